"""Names that a module makes on first use.

Input: a module that is filled from its table. Output: its ``__all__``, ``__getattr__`` and ``__dir__``. Invariant: a class is made once,
and is an ordinary name of its module from then on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import _cuspec

# What the template imports for itself.
_OWN = {"annotations"}


def names(module: str, namespace: dict[str, Any]) -> tuple[list[str], Callable[[str], Any], Callable[[], list[str]]]:
    """``__all__``, ``__getattr__`` and ``__dir__`` of a module."""
    lazy: list[str] = namespace.pop("_lazy_names")
    public = {name for name in namespace if not name.startswith("_")} - _OWN
    everything = sorted(public.union(lazy))

    def __getattr__(name: str) -> Any:
        made = _cuspec.make_class(module, name)
        if made is None:
            raise AttributeError(f"module {module!r} has no attribute {name!r}", name=name, obj=_module(module))
        namespace[name] = made
        return made

    def __dir__() -> list[str]:
        return sorted(set(namespace).union(lazy))

    return everything, __getattr__, __dir__


def _module(name: str) -> Any:
    import sys

    return sys.modules.get(name)
