"""How long a fresh process waits for one module.

Output: milliseconds, the median of many processes less that of an interpreter that imports nothing; in turn with the peer.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

from .row import MODULES, OURS, PEER


def _milliseconds(statement: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", statement], check=True)
    return (time.perf_counter() - start) * 1e3


def import_times(rounds: int) -> dict[str, float]:
    """Milliseconds for the driver's module, by package."""
    statements = {"": "pass", **{name: f"import {MODULES[name][0]}" for name in (OURS, PEER)}}
    # The first ones write bytecode and fill the system's caches.
    for statement in statements.values():
        _milliseconds(statement)
    times: dict[str, list[float]] = {name: [] for name in statements}
    for _ in range(rounds):
        for name, statement in statements.items():
            times[name].append(_milliseconds(statement))
    medians = {name: statistics.median(taken) for name, taken in times.items()}
    return {name: medians[name] - medians[""] for name in (OURS, PEER)}
