"""What is measured: the two packages, and a statement that both of them run."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

OURS, PEER = "cuspec", "cuda-bindings"
MODULES = {
    OURS: ("cuspec.cuda", "cuspec.cudart", "cuspec.nvrtc"),
    PEER: ("cuda.bindings.driver", "cuda.bindings.runtime", "cuda.bindings.nvrtc"),
}


@dataclass(frozen=True)
class Package:
    """The modules of one of the packages, under one name each."""

    name: str
    cuda: ModuleType
    cudart: ModuleType
    nvrtc: ModuleType

    @classmethod
    def load(cls, name: str) -> Package:
        return cls(name, *map(importlib.import_module, MODULES[name]))


@dataclass(frozen=True)
class Target:
    """What ours should take where the peer took `peers`. Machines differ, so that it is the ratio that counts."""

    ours: float
    peers: float

    @property
    def ratio(self) -> float:
        return self.ours / self.peers


@dataclass(frozen=True)
class Row:
    """A statement, what its names mean in a package, and what is aimed at (in ns)."""

    name: str
    statement: str
    names: Callable[[Package], Mapping[str, Any]]
    target: Target | None = None
