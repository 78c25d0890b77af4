"""Memory as an argument: addresses, buffers, device arrays.

Input: the recorder. What C sees is an address; how it was given is the caller's choice.
"""

from __future__ import annotations

import array
import contextlib
import ctypes
import sys
from types import ModuleType
from typing import Any

import pytest

from recorder import Recorder

numpy = pytest.importorskip("numpy", reason="numpy, whose arrays are passed, is not installed")

REFUSALS = (TypeError, ValueError, BufferError)


def seen(recorder: Recorder, parameter: int = 1) -> int:
    return recorder.call(recorder.count() - 1).arguments[parameter].number


@pytest.mark.parametrize(
    "make",
    [
        lambda: (ctypes.c_char * 16)(),
        lambda: (ctypes.c_int * 4)(),
        lambda: ctypes.create_string_buffer(16),
        lambda: array.array("d", [1.0, 2.0]),
        lambda: bytearray(16),
        lambda: memoryview(bytearray(16)),
        lambda: memoryview(bytearray(32))[8:24],
        lambda: numpy.zeros(4, "f4"),
        lambda: numpy.zeros((2, 2), "f8", order="F"),
        lambda: numpy.zeros((2, 2), ">i4"),
    ],
    ids=[
        "chars",
        "ints",
        "string buffer",
        "array",
        "bytearray",
        "memoryview",
        "slice",
        "numpy",
        "Fortran order",
        "big endian",
    ],
)
def test_address_of_a_buffer_reaches_c(recorder: Recorder, cuda: ModuleType, make: Any) -> None:
    buffer = make()
    wanted = numpy.frombuffer(
        memoryview(buffer).cast("B") if memoryview(buffer).c_contiguous else numpy.asarray(buffer).T, "u1"
    ).ctypes.data
    assert cuda.cuMemcpyHtoD(1, buffer, 16)[0] == 0
    assert seen(recorder) == wanted


def test_read_only_buffers_are_sources(recorder: Recorder, cuda: ModuleType) -> None:
    recorder.copy_bytes("cuMemcpyHtoD_v2", 1, 6)
    for source in (b"source", memoryview(b"source")):
        assert cuda.cuMemcpyHtoD(1, source, 6)[0] == 0
        assert recorder.call(recorder.count() - 1).arguments[1].pointee == b"source"


def test_scalars_of_ctypes_are_buffers(recorder: Recorder, cuda: ModuleType) -> None:
    place = ctypes.c_int(5)
    assert cuda.cuMemcpyDtoH(place, 1, 4)[0] == 0
    assert seen(recorder, 0) == ctypes.addressof(place)


@pytest.mark.parametrize("given", [0x7F00_1234_5000, (1 << 64) - 1, 0, True])
def test_a_number_is_an_address(recorder: Recorder, cuda: ModuleType, given: int) -> None:
    assert cuda.cuMemcpyHtoD(1, given, 8)[0] == 0
    assert seen(recorder) == int(given)


def test_none_is_null(recorder: Recorder, cuda: ModuleType) -> None:
    assert cuda.cuMemcpyHtoD(1, None, 0)[0] == 0
    assert seen(recorder) == 0


def test_what_has_an_index_is_an_address(recorder: Recorder, cuda: ModuleType) -> None:
    class Address:
        def __index__(self) -> int:
            return 0x7F00_1234_6000

    for given in (Address(), numpy.uint64(0x7F00_1234_6000), cuda.CUdeviceptr(0x7F00_1234_6000)):
        assert cuda.cuMemcpyHtoD(1, given, 8)[0] == 0
        assert seen(recorder) == 0x7F00_1234_6000


@pytest.mark.parametrize(
    "make",
    [lambda: memoryview(bytearray(16))[::2], lambda: numpy.zeros(16)[::2], lambda: numpy.zeros((4, 4))[:, :2]],
    ids=["memoryview", "numpy", "numpy of two dimensions"],
)
def test_buffers_with_gaps_are_refused(recorder: Recorder, cuda: ModuleType, make: Any) -> None:
    with pytest.raises(REFUSALS):
        cuda.cuMemcpyHtoD(1, make(), 8)
    assert recorder.count() == 0


@pytest.mark.parametrize("wrong", ["text", 1.5, object(), [1, 2], {}, (1,)])
def test_what_is_no_memory_is_refused(recorder: Recorder, cuda: ModuleType, wrong: object) -> None:
    with pytest.raises(TypeError):
        cuda.cuMemcpyHtoD(1, wrong, 8)
    assert recorder.count() == 0


@pytest.mark.parametrize("wrong", [1 << 64, -1 << 64])
def test_numbers_that_are_no_address_are_refused(recorder: Recorder, cuda: ModuleType, wrong: int) -> None:
    with pytest.raises(OverflowError):
        cuda.cuMemcpyHtoD(1, wrong, 8)
    assert recorder.count() == 0


