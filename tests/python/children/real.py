"""Calls into the real libraries: what they answer, as JSON."""

from __future__ import annotations

import json
import os
import pathlib
import re
import sys
import tempfile

from cuspec import cuda, cudart, cudart11, cudart12, nvrtc

#: The page of the reference on options.
OPTIONS = pathlib.Path(__file__).resolve().parents[3] / "spec" / "sections" / "compile-options.rst"

SAXPY = """
template <typename T> __global__ void twice(T *x) { x[threadIdx.x] *= 2; }
extern "C" __global__ void saxpy(float a, const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}
"""


def _text(size: tuple[object, int | None], get: object, program: object) -> bytes:
    length = size[1]
    assert length is not None and callable(get)
    room = bytearray(length)
    (status,) = get(program, room)
    assert status == 0, status
    return bytes(room)


def compiled() -> dict[str, object]:
    """A program with a template, compiled for a real architecture."""
    err, program = nvrtc.nvrtcCreateProgram(SAXPY, b"saxpy.cu", 0, [], [])
    assert err == 0, err
    (err,) = nvrtc.nvrtcAddNameExpression(program, "twice<float>")
    assert err == 0, err
    (status,) = nvrtc.nvrtcCompileProgram(program, 1, [b"--gpu-architecture=sm_90"])
    ptx = _text(nvrtc.nvrtcGetPTXSize(program), nvrtc.nvrtcGetPTX, program)
    # As programs written for NVIDIA's package do it: bytes that are filled.
    err, size = nvrtc.nvrtcGetCUBINSize(program)
    assert size is not None
    cubin = b" " * size
    (err,) = nvrtc.nvrtcGetCUBIN(program, cubin)
    assert err == 0, err
    err, lowered = nvrtc.nvrtcGetLoweredName(program, "twice<float>")
    err, architectures = nvrtc.nvrtcGetSupportedArchs()
    assert lowered is not None
    nvrtc.nvrtcDestroyProgram(program)
    return {
        "status": status.name,
        "ptx": ptx.decode(),
        "cubin": cubin[:4].hex(),
        "lowered": lowered.decode(),
        "architectures": architectures,
    }


#: Values for what the page writes in capitals.
VALUES = {
    "ARCH": "compute_90",
    "FILE": "compiled.out",
    "FOLDER": "compiled",
    "HEADER": "first.h",
    "KIND,...": "reorder",
    "NAME": "NAME",
    "NUMBER": "5",
    "NUMBER,...": "5",
    "N": "32",
    "OPTIONS": "-v",
    "PERCENT": "50",
    "SEED": "7",
    "THREADS": "2",
}


def options() -> dict[str, object]:
    """What becomes of a compilation with each option of the reference, by its long and its short name."""
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        pathlib.Path("first.h").touch()
        for option in _listed():
            found[option] = _compile(["--gpu-architecture=compute_100", option])
    return {"options": found, "unknown": _compile(["--no-such-option"])}


def _listed() -> list[str]:
    """The options of the page with a value each, the last of a choice. A short name stands in the column behind the long one."""
    listed = []
    for row in OPTIONS.read_text().split("   * - ")[1:]:
        cells = [[o for o in re.findall(r"``(.*?)``", cell) if o.startswith("-")] for cell in row.split("\n     -")[:2]]
        for at, long in enumerate(cells[0]):
            name, equals, value = long.partition("=")
            value = value.strip("{}").split("|")[-1] if value.startswith("{") else VALUES.get(value, value)
            listed += [name + equals + value, *(short + equals + value for short in cells[1][at : at + 1])]
    return listed


def _compile(given: list[str]) -> str:
    err, program = nvrtc.nvrtcCreateProgram("__global__ void f() {}", None, 0, None, None)
    assert err == 0, err
    (status,) = nvrtc.nvrtcCompileProgram(program, len(given), [option.encode() for option in given])
    nvrtc.nvrtcDestroyProgram(program)
    return str(status.name)


def fails() -> dict[str, object]:
    """A program with a mistake."""
    err, program = nvrtc.nvrtcCreateProgram("__global__ void f() { nonsense(); }", None, 0, None, None)
    (status,) = nvrtc.nvrtcCompileProgram(program, 0, None)
    log = _text(nvrtc.nvrtcGetProgramLogSize(program), nvrtc.nvrtcGetProgramLog, program)
    return {"status": status.name, "log": log.decode()}


def runtime() -> dict[str, object]:
    """What the Runtime knows by itself."""
    err, name = cudart.cudaGetErrorName(cudart.cudaError_t.cudaErrorInvalidValue)
    err, text = cudart.cudaGetErrorString(1)
    err, version = cudart.cudaRuntimeGetVersion()
    err, channel = cudart.cudaCreateChannelDesc(8, 16, 0, 0, cudart.cudaChannelFormatKind.cudaChannelFormatKindUnsigned)
    status, _ = cudart.cudaGetDeviceCount()
    return {
        "name": name.decode(),
        "text": text.decode(),
        "version": version,
        "headers": cudart.CUDART_VERSION,
        "channel": [channel.x, channel.y, channel.z, channel.w, channel.f.name],
        "count": status.name,
    }


def majors() -> dict[str, object]:
    """What the Runtimes of three CUDA releases know by themselves, in one process."""
    modules = {"cudart": cudart, "cudart12": cudart12, "cudart11": cudart11}
    texts = {name: module.cudaGetErrorString(module.cudaError_t.cudaErrorInvalidValue)[1] for name, module in modules.items()}
    return {
        "versions": {name: module.cudaRuntimeGetVersion()[1] for name, module in modules.items()},
        "texts": {name: text.decode() for name, text in texts.items()},
        "sizes": {name: module.sizeof(module.cudaDeviceProp) for name, module in modules.items()},
        "shared": all(isinstance(module.cudaStream_t(1), cuda.CUstream) for module in modules.values()),
    }


if __name__ == "__main__":
    print(json.dumps({"compile": compiled, "fails": fails, "majors": majors, "options": options, "runtime": runtime}[sys.argv[1]]()))
