"""Which C function a Python function calls, and which parameter becomes which.

Input: the facts and the stubs. Output: a `Call` per Python function. Invariant: the two are joined by the rules of the
conventions alone (documented name to versioned symbol, renamed parameters, outputs in C order); a function to which the
rules do not apply is reported in `unexplained`, and a test fails.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import facts
import stubs

#: Parameters that have another name in Python.
RENAMED = {
    "type": "typename",
    "len": "length",
    "bytes": "numbytes",
    "from": "from_",
    "input": "input_",
    "format": "pformat",
}


#: C parameters that neither go in nor come back: the size of a value whose type an attribute selects.
IMPLIED = {
    "cuCoredumpGetAttribute": ["size"],
    "cuCoredumpGetAttributeGlobal": ["size"],
    "cuCoredumpSetAttribute": ["size"],
    "cuCoredumpSetAttributeGlobal": ["size"],
}

#: In place of a C parameter: what the C function returns, where that is no status.
RETURNED = -1

#: What a C function returns that can fail.
STATUS = dict(zip(facts.MODULES, ("CUresult", "cudaError_t", "nvrtcResult"), strict=True))


@dataclass(frozen=True)
class Call:
    """A Python function and its C function."""

    signature: stubs.Signature
    function: facts.Function
    #: For each C parameter, the Python parameter that gives it, if one does.
    given: list[int | None]
    #: For each result behind the status, the C parameter that it comes from, or `RETURNED`.
    results: list[int]

    @property
    def module(self) -> str:
        return self.signature.module

    @property
    def name(self) -> str:
        return self.signature.name

    @property
    def symbol(self) -> str:
        return self.function.symbol

    def parameter(self, c: int) -> stubs.Parameter | None:
        """The Python parameter of a C parameter."""
        at = self.given[c]
        return None if at is None else self.signature.parameters[at]

    @property
    def has_status(self) -> bool:
        """Whether the C function says if it failed."""
        return RETURNED not in self.results

    def type_of(self, c: int) -> facts.CType:
        """The type of a C parameter, or of what the function returns, as a pointer to it."""
        if c == RETURNED:
            return facts.CType("pointer", 8, "", False, self.function.returns)
        return self.function.params[c].type

    def result_of(self, c: int) -> stubs.Annotation | None:
        """The annotation of the result that a C parameter gives."""
        return self.signature.results[self.results.index(c) + 1] if c in self.results else None


@dataclass
class Spec:
    calls: dict[tuple[str, str], Call]
    #: Functions of the stubs that call no C function of their own.
    helpers: list[tuple[str, str]]
    unexplained: list[str]


def symbol(module: str, name: str) -> facts.Function | None:
    """The C function behind a Python name."""
    functions = [f for f in facts.load().functions.values() if f.library == module and f.linux]
    for f in functions:
        if f.api == name and not f.superseded:
            return f
    by_symbol = {f.symbol: f for f in functions}
    if found := by_symbol.get(name):
        return found
    # The first version of a function has no suffix in C.
    if name.endswith("_v1") and (found := by_symbol.get(name.removesuffix("_v1"))) and found.superseded:
        return found
    return None


def _join(signature: stubs.Signature, function: facts.Function) -> Call | str:
    places = {p.name: at for at, p in enumerate(signature.parameters)}
    given = [places.get(RENAMED.get(p.name, p.name)) for p in function.params]
    left = [p.name for at, p in enumerate(signature.parameters) if at not in given]
    if left:
        return f"no C parameter for {left} in {[p.name for p in function.params]}"
    if function.returns.name != STATUS[signature.module]:
        if len(signature.results) == 2 and len(given) == len(signature.parameters):
            return Call(signature, function, given, [RETURNED])
        return f"{len(signature.results)} results of a function that returns {function.returns.name}"
    implied = IMPLIED.get(signature.name, [])
    pointers = [
        c
        for c, p in enumerate(function.params)
        if p.type.kind == "pointer" and not (p.type.to and p.type.to.const) and p.name not in implied
    ]
    wanted = len(signature.results) - 1
    outs = [c for c in pointers if given[c] is None]
    if len(outs) == wanted:
        return Call(signature, function, given, outs)
    # The others go in and come back.
    both = [c for c in pointers if given[c] is not None and _comes_back(signature.parameters[given[c] or 0])]
    outs = sorted(outs + both)
    if len(outs) == wanted:
        return Call(signature, function, given, outs)
    return f"{wanted} results, but {[function.params[c].name for c in outs]} come out"


def _comes_back(parameter: stubs.Parameter) -> bool:
    return not parameter.annotation.is_sequence and "_Address" not in parameter.annotation.names


@functools.cache
def load() -> Spec:
    """All functions of the package."""
    spec = Spec({}, [], [])
    for module in stubs.MODULES:
        for name, signature in stubs.load(module).functions.items():
            function = symbol(module, name)
            if function is None:
                spec.helpers.append((module, name))
                continue
            call = _join(signature, function)
            if isinstance(call, str):
                spec.unexplained.append(f"{name}: {call}")
            else:
                spec.calls[module, name] = call
    return spec