def test_a_read_only_numpy_array_is_no_destination(recorder: Recorder, cuda: ModuleType) -> None:
    fixed = numpy.zeros(8, "u1")
    fixed.flags.writeable = False
    with pytest.raises(REFUSALS):
        cuda.cuMemcpyDtoH(fixed, 1, 8)
    assert recorder.count() == 0


class DeviceArray:
    """What CuPy, Numba and PyTorch offer for their device memory."""

    def __init__(self, address: int, count: int = 8, *, read_only: bool = False) -> None:
        self.__cuda_array_interface__ = {
            "shape": (count,),
            "typestr": "|u1",
            "data": (address, read_only),
            "version": 3,
            "strides": None,
        }


def test_device_arrays_are_their_address(recorder: Recorder, cudart: ModuleType) -> None:
    """`void *` of the runtime may be device memory."""
    assert cudart.cudaMemcpy(DeviceArray(0x7F00_1000), DeviceArray(0x7F00_2000), 8, 3)[0] == 0
    assert (seen(recorder, 0), seen(recorder, 1)) == (0x7F00_1000, 0x7F00_2000)
    assert cudart.cudaMemset(DeviceArray(0x7F00_3000), 0, 8)[0] == 0
    assert seen(recorder, 0) == 0x7F00_3000


class Exporter:
    """DLPack: a capsule that holds a description of the memory."""

    class Tensor(ctypes.Structure):
        _fields_ = (
            ("data", ctypes.c_void_p),
            ("device_type", ctypes.c_int),
            ("device_id", ctypes.c_int),
            ("ndim", ctypes.c_int),
            ("code", ctypes.c_uint8),
            ("bits", ctypes.c_uint8),
            ("lanes", ctypes.c_uint16),
            ("shape", ctypes.c_void_p),
            ("strides", ctypes.c_void_p),
            ("byte_offset", ctypes.c_uint64),
            ("manager_ctx", ctypes.c_void_p),
            ("deleter", ctypes.c_void_p),
        )

    def __init__(self, address: int, offset: int = 0) -> None:
        self.shape = (ctypes.c_int64 * 1)(8)
        self.tensor = self.Tensor(address, 2, 0, 1, 1, 8, 1, ctypes.addressof(self.shape), None, offset, None, None)

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.tensor), b"dltensor", None)

    def __dlpack_device__(self) -> tuple[int, int]:
        return (2, 0)


def test_exporters_of_dlpack_are_their_address(recorder: Recorder, cudart: ModuleType) -> None:
    assert cudart.cudaMemset(Exporter(0x7F00_4000), 0, 8)[0] == 0
    assert seen(recorder, 0) == 0x7F00_4000
    assert cudart.cudaMemset(Exporter(0x7F00_4000, 16), 0, 8)[0] == 0
    assert seen(recorder, 0) == 0x7F00_4010


def test_a_buffer_is_not_copied_or_kept(recorder: Recorder, cuda: ModuleType) -> None:
    buffer = bytearray(8)
    before = sys.getrefcount(buffer)
    for _ in range(100):
        cuda.cuMemcpyHtoD(1, buffer, 8)
    assert sys.getrefcount(buffer) == before


PROGRAM_TEXTS = [
    "nvrtcGetPTX",
    "nvrtcGetCUBIN",
    "nvrtcGetLTOIR",
    "nvrtcGetOptiXIR",
    "nvrtcGetProgramLog",
    "nvrtcGetTileIR",
]


@pytest.mark.parametrize("name", PROGRAM_TEXTS)
def test_texts_of_a_program_are_written_into_what_the_caller_made(
    recorder: Recorder, nvrtc: ModuleType, name: str
) -> None:
    """Either bytes, which nobody else has seen yet, as programs for NVIDIA's package do, or a buffer."""
    for made in (b" " * 8, bytearray(8)):
        recorder.reset()
        recorder.script(f"{name}Size", 1, (8).to_bytes(8, "little"))
        recorder.script(name, 1, b"written\0")
        assert getattr(nvrtc, name)(nvrtc.nvrtcProgram(1), made)[0] == 0
        assert bytes(made) == b"written\0"


def test_a_text_that_many_have_is_not_written_into(recorder: Recorder, nvrtc: ModuleType) -> None:
    """One-byte and empty `bytes` are shared by the whole process."""
    recorder.script("nvrtcGetPTX", 1, b"X")
    with contextlib.suppress(*REFUSALS):
        nvrtc.nvrtcGetPTX(nvrtc.nvrtcProgram(1), b" ")
    assert [bytes([i])[0] for i in range(256)] == list(range(256))


def test_a_device_array_whose_buffer_is_refused_is_device_memory(cudart: ModuleType) -> None:
    """Tensors of torch have a buffer, which raises where they are in device memory."""

    import numpy

    class Strided(numpy.ndarray):
        __cuda_array_interface__ = {"data": (0x1000, False), "shape": (4,), "typestr": "<f4", "version": 3}

    array = numpy.zeros((8, 8), dtype=numpy.uint8)[:, ::2].view(Strided)
    assert not array.flags.c_contiguous
    assert cudart.cudaFree(array) == (cudart.cudaError_t.cudaSuccess,)
