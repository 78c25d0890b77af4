"""Enumerations: real `IntEnum` for whoever uses them, and numbers without a name are no error.

Input: the classes of the stubs that are enumerations, and the enumerators of the facts.
"""

from __future__ import annotations

import copy
import enum
import importlib
import pickle
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

import facts
import stubs
from recorder import Recorder

ENUMS = [(module, name) for module in stubs.MODULES for name, cls in stubs.load(module).classes.items() if cls.is_enum]
by_enum = pytest.mark.parametrize(("module", "name"), ENUMS, ids=[name for _, name in ENUMS])

#: A number that no enumeration has.
UNKNOWN = 0x1234567


def cls_of(module: str, name: str) -> Any:
    return getattr(importlib.import_module(f"cuspec.{module}"), name)


def enumerators(name: str) -> dict[str, int]:
    table = facts.load()
    return table.enums[table.root(name)]


@by_enum
def test_every_enumerator_is_a_member(module: str, name: str, counts: Counter[str]) -> None:
    cls = cls_of(module, name)
    assert {member: int(value) for member, value in cls.__members__.items()} == enumerators(name)
    counts["enumerators looked at"] += len(enumerators(name))


@by_enum
def test_it_is_an_int_enum(module: str, name: str) -> None:
    cls = cls_of(module, name)
    assert issubclass(cls, enum.IntEnum)
    assert cls.__name__ == name
    for text, value in enumerators(name).items():
        member = cls[text]
        assert member is getattr(cls, text)
        assert cls(value) is member
        assert isinstance(member, cls)
        assert member == value
        assert member.value == value
        assert member in cls
        assert hash(member) == hash(value)
        # Of two names of one number the first is the member's.
        assert enumerators(name)[member.name] == value


@by_enum
def test_it_can_be_walked_through(module: str, name: str) -> None:
    cls = cls_of(module, name)
    members = list(cls)
    assert [int(m) for m in members] == list(dict.fromkeys(enumerators(name).values()))
    assert len(cls) == len(members)


@by_enum
def test_members_survive_pickle_and_copy(module: str, name: str) -> None:
    for member in cls_of(module, name):
        assert pickle.loads(pickle.dumps(member)) is member
        assert copy.copy(member) is member
        assert copy.deepcopy(member) is member


@by_enum
def test_repr_is_that_of_an_enum(module: str, name: str) -> None:
    first = next(iter(cls_of(module, name)))
    assert repr(first) == f"<{name}.{first.name}: {int(first)}>"


@by_enum
def test_unknown_names_and_numbers_of_users_are_errors(module: str, name: str) -> None:
    cls = cls_of(module, name)
    with pytest.raises(KeyError):
        cls["NO_SUCH_ENUMERATOR"]
    with pytest.raises(AttributeError):
        cls.NO_SUCH_ENUMERATOR  # noqa: B018


def test_a_number_of_the_library_that_nobody_knows_is_kept(recorder: Recorder, cuda: ModuleType) -> None:
    """It becomes a member of the class without a name of its own, once for each number."""
    recorder.fail("cuInit", 998)
    (status,) = cuda.cuInit(0)
    recorder.fail("cuInit", 998)
    (again,) = cuda.cuInit(0)
    assert isinstance(status, cuda.CUresult)
    assert isinstance(status, enum.IntEnum)
    assert status == 998
    assert status.value == 998
    assert status == again
    assert "998" in repr(status)
    assert status != cuda.CUresult.CUDA_SUCCESS
    assert status not in list(cuda.CUresult)
    assert "998" not in cuda.CUresult.__members__


def test_unknown_members_survive_pickle_and_copy(recorder: Recorder, cuda: ModuleType) -> None:
    recorder.fail("cuInit", 998)
    (status,) = cuda.cuInit(0)
    assert pickle.loads(pickle.dumps(status)) == status
    assert isinstance(pickle.loads(pickle.dumps(status)), cuda.CUresult)
    assert copy.deepcopy(status) == status


def test_an_unknown_enumerator_that_comes_out_is_kept(recorder: Recorder, cuda: ModuleType) -> None:
    recorder.script("cuModuleGetLoadingMode", 0, UNKNOWN.to_bytes(4, "little"))
    status, mode = cuda.cuModuleGetLoadingMode()
    assert status == cuda.CUresult.CUDA_SUCCESS
    assert isinstance(mode, cuda.CUmoduleLoadingMode)
    assert mode == UNKNOWN


def test_an_unknown_enumerator_in_a_struct_is_kept(cuda: ModuleType) -> None:
    import ctypes

    made = cuda.CUlaunchAttribute()
    ctypes.memmove(int(made.getPtr()), UNKNOWN.to_bytes(4, "little"), 4)
    assert made.id == UNKNOWN
    assert isinstance(made.id, cuda.CUlaunchAttributeID)


def test_parameters_take_members_and_numbers(recorder: Recorder, cuda: ModuleType) -> None:
    for given in (cuda.CUlimit.CU_LIMIT_PRINTF_FIFO_SIZE, 1, UNKNOWN):
        recorder.reset()
        cuda.cuCtxGetLimit(given)
        assert recorder.call(0).arguments[1].number == int(given)


def test_parameters_refuse_what_is_no_number(recorder: Recorder, cuda: ModuleType) -> None:
    for wrong in ("CU_LIMIT_STACK_SIZE", 1.5, None, b"1", object()):
        with pytest.raises(TypeError):
            cuda.cuCtxGetLimit(wrong)
    for wrong in (1 << 32, -(1 << 31) - 1):
        with pytest.raises(OverflowError):
            cuda.cuCtxGetLimit(wrong)
    assert recorder.count() == 0
