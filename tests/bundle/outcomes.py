"""What came of the tests of a part.

Input: the files and the text that test programs leave. Output: an `Outcome`. Invariant: a program that did not come to its end is a
failure of its own, beside whatever it got to, so that a crash never looks like a smaller number of tests.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

#: How much of a text a report keeps: its end, where the reason mostly is.
KEPT = 6000


@dataclass
class Failure:
    """A test that failed, or a program that did not come to its end."""

    name: str
    text: str


    @property
    def gist(self) -> str:
        """One line of it: what pytest marks as the error, else the last one."""
        lines = [line.strip() for line in self.text.splitlines() if line.strip()]
        marked = [line[2:].strip() for line in lines if line.startswith("E ")]
        return (marked or lines or [""])[0 if marked else -1]


@dataclass
class Skip:
    """A test that did not run, and why."""

    name: str
    reason: str


@dataclass
class Outcome:
    """Counts, the failures and skips one by one, and facts for the head of the report."""

    passed: int = 0
    failures: list[Failure] = field(default_factory=list)
    skips: list[Skip] = field(default_factory=list)
    facts: dict[str, Any] = field(default_factory=dict)

    def add(self, other: Outcome) -> None:
        """Takes in the outcome of another program of the same part."""
        self.passed += other.passed
        self.failures += other.failures
        self.skips += other.skips
        self.facts.update(other.facts)

    def fail(self, name: str, text: str) -> None:
        """Notes a failure."""
        self.failures.append(Failure(name, text[-KEPT:]))

    def skip(self, name: str, reason: str) -> None:
        """Notes a skip."""
        self.skips.append(Skip(name, reason))


def of_records(path: Path, what: str) -> tuple[Outcome, str | None]:
    """The outcome of records, one JSON object a line: `test` with `outcome` ("started" first) and `text`.

    The test that was started and not finished comes back beside it.
    """
    outcome, running = Outcome(), None
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for line in lines:
        try:
            record = json.loads(line)
        except ValueError:
            # Cut off where the process died.
            continue
        name, text = f"{what}{record['test']}", record.get("text", "")
        if record["outcome"] == "started":
            running = name
            continue
        running = None
        if record["outcome"] == "passed":
            outcome.passed += 1
        elif record["outcome"] == "skipped":
            outcome.skip(name, text)
        else:
            outcome.fail(name, text)
    return outcome, running


def of_rust(path: Path) -> tuple[Outcome, str | None]:
    """The outcome in the report of the Rust tests: `tests`, each with `section`, `name`, `outcome` and `reason`, `notes` of numbers.

    The test that was running when the program ended comes back beside it.
    """
    if not path.exists():
        return Outcome(), None
    report = json.loads(path.read_text(encoding="utf-8"))
    outcome = Outcome(facts={"rust notes": report["notes"]} if report["notes"] else {})
    for test in report["tests"]:
        name, reason = f"{test['section']}::{test['name']}", str(test["reason"] or "")
        if test["outcome"] == "passed":
            outcome.passed += 1
        elif test["outcome"] == "skipped":
            outcome.skip(name, reason)
        else:
            outcome.fail(name, reason)
    return outcome, report["running"]


@dataclass(frozen=True)
class Sanitized:
    """What compute-sanitizer said at its end."""

    errors: int
    leaked_bytes: int
    #: Processes that said so.
    summaries: int


def of_sanitizer(text: str) -> Sanitized:
    """The sums over all processes of a log."""
    errors = [int(number) for number in re.findall(r"ERROR SUMMARY: (\d+) error", text)]
    leaked = [int(number) for number in re.findall(r"LEAK SUMMARY: (\d+) bytes? leaked", text)]
    return Sanitized(sum(errors), sum(leaked), len(errors))
