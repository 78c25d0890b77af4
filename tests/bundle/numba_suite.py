"""Runs a module of unittest tests and writes what comes of each as it comes.

Input: the module's name and a file. Output: records, one JSON object a line, a test's start first, so that a crash has a name.
Invariant: imports nothing of cuspec: which package answers is settled by how this is started.
"""

from __future__ import annotations

import json
import sys
import unittest
from typing import Any, TextIO


class Records(unittest.TestResult):
    """Results, written down."""

    def __init__(self, file: TextIO) -> None:
        super().__init__()
        self._file = file
        self._running = self._told = False

    def _write(self, test: unittest.TestCase, outcome: str, text: str = "") -> None:
        # Without the module, which is in the name of the file. Names of what failed to load have none.
        name = ".".join(test.id().split(".")[-2:])
        self._file.write(json.dumps({"test": name, "outcome": outcome, "text": text}) + "\n")
        self._file.flush()

    def _finish(self, test: unittest.TestCase, outcome: str, text: str = "") -> None:
        """Writes the first outcome of a test: subtests and clean-ups can bring more. What fails outside of tests has its own."""
        if not (self._running and self._told):
            self._told = self._running
            self._write(test, outcome, text)

    def startTest(self, test: unittest.TestCase) -> None:
        super().startTest(test)
        self._running, self._told = True, False
        self._write(test, "started")

    def stopTest(self, test: unittest.TestCase) -> None:
        # A test whose subtests failed has no success of its own, and Python 3.12 does not start what is skipped.
        if self._running:
            self._finish(test, "passed")
        self._running = False
        super().stopTest(test)

    def addError(self, test: Any, err: Any) -> None:
        self._finish(test, "failed", self._exc_info_to_string(err, test))  # type: ignore[attr-defined]

    addFailure = addError

    def addSubTest(self, test: Any, subtest: Any, err: Any) -> None:
        if err is not None:
            self._finish(test, "failed", f"{subtest}\n{self._exc_info_to_string(err, test)}")  # type: ignore[attr-defined]

    def addSkip(self, test: Any, reason: str) -> None:
        self._finish(test, "skipped", reason)

    def addExpectedFailure(self, test: Any, err: Any) -> None:
        self._finish(test, "passed")

    def addUnexpectedSuccess(self, test: Any) -> None:
        self._finish(test, "failed", "it was expected to fail")


def main(module: str, path: str) -> None:
    """Runs the module."""
    with open(path, "w", encoding="utf-8") as file:
        unittest.defaultTestLoader.loadTestsFromName(module).run(Records(file))


if __name__ == "__main__":
    # Tests start processes by "spawn", which imports this file again.
    main(*sys.argv[1:])
