"""Dark and light are both there, and both can be read.

Input: a page of each kind. Output: the background follows the system and the toggle; text and code stand out enough.
"""

from __future__ import annotations

from collections import Counter

import pytest

import colors
import kinds
from visitor import DARK, LIGHT, Look, Visitor

_LOOKS = pytest.mark.parametrize("look", [LIGHT, DARK], ids=lambda look: look.name)


def test_the_background_follows_the_system(visitor: Visitor) -> None:
    assert colors.background(visitor.open("index.html", LIGHT)) > 200
    assert colors.background(visitor.open("index.html", DARK)) < 50


@_LOOKS
def test_the_toggle_changes_the_background_and_is_remembered(visitor: Visitor, look: Look) -> None:
    tab = visitor.open("index.html", look)
    seen = []
    for _ in range(3):
        tab.locator(".theme-toggle:visible").click()
        seen.append((tab.evaluate("document.body.dataset.theme"), colors.background(tab)))
    lightness = dict(seen)
    assert lightness.keys() == {"auto", "light", "dark"}
    assert lightness["light"] > 200 and lightness["dark"] < 50
    while tab.evaluate("document.body.dataset.theme") != "dark":
        tab.locator(".theme-toggle:visible").click()
    visitor.go(tab, kinds.section())
    assert colors.background(tab) < 50


@_LOOKS
@pytest.mark.parametrize("kind", kinds.KINDS)
def test_text_and_code_can_be_read(visitor: Visitor, kind: str, look: Look, counts: Counter[str]) -> None:
    tab = visitor.open(kinds.path(kind), look)
    prose = colors.texts(tab, "article :is(p, li, td, th, dd, dt, a, h1, h2, h3, h4, em, strong)")
    code = colors.texts(tab, "article :is(code, pre, .sig, .literal), article :is(code, pre, .sig) *")
    assert prose
    counts["texts held against their background"] += len(prose) + len(code)
    unreadable = {str(text) for text in prose + code if text.contrast < colors.ENOUGH}
    assert not unreadable
