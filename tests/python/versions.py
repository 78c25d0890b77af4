"""The interpreters that the package supports, where this machine has them.

Input: ``python3.10`` and so on in ``PATH``, or among the versions of pyenv. Output: one of each that starts; a test without it is skipped.
Invariant: the interpreter that runs the tests stands for its own version.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

VERSIONS = [(3, minor) for minor in range(10, 15)]


def _candidates(version: tuple[int, int]) -> Iterator[str]:
    if sys.version_info[:2] == version:
        yield sys.executable
    name = "python{}.{}".format(*version)
    if (file := shutil.which(name)) is not None:
        yield file
    # A shim of pyenv that is in `PATH` starts only what the folder asks for.
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    yield from map(str, sorted(pyenv.glob("versions/{}.{}.*/bin/{name}".format(*version, name=name))))


def interpreter(version: tuple[int, int]) -> str:
    """One of this version; skips where there is none."""
    for file in _candidates(version):
        started = subprocess.run([file, "-c", "import sys; print(sys.executable)"], capture_output=True, text=True, check=False)
        if started.returncode == 0:
            return started.stdout.strip()
    pytest.skip("no `python{}.{}` that starts, neither in PATH nor of pyenv".format(*version))


def name(version: tuple[int, int]) -> str:
    """What a test is called by."""
    return "{}.{}".format(*version)
