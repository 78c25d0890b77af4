"""Enumerations of C as ``IntEnum`` classes.

Input: a name and the members as the headers have them. Output: a class whose members are made once. Invariant: a number that no
header has never raises where it comes from a library; it becomes a member that is called ``unknown_`` and its number.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Any, TypeVar, cast

from ._cuspec import EnumCall, register_enum

_KEPT = 256


class CEnum(enum.IntEnum, metaclass=EnumCall):
    """What all enumerations derive from."""

    def __reduce_ex__(self, proto: Any) -> tuple[Any, ...]:
        cls = type(self)
        if self._value_ in cls._value2member_map_:
            return cls, (self._value_,)
        return unknown, (cls, self._value_)


_E = TypeVar("_E", bound=CEnum)
_unknown: dict[tuple[type[CEnum], int], Any] = {}


def make(name: str, members: Iterable[tuple[str, int]], module: str, doc: str) -> type[CEnum]:
    """The class of an enumeration; members of equal value are one member with several names."""
    namespace = EnumCall.__prepare__(name, (CEnum,))
    namespace["__module__"] = module
    namespace["__qualname__"] = name
    namespace["__doc__"] = doc
    for member, value in members:
        namespace[member] = value
    made = cast("type[CEnum]", EnumCall(name, (CEnum,), namespace))
    for label, found in made._member_map_.items():
        type.__setattr__(made, label, found)
    register_enum(made, made._value2member_map_)
    return made


def unknown(cls: type[_E], value: int) -> _E:
    """The member that stands for a number without an enumerator."""
    known = _unknown.get((cls, value))
    if known is not None:
        return known  # type: ignore[no-any-return]
    member = int.__new__(cls, value)
    member._value_ = value
    member._name_ = f"unknown_{value}"
    member.__objclass__ = cls  # type: ignore[attr-defined]
    # A library that answers with ever new numbers must not fill the memory.
    if len(_unknown) < _KEPT:
        _unknown[cls, value] = member
    return member
