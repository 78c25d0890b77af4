"""Runs cases in a process of its own, so that a crash is one case's failure.

Input: `python worker.py ours|peer`, then cases as JSON, one a line. Output: for each what Python got and what C saw, as JSON, one a line.
Invariant: the worker judges nothing; a line that does not come back is a crash. `Pool` is the other end.
"""

from __future__ import annotations

import importlib
import json
import os
import pathlib
import subprocess
import sys
import types
from typing import IO, Any

import recorder
import values


def _modules(package: str) -> dict[str, types.ModuleType]:
    if package == "peer":
        import peer

        return peer.load()
    return {name: importlib.import_module(f"cuspec.{name}") for name in ("cuda", "cudart", "nvrtc")}


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
        found["results"] = [values.describe(r) for r in result] if isinstance(result, tuple) else [values.describe(result)]
    found["calls"] = [
        {
            "symbol": call.symbol,
            "here": call.here,
            "arguments": [
                [a.value.hex(), None if a.pointee is None else a.pointee.hex(), addresses.get(a.number)] for a in call.arguments
            ],
        }
        for call in control.calls()
    ]
    found["after"] = {name: values.describe(value) for name, value in arguments.items() if case["arguments"][name][0] in ("struct", "buffer", "list")}
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


class Pool:
    """A worker that is started again when it crashes."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.process: subprocess.Popen[str] | None = None
        self.crashes = 0

    def _start(self) -> subprocess.Popen[str]:
        here = pathlib.Path(__file__)
        environment = {**os.environ, **recorder.environment(), "PYTHONPATH": os.pathsep.join([str(here.parent), os.environ.get("PYTHONPATH", "")])}
        return subprocess.Popen(
            [sys.executable, "-X", "faulthandler", str(here), self.package],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def run(self, case: dict[str, Any]) -> dict[str, Any]:
        """What a case did; ``{"crash": ...}`` where it ended the process."""
        if self.process is None:
            self.process = self._start()
        assert self.process.stdin and self.process.stdout and self.process.stderr
        try:
            self.process.stdin.write(json.dumps(case) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if line:
            return dict(json.loads(line))
        return {"crash": self._ended(self.process.stderr)}

    def _ended(self, errors: IO[str]) -> str:
        assert self.process is not None
        text = errors.read()
        code = self.process.wait()
        self._close()
        self.crashes += 1
        return f"exit {code}: {text[-2000:]}"

    def _close(self) -> None:
        if self.process is not None:
            for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
                if stream:
                    stream.close()
        self.process = None

    def close(self) -> None:
        """Ends the worker."""
        if self.process is not None and self.process.stdin:
            self.process.stdin.close()
            self.process.wait()
            self._close()


if __name__ == "__main__":
    serve(sys.argv[1])
