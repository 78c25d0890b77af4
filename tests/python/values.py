"""Values between processes: how an argument is described, and how a result is.

Input: a module (ours or the peer's) and a description, which is JSON; or a value. Output: the value; or its
description. Invariant: a description names classes, never modules, so that the same one serves both packages.

Descriptions are lists: ``["none"]``, ``["int", 5]``, ``["float", 0.5]``, ``["text", "name"]``, ``["bytes", "00ff"]``,
``["buffer", "00ff"]``, ``["handle", "CUstream", 4096]``, ``["enum", "CUresult", 1]``, ``["struct", "CUuuid",
"00ff..."]``, ``["list", [...]]``, ``["other", "repr"]``.
"""

from __future__ import annotations

import ctypes
import enum
import types
from typing import Any

import facts

Description = list[Any]


class Scope:
    """The modules of one package, in which classes are looked up."""

    def __init__(self, modules: dict[str, types.ModuleType]) -> None:
        self.modules = modules

    def find(self, module: str, name: str) -> Any:
        """A class as a module knows it, or else as another one does."""
        for known in (module, *self.modules):
            if (found := getattr(self.modules[known], name, None)) is not None:
                return found
        raise LookupError(f"no module has {name}")

    def build(self, module: str, description: Description) -> Any:
        """The value that is described."""
        match description:
            case ["none"]:
                return None
            case ["int" | "float" | "text", value]:
                return value
            case ["bytes", content]:
                return bytes.fromhex(content)
            case ["buffer", content]:
                return bytearray.fromhex(content)
            case ["list", elements]:
                return [self.build(module, element) for element in elements]
            case ["handle", name, value]:
                return self.find(module, name)(value)
            case ["function", name, value]:
                made = self.find(module, name)
                buffer = ctypes.c_void_p(value)
                built = made(_ptr=ctypes.addressof(buffer))
                _KEPT.append(buffer)
                return built
            case ["enum", name, value]:
                return self.find(module, name)(value)
            case ["struct", name, content]:
                made = self.find(module, name)()
                data = bytes.fromhex(content)
                ctypes.memmove(made.getPtr(), data, len(data))
                return made
        raise ValueError(f"no such description: {description}")


_KEPT: list[ctypes.c_void_p] = []


def address(value: Any) -> int | None:
    """Where the memory of a value is, if it is a buffer."""
    if isinstance(value, bytearray):
        return ctypes.addressof((ctypes.c_char * len(value)).from_buffer(value)) if value else None
    return None


def is_member(value: Any) -> bool:
    """Whether it is a member of an enumeration; the peer's enumerations are no `Enum`."""
    return isinstance(value, enum.Enum) or (isinstance(value, int) and hasattr(type(value), "__members__"))


def struct_size(cls: type) -> int | None:
    """The size that the headers give a class, if it is a record."""
    table = facts.load()
    for base in cls.__mro__:
        record = table.records.get(table.root(base.__name__))
        if record and record.size:
            return record.size
    return None


def describe(value: Any) -> Description:
    """The description of a value."""
    match value:
        case None:
            return ["none"]
        case int() if is_member(value):
            return ["enum", type(value).__name__, int(value)]
        case bool() | int():
            return ["int", int(value)]
        case float():
            return ["float", value]
        case str():
            return ["text", value]
        case bytes():
            return ["bytes", value.hex()]
        case bytearray():
            return ["buffer", value.hex()]
        case list():
            return ["list", [describe(element) for element in value]]
        case tuple():
            return ["tuple", [describe(element) for element in value]]
    cls = type(value)
    if hasattr(cls, "__int__") and hasattr(cls, "getPtr"):
        return ["handle", cls.__name__, int(value)]
    size = struct_size(cls)
    if size is not None and hasattr(cls, "getPtr"):
        return ["struct", cls.__name__, ctypes.string_at(int(value.getPtr()), size).hex()]
    return ["other", f"{cls.__name__}: {value!r}"]
