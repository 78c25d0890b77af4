"""Every public name of NVIDIA's package is a name of ours, with the same parameters, fields and values.

Input: the peer as it is installed, the stubs, and ``differences.yaml``. What results look like is compared by
`test_differential`.
"""

from __future__ import annotations

import functools
import re
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

import peer
import stubs
from test_differential import known

pytestmark = pytest.mark.skipif(
    peer.version() is None, reason="cuda-bindings, the package to compare with, is not installed"
)

#: What the peer's modules import for themselves.
IMPORTED = {"Any", "Optional", "ctypes", "cuda", "cudaBindingsDriverGlobal", "cudaBindingsRuntimeGlobal", "driver"}


@functools.cache
def theirs() -> dict[str, ModuleType]:
    return peer.load() if peer.version() else {}


def public(module: str) -> list[str]:
    loaded = theirs().get(module)
    return [name for name in dir(loaded) if not name.startswith("_") and name not in IMPORTED] if loaded else []


def parameters(doc: str) -> dict[str, bool]:
    """The parameters of the signature that a docstring begins with, and whether each has a default."""
    inside = doc.partition("(")[2].partition("\n")[0].rpartition(")")[0]
    parts, depth = [""], 0
    for character in inside:
        depth += (character in "[(") - (character in "])")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    found = {}
    for part in filter(None, map(str.strip, parts)):
        declared, _, default = part.partition("=")
        name = re.findall(r"\w+", declared.partition(":")[0])[-1]
        found[name] = bool(default)
    return found


def functions() -> list[tuple[str, str]]:
    return [(m, n) for m in stubs.MODULES for n in public(m) if n in stubs.load(m).functions]


def classes() -> list[tuple[str, str]]:
    return [(m, n) for m in stubs.MODULES for n in public(m) if isinstance(getattr(theirs()[m], n), type)]


by_function = pytest.mark.parametrize(("module", "name"), functions(), ids=[n for _, n in functions()])
by_class = pytest.mark.parametrize(("module", "name"), classes(), ids=[n for _, n in classes()])


def ours(module: str) -> Any:
    import importlib

    return importlib.import_module(f"cuspec.{module}")


@pytest.mark.parametrize("module", stubs.MODULES)
def test_every_name_is_here(module: str, counts: Counter[str]) -> None:
    missing = [name for name in public(module) if not hasattr(ours(module), name)]
    counts["names of the peer looked for"] += len(public(module))
    assert [name for name in missing if name not in known()["names"]] == []


def test_names_listed_as_missing_are() -> None:
    present = [
        name
        for name in known()["names"]
        if any(hasattr(ours(m), name) or name not in public(m) for m in stubs.MODULES if name in public(m))
    ]
    assert present == []


@by_function
def test_parameters_have_the_same_names(module: str, name: str, counts: Counter[str]) -> None:
    wanted = parameters(getattr(theirs()[module], name).__doc__)
    mine = {p.name: p.has_default for p in stubs.load(module).functions[name].parameters}
    counts["signatures of the peer compared"] += 1
    if name in known()["parameters"]:
        assert list(wanted) != list(mine), "there is no difference any more: the entry under `parameters` is to go"
        return
    assert list(mine) == list(wanted)
    assert [p for p, has_default in wanted.items() if has_default and not mine[p]] == []


@by_class
def test_classes_have_the_same_members(module: str, name: str, counts: Counter[str]) -> None:
    if not hasattr(ours(module), name):
        assert name in known()["names"]
        return
    cls = getattr(theirs()[module], name)
    if hasattr(cls, "__members__"):
        return  # Its members are compared below.
    wanted = [member for member in dir(cls) if not member.startswith("_")]
    missing = [member for member in wanted if not hasattr(getattr(ours(module), name), member)]
    counts["members of classes of the peer looked for"] += len(wanted)
    if name in known()["fields"]:
        assert missing, "there is no difference any more: the entry under `fields` is to go"
        return
    assert missing == []


@by_class
def test_enumerators_have_the_same_numbers(module: str, name: str) -> None:
    cls = getattr(theirs()[module], name)
    if not hasattr(cls, "__members__"):
        return
    mine = getattr(ours(module), name)
    assert {n: int(v) for n, v in cls.__members__.items()} == {n: int(v) for n, v in mine.__members__.items()}


@pytest.mark.parametrize("module", stubs.MODULES)
def test_constants_have_the_same_values(module: str, counts: Counter[str]) -> None:
    values = {
        n: getattr(theirs()[module], n)
        for n in public(module)
        if isinstance(getattr(theirs()[module], n), (int, bytes, str))
    }
    counts["constants of the peer compared"] += len(values)
    different = {
        n: (getattr(ours(module), n, None), value)
        for n, value in values.items()
        if getattr(ours(module), n, None) != value
    }
    assert {n: pair for n, pair in different.items() if n not in known()["names"]} == {}


@by_class
def test_classes_have_the_same_size(module: str, name: str) -> None:
    cls = getattr(theirs()[module], name)
    try:
        size = theirs()[module].sizeof(cls)
    except TypeError:
        return  # An enumeration, or what has no size in C.
    if hasattr(ours(module), name):
        assert ours(module).sizeof(getattr(ours(module), name)) == size
