"""Devices: what this package says of one, and what the driver itself says."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from cuspec import cuda
from gpu import architecture, check, needs, needs_driver, raw, status


@pytest.mark.parametrize("member", list(cuda.CUdevice_attribute), ids=lambda member: member.name.removeprefix("CU_DEVICE_ATTRIBUTE_"))
def test_attribute_is_what_the_driver_says(device: Any, member: Any) -> None:
    value = ctypes.c_int(-12345)
    expected = raw("cuDeviceGetAttribute", ctypes.byref(value), int(member), int(device))
    result, found = cuda.cuDeviceGetAttribute(member, device)
    assert int(result) == expected, f"cuDeviceGetAttribute({member!r}) gives {result!r}, and the driver {expected}"
    assert found == (None if expected else value.value), f"cuDeviceGetAttribute({member!r}) gives {found}, and the driver {value.value}"


def test_every_ordinal_below_the_count_is_a_device(device: Any) -> None:
    count = check(cuda.cuDeviceGetCount())
    assert count >= 1
    for ordinal in range(count):
        assert int(check(cuda.cuDeviceGet(ordinal))) == ordinal
    assert status(cuda.cuDeviceGet(count)) == "CUDA_ERROR_INVALID_DEVICE"


def test_name_ends_where_it_ends(device: Any) -> None:
    name = ctypes.create_string_buffer(256)
    assert raw("cuDeviceGetName", name, 256, int(device)) == 0
    assert check(cuda.cuDeviceGetName(256, device)) == name.value


def test_a_name_that_does_not_fit_is_cut(device: Any) -> None:
    short = check(cuda.cuDeviceGetName(5, device))
    assert check(cuda.cuDeviceGetName(256, device)).startswith(short)
    assert len(short) == 4


def test_uuid_is_sixteen_bytes(device: Any) -> None:
    expected = ctypes.create_string_buffer(16)
    assert raw("cuDeviceGetUuid_v2", expected, int(device)) == 0
    assert check(cuda.cuDeviceGetUuid(device)).bytes == expected.raw


def test_memory_size(device: Any) -> None:
    size = ctypes.c_size_t()
    assert raw("cuDeviceTotalMem_v2", ctypes.byref(size), int(device)) == 0
    assert check(cuda.cuDeviceTotalMem(device)) == size.value > 1 << 30


def test_a_device_is_found_by_its_bus_id(device: Any) -> None:
    name = check(cuda.cuDeviceGetPCIBusId(32, device))
    assert name.count(b":") == 2
    assert check(cuda.cuDeviceGetByPCIBusId(name)) == device
    assert status(cuda.cuDeviceGetByPCIBusId("ffff:ff:1f.0")) != "CUDA_SUCCESS"


def test_compute_capability_of_old(device: Any) -> None:
    major, minor = check(cuda.cuDeviceComputeCapability(device))
    assert f"{major}{minor}" == architecture()


def test_properties_of_old(device: Any) -> None:
    properties = check(cuda.cuDeviceGetProperties(device))
    attribute = cuda.CUdevice_attribute
    assert properties.maxThreadsPerBlock == check(cuda.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, device))
    grid = [check(cuda.cuDeviceGetAttribute(attribute[f"CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_{axis}"], device)) for axis in "XYZ"]
    assert list(properties.maxGridSize) == grid
    assert properties.SIMDWidth == check(cuda.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE, device))


@pytest.mark.parametrize("member", list(cuda.CUexecAffinityType), ids=lambda member: member.name)
def test_affinity_support(device: Any, member: Any) -> None:
    value = ctypes.c_int(-1)
    expected = raw("cuDeviceGetExecAffinitySupport", ctypes.byref(value), int(member), int(device))
    result, found = cuda.cuDeviceGetExecAffinitySupport(member, device)
    assert (int(result), found) == (expected, None if expected else value.value)


def test_the_widest_linear_texture(device: Any) -> None:
    expected = ctypes.c_size_t()
    form = cuda.CUarray_format.CU_AD_FORMAT_FLOAT
    assert raw("cuDeviceGetTexture1DLinearMaxWidth", ctypes.byref(expected), int(form), 4, int(device)) == 0
    assert check(cuda.cuDeviceGetTexture1DLinearMaxWidth(form, 4, device)) == expected.value > 0


def test_default_pool_is_the_current_pool(device: Any) -> None:
    needs("MEMORY_POOLS_SUPPORTED", device)
    default = check(cuda.cuDeviceGetDefaultMemPool(device))
    assert check(cuda.cuDeviceGetMemPool(device)) == default
    assert int(default) != 0
    check(cuda.cuDeviceSetMemPool(device, default))


def test_a_device_that_is_none() -> None:
    assert status(cuda.cuDeviceGetName(64, 9999)) == "CUDA_ERROR_INVALID_DEVICE"
    assert status(cuda.cuDeviceTotalMem(9999)) == "CUDA_ERROR_INVALID_DEVICE"


def test_host_atomics(device: Any) -> None:
    needs_driver(13, 0)
    operations = list(cuda.CUatomicOperation)
    operations = [member for member in operations if not member.name.endswith("_MAX")]
    numbers = (ctypes.c_int * len(operations))(*map(int, operations))
    expected = (ctypes.c_uint * len(operations))()
    code = raw("cuDeviceGetHostAtomicCapabilities", expected, numbers, len(operations), int(device))
    result, found = cuda.cuDeviceGetHostAtomicCapabilities(operations, len(operations), device)
    assert int(result) == code
    assert found == (None if code else list(expected))
