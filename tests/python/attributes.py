"""Functions whose value has a type that another argument selects.

Input: the annotations, ``spec/annotations/**/*.yaml``, in which the documentation's tables are written down (key
``values``). Output: for each function the parameter that selects, the one that is selected, and the C type for each
enumerator.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass

import yaml

import facts
import spec


@dataclass(frozen=True)
class Typed:
    call: spec.Call
    #: The C parameters: which selects, and which is selected.
    tag: int
    value: int
    #: C type by enumerator; `void` where there is no value of that kind.
    types: dict[str, str]
    is_getter: bool
    is_list: bool

    @property
    def name(self) -> str:
        return self.call.name


@functools.cache
def load() -> list[Typed]:
    """All of them."""
    by_symbol = {call.symbol: call for call in spec.load().calls.values()}
    members = {member for enum in facts.load().enums.values() for member in enum}
    found = []
    for path in sorted((facts.ROOT / "spec/annotations").glob("*/*.yaml")):
        # An older major of cudart inherits what is said of the newest.
        if path.parent.name not in (*facts.MODULES, "cudart"):
            continue
        entries = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader).get("functions") or {}
        for symbol, entry in entries.items():
            for name, parameter in ((entry or {}).get("params") or {}).items():
                if not isinstance(parameter, dict) or "values" not in parameter or symbol not in by_symbol:
                    continue
                call = by_symbol[symbol]
                places = [p.name for p in call.function.params]
                is_getter = parameter.get("dir") == "out"
                is_list = isinstance(parameter.get("len"), dict) and "param" in parameter["len"]
                tag, value = places.index(parameter["tagged-by"]), places.index(name)
                types = {member: c_type for member, c_type in parameter["values"].items() if member in members}
                found.append(Typed(call, tag, value, types, is_getter, is_list))
    return found


def type_of(text: str) -> facts.CType | None:
    """The C type; `None` where there is no value."""
    if text == "void":
        return None
    return facts.load().type(re.sub(r"\[\]", "[3]", text))
