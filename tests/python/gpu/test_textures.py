"""Arrays, textures and surfaces, read and written by kernels."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from cuspec import cuda
from gpu import attribute, check, download, kernel, launch, memory, needs, upload

FLOAT = cuda.CUarray_format.CU_AD_FORMAT_FLOAT

READ = """
extern "C" __global__ void kernel(cudaTextureObject_t texture, float *out, float step, float shift)
{
    out[threadIdx.x] = tex2D<float>(texture, threadIdx.x * step + shift, 0.25f);
}
"""

READ_LINEAR = """
extern "C" __global__ void kernel(cudaTextureObject_t texture, float *out)
{
    out[threadIdx.x] = tex1Dfetch<float>(texture, threadIdx.x);
}
"""

WRITE = """
extern "C" __global__ void kernel(cudaSurfaceObject_t surface)
{
    surf2Dwrite<float>(100.0f + threadIdx.x, surface, threadIdx.x * 4, 0);
}
"""


def descriptor(width: int, height: int, flags: int = 0, depth: int = 0, form: Any = FLOAT, channels: int = 1) -> Any:
    """A description of an array of any dimension."""
    made = cuda.CUDA_ARRAY3D_DESCRIPTOR()
    made.Width, made.Height, made.Depth, made.Format, made.NumChannels, made.Flags = width, height, depth, form, channels, flags
    return made


@pytest.fixture
def array(context: Any) -> Iterator[Any]:
    """Eight numbers in a row of two, surfaces included."""
    made = check(cuda.cuArray3DCreate(descriptor(8, 2, cuda.CUDA_ARRAY3D_SURFACE_LDST)))
    write(made, [float(i) for i in range(16)], 8, 2)
    yield made
    check(cuda.cuArrayDestroy(made))


def write(array: Any, values: list[float], width: int, height: int) -> None:
    """Fills an array."""
    copy = cuda.CUDA_MEMCPY2D()
    host = bytearray(struct.pack(f"{len(values)}f", *values))
    copy.srcMemoryType, copy.srcHost, copy.srcPitch = cuda.CUmemorytype.CU_MEMORYTYPE_HOST, host, 4 * width
    copy.dstMemoryType, copy.dstArray = cuda.CUmemorytype.CU_MEMORYTYPE_ARRAY, array
    copy.WidthInBytes, copy.Height = 4 * width, height
    check(cuda.cuMemcpy2D(copy))


def floats(address: Any, count: int) -> list[float]:
    return list(struct.unpack(f"{count}f", download(address, 4 * count)))


def resource(array: Any) -> Any:
    """An array as a resource."""
    made = cuda.CUDA_RESOURCE_DESC()
    made.resType = cuda.CUresourcetype.CU_RESOURCE_TYPE_ARRAY
    made.res.array.hArray = array
    return made


def texture(filter_: str = "POINT", address: str = "CLAMP", normalized: bool = False) -> Any:
    """How a texture is read."""
    made = cuda.CUDA_TEXTURE_DESC()
    made.addressMode = [cuda.CUaddress_mode[f"CU_TR_ADDRESS_MODE_{address}"]] * 3
    made.filterMode = cuda.CUfilter_mode[f"CU_TR_FILTER_MODE_{filter_}"]
    made.flags = cuda.CU_TRSF_NORMALIZED_COORDINATES if normalized else 0
    return made


def sample(made: Any, step: float, shift: float, count: int = 8) -> list[float]:
    """What a kernel reads of a texture."""
    with kernel(READ) as function, memory(4 * count) as out:
        types = (ctypes.c_ulonglong, None, ctypes.c_float, ctypes.c_float)
        launch(function, (int(made), out, step, shift), types, threads=count)
        return floats(out, count)


def test_points(array: Any) -> None:
    made = check(cuda.cuTexObjectCreate(resource(array), texture(), None))
    assert sample(made, 1, 0.5) == [float(i) for i in range(8)]
    check(cuda.cuTexObjectDestroy(made))


def test_between_points(array: Any) -> None:
    made = check(cuda.cuTexObjectCreate(resource(array), texture("LINEAR"), None))
    assert sample(made, 1, 1.0)[:7] == [i + 0.5 for i in range(7)]
    check(cuda.cuTexObjectDestroy(made))


@pytest.mark.parametrize(("mode", "expected"), [("CLAMP", [7.0] * 8), ("BORDER", [0.0] * 8), ("WRAP", [float(i) for i in range(8)])])
def test_outside(array: Any, mode: str, expected: list[float]) -> None:
    made = check(cuda.cuTexObjectCreate(resource(array), texture("POINT", mode, normalized=True), None))
    assert sample(made, 1 / 8, 1 + 1 / 16) == expected
    check(cuda.cuTexObjectDestroy(made))


def test_colour_of_the_border(array: Any) -> None:
    described = texture("POINT", "BORDER", normalized=True)
    described.borderColor = [3.5, 0, 0, 0]
    made = check(cuda.cuTexObjectCreate(resource(array), described, None))
    assert sample(made, 1 / 8, 1 + 1 / 16) == [3.5] * 8
    # What the driver tells of it is no colour: cuda-bindings reads zeros here, too.
    assert check(cuda.cuTexObjectGetTextureDesc(made)).addressMode[0] == described.addressMode[0]
    check(cuda.cuTexObjectDestroy(made))


def test_descriptions_are_read_back(array: Any) -> None:
    view = cuda.CUDA_RESOURCE_VIEW_DESC()
    view.format, view.width, view.height = cuda.CUresourceViewFormat.CU_RES_VIEW_FORMAT_FLOAT_1X32, 8, 2
    made = check(cuda.cuTexObjectCreate(resource(array), texture("LINEAR", "MIRROR", normalized=True), view))
    found = check(cuda.cuTexObjectGetResourceDesc(made))
    assert found.resType is cuda.CUresourcetype.CU_RESOURCE_TYPE_ARRAY and found.res.array.hArray == array
    described = check(cuda.cuTexObjectGetTextureDesc(made))
    assert described.filterMode is cuda.CUfilter_mode.CU_TR_FILTER_MODE_LINEAR
    assert described.addressMode[0] is cuda.CUaddress_mode.CU_TR_ADDRESS_MODE_MIRROR
    viewed = check(cuda.cuTexObjectGetResourceViewDesc(made))
    assert (viewed.format, viewed.width, viewed.height) == (view.format, 8, 2)
    check(cuda.cuTexObjectDestroy(made))


def test_linear_memory(context: Any) -> None:
    with memory(64) as address, memory(64) as out:
        upload(address, struct.pack("16f", *range(16)))
        made = cuda.CUDA_RESOURCE_DESC()
        made.resType = cuda.CUresourcetype.CU_RESOURCE_TYPE_LINEAR
        made.res.linear.devPtr, made.res.linear.format = address, FLOAT
        made.res.linear.numChannels, made.res.linear.sizeInBytes = 1, 64
        object_ = check(cuda.cuTexObjectCreate(made, texture(), None))
        with kernel(READ_LINEAR) as function:
            launch(function, (int(object_), out), (ctypes.c_ulonglong, None), threads=16)
        assert floats(out, 16) == [float(i) for i in range(16)]
        check(cuda.cuTexObjectDestroy(object_))


def test_pitched_memory(context: Any, device: Any) -> None:
    pitch = attribute("TEXTURE_PITCH_ALIGNMENT", device)
    with memory(2 * pitch) as address:
        upload(address, struct.pack("8f", *range(8)))
        made = cuda.CUDA_RESOURCE_DESC()
        made.resType = cuda.CUresourcetype.CU_RESOURCE_TYPE_PITCH2D
        flat = made.res.pitch2D
        flat.devPtr, flat.format, flat.numChannels = address, FLOAT, 1
        flat.width, flat.height, flat.pitchInBytes = 8, 2, pitch
        object_ = check(cuda.cuTexObjectCreate(made, texture(), None))
        assert sample(object_, 1, 0.5) == [float(i) for i in range(8)]
        check(cuda.cuTexObjectDestroy(object_))


def test_a_surface(array: Any) -> None:
    made = check(cuda.cuSurfObjectCreate(resource(array)))
    assert check(cuda.cuSurfObjectGetResourceDesc(made)).res.array.hArray == array
    with kernel(WRITE) as function:
        launch(function, (int(made),), (ctypes.c_ulonglong,), threads=8)
    check(cuda.cuCtxSynchronize())
    check(cuda.cuSurfObjectDestroy(made))
    seen = check(cuda.cuTexObjectCreate(resource(array), texture(), None))
    assert sample(seen, 1, 0.5) == [100.0 + i for i in range(8)]
    check(cuda.cuTexObjectDestroy(seen))


def test_description_of_an_array(array: Any) -> None:
    found = check(cuda.cuArray3DGetDescriptor(array))
    assert (found.Width, found.Height, found.Depth, found.Format, found.NumChannels) == (8, 2, 0, FLOAT, 1)
    flat = check(cuda.cuArrayGetDescriptor(array))
    assert (flat.Width, flat.Height, flat.Format) == (8, 2, FLOAT)


def test_an_array_of_two_dimensions(context: Any) -> None:
    made = cuda.CUDA_ARRAY_DESCRIPTOR()
    made.Width, made.Height, made.Format, made.NumChannels = 16, 0, cuda.CUarray_format.CU_AD_FORMAT_UNSIGNED_INT8, 4
    array = check(cuda.cuArrayCreate(made))
    data = bytearray(range(64))
    back = bytearray(64)
    check(cuda.cuMemcpyHtoA(array, 0, data, 64))
    check(cuda.cuMemcpyAtoH(back, array, 0, 64))
    assert back == data
    check(cuda.cuArrayDestroy(array))


def test_memory_that_an_array_needs(context: Any, device: Any) -> None:
    needs("DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED", device)
    made = check(cuda.cuArray3DCreate(descriptor(64, 64, cuda.CUDA_ARRAY3D_DEFERRED_MAPPING)))
    found = check(cuda.cuArrayGetMemoryRequirements(made, device))
    assert found.size >= 64 * 64 * 4 and found.alignment > 0
    check(cuda.cuArrayDestroy(made))


def test_a_sparse_array(context: Any, device: Any) -> None:
    needs("SPARSE_CUDA_ARRAY_SUPPORTED", device)
    made = check(cuda.cuArray3DCreate(descriptor(1024, 1024, cuda.CUDA_ARRAY3D_SPARSE)))
    found = check(cuda.cuArrayGetSparseProperties(made))
    assert found.tileExtent.width > 0 and found.tileExtent.height > 0
    check(cuda.cuArrayDestroy(made))


def test_levels(context: Any) -> None:
    made = check(cuda.cuMipmappedArrayCreate(descriptor(64, 64), 4))
    sizes = [check(cuda.cuArray3DGetDescriptor(check(cuda.cuMipmappedArrayGetLevel(made, level)))).Width for level in range(4)]
    assert sizes == [64, 32, 16, 8]
    check(cuda.cuMipmappedArrayDestroy(made))
