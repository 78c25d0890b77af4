"""The command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from . import calls, classes, launches, sizes, stage, startup
from .measure import measure
from .report import Measured, table, write_json
from .row import OURS, PEER, Package, Target


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description="What a call costs, beside the peer.")
    parser.add_argument("--stub", type=Path, required=True, help="a library that has every symbol and does nothing")
    parser.add_argument("--rounds", type=int, default=60, help="samples per row and package; the best counts")
    parser.add_argument("--only", metavar="TEXT", help="rows whose name contains this, and nothing but calls")
    parser.add_argument("--wheel", type=Path, help="our wheel, for its size")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    arguments = parser.parse_args()
    if not stage.is_set():
        return stage.run_again(arguments.stub, sys.argv[1:])

    packages = [Package.load(name) for name in (OURS, PEER)]
    rows = [*calls.ROWS, *launches.ROWS, *classes.ROWS]
    wanted = [row for row in rows if not arguments.only or arguments.only in row.name]
    measured = measure(wanted, packages, arguments.rounds)
    if not arguments.only:
        times = startup.import_times(max(arguments.rounds // 4, 5))
        measured.append(Measured("import of one module", "ms", times[OURS], times[PEER], Target(12, 67)))
        measured.append(Measured("wheel", "MB", sizes.wheel(arguments.wheel), sizes.peers_wheel(), Target(4, 8.4)))
        measured.append(Measured("installed", "MB", sizes.installed(OURS), sizes.installed(PEER), Target(12, 31)))
    print(table(measured))
    if arguments.json:
        write_json(measured, arguments.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
