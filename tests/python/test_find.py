"""Where the environment's libraries are looked for.

Input: temporary folders laid out like environments and toolkits. Output: the paths that `cuspec._find.candidates` gives. Invariant:
the newest release comes first in each kind of place, and the interpreter's own packages come before everything else.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cuspec import _find
from cuspec.cuda import CUDA_VERSION

NVRTC = ["libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so"]
CUDART = ["libcudart.so.13"]

Lay = Callable[..., list[str]]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Creates files below the temporary folder and gives their paths; no other environment is in sight."""
    monkeypatch.setattr(sys, "path", [str(tmp_path / "first"), str(tmp_path / "second")])
    for variable in ("CONDA_PREFIX", "CUDA_PATH", "CUDA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(_find, "_PACKAGE_FOLDERS", ("lib",))
    monkeypatch.setattr(_find, "_CONDA_FOLDERS", ("lib",))
    monkeypatch.setattr(_find, "_TOOLKIT_FOLDERS", ("lib64", "lib"))

    def create(*names: str) -> list[str]:
        paths = [tmp_path.joinpath(*name.split("/")) for name in names]
        for path in paths:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        return [str(path) for path in paths]

    return create


def test_nothing_installed_gives_nothing(lay: Lay) -> None:
    assert lay() == _find.candidates("nvrtc", NVRTC) == []


def test_packages_of_each_layout_are_found(lay: Lay) -> None:
    (nvrtc,) = lay("first/nvidia/cuda_nvrtc/lib/libnvrtc.so.12")
    (cudart,) = lay("second/nvidia/cu13/lib/libcudart.so.13")
    (older,) = lay("first/nvidia/cuda_runtime/lib/libcudart.so.13")
    assert _find.candidates("nvrtc", NVRTC) == [nvrtc]
    assert _find.candidates("cudart", CUDART) == [older, cudart]


def test_newest_release_comes_first_whatever_the_folder(lay: Lay) -> None:
    twelve, thirteen = lay("first/nvidia/cuda_nvrtc/lib/libnvrtc.so.12", "second/nvidia/cu13/lib/libnvrtc.so.13")
    assert _find.candidates("nvrtc", NVRTC) == [thirteen, twelve]


def test_folders_of_releases_are_ordered_as_numbers(lay: Lay) -> None:
    paths = lay(*(f"first/nvidia/{release}/lib/libnvrtc.so" for release in ("cu100", "cu13", "cu9")))
    lay("first/nvidia/cu/lib/libnvrtc.so", "first/nvidia/cu13x/lib/libnvrtc.so", "first/nvidia/cublas/lib/libnvrtc.so")
    assert _find.candidates("nvrtc", NVRTC) == paths


def test_release_to_come_needs_no_change_here(lay: Lay) -> None:
    fourteen, thirteen = lay("first/nvidia/cu14/lib/libnvrtc.so.14", "first/nvidia/cu13/lib/libnvrtc.so.13")
    assert _find.candidates("nvrtc", ["libnvrtc.so.14", *NVRTC]) == [fourteen, thirteen]


def test_packages_then_conda_then_toolkit(lay: Lay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CONDA_PREFIX", str(tmp_path / "conda"))
    monkeypatch.setenv("CUDA_PATH", str(tmp_path / "path"))
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "home"))
    paths = lay(
        "second/nvidia/cuda_nvrtc/lib/libnvrtc.so.12",
        "conda/lib/libnvrtc.so.13",
        "conda/lib/libnvrtc.so.12",
        "path/lib64/libnvrtc.so.13",
        "home/lib/libnvrtc.so.13",
        "path/lib64/libnvrtc.so",
    )
    assert _find.candidates("nvrtc", NVRTC) == paths


