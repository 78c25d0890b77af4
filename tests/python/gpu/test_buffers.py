"""Objects with a buffer as memory of the host."""

from __future__ import annotations

import array
import ctypes
import mmap
from collections.abc import Callable
from typing import Any

import pytest
from cuspec import cuda
from gpu import check, download, memory, words

DATA = bytes(range(64))


def numpy() -> Any:
    return pytest.importorskip("numpy", reason="numpy is not installed")


def mapped() -> Any:
    pages = mmap.mmap(-1, 64)
    pages[:] = DATA
    return pages


SOURCES: dict[str, Callable[[], Any]] = {
    "bytes": lambda: DATA,
    "bytearray": lambda: bytearray(DATA),
    "memoryview": lambda: memoryview(DATA),
    "array": lambda: array.array("B", DATA),
    "ctypes": lambda: (ctypes.c_ubyte * 64)(*DATA),
    "mmap": mapped,
    "numpy": lambda: numpy().frombuffer(DATA, dtype="u1").reshape(8, 8),
}


@pytest.mark.parametrize("name", SOURCES)
def test_a_source(context: Any, name: str) -> None:
    with memory(64) as address:
        check(cuda.cuMemcpyHtoD(address, SOURCES[name](), 64))
        assert download(address, 64) == DATA


@pytest.mark.parametrize("name", [name for name in SOURCES if name not in ("bytes", "memoryview")])
def test_a_destination(context: Any, name: str) -> None:
    made = SOURCES[name]()
    if name == "numpy":
        made = made.copy()
    with memory(64, 5) as address:
        check(cuda.cuMemcpyDtoH(made, address, 64))
    assert bytes(memoryview(made).cast("B")) == b"\5" * 64


def test_what_cannot_be_written_is_no_destination(context: Any) -> None:
    with memory(64, 5) as address:
        for fixed in (DATA, memoryview(DATA)):
            with pytest.raises((TypeError, ValueError, BufferError)):
                cuda.cuMemcpyDtoH(fixed, address, 64)
    assert DATA == bytes(range(64))


def test_what_is_too_small_is_refused(context: Any) -> None:
    with memory(64) as address:
        for call in (lambda: cuda.cuMemcpyDtoH(bytearray(63), address, 64), lambda: cuda.cuMemcpyHtoD(address, bytes(63), 64)):
            with pytest.raises((TypeError, ValueError, BufferError)):
                call()
        assert words(address, 16) == [0] * 16
