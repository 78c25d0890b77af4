"""What every call has in common: numbers are checked, texts are texts, counts belong to their arrays.

Input: the recorder. One function stands for all of its kind; `test_every_call` calls every function.
"""

from __future__ import annotations

import threading
from types import ModuleType
from typing import Any

import pytest

import cases
import facts
import spec
from recorder import Recorder

CALLS = spec.load().calls
NUMBERS = [
    (call, c)
    for call in CALLS.values()
    for c, p in enumerate(call.function.params)
    if p.type.kind in ("int", "uint")
    and (given := call.parameter(c)) is not None
    and given.annotation.names[:1] == ("int",)
]


def loaded(module: str) -> Any:
    import importlib

    return importlib.import_module(f"cuspec.{module}")


@pytest.mark.parametrize(
    ("call", "c"), NUMBERS, ids=[f"{call.name}-{call.function.params[c].name}" for call, c in NUMBERS]
)
def test_numbers_that_do_not_fit_are_refused(recorder: Recorder, call: spec.Call, c: int) -> None:
    """Every number is checked against the range of its C type; nothing is cut off."""
    of = call.function.params[c].type
    low, high = (
        (-(1 << 8 * of.size - 1), (1 << 8 * of.size - 1) - 1) if of.kind == "int" else (0, (1 << 8 * of.size) - 1)
    )
    parameter = call.parameter(c)
    assert parameter is not None
    from values import Scope

    scope = Scope({name: loaded(name) for name in facts.MODULES})
    case = cases.make(call, "wide")
    arguments = {name: scope.build(call.module, d) for name, d in case.arguments.items()}
    function = getattr(loaded(call.module), call.name)
    for wrong in (high + 1, low - 1):
        with pytest.raises((OverflowError, ValueError)):
            function(**{**arguments, parameter.name: wrong})
    # A name of the API's own for a number takes None too, as NVIDIA's package does.
    for wrong_type in (1.5, "5", *([None] if of.name in facts.PRIMITIVES else [])):
        with pytest.raises(TypeError):
            function(**{**arguments, parameter.name: wrong_type})
    assert recorder.count() == 0


class Index:
    def __index__(self) -> int:
        return 7


def test_numbers_are_what_has_an_index(recorder: Recorder, cuda: ModuleType) -> None:
    for given in (7, Index(), cuda.CUctx_flags.CU_CTX_SCHED_MASK):
        cuda.cuInit(given)
        assert recorder.call(recorder.count() - 1).arguments[0].number == 7


def test_fractions_take_whole_numbers(recorder: Recorder, cuda: ModuleType) -> None:
    import struct

    assert cuda.cuTexRefSetMipmapLevelBias(1, 2)[0] == 0
    assert recorder.call(0).arguments[1].value == struct.pack("<f", 2.0)
    with pytest.raises(TypeError):
        cuda.cuTexRefSetMipmapLevelBias(1, "2")


@pytest.mark.parametrize("text", ["", "name", "ä€", b"", b"name", b"\xff\xfe"])
def test_texts_reach_c_with_their_end(recorder: Recorder, cuda: ModuleType, text: str | bytes) -> None:
    recorder.copy_text("cuModuleLoad", 1)
    assert cuda.cuModuleLoad(text)[0] == 0
    assert recorder.call(0).arguments[1].pointee == (text.encode() if isinstance(text, str) else text) + b"\0"


def test_a_text_may_be_none(recorder: Recorder, nvrtc: ModuleType) -> None:
    assert nvrtc.nvrtcCreateProgram(b"source", None, 0, None, None)[0] == 0
    assert recorder.call(0).arguments[2].number == 0


@pytest.mark.parametrize("text", ["a\0b", b"a\0b"])
def test_texts_that_c_would_cut_off_are_refused(recorder: Recorder, cuda: ModuleType, text: str | bytes) -> None:
    with pytest.raises(ValueError, match=r"(?i)nul"):
        cuda.cuModuleLoad(text)
    assert recorder.count() == 0


