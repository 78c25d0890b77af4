"""The sections of a library, as its index page lists them.

Input: ``<library>/index.html``. Output: titles and pages in order, without the table of all functions.
"""

from __future__ import annotations

import functools
import pathlib

import pages


@functools.cache
def listed(library: str) -> list[tuple[str, pathlib.Path]]:
    """Title and page of each section."""
    index = pages.SITE / library / "index.html"
    entries = []
    for link in pages.tree(index).css("article .toctree-wrapper li.toctree-l1 > a.reference.internal"):
        target = (index.parent / (link.attributes["href"] or "").partition("#")[0]).resolve()
        if target.name != "functions.html":
            entries.append((" ".join(link.text().split()), target))
    return entries
