"""The site's own search finds an entry by its C name.

Input: the served site. Output: the entry is among the first results, and its link opens at it.
"""

from __future__ import annotations

import pytest

import entries
from visitor import Visitor, in_view

_FIRST = 3
_NAMES = ["cuMemAlloc", "cudaMalloc", "nvrtcCompileProgram", "cudaDeviceProp", "CUDA_ERROR_NOT_FOUND", "CUDA_VERSION"]


@pytest.mark.parametrize("name", _NAMES)
def test_a_name_finds_its_entry(visitor: Visitor, name: str) -> None:
    wanted = visitor.address + entries.leads_to("c", name)
    tab = visitor.open("index.html")
    field = tab.locator(".sidebar-search")
    field.fill(name)
    field.press("Enter")
    # The best come first, one by one.
    results = tab.locator("#search-results ul.search > li > a")
    results.nth(_FIRST - 1).wait_for()
    first = results.evaluate_all("links => links.map(link => link.href)")[:_FIRST]
    assert wanted in first
    results.nth(first.index(wanted)).click()
    tab.wait_for_url(wanted)
    assert in_view(tab, wanted.partition("#")[2])
