"""What type checkers accept, and the types they see. Never run."""

from typing import assert_type

from cuspec import cuda, cudart, nvrtc

(err,) = cuda.cuInit(0)
assert_type(err, cuda.CUresult)
err, device = cuda.cuDeviceGet(0)
assert_type(device, cuda.CUdevice | None)
err, name = cuda.cuDeviceGetName(100, device)
assert_type(name, bytes | None)
err, context = cuda.cuDevicePrimaryCtxRetain(device)
assert_type(context, cuda.CUcontext | None)
err, address = cuda.cuMemAlloc(64)
assert_type(address, cuda.CUdeviceptr | None)
(err,) = cuda.cuMemcpyHtoD(address, bytearray(64), 64)
err, handle = cuda.cuPointerGetAttribute(cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_CONTEXT, address)
assert_type(handle, cuda.CUcontext | None)
err, kind = cuda.cuPointerGetAttribute(cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE, address)
assert_type(kind, cuda.CUmemorytype | None)
err, nodes, count = cuda.cuGraphGetNodes(1)
assert_type(nodes, list[cuda.CUgraphNode] | None)
assert_type(count, int | None)
(err,) = cuda.cuLaunchHostFunc(cuda.CUstream(0), lambda: print("done"), None)
(err,) = cuda.cuLaunchKernel(1, 1, 1, 1, 1, 1, 1, 0, None, ((1,), (None,)), 0)
location = cuda.CUmemLocation()
location.type = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
location.id = 0
assert_type(cuda.CUmemLocation().id, int)
assert_type(cuda.CUresult(0), cuda.CUresult)

status, stream = cudart.cudaStreamCreate()
assert_type(stream, cudart.cudaStream_t | None)
# A stream of the Runtime is one of the driver.
(err,) = cuda.cuStreamSynchronize(stream)
status, text = cudart.cudaGetErrorName(status)
assert_type(text, bytes)
extent = cudart.make_cudaExtent(1, 2, 3)
assert_type(extent, cudart.cudaExtent)

result, program = nvrtc.nvrtcCreateProgram("", None, 0, [], [])
assert_type(program, nvrtc.nvrtcProgram | None)
(result,) = nvrtc.nvrtcCompileProgram(program, 1, ["--gpu-architecture=sm_90"])
