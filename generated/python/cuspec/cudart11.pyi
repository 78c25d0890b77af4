"""The CUDA Runtime API of CUDA 11."""

import builtins
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final, Literal, TypeAlias, overload

from ._cuspec import Function as _Function
from ._cuspec import Integer as _Integer
from ._cuspec import Record as _Record
from ._cuspec import Value as _Value
from ._extras_cudart11 import *
from ._typing import Address as _Address

from .cuda import (
    CUeglStreamConnection as CUeglStreamConnection,
    CUevent as CUevent,
    CUfunction as CUfunction,
    CUgraph as CUgraph,
    CUgraphExec as CUgraphExec,
    CUgraphNode as CUgraphNode,
    CUmemoryPool as CUmemoryPool,
    CUstream as CUstream,
    CUuserObject as CUuserObject,
    CUuuid as CUuuid,
    CUuuid_st as CUuuid_st,
    cuuint64_t as cuuint64_t,
)

from .cuda import (
    EGLImageKHR as EGLImageKHR,
    EGLStreamKHR as EGLStreamKHR,
    EGLSyncKHR as EGLSyncKHR,
    EGLint as EGLint,
    GLenum as GLenum,
    GLuint as GLuint,
    VdpDevice as VdpDevice,
    VdpGetProcAddress as VdpGetProcAddress,
    VdpOutputSurface as VdpOutputSurface,
    VdpVideoSurface as VdpVideoSurface,
)

__all__ = [
    "CUDART_VERSION",
    "CUDA_EGL_MAX_PLANES",
    "CUDA_IPC_HANDLE_SIZE",
    "CUeglStreamConnection",
    "CUevent",
    "CUfunction",
    "CUgraph",
    "CUgraphExec",
    "CUgraphNode",
    "CUmemoryPool",
    "CUstream",
    "CUuserObject",
    "CUuuid",
    "CUuuid_st",
    "EGLImageKHR",
    "EGLStreamKHR",
    "EGLSyncKHR",
    "EGLint",
    "GLenum",
    "GLuint",
    "VdpDevice",
    "VdpGetProcAddress",
    "VdpOutputSurface",
    "VdpVideoSurface",
    "anon_struct0",
    "anon_struct1",
    "anon_struct10",
    "anon_struct11",
    "anon_struct12",
    "anon_struct13",
    "anon_struct14",
    "anon_struct15",
    "anon_struct16",
    "anon_struct17",
    "anon_struct18",
    "anon_struct19",
    "anon_struct2",
    "anon_struct20",
    "anon_struct3",
    "anon_struct4",
    "anon_struct5",
    "anon_struct6",
    "anon_struct7",
    "anon_struct8",
    "anon_struct9",
    "anon_union0",
    "anon_union1",
    "anon_union2",
    "anon_union3",
    "anon_union4",
    "anon_union5",
    "anon_union6",
    "anon_union7",
    "char1",
    "char2",
    "char3",
    "char4",
    "cudaAccessPolicyWindow",
    "cudaAccessProperty",
    "cudaArrayColorAttachment",
    "cudaArrayCubemap",
    "cudaArrayDefault",
    "cudaArrayDeferredMapping",
    "cudaArrayGetInfo",
    "cudaArrayGetMemoryRequirements",
    "cudaArrayGetPlane",
    "cudaArrayGetSparseProperties",
    "cudaArrayLayered",
    "cudaArrayMemoryRequirements",
    "cudaArraySparse",
    "cudaArraySparseProperties",
    "cudaArraySparsePropertiesSingleMipTail",
    "cudaArraySurfaceLoadStore",
    "cudaArrayTextureGather",
    "cudaArray_const_t",
    "cudaArray_t",
    "cudaBindSurfaceToArray",
    "cudaBindTexture",
    "cudaBindTexture2D",
    "cudaBindTextureToArray",
    "cudaBindTextureToMipmappedArray",
    "cudaCGScope",
    "cudaChannelFormatDesc",
    "cudaChannelFormatKind",
    "cudaChooseDevice",
    "cudaClusterSchedulingPolicy",
    "cudaComputeMode",
    "cudaCooperativeLaunchMultiDeviceNoPostSync",
    "cudaCooperativeLaunchMultiDeviceNoPreSync",
    "cudaCpuDeviceId",
    "cudaCreateChannelDesc",
    "cudaCreateSurfaceObject",
    "cudaCreateTextureObject",
    "cudaCreateTextureObject_v2",
    "cudaCtxResetPersistingL2Cache",
    "cudaDataType",
    "cudaDestroyExternalMemory",
    "cudaDestroyExternalSemaphore",
    "cudaDestroySurfaceObject",
    "cudaDestroyTextureObject",
    "cudaDeviceAttr",
    "cudaDeviceBlockingSync",
    "cudaDeviceCanAccessPeer",
    "cudaDeviceDisablePeerAccess",
    "cudaDeviceEnablePeerAccess",
    "cudaDeviceFlushGPUDirectRDMAWrites",
    "cudaDeviceGetAttribute",
    "cudaDeviceGetByPCIBusId",
    "cudaDeviceGetCacheConfig",
    "cudaDeviceGetDefaultMemPool",
    "cudaDeviceGetGraphMemAttribute",
    "cudaDeviceGetLimit",
    "cudaDeviceGetMemPool",
    "cudaDeviceGetNvSciSyncAttributes",
    "cudaDeviceGetP2PAttribute",
    "cudaDeviceGetPCIBusId",
    "cudaDeviceGetSharedMemConfig",
    "cudaDeviceGetStreamPriorityRange",
    "cudaDeviceGetTexture1DLinearMaxWidth",
    "cudaDeviceGraphMemTrim",
    "cudaDeviceLmemResizeToMax",
    "cudaDeviceMapHost",
    "cudaDeviceMask",
    "cudaDeviceP2PAttr",
    "cudaDeviceProp",
    "cudaDeviceReset",
    "cudaDeviceScheduleAuto",
    "cudaDeviceScheduleBlockingSync",
    "cudaDeviceScheduleMask",
    "cudaDeviceScheduleSpin",
    "cudaDeviceScheduleYield",
    "cudaDeviceSetCacheConfig",
    "cudaDeviceSetGraphMemAttribute",
    "cudaDeviceSetLimit",
    "cudaDeviceSetMemPool",
    "cudaDeviceSetSharedMemConfig",
    "cudaDeviceSynchronize",
    "cudaDriverGetVersion",
    "cudaEGLStreamConsumerAcquireFrame",
    "cudaEGLStreamConsumerConnect",
    "cudaEGLStreamConsumerConnectWithFlags",
    "cudaEGLStreamConsumerDisconnect",
    "cudaEGLStreamConsumerReleaseFrame",
    "cudaEGLStreamProducerConnect",
    "cudaEGLStreamProducerDisconnect",
    "cudaEGLStreamProducerPresentFrame",
    "cudaEGLStreamProducerReturnFrame",
    "cudaEglColorFormat",
    "cudaEglFrame",
    "cudaEglFrameType",
    "cudaEglFrame_st",
    "cudaEglPlaneDesc",
    "cudaEglPlaneDesc_st",
    "cudaEglResourceLocationFlags",
    "cudaEglStreamConnection",
    "cudaError_t",
    "cudaEventBlockingSync",
    "cudaEventCreate",
    "cudaEventCreateFromEGLSync",
    "cudaEventCreateWithFlags",
    "cudaEventDefault",
    "cudaEventDestroy",
    "cudaEventDisableTiming",
    "cudaEventElapsedTime",
    "cudaEventInterprocess",
    "cudaEventQuery",
    "cudaEventRecord",
    "cudaEventRecordDefault",
    "cudaEventRecordExternal",
    "cudaEventRecordWithFlags",
    "cudaEventSynchronize",
    "cudaEventWaitDefault",
    "cudaEventWaitExternal",
    "cudaEvent_t",
    "cudaExtent",
    "cudaExternalMemoryBufferDesc",
    "cudaExternalMemoryDedicated",
    "cudaExternalMemoryGetMappedBuffer",
    "cudaExternalMemoryGetMappedMipmappedArray",
    "cudaExternalMemoryHandleDesc",
    "cudaExternalMemoryHandleType",
    "cudaExternalMemoryMipmappedArrayDesc",
    "cudaExternalMemory_t",
    "cudaExternalSemaphoreHandleDesc",
    "cudaExternalSemaphoreHandleType",
    "cudaExternalSemaphoreSignalNodeParams",
    "cudaExternalSemaphoreSignalParams",
    "cudaExternalSemaphoreSignalParams_v1",
    "cudaExternalSemaphoreSignalSkipNvSciBufMemSync",
    "cudaExternalSemaphoreWaitNodeParams",
    "cudaExternalSemaphoreWaitParams",
    "cudaExternalSemaphoreWaitParams_v1",
    "cudaExternalSemaphoreWaitSkipNvSciBufMemSync",
    "cudaExternalSemaphore_t",
    "cudaFlushGPUDirectRDMAWritesOptions",
    "cudaFlushGPUDirectRDMAWritesScope",
    "cudaFlushGPUDirectRDMAWritesTarget",
    "cudaFree",
    "cudaFreeArray",
    "cudaFreeAsync",
    "cudaFreeHost",
    "cudaFreeMipmappedArray",
    "cudaFuncAttribute",
    "cudaFuncAttributes",
    "cudaFuncCache",
    "cudaFuncGetAttributes",
    "cudaFuncSetAttribute",
    "cudaFuncSetCacheConfig",
    "cudaFuncSetSharedMemConfig",
    "cudaFunction_t",
    "cudaGLDeviceList",
    "cudaGLGetDevices",
    "cudaGLMapBufferObject",
    "cudaGLMapBufferObjectAsync",
    "cudaGLMapFlags",
    "cudaGLRegisterBufferObject",
    "cudaGLSetBufferObjectMapFlags",
    "cudaGLSetGLDevice",
    "cudaGLUnmapBufferObject",
    "cudaGLUnmapBufferObjectAsync",
    "cudaGLUnregisterBufferObject",
    "cudaGPUDirectRDMAWritesOrdering",
    "cudaGetChannelDesc",
    "cudaGetDevice",
    "cudaGetDeviceCount",
    "cudaGetDeviceFlags",
    "cudaGetDeviceProperties",
    "cudaGetDriverEntryPoint",
    "cudaGetDriverEntryPointFlags",
    "cudaGetErrorName",
    "cudaGetErrorString",
    "cudaGetExportTable",
    "cudaGetFuncBySymbol",
    "cudaGetLastError",
    "cudaGetMipmappedArrayLevel",
    "cudaGetSurfaceObjectResourceDesc",
    "cudaGetSurfaceReference",
    "cudaGetSymbolAddress",
    "cudaGetSymbolSize",
    "cudaGetTextureAlignmentOffset",
    "cudaGetTextureObjectResourceDesc",
    "cudaGetTextureObjectResourceViewDesc",
    "cudaGetTextureObjectTextureDesc",
    "cudaGetTextureObjectTextureDesc_v2",
    "cudaGetTextureReference",
    "cudaGraphAddChildGraphNode",
    "cudaGraphAddDependencies",
    "cudaGraphAddEmptyNode",
    "cudaGraphAddEventRecordNode",
    "cudaGraphAddEventWaitNode",
    "cudaGraphAddExternalSemaphoresSignalNode",
    "cudaGraphAddExternalSemaphoresWaitNode",
    "cudaGraphAddHostNode",
    "cudaGraphAddKernelNode",
    "cudaGraphAddMemAllocNode",
    "cudaGraphAddMemFreeNode",
    "cudaGraphAddMemcpyNode",
    "cudaGraphAddMemcpyNode1D",
    "cudaGraphAddMemcpyNodeFromSymbol",
    "cudaGraphAddMemcpyNodeToSymbol",
    "cudaGraphAddMemsetNode",
    "cudaGraphChildGraphNodeGetGraph",
    "cudaGraphClone",
    "cudaGraphCreate",
    "cudaGraphDebugDotFlags",
    "cudaGraphDebugDotPrint",
    "cudaGraphDestroy",
    "cudaGraphDestroyNode",
    "cudaGraphEventRecordNodeGetEvent",
    "cudaGraphEventRecordNodeSetEvent",
    "cudaGraphEventWaitNodeGetEvent",
    "cudaGraphEventWaitNodeSetEvent",
    "cudaGraphExecChildGraphNodeSetParams",
    "cudaGraphExecDestroy",
    "cudaGraphExecEventRecordNodeSetEvent",
    "cudaGraphExecEventWaitNodeSetEvent",
    "cudaGraphExecExternalSemaphoresSignalNodeSetParams",
    "cudaGraphExecExternalSemaphoresWaitNodeSetParams",
    "cudaGraphExecHostNodeSetParams",
    "cudaGraphExecKernelNodeSetParams",
    "cudaGraphExecMemcpyNodeSetParams",
    "cudaGraphExecMemcpyNodeSetParams1D",
    "cudaGraphExecMemcpyNodeSetParamsFromSymbol",
    "cudaGraphExecMemcpyNodeSetParamsToSymbol",
    "cudaGraphExecMemsetNodeSetParams",
    "cudaGraphExecUpdate",
    "cudaGraphExecUpdateResult",
    "cudaGraphExec_t",
    "cudaGraphExternalSemaphoresSignalNodeGetParams",
    "cudaGraphExternalSemaphoresSignalNodeSetParams",
    "cudaGraphExternalSemaphoresWaitNodeGetParams",
    "cudaGraphExternalSemaphoresWaitNodeSetParams",
    "cudaGraphGetEdges",
    "cudaGraphGetNodes",
    "cudaGraphGetRootNodes",
    "cudaGraphHostNodeGetParams",
    "cudaGraphHostNodeSetParams",
    "cudaGraphInstantiate",
    "cudaGraphInstantiateFlags",
    "cudaGraphInstantiateWithFlags",
    "cudaGraphKernelNodeCopyAttributes",
    "cudaGraphKernelNodeGetAttribute",
    "cudaGraphKernelNodeGetParams",
    "cudaGraphKernelNodeSetAttribute",
    "cudaGraphKernelNodeSetParams",
    "cudaGraphLaunch",
    "cudaGraphMemAllocNodeGetParams",
    "cudaGraphMemAttributeType",
    "cudaGraphMemFreeNodeGetParams",
    "cudaGraphMemcpyNodeGetParams",
    "cudaGraphMemcpyNodeSetParams",
    "cudaGraphMemcpyNodeSetParams1D",
    "cudaGraphMemcpyNodeSetParamsFromSymbol",
    "cudaGraphMemcpyNodeSetParamsToSymbol",
    "cudaGraphMemsetNodeGetParams",
    "cudaGraphMemsetNodeSetParams",
    "cudaGraphNodeFindInClone",
    "cudaGraphNodeGetDependencies",
    "cudaGraphNodeGetDependentNodes",
    "cudaGraphNodeGetEnabled",
    "cudaGraphNodeGetType",
    "cudaGraphNodeSetEnabled",
    "cudaGraphNodeType",
    "cudaGraphNode_t",
    "cudaGraphReleaseUserObject",
    "cudaGraphRemoveDependencies",
    "cudaGraphRetainUserObject",
    "cudaGraphUpload",
    "cudaGraph_t",
    "cudaGraphicsCubeFace",
    "cudaGraphicsEGLRegisterImage",
    "cudaGraphicsGLRegisterBuffer",
    "cudaGraphicsGLRegisterImage",
    "cudaGraphicsMapFlags",
    "cudaGraphicsMapResources",
    "cudaGraphicsRegisterFlags",
    "cudaGraphicsResourceGetMappedEglFrame",
    "cudaGraphicsResourceGetMappedMipmappedArray",
    "cudaGraphicsResourceGetMappedPointer",
    "cudaGraphicsResourceSetMapFlags",
    "cudaGraphicsResource_t",
    "cudaGraphicsSubResourceGetMappedArray",
    "cudaGraphicsUnmapResources",
    "cudaGraphicsUnregisterResource",
    "cudaGraphicsVDPAURegisterOutputSurface",
    "cudaGraphicsVDPAURegisterVideoSurface",
    "cudaHostAlloc",
    "cudaHostAllocDefault",
    "cudaHostAllocMapped",
    "cudaHostAllocPortable",
    "cudaHostAllocWriteCombined",
    "cudaHostFn_t",
    "cudaHostGetDevicePointer",
    "cudaHostGetFlags",
    "cudaHostNodeParams",
    "cudaHostRegister",
    "cudaHostRegisterDefault",
    "cudaHostRegisterIoMemory",
    "cudaHostRegisterMapped",
    "cudaHostRegisterPortable",
    "cudaHostRegisterReadOnly",
    "cudaHostUnregister",
    "cudaImportExternalMemory",
    "cudaImportExternalSemaphore",
    "cudaInvalidDeviceId",
    "cudaIpcCloseMemHandle",
    "cudaIpcEventHandle_st",
    "cudaIpcEventHandle_t",
    "cudaIpcGetEventHandle",
    "cudaIpcGetMemHandle",
    "cudaIpcMemHandle_st",
    "cudaIpcMemHandle_t",
    "cudaIpcMemLazyEnablePeerAccess",
    "cudaIpcOpenEventHandle",
    "cudaIpcOpenMemHandle",
    "cudaKernelNodeAttrID",
    "cudaKernelNodeAttrValue",
    "cudaKernelNodeAttributeAccessPolicyWindow",
    "cudaKernelNodeAttributeClusterDimension",
    "cudaKernelNodeAttributeClusterSchedulingPolicyPreference",
    "cudaKernelNodeAttributeCooperative",
    "cudaKernelNodeAttributePriority",
    "cudaKernelNodeParams",
    "cudaLaunchAttribute",
    "cudaLaunchAttributeID",
    "cudaLaunchAttributeValue",
    "cudaLaunchAttribute_st",
    "cudaLaunchConfig_st",
    "cudaLaunchConfig_t",
    "cudaLaunchCooperativeKernel",
    "cudaLaunchCooperativeKernelMultiDevice",
    "cudaLaunchHostFunc",
    "cudaLaunchKernel",
    "cudaLaunchKernelExC",
    "cudaLaunchParams",
    "cudaLimit",
    "cudaMalloc",
    "cudaMalloc3D",
    "cudaMalloc3DArray",
    "cudaMallocArray",
    "cudaMallocAsync",
    "cudaMallocFromPoolAsync",
    "cudaMallocHost",
    "cudaMallocManaged",
    "cudaMallocMipmappedArray",
    "cudaMallocPitch",
    "cudaMemAccessDesc",
    "cudaMemAccessFlags",
    "cudaMemAdvise",
    "cudaMemAllocNodeParams",
    "cudaMemAllocationHandleType",
    "cudaMemAllocationType",
    "cudaMemAttachGlobal",
    "cudaMemAttachHost",
    "cudaMemAttachSingle",
    "cudaMemGetInfo",
    "cudaMemLocation",
    "cudaMemLocationType",
    "cudaMemPoolAttr",
    "cudaMemPoolCreate",
    "cudaMemPoolDestroy",
    "cudaMemPoolExportPointer",
    "cudaMemPoolExportToShareableHandle",
    "cudaMemPoolGetAccess",
    "cudaMemPoolGetAttribute",
    "cudaMemPoolImportFromShareableHandle",
    "cudaMemPoolImportPointer",
    "cudaMemPoolProps",
    "cudaMemPoolPtrExportData",
    "cudaMemPoolSetAccess",
    "cudaMemPoolSetAttribute",
    "cudaMemPoolTrimTo",
    "cudaMemPool_t",
    "cudaMemPrefetchAsync",
    "cudaMemRangeAttribute",
    "cudaMemRangeGetAttribute",
    "cudaMemRangeGetAttributes",
    "cudaMemcpy",
    "cudaMemcpy2D",
    "cudaMemcpy2DArrayToArray",
    "cudaMemcpy2DAsync",
    "cudaMemcpy2DFromArray",
    "cudaMemcpy2DFromArrayAsync",
    "cudaMemcpy2DToArray",
    "cudaMemcpy2DToArrayAsync",
    "cudaMemcpy3D",
    "cudaMemcpy3DAsync",
    "cudaMemcpy3DParms",
    "cudaMemcpy3DPeer",
    "cudaMemcpy3DPeerAsync",
    "cudaMemcpy3DPeerParms",
    "cudaMemcpyArrayToArray",
    "cudaMemcpyAsync",
    "cudaMemcpyFromArray",
    "cudaMemcpyFromArrayAsync",
    "cudaMemcpyFromSymbol",
    "cudaMemcpyFromSymbolAsync",
    "cudaMemcpyKind",
    "cudaMemcpyPeer",
    "cudaMemcpyPeerAsync",
    "cudaMemcpyToArray",
    "cudaMemcpyToArrayAsync",
    "cudaMemcpyToSymbol",
    "cudaMemcpyToSymbolAsync",
    "cudaMemoryAdvise",
    "cudaMemoryType",
    "cudaMemset",
    "cudaMemset2D",
    "cudaMemset2DAsync",
    "cudaMemset3D",
    "cudaMemset3DAsync",
    "cudaMemsetAsync",
    "cudaMemsetParams",
    "cudaMipmappedArrayGetMemoryRequirements",
    "cudaMipmappedArrayGetSparseProperties",
    "cudaMipmappedArray_const_t",
    "cudaMipmappedArray_t",
    "cudaNvSciSyncAttrSignal",
    "cudaNvSciSyncAttrWait",
    "cudaOccupancyAvailableDynamicSMemPerBlock",
    "cudaOccupancyDefault",
    "cudaOccupancyDisableCachingOverride",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessor",
    "cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "cudaOccupancyMaxActiveClusters",
    "cudaOccupancyMaxPotentialClusterSize",
    "cudaOutputMode_t",
    "cudaPeekAtLastError",
    "cudaPeerAccessDefault",
    "cudaPitchedPtr",
    "cudaPointerAttributes",
    "cudaPointerGetAttributes",
    "cudaPos",
    "cudaResourceDesc",
    "cudaResourceType",
    "cudaResourceViewDesc",
    "cudaResourceViewFormat",
    "cudaRoundMode",
    "cudaRuntimeGetVersion",
    "cudaSetDevice",
    "cudaSetDeviceFlags",
    "cudaSetDoubleForDevice",
    "cudaSetDoubleForHost",
    "cudaSetValidDevices",
    "cudaSharedCarveout",
    "cudaSharedMemConfig",
    "cudaSignalExternalSemaphoresAsync",
    "cudaSignalExternalSemaphoresAsync_v1",
    "cudaSignalExternalSemaphoresAsync_v2",
    "cudaStreamAddCallback",
    "cudaStreamAttachMemAsync",
    "cudaStreamAttrID",
    "cudaStreamAttrValue",
    "cudaStreamAttributeAccessPolicyWindow",
    "cudaStreamAttributeSynchronizationPolicy",
    "cudaStreamBeginCapture",
    "cudaStreamCallback_t",
    "cudaStreamCaptureMode",
    "cudaStreamCaptureStatus",
    "cudaStreamCopyAttributes",
    "cudaStreamCreate",
    "cudaStreamCreateWithFlags",
    "cudaStreamCreateWithPriority",
    "cudaStreamDefault",
    "cudaStreamDestroy",
    "cudaStreamEndCapture",
    "cudaStreamGetAttribute",
    "cudaStreamGetCaptureInfo",
    "cudaStreamGetCaptureInfo_v2",
    "cudaStreamGetFlags",
    "cudaStreamGetPriority",
    "cudaStreamIsCapturing",
    "cudaStreamLegacy",
    "cudaStreamNonBlocking",
    "cudaStreamPerThread",
    "cudaStreamQuery",
    "cudaStreamSetAttribute",
    "cudaStreamSynchronize",
    "cudaStreamUpdateCaptureDependencies",
    "cudaStreamUpdateCaptureDependenciesFlags",
    "cudaStreamWaitEvent",
    "cudaStream_t",
    "cudaSurfaceBoundaryMode",
    "cudaSurfaceFormatMode",
    "cudaSurfaceObject_t",
    "cudaSurfaceType1D",
    "cudaSurfaceType1DLayered",
    "cudaSurfaceType2D",
    "cudaSurfaceType2DLayered",
    "cudaSurfaceType3D",
    "cudaSurfaceTypeCubemap",
    "cudaSurfaceTypeCubemapLayered",
    "cudaSynchronizationPolicy",
    "cudaTextureAddressMode",
    "cudaTextureDesc",
    "cudaTextureDesc_v2",
    "cudaTextureFilterMode",
    "cudaTextureObject_t",
    "cudaTextureReadMode",
    "cudaTextureType1D",
    "cudaTextureType1DLayered",
    "cudaTextureType2D",
    "cudaTextureType2DLayered",
    "cudaTextureType3D",
    "cudaTextureTypeCubemap",
    "cudaTextureTypeCubemapLayered",
    "cudaThreadExchangeStreamCaptureMode",
    "cudaThreadExit",
    "cudaThreadGetCacheConfig",
    "cudaThreadGetLimit",
    "cudaThreadSetCacheConfig",
    "cudaThreadSetLimit",
    "cudaThreadSynchronize",
    "cudaUUID_t",
    "cudaUnbindTexture",
    "cudaUserObjectCreate",
    "cudaUserObjectFlags",
    "cudaUserObjectRelease",
    "cudaUserObjectRetain",
    "cudaUserObjectRetainFlags",
    "cudaUserObject_t",
    "cudaVDPAUGetDevice",
    "cudaVDPAUSetVDPAUDevice",
    "cudaWaitExternalSemaphoresAsync",
    "cudaWaitExternalSemaphoresAsync_v1",
    "cudaWaitExternalSemaphoresAsync_v2",
    "cuuint64_t",
    "dim3",
    "double1",
    "double2",
    "double3",
    "double4",
    "float1",
    "float2",
    "float3",
    "float4",
    "getLocalRuntimeVersion",
    "int1",
    "int2",
    "int3",
    "int4",
    "isEglSupported",
    "libraryPropertyType",
    "long1",
    "long2",
    "long3",
    "long4",
    "longlong1",
    "longlong2",
    "longlong3",
    "longlong4",
    "make_cudaExtent",
    "make_cudaPitchedPtr",
    "make_cudaPos",
    "short1",
    "short2",
    "short3",
    "short4",
    "sizeof",
    "surfaceReference",
    "textureReference",
    "uchar1",
    "uchar2",
    "uchar3",
    "uchar4",
    "uint1",
    "uint2",
    "uint3",
    "uint4",
    "ulong1",
    "ulong2",
    "ulong3",
    "ulong4",
    "ulonglong1",
    "ulonglong2",
    "ulonglong3",
    "ulonglong4",
    "ushort1",
    "ushort2",
    "ushort3",
    "ushort4",
]

