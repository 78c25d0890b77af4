"""What tests on a GPU need: calls that must succeed, kernels, memory, and the driver as ctypes sees it.

Input: the machine's libraries. Output: functions. Invariant: `raw` goes past this package, to the file that it has opened, so that its
answers are independent ones.
"""

from __future__ import annotations

import ctypes
import functools
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from cuspec import _cuspec, cuda, nvrtc

SUCCESS = cuda.CUresult.CUDA_SUCCESS


def check(returned: tuple[Any, ...]) -> Any:
    """The results of a call that succeeded: None, one, or a list."""
    status, *results = returned
    assert not status, f"the call gives {status!r} and {results}"
    return None if not results else results[0] if len(results) == 1 else results


def status(returned: tuple[Any, ...]) -> str:
    """The name of a status; whatever failed has no results."""
    first, *results = returned
    if first:
        assert all(result is None for result in results), f"{first!r} comes with results: {results}"
    return str(first.name)


@functools.cache
def driver_version() -> int:
    """1000 * major + 10 * minor."""
    return int(check(cuda.cuDriverGetVersion()))


def needs_driver(major: int, minor: int) -> None:
    """Skips a test on an older driver."""
    if driver_version() < 1000 * major + 10 * minor:
        pytest.skip(f"needs a driver of CUDA {major}.{minor}, and this one is of {driver_version() / 1000:.1f}")


def attribute(name: str, device: Any) -> int:
    """A device attribute by the end of its name."""
    member = cuda.CUdevice_attribute[f"CU_DEVICE_ATTRIBUTE_{name}"]
    return int(check(cuda.cuDeviceGetAttribute(member, device)))


def needs(name: str, device: Any) -> None:
    """Skips a test on a device that says it cannot do this."""
    if not attribute(name, device):
        pytest.skip(f"the device has 0 for CU_DEVICE_ATTRIBUTE_{name}")


def unchecked() -> None:
    """Skips a test in which the host acts while a kernel runs, below a memory checker, where launches may wait for their end."""
    if os.environ.get("CUSPEC_CHECKED"):
        pytest.skip("below a memory checker a launch may wait for its kernel, and here the kernel waits for the host")


@functools.cache
def library() -> ctypes.CDLL:
    """The driver that this package has opened."""
    check(cuda.cuInit(0))
    path = _cuspec.library_path("cuda")
    assert path is not None, "a call was made, and no library is open"
    return ctypes.CDLL(path)


def raw(name: str, *arguments: Any) -> int:
    """What a function of the driver returns, without this package."""
    function = getattr(library(), name)
    function.restype = ctypes.c_int
    return int(function(*arguments))


@functools.cache
def architecture() -> str:
    """The architecture of device 0, as the compiler's option names it."""
    check(cuda.cuInit(0))
    device = check(cuda.cuDeviceGet(0))
    return f"{attribute('COMPUTE_CAPABILITY_MAJOR', device)}{attribute('COMPUTE_CAPABILITY_MINOR', device)}"


@functools.cache
def compiled(source: str, form: str = "cubin", *options: str) -> bytes:
    """A source compiled for device 0, as "cubin" or "ptx"."""
    program = check(nvrtc.nvrtcCreateProgram(source, "test.cu", 0, [], []))
    target = f"--gpu-architecture={'sm' if form == 'cubin' else 'compute'}_{architecture()}"
    (result,) = nvrtc.nvrtcCompileProgram(program, 1 + len(options), [target, *options])
    if result:
        log = bytearray(check(nvrtc.nvrtcGetProgramLogSize(program)))
        check(nvrtc.nvrtcGetProgramLog(program, log))
        raise AssertionError(f"the kernel does not compile: {result!r}\n{log.decode()}")
    sizes = {"cubin": nvrtc.nvrtcGetCUBINSize, "ptx": nvrtc.nvrtcGetPTXSize}
    getters = {"cubin": nvrtc.nvrtcGetCUBIN, "ptx": nvrtc.nvrtcGetPTX}
    image = bytearray(check(sizes[form](program)))
    check(getters[form](program, image))
    check(nvrtc.nvrtcDestroyProgram(program))
    return bytes(image)


@contextmanager
def module(source: str, *options: str) -> Iterator[Any]:
    """A source as a loaded module."""
    loaded = check(cuda.cuModuleLoadData(compiled(source, "cubin", *options)))
    yield loaded
    check(cuda.cuModuleUnload(loaded))


@contextmanager
def kernel(source: str, name: str = "kernel", *options: str) -> Iterator[Any]:
    """A kernel of a source."""
    with module(source, *options) as loaded:
        yield check(cuda.cuModuleGetFunction(loaded, name))


@contextmanager
def memory(size: int, fill: int | None = 0) -> Iterator[Any]:
    """Device memory, filled with a byte."""
    address = check(cuda.cuMemAlloc(size))
    if fill is not None:
        check(cuda.cuMemsetD8(address, fill, size))
        # Streams of the tests do not wait for the default one.
        check(cuda.cuCtxSynchronize())
    yield address
    check(cuda.cuMemFree(address))


def upload(address: Any, data: bytes) -> None:
    """Writes device memory."""
    check(cuda.cuMemcpyHtoD(address, data, len(data)))
    # A copy from pageable memory may go on after the call, and streams of the tests do not wait for it.
    check(cuda.cuCtxSynchronize())


def download(address: Any, size: int) -> bytes:
    """Reads device memory."""
    data = bytearray(size)
    check(cuda.cuMemcpyDtoH(data, address, size))
    return bytes(data)


def words(address: Any, count: int) -> list[int]:
    """Reads 32-bit words of device memory."""
    return list(memoryview(download(address, 4 * count)).cast("I"))


ADD = """
extern "C" __global__ void kernel(unsigned int *out, unsigned int value, unsigned int n)
{
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] += value + i;
}
"""


def launch(function: Any, values: tuple[Any, ...], types: tuple[Any, ...], blocks: int = 1, threads: int = 64, stream: Any = 0) -> None:
    """Launches a kernel."""
    check(cuda.cuLaunchKernel(function, blocks, 1, 1, threads, 1, 1, 0, stream, (values, types), 0))
