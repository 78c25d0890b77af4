"""All rows, run by both packages.

Invariant: the samples of a row are spread over the whole run, ours and the peer's side by side: what disturbs the machine for a while
costs every row a few samples and no row all of them.
"""

from __future__ import annotations

from textwrap import shorten
from typing import Any

from .clock import Loop
from .report import Measured
from .row import OURS, PEER, Package, Row


def measure(rows: list[Row], packages: list[Package], rounds: int) -> list[Measured]:
    """What each row takes; a package that cannot run it is reported in its place."""
    empty = Loop("pass", {})
    prepared = [_prepare(row, packages) for row in rows]
    for turn in range(rounds):
        empty.sample()
        for loops, _ in prepared:
            # Neither is always the one that comes after the other.
            for loop in list(loops.values())[:: -1 if turn % 2 else 1]:
                loop.sample()
    measured = []
    for row, (loops, failures) in zip(rows, prepared):
        best = {name: max(loop.best - empty.best, 0.0) for name, loop in loops.items()}
        measured.append(Measured(row.name, "ns", best.get(OURS), best.get(PEER), row.target, tuple(failures)))
    return measured


def _prepare(row: Row, packages: list[Package]) -> tuple[dict[str, Loop], list[str]]:
    loops, failures = {}, []
    for package in packages:
        try:
            names = row.names(package)
            _succeeds(row.statement, dict(names))
            loops[package.name] = Loop(row.statement, names)
        except Exception as error:
            failures.append(shorten(f"{package.name}: {type(error).__name__}: {error}", 100))
    return loops, failures


def _succeeds(statement: str, names: dict[str, Any]) -> None:
    """Raises unless the statement does, and returns success where it is a call: errors take another path."""
    try:
        code = compile(statement, "<row>", "eval")
    except SyntaxError:
        exec(statement, names)
        return
    result = eval(code, names)
    if isinstance(result, tuple) and int(result[0]) != 0:
        raise RuntimeError(f"the call fails with {result[0]!r}")
