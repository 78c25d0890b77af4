"""Device code: modules, libraries, the linker, what is in them."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from cuspec import cuda
from gpu import ADD, architecture, check, compiled, download, launch, memory, module, needs_driver, status, upload, words

GLOBALS = """
__device__ unsigned int table[16] = {1, 2, 3};
__constant__ float factor = 2.5f;
extern "C" __global__ void first(int a, double b, char c) { if (a) table[0] = (unsigned int)(b * factor) + c; }
extern "C" __global__ void second() { }
extern "C" __global__ void third() { }
"""

HALF = """
extern "C" __device__ unsigned int twice(unsigned int value);
extern "C" __global__ void kernel(unsigned int *out) { out[threadIdx.x] = twice(threadIdx.x); }
"""

OTHER_HALF = 'extern "C" __device__ unsigned int twice(unsigned int value) { return 2 * value; }'


@pytest.mark.parametrize("form", ["cubin", "ptx"])
@pytest.mark.parametrize("make", [bytes, bytearray, memoryview], ids=lambda make: make.__name__)
def test_an_image(context: Any, form: str, make: Any) -> None:
    image = compiled(ADD, form)
    loaded = check(cuda.cuModuleLoadData(make(image)))
    function = check(cuda.cuModuleGetFunction(loaded, b"kernel"))
    with memory(256) as out:
        launch(function, (out, 3, 64), (None, ctypes.c_uint, ctypes.c_uint))
        assert words(out, 64) == [3 + i for i in range(64)]
    check(cuda.cuModuleUnload(loaded))


def test_an_image_in_a_file(context: Any, tmp_path: Any) -> None:
    file = tmp_path / "kernel.cubin"
    file.write_bytes(compiled(ADD))
    loaded = check(cuda.cuModuleLoad(str(file)))
    check(cuda.cuModuleGetFunction(loaded, "kernel"))
    check(cuda.cuModuleUnload(loaded))
    assert status(cuda.cuModuleLoad(str(tmp_path / "nothing"))) == "CUDA_ERROR_FILE_NOT_FOUND"


def test_nonsense_is_no_image(context: Any) -> None:
    assert status(cuda.cuModuleLoadData(b"nonsense\0")) in ("CUDA_ERROR_INVALID_PTX", "CUDA_ERROR_INVALID_IMAGE")


def test_options_of_the_compiler(context: Any) -> None:
    option = cuda.CUjit_option
    log = bytearray(4096)
    options = [option.CU_JIT_INFO_LOG_BUFFER, option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES]
    options += [option.CU_JIT_LOG_VERBOSE, option.CU_JIT_MAX_REGISTERS]
    loaded = check(cuda.cuModuleLoadDataEx(compiled(ADD, "ptx"), len(options), options, [log, len(log), 1, 32]))
    function = check(cuda.cuModuleGetFunction(loaded, "kernel"))
    assert check(cuda.cuFuncGetAttribute(cuda.CUfunction_attribute.CU_FUNC_ATTRIBUTE_NUM_REGS, function)) <= 32
    check(cuda.cuModuleUnload(loaded))


def test_the_log_of_a_failure(context: Any) -> None:
    option = cuda.CUjit_option
    log = bytearray(4096)
    options = [option.CU_JIT_ERROR_LOG_BUFFER, option.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    faulty = f".version 8.0\n.target sm_{architecture()}\n.address_size 64\n.visible .entry k() {{ nonsense; }}\0".encode()
    assert status(cuda.cuModuleLoadDataEx(faulty, 2, options, [log, len(log)])) == "CUDA_ERROR_INVALID_PTX"
    assert b"nonsense" in log, f"the log is {bytes(log).rstrip(bytes(1))!r}"


def test_globals(context: Any) -> None:
    with module(GLOBALS) as loaded:
        result, table, size = cuda.cuModuleGetGlobal(loaded, "table")
        assert not result and size == 64
        assert words(table, 4) == [1, 2, 3, 0]
        address, size = check(cuda.cuModuleGetGlobal(loaded, "factor"))
        assert size == 4 and memoryview(download(address, 4)).cast("f")[0] == 2.5
        upload(address, bytes(memoryview(bytearray(4))))
        assert status(cuda.cuModuleGetGlobal(loaded, "nothing")) == "CUDA_ERROR_NOT_FOUND"
        assert status(cuda.cuModuleGetFunction(loaded, "nothing")) == "CUDA_ERROR_NOT_FOUND"


def test_functions_of_a_module(context: Any) -> None:
    needs_driver(12, 4)
    with module(GLOBALS) as loaded:
        count = check(cuda.cuModuleGetFunctionCount(loaded))
        assert count == 3
        functions = check(cuda.cuModuleEnumerateFunctions(count, loaded))
        assert sorted(check(cuda.cuFuncGetName(function)) for function in functions) == [b"first", b"second", b"third"]
        assert all(check(cuda.cuFuncGetModule(function)) == loaded for function in functions)


def test_parameters_of_a_function(context: Any) -> None:
    needs_driver(12, 4)
    with module(GLOBALS) as loaded:
        function = check(cuda.cuModuleGetFunction(loaded, "first"))
        found = [check(cuda.cuFuncGetParamInfo(function, at)) for at in range(3)]
        assert [tuple(pair) for pair in found] == [(0, 4), (8, 8), (16, 1)]
        assert status(cuda.cuFuncGetParamInfo(function, 3)) == "CUDA_ERROR_INVALID_VALUE"


def test_loading(context: Any) -> None:
    assert check(cuda.cuModuleGetLoadingMode()) in cuda.CUmoduleLoadingMode
    with module(GLOBALS) as loaded:
        function = check(cuda.cuModuleGetFunction(loaded, "second"))
        check(cuda.cuFuncLoad(function))
        assert check(cuda.cuFuncIsLoaded(function)) == cuda.CUfunctionLoadingState.CU_FUNCTION_LOADING_STATE_LOADED


class TestLibrary:
    """Code of no context."""

    @pytest.fixture
    def library(self, context: Any) -> Any:
        made = check(cuda.cuLibraryLoadData(compiled(GLOBALS), None, None, 0, None, None, 0))
        yield made
        check(cuda.cuLibraryUnload(made))

    def test_kernels(self, library: Any, device: Any) -> None:
        needs_driver(12, 4)
        assert check(cuda.cuLibraryGetKernelCount(library)) == 3
        kernels = check(cuda.cuLibraryEnumerateKernels(3, library))
        assert sorted(check(cuda.cuKernelGetName(kernel)) for kernel in kernels) == [b"first", b"second", b"third"]

    def test_a_kernel_is_a_function(self, library: Any) -> None:
        kernel = check(cuda.cuLibraryGetKernel(library, "second"))
        function = check(cuda.cuKernelGetFunction(kernel))
        for launched in (function, int(function), kernel):
            check(cuda.cuLaunchKernel(int(launched), 1, 1, 1, 1, 1, 1, 0, 0, 0, 0))
        check(cuda.cuCtxSynchronize())
        assert check(cuda.cuKernelGetLibrary(kernel)) == library

    def test_parameters(self, library: Any) -> None:
        needs_driver(12, 4)
        kernel = check(cuda.cuLibraryGetKernel(library, "first"))
        assert [tuple(check(cuda.cuKernelGetParamInfo(kernel, at))) for at in range(3)] == [(0, 4), (8, 8), (16, 1)]

    def test_globals(self, library: Any) -> None:
        address, size = check(cuda.cuLibraryGetGlobal(library, "table"))
        assert size == 64 and words(address, 3) == [1, 2, 3]
        assert status(cuda.cuLibraryGetManaged(library, "nothing")) == "CUDA_ERROR_NOT_FOUND"

    def test_its_module(self, library: Any) -> None:
        loaded = check(cuda.cuLibraryGetModule(library))
        check(cuda.cuModuleGetFunction(loaded, "third"))

    def test_an_attribute(self, library: Any, device: Any) -> None:
        kernel = check(cuda.cuLibraryGetKernel(library, "second"))
        member = cuda.CUfunction_attribute.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
        check(cuda.cuKernelSetAttribute(member, 25, kernel, device))
        assert check(cuda.cuKernelGetAttribute(member, kernel, device)) == 25
        check(cuda.cuKernelSetCacheConfig(kernel, cuda.CUfunc_cache.CU_FUNC_CACHE_PREFER_SHARED, device))


def test_a_library_in_a_file(context: Any, tmp_path: Any) -> None:
    file = tmp_path / "kernels.cubin"
    file.write_bytes(compiled(GLOBALS))
    library = check(cuda.cuLibraryLoadFromFile(str(file), [], [], 0, [], [], 0))
    check(cuda.cuLibraryUnload(library))


def test_two_halves_are_linked(context: Any) -> None:
    state = check(cuda.cuLinkCreate(0, [], []))
    kind = cuda.CUjitInputType.CU_JIT_INPUT_PTX
    for name, source in (("half", HALF), ("other", OTHER_HALF)):
        image = compiled(source, "ptx", "--relocatable-device-code=true")
        check(cuda.cuLinkAddData(state, kind, image, len(image), name, 0, [], []))
    address, size = check(cuda.cuLinkComplete(state))
    assert ctypes.string_at(address, 4) == b"\x7fELF" and size > 1000
    loaded = check(cuda.cuModuleLoadData(address))
    check(cuda.cuLinkDestroy(state))
    with memory(64) as out:
        launch(check(cuda.cuModuleGetFunction(loaded, "kernel")), (out,), (None,), threads=16)
        assert words(out, 16) == [2 * i for i in range(16)]
    check(cuda.cuModuleUnload(loaded))
