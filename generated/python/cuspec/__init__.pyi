"""Python bindings of the CUDA driver, the CUDA Runtime and NVRTC."""

from . import cuda as cuda
from . import cudart as cudart
from . import nvrtc as nvrtc
from ._errors import Error as Error
from ._errors import LibraryNotFoundError as LibraryNotFoundError
from ._errors import MissingSymbolError as MissingSymbolError

__all__ = ["Error", "LibraryNotFoundError", "MissingSymbolError", "cuda", "cudart", "nvrtc"]
__version__: str
