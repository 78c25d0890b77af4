"""Python bindings of the CUDA driver, the CUDA Runtime and NVRTC."""

from . import cuda as cuda
from . import cudart as cudart
from . import nvrtc as nvrtc

__all__ = ["cuda", "cudart", "nvrtc"]
