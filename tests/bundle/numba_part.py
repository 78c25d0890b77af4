"""numba-cuda's own tests, once on this package and once on cuda-bindings.

Input: the packages of the machine, and the bundle's `wheels/numba`. Output: counts of both, and as failures what fails on ours alone.
Invariant: every module of tests is a process of its own; both runs have the same modules, environment and limits.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from machine import Machine
from outcomes import Outcome, of_records

PACKAGES = ("numba.cuda.tests.cudadrv", "numba.cuda.tests.cudapy")

#: For one module.
LIMIT_SECONDS = 300

LIST = """
import importlib.util, json, pkgutil
found = []
for package in {packages!r}:
    folders = importlib.util.find_spec(package).submodule_search_locations
    found += [f"{{package}}.{{m.name}}" for m in pkgutil.iter_modules(folders) if m.name.startswith("test_")]
print(json.dumps(found))
"""


def missing(machine: Machine) -> str | None:
    """Why the tests cannot run."""
    if not (machine.folder / "wheels/numba").exists():
        return "the bundle was made without --numba"
    ended = machine.process("has-numba", [machine.python("numba"), "-c", "import numba_cuda, cuda.bindings, filecheck"], 120)
    return None if ended.well else f"numba-cuda, cuda-bindings or filecheck cannot be imported: {_last(ended.text)}"


def run(machine: Machine, outcome: Outcome) -> None:
    """Runs both, module by module, as many at a time as there are processors."""
    listed = machine.process("numba-list", [machine.python("numba"), "-c", LIST.format(packages=PACKAGES)], 120)
    if not listed.well:
        outcome.fail("(the list of modules)", f"{listed.text}\nit {listed.how}")
        return
    modules = json.loads(listed.text.splitlines()[-1])
    with ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        # Ours and the peer's side by side, so that both meet the same load.
        jobs = [(side, module, pool.submit(_module, machine, side, module)) for module in modules for side in ("ours", "peer")]
        found = {(side, module): job.result() for side, module, job in jobs}
    sides = {side: _sum(found[side, module] for module in modules) for side in ("ours", "peer")}
    for side, sums in sides.items():
        counts = f"{sums.passed} passed, {len(sums.failures)} failed, {len(sums.skips)} skipped"
        outcome.facts[f"numba-cuda on {'cuspec' if side == 'ours' else 'cuda-bindings'}"] = counts
    ours, peer = sides["ours"], sides["peer"]
    outcome.passed += ours.passed
    outcome.skips += ours.skips
    known = {failure.name for failure in peer.failures}
    if len(known) > peer.passed:
        outcome.fail("cuda-bindings", f"{len(known)} tests fail on it and {peer.passed} pass, so that comparing with it shows nothing")
    for failure in ours.failures:
        if failure.name in known:
            outcome.skip(failure.name, "it fails on cuda-bindings, too")
        else:
            outcome.fail(failure.name, failure.text)


def _module(machine: Machine, side: str, module: str) -> Outcome:
    """The tests of a module."""
    name = f"numba-{side}-{module.removeprefix('numba.cuda.tests.')}"
    records: Path = machine.out / "records" / f"{name}.jsonl"
    records.parent.mkdir(exist_ok=True)
    records.unlink(missing_ok=True)
    ours = ["-m", "cuspec.compat"] if side == "ours" else []
    script: list[str | Path] = [machine.folder / "numba_suite.py", module, records]
    # Each run compiles for itself.
    cache = {"NUMBA_CACHE_DIR": str(machine.out / "numba-cache" / name)}
    ended = machine.process(name, [machine.python("numba"), "-X", "faulthandler", *ours, *script], LIMIT_SECONDS, cache)
    outcome, running = of_records(records, f"{module.removeprefix('numba.cuda.tests.')}.")
    if not ended.well:
        outcome.fail(running or module, f"{ended.text}\n{module} {ended.how}")
    return outcome


def _sum(outcomes: Iterable[Outcome]) -> Outcome:
    total = Outcome()
    for outcome in outcomes:
        total.add(outcome)
    return total


def _last(text: str) -> str:
    return text.strip().splitlines()[-1] if text.strip() else "no message"
