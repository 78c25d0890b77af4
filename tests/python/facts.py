"""What the headers declare, as tables.

Input: the committed facts, ``spec/facts/**/*.yaml``, with those of an older major of cudart in place of the newest where
``CUSPEC_TEST_CUDART`` names its module. Output: functions, records, enumerations and typedefs by C name,
and for every C type its size, alignment and class. Invariant: nothing of the package or of its generator is read, so
what they get wrong shows. Sizes are those of 64-bit Linux.
"""

from __future__ import annotations

import functools
import os
import pathlib
import re
from dataclasses import dataclass, field
from typing import Any

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]

#: The modules that are tested: names mean other things in an older major of cudart, so only one of them is.
MODULES = ("cuda", os.environ.get("CUSPEC_TEST_CUDART", "cudart"), "nvrtc")

#: Size and class of the types that C has itself, and of those that the facts take from the headers of the system.
PRIMITIVES = {
    "void": (0, "void"),
    "char": (1, "char"),
    "signed char": (1, "int"),
    "unsigned char": (1, "uint"),
    "short": (2, "int"),
    "unsigned short": (2, "uint"),
    "int": (4, "int"),
    "unsigned int": (4, "uint"),
    "long": (8, "int"),
    "unsigned long": (8, "uint"),
    "long long": (8, "int"),
    "unsigned long long": (8, "uint"),
    "float": (4, "float"),
    "double": (8, "float"),
    "_Bool": (1, "bool"),
    "bool": (1, "bool"),
    "size_t": (8, "uint"),
    "int8_t": (1, "int"),
    "uint8_t": (1, "uint"),
    "int16_t": (2, "int"),
    "uint16_t": (2, "uint"),
    "int32_t": (4, "int"),
    "uint32_t": (4, "uint"),
    "int64_t": (8, "int"),
    "uint64_t": (8, "uint"),
    "intptr_t": (8, "int"),
    "uintptr_t": (8, "uint"),
}


@dataclass(frozen=True)
class CType:
    """A C type, looked through its typedefs.

    ``kind`` is one of void, char, int, uint, float, bool, enum, record, opaque, handle (a pointer to an opaque record),
    pointer, function and array; ``name`` is the name that the declaration used, and ``to`` what it points to or is an
    array of.
    """

    kind: str
    size: int
    name: str
    const: bool = False
    to: CType | None = None
    count: int = 1

    @property
    def is_number(self) -> bool:
        return self.kind in ("char", "int", "uint", "float", "bool", "enum")


@dataclass(frozen=True)
class Param:
    name: str
    type: CType
    text: str
    doc: str | None


@dataclass(frozen=True)
class Function:
    symbol: str
    #: The name that the documentation uses: an alias of the symbol, or the symbol.
    api: str
    library: str
    returns: CType
    params: list[Param]
    superseded: bool
    linux: bool
    per_thread: str | None


@dataclass(frozen=True)
class Field:
    name: str
    type: CType
    offset: int
    anonymous: bool


@dataclass(frozen=True)
class Record:
    name: str
    kind: str
    size: int
    fields: list[Field]
    linux: bool


@dataclass
class Facts:
    functions: dict[str, Function] = field(default_factory=dict)
    records: dict[str, Record] = field(default_factory=dict)
    enums: dict[str, dict[str, int]] = field(default_factory=dict)
    typedefs: dict[str, str] = field(default_factory=dict)
    raw_records: dict[str, dict[str, Any]] = field(default_factory=dict)

    def type(self, text: str, *, const: bool = False) -> CType:
        """The type that a text of the facts names."""
        text = text.strip()
        if re.match(r"(bare )?fn\(", text):
            return CType("function", 0 if text.startswith("bare") else 8, text)
        if array := re.fullmatch(r"(.*\S)\s*\[(\d+)\]", text):
            of = self.type(array[1])
            return CType("array", of.size * int(array[2]), text, of.const, of, int(array[2]))
        if pointer := re.fullmatch(r"(.*\S)\s*\*\s*(const)?", text):
            return self._pointer(self.type(pointer[1]), text, const=pointer[2] is not None)
        if text.startswith("const "):
            return self.type(text.removeprefix("const "), const=True)
        return self._named(text, const=const)

    @staticmethod
    def _pointer(to: CType, text: str, *, const: bool) -> CType:
        kind = "handle" if to.kind == "opaque" else "pointer"
        return CType(kind, 8, text, const, to)

    def _named(self, name: str, *, const: bool) -> CType:
        if name in PRIMITIVES:
            size, kind = PRIMITIVES[name]
            return CType(kind, size, name, const)
        if name in self.enums:
            return CType("enum", 4, name, const)
        if name in self.raw_records:
            record = self.raw_records[name]
            kind = "opaque" if record["kind"] == "opaque" else "record"
            return CType(kind, record.get("size", 0), name, const)
        if name in self.typedefs:
            target = self.type(self.typedefs[name])
            if target.kind == "function":
                return CType("function", 8, name, const)
            return CType(target.kind, target.size, name, const, target.to, target.count)
        raise KeyError(f"the facts declare no type {name}")

    def root(self, name: str) -> str:
        """The name behind all typedefs of a name."""
        while name in self.typedefs:
            target = self.typedefs[name].removeprefix("const ").strip()
            if target not in self.typedefs and target not in self.raw_records and target not in self.enums:
                return target if target in PRIMITIVES else name
            name = target
        return name


def _linux(entry: dict[str, Any]) -> bool:
    return "linux" in entry.get("platforms", ["linux"])


@functools.cache
def load() -> Facts:
    """All facts."""
    facts = Facts()
    headers = [
        yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
        for path in sorted((ROOT / "spec/facts").glob("*/*.yaml"))
        if path.parent.name in ("platform", *MODULES)
    ]
    for header in headers:
        for entry in header.get("typedefs", []):
            facts.typedefs[entry["name"]] = entry["type"]
        for entry in header.get("enums", []):
            facts.enums[entry["name"]] = {e["name"]: e["value"] for e in entry["enumerators"]}
        for entry in header.get("records", []):
            facts.raw_records[entry["name"]] = entry
    # A typedef of the name of its own tag says nothing.
    for name in [n for n, target in facts.typedefs.items() if target == n]:
        del facts.typedefs[name]
    for name, entry in facts.raw_records.items():
        fields = [
            Field(f["name"], facts.type(f["type"]), f["offset"], bool(f.get("anonymous")))
            for f in entry.get("fields", [])
        ]
        facts.records[name] = Record(name, entry["kind"], entry.get("size", 0), fields, _linux(entry))
    for header in headers:
        for entry in header.get("functions", []):
            params = [Param(p["name"], facts.type(p["type"]), p["type"], p.get("doc")) for p in entry.get("params", [])]
            facts.functions[entry["name"]] = Function(
                entry["name"],
                entry.get("api", entry["name"]),
                header["library"],
                facts.type(entry["returns"]),
                params,
                bool(entry.get("superseded")),
                _linux(entry),
                entry.get("per-thread"),
            )
    return facts


def members(name: str) -> list[Field]:
    """The fields of a record, with those of its anonymous members in their place, as C reaches them."""
    found: list[Field] = []
    for field_ in load().records[name].fields:
        if field_.anonymous:
            inner = members(load().root(field_.type.name))
            found += [Field(f.name, f.type, field_.offset + f.offset, False) for f in inner]
        else:
            found.append(field_)
    return found
