"""Launches: parameters in every form, shapes, attributes."""

from __future__ import annotations

import ctypes
import struct
from array import array
from typing import Any

import pytest
from cuspec import cuda
from gpu import check, kernel, launch, memory, module, needs, needs_driver, status, words

MIXED = """
struct Pair { int a; double b; };
extern "C" __global__ void kernel(double *out, signed char c, short s, int i, long long l, float f, double d, bool b, Pair p)
{
    out[0] = c; out[1] = s; out[2] = i; out[3] = (double)l; out[4] = f; out[5] = d; out[6] = b; out[7] = p.a; out[8] = p.b;
}
"""

STORE = 'extern "C" __global__ void kernel(unsigned int *out, unsigned int value) { out[threadIdx.x] = value; }'

CLUSTER = """
extern "C" __global__ void kernel(unsigned int *out)
{
    unsigned int x, y;
    asm("mov.u32 %0, %%cluster_ctaid.x;" : "=r"(x));
    asm("mov.u32 %0, %%cluster_nctaid.x;" : "=r"(y));
    if (threadIdx.x == 0) out[blockIdx.x] = 100 * y + x;
}
"""

GRID = """
extern "C" __global__ void kernel(unsigned int *out, unsigned int *arrived)
{
    // Every block waits for all others: without a cooperative launch this may never end.
    __threadfence();
    if (threadIdx.x == 0) {
        atomicAdd(arrived, 1);
        while (atomicAdd(arrived, 0) < gridDim.x) { }
        out[blockIdx.x] = 1 + blockIdx.x;
    }
}
"""

SHARED = """
extern "C" __global__ void kernel(unsigned int *out)
{
    extern __shared__ unsigned int room[];
    unsigned int size;
    asm("mov.u32 %0, %%dynamic_smem_size;" : "=r"(size));
    room[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = room[blockDim.x - 1 - threadIdx.x] + size;
}
"""


class Pair(ctypes.Structure):
    _fields_ = [("a", ctypes.c_int), ("b", ctypes.c_double)]


VALUES: tuple[Any, ...] = (-1, -2, -3, 1 << 40, 0.5, 0.25, True, Pair(7, 8.5))
TYPES: tuple[Any, ...] = (
    ctypes.c_byte,
    ctypes.c_short,
    ctypes.c_int,
    ctypes.c_longlong,
    ctypes.c_float,
    ctypes.c_double,
    ctypes.c_bool,
    None,
)
EXPECTED = [-1, -2, -3, float(1 << 40), 0.5, 0.25, 1, 7, 8.5]


def doubles(address: Any, count: int) -> list[float]:
    data = bytearray(8 * count)
    check(cuda.cuMemcpyDtoH(data, address, len(data)))
    return list(struct.unpack(f"{count}d", data))


@pytest.mark.parametrize("sequence", [tuple, list])
def test_values_with_types(context: Any, sequence: Any) -> None:
    with kernel(MIXED) as function, memory(72) as out:
        parameters = (sequence((out, *VALUES)), sequence((None, *TYPES)))
        check(cuda.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, parameters, 0))
        assert doubles(out, 9) == EXPECTED


def test_values_of_ctypes(context: Any) -> None:
    wrapped = [kind(value) for kind, value in zip(TYPES[:-1], VALUES[:-1], strict=True)]
    with kernel(MIXED) as function, memory(72) as out:
        values = (ctypes.c_void_p(int(out)), *wrapped, VALUES[-1])
        check(cuda.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, (values, (None,) * len(values)), 0))
        assert doubles(out, 9) == EXPECTED


def pointers(out: Any) -> tuple[Any, Any]:
    """An array of addresses, and what keeps their targets."""
    wrapped = [ctypes.c_void_p(int(out)), *(kind(value) for kind, value in zip(TYPES[:-1], VALUES[:-1], strict=True)), VALUES[-1]]
    return (ctypes.c_void_p * len(wrapped))(*[ctypes.addressof(value) for value in wrapped]), wrapped


def test_address_of_an_array(context: Any) -> None:
    with kernel(MIXED) as function, memory(72) as out:
        addresses, kept = pointers(out)
        check(cuda.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, ctypes.addressof(addresses), 0))
        assert doubles(out, 9) == EXPECTED and kept


