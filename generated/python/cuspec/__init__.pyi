"""Python bindings of the CUDA driver, the CUDA Runtime and NVRTC."""

from . import cuda as cuda
from . import cudart as cudart
from . import nvrtc as nvrtc
from . import cudart12 as cudart12
from . import cudart11 as cudart11
from ._errors import Error as Error
from ._errors import LibraryNotFoundError as LibraryNotFoundError
from ._errors import MissingSymbolError as MissingSymbolError

__all__ = ["Error", "LibraryNotFoundError", "MissingSymbolError", "cuda", "cudart", "nvrtc", "cudart12", "cudart11"]
__version__: str
