"""Two devices: access and copies from one to the other."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import pytest
from cuspec import cuda
from gpu import check, download, kernel, launch, memory, raw, upload, words

COPY = 'extern "C" __global__ void kernel(unsigned int *to, const unsigned int *from) { to[threadIdx.x] = from[threadIdx.x]; }'


@pytest.fixture
def other(context: Any) -> Iterator[Any]:
    """The primary context of the second device; the first one's stays current."""
    count = check(cuda.cuDeviceGetCount())
    if count < 2:
        pytest.skip(f"needs two devices, and there is {count}")
    made = check(cuda.cuDevicePrimaryCtxRetain(1))
    check(cuda.cuCtxSetCurrent(context))
    yield made
    check(cuda.cuCtxSetCurrent(context))
    check(cuda.cuDevicePrimaryCtxRelease(1))


@pytest.mark.parametrize("member", list(cuda.CUdevice_P2PAttribute), ids=lambda member: member.name)
def test_attribute_of_two_devices(other: Any, member: Any) -> None:
    value = ctypes.c_int()
    expected = raw("cuDeviceGetP2PAttribute", ctypes.byref(value), int(member), 0, 1)
    result, found = cuda.cuDeviceGetP2PAttribute(member, 0, 1)
    assert (int(result), found) == (expected, None if expected else value.value)


def test_a_copy_between_devices(other: Any, context: Any) -> None:
    check(cuda.cuCtxSetCurrent(other))
    with memory(64, 7) as source:
        check(cuda.cuCtxSetCurrent(context))
        with memory(64) as target:
            check(cuda.cuMemcpyPeer(target, context, source, other, 64))
            assert download(target, 64) == b"\7" * 64
        check(cuda.cuCtxSetCurrent(other))


def test_a_kernel_reads_memory_of_the_other_device(other: Any, context: Any) -> None:
    if not check(cuda.cuDeviceCanAccessPeer(0, 1)):
        pytest.skip("device 0 has no access to device 1")
    check(cuda.cuCtxEnablePeerAccess(other, 0))
    (again,) = cuda.cuCtxEnablePeerAccess(other, 0)
    assert again is cuda.CUresult.CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED
    check(cuda.cuCtxSetCurrent(other))
    with memory(64) as source:
        upload(source, bytes(range(64)))
        check(cuda.cuCtxSetCurrent(context))
        with memory(64) as target, kernel(COPY) as function:
            launch(function, (target, source), (None, None), threads=16)
            assert download(target, 64) == bytes(range(64))
        check(cuda.cuCtxSetCurrent(other))
    check(cuda.cuCtxSetCurrent(context))
    check(cuda.cuCtxDisablePeerAccess(other))


def test_a_stream_is_on_its_device(other: Any) -> None:
    check(cuda.cuCtxSetCurrent(other))
    stream = check(cuda.cuStreamCreate(0))
    assert check(cuda.cuStreamGetCtx(stream)) == other
    assert int(check(cuda.cuCtxGetDevice())) == 1
    with memory(16) as address:
        check(cuda.cuMemsetD32Async(address, 9, 4, stream))
        check(cuda.cuStreamSynchronize(stream))
        assert words(address, 4) == [9] * 4
        ordinal = cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
        assert check(cuda.cuPointerGetAttribute(ordinal, address)) == 1
    check(cuda.cuStreamDestroy(stream))
