"""Every link of the site leads somewhere.

Input: all pages. Output: counts, and the links that break. Links to other hosts are counted, not followed; rustdoc's
own pages are looked at where the reference links into them. Link checkers at hand either fetch, or check no fragments.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pages


def test_every_link_and_fragment_resolves(counts: Counter[str], notes: list[str]) -> None:
    hosts: Counter[str] = Counter()
    broken = []
    for path in sorted(pages.paths()):
        counts["pages"] += 1
        for link in pages.page(path).links:
            counts["links"] += 1
            url = urlsplit(link)
            if url.scheme or url.netloc:
                hosts[url.netloc or f"{url.scheme}:"] += 1
            elif problem := _problem(path, unquote(url.path), unquote(url.fragment), counts):
                broken.append(f"{path.relative_to(pages.SITE)}: {link}: {problem}")
    notes.append("external: " + (", ".join(f"{host} {count:,}" for host, count in hosts.most_common()) or "none"))
    assert not broken, f"{len(broken)} links break:\n" + "\n".join(broken[:100])


def _problem(source: Path, path: str, fragment: str, counts: Counter[str]) -> str | None:
    """What is wrong with a link inside the site."""
    target = (source.parent / path).resolve() if path else source
    if not target.is_relative_to(pages.SITE):
        return "outside of the site"
    if pages.RUSTDOC in target.parents:
        counts["links into rustdoc"] += 1
    elif target.suffix == ".html" and target not in pages.paths():
        return "no such page"
    if not target.is_file():
        return "no such file"
    if fragment:
        counts["fragments"] += 1
        if target.suffix == ".html" and fragment not in pages.page(target).anchors:
            return "no such anchor"
    return None


def test_anchors_are_unique() -> None:
    repeated = {path: pages.page(path).repeated for path in pages.paths() if pages.page(path).repeated}
    assert not repeated


def test_the_reference_leads_to_rustdoc() -> None:
    assert (pages.RUSTDOC / "cuspec/index.html").is_file()
    assert any("rust/cuspec/" in link for path in pages.paths() for link in pages.page(path).links)
