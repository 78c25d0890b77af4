"""Runs cases in a process of its own, so that a crash is one case's failure.

Input: `python worker.py ours|peer`, then cases as JSON, one a line. Output: for each what Python got and what C saw, as
JSON, one a line. Invariant: the worker judges nothing; a line that does not come back is a crash. `Pool` is the other
end.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import types
from typing import Any

import facts
import recorder
import values


def _modules(package: str) -> dict[str, types.ModuleType]:
    if package == "peer":
        import peer

        return peer.load()
    return {name: importlib.import_module(f"cuspec.{name}") for name in facts.MODULES}


def order(control: recorder.Recorder, orders: list[list[Any]]) -> None:
    """Gives orders to the recorder."""
    for method, *arguments in orders:
        if method in ("script", "answer", "script_address", "answer_address"):
            content = bytes.fromhex(arguments.pop())
            if method.endswith("_address"):
                content = control.keep(content).to_bytes(8, "little")
            arguments.append(content)
        getattr(control, method.removesuffix("_address"))(*arguments)


def run(scope: values.Scope, control: recorder.Recorder, case: dict[str, Any]) -> dict[str, Any]:
    """Runs a case."""
    control.reset()
    order(control, case["orders"])
    if (status := case.get("fail")) is not None:
        control.fail(case["symbol"], status)
    found: dict[str, Any] = {}
    try:
        function = getattr(scope.modules[case["module"]], case["name"])
        arguments = {name: scope.build(case["module"], d) for name, d in case["arguments"].items()}
    except Exception as error:  # A package that lacks the function or a class.
        return {"absent": f"{type(error).__name__}: {error}"}
    addresses = {values.address(value): name for name, value in arguments.items() if isinstance(value, bytearray)}
    try:
        result = function(**arguments) if case.get("by_keyword") else function(*arguments.values())
    except Exception as error:  # What is raised is the finding.
        found["error"] = [type(error).__name__, str(error)]
    else:
        found["is_tuple"] = isinstance(result, tuple)
        found["results"] = (
            [values.describe(r) for r in result] if isinstance(result, tuple) else [values.describe(result)]
        )
    found["calls"] = [
        {
            "symbol": call.symbol,
            "here": call.here,
            "arguments": [
                [a.value.hex(), None if a.pointee is None else a.pointee.hex(), addresses.get(a.number)]
                for a in call.arguments
            ],
        }
        for call in control.calls()
    ]
    found["after"] = {
        name: values.describe(value)
        for name, value in arguments.items()
        if case["arguments"][name][0] in ("struct", "buffer", "list")
    }
    return found


def serve(package: str) -> None:
    """Runs cases until there are no more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    scope = values.Scope(_modules(package))
    control = recorder.Recorder()
    for line in sys.stdin:
        answer = run(scope, control, json.loads(line))
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


class Process:
    """A program that answers every line with a line of JSON, started again when it crashes."""

    def __init__(self, program: str, *arguments: str) -> None:
        here = pathlib.Path(__file__)
        self.command = [sys.executable, "-X", "faulthandler", str(here.with_name(program)), *arguments]
        path = os.pathsep.join(p for p in (str(here.parent), os.environ.get("PYTHONPATH")) if p)
        self.environment = {**os.environ, **recorder.environment(), "PYTHONPATH": path}
        self.process: subprocess.Popen[str] | None = None
        # A file, because nobody reads a pipe while the program runs.
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
        self.crashes = 0

    def ask(self, line: str) -> dict[str, Any]:
        """The answer; ``{"crash": ...}`` where there is none because the program ended."""
        if self.process is None:
            self.errors.seek(0)
            self.errors.truncate()
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.errors,
                text=True,
                env=self.environment,
            )
        assert self.process.stdin and self.process.stdout
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if answer:
            return dict(json.loads(answer))
        code = self.close()
        self.crashes += 1
        self.errors.seek(0)
        return {"crash": f"exit {code}: {self.errors.read()[-2000:]}"}

    def close(self) -> int | None:
        """Ends the program; its exit status."""
        if self.process is None:
            return None
        process, self.process = self.process, None
        assert process.stdin and process.stdout
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        code = process.wait()
        process.stdout.close()
        return code


class Pool(Process):
    """A worker for one of the packages, `ours` or `peer`."""

    def __init__(self, package: str) -> None:
        super().__init__("worker.py", package)

    def run(self, case: dict[str, Any]) -> dict[str, Any]:
        """What a case did."""
        return self.ask(json.dumps(case))


if __name__ == "__main__":
    serve(sys.argv[1])
