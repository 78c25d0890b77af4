"""The run-time compiler: from text to a result that a GPU computed."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

import pytest
from cuspec import cuda, nvrtc
from gpu import architecture, check, compiled, download, launch, memory, upload

SAXPY = """
#include "factor.h"
template <typename T> __global__ void saxpy(T a, const T *x, T *y, unsigned int n)
{
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + FACTOR * y[i];
}
"""


def target() -> str:
    return f"--gpu-architecture=sm_{architecture()}"


@pytest.mark.parametrize(
    ("name", "code", "kind"),
    [("float", "f", ctypes.c_float), ("double", "d", ctypes.c_double), ("int", "i", ctypes.c_int)],
)
def test_a_template_with_a_header(context: Any, name: str, code: str, kind: Any) -> None:
    program = check(nvrtc.nvrtcCreateProgram(SAXPY, "saxpy.cu", 1, ["#define FACTOR 3\n"], ["factor.h"]))
    expression = f"saxpy<{name}>"
    check(nvrtc.nvrtcAddNameExpression(program, expression))
    check(nvrtc.nvrtcCompileProgram(program, 1, [target()]))
    cubin = bytearray(check(nvrtc.nvrtcGetCUBINSize(program)))
    check(nvrtc.nvrtcGetCUBIN(program, cubin))
    lowered = check(nvrtc.nvrtcGetLoweredName(program, expression))
    assert lowered.startswith(b"_Z5saxpyI")
    loaded = check(cuda.cuModuleLoadData(cubin))
    function = check(cuda.cuModuleGetFunction(loaded, lowered))
    check(nvrtc.nvrtcDestroyProgram(program))
    count = 1000
    size = struct.calcsize(code) * count
    with memory(size) as x, memory(size) as y:
        upload(x, struct.pack(f"{count}{code}", *range(count)))
        upload(y, struct.pack(f"{count}{code}", *[1] * count))
        launch(function, (2, x, y, count), (kind, None, None, ctypes.c_uint), blocks=4, threads=256)
        assert list(struct.unpack(f"{count}{code}", download(y, size))) == [2 * i + 3 for i in range(count)]
    check(cuda.cuModuleUnload(loaded))


def test_architectures(context: Any) -> None:
    found = check(nvrtc.nvrtcGetSupportedArchs())
    assert len(found) == check(nvrtc.nvrtcGetNumSupportedArchs())
    assert int(architecture()) in found


def test_a_faulty_program_has_a_log() -> None:
    program = check(nvrtc.nvrtcCreateProgram("nonsense;", "faulty.cu", 0, [], []))
    (result,) = nvrtc.nvrtcCompileProgram(program, 0, [])
    assert result is nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION
    log = bytearray(check(nvrtc.nvrtcGetProgramLogSize(program)))
    check(nvrtc.nvrtcGetProgramLog(program, log))
    assert b"faulty.cu(1): error" in log
    check(nvrtc.nvrtcDestroyProgram(program))


def test_texts_of_a_program(context: Any) -> None:
    source = 'extern "C" __global__ void kernel() { }'
    assert b".entry kernel" in compiled(source, "ptx")
    assert compiled(source).startswith(b"\x7fELF")


def test_link_time_code(context: Any) -> None:
    program = check(nvrtc.nvrtcCreateProgram('extern "C" __global__ void kernel() { }', "lto.cu", 0, [], []))
    options = [f"--gpu-architecture=compute_{architecture()}", "-dlto"]
    check(nvrtc.nvrtcCompileProgram(program, len(options), options))
    code = bytearray(check(nvrtc.nvrtcGetLTOIRSize(program)))
    check(nvrtc.nvrtcGetLTOIR(program, code))
    assert any(code)
    check(nvrtc.nvrtcDestroyProgram(program))


@pytest.mark.parametrize("member", list(nvrtc.nvrtcResult), ids=lambda member: member.name)
def test_text_of_an_error(member: Any) -> None:
    _, text = nvrtc.nvrtcGetErrorString(member)
    assert text == member.name.encode() or text.startswith(b"NVRTC_ERROR"), f"{member!r} is called {text!r}"
