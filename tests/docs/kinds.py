"""A page of each kind that the site has.

Input: the site. Output: paths. Invariant: no page is named that a change of sections moves.
"""

from __future__ import annotations

from collections.abc import Callable

import entries
import pages


def section() -> str:
    """The page with the most functions."""
    return entries.sections()[0]


def guide() -> str:
    """The first guide."""
    return min((str(path.relative_to(pages.SITE)) for path in pages.SITE.glob("guides/*.html")), default="guides/")


_PATHS: dict[str, Callable[[], str]] = {
    "start": lambda: "index.html",
    "overview": lambda: "overview.html",
    "library": lambda: "cuda/index.html",
    "section": section,
    "record": lambda: entries.leads_to("c", "cudaDeviceProp").partition("#")[0],
    "functions": lambda: "cuda/functions.html",
    "guide": guide,
    "diagnostics": lambda: "diagnostics.html",
}
KINDS = tuple(_PATHS)


def path(kind: str) -> str:
    """The page of a kind."""
    return _PATHS[kind]()
