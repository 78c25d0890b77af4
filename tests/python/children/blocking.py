"""Calls functions that do not return before another thread lets them.

Input: the library of ``c/blocking.c`` as each of the three. Output: the functions that were called, in order. Invariant: a function that
keeps the interpreter's lock never comes to its end: the child is ended and shows where it hangs.
"""

from __future__ import annotations

import ctypes
import faulthandler
import json
import os
import threading
from collections.abc import Callable

#: The watchdog needs no interpreter.
LIMIT_SECONDS = 60
ADDRESS = 0x7F00_1234_0000


def _calls() -> dict[str, Callable[[], object]]:
    from cuspec import cuda, cudart, nvrtc

    buffer, copy = bytearray(64), cuda.CUDA_MEMCPY2D()
    to_device = cudart.cudaMemcpyKind.cudaMemcpyHostToDevice
    return {
        "cuCtxSynchronize": lambda: cuda.cuCtxSynchronize(),
        "cuStreamSynchronize": lambda: cuda.cuStreamSynchronize(0),
        "cuEventSynchronize": lambda: cuda.cuEventSynchronize(ADDRESS),
        "cuMemAlloc": lambda: cuda.cuMemAlloc(64),
        "cuMemFree": lambda: cuda.cuMemFree(ADDRESS),
        "cuMemcpy": lambda: cuda.cuMemcpy(ADDRESS, ADDRESS, 64),
        "cuMemcpyHtoD": lambda: cuda.cuMemcpyHtoD(ADDRESS, buffer, 64),
        "cuMemcpyDtoH": lambda: cuda.cuMemcpyDtoH(buffer, ADDRESS, 64),
        "cuMemcpy2D": lambda: cuda.cuMemcpy2D(copy),
        "cuModuleLoadData": lambda: cuda.cuModuleLoadData(b"image\0"),
        "cuModuleGetFunction": lambda: cuda.cuModuleGetFunction(ADDRESS, b"kernel"),
        "cuLaunchKernel": lambda: cuda.cuLaunchKernel(ADDRESS, 1, 1, 1, 1, 1, 1, 0, 0, ((1,), (ctypes.c_int,)), 0),
        "cuGraphLaunch": lambda: cuda.cuGraphLaunch(ADDRESS, 0),
        "cudaDeviceSynchronize": lambda: cudart.cudaDeviceSynchronize(),
        "cudaStreamSynchronize": lambda: cudart.cudaStreamSynchronize(0),
        "cudaEventSynchronize": lambda: cudart.cudaEventSynchronize(ADDRESS),
        "cudaMalloc": lambda: cudart.cudaMalloc(64),
        "cudaFree": lambda: cudart.cudaFree(ADDRESS),
        "cudaMemcpy": lambda: cudart.cudaMemcpy(ADDRESS, buffer, 64, to_device),
        "nvrtcCompileProgram": lambda: nvrtc.nvrtcCompileProgram(ADDRESS, 1, [b"--fmad=false"]),
    }


def _append(results: list[object], call: Callable[[], object]) -> None:
    results.append(call())


def main() -> None:
    library = ctypes.CDLL(os.environ["CUSPEC_CUDA_LIBRARY"])
    returned = []
    for name, call in _calls().items():
        results: list[object] = []
        thread = threading.Thread(target=_append, args=(results, call))
        faulthandler.dump_traceback_later(LIMIT_SECONDS, exit=True)
        thread.start()
        # From here to the release the function is inside C, and this thread runs Python all the same.
        library.blocking_wait()
        inside = not results
        library.blocking_release()
        thread.join()
        faulthandler.cancel_dump_traceback_later()
        if inside and results:
            returned.append(name)
    print(json.dumps(returned))


if __name__ == "__main__":
    main()
