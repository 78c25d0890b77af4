"""Arguments of kernels: every form in which they can be passed.

Input: the recorder, told to follow the array of pointers. Output: the bytes that a kernel would read.
"""

from __future__ import annotations

import ctypes
from types import ModuleType
from typing import Any

import pytest

from recorder import Recorder

numpy = pytest.importorskip("numpy", reason="numpy, whose scalars and arrays are passed, is not installed")


@pytest.fixture(
    params=[
        "cuLaunchKernel",
        "cuLaunchCooperativeKernel",
        "cuLaunchKernelEx",
        "cudaLaunchKernel",
        "cudaLaunchKernelExC",
    ]
)
def launch(request: pytest.FixtureRequest, recorder: Recorder, cuda: ModuleType, cudart: ModuleType) -> Any:
    """Launches with arguments, and gives the bytes of each as C saw it."""
    name = request.param
    place = {
        "cuLaunchKernel": 9,
        "cuLaunchCooperativeKernel": 9,
        "cuLaunchKernelEx": 2,
        "cudaLaunchKernel": 3,
        "cudaLaunchKernelExC": 2,
    }[name]

    def launched(arguments: Any, sizes: list[int] | None = None) -> Any:
        recorder.reset()
        if sizes is None:
            recorder.harmless(name, [place])
        else:
            recorder.leave(name, place)
            recorder.follow(name, place, [(8 * at, size) for at, size in enumerate(sizes)])
        if name == "cuLaunchKernel":
            status = cuda.cuLaunchKernel(5, 1, 2, 3, 4, 5, 6, 7, 8, arguments, 0)
        elif name == "cuLaunchCooperativeKernel":
            status = cuda.cuLaunchCooperativeKernel(5, 1, 2, 3, 4, 5, 6, 7, 8, arguments)
        elif name == "cuLaunchKernelEx":
            status = cuda.cuLaunchKernelEx(cuda.CUlaunchConfig(), 5, arguments, 0)
        elif name == "cudaLaunchKernel":
            status = cudart.cudaLaunchKernel(5, cudart.dim3(), cudart.dim3(), arguments, 0, 0)
        else:
            status = cudart.cudaLaunchKernelExC(cudart.cudaLaunchConfig_t(), 5, arguments)
        assert status[0] == 0
        (call,) = recorder.calls()
        seen = call.arguments[place]
        if sizes is None:
            return seen.number
        pieces, at = [], 0
        for size in sizes:
            pieces.append((seen.pointee or b"")[at : at + size])
            at += size
        return pieces

    return launched


SCALARS: list[tuple[Any, Any]] = [
    (True, ctypes.c_bool),
    (b"x", ctypes.c_char),
    (-5, ctypes.c_byte),
    (250, ctypes.c_ubyte),
    (-500, ctypes.c_short),
    (50_000, ctypes.c_ushort),
    (-70_000, ctypes.c_int),
    (3_000_000_000, ctypes.c_uint),
    (-(1 << 40), ctypes.c_long),
    (1 << 63, ctypes.c_ulong),
    (-(1 << 41), ctypes.c_longlong),
    ((1 << 64) - 1, ctypes.c_ulonglong),
    (1 << 62, ctypes.c_size_t),
    (-1, ctypes.c_ssize_t),
    (-8, ctypes.c_int8),
    (8, ctypes.c_uint8),
    (-16, ctypes.c_int16),
    (16, ctypes.c_uint16),
    (-32, ctypes.c_int32),
    (32, ctypes.c_uint32),
    (-64, ctypes.c_int64),
    (64, ctypes.c_uint64),
    (1.5, ctypes.c_float),
    (2.5, ctypes.c_double),
    (0x7F00_0000_0000, ctypes.c_void_p),
]


def test_no_arguments(launch: Any) -> None:
    assert launch(None) == 0
    assert launch(0) == 0


def test_address_of_an_array_of_pointers(launch: Any) -> None:
    assert launch(0x7F00_5000) == 0x7F00_5000


def test_buffer_of_pointers(launch: Any) -> None:
    value = ctypes.c_int(7)
    pointers = numpy.array([ctypes.addressof(value)], "u8")
    assert launch(pointers, [4]) == [bytes(value)]
    assert launch((ctypes.c_void_p * 1)(ctypes.addressof(value)), [4]) == [bytes(value)]


@pytest.mark.parametrize(("value", "of"), SCALARS, ids=[of.__name__ + f" {value}" for value, of in SCALARS])
def test_scalar_with_its_ctypes_type(launch: Any, value: Any, of: Any) -> None:
    assert launch(((value,), (of,)), [ctypes.sizeof(of)]) == [bytes(of(value))]