@pytest.mark.parametrize("wrong", [5, 1.5, object(), ["x"]])
def test_what_is_no_text_is_refused(recorder: Recorder, cuda: ModuleType, wrong: object) -> None:
    with pytest.raises(TypeError):
        cuda.cuModuleLoad(wrong)
    assert recorder.count() == 0


LISTS = [
    call
    for call in CALLS.values()
    if any(p.annotation.is_sequence and "Any" not in p.annotation.names for p in call.signature.parameters)
    and any(cases.COUNT.search(p.name) for p in call.function.params)
]


@pytest.mark.parametrize("call", LISTS, ids=lambda call: call.name)
def test_lists_that_are_shorter_than_their_count_are_refused(recorder: Recorder, call: spec.Call) -> None:
    """C would read behind their end."""
    from values import Scope

    scope = Scope({name: loaded(name) for name in facts.MODULES})
    case = cases.make(call, "plain")
    recorder.harmless(call.symbol)
    for name, description in case.arguments.items():
        parameter = next(p for p in call.signature.parameters if p.name == name)
        if not parameter.annotation.is_sequence or description[0] != "list":
            continue
        arguments = {n: scope.build(call.module, d) for n, d in case.arguments.items()}
        # One is too few, but for corners: they have two numbers less than the tensor has dimensions, which are three.
        arguments[name] = arguments[name][: 0 if name.endswith("Corner") else 1]
        with pytest.raises((ValueError, RuntimeError, TypeError)):
            getattr(loaded(call.module), call.name)(**arguments)
    assert recorder.count() == 0


@pytest.mark.parametrize("given", [[1, 2, 3], (1, 2, 3)])
def test_lists_and_tuples_are_arrays(recorder: Recorder, cuda: ModuleType, given: Any) -> None:
    recorder.copy_bytes("cuGraphAddEmptyNode", 2, 24)
    assert cuda.cuGraphAddEmptyNode(1, given, 3)[0] == 0
    assert recorder.call(0).arguments[2].pointee == b"".join(n.to_bytes(8, "little") for n in (1, 2, 3))


def test_empty_lists_and_none_are_null(recorder: Recorder, cuda: ModuleType) -> None:
    empty: list[Any] = [[], (), None]
    for given in empty:
        recorder.reset()
        assert cuda.cuGraphAddEmptyNode(1, given, 0)[0] == 0
        assert recorder.call(0).arguments[2].number == 0


@pytest.mark.parametrize("wrong", [5, "text", {1, 2, 3}, {1: 2}, [1, "x", 3], [1, None, object()]])
def test_what_is_no_list_of_handles_is_refused(recorder: Recorder, cuda: ModuleType, wrong: Any) -> None:
    with pytest.raises(TypeError):
        cuda.cuGraphAddEmptyNode(1, wrong, 3)
    assert recorder.count() == 0


def test_a_list_comes_with_its_count(recorder: Recorder, cuda: ModuleType) -> None:
    """No more than the caller had room for, and no more than there are."""
    for room, there in ((5, 5), (5, 3), (3, 5)):
        recorder.reset()
        filled = b"".join(n.to_bytes(8, "little") for n in range(1, min(room, there) + 1))
        recorder.script("cuGraphGetNodes", 1, filled)
        recorder.script("cuGraphGetNodes", 2, there.to_bytes(8, "little"))
        status, nodes, count = cuda.cuGraphGetNodes(1, room)
        assert status == 0
        assert count == there
        assert [int(n) for n in nodes][: min(room, there)] == list(range(1, min(room, there) + 1))
        assert len(nodes) <= room


def test_no_room_asks_for_the_count(recorder: Recorder, cuda: ModuleType) -> None:
    recorder.script("cuGraphGetNodes", 2, (7).to_bytes(8, "little"))
    for room in ([0], []):
        recorder.harmless("cuGraphGetNodes", [1])
        status, nodes, count = cuda.cuGraphGetNodes(1, *room)
        assert (status, nodes, count) == (0, [], 7)
        assert recorder.call(recorder.count() - 1).arguments[1].number == 0


