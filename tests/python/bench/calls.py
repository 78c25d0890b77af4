"""Rows of plain calls: what goes in and what comes out, without kernels."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import Any

import numpy

from .row import Package, Row, Target

# Made up: nothing looks at what these lead to.
ADDRESS = 0x7F00_0000_0000
SIZE = 8


def _driver(**names: Any) -> Callable[[Package], Mapping[str, Any]]:
    """Names in a package: a text is one of the driver's functions, a callable makes an argument of the driver's module."""

    def resolve(package: Package) -> Mapping[str, Any]:
        cuda = package.cuda
        return {name: getattr(cuda, meant) if isinstance(meant, str) else meant(cuda) for name, meant in names.items()}

    return resolve


def _attributes(cuda: Any) -> tuple[Any, ...]:
    kinds = cuda.CUpointer_attribute
    return (
        kinds.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        kinds.CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
        kinds.CU_POINTER_ATTRIBUTE_HOST_POINTER,
        kinds.CU_POINTER_ATTRIBUTE_BUFFER_ID,
    )


def _tensor(cuda: Any) -> tuple[Any, ...]:
    """A plane of floats, 128 by 128, that is copied in tiles of 64 by 64."""
    long, short = cuda.cuuint64_t, cuda.cuuint32_t
    return (
        cuda.CUtensorMapDataType.CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
        2,
        cuda.CUdeviceptr(ADDRESS),
        (long(128), long(128)),
        (long(512),),
        (short(64), short(64)),
        (short(1), short(1)),
        cuda.CUtensorMapInterleave.CU_TENSOR_MAP_INTERLEAVE_NONE,
        cuda.CUtensorMapSwizzle.CU_TENSOR_MAP_SWIZZLE_NONE,
        cuda.CUtensorMapL2promotion.CU_TENSOR_MAP_L2_PROMOTION_NONE,
        cuda.CUtensorMapFloatOOBfill.CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
    )


def _headers(count: int) -> Callable[[Package], Mapping[str, Any]]:
    names = [b"header_%d.cuh" % at for at in range(count)]
    texts = [b"// nothing"] * count

    def resolve(package: Package) -> Mapping[str, Any]:
        nvrtc = package.nvrtc
        return {
            "create": nvrtc.nvrtcCreateProgram,
            "destroy": nvrtc.nvrtcDestroyProgram,
            "source": b'extern "C" __global__ void empty() {}',
            "name": b"empty.cu",
            "count": count,
            "texts": texts,
            "names": names,
        }

    return resolve


def _context(cuda: Any) -> Any:
    return cuda.CUcontext(ADDRESS)


def _device(cuda: Any) -> Any:
    return cuda.CUdevice(0)


def _stream(cuda: Any) -> Any:
    return cuda.CUstream(ADDRESS)


def _event(cuda: Any) -> Any:
    return cuda.CUevent(ADDRESS)


def _module(cuda: Any) -> Any:
    return cuda.CUmodule(ADDRESS)


def _pointer(cuda: Any) -> Any:
    return cuda.CUdeviceptr(ADDRESS)


def _clock_rate(cuda: Any) -> Any:
    return cuda.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_CLOCK_RATE


# Held here, because the address below leads into it.
_array = numpy.zeros(SIZE, dtype=numpy.uint8)
_HTOD = "copy(pointer, source, 8)"

ROWS = [
    Row("cuCtxGetCurrent", "call()", _driver(call="cuCtxGetCurrent"), Target(52, 86)),
    Row("cuCtxSetCurrent", "call(context)", _driver(call="cuCtxSetCurrent", context=_context)),
    Row(
        "cuDeviceGetAttribute",
        "call(attribute, device)",
        _driver(call="cuDeviceGetAttribute", attribute=_clock_rate, device=_device),
    ),
    Row("cuEventRecord", "call(event, stream)", _driver(call="cuEventRecord", event=_event, stream=_stream)),
    Row("cuEventQuery", "call(event)", _driver(call="cuEventQuery", event=_event)),
    Row("cuStreamQuery", "call(stream)", _driver(call="cuStreamQuery", stream=_stream), Target(55, 191)),
    Row("cuStreamSynchronize", "call(stream)", _driver(call="cuStreamSynchronize", stream=_stream)),
    Row("cuMemAlloc", "call(1024)", _driver(call="cuMemAlloc"), Target(58, 96)),
    Row(
        "cuMemAlloc, cuMemFree",
        "_, pointer = allocate(1024)\nfree(pointer)",
        _driver(allocate="cuMemAlloc", free="cuMemFree"),
    ),
    Row(
        "cuMemAllocAsync, cuMemFreeAsync",
        "_, pointer = allocate(1024, stream)\nfree(pointer, stream)",
        _driver(allocate="cuMemAllocAsync", free="cuMemFreeAsync", stream=_stream),
    ),
    Row("cuMemcpyHtoD, from numpy", _HTOD, _driver(copy="cuMemcpyHtoD", pointer=_pointer, source=lambda _: _array), Target(110, 491)),
    Row("cuMemcpyHtoD, from bytes", _HTOD, _driver(copy="cuMemcpyHtoD", pointer=_pointer, source=lambda _: bytes(SIZE))),
    Row(
        "cuMemcpyHtoD, from ctypes",
        _HTOD,
        _driver(copy="cuMemcpyHtoD", pointer=_pointer, source=lambda _: (ctypes.c_uint8 * SIZE)()),
    ),
    Row("cuMemcpyHtoD, from int", _HTOD, _driver(copy="cuMemcpyHtoD", pointer=_pointer, source=lambda _: _array.ctypes.data), Target(60, 216)),
    Row(
        "cuPointerGetAttribute",
        "call(attribute, pointer)",
        _driver(call="cuPointerGetAttribute", attribute=lambda cuda: _attributes(cuda)[0], pointer=_pointer),
        Target(120, 398),
    ),
    Row(
        "cuPointerGetAttributes, 4",
        "call(4, attributes, pointer)",
        _driver(call="cuPointerGetAttributes", attributes=_attributes, pointer=_pointer),
        Target(400, 1829),
    ),
    Row(
        "cuModuleGetFunction",
        "call(module, b'kernel')",
        _driver(call="cuModuleGetFunction", module=_module),
    ),
    Row(
        "cuTensorMapEncodeTiled",
        "call(a, b, c, d, e, f, g, h, i, j, k)",
        lambda package: {"call": package.cuda.cuTensorMapEncodeTiled, **dict(zip("abcdefghijk", _tensor(package.cuda)))},
        Target(150, 334),
    ),
    Row(
        "nvrtcCreateProgram, destroyed",
        "_, program = create(source, name, 0, [], [])\ndestroy(program)",
        _headers(0),
    ),
    Row(
        "nvrtcCreateProgram, 100 headers, destroyed",
        "_, program = create(source, name, count, texts, names)\ndestroy(program)",
        _headers(100),
        Target(5000, 14000),
    ),
]
