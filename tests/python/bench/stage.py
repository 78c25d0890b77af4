"""The environment in which both packages find the empty library.

Input: the library. Output: a child process that has it under every name: ours by ``CUSPEC_*_LIBRARY``, the peer's by a folder of links
that the loader searches first. Invariant: nothing of the caller's environment leads to another library.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

STAGED = "CUSPEC_BENCH_STAGED"
NAMES = {"CUDA": "libcuda.so.1", "CUDART": "libcudart.so.13", "NVRTC": "libnvrtc.so.13"}


def is_set() -> bool:
    return STAGED in os.environ


def run_again(stub: Path, arguments: list[str]) -> int:
    """Runs this program on the stage; gives its exit code."""
    with tempfile.TemporaryDirectory() as folder:
        variables = {name: value for name, value in os.environ.items() if not name.startswith(("CUSPEC_", "CUDA_"))}
        for library, name in NAMES.items():
            link = Path(folder, name)
            link.symlink_to(stub.resolve())
            variables[f"CUSPEC_{library}_LIBRARY"] = str(link)
        variables["LD_LIBRARY_PATH"] = folder
        variables[STAGED] = "1"
        return subprocess.run([sys.executable, "-m", "bench", *arguments], env=variables, check=False).returncode
