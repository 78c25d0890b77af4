"""Typed attributes: each enumerator of each kind, against the driver's own answer.

The sizes are written down from the driver's manual, not taken from this package, so that a wrong type shows up as another number.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import pytest
from cuspec import cuda
from gpu import ADD, check, compiled, kernel, memory, needs, raw

P = cuda.CUpointer_attribute
POINTER = {
    P.CU_POINTER_ATTRIBUTE_CONTEXT: 8,
    P.CU_POINTER_ATTRIBUTE_MEMORY_TYPE: 4,
    P.CU_POINTER_ATTRIBUTE_DEVICE_POINTER: 8,
    P.CU_POINTER_ATTRIBUTE_HOST_POINTER: 8,
    P.CU_POINTER_ATTRIBUTE_P2P_TOKENS: 16,
    P.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS: 4,
    P.CU_POINTER_ATTRIBUTE_BUFFER_ID: 8,
    P.CU_POINTER_ATTRIBUTE_IS_MANAGED: 4,
    P.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL: 4,
    P.CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE: 4,
    P.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR: 8,
    P.CU_POINTER_ATTRIBUTE_RANGE_SIZE: 8,
    P.CU_POINTER_ATTRIBUTE_MAPPED: 4,
    P.CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES: 8,
    P.CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE: 4,
    P.CU_POINTER_ATTRIBUTE_ACCESS_FLAGS: 4,
    P.CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE: 8,
    P.CU_POINTER_ATTRIBUTE_MAPPING_SIZE: 8,
    P.CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR: 8,
    P.CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID: 8,
    P.CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE: 4,
    P.CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL: 4,
}

#: These are no plain numbers.
STRUCTS = {P.CU_POINTER_ATTRIBUTE_P2P_TOKENS}

M = cuda.CUmemPool_attribute
POOL = {
    M.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES: 4,
    M.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC: 4,
    M.CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES: 4,
    M.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD: 8,
    M.CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT: 8,
    M.CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH: 8,
    M.CU_MEMPOOL_ATTR_USED_MEM_CURRENT: 8,
    M.CU_MEMPOOL_ATTR_USED_MEM_HIGH: 8,
    M.CU_MEMPOOL_ATTR_ALLOCATION_TYPE: 4,
    M.CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES: 4,
    M.CU_MEMPOOL_ATTR_LOCATION_ID: 4,
    M.CU_MEMPOOL_ATTR_LOCATION_TYPE: 4,
    M.CU_MEMPOOL_ATTR_MAX_POOL_SIZE: 8,
    M.CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED: 4,
    M.CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID: 4,
}

R = cuda.CUmem_range_attribute


def answer(size: int, call: Callable[[Any], int]) -> tuple[int, int, bytes]:
    """Status, number and bytes of a value that the driver writes, all of it or the first byte. What is behind must stay as it is."""
    room = ctypes.create_string_buffer(bytes(size) + b"\xa5" * (64 - size), 64)
    code = call(room)
    assert room.raw[size:] == b"\xa5" * (64 - size), f"the driver writes more than {size} bytes: {room.raw.hex()}"
    return code, int.from_bytes(room.raw[:size], "little"), room.raw[:size]


def number(value: Any, size: int) -> int:
    """A value as an unsigned number of a size."""
    return int(value) % (1 << (8 * size))


@pytest.mark.parametrize("member", list(P), ids=lambda member: member.name)
def test_pointer_attribute(context: Any, member: Any) -> None:
    size = POINTER.get(member)
    if size is None:
        pytest.skip(f"{member.name} is newer than the table of this test")
    with memory(4096) as address:
        code, expected, content = answer(size, lambda room: raw("cuPointerGetAttribute", room, int(member), ctypes.c_uint64(int(address))))
        result, found = cuda.cuPointerGetAttribute(member, address)
        assert int(result) == code, f"cuPointerGetAttribute({member!r}) gives {result!r}, and the driver {code}"
        if code:
            assert found is None
        elif member in STRUCTS:
            assert bytes(found) == content
        else:
            assert number(found, size) == expected, f"cuPointerGetAttribute({member!r}) gives {found!r}, and the driver {expected}"


def test_types_of_pointer_attributes(context: Any, device: Any) -> None:
    with memory(4096) as address:
        assert check(cuda.cuPointerGetAttribute(P.CU_POINTER_ATTRIBUTE_CONTEXT, address)) == context
        kind = check(cuda.cuPointerGetAttribute(P.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address))
        assert kind is cuda.CUmemorytype.CU_MEMORYTYPE_DEVICE
        assert check(cuda.cuPointerGetAttribute(P.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address)) == int(device)
        assert check(cuda.cuPointerGetAttribute(P.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, address)) == int(address)
        assert check(cuda.cuPointerGetAttribute(P.CU_POINTER_ATTRIBUTE_RANGE_SIZE, address)) == 4096
        managed = check(cuda.cuPointerGetAttribute(P.CU_POINTER_ATTRIBUTE_IS_MANAGED, address))
        assert managed == 0


def test_pointer_attributes_at_once(context: Any, device: Any) -> None:
    wanted = [P.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, P.CU_POINTER_ATTRIBUTE_RANGE_SIZE, P.CU_POINTER_ATTRIBUTE_MEMORY_TYPE]
    with memory(512) as address:
        values = check(cuda.cuPointerGetAttributes(len(wanted), wanted, address))
        assert [int(value) for value in values] == [int(device), 512, 2]
    nowhere = check(cuda.cuPointerGetAttributes(1, wanted[2:], 64))
    assert int(nowhere[0]) == 0, "memory that the driver does not know has no type"


def test_a_pointer_attribute_is_set(context: Any) -> None:
    with memory(512) as address:
        check(cuda.cuPointerSetAttribute(1, P.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, address))
        assert check(cuda.cuPointerGetAttribute(P.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, address)) == 1


@pytest.mark.parametrize("member", list(M), ids=lambda member: member.name)
def test_pool_attribute(context: Any, device: Any, member: Any) -> None:
    needs("MEMORY_POOLS_SUPPORTED", device)
    size = POOL.get(member)
    if size is None:
        pytest.skip(f"{member.name} is newer than the table of this test")
    pool = check(cuda.cuDeviceGetDefaultMemPool(device))
    code, expected, _ = answer(size, lambda room: raw("cuMemPoolGetAttribute", ctypes.c_void_p(int(pool)), int(member), room))
    result, found = cuda.cuMemPoolGetAttribute(pool, member)
    assert (int(result), found if found is None else number(found, size)) == (code, None if code else expected)


@pytest.mark.parametrize(
    ("member", "value"),
    [
        (M.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, (1 << 40) + 1),
        (M.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, 0),
        (M.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, 0),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_a_pool_attribute_is_set(context: Any, device: Any, member: Any, value: int) -> None:
    needs("MEMORY_POOLS_SUPPORTED", device)
    pool = check(cuda.cuDeviceGetDefaultMemPool(device))
    before = check(cuda.cuMemPoolGetAttribute(pool, member))
    check(cuda.cuMemPoolSetAttribute(pool, member, value))
    assert int(check(cuda.cuMemPoolGetAttribute(pool, member))) == value
    check(cuda.cuMemPoolSetAttribute(pool, member, before))


@pytest.mark.parametrize("member", list(cuda.CUgraphMem_attribute), ids=lambda member: member.name)
def test_graph_memory_attribute(context: Any, device: Any, member: Any) -> None:
    code, expected, _ = answer(8, lambda room: raw("cuDeviceGetGraphMemAttribute", int(device), int(member), room))
    result, found = cuda.cuDeviceGetGraphMemAttribute(device, member)
    assert (int(result), found if found is None else int(found)) == (code, None if code else expected)


@pytest.mark.parametrize("member", list(cuda.CUfunction_attribute), ids=lambda member: member.name)
def test_function_attribute(context: Any, member: Any) -> None:
    with kernel(ADD) as function:
        code, expected, _ = answer(4, lambda room: raw("cuFuncGetAttribute", room, int(member), ctypes.c_void_p(int(function))))
        result, found = cuda.cuFuncGetAttribute(member, function)
        assert (int(result), found if found is None else number(found, 4)) == (code, None if code else expected)


@pytest.mark.parametrize("member", list(cuda.CUfunction_attribute), ids=lambda member: member.name)
def test_kernel_attribute(context: Any, device: Any, member: Any) -> None:
    library = check(cuda.cuLibraryLoadData(compiled(ADD), [], [], 0, [], [], 0))
    function = check(cuda.cuLibraryGetKernel(library, "kernel"))
    place = int(member), ctypes.c_void_p(int(function)), int(device)
    code, expected, _ = answer(4, lambda room: raw("cuKernelGetAttribute", room, *place))
    result, found = cuda.cuKernelGetAttribute(member, function, device)
    check(cuda.cuLibraryUnload(library))
    assert (int(result), found if found is None else number(found, 4)) == (code, None if code else expected)


def test_a_function_attribute_is_set(context: Any) -> None:
    member = cuda.CUfunction_attribute.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
    with kernel(ADD) as function:
        check(cuda.cuFuncSetAttribute(function, member, 50))
        assert check(cuda.cuFuncGetAttribute(member, function)) == 50


class TestRange:
    """Attributes of a range of managed memory."""

    SIZES = {
        R.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY: 4,
        R.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION: 4,
        R.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION: 4,
        R.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE: 4,
        R.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID: 4,
        R.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE: 4,
        R.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID: 4,
    }

    @pytest.fixture
    def managed(self, context: Any, device: Any) -> Any:
        needs("CONCURRENT_MANAGED_ACCESS", device)
        address = check(cuda.cuMemAllocManaged(1 << 16, cuda.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL))
        yield address
        check(cuda.cuMemFree(address))

    @pytest.mark.parametrize("member", list(SIZES), ids=lambda member: member.name)
    def test_attribute(self, managed: Any, member: Any) -> None:
        place = ctypes.c_size_t(4), int(member), ctypes.c_uint64(int(managed)), ctypes.c_size_t(1 << 16)
        code, expected, _ = answer(4, lambda room: raw("cuMemRangeGetAttribute", room, *place))
        result, found = cuda.cuMemRangeGetAttribute(4, member, managed, 1 << 16)
        assert (int(result), found if found is None else number(found, 4)) == (code, None if code else expected)

    def test_devices_that_access_it(self, managed: Any, device: Any) -> None:
        location = cuda.CUmemLocation()
        location.type, location.id = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE, int(device)
        check(cuda.cuMemAdvise(managed, 1 << 16, cuda.CUmem_advise.CU_MEM_ADVISE_SET_ACCESSED_BY, location))
        found = check(cuda.cuMemRangeGetAttribute(16, R.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, managed, 1 << 16))
        # Free places have the number of no device.
        assert list(found) == [int(device), -2, -2, -2]

    def test_advice_is_read_back(self, managed: Any) -> None:
        location = cuda.CUmemLocation()
        location.type = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_HOST
        check(cuda.cuMemAdvise(managed, 1 << 16, cuda.CUmem_advise.CU_MEM_ADVISE_SET_PREFERRED_LOCATION, location))
        check(cuda.cuMemAdvise(managed, 1 << 16, cuda.CUmem_advise.CU_MEM_ADVISE_SET_READ_MOSTLY, location))
        wanted = [R.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, R.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION]
        values = check(cuda.cuMemRangeGetAttributes([4, 4], wanted, 2, managed, 1 << 16))
        assert [int(value) for value in values] == [1, -1]


@pytest.mark.parametrize("member", list(cuda.CUlaunchAttributeID), ids=lambda member: member.name)
def test_stream_attribute(stream: Any, member: Any) -> None:
    room = ctypes.create_string_buffer(64)
    code = raw("cuStreamGetAttribute", ctypes.c_void_p(int(stream)), int(member), room)
    result, found = cuda.cuStreamGetAttribute(stream, member)
    assert int(result) == code, f"cuStreamGetAttribute({member!r}) gives {result!r}, and the driver {code}"
    if code:
        assert found is None
    else:
        assert found is not None and len(bytes(found)) == 64


@pytest.mark.parametrize("member", list(cuda.CUlaunchAttributeID), ids=lambda member: member.name)
def test_kernel_node_attribute(context: Any, member: Any) -> None:
    graph = check(cuda.cuGraphCreate(0))
    with kernel(ADD) as function, memory(256) as out:
        params = cuda.CUDA_KERNEL_NODE_PARAMS()
        params.func = function
        params.gridDimX = params.gridDimY = params.gridDimZ = params.blockDimX = params.blockDimY = params.blockDimZ = 1
        params.kernelParams = ((out, 1, 1), (None, ctypes.c_uint, ctypes.c_uint))
        node = check(cuda.cuGraphAddKernelNode(graph, [], 0, params))
        room = ctypes.create_string_buffer(64)
        code = raw("cuGraphKernelNodeGetAttribute", ctypes.c_void_p(int(node)), int(member), room)
        result, found = cuda.cuGraphKernelNodeGetAttribute(node, member)
        assert int(result) == code
        assert (found is None) == bool(code)
        check(cuda.cuGraphDestroy(graph))
