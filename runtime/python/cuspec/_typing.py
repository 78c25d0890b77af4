"""Types that signatures of this package mention."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, SupportsIndex, Union

from typing_extensions import Buffer, TypeAlias

__all__ = ["Address", "DeviceArray", "Exporter"]


class DeviceArray(Protocol):
    """An array in device memory."""

    @property
    def __cuda_array_interface__(self) -> Mapping[str, Any]: ...


class Exporter(Protocol):
    """A tensor of any package that speaks DLPack."""

    def __dlpack__(self, *, stream: Any = ...) -> Any: ...


Address: TypeAlias = Union[SupportsIndex, Buffer, DeviceArray, Exporter, None]
"""Anything that has an address: a number, a buffer, a device array, or ``None`` for NULL."""
