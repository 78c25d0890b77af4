"""Attributes through NVIDIA's package and ours: every enumerator gives the same value, and takes the same.

Input: the tables of `attributes`, and the section ``attributes`` of ``differences.yaml``. An enumerator of ours is
equal to the number that the peer gives in its place. Texts are left to `test_attributes`: the peer passes and gives all
of the buffer, whatever is in it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import attributes
import cases
import facts
import patterns
import peer
import stubs
import worker
from attributes import Typed
from test_attributes import GETTERS, SETTERS, content, each
from test_differential import known, outline, pools  # noqa: F401

pytestmark = pytest.mark.skipif(peer.version() is None, reason="cuda-bindings, to compare with, is not installed")

COMPARED = [(t, m) for t, m in GETTERS + SETTERS if not t.types[m].startswith("char ")]


def bytes_of(of: facts.CType) -> bytes:
    """A value. What is `unsigned int` here is yes or no, which the peer makes a `bool`."""
    return patterns.encode(of, 1) if of.name == "unsigned int" else content(of, 3)


def case_of(typed: Typed, member: str) -> dict[str, Any]:
    """A call with a member, and with a value of its type that goes in or comes out."""
    of = attributes.type_of(typed.types[member])
    assert of is not None
    case = cases.make(typed.call, "wide")
    symbol, data = typed.call.symbol, bytes_of(of)
    case.orders = [order for order in case.orders if order[2] != typed.value]
    tag = typed.call.function.params[typed.tag].type
    enum = (tag.to or tag).name.removeprefix("const ")
    number = facts.load().enums[facts.load().root(enum)][member]
    for c, at in enumerate(typed.call.given):
        if at is None:
            continue
        name = typed.call.signature.parameters[at].name
        if c == typed.tag:
            case.arguments[name] = ["enum", enum, number]
        elif c == typed.value:
            case.arguments[name] = value_of(typed, of, data)
        elif name == "dataSize":
            case.arguments[name] = ["int", of.size]
    if typed.is_getter:
        case.orders += [["copy_bytes", symbol, typed.value, 0], ["script", symbol, typed.value, data.hex()]]
    else:
        case.orders += [["copy_bytes", symbol, typed.value, of.size], ["leave", symbol, typed.value]]
    return case.json()


def value_of(typed: Typed, of: facts.CType, data: bytes) -> list[Any]:
    """The description of a value."""
    if of.kind == "record":
        return ["struct", of.name, data.hex()]
    number = patterns.decode(of, data)
    cls = stubs.find(typed.call.module, of.name)
    return ["int", number] if cls is None else ["enum" if cls.is_enum else "handle", of.name, number]


def as_numbers(found: dict[str, Any]) -> dict[str, Any]:
    """The same, with numbers for enumerators."""
    results = [["int", r[2]] if r[0] == "enum" else r for r in found.get("results", [])]
    return {**found, "results": results}


@each(COMPARED)
def test_ours_is_the_peers(
    pools: tuple[worker.Pool, worker.Pool],  # noqa: F811
    counts: Counter[str],
    typed: Typed,
    member: str,
) -> None:
    case = case_of(typed, member)
    ours, theirs = (as_numbers(outline(typed.call, pool.run(case))) for pool in pools)
    counts["attributes compared with the peer"] += 1
    if f"{typed.name}: {member}" in known()["attributes"]:
        assert ours != theirs, "there is no difference any more: the entry under `attributes` is to go"
        return
    assert ours == theirs


def test_the_list_names_members_only() -> None:
    assert set(known()["attributes"]) - {f"{typed.name}: {member}" for typed, member in COMPARED} == set()
