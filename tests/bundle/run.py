"""Runs the parts of a bundle one after another, and writes one report.

Input: the bundle, which is the folder of this file, with `parts.py`, and the command line. Output: `report.json`, `report.txt` and the
logs, in a folder for results; 1 where anything failed. Invariant: needs the standard library of Python 3.10 alone; a part that fails,
hangs or cannot run stops no other, and the report is rewritten after each, so that it is there even if the run is ended from outside.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
import traceback
from pathlib import Path

from machine import Machine
from outcomes import Outcome
from parts import PARTS, Part
from report import Report, Row

FOLDER = Path(__file__).resolve().parent


def arguments(words: list[str]) -> argparse.Namespace:
    """Reads the command line."""
    parser = argparse.ArgumentParser(prog="run.sh", description="Runs tests and programs on a machine with a GPU, and writes one report.")
    parser.add_argument("parts", metavar="PART", nargs="*", help="the parts to run; all of them by default")
    parser.add_argument("--list", action="store_true", help="list the parts and run none")
    parser.add_argument("--out", metavar="DIR", type=Path, default=Path("results"), help="where results are written (results)")
    parser.add_argument(
        "--limit-minutes",
        metavar="N",
        type=float,
        help="for the whole run: a part that does not fit into what is left is skipped",
    )
    read = parser.parse_args(words)
    names = [part.name for part in PARTS]
    for name in read.parts:
        if name not in names:
            parser.error(f"there is no part `{name}`; the parts are {', '.join(names)}")
    return read


def run(part: Part, machine: Machine) -> Row:
    """Runs a part, if it can run."""
    start = time.monotonic()

    def row(outcome: Outcome, skipped: str | None = None) -> Row:
        return Row(part.name, part.what, time.monotonic() - start, outcome, skipped)

    if machine.left() < 60 * part.least_minutes:
        left = max(machine.left(), 0) / 60
        return row(Outcome(), f"it takes {part.least_minutes:g} min at least, and {left:.1f} min are left")
    if (reason := part.missing(machine)) is not None:
        return row(Outcome(), reason)
    outcome = Outcome()
    try:
        part.run(machine, outcome)
    except Exception:  # A fault of the runner is shown like one of a test, and the other parts go on.
        outcome.fail("(the runner)", traceback.format_exc())
    return row(outcome)


def main(words: list[str]) -> int:
    """Runs what the command line says; returns the exit code."""
    read = arguments(words)
    if read.list:
        for part in PARTS:
            print(f"{part.name:<18}{part.what}")
        return 0
    out = read.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(out / "logs", ignore_errors=True)
    deadline = None if read.limit_minutes is None else time.monotonic() + 60 * read.limit_minutes
    machine, report = Machine(FOLDER, out, deadline), Report()
    for part in PARTS:
        if read.parts and part.name not in read.parts:
            continue
        print(f"== {part.name}: {part.what}", flush=True)
        row = run(part, machine)
        report.rows.append(row)
        report.write(out)
        counts = f"{row.outcome.passed} passed, {len(row.outcome.failures)} failed, {len(row.outcome.skips)} skipped"
        print(f"   {row.result}{f': {row.skipped}' if row.skipped else ''}; {counts}, {row.seconds:.1f} s", flush=True)
        for failure in row.outcome.failures[:10]:
            print(f"   - {failure.name}: {failure.gist}", flush=True)
    print()
    print(report.table())
    print(out / "report.txt")
    return int(report.failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
