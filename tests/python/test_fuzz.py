"""Anything, passed to any function: no crash, and only exceptions that are documented.

Input: ``CUSPEC_FUZZ_CALLS``, how many calls to make, and ``CUSPEC_FUZZ_SEED``, where to begin. Output: the number of
calls; the seed of each that ended the process, with which `fuzz.py` repeats it.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator

import hypothesis
import pytest
from hypothesis import strategies as st

import cases
import spec
import worker
from fuzz import ALLOWED

CALLS = int(os.environ.get("CUSPEC_FUZZ_CALLS", "150000"))
SEED = int(os.environ.get("CUSPEC_FUZZ_SEED", random.SystemRandom().randrange(1 << 31)))
EACH = 100


def test_random_arguments(counts: Counter[str], notes: list[str]) -> None:
    fuzzer = worker.Process("fuzz.py")
    found: list[str] = []
    notes.append(f"seed of the random calls: CUSPEC_FUZZ_SEED={SEED}")
    for at in range(max(1, CALLS // EACH)):
        seed = SEED + at
        answer = fuzzer.ask(f"{seed} {EACH}")
        if "crash" in answer:
            call = list(spec.load().calls.values())[seed % len(spec.load().calls)]
            found.append(f"seed {seed} ({call.name}, or a class): {answer['crash']}")
            counts["crashes of random calls"] += 1
            if counts["crashes of random calls"] == 20:
                break
        else:
            counts["random calls made"] += answer["calls"]
            counts["random calls that raised"] += answer["raised"]
            found += [f"seed {seed}: {text}" for text in answer["findings"]]
    fuzzer.close()
    counts["crashes of random calls"] += 0
    assert not found, "\n".join(found[:50])


@pytest.fixture(scope="module")
def ours() -> Iterator[worker.Pool]:
    pool = worker.Pool("ours")
    yield pool
    pool.close()


#: Descriptions of values, see `values`, which can be made smaller when one is found that fails.
SIMPLE = st.one_of(
    st.just(["none"]),
    st.tuples(st.just("int"), st.integers(-(1 << 70), 1 << 70)).map(list),
    st.tuples(st.just("float"), st.floats(allow_nan=False, allow_infinity=False)).map(list),
    st.tuples(st.just("text"), st.text(st.characters(codec="utf-8"), max_size=20)).map(list),
    st.tuples(st.just("bytes"), st.binary(max_size=20).map(bytes.hex)).map(list),
    st.tuples(st.just("buffer"), st.binary(max_size=20).map(bytes.hex)).map(list),
)
VALUES = st.recursive(
    SIMPLE, lambda inner: st.tuples(st.just("list"), st.lists(inner, max_size=4)).map(list), max_leaves=8
)
FUNCTIONS = {call.name: call for call in spec.load().calls.values()}


def test_arguments_that_can_be_made_smaller(ours: worker.Pool, counts: Counter[str]) -> None:
    """Slower than the above, but what it finds is small."""
    allowed = {cls.__name__ for cls in ALLOWED} | {"UnicodeEncodeError"}

    @hypothesis.settings(
        max_examples=max(50, CALLS // 100),
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
        print_blob=True,
    )
    @hypothesis.given(st.data())
    def check(data: st.DataObject) -> None:
        call = FUNCTIONS[data.draw(st.sampled_from(list(FUNCTIONS)))]
        case = cases.make(call, "plain").json()
        for name in data.draw(st.sets(st.sampled_from(list(case["arguments"]) or [""]))):
            if name:
                case["arguments"][name] = data.draw(VALUES)
        every = range(len(call.function.params))
        case["orders"] = [
            o for at in every for o in (["copy_bytes", call.symbol, at, 0], ["script", call.symbol, at, ""])
        ]
        found = ours.run(case)
        counts["calls with arguments that can be made smaller"] += 1
        assert "crash" not in found, found["crash"]
        assert "absent" not in found, found["absent"]
        assert "error" not in found or found["error"][0] in allowed, found["error"]

    check()
