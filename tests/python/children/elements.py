"""Passes tuples, lists and other sequences, and takes results of every length.

Output: whether elements are read in place; what C saw of each sequence, what came back, and by how many references of an element the calls
changed its count.
"""

from __future__ import annotations

import collections
import ctypes
import json
import sys
from typing import Any

from recorder import Recorder

ROUNDS = 50


class Listed(list[Any]):
    """A list of a class of its own."""


class Paired(tuple[Any, ...]):
    """A tuple of a class of its own."""


SEQUENCES = {"list": list, "tuple": tuple, "of list": Listed, "of tuple": Paired, "other": collections.deque}


def main() -> None:
    from cuspec import _cuspec, cuda

    recorder = Recorder()
    long, small = cuda.cuuint64_t, cuda.cuuint32_t

    def dimensions(sequence: Any) -> str:
        rank = len(sequence)
        recorder.reset()
        recorder.copy_bytes("cuTensorMapEncodeTiled", 4, 8 * rank)
        cuda.cuTensorMapEncodeTiled(7, rank, 0, sequence, [long(1)] * rank, [small(1)] * rank, (1,) * rank, 0, 0, 0, 0)
        (call,) = recorder.calls()
        return (call.arguments[4].pointee or b"").hex()

    passed: dict[str, str] = {}
    for name, make in SEQUENCES.items():
        for elements in ([], [5], [1 << 40, 0], list(range(1, 8)), [long(3), 2, long(1)], [4, None, True]):
            key = f"{name} of {' '.join(type(element).__name__ for element in elements)}"
            assert key not in passed
            passed[key] = dimensions(make(elements))

    recorder.reset()
    recorder.follow("cuLaunchKernel", 9, [(0, 4), (8, 8)])
    kernel = (ctypes.c_int, ctypes.c_double)
    cuda.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, 0, ((-3, 0.5), kernel), 0)
    cuda.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, 0, [[-3, 0.5], list(kernel)], 0)
    launched = [(call.arguments[9].pointee or b"").hex() for call in recorder.calls()]

    results = [cuda.cuCtxSynchronize(), cuda.cuMemAlloc(1), cuda.cuMemGetInfo(), cuda.cuDeviceGetName(4, 0)]
    recorder.fail(None, 1)
    results.append(cuda.cuMemGetInfo())

    element = long(1 << 50)
    before = sys.getrefcount(element), sys.getrefcount(results[0][0]), sys.getrefcount(None)
    for _ in range(ROUNDS):
        for sequence in ([element], (element,), Listed([element])):
            dimensions(sequence)
        del sequence
        cuda.cuMemAlloc(1)
    after = sys.getrefcount(element), sys.getrefcount(results[0][0]), sys.getrefcount(None)

    found = {
        "python": sys.version.split()[0],
        "in_place": _cuspec.elements_in_place(),
        "passed": passed,
        "launched": launched,
        "results": [[int(x) if hasattr(x, "__index__") else repr(x) for x in result] for result in results],
        "references": [now - then for then, now in zip(before, after)],
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
