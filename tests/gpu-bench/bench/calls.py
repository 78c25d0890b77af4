"""The calls in Python, by one of two packages: the same statements, with arguments as users of the package write them.

Arguments: the package, and a file with the kernels. Input: orders, ``NAME COUNT`` a line. Output: first a line of JSON about the machine,
then for each order the nanoseconds of so many calls, or ``error`` and a reason. Work that a call leaves on the GPU is waited for outside of
the time.
"""

from __future__ import annotations

import ctypes
import importlib
import importlib.metadata
import json
import os
import sys
import timeit
from collections.abc import Mapping
from pathlib import Path
from typing import Any

MODULES = {
    "cuspec": ("cuspec.cuda", "cuspec.nvrtc"),
    "cuda-bindings": ("cuda.bindings.driver", "cuda.bindings.nvrtc"),
}

SMALL, TENSOR = 1024, 128 * 128 * 4

Statement = tuple[str, Mapping[str, Any]]


def check(returned: tuple[Any, ...]) -> Any:
    """The results of a call that succeeded."""
    status, *results = returned
    if int(status):
        raise RuntimeError(f"the call ends with {status!r}")
    return results[0] if len(results) == 1 else results


class Setting:
    """What the calls work on: a context, a stream, memory and kernels."""

    def __init__(self, cuda: Any, nvrtc: Any, kernels: Path) -> None:
        self.cuda, self.nvrtc = cuda, nvrtc
        check(cuda.cuInit(0))
        self.device = check(cuda.cuDeviceGet(0))
        self.context = check(cuda.cuDevicePrimaryCtxRetain(self.device))
        check(cuda.cuCtxSetCurrent(self.context))
        self.module = check(cuda.cuModuleLoadData(self._compiled(kernels.read_bytes())))
        names = (b"empty", b"ints", b"doubles")
        self.empty, self.ints, self.doubles = (check(cuda.cuModuleGetFunction(self.module, name)) for name in names)
        self.stream = check(cuda.cuStreamCreate(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING))
        self.event = check(cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING))
        self.memory = check(cuda.cuMemAlloc(TENSOR))

    def _compiled(self, source: bytes) -> bytes:
        nvrtc, which = self.nvrtc, self.cuda.CUdevice_attribute
        major = check(self.cuda.cuDeviceGetAttribute(which.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, self.device))
        minor = check(self.cuda.cuDeviceGetAttribute(which.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, self.device))
        program = check(nvrtc.nvrtcCreateProgram(source, b"kernels.cu", 0, [], []))
        check(nvrtc.nvrtcCompileProgram(program, 1, [f"--gpu-architecture=sm_{major}{minor}".encode()]))
        image = bytes(check(nvrtc.nvrtcGetCUBINSize(program)))
        check(nvrtc.nvrtcGetCUBIN(program, image))
        check(nvrtc.nvrtcDestroyProgram(program))
        return image

    def describe(self, package: str) -> str:
        """The machine, as JSON."""
        driver = check(self.cuda.cuDriverGetVersion())
        name = check(self.cuda.cuDeviceGetName(256, self.device))
        description = {
            "device": name.split(b"\0")[0].decode(),
            "driver": f"CUDA {driver // 1000}.{driver % 1000 // 10}",
            "nvrtc": ".".join(map(str, check(self.nvrtc.nvrtcVersion()))),
            "version": f"{package} {importlib.metadata.version(package)}",
        }
        return json.dumps(description)

    def statements(self) -> dict[str, Statement]:
        """All calls by name."""
        cuda, nvrtc = self.cuda, self.nvrtc
        pointer = cuda.CUpointer_attribute
        attributes = [
            pointer.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
            pointer.CU_POINTER_ATTRIBUTE_DEVICE_POINTER,
            pointer.CU_POINTER_ATTRIBUTE_HOST_POINTER,
            pointer.CU_POINTER_ATTRIBUTE_BUFFER_ID,
        ]
        long, short = cuda.cuuint64_t, cuda.cuuint32_t
        tensor = (
            cuda.CUtensorMapDataType.CU_TENSOR_MAP_DATA_TYPE_FLOAT32,
            2,
            self.memory,
            [long(128), long(128)],
            [long(512)],
            [short(64), short(64)],
            [short(1), short(1)],
            cuda.CUtensorMapInterleave.CU_TENSOR_MAP_INTERLEAVE_NONE,
            cuda.CUtensorMapSwizzle.CU_TENSOR_MAP_SWIZZLE_NONE,
            cuda.CUtensorMapL2promotion.CU_TENSOR_MAP_L2_PROMOTION_NONE,
            cuda.CUtensorMapFloatOOBfill.CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
        )
        count = cuda.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT
        stream, memory = self.stream, self.memory
        return {
            "nothing": ("pass", {}),
            "ctx_get_current": ("f()", {"f": cuda.cuCtxGetCurrent}),
            "ctx_set_current": ("f(a)", {"f": cuda.cuCtxSetCurrent, "a": self.context}),
            "device_get_attribute": ("f(a, b)", {"f": cuda.cuDeviceGetAttribute, "a": count, "b": self.device}),
            "event_record": ("f(a, b)", {"f": cuda.cuEventRecord, "a": self.event, "b": stream}),
            "event_query": ("f(a)", {"f": cuda.cuEventQuery, "a": self.event}),
            "stream_query": ("f(a)", {"f": cuda.cuStreamQuery, "a": stream}),
            "stream_synchronize": ("f(a)", {"f": cuda.cuStreamSynchronize, "a": stream}),
            "mem_alloc_free": (f"_, p = f({SMALL})\ng(p)", {"f": cuda.cuMemAlloc, "g": cuda.cuMemFree}),
            "mem_alloc_async_free_async": (
                f"_, p = f({SMALL}, s)\ng(p, s)",
                {"f": cuda.cuMemAllocAsync, "g": cuda.cuMemFreeAsync, "s": stream},
            ),
            "memcpy_htod": (f"f(a, b, {SMALL})", {"f": cuda.cuMemcpyHtoD, "a": memory, "b": bytearray(SMALL)}),
            "pointer_get_attribute": ("f(a, b)", {"f": cuda.cuPointerGetAttribute, "a": attributes[0], "b": memory}),
            "pointer_get_attributes": ("f(4, a, b)", {"f": cuda.cuPointerGetAttributes, "a": attributes, "b": memory}),
            "module_get_function": ("f(a, b'empty')", {"f": cuda.cuModuleGetFunction, "a": self.module}),
            "tensor_map_encode_tiled": (
                "f(a, b, c, d, e, g, h, i, j, k, l)",
                {"f": cuda.cuTensorMapEncodeTiled, **dict(zip("abcdeghijkl", tensor, strict=True))},
            ),
            "launch_empty": self._launch(self.empty, 0),
            "launch_16_args": self._launch(self.ints, ((7,) * 16, (ctypes.c_int,) * 16)),
            "launch_512_doubles": self._launch(self.doubles, ((1.25,) * 512, (ctypes.c_double,) * 512)),
            "nvrtc_create_program": (
                "_, p = f(a, b'empty.cu', 0, [], [])\ng(p)",
                {"f": nvrtc.nvrtcCreateProgram, "g": nvrtc.nvrtcDestroyProgram, "a": b'extern "C" __global__ void empty() {}'},
            ),
        }

    def _launch(self, kernel: Any, arguments: Any) -> Statement:
        names = {"f": self.cuda.cuLaunchKernel, "k": kernel, "s": self.stream, "a": arguments}
        return "f(k, 1, 1, 1, 1, 1, 1, 0, s, a, 0)", names


