"""Has threads that Python did not make call Python functions, through the recording driver.

Output: how often the functions ran, on which kind of thread, with which user data; what went to ``sys.unraisablehook``; and whether the
functions are let go.
"""

from __future__ import annotations

import ctypes
import gc
import json
import sys
import threading
import weakref
from typing import Any

THREADS = 16
PAYLOAD = 0x1234_5678


class Function:
    """A callable that can be watched."""

    def __init__(self, seen: list[Any], fails: bool = False) -> None:
        self.seen, self.fails = seen, fails

    def __call__(self, *arguments: Any) -> None:
        self.seen.append((threading.get_ident() == threading.main_thread().ident, [int(argument) for argument in arguments]))
        if self.fails:
            raise LookupError("from a callback")


def _on_foreign_threads(calls: list[tuple[int, int]]) -> None:
    """Calls each function with its argument on a thread of its own, all at once."""
    pthread = ctypes.CDLL(None)
    create, join = pthread.pthread_create, pthread.pthread_join
    create.argtypes, join.argtypes = [ctypes.c_void_p] * 4, [ctypes.c_void_p] * 2
    threads = [ctypes.c_void_p() for _ in calls]
    for thread, (function, data) in zip(threads, calls):
        if create(ctypes.byref(thread), None, function, data):
            raise OSError("no thread can be made")
    for thread in threads:
        join(thread, None)


def main() -> None:
    import recorder
    from cuspec import cuda

    control = recorder.Recorder()
    hooked: list[str] = []
    sys.unraisablehook = lambda raised: hooked.append(type(raised.exc_value).__name__)

    def run(fails: bool) -> dict[str, Any]:
        seen: list[Any] = []
        functions = [Function(seen, fails) for _ in range(THREADS)]
        watched = [weakref.ref(function) for function in functions]
        control.reset()
        for at, function in enumerate(functions):
            cuda.cuLaunchHostFunc(0, function, PAYLOAD + at)
        del function
        functions.clear()
        gc.collect()
        kept = sum(reference() is not None for reference in watched)
        _on_foreign_threads([(call.arguments[1].number, call.arguments[2].number) for call in control.calls()])
        gc.collect()
        return {
            "ran": len(seen),
            "on_main_thread": sum(main for main, _ in seen),
            "arguments": sorted(arguments for _, arguments in seen),
            "kept_before": kept,
            "kept_after": sum(reference() is not None for reference in watched),
        }

    print(json.dumps({"succeeding": run(fails=False), "failing": run(fails=True), "unraisable": hooked}))


if __name__ == "__main__":
    main()
