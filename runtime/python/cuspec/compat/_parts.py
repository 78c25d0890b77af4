"""Modules as parts of their packages.

Input: a module and the dotted name it is imported by. Output: its entry in `sys.modules` and the attribute of its package, made or
removed together. Invariant: an attribute that holds something else is left alone.
"""

from __future__ import annotations

import sys
from types import ModuleType


def attach(name: str, module: ModuleType) -> None:
    """Makes `module` what importing `name` gives."""
    sys.modules[name] = module
    package, _, attribute = name.rpartition(".")
    if parent := sys.modules.get(package):
        setattr(parent, attribute, module)


def detach(name: str, module: ModuleType) -> None:
    """Forgets that `name` was imported as `module`."""
    if sys.modules.get(name) is module:
        del sys.modules[name]
    package, _, attribute = name.rpartition(".")
    parent = sys.modules.get(package)
    if parent is not None and vars(parent).get(attribute) is module:
        delattr(parent, attribute)
