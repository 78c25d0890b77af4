"""Arguments that nobody should pass.

Input: a random generator. Output: any Python value, with a liking for those that break native code: numbers at the
edges of C types, objects whose methods raise or lie, containers that change while they are read, buffers of odd shapes.
Invariant: the same seed gives the same values; nothing here is an address that anybody follows.
"""

from __future__ import annotations

import array
import ctypes
import random
from collections.abc import Callable, Iterator
from typing import Any

EDGES = sorted(
    {
        sign * (1 << bits) + near
        for bits in (0, 7, 8, 15, 16, 31, 32, 63, 64, 65, 200)
        for near in (-1, 0, 1)
        for sign in (1, -1)
    }
)


class Deliberate(Exception):  # noqa: N818
    """What the methods below raise."""


class Raising:
    """Every method that native code may call raises."""

    def _raise(self, *_: object) -> Any:
        raise Deliberate

    __int__ = __index__ = __float__ = __len__ = __iter__ = __getitem__ = __bool__ = __bytes__ = __str__ = _raise
    __eq__ = __hash__ = __repr__ = __fspath__ = getPtr = _raise

    @property
    def __cuda_array_interface__(self) -> Any:
        raise Deliberate

    def __dlpack__(self, **_: object) -> Any:
        raise Deliberate


class Lying:
    """Its methods give what they must not."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def __int__(self) -> Any:
        return self.answer

    def __index__(self) -> Any:
        return self.answer

    def __len__(self) -> Any:
        return self.answer

    def __getitem__(self, at: Any) -> Any:
        # An end, because whoever makes a list of it would fill all memory.
        if isinstance(at, int) and at >= 1000:
            raise IndexError
        return self.answer

    def getPtr(self) -> Any:  # noqa: N802
        return self.answer


class Device:
    """An array of device memory, or what says to be one."""

    def __init__(self, interface: Any) -> None:
        self.__cuda_array_interface__ = interface


class Longer(list[Any]):
    """A list that says to be longer than it is."""

    def __len__(self) -> int:
        return super().__len__() + 1000


class Emptying:
    """A number that empties the list in which it stands when it is asked."""

    def __init__(self, inside: list[Any]) -> None:
        self.inside = inside

    def __int__(self) -> int:
        self.inside.clear()
        return 1

    __index__ = __int__


class Subclass(int):
    """A number that is not quite an `int`."""


def _generator(count: int) -> Iterator[int]:
    yield from range(count)


def _cycle(rng: random.Random) -> list[Any]:
    made: list[Any] = [1, 2]
    made.append(made)
    return made


def _emptied(rng: random.Random) -> list[Any]:
    made: list[Any] = []
    made += [Emptying(made), *range(rng.randrange(200))]
    return made


def _interface(rng: random.Random) -> Device:
    usual = {"shape": (4,), "typestr": "<f4", "data": (0x7F00_0000_0000, False), "version": 3}
    broken = {**usual, rng.choice(list(usual)): rng.choice([None, "x", -1, (), 1 << 70, [1], ("a", "b")])}
    return Device(rng.choice([usual, broken, None, 5, {}]))


def _view(rng: random.Random) -> Any:
    memory = bytearray(rng.randrange(64))
    return rng.choice(
        [
            memoryview(memory),
            memoryview(memory)[::2],
            memoryview(memory)[::-1],
            memoryview(bytes(memory)),
            memoryview(memory)[:0],
        ]
    )


def _released(rng: random.Random) -> memoryview:
    view = memoryview(bytearray(8))
    view.release()
    return view


def _numpy(rng: random.Random) -> Any:
    try:
        import numpy as np
    except ImportError:
        return None
    return rng.choice(
        [
            np.zeros(rng.randrange(9)),
            np.zeros((3, 4)).T,
            np.zeros(8)[::2],
            np.zeros(4, ">i4"),
            np.array(5),
            np.int32(-5),
            np.uint64(1 << 63),
            np.float32(1.5),
            np.array([None, "x"], object),
            np.bool_(True),
        ]
    )


SIMPLE: list[Callable[[random.Random], Any]] = [
    lambda rng: None,
    lambda rng: rng.choice(EDGES),
    lambda rng: rng.randrange(-300, 300),
    lambda rng: rng.getrandbits(rng.randrange(1, 80)),
    lambda rng: rng.choice([True, False]),
    lambda rng: rng.choice([0.0, -1.5, 1e300, float("nan"), float("inf"), 1j]),
    lambda rng: rng.choice(["", "name", "a\0b", "\ud800", "ä" * 40, "x" * 5000]),
    lambda rng: rng.choice([b"", b"name", b"a\0b", b"\xff" * 40, b"x" * 5000]),
    lambda rng: bytearray(rng.randrange(64)),
    lambda rng: array.array(rng.choice("bBhIqdf"), [1, 2, 3]),
    lambda rng: (ctypes.c_int * rng.randrange(5))(),
    lambda rng: rng.choice(
        [ctypes.c_int(5), ctypes.c_void_p(), ctypes.c_void_p(5), ctypes.c_double(0.5), ctypes.c_char_p(b"x")]
    ),
    lambda rng: Raising(),
    lambda rng: Lying(rng.choice([None, "x", -1, 1.5, 1 << 70, object(), []])),
    lambda rng: Subclass(rng.choice(EDGES)),
    lambda rng: rng.choice(
        [object(), object, int, len, print, random, Ellipsis, NotImplemented, slice(1), range(5), lambda *a: None]
    ),
    lambda rng: _generator(rng.randrange(5)),
    lambda rng: {rng.randrange(5): None},
    lambda rng: {1, 2, 3},
    _cycle,
    _emptied,
    _interface,
    _view,
    _released,
    _numpy,
]


def anything(rng: random.Random, package: Callable[[random.Random], Any], depth: int = 0) -> Any:
    """Any value; `package` gives objects of the package that is tested."""
    kind = rng.random()
    if kind < 0.2:
        return package(rng)
    if kind < 0.4 and depth < 3:
        inner = [
            anything(rng, package, depth + 1)
            for _ in range(rng.choice([0, 1, 2, 3, 3, 3, 8, 100]) if depth == 0 else rng.randrange(4))
        ]
        return rng.choice([list, tuple, Longer])(inner)
    return rng.choice(SIMPLE)(rng)
