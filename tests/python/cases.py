"""One call of a function with arguments that can be told apart, and what C has to see and Python to get.

Input: a `Call` of the spec and a variant. Output: a `Case`, which is JSON, so that it can run in another process.
Invariant: what is expected follows from the annotation and the C type alone.

Variants: ``plain`` passes buffers, small numbers and texts as bytes; ``wide`` passes addresses, numbers that need every
byte of their type and texts as `str`.
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass, field
from typing import Any

import facts
import patterns
import spec
import stubs
from facts import CType
from values import Description

#: Elements of every sequence.
ELEMENTS = 3
#: Long enough for every product of small numbers.
BUFFER = 1 << 14
#: Numbers that say how many elements or bytes another argument has.
COUNT = re.compile(
    r"^p?(?i:num|nb|count$|p?cudaDeviceCount$|maxCount$)|^n[A-Z]|Count$|^(len|length|size|bufferSize)$|^tensorRank$"
)

#: Lists whose length nobody passes: a colour has four numbers, and a range has one part if its granularity is its size.
FIXED_LISTS = {
    "cuTexRefGetBorderColor": 4,
    "cuTexRefSetBorderColor": 4,
    "cuMemGetLocationInfo": 1,
    "cudaMemGetLocationInfo": 1,
}


#: Options whose values are numbers, and such values: registers, optimisation level and debug information; and a flag.
OPTIONS = {
    "CUjit_option": [0, 7, 11],
    "cudaJitOption": [0, 7, 11],
    "CUlibraryOption": [1, 1, 1],
    "cudaLibraryOption": [1, 1, 1],
}
OPTION_VALUES = {"optionValues": [32, 3, 1], "jitOptionsValues": [32, 3, 1], "libraryOptionValues": [1, 1, 1]}


@dataclass
class Case:
    """A call, its orders to the recorder, and what to expect; all of it is JSON."""

    module: str
    name: str
    symbol: str
    variant: str
    arguments: dict[str, Description]
    #: Orders to the recorder: the method, then its arguments; bytes are hexadecimal.
    orders: list[list[Any]] = field(default_factory=list)
    #: What C has to see, by parameter: ["value" | "pointee", bytes], ["buffer", name] or ["any"].
    seen: dict[int, list[Any]] = field(default_factory=dict)
    #: What Python has to get, behind the status.
    results: list[Description] = field(default_factory=list)
    #: What the arguments have to be afterwards, where C changes them.
    after: dict[str, Description] = field(default_factory=dict)
    by_keyword: bool = False
    #: What the package calls before, as the only other call that is allowed.
    asks: str | None = None

    def json(self) -> dict[str, Any]:
        return asdict(self)


class Maker:
    """Makes the case of a call."""

    def __init__(self, call: spec.Call, variant: str) -> None:
        self.call = call
        self.wide = variant == "wide"
        parameters = call.signature.parameters
        results = call.signature.results[1:]
        self.has_arrays = any(p.annotation.is_sequence for p in parameters) or any(
            r.is_sequence or r.names[:1] == ("bytes",) for r in results
        )
        self.has_buffers = any("_Address" in p.annotation.names for p in parameters)
        self.case = Case(call.module, call.name, call.symbol, variant, {})
        # How long a text is, ours asks before it fills a buffer of the caller's.
        if f"{call.symbol}Size" in facts.load().functions:
            self.case.asks = f"{call.symbol}Size"
            self.case.orders.append(["script", self.case.asks, 1, patterns.encode(CType("uint", 8, ""), 1).hex()])

    def make(self) -> Case:
        for c in range(len(self.call.function.params)):
            if (parameter := self.call.parameter(c)) is not None:
                description = self.given(c, parameter)
                self.case.arguments[parameter.name] = description
        ordered = {p.name: self.case.arguments[p.name] for p in self.call.signature.parameters}
        self.case.arguments = ordered
        for c in self.call.results:
            annotation = self.call.result_of(c)
            assert annotation is not None
            self.case.results.append(self.result(c, annotation))
        return self.case

    # Arguments

    def given(self, c: int, parameter: stubs.Parameter) -> Description:
        of = self.call.function.params[c].type
        annotation = parameter.annotation
        if annotation.is_sequence and annotation.names[0] != "Any":
            return self.sequence(c, annotation, of)
        if "_Address" in annotation.names:
            return self.memory(c, parameter, of)
        if annotation.names[0] == "str":
            text = f"{self.call.name}.{parameter.name}"
            self.order("copy_text", c)
            self.expect(c, "pointee", text.encode() + b"\0")
            return ["text", text] if self.wide else ["bytes", text.encode().hex()]
        return self.scalar(c, parameter, of)

    def memory(self, c: int, parameter: stubs.Parameter, of: CType) -> Description:
        if (words := OPTION_VALUES.get(parameter.name)) is not None and not self.wide:
            content = b"".join(word.to_bytes(8, "little") for word in words)
            self.order("copy_bytes", c, len(content))
            self.order("leave", c)
            self.expect(c, "pointee", content)
            return ["list", [["int", word] for word in words]]
        to_pointers = of.to is not None and of.to.kind == "pointer"
        if self.wide or to_pointers:
            value = patterns.number(of, c)
            self.harmless(c)
            self.expect(c, "value", patterns.encode(of, value))
            return ["int", value]
        content = patterns.record(BUFFER, c)
        self.order("copy_bytes", c, len(content))
        self.order("leave", c)
        self.expect(c, "pointee", content)
        return ["buffer", content.hex()]

    def scalar(self, c: int, parameter: stubs.Parameter, of: CType) -> Description:
        target = (
            of.to if of.kind == "pointer" and of.to is not None and of.to.kind not in ("void", "function") else None
        )
        value_of = target or of
        found = self.root(parameter.annotation)
        where = "value" if target is None else "pointee"
        if found is not None and found.fields:
            content = patterns.record(value_of.size, c)
            self.expect(c, where, content)
            if target is not None:
                self.order("copy_bytes", c, value_of.size)
                if target.const:
                    self.order("leave", c)
                else:
                    self.changed(c, parameter, target)
            return ["struct", self.class_name(parameter.annotation, value_of), content.hex()]
        if found is not None and found.is_enum:
            value: float = patterns.enumerator(found.name, c)
            description: Description = ["enum", parameter.annotation.names[0], value]
        elif found is not None and found.is_handle:
            value = patterns.number(value_of, c) if value_of.kind != "enum" else c
            description = ["handle", self.class_name(parameter.annotation, value_of), value]
        elif value_of.kind == "float":
            value = c + 0.25
            description = ["float", value]
        elif of.kind == "function" or (of.to is not None and of.to.kind == "function"):
            value = patterns.ADDRESS + c * 0x10
            self.harmless(c)
            description = ["function", found.name, value] if found is not None else ["int", value]
            value_of, where = CType("uint", 8, ""), "value"
        else:
            value = self.integer(c, parameter, value_of)
            description = ["int", value]
        if target is not None:
            self.order("copy_bytes", c, target.size)
            if c not in self.call.results:
                self.order("leave", c)
        self.expect(c, where, patterns.encode(value_of, value))
        return description

    def integer(self, c: int, parameter: stubs.Parameter, of: CType) -> int:
        if self.has_arrays and COUNT.search(self.call.function.params[c].name):
            if self.is_text_size(parameter):
                return 0x20 + c
            return ELEMENTS
        # Buffers are checked against the byte counts.
        return patterns.number(of, c) if self.wide else 0x20 + c

    def is_text_size(self, parameter: stubs.Parameter) -> bool:
        return parameter.name in ("length", "bufferSize") and self.has_text_result()

    def has_text_result(self) -> bool:
        return any(r.names[:1] == ("bytes",) for r in self.call.signature.results[1:])

    def changed(self, c: int, parameter: stubs.Parameter, of: CType) -> None:
        content = patterns.record(of.size, c + 100)
        self.order("script", c, content.hex())
        self.case.after[parameter.name] = ["struct", self.class_name(parameter.annotation, of), content.hex()]

    def sequence(self, c: int, annotation: stubs.Annotation, of: CType) -> Description:
        assert of.to is not None
        element = of.to
        count = FIXED_LISTS.get(self.call.name, ELEMENTS)
        if annotation.names[0] == "str":
            texts = [f"{self.call.name}.{c}.{at}" for at in range(count)]
            self.order("copy_texts", c, count)
            self.expect(c, "pointee", b"".join(t.encode() + b"\0" for t in texts))
            return ["list", [["text", t] if self.wide else ["bytes", t.encode().hex()] for t in texts]]
        found = self.root(annotation)
        content = b""
        elements: list[Description] = []
        for at in range(count):
            seed = c * 8 + at
            if found is not None and found.fields:
                piece = patterns.record(element.size, seed)
                elements.append(["struct", self.class_name(annotation, element), piece.hex()])
            else:
                value = self.element(found, element, seed)
                if found is not None and found.name in OPTIONS and not self.wide:
                    value = OPTIONS[found.name][at]
                piece = patterns.encode(element, value)
                kind = "int" if found is None else "enum" if found.is_enum else "handle"
                name = (
                    []
                    if found is None
                    else [annotation.names[0] if found.is_enum else self.class_name(annotation, element)]
                )
                elements.append(["float" if element.kind == "float" else kind, *name, value])
            content += piece
        self.order("copy_bytes", c, len(content))
        self.order("leave", c)
        self.expect(c, "pointee", content)
        return ["list", elements]

    @staticmethod
    def element(found: stubs.Class | None, of: CType, seed: int) -> float:
        if found is not None and found.is_enum:
            return patterns.enumerator(found.name, seed)
        if of.kind == "float":
            return seed + 0.25
        return patterns.number(of, seed)

    # Results

    def result(self, c: int, annotation: stubs.Annotation) -> Description:
        of = self.call.type_of(c).to
        assert of is not None
        if annotation.is_sequence:
            return self.listed(c, annotation, of)
        if annotation.names[0] == "bytes":
            return self.text(c, of)
        given = self.call.parameter(c)
        found = self.root(annotation)
        if found is not None and found.fields:
            content = patterns.record(of.size, c + 100)
            self.order("script", c, content.hex())
            return ["struct", annotation.names[0], content.hex()]
        if given is None and (self.has_list_result() and self.is_count(c)):
            value: float = ELEMENTS
        elif given is not None and annotation.names[0] == "int":
            value = ELEMENTS if self.has_arrays else 0x30 + c
        elif found is not None and found.is_enum:
            value = patterns.enumerator(found.name, c)
        elif of.kind == "float":
            value = c + 0.25
        else:
            value = patterns.number(of, c + 50)
        self.order("script", c, patterns.encode(of if of.kind != "void" else CType("uint", 8, ""), value).hex())
        if found is not None:
            return ["enum" if found.is_enum else "handle", annotation.names[0], value]
        return ["float" if of.kind == "float" else "int", value]

    def has_list_result(self) -> bool:
        return any(r.is_sequence for r in self.call.signature.results)

    def is_count(self, c: int) -> bool:
        return COUNT.search(self.call.function.params[c].name) is not None

    def listed(self, c: int, annotation: stubs.Annotation, of: CType) -> Description:
        through = of.kind == "pointer"
        element = of.to if through and of.to is not None else of
        found = self.root(annotation)
        count = FIXED_LISTS.get(self.call.name, ELEMENTS)
        content = b""
        elements: list[Description] = []
        for at in range(count):
            seed = c * 8 + at + 50
            if found is not None and found.fields:
                piece = patterns.record(element.size, seed)
                elements.append(["struct", annotation.names[0], piece.hex()])
            else:
                value = self.element(found, element, seed)
                piece = patterns.encode(element, value)
                kind = "float" if element.kind == "float" else "int"
                elements.append(
                    [kind, value]
                    if found is None
                    else ["enum" if found.is_enum else "handle", annotation.names[0], value]
                )
            content += piece
        self.order("script_address" if through else "script", c, content.hex())
        if self.call.name == "nvrtcGetSupportedArchs":
            self.case.asks = "nvrtcGetNumSupportedArchs"
            self.case.orders.append(["script", self.case.asks, 0, patterns.encode(CType("int", 4, ""), count).hex()])
        return ["list", elements]

    def text(self, c: int, of: CType) -> Description:
        text = f"{self.call.name}-{c}".encode()
        if of.kind == "pointer":
            self.order("script_address", c, (text + b"\0").hex())
            return ["bytes", text.hex()]
        sizes = [d[1] for name, d in self.case.arguments.items() if name in ("length", "bufferSize")]
        # A caller that wants no part of the text passes no size: it is a LUID, which has eight bytes.
        size = sizes[0] if sizes else 8
        content = (text * 4)[: size - 1] + b"\0"
        self.order("script", c, content.hex())
        # A text ends where it ends in C; a LUID has all of its bytes.
        return ["bytes", (content[:-1] if sizes else content).hex()]

    # Helpers

    def root(self, annotation: stubs.Annotation) -> stubs.Class | None:
        return stubs.root(self.call.module, annotation.names[0]) if annotation.names else None

    def class_name(self, annotation: stubs.Annotation, of: CType) -> str:
        """The class of the C type where the module has it, else the one that the annotation names."""
        name = of.name.removeprefix("const ")
        own = stubs.find(self.call.module, name)
        mine = stubs.root(self.call.module, annotation.names[0])
        return (
            name
            if own is not None and mine is not None and stubs.root(self.call.module, name) == mine
            else annotation.names[0]
        )

    def harmless(self, c: int) -> None:
        self.order("copy_bytes", c, 0)
        self.order("leave", c)

    def order(self, method: str, c: int, *arguments: Any) -> None:
        if c == spec.RETURNED:
            self.case.orders.append([method.replace("script", "answer"), self.call.symbol, *arguments])
            return
        self.case.orders.append([method, self.call.symbol, c, *arguments])

    def expect(self, c: int, where: str, content: bytes) -> None:
        self.case.seen[c] = [where, content.hex()]


def make(call: spec.Call, variant: str = "plain") -> Case:
    """The case of a call."""
    return Maker(call, variant).make()
