"""Callbacks: what C gets is a function that it can call, on any thread, with the user data that it got.

Input: the recorder, which writes down function and user data; the tests call the one with the other, as the driver
would.
"""

from __future__ import annotations

import ctypes
import gc
import sys
import threading
import weakref
from types import ModuleType
from typing import Any

import pytest

from recorder import Called, Recorder

HOST = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
STREAM = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


def fire(call: Called, function: int, data: int, *arguments: int) -> None:
    """Calls what C got, as C would; arguments before the user data."""
    types = [
        ctypes.c_void_p if argument > 1 << 31 or at == 0 else ctypes.c_int for at, argument in enumerate(arguments)
    ]
    made = ctypes.CFUNCTYPE(None, *types, ctypes.c_void_p)(call.arguments[function].number)
    made(*arguments, call.arguments[data].number)


def launch(recorder: Recorder, module: ModuleType, function: Any, data: Any = None) -> Called:
    name = "cuLaunchHostFunc" if hasattr(module, "cuLaunchHostFunc") else "cudaLaunchHostFunc"
    assert getattr(module, name)(5, function, data)[0] == 0
    return recorder.call(recorder.count() - 1)


@pytest.fixture(params=["cuda", "cudart"])
def module(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue(request.param)


def test_a_callable_is_called(recorder: Recorder, module: ModuleType) -> None:
    called: list[Any] = []
    call = launch(recorder, module, lambda *arguments: called.append(arguments))
    fire(call, 1, 2)
    assert len(called) == 1


def test_on_a_thread_that_python_has_not_seen(recorder: Recorder, module: ModuleType) -> None:
    called: list[int] = []
    call = launch(recorder, module, lambda *_: called.append(threading.get_ident()))
    # Without the lock held, as on a thread of the driver's.
    thread = threading.Thread(target=fire, args=(call, 1, 2))
    thread.start()
    thread.join()
    assert called
    assert called[0] != threading.get_ident()


def test_a_callable_lives_until_it_is_called(recorder: Recorder, module: ModuleType) -> None:
    class Callback:
        calls = 0

        def __call__(self, *_: object) -> None:
            Callback.calls += 1

    made = Callback()
    watched = weakref.ref(made)
    call = launch(recorder, module, made)
    del made
    gc.collect()
    assert watched() is not None
    fire(call, 1, 2)
    assert Callback.calls == 1


def test_a_callable_of_a_call_that_failed_is_let_go(recorder: Recorder, module: ModuleType) -> None:
    class Callback:
        def __call__(self, *_: object) -> None: ...

    made = Callback()
    watched = weakref.ref(made)
    name = "cuLaunchHostFunc" if hasattr(module, "cuLaunchHostFunc") else "cudaLaunchHostFunc"
    recorder.fail(name, 1)
    assert int(getattr(module, name)(5, made, None)[0]) == 1
    del made
    gc.collect()
    assert watched() is None


def test_an_exception_is_reported(recorder: Recorder, module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nobody to whom it could be raised."""
    reported: list[Any] = []
    monkeypatch.setattr(
        sys, "unraisablehook", lambda unraisable: reported.append((unraisable.exc_type, str(unraisable.exc_value)))
    )

    def raising(*_: object) -> None:
        raise ZeroDivisionError("from a callback")

    call = launch(recorder, module, raising)
    fire(call, 1, 2)
    assert reported == [(ZeroDivisionError, "from a callback")]


@pytest.mark.parametrize("name", ["cuStreamAddCallback", "cudaStreamAddCallback"])
def test_arguments_of_a_callback_come_with_their_types(
    recorder: Recorder, cuda: ModuleType, cudart: ModuleType, name: str
) -> None:
    module = cuda if name.startswith("cuS") else cudart
    called: list[Any] = []
    assert getattr(module, name)(0x7F00_0000_7000, lambda *arguments: called.append(arguments), None, 0)[0] == 0
    fire(recorder.call(0), 1, 2, 0x7F00_0000_7000, 1)
    ((stream, status, *_),) = called
    assert int(stream) == 0x7F00_0000_7000
    assert status == 1
    assert isinstance(status, cuda.CUresult if module is cuda else cudart.cudaError_t)


def test_a_function_of_c_is_called_with_its_user_data(recorder: Recorder, cuda: ModuleType, cudart: ModuleType) -> None:
    """The form of NVIDIA's package: a class around the address of a pointer to a function."""
    called: list[Any] = []
    function = HOST(called.append)
    for loaded, made in (
        (cuda, cuda.CUhostFn(_ptr=ctypes.addressof(function))),
        (cudart, cudart.cudaHostFn_t(_ptr=ctypes.addressof(function))),
    ):
        called.clear()
        call = launch(recorder, loaded, made, 0x7F00_0000_8000)
        fire(call, 1, 2)
        assert called == [0x7F00_0000_8000]


def test_the_address_of_a_function_is_one_too(recorder: Recorder, module: ModuleType) -> None:
    called: list[Any] = []
    function = HOST(called.append)
    address = ctypes.cast(function, ctypes.c_void_p).value
    call = launch(recorder, module, address, 0x7F00_0000_9000)
    fire(call, 1, 2)
    assert called == [0x7F00_0000_9000]


@pytest.mark.parametrize("wrong", ["name", 1.5, [], object()])
def test_what_cannot_be_called_is_refused(recorder: Recorder, module: ModuleType, wrong: object) -> None:
    name = "cuLaunchHostFunc" if hasattr(module, "cuLaunchHostFunc") else "cudaLaunchHostFunc"
    with pytest.raises(TypeError):
        getattr(module, name)(5, wrong, None)
    assert recorder.count() == 0


def test_destroyer_of_a_user_object_is_called(recorder: Recorder, cuda: ModuleType) -> None:
    """The callable of a user object runs once, when the last reference goes."""
    called: list[Any] = []
    status, _ = cuda.cuUserObjectCreate(
        None, lambda *a: called.append(a), 1, cuda.CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC
    )
    assert status == 0
    fire(recorder.call(0), 2, 1)
    assert len(called) == 1
