"""Arrays of CuPy as memory and as parameters."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from cuspec import cuda, cudart
from gpu import ADD, check, kernel, launch

cupy = pytest.importorskip("cupy", reason="CuPy is not installed", exc_type=ImportError)


@pytest.fixture(autouse=True)
def ready(context: Any) -> None:
    """The primary context is CuPy's, too."""


def test_an_array_is_a_destination_and_a_source() -> None:
    array = cupy.zeros(16, dtype=cupy.int32)
    cupy.cuda.Device().synchronize()
    host = bytearray(b"\1\0\0\0" * 16)
    check(cudart.cudaMemcpy(array, host, 64, cudart.cudaMemcpyKind.cudaMemcpyHostToDevice))
    assert array.tolist() == [1] * 16
    array += 1
    cupy.cuda.Device().synchronize()
    check(cudart.cudaMemcpy(host, array, 64, cudart.cudaMemcpyKind.cudaMemcpyDeviceToHost))
    assert host == b"\2\0\0\0" * 16


def test_a_slice_begins_where_it_begins() -> None:
    array = cupy.zeros(16, dtype=cupy.uint8)
    cupy.cuda.Device().synchronize()
    check(cudart.cudaMemset(array[4:], 7, 4))
    check(cudart.cudaDeviceSynchronize())
    assert array.tolist() == [0] * 4 + [7] * 4 + [0] * 8


def test_an_array_as_a_parameter() -> None:
    array = cupy.zeros(64, dtype=cupy.uint32)
    cupy.cuda.Device().synchronize()
    with kernel(ADD) as function:
        launch(function, (array.data.ptr, 3, 64), (ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint))
        check(cuda.cuCtxSynchronize())
    assert array.tolist() == [3 + i for i in range(64)]


def test_memory_of_ours_in_cupy() -> None:
    address = check(cuda.cuMemAlloc(64))
    check(cuda.cuMemsetD32(address, 5, 16))
    owned = cupy.cuda.UnownedMemory(int(address), 64, None)
    array = cupy.ndarray(16, dtype=cupy.uint32, memptr=cupy.cuda.MemoryPointer(owned, 0))
    assert array.sum().item() == 80
    del array, owned
    check(cuda.cuMemFree(address))


def test_a_stream_of_cupy() -> None:
    stream = cupy.cuda.Stream(non_blocking=True)
    array = cupy.zeros(64, dtype=cupy.uint32)
    cupy.cuda.Device().synchronize()
    with kernel(ADD) as function:
        launch(function, (array.data.ptr, 2, 64), (ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint), stream=stream.ptr)
        check(cuda.cuStreamSynchronize(stream.ptr))
    assert array.tolist() == [2 + i for i in range(64)]
