"""Contexts: primary, created, green, and which one is current."""

from __future__ import annotations

import ctypes
import threading
from typing import Any

import pytest
from cuspec import cuda
from gpu import ADD, check, compiled, driver_version, launch, memory, needs_driver, raw, status, words


def test_primary_context_is_current(context: Any) -> None:
    assert check(cuda.cuCtxGetCurrent()) == context
    expected = ctypes.c_void_p()
    assert raw("cuCtxGetCurrent", ctypes.byref(expected)) == 0
    assert int(check(cuda.cuCtxGetCurrent())) == expected.value


def test_retaining_again_gives_the_same(context: Any, device: Any) -> None:
    again = check(cuda.cuDevicePrimaryCtxRetain(device))
    assert again == context and hash(again) == hash(context)
    check(cuda.cuDevicePrimaryCtxRelease(device))
    assert check(cuda.cuCtxGetCurrent()) == context


def test_state_of_the_primary_context(context: Any, device: Any) -> None:
    flags, active = check(cuda.cuDevicePrimaryCtxGetState(device))
    assert active == 1
    assert check(cuda.cuCtxGetFlags()) & cuda.CUctx_flags.CU_CTX_SCHED_MASK == flags & cuda.CUctx_flags.CU_CTX_SCHED_MASK


def test_device_of_the_context(context: Any, device: Any) -> None:
    assert check(cuda.cuCtxGetDevice()) == device


def test_a_created_context_is_pushed_and_popped(context: Any, device: Any) -> None:
    made = check(cuda.cuCtxCreate(None, cuda.CUctx_flags.CU_CTX_SCHED_BLOCKING_SYNC, device))
    try:
        assert made != context
        assert check(cuda.cuCtxGetCurrent()) == made
        flags = check(cuda.cuCtxGetFlags())
        assert flags & cuda.CUctx_flags.CU_CTX_SCHED_MASK == cuda.CUctx_flags.CU_CTX_SCHED_BLOCKING_SYNC
        assert check(cuda.cuCtxPopCurrent()) == made
        assert check(cuda.cuCtxGetCurrent()) == context
        check(cuda.cuCtxPushCurrent(made))
        assert check(cuda.cuCtxPopCurrent()) == made
    finally:
        check(cuda.cuCtxDestroy(made))


def test_a_context_with_empty_parameters(context: Any, device: Any) -> None:
    made = check(cuda.cuCtxCreate(cuda.CUctxCreateParams(), 0, device))
    check(cuda.cuCtxDestroy(made))
    check(cuda.cuCtxSetCurrent(context))


def test_no_context(context: Any) -> None:
    check(cuda.cuCtxSetCurrent(None))
    current = check(cuda.cuCtxGetCurrent())
    assert int(current) == 0
    assert status(cuda.cuMemAlloc(16)) == "CUDA_ERROR_INVALID_CONTEXT"
    assert status(cuda.cuCtxGetDevice()) == "CUDA_ERROR_INVALID_CONTEXT"


def test_each_thread_has_its_own(context: Any) -> None:
    found: list[Any] = []

    def run() -> None:
        found.append(int(check(cuda.cuCtxGetCurrent())))
        check(cuda.cuCtxSetCurrent(context))
        found.append(check(cuda.cuCtxGetCurrent()))

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert found == [0, context]


@pytest.mark.parametrize("member", list(cuda.CUlimit), ids=lambda member: member.name)
def test_limit_is_what_the_driver_says(context: Any, member: Any) -> None:
    value = ctypes.c_size_t()
    expected = raw("cuCtxGetLimit", ctypes.byref(value), int(member))
    result, found = cuda.cuCtxGetLimit(member)
    assert (int(result), found) == (expected, None if expected else value.value)


def test_a_limit_is_set(context: Any) -> None:
    limit = cuda.CUlimit.CU_LIMIT_STACK_SIZE
    before = check(cuda.cuCtxGetLimit(limit))
    check(cuda.cuCtxSetLimit(limit, 4096))
    assert check(cuda.cuCtxGetLimit(limit)) >= 4096
    check(cuda.cuCtxSetLimit(limit, before))


def test_version_of_the_context(context: Any) -> None:
    expected = ctypes.c_uint()
    assert raw("cuCtxGetApiVersion", ctypes.c_void_p(int(context)), ctypes.byref(expected)) == 0
    assert check(cuda.cuCtxGetApiVersion(context)) == expected.value


def test_number_of_the_context(context: Any) -> None:
    expected = ctypes.c_ulonglong()
    assert raw("cuCtxGetId", ctypes.c_void_p(int(context)), ctypes.byref(expected)) == 0
    assert check(cuda.cuCtxGetId(context)) == expected.value


def test_priorities_of_streams(context: Any) -> None:
    least, greatest = check(cuda.cuCtxGetStreamPriorityRange())
    assert greatest <= 0 <= least or greatest <= least


def test_cache_preference(context: Any) -> None:
    before = check(cuda.cuCtxGetCacheConfig())
    assert isinstance(before, cuda.CUfunc_cache)
    check(cuda.cuCtxSetCacheConfig(cuda.CUfunc_cache.CU_FUNC_CACHE_PREFER_L1))
    check(cuda.cuCtxSetCacheConfig(before))


