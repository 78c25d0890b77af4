"""Fresh interpreters, beside cuda-python and without it.

Input: the interpreter that runs the tests. Output: processes that run code. Invariant: import state never comes from the test process,
and without cuda-python nothing but the standard library and cuspec can be imported.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path


def installed(module: str) -> bool:
    """Whether a module can be found; nothing but its packages is imported."""
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


@dataclass
class Interpreter:
    """Runs Python in fresh processes, in a working folder of their own."""

    folder: Path
    flags: Sequence[str] = ()
    path: Sequence[Path] = ()
    environment: Mapping[str, str] = field(default_factory=dict)

    def start(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """The finished process, whatever it ended with."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment = {**kept, **self.environment, "PYTHONPATH": os.pathsep.join(map(str, self.path)), **variables}
        command = [sys.executable, *self.flags, *arguments]
        return subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=120)

    def run(self, code: str, **variables: str) -> str:
        """What the code prints; it must end well."""
        done = self.start("-c", textwrap.dedent(code), **variables)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


def interpreter_in(tmp_path: Path, peer: bool) -> Interpreter:
    """An interpreter with working folder and packages below a temporary folder."""
    found = importlib.util.find_spec("cuspec")
    assert found is not None and found.submodule_search_locations, "cuspec must be installed to test it"
    # A folder with nothing but cuspec: its own may hold cuda-python as well.
    alone = tmp_path / "packages"
    alone.mkdir()
    (alone / "cuspec").symlink_to(list(found.submodule_search_locations)[0], target_is_directory=True)
    folder = tmp_path / "work"
    folder.mkdir()
    recorder = os.environ.get("CUSPEC_RECORDER")
    libraries = {f"CUSPEC_{name}_LIBRARY": recorder for name in ("CUDA", "CUDART", "NVRTC")} if recorder else {}
    return Interpreter(folder, () if peer else ("-S",), (alone,), libraries)
