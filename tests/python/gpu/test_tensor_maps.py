"""Tensor maps: encoded by the driver, and used by a kernel."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from cuspec import cuda
from gpu import attribute, check, kernel, memory, needs_driver, status, upload, words

TYPE = cuda.CUtensorMapDataType
NONE = (
    cuda.CUtensorMapInterleave.CU_TENSOR_MAP_INTERLEAVE_NONE,
    cuda.CUtensorMapSwizzle.CU_TENSOR_MAP_SWIZZLE_NONE,
    cuda.CUtensorMapL2promotion.CU_TENSOR_MAP_L2_PROMOTION_NONE,
    cuda.CUtensorMapFloatOOBfill.CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE,
)

#: Loads a box of 8 by 4 words at (8, 2), and stores it as it lies in shared memory.
LOAD = """
struct alignas(64) Map { unsigned long long words[16]; };
extern "C" __global__ void kernel(const __grid_constant__ Map map, unsigned int *out)
{
    __shared__ alignas(128) unsigned int box[32];
    __shared__ alignas(8) unsigned long long barrier;
    unsigned int to = (unsigned int)__cvta_generic_to_shared(box), at = (unsigned int)__cvta_generic_to_shared(&barrier);
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(at));
        asm volatile("fence.proxy.async.shared::cta;");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 128;" :: "r"(at) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
                     :: "r"(to), "l"(&map), "r"(8), "r"(2), "r"(at) : "memory");
    }
    __syncthreads();
    unsigned int done = 0;
    while (!done)
        asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; }"
                     : "=r"(done) : "r"(at) : "memory");
    out[threadIdx.x] = box[threadIdx.x];
}
"""


@pytest.fixture(autouse=True)
def supported(context: Any, device: Any) -> None:
    if attribute("COMPUTE_CAPABILITY_MAJOR", device) < 9:
        pytest.skip("tensor maps need compute capability 9.0")


def tiled(address: Any) -> tuple[Any, ...]:
    """A map of 32 by 16 words with boxes of 8 by 4."""
    return cuda.cuTensorMapEncodeTiled(TYPE.CU_TENSOR_MAP_DATA_TYPE_UINT32, 2, int(address), [32, 16], [128], [8, 4], [1, 1], *NONE)


def test_a_map_has_its_bytes() -> None:
    with memory(2048) as address:
        made = check(tiled(address))
        assert len(bytes(made)) == 128 and any(bytes(made))
        assert made.getPtr() % 64 == 0, "the driver and kernels want it aligned"
        assert [int(word) for word in made.opaque] == list(struct.unpack("16Q", bytes(made)))


def test_a_kernel_loads_a_box(context: Any) -> None:
    with memory(2048) as address, memory(128) as out, kernel(LOAD) as function:
        upload(address, struct.pack("512I", *range(512)))
        made = check(tiled(address))
        check(cuda.cuLaunchKernel(function, 1, 1, 1, 32, 1, 1, 0, 0, ((made, out), (None, None)), 0))
        check(cuda.cuCtxSynchronize())
        assert words(out, 32) == [(2 + y) * 32 + 8 + x for y in range(4) for x in range(8)]


def test_another_address() -> None:
    with memory(2048) as first, memory(2048) as second:
        made, other = check(tiled(first)), check(tiled(second))
        assert bytes(made) != bytes(other)
        check(cuda.cuTensorMapReplaceAddress(made, int(second)))
        assert bytes(made) == bytes(other)


def test_an_address_that_is_not_aligned() -> None:
    with memory(2048) as address:
        assert status(tiled(int(address) + 4)) == "CUDA_ERROR_INVALID_VALUE"


def test_pixels() -> None:
    with memory(1 << 16) as address:
        made = check(
            cuda.cuTensorMapEncodeIm2col(
                TYPE.CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
                4,
                int(address),
                [16, 8, 8, 4],
                [32, 256, 2048],
                [0, 0],
                [0, 0],
                16,
                32,
                [1, 1, 1, 1],
                *NONE,
            )
        )
        assert any(bytes(made))


def test_wide_pixels(device: Any) -> None:
    needs_driver(12, 8)
    with memory(1 << 16) as address:
        result, made = cuda.cuTensorMapEncodeIm2colWide(
            TYPE.CU_TENSOR_MAP_DATA_TYPE_FLOAT16,
            4,
            int(address),
            [64, 8, 8, 4],
            [128, 1024, 8192],
            0,
            0,
            64,
            32,
            [1, 1, 1, 1],
            NONE[0],
            cuda.CUtensorMapIm2ColWideMode.CU_TENSOR_MAP_IM2COL_WIDE_MODE_W,
            cuda.CUtensorMapSwizzle.CU_TENSOR_MAP_SWIZZLE_128B,
            *NONE[2:],
        )
        if attribute("COMPUTE_CAPABILITY_MAJOR", device) < 10:
            assert (result == 0) == (made is not None), f"it gives {result!r}, {made}"
        else:
            assert result == 0
