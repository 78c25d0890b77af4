"""Compiles with the real libnvrtc while other threads run.

Input: ``overlap`` or ``ticker``. Output of the first: which of two compilations each progress report came from, in the order of the
reports; of the second: how often another thread ran during one compilation.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def _source(functions: int) -> bytes:
    """A kernel that takes the optimizer a while: it works in parallel, which libnvrtc's parser does not."""
    each = "template <int N> __device__ float f{0}(float x) {{ for (int i = 0; i < N; i++) x += sinf(x * i) * powf(x, {0}); return x; }}\n"
    body = "".join(f"x[{at}] = f{at}<40>(x[{at}]);" for at in range(functions))
    return ("".join(each.format(at) for at in range(functions)) + f'extern "C" __global__ void kernel(float *x) {{ {body} }}').encode()


def _program(nvrtc: Any, functions: int) -> Any:
    return _succeeds(nvrtc.nvrtcCreateProgram(_source(functions), b"kernel.cu", 0, [], []))[0]


def _succeeds(result: tuple[Any, ...]) -> tuple[Any, ...]:
    error, *outputs = result
    if int(error):
        raise RuntimeError(f"libnvrtc answers {error!r}")
    return tuple(outputs)


def overlap(nvrtc: Any) -> list[int]:
    reports: list[int] = []
    start = threading.Barrier(2)

    def compile_one(number: int) -> None:
        program = _program(nvrtc, 16)

        def report(*_: object) -> int:
            reports.append(number)
            return 0

        _succeeds(nvrtc.nvrtcSetFlowCallback(program, report, 0))
        start.wait()
        _succeeds(nvrtc.nvrtcCompileProgram(program, 0, []))
        _succeeds(nvrtc.nvrtcDestroyProgram(program))

    with ThreadPoolExecutor(2) as threads:
        for done in [threads.submit(compile_one, number) for number in range(2)]:
            done.result()
    return reports


def ticker(nvrtc: Any) -> int:
    ticks, stop = 0, threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not stop.is_set():
            ticks += 1
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    program = _program(nvrtc, 8)
    thread.start()
    before = ticks
    _succeeds(nvrtc.nvrtcCompileProgram(program, 0, []))
    during = ticks - before
    stop.set()
    thread.join()
    return during


if __name__ == "__main__":
    from cuspec import nvrtc

    print(json.dumps({"overlap": overlap, "ticker": ticker}[sys.argv[1]](nvrtc)))
