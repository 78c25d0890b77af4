"""Finds the modules of cuda-python in cuspec.

Input: the full names that the interpreter imports. Output: for the three modules under their old and new names, cuspec's own module
objects; for the packages `cuda` and `cuda.bindings`, what the other finders know, else the stand-ins. Invariant: no name outside these
gets an answer here, and a module of cuspec keeps its own `__name__` and `__spec__`, by which it is reloaded and its classes pickled.
"""

from __future__ import annotations

import functools
import importlib
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

from . import _native_handles
from ._names import ALIASES, BINDINGS, NAMESPACE, UTILS

# A folder laid out like an installed `cuda` package; it holds only what is missing without cuda-python.
STAND_IN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "stand_in")


class Finder(MetaPathFinder):
    """The first entry of `sys.meta_path` while compat is installed."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The place of one of the names, or None for every other module."""
        if fullname in ALIASES:
            return ModuleSpec(fullname, AliasLoader(ALIASES[fullname]), origin=ALIASES[fullname])
        if fullname == NAMESPACE:
            return self._elsewhere(fullname, path, target) or PathFinder.find_spec(fullname, [STAND_IN])
        if fullname == BINDINGS:
            found = self._elsewhere(fullname, path, target)
            # A folder without `__init__` is what a removed package leaves behind, not a package.
            if found is not None and found.loader is not None:
                return found
            return PathFinder.find_spec(fullname, [os.path.join(STAND_IN, NAMESPACE)])
        if fullname == UTILS:
            found = self._elsewhere(fullname, path, target)
            return _native_handles.bridging(found) if found else None
        return None

    def is_stand_in(self, module: ModuleType | None) -> bool:
        """Whether `module` comes from the stand-in folder."""
        spec = getattr(module, "__spec__", None)
        places = [spec.origin, *(spec.submodule_search_locations or ())] if isinstance(spec, ModuleSpec) else []
        return any(isinstance(place, str) and place.startswith(STAND_IN + os.sep) for place in places)

    def _elsewhere(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None) -> ModuleSpec | None:
        """What the other finders make of the name."""
        for finder in sys.meta_path:
            find_spec = getattr(finder, "find_spec", None)
            if finder is self or find_spec is None:
                continue
            spec = find_spec(fullname, path, target)
            if isinstance(spec, ModuleSpec):
                return spec
        return None


class AliasLoader(Loader):
    """Gives a module of cuspec in place of a new one."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._spec: ModuleSpec | None = None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module of cuspec, imported now if it was not."""
        module = importlib.import_module(self._name)
        self._spec = module.__spec__
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Undoes the import system's only mark on the module; its code has run under its own name."""
        module.__spec__ = self._spec
        if version := getattr(sys.modules.get(BINDINGS), "__version__", None):
            _warn_of_other_release(version)


@functools.cache
def _warn_of_other_release(version: str) -> None:
    """Warns, once, when the `cuda.bindings` beside us is of another major release than our modules."""
    from cuspec import cuda

    major, minor = cuda.CUDA_VERSION // 1000, cuda.CUDA_VERSION % 1000 // 10
    if version.partition(".")[0] != str(major):
        warnings.warn(
            f"cuda-bindings {version} is installed, and cuspec, which stands in for its driver, runtime and nvrtc modules, is of CUDA "
            f"{major}.{minor}: functions that changed between these releases take the parameters of CUDA {major}.{minor}. "
            f'Install "cuda-bindings=={major}.*" to have both of one release.',
            RuntimeWarning,
            stacklevel=3,
        )
