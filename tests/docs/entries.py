"""Entries to try in the browser.

Input: the inventory and the facts. Output: for functions of every library their anchors by page. Invariant: the same
sample in every run.
"""

from __future__ import annotations

import functools
from collections import Counter, defaultdict

import facts
import pages

#: One function of so many is tried.
_STEP = 40


@functools.cache
def _by_name() -> dict[tuple[str, str], str]:
    return {(entry.domain, entry.name): entry.uri_expanded for entry in pages.inventory().objects}


def leads_to(domain: str, name: str) -> str:
    """Page and anchor of a name."""
    return _by_name()[domain, name]


def _anchors(function: facts.Function) -> set[str]:
    """Where all names of a function lead."""
    names = [
        ("std", f"fn-{function.symbol}".lower()),
        ("c", function.symbol),
        ("c", function.api),
        ("py", f"cuspec.{function.library}.{function.api}"),
    ]
    return {_by_name()[name] for name in names if name in _by_name()}


def sample() -> dict[str, list[str]]:
    """By page, the anchors of the functions that are tried."""
    found: dict[str, list[str]] = defaultdict(list)
    for function in sorted(facts.load().functions.values(), key=lambda f: f.symbol)[::_STEP]:
        for uri in sorted(_anchors(function)):
            page, _, anchor = uri.partition("#")
            found[page].append(anchor)
    return dict(found)


def labels() -> list[str]:
    """Page and anchor of every function."""
    return [uri for (domain, name), uri in _by_name().items() if domain == "std" and name.startswith("fn-")]


def sections() -> list[str]:
    """Pages with functions, the one with the most first."""
    count = Counter(uri.partition("#")[0] for uri in labels())
    return sorted(count, key=lambda page: (-count[page], page))
