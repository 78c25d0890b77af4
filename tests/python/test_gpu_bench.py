"""The benchmark that a bundle carries to a GPU, on the recording driver: its figures mean nothing, all else is as on a GPU.

Input: ``tests/gpu-bench/bench``. Output: its JSON and its table. Invariant: no time is looked at.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[1] / "gpu-bench" / "bench"


@pytest.fixture(scope="module")
def ran(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], str]:
    """The report of two rounds, and what is printed."""
    folder = tmp_path_factory.mktemp("bench")
    variables = dict(os.environ)
    for library, name in {"CUDA": "libcuda.so.1", "NVRTC": "libnvrtc.so.13"}.items():
        # By the names under which cuda-bindings, where it is installed, looks for them.
        (folder / name).symlink_to(os.environ["CUSPEC_RECORDER"])
        variables[f"CUSPEC_{library}_LIBRARY"] = str(folder / name)
    variables["LD_LIBRARY_PATH"] = str(folder)
    out = folder / "out.json"
    command = [sys.executable, str(FOLDER / "run.py"), str(out), "--rounds", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=variables, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(out.read_text(encoding="utf-8")), done.stdout


def test_every_call_is_timed(ran: tuple[dict[str, Any], str]) -> None:
    report, printed = ran
    failed = {name: reason for name, reason in report["missing"].items() if name.startswith("Python")}
    assert failed == {}, printed
    assert len(report["calls"]) == 18
    assert [call["name"] for call in report["calls"] if "Python" not in call["ns"]] == []


def test_what_is_not_there_is_named(ran: tuple[dict[str, Any], str]) -> None:
    report, printed = ran
    assert report["missing"]["Rust"].endswith("cuspec-gpu-bench is not there")
    assert "Rust          not measured: " in printed
    assert "Rust" not in report["versions"]


def test_a_ratio_of_almost_nothing_has_a_mean() -> None:
    """On an H200 a launch with 512 arguments took the crate what it takes C++, and cuda-bindings a tenth of a millisecond more."""
    times = {"nothing": {"C++": [0.0]}, "launch": {"C++": [4000.0], "Rust": [3900.0], "cuda-bindings": [150_000.0]}}
    script = "import json, sys; from figures import figures; print(json.dumps(figures(json.load(sys.stdin))))"
    done = subprocess.run([sys.executable, "-c", script], input=json.dumps(times), capture_output=True, text=True, check=False, cwd=FOLDER)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["means"] == {"Rust": 6.849e-06}


def test_ratios_are_of_overheads_with_a_floor() -> None:
    """A time is the least of the rounds, less the loop; what lies below the clock counts as 1 ns."""
    times = {
        "nothing": {"C++": [1.0], "Rust": [1.0, 2.0], "Python": [10.0], "cuda-bindings": [10.0]},
        "a": {"C++": [11.0, 12.0], "Rust": [11.5], "Python": [70.0, 60.0], "cuda-bindings": [110.0]},
        "b": {"C++": [21.0], "Rust": [41.0], "cuda-bindings": [40.0]},
    }
    script = "import json, sys; from figures import figures; print(json.dumps(figures(json.load(sys.stdin))))"
    done = subprocess.run([sys.executable, "-c", script], input=json.dumps(times), capture_output=True, text=True, check=False, cwd=FOLDER)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    first, second = figures["calls"]
    assert first["ns"] == {"C++": 10.0, "Rust": 10.5, "Python": 50.0, "cuda-bindings": 100.0}
    assert first["overheads"] == {"Rust": 1.0, "Python": 40.0, "cuda-bindings": 90.0}
    assert first["ratios"] == {"Rust": 0.01111, "Python": 0.4444}
    assert second["ratios"] == {"Rust": 2.0}
    assert figures["means"] == {"Rust": 0.1491, "Python": 0.4444}
    assert figures["slower"] == {"Rust": ["b"], "Python": []}
