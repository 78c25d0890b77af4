"""An import is cheap and has no consequences, with every interpreter that the package supports.

Input: the installed package; the interpreters of `versions`, each of which is tried. Invariant: every child runs the same installed
files, since one build serves all versions.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import children
import pytest
import recorder
import versions

Property = Callable[[str, object], None]


@pytest.mark.parametrize("version", versions.VERSIONS, ids=versions.name)
def test_import_loads_no_library_and_calls_do(version: tuple[int, int], alone: str, record_property: Property) -> None:
    interpreter = versions.interpreter(version)
    variables = {**recorder.environment(), "CUSPEC_RECORDER": recorder.path()}
    found: dict[str, Any] = children.run("imports", variables=variables, interpreter=interpreter, path=(alone,))
    record_property("python", found["python"])
    assert found["mapped"] == []
    assert found["results"] == [0, 0, 0]
    assert found["mapped_after"] == [os.path.basename(recorder.path())]


def test_the_package_alone_brings_none_of_its_modules(alone: str) -> None:
    found = children.run("imports", variables=recorder.environment(), path=(alone,))
    assert not {"cuspec.cuda", "cuspec.cudart", "cuspec.nvrtc"} & set(found["alone"]), found["alone"]


def test_a_library_that_is_not_there_is_missed_by_the_call_and_not_by_the_import(alone: str) -> None:
    missing = "/nowhere/libnothing.so.7"
    found = children.run("imports", variables=dict.fromkeys(recorder.LIBRARY_VARIABLES, missing), path=(alone,))
    name, text, is_runtime_error = found["raised"]
    assert name == "LibraryNotFoundError" and is_runtime_error
    assert missing in text
    assert found["mapped"] == found["mapped_after"] == []


def test_import_searches_for_nothing(alone: str) -> None:
    """The loader tells what it is asked for; the interpreter tells which files it opens."""
    code = """
import sys
seen = []
sys.addaudithook(lambda event, arguments: event in ("open", "os.listdir", "os.scandir", "glob.glob") and seen.append(str(arguments[0])))
from cuspec import cuda, cudart, nvrtc
print("\\n".join(path for path in seen if "nvidia" in path or "cuda" in path.rsplit("/", 1)[-1] and "cuspec" not in path))
"""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(("CUSPEC_", "PYTHON"))}
    environment = {**inherited, "PYTHONPATH": alone, "LD_DEBUG": "libs"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    asked = [line for line in done.stderr.splitlines() if "find library=" in line]
    assert asked, "the loader says nothing: this shows nothing"
    assert [line for line in asked if any(name in line for name in ("libcuda", "libcudart", "libnvrtc"))] == []
    assert done.stdout.strip() == ""
