"""What ``cuspec.cudart`` has besides the Runtime's own functions: helpers that its C++ headers define inline."""

from __future__ import annotations

from typing import TYPE_CHECKING, SupportsIndex

from ._cuspec import sizeof

if TYPE_CHECKING:
    from .cudart import cudaError_t, cudaExtent, cudaPitchedPtr, cudaPos

__all__ = ["getLocalRuntimeVersion", "make_cudaExtent", "make_cudaPitchedPtr", "make_cudaPos", "sizeof"]


def make_cudaExtent(w: int, h: int, d: int) -> cudaExtent:
    """An extent.

    Parameters
    ----------
    w : int
        Width, in elements of an array or in bytes of linear memory.
    h : int
        Height, in elements.
    d : int
        Depth, in elements.

    Returns
    -------
    cudaExtent
    """
    from . import cudart

    extent = cudart.cudaExtent()
    extent.width, extent.height, extent.depth = w, h, d
    return extent


def make_cudaPos(x: int, y: int, z: int) -> cudaPos:
    """A position, in the units of :func:`make_cudaExtent`.

    Parameters
    ----------
    x, y, z : int

    Returns
    -------
    cudaPos
    """
    from . import cudart

    position = cudart.cudaPos()
    position.x, position.y, position.z = x, y, z
    return position


def make_cudaPitchedPtr(d: SupportsIndex, p: int, xsz: int, ysz: int) -> cudaPitchedPtr:
    """Pitched memory.

    Parameters
    ----------
    d : int
        The address.
    p : int
        The distance between rows, in bytes.
    xsz : int
        The logical width, in elements.
    ysz : int
        The logical height, in elements.

    Returns
    -------
    cudaPitchedPtr
    """
    from . import cudart

    pointer = cudart.cudaPitchedPtr()
    pointer.ptr, pointer.pitch, pointer.xsize, pointer.ysize = d, p, xsz, ysz
    return pointer


def getLocalRuntimeVersion() -> tuple[cudaError_t, int | None]:
    """The version of the Runtime library that this package calls.

    Returns
    -------
    cudaError_t
        ``cudaSuccess``
    int
        1000 * major + 10 * minor.
    """
    from . import cudart

    return cudart.cudaRuntimeGetVersion()
