"""The faults of NVIDIA's package that ours must not have, one test each.

Input: the recorder. What could end the process runs in a process of its own.
"""

from __future__ import annotations

import ctypes
import inspect
from collections import Counter
from types import ModuleType
from typing import Any

import pytest

import cases
import facts
import spec
import stubs
from alone import run
from recorder import Recorder
from values import Scope

CALLS = spec.load().calls
WITH_BUFFERS = [
    call
    for call in CALLS.values()
    if call.signature.overloads == 1
    and any("_Address" in p.annotation.names and not p.annotation.is_sequence for p in call.signature.parameters[:-1])
]
REFUSALS = (TypeError, ValueError, BufferError, OverflowError)


@pytest.fixture
def scope(cuda: ModuleType, cudart: ModuleType, nvrtc: ModuleType) -> Scope:
    return Scope({"cuda": cuda, "cudart": cudart, "nvrtc": nvrtc})


@pytest.mark.parametrize("call", WITH_BUFFERS, ids=lambda call: call.name)
def test_01_a_wrong_argument_releases_the_buffers_before_it(
    call: spec.Call, scope: Scope, recorder: Recorder, counts: Counter[str]
) -> None:
    """A bytearray that is exported cannot be resized."""
    case = cases.make(call, "plain")
    arguments = {name: scope.build(call.module, d) for name, d in case.arguments.items()}
    buffers = [value for value in arguments.values() if isinstance(value, bytearray)]
    last = call.signature.parameters[-1].name
    arguments[last] = [object()]
    with pytest.raises(REFUSALS):
        getattr(scope.modules[call.module], call.name)(*arguments.values())
    assert recorder.count() == 0
    for buffer in buffers:
        buffer.append(0)
    counts["buffers released after a wrong argument"] += len(buffers)


def test_01_a_call_releases_its_buffers(recorder: Recorder, cuda: ModuleType) -> None:
    buffer = bytearray(8)
    for status in (0, 1):
        if status:
            recorder.fail("cuMemcpyHtoD_v2", status)
        assert cuda.cuMemcpyHtoD(1, buffer, 8)[0] == status
        buffer.append(0)


def test_02_a_part_outlives_its_whole() -> None:
    run(
        """
        import gc
        from cuspec import cuda
        inner = cuda.CUlaunchAttribute()
        inner.value.clusterDim.x = 7
        part = inner.value.clusterDim
        del inner
        gc.collect()
        more = [bytearray(72) for _ in range(1000)]
        assert part.x == 7
        part.x = 8
        assert part.x == 8
        """
    )


def test_03_a_name_of_one_byte_has_memory_of_its_own() -> None:
    """CPython keeps one object per one-byte `bytes`; writing into it changes every other."""
    run(
        """
        from cuspec import cuda
        recorder.script("cuDeviceGetName", 0, b"\\xfe")
        status, name = cuda.cuDeviceGetName(1, 0)
        assert status == 0
        assert [bytes([i])[0] for i in range(256)] == list(range(256))
        """
    )


def test_04_unknown_numbers_come_back_with_the_other_results(recorder: Recorder, cuda: ModuleType) -> None:
    recorder.script("cuStreamGetCaptureInfo_v3", 1, (777).to_bytes(4, "little"))
    recorder.script("cuStreamGetCaptureInfo_v3", 2, (5).to_bytes(8, "little"))
    status, capture, number, *_ = cuda.cuStreamGetCaptureInfo(0)
    assert status == 0
    assert capture == 777
    assert int(number) == 5


def test_04_results_that_c_left_alone_are_zero(recorder: Recorder, cuda: ModuleType) -> None:
    for _ in range(3):
        recorder.leave("cuModuleGetLoadingMode", 0)
        status, mode = cuda.cuModuleGetLoadingMode()
        assert (int(status), int(mode)) == (0, 0)


