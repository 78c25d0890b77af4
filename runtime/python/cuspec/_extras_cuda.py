"""What ``cuspec.cuda`` has besides the driver's own functions."""

from ._cuspec import sizeof

__all__ = ["sizeof"]
