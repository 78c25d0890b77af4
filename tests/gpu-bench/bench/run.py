"""Times calls on a GPU: in C++, by the crate, by the Python package, and by cuda-bindings.

Input: this folder, and a machine with a driver. Output: a table, and JSON in a file. Invariant: no time makes this fail; a contender that
is missing is named with the reason, and the others are measured.

In each round every call is timed in a batch by each contender, one directly after the other, beginning with another one each time: what
disturbs the machine disturbs all of them. All run on one CPU. Batches are as long as the call is cheap, and the same for all.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from contenders import Contender, Missing, start
from figures import figures, table

FOLDER = Path(__file__).resolve().parent

#: How many calls are one batch. What goes into a queue stays below its length.
BATCHES = {
    "nothing": 2000,
    "ctx_get_current": 2000,
    "ctx_set_current": 2000,
    "device_get_attribute": 2000,
    "event_record": 200,
    "event_query": 1000,
    "stream_query": 1000,
    "stream_synchronize": 1000,
    "mem_alloc_free": 100,
    "mem_alloc_async_free_async": 200,
    "memcpy_htod": 100,
    "pointer_get_attribute": 1000,
    "pointer_get_attributes": 500,
    "module_get_function": 1000,
    "tensor_map_encode_tiled": 1000,
    "launch_empty": 200,
    "launch_16_args": 200,
    "launch_512_doubles": 30,
    "nvrtc_create_program": 500,
}


def arguments() -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", metavar="OUT.json", type=Path, help="where the figures are written")
    parser.add_argument("--rounds", type=int, default=200, help="rounds at most (200)")
    parser.add_argument("--seconds", type=float, default=60, help="no round begins later (60)")
    return parser.parse_args()


def main() -> int:
    """Measures, writes and prints."""
    given = arguments()
    cpu = max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else None
    with tempfile.TemporaryDirectory() as folder:
        contenders, missing = start(FOLDER, Path(folder), cpu)
        if not contenders:
            print("\n".join(f"{name}: {reason}" for name, reason in missing.items()))
            return 1
        try:
            times, rounds = measure(contenders, missing, given.rounds, time.monotonic() + given.seconds)
        finally:
            for contender in contenders:
                contender.close()
    report: dict[str, Any] = {
        "machine": machine(contenders, missing),
        "versions": {contender.name: contender.machine["version"] for contender in contenders},
        "rounds": rounds,
        "missing": missing,
        **figures(times),
    }
    given.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(table(report))
    return 0


def measure(contenders: list[Contender], missing: dict[str, str], most: int, deadline: float) -> tuple[dict[str, Any], int]:
    """The times of all rounds by call and contender, and how many rounds there were."""
    times: dict[str, dict[str, list[float]]] = {call: {c.name: [] for c in contenders} for call in BATCHES}
    running = list(contenders)
    # The first round warms up and counts for nothing.
    for turn in range(most + 1):
        for call, count in BATCHES.items():
            first = turn % len(running) if running else 0
            for contender in [*running[first:], *running[:first]]:
                if contender.name not in times[call]:
                    continue
                try:
                    answer = contender.call(call, count)
                except Missing as reason:
                    running.remove(contender)
                    missing[contender.name] = f"{call}: {reason}"
                    continue
                if isinstance(answer, str):
                    missing[f"{contender.name}, {call}"] = answer
                    del times[call][contender.name]
                elif turn > 0:
                    times[call][contender.name].append(answer)
        if turn > 0 and time.monotonic() > deadline:
            break
    return times, turn


def machine(contenders: list[Contender], missing: dict[str, str]) -> dict[str, str]:
    """What all contenders found; where they do not agree they did not do the same work, which is told."""
    facts = {}
    for key in ("device", "driver", "nvrtc"):
        found = {contender.machine[key]: contender.name for contender in contenders}
        facts[key] = " or ".join(found)
        if len(found) > 1:
            missing[f"one {key} for all"] = ", ".join(f"{value} in {name}" for value, name in found.items())
    facts["module"] = _module()
    facts["cpu"] = _cpu()
    facts["python"] = platform.python_version()
    return facts


def _module() -> str:
    """The version of the driver's kernel module."""
    try:
        found = re.search(r"\d+(\.\d+)+", Path("/proc/driver/nvidia/version").read_text(encoding="utf-8"))
    except OSError:
        found = None
    return found.group() if found else "unknown"


def _cpu() -> str:
    """The processor's name."""
    try:
        found = re.search(r"model name\s*:\s*(.+)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    except OSError:
        found = None
    return found.group(1).strip() if found else platform.machine()


if __name__ == "__main__":
    sys.exit(main())
