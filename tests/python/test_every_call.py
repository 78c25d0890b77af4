"""Every function of the three modules, called: C sees what Python passed, and Python gets what C answered.

Input: the facts and the stubs, by way of `spec` and `cases`. The calls run in a worker; a crash is the failure of one
test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import attributes
import cases
import judge
import spec
import worker

CALLS = spec.load().calls
#: Functions whose values have a type that another argument selects: `test_attributes` calls them.
TYPED = {(typed.call.module, typed.name) for typed in attributes.load()}
GENERIC = [call for key, call in CALLS.items() if key not in TYPED]
WITH_STATUS = [call for call in GENERIC if call.has_status]

by_name = pytest.mark.parametrize("call", GENERIC, ids=lambda call: call.name)
by_name_with_status = pytest.mark.parametrize("call", WITH_STATUS, ids=lambda call: call.name)


@pytest.fixture(scope="module")
def ours() -> Iterator[worker.Pool]:
    pool = worker.Pool("ours")
    yield pool
    pool.close()


def judged(pool: worker.Pool, call: spec.Call, case: cases.Case, counts: Counter[str]) -> None:
    judgement = judge.Judgement(call, case, pool.run(case.json()))
    counts["calls made"] += 1
    counts["arguments compared"] += judgement.arguments
    counts["results compared"] += judgement.results
    assert not judgement.findings, "\n".join(judgement.findings)


def test_every_function_of_the_stubs_is_explained(notes: list[str], counts: Counter[str]) -> None:
    """None is left out of the tests below without a reason."""
    counts["functions called"] += len(GENERIC)
    notes.append(
        f"functions called elsewhere, because another argument selects a type: {sorted(name for _, name in TYPED)}"
    )
    notes.append(f"functions called elsewhere, which have no C function: {[n for _, n in spec.load().helpers]}")
    assert not spec.load().unexplained


def test_every_symbol_of_the_headers_is_called() -> None:
    """A function of C that no function of Python calls is missing."""
    import facts

    called = {call.symbol for call in CALLS.values()}
    missing = [f.symbol for f in facts.load().functions.values() if f.linux and f.symbol not in called]
    assert not missing


@by_name
def test_small_numbers_and_buffers(call: spec.Call, ours: worker.Pool, counts: Counter[str]) -> None:
    judged(ours, call, cases.make(call, "plain"), counts)


@by_name
def test_wide_numbers_and_addresses(call: spec.Call, ours: worker.Pool, counts: Counter[str]) -> None:
    judged(ours, call, cases.make(call, "wide"), counts)


@by_name
def test_by_keyword(call: spec.Call, ours: worker.Pool, counts: Counter[str]) -> None:
    """The documented names of parameters work, in another order too."""
    case = cases.make(call, "plain")
    case.by_keyword = True
    case.arguments = dict(reversed(case.arguments.items()))
    judged(ours, call, case, counts)


#: Results, by their place behind the status, that say why a call failed, and so come back then.
KEPT_ON_FAILURE = {
    "cuGraphExecUpdate": [0],
    "cuGraphExecUpdate_v1": [0, 1],
    "cudaGraphExecUpdate": [0],
    "cuGraphInstantiate_v1": [1, 2],
    "cuGraphInstantiate_v2": [1, 2],
    "cudart11.cudaGraphExecUpdate": [0, 1],
    "cudart11.cudaGraphInstantiate": [1, 2],
}


def failed(pool: worker.Pool, call: spec.Call, status: int) -> tuple[list[Any], cases.Case]:
    case = cases.make(call, "plain")
    found = pool.run({**case.json(), "fail": status})
    assert "results" in found, found
    return found["results"], case


@by_name_with_status
def test_a_failed_call_gives_the_status_and_no_results(
    call: spec.Call, ours: worker.Pool, counts: Counter[str]
) -> None:
    results, case = failed(ours, call, 1)
    assert results[0] == ["enum", spec.STATUS[call.module], 1]
    # In Python, `None` for each; the tuple keeps its length, so that it can be unpacked.
    kept = KEPT_ON_FAILURE.get(f"{call.module}.{call.name}", KEPT_ON_FAILURE.get(call.name, []))
    assert len(results) == len(case.results) + 1
    assert [r for at, r in enumerate(results[1:]) if at not in kept] == [["none"]] * (len(case.results) - len(kept))
    counts["failed calls made"] += 1


@by_name_with_status
def test_an_unknown_status_keeps_its_number(call: spec.Call, ours: worker.Pool, counts: Counter[str]) -> None:
    """A newer library may return a status that the enumeration lacks."""
    results, case = failed(ours, call, 998)
    assert results[0] == ["enum", spec.STATUS[call.module], 998]
    assert len(results) == len(case.results) + 1
    counts["calls with an unknown status made"] += 1
