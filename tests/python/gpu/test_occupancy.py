"""Occupancy: what fits onto a multiprocessor."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from cuspec import cuda
from gpu import ADD, attribute, check, kernel, needs, raw
from test_launches import attribute as launch_attribute
from test_launches import config


@pytest.mark.parametrize("threads", [32, 128, 1024])
@pytest.mark.parametrize("shared", [0, 16384])
def test_blocks_of_a_multiprocessor(context: Any, device: Any, threads: int, shared: int) -> None:
    with kernel(ADD) as function:
        expected = ctypes.c_int()
        code = raw(
            "cuOccupancyMaxActiveBlocksPerMultiprocessor",
            ctypes.byref(expected),
            ctypes.c_void_p(int(function)),
            threads,
            ctypes.c_size_t(shared),
        )
        result, blocks = cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(function, threads, shared)
        assert (int(result), blocks) == (code, expected.value)
        assert blocks is not None and 0 < blocks * threads <= attribute("MAX_THREADS_PER_MULTIPROCESSOR", device)


def test_with_flags(context: Any) -> None:
    with kernel(ADD) as function:
        plain = check(cuda.cuOccupancyMaxActiveBlocksPerMultiprocessor(function, 256, 0))
        for flags in cuda.CUoccupancy_flags:
            assert check(cuda.cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(function, 256, 0, flags)) == plain


def test_the_best_block_without_shared_memory(context: Any) -> None:
    with kernel(ADD) as function:
        grid, block = check(cuda.cuOccupancyMaxPotentialBlockSize(function, None, 0, 0))
        assert grid > 0 and 32 <= block <= 1024 and block % 32 == 0


def test_the_best_block_by_a_function_of_python(context: Any) -> None:
    asked: list[int] = []

    def shared(block: int) -> int:
        asked.append(block)
        return 4 * block

    with kernel(ADD) as function:
        _, block = check(cuda.cuOccupancyMaxPotentialBlockSize(function, shared, 0, 512))
        assert asked and max(asked) <= 512 and block <= 512
        again = check(cuda.cuOccupancyMaxPotentialBlockSizeWithFlags(function, shared, 0, 512, 0))
        assert again[1] == block


def test_shared_memory_that_is_left(context: Any) -> None:
    with kernel(ADD) as function:
        one = check(cuda.cuOccupancyAvailableDynamicSMemPerBlock(function, 1, 128))
        four = check(cuda.cuOccupancyAvailableDynamicSMemPerBlock(function, 4, 128))
        assert one >= four > 0


def test_clusters(context: Any, device: Any) -> None:
    needs("CLUSTER_LAUNCH", device)
    cluster = launch_attribute("CLUSTER_DIMENSION")
    cluster.value.clusterDim.x, cluster.value.clusterDim.y, cluster.value.clusterDim.z = 2, 1, 1
    with kernel(ADD) as function:
        assert check(cuda.cuOccupancyMaxActiveClusters(function, config(64, 128, 0, cluster))) > 0
        assert check(cuda.cuOccupancyMaxPotentialClusterSize(function, config(64, 128, 0))) >= 8
