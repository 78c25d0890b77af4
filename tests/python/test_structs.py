"""Structs and unions: size, fields, views, copies.

Input: `records`. Every field of every class is set and read, and its bytes are looked at where the headers say that
they are.
"""

from __future__ import annotations

import copy
import ctypes
import gc
import importlib
import pickle
import weakref
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

import facts
import patterns
import records
import stubs
from alone import run
from records import Member, Struct, content
from recorder import Recorder

STRUCTS = records.load()
by_struct = pytest.mark.parametrize("struct", STRUCTS, ids=lambda s: s.name)


def placed(where: list[tuple[Struct, Member]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("struct", "member"), where, ids=[f"{s.name}.{m.name}" for s, m in where])


FIELDS = [(s, m) for s in STRUCTS for m in s.members]
PLAIN = [(s, m) for s, m in FIELDS if not m.is_list_of_pointed and m.type.kind != "function"]
LISTS = [(s, m) for s, m in FIELDS if m.is_list_of_pointed]
NESTED = [(s, m) for s, m in FIELDS if m.type.kind == "record" and not m.annotation.is_sequence]
ARRAYS = [(s, m) for s, m in FIELDS if m.type.kind == "array" and m.annotation.is_sequence]
UNTYPED = [
    (s, m)
    for s, m in FIELDS
    if m.type.kind == "pointer" and m.type.to and m.type.to.kind == "void" and not m.annotation.is_sequence
]
FUNCTIONS = [(s, m) for s, m in FIELDS if m.type.kind == "function"]


def same(one: Any, other: Any, size: int) -> bool:
    """Whether two field values are equal; structs by their bytes."""
    if isinstance(one, list):
        return len(one) == len(other) and all(
            same(a, b, size // max(len(one), 1)) for a, b in zip(one, other, strict=True)
        )
    if hasattr(one, "getPtr") and not hasattr(one, "__int__"):
        return content(one, size) == content(other, size)
    return bool(one == other)


@by_struct
def test_size_is_that_of_c(struct: Struct) -> None:
    module = importlib.import_module(f"cuspec.{struct.module}")
    assert module.sizeof(struct.cls) == struct.size


@by_struct
def test_every_field_of_the_header_is_there(struct: Struct, counts: Counter[str]) -> None:
    counts["structs looked at"] += 1
    assert not struct.odd
    missing = [m.name for m in struct.members if m.name not in dir(struct.cls)]
    assert not missing


@by_struct
def test_new_one_is_zero(struct: Struct) -> None:
    assert content(struct.cls(), struct.size) == bytes(struct.size)


@placed(PLAIN)
def test_field_is_set_in_its_place_and_read_back(struct: Struct, member: Member, counts: Counter[str]) -> None:
    made = struct.cls()
    given, wanted = records.value(struct, member, 3)
    setattr(made, member.name, given)
    whole = bytearray(struct.size)
    whole[member.offset : member.offset + len(wanted)] = wanted
    assert content(made, struct.size) == bytes(whole)
    got = getattr(made, member.name)
    assert same(given, got, len(wanted))
    assert type(got) is type(given) or (isinstance(given, int) and isinstance(got, int))
    counts["fields set and read"] += 1


@placed(PLAIN)
def test_field_is_read_from_memory_that_c_wrote(struct: Struct, member: Member) -> None:
    """What C leaves in a struct is what the getter gives."""
    given, wanted = records.value(struct, member, 5)
    before = bytes(member.offset)
    memory = ctypes.create_string_buffer(before + wanted, struct.size)
    assert same(given, getattr(struct.cls(_ptr=ctypes.addressof(memory)), member.name), len(wanted))


@by_struct
def test_one_at_an_address_shares_its_memory(struct: Struct) -> None:
    memory = ctypes.create_string_buffer(patterns.record(struct.size, 7), struct.size)
    view = struct.cls(_ptr=ctypes.addressof(memory))
    assert int(view.getPtr()) == ctypes.addressof(memory)
    assert content(view, struct.size) == memory.raw


@placed(NESTED)
def test_nested_struct_is_a_view(struct: Struct, member: Member) -> None:
    """`x.inner.field = 1` changes `x`."""
    made = struct.make(1)
    inner = getattr(made, member.name)
    assert int(inner.getPtr()) == int(made.getPtr()) + member.offset
    changed = patterns.record(member.type.size, 9)
    ctypes.memmove(inner.getPtr(), changed, len(changed))
    assert content(made, member.type.size, member.offset) == changed


@placed(NESTED)
def test_nested_struct_outlives_the_name_of_its_parent(struct: Struct, member: Member) -> None:
    made = struct.make(2)
    wanted = content(made, member.type.size, member.offset)
    inner = getattr(made, member.name)
    del made
    gc.collect()
    # What is freed is soon used again.
    others = [struct.make(200 + at) for at in range(50)]
    assert content(inner, member.type.size) == wanted
    assert len(others) == 50


@placed(ARRAYS)
def test_array_of_another_length_is_refused(struct: Struct, member: Member) -> None:
    given, _ = records.value(struct, member, 3)
    made = struct.cls()
    before = content(made, struct.size)
    with pytest.raises((ValueError, TypeError, IndexError, OverflowError)):
        setattr(made, member.name, [*given, given[0]])
    assert content(made, struct.size) == before


def elements(struct: Struct, member: Member, seed: int, count: int = 3) -> tuple[list[Any], bytes]:
    assert member.type.to is not None
    module = importlib.import_module(f"cuspec.{struct.module}")
    single = stubs.Annotation(member.annotation.text, member.annotation.names, False, False)
    parts = [records._value(module, struct.module, single, member.type.to, seed * 8 + at) for at in range(count)]
    return [p[0] for p in parts], b"".join(p[1] for p in parts)


def pointer(made: Any, member: Member) -> int:
    return int.from_bytes(content(made, 8, member.offset), "little")


@placed(LISTS)
def test_list_field_points_to_a_copy(struct: Struct, member: Member, counts: Counter[str]) -> None:
    made = struct.cls()
    given, wanted = elements(struct, member, 3)
    setattr(made, member.name, given)
    assert ctypes.string_at(pointer(made, member), len(wanted)) == wanted
    got = getattr(made, member.name)
    assert same(given, got, len(wanted))
    # The list is copied: what happens to it afterwards is nothing to the struct.
    given.clear()
    assert len(getattr(made, member.name)) == 3
    assert ctypes.string_at(pointer(made, member), len(wanted)) == wanted
    counts["list fields set and read"] += 1


@placed(LISTS)
def test_list_field_is_emptied_and_set_again(struct: Struct, member: Member) -> None:
    """Set twice, emptied twice, and set again: freed once each time."""
    made = struct.cls()
    for seed in (1, 2):
        given, wanted = elements(struct, member, seed)
        setattr(made, member.name, given)
        assert ctypes.string_at(pointer(made, member), len(wanted)) == wanted
        setattr(made, member.name, [])
        setattr(made, member.name, [])
        assert pointer(made, member) == 0
        assert getattr(made, member.name) == []


@placed(UNTYPED)
def test_pointer_field_keeps_its_buffer(struct: Struct, member: Member) -> None:
    """A buffer that a pointer field was set from lives as long as the struct points to it."""

    class Buffer(bytearray):
        pass

    made = struct.cls()
    given = Buffer(b"kept alive")
    address = ctypes.addressof((ctypes.c_char * len(given)).from_buffer(given))
    watched = weakref.ref(given)
    setattr(made, member.name, given)
    assert pointer(made, member) == address
    del given
    gc.collect()
    assert watched() is not None
    assert ctypes.string_at(pointer(made, member), 10) == b"kept alive"
    setattr(made, member.name, 0)
    gc.collect()
    assert pointer(made, member) == 0
    assert watched() is None


@placed(UNTYPED)
def test_pointer_field_takes_addresses_and_none(struct: Struct, member: Member) -> None:
    made = struct.cls()
    setattr(made, member.name, patterns.ADDRESS)
    assert pointer(made, member) == patterns.ADDRESS
    assert int(getattr(made, member.name)) == patterns.ADDRESS
    setattr(made, member.name, None)
    assert pointer(made, member) == 0


@placed(FUNCTIONS)
def test_function_field_takes_its_class(struct: Struct, member: Member) -> None:
    module = importlib.import_module(f"cuspec.{struct.module}")
    address = ctypes.c_void_p(patterns.ADDRESS)
    made = struct.cls()
    setattr(made, member.name, getattr(module, member.annotation.names[0])(_ptr=ctypes.addressof(address)))
    assert pointer(made, member) != 0
    assert isinstance(getattr(made, member.name), getattr(module, member.annotation.names[0]))


def has_pointers(name: str) -> bool:
    """Whether a record holds an address or the number of an object of this process, which mean nothing elsewhere."""
    return any(
        f.type.kind in ("pointer", "handle", "function")
        or f.type.name in ("CUdeviceptr", "CUmemGenericAllocationHandle")
        or (f.type.kind == "array" and f.type.to is not None and f.type.to.kind in ("pointer", "handle"))
        or (f.type.kind == "record" and has_pointers(facts.load().root(f.type.name)))
        for f in facts.members(name)
    )


@by_struct
def test_equal_by_value(struct: Struct) -> None:
    """Structs with the same bytes are equal, others are not; what is no such struct is not equal either."""
    assert struct.cls() == struct.cls()
    assert struct.make(1) == struct.make(1)
    assert struct.make(1) != struct.make(2)
    assert struct.cls() != 0
    assert struct.cls() != object()


@by_struct
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_copy_is_its_own(struct: Struct, duplicate: Any) -> None:
    made = struct.make(1)
    other = duplicate(made)
    assert type(other) is struct.cls
    assert content(other, struct.size) == content(made, struct.size)
    assert int(other.getPtr()) != int(made.getPtr())


@pytest.mark.parametrize("struct", [s for s in STRUCTS if not has_pointers(s.record)], ids=lambda s: s.name)
def test_pickle_of_plain_data(struct: Struct) -> None:
    made = struct.make(1)
    other = pickle.loads(pickle.dumps(made))
    assert type(other) is struct.cls
    assert content(other, struct.size) == content(made, struct.size)


@by_struct
def test_repr_names_every_field(struct: Struct) -> None:
    """Of a union alone nobody knows which member holds: its bytes are shown. Within a struct a tag may say so."""
    text = repr(struct.cls())
    assert struct.name in text or struct.is_union
    offsets = Counter(m.offset for m in struct.members)
    assert struct.is_union or [m.name for m in struct.members if m.name not in text and offsets[m.offset] == 1] == []


GRAPH_NODES = [
    ("cuda", "cuGraphNodeGetParams", "CUgraphNodeType", "CU_GRAPH_NODE_TYPE_KERNEL", "CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL"),
    ("cudart", "cudaGraphNodeGetParams", "cudaGraphNodeType", "cudaGraphNodeTypeKernel", "cudaGraphNodeTypeExtSemaphoreSignal"),
]


@pytest.mark.parametrize(("module", "function", "enum", "other", "signal"), GRAPH_NODES, ids=("cuda", "cudart"))
def test_pointers_of_a_union_lead_somewhere_where_its_tag_says_so(
    recorder: Recorder, module: str, function: str, enum: str, other: str, signal: str
) -> None:
    package = importlib.import_module(f"cuspec.{module}")
    kinds = getattr(package, enum)

    def answered(kind: str) -> Any:
        recorder.reset()
        semaphores = recorder.keep((0x1000).to_bytes(8, "little") + (0x2000).to_bytes(8, "little"))
        members = semaphores.to_bytes(8, "little") + (1).to_bytes(8, "little") + (2).to_bytes(4, "little")
        recorder.script(function, 1, int(getattr(kinds, kind)).to_bytes(4, "little") + bytes(12) + members + bytes(204))
        status, params = getattr(package, function)(1)
        assert status == 0 and params.type == getattr(kinds, kind)
        return params

    assert [int(semaphore) for semaphore in answered(signal).extSemSignal.extSemArray] == [0x1000, 0x2000]
    params = answered(other)
    view = params.extSemSignal
    assert list(view.extSemArray) == []
    # A view looks at the tag when it is asked.
    params.type = getattr(kinds, signal)
    assert len(view.extSemArray) == len(params.extSemSignal.extSemArray) == 2
    assert "extSemSignal=" in repr(params) and "kernel=" not in repr(params)


def test_repr_of_any_bytes_follows_no_pointer() -> None:
    """Unknown enumerators do not matter, nor do pointers that Python did not set: of a union, all members are shown."""
    run(
        """
        import sys
        import records
        for struct in records.load():
            print(struct.name, file=sys.stderr)
            made = struct.make(1)
            repr(made)
            for member in struct.members:
                getattr(made, member.name)
        """
    )


@pytest.mark.parametrize(
    ("module", "name", "record"), records.typedefs(), ids=[name for _, name, _ in records.typedefs()]
)
def test_typedef_is_a_subclass(module: str, name: str, record: str) -> None:
    loaded: ModuleType = importlib.import_module(f"cuspec.{module}")
    cls, base = getattr(loaded, name), getattr(loaded, record)
    assert issubclass(cls, base)
    assert cls.__name__ == name
    assert loaded.sizeof(cls) == facts.load().records[record].size
    assert isinstance(cls(), base)


def test_unknown_field_is_an_error(cuda: ModuleType) -> None:
    """A misspelt field must not become an attribute that C never sees."""
    with pytest.raises(AttributeError):
        cuda.CUDA_MEMCPY2D().dstPich = 5


def test_opaque_payloads_are_bytes(cuda: ModuleType, cudart: ModuleType) -> None:
    for made, size in ((cuda.CUipcMemHandle(), 64), (cuda.CUipcEventHandle(), 64), (cudart.cudaIpcMemHandle_t(), 64)):
        payload = bytes(range(1, size + 1))
        made.reserved = payload
        assert made.reserved == payload
        assert content(made, size) == payload
