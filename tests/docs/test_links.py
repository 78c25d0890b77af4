"""Every link of the site leads somewhere.

Input: all pages. Output: counts, and the links that break. Links to other hosts are counted, not followed; rustdoc's
own pages are looked at where the reference links into them. Link checkers at hand either fetch, or check no fragments.
"""

from __future__ import annotations

import functools
from collections import Counter
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import pages


@functools.cache
def _checked() -> tuple[Counter[str], Counter[str], dict[bool, list[str]]]:
    """Counts, external hosts, and what breaks: inside the reference (false) and on the way into rustdoc (true)."""
    counts: Counter[str] = Counter()
    hosts: Counter[str] = Counter()
    broken: dict[bool, list[str]] = {False: [], True: []}
    for path in sorted(pages.paths()):
        counts["pages"] += 1
        for link in pages.page(path).links:
            counts["links"] += 1
            url = urlsplit(link)
            if url.scheme or url.netloc:
                hosts[url.netloc or f"{url.scheme}:"] += 1
                continue
            target = (path.parent / unquote(url.path)).resolve() if url.path else path
            into_rustdoc = pages.RUSTDOC in target.parents
            counts["links into rustdoc"] += into_rustdoc
            counts["fragments"] += bool(url.fragment)
            if problem := _problem(target, unquote(url.fragment)):
                broken[into_rustdoc].append(f"{path.relative_to(pages.SITE)}: {link}: {problem}")
    return counts, hosts, broken


def _problem(target: Path, fragment: str) -> str | None:
    """What is wrong with a link inside the site."""
    if not target.is_relative_to(pages.SITE):
        return "outside of the site"
    is_page = target.suffix == ".html"
    if is_page and pages.RUSTDOC not in target.parents and target not in pages.paths():
        return "no such page"
    if not target.is_file():
        return "no such file"
    if is_page and fragment and fragment not in pages.page(target).anchors:
        return "no such anchor"
    return None


def _fail(what: str, found: list[str]) -> None:
    if found:
        pytest.fail(f"{len(found)} {what}:\n" + "\n".join(found[:50]), pytrace=False)


def test_every_link_and_fragment_resolves(counts: Counter[str], notes: list[str]) -> None:
    found, hosts, broken = _checked()
    counts.update(found)
    notes.append("external: " + (", ".join(f"{host} {count:,}" for host, count in hosts.most_common()) or "none"))
    _fail("links break", broken[False])


def test_every_link_into_rustdoc_resolves() -> None:
    found, _, broken = _checked()
    assert (pages.RUSTDOC / "cuspec/index.html").is_file()
    assert found["links into rustdoc"]
    _fail("links break", broken[True])


def test_anchors_are_unique() -> None:
    repeated = [
        f"{path.relative_to(pages.SITE)}: {anchor}"
        for path in sorted(pages.paths())
        for anchor in pages.page(path).repeated
    ]
    _fail("anchors are on more than one element", repeated)
