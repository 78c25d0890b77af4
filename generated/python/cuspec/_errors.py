"""What is raised where a function cannot be called at all; a status that a library returns is never raised."""

from __future__ import annotations


class Error(RuntimeError):
    """A function cannot be called here.

    Attributes
    ----------
    library : str
        The library that exports it: ``cuda``, ``cudart`` or ``nvrtc``.
    symbol : str or None
        The symbol, where the library was found.
    since : str or None
        The CUDA release that brought the symbol, such as ``"13.5"``; None where that was 11.7 or earlier.
    """

    def __init__(self, message: str, library: str = "", symbol: str | None = None, since: str | None = None) -> None:
        super().__init__(message)
        self.library = library
        self.symbol = symbol
        self.since = since

    def __reduce__(self) -> tuple[type[Error], tuple[str, str, str | None, str | None]]:
        return type(self), (str(self), self.library, self.symbol, self.since)


class LibraryNotFoundError(Error):
    """The library is not found; the message says where it was looked for and how to get it."""


class MissingSymbolError(Error):
    """The library that is installed does not have the function; the message says which release does."""
