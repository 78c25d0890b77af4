"""Attributes, and other values whose type an argument selects: every enumerator, with a value of its type.

Input: the tables of `attributes`.
"""

from __future__ import annotations

import ctypes
import importlib
from collections import Counter
from typing import Any

import pytest

import attributes
import cases
import facts
import patterns
import spec
import stubs
from attributes import Typed
from facts import CType
from recorder import Recorder
from values import Scope, describe

TYPED = attributes.load()
SINGLE = [(t, member) for t in TYPED if not t.is_list for member in t.types]
GETTERS = [(t, m) for t, m in SINGLE if t.is_getter and t.types[m] != "void"]
SETTERS = [(t, m) for t, m in SINGLE if not t.is_getter and t.types[m] != "void"]
REFUSED = [(t, m) for t, m in SINGLE if t.types[m] == "void"]
LISTS = [t for t in TYPED if t.is_list]


def each(pairs: list[tuple[Typed, str]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("typed", "member"), pairs, ids=[f"{t.name}-{m}" for t, m in pairs])


@pytest.fixture
def scope() -> Scope:
    return Scope({name: importlib.import_module(f"cuspec.{name}") for name in facts.MODULES})


def member_of(scope: Scope, typed: Typed, member: str) -> Any:
    of = typed.call.function.params[typed.tag].type
    name = of.to.name if of.to else of.name
    cls = scope.find(typed.call.module, name.removeprefix("const "))
    return getattr(cls, member)


def arguments(scope: Scope, typed: Typed, member: str, size: int) -> dict[str, Any]:
    """The other arguments, with the member and the size of the value."""
    case = cases.make(typed.call, "wide")
    made: dict[str, Any] = {}
    for name, description in case.arguments.items():
        if (
            typed.call.given[typed.value] is not None
            and name == typed.call.signature.parameters[typed.call.given[typed.value] or 0].name
        ):
            made[name] = None
        elif (
            typed.call.given[typed.tag] is not None
            and name == typed.call.signature.parameters[typed.call.given[typed.tag] or 0].name
        ):
            made[name] = member_of(scope, typed, member)
        elif name in ("dataSize", "size") and "Handle" not in typed.name:
            made[name] = size
        else:
            made[name] = scope.build(typed.call.module, description)
    return made


def content(of: CType, seed: int) -> bytes:
    if of.kind == "array" and of.to is not None and of.to.kind == "char":
        return b"/a/name".ljust(of.size, b"\0")
    return patterns.data(of, seed)


def same(scope: Scope, typed: Typed, of: CType, wanted: bytes, got: Any) -> None:
    """Checks that a value is what C wrote, and of the right type."""
    if of.kind == "record":
        assert describe(got)[0] == "struct"
        assert ctypes.string_at(got.getPtr(), of.size) == wanted
    elif of.kind == "array" and of.to is not None and of.to.kind == "char":
        assert got == wanted.split(b"\0")[0], "a text ends before its NUL"
    elif of.kind == "array" and of.to is not None:
        size = of.to.size
        assert [int(v) for v in got] == [
            patterns.decode(of.to, wanted[at : at + size]) for at in range(0, of.size, size)
        ]
    else:
        assert int(got) == patterns.decode(of, wanted)
        known = stubs.find(typed.call.module, of.name)
        if known is not None and (known.is_enum or of.kind == "handle" or of.name == "CUdeviceptr"):
            assert isinstance(got, scope.find(typed.call.module, of.name))


@each(GETTERS)
def test_value_comes_out_with_its_type(
    scope: Scope, recorder: Recorder, counts: Counter[str], typed: Typed, member: str
) -> None:
    of = attributes.type_of(typed.types[member])
    assert of is not None
    wanted = content(of, 3)
    recorder.harmless(typed.call.symbol, [c for c in range(len(typed.call.function.params)) if c != typed.value])
    recorder.script(typed.call.symbol, typed.value, wanted)
    made = arguments(scope, typed, member, of.size)
    result = getattr(scope.modules[typed.call.module], typed.name)(**made)
    assert result[0] == 0
    same(scope, typed, of, wanted, result[1])
    (called,) = [c for c in recorder.calls() if c.symbol == typed.call.symbol]
    assert called.arguments[typed.tag].number == int(member_of(scope, typed, member))
    counts["typed values read"] += 1


@each(GETTERS)
def test_a_failed_call_gives_no_value(scope: Scope, recorder: Recorder, typed: Typed, member: str) -> None:
    of = attributes.type_of(typed.types[member])
    assert of is not None
    recorder.harmless(typed.call.symbol)
    recorder.fail(typed.call.symbol, 1)
    result = getattr(scope.modules[typed.call.module], typed.name)(**arguments(scope, typed, member, of.size))
    assert int(result[0]) == 1
    assert set(result[1:]) == {None}


@each(SETTERS)
def test_value_goes_in_with_its_type(
    scope: Scope, recorder: Recorder, counts: Counter[str], typed: Typed, member: str
) -> None:
    of = attributes.type_of(typed.types[member])
    assert of is not None
    wanted = content(of, 3)
    module = scope.modules[typed.call.module]
    given: list[Any]
    if of.kind == "record":
        given = [scope.build(typed.call.module, ["struct", of.name, wanted.hex()])]
    elif of.kind == "array":
        given = [wanted.rstrip(b"\0")]
        wanted = wanted.rstrip(b"\0") + b"\0"
    else:
        number = patterns.decode(of, wanted)
        given = [number]
        if (known := stubs.find(typed.call.module, of.name)) is not None:
            given.append(getattr(module, known.name)(number))
    value = typed.call.signature.parameters[typed.call.given[typed.value] or 0].name
    for one in given:
        recorder.reset()
        recorder.harmless(typed.call.symbol)
        recorder.copy_bytes(typed.call.symbol, typed.value, len(wanted))
        made = {**arguments(scope, typed, member, of.size), value: one}
        assert getattr(module, typed.name)(**made)[0] == 0
        (called,) = [c for c in recorder.calls() if c.symbol == typed.call.symbol]
        assert called.arguments[typed.value].pointee == wanted
        assert called.arguments[typed.tag].number == int(member_of(scope, typed, member))
        counts["typed values written"] += 1


@pytest.mark.parametrize("typed", [t for t in TYPED if not t.is_list], ids=lambda t: t.name)
def test_an_unknown_member_is_a_clear_error(scope: Scope, recorder: Recorder, typed: Typed) -> None:
    """Nobody knows how many bytes its value has."""
    made = arguments(scope, typed, next(iter(typed.types)), 8)
    tag = typed.call.signature.parameters[typed.call.given[typed.tag] or 0].name
    made[tag] = 0x1234567
    with pytest.raises((ValueError, TypeError), match=r"(?i)unknown|19088743|0x1234567|attrib|handleType|typename"):
        getattr(scope.modules[typed.call.module], typed.name)(**made)
    assert recorder.count() == 0


@pytest.mark.parametrize("typed", LISTS, ids=lambda t: t.name)
def test_values_of_many_attributes_come_out_as_a_list(scope: Scope, recorder: Recorder, typed: Typed) -> None:
    """One address per attribute, to memory of the right size, and one value per attribute."""
    members = [
        m
        for m, text in typed.types.items()
        if (of := attributes.type_of(text)) is not None and of.kind in ("int", "uint", "enum")
    ][:3]
    selected = [member_of(scope, typed, m) for m in members]
    case = cases.make(typed.call, "wide")
    made = {name: scope.build(typed.call.module, d) for name, d in case.arguments.items()}
    for name in made:
        if name == "attributes":
            made[name] = selected
        elif name in ("numAttributes",):
            made[name] = len(selected)
        elif name == "dataSizes":
            made[name] = [attributes.type_of(typed.types[m]).size for m in members]  # type: ignore[union-attr]
    recorder.harmless(typed.call.symbol)
    sizes = [attributes.type_of(typed.types[m]).size for m in members]  # type: ignore[union-attr]
    recorder.follow(typed.call.symbol, typed.value, [(8 * at, size) for at, size in enumerate(sizes)])
    status, values = getattr(scope.modules[typed.call.module], typed.name)(**made)
    assert status == 0
    assert [int(v) for v in values] == [0] * len(members)
    (called,) = recorder.calls()
    assert called.arguments[typed.value].pointee == bytes(sum(sizes))


def test_every_typed_function_is_called(notes: list[str]) -> None:
    """The list in `spec` of what is called here, and the tables that are read here, agree."""
    listed = {t.name for t in TYPED}
    overloaded = {call.name for call in spec.load().calls.values() if call.signature.overloads > 1}
    assert overloaded - listed == set()
