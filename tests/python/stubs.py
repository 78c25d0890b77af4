"""What the stubs promise, as tables.

Input: ``generated/python/cuspec/*.pyi``, read as text. Output: for each module its functions (parameters and results
with their annotations), classes and constants. Invariant: the package is not imported; what is promised here is what
the tests hold it to.
"""

from __future__ import annotations

import ast
import functools
from dataclasses import dataclass, field

from facts import MODULES, ROOT

FOLDER = ROOT / "generated/python/cuspec"
#: What the first class of its kind derives from, where an object holds one number. The address of a C function is none:
#: NVIDIA's package makes it in another way.
HANDLE_BASES = frozenset({"_Value", "_Integer"})


@dataclass(frozen=True)
class Annotation:
    """An annotation without the union's other members: what it is a sequence of, and the classes that it names."""

    text: str
    #: The members of the union, or of the union of the elements.
    names: tuple[str, ...]
    is_sequence: bool
    is_optional: bool

    @property
    def name(self) -> str | None:
        """The first class that it names, of this package or built in."""
        return next(iter(self.names), None)


@dataclass(frozen=True)
class Parameter:
    name: str
    annotation: Annotation
    has_default: bool


@dataclass(frozen=True)
class Signature:
    module: str
    name: str
    parameters: list[Parameter]
    #: One per element of the tuple; one alone where `is_tuple` is false.
    results: list[Annotation]
    is_tuple: bool
    overloads: int = 1


@dataclass
class Class:
    module: str
    name: str
    bases: list[str]
    #: Property name to the annotation that its getter gives.
    fields: dict[str, Annotation] = field(default_factory=dict)
    members: dict[str, int] = field(default_factory=dict)
    methods: list[str] = field(default_factory=list)
    #: An object holds one value: it is made by `X(init_value=...)`.
    is_handle: bool = False

    @property
    def is_enum(self) -> bool:
        return "IntEnum" in self.bases


@dataclass
class Module:
    name: str
    functions: dict[str, Signature] = field(default_factory=dict)
    classes: dict[str, Class] = field(default_factory=dict)
    constants: dict[str, str] = field(default_factory=dict)
    imported: dict[str, str] = field(default_factory=dict)
    #: What the stub says that the module offers.
    exported: list[str] = field(default_factory=list)


def _members(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return _members(node.left) + _members(node.right)
    return [node]


def annotation(node: ast.expr) -> Annotation:
    """Takes an annotation apart."""
    names: list[str] = []
    is_sequence = is_optional = False
    for member in _members(node):
        if isinstance(member, ast.Constant) and member.value is None:
            is_optional = True
        elif isinstance(member, ast.Subscript) and ast.unparse(member.value) in ("Sequence", "list"):
            is_sequence = True
            inner = annotation(member.slice)
            names = [*inner.names, *names]
        elif isinstance(member, ast.Subscript):
            names.append(ast.unparse(member.value))
        else:
            names.append(ast.unparse(member).removeprefix("builtins."))
    return Annotation(ast.unparse(node), tuple(names), is_sequence, is_optional)


def _signature(module: str, node: ast.FunctionDef) -> Signature:
    arguments = [*node.args.posonlyargs, *node.args.args]
    required = len(arguments) - len(node.args.defaults)
    parameters = [
        Parameter(a.arg, annotation(a.annotation or ast.Name("Any")), at >= required) for at, a in enumerate(arguments)
    ]
    returns = node.returns or ast.Name("Any")
    if isinstance(returns, ast.Subscript) and ast.unparse(returns.value).removeprefix("builtins.") == "tuple":
        elements = returns.slice.elts if isinstance(returns.slice, ast.Tuple) else [returns.slice]
        return Signature(module, node.name, parameters, [annotation(e) for e in elements], True)
    return Signature(module, node.name, parameters, [annotation(returns)], False)


def _class(module: str, node: ast.ClassDef) -> Class:
    bases = [ast.unparse(base) for base in node.bases]
    made = Class(module, node.name, bases, is_handle=bool(HANDLE_BASES.intersection(bases)))
    for entry in node.body:
        if isinstance(entry, ast.FunctionDef):
            decorators = [ast.unparse(d) for d in entry.decorator_list]
            if "property" in decorators:
                made.fields[entry.name] = annotation(entry.returns or ast.Name("Any"))
            elif not any(d.endswith(".setter") for d in decorators):
                made.methods.append(entry.name)
        elif isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            made.fields[entry.target.id] = annotation(entry.annotation)
        elif isinstance(entry, ast.Assign) and isinstance(entry.targets[0], ast.Name):
            value = ast.literal_eval(entry.value) if made.is_enum else None
            if isinstance(value, int):
                made.members[entry.targets[0].id] = value
    return made


def _written(name: str) -> list[str]:
    """The public names of a module that people wrote."""
    for node in ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return list(ast.literal_eval(node.value))
    return []


@functools.cache
def load(name: str) -> Module:
    """The stub of a module."""
    module = Module(name)
    for node in ast.parse((FOLDER / f"{name}.pyi").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            if node.name in module.functions:
                known = module.functions[node.name]
                module.functions[node.name] = Signature(
                    name, node.name, known.parameters, known.results, known.is_tuple, known.overloads + 1
                )
            else:
                module.functions[node.name] = _signature(name, node)
        elif isinstance(node, ast.ClassDef):
            module.classes[node.name] = _class(name, node)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            module.constants[node.target.id] = ast.unparse(node.annotation)
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            module.exported = ast.literal_eval(node.value)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            module.constants[node.targets[0].id] = ast.unparse(node.value)
        elif isinstance(node, ast.ImportFrom) and node.module == f"_extras_{name}":
            for written in _written(f"_extras_{name}"):
                module.imported[written] = node.module
        elif isinstance(node, ast.ImportFrom) and node.level:
            for alias in node.names:
                module.imported[alias.asname or alias.name] = node.module or ""
    return module


def find(module: str, name: str) -> Class | None:
    """A class by the name that a module knows it by."""
    loaded = load(module)
    if name in loaded.classes:
        return loaded.classes[name]
    if name in loaded.imported and loaded.imported[name] in MODULES:
        return find(loaded.imported[name], name)
    return None


def root(module: str, name: str) -> Class | None:
    """The class at the end of a chain of subclasses, which has the fields."""
    found = find(module, name)
    while found and not found.is_enum and found.bases:
        base = find(found.module, found.bases[0].rpartition(".")[2])
        if base is None:
            break
        found = base
    return found