cudaHostAllocDefault: Final[int] = 0
cudaHostAllocPortable: Final[int] = 1
cudaHostAllocMapped: Final[int] = 2
cudaHostAllocWriteCombined: Final[int] = 4
cudaHostRegisterDefault: Final[int] = 0
cudaHostRegisterPortable: Final[int] = 1
cudaHostRegisterMapped: Final[int] = 2
cudaHostRegisterIoMemory: Final[int] = 4
cudaHostRegisterReadOnly: Final[int] = 8
cudaPeerAccessDefault: Final[int] = 0
cudaStreamDefault: Final[int] = 0
cudaStreamNonBlocking: Final[int] = 1
cudaStreamLegacy: Final[int] = 1
cudaStreamPerThread: Final[int] = 2
cudaEventDefault: Final[int] = 0
cudaEventBlockingSync: Final[int] = 1
cudaEventDisableTiming: Final[int] = 2
cudaEventInterprocess: Final[int] = 4
cudaEventRecordDefault: Final[int] = 0
cudaEventRecordExternal: Final[int] = 1
cudaEventWaitDefault: Final[int] = 0
cudaEventWaitExternal: Final[int] = 1
cudaDeviceScheduleAuto: Final[int] = 0
cudaDeviceScheduleSpin: Final[int] = 1
cudaDeviceScheduleYield: Final[int] = 2
cudaDeviceScheduleBlockingSync: Final[int] = 4
cudaDeviceBlockingSync: Final[int] = 4
cudaDeviceScheduleMask: Final[int] = 7
cudaDeviceMapHost: Final[int] = 8
cudaDeviceLmemResizeToMax: Final[int] = 16
cudaDeviceMask: Final[int] = 31
cudaArrayDefault: Final[int] = 0
cudaArrayLayered: Final[int] = 1
cudaArraySurfaceLoadStore: Final[int] = 2
cudaArrayCubemap: Final[int] = 4
cudaArrayTextureGather: Final[int] = 8
cudaArrayColorAttachment: Final[int] = 32
cudaArraySparse: Final[int] = 64
cudaArrayDeferredMapping: Final[int] = 128
cudaIpcMemLazyEnablePeerAccess: Final[int] = 1
cudaMemAttachGlobal: Final[int] = 1
cudaMemAttachHost: Final[int] = 2
cudaMemAttachSingle: Final[int] = 4
cudaOccupancyDefault: Final[int] = 0
cudaOccupancyDisableCachingOverride: Final[int] = 1
cudaCpuDeviceId: Final[int] = -1
cudaInvalidDeviceId: Final[int] = -2
cudaCooperativeLaunchMultiDeviceNoPreSync: Final[int] = 1
cudaCooperativeLaunchMultiDeviceNoPostSync: Final[int] = 2
cudaArraySparsePropertiesSingleMipTail: Final[int] = 1
CUDA_IPC_HANDLE_SIZE: Final[int] = 64
cudaExternalMemoryDedicated: Final[int] = 1
cudaExternalSemaphoreSignalSkipNvSciBufMemSync: Final[int] = 1
cudaExternalSemaphoreWaitSkipNvSciBufMemSync: Final[int] = 2
cudaNvSciSyncAttrSignal: Final[int] = 1
cudaNvSciSyncAttrWait: Final[int] = 2
cudaStreamAttributeAccessPolicyWindow: Final[cudaLaunchAttributeID] = cudaLaunchAttributeID.cudaLaunchAttributeAccessPolicyWindow
cudaStreamAttributeSynchronizationPolicy: Final[cudaLaunchAttributeID] = cudaLaunchAttributeID.cudaLaunchAttributeSynchronizationPolicy
cudaKernelNodeAttributeAccessPolicyWindow: Final[cudaLaunchAttributeID] = cudaLaunchAttributeID.cudaLaunchAttributeAccessPolicyWindow
cudaKernelNodeAttributeCooperative: Final[cudaLaunchAttributeID] = cudaLaunchAttributeID.cudaLaunchAttributeCooperative
cudaKernelNodeAttributePriority: Final[cudaLaunchAttributeID] = cudaLaunchAttributeID.cudaLaunchAttributePriority
cudaKernelNodeAttributeClusterDimension: Final[cudaLaunchAttributeID] = cudaLaunchAttributeID.cudaLaunchAttributeClusterDimension
cudaKernelNodeAttributeClusterSchedulingPolicyPreference: Final[cudaLaunchAttributeID] = cudaLaunchAttributeID.cudaLaunchAttributeClusterSchedulingPolicyPreference
cudaSurfaceType1D: Final[int] = 1
cudaSurfaceType2D: Final[int] = 2
cudaSurfaceType3D: Final[int] = 3
cudaSurfaceTypeCubemap: Final[int] = 12
cudaSurfaceType1DLayered: Final[int] = 241
cudaSurfaceType2DLayered: Final[int] = 242
cudaSurfaceTypeCubemapLayered: Final[int] = 252
cudaTextureType1D: Final[int] = 1
cudaTextureType2D: Final[int] = 2
cudaTextureType3D: Final[int] = 3
cudaTextureTypeCubemap: Final[int] = 12
cudaTextureType1DLayered: Final[int] = 241
cudaTextureType2DLayered: Final[int] = 242
cudaTextureTypeCubemapLayered: Final[int] = 252
CUDART_VERSION: Final[int] = 11080
__CUDART_API_VERSION: Final[int] = 11080
isEglSupported: Final[int] = 1
CUDA_EGL_MAX_PLANES: Final[int] = 3

class cudaRoundMode(IntEnum):
    """How device code rounds a result that has no exact form."""

    cudaRoundNearest = 0
    cudaRoundZero = 1
    cudaRoundPosInf = 2
    cudaRoundMinInf = 3

class cudaError_t(IntEnum):
    """Outcome of a Runtime API call."""

    cudaSuccess = 0
    cudaErrorInvalidValue = 1
    cudaErrorMemoryAllocation = 2
    cudaErrorInitializationError = 3
    cudaErrorCudartUnloading = 4
    cudaErrorProfilerDisabled = 5
    cudaErrorProfilerNotInitialized = 6
    cudaErrorProfilerAlreadyStarted = 7
    cudaErrorProfilerAlreadyStopped = 8
    cudaErrorInvalidConfiguration = 9
    cudaErrorInvalidPitchValue = 12
    cudaErrorInvalidSymbol = 13
    cudaErrorInvalidHostPointer = 16
    cudaErrorInvalidDevicePointer = 17
    cudaErrorInvalidTexture = 18
    cudaErrorInvalidTextureBinding = 19
    cudaErrorInvalidChannelDescriptor = 20
    cudaErrorInvalidMemcpyDirection = 21
    cudaErrorAddressOfConstant = 22
    cudaErrorTextureFetchFailed = 23
    cudaErrorTextureNotBound = 24
    cudaErrorSynchronizationError = 25
    cudaErrorInvalidFilterSetting = 26
    cudaErrorInvalidNormSetting = 27
    cudaErrorMixedDeviceExecution = 28
    cudaErrorNotYetImplemented = 31
    cudaErrorMemoryValueTooLarge = 32
    cudaErrorStubLibrary = 34
    cudaErrorInsufficientDriver = 35
    cudaErrorCallRequiresNewerDriver = 36
    cudaErrorInvalidSurface = 37
    cudaErrorDuplicateVariableName = 43
    cudaErrorDuplicateTextureName = 44
    cudaErrorDuplicateSurfaceName = 45
    cudaErrorDevicesUnavailable = 46
    cudaErrorIncompatibleDriverContext = 49
    cudaErrorMissingConfiguration = 52
    cudaErrorPriorLaunchFailure = 53
    cudaErrorLaunchMaxDepthExceeded = 65
    cudaErrorLaunchFileScopedTex = 66
    cudaErrorLaunchFileScopedSurf = 67
    cudaErrorSyncDepthExceeded = 68
    cudaErrorLaunchPendingCountExceeded = 69
    cudaErrorInvalidDeviceFunction = 98
    cudaErrorNoDevice = 100
    cudaErrorInvalidDevice = 101
    cudaErrorDeviceNotLicensed = 102
    cudaErrorSoftwareValidityNotEstablished = 103
    cudaErrorStartupFailure = 127
    cudaErrorInvalidKernelImage = 200
    cudaErrorDeviceUninitialized = 201
    cudaErrorMapBufferObjectFailed = 205
    cudaErrorUnmapBufferObjectFailed = 206
    cudaErrorArrayIsMapped = 207
    cudaErrorAlreadyMapped = 208
    cudaErrorNoKernelImageForDevice = 209
    cudaErrorAlreadyAcquired = 210
    cudaErrorNotMapped = 211
    cudaErrorNotMappedAsArray = 212
    cudaErrorNotMappedAsPointer = 213
    cudaErrorECCUncorrectable = 214
    cudaErrorUnsupportedLimit = 215
    cudaErrorDeviceAlreadyInUse = 216
    cudaErrorPeerAccessUnsupported = 217
    cudaErrorInvalidPtx = 218
    cudaErrorInvalidGraphicsContext = 219
    cudaErrorNvlinkUncorrectable = 220
    cudaErrorJitCompilerNotFound = 221
    cudaErrorUnsupportedPtxVersion = 222
    cudaErrorJitCompilationDisabled = 223
    cudaErrorUnsupportedExecAffinity = 224
    cudaErrorInvalidSource = 300
    cudaErrorFileNotFound = 301
    cudaErrorSharedObjectSymbolNotFound = 302
    cudaErrorSharedObjectInitFailed = 303
    cudaErrorOperatingSystem = 304
    cudaErrorInvalidResourceHandle = 400
    cudaErrorIllegalState = 401
    cudaErrorSymbolNotFound = 500
    cudaErrorNotReady = 600
    cudaErrorIllegalAddress = 700
    cudaErrorLaunchOutOfResources = 701
    cudaErrorLaunchTimeout = 702
    cudaErrorLaunchIncompatibleTexturing = 703
    cudaErrorPeerAccessAlreadyEnabled = 704
    cudaErrorPeerAccessNotEnabled = 705
    cudaErrorSetOnActiveProcess = 708
    cudaErrorContextIsDestroyed = 709
    cudaErrorAssert = 710
    cudaErrorTooManyPeers = 711
    cudaErrorHostMemoryAlreadyRegistered = 712
    cudaErrorHostMemoryNotRegistered = 713
    cudaErrorHardwareStackError = 714
    cudaErrorIllegalInstruction = 715
    cudaErrorMisalignedAddress = 716
    cudaErrorInvalidAddressSpace = 717
    cudaErrorInvalidPc = 718
    cudaErrorLaunchFailure = 719
    cudaErrorCooperativeLaunchTooLarge = 720
    cudaErrorNotPermitted = 800
    cudaErrorNotSupported = 801
    cudaErrorSystemNotReady = 802
    cudaErrorSystemDriverMismatch = 803
    cudaErrorCompatNotSupportedOnDevice = 804
    cudaErrorMpsConnectionFailed = 805
    cudaErrorMpsRpcFailure = 806
    cudaErrorMpsServerNotReady = 807
    cudaErrorMpsMaxClientsReached = 808
    cudaErrorMpsMaxConnectionsReached = 809
    cudaErrorMpsClientTerminated = 810
    cudaErrorStreamCaptureUnsupported = 900
    cudaErrorStreamCaptureInvalidated = 901
    cudaErrorStreamCaptureMerge = 902
    cudaErrorStreamCaptureUnmatched = 903
    cudaErrorStreamCaptureUnjoined = 904
    cudaErrorStreamCaptureIsolation = 905
    cudaErrorStreamCaptureImplicit = 906
    cudaErrorCapturedEvent = 907
    cudaErrorStreamCaptureWrongThread = 908
    cudaErrorTimeout = 909
    cudaErrorGraphExecUpdateFailure = 910
    cudaErrorExternalDevice = 911
    cudaErrorInvalidClusterSize = 912
    cudaErrorUnknown = 999
    cudaErrorApiFailureBase = 10000

class cudaChannelFormatKind(IntEnum):
    """The kind of the components of an array's elements."""

    cudaChannelFormatKindSigned = 0
    cudaChannelFormatKindUnsigned = 1
    cudaChannelFormatKindFloat = 2
    cudaChannelFormatKindNone = 3
    cudaChannelFormatKindNV12 = 4
    cudaChannelFormatKindUnsignedNormalized8X1 = 5
    cudaChannelFormatKindUnsignedNormalized8X2 = 6
    cudaChannelFormatKindUnsignedNormalized8X4 = 7
    cudaChannelFormatKindUnsignedNormalized16X1 = 8
    cudaChannelFormatKindUnsignedNormalized16X2 = 9
    cudaChannelFormatKindUnsignedNormalized16X4 = 10
    cudaChannelFormatKindSignedNormalized8X1 = 11
    cudaChannelFormatKindSignedNormalized8X2 = 12
    cudaChannelFormatKindSignedNormalized8X4 = 13
    cudaChannelFormatKindSignedNormalized16X1 = 14
    cudaChannelFormatKindSignedNormalized16X2 = 15
    cudaChannelFormatKindSignedNormalized16X4 = 16
    cudaChannelFormatKindUnsignedBlockCompressed1 = 17
    cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18
    cudaChannelFormatKindUnsignedBlockCompressed2 = 19
    cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20
    cudaChannelFormatKindUnsignedBlockCompressed3 = 21
    cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22
    cudaChannelFormatKindUnsignedBlockCompressed4 = 23
    cudaChannelFormatKindSignedBlockCompressed4 = 24
    cudaChannelFormatKindUnsignedBlockCompressed5 = 25
    cudaChannelFormatKindSignedBlockCompressed5 = 26
    cudaChannelFormatKindUnsignedBlockCompressed6H = 27
    cudaChannelFormatKindSignedBlockCompressed6H = 28
    cudaChannelFormatKindUnsignedBlockCompressed7 = 29
    cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30

class cudaMemoryType(IntEnum):
    """What kind of memory an address is in."""

    cudaMemoryTypeUnregistered = 0
    cudaMemoryTypeHost = 1
    cudaMemoryTypeDevice = 2
    cudaMemoryTypeManaged = 3

class cudaMemcpyKind(IntEnum):
    """Which side of a copy is host memory; ``cudaMemcpyDefault`` infers it from the addresses."""

    cudaMemcpyHostToHost = 0
    cudaMemcpyHostToDevice = 1
    cudaMemcpyDeviceToHost = 2
    cudaMemcpyDeviceToDevice = 3
    cudaMemcpyDefault = 4

class cudaAccessProperty(IntEnum):
    """How L2 cache keeps lines."""

    cudaAccessPropertyNormal = 0
    cudaAccessPropertyStreaming = 1
    cudaAccessPropertyPersisting = 2

class cudaStreamCaptureStatus(IntEnum):
    """Whether a stream is capturing."""

    cudaStreamCaptureStatusNone = 0
    cudaStreamCaptureStatusActive = 1
    cudaStreamCaptureStatusInvalidated = 2

class cudaStreamCaptureMode(IntEnum):
    """Which calls other threads may make while a stream is capturing."""

    cudaStreamCaptureModeGlobal = 0
    cudaStreamCaptureModeThreadLocal = 1
    cudaStreamCaptureModeRelaxed = 2

class cudaSynchronizationPolicy(IntEnum):
    """How a thread waits for a stream."""

    cudaSyncPolicyAuto = 1
    cudaSyncPolicySpin = 2
    cudaSyncPolicyYield = 3
    cudaSyncPolicyBlockingSync = 4

class cudaClusterSchedulingPolicy(IntEnum):
    """How blocks of a cluster are spread over multiprocessors.

    Since CUDA 11.8.
    """

    cudaClusterSchedulingPolicyDefault = 0
    cudaClusterSchedulingPolicySpread = 1
    cudaClusterSchedulingPolicyLoadBalancing = 2

class cudaStreamUpdateCaptureDependenciesFlags(IntEnum):
    """Whether dependencies of a capture are added or replaced."""

    cudaStreamAddCaptureDependencies = 0
    cudaStreamSetCaptureDependencies = 1

class cudaUserObjectFlags(IntEnum):
    """Options of user objects; the one there is must be given."""

    cudaUserObjectNoDestructorSync = 1

class cudaUserObjectRetainFlags(IntEnum):
    """Whether a graph gets new references or takes the caller's."""

    cudaGraphUserObjectMove = 1

class cudaGraphicsRegisterFlags(IntEnum):
    """How CUDA will use a graphics resource."""

    cudaGraphicsRegisterFlagsNone = 0
    cudaGraphicsRegisterFlagsReadOnly = 1
    cudaGraphicsRegisterFlagsWriteDiscard = 2
    cudaGraphicsRegisterFlagsSurfaceLoadStore = 4
    cudaGraphicsRegisterFlagsTextureGather = 8

class cudaGraphicsMapFlags(IntEnum):
    """How CUDA uses a graphics resource while it is mapped."""

    cudaGraphicsMapFlagsNone = 0
    cudaGraphicsMapFlagsReadOnly = 1
    cudaGraphicsMapFlagsWriteDiscard = 2

class cudaGraphicsCubeFace(IntEnum):
    """A face of a cube map."""

    cudaGraphicsCubeFacePositiveX = 0
    cudaGraphicsCubeFaceNegativeX = 1
    cudaGraphicsCubeFacePositiveY = 2
    cudaGraphicsCubeFaceNegativeY = 3
    cudaGraphicsCubeFacePositiveZ = 4
    cudaGraphicsCubeFaceNegativeZ = 5

class cudaResourceType(IntEnum):
    """What a texture or surface object reads."""

    cudaResourceTypeArray = 0
    cudaResourceTypeMipmappedArray = 1
    cudaResourceTypeLinear = 2
    cudaResourceTypePitch2D = 3

class cudaResourceViewFormat(IntEnum):
    """The format in which a texture object sees the elements of its array."""

    cudaResViewFormatNone = 0
    cudaResViewFormatUnsignedChar1 = 1
    cudaResViewFormatUnsignedChar2 = 2
    cudaResViewFormatUnsignedChar4 = 3
    cudaResViewFormatSignedChar1 = 4
    cudaResViewFormatSignedChar2 = 5
    cudaResViewFormatSignedChar4 = 6
    cudaResViewFormatUnsignedShort1 = 7
    cudaResViewFormatUnsignedShort2 = 8
    cudaResViewFormatUnsignedShort4 = 9
    cudaResViewFormatSignedShort1 = 10
    cudaResViewFormatSignedShort2 = 11
    cudaResViewFormatSignedShort4 = 12
    cudaResViewFormatUnsignedInt1 = 13
    cudaResViewFormatUnsignedInt2 = 14
    cudaResViewFormatUnsignedInt4 = 15
    cudaResViewFormatSignedInt1 = 16
    cudaResViewFormatSignedInt2 = 17
    cudaResViewFormatSignedInt4 = 18
    cudaResViewFormatHalf1 = 19
    cudaResViewFormatHalf2 = 20
    cudaResViewFormatHalf4 = 21
    cudaResViewFormatFloat1 = 22
    cudaResViewFormatFloat2 = 23
    cudaResViewFormatFloat4 = 24
    cudaResViewFormatUnsignedBlockCompressed1 = 25
    cudaResViewFormatUnsignedBlockCompressed2 = 26
    cudaResViewFormatUnsignedBlockCompressed3 = 27
    cudaResViewFormatUnsignedBlockCompressed4 = 28
    cudaResViewFormatSignedBlockCompressed4 = 29
    cudaResViewFormatUnsignedBlockCompressed5 = 30
    cudaResViewFormatSignedBlockCompressed5 = 31
    cudaResViewFormatUnsignedBlockCompressed6H = 32
    cudaResViewFormatSignedBlockCompressed6H = 33
    cudaResViewFormatUnsignedBlockCompressed7 = 34

class cudaFuncAttribute(IntEnum):
    """An attribute of a kernel that a program can set."""

    cudaFuncAttributeMaxDynamicSharedMemorySize = 8
    cudaFuncAttributePreferredSharedMemoryCarveout = 9
    cudaFuncAttributeClusterDimMustBeSet = 10
    cudaFuncAttributeRequiredClusterWidth = 11
    cudaFuncAttributeRequiredClusterHeight = 12
    cudaFuncAttributeRequiredClusterDepth = 13
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15
    cudaFuncAttributeMax = 16

class cudaFuncCache(IntEnum):
    """A preference between L1 cache and shared memory."""

    cudaFuncCachePreferNone = 0
    cudaFuncCachePreferShared = 1
    cudaFuncCachePreferL1 = 2
    cudaFuncCachePreferEqual = 3

class cudaSharedMemConfig(IntEnum):
    """The width of shared memory banks."""

    cudaSharedMemBankSizeDefault = 0
    cudaSharedMemBankSizeFourByte = 1
    cudaSharedMemBankSizeEightByte = 2

class cudaSharedCarveout(IntEnum):
    """How memory is divided between shared memory and L1 cache: a share in percent, or no preference."""

    cudaSharedmemCarveoutDefault = -1
    cudaSharedmemCarveoutMaxShared = 100
    cudaSharedmemCarveoutMaxL1 = 0

class cudaComputeMode(IntEnum):
    """Which processes and threads may use a device."""

    cudaComputeModeDefault = 0
    cudaComputeModeExclusive = 1
    cudaComputeModeProhibited = 2
    cudaComputeModeExclusiveProcess = 3

class cudaLimit(IntEnum):
    """A limit of a device that a program can change."""

    cudaLimitStackSize = 0
    cudaLimitPrintfFifoSize = 1
    cudaLimitMallocHeapSize = 2
    cudaLimitDevRuntimeSyncDepth = 3
    cudaLimitDevRuntimePendingLaunchCount = 4
    cudaLimitMaxL2FetchGranularity = 5
    cudaLimitPersistingL2CacheSize = 6

class cudaMemoryAdvise(IntEnum):
    """An advice about the use of managed memory."""

    cudaMemAdviseSetReadMostly = 1
    cudaMemAdviseUnsetReadMostly = 2
    cudaMemAdviseSetPreferredLocation = 3
    cudaMemAdviseUnsetPreferredLocation = 4
    cudaMemAdviseSetAccessedBy = 5
    cudaMemAdviseUnsetAccessedBy = 6

class cudaMemRangeAttribute(IntEnum):
    """An attribute of a range of managed memory."""

    cudaMemRangeAttributeReadMostly = 1
    cudaMemRangeAttributePreferredLocation = 2
    cudaMemRangeAttributeAccessedBy = 3
    cudaMemRangeAttributeLastPrefetchLocation = 4

class cudaOutputMode_t(IntEnum):
    """How the profiler of that time wrote its output."""

    cudaKeyValuePair = 0
    cudaCSV = 1

class cudaFlushGPUDirectRDMAWritesOptions(IntEnum):
    """Ways to flush GPUDirect RDMA writes that a device offers."""

    cudaFlushGPUDirectRDMAWritesOptionHost = 1
    cudaFlushGPUDirectRDMAWritesOptionMemOps = 2

class cudaGPUDirectRDMAWritesOrdering(IntEnum):
    """The scope in which a device orders GPUDirect RDMA writes by itself."""

    cudaGPUDirectRDMAWritesOrderingNone = 0
    cudaGPUDirectRDMAWritesOrderingOwner = 100
    cudaGPUDirectRDMAWritesOrderingAllDevices = 200

class cudaFlushGPUDirectRDMAWritesScope(IntEnum):
    """Who must see GPUDirect RDMA writes after a flush."""

    cudaFlushGPUDirectRDMAWritesToOwner = 100
    cudaFlushGPUDirectRDMAWritesToAllDevices = 200

class cudaFlushGPUDirectRDMAWritesTarget(IntEnum):
    """Where GPUDirect RDMA writes are flushed."""

    cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0

