"""Errors, logs, the profiler, core dump settings, entry points."""

from __future__ import annotations

import ctypes
import time
from typing import Any

import pytest
from cuspec import cuda, cudart
from gpu import check, driver_version, needs_driver, raw, status


@pytest.mark.parametrize("member", list(cuda.CUresult), ids=lambda member: member.name)
def test_name_and_text_of_an_error(context: Any, member: Any) -> None:
    name, text = ctypes.c_char_p(), ctypes.c_char_p()
    code = raw("cuGetErrorName", int(member), ctypes.byref(name))
    result, found = cuda.cuGetErrorName(member)
    assert (int(result), found) == (code, name.value if code == 0 else None)
    if code == 0:
        assert found == member.name.encode(), f"the driver calls {int(member)} {found!r}"
    code = raw("cuGetErrorString", int(member), ctypes.byref(text))
    result, found = cuda.cuGetErrorString(member)
    assert (int(result), found) == (code, text.value if code == 0 else None)


def test_an_error_that_is_none(context: Any) -> None:
    assert status(cuda.cuGetErrorName(123456)) == "CUDA_ERROR_INVALID_VALUE"


class TestLogs:
    """The driver's log of errors."""

    @pytest.fixture(autouse=True)
    def supported(self, context: Any) -> None:
        needs_driver(12, 9)

    @staticmethod
    def provoke() -> None:
        """Makes an error of which the driver says more."""
        assert status(cuda.cuMemcpyDtoH(bytearray(16), 64, 16)) != "CUDA_SUCCESS"

    def test_a_callback_hears_an_error(self) -> None:
        heard: list[tuple[Any, ...]] = []
        handle = check(cuda.cuLogsRegisterCallback(lambda *arguments: heard.append(arguments), None))
        try:
            self.provoke()
            for _ in range(100):
                if heard:
                    break
                time.sleep(0.01)
        finally:
            check(cuda.cuLogsUnregisterCallback(handle))
        assert heard, "the driver logged nothing for a copy from an address that is none"
        count = len(heard)
        self.provoke()
        time.sleep(0.1)
        assert len(heard) == count, "it is called after it was taken back"

    def test_messages_are_dumped_to_memory(self) -> None:
        place = check(cuda.cuLogsCurrent(0))
        self.provoke()
        buffer = bytearray(25600)
        _, size = check(cuda.cuLogsDumpToMemory(place, buffer, len(buffer), 0))
        assert 0 < size <= len(buffer) and any(buffer[:size]), f"the size is {size}"

    def test_messages_are_dumped_to_a_file(self, tmp_path: Any) -> None:
        place = check(cuda.cuLogsCurrent(0))
        self.provoke()
        file = tmp_path / "log.txt"
        check(cuda.cuLogsDumpToFile(place, str(file), 0))
        assert file.stat().st_size > 0


def test_profiler(context: Any) -> None:
    check(cuda.cuProfilerStart())
    check(cuda.cuProfilerStop())
    assert not cudart.cudaProfilerStart()[0] and not cudart.cudaProfilerStop()[0]


#: Name, and a release in which it is there.
ENTRY_POINTS = ["cuInit", "cuMemAlloc", "cuStreamSynchronize", "cuLaunchKernel", "cuCtxCreate"]


@pytest.mark.parametrize("name", ENTRY_POINTS)
def test_an_entry_point(context: Any, name: str) -> None:
    address, found = check(cuda.cuGetProcAddress(name, 12000, 0))
    expected, query = ctypes.c_void_p(), ctypes.c_int()
    code = raw("cuGetProcAddress_v2", name.encode(), ctypes.byref(expected), 12000, ctypes.c_uint64(0), ctypes.byref(query))
    assert (code, address, int(found)) == (0, expected.value, query.value)
    assert found is cuda.CUdriverProcAddressQueryResult.CU_GET_PROC_ADDRESS_SUCCESS


def test_an_entry_point_is_called(context: Any) -> None:
    address, _ = check(cuda.cuGetProcAddress("cuDriverGetVersion", 12000, 0))
    version = ctypes.c_int()
    assert ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(address)(ctypes.addressof(version)) == 0
    assert version.value == driver_version()


def test_an_entry_point_that_is_not_there(context: Any) -> None:
    result, address, found = cuda.cuGetProcAddress("cuNothing", 12000, 0)
    if result:
        assert result is cuda.CUresult.CUDA_ERROR_NOT_FOUND
    else:
        assert not address and found is cuda.CUdriverProcAddressQueryResult.CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND


def test_an_entry_point_of_a_later_release(context: Any) -> None:
    result, address, found = cuda.cuGetProcAddress("cuGraphConditionalHandleCreate", 11000, 0)
    if result:
        assert result is cuda.CUresult.CUDA_ERROR_NOT_FOUND
    else:
        assert not address and found is cuda.CUdriverProcAddressQueryResult.CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT


def test_streams_per_thread_have_entry_points_of_their_own(context: Any) -> None:
    flags = cuda.CUdriverProcAddress_flags
    legacy, _ = check(cuda.cuGetProcAddress("cuStreamSynchronize", 12000, flags.CU_GET_PROC_ADDRESS_LEGACY_STREAM))
    own, _ = check(cuda.cuGetProcAddress("cuStreamSynchronize", 12000, flags.CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM))
    assert legacy and own and legacy != own


def test_version_is_what_the_driver_says() -> None:
    expected = ctypes.c_int()
    assert raw("cuDriverGetVersion", ctypes.byref(expected)) == 0
    assert driver_version() == expected.value
