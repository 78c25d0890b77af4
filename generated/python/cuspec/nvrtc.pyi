"""The run-time compiler."""

import builtins
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final, Literal, TypeAlias, overload

from ._cuspec import Function as _Function
from ._cuspec import Integer as _Integer
from ._cuspec import Record as _Record
from ._cuspec import Value as _Value
from ._extras_nvrtc import *
from ._typing import Address as _Address

__all__ = [
    "NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE",
    "NVRTC_INSTALL_HEADERS_NO_WAIT",
    "NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS",
    "nvrtcAddNameExpression",
    "nvrtcBundledHeadersInfo",
    "nvrtcCompileProgram",
    "nvrtcCreateProgram",
    "nvrtcDestroyProgram",
    "nvrtcGetBundledHeadersInfo",
    "nvrtcGetCUBIN",
    "nvrtcGetCUBINSize",
    "nvrtcGetErrorString",
    "nvrtcGetLTOIR",
    "nvrtcGetLTOIRSize",
    "nvrtcGetLoweredName",
    "nvrtcGetNumSupportedArchs",
    "nvrtcGetOptiXIR",
    "nvrtcGetOptiXIRSize",
    "nvrtcGetPCHCreateStatus",
    "nvrtcGetPCHHeapSize",
    "nvrtcGetPCHHeapSizeRequired",
    "nvrtcGetPTX",
    "nvrtcGetPTXSize",
    "nvrtcGetProgramLog",
    "nvrtcGetProgramLogSize",
    "nvrtcGetSupportedArchs",
    "nvrtcGetTileIR",
    "nvrtcGetTileIRSize",
    "nvrtcInstallBundledHeaders",
    "nvrtcProgram",
    "nvrtcRemoveBundledHeaders",
    "nvrtcResult",
    "nvrtcSetFlowCallback",
    "nvrtcSetPCHHeapSize",
    "nvrtcVersion",
    "sizeof",
]

NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS: Final[int] = 0
NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE: Final[int] = 1
NVRTC_INSTALL_HEADERS_NO_WAIT: Final[int] = 2

class nvrtcResult(IntEnum):
    """Outcome of an NVRTC call."""

    NVRTC_SUCCESS = 0
    NVRTC_ERROR_OUT_OF_MEMORY = 1
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2
    NVRTC_ERROR_INVALID_INPUT = 3
    NVRTC_ERROR_INVALID_PROGRAM = 4
    NVRTC_ERROR_INVALID_OPTION = 5
    NVRTC_ERROR_COMPILATION = 6
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10
    NVRTC_ERROR_INTERNAL_ERROR = 11
    NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12
    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13
    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14
    NVRTC_ERROR_PCH_CREATE = 15
    NVRTC_ERROR_CANCELLED = 16
    NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = 17
    NVRTC_ERROR_BUSY = 18


class nvrtcProgram(_Value):
    """A program of the run-time compiler.

    ``_nvrtcProgram *nvrtcProgram``
    """

class nvrtcBundledHeadersInfo(_Record):
    """The headers that come with the compiler: whether they exist, sizes in bytes, CUDA version and number of files.

    Since CUDA 13.3.
    """


    available: int
    compressedSize: int
    uncompressedSize: int
    cudaVersionMajor: int
    cudaVersionMinor: int
    numFiles: int

def nvrtcGetErrorString(result: nvrtcResult | int) -> tuple[nvrtcResult, bytes]:
    """Names a status.

    ``const char *nvrtcGetErrorString(nvrtcResult result)``
    """

def nvrtcVersion() -> tuple[nvrtcResult, int | None, int | None]:
    """Tells the version of the compiler, major and minor.

    ``nvrtcResult nvrtcVersion(int *major, int *minor)``
    """

def nvrtcGetNumSupportedArchs() -> tuple[nvrtcResult, int | None]:
    """Counts the GPU architectures that the compiler can target.

    ``nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)``
    """

def nvrtcGetSupportedArchs() -> tuple[nvrtcResult, list[int] | None]:
    """Lists the GPU architectures that the compiler can target, in ascending order; 90 stands for ``sm_90``.

    ``nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)``
    """

def nvrtcCreateProgram(src: str | bytes | None, name: str | bytes | None, numHeaders: int, headers: Sequence[str | bytes] | None, includeNames: Sequence[str | bytes] | None) -> tuple[nvrtcResult, nvrtcProgram | None]:
    """Creates a program from CUDA C++ source, with the text of the headers that it includes.

    ``nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char *const *headers, const char *const *includeNames)``
    """

def nvrtcDestroyProgram(prog: nvrtcProgram | int | None) -> tuple[nvrtcResult]:
    """Destroys a program.

    ``nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)``
    """

def nvrtcCompileProgram(prog: nvrtcProgram | int | None, numOptions: int, options: Sequence[str | bytes] | None) -> tuple[nvrtcResult]:
    """Compiles a program with the given options.

    ``nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)``
    """

def nvrtcGetPTXSize(prog: nvrtcProgram | int | None) -> tuple[nvrtcResult, int | None]:
    """Tells the size of the PTX in bytes, its NUL included.

    ``nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)``
    """