class cudaDeviceAttr(IntEnum):
    """An attribute of a device that a number answers."""

    cudaDevAttrMaxThreadsPerBlock = 1
    cudaDevAttrMaxBlockDimX = 2
    cudaDevAttrMaxBlockDimY = 3
    cudaDevAttrMaxBlockDimZ = 4
    cudaDevAttrMaxGridDimX = 5
    cudaDevAttrMaxGridDimY = 6
    cudaDevAttrMaxGridDimZ = 7
    cudaDevAttrMaxSharedMemoryPerBlock = 8
    cudaDevAttrTotalConstantMemory = 9
    cudaDevAttrWarpSize = 10
    cudaDevAttrMaxPitch = 11
    cudaDevAttrMaxRegistersPerBlock = 12
    cudaDevAttrClockRate = 13
    cudaDevAttrTextureAlignment = 14
    cudaDevAttrGpuOverlap = 15
    cudaDevAttrMultiProcessorCount = 16
    cudaDevAttrKernelExecTimeout = 17
    cudaDevAttrIntegrated = 18
    cudaDevAttrCanMapHostMemory = 19
    cudaDevAttrComputeMode = 20
    cudaDevAttrMaxTexture1DWidth = 21
    cudaDevAttrMaxTexture2DWidth = 22
    cudaDevAttrMaxTexture2DHeight = 23
    cudaDevAttrMaxTexture3DWidth = 24
    cudaDevAttrMaxTexture3DHeight = 25
    cudaDevAttrMaxTexture3DDepth = 26
    cudaDevAttrMaxTexture2DLayeredWidth = 27
    cudaDevAttrMaxTexture2DLayeredHeight = 28
    cudaDevAttrMaxTexture2DLayeredLayers = 29
    cudaDevAttrSurfaceAlignment = 30
    cudaDevAttrConcurrentKernels = 31
    cudaDevAttrEccEnabled = 32
    cudaDevAttrPciBusId = 33
    cudaDevAttrPciDeviceId = 34
    cudaDevAttrTccDriver = 35
    cudaDevAttrMemoryClockRate = 36
    cudaDevAttrGlobalMemoryBusWidth = 37
    cudaDevAttrL2CacheSize = 38
    cudaDevAttrMaxThreadsPerMultiProcessor = 39
    cudaDevAttrAsyncEngineCount = 40
    cudaDevAttrUnifiedAddressing = 41
    cudaDevAttrMaxTexture1DLayeredWidth = 42
    cudaDevAttrMaxTexture1DLayeredLayers = 43
    cudaDevAttrMaxTexture2DGatherWidth = 45
    cudaDevAttrMaxTexture2DGatherHeight = 46
    cudaDevAttrMaxTexture3DWidthAlt = 47
    cudaDevAttrMaxTexture3DHeightAlt = 48
    cudaDevAttrMaxTexture3DDepthAlt = 49
    cudaDevAttrPciDomainId = 50
    cudaDevAttrTexturePitchAlignment = 51
    cudaDevAttrMaxTextureCubemapWidth = 52
    cudaDevAttrMaxTextureCubemapLayeredWidth = 53
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54
    cudaDevAttrMaxSurface1DWidth = 55
    cudaDevAttrMaxSurface2DWidth = 56
    cudaDevAttrMaxSurface2DHeight = 57
    cudaDevAttrMaxSurface3DWidth = 58
    cudaDevAttrMaxSurface3DHeight = 59
    cudaDevAttrMaxSurface3DDepth = 60
    cudaDevAttrMaxSurface1DLayeredWidth = 61
    cudaDevAttrMaxSurface1DLayeredLayers = 62
    cudaDevAttrMaxSurface2DLayeredWidth = 63
    cudaDevAttrMaxSurface2DLayeredHeight = 64
    cudaDevAttrMaxSurface2DLayeredLayers = 65
    cudaDevAttrMaxSurfaceCubemapWidth = 66
    cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68
    cudaDevAttrMaxTexture1DLinearWidth = 69
    cudaDevAttrMaxTexture2DLinearWidth = 70
    cudaDevAttrMaxTexture2DLinearHeight = 71
    cudaDevAttrMaxTexture2DLinearPitch = 72
    cudaDevAttrMaxTexture2DMipmappedWidth = 73
    cudaDevAttrMaxTexture2DMipmappedHeight = 74
    cudaDevAttrComputeCapabilityMajor = 75
    cudaDevAttrComputeCapabilityMinor = 76
    cudaDevAttrMaxTexture1DMipmappedWidth = 77
    cudaDevAttrStreamPrioritiesSupported = 78
    cudaDevAttrGlobalL1CacheSupported = 79
    cudaDevAttrLocalL1CacheSupported = 80
    cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81
    cudaDevAttrMaxRegistersPerMultiprocessor = 82
    cudaDevAttrManagedMemory = 83
    cudaDevAttrIsMultiGpuBoard = 84
    cudaDevAttrMultiGpuBoardGroupID = 85
    cudaDevAttrHostNativeAtomicSupported = 86
    cudaDevAttrSingleToDoublePrecisionPerfRatio = 87
    cudaDevAttrPageableMemoryAccess = 88
    cudaDevAttrConcurrentManagedAccess = 89
    cudaDevAttrComputePreemptionSupported = 90
    cudaDevAttrCanUseHostPointerForRegisteredMem = 91
    cudaDevAttrReserved92 = 92
    cudaDevAttrReserved93 = 93
    cudaDevAttrReserved94 = 94
    cudaDevAttrCooperativeLaunch = 95
    cudaDevAttrCooperativeMultiDeviceLaunch = 96
    cudaDevAttrMaxSharedMemoryPerBlockOptin = 97
    cudaDevAttrCanFlushRemoteWrites = 98
    cudaDevAttrHostRegisterSupported = 99
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100
    cudaDevAttrDirectManagedMemAccessFromHost = 101
    cudaDevAttrMaxBlocksPerMultiprocessor = 106
    cudaDevAttrMaxPersistingL2CacheSize = 108
    cudaDevAttrMaxAccessPolicyWindowSize = 109
    cudaDevAttrReservedSharedMemoryPerBlock = 111
    cudaDevAttrSparseCudaArraySupported = 112
    cudaDevAttrHostRegisterReadOnlySupported = 113
    cudaDevAttrTimelineSemaphoreInteropSupported = 114
    cudaDevAttrMaxTimelineSemaphoreInteropSupported = 114
    cudaDevAttrMemoryPoolsSupported = 115
    cudaDevAttrGPUDirectRDMASupported = 116
    cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118
    cudaDevAttrMemoryPoolSupportedHandleTypes = 119
    cudaDevAttrClusterLaunch = 120
    cudaDevAttrDeferredMappingCudaArraySupported = 121
    cudaDevAttrMax = 122

class cudaMemPoolAttr(IntEnum):
    """An attribute of a memory pool."""

    cudaMemPoolReuseFollowEventDependencies = 1
    cudaMemPoolReuseAllowOpportunistic = 2
    cudaMemPoolReuseAllowInternalDependencies = 3
    cudaMemPoolAttrReleaseThreshold = 4
    cudaMemPoolAttrReservedMemCurrent = 5
    cudaMemPoolAttrReservedMemHigh = 6
    cudaMemPoolAttrUsedMemCurrent = 7
    cudaMemPoolAttrUsedMemHigh = 8

class cudaMemLocationType(IntEnum):
    """What kind of place memory can be in."""

    cudaMemLocationTypeInvalid = 0
    cudaMemLocationTypeDevice = 1

class cudaMemAccessFlags(IntEnum):
    """Whether a location may read and write memory."""

    cudaMemAccessFlagsProtNone = 0
    cudaMemAccessFlagsProtRead = 1
    cudaMemAccessFlagsProtReadWrite = 3

class cudaMemAllocationType(IntEnum):
    """A kind of memory: pinned or managed."""

    cudaMemAllocationTypeInvalid = 0
    cudaMemAllocationTypePinned = 1
    cudaMemAllocationTypeMax = 2147483647

class cudaMemAllocationHandleType(IntEnum):
    """Kinds of operating-system handles that memory can be shared through."""

    cudaMemHandleTypeNone = 0
    cudaMemHandleTypePosixFileDescriptor = 1
    cudaMemHandleTypeWin32 = 2
    cudaMemHandleTypeWin32Kmt = 4

class cudaGraphMemAttributeType(IntEnum):
    """Figures about the memory that graphs use on a device."""

    cudaGraphMemAttrUsedMemCurrent = 0
    cudaGraphMemAttrUsedMemHigh = 1
    cudaGraphMemAttrReservedMemCurrent = 2
    cudaGraphMemAttrReservedMemHigh = 3

class cudaDeviceP2PAttr(IntEnum):
    """An attribute of the link between two devices."""

    cudaDevP2PAttrPerformanceRank = 1
    cudaDevP2PAttrAccessSupported = 2
    cudaDevP2PAttrNativeAtomicSupported = 3
    cudaDevP2PAttrCudaArrayAccessSupported = 4

class cudaExternalMemoryHandleType(IntEnum):
    """The kind of handle that memory is imported from."""

    cudaExternalMemoryHandleTypeOpaqueFd = 1
    cudaExternalMemoryHandleTypeOpaqueWin32 = 2
    cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3
    cudaExternalMemoryHandleTypeD3D12Heap = 4
    cudaExternalMemoryHandleTypeD3D12Resource = 5
    cudaExternalMemoryHandleTypeD3D11Resource = 6
    cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7
    cudaExternalMemoryHandleTypeNvSciBuf = 8

class cudaExternalSemaphoreHandleType(IntEnum):
    """The kind of handle that a semaphore is imported from."""

    cudaExternalSemaphoreHandleTypeOpaqueFd = 1
    cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2
    cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3
    cudaExternalSemaphoreHandleTypeD3D12Fence = 4
    cudaExternalSemaphoreHandleTypeD3D11Fence = 5
    cudaExternalSemaphoreHandleTypeNvSciSync = 6
    cudaExternalSemaphoreHandleTypeKeyedMutex = 7
    cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9
    cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10

class cudaCGScope(IntEnum):
    """Which threads of a launch form a cooperative group."""

    cudaCGScopeInvalid = 0
    cudaCGScopeGrid = 1
    cudaCGScopeMultiGrid = 2

class cudaGraphNodeType(IntEnum):
    """What a node of a graph does."""

    cudaGraphNodeTypeKernel = 0
    cudaGraphNodeTypeMemcpy = 1
    cudaGraphNodeTypeMemset = 2
    cudaGraphNodeTypeHost = 3
    cudaGraphNodeTypeGraph = 4
    cudaGraphNodeTypeEmpty = 5
    cudaGraphNodeTypeWaitEvent = 6
    cudaGraphNodeTypeEventRecord = 7
    cudaGraphNodeTypeExtSemaphoreSignal = 8
    cudaGraphNodeTypeExtSemaphoreWait = 9
    cudaGraphNodeTypeMemAlloc = 10
    cudaGraphNodeTypeMemFree = 11
    cudaGraphNodeTypeCount = 12

class cudaGraphExecUpdateResult(IntEnum):
    """Why an executable graph could not be updated."""

    cudaGraphExecUpdateSuccess = 0
    cudaGraphExecUpdateError = 1
    cudaGraphExecUpdateErrorTopologyChanged = 2
    cudaGraphExecUpdateErrorNodeTypeChanged = 3
    cudaGraphExecUpdateErrorFunctionChanged = 4
    cudaGraphExecUpdateErrorParametersChanged = 5
    cudaGraphExecUpdateErrorNotSupported = 6
    cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7
    cudaGraphExecUpdateErrorAttributesChanged = 8

class cudaGetDriverEntryPointFlags(IntEnum):
    """Which default stream a driver function should work with."""

    cudaEnableDefault = 0
    cudaEnableLegacyStream = 1
    cudaEnablePerThreadDefaultStream = 2

class cudaGraphDebugDotFlags(IntEnum):
    """What the DOT description of a graph shows besides its shape."""

    cudaGraphDebugDotFlagsVerbose = 1
    cudaGraphDebugDotFlagsKernelNodeParams = 4
    cudaGraphDebugDotFlagsMemcpyNodeParams = 8
    cudaGraphDebugDotFlagsMemsetNodeParams = 16
    cudaGraphDebugDotFlagsHostNodeParams = 32
    cudaGraphDebugDotFlagsEventNodeParams = 64
    cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128
    cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256
    cudaGraphDebugDotFlagsKernelNodeAttributes = 512
    cudaGraphDebugDotFlagsHandles = 1024

class cudaGraphInstantiateFlags(IntEnum):
    """Options of executable graphs."""

    cudaGraphInstantiateFlagAutoFreeOnLaunch = 1
    cudaGraphInstantiateFlagUseNodePriority = 8

class cudaLaunchAttributeID(IntEnum):
    """Which attribute a launch, a stream or a node has.

    Since CUDA 11.8.
    """

    cudaLaunchAttributeIgnore = 0
    cudaLaunchAttributeAccessPolicyWindow = 1
    cudaLaunchAttributeCooperative = 2
    cudaLaunchAttributeSynchronizationPolicy = 3
    cudaLaunchAttributeClusterDimension = 4
    cudaLaunchAttributeClusterSchedulingPolicyPreference = 5
    cudaLaunchAttributeProgrammaticStreamSerialization = 6
    cudaLaunchAttributeProgrammaticEvent = 7
    cudaLaunchAttributePriority = 8

class cudaSurfaceBoundaryMode(IntEnum):
    """What a surface does with coordinates outside of it."""

    cudaBoundaryModeZero = 0
    cudaBoundaryModeClamp = 1
    cudaBoundaryModeTrap = 2

class cudaSurfaceFormatMode(IntEnum):
    """Whether a surface converts to the format of its array."""

    cudaFormatModeForced = 0
    cudaFormatModeAuto = 1

class cudaTextureAddressMode(IntEnum):
    """What a texture gives for coordinates outside of it."""

    cudaAddressModeWrap = 0
    cudaAddressModeClamp = 1
    cudaAddressModeMirror = 2
    cudaAddressModeBorder = 3

class cudaTextureFilterMode(IntEnum):
    """Whether a texture gives the nearest element or interpolates."""

    cudaFilterModePoint = 0
    cudaFilterModeLinear = 1

class cudaTextureReadMode(IntEnum):
    """Whether a texture gives integers as such or as fractions."""

    cudaReadModeElementType = 0
    cudaReadModeNormalizedFloat = 1

class cudaDataType(IntEnum):
    """The type of a number as the libraries on top of CUDA name it: real (``R``) or complex (``C``), with its width in bits."""

    CUDA_R_16F = 2
    CUDA_C_16F = 6
    CUDA_R_16BF = 14
    CUDA_C_16BF = 15
    CUDA_R_32F = 0
    CUDA_C_32F = 4
    CUDA_R_64F = 1
    CUDA_C_64F = 5
    CUDA_R_4I = 16
    CUDA_C_4I = 17
    CUDA_R_4U = 18
    CUDA_C_4U = 19
    CUDA_R_8I = 3
    CUDA_C_8I = 7
    CUDA_R_8U = 8
    CUDA_C_8U = 9
    CUDA_R_16I = 20
    CUDA_C_16I = 21
    CUDA_R_16U = 22
    CUDA_C_16U = 23
    CUDA_R_32I = 10
    CUDA_C_32I = 11
    CUDA_R_32U = 12
    CUDA_C_32U = 13
    CUDA_R_64I = 24
    CUDA_C_64I = 25
    CUDA_R_64U = 26
    CUDA_C_64U = 27
    CUDA_R_8F_E4M3 = 28
    CUDA_R_8F_E5M2 = 29

class libraryPropertyType(IntEnum):
    """A part of the version of a library on top of CUDA."""

    MAJOR_VERSION = 0
    MINOR_VERSION = 1
    PATCH_LEVEL = 2

class cudaEglFrameType(IntEnum):
    """Whether the planes of a frame are arrays or linear memory."""

    cudaEglFrameTypeArray = 0
    cudaEglFrameTypePitch = 1

class cudaEglResourceLocationFlags(IntEnum):
    """In which memory a receiver wants its frames."""

    cudaEglResourceLocationSysmem = 0
    cudaEglResourceLocationVidmem = 1

class cudaEglColorFormat(IntEnum):
    """Order and layout of the colour components of a frame."""

    cudaEglColorFormatYUV420Planar = 0
    cudaEglColorFormatYUV420SemiPlanar = 1
    cudaEglColorFormatYUV422Planar = 2
    cudaEglColorFormatYUV422SemiPlanar = 3
    cudaEglColorFormatARGB = 6
    cudaEglColorFormatRGBA = 7
    cudaEglColorFormatL = 8
    cudaEglColorFormatR = 9
    cudaEglColorFormatYUV444Planar = 10
    cudaEglColorFormatYUV444SemiPlanar = 11
    cudaEglColorFormatYUYV422 = 12
    cudaEglColorFormatUYVY422 = 13
    cudaEglColorFormatABGR = 14
    cudaEglColorFormatBGRA = 15
    cudaEglColorFormatA = 16
    cudaEglColorFormatRG = 17
    cudaEglColorFormatAYUV = 18
    cudaEglColorFormatYVU444SemiPlanar = 19
    cudaEglColorFormatYVU422SemiPlanar = 20
    cudaEglColorFormatYVU420SemiPlanar = 21
    cudaEglColorFormatY10V10U10_444SemiPlanar = 22
    cudaEglColorFormatY10V10U10_420SemiPlanar = 23
    cudaEglColorFormatY12V12U12_444SemiPlanar = 24
    cudaEglColorFormatY12V12U12_420SemiPlanar = 25
    cudaEglColorFormatVYUY_ER = 26
    cudaEglColorFormatUYVY_ER = 27
    cudaEglColorFormatYUYV_ER = 28
    cudaEglColorFormatYVYU_ER = 29
    cudaEglColorFormatYUVA_ER = 31
    cudaEglColorFormatAYUV_ER = 32
    cudaEglColorFormatYUV444Planar_ER = 33
    cudaEglColorFormatYUV422Planar_ER = 34
    cudaEglColorFormatYUV420Planar_ER = 35
    cudaEglColorFormatYUV444SemiPlanar_ER = 36
    cudaEglColorFormatYUV422SemiPlanar_ER = 37
    cudaEglColorFormatYUV420SemiPlanar_ER = 38
    cudaEglColorFormatYVU444Planar_ER = 39
    cudaEglColorFormatYVU422Planar_ER = 40
    cudaEglColorFormatYVU420Planar_ER = 41
    cudaEglColorFormatYVU444SemiPlanar_ER = 42
    cudaEglColorFormatYVU422SemiPlanar_ER = 43
    cudaEglColorFormatYVU420SemiPlanar_ER = 44
    cudaEglColorFormatBayerRGGB = 45
    cudaEglColorFormatBayerBGGR = 46
    cudaEglColorFormatBayerGRBG = 47
    cudaEglColorFormatBayerGBRG = 48
    cudaEglColorFormatBayer10RGGB = 49
    cudaEglColorFormatBayer10BGGR = 50
    cudaEglColorFormatBayer10GRBG = 51
    cudaEglColorFormatBayer10GBRG = 52
    cudaEglColorFormatBayer12RGGB = 53
    cudaEglColorFormatBayer12BGGR = 54
    cudaEglColorFormatBayer12GRBG = 55
    cudaEglColorFormatBayer12GBRG = 56
    cudaEglColorFormatBayer14RGGB = 57
    cudaEglColorFormatBayer14BGGR = 58
    cudaEglColorFormatBayer14GRBG = 59
    cudaEglColorFormatBayer14GBRG = 60
    cudaEglColorFormatBayer20RGGB = 61
    cudaEglColorFormatBayer20BGGR = 62
    cudaEglColorFormatBayer20GRBG = 63
    cudaEglColorFormatBayer20GBRG = 64
    cudaEglColorFormatYVU444Planar = 65
    cudaEglColorFormatYVU422Planar = 66
    cudaEglColorFormatYVU420Planar = 67
    cudaEglColorFormatBayerIspRGGB = 68
    cudaEglColorFormatBayerIspBGGR = 69
    cudaEglColorFormatBayerIspGRBG = 70
    cudaEglColorFormatBayerIspGBRG = 71
    cudaEglColorFormatBayerBCCR = 72
    cudaEglColorFormatBayerRCCB = 73
    cudaEglColorFormatBayerCRBC = 74
    cudaEglColorFormatBayerCBRC = 75
    cudaEglColorFormatBayer10CCCC = 76
    cudaEglColorFormatBayer12BCCR = 77
    cudaEglColorFormatBayer12RCCB = 78
    cudaEglColorFormatBayer12CRBC = 79
    cudaEglColorFormatBayer12CBRC = 80
    cudaEglColorFormatBayer12CCCC = 81
    cudaEglColorFormatY = 82
    cudaEglColorFormatYUV420SemiPlanar_2020 = 83
    cudaEglColorFormatYVU420SemiPlanar_2020 = 84
    cudaEglColorFormatYUV420Planar_2020 = 85
    cudaEglColorFormatYVU420Planar_2020 = 86
    cudaEglColorFormatYUV420SemiPlanar_709 = 87
    cudaEglColorFormatYVU420SemiPlanar_709 = 88
    cudaEglColorFormatYUV420Planar_709 = 89
    cudaEglColorFormatYVU420Planar_709 = 90
    cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91
    cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92
    cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93
    cudaEglColorFormatY10V10U10_422SemiPlanar = 94
    cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95
    cudaEglColorFormatY_ER = 96
    cudaEglColorFormatY_709_ER = 97
    cudaEglColorFormatY10_ER = 98
    cudaEglColorFormatY10_709_ER = 99
    cudaEglColorFormatY12_ER = 100
    cudaEglColorFormatY12_709_ER = 101
    cudaEglColorFormatYUVA = 102
    cudaEglColorFormatYVYU = 104
    cudaEglColorFormatVYUY = 105
    cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106
    cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107
    cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108
    cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109
    cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110
    cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111
    cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112
    cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113

class cudaGLDeviceList(IntEnum):
    """Which of the devices behind an OpenGL context to list."""

    cudaGLDeviceListAll = 1
    cudaGLDeviceListCurrentFrame = 2
    cudaGLDeviceListNextFrame = 3

class cudaGLMapFlags(IntEnum):
    """How kernels are going to use an OpenGL buffer that is mapped."""

    cudaGLMapFlagsNone = 0
    cudaGLMapFlagsReadOnly = 1
    cudaGLMapFlagsWriteDiscard = 2

cudaStreamAttrID = cudaLaunchAttributeID
cudaStreamAttrValue = cudaLaunchAttributeValue
cudaKernelNodeAttrID = cudaLaunchAttributeID
cudaKernelNodeAttrValue = cudaLaunchAttributeValue

class cudaArray_t(_Value):
    """Memory in a layout that textures and surfaces read.

    ``cudaArray *cudaArray_t``
    """

class cudaArray_const_t(cudaArray_t):
    """Memory in a layout that textures and surfaces read.

    ``const cudaArray *cudaArray_const_t``
    """

class cudaMipmappedArray_t(_Value):
    """An array with its levels of detail.

    ``cudaMipmappedArray *cudaMipmappedArray_t``
    """

class cudaMipmappedArray_const_t(cudaMipmappedArray_t):
    """An array with its levels of detail.

    ``const cudaMipmappedArray *cudaMipmappedArray_const_t``
    """

class cudaHostFn_t(_Function):
    """A host function that a stream or graph calls with its user data; it must not call CUDA.

    ``void (*cudaHostFn_t)(void *)``
    """

class cudaStream_t(CUstream):
    """A queue of work for a device.

    ``CUstream_st *cudaStream_t``
    """

    def __cuda_stream__(self) -> tuple[int, int]:
        """The version of the protocol, 0, and the address of the stream."""

class cudaEvent_t(CUevent):
    """A point in the work of a stream that can be waited for and timed.

    ``CUevent_st *cudaEvent_t``
    """

class cudaGraphicsResource_t(_Value):
    """A resource of a graphics API that was registered with CUDA.

    ``cudaGraphicsResource *cudaGraphicsResource_t``
    """

class cudaExternalMemory_t(_Value):
    """Memory of another API that was imported.

    ``CUexternalMemory_st *cudaExternalMemory_t``
    """

class cudaExternalSemaphore_t(_Value):
    """A semaphore of another API that was imported.

    ``CUexternalSemaphore_st *cudaExternalSemaphore_t``
    """

class cudaGraph_t(CUgraph):
    """A graph of work.

    ``CUgraph_st *cudaGraph_t``
    """

class cudaGraphNode_t(CUgraphNode):
    """A node of a graph.

    ``CUgraphNode_st *cudaGraphNode_t``
    """

class cudaUserObject_t(CUuserObject):
    """A counted object that a graph can keep alive.

    ``CUuserObject_st *cudaUserObject_t``
    """

class cudaFunction_t(CUfunction):
    """A kernel of a module or library, in one context.

    ``CUfunc_st *cudaFunction_t``
    """

class cudaMemPool_t(CUmemoryPool):
    """A pool of device memory for stream-ordered allocation.

    ``CUmemPoolHandle_st *cudaMemPool_t``
    """

class cudaGraphExec_t(CUgraphExec):
    """A graph that can be launched.

    ``CUgraphExec_st *cudaGraphExec_t``
    """

class cudaSurfaceObject_t(_Integer):
    """A surface object.

    ``unsigned long long cudaSurfaceObject_t``
    """

class cudaTextureObject_t(_Integer):
    """A texture object.

    ``unsigned long long cudaTextureObject_t``
    """

class cudaStreamCallback_t(_Function):
    """A host function that is called with a stream and its status once the earlier work of the stream is done.

    ``void (*cudaStreamCallback_t)(cudaStream_t, cudaError_t, void *)``
    """

class cudaEglStreamConnection(CUeglStreamConnection):
    """A connection to an EGLStream.

    ``CUeglStreamConnection_st *cudaEglStreamConnection``
    """

class char1(_Record):
    """A vector of one ``signed char``."""


    x: int

class uchar1(_Record):
    """A vector of one ``unsigned char``."""


    x: int

class char2(_Record):
    """A vector of 2 ``signed char``."""


    x: int
    y: int

class uchar2(_Record):
    """A vector of 2 ``unsigned char``."""


    x: int
    y: int

class char3(_Record):
    """A vector of 3 ``signed char``."""


    x: int
    y: int
    z: int

class uchar3(_Record):
    """A vector of 3 ``unsigned char``."""


    x: int
    y: int
    z: int

class char4(_Record):
    """A vector of 4 ``signed char``."""


    x: int
    y: int
    z: int
    w: int

class uchar4(_Record):
    """A vector of 4 ``unsigned char``."""


    x: int
    y: int
    z: int
    w: int

class short1(_Record):
    """A vector of one ``short``."""


    x: int

class ushort1(_Record):
    """A vector of one ``unsigned short``."""


    x: int

class short2(_Record):
    """A vector of 2 ``short``."""


    x: int
    y: int

class ushort2(_Record):
    """A vector of 2 ``unsigned short``."""


    x: int
    y: int