def test_all_scalars_at_once(launch: Any) -> None:
    values, types = zip(*SCALARS, strict=True)
    wanted = [bytes(of(value)) for value, of in SCALARS]
    assert launch((values, types), [len(piece) for piece in wanted]) == wanted
    assert launch((list(values), list(types)), [len(piece) for piece in wanted]) == wanted
    assert launch([values, types], [len(piece) for piece in wanted]) == wanted


def test_many_arguments(launch: Any) -> None:
    """As many as the largest kernels have."""
    count = 512
    got = launch((tuple(range(count)), (ctypes.c_double,) * count), [8] * count)
    assert got == [bytes(ctypes.c_double(at)) for at in range(count)]


def test_a_scalar_of_ctypes_with_its_type(launch: Any) -> None:
    assert launch(((ctypes.c_int(-3),), (ctypes.c_int,)), [4]) == [bytes(ctypes.c_int(-3))]


def test_what_has_an_address_needs_no_type(launch: Any, cuda: ModuleType) -> None:
    """Type None: a handle, a struct of ctypes, an enumerator."""

    class Pair(ctypes.Structure):
        _fields_ = (("a", ctypes.c_int), ("b", ctypes.c_double))

    pair = Pair(3, 4.5)
    member = cuda.CUmemorytype.CU_MEMORYTYPE_ARRAY
    arguments = ((cuda.CUdeviceptr(0x7F00_6000), pair, member, cuda.CUstream(9)), (None, None, None, None))
    assert launch(arguments, [8, ctypes.sizeof(pair), 4, 8]) == [
        (0x7F00_6000).to_bytes(8, "little"),
        bytes(pair),
        (3).to_bytes(4, "little"),
        (9).to_bytes(8, "little"),
    ]


def test_structs_of_the_package_are_passed_by_their_bytes(launch: Any, cuda: ModuleType) -> None:
    made = cuda.CUtensorMap()
    data = bytes(range(128))
    ctypes.memmove(int(made.getPtr()), data, 128)
    assert launch(((made,), (None,)), [128]) == [data]


def test_numpy_scalars_and_arrays(launch: Any) -> None:
    arguments = ((numpy.int16(-5), numpy.float64(1.5), numpy.array([1, 2], "i4")), (None, None, None))
    with_types = launch(arguments, [2, 8, 8])
    assert with_types == [numpy.int16(-5).tobytes(), numpy.float64(1.5).tobytes(), numpy.array([1, 2], "i4").tobytes()]


@pytest.mark.parametrize(
    "wrong",
    [
        ((1,), ()),
        ((), (ctypes.c_int,)),
        ((1, 2), (ctypes.c_int,)),
        (("x",), (ctypes.c_int,)),
        ((1,), (int,)),
        ((1,), ("i",)),
        ((object(),), (None,)),
        ((1 << 70,), (ctypes.c_int,)),
        ((1,),),
        5.5,
        "text",
        object(),
    ],
    ids=str,
)
def test_what_is_no_list_of_arguments_is_refused(recorder: Recorder, cuda: ModuleType, wrong: Any) -> None:
    with pytest.raises((TypeError, ValueError, OverflowError)):
        cuda.cuLaunchKernel(5, 1, 1, 1, 1, 1, 1, 0, 0, wrong, 0)
    assert recorder.count() == 0


def test_a_kernel_node_takes_them_too(recorder: Recorder, cuda: ModuleType) -> None:
    made = cuda.CUDA_KERNEL_NODE_PARAMS()
    made.kernelParams = ((5, 2.5), (ctypes.c_int, ctypes.c_double))
    pointers = (ctypes.c_void_p * 2).from_address(int(made.kernelParams))
    assert ctypes.string_at(pointers[0] or 0, 4) == bytes(ctypes.c_int(5))
    assert ctypes.string_at(pointers[1] or 0, 8) == bytes(ctypes.c_double(2.5))


def test_jit_options_are_words(recorder: Recorder, cuda: ModuleType) -> None:
    """Every value of an option is a word: a number in it, or the address of a buffer."""
    log = bytearray(64)
    options = [
        cuda.CUjit_option.CU_JIT_MAX_REGISTERS,
        cuda.CUjit_option.CU_JIT_INFO_LOG_BUFFER,
        cuda.CUjit_option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES,
    ]
    recorder.copy_bytes("cuModuleLoadDataEx", 4, 24)
    recorder.leave("cuModuleLoadDataEx", 4)
    assert cuda.cuModuleLoadDataEx(b"image\0", 3, options, [32, log, len(log)])[0] == 0
    words = recorder.call(0).arguments[4].pointee or b""
    address = ctypes.addressof((ctypes.c_char * 64).from_buffer(log))
    assert [
        int.from_bytes(words[at : at + 8], "little") & mask
        for at, mask in ((0, 0xFFFF_FFFF), (8, -1), (16, 0xFFFF_FFFF))
    ] == [32, address, 64]
