"""Rows of kernel launches, by what the kernel's arguments are."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import Any

import numpy

from .row import Package, Row, Target

KERNEL, STREAM, ADDRESS = 0x7F00_0000_1000, 0x7F00_0000_2000, 0x7F00_0000_0000

_words = [ctypes.c_void_p(ADDRESS + at) for at in range(16)]
# The addresses of the arguments, which is what C wants in the end.
_PACKED = (ctypes.c_void_p * 16)(*map(ctypes.addressof, _words))


def _launch(arguments: Callable[[Any], Any]) -> Callable[[Package], Mapping[str, Any]]:
    def resolve(package: Package) -> Mapping[str, Any]:
        cuda = package.cuda
        return {
            "launch": cuda.cuLaunchKernel,
            "kernel": cuda.CUfunction(KERNEL),
            "stream": cuda.CUstream(STREAM),
            "arguments": arguments(cuda),
        }

    return resolve


def _same(value: Any, kind: Any, count: int = 16) -> Callable[[Any], Any]:
    arguments = ((value,) * count, (kind,) * count)
    return lambda _: arguments


def _row(name: str, arguments: Callable[[Any], Any], target: Target | None = None) -> Row:
    return Row(f"cuLaunchKernel, {name}", "launch(kernel, 1, 1, 1, 1, 1, 1, 0, stream, arguments, 0)", _launch(arguments), target)


ROWS = [
    _row("0 arguments", lambda _: 0, Target(120, 317)),
    _row("1 CUdeviceptr", lambda cuda: ((cuda.CUdeviceptr(ADDRESS),), (None,))),
    _row("16 CUdeviceptr", lambda cuda: ((cuda.CUdeviceptr(ADDRESS),) * 16, (None,) * 16)),
    _row("16 c_int", _same(7, ctypes.c_int), Target(250, 425)),
    _row("16 c_void_p", _same(ADDRESS, ctypes.c_void_p), Target(300, 1621)),
    _row("16 c_uint", _same(7, ctypes.c_uint), Target(250, 4967)),
    _row("16 c_size_t", _same(7, ctypes.c_size_t)),
    _row("16 numpy int32 as c_int", _same(numpy.int32(7), ctypes.c_int)),
    _row("16 numpy int32", _same(numpy.int32(7), None)),
    _row("16 packed", lambda _: _PACKED),
    _row("512 c_double", _same(1.25, ctypes.c_double, 512)),
]