#: Functions that write to host memory of which they are told the size: the place of the memory and of the size.
WRITERS = [
    ("cuda", "cuMemcpyDtoH", lambda memory, size: (memory, 1, size)),
    ("cuda", "cuMemcpyDtoHAsync", lambda memory, size: (memory, 1, size, 0)),
    ("cuda", "cuMemcpyAtoH", lambda memory, size: (memory, 1, 0, size)),
    ("cudart", "cudaMemcpy", lambda memory, size: (memory, 1, size, 2)),
    ("cudart", "cudaMemcpyAsync", lambda memory, size: (memory, 1, size, 2, 0)),
    ("cudart", "cudaMemcpy2D", lambda memory, size: (memory, size // 2, 1, 4, size // 2, 2, 2)),
    ("cudart", "cudaMemcpy2DAsync", lambda memory, size: (memory, size // 2, 1, 4, size // 2, 2, 2, 0)),
    ("cudart", "cudaMemcpy2DFromArray", lambda memory, size: (memory, size // 2, 1, 0, 0, size // 2, 2, 2)),
    ("cudart", "cudaMemcpyFromArray", lambda memory, size: (memory, 1, 0, 0, size, 2)),
    ("cudart", "cudaMemcpyFromSymbol", lambda memory, size: (memory, 1, size, 0, 2)),
]
READERS = [
    ("cuda", "cuMemcpyHtoD", lambda memory, size: (1, memory, size)),
    ("cuda", "cuMemcpyHtoDAsync", lambda memory, size: (1, memory, size, 0)),
    ("cuda", "cuMemcpyHtoA", lambda memory, size: (1, 0, memory, size)),
    ("cudart", "cudaMemcpy", lambda memory, size: (1, memory, size, 1)),
    ("cudart", "cudaMemcpy2D", lambda memory, size: (1, 4, memory, size // 2, size // 2, 2, 1)),
    ("cudart", "cudaMemcpy2DToArray", lambda memory, size: (1, 0, 0, memory, size // 2, size // 2, 2, 1)),
    ("cudart", "cudaMemcpyToArray", lambda memory, size: (1, 0, 0, memory, size, 1)),
    ("cudart", "cudaMemcpyToSymbol", lambda memory, size: (1, memory, size, 0, 1)),
]


@pytest.mark.parametrize(("module", "name", "arguments"), WRITERS, ids=[name for _, name, _ in WRITERS])
def test_05_memory_that_must_not_change_is_no_destination(
    scope: Scope, recorder: Recorder, module: str, name: str, arguments: Any
) -> None:
    function = getattr(scope.modules[module], name)
    for wrong in (bytes(8), memoryview(bytes(8))):
        with pytest.raises(REFUSALS):
            function(*arguments(wrong, 8))
    assert recorder.count() == 0
    assert function(*arguments(bytearray(8), 8))[0] == 0


@pytest.mark.parametrize(("module", "name", "arguments"), WRITERS + READERS, ids=[name for _, name, _ in WRITERS + READERS])
def test_05_more_bytes_than_the_buffer_has_are_refused(
    scope: Scope, recorder: Recorder, module: str, name: str, arguments: Any
) -> None:
    function = getattr(scope.modules[module], name)
    for wrong in (bytearray(7), memoryview(bytearray(7)), (ctypes.c_char * 7)()):
        with pytest.raises(REFUSALS):
            function(*arguments(wrong, 8))
    assert recorder.count() == 0
    for enough in (bytearray(8), memoryview(bytearray(9)), (ctypes.c_char * 8)()):
        assert function(*arguments(enough, 8))[0] == 0


COREDUMP = ["cuCoredumpGetAttribute", "cuCoredumpGetAttributeGlobal", "cuCoredumpSetAttribute", "cuCoredumpSetAttributeGlobal"]


@pytest.mark.parametrize("name", COREDUMP)
def test_06_coredump_calls_give_as_much_as_is_documented(recorder: Recorder, cuda: ModuleType, name: str) -> None:
    attribute = cuda.CUcoredumpSettings.CU_COREDUMP_ENABLE_ON_EXCEPTION
    result = getattr(cuda, name)(attribute) if "Get" in name else getattr(cuda, name)(attribute, True)
    assert len(result) == len(stubs.load("cuda").functions[name].results)


def test_07_why_an_update_was_refused_comes_back(recorder: Recorder, cuda: ModuleType, cudart: ModuleType) -> None:
    """The node that is in the way, for one."""
    wanted = (4).to_bytes(8, "little") + (0x1001).to_bytes(8, "little") + (0x1002).to_bytes(8, "little")
    for module, name in ((cuda, "cuGraphExecUpdate"), (cudart, "cudaGraphExecUpdate")):
        symbol = CALLS[module.__name__.rpartition(".")[2], name].symbol
        recorder.script(symbol, 2, wanted)
        recorder.fail(symbol, 910, writing=True)
        status, info = getattr(module, name)(1, 2)
        assert (status, info.result, int(info.errorNode), int(info.errorFromNode)) == (910, 4, 0x1001, 0x1002)


@pytest.mark.parametrize("name", ["cuGraphInstantiate_v1", "cuGraphInstantiate_v2"])
def test_07_log_of_a_graph_that_cannot_be_instantiated_comes_back(recorder: Recorder, cuda: ModuleType, name: str) -> None:
    symbol = CALLS["cuda", name].symbol
    recorder.script(symbol, 2, (0x1001).to_bytes(8, "little"))
    recorder.script(symbol, 3, b"why it failed\0")
    recorder.fail(symbol, 1, writing=True)
    status, graph, node, log = getattr(cuda, name)(1, 64)
    assert (status, graph, int(node), log.rstrip(b"\0")) == (1, None, 0x1001, b"why it failed")


#: Functions that say in a text of the library's why they failed, with their arguments and the place of the text in C and in Python.
LOGGING = [
    ("nvrtcInstallBundledHeaders", ("/nowhere", 0), 2, 1),
    ("nvrtcRemoveBundledHeaders", ("/nowhere",), 1, 1),
    ("nvrtcGetBundledHeadersInfo", (), 1, 2),
]


@pytest.mark.parametrize(("name", "arguments", "parameter", "place"), LOGGING, ids=[name for name, *_ in LOGGING])
def test_07_log_of_headers_that_cannot_be_installed_comes_back(
    recorder: Recorder, nvrtc: ModuleType, name: str, arguments: Any, parameter: int, place: int
) -> None:
    recorder.script(name, parameter, recorder.keep(b"why it failed\0").to_bytes(8, "little"))
    recorder.fail(name, 1, writing=True)
    result = getattr(nvrtc, name)(*arguments)
    assert (result[0], result[place]) == (1, b"why it failed")


def test_08_payload_of_an_ipc_handle_can_be_sent(recorder: Recorder, cuda: ModuleType) -> None:
    payload = bytes(range(64))
    recorder.script("cuIpcGetMemHandle", 0, payload)
    _, handle = cuda.cuIpcGetMemHandle(1)
    assert handle.reserved == payload
    received = cuda.CUipcMemHandle()
    received.reserved = bytes(handle.reserved)
    cuda.cuIpcOpenMemHandle(received, 1)
    assert recorder.call(1).arguments[1].value == payload


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize(("module", "name"), [("cuda", "cuDevSmResourceSplit"), ("cudart", "cudaDevSmResourceSplit")])
def test_09_every_struct_of_a_list_is_changed_by_c(
    scope: Scope, recorder: Recorder, module: str, name: str, count: int
) -> None:
    loaded = scope.modules[module]
    cls = loaded.CU_DEV_SM_RESOURCE_GROUP_PARAMS if module == "cuda" else loaded.cudaDevSmResourceGroupParams
    size = loaded.sizeof(cls)
    wanted = [bytes([at + 1]) * size for at in range(count)]
    recorder.script(name, 5, b"".join(wanted))
    groups = [cls() for _ in range(count)]
    status, parts, *_ = getattr(loaded, name)(count, None, 0, groups)
    assert status == 0
    assert len(parts) == count
    assert [ctypes.string_at(group.getPtr(), size) for group in groups] == wanted


def test_10_ordinal_of_a_device_is_an_int(recorder: Recorder, cuda: ModuleType) -> None:
    recorder.script("cuPointerGetAttribute", 0, (-2).to_bytes(4, "little", signed=True))
    attribute = cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    assert cuda.cuPointerGetAttribute(attribute, 1) == (cuda.CUresult.CUDA_SUCCESS, -2)


MISSING = [
    "cudaLaunchKernel",
    "cudaLaunchKernelExC",
    "cudaLaunchCooperativeKernel",
    "cudaGetSymbolAddress",
    "cudaGetSymbolSize",
    "cudaMemcpyToSymbol",
    "cudaMemcpyFromSymbol",
    "cudaMemcpyToSymbolAsync",
    "cudaMemcpyFromSymbolAsync",
    "cudaGraphAddMemcpyNodeToSymbol",
    "cudaGraphAddMemcpyNodeFromSymbol",
    "cudaGraphMemcpyNodeSetParamsToSymbol",
    "cudaGraphMemcpyNodeSetParamsFromSymbol",
    "cudaGraphExecMemcpyNodeSetParamsToSymbol",
    "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
    "cudaFuncGetName",
    "cudaFuncGetParamInfo",
    "cudaGetFuncBySymbol",
    "cudaOccupancyMaxActiveClusters",
    "cudaOccupancyMaxPotentialClusterSize",
    "cudaSetValidDevices",
    "cudaGLSetGLDevice",
    "cudaGLRegisterBufferObject",
    "cudaGLMapBufferObject",
    "cudaGLUnmapBufferObject",
    "cudaGLUnregisterBufferObject",
    "cudaGLSetBufferObjectMapFlags",
    "cudaGLMapBufferObjectAsync",
    "cudaGLUnmapBufferObjectAsync",
]


@pytest.mark.parametrize("name", MISSING)
def test_11_functions_that_the_peer_lacks_are_here(cudart: ModuleType, name: str) -> None:
    assert name in facts.load().functions
    assert callable(getattr(cudart, name))
    assert ("cudart", name) in CALLS


@pytest.mark.parametrize(("value", "is_on"), [(None, False), ("0", False), ("", False), ("1", True)])
def test_12_zero_turns_the_stream_per_thread_off(value: str | None, is_on: bool) -> None:
    variable = "CUSPEC_PER_THREAD_DEFAULT_STREAM"
    printed = run(
        """
        from cuspec import cuda, cudart
        cuda.cuMemcpy(1, 2, 3)
        cuda.cuStreamQuery(0)
        cudart.cudaStreamQuery(0)
        print(*recorder.symbols())
        """,
        {} if value is None else {variable: value},
        without=(variable,) if value is None else (),
    )
    plain = ["cuMemcpy", "cuStreamQuery", "cudaStreamQuery"]
    assert printed.split() == ([f"{p}{'_ptds' if p == 'cuMemcpy' else '_ptsz'}" for p in plain] if is_on else plain)


@pytest.mark.parametrize("module", stubs.MODULES)
def test_13_stubs_are_there_and_name_all_that_is(scope: Scope, module: str) -> None:
    import importlib.resources

    folder = importlib.resources.files("cuspec")
    assert (folder / "py.typed").is_file()
    assert (folder / f"{module}.pyi").is_file()
    stub = stubs.load(module)
    public = [name for name in dir(scope.modules[module]) if not name.startswith("_")]
    assert set(public) == set(stub.exported)
    defined = {*stub.functions, *stub.classes, *stub.constants, *stub.imported}
    helpers = [name for name in stub.exported if name not in defined]
    assert [name for name in helpers if not inspect.isroutine(getattr(scope.modules[module], name))] == []


def test_14_memory_behind_a_pointer_field_is_kept() -> None:
    run(
        """
        import ctypes, gc
        from cuspec import cuda
        copy = cuda.CUDA_MEMCPY2D()
        copy.srcHost = bytearray(b"kept" * 100)
        gc.collect()
        more = [bytearray(400) for _ in range(1000)]
        assert ctypes.string_at(int(copy.srcHost), 4) == b"kept"
        """
    )


def test_15_a_list_field_is_emptied_twice() -> None:
    run(
        """
        from cuspec import cuda
        config = cuda.CUlaunchConfig()
        for _ in range(100):
            config.attrs = [cuda.CUlaunchAttribute(), cuda.CUlaunchAttribute()]
            config.attrs = []
            config.attrs = []
        del config
        """
    )


def test_16_arguments_of_every_ctypes_scalar_reach_the_kernel(recorder: Recorder, cuda: ModuleType) -> None:
    """The slow paths were slow; here it is checked that the fast ones pass the right bytes."""
    given: list[tuple[Any, Any]] = [
        (1, ctypes.c_uint),
        (2, ctypes.c_void_p),
        (3, ctypes.c_size_t),
        (4, ctypes.c_int),
        (5.5, ctypes.c_float),
        (6.5, ctypes.c_double),
    ]
    values, types = zip(*given, strict=True)
    places = [(8 * at, ctypes.sizeof(of)) for at, of in enumerate(types)]
    recorder.follow("cuLaunchKernel", 9, places)
    assert cuda.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, 0, (values, types), 0)[0] == 0
    wanted = b"".join(bytes(of(value)) for value, of in given)
    assert recorder.call(0).arguments[9].pointee == wanted


def test_documentation_of_every_function_is_there(scope: Scope) -> None:
    """Not a fault of the peer, but of a package that has only stubs."""
    bare = [call.name for call in CALLS.values() if not inspect.getdoc(getattr(scope.modules[call.module], call.name))]
    assert not bare