class short3(_Record):
    """A vector of 3 ``short``."""


    x: int
    y: int
    z: int

class ushort3(_Record):
    """A vector of 3 ``unsigned short``."""


    x: int
    y: int
    z: int

class short4(_Record):
    """A vector of 4 ``short``."""


    x: int
    y: int
    z: int
    w: int

class ushort4(_Record):
    """A vector of 4 ``unsigned short``."""


    x: int
    y: int
    z: int
    w: int

class int1(_Record):
    """A vector of one ``int``."""


    x: int

class uint1(_Record):
    """A vector of one ``unsigned int``."""


    x: int

class int2(_Record):
    """A vector of 2 ``int``."""


    x: int
    y: int

class uint2(_Record):
    """A vector of 2 ``unsigned int``."""


    x: int
    y: int

class int3(_Record):
    """A vector of 3 ``int``."""


    x: int
    y: int
    z: int

class uint3(_Record):
    """A vector of 3 ``unsigned int``."""


    x: int
    y: int
    z: int

class int4(_Record):
    """A vector of 4 ``int``."""


    x: int
    y: int
    z: int
    w: int

class uint4(_Record):
    """A vector of 4 ``unsigned int``."""


    x: int
    y: int
    z: int
    w: int

class long1(_Record):
    """A vector of one ``long``."""


    x: int

class ulong1(_Record):
    """A vector of one ``unsigned long``."""


    x: int

class long2(_Record):
    """A vector of 2 ``long``."""


    x: int
    y: int

class ulong2(_Record):
    """A vector of 2 ``unsigned long``."""


    x: int
    y: int

class long3(_Record):
    """A vector of 3 ``long``."""


    x: int
    y: int
    z: int

class ulong3(_Record):
    """A vector of 3 ``unsigned long``."""


    x: int
    y: int
    z: int

class long4(_Record):
    """A vector of 4 ``long``."""


    x: int
    y: int
    z: int
    w: int

class ulong4(_Record):
    """A vector of 4 ``unsigned long``."""


    x: int
    y: int
    z: int
    w: int

class float1(_Record):
    """A vector of one ``float``."""


    x: float

class float2(_Record):
    """A vector of 2 ``float``."""


    x: float
    y: float

class float3(_Record):
    """A vector of 3 ``float``."""


    x: float
    y: float
    z: float

class float4(_Record):
    """A vector of 4 ``float``."""


    x: float
    y: float
    z: float
    w: float

class longlong1(_Record):
    """A vector of one ``long long``."""


    x: int

class ulonglong1(_Record):
    """A vector of one ``unsigned long long``."""


    x: int

class longlong2(_Record):
    """A vector of 2 ``long long``."""


    x: int
    y: int

class ulonglong2(_Record):
    """A vector of 2 ``unsigned long long``."""


    x: int
    y: int

class longlong3(_Record):
    """A vector of 3 ``long long``."""


    x: int
    y: int
    z: int

class ulonglong3(_Record):
    """A vector of 3 ``unsigned long long``."""


    x: int
    y: int
    z: int

class longlong4(_Record):
    """A vector of 4 ``long long``."""


    x: int
    y: int
    z: int
    w: int

class ulonglong4(_Record):
    """A vector of 4 ``unsigned long long``."""


    x: int
    y: int
    z: int
    w: int

class double1(_Record):
    """A vector of one ``double``."""


    x: float

class double2(_Record):
    """A vector of 2 ``double``."""


    x: float
    y: float

class double3(_Record):
    """A vector of 3 ``double``."""


    x: float
    y: float
    z: float

class double4(_Record):
    """A vector of 4 ``double``."""


    x: float
    y: float
    z: float
    w: float

class dim3(_Record):
    """The size of a grid or block in up to three dimensions."""


    x: int
    y: int
    z: int

class cudaChannelFormatDesc(_Record):
    """Bits per component of an array's elements, and their kind."""


    x: int
    y: int
    z: int
    w: int
    @property
    def f(self) -> cudaChannelFormatKind: ...
    @f.setter
    def f(self, value: cudaChannelFormatKind | int) -> None: ...

class anon_struct0(_Record):
    """Member ``tileExtent`` of ``cudaArraySparseProperties``."""


    width: int
    height: int
    depth: int

class cudaArraySparseProperties(_Record):
    """Tile sizes and tail of a sparse array."""


    tileExtent: anon_struct0
    miptailFirstLevel: int
    miptailSize: int
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class cudaArrayMemoryRequirements(_Record):
    """Size and alignment, in bytes, of the memory behind an array."""


    size: int
    alignment: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class cudaPitchedPtr(_Record):
    """Memory in rows: its address, the bytes from row to row, and its size."""


    @property
    def ptr(self) -> int: ...
    @ptr.setter
    def ptr(self, value: _Address) -> None: ...
    pitch: int
    xsize: int
    ysize: int

class cudaExtent(_Record):
    """The size of a box: the width in elements where it is of an array, else in bytes."""


    width: int
    height: int
    depth: int

class cudaPos(_Record):
    """A position in an array, in elements, or in memory, in bytes along x."""


    x: int
    y: int
    z: int

class cudaMemcpy3DParms(_Record):
    """Source, destination, size and kind of the copy of a box."""


    @property
    def srcArray(self) -> cudaArray_t: ...
    @srcArray.setter
    def srcArray(self, value: cudaArray_t | int | None) -> None: ...
    srcPos: cudaPos
    srcPtr: cudaPitchedPtr
    @property
    def dstArray(self) -> cudaArray_t: ...
    @dstArray.setter
    def dstArray(self, value: cudaArray_t | int | None) -> None: ...
    dstPos: cudaPos
    dstPtr: cudaPitchedPtr
    extent: cudaExtent
    @property
    def kind(self) -> cudaMemcpyKind: ...
    @kind.setter
    def kind(self, value: cudaMemcpyKind | int) -> None: ...

class cudaMemcpy3DPeerParms(_Record):
    """Source, destination, their devices and the size of the copy of a box between devices."""


    @property
    def srcArray(self) -> cudaArray_t: ...
    @srcArray.setter
    def srcArray(self, value: cudaArray_t | int | None) -> None: ...
    srcPos: cudaPos
    srcPtr: cudaPitchedPtr
    srcDevice: int
    @property
    def dstArray(self) -> cudaArray_t: ...
    @dstArray.setter
    def dstArray(self, value: cudaArray_t | int | None) -> None: ...
    dstPos: cudaPos
    dstPtr: cudaPitchedPtr
    dstDevice: int
    extent: cudaExtent

class cudaMemsetParams(_Record):
    """The memory that a node fills, and the element it is filled with."""


    @property
    def dst(self) -> int: ...
    @dst.setter
    def dst(self, value: _Address) -> None: ...
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int

class cudaAccessPolicyWindow(_Record):
    """A range of memory and how L2 cache treats accesses to it."""


    @property
    def base_ptr(self) -> int: ...
    @base_ptr.setter
    def base_ptr(self, value: _Address) -> None: ...
    num_bytes: int
    hitRatio: float
    @property
    def hitProp(self) -> cudaAccessProperty: ...
    @hitProp.setter
    def hitProp(self, value: cudaAccessProperty | int) -> None: ...
    @property
    def missProp(self) -> cudaAccessProperty: ...
    @missProp.setter
    def missProp(self, value: cudaAccessProperty | int) -> None: ...

