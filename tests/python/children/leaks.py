"""Makes one kind of call 100,000 times on the recording driver, and tells what has grown.

Input: the kind. Output: by how much references to the arguments, Python's blocks and the memory of the process have grown; and which
bytearrays are still exported. Invariant: what is counted before and after is counted with an empty record.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import leak_kinds

if TYPE_CHECKING:
    import recorder

CALLS = 100_000
# Free lists, caches and the heap have their size after so many.
BEFORE = CALLS // 10
# The record is emptied this often.
BATCH = 500


def _resident() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def _repeat(call: Callable[[], object], count: int, control: recorder.Recorder) -> None:
    for _ in range(count // BATCH):
        for _ in range(BATCH):
            call()
        control.reset()
    gc.collect()


def _counted(watched: list[Any]) -> list[int]:
    """Python's blocks, resident bytes, and the references to each object."""
    return [sys.getallocatedblocks(), _resident(), *(sys.getrefcount(watched[at]) for at in range(len(watched)))]


def _exported(watched: list[Any]) -> int:
    """How many bytearrays cannot change their size: somebody still holds their memory."""
    held = 0
    for buffer in watched:
        if isinstance(buffer, bytearray):
            try:
                buffer.append(0)
                buffer.pop()
            except BufferError:
                held += 1
    return held


def main(kind: str) -> None:
    import recorder

    control = recorder.Recorder()
    call, watched = leak_kinds.KINDS[kind](control)
    _repeat(call, BEFORE, control)
    # What counting itself needs, it has after the first time.
    _counted(watched)
    before = _counted(watched)
    _repeat(call, CALLS, control)
    after = _counted(watched)
    blocks, resident, *references = (now - then for now, then in zip(after, before))
    exported = _exported(watched)
    print(json.dumps({"blocks": blocks, "bytes": resident, "references": references, "exported": exported, "calls": CALLS}))


if __name__ == "__main__":
    main(sys.argv[1])