def test_a_buffer_of_addresses(context: Any) -> None:
    with kernel(MIXED) as function, memory(72) as out:
        addresses, kept = pointers(out)
        for buffer in (addresses, array("Q", [ctypes.addressof(value) for value in kept])):
            check(cuda.cuMemsetD8(out, 0, 72))
            check(cuda.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, buffer, 0))
            assert doubles(out, 9) == EXPECTED


def test_values_of_numpy(context: Any) -> None:
    numpy = pytest.importorskip("numpy", reason="numpy is not installed")
    kinds = (numpy.int8, numpy.int16, numpy.int32, numpy.int64, numpy.float32, numpy.float64, numpy.bool_)
    with kernel(MIXED) as function, memory(72) as out:
        values = (numpy.uint64(int(out)), *(kind(value) for kind, value in zip(kinds, VALUES[:-1], strict=True)), VALUES[-1])
        check(cuda.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, (values, (None,) * len(values)), 0))
        assert doubles(out, 9) == EXPECTED


def test_a_buffer_of_all_parameters(context: Any) -> None:
    """By `extra`: one piece of memory as the kernel sees it."""
    with kernel(STORE) as function, memory(16) as out:
        content = ctypes.create_string_buffer(struct.pack("QI", int(out), 77), 12)
        size = ctypes.c_size_t(12)
        extra = (ctypes.c_void_p * 5)(1, ctypes.addressof(content), 2, ctypes.addressof(size), 0)
        check(cuda.cuLaunchKernel(function, 1, 1, 1, 4, 1, 1, 0, 0, 0, ctypes.addressof(extra)))
        assert words(out, 4) == [77] * 4


def test_five_hundred_and_twelve_parameters(context: Any) -> None:
    count = 512
    names = ", ".join(f"unsigned int p{at}" for at in range(1, count))
    sums = " ".join(f"out[{at}] = p{at};" for at in range(1, count))
    source = f'extern "C" __global__ void kernel(unsigned int *out, {names}) {{ {sums} out[0] = {count}; }}'
    with kernel(source) as function, memory(4 * count) as out:
        values = (out, *range(1, count))
        launch(function, values, (None, *[ctypes.c_uint] * (count - 1)), threads=1)
        assert words(out, count) == [count, *range(1, count)]


def test_no_parameters(context: Any) -> None:
    with kernel('extern "C" __global__ void kernel() { }') as function:
        for none in (0, None, ((), ())):
            check(cuda.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, none, 0))
        check(cuda.cuCtxSynchronize())


def test_parameters_that_do_not_fit_their_types(context: Any) -> None:
    with kernel(STORE) as function, memory(16) as out:
        for values, types in (((out, 1), (None,)), ((out, 1 << 40), (None, ctypes.c_uint)), ((out, "x"), (None, ctypes.c_uint))):
            with pytest.raises((TypeError, ValueError, OverflowError)):
                cuda.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, (values, types), 0)
        check(cuda.cuCtxSynchronize())
        assert words(out, 4) == [0] * 4


def test_shared_memory(context: Any) -> None:
    with kernel(SHARED) as function, memory(128) as out:
        check(cuda.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 128, 0, ((out,), (None,)), 0))
        assert words(out, 32) == [128 + 31 - i for i in range(32)]


def test_more_shared_memory_than_usual(context: Any, device: Any) -> None:
    size = check(cuda.cuDeviceGetAttribute(cuda.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, device))
    with kernel(SHARED) as function, memory(128) as out:
        assert status(cuda.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, size, 0, ((out,), (None,)), 0)) == "CUDA_ERROR_INVALID_VALUE"
        check(cuda.cuFuncSetAttribute(function, cuda.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, size))
        check(cuda.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, size, 0, ((out,), (None,)), 0))
        assert words(out, 1) == [size + 31]


def test_a_shape_that_is_too_large(context: Any) -> None:
    with kernel(STORE) as function, memory(16) as out:
        parameters = ((out, 1), (None, ctypes.c_uint))
        assert status(cuda.cuLaunchKernel(function, 1, 1, 1, 2048, 1, 1, 0, 0, parameters, 0)) == "CUDA_ERROR_INVALID_VALUE"
        assert status(cuda.cuLaunchKernel(function, 0, 1, 1, 1, 1, 1, 0, 0, parameters, 0)) == "CUDA_ERROR_INVALID_VALUE"


def test_a_cooperative_launch(stream: Any, device: Any) -> None:
    needs("COOPERATIVE_LAUNCH", device)
    with kernel(GRID) as function, memory(64) as out, memory(4) as arrived:
        check(cuda.cuLaunchCooperativeKernel(function, 16, 1, 1, 32, 1, 1, 0, stream, ((out, arrived), (None, None))))
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 16) == list(range(1, 17))


