"""The same calls through NVIDIA's package and ours: equal results, and C sees the same.

Input: the cases of `test_every_call`, and ``differences.yaml``, where a function that differs has its reason. An entry
without a difference fails, so that the list stays true. The peer runs on the recorder too, see `peer`.
"""

from __future__ import annotations

import functools
import pathlib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

import cases
import peer
import spec
import worker
from test_every_call import GENERIC

pytestmark = pytest.mark.skipif(
    peer.version() is None, reason="cuda-bindings, the package to compare with, is not installed"
)


@functools.cache
def known() -> dict[str, dict[str, str]]:
    """The list of differences: kind, then name, then reason."""
    path = pathlib.Path(__file__).with_name("differences.yaml")
    return dict(yaml.safe_load(path.read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def pools() -> Iterator[tuple[worker.Pool, worker.Pool]]:
    both = worker.Pool("ours"), worker.Pool("peer")
    yield both
    for pool in both:
        pool.close()


def with_bytes(description: Any) -> Any:
    """A description without `str`, which the peer does not take."""
    if isinstance(description, list):
        if description[:1] == ["text"]:
            return ["bytes", description[1].encode().hex()]
        return [with_bytes(part) for part in description]
    return description


def outline(call: spec.Call, found: dict[str, Any]) -> dict[str, Any]:
    """What two processes can agree on: no addresses of their own memory."""
    if "calls" not in found or "error" in found:
        return {"raised": found.get("error", found.get("absent", found.get("crash")))}
    seen = []
    for made in found["calls"]:
        # How long a text is, ours asks before it fills a buffer of the caller's.
        if made["symbol"] == f"{call.symbol}Size":
            continue
        arguments: list[Any] = []
        for at, (value, pointee, buffer) in enumerate(made["arguments"]):
            is_pointer = made["symbol"] == call.symbol and call.function.params[at].type.kind == "pointer"
            is_out = made["symbol"] != call.symbol or at in call.results and call.given[at] is None
            null = not any(bytes.fromhex(value))
            if is_out:
                arguments.append("NULL" if null else "an output")
            elif pointee is not None:
                arguments.append(["points to", pointee])
            elif is_pointer and buffer is not None:
                arguments.append(["buffer", buffer])
            else:
                arguments.append(value)
        seen.append([made["symbol"], arguments])
    return {"results": found["results"], "seen": seen, "after": found["after"]}


def difference(call: spec.Call, pools: tuple[worker.Pool, worker.Pool], variant: str, status: int | None) -> str | None:
    case = cases.make(call, variant).json()
    case["arguments"] = {name: with_bytes(d) for name, d in case["arguments"].items()}
    if status is not None:
        case["fail"] = status
    ours, theirs = (outline(call, pool.run(case)) for pool in pools)
    parts = [key for key in ours | theirs if ours.get(key) != theirs.get(key)]
    return (
        "; ".join(f"{key}: ours {str(ours.get(key))[:300]}, the peer's {str(theirs.get(key))[:300]}" for key in parts)
        or None
    )


@pytest.mark.parametrize("call", GENERIC, ids=lambda call: call.name)
def test_ours_is_the_peers(call: spec.Call, pools: tuple[worker.Pool, worker.Pool], counts: Counter[str]) -> None:
    lists = known()
    if call.name in lists["missing"]:
        assert "absent" in pools[1].run(cases.make(call).json()), "the peer has it: the entry under `missing` is to go"
        counts["functions that the peer lacks"] += 1
        return
    found: dict[str, str] = {}
    for variant, status in (("plain", None), ("wide", None), ("plain", 1)):
        if status is not None and not call.has_status:
            continue
        counts["calls compared with the peer"] += 1
        if text := difference(call, pools, variant, status):
            found[f"{variant}{'' if status is None else ', failed'}"] = text
    for kind in ("calls", "wide"):
        if call.name in lists[kind]:
            assert found, f"there is no difference any more: the entry under `{kind}` is to go"
            counts["functions that differ from the peer, with a reason"] += 1
    if call.name in lists["calls"]:
        return
    if call.name in lists["wide"]:
        assert list(found) == ["wide"], "\n".join(f"{variant}: {text}" for variant, text in found.items())
    else:
        assert not found, "\n".join(f"{variant}: {text}" for variant, text in found.items())


def test_the_list_names_functions_only(notes: list[str], counts: Counter[str]) -> None:
    names = {call.name for call in GENERIC}
    unknown = [name for kind in ("calls", "wide", "missing") for name in known()[kind] if name not in names]
    assert not unknown
