"""The programs in the guides: each Python block is checked by mypy, and run in a fresh interpreter.

Input: ``spec/guides``. Output: counts. Invariant: a program runs on the recording driver and the real libnvrtc, and prints what its guide
says; one that checks what a kernel computed is not run without a GPU.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import guides
import recorder

PROGRAMS = [
    program
    for program in guides.programs(Path(__file__).parents[2] / "spec/guides")
    if program.language == "python"
]


def test_there_are_programs(counts: Counter[str]) -> None:
    assert PROGRAMS
    counts["programs in guides"] = len(PROGRAMS)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.place)
def test_program_runs_and_prints_what_its_guide_says(
    program: guides.Program, tmp_path: Path, counts: Counter[str]
) -> None:
    if program.needs_gpu:
        counts["programs in guides, not run, as they check what a GPU computes"] += 1
        compile(program.source, program.place, "exec")
        return
    nvrtc = os.environ.get("CUSPEC_REAL_NVRTC")
    if nvrtc is None:
        pytest.skip("CUSPEC_REAL_NVRTC names no library")
    script = tmp_path / "program.py"
    script.write_text(program.source, encoding="utf-8")
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(("CUSPEC_", "PYTHON"))}
    environment = {**inherited, **recorder.environment(), "CUSPEC_NVRTC_LIBRARY": nvrtc}
    problem = guides.run([sys.executable, "-X", "faulthandler", str(script)], program.output, environment)
    assert problem is None, f"{program.place} {problem}"
    counts["programs in guides, run"] += 1


def test_programs_are_typed(tmp_path: Path) -> None:
    """Programs show what a type checker accepts."""
    for number, program in enumerate(PROGRAMS):
        name = f"{program.place.replace(':', '_').replace('-', '_')}_{number}.py"
        (tmp_path / name).write_text(program.source, encoding="utf-8")
    # NVIDIA's package has no types.
    options = ["--strict", "--disable-error-code=import-untyped", "--cache-dir", str(tmp_path / "cache")]
    command = [sys.executable, "-m", "mypy", *options, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_outputs_are_compared_up_to_what_is_left_open() -> None:
    assert guides.matches("one\ntwo\n", "one\ntwo\n") and guides.matches("one 12 three", "one ... three\n")
    assert guides.matches("a\nb\nc\n", "a\n...\nc\n")
    assert not guides.matches("one\n", "two\n") and not guides.matches("one 12 four", "one ... three")
    assert not guides.matches("one\ntwo\n", "one\n") and not guides.matches("a", "a...a")