class cudaHostNodeParams(_Record):
    """A host function and its user data."""


    @property
    def fn(self) -> cudaHostFn_t: ...
    @fn.setter
    def fn(self, value: cudaHostFn_t | Callable[..., object] | int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...

class anon_struct1(_Record):
    """Member ``res.array`` of ``cudaResourceDesc``."""


    @property
    def array(self) -> cudaArray_t: ...
    @array.setter
    def array(self, value: cudaArray_t | int | None) -> None: ...

class anon_struct2(_Record):
    """Member ``res.mipmap`` of ``cudaResourceDesc``."""


    @property
    def mipmap(self) -> cudaMipmappedArray_t: ...
    @mipmap.setter
    def mipmap(self, value: cudaMipmappedArray_t | int | None) -> None: ...

class anon_struct3(_Record):
    """Member ``res.linear`` of ``cudaResourceDesc``."""


    @property
    def devPtr(self) -> int: ...
    @devPtr.setter
    def devPtr(self, value: _Address) -> None: ...
    desc: cudaChannelFormatDesc
    sizeInBytes: int

class anon_struct4(_Record):
    """Member ``res.pitch2D`` of ``cudaResourceDesc``."""


    @property
    def devPtr(self) -> int: ...
    @devPtr.setter
    def devPtr(self, value: _Address) -> None: ...
    desc: cudaChannelFormatDesc
    width: int
    height: int
    pitchInBytes: int

class anon_union0(_Record):
    """Member ``res`` of ``cudaResourceDesc``."""


    array: anon_struct1
    mipmap: anon_struct2
    linear: anon_struct3
    pitch2D: anon_struct4

class cudaResourceDesc(_Record):
    """The array or memory behind a texture or surface object; ``resType`` tells which member of the union counts."""


    @property
    def resType(self) -> cudaResourceType: ...
    @resType.setter
    def resType(self, value: cudaResourceType | int) -> None: ...
    res: anon_union0

class cudaResourceViewDesc(_Record):
    """Another format, and a part of the levels and layers, under which a texture object reads its array."""


    @property
    def format(self) -> cudaResourceViewFormat: ...
    @format.setter
    def format(self, value: cudaResourceViewFormat | int) -> None: ...
    width: int
    height: int
    depth: int
    firstMipmapLevel: int
    lastMipmapLevel: int
    firstLayer: int
    lastLayer: int

class cudaPointerAttributes(_Record):
    """What is known about an address: the kind of memory, its device and its addresses there and on the host."""


    @property
    def type(self) -> cudaMemoryType: ...
    @type.setter
    def type(self, value: cudaMemoryType | int) -> None: ...
    device: int
    @property
    def devicePointer(self) -> int: ...
    @devicePointer.setter
    def devicePointer(self, value: _Address) -> None: ...
    @property
    def hostPointer(self) -> int: ...
    @hostPointer.setter
    def hostPointer(self, value: _Address) -> None: ...

class cudaFuncAttributes(_Record):
    """What a kernel needs and may use."""


    sharedSizeBytes: int
    constSizeBytes: int
    localSizeBytes: int
    maxThreadsPerBlock: int
    numRegs: int
    ptxVersion: int
    binaryVersion: int
    cacheModeCA: int
    maxDynamicSharedSizeBytes: int
    preferredShmemCarveout: int

class cudaMemLocation(_Record):
    """A place that memory can be in, such as a device or a NUMA node of the host."""


    @property
    def type(self) -> cudaMemLocationType: ...
    @type.setter
    def type(self, value: cudaMemLocationType | int) -> None: ...
    id: int

class cudaMemAccessDesc(_Record):
    """A location and how it may reach memory."""


    location: cudaMemLocation
    @property
    def flags(self) -> cudaMemAccessFlags: ...
    @flags.setter
    def flags(self, value: cudaMemAccessFlags | int) -> None: ...

class cudaMemPoolProps(_Record):
    """What memory a pool hands out, where, how much at most, and how it can be shared."""


    @property
    def allocType(self) -> cudaMemAllocationType: ...
    @allocType.setter
    def allocType(self, value: cudaMemAllocationType | int) -> None: ...
    @property
    def handleTypes(self) -> cudaMemAllocationHandleType: ...
    @handleTypes.setter
    def handleTypes(self, value: cudaMemAllocationHandleType | int) -> None: ...
    location: cudaMemLocation
    @property
    def win32SecurityAttributes(self) -> int: ...
    @win32SecurityAttributes.setter
    def win32SecurityAttributes(self, value: _Address) -> None: ...
    reserved: bytes

class cudaMemPoolPtrExportData(_Record):
    """The bytes that describe an allocation to another process."""


    reserved: bytes

class cudaMemAllocNodeParams(_Record):
    """The pool, access and size in bytes of an allocation, and the address it gets."""


    poolProps: cudaMemPoolProps
    @property
    def accessDescs(self) -> list[cudaMemAccessDesc]: ...
    @accessDescs.setter
    def accessDescs(self, value: Sequence[cudaMemAccessDesc] | None) -> None: ...
    accessDescCount: int
    bytesize: int
    @property
    def dptr(self) -> int: ...
    @dptr.setter
    def dptr(self, value: _Address) -> None: ...

class cudaDeviceProp(_Record):
    """The properties of a device."""


    name: bytes
    uuid: cudaUUID_t
    luid: bytes
    luidDeviceNodeMask: int
    totalGlobalMem: int
    sharedMemPerBlock: int
    regsPerBlock: int
    warpSize: int
    memPitch: int
    maxThreadsPerBlock: int
    @property
    def maxThreadsDim(self) -> list[int]: ...
    @maxThreadsDim.setter
    def maxThreadsDim(self, value: Sequence[int]) -> None: ...
    @property
    def maxGridSize(self) -> list[int]: ...
    @maxGridSize.setter
    def maxGridSize(self, value: Sequence[int]) -> None: ...
    clockRate: int
    totalConstMem: int
    major: int
    minor: int
    textureAlignment: int
    texturePitchAlignment: int
    deviceOverlap: int
    multiProcessorCount: int
    kernelExecTimeoutEnabled: int
    integrated: int
    canMapHostMemory: int
    computeMode: int
    maxTexture1D: int
    maxTexture1DMipmap: int
    maxTexture1DLinear: int
    @property
    def maxTexture2D(self) -> list[int]: ...
    @maxTexture2D.setter
    def maxTexture2D(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture2DMipmap(self) -> list[int]: ...
    @maxTexture2DMipmap.setter
    def maxTexture2DMipmap(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture2DLinear(self) -> list[int]: ...
    @maxTexture2DLinear.setter
    def maxTexture2DLinear(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture2DGather(self) -> list[int]: ...
    @maxTexture2DGather.setter
    def maxTexture2DGather(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture3D(self) -> list[int]: ...
    @maxTexture3D.setter
    def maxTexture3D(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture3DAlt(self) -> list[int]: ...
    @maxTexture3DAlt.setter
    def maxTexture3DAlt(self, value: Sequence[int]) -> None: ...
    maxTextureCubemap: int
    @property
    def maxTexture1DLayered(self) -> list[int]: ...
    @maxTexture1DLayered.setter
    def maxTexture1DLayered(self, value: Sequence[int]) -> None: ...
    @property
    def maxTexture2DLayered(self) -> list[int]: ...
    @maxTexture2DLayered.setter
    def maxTexture2DLayered(self, value: Sequence[int]) -> None: ...
    @property
    def maxTextureCubemapLayered(self) -> list[int]: ...
    @maxTextureCubemapLayered.setter
    def maxTextureCubemapLayered(self, value: Sequence[int]) -> None: ...
    maxSurface1D: int
    @property
    def maxSurface2D(self) -> list[int]: ...
    @maxSurface2D.setter
    def maxSurface2D(self, value: Sequence[int]) -> None: ...
    @property
    def maxSurface3D(self) -> list[int]: ...
    @maxSurface3D.setter
    def maxSurface3D(self, value: Sequence[int]) -> None: ...
    @property
    def maxSurface1DLayered(self) -> list[int]: ...
    @maxSurface1DLayered.setter
    def maxSurface1DLayered(self, value: Sequence[int]) -> None: ...
    @property
    def maxSurface2DLayered(self) -> list[int]: ...
    @maxSurface2DLayered.setter
    def maxSurface2DLayered(self, value: Sequence[int]) -> None: ...
    maxSurfaceCubemap: int
    @property
    def maxSurfaceCubemapLayered(self) -> list[int]: ...
    @maxSurfaceCubemapLayered.setter
    def maxSurfaceCubemapLayered(self, value: Sequence[int]) -> None: ...
    surfaceAlignment: int
    concurrentKernels: int
    ECCEnabled: int
    pciBusID: int
    pciDeviceID: int
    pciDomainID: int
    tccDriver: int
    asyncEngineCount: int
    unifiedAddressing: int
    memoryClockRate: int
    memoryBusWidth: int
    l2CacheSize: int
    persistingL2CacheMaxSize: int
    maxThreadsPerMultiProcessor: int
    streamPrioritiesSupported: int
    globalL1CacheSupported: int
    localL1CacheSupported: int
    sharedMemPerMultiprocessor: int
    regsPerMultiprocessor: int
    managedMemory: int
    isMultiGpuBoard: int
    multiGpuBoardGroupID: int
    hostNativeAtomicSupported: int
    singleToDoublePrecisionPerfRatio: int
    pageableMemoryAccess: int
    concurrentManagedAccess: int
    computePreemptionSupported: int
    canUseHostPointerForRegisteredMem: int
    cooperativeLaunch: int
    cooperativeMultiDeviceLaunch: int
    sharedMemPerBlockOptin: int
    pageableMemoryAccessUsesHostPageTables: int
    directManagedMemAccessFromHost: int
    maxBlocksPerMultiProcessor: int
    accessPolicyMaxWindowSize: int
    reservedSharedMemPerBlock: int

class cudaIpcEventHandle_st(_Record):
    """An event as it is passed to another process."""


    reserved: bytes

class cudaIpcMemHandle_st(_Record):
    """Device memory as it is passed to another process."""


    reserved: bytes

class anon_struct5(_Record):
    """Member ``handle.win32`` of ``cudaExternalMemoryHandleDesc``."""


    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class anon_union1(_Record):
    """Member ``handle`` of ``cudaExternalMemoryHandleDesc``."""


    fd: int
    win32: anon_struct5
    @property
    def nvSciBufObject(self) -> int: ...
    @nvSciBufObject.setter
    def nvSciBufObject(self, value: _Address) -> None: ...

class cudaExternalMemoryHandleDesc(_Record):
    """Memory of another API: its handle, size in bytes and flags."""


    @property
    def type(self) -> cudaExternalMemoryHandleType: ...
    @type.setter
    def type(self, value: cudaExternalMemoryHandleType | int) -> None: ...
    handle: anon_union1
    size: int
    flags: int

class cudaExternalMemoryBufferDesc(_Record):
    """A range of imported memory that becomes a buffer."""


    offset: int
    size: int
    flags: int

class cudaExternalMemoryMipmappedArrayDesc(_Record):
    """A range of imported memory that becomes a mipmapped array."""


    offset: int
    formatDesc: cudaChannelFormatDesc
    extent: cudaExtent
    flags: int
    numLevels: int

class anon_struct6(_Record):
    """Member ``handle.win32`` of ``cudaExternalSemaphoreHandleDesc``."""


    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class anon_union2(_Record):
    """Member ``handle`` of ``cudaExternalSemaphoreHandleDesc``."""


    fd: int
    win32: anon_struct6
    @property
    def nvSciSyncObj(self) -> int: ...
    @nvSciSyncObj.setter
    def nvSciSyncObj(self, value: _Address) -> None: ...

class cudaExternalSemaphoreHandleDesc(_Record):
    """A semaphore of another API: its handle and flags."""


    @property
    def type(self) -> cudaExternalSemaphoreHandleType: ...
    @type.setter
    def type(self, value: cudaExternalSemaphoreHandleType | int) -> None: ...
    handle: anon_union2
    flags: int

class anon_struct7(_Record):
    """Member ``params.fence`` of ``cudaExternalSemaphoreSignalParams_v1``."""


    value: int

class anon_union3(_Record):
    """Member ``params.nvSciSync`` of ``cudaExternalSemaphoreSignalParams_v1``."""


    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...
    reserved: int

class anon_struct8(_Record):
    """Member ``params.keyedMutex`` of ``cudaExternalSemaphoreSignalParams_v1``."""


    key: int

class anon_struct9(_Record):
    """Member ``params`` of ``cudaExternalSemaphoreSignalParams_v1``."""


    fence: anon_struct7
    nvSciSync: anon_union3
    keyedMutex: anon_struct8

class cudaExternalSemaphoreSignalParams_v1(_Record):
    """First layout of ``cudaExternalSemaphoreSignalParams``."""


    params: anon_struct9
    flags: int

class anon_struct10(_Record):
    """Member ``params.fence`` of ``cudaExternalSemaphoreWaitParams_v1``."""


    value: int

class anon_union4(_Record):
    """Member ``params.nvSciSync`` of ``cudaExternalSemaphoreWaitParams_v1``."""


    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...
    reserved: int

class anon_struct11(_Record):
    """Member ``params.keyedMutex`` of ``cudaExternalSemaphoreWaitParams_v1``."""


    key: int
    timeoutMs: int

class anon_struct12(_Record):
    """Member ``params`` of ``cudaExternalSemaphoreWaitParams_v1``."""


    fence: anon_struct10
    nvSciSync: anon_union4
    keyedMutex: anon_struct11

class cudaExternalSemaphoreWaitParams_v1(_Record):
    """First layout of ``cudaExternalSemaphoreWaitParams``."""


    params: anon_struct12
    flags: int

class anon_struct13(_Record):
    """Member ``params.fence`` of ``cudaExternalSemaphoreSignalParams``."""


    value: int

class anon_union5(_Record):
    """Member ``params.nvSciSync`` of ``cudaExternalSemaphoreSignalParams``."""


    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...
    reserved: int

class anon_struct14(_Record):
    """Member ``params.keyedMutex`` of ``cudaExternalSemaphoreSignalParams``."""


    key: int

class anon_struct15(_Record):
    """Member ``params`` of ``cudaExternalSemaphoreSignalParams``."""


    fence: anon_struct13
    nvSciSync: anon_union5
    keyedMutex: anon_struct14
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class cudaExternalSemaphoreSignalParams(_Record):
    """How a semaphore is signalled."""


    params: anon_struct15
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class anon_struct16(_Record):
    """Member ``params.fence`` of ``cudaExternalSemaphoreWaitParams``."""


    value: int

class anon_union6(_Record):
    """Member ``params.nvSciSync`` of ``cudaExternalSemaphoreWaitParams``."""


    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...
    reserved: int

class anon_struct17(_Record):
    """Member ``params.keyedMutex`` of ``cudaExternalSemaphoreWaitParams``."""


    key: int
    timeoutMs: int

class anon_struct18(_Record):
    """Member ``params`` of ``cudaExternalSemaphoreWaitParams``."""


    fence: anon_struct16
    nvSciSync: anon_union6
    keyedMutex: anon_struct17
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class cudaExternalSemaphoreWaitParams(_Record):
    """How a semaphore is waited for."""


    params: anon_struct18
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class cudaLaunchParams(_Record):
    """The kernel, grid and stream of one device in a launch on several."""


    @property
    def func(self) -> int: ...
    @func.setter
    def func(self, value: _Address) -> None: ...
    gridDim: dim3
    blockDim: dim3
    @property
    def args(self) -> int: ...
    @args.setter
    def args(self, value: Sequence[Any] | _Address) -> None: ...
    sharedMem: int
    @property
    def stream(self) -> cudaStream_t: ...
    @stream.setter
    def stream(self, value: CUstream | int | None) -> None: ...

class cudaKernelNodeParams(_Record):
    """The kernel of a node, its grid, shared memory and arguments."""


    @property
    def func(self) -> int: ...
    @func.setter
    def func(self, value: _Address) -> None: ...
    gridDim: dim3
    blockDim: dim3
    sharedMemBytes: int
    @property
    def kernelParams(self) -> int: ...
    @kernelParams.setter
    def kernelParams(self, value: Sequence[Any] | _Address) -> None: ...
    @property
    def extra(self) -> int: ...
    @extra.setter
    def extra(self, value: Sequence[Any] | _Address) -> None: ...

class cudaExternalSemaphoreSignalNodeParams(_Record):
    """External semaphores and the values that they are signalled with."""


    @property
    def extSemArray(self) -> list[cudaExternalSemaphore_t]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[cudaExternalSemaphore_t | int | None] | None) -> None: ...
    @property
    def paramsArray(self) -> list[cudaExternalSemaphoreSignalParams]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[cudaExternalSemaphoreSignalParams] | None) -> None: ...
    numExtSems: int

class cudaExternalSemaphoreWaitNodeParams(_Record):
    """External semaphores and the values that are waited for."""


    @property
    def extSemArray(self) -> list[cudaExternalSemaphore_t]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[cudaExternalSemaphore_t | int | None] | None) -> None: ...
    @property
    def paramsArray(self) -> list[cudaExternalSemaphoreWaitParams]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[cudaExternalSemaphoreWaitParams] | None) -> None: ...
    numExtSems: int

class anon_struct19(_Record):
    """Member ``clusterDim`` of ``cudaLaunchAttributeValue``.

    Since CUDA 11.8.
    """


    x: int
    y: int
    z: int

class anon_struct20(_Record):
    """Member ``programmaticEvent`` of ``cudaLaunchAttributeValue``.

    Since CUDA 11.8.
    """


    @property
    def event(self) -> cudaEvent_t: ...
    @event.setter
    def event(self, value: CUevent | int | None) -> None: ...
    flags: int
    triggerAtBlockStart: int

class cudaLaunchAttributeValue(_Record):
    """The value of an attribute of a launch, a stream or a node; the attribute says which member it is.

    Since CUDA 11.8.
    """


    pad: bytes
    accessPolicyWindow: cudaAccessPolicyWindow
    cooperative: int
    @property
    def syncPolicy(self) -> cudaSynchronizationPolicy: ...
    @syncPolicy.setter
    def syncPolicy(self, value: cudaSynchronizationPolicy | int) -> None: ...
    clusterDim: anon_struct19
    @property
    def clusterSchedulingPolicyPreference(self) -> cudaClusterSchedulingPolicy: ...
    @clusterSchedulingPolicyPreference.setter
    def clusterSchedulingPolicyPreference(self, value: cudaClusterSchedulingPolicy | int) -> None: ...
    programmaticStreamSerializationAllowed: int
    programmaticEvent: anon_struct20
    priority: int

class cudaLaunchAttribute_st(_Record):
    """An attribute of a launch with its value.

    Since CUDA 11.8.
    """


    @property
    def id(self) -> cudaLaunchAttributeID: ...
    @id.setter
    def id(self, value: cudaLaunchAttributeID | int) -> None: ...
    pad: bytes
    val: cudaLaunchAttributeValue

class cudaLaunchConfig_st(_Record):
    """Grid and block sizes of a launch with its stream and attributes.

    Since CUDA 11.8.
    """


    gridDim: dim3
    blockDim: dim3
    dynamicSmemBytes: int
    @property
    def stream(self) -> cudaStream_t: ...
    @stream.setter
    def stream(self, value: CUstream | int | None) -> None: ...
    @property
    def attrs(self) -> list[cudaLaunchAttribute]: ...
    @attrs.setter
    def attrs(self, value: Sequence[cudaLaunchAttribute] | None) -> None: ...
    numAttrs: int

class surfaceReference(_Record):
    """A surface reference, and the format of its array."""


    channelDesc: cudaChannelFormatDesc

class textureReference(_Record):
    """A texture reference, and how it samples."""


    normalized: int
    @property
    def filterMode(self) -> cudaTextureFilterMode: ...
    @filterMode.setter
    def filterMode(self, value: cudaTextureFilterMode | int) -> None: ...
    @property
    def addressMode(self) -> list[cudaTextureAddressMode]: ...
    @addressMode.setter
    def addressMode(self, value: Sequence[cudaTextureAddressMode | int]) -> None: ...
    channelDesc: cudaChannelFormatDesc
    sRGB: int
    maxAnisotropy: int
    @property
    def mipmapFilterMode(self) -> cudaTextureFilterMode: ...
    @mipmapFilterMode.setter
    def mipmapFilterMode(self, value: cudaTextureFilterMode | int) -> None: ...
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
    disableTrilinearOptimization: int

class cudaTextureDesc(_Record):
    """How a texture object addresses, filters and converts what it reads.

    Changed with CUDA 11.8.
    """


    @property
    def addressMode(self) -> list[cudaTextureAddressMode]: ...
    @addressMode.setter
    def addressMode(self, value: Sequence[cudaTextureAddressMode | int]) -> None: ...
    @property
    def filterMode(self) -> cudaTextureFilterMode: ...
    @filterMode.setter
    def filterMode(self, value: cudaTextureFilterMode | int) -> None: ...
    @property
    def readMode(self) -> cudaTextureReadMode: ...
    @readMode.setter
    def readMode(self, value: cudaTextureReadMode | int) -> None: ...
    sRGB: int
    @property
    def borderColor(self) -> list[float]: ...
    @borderColor.setter
    def borderColor(self, value: Sequence[float]) -> None: ...
    normalizedCoords: int
    maxAnisotropy: int
    @property
    def mipmapFilterMode(self) -> cudaTextureFilterMode: ...
    @mipmapFilterMode.setter
    def mipmapFilterMode(self, value: cudaTextureFilterMode | int) -> None: ...
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
    disableTrilinearOptimization: int

class cudaTextureDesc_v2(_Record):
    """How a texture object samples, with seamless cube maps.

    Since CUDA 11.8.
    """


    @property
    def addressMode(self) -> list[cudaTextureAddressMode]: ...
    @addressMode.setter
    def addressMode(self, value: Sequence[cudaTextureAddressMode | int]) -> None: ...
    @property
    def filterMode(self) -> cudaTextureFilterMode: ...
    @filterMode.setter
    def filterMode(self, value: cudaTextureFilterMode | int) -> None: ...
    @property
    def readMode(self) -> cudaTextureReadMode: ...
    @readMode.setter
    def readMode(self, value: cudaTextureReadMode | int) -> None: ...
    sRGB: int
    @property
    def borderColor(self) -> list[float]: ...
    @borderColor.setter
    def borderColor(self, value: Sequence[float]) -> None: ...
    normalizedCoords: int
    maxAnisotropy: int
    @property
    def mipmapFilterMode(self) -> cudaTextureFilterMode: ...
    @mipmapFilterMode.setter
    def mipmapFilterMode(self, value: cudaTextureFilterMode | int) -> None: ...
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
    disableTrilinearOptimization: int
    seamlessCubemap: int

class cudaEglPlaneDesc_st(_Record):
    """One plane of a frame: its size, pitch in bytes and channels."""


    width: int
    height: int
    depth: int
    pitch: int
    numChannels: int
    channelDesc: cudaChannelFormatDesc
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class anon_union7(_Record):
    """Member ``frame`` of ``cudaEglFrame``."""


    @property
    def pArray(self) -> list[cudaArray_t]: ...
    @pArray.setter
    def pArray(self, value: Sequence[cudaArray_t | int | None]) -> None: ...
    @property
    def pPitch(self) -> list[cudaPitchedPtr]: ...
    @pPitch.setter
    def pPitch(self, value: Sequence[cudaPitchedPtr]) -> None: ...

class cudaEglFrame_st(_Record):
    """One frame of an EGLStream or EGL image."""


    frame: anon_union7
    @property
    def planeDesc(self) -> list[cudaEglPlaneDesc]: ...
    @planeDesc.setter
    def planeDesc(self, value: Sequence[cudaEglPlaneDesc]) -> None: ...
    planeCount: int
    @property
    def frameType(self) -> cudaEglFrameType: ...
    @frameType.setter
    def frameType(self, value: cudaEglFrameType | int) -> None: ...
    @property
    def eglColorFormat(self) -> cudaEglColorFormat: ...
    @eglColorFormat.setter
    def eglColorFormat(self, value: cudaEglColorFormat | int) -> None: ...

class cudaUUID_t(CUuuid_st):
    """An identifier of 16 bytes.

    ``CUuuid_st cudaUUID_t``
    """

class cudaIpcEventHandle_t(cudaIpcEventHandle_st):
    """An event as it is passed to another process.

    ``cudaIpcEventHandle_st cudaIpcEventHandle_t``
    """

class cudaIpcMemHandle_t(cudaIpcMemHandle_st):
    """Device memory as it is passed to another process.

    ``cudaIpcMemHandle_st cudaIpcMemHandle_t``
    """

class cudaLaunchAttribute(cudaLaunchAttribute_st):
    """An attribute of a launch with its value.

    ``cudaLaunchAttribute_st cudaLaunchAttribute``

    Since CUDA 11.8.
    """

class cudaLaunchConfig_t(cudaLaunchConfig_st):
    """Grid and block sizes of a launch with its stream and attributes.

    ``cudaLaunchConfig_st cudaLaunchConfig_t``

    Since CUDA 11.8.
    """

class cudaEglPlaneDesc(cudaEglPlaneDesc_st):
    """One plane of a frame: its size, pitch in bytes and channels.

    ``cudaEglPlaneDesc_st cudaEglPlaneDesc``
    """

class cudaEglFrame(cudaEglFrame_st):
    """One frame of an EGLStream or EGL image.

    ``cudaEglFrame_st cudaEglFrame``
    """

def cudaDeviceReset() -> tuple[cudaError_t]:
    """Destroys the current device's primary context in this process, with all that was made in it.

    ``cudaError_t cudaDeviceReset(void)``
    """

def cudaDeviceSynchronize() -> tuple[cudaError_t]:
    """Waits until the current device has finished all its work, and reports what failed in it.

    ``cudaError_t cudaDeviceSynchronize(void)``
    """

def cudaDeviceSetLimit(limit: cudaLimit | int, value: int) -> tuple[cudaError_t]:
    """Asks for a new value of a limit of the current device, which may be rounded or clamped.

    ``cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value)``
    """

def cudaDeviceGetLimit(limit: cudaLimit | int) -> tuple[cudaError_t, int | None]:
    """Tells the value of a limit of the current device, mostly in bytes.

    ``cudaError_t cudaDeviceGetLimit(size_t *pValue, cudaLimit limit)``
    """

def cudaDeviceGetTexture1DLinearMaxWidth(fmtDesc: cudaChannelFormatDesc | None, device: int) -> tuple[cudaError_t, int | None]:
    """Tells how many elements of a format a one-dimensional linear texture of a device can have.

    ``cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, const cudaChannelFormatDesc *fmtDesc, int device)``
    """

def cudaDeviceGetCacheConfig() -> tuple[cudaError_t, cudaFuncCache | None]:
    """Tells how the current device prefers to divide memory between L1 cache and shared memory.

    ``cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache *pCacheConfig)``
    """

def cudaDeviceGetStreamPriorityRange() -> tuple[cudaError_t, int | None, int | None]:
    """Tells the lowest and the highest stream priority; lower numbers go first.

    ``cudaError_t cudaDeviceGetStreamPriorityRange(int *leastPriority, int *greatestPriority)``
    """

def cudaDeviceSetCacheConfig(cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]:
    """Says how the current device should divide memory between L1 cache and shared memory.

    ``cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache cacheConfig)``
    """

def cudaDeviceGetSharedMemConfig() -> tuple[cudaError_t, cudaSharedMemConfig | None]:
    """Tells the width of the current device's shared memory banks.

    ``cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig *pConfig)``
    """

def cudaDeviceSetSharedMemConfig(config: cudaSharedMemConfig | int) -> tuple[cudaError_t]:
    """Sets the width of shared memory banks for later kernels; devices with banks of fixed width ignore it.

    ``cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config)``
    """

def cudaDeviceGetByPCIBusId(pciBusId: str | bytes | None) -> tuple[cudaError_t, int | None]:
    """Finds the device at a PCI bus address such as ``0000:65:00.0``.

    ``cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *pciBusId)``
    """

def cudaDeviceGetPCIBusId(length: int, device: int) -> tuple[cudaError_t, bytes | None]:
    """Returns the PCI bus address of a device, as ``domain:bus:device.function`` in hexadecimal.

    ``cudaError_t cudaDeviceGetPCIBusId(char *pciBusId, int len, int device)``
    """

def cudaIpcGetEventHandle(event: CUevent | int | None) -> tuple[cudaError_t, cudaIpcEventHandle_t | None]:
    """Exports an interprocess event, for another process to open.

    ``cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event)``
    """

def cudaIpcOpenEventHandle(handle: cudaIpcEventHandle_t) -> tuple[cudaError_t, cudaEvent_t | None]:
    """Opens an event of another process.

    ``cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle)``
    """

def cudaIpcGetMemHandle(devPtr: _Address) -> tuple[cudaError_t, cudaIpcMemHandle_t | None]:
    """Exports the allocation that starts at an address of device memory, for another process to open.

    ``cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *devPtr)``
    """

def cudaIpcOpenMemHandle(handle: cudaIpcMemHandle_t, flags: int = 1) -> tuple[cudaError_t, int | None]:
    """Maps memory of another process; opening the same memory again counts a reference and returns the same address.

    ``cudaError_t cudaIpcOpenMemHandle(void **devPtr, cudaIpcMemHandle_t handle, unsigned int flags)``
    """

def cudaIpcCloseMemHandle(devPtr: _Address) -> tuple[cudaError_t]:
    """Gives back one reference to memory of another process; the last one unmaps it.

    ``cudaError_t cudaIpcCloseMemHandle(void *devPtr)``
    """

def cudaDeviceFlushGPUDirectRDMAWrites(target: cudaFlushGPUDirectRDMAWritesTarget | int, scope: cudaFlushGPUDirectRDMAWritesScope | int) -> tuple[cudaError_t]:
    """Waits until writes that other devices made through GPUDirect RDMA are visible in a scope.

    ``cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(cudaFlushGPUDirectRDMAWritesTarget target, cudaFlushGPUDirectRDMAWritesScope scope)``
    """

def cudaThreadExit() -> tuple[cudaError_t]:
    """Old name of ``cudaDeviceReset``.

    ``cudaError_t cudaThreadExit(void)``
    """

def cudaThreadSynchronize() -> tuple[cudaError_t]:
    """Old name of ``cudaDeviceSynchronize``.

    ``cudaError_t cudaThreadSynchronize(void)``
    """

def cudaThreadSetLimit(limit: cudaLimit | int, value: int) -> tuple[cudaError_t]:
    """Old name of ``cudaDeviceSetLimit``.

    ``cudaError_t cudaThreadSetLimit(cudaLimit limit, size_t value)``
    """

def cudaThreadGetLimit(limit: cudaLimit | int) -> tuple[cudaError_t, int | None]:
    """Old name of ``cudaDeviceGetLimit``.

    ``cudaError_t cudaThreadGetLimit(size_t *pValue, cudaLimit limit)``
    """

def cudaThreadGetCacheConfig() -> tuple[cudaError_t, cudaFuncCache | None]:
    """Old name of ``cudaDeviceGetCacheConfig``.

    ``cudaError_t cudaThreadGetCacheConfig(cudaFuncCache *pCacheConfig)``
    """

def cudaThreadSetCacheConfig(cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]:
    """Old name of ``cudaDeviceSetCacheConfig``.

    ``cudaError_t cudaThreadSetCacheConfig(cudaFuncCache cacheConfig)``
    """

def cudaGetLastError() -> tuple[cudaError_t]:
    """Takes the last error that a Runtime call left on the calling thread; the next call finds success.

    ``cudaError_t cudaGetLastError(void)``
    """

def cudaPeekAtLastError() -> tuple[cudaError_t]:
    """Tells the last error that a Runtime call left on the calling thread, and keeps it.

    ``cudaError_t cudaPeekAtLastError(void)``
    """

def cudaGetErrorName(error: cudaError_t | int) -> tuple[cudaError_t, bytes]:
    """Names a status, such as ``cudaErrorInvalidValue``.

    ``const char *cudaGetErrorName(cudaError_t error)``
    """

def cudaGetErrorString(error: cudaError_t | int) -> tuple[cudaError_t, bytes]:
    """Describes a status in a few words.

    ``const char *cudaGetErrorString(cudaError_t error)``
    """

def cudaGetDeviceCount() -> tuple[cudaError_t, int | None]:
    """Counts the devices that the Runtime can use.

    ``cudaError_t cudaGetDeviceCount(int *count)``
    """

def cudaGetDeviceProperties(device: int) -> tuple[cudaError_t, cudaDeviceProp | None]:
    """Returns the properties of a device in one record.

    ``cudaError_t cudaGetDeviceProperties(cudaDeviceProp *prop, int device)``
    """

def cudaDeviceGetAttribute(attr: cudaDeviceAttr | int, device: int) -> tuple[cudaError_t, int | None]:
    """Tells one attribute of a device.

    ``cudaError_t cudaDeviceGetAttribute(int *value, cudaDeviceAttr attr, int device)``
    """

def cudaDeviceGetDefaultMemPool(device: int) -> tuple[cudaError_t, cudaMemPool_t | None]:
    """Returns the memory pool that a device has from the start.

    ``cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *memPool, int device)``
    """

def cudaDeviceSetMemPool(device: int, memPool: CUmemoryPool | int | None) -> tuple[cudaError_t]:
    """Chooses the pool that stream-ordered allocations of a device come from.

    ``cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t memPool)``
    """

def cudaDeviceGetMemPool(device: int) -> tuple[cudaError_t, cudaMemPool_t | None]:
    """Returns the pool that stream-ordered allocations of a device come from.

    ``cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *memPool, int device)``
    """

def cudaDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: _Address, device: int, flags: int) -> tuple[cudaError_t]:
    """Fills in an NvSciSync attribute list with what a device supports.

    ``cudaError_t cudaDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, int device, int flags)``
    """

def cudaDeviceGetP2PAttribute(attr: cudaDeviceP2PAttr | int, srcDevice: int, dstDevice: int) -> tuple[cudaError_t, int | None]:
    """Tells what one device can do with the memory of another, one property per call.

    ``cudaError_t cudaDeviceGetP2PAttribute(int *value, cudaDeviceP2PAttr attr, int srcDevice, int dstDevice)``
    """

def cudaChooseDevice(prop: cudaDeviceProp | None) -> tuple[cudaError_t, int | None]:
    """Finds the device whose properties come closest to the ones asked for.

    ``cudaError_t cudaChooseDevice(int *device, const cudaDeviceProp *prop)``
    """

def cudaSetDevice(device: int) -> tuple[cudaError_t]:
    """Makes a device current on the calling thread, and initialises it.

    ``cudaError_t cudaSetDevice(int device)``
    """

def cudaGetDevice() -> tuple[cudaError_t, int | None]:
    """Tells which device is current on the calling thread.

    ``cudaError_t cudaGetDevice(int *device)``
    """

def cudaSetValidDevices(device_arr: Sequence[int] | None, length: int) -> tuple[cudaError_t]:
    """Sets the devices that the Runtime tries, in order, where the program has chosen none; an empty list means all.

    ``cudaError_t cudaSetValidDevices(int *device_arr, int len)``
    """

def cudaSetDeviceFlags(flags: int) -> tuple[cudaError_t]:
    """Sets how threads wait for the current device, and other flags of its context.

    ``cudaError_t cudaSetDeviceFlags(unsigned int flags)``
    """

def cudaGetDeviceFlags() -> tuple[cudaError_t, int | None]:
    """Tells the flags of the current device's context.

    ``cudaError_t cudaGetDeviceFlags(unsigned int *flags)``
    """

def cudaStreamCreate() -> tuple[cudaError_t, cudaStream_t | None]:
    """Creates a stream on the current device.

    ``cudaError_t cudaStreamCreate(cudaStream_t *pStream)``
    """

def cudaStreamCreateWithFlags(flags: int) -> tuple[cudaError_t, cudaStream_t | None]:
    """Creates a stream that may run beside the legacy default stream without waiting for it.

    ``cudaError_t cudaStreamCreateWithFlags(cudaStream_t *pStream, unsigned int flags)``
    """

def cudaStreamCreateWithPriority(flags: int, priority: int) -> tuple[cudaError_t, cudaStream_t | None]:
    """Creates a stream with a priority; lower numbers go first, and values out of range are clamped.

    ``cudaError_t cudaStreamCreateWithPriority(cudaStream_t *pStream, unsigned int flags, int priority)``
    """

def cudaStreamGetPriority(hStream: CUstream | int | None) -> tuple[cudaError_t, int | None]:
    """Tells how a stream ranks against others; smaller numbers go first.

    ``cudaError_t cudaStreamGetPriority(cudaStream_t hStream, int *priority)``
    """

def cudaStreamGetFlags(hStream: CUstream | int | None) -> tuple[cudaError_t, int | None]:
    """Tells the flags that a stream was created with.

    ``cudaError_t cudaStreamGetFlags(cudaStream_t hStream, unsigned int *flags)``
    """

def cudaCtxResetPersistingL2Cache() -> tuple[cudaError_t]:
    """Lets go of all lines that L2 cache kept as persisting.

    ``cudaError_t cudaCtxResetPersistingL2Cache(void)``
    """

def cudaStreamCopyAttributes(dst: CUstream | int | None, src: CUstream | int | None) -> tuple[cudaError_t]:
    """Gives a stream the attributes of another one of the same context.

    ``cudaError_t cudaStreamCopyAttributes(cudaStream_t dst, cudaStream_t src)``
    """

def cudaStreamGetAttribute(hStream: CUstream | int | None, attr: cudaLaunchAttributeID | int) -> tuple[cudaError_t, cudaLaunchAttributeValue | None]:
    """Returns one attribute of a stream.

    ``cudaError_t cudaStreamGetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)``
    """

def cudaStreamSetAttribute(hStream: CUstream | int | None, attr: cudaLaunchAttributeID | int, value: cudaLaunchAttributeValue | None) -> tuple[cudaError_t]:
    """Sets one attribute of a stream, for work that is submitted from now on.

    ``cudaError_t cudaStreamSetAttribute(cudaStream_t hStream, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)``
    """

def cudaStreamDestroy(stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Destroys a stream at once; its resources go when its work is done.

    ``cudaError_t cudaStreamDestroy(cudaStream_t stream)``
    """

def cudaStreamWaitEvent(stream: CUstream | int | None, event: CUevent | int | None, flags: int = 0) -> tuple[cudaError_t]:
    """Makes later work of a stream wait, on the device, for what an event recorded.

    ``cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags)``
    """

def cudaStreamAddCallback(stream: CUstream | int | None, callback: cudaStreamCallback_t | Callable[..., object] | int | None, userData: Any, flags: int) -> tuple[cudaError_t]:
    """Calls a host function with the stream's status when the work submitted so far is done, even after an error.

    ``cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void *userData, unsigned int flags)``
    """

def cudaStreamSynchronize(stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Waits until a stream has finished all its work.

    ``cudaError_t cudaStreamSynchronize(cudaStream_t stream)``
    """

def cudaStreamQuery(stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Tells whether a stream has finished all its work.

    ``cudaError_t cudaStreamQuery(cudaStream_t stream)``
    """

def cudaStreamAttachMemAsync(stream: CUstream | int | None, devPtr: _Address, length: int = 0, flags: int = 4) -> tuple[cudaError_t]:
    """Ties managed or pageable memory to a stream, in stream order; 0 bytes stand for a whole managed allocation.

    ``cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *devPtr, size_t length, unsigned int flags)``
    """

def cudaStreamBeginCapture(stream: CUstream | int | None, mode: cudaStreamCaptureMode | int) -> tuple[cudaError_t]:
    """Starts to capture the work of a stream into a new graph, which the end of the capture returns.

    ``cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)``
    """

def cudaThreadExchangeStreamCaptureMode(mode: cudaStreamCaptureMode | int | None) -> tuple[cudaError_t, cudaStreamCaptureMode | None]:
    """Sets how strictly captures keep the calling thread from unsafe calls, and returns the mode before.

    ``cudaError_t cudaThreadExchangeStreamCaptureMode(cudaStreamCaptureMode *mode)``
    """

def cudaStreamEndCapture(stream: CUstream | int | None) -> tuple[cudaError_t, cudaGraph_t | None]:
    """Ends the capture of a stream and returns the graph.

    ``cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t *pGraph)``
    """

def cudaStreamIsCapturing(stream: CUstream | int | None) -> tuple[cudaError_t, cudaStreamCaptureStatus | None]:
    """Tells whether a stream is capturing, or its capture has been invalidated.

    ``cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus)``
    """

def cudaStreamGetCaptureInfo(stream: CUstream | int | None) -> tuple[cudaError_t, cudaStreamCaptureStatus | None, int | None]:
    """First version of ``cudaStreamGetCaptureInfo_v2``, with status and identifier only.

    ``cudaError_t cudaStreamGetCaptureInfo(cudaStream_t stream, cudaStreamCaptureStatus *pCaptureStatus, unsigned long long *pId)``
    """

def cudaStreamGetCaptureInfo_v2(stream: CUstream | int | None) -> tuple[cudaError_t, cudaStreamCaptureStatus | None, int | None, cudaGraph_t | None, list[cudaGraphNode_t] | None, int | None]:
    """Second version of ``cudaStreamGetCaptureInfo_v3``, without edge data.

    ``cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t stream, cudaStreamCaptureStatus *captureStatus_out, unsigned long long *id_out, cudaGraph_t *graph_out, const cudaGraphNode_t **dependencies_out, size_t *numDependencies_out)``
    """

def cudaStreamUpdateCaptureDependencies(stream: CUstream | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, flags: cudaStreamUpdateCaptureDependenciesFlags | int = 0) -> tuple[cudaError_t]:
    """First version of ``cudaStreamUpdateCaptureDependencies_v2``, without edge data.

    ``cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t stream, cudaGraphNode_t *dependencies, size_t numDependencies, unsigned int flags)``
    """

def cudaEventCreate() -> tuple[cudaError_t, cudaEvent_t | None]:
    """Creates an event on the current device.

    ``cudaError_t cudaEventCreate(cudaEvent_t *event)``
    """

def cudaEventCreateWithFlags(flags: int) -> tuple[cudaError_t, cudaEvent_t | None]:
    """Creates an event that can block its waiters, go without timing, or be shared between processes.

    ``cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags)``
    """

def cudaEventRecord(event: CUevent | int | None, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Records in an event the work that a stream has at this moment.

    ``cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream)``
    """

def cudaEventRecordWithFlags(event: CUevent | int | None, stream: CUstream | int | None, flags: int = 0) -> tuple[cudaError_t]:
    """Records in an event the work that a stream has at this moment; under capture, perhaps as an external node.

    ``cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned int flags)``
    """

def cudaEventQuery(event: CUevent | int | None) -> tuple[cudaError_t]:
    """Tells whether the work that an event recorded is done.

    ``cudaError_t cudaEventQuery(cudaEvent_t event)``
    """

def cudaEventSynchronize(event: CUevent | int | None) -> tuple[cudaError_t]:
    """Waits until the work that an event recorded is done.

    ``cudaError_t cudaEventSynchronize(cudaEvent_t event)``
    """

def cudaEventDestroy(event: CUevent | int | None) -> tuple[cudaError_t]:
    """Destroys an event at once; its resources go when the work that it recorded is done.

    ``cudaError_t cudaEventDestroy(cudaEvent_t event)``
    """

def cudaEventElapsedTime(start: CUevent | int | None, end: CUevent | int | None) -> tuple[cudaError_t, float | None]:
    """Tells the time between two events that are both done, in milliseconds.

    ``cudaError_t cudaEventElapsedTime(float *ms, cudaEvent_t start, cudaEvent_t end)``
    """

def cudaImportExternalMemory(memHandleDesc: cudaExternalMemoryHandleDesc | None) -> tuple[cudaError_t, cudaExternalMemory_t | None]:
    """Imports memory of another API; the description names its operating-system handle and its size in bytes.

    ``cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *extMem_out, const cudaExternalMemoryHandleDesc *memHandleDesc)``
    """

