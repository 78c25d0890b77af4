"""The four ways of calling, each a process that makes calls when it is told to.

Input: the bundle's folder, and what the machine has. Output: contenders that answer orders with times, and the reason of each that is not
there. Invariant: all of them load the same libraries, run on one CPU, and only one of them runs at a time.
"""

from __future__ import annotations

import json
import os
import re
import selectors
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

CPP, RUST, PYTHON, PEER = "C++", "Rust", "Python", "cuda-bindings"
NAMES = (CPP, RUST, PYTHON, PEER)

#: For an answer; the first one comes after a context has been made.
ANSWER_SECONDS = 60


class Missing(Exception):
    """A contender that is not there, or no longer, and why."""


class Contender:
    """A process that has opened the driver and waits for orders."""

    def __init__(self, name: str, command: Sequence[str | Path], folder: Path, variables: Mapping[str, str], cpu: int | None) -> None:
        self.name, self._log = name, folder / f"{name}.log"
        with self._log.open("wb") as log:
            self._child = subprocess.Popen(
                [str(word) for word in command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, **variables},
            )
        if cpu is not None:
            # Before the first order: the driver's threads start later and inherit it.
            os.sched_setaffinity(self._child.pid, {cpu})
        self._unread = b""
        answer = self._ask("nothing 0")
        try:
            described = json.loads(answer, strict=False)
        except ValueError:
            raise Missing(f"it says `{answer}` where it should describe the machine") from None
        self.machine: dict[str, str] = {key: "".join(filter(str.isprintable, str(value))).strip() for key, value in described.items()}

    def call(self, name: str, count: int) -> float | str:
        """Nanoseconds of one call, as the mean of so many; a text where the call fails."""
        answer = self._ask(f"{name} {count}")
        if answer.startswith("error"):
            return answer.removeprefix("error").strip()
        return float(answer) / count

    def _ask(self, order: str) -> str:
        assert self._child.stdin is not None
        try:
            self._child.stdin.write(f"{order}\n".encode())
            self._child.stdin.flush()
        except BrokenPipeError:
            raise Missing(self._end()) from None
        return self._line()

    def _line(self) -> str:
        """The next line that it prints, within the time for it."""
        assert self._child.stdout is not None
        deadline = time.monotonic() + ANSWER_SECONDS
        with selectors.DefaultSelector() as selector:
            selector.register(self._child.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not selector.select(max(deadline - time.monotonic(), 0)):
                    self.close()
                    raise Missing(f"it did not answer within {ANSWER_SECONDS} s")
                read = os.read(self._child.stdout.fileno(), 65536)
                if not read:
                    raise Missing(self._end())
                self._unread += read
        line, _, self._unread = self._unread.partition(b"\n")
        return line.decode(errors="replace")

    def _end(self) -> str:
        code = self._child.wait(ANSWER_SECONDS)
        lines = self._log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return f"it ended with {code}: {lines[-1] if lines else 'no message'}"

    def close(self) -> None:
        """Ends the process."""
        self._child.kill()
        self._child.communicate()


def start(bundle: Path, folder: Path, cpu: int | None) -> tuple[list[Contender], dict[str, str]]:
    """All contenders that there are, and why others are not there."""
    kernels = folder / "kernels.cu"
    kernels.write_text(_kernels(), encoding="ascii")
    libraries = _libraries()
    # There may be several of it, other than of the driver.
    variables = {"CUSPEC_NVRTC_LIBRARY": str(libraries["NVRTC"])} if "NVRTC" in libraries else {}
    commands: dict[str, list[str | Path]] = {
        RUST: [bundle / "cuspec-gpu-bench", kernels],
        PYTHON: [sys.executable, bundle / "calls.py", "cuspec", kernels],
        PEER: [sys.executable, bundle / "calls.py", "cuda-bindings", kernels],
    }
    started, missing = [], {}
    for name in NAMES:
        try:
            command = commands[name] if name != CPP else [_compiled(bundle / "calls.cpp", folder, libraries), kernels]
            if not Path(command[0]).exists():
                raise Missing(f"{command[0]} is not there")
            started.append(Contender(name, command, folder, variables, cpu))
        except Missing as reason:
            missing[name] = str(reason)
    return started, missing


def _kernels() -> str:
    """Three kernels that do nothing, with as many arguments as the calls give them."""
    parameters = {
        "empty": "",
        "ints": ", ".join(f"int a{at}" for at in range(16)),
        "doubles": ", ".join(f"double a{at}" for at in range(512)),
    }
    return "".join(f'extern "C" __global__ void {name}({given}) {{}}\n' for name, given in parameters.items())


def _libraries() -> dict[str, Path]:
    """The libraries that all contenders load: those that variables name, else those that our package finds, else the toolkit's."""
    script = "from cuspec import cuda, nvrtc; cuda.cuDriverGetVersion(); nvrtc.nvrtcVersion(); print(open('/proc/self/maps').read())"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    # Where they really are: the loader takes the driver by its name alone.
    mapped = {name: re.search(rf"/\S*/lib{name.lower()}\.so\S*", done.stdout) for name in ("CUDA", "NVRTC")}
    found = {name: Path(path.group()) for name, path in mapped.items() if path}
    if "NVRTC" not in found:
        candidates = [Path(folder, "libnvrtc.so.13") for folder in _folders("lib64")]
        found |= {"NVRTC": path for path in candidates if path.exists()}
    named = {name: os.environ.get(f"CUSPEC_{name}_LIBRARY") for name in ("CUDA", "NVRTC")}
    return {**found, **{name: Path(path) for name, path in named.items() if path}}


def _folders(name: str) -> list[str]:
    """Folders of toolkits."""
    roots = [os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"), "/usr/local/cuda"]
    return [os.path.join(root, name) for root in roots if root]


def _compiled(source: Path, folder: Path, libraries: Mapping[str, Path]) -> Path:
    """Compiles the calls in C++, linked against the libraries of the others."""
    compiler = os.environ.get("CXX") or shutil.which("g++") or shutil.which("c++") or shutil.which("clang++")
    if not compiler:
        raise Missing("no C++ compiler (CXX, g++, c++, clang++) was found")
    includes = [*os.environ.get("CUSPEC_HEADERS", "").split(os.pathsep), *_folders("include")]
    includes = [include for include in includes if include and Path(include).is_dir()]
    if not any(Path(include, "cuda.h").exists() for include in includes):
        raise Missing(f"there is no cuda.h in {', '.join(includes) or 'any toolkit'}")
    program = folder / "calls"
    command: list[str | Path] = [compiler, "-O2", "-std=c++17", "-o", program, source, *(f"-I{include}" for include in includes)]
    # The driver needs more than the linker sees; toolkits have a stand-in for it.
    command += ["-Wl,--allow-shlib-undefined", *(f"-L{folder}" for name in ("lib64", "lib64/stubs") for folder in _folders(name))]
    for name, linked in (("CUDA", "-lcuda"), ("NVRTC", "-lnvrtc")):
        library = libraries.get(name)
        # By its path, so that it is the same file; where it is looked for again is written into the program.
        command += [library.resolve(), f"-Wl,-rpath,{library.resolve().parent}"] if library and library.is_absolute() else [linked]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line or "undefined" in line] or done.stderr.splitlines()
        raise Missing(f"it does not compile: {lines[0] if lines else done.returncode}")
    return program
