"""Rows of enums, handles and structs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .row import Package, Row, Target


def _class(name: str) -> Callable[[Package], Mapping[str, Any]]:
    return lambda package: {"C": getattr(package.cuda, name)}


def _object(name: str) -> Callable[[Package], Mapping[str, Any]]:
    return lambda package: {"x": getattr(package.cuda, name)()}


ROWS = [
    Row("E(0)", "C(0)", _class("CUresult"), Target(60, 115)),
    Row("E.X", "C.CUDA_SUCCESS", _class("CUresult"), Target(17, 17)),
    Row("handle, create", "C(4096)", _class("CUstream")),
    Row("handle, int", "int(x)", lambda package: {"x": package.cuda.CUstream(4096), "int": int}),
    Row("struct, create", "C()", _class("CUDA_MEMCPY2D")),
    Row("struct, get a field", "x.WidthInBytes", _object("CUDA_MEMCPY2D")),
    Row("struct, set a field", "x.WidthInBytes = 64", _object("CUDA_MEMCPY2D")),
    Row("struct, get a handle", "x.srcDevice", _object("CUDA_MEMCPY2D")),
    Row("struct, get a field of a field", "x.location.id", _object("CUmemPoolProps")),
]