def config(blocks: int, threads: int, stream: Any, *attributes: Any) -> Any:
    """A launch with attributes."""
    made = cuda.CUlaunchConfig()
    made.gridDimX, made.gridDimY, made.gridDimZ = blocks, 1, 1
    made.blockDimX, made.blockDimY, made.blockDimZ = threads, 1, 1
    made.hStream = stream
    made.attrs = list(attributes)
    made.numAttrs = len(attributes)
    return made


def attribute(name: str) -> Any:
    """An attribute without its value."""
    made = cuda.CUlaunchAttribute()
    made.id = cuda.CUlaunchAttributeID[f"CU_LAUNCH_ATTRIBUTE_{name}"]
    return made


def test_a_launch_without_attributes(stream: Any) -> None:
    with kernel(STORE) as function, memory(16) as out:
        check(cuda.cuLaunchKernelEx(config(1, 4, stream), function, ((out, 5), (None, ctypes.c_uint)), 0))
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 4) == [5] * 4


def test_a_cluster(stream: Any, device: Any) -> None:
    needs("CLUSTER_LAUNCH", device)
    cluster = attribute("CLUSTER_DIMENSION")
    cluster.value.clusterDim.x, cluster.value.clusterDim.y, cluster.value.clusterDim.z = 4, 1, 1
    with kernel(CLUSTER) as function, memory(32) as out:
        check(cuda.cuLaunchKernelEx(config(8, 32, stream, cluster), function, ((out,), (None,)), 0))
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 8) == [400, 401, 402, 403] * 2


def test_a_cooperative_attribute(stream: Any, device: Any) -> None:
    needs("COOPERATIVE_LAUNCH", device)
    cooperative = attribute("COOPERATIVE")
    cooperative.value.cooperative = 1
    with kernel(GRID) as function, memory(64) as out, memory(4) as arrived:
        check(cuda.cuLaunchKernelEx(config(16, 32, stream, cooperative), function, ((out, arrived), (None, None)), 0))
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 16) == list(range(1, 17))


def test_an_event_in_a_launch(stream: Any) -> None:
    needs_driver(12, 3)
    event = check(cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING))
    told = attribute("LAUNCH_COMPLETION_EVENT")
    told.value.launchCompletionEvent.event = event
    with kernel(STORE) as function, memory(16) as out:
        check(cuda.cuLaunchKernelEx(config(1, 4, stream, told), function, ((out, 6), (None, ctypes.c_uint)), 0))
        check(cuda.cuEventSynchronize(event))
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 4) == [6] * 4
    check(cuda.cuEventDestroy(event))


def test_priority_of_a_launch(stream: Any) -> None:
    priority = attribute("PRIORITY")
    priority.value.priority = check(cuda.cuCtxGetStreamPriorityRange())[1]
    with kernel(STORE) as function, memory(16) as out:
        check(cuda.cuLaunchKernelEx(config(1, 4, stream, priority), function, ((out, 7), (None, ctypes.c_uint)), 0))
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 4) == [7] * 4


def test_launches_of_old(context: Any) -> None:
    with kernel(STORE) as function, memory(16) as out:
        content = struct.pack("QI", int(out), 88)
        if status(cuda.cuFuncSetBlockShape(function, 4, 1, 1)) == "CUDA_ERROR_NOT_SUPPORTED":
            pytest.skip("cuFuncSetBlockShape gives CUDA_ERROR_NOT_SUPPORTED")
        check(cuda.cuParamSetv(function, 0, content, len(content)))
        check(cuda.cuParamSetSize(function, len(content)))
        check(cuda.cuLaunchGrid(function, 1, 1))
        check(cuda.cuCtxSynchronize())
        assert words(out, 4) == [88] * 4


def test_a_pointer_is_any_number(context: Any) -> None:
    with module(STORE) as loaded, memory(16) as out:
        function = check(cuda.cuModuleGetFunction(loaded, "kernel"))
        for value, kind in ((int(out), ctypes.c_void_p), (int(out), ctypes.c_ulonglong), (int(out), ctypes.c_size_t), (out, None)):
            check(cuda.cuMemsetD8(out, 0, 16))
            launch(function, (value, 9), (kind, ctypes.c_uint), threads=4)
            assert words(out, 4) == [9] * 4
