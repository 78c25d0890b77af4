"""A reader of the site.

Input: a browser and a folder. Output: open pages in the looks that readers have. Invariant: an error in the console, a
request that fails and a request to another host are troubles, on whatever page and whenever they come.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    TimeoutError,
)


@dataclass(frozen=True)
class Look:
    """How a reader looks at a page."""

    name: str
    scheme: Literal["light", "dark"] = "light"
    width: int = 1440
    height: int = 900
    touch: bool = False


LIGHT = Look("light")
DARK = Look("dark", scheme="dark")
NARROW = Look("narrow", width=390, height=844, touch=True)
LOOKS = (LIGHT, DARK, NARROW)


class _Handler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Says nothing: what fails is the browser's to report."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing: a browser that goes on hangs up."""


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serves a folder on a free port; search does not work from files."""
    handler = functools.partial(_Handler, directory=str(folder))
    with _Server(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Visitor:
    """Opens pages, each look in a context of its own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.troubles: list[str] = []
        self.visits = 0
        self.address = address
        self._browser = browser
        self._contexts: dict[Look, BrowserContext] = {}

    def open(self, path: str, look: Look = LIGHT) -> Page:
        """Opens a page of the site, fully loaded, in a new tab."""
        tab = self._context(look).new_page()
        tab.on("console", lambda message: self._console(tab, message))
        tab.on("pageerror", lambda error: self._trouble(tab, str(error)))
        self.go(tab, path)
        return tab

    def go(self, tab: Page, path: str) -> None:
        """Opens a page in a tab that is open."""
        # From an address to the same address with another fragment the browser loads nothing, so there is no answer.
        response = tab.goto(self.address + path, wait_until="load")
        if response is not None and not response.ok:
            pytest.fail(f"{path}: {response.status}", pytrace=False)
        self.visits += 1

    def close(self) -> None:
        for context in self._contexts.values():
            context.close()

    def _console(self, tab: Page, message: ConsoleMessage) -> None:
        # What could not be loaded comes as a request, too.
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self._trouble(tab, message.text)

    def _trouble(self, tab: Page, text: str) -> None:
        self.troubles.append(f"{tab.url}: {text}")

    def _context(self, look: Look) -> BrowserContext:
        if look not in self._contexts:
            context = self._browser.new_context(
                color_scheme=look.scheme,
                viewport={"width": look.width, "height": look.height},
                is_mobile=look.touch,
                has_touch=look.touch,
            )
            context.on("request", self._request)
            context.on("response", self._response)
            context.on("requestfailed", self._failed)
            self._contexts[look] = context
        return self._contexts[look]

    def _request(self, request: Request) -> None:
        if not request.url.startswith(self.address) and urlsplit(request.url).scheme not in ("data", "blob"):
            self.troubles.append(f"a request to another host: {request.url}")

    def _response(self, response: Response) -> None:
        if response.status >= 400 and not response.request.is_navigation_request():
            self.troubles.append(f"{response.url}: {response.status}")

    def _failed(self, request: Request) -> None:
        # What a page was still loading when the reader went on.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"{request.url}: {request.failure}")


def in_view(tab: Page, anchor: str) -> bool:
    """Whether the element of an anchor comes to where the reader looks."""
    there = """id => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box && box.top >= 0 && box.top < innerHeight && box.left >= 0 && box.left < innerWidth;
    }"""
    try:
        tab.wait_for_function(there, arg=anchor, timeout=5_000)
    except TimeoutError:
        return False
    return True
