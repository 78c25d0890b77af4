"""Two processes and one piece of memory."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

from cuspec import cuda
from gpu import check, download, memory, needs, upload
from test_vmm import DESCRIPTOR, access, properties

HEAD = """
import sys
from cuspec import cuda
from gpu import check, download
check(cuda.cuInit(0))
check(cuda.cuCtxSetCurrent(check(cuda.cuDevicePrimaryCtxRetain(check(cuda.cuDeviceGet(0))))))
handle_bytes = bytes.fromhex(sys.argv[1])
"""


def child(source: str, *arguments: str, descriptors: tuple[int, ...] = ()) -> str:
    """What another process prints."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    command = [sys.executable, "-X", "faulthandler", "-c", HEAD + textwrap.dedent(source), *arguments]
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=120, check=False, pass_fds=descriptors
    )
    assert done.returncode == 0, f"the other process ends with {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout.strip()


def test_memory_is_opened_by_another_process(context: Any, device: Any) -> None:
    needs("IPC_EVENT_SUPPORTED", device)
    with memory(1 << 21) as address:
        upload(address, b"from the first")
        handle = check(cuda.cuIpcGetMemHandle(address))
        assert len(handle.reserved) == 64
        printed = child(
            """
            handle = cuda.CUipcMemHandle()
            handle.reserved = handle_bytes
            address = check(cuda.cuIpcOpenMemHandle(handle, cuda.CUipcMem_flags.CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS))
            print(download(address, 14).decode())
            check(cuda.cuMemcpyHtoD(address, b"from the other", 14))
            check(cuda.cuCtxSynchronize())
            check(cuda.cuIpcCloseMemHandle(address))
            """,
            handle.reserved.hex(),
        )
        assert printed == "from the first"
        assert download(address, 14) == b"from the other"


def test_a_process_does_not_open_its_own_memory(context: Any) -> None:
    with memory(1 << 21) as address:
        handle = check(cuda.cuIpcGetMemHandle(address))
        result, opened = cuda.cuIpcOpenMemHandle(handle, cuda.CUipcMem_flags.CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)
        assert result == cuda.CUresult.CUDA_ERROR_INVALID_CONTEXT and opened is None, f"it gives {result!r}, {opened}"


def test_an_event_is_opened_by_another_process(context: Any, device: Any) -> None:
    needs("IPC_EVENT_SUPPORTED", device)
    flags = cuda.CUevent_flags
    event = check(cuda.cuEventCreate(flags.CU_EVENT_INTERPROCESS | flags.CU_EVENT_DISABLE_TIMING))
    check(cuda.cuEventRecord(event, 0))
    handle = check(cuda.cuIpcGetEventHandle(event))
    printed = child(
        """
        handle = cuda.CUipcEventHandle()
        handle.reserved = handle_bytes
        event = check(cuda.cuIpcOpenEventHandle(handle))
        check(cuda.cuEventSynchronize(event))
        print(cuda.cuEventQuery(event)[0].name)
        check(cuda.cuEventDestroy(event))
        """,
        handle.reserved.hex(),
    )
    assert printed == "CUDA_SUCCESS"
    check(cuda.cuEventDestroy(event))


def test_created_memory_goes_to_another_process(context: Any, device: Any) -> None:
    needs("HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED", device)
    wanted = properties(device, DESCRIPTOR)
    option = cuda.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM
    size = check(cuda.cuMemGetAllocationGranularity(wanted, option))
    handle = check(cuda.cuMemCreate(size, wanted, 0))
    address = check(cuda.cuMemAddressReserve(size, 0, 0, 0))
    check(cuda.cuMemMap(address, size, 0, handle, 0))
    check(cuda.cuMemSetAccess(address, size, [access(device)], 1))
    upload(address, b"shared")
    descriptor = check(cuda.cuMemExportToShareableHandle(handle, DESCRIPTOR, 0))
    printed = child(
        """
        from test_vmm import DESCRIPTOR, access
        descriptor, size = int(sys.argv[2]), int(sys.argv[3])
        handle = check(cuda.cuMemImportFromShareableHandle(descriptor, DESCRIPTOR))
        address = check(cuda.cuMemAddressReserve(size, 0, 0, 0))
        check(cuda.cuMemMap(address, size, 0, handle, 0))
        check(cuda.cuMemSetAccess(address, size, [access(0)], 1))
        print(download(address, 6).decode())
        """,
        "",
        str(descriptor),
        str(size),
        descriptors=(descriptor,),
    )
    os.close(descriptor)
    assert printed == "shared"
    check(cuda.cuMemUnmap(address, size))
    check(cuda.cuMemAddressFree(address, size))
    check(cuda.cuMemRelease(handle))