def timer(statement: str, names: Mapping[str, Any]) -> timeit.Timer:
    """A loop in which the names are locals. Raises where the statement fails."""
    first, _, second = statement.partition("\n")
    if first != "pass":
        # What is called on a result fails by itself where there is none.
        found = {"p": check(eval(first.removeprefix("_, p = "), dict(names)))}
        exec(second, {**names, **found})
    bindings = "\n".join(f"{name} = given[{name!r}]" for name in names) or "pass"
    return timeit.Timer(statement, bindings, globals={"given": names})


def main(package: str, kernels: str) -> None:
    """Obeys orders until there are none."""
    orders = sys.stdin
    # Nothing is opened before the first order: by then this process is where it should run.
    orders.readline()
    if library := os.environ.get("CUSPEC_NVRTC_LIBRARY"):
        # A library that is loaded already is what the peer takes, too.
        ctypes.CDLL(library)
    cuda, nvrtc = map(importlib.import_module, MODULES[package])
    setting = Setting(cuda, nvrtc, Path(kernels))
    print(setting.describe(package), flush=True)
    statements, timers = setting.statements(), dict[str, timeit.Timer]()
    for order in orders:
        name, count = order.split()
        try:
            if name not in timers:
                timers[name] = timer(*statements[name])
            # Outside of the time: memory that a pool has given back is fetched again by it.
            timers[name].timeit(1)
            seconds = timers[name].timeit(int(count))
            check(cuda.cuStreamSynchronize(setting.stream))
            print(round(seconds * 1e9), flush=True)
        except Exception as error:
            print("error", f"{type(error).__name__}: {error}".replace("\n", " "), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
