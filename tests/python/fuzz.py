"""Calls functions with anything, in a process of its own.

Input: `python fuzz.py`, then on each line a seed and a number of calls. Output: for each a line of JSON: calls made,
calls that raised, and findings. Invariant: a seed alone decides what happens, so that a crash can be repeated: `python
fuzz.py SEED CALLS` does.
"""

from __future__ import annotations

import functools
import gc
import importlib
import json
import os
import random
import resource
import sys
from typing import Any

import cases
import spec
import stubs
from anything import Deliberate, anything
from recorder import Recorder
from values import Description, Scope

#: What a call may raise, and what the methods of arguments raise.
ALLOWED = (TypeError, ValueError, OverflowError, BufferError, MemoryError, Deliberate)
#: A call that asks for more memory than this gets none.
MEMORY = 3 << 30


@functools.lru_cache(2)
def _usual(module: str, name: str, variant: str) -> dict[str, Description]:
    """Arguments that are right."""
    return cases.make(spec.load().calls[module, name], variant).arguments


class Fuzz:
    def __init__(self) -> None:
        self.scope = Scope({name: importlib.import_module(f"cuspec.{name}") for name in stubs.MODULES})
        self.control = Recorder()
        self.calls = list(spec.load().calls.values())
        self.structs = [
            (m, c)
            for m in stubs.MODULES
            for c in stubs.load(m).classes.values()
            if c.fields and hasattr(self.scope.modules[m], c.name)
        ]
        self.handles = [(m, c) for m in stubs.MODULES for c in stubs.load(m).classes.values() if c.is_handle]
        self.enums = [(m, c) for m in stubs.MODULES for c in stubs.load(m).classes.values() if c.is_enum]

    def package(self, rng: random.Random) -> Any:
        """Something of the package: a class, a handle, a struct, a member, a function."""
        kind = rng.randrange(5)
        module, cls = rng.choice([self.structs, self.handles, self.enums][kind % 3])
        found = getattr(self.scope.modules[module], cls.name)
        if kind > 2:
            return rng.choice([found, self.scope.modules[module], getattr(self.scope.modules["cuda"], "cuInit", None)])
        if kind == 1:
            return found(rng.getrandbits(31))
        return found() if kind == 0 else rng.choice(list(found))

    def call(self, rng: random.Random, call: spec.Call) -> None:
        """A call in which one or more arguments are wrong, or their number is."""
        usual = _usual(call.module, call.name, rng.choice(["plain", "wide"]))
        arguments = {}
        for name, description in usual.items():
            wrong = rng.random() < max(0.3, 1 / len(usual))
            arguments[name] = anything(rng, self.package) if wrong else self.scope.build(call.module, description)
        function = getattr(self.scope.modules[call.module], call.name)
        form = rng.random()
        if form < 0.7:
            function(*arguments.values())
        elif form < 0.85:
            function(**arguments)
        elif form < 0.9:
            function(*list(arguments.values())[: rng.randrange(len(arguments) + 1)])
        elif form < 0.95:
            function(*arguments.values(), *[anything(rng, self.package) for _ in range(rng.randrange(1, 3))])
        else:
            function(*list(arguments.values())[:1], **arguments, **{rng.choice(["x", "_ptr", "ä", "\0"]): 1})

    def set_field(self, rng: random.Random, module: str, cls: stubs.Class) -> None:
        made = getattr(self.scope.modules[module], cls.name)()
        for _ in range(3):
            name = rng.choice([*cls.fields, "no_such_field"])
            try:
                setattr(made, name, anything(rng, self.package))
            except AttributeError:
                if name != "no_such_field":
                    raise
            getattr(made, name, None)
        repr(made)
        bool(made == anything(rng, self.package))

    def make(self, rng: random.Random, module: str, cls: stubs.Class) -> None:
        made = getattr(self.scope.modules[module], cls.name)(anything(rng, self.package))
        int(made), hash(made), repr(made), made == anything(rng, self.package)

    def run(self, seed: int, count: int) -> dict[str, Any]:
        """Calls one function, chosen by the seed, so many times."""
        rng = random.Random(seed)
        kind = rng.random()
        findings: list[str] = []
        raised = 0
        call = self.calls[seed % len(self.calls)]
        target = f"{call.module}.{call.name}"
        if kind > 0.8:
            module, cls = rng.choice(self.structs if kind < 0.95 else self.handles)
            target = f"{module}.{cls.name}"
        self.control.reset()
        self.control.harmless(call.symbol)
        for _ in range(count):
            try:
                if kind <= 0.8:
                    self.call(rng, call)
                elif cls.is_handle:
                    self.make(rng, module, cls)
                else:
                    self.set_field(rng, module, cls)
            except ALLOWED:
                raised += 1
            except BaseException as error:  # Whatever else it is, it is the finding.
                findings.append(f"{target} raised {type(error).__name__}: {error}")
        self.control.reset()
        gc.collect(0)
        return {"target": target, "calls": count, "raised": raised, "findings": findings[:3]}


def main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    fuzz = Fuzz()
    lines = [" ".join(sys.argv[1:])] if len(sys.argv) > 1 else sys.stdin
    for line in lines:
        seed, count = map(int, line.split())
        answers.write(json.dumps(fuzz.run(seed, count)) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
