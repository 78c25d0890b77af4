"""The names that packages take from cuda-python's modules.

Input: none; the lists were read out of the sources of the releases named here by their syntax trees (for
compiled modules: seen while they were imported). Output: `USED`, for each
package and module the names. Invariant: a name stands here only if the peer of CUDA 13.5 has it.
"""

from __future__ import annotations

USED: dict[str, dict[str, str]] = {
    "cuda-cccl 1.2.1": {
        "driver": """
            CUmemPool_attribute cuDeviceGetDefaultMemPool cuMemPoolGetAttribute cuMemPoolSetAttribute cuuint64_t
        """,
        "runtime": """
            cudaFreeAsync cudaMallocAsync
        """,
    },
    "cuda-core 1.2.2": {
        "driver": """
            CUcontext CUdeviceptr CUevent CUjitInputType CUlinkState CUmemAccess_flags
            CUmemAllocationGranularity_flags CUmemAllocationHandleType CUmemAllocationType CUmemLocationType
            CUmem_advise CUmem_range_attribute CUmemcpyFlags CUmemcpySrcAccessOrder CUresult CUstream
        """,
        "runtime": """
            cudaError_t
        """,
        "nvrtc": """
            nvrtcProgram nvrtcResult
        """,
    },
    "flashinfer-python 0.7.4": {
        "driver": """
            CUDA_GRAPH_INSTANTIATE_PARAMS CU_DEV_SM_RESOURCE_GROUP_PARAMS CU_MEMHOSTALLOC_DEVICEMAP CU_STREAM_LEGACY
            CU_STREAM_PER_THREAD CUdevResource CUdevResourceType CUdevSmResourceGroup_flags CUdevice
            CUdevice_attribute CUdeviceptr CUfunction CUfunction_attribute CUgraphNodeParams CUgraphNodeType
            CUgreenCtxCreate_flags CUkernel CUlaunchAttribute CUlaunchAttributeID CUlaunchAttributeValue
            CUlaunchConfig CUmemAccessDesc CUmemAccess_flags CUmemAllocationGranularity_flags
            CUmemAllocationHandleType CUmemAllocationProp CUmemAllocationType CUmemLocation CUmemLocationType
            CUmulticastGranularity_flags CUmulticastObjectProp CUresult CUstream CUstreamCaptureMode
            CUstreamCaptureStatus CUstreamUpdateCaptureDependencies_flags CUstream_flags CUtensorMap
            CUtensorMapDataType CUtensorMapFloatOOBfill CUtensorMapInterleave CUtensorMapL2promotion
            CUtensorMapSwizzle cuCtxFromGreenCtx cuCtxGetCurrent cuCtxGetDevResource cuCtxGetDevice cuCtxSetCurrent
            cuCtxSynchronize cuDevResourceGenerateDesc cuDevSmResourceSplit cuDevSmResourceSplitByCount cuDeviceGet
            cuDeviceGetAttribute cuDeviceGetCount cuDeviceGetDevResource cuDeviceGetName cuDeviceGetPCIBusId
            cuDevicePrimaryCtxRelease cuDevicePrimaryCtxRetain cuDriverGetVersion cuFuncGetAttribute
            cuFuncSetAttribute cuGetErrorName cuGetErrorString cuGraphAddChildGraphNode cuGraphDestroy
            cuGraphExecDestroy cuGraphGetNodes cuGraphInstantiateWithParams cuGraphKernelNodeGetParams cuGraphLaunch
            cuGraphNodeGetType cuGraphNodeSetParams cuGreenCtxCreate cuGreenCtxDestroy cuGreenCtxGetDevResource
            cuGreenCtxStreamCreate cuInit cuKernelGetAttribute cuKernelGetFunction cuKernelSetAttribute
            cuLaunchKernelEx cuLibraryGetKernel cuLibraryLoadData cuLibraryLoadFromFile cuLibraryUnload
            cuMemAddressFree cuMemAddressReserve cuMemAlloc cuMemCreate cuMemExportToShareableHandle cuMemFree
            cuMemFreeHost cuMemGetAllocationGranularity cuMemHostAlloc cuMemHostGetDevicePointer
            cuMemImportFromShareableHandle cuMemMap cuMemRelease cuMemSetAccess cuMemUnmap cuMemcpyDtoDAsync
            cuMemcpyDtoH cuMemcpyHtoD cuMemsetD16 cuMemsetD2D32Async cuMemsetD32 cuMemsetD32Async cuMemsetD8
            cuMemsetD8Async cuModuleGetFunction cuModuleLoadData cuModuleUnload cuMulticastAddDevice
            cuMulticastBindMem cuMulticastCreate cuMulticastGetGranularity cuMulticastUnbind
            cuOccupancyMaxActiveBlocksPerMultiprocessor cuOccupancyMaxActiveClusters
            cuOccupancyMaxPotentialClusterSize cuStreamDestroy cuStreamGetCaptureInfo cuStreamGetCtx
            cuStreamGetGreenCtx cuStreamIsCapturing cuStreamUpdateCaptureDependencies cuTensorMapEncodeTiled
            cuThreadExchangeStreamCaptureMode cuuint32_t cuuint64_t
        """,
        "runtime": """
            cudaDeviceAttr cudaDeviceCanAccessPeer cudaDeviceEnablePeerAccess cudaDeviceGetAttribute
            cudaDeviceGetLimit cudaDeviceSetLimit cudaDeviceSynchronize cudaError_t cudaFreeHost cudaGetDevice
            cudaGetDeviceCount cudaGetErrorName cudaHostAlloc cudaHostAllocMapped cudaHostAllocWriteCombined
            cudaHostGetDevicePointer cudaInitDevice cudaLibraryEnumerateKernels cudaLibraryGetKernel
            cudaLibraryGetKernelCount cudaLimit cudaMalloc cudaMemoryType cudaMemset cudaMemset2DAsync
            cudaMemsetAsync cudaPointerGetAttributes cudaRuntimeGetVersion cudaSetDevice cudaStreamBeginCapture
            cudaStreamCaptureMode cudaStreamCaptureStatus cudaStreamEndCapture cudaStreamGetCaptureInfo
            cudaStreamGetDevice cudaStream_t
        """,
        "nvrtc": """
            nvrtcCompileProgram nvrtcCreateProgram nvrtcDestroyProgram nvrtcGetCUBIN nvrtcGetCUBINSize
            nvrtcGetErrorString nvrtcGetNumSupportedArchs nvrtcGetSupportedArchs nvrtcResult nvrtcVersion
        """,
    },
    "numba-cuda 0.30.4": {
        "driver": """
            CU_MEMHOSTALLOC_DEVICEMAP CU_MEMHOSTALLOC_PORTABLE CU_MEMHOSTALLOC_WRITECOMBINED
            CU_MEMHOSTREGISTER_DEVICEMAP CU_STREAM_LEGACY CU_STREAM_PER_THREAD CUdevice CUdevice_attribute
            CUdeviceptr CUevent_flags CUfunc_cache CUfunction_attribute CUipcMemHandle CUjitInputType
            CUmemAttach_flags CUpointer_attribute CUresult CUstream CUstreamCallback CUstream_flags
            cuCtxEnablePeerAccess cuCtxGetCurrent cuCtxGetDevice cuCtxPopCurrent cuCtxPushCurrent cuCtxSynchronize
            cuDeviceCanAccessPeer cuDeviceGetAttribute cuDevicePrimaryCtxRelease cuDevicePrimaryCtxReset
            cuDriverGetVersion cuEventCreate cuEventDestroy cuEventElapsedTime cuEventQuery cuEventRecord
            cuEventSynchronize cuIpcCloseMemHandle cuIpcGetMemHandle cuIpcOpenMemHandle cuKernelSetAttribute
            cuKernelSetCacheConfig cuLibraryGetGlobal cuLibraryUnload cuMemAlloc cuMemAllocManaged cuMemFree
            cuMemFreeHost cuMemGetAddressRange cuMemGetInfo cuMemHostAlloc cuMemHostGetDevicePointer
            cuMemHostRegister cuMemHostUnregister cuMemcpyDtoD cuMemcpyDtoDAsync cuMemcpyDtoH cuMemcpyDtoHAsync
            cuMemcpyHtoD cuMemcpyHtoDAsync cuMemsetD8 cuMemsetD8Async cuOccupancyMaxActiveBlocksPerMultiprocessor
            cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags cuPointerGetAttribute cuProfilerStart
            cuProfilerStop cuStreamAddCallback cuStreamCreate cuStreamDestroy cuStreamSynchronize cuStreamWaitEvent
        """,
        "runtime": """
            cudaRoundMode getLocalRuntimeVersion
        """,
        "nvrtc": """
            nvrtcGetSupportedArchs nvrtcResult nvrtcVersion
        """,
        "utils": """
            get_cuda_native_handle
        """,
    },
    "nvmath-python 1.0.0": {
        "driver": """
            CUresult cuCtxGetCurrent cuGetErrorName cuInit
        """,
        "runtime": """
            cudaError_t cudaGetDevice cudaGetDeviceProperties cudaGetErrorString cudaMemGetInfo cudaMemsetAsync
        """,
        "nvrtc": """
            nvrtcResult nvrtcVersion
        """,
    },
    "rmm-cu13 26.10.0": {
        "driver": """
            CUdevice CUdeviceptr CUmemoryPool CUresult cuDeviceGetName cuGetErrorName cuGetErrorString
            cuIpcGetMemHandle
        """,
        "runtime": """
            cudaDeviceAttr cudaDeviceGetAttribute cudaDeviceProp cudaDriverGetVersion cudaError_t cudaGetDevice
            cudaGetDeviceCount cudaGetDeviceProperties cudaGetErrorName cudaGetErrorString cudaMemPool_t
            cudaSetDevice getLocalRuntimeVersion
        """,
    },
}
