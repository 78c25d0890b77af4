"""Anything, passed to any function: no crash, and only exceptions that are documented.

Input: ``CUSPEC_FUZZ_CALLS``, how many calls to make, and ``CUSPEC_FUZZ_SEED``, where to begin. Output: the number of calls; the seed of
each that ended the process, with which `fuzz.py` repeats it.
"""

from __future__ import annotations

import os
import pathlib
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
from hypothesis import strategies as st

import cases
import recorder
import spec
import worker
from fuzz import ALLOWED

CALLS = int(os.environ.get("CUSPEC_FUZZ_CALLS", "150000"))
SEED = int(os.environ.get("CUSPEC_FUZZ_SEED", random.SystemRandom().randrange(1 << 31)))
EACH = 100


class Fuzzer:
    """The other end of `fuzz.py`."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None

    def run(self, seed: int, count: int) -> dict[str, Any]:
        import json

        if self.process is None:
            here = pathlib.Path(__file__).with_name("fuzz.py")
            self.process = subprocess.Popen(
                [sys.executable, "-X", "faulthandler", str(here)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                env={**os.environ, **recorder.environment()},
            )
        assert self.process.stdin and self.process.stdout and self.process.stderr
        try:
            print(seed, count, file=self.process.stdin, flush=True)
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if line:
            return dict(json.loads(line))
        errors = self.process.stderr.read()
        code = self.process.wait()
        self.process = None
        return {"crash": f"exit {code}: {errors[-1500:]}"}

    def close(self) -> None:
        if self.process is not None and self.process.stdin:
            self.process.stdin.close()
            self.process.wait()


def test_random_arguments(counts: Counter[str], notes: list[str]) -> None:
    fuzzer = Fuzzer()
    found: list[str] = []
    notes.append(f"seed of the random calls: CUSPEC_FUZZ_SEED={SEED}")
    for at in range(max(1, CALLS // EACH)):
        seed = SEED + at
        answer = fuzzer.run(seed, EACH)
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
VALUES = st.recursive(SIMPLE, lambda inner: st.tuples(st.just("list"), st.lists(inner, max_size=4)).map(list), max_leaves=8)
FUNCTIONS = {call.name: call for call in spec.load().calls.values()}


def test_arguments_that_can_be_made_smaller(ours: worker.Pool, counts: Counter[str]) -> None:
    """Slower than the above, but what it finds is small."""
    allowed = {cls.__name__ for cls in ALLOWED} | {"UnicodeEncodeError"}

    @hypothesis.settings(max_examples=max(50, CALLS // 100), deadline=None, suppress_health_check=list(hypothesis.HealthCheck), print_blob=True)
    @hypothesis.given(st.data())
    def check(data: st.DataObject) -> None:
        call = FUNCTIONS[data.draw(st.sampled_from(list(FUNCTIONS)))]
        case = cases.make(call, "plain").json()
        for name in data.draw(st.sets(st.sampled_from(list(case["arguments"]) or [""]))):
            if name:
                case["arguments"][name] = data.draw(VALUES)
        every = range(len(call.function.params))
        case["orders"] = [o for at in every for o in (["copy_bytes", call.symbol, at, 0], ["script", call.symbol, at, ""])]
        found = ours.run(case)
        counts["calls with arguments that can be made smaller"] += 1
        assert "crash" not in found, found["crash"]
        assert "absent" not in found, found["absent"]
        assert "error" not in found or found["error"][0] in allowed, found["error"]

    check()
