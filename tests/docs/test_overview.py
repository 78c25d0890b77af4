"""The pictures of the overview.

Input: ``overview.html``. Output: three drawings that are there, can be scaled, and say in words what they show.
"""

from __future__ import annotations

import pytest

from visitor import LOOKS, Look, Visitor

_PICTURES = """() => [...document.querySelectorAll('article :is(img[src*=".svg"], svg)')]
    .map(picture => {
        const {width, height} = picture.getBoundingClientRect();
        // A picture that is wider than the screen scrolls in its own frame.
        const {right} = (picture.closest("figure.chart") ?? picture).getBoundingClientRect();
        const says = picture.getAttribute("alt") || picture.getAttribute("aria-label")
            || picture.querySelector("title")?.textContent || "";
        // Of an image that could not be loaded it is 0, and a drawing in the page has none.
        return {says: says.trim(), width, height, right, loaded: picture.naturalWidth !== 0};
    })
    // Signs of the theme are no pictures.
    .filter(picture => picture.width > 100)"""


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
def test_three_pictures_fit_and_say_what_they_show(visitor: Visitor, look: Look) -> None:
    tab = visitor.open("overview.html", look)
    pictures = tab.evaluate(_PICTURES)
    assert len(pictures) == 3
    for picture in pictures:
        assert len(picture["says"]) > 10, picture
        assert picture["loaded"] and picture["height"] > 100, picture
        assert picture["right"] <= look.width, picture
