"""The programs in the guides, and how one is run.

Input: ``spec/guides``, or a folder of programs with ``list.tsv``, as ``target/guides/run`` is. Output: programs, and whether what one
printed is what its guide says. Invariant: needs the standard library alone, so that it can be carried to a machine with a GPU, where
``python guides.py FOLDER`` runs every program of a folder on the machine's own libraries.

A block in Python or Rust is a whole program. ``:name: needs-gpu-...`` marks one that checks what a kernel computed. A ``text`` block with
``:caption: Output`` right behind a program is what it prints, where ``...`` stands for anything.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

#: A program that takes this long hangs.
LIMIT_SECONDS = 120


@dataclass
class Program:
    """A program of a guide."""

    place: str
    language: str
    needs_gpu: bool
    source: str
    output: str | None = None


def programs(folder: Path) -> list[Program]:
    """Every program of the guides in a folder."""
    found: list[Program] = []
    for page in sorted(folder.glob("*.rst")):
        lines = page.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if directive := re.fullmatch(r"( *)\.\. code-block:: (\S+)", line):
                options, text = _body(lines[number:], len(directive[1]))
                if directive[2] in ("python", "rust"):
                    needs_gpu = options.get("name", "").startswith("needs-gpu-")
                    found.append(Program(f"{page.stem}:{number}", directive[2], needs_gpu, text))
                elif options.get("caption") == "Output":
                    found[-1].output = text
    return found


def _body(lines: list[str], margin: int) -> tuple[dict[str, str], str]:
    """The options and the text of a directive that stands at a margin."""
    body: list[str] = []
    for line in lines:
        if line and len(line) - len(line.lstrip()) <= margin:
            break
        body.append(line)
    options: dict[str, str] = {}
    while body and (option := re.fullmatch(r" *:([a-z-]+): *(.*)", body[0])):
        options[option[1]] = option[2]
        del body[0]
    inner = min((len(line) - len(line.lstrip()) for line in body if line), default=0)
    return options, "\n".join(line[inner:] for line in body).strip("\n") + "\n"


def matches(text: str, pattern: str) -> bool:
    """Whether a text is as a pattern says."""
    pieces = map(re.escape, pattern.rstrip().split("..."))
    return re.fullmatch(".*".join(pieces), text.rstrip(), re.DOTALL) is not None


def run(command: list[str], output: str | None, environment: Mapping[str, str] | None = None) -> str | None:
    """What is wrong with a program; None when it ends well and prints what it should."""
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=LIMIT_SECONDS, check=False
    )
    if done.returncode:
        return f"ends with {done.returncode}\n{done.stdout}{done.stderr}"
    if output is not None and not matches(done.stdout, output):
        return f"does not print what its guide says\n{done.stdout}{done.stderr}"
    return None


def main(folder: Path) -> int:
    """Runs every program of a folder; returns how many went wrong."""
    wrong = 0
    rows = [line.split("\t") for line in (folder / "list.tsv").read_text(encoding="utf-8").splitlines()]
    for file, language, _ in rows:
        expected = folder / f"{file}.out"
        command = [sys.executable] if language == "python" else []
        problem = run(
            [*command, str((folder / file).resolve())],
            expected.read_text(encoding="utf-8") if expected.exists() else None,
        )
        print(f"{file}: {problem or 'right'}")
        wrong += problem is not None
    print(f"{len(rows) - wrong} of {len(rows)} programs are right")
    return wrong


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])) != 0)
