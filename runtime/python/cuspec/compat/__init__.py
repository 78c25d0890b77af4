"""Runs programs written for cuda-python on cuspec.

Input: the interpreter's import state. Output: after `install()`, `cuda.bindings.driver`, `.runtime` and `.nvrtc`, and the older
`cuda.cuda`, `cuda.cudart` and `cuda.nvrtc`, are `cuspec.cuda`, `cuspec.cudart` and `cuspec.nvrtc`. Invariant: every other module of
the packages `cuda` and `cuda.bindings` is what it was before; where they are not installed, stand-ins hold what programs import
besides the three modules. `uninstall()` takes all of it back.

A program that is not to be changed is run by `python -m cuspec.compat script.py arguments...`. Processes that it starts with a fresh
interpreter (`multiprocessing`'s "spawn" is one) begin without the names: there, the program's own `install()` is the way.
"""

from __future__ import annotations

import sys
import threading
from types import ModuleType

from .._errors import Error
from ._finder import Finder
from ._names import ALIASES
from ._native_handles import bridge, unbridge
from ._parts import attach, detach

__all__ = ["AlreadyImportedError", "install", "is_installed", "uninstall"]


class AlreadyImportedError(Error):
    """A module that `install()` has to replace was imported before, so parts of the program hold on to it."""


_lock = threading.Lock()
_hook = Finder()
# The modules that a forced installation pushed aside, by name.
_replaced: dict[str, ModuleType] = {}


def install(*, force: bool = False) -> None:
    """Lets cuspec's modules be imported under the names of cuda-python.

    Nothing is imported now. Calling it again changes nothing.

    Parameters
    ----------
    force : bool
        Also replaces modules of cuda-python that are imported already. Whoever holds them, or names from them, keeps them.

    Raises
    ------
    AlreadyImportedError
        One of those modules is imported already, and `force` is not given.
    """
    with _lock:
        foreign = {name: module for name in ALIASES if (module := sys.modules.get(name)) and not _ours(name, module)}
        if foreign and not force:
            raise AlreadyImportedError(_already_imported(list(foreign)))
        for name, module in foreign.items():
            _replaced[name] = module
            detach(name, module)
        if _hook in sys.meta_path:
            sys.meta_path.remove(_hook)
        sys.meta_path.insert(0, _hook)
        bridge()


def uninstall() -> None:
    """Takes the names back: what is imported from now on is what is installed.

    Modules that a forced `install()` replaced are put back. Whoever holds cuspec's modules keeps them.
    """
    with _lock:
        if _hook in sys.meta_path:
            sys.meta_path.remove(_hook)
        unbridge()
        for name, module in list(sys.modules.items()):
            if _ours(name, module):
                detach(name, module)
        while _replaced:
            attach(*_replaced.popitem())


def is_installed() -> bool:
    """Whether `install()` is in force."""
    return _hook in sys.meta_path


def _ours(name: str, module: ModuleType | None) -> bool:
    """Whether `module` came to stand under `name` through the finder."""
    if name in ALIASES:
        return module is not None and module is sys.modules.get(ALIASES[name])
    return _hook.is_stand_in(module)


def _already_imported(names: list[str]) -> str:
    verb = "was" if len(names) == 1 else "were"
    return (
        f"{', '.join(names)} {verb} imported before cuspec.compat.install(), so parts of this program already use cuda-python. "
        "Call cuspec.compat.install() before the first import of it or of packages built on it, "
        "or start the program with `python -m cuspec.compat`. "
        "install(force=True) replaces the modules for later imports only."
    )
