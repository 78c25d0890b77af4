"""The package `cuda.bindings` where cuda-python is not installed.

Input: none. Output: `__version__` and `utils`; `cuspec.compat` gives `driver`, `runtime` and `nvrtc`. Invariant: names that need
cuda-python's compiled modules (`cydriver`, `nvjitlink`, `nvvm`, ...) are missing, and importing them says so.
"""

from . import utils as utils
from ._version import __version__ as __version__
