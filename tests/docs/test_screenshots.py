"""Pictures for a person to look at, in ``target/site-screenshots``.

Input: a page of each kind. Output: one file per page and look. That no page is empty is all that is tested.
"""

from __future__ import annotations

import pytest

import kinds
from facts import ROOT
from visitor import LOOKS, Look, Visitor

FOLDER = ROOT / "target/site-screenshots"


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.name)
@pytest.mark.parametrize("kind", kinds.KINDS)
def test_a_page_can_be_looked_at(visitor: Visitor, kind: str, look: Look) -> None:
    tab = visitor.open(kinds.path(kind), look)
    picture = tab.screenshot(path=FOLDER / f"{kind}-{look.name}.png", full_page=kind in ("start", "overview"))
    # One colour alone takes less than half of this.
    assert len(picture) > 8_000
