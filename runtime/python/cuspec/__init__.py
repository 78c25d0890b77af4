"""Python bindings of the CUDA driver, the CUDA Runtime and NVRTC.

``cuspec.cuda``, ``cuspec.cudart`` and ``cuspec.nvrtc`` are imported on first use, and so are ``cuspec.cudart12`` and
``cuspec.cudart11``, the Runtime of older CUDA. No import loads a library of CUDA.
"""

from __future__ import annotations

import importlib
from typing import Any

from ._errors import Error, LibraryNotFoundError, MissingSymbolError

__all__ = ["Error", "LibraryNotFoundError", "MissingSymbolError", "cuda", "cudart", "cudart11", "cudart12", "nvrtc"]

_MODULES = ("cuda", "cudart", "cudart11", "cudart12", "nvrtc")


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return importlib.import_module(f".{name}", __name__)
    if name == "__version__":
        # Reading it takes longer than all the rest of the import.
        from importlib import metadata

        return metadata.version(__name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_MODULES, "__version__"})
