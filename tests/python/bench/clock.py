"""Nanoseconds per run of a statement.

Input: a statement and its names. Output: the best of many samples, the loop around it included. Invariant: the names are locals of the
loop, so that looking them up costs nothing that a user's call would not cost.
"""

from __future__ import annotations

import timeit
from collections.abc import Mapping
from typing import Any

# Long enough for the clock, short enough that some samples are not interrupted.
SAMPLE_SECONDS = 1e-3


class Loop:
    """A statement in a loop."""

    def __init__(self, statement: str, names: Mapping[str, Any]) -> None:
        bindings = "\n".join(f"{name} = given[{name!r}]" for name in names)
        self._timer = timeit.Timer(statement, bindings or "pass", globals={"given": names})
        self._runs = 1
        while self._timer.timeit(self._runs) < SAMPLE_SECONDS:
            self._runs *= 2
        self.best = float("inf")

    def sample(self) -> None:
        """Runs the loop once; the best sample counts."""
        self.best = min(self.best, self._timer.timeit(self._runs) / self._runs * 1e9)