def test_shared_memory_preference(context: Any) -> None:
    assert isinstance(check(cuda.cuCtxGetSharedMemConfig()), cuda.CUsharedconfig)


def test_persisting_lines_are_reset(context: Any) -> None:
    check(cuda.cuCtxResetPersistingL2Cache())


def test_events_of_a_context(context: Any) -> None:
    needs_driver(12, 5)
    event = check(cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING))
    # Of contexts, only green ones have it on some drivers; both answers are the driver's own.
    result = raw("cuCtxRecordEvent", ctypes.c_void_p(int(context)), ctypes.c_void_p(int(event)))
    assert int(cuda.cuCtxRecordEvent(context, event)[0]) == result
    check(cuda.cuEventDestroy(event))


class TestGreen:
    """A context with a part of the multiprocessors."""

    @pytest.fixture
    def green(self, context: Any, device: Any) -> Any:
        needs_driver(12, 4)
        whole = check(cuda.cuDeviceGetDevResource(device, cuda.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM))
        groups, count, rest = check(cuda.cuDevSmResourceSplitByCount(1, whole, 0, 8))
        assert count == 1 and len(groups) == 1
        assert 8 <= groups[0].sm.smCount < whole.sm.smCount
        assert groups[0].sm.smCount + rest.sm.smCount <= whole.sm.smCount
        description = check(cuda.cuDevResourceGenerateDesc(groups, 1))
        made = check(cuda.cuGreenCtxCreate(description, device, cuda.CUgreenCtxCreate_flags.CU_GREEN_CTX_DEFAULT_STREAM))
        yield made, groups[0].sm.smCount
        check(cuda.cuCtxSetCurrent(context))
        check(cuda.cuGreenCtxDestroy(made))

    def test_resource_of_the_device(self, device: Any, context: Any) -> None:
        needs_driver(12, 4)
        resource = check(cuda.cuDeviceGetDevResource(device, cuda.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM))
        count = check(cuda.cuDeviceGetAttribute(cuda.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, device))
        assert resource.type == cuda.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM
        assert resource.sm.smCount == count

    def test_resource_of_a_context(self, context: Any) -> None:
        needs_driver(12, 4)
        resource = check(cuda.cuCtxGetDevResource(context, cuda.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM))
        assert resource.sm.smCount > 0

    def test_a_split_into_several_groups(self, device: Any, context: Any) -> None:
        needs_driver(12, 4)
        whole = check(cuda.cuDeviceGetDevResource(device, cuda.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM))
        groups, count, _ = check(cuda.cuDevSmResourceSplitByCount(2, whole, 0, 8))
        assert count == 2 and [group.sm.smCount for group in groups] == [groups[0].sm.smCount] * 2

    def test_it_has_its_share(self, green: Any) -> None:
        made, count = green
        resource = check(cuda.cuGreenCtxGetDevResource(made, cuda.CUdevResourceType.CU_DEV_RESOURCE_TYPE_SM))
        assert resource.sm.smCount == count

    def test_a_kernel_runs_in_it(self, green: Any) -> None:
        made, _ = green
        inner = check(cuda.cuCtxFromGreenCtx(made))
        check(cuda.cuCtxSetCurrent(inner))
        loaded = check(cuda.cuModuleLoadData(compiled(ADD)))
        function = check(cuda.cuModuleGetFunction(loaded, "kernel"))
        stream = check(cuda.cuGreenCtxStreamCreate(made, cuda.CUstream_flags.CU_STREAM_NON_BLOCKING, 0))
        assert check(cuda.cuStreamGetGreenCtx(stream)) == made
        with memory(256) as out:
            launch(function, (out, 5, 64), (None, ctypes.c_uint, ctypes.c_uint), stream=stream)
            check(cuda.cuStreamSynchronize(stream))
            assert words(out, 64) == [5 + i for i in range(64)]
        check(cuda.cuStreamDestroy(stream))
        check(cuda.cuModuleUnload(loaded))

    def test_events_of_it(self, green: Any) -> None:
        made, _ = green
        event = check(cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING))
        check(cuda.cuGreenCtxRecordEvent(made, event))
        check(cuda.cuGreenCtxWaitEvent(made, event))
        check(cuda.cuEventSynchronize(event))
        check(cuda.cuEventDestroy(event))

    def test_number_of_it(self, green: Any) -> None:
        if driver_version() < 13000:
            pytest.skip("needs a driver of CUDA 13.0")
        made, _ = green
        expected = ctypes.c_ulonglong()
        assert raw("cuGreenCtxGetId", ctypes.c_void_p(int(made)), ctypes.byref(expected)) == 0
        assert check(cuda.cuGreenCtxGetId(made)) == expected.value


def test_destroying_what_is_not_there(context: Any) -> None:
    assert status(cuda.cuCtxDestroy(None)) in ("CUDA_ERROR_INVALID_CONTEXT", "CUDA_ERROR_INVALID_VALUE")
