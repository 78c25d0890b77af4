"""Graphs: built, captured, cloned, updated, conditional, with memory of their own."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Iterator
from typing import Any

import pytest
from cuspec import cuda
from gpu import ADD, check, kernel, memory, module, needs_driver, status, words

TYPES = (None, ctypes.c_uint, ctypes.c_uint)

#: The compiler at run time knows the function, and does not declare it.
CONDITION = """
extern "C" __device__ __cudart_builtin__ void cudaGraphSetConditional(cudaGraphConditionalHandle handle, unsigned int value);
extern "C" __global__ void count(unsigned int *out, cudaGraphConditionalHandle handle)
{
    out[0] += 1;
    cudaGraphSetConditional(handle, out[0] < 5);
}
"""


@pytest.fixture
def graph(context: Any) -> Iterator[Any]:
    """An empty graph."""
    made = check(cuda.cuGraphCreate(0))
    yield made
    check(cuda.cuGraphDestroy(made))


def kernel_params(function: Any, out: Any, value: int, count: int = 16) -> Any:
    """A node that adds a value."""
    params = cuda.CUDA_KERNEL_NODE_PARAMS()
    params.func = function
    params.gridDimX = params.gridDimY = params.gridDimZ = 1
    params.blockDimX, params.blockDimY, params.blockDimZ = count, 1, 1
    params.kernelParams = ((out, value, count), TYPES)
    return params


def memset_params(address: Any, value: int, count: int) -> Any:
    """A node that fills words."""
    params = cuda.CUDA_MEMSET_NODE_PARAMS()
    params.dst, params.value, params.elementSize, params.width, params.height = address, value, 4, count, 1
    return params


def memcpy_params(target: Any, source: Any, size: int) -> Any:
    """A node that copies on the device."""
    params = cuda.CUDA_MEMCPY3D()
    params.srcMemoryType = params.dstMemoryType = cuda.CUmemorytype.CU_MEMORYTYPE_DEVICE
    params.srcDevice, params.dstDevice = source, target
    params.srcPitch = params.dstPitch = size
    params.srcHeight = params.dstHeight = 1
    params.WidthInBytes, params.Height, params.Depth = size, 1, 1
    return params


def run(graph: Any, stream: Any, times: int = 1) -> None:
    """Instantiates a graph and launches it."""
    executable = check(cuda.cuGraphInstantiate(graph, 0))
    for _ in range(times):
        check(cuda.cuGraphLaunch(executable, stream))
    check(cuda.cuStreamSynchronize(stream))
    check(cuda.cuGraphExecDestroy(executable))


def test_a_graph_of_three_nodes(graph: Any, stream: Any, context: Any) -> None:
    with kernel(ADD) as function, memory(64) as first, memory(64) as second:
        fill = check(cuda.cuGraphAddMemsetNode(graph, [], 0, memset_params(first, 100, 16), context))
        add = check(cuda.cuGraphAddKernelNode(graph, [fill], 1, kernel_params(function, first, 7)))
        copy = check(cuda.cuGraphAddMemcpyNode(graph, [add], 1, memcpy_params(second, first, 64), context))
        run(graph, stream, times=2)
        assert words(second, 16) == [107 + i for i in range(16)]
        kinds = [check(cuda.cuGraphNodeGetType(node)) for node in (fill, add, copy)]
        kind = cuda.CUgraphNodeType
        assert kinds == [kind.CU_GRAPH_NODE_TYPE_MEMSET, kind.CU_GRAPH_NODE_TYPE_KERNEL, kind.CU_GRAPH_NODE_TYPE_MEMCPY]


def test_nodes_and_edges(graph: Any) -> None:
    nodes = [check(cuda.cuGraphAddEmptyNode(graph, [], 0)) for _ in range(3)]
    check(cuda.cuGraphAddDependencies(graph, [nodes[0], nodes[1]], [nodes[1], nodes[2]], None, 2))
    found, count = check(cuda.cuGraphGetNodes(graph))
    assert count == 3
    found, count = check(cuda.cuGraphGetNodes(graph, count))
    assert {int(node) for node in found} == {int(node) for node in nodes}
    _, _, _, count = check(cuda.cuGraphGetEdges(graph))
    assert count == 2
    start, end, data, count = check(cuda.cuGraphGetEdges(graph, count))
    pairs = {(int(a), int(b)) for a, b in zip(start, end, strict=True)}
    assert pairs == {(int(nodes[0]), int(nodes[1])), (int(nodes[1]), int(nodes[2]))}
    assert len(data) == 2
    roots, count = check(cuda.cuGraphGetRootNodes(graph, 1))
    assert roots == [nodes[0]]
    dependencies, _, count = check(cuda.cuGraphNodeGetDependencies(nodes[2], 1))
    assert dependencies == [nodes[1]]
    dependents, _, count = check(cuda.cuGraphNodeGetDependentNodes(nodes[0], 1))
    assert dependents == [nodes[1]]
    check(cuda.cuGraphRemoveDependencies(graph, [nodes[0]], [nodes[1]], None, 1))
    assert check(cuda.cuGraphGetEdges(graph))[-1] == 1
    check(cuda.cuGraphDestroyNode(nodes[2]))
    assert check(cuda.cuGraphGetNodes(graph))[-1] == 2


def test_parameters_are_read_back(graph: Any, context: Any) -> None:
    with kernel(ADD) as function, memory(64) as out:
        node = check(cuda.cuGraphAddKernelNode(graph, [], 0, kernel_params(function, out, 7)))
        found = check(cuda.cuGraphKernelNodeGetParams(node))
        assert (found.blockDimX, found.gridDimX, int(found.func)) == (16, 1, int(function))
        fill = check(cuda.cuGraphAddMemsetNode(graph, [], 0, memset_params(out, 3, 16), context))
        found = check(cuda.cuGraphMemsetNodeGetParams(fill))
        assert (int(found.dst), found.value, found.elementSize, found.width) == (int(out), 3, 4, 16)
        copy = check(cuda.cuGraphAddMemcpyNode(graph, [], 0, memcpy_params(out, int(out) + 32, 32), context))
        found = check(cuda.cuGraphMemcpyNodeGetParams(copy))
        assert (int(found.dstDevice), found.WidthInBytes) == (int(out), 32)


def test_parameters_are_changed(graph: Any, stream: Any) -> None:
    with kernel(ADD) as function, memory(64) as out:
        node = check(cuda.cuGraphAddKernelNode(graph, [], 0, kernel_params(function, out, 1)))
        check(cuda.cuGraphKernelNodeSetParams(node, kernel_params(function, out, 2)))
        executable = check(cuda.cuGraphInstantiate(graph, 0))
        check(cuda.cuGraphLaunch(executable, stream))
        check(cuda.cuGraphExecKernelNodeSetParams(executable, node, kernel_params(function, out, 10)))
        check(cuda.cuGraphLaunch(executable, stream))
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 16) == [12 + 2 * i for i in range(16)]
        check(cuda.cuGraphExecDestroy(executable))


def test_a_node_is_switched_off(graph: Any, stream: Any) -> None:
    with kernel(ADD) as function, memory(64) as out:
        node = check(cuda.cuGraphAddKernelNode(graph, [], 0, kernel_params(function, out, 1)))
        executable = check(cuda.cuGraphInstantiate(graph, 0))
        assert check(cuda.cuGraphNodeGetEnabled(executable, node)) == 1
        check(cuda.cuGraphNodeSetEnabled(executable, node, 0))
        assert check(cuda.cuGraphNodeGetEnabled(executable, node)) == 0
        check(cuda.cuGraphLaunch(executable, stream))
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 16) == [0] * 16
        check(cuda.cuGraphExecDestroy(executable))


def test_a_general_node(graph: Any, stream: Any) -> None:
    needs_driver(12, 3)
    with kernel(ADD) as function, memory(64) as out:
        params = cuda.CUgraphNodeParams()
        params.type = cuda.CUgraphNodeType.CU_GRAPH_NODE_TYPE_KERNEL
        inner = params.kernel
        inner.func = function
        inner.gridDimX = inner.gridDimY = inner.gridDimZ = inner.blockDimY = inner.blockDimZ = 1
        inner.blockDimX = 16
        inner.kernelParams = ((out, 4, 16), TYPES)
        node = check(cuda.cuGraphAddNode(graph, None, None, 0, params))
        assert check(cuda.cuGraphNodeGetType(node)) == cuda.CUgraphNodeType.CU_GRAPH_NODE_TYPE_KERNEL
        run(graph, stream)
        assert words(out, 16) == [4 + i for i in range(16)]


def test_a_graph_in_a_graph(graph: Any, stream: Any, context: Any) -> None:
    child = check(cuda.cuGraphCreate(0))
    with memory(64) as out:
        check(cuda.cuGraphAddMemsetNode(child, [], 0, memset_params(out, 9, 16), context))
        node = check(cuda.cuGraphAddChildGraphNode(graph, [], 0, child))
        inner = check(cuda.cuGraphChildGraphNodeGetGraph(node))
        assert check(cuda.cuGraphGetNodes(inner))[-1] == 1
        run(graph, stream)
        assert words(out, 16) == [9] * 16
    check(cuda.cuGraphDestroy(child))


def test_a_clone(graph: Any) -> None:
    node = check(cuda.cuGraphAddEmptyNode(graph, [], 0))
    clone = check(cuda.cuGraphClone(graph))
    found = check(cuda.cuGraphNodeFindInClone(node, clone))
    assert check(cuda.cuGraphNodeGetType(found)) == cuda.CUgraphNodeType.CU_GRAPH_NODE_TYPE_EMPTY
    check(cuda.cuGraphDestroy(clone))


def test_events_in_a_graph(graph: Any, stream: Any) -> None:
    event = check(cuda.cuEventCreate(cuda.CUevent_flags.CU_EVENT_DISABLE_TIMING))
    node = check(cuda.cuGraphAddEventRecordNode(graph, [], 0, event))
    wait = check(cuda.cuGraphAddEventWaitNode(graph, [node], 1, event))
    assert check(cuda.cuGraphEventRecordNodeGetEvent(node)) == event == check(cuda.cuGraphEventWaitNodeGetEvent(wait))
    run(graph, stream)
    check(cuda.cuEventSynchronize(event))
    check(cuda.cuEventDestroy(event))


def test_a_function_of_the_host(graph: Any, stream: Any) -> None:
    called: list[int] = []
    params = cuda.CUDA_HOST_NODE_PARAMS()
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _: called.append(1))
    address = ctypes.cast(function, ctypes.c_void_p)
    params.fn = cuda.CUhostFn(_ptr=ctypes.addressof(address))
    check(cuda.cuGraphAddHostNode(graph, [], 0, params))
    run(graph, stream, times=3)
    assert called == [1, 1, 1]


def test_memory_of_a_graph(graph: Any, stream: Any, device: Any, context: Any) -> None:
    params = cuda.CUDA_MEM_ALLOC_NODE_PARAMS()
    params.poolProps.allocType = cuda.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    params.poolProps.location.type = cuda.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    params.poolProps.location.id = int(device)
    params.bytesize = 4096
    allocate = check(cuda.cuGraphAddMemAllocNode(graph, [], 0, params))
    assert int(params.dptr) != 0, "the address comes back in the parameters"
    assert check(cuda.cuGraphMemAllocNodeGetParams(allocate)).dptr == params.dptr
    with memory(64) as out:
        fill = check(cuda.cuGraphAddMemsetNode(graph, [allocate], 1, memset_params(params.dptr, 5, 16), context))
        copy = check(cuda.cuGraphAddMemcpyNode(graph, [fill], 1, memcpy_params(out, params.dptr, 64), context))
        free = check(cuda.cuGraphAddMemFreeNode(graph, [copy], 1, params.dptr))
        assert check(cuda.cuGraphMemFreeNodeGetParams(free)) == params.dptr
        run(graph, stream)
        assert words(out, 16) == [5] * 16
    check(cuda.cuDeviceGraphMemTrim(device))


def test_a_captured_stream(stream: Any) -> None:
    with memory(64) as first, memory(64) as second:
        check(cuda.cuStreamBeginCapture(stream, cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL))
        check(cuda.cuMemsetD32Async(first, 3, 16, stream))
        found, number, graph, nodes, edges, count = check(cuda.cuStreamGetCaptureInfo(stream))
        assert found is cuda.CUstreamCaptureStatus.CU_STREAM_CAPTURE_STATUS_ACTIVE
        assert int(number) > 0 and len(nodes) == count == 1
        check(cuda.cuMemcpyDtoDAsync(second, first, 64, stream))
        captured = check(cuda.cuStreamEndCapture(stream))
        assert check(cuda.cuGraphGetNodes(captured))[-1] == 2
        assert words(second, 16) == [0] * 16, "what is captured does not run"
        run(captured, stream)
        assert words(second, 16) == [3] * 16
        check(cuda.cuGraphDestroy(captured))


def test_a_capture_into_a_graph(graph: Any, stream: Any, context: Any) -> None:
    needs_driver(12, 3)
    with memory(64) as out:
        first = check(cuda.cuGraphAddMemsetNode(graph, [], 0, memset_params(out, 1, 16), context))
        mode = cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED
        check(cuda.cuStreamBeginCaptureToGraph(stream, graph, [first], None, 1, mode))
        check(cuda.cuMemsetD32Async(out, 2, 8, stream))
        assert check(cuda.cuStreamEndCapture(stream)) == graph
        run(graph, stream)
        assert words(out, 16) == [2] * 8 + [1] * 8


def test_a_broken_capture(stream: Any) -> None:
    check(cuda.cuStreamBeginCapture(stream, cuda.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_THREAD_LOCAL))
    assert status(cuda.cuStreamSynchronize(stream)) == "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED"
    assert status(cuda.cuStreamEndCapture(stream)) == "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED"
    assert status(cuda.cuStreamEndCapture(stream)) == "CUDA_ERROR_ILLEGAL_STATE"


def test_an_update_that_fits(graph: Any, stream: Any, context: Any) -> None:
    other = check(cuda.cuGraphCreate(0))
    with memory(64) as out:
        check(cuda.cuGraphAddMemsetNode(graph, [], 0, memset_params(out, 1, 16), context))
        check(cuda.cuGraphAddMemsetNode(other, [], 0, memset_params(out, 2, 16), context))
        executable = check(cuda.cuGraphInstantiate(graph, 0))
        told = check(cuda.cuGraphExecUpdate(executable, other))
        assert told.result is cuda.CUgraphExecUpdateResult.CU_GRAPH_EXEC_UPDATE_SUCCESS
        check(cuda.cuGraphLaunch(executable, stream))
        check(cuda.cuStreamSynchronize(stream))
        assert words(out, 16) == [2] * 16
        check(cuda.cuGraphExecDestroy(executable))
    check(cuda.cuGraphDestroy(other))


def test_an_update_that_does_not_fit_tells_why(graph: Any) -> None:
    other = check(cuda.cuGraphCreate(0))
    check(cuda.cuGraphAddEmptyNode(graph, [], 0))
    executable = check(cuda.cuGraphInstantiate(graph, 0))
    result, told = cuda.cuGraphExecUpdate(executable, other)
    assert result is cuda.CUresult.CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE
    assert told is not None and told.result is cuda.CUgraphExecUpdateResult.CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED
    check(cuda.cuGraphExecDestroy(executable))
    check(cuda.cuGraphDestroy(other))


def test_instantiated_with_parameters(graph: Any, stream: Any) -> None:
    check(cuda.cuGraphAddEmptyNode(graph, [], 0))
    params = cuda.CUDA_GRAPH_INSTANTIATE_PARAMS()
    flags = cuda.CUgraphInstantiate_flags
    params.flags = flags.CUDA_GRAPH_INSTANTIATE_FLAG_UPLOAD | flags.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH
    params.hUploadStream = stream
    executable = check(cuda.cuGraphInstantiateWithParams(graph, params))
    assert params.result_out is cuda.CUgraphInstantiateResult.CUDA_GRAPH_INSTANTIATE_SUCCESS
    # That it was uploaded is no property of it, and is not told.
    assert int(check(cuda.cuGraphExecGetFlags(executable))) == flags.CUDA_GRAPH_INSTANTIATE_FLAG_AUTO_FREE_ON_LAUNCH
    check(cuda.cuGraphLaunch(executable, stream))
    check(cuda.cuStreamSynchronize(stream))
    check(cuda.cuGraphExecDestroy(executable))


def conditional(graph: Any, context: Any, kind: str, start: int, bodies: int = 1) -> tuple[Any, list[Any]]:
    """A conditional node with its handle, and its bodies."""
    handle = check(cuda.cuGraphConditionalHandleCreate(graph, context, start, 1))
    params = cuda.CUgraphNodeParams()
    params.type = cuda.CUgraphNodeType.CU_GRAPH_NODE_TYPE_CONDITIONAL
    params.conditional.handle = handle
    params.conditional.type = cuda.CUgraphConditionalNodeType[f"CU_GRAPH_COND_TYPE_{kind}"]
    params.conditional.size = bodies
    params.conditional.ctx = context
    check(cuda.cuGraphAddNode(graph, None, None, 0, params))
    found = list(params.conditional.phGraph_out)
    assert len(found) == bodies and all(int(body) for body in found)
    return handle, found


@pytest.mark.parametrize("value", [0, 1])
def test_if(graph: Any, stream: Any, context: Any, value: int) -> None:
    needs_driver(12, 4)
    with memory(64) as out:
        _, (body,) = conditional(graph, context, "IF", value)
        check(cuda.cuGraphAddMemsetNode(body, [], 0, memset_params(out, 6, 16), context))
        run(graph, stream)
        assert words(out, 16) == [6 * value] * 16


@pytest.mark.parametrize("value", [0, 1, 2])
def test_switch(graph: Any, stream: Any, context: Any, value: int) -> None:
    needs_driver(12, 8)
    with memory(64) as out:
        _, bodies = conditional(graph, context, "SWITCH", value, 2)
        for number, body in enumerate(bodies, 1):
            check(cuda.cuGraphAddMemsetNode(body, [], 0, memset_params(out, number, 16), context))
        run(graph, stream)
        assert words(out, 16) == [(1, 2, 0)[value]] * 16


def test_while(graph: Any, stream: Any, context: Any) -> None:
    needs_driver(12, 4)
    with memory(64) as out:
        handle, (body,) = conditional(graph, context, "WHILE", 1)
        with module(CONDITION) as loaded:
            function = check(cuda.cuModuleGetFunction(loaded, "count"))
            params = cuda.CUDA_KERNEL_NODE_PARAMS()
            params.func = function
            params.gridDimX = params.gridDimY = params.gridDimZ = 1
            params.blockDimX = params.blockDimY = params.blockDimZ = 1
            params.kernelParams = ((out, int(handle)), (None, ctypes.c_ulonglong))
            check(cuda.cuGraphAddKernelNode(body, [], 0, params))
            run(graph, stream)
            assert words(out, 1) == [5]


def test_a_drawing(graph: Any, tmp_path: Any) -> None:
    check(cuda.cuGraphAddEmptyNode(graph, [], 0))
    file = tmp_path / "graph.dot"
    check(cuda.cuGraphDebugDotPrint(graph, str(file), cuda.CUgraphDebugDot_flags.CU_GRAPH_DEBUG_DOT_FLAGS_VERBOSE))
    assert "digraph" in file.read_text()


def test_an_object_of_the_user(graph: Any, stream: Any) -> None:
    gone: list[int] = []
    made = check(cuda.cuUserObjectCreate(0, lambda *_: gone.append(1), 1, cuda.CUuserObject_flags.CU_USER_OBJECT_NO_DESTRUCTOR_SYNC))
    check(cuda.cuGraphRetainUserObject(graph, made, 1, 0))
    check(cuda.cuUserObjectRelease(made, 1))
    assert not gone
    check(cuda.cuGraphReleaseUserObject(graph, made, 1))
    # The driver calls it from a thread of its own, some time later.
    for _ in range(200):
        if gone:
            break
        time.sleep(0.01)
    assert gone == [1]