def nvrtcGetPTX(prog: nvrtcProgram | int | None, ptx: _Address) -> tuple[nvrtcResult]:
    """Returns the PTX of a compiled program.

    ``nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)``
    """

def nvrtcGetCUBINSize(prog: nvrtcProgram | int | None) -> tuple[nvrtcResult, int | None]:
    """Tells the size of the cubin in bytes; 0 when the options named a virtual architecture.

    ``nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)``
    """

def nvrtcGetCUBIN(prog: nvrtcProgram | int | None, cubin: _Address) -> tuple[nvrtcResult]:
    """Returns the cubin of a program that was compiled for a real architecture.

    ``nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)``
    """

def nvrtcGetLTOIRSize(prog: nvrtcProgram | int | None) -> tuple[nvrtcResult, int | None]:
    """Tells the size of the LTO IR in bytes; 0 when the program was not compiled with ``-dlto``.

    ``nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)``

    Since CUDA 12.0.
    """

def nvrtcGetLTOIR(prog: nvrtcProgram | int | None, LTOIR: _Address) -> tuple[nvrtcResult]:
    """Returns the LTO IR of a program that was compiled with ``-dlto``.

    ``nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)``

    Since CUDA 12.0.
    """

def nvrtcGetOptiXIRSize(prog: nvrtcProgram | int | None) -> tuple[nvrtcResult, int | None]:
    """Tells the size of the OptiX IR in bytes; 0 when the program was not compiled with ``--optix-ir``.

    ``nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)``

    Since CUDA 12.0.
    """

def nvrtcGetOptiXIR(prog: nvrtcProgram | int | None, optixir: _Address) -> tuple[nvrtcResult]:
    """Returns the OptiX IR of a program that was compiled with ``--optix-ir``.

    ``nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)``

    Since CUDA 12.0.
    """

def nvrtcGetProgramLogSize(prog: nvrtcProgram | int | None) -> tuple[nvrtcResult, int | None]:
    """Tells the size of the compilation log in bytes, its NUL included.

    ``nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)``
    """

def nvrtcGetProgramLog(prog: nvrtcProgram | int | None, log: _Address) -> tuple[nvrtcResult]:
    """Returns what the compiler said about the last compilation of a program.

    ``nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)``
    """

def nvrtcAddNameExpression(prog: nvrtcProgram | int | None, name_expression: str | bytes | None) -> tuple[nvrtcResult]:
    """Asks for the lowered name of a kernel or variable, before the program is compiled.

    ``nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *name_expression)``
    """

def nvrtcGetLoweredName(prog: nvrtcProgram | int | None, name_expression: str | bytes | None) -> tuple[nvrtcResult, bytes | None]:
    """Returns the mangled name behind a name expression, after the program was compiled.

    ``nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *name_expression, const char **lowered_name)``
    """

def nvrtcGetPCHHeapSize() -> tuple[nvrtcResult, int | None]:
    """Tells the size in bytes of the heap for precompiled headers.

    ``nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)``

    Since CUDA 12.8.
    """

def nvrtcSetPCHHeapSize(size: int) -> tuple[nvrtcResult]:
    """Sets the size in bytes of the heap for precompiled headers, for programs compiled from now on.

    ``nvrtcResult nvrtcSetPCHHeapSize(size_t size)``

    Since CUDA 12.8.
    """

def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | int | None) -> tuple[nvrtcResult]:
    """Tells by its status whether the last compilation created a precompiled header.

    ``nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)``

    Since CUDA 12.8.
    """

def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | int | None) -> tuple[nvrtcResult, int | None]:
    """Tells the heap size in bytes that creating the program's precompiled header needs.

    ``nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)``

    Since CUDA 12.8.
    """

def nvrtcSetFlowCallback(prog: nvrtcProgram | int | None, callback: Callable[..., object] | int | None, payload: Any) -> tuple[nvrtcResult]:
    """Registers a function that the compiler asks from time to time whether to go on; 1 cancels the compilation.

    ``nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)``

    Since CUDA 12.8.
    """

def nvrtcGetTileIRSize(prog: nvrtcProgram | int | None) -> tuple[nvrtcResult, int | None]:
    """Tells the size of the tile IR in bytes.

    ``nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)``

    Since CUDA 13.2.
    """

def nvrtcGetTileIR(prog: nvrtcProgram | int | None, TileIR: _Address) -> tuple[nvrtcResult]:
    """Returns the tile IR of a compiled program.

    ``nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)``

    Since CUDA 13.2.
    """

def nvrtcInstallBundledHeaders(installPath: str | bytes | None, flags: int) -> tuple[nvrtcResult, bytes | None]:
    """Unpacks the headers that come with the compiler into a folder.

    ``nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags, const char **errorLog)``

    Since CUDA 13.3.
    """

def nvrtcGetBundledHeadersInfo() -> tuple[nvrtcResult, nvrtcBundledHeadersInfo | None, bytes | None]:
    """Tells whether headers come with the compiler, their release, number and sizes in bytes.

    ``nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)``

    Since CUDA 13.3.
    """

def nvrtcRemoveBundledHeaders(installPath: str | bytes | None) -> tuple[nvrtcResult, bytes | None]:
    """Removes everything in a folder that headers were unpacked into.

    ``nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)``

    Since CUDA 13.3.
    """

