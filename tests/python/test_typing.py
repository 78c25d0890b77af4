"""Type checkers over the package: what they accept, what they report, and whether the stubs are what is there.

Input: the installed package, ``typing/uses.py`` and ``typing/misuses.py``. Output: 0 errors, or all that are marked. Invariant: the
checkers see the package as it was installed, never the repository.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import cuspec

FOLDER = Path(__file__).parent / "typing"
PACKAGE = Path(cuspec.__file__).parent
MARK = "# mistake: "


def checked(*command: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, cwd=cwd, check=False)


def mypy(path: Path | None, tmp_path: Path) -> list[tuple[int, str]]:
    """Line and text of each error; of the installed package where no file is named."""
    options = ["--strict", "--no-error-summary", "--hide-error-context", "--cache-dir", str(tmp_path / "mypy")]
    what = ["--package", "cuspec"] if path is None else [str(path)]
    done = checked("mypy", *options, *what, cwd=tmp_path)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    found = [re.match(r".+?:(\d+): error: (.*)", line) for line in done.stdout.splitlines()]
    return [(int(m[1]), m[2]) for m in found if m]


def pyright(path: Path | None, tmp_path: Path) -> list[tuple[int, str]]:
    """Line and text of each error."""
    done = checked("pyright", "--outputjson", "--pythonpath", sys.executable, str(path or PACKAGE), cwd=tmp_path)
    try:
        report = json.loads(done.stdout[done.stdout.index("{") :])
    except ValueError:
        pytest.fail(f"pyright says nothing that can be read: {done.stdout}{done.stderr}")
    found = [d for d in report["generalDiagnostics"] if d["severity"] == "error"]
    return [(d["range"]["start"]["line"] + 1, d["message"]) for d in found]


CHECKERS = {"mypy": mypy, "pyright": pyright}


@pytest.mark.parametrize("checker", CHECKERS)
def test_the_package_has_no_error(checker: str, tmp_path: Path) -> None:
    assert CHECKERS[checker](None, tmp_path) == []


@pytest.mark.parametrize("checker", CHECKERS)
def test_right_uses_have_the_types_that_are_asserted(checker: str, tmp_path: Path) -> None:
    assert CHECKERS[checker](FOLDER / "uses.py", tmp_path) == []


@pytest.mark.parametrize("checker", CHECKERS)
def test_every_misuse_is_reported(checker: str, tmp_path: Path, counts: Counter[str]) -> None:
    path = FOLDER / "misuses.py"
    marked = {at for at, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if MARK in line}
    reported = CHECKERS[checker](path, tmp_path)
    assert marked
    assert marked - {line for line, _ in reported} == set()
    assert [error for error in reported if error[0] not in marked] == []
    counts[f"misuses reported by {checker}"] += len(marked)


def test_stubs_are_what_is_there(tmp_path: Path) -> None:
    done = checked("mypy.stubtest", "cuspec", "--concise", "--allowlist", str(FOLDER / "stubtest.allow"), cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
