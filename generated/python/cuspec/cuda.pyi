"""The CUDA driver API."""

import builtins
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final, Literal, TypeAlias, overload

from ._cuspec import Function as _Function
from ._cuspec import Integer as _Integer
from ._cuspec import Record as _Record
from ._cuspec import Value as _Value
from ._extras_cuda import *
from ._typing import Address as _Address

__all__ = [
    "CUCoredumpGenerationFlags",
    "CUDA_ARRAY3D_2DARRAY",
    "CUDA_ARRAY3D_COLOR_ATTACHMENT",
    "CUDA_ARRAY3D_CUBEMAP",
    "CUDA_ARRAY3D_DEFERRED_MAPPING",
    "CUDA_ARRAY3D_DEPTH_TEXTURE",
    "CUDA_ARRAY3D_DESCRIPTOR",
    "CUDA_ARRAY3D_DESCRIPTOR_st",
    "CUDA_ARRAY3D_DESCRIPTOR_v1",
    "CUDA_ARRAY3D_DESCRIPTOR_v1_st",
    "CUDA_ARRAY3D_DESCRIPTOR_v2",
    "CUDA_ARRAY3D_LAYERED",
    "CUDA_ARRAY3D_SPARSE",
    "CUDA_ARRAY3D_SURFACE_LDST",
    "CUDA_ARRAY3D_TEXTURE_GATHER",
    "CUDA_ARRAY3D_VIDEO_ENCODE_DECODE",
    "CUDA_ARRAY_DESCRIPTOR",
    "CUDA_ARRAY_DESCRIPTOR_st",
    "CUDA_ARRAY_DESCRIPTOR_v1",
    "CUDA_ARRAY_DESCRIPTOR_v1_st",
    "CUDA_ARRAY_DESCRIPTOR_v2",
    "CUDA_ARRAY_MEMORY_REQUIREMENTS",
    "CUDA_ARRAY_MEMORY_REQUIREMENTS_st",
    "CUDA_ARRAY_MEMORY_REQUIREMENTS_v1",
    "CUDA_ARRAY_SPARSE_PROPERTIES",
    "CUDA_ARRAY_SPARSE_PROPERTIES_st",
    "CUDA_ARRAY_SPARSE_PROPERTIES_v1",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st",
    "CUDA_CHILD_GRAPH_NODE_PARAMS",
    "CUDA_CHILD_GRAPH_NODE_PARAMS_st",
    "CUDA_CONDITIONAL_NODE_PARAMS",
    "CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC",
    "CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC",
    "CUDA_EGL_INFINITE_TIMEOUT",
    "CUDA_EVENT_RECORD_NODE_PARAMS",
    "CUDA_EVENT_RECORD_NODE_PARAMS_st",
    "CUDA_EVENT_WAIT_NODE_PARAMS",
    "CUDA_EVENT_WAIT_NODE_PARAMS_st",
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC",
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st",
    "CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1",
    "CUDA_EXTERNAL_MEMORY_DEDICATED",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st",
    "CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1",
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC",
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st",
    "CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st",
    "CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1",
    "CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1",
    "CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2",
    "CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_st",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2",
    "CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st",
    "CUDA_FABRIC_COPY_BATCH_OP",
    "CUDA_FABRIC_COPY_BATCH_OP_st",
    "CUDA_FABRIC_COPY_BATCH_OP_v1",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1",
    "CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st",
    "CUDA_GRAPH_INSTANTIATE_PARAMS",
    "CUDA_GRAPH_INSTANTIATE_PARAMS_st",
    "CUDA_HOST_NODE_PARAMS",
    "CUDA_HOST_NODE_PARAMS_st",
    "CUDA_HOST_NODE_PARAMS_v1",
    "CUDA_HOST_NODE_PARAMS_v2",
    "CUDA_HOST_NODE_PARAMS_v2_st",
    "CUDA_KERNEL_NODE_PARAMS",
    "CUDA_KERNEL_NODE_PARAMS_st",
    "CUDA_KERNEL_NODE_PARAMS_v1",
    "CUDA_KERNEL_NODE_PARAMS_v2",
    "CUDA_KERNEL_NODE_PARAMS_v2_st",
    "CUDA_KERNEL_NODE_PARAMS_v3",
    "CUDA_KERNEL_NODE_PARAMS_v3_st",
    "CUDA_LAUNCH_PARAMS",
    "CUDA_LAUNCH_PARAMS_st",
    "CUDA_LAUNCH_PARAMS_v1",
    "CUDA_MEMCPY2D",
    "CUDA_MEMCPY2D_st",
    "CUDA_MEMCPY2D_v1",
    "CUDA_MEMCPY2D_v1_st",
    "CUDA_MEMCPY2D_v2",
    "CUDA_MEMCPY3D",
    "CUDA_MEMCPY3D_BATCH_OP",
    "CUDA_MEMCPY3D_BATCH_OP_st",
    "CUDA_MEMCPY3D_BATCH_OP_v1",
    "CUDA_MEMCPY3D_PEER",
    "CUDA_MEMCPY3D_PEER_st",
    "CUDA_MEMCPY3D_PEER_v1",
    "CUDA_MEMCPY3D_st",
    "CUDA_MEMCPY3D_v1",
    "CUDA_MEMCPY3D_v1_st",
    "CUDA_MEMCPY3D_v2",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1",
    "CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st",
    "CUDA_MEMCPY_NODE_PARAMS",
    "CUDA_MEMCPY_NODE_PARAMS_st",
    "CUDA_MEMSET_NODE_PARAMS",
    "CUDA_MEMSET_NODE_PARAMS_st",
    "CUDA_MEMSET_NODE_PARAMS_v1",
    "CUDA_MEMSET_NODE_PARAMS_v2",
    "CUDA_MEMSET_NODE_PARAMS_v2_st",
    "CUDA_MEM_ALLOC_NODE_PARAMS",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v1",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v1_st",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v2",
    "CUDA_MEM_ALLOC_NODE_PARAMS_v2_st",
    "CUDA_MEM_FREE_NODE_PARAMS",
    "CUDA_MEM_FREE_NODE_PARAMS_st",
    "CUDA_NVSCISYNC_ATTR_SIGNAL",
    "CUDA_NVSCISYNC_ATTR_WAIT",
    "CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS",
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS",
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st",
    "CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1",
    "CUDA_RESOURCE_DESC",
    "CUDA_RESOURCE_DESC_st",
    "CUDA_RESOURCE_DESC_v1",
    "CUDA_RESOURCE_VIEW_DESC",
    "CUDA_RESOURCE_VIEW_DESC_st",
    "CUDA_RESOURCE_VIEW_DESC_v1",
    "CUDA_TEXTURE_DESC",
    "CUDA_TEXTURE_DESC_st",
    "CUDA_TEXTURE_DESC_v1",
    "CUDA_VERSION",
    "CUGLDeviceList",
    "CUGLmap_flags",
    "CUGPUDirectRDMAWritesOrdering",
    "CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL",
    "CU_COMPUTE_ACCELERATED_TARGET_BASE",
    "CU_COMPUTE_FAMILY_TARGET_BASE",
    "CU_DEVICE_CPU",
    "CU_DEVICE_INVALID",
    "CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY",
    "CU_DEV_SM_RESOURCE_GROUP_PARAMS",
    "CU_DEV_SM_RESOURCE_GROUP_PARAMS_st",
    "CU_GRAPH_COND_ASSIGN_DEFAULT",
    "CU_GRAPH_KERNEL_NODE_PORT_DEFAULT",
    "CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER",
    "CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC",
    "CU_IPC_HANDLE_SIZE",
    "CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW",
    "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION",
    "CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE",
    "CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE",
    "CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE",
    "CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN",
    "CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP",
    "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION",
    "CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT",
    "CU_KERNEL_NODE_ATTRIBUTE_PRIORITY",
    "CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM",
    "CU_LAUNCH_PARAM_BUFFER_POINTER",
    "CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT",
    "CU_LAUNCH_PARAM_BUFFER_SIZE",
    "CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT",
    "CU_LAUNCH_PARAM_END",
    "CU_LAUNCH_PARAM_END_AS_INT",
    "CU_MEMHOSTALLOC_DEVICEMAP",
    "CU_MEMHOSTALLOC_PORTABLE",
    "CU_MEMHOSTALLOC_WRITECOMBINED",
    "CU_MEMHOSTREGISTER_DEVICEMAP",
    "CU_MEMHOSTREGISTER_IOMEMORY",
    "CU_MEMHOSTREGISTER_PORTABLE",
    "CU_MEMHOSTREGISTER_READ_ONLY",
    "CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE",
    "CU_MEM_CREATE_USAGE_HW_DECOMPRESS",
    "CU_MEM_CREATE_USAGE_TILE_POOL",
    "CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS",
    "CU_PARAM_TR_DEFAULT",
    "CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW",
    "CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN",
    "CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP",
    "CU_STREAM_ATTRIBUTE_PRIORITY",
    "CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY",
    "CU_STREAM_LEGACY",
    "CU_STREAM_PER_THREAD",
    "CU_TENSOR_MAP_NUM_QWORDS",
    "CU_TRSA_OVERRIDE_FORMAT",
    "CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION",
    "CU_TRSF_NORMALIZED_COORDINATES",
    "CU_TRSF_READ_AS_INTEGER",
    "CU_TRSF_SEAMLESS_CUBEMAP",
    "CU_TRSF_SRGB",
    "CUaccessPolicyWindow",
    "CUaccessPolicyWindow_st",
    "CUaccessPolicyWindow_v1",
    "CUaccessProperty",
    "CUaddress_mode",
    "CUarray",
    "CUarrayMapInfo",
    "CUarrayMapInfo_st",
    "CUarrayMapInfo_v1",
    "CUarraySparseSubresourceType",
    "CUarray_cubemap_face",
    "CUarray_format",
    "CUasyncCallback",
    "CUasyncCallbackHandle",
    "CUasyncNotificationInfo",
    "CUasyncNotificationInfo_st",
    "CUasyncNotificationType",
    "CUatomicOperation",
    "CUatomicOperationCapability",
    "CUcheckpointCheckpointArgs",
    "CUcheckpointCheckpointArgs_st",
    "CUcheckpointCustomStorageInfo",
    "CUcheckpointCustomStorageInfo_st",
    "CUcheckpointCustomStoragePerDeviceData",
    "CUcheckpointCustomStoragePerDeviceData_st",
    "CUcheckpointGpuPair",
    "CUcheckpointGpuPair_st",
    "CUcheckpointLockArgs",
    "CUcheckpointLockArgs_st",
    "CUcheckpointOperationHandle",
    "CUcheckpointRestoreArgs",
    "CUcheckpointRestoreArgs_st",
    "CUcheckpointUnlockArgs",
    "CUcheckpointUnlockArgs_st",
    "CUcigDataType",
    "CUcliqueInfo",
    "CUcliqueInfo_st",
    "CUcliqueType",
    "CUclusterSchedulingPolicy",
    "CUcomputemode",
    "CUcontext",
    "CUcoredumpCallbackHandle",
    "CUcoredumpSettings",
    "CUcoredumpStatusCallback",
    "CUctxCigParam",
    "CUctxCigParam_st",
    "CUctxCreateParams",
    "CUctxCreateParams_st",
    "CUctx_flags",
    "CUdevResource",
    "CUdevResourceDesc",
    "CUdevResourceType",
    "CUdevResource_st",
    "CUdevResource_v1",
    "CUdevSmResource",
    "CUdevSmResourceGroup_flags",
    "CUdevSmResourceSplitByCount_flags",
    "CUdevSmResource_st",
    "CUdevWorkqueueConfigResource",
    "CUdevWorkqueueConfigResource_st",
    "CUdevWorkqueueConfigScope",
    "CUdevWorkqueueResource",
    "CUdevWorkqueueResource_st",
    "CUdevice",
    "CUdeviceNumaConfig",
    "CUdevice_P2PAttribute",
    "CUdevice_attribute",
    "CUdevice_v1",
    "CUdeviceptr",
    "CUdeviceptr_v1",
    "CUdeviceptr_v2",
    "CUdevprop",
    "CUdevprop_st",
    "CUdevprop_v1",
    "CUdriverProcAddressQueryResult",
    "CUdriverProcAddress_flags",
    "CUeglColorFormat",
    "CUeglFrame",
    "CUeglFrameType",
    "CUeglFrame_st",
    "CUeglFrame_v1",
    "CUeglResourceLocationFlags",
    "CUeglStreamConnection",
    "CUevent",
    "CUevent_flags",
    "CUevent_record_flags",
    "CUevent_sched_flags",
    "CUevent_wait_flags",
    "CUexecAffinityParam",
    "CUexecAffinityParam_st",
    "CUexecAffinityParam_v1",
    "CUexecAffinitySmCount",
    "CUexecAffinitySmCount_st",
    "CUexecAffinitySmCount_v1",
    "CUexecAffinityType",
    "CUextent3D",
    "CUextent3D_st",
    "CUextent3D_v1",
    "CUexternalMemory",
    "CUexternalMemoryHandleType",
    "CUexternalSemaphore",
    "CUexternalSemaphoreHandleType",
    "CUfabricCpyOperand",
    "CUfabricCpyOperandType",
    "CUfabricCpyOperand_st",
    "CUfilter_mode",
    "CUflushGPUDirectRDMAWritesOptions",
    "CUflushGPUDirectRDMAWritesScope",
    "CUflushGPUDirectRDMAWritesTarget",
    "CUfunc_cache",
    "CUfunction",
    "CUfunctionLoadingState",
    "CUfunction_attribute",
    "CUgraph",
    "CUgraphChildGraphNodeOwnership",
    "CUgraphConditionalHandle",
    "CUgraphConditionalNodeType",
    "CUgraphDebugDot_flags",
    "CUgraphDependencyType",
    "CUgraphDeviceNode",
    "CUgraphEdgeData",
    "CUgraphEdgeData_st",
    "CUgraphExec",
    "CUgraphExecUpdateResult",
    "CUgraphExecUpdateResultInfo",
    "CUgraphExecUpdateResultInfo_st",
    "CUgraphExecUpdateResultInfo_v1",
    "CUgraphInstantiateResult",
    "CUgraphInstantiate_flags",
    "CUgraphMem_attribute",
    "CUgraphNode",
    "CUgraphNodeParams",
    "CUgraphNodeParams_st",
    "CUgraphNodeType",
    "CUgraphRecaptureCallback",
    "CUgraphRecaptureStatus",
    "CUgraphicsMapResourceFlags",
    "CUgraphicsRegisterFlags",
    "CUgraphicsResource",
    "CUgreenCtx",
    "CUgreenCtxCreate_flags",
    "CUhostFn",
    "CUhostTaskSyncMode",
    "CUipcEventHandle",
    "CUipcEventHandle_st",
    "CUipcEventHandle_v1",
    "CUipcMemHandle",
    "CUipcMemHandle_st",
    "CUipcMemHandle_v1",
    "CUipcMem_flags",
    "CUjitInputType",
    "CUjit_cacheMode",
    "CUjit_fallback",
    "CUjit_option",
    "CUjit_target",
    "CUkernel",
    "CUkernelNodeAttrID",
    "CUkernelNodeAttrValue",
    "CUkernelNodeAttrValue_v1",
    "CUlaunchAttribute",
    "CUlaunchAttributeID",
    "CUlaunchAttributePortableClusterMode",
    "CUlaunchAttributeValue",
    "CUlaunchAttributeValue_union",
    "CUlaunchAttribute_st",
    "CUlaunchConfig",
    "CUlaunchConfig_st",
    "CUlaunchMemSyncDomain",
    "CUlaunchMemSyncDomainMap",
    "CUlaunchMemSyncDomainMap_st",
    "CUlibrary",
    "CUlibraryHostUniversalFunctionAndDataTable",
    "CUlibraryHostUniversalFunctionAndDataTable_st",
    "CUlibraryOption",
    "CUlimit",
    "CUlinkState",
    "CUlogIterator",
    "CUlogLevel",
    "CUlogicalEndpointFabricHandle",
    "CUlogicalEndpointFabricHandle_st",
    "CUlogicalEndpointFlag",
    "CUlogicalEndpointId",
    "CUlogicalEndpointIpcHandleType",
    "CUlogicalEndpointProp",
    "CUlogicalEndpointProp_struct",
    "CUlogicalEndpointType",
    "CUlogsCallback",
    "CUlogsCallbackHandle",
    "CUmemAccessDesc",
    "CUmemAccessDesc_st",
    "CUmemAccessDesc_v1",
    "CUmemAccess_flags",
    "CUmemAllocationCompType",
    "CUmemAllocationGranularity_flags",
    "CUmemAllocationHandleType",
    "CUmemAllocationProp",
    "CUmemAllocationProp_st",
    "CUmemAllocationProp_v1",
    "CUmemAllocationType",
    "CUmemAttach_flags",
    "CUmemDecompressAlgorithm",
    "CUmemDecompressParams",
    "CUmemDecompressParams_st",
    "CUmemFabricHandle",
    "CUmemFabricHandle_st",
    "CUmemFabricHandle_v1",
    "CUmemGenericAllocationHandle",
    "CUmemGenericAllocationHandle_v1",
    "CUmemHandleType",
    "CUmemLocation",
    "CUmemLocationType",
    "CUmemLocation_st",
    "CUmemLocation_v1",
    "CUmemOperationType",
    "CUmemPoolProps",
    "CUmemPoolProps_st",
    "CUmemPoolProps_v1",
    "CUmemPoolPtrExportData",
    "CUmemPoolPtrExportData_st",
    "CUmemPoolPtrExportData_v1",
    "CUmemPool_attribute",
    "CUmemRangeFlags",
    "CUmemRangeHandleType",
    "CUmem_advise",
    "CUmem_range_attribute",
    "CUmemcpy3DOperand",
    "CUmemcpy3DOperandType",
    "CUmemcpy3DOperand_st",
    "CUmemcpy3DOperand_v1",
    "CUmemcpyAttributes",
    "CUmemcpyAttributes_st",
    "CUmemcpyAttributes_v1",
    "CUmemcpyFlags",
    "CUmemcpySrcAccessOrder",
    "CUmemoryPool",
    "CUmemorytype",
    "CUmipmappedArray",
    "CUmodule",
    "CUmoduleLoadingMode",
    "CUmulticastGranularity_flags",
    "CUmulticastObjectProp",
    "CUmulticastObjectProp_st",
    "CUmulticastObjectProp_v1",
    "CUoccupancyB2DSize",
    "CUoccupancy_flags",
    "CUoffset3D",
    "CUoffset3D_st",
    "CUoffset3D_v1",
    "CUoutput_mode",
    "CUpointer_attribute",
    "CUprocessState",
    "CUresourceViewFormat",
    "CUresourcetype",
    "CUresult",
    "CUsharedMemoryMode",
    "CUshared_carveout",
    "CUsharedconfig",
    "CUstream",
    "CUstreamAtomicReductionDataType",
    "CUstreamAtomicReductionOpType",
    "CUstreamAttrID",
    "CUstreamAttrValue",
    "CUstreamAttrValue_v1",
    "CUstreamBatchMemOpParams",
    "CUstreamBatchMemOpParams_union",
    "CUstreamBatchMemOpParams_v1",
    "CUstreamBatchMemOpType",
    "CUstreamCallback",
    "CUstreamCaptureMode",
    "CUstreamCaptureStatus",
    "CUstreamCigCaptureParams",
    "CUstreamCigCaptureParams_st",
    "CUstreamCigDataType",
    "CUstreamCigParam",
    "CUstreamCigParam_st",
    "CUstreamMemOpAtomicReductionParams_st",
    "CUstreamMemOpFlushRemoteWritesParams_st",
    "CUstreamMemOpMemoryBarrierParams_st",
    "CUstreamMemOpWaitValueParams_st",
    "CUstreamMemOpWriteValueParams_st",
    "CUstreamMemoryBarrier_flags",
    "CUstreamUpdateCaptureDependencies_flags",
    "CUstreamWaitValue_flags",
    "CUstreamWriteValue_flags",
    "CUstream_flags",
    "CUsurfObject",
    "CUsurfObject_v1",
    "CUsurfref",
    "CUsynchronizationPolicy",
    "CUtensorMap",
    "CUtensorMapAllocClass",
    "CUtensorMapDataType",
    "CUtensorMapFloatOOBfill",
    "CUtensorMapIm2ColWideMode",
    "CUtensorMapInterleave",
    "CUtensorMapL2promotion",
    "CUtensorMapSwizzle",
    "CUtensorMap_st",
    "CUtexObject",
    "CUtexObject_v1",
    "CUtexref",
    "CUuserObject",
    "CUuserObjectRetain_flags",
    "CUuserObject_flags",
    "CUuuid",
    "CUuuid_st",
    "EGLBoolean",
    "EGLDisplay",
    "EGLImage",
    "EGLImageKHR",
    "EGLStreamKHR",
    "EGLSync",
    "EGLSyncKHR",
    "EGLenum",
    "EGLint",
    "GLenum",
    "GLint",
    "GLuint",
    "MAX_PLANES",
    "VdpDevice",
    "VdpFuncId",
    "VdpGetProcAddress",
    "VdpOutputSurface",
    "VdpStatus",
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
    "anon_struct21",
    "anon_struct22",
    "anon_struct23",
    "anon_struct24",
    "anon_struct25",
    "anon_struct26",
    "anon_struct27",
    "anon_struct28",
    "anon_struct29",
    "anon_struct3",
    "anon_struct4",
    "anon_struct5",
    "anon_struct6",
    "anon_struct7",
    "anon_struct8",
    "anon_struct9",
    "anon_union0",
    "anon_union1",
    "anon_union10",
    "anon_union11",
    "anon_union12",
    "anon_union13",
    "anon_union14",
    "anon_union15",
    "anon_union16",
    "anon_union17",
    "anon_union18",
    "anon_union19",
    "anon_union2",
    "anon_union20",
    "anon_union21",
    "anon_union22",
    "anon_union23",
    "anon_union24",
    "anon_union3",
    "anon_union4",
    "anon_union5",
    "anon_union6",
    "anon_union7",
    "anon_union8",
    "anon_union9",
    "cl_context_flags",
    "cl_event_flags",
    "cuArray3DCreate",
    "cuArray3DCreate_v1",
    "cuArray3DCreate_v2",
    "cuArray3DGetDescriptor",
    "cuArray3DGetDescriptor_v1",
    "cuArray3DGetDescriptor_v2",
    "cuArrayCreate",
    "cuArrayCreate_v1",
    "cuArrayCreate_v2",
    "cuArrayDestroy",
    "cuArrayGetDescriptor",
    "cuArrayGetDescriptor_v1",
    "cuArrayGetDescriptor_v2",
    "cuArrayGetMemoryRequirements",
    "cuArrayGetPlane",
    "cuArrayGetSparseProperties",
    "cuCheckpointOperationComplete",
    "cuCheckpointProcessCheckpoint",
    "cuCheckpointProcessGetRestoreThreadId",
    "cuCheckpointProcessGetState",
    "cuCheckpointProcessLock",
    "cuCheckpointProcessRestore",
    "cuCheckpointProcessUnlock",
    "cuCoredumpDeregisterCompleteCallback",
    "cuCoredumpDeregisterStartCallback",
    "cuCoredumpGetAttribute",
    "cuCoredumpGetAttributeGlobal",
    "cuCoredumpRegisterCompleteCallback",
    "cuCoredumpRegisterStartCallback",
    "cuCoredumpSetAttribute",
    "cuCoredumpSetAttributeGlobal",
    "cuCtxAttach",
    "cuCtxCreate",
    "cuCtxCreate_v1",
    "cuCtxCreate_v2",
    "cuCtxCreate_v3",
    "cuCtxCreate_v4",
    "cuCtxDestroy",
    "cuCtxDestroy_v1",
    "cuCtxDestroy_v2",
    "cuCtxDetach",
    "cuCtxDisablePeerAccess",
    "cuCtxEnablePeerAccess",
    "cuCtxFromGreenCtx",
    "cuCtxGetApiVersion",
    "cuCtxGetCacheConfig",
    "cuCtxGetCurrent",
    "cuCtxGetDevResource",
    "cuCtxGetDevice",
    "cuCtxGetDevice_v2",
    "cuCtxGetExecAffinity",
    "cuCtxGetFlags",
    "cuCtxGetId",
    "cuCtxGetLimit",
    "cuCtxGetSharedMemConfig",
    "cuCtxGetStreamPriorityRange",
    "cuCtxPopCurrent",
    "cuCtxPopCurrent_v1",
    "cuCtxPopCurrent_v2",
    "cuCtxPushCurrent",
    "cuCtxPushCurrent_v1",
    "cuCtxPushCurrent_v2",
    "cuCtxRecordEvent",
    "cuCtxResetPersistingL2Cache",
    "cuCtxSetCacheConfig",
    "cuCtxSetCurrent",
    "cuCtxSetFlags",
    "cuCtxSetLimit",
    "cuCtxSetSharedMemConfig",
    "cuCtxSynchronize",
    "cuCtxSynchronize_v2",
    "cuCtxWaitEvent",
    "cuDestroyExternalMemory",
    "cuDestroyExternalSemaphore",
    "cuDevResourceGenerateDesc",
    "cuDevSmResourceSplit",
    "cuDevSmResourceSplitByCount",
    "cuDeviceCanAccessPeer",
    "cuDeviceComputeCapability",
    "cuDeviceGet",
    "cuDeviceGetAttribute",
    "cuDeviceGetByPCIBusId",
    "cuDeviceGetCliqueCount",
    "cuDeviceGetCliqueInfo",
    "cuDeviceGetCount",
    "cuDeviceGetDefaultMemPool",
    "cuDeviceGetDevResource",
    "cuDeviceGetExecAffinitySupport",
    "cuDeviceGetFabricClusterUuid",
    "cuDeviceGetGraphMemAttribute",
    "cuDeviceGetHostAtomicCapabilities",
    "cuDeviceGetLuid",
    "cuDeviceGetMemPool",
    "cuDeviceGetName",
    "cuDeviceGetNvSciSyncAttributes",
    "cuDeviceGetP2PAtomicCapabilities",
    "cuDeviceGetP2PAttribute",
    "cuDeviceGetPCIBusId",
    "cuDeviceGetProperties",
    "cuDeviceGetTexture1DLinearMaxWidth",
    "cuDeviceGetUuid",
    "cuDeviceGetUuid_v1",
    "cuDeviceGetUuid_v2",
    "cuDeviceGraphMemTrim",
    "cuDevicePrimaryCtxGetState",
    "cuDevicePrimaryCtxRelease",
    "cuDevicePrimaryCtxRelease_v1",
    "cuDevicePrimaryCtxRelease_v2",
    "cuDevicePrimaryCtxReset",
    "cuDevicePrimaryCtxReset_v1",
    "cuDevicePrimaryCtxReset_v2",
    "cuDevicePrimaryCtxRetain",
    "cuDevicePrimaryCtxSetFlags",
    "cuDevicePrimaryCtxSetFlags_v1",
    "cuDevicePrimaryCtxSetFlags_v2",
    "cuDeviceRegisterAsyncNotification",
    "cuDeviceSetGraphMemAttribute",
    "cuDeviceSetMemPool",
    "cuDeviceTotalMem",
    "cuDeviceTotalMem_v1",
    "cuDeviceTotalMem_v2",
    "cuDeviceUnregisterAsyncNotification",
    "cuDriverGetVersion",
    "cuEGLStreamConsumerAcquireFrame",
    "cuEGLStreamConsumerConnect",
    "cuEGLStreamConsumerConnectWithFlags",
    "cuEGLStreamConsumerDisconnect",
    "cuEGLStreamConsumerReleaseFrame",
    "cuEGLStreamProducerConnect",
    "cuEGLStreamProducerDisconnect",
    "cuEGLStreamProducerPresentFrame",
    "cuEGLStreamProducerReturnFrame",
    "cuEventCreate",
    "cuEventCreateFromEGLSync",
    "cuEventDestroy",
    "cuEventDestroy_v1",
    "cuEventDestroy_v2",
    "cuEventElapsedTime",
    "cuEventElapsedTime_v1",
    "cuEventElapsedTime_v2",
    "cuEventQuery",
    "cuEventRecord",
    "cuEventRecordWithFlags",
    "cuEventSynchronize",
    "cuExternalMemoryGetMappedBuffer",
    "cuExternalMemoryGetMappedMipmappedArray",
    "cuFabricCpyBatchAsync",
    "cuFlushGPUDirectRDMAWrites",
    "cuFuncGetAttribute",
    "cuFuncGetModule",
    "cuFuncGetName",
    "cuFuncGetParamCount",
    "cuFuncGetParamInfo",
    "cuFuncIsLoaded",
    "cuFuncLoad",
    "cuFuncSetAttribute",
    "cuFuncSetBlockShape",
    "cuFuncSetCacheConfig",
    "cuFuncSetSharedMemConfig",
    "cuFuncSetSharedSize",
    "cuGLCtxCreate",
    "cuGLCtxCreate_v1",
    "cuGLCtxCreate_v2",
    "cuGLGetDevices",
    "cuGLGetDevices_v1",
    "cuGLGetDevices_v2",
    "cuGLInit",
    "cuGLMapBufferObject",
    "cuGLMapBufferObjectAsync",
    "cuGLMapBufferObjectAsync_v1",
    "cuGLMapBufferObjectAsync_v2",
    "cuGLMapBufferObject_v1",
    "cuGLMapBufferObject_v2",
    "cuGLRegisterBufferObject",
    "cuGLSetBufferObjectMapFlags",
    "cuGLUnmapBufferObject",
    "cuGLUnmapBufferObjectAsync",
    "cuGLUnregisterBufferObject",
    "cuGetErrorName",
    "cuGetErrorString",
    "cuGetExportTable",
    "cuGetProcAddress",
    "cuGetProcAddress_v1",
    "cuGetProcAddress_v2",
    "cuGraphAddBatchMemOpNode",
    "cuGraphAddChildGraphNode",
    "cuGraphAddDependencies",
    "cuGraphAddDependencies_v1",
    "cuGraphAddDependencies_v2",
    "cuGraphAddEmptyNode",
    "cuGraphAddEventRecordNode",
    "cuGraphAddEventWaitNode",
    "cuGraphAddExternalSemaphoresSignalNode",
    "cuGraphAddExternalSemaphoresWaitNode",
    "cuGraphAddHostNode",
    "cuGraphAddKernelNode",
    "cuGraphAddKernelNode_v1",
    "cuGraphAddKernelNode_v2",
    "cuGraphAddMemAllocNode",
    "cuGraphAddMemFreeNode",
    "cuGraphAddMemcpyNode",
    "cuGraphAddMemsetNode",
    "cuGraphAddNode",
    "cuGraphAddNode_v1",
    "cuGraphAddNode_v2",
    "cuGraphAddNode_v3",
    "cuGraphBatchMemOpNodeGetParams",
    "cuGraphBatchMemOpNodeSetParams",
    "cuGraphChildGraphNodeGetGraph",
    "cuGraphClone",
    "cuGraphConditionalHandleCreate",
    "cuGraphCreate",
    "cuGraphDebugDotPrint",
    "cuGraphDestroy",
    "cuGraphDestroyNode",
    "cuGraphEventRecordNodeGetEvent",
    "cuGraphEventRecordNodeSetEvent",
    "cuGraphEventWaitNodeGetEvent",
    "cuGraphEventWaitNodeSetEvent",
    "cuGraphExecBatchMemOpNodeSetParams",
    "cuGraphExecChildGraphNodeSetParams",
    "cuGraphExecDestroy",
    "cuGraphExecEventRecordNodeSetEvent",
    "cuGraphExecEventWaitNodeSetEvent",
    "cuGraphExecExternalSemaphoresSignalNodeSetParams",
    "cuGraphExecExternalSemaphoresWaitNodeSetParams",
    "cuGraphExecGetFlags",
    "cuGraphExecGetId",
    "cuGraphExecHostNodeSetParams",
    "cuGraphExecKernelNodeSetParams",
    "cuGraphExecKernelNodeSetParams_v1",
    "cuGraphExecKernelNodeSetParams_v2",
    "cuGraphExecMemcpyNodeSetParams",
    "cuGraphExecMemsetNodeSetParams",
    "cuGraphExecNodeSetParams",
    "cuGraphExecUpdate",
    "cuGraphExecUpdate_v1",
    "cuGraphExecUpdate_v2",
    "cuGraphExternalSemaphoresSignalNodeGetParams",
    "cuGraphExternalSemaphoresSignalNodeSetParams",
    "cuGraphExternalSemaphoresWaitNodeGetParams",
    "cuGraphExternalSemaphoresWaitNodeSetParams",
    "cuGraphGetEdges",
    "cuGraphGetEdges_v1",
    "cuGraphGetEdges_v2",
    "cuGraphGetId",
    "cuGraphGetNodes",
    "cuGraphGetRootNodes",
    "cuGraphHostNodeGetParams",
    "cuGraphHostNodeSetParams",
    "cuGraphInstantiate",
    "cuGraphInstantiateWithFlags",
    "cuGraphInstantiateWithParams",
    "cuGraphInstantiate_v1",
    "cuGraphInstantiate_v2",
    "cuGraphKernelNodeCopyAttributes",
    "cuGraphKernelNodeGetAttribute",
    "cuGraphKernelNodeGetParams",
    "cuGraphKernelNodeGetParams_v1",
    "cuGraphKernelNodeGetParams_v2",
    "cuGraphKernelNodeSetAttribute",
    "cuGraphKernelNodeSetParams",
    "cuGraphKernelNodeSetParams_v1",
    "cuGraphKernelNodeSetParams_v2",
    "cuGraphLaunch",
    "cuGraphMemAllocNodeGetParams",
    "cuGraphMemFreeNodeGetParams",
    "cuGraphMemcpyNodeGetParams",
    "cuGraphMemcpyNodeSetParams",
    "cuGraphMemsetNodeGetParams",
    "cuGraphMemsetNodeSetParams",
    "cuGraphNodeFindInClone",
    "cuGraphNodeGetContainingGraph",
    "cuGraphNodeGetDependencies",
    "cuGraphNodeGetDependencies_v1",
    "cuGraphNodeGetDependencies_v2",
    "cuGraphNodeGetDependentNodes",
    "cuGraphNodeGetDependentNodes_v1",
    "cuGraphNodeGetDependentNodes_v2",
    "cuGraphNodeGetEnabled",
    "cuGraphNodeGetLocalId",
    "cuGraphNodeGetParams",
    "cuGraphNodeGetToolsId",
    "cuGraphNodeGetType",
    "cuGraphNodeSetEnabled",
    "cuGraphNodeSetParams",
    "cuGraphNodeSetParams_v2",
    "cuGraphReleaseUserObject",
    "cuGraphRemoveDependencies",
    "cuGraphRemoveDependencies_v1",
    "cuGraphRemoveDependencies_v2",
    "cuGraphRetainUserObject",
    "cuGraphUpload",
    "cuGraphicsEGLRegisterImage",
    "cuGraphicsGLRegisterBuffer",
    "cuGraphicsGLRegisterImage",
    "cuGraphicsMapResources",
    "cuGraphicsResourceGetMappedEglFrame",
    "cuGraphicsResourceGetMappedMipmappedArray",
    "cuGraphicsResourceGetMappedPointer",
    "cuGraphicsResourceGetMappedPointer_v1",
    "cuGraphicsResourceGetMappedPointer_v2",
    "cuGraphicsResourceSetMapFlags",
    "cuGraphicsResourceSetMapFlags_v1",
    "cuGraphicsResourceSetMapFlags_v2",
    "cuGraphicsSubResourceGetMappedArray",
    "cuGraphicsUnmapResources",
    "cuGraphicsUnregisterResource",
    "cuGraphicsVDPAURegisterOutputSurface",
    "cuGraphicsVDPAURegisterVideoSurface",
    "cuGreenCtxCreate",
    "cuGreenCtxDestroy",
    "cuGreenCtxGetDevResource",
    "cuGreenCtxGetId",
    "cuGreenCtxRecordEvent",
    "cuGreenCtxStreamCreate",
    "cuGreenCtxWaitEvent",
    "cuImportExternalMemory",
    "cuImportExternalSemaphore",
    "cuInit",
    "cuIpcCloseMemHandle",
    "cuIpcGetEventHandle",
    "cuIpcGetMemHandle",
    "cuIpcOpenEventHandle",
    "cuIpcOpenMemHandle",
    "cuIpcOpenMemHandle_v1",
    "cuIpcOpenMemHandle_v2",
    "cuKernelGetAttribute",
    "cuKernelGetFunction",
    "cuKernelGetLibrary",
    "cuKernelGetName",
    "cuKernelGetParamCount",
    "cuKernelGetParamInfo",
    "cuKernelSetAttribute",
    "cuKernelSetCacheConfig",
    "cuLaunch",
    "cuLaunchCooperativeKernel",
    "cuLaunchCooperativeKernelMultiDevice",
    "cuLaunchGrid",
    "cuLaunchGridAsync",
    "cuLaunchHostFunc",
    "cuLaunchHostFunc_v2",
    "cuLaunchKernel",
    "cuLaunchKernelEx",
    "cuLibraryEnumerateKernels",
    "cuLibraryGetGlobal",
    "cuLibraryGetKernel",
    "cuLibraryGetKernelCount",
    "cuLibraryGetManaged",
    "cuLibraryGetModule",
    "cuLibraryGetUnifiedFunction",
    "cuLibraryLoadData",
    "cuLibraryLoadFromFile",
    "cuLibraryUnload",
    "cuLinkAddData",
    "cuLinkAddData_v1",
    "cuLinkAddData_v2",
    "cuLinkAddFile",
    "cuLinkAddFile_v1",
    "cuLinkAddFile_v2",
    "cuLinkComplete",
    "cuLinkCreate",
    "cuLinkCreate_v1",
    "cuLinkCreate_v2",
    "cuLinkDestroy",
    "cuLogicalEndpointAddDevice",
    "cuLogicalEndpointBindAddr",
    "cuLogicalEndpointBindMem",
    "cuLogicalEndpointCreate",
    "cuLogicalEndpointDestroy",
    "cuLogicalEndpointExport",
    "cuLogicalEndpointGetLimits",
    "cuLogicalEndpointIdRelease",
    "cuLogicalEndpointIdReserve",
    "cuLogicalEndpointImport",
    "cuLogicalEndpointQuery",
    "cuLogicalEndpointUnbind",
    "cuLogsCurrent",
    "cuLogsDumpToFile",
    "cuLogsDumpToMemory",
    "cuLogsRegisterCallback",
    "cuLogsUnregisterCallback",
    "cuMemAddressFree",
    "cuMemAddressReserve",
    "cuMemAdvise",
    "cuMemAdvise_v1",
    "cuMemAdvise_v2",
    "cuMemAlloc",
    "cuMemAllocAsync",
    "cuMemAllocFromPoolAsync",
    "cuMemAllocHost",
    "cuMemAllocHost_v1",
    "cuMemAllocHost_v2",
    "cuMemAllocManaged",
    "cuMemAllocPitch",
    "cuMemAllocPitch_v1",
    "cuMemAllocPitch_v2",
    "cuMemAlloc_v1",
    "cuMemAlloc_v2",
    "cuMemBatchDecompressAsync",
    "cuMemCreate",
    "cuMemDiscardAndPrefetchBatchAsync",
    "cuMemDiscardBatchAsync",
    "cuMemExportToShareableHandle",
    "cuMemFree",
    "cuMemFreeAsync",
    "cuMemFreeHost",
    "cuMemFree_v1",
    "cuMemFree_v2",
    "cuMemGetAccess",
    "cuMemGetAddressRange",
    "cuMemGetAddressRange_v1",
    "cuMemGetAddressRange_v2",
    "cuMemGetAllocationGranularity",
    "cuMemGetAllocationPropertiesFromHandle",
    "cuMemGetDefaultMemPool",
    "cuMemGetHandleForAddressRange",
    "cuMemGetInfo",
    "cuMemGetInfo_v1",
    "cuMemGetInfo_v2",
    "cuMemGetLocationInfo",
    "cuMemGetMemPool",
    "cuMemHostAlloc",
    "cuMemHostGetDevicePointer",
    "cuMemHostGetDevicePointer_v1",
    "cuMemHostGetDevicePointer_v2",
    "cuMemHostGetFlags",
    "cuMemHostRegister",
    "cuMemHostRegister_v1",
    "cuMemHostRegister_v2",
    "cuMemHostUnregister",
    "cuMemImportFromShareableHandle",
    "cuMemMap",
    "cuMemMapArrayAsync",
    "cuMemPoolCreate",
    "cuMemPoolDestroy",
    "cuMemPoolExportPointer",
    "cuMemPoolExportToShareableHandle",
    "cuMemPoolGetAccess",
    "cuMemPoolGetAttribute",
    "cuMemPoolImportFromShareableHandle",
    "cuMemPoolImportPointer",
    "cuMemPoolSetAccess",
    "cuMemPoolSetAttribute",
    "cuMemPoolTrimTo",
    "cuMemPrefetchAsync",
    "cuMemPrefetchAsync_v1",
    "cuMemPrefetchAsync_v2",
    "cuMemPrefetchBatchAsync",
    "cuMemRangeGetAttribute",
    "cuMemRangeGetAttributes",
    "cuMemRelease",
    "cuMemRetainAllocationHandle",
    "cuMemSetAccess",
    "cuMemSetMemPool",
    "cuMemUnmap",
    "cuMemcpy",
    "cuMemcpy2D",
    "cuMemcpy2DAsync",
    "cuMemcpy2DAsync_v1",
    "cuMemcpy2DAsync_v2",
    "cuMemcpy2DUnaligned",
    "cuMemcpy2DUnaligned_v1",
    "cuMemcpy2DUnaligned_v2",
    "cuMemcpy2D_v1",
    "cuMemcpy2D_v2",
    "cuMemcpy3D",
    "cuMemcpy3DAsync",
    "cuMemcpy3DAsync_v1",
    "cuMemcpy3DAsync_v2",
    "cuMemcpy3DBatchAsync",
    "cuMemcpy3DBatchAsync_v1",
    "cuMemcpy3DBatchAsync_v2",
    "cuMemcpy3DPeer",
    "cuMemcpy3DPeerAsync",
    "cuMemcpy3DWithAttributesAsync",
    "cuMemcpy3D_v1",
    "cuMemcpy3D_v2",
    "cuMemcpyAsync",
    "cuMemcpyAtoA",
    "cuMemcpyAtoA_v1",
    "cuMemcpyAtoA_v2",
    "cuMemcpyAtoD",
    "cuMemcpyAtoD_v1",
    "cuMemcpyAtoD_v2",
    "cuMemcpyAtoH",
    "cuMemcpyAtoHAsync",
    "cuMemcpyAtoHAsync_v1",
    "cuMemcpyAtoHAsync_v2",
    "cuMemcpyAtoH_v1",
    "cuMemcpyAtoH_v2",
    "cuMemcpyBatchAsync",
    "cuMemcpyBatchAsync_v1",
    "cuMemcpyBatchAsync_v2",
    "cuMemcpyDtoA",
    "cuMemcpyDtoA_v1",
    "cuMemcpyDtoA_v2",
    "cuMemcpyDtoD",
    "cuMemcpyDtoDAsync",
    "cuMemcpyDtoDAsync_v1",
    "cuMemcpyDtoDAsync_v2",
    "cuMemcpyDtoD_v1",
    "cuMemcpyDtoD_v2",
    "cuMemcpyDtoH",
    "cuMemcpyDtoHAsync",
    "cuMemcpyDtoHAsync_v1",
    "cuMemcpyDtoHAsync_v2",
    "cuMemcpyDtoH_v1",
    "cuMemcpyDtoH_v2",
    "cuMemcpyHtoA",
    "cuMemcpyHtoAAsync",
    "cuMemcpyHtoAAsync_v1",
    "cuMemcpyHtoAAsync_v2",
    "cuMemcpyHtoA_v1",
    "cuMemcpyHtoA_v2",
    "cuMemcpyHtoD",
    "cuMemcpyHtoDAsync",
    "cuMemcpyHtoDAsync_v1",
    "cuMemcpyHtoDAsync_v2",
    "cuMemcpyHtoD_v1",
    "cuMemcpyHtoD_v2",
    "cuMemcpyPeer",
    "cuMemcpyPeerAsync",
    "cuMemcpyWithAttributesAsync",
    "cuMemsetD16",
    "cuMemsetD16Async",
    "cuMemsetD16_v1",
    "cuMemsetD16_v2",
    "cuMemsetD2D16",
    "cuMemsetD2D16Async",
    "cuMemsetD2D16_v1",
    "cuMemsetD2D16_v2",
    "cuMemsetD2D32",
    "cuMemsetD2D32Async",
    "cuMemsetD2D32_v1",
    "cuMemsetD2D32_v2",
    "cuMemsetD2D8",
    "cuMemsetD2D8Async",
    "cuMemsetD2D8_v1",
    "cuMemsetD2D8_v2",
    "cuMemsetD32",
    "cuMemsetD32Async",
    "cuMemsetD32_v1",
    "cuMemsetD32_v2",
    "cuMemsetD8",
    "cuMemsetD8Async",
    "cuMemsetD8_v1",
    "cuMemsetD8_v2",
    "cuMipmappedArrayCreate",
    "cuMipmappedArrayDestroy",
    "cuMipmappedArrayGetLevel",
    "cuMipmappedArrayGetMemoryRequirements",
    "cuMipmappedArrayGetSparseProperties",
    "cuModuleEnumerateFunctions",
    "cuModuleGetFunction",
    "cuModuleGetFunctionCount",
    "cuModuleGetGlobal",
    "cuModuleGetGlobal_v1",
    "cuModuleGetGlobal_v2",
    "cuModuleGetLoadingMode",
    "cuModuleGetSurfRef",
    "cuModuleGetTexRef",
    "cuModuleLoad",
    "cuModuleLoadData",
    "cuModuleLoadDataEx",
    "cuModuleLoadFatBinary",
    "cuModuleUnload",
    "cuMulticastAddDevice",
    "cuMulticastBindAddr",
    "cuMulticastBindAddr_v2",
    "cuMulticastBindMem",
    "cuMulticastBindMem_v2",
    "cuMulticastCreate",
    "cuMulticastGetGranularity",
    "cuMulticastUnbind",
    "cuOccupancyAvailableDynamicSMemPerBlock",
    "cuOccupancyMaxActiveBlocksPerMultiprocessor",
    "cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags",
    "cuOccupancyMaxActiveClusters",
    "cuOccupancyMaxPotentialBlockSize",
    "cuOccupancyMaxPotentialBlockSizeWithFlags",
    "cuOccupancyMaxPotentialClusterSize",
    "cuParamSetSize",
    "cuParamSetTexRef",
    "cuParamSetf",
    "cuParamSeti",
    "cuParamSetv",
    "cuPointerGetAttribute",
    "cuPointerGetAttributes",
    "cuPointerSetAttribute",
    "cuProfilerInitialize",
    "cuProfilerStart",
    "cuProfilerStop",
    "cuSignalExternalSemaphoresAsync",
    "cuStreamAddCallback",
    "cuStreamAttachMemAsync",
    "cuStreamBatchMemOp",
    "cuStreamBatchMemOp_v1",
    "cuStreamBatchMemOp_v2",
    "cuStreamBeginCapture",
    "cuStreamBeginCaptureToCig",
    "cuStreamBeginCaptureToGraph",
    "cuStreamBeginCapture_v1",
    "cuStreamBeginCapture_v2",
    "cuStreamBeginRecaptureToGraph",
    "cuStreamCopyAttributes",
    "cuStreamCreate",
    "cuStreamCreateWithPriority",
    "cuStreamDestroy",
    "cuStreamDestroy_v1",
    "cuStreamDestroy_v2",
    "cuStreamEndCapture",
    "cuStreamEndCaptureToCig",
    "cuStreamGetAttribute",
    "cuStreamGetCaptureInfo",
    "cuStreamGetCaptureInfo_v1",
    "cuStreamGetCaptureInfo_v2",
    "cuStreamGetCaptureInfo_v3",
    "cuStreamGetCtx",
    "cuStreamGetCtx_v2",
    "cuStreamGetDevResource",
    "cuStreamGetDevice",
    "cuStreamGetFlags",
    "cuStreamGetGreenCtx",
    "cuStreamGetId",
    "cuStreamGetPriority",
    "cuStreamIsCapturing",
    "cuStreamQuery",
    "cuStreamSetAttribute",
    "cuStreamSynchronize",
    "cuStreamUpdateCaptureDependencies",
    "cuStreamUpdateCaptureDependencies_v1",
    "cuStreamUpdateCaptureDependencies_v2",
    "cuStreamWaitEvent",
    "cuStreamWaitValue32",
    "cuStreamWaitValue32_v1",
    "cuStreamWaitValue32_v2",
    "cuStreamWaitValue64",
    "cuStreamWaitValue64_v1",
    "cuStreamWaitValue64_v2",
    "cuStreamWriteValue32",
    "cuStreamWriteValue32_v1",
    "cuStreamWriteValue32_v2",
    "cuStreamWriteValue64",
    "cuStreamWriteValue64_v1",
    "cuStreamWriteValue64_v2",
    "cuSurfObjectCreate",
    "cuSurfObjectDestroy",
    "cuSurfObjectGetResourceDesc",
    "cuSurfRefGetArray",
    "cuSurfRefSetArray",
    "cuTensorMapEncodeIm2col",
    "cuTensorMapEncodeIm2colWide",
    "cuTensorMapEncodeTiled",
    "cuTensorMapReplaceAddress",
    "cuTensorMapSetAllocationClass",
    "cuTexObjectCreate",
    "cuTexObjectDestroy",
    "cuTexObjectGetResourceDesc",
    "cuTexObjectGetResourceViewDesc",
    "cuTexObjectGetTextureDesc",
    "cuTexRefCreate",
    "cuTexRefDestroy",
    "cuTexRefGetAddress",
    "cuTexRefGetAddressMode",
    "cuTexRefGetAddress_v1",
    "cuTexRefGetAddress_v2",
    "cuTexRefGetArray",
    "cuTexRefGetBorderColor",
    "cuTexRefGetFilterMode",
    "cuTexRefGetFlags",
    "cuTexRefGetFormat",
    "cuTexRefGetMaxAnisotropy",
    "cuTexRefGetMipmapFilterMode",
    "cuTexRefGetMipmapLevelBias",
    "cuTexRefGetMipmapLevelClamp",
    "cuTexRefGetMipmappedArray",
    "cuTexRefSetAddress",
    "cuTexRefSetAddress2D",
    "cuTexRefSetAddress2D_v1",
    "cuTexRefSetAddress2D_v2",
    "cuTexRefSetAddress2D_v3",
    "cuTexRefSetAddressMode",
    "cuTexRefSetAddress_v1",
    "cuTexRefSetAddress_v2",
    "cuTexRefSetArray",
    "cuTexRefSetBorderColor",
    "cuTexRefSetFilterMode",
    "cuTexRefSetFlags",
    "cuTexRefSetFormat",
    "cuTexRefSetMaxAnisotropy",
    "cuTexRefSetMipmapFilterMode",
    "cuTexRefSetMipmapLevelBias",
    "cuTexRefSetMipmapLevelClamp",
    "cuTexRefSetMipmappedArray",
    "cuThreadExchangeStreamCaptureMode",
    "cuUserObjectCreate",
    "cuUserObjectRelease",
    "cuUserObjectRetain",
    "cuVDPAUCtxCreate",
    "cuVDPAUCtxCreate_v1",
    "cuVDPAUCtxCreate_v2",
    "cuVDPAUGetDevice",
    "cuWaitExternalSemaphoresAsync",
    "cuuint32_t",
    "cuuint64_t",
    "sizeof",
]

CUDA_VERSION: Final[int] = 13050
CU_IPC_HANDLE_SIZE: Final[int] = 64
CU_STREAM_LEGACY: Final[int] = 1
CU_STREAM_PER_THREAD: Final[int] = 2
CU_COMPUTE_ACCELERATED_TARGET_BASE: Final[int] = 65536
CU_COMPUTE_FAMILY_TARGET_BASE: Final[int] = 131072
CU_GRAPH_COND_ASSIGN_DEFAULT: Final[int] = 1
CU_GRAPH_KERNEL_NODE_PORT_DEFAULT: Final[int] = 0
CU_GRAPH_KERNEL_NODE_PORT_PROGRAMMATIC: Final[int] = 1
CU_GRAPH_KERNEL_NODE_PORT_LAUNCH_ORDER: Final[int] = 2
CU_MEMHOSTALLOC_PORTABLE: Final[int] = 1
CU_MEMHOSTALLOC_DEVICEMAP: Final[int] = 2
CU_MEMHOSTALLOC_WRITECOMBINED: Final[int] = 4
CU_MEMHOSTREGISTER_PORTABLE: Final[int] = 1
CU_MEMHOSTREGISTER_DEVICEMAP: Final[int] = 2
CU_MEMHOSTREGISTER_IOMEMORY: Final[int] = 4
CU_MEMHOSTREGISTER_READ_ONLY: Final[int] = 8
CU_ARRAY_SPARSE_PROPERTIES_SINGLE_MIPTAIL: Final[int] = 1
CU_TENSOR_MAP_NUM_QWORDS: Final[int] = 16
CUDA_EXTERNAL_MEMORY_DEDICATED: Final[int] = 1
CUDA_EXTERNAL_SEMAPHORE_SIGNAL_SKIP_NVSCIBUF_MEMSYNC: Final[int] = 1
CUDA_EXTERNAL_SEMAPHORE_WAIT_SKIP_NVSCIBUF_MEMSYNC: Final[int] = 2
CUDA_NVSCISYNC_ATTR_SIGNAL: Final[int] = 1
CUDA_NVSCISYNC_ATTR_WAIT: Final[int] = 2
CU_MEM_CREATE_USAGE_TILE_POOL: Final[int] = 1
CU_MEM_CREATE_USAGE_HW_DECOMPRESS: Final[int] = 2
CU_MEM_CREATE_USAGE_GPU_DIRECT_RDMA_OVER_PCIE: Final[int] = 4
CU_MEM_POOL_CREATE_USAGE_HW_DECOMPRESS: Final[int] = 2
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_PRE_LAUNCH_SYNC: Final[int] = 1
CUDA_COOPERATIVE_LAUNCH_MULTI_DEVICE_NO_POST_LAUNCH_SYNC: Final[int] = 2
CUDA_ARRAY3D_LAYERED: Final[int] = 1
CUDA_ARRAY3D_2DARRAY: Final[int] = 1
CUDA_ARRAY3D_SURFACE_LDST: Final[int] = 2
CUDA_ARRAY3D_CUBEMAP: Final[int] = 4
CUDA_ARRAY3D_TEXTURE_GATHER: Final[int] = 8
CUDA_ARRAY3D_DEPTH_TEXTURE: Final[int] = 16
CUDA_ARRAY3D_COLOR_ATTACHMENT: Final[int] = 32
CUDA_ARRAY3D_SPARSE: Final[int] = 64
CUDA_ARRAY3D_DEFERRED_MAPPING: Final[int] = 128
CUDA_ARRAY3D_VIDEO_ENCODE_DECODE: Final[int] = 256
CU_TRSA_OVERRIDE_FORMAT: Final[int] = 1
CU_TRSF_READ_AS_INTEGER: Final[int] = 1
CU_TRSF_NORMALIZED_COORDINATES: Final[int] = 2
CU_TRSF_SRGB: Final[int] = 16
CU_TRSF_DISABLE_TRILINEAR_OPTIMIZATION: Final[int] = 32
CU_TRSF_SEAMLESS_CUBEMAP: Final[int] = 64
CU_LAUNCH_KERNEL_REQUIRED_BLOCK_DIM: Final[int] = 1
CU_LAUNCH_PARAM_END_AS_INT: Final[int] = 0
CU_LAUNCH_PARAM_END: Final[int] = 0
CU_LAUNCH_PARAM_BUFFER_POINTER_AS_INT: Final[int] = 1
CU_LAUNCH_PARAM_BUFFER_POINTER: Final[int] = 1
CU_LAUNCH_PARAM_BUFFER_SIZE_AS_INT: Final[int] = 2
CU_LAUNCH_PARAM_BUFFER_SIZE: Final[int] = 2
CU_PARAM_TR_DEFAULT: Final[int] = -1
CU_DEVICE_CPU: Final[int] = -1
CU_DEVICE_INVALID: Final[int] = -2
CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID_ANY: Final[int] = 4294967295
CU_KERNEL_NODE_ATTRIBUTE_ACCESS_POLICY_WINDOW: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
CU_KERNEL_NODE_ATTRIBUTE_COOPERATIVE: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_COOPERATIVE
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_DIMENSION: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
CU_KERNEL_NODE_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE
CU_KERNEL_NODE_ATTRIBUTE_PRIORITY: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PRIORITY
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
CU_KERNEL_NODE_ATTRIBUTE_MEM_SYNC_DOMAIN: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION
CU_KERNEL_NODE_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE
CU_KERNEL_NODE_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT
CU_STREAM_ATTRIBUTE_ACCESS_POLICY_WINDOW: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW
CU_STREAM_ATTRIBUTE_SYNCHRONIZATION_POLICY: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY
CU_STREAM_ATTRIBUTE_PRIORITY: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PRIORITY
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP
CU_STREAM_ATTRIBUTE_MEM_SYNC_DOMAIN: Final[CUlaunchAttributeID] = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN
MAX_PLANES: Final[int] = 3
CUDA_EGL_INFINITE_TIMEOUT: Final[int] = 4294967295

class VdpStatus(IntEnum):
    """Outcome of a VDPAU call."""

    VDP_STATUS_OK = 0

class CUipcMem_flags(IntEnum):
    """How memory of another process is mapped."""

    CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS = 1

class CUmemAttach_flags(IntEnum):
    """Which streams may use managed memory."""

    CU_MEM_ATTACH_GLOBAL = 1
    CU_MEM_ATTACH_HOST = 2
    CU_MEM_ATTACH_SINGLE = 4

class CUctx_flags(IntEnum):
    """How a context waits for its GPU and what it writes when it fails."""

    CU_CTX_SCHED_AUTO = 0
    CU_CTX_SCHED_SPIN = 1
    CU_CTX_SCHED_YIELD = 2
    CU_CTX_SCHED_BLOCKING_SYNC = 4
    CU_CTX_BLOCKING_SYNC = 4
    CU_CTX_SCHED_MASK = 7
    CU_CTX_MAP_HOST = 8
    CU_CTX_LMEM_RESIZE_TO_MAX = 16
    CU_CTX_COREDUMP_ENABLE = 32
    CU_CTX_USER_COREDUMP_ENABLE = 64
    CU_CTX_SYNC_MEMOPS = 128
    CU_CTX_FLAGS_MASK = 255

class CUevent_sched_flags(IntEnum):
    """How a thread waits for an event; no function takes it.

    Since CUDA 11.8.
    """

    CU_EVENT_SCHED_AUTO = 0
    CU_EVENT_SCHED_SPIN = 1
    CU_EVENT_SCHED_YIELD = 2
    CU_EVENT_SCHED_BLOCKING_SYNC = 4

class cl_event_flags(IntEnum):
    """How a thread waits for an event of NVIDIA's OpenCL; no function takes it.

    Since CUDA 11.8.
    """

    NVCL_EVENT_SCHED_AUTO = 0
    NVCL_EVENT_SCHED_SPIN = 1
    NVCL_EVENT_SCHED_YIELD = 2
    NVCL_EVENT_SCHED_BLOCKING_SYNC = 4

class cl_context_flags(IntEnum):
    """How a context of NVIDIA's OpenCL waits for its GPU; no function takes it.

    Since CUDA 11.8.
    """

    NVCL_CTX_SCHED_AUTO = 0
    NVCL_CTX_SCHED_SPIN = 1
    NVCL_CTX_SCHED_YIELD = 2
    NVCL_CTX_SCHED_BLOCKING_SYNC = 4

class CUhostTaskSyncMode(IntEnum):
    """How the device waits for a host function.

    Since CUDA 13.2.
    """

    CU_HOST_TASK_BLOCKING = 0
    CU_HOST_TASK_SPINWAIT = 1

class CUstream_flags(IntEnum):
    """How a stream is created."""

    CU_STREAM_DEFAULT = 0
    CU_STREAM_NON_BLOCKING = 1

class CUevent_flags(IntEnum):
    """How an event is created."""

    CU_EVENT_DEFAULT = 0
    CU_EVENT_BLOCKING_SYNC = 1
    CU_EVENT_DISABLE_TIMING = 2
    CU_EVENT_INTERPROCESS = 4

class CUevent_record_flags(IntEnum):
    """How an event is recorded."""

    CU_EVENT_RECORD_DEFAULT = 0
    CU_EVENT_RECORD_EXTERNAL = 1

class CUevent_wait_flags(IntEnum):
    """How a stream waits for an event."""

    CU_EVENT_WAIT_DEFAULT = 0
    CU_EVENT_WAIT_EXTERNAL = 1

class CUatomicOperation(IntEnum):
    """An atomic operation across a link.

    Since CUDA 13.0.
    """

    CU_ATOMIC_OPERATION_INTEGER_ADD = 0
    CU_ATOMIC_OPERATION_INTEGER_MIN = 1
    CU_ATOMIC_OPERATION_INTEGER_MAX = 2
    CU_ATOMIC_OPERATION_INTEGER_INCREMENT = 3
    CU_ATOMIC_OPERATION_INTEGER_DECREMENT = 4
    CU_ATOMIC_OPERATION_AND = 5
    CU_ATOMIC_OPERATION_OR = 6
    CU_ATOMIC_OPERATION_XOR = 7
    CU_ATOMIC_OPERATION_EXCHANGE = 8
    CU_ATOMIC_OPERATION_CAS = 9
    CU_ATOMIC_OPERATION_FLOAT_ADD = 10
    CU_ATOMIC_OPERATION_FLOAT_MIN = 11
    CU_ATOMIC_OPERATION_FLOAT_MAX = 12
    CU_ATOMIC_OPERATION_MAX = 13

class CUatomicOperationCapability(IntEnum):
    """How a link supports an atomic operation.

    Since CUDA 13.0.
    """

    CU_ATOMIC_CAPABILITY_SIGNED = 1
    CU_ATOMIC_CAPABILITY_UNSIGNED = 2
    CU_ATOMIC_CAPABILITY_REDUCTION = 4
    CU_ATOMIC_CAPABILITY_SCALAR_32 = 8
    CU_ATOMIC_CAPABILITY_SCALAR_64 = 16
    CU_ATOMIC_CAPABILITY_SCALAR_128 = 32
    CU_ATOMIC_CAPABILITY_VECTOR_32x4 = 64

class CUstreamWaitValue_flags(IntEnum):
    """The condition that a stream waits for, and whether remote writes are flushed."""

    CU_STREAM_WAIT_VALUE_GEQ = 0
    CU_STREAM_WAIT_VALUE_EQ = 1
    CU_STREAM_WAIT_VALUE_AND = 2
    CU_STREAM_WAIT_VALUE_NOR = 3
    CU_STREAM_WAIT_VALUE_FLUSH = 1073741824

class CUstreamWriteValue_flags(IntEnum):
    """How a stream writes a value to memory."""

    CU_STREAM_WRITE_VALUE_DEFAULT = 0
    CU_STREAM_WRITE_VALUE_NO_MEMORY_BARRIER = 1

class CUstreamBatchMemOpType(IntEnum):
    """The kind of one operation on device memory."""

    CU_STREAM_MEM_OP_WAIT_VALUE_32 = 1
    CU_STREAM_MEM_OP_WRITE_VALUE_32 = 2
    CU_STREAM_MEM_OP_WAIT_VALUE_64 = 4
    CU_STREAM_MEM_OP_WRITE_VALUE_64 = 5
    CU_STREAM_MEM_OP_BARRIER = 6
    CU_STREAM_MEM_OP_ATOMIC_REDUCTION = 8
    CU_STREAM_MEM_OP_FLUSH_REMOTE_WRITES = 3

class CUstreamMemoryBarrier_flags(IntEnum):
    """The reach of a memory barrier."""

    CU_STREAM_MEMORY_BARRIER_TYPE_SYS = 0
    CU_STREAM_MEMORY_BARRIER_TYPE_GPU = 1

class CUstreamAtomicReductionOpType(IntEnum):
    """The operation of an atomic reduction.

    Since CUDA 13.1.
    """

    CU_STREAM_ATOMIC_REDUCTION_OP_OR = 6
    CU_STREAM_ATOMIC_REDUCTION_OP_AND = 5
    CU_STREAM_ATOMIC_REDUCTION_OP_ADD = 0

class CUstreamAtomicReductionDataType(IntEnum):
    """The data type of an atomic reduction.

    Since CUDA 13.1.
    """

    CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_32 = 14
    CU_STREAM_ATOMIC_REDUCTION_UNSIGNED_64 = 22

class CUoccupancy_flags(IntEnum):
    """How caching affects the calculation of occupancy."""

    CU_OCCUPANCY_DEFAULT = 0
    CU_OCCUPANCY_DISABLE_CACHING_OVERRIDE = 1

class CUstreamUpdateCaptureDependencies_flags(IntEnum):
    """Whether capture dependencies are added or replaced."""

    CU_STREAM_ADD_CAPTURE_DEPENDENCIES = 0
    CU_STREAM_SET_CAPTURE_DEPENDENCIES = 1

class CUasyncNotificationType(IntEnum):
    """What a notification about a device is about.

    Since CUDA 12.4.
    """

    CU_ASYNC_NOTIFICATION_TYPE_OVER_BUDGET = 1

class CUarray_format(IntEnum):
    """The format of an array's elements."""

    CU_AD_FORMAT_UNSIGNED_INT8 = 1
    CU_AD_FORMAT_UNSIGNED_INT16 = 2
    CU_AD_FORMAT_UNSIGNED_INT32 = 3
    CU_AD_FORMAT_SIGNED_INT8 = 8
    CU_AD_FORMAT_SIGNED_INT16 = 9
    CU_AD_FORMAT_SIGNED_INT32 = 10
    CU_AD_FORMAT_HALF = 16
    CU_AD_FORMAT_FLOAT = 32
    CU_AD_FORMAT_NV12 = 176
    CU_AD_FORMAT_UNORM_INT8X1 = 192
    CU_AD_FORMAT_UNORM_INT8X2 = 193
    CU_AD_FORMAT_UNORM_INT8X4 = 194
    CU_AD_FORMAT_UNORM_INT16X1 = 195
    CU_AD_FORMAT_UNORM_INT16X2 = 196
    CU_AD_FORMAT_UNORM_INT16X4 = 197
    CU_AD_FORMAT_SNORM_INT8X1 = 198
    CU_AD_FORMAT_SNORM_INT8X2 = 199
    CU_AD_FORMAT_SNORM_INT8X4 = 200
    CU_AD_FORMAT_SNORM_INT16X1 = 201
    CU_AD_FORMAT_SNORM_INT16X2 = 202
    CU_AD_FORMAT_SNORM_INT16X4 = 203
    CU_AD_FORMAT_BC1_UNORM = 145
    CU_AD_FORMAT_BC1_UNORM_SRGB = 146
    CU_AD_FORMAT_BC2_UNORM = 147
    CU_AD_FORMAT_BC2_UNORM_SRGB = 148
    CU_AD_FORMAT_BC3_UNORM = 149
    CU_AD_FORMAT_BC3_UNORM_SRGB = 150
    CU_AD_FORMAT_BC4_UNORM = 151
    CU_AD_FORMAT_BC4_SNORM = 152
    CU_AD_FORMAT_BC5_UNORM = 153
    CU_AD_FORMAT_BC5_SNORM = 154
    CU_AD_FORMAT_BC6H_UF16 = 155
    CU_AD_FORMAT_BC6H_SF16 = 156
    CU_AD_FORMAT_BC7_UNORM = 157
    CU_AD_FORMAT_BC7_UNORM_SRGB = 158
    CU_AD_FORMAT_P010 = 159
    CU_AD_FORMAT_P016 = 161
    CU_AD_FORMAT_NV16 = 162
    CU_AD_FORMAT_P210 = 163
    CU_AD_FORMAT_P216 = 164
    CU_AD_FORMAT_YUY2 = 165
    CU_AD_FORMAT_Y210 = 166
    CU_AD_FORMAT_Y216 = 167
    CU_AD_FORMAT_AYUV = 168
    CU_AD_FORMAT_Y410 = 169
    CU_AD_FORMAT_Y416 = 177
    CU_AD_FORMAT_Y444_PLANAR8 = 178
    CU_AD_FORMAT_Y444_PLANAR10 = 179
    CU_AD_FORMAT_YUV444_8bit_SemiPlanar = 180
    CU_AD_FORMAT_YUV444_16bit_SemiPlanar = 181
    CU_AD_FORMAT_UNORM_INT_101010_2 = 80
    CU_AD_FORMAT_UINT8_PACKED_422 = 81
    CU_AD_FORMAT_UINT8_PACKED_444 = 82
    CU_AD_FORMAT_UINT8_SEMIPLANAR_420 = 83
    CU_AD_FORMAT_UINT16_SEMIPLANAR_420 = 84
    CU_AD_FORMAT_UINT8_SEMIPLANAR_422 = 85
    CU_AD_FORMAT_UINT16_SEMIPLANAR_422 = 86
    CU_AD_FORMAT_UINT8_SEMIPLANAR_444 = 87
    CU_AD_FORMAT_UINT16_SEMIPLANAR_444 = 88
    CU_AD_FORMAT_UINT8_PLANAR_420 = 89
    CU_AD_FORMAT_UINT16_PLANAR_420 = 90
    CU_AD_FORMAT_UINT8_PLANAR_422 = 91
    CU_AD_FORMAT_UINT16_PLANAR_422 = 92
    CU_AD_FORMAT_UINT8_PLANAR_444 = 93
    CU_AD_FORMAT_UINT16_PLANAR_444 = 94
    CU_AD_FORMAT_MAX = 2147483647

class CUaddress_mode(IntEnum):
    """What a texture gives for coordinates outside of it."""

    CU_TR_ADDRESS_MODE_WRAP = 0
    CU_TR_ADDRESS_MODE_CLAMP = 1
    CU_TR_ADDRESS_MODE_MIRROR = 2
    CU_TR_ADDRESS_MODE_BORDER = 3

class CUfilter_mode(IntEnum):
    """Whether a texture gives the nearest element or interpolates."""

    CU_TR_FILTER_MODE_POINT = 0
    CU_TR_FILTER_MODE_LINEAR = 1

class CUdevice_attribute(IntEnum):
    """What can be asked about a device."""

    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 1
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X = 2
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y = 3
    CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z = 4
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X = 5
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y = 6
    CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z = 7
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK = 8
    CU_DEVICE_ATTRIBUTE_SHARED_MEMORY_PER_BLOCK = 8
    CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY = 9
    CU_DEVICE_ATTRIBUTE_WARP_SIZE = 10
    CU_DEVICE_ATTRIBUTE_MAX_PITCH = 11
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK = 12
    CU_DEVICE_ATTRIBUTE_REGISTERS_PER_BLOCK = 12
    CU_DEVICE_ATTRIBUTE_CLOCK_RATE = 13
    CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT = 14
    CU_DEVICE_ATTRIBUTE_GPU_OVERLAP = 15
    CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16
    CU_DEVICE_ATTRIBUTE_KERNEL_EXEC_TIMEOUT = 17
    CU_DEVICE_ATTRIBUTE_INTEGRATED = 18
    CU_DEVICE_ATTRIBUTE_CAN_MAP_HOST_MEMORY = 19
    CU_DEVICE_ATTRIBUTE_COMPUTE_MODE = 20
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_WIDTH = 21
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_WIDTH = 22
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_HEIGHT = 23
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH = 24
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT = 25
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH = 26
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_WIDTH = 27
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_HEIGHT = 28
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LAYERED_LAYERS = 29
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_WIDTH = 27
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_HEIGHT = 28
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_ARRAY_NUMSLICES = 29
    CU_DEVICE_ATTRIBUTE_SURFACE_ALIGNMENT = 30
    CU_DEVICE_ATTRIBUTE_CONCURRENT_KERNELS = 31
    CU_DEVICE_ATTRIBUTE_ECC_ENABLED = 32
    CU_DEVICE_ATTRIBUTE_PCI_BUS_ID = 33
    CU_DEVICE_ATTRIBUTE_PCI_DEVICE_ID = 34
    CU_DEVICE_ATTRIBUTE_TCC_DRIVER = 35
    CU_DEVICE_ATTRIBUTE_MEMORY_CLOCK_RATE = 36
    CU_DEVICE_ATTRIBUTE_GLOBAL_MEMORY_BUS_WIDTH = 37
    CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE = 38
    CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_MULTIPROCESSOR = 39
    CU_DEVICE_ATTRIBUTE_ASYNC_ENGINE_COUNT = 40
    CU_DEVICE_ATTRIBUTE_UNIFIED_ADDRESSING = 41
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_WIDTH = 42
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LAYERED_LAYERS = 43
    CU_DEVICE_ATTRIBUTE_CAN_TEX2D_GATHER = 44
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_WIDTH = 45
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_GATHER_HEIGHT = 46
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_WIDTH_ALTERNATE = 47
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_HEIGHT_ALTERNATE = 48
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH_ALTERNATE = 49
    CU_DEVICE_ATTRIBUTE_PCI_DOMAIN_ID = 50
    CU_DEVICE_ATTRIBUTE_TEXTURE_PITCH_ALIGNMENT = 51
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_WIDTH = 52
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_WIDTH = 53
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURECUBEMAP_LAYERED_LAYERS = 54
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_WIDTH = 55
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_WIDTH = 56
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_HEIGHT = 57
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_WIDTH = 58
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_HEIGHT = 59
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE3D_DEPTH = 60
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_WIDTH = 61
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE1D_LAYERED_LAYERS = 62
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_WIDTH = 63
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_HEIGHT = 64
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACE2D_LAYERED_LAYERS = 65
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_WIDTH = 66
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_WIDTH = 67
    CU_DEVICE_ATTRIBUTE_MAXIMUM_SURFACECUBEMAP_LAYERED_LAYERS = 68
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_LINEAR_WIDTH = 69
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_WIDTH = 70
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_HEIGHT = 71
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_LINEAR_PITCH = 72
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_WIDTH = 73
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE2D_MIPMAPPED_HEIGHT = 74
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75
    CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76
    CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE1D_MIPMAPPED_WIDTH = 77
    CU_DEVICE_ATTRIBUTE_STREAM_PRIORITIES_SUPPORTED = 78
    CU_DEVICE_ATTRIBUTE_GLOBAL_L1_CACHE_SUPPORTED = 79
    CU_DEVICE_ATTRIBUTE_LOCAL_L1_CACHE_SUPPORTED = 80
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_MULTIPROCESSOR = 81
    CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_MULTIPROCESSOR = 82
    CU_DEVICE_ATTRIBUTE_MANAGED_MEMORY = 83
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD = 84
    CU_DEVICE_ATTRIBUTE_MULTI_GPU_BOARD_GROUP_ID = 85
    CU_DEVICE_ATTRIBUTE_HOST_NATIVE_ATOMIC_SUPPORTED = 86
    CU_DEVICE_ATTRIBUTE_SINGLE_TO_DOUBLE_PRECISION_PERF_RATIO = 87
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS = 88
    CU_DEVICE_ATTRIBUTE_CONCURRENT_MANAGED_ACCESS = 89
    CU_DEVICE_ATTRIBUTE_COMPUTE_PREEMPTION_SUPPORTED = 90
    CU_DEVICE_ATTRIBUTE_CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM = 91
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_MEM_OPS_V1 = 92
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS_V1 = 93
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR_V1 = 94
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH = 95
    CU_DEVICE_ATTRIBUTE_COOPERATIVE_MULTI_DEVICE_LAUNCH = 96
    CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 97
    CU_DEVICE_ATTRIBUTE_CAN_FLUSH_REMOTE_WRITES = 98
    CU_DEVICE_ATTRIBUTE_HOST_REGISTER_SUPPORTED = 99
    CU_DEVICE_ATTRIBUTE_PAGEABLE_MEMORY_ACCESS_USES_HOST_PAGE_TABLES = 100
    CU_DEVICE_ATTRIBUTE_DIRECT_MANAGED_MEM_ACCESS_FROM_HOST = 101
    CU_DEVICE_ATTRIBUTE_VIRTUAL_ADDRESS_MANAGEMENT_SUPPORTED = 102
    CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 102
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED = 103
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_HANDLE_SUPPORTED = 104
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_WIN32_KMT_HANDLE_SUPPORTED = 105
    CU_DEVICE_ATTRIBUTE_MAX_BLOCKS_PER_MULTIPROCESSOR = 106
    CU_DEVICE_ATTRIBUTE_GENERIC_COMPRESSION_SUPPORTED = 107
    CU_DEVICE_ATTRIBUTE_MAX_PERSISTING_L2_CACHE_SIZE = 108
    CU_DEVICE_ATTRIBUTE_MAX_ACCESS_POLICY_WINDOW_SIZE = 109
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_CUDA_VMM_SUPPORTED = 110
    CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK = 111
    CU_DEVICE_ATTRIBUTE_SPARSE_CUDA_ARRAY_SUPPORTED = 112
    CU_DEVICE_ATTRIBUTE_READ_ONLY_HOST_REGISTER_SUPPORTED = 113
    CU_DEVICE_ATTRIBUTE_TIMELINE_SEMAPHORE_INTEROP_SUPPORTED = 114
    CU_DEVICE_ATTRIBUTE_MEMORY_POOLS_SUPPORTED = 115
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_SUPPORTED = 116
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS = 117
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WRITES_ORDERING = 118
    CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES = 119
    CU_DEVICE_ATTRIBUTE_CLUSTER_LAUNCH = 120
    CU_DEVICE_ATTRIBUTE_DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED = 121
    CU_DEVICE_ATTRIBUTE_CAN_USE_64_BIT_STREAM_MEM_OPS = 122
    CU_DEVICE_ATTRIBUTE_CAN_USE_STREAM_WAIT_VALUE_NOR = 123
    CU_DEVICE_ATTRIBUTE_DMA_BUF_SUPPORTED = 124
    CU_DEVICE_ATTRIBUTE_IPC_EVENT_SUPPORTED = 125
    CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT = 126
    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED = 127
    CU_DEVICE_ATTRIBUTE_HANDLE_TYPE_FABRIC_SUPPORTED = 128
    CU_DEVICE_ATTRIBUTE_UNIFIED_FUNCTION_POINTERS = 129
    CU_DEVICE_ATTRIBUTE_NUMA_CONFIG = 130
    CU_DEVICE_ATTRIBUTE_NUMA_ID = 131
    CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED = 132
    CU_DEVICE_ATTRIBUTE_MPS_ENABLED = 133
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID = 134
    CU_DEVICE_ATTRIBUTE_D3D12_CIG_SUPPORTED = 135
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_ALGORITHM_MASK = 136
    CU_DEVICE_ATTRIBUTE_MEM_DECOMPRESS_MAXIMUM_LENGTH = 137
    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_SUPPORTED = 138
    CU_DEVICE_ATTRIBUTE_GPU_PCI_DEVICE_ID = 139
    CU_DEVICE_ATTRIBUTE_GPU_PCI_SUBSYSTEM_ID = 140
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 141
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MEMORY_POOLS_SUPPORTED = 142
    CU_DEVICE_ATTRIBUTE_HOST_NUMA_MULTINODE_IPC_SUPPORTED = 143
    CU_DEVICE_ATTRIBUTE_HOST_MEMORY_POOLS_SUPPORTED = 144
    CU_DEVICE_ATTRIBUTE_HOST_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED = 145
    CU_DEVICE_ATTRIBUTE_HOST_ALLOC_DMA_BUF_SUPPORTED = 146
    CU_DEVICE_ATTRIBUTE_ONLY_PARTIAL_HOST_NATIVE_ATOMIC_SUPPORTED = 147
    CU_DEVICE_ATTRIBUTE_ATOMIC_REDUCTION_SUPPORTED = 148
    CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_COUNT = 149
    CU_DEVICE_ATTRIBUTE_MAX_OVERSIZED_SHARED_MEMORY_PER_BLOCK = 150
    CU_DEVICE_ATTRIBUTE_D3D12_CIG_STREAMS_SUPPORTED = 151
    CU_DEVICE_ATTRIBUTE_DMA_BUF_MMAP_SUPPORTED = 152
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_SUPPORTED = 153
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_MULTICAST_SUPPORTED = 154
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_COUNTED_OPS_SUPPORTED = 155
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_UNICAST_ACCESS_ON_OWNER_DEVICE_SUPPORTED = 156
    CU_DEVICE_ATTRIBUTE_LOCALITY_DOMAIN_MULTIPROCESSOR_COUNT = 157
    CU_DEVICE_ATTRIBUTE_LOGICAL_ENDPOINT_SUPPORTED_HANDLE_TYPES = 158
    CU_DEVICE_ATTRIBUTE_VULKAN_CIG_STREAMS_SUPPORTED = 159
    CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE = 160
    CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_WITH_LOCALIZED_MEMORY_SUPPORTED = 161
    CU_DEVICE_ATTRIBUTE_MAX = 162

class CUpointer_attribute(IntEnum):
    """An attribute of the memory at an address."""

    CU_POINTER_ATTRIBUTE_CONTEXT = 1
    CU_POINTER_ATTRIBUTE_MEMORY_TYPE = 2
    CU_POINTER_ATTRIBUTE_DEVICE_POINTER = 3
    CU_POINTER_ATTRIBUTE_HOST_POINTER = 4
    CU_POINTER_ATTRIBUTE_P2P_TOKENS = 5
    CU_POINTER_ATTRIBUTE_SYNC_MEMOPS = 6
    CU_POINTER_ATTRIBUTE_BUFFER_ID = 7
    CU_POINTER_ATTRIBUTE_IS_MANAGED = 8
    CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL = 9
    CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE = 10
    CU_POINTER_ATTRIBUTE_RANGE_START_ADDR = 11
    CU_POINTER_ATTRIBUTE_RANGE_SIZE = 12
    CU_POINTER_ATTRIBUTE_MAPPED = 13
    CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES = 14
    CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE = 15
    CU_POINTER_ATTRIBUTE_ACCESS_FLAGS = 16
    CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE = 17
    CU_POINTER_ATTRIBUTE_MAPPING_SIZE = 18
    CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR = 19
    CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID = 20
    CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE = 21
    CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL = 22

class CUfunction_attribute(IntEnum):
    """An attribute of a kernel; some can be set."""

    CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK = 0
    CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES = 1
    CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES = 2
    CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES = 3
    CU_FUNC_ATTRIBUTE_NUM_REGS = 4
    CU_FUNC_ATTRIBUTE_PTX_VERSION = 5
    CU_FUNC_ATTRIBUTE_BINARY_VERSION = 6
    CU_FUNC_ATTRIBUTE_CACHE_MODE_CA = 7
    CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8
    CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 9
    CU_FUNC_ATTRIBUTE_CLUSTER_SIZE_MUST_BE_SET = 10
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_WIDTH = 11
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_HEIGHT = 12
    CU_FUNC_ATTRIBUTE_REQUIRED_CLUSTER_DEPTH = 13
    CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED = 14
    CU_FUNC_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 15
    CU_FUNC_ATTRIBUTE_DEVICE_NODE_UPDATE_SUPPORTED = 16
    CU_FUNC_ATTRIBUTE_SHARED_MEMORY_MODE = 17
    CU_FUNC_ATTRIBUTE_MAX = 18

class CUfunc_cache(IntEnum):
    """How L1 cache and shared memory are divided."""

    CU_FUNC_CACHE_PREFER_NONE = 0
    CU_FUNC_CACHE_PREFER_SHARED = 1
    CU_FUNC_CACHE_PREFER_L1 = 2
    CU_FUNC_CACHE_PREFER_EQUAL = 3

class CUsharedconfig(IntEnum):
    """The width of shared memory banks."""

    CU_SHARED_MEM_CONFIG_DEFAULT_BANK_SIZE = 0
    CU_SHARED_MEM_CONFIG_FOUR_BYTE_BANK_SIZE = 1
    CU_SHARED_MEM_CONFIG_EIGHT_BYTE_BANK_SIZE = 2

class CUshared_carveout(IntEnum):
    """How memory is divided between shared memory and L1 cache: a share in percent, or no preference."""

    CU_SHAREDMEM_CARVEOUT_DEFAULT = -1
    CU_SHAREDMEM_CARVEOUT_MAX_SHARED = 100
    CU_SHAREDMEM_CARVEOUT_MAX_L1 = 0

class CUmemorytype(IntEnum):
    """What kind of memory one side of a copy is."""

    CU_MEMORYTYPE_HOST = 1
    CU_MEMORYTYPE_DEVICE = 2
    CU_MEMORYTYPE_ARRAY = 3
    CU_MEMORYTYPE_UNIFIED = 4

class CUcomputemode(IntEnum):
    """Which processes may have contexts on a device."""

    CU_COMPUTEMODE_DEFAULT = 0
    CU_COMPUTEMODE_PROHIBITED = 2
    CU_COMPUTEMODE_EXCLUSIVE_PROCESS = 3

class CUmem_advise(IntEnum):
    """An advice about the use of managed memory."""

    CU_MEM_ADVISE_SET_READ_MOSTLY = 1
    CU_MEM_ADVISE_UNSET_READ_MOSTLY = 2
    CU_MEM_ADVISE_SET_PREFERRED_LOCATION = 3
    CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION = 4
    CU_MEM_ADVISE_SET_ACCESSED_BY = 5
    CU_MEM_ADVISE_UNSET_ACCESSED_BY = 6

class CUmem_range_attribute(IntEnum):
    """An attribute of a range of managed memory."""

    CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY = 1
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION = 2
    CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY = 3
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION = 4
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE = 5
    CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID = 6
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE = 7
    CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID = 8

class CUjit_option(IntEnum):
    """An option of the compiler and linker for device code."""

    CU_JIT_MAX_REGISTERS = 0
    CU_JIT_THREADS_PER_BLOCK = 1
    CU_JIT_WALL_TIME = 2
    CU_JIT_INFO_LOG_BUFFER = 3
    CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES = 4
    CU_JIT_ERROR_LOG_BUFFER = 5
    CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6
    CU_JIT_OPTIMIZATION_LEVEL = 7
    CU_JIT_TARGET_FROM_CUCONTEXT = 8
    CU_JIT_TARGET = 9
    CU_JIT_FALLBACK_STRATEGY = 10
    CU_JIT_GENERATE_DEBUG_INFO = 11
    CU_JIT_LOG_VERBOSE = 12
    CU_JIT_GENERATE_LINE_INFO = 13
    CU_JIT_CACHE_MODE = 14
    CU_JIT_NEW_SM3X_OPT = 15
    CU_JIT_FAST_COMPILE = 16
    CU_JIT_GLOBAL_SYMBOL_NAMES = 17
    CU_JIT_GLOBAL_SYMBOL_ADDRESSES = 18
    CU_JIT_GLOBAL_SYMBOL_COUNT = 19
    CU_JIT_LTO = 20
    CU_JIT_FTZ = 21
    CU_JIT_PREC_DIV = 22
    CU_JIT_PREC_SQRT = 23
    CU_JIT_FMA = 24
    CU_JIT_REFERENCED_KERNEL_NAMES = 25
    CU_JIT_REFERENCED_KERNEL_COUNT = 26
    CU_JIT_REFERENCED_VARIABLE_NAMES = 27
    CU_JIT_REFERENCED_VARIABLE_COUNT = 28
    CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES = 29
    CU_JIT_POSITION_INDEPENDENT_CODE = 30
    CU_JIT_MIN_CTA_PER_SM = 31
    CU_JIT_MAX_THREADS_PER_BLOCK = 32
    CU_JIT_OVERRIDE_DIRECTIVE_VALUES = 33
    CU_JIT_SPLIT_COMPILE = 34
    CU_JIT_BINARY_LOADER_THREAD_COUNT = 35
    CU_JIT_NUM_OPTIONS = 36

class CUjit_target(IntEnum):
    """A GPU architecture to compile for."""

    CU_TARGET_COMPUTE_30 = 30
    CU_TARGET_COMPUTE_32 = 32
    CU_TARGET_COMPUTE_35 = 35
    CU_TARGET_COMPUTE_37 = 37
    CU_TARGET_COMPUTE_50 = 50
    CU_TARGET_COMPUTE_52 = 52
    CU_TARGET_COMPUTE_53 = 53
    CU_TARGET_COMPUTE_60 = 60
    CU_TARGET_COMPUTE_61 = 61
    CU_TARGET_COMPUTE_62 = 62
    CU_TARGET_COMPUTE_70 = 70
    CU_TARGET_COMPUTE_72 = 72
    CU_TARGET_COMPUTE_75 = 75
    CU_TARGET_COMPUTE_80 = 80
    CU_TARGET_COMPUTE_86 = 86
    CU_TARGET_COMPUTE_87 = 87
    CU_TARGET_COMPUTE_89 = 89
    CU_TARGET_COMPUTE_90 = 90
    CU_TARGET_COMPUTE_100 = 100
    CU_TARGET_COMPUTE_110 = 110
    CU_TARGET_COMPUTE_103 = 103
    CU_TARGET_COMPUTE_107 = 107
    CU_TARGET_COMPUTE_120 = 120
    CU_TARGET_COMPUTE_121 = 121
    CU_TARGET_COMPUTE_90A = 65626
    CU_TARGET_COMPUTE_100A = 65636
    CU_TARGET_COMPUTE_110A = 65646
    CU_TARGET_COMPUTE_103A = 65639
    CU_TARGET_COMPUTE_107A = 65643
    CU_TARGET_COMPUTE_120A = 65656
    CU_TARGET_COMPUTE_121A = 65657
    CU_TARGET_COMPUTE_100F = 131172
    CU_TARGET_COMPUTE_110F = 131182
    CU_TARGET_COMPUTE_103F = 131175
    CU_TARGET_COMPUTE_107F = 131179
    CU_TARGET_COMPUTE_120F = 131192
    CU_TARGET_COMPUTE_121F = 131193

class CUjit_fallback(IntEnum):
    """What is loaded when no cubin fits the device."""

    CU_PREFER_PTX = 0
    CU_PREFER_BINARY = 1

class CUjit_cacheMode(IntEnum):
    """Which global loads the L1 cache keeps."""

    CU_JIT_CACHE_OPTION_NONE = 0
    CU_JIT_CACHE_OPTION_CG = 1
    CU_JIT_CACHE_OPTION_CA = 2

class CUjitInputType(IntEnum):
    """A form of device code."""

    CU_JIT_INPUT_CUBIN = 0
    CU_JIT_INPUT_PTX = 1
    CU_JIT_INPUT_FATBINARY = 2
    CU_JIT_INPUT_OBJECT = 3
    CU_JIT_INPUT_LIBRARY = 4
    CU_JIT_INPUT_NVVM = 5
    CU_JIT_NUM_INPUT_TYPES = 6

class CUgraphicsRegisterFlags(IntEnum):
    """How CUDA is going to use a resource that is registered."""

    CU_GRAPHICS_REGISTER_FLAGS_NONE = 0
    CU_GRAPHICS_REGISTER_FLAGS_READ_ONLY = 1
    CU_GRAPHICS_REGISTER_FLAGS_WRITE_DISCARD = 2
    CU_GRAPHICS_REGISTER_FLAGS_SURFACE_LDST = 4
    CU_GRAPHICS_REGISTER_FLAGS_TEXTURE_GATHER = 8

class CUgraphicsMapResourceFlags(IntEnum):
    """How kernels are going to use a resource that is mapped."""

    CU_GRAPHICS_MAP_RESOURCE_FLAGS_NONE = 0
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_READ_ONLY = 1
    CU_GRAPHICS_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2

class CUarray_cubemap_face(IntEnum):
    """A face of a cube map."""

    CU_CUBEMAP_FACE_POSITIVE_X = 0
    CU_CUBEMAP_FACE_NEGATIVE_X = 1
    CU_CUBEMAP_FACE_POSITIVE_Y = 2
    CU_CUBEMAP_FACE_NEGATIVE_Y = 3
    CU_CUBEMAP_FACE_POSITIVE_Z = 4
    CU_CUBEMAP_FACE_NEGATIVE_Z = 5

class CUlimit(IntEnum):
    """A limit of a context."""

    CU_LIMIT_STACK_SIZE = 0
    CU_LIMIT_PRINTF_FIFO_SIZE = 1
    CU_LIMIT_MALLOC_HEAP_SIZE = 2
    CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH = 3
    CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT = 4
    CU_LIMIT_MAX_L2_FETCH_GRANULARITY = 5
    CU_LIMIT_PERSISTING_L2_CACHE_SIZE = 6
    CU_LIMIT_SHMEM_SIZE = 7
    CU_LIMIT_CIG_ENABLED = 8
    CU_LIMIT_CIG_SHMEM_FALLBACK_ENABLED = 9
    CU_LIMIT_PER_BLOCK_MEMORY_SIZE = 10
    CU_LIMIT_MAX = 11

class CUresourcetype(IntEnum):
    """What a texture or surface object reads."""

    CU_RESOURCE_TYPE_ARRAY = 0
    CU_RESOURCE_TYPE_MIPMAPPED_ARRAY = 1
    CU_RESOURCE_TYPE_LINEAR = 2
    CU_RESOURCE_TYPE_PITCH2D = 3

class CUaccessProperty(IntEnum):
    """How long an access should stay in the L2 cache."""

    CU_ACCESS_PROPERTY_NORMAL = 0
    CU_ACCESS_PROPERTY_STREAMING = 1
    CU_ACCESS_PROPERTY_PERSISTING = 2

class CUgraphConditionalNodeType(IntEnum):
    """Whether a conditional node branches or loops.

    Since CUDA 12.3.
    """

    CU_GRAPH_COND_TYPE_IF = 0
    CU_GRAPH_COND_TYPE_WHILE = 1
    CU_GRAPH_COND_TYPE_SWITCH = 2

class CUgraphNodeType(IntEnum):
    """What kind of work a node does."""

    CU_GRAPH_NODE_TYPE_KERNEL = 0
    CU_GRAPH_NODE_TYPE_MEMCPY = 1
    CU_GRAPH_NODE_TYPE_MEMSET = 2
    CU_GRAPH_NODE_TYPE_HOST = 3
    CU_GRAPH_NODE_TYPE_GRAPH = 4
    CU_GRAPH_NODE_TYPE_EMPTY = 5
    CU_GRAPH_NODE_TYPE_WAIT_EVENT = 6
    CU_GRAPH_NODE_TYPE_EVENT_RECORD = 7
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_SIGNAL = 8
    CU_GRAPH_NODE_TYPE_EXT_SEMAS_WAIT = 9
    CU_GRAPH_NODE_TYPE_MEM_ALLOC = 10
    CU_GRAPH_NODE_TYPE_MEM_FREE = 11
    CU_GRAPH_NODE_TYPE_BATCH_MEM_OP = 12
    CU_GRAPH_NODE_TYPE_CONDITIONAL = 13
    CU_GRAPH_NODE_TYPE_MEMCPY_BATCH = 14
    CU_GRAPH_NODE_TYPE_RESERVED_16 = 16
    CU_GRAPH_NODE_TYPE_EXTERNAL_ENGINE = 17
    CU_GRAPH_NODE_TYPE_FABRIC_CPY_BATCH = 18

class CUgraphDependencyType(IntEnum):
    """The kind of an edge.

    Since CUDA 12.3.
    """

    CU_GRAPH_DEPENDENCY_TYPE_DEFAULT = 0
    CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC = 1

class CUgraphInstantiateResult(IntEnum):
    """Why an executable graph could not be made.

    Since CUDA 12.0.
    """

    CUDA_GRAPH_INSTANTIATE_SUCCESS = 0
    CUDA_GRAPH_INSTANTIATE_ERROR = 1
    CUDA_GRAPH_INSTANTIATE_INVALID_STRUCTURE = 2
    CUDA_GRAPH_INSTANTIATE_NODE_OPERATION_NOT_SUPPORTED = 3
    CUDA_GRAPH_INSTANTIATE_MULTIPLE_CTXS_NOT_SUPPORTED = 4
    CUDA_GRAPH_INSTANTIATE_CONDITIONAL_HANDLE_UNUSED = 5

class CUsynchronizationPolicy(IntEnum):
    """How the host waits for a stream."""

    CU_SYNC_POLICY_AUTO = 1
    CU_SYNC_POLICY_SPIN = 2
    CU_SYNC_POLICY_YIELD = 3
    CU_SYNC_POLICY_BLOCKING_SYNC = 4

class CUclusterSchedulingPolicy(IntEnum):
    """How blocks of a cluster are spread over the multiprocessors.

    Since CUDA 11.8.
    """

    CU_CLUSTER_SCHEDULING_POLICY_DEFAULT = 0
    CU_CLUSTER_SCHEDULING_POLICY_SPREAD = 1
    CU_CLUSTER_SCHEDULING_POLICY_LOAD_BALANCING = 2
    CU_CLUSTER_SCHEDULING_POLICY_RUBIN_DSMEM_LOCALITY = 3

class CUlaunchMemSyncDomain(IntEnum):
    """The memory synchronisation domain of a kernel.

    Since CUDA 12.0.
    """

    CU_LAUNCH_MEM_SYNC_DOMAIN_DEFAULT = 0
    CU_LAUNCH_MEM_SYNC_DOMAIN_REMOTE = 1

class CUlaunchAttributePortableClusterMode(IntEnum):
    """Whether a launch may have clusters that only some GPUs can run.

    Since CUDA 13.2.
    """

    CU_LAUNCH_PORTABLE_CLUSTER_MODE_DEFAULT = 0
    CU_LAUNCH_PORTABLE_CLUSTER_MODE_REQUIRE_PORTABLE = 1
    CU_LAUNCH_PORTABLE_CLUSTER_MODE_ALLOW_NON_PORTABLE = 2

class CUsharedMemoryMode(IntEnum):
    """How much dynamic shared memory a launch may ask for.

    Since CUDA 13.2.
    """

    CU_SHARED_MEMORY_MODE_DEFAULT = 0
    CU_SHARED_MEMORY_MODE_REQUIRE_PORTABLE = 1
    CU_SHARED_MEMORY_MODE_ALLOW_NON_PORTABLE = 2
    CU_SHARED_MEMORY_MODE_ALLOW_OVERSIZED_SHARED_MEMORY = 3
    CU_SHARED_MEMORY_MODE_PREFER_OVERSIZED_SHARED_MEMORY = 4

class CUlaunchAttributeID(IntEnum):
    """Which attribute of a launch, stream or kernel node is meant.

    Since CUDA 11.8.
    """

    CU_LAUNCH_ATTRIBUTE_IGNORE = 0
    CU_LAUNCH_ATTRIBUTE_ACCESS_POLICY_WINDOW = 1
    CU_LAUNCH_ATTRIBUTE_COOPERATIVE = 2
    CU_LAUNCH_ATTRIBUTE_SYNCHRONIZATION_POLICY = 3
    CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION = 4
    CU_LAUNCH_ATTRIBUTE_CLUSTER_SCHEDULING_POLICY_PREFERENCE = 5
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION = 6
    CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_EVENT = 7
    CU_LAUNCH_ATTRIBUTE_PRIORITY = 8
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN_MAP = 9
    CU_LAUNCH_ATTRIBUTE_MEM_SYNC_DOMAIN = 10
    CU_LAUNCH_ATTRIBUTE_PREFERRED_CLUSTER_DIMENSION = 11
    CU_LAUNCH_ATTRIBUTE_LAUNCH_COMPLETION_EVENT = 12
    CU_LAUNCH_ATTRIBUTE_DEVICE_UPDATABLE_KERNEL_NODE = 13
    CU_LAUNCH_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT = 14
    CU_LAUNCH_ATTRIBUTE_NVLINK_UTIL_CENTRIC_SCHEDULING = 16
    CU_LAUNCH_ATTRIBUTE_PORTABLE_CLUSTER_SIZE_MODE = 17
    CU_LAUNCH_ATTRIBUTE_SHARED_MEMORY_MODE = 18

class CUstreamCaptureStatus(IntEnum):
    """Whether a stream is captured."""

    CU_STREAM_CAPTURE_STATUS_NONE = 0
    CU_STREAM_CAPTURE_STATUS_ACTIVE = 1
    CU_STREAM_CAPTURE_STATUS_INVALIDATED = 2

class CUstreamCaptureMode(IntEnum):
    """Which calls are forbidden while a stream is captured."""

    CU_STREAM_CAPTURE_MODE_GLOBAL = 0
    CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1
    CU_STREAM_CAPTURE_MODE_RELAXED = 2

class CUdriverProcAddress_flags(IntEnum):
    """Which variants of a driver function are found."""

    CU_GET_PROC_ADDRESS_DEFAULT = 0
    CU_GET_PROC_ADDRESS_LEGACY_STREAM = 1
    CU_GET_PROC_ADDRESS_PER_THREAD_DEFAULT_STREAM = 2

class CUdriverProcAddressQueryResult(IntEnum):
    """Why a driver function was found or not.

    Since CUDA 12.0.
    """

    CU_GET_PROC_ADDRESS_SUCCESS = 0
    CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND = 1
    CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT = 2

class CUexecAffinityType(IntEnum):
    """What an execution affinity limits."""

    CU_EXEC_AFFINITY_TYPE_SM_COUNT = 0
    CU_EXEC_AFFINITY_TYPE_MAX = 1

class CUcigDataType(IntEnum):
    """The graphics API of a queue that a context shares.

    Since CUDA 12.5.
    """

    CIG_DATA_TYPE_D3D12_COMMAND_QUEUE = 1
    CIG_DATA_TYPE_NV_BLOB = 2

class CUstreamCigDataType(IntEnum):
    """The kind of command list that a stream is recorded into.

    Since CUDA 13.2.
    """

    STREAM_CIG_DATA_TYPE_D3D12_COMMAND_LIST = 1
    STREAM_CIG_DATA_TYPE_VULKAN_COMMAND_BUFFER_HANDLE_NV = 2

class CUlibraryOption(IntEnum):
    """An option of loading a library.

    Since CUDA 12.0.
    """

    CU_LIBRARY_HOST_UNIVERSAL_FUNCTION_AND_DATA_TABLE = 0
    CU_LIBRARY_BINARY_IS_PRESERVED = 1
    CU_LIBRARY_NUM_OPTIONS = 2

class CUresult(IntEnum):
    """Outcome of a driver call."""

    CUDA_SUCCESS = 0
    CUDA_ERROR_INVALID_VALUE = 1
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_NOT_INITIALIZED = 3
    CUDA_ERROR_DEINITIALIZED = 4
    CUDA_ERROR_PROFILER_DISABLED = 5
    CUDA_ERROR_PROFILER_NOT_INITIALIZED = 6
    CUDA_ERROR_PROFILER_ALREADY_STARTED = 7
    CUDA_ERROR_PROFILER_ALREADY_STOPPED = 8
    CUDA_ERROR_STUB_LIBRARY = 34
    CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER = 36
    CUDA_ERROR_DEVICE_UNAVAILABLE = 46
    CUDA_ERROR_MULTICAST_RESOURCE_FULL = 47
    CUDA_ERROR_NO_DEVICE = 100
    CUDA_ERROR_INVALID_DEVICE = 101
    CUDA_ERROR_DEVICE_NOT_LICENSED = 102
    CUDA_ERROR_INVALID_IMAGE = 200
    CUDA_ERROR_INVALID_CONTEXT = 201
    CUDA_ERROR_CONTEXT_ALREADY_CURRENT = 202
    CUDA_ERROR_MAP_FAILED = 205
    CUDA_ERROR_UNMAP_FAILED = 206
    CUDA_ERROR_ARRAY_IS_MAPPED = 207
    CUDA_ERROR_ALREADY_MAPPED = 208
    CUDA_ERROR_NO_BINARY_FOR_GPU = 209
    CUDA_ERROR_ALREADY_ACQUIRED = 210
    CUDA_ERROR_NOT_MAPPED = 211
    CUDA_ERROR_NOT_MAPPED_AS_ARRAY = 212
    CUDA_ERROR_NOT_MAPPED_AS_POINTER = 213
    CUDA_ERROR_ECC_UNCORRECTABLE = 214
    CUDA_ERROR_UNSUPPORTED_LIMIT = 215
    CUDA_ERROR_CONTEXT_ALREADY_IN_USE = 216
    CUDA_ERROR_PEER_ACCESS_UNSUPPORTED = 217
    CUDA_ERROR_INVALID_PTX = 218
    CUDA_ERROR_INVALID_GRAPHICS_CONTEXT = 219
    CUDA_ERROR_NVLINK_UNCORRECTABLE = 220
    CUDA_ERROR_JIT_COMPILER_NOT_FOUND = 221
    CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222
    CUDA_ERROR_JIT_COMPILATION_DISABLED = 223
    CUDA_ERROR_UNSUPPORTED_EXEC_AFFINITY = 224
    CUDA_ERROR_UNSUPPORTED_DEVSIDE_SYNC = 225
    CUDA_ERROR_CONTAINED = 226
    CUDA_ERROR_INSUFFICIENT_LOADER_VERSION = 227
    CUDA_ERROR_INVALID_SOURCE = 300
    CUDA_ERROR_FILE_NOT_FOUND = 301
    CUDA_ERROR_SHARED_OBJECT_SYMBOL_NOT_FOUND = 302
    CUDA_ERROR_SHARED_OBJECT_INIT_FAILED = 303
    CUDA_ERROR_OPERATING_SYSTEM = 304
    CUDA_ERROR_INVALID_HANDLE = 400
    CUDA_ERROR_ILLEGAL_STATE = 401
    CUDA_ERROR_LOSSY_QUERY = 402
    CUDA_ERROR_NOT_FOUND = 500
    CUDA_ERROR_NOT_READY = 600
    CUDA_ERROR_ILLEGAL_ADDRESS = 700
    CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES = 701
    CUDA_ERROR_LAUNCH_TIMEOUT = 702
    CUDA_ERROR_LAUNCH_INCOMPATIBLE_TEXTURING = 703
    CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED = 704
    CUDA_ERROR_PEER_ACCESS_NOT_ENABLED = 705
    CUDA_ERROR_PRIMARY_CONTEXT_ACTIVE = 708
    CUDA_ERROR_CONTEXT_IS_DESTROYED = 709
    CUDA_ERROR_ASSERT = 710
    CUDA_ERROR_TOO_MANY_PEERS = 711
    CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED = 712
    CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED = 713
    CUDA_ERROR_HARDWARE_STACK_ERROR = 714
    CUDA_ERROR_ILLEGAL_INSTRUCTION = 715
    CUDA_ERROR_MISALIGNED_ADDRESS = 716
    CUDA_ERROR_INVALID_ADDRESS_SPACE = 717
    CUDA_ERROR_INVALID_PC = 718
    CUDA_ERROR_LAUNCH_FAILED = 719
    CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE = 720
    CUDA_ERROR_TENSOR_MEMORY_LEAK = 721
    CUDA_ERROR_NOT_PERMITTED = 800
    CUDA_ERROR_NOT_SUPPORTED = 801
    CUDA_ERROR_SYSTEM_NOT_READY = 802
    CUDA_ERROR_SYSTEM_DRIVER_MISMATCH = 803
    CUDA_ERROR_COMPAT_NOT_SUPPORTED_ON_DEVICE = 804
    CUDA_ERROR_MPS_CONNECTION_FAILED = 805
    CUDA_ERROR_MPS_RPC_FAILURE = 806
    CUDA_ERROR_MPS_SERVER_NOT_READY = 807
    CUDA_ERROR_MPS_MAX_CLIENTS_REACHED = 808
    CUDA_ERROR_MPS_MAX_CONNECTIONS_REACHED = 809
    CUDA_ERROR_MPS_CLIENT_TERMINATED = 810
    CUDA_ERROR_CDP_NOT_SUPPORTED = 811
    CUDA_ERROR_CDP_VERSION_MISMATCH = 812
    CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED = 900
    CUDA_ERROR_STREAM_CAPTURE_INVALIDATED = 901
    CUDA_ERROR_STREAM_CAPTURE_MERGE = 902
    CUDA_ERROR_STREAM_CAPTURE_UNMATCHED = 903
    CUDA_ERROR_STREAM_CAPTURE_UNJOINED = 904
    CUDA_ERROR_STREAM_CAPTURE_ISOLATION = 905
    CUDA_ERROR_STREAM_CAPTURE_IMPLICIT = 906
    CUDA_ERROR_CAPTURED_EVENT = 907
    CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD = 908
    CUDA_ERROR_TIMEOUT = 909
    CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910
    CUDA_ERROR_EXTERNAL_DEVICE = 911
    CUDA_ERROR_INVALID_CLUSTER_SIZE = 912
    CUDA_ERROR_FUNCTION_NOT_LOADED = 913
    CUDA_ERROR_INVALID_RESOURCE_TYPE = 914
    CUDA_ERROR_INVALID_RESOURCE_CONFIGURATION = 915
    CUDA_ERROR_KEY_ROTATION = 916
    CUDA_ERROR_STREAM_DETACHED = 917
    CUDA_ERROR_GRAPH_RECAPTURE_FAILURE = 918
    CUDA_ERROR_FABRIC_NOT_READY = 919
    CUDA_ERROR_UNKNOWN = 999

class CUdevice_P2PAttribute(IntEnum):
    """What can be asked about the link between two devices."""

    CU_DEVICE_P2P_ATTRIBUTE_PERFORMANCE_RANK = 1
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED = 2
    CU_DEVICE_P2P_ATTRIBUTE_NATIVE_ATOMIC_SUPPORTED = 3
    CU_DEVICE_P2P_ATTRIBUTE_ACCESS_ACCESS_SUPPORTED = 4
    CU_DEVICE_P2P_ATTRIBUTE_CUDA_ARRAY_ACCESS_SUPPORTED = 4
    CU_DEVICE_P2P_ATTRIBUTE_ONLY_PARTIAL_NATIVE_ATOMIC_SUPPORTED = 5

class CUresourceViewFormat(IntEnum):
    """The format in which a texture object sees the elements of its array."""

    CU_RES_VIEW_FORMAT_NONE = 0
    CU_RES_VIEW_FORMAT_UINT_1X8 = 1
    CU_RES_VIEW_FORMAT_UINT_2X8 = 2
    CU_RES_VIEW_FORMAT_UINT_4X8 = 3
    CU_RES_VIEW_FORMAT_SINT_1X8 = 4
    CU_RES_VIEW_FORMAT_SINT_2X8 = 5
    CU_RES_VIEW_FORMAT_SINT_4X8 = 6
    CU_RES_VIEW_FORMAT_UINT_1X16 = 7
    CU_RES_VIEW_FORMAT_UINT_2X16 = 8
    CU_RES_VIEW_FORMAT_UINT_4X16 = 9
    CU_RES_VIEW_FORMAT_SINT_1X16 = 10
    CU_RES_VIEW_FORMAT_SINT_2X16 = 11
    CU_RES_VIEW_FORMAT_SINT_4X16 = 12
    CU_RES_VIEW_FORMAT_UINT_1X32 = 13
    CU_RES_VIEW_FORMAT_UINT_2X32 = 14
    CU_RES_VIEW_FORMAT_UINT_4X32 = 15
    CU_RES_VIEW_FORMAT_SINT_1X32 = 16
    CU_RES_VIEW_FORMAT_SINT_2X32 = 17
    CU_RES_VIEW_FORMAT_SINT_4X32 = 18
    CU_RES_VIEW_FORMAT_FLOAT_1X16 = 19
    CU_RES_VIEW_FORMAT_FLOAT_2X16 = 20
    CU_RES_VIEW_FORMAT_FLOAT_4X16 = 21
    CU_RES_VIEW_FORMAT_FLOAT_1X32 = 22
    CU_RES_VIEW_FORMAT_FLOAT_2X32 = 23
    CU_RES_VIEW_FORMAT_FLOAT_4X32 = 24
    CU_RES_VIEW_FORMAT_UNSIGNED_BC1 = 25
    CU_RES_VIEW_FORMAT_UNSIGNED_BC2 = 26
    CU_RES_VIEW_FORMAT_UNSIGNED_BC3 = 27
    CU_RES_VIEW_FORMAT_UNSIGNED_BC4 = 28
    CU_RES_VIEW_FORMAT_SIGNED_BC4 = 29
    CU_RES_VIEW_FORMAT_UNSIGNED_BC5 = 30
    CU_RES_VIEW_FORMAT_SIGNED_BC5 = 31
    CU_RES_VIEW_FORMAT_UNSIGNED_BC6H = 32
    CU_RES_VIEW_FORMAT_SIGNED_BC6H = 33
    CU_RES_VIEW_FORMAT_UNSIGNED_BC7 = 34

class CUtensorMapDataType(IntEnum):
    """The type of the elements of a tensor.

    Since CUDA 12.0.
    """

    CU_TENSOR_MAP_DATA_TYPE_UINT8 = 0
    CU_TENSOR_MAP_DATA_TYPE_UINT16 = 1
    CU_TENSOR_MAP_DATA_TYPE_UINT32 = 2
    CU_TENSOR_MAP_DATA_TYPE_INT32 = 3
    CU_TENSOR_MAP_DATA_TYPE_UINT64 = 4
    CU_TENSOR_MAP_DATA_TYPE_INT64 = 5
    CU_TENSOR_MAP_DATA_TYPE_FLOAT16 = 6
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32 = 7
    CU_TENSOR_MAP_DATA_TYPE_FLOAT64 = 8
    CU_TENSOR_MAP_DATA_TYPE_BFLOAT16 = 9
    CU_TENSOR_MAP_DATA_TYPE_FLOAT32_FTZ = 10
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32 = 11
    CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ = 12
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN8B = 13
    CU_TENSOR_MAP_DATA_TYPE_16U4_ALIGN16B = 14
    CU_TENSOR_MAP_DATA_TYPE_16U6_ALIGN16B = 15

class CUtensorMapInterleave(IntEnum):
    """How the innermost dimension of a tensor is divided, in parts of 16 or 32 bytes.

    Since CUDA 12.0.
    """

    CU_TENSOR_MAP_INTERLEAVE_NONE = 0
    CU_TENSOR_MAP_INTERLEAVE_16B = 1
    CU_TENSOR_MAP_INTERLEAVE_32B = 2

class CUtensorMapSwizzle(IntEnum):
    """How a box is laid out over the banks of shared memory.

    Since CUDA 12.0.
    """

    CU_TENSOR_MAP_SWIZZLE_NONE = 0
    CU_TENSOR_MAP_SWIZZLE_32B = 1
    CU_TENSOR_MAP_SWIZZLE_64B = 2
    CU_TENSOR_MAP_SWIZZLE_128B = 3
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B = 4
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_32B_FLIP_8B = 5
    CU_TENSOR_MAP_SWIZZLE_128B_ATOM_64B = 6

class CUtensorMapL2promotion(IntEnum):
    """How much the L2 cache fetches at once for a tensor, in bytes.

    Since CUDA 12.0.
    """

    CU_TENSOR_MAP_L2_PROMOTION_NONE = 0
    CU_TENSOR_MAP_L2_PROMOTION_L2_64B = 1
    CU_TENSOR_MAP_L2_PROMOTION_L2_128B = 2
    CU_TENSOR_MAP_L2_PROMOTION_L2_256B = 3

class CUtensorMapFloatOOBfill(IntEnum):
    """What elements outside of a tensor read as: zero, or a special NaN.

    Since CUDA 12.0.
    """

    CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE = 0
    CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA = 1

class CUtensorMapIm2ColWideMode(IntEnum):
    """How im2col copies of the wide mode run along the width of a tensor.

    Since CUDA 12.8.
    """

    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W = 0
    CU_TENSOR_MAP_IM2COL_WIDE_MODE_W128 = 1

class CUtensorMapAllocClass(IntEnum):
    """How much memory behind a tensor is accessible: ``LARGE`` makes copies past its edge faster and asks for more.

    Since CUDA 13.5.
    """

    CU_TENSOR_MAP_ALLOC_CLASS_AUTO = 0
    CU_TENSOR_MAP_ALLOC_CLASS_SMALL = 1
    CU_TENSOR_MAP_ALLOC_CLASS_LARGE = 2

class CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS(IntEnum):
    """How the current device may use the memory at an address."""

    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_NONE = 0
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READ = 1
    CU_POINTER_ATTRIBUTE_ACCESS_FLAG_READWRITE = 3

class CUexternalMemoryHandleType(IntEnum):
    """What kind of handle imported memory comes from."""

    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32 = 2
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP = 4
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_RESOURCE = 5
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE = 6
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_D3D11_RESOURCE_KMT = 7
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_NVSCIBUF = 8
    CU_EXTERNAL_MEMORY_HANDLE_TYPE_DMABUF_FD = 9

class CUexternalSemaphoreHandleType(IntEnum):
    """What kind of handle an imported semaphore comes from."""

    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32 = 2
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_KMT = 3
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D12_FENCE = 4
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_FENCE = 5
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_NVSCISYNC = 6
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX = 7
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_D3D11_KEYED_MUTEX_KMT = 8
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9
    CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_WIN32 = 10

class CUmemAllocationHandleType(IntEnum):
    """Kinds of handles that memory can be shared by."""

    CU_MEM_HANDLE_TYPE_NONE = 0
    CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR = 1
    CU_MEM_HANDLE_TYPE_WIN32 = 2
    CU_MEM_HANDLE_TYPE_WIN32_KMT = 4
    CU_MEM_HANDLE_TYPE_FABRIC = 8
    CU_MEM_HANDLE_TYPE_MAX = 2147483647

class CUmemAccess_flags(IntEnum):
    """Whether memory can be read, or read and written."""

    CU_MEM_ACCESS_FLAGS_PROT_NONE = 0
    CU_MEM_ACCESS_FLAGS_PROT_READ = 1
    CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 3
    CU_MEM_ACCESS_FLAGS_PROT_MAX = 2147483647

class CUmemLocationType(IntEnum):
    """The kind of place where memory can be."""

    CU_MEM_LOCATION_TYPE_INVALID = 0
    CU_MEM_LOCATION_TYPE_NONE = 0
    CU_MEM_LOCATION_TYPE_DEVICE = 1
    CU_MEM_LOCATION_TYPE_HOST = 2
    CU_MEM_LOCATION_TYPE_HOST_NUMA = 3
    CU_MEM_LOCATION_TYPE_HOST_NUMA_CURRENT = 4
    CU_MEM_LOCATION_TYPE_INVISIBLE = 5
    CU_MEM_LOCATION_TYPE_DEVICE_LOCALITY_DOMAIN = 6
    CU_MEM_LOCATION_TYPE_MAX = 2147483647

class CUmemAllocationType(IntEnum):
    """The kind of an allocation."""

    CU_MEM_ALLOCATION_TYPE_INVALID = 0
    CU_MEM_ALLOCATION_TYPE_PINNED = 1
    CU_MEM_ALLOCATION_TYPE_MANAGED = 2
    CU_MEM_ALLOCATION_TYPE_MAX = 2147483647

class CUmemAllocationGranularity_flags(IntEnum):
    """Which granularity is asked for."""

    CU_MEM_ALLOC_GRANULARITY_MINIMUM = 0
    CU_MEM_ALLOC_GRANULARITY_RECOMMENDED = 1

class CUmemRangeHandleType(IntEnum):
    """The kind of handle that an address range is exported as."""

    CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD = 1
    CU_MEM_RANGE_HANDLE_TYPE_MAX = 2147483647

class CUmemRangeFlags(IntEnum):
    """How the handle of an address range is to be mapped.

    Since CUDA 12.8.
    """

    CU_MEM_RANGE_FLAG_DMA_BUF_MAPPING_TYPE_PCIE = 1

class CUarraySparseSubresourceType(IntEnum):
    """Which part of a sparse array is mapped."""

    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_SPARSE_LEVEL = 0
    CU_ARRAY_SPARSE_SUBRESOURCE_TYPE_MIPTAIL = 1

class CUmemOperationType(IntEnum):
    """Whether memory is mapped or unmapped."""

    CU_MEM_OPERATION_TYPE_MAP = 1
    CU_MEM_OPERATION_TYPE_UNMAP = 2

class CUmemHandleType(IntEnum):
    """The kind of a memory handle."""

    CU_MEM_HANDLE_TYPE_GENERIC = 0

class CUmemAllocationCompType(IntEnum):
    """Whether memory is compressible."""

    CU_MEM_ALLOCATION_COMP_NONE = 0
    CU_MEM_ALLOCATION_COMP_GENERIC = 1

class CUmulticastGranularity_flags(IntEnum):
    """Which granularity of multicast objects is asked for.

    Since CUDA 12.1.
    """

    CU_MULTICAST_GRANULARITY_MINIMUM = 0
    CU_MULTICAST_GRANULARITY_RECOMMENDED = 1

class CUgraphExecUpdateResult(IntEnum):
    """Why an executable graph could not be updated."""

    CU_GRAPH_EXEC_UPDATE_SUCCESS = 0
    CU_GRAPH_EXEC_UPDATE_ERROR = 1
    CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED = 2
    CU_GRAPH_EXEC_UPDATE_ERROR_NODE_TYPE_CHANGED = 3
    CU_GRAPH_EXEC_UPDATE_ERROR_FUNCTION_CHANGED = 4
    CU_GRAPH_EXEC_UPDATE_ERROR_PARAMETERS_CHANGED = 5
    CU_GRAPH_EXEC_UPDATE_ERROR_NOT_SUPPORTED = 6
    CU_GRAPH_EXEC_UPDATE_ERROR_UNSUPPORTED_FUNCTION_CHANGE = 7
    CU_GRAPH_EXEC_UPDATE_ERROR_ATTRIBUTES_CHANGED = 8

class CUmemPool_attribute(IntEnum):
    """An attribute of a memory pool."""

    CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1
    CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC = 2
    CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES = 3
    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 4
    CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 5
    CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH = 6
    CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 7
    CU_MEMPOOL_ATTR_USED_MEM_HIGH = 8
    CU_MEMPOOL_ATTR_ALLOCATION_TYPE = 9
    CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES = 10
    CU_MEMPOOL_ATTR_LOCATION_ID = 11
    CU_MEMPOOL_ATTR_LOCATION_TYPE = 12
    CU_MEMPOOL_ATTR_MAX_POOL_SIZE = 13
    CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED = 14
    CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID = 15

class CUmemcpyFlags(IntEnum):
    """Wishes about how a copy is carried out.

    Since CUDA 12.8.
    """

    CU_MEMCPY_FLAG_DEFAULT = 0
    CU_MEMCPY_FLAG_PREFER_OVERLAP_WITH_COMPUTE = 1

class CUmemcpySrcAccessOrder(IntEnum):
    """When the source of a copy may be read.

    Since CUDA 12.8.
    """

    CU_MEMCPY_SRC_ACCESS_ORDER_INVALID = 0
    CU_MEMCPY_SRC_ACCESS_ORDER_STREAM = 1
    CU_MEMCPY_SRC_ACCESS_ORDER_DURING_API_CALL = 2
    CU_MEMCPY_SRC_ACCESS_ORDER_ANY = 3
    CU_MEMCPY_SRC_ACCESS_ORDER_MAX = 2147483647

class CUmemcpy3DOperandType(IntEnum):
    """Whether a side of a copy is an address or an array.

    Since CUDA 12.8.
    """

    CU_MEMCPY_OPERAND_TYPE_POINTER = 1
    CU_MEMCPY_OPERAND_TYPE_ARRAY = 2
    CU_MEMCPY_OPERAND_TYPE_MAX = 2147483647

class CUgraphMem_attribute(IntEnum):
    """Which memory of graphs is meant, all in bytes."""

    CU_GRAPH_MEM_ATTR_USED_MEM_CURRENT = 0
    CU_GRAPH_MEM_ATTR_USED_MEM_HIGH = 1
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_CURRENT = 2
    CU_GRAPH_MEM_ATTR_RESERVED_MEM_HIGH = 3

class CUgraphChildGraphNodeOwnership(IntEnum):
    """Whether a child graph is cloned or moved into its node.

    Since CUDA 12.9. Changed with CUDA 13.2.
    """

    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_CLONE = 0
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_MOVE = 1
    CU_GRAPH_CHILD_GRAPH_OWNERSHIP_INVALID = -1

class CUflushGPUDirectRDMAWritesOptions(IntEnum):
    """The ways in which a device flushes writes by GPUDirect RDMA."""

    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_HOST = 1
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_OPTION_MEMOPS = 2

class CUGPUDirectRDMAWritesOrdering(IntEnum):
    """Which devices read writes by GPUDirect RDMA in order, without a flush."""

    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_NONE = 0
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_OWNER = 100
    CU_GPU_DIRECT_RDMA_WRITES_ORDERING_ALL_DEVICES = 200

class CUflushGPUDirectRDMAWritesScope(IntEnum):
    """Who sees the writes after a flush."""

    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_OWNER = 100
    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TO_ALL_DEVICES = 200

class CUflushGPUDirectRDMAWritesTarget(IntEnum):
    """What a flush is about."""

    CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX = 0

class CUgraphDebugDot_flags(IntEnum):
    """What a DOT description of a graph shows."""

    CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE = 1
    CU_GRAPH_DEBUG_DOT_FLAGS_RUNTIME_TYPES = 2
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_PARAMS = 4
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_NODE_PARAMS = 8
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMSET_NODE_PARAMS = 16
    CU_GRAPH_DEBUG_DOT_FLAGS_HOST_NODE_PARAMS = 32
    CU_GRAPH_DEBUG_DOT_FLAGS_EVENT_NODE_PARAMS = 64
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_SIGNAL_NODE_PARAMS = 128
    CU_GRAPH_DEBUG_DOT_FLAGS_EXT_SEMAS_WAIT_NODE_PARAMS = 256
    CU_GRAPH_DEBUG_DOT_FLAGS_KERNEL_NODE_ATTRIBUTES = 512
    CU_GRAPH_DEBUG_DOT_FLAGS_HANDLES = 1024
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_ALLOC_NODE_PARAMS = 2048
    CU_GRAPH_DEBUG_DOT_FLAGS_MEM_FREE_NODE_PARAMS = 4096
    CU_GRAPH_DEBUG_DOT_FLAGS_BATCH_MEM_OP_NODE_PARAMS = 8192
    CU_GRAPH_DEBUG_DOT_FLAGS_EXTRA_TOPO_INFO = 16384
    CU_GRAPH_DEBUG_DOT_FLAGS_CONDITIONAL_NODE_PARAMS = 32768
    CU_GRAPH_DEBUG_DOT_FLAGS_MEMCPY_BATCH_NODE_PARAMS = 65536
    CU_GRAPH_DEBUG_DOT_FLAGS_FABRIC_CPY_BATCH_NODE_PARAMS = 131072

class CUuserObject_flags(IntEnum):
    """How a user object is created."""

    CU_USER_OBJECT_NO_DESTRUCTOR_SYNC = 1

class CUuserObjectRetain_flags(IntEnum):
    """Whether references to a user object are new or moved."""

    CU_GRAPH_USER_OBJECT_MOVE = 1

class CUgraphInstantiate_flags(IntEnum):
    """How an executable graph is made."""

    CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH = 1
    CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD = 2
    CUDA_GRAPH_INSTANTIATE_FLAG_DEVICE_LAUNCH = 4
    CUDA_GRAPH_INSTANTIATE_FLAG_USE_NODE_PRIORITY = 8

class CUdeviceNumaConfig(IntEnum):
    """How the memory of a device shows as NUMA nodes.

    Since CUDA 12.2.
    """

    CU_DEVICE_NUMA_CONFIG_NONE = 0
    CU_DEVICE_NUMA_CONFIG_NUMA_NODE = 1

class CUprocessState(IntEnum):
    """How far a process is with a checkpoint or restoration.

    Since CUDA 12.8.
    """

    CU_PROCESS_STATE_RUNNING = 0
    CU_PROCESS_STATE_LOCKED = 1
    CU_PROCESS_STATE_CHECKPOINTED = 2
    CU_PROCESS_STATE_FAILED = 3
    CU_PROCESS_STATE_CHECKPOINTING = 4
    CU_PROCESS_STATE_RESTORING = 5

class CUmoduleLoadingMode(IntEnum):
    """When kernels are loaded."""

    CU_MODULE_EAGER_LOADING = 1
    CU_MODULE_LAZY_LOADING = 2

class CUmemDecompressAlgorithm(IntEnum):
    """A compression format that the device can decompress.

    Since CUDA 12.8.
    """

    CU_MEM_DECOMPRESS_UNSUPPORTED = 0
    CU_MEM_DECOMPRESS_ALGORITHM_DEFLATE = 1
    CU_MEM_DECOMPRESS_ALGORITHM_SNAPPY = 2
    CU_MEM_DECOMPRESS_ALGORITHM_LZ4 = 4

class CUcliqueType(IntEnum):
    """What the members of a fabric clique can do with one another.

    Since CUDA 13.4.
    """

    CU_CLIQUE_TYPE_UNICAST_POINTER = 0
    CU_CLIQUE_TYPE_MULTICAST_POINTER = 1
    CU_CLIQUE_TYPE_UNICAST_LOGICAL_ENDPOINT = 2
    CU_CLIQUE_TYPE_MULTICAST_LOGICAL_ENDPOINT = 3

class CUlogicalEndpointIpcHandleType(IntEnum):
    """Kinds of handles that a logical endpoint can be shared by.

    Since CUDA 13.3.
    """

    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_NONE = 0
    CU_LOGICAL_ENDPOINT_IPC_HANDLE_TYPE_FABRIC = 1

class CUlogicalEndpointType(IntEnum):
    """Whether a logical endpoint reaches one device or several.

    Since CUDA 13.3.
    """

    CU_LOGICAL_ENDPOINT_TYPE_INVALID = 0
    CU_LOGICAL_ENDPOINT_TYPE_UNICAST = 1
    CU_LOGICAL_ENDPOINT_TYPE_MULTICAST = 2

class CUlogicalEndpointFlag(IntEnum):
    """How a logical endpoint is going to be used.

    Since CUDA 13.3.
    """

    CU_LOGICAL_ENDPOINT_FLAG_NONE = 0
    CU_LOGICAL_ENDPOINT_FLAG_COUNTED_OPS = 1

class CUfabricCpyOperandType(IntEnum):
    """Whether a side of a fabric copy is an address or a logical endpoint.

    Since CUDA 13.5.
    """

    CU_FABRIC_COPY_OPERAND_TYPE_POINTER = 1
    CU_FABRIC_COPY_OPERAND_TYPE_LOGICAL_ENDPOINT = 2
    CU_FABRIC_COPY_OPERAND_TYPE_MAX = 2147483647

class CUgraphRecaptureStatus(IntEnum):
    """What recapturing found about a node whose parameters differ.

    Since CUDA 13.3.
    """

    CU_GRAPH_RECAPTURE_ELIGIBLE_FOR_UPDATE = 0
    CU_GRAPH_RECAPTURE_INELIGIBLE_FOR_UPDATE = 1
    CU_GRAPH_RECAPTURE_ERROR = 2

class CUfunctionLoadingState(IntEnum):
    """Whether a kernel is loaded.

    Since CUDA 12.4.
    """

    CU_FUNCTION_LOADING_STATE_UNLOADED = 0
    CU_FUNCTION_LOADING_STATE_LOADED = 1
    CU_FUNCTION_LOADING_STATE_MAX = 2

class CUcoredumpSettings(IntEnum):
    """A setting of core dumps.

    Since CUDA 12.1.
    """

    CU_COREDUMP_ENABLE_ON_EXCEPTION = 1
    CU_COREDUMP_TRIGGER_HOST = 2
    CU_COREDUMP_LIGHTWEIGHT = 3
    CU_COREDUMP_ENABLE_USER_TRIGGER = 4
    CU_COREDUMP_FILE = 5
    CU_COREDUMP_PIPE = 6
    CU_COREDUMP_GENERATION_FLAGS = 7
    CU_COREDUMP_MAX = 8

class CUCoredumpGenerationFlags(IntEnum):
    """What core dumps leave out.

    Since CUDA 12.5. Changed with CUDA 13.3.
    """

    CU_COREDUMP_DEFAULT_FLAGS = 0
    CU_COREDUMP_SKIP_NONRELOCATED_ELF_IMAGES = 1
    CU_COREDUMP_SKIP_GLOBAL_MEMORY = 2
    CU_COREDUMP_SKIP_SHARED_MEMORY = 4
    CU_COREDUMP_SKIP_LOCAL_MEMORY = 8
    CU_COREDUMP_SKIP_ABORT = 16
    CU_COREDUMP_SKIP_CONSTBANK_MEMORY = 32
    CU_COREDUMP_GZIP_COMPRESS = 64
    CU_COREDUMP_FAULTED_CONTEXTS_ONLY = 128
    CU_COREDUMP_SKIP_TENSOR_MEMORY = 256
    CU_COREDUMP_NO_ERRBAR_AT_EXIT = 1073741824
    CU_COREDUMP_LOG_ONLY = -2147483648
    CU_COREDUMP_LIGHTWEIGHT_FLAGS = 303

class CUgreenCtxCreate_flags(IntEnum):
    """How a green context is created.

    Since CUDA 12.4.
    """

    CU_GREEN_CTX_NONE = 0
    CU_GREEN_CTX_DEFAULT_STREAM = 1

class CUdevSmResourceGroup_flags(IntEnum):
    """Which multiprocessors a group takes.

    Since CUDA 13.1.
    """

    CU_DEV_SM_RESOURCE_GROUP_DEFAULT = 0
    CU_DEV_SM_RESOURCE_GROUP_BACKFILL = 1
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_ID = 2
    CU_DEV_SM_RESOURCE_GROUP_LOCALITY_DOMAIN_SUPPLEMENTAL_SMS = 4

class CUdevSmResourceSplitByCount_flags(IntEnum):
    """How multiprocessors are split into equal groups.

    Since CUDA 13.1.
    """

    CU_DEV_SM_RESOURCE_SPLIT_IGNORE_SM_COSCHEDULING = 1
    CU_DEV_SM_RESOURCE_SPLIT_MAX_POTENTIAL_CLUSTER_SIZE = 2

class CUdevResourceType(IntEnum):
    """A type of resource of a device.

    Since CUDA 12.4.
    """

    CU_DEV_RESOURCE_TYPE_INVALID = 0
    CU_DEV_RESOURCE_TYPE_SM = 1
    CU_DEV_RESOURCE_TYPE_WORKQUEUE_CONFIG = 1000
    CU_DEV_RESOURCE_TYPE_WORKQUEUE = 10000

class CUdevWorkqueueConfigScope(IntEnum):
    """Who shares work queues.

    Since CUDA 13.1.
    """

    CU_WORKQUEUE_SCOPE_DEVICE_CTX = 0
    CU_WORKQUEUE_SCOPE_GREEN_CTX_BALANCED = 1

class CUlogLevel(IntEnum):
    """How grave a log message is.

    Since CUDA 12.9.
    """

    CU_LOG_LEVEL_ERROR = 0
    CU_LOG_LEVEL_WARNING = 1

class CUeglFrameType(IntEnum):
    """Whether the planes of a frame are arrays or linear memory."""

    CU_EGL_FRAME_TYPE_ARRAY = 0
    CU_EGL_FRAME_TYPE_PITCH = 1

class CUeglResourceLocationFlags(IntEnum):
    """In which memory a receiver wants its frames."""

    CU_EGL_RESOURCE_LOCATION_SYSMEM = 0
    CU_EGL_RESOURCE_LOCATION_VIDMEM = 1

class CUeglColorFormat(IntEnum):
    """Order and layout of the colour components of a frame."""

    CU_EGL_COLOR_FORMAT_YUV420_PLANAR = 0
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR = 1
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR = 2
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR = 3
    CU_EGL_COLOR_FORMAT_RGB = 4
    CU_EGL_COLOR_FORMAT_BGR = 5
    CU_EGL_COLOR_FORMAT_ARGB = 6
    CU_EGL_COLOR_FORMAT_RGBA = 7
    CU_EGL_COLOR_FORMAT_L = 8
    CU_EGL_COLOR_FORMAT_R = 9
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR = 10
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR = 11
    CU_EGL_COLOR_FORMAT_YUYV_422 = 12
    CU_EGL_COLOR_FORMAT_UYVY_422 = 13
    CU_EGL_COLOR_FORMAT_ABGR = 14
    CU_EGL_COLOR_FORMAT_BGRA = 15
    CU_EGL_COLOR_FORMAT_A = 16
    CU_EGL_COLOR_FORMAT_RG = 17
    CU_EGL_COLOR_FORMAT_AYUV = 18
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR = 19
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR = 20
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR = 21
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR = 22
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR = 23
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR = 24
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR = 25
    CU_EGL_COLOR_FORMAT_VYUY_ER = 26
    CU_EGL_COLOR_FORMAT_UYVY_ER = 27
    CU_EGL_COLOR_FORMAT_YUYV_ER = 28
    CU_EGL_COLOR_FORMAT_YVYU_ER = 29
    CU_EGL_COLOR_FORMAT_YUV_ER = 30
    CU_EGL_COLOR_FORMAT_YUVA_ER = 31
    CU_EGL_COLOR_FORMAT_AYUV_ER = 32
    CU_EGL_COLOR_FORMAT_YUV444_PLANAR_ER = 33
    CU_EGL_COLOR_FORMAT_YUV422_PLANAR_ER = 34
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_ER = 35
    CU_EGL_COLOR_FORMAT_YUV444_SEMIPLANAR_ER = 36
    CU_EGL_COLOR_FORMAT_YUV422_SEMIPLANAR_ER = 37
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_ER = 38
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR_ER = 39
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR_ER = 40
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_ER = 41
    CU_EGL_COLOR_FORMAT_YVU444_SEMIPLANAR_ER = 42
    CU_EGL_COLOR_FORMAT_YVU422_SEMIPLANAR_ER = 43
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_ER = 44
    CU_EGL_COLOR_FORMAT_BAYER_RGGB = 45
    CU_EGL_COLOR_FORMAT_BAYER_BGGR = 46
    CU_EGL_COLOR_FORMAT_BAYER_GRBG = 47
    CU_EGL_COLOR_FORMAT_BAYER_GBRG = 48
    CU_EGL_COLOR_FORMAT_BAYER10_RGGB = 49
    CU_EGL_COLOR_FORMAT_BAYER10_BGGR = 50
    CU_EGL_COLOR_FORMAT_BAYER10_GRBG = 51
    CU_EGL_COLOR_FORMAT_BAYER10_GBRG = 52
    CU_EGL_COLOR_FORMAT_BAYER12_RGGB = 53
    CU_EGL_COLOR_FORMAT_BAYER12_BGGR = 54
    CU_EGL_COLOR_FORMAT_BAYER12_GRBG = 55
    CU_EGL_COLOR_FORMAT_BAYER12_GBRG = 56
    CU_EGL_COLOR_FORMAT_BAYER14_RGGB = 57
    CU_EGL_COLOR_FORMAT_BAYER14_BGGR = 58
    CU_EGL_COLOR_FORMAT_BAYER14_GRBG = 59
    CU_EGL_COLOR_FORMAT_BAYER14_GBRG = 60
    CU_EGL_COLOR_FORMAT_BAYER20_RGGB = 61
    CU_EGL_COLOR_FORMAT_BAYER20_BGGR = 62
    CU_EGL_COLOR_FORMAT_BAYER20_GRBG = 63
    CU_EGL_COLOR_FORMAT_BAYER20_GBRG = 64
    CU_EGL_COLOR_FORMAT_YVU444_PLANAR = 65
    CU_EGL_COLOR_FORMAT_YVU422_PLANAR = 66
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR = 67
    CU_EGL_COLOR_FORMAT_BAYER_ISP_RGGB = 68
    CU_EGL_COLOR_FORMAT_BAYER_ISP_BGGR = 69
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GRBG = 70
    CU_EGL_COLOR_FORMAT_BAYER_ISP_GBRG = 71
    CU_EGL_COLOR_FORMAT_BAYER_BCCR = 72
    CU_EGL_COLOR_FORMAT_BAYER_RCCB = 73
    CU_EGL_COLOR_FORMAT_BAYER_CRBC = 74
    CU_EGL_COLOR_FORMAT_BAYER_CBRC = 75
    CU_EGL_COLOR_FORMAT_BAYER10_CCCC = 76
    CU_EGL_COLOR_FORMAT_BAYER12_BCCR = 77
    CU_EGL_COLOR_FORMAT_BAYER12_RCCB = 78
    CU_EGL_COLOR_FORMAT_BAYER12_CRBC = 79
    CU_EGL_COLOR_FORMAT_BAYER12_CBRC = 80
    CU_EGL_COLOR_FORMAT_BAYER12_CCCC = 81
    CU_EGL_COLOR_FORMAT_Y = 82
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_2020 = 83
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_2020 = 84
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_2020 = 85
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_2020 = 86
    CU_EGL_COLOR_FORMAT_YUV420_SEMIPLANAR_709 = 87
    CU_EGL_COLOR_FORMAT_YVU420_SEMIPLANAR_709 = 88
    CU_EGL_COLOR_FORMAT_YUV420_PLANAR_709 = 89
    CU_EGL_COLOR_FORMAT_YVU420_PLANAR_709 = 90
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709 = 91
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_2020 = 92
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_2020 = 93
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR = 94
    CU_EGL_COLOR_FORMAT_Y10V10U10_422_SEMIPLANAR_709 = 95
    CU_EGL_COLOR_FORMAT_Y_ER = 96
    CU_EGL_COLOR_FORMAT_Y_709_ER = 97
    CU_EGL_COLOR_FORMAT_Y10_ER = 98
    CU_EGL_COLOR_FORMAT_Y10_709_ER = 99
    CU_EGL_COLOR_FORMAT_Y12_ER = 100
    CU_EGL_COLOR_FORMAT_Y12_709_ER = 101
    CU_EGL_COLOR_FORMAT_YUVA = 102
    CU_EGL_COLOR_FORMAT_YUV = 103
    CU_EGL_COLOR_FORMAT_YVYU = 104
    CU_EGL_COLOR_FORMAT_VYUY = 105
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_ER = 106
    CU_EGL_COLOR_FORMAT_Y10V10U10_420_SEMIPLANAR_709_ER = 107
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_ER = 108
    CU_EGL_COLOR_FORMAT_Y10V10U10_444_SEMIPLANAR_709_ER = 109
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_ER = 110
    CU_EGL_COLOR_FORMAT_Y12V12U12_420_SEMIPLANAR_709_ER = 111
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_ER = 112
    CU_EGL_COLOR_FORMAT_Y12V12U12_444_SEMIPLANAR_709_ER = 113
    CU_EGL_COLOR_FORMAT_UYVY_709 = 114
    CU_EGL_COLOR_FORMAT_UYVY_709_ER = 115
    CU_EGL_COLOR_FORMAT_UYVY_2020 = 116
    CU_EGL_COLOR_FORMAT_MAX = 117

class CUGLDeviceList(IntEnum):
    """Which of the devices behind an OpenGL context to list."""

    CU_GL_DEVICE_LIST_ALL = 1
    CU_GL_DEVICE_LIST_CURRENT_FRAME = 2
    CU_GL_DEVICE_LIST_NEXT_FRAME = 3

class CUGLmap_flags(IntEnum):
    """How kernels are going to use an OpenGL buffer that is mapped."""

    CU_GL_MAP_RESOURCE_FLAGS_NONE = 0
    CU_GL_MAP_RESOURCE_FLAGS_READ_ONLY = 1
    CU_GL_MAP_RESOURCE_FLAGS_WRITE_DISCARD = 2

class CUoutput_mode(IntEnum):
    """The format of the profiler of old."""

    CU_OUT_KEY_VALUE_PAIR = 0
    CU_OUT_CSV = 1

CUkernelNodeAttrID = CUlaunchAttributeID
CUstreamAttrID = CUlaunchAttributeID

class VdpDevice(_Integer):
    """A device of VDPAU.

    ``uint32_t VdpDevice``
    """

class VdpFuncId(_Integer):
    """The number of a function of VDPAU.

    ``uint32_t VdpFuncId``
    """

class VdpVideoSurface(_Integer):
    """A surface of VDPAU that holds a video frame.

    ``uint32_t VdpVideoSurface``
    """

class VdpOutputSurface(_Integer):
    """A surface of VDPAU that holds RGBA pixels.

    ``uint32_t VdpOutputSurface``
    """

class VdpGetProcAddress(_Function):
    """The function of VDPAU that looks up all others.

    ``VdpStatus VdpGetProcAddress(VdpDevice, VdpFuncId, void **)``
    """

class EGLint(_Integer):
    """A signed integer of EGL.

    ``int32_t EGLint``
    """

class EGLBoolean(_Integer):
    """A truth value of EGL.

    ``unsigned int EGLBoolean``
    """

class EGLenum(_Integer):
    """A symbolic value of EGL.

    ``unsigned int EGLenum``
    """

class EGLDisplay(_Value):
    """A display of EGL.

    ``void *EGLDisplay``
    """

class EGLSync(_Value):
    """A fence of EGL.

    ``void *EGLSync``
    """

class EGLImage(_Value):
    """An image of EGL.

    ``void *EGLImage``
    """

class EGLImageKHR(_Value):
    """An image of EGL.

    ``void *EGLImageKHR``
    """

class EGLStreamKHR(_Value):
    """A stream of frames of EGL.

    ``void *EGLStreamKHR``
    """

class EGLSyncKHR(_Value):
    """A fence of EGL.

    ``void *EGLSyncKHR``
    """

class GLenum(_Integer):
    """A symbolic value of OpenGL, such as a target.

    ``unsigned int GLenum``
    """

class GLuint(_Integer):
    """An unsigned integer of OpenGL; objects are named by it.

    ``unsigned int GLuint``
    """

class GLint(_Integer):
    """A signed integer of OpenGL.

    ``int GLint``
    """

class cuuint32_t(_Integer):
    """An unsigned integer of 32 bits.

    ``uint32_t cuuint32_t``
    """

class cuuint64_t(_Integer):
    """An unsigned integer of 64 bits.

    ``uint64_t cuuint64_t``
    """

class CUdeviceptr_v2(_Integer):
    """An address in device memory.

    ``unsigned long long CUdeviceptr_v2``
    """

class CUdeviceptr(CUdeviceptr_v2):
    """An address in device memory.

    ``CUdeviceptr_v2 CUdeviceptr``
    """

class CUdevice_v1(_Integer):
    """Version 1 of ``CUdevice``.

    ``int CUdevice_v1``
    """

class CUdevice(CUdevice_v1):
    """A device, by its ordinal.

    ``CUdevice_v1 CUdevice``
    """

class CUcontext(_Value):
    """A context of the driver, the state that belongs to one device in one process.

    ``CUctx_st *CUcontext``
    """

class CUmodule(_Value):
    """Device code that was loaded into a context.

    ``CUmod_st *CUmodule``
    """

class CUfunction(_Value):
    """A kernel of a module or library, in one context.

    ``CUfunc_st *CUfunction``
    """

class CUlibrary(_Value):
    """Device code that is loaded into every context on demand.

    ``CUlib_st *CUlibrary``

    Since CUDA 12.0.
    """

class CUkernel(_Value):
    """A kernel of a library, in no context yet.

    ``CUkern_st *CUkernel``

    Since CUDA 12.0.
    """

class CUarray(_Value):
    """Memory in a layout that textures and surfaces read.

    ``CUarray_st *CUarray``
    """

class CUmipmappedArray(_Value):
    """An array with its levels of detail.

    ``CUmipmappedArray_st *CUmipmappedArray``
    """

class CUtexref(_Value):
    """A texture reference, the way to textures before texture objects.

    ``CUtexref_st *CUtexref``
    """

class CUsurfref(_Value):
    """A surface reference, the way to surfaces before surface objects.

    ``CUsurfref_st *CUsurfref``
    """

class CUevent(_Value):
    """A point in the work of a stream that can be waited for and timed.

    ``CUevent_st *CUevent``
    """

class CUstream(_Value):
    """A queue of work for a device.

    ``CUstream_st *CUstream``
    """

    def __cuda_stream__(self) -> tuple[int, int]:
        """The version of the protocol, 0, and the address of the stream."""

class CUgraphicsResource(_Value):
    """A resource of a graphics API that was registered with CUDA.

    ``CUgraphicsResource_st *CUgraphicsResource``
    """

class CUtexObject_v1(_Integer):
    """A texture object.

    ``unsigned long long CUtexObject_v1``
    """

class CUtexObject(CUtexObject_v1):
    """A texture object.

    ``CUtexObject_v1 CUtexObject``
    """

class CUsurfObject_v1(_Integer):
    """A surface object.

    ``unsigned long long CUsurfObject_v1``
    """

class CUsurfObject(CUsurfObject_v1):
    """A surface object.

    ``CUsurfObject_v1 CUsurfObject``
    """

class CUexternalMemory(_Value):
    """Memory of another API that was imported.

    ``CUextMemory_st *CUexternalMemory``
    """

class CUexternalSemaphore(_Value):
    """A semaphore of another API that was imported.

    ``CUextSemaphore_st *CUexternalSemaphore``
    """

class CUgraph(_Value):
    """A graph of work.

    ``CUgraph_st *CUgraph``
    """

class CUgraphNode(_Value):
    """A node of a graph.

    ``CUgraphNode_st *CUgraphNode``
    """

class CUgraphExec(_Value):
    """A graph that can be launched.

    ``CUgraphExec_st *CUgraphExec``
    """

class CUmemoryPool(_Value):
    """A pool of device memory for stream-ordered allocation.

    ``CUmemPoolHandle_st *CUmemoryPool``
    """

class CUuserObject(_Value):
    """A counted object that a graph can keep alive.

    ``CUuserObject_st *CUuserObject``
    """

class CUgraphConditionalHandle(cuuint64_t):
    """The value of a conditional node that kernels set.

    ``cuuint64_t CUgraphConditionalHandle``

    Since CUDA 12.3.
    """

class CUgraphDeviceNode(_Value):
    """A graph node as device code sees it.

    ``CUgraphDeviceUpdatableNode_st *CUgraphDeviceNode``

    Since CUDA 12.4.
    """

class CUasyncCallbackHandle(_Value):
    """The registration of a callback for asynchronous notifications.

    ``CUasyncCallbackEntry_st *CUasyncCallbackHandle``

    Since CUDA 12.4.
    """

class CUgreenCtx(_Value):
    """A context on a part of a device.

    ``CUgreenCtx_st *CUgreenCtx``

    Since CUDA 12.4.
    """

class CUasyncCallback(_Function):
    """A function that takes notifications about a device.

    ``void (*CUasyncCallback)(CUasyncNotificationInfo *, void *, CUasyncCallbackHandle)``

    Since CUDA 12.4.
    """

class CUlinkState(_Value):
    """A linking of device code that is going on.

    ``CUlinkState_st *CUlinkState``
    """

class CUhostFn(_Function):
    """A host function that a stream or graph calls with its user data; it must not call CUDA.

    ``void (*CUhostFn)(void *)``
    """

class CUstreamCallback(_Function):
    """A host function that is called with a stream and its status once the earlier work of the stream is done.

    ``void (*CUstreamCallback)(CUstream, CUresult, void *)``
    """

class CUoccupancyB2DSize(_Function):
    """A function that tells the dynamic shared memory of a block, in bytes, for a number of threads.

    ``size_t (*CUoccupancyB2DSize)(int)``
    """

class CUmemGenericAllocationHandle_v1(_Integer):
    """Physical device memory that can be mapped.

    ``unsigned long long CUmemGenericAllocationHandle_v1``
    """

class CUmemGenericAllocationHandle(CUmemGenericAllocationHandle_v1):
    """Physical device memory that can be mapped.

    ``CUmemGenericAllocationHandle_v1 CUmemGenericAllocationHandle``
    """

class CUcheckpointOperationHandle(_Value):
    """A checkpoint operation that is going on.

    ``CUIcheckpointOperation_st *CUcheckpointOperationHandle``

    Since CUDA 13.4.
    """

class CUlogicalEndpointId(cuuint32_t):
    """The id of a logical endpoint.

    ``cuuint32_t CUlogicalEndpointId``

    Since CUDA 13.3.
    """

class CUgraphRecaptureCallback(_Function):
    """A function that is told of nodes whose parameters differ when a graph is captured again.

    ``CUresult (*CUgraphRecaptureCallback)(void *, CUgraphNode, const CUgraphNodeParams *, const CUgraphNodeParams *, CUgraphRecaptureStatus)``

    Since CUDA 13.3.
    """

class CUcoredumpCallbackHandle(_Value):
    """The registration of a coredump callback.

    ``CUcoredumpCallbackEntry_st *CUcoredumpCallbackHandle``

    Since CUDA 13.2.
    """

class CUcoredumpStatusCallback(_Function):
    """A function that is told of core dumps.

    ``void (*CUcoredumpStatusCallback)(void *, int, CUdevice)``

    Since CUDA 13.2.
    """

class CUdevResourceDesc(_Value):
    """A description of resources that a green context is made of.

    ``CUdevResourceDesc_st *CUdevResourceDesc``

    Since CUDA 12.4.
    """

class CUlogsCallbackHandle(_Value):
    """The registration of a callback for log messages.

    ``CUlogsCallbackEntry_st *CUlogsCallbackHandle``

    Since CUDA 12.9.
    """

class CUlogsCallback(_Function):
    """A function that takes log messages.

    ``void (*CUlogsCallback)(void *, CUlogLevel, char *, size_t)``

    Since CUDA 12.9.
    """

class CUlogIterator(_Integer):
    """A place in the log.

    ``unsigned int CUlogIterator``

    Since CUDA 12.9.
    """

class CUdeviceptr_v1(_Integer):
    """An address in device memory, in the 32 bits of the first versions.

    ``unsigned int CUdeviceptr_v1``
    """

class CUeglStreamConnection(_Value):
    """A connection to an EGLStream.

    ``CUeglStreamConnection_st *CUeglStreamConnection``
    """

class CUuuid_st(_Record):
    """An identifier of 16 bytes."""


    bytes: builtins.bytes

class CUmemFabricHandle_st(_Record):
    """Memory as it is passed to a process on the same fabric.

    Since CUDA 12.3.
    """


    data: bytes

class CUipcEventHandle_st(_Record):
    """An event as it is passed to another process."""


    reserved: bytes

class CUipcMemHandle_st(_Record):
    """Device memory as it is passed to another process."""


    reserved: bytes

class anon_union0(_Record):
    """A union without a name in ``CUstreamMemOpWaitValueParams_st``."""


    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | int | None) -> None: ...

class CUstreamMemOpWaitValueParams_st(_Record):
    """Waits until a value in memory meets a condition."""


    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def address(self) -> CUdeviceptr: ...
    @address.setter
    def address(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | int | None) -> None: ...
    flags: int
    @property
    def alias(self) -> CUdeviceptr: ...
    @alias.setter
    def alias(self, value: CUdeviceptr | int | None) -> None: ...

class anon_union1(_Record):
    """A union without a name in ``CUstreamMemOpWriteValueParams_st``."""


    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | int | None) -> None: ...

class CUstreamMemOpWriteValueParams_st(_Record):
    """Writes a value to memory."""


    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    @property
    def address(self) -> CUdeviceptr: ...
    @address.setter
    def address(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def value(self) -> cuuint32_t: ...
    @value.setter
    def value(self, value: cuuint32_t | int | None) -> None: ...
    @property
    def value64(self) -> cuuint64_t: ...
    @value64.setter
    def value64(self, value: cuuint64_t | int | None) -> None: ...
    flags: int
    @property
    def alias(self) -> CUdeviceptr: ...
    @alias.setter
    def alias(self, value: CUdeviceptr | int | None) -> None: ...

class CUstreamMemOpFlushRemoteWritesParams_st(_Record):
    """Flushes writes from other devices."""


    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    flags: int

class CUstreamMemOpMemoryBarrierParams_st(_Record):
    """A memory barrier."""


    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    flags: int

class CUstreamMemOpAtomicReductionParams_st(_Record):
    """Combines a value with one in memory, atomically.

    Since CUDA 13.1.
    """


    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    flags: int
    @property
    def reductionOp(self) -> CUstreamAtomicReductionOpType: ...
    @reductionOp.setter
    def reductionOp(self, value: CUstreamAtomicReductionOpType | int) -> None: ...
    @property
    def dataType(self) -> CUstreamAtomicReductionDataType: ...
    @dataType.setter
    def dataType(self, value: CUstreamAtomicReductionDataType | int) -> None: ...
    @property
    def address(self) -> CUdeviceptr: ...
    @address.setter
    def address(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def value(self) -> cuuint64_t: ...
    @value.setter
    def value(self, value: cuuint64_t | int | None) -> None: ...
    @property
    def alias(self) -> CUdeviceptr: ...
    @alias.setter
    def alias(self, value: CUdeviceptr | int | None) -> None: ...

class CUstreamBatchMemOpParams_union(_Record):
    """One operation on device memory for a stream; ``operation`` says which member holds.

    Changed with CUDA 13.1.
    """


    @property
    def operation(self) -> CUstreamBatchMemOpType: ...
    @operation.setter
    def operation(self, value: CUstreamBatchMemOpType | int) -> None: ...
    waitValue: CUstreamMemOpWaitValueParams_st
    writeValue: CUstreamMemOpWriteValueParams_st
    flushRemoteWrites: CUstreamMemOpFlushRemoteWritesParams_st
    memoryBarrier: CUstreamMemOpMemoryBarrierParams_st
    atomicReduction: CUstreamMemOpAtomicReductionParams_st
    @property
    def pad(self) -> list[cuuint64_t]: ...
    @pad.setter
    def pad(self, value: Sequence[cuuint64_t | int | None]) -> None: ...

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st(_Record):
    """Operations on device memory of a node.

    Since CUDA 12.2.
    """


    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    count: int
    @property
    def paramArray(self) -> list[CUstreamBatchMemOpParams]: ...
    @paramArray.setter
    def paramArray(self, value: Sequence[CUstreamBatchMemOpParams] | None) -> None: ...
    flags: int

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st(_Record):
    """Memory operations that a node runs.

    Since CUDA 12.2.
    """


    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    count: int
    @property
    def paramArray(self) -> list[CUstreamBatchMemOpParams]: ...
    @paramArray.setter
    def paramArray(self, value: Sequence[CUstreamBatchMemOpParams] | None) -> None: ...
    flags: int

class anon_struct0(_Record):
    """Member ``info.overBudget`` of ``CUasyncNotificationInfo``.

    Since CUDA 12.4.
    """


    bytesOverBudget: int

class anon_union2(_Record):
    """Member ``info`` of ``CUasyncNotificationInfo``.

    Since CUDA 12.4.
    """


    overBudget: anon_struct0

class CUasyncNotificationInfo_st(_Record):
    """A notification about a device; its type tells which member of the union holds.

    Since CUDA 12.4.
    """


    @property
    def type(self) -> CUasyncNotificationType: ...
    @type.setter
    def type(self, value: CUasyncNotificationType | int) -> None: ...
    info: anon_union2

class CUdevprop_st(_Record):
    """Limits and sizes of a device that ``cuDeviceGetProperties`` returns."""


    maxThreadsPerBlock: int
    @property
    def maxThreadsDim(self) -> list[int]: ...
    @maxThreadsDim.setter
    def maxThreadsDim(self, value: Sequence[int]) -> None: ...
    @property
    def maxGridSize(self) -> list[int]: ...
    @maxGridSize.setter
    def maxGridSize(self, value: Sequence[int]) -> None: ...
    sharedMemPerBlock: int
    totalConstantMemory: int
    SIMDWidth: int
    memPitch: int
    regsPerBlock: int
    clockRate: int
    textureAlign: int

class CUaccessPolicyWindow_st(_Record):
    """A range of memory with the share of accesses that should stay in the L2 cache; sizes in bytes."""


    @property
    def base_ptr(self) -> int: ...
    @base_ptr.setter
    def base_ptr(self, value: _Address) -> None: ...
    num_bytes: int
    hitRatio: float
    @property
    def hitProp(self) -> CUaccessProperty: ...
    @hitProp.setter
    def hitProp(self, value: CUaccessProperty | int) -> None: ...
    @property
    def missProp(self) -> CUaccessProperty: ...
    @missProp.setter
    def missProp(self, value: CUaccessProperty | int) -> None: ...

class CUDA_KERNEL_NODE_PARAMS_st(_Record):
    """Version 1 of ``CUDA_KERNEL_NODE_PARAMS``, a name that stands for another version."""


    @property
    def func(self) -> CUfunction: ...
    @func.setter
    def func(self, value: CUfunction | int | None) -> None: ...
    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    @property
    def kernelParams(self) -> int: ...
    @kernelParams.setter
    def kernelParams(self, value: Sequence[Any] | _Address) -> None: ...
    @property
    def extra(self) -> int: ...
    @extra.setter
    def extra(self, value: Sequence[Any] | _Address) -> None: ...

class CUDA_KERNEL_NODE_PARAMS_v2_st(_Record):
    """Parameters of a kernel node.

    Since CUDA 12.0.
    """


    @property
    def func(self) -> CUfunction: ...
    @func.setter
    def func(self, value: CUfunction | int | None) -> None: ...
    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    @property
    def kernelParams(self) -> int: ...
    @kernelParams.setter
    def kernelParams(self, value: Sequence[Any] | _Address) -> None: ...
    @property
    def extra(self) -> int: ...
    @extra.setter
    def extra(self, value: Sequence[Any] | _Address) -> None: ...
    @property
    def kern(self) -> CUkernel: ...
    @kern.setter
    def kern(self, value: CUkernel | int | None) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...

class CUDA_KERNEL_NODE_PARAMS_v3_st(_Record):
    """Parameters of a kernel node within ``CUgraphNodeParams``.

    Since CUDA 12.2.
    """


    @property
    def func(self) -> CUfunction: ...
    @func.setter
    def func(self, value: CUfunction | int | None) -> None: ...
    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    @property
    def kernelParams(self) -> int: ...
    @kernelParams.setter
    def kernelParams(self, value: Sequence[Any] | _Address) -> None: ...
    @property
    def extra(self) -> int: ...
    @extra.setter
    def extra(self, value: Sequence[Any] | _Address) -> None: ...
    @property
    def kern(self) -> CUkernel: ...
    @kern.setter
    def kern(self, value: CUkernel | int | None) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...

class CUDA_MEMSET_NODE_PARAMS_st(_Record):
    """Parameters of a fill node; sizes in elements, pitch in bytes."""


    @property
    def dst(self) -> CUdeviceptr: ...
    @dst.setter
    def dst(self, value: CUdeviceptr | int | None) -> None: ...
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int

class CUDA_MEMSET_NODE_PARAMS_v2_st(_Record):
    """Parameters of a fill node with its context; sizes in elements, pitch in bytes.

    Since CUDA 12.2.
    """


    @property
    def dst(self) -> CUdeviceptr: ...
    @dst.setter
    def dst(self, value: CUdeviceptr | int | None) -> None: ...
    pitch: int
    value: int
    elementSize: int
    width: int
    height: int
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...

class CUDA_HOST_NODE_PARAMS_st(_Record):
    """Function and user data of a host node."""


    @property
    def fn(self) -> CUhostFn: ...
    @fn.setter
    def fn(self, value: CUhostFn | Callable[..., object] | int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...

class anon_union3(_Record):
    """A union without a name in ``CUDA_HOST_NODE_PARAMS_v2``.

    Since CUDA 13.4.
    """


    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class CUDA_HOST_NODE_PARAMS_v2_st(_Record):
    """Function and user data of a host node, how the device waits for it, and its context.

    Since CUDA 12.2. Changed with CUDA 13.2, 13.4.
    """


    @property
    def fn(self) -> CUhostFn: ...
    @fn.setter
    def fn(self, value: CUhostFn | Callable[..., object] | int | None) -> None: ...
    @property
    def userData(self) -> int: ...
    @userData.setter
    def userData(self, value: _Address) -> None: ...
    syncMode: int
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class CUDA_CONDITIONAL_NODE_PARAMS(_Record):
    """Condition and kind of a conditional node, which returns its body graphs.

    Since CUDA 12.3.
    """


    @property
    def handle(self) -> CUgraphConditionalHandle: ...
    @handle.setter
    def handle(self, value: CUgraphConditionalHandle | int | None) -> None: ...
    @property
    def type(self) -> CUgraphConditionalNodeType: ...
    @type.setter
    def type(self, value: CUgraphConditionalNodeType | int) -> None: ...
    size: int
    @property
    def phGraph_out(self) -> list[CUgraph]: ...
    @phGraph_out.setter
    def phGraph_out(self, value: Sequence[CUgraph | int | None] | None) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...

class CUgraphEdgeData_st(_Record):
    """Data of an edge; all zero is a full dependency.

    Since CUDA 12.3.
    """


    from_port: int
    to_port: int
    type: int
    reserved: bytes

class CUDA_GRAPH_INSTANTIATE_PARAMS_st(_Record):
    """Parameters of making an executable graph, with the outcome.

    Since CUDA 12.0.
    """


    @property
    def flags(self) -> cuuint64_t: ...
    @flags.setter
    def flags(self, value: cuuint64_t | int | None) -> None: ...
    @property
    def hUploadStream(self) -> CUstream: ...
    @hUploadStream.setter
    def hUploadStream(self, value: CUstream | int | None) -> None: ...
    @property
    def hErrNode_out(self) -> CUgraphNode: ...
    @hErrNode_out.setter
    def hErrNode_out(self, value: CUgraphNode | int | None) -> None: ...
    @property
    def result_out(self) -> CUgraphInstantiateResult: ...
    @result_out.setter
    def result_out(self, value: CUgraphInstantiateResult | int) -> None: ...

class CUlaunchMemSyncDomainMap_st(_Record):
    """Which physical domains the memory synchronisation domains of a stream stand for.

    Since CUDA 12.0.
    """


    default_: int
    remote: int

class anon_struct1(_Record):
    """Member ``clusterDim`` of ``CUlaunchAttributeValue``.

    Since CUDA 11.8.
    """


    x: int
    y: int
    z: int

class anon_struct2(_Record):
    """Member ``programmaticEvent`` of ``CUlaunchAttributeValue``.

    Since CUDA 11.8.
    """


    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | int | None) -> None: ...
    flags: int
    triggerAtBlockStart: int

class anon_struct3(_Record):
    """Member ``launchCompletionEvent`` of ``CUlaunchAttributeValue``.

    Since CUDA 12.3.
    """


    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | int | None) -> None: ...
    flags: int

class anon_struct4(_Record):
    """Member ``preferredClusterDim`` of ``CUlaunchAttributeValue``.

    Since CUDA 12.8.
    """


    x: int
    y: int
    z: int

class anon_struct5(_Record):
    """Member ``deviceUpdatableKernelNode`` of ``CUlaunchAttributeValue``.

    Since CUDA 12.4.
    """


    deviceUpdatable: int
    @property
    def devNode(self) -> CUgraphDeviceNode: ...
    @devNode.setter
    def devNode(self, value: CUgraphDeviceNode | int | None) -> None: ...

class CUlaunchAttributeValue_union(_Record):
    """The value of a launch attribute; its identifier says which member holds.

    Since CUDA 11.8. Changed with CUDA 12.0, 12.3, 12.4, 12.5, 12.8, 13.0, 13.2.
    """


    pad: bytes
    accessPolicyWindow: CUaccessPolicyWindow
    cooperative: int
    @property
    def syncPolicy(self) -> CUsynchronizationPolicy: ...
    @syncPolicy.setter
    def syncPolicy(self, value: CUsynchronizationPolicy | int) -> None: ...
    clusterDim: anon_struct1
    @property
    def clusterSchedulingPolicyPreference(self) -> CUclusterSchedulingPolicy: ...
    @clusterSchedulingPolicyPreference.setter
    def clusterSchedulingPolicyPreference(self, value: CUclusterSchedulingPolicy | int) -> None: ...
    programmaticStreamSerializationAllowed: int
    programmaticEvent: anon_struct2
    launchCompletionEvent: anon_struct3
    priority: int
    memSyncDomainMap: CUlaunchMemSyncDomainMap
    @property
    def memSyncDomain(self) -> CUlaunchMemSyncDomain: ...
    @memSyncDomain.setter
    def memSyncDomain(self, value: CUlaunchMemSyncDomain | int) -> None: ...
    preferredClusterDim: anon_struct4
    deviceUpdatableKernelNode: anon_struct5
    sharedMemCarveout: int
    nvlinkUtilCentricScheduling: int
    @property
    def portableClusterSizeMode(self) -> CUlaunchAttributePortableClusterMode: ...
    @portableClusterSizeMode.setter
    def portableClusterSizeMode(self, value: CUlaunchAttributePortableClusterMode | int) -> None: ...
    @property
    def sharedMemoryMode(self) -> CUsharedMemoryMode: ...
    @sharedMemoryMode.setter
    def sharedMemoryMode(self, value: CUsharedMemoryMode | int) -> None: ...

class CUlaunchAttribute_st(_Record):
    """An attribute of a launch with its value.

    Since CUDA 11.8.
    """


    @property
    def id(self) -> CUlaunchAttributeID: ...
    @id.setter
    def id(self, value: CUlaunchAttributeID | int) -> None: ...
    pad: bytes
    value: CUlaunchAttributeValue

class CUlaunchConfig_st(_Record):
    """Grid and block sizes of a launch with its stream and attributes.

    Since CUDA 11.8.
    """


    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    @property
    def hStream(self) -> CUstream: ...
    @hStream.setter
    def hStream(self, value: CUstream | int | None) -> None: ...
    @property
    def attrs(self) -> list[CUlaunchAttribute]: ...
    @attrs.setter
    def attrs(self, value: Sequence[CUlaunchAttribute] | None) -> None: ...
    numAttrs: int

class CUexecAffinitySmCount_st(_Record):
    """A number of multiprocessors."""


    val: int

class anon_union4(_Record):
    """Member ``param`` of ``CUexecAffinityParam``."""


    smCount: CUexecAffinitySmCount

class CUexecAffinityParam_st(_Record):
    """An execution affinity with its limit."""


    @property
    def type(self) -> CUexecAffinityType: ...
    @type.setter
    def type(self, value: CUexecAffinityType | int) -> None: ...
    param: anon_union4

class CUctxCigParam_st(_Record):
    """The graphics queue that a context shares.

    Since CUDA 12.5.
    """


    @property
    def sharedDataType(self) -> CUcigDataType: ...
    @sharedDataType.setter
    def sharedDataType(self, value: CUcigDataType | int) -> None: ...
    @property
    def sharedData(self) -> int: ...
    @sharedData.setter
    def sharedData(self, value: _Address) -> None: ...

class CUctxCreateParams_st(_Record):
    """What a context is limited to or shares with graphics.

    Since CUDA 12.5.
    """


    @property
    def execAffinityParams(self) -> list[CUexecAffinityParam]: ...
    @execAffinityParams.setter
    def execAffinityParams(self, value: Sequence[CUexecAffinityParam] | None) -> None: ...
    numExecAffinityParams: int
    @property
    def cigParams(self) -> list[CUctxCigParam]: ...
    @cigParams.setter
    def cigParams(self, value: Sequence[CUctxCigParam] | None) -> None: ...

class CUstreamCigParam_st(_Record):
    """The command list that a stream is recorded into.

    Since CUDA 13.2.
    """


    @property
    def streamSharedDataType(self) -> CUstreamCigDataType: ...
    @streamSharedDataType.setter
    def streamSharedDataType(self, value: CUstreamCigDataType | int) -> None: ...
    @property
    def streamSharedData(self) -> int: ...
    @streamSharedData.setter
    def streamSharedData(self, value: _Address) -> None: ...

class CUstreamCigCaptureParams_st(_Record):
    """Parameters of recording a stream into a command list.

    Since CUDA 13.2.
    """


    @property
    def streamCigParams(self) -> list[CUstreamCigParam]: ...
    @streamCigParams.setter
    def streamCigParams(self, value: Sequence[CUstreamCigParam] | None) -> None: ...

class CUlibraryHostUniversalFunctionAndDataTable_st(_Record):
    """Tables of host functions and data for a library.

    Since CUDA 12.0.
    """


    @property
    def functionTable(self) -> int: ...
    @functionTable.setter
    def functionTable(self, value: _Address) -> None: ...
    functionWindowSize: int
    @property
    def dataTable(self) -> int: ...
    @dataTable.setter
    def dataTable(self, value: _Address) -> None: ...
    dataWindowSize: int

class CUDA_MEMCPY2D_st(_Record):
    """A copy of a rectangle."""


    srcXInBytes: int
    srcY: int
    @property
    def srcMemoryType(self) -> CUmemorytype: ...
    @srcMemoryType.setter
    def srcMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def srcHost(self) -> int: ...
    @srcHost.setter
    def srcHost(self, value: _Address) -> None: ...
    @property
    def srcDevice(self) -> CUdeviceptr: ...
    @srcDevice.setter
    def srcDevice(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def srcArray(self) -> CUarray: ...
    @srcArray.setter
    def srcArray(self, value: CUarray | int | None) -> None: ...
    srcPitch: int
    dstXInBytes: int
    dstY: int
    @property
    def dstMemoryType(self) -> CUmemorytype: ...
    @dstMemoryType.setter
    def dstMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def dstHost(self) -> int: ...
    @dstHost.setter
    def dstHost(self, value: _Address) -> None: ...
    @property
    def dstDevice(self) -> CUdeviceptr: ...
    @dstDevice.setter
    def dstDevice(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def dstArray(self) -> CUarray: ...
    @dstArray.setter
    def dstArray(self, value: CUarray | int | None) -> None: ...
    dstPitch: int
    WidthInBytes: int
    Height: int

class CUDA_MEMCPY3D_st(_Record):
    """A copy of a box."""


    srcXInBytes: int
    srcY: int
    srcZ: int
    srcLOD: int
    @property
    def srcMemoryType(self) -> CUmemorytype: ...
    @srcMemoryType.setter
    def srcMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def srcHost(self) -> int: ...
    @srcHost.setter
    def srcHost(self, value: _Address) -> None: ...
    @property
    def srcDevice(self) -> CUdeviceptr: ...
    @srcDevice.setter
    def srcDevice(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def srcArray(self) -> CUarray: ...
    @srcArray.setter
    def srcArray(self, value: CUarray | int | None) -> None: ...
    @property
    def reserved0(self) -> int: ...
    @reserved0.setter
    def reserved0(self, value: _Address) -> None: ...
    srcPitch: int
    srcHeight: int
    dstXInBytes: int
    dstY: int
    dstZ: int
    dstLOD: int
    @property
    def dstMemoryType(self) -> CUmemorytype: ...
    @dstMemoryType.setter
    def dstMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def dstHost(self) -> int: ...
    @dstHost.setter
    def dstHost(self, value: _Address) -> None: ...
    @property
    def dstDevice(self) -> CUdeviceptr: ...
    @dstDevice.setter
    def dstDevice(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def dstArray(self) -> CUarray: ...
    @dstArray.setter
    def dstArray(self, value: CUarray | int | None) -> None: ...
    @property
    def reserved1(self) -> int: ...
    @reserved1.setter
    def reserved1(self, value: _Address) -> None: ...
    dstPitch: int
    dstHeight: int
    WidthInBytes: int
    Height: int
    Depth: int

class CUDA_MEMCPY3D_PEER_st(_Record):
    """A copy of a box between two contexts."""


    srcXInBytes: int
    srcY: int
    srcZ: int
    srcLOD: int
    @property
    def srcMemoryType(self) -> CUmemorytype: ...
    @srcMemoryType.setter
    def srcMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def srcHost(self) -> int: ...
    @srcHost.setter
    def srcHost(self, value: _Address) -> None: ...
    @property
    def srcDevice(self) -> CUdeviceptr: ...
    @srcDevice.setter
    def srcDevice(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def srcArray(self) -> CUarray: ...
    @srcArray.setter
    def srcArray(self, value: CUarray | int | None) -> None: ...
    @property
    def srcContext(self) -> CUcontext: ...
    @srcContext.setter
    def srcContext(self, value: CUcontext | int | None) -> None: ...
    srcPitch: int
    srcHeight: int
    dstXInBytes: int
    dstY: int
    dstZ: int
    dstLOD: int
    @property
    def dstMemoryType(self) -> CUmemorytype: ...
    @dstMemoryType.setter
    def dstMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def dstHost(self) -> int: ...
    @dstHost.setter
    def dstHost(self, value: _Address) -> None: ...
    @property
    def dstDevice(self) -> CUdeviceptr: ...
    @dstDevice.setter
    def dstDevice(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def dstArray(self) -> CUarray: ...
    @dstArray.setter
    def dstArray(self, value: CUarray | int | None) -> None: ...
    @property
    def dstContext(self) -> CUcontext: ...
    @dstContext.setter
    def dstContext(self, value: CUcontext | int | None) -> None: ...
    dstPitch: int
    dstHeight: int
    WidthInBytes: int
    Height: int
    Depth: int

class CUDA_MEMCPY_NODE_PARAMS_st(_Record):
    """Parameters of a copy node.

    Since CUDA 12.2.
    """


    flags: int
    reserved: int
    @property
    def copyCtx(self) -> CUcontext: ...
    @copyCtx.setter
    def copyCtx(self, value: CUcontext | int | None) -> None: ...
    copyParams: CUDA_MEMCPY3D

class CUDA_ARRAY_DESCRIPTOR_st(_Record):
    """Size and format of a one- or two-dimensional array."""


    Width: int
    Height: int
    @property
    def Format(self) -> CUarray_format: ...
    @Format.setter
    def Format(self, value: CUarray_format | int) -> None: ...
    NumChannels: int

class CUDA_ARRAY3D_DESCRIPTOR_st(_Record):
    """Size, format and options of an array of up to three dimensions."""


    Width: int
    Height: int
    Depth: int
    @property
    def Format(self) -> CUarray_format: ...
    @Format.setter
    def Format(self, value: CUarray_format | int) -> None: ...
    NumChannels: int
    Flags: int

class anon_struct6(_Record):
    """Member ``tileExtent`` of ``CUDA_ARRAY_SPARSE_PROPERTIES``."""


    width: int
    height: int
    depth: int

class CUDA_ARRAY_SPARSE_PROPERTIES_st(_Record):
    """Tile size and mip tail of a sparse array."""


    tileExtent: anon_struct6
    miptailFirstLevel: int
    miptailSize: int
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class CUDA_ARRAY_MEMORY_REQUIREMENTS_st(_Record):
    """Memory that an array needs."""


    size: int
    alignment: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class anon_struct7(_Record):
    """Member ``res.array`` of ``CUDA_RESOURCE_DESC``."""


    @property
    def hArray(self) -> CUarray: ...
    @hArray.setter
    def hArray(self, value: CUarray | int | None) -> None: ...

class anon_struct8(_Record):
    """Member ``res.mipmap`` of ``CUDA_RESOURCE_DESC``."""


    @property
    def hMipmappedArray(self) -> CUmipmappedArray: ...
    @hMipmappedArray.setter
    def hMipmappedArray(self, value: CUmipmappedArray | int | None) -> None: ...

class anon_struct9(_Record):
    """Member ``res.linear`` of ``CUDA_RESOURCE_DESC``."""


    @property
    def devPtr(self) -> CUdeviceptr: ...
    @devPtr.setter
    def devPtr(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def format(self) -> CUarray_format: ...
    @format.setter
    def format(self, value: CUarray_format | int) -> None: ...
    numChannels: int
    sizeInBytes: int

class anon_struct10(_Record):
    """Member ``res.pitch2D`` of ``CUDA_RESOURCE_DESC``."""


    @property
    def devPtr(self) -> CUdeviceptr: ...
    @devPtr.setter
    def devPtr(self, value: CUdeviceptr | int | None) -> None: ...
    @property
    def format(self) -> CUarray_format: ...
    @format.setter
    def format(self, value: CUarray_format | int) -> None: ...
    numChannels: int
    width: int
    height: int
    pitchInBytes: int

class anon_struct11(_Record):
    """Member ``res.reserved`` of ``CUDA_RESOURCE_DESC``."""


    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class anon_union5(_Record):
    """Member ``res`` of ``CUDA_RESOURCE_DESC``."""


    array: anon_struct7
    mipmap: anon_struct8
    linear: anon_struct9
    pitch2D: anon_struct10
    reserved: anon_struct11

class CUDA_RESOURCE_DESC_st(_Record):
    """The array or memory that a texture or surface object reads."""


    @property
    def resType(self) -> CUresourcetype: ...
    @resType.setter
    def resType(self, value: CUresourcetype | int) -> None: ...
    res: anon_union5
    flags: int

class CUDA_TEXTURE_DESC_st(_Record):
    """How a texture object reads: addressing, filters, mipmap levels and border colour."""


    @property
    def addressMode(self) -> list[CUaddress_mode]: ...
    @addressMode.setter
    def addressMode(self, value: Sequence[CUaddress_mode | int]) -> None: ...
    @property
    def filterMode(self) -> CUfilter_mode: ...
    @filterMode.setter
    def filterMode(self, value: CUfilter_mode | int) -> None: ...
    flags: int
    maxAnisotropy: int
    @property
    def mipmapFilterMode(self) -> CUfilter_mode: ...
    @mipmapFilterMode.setter
    def mipmapFilterMode(self, value: CUfilter_mode | int) -> None: ...
    mipmapLevelBias: float
    minMipmapLevelClamp: float
    maxMipmapLevelClamp: float
    @property
    def borderColor(self) -> list[float]: ...
    @borderColor.setter
    def borderColor(self, value: Sequence[float]) -> None: ...
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class CUDA_RESOURCE_VIEW_DESC_st(_Record):
    """The format, size, levels and layers that a texture object sees of its array."""


    @property
    def format(self) -> CUresourceViewFormat: ...
    @format.setter
    def format(self, value: CUresourceViewFormat | int) -> None: ...
    width: int
    height: int
    depth: int
    firstMipmapLevel: int
    lastMipmapLevel: int
    firstLayer: int
    lastLayer: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class CUtensorMap_st(_Record):
    """A description of a tensor and of the boxes that device code copies of it.

    Since CUDA 12.0. Changed with CUDA 13.0.
    """


    @property
    def opaque(self) -> list[cuuint64_t]: ...
    @opaque.setter
    def opaque(self, value: Sequence[cuuint64_t | int | None]) -> None: ...

class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st(_Record):
    """Two tokens for the Linux kernel's interface to GPU memory."""


    p2pToken: int
    vaSpaceToken: int

class CUDA_LAUNCH_PARAMS_st(_Record):
    """The launch of a kernel on one of several devices."""


    @property
    def function(self) -> CUfunction: ...
    @function.setter
    def function(self, value: CUfunction | int | None) -> None: ...
    gridDimX: int
    gridDimY: int
    gridDimZ: int
    blockDimX: int
    blockDimY: int
    blockDimZ: int
    sharedMemBytes: int
    @property
    def hStream(self) -> CUstream: ...
    @hStream.setter
    def hStream(self, value: CUstream | int | None) -> None: ...
    @property
    def kernelParams(self) -> int: ...
    @kernelParams.setter
    def kernelParams(self, value: Sequence[Any] | _Address) -> None: ...

class anon_struct12(_Record):
    """Member ``handle.win32`` of ``CUDA_EXTERNAL_MEMORY_HANDLE_DESC``."""


    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class anon_union6(_Record):
    """Member ``handle`` of ``CUDA_EXTERNAL_MEMORY_HANDLE_DESC``."""


    fd: int
    win32: anon_struct12
    @property
    def nvSciBufObject(self) -> int: ...
    @nvSciBufObject.setter
    def nvSciBufObject(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st(_Record):
    """Memory to import: its handle, size in bytes and flags."""


    @property
    def type(self) -> CUexternalMemoryHandleType: ...
    @type.setter
    def type(self, value: CUexternalMemoryHandleType | int) -> None: ...
    handle: anon_union6
    size: int
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st(_Record):
    """A range of imported memory, in bytes."""


    offset: int
    size: int
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st(_Record):
    """A mipmapped array within imported memory."""


    offset: int
    arrayDesc: CUDA_ARRAY3D_DESCRIPTOR
    numLevels: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class anon_struct13(_Record):
    """Member ``handle.win32`` of ``CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC``."""


    @property
    def handle(self) -> int: ...
    @handle.setter
    def handle(self, value: _Address) -> None: ...
    @property
    def name(self) -> int: ...
    @name.setter
    def name(self, value: _Address) -> None: ...

class anon_union7(_Record):
    """Member ``handle`` of ``CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC``."""


    fd: int
    win32: anon_struct13
    @property
    def nvSciSyncObj(self) -> int: ...
    @nvSciSyncObj.setter
    def nvSciSyncObj(self, value: _Address) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st(_Record):
    """A semaphore to import: its handle and flags."""


    @property
    def type(self) -> CUexternalSemaphoreHandleType: ...
    @type.setter
    def type(self, value: CUexternalSemaphoreHandleType | int) -> None: ...
    handle: anon_union7
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class anon_struct14(_Record):
    """Member ``params.fence`` of ``CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS``."""


    value: int

class anon_union8(_Record):
    """Member ``params.nvSciSync`` of ``CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS``."""


    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...
    reserved: int

class anon_struct15(_Record):
    """Member ``params.keyedMutex`` of ``CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS``."""


    key: int

class anon_struct16(_Record):
    """Member ``params`` of ``CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS``."""


    fence: anon_struct14
    nvSciSync: anon_union8
    keyedMutex: anon_struct15
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st(_Record):
    """The value that an imported semaphore is signalled with."""


    params: anon_struct16
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class anon_struct17(_Record):
    """Member ``params.fence`` of ``CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS``."""


    value: int

class anon_union9(_Record):
    """Member ``params.nvSciSync`` of ``CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS``."""


    @property
    def fence(self) -> int: ...
    @fence.setter
    def fence(self, value: _Address) -> None: ...
    reserved: int

class anon_struct18(_Record):
    """Member ``params.keyedMutex`` of ``CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS``."""


    key: int
    timeoutMs: int

class anon_struct19(_Record):
    """Member ``params`` of ``CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS``."""


    fence: anon_struct17
    nvSciSync: anon_union9
    keyedMutex: anon_struct18
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st(_Record):
    """The value of an imported semaphore that is waited for."""


    params: anon_struct19
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st(_Record):
    """Semaphores and values of a signal node."""


    @property
    def extSemArray(self) -> list[CUexternalSemaphore]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[CUexternalSemaphore | int | None] | None) -> None: ...
    @property
    def paramsArray(self) -> list[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None) -> None: ...
    numExtSems: int

class anon_union10(_Record):
    """A union without a name in ``CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2``.

    Since CUDA 13.4.
    """


    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st(_Record):
    """Semaphores that a node signals.

    Since CUDA 12.2. Changed with CUDA 13.4.
    """


    @property
    def extSemArray(self) -> list[CUexternalSemaphore]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[CUexternalSemaphore | int | None] | None) -> None: ...
    @property
    def paramsArray(self) -> list[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None) -> None: ...
    numExtSems: int
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_st(_Record):
    """Semaphores and values of a semaphore wait node."""


    @property
    def extSemArray(self) -> list[CUexternalSemaphore]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[CUexternalSemaphore | int | None] | None) -> None: ...
    @property
    def paramsArray(self) -> list[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None) -> None: ...
    numExtSems: int

class anon_union11(_Record):
    """A union without a name in ``CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2``.

    Since CUDA 13.4.
    """


    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st(_Record):
    """Semaphores that a node waits for.

    Since CUDA 12.2. Changed with CUDA 13.4.
    """


    @property
    def extSemArray(self) -> list[CUexternalSemaphore]: ...
    @extSemArray.setter
    def extSemArray(self, value: Sequence[CUexternalSemaphore | int | None] | None) -> None: ...
    @property
    def paramsArray(self) -> list[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS]: ...
    @paramsArray.setter
    def paramsArray(self, value: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None) -> None: ...
    numExtSems: int
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class anon_union12(_Record):
    """Member ``resource`` of ``CUarrayMapInfo``."""


    @property
    def mipmap(self) -> CUmipmappedArray: ...
    @mipmap.setter
    def mipmap(self, value: CUmipmappedArray | int | None) -> None: ...
    @property
    def array(self) -> CUarray: ...
    @array.setter
    def array(self, value: CUarray | int | None) -> None: ...

class anon_struct20(_Record):
    """Member ``subresource.sparseLevel`` of ``CUarrayMapInfo``."""


    level: int
    layer: int
    offsetX: int
    offsetY: int
    offsetZ: int
    extentWidth: int
    extentHeight: int
    extentDepth: int

class anon_struct21(_Record):
    """Member ``subresource.miptail`` of ``CUarrayMapInfo``."""


    layer: int
    offset: int
    size: int

class anon_union13(_Record):
    """Member ``subresource`` of ``CUarrayMapInfo``."""


    sparseLevel: anon_struct20
    miptail: anon_struct21

class anon_union14(_Record):
    """Member ``memHandle`` of ``CUarrayMapInfo``."""


    @property
    def memHandle(self) -> CUmemGenericAllocationHandle: ...
    @memHandle.setter
    def memHandle(self, value: CUmemGenericAllocationHandle | int | None) -> None: ...

class CUarrayMapInfo_st(_Record):
    """One mapping or unmapping of a part of a sparse array."""


    @property
    def resourceType(self) -> CUresourcetype: ...
    @resourceType.setter
    def resourceType(self, value: CUresourcetype | int) -> None: ...
    resource: anon_union12
    @property
    def subresourceType(self) -> CUarraySparseSubresourceType: ...
    @subresourceType.setter
    def subresourceType(self, value: CUarraySparseSubresourceType | int) -> None: ...
    subresource: anon_union13
    @property
    def memOperationType(self) -> CUmemOperationType: ...
    @memOperationType.setter
    def memOperationType(self, value: CUmemOperationType | int) -> None: ...
    @property
    def memHandleType(self) -> CUmemHandleType: ...
    @memHandleType.setter
    def memHandleType(self, value: CUmemHandleType | int) -> None: ...
    memHandle: anon_union14
    offset: int
    deviceBitMask: int
    flags: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class anon_struct22(_Record):
    """Member ``localized`` of ``CUmemLocation``.

    Since CUDA 13.4.
    """


    deviceId: int
    localityDomainId: int

class anon_union15(_Record):
    """A union without a name in ``CUmemLocation``.

    Since CUDA 13.2. Changed with CUDA 13.4.
    """


    id: int
    localized: anon_struct22

class CUmemLocation_st(_Record):
    """A place where memory can be.

    Changed with CUDA 13.2.
    """


    @property
    def type(self) -> CUmemLocationType: ...
    @type.setter
    def type(self, value: CUmemLocationType | int) -> None: ...
    id: int
    localized: anon_struct22

class anon_struct23(_Record):
    """Member ``allocFlags`` of ``CUmemAllocationProp``."""


    compressionType: int
    gpuDirectRDMACapable: int
    usage: int
    reserved: bytes

class CUmemAllocationProp_st(_Record):
    """How physical memory is created."""


    @property
    def type(self) -> CUmemAllocationType: ...
    @type.setter
    def type(self, value: CUmemAllocationType | int) -> None: ...
    @property
    def requestedHandleTypes(self) -> CUmemAllocationHandleType: ...
    @requestedHandleTypes.setter
    def requestedHandleTypes(self, value: CUmemAllocationHandleType | int) -> None: ...
    location: CUmemLocation
    @property
    def win32HandleMetaData(self) -> int: ...
    @win32HandleMetaData.setter
    def win32HandleMetaData(self, value: _Address) -> None: ...
    allocFlags: anon_struct23

class CUmulticastObjectProp_st(_Record):
    """How a multicast object is created.

    Since CUDA 12.1.
    """


    numDevices: int
    size: int
    handleTypes: int
    flags: int

class CUmemAccessDesc_st(_Record):
    """How one location may reach memory."""


    location: CUmemLocation
    @property
    def flags(self) -> CUmemAccess_flags: ...
    @flags.setter
    def flags(self, value: CUmemAccess_flags | int) -> None: ...

class CUgraphExecUpdateResultInfo_st(_Record):
    """Why an executable graph could not be updated and the nodes at fault.

    Since CUDA 12.0.
    """


    @property
    def result(self) -> CUgraphExecUpdateResult: ...
    @result.setter
    def result(self, value: CUgraphExecUpdateResult | int) -> None: ...
    @property
    def errorNode(self) -> CUgraphNode: ...
    @errorNode.setter
    def errorNode(self, value: CUgraphNode | int | None) -> None: ...
    @property
    def errorFromNode(self) -> CUgraphNode: ...
    @errorFromNode.setter
    def errorFromNode(self, value: CUgraphNode | int | None) -> None: ...

class CUmemPoolProps_st(_Record):
    """How a memory pool is created.

    Changed with CUDA 12.2, 12.6, 13.4.
    """


    @property
    def allocType(self) -> CUmemAllocationType: ...
    @allocType.setter
    def allocType(self, value: CUmemAllocationType | int) -> None: ...
    @property
    def handleTypes(self) -> CUmemAllocationHandleType: ...
    @handleTypes.setter
    def handleTypes(self, value: CUmemAllocationHandleType | int) -> None: ...
    location: CUmemLocation
    @property
    def win32SecurityAttributes(self) -> int: ...
    @win32SecurityAttributes.setter
    def win32SecurityAttributes(self, value: _Address) -> None: ...
    maxSize: int
    usage: int
    gpuDirectRDMACapable: int
    reserved: bytes

class CUmemPoolPtrExportData_st(_Record):
    """An allocation of a pool as it is passed to another process."""


    reserved: bytes

class CUmemcpyAttributes_st(_Record):
    """Attributes of a copy: when the source may be read, and hints of location.

    Since CUDA 12.8.
    """


    @property
    def srcAccessOrder(self) -> CUmemcpySrcAccessOrder: ...
    @srcAccessOrder.setter
    def srcAccessOrder(self, value: CUmemcpySrcAccessOrder | int) -> None: ...
    srcLocHint: CUmemLocation
    dstLocHint: CUmemLocation
    flags: int

class CUoffset3D_st(_Record):
    """A position in an array, in elements.

    Since CUDA 12.8.
    """


    x: int
    y: int
    z: int

class CUextent3D_st(_Record):
    """The size of a box, in elements.

    Since CUDA 12.8.
    """


    width: int
    height: int
    depth: int

class anon_struct24(_Record):
    """Member ``op.ptr`` of ``CUmemcpy3DOperand``.

    Since CUDA 12.8.
    """


    @property
    def ptr(self) -> CUdeviceptr: ...
    @ptr.setter
    def ptr(self, value: CUdeviceptr | int | None) -> None: ...
    rowLength: int
    layerHeight: int
    locHint: CUmemLocation

class anon_struct25(_Record):
    """Member ``op.array`` of ``CUmemcpy3DOperand``.

    Since CUDA 12.8.
    """


    @property
    def array(self) -> CUarray: ...
    @array.setter
    def array(self, value: CUarray | int | None) -> None: ...
    offset: CUoffset3D

class anon_union16(_Record):
    """Member ``op`` of ``CUmemcpy3DOperand``.

    Since CUDA 12.8.
    """


    ptr: anon_struct24
    array: anon_struct25

class CUmemcpy3DOperand_st(_Record):
    """A side of the copy of a box: an address with its layout, or an array with an offset.

    Since CUDA 12.8.
    """


    @property
    def type(self) -> CUmemcpy3DOperandType: ...
    @type.setter
    def type(self, value: CUmemcpy3DOperandType | int) -> None: ...
    op: anon_union16

class CUDA_MEMCPY3D_BATCH_OP_st(_Record):
    """One copy of a box in a batch.

    Since CUDA 12.8.
    """


    src: CUmemcpy3DOperand
    dst: CUmemcpy3DOperand
    extent: CUextent3D
    @property
    def srcAccessOrder(self) -> CUmemcpySrcAccessOrder: ...
    @srcAccessOrder.setter
    def srcAccessOrder(self, value: CUmemcpySrcAccessOrder | int) -> None: ...
    flags: int

class CUDA_MEM_ALLOC_NODE_PARAMS_v1_st(_Record):
    """Parameters of an allocation node, which returns the address in ``dptr``; size in bytes.

    Since CUDA 12.2.
    """


    poolProps: CUmemPoolProps
    @property
    def accessDescs(self) -> list[CUmemAccessDesc]: ...
    @accessDescs.setter
    def accessDescs(self, value: Sequence[CUmemAccessDesc] | None) -> None: ...
    accessDescCount: int
    bytesize: int
    @property
    def dptr(self) -> CUdeviceptr: ...
    @dptr.setter
    def dptr(self, value: CUdeviceptr | int | None) -> None: ...

class CUDA_MEM_ALLOC_NODE_PARAMS_v2_st(_Record):
    """What a node allocates; the address comes back.

    Since CUDA 12.2.
    """


    poolProps: CUmemPoolProps
    @property
    def accessDescs(self) -> list[CUmemAccessDesc]: ...
    @accessDescs.setter
    def accessDescs(self, value: Sequence[CUmemAccessDesc] | None) -> None: ...
    accessDescCount: int
    bytesize: int
    @property
    def dptr(self) -> CUdeviceptr: ...
    @dptr.setter
    def dptr(self, value: CUdeviceptr | int | None) -> None: ...

class CUDA_MEM_FREE_NODE_PARAMS_st(_Record):
    """The address that a node frees.

    Since CUDA 12.2.
    """


    @property
    def dptr(self) -> CUdeviceptr: ...
    @dptr.setter
    def dptr(self, value: CUdeviceptr | int | None) -> None: ...

class CUDA_CHILD_GRAPH_NODE_PARAMS_st(_Record):
    """The graph of a child graph node, and whether it is cloned or moved.

    Since CUDA 12.2. Changed with CUDA 12.9.
    """


    @property
    def graph(self) -> CUgraph: ...
    @graph.setter
    def graph(self, value: CUgraph | int | None) -> None: ...
    @property
    def ownership(self) -> CUgraphChildGraphNodeOwnership: ...
    @ownership.setter
    def ownership(self, value: CUgraphChildGraphNodeOwnership | int) -> None: ...

class anon_union17(_Record):
    """A union without a name in ``CUDA_EVENT_RECORD_NODE_PARAMS``.

    Since CUDA 13.4.
    """


    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class CUDA_EVENT_RECORD_NODE_PARAMS_st(_Record):
    """The event that a node records.

    Since CUDA 12.2. Changed with CUDA 13.4.
    """


    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | int | None) -> None: ...
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class CUDA_EVENT_WAIT_NODE_PARAMS_st(_Record):
    """The event that a node waits for.

    Since CUDA 12.2.
    """


    @property
    def event(self) -> CUevent: ...
    @event.setter
    def event(self, value: CUevent | int | None) -> None: ...

class anon_union18(_Record):
    """A union without a name in ``CUDA_MEMCPY_BATCH_NODE_PARAMS``.

    Since CUDA 13.5.
    """


    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st(_Record):
    """Copies that a node runs as one batch.

    Since CUDA 13.5.
    """


    count: int
    @property
    def dsts(self) -> list[CUdeviceptr]: ...
    @dsts.setter
    def dsts(self, value: Sequence[CUdeviceptr | int | None] | None) -> None: ...
    @property
    def srcs(self) -> list[CUdeviceptr]: ...
    @srcs.setter
    def srcs(self, value: Sequence[CUdeviceptr | int | None] | None) -> None: ...
    @property
    def sizes(self) -> int: ...
    @sizes.setter
    def sizes(self, value: _Address) -> None: ...
    @property
    def attrs(self) -> list[CUmemcpyAttributes]: ...
    @attrs.setter
    def attrs(self, value: Sequence[CUmemcpyAttributes] | None) -> None: ...
    @property
    def attrsIdxs(self) -> int: ...
    @attrsIdxs.setter
    def attrsIdxs(self, value: _Address) -> None: ...
    numAttrs: int
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class anon_union19(_Record):
    """A union without a name in ``CUDA_FABRIC_CPY_BATCH_NODE_PARAMS``.

    Since CUDA 13.5.
    """


    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st(_Record):
    """Copies over a fabric that a node runs as one batch.

    Since CUDA 13.5.
    """


    numOps: int
    @property
    def opList(self) -> list[CUDA_FABRIC_COPY_BATCH_OP]: ...
    @opList.setter
    def opList(self, value: Sequence[CUDA_FABRIC_COPY_BATCH_OP] | None) -> None: ...
    flags: int
    @property
    def ctx(self) -> CUcontext: ...
    @ctx.setter
    def ctx(self, value: CUcontext | int | None) -> None: ...
    @property
    def gCtx(self) -> CUgreenCtx: ...
    @gCtx.setter
    def gCtx(self, value: CUgreenCtx | int | None) -> None: ...

class anon_union20(_Record):
    """A union without a name in ``CUgraphNodeParams``.

    Since CUDA 12.2. Changed with CUDA 12.3, 13.3, 13.5.
    """


    @property
    def reserved1(self) -> list[int]: ...
    @reserved1.setter
    def reserved1(self, value: Sequence[int]) -> None: ...
    kernel: CUDA_KERNEL_NODE_PARAMS_v3
    memcpy: CUDA_MEMCPY_NODE_PARAMS
    memset: CUDA_MEMSET_NODE_PARAMS_v2
    host: CUDA_HOST_NODE_PARAMS_v2
    graph: CUDA_CHILD_GRAPH_NODE_PARAMS
    eventWait: CUDA_EVENT_WAIT_NODE_PARAMS
    eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS
    extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2
    extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2
    alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2
    free: CUDA_MEM_FREE_NODE_PARAMS
    memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2
    conditional: CUDA_CONDITIONAL_NODE_PARAMS
    memcpyBatch: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1
    fabricCpyBatch: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1
    asBytes: bytes

class CUgraphNodeParams_st(_Record):
    """Parameters of a node of any type; ``type`` says which member holds.

    Since CUDA 12.2.
    """


    @property
    def type(self) -> CUgraphNodeType: ...
    @type.setter
    def type(self, value: CUgraphNodeType | int) -> None: ...
    @property
    def reserved0(self) -> list[int]: ...
    @reserved0.setter
    def reserved0(self, value: Sequence[int]) -> None: ...
    @property
    def reserved1(self) -> list[int]: ...
    @reserved1.setter
    def reserved1(self, value: Sequence[int]) -> None: ...
    kernel: CUDA_KERNEL_NODE_PARAMS_v3
    memcpy: CUDA_MEMCPY_NODE_PARAMS
    memset: CUDA_MEMSET_NODE_PARAMS_v2
    host: CUDA_HOST_NODE_PARAMS_v2
    graph: CUDA_CHILD_GRAPH_NODE_PARAMS
    eventWait: CUDA_EVENT_WAIT_NODE_PARAMS
    eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS
    extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2
    extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2
    alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2
    free: CUDA_MEM_FREE_NODE_PARAMS
    memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2
    conditional: CUDA_CONDITIONAL_NODE_PARAMS
    memcpyBatch: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1
    fabricCpyBatch: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1
    asBytes: bytes
    reserved2: int

class CUcheckpointCustomStoragePerDeviceData_st(_Record):
    """The part on one GPU of memory that the caller saves or brings back.

    Since CUDA 13.4.
    """


    @property
    def devPtr(self) -> CUdeviceptr: ...
    @devPtr.setter
    def devPtr(self, value: CUdeviceptr | int | None) -> None: ...
    size: int
    @property
    def stream(self) -> CUstream: ...
    @stream.setter
    def stream(self, value: CUstream | int | None) -> None: ...

class CUcheckpointCustomStorageInfo_st(_Record):
    """The memory of a process that the caller saves or brings back.

    Since CUDA 13.4.
    """


    @property
    def handle(self) -> CUcheckpointOperationHandle: ...
    @handle.setter
    def handle(self, value: CUcheckpointOperationHandle | int | None) -> None: ...
    @property
    def perDeviceData(self) -> list[CUcheckpointCustomStoragePerDeviceData]: ...
    @perDeviceData.setter
    def perDeviceData(self, value: Sequence[CUcheckpointCustomStoragePerDeviceData] | None) -> None: ...
    deviceCount: int

class CUcheckpointLockArgs_st(_Record):
    """How a process is locked.

    Since CUDA 12.8.
    """


    timeoutMs: int
    reserved0: int
    @property
    def reserved1(self) -> list[cuuint64_t]: ...
    @reserved1.setter
    def reserved1(self, value: Sequence[cuuint64_t | int | None]) -> None: ...

class CUcheckpointCheckpointArgs_st(_Record):
    """Where the memory of a process is saved.

    Since CUDA 12.8. Changed with CUDA 13.4.
    """


    @property
    def customStorageInfo_out(self) -> int: ...
    @customStorageInfo_out.setter
    def customStorageInfo_out(self, value: _Address) -> None: ...
    reserved: bytes

class CUcheckpointGpuPair_st(_Record):
    """A GPU and the one that takes its place.

    Since CUDA 13.0.
    """


    oldUuid: CUuuid
    newUuid: CUuuid

class CUcheckpointRestoreArgs_st(_Record):
    """On which GPUs and from where the memory of a process comes back.

    Since CUDA 12.8. Changed with CUDA 13.0, 13.3, 13.4.
    """


    @property
    def gpuPairs(self) -> list[CUcheckpointGpuPair]: ...
    @gpuPairs.setter
    def gpuPairs(self, value: Sequence[CUcheckpointGpuPair] | None) -> None: ...
    gpuPairsCount: int
    padding0: int
    @property
    def customStorageInfo_out(self) -> int: ...
    @customStorageInfo_out.setter
    def customStorageInfo_out(self, value: _Address) -> None: ...
    reserved: bytes

class CUcheckpointUnlockArgs_st(_Record):
    """How a process is unlocked; reserved for now.

    Since CUDA 12.8.
    """


    @property
    def reserved(self) -> list[cuuint64_t]: ...
    @reserved.setter
    def reserved(self, value: Sequence[cuuint64_t | int | None]) -> None: ...

class CUmemDecompressParams_st(_Record):
    """One decompression of a batch: source, destination, sizes and algorithm.

    Since CUDA 12.8.
    """


    srcNumBytes: int
    dstNumBytes: int
    @property
    def dstActBytes(self) -> list[cuuint32_t]: ...
    @dstActBytes.setter
    def dstActBytes(self, value: Sequence[cuuint32_t | int | None] | None) -> None: ...
    @property
    def src(self) -> int: ...
    @src.setter
    def src(self, value: _Address) -> None: ...
    @property
    def dst(self) -> int: ...
    @dst.setter
    def dst(self, value: _Address) -> None: ...
    @property
    def algo(self) -> CUmemDecompressAlgorithm: ...
    @algo.setter
    def algo(self, value: CUmemDecompressAlgorithm | int) -> None: ...
    padding: bytes

class CUcliqueInfo_st(_Record):
    """A fabric clique.

    Since CUDA 13.4.
    """


    @property
    def type(self) -> CUcliqueType: ...
    @type.setter
    def type(self, value: CUcliqueType | int) -> None: ...
    id: int

class CUlogicalEndpointFabricHandle_st(_Record):
    """A logical endpoint as it is passed to a process on the same fabric.

    Since CUDA 13.3.
    """


    data: bytes

class anon_struct26(_Record):
    """Member ``unicast`` of ``CUlogicalEndpointProp``.

    Since CUDA 13.3.
    """


    @property
    def device(self) -> CUdevice: ...
    @device.setter
    def device(self, value: CUdevice | int | None) -> None: ...

class anon_struct27(_Record):
    """Member ``multicast`` of ``CUlogicalEndpointProp``.

    Since CUDA 13.3.
    """


    numDevices: int

class anon_union21(_Record):
    """A union without a name in ``CUlogicalEndpointProp``.

    Since CUDA 13.3.
    """


    unicast: anon_struct26
    multicast: anon_struct27

class CUlogicalEndpointProp_struct(_Record):
    """How a logical endpoint is created.

    Since CUDA 13.3.
    """


    @property
    def type(self) -> CUlogicalEndpointType: ...
    @type.setter
    def type(self, value: CUlogicalEndpointType | int) -> None: ...
    unicast: anon_struct26
    multicast: anon_struct27
    size: int
    ipcHandleTypes: int
    flags: int

class anon_struct28(_Record):
    """Member ``op.ptr`` of ``CUfabricCpyOperand``.

    Since CUDA 13.5.
    """


    @property
    def ptr(self) -> CUdeviceptr: ...
    @ptr.setter
    def ptr(self, value: CUdeviceptr | int | None) -> None: ...
    locHint: CUmemLocation

class anon_struct29(_Record):
    """Member ``op.le`` of ``CUfabricCpyOperand``.

    Since CUDA 13.5.
    """


    @property
    def id(self) -> CUlogicalEndpointId: ...
    @id.setter
    def id(self, value: CUlogicalEndpointId | int | None) -> None: ...
    @property
    def offset(self) -> cuuint64_t: ...
    @offset.setter
    def offset(self, value: cuuint64_t | int | None) -> None: ...

class anon_union22(_Record):
    """Member ``op`` of ``CUfabricCpyOperand``.

    Since CUDA 13.5.
    """


    ptr: anon_struct28
    le: anon_struct29

class CUfabricCpyOperand_st(_Record):
    """A side of a fabric copy: an address, or an offset in a logical endpoint.

    Since CUDA 13.5.
    """


    @property
    def type(self) -> CUfabricCpyOperandType: ...
    @type.setter
    def type(self, value: CUfabricCpyOperandType | int) -> None: ...
    op: anon_union22

class CUDA_FABRIC_COPY_BATCH_OP_st(_Record):
    """One copy over a fabric in a batch; its size is in bytes.

    Since CUDA 13.5.
    """


    src: CUfabricCpyOperand
    dst: CUfabricCpyOperand
    size: int
    flags: int

class CUdevSmResource_st(_Record):
    """Multiprocessors.

    Since CUDA 12.4. Changed with CUDA 13.0, 13.1, 13.4.
    """


    smCount: int
    minSmPartitionSize: int
    smCoscheduledAlignment: int
    flags: int
    localityDomainId: int

class CUdevWorkqueueConfigResource_st(_Record):
    """A configuration of work queues.

    Since CUDA 13.1.
    """


    @property
    def device(self) -> CUdevice: ...
    @device.setter
    def device(self, value: CUdevice | int | None) -> None: ...
    wqConcurrencyLimit: int
    @property
    def sharingScope(self) -> CUdevWorkqueueConfigScope: ...
    @sharingScope.setter
    def sharingScope(self, value: CUdevWorkqueueConfigScope | int) -> None: ...

class CUdevWorkqueueResource_st(_Record):
    """Work queues that exist.

    Since CUDA 13.1.
    """


    reserved: bytes

class CU_DEV_SM_RESOURCE_GROUP_PARAMS_st(_Record):
    """A group of multiprocessors that is wanted.

    Since CUDA 13.1. Changed with CUDA 13.4.
    """


    smCount: int
    coscheduledSmCount: int
    preferredCoscheduledSmCount: int
    flags: int
    localityDomainId: int
    @property
    def reserved(self) -> list[int]: ...
    @reserved.setter
    def reserved(self, value: Sequence[int]) -> None: ...

class anon_union23(_Record):
    """A union without a name in ``CUdevResource``.

    Since CUDA 12.4. Changed with CUDA 13.1.
    """


    sm: CUdevSmResource
    wqConfig: CUdevWorkqueueConfigResource
    wq: CUdevWorkqueueResource
    _oversize: bytes

class CUdevResource_st(_Record):
    """A resource of a device; its type tells which member of the union holds.

    Since CUDA 12.4. Changed with CUDA 13.1.
    """


    @property
    def type(self) -> CUdevResourceType: ...
    @type.setter
    def type(self, value: CUdevResourceType | int) -> None: ...
    _internal_padding: bytes
    sm: CUdevSmResource
    wqConfig: CUdevWorkqueueConfigResource
    wq: CUdevWorkqueueResource
    _oversize: bytes
    @property
    def nextResource(self) -> list[CUdevResource_st]: ...
    @nextResource.setter
    def nextResource(self, value: Sequence[CUdevResource_st] | None) -> None: ...

class CUDA_MEMCPY2D_v1_st(_Record):
    """A copy of a rectangle with 32-bit addresses and sizes."""


    srcXInBytes: int
    srcY: int
    @property
    def srcMemoryType(self) -> CUmemorytype: ...
    @srcMemoryType.setter
    def srcMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def srcHost(self) -> int: ...
    @srcHost.setter
    def srcHost(self, value: _Address) -> None: ...
    @property
    def srcDevice(self) -> CUdeviceptr_v1: ...
    @srcDevice.setter
    def srcDevice(self, value: CUdeviceptr_v1 | int | None) -> None: ...
    @property
    def srcArray(self) -> CUarray: ...
    @srcArray.setter
    def srcArray(self, value: CUarray | int | None) -> None: ...
    srcPitch: int
    dstXInBytes: int
    dstY: int
    @property
    def dstMemoryType(self) -> CUmemorytype: ...
    @dstMemoryType.setter
    def dstMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def dstHost(self) -> int: ...
    @dstHost.setter
    def dstHost(self, value: _Address) -> None: ...
    @property
    def dstDevice(self) -> CUdeviceptr_v1: ...
    @dstDevice.setter
    def dstDevice(self, value: CUdeviceptr_v1 | int | None) -> None: ...
    @property
    def dstArray(self) -> CUarray: ...
    @dstArray.setter
    def dstArray(self, value: CUarray | int | None) -> None: ...
    dstPitch: int
    WidthInBytes: int
    Height: int

class CUDA_MEMCPY3D_v1_st(_Record):
    """A copy of a box with 32-bit addresses and sizes."""


    srcXInBytes: int
    srcY: int
    srcZ: int
    srcLOD: int
    @property
    def srcMemoryType(self) -> CUmemorytype: ...
    @srcMemoryType.setter
    def srcMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def srcHost(self) -> int: ...
    @srcHost.setter
    def srcHost(self, value: _Address) -> None: ...
    @property
    def srcDevice(self) -> CUdeviceptr_v1: ...
    @srcDevice.setter
    def srcDevice(self, value: CUdeviceptr_v1 | int | None) -> None: ...
    @property
    def srcArray(self) -> CUarray: ...
    @srcArray.setter
    def srcArray(self, value: CUarray | int | None) -> None: ...
    @property
    def reserved0(self) -> int: ...
    @reserved0.setter
    def reserved0(self, value: _Address) -> None: ...
    srcPitch: int
    srcHeight: int
    dstXInBytes: int
    dstY: int
    dstZ: int
    dstLOD: int
    @property
    def dstMemoryType(self) -> CUmemorytype: ...
    @dstMemoryType.setter
    def dstMemoryType(self, value: CUmemorytype | int) -> None: ...
    @property
    def dstHost(self) -> int: ...
    @dstHost.setter
    def dstHost(self, value: _Address) -> None: ...
    @property
    def dstDevice(self) -> CUdeviceptr_v1: ...
    @dstDevice.setter
    def dstDevice(self, value: CUdeviceptr_v1 | int | None) -> None: ...
    @property
    def dstArray(self) -> CUarray: ...
    @dstArray.setter
    def dstArray(self, value: CUarray | int | None) -> None: ...
    @property
    def reserved1(self) -> int: ...
    @reserved1.setter
    def reserved1(self, value: _Address) -> None: ...
    dstPitch: int
    dstHeight: int
    WidthInBytes: int
    Height: int
    Depth: int

class CUDA_ARRAY_DESCRIPTOR_v1_st(_Record):
    """Size and format of an array with 32-bit sizes."""


    Width: int
    Height: int
    @property
    def Format(self) -> CUarray_format: ...
    @Format.setter
    def Format(self, value: CUarray_format | int) -> None: ...
    NumChannels: int

class CUDA_ARRAY3D_DESCRIPTOR_v1_st(_Record):
    """Size, format and options of an array with 32-bit sizes."""


    Width: int
    Height: int
    Depth: int
    @property
    def Format(self) -> CUarray_format: ...
    @Format.setter
    def Format(self, value: CUarray_format | int) -> None: ...
    NumChannels: int
    Flags: int

class anon_union24(_Record):
    """Member ``frame`` of ``CUeglFrame``."""


    @property
    def pArray(self) -> list[CUarray]: ...
    @pArray.setter
    def pArray(self, value: Sequence[CUarray | int | None]) -> None: ...
    @property
    def pPitch(self) -> list[int]: ...
    @pPitch.setter
    def pPitch(self, value: Sequence[_Address]) -> None: ...

class CUeglFrame_st(_Record):
    """One frame of an EGLStream or EGL image."""


    frame: anon_union24
    width: int
    height: int
    depth: int
    pitch: int
    planeCount: int
    numChannels: int
    @property
    def frameType(self) -> CUeglFrameType: ...
    @frameType.setter
    def frameType(self, value: CUeglFrameType | int) -> None: ...
    @property
    def eglColorFormat(self) -> CUeglColorFormat: ...
    @eglColorFormat.setter
    def eglColorFormat(self, value: CUeglColorFormat | int) -> None: ...
    @property
    def cuFormat(self) -> CUarray_format: ...
    @cuFormat.setter
    def cuFormat(self, value: CUarray_format | int) -> None: ...

class CUuuid(CUuuid_st):
    """An identifier of 16 bytes.

    ``CUuuid_st CUuuid``
    """

class CUmemFabricHandle_v1(CUmemFabricHandle_st):
    """Memory as it is passed to a process on the same fabric.

    ``CUmemFabricHandle_st CUmemFabricHandle_v1``

    Since CUDA 12.3.
    """

class CUmemFabricHandle(CUmemFabricHandle_v1):
    """Memory as it is passed to a process on the same fabric.

    ``CUmemFabricHandle_v1 CUmemFabricHandle``

    Since CUDA 12.3.
    """

class CUipcEventHandle_v1(CUipcEventHandle_st):
    """An event as it is passed to another process.

    ``CUipcEventHandle_st CUipcEventHandle_v1``
    """

class CUipcEventHandle(CUipcEventHandle_v1):
    """An event as it is passed to another process.

    ``CUipcEventHandle_v1 CUipcEventHandle``
    """

class CUipcMemHandle_v1(CUipcMemHandle_st):
    """Device memory as it is passed to another process.

    ``CUipcMemHandle_st CUipcMemHandle_v1``
    """

class CUipcMemHandle(CUipcMemHandle_v1):
    """Device memory as it is passed to another process.

    ``CUipcMemHandle_v1 CUipcMemHandle``
    """

class CUstreamBatchMemOpParams_v1(CUstreamBatchMemOpParams_union):
    """One operation on device memory for a stream; ``operation`` says which member holds.

    ``CUstreamBatchMemOpParams_union CUstreamBatchMemOpParams_v1``
    """

class CUstreamBatchMemOpParams(CUstreamBatchMemOpParams_v1):
    """One operation on device memory for a stream; ``operation`` says which member holds.

    ``CUstreamBatchMemOpParams_v1 CUstreamBatchMemOpParams``
    """

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v1(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st):
    """Operations on device memory of a node.

    ``CUDA_BATCH_MEM_OP_NODE_PARAMS_v1_st CUDA_BATCH_MEM_OP_NODE_PARAMS_v1``

    Since CUDA 12.2.
    """

class CUDA_BATCH_MEM_OP_NODE_PARAMS(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1):
    """Operations on device memory of a node.

    ``CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 CUDA_BATCH_MEM_OP_NODE_PARAMS``

    Changed with CUDA 12.2.
    """

class CUDA_BATCH_MEM_OP_NODE_PARAMS_v2(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st):
    """Memory operations that a node runs.

    ``CUDA_BATCH_MEM_OP_NODE_PARAMS_v2_st CUDA_BATCH_MEM_OP_NODE_PARAMS_v2``

    Since CUDA 12.2.
    """

class CUasyncNotificationInfo(CUasyncNotificationInfo_st):
    """A notification about a device; its type tells which member of the union holds.

    ``CUasyncNotificationInfo_st CUasyncNotificationInfo``

    Since CUDA 12.4.
    """

class CUdevprop_v1(CUdevprop_st):
    """Limits and sizes of a device that ``cuDeviceGetProperties`` returns.

    ``CUdevprop_st CUdevprop_v1``
    """

class CUdevprop(CUdevprop_v1):
    """Limits and sizes of a device that ``cuDeviceGetProperties`` returns.

    ``CUdevprop_v1 CUdevprop``
    """

class CUaccessPolicyWindow_v1(CUaccessPolicyWindow_st):
    """A range of memory with the share of accesses that should stay in the L2 cache; sizes in bytes.

    ``CUaccessPolicyWindow_st CUaccessPolicyWindow_v1``
    """

class CUaccessPolicyWindow(CUaccessPolicyWindow_v1):
    """A range of memory with the share of accesses that should stay in the L2 cache; sizes in bytes.

    ``CUaccessPolicyWindow_v1 CUaccessPolicyWindow``
    """

class CUDA_KERNEL_NODE_PARAMS_v1(CUDA_KERNEL_NODE_PARAMS_st):
    """Version 1 of ``CUDA_KERNEL_NODE_PARAMS``, a name that stands for another version.

    ``CUDA_KERNEL_NODE_PARAMS_st CUDA_KERNEL_NODE_PARAMS_v1``
    """

class CUDA_KERNEL_NODE_PARAMS_v2(CUDA_KERNEL_NODE_PARAMS_v2_st):
    """Parameters of a kernel node.

    ``CUDA_KERNEL_NODE_PARAMS_v2_st CUDA_KERNEL_NODE_PARAMS_v2``

    Since CUDA 12.0.
    """

class CUDA_KERNEL_NODE_PARAMS(CUDA_KERNEL_NODE_PARAMS_v2):
    """Parameters of a kernel node.

    ``CUDA_KERNEL_NODE_PARAMS_v2 CUDA_KERNEL_NODE_PARAMS``

    Changed with CUDA 12.0.
    """

class CUDA_KERNEL_NODE_PARAMS_v3(CUDA_KERNEL_NODE_PARAMS_v3_st):
    """Parameters of a kernel node within ``CUgraphNodeParams``.

    ``CUDA_KERNEL_NODE_PARAMS_v3_st CUDA_KERNEL_NODE_PARAMS_v3``

    Since CUDA 12.2.
    """

class CUDA_MEMSET_NODE_PARAMS_v1(CUDA_MEMSET_NODE_PARAMS_st):
    """Parameters of a fill node; sizes in elements, pitch in bytes.

    ``CUDA_MEMSET_NODE_PARAMS_st CUDA_MEMSET_NODE_PARAMS_v1``
    """

class CUDA_MEMSET_NODE_PARAMS(CUDA_MEMSET_NODE_PARAMS_v1):
    """Parameters of a fill node; sizes in elements, pitch in bytes.

    ``CUDA_MEMSET_NODE_PARAMS_v1 CUDA_MEMSET_NODE_PARAMS``
    """

class CUDA_MEMSET_NODE_PARAMS_v2(CUDA_MEMSET_NODE_PARAMS_v2_st):
    """Parameters of a fill node with its context; sizes in elements, pitch in bytes.

    ``CUDA_MEMSET_NODE_PARAMS_v2_st CUDA_MEMSET_NODE_PARAMS_v2``

    Since CUDA 12.2.
    """

class CUDA_HOST_NODE_PARAMS_v1(CUDA_HOST_NODE_PARAMS_st):
    """Function and user data of a host node.

    ``CUDA_HOST_NODE_PARAMS_st CUDA_HOST_NODE_PARAMS_v1``
    """

class CUDA_HOST_NODE_PARAMS(CUDA_HOST_NODE_PARAMS_v1):
    """Function and user data of a host node.

    ``CUDA_HOST_NODE_PARAMS_v1 CUDA_HOST_NODE_PARAMS``
    """

class CUDA_HOST_NODE_PARAMS_v2(CUDA_HOST_NODE_PARAMS_v2_st):
    """Function and user data of a host node, how the device waits for it, and its context.

    ``CUDA_HOST_NODE_PARAMS_v2_st CUDA_HOST_NODE_PARAMS_v2``

    Since CUDA 12.2.
    """

class CUgraphEdgeData(CUgraphEdgeData_st):
    """Data of an edge; all zero is a full dependency.

    ``CUgraphEdgeData_st CUgraphEdgeData``

    Since CUDA 12.3.
    """

class CUDA_GRAPH_INSTANTIATE_PARAMS(CUDA_GRAPH_INSTANTIATE_PARAMS_st):
    """Parameters of making an executable graph, with the outcome.

    ``CUDA_GRAPH_INSTANTIATE_PARAMS_st CUDA_GRAPH_INSTANTIATE_PARAMS``

    Since CUDA 12.0.
    """

class CUlaunchMemSyncDomainMap(CUlaunchMemSyncDomainMap_st):
    """Which physical domains the memory synchronisation domains of a stream stand for.

    ``CUlaunchMemSyncDomainMap_st CUlaunchMemSyncDomainMap``

    Since CUDA 12.0.
    """

class CUlaunchAttributeValue(CUlaunchAttributeValue_union):
    """The value of a launch attribute; its identifier says which member holds.

    ``CUlaunchAttributeValue_union CUlaunchAttributeValue``

    Since CUDA 11.8.
    """

class CUlaunchAttribute(CUlaunchAttribute_st):
    """An attribute of a launch with its value.

    ``CUlaunchAttribute_st CUlaunchAttribute``

    Since CUDA 11.8.
    """

class CUlaunchConfig(CUlaunchConfig_st):
    """Grid and block sizes of a launch with its stream and attributes.

    ``CUlaunchConfig_st CUlaunchConfig``

    Since CUDA 11.8.
    """

class CUkernelNodeAttrValue_v1(CUlaunchAttributeValue):
    """The value of a launch attribute; its identifier says which member holds.

    ``CUlaunchAttributeValue CUkernelNodeAttrValue_v1``

    Changed with CUDA 11.8.
    """

class CUkernelNodeAttrValue(CUkernelNodeAttrValue_v1):
    """The value of a launch attribute; its identifier says which member holds.

    ``CUkernelNodeAttrValue_v1 CUkernelNodeAttrValue``
    """

class CUstreamAttrValue_v1(CUlaunchAttributeValue):
    """The value of a launch attribute; its identifier says which member holds.

    ``CUlaunchAttributeValue CUstreamAttrValue_v1``

    Changed with CUDA 11.8.
    """

class CUstreamAttrValue(CUstreamAttrValue_v1):
    """The value of a launch attribute; its identifier says which member holds.

    ``CUstreamAttrValue_v1 CUstreamAttrValue``
    """

class CUexecAffinitySmCount_v1(CUexecAffinitySmCount_st):
    """A number of multiprocessors.

    ``CUexecAffinitySmCount_st CUexecAffinitySmCount_v1``
    """

class CUexecAffinitySmCount(CUexecAffinitySmCount_v1):
    """A number of multiprocessors.

    ``CUexecAffinitySmCount_v1 CUexecAffinitySmCount``
    """

class CUexecAffinityParam_v1(CUexecAffinityParam_st):
    """An execution affinity with its limit.

    ``CUexecAffinityParam_st CUexecAffinityParam_v1``
    """

class CUexecAffinityParam(CUexecAffinityParam_v1):
    """An execution affinity with its limit.

    ``CUexecAffinityParam_v1 CUexecAffinityParam``
    """

class CUctxCigParam(CUctxCigParam_st):
    """The graphics queue that a context shares.

    ``CUctxCigParam_st CUctxCigParam``

    Since CUDA 12.5.
    """

class CUctxCreateParams(CUctxCreateParams_st):
    """What a context is limited to or shares with graphics.

    ``CUctxCreateParams_st CUctxCreateParams``

    Since CUDA 12.5.
    """

class CUstreamCigParam(CUstreamCigParam_st):
    """The command list that a stream is recorded into.

    ``CUstreamCigParam_st CUstreamCigParam``

    Since CUDA 13.2.
    """

class CUstreamCigCaptureParams(CUstreamCigCaptureParams_st):
    """Parameters of recording a stream into a command list.

    ``CUstreamCigCaptureParams_st CUstreamCigCaptureParams``

    Since CUDA 13.2.
    """

class CUlibraryHostUniversalFunctionAndDataTable(CUlibraryHostUniversalFunctionAndDataTable_st):
    """Tables of host functions and data for a library.

    ``CUlibraryHostUniversalFunctionAndDataTable_st CUlibraryHostUniversalFunctionAndDataTable``

    Since CUDA 12.0.
    """

class CUDA_MEMCPY2D_v2(CUDA_MEMCPY2D_st):
    """A copy of a rectangle.

    ``CUDA_MEMCPY2D_st CUDA_MEMCPY2D_v2``
    """

class CUDA_MEMCPY2D(CUDA_MEMCPY2D_v2):
    """A copy of a rectangle.

    ``CUDA_MEMCPY2D_v2 CUDA_MEMCPY2D``
    """

class CUDA_MEMCPY3D_v2(CUDA_MEMCPY3D_st):
    """A copy of a box.

    ``CUDA_MEMCPY3D_st CUDA_MEMCPY3D_v2``
    """

class CUDA_MEMCPY3D(CUDA_MEMCPY3D_v2):
    """A copy of a box.

    ``CUDA_MEMCPY3D_v2 CUDA_MEMCPY3D``
    """

class CUDA_MEMCPY3D_PEER_v1(CUDA_MEMCPY3D_PEER_st):
    """A copy of a box between two contexts.

    ``CUDA_MEMCPY3D_PEER_st CUDA_MEMCPY3D_PEER_v1``
    """

class CUDA_MEMCPY3D_PEER(CUDA_MEMCPY3D_PEER_v1):
    """A copy of a box between two contexts.

    ``CUDA_MEMCPY3D_PEER_v1 CUDA_MEMCPY3D_PEER``
    """

class CUDA_MEMCPY_NODE_PARAMS(CUDA_MEMCPY_NODE_PARAMS_st):
    """Parameters of a copy node.

    ``CUDA_MEMCPY_NODE_PARAMS_st CUDA_MEMCPY_NODE_PARAMS``

    Since CUDA 12.2.
    """

class CUDA_ARRAY_DESCRIPTOR_v2(CUDA_ARRAY_DESCRIPTOR_st):
    """Size and format of a one- or two-dimensional array.

    ``CUDA_ARRAY_DESCRIPTOR_st CUDA_ARRAY_DESCRIPTOR_v2``
    """

class CUDA_ARRAY_DESCRIPTOR(CUDA_ARRAY_DESCRIPTOR_v2):
    """Size and format of a one- or two-dimensional array.

    ``CUDA_ARRAY_DESCRIPTOR_v2 CUDA_ARRAY_DESCRIPTOR``
    """

class CUDA_ARRAY3D_DESCRIPTOR_v2(CUDA_ARRAY3D_DESCRIPTOR_st):
    """Size, format and options of an array of up to three dimensions.

    ``CUDA_ARRAY3D_DESCRIPTOR_st CUDA_ARRAY3D_DESCRIPTOR_v2``
    """

class CUDA_ARRAY3D_DESCRIPTOR(CUDA_ARRAY3D_DESCRIPTOR_v2):
    """Size, format and options of an array of up to three dimensions.

    ``CUDA_ARRAY3D_DESCRIPTOR_v2 CUDA_ARRAY3D_DESCRIPTOR``
    """

class CUDA_ARRAY_SPARSE_PROPERTIES_v1(CUDA_ARRAY_SPARSE_PROPERTIES_st):
    """Tile size and mip tail of a sparse array.

    ``CUDA_ARRAY_SPARSE_PROPERTIES_st CUDA_ARRAY_SPARSE_PROPERTIES_v1``
    """

class CUDA_ARRAY_SPARSE_PROPERTIES(CUDA_ARRAY_SPARSE_PROPERTIES_v1):
    """Tile size and mip tail of a sparse array.

    ``CUDA_ARRAY_SPARSE_PROPERTIES_v1 CUDA_ARRAY_SPARSE_PROPERTIES``
    """

class CUDA_ARRAY_MEMORY_REQUIREMENTS_v1(CUDA_ARRAY_MEMORY_REQUIREMENTS_st):
    """Memory that an array needs.

    ``CUDA_ARRAY_MEMORY_REQUIREMENTS_st CUDA_ARRAY_MEMORY_REQUIREMENTS_v1``
    """

class CUDA_ARRAY_MEMORY_REQUIREMENTS(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1):
    """Memory that an array needs.

    ``CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 CUDA_ARRAY_MEMORY_REQUIREMENTS``
    """

class CUDA_RESOURCE_DESC_v1(CUDA_RESOURCE_DESC_st):
    """The array or memory that a texture or surface object reads.

    ``CUDA_RESOURCE_DESC_st CUDA_RESOURCE_DESC_v1``
    """

class CUDA_RESOURCE_DESC(CUDA_RESOURCE_DESC_v1):
    """The array or memory that a texture or surface object reads.

    ``CUDA_RESOURCE_DESC_v1 CUDA_RESOURCE_DESC``
    """

class CUDA_TEXTURE_DESC_v1(CUDA_TEXTURE_DESC_st):
    """How a texture object reads: addressing, filters, mipmap levels and border colour.

    ``CUDA_TEXTURE_DESC_st CUDA_TEXTURE_DESC_v1``
    """

class CUDA_TEXTURE_DESC(CUDA_TEXTURE_DESC_v1):
    """How a texture object reads: addressing, filters, mipmap levels and border colour.

    ``CUDA_TEXTURE_DESC_v1 CUDA_TEXTURE_DESC``
    """

class CUDA_RESOURCE_VIEW_DESC_v1(CUDA_RESOURCE_VIEW_DESC_st):
    """The format, size, levels and layers that a texture object sees of its array.

    ``CUDA_RESOURCE_VIEW_DESC_st CUDA_RESOURCE_VIEW_DESC_v1``
    """

class CUDA_RESOURCE_VIEW_DESC(CUDA_RESOURCE_VIEW_DESC_v1):
    """The format, size, levels and layers that a texture object sees of its array.

    ``CUDA_RESOURCE_VIEW_DESC_v1 CUDA_RESOURCE_VIEW_DESC``
    """

class CUtensorMap(CUtensorMap_st):
    """A description of a tensor and of the boxes that device code copies of it.

    ``CUtensorMap_st CUtensorMap``

    Since CUDA 12.0.
    """

class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st):
    """Two tokens for the Linux kernel's interface to GPU memory.

    ``CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_st CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1``
    """

class CUDA_POINTER_ATTRIBUTE_P2P_TOKENS(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1):
    """Two tokens for the Linux kernel's interface to GPU memory.

    ``CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 CUDA_POINTER_ATTRIBUTE_P2P_TOKENS``
    """

class CUDA_LAUNCH_PARAMS_v1(CUDA_LAUNCH_PARAMS_st):
    """The launch of a kernel on one of several devices.

    ``CUDA_LAUNCH_PARAMS_st CUDA_LAUNCH_PARAMS_v1``
    """

class CUDA_LAUNCH_PARAMS(CUDA_LAUNCH_PARAMS_v1):
    """The launch of a kernel on one of several devices.

    ``CUDA_LAUNCH_PARAMS_v1 CUDA_LAUNCH_PARAMS``
    """

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st):
    """Memory to import: its handle, size in bytes and flags.

    ``CUDA_EXTERNAL_MEMORY_HANDLE_DESC_st CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1``
    """

class CUDA_EXTERNAL_MEMORY_HANDLE_DESC(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1):
    """Memory to import: its handle, size in bytes and flags.

    ``CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 CUDA_EXTERNAL_MEMORY_HANDLE_DESC``
    """

class CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st):
    """A range of imported memory, in bytes.

    ``CUDA_EXTERNAL_MEMORY_BUFFER_DESC_st CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1``
    """

class CUDA_EXTERNAL_MEMORY_BUFFER_DESC(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1):
    """A range of imported memory, in bytes.

    ``CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 CUDA_EXTERNAL_MEMORY_BUFFER_DESC``
    """

class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st):
    """A mipmapped array within imported memory.

    ``CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_st CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1``
    """

class CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1):
    """A mipmapped array within imported memory.

    ``CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC``
    """

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st):
    """A semaphore to import: its handle and flags.

    ``CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_st CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1``
    """

class CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1):
    """A semaphore to import: its handle and flags.

    ``CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC``
    """

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st):
    """The value that an imported semaphore is signalled with.

    ``CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_st CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1``
    """

class CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1):
    """The value that an imported semaphore is signalled with.

    ``CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS``
    """

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st):
    """The value of an imported semaphore that is waited for.

    ``CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_st CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1``
    """

class CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1):
    """The value of an imported semaphore that is waited for.

    ``CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS``
    """

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st):
    """Semaphores and values of a signal node.

    ``CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_st CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1``
    """

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1):
    """Semaphores and values of a signal node.

    ``CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 CUDA_EXT_SEM_SIGNAL_NODE_PARAMS``
    """

class CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st):
    """Semaphores that a node signals.

    ``CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_st CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2``

    Since CUDA 12.2.
    """

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1(CUDA_EXT_SEM_WAIT_NODE_PARAMS_st):
    """Semaphores and values of a semaphore wait node.

    ``CUDA_EXT_SEM_WAIT_NODE_PARAMS_st CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1``
    """

class CUDA_EXT_SEM_WAIT_NODE_PARAMS(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1):
    """Semaphores and values of a semaphore wait node.

    ``CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 CUDA_EXT_SEM_WAIT_NODE_PARAMS``
    """

class CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st):
    """Semaphores that a node waits for.

    ``CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_st CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2``

    Since CUDA 12.2.
    """

class CUarrayMapInfo_v1(CUarrayMapInfo_st):
    """One mapping or unmapping of a part of a sparse array.

    ``CUarrayMapInfo_st CUarrayMapInfo_v1``
    """

class CUarrayMapInfo(CUarrayMapInfo_v1):
    """One mapping or unmapping of a part of a sparse array.

    ``CUarrayMapInfo_v1 CUarrayMapInfo``
    """

class CUmemLocation_v1(CUmemLocation_st):
    """A place where memory can be.

    ``CUmemLocation_st CUmemLocation_v1``
    """

class CUmemLocation(CUmemLocation_v1):
    """A place where memory can be.

    ``CUmemLocation_v1 CUmemLocation``
    """

class CUmemAllocationProp_v1(CUmemAllocationProp_st):
    """How physical memory is created.

    ``CUmemAllocationProp_st CUmemAllocationProp_v1``
    """

class CUmemAllocationProp(CUmemAllocationProp_v1):
    """How physical memory is created.

    ``CUmemAllocationProp_v1 CUmemAllocationProp``
    """

class CUmulticastObjectProp_v1(CUmulticastObjectProp_st):
    """How a multicast object is created.

    ``CUmulticastObjectProp_st CUmulticastObjectProp_v1``

    Since CUDA 12.1.
    """

class CUmulticastObjectProp(CUmulticastObjectProp_v1):
    """How a multicast object is created.

    ``CUmulticastObjectProp_v1 CUmulticastObjectProp``

    Since CUDA 12.1.
    """

class CUmemAccessDesc_v1(CUmemAccessDesc_st):
    """How one location may reach memory.

    ``CUmemAccessDesc_st CUmemAccessDesc_v1``
    """

class CUmemAccessDesc(CUmemAccessDesc_v1):
    """How one location may reach memory.

    ``CUmemAccessDesc_v1 CUmemAccessDesc``
    """

class CUgraphExecUpdateResultInfo_v1(CUgraphExecUpdateResultInfo_st):
    """Why an executable graph could not be updated and the nodes at fault.

    ``CUgraphExecUpdateResultInfo_st CUgraphExecUpdateResultInfo_v1``

    Since CUDA 12.0.
    """

class CUgraphExecUpdateResultInfo(CUgraphExecUpdateResultInfo_v1):
    """Why an executable graph could not be updated and the nodes at fault.

    ``CUgraphExecUpdateResultInfo_v1 CUgraphExecUpdateResultInfo``

    Since CUDA 12.0.
    """

class CUmemPoolProps_v1(CUmemPoolProps_st):
    """How a memory pool is created.

    ``CUmemPoolProps_st CUmemPoolProps_v1``
    """

class CUmemPoolProps(CUmemPoolProps_v1):
    """How a memory pool is created.

    ``CUmemPoolProps_v1 CUmemPoolProps``
    """

class CUmemPoolPtrExportData_v1(CUmemPoolPtrExportData_st):
    """An allocation of a pool as it is passed to another process.

    ``CUmemPoolPtrExportData_st CUmemPoolPtrExportData_v1``
    """

class CUmemPoolPtrExportData(CUmemPoolPtrExportData_v1):
    """An allocation of a pool as it is passed to another process.

    ``CUmemPoolPtrExportData_v1 CUmemPoolPtrExportData``
    """

class CUmemcpyAttributes_v1(CUmemcpyAttributes_st):
    """Attributes of a copy: when the source may be read, and hints of location.

    ``CUmemcpyAttributes_st CUmemcpyAttributes_v1``

    Since CUDA 12.8.
    """

class CUmemcpyAttributes(CUmemcpyAttributes_v1):
    """Attributes of a copy: when the source may be read, and hints of location.

    ``CUmemcpyAttributes_v1 CUmemcpyAttributes``

    Since CUDA 12.8.
    """

class CUoffset3D_v1(CUoffset3D_st):
    """A position in an array, in elements.

    ``CUoffset3D_st CUoffset3D_v1``

    Since CUDA 12.8.
    """

class CUoffset3D(CUoffset3D_v1):
    """A position in an array, in elements.

    ``CUoffset3D_v1 CUoffset3D``

    Since CUDA 12.8.
    """

class CUextent3D_v1(CUextent3D_st):
    """The size of a box, in elements.

    ``CUextent3D_st CUextent3D_v1``

    Since CUDA 12.8.
    """

class CUextent3D(CUextent3D_v1):
    """The size of a box, in elements.

    ``CUextent3D_v1 CUextent3D``

    Since CUDA 12.8.
    """

class CUmemcpy3DOperand_v1(CUmemcpy3DOperand_st):
    """A side of the copy of a box: an address with its layout, or an array with an offset.

    ``CUmemcpy3DOperand_st CUmemcpy3DOperand_v1``

    Since CUDA 12.8.
    """

class CUmemcpy3DOperand(CUmemcpy3DOperand_v1):
    """A side of the copy of a box: an address with its layout, or an array with an offset.

    ``CUmemcpy3DOperand_v1 CUmemcpy3DOperand``

    Since CUDA 12.8.
    """

class CUDA_MEMCPY3D_BATCH_OP_v1(CUDA_MEMCPY3D_BATCH_OP_st):
    """One copy of a box in a batch.

    ``CUDA_MEMCPY3D_BATCH_OP_st CUDA_MEMCPY3D_BATCH_OP_v1``

    Since CUDA 12.8.
    """

class CUDA_MEMCPY3D_BATCH_OP(CUDA_MEMCPY3D_BATCH_OP_v1):
    """One copy of a box in a batch.

    ``CUDA_MEMCPY3D_BATCH_OP_v1 CUDA_MEMCPY3D_BATCH_OP``

    Since CUDA 12.8.
    """

class CUDA_MEM_ALLOC_NODE_PARAMS_v1(CUDA_MEM_ALLOC_NODE_PARAMS_v1_st):
    """Parameters of an allocation node, which returns the address in ``dptr``; size in bytes.

    ``CUDA_MEM_ALLOC_NODE_PARAMS_v1_st CUDA_MEM_ALLOC_NODE_PARAMS_v1``

    Since CUDA 12.2.
    """

class CUDA_MEM_ALLOC_NODE_PARAMS(CUDA_MEM_ALLOC_NODE_PARAMS_v1):
    """Parameters of an allocation node, which returns the address in ``dptr``; size in bytes.

    ``CUDA_MEM_ALLOC_NODE_PARAMS_v1 CUDA_MEM_ALLOC_NODE_PARAMS``

    Changed with CUDA 12.2.
    """

class CUDA_MEM_ALLOC_NODE_PARAMS_v2(CUDA_MEM_ALLOC_NODE_PARAMS_v2_st):
    """What a node allocates; the address comes back.

    ``CUDA_MEM_ALLOC_NODE_PARAMS_v2_st CUDA_MEM_ALLOC_NODE_PARAMS_v2``

    Since CUDA 12.2.
    """

class CUDA_MEM_FREE_NODE_PARAMS(CUDA_MEM_FREE_NODE_PARAMS_st):
    """The address that a node frees.

    ``CUDA_MEM_FREE_NODE_PARAMS_st CUDA_MEM_FREE_NODE_PARAMS``

    Since CUDA 12.2.
    """

class CUDA_CHILD_GRAPH_NODE_PARAMS(CUDA_CHILD_GRAPH_NODE_PARAMS_st):
    """The graph of a child graph node, and whether it is cloned or moved.

    ``CUDA_CHILD_GRAPH_NODE_PARAMS_st CUDA_CHILD_GRAPH_NODE_PARAMS``

    Since CUDA 12.2.
    """

class CUDA_EVENT_RECORD_NODE_PARAMS(CUDA_EVENT_RECORD_NODE_PARAMS_st):
    """The event that a node records.

    ``CUDA_EVENT_RECORD_NODE_PARAMS_st CUDA_EVENT_RECORD_NODE_PARAMS``

    Since CUDA 12.2.
    """

class CUDA_EVENT_WAIT_NODE_PARAMS(CUDA_EVENT_WAIT_NODE_PARAMS_st):
    """The event that a node waits for.

    ``CUDA_EVENT_WAIT_NODE_PARAMS_st CUDA_EVENT_WAIT_NODE_PARAMS``

    Since CUDA 12.2.
    """

class CUDA_MEMCPY_BATCH_NODE_PARAMS_V1(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st):
    """Copies that a node runs as one batch.

    ``CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_st CUDA_MEMCPY_BATCH_NODE_PARAMS_V1``

    Since CUDA 13.5.
    """

class CUDA_MEMCPY_BATCH_NODE_PARAMS(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1):
    """Copies that a node runs as one batch.

    ``CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 CUDA_MEMCPY_BATCH_NODE_PARAMS``

    Since CUDA 13.5.
    """

class CUDA_FABRIC_COPY_BATCH_OP_v1(CUDA_FABRIC_COPY_BATCH_OP_st):
    """One copy over a fabric in a batch; its size is in bytes.

    ``CUDA_FABRIC_COPY_BATCH_OP_st CUDA_FABRIC_COPY_BATCH_OP_v1``

    Since CUDA 13.5.
    """

class CUDA_FABRIC_COPY_BATCH_OP(CUDA_FABRIC_COPY_BATCH_OP_v1):
    """One copy over a fabric in a batch; its size is in bytes.

    ``CUDA_FABRIC_COPY_BATCH_OP_v1 CUDA_FABRIC_COPY_BATCH_OP``

    Since CUDA 13.5.
    """

class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st):
    """Copies over a fabric that a node runs as one batch.

    ``CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_st CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1``

    Since CUDA 13.5.
    """

class CUDA_FABRIC_CPY_BATCH_NODE_PARAMS(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1):
    """Copies over a fabric that a node runs as one batch.

    ``CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 CUDA_FABRIC_CPY_BATCH_NODE_PARAMS``

    Since CUDA 13.5.
    """

class CUgraphNodeParams(CUgraphNodeParams_st):
    """Parameters of a node of any type; ``type`` says which member holds.

    ``CUgraphNodeParams_st CUgraphNodeParams``

    Since CUDA 12.2.
    """

class CUcheckpointCustomStoragePerDeviceData(CUcheckpointCustomStoragePerDeviceData_st):
    """The part on one GPU of memory that the caller saves or brings back.

    ``CUcheckpointCustomStoragePerDeviceData_st CUcheckpointCustomStoragePerDeviceData``

    Since CUDA 13.4.
    """

class CUcheckpointCustomStorageInfo(CUcheckpointCustomStorageInfo_st):
    """The memory of a process that the caller saves or brings back.

    ``CUcheckpointCustomStorageInfo_st CUcheckpointCustomStorageInfo``

    Since CUDA 13.4.
    """

class CUcheckpointLockArgs(CUcheckpointLockArgs_st):
    """How a process is locked.

    ``CUcheckpointLockArgs_st CUcheckpointLockArgs``

    Since CUDA 12.8.
    """

class CUcheckpointCheckpointArgs(CUcheckpointCheckpointArgs_st):
    """Where the memory of a process is saved.

    ``CUcheckpointCheckpointArgs_st CUcheckpointCheckpointArgs``

    Since CUDA 12.8.
    """

class CUcheckpointGpuPair(CUcheckpointGpuPair_st):
    """A GPU and the one that takes its place.

    ``CUcheckpointGpuPair_st CUcheckpointGpuPair``

    Since CUDA 13.0.
    """

class CUcheckpointRestoreArgs(CUcheckpointRestoreArgs_st):
    """On which GPUs and from where the memory of a process comes back.

    ``CUcheckpointRestoreArgs_st CUcheckpointRestoreArgs``

    Since CUDA 12.8.
    """

class CUcheckpointUnlockArgs(CUcheckpointUnlockArgs_st):
    """How a process is unlocked; reserved for now.

    ``CUcheckpointUnlockArgs_st CUcheckpointUnlockArgs``

    Since CUDA 12.8.
    """

class CUmemDecompressParams(CUmemDecompressParams_st):
    """One decompression of a batch: source, destination, sizes and algorithm.

    ``CUmemDecompressParams_st CUmemDecompressParams``

    Since CUDA 12.8.
    """

class CUcliqueInfo(CUcliqueInfo_st):
    """A fabric clique.

    ``CUcliqueInfo_st CUcliqueInfo``

    Since CUDA 13.4.
    """

class CUlogicalEndpointFabricHandle(CUlogicalEndpointFabricHandle_st):
    """A logical endpoint as it is passed to a process on the same fabric.

    ``CUlogicalEndpointFabricHandle_st CUlogicalEndpointFabricHandle``

    Since CUDA 13.3.
    """

class CUlogicalEndpointProp(CUlogicalEndpointProp_struct):
    """How a logical endpoint is created.

    ``CUlogicalEndpointProp_struct CUlogicalEndpointProp``

    Since CUDA 13.3.
    """

class CUfabricCpyOperand(CUfabricCpyOperand_st):
    """A side of a fabric copy: an address, or an offset in a logical endpoint.

    ``CUfabricCpyOperand_st CUfabricCpyOperand``

    Since CUDA 13.5.
    """

class CUdevSmResource(CUdevSmResource_st):
    """Multiprocessors.

    ``CUdevSmResource_st CUdevSmResource``

    Since CUDA 12.4.
    """

class CUdevWorkqueueConfigResource(CUdevWorkqueueConfigResource_st):
    """A configuration of work queues.

    ``CUdevWorkqueueConfigResource_st CUdevWorkqueueConfigResource``

    Since CUDA 13.1.
    """

class CUdevWorkqueueResource(CUdevWorkqueueResource_st):
    """Work queues that exist.

    ``CUdevWorkqueueResource_st CUdevWorkqueueResource``

    Since CUDA 13.1.
    """

class CU_DEV_SM_RESOURCE_GROUP_PARAMS(CU_DEV_SM_RESOURCE_GROUP_PARAMS_st):
    """A group of multiprocessors that is wanted.

    ``CU_DEV_SM_RESOURCE_GROUP_PARAMS_st CU_DEV_SM_RESOURCE_GROUP_PARAMS``

    Since CUDA 13.1.
    """

class CUdevResource_v1(CUdevResource_st):
    """A resource of a device; its type tells which member of the union holds.

    ``CUdevResource_st CUdevResource_v1``

    Since CUDA 12.4.
    """

class CUdevResource(CUdevResource_v1):
    """A resource of a device; its type tells which member of the union holds.

    ``CUdevResource_v1 CUdevResource``

    Since CUDA 12.4.
    """

class CUDA_MEMCPY2D_v1(CUDA_MEMCPY2D_v1_st):
    """A copy of a rectangle with 32-bit addresses and sizes.

    ``CUDA_MEMCPY2D_v1_st CUDA_MEMCPY2D_v1``
    """

class CUDA_MEMCPY3D_v1(CUDA_MEMCPY3D_v1_st):
    """A copy of a box with 32-bit addresses and sizes.

    ``CUDA_MEMCPY3D_v1_st CUDA_MEMCPY3D_v1``
    """

class CUDA_ARRAY_DESCRIPTOR_v1(CUDA_ARRAY_DESCRIPTOR_v1_st):
    """Size and format of an array with 32-bit sizes.

    ``CUDA_ARRAY_DESCRIPTOR_v1_st CUDA_ARRAY_DESCRIPTOR_v1``
    """

class CUDA_ARRAY3D_DESCRIPTOR_v1(CUDA_ARRAY3D_DESCRIPTOR_v1_st):
    """Size, format and options of an array with 32-bit sizes.

    ``CUDA_ARRAY3D_DESCRIPTOR_v1_st CUDA_ARRAY3D_DESCRIPTOR_v1``
    """

class CUeglFrame_v1(CUeglFrame_st):
    """One frame of an EGLStream or EGL image.

    ``CUeglFrame_st CUeglFrame_v1``
    """

class CUeglFrame(CUeglFrame_v1):
    """One frame of an EGLStream or EGL image.

    ``CUeglFrame_v1 CUeglFrame``
    """

def cuGetErrorString(error: CUresult | int) -> tuple[CUresult, bytes | None]:
    """Describes a status in words; an unknown one is an invalid value.

    ``CUresult cuGetErrorString(CUresult error, const char **pStr)``
    """

def cuGetErrorName(error: CUresult | int) -> tuple[CUresult, bytes | None]:
    """Names a status as its enumerator; an unknown one is an invalid value.

    ``CUresult cuGetErrorName(CUresult error, const char **pStr)``
    """

def cuInit(Flags: int) -> tuple[CUresult]:
    """Initialises the driver; must come before any other driver call.

    ``CUresult cuInit(unsigned int Flags)``
    """

def cuDriverGetVersion() -> tuple[CUresult, int | None]:
    """Tells the CUDA release that the installed driver supports, as 1000 * major + 10 * minor.

    ``CUresult cuDriverGetVersion(int *driverVersion)``
    """

def cuDeviceGet(ordinal: int) -> tuple[CUresult, CUdevice | None]:
    """Finds the device with a number from 0 up to the count of devices.

    ``CUresult cuDeviceGet(CUdevice *device, int ordinal)``
    """

def cuDeviceGetCount() -> tuple[CUresult, int | None]:
    """Counts the CUDA devices.

    ``CUresult cuDeviceGetCount(int *count)``
    """

def cuDeviceGetName(length: int, dev: CUdevice | int | None) -> tuple[CUresult, bytes | None]:
    """Returns the name of a device.

    ``CUresult cuDeviceGetName(char *name, int len, CUdevice dev)``
    """

def cuDeviceGetUuid(dev: CUdevice | int | None) -> tuple[CUresult, CUuuid | None]:
    """Returns the UUID of a device; for a MIG instance, that of the instance.

    ``CUresult cuDeviceGetUuid_v2(CUuuid *uuid, CUdevice dev)``
    """

def cuDeviceGetLuid(dev: CUdevice | int | None) -> tuple[CUresult, bytes | None, int | None]:
    """Returns the LUID and node mask by which graphics APIs know a device; on Windows only.

    ``CUresult cuDeviceGetLuid(char *luid, unsigned int *deviceNodeMask, CUdevice dev)``
    """

def cuDeviceTotalMem(dev: CUdevice | int | None) -> tuple[CUresult, int | None]:
    """Tells the size of a device's memory in bytes.

    ``CUresult cuDeviceTotalMem_v2(size_t *bytes, CUdevice dev)``
    """

def cuDeviceGetTexture1DLinearMaxWidth(pformat: CUarray_format | int, numChannels: int, dev: CUdevice | int | None) -> tuple[CUresult, int | None]:
    """Tells how many elements a one-dimensional texture on linear memory may have, for a format.

    ``CUresult cuDeviceGetTexture1DLinearMaxWidth(size_t *maxWidthInElements, CUarray_format format, unsigned int numChannels, CUdevice dev)``
    """

def cuDeviceGetAttribute(attrib: CUdevice_attribute | int, dev: CUdevice | int | None) -> tuple[CUresult, int | None]:
    """Returns the value of an attribute of a device.

    ``CUresult cuDeviceGetAttribute(int *pi, CUdevice_attribute attrib, CUdevice dev)``
    """

def cuDeviceGetHostAtomicCapabilities(operations: Sequence[CUatomicOperation | int] | None, count: int, dev: CUdevice | int | None) -> tuple[CUresult, list[int] | None]:
    """Tells, per atomic operation, how the link between a device and the host supports it.

    ``CUresult cuDeviceGetHostAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice dev)``

    Since CUDA 13.0.
    """

def cuDeviceGetNvSciSyncAttributes(nvSciSyncAttrList: _Address, dev: CUdevice | int | None, flags: int) -> tuple[CUresult]:
    """Fills an NvSciSync attribute list with what a device supports.

    ``CUresult cuDeviceGetNvSciSyncAttributes(void *nvSciSyncAttrList, CUdevice dev, int flags)``
    """

def cuDeviceSetMemPool(dev: CUdevice | int | None, pool: CUmemoryPool | int | None) -> tuple[CUresult]:
    """Makes a memory pool the one that stream-ordered allocations on a device come from.

    ``CUresult cuDeviceSetMemPool(CUdevice dev, CUmemoryPool pool)``
    """

def cuDeviceGetMemPool(dev: CUdevice | int | None) -> tuple[CUresult, CUmemoryPool | None]:
    """Returns the memory pool that stream-ordered allocations on a device come from.

    ``CUresult cuDeviceGetMemPool(CUmemoryPool *pool, CUdevice dev)``
    """

def cuDeviceGetDefaultMemPool(dev: CUdevice | int | None) -> tuple[CUresult, CUmemoryPool | None]:
    """Returns the memory pool that a device has from the start.

    ``CUresult cuDeviceGetDefaultMemPool(CUmemoryPool *pool_out, CUdevice dev)``
    """

def cuDeviceGetExecAffinitySupport(typename: CUexecAffinityType | int, dev: CUdevice | int | None) -> tuple[CUresult, int | None]:
    """Tells whether contexts on a device can be limited by a type of execution affinity; 1 for yes.

    ``CUresult cuDeviceGetExecAffinitySupport(int *pi, CUexecAffinityType type, CUdevice dev)``
    """

def cuFlushGPUDirectRDMAWrites(target: CUflushGPUDirectRDMAWritesTarget | int, scope: CUflushGPUDirectRDMAWritesScope | int) -> tuple[CUresult]:
    """Waits until what other devices wrote into GPU memory by GPUDirect RDMA is visible.

    ``CUresult cuFlushGPUDirectRDMAWrites(CUflushGPUDirectRDMAWritesTarget target, CUflushGPUDirectRDMAWritesScope scope)``
    """

def cuDeviceGetProperties(dev: CUdevice | int | None) -> tuple[CUresult, CUdevprop | None]:
    """Returns some limits and sizes of a device; replaced by ``cuDeviceGetAttribute``.

    ``CUresult cuDeviceGetProperties(CUdevprop *prop, CUdevice dev)``
    """

def cuDeviceComputeCapability(dev: CUdevice | int | None) -> tuple[CUresult, int | None, int | None]:
    """Returns the compute capability of a device, major and minor; replaced by ``cuDeviceGetAttribute``.

    ``CUresult cuDeviceComputeCapability(int *major, int *minor, CUdevice dev)``
    """

def cuDevicePrimaryCtxRetain(dev: CUdevice | int | None) -> tuple[CUresult, CUcontext | None]:
    """Takes a reference to the primary context of a device, and creates the context on first use.

    ``CUresult cuDevicePrimaryCtxRetain(CUcontext *pctx, CUdevice dev)``
    """

def cuDevicePrimaryCtxRelease(dev: CUdevice | int | None) -> tuple[CUresult]:
    """Gives a reference to the primary context of a device back; the last one resets the context.

    ``CUresult cuDevicePrimaryCtxRelease_v2(CUdevice dev)``
    """

def cuDevicePrimaryCtxSetFlags(dev: CUdevice | int | None, flags: CUctx_flags | int) -> tuple[CUresult]:
    """Sets the flags of the primary context of a device in place of earlier ones.

    ``CUresult cuDevicePrimaryCtxSetFlags_v2(CUdevice dev, unsigned int flags)``
    """

def cuDevicePrimaryCtxGetState(dev: CUdevice | int | None) -> tuple[CUresult, CUctx_flags | None, int | None]:
    """Returns the flags of the primary context of a device, and 1 when it is active.

    ``CUresult cuDevicePrimaryCtxGetState(CUdevice dev, unsigned int *flags, int *active)``
    """

def cuDevicePrimaryCtxReset(dev: CUdevice | int | None) -> tuple[CUresult]:
    """Destroys everything in the primary context of a device; references to the context remain.

    ``CUresult cuDevicePrimaryCtxReset_v2(CUdevice dev)``
    """

def cuCtxCreate(ctxCreateParams: CUctxCreateParams | None, flags: CUctx_flags | int, dev: CUdevice | int | None) -> tuple[CUresult, CUcontext | None]:
    """Creates a context on a device and makes it current on the calling thread.

    ``CUresult cuCtxCreate_v4(CUcontext *pctx, CUctxCreateParams *ctxCreateParams, unsigned int flags, CUdevice dev)``

    Since CUDA 12.5.
    """

def cuCtxDestroy(ctx: CUcontext | int | None) -> tuple[CUresult]:
    """Destroys a context and everything in it, on whichever threads it is current.

    ``CUresult cuCtxDestroy_v2(CUcontext ctx)``
    """

def cuCtxPushCurrent(ctx: CUcontext | int | None) -> tuple[CUresult]:
    """Puts a context on top of the calling thread's stack, which makes it current.

    ``CUresult cuCtxPushCurrent_v2(CUcontext ctx)``
    """

def cuCtxPopCurrent() -> tuple[CUresult, CUcontext | None]:
    """Takes the current context off the calling thread's stack and returns it.

    ``CUresult cuCtxPopCurrent_v2(CUcontext *pctx)``
    """

def cuCtxSetCurrent(ctx: CUcontext | int | None) -> tuple[CUresult]:
    """Replaces the top of the calling thread's stack of contexts.

    ``CUresult cuCtxSetCurrent(CUcontext ctx)``
    """

def cuCtxGetCurrent() -> tuple[CUresult, CUcontext | None]:
    """Returns the calling thread's current context, or null when there is none.

    ``CUresult cuCtxGetCurrent(CUcontext *pctx)``
    """

def cuCtxGetDevice() -> tuple[CUresult, CUdevice | None]:
    """Tells to which device the current context belongs.

    ``CUresult cuCtxGetDevice(CUdevice *device)``
    """

def cuCtxGetDevice_v2(ctx: CUcontext | int | None) -> tuple[CUresult, CUdevice | None]:
    """Returns the device of a context.

    ``CUresult cuCtxGetDevice_v2(CUdevice *device, CUcontext ctx)``

    Since CUDA 13.0.
    """

def cuCtxGetFlags() -> tuple[CUresult, CUctx_flags | None]:
    """Tells with which flags the current context works.

    ``CUresult cuCtxGetFlags(unsigned int *flags)``
    """

def cuCtxSetFlags(flags: CUctx_flags | int) -> tuple[CUresult]:
    """Sets the flags of the current context in place of earlier ones.

    ``CUresult cuCtxSetFlags(unsigned int flags)``

    Since CUDA 12.1.
    """

def cuCtxGetId(ctx: CUcontext | int | None) -> tuple[CUresult, int | None]:
    """Returns a number that no other context of the process ever has.

    ``CUresult cuCtxGetId(CUcontext ctx, unsigned long long *ctxId)``

    Since CUDA 12.0.
    """

def cuCtxSynchronize() -> tuple[CUresult]:
    """Waits until all work of the current context is done.

    ``CUresult cuCtxSynchronize(void)``
    """

def cuCtxSynchronize_v2(ctx: CUcontext | int | None) -> tuple[CUresult]:
    """Waits until all work of a context is done.

    ``CUresult cuCtxSynchronize_v2(CUcontext ctx)``

    Since CUDA 13.0.
    """

def cuCtxSetLimit(limit: CUlimit | int, value: int) -> tuple[CUresult]:
    """Asks for a new value of a limit of the current context; the driver may round it.

    ``CUresult cuCtxSetLimit(CUlimit limit, size_t value)``
    """

def cuCtxGetLimit(limit: CUlimit | int) -> tuple[CUresult, int | None]:
    """Returns the value of a limit of the current context, in bytes or as a count.

    ``CUresult cuCtxGetLimit(size_t *pvalue, CUlimit limit)``
    """

def cuCtxGetCacheConfig() -> tuple[CUresult, CUfunc_cache | None]:
    """Returns how the current context prefers to divide L1 cache and shared memory.

    ``CUresult cuCtxGetCacheConfig(CUfunc_cache *pconfig)``
    """

def cuCtxSetCacheConfig(config: CUfunc_cache | int) -> tuple[CUresult]:
    """Sets how the current context prefers to divide L1 cache and shared memory.

    ``CUresult cuCtxSetCacheConfig(CUfunc_cache config)``
    """

def cuCtxGetApiVersion(ctx: CUcontext | int | None) -> tuple[CUresult, int | None]:
    """Returns the version of the driver interface that a context was created with, such as 3020.

    ``CUresult cuCtxGetApiVersion(CUcontext ctx, unsigned int *version)``
    """

def cuCtxGetStreamPriorityRange() -> tuple[CUresult, int | None, int | None]:
    """Returns the lowest and the highest priority of streams; smaller numbers go first.

    ``CUresult cuCtxGetStreamPriorityRange(int *leastPriority, int *greatestPriority)``
    """

def cuCtxResetPersistingL2Cache() -> tuple[CUresult]:
    """Makes all persisting lines of the L2 cache ordinary ones.

    ``CUresult cuCtxResetPersistingL2Cache(void)``
    """

def cuCtxGetExecAffinity(typename: CUexecAffinityType | int) -> tuple[CUresult, CUexecAffinityParam | None]:
    """Returns how far an execution affinity limits the current context.

    ``CUresult cuCtxGetExecAffinity(CUexecAffinityParam *pExecAffinity, CUexecAffinityType type)``
    """

def cuCtxRecordEvent(hCtx: CUcontext | int | None, hEvent: CUevent | int | None) -> tuple[CUresult]:
    """Makes an event stand for all work that a context has at present.

    ``CUresult cuCtxRecordEvent(CUcontext hCtx, CUevent hEvent)``

    Since CUDA 12.5.
    """

def cuCtxWaitEvent(hCtx: CUcontext | int | None, hEvent: CUevent | int | None) -> tuple[CUresult]:
    """Makes all later work of a context wait for an event, without blocking the thread.

    ``CUresult cuCtxWaitEvent(CUcontext hCtx, CUevent hEvent)``

    Since CUDA 12.5.
    """

def cuCtxAttach(flags: int) -> tuple[CUresult, CUcontext | None]:
    """Takes a further reference to the current context; deprecated.

    ``CUresult cuCtxAttach(CUcontext *pctx, unsigned int flags)``
    """

def cuCtxDetach(ctx: CUcontext | int | None) -> tuple[CUresult]:
    """Gives a reference to the current context back and destroys it with the last one; deprecated.

    ``CUresult cuCtxDetach(CUcontext ctx)``
    """

def cuCtxGetSharedMemConfig() -> tuple[CUresult, CUsharedconfig | None]:
    """Returns the width of shared memory banks in the current context; deprecated.

    ``CUresult cuCtxGetSharedMemConfig(CUsharedconfig *pConfig)``
    """

def cuCtxSetSharedMemConfig(config: CUsharedconfig | int) -> tuple[CUresult]:
    """Sets the width of shared memory banks in the current context; deprecated.

    ``CUresult cuCtxSetSharedMemConfig(CUsharedconfig config)``
    """

def cuModuleLoad(fname: str | bytes | None) -> tuple[CUresult, CUmodule | None]:
    """Loads a file with a cubin, PTX, fatbin or tile IR into the current context.

    ``CUresult cuModuleLoad(CUmodule *module, const char *fname)``
    """

def cuModuleLoadData(image: _Address) -> tuple[CUresult, CUmodule | None]:
    """Loads a cubin, PTX, fatbin or tile IR from memory into the current context.

    ``CUresult cuModuleLoadData(CUmodule *module, const void *image)``
    """

def cuModuleLoadDataEx(image: _Address, numOptions: int, options: Sequence[CUjit_option | int] | None, optionValues: Sequence[Any] | _Address) -> tuple[CUresult, CUmodule | None]:
    """Loads a cubin, PTX, fatbin or tile IR from memory into the current context, with options of the compiler.

    ``CUresult cuModuleLoadDataEx(CUmodule *module, const void *image, unsigned int numOptions, CUjit_option *options, void **optionValues)``
    """

def cuModuleLoadFatBinary(fatCubin: _Address) -> tuple[CUresult, CUmodule | None]:
    """Loads a fatbin from memory into the current context.

    ``CUresult cuModuleLoadFatBinary(CUmodule *module, const void *fatCubin)``
    """

def cuModuleUnload(hmod: CUmodule | int | None) -> tuple[CUresult]:
    """Unloads a module from the current context; not for modules that belong to a library.

    ``CUresult cuModuleUnload(CUmodule hmod)``
    """

def cuModuleGetLoadingMode() -> tuple[CUresult, CUmoduleLoadingMode | None]:
    """Tells whether kernels are loaded at once or when they are first used.

    ``CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode *mode)``
    """

def cuModuleGetFunction(hmod: CUmodule | int | None, name: str | bytes | None) -> tuple[CUresult, CUfunction | None]:
    """Finds a kernel of a module by its name, the mangled one where C++ mangles.

    ``CUresult cuModuleGetFunction(CUfunction *hfunc, CUmodule hmod, const char *name)``
    """

def cuModuleGetFunctionCount(mod: CUmodule | int | None) -> tuple[CUresult, int | None]:
    """Counts the kernels of a module.

    ``CUresult cuModuleGetFunctionCount(unsigned int *count, CUmodule mod)``

    Since CUDA 12.4.
    """

def cuModuleEnumerateFunctions(numFunctions: int, mod: CUmodule | int | None) -> tuple[CUresult, list[CUfunction] | None]:
    """Lists kernels of a module, as many as the buffer holds; ``cuModuleGetFunctionCount`` tells how many there are.

    ``CUresult cuModuleEnumerateFunctions(CUfunction *functions, unsigned int numFunctions, CUmodule mod)``

    Since CUDA 12.4.
    """

def cuModuleGetGlobal(hmod: CUmodule | int | None, name: str | bytes | None) -> tuple[CUresult, CUdeviceptr | None, int | None]:
    """Finds a variable of a module by its name and returns its address and its size in bytes.

    ``CUresult cuModuleGetGlobal_v2(CUdeviceptr *dptr, size_t *bytes, CUmodule hmod, const char *name)``
    """

def cuLinkCreate(numOptions: int, options: Sequence[CUjit_option | int] | None, optionValues: Sequence[Any] | _Address) -> tuple[CUresult, CUlinkState | None]:
    """Starts to link device code, with options of the compiler and linker.

    ``CUresult cuLinkCreate_v2(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)``
    """

def cuLinkAddData(state: CUlinkState | int | None, typename: CUjitInputType | int, data: _Address, size: int, name: str | bytes | None, numOptions: int, options: Sequence[CUjit_option | int] | None, optionValues: Sequence[Any] | _Address) -> tuple[CUresult]:
    """Adds device code in memory to what is linked; the memory is free again afterwards.

    ``CUresult cuLinkAddData_v2(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)``
    """

def cuLinkAddFile(state: CUlinkState | int | None, typename: CUjitInputType | int, path: str | bytes | None, numOptions: int, options: Sequence[CUjit_option | int] | None, optionValues: Sequence[Any] | _Address) -> tuple[CUresult]:
    """Adds a file of device code to what is linked.

    ``CUresult cuLinkAddFile_v2(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)``
    """

def cuLinkComplete(state: CUlinkState | int | None) -> tuple[CUresult, int | None, int | None]:
    """Links, and returns the address of the cubin, which lives as long as the linker, and its size in bytes.

    ``CUresult cuLinkComplete(CUlinkState state, void **cubinOut, size_t *sizeOut)``
    """

def cuLinkDestroy(state: CUlinkState | int | None) -> tuple[CUresult]:
    """Ends a linking and frees the cubin that it made.

    ``CUresult cuLinkDestroy(CUlinkState state)``
    """

def cuModuleGetTexRef(hmod: CUmodule | int | None, name: str | bytes | None) -> tuple[CUresult, CUtexref | None]:
    """Finds a texture reference of a module by its name; deprecated.

    ``CUresult cuModuleGetTexRef(CUtexref *pTexRef, CUmodule hmod, const char *name)``
    """

def cuModuleGetSurfRef(hmod: CUmodule | int | None, name: str | bytes | None) -> tuple[CUresult, CUsurfref | None]:
    """Finds a surface reference of a module by its name; deprecated.

    ``CUresult cuModuleGetSurfRef(CUsurfref *pSurfRef, CUmodule hmod, const char *name)``
    """

def cuLibraryLoadData(code: _Address, jitOptions: Sequence[CUjit_option | int] | None, jitOptionsValues: Sequence[Any] | _Address, numJitOptions: int, libraryOptions: Sequence[CUlibraryOption | int] | None, libraryOptionValues: Sequence[Any] | _Address, numLibraryOptions: int) -> tuple[CUresult, CUlibrary | None]:
    """Loads a cubin, PTX, fatbin or tile IR from memory for all contexts, those of later too.

    ``CUresult cuLibraryLoadData(CUlibrary *library, const void *code, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``

    Since CUDA 12.0.
    """

def cuLibraryLoadFromFile(fileName: str | bytes | None, jitOptions: Sequence[CUjit_option | int] | None, jitOptionsValues: Sequence[Any] | _Address, numJitOptions: int, libraryOptions: Sequence[CUlibraryOption | int] | None, libraryOptionValues: Sequence[Any] | _Address, numLibraryOptions: int) -> tuple[CUresult, CUlibrary | None]:
    """Loads a file with a cubin, PTX, fatbin or tile IR for all contexts, those of later too.

    ``CUresult cuLibraryLoadFromFile(CUlibrary *library, const char *fileName, CUjit_option *jitOptions, void **jitOptionsValues, unsigned int numJitOptions, CUlibraryOption *libraryOptions, void **libraryOptionValues, unsigned int numLibraryOptions)``

    Since CUDA 12.0.
    """

def cuLibraryUnload(library: CUlibrary | int | None) -> tuple[CUresult]:
    """Unloads a library from all contexts.

    ``CUresult cuLibraryUnload(CUlibrary library)``

    Since CUDA 12.0.
    """

def cuLibraryGetKernel(library: CUlibrary | int | None, name: str | bytes | None) -> tuple[CUresult, CUkernel | None]:
    """Finds a kernel of a library by its name, the mangled one where C++ mangles.

    ``CUresult cuLibraryGetKernel(CUkernel *pKernel, CUlibrary library, const char *name)``

    Since CUDA 12.0.
    """

def cuLibraryGetKernelCount(lib: CUlibrary | int | None) -> tuple[CUresult, int | None]:
    """Counts the kernels of a library.

    ``CUresult cuLibraryGetKernelCount(unsigned int *count, CUlibrary lib)``

    Since CUDA 12.4.
    """

def cuLibraryEnumerateKernels(numKernels: int, lib: CUlibrary | int | None) -> tuple[CUresult, list[CUkernel] | None]:
    """Lists kernels of a library, as many as the buffer holds; ``cuLibraryGetKernelCount`` tells how many there are.

    ``CUresult cuLibraryEnumerateKernels(CUkernel *kernels, unsigned int numKernels, CUlibrary lib)``

    Since CUDA 12.4.
    """

def cuLibraryGetModule(library: CUlibrary | int | None) -> tuple[CUresult, CUmodule | None]:
    """Returns the module that a library is in the current context.

    ``CUresult cuLibraryGetModule(CUmodule *pMod, CUlibrary library)``

    Since CUDA 12.0.
    """

def cuKernelGetFunction(kernel: CUkernel | int | None) -> tuple[CUresult, CUfunction | None]:
    """Returns the function that a kernel is in the current context.

    ``CUresult cuKernelGetFunction(CUfunction *pFunc, CUkernel kernel)``

    Since CUDA 12.0.
    """

def cuKernelGetLibrary(kernel: CUkernel | int | None) -> tuple[CUresult, CUlibrary | None]:
    """Returns the library that a kernel is in.

    ``CUresult cuKernelGetLibrary(CUlibrary *pLib, CUkernel kernel)``

    Since CUDA 12.5.
    """

def cuLibraryGetGlobal(library: CUlibrary | int | None, name: str | bytes | None) -> tuple[CUresult, CUdeviceptr | None, int | None]:
    """Finds a variable of a library in the current context and returns its address and its size in bytes.

    ``CUresult cuLibraryGetGlobal(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)``

    Since CUDA 12.0.
    """

def cuLibraryGetManaged(library: CUlibrary | int | None, name: str | bytes | None) -> tuple[CUresult, CUdeviceptr | None, int | None]:
    """Finds managed memory of a library, the same on all devices; returns its address and its size in bytes.

    ``CUresult cuLibraryGetManaged(CUdeviceptr *dptr, size_t *bytes, CUlibrary library, const char *name)``

    Since CUDA 12.0.
    """

def cuLibraryGetUnifiedFunction(library: CUlibrary | int | None, symbol: str | bytes | None) -> tuple[CUresult, int | None]:
    """Finds a function of a library that has one address on all devices.

    ``CUresult cuLibraryGetUnifiedFunction(void **fptr, CUlibrary library, const char *symbol)``

    Since CUDA 12.0.
    """

def cuKernelGetAttribute(attrib: CUfunction_attribute | int, kernel: CUkernel | int | None, dev: CUdevice | int | None) -> tuple[CUresult, int | None]:
    """Returns the value of an attribute of a kernel on a device.

    ``CUresult cuKernelGetAttribute(int *pi, CUfunction_attribute attrib, CUkernel kernel, CUdevice dev)``

    Since CUDA 12.0.
    """

def cuKernelSetAttribute(attrib: CUfunction_attribute | int, val: int, kernel: CUkernel | int | None, dev: CUdevice | int | None) -> tuple[CUresult]:
    """Sets an attribute of a kernel on a device; ``cuFuncSetAttribute`` goes before it.

    ``CUresult cuKernelSetAttribute(CUfunction_attribute attrib, int val, CUkernel kernel, CUdevice dev)``

    Since CUDA 12.0.
    """

def cuKernelSetCacheConfig(kernel: CUkernel | int | None, config: CUfunc_cache | int, dev: CUdevice | int | None) -> tuple[CUresult]:
    """Sets how a kernel prefers to divide L1 cache and shared memory on a device.

    ``CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice dev)``

    Since CUDA 12.0.
    """

def cuKernelGetName(hfunc: CUkernel | int | None) -> tuple[CUresult, bytes | None]:
    """Returns the name of a kernel, mangled where C++ mangles.

    ``CUresult cuKernelGetName(const char **name, CUkernel hfunc)``

    Since CUDA 12.3.
    """

def cuKernelGetParamInfo(kernel: CUkernel | int | None, paramIndex: int) -> tuple[CUresult, int | None, int | None]:
    """Tells where a parameter of a kernel lies among its parameters, and its size, in bytes.

    ``CUresult cuKernelGetParamInfo(CUkernel kernel, size_t paramIndex, size_t *paramOffset, size_t *paramSize)``

    Since CUDA 12.4.
    """

def cuKernelGetParamCount(kernel: CUkernel | int | None) -> tuple[CUresult, int | None]:
    """Counts the parameters of a kernel.

    ``CUresult cuKernelGetParamCount(CUkernel kernel, size_t *paramCount)``

    Since CUDA 13.2.
    """

def cuMemGetInfo() -> tuple[CUresult, int | None, int | None]:
    """Tells the free and the total memory of the current context's device, in bytes.

    ``CUresult cuMemGetInfo_v2(size_t *free, size_t *total)``
    """

def cuMemAlloc(bytesize: int) -> tuple[CUresult, CUdeviceptr | None]:
    """Allocates linear device memory in the current context; the size is in bytes.

    ``CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)``
    """

def cuMemAllocPitch(WidthInBytes: int, Height: int, ElementSizeBytes: int) -> tuple[CUresult, CUdeviceptr | None, int | None]:
    """Allocates device memory for rows, padded so that each row starts aligned; returns the pitch in bytes.

    ``CUresult cuMemAllocPitch_v2(CUdeviceptr *dptr, size_t *pPitch, size_t WidthInBytes, size_t Height, unsigned int ElementSizeBytes)``
    """

def cuMemFree(dptr: CUdeviceptr | int | None) -> tuple[CUresult]:
    """Frees device or managed memory.

    ``CUresult cuMemFree_v2(CUdeviceptr dptr)``
    """

def cuMemGetAddressRange(dptr: CUdeviceptr | int | None) -> tuple[CUresult, CUdeviceptr | None, int | None]:
    """Finds the allocation that an address lies in, as its base address and its size in bytes.

    ``CUresult cuMemGetAddressRange_v2(CUdeviceptr *pbase, size_t *psize, CUdeviceptr dptr)``
    """

def cuMemAllocHost(bytesize: int) -> tuple[CUresult, int | None]:
    """Allocates page-locked host memory; the size is in bytes.

    ``CUresult cuMemAllocHost_v2(void **pp, size_t bytesize)``
    """

def cuMemFreeHost(p: _Address) -> tuple[CUresult]:
    """Gives back host memory that ``cuMemAllocHost`` or ``cuMemHostAlloc`` made.

    ``CUresult cuMemFreeHost(void *p)``
    """

def cuMemHostAlloc(bytesize: int, Flags: int) -> tuple[CUresult, int | None]:
    """Allocates page-locked host memory with options, the ``CU_MEMHOSTALLOC_*`` bits; the size is in bytes.

    ``CUresult cuMemHostAlloc(void **pp, size_t bytesize, unsigned int Flags)``
    """

def cuMemHostGetDevicePointer(p: _Address, Flags: int) -> tuple[CUresult, CUdeviceptr | None]:
    """Gives the address under which the current context's device sees page-locked host memory.

    ``CUresult cuMemHostGetDevicePointer_v2(CUdeviceptr *pdptr, void *p, unsigned int Flags)``
    """

def cuMemHostGetFlags(p: _Address) -> tuple[CUresult, int | None]:
    """Tells the options that page-locked host memory was allocated with.

    ``CUresult cuMemHostGetFlags(unsigned int *pFlags, void *p)``
    """

def cuMemAllocManaged(bytesize: int, flags: CUmemAttach_flags | int) -> tuple[CUresult, CUdeviceptr | None]:
    """Allocates managed memory, which host and devices reach at one address; the size is in bytes.

    ``CUresult cuMemAllocManaged(CUdeviceptr *dptr, size_t bytesize, unsigned int flags)``
    """

def cuDeviceRegisterAsyncNotification(device: CUdevice | int | None, callbackFunc: CUasyncCallback | Callable[..., object] | int | None, userData: Any) -> tuple[CUresult, CUasyncCallbackHandle | None]:
    """Registers a callback that the driver calls on events of a device, such as going over its memory budget.

    ``CUresult cuDeviceRegisterAsyncNotification(CUdevice device, CUasyncCallback callbackFunc, void *userData, CUasyncCallbackHandle *callback)``

    Since CUDA 12.4.
    """

def cuDeviceUnregisterAsyncNotification(device: CUdevice | int | None, callback: CUasyncCallbackHandle | int | None) -> tuple[CUresult]:
    """Ends the notifications of one registered callback.

    ``CUresult cuDeviceUnregisterAsyncNotification(CUdevice device, CUasyncCallbackHandle callback)``

    Since CUDA 12.4.
    """

def cuDeviceGetByPCIBusId(pciBusId: str | bytes | None) -> tuple[CUresult, CUdevice | None]:
    """Finds a device by its PCI address, such as ``0000:65:00.0``.

    ``CUresult cuDeviceGetByPCIBusId(CUdevice *dev, const char *pciBusId)``
    """

def cuDeviceGetPCIBusId(length: int, dev: CUdevice | int | None) -> tuple[CUresult, bytes | None]:
    """Returns the PCI address of a device as text.

    ``CUresult cuDeviceGetPCIBusId(char *pciBusId, int len, CUdevice dev)``
    """

def cuIpcGetEventHandle(event: CUevent | int | None) -> tuple[CUresult, CUipcEventHandle | None]:
    """Exports an event for other processes.

    ``CUresult cuIpcGetEventHandle(CUipcEventHandle *pHandle, CUevent event)``
    """

def cuIpcOpenEventHandle(handle: CUipcEventHandle) -> tuple[CUresult, CUevent | None]:
    """Opens an event that another process exported.

    ``CUresult cuIpcOpenEventHandle(CUevent *phEvent, CUipcEventHandle handle)``
    """

def cuIpcGetMemHandle(dptr: CUdeviceptr | int | None) -> tuple[CUresult, CUipcMemHandle | None]:
    """Exports a device allocation, by its base address, for other processes.

    ``CUresult cuIpcGetMemHandle(CUipcMemHandle *pHandle, CUdeviceptr dptr)``
    """

def cuIpcOpenMemHandle(handle: CUipcMemHandle, Flags: CUipcMem_flags | int) -> tuple[CUresult, CUdeviceptr | None]:
    """Maps device memory that another process exported; opening it again adds a reference.

    ``CUresult cuIpcOpenMemHandle_v2(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)``
    """

def cuIpcCloseMemHandle(dptr: CUdeviceptr | int | None) -> tuple[CUresult]:
    """Gives up one reference to memory of another process; the last one unmaps it.

    ``CUresult cuIpcCloseMemHandle(CUdeviceptr dptr)``
    """

def cuMemHostRegister(p: _Address, bytesize: int, Flags: int) -> tuple[CUresult]:
    """Page-locks a range of existing host memory for devices; takes the ``CU_MEMHOSTREGISTER_*`` bits.

    ``CUresult cuMemHostRegister_v2(void *p, size_t bytesize, unsigned int Flags)``
    """

def cuMemHostUnregister(p: _Address) -> tuple[CUresult]:
    """Takes a host range back from devices and makes it pageable again.

    ``CUresult cuMemHostUnregister(void *p)``
    """

def cuMemcpy(dst: CUdeviceptr | int | None, src: CUdeviceptr | int | None, ByteCount: int) -> tuple[CUresult]:
    """Copies bytes between two addresses, each of host or device memory.

    ``CUresult cuMemcpy(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount)``
    """

def cuMemcpyPeer(dstDevice: CUdeviceptr | int | None, dstContext: CUcontext | int | None, srcDevice: CUdeviceptr | int | None, srcContext: CUcontext | int | None, ByteCount: int) -> tuple[CUresult]:
    """Copies bytes from device memory of one context to that of another.

    ``CUresult cuMemcpyPeer(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount)``
    """

def cuMemcpyHtoD(dstDevice: CUdeviceptr | int | None, srcHost: _Address, ByteCount: int) -> tuple[CUresult]:
    """Writes a host buffer to device memory; the size is in bytes.

    ``CUresult cuMemcpyHtoD_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount)``
    """

def cuMemcpyDtoH(dstHost: _Address, srcDevice: CUdeviceptr | int | None, ByteCount: int) -> tuple[CUresult]:
    """Reads device memory into a host buffer; the size is in bytes.

    ``CUresult cuMemcpyDtoH_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount)``
    """

def cuMemcpyDtoD(dstDevice: CUdeviceptr | int | None, srcDevice: CUdeviceptr | int | None, ByteCount: int) -> tuple[CUresult]:
    """Copies bytes within device memory.

    ``CUresult cuMemcpyDtoD_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount)``
    """

def cuMemcpyDtoA(dstArray: CUarray | int | None, dstOffset: int, srcDevice: CUdeviceptr | int | None, ByteCount: int) -> tuple[CUresult]:
    """Copies bytes from device memory into a one-dimensional array.

    ``CUresult cuMemcpyDtoA_v2(CUarray dstArray, size_t dstOffset, CUdeviceptr srcDevice, size_t ByteCount)``
    """

def cuMemcpyAtoD(dstDevice: CUdeviceptr | int | None, srcArray: CUarray | int | None, srcOffset: int, ByteCount: int) -> tuple[CUresult]:
    """Copies bytes from a one-dimensional array to device memory.

    ``CUresult cuMemcpyAtoD_v2(CUdeviceptr dstDevice, CUarray srcArray, size_t srcOffset, size_t ByteCount)``
    """

def cuMemcpyHtoA(dstArray: CUarray | int | None, dstOffset: int, srcHost: _Address, ByteCount: int) -> tuple[CUresult]:
    """Copies bytes from host memory into a one-dimensional array.

    ``CUresult cuMemcpyHtoA_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount)``
    """

def cuMemcpyAtoH(dstHost: _Address, srcArray: CUarray | int | None, srcOffset: int, ByteCount: int) -> tuple[CUresult]:
    """Copies bytes from a one-dimensional array to host memory.

    ``CUresult cuMemcpyAtoH_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount)``
    """

def cuMemcpyAtoA(dstArray: CUarray | int | None, dstOffset: int, srcArray: CUarray | int | None, srcOffset: int, ByteCount: int) -> tuple[CUresult]:
    """Copies bytes between two one-dimensional arrays.

    ``CUresult cuMemcpyAtoA_v2(CUarray dstArray, size_t dstOffset, CUarray srcArray, size_t srcOffset, size_t ByteCount)``
    """

def cuMemcpy2D(pCopy: CUDA_MEMCPY2D | None) -> tuple[CUresult]:
    """Copies a rectangle between host memory, device memory and arrays.

    ``CUresult cuMemcpy2D_v2(const CUDA_MEMCPY2D *pCopy)``
    """

def cuMemcpy2DUnaligned(pCopy: CUDA_MEMCPY2D | None) -> tuple[CUresult]:
    """Copies a rectangle whatever its alignment, perhaps more slowly than ``cuMemcpy2D_v2``.

    ``CUresult cuMemcpy2DUnaligned_v2(const CUDA_MEMCPY2D *pCopy)``
    """

def cuMemcpy3D(pCopy: CUDA_MEMCPY3D | None) -> tuple[CUresult]:
    """Copies a box between host memory, device memory and arrays.

    ``CUresult cuMemcpy3D_v2(const CUDA_MEMCPY3D *pCopy)``
    """

def cuMemcpy3DPeer(pCopy: CUDA_MEMCPY3D_PEER | None) -> tuple[CUresult]:
    """Copies a box from memory of one context to that of another.

    ``CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER *pCopy)``
    """

def cuMemcpyAsync(dst: CUdeviceptr | int | None, src: CUdeviceptr | int | None, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of bytes between two addresses, each of host or device memory.

    ``CUresult cuMemcpyAsync(CUdeviceptr dst, CUdeviceptr src, size_t ByteCount, CUstream hStream)``
    """

def cuMemcpyPeerAsync(dstDevice: CUdeviceptr | int | None, dstContext: CUcontext | int | None, srcDevice: CUdeviceptr | int | None, srcContext: CUcontext | int | None, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of bytes from device memory of one context to that of another.

    ``CUresult cuMemcpyPeerAsync(CUdeviceptr dstDevice, CUcontext dstContext, CUdeviceptr srcDevice, CUcontext srcContext, size_t ByteCount, CUstream hStream)``
    """

def cuMemcpyHtoDAsync(dstDevice: CUdeviceptr | int | None, srcHost: _Address, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of bytes from host to device memory.

    ``CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr dstDevice, const void *srcHost, size_t ByteCount, CUstream hStream)``
    """

def cuMemcpyDtoHAsync(dstHost: _Address, srcDevice: CUdeviceptr | int | None, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of bytes from device to host memory.

    ``CUresult cuMemcpyDtoHAsync_v2(void *dstHost, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)``
    """

def cuMemcpyDtoDAsync(dstDevice: CUdeviceptr | int | None, srcDevice: CUdeviceptr | int | None, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of bytes within device memory.

    ``CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr dstDevice, CUdeviceptr srcDevice, size_t ByteCount, CUstream hStream)``
    """

def cuMemcpyHtoAAsync(dstArray: CUarray | int | None, dstOffset: int, srcHost: _Address, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of bytes from host memory into a one-dimensional array.

    ``CUresult cuMemcpyHtoAAsync_v2(CUarray dstArray, size_t dstOffset, const void *srcHost, size_t ByteCount, CUstream hStream)``
    """

def cuMemcpyAtoHAsync(dstHost: _Address, srcArray: CUarray | int | None, srcOffset: int, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of bytes from a one-dimensional array to host memory.

    ``CUresult cuMemcpyAtoHAsync_v2(void *dstHost, CUarray srcArray, size_t srcOffset, size_t ByteCount, CUstream hStream)``
    """

def cuMemcpy2DAsync(pCopy: CUDA_MEMCPY2D | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of a rectangle between host memory, device memory and arrays.

    ``CUresult cuMemcpy2DAsync_v2(const CUDA_MEMCPY2D *pCopy, CUstream hStream)``
    """

def cuMemcpy3DAsync(pCopy: CUDA_MEMCPY3D | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of a box between host memory, device memory and arrays.

    ``CUresult cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *pCopy, CUstream hStream)``
    """

def cuMemcpy3DPeerAsync(pCopy: CUDA_MEMCPY3D_PEER | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of a box from memory of one context to that of another.

    ``CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER *pCopy, CUstream hStream)``
    """

def cuMemcpyBatchAsync(dsts: Sequence[CUdeviceptr | int | None] | None, srcs: Sequence[CUdeviceptr | int | None] | None, sizes: Sequence[int] | None, count: int, attrs: Sequence[CUmemcpyAttributes] | None, attrsIdxs: Sequence[int] | None, numAttrs: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues many copies between addresses as one piece of work, with attributes for runs of them.

    ``CUresult cuMemcpyBatchAsync_v2(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, CUstream hStream)``

    Since CUDA 13.0.
    """

def cuMemcpy3DBatchAsync(numOps: int, opList: Sequence[CUDA_MEMCPY3D_BATCH_OP] | None, flags: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues many copies of boxes as one piece of work.

    ``CUresult cuMemcpy3DBatchAsync_v2(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, unsigned long long flags, CUstream hStream)``

    Since CUDA 13.0.
    """

def cuMemcpyWithAttributesAsync(dst: CUdeviceptr | int | None, src: CUdeviceptr | int | None, size: int, attr: CUmemcpyAttributes | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of bytes with attributes, such as when the source may be read.

    ``CUresult cuMemcpyWithAttributesAsync(CUdeviceptr dst, CUdeviceptr src, size_t size, CUmemcpyAttributes *attr, CUstream hStream)``

    Since CUDA 13.2.
    """

def cuMemcpy3DWithAttributesAsync(op: CUDA_MEMCPY3D_BATCH_OP | None, flags: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a copy of a box with attributes, such as when the source may be read.

    ``CUresult cuMemcpy3DWithAttributesAsync(CUDA_MEMCPY3D_BATCH_OP *op, unsigned long long flags, CUstream hStream)``

    Since CUDA 13.2.
    """

def cuMemsetD8(dstDevice: CUdeviceptr | int | None, uc: int, N: int) -> tuple[CUresult]:
    """Fills device memory with ``N`` bytes of one value.

    ``CUresult cuMemsetD8_v2(CUdeviceptr dstDevice, unsigned char uc, size_t N)``
    """

def cuMemsetD16(dstDevice: CUdeviceptr | int | None, us: int, N: int) -> tuple[CUresult]:
    """Fills device memory with ``N`` 16-bit elements of one value.

    ``CUresult cuMemsetD16_v2(CUdeviceptr dstDevice, unsigned short us, size_t N)``
    """

def cuMemsetD32(dstDevice: CUdeviceptr | int | None, ui: int, N: int) -> tuple[CUresult]:
    """Fills device memory with ``N`` 32-bit elements of one value.

    ``CUresult cuMemsetD32_v2(CUdeviceptr dstDevice, unsigned int ui, size_t N)``
    """

def cuMemsetD2D8(dstDevice: CUdeviceptr | int | None, dstPitch: int, uc: int, Width: int, Height: int) -> tuple[CUresult]:
    """Fills a rectangle of bytes in device memory with one value; the pitch is in bytes.

    ``CUresult cuMemsetD2D8_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height)``
    """

def cuMemsetD2D16(dstDevice: CUdeviceptr | int | None, dstPitch: int, us: int, Width: int, Height: int) -> tuple[CUresult]:
    """Fills a rectangle of 16-bit elements in device memory with one value; the pitch is in bytes.

    ``CUresult cuMemsetD2D16_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height)``
    """

def cuMemsetD2D32(dstDevice: CUdeviceptr | int | None, dstPitch: int, ui: int, Width: int, Height: int) -> tuple[CUresult]:
    """Fills a rectangle of 32-bit elements in device memory with one value; the pitch is in bytes.

    ``CUresult cuMemsetD2D32_v2(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height)``
    """

def cuMemsetD8Async(dstDevice: CUdeviceptr | int | None, uc: int, N: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues filling device memory with ``N`` bytes of one value.

    ``CUresult cuMemsetD8Async(CUdeviceptr dstDevice, unsigned char uc, size_t N, CUstream hStream)``
    """

def cuMemsetD16Async(dstDevice: CUdeviceptr | int | None, us: int, N: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues filling device memory with ``N`` 16-bit elements of one value.

    ``CUresult cuMemsetD16Async(CUdeviceptr dstDevice, unsigned short us, size_t N, CUstream hStream)``
    """

def cuMemsetD32Async(dstDevice: CUdeviceptr | int | None, ui: int, N: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues filling device memory with ``N`` 32-bit elements of one value.

    ``CUresult cuMemsetD32Async(CUdeviceptr dstDevice, unsigned int ui, size_t N, CUstream hStream)``
    """

def cuMemsetD2D8Async(dstDevice: CUdeviceptr | int | None, dstPitch: int, uc: int, Width: int, Height: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues filling a rectangle of bytes in device memory with one value; the pitch is in bytes.

    ``CUresult cuMemsetD2D8Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned char uc, size_t Width, size_t Height, CUstream hStream)``
    """

def cuMemsetD2D16Async(dstDevice: CUdeviceptr | int | None, dstPitch: int, us: int, Width: int, Height: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues filling a rectangle of 16-bit elements in device memory with one value; the pitch is in bytes.

    ``CUresult cuMemsetD2D16Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned short us, size_t Width, size_t Height, CUstream hStream)``
    """

def cuMemsetD2D32Async(dstDevice: CUdeviceptr | int | None, dstPitch: int, ui: int, Width: int, Height: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues filling a rectangle of 32-bit elements in device memory with one value; the pitch is in bytes.

    ``CUresult cuMemsetD2D32Async(CUdeviceptr dstDevice, size_t dstPitch, unsigned int ui, size_t Width, size_t Height, CUstream hStream)``
    """

def cuArrayCreate(pAllocateArray: CUDA_ARRAY_DESCRIPTOR | None) -> tuple[CUresult, CUarray | None]:
    """Creates a one- or two-dimensional array.

    ``CUresult cuArrayCreate_v2(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR *pAllocateArray)``
    """

def cuArrayGetDescriptor(hArray: CUarray | int | None) -> tuple[CUresult, CUDA_ARRAY_DESCRIPTOR | None]:
    """Tells the format and the size of a one- or two-dimensional array.

    ``CUresult cuArrayGetDescriptor_v2(CUDA_ARRAY_DESCRIPTOR *pArrayDescriptor, CUarray hArray)``
    """

def cuArrayGetSparseProperties(array: CUarray | int | None) -> tuple[CUresult, CUDA_ARRAY_SPARSE_PROPERTIES | None]:
    """Tells the tile size and the mip tail of a sparse array.

    ``CUresult cuArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUarray array)``
    """

def cuMipmappedArrayGetSparseProperties(mipmap: CUmipmappedArray | int | None) -> tuple[CUresult, CUDA_ARRAY_SPARSE_PROPERTIES | None]:
    """Tells the tile size and the mip tail of a sparse mipmapped array.

    ``CUresult cuMipmappedArrayGetSparseProperties(CUDA_ARRAY_SPARSE_PROPERTIES *sparseProperties, CUmipmappedArray mipmap)``
    """

def cuArrayGetMemoryRequirements(array: CUarray | int | None, device: CUdevice | int | None) -> tuple[CUresult, CUDA_ARRAY_MEMORY_REQUIREMENTS | None]:
    """Tells how much memory, and at which alignment, an array with deferred mapping needs.

    ``CUresult cuArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUarray array, CUdevice device)``
    """

def cuMipmappedArrayGetMemoryRequirements(mipmap: CUmipmappedArray | int | None, device: CUdevice | int | None) -> tuple[CUresult, CUDA_ARRAY_MEMORY_REQUIREMENTS | None]:
    """Tells how much memory, and at which alignment, a mipmapped array with deferred mapping needs.

    ``CUresult cuMipmappedArrayGetMemoryRequirements(CUDA_ARRAY_MEMORY_REQUIREMENTS *memoryRequirements, CUmipmappedArray mipmap, CUdevice device)``
    """

def cuArrayGetPlane(hArray: CUarray | int | None, planeIdx: int) -> tuple[CUresult, CUarray | None]:
    """Returns one plane of an array of a multi-planar format; it lives as long as the array.

    ``CUresult cuArrayGetPlane(CUarray *pPlaneArray, CUarray hArray, unsigned int planeIdx)``
    """

def cuArrayDestroy(hArray: CUarray | int | None) -> tuple[CUresult]:
    """Destroys an array.

    ``CUresult cuArrayDestroy(CUarray hArray)``
    """

def cuArray3DCreate(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR | None) -> tuple[CUresult, CUarray | None]:
    """Creates an array of up to three dimensions, perhaps layered, cubic or sparse.

    ``CUresult cuArray3DCreate_v2(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pAllocateArray)``
    """

def cuArray3DGetDescriptor(hArray: CUarray | int | None) -> tuple[CUresult, CUDA_ARRAY3D_DESCRIPTOR | None]:
    """Tells the format, size and options of an array.

    ``CUresult cuArray3DGetDescriptor_v2(CUDA_ARRAY3D_DESCRIPTOR *pArrayDescriptor, CUarray hArray)``
    """

def cuMipmappedArrayCreate(pMipmappedArrayDesc: CUDA_ARRAY3D_DESCRIPTOR | None, numMipmapLevels: int) -> tuple[CUresult, CUmipmappedArray | None]:
    """Creates an array together with its levels of detail.

    ``CUresult cuMipmappedArrayCreate(CUmipmappedArray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR *pMipmappedArrayDesc, unsigned int numMipmapLevels)``
    """

def cuMipmappedArrayGetLevel(hMipmappedArray: CUmipmappedArray | int | None, level: int) -> tuple[CUresult, CUarray | None]:
    """Returns one level of a mipmapped array; it lives as long as the whole.

    ``CUresult cuMipmappedArrayGetLevel(CUarray *pLevelArray, CUmipmappedArray hMipmappedArray, unsigned int level)``
    """

def cuMipmappedArrayDestroy(hMipmappedArray: CUmipmappedArray | int | None) -> tuple[CUresult]:
    """Destroys a mipmapped array with all its levels.

    ``CUresult cuMipmappedArrayDestroy(CUmipmappedArray hMipmappedArray)``
    """

def cuMemGetHandleForAddressRange(dptr: CUdeviceptr | int | None, size: int, handleType: CUmemRangeHandleType | int, flags: CUmemRangeFlags | int) -> tuple[CUresult, int | None]:
    """Exports a range of memory as a handle of the system, such as a dma-buf, which the caller closes.

    ``CUresult cuMemGetHandleForAddressRange(void *handle, CUdeviceptr dptr, size_t size, CUmemRangeHandleType handleType, unsigned long long flags)``
    """

def cuMemBatchDecompressAsync(paramsArray: Sequence[CUmemDecompressParams] | None, count: int, flags: int, stream: CUstream | int | None) -> tuple[CUresult, int | None]:
    """Enqueues a batch of independent decompressions on the device.

    ``CUresult cuMemBatchDecompressAsync(CUmemDecompressParams *paramsArray, size_t count, unsigned int flags, size_t *errorIndex, CUstream stream)``

    Since CUDA 12.8.
    """

def cuMemAddressReserve(size: int, alignment: int, addr: CUdeviceptr | int | None, flags: int) -> tuple[CUresult, CUdeviceptr | None]:
    """Reserves a range of addresses without memory behind it; size and alignment are in bytes.

    ``CUresult cuMemAddressReserve(CUdeviceptr *ptr, size_t size, size_t alignment, CUdeviceptr addr, unsigned long long flags)``
    """

def cuMemAddressFree(ptr: CUdeviceptr | int | None, size: int) -> tuple[CUresult]:
    """Gives a reserved range of addresses back.

    ``CUresult cuMemAddressFree(CUdeviceptr ptr, size_t size)``
    """

def cuMemCreate(size: int, prop: CUmemAllocationProp | None, flags: int) -> tuple[CUresult, CUmemGenericAllocationHandle | None]:
    """Creates physical memory that is mapped nowhere yet; the size is in bytes.

    ``CUresult cuMemCreate(CUmemGenericAllocationHandle *handle, size_t size, const CUmemAllocationProp *prop, unsigned long long flags)``
    """

def cuMemRelease(handle: CUmemGenericAllocationHandle | int | None) -> tuple[CUresult]:
    """Gives up a reference to physical memory, which is freed when it is mapped nowhere any more.

    ``CUresult cuMemRelease(CUmemGenericAllocationHandle handle)``
    """

def cuMemMap(ptr: CUdeviceptr | int | None, size: int, offset: int, handle: CUmemGenericAllocationHandle | int | None, flags: int) -> tuple[CUresult]:
    """Maps physical memory to a reserved range; nothing may use it before access has been set.

    ``CUresult cuMemMap(CUdeviceptr ptr, size_t size, size_t offset, CUmemGenericAllocationHandle handle, unsigned long long flags)``
    """

def cuMemMapArrayAsync(mapInfoList: Sequence[CUarrayMapInfo] | None, count: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues mapping or unmapping of parts of sparse arrays.

    ``CUresult cuMemMapArrayAsync(CUarrayMapInfo *mapInfoList, unsigned int count, CUstream hStream)``
    """

def cuMemUnmap(ptr: CUdeviceptr | int | None, size: int) -> tuple[CUresult]:
    """Takes the memory behind a mapped range away; the addresses stay reserved.

    ``CUresult cuMemUnmap(CUdeviceptr ptr, size_t size)``
    """

def cuMemSetAccess(ptr: CUdeviceptr | int | None, size: int, desc: Sequence[CUmemAccessDesc] | None, count: int) -> tuple[CUresult]:
    """Sets which locations may read or write a mapped range.

    ``CUresult cuMemSetAccess(CUdeviceptr ptr, size_t size, const CUmemAccessDesc *desc, size_t count)``
    """

def cuMemGetAccess(location: CUmemLocation | None, ptr: CUdeviceptr | int | None) -> tuple[CUresult, int | None]:
    """Tells how a location may use the memory at an address, as a value of ``CUmemAccess_flags``.

    ``CUresult cuMemGetAccess(unsigned long long *flags, const CUmemLocation *location, CUdeviceptr ptr)``
    """

@overload
def cuMemExportToShareableHandle(handle: CUmemGenericAllocationHandle | int | None, handleType: Literal[CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_WIN32, CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_WIN32_KMT], flags: int) -> tuple[CUresult, int | None]: ...
@overload
def cuMemExportToShareableHandle(handle: CUmemGenericAllocationHandle | int | None, handleType: Literal[CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_FABRIC], flags: int) -> tuple[CUresult, CUmemFabricHandle | None]: ...
@overload
def cuMemExportToShareableHandle(handle: CUmemGenericAllocationHandle | int | None, handleType: CUmemAllocationHandleType | int, flags: int) -> tuple[CUresult, int | CUmemFabricHandle | None]:
    """Exports physical memory as a handle of the operating system, which the caller closes, or of the fabric.

    ``CUresult cuMemExportToShareableHandle(void *shareableHandle, CUmemGenericAllocationHandle handle, CUmemAllocationHandleType handleType, unsigned long long flags)``
    """

def cuMemImportFromShareableHandle(osHandle: _Address, shHandleType: CUmemAllocationHandleType | int) -> tuple[CUresult, CUmemGenericAllocationHandle | None]:
    """Imports physical memory from a handle of the operating system or the fabric.

    ``CUresult cuMemImportFromShareableHandle(CUmemGenericAllocationHandle *handle, void *osHandle, CUmemAllocationHandleType shHandleType)``
    """

def cuMemGetAllocationGranularity(prop: CUmemAllocationProp | None, option: CUmemAllocationGranularity_flags | int) -> tuple[CUresult, int | None]:
    """Tells the granularity, in bytes, that sizes and addresses of such memory must be multiples of.

    ``CUresult cuMemGetAllocationGranularity(size_t *granularity, const CUmemAllocationProp *prop, CUmemAllocationGranularity_flags option)``
    """

def cuMemGetAllocationPropertiesFromHandle(handle: CUmemGenericAllocationHandle | int | None) -> tuple[CUresult, CUmemAllocationProp | None]:
    """Tells the properties that physical memory was created with.

    ``CUresult cuMemGetAllocationPropertiesFromHandle(CUmemAllocationProp *prop, CUmemGenericAllocationHandle handle)``
    """

def cuMemRetainAllocationHandle(addr: _Address) -> tuple[CUresult, CUmemGenericAllocationHandle | None]:
    """Returns one more reference to the physical memory that is mapped at an address.

    ``CUresult cuMemRetainAllocationHandle(CUmemGenericAllocationHandle *handle, void *addr)``
    """

def cuMemFreeAsync(dptr: CUdeviceptr | int | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues the freeing of memory.

    ``CUresult cuMemFreeAsync(CUdeviceptr dptr, CUstream hStream)``
    """

def cuMemAllocAsync(bytesize: int, hStream: CUstream | int | None) -> tuple[CUresult, CUdeviceptr | None]:
    """Enqueues an allocation from the current pool of the stream's device; the size is in bytes.

    ``CUresult cuMemAllocAsync(CUdeviceptr *dptr, size_t bytesize, CUstream hStream)``
    """

def cuMemPoolTrimTo(pool: CUmemoryPool | int | None, minBytesToKeep: int) -> tuple[CUresult]:
    """Gives unused memory of a pool back to the system, down to a number of bytes.

    ``CUresult cuMemPoolTrimTo(CUmemoryPool pool, size_t minBytesToKeep)``
    """

@overload
def cuMemPoolSetAttribute(pool: CUmemoryPool | int | None, attr: Literal[CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES], value: int) -> tuple[CUresult]: ...
@overload
def cuMemPoolSetAttribute(pool: CUmemoryPool | int | None, attr: Literal[CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, CUmemPool_attribute.CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, CUmemPool_attribute.CU_MEMPOOL_ATTR_USED_MEM_HIGH], value: cuuint64_t | int | None) -> tuple[CUresult]: ...
@overload
def cuMemPoolSetAttribute(pool: CUmemoryPool | int | None, attr: CUmemPool_attribute | int, value: int | cuuint64_t | None) -> tuple[CUresult]:
    """Sets an attribute of a pool, such as how many bytes it keeps for reuse.

    ``CUresult cuMemPoolSetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)``
    """

@overload
def cuMemPoolGetAttribute(pool: CUmemoryPool | int | None, attr: Literal[CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_FOLLOW_EVENT_DEPENDENCIES, CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_ALLOW_OPPORTUNISTIC, CUmemPool_attribute.CU_MEMPOOL_ATTR_REUSE_ALLOW_INTERNAL_DEPENDENCIES, CUmemPool_attribute.CU_MEMPOOL_ATTR_LOCATION_ID, CUmemPool_attribute.CU_MEMPOOL_ATTR_HW_DECOMPRESS_ENABLED, CUmemPool_attribute.CU_MEMPOOL_ATTR_LOCALITY_DOMAIN_ID]) -> tuple[CUresult, int | None]: ...
@overload
def cuMemPoolGetAttribute(pool: CUmemoryPool | int | None, attr: Literal[CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, CUmemPool_attribute.CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT, CUmemPool_attribute.CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, CUmemPool_attribute.CU_MEMPOOL_ATTR_USED_MEM_CURRENT, CUmemPool_attribute.CU_MEMPOOL_ATTR_USED_MEM_HIGH, CUmemPool_attribute.CU_MEMPOOL_ATTR_MAX_POOL_SIZE]) -> tuple[CUresult, cuuint64_t | None]: ...
@overload
def cuMemPoolGetAttribute(pool: CUmemoryPool | int | None, attr: Literal[CUmemPool_attribute.CU_MEMPOOL_ATTR_ALLOCATION_TYPE]) -> tuple[CUresult, CUmemAllocationType | None]: ...
@overload
def cuMemPoolGetAttribute(pool: CUmemoryPool | int | None, attr: Literal[CUmemPool_attribute.CU_MEMPOOL_ATTR_EXPORT_HANDLE_TYPES]) -> tuple[CUresult, CUmemAllocationHandleType | None]: ...
@overload
def cuMemPoolGetAttribute(pool: CUmemoryPool | int | None, attr: Literal[CUmemPool_attribute.CU_MEMPOOL_ATTR_LOCATION_TYPE]) -> tuple[CUresult, CUmemLocationType | None]: ...
@overload
def cuMemPoolGetAttribute(pool: CUmemoryPool | int | None, attr: CUmemPool_attribute | int) -> tuple[CUresult, int | cuuint64_t | CUmemAllocationType | CUmemAllocationHandleType | CUmemLocationType | None]:
    """Reads an attribute of a pool, such as how many bytes are in use.

    ``CUresult cuMemPoolGetAttribute(CUmemoryPool pool, CUmemPool_attribute attr, void *value)``
    """

def cuMemPoolSetAccess(pool: CUmemoryPool | int | None, map: Sequence[CUmemAccessDesc] | None, count: int) -> tuple[CUresult]:
    """Sets which devices may reach the memory of a pool.

    ``CUresult cuMemPoolSetAccess(CUmemoryPool pool, const CUmemAccessDesc *map, size_t count)``
    """

def cuMemPoolGetAccess(memPool: CUmemoryPool | int | None, location: CUmemLocation | None) -> tuple[CUresult, CUmemAccess_flags | None]:
    """Tells how a location may reach the memory of a pool.

    ``CUresult cuMemPoolGetAccess(CUmemAccess_flags *flags, CUmemoryPool memPool, CUmemLocation *location)``
    """

def cuMemPoolCreate(poolProps: CUmemPoolProps | None) -> tuple[CUresult, CUmemoryPool | None]:
    """Creates a pool of memory for stream-ordered allocation.

    ``CUresult cuMemPoolCreate(CUmemoryPool *pool, const CUmemPoolProps *poolProps)``
    """

def cuMemPoolDestroy(pool: CUmemoryPool | int | None) -> tuple[CUresult]:
    """Destroys a pool; its memory goes back once every allocation from it has been freed.

    ``CUresult cuMemPoolDestroy(CUmemoryPool pool)``
    """

def cuMemGetDefaultMemPool(location: CUmemLocation | None, typename: CUmemAllocationType | int) -> tuple[CUresult, CUmemoryPool | None]:
    """Returns the default pool of a location and kind of memory, which cannot be destroyed.

    ``CUresult cuMemGetDefaultMemPool(CUmemoryPool *pool_out, CUmemLocation *location, CUmemAllocationType type)``

    Since CUDA 13.0.
    """

def cuMemGetMemPool(location: CUmemLocation | None, typename: CUmemAllocationType | int) -> tuple[CUresult, CUmemoryPool | None]:
    """Returns the pool that allocations at a location come from at present.

    ``CUresult cuMemGetMemPool(CUmemoryPool *pool, CUmemLocation *location, CUmemAllocationType type)``

    Since CUDA 13.0.
    """

def cuMemSetMemPool(location: CUmemLocation | None, typename: CUmemAllocationType | int, pool: CUmemoryPool | int | None) -> tuple[CUresult]:
    """Sets the pool that allocations at a location come from.

    ``CUresult cuMemSetMemPool(CUmemLocation *location, CUmemAllocationType type, CUmemoryPool pool)``

    Since CUDA 13.0.
    """

def cuMemAllocFromPoolAsync(bytesize: int, pool: CUmemoryPool | int | None, hStream: CUstream | int | None) -> tuple[CUresult, CUdeviceptr | None]:
    """Enqueues an allocation from the given pool; the size is in bytes.

    ``CUresult cuMemAllocFromPoolAsync(CUdeviceptr *dptr, size_t bytesize, CUmemoryPool pool, CUstream hStream)``
    """

@overload
def cuMemPoolExportToShareableHandle(pool: CUmemoryPool | int | None, handleType: Literal[CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_POSIX_FILE_DESCRIPTOR, CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_WIN32, CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_WIN32_KMT], flags: int) -> tuple[CUresult, int | None]: ...
@overload
def cuMemPoolExportToShareableHandle(pool: CUmemoryPool | int | None, handleType: Literal[CUmemAllocationHandleType.CU_MEM_HANDLE_TYPE_FABRIC], flags: int) -> tuple[CUresult, CUmemFabricHandle | None]: ...
@overload
def cuMemPoolExportToShareableHandle(pool: CUmemoryPool | int | None, handleType: CUmemAllocationHandleType | int, flags: int) -> tuple[CUresult, int | CUmemFabricHandle | None]:
    """Exports a pool as a handle of the operating system, which the caller closes, or of the fabric.

    ``CUresult cuMemPoolExportToShareableHandle(void *handle_out, CUmemoryPool pool, CUmemAllocationHandleType handleType, unsigned long long flags)``
    """

def cuMemPoolImportFromShareableHandle(handle: _Address, handleType: CUmemAllocationHandleType | int, flags: int) -> tuple[CUresult, CUmemoryPool | None]:
    """Opens a pool that another process exported; it serves to import allocations only.

    ``CUresult cuMemPoolImportFromShareableHandle(CUmemoryPool *pool_out, void *handle, CUmemAllocationHandleType handleType, unsigned long long flags)``
    """

def cuMemPoolExportPointer(ptr: CUdeviceptr | int | None) -> tuple[CUresult, CUmemPoolPtrExportData | None]:
    """Describes an allocation of an exported pool so that another process can import it.

    ``CUresult cuMemPoolExportPointer(CUmemPoolPtrExportData *shareData_out, CUdeviceptr ptr)``
    """

def cuMemPoolImportPointer(pool: CUmemoryPool | int | None, shareData: CUmemPoolPtrExportData | None) -> tuple[CUresult, CUdeviceptr | None]:
    """Maps an allocation of another process from an imported pool.

    ``CUresult cuMemPoolImportPointer(CUdeviceptr *ptr_out, CUmemoryPool pool, CUmemPoolPtrExportData *shareData)``
    """

def cuMulticastCreate(prop: CUmulticastObjectProp | None) -> tuple[CUresult, CUmemGenericAllocationHandle | None]:
    """Creates a multicast object, through which one access reaches the memory of several devices.

    ``CUresult cuMulticastCreate(CUmemGenericAllocationHandle *mcHandle, const CUmulticastObjectProp *prop)``

    Since CUDA 12.1.
    """

def cuMulticastAddDevice(mcHandle: CUmemGenericAllocationHandle | int | None, dev: CUdevice | int | None) -> tuple[CUresult]:
    """Lets a device take part in a multicast object; there is no way back.

    ``CUresult cuMulticastAddDevice(CUmemGenericAllocationHandle mcHandle, CUdevice dev)``

    Since CUDA 12.1.
    """

def cuMulticastBindMem(mcHandle: CUmemGenericAllocationHandle | int | None, mcOffset: int, memHandle: CUmemGenericAllocationHandle | int | None, memOffset: int, size: int, flags: int) -> tuple[CUresult]:
    """Binds physical memory to a multicast object; offsets and size are in bytes.

    ``CUresult cuMulticastBindMem(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)``

    Since CUDA 12.1.
    """

def cuMulticastBindMem_v2(mcHandle: CUmemGenericAllocationHandle | int | None, dev: CUdevice | int | None, mcOffset: int, memHandle: CUmemGenericAllocationHandle | int | None, memOffset: int, size: int, flags: int) -> tuple[CUresult]:
    """Binds physical memory to a multicast object for one device; offsets and size are in bytes.

    ``CUresult cuMulticastBindMem_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUmemGenericAllocationHandle memHandle, size_t memOffset, size_t size, unsigned long long flags)``

    Since CUDA 13.1.
    """

def cuMulticastBindAddr(mcHandle: CUmemGenericAllocationHandle | int | None, mcOffset: int, memptr: CUdeviceptr | int | None, size: int, flags: int) -> tuple[CUresult]:
    """Binds the memory at an address to a multicast object; offset and size are in bytes.

    ``CUresult cuMulticastBindAddr(CUmemGenericAllocationHandle mcHandle, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)``

    Since CUDA 12.1.
    """

def cuMulticastBindAddr_v2(mcHandle: CUmemGenericAllocationHandle | int | None, dev: CUdevice | int | None, mcOffset: int, memptr: CUdeviceptr | int | None, size: int, flags: int) -> tuple[CUresult]:
    """Binds the memory at an address to a multicast object for one device; offset and size are in bytes.

    ``CUresult cuMulticastBindAddr_v2(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, CUdeviceptr memptr, size_t size, unsigned long long flags)``

    Since CUDA 13.1.
    """

def cuMulticastUnbind(mcHandle: CUmemGenericAllocationHandle | int | None, dev: CUdevice | int | None, mcOffset: int, size: int) -> tuple[CUresult]:
    """Unbinds the memory of a device from a part of a multicast object.

    ``CUresult cuMulticastUnbind(CUmemGenericAllocationHandle mcHandle, CUdevice dev, size_t mcOffset, size_t size)``

    Since CUDA 12.1.
    """

def cuMulticastGetGranularity(prop: CUmulticastObjectProp | None, option: CUmulticastGranularity_flags | int) -> tuple[CUresult, int | None]:
    """Tells the granularity, in bytes, that sizes and offsets in a multicast object must be multiples of.

    ``CUresult cuMulticastGetGranularity(size_t *granularity, const CUmulticastObjectProp *prop, CUmulticastGranularity_flags option)``

    Since CUDA 12.1.
    """

def cuDeviceGetFabricClusterUuid(dev: CUdevice | int | None) -> tuple[CUresult, CUuuid | None]:
    """Returns the UUID of the fabric cluster that a device belongs to.

    ``CUresult cuDeviceGetFabricClusterUuid(CUuuid *uuid, CUdevice dev)``

    Since CUDA 13.4.
    """

def cuDeviceGetCliqueCount(dev: CUdevice | int | None) -> tuple[CUresult, int | None]:
    """Counts the fabric cliques that a device belongs to.

    ``CUresult cuDeviceGetCliqueCount(size_t *count, CUdevice dev)``

    Since CUDA 13.4.
    """

def cuDeviceGetCliqueInfo(count: int, dev: CUdevice | int | None) -> tuple[CUresult, list[CUcliqueInfo] | None, int | None]:
    """Lists the fabric cliques that a device belongs to.

    ``CUresult cuDeviceGetCliqueInfo(CUcliqueInfo *cliqueInfo, size_t *count, CUdevice dev)``

    Since CUDA 13.4.
    """

def cuLogicalEndpointIdReserve(count: cuuint32_t | int | None) -> tuple[CUresult, CUlogicalEndpointId | None]:
    """Reserves a run of endpoint ids and returns the first.

    ``CUresult cuLogicalEndpointIdReserve(CUlogicalEndpointId *baseLeId, cuuint32_t count)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointIdRelease(baseLeId: CUlogicalEndpointId | int | None, count: cuuint32_t | int | None) -> tuple[CUresult]:
    """Gives back a run of reserved endpoint ids.

    ``CUresult cuLogicalEndpointIdRelease(CUlogicalEndpointId baseLeId, cuuint32_t count)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointCreate(leId: CUlogicalEndpointId | int | None, prop: CUlogicalEndpointProp | None) -> tuple[CUresult]:
    """Creates a logical endpoint under a reserved id.

    ``CUresult cuLogicalEndpointCreate(CUlogicalEndpointId leId, const CUlogicalEndpointProp *prop)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointAddDevice(leId: CUlogicalEndpointId | int | None, dev: CUdevice | int | None) -> tuple[CUresult]:
    """Adds a device to a multicast endpoint, for good.

    ``CUresult cuLogicalEndpointAddDevice(CUlogicalEndpointId leId, CUdevice dev)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointDestroy(leId: CUlogicalEndpointId | int | None) -> tuple[CUresult]:
    """Takes an endpoint away from its id and unbinds what this process bound to it.

    ``CUresult cuLogicalEndpointDestroy(CUlogicalEndpointId leId)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointBindAddr(leId: CUlogicalEndpointId | int | None, dev: CUdevice | int | None, offset: cuuint64_t | int | None, ptr: _Address, size: cuuint64_t | int | None, flags: int) -> tuple[CUresult]:
    """Binds the memory at an address to an endpoint; offset and size are in bytes.

    ``CUresult cuLogicalEndpointBindAddr(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, void *ptr, cuuint64_t size, unsigned long long flags)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointBindMem(leId: CUlogicalEndpointId | int | None, dev: CUdevice | int | None, offset: cuuint64_t | int | None, memHandle: CUmemGenericAllocationHandle | int | None, memOffset: cuuint64_t | int | None, size: cuuint64_t | int | None, flags: int) -> tuple[CUresult]:
    """Binds physical memory to an endpoint; offsets and size are in bytes.

    ``CUresult cuLogicalEndpointBindMem(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, CUmemGenericAllocationHandle memHandle, cuuint64_t memOffset, cuuint64_t size, unsigned long long flags)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointUnbind(leId: CUlogicalEndpointId | int | None, dev: CUdevice | int | None, offset: cuuint64_t | int | None, size: cuuint64_t | int | None) -> tuple[CUresult]:
    """Unbinds the memory of a device from a part of an endpoint.

    ``CUresult cuLogicalEndpointUnbind(CUlogicalEndpointId leId, CUdevice dev, cuuint64_t offset, cuuint64_t size)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointExport(leId: CUlogicalEndpointId | int | None, handleType: CUlogicalEndpointIpcHandleType | int) -> tuple[CUresult, CUlogicalEndpointFabricHandle | None]:
    """Exports an endpoint as a handle for other processes.

    ``CUresult cuLogicalEndpointExport(void *handle, CUlogicalEndpointId leId, CUlogicalEndpointIpcHandleType handleType)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointImport(leId: CUlogicalEndpointId | int | None, handle: CUlogicalEndpointFabricHandle, handleType: CUlogicalEndpointIpcHandleType | int) -> tuple[CUresult]:
    """Opens an endpoint that another process exported, under a reserved id.

    ``CUresult cuLogicalEndpointImport(CUlogicalEndpointId leId, const void *handle, CUlogicalEndpointIpcHandleType handleType)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointGetLimits(prop: CUlogicalEndpointProp | None) -> tuple[CUresult, cuuint64_t | None, cuuint64_t | None]:
    """Tells the alignment of bindings and the largest size, in bytes, of an endpoint with given properties.

    ``CUresult cuLogicalEndpointGetLimits(cuuint64_t *bindAlignment, cuuint64_t *maxSize, const CUlogicalEndpointProp *prop)``

    Since CUDA 13.3.
    """

def cuLogicalEndpointQuery(leId: CUlogicalEndpointId | int | None, count: cuuint32_t | int | None) -> tuple[CUresult, int | None]:
    """Tells whether all endpoints of a run of ids are complete, as a number that is zero if not.

    ``CUresult cuLogicalEndpointQuery(CUlogicalEndpointId leId, cuuint32_t count, int *queryStatus)``

    Since CUDA 13.3.
    """

def cuFabricCpyBatchAsync(numOps: int, opList: Sequence[CUDA_FABRIC_COPY_BATCH_OP] | None, flags: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues many copies between addresses and logical endpoints as one piece of work.

    ``CUresult cuFabricCpyBatchAsync(size_t numOps, CUDA_FABRIC_COPY_BATCH_OP *opList, unsigned long long flags, CUstream hStream)``

    Since CUDA 13.5.
    """

@overload
def cuPointerGetAttribute(attribute: Literal[CUpointer_attribute.CU_POINTER_ATTRIBUTE_CONTEXT], ptr: CUdeviceptr | int | None) -> tuple[CUresult, CUcontext | None]: ...
@overload
def cuPointerGetAttribute(attribute: Literal[CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE], ptr: CUdeviceptr | int | None) -> tuple[CUresult, CUmemorytype | None]: ...
@overload
def cuPointerGetAttribute(attribute: Literal[CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_POINTER, CUpointer_attribute.CU_POINTER_ATTRIBUTE_RANGE_START_ADDR, CUpointer_attribute.CU_POINTER_ATTRIBUTE_MAPPING_BASE_ADDR], ptr: CUdeviceptr | int | None) -> tuple[CUresult, CUdeviceptr | None]: ...
@overload
def cuPointerGetAttribute(attribute: Literal[CUpointer_attribute.CU_POINTER_ATTRIBUTE_HOST_POINTER, CUpointer_attribute.CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, CUpointer_attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID, CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED, CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE, CUpointer_attribute.CU_POINTER_ATTRIBUTE_RANGE_SIZE, CUpointer_attribute.CU_POINTER_ATTRIBUTE_MAPPED, CUpointer_attribute.CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES, CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_GPU_DIRECT_RDMA_CAPABLE, CUpointer_attribute.CU_POINTER_ATTRIBUTE_MAPPING_SIZE, CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_BLOCK_ID, CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_HW_DECOMPRESS_CAPABLE, CUpointer_attribute.CU_POINTER_ATTRIBUTE_LOCALITY_DOMAIN_ORDINAL], ptr: CUdeviceptr | int | None) -> tuple[CUresult, int | None]: ...
@overload
def cuPointerGetAttribute(attribute: Literal[CUpointer_attribute.CU_POINTER_ATTRIBUTE_P2P_TOKENS], ptr: CUdeviceptr | int | None) -> tuple[CUresult, CUDA_POINTER_ATTRIBUTE_P2P_TOKENS | None]: ...
@overload
def cuPointerGetAttribute(attribute: Literal[CUpointer_attribute.CU_POINTER_ATTRIBUTE_ACCESS_FLAGS], ptr: CUdeviceptr | int | None) -> tuple[CUresult, CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS | None]: ...
@overload
def cuPointerGetAttribute(attribute: Literal[CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE], ptr: CUdeviceptr | int | None) -> tuple[CUresult, CUmemoryPool | None]: ...
@overload
def cuPointerGetAttribute(attribute: CUpointer_attribute | int, ptr: CUdeviceptr | int | None) -> tuple[CUresult, CUcontext | CUmemorytype | CUdeviceptr | int | CUDA_POINTER_ATTRIBUTE_P2P_TOKENS | CUDA_POINTER_ATTRIBUTE_ACCESS_FLAGS | CUmemoryPool | None]:
    """Reads one attribute of the memory at an address.

    ``CUresult cuPointerGetAttribute(void *data, CUpointer_attribute attribute, CUdeviceptr ptr)``
    """

def cuMemPrefetchAsync(devPtr: CUdeviceptr | int | None, count: int, location: CUmemLocation, flags: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues moving managed memory to a location ahead of its use; the size is in bytes.

    ``CUresult cuMemPrefetchAsync_v2(CUdeviceptr devPtr, size_t count, CUmemLocation location, unsigned int flags, CUstream hStream)``

    Since CUDA 12.2.
    """

def cuMemAdvise(devPtr: CUdeviceptr | int | None, count: int, advice: CUmem_advise | int, location: CUmemLocation) -> tuple[CUresult]:
    """Advises how a range of managed or pageable memory is going to be used; the size is in bytes.

    ``CUresult cuMemAdvise_v2(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUmemLocation location)``

    Since CUDA 12.2.
    """

def cuMemPrefetchBatchAsync(dptrs: Sequence[CUdeviceptr | int | None] | None, sizes: Sequence[int] | None, count: int, prefetchLocs: Sequence[CUmemLocation] | None, prefetchLocIdxs: Sequence[int] | None, numPrefetchLocs: int, flags: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues moving many ranges of managed memory to locations ahead of their use.

    ``CUresult cuMemPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)``

    Since CUDA 13.0.
    """

def cuMemDiscardBatchAsync(dptrs: Sequence[CUdeviceptr | int | None] | None, sizes: Sequence[int] | None, count: int, flags: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues giving up the contents of many ranges of managed memory.

    ``CUresult cuMemDiscardBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, unsigned long long flags, CUstream hStream)``

    Since CUDA 13.0.
    """

def cuMemDiscardAndPrefetchBatchAsync(dptrs: Sequence[CUdeviceptr | int | None] | None, sizes: Sequence[int] | None, count: int, prefetchLocs: Sequence[CUmemLocation] | None, prefetchLocIdxs: Sequence[int] | None, numPrefetchLocs: int, flags: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues giving up the contents of many ranges of managed memory and placing them at locations.

    ``CUresult cuMemDiscardAndPrefetchBatchAsync(CUdeviceptr *dptrs, size_t *sizes, size_t count, CUmemLocation *prefetchLocs, size_t *prefetchLocIdxs, size_t numPrefetchLocs, unsigned long long flags, CUstream hStream)``

    Since CUDA 13.0.
    """

def cuMemGetLocationInfo(ptr: CUdeviceptr | int | None, size: int, summaryGranularity: int, samplingGranularity: int) -> tuple[CUresult, list[CUmemLocation] | None]:
    """Tells where the parts of a range of managed or pageable memory are, one location per part.

    ``CUresult cuMemGetLocationInfo(CUdeviceptr ptr, size_t size, size_t summaryGranularity, size_t samplingGranularity, CUmemLocation *location_out)``

    Since CUDA 13.4.
    """

@overload
def cuMemRangeGetAttribute(dataSize: int, attribute: Literal[CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION, CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID, CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID], devPtr: CUdeviceptr | int | None, count: int) -> tuple[CUresult, int | None]: ...
@overload
def cuMemRangeGetAttribute(dataSize: int, attribute: Literal[CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_ACCESSED_BY], devPtr: CUdeviceptr | int | None, count: int) -> tuple[CUresult, list[int] | None]: ...
@overload
def cuMemRangeGetAttribute(dataSize: int, attribute: Literal[CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE, CUmem_range_attribute.CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_TYPE], devPtr: CUdeviceptr | int | None, count: int) -> tuple[CUresult, CUmemLocationType | None]: ...
@overload
def cuMemRangeGetAttribute(dataSize: int, attribute: CUmem_range_attribute | int, devPtr: CUdeviceptr | int | None, count: int) -> tuple[CUresult, int | list[int] | CUmemLocationType | None]:
    """Reads one attribute of a range of managed memory.

    ``CUresult cuMemRangeGetAttribute(void *data, size_t dataSize, CUmem_range_attribute attribute, CUdeviceptr devPtr, size_t count)``
    """

def cuMemRangeGetAttributes(dataSizes: Sequence[int] | None, attributes: Sequence[CUmem_range_attribute | int] | None, numAttributes: int, devPtr: CUdeviceptr | int | None, count: int) -> tuple[CUresult, list[Any] | None]:
    """Reads several attributes of a range of managed memory.

    ``CUresult cuMemRangeGetAttributes(void **data, size_t *dataSizes, CUmem_range_attribute *attributes, size_t numAttributes, CUdeviceptr devPtr, size_t count)``
    """

def cuPointerSetAttribute(value: int, attribute: CUpointer_attribute | int, ptr: CUdeviceptr | int | None) -> tuple[CUresult]:
    """Sets an attribute of an allocation; whether synchronous operations always synchronise is the only one so far.

    ``CUresult cuPointerSetAttribute(const void *value, CUpointer_attribute attribute, CUdeviceptr ptr)``
    """

def cuPointerGetAttributes(numAttributes: int, attributes: Sequence[CUpointer_attribute | int] | None, ptr: CUdeviceptr | int | None) -> tuple[CUresult, list[Any] | None]:
    """Reads several attributes of the memory at an address; what does not apply reads as zero.

    ``CUresult cuPointerGetAttributes(unsigned int numAttributes, CUpointer_attribute *attributes, void **data, CUdeviceptr ptr)``
    """

def cuStreamCreate(Flags: CUstream_flags | int) -> tuple[CUresult, CUstream | None]:
    """Creates a stream in the current context.

    ``CUresult cuStreamCreate(CUstream *phStream, unsigned int Flags)``
    """

def cuStreamCreateWithPriority(flags: CUstream_flags | int, priority: int) -> tuple[CUresult, CUstream | None]:
    """Creates a stream with a priority in the current context; lower numbers come first.

    ``CUresult cuStreamCreateWithPriority(CUstream *phStream, unsigned int flags, int priority)``
    """

def cuStreamBeginCaptureToCig(hStream: CUstream | int | None, streamCigCaptureParams: CUstreamCigCaptureParams | None) -> tuple[CUresult]:
    """Records further work of a stream into a command list of a graphics API instead of running it.

    ``CUresult cuStreamBeginCaptureToCig(CUstream hStream, CUstreamCigCaptureParams *streamCigCaptureParams)``

    Since CUDA 13.2.
    """

def cuStreamEndCaptureToCig(hStream: CUstream | int | None) -> tuple[CUresult]:
    """Ends the recording into a command list of a graphics API.

    ``CUresult cuStreamEndCaptureToCig(CUstream hStream)``

    Since CUDA 13.2.
    """

def cuStreamGetPriority(hStream: CUstream | int | None) -> tuple[CUresult, int | None]:
    """Tells the priority of a stream, as the driver clamped it.

    ``CUresult cuStreamGetPriority(CUstream hStream, int *priority)``
    """

def cuStreamGetDevice(hStream: CUstream | int | None) -> tuple[CUresult, CUdevice | None]:
    """Tells which device a stream belongs to.

    ``CUresult cuStreamGetDevice(CUstream hStream, CUdevice *device)``

    Since CUDA 12.8.
    """

def cuStreamGetFlags(hStream: CUstream | int | None) -> tuple[CUresult, CUstream_flags | None]:
    """Tells the flags that a stream was created with.

    ``CUresult cuStreamGetFlags(CUstream hStream, unsigned int *flags)``
    """

def cuStreamGetId(hStream: CUstream | int | None) -> tuple[CUresult, int | None]:
    """Returns a number that no other stream has during the life of the program.

    ``CUresult cuStreamGetId(CUstream hStream, unsigned long long *streamId)``

    Since CUDA 12.0.
    """

def cuStreamGetCtx(hStream: CUstream | int | None) -> tuple[CUresult, CUcontext | None]:
    """Returns the context of a stream, or the current one for the special streams.

    ``CUresult cuStreamGetCtx(CUstream hStream, CUcontext *pctx)``
    """

def cuStreamGetCtx_v2(hStream: CUstream | int | None) -> tuple[CUresult, CUcontext | None, CUgreenCtx | None]:
    """Returns the context of a stream and its green context where it has one.

    ``CUresult cuStreamGetCtx_v2(CUstream hStream, CUcontext *pCtx, CUgreenCtx *pGreenCtx)``

    Since CUDA 12.5.
    """

def cuStreamWaitEvent(hStream: CUstream | int | None, hEvent: CUevent | int | None, Flags: CUevent_wait_flags | int) -> tuple[CUresult]:
    """Makes later work of a stream wait for the work that an event recorded last.

    ``CUresult cuStreamWaitEvent(CUstream hStream, CUevent hEvent, unsigned int Flags)``
    """

def cuStreamAddCallback(hStream: CUstream | int | None, callback: CUstreamCallback | Callable[..., object] | int | None, userData: Any, flags: int) -> tuple[CUresult]:
    """Has a host function called with the stream's status after the work enqueued so far, even on errors.

    ``CUresult cuStreamAddCallback(CUstream hStream, CUstreamCallback callback, void *userData, unsigned int flags)``
    """

def cuStreamBeginCapture(hStream: CUstream | int | None, mode: CUstreamCaptureMode | int) -> tuple[CUresult]:
    """Starts to record the work of a stream into a new graph instead of running it.

    ``CUresult cuStreamBeginCapture_v2(CUstream hStream, CUstreamCaptureMode mode)``
    """

def cuStreamBeginRecaptureToGraph(hStream: CUstream | int | None, mode: CUstreamCaptureMode | int, hGraph: CUgraph | int | None, callbackFunc: CUgraphRecaptureCallback | Callable[..., object] | int | None, userData: Any) -> tuple[CUresult]:
    """Starts to record a stream over an existing graph and reports nodes whose parameters differ.

    ``CUresult cuStreamBeginRecaptureToGraph(CUstream hStream, CUstreamCaptureMode mode, CUgraph hGraph, CUgraphRecaptureCallback callbackFunc, void *userData)``

    Since CUDA 13.3.
    """

def cuStreamBeginCaptureToGraph(hStream: CUstream | int | None, hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, dependencyData: Sequence[CUgraphEdgeData] | None, numDependencies: int, mode: CUstreamCaptureMode | int) -> tuple[CUresult]:
    """Starts to record the work of a stream as further nodes of an existing graph.

    ``CUresult cuStreamBeginCaptureToGraph(CUstream hStream, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUstreamCaptureMode mode)``

    Since CUDA 12.3.
    """

def cuThreadExchangeStreamCaptureMode(mode: CUstreamCaptureMode | int | None) -> tuple[CUresult, CUstreamCaptureMode | None]:
    """Swaps the capture mode of the calling thread with the given one.

    ``CUresult cuThreadExchangeStreamCaptureMode(CUstreamCaptureMode *mode)``
    """

def cuStreamEndCapture(hStream: CUstream | int | None) -> tuple[CUresult, CUgraph | None]:
    """Ends the capture of a stream and returns the recorded graph.

    ``CUresult cuStreamEndCapture(CUstream hStream, CUgraph *phGraph)``
    """

def cuStreamIsCapturing(hStream: CUstream | int | None) -> tuple[CUresult, CUstreamCaptureStatus | None]:
    """Tells whether a stream is being captured, or whether its capture has failed.

    ``CUresult cuStreamIsCapturing(CUstream hStream, CUstreamCaptureStatus *captureStatus)``
    """

def cuStreamGetCaptureInfo(hStream: CUstream | int | None) -> tuple[CUresult, CUstreamCaptureStatus | None, cuuint64_t | None, CUgraph | None, list[CUgraphNode] | None, list[CUgraphEdgeData] | None, int | None]:
    """Describes the capture of a stream with its graph and the nodes that its next node will depend on.

    ``CUresult cuStreamGetCaptureInfo_v3(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, const CUgraphEdgeData **edgeData_out, size_t *numDependencies_out)``

    Since CUDA 12.3.
    """

def cuStreamUpdateCaptureDependencies(hStream: CUstream | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, dependencyData: Sequence[CUgraphEdgeData] | None, numDependencies: int, flags: CUstreamUpdateCaptureDependencies_flags | int) -> tuple[CUresult]:
    """Adds to or replaces the nodes that the next captured node of a stream will depend on.

    ``CUresult cuStreamUpdateCaptureDependencies_v2(CUstream hStream, CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, unsigned int flags)``

    Since CUDA 12.3.
    """

def cuStreamAttachMemAsync(hStream: CUstream | int | None, dptr: CUdeviceptr | int | None, length: int, flags: CUmemAttach_flags | int) -> tuple[CUresult]:
    """Ties managed memory to a stream, or back to all streams or the host, in stream order.

    ``CUresult cuStreamAttachMemAsync(CUstream hStream, CUdeviceptr dptr, size_t length, unsigned int flags)``
    """

def cuStreamQuery(hStream: CUstream | int | None) -> tuple[CUresult]:
    """Tells whether all work of a stream is done.

    ``CUresult cuStreamQuery(CUstream hStream)``
    """

def cuStreamSynchronize(hStream: CUstream | int | None) -> tuple[CUresult]:
    """Blocks the calling thread until all work of a stream is done.

    ``CUresult cuStreamSynchronize(CUstream hStream)``
    """

def cuStreamDestroy(hStream: CUstream | int | None) -> tuple[CUresult]:
    """Destroys a stream; work that it still holds is finished first, without blocking the caller.

    ``CUresult cuStreamDestroy_v2(CUstream hStream)``
    """

def cuStreamCopyAttributes(dst: CUstream | int | None, src: CUstream | int | None) -> tuple[CUresult]:
    """Copies all attributes of one stream to another of the same context.

    ``CUresult cuStreamCopyAttributes(CUstream dst, CUstream src)``
    """

def cuStreamGetAttribute(hStream: CUstream | int | None, attr: CUlaunchAttributeID | int) -> tuple[CUresult, CUstreamAttrValue | None]:
    """Reads an attribute of a stream.

    ``CUresult cuStreamGetAttribute(CUstream hStream, CUstreamAttrID attr, CUstreamAttrValue *value_out)``
    """

def cuStreamSetAttribute(hStream: CUstream | int | None, attr: CUlaunchAttributeID | int, value: CUstreamAttrValue | None) -> tuple[CUresult]:
    """Sets an attribute of a stream, for work that is submitted later.

    ``CUresult cuStreamSetAttribute(CUstream hStream, CUstreamAttrID attr, const CUstreamAttrValue *value)``
    """

def cuEventCreate(Flags: CUevent_flags | int) -> tuple[CUresult, CUevent | None]:
    """Creates an event in the current context.

    ``CUresult cuEventCreate(CUevent *phEvent, unsigned int Flags)``
    """

def cuEventRecord(hEvent: CUevent | int | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Has an event stand for all work that a stream holds now.

    ``CUresult cuEventRecord(CUevent hEvent, CUstream hStream)``
    """

def cuEventRecordWithFlags(hEvent: CUevent | int | None, hStream: CUstream | int | None, flags: CUevent_record_flags | int) -> tuple[CUresult]:
    """Has an event stand for all work that a stream holds now, or adds an external event node to a capture.

    ``CUresult cuEventRecordWithFlags(CUevent hEvent, CUstream hStream, unsigned int flags)``
    """

def cuEventQuery(hEvent: CUevent | int | None) -> tuple[CUresult]:
    """Tells whether the work that an event stands for is done; an event that was never recorded is done.

    ``CUresult cuEventQuery(CUevent hEvent)``
    """

def cuEventSynchronize(hEvent: CUevent | int | None) -> tuple[CUresult]:
    """Waits until the work that an event stands for is done, by spinning or by blocking as the event was created.

    ``CUresult cuEventSynchronize(CUevent hEvent)``
    """

def cuEventDestroy(hEvent: CUevent | int | None) -> tuple[CUresult]:
    """Destroys an event; its resources are freed once the work that it stands for is done.

    ``CUresult cuEventDestroy_v2(CUevent hEvent)``
    """

def cuEventElapsedTime(hStart: CUevent | int | None, hEnd: CUevent | int | None) -> tuple[CUresult, float | None]:
    """Measures the time between two recorded events, in milliseconds with a resolution of about 0.5 microseconds.

    ``CUresult cuEventElapsedTime_v2(float *pMilliseconds, CUevent hStart, CUevent hEnd)``

    Since CUDA 12.8.
    """

def cuImportExternalMemory(memHandleDesc: CUDA_EXTERNAL_MEMORY_HANDLE_DESC | None) -> tuple[CUresult, CUexternalMemory | None]:
    """Imports memory that another API allocated.

    ``CUresult cuImportExternalMemory(CUexternalMemory *extMem_out, const CUDA_EXTERNAL_MEMORY_HANDLE_DESC *memHandleDesc)``
    """

def cuExternalMemoryGetMappedBuffer(extMem: CUexternalMemory | int | None, bufferDesc: CUDA_EXTERNAL_MEMORY_BUFFER_DESC | None) -> tuple[CUresult, CUdeviceptr | None]:
    """Maps a range of imported memory and returns its device address.

    ``CUresult cuExternalMemoryGetMappedBuffer(CUdeviceptr *devPtr, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_BUFFER_DESC *bufferDesc)``
    """

def cuExternalMemoryGetMappedMipmappedArray(extMem: CUexternalMemory | int | None, mipmapDesc: CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC | None) -> tuple[CUresult, CUmipmappedArray | None]:
    """Maps imported memory as a mipmapped array.

    ``CUresult cuExternalMemoryGetMappedMipmappedArray(CUmipmappedArray *mipmap, CUexternalMemory extMem, const CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC *mipmapDesc)``
    """

def cuDestroyExternalMemory(extMem: CUexternalMemory | int | None) -> tuple[CUresult]:
    """Destroys an imported memory object; what was mapped from it has to be freed on its own.

    ``CUresult cuDestroyExternalMemory(CUexternalMemory extMem)``
    """

def cuImportExternalSemaphore(semHandleDesc: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC | None) -> tuple[CUresult, CUexternalSemaphore | None]:
    """Imports a semaphore, fence or keyed mutex of another API.

    ``CUresult cuImportExternalSemaphore(CUexternalSemaphore *extSem_out, const CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC *semHandleDesc)``
    """

def cuSignalExternalSemaphoresAsync(extSemArray: Sequence[CUexternalSemaphore | int | None] | None, paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS] | None, numExtSems: int, stream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues signals of imported semaphores.

    ``CUresult cuSignalExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)``
    """

def cuWaitExternalSemaphoresAsync(extSemArray: Sequence[CUexternalSemaphore | int | None] | None, paramsArray: Sequence[CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS] | None, numExtSems: int, stream: CUstream | int | None) -> tuple[CUresult]:
    """Makes a stream wait for imported semaphores; keyed mutexes have a timeout in milliseconds.

    ``CUresult cuWaitExternalSemaphoresAsync(const CUexternalSemaphore *extSemArray, const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray, unsigned int numExtSems, CUstream stream)``
    """

def cuDestroyExternalSemaphore(extSem: CUexternalSemaphore | int | None) -> tuple[CUresult]:
    """Destroys an imported semaphore, whose signals and waits must be done.

    ``CUresult cuDestroyExternalSemaphore(CUexternalSemaphore extSem)``
    """

def cuStreamWaitValue32(stream: CUstream | int | None, addr: CUdeviceptr | int | None, value: cuuint32_t | int | None, flags: CUstreamWaitValue_flags | int) -> tuple[CUresult]:
    """Makes a stream wait until a 32-bit word in device memory meets a condition.

    ``CUresult cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``
    """

def cuStreamWaitValue64(stream: CUstream | int | None, addr: CUdeviceptr | int | None, value: cuuint64_t | int | None, flags: CUstreamWaitValue_flags | int) -> tuple[CUresult]:
    """Makes a stream wait until a 64-bit word in device memory meets a condition.

    ``CUresult cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``
    """

def cuStreamWriteValue32(stream: CUstream | int | None, addr: CUdeviceptr | int | None, value: cuuint32_t | int | None, flags: CUstreamWriteValue_flags | int) -> tuple[CUresult]:
    """Enqueues the write of a 32-bit word to device memory.

    ``CUresult cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``
    """

def cuStreamWriteValue64(stream: CUstream | int | None, addr: CUdeviceptr | int | None, value: cuuint64_t | int | None, flags: CUstreamWriteValue_flags | int) -> tuple[CUresult]:
    """Enqueues the write of a 64-bit word to device memory.

    ``CUresult cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``
    """

def cuStreamBatchMemOp(stream: CUstream | int | None, count: int, paramArray: Sequence[CUstreamBatchMemOpParams] | None, flags: int) -> tuple[CUresult]:
    """Enqueues up to 255 waits, writes and barriers on device memory in one call.

    ``CUresult cuStreamBatchMemOp_v2(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)``
    """

def cuFuncGetAttribute(attrib: CUfunction_attribute | int, hfunc: CUfunction | int | None) -> tuple[CUresult, int | None]:
    """Reads an attribute of a kernel, such as its shared memory in bytes.

    ``CUresult cuFuncGetAttribute(int *pi, CUfunction_attribute attrib, CUfunction hfunc)``
    """

def cuFuncSetAttribute(hfunc: CUfunction | int | None, attrib: CUfunction_attribute | int, value: int) -> tuple[CUresult]:
    """Sets an attribute of a kernel for later launches.

    ``CUresult cuFuncSetAttribute(CUfunction hfunc, CUfunction_attribute attrib, int value)``
    """

def cuFuncSetCacheConfig(hfunc: CUfunction | int | None, config: CUfunc_cache | int) -> tuple[CUresult]:
    """Says whether a kernel gains more from L1 cache or from shared memory, where both share one memory.

    ``CUresult cuFuncSetCacheConfig(CUfunction hfunc, CUfunc_cache config)``
    """

def cuFuncGetModule(hfunc: CUfunction | int | None) -> tuple[CUresult, CUmodule | None]:
    """Returns the module that a kernel was loaded with.

    ``CUresult cuFuncGetModule(CUmodule *hmod, CUfunction hfunc)``
    """

def cuFuncGetName(hfunc: CUfunction | int | None) -> tuple[CUresult, bytes | None]:
    """Returns the name of a kernel, which may be mangled.

    ``CUresult cuFuncGetName(const char **name, CUfunction hfunc)``

    Since CUDA 12.3.
    """

def cuFuncGetParamInfo(func: CUfunction | int | None, paramIndex: int) -> tuple[CUresult, int | None, int | None]:
    """Tells where a kernel parameter lies in the parameter buffer, and its size, in bytes.

    ``CUresult cuFuncGetParamInfo(CUfunction func, size_t paramIndex, size_t *paramOffset, size_t *paramSize)``

    Since CUDA 12.4.
    """

def cuFuncGetParamCount(func: CUfunction | int | None) -> tuple[CUresult, int | None]:
    """Counts the parameters of a kernel.

    ``CUresult cuFuncGetParamCount(CUfunction func, size_t *paramCount)``

    Since CUDA 13.2.
    """

def cuFuncIsLoaded(function: CUfunction | int | None) -> tuple[CUresult, CUfunctionLoadingState | None]:
    """Tells whether a kernel is loaded already or will be on its first use.

    ``CUresult cuFuncIsLoaded(CUfunctionLoadingState *state, CUfunction function)``

    Since CUDA 12.4.
    """

def cuFuncLoad(function: CUfunction | int | None) -> tuple[CUresult]:
    """Loads a kernel now instead of on its first use.

    ``CUresult cuFuncLoad(CUfunction function)``

    Since CUDA 12.4.
    """

def cuLaunchKernel(f: CUfunction | int | None, gridDimX: int, gridDimY: int, gridDimZ: int, blockDimX: int, blockDimY: int, blockDimZ: int, sharedMemBytes: int, hStream: CUstream | int | None, kernelParams: Sequence[Any] | _Address, extra: Sequence[Any] | _Address) -> tuple[CUresult]:
    """Enqueues a kernel with the given grid and block sizes and bytes of dynamic shared memory.

    ``CUresult cuLaunchKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams, void **extra)``
    """

def cuLaunchKernelEx(config: CUlaunchConfig | None, f: CUfunction | int | None, kernelParams: Sequence[Any] | _Address, extra: Sequence[Any] | _Address) -> tuple[CUresult]:
    """Enqueues a kernel with a launch configuration that can carry attributes.

    ``CUresult cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction f, void **kernelParams, void **extra)``

    Since CUDA 11.8.
    """

def cuLaunchCooperativeKernel(f: CUfunction | int | None, gridDimX: int, gridDimY: int, gridDimZ: int, blockDimX: int, blockDimY: int, blockDimZ: int, sharedMemBytes: int, hStream: CUstream | int | None, kernelParams: Sequence[Any] | _Address) -> tuple[CUresult]:
    """Enqueues a kernel whose blocks run at the same time and may synchronise with each other.

    ``CUresult cuLaunchCooperativeKernel(CUfunction f, unsigned int gridDimX, unsigned int gridDimY, unsigned int gridDimZ, unsigned int blockDimX, unsigned int blockDimY, unsigned int blockDimZ, unsigned int sharedMemBytes, CUstream hStream, void **kernelParams)``
    """

def cuLaunchHostFunc(hStream: CUstream | int | None, fn: CUhostFn | Callable[..., object] | int | None, userData: Any) -> tuple[CUresult]:
    """Enqueues a call of a host function, which later work waits for; errors of the context skip it.

    ``CUresult cuLaunchHostFunc(CUstream hStream, CUhostFn fn, void *userData)``
    """

def cuLaunchHostFunc_v2(hStream: CUstream | int | None, fn: CUhostFn | Callable[..., object] | int | None, userData: Any, syncMode: CUhostTaskSyncMode | int) -> tuple[CUresult]:
    """Enqueues a call of a host function like ``cuLaunchHostFunc``, with a choice of how later work waits for it.

    ``CUresult cuLaunchHostFunc_v2(CUstream hStream, CUhostFn fn, void *userData, unsigned int syncMode)``

    Since CUDA 13.2.
    """

def cuFuncSetBlockShape(hfunc: CUfunction | int | None, x: int, y: int, z: int) -> tuple[CUresult]:
    """Sets the block size of later launches of a kernel.

    ``CUresult cuFuncSetBlockShape(CUfunction hfunc, int x, int y, int z)``
    """

def cuFuncSetSharedSize(hfunc: CUfunction | int | None, numbytes: int) -> tuple[CUresult]:
    """Sets the dynamic shared memory of each block for later launches of a kernel, in bytes.

    ``CUresult cuFuncSetSharedSize(CUfunction hfunc, unsigned int bytes)``
    """

def cuParamSetSize(hfunc: CUfunction | int | None, numbytes: int) -> tuple[CUresult]:
    """Sets the size of a kernel's parameter buffer, in bytes.

    ``CUresult cuParamSetSize(CUfunction hfunc, unsigned int numbytes)``
    """

def cuParamSeti(hfunc: CUfunction | int | None, offset: int, value: int) -> tuple[CUresult]:
    """Stores an integer in a kernel's parameter buffer, at an offset in bytes.

    ``CUresult cuParamSeti(CUfunction hfunc, int offset, unsigned int value)``
    """

def cuParamSetf(hfunc: CUfunction | int | None, offset: int, value: float) -> tuple[CUresult]:
    """Stores a float in a kernel's parameter buffer, at an offset in bytes.

    ``CUresult cuParamSetf(CUfunction hfunc, int offset, float value)``
    """

def cuParamSetv(hfunc: CUfunction | int | None, offset: int, ptr: _Address, numbytes: int) -> tuple[CUresult]:
    """Copies memory into a kernel's parameter buffer, at an offset in bytes.

    ``CUresult cuParamSetv(CUfunction hfunc, int offset, void *ptr, unsigned int numbytes)``
    """

def cuLaunch(f: CUfunction | int | None) -> tuple[CUresult]:
    """Launches one block of a kernel with the parameters that were set before.

    ``CUresult cuLaunch(CUfunction f)``
    """

def cuLaunchGrid(f: CUfunction | int | None, grid_width: int, grid_height: int) -> tuple[CUresult]:
    """Launches a grid of a kernel with the parameters that were set before.

    ``CUresult cuLaunchGrid(CUfunction f, int grid_width, int grid_height)``
    """

def cuLaunchGridAsync(f: CUfunction | int | None, grid_width: int, grid_height: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Enqueues a grid of a kernel with the parameters that were set before.

    ``CUresult cuLaunchGridAsync(CUfunction f, int grid_width, int grid_height, CUstream hStream)``
    """

def cuLaunchCooperativeKernelMultiDevice(launchParamsList: Sequence[CUDA_LAUNCH_PARAMS] | None, numDevices: int, flags: int) -> tuple[CUresult]:
    """Launches one kernel on several devices at once, whose blocks may all synchronise with each other.

    ``CUresult cuLaunchCooperativeKernelMultiDevice(CUDA_LAUNCH_PARAMS *launchParamsList, unsigned int numDevices, unsigned int flags)``
    """

def cuParamSetTexRef(hfunc: CUfunction | int | None, texunit: int, hTexRef: CUtexref | int | None) -> tuple[CUresult]:
    """Makes the memory that is bound to a texture reference available to a kernel.

    ``CUresult cuParamSetTexRef(CUfunction hfunc, int texunit, CUtexref hTexRef)``
    """

def cuFuncSetSharedMemConfig(hfunc: CUfunction | int | None, config: CUsharedconfig | int) -> tuple[CUresult]:
    """Sets the width of the shared memory banks for launches of a kernel.

    ``CUresult cuFuncSetSharedMemConfig(CUfunction hfunc, CUsharedconfig config)``
    """

def cuGraphCreate(flags: int) -> tuple[CUresult, CUgraph | None]:
    """Creates an empty graph.

    ``CUresult cuGraphCreate(CUgraph *phGraph, unsigned int flags)``
    """

def cuGraphAddKernelNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: CUDA_KERNEL_NODE_PARAMS | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that launches a kernel; the arguments are copied.

    ``CUresult cuGraphAddKernelNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``

    Since CUDA 12.0.
    """

def cuGraphKernelNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUDA_KERNEL_NODE_PARAMS | None]:
    """Reads the parameters of a kernel node; the argument arrays belong to the node.

    ``CUresult cuGraphKernelNodeGetParams_v2(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS *nodeParams)``

    Since CUDA 12.0.
    """

def cuGraphKernelNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_KERNEL_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the parameters of a kernel node; the arguments are copied.

    ``CUresult cuGraphKernelNodeSetParams_v2(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``

    Since CUDA 12.0.
    """

def cuGraphAddMemcpyNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, copyParams: CUDA_MEMCPY3D | None, ctx: CUcontext | int | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that copies memory.

    ``CUresult cuGraphAddMemcpyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)``
    """

def cuGraphMemcpyNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUDA_MEMCPY3D | None]:
    """Reads the parameters of a copy node.

    ``CUresult cuGraphMemcpyNodeGetParams(CUgraphNode hNode, CUDA_MEMCPY3D *nodeParams)``
    """

def cuGraphMemcpyNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_MEMCPY3D | None) -> tuple[CUresult]:
    """Sets the parameters of a copy node.

    ``CUresult cuGraphMemcpyNodeSetParams(CUgraphNode hNode, const CUDA_MEMCPY3D *nodeParams)``
    """

def cuGraphAddMemsetNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, memsetParams: CUDA_MEMSET_NODE_PARAMS | None, ctx: CUcontext | int | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that fills memory with elements of 1, 2 or 4 bytes.

    ``CUresult cuGraphAddMemsetNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)``
    """

def cuGraphMemsetNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUDA_MEMSET_NODE_PARAMS | None]:
    """Reads the parameters of a fill node.

    ``CUresult cuGraphMemsetNodeGetParams(CUgraphNode hNode, CUDA_MEMSET_NODE_PARAMS *nodeParams)``
    """

def cuGraphMemsetNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_MEMSET_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the parameters of a fill node.

    ``CUresult cuGraphMemsetNodeSetParams(CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *nodeParams)``
    """

def cuGraphAddHostNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: CUDA_HOST_NODE_PARAMS | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that calls a host function.

    ``CUresult cuGraphAddHostNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_HOST_NODE_PARAMS *nodeParams)``
    """

def cuGraphHostNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUDA_HOST_NODE_PARAMS | None]:
    """Reads the function and user data of a host node.

    ``CUresult cuGraphHostNodeGetParams(CUgraphNode hNode, CUDA_HOST_NODE_PARAMS *nodeParams)``
    """

def cuGraphHostNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_HOST_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the function and user data of a host node.

    ``CUresult cuGraphHostNodeSetParams(CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)``
    """

def cuGraphAddChildGraphNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, childGraph: CUgraph | int | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that runs a clone of another graph.

    ``CUresult cuGraphAddChildGraphNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraph childGraph)``
    """

def cuGraphChildGraphNodeGetGraph(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUgraph | None]:
    """Returns the graph inside a child graph node, which keeps owning it.

    ``CUresult cuGraphChildGraphNodeGetGraph(CUgraphNode hNode, CUgraph *phGraph)``
    """

def cuGraphAddEmptyNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that does nothing but order others.

    ``CUresult cuGraphAddEmptyNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies)``
    """

def cuGraphAddEventRecordNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, event: CUevent | int | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that records an event.

    ``CUresult cuGraphAddEventRecordNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)``
    """

def cuGraphEventRecordNodeGetEvent(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUevent | None]:
    """Returns the event that a node records.

    ``CUresult cuGraphEventRecordNodeGetEvent(CUgraphNode hNode, CUevent *event_out)``
    """

def cuGraphEventRecordNodeSetEvent(hNode: CUgraphNode | int | None, event: CUevent | int | None) -> tuple[CUresult]:
    """Sets the event that a node records.

    ``CUresult cuGraphEventRecordNodeSetEvent(CUgraphNode hNode, CUevent event)``
    """

def cuGraphAddEventWaitNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, event: CUevent | int | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that waits for an event.

    ``CUresult cuGraphAddEventWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUevent event)``
    """

def cuGraphEventWaitNodeGetEvent(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUevent | None]:
    """Returns the event that a node waits for.

    ``CUresult cuGraphEventWaitNodeGetEvent(CUgraphNode hNode, CUevent *event_out)``
    """

def cuGraphEventWaitNodeSetEvent(hNode: CUgraphNode | int | None, event: CUevent | int | None) -> tuple[CUresult]:
    """Sets the event that a node waits for.

    ``CUresult cuGraphEventWaitNodeSetEvent(CUgraphNode hNode, CUevent event)``
    """

def cuGraphAddExternalSemaphoresSignalNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that signals imported semaphores.

    ``CUresult cuGraphAddExternalSemaphoresSignalNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)``
    """

def cuGraphExternalSemaphoresSignalNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None]:
    """Reads the parameters of a signal node, whose arrays belong to the node.

    ``CUresult cuGraphExternalSemaphoresSignalNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *params_out)``
    """

def cuGraphExternalSemaphoresSignalNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the parameters of a signal node.

    ``CUresult cuGraphExternalSemaphoresSignalNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)``
    """

def cuGraphAddExternalSemaphoresWaitNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that waits for imported semaphores.

    ``CUresult cuGraphAddExternalSemaphoresWaitNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)``
    """

def cuGraphExternalSemaphoresWaitNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUDA_EXT_SEM_WAIT_NODE_PARAMS | None]:
    """Reads the parameters of a semaphore wait node, whose arrays belong to the node.

    ``CUresult cuGraphExternalSemaphoresWaitNodeGetParams(CUgraphNode hNode, CUDA_EXT_SEM_WAIT_NODE_PARAMS *params_out)``
    """

def cuGraphExternalSemaphoresWaitNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the parameters of a semaphore wait node.

    ``CUresult cuGraphExternalSemaphoresWaitNodeSetParams(CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)``
    """

def cuGraphAddBatchMemOpNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that runs waits, writes and barriers on device memory.

    ``CUresult cuGraphAddBatchMemOpNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``
    """

def cuGraphBatchMemOpNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUDA_BATCH_MEM_OP_NODE_PARAMS | None]:
    """Reads the operations of a memory operation node, whose array belongs to the node.

    ``CUresult cuGraphBatchMemOpNodeGetParams(CUgraphNode hNode, CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams_out)``
    """

def cuGraphBatchMemOpNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the operations of a memory operation node; the array is copied.

    ``CUresult cuGraphBatchMemOpNodeSetParams(CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``
    """

def cuGraphExecBatchMemOpNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, nodeParams: CUDA_BATCH_MEM_OP_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the operations of a memory operation node of an executable graph; the array is copied.

    ``CUresult cuGraphExecBatchMemOpNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_BATCH_MEM_OP_NODE_PARAMS *nodeParams)``
    """

def cuGraphAddMemAllocNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: CUDA_MEM_ALLOC_NODE_PARAMS | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that allocates memory, and returns the address in its parameters.

    ``CUresult cuGraphAddMemAllocNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUDA_MEM_ALLOC_NODE_PARAMS *nodeParams)``
    """

def cuGraphMemAllocNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUDA_MEM_ALLOC_NODE_PARAMS | None]:
    """Reads the parameters of an allocation node, whose arrays belong to the node.

    ``CUresult cuGraphMemAllocNodeGetParams(CUgraphNode hNode, CUDA_MEM_ALLOC_NODE_PARAMS *params_out)``
    """

def cuGraphAddMemFreeNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, dptr: CUdeviceptr | int | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node that frees memory of an allocation node.

    ``CUresult cuGraphAddMemFreeNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUdeviceptr dptr)``
    """

def cuGraphMemFreeNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUdeviceptr | None]:
    """Returns the address that a node frees.

    ``CUresult cuGraphMemFreeNodeGetParams(CUgraphNode hNode, CUdeviceptr *dptr_out)``
    """

def cuDeviceGraphMemTrim(device: CUdevice | int | None) -> tuple[CUresult]:
    """Gives memory that is cached for graphs, and not in use, back to the system.

    ``CUresult cuDeviceGraphMemTrim(CUdevice device)``
    """

def cuDeviceGetGraphMemAttribute(device: CUdevice | int | None, attr: CUgraphMem_attribute | int) -> tuple[CUresult, cuuint64_t | None]:
    """Tells how much memory the graphs of a device use or reserve, in bytes.

    ``CUresult cuDeviceGetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)``
    """

def cuDeviceSetGraphMemAttribute(device: CUdevice | int | None, attr: CUgraphMem_attribute | int, value: cuuint64_t | int | None) -> tuple[CUresult]:
    """Resets a high-water mark of the memory that the graphs of a device use; the value must be 0.

    ``CUresult cuDeviceSetGraphMemAttribute(CUdevice device, CUgraphMem_attribute attr, void *value)``
    """

def cuGraphClone(originalGraph: CUgraph | int | None) -> tuple[CUresult, CUgraph | None]:
    """Copies a graph with its child graphs.

    ``CUresult cuGraphClone(CUgraph *phGraphClone, CUgraph originalGraph)``
    """

def cuGraphNodeFindInClone(hOriginalNode: CUgraphNode | int | None, hClonedGraph: CUgraph | int | None) -> tuple[CUresult, CUgraphNode | None]:
    """Finds the node of a cloned graph that corresponds to a node of the original.

    ``CUresult cuGraphNodeFindInClone(CUgraphNode *phNode, CUgraphNode hOriginalNode, CUgraph hClonedGraph)``
    """

def cuGraphNodeGetType(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUgraphNodeType | None]:
    """Tells what kind of work a node does.

    ``CUresult cuGraphNodeGetType(CUgraphNode hNode, CUgraphNodeType *type)``
    """

def cuGraphNodeGetContainingGraph(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUgraph | None]:
    """Returns the graph, perhaps a child graph, that a node is in.

    ``CUresult cuGraphNodeGetContainingGraph(CUgraphNode hNode, CUgraph *phGraph)``

    Since CUDA 13.1.
    """

def cuGraphNodeGetLocalId(hNode: CUgraphNode | int | None) -> tuple[CUresult, int | None]:
    """Returns the number of a node within its graph, as DOT files show it.

    ``CUresult cuGraphNodeGetLocalId(CUgraphNode hNode, unsigned int *nodeId)``

    Since CUDA 13.1.
    """

def cuGraphNodeGetToolsId(hNode: CUgraphNode | int | None) -> tuple[CUresult, int | None]:
    """Returns the number by which tools know a node.

    ``CUresult cuGraphNodeGetToolsId(CUgraphNode hNode, unsigned long long *toolsNodeId)``

    Since CUDA 13.1.
    """

def cuGraphGetId(hGraph: CUgraph | int | None) -> tuple[CUresult, int | None]:
    """Returns the number of a graph, as DOT files show it.

    ``CUresult cuGraphGetId(CUgraph hGraph, unsigned int *graphId)``

    Since CUDA 13.1.
    """

def cuGraphExecGetId(hGraphExec: CUgraphExec | int | None) -> tuple[CUresult, int | None]:
    """Returns the number of an executable graph, as DOT files show it.

    ``CUresult cuGraphExecGetId(CUgraphExec hGraphExec, unsigned int *graphId)``

    Since CUDA 13.1.
    """

def cuGraphGetNodes(hGraph: CUgraph | int | None, numNodes: int = 0) -> tuple[CUresult, list[CUgraphNode] | None, int | None]:
    """Lists the nodes of a graph.

    ``CUresult cuGraphGetNodes(CUgraph hGraph, CUgraphNode *nodes, size_t *numNodes)``
    """

def cuGraphGetRootNodes(hGraph: CUgraph | int | None, numRootNodes: int = 0) -> tuple[CUresult, list[CUgraphNode] | None, int | None]:
    """Lists the nodes of a graph that depend on no other.

    ``CUresult cuGraphGetRootNodes(CUgraph hGraph, CUgraphNode *rootNodes, size_t *numRootNodes)``
    """

def cuGraphGetEdges(hGraph: CUgraph | int | None, numEdges: int = 0) -> tuple[CUresult, list[CUgraphNode] | None, list[CUgraphNode] | None, list[CUgraphEdgeData] | None, int | None]:
    """Lists the edges of a graph, as nodes with their dependents and the data of each edge.

    ``CUresult cuGraphGetEdges_v2(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, CUgraphEdgeData *edgeData, size_t *numEdges)``

    Since CUDA 12.3.
    """

def cuGraphNodeGetDependencies(hNode: CUgraphNode | int | None, numDependencies: int = 0) -> tuple[CUresult, list[CUgraphNode] | None, list[CUgraphEdgeData] | None, int | None]:
    """Lists the nodes that a node depends on, with the data of each edge.

    ``CUresult cuGraphNodeGetDependencies_v2(CUgraphNode hNode, CUgraphNode *dependencies, CUgraphEdgeData *edgeData, size_t *numDependencies)``

    Since CUDA 12.3.
    """

def cuGraphNodeGetDependentNodes(hNode: CUgraphNode | int | None, numDependentNodes: int = 0) -> tuple[CUresult, list[CUgraphNode] | None, list[CUgraphEdgeData] | None, int | None]:
    """Lists the nodes that depend on a node, with the data of each edge.

    ``CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode hNode, CUgraphNode *dependentNodes, CUgraphEdgeData *edgeData, size_t *numDependentNodes)``

    Since CUDA 12.3.
    """

def cuGraphAddDependencies(hGraph: CUgraph | int | None, from_: Sequence[CUgraphNode | int | None] | None, to: Sequence[CUgraphNode | int | None] | None, edgeData: Sequence[CUgraphEdgeData] | None, numDependencies: int) -> tuple[CUresult]:
    """Makes nodes of a graph wait for other nodes of it, with data per edge.

    ``CUresult cuGraphAddDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)``

    Since CUDA 12.3.
    """

def cuGraphRemoveDependencies(hGraph: CUgraph | int | None, from_: Sequence[CUgraphNode | int | None] | None, to: Sequence[CUgraphNode | int | None] | None, edgeData: Sequence[CUgraphEdgeData] | None, numDependencies: int) -> tuple[CUresult]:
    """Removes edges from a graph, found by their ends and their data.

    ``CUresult cuGraphRemoveDependencies_v2(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, const CUgraphEdgeData *edgeData, size_t numDependencies)``

    Since CUDA 12.3.
    """

def cuGraphDestroyNode(hNode: CUgraphNode | int | None) -> tuple[CUresult]:
    """Removes a node and its edges from a graph.

    ``CUresult cuGraphDestroyNode(CUgraphNode hNode)``
    """

def cuGraphInstantiate(hGraph: CUgraph | int | None, flags: CUgraphInstantiate_flags | int) -> tuple[CUresult, CUgraphExec | None]:
    """Makes an executable graph of a graph.

    ``CUresult cuGraphInstantiateWithFlags(CUgraphExec *phGraphExec, CUgraph hGraph, unsigned long long flags)``
    """

def cuGraphInstantiateWithParams(hGraph: CUgraph | int | None, instantiateParams: CUDA_GRAPH_INSTANTIATE_PARAMS | None) -> tuple[CUresult, CUgraphExec | None]:
    """Makes an executable graph of a graph, and names the node at fault where that fails.

    ``CUresult cuGraphInstantiateWithParams(CUgraphExec *phGraphExec, CUgraph hGraph, CUDA_GRAPH_INSTANTIATE_PARAMS *instantiateParams)``

    Since CUDA 12.0.
    """

def cuGraphExecGetFlags(hGraphExec: CUgraphExec | int | None) -> tuple[CUresult, cuuint64_t | None]:
    """Tells the flags that an executable graph was made with.

    ``CUresult cuGraphExecGetFlags(CUgraphExec hGraphExec, cuuint64_t *flags)``

    Since CUDA 12.0.
    """

def cuGraphExecKernelNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, nodeParams: CUDA_KERNEL_NODE_PARAMS | None) -> tuple[CUresult]:
    """Changes what a kernel node of an executable graph runs in later launches.

    ``CUresult cuGraphExecKernelNodeSetParams_v2(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS *nodeParams)``

    Since CUDA 12.0.
    """

def cuGraphExecMemcpyNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, copyParams: CUDA_MEMCPY3D | None, ctx: CUcontext | int | None) -> tuple[CUresult]:
    """Sets the parameters of a copy node of an executable graph, for later launches.

    ``CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMCPY3D *copyParams, CUcontext ctx)``
    """

def cuGraphExecMemsetNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, memsetParams: CUDA_MEMSET_NODE_PARAMS | None, ctx: CUcontext | int | None) -> tuple[CUresult]:
    """Sets the parameters of a fill node of an executable graph, for later launches.

    ``CUresult cuGraphExecMemsetNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_MEMSET_NODE_PARAMS *memsetParams, CUcontext ctx)``
    """

def cuGraphExecHostNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, nodeParams: CUDA_HOST_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the function and user data of a host node of an executable graph, for later launches.

    ``CUresult cuGraphExecHostNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_HOST_NODE_PARAMS *nodeParams)``
    """

def cuGraphExecChildGraphNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, childGraph: CUgraph | int | None) -> tuple[CUresult]:
    """Updates a child graph node of an executable graph from a graph of the same shape.

    ``CUresult cuGraphExecChildGraphNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraph childGraph)``
    """

def cuGraphExecEventRecordNodeSetEvent(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, event: CUevent | int | None) -> tuple[CUresult]:
    """Sets the event that a node of an executable graph records in later launches.

    ``CUresult cuGraphExecEventRecordNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)``
    """

def cuGraphExecEventWaitNodeSetEvent(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, event: CUevent | int | None) -> tuple[CUresult]:
    """Sets the event that a node of an executable graph waits for in later launches.

    ``CUresult cuGraphExecEventWaitNodeSetEvent(CUgraphExec hGraphExec, CUgraphNode hNode, CUevent event)``
    """

def cuGraphExecExternalSemaphoresSignalNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, nodeParams: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the parameters of a signal node of an executable graph, for later launches.

    ``CUresult cuGraphExecExternalSemaphoresSignalNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_SIGNAL_NODE_PARAMS *nodeParams)``
    """

def cuGraphExecExternalSemaphoresWaitNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, nodeParams: CUDA_EXT_SEM_WAIT_NODE_PARAMS | None) -> tuple[CUresult]:
    """Sets the parameters of a semaphore wait node of an executable graph, for later launches.

    ``CUresult cuGraphExecExternalSemaphoresWaitNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_EXT_SEM_WAIT_NODE_PARAMS *nodeParams)``
    """

def cuGraphNodeSetEnabled(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, isEnabled: int) -> tuple[CUresult]:
    """Turns a kernel, copy or fill node of an executable graph on or off.

    ``CUresult cuGraphNodeSetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int isEnabled)``
    """

def cuGraphNodeGetEnabled(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None) -> tuple[CUresult, int | None]:
    """Tells whether a node of an executable graph is on.

    ``CUresult cuGraphNodeGetEnabled(CUgraphExec hGraphExec, CUgraphNode hNode, unsigned int *isEnabled)``
    """

def cuGraphUpload(hGraphExec: CUgraphExec | int | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Prepares an executable graph on the device, in stream order, without running it.

    ``CUresult cuGraphUpload(CUgraphExec hGraphExec, CUstream hStream)``
    """

def cuGraphLaunch(hGraphExec: CUgraphExec | int | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Runs an executable graph once, in the order of a stream.

    ``CUresult cuGraphLaunch(CUgraphExec hGraphExec, CUstream hStream)``
    """

def cuGraphExecDestroy(hGraphExec: CUgraphExec | int | None) -> tuple[CUresult]:
    """Destroys an executable graph; a launch that is going on is finished first, without blocking the caller.

    ``CUresult cuGraphExecDestroy(CUgraphExec hGraphExec)``
    """

def cuGraphDestroy(hGraph: CUgraph | int | None) -> tuple[CUresult]:
    """Destroys a graph and all its nodes.

    ``CUresult cuGraphDestroy(CUgraph hGraph)``
    """

def cuGraphExecUpdate(hGraphExec: CUgraphExec | int | None, hGraph: CUgraph | int | None) -> tuple[CUresult, CUgraphExecUpdateResultInfo | None]:
    """Gives an executable graph the node parameters of a graph of the same shape.

    ``CUresult cuGraphExecUpdate_v2(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphExecUpdateResultInfo *resultInfo)``

    Since CUDA 12.0.
    """

def cuGraphKernelNodeCopyAttributes(dst: CUgraphNode | int | None, src: CUgraphNode | int | None) -> tuple[CUresult]:
    """Copies all attributes of a kernel node to another of the same context.

    ``CUresult cuGraphKernelNodeCopyAttributes(CUgraphNode dst, CUgraphNode src)``
    """

def cuGraphKernelNodeGetAttribute(hNode: CUgraphNode | int | None, attr: CUlaunchAttributeID | int) -> tuple[CUresult, CUkernelNodeAttrValue | None]:
    """Reads an attribute of a kernel node.

    ``CUresult cuGraphKernelNodeGetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, CUkernelNodeAttrValue *value_out)``
    """

def cuGraphKernelNodeSetAttribute(hNode: CUgraphNode | int | None, attr: CUlaunchAttributeID | int, value: CUkernelNodeAttrValue | None) -> tuple[CUresult]:
    """Sets an attribute of a kernel node.

    ``CUresult cuGraphKernelNodeSetAttribute(CUgraphNode hNode, CUkernelNodeAttrID attr, const CUkernelNodeAttrValue *value)``
    """

def cuGraphDebugDotPrint(hGraph: CUgraph | int | None, path: str | bytes | None, flags: CUgraphDebugDot_flags | int) -> tuple[CUresult]:
    """Writes a description of a graph to a file, in the DOT language.

    ``CUresult cuGraphDebugDotPrint(CUgraph hGraph, const char *path, unsigned int flags)``
    """

def cuUserObjectCreate(ptr: Any, destroy: CUhostFn | Callable[..., object] | int | None, initialRefcount: int = 1, flags: CUuserObject_flags | int = 1) -> tuple[CUresult, CUuserObject | None]:
    """Creates a counted object that calls a function when its last reference goes.

    ``CUresult cuUserObjectCreate(CUuserObject *object_out, void *ptr, CUhostFn destroy, unsigned int initialRefcount, unsigned int flags)``
    """

def cuUserObjectRetain(object: CUuserObject | int | None, count: int = 1) -> tuple[CUresult]:
    """Adds references to a user object, which the caller owns.

    ``CUresult cuUserObjectRetain(CUuserObject object, unsigned int count)``
    """

def cuUserObjectRelease(object: CUuserObject | int | None, count: int = 1) -> tuple[CUresult]:
    """Gives up references to a user object.

    ``CUresult cuUserObjectRelease(CUuserObject object, unsigned int count)``
    """

def cuGraphRetainUserObject(graph: CUgraph | int | None, object: CUuserObject | int | None, count: int = 1, flags: CUuserObjectRetain_flags | int = 0) -> tuple[CUresult]:
    """Gives a graph references to a user object, new ones or those of the caller.

    ``CUresult cuGraphRetainUserObject(CUgraph graph, CUuserObject object, unsigned int count, unsigned int flags)``
    """

def cuGraphReleaseUserObject(graph: CUgraph | int | None, object: CUuserObject | int | None, count: int = 1) -> tuple[CUresult]:
    """Takes references to a user object from a graph.

    ``CUresult cuGraphReleaseUserObject(CUgraph graph, CUuserObject object, unsigned int count)``
    """

def cuGraphAddNode(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, dependencyData: Sequence[CUgraphEdgeData] | None, numDependencies: int, nodeParams: CUgraphNodeParams | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node of any type; some types return values in their parameters.

    ``CUresult cuGraphAddNode_v2(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)``

    Since CUDA 12.3.
    """

def cuGraphAddNode_v3(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, dependencyData: Sequence[CUgraphEdgeData] | None, numDependencies: int, nodeParams: CUgraphNodeParams | None) -> tuple[CUresult, CUgraphNode | None]:
    """Adds a node of any type, and checks that a kernel's function fits the node's context.

    ``CUresult cuGraphAddNode_v3(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, const CUgraphEdgeData *dependencyData, size_t numDependencies, CUgraphNodeParams *nodeParams)``

    Since CUDA 13.4.
    """

def cuGraphNodeSetParams(hNode: CUgraphNode | int | None, nodeParams: CUgraphNodeParams | None) -> tuple[CUresult]:
    """Sets the parameters of a node, except of those that allocate or free.

    ``CUresult cuGraphNodeSetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

    Since CUDA 12.2.
    """

def cuGraphNodeSetParams_v2(hNode: CUgraphNode | int | None, nodeParams: CUgraphNodeParams | None) -> tuple[CUresult]:
    """Sets the parameters of a node, and checks that a kernel's function fits the node's context.

    ``CUresult cuGraphNodeSetParams_v2(CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

    Since CUDA 13.4.
    """

def cuGraphNodeGetParams(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUgraphNodeParams | None]:
    """Reads the parameters of a node; what they point to belongs to the node.

    ``CUresult cuGraphNodeGetParams(CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

    Since CUDA 13.2.
    """

def cuGraphExecNodeSetParams(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, nodeParams: CUgraphNodeParams | None) -> tuple[CUresult]:
    """Sets the parameters of a node of an executable graph, for later launches.

    ``CUresult cuGraphExecNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, CUgraphNodeParams *nodeParams)``

    Since CUDA 12.2.
    """

def cuGraphConditionalHandleCreate(hGraph: CUgraph | int | None, ctx: CUcontext | int | None, defaultLaunchValue: int, flags: int) -> tuple[CUresult, CUgraphConditionalHandle | None]:
    """Creates the variable that a conditional node of the graph looks at.

    ``CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle *pHandle_out, CUgraph hGraph, CUcontext ctx, unsigned int defaultLaunchValue, unsigned int flags)``

    Since CUDA 12.3.
    """

def cuOccupancyMaxActiveBlocksPerMultiprocessor(func: CUfunction | int | None, blockSize: int, dynamicSMemSize: int) -> tuple[CUresult, int | None]:
    """Tells how many blocks of a kernel one multiprocessor can hold at a time.

    ``CUresult cuOccupancyMaxActiveBlocksPerMultiprocessor(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize)``
    """

def cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(func: CUfunction | int | None, blockSize: int, dynamicSMemSize: int, flags: CUoccupancy_flags | int) -> tuple[CUresult, int | None]:
    """Tells how many blocks of a kernel one multiprocessor can hold at a time, with or without global caching.

    ``CUresult cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *numBlocks, CUfunction func, int blockSize, size_t dynamicSMemSize, unsigned int flags)``
    """

def cuOccupancyMaxPotentialBlockSize(func: CUfunction | int | None, blockSizeToDynamicSMemSize: CUoccupancyB2DSize | Callable[..., object] | int | None, dynamicSMemSize: int, blockSizeLimit: int) -> tuple[CUresult, int | None, int | None]:
    """Suggests a block size and the smallest grid size that fill a device with a kernel.

    ``CUresult cuOccupancyMaxPotentialBlockSize(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit)``
    """

def cuOccupancyMaxPotentialBlockSizeWithFlags(func: CUfunction | int | None, blockSizeToDynamicSMemSize: CUoccupancyB2DSize | Callable[..., object] | int | None, dynamicSMemSize: int, blockSizeLimit: int, flags: CUoccupancy_flags | int) -> tuple[CUresult, int | None, int | None]:
    """Suggests a block size and the smallest grid size that fill a device, with or without global caching.

    ``CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int *minGridSize, int *blockSize, CUfunction func, CUoccupancyB2DSize blockSizeToDynamicSMemSize, size_t dynamicSMemSize, int blockSizeLimit, unsigned int flags)``
    """

def cuOccupancyAvailableDynamicSMemPerBlock(func: CUfunction | int | None, numBlocks: int, blockSize: int) -> tuple[CUresult, int | None]:
    """Tells how much dynamic shared memory each block may use when so many share a multiprocessor, in bytes.

    ``CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t *dynamicSmemSize, CUfunction func, int numBlocks, int blockSize)``
    """

def cuOccupancyMaxPotentialClusterSize(func: CUfunction | int | None, config: CUlaunchConfig | None) -> tuple[CUresult, int | None]:
    """Tells the largest cluster, in blocks, that a kernel can be launched with.

    ``CUresult cuOccupancyMaxPotentialClusterSize(int *clusterSize, CUfunction func, const CUlaunchConfig *config)``

    Since CUDA 11.8.
    """

def cuOccupancyMaxActiveClusters(func: CUfunction | int | None, config: CUlaunchConfig | None) -> tuple[CUresult, int | None]:
    """Tells how many clusters of a kernel the device can hold at a time.

    ``CUresult cuOccupancyMaxActiveClusters(int *numClusters, CUfunction func, const CUlaunchConfig *config)``

    Since CUDA 11.8.
    """

def cuTexRefSetArray(hTexRef: CUtexref | int | None, hArray: CUarray | int | None, Flags: int = 1) -> tuple[CUresult]:
    """Makes a texture reference read an array, in place of what it read before.

    ``CUresult cuTexRefSetArray(CUtexref hTexRef, CUarray hArray, unsigned int Flags)``
    """

def cuTexRefSetMipmappedArray(hTexRef: CUtexref | int | None, hMipmappedArray: CUmipmappedArray | int | None, Flags: int = 1) -> tuple[CUresult]:
    """Makes a texture reference read a mipmapped array, in place of what it read before.

    ``CUresult cuTexRefSetMipmappedArray(CUtexref hTexRef, CUmipmappedArray hMipmappedArray, unsigned int Flags)``
    """

def cuTexRefSetAddress(hTexRef: CUtexref | int | None, dptr: CUdeviceptr | int | None, numbytes: int) -> tuple[CUresult, int | None]:
    """Makes a texture reference read linear memory and tells the offset in bytes to add to each fetch.

    ``CUresult cuTexRefSetAddress_v2(size_t *ByteOffset, CUtexref hTexRef, CUdeviceptr dptr, size_t bytes)``
    """

def cuTexRefSetAddress2D(hTexRef: CUtexref | int | None, desc: CUDA_ARRAY_DESCRIPTOR | None, dptr: CUdeviceptr | int | None, Pitch: int) -> tuple[CUresult]:
    """Makes a texture reference read linear memory as a 2D image whose rows are a pitch in bytes apart.

    ``CUresult cuTexRefSetAddress2D_v3(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)``
    """

def cuTexRefSetFormat(hTexRef: CUtexref | int | None, fmt: CUarray_format | int, NumPackedComponents: int) -> tuple[CUresult]:
    """Sets the type of the components that a texture reference reads and their number per element.

    ``CUresult cuTexRefSetFormat(CUtexref hTexRef, CUarray_format fmt, int NumPackedComponents)``
    """

def cuTexRefSetAddressMode(hTexRef: CUtexref | int | None, dim: int, am: CUaddress_mode | int) -> tuple[CUresult]:
    """Sets what coordinates outside of the texture mean, for one dimension counted from 0.

    ``CUresult cuTexRefSetAddressMode(CUtexref hTexRef, int dim, CUaddress_mode am)``
    """

def cuTexRefSetFilterMode(hTexRef: CUtexref | int | None, fm: CUfilter_mode | int) -> tuple[CUresult]:
    """Sets whether reads take the nearest element or blend between neighbours.

    ``CUresult cuTexRefSetFilterMode(CUtexref hTexRef, CUfilter_mode fm)``
    """

def cuTexRefSetMipmapFilterMode(hTexRef: CUtexref | int | None, fm: CUfilter_mode | int) -> tuple[CUresult]:
    """Sets whether reads take the nearest level of detail or blend between two levels.

    ``CUresult cuTexRefSetMipmapFilterMode(CUtexref hTexRef, CUfilter_mode fm)``
    """

def cuTexRefSetMipmapLevelBias(hTexRef: CUtexref | int | None, bias: float) -> tuple[CUresult]:
    """Sets an offset that is added to every level of detail asked for.

    ``CUresult cuTexRefSetMipmapLevelBias(CUtexref hTexRef, float bias)``
    """

def cuTexRefSetMipmapLevelClamp(hTexRef: CUtexref | int | None, minMipmapLevelClamp: float, maxMipmapLevelClamp: float) -> tuple[CUresult]:
    """Limits the levels of detail that reads may use to a range.

    ``CUresult cuTexRefSetMipmapLevelClamp(CUtexref hTexRef, float minMipmapLevelClamp, float maxMipmapLevelClamp)``
    """

def cuTexRefSetMaxAnisotropy(hTexRef: CUtexref | int | None, maxAniso: int) -> tuple[CUresult]:
    """Sets the highest ratio of anisotropic filtering.

    ``CUresult cuTexRefSetMaxAnisotropy(CUtexref hTexRef, unsigned int maxAniso)``
    """

def cuTexRefSetBorderColor(hTexRef: CUtexref | int | None, pBorderColor: Sequence[float] | None) -> tuple[CUresult]:
    """Sets the colour, as red, green, blue and alpha, of reads beyond the border.

    ``CUresult cuTexRefSetBorderColor(CUtexref hTexRef, float *pBorderColor)``
    """

def cuTexRefSetFlags(hTexRef: CUtexref | int | None, Flags: int) -> tuple[CUresult]:
    """Sets the ``CU_TRSF_`` options, such as normalised coordinates, of a texture reference.

    ``CUresult cuTexRefSetFlags(CUtexref hTexRef, unsigned int Flags)``
    """

def cuTexRefGetAddress(hTexRef: CUtexref | int | None) -> tuple[CUresult, CUdeviceptr | None]:
    """Tells the address of the linear memory that a texture reference reads.

    ``CUresult cuTexRefGetAddress_v2(CUdeviceptr *pdptr, CUtexref hTexRef)``
    """

def cuTexRefGetArray(hTexRef: CUtexref | int | None) -> tuple[CUresult, CUarray | None]:
    """Returns the array that a texture reference reads.

    ``CUresult cuTexRefGetArray(CUarray *phArray, CUtexref hTexRef)``
    """

def cuTexRefGetMipmappedArray(hTexRef: CUtexref | int | None) -> tuple[CUresult, CUmipmappedArray | None]:
    """Returns the mipmapped array that a texture reference reads.

    ``CUresult cuTexRefGetMipmappedArray(CUmipmappedArray *phMipmappedArray, CUtexref hTexRef)``
    """

def cuTexRefGetAddressMode(hTexRef: CUtexref | int | None, dim: int) -> tuple[CUresult, CUaddress_mode | None]:
    """Tells what coordinates outside of the texture mean, for one dimension counted from 0.

    ``CUresult cuTexRefGetAddressMode(CUaddress_mode *pam, CUtexref hTexRef, int dim)``
    """

def cuTexRefGetFilterMode(hTexRef: CUtexref | int | None) -> tuple[CUresult, CUfilter_mode | None]:
    """Tells whether reads take the nearest element or blend between neighbours.

    ``CUresult cuTexRefGetFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)``
    """

def cuTexRefGetFormat(hTexRef: CUtexref | int | None) -> tuple[CUresult, CUarray_format | None, int | None]:
    """Tells the type of the components that a texture reference reads and their number per element.

    ``CUresult cuTexRefGetFormat(CUarray_format *pFormat, int *pNumChannels, CUtexref hTexRef)``
    """

def cuTexRefGetMipmapFilterMode(hTexRef: CUtexref | int | None) -> tuple[CUresult, CUfilter_mode | None]:
    """Tells whether reads take the nearest level of detail or blend between two levels.

    ``CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode *pfm, CUtexref hTexRef)``
    """

def cuTexRefGetMipmapLevelBias(hTexRef: CUtexref | int | None) -> tuple[CUresult, float | None]:
    """Tells the offset that is added to every level of detail asked for.

    ``CUresult cuTexRefGetMipmapLevelBias(float *pbias, CUtexref hTexRef)``
    """

def cuTexRefGetMipmapLevelClamp(hTexRef: CUtexref | int | None) -> tuple[CUresult, float | None, float | None]:
    """Tells the range of the levels of detail that reads may use.

    ``CUresult cuTexRefGetMipmapLevelClamp(float *pminMipmapLevelClamp, float *pmaxMipmapLevelClamp, CUtexref hTexRef)``
    """

def cuTexRefGetMaxAnisotropy(hTexRef: CUtexref | int | None) -> tuple[CUresult, int | None]:
    """Tells the highest ratio of anisotropic filtering.

    ``CUresult cuTexRefGetMaxAnisotropy(int *pmaxAniso, CUtexref hTexRef)``
    """

def cuTexRefGetBorderColor(hTexRef: CUtexref | int | None) -> tuple[CUresult, list[float] | None]:
    """Tells the colour, as red, green, blue and alpha, of reads beyond the border.

    ``CUresult cuTexRefGetBorderColor(float *pBorderColor, CUtexref hTexRef)``
    """

def cuTexRefGetFlags(hTexRef: CUtexref | int | None) -> tuple[CUresult, int | None]:
    """Tells the ``CU_TRSF_`` options, such as normalised coordinates, of a texture reference.

    ``CUresult cuTexRefGetFlags(unsigned int *pFlags, CUtexref hTexRef)``
    """

def cuTexRefCreate() -> tuple[CUresult, CUtexref | None]:
    """Creates a texture reference that belongs to no module.

    ``CUresult cuTexRefCreate(CUtexref *pTexRef)``
    """

def cuTexRefDestroy(hTexRef: CUtexref | int | None) -> tuple[CUresult]:
    """Destroys a texture reference that ``cuTexRefCreate`` made.

    ``CUresult cuTexRefDestroy(CUtexref hTexRef)``
    """

def cuSurfRefSetArray(hSurfRef: CUsurfref | int | None, hArray: CUarray | int | None, Flags: int) -> tuple[CUresult]:
    """Makes a surface reference read and write an array, in place of the one before.

    ``CUresult cuSurfRefSetArray(CUsurfref hSurfRef, CUarray hArray, unsigned int Flags)``
    """

def cuSurfRefGetArray(hSurfRef: CUsurfref | int | None) -> tuple[CUresult, CUarray | None]:
    """Returns the array that a surface reference reads and writes.

    ``CUresult cuSurfRefGetArray(CUarray *phArray, CUsurfref hSurfRef)``
    """

def cuTexObjectCreate(pResDesc: CUDA_RESOURCE_DESC | None, pTexDesc: CUDA_TEXTURE_DESC | None, pResViewDesc: CUDA_RESOURCE_VIEW_DESC | None) -> tuple[CUresult, CUtexObject | None]:
    """Creates a texture object, through which kernels sample an array or linear memory.

    ``CUresult cuTexObjectCreate(CUtexObject *pTexObject, const CUDA_RESOURCE_DESC *pResDesc, const CUDA_TEXTURE_DESC *pTexDesc, const CUDA_RESOURCE_VIEW_DESC *pResViewDesc)``
    """

def cuTexObjectDestroy(texObject: CUtexObject | int | None) -> tuple[CUresult]:
    """Destroys a texture object; the memory that it reads stays.

    ``CUresult cuTexObjectDestroy(CUtexObject texObject)``
    """

def cuTexObjectGetResourceDesc(texObject: CUtexObject | int | None) -> tuple[CUresult, CUDA_RESOURCE_DESC | None]:
    """Tells which array or memory a texture object reads.

    ``CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUtexObject texObject)``
    """

def cuTexObjectGetTextureDesc(texObject: CUtexObject | int | None) -> tuple[CUresult, CUDA_TEXTURE_DESC | None]:
    """Tells how a texture object samples, that is its addressing, filtering and mipmap settings.

    ``CUresult cuTexObjectGetTextureDesc(CUDA_TEXTURE_DESC *pTexDesc, CUtexObject texObject)``
    """

def cuTexObjectGetResourceViewDesc(texObject: CUtexObject | int | None) -> tuple[CUresult, CUDA_RESOURCE_VIEW_DESC | None]:
    """Tells the view that a texture object was created with; it is an error if there was none.

    ``CUresult cuTexObjectGetResourceViewDesc(CUDA_RESOURCE_VIEW_DESC *pResViewDesc, CUtexObject texObject)``
    """

def cuSurfObjectCreate(pResDesc: CUDA_RESOURCE_DESC | None) -> tuple[CUresult, CUsurfObject | None]:
    """Creates a surface object, through which kernels read and write an array.

    ``CUresult cuSurfObjectCreate(CUsurfObject *pSurfObject, const CUDA_RESOURCE_DESC *pResDesc)``
    """

def cuSurfObjectDestroy(surfObject: CUsurfObject | int | None) -> tuple[CUresult]:
    """Destroys a surface object; its array stays.

    ``CUresult cuSurfObjectDestroy(CUsurfObject surfObject)``
    """

def cuSurfObjectGetResourceDesc(surfObject: CUsurfObject | int | None) -> tuple[CUresult, CUDA_RESOURCE_DESC | None]:
    """Tells which array a surface object reads and writes.

    ``CUresult cuSurfObjectGetResourceDesc(CUDA_RESOURCE_DESC *pResDesc, CUsurfObject surfObject)``
    """

def cuTensorMapEncodeTiled(tensorDataType: CUtensorMapDataType | int, tensorRank: int, globalAddress: _Address, globalDim: Sequence[cuuint64_t | int | None] | None, globalStrides: Sequence[cuuint64_t | int | None] | None, boxDim: Sequence[cuuint32_t | int | None] | None, elementStrides: Sequence[cuuint32_t | int | None] | None, interleave: CUtensorMapInterleave | int, swizzle: CUtensorMapSwizzle | int, l2Promotion: CUtensorMapL2promotion | int, oobFill: CUtensorMapFloatOOBfill | int) -> tuple[CUresult, CUtensorMap | None]:
    """Describes a tensor in device memory that is copied box by box; strides are in bytes.

    ``CUresult cuTensorMapEncodeTiled(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const cuuint32_t *boxDim, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``

    Since CUDA 12.0.
    """

def cuTensorMapEncodeIm2col(tensorDataType: CUtensorMapDataType | int, tensorRank: int, globalAddress: _Address, globalDim: Sequence[cuuint64_t | int | None] | None, globalStrides: Sequence[cuuint64_t | int | None] | None, pixelBoxLowerCorner: Sequence[int] | None, pixelBoxUpperCorner: Sequence[int] | None, channelsPerPixel: cuuint32_t | int | None, pixelsPerColumn: cuuint32_t | int | None, elementStrides: Sequence[cuuint32_t | int | None] | None, interleave: CUtensorMapInterleave | int, swizzle: CUtensorMapSwizzle | int, l2Promotion: CUtensorMapL2promotion | int, oobFill: CUtensorMapFloatOOBfill | int) -> tuple[CUresult, CUtensorMap | None]:
    """Describes an image tensor in device memory for convolution, by a box of pixels; strides are in bytes.

    ``CUresult cuTensorMapEncodeIm2col(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, const int *pixelBoxLowerCorner, const int *pixelBoxUpperCorner, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``

    Since CUDA 12.0.
    """

def cuTensorMapEncodeIm2colWide(tensorDataType: CUtensorMapDataType | int, tensorRank: int, globalAddress: _Address, globalDim: Sequence[cuuint64_t | int | None] | None, globalStrides: Sequence[cuuint64_t | int | None] | None, pixelBoxLowerCornerWidth: int, pixelBoxUpperCornerWidth: int, channelsPerPixel: cuuint32_t | int | None, pixelsPerColumn: cuuint32_t | int | None, elementStrides: Sequence[cuuint32_t | int | None] | None, interleave: CUtensorMapInterleave | int, mode: CUtensorMapIm2ColWideMode | int, swizzle: CUtensorMapSwizzle | int, l2Promotion: CUtensorMapL2promotion | int, oobFill: CUtensorMapFloatOOBfill | int) -> tuple[CUresult, CUtensorMap | None]:
    """Describes an image tensor for convolution whose boxes run along the width only; strides are in bytes.

    ``CUresult cuTensorMapEncodeIm2colWide(CUtensorMap *tensorMap, CUtensorMapDataType tensorDataType, cuuint32_t tensorRank, void *globalAddress, const cuuint64_t *globalDim, const cuuint64_t *globalStrides, int pixelBoxLowerCornerWidth, int pixelBoxUpperCornerWidth, cuuint32_t channelsPerPixel, cuuint32_t pixelsPerColumn, const cuuint32_t *elementStrides, CUtensorMapInterleave interleave, CUtensorMapIm2ColWideMode mode, CUtensorMapSwizzle swizzle, CUtensorMapL2promotion l2Promotion, CUtensorMapFloatOOBfill oobFill)``

    Since CUDA 12.8.
    """

def cuTensorMapReplaceAddress(tensorMap: CUtensorMap | None, globalAddress: _Address) -> tuple[CUresult]:
    """Makes a tensor map describe a tensor of the same shape at another address.

    ``CUresult cuTensorMapReplaceAddress(CUtensorMap *tensorMap, void *globalAddress)``

    Since CUDA 12.0.
    """

def cuTensorMapSetAllocationClass(tensorMap: CUtensorMap | None, allocClass: CUtensorMapAllocClass | int) -> tuple[CUresult, CUtensorMapAllocClass | None]:
    """Chooses how large a window of memory a tensor map may reach into and tells the choice in effect. with the large class, the tensor must lie in an accessible, contiguous allocation of at least as many bytes as ``CU_DEVICE_ATTRIBUTE_TENSOR_MAP_LARGE_TENSOR_MIN_SIZE`` tells before a kernel uses the map.

    ``CUresult cuTensorMapSetAllocationClass(CUtensorMap *tensorMap, CUtensorMapAllocClass allocClass, CUtensorMapAllocClass *outAllocClass)``

    Since CUDA 13.5.
    """

def cuDeviceCanAccessPeer(dev: CUdevice | int | None, peerDev: CUdevice | int | None) -> tuple[CUresult, int | None]:
    """Tells whether a device can read and write the memory of another one directly, as 1 or 0.

    ``CUresult cuDeviceCanAccessPeer(int *canAccessPeer, CUdevice dev, CUdevice peerDev)``
    """

def cuCtxEnablePeerAccess(peerContext: CUcontext | int | None, Flags: int) -> tuple[CUresult]:
    """Lets the current context use memory of a context on another device; the other way is a call of its own.

    ``CUresult cuCtxEnablePeerAccess(CUcontext peerContext, unsigned int Flags)``
    """

def cuCtxDisablePeerAccess(peerContext: CUcontext | int | None) -> tuple[CUresult]:
    """Ends the current context's access to the memory of a context on another device.

    ``CUresult cuCtxDisablePeerAccess(CUcontext peerContext)``
    """

def cuDeviceGetP2PAttribute(attrib: CUdevice_P2PAttribute | int, srcDevice: CUdevice | int | None, dstDevice: CUdevice | int | None) -> tuple[CUresult, int | None]:
    """Tells what one device can do with the memory of another, one property per call.

    ``CUresult cuDeviceGetP2PAttribute(int *value, CUdevice_P2PAttribute attrib, CUdevice srcDevice, CUdevice dstDevice)``
    """

def cuDeviceGetP2PAtomicCapabilities(operations: Sequence[CUatomicOperation | int] | None, count: int, srcDevice: CUdevice | int | None, dstDevice: CUdevice | int | None) -> tuple[CUresult, list[int] | None]:
    """Tells, for each given atomic operation, in which ways the link between two devices supports it.

    ``CUresult cuDeviceGetP2PAtomicCapabilities(unsigned int *capabilities, const CUatomicOperation *operations, unsigned int count, CUdevice srcDevice, CUdevice dstDevice)``

    Since CUDA 13.0.
    """

def cuGraphicsUnregisterResource(resource: CUgraphicsResource | int | None) -> tuple[CUresult]:
    """Ends CUDA's access to a resource of a graphics API.

    ``CUresult cuGraphicsUnregisterResource(CUgraphicsResource resource)``
    """

def cuGraphicsSubResourceGetMappedArray(resource: CUgraphicsResource | int | None, arrayIndex: int, mipLevel: int) -> tuple[CUresult, CUarray | None]:
    """Returns the array behind one layer or cube face and level of detail of a mapped texture.

    ``CUresult cuGraphicsSubResourceGetMappedArray(CUarray *pArray, CUgraphicsResource resource, unsigned int arrayIndex, unsigned int mipLevel)``
    """

def cuGraphicsResourceGetMappedMipmappedArray(resource: CUgraphicsResource | int | None) -> tuple[CUresult, CUmipmappedArray | None]:
    """Returns the mipmapped array behind a mapped texture.

    ``CUresult cuGraphicsResourceGetMappedMipmappedArray(CUmipmappedArray *pMipmappedArray, CUgraphicsResource resource)``
    """

def cuGraphicsResourceGetMappedPointer(resource: CUgraphicsResource | int | None) -> tuple[CUresult, CUdeviceptr | None, int | None]:
    """Tells the device address and the size in bytes of a mapped buffer.

    ``CUresult cuGraphicsResourceGetMappedPointer_v2(CUdeviceptr *pDevPtr, size_t *pSize, CUgraphicsResource resource)``
    """

def cuGraphicsResourceSetMapFlags(resource: CUgraphicsResource | int | None, flags: CUgraphicsMapResourceFlags | int) -> tuple[CUresult]:
    """Says how kernels are going to use a resource, from its next mapping on.

    ``CUresult cuGraphicsResourceSetMapFlags_v2(CUgraphicsResource resource, unsigned int flags)``
    """

def cuGraphicsMapResources(count: int, resources: Sequence[CUgraphicsResource | int | None] | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Hands resources over to CUDA, once the graphics work before the call is done.

    ``CUresult cuGraphicsMapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)``
    """

def cuGraphicsUnmapResources(count: int, resources: Sequence[CUgraphicsResource | int | None] | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Hands resources back to their graphics API, once the work in the stream before the call is done.

    ``CUresult cuGraphicsUnmapResources(unsigned int count, CUgraphicsResource *resources, CUstream hStream)``
    """

def cuGetProcAddress(symbol: str | bytes | None, cudaVersion: int, flags: CUdriverProcAddress_flags | int) -> tuple[CUresult, int | None, CUdriverProcAddressQueryResult | None]:
    """Returns the address of a driver function for a CUDA version, or null, and why there is none.

    ``CUresult cuGetProcAddress_v2(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags, CUdriverProcAddressQueryResult *symbolStatus)``

    Since CUDA 12.0.
    """

@overload
def cuCoredumpGetAttribute(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_ENABLE_ON_EXCEPTION, CUcoredumpSettings.CU_COREDUMP_TRIGGER_HOST, CUcoredumpSettings.CU_COREDUMP_LIGHTWEIGHT, CUcoredumpSettings.CU_COREDUMP_ENABLE_USER_TRIGGER]) -> tuple[CUresult, bool | None]: ...
@overload
def cuCoredumpGetAttribute(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_FILE, CUcoredumpSettings.CU_COREDUMP_PIPE]) -> tuple[CUresult, bytes | None]: ...
@overload
def cuCoredumpGetAttribute(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_GENERATION_FLAGS]) -> tuple[CUresult, CUCoredumpGenerationFlags | None]: ...
@overload
def cuCoredumpGetAttribute(attrib: CUcoredumpSettings | int) -> tuple[CUresult, bool | bytes | CUCoredumpGenerationFlags | None]:
    """Returns a setting of the current context's core dumps, and its size in bytes.

    ``CUresult cuCoredumpGetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)``

    Since CUDA 12.1.
    """

@overload
def cuCoredumpGetAttributeGlobal(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_ENABLE_ON_EXCEPTION, CUcoredumpSettings.CU_COREDUMP_TRIGGER_HOST, CUcoredumpSettings.CU_COREDUMP_LIGHTWEIGHT, CUcoredumpSettings.CU_COREDUMP_ENABLE_USER_TRIGGER]) -> tuple[CUresult, bool | None]: ...
@overload
def cuCoredumpGetAttributeGlobal(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_FILE, CUcoredumpSettings.CU_COREDUMP_PIPE]) -> tuple[CUresult, bytes | None]: ...
@overload
def cuCoredumpGetAttributeGlobal(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_GENERATION_FLAGS]) -> tuple[CUresult, CUCoredumpGenerationFlags | None]: ...
@overload
def cuCoredumpGetAttributeGlobal(attrib: CUcoredumpSettings | int) -> tuple[CUresult, bool | bytes | CUCoredumpGenerationFlags | None]:
    """Returns a setting of core dumps for the process, and its size in bytes.

    ``CUresult cuCoredumpGetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)``

    Since CUDA 12.1.
    """

@overload
def cuCoredumpSetAttribute(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_ENABLE_ON_EXCEPTION, CUcoredumpSettings.CU_COREDUMP_ENABLE_USER_TRIGGER], value: bool) -> tuple[CUresult]: ...
@overload
def cuCoredumpSetAttribute(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_FILE, CUcoredumpSettings.CU_COREDUMP_PIPE], value: str | bytes) -> tuple[CUresult]: ...
@overload
def cuCoredumpSetAttribute(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_GENERATION_FLAGS], value: CUCoredumpGenerationFlags | int) -> tuple[CUresult]: ...
@overload
def cuCoredumpSetAttribute(attrib: CUcoredumpSettings | int, value: bool | str | bytes | CUCoredumpGenerationFlags | int | None) -> tuple[CUresult]:
    """Changes a setting of the current context's core dumps; environment variables go before it.

    ``CUresult cuCoredumpSetAttribute(CUcoredumpSettings attrib, void *value, size_t *size)``

    Since CUDA 12.1.
    """

@overload
def cuCoredumpSetAttributeGlobal(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_ENABLE_ON_EXCEPTION, CUcoredumpSettings.CU_COREDUMP_ENABLE_USER_TRIGGER], value: bool) -> tuple[CUresult]: ...
@overload
def cuCoredumpSetAttributeGlobal(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_FILE, CUcoredumpSettings.CU_COREDUMP_PIPE], value: str | bytes) -> tuple[CUresult]: ...
@overload
def cuCoredumpSetAttributeGlobal(attrib: Literal[CUcoredumpSettings.CU_COREDUMP_GENERATION_FLAGS], value: CUCoredumpGenerationFlags | int) -> tuple[CUresult]: ...
@overload
def cuCoredumpSetAttributeGlobal(attrib: CUcoredumpSettings | int, value: bool | str | bytes | CUCoredumpGenerationFlags | int | None) -> tuple[CUresult]:
    """Changes a setting of core dumps for the process; environment variables go before it.

    ``CUresult cuCoredumpSetAttributeGlobal(CUcoredumpSettings attrib, void *value, size_t *size)``

    Since CUDA 12.1.
    """

def cuCoredumpRegisterStartCallback(callback: CUcoredumpStatusCallback | Callable[..., object] | int | None, userData: Any) -> tuple[CUresult, CUcoredumpCallbackHandle | None]:
    """Registers a function that is called before a core dump is written; the core dump waits for it.

    ``CUresult cuCoredumpRegisterStartCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)``

    Since CUDA 13.2.
    """

def cuCoredumpRegisterCompleteCallback(callback: CUcoredumpStatusCallback | Callable[..., object] | int | None, userData: Any) -> tuple[CUresult, CUcoredumpCallbackHandle | None]:
    """Registers a function that is called after a core dump was written; the core dump waits for it.

    ``CUresult cuCoredumpRegisterCompleteCallback(CUcoredumpStatusCallback callback, void *userData, CUcoredumpCallbackHandle *callbackOut)``

    Since CUDA 13.2.
    """

def cuCoredumpDeregisterStartCallback(callback: CUcoredumpCallbackHandle | int | None) -> tuple[CUresult]:
    """Takes a callback for the start of core dumps back.

    ``CUresult cuCoredumpDeregisterStartCallback(CUcoredumpCallbackHandle callback)``

    Since CUDA 13.2.
    """

def cuCoredumpDeregisterCompleteCallback(callback: CUcoredumpCallbackHandle | int | None) -> tuple[CUresult]:
    """Takes a callback for the completion of core dumps back.

    ``CUresult cuCoredumpDeregisterCompleteCallback(CUcoredumpCallbackHandle callback)``

    Since CUDA 13.2.
    """

def cuGetExportTable(pExportTableId: CUuuid | None) -> tuple[CUresult, int | None]:
    """Returns the address of a table of undocumented driver functions, found by a UUID.

    ``CUresult cuGetExportTable(const void **ppExportTable, const CUuuid *pExportTableId)``
    """

def cuGreenCtxCreate(desc: CUdevResourceDesc | int | None, dev: CUdevice | int | None, flags: CUgreenCtxCreate_flags | int) -> tuple[CUresult, CUgreenCtx | None]:
    """Creates a green context on the resources of a description; it is not made current.

    ``CUresult cuGreenCtxCreate(CUgreenCtx *phCtx, CUdevResourceDesc desc, CUdevice dev, unsigned int flags)``

    Since CUDA 12.4.
    """

def cuGreenCtxDestroy(hCtx: CUgreenCtx | int | None) -> tuple[CUresult]:
    """Destroys a green context; its streams remain and can only be destroyed.

    ``CUresult cuGreenCtxDestroy(CUgreenCtx hCtx)``

    Since CUDA 12.4.
    """

def cuCtxFromGreenCtx(hCtx: CUgreenCtx | int | None) -> tuple[CUresult, CUcontext | None]:
    """Returns a green context as an ordinary one, for calls that take such; it lives as long as the green context.

    ``CUresult cuCtxFromGreenCtx(CUcontext *pContext, CUgreenCtx hCtx)``

    Since CUDA 12.4.
    """

def cuDeviceGetDevResource(device: CUdevice | int | None, typename: CUdevResourceType | int) -> tuple[CUresult, CUdevResource | None]:
    """Returns the resources of a type that a device has.

    ``CUresult cuDeviceGetDevResource(CUdevice device, CUdevResource *resource, CUdevResourceType type)``

    Since CUDA 12.4.
    """

def cuCtxGetDevResource(hCtx: CUcontext | int | None, typename: CUdevResourceType | int) -> tuple[CUresult, CUdevResource | None]:
    """Returns the resources of a type that a context has.

    ``CUresult cuCtxGetDevResource(CUcontext hCtx, CUdevResource *resource, CUdevResourceType type)``

    Since CUDA 12.4.
    """

def cuGreenCtxGetDevResource(hCtx: CUgreenCtx | int | None, typename: CUdevResourceType | int) -> tuple[CUresult, CUdevResource | None]:
    """Returns the resources of a type that a green context has.

    ``CUresult cuGreenCtxGetDevResource(CUgreenCtx hCtx, CUdevResource *resource, CUdevResourceType type)``

    Since CUDA 12.4.
    """

def cuDevSmResourceSplitByCount(nbGroups: int, input_: CUdevResource | None, flags: CUdevSmResourceSplitByCount_flags | int, minCount: int) -> tuple[CUresult, list[CUdevResource] | None, int | None, CUdevResource | None]:
    """Splits multiprocessors into equal groups of at least ``minCount`` each, and a rest.

    ``CUresult cuDevSmResourceSplitByCount(CUdevResource *result, unsigned int *nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, unsigned int minCount)``

    Since CUDA 12.4.
    """

def cuDevSmResourceSplit(nbGroups: int, input_: CUdevResource | None, flags: int, groupParams: Sequence[CU_DEV_SM_RESOURCE_GROUP_PARAMS] | None) -> tuple[CUresult, list[CUdevResource] | None, CUdevResource | None]:
    """Splits multiprocessors into the groups that ``groupParams`` describes, and a rest.

    ``CUresult cuDevSmResourceSplit(CUdevResource *result, unsigned int nbGroups, const CUdevResource *input, CUdevResource *remainder, unsigned int flags, CU_DEV_SM_RESOURCE_GROUP_PARAMS *groupParams)``

    Since CUDA 13.1.
    """

def cuDevResourceGenerateDesc(resources: Sequence[CUdevResource] | None, nbResources: int) -> tuple[CUresult, CUdevResourceDesc | None]:
    """Makes a description of resources, for ``cuGreenCtxCreate``.

    ``CUresult cuDevResourceGenerateDesc(CUdevResourceDesc *phDesc, CUdevResource *resources, unsigned int nbResources)``

    Since CUDA 12.4.
    """

def cuGreenCtxRecordEvent(hCtx: CUgreenCtx | int | None, hEvent: CUevent | int | None) -> tuple[CUresult]:
    """Makes an event stand for all work that a green context has at present.

    ``CUresult cuGreenCtxRecordEvent(CUgreenCtx hCtx, CUevent hEvent)``

    Since CUDA 12.4.
    """

def cuGreenCtxWaitEvent(hCtx: CUgreenCtx | int | None, hEvent: CUevent | int | None) -> tuple[CUresult]:
    """Makes all later work of a green context wait for an event, without blocking the thread.

    ``CUresult cuGreenCtxWaitEvent(CUgreenCtx hCtx, CUevent hEvent)``

    Since CUDA 12.4.
    """

def cuStreamGetGreenCtx(hStream: CUstream | int | None) -> tuple[CUresult, CUgreenCtx | None]:
    """Returns the green context of a stream, or null when it has none.

    ``CUresult cuStreamGetGreenCtx(CUstream hStream, CUgreenCtx *phCtx)``

    Since CUDA 12.4.
    """

def cuGreenCtxStreamCreate(greenCtx: CUgreenCtx | int | None, flags: CUstream_flags | int, priority: int) -> tuple[CUresult, CUstream | None]:
    """Creates a stream in a green context; ``CU_STREAM_NON_BLOCKING`` must be among the flags.

    ``CUresult cuGreenCtxStreamCreate(CUstream *phStream, CUgreenCtx greenCtx, unsigned int flags, int priority)``

    Since CUDA 12.5.
    """

def cuGreenCtxGetId(greenCtx: CUgreenCtx | int | None) -> tuple[CUresult, int | None]:
    """Returns a number that no other green context of the process ever has.

    ``CUresult cuGreenCtxGetId(CUgreenCtx greenCtx, unsigned long long *greenCtxId)``

    Since CUDA 13.0.
    """

def cuStreamGetDevResource(hStream: CUstream | int | None, typename: CUdevResourceType | int) -> tuple[CUresult, CUdevResource | None]:
    """Returns the resources of a type that a stream has; only for multiprocessors.

    ``CUresult cuStreamGetDevResource(CUstream hStream, CUdevResource *resource, CUdevResourceType type)``

    Since CUDA 13.1.
    """

def cuLogsRegisterCallback(callbackFunc: CUlogsCallback | Callable[..., object] | int | None, userData: Any) -> tuple[CUresult, CUlogsCallbackHandle | None]:
    """Registers a function that is called with every log message of the driver.

    ``CUresult cuLogsRegisterCallback(CUlogsCallback callbackFunc, void *userData, CUlogsCallbackHandle *callback_out)``

    Since CUDA 12.9.
    """

def cuLogsUnregisterCallback(callback: CUlogsCallbackHandle | int | None) -> tuple[CUresult]:
    """Takes a callback for log messages back.

    ``CUresult cuLogsUnregisterCallback(CUlogsCallbackHandle callback)``

    Since CUDA 12.9.
    """

def cuLogsCurrent(flags: int) -> tuple[CUresult, CUlogIterator | None]:
    """Gives a position in the log that only messages from now on follow.

    ``CUresult cuLogsCurrent(CUlogIterator *iterator_out, unsigned int flags)``

    Since CUDA 12.9.
    """

def cuLogsDumpToFile(iterator: CUlogIterator | int | None, pathToFile: str | bytes | None, flags: int) -> tuple[CUresult, CUlogIterator | None]:
    """Writes the log from an iterator on to a file, and moves the iterator to the end.

    ``CUresult cuLogsDumpToFile(CUlogIterator *iterator, const char *pathToFile, unsigned int flags)``

    Since CUDA 12.9.
    """

def cuLogsDumpToMemory(iterator: CUlogIterator | int | None, buffer: _Address, size: int | None, flags: int) -> tuple[CUresult, CUlogIterator | None, int | None]:
    """Copies the log from an iterator on to a buffer, at most 25600 bytes, and moves the iterator to the end.

    ``CUresult cuLogsDumpToMemory(CUlogIterator *iterator, char *buffer, size_t *size, unsigned int flags)``

    Since CUDA 12.9.
    """

def cuCheckpointProcessGetRestoreThreadId(pid: int) -> tuple[CUresult, int | None]:
    """Returns the number of the thread that restores a process.

    ``CUresult cuCheckpointProcessGetRestoreThreadId(int pid, int *tid)``

    Since CUDA 12.8.
    """

def cuCheckpointProcessGetState(pid: int) -> tuple[CUresult, CUprocessState | None]:
    """Tells whether a process runs, is locked, or is checkpointed.

    ``CUresult cuCheckpointProcessGetState(int pid, CUprocessState *state)``

    Since CUDA 12.8.
    """

def cuCheckpointProcessLock(pid: int, args: CUcheckpointLockArgs | None) -> tuple[CUresult]:
    """Makes the CUDA calls of a process wait until it is unlocked; the time limit is in milliseconds.

    ``CUresult cuCheckpointProcessLock(int pid, CUcheckpointLockArgs *args)``

    Since CUDA 12.8.
    """

def cuCheckpointProcessCheckpoint(pid: int, args: CUcheckpointCheckpointArgs | None) -> tuple[CUresult]:
    """Saves the GPU memory of a locked process in host memory, or maps it for the caller to save.

    ``CUresult cuCheckpointProcessCheckpoint(int pid, CUcheckpointCheckpointArgs *args)``

    Since CUDA 12.8.
    """

def cuCheckpointProcessRestore(pid: int, args: CUcheckpointRestoreArgs | None) -> tuple[CUresult]:
    """Gives a checkpointed process its GPU memory back, on other GPUs if wanted.

    ``CUresult cuCheckpointProcessRestore(int pid, CUcheckpointRestoreArgs *args)``

    Since CUDA 12.8.
    """

def cuCheckpointOperationComplete(handle: CUcheckpointOperationHandle | int | None) -> tuple[CUresult]:
    """Waits for the copies of a checkpoint or restoration on own storage and ends it.

    ``CUresult cuCheckpointOperationComplete(CUcheckpointOperationHandle handle)``

    Since CUDA 13.4.
    """

def cuCheckpointProcessUnlock(pid: int, args: CUcheckpointUnlockArgs | None) -> tuple[CUresult]:
    """Lets a locked process go on with its CUDA calls.

    ``CUresult cuCheckpointProcessUnlock(int pid, CUcheckpointUnlockArgs *args)``

    Since CUDA 12.8.
    """

def cuMemHostRegister_v1(p: _Address, bytesize: int, Flags: int) -> tuple[CUresult]:
    """First version of ``cuMemHostRegister_v2``, of the same signature.

    ``CUresult cuMemHostRegister(void *p, size_t bytesize, unsigned int Flags)``
    """

def cuGraphicsResourceSetMapFlags_v1(resource: CUgraphicsResource | int | None, flags: CUgraphicsMapResourceFlags | int) -> tuple[CUresult]:
    """First version of ``cuGraphicsResourceSetMapFlags_v2``.

    ``CUresult cuGraphicsResourceSetMapFlags(CUgraphicsResource resource, unsigned int flags)``
    """

def cuLinkCreate_v1(numOptions: int, options: Sequence[CUjit_option | int] | None, optionValues: Sequence[Any] | _Address) -> tuple[CUresult, CUlinkState | None]:
    """First version of ``cuLinkCreate_v2``.

    ``CUresult cuLinkCreate(unsigned int numOptions, CUjit_option *options, void **optionValues, CUlinkState *stateOut)``
    """

def cuLinkAddData_v1(state: CUlinkState | int | None, typename: CUjitInputType | int, data: _Address, size: int, name: str | bytes | None, numOptions: int, options: Sequence[CUjit_option | int] | None, optionValues: Sequence[Any] | _Address) -> tuple[CUresult]:
    """First version of ``cuLinkAddData_v2``.

    ``CUresult cuLinkAddData(CUlinkState state, CUjitInputType type, void *data, size_t size, const char *name, unsigned int numOptions, CUjit_option *options, void **optionValues)``
    """

def cuLinkAddFile_v1(state: CUlinkState | int | None, typename: CUjitInputType | int, path: str | bytes | None, numOptions: int, options: Sequence[CUjit_option | int] | None, optionValues: Sequence[Any] | _Address) -> tuple[CUresult]:
    """First version of ``cuLinkAddFile_v2``.

    ``CUresult cuLinkAddFile(CUlinkState state, CUjitInputType type, const char *path, unsigned int numOptions, CUjit_option *options, void **optionValues)``
    """

def cuTexRefSetAddress2D_v2(hTexRef: CUtexref | int | None, desc: CUDA_ARRAY_DESCRIPTOR | None, dptr: CUdeviceptr | int | None, Pitch: int) -> tuple[CUresult]:
    """Second version of ``cuTexRefSetAddress2D_v3``, with the same parameters.

    ``CUresult cuTexRefSetAddress2D_v2(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR *desc, CUdeviceptr dptr, size_t Pitch)``
    """

def cuDeviceTotalMem_v1(dev: CUdevice | int | None) -> tuple[CUresult, int | None]:
    """First version of ``cuDeviceTotalMem_v2``, with a 32-bit size.

    ``CUresult cuDeviceTotalMem(unsigned int *bytes, CUdevice dev)``
    """

def cuCtxCreate_v1(flags: CUctx_flags | int, dev: CUdevice | int | None) -> tuple[CUresult, CUcontext | None]:
    """First version of ``cuCtxCreate_v4``, of the 32-bit driver interface.

    ``CUresult cuCtxCreate(CUcontext *pctx, unsigned int flags, CUdevice dev)``
    """

def cuCtxCreate_v2(flags: CUctx_flags | int, dev: CUdevice | int | None) -> tuple[CUresult, CUcontext | None]:
    """Second version of ``cuCtxCreate_v4``, without parameters beside the flags.

    ``CUresult cuCtxCreate_v2(CUcontext *pctx, unsigned int flags, CUdevice dev)``
    """

def cuCtxCreate_v3(paramsArray: Sequence[CUexecAffinityParam] | None, numParams: int, flags: CUctx_flags | int, dev: CUdevice | int | None) -> tuple[CUresult, CUcontext | None]:
    """Third version of ``cuCtxCreate_v4``, with execution affinity and without sharing with graphics.

    ``CUresult cuCtxCreate_v3(CUcontext *pctx, CUexecAffinityParam *paramsArray, int numParams, unsigned int flags, CUdevice dev)``
    """

def cuModuleGetGlobal_v1(hmod: CUmodule | int | None, name: str | bytes | None) -> tuple[CUresult, CUdeviceptr_v1 | None, int | None]:
    """First version of ``cuModuleGetGlobal_v2``, with a 32-bit address and size.

    ``CUresult cuModuleGetGlobal(CUdeviceptr_v1 *dptr, unsigned int *bytes, CUmodule hmod, const char *name)``
    """

def cuMemGetInfo_v1() -> tuple[CUresult, int | None, int | None]:
    """First version of ``cuMemGetInfo_v2``, which cannot tell sizes above 4 GiB.

    ``CUresult cuMemGetInfo(unsigned int *free, unsigned int *total)``
    """

def cuMemAlloc_v1(bytesize: int) -> tuple[CUresult, CUdeviceptr_v1 | None]:
    """First version of ``cuMemAlloc_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemAlloc(CUdeviceptr_v1 *dptr, unsigned int bytesize)``
    """

def cuMemAllocPitch_v1(WidthInBytes: int, Height: int, ElementSizeBytes: int) -> tuple[CUresult, CUdeviceptr_v1 | None, int | None]:
    """First version of ``cuMemAllocPitch_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemAllocPitch(CUdeviceptr_v1 *dptr, unsigned int *pPitch, unsigned int WidthInBytes, unsigned int Height, unsigned int ElementSizeBytes)``
    """

def cuMemFree_v1(dptr: CUdeviceptr_v1 | int | None) -> tuple[CUresult]:
    """First version of ``cuMemFree_v2``, with a 32-bit address.

    ``CUresult cuMemFree(CUdeviceptr_v1 dptr)``
    """

def cuMemGetAddressRange_v1(dptr: CUdeviceptr_v1 | int | None) -> tuple[CUresult, CUdeviceptr_v1 | None, int | None]:
    """First version of ``cuMemGetAddressRange_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemGetAddressRange(CUdeviceptr_v1 *pbase, unsigned int *psize, CUdeviceptr_v1 dptr)``
    """

def cuMemAllocHost_v1(bytesize: int) -> tuple[CUresult, int | None]:
    """First version of ``cuMemAllocHost_v2``, with a 32-bit size.

    ``CUresult cuMemAllocHost(void **pp, unsigned int bytesize)``
    """

def cuMemHostGetDevicePointer_v1(p: _Address, Flags: int) -> tuple[CUresult, CUdeviceptr_v1 | None]:
    """First version of ``cuMemHostGetDevicePointer_v2``, with a 32-bit address.

    ``CUresult cuMemHostGetDevicePointer(CUdeviceptr_v1 *pdptr, void *p, unsigned int Flags)``
    """

def cuMemcpyHtoD_v1(dstDevice: CUdeviceptr_v1 | int | None, srcHost: _Address, ByteCount: int) -> tuple[CUresult]:
    """First version of ``cuMemcpyHtoD_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemcpyHtoD(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount)``
    """

def cuMemcpyDtoH_v1(dstHost: _Address, srcDevice: CUdeviceptr_v1 | int | None, ByteCount: int) -> tuple[CUresult]:
    """First version of ``cuMemcpyDtoH_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemcpyDtoH(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)``
    """

def cuMemcpyDtoD_v1(dstDevice: CUdeviceptr_v1 | int | None, srcDevice: CUdeviceptr_v1 | int | None, ByteCount: int) -> tuple[CUresult]:
    """First version of ``cuMemcpyDtoD_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemcpyDtoD(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)``
    """

def cuMemcpyDtoA_v1(dstArray: CUarray | int | None, dstOffset: int, srcDevice: CUdeviceptr_v1 | int | None, ByteCount: int) -> tuple[CUresult]:
    """First version of ``cuMemcpyDtoA_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemcpyDtoA(CUarray dstArray, unsigned int dstOffset, CUdeviceptr_v1 srcDevice, unsigned int ByteCount)``
    """

def cuMemcpyAtoD_v1(dstDevice: CUdeviceptr_v1 | int | None, srcArray: CUarray | int | None, srcOffset: int, ByteCount: int) -> tuple[CUresult]:
    """First version of ``cuMemcpyAtoD_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemcpyAtoD(CUdeviceptr_v1 dstDevice, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount)``
    """

def cuMemcpyHtoA_v1(dstArray: CUarray | int | None, dstOffset: int, srcHost: _Address, ByteCount: int) -> tuple[CUresult]:
    """First version of ``cuMemcpyHtoA_v2``, with 32-bit offsets and sizes.

    ``CUresult cuMemcpyHtoA(CUarray dstArray, unsigned int dstOffset, const void *srcHost, unsigned int ByteCount)``
    """

def cuMemcpyAtoH_v1(dstHost: _Address, srcArray: CUarray | int | None, srcOffset: int, ByteCount: int) -> tuple[CUresult]:
    """First version of ``cuMemcpyAtoH_v2``, with 32-bit offsets and sizes.

    ``CUresult cuMemcpyAtoH(void *dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount)``
    """

def cuMemcpyAtoA_v1(dstArray: CUarray | int | None, dstOffset: int, srcArray: CUarray | int | None, srcOffset: int, ByteCount: int) -> tuple[CUresult]:
    """First version of ``cuMemcpyAtoA_v2``, with 32-bit offsets and sizes.

    ``CUresult cuMemcpyAtoA(CUarray dstArray, unsigned int dstOffset, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount)``
    """

def cuMemcpyHtoAAsync_v1(dstArray: CUarray | int | None, dstOffset: int, srcHost: _Address, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuMemcpyHtoAAsync_v2``, with 32-bit offsets and sizes.

    ``CUresult cuMemcpyHtoAAsync(CUarray dstArray, unsigned int dstOffset, const void *srcHost, unsigned int ByteCount, CUstream hStream)``
    """

def cuMemcpyAtoHAsync_v1(dstHost: _Address, srcArray: CUarray | int | None, srcOffset: int, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuMemcpyAtoHAsync_v2``, with 32-bit offsets and sizes.

    ``CUresult cuMemcpyAtoHAsync(void *dstHost, CUarray srcArray, unsigned int srcOffset, unsigned int ByteCount, CUstream hStream)``
    """

def cuMemcpy2D_v1(pCopy: CUDA_MEMCPY2D_v1 | None) -> tuple[CUresult]:
    """First version of ``cuMemcpy2D_v2``, with 32-bit addresses and sizes in its record.

    ``CUresult cuMemcpy2D(const CUDA_MEMCPY2D_v1 *pCopy)``
    """

def cuMemcpy2DUnaligned_v1(pCopy: CUDA_MEMCPY2D_v1 | None) -> tuple[CUresult]:
    """First version of ``cuMemcpy2DUnaligned_v2``, with 32-bit addresses and sizes in its record.

    ``CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D_v1 *pCopy)``
    """

def cuMemcpy3D_v1(pCopy: CUDA_MEMCPY3D_v1 | None) -> tuple[CUresult]:
    """First version of ``cuMemcpy3D_v2``, with 32-bit addresses and sizes in its record.

    ``CUresult cuMemcpy3D(const CUDA_MEMCPY3D_v1 *pCopy)``
    """

def cuMemcpyHtoDAsync_v1(dstDevice: CUdeviceptr_v1 | int | None, srcHost: _Address, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuMemcpyHtoDAsync_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemcpyHtoDAsync(CUdeviceptr_v1 dstDevice, const void *srcHost, unsigned int ByteCount, CUstream hStream)``
    """

def cuMemcpyDtoHAsync_v1(dstHost: _Address, srcDevice: CUdeviceptr_v1 | int | None, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuMemcpyDtoHAsync_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemcpyDtoHAsync(void *dstHost, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream)``
    """

def cuMemcpyDtoDAsync_v1(dstDevice: CUdeviceptr_v1 | int | None, srcDevice: CUdeviceptr_v1 | int | None, ByteCount: int, hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuMemcpyDtoDAsync_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemcpyDtoDAsync(CUdeviceptr_v1 dstDevice, CUdeviceptr_v1 srcDevice, unsigned int ByteCount, CUstream hStream)``
    """

def cuMemcpy2DAsync_v1(pCopy: CUDA_MEMCPY2D_v1 | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuMemcpy2DAsync_v2``, with 32-bit addresses and sizes in its record.

    ``CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D_v1 *pCopy, CUstream hStream)``
    """

def cuMemcpy3DAsync_v1(pCopy: CUDA_MEMCPY3D_v1 | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuMemcpy3DAsync_v2``, with 32-bit addresses and sizes in its record.

    ``CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D_v1 *pCopy, CUstream hStream)``
    """

def cuMemsetD8_v1(dstDevice: CUdeviceptr_v1 | int | None, uc: int, N: int) -> tuple[CUresult]:
    """First version of ``cuMemsetD8_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemsetD8(CUdeviceptr_v1 dstDevice, unsigned char uc, unsigned int N)``
    """

def cuMemsetD16_v1(dstDevice: CUdeviceptr_v1 | int | None, us: int, N: int) -> tuple[CUresult]:
    """First version of ``cuMemsetD16_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemsetD16(CUdeviceptr_v1 dstDevice, unsigned short us, unsigned int N)``
    """

def cuMemsetD32_v1(dstDevice: CUdeviceptr_v1 | int | None, ui: int, N: int) -> tuple[CUresult]:
    """First version of ``cuMemsetD32_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemsetD32(CUdeviceptr_v1 dstDevice, unsigned int ui, unsigned int N)``
    """

def cuMemsetD2D8_v1(dstDevice: CUdeviceptr_v1 | int | None, dstPitch: int, uc: int, Width: int, Height: int) -> tuple[CUresult]:
    """First version of ``cuMemsetD2D8_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemsetD2D8(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned char uc, unsigned int Width, unsigned int Height)``
    """

def cuMemsetD2D16_v1(dstDevice: CUdeviceptr_v1 | int | None, dstPitch: int, us: int, Width: int, Height: int) -> tuple[CUresult]:
    """First version of ``cuMemsetD2D16_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemsetD2D16(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned short us, unsigned int Width, unsigned int Height)``
    """

def cuMemsetD2D32_v1(dstDevice: CUdeviceptr_v1 | int | None, dstPitch: int, ui: int, Width: int, Height: int) -> tuple[CUresult]:
    """First version of ``cuMemsetD2D32_v2``, with 32-bit addresses and sizes.

    ``CUresult cuMemsetD2D32(CUdeviceptr_v1 dstDevice, unsigned int dstPitch, unsigned int ui, unsigned int Width, unsigned int Height)``
    """

def cuArrayCreate_v1(pAllocateArray: CUDA_ARRAY_DESCRIPTOR_v1 | None) -> tuple[CUresult, CUarray | None]:
    """First version of ``cuArrayCreate_v2``, with 32-bit sizes in its record.

    ``CUresult cuArrayCreate(CUarray *pHandle, const CUDA_ARRAY_DESCRIPTOR_v1 *pAllocateArray)``
    """

def cuArrayGetDescriptor_v1(hArray: CUarray | int | None) -> tuple[CUresult, CUDA_ARRAY_DESCRIPTOR_v1 | None]:
    """First version of ``cuArrayGetDescriptor_v2``, with 32-bit sizes in its record.

    ``CUresult cuArrayGetDescriptor(CUDA_ARRAY_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)``
    """

def cuArray3DCreate_v1(pAllocateArray: CUDA_ARRAY3D_DESCRIPTOR_v1 | None) -> tuple[CUresult, CUarray | None]:
    """First version of ``cuArray3DCreate_v2``, with 32-bit sizes in its record.

    ``CUresult cuArray3DCreate(CUarray *pHandle, const CUDA_ARRAY3D_DESCRIPTOR_v1 *pAllocateArray)``
    """

def cuArray3DGetDescriptor_v1(hArray: CUarray | int | None) -> tuple[CUresult, CUDA_ARRAY3D_DESCRIPTOR_v1 | None]:
    """First version of ``cuArray3DGetDescriptor_v2``, with 32-bit sizes in its record.

    ``CUresult cuArray3DGetDescriptor(CUDA_ARRAY3D_DESCRIPTOR_v1 *pArrayDescriptor, CUarray hArray)``
    """

def cuTexRefSetAddress_v1(hTexRef: CUtexref | int | None, dptr: CUdeviceptr_v1 | int | None, numbytes: int) -> tuple[CUresult, int | None]:
    """First version of ``cuTexRefSetAddress_v2``, with 32-bit addresses and sizes.

    ``CUresult cuTexRefSetAddress(unsigned int *ByteOffset, CUtexref hTexRef, CUdeviceptr_v1 dptr, unsigned int bytes)``
    """

def cuTexRefSetAddress2D_v1(hTexRef: CUtexref | int | None, desc: CUDA_ARRAY_DESCRIPTOR_v1 | None, dptr: CUdeviceptr_v1 | int | None, Pitch: int) -> tuple[CUresult]:
    """First version of ``cuTexRefSetAddress2D_v3``, with 32-bit addresses and sizes.

    ``CUresult cuTexRefSetAddress2D(CUtexref hTexRef, const CUDA_ARRAY_DESCRIPTOR_v1 *desc, CUdeviceptr_v1 dptr, unsigned int Pitch)``
    """

def cuTexRefGetAddress_v1(hTexRef: CUtexref | int | None) -> tuple[CUresult, CUdeviceptr_v1 | None]:
    """First version of ``cuTexRefGetAddress_v2``, with 32-bit addresses.

    ``CUresult cuTexRefGetAddress(CUdeviceptr_v1 *pdptr, CUtexref hTexRef)``
    """

def cuGraphicsResourceGetMappedPointer_v1(resource: CUgraphicsResource | int | None) -> tuple[CUresult, CUdeviceptr_v1 | None, int | None]:
    """First version of ``cuGraphicsResourceGetMappedPointer_v2``, with 32-bit addresses and sizes.

    ``CUresult cuGraphicsResourceGetMappedPointer(CUdeviceptr_v1 *pDevPtr, unsigned int *pSize, CUgraphicsResource resource)``
    """

def cuCtxDestroy_v1(ctx: CUcontext | int | None) -> tuple[CUresult]:
    """First version of ``cuCtxDestroy_v2``.

    ``CUresult cuCtxDestroy(CUcontext ctx)``
    """

def cuCtxPopCurrent_v1() -> tuple[CUresult, CUcontext | None]:
    """First version of ``cuCtxPopCurrent_v2``.

    ``CUresult cuCtxPopCurrent(CUcontext *pctx)``
    """

def cuCtxPushCurrent_v1(ctx: CUcontext | int | None) -> tuple[CUresult]:
    """First version of ``cuCtxPushCurrent_v2``.

    ``CUresult cuCtxPushCurrent(CUcontext ctx)``
    """

def cuStreamDestroy_v1(hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuStreamDestroy_v2``.

    ``CUresult cuStreamDestroy(CUstream hStream)``
    """

def cuEventDestroy_v1(hEvent: CUevent | int | None) -> tuple[CUresult]:
    """First version of ``cuEventDestroy_v2``.

    ``CUresult cuEventDestroy(CUevent hEvent)``
    """

def cuEventElapsedTime_v1(hStart: CUevent | int | None, hEnd: CUevent | int | None) -> tuple[CUresult, float | None]:
    """First version of ``cuEventElapsedTime_v2``.

    ``CUresult cuEventElapsedTime(float *pMilliseconds, CUevent hStart, CUevent hEnd)``
    """

def cuDevicePrimaryCtxRelease_v1(dev: CUdevice | int | None) -> tuple[CUresult]:
    """First version of ``cuDevicePrimaryCtxRelease_v2``.

    ``CUresult cuDevicePrimaryCtxRelease(CUdevice dev)``
    """

def cuDevicePrimaryCtxReset_v1(dev: CUdevice | int | None) -> tuple[CUresult]:
    """First version of ``cuDevicePrimaryCtxReset_v2``.

    ``CUresult cuDevicePrimaryCtxReset(CUdevice dev)``
    """

def cuDevicePrimaryCtxSetFlags_v1(dev: CUdevice | int | None, flags: CUctx_flags | int) -> tuple[CUresult]:
    """First version of ``cuDevicePrimaryCtxSetFlags_v2``; fails while the primary context is active.

    ``CUresult cuDevicePrimaryCtxSetFlags(CUdevice dev, unsigned int flags)``
    """

def cuDeviceGetUuid_v1(dev: CUdevice | int | None) -> tuple[CUresult, CUuuid | None]:
    """First version of ``cuDeviceGetUuid_v2``; it does not tell MIG instances apart.

    ``CUresult cuDeviceGetUuid(CUuuid *uuid, CUdevice dev)``
    """

def cuMemcpyBatchAsync_v1(dsts: Sequence[CUdeviceptr | int | None] | None, srcs: Sequence[CUdeviceptr | int | None] | None, sizes: Sequence[int] | None, count: int, attrs: Sequence[CUmemcpyAttributes] | None, attrsIdxs: Sequence[int] | None, numAttrs: int, hStream: CUstream | int | None) -> tuple[CUresult, int | None]:
    """First version of ``cuMemcpyBatchAsync_v2``, which also tells the index of a copy that failed.

    ``CUresult cuMemcpyBatchAsync(CUdeviceptr *dsts, CUdeviceptr *srcs, size_t *sizes, size_t count, CUmemcpyAttributes *attrs, size_t *attrsIdxs, size_t numAttrs, size_t *failIdx, CUstream hStream)``

    Since CUDA 12.8.
    """

def cuMemcpy3DBatchAsync_v1(numOps: int, opList: Sequence[CUDA_MEMCPY3D_BATCH_OP] | None, flags: int, hStream: CUstream | int | None) -> tuple[CUresult, int | None]:
    """First version of ``cuMemcpy3DBatchAsync_v2``, which also tells the index of a copy that failed.

    ``CUresult cuMemcpy3DBatchAsync(size_t numOps, CUDA_MEMCPY3D_BATCH_OP *opList, size_t *failIdx, unsigned long long flags, CUstream hStream)``

    Since CUDA 12.8.
    """

def cuStreamWriteValue32_v1(stream: CUstream | int | None, addr: CUdeviceptr | int | None, value: cuuint32_t | int | None, flags: CUstreamWriteValue_flags | int) -> tuple[CUresult]:
    """First version of ``cuStreamWriteValue32_v2``, for devices where its operations had to be enabled.

    ``CUresult cuStreamWriteValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``
    """

def cuStreamWaitValue32_v1(stream: CUstream | int | None, addr: CUdeviceptr | int | None, value: cuuint32_t | int | None, flags: CUstreamWaitValue_flags | int) -> tuple[CUresult]:
    """First version of ``cuStreamWaitValue32_v2``, for devices where its operations had to be enabled.

    ``CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr addr, cuuint32_t value, unsigned int flags)``
    """

def cuStreamWriteValue64_v1(stream: CUstream | int | None, addr: CUdeviceptr | int | None, value: cuuint64_t | int | None, flags: CUstreamWriteValue_flags | int) -> tuple[CUresult]:
    """First version of ``cuStreamWriteValue64_v2``, for devices where its operations had to be enabled.

    ``CUresult cuStreamWriteValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``
    """

def cuStreamWaitValue64_v1(stream: CUstream | int | None, addr: CUdeviceptr | int | None, value: cuuint64_t | int | None, flags: CUstreamWaitValue_flags | int) -> tuple[CUresult]:
    """First version of ``cuStreamWaitValue64_v2``, for devices where its operations had to be enabled.

    ``CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr addr, cuuint64_t value, unsigned int flags)``
    """

def cuStreamBatchMemOp_v1(stream: CUstream | int | None, count: int, paramArray: Sequence[CUstreamBatchMemOpParams] | None, flags: int) -> tuple[CUresult]:
    """First version of ``cuStreamBatchMemOp_v2``, for devices where its operations had to be enabled.

    ``CUresult cuStreamBatchMemOp(CUstream stream, unsigned int count, CUstreamBatchMemOpParams *paramArray, unsigned int flags)``
    """

def cuMemPrefetchAsync_v1(devPtr: CUdeviceptr | int | None, count: int, dstDevice: CUdevice | int | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuMemPrefetchAsync_v2``, which knows devices and the host as a whole only.

    ``CUresult cuMemPrefetchAsync(CUdeviceptr devPtr, size_t count, CUdevice dstDevice, CUstream hStream)``
    """

def cuMemAdvise_v1(devPtr: CUdeviceptr | int | None, count: int, advice: CUmem_advise | int, device: CUdevice | int | None) -> tuple[CUresult]:
    """First version of ``cuMemAdvise_v2``, which knows devices and the host as a whole only.

    ``CUresult cuMemAdvise(CUdeviceptr devPtr, size_t count, CUmem_advise advice, CUdevice device)``
    """

def cuStreamBeginCapture_v1(hStream: CUstream | int | None) -> tuple[CUresult]:
    """First version of ``cuStreamBeginCapture_v2``, always in global mode.

    ``CUresult cuStreamBeginCapture(CUstream hStream)``
    """

def cuStreamGetCaptureInfo_v1(hStream: CUstream | int | None) -> tuple[CUresult, CUstreamCaptureStatus | None, cuuint64_t | None]:
    """First version of ``cuStreamGetCaptureInfo_v3``, with status and identifier only.

    ``CUresult cuStreamGetCaptureInfo(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out)``
    """

def cuStreamGetCaptureInfo_v2(hStream: CUstream | int | None) -> tuple[CUresult, CUstreamCaptureStatus | None, cuuint64_t | None, CUgraph | None, list[CUgraphNode] | None, int | None]:
    """Second version of ``cuStreamGetCaptureInfo_v3``, without edge data.

    ``CUresult cuStreamGetCaptureInfo_v2(CUstream hStream, CUstreamCaptureStatus *captureStatus_out, cuuint64_t *id_out, CUgraph *graph_out, const CUgraphNode **dependencies_out, size_t *numDependencies_out)``
    """

def cuGraphAddKernelNode_v1(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: CUDA_KERNEL_NODE_PARAMS_v1 | None) -> tuple[CUresult, CUgraphNode | None]:
    """First version of ``cuGraphAddKernelNode_v2``, without a context.

    ``CUresult cuGraphAddKernelNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)``
    """

def cuGraphKernelNodeGetParams_v1(hNode: CUgraphNode | int | None) -> tuple[CUresult, CUDA_KERNEL_NODE_PARAMS_v1 | None]:
    """First version of ``cuGraphKernelNodeGetParams_v2``, without a context.

    ``CUresult cuGraphKernelNodeGetParams(CUgraphNode hNode, CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)``
    """

def cuGraphKernelNodeSetParams_v1(hNode: CUgraphNode | int | None, nodeParams: CUDA_KERNEL_NODE_PARAMS_v1 | None) -> tuple[CUresult]:
    """First version of ``cuGraphKernelNodeSetParams_v2``, without a context.

    ``CUresult cuGraphKernelNodeSetParams(CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)``
    """

def cuGraphExecKernelNodeSetParams_v1(hGraphExec: CUgraphExec | int | None, hNode: CUgraphNode | int | None, nodeParams: CUDA_KERNEL_NODE_PARAMS_v1 | None) -> tuple[CUresult]:
    """First version of ``cuGraphExecKernelNodeSetParams_v2``, without a context.

    ``CUresult cuGraphExecKernelNodeSetParams(CUgraphExec hGraphExec, CUgraphNode hNode, const CUDA_KERNEL_NODE_PARAMS_v1 *nodeParams)``
    """

def cuGraphExecUpdate_v1(hGraphExec: CUgraphExec | int | None, hGraph: CUgraph | int | None) -> tuple[CUresult, CUgraphNode | None, CUgraphExecUpdateResult | None]:
    """First version of ``cuGraphExecUpdate_v2``, with fewer details on a failure.

    ``CUresult cuGraphExecUpdate(CUgraphExec hGraphExec, CUgraph hGraph, CUgraphNode *hErrorNode_out, CUgraphExecUpdateResult *updateResult_out)``
    """

def cuGraphGetEdges_v1(hGraph: CUgraph | int | None, numEdges: int = 0) -> tuple[CUresult, list[CUgraphNode] | None, list[CUgraphNode] | None, int | None]:
    """First version of ``cuGraphGetEdges_v2``, without edge data.

    ``CUresult cuGraphGetEdges(CUgraph hGraph, CUgraphNode *from, CUgraphNode *to, size_t *numEdges)``
    """

def cuGraphNodeGetDependencies_v1(hNode: CUgraphNode | int | None, numDependencies: int = 0) -> tuple[CUresult, list[CUgraphNode] | None, int | None]:
    """First version of ``cuGraphNodeGetDependencies_v2``, without edge data.

    ``CUresult cuGraphNodeGetDependencies(CUgraphNode hNode, CUgraphNode *dependencies, size_t *numDependencies)``
    """

def cuGraphNodeGetDependentNodes_v1(hNode: CUgraphNode | int | None, numDependentNodes: int = 0) -> tuple[CUresult, list[CUgraphNode] | None, int | None]:
    """First version of ``cuGraphNodeGetDependentNodes_v2``, without edge data.

    ``CUresult cuGraphNodeGetDependentNodes(CUgraphNode hNode, CUgraphNode *dependentNodes, size_t *numDependentNodes)``
    """

def cuGraphAddDependencies_v1(hGraph: CUgraph | int | None, from_: Sequence[CUgraphNode | int | None] | None, to: Sequence[CUgraphNode | int | None] | None, numDependencies: int) -> tuple[CUresult]:
    """First version of ``cuGraphAddDependencies_v2``, without edge data.

    ``CUresult cuGraphAddDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)``
    """

def cuGraphRemoveDependencies_v1(hGraph: CUgraph | int | None, from_: Sequence[CUgraphNode | int | None] | None, to: Sequence[CUgraphNode | int | None] | None, numDependencies: int) -> tuple[CUresult]:
    """First version of ``cuGraphRemoveDependencies_v2``, without edge data.

    ``CUresult cuGraphRemoveDependencies(CUgraph hGraph, const CUgraphNode *from, const CUgraphNode *to, size_t numDependencies)``
    """

def cuGraphAddNode_v1(hGraph: CUgraph | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, nodeParams: CUgraphNodeParams | None) -> tuple[CUresult, CUgraphNode | None]:
    """First version of ``cuGraphAddNode_v2``, without edge data.

    ``CUresult cuGraphAddNode(CUgraphNode *phGraphNode, CUgraph hGraph, const CUgraphNode *dependencies, size_t numDependencies, CUgraphNodeParams *nodeParams)``

    Since CUDA 12.2.
    """

def cuIpcOpenMemHandle_v1(handle: CUipcMemHandle, Flags: CUipcMem_flags | int) -> tuple[CUresult, CUdeviceptr | None]:
    """First version of ``cuIpcOpenMemHandle_v2``, of the same signature.

    ``CUresult cuIpcOpenMemHandle(CUdeviceptr *pdptr, CUipcMemHandle handle, unsigned int Flags)``
    """

def cuGraphInstantiate_v1(hGraph: CUgraph | int | None, bufferSize: int) -> tuple[CUresult, CUgraphExec | None, CUgraphNode | None, bytes | None]:
    """First version of ``cuGraphInstantiateWithFlags``, with a log of errors instead of flags.

    ``CUresult cuGraphInstantiate(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)``
    """

def cuGraphInstantiate_v2(hGraph: CUgraph | int | None, bufferSize: int) -> tuple[CUresult, CUgraphExec | None, CUgraphNode | None, bytes | None]:
    """Second version of ``cuGraphInstantiateWithFlags``, with a log of errors instead of flags.

    ``CUresult cuGraphInstantiate_v2(CUgraphExec *phGraphExec, CUgraph hGraph, CUgraphNode *phErrorNode, char *logBuffer, size_t bufferSize)``
    """

def cuStreamUpdateCaptureDependencies_v1(hStream: CUstream | int | None, dependencies: Sequence[CUgraphNode | int | None] | None, numDependencies: int, flags: CUstreamUpdateCaptureDependencies_flags | int) -> tuple[CUresult]:
    """First version of ``cuStreamUpdateCaptureDependencies_v2``, without edge data.

    ``CUresult cuStreamUpdateCaptureDependencies(CUstream hStream, CUgraphNode *dependencies, size_t numDependencies, unsigned int flags)``
    """

def cuGetProcAddress_v1(symbol: str | bytes | None, cudaVersion: int, flags: CUdriverProcAddress_flags | int) -> tuple[CUresult, int | None]:
    """First version of ``cuGetProcAddress_v2``, which does not tell why there is no address.

    ``CUresult cuGetProcAddress(const char *symbol, void **pfn, int cudaVersion, cuuint64_t flags)``
    """

def cuGraphicsEGLRegisterImage(image: EGLImageKHR | int | None, flags: CUgraphicsMapResourceFlags | int) -> tuple[CUresult, CUgraphicsResource | None]:
    """Gives CUDA access to an EGL image; the resource counts as mapped at once.

    ``CUresult cuGraphicsEGLRegisterImage(CUgraphicsResource *pCudaResource, EGLImageKHR image, unsigned int flags)``
    """

def cuEGLStreamConsumerConnect(stream: EGLStreamKHR | int | None) -> tuple[CUresult, CUeglStreamConnection | None]:
    """Makes CUDA the receiver of the frames of an EGLStream.

    ``CUresult cuEGLStreamConsumerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream)``
    """

def cuEGLStreamConsumerConnectWithFlags(stream: EGLStreamKHR | int | None, flags: CUeglResourceLocationFlags | int = 1) -> tuple[CUresult, CUeglStreamConnection | None]:
    """Makes CUDA the receiver of the frames of an EGLStream and says in which memory it wants them.

    ``CUresult cuEGLStreamConsumerConnectWithFlags(CUeglStreamConnection *conn, EGLStreamKHR stream, unsigned int flags)``
    """

def cuEGLStreamConsumerDisconnect(conn: CUeglStreamConnection | int | None) -> tuple[CUresult]:
    """Ends the connection of a receiver to an EGLStream.

    ``CUresult cuEGLStreamConsumerDisconnect(CUeglStreamConnection *conn)``
    """

def cuEGLStreamConsumerAcquireFrame(conn: CUeglStreamConnection | int | None, pStream: CUstream | int | None, timeout: int) -> tuple[CUresult, CUgraphicsResource | None]:
    """Waits up to a time in microseconds for a frame and returns it as a resource; fails if none comes in time.

    ``CUresult cuEGLStreamConsumerAcquireFrame(CUeglStreamConnection *conn, CUgraphicsResource *pCudaResource, CUstream *pStream, unsigned int timeout)``
    """

def cuEGLStreamConsumerReleaseFrame(conn: CUeglStreamConnection | int | None, pCudaResource: CUgraphicsResource | int | None, pStream: CUstream | int | None) -> tuple[CUresult]:
    """Gives an acquired frame back to its EGLStream, in the order of a CUDA stream.

    ``CUresult cuEGLStreamConsumerReleaseFrame(CUeglStreamConnection *conn, CUgraphicsResource pCudaResource, CUstream *pStream)``
    """

def cuEGLStreamProducerConnect(stream: EGLStreamKHR | int | None, width: EGLint | int | None, height: EGLint | int | None) -> tuple[CUresult, CUeglStreamConnection | None]:
    """Makes CUDA the sender of the frames of an EGLStream, each of a width and height in pixels.

    ``CUresult cuEGLStreamProducerConnect(CUeglStreamConnection *conn, EGLStreamKHR stream, EGLint width, EGLint height)``
    """

def cuEGLStreamProducerDisconnect(conn: CUeglStreamConnection | int | None) -> tuple[CUresult]:
    """Ends the connection of a sender to an EGLStream; the memory of its frames may be freed from then on.

    ``CUresult cuEGLStreamProducerDisconnect(CUeglStreamConnection *conn)``
    """

def cuEGLStreamProducerPresentFrame(conn: CUeglStreamConnection | int | None, eglframe: CUeglFrame, pStream: CUstream | int | None) -> tuple[CUresult]:
    """Sends a frame to the receiver of an EGLStream, in the order of a CUDA stream.

    ``CUresult cuEGLStreamProducerPresentFrame(CUeglStreamConnection *conn, CUeglFrame eglframe, CUstream *pStream)``
    """

def cuEGLStreamProducerReturnFrame(conn: CUeglStreamConnection | int | None, pStream: CUstream | int | None) -> tuple[CUresult, CUeglFrame | None]:
    """Takes back a frame that the receiver has released; fails with a time-out if there is none yet.

    ``CUresult cuEGLStreamProducerReturnFrame(CUeglStreamConnection *conn, CUeglFrame *eglframe, CUstream *pStream)``
    """

def cuGraphicsResourceGetMappedEglFrame(resource: CUgraphicsResource | int | None, index: int, mipLevel: int) -> tuple[CUresult, CUeglFrame | None]:
    """Tells the planes, their size in pixels and their format, of a resource that came from EGL.

    ``CUresult cuGraphicsResourceGetMappedEglFrame(CUeglFrame *eglFrame, CUgraphicsResource resource, unsigned int index, unsigned int mipLevel)``
    """

def cuEventCreateFromEGLSync(eglSync: EGLSyncKHR | int | None, flags: CUevent_flags | int) -> tuple[CUresult, CUevent | None]:
    """Creates an event that waits for an EGL fence; it can neither be recorded nor timed. Drivers for x86-64 do not export it.

    ``CUresult cuEventCreateFromEGLSync(CUevent *phEvent, EGLSyncKHR eglSync, unsigned int flags)``
    """

def cuGraphicsGLRegisterBuffer(buffer: GLuint | int | None, Flags: CUgraphicsRegisterFlags | int) -> tuple[CUresult, CUgraphicsResource | None]:
    """Gives CUDA access to an OpenGL buffer; it has to be mapped before kernels can use it.

    ``CUresult cuGraphicsGLRegisterBuffer(CUgraphicsResource *pCudaResource, GLuint buffer, unsigned int Flags)``
    """

def cuGraphicsGLRegisterImage(image: GLuint | int | None, target: GLenum | int | None, Flags: CUgraphicsRegisterFlags | int) -> tuple[CUresult, CUgraphicsResource | None]:
    """Gives CUDA access to an OpenGL texture or renderbuffer; it has to be mapped before kernels can use it.

    ``CUresult cuGraphicsGLRegisterImage(CUgraphicsResource *pCudaResource, GLuint image, GLenum target, unsigned int Flags)``
    """

def cuGLGetDevices(cudaDeviceCount: int, deviceList: CUGLDeviceList | int) -> tuple[CUresult, int | None, list[CUdevice] | None]:
    """Lists the CUDA devices behind this thread's OpenGL context and tells how many there are.

    ``CUresult cuGLGetDevices_v2(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)``
    """

def cuGLCtxCreate(Flags: CUctx_flags | int, device: CUdevice | int | None) -> tuple[CUresult, CUcontext | None]:
    """Creates a context, as ``cuCtxCreate_v2`` does, and makes it current; OpenGL no longer needs its own.

    ``CUresult cuGLCtxCreate_v2(CUcontext *pCtx, unsigned int Flags, CUdevice device)``
    """

def cuGLInit() -> tuple[CUresult]:
    """Prepares the current context for OpenGL, which is done by itself today.

    ``CUresult cuGLInit(void)``
    """

def cuGLRegisterBufferObject(buffer: GLuint | int | None) -> tuple[CUresult]:
    """Gives CUDA access to an OpenGL buffer under its OpenGL name.

    ``CUresult cuGLRegisterBufferObject(GLuint buffer)``
    """

def cuGLMapBufferObject(buffer: GLuint | int | None) -> tuple[CUresult, CUdeviceptr | None, int | None]:
    """Hands an OpenGL buffer over to CUDA and tells its device address and size in bytes.

    ``CUresult cuGLMapBufferObject_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer)``
    """

def cuGLUnmapBufferObject(buffer: GLuint | int | None) -> tuple[CUresult]:
    """Hands an OpenGL buffer back to OpenGL.

    ``CUresult cuGLUnmapBufferObject(GLuint buffer)``
    """

def cuGLUnregisterBufferObject(buffer: GLuint | int | None) -> tuple[CUresult]:
    """Ends CUDA's access to an OpenGL buffer.

    ``CUresult cuGLUnregisterBufferObject(GLuint buffer)``
    """

def cuGLSetBufferObjectMapFlags(buffer: GLuint | int | None, Flags: CUGLmap_flags | int) -> tuple[CUresult]:
    """Says how kernels are going to use an OpenGL buffer, from its next mapping on.

    ``CUresult cuGLSetBufferObjectMapFlags(GLuint buffer, unsigned int Flags)``
    """

def cuGLMapBufferObjectAsync(buffer: GLuint | int | None, hStream: CUstream | int | None) -> tuple[CUresult, CUdeviceptr | None, int | None]:
    """Hands an OpenGL buffer over to CUDA in the order of a stream, and tells its device address and size in bytes.

    ``CUresult cuGLMapBufferObjectAsync_v2(CUdeviceptr *dptr, size_t *size, GLuint buffer, CUstream hStream)``
    """

def cuGLUnmapBufferObjectAsync(buffer: GLuint | int | None, hStream: CUstream | int | None) -> tuple[CUresult]:
    """Hands an OpenGL buffer back to OpenGL, in the order of a stream.

    ``CUresult cuGLUnmapBufferObjectAsync(GLuint buffer, CUstream hStream)``
    """

def cuGLGetDevices_v1(cudaDeviceCount: int, deviceList: CUGLDeviceList | int) -> tuple[CUresult, int | None, list[CUdevice] | None]:
    """First version of ``cuGLGetDevices_v2``, with the same parameters.

    ``CUresult cuGLGetDevices(unsigned int *pCudaDeviceCount, CUdevice *pCudaDevices, unsigned int cudaDeviceCount, CUGLDeviceList deviceList)``
    """

def cuGLCtxCreate_v1(Flags: CUctx_flags | int, device: CUdevice | int | None) -> tuple[CUresult, CUcontext | None]:
    """First version of ``cuGLCtxCreate_v2``.

    ``CUresult cuGLCtxCreate(CUcontext *pCtx, unsigned int Flags, CUdevice device)``
    """

def cuGLMapBufferObject_v1(buffer: GLuint | int | None) -> tuple[CUresult, CUdeviceptr_v1 | None, int | None]:
    """First version of ``cuGLMapBufferObject_v2``, with 32-bit addresses and sizes.

    ``CUresult cuGLMapBufferObject(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer)``
    """

def cuGLMapBufferObjectAsync_v1(buffer: GLuint | int | None, hStream: CUstream | int | None) -> tuple[CUresult, CUdeviceptr_v1 | None, int | None]:
    """First version of ``cuGLMapBufferObjectAsync_v2``, with 32-bit addresses and sizes.

    ``CUresult cuGLMapBufferObjectAsync(CUdeviceptr_v1 *dptr, unsigned int *size, GLuint buffer, CUstream hStream)``
    """

def cuVDPAUGetDevice(vdpDevice: VdpDevice | int | None, vdpGetProcAddress: Callable[..., object] | int | None) -> tuple[CUresult, CUdevice | None]:
    """Tells the CUDA device behind a VDPAU device.

    ``CUresult cuVDPAUGetDevice(CUdevice *pDevice, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)``
    """

def cuVDPAUCtxCreate(flags: CUctx_flags | int, device: CUdevice | int | None, vdpDevice: VdpDevice | int | None, vdpGetProcAddress: Callable[..., object] | int | None) -> tuple[CUresult, CUcontext | None]:
    """Creates a context that works with a VDPAU device, and makes it current.

    ``CUresult cuVDPAUCtxCreate_v2(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)``
    """

def cuGraphicsVDPAURegisterVideoSurface(vdpSurface: VdpVideoSurface | int | None, flags: CUgraphicsMapResourceFlags | int) -> tuple[CUresult, CUgraphicsResource | None]:
    """Gives CUDA access to a video surface; its fields of luma and chroma become arrays once it is mapped.

    ``CUresult cuGraphicsVDPAURegisterVideoSurface(CUgraphicsResource *pCudaResource, VdpVideoSurface vdpSurface, unsigned int flags)``
    """

def cuGraphicsVDPAURegisterOutputSurface(vdpSurface: VdpOutputSurface | int | None, flags: CUgraphicsMapResourceFlags | int) -> tuple[CUresult, CUgraphicsResource | None]:
    """Gives CUDA access to an output surface; it becomes one array once it is mapped.

    ``CUresult cuGraphicsVDPAURegisterOutputSurface(CUgraphicsResource *pCudaResource, VdpOutputSurface vdpSurface, unsigned int flags)``
    """

def cuVDPAUCtxCreate_v1(flags: CUctx_flags | int, device: CUdevice | int | None, vdpDevice: VdpDevice | int | None, vdpGetProcAddress: Callable[..., object] | int | None) -> tuple[CUresult, CUcontext | None]:
    """First version of ``cuVDPAUCtxCreate_v2``.

    ``CUresult cuVDPAUCtxCreate(CUcontext *pCtx, unsigned int flags, CUdevice device, VdpDevice vdpDevice, VdpGetProcAddress *vdpGetProcAddress)``
    """

def cuProfilerInitialize(configFile: str | bytes | None, outputFile: str | bytes | None, outputMode: CUoutput_mode | int) -> tuple[CUresult]:
    """Deprecated, and fails since CUDA 12.0; it configured the profiler of old.

    ``CUresult cuProfilerInitialize(const char *configFile, const char *outputFile, CUoutput_mode outputMode)``
    """

def cuProfilerStart() -> tuple[CUresult]:
    """Lets the active profiling tool collect data in the current context from now on.

    ``CUresult cuProfilerStart(void)``
    """

def cuProfilerStop() -> tuple[CUresult]:
    """Stops the active profiling tool from collecting data in the current context.

    ``CUresult cuProfilerStop(void)``
    """

# The symbols behind documented names.
cuDeviceGetUuid_v2 = cuDeviceGetUuid
cuDeviceTotalMem_v2 = cuDeviceTotalMem
cuDevicePrimaryCtxRelease_v2 = cuDevicePrimaryCtxRelease
cuDevicePrimaryCtxSetFlags_v2 = cuDevicePrimaryCtxSetFlags
cuDevicePrimaryCtxReset_v2 = cuDevicePrimaryCtxReset
cuCtxCreate_v4 = cuCtxCreate
cuCtxDestroy_v2 = cuCtxDestroy
cuCtxPushCurrent_v2 = cuCtxPushCurrent
cuCtxPopCurrent_v2 = cuCtxPopCurrent
cuModuleGetGlobal_v2 = cuModuleGetGlobal
cuLinkCreate_v2 = cuLinkCreate
cuLinkAddData_v2 = cuLinkAddData
cuLinkAddFile_v2 = cuLinkAddFile
cuMemGetInfo_v2 = cuMemGetInfo
cuMemAlloc_v2 = cuMemAlloc
cuMemAllocPitch_v2 = cuMemAllocPitch
cuMemFree_v2 = cuMemFree
cuMemGetAddressRange_v2 = cuMemGetAddressRange
cuMemAllocHost_v2 = cuMemAllocHost
cuMemHostGetDevicePointer_v2 = cuMemHostGetDevicePointer
cuIpcOpenMemHandle_v2 = cuIpcOpenMemHandle
cuMemHostRegister_v2 = cuMemHostRegister
cuMemcpyHtoD_v2 = cuMemcpyHtoD
cuMemcpyDtoH_v2 = cuMemcpyDtoH
cuMemcpyDtoD_v2 = cuMemcpyDtoD
cuMemcpyDtoA_v2 = cuMemcpyDtoA
cuMemcpyAtoD_v2 = cuMemcpyAtoD
cuMemcpyHtoA_v2 = cuMemcpyHtoA
cuMemcpyAtoH_v2 = cuMemcpyAtoH
cuMemcpyAtoA_v2 = cuMemcpyAtoA
cuMemcpy2D_v2 = cuMemcpy2D
cuMemcpy2DUnaligned_v2 = cuMemcpy2DUnaligned
cuMemcpy3D_v2 = cuMemcpy3D
cuMemcpyHtoDAsync_v2 = cuMemcpyHtoDAsync
cuMemcpyDtoHAsync_v2 = cuMemcpyDtoHAsync
cuMemcpyDtoDAsync_v2 = cuMemcpyDtoDAsync
cuMemcpyHtoAAsync_v2 = cuMemcpyHtoAAsync
cuMemcpyAtoHAsync_v2 = cuMemcpyAtoHAsync
cuMemcpy2DAsync_v2 = cuMemcpy2DAsync
cuMemcpy3DAsync_v2 = cuMemcpy3DAsync
cuMemcpyBatchAsync_v2 = cuMemcpyBatchAsync
cuMemcpy3DBatchAsync_v2 = cuMemcpy3DBatchAsync
cuMemsetD8_v2 = cuMemsetD8
cuMemsetD16_v2 = cuMemsetD16
cuMemsetD32_v2 = cuMemsetD32
cuMemsetD2D8_v2 = cuMemsetD2D8
cuMemsetD2D16_v2 = cuMemsetD2D16
cuMemsetD2D32_v2 = cuMemsetD2D32
cuArrayCreate_v2 = cuArrayCreate
cuArrayGetDescriptor_v2 = cuArrayGetDescriptor
cuArray3DCreate_v2 = cuArray3DCreate
cuArray3DGetDescriptor_v2 = cuArray3DGetDescriptor
cuMemPrefetchAsync_v2 = cuMemPrefetchAsync
cuMemAdvise_v2 = cuMemAdvise
cuStreamBeginCapture_v2 = cuStreamBeginCapture
cuStreamGetCaptureInfo_v3 = cuStreamGetCaptureInfo
cuStreamUpdateCaptureDependencies_v2 = cuStreamUpdateCaptureDependencies
cuStreamDestroy_v2 = cuStreamDestroy
cuEventDestroy_v2 = cuEventDestroy
cuEventElapsedTime_v2 = cuEventElapsedTime
cuStreamWaitValue32_v2 = cuStreamWaitValue32
cuStreamWaitValue64_v2 = cuStreamWaitValue64
cuStreamWriteValue32_v2 = cuStreamWriteValue32
cuStreamWriteValue64_v2 = cuStreamWriteValue64
cuStreamBatchMemOp_v2 = cuStreamBatchMemOp
cuGraphAddKernelNode_v2 = cuGraphAddKernelNode
cuGraphKernelNodeGetParams_v2 = cuGraphKernelNodeGetParams
cuGraphKernelNodeSetParams_v2 = cuGraphKernelNodeSetParams
cuGraphGetEdges_v2 = cuGraphGetEdges
cuGraphNodeGetDependencies_v2 = cuGraphNodeGetDependencies
cuGraphNodeGetDependentNodes_v2 = cuGraphNodeGetDependentNodes
cuGraphAddDependencies_v2 = cuGraphAddDependencies
cuGraphRemoveDependencies_v2 = cuGraphRemoveDependencies
cuGraphInstantiateWithFlags = cuGraphInstantiate
cuGraphExecKernelNodeSetParams_v2 = cuGraphExecKernelNodeSetParams
cuGraphExecUpdate_v2 = cuGraphExecUpdate
cuGraphAddNode_v2 = cuGraphAddNode
cuTexRefSetAddress_v2 = cuTexRefSetAddress
cuTexRefSetAddress2D_v3 = cuTexRefSetAddress2D
cuTexRefGetAddress_v2 = cuTexRefGetAddress
cuGraphicsResourceGetMappedPointer_v2 = cuGraphicsResourceGetMappedPointer
cuGraphicsResourceSetMapFlags_v2 = cuGraphicsResourceSetMapFlags
cuGetProcAddress_v2 = cuGetProcAddress
cuGLGetDevices_v2 = cuGLGetDevices
cuGLCtxCreate_v2 = cuGLCtxCreate
cuGLMapBufferObject_v2 = cuGLMapBufferObject
cuGLMapBufferObjectAsync_v2 = cuGLMapBufferObjectAsync
cuVDPAUCtxCreate_v2 = cuVDPAUCtxCreate

