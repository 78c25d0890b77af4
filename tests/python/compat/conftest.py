"""The interpreters that the tests of `cuspec.compat` run in.

Input: whether cuda-python is installed. Output: fixtures. Invariant: a test that asks for `interpreter` runs once in each.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from interpreters import Interpreter, installed, interpreter_in


@pytest.fixture
def beside_peer(tmp_path: Path) -> Interpreter:
    """An interpreter that has cuda-python."""
    if not installed("cuda.bindings"):
        pytest.skip("cuda-bindings is not installed")
    return interpreter_in(tmp_path, peer=True)


@pytest.fixture
def without_peer(tmp_path: Path) -> Interpreter:
    """An interpreter that has cuspec alone."""
    return interpreter_in(tmp_path, peer=False)


@pytest.fixture(params=["beside_peer", "without_peer"])
def interpreter(request: pytest.FixtureRequest) -> Interpreter:
    """Each of the two in turn."""
    chosen: Interpreter = request.getfixturevalue(request.param)
    return chosen
