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
    """

    def __init__(self, message: str, library: str = "", symbol: str | None = None) -> None:
        super().__init__(message)
        self.library = library
        self.symbol = symbol

    def __reduce__(self) -> tuple[type[Error], tuple[str, str, str | None]]:
        return type(self), (str(self), self.library, self.symbol)


class LibraryNotFoundError(Error):
    """The library is not found; the message says where it was looked for and how to get it."""


class MissingSymbolError(Error):
    """The library that is installed does not have the function; the message says which release does."""
