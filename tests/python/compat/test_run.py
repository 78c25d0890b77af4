"""Programs run by `python -m cuspec.compat`.

Input: scripts and modules in a temporary folder. Output: their arguments, search path, output and exit code. Invariant: they are what
the same program sees and gives when it is run by itself.
"""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

import pytest
from interpreters import Interpreter

PROGRAM = """
import json, sys
from cuda import cudart
from cuda.bindings import driver
if __name__ == "__main__":
    print(json.dumps([driver.__name__, cudart.__name__, sys.argv, sys.path[0], __file__]))
    sys.exit(int(sys.argv[1]) if len(sys.argv) > 1 else None)
"""

COMPAT = ("-m", "cuspec.compat")


@pytest.fixture
def program(interpreter: Interpreter) -> Path:
    """A script in a folder below the working folder."""
    script = interpreter.folder / "programs" / "program.py"
    script.parent.mkdir()
    script.write_text(PROGRAM)
    return script


def test_script_gets_its_arguments_and_gives_its_exit_code(interpreter: Interpreter, program: Path) -> None:
    done = interpreter.start(*COMPAT, "programs/program.py", "7", "-m", "--help")
    assert done.returncode == 7, done.stderr
    driver, cudart, argv, folder, file = json.loads(done.stdout)
    assert (driver, cudart) == ("cuspec.cuda", "cuspec.cudart")
    assert argv == ["programs/program.py", "7", "-m", "--help"]
    assert (folder, file) == (str(program.parent.resolve()), "programs/program.py")


def test_module_gets_its_arguments_and_gives_its_exit_code(interpreter: Interpreter, program: Path) -> None:
    done = interpreter.start(*COMPAT, "-m", "programs.program", "0", "-h")
    assert done.returncode == 0, done.stderr
    driver, _, argv, folder, file = json.loads(done.stdout)
    assert driver == "cuspec.cuda" and argv == [str(program), "0", "-h"]
    assert (folder, file) == (str(interpreter.folder), str(program))


def test_package_and_folder_are_run_by_their_main(interpreter: Interpreter) -> None:
    package = interpreter.folder / "package"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text("from cuda.bindings import driver; import sys; print(driver.__name__, sys.argv[1:])")
    for arguments in (("-m", "package"), ("package",)):
        done = interpreter.start(*COMPAT, *arguments, "x")
        assert (done.returncode, done.stdout.strip()) == (0, "cuspec.cuda ['x']"), done.stderr


def test_failure_of_the_program_is_its_own(interpreter: Interpreter) -> None:
    script = interpreter.folder / "fails.py"
    script.write_text("import sys\nprint('out')\nraise KeyError('gone')\n")
    done = interpreter.start(*COMPAT, "fails.py")
    assert (done.returncode, done.stdout) == (1, "out\n")
    assert done.stderr.rstrip().endswith("KeyError: 'gone'") and 'fails.py", line 3' in done.stderr
    script.write_text("import sys\nsys.exit('in words')\n")
    done = interpreter.start(*COMPAT, "fails.py")
    assert (done.returncode, done.stderr) == (1, "in words\n")


SHOW = "import json, sys; print(json.dumps([sys.path, sys.argv, __name__]))"


@pytest.mark.parametrize("flags", [(), ("-P",)], ids=["plain", "safe path"])
@pytest.mark.parametrize("kind", ["file", "link", "folder", "zip", "module"])
def test_program_sees_the_path_that_it_sees_by_itself(without_peer: Interpreter, kind: str, flags: tuple[str, ...]) -> None:
    if flags and sys.version_info < (3, 11):
        pytest.skip("-P came with Python 3.11")
    folder = without_peer.folder / "programs"
    folder.mkdir()
    for name in ("show.py", "__main__.py"):
        (folder / name).write_text(SHOW)
    (without_peer.folder / "link.py").symlink_to(folder / "show.py")
    with zipfile.ZipFile(without_peer.folder / "programs.zip", "w") as archive:
        archive.writestr("__main__.py", SHOW)
    without_peer.path = [*without_peer.path, folder]
    program = {"file": ["programs/show.py"], "link": ["link.py"], "folder": ["programs"], "zip": ["programs.zip"], "module": ["-m", "show"]}
    alone = without_peer.start(*flags, *program[kind], "x")
    ours = without_peer.start(*flags, *COMPAT, *program[kind], "x")
    assert alone.returncode == ours.returncode == 0, alone.stderr + ours.stderr
    expected, got = json.loads(alone.stdout), json.loads(ours.stdout)
    if kind in ("folder", "zip"):
        # A relative entry of `sys.path` would not outlive a change of folder, and runpy has one name for both.
        expected[1][0] = str(without_peer.folder / expected[1][0])
    assert got == expected


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "a script, or -m and a module, must be named"),
        (("-m",), "a module's name must follow -m"),
        (("--force", "x.py"), "unknown option --force"),
        (("missing.py",), "no such file: missing.py"),
    ],
)
def test_wrong_command_lines_are_told(without_peer: Interpreter, arguments: tuple[str, ...], reason: str) -> None:
    done = without_peer.start(*COMPAT, *arguments)
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "usage: python -m cuspec.compat (script.py | -m module) [arguments ...]",
        f"cuspec.compat: {reason}",
    ]


def test_help_names_both_forms(without_peer: Interpreter) -> None:
    done = without_peer.start(*COMPAT, "--help")
    assert (done.returncode, done.stdout) == (
        0,
        "usage: python -m cuspec.compat (script.py | -m module) [arguments ...]\n",
    )


def test_missing_module_is_told(without_peer: Interpreter) -> None:
    done = without_peer.start(*COMPAT, "-m", "no_such_module")
    assert done.returncode == 1 and "No module named no_such_module" in done.stderr


def test_real_module_imported_at_start_up_is_told(beside_peer: Interpreter) -> None:
    (beside_peer.folder / "program.py").touch()
    site = beside_peer.folder / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text("import cuda.bindings.driver\n")
    beside_peer.path = [site, *beside_peer.path]
    done = beside_peer.start(*COMPAT, "program.py")
    assert done.returncode == 1
    assert done.stderr.startswith("cuspec.compat: cuda.bindings.driver was imported before"), done.stderr
