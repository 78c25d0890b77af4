"""Memory: linear, pitched, page-locked, managed, from pools."""

from __future__ import annotations

import ctypes
import mmap
from typing import Any

import pytest
from cuspec import cuda
from gpu import attribute, check, download, memory, needs, raw, status, upload


def location(device: Any) -> Any:
    """A device as a place of memory."""
    made = cuda.CUmemLocation()
    made.type, made.id = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE, int(device)
    return made


@pytest.mark.parametrize("size", [1, 255, 4096, 1 << 24])
def test_memory_holds_what_is_written(context: Any, size: int) -> None:
    data = bytes(i % 251 for i in range(size))
    with memory(size, None) as address:
        upload(address, data)
        assert download(address, size) == data


def test_an_address_is_a_number(context: Any) -> None:
    with memory(64) as address:
        assert isinstance(address, cuda.CUdeviceptr)
        assert int(address) % 256 == 0
        check(cuda.cuMemsetD8(int(address) + 16, 7, 8))
        assert download(address, 32) == b"\0" * 16 + b"\7" * 8 + b"\0" * 8


def test_range_of_an_address(context: Any) -> None:
    with memory(1000) as address:
        base, size = check(cuda.cuMemGetAddressRange(int(address) + 500))
        assert (int(base), size) == (int(address), 1000)


def test_free_and_total(context: Any) -> None:
    free, total = check(cuda.cuMemGetInfo())
    assert 0 < free <= total
    expected = ctypes.c_size_t(), ctypes.c_size_t()
    assert raw("cuMemGetInfo_v2", ctypes.byref(expected[0]), ctypes.byref(expected[1])) == 0
    assert total == expected[1].value


def test_too_much_memory(context: Any) -> None:
    assert status(cuda.cuMemAlloc(1 << 50)) == "CUDA_ERROR_OUT_OF_MEMORY"


def test_no_memory(context: Any) -> None:
    assert status(cuda.cuMemAlloc(0)) == "CUDA_ERROR_INVALID_VALUE"


def test_memory_is_not_freed_twice(context: Any) -> None:
    address = check(cuda.cuMemAlloc(64))
    check(cuda.cuMemFree(address))
    assert status(cuda.cuMemFree(address)) == "CUDA_ERROR_INVALID_VALUE"


@pytest.mark.parametrize("element", [4, 8, 16])
def test_pitched_memory(context: Any, device: Any, element: int) -> None:
    address, pitch = check(cuda.cuMemAllocPitch(100, 7, element))
    assert pitch >= 100 and pitch % element == 0
    check(cuda.cuMemsetD2D8(address, pitch, 9, 100, 7))
    rows = download(address, 6 * pitch + 100)
    assert all(rows[row * pitch : row * pitch + 100] == b"\x09" * 100 for row in range(7))
    check(cuda.cuMemFree(address))


def test_host_memory_is_page_locked(context: Any) -> None:
    address = check(cuda.cuMemAllocHost(4096))
    assert isinstance(address, int) and address % 64 == 0
    kind = check(cuda.cuPointerGetAttribute(cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address))
    assert kind == cuda.CUmemorytype.CU_MEMORYTYPE_HOST
    ctypes.memset(address, 3, 4096)
    with memory(4096) as target:
        check(cuda.cuMemcpyHtoD(target, address, 4096))
        assert download(target, 4096) == b"\3" * 4096
    check(cuda.cuMemFreeHost(address))


@pytest.mark.parametrize("flags", [0, 1, 2, 4, 7])
def test_flags_of_host_memory(context: Any, flags: int) -> None:
    address = check(cuda.cuMemHostAlloc(4096, flags))
    found = check(cuda.cuMemHostGetFlags(address))
    assert found & flags == flags
    seen = check(cuda.cuMemHostGetDevicePointer(address, 0))
    check(cuda.cuMemsetD8(seen, 5, 16))
    check(cuda.cuCtxSynchronize())
    assert ctypes.string_at(address, 16) == b"\5" * 16
    check(cuda.cuMemFreeHost(address))


def test_memory_of_the_host_is_registered(context: Any) -> None:
    pages = mmap.mmap(-1, 8192)
    view = (ctypes.c_char * 8192).from_buffer(pages)
    check(cuda.cuMemHostRegister(view, 8192, cuda.CU_MEMHOSTREGISTER_DEVICEMAP))
    seen = check(cuda.cuMemHostGetDevicePointer(view, 0))
    check(cuda.cuMemsetD32(seen, 0x01020304, 4))
    check(cuda.cuCtxSynchronize())
    assert pages[:16] == b"\4\3\2\1" * 4
    assert status(cuda.cuMemHostRegister(view, 8192, 0)) == "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED"
    check(cuda.cuMemHostUnregister(view))
    assert status(cuda.cuMemHostUnregister(view)) == "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED"