def cudaExternalMemoryGetMappedBuffer(extMem: cudaExternalMemory_t | int | None, bufferDesc: cudaExternalMemoryBufferDesc | None) -> tuple[cudaError_t, int | None]:
    """Maps a range of imported memory as a buffer and returns its device address.

    ``cudaError_t cudaExternalMemoryGetMappedBuffer(void **devPtr, cudaExternalMemory_t extMem, const cudaExternalMemoryBufferDesc *bufferDesc)``
    """

def cudaExternalMemoryGetMappedMipmappedArray(extMem: cudaExternalMemory_t | int | None, mipmapDesc: cudaExternalMemoryMipmappedArrayDesc | None) -> tuple[cudaError_t, cudaMipmappedArray_t | None]:
    """Maps a range of imported memory as a mipmapped array.

    ``cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *mipmap, cudaExternalMemory_t extMem, const cudaExternalMemoryMipmappedArrayDesc *mipmapDesc)``
    """

def cudaDestroyExternalMemory(extMem: cudaExternalMemory_t | int | None) -> tuple[cudaError_t]:
    """Destroys an imported memory object; what was mapped from it must still be freed.

    ``cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t extMem)``
    """

def cudaImportExternalSemaphore(semHandleDesc: cudaExternalSemaphoreHandleDesc | None) -> tuple[cudaError_t, cudaExternalSemaphore_t | None]:
    """Imports a semaphore, fence or mutex of another API.

    ``cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *extSem_out, const cudaExternalSemaphoreHandleDesc *semHandleDesc)``
    """

def cudaSignalExternalSemaphoresAsync(extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None, paramsArray: Sequence[cudaExternalSemaphoreSignalParams] | None, numExtSems: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Signals imported semaphores, in stream order.

    ``cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``
    """

def cudaWaitExternalSemaphoresAsync(extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None, paramsArray: Sequence[cudaExternalSemaphoreWaitParams] | None, numExtSems: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Waits for imported semaphores, in stream order.

    ``cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams *paramsArray, unsigned int numExtSems, cudaStream_t stream)``
    """

def cudaDestroyExternalSemaphore(extSem: cudaExternalSemaphore_t | int | None) -> tuple[cudaError_t]:
    """Destroys an imported semaphore.

    ``cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t extSem)``
    """

def cudaLaunchKernel(func: _Address, gridDim: dim3, blockDim: dim3, args: Sequence[Any] | _Address, sharedMem: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Launches a kernel on a grid of blocks, in stream order; ``sharedMem`` is in bytes per block.

    ``cudaError_t cudaLaunchKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)``
    """

def cudaLaunchKernelExC(config: cudaLaunchConfig_t | None, func: _Address, args: Sequence[Any] | _Address) -> tuple[cudaError_t]:
    """Launches a kernel with a configuration that can carry launch attributes.

    ``cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *func, void **args)``

    Since CUDA 11.8.
    """

def cudaLaunchCooperativeKernel(func: _Address, gridDim: dim3, blockDim: dim3, args: Sequence[Any] | _Address, sharedMem: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Launches a kernel whose blocks may all synchronise with each other; ``sharedMem`` is in bytes per block.

    ``cudaError_t cudaLaunchCooperativeKernel(const void *func, dim3 gridDim, dim3 blockDim, void **args, size_t sharedMem, cudaStream_t stream)``
    """

def cudaLaunchCooperativeKernelMultiDevice(launchParamsList: Sequence[cudaLaunchParams] | None, numDevices: int, flags: int) -> tuple[cudaError_t]:
    """Launches one kernel on several devices at once, whose blocks may all synchronise with each other.

    ``cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *launchParamsList, unsigned int numDevices, unsigned int flags)``
    """

def cudaFuncSetCacheConfig(func: _Address, cacheConfig: cudaFuncCache | int) -> tuple[cudaError_t]:
    """Says how a kernel would divide memory between L1 cache and shared memory.

    ``cudaError_t cudaFuncSetCacheConfig(const void *func, cudaFuncCache cacheConfig)``
    """

def cudaFuncSetSharedMemConfig(func: _Address, config: cudaSharedMemConfig | int) -> tuple[cudaError_t]:
    """Sets the width of shared memory banks for a kernel; devices with banks of fixed width ignore it.

    ``cudaError_t cudaFuncSetSharedMemConfig(const void *func, cudaSharedMemConfig config)``
    """

def cudaFuncGetAttributes(func: _Address) -> tuple[cudaError_t, cudaFuncAttributes | None]:
    """Returns what a kernel needs and may use, such as registers, shared memory in bytes and threads per block.

    ``cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *attr, const void *func)``
    """

def cudaFuncSetAttribute(func: _Address, attr: cudaFuncAttribute | int, value: int) -> tuple[cudaError_t]:
    """Sets one attribute of a kernel, such as its limit of dynamic shared memory in bytes.

    ``cudaError_t cudaFuncSetAttribute(const void *func, cudaFuncAttribute attr, int value)``
    """

def cudaSetDoubleForDevice(d: float | None) -> tuple[cudaError_t, float | None]:
    """Rounds a number to what devices without double precision computed with; does nothing on any supported one.

    ``cudaError_t cudaSetDoubleForDevice(double *d)``
    """

def cudaSetDoubleForHost(d: float | None) -> tuple[cudaError_t, float | None]:
    """Takes the rounding of ``cudaSetDoubleForDevice`` back; does nothing for any supported device.

    ``cudaError_t cudaSetDoubleForHost(double *d)``
    """

def cudaLaunchHostFunc(stream: CUstream | int | None, fn: cudaHostFn_t | Callable[..., object] | int | None, userData: Any) -> tuple[cudaError_t]:
    """Calls a host function when the work submitted so far is done; not after an error.

    ``cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *userData)``
    """

def cudaOccupancyMaxActiveBlocksPerMultiprocessor(func: _Address, blockSize: int, dynamicSMemSize: int) -> tuple[cudaError_t, int | None]:
    """Tells how many blocks of a kernel fit on a multiprocessor; dynamic shared memory is in bytes per block.

    ``cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize)``
    """

def cudaOccupancyAvailableDynamicSMemPerBlock(func: _Address, numBlocks: int, blockSize: int) -> tuple[cudaError_t, int | None]:
    """Tells how many bytes of dynamic shared memory a block may use with so many blocks on a multiprocessor.

    ``cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, const void *func, int numBlocks, int blockSize)``
    """

def cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func: _Address, blockSize: int, dynamicSMemSize: int, flags: int) -> tuple[cudaError_t, int | None]:
    """Tells how many blocks of a kernel fit on a multiprocessor, with flags.

    ``cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, const void *func, int blockSize, size_t dynamicSMemSize, unsigned int flags)``
    """

def cudaOccupancyMaxPotentialClusterSize(func: _Address, launchConfig: cudaLaunchConfig_t | None) -> tuple[cudaError_t, int | None]:
    """Tells the largest cluster that a kernel can be launched with.

    ``cudaError_t cudaOccupancyMaxPotentialClusterSize(int *clusterSize, const void *func, const cudaLaunchConfig_t *launchConfig)``

    Since CUDA 11.8.
    """

def cudaOccupancyMaxActiveClusters(func: _Address, launchConfig: cudaLaunchConfig_t | None) -> tuple[cudaError_t, int | None]:
    """Tells how many clusters of a kernel can run on the device at once.

    ``cudaError_t cudaOccupancyMaxActiveClusters(int *numClusters, const void *func, const cudaLaunchConfig_t *launchConfig)``

    Since CUDA 11.8.
    """

def cudaMallocManaged(size: int, flags: int = 1) -> tuple[cudaError_t, int | None]:
    """Allocates managed memory, which host and devices reach at one address; takes a ``cudaMemAttach*`` constant.

    ``cudaError_t cudaMallocManaged(void **devPtr, size_t size, unsigned int flags)``
    """

def cudaMalloc(size: int) -> tuple[cudaError_t, int | None]:
    """Allocates linear memory on the current device; the size is in bytes.

    ``cudaError_t cudaMalloc(void **devPtr, size_t size)``
    """

def cudaMallocHost(size: int) -> tuple[cudaError_t, int | None]:
    """Allocates page-locked host memory; the size is in bytes.

    ``cudaError_t cudaMallocHost(void **ptr, size_t size)``
    """

def cudaMallocPitch(width: int, height: int) -> tuple[cudaError_t, int | None, int | None]:
    """Allocates device memory for rows, padded so that each row starts aligned; returns the pitch in bytes.

    ``cudaError_t cudaMallocPitch(void **devPtr, size_t *pitch, size_t width, size_t height)``
    """

def cudaMallocArray(desc: cudaChannelFormatDesc | None, width: int, height: int = 0, flags: int = 0) -> tuple[cudaError_t, cudaArray_t | None]:
    """Creates a one- or two-dimensional array; width and height are in elements, a height of zero makes a row.

    ``cudaError_t cudaMallocArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, size_t width, size_t height, unsigned int flags)``
    """

def cudaFree(devPtr: _Address) -> tuple[cudaError_t]:
    """Frees device or managed memory.

    ``cudaError_t cudaFree(void *devPtr)``
    """

def cudaFreeHost(ptr: _Address) -> tuple[cudaError_t]:
    """Gives back host memory that ``cudaMallocHost`` or ``cudaHostAlloc`` made.

    ``cudaError_t cudaFreeHost(void *ptr)``
    """

def cudaFreeArray(array: cudaArray_t | int | None) -> tuple[cudaError_t]:
    """Frees an array.

    ``cudaError_t cudaFreeArray(cudaArray_t array)``
    """

def cudaFreeMipmappedArray(mipmappedArray: cudaMipmappedArray_t | int | None) -> tuple[cudaError_t]:
    """Frees an array with levels of detail.

    ``cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t mipmappedArray)``
    """

def cudaHostAlloc(size: int, flags: int) -> tuple[cudaError_t, int | None]:
    """Allocates page-locked host memory with options, the ``cudaHostAlloc*`` bits; the size is in bytes.

    ``cudaError_t cudaHostAlloc(void **pHost, size_t size, unsigned int flags)``
    """

def cudaHostRegister(ptr: _Address, size: int, flags: int) -> tuple[cudaError_t]:
    """Page-locks a range of existing host memory for devices; takes the ``cudaHostRegister*`` bits.

    ``cudaError_t cudaHostRegister(void *ptr, size_t size, unsigned int flags)``
    """

def cudaHostUnregister(ptr: _Address) -> tuple[cudaError_t]:
    """Takes a host range back from devices and makes it pageable again.

    ``cudaError_t cudaHostUnregister(void *ptr)``
    """

def cudaHostGetDevicePointer(pHost: _Address, flags: int) -> tuple[cudaError_t, int | None]:
    """Gives the address under which the current device sees page-locked host memory.

    ``cudaError_t cudaHostGetDevicePointer(void **pDevice, void *pHost, unsigned int flags)``
    """

def cudaHostGetFlags(pHost: _Address) -> tuple[cudaError_t, int | None]:
    """Tells the options that page-locked host memory was allocated with.

    ``cudaError_t cudaHostGetFlags(unsigned int *pFlags, void *pHost)``
    """

def cudaMalloc3D(extent: cudaExtent) -> tuple[cudaError_t, cudaPitchedPtr | None]:
    """Allocates padded device memory for a box; returns its address, its pitch in bytes and its logical size.

    ``cudaError_t cudaMalloc3D(cudaPitchedPtr *pitchedDevPtr, cudaExtent extent)``
    """

def cudaMalloc3DArray(desc: cudaChannelFormatDesc | None, extent: cudaExtent, flags: int = 0) -> tuple[cudaError_t, cudaArray_t | None]:
    """Creates an array of up to three dimensions, with layers or as a cube map if the flags say so.

    ``cudaError_t cudaMalloc3DArray(cudaArray_t *array, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int flags)``
    """

def cudaMallocMipmappedArray(desc: cudaChannelFormatDesc | None, extent: cudaExtent, numLevels: int, flags: int = 0) -> tuple[cudaError_t, cudaMipmappedArray_t | None]:
    """Creates an array with levels of detail; the number of levels is clamped to what the size allows.

    ``cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *mipmappedArray, const cudaChannelFormatDesc *desc, cudaExtent extent, unsigned int numLevels, unsigned int flags)``
    """

def cudaGetMipmappedArrayLevel(mipmappedArray: cudaMipmappedArray_t | int | None, level: int) -> tuple[cudaError_t, cudaArray_t | None]:
    """Returns one level of detail as an array, which belongs to the mipmapped array.

    ``cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *levelArray, cudaMipmappedArray_const_t mipmappedArray, unsigned int level)``
    """

def cudaMemcpy3D(p: cudaMemcpy3DParms | None) -> tuple[cudaError_t]:
    """Copies a box between host memory, device memory and arrays.

    ``cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *p)``
    """

def cudaMemcpy3DPeer(p: cudaMemcpy3DPeerParms | None) -> tuple[cudaError_t]:
    """Copies a box from the memory of one device to that of another.

    ``cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *p)``
    """

def cudaMemcpy3DAsync(p: cudaMemcpy3DParms | None, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of a box between host memory, device memory and arrays.

    ``cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *p, cudaStream_t stream)``
    """

def cudaMemcpy3DPeerAsync(p: cudaMemcpy3DPeerParms | None, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of a box from the memory of one device to that of another.

    ``cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *p, cudaStream_t stream)``
    """

def cudaMemGetInfo() -> tuple[cudaError_t, int | None, int | None]:
    """Tells the free and the total memory of the current device, in bytes.

    ``cudaError_t cudaMemGetInfo(size_t *free, size_t *total)``
    """

def cudaArrayGetInfo(array: cudaArray_t | int | None) -> tuple[cudaError_t, cudaChannelFormatDesc | None, cudaExtent | None, int | None]:
    """Tells the format, the size in elements and the flags of an array.

    ``cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *desc, cudaExtent *extent, unsigned int *flags, cudaArray_t array)``
    """

def cudaArrayGetPlane(hArray: cudaArray_t | int | None, planeIdx: int) -> tuple[cudaError_t, cudaArray_t | None]:
    """Returns one plane of an array with a planar format as an array, which belongs to the whole one.

    ``cudaError_t cudaArrayGetPlane(cudaArray_t *pPlaneArray, cudaArray_t hArray, unsigned int planeIdx)``
    """

def cudaArrayGetMemoryRequirements(array: cudaArray_t | int | None, device: int) -> tuple[cudaError_t, cudaArrayMemoryRequirements | None]:
    """Tells the size and the alignment, in bytes, of the memory that an array with deferred mapping needs.

    ``cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaArray_t array, int device)``
    """

def cudaMipmappedArrayGetMemoryRequirements(mipmap: cudaMipmappedArray_t | int | None, device: int) -> tuple[cudaError_t, cudaArrayMemoryRequirements | None]:
    """Tells the size and the alignment, in bytes, of the memory that a mipmapped array with deferred mapping needs.

    ``cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *memoryRequirements, cudaMipmappedArray_t mipmap, int device)``
    """

def cudaArrayGetSparseProperties(array: cudaArray_t | int | None) -> tuple[cudaError_t, cudaArraySparseProperties | None]:
    """Tells the tile sizes and the layout of a sparse array.

    ``cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaArray_t array)``
    """

def cudaMipmappedArrayGetSparseProperties(mipmap: cudaMipmappedArray_t | int | None) -> tuple[cudaError_t, cudaArraySparseProperties | None]:
    """Tells the tile sizes and the layout of a sparse mipmapped array, including its tail of small levels.

    ``cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *sparseProperties, cudaMipmappedArray_t mipmap)``
    """

