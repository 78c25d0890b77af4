"""NVIDIA's package on the recording driver.

Input: the recorder. Output: the peer's modules, under our names, whose C calls all go to the recorder. Invariant: it is
called before anything else of the peer is imported. The peer has its runtime library built in and asks the driver for
every address, so that no search path would bring the recorder in; instead the tables through which its own modules hand
each other C functions get the recorder's.
"""

from __future__ import annotations

import ctypes
import importlib
import types

import recorder

NAMES = {"cuda": "driver", "cudart": "runtime", "nvrtc": "nvrtc"}


def version() -> str | None:
    """Its version, if it is installed."""
    from importlib import metadata

    try:
        return metadata.version("cuda-bindings")
    except metadata.PackageNotFoundError:
        return None


def load() -> dict[str, types.ModuleType]:
    """Its modules, on the recorder."""
    library = ctypes.CDLL(recorder.path())
    api = ctypes.pythonapi
    api.PyCapsule_GetName.restype, api.PyCapsule_GetName.argtypes = ctypes.c_char_p, [ctypes.py_object]
    api.PyCapsule_New.restype = ctypes.py_object
    api.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
    api.PyCapsule_GetName.restype = ctypes.c_void_p
    for name in NAMES.values():
        table = importlib.import_module(f"cuda.bindings._internal.{name}").__pyx_capi__
        for entry, capsule in list(table.items()):
            try:
                function = getattr(library, entry.removeprefix("_"))
            except AttributeError:
                continue  # One of its helpers.
            # The name of a capsule is its signature, a text that lives as long as the old capsule.
            table[entry] = api.PyCapsule_New(
                ctypes.cast(function, ctypes.c_void_p), api.PyCapsule_GetName(capsule), None
            )
            _KEPT.append(capsule)
    return {ours: importlib.import_module(f"cuda.bindings.{theirs}") for ours, theirs in NAMES.items()}


_KEPT: list[object] = []
