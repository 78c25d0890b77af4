"""Compares what a case did with what it had to do.

Input: a case and what the worker found. Output: the differences, as texts, and how many arguments and results were
compared.
"""

from __future__ import annotations

from typing import Any

import spec
from cases import Case


class Judgement:
    def __init__(self, call: spec.Call, case: Case, found: dict[str, Any]) -> None:
        self.findings: list[str] = []
        self.arguments = self.results = 0
        self.call, self.case, self.found = call, case, found
        if "crash" in found:
            self.findings.append(f"the process ended: {found['crash']}")
        elif "absent" in found:
            self.findings.append(f"it cannot be called: {found['absent']}")
        elif "error" in found:
            self.findings.append(f"{found['error'][0]}: {found['error'][1]}")
        else:
            self.judge_call()
            self.judge_results()
            self.judge_after()

    def say(self, text: str) -> None:
        self.findings.append(text)

    def judge_call(self) -> None:
        calls = [c for c in self.found["calls"] if c["symbol"] != self.case.asks]
        if [c["symbol"] for c in calls] != [self.case.symbol]:
            self.say(f"C saw {[c['symbol'] for c in self.found['calls']]} instead of {self.case.symbol}")
            return
        for c, (where, wanted) in self.case.seen.items():
            value, pointee, _ = calls[0]["arguments"][c]
            seen = pointee if where == "pointee" else value
            name = self.call.function.params[c].name
            self.arguments += 1
            if seen != wanted:
                self.say(f"argument {name}: C saw {shortened(seen)} as {where} instead of {shortened(wanted)}")
        for c in self.call.results:
            if c == spec.RETURNED:
                continue
            self.arguments += 1
            if not any(bytes.fromhex(calls[0]["arguments"][c][0])):
                self.say(f"argument {self.call.function.params[c].name}: C saw NULL for an output")

    def judge_results(self) -> None:
        wanted = [["enum", spec.STATUS[self.case.module], 0], *self.case.results]
        got = self.found["results"]
        if not self.found["is_tuple"] or len(got) != len(wanted):
            self.say(f"{len(got)} results instead of {len(wanted)}: {got}")
            return
        for at, (one, other) in enumerate(zip(wanted, got, strict=True)):
            self.results += 1
            if one != other:
                self.say(f"result {at} is {shortened(other)} instead of {shortened(one)}")

    def judge_after(self) -> None:
        for name, wanted in self.case.after.items():
            self.results += 1
            if self.found["after"][name] != wanted:
                self.say(
                    f"argument {name} is {shortened(self.found['after'][name])} afterwards, not {shortened(wanted)}"
                )
        for name, description in self.case.arguments.items():
            if name in self.found["after"] and name not in self.case.after and self.found["after"][name] != description:
                self.say(f"argument {name} was changed to {shortened(self.found['after'][name])}")


def shortened(value: Any) -> str:
    """A text that fits a line."""
    text = str(value)
    return text if len(text) < 200 else f"{text[:100]}...{text[-40:]} ({len(text)} characters)"
