"""Runs a program of cuda-python on cuspec: `python -m cuspec.compat script.py arguments...` or `... -m module arguments...`.

Input: the command line. Output: the program's own, its exit code too. Invariant: the program sees the `sys.argv` and `sys.path` that
it would see without `-m cuspec.compat`.
"""

from __future__ import annotations

import os
import pkgutil
import runpy
import sys

from . import AlreadyImportedError, install

USAGE = "usage: python -m cuspec.compat (script.py | -m module) [arguments ...]"


def main(arguments: list[str]) -> None:
    """Runs the program that the arguments name."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(USAGE)
        return
    by_name = arguments[:1] == ["-m"]
    command = arguments[1:] if by_name else arguments
    if not command:
        _refuse("a module's name must follow -m" if by_name else "a script, or -m and a module, must be named")
    if command[0].startswith("-"):
        _refuse(f"unknown option {command[0]}")
    try:
        install()
    except AlreadyImportedError as error:
        sys.exit(f"cuspec.compat: {error}")
    sys.argv[:] = command
    if by_name:
        runpy.run_module(command[0], run_name="__main__", alter_sys=True)
        return
    if not os.path.exists(command[0]):
        _refuse(f"no such file: {command[0]}")
    is_script = pkgutil.get_importer(command[0]) is None
    # -m put the working folder first, unless -P forbade it. A folder or zip file puts itself there when it runs.
    if not getattr(sys.flags, "safe_path", False):
        del sys.path[0]
        if is_script:
            sys.path.insert(0, os.path.dirname(os.path.realpath(command[0])))
    runpy.run_path(command[0] if is_script else os.path.abspath(command[0]), run_name="__main__")


def _refuse(reason: str) -> None:
    print(f"{USAGE}\ncuspec.compat: {reason}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    main(sys.argv[1:])
