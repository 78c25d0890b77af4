"""The Runtime, beside the driver in one process."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from cuspec import _cuspec, cuda, cudart
from gpu import ADD, check, compiled, download, kernel, launch, memory, words

KIND = cudart.cudaMemcpyKind


@pytest.fixture(autouse=True)
def current(context: Any) -> Iterator[None]:
    """Device 0, and no error of an earlier test."""
    check(cudart.cudaSetDevice(0))
    cudart.cudaGetLastError()
    yield
    check(cudart.cudaDeviceSynchronize())


def runtime() -> ctypes.CDLL:
    """The Runtime as ctypes sees it."""
    check(cudart.cudaGetDevice())
    path = _cuspec.library_path("cudart")
    assert path is not None
    return ctypes.CDLL(path)


@pytest.mark.parametrize("member", list(cudart.cudaDeviceAttr), ids=lambda member: member.name)
def test_attribute_is_what_the_runtime_says(member: Any) -> None:
    value = ctypes.c_int(-12345)
    expected = runtime().cudaDeviceGetAttribute(ctypes.byref(value), int(member), 0)
    runtime().cudaGetLastError()
    result, found = cudart.cudaDeviceGetAttribute(member, 0)
    cudart.cudaGetLastError()
    assert (int(result), found) == (expected, None if expected else value.value)


@pytest.mark.parametrize("member", list(cudart.cudaLimit), ids=lambda member: member.name)
def test_limit(member: Any) -> None:
    value = ctypes.c_size_t()
    expected = runtime().cudaDeviceGetLimit(ctypes.byref(value), int(member))
    result, found = cudart.cudaDeviceGetLimit(member)
    cudart.cudaGetLastError()
    assert (int(result), found) == (expected, None if expected else value.value)


@pytest.mark.parametrize("member", list(cudart.cudaError_t), ids=lambda member: member.name)
def test_name_and_text_of_an_error(member: Any) -> None:
    library = runtime()
    library.cudaGetErrorName.restype = library.cudaGetErrorString.restype = ctypes.c_char_p
    assert cudart.cudaGetErrorName(member)[1] == library.cudaGetErrorName(int(member))
    assert cudart.cudaGetErrorString(member)[1] == library.cudaGetErrorString(int(member))


def test_properties(device: Any) -> None:
    found = check(cudart.cudaGetDeviceProperties(0))
    assert found.name.rstrip(b"\0") == check(cuda.cuDeviceGetName(256, device))
    assert found.totalGlobalMem == check(cuda.cuDeviceTotalMem(device))
    assert found.multiProcessorCount == check(cudart.cudaDeviceGetAttribute(cudart.cudaDeviceAttr.cudaDevAttrMultiProcessorCount, 0))
    assert found.uuid.bytes == check(cuda.cuDeviceGetUuid(device)).bytes


def test_the_context_is_the_primary_one(context: Any) -> None:
    check(cudart.cudaFree(0))
    assert check(cuda.cuCtxGetCurrent()) == context


def test_memory_of_one_in_the_other() -> None:
    address = check(cudart.cudaMalloc(64))
    assert isinstance(address, int)
    check(cuda.cuMemsetD8(address, 3, 64))
    host = bytearray(64)
    check(cudart.cudaMemcpy(host, address, 64, KIND.cudaMemcpyDeviceToHost))
    assert host == b"\3" * 64
    check(cudart.cudaFree(address))
    with memory(64, 4) as other:
        check(cudart.cudaMemcpy(host, int(other), 64, KIND.cudaMemcpyDefault))
        assert host == b"\4" * 64
        found = check(cudart.cudaPointerGetAttributes(int(other)))
        assert (found.type, found.device, found.devicePointer) == (cudart.cudaMemoryType.cudaMemoryTypeDevice, 0, int(other))


def test_a_stream_of_one_in_the_other() -> None:
    stream = check(cudart.cudaStreamCreateWithFlags(cudart.cudaStreamNonBlocking))
    with kernel(ADD) as function, memory(256) as out:
        launch(function, (out, 1, 64), (None, ctypes.c_uint, ctypes.c_uint), stream=stream)
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 64) == list(range(1, 65))
    check(cudart.cudaStreamDestroy(stream))
    other = check(cuda.cuStreamCreate(0))
    check(cudart.cudaStreamSynchronize(other))
    check(cuda.cuStreamDestroy(other))


def test_events_of_one_in_the_other() -> None:
    events = [check(cudart.cudaEventCreate()), check(cuda.cuEventCreate(0))]
    for event in events:
        check(cudart.cudaEventRecord(event, 0))
        check(cuda.cuEventSynchronize(event))
    assert check(cudart.cudaEventElapsedTime(*events)) >= 0
    check(cuda.cuEventDestroy(events[0]))
    check(cudart.cudaEventDestroy(events[1]))


def test_a_kernel_of_a_library() -> None:
    library = check(cudart.cudaLibraryLoadData(compiled(ADD), [], [], 0, [], [], 0))
    function = check(cudart.cudaLibraryGetKernel(library, "kernel"))
    grid, block = cudart.dim3(), cudart.dim3()
    grid.x = grid.y = grid.z = block.y = block.z = 1
    block.x = 16
    out = check(cudart.cudaMalloc(64))
    check(cudart.cudaMemset(out, 0, 64))
    arguments = ((out, 5, 16), (ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint))
    check(cudart.cudaLaunchKernel(int(function), grid, block, arguments, 0, 0))
    config = cudart.cudaLaunchConfig_t()
    config.gridDim, config.blockDim = grid, block
    check(cudart.cudaLaunchKernelExC(config, int(function), arguments))
    check(cudart.cudaDeviceSynchronize())
    assert words(out, 16) == [10 + 2 * i for i in range(16)]
    check(cudart.cudaFree(out))
    check(cudart.cudaLibraryUnload(library))


def test_rectangles_and_boxes() -> None:
    address, pitch = check(cudart.cudaMallocPitch(10, 4))
    host = bytearray(range(40))
    back = bytearray(40)
    check(cudart.cudaMemcpy2D(address, pitch, host, 10, 10, 4, KIND.cudaMemcpyHostToDevice))
    check(cudart.cudaMemcpy2D(back, 10, address, pitch, 10, 4, KIND.cudaMemcpyDeviceToHost))
    assert back == host
    check(cudart.cudaFree(address))
    box = check(cudart.cudaMalloc3D(cudart.make_cudaExtent(10, 2, 2)))
    copy = cudart.cudaMemcpy3DParms()
    copy.srcPtr = cudart.make_cudaPitchedPtr(ctypes.addressof(ctypes.c_char.from_buffer(host)), 10, 10, 2)
    copy.dstPtr = box
    copy.extent = cudart.make_cudaExtent(10, 2, 2)
    copy.kind = KIND.cudaMemcpyHostToDevice
    check(cudart.cudaMemcpy3D(copy))
    assert download(box.ptr, 10) == bytes(range(10))
    check(cudart.cudaFree(box.ptr))


def test_memory_in_the_order_of_a_stream() -> None:
    stream = check(cudart.cudaStreamCreate())
    address = check(cudart.cudaMallocAsync(64, stream))
    check(cudart.cudaMemsetAsync(address, 6, 64, stream))
    host = bytearray(64)
    check(cudart.cudaMemcpyAsync(host, address, 64, KIND.cudaMemcpyDeviceToHost, stream))
    check(cudart.cudaFreeAsync(address, stream))
    check(cudart.cudaStreamSynchronize(stream))
    assert host == b"\6" * 64
    check(cudart.cudaStreamDestroy(stream))


def test_host_memory() -> None:
    address = check(cudart.cudaHostAlloc(4096, cudart.cudaHostAllocMapped))
    seen = check(cudart.cudaHostGetDevicePointer(address, 0))
    check(cudart.cudaMemset(seen, 2, 16))
    check(cudart.cudaDeviceSynchronize())
    assert ctypes.string_at(address, 16) == b"\2" * 16
    assert check(cudart.cudaHostGetFlags(address)) & cudart.cudaHostAllocMapped
    check(cudart.cudaFreeHost(address))


def test_the_last_error() -> None:
    (result, *_) = cudart.cudaMalloc(1 << 60)
    assert result is cudart.cudaError_t.cudaErrorMemoryAllocation
    assert cudart.cudaPeekAtLastError()[0] is result
    assert cudart.cudaGetLastError()[0] is result
    assert cudart.cudaGetLastError()[0] is cudart.cudaError_t.cudaSuccess


def test_a_host_function() -> None:
    called: list[int] = []
    stream = check(cudart.cudaStreamCreate())
    check(cudart.cudaLaunchHostFunc(stream, lambda *_: called.append(1), None))
    check(cudart.cudaStreamAddCallback(stream, lambda *_: called.append(2), None, 0))
    check(cudart.cudaStreamSynchronize(stream))
    assert called == [1, 2]
    check(cudart.cudaStreamDestroy(stream))


def test_a_graph() -> None:
    stream = check(cudart.cudaStreamCreate())
    address = check(cudart.cudaMalloc(64))
    check(cudart.cudaStreamBeginCapture(stream, cudart.cudaStreamCaptureMode.cudaStreamCaptureModeThreadLocal))
    check(cudart.cudaMemsetAsync(address, 8, 64, stream))
    graph = check(cudart.cudaStreamEndCapture(stream))
    executable = check(cudart.cudaGraphInstantiate(graph))
    check(cudart.cudaGraphLaunch(executable, stream))
    check(cudart.cudaStreamSynchronize(stream))
    assert download(address, 64) == b"\x08" * 64
    check(cudart.cudaGraphExecDestroy(executable))
    check(cudart.cudaGraphDestroy(graph))
    check(cudart.cudaFree(address))
    check(cudart.cudaStreamDestroy(stream))


def test_a_texture() -> None:
    channel = check(cudart.cudaCreateChannelDesc(32, 0, 0, 0, cudart.cudaChannelFormatKind.cudaChannelFormatKindFloat))
    array = check(cudart.cudaMallocArray(channel, 8, 1))
    host = bytearray(struct.pack("8f", *range(8)))
    check(cudart.cudaMemcpy2DToArray(array, 0, 0, host, 32, 32, 1, KIND.cudaMemcpyHostToDevice))
    resource = cudart.cudaResourceDesc()
    resource.resType = cudart.cudaResourceType.cudaResourceTypeArray
    resource.res.array.array = array
    made = check(cudart.cudaCreateTextureObject(resource, cudart.cudaTextureDesc(), None))
    assert check(cudart.cudaGetTextureObjectResourceDesc(made)).res.array.array == array
    assert check(cudart.cudaGetChannelDesc(array)).x == 32
    check(cudart.cudaDestroyTextureObject(made))
    check(cudart.cudaFreeArray(array))


def test_entry_points_of_the_driver() -> None:
    address, found = check(cudart.cudaGetDriverEntryPointByVersion("cuMemAlloc", 12000, 0))
    assert found is cudart.cudaDriverEntryPointQueryResult.cudaDriverEntryPointSuccess
    assert address == check(cuda.cuGetProcAddress("cuMemAlloc", 12000, 0))[0]


def test_versions() -> None:
    assert check(cudart.cudaDriverGetVersion()) == check(cuda.cuDriverGetVersion())
    assert check(cudart.cudaRuntimeGetVersion()) == check(cudart.getLocalRuntimeVersion())
