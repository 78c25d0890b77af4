"""What all tests of the reference share: a server, a browser, and counts that the last lines of a run print.

Input: the built site; ``CUSPEC_BROWSER``, a Chromium, else the one in ``PATH``. Output: fixtures. Invariant: without a
browser only the tests that need one skip, and say how to get it.
"""

from __future__ import annotations

import os
import shutil
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

import pages
from visitor import Visitor, serve

_COUNTS: Counter[str] = Counter()
_NOTES: list[str] = []
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

_ARGUMENTS = [
    # What is scrolled to is there at once.
    "--disable-smooth-scrolling",
    # A request to another host fails, too, where there is a network.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


def pytest_sessionstart() -> None:
    """Refuses to test a site that is not there."""
    if not (pages.SITE / "objects.inv").exists():
        pytest.exit(f"there is no site at {pages.SITE}; `cargo xtask docs` builds it", returncode=2)


@pytest.fixture(scope="session")
def counts() -> Counter[str]:
    """Numbers that the summary prints."""
    return _COUNTS


@pytest.fixture(scope="session")
def notes() -> list[str]:
    """Lines that the summary prints."""
    return _NOTES


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    named = os.environ.get("CUSPEC_BROWSER")
    found = named or next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        pytest.skip("no browser: install Chromium (Debian: `apt-get install chromium`), or name one by CUSPEC_BROWSER")
    with sync_playwright() as playwright:
        # A browser that was named but does not start is an error, not a skip.
        started = playwright.chromium.launch(executable_path=found, args=_ARGUMENTS)
        _NOTES.append(f"browser: Chromium {started.version}")
        yield started
        started.close()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of the site."""
    with serve(pages.SITE) as address:
        yield address


@pytest.fixture
def visitor(browser: Browser, server: str, counts: Counter[str]) -> Iterator[Visitor]:
    """Opens pages; what goes wrong on any of them fails the test."""
    made = Visitor(browser, server)
    yield made
    counts["pages visited in the browser"] += made.visits
    made.close()
    if made.troubles:
        pytest.fail("\n".join(made.troubles), pytrace=False)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints the counts and notes."""
    if _COUNTS or _NOTES:
        terminalreporter.section("counts")
    for name, count in sorted(_COUNTS.items()):
        terminalreporter.write_line(f"{count:>9,}  {name}")
    for note in _NOTES:
        terminalreporter.write_line(note)
