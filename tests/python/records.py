"""Every struct and union of the package with the fields that the headers give it.

Input: the stubs and the facts. Output: a `Struct` per class, its fields with offset and type, and a value for each.
Invariant: offsets and sizes are the headers', never the package's.
"""

from __future__ import annotations

import ctypes
import functools
import importlib
from dataclasses import dataclass
from typing import Any

import facts
import patterns
import stubs
from facts import CType


@dataclass(frozen=True)
class Member:
    """A field of a class."""

    name: str
    annotation: stubs.Annotation
    type: CType
    offset: int

    @property
    def is_list_of_pointed(self) -> bool:
        """Whether C has a pointer where Python has a list."""
        return self.annotation.is_sequence and self.type.kind == "pointer"


@dataclass(frozen=True)
class Struct:
    module: str
    name: str
    #: Its name in C, which differs where C has none but by its place.
    record: str
    is_union: bool
    size: int
    members: list[Member]
    #: Fields of the class that the headers do not have, and the other way round.
    odd: list[str]

    @property
    def cls(self) -> Any:
        return getattr(importlib.import_module(f"cuspec.{self.module}"), self.name)

    def make(self, seed: int) -> Any:
        """An instance in which every byte is set."""
        return filled(self.cls, self.size, seed)


def filled(cls: Any, size: int, seed: int) -> Any:
    made = cls()
    ctypes.memmove(made.getPtr(), patterns.record(size, seed), size)
    return made


def content(value: Any, size: int, offset: int = 0) -> bytes:
    """Bytes of an instance."""
    return ctypes.string_at(int(value.getPtr()) + offset, size)


def unnamed() -> dict[tuple[str, str], str]:
    """The records without a name in C, by module and class: what the fields of the others say that they are."""
    found: dict[tuple[str, str], str] = {}
    waiting = [(module, cls.name, cls.name) for module in stubs.MODULES for cls in stubs.load(module).classes.values()]
    while waiting:
        module, name, record = waiting.pop()
        cls = stubs.load(module).classes.get(name)
        if cls is None or record not in facts.load().records:
            continue
        for member in facts.members(record):
            annotation = cls.fields.get(member.name)
            if annotation is None or member.type.kind != "record" or "__" not in member.type.name:
                continue
            inner = (module, annotation.names[0])
            if inner[1] not in facts.load().records and inner not in found:
                found[inner] = member.type.name
                waiting.append((*inner, member.type.name))
    return found


@functools.cache
def load() -> list[Struct]:
    """All of them; subclasses by typedef are in `typedefs`."""
    found = []
    named = unnamed()
    for module in stubs.MODULES:
        for cls in stubs.load(module).classes.values():
            record = facts.load().records.get(named.get((module, cls.name), cls.name))
            if record is None or cls.is_enum or cls.is_handle:
                continue
            by_name = {f.name: f for f in facts.members(record.name)}
            members = [
                Member(name, annotation, by_name[name].type, by_name[name].offset)
                for name, annotation in cls.fields.items()
                if name in by_name
            ]
            # No stub can declare a name with two leading underscores: inside a class it is another one.
            odd = sorted(set(cls.fields) ^ {name for name in by_name if not name.startswith("__")})
            found.append(Struct(module, cls.name, record.name, record.kind == "union", record.size, members, odd))
    return found


@functools.cache
def typedefs() -> list[tuple[str, str, str]]:
    """Module, class and the record behind it, for every class that is another name of a record."""
    found = []
    for module in stubs.MODULES:
        for cls in stubs.load(module).classes.values():
            root = stubs.root(module, cls.name)
            if (
                root is not None
                and root is not cls
                and not root.is_enum
                and not root.is_handle
                and root.name in facts.load().records
            ):
                found.append((module, cls.name, root.name))
    return found


def value(struct: Struct, member: Member, seed: int) -> tuple[Any, bytes]:
    """A value for a field, and the bytes that it has to become. Not for lists behind a pointer."""
    module = importlib.import_module(f"cuspec.{struct.module}")
    return _value(module, struct.module, member.annotation, member.type, seed)


def _value(module: Any, name: str, annotation: stubs.Annotation, of: CType, seed: int) -> tuple[Any, bytes]:
    if annotation.names[0] == "bytes":
        made = bytes(0x21 + (seed + at) % 0x5D for at in range(of.size))
        return made, made
    if of.kind == "array" and of.to is not None:
        single = stubs.Annotation(annotation.text, annotation.names, False, annotation.is_optional)
        parts = [_value(module, name, single, of.to, seed * 8 + at) for at in range(of.count)]
        return [part[0] for part in parts], b"".join(part[1] for part in parts)
    cls = stubs.root(name, annotation.names[0])
    if of.kind == "record":
        data = patterns.record(of.size, seed)
        return filled(getattr(module, annotation.names[0]), of.size, seed), data
    number: Any = seed + 0.25 if of.kind == "float" else patterns.number(of, seed)
    if cls is not None and cls.is_enum:
        number = patterns.enumerator(cls.name, seed)
        return getattr(module, annotation.names[0])(number), patterns.encode(of, number)
    if cls is not None and cls.is_handle:
        return getattr(module, annotation.names[0])(number), patterns.encode(of, number)
    return number, patterns.encode(of, number)
