"""Every symbol: what the release of a library must have resolves, and what came later says so.

Input: `symbols.json` of the bundle: each entry point on Linux, with its library and the release that brought it. Invariant: looked up
in the files that this package has opened, by the system's own `dlsym`.
"""

from __future__ import annotations

import ast
import ctypes
import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import cuspec
import pytest
from cuspec import _cuspec, cuda, cudart, nvrtc
from gpu import check

MODULES = {"cuda": cuda, "cudart": cudart, "nvrtc": nvrtc}
SYMBOLS = json.loads((Path(__file__).parent.parent / "symbols.json").read_text(encoding="utf-8"))

#: These are not exported: inline functions of headers, or looked up otherwise.
LIBRARIES = ("cuda", "cudart", "nvrtc")


@cache
def opened(library: str) -> tuple[ctypes.CDLL, tuple[int, int]]:
    """A library and its version."""
    if library == "cuda":
        version = int(check(cuda.cuDriverGetVersion()))
    elif library == "cudart":
        # The version of the file, not of the driver.
        version = int(check(cudart.getLocalRuntimeVersion()))
    else:
        major, minor = check(nvrtc.nvrtcVersion())
        version = 1000 * major + 10 * minor
    path = _cuspec.library_path(library)
    assert path is not None
    return ctypes.CDLL(path), (version // 1000, version % 1000 // 10)

#: Symbols that the headers declare for every platform, and why a library may lack them.
NOT_EXPORTED = {"cuEventCreateFromEGLSync": "only drivers for Tegra export it"}


def release(text: str | None) -> tuple[int, int]:
    """A release as a pair; what every known release has is older than all."""
    major, _, minor = (text or "0.0").partition(".")
    return int(major), int(minor)


def exported(library: str, symbol: str) -> bool:
    """Whether a library has a symbol."""
    try:
        getattr(opened(library)[0], symbol)
    except AttributeError:
        return False
    return True


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_symbol_of_the_release_is_there(library: str, record_property: Any) -> None:
    _, version = opened(library)
    wanted = [entry for entry in SYMBOLS if entry["library"] == library and release(entry["since"]) <= version]
    absent = {entry["symbol"]: entry["since"] or "ever" for entry in wanted if not exported(library, entry["symbol"])}
    print(f"{library} {version[0]}.{version[1]}: {len(wanted) - len(absent)} of {len(wanted)} symbols are there")
    for symbol in absent.keys() & NOT_EXPORTED.keys():
        print(f"{symbol} is not there: {NOT_EXPORTED[symbol]}")
        del absent[symbol]
    record_property("symbols", len(wanted))
    assert not absent, f"{len(absent)} of {len(wanted)} symbols of {library} {version} are not there: {absent}"


@pytest.mark.parametrize("library", LIBRARIES)
def test_every_variant_for_threads_is_there(library: str) -> None:
    _, version = opened(library)
    wanted = [e["per_thread"] for e in SYMBOLS if e["library"] == library and e["per_thread"] and release(e["since"]) <= version]
    missing = [symbol for symbol in wanted if not exported(library, symbol)]
    assert not missing, f"{len(missing)} of {len(wanted)} are not there: {missing}"


@pytest.mark.parametrize("library", LIBRARIES)
def test_no_later_symbol_is_there(library: str) -> None:
    """Otherwise the release that is written down for it is wrong."""
    _, version = opened(library)
    later = [entry for entry in SYMBOLS if entry["library"] == library and release(entry["since"]) > version]
    early = [f"{entry['symbol']} (since {entry['since']})" for entry in later if exported(library, entry["symbol"])]
    assert not early, f"{library} {version} has {len(early)} of {len(later)} symbols that are said to be newer: {early}"


@cache
def signatures(library: str) -> dict[str, list[tuple[str, str]]]:
    """The parameters of each function, and their annotations."""
    stub = Path(cuspec.__file__).parent / f"{library}.pyi"
    functions = [node for node in ast.parse(stub.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
    return {f.name: [(a.arg, ast.unparse(a.annotation) if a.annotation else "") for a in f.args.args] for f in functions}


def blank(library: str, annotation: str, number: int) -> Any:
    """A value that a parameter takes, and that means nothing; numbers are this one."""
    words = [word.strip() for word in annotation.split("|")]
    if "None" in words or annotation in ("_Address", "Any") or "_Address" in words:
        return None
    if "int" in words:
        return number
    simple = {"float": 0.0, "bool": False, "str": "", "bytes": b""}
    if words[0] in simple:
        return simple[words[0]]
    if words[0].startswith("Sequence["):
        return []
    return getattr(MODULES[library], words[0].split(".")[-1])()


def missing(library: str, name: str) -> Any:
    """What a function raises or answers. Some take no zero: a size is divided by it, or it is the type of nothing."""
    found: Any = None
    for number in (0, 1):
        arguments = [blank(library, annotation, number) for _, annotation in signatures(library)[name]]
        try:
            return getattr(MODULES[library], name)(*arguments)
        except cuspec.MissingSymbolError as error:
            return error
        except (TypeError, ValueError) as error:
            found = error
    return found


@pytest.mark.parametrize("library", LIBRARIES)
def test_a_later_function_says_which_release_brought_it(library: str) -> None:
    _, version = opened(library)
    wrong, counts = [], Counter[str]()
    for entry in SYMBOLS:
        name = entry["api"]
        if entry["library"] != library or release(entry["since"]) <= version or entry["superseded"]:
            continue
        if name not in signatures(library) or exported(library, entry["symbol"]):
            continue
        found = missing(library, name)
        if isinstance(found, cuspec.MissingSymbolError):
            counts["raise"] += 1
            if (found.library, found.symbol, found.since) != (library, entry["symbol"], entry["since"]):
                wrong.append(f"{name}: {found.library}, {found.symbol}, {found.since} and not {entry['symbol']}, {entry['since']}")
        else:
            wrong.append(f"{name}: {found!r} before it is looked up")
    print(f"{library} {version[0]}.{version[1]}: {dict(counts)}")
    assert not wrong, "\n".join(wrong)
