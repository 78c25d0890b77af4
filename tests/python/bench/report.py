"""The table and the JSON.

Input: measurements, in the order in which they are shown. Invariant: a ratio is ours over the peer's, so that less is better.
"""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path

from .row import OURS, PEER, Target

# The same code, measured as if it were two packages, differs by less.
NOISE = 1.05
# What is aimed at over all calls.
MEAN = 1 / 3


@dataclass(frozen=True)
class Measured:
    """One row: what it took, or why it was not measured."""

    name: str
    unit: str
    ours: float | None
    peers: float | None
    target: Target | None = None
    failures: tuple[str, ...] = ()

    @property
    def ratio(self) -> float | None:
        return self.ours / self.peers if self.ours is not None and self.peers else None

    @property
    def missed(self) -> bool:
        return self.target is not None and self.ratio is not None and self.ratio > self.target.ratio


def table(rows: list[Measured]) -> str:
    lines = [f"{'':<44}{OURS:>12}{PEER:>15}{'ratio':>8}{'target':>18}{'ratio':>8}"]
    for row in rows:
        ratio = "-" if row.ratio is None else f"{row.ratio:.2f}"
        line = f"{row.name:<44}{_number(row.ours, row.unit):>12}{_number(row.peers, row.unit):>15}{ratio:>8}"
        if row.target:
            target = f"{row.target.ours:,} of {row.target.peers:,}"
            line += f"{target:>18}{row.target.ratio:>8.2f}{' *' if row.missed else ''}"
        lines.append(line)
        lines.extend(f"    {failure}" for failure in row.failures)
    return "\n".join([*lines, "", *_summary(rows)])


def _summary(rows: list[Measured]) -> list[str]:
    calls = _calls(rows)
    slower = [name for name, ratio in calls.items() if ratio > NOISE]
    missed, aimed = sum(row.missed for row in rows), sum(row.target is not None for row in rows)
    mean = geometric_mean(rows)
    return [
        f"geometric mean of {len(calls)} ratios: {'-' if mean is None else f'{mean:.3f}'} (target {MEAN:.3f})",
        f"slower than {PEER} by more than {NOISE - 1:.0%}: {len(slower)} {'; '.join(slower)}".rstrip(),
        f"above the target's ratio (*): {missed} of {aimed}",
    ]


def geometric_mean(rows: list[Measured]) -> float | None:
    """That of all calls."""
    ratios = _calls(rows).values()
    return math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else None


def _calls(rows: list[Measured]) -> dict[str, float]:
    """The ratios of what is measured in ns: import time and sizes are no calls."""
    return {row.name: row.ratio for row in rows if row.unit == "ns" and row.ratio}


def write_json(rows: list[Measured], file: Path) -> None:
    listed = [{**asdict(row), "ratio": row.ratio} for row in rows]
    file.write_text(json.dumps({"geometric_mean": geometric_mean(rows), "rows": listed}, indent=1) + "\n")


def _number(value: float | None, unit: str) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f} {unit}" if unit == "ns" and value >= 100 else f"{value:,.1f} {unit}"