def test_stubs_of_a_toolkit_are_never_given(lay: Lay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_PATH", str(tmp_path / "path"))
    lay("path/lib64/stubs/libcudart.so.13", "path/lib64/stubs/libcuda.so")
    assert _find.candidates("cudart", CUDART) == _find.candidates("cuda", ["libcuda.so"]) == []


def test_two_variables_for_one_toolkit_give_it_once(lay: Lay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("CONDA_PREFIX", "CUDA_PATH", "CUDA_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / "one"))
    (path,) = lay("one/lib/libcudart.so.13")
    assert _find.candidates("cudart", CUDART) == [path]


def test_folders_in_place_of_files_are_passed_over(lay: Lay, tmp_path: Path) -> None:
    (tmp_path / "first/nvidia/cu13/lib/libcudart.so.13").mkdir(parents=True)
    assert _find.candidates("cudart", CUDART) == []


def test_working_folder_is_no_environment(lay: Lay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay("here/nvidia/cu13/lib/libcudart.so.13")
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setattr(sys, "path", [""])
    assert _find.candidates("cudart", CUDART) == []


def test_relative_entries_give_absolute_paths(lay: Lay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (path,) = lay("first/nvidia/cu13/lib/libcudart.so.13")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["first", "no/such", str(tmp_path / "first")])
    assert _find.candidates("cudart", CUDART) == [path]


def test_empty_variable_counts_as_unset(lay: Lay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay("lib64/libcudart.so.13")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CUDA_PATH", "")
    assert _find.candidates("cudart", CUDART) == []


def test_windows_layouts(lay: Lay, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_find, "_PACKAGE_FOLDERS", ("bin/x86_64", "bin"))
    monkeypatch.setattr(_find, "_CONDA_FOLDERS", ("Library/bin/x64", "Library/bin"))
    monkeypatch.setattr(_find, "_TOOLKIT_FOLDERS", ("bin/x64", "bin"))
    monkeypatch.setenv("CONDA_PREFIX", str(tmp_path / "conda"))
    monkeypatch.setenv("CUDA_PATH", str(tmp_path / "path"))
    paths = lay(
        "first/nvidia/cu13/bin/x86_64/nvrtc64_130_0.dll",
        "first/nvidia/cuda_nvrtc/bin/nvrtc64_120_0.dll",
        "conda/Library/bin/x64/nvrtc64_130_0.dll",
        "conda/Library/bin/nvrtc64_130_0.dll",
        "path/bin/x64/nvrtc64_130_0.dll",
        "path/bin/nvrtc64_120_0.dll",
    )
    assert _find.candidates("nvrtc", ["nvrtc64_130_0.dll", "nvrtc64_120_0.dll"]) == paths


def test_first_call_loads_what_is_found(lay: Lay, tmp_path: Path) -> None:
    recorder = os.environ.get("CUSPEC_RECORDER")
    if recorder is None or sys.platform != "linux":
        pytest.skip("CUSPEC_RECORDER names no library for Linux to be found")
    (path,) = lay(f"first/nvidia/cu13/lib/libnvrtc.so.{CUDA_VERSION // 1000}")
    Path(path).unlink()
    Path(path).symlink_to(recorder)
    code = "from cuspec import _cuspec, nvrtc; nvrtc.nvrtcVersion(); print(_cuspec.library_path('nvrtc'))"
    kept = {name: value for name, value in os.environ.items() if name != "CUSPEC_NVRTC_LIBRARY"}
    # pytest's own search path is put aside by `lay`; cuspec's folder is what is left of it.
    packages = [str(tmp_path / "first"), str(Path(_find.__file__).parents[1])]
    environment = {**kept, "PYTHONPATH": os.pathsep.join(packages)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == path


def test_import_touches_no_file_of_an_environment() -> None:
    code = """
import os, re, sys
import cuspec
asked = []
os.listdir = lambda name: asked.append(name) or []
os.path.isfile = lambda name: asked.append(name)
from cuspec import _find
assert not asked, asked
_find.candidates("cudart", ["libcudart.so.13"])
assert asked, "the search asks by other means than this test watches"
"""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
