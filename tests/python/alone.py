"""Runs a piece of a test in a process of its own, with an environment of its own.

Input: Python source and variables. Output: what it printed. Invariant: a crash or an exception there fails the test
here.
"""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
import textwrap

import recorder

_HEAD = "from recorder import Recorder\nrecorder = Recorder()\n"


def run(source: str, variables: dict[str, str] | None = None, *, without: tuple[str, ...] = ()) -> str:
    """What a program prints that begins with the recorder in `recorder`."""
    here = str(pathlib.Path(__file__).parent)
    path = os.pathsep.join(p for p in (here, os.environ.get("PYTHONPATH")) if p)
    environment = {**os.environ, **recorder.environment(), "PYTHONPATH": path, **(variables or {})}
    for name in without:
        environment.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", _HEAD + textwrap.dedent(source)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"exit {done.returncode}\n{done.stderr[-4000:]}"
    return done.stdout
