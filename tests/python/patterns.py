"""Bytes that tell where they came from.

Input: a C type and a seed. Output: bytes of that type in which no two seeds agree. Invariant: every byte of a record is
set, its padding too, so that a field that is left out of a copy shows; an enumeration is one of its enumerators.
"""

from __future__ import annotations

import struct

import facts
from facts import CType

#: Where addresses and handles begin; nobody follows them.
ADDRESS = 0x7F00_0000_1000


def enumerator(name: str, seed: int) -> int:
    """A value of an enumeration; the largest ones only fix its width."""
    values = list(dict.fromkeys(facts.load().enums[facts.load().root(name)].values()))
    usual = [v for v in values if -0x8000_0000 <= v < 0x7FFF_FFFF] or values
    return usual[(seed * 7 + 1) % len(usual)]


def number(of: CType, seed: int) -> int:
    """A number that needs every byte of its type, negative where it can be."""
    if of.kind == "enum":
        return enumerator(of.name, seed)
    if of.kind == "bool":
        return 1
    if of.kind in ("handle", "pointer", "function"):
        return ADDRESS + seed * 0x100
    digits = bytes((0x80 if at == of.size - 1 else 0x11 * (at + 1) & 0x7F) for at in range(of.size))
    value = int.from_bytes(digits, "little") ^ (seed & 0x7F)
    return value - (1 << 8 * of.size) if of.kind in ("int", "char") else value


def encode(of: CType, value: float) -> bytes:
    """The bytes of a number, an enumerator or a handle."""
    if of.kind == "float":
        return struct.pack("<f" if of.size == 4 else "<d", value)
    return (int(value) & ((1 << 8 * of.size) - 1)).to_bytes(of.size, "little")


def record(size: int, seed: int) -> bytes:
    """The bytes of a record."""
    return bytes((seed * 31 + at * 7 + 1) % 255 + 1 for at in range(size))


def data(of: CType, seed: int) -> bytes:
    """The bytes of any value."""
    if of.kind == "float":
        return encode(of, seed + 0.25)
    if of.kind == "record":
        return record(of.size, seed)
    if of.kind == "array" and of.to:
        return b"".join(data(of.to, seed + at) for at in range(of.count))
    return encode(of, number(of, seed))


def decode(of: CType, content: bytes) -> int | float:
    """The number in some bytes."""
    if of.kind == "float":
        return float(struct.unpack("<f" if of.size == 4 else "<d", content)[0])
    return int.from_bytes(
        content, "little", signed=of.kind in ("int", "char") or (of.kind == "enum" and content[-1] > 0x7F)
    )
