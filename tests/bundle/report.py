"""The report of a run.

Input: the parts and what came of them. Output: `report.json`, for programs, and `report.txt`, for people. Invariant: every failure is in
both with its text, and every skip with its reason.
"""

from __future__ import annotations

import json
import textwrap
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from outcomes import Outcome

PASSED, FAILED, SKIPPED = "passed", "FAILED", "skipped"

#: Lines of a failure in the text; all that is kept of it is in the JSON.
LINES = 30


@dataclass
class Row:
    """A part and what came of it."""

    name: str
    what: str
    seconds: float
    outcome: Outcome
    #: Why the part as a whole did not run.
    skipped: str | None = None

    @property
    def result(self) -> str:
        """In a word."""
        if self.outcome.failures:
            return FAILED
        return SKIPPED if self.skipped is not None or (self.outcome.skips and not self.outcome.passed) else PASSED


@dataclass
class Report:
    """All rows."""

    rows: list[Row] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        """Whether anything failed."""
        return any(row.outcome.failures for row in self.rows)

    def facts(self) -> dict[str, Any]:
        """What the parts found out about the machine."""
        return {name: value for row in self.rows for name, value in row.outcome.facts.items()}

    def json(self) -> str:
        """For programs."""
        parts: list[dict[str, Any]] = [
            {
                "name": row.name,
                "what": row.what,
                "result": row.result.lower(),
                "seconds": round(row.seconds, 1),
                "passed": row.outcome.passed,
                "failed": len(row.outcome.failures),
                "skipped": len(row.outcome.skips),
                "reason": row.skipped,
                "failures": [asdict(failure) for failure in row.outcome.failures],
                "skips": [asdict(skip) for skip in row.outcome.skips],
            }
            for row in self.rows
        ]
        counts = {name: sum(part[name] for part in parts) for name in ("passed", "failed", "skipped")}
        report = {"facts": self.facts(), "counts": counts, "parts": parts}
        return json.dumps(report, indent=1, default=str) + "\n"

    def table(self) -> str:
        """The counts."""
        lines = [f"{name:<24} {value}" for name, value in self.facts().items() if not isinstance(value, (dict, list))]
        lines += ["", f"{'part':<18}{'result':<9}{'passed':>8}{'failed':>8}{'skipped':>9}{'seconds':>9}"]
        for row in self.rows:
            counts = f"{row.outcome.passed:>8}{len(row.outcome.failures):>8}{len(row.outcome.skips):>9}"
            lines.append(f"{row.name:<18}{row.result:<9}{counts}{row.seconds:>9.1f}")
            if row.skipped is not None:
                lines.append(f"{'':<18}{row.skipped}")
        passed = sum(row.outcome.passed for row in self.rows)
        failed = sum(len(row.outcome.failures) for row in self.rows)
        skipped = sum(len(row.outcome.skips) for row in self.rows)
        lines.append(f"{'all':<18}{FAILED if self.failed else PASSED:<9}{passed:>8}{failed:>8}{skipped:>9}")
        return "\n".join(lines) + "\n"

    def text(self) -> str:
        """For people: the counts, then what failed and what was skipped."""
        lines = [self.table()]
        for row in self.rows:
            for failure in row.outcome.failures:
                end = "\n".join(failure.text.rstrip().splitlines()[-LINES:])
                lines.append(f"{row.name}: {failure.name}\n{textwrap.indent(end, '    ')}\n")
        reasons = Counter((row.name, skip.reason) for row in self.rows for skip in row.outcome.skips)
        for (name, reason), count in sorted(reasons.items()):
            tests = [skip.name for row in self.rows if row.name == name for skip in row.outcome.skips if skip.reason == reason]
            more = f" and {count - 3} more" if count > 3 else ""
            lines.append(f"{name}: {count} skipped: {reason}\n    {', '.join(tests[:3])}{more}")
        return "\n".join(lines) + "\n"

    def write(self, folder: Path) -> None:
        """Writes both files."""
        (folder / "report.json").write_text(self.json(), encoding="utf-8")
        (folder / "report.txt").write_text(self.text(), encoding="utf-8")
