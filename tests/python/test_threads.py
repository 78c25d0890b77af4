"""Other threads run while C works, and C's own threads may call Python.

Input: the recording driver, the real libnvrtc, and a library whose functions wait (``c/blocking.c``, by ``CC`` or else ``cc``). Invariant: no
time is asserted; what overlaps is shown by its order, and what would deadlock is ended by the child's watchdog.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import children
import pytest
import recorder
from children.foreign import PAYLOAD, THREADS

Property = Callable[[str, object], None]


@pytest.fixture
def real_nvrtc() -> dict[str, str]:
    file = os.environ.get("CUSPEC_REAL_NVRTC")
    if not file or os.path.realpath(file) == os.path.realpath(recorder.path()):
        pytest.skip("CUSPEC_REAL_NVRTC does not name the real libnvrtc")
    return {"CUSPEC_NVRTC_LIBRARY": file}


def test_two_compilations_are_inside_libnvrtc_at_once(real_nvrtc: dict[str, str], record_property: Property) -> None:
    reports = children.run("compiles", "overlap", variables=real_nvrtc)
    turns = [number for number, _ in itertools.groupby(reports)]
    record_property("reports", len(reports))
    record_property("turns", len(turns))
    # One after the other would be two turns.
    assert len(turns) > 2, turns


def test_other_threads_run_during_a_compilation(real_nvrtc: dict[str, str], record_property: Property) -> None:
    ticks = children.run("compiles", "ticker", variables=real_nvrtc)
    record_property("ticks", ticks)
    # Around the call, one may slip in.
    assert ticks > 2


def test_calls_that_block_let_other_threads_run(tmp_path: Path, record_property: Property) -> None:
    compiler = os.environ.get("CC", "cc")
    if not shutil.which(compiler):
        pytest.skip(f"there is no C compiler `{compiler}`")
    library = tmp_path / "libblocking.so"
    source = Path(__file__).parent / "c/blocking.c"
    subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-pthread", "-o", library, source], check=True)
    functions = children.run("blocking", variables=dict.fromkeys(recorder.LIBRARY_VARIABLES, str(library)))
    record_property("functions", len(functions))
    assert len(functions) == source.read_text().count("\nBLOCKS(")


@pytest.fixture(scope="module")
def foreign() -> dict[str, object]:
    found: dict[str, object] = children.run("foreign", variables={**recorder.environment(), "CUSPEC_RECORDER": recorder.path()})
    return found


@pytest.mark.parametrize("kind", ["succeeding", "failing"])
def test_threads_of_others_call_python_and_let_go(foreign: dict[str, object], kind: str) -> None:
    assert foreign[kind] == {
        "ran": THREADS,
        "on_main_thread": 0,
        "arguments": [[PAYLOAD + at] for at in range(THREADS)],
        "kept_before": THREADS,
        "kept_after": 0,
    }


def test_what_a_callback_raises_goes_to_the_hook(foreign: dict[str, object]) -> None:
    assert foreign["unraisable"] == ["LookupError"] * THREADS
