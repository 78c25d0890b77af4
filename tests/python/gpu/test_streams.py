"""Streams and events: order, states, time, words in memory."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cuspec import cuda
from gpu import check, kernel, launch, memory, raw, status, unchecked, words

SPIN = """
extern "C" __global__ void kernel(volatile unsigned int *flag)
{
    while (*flag == 0) { }
}
"""

#: Until another stream, or the host, writes a word.
WAIT = cuda.CUstreamWaitValue_flags.CU_STREAM_WAIT_VALUE_EQ


@pytest.mark.parametrize("flags", list(cuda.CUstream_flags), ids=lambda member: member.name)
def test_flags(context: Any, flags: Any) -> None:
    stream = check(cuda.cuStreamCreate(flags))
    assert check(cuda.cuStreamGetFlags(stream)) == flags
    check(cuda.cuStreamDestroy(stream))


def test_priorities(context: Any) -> None:
    least, greatest = check(cuda.cuCtxGetStreamPriorityRange())
    for priority in {least, greatest}:
        stream = check(cuda.cuStreamCreateWithPriority(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING, priority))
        assert check(cuda.cuStreamGetPriority(stream)) == priority
        check(cuda.cuStreamDestroy(stream))


def test_where_a_stream_is(stream: Any, context: Any, device: Any) -> None:
    assert check(cuda.cuStreamGetCtx(stream)) == context
    result, found = cuda.cuStreamGetDevice(stream)
    assert not result and found == device


def test_number_of_a_stream(stream: Any) -> None:
    expected = ctypes.c_ulonglong()
    assert raw("cuStreamGetId", ctypes.c_void_p(int(stream)), ctypes.byref(expected)) == 0
    assert check(cuda.cuStreamGetId(stream)) == expected.value


def test_a_stream_is_its_number(stream: Any) -> None:
    assert stream == cuda.CUstream(int(stream)) and hash(stream) == hash(cuda.CUstream(int(stream)))
    assert stream.__cuda_stream__() == (0, int(stream))


def test_default_streams(context: Any) -> None:
    for number in (0, cuda.CU_STREAM_LEGACY, cuda.CU_STREAM_PER_THREAD, None):
        check(cuda.cuStreamSynchronize(number))
        assert status(cuda.cuStreamQuery(number)) == "CUDA_SUCCESS"


def test_a_busy_stream_and_an_event(stream: Any) -> None:
    unchecked()
    host = check(cuda.cuMemHostAlloc(4, cuda.CU_MEMHOSTALLOC_DEVICEMAP))
    ctypes.memset(host, 0, 4)
    seen = check(cuda.cuMemHostGetDevicePointer(host, 0))
    event = check(cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DEFAULT))
    with kernel(SPIN) as function:
        launch(function, (seen,), (None,), threads=1, stream=stream)
        check(cuda.cuEventRecord(event, stream))
        try:
            assert status(cuda.cuStreamQuery(stream)) == "CUDA_ERROR_NOT_READY"
            assert status(cuda.cuEventQuery(event)) == "CUDA_ERROR_NOT_READY"
        finally:
            ctypes.memset(host, 1, 4)
        check(cuda.cuEventSynchronize(event))
        check(cuda.cuStreamSynchronize(stream))
        assert status(cuda.cuStreamQuery(stream)) == "CUDA_SUCCESS"
        assert status(cuda.cuEventQuery(event)) == "CUDA_SUCCESS"
    check(cuda.cuEventDestroy(event))
    check(cuda.cuMemFreeHost(host))


def test_time_between_events(stream: Any) -> None:
    events = [check(cuda.cuEventCreate(0)) for _ in range(2)]
    with memory(1 << 24) as address:
        check(cuda.cuEventRecord(events[0], stream))
        check(cuda.cuMemsetD8Async(address, 1, 1 << 24, stream))
        check(cuda.cuEventRecordWithFlags(events[1], stream, 0))
        check(cuda.cuEventSynchronize(events[1]))
        elapsed = check(cuda.cuEventElapsedTime(*events))
        assert isinstance(elapsed, float) and elapsed >= 0
    for event in events:
        check(cuda.cuEventDestroy(event))


def test_events_without_time(context: Any) -> None:
    event = check(cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING))
    check(cuda.cuEventRecord(event, 0))
    check(cuda.cuEventSynchronize(event))
    assert status(cuda.cuEventElapsedTime(event, event)) == "CUDA_ERROR_INVALID_HANDLE"
    check(cuda.cuEventDestroy(event))


def test_one_stream_waits_for_another(stream: Any) -> None:
    other = check(cuda.cuStreamCreate(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING))
    event = check(cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING))
    with memory(1 << 20) as source, memory(1 << 20) as target:
        check(cuda.cuMemsetD8Async(source, 3, 1 << 20, stream))
        check(cuda.cuEventRecord(event, stream))
        check(cuda.cuStreamWaitEvent(other, event, 0))
        check(cuda.cuMemcpyDtoDAsync(target, source, 1 << 20, other))
        check(cuda.cuStreamSynchronize(other))
        assert words(target, 4) == [0x03030303] * 4
    check(cuda.cuEventDestroy(event))
    check(cuda.cuStreamDestroy(other))


def test_words_are_written_and_waited_for(stream: Any) -> None:
    with memory(16) as address:
        check(cuda.cuStreamWriteValue32(stream, address, 0xDEAD, 0))
        check(cuda.cuStreamWaitValue32(stream, address, 0xDEAD, WAIT))
        check(cuda.cuStreamWriteValue64(stream, int(address) + 8, 1 << 40, 0))
        check(cuda.cuStreamWaitValue64(stream, int(address) + 8, 1 << 40, cuda.CUstreamWaitValue_flags.CU_STREAM_WAIT_VALUE_GEQ))
        check(cuda.cuStreamSynchronize(stream))
        assert words(address, 4) == [0xDEAD, 0, 0, 256]


def test_a_batch_of_words(stream: Any) -> None:
    with memory(8) as address:
        operations = []
        for at in range(2):
            operation = cuda.CUstreamBatchMemOpParams()
            operation.operation = cuda.CUstreamBatchMemOpType.CU_STREAM_MEM_OP_WRITE_VALUE_32
            operation.writeValue.operation = cuda.CUstreamBatchMemOpType.CU_STREAM_MEM_OP_WRITE_VALUE_32
            operation.writeValue.address = int(address) + 4 * at
            operation.writeValue.value = 10 + at
            operations.append(operation)
        check(cuda.cuStreamBatchMemOp(stream, len(operations), operations, 0))
        check(cuda.cuStreamSynchronize(stream))
        assert words(address, 2) == [10, 11]


def test_attributes_are_copied(stream: Any) -> None:
    other = check(cuda.cuStreamCreate(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING))
    identifier = cuda.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY
    value = cuda.CUstreamAttrValue()
    value.syncPolicy = cuda.CUsynchronizationPolicy.CU_SYNC_POLICY_YIELD
    check(cuda.cuStreamSetAttribute(stream, identifier, value))
    assert check(cuda.cuStreamGetAttribute(stream, identifier)).syncPolicy == value.syncPolicy
    check(cuda.cuStreamCopyAttributes(other, stream))
    assert check(cuda.cuStreamGetAttribute(other, identifier)).syncPolicy == value.syncPolicy
    check(cuda.cuStreamDestroy(other))


def test_a_stream_that_captures_nothing(stream: Any) -> None:
    assert check(cuda.cuStreamIsCapturing(stream)) is cuda.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_NONE


def test_mode_of_captures_in_a_thread(context: Any) -> None:
    relaxed, globally = cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED, cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_GLOBAL
    assert check(cuda.cuThreadExchangeStreamCaptureMode(relaxed)) == globally
    assert check(cuda.cuThreadExchangeStreamCaptureMode(globally)) == relaxed


def test_managed_memory_of_a_stream(stream: Any) -> None:
    address = check(cuda.cuMemAllocManaged(4096, cuda.CUmemAttach_flags.CU_MEM_ATTACH_HOST))
    check(cuda.cuStreamAttachMemAsync(stream, address, 0, cuda.CUmemAttach_flags.CU_MEM_ATTACH_SINGLE))
    check(cuda.cuStreamSynchronize(stream))
    check(cuda.cuMemFree(address))


PER_THREAD = """
import ctypes, threading
from cuspec import cuda
from gpu import SUCCESS, check, compiled
from test_streams import SPIN
check(cuda.cuInit(0))
context = check(cuda.cuDevicePrimaryCtxRetain(check(cuda.cuDeviceGet(0))))
check(cuda.cuCtxSetCurrent(context))
host = check(cuda.cuMemHostAlloc(4, cuda.CU_MEMHOSTALLOC_DEVICEMAP))
ctypes.memset(host, 0, 4)
seen = check(cuda.cuMemHostGetDevicePointer(host, 0))
function = check(cuda.cuModuleGetFunction(check(cuda.cuModuleLoadData(compiled(SPIN))), "kernel"))
check(cuda.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, ((seen,), (None,)), 0))
found = []
def other():
    check(cuda.cuCtxSetCurrent(context))
    found.append(cuda.cuStreamQuery(0)[0].name)
thread = threading.Thread(target=other)
thread.start()
thread.join()
ctypes.memset(host, 1, 4)
check(cuda.cuCtxSynchronize())
print(*found)
"""


@pytest.mark.parametrize(("value", "expected"), [("1", "CUDA_SUCCESS"), ("0", "CUDA_ERROR_NOT_READY"), ("", "CUDA_ERROR_NOT_READY")])
def test_default_stream_of_a_thread(context: Any, value: str, expected: str) -> None:
    """A kernel of one thread keeps the default stream of all busy, and not that of another thread."""
    unchecked()
    variables = {**os.environ, "CUSPEC_PER_THREAD_DEFAULT_STREAM": value, "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, "-X", "faulthandler", "-c", PER_THREAD]
    done = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout.split() == [expected], f"{done.stdout}{done.stderr}"
