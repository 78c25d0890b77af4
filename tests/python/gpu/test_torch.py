"""Tensors of PyTorch as memory and as parameters."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from cuspec import cuda, cudart
from gpu import ADD, check, kernel, launch

torch = pytest.importorskip("torch", reason="PyTorch is not installed", exc_type=ImportError)


@pytest.fixture(autouse=True)
def ready(context: Any) -> None:
    if not torch.cuda.is_available():
        pytest.skip("PyTorch finds no GPU")


def test_a_tensor_is_a_destination_and_a_source() -> None:
    tensor = torch.zeros(16, dtype=torch.int32, device="cuda")
    host = bytearray(b"\1\0\0\0" * 16)
    check(cudart.cudaMemcpy(tensor, host, 64, cudart.cudaMemcpyKind.cudaMemcpyHostToDevice))
    assert tensor.tolist() == [1] * 16
    tensor += 1
    torch.cuda.synchronize()
    check(cudart.cudaMemcpy(host, tensor, 64, cudart.cudaMemcpyKind.cudaMemcpyDeviceToHost))
    assert host == b"\2\0\0\0" * 16


def test_a_view_begins_where_it_begins() -> None:
    tensor = torch.zeros(16, dtype=torch.int32, device="cuda")
    check(cudart.cudaMemset(tensor[8:], 255, 32))
    check(cudart.cudaDeviceSynchronize())
    assert tensor.tolist() == [0] * 8 + [-1] * 8


def test_a_tensor_as_a_parameter() -> None:
    tensor = torch.zeros(64, dtype=torch.int32, device="cuda")
    torch.cuda.synchronize()
    with kernel(ADD) as function:
        launch(function, (tensor.data_ptr(), 3, 64), (ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint))
        check(cuda.cuCtxSynchronize())
    assert tensor.tolist() == [3 + i for i in range(64)]


def test_a_stream_of_torch() -> None:
    stream = torch.cuda.Stream()
    tensor = torch.zeros(64, dtype=torch.int32, device="cuda")
    torch.cuda.synchronize()
    with kernel(ADD) as function:
        launch(function, (tensor.data_ptr(), 1, 64), (ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint), stream=stream.cuda_stream)
        stream.synchronize()
    assert tensor.tolist() == [1 + i for i in range(64)]


def test_a_stream_of_ours_in_torch() -> None:
    made = check(cuda.cuStreamCreate(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING))
    with torch.cuda.stream(torch.cuda.ExternalStream(int(made))):
        tensor = torch.ones(1 << 16, device="cuda").sum()
    check(cuda.cuStreamSynchronize(made))
    assert tensor.item() == 1 << 16
    del tensor
    check(cuda.cuStreamDestroy(made))


def test_a_tensor_of_the_host() -> None:
    tensor = torch.arange(16, dtype=torch.int32)
    address = check(cuda.cuMemAlloc(64))
    check(cuda.cuMemcpyHtoD(address, tensor.numpy(), 64))
    back = torch.zeros(16, dtype=torch.int32, pin_memory=True)
    check(cuda.cuMemcpyDtoH(back.numpy(), address, 64))
    assert back.tolist() == list(range(16))
    check(cuda.cuMemFree(address))


def test_a_tensor_without_its_interface_is_taken_by_dlpack() -> None:
    tensor = torch.zeros(8, dtype=torch.uint8, device="cuda")

    class Exporter:
        """What speaks DLPack alone."""

        def __dlpack__(self, **options: Any) -> Any:
            return tensor.__dlpack__(**options)

        def __dlpack_device__(self) -> Any:
            return tensor.__dlpack_device__()

    check(cudart.cudaMemset(Exporter(), 9, 8))
    check(cudart.cudaDeviceSynchronize())
    assert tensor.tolist() == [9] * 8