def cudaMemcpy(dst: _Address, src: _Address, count: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Copies bytes between host and device memory, as ``kind`` says.

    ``cudaError_t cudaMemcpy(void *dst, const void *src, size_t count, cudaMemcpyKind kind)``
    """

def cudaMemcpyPeer(dst: _Address, dstDevice: int, src: _Address, srcDevice: int, count: int) -> tuple[cudaError_t]:
    """Copies bytes from the memory of one device to that of another, in order with all other work of both.

    ``cudaError_t cudaMemcpyPeer(void *dst, int dstDevice, const void *src, int srcDevice, size_t count)``
    """

def cudaMemcpy2D(dst: _Address, dpitch: int, src: _Address, spitch: int, width: int, height: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Copies a rectangle between host and device memory; pitches and width are in bytes, the height in rows.

    ``cudaError_t cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)``
    """

def cudaMemcpy2DToArray(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, spitch: int, width: int, height: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Copies a rectangle from memory into an array; pitch, width and horizontal offset are in bytes.

    ``cudaError_t cudaMemcpy2DToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind)``
    """

def cudaMemcpy2DFromArray(dst: _Address, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Copies a rectangle from an array to memory; pitch, width and horizontal offset are in bytes.

    ``cudaError_t cudaMemcpy2DFromArray(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind)``
    """

def cudaMemcpy2DArrayToArray(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, width: int, height: int, kind: cudaMemcpyKind | int = 3) -> tuple[cudaError_t]:
    """Copies a rectangle from one array to another; width and horizontal offsets are in bytes.

    ``cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t width, size_t height, cudaMemcpyKind kind)``
    """

def cudaMemcpyToSymbol(symbol: _Address, src: _Address, count: int, offset: int = 0, kind: cudaMemcpyKind | int = 1) -> tuple[cudaError_t]:
    """Copies bytes into a variable of device code, from an offset in bytes on.

    ``cudaError_t cudaMemcpyToSymbol(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``
    """

def cudaMemcpyFromSymbol(dst: _Address, symbol: _Address, count: int, offset: int = 0, kind: cudaMemcpyKind | int = 2) -> tuple[cudaError_t]:
    """Copies bytes out of a variable of device code, from an offset in bytes on.

    ``cudaError_t cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``
    """

def cudaMemcpyAsync(dst: _Address, src: _Address, count: int, kind: cudaMemcpyKind | int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of bytes between host and device memory, as ``kind`` says.

    ``cudaError_t cudaMemcpyAsync(void *dst, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``
    """

def cudaMemcpyPeerAsync(dst: _Address, dstDevice: int, src: _Address, srcDevice: int, count: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of bytes from the memory of one device to that of another.

    ``cudaError_t cudaMemcpyPeerAsync(void *dst, int dstDevice, const void *src, int srcDevice, size_t count, cudaStream_t stream)``
    """

def cudaMemcpy2DAsync(dst: _Address, dpitch: int, src: _Address, spitch: int, width: int, height: int, kind: cudaMemcpyKind | int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of a rectangle between host and device memory; pitches and width are in bytes.

    ``cudaError_t cudaMemcpy2DAsync(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``
    """

def cudaMemcpy2DToArrayAsync(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, spitch: int, width: int, height: int, kind: cudaMemcpyKind | int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of a rectangle from memory into an array; pitch and width are in bytes.

    ``cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t spitch, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``
    """

def cudaMemcpy2DFromArrayAsync(dst: _Address, dpitch: int, src: cudaArray_t | int | None, wOffset: int, hOffset: int, width: int, height: int, kind: cudaMemcpyKind | int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of a rectangle from an array to memory; pitch and width are in bytes.

    ``cudaError_t cudaMemcpy2DFromArrayAsync(void *dst, size_t dpitch, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t width, size_t height, cudaMemcpyKind kind, cudaStream_t stream)``
    """

def cudaMemcpyToSymbolAsync(symbol: _Address, src: _Address, count: int, offset: int, kind: cudaMemcpyKind | int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of bytes into a variable of device code.

    ``cudaError_t cudaMemcpyToSymbolAsync(const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)``
    """

def cudaMemcpyFromSymbolAsync(dst: _Address, symbol: _Address, count: int, offset: int, kind: cudaMemcpyKind | int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of bytes out of a variable of device code.

    ``cudaError_t cudaMemcpyFromSymbolAsync(void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind, cudaStream_t stream)``
    """

def cudaMemset(devPtr: _Address, value: int, count: int) -> tuple[cudaError_t]:
    """Sets every byte of a range of device memory; the host waits only for page-locked host memory.

    ``cudaError_t cudaMemset(void *devPtr, int value, size_t count)``
    """

def cudaMemset2D(devPtr: _Address, pitch: int, value: int, width: int, height: int) -> tuple[cudaError_t]:
    """Sets every byte of a rectangle of device memory; pitch and width are in bytes, the height in rows.

    ``cudaError_t cudaMemset2D(void *devPtr, size_t pitch, int value, size_t width, size_t height)``
    """

def cudaMemset3D(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent) -> tuple[cudaError_t]:
    """Sets every byte of a box of device memory.

    ``cudaError_t cudaMemset3D(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent)``
    """

def cudaMemsetAsync(devPtr: _Address, value: int, count: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues setting every byte of a range of device memory.

    ``cudaError_t cudaMemsetAsync(void *devPtr, int value, size_t count, cudaStream_t stream)``
    """

def cudaMemset2DAsync(devPtr: _Address, pitch: int, value: int, width: int, height: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues setting every byte of a rectangle of device memory; pitch and width are in bytes.

    ``cudaError_t cudaMemset2DAsync(void *devPtr, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream)``
    """

def cudaMemset3DAsync(pitchedDevPtr: cudaPitchedPtr, value: int, extent: cudaExtent, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues setting every byte of a box of device memory.

    ``cudaError_t cudaMemset3DAsync(cudaPitchedPtr pitchedDevPtr, int value, cudaExtent extent, cudaStream_t stream)``
    """

def cudaGetSymbolAddress(symbol: _Address) -> tuple[cudaError_t, int | None]:
    """Finds the address that a variable of device code has on the current device.

    ``cudaError_t cudaGetSymbolAddress(void **devPtr, const void *symbol)``
    """

def cudaGetSymbolSize(symbol: _Address) -> tuple[cudaError_t, int | None]:
    """Tells the size of a variable of device code, in bytes.

    ``cudaError_t cudaGetSymbolSize(size_t *size, const void *symbol)``
    """

def cudaMemPrefetchAsync(devPtr: _Address, count: int, dstDevice: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues moving a range of managed memory to a device, -1 for the host, before it is used there; the size is in bytes.

    ``cudaError_t cudaMemPrefetchAsync(const void *devPtr, size_t count, int dstDevice, cudaStream_t stream)``
    """

def cudaMemAdvise(devPtr: _Address, count: int, advice: cudaMemoryAdvise | int, device: int) -> tuple[cudaError_t]:
    """Advises the driver on how a range of managed memory will be used by a device, -1 for the host; the size is in bytes.

    ``cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, int device)``
    """

@overload
def cudaMemRangeGetAttribute(dataSize: int, attribute: Literal[cudaMemRangeAttribute.cudaMemRangeAttributeReadMostly, cudaMemRangeAttribute.cudaMemRangeAttributePreferredLocation, cudaMemRangeAttribute.cudaMemRangeAttributeLastPrefetchLocation], devPtr: _Address, count: int) -> tuple[cudaError_t, int | None]: ...
@overload
def cudaMemRangeGetAttribute(dataSize: int, attribute: Literal[cudaMemRangeAttribute.cudaMemRangeAttributeAccessedBy], devPtr: _Address, count: int) -> tuple[cudaError_t, list[int] | None]: ...
@overload
def cudaMemRangeGetAttribute(dataSize: int, attribute: cudaMemRangeAttribute | int, devPtr: _Address, count: int) -> tuple[cudaError_t, int | list[int] | None]:
    """Reads an attribute of a range of managed memory.

    ``cudaError_t cudaMemRangeGetAttribute(void *data, size_t dataSize, cudaMemRangeAttribute attribute, const void *devPtr, size_t count)``
    """

def cudaMemRangeGetAttributes(dataSizes: Sequence[int] | None, attributes: Sequence[cudaMemRangeAttribute | int] | None, numAttributes: int, devPtr: _Address, count: int) -> tuple[cudaError_t, list[Any] | None]:
    """Reads several attributes of a range of managed memory at once.

    ``cudaError_t cudaMemRangeGetAttributes(void **data, size_t *dataSizes, cudaMemRangeAttribute *attributes, size_t numAttributes, const void *devPtr, size_t count)``
    """

def cudaMemcpyToArray(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, count: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Copies bytes into an array row after row; deprecated in favour of ``cudaMemcpy2DToArray``.

    ``cudaError_t cudaMemcpyToArray(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind)``
    """

def cudaMemcpyFromArray(dst: _Address, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Copies bytes out of an array row after row; deprecated in favour of ``cudaMemcpy2DFromArray``.

    ``cudaError_t cudaMemcpyFromArray(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind)``
    """

def cudaMemcpyArrayToArray(dst: cudaArray_t | int | None, wOffsetDst: int, hOffsetDst: int, src: cudaArray_t | int | None, wOffsetSrc: int, hOffsetSrc: int, count: int, kind: cudaMemcpyKind | int = 3) -> tuple[cudaError_t]:
    """Copies bytes between two arrays row after row; deprecated in favour of ``cudaMemcpy2DArrayToArray``.

    ``cudaError_t cudaMemcpyArrayToArray(cudaArray_t dst, size_t wOffsetDst, size_t hOffsetDst, cudaArray_const_t src, size_t wOffsetSrc, size_t hOffsetSrc, size_t count, cudaMemcpyKind kind)``
    """

def cudaMemcpyToArrayAsync(dst: cudaArray_t | int | None, wOffset: int, hOffset: int, src: _Address, count: int, kind: cudaMemcpyKind | int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of bytes into an array; deprecated in favour of ``cudaMemcpy2DToArrayAsync``.

    ``cudaError_t cudaMemcpyToArrayAsync(cudaArray_t dst, size_t wOffset, size_t hOffset, const void *src, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``
    """

def cudaMemcpyFromArrayAsync(dst: _Address, src: cudaArray_t | int | None, wOffset: int, hOffset: int, count: int, kind: cudaMemcpyKind | int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues a copy of bytes out of an array; deprecated in favour of ``cudaMemcpy2DFromArrayAsync``.

    ``cudaError_t cudaMemcpyFromArrayAsync(void *dst, cudaArray_const_t src, size_t wOffset, size_t hOffset, size_t count, cudaMemcpyKind kind, cudaStream_t stream)``
    """

def cudaMallocAsync(size: int, hStream: CUstream | int | None) -> tuple[cudaError_t, int | None]:
    """Enqueues an allocation from the current memory pool of the stream's device; the size is in bytes.

    ``cudaError_t cudaMallocAsync(void **devPtr, size_t size, cudaStream_t hStream)``
    """

def cudaFreeAsync(devPtr: _Address, hStream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues freeing memory; it stays usable for the work that comes before in the stream.

    ``cudaError_t cudaFreeAsync(void *devPtr, cudaStream_t hStream)``
    """

def cudaMemPoolTrimTo(memPool: CUmemoryPool | int | None, minBytesToKeep: int) -> tuple[cudaError_t]:
    """Gives unused memory of a pool back to the operating system, down to a number of bytes.

    ``cudaError_t cudaMemPoolTrimTo(cudaMemPool_t memPool, size_t minBytesToKeep)``
    """

@overload
def cudaMemPoolSetAttribute(memPool: CUmemoryPool | int | None, attr: Literal[cudaMemPoolAttr.cudaMemPoolReuseFollowEventDependencies, cudaMemPoolAttr.cudaMemPoolReuseAllowOpportunistic, cudaMemPoolAttr.cudaMemPoolReuseAllowInternalDependencies], value: int) -> tuple[cudaError_t]: ...
@overload
def cudaMemPoolSetAttribute(memPool: CUmemoryPool | int | None, attr: Literal[cudaMemPoolAttr.cudaMemPoolAttrReleaseThreshold, cudaMemPoolAttr.cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttr.cudaMemPoolAttrUsedMemHigh], value: cuuint64_t | int | None) -> tuple[cudaError_t]: ...
@overload
def cudaMemPoolSetAttribute(memPool: CUmemoryPool | int | None, attr: cudaMemPoolAttr | int, value: int | cuuint64_t | None) -> tuple[cudaError_t]:
    """Sets an attribute of a memory pool; the high-water marks can only be set to zero.

    ``cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)``
    """

@overload
def cudaMemPoolGetAttribute(memPool: CUmemoryPool | int | None, attr: Literal[cudaMemPoolAttr.cudaMemPoolReuseFollowEventDependencies, cudaMemPoolAttr.cudaMemPoolReuseAllowOpportunistic, cudaMemPoolAttr.cudaMemPoolReuseAllowInternalDependencies]) -> tuple[cudaError_t, int | None]: ...
@overload
def cudaMemPoolGetAttribute(memPool: CUmemoryPool | int | None, attr: Literal[cudaMemPoolAttr.cudaMemPoolAttrReleaseThreshold, cudaMemPoolAttr.cudaMemPoolAttrReservedMemCurrent, cudaMemPoolAttr.cudaMemPoolAttrReservedMemHigh, cudaMemPoolAttr.cudaMemPoolAttrUsedMemCurrent, cudaMemPoolAttr.cudaMemPoolAttrUsedMemHigh]) -> tuple[cudaError_t, cuuint64_t | None]: ...
@overload
def cudaMemPoolGetAttribute(memPool: CUmemoryPool | int | None, attr: cudaMemPoolAttr | int) -> tuple[cudaError_t, int | cuuint64_t | None]:
    """Reads an attribute of a memory pool.

    ``cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t memPool, cudaMemPoolAttr attr, void *value)``
    """

def cudaMemPoolSetAccess(memPool: CUmemoryPool | int | None, descList: Sequence[cudaMemAccessDesc] | None, count: int) -> tuple[cudaError_t]:
    """Says from which locations a pool's memory can be reached, and how.

    ``cudaError_t cudaMemPoolSetAccess(cudaMemPool_t memPool, const cudaMemAccessDesc *descList, size_t count)``
    """

def cudaMemPoolGetAccess(memPool: CUmemoryPool | int | None, location: cudaMemLocation | None) -> tuple[cudaError_t, cudaMemAccessFlags | None]:
    """Tells how a location can reach a pool's memory.

    ``cudaError_t cudaMemPoolGetAccess(cudaMemAccessFlags *flags, cudaMemPool_t memPool, cudaMemLocation *location)``
    """

def cudaMemPoolCreate(poolProps: cudaMemPoolProps | None) -> tuple[cudaError_t, cudaMemPool_t | None]:
    """Creates a memory pool for a device, a NUMA node or managed memory.

    ``cudaError_t cudaMemPoolCreate(cudaMemPool_t *memPool, const cudaMemPoolProps *poolProps)``
    """

def cudaMemPoolDestroy(memPool: CUmemoryPool | int | None) -> tuple[cudaError_t]:
    """Destroys a memory pool; its resources go when the last allocation from it is freed.

    ``cudaError_t cudaMemPoolDestroy(cudaMemPool_t memPool)``
    """

def cudaMallocFromPoolAsync(size: int, memPool: CUmemoryPool | int | None, stream: CUstream | int | None) -> tuple[cudaError_t, int | None]:
    """Enqueues an allocation from a given memory pool; the size is in bytes.

    ``cudaError_t cudaMallocFromPoolAsync(void **ptr, size_t size, cudaMemPool_t memPool, cudaStream_t stream)``
    """

def cudaMemPoolExportToShareableHandle(memPool: CUmemoryPool | int | None, handleType: cudaMemAllocationHandleType | int, flags: int) -> tuple[cudaError_t, int | None]:
    """Exports a memory pool as a handle that another process can import.

    ``cudaError_t cudaMemPoolExportToShareableHandle(void *shareableHandle, cudaMemPool_t memPool, cudaMemAllocationHandleType handleType, unsigned int flags)``
    """

def cudaMemPoolImportFromShareableHandle(shareableHandle: _Address, handleType: cudaMemAllocationHandleType | int, flags: int) -> tuple[cudaError_t, cudaMemPool_t | None]:
    """Opens a memory pool that another process has exported; nothing can be allocated from it.

    ``cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *memPool, void *shareableHandle, cudaMemAllocationHandleType handleType, unsigned int flags)``
    """

def cudaMemPoolExportPointer(ptr: _Address) -> tuple[cudaError_t, cudaMemPoolPtrExportData | None]:
    """Describes an allocation of an exported pool, as plain bytes, for another process to import.

    ``cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData *exportData, void *ptr)``
    """

def cudaMemPoolImportPointer(memPool: CUmemoryPool | int | None, exportData: cudaMemPoolPtrExportData | None) -> tuple[cudaError_t, int | None]:
    """Imports an allocation of an imported pool; it must be freed here before its exporter frees it.

    ``cudaError_t cudaMemPoolImportPointer(void **ptr, cudaMemPool_t memPool, cudaMemPoolPtrExportData *exportData)``
    """

def cudaPointerGetAttributes(ptr: _Address) -> tuple[cudaError_t, cudaPointerAttributes | None]:
    """Tells what kind of memory an address belongs to, on which device, and its addresses on device and host.

    ``cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *attributes, const void *ptr)``
    """

def cudaDeviceCanAccessPeer(device: int, peerDevice: int) -> tuple[cudaError_t, int | None]:
    """Tells whether a device can reach the memory of another one directly, as 1 or 0.

    ``cudaError_t cudaDeviceCanAccessPeer(int *canAccessPeer, int device, int peerDevice)``
    """

def cudaDeviceEnablePeerAccess(peerDevice: int, flags: int) -> tuple[cudaError_t]:
    """Lets the current device reach the memory of another one, in this direction only.

    ``cudaError_t cudaDeviceEnablePeerAccess(int peerDevice, unsigned int flags)``
    """

def cudaDeviceDisablePeerAccess(peerDevice: int) -> tuple[cudaError_t]:
    """Ends the current device's access to the memory of another one.

    ``cudaError_t cudaDeviceDisablePeerAccess(int peerDevice)``
    """

def cudaGraphicsUnregisterResource(resource: cudaGraphicsResource_t | int | None) -> tuple[cudaError_t]:
    """Ends the registration of a graphics resource.

    ``cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t resource)``
    """

def cudaGraphicsResourceSetMapFlags(resource: cudaGraphicsResource_t | int | None, flags: cudaGraphicsMapFlags | int) -> tuple[cudaError_t]:
    """Says how CUDA will use a graphics resource, from the next mapping on.

    ``cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags)``
    """

def cudaGraphicsMapResources(count: int, resources: Sequence[cudaGraphicsResource_t | int | None] | None, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Maps graphics resources for CUDA, after the graphics calls made so far and before later work of the stream.

    ``cudaError_t cudaGraphicsMapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)``
    """

def cudaGraphicsUnmapResources(count: int, resources: Sequence[cudaGraphicsResource_t | int | None] | None, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Unmaps graphics resources, after the work of the stream so far and before later graphics calls.

    ``cudaError_t cudaGraphicsUnmapResources(int count, cudaGraphicsResource_t *resources, cudaStream_t stream)``
    """

def cudaGraphicsResourceGetMappedPointer(resource: cudaGraphicsResource_t | int | None) -> tuple[cudaError_t, int | None, int | None]:
    """Returns the device address and the size in bytes of a mapped buffer.

    ``cudaError_t cudaGraphicsResourceGetMappedPointer(void **devPtr, size_t *size, cudaGraphicsResource_t resource)``
    """

def cudaGraphicsSubResourceGetMappedArray(resource: cudaGraphicsResource_t | int | None, arrayIndex: int, mipLevel: int) -> tuple[cudaError_t, cudaArray_t | None]:
    """Returns the array of one layer or cube face and one level of detail of a mapped texture.

    ``cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *array, cudaGraphicsResource_t resource, unsigned int arrayIndex, unsigned int mipLevel)``
    """

def cudaGraphicsResourceGetMappedMipmappedArray(resource: cudaGraphicsResource_t | int | None) -> tuple[cudaError_t, cudaMipmappedArray_t | None]:
    """Returns a mapped texture with its levels of detail.

    ``cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *mipmappedArray, cudaGraphicsResource_t resource)``
    """

def cudaBindTexture(texref: textureReference | None, devPtr: _Address, desc: cudaChannelFormatDesc | None, size: int) -> tuple[cudaError_t, int | None]:
    """Lets a texture reference read linear memory; the size and the offset that comes back are in bytes.

    ``cudaError_t cudaBindTexture(size_t *offset, const textureReference *texref, const void *devPtr, const cudaChannelFormatDesc *desc, size_t size)``
    """

def cudaBindTexture2D(texref: textureReference | None, devPtr: _Address, desc: cudaChannelFormatDesc | None, width: int, height: int, pitch: int) -> tuple[cudaError_t, int | None]:
    """Lets a texture reference read rows of linear memory; width and height are in texels, pitch and offset in bytes.

    ``cudaError_t cudaBindTexture2D(size_t *offset, const textureReference *texref, const void *devPtr, const cudaChannelFormatDesc *desc, size_t width, size_t height, size_t pitch)``
    """

def cudaBindTextureToArray(texref: textureReference | None, array: cudaArray_t | int | None, desc: cudaChannelFormatDesc | None) -> tuple[cudaError_t]:
    """Lets a texture reference read an array.

    ``cudaError_t cudaBindTextureToArray(const textureReference *texref, cudaArray_const_t array, const cudaChannelFormatDesc *desc)``
    """

def cudaBindTextureToMipmappedArray(texref: textureReference | None, mipmappedArray: cudaMipmappedArray_t | int | None, desc: cudaChannelFormatDesc | None) -> tuple[cudaError_t]:
    """Lets a texture reference read an array with levels of detail.

    ``cudaError_t cudaBindTextureToMipmappedArray(const textureReference *texref, cudaMipmappedArray_const_t mipmappedArray, const cudaChannelFormatDesc *desc)``
    """

def cudaUnbindTexture(texref: textureReference | None) -> tuple[cudaError_t]:
    """Takes the memory or array of a texture reference away from it.

    ``cudaError_t cudaUnbindTexture(const textureReference *texref)``
    """

def cudaGetTextureAlignmentOffset(texref: textureReference | None) -> tuple[cudaError_t, int | None]:
    """Tells how many bytes behind an aligned address the memory of a texture reference begins.

    ``cudaError_t cudaGetTextureAlignmentOffset(size_t *offset, const textureReference *texref)``
    """

def cudaGetTextureReference(symbol: _Address) -> tuple[cudaError_t, int | None]:
    """Finds the texture reference that a symbol of the program declares.

    ``cudaError_t cudaGetTextureReference(const textureReference **texref, const void *symbol)``
    """

def cudaBindSurfaceToArray(surfref: surfaceReference | None, array: cudaArray_t | int | None, desc: cudaChannelFormatDesc | None) -> tuple[cudaError_t]:
    """Lets a surface reference read and write an array.

    ``cudaError_t cudaBindSurfaceToArray(const surfaceReference *surfref, cudaArray_const_t array, const cudaChannelFormatDesc *desc)``
    """

def cudaGetSurfaceReference(symbol: _Address) -> tuple[cudaError_t, int | None]:
    """Finds the surface reference that a symbol of the program declares.

    ``cudaError_t cudaGetSurfaceReference(const surfaceReference **surfref, const void *symbol)``
    """

def cudaGetChannelDesc(array: cudaArray_t | int | None) -> tuple[cudaError_t, cudaChannelFormatDesc | None]:
    """Tells the channel format of an array.

    ``cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *desc, cudaArray_const_t array)``
    """

def cudaCreateChannelDesc(x: int, y: int, z: int, w: int, f: cudaChannelFormatKind | int) -> tuple[cudaError_t, cudaChannelFormatDesc]:
    """Puts a channel format together from the bits of each component and their kind.

    ``cudaChannelFormatDesc cudaCreateChannelDesc(int x, int y, int z, int w, cudaChannelFormatKind f)``
    """

def cudaCreateTextureObject(pResDesc: cudaResourceDesc | None, pTexDesc: cudaTextureDesc | None, pResViewDesc: cudaResourceViewDesc | None) -> tuple[cudaError_t, cudaTextureObject_t | None]:
    """Creates a texture object, through which kernels sample an array or linear memory.

    ``cudaError_t cudaCreateTextureObject(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const cudaTextureDesc *pTexDesc, const cudaResourceViewDesc *pResViewDesc)``
    """

def cudaCreateTextureObject_v2(pResDesc: cudaResourceDesc | None, pTexDesc: cudaTextureDesc_v2 | None, pResViewDesc: cudaResourceViewDesc | None) -> tuple[cudaError_t, cudaTextureObject_t | None]:
    """Creates a texture object with the second description, which can turn seamless cube maps off.

    ``cudaError_t cudaCreateTextureObject_v2(cudaTextureObject_t *pTexObject, const cudaResourceDesc *pResDesc, const cudaTextureDesc_v2 *pTexDesc, const cudaResourceViewDesc *pResViewDesc)``

    Since CUDA 11.8.
    """

def cudaDestroyTextureObject(texObject: cudaTextureObject_t | int | None) -> tuple[cudaError_t]:
    """Ends a texture object; the memory that it reads stays.

    ``cudaError_t cudaDestroyTextureObject(cudaTextureObject_t texObject)``
    """

def cudaGetTextureObjectResourceDesc(texObject: cudaTextureObject_t | int | None) -> tuple[cudaError_t, cudaResourceDesc | None]:
    """Tells which array or memory a texture object reads.

    ``cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *pResDesc, cudaTextureObject_t texObject)``
    """

def cudaGetTextureObjectTextureDesc(texObject: cudaTextureObject_t | int | None) -> tuple[cudaError_t, cudaTextureDesc | None]:
    """Tells how a texture object samples.

    ``cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *pTexDesc, cudaTextureObject_t texObject)``
    """

def cudaGetTextureObjectTextureDesc_v2(texObject: cudaTextureObject_t | int | None) -> tuple[cudaError_t, cudaTextureDesc_v2 | None]:
    """Tells how a texture object samples, in the second description.

    ``cudaError_t cudaGetTextureObjectTextureDesc_v2(cudaTextureDesc_v2 *pTexDesc, cudaTextureObject_t texObject)``

    Since CUDA 11.8.
    """

def cudaGetTextureObjectResourceViewDesc(texObject: cudaTextureObject_t | int | None) -> tuple[cudaError_t, cudaResourceViewDesc | None]:
    """Tells the view that a texture object was created with; fails if there was none.

    ``cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *pResViewDesc, cudaTextureObject_t texObject)``
    """

def cudaCreateSurfaceObject(pResDesc: cudaResourceDesc | None) -> tuple[cudaError_t, cudaSurfaceObject_t | None]:
    """Creates a surface object, through which kernels read and write an array.

    ``cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *pSurfObject, const cudaResourceDesc *pResDesc)``
    """

def cudaDestroySurfaceObject(surfObject: cudaSurfaceObject_t | int | None) -> tuple[cudaError_t]:
    """Ends a surface object; its array stays.

    ``cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t surfObject)``
    """

def cudaGetSurfaceObjectResourceDesc(surfObject: cudaSurfaceObject_t | int | None) -> tuple[cudaError_t, cudaResourceDesc | None]:
    """Tells which array a surface object reads and writes.

    ``cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *pResDesc, cudaSurfaceObject_t surfObject)``
    """

def cudaDriverGetVersion() -> tuple[cudaError_t, int | None]:
    """Tells the CUDA release that the driver supports, as 1000 * major + 10 * minor; 0 without a driver.

    ``cudaError_t cudaDriverGetVersion(int *driverVersion)``
    """

def cudaRuntimeGetVersion() -> tuple[cudaError_t, int | None]:
    """Tells the CUDA release of the Runtime library, as 1000 * major + 10 * minor.

    ``cudaError_t cudaRuntimeGetVersion(int *runtimeVersion)``
    """

def cudaGraphCreate(flags: int) -> tuple[cudaError_t, cudaGraph_t | None]:
    """Creates an empty graph.

    ``cudaError_t cudaGraphCreate(cudaGraph_t *pGraph, unsigned int flags)``
    """

def cudaGraphAddKernelNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, pNodeParams: cudaKernelNodeParams | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that runs a kernel.

    ``cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaKernelNodeParams *pNodeParams)``
    """

def cudaGraphKernelNodeGetParams(node: CUgraphNode | int | None) -> tuple[cudaError_t, cudaKernelNodeParams | None]:
    """Returns the parameters of a kernel node; the argument arrays belong to the node.

    ``cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t node, cudaKernelNodeParams *pNodeParams)``
    """

def cudaGraphKernelNodeSetParams(node: CUgraphNode | int | None, pNodeParams: cudaKernelNodeParams | None) -> tuple[cudaError_t]:
    """Replaces the parameters of a kernel node.

    ``cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)``
    """

def cudaGraphKernelNodeCopyAttributes(hSrc: CUgraphNode | int | None, hDst: CUgraphNode | int | None) -> tuple[cudaError_t]:
    """Gives a kernel node the launch attributes of another one.

    ``cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t hSrc, cudaGraphNode_t hDst)``
    """

def cudaGraphKernelNodeGetAttribute(hNode: CUgraphNode | int | None, attr: cudaLaunchAttributeID | int) -> tuple[cudaError_t, cudaLaunchAttributeValue | None]:
    """Reads a launch attribute of a kernel node, as the member of the union that belongs to it.

    ``cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, cudaLaunchAttributeValue *value_out)``
    """

def cudaGraphKernelNodeSetAttribute(hNode: CUgraphNode | int | None, attr: cudaLaunchAttributeID | int, value: cudaLaunchAttributeValue | None) -> tuple[cudaError_t]:
    """Sets a launch attribute of a kernel node, from the member of the union that belongs to it.

    ``cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t hNode, cudaLaunchAttributeID attr, const cudaLaunchAttributeValue *value)``
    """

def cudaGraphAddMemcpyNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, pCopyParams: cudaMemcpy3DParms | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that copies a box between host memory, device memory and arrays.

    ``cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemcpy3DParms *pCopyParams)``
    """

def cudaGraphAddMemcpyNodeToSymbol(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, symbol: _Address, src: _Address, count: int, offset: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that copies bytes into a variable of device code.

    ``cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``
    """

def cudaGraphAddMemcpyNodeFromSymbol(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, dst: _Address, symbol: _Address, count: int, offset: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that copies bytes out of a variable of device code.

    ``cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``
    """

def cudaGraphAddMemcpyNode1D(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, dst: _Address, src: _Address, count: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that copies bytes between host and device memory.

    ``cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``
    """

def cudaGraphMemcpyNodeGetParams(node: CUgraphNode | int | None) -> tuple[cudaError_t, cudaMemcpy3DParms | None]:
    """Returns what a memcpy node copies.

    ``cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t node, cudaMemcpy3DParms *pNodeParams)``
    """

def cudaGraphMemcpyNodeSetParams(node: CUgraphNode | int | None, pNodeParams: cudaMemcpy3DParms | None) -> tuple[cudaError_t]:
    """Makes a memcpy node copy another box.

    ``cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)``
    """

def cudaGraphMemcpyNodeSetParamsToSymbol(node: CUgraphNode | int | None, symbol: _Address, src: _Address, count: int, offset: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Makes a memcpy node copy bytes into a variable of device code.

    ``cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``
    """

def cudaGraphMemcpyNodeSetParamsFromSymbol(node: CUgraphNode | int | None, dst: _Address, symbol: _Address, count: int, offset: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Makes a memcpy node copy bytes out of a variable of device code.

    ``cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``
    """

def cudaGraphMemcpyNodeSetParams1D(node: CUgraphNode | int | None, dst: _Address, src: _Address, count: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Makes a memcpy node copy bytes between host and device memory.

    ``cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``
    """

def cudaGraphAddMemsetNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, pMemsetParams: cudaMemsetParams | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that fills device memory with elements of 1, 2 or 4 bytes.

    ``cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaMemsetParams *pMemsetParams)``
    """

def cudaGraphMemsetNodeGetParams(node: CUgraphNode | int | None) -> tuple[cudaError_t, cudaMemsetParams | None]:
    """Returns what a memset node fills, and with what.

    ``cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t node, cudaMemsetParams *pNodeParams)``
    """

def cudaGraphMemsetNodeSetParams(node: CUgraphNode | int | None, pNodeParams: cudaMemsetParams | None) -> tuple[cudaError_t]:
    """Makes a memset node fill other memory or use another value.

    ``cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)``
    """

def cudaGraphAddHostNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, pNodeParams: cudaHostNodeParams | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that calls a function on the host.

    ``cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaHostNodeParams *pNodeParams)``
    """

def cudaGraphHostNodeGetParams(node: CUgraphNode | int | None) -> tuple[cudaError_t, cudaHostNodeParams | None]:
    """Returns the function that a host node calls, and its user data.

    ``cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t node, cudaHostNodeParams *pNodeParams)``
    """

def cudaGraphHostNodeSetParams(node: CUgraphNode | int | None, pNodeParams: cudaHostNodeParams | None) -> tuple[cudaError_t]:
    """Makes a host node call another function.

    ``cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)``
    """

def cudaGraphAddChildGraphNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, childGraph: CUgraph | int | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that runs a copy of another graph.

    ``cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaGraph_t childGraph)``
    """

def cudaGraphChildGraphNodeGetGraph(node: CUgraphNode | int | None) -> tuple[cudaError_t, cudaGraph_t | None]:
    """Returns the graph inside a child graph node; the node owns it, and changes to it show in the node.

    ``cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t node, cudaGraph_t *pGraph)``
    """

def cudaGraphAddEmptyNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that does nothing but order others.

    ``cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies)``
    """

def cudaGraphAddEventRecordNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, event: CUevent | int | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that records an event.

    ``cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)``
    """

def cudaGraphEventRecordNodeGetEvent(node: CUgraphNode | int | None) -> tuple[cudaError_t, cudaEvent_t | None]:
    """Tells which event a record node records.

    ``cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)``
    """

def cudaGraphEventRecordNodeSetEvent(node: CUgraphNode | int | None, event: CUevent | int | None) -> tuple[cudaError_t]:
    """Gives an event record node another event.

    ``cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)``
    """

def cudaGraphAddEventWaitNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, event: CUevent | int | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that waits for an event.

    ``cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaEvent_t event)``
    """

def cudaGraphEventWaitNodeGetEvent(node: CUgraphNode | int | None) -> tuple[cudaError_t, cudaEvent_t | None]:
    """Tells which event a wait node waits for.

    ``cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t node, cudaEvent_t *event_out)``
    """

def cudaGraphEventWaitNodeSetEvent(node: CUgraphNode | int | None, event: CUevent | int | None) -> tuple[cudaError_t]:
    """Gives an event wait node another event.

    ``cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t node, cudaEvent_t event)``
    """

def cudaGraphAddExternalSemaphoresSignalNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: cudaExternalSemaphoreSignalNodeParams | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that signals semaphores of another API.

    ``cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``
    """

def cudaGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[cudaError_t, cudaExternalSemaphoreSignalNodeParams | None]:
    """Returns the semaphores and values of an external semaphore signal node; the arrays belong to the node.

    ``cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreSignalNodeParams *params_out)``
    """

def cudaGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: cudaExternalSemaphoreSignalNodeParams | None) -> tuple[cudaError_t]:
    """Replaces the semaphores and values of an external semaphore signal node.

    ``cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``
    """

def cudaGraphAddExternalSemaphoresWaitNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: cudaExternalSemaphoreWaitNodeParams | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that waits for semaphores of another API.

    ``cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``
    """

def cudaGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[cudaError_t, cudaExternalSemaphoreWaitNodeParams | None]:
    """Returns the semaphores and values of an external semaphore wait node; the arrays belong to the node.

    ``cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t hNode, cudaExternalSemaphoreWaitNodeParams *params_out)``
    """

def cudaGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: cudaExternalSemaphoreWaitNodeParams | None) -> tuple[cudaError_t]:
    """Replaces the semaphores and values of an external semaphore wait node.

    ``cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``
    """

def cudaGraphAddMemAllocNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: cudaMemAllocNodeParams | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that allocates memory; the address comes back in ``dptr`` of the parameters.

    ``cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, cudaMemAllocNodeParams *nodeParams)``
    """

def cudaGraphMemAllocNodeGetParams(node: CUgraphNode | int | None) -> tuple[cudaError_t, cudaMemAllocNodeParams | None]:
    """Returns the parameters of an allocation node; arrays in them belong to the node.

    ``cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t node, cudaMemAllocNodeParams *params_out)``
    """

def cudaGraphAddMemFreeNode(graph: CUgraph | int | None, pDependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, dptr: _Address) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Adds a node that frees memory which an allocation node has allocated.

    ``cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *pGraphNode, cudaGraph_t graph, const cudaGraphNode_t *pDependencies, size_t numDependencies, void *dptr)``
    """

def cudaGraphMemFreeNodeGetParams(node: CUgraphNode | int | None) -> tuple[cudaError_t, bytes | None]:
    """Returns the address that a free node frees.

    ``cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t node, void *dptr_out)``
    """

def cudaDeviceGraphMemTrim(device: int) -> tuple[cudaError_t]:
    """Gives memory that graphs no longer use on a device back to the operating system.

    ``cudaError_t cudaDeviceGraphMemTrim(int device)``
    """

def cudaDeviceGetGraphMemAttribute(device: int, attr: cudaGraphMemAttributeType | int) -> tuple[cudaError_t, cuuint64_t | None]:
    """Reads how much memory, in bytes, graphs use or reserve on a device, now or at most.

    ``cudaError_t cudaDeviceGetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)``
    """

def cudaDeviceSetGraphMemAttribute(device: int, attr: cudaGraphMemAttributeType | int, value: cuuint64_t | int | None) -> tuple[cudaError_t]:
    """Resets a high-water mark of the memory that graphs use on a device; the value must be zero.

    ``cudaError_t cudaDeviceSetGraphMemAttribute(int device, cudaGraphMemAttributeType attr, void *value)``
    """

def cudaGraphClone(originalGraph: CUgraph | int | None) -> tuple[cudaError_t, cudaGraph_t | None]:
    """Copies a graph with its child graphs; not for graphs that allocate, free or branch.

    ``cudaError_t cudaGraphClone(cudaGraph_t *pGraphClone, cudaGraph_t originalGraph)``
    """

def cudaGraphNodeFindInClone(originalNode: CUgraphNode | int | None, clonedGraph: CUgraph | int | None) -> tuple[cudaError_t, cudaGraphNode_t | None]:
    """Finds the node of a cloned graph that corresponds to a node of the original.

    ``cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *pNode, cudaGraphNode_t originalNode, cudaGraph_t clonedGraph)``
    """

def cudaGraphNodeGetType(node: CUgraphNode | int | None) -> tuple[cudaError_t, cudaGraphNodeType | None]:
    """Tells what a node does.

    ``cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType *pType)``
    """

def cudaGraphGetNodes(graph: CUgraph | int | None, numNodes: int = 0) -> tuple[cudaError_t, list[cudaGraphNode_t] | None, int | None]:
    """Lists the nodes of a graph.

    ``cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t *nodes, size_t *numNodes)``
    """

def cudaGraphGetRootNodes(graph: CUgraph | int | None, pNumRootNodes: int = 0) -> tuple[cudaError_t, list[cudaGraphNode_t] | None, int | None]:
    """Lists the nodes of a graph that depend on no other.

    ``cudaError_t cudaGraphGetRootNodes(cudaGraph_t graph, cudaGraphNode_t *pRootNodes, size_t *pNumRootNodes)``
    """

def cudaGraphGetEdges(graph: CUgraph | int | None, numEdges: int = 0) -> tuple[cudaError_t, list[cudaGraphNode_t] | None, list[cudaGraphNode_t] | None, int | None]:
    """Lists the edges of a graph as pairs of nodes.

    ``cudaError_t cudaGraphGetEdges(cudaGraph_t graph, cudaGraphNode_t *from, cudaGraphNode_t *to, size_t *numEdges)``
    """

def cudaGraphNodeGetDependencies(node: CUgraphNode | int | None, pNumDependencies: int = 0) -> tuple[cudaError_t, list[cudaGraphNode_t] | None, int | None]:
    """Lists the nodes that a node depends on.

    ``cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t node, cudaGraphNode_t *pDependencies, size_t *pNumDependencies)``
    """

def cudaGraphNodeGetDependentNodes(node: CUgraphNode | int | None, pNumDependentNodes: int = 0) -> tuple[cudaError_t, list[cudaGraphNode_t] | None, int | None]:
    """Lists the nodes that depend on a node.

    ``cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t node, cudaGraphNode_t *pDependentNodes, size_t *pNumDependentNodes)``
    """

def cudaGraphAddDependencies(graph: CUgraph | int | None, from_: Sequence[CUgraphNode | int | None] | None, to: Sequence[CUgraphNode | int | None] | None, numDependencies: int) -> tuple[cudaError_t]:
    """Adds plain edges between nodes of a graph.

    ``cudaError_t cudaGraphAddDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)``
    """

def cudaGraphRemoveDependencies(graph: CUgraph | int | None, from_: Sequence[CUgraphNode | int | None] | None, to: Sequence[CUgraphNode | int | None] | None, numDependencies: int) -> tuple[cudaError_t]:
    """Removes plain edges between nodes of a graph.

    ``cudaError_t cudaGraphRemoveDependencies(cudaGraph_t graph, const cudaGraphNode_t *from, const cudaGraphNode_t *to, size_t numDependencies)``
    """

def cudaGraphDestroyNode(node: CUgraphNode | int | None) -> tuple[cudaError_t]:
    """Takes a node out of its graph with all its edges.

    ``cudaError_t cudaGraphDestroyNode(cudaGraphNode_t node)``
    """

def cudaGraphInstantiate(graph: CUgraph | int | None, bufferSize: int) -> tuple[cudaError_t, cudaGraphExec_t | None, cudaGraphNode_t | None, bytes | None]:
    """Compiles a graph into a form that can be launched many times, with a log of errors.

    ``cudaError_t cudaGraphInstantiate(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, cudaGraphNode_t *pErrorNode, char *pLogBuffer, size_t bufferSize)``
    """

def cudaGraphInstantiateWithFlags(graph: CUgraph | int | None, flags: cudaGraphInstantiateFlags | int = 0) -> tuple[cudaError_t, cudaGraphExec_t | None]:
    """Compiles a graph into a form that can be launched; the same as ``cudaGraphInstantiate``.

    ``cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *pGraphExec, cudaGraph_t graph, unsigned long long flags)``
    """

def cudaGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec | int | None, node: CUgraphNode | int | None, pNodeParams: cudaKernelNodeParams | None) -> tuple[cudaError_t]:
    """Replaces the parameters of a kernel node in an executable graph.

    ``cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaKernelNodeParams *pNodeParams)``
    """

def cudaGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec | int | None, node: CUgraphNode | int | None, pNodeParams: cudaMemcpy3DParms | None) -> tuple[cudaError_t]:
    """Makes a memcpy node of an executable graph copy other memory; only for copies of one dimension.

    ``cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemcpy3DParms *pNodeParams)``
    """

def cudaGraphExecMemcpyNodeSetParamsToSymbol(hGraphExec: CUgraphExec | int | None, node: CUgraphNode | int | None, symbol: _Address, src: _Address, count: int, offset: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Makes a memcpy node of an executable graph copy bytes into a variable of device code.

    ``cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const void *symbol, const void *src, size_t count, size_t offset, cudaMemcpyKind kind)``
    """

def cudaGraphExecMemcpyNodeSetParamsFromSymbol(hGraphExec: CUgraphExec | int | None, node: CUgraphNode | int | None, dst: _Address, symbol: _Address, count: int, offset: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Makes a memcpy node of an executable graph copy bytes out of a variable of device code.

    ``cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *symbol, size_t count, size_t offset, cudaMemcpyKind kind)``
    """

def cudaGraphExecMemcpyNodeSetParams1D(hGraphExec: CUgraphExec | int | None, node: CUgraphNode | int | None, dst: _Address, src: _Address, count: int, kind: cudaMemcpyKind | int) -> tuple[cudaError_t]:
    """Makes a memcpy node of an executable graph copy bytes between host and device memory.

    ``cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, void *dst, const void *src, size_t count, cudaMemcpyKind kind)``
    """

def cudaGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec | int | None, node: CUgraphNode | int | None, pNodeParams: cudaMemsetParams | None) -> tuple[cudaError_t]:
    """Makes a memset node of an executable graph fill other memory or use another value.

    ``cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaMemsetParams *pNodeParams)``
    """

def cudaGraphExecHostNodeSetParams(hGraphExec: CUgraphExec | int | None, node: CUgraphNode | int | None, pNodeParams: cudaHostNodeParams | None) -> tuple[cudaError_t]:
    """Makes a host node of an executable graph call another function.

    ``cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, const cudaHostNodeParams *pNodeParams)``
    """

def cudaGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec | int | None, node: CUgraphNode | int | None, childGraph: CUgraph | int | None) -> tuple[cudaError_t]:
    """Gives the child graph of a node in an executable graph the parameters of another graph of the same shape.

    ``cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t node, cudaGraph_t childGraph)``
    """

def cudaGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, event: CUevent | int | None) -> tuple[cudaError_t]:
    """Gives an event record node of an executable graph another event.

    ``cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)``
    """

def cudaGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, event: CUevent | int | None) -> tuple[cudaError_t]:
    """Gives an event wait node of an executable graph another event.

    ``cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, cudaEvent_t event)``
    """

def cudaGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, nodeParams: cudaExternalSemaphoreSignalNodeParams | None) -> tuple[cudaError_t]:
    """Replaces the semaphores of an external semaphore signal node in an executable graph; not their number.

    ``cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreSignalNodeParams *nodeParams)``
    """

def cudaGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, nodeParams: cudaExternalSemaphoreWaitNodeParams | None) -> tuple[cudaError_t]:
    """Replaces the semaphores of an external semaphore wait node in an executable graph; not their number.

    ``cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, const cudaExternalSemaphoreWaitNodeParams *nodeParams)``
    """

def cudaGraphNodeSetEnabled(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, isEnabled: int) -> tuple[cudaError_t]:
    """Switches a kernel, memset or memcpy node of an executable graph on or off.

    ``cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int isEnabled)``
    """

def cudaGraphNodeGetEnabled(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None) -> tuple[cudaError_t, int | None]:
    """Tells whether a kernel, memset or memcpy node of an executable graph is switched on.

    ``cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t hGraphExec, cudaGraphNode_t hNode, unsigned int *isEnabled)``
    """

def cudaGraphExecUpdate(hGraphExec: CUgraphExec | int | None, hGraph: CUgraph | int | None) -> tuple[cudaError_t, cudaGraphNode_t | None, cudaGraphExecUpdateResult | None]:
    """Gives an executable graph the parameters of another graph of the same shape, or tells the node that stands in the way.

    ``cudaError_t cudaGraphExecUpdate(cudaGraphExec_t hGraphExec, cudaGraph_t hGraph, cudaGraphNode_t *hErrorNode_out, cudaGraphExecUpdateResult *updateResult_out)``
    """

def cudaGraphUpload(graphExec: CUgraphExec | int | None, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues bringing an executable graph to the device without running it.

    ``cudaError_t cudaGraphUpload(cudaGraphExec_t graphExec, cudaStream_t stream)``
    """

def cudaGraphLaunch(graphExec: CUgraphExec | int | None, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Enqueues one run of an executable graph.

    ``cudaError_t cudaGraphLaunch(cudaGraphExec_t graphExec, cudaStream_t stream)``
    """

def cudaGraphExecDestroy(graphExec: CUgraphExec | int | None) -> tuple[cudaError_t]:
    """Ends an executable graph and gives back what it holds.

    ``cudaError_t cudaGraphExecDestroy(cudaGraphExec_t graphExec)``
    """

def cudaGraphDestroy(graph: CUgraph | int | None) -> tuple[cudaError_t]:
    """Destroys a graph with its nodes.

    ``cudaError_t cudaGraphDestroy(cudaGraph_t graph)``
    """

def cudaGraphDebugDotPrint(graph: CUgraph | int | None, path: str | bytes | None, flags: cudaGraphDebugDotFlags | int) -> tuple[cudaError_t]:
    """Writes a description of a graph in the DOT language to a file.

    ``cudaError_t cudaGraphDebugDotPrint(cudaGraph_t graph, const char *path, unsigned int flags)``
    """

def cudaUserObjectCreate(ptr: Any, destroy: cudaHostFn_t | Callable[..., object] | int | None, initialRefcount: int = 1, flags: cudaUserObjectFlags | int = 1) -> tuple[cudaError_t, cudaUserObject_t | None]:
    """Creates a counted object that calls a destructor when its last reference goes; the caller owns the first ones.

    ``cudaError_t cudaUserObjectCreate(cudaUserObject_t *object_out, void *ptr, cudaHostFn_t destroy, unsigned int initialRefcount, unsigned int flags)``
    """

def cudaUserObjectRetain(object: CUuserObject | int | None, count: int = 1) -> tuple[cudaError_t]:
    """Adds references to a user object, which the caller owns.

    ``cudaError_t cudaUserObjectRetain(cudaUserObject_t object, unsigned int count)``
    """

def cudaUserObjectRelease(object: CUuserObject | int | None, count: int = 1) -> tuple[cudaError_t]:
    """Gives references to a user object back.

    ``cudaError_t cudaUserObjectRelease(cudaUserObject_t object, unsigned int count)``
    """

def cudaGraphRetainUserObject(graph: CUgraph | int | None, object: CUuserObject | int | None, count: int = 1, flags: cudaUserObjectRetainFlags | int = 0) -> tuple[cudaError_t]:
    """Lets a graph own references to a user object, new ones or ones moved from the caller.

    ``cudaError_t cudaGraphRetainUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count, unsigned int flags)``
    """

def cudaGraphReleaseUserObject(graph: CUgraph | int | None, object: CUuserObject | int | None, count: int = 1) -> tuple[cudaError_t]:
    """Takes references to a user object away from a graph.

    ``cudaError_t cudaGraphReleaseUserObject(cudaGraph_t graph, cudaUserObject_t object, unsigned int count)``
    """

def cudaGetDriverEntryPoint(symbol: str | bytes | None, flags: cudaGetDriverEntryPointFlags | int) -> tuple[cudaError_t, int | None]:
    """Finds a driver function by its documented name, as this release knows it.

    ``cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **funcPtr, unsigned long long flags)``
    """

def cudaGetExportTable(pExportTableId: cudaUUID_t | None) -> tuple[cudaError_t, int | None]:
    """Returns a table of functions that NVIDIA's tools use among themselves.

    ``cudaError_t cudaGetExportTable(const void **ppExportTable, const cudaUUID_t *pExportTableId)``
    """

def cudaGetFuncBySymbol(symbolPtr: _Address) -> tuple[cudaError_t, cudaFunction_t | None]:
    """Finds the function handle of the kernel at a host address, for the current device.

    ``cudaError_t cudaGetFuncBySymbol(cudaFunction_t *functionPtr, const void *symbolPtr)``
    """

def cudaSignalExternalSemaphoresAsync_v1(extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None, paramsArray: Sequence[cudaExternalSemaphoreSignalParams_v1] | None, numExtSems: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """``cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreSignalParams_v1 *paramsArray, unsigned int numExtSems, cudaStream_t stream)``"""

def cudaWaitExternalSemaphoresAsync_v1(extSemArray: Sequence[cudaExternalSemaphore_t | int | None] | None, paramsArray: Sequence[cudaExternalSemaphoreWaitParams_v1] | None, numExtSems: int, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """``cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *extSemArray, const cudaExternalSemaphoreWaitParams_v1 *paramsArray, unsigned int numExtSems, cudaStream_t stream)``"""

def cudaGraphicsEGLRegisterImage(image: EGLImageKHR | int | None, flags: cudaGraphicsRegisterFlags | int) -> tuple[cudaError_t, cudaGraphicsResource_t | None]:
    """Gives CUDA access to an EGL image; the resource counts as mapped at once.

    ``cudaError_t cudaGraphicsEGLRegisterImage(cudaGraphicsResource **pCudaResource, EGLImageKHR image, unsigned int flags)``
    """

def cudaEGLStreamConsumerConnect(eglStream: EGLStreamKHR | int | None) -> tuple[cudaError_t, cudaEglStreamConnection | None]:
    """Makes CUDA the receiver of the frames of an EGLStream.

    ``cudaError_t cudaEGLStreamConsumerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream)``
    """

def cudaEGLStreamConsumerConnectWithFlags(eglStream: EGLStreamKHR | int | None, flags: cudaEglResourceLocationFlags | int = 1) -> tuple[cudaError_t, cudaEglStreamConnection | None]:
    """Makes CUDA the receiver of the frames of an EGLStream and says in which memory it wants them.

    ``cudaError_t cudaEGLStreamConsumerConnectWithFlags(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, unsigned int flags)``
    """

def cudaEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | int | None) -> tuple[cudaError_t]:
    """Ends the connection of a receiver to an EGLStream.

    ``cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *conn)``
    """

def cudaEGLStreamConsumerAcquireFrame(conn: CUeglStreamConnection | int | None, pStream: CUstream | int | None, timeout: int) -> tuple[cudaError_t, cudaGraphicsResource_t | None]:
    """Waits up to a time in microseconds for a frame and returns it as a resource; fails if none comes in time.

    ``cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t *pCudaResource, cudaStream_t *pStream, unsigned int timeout)``
    """

def cudaEGLStreamConsumerReleaseFrame(conn: CUeglStreamConnection | int | None, pCudaResource: cudaGraphicsResource_t | int | None, pStream: CUstream | int | None) -> tuple[cudaError_t]:
    """Gives an acquired frame back to its EGLStream, in the order of a CUDA stream.

    ``cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *conn, cudaGraphicsResource_t pCudaResource, cudaStream_t *pStream)``
    """

def cudaEGLStreamProducerConnect(eglStream: EGLStreamKHR | int | None, width: EGLint | int | None, height: EGLint | int | None) -> tuple[cudaError_t, cudaEglStreamConnection | None]:
    """Makes CUDA the sender of the frames of an EGLStream, each of a width and height in pixels.

    ``cudaError_t cudaEGLStreamProducerConnect(cudaEglStreamConnection *conn, EGLStreamKHR eglStream, EGLint width, EGLint height)``
    """

def cudaEGLStreamProducerDisconnect(conn: CUeglStreamConnection | int | None) -> tuple[cudaError_t]:
    """Ends the connection of a sender to an EGLStream; the memory of its frames may be freed from then on.

    ``cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *conn)``
    """

def cudaEGLStreamProducerPresentFrame(conn: CUeglStreamConnection | int | None, eglframe: cudaEglFrame, pStream: CUstream | int | None) -> tuple[cudaError_t]:
    """Sends a frame to the receiver of an EGLStream, in the order of a CUDA stream.

    ``cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *conn, cudaEglFrame eglframe, cudaStream_t *pStream)``
    """

def cudaEGLStreamProducerReturnFrame(conn: CUeglStreamConnection | int | None, pStream: CUstream | int | None) -> tuple[cudaError_t, cudaEglFrame | None]:
    """Takes back a frame that the receiver has released; fails with a time-out if there is none yet.

    ``cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *conn, cudaEglFrame *eglframe, cudaStream_t *pStream)``
    """

def cudaGraphicsResourceGetMappedEglFrame(resource: cudaGraphicsResource_t | int | None, index: int, mipLevel: int) -> tuple[cudaError_t, cudaEglFrame | None]:
    """Tells the planes, their size in pixels and their format, of a resource that came from EGL.

    ``cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *eglFrame, cudaGraphicsResource_t resource, unsigned int index, unsigned int mipLevel)``
    """

def cudaEventCreateFromEGLSync(eglSync: EGLSyncKHR | int | None, flags: int) -> tuple[cudaError_t, cudaEvent_t | None]:
    """Creates an event that waits for an EGL fence; it can neither be recorded nor timed.

    ``cudaError_t cudaEventCreateFromEGLSync(cudaEvent_t *phEvent, EGLSyncKHR eglSync, unsigned int flags)``
    """

def cudaGLGetDevices(cudaDeviceCount: int, deviceList: cudaGLDeviceList | int) -> tuple[cudaError_t, int | None, list[int] | None]:
    """Lists the CUDA devices behind this thread's OpenGL context and tells how many there are.

    ``cudaError_t cudaGLGetDevices(unsigned int *pCudaDeviceCount, int *pCudaDevices, unsigned int cudaDeviceCount, cudaGLDeviceList deviceList)``
    """

def cudaGraphicsGLRegisterImage(image: GLuint | int | None, target: GLenum | int | None, flags: cudaGraphicsRegisterFlags | int) -> tuple[cudaError_t, cudaGraphicsResource_t | None]:
    """Gives CUDA access to an OpenGL texture or renderbuffer; it has to be mapped before kernels can use it.

    ``cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **resource, GLuint image, GLenum target, unsigned int flags)``
    """

def cudaGraphicsGLRegisterBuffer(buffer: GLuint | int | None, flags: cudaGraphicsRegisterFlags | int) -> tuple[cudaError_t, cudaGraphicsResource_t | None]:
    """Gives CUDA access to an OpenGL buffer; it has to be mapped before kernels can use it.

    ``cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **resource, GLuint buffer, unsigned int flags)``
    """

def cudaGLSetGLDevice(device: int) -> tuple[cudaError_t]:
    """Makes a device current for this thread; OpenGL no longer needs more than that.

    ``cudaError_t cudaGLSetGLDevice(int device)``
    """

def cudaGLRegisterBufferObject(bufObj: GLuint | int | None) -> tuple[cudaError_t]:
    """Gives CUDA access to an OpenGL buffer under its OpenGL name.

    ``cudaError_t cudaGLRegisterBufferObject(GLuint bufObj)``
    """

def cudaGLMapBufferObject(bufObj: GLuint | int | None) -> tuple[cudaError_t, int | None]:
    """Hands an OpenGL buffer over to CUDA and tells its device address.

    ``cudaError_t cudaGLMapBufferObject(void **devPtr, GLuint bufObj)``
    """

def cudaGLUnmapBufferObject(bufObj: GLuint | int | None) -> tuple[cudaError_t]:
    """Hands an OpenGL buffer back to OpenGL.

    ``cudaError_t cudaGLUnmapBufferObject(GLuint bufObj)``
    """

def cudaGLUnregisterBufferObject(bufObj: GLuint | int | None) -> tuple[cudaError_t]:
    """Ends CUDA's access to an OpenGL buffer.

    ``cudaError_t cudaGLUnregisterBufferObject(GLuint bufObj)``
    """

def cudaGLSetBufferObjectMapFlags(bufObj: GLuint | int | None, flags: cudaGLMapFlags | int) -> tuple[cudaError_t]:
    """Says how kernels are going to use an OpenGL buffer, from its next mapping on.

    ``cudaError_t cudaGLSetBufferObjectMapFlags(GLuint bufObj, unsigned int flags)``
    """

def cudaGLMapBufferObjectAsync(bufObj: GLuint | int | None, stream: CUstream | int | None) -> tuple[cudaError_t, int | None]:
    """Hands an OpenGL buffer over to CUDA in the order of a stream, and tells its device address.

    ``cudaError_t cudaGLMapBufferObjectAsync(void **devPtr, GLuint bufObj, cudaStream_t stream)``
    """

def cudaGLUnmapBufferObjectAsync(bufObj: GLuint | int | None, stream: CUstream | int | None) -> tuple[cudaError_t]:
    """Hands an OpenGL buffer back to OpenGL, in the order of a stream.

    ``cudaError_t cudaGLUnmapBufferObjectAsync(GLuint bufObj, cudaStream_t stream)``
    """

def cudaVDPAUGetDevice(vdpDevice: VdpDevice | int | None, vdpGetProcAddress: Callable[..., object] | int | None) -> tuple[cudaError_t, int | None]:
    """Tells the CUDA device behind a VDPAU device, or -1 if there is none.

    ``cudaError_t cudaVDPAUGetDevice(int *device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)``
    """

def cudaVDPAUSetVDPAUDevice(device: int, vdpDevice: VdpDevice | int | None, vdpGetProcAddress: Callable[..., object] | int | None) -> tuple[cudaError_t]:
    """Makes a CUDA device current for this thread and has it work with a VDPAU device.

    ``cudaError_t cudaVDPAUSetVDPAUDevice(int device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)``
    """

def cudaGraphicsVDPAURegisterVideoSurface(vdpSurface: VdpVideoSurface | int | None, flags: cudaGraphicsMapFlags | int) -> tuple[cudaError_t, cudaGraphicsResource_t | None]:
    """Gives CUDA access to a video surface; its fields of luma and chroma become arrays once it is mapped.

    ``cudaError_t cudaGraphicsVDPAURegisterVideoSurface(cudaGraphicsResource **resource, VdpVideoSurface vdpSurface, unsigned int flags)``
    """

def cudaGraphicsVDPAURegisterOutputSurface(vdpSurface: VdpOutputSurface | int | None, flags: cudaGraphicsMapFlags | int) -> tuple[cudaError_t, cudaGraphicsResource_t | None]:
    """Gives CUDA access to an output surface; it becomes one array once it is mapped.

    ``cudaError_t cudaGraphicsVDPAURegisterOutputSurface(cudaGraphicsResource **resource, VdpOutputSurface vdpSurface, unsigned int flags)``
    """

# The symbols behind documented names.
cudaSignalExternalSemaphoresAsync_v2 = cudaSignalExternalSemaphoresAsync
cudaWaitExternalSemaphoresAsync_v2 = cudaWaitExternalSemaphoresAsync

