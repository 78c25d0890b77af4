"""The extension module: an engine that calls by table."""

import enum
from typing import Any, SupportsIndex, type_check_only

from typing_extensions import Self, disjoint_base

__all__ = [
    "EnumCall",
    "Record",
    "Value",
    "elements_in_place",
    "library_path",
    "make_class",
    "populate",
    "record_from_bytes",
    "register_enum",
    "set_per_thread_default_stream",
    "sizeof",
]

@disjoint_base
class Value:
    """What all classes of one value derive from."""

    def __new__(cls, init_value: SupportsIndex | None = 0, _ptr: int = 0) -> Self: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def __hash__(self) -> int: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def getPtr(self) -> int:
        """The address of the value."""

@type_check_only
class Integer(Value):
    def __lt__(self, other: Self | int, /) -> bool: ...
    def __le__(self, other: Self | int, /) -> bool: ...
    def __gt__(self, other: Self | int, /) -> bool: ...
    def __ge__(self, other: Self | int, /) -> bool: ...

@type_check_only
class Function(Value):
    """The address of a C function."""

@disjoint_base
class Record:
    """What all structs and unions derive from."""

    __hash__: None  # type: ignore[assignment]
    def __new__(cls, _ptr: int = 0) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...
    def __copy__(self) -> Self: ...
    def __deepcopy__(self, memo: Any, /) -> Self: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __bytes__(self) -> bytes:
        """The bytes of the struct."""
    def getPtr(self) -> int:
        """The address of the struct."""

class EnumCall(enum.EnumMeta):
    """The metaclass of enumerations."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...

def elements_in_place() -> bool:
    """Whether elements of tuples and lists are read in place, instead of by calls of the stable ABI."""

def library_path(library: str) -> str | None:
    """The file that a library was loaded from; ``None`` before its first use."""

def make_class(module: str, name: str) -> Any:
    """Makes a class of a module; ``None`` for a name that is none."""

def populate(module: str, dict: dict[str, Any]) -> None:
    """Fills a module of the package from its table."""

def record_from_bytes(class_: type, from_: bytes) -> Any:
    """A struct from its bytes."""

def register_enum(class_: type, members: dict[Any, Any]) -> None:
    """Remembers the members of an enumeration by number."""

def set_per_thread_default_stream(on: bool) -> None:
    """Chooses the per-thread default stream, before the first call of a function that has two variants."""

def sizeof(obj_type: type, /) -> int:
    """The size in bytes of what a class stands for in C."""
