"""Addresses behind our handles, for `cuda.bindings.utils.get_cuda_native_handle`.

Input: an object of cuspec. Output: its handle as an int. Invariant: where the real `cuda.bindings.utils` is installed, its function
goes on answering for its own classes and refuses what neither side knows, in its own words.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final, cast

from ._names import ALIASES, UTILS

_FUNCTION: Final = "get_cuda_native_handle"
_MODULES: Final = frozenset(ALIASES.values())


def native_handle(handle: object) -> int:
    """The handle as an int.

    Raises
    ------
    TypeError
        The object is no handle of cuspec.
    """
    kind = type(handle)
    # Handles have both, as have other numbers of CUDA; structs have no number, enum members no place in memory.
    if kind.__module__ in _MODULES and hasattr(kind, "getPtr") and hasattr(kind, "__int__"):
        return int(cast(Any, handle))
    raise TypeError(f"not a handle of CUDA: {kind.__module__}.{kind.__qualname__}")


class _Bridge:
    """The real function, asked second."""

    def __init__(self, real: Callable[[Any], int]) -> None:
        self.real = real
        functools.update_wrapper(self, real)

    def __call__(self, obj: Any) -> int:
        try:
            return native_handle(obj)
        except TypeError:
            return self.real(obj)


def bridge() -> None:
    """Teaches an imported `cuda.bindings.utils` our handles."""
    utils = sys.modules.get(UTILS)
    real = getattr(utils, _FUNCTION, None)
    # Our stand-in's function knows them, and releases before 12.9 have none.
    if utils is not None and real is not None and real is not native_handle and not isinstance(real, _Bridge):
        setattr(utils, _FUNCTION, _Bridge(real))


def unbridge() -> None:
    """Gives an imported `cuda.bindings.utils` its own function back."""
    utils = sys.modules.get(UTILS)
    function = getattr(utils, _FUNCTION, None)
    if utils is not None and isinstance(function, _Bridge):
        setattr(utils, _FUNCTION, function.real)


def bridging(spec: ModuleSpec) -> ModuleSpec:
    """The same place, with a loader that calls `bridge` as soon as the module has run."""
    if spec.loader is not None:
        spec.loader = _BridgingLoader(spec.loader)
    return spec


class _BridgingLoader(Loader):
    def __init__(self, real: Loader) -> None:
        self._real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self._real.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        module.__loader__ = self._real
        if module.__spec__ is not None:
            module.__spec__.loader = self._real
        self._real.exec_module(module)
        bridge()
