"""Where packages of this interpreter keep the libraries of CUDA. Filled in by the loader before the first call."""

from __future__ import annotations

from collections.abc import Sequence


def candidates(library: str, files: Sequence[str]) -> list[str]:
    """Files to try before the system's own search, best first."""
    return []
