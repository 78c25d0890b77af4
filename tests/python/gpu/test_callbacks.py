"""Callbacks: functions of Python that threads of the driver call."""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
import weakref
from typing import Any

import pytest
from cuspec import cuda
from gpu import check, memory, words


def test_a_host_function_runs_in_the_order_of_its_stream(stream: Any) -> None:
    seen: list[tuple[int, str]] = []
    with memory(4) as address:
        host = bytearray(4)
        check(cuda.cuMemsetD32Async(address, 42, 1, stream))
        check(cuda.cuMemcpyDtoHAsync(host, address, 4, stream))
        check(cuda.cuLaunchHostFunc(stream, lambda *_: seen.append((host[0], threading.current_thread().name)), None))
        check(cuda.cuStreamSynchronize(stream))
    assert [value for value, _ in seen] == [42]
    assert seen[0][1] != threading.main_thread().name, "the driver calls from a thread of its own"


def test_many_host_functions(stream: Any) -> None:
    seen: list[int] = []
    for number in range(200):
        check(cuda.cuLaunchHostFunc(stream, lambda *_, number=number: seen.append(number), None))
    check(cuda.cuStreamSynchronize(stream))
    assert seen == list(range(200))


def test_an_exception_is_reported_and_the_stream_goes_on(stream: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[Any] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda told: reported.append(told.exc_value))

    def fails(*_: Any) -> None:
        raise ZeroDivisionError("on purpose")

    check(cuda.cuLaunchHostFunc(stream, fails, None))
    with memory(4) as address:
        check(cuda.cuMemsetD32Async(address, 1, 1, stream))
        check(cuda.cuStreamSynchronize(stream))
        assert words(address, 1) == [1]
    assert [type(error) for error in reported] == [ZeroDivisionError]


def test_a_stream_callback_gets_its_stream(stream: Any) -> None:
    seen: list[Any] = []
    check(cuda.cuStreamAddCallback(stream, lambda *arguments: seen.append(arguments), None, 0))
    check(cuda.cuStreamSynchronize(stream))
    assert len(seen) == 1
    assert int(seen[0][0]) == int(stream) and int(seen[0][1]) == 0, f"it is called with {seen[0]}"


def test_a_function_of_ctypes(stream: Any) -> None:
    seen: list[int] = []
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    function = kind(lambda data: seen.append(data or 0))
    address = ctypes.cast(function, ctypes.c_void_p)
    check(cuda.cuLaunchHostFunc(stream, cuda.CUhostFn(_ptr=ctypes.addressof(address)), 0x1234))
    check(cuda.cuLaunchHostFunc(stream, address.value, 0x5678))
    check(cuda.cuStreamSynchronize(stream))
    assert seen == [0x1234, 0x5678]


def test_data_of_a_function_of_ctypes_may_be_a_buffer(stream: Any) -> None:
    data = ctypes.create_string_buffer(b"written", 16)
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    function = kind(lambda to: ctypes.memset(to, ord("x"), 3))
    check(cuda.cuLaunchHostFunc(stream, ctypes.cast(function, ctypes.c_void_p).value, data))
    check(cuda.cuStreamSynchronize(stream))
    assert data.value == b"xxxtten"


def test_a_callback_lives_until_it_is_called(stream: Any) -> None:
    class Callback:
        def __init__(self, seen: list[int]) -> None:
            self.seen = seen

        def __call__(self, *_: Any) -> None:
            self.seen.append(1)

    seen: list[int] = []
    callback = Callback(seen)
    watch = weakref.ref(callback)
    check(cuda.cuLaunchHostFunc(stream, callback, None))
    del callback
    gc.collect()
    check(cuda.cuStreamSynchronize(stream))
    assert seen == [1]
    for _ in range(100):
        if watch() is None:
            break
        threading.Event().wait(0.01)
        gc.collect()
    assert watch() is None, "it is kept after its only call"


def test_callbacks_while_other_threads_call(context: Any) -> None:
    counts = [0] * 4

    def work(at: int) -> None:
        check(cuda.cuCtxSetCurrent(context))
        stream = check(cuda.cuStreamCreate(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING))

        def called(*_: Any) -> None:
            counts[at] += 1

        for _ in range(50):
            check(cuda.cuLaunchHostFunc(stream, called, None))
        check(cuda.cuStreamSynchronize(stream))
        check(cuda.cuStreamDestroy(stream))

    threads = [threading.Thread(target=work, args=(at,)) for at in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert counts == [50] * 4
