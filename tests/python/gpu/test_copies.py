"""Copies and fills: one, two and three dimensions, at once and in a stream."""

from __future__ import annotations

import array
import ctypes
from typing import Any

import pytest
from cuspec import cuda
from gpu import check, download, memory, needs_driver, status, upload, words

HOST, DEVICE = cuda.CUmemorytype.CU_MEMORYTYPE_HOST, cuda.CUmemorytype.CU_MEMORYTYPE_DEVICE


def test_from_device_to_device(context: Any) -> None:
    with memory(64, 1) as source, memory(64, 2) as target:
        check(cuda.cuMemcpyDtoD(int(target) + 16, source, 16))
        assert download(target, 64) == b"\2" * 16 + b"\1" * 16 + b"\2" * 32


def test_without_a_direction(context: Any) -> None:
    host = bytearray(b"any way")
    with memory(7) as address:
        check(cuda.cuMemcpy(address, _address(host), 7))
        assert download(address, 7) == host


def _address(buffer: bytearray) -> int:
    return ctypes.addressof((ctypes.c_char * len(buffer)).from_buffer(buffer))


def test_in_a_stream(stream: Any) -> None:
    source, target = array.array("I", range(1000)), array.array("I", [0]) * 1000
    with memory(4000) as first, memory(4000) as second:
        check(cuda.cuMemcpyHtoDAsync(first, source, 4000, stream))
        check(cuda.cuMemcpyDtoDAsync(second, first, 4000, stream))
        check(cuda.cuMemcpyDtoHAsync(target, second, 4000, stream))
        check(cuda.cuStreamSynchronize(stream))
    assert target == source


def test_in_a_stream_without_a_direction(stream: Any) -> None:
    with memory(64, 3) as source, memory(64) as target:
        check(cuda.cuMemcpyAsync(target, source, 64, stream))
        check(cuda.cuStreamSynchronize(stream))
        assert download(target, 64) == b"\3" * 64


@pytest.mark.parametrize("name", ["cuMemcpy2D", "cuMemcpy2DUnaligned", "cuMemcpy2DAsync"])
def test_a_rectangle(stream: Any, name: str) -> None:
    host = bytearray(i % 256 for i in range(8 * 32))
    back = bytearray(5 * 16)
    with memory(8 * 64) as address:
        there = cuda.CUDA_MEMCPY2D()
        there.srcMemoryType, there.srcHost, there.srcPitch, there.srcXInBytes, there.srcY = HOST, host, 32, 4, 1
        there.dstMemoryType, there.dstDevice, there.dstPitch = DEVICE, address, 64
        there.WidthInBytes, there.Height = 16, 5
        home = cuda.CUDA_MEMCPY2D()
        home.srcMemoryType, home.srcDevice, home.srcPitch = DEVICE, address, 64
        home.dstMemoryType, home.dstHost, home.dstPitch = HOST, back, 16
        home.WidthInBytes, home.Height = 16, 5
        for copy in (there, home):
            check(getattr(cuda, name)(copy, *([stream] if name.endswith("Async") else [])))
        check(cuda.cuStreamSynchronize(stream))
    assert back == b"".join(bytes(host[(1 + y) * 32 + 4 : (1 + y) * 32 + 20]) for y in range(5))


@pytest.mark.parametrize("name", ["cuMemcpy3D", "cuMemcpy3DAsync"])
def test_a_box(stream: Any, name: str) -> None:
    host = bytearray(i % 256 for i in range(4 * 6 * 8))
    back = bytearray(2 * 3 * 5)
    with memory(4 * 6 * 8) as address:
        upload(address, bytes(host))
        copy = cuda.CUDA_MEMCPY3D()
        copy.srcMemoryType, copy.srcDevice, copy.srcPitch, copy.srcHeight = DEVICE, address, 8, 6
        copy.srcXInBytes, copy.srcY, copy.srcZ = 1, 2, 1
        copy.dstMemoryType, copy.dstHost, copy.dstPitch, copy.dstHeight = HOST, back, 5, 3
        copy.WidthInBytes, copy.Height, copy.Depth = 5, 3, 2
        check(getattr(cuda, name)(copy, *([stream] if name.endswith("Async") else [])))
        check(cuda.cuStreamSynchronize(stream))
    rows = [host[((1 + z) * 6 + 2 + y) * 8 + 1 :][:5] for z in range(2) for y in range(3)]
    assert back == b"".join(rows)


