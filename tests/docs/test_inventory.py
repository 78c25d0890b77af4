"""What other sites can refer to by name: all of the Python package, and all that the headers declare.

Input: ``objects.inv``; the stubs; the facts. Output: counts, and the names that are missing. Invariant: a name is an
anchor that is there on its page, not an entry of a list alone.
"""

from __future__ import annotations

import ast
import functools
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import pytest

import facts
import pages
import stubs

#: Roles that stand for each kind of Python name; a second name of a function or a class may be listed as it is.
_ROLES = {
    "function": {"function"},
    "class": {"class", "exception"},
    "member": {"attribute", "property"},
    "field": {"attribute", "property"},
    "constant": {"data", "class", "function"},
    "module": {"module"},
}


@functools.cache
def _entries(domain: str) -> dict[str, dict[str, str]]:
    """Of a domain, each name with its roles and where they lead."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for entry in pages.inventory().objects:
        if entry.domain == domain:
            found[entry.name][entry.role] = entry.uri_expanded
    return found


def _leads_somewhere(uri: str) -> bool:
    path, _, anchor = uri.partition("#")
    return (pages.SITE / path).is_file() and (not anchor or anchor in pages.page(pages.SITE / path).anchors)


@dataclass
class Names:
    """Looks names up, and counts them."""

    counts: Counter[str]

    def expect(self, domain: str, kind: str, names: Iterable[str], roles: set[str]) -> None:
        """Fails where a name has no entry of these roles."""
        wanted = set(names)
        self.counts[f"listed: {domain} {kind}"] += len(wanted)
        entries = _entries(domain)
        missing = sorted(
            name
            for name in wanted
            if not any(role in roles and _leads_somewhere(uri) for role, uri in entries.get(name, {}).items())
        )
        if missing:
            pytest.fail(f"{len(missing)} of {len(wanted)} are missing:\n" + "\n".join(missing), pytrace=False)


@pytest.fixture
def names(counts: Counter[str]) -> Names:
    return Names(counts)


def _python(module: str) -> dict[str, list[str]]:
    stub = stubs.load(module)
    prefix = f"cuspec.{module}"
    public = {name for name in stub.exported if not name.startswith("_")}
    names: dict[str, list[str]] = {"module": [prefix], "member": [], "field": []}
    names["function"] = [f"{prefix}.{name}" for name in public & stub.functions.keys()]
    names["class"] = [f"{prefix}.{name}" for name in public & stub.classes.keys()]
    names["constant"] = [f"{prefix}.{name}" for name in public & stub.constants.keys()]
    by_hand = {name for name, origin in stub.imported.items() if origin.startswith("_extras")}
    names["function"] += [f"{prefix}.{name}" for name in public & by_hand]
    for name in public & stub.classes.keys():
        made = stub.classes[name]
        names["member"] += [f"{prefix}.{name}.{member}" for member in made.members]
        names["field"] += [f"{prefix}.{name}.{field}" for field in made.fields if not field.startswith("_")]
    return names


#: Those of older majors of cudart are Python names, too.
_MODULES = (*stubs.MODULES, "cudart12", "cudart11")


@pytest.mark.parametrize("kind", ["module", "function", "class", "member", "field", "constant"])
@pytest.mark.parametrize("module", _MODULES)
def test_a_public_name_of_a_module_is_listed(module: str, kind: str, names: Names) -> None:
    names.expect("py", kind, _python(module)[kind], _ROLES[kind])


@pytest.mark.parametrize("module", _MODULES)
def test_every_public_name_of_a_module_is_of_a_kind(module: str) -> None:
    kinds = _python(module)
    of_a_kind = {name.rpartition(".")[2] for kind in ("function", "class", "constant") for name in kinds[kind]}
    stub = stubs.load(module)
    # What it takes from another module has its entry there.
    borrowed = {name for name, origin in stub.imported.items() if origin in stubs.MODULES}
    assert not set(stub.exported) - of_a_kind - borrowed


def test_the_names_of_the_package_itself_are_listed(names: Names) -> None:
    text = (stubs.FOLDER / "__init__.pyi").read_text(encoding="utf-8")
    exported = next(
        ast.literal_eval(node.value)
        for node in ast.parse(text).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    )
    modules = [name for name in exported if (stubs.FOLDER / f"{name}.pyi").is_file()]
    # Each of them is asked for above, with all that is in it.
    assert sorted(modules) == sorted(_MODULES)
    names.expect("py", "module", ["cuspec"], _ROLES["module"])
    names.expect("py", "class", [f"cuspec.{name}" for name in exported if name not in modules], _ROLES["class"])


def test_every_function_is_listed(names: Names) -> None:
    # By its symbol, and by the name that the documentation uses.
    listed = [name for function in facts.load().functions.values() for name in (function.symbol, function.api)]
    names.expect("c", "function", listed, {"function"})


def test_every_type_is_listed(names: Names) -> None:
    known = facts.load()
    listed = [*known.typedefs, *known.enums, *known.raw_records]
    names.expect("c", "type", listed, {"type", "enum", "struct", "union"})


def test_every_enumerator_is_listed(names: Names) -> None:
    listed = [name for enumerators in facts.load().enums.values() for name in enumerators]
    names.expect("c", "enumerator", listed, {"enumerator"})


def test_every_function_has_an_anchor_by_its_symbol(names: Names) -> None:
    # Labels have no case.
    labels = [f"fn-{symbol}".lower() for symbol in facts.load().functions]
    assert len(set(labels)) == len(labels)
    names.expect("std", "label of a function", labels, {"label"})
