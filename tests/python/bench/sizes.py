"""How large the wheels are, packed and installed, in MB."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path

from .row import PEER


def installed(name: str) -> float | None:
    """What an installation wrote, bytecode left out; None where the package came in another way."""
    try:
        files = metadata.files(name)
    except metadata.PackageNotFoundError:
        return None
    paths = [Path(str(file.locate())) for file in files or () if file.suffix != ".pyc"]
    total = sum(path.stat().st_size for path in paths if path.is_file())
    return total / 1e6 or None


def peers_wheel() -> float | None:
    """The peer's wheel for this interpreter, as the registry has it; None without a network."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = f"{PEER}=={metadata.version(PEER)}"
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--dest", folder]
        if subprocess.run([*pip, wanted], check=False).returncode:
            return None
        return sum(file.stat().st_size for file in Path(folder).iterdir()) / 1e6


def wheel(file: Path | None) -> float | None:
    return file.stat().st_size / 1e6 if file else None
