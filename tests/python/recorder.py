"""The recording driver: a library with every symbol of libcuda, libcudart and libnvrtc, which writes down how it is
called.

Input: the library's path, in the environment variable ``CUSPEC_RECORDER``. Output: a `Recorder`, through which a test
gives orders and reads the record. Invariant: there is one recorder in a process; a test starts with `reset`.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from dataclasses import dataclass

#: Environment variables by which the package finds its libraries.
LIBRARY_VARIABLES = tuple(
    f"CUSPEC_{name}_LIBRARY" for name in ("CUDA", "CUDART", "CUDART11", "CUDART12", "NVRTC")
)

_UNIT_BYTES, _UNIT_TEXT, _UNIT_TEXTS = range(3)
_UNKNOWN = ctypes.c_size_t(-1).value


def path() -> str:
    """Where the library is."""
    found = os.environ.get("CUSPEC_RECORDER")
    if not found:
        raise RuntimeError(
            "CUSPEC_RECORDER does not name the recording driver; `cargo xtask test python` builds it and sets it"
        )
    return os.path.abspath(found)


def environment() -> dict[str, str]:
    """The variables with which the package takes the recorder for all three of its libraries."""
    return dict.fromkeys(LIBRARY_VARIABLES, path())


@dataclass(frozen=True)
class Argument:
    """An argument as C saw it: its own bytes, and those that it points to where they were recorded."""

    value: bytes
    pointee: bytes | None

    @property
    def number(self) -> int:
        return int.from_bytes(self.value, "little")


@dataclass(frozen=True)
class Called:
    """A call as C saw it."""

    symbol: str
    #: Whether it came on the thread that reads the record.
    here: bool
    arguments: list[Argument]


class Recorder:
    """The control functions of the library."""

    def __init__(self) -> None:
        library = ctypes.CDLL(path())
        signatures = {
            "reset": (None, []),
            "calls": (ctypes.c_size_t, []),
            "symbol": (ctypes.c_char_p, [ctypes.c_size_t, ctypes.POINTER(ctypes.c_int)]),
            "argument": (
                ctypes.c_void_p,
                [ctypes.c_size_t, ctypes.c_size_t, ctypes.c_int, ctypes.POINTER(ctypes.c_size_t)],
            ),
            "parameters": (ctypes.c_size_t, [ctypes.c_char_p]),
            "extent": (ctypes.c_int, [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_size_t]),
            "followed": (
                ctypes.c_int,
                [ctypes.c_char_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_size_t), ctypes.c_size_t],
            ),
            "script": (ctypes.c_int, [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_char_p, ctypes.c_size_t]),
            "answer": (ctypes.c_int, [ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t]),
            "fail": (ctypes.c_int, [ctypes.c_char_p, ctypes.c_size_t, ctypes.c_int]),
            "fail_writing": (None, []),
        }
        self._control = {}
        for name, (result, arguments) in signatures.items():
            function = getattr(library, f"recorder_{name}")
            function.restype, function.argtypes = result, arguments
            self._control[name] = function
        #: What was scripted by address, kept until the next reset.
        self._kept: list[ctypes.Array[ctypes.c_char]] = []
        self.reset()

    def reset(self) -> None:
        """Forgets every call and every order."""
        self._control["reset"]()
        self._kept.clear()

    def count(self) -> int:
        """How many calls there were."""
        return int(self._control["calls"]())

    def call(self, at: int) -> Called:
        """A call."""
        here = ctypes.c_int()
        symbol = self._control["symbol"](at, here)
        if symbol is None:
            raise IndexError(f"there were {self.count()} calls")
        count = self._control["parameters"](symbol)
        arguments = [Argument(self._bytes(at, i, 0) or b"", self._bytes(at, i, 1)) for i in range(count)]
        return Called(symbol.decode(), bool(here.value), arguments)

    def calls(self) -> list[Called]:
        """Every call."""
        return [self.call(at) for at in range(self.count())]

    def symbols(self) -> list[str]:
        """The symbols that were called, in order."""
        return [self._control["symbol"](at, None).decode() for at in range(self.count())]

    def _bytes(self, call: int, parameter: int, what: int) -> bytes | None:
        size = ctypes.c_size_t()
        start = self._control["argument"](call, parameter, what, size)
        return ctypes.string_at(start, size.value) if start else None

    def parameters(self, symbol: str) -> int | None:
        """How many parameters a symbol has, if the recorder exports it."""
        count = self._control["parameters"](symbol.encode())
        return None if count == _UNKNOWN else int(count)

    def copy_bytes(self, symbol: str, parameter: int, count: int) -> None:
        """Orders that so many bytes of what an argument points to are recorded; with none, it is never followed."""
        self._order(symbol, self._control["extent"](symbol.encode(), parameter, _UNIT_BYTES, count))

    def copy_text(self, symbol: str, parameter: int) -> None:
        """Orders that the text to which an argument points is recorded, with its NUL."""
        self._order(symbol, self._control["extent"](symbol.encode(), parameter, _UNIT_TEXT, 0))

    def copy_texts(self, symbol: str, parameter: int, count: int) -> None:
        """Orders that so many texts are recorded, one behind the other, each with its NUL."""
        self._order(symbol, self._control["extent"](symbol.encode(), parameter, _UNIT_TEXTS, count))

    def follow(self, symbol: str, parameter: int, places: Sequence[tuple[int, int]]) -> None:
        """Orders that pointers within a pointee are followed: for each, its offset and how many bytes."""
        pairs = (ctypes.c_size_t * (2 * len(places)))(*(number for place in places for number in place))
        self._order(symbol, self._control["followed"](symbol.encode(), parameter, pairs, len(places)))

    def script(self, symbol: str, parameter: int, data: bytes) -> None:
        """Orders what an out parameter receives; a further order answers the next call, and the last one stays."""
        self._order(symbol, self._control["script"](symbol.encode(), parameter, data, len(data)))

    def leave(self, symbol: str, parameter: int) -> None:
        """Orders that a parameter is left as it is."""
        self.script(symbol, parameter, b"")

    def answer(self, symbol: str, data: bytes) -> None:
        """Orders what a function returns that returns no status."""
        self._order(symbol, self._control["answer"](symbol.encode(), data, len(data)))

    def fail(self, symbol: str | None, status: int, nth: int = 1, *, writing: bool = False) -> None:
        """Orders that the nth call from now of a symbol, or of any, fails; `writing` if scripts hold for it too."""
        self._order(symbol or "*", self._control["fail"](symbol and symbol.encode(), nth, status))
        if writing:
            self._control["fail_writing"]()

    def harmless(self, symbol: str, parameters: Sequence[int] | None = None) -> None:
        """Orders that a function touches nothing behind its arguments, which may be any numbers then."""
        for parameter in range(self.parameters(symbol) or 0) if parameters is None else parameters:
            self.copy_bytes(symbol, parameter, 0)
            self.leave(symbol, parameter)

    def keep(self, data: bytes) -> int:
        """The address of a copy of some bytes, which lives until the next reset."""
        buffer = ctypes.create_string_buffer(data, max(len(data), 1))
        self._kept.append(buffer)
        return ctypes.addressof(buffer)

    @staticmethod
    def _order(symbol: str, found: int) -> None:
        if found:
            raise LookupError(f"the recorder has no such parameter of {symbol}")
