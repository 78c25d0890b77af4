"""The anchors of an entry open at it.

Input: a sample of the functions. Output: for each anchor, its element is where the reader looks.
"""

from __future__ import annotations

from collections import Counter

import entries
from visitor import Visitor, in_view


def test_every_anchor_of_an_entry_opens(visitor: Visitor, counts: Counter[str]) -> None:
    missed = []
    for page, anchors in entries.sample().items():
        tab = visitor.open(page)
        for anchor in anchors:
            visitor.go(tab, f"{page}#{anchor}")
            counts["anchors opened"] += 1
            if not in_view(tab, anchor):
                missed.append(f"{page}#{anchor}")
        tab.close()
    assert counts["anchors opened"] > 60
    assert not missed
