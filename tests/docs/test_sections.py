"""The sections are those of the reference that users know, in its order, and newer ones after them.

Input: ``sections-11.6.yaml`` and the index page of each library. Titles are compared without regard to case, which
NVIDIA has changed since.
"""

from __future__ import annotations

from collections import Counter

import pytest
import yaml

import pages
import sections
from facts import ROOT

TITLES: dict[str, list[str]] = yaml.safe_load((ROOT / "tests/docs/sections-11.6.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("library", TITLES)
def test_the_known_sections_come_first_and_in_order(library: str, counts: Counter[str]) -> None:
    known = TITLES[library]
    titles = [title for title, _ in sections.listed(library)]
    counts["sections"] += len(titles)
    assert [title.casefold() for title in titles[: len(known)]] == [title.casefold() for title in known]
    assert len(titles) > len(known), "nothing newer follows"


@pytest.mark.parametrize("library", pages.LIBRARIES)
def test_a_section_leads_to_its_page(library: str) -> None:
    entries = sections.listed(library)
    assert entries
    for title, path in entries:
        assert path.is_file(), title
        assert pages.title(pages.tree(path)) == title


@pytest.mark.parametrize("library", pages.LIBRARIES)
def test_no_section_is_listed_twice(library: str) -> None:
    entries = sections.listed(library)
    assert len({title for title, _ in entries}) == len({path for _, path in entries}) == len(entries)
