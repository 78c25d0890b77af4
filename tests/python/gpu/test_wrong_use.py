"""Wrong use: what the driver promises to refuse, and what this package refuses before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from cuspec import cuda
from gpu import check, memory, status

#: Without types, to pass what no type checker lets through.
anything: Any = cuda

#: Calls that get no handle, and do not need one to be refused.
NULL_HANDLES: dict[str, Callable[[], tuple[Any, ...]]] = {
    "cuEventRecord": lambda: cuda.cuEventRecord(None, 0),
    "cuEventSynchronize": lambda: cuda.cuEventSynchronize(None),
    "cuEventDestroy": lambda: cuda.cuEventDestroy(None),
    "cuModuleUnload": lambda: cuda.cuModuleUnload(None),
    "cuModuleGetFunction": lambda: cuda.cuModuleGetFunction(None, "kernel"),
    "cuLaunchKernel": lambda: cuda.cuLaunchKernel(None, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0),
    "cuGraphInstantiate": lambda: cuda.cuGraphInstantiate(None, 0),
    "cuGraphLaunch": lambda: cuda.cuGraphLaunch(None, 0),
    "cuGraphDestroy": lambda: cuda.cuGraphDestroy(None),
    "cuArrayDestroy": lambda: cuda.cuArrayDestroy(None),
    "cuMemPoolDestroy": lambda: cuda.cuMemPoolDestroy(None),
    "cuLibraryUnload": lambda: cuda.cuLibraryUnload(None),
    "cuStreamBeginCapture": lambda: cuda.cuStreamBeginCapture(None, 0),
}


@pytest.mark.parametrize("name", NULL_HANDLES)
def test_no_handle(context: Any, name: str) -> None:
    assert status(NULL_HANDLES[name]()) != "CUDA_SUCCESS"


def test_a_stream_that_captures_does_not_synchronize(stream: Any) -> None:
    check(cuda.cuStreamBeginCapture(stream, cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL))
    assert status(cuda.cuStreamQuery(stream)) == "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"
    assert cuda.cuStreamEndCapture(stream)[0] != 0


@pytest.mark.parametrize("flags", [1 << 30, 0xFFFF])
def test_flags_that_are_none(context: Any, flags: int) -> None:
    assert status(cuda.cuStreamCreate(flags)) == "CUDA_ERROR_INVALID_VALUE"
    assert status(cuda.cuEventCreate(flags)) == "CUDA_ERROR_INVALID_VALUE"


def test_an_address_that_is_none(context: Any) -> None:
    assert status(cuda.cuMemFree(64)) == "CUDA_ERROR_INVALID_VALUE"
    assert status(cuda.cuMemsetD8(64, 0, 16)) == "CUDA_ERROR_INVALID_VALUE"


def test_a_range_beyond_an_allocation(context: Any) -> None:
    with memory(64) as address:
        assert status(cuda.cuMemsetD8(address, 0, 1 << 30)) == "CUDA_ERROR_INVALID_VALUE"
        assert status(cuda.cuMemcpyDtoD(address, address, 1 << 30)) == "CUDA_ERROR_INVALID_VALUE"


@pytest.mark.parametrize(
    "call",
    [
        lambda: cuda.cuMemAlloc(-1),
        lambda: cuda.cuMemAlloc(1 << 64),
        lambda: anything.cuMemAlloc("16"),
        lambda: cuda.cuMemsetD8(0, 256, 1),
        lambda: cuda.cuStreamCreate(1 << 32),
        lambda: anything.cuDeviceGet(1.5),
        lambda: anything.cuMemFree(object()),
        lambda: anything.cuDeviceGetAttribute("name", 0),
    ],
)
def test_what_is_no_value_of_the_type_is_refused_before_the_call(context: Any, call: Any) -> None:
    with pytest.raises((TypeError, OverflowError, ValueError)):
        call()


def test_a_failed_call_leaves_nothing(context: Any) -> None:
    free, _ = check(cuda.cuMemGetInfo())
    for _ in range(100):
        assert status(cuda.cuMemAlloc(1 << 50)) == "CUDA_ERROR_OUT_OF_MEMORY"
    # Other programs may use the device meanwhile, but not by as much.
    assert abs(check(cuda.cuMemGetInfo())[0] - free) < 1 << 32
