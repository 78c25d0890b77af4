"""The table of all functions of a library, and pages with many entries, stay usable.

Input: ``<library>/functions.html``; the page with the most functions. Output: the filter hides what does not match,
the heads of the columns stay in sight, the keyboard is enough.
"""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

import entries
import facts
import kinds
from visitor import LIGHT, NARROW, Look, Visitor, in_view

_FILTER = "input[type=search].filter"
_ROWS = "table.functions tbody tr"


def _shown(tab: Page) -> Locator:
    return tab.locator(f"{_ROWS}:visible")


def _functions(library: str) -> int:
    """Documented functions of a library, without superseded versions."""
    known = facts.load().functions.values()
    return len({function.api for function in known if function.library == library and not function.superseded})


@pytest.mark.parametrize("library", ["cuda", "cudart", "nvrtc"])
def test_the_table_has_all_functions(visitor: Visitor, library: str, counts: Counter[str]) -> None:
    tab = visitor.open(f"{library}/functions.html")
    counts["rows in tables of functions"] += _shown(tab).count()
    assert _shown(tab).count() >= _functions(library)


@pytest.mark.parametrize("look", [LIGHT, NARROW], ids=lambda look: look.name)
def test_typing_hides_what_does_not_match(visitor: Visitor, look: Look) -> None:
    tab = visitor.open("cuda/functions.html", look)
    field = tab.locator(_FILTER)
    rows = _shown(tab).count()
    assert rows > 500
    # In any case of letters, and by all that a row shows.
    field.press_sequentially("memalloc")
    expect(_shown(tab)).not_to_have_count(rows)
    shown = [" ".join(text.split()).casefold() for text in _shown(tab).all_inner_texts()]
    assert 5 < len(shown) < rows / 4
    assert all("memalloc" in text or "mem_alloc" in text for text in shown)
    assert any("cumemalloc" in text.split() for text in shown)
    field.fill("no function is called this")
    expect(_shown(tab)).to_have_count(0)
    field.fill("")
    expect(_shown(tab)).to_have_count(rows)


def test_the_heads_of_the_columns_stay_in_sight(visitor: Visitor) -> None:
    tab = visitor.open("cuda/functions.html")
    _shown(tab).last.scroll_into_view_if_needed()
    box = tab.locator("table.functions thead th").first.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < LIGHT.height
    # And nothing covers them.
    assert tab.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y)?.closest('table.functions thead')",
        [box["x"] + 8, box["y"] + box["height"] / 2],
    )


def test_a_row_leads_to_its_entry(visitor: Visitor) -> None:
    tab = visitor.open("cuda/functions.html")
    tab.locator(_FILTER).fill("cuMemAllocManaged")
    expect(_shown(tab)).to_have_count(1)
    _shown(tab).locator("a").first.click()
    tab.wait_for_url("**/*#*")
    assert tab.url.partition("#")[0].endswith(entries.leads_to("c", "cuMemAllocManaged").partition("#")[0])
    assert in_view(tab, tab.url.partition("#")[2])


def test_the_keyboard_reaches_the_filter(visitor: Visitor) -> None:
    tab = visitor.open("cuda/functions.html")
    # Over the navigation by the link for that, which is the first stop.
    tab.keyboard.press("Tab")
    assert tab.evaluate("document.activeElement.className").startswith("skip-to-content")
    tab.keyboard.press("Enter")
    for _ in range(12):
        tab.keyboard.press("Tab")
        if tab.evaluate(f"document.activeElement.matches('{_FILTER}')"):
            break
    else:
        pytest.fail("12 stops on, the filter is not reached")
    tab.keyboard.type("cuMemAllocManaged")
    expect(_shown(tab)).to_have_count(1)


def test_a_page_of_a_hundred_functions_stays_usable(visitor: Visitor) -> None:
    page = kinds.section()
    assert sum(uri.startswith(f"{page}#") for uri in entries.labels()) >= 100
    tab = visitor.open(page)
    # From the list of contents at the side to the last entry.
    tab.locator(".toc-tree a").last.click()
    tab.wait_for_url("**/*#*")
    assert in_view(tab, tab.url.partition("#")[2])
