"""The real libnvrtc and libcudart, without a GPU.

Input: their files, in ``CUSPEC_REAL_NVRTC``, ``CUSPEC_REAL_CUDART`` and those of older majors. Output: what they say. Invariant: each test is a process of its
own, because a library is opened once.
"""

from __future__ import annotations

import os

import children
import pytest


def _run(name: str) -> dict[str, object]:
    variables = {}
    for library in ("NVRTC", "CUDART", "CUDART12", "CUDART11"):
        file = os.environ.get(f"CUSPEC_REAL_{library}")
        if file is None:
            pytest.skip(f"CUSPEC_REAL_{library} names no library")
        variables[f"CUSPEC_{library}_LIBRARY"] = file
    found: dict[str, object] = children.run("real", name, variables=variables)
    return found


def test_a_kernel_is_compiled_to_ptx_and_cubin() -> None:
    found = _run("compile")
    assert found["status"] == "NVRTC_SUCCESS"
    assert ".visible .entry saxpy" in str(found["ptx"])
    assert str(found["cubin"]) == "7f454c46"  # ELF
    assert found["lowered"] == "_Z5twiceIfEvPT_"
    architectures = found["architectures"]
    assert isinstance(architectures, list) and 90 in architectures and architectures == sorted(architectures)


def test_a_failed_compilation_has_a_log() -> None:
    found = _run("fails")
    assert found["status"] == "NVRTC_ERROR_COMPILATION"
    assert 'identifier "nonsense" is undefined' in str(found["log"])


def test_the_runtime_answers_without_a_driver() -> None:
    found = _run("runtime")
    assert found["name"] == "cudaErrorInvalidValue"
    assert found["text"] == "invalid argument"
    version, release = found["version"], found["headers"]
    assert isinstance(version, int) and isinstance(release, int) and version // 1000 == release // 1000
    assert found["channel"] == [8, 16, 0, 0, "cudaChannelFormatKindUnsigned"]
    # No driver is installed, or an older one than this Runtime needs, or there is no device; with all of them, one is counted.
    assert found["count"] in ("cudaErrorInsufficientDriver", "cudaErrorNoDevice", "cudaErrorInitializationError", "cudaSuccess")


def test_each_major_of_the_runtime_is_a_library_of_its_own() -> None:
    found = _run("majors")
    versions = found["versions"]
    assert isinstance(versions, dict)
    assert versions["cudart12"] // 1000 == 12 and versions["cudart"] // 1000 == 13
    # That of CUDA 11 asks the driver before it answers.
    assert versions["cudart11"] is None or versions["cudart11"] // 1000 == 11
    assert found["texts"] == {"cudart": "invalid argument", "cudart12": "invalid argument", "cudart11": "invalid argument"}
    sizes = found["sizes"]
    assert isinstance(sizes, dict) and len(set(sizes.values())) == 3, "cudaDeviceProp is another struct in each"
    assert found["shared"], "a stream of one is a stream of the others"


def test_the_options_that_the_reference_lists_exist() -> None:
    found = _run("options")
    options = found["options"]
    assert isinstance(options, dict) and len(options) > 50
    refused = [option for option, status in options.items() if status == "NVRTC_ERROR_INVALID_OPTION"]
    assert not refused, f"{len(refused)} of {len(options)} options are unknown: {refused}"
    assert found["unknown"] == "NVRTC_ERROR_INVALID_OPTION"
