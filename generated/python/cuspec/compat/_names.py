"""The names of cuda-python and the modules of cuspec that answer to them.

Input and output: none, constants only. Invariant: names that only Cython can use (`cuda.bindings.cydriver`, `cuda.ccudart`, ...) are
not here, so that importing them fails unless the package that has them is installed.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

ALIASES: Final = MappingProxyType(
    {
        "cuda.bindings.driver": "cuspec.cuda",
        "cuda.bindings.runtime": "cuspec.cudart",
        "cuda.bindings.nvrtc": "cuspec.nvrtc",
        "cuda.cuda": "cuspec.cuda",
        "cuda.cudart": "cuspec.cudart",
        "cuda.nvrtc": "cuspec.nvrtc",
    }
)

NAMESPACE: Final = "cuda"
BINDINGS: Final = "cuda.bindings"
UTILS: Final = "cuda.bindings.utils"
