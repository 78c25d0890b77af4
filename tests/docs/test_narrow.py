"""The site on the screen of a telephone.

Input: a page of each kind. Output: no page is wider than the screen; what is wide scrolls in a box of its own; the
navigation opens.
"""

from __future__ import annotations

import pytest

import kinds
from visitor import NARROW, Visitor

#: What reaches over the right edge although nothing around it scrolls. That the whole text scrolls sideways, as the
#: theme would have it, does not count.
_OVERFLOWING = """() => {
    const text = document.querySelector("article");
    const scrolls = e => e !== text && (/auto|scroll/.test(getComputedStyle(e).overflowX) || scrolls(e.parentElement));
    return [...text.querySelectorAll("*")]
        .filter(e => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth && !scrolls(e))
        .map(e => `${e.tagName.toLowerCase()}.${e.className}: ${e.textContent.trim().slice(0, 60)}`);
}"""


@pytest.mark.parametrize("kind", kinds.KINDS)
def test_a_page_is_no_wider_than_the_screen(visitor: Visitor, kind: str) -> None:
    tab = visitor.open(kinds.path(kind), NARROW)
    assert tab.evaluate("innerWidth") == NARROW.width
    assert tab.evaluate("document.documentElement.scrollWidth") <= NARROW.width
    overflowing = tab.evaluate(_OVERFLOWING)
    assert not overflowing, "\n".join(overflowing[:20])


def test_wide_tables_and_prototypes_scroll_in_their_box(visitor: Visitor) -> None:
    tab = visitor.open(kinds.section(), NARROW)
    scrolled = tab.evaluate(
        """() => [...document.querySelectorAll("article *")]
            .filter(e => /auto|scroll/.test(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1)
            .map(e => (e.scrollLeft = 1000, e.scrollLeft))"""
    )
    assert scrolled and min(scrolled) > 0


def test_the_navigation_opens(visitor: Visitor) -> None:
    tab = visitor.open("index.html", NARROW)
    link = tab.locator(".sidebar-tree a.reference.internal").first
    # It is beside the screen until then.
    box = link.bounding_box()
    assert box is not None and box["x"] < 0
    tab.locator(".mobile-header label.nav-overlay-icon").tap()
    tab.wait_for_function("document.querySelector('.sidebar-drawer').getBoundingClientRect().left === 0")
    link.tap()
    tab.wait_for_url(lambda url: url != f"{visitor.address}index.html")