def test_a_batch(stream: Any) -> None:
    needs_driver(13, 0)
    attributes = cuda.CUmemcpyAttributes()
    attributes.srcAccessOrder = cuda.CUmemcpySrcAccessOrder.CU_MEMCPY_SRC_ACCESS_ORDER_STREAM
    with memory(300, 7) as source, memory(300) as target:
        targets = [int(target), int(target) + 100, int(target) + 200]
        sources = [int(source), int(source) + 100, int(source) + 200]
        check(cuda.cuMemcpyBatchAsync(targets, sources, [100, 50, 10], 3, [attributes], [0], 1, stream))
        check(cuda.cuStreamSynchronize(stream))
        assert download(target, 300) == b"\7" * 150 + b"\0" * 50 + b"\7" * 10 + b"\0" * 90


def test_a_batch_of_boxes(stream: Any) -> None:
    needs_driver(13, 0)
    with memory(64, 9) as source, memory(64) as target:
        operation = cuda.CUDA_MEMCPY3D_BATCH_OP()
        for operand, address in ((operation.src, source), (operation.dst, target)):
            operand.type = cuda.CUmemcpy3DOperandType.CU_MEMCPY_OPERAND_TYPE_POINTER
            operand.op.ptr.ptr, operand.op.ptr.rowLength, operand.op.ptr.layerHeight = address, 8, 8
            operand.op.ptr.locHint.type = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        operation.extent.width, operation.extent.height, operation.extent.depth = 4, 2, 1
        operation.srcAccessOrder = cuda.CUmemcpySrcAccessOrder.CU_MEMCPY_SRC_ACCESS_ORDER_STREAM
        check(cuda.cuMemcpy3DBatchAsync(1, [operation], 0, stream))
        check(cuda.cuStreamSynchronize(stream))
        row = b"\x09" * 4 + b"\0" * 4
        assert download(target, 64) == row * 2 + b"\0" * 48


@pytest.mark.parametrize(("bits", "value"), [(8, 0x12), (16, 0x1234), (32, 0x12345678)])
@pytest.mark.parametrize("later", [False, True], ids=["at-once", "in-a-stream"])
def test_a_fill(stream: Any, bits: int, value: int, later: bool) -> None:
    with memory(64) as address:
        function = getattr(cuda, f"cuMemsetD{bits}" + ("Async" if later else ""))
        check(function(address, value, 8, *([stream] if later else [])))
        check(cuda.cuStreamSynchronize(stream))
        expected = value.to_bytes(bits // 8, "little") * 8
        assert download(address, 64) == expected.ljust(64, b"\0")


@pytest.mark.parametrize("bits", [8, 16, 32])
@pytest.mark.parametrize("later", [False, True], ids=["at-once", "in-a-stream"])
def test_a_fill_of_rows(stream: Any, bits: int, later: bool) -> None:
    with memory(4 * 32) as address:
        function = getattr(cuda, f"cuMemsetD2D{bits}" + ("Async" if later else ""))
        check(function(address, 32, 1, 3, 4, *([stream] if later else [])))
        check(cuda.cuStreamSynchronize(stream))
        row = ((1).to_bytes(bits // 8, "little") * 3).ljust(32, b"\0")
        assert download(address, 4 * 32) == row * 4


def test_words_beyond_the_memory(context: Any) -> None:
    with memory(64) as address:
        assert status(cuda.cuMemcpyDtoH(bytearray(1 << 26), address, 1 << 26)) == "CUDA_ERROR_INVALID_VALUE"
        assert words(address, 16) == [0] * 16


def test_a_copy_between_contexts(context: Any, device: Any) -> None:
    other = check(cuda.cuCtxCreate(None, 0, device))
    with memory(32, 4) as target:
        check(cuda.cuCtxPopCurrent())
        check(cuda.cuCtxSetCurrent(context))
        with memory(32, 5) as source:
            check(cuda.cuMemcpyPeer(target, other, source, context, 32))
            check(cuda.cuMemcpyPeerAsync(target, other, source, context, 16, 0))
            check(cuda.cuCtxSynchronize())
        check(cuda.cuCtxSetCurrent(other))
        assert download(target, 32) == b"\5" * 32
    check(cuda.cuCtxSetCurrent(context))
    check(cuda.cuCtxDestroy(other))
