"""The built site, read.

Input: the folder that ``CUSPEC_SITE`` names, else ``target/site``. Output: for each page its anchors, its links, and
the trees of the few that are looked at closer. Invariant: nothing of what made the site is read.
"""

from __future__ import annotations

import functools
import os
import pathlib
from collections import Counter
from dataclasses import dataclass

from selectolax.lexbor import LexborHTMLParser, LexborNode
from sphobjinv import Inventory

from facts import ROOT

SITE = pathlib.Path(os.environ.get("CUSPEC_SITE", ROOT / "target/site")).resolve()
LIBRARIES = ("cuda", "cudart", "nvrtc", "platform")
#: Written by rustdoc, which checks its own links.
RUSTDOC = SITE / "rust"
#: Where a page names another file.
_LINKS = {"a": "href", "link": "href", "area": "href", "img": "src", "script": "src", "iframe": "src", "source": "src"}


@dataclass(frozen=True)
class Page:
    """What links need of a page."""

    anchors: frozenset[str]
    #: As they are written.
    links: tuple[str, ...]
    #: Anchors that more than one element has.
    repeated: tuple[str, ...]


def tree(path: pathlib.Path) -> LexborHTMLParser:
    """A page as a tree."""
    return LexborHTMLParser(path.read_bytes())


def title(node: LexborNode | LexborHTMLParser, selector: str = "h1") -> str | None:
    """The text of a heading, without the sign that links to it."""
    heading = node.css_first(selector)
    if heading is None:
        return None
    for sign in heading.css("a.headerlink"):
        sign.decompose()
    return " ".join(heading.text().split())


@functools.cache
def page(path: pathlib.Path) -> Page:
    """Anchors and links of a page."""
    root = tree(path)
    ids = Counter(node.attributes["id"] or "" for node in root.css("[id]"))
    repeated = tuple(name for name, count in ids.items() if count > 1)
    named = [node.attributes["name"] or "" for node in root.css("a[name]")]
    links = [
        target
        for tag, attribute in _LINKS.items()
        for node in root.css(f"{tag}[{attribute}]")
        if (target := node.attributes[attribute]) is not None
    ]
    return Page(frozenset([*ids, *named]), tuple(links), repeated)


@functools.cache
def inventory() -> Inventory:
    """What other sites can refer to."""
    return Inventory(str(SITE / "objects.inv"))


@functools.cache
def paths() -> frozenset[pathlib.Path]:
    """All pages but those of rustdoc. What an earlier build left in the folder is no part of the site."""
    entries = inventory().objects
    written = {SITE / entry.uri_expanded for entry in entries if (entry.domain, entry.role) == ("std", "doc")}
    # The index and the search are nobody's text.
    return frozenset(written | set(SITE.glob("*.html")))
