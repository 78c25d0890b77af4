"""Mistakes that type checkers must report: each line with a mark, and no other. Never run."""

from cuspec import cuda, cudart, nvrtc

context = cuda.CUcontext()
event = cuda.CUevent()

cuda.cuInit()  # mistake: an argument is missing
cuda.cuInit("0")  # mistake: a text for a number
cuda.cuInit(0, 1)  # mistake: one argument too many
cuda.cuDeviceGet(ordinals=0)  # mistake: a name that is none
cuda.cuStreamSynchronize(event)  # mistake: another kind of handle
cuda.cuStreamSynchronize(1.5)  # mistake: a number with a fraction for a handle
cuda.cuCtxSetCurrent("context")  # mistake: a text for a handle
cuda.cuMemcpyHtoD(1, "text", 4)  # mistake: a text for memory
cuda.cuGraphAddEmptyNode(1, 5, 1)  # mistake: one node for a list
cuda.cuGraphAddEmptyNode(1, ["node"], 1)  # mistake: a list of texts
cuda.cuMemAdvise(1, 1, cuda.CUmem_advise.CU_MEM_ADVISE_SET_READ_MOSTLY, cuda.CUmemAccessDesc())  # mistake: another struct
(error, value) = cuda.cuInit(0)  # mistake: one value comes back
error, pointer, more = cuda.cuMemAlloc(64)  # mistake: two values come back
cuda.cuMemAlloc(64)[1] + 1  # mistake: there is no memory where the call failed
cuda.CUresult.CUDA_SUCESS  # mistake: a misspelt enumerator
cuda.CUmemLocation().typ  # mistake: a misspelt field
cuda.CUmemLocation().id = "0"  # mistake: a text for a number
cuda.CUDA_MEMCPY2D().dstPich = 4  # mistake: a field that is none
cuda.cuMemAllocate(64)  # mistake: a function that is none
cuda.cuGetErrorName(None)  # mistake: nothing for an enumerator
cudart.cudaMemcpy(1, 2, 3, "kind")  # mistake: a text for an enumerator
cudart.cudaEventRecord(context, None)  # mistake: a context for an event
cudart.make_cudaExtent(1, 2)  # mistake: an argument is missing
nvrtc.nvrtcCreateProgram(5, None, 0, [], [])  # mistake: a number for a text
