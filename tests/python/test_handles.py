"""Handles: numbers with a type.

Input: the classes of the stubs that have `init_value`.
"""

from __future__ import annotations

import ctypes
import importlib
import operator
from types import ModuleType
from typing import Any

import pytest

import facts
import stubs
from recorder import Recorder

HANDLES = [
    (module, name)
    for module in stubs.MODULES
    for name, cls in stubs.load(module).classes.items()
    if (stubs.root(module, name) or cls).is_handle
]
by_handle = pytest.mark.parametrize(("module", "name"), HANDLES, ids=[name for _, name in HANDLES])


def cls_of(module: str, name: str) -> Any:
    return getattr(importlib.import_module(f"cuspec.{module}"), name)


def type_of(name: str) -> facts.CType:
    return facts.load().type(name)


@by_handle
def test_number_goes_in_and_comes_out(module: str, name: str) -> None:
    cls = cls_of(module, name)
    assert int(cls()) == 0
    assert int(cls(0x1001)) == 0x1001
    assert int(cls(init_value=0x1002)) == 0x1002
    assert operator.index(cls(0x1003)) == 0x1003
    assert hex(cls(0x1004)) == "0x1004"


@by_handle
def test_equal_and_hashed_by_value(module: str, name: str) -> None:
    cls = cls_of(module, name)
    assert cls(5) == cls(5)
    assert cls(5) != cls(6)
    assert hash(cls(5)) == hash(cls(5))
    assert {cls(5): "found"}[cls(5)] == "found"
    assert cls(5) != object()
    assert cls(5) != None  # noqa: E711


@by_handle
def test_memory_holds_the_number(module: str, name: str) -> None:
    """`getPtr()` is the address that C functions of other libraries take."""
    size = type_of(name).size
    made = cls_of(module, name)(0x1005)
    assert int.from_bytes(ctypes.string_at(int(made.getPtr()), size), "little") == 0x1005
    ctypes.memmove(int(made.getPtr()), (0x1006).to_bytes(size, "little"), size)
    assert int(made) == 0x1006


@by_handle
def test_one_at_an_address_reads_it(module: str, name: str) -> None:
    size = type_of(name).size
    memory = ctypes.create_string_buffer((0x1007).to_bytes(size, "little"), size)
    made = cls_of(module, name)(_ptr=ctypes.addressof(memory))
    assert int(made) == 0x1007
    assert int(made.getPtr()) == ctypes.addressof(memory)
    memory.raw = (0x1008).to_bytes(size, "little")
    assert int(made) == 0x1008


@by_handle
def test_numbers_are_checked(module: str, name: str) -> None:
    cls = cls_of(module, name)
    for wrong in (1 << 64, -(1 << 64)):
        with pytest.raises(OverflowError):
            cls(wrong)
    for no_number in ("5", b"5", object(), []):
        with pytest.raises(TypeError):
            cls(no_number)


@by_handle
def test_repr_has_name_and_number(module: str, name: str) -> None:
    text = repr(cls_of(module, name)(0x1009))
    assert name in text
    assert "0x1009" in text or "4105" in text


@by_handle
def test_made_from_what_has_a_number(module: str, name: str) -> None:
    cls = cls_of(module, name)

    class Number:
        def __int__(self) -> int:
            return 0x100A

    assert int(cls(cls(0x100B))) == 0x100B
    assert int(cls(Number())) == 0x100A


def test_typedefs_of_handles_are_subclasses(cuda: ModuleType) -> None:
    for module, name in HANDLES:
        cls, root = cls_of(module, name), stubs.root(module, name)
        assert root is not None
        assert issubclass(cls, cls_of(root.module, root.name))


BASES = {
    "cudaStream_t": "CUstream",
    "cudaEvent_t": "CUevent",
    "cudaGraph_t": "CUgraph",
    "cudaGraphNode_t": "CUgraphNode",
    "cudaGraphExec_t": "CUgraphExec",
    "cudaMemPool_t": "CUmemoryPool",
    "cudaFunction_t": "CUfunction",
    "cudaUserObject_t": "CUuserObject",
}


@pytest.mark.parametrize(("ours", "base"), BASES.items(), ids=BASES)
def test_handles_of_the_runtime_are_the_drivers(cuda: ModuleType, cudart: ModuleType, ours: str, base: str) -> None:
    assert issubclass(getattr(cudart, ours), getattr(cuda, base))


class Int:
    """Something of another package that has a number."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __int__(self) -> int:
        return self.value


def test_parameters_take_all_that_is_a_handle(recorder: Recorder, cuda: ModuleType, cudart: ModuleType) -> None:
    """None, the class, the sibling class of the other module, a number, and anything with `__int__`."""
    given = [
        (None, 0),
        (0, 0),
        (0x2001, 0x2001),
        (cuda.CUstream(0x2002), 0x2002),
        (cudart.cudaStream_t(0x2003), 0x2003),
        (Int(0x2004), 0x2004),
        (cuda.CU_STREAM_LEGACY, 1),
        ((1 << 64) - 1, (1 << 64) - 1),
    ]
    for value, number in given:
        for function in (cuda.cuStreamQuery, cudart.cudaStreamQuery):
            recorder.reset()
            assert function(value)[0] == 0
            assert recorder.call(0).arguments[0].number == number


@pytest.mark.parametrize("wrong", ["5", b"5", object(), [], ()])
def test_parameters_refuse_what_is_no_handle(recorder: Recorder, cuda: ModuleType, wrong: object) -> None:
    with pytest.raises(TypeError):
        cuda.cuStreamQuery(wrong)
    assert recorder.count() == 0


@pytest.mark.parametrize("wrong", [1 << 64, -(1 << 63) - 1])
def test_parameters_refuse_numbers_that_do_not_fit(recorder: Recorder, cuda: ModuleType, wrong: int) -> None:
    with pytest.raises(OverflowError):
        cuda.cuStreamQuery(wrong)
    assert recorder.count() == 0


def test_streams_are_streams_for_other_packages(cuda: ModuleType, cudart: ModuleType) -> None:
    assert cuda.CUstream(7).__cuda_stream__() == (0, 7)
    assert cudart.cudaStream_t(8).__cuda_stream__() == (0, 8)


def test_numbers_of_devices_and_addresses_compare(cuda: ModuleType) -> None:
    """Addresses are ordered, and they are indices."""
    low, high = cuda.CUdeviceptr(5), cuda.CUdeviceptr(6)
    assert low < high
    assert low <= high
    assert high > low
    assert list(range(10))[low] == 5
    assert cuda.CUdevice(1) < cuda.CUdevice(2)
    assert int(cuda.CUdevice(-1)) == -1
