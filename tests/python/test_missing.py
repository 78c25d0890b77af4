"""Functions that the installed library does not have.

Input: a library with two functions (``c/old_driver.c``, by ``CC`` or else ``cc``). Output: what calls of others raise. Invariant: the
exception says which release brought the function, in words and as attributes, and other functions go on working.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from alone import run


@pytest.fixture(scope="session")
def old_driver(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path of the library."""
    compiler = os.environ.get("CC", "cc")
    if not shutil.which(compiler):
        pytest.skip(f"there is no C compiler `{compiler}`")
    library = tmp_path_factory.mktemp("old") / "libold.so"
    source = Path(__file__).parent / "c/old_driver.c"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source], check=True)
    return str(library)


def test_a_missing_function_says_which_release_brought_it(old_driver: str) -> None:
    printed = run(
        """
        import json, pickle
        import cuspec
        from cuspec import cuda
        found = {}
        for name, call in [
            ("new", lambda: cuda.cuStreamGetId(0)),
            ("versioned", lambda: cuda.cuCtxCreate(None, 0, 0)),
            ("old", lambda: cuda.cuDeviceGetCount()),
        ]:
            try:
                call()
            except cuspec.MissingSymbolError as error:
                again = pickle.loads(pickle.dumps(error))
                assert (str(again), again.library, again.symbol, again.since) == (
                    str(error), error.library, error.symbol, error.since)
                found[name] = [str(error), error.library, error.symbol, error.since]
        found["there"] = int(cuda.cuInit(0)[0])
        print(json.dumps(found))
        """,
        {"CUSPEC_CUDA_LIBRARY": old_driver},
    )
    update = "; update the NVIDIA driver"
    start = "the cuda library (CUDA 11.6) has no function "
    assert json.loads(printed) == {
        "new": [f"{start}cuStreamGetId, which came with CUDA 12.0{update}", "cuda", "cuStreamGetId", "12.0"],
        "versioned": [f"{start}cuCtxCreate_v4, which came with CUDA 12.5{update}", "cuda", "cuCtxCreate_v4", "12.5"],
        "old": [f"{start}cuDeviceGetCount{update}", "cuda", "cuDeviceGetCount", None],
        "there": 0,
    }


def test_a_missing_library_has_no_release() -> None:
    printed = run(
        """
        import cuspec
        from cuspec import cuda
        try:
            cuda.cuStreamGetId(0)
        except cuspec.LibraryNotFoundError as error:
            print(error.library, error.symbol, error.since)
        """,
        {"CUSPEC_CUDA_LIBRARY": "/nowhere/libcuda.so"},
    )
    assert printed.split() == ["cuda", "None", "None"]