def test_managed_memory_is_seen_by_both(context: Any, device: Any) -> None:
    needs("MANAGED_MEMORY", device)
    address = check(cuda.cuMemAllocManaged(4096, cuda.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL))
    check(cuda.cuMemsetD8(address, 6, 4096))
    check(cuda.cuCtxSynchronize())
    assert ctypes.string_at(int(address), 4096) == b"\6" * 4096
    assert check(cuda.cuPointerGetAttribute(cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED, address)) == 1
    check(cuda.cuMemFree(address))


def test_managed_memory_is_brought_along(stream: Any, device: Any) -> None:
    needs("CONCURRENT_MANAGED_ACCESS", device)
    address = check(cuda.cuMemAllocManaged(1 << 16, cuda.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL))
    check(cuda.cuMemPrefetchAsync(address, 1 << 16, location(device), 0, stream))
    check(cuda.cuStreamSynchronize(stream))
    last = cuda.CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION
    assert check(cuda.cuMemRangeGetAttribute(4, last, address, 1 << 16)) == int(device)
    check(cuda.cuMemFree(address))


class TestPool:
    """Memory in the order of a stream."""

    @pytest.fixture(autouse=True)
    def supported(self, device: Any) -> None:
        needs("MEMORY_POOLS_SUPPORTED", device)

    @staticmethod
    def properties(device: Any, handles: Any = 0) -> Any:
        made = cuda.CUmemPoolProps()
        made.allocType = cuda.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        made.handleTypes = handles
        made.location = location(device)
        return made

    def test_memory_from_the_default_pool(self, stream: Any) -> None:
        address = check(cuda.cuMemAllocAsync(1000, stream))
        check(cuda.cuMemsetD8Async(address, 8, 1000, stream))
        host = bytearray(1000)
        check(cuda.cuMemcpyDtoHAsync(host, address, 1000, stream))
        check(cuda.cuMemFreeAsync(address, stream))
        check(cuda.cuStreamSynchronize(stream))
        assert host == b"\x08" * 1000

    def test_a_pool_of_ones_own(self, stream: Any, device: Any) -> None:
        pool = check(cuda.cuMemPoolCreate(self.properties(device)))
        address = check(cuda.cuMemAllocFromPoolAsync(1 << 16, pool, stream))
        check(cuda.cuStreamSynchronize(stream))
        used = check(cuda.cuMemPoolGetAttribute(pool, cuda.CUmemPool_attribute.CU_MEMPOOL_ATTR_USED_MEM_CURRENT))
        assert int(used) == 1 << 16
        owner = check(cuda.cuPointerGetAttribute(cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE, address))
        assert owner == pool
        check(cuda.cuMemFreeAsync(address, stream))
        check(cuda.cuStreamSynchronize(stream))
        check(cuda.cuMemPoolTrimTo(pool, 0))
        used = check(cuda.cuMemPoolGetAttribute(pool, cuda.CUmemPool_attribute.CU_MEMPOOL_ATTR_USED_MEM_CURRENT))
        assert int(used) == 0
        check(cuda.cuMemPoolDestroy(pool))

    def test_access_to_a_pool(self, context: Any, device: Any) -> None:
        pool = check(cuda.cuMemPoolCreate(self.properties(device)))
        description = cuda.CUmemAccessDesc()
        description.location, description.flags = location(device), cuda.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
        check(cuda.cuMemPoolSetAccess(pool, [description], 1))
        found = check(cuda.cuMemPoolGetAccess(pool, location(device)))
        assert found == cuda.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
        check(cuda.cuMemPoolDestroy(pool))

    def test_a_pool_of_another_process(self, stream: Any, device: Any) -> None:
        """Both ends in one process: the handle is a descriptor."""
        kind = cuda.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR
        if not attribute("MEMPOOL_SUPPORTED_HANDLE_TYPES", device) & kind:
            pytest.skip("pools of this device have no descriptors")
        pool = check(cuda.cuMemPoolCreate(self.properties(device, kind)))
        address = check(cuda.cuMemAllocFromPoolAsync(4096, pool, stream))
        check(cuda.cuMemsetD8Async(address, 4, 4096, stream))
        check(cuda.cuStreamSynchronize(stream))
        descriptor = check(cuda.cuMemPoolExportToShareableHandle(pool, kind, 0))
        assert isinstance(descriptor, int) and descriptor > 2
        data = check(cuda.cuMemPoolExportPointer(address))
        assert len(bytes(data)) == 64
        check(cuda.cuMemFreeAsync(address, stream))
        check(cuda.cuStreamSynchronize(stream))
        check(cuda.cuMemPoolDestroy(pool))
