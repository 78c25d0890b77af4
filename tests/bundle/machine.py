"""The machine that a bundle runs on: its interpreter, its processes and its clock.

Input: the bundle's folder, the folder for results, a deadline. Output: environments with our wheel, and ended processes. Invariant: a
process never outlives its limit, nor do the processes that it started.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

#: How long a process that is asked to end may take to say where it was.
GRACE_SECONDS = 5


@dataclass(frozen=True)
class Ended:
    """A process that has ended."""

    #: Negative for a signal.
    code: int
    seconds: float
    #: It was ended, as it ran into its limit.
    timed_out: bool
    text: str

    @property
    def well(self) -> bool:
        """It came to its end by itself, and without an error."""
        return self.code == 0 and not self.timed_out

    @property
    def how(self) -> str:
        """How it ended, in words."""
        if self.timed_out:
            return f"was ended after {self.seconds:.0f} s, its limit"
        if self.code < 0:
            return f"was ended by {signal.Signals(-self.code).name} after {self.seconds:.1f} s"
        return f"ended with {self.code} after {self.seconds:.1f} s"


@dataclass
class Machine:
    """Where a bundle runs."""

    folder: Path
    out: Path
    #: By `time.monotonic`; None for none.
    deadline: float | None = None
    environments: dict[str, Path] = field(default_factory=dict)
    #: Held while an environment is made: parts ask for one from several threads.
    _making: threading.Lock = field(default_factory=threading.Lock)

    def left(self) -> float:
        """The seconds until the deadline."""
        return float("inf") if self.deadline is None else self.deadline - time.monotonic()

    def process(
        self,
        name: str,
        command: Sequence[str | Path],
        seconds: float,
        variables: Mapping[str, str] | None = None,
        cwd: Path | None = None,
    ) -> Ended:
        """Runs a command in a session of its own; what it prints is kept in `logs/NAME.txt`."""
        log = self.out / "logs" / f"{name}.txt"
        log.parent.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONDONTWRITEBYTECODE": "1", **(variables or {})}
        start = time.monotonic()
        with log.open("wb") as output:
            child = subprocess.Popen(
                [str(word) for word in command],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=environment,
                cwd=cwd,
                start_new_session=True,
            )
            timed_out = False
            try:
                child.wait(max(min(seconds, self.left()), 1))
            except subprocess.TimeoutExpired:
                timed_out = True
                # Interpreters and aborting programs say where they are.
                _signal(child, signal.SIGABRT)
                try:
                    child.wait(GRACE_SECONDS)
                except subprocess.TimeoutExpired:
                    pass
            finally:
                # What it started and left behind, too.
                _signal(child, signal.SIGKILL)
                child.wait()
        text = log.read_text(encoding="utf-8", errors="replace")
        return Ended(child.returncode, time.monotonic() - start, timed_out, text)

    def python(self, name: str = "") -> Path:
        """The interpreter of an environment that has our wheel, and the wheels of the folder `wheels/NAME`; made on first use."""
        with self._making:
            if name not in self.environments:
                self.environments[name] = self._environment(name)
            return self.environments[name]

    def _environment(self, name: str) -> Path:
        folder = self.out / ("venv" + (f"-{name}" if name else ""))
        if folder.exists():
            shutil.rmtree(folder)
        steps: list[list[str | Path]] = [
            [sys.executable, "-m", "venv", "--system-site-packages", "--without-pip", folder],
        ]
        python = folder / "bin/python"
        wheels = sorted((self.folder / "wheels").glob("*.whl"))
        if name:
            wheels += sorted((self.folder / "wheels" / name).glob("*.whl"))
        if wheels:
            pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps", "--quiet"]
            # Another version outside is neither enough nor to be removed.
            steps.append([*pip, "--ignore-installed", "--disable-pip-version-check", *wheels])
        for number, step in enumerate(steps):
            ended = self.process(f"environment-{name or 'ours'}-{number}", step, 300)
            if not ended.well:
                raise RuntimeError(f"no environment for {name or 'our wheel'}: {step[2]} {ended.how}\n{ended.text}")
            if number == 0:
                _inherit(folder)
        return python


def _inherit(folder: Path) -> None:
    """Lets an environment made by the interpreter of another one have the packages of that one."""
    if sys.prefix == sys.base_prefix:
        return
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    path = folder / "lib" / version / "site-packages" / "outer_environment.pth"
    # Behind our own packages, with what its own .pth files do, and where packages ask `site` for folders.
    outer = dict.fromkeys([sysconfig.get_path("purelib"), sysconfig.get_path("platlib")])
    lines = [f"site.PREFIXES.append({sys.prefix!r})", *(f"site.addsitedir({entry!r})" for entry in outer)]
    path.write_text("".join(f"import site; {line}\n" for line in lines), encoding="utf-8")


def _signal(child: subprocess.Popen[bytes], number: int) -> None:
    """Sends a signal to a process and all that it started."""
    try:
        os.killpg(child.pid, number)
    except ProcessLookupError:
        pass




def tool(name: str) -> str | None:
    """Where a tool of the CUDA toolkit is."""
    folders = [os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"]
    path = os.pathsep.join([os.environ.get("PATH", ""), *(f"{folder}/bin" for folder in folders if folder)])
    return shutil.which(name, path=path)
