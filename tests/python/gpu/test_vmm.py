"""Virtual memory: reserved, created, mapped, shared."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from cuspec import cuda
from gpu import attribute, check, download, needs, status, upload

READ_WRITE = cuda.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
DESCRIPTOR = cuda.CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR


def properties(device: Any, handles: Any = 0) -> Any:
    """Memory of a device."""
    made = cuda.CUmemAllocationProp()
    made.type = cuda.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    made.requestedHandleTypes = handles
    made.location.type = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    made.location.id = int(device)
    return made


def access(device: Any, flags: Any = READ_WRITE) -> Any:
    """Who may do what."""
    made = cuda.CUmemAccessDesc()
    made.location = properties(device).location
    made.flags = flags
    return made


@pytest.fixture(autouse=True)
def supported(context: Any, device: Any) -> None:
    needs("VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", device)


@pytest.fixture
def size(device: Any) -> int:
    """What memory is made in."""
    option = cuda.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM
    found = check(cuda.cuMemGetAllocationGranularity(properties(device), option))
    assert isinstance(found, int) and found & (found - 1) == 0
    return found


@pytest.fixture
def mapped(device: Any, size: int) -> Iterator[tuple[Any, Any]]:
    """A handle and where it is mapped."""
    handle = check(cuda.cuMemCreate(size, properties(device, DESCRIPTOR), 0))
    address = check(cuda.cuMemAddressReserve(size, 0, 0, 0))
    check(cuda.cuMemMap(address, size, 0, handle, 0))
    check(cuda.cuMemSetAccess(address, size, [access(device)], 1))
    yield handle, address
    check(cuda.cuMemUnmap(address, size))
    check(cuda.cuMemAddressFree(address, size))
    check(cuda.cuMemRelease(handle))


def test_mapped_memory_holds_what_is_written(mapped: tuple[Any, Any]) -> None:
    upload(mapped[1], b"virtual memory")
    assert download(mapped[1], 14) == b"virtual memory"


def test_access_is_read_back(mapped: tuple[Any, Any], device: Any) -> None:
    assert check(cuda.cuMemGetAccess(properties(device).location, mapped[1])) == READ_WRITE


def test_properties_are_read_back(mapped: tuple[Any, Any], device: Any) -> None:
    found = check(cuda.cuMemGetAllocationPropertiesFromHandle(mapped[0]))
    assert found.type == cuda.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    assert found.requestedHandleTypes == DESCRIPTOR
    assert found.location.id == int(device)


def test_the_handle_behind_an_address(mapped: tuple[Any, Any]) -> None:
    handle = check(cuda.cuMemRetainAllocationHandle(int(mapped[1])))
    assert check(cuda.cuMemGetAllocationPropertiesFromHandle(handle)).requestedHandleTypes == DESCRIPTOR
    check(cuda.cuMemRelease(handle))


def test_one_handle_at_two_addresses(mapped: tuple[Any, Any], device: Any, size: int) -> None:
    handle, first = mapped
    second = check(cuda.cuMemAddressReserve(size, 0, 0, 0))
    check(cuda.cuMemMap(second, size, 0, handle, 0))
    check(cuda.cuMemSetAccess(second, size, [access(device)], 1))
    upload(first, b"seen twice")
    assert download(second, 10) == b"seen twice"
    check(cuda.cuMemUnmap(second, size))
    check(cuda.cuMemAddressFree(second, size))


def test_a_handle_goes_through_a_descriptor(mapped: tuple[Any, Any], device: Any, size: int) -> None:
    needs("HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", device)
    descriptor = check(cuda.cuMemExportToShareableHandle(mapped[0], DESCRIPTOR, 0))
    assert isinstance(descriptor, int) and os.fstat(descriptor)
    again = check(cuda.cuMemImportFromShareableHandle(descriptor, DESCRIPTOR))
    os.close(descriptor)
    address = check(cuda.cuMemAddressReserve(size, 0, 0, 0))
    check(cuda.cuMemMap(address, size, 0, again, 0))
    check(cuda.cuMemSetAccess(address, size, [access(device)], 1))
    upload(mapped[1], b"imported")
    assert download(address, 8) == b"imported"
    check(cuda.cuMemUnmap(address, size))
    check(cuda.cuMemAddressFree(address, size))
    check(cuda.cuMemRelease(again))


def test_external_memory_from_a_descriptor(mapped: tuple[Any, Any], device: Any, size: int) -> None:
    needs("HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", device)
    descriptor = check(cuda.cuMemExportToShareableHandle(mapped[0], DESCRIPTOR, 0))
    wanted = cuda.CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
    wanted.type = cuda.CUexternalMemoryHandleType.CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD
    wanted.handle.fd = descriptor
    wanted.size = size
    result, external = cuda.cuImportExternalMemory(wanted)
    if result:
        os.close(descriptor)
        # The driver need not take a handle of its own for one of another API; it must say so.
        assert external is None and result.name in ("CUDA_ERROR_INVALID_VALUE", "CUDA_ERROR_NOT_SUPPORTED", "CUDA_ERROR_UNKNOWN")
        pytest.skip(f"cuImportExternalMemory gives {result.name} for a descriptor of cuMemExportToShareableHandle")
    buffer = cuda.CUDA_EXTERNAL_MEMORY_BUFFER_DESC()
    buffer.size = size
    address = check(cuda.cuExternalMemoryGetMappedBuffer(external, buffer))
    upload(mapped[1], b"external")
    assert download(address, 8) == b"external"
    check(cuda.cuMemFree(address))
    check(cuda.cuDestroyExternalMemory(external))


def test_an_address_that_is_asked_for(device: Any, size: int) -> None:
    first = check(cuda.cuMemAddressReserve(size, 0, 0, 0))
    check(cuda.cuMemAddressFree(first, size))
    again = check(cuda.cuMemAddressReserve(size, 0, first, 0))
    assert int(again) % size == 0
    check(cuda.cuMemAddressFree(again, size))


def test_a_size_between_granules(device: Any, size: int) -> None:
    assert status(cuda.cuMemCreate(size + 1, properties(device), 0)) == "CUDA_ERROR_INVALID_VALUE"
    assert status(cuda.cuMemAddressReserve(size + 1, 0, 0, 0)) == "CUDA_ERROR_INVALID_VALUE"


def test_memory_of_the_host(context: Any, device: Any, size: int) -> None:
    if not attribute("HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED", device):
        pytest.skip("the device has 0 for CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED")
    wanted = properties(device)
    wanted.location.type, wanted.location.id = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_HOST_NUMA, 0
    option = cuda.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM
    granule = check(cuda.cuMemGetAllocationGranularity(wanted, option))
    handle = check(cuda.cuMemCreate(granule, wanted, 0))
    assert check(cuda.cuMemGetAllocationPropertiesFromHandle(handle)).location.type == wanted.location.type
    check(cuda.cuMemRelease(handle))


def test_a_descriptor_of_an_address_range(context: Any, device: Any) -> None:
    needs("DMA_BUF_SUPPORTED", device)
    kind = cuda.CUmemRangeHandleType.CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD
    address = check(cuda.cuMemAlloc(1 << 21))
    result, descriptor = cuda.cuMemGetHandleForAddressRange(address, 1 << 16, kind, 0)
    check(cuda.cuMemFree(address))
    if result.name == "CUDA_ERROR_NOT_SUPPORTED":
        pytest.skip("cuMemGetHandleForAddressRange gives CUDA_ERROR_NOT_SUPPORTED")
    assert not result and isinstance(descriptor, int), f"cuMemGetHandleForAddressRange gives {result!r}, {descriptor}"
    os.close(descriptor)