def test_a_count_that_no_memory_could_hold_is_an_error(recorder: Recorder, cuda: ModuleType) -> None:
    with pytest.raises((MemoryError, OverflowError, ValueError)):
        cuda.cuGraphGetNodes(1, (1 << 62) + 1)
    with pytest.raises((MemoryError, OverflowError, ValueError)):
        cuda.cuDeviceGetName(-1, 0)
    assert recorder.count() == 0


def test_structs_may_be_none(recorder: Recorder, cuda: ModuleType) -> None:
    assert cuda.cuCtxCreate(None, 0, 0)[0] == 0
    assert recorder.call(0).arguments[1].number == 0


@pytest.mark.parametrize("wrong", [5, "x", object(), [], b"x" * 64])
def test_structs_of_another_kind_are_refused(recorder: Recorder, cuda: ModuleType, wrong: Any) -> None:
    with pytest.raises(TypeError):
        cuda.cuMemcpy2D(wrong)
    with pytest.raises(TypeError):
        cuda.cuMemcpy2D(cuda.CUDA_MEMCPY3D())
    assert recorder.count() == 0


def test_structs_by_value_are_not_none(recorder: Recorder, cuda: ModuleType) -> None:
    with pytest.raises(TypeError):
        cuda.cuIpcOpenMemHandle(None, 1)
    assert recorder.count() == 0


def test_wrong_numbers_of_arguments_and_wrong_names_are_type_errors(recorder: Recorder, cuda: ModuleType) -> None:
    wrong: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
        ((), {}),
        ((1, 2), {}),
        ((), {"flags": 1}),
        ((1,), {"Flags": 1}),
        ((1,), {"x": 1}),
    ]
    for positional, named in wrong:
        with pytest.raises(TypeError):
            cuda.cuInit(*positional, **named)
    assert recorder.count() == 0


def test_helpers_make_structs(cudart: ModuleType) -> None:
    extent = cudart.make_cudaExtent(1, 2, 3)
    assert (extent.width, extent.height, extent.depth) == (1, 2, 3)
    position = cudart.make_cudaPos(4, 5, 6)
    assert (position.x, position.y, position.z) == (4, 5, 6)
    pitched = cudart.make_cudaPitchedPtr(0x7F00_0000, 7, 8, 9)
    assert (int(pitched.ptr), pitched.pitch, pitched.xsize, pitched.ysize) == (0x7F00_0000, 7, 8, 9)


def test_error_texts_come_without_a_status_of_their_own(
    recorder: Recorder, cudart: ModuleType, nvrtc: ModuleType
) -> None:
    assert cudart.cudaGetErrorName(cudart.cudaError_t.cudaErrorInvalidValue) == (
        cudart.cudaError_t.cudaSuccess,
        b"recorded",
    )
    assert nvrtc.nvrtcGetErrorString(nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION) == (
        nvrtc.nvrtcResult.NVRTC_SUCCESS,
        b"recorded",
    )


def test_size_of_every_kind_of_class(cuda: ModuleType, cudart: ModuleType) -> None:
    assert cuda.sizeof(cuda.CUstream) == 8
    assert cuda.sizeof(cuda.CUdevice) == 4
    assert cuda.sizeof(cuda.CUdeviceptr) == 8
    assert cuda.sizeof(cuda.CUtensorMap) == facts.load().records["CUtensorMap_st"].size == 128
    assert cudart.sizeof(cudart.cudaDeviceProp) == facts.load().records["cudaDeviceProp"].size
    for wrong in (int, 5, None):
        with pytest.raises(TypeError):
            cuda.sizeof(wrong)


def test_other_threads_run_during_a_call_that_may_block(recorder: Recorder, cuda: ModuleType) -> None:
    """Many threads call at once, and every call is recorded."""

    def work() -> None:
        for _ in range(200):
            cuda.cuStreamSynchronize(1)
            cuda.cuCtxGetCurrent()

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert recorder.count() == 8 * 200 * 2
