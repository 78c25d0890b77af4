"""Programs that tests run in a process of their own, where a crash, a deadlock or a loaded library is the test's own.

Input: arguments on the command line, libraries in ``CUSPEC_*_LIBRARY``. Output: JSON on the last line of standard output. Invariant: they
judge nothing. Importing one of them imports nothing of cuspec, so that a test may ask for its tables.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

#: A child that takes this long hangs.
LIMIT_SECONDS = 300


class ChildError(AssertionError):
    """The child did not come to its end."""


def run(
    name: str,
    *arguments: str,
    variables: Mapping[str, str],
    interpreter: str = sys.executable,
    path: tuple[str, ...] = (),
    without: tuple[str, ...] = ("CUSPEC_",),
) -> Any:
    """What a child found, in an environment that has `variables` and none whose names begin as `without` says."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith((*without, "PYTHON"))}
    folders = os.pathsep.join([str(Path(__file__).parent.parent), *path])
    environment = {**inherited, **variables, "PYTHONPATH": folders, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [interpreter, "-X", "faulthandler", "-m", f"children.{name}", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LIMIT_SECONDS, check=False)
    if done.returncode:
        raise ChildError(f"children.{name} {' '.join(arguments)} ends with {done.returncode}\n{done.stdout}{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])
