"""Prints what there is, as one line of JSON: driver, GPUs, the libraries that were loaded, and versions of packages.

Input: the machine. Output: JSON on the last line. Invariant: a driver that is not there is an error; a package that is not there is
none.
"""

from __future__ import annotations

import importlib.metadata
import json
import platform
from collections.abc import Callable
from typing import Any

import cuspec
from cuspec import _cuspec, cuda, cudart, nvrtc

PACKAGES = ("cuspec", "cuda-bindings", "cuda-core", "numba-cuda", "numpy", "cupy-cuda13x", "torch", "pytest")


def check(returned: tuple[Any, ...]) -> Any:
    """The results of a call that succeeded."""
    status, *results = returned
    if status:
        raise SystemExit(f"the call ends with {status!r}")
    return results[0] if len(results) == 1 else results


def version(number: int) -> str:
    """A version as NVIDIA writes it."""
    return f"{number // 1000}.{number % 1000 // 10}"


def name(device: Any) -> str:
    """A GPU in a few words."""
    attribute = cuda.CUdevice_attribute
    major = check(cuda.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
    minor = check(cuda.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
    memory = check(cuda.cuDeviceTotalMem(device)) >> 20
    return f"{check(cuda.cuDeviceGetName(128, device)).decode()}, sm_{major}{minor}, {memory} MiB"


def main() -> None:
    """Prints the line."""
    check(cuda.cuInit(0))
    facts: dict[str, Any] = {"driver": f"CUDA {version(check(cuda.cuDriverGetVersion()))}"}
    try:
        with open("/proc/driver/nvidia/version", encoding="utf-8") as file:
            facts["kernel module"] = file.readline().strip()
    except OSError:
        facts["kernel module"] = "unknown"
    for ordinal in range(check(cuda.cuDeviceGetCount())):
        facts[f"GPU {ordinal}"] = name(check(cuda.cuDeviceGet(ordinal)))
    calls: dict[str, Callable[[], str]] = {
        "cudart": lambda: version(check(cudart.cudaRuntimeGetVersion())),
        "nvrtc": lambda: ".".join(map(str, check(nvrtc.nvrtcVersion()))),
    }
    for library, call in calls.items():
        try:
            facts[library] = call()
        except cuspec.LibraryNotFoundError as error:
            facts[library] = f"not found: {error}"
    facts["libraries"] = {library: _cuspec.library_path(library) for library in ("cuda", "cudart", "nvrtc")}
    facts["Python"] = platform.python_version()
    facts["C library"] = " ".join(platform.libc_ver())
    for package in PACKAGES:
        try:
            facts[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            facts[package] = "not installed"
    print(json.dumps(facts))


if __name__ == "__main__":
    main()
