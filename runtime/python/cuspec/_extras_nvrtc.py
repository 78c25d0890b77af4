"""What ``cuspec.nvrtc`` has besides the compiler's own functions."""

from ._cuspec import sizeof

__all__ = ["sizeof"]
