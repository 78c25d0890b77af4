"""The kinds of calls that could leak.

Output: by name, a function that prepares a call and tells which objects it watches. Invariant: a call that is meant to fail raises
unless it does.
"""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import recorder

Kind = tuple[Callable[[], object], list[Any]]
KINDS: dict[str, Callable[[recorder.Recorder], Kind]] = {}

ADDRESS = 0x7F00_1234_0000
#: A status that no header has.
FAULT = 998
HOST_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
STREAM_CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


def _kind(prepare: Callable[[recorder.Recorder], Kind]) -> Callable[[recorder.Recorder], Kind]:
    KINDS[prepare.__name__] = prepare
    return prepare


def _raising(expected: type[Exception] | tuple[type[Exception], ...], function: Callable[..., object], *arguments: Any) -> Callable[[], None]:
    def call() -> None:
        try:
            function(*arguments)
        except expected:
            return
        raise AssertionError(f"{function} takes {arguments}")

    return call


@_kind
def handle_in(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    stream = cuda.CUstream(ADDRESS)
    return lambda: cuda.cuStreamQuery(stream), [stream]


@_kind
def handle_out(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    size = 123_456_789
    return lambda: cuda.cuMemAlloc(size), [size]


@_kind
def failing_call(control: recorder.Recorder) -> Kind:
    from cuspec import cuda

    stream = cuda.CUstream(ADDRESS)

    def call() -> None:
        control.fail("cuStreamCreateWithPriority", FAULT)
        error, none = cuda.cuStreamCreateWithPriority(0, 0)
        assert int(error) == FAULT and none is None

    return call, [stream]


@_kind
def struct_in(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    copy = cuda.CUDA_MEMCPY2D()
    return lambda: cuda.cuMemcpy2D(copy), [copy]


@_kind
def struct_out(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    array = cuda.CUarray(ADDRESS)

    def call() -> None:
        _, descriptor = cuda.cuArrayGetDescriptor(array)
        assert descriptor is not None and descriptor.Width == 0

    return call, [array]


@_kind
def struct_changed(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    graph, parameters = cuda.CUgraph(ADDRESS), cuda.CUDA_GRAPH_INSTANTIATE_PARAMS()
    return lambda: cuda.cuGraphInstantiateWithParams(graph, parameters), [graph, parameters]


@_kind
def structs_out(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    resource = cuda.CUdevResource()
    return lambda: cuda.cuDevSmResourceSplitByCount(3, resource, 0, 1), [resource]


@_kind
def struct_fields(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    buffer, copy, pool = bytearray(64), cuda.CUDA_MEMCPY2D(), cuda.CUmemPoolProps()

    def call() -> None:
        copy.srcHost = buffer
        copy.srcHost = 0
        pool.location.id = 3
        assert pool.location.id == 3

    return call, [buffer, copy, pool]


@_kind
def list_field(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    wait, node = cuda.CUstreamBatchMemOpParams(), cuda.CUDA_BATCH_MEM_OP_NODE_PARAMS()

    lengths = itertools.cycle(range(1, 60))

    def call() -> None:
        # Of changing lengths, so that memory for one is not that of the last.
        node.paramArray = [wait] * next(lengths)
        node.paramArray = []

    return call, [wait, node]


@_kind
def handles_in(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    graph, nodes, data = cuda.CUgraph(ADDRESS), [cuda.CUgraphNode(ADDRESS + at) for at in range(3)], cuda.CUgraphEdgeData()
    edges = [data] * 3
    return lambda: cuda.cuGraphAddDependencies(graph, nodes, nodes, edges, 3), [graph, nodes, *nodes, edges, data]


@_kind
def texts_in(_: recorder.Recorder) -> Kind:
    from cuspec import nvrtc

    source = "source"
    names: list[str | bytes] = ["a.h", b"b.h"]
    texts: list[str | bytes] = [b"one", "two"]
    return lambda: nvrtc.nvrtcCreateProgram(source, b"name", 2, texts, names), [names, *names, texts, *texts]


@_kind
def text_after_texts_refused(_: recorder.Recorder) -> Kind:
    from cuspec import nvrtc

    texts, names = [b"one", b"two"], [b"a.h", 5]
    return _raising(TypeError, nvrtc.nvrtcCreateProgram, b"source", b"name", 2, texts, names), [texts, *texts, names]


@_kind
def bytes_in(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    source = bytes(range(64))
    return lambda: cuda.cuMemcpyHtoD(ADDRESS, source, 64), [source]


@_kind
def buffer_in(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    source = bytearray(64)
    return lambda: cuda.cuMemcpyHtoD(ADDRESS, source, 64), [source]


@_kind
def view_in(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    source = bytearray(64)
    view = memoryview(source)[8:]

    def call() -> None:
        cuda.cuMemcpyHtoD(ADDRESS, view, 8)
        cuda.cuMemcpyDtoH(view, ADDRESS, 8)

    return call, [view]


@_kind
def buffer_out(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    destination = bytearray(64)
    return lambda: cuda.cuMemcpyDtoH(destination, ADDRESS, 64), [destination]


@_kind
def argument_after_a_buffer_refused(_: recorder.Recorder) -> Kind:
    from cuspec import cuda, cudart

    buffer, kind = bytearray(64), cudart.cudaMemcpyKind.cudaMemcpyHostToHost
    calls = [
        _raising(TypeError, cuda.cuMemcpyHtoD, ADDRESS, buffer, "64"),
        _raising(TypeError, cuda.cuMemcpyHtoDAsync, ADDRESS, buffer, 64, "stream"),
        _raising(TypeError, cudart.cudaMemcpy, buffer, "source", 64, kind),
        _raising(TypeError, cudart.cudaMemcpy, buffer, ADDRESS, 64, "kind"),
    ]
    return lambda: [call() for call in calls], [buffer]


@_kind
def buffer_too_small(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    source = bytearray(64)
    return _raising(ValueError, cuda.cuMemcpyHtoD, ADDRESS, source, 65), [source]


@_kind
def read_only_destination(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    destination = memoryview(bytearray(64)).toreadonly()
    return _raising((ValueError, TypeError, BufferError), cuda.cuMemcpyDtoH, destination, ADDRESS, 64), [destination]


@_kind
def attributes(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    wanted = [cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID, cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED]
    pointer = cuda.CUdeviceptr(ADDRESS)

    def call() -> None:
        cuda.cuPointerGetAttribute(wanted[0], pointer)
        cuda.cuPointerGetAttributes(2, wanted, pointer)

    return call, [wanted, *wanted, pointer]


class _Pair(ctypes.Structure):
    _fields_ = [("first", ctypes.c_int), ("second", ctypes.c_double)]


@_kind
def kernel_arguments(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    kernel, pointer, pair = cuda.CUfunction(ADDRESS), cuda.CUdeviceptr(ADDRESS), _Pair(1, 2.0)
    arguments = ((pointer, 1 << 40, 2.5, 70_000, pair), (None, ctypes.c_size_t, ctypes.c_double, ctypes.c_uint, None))
    return lambda: cuda.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, arguments, 0), [kernel, pointer, pair, *arguments]


@_kind
def kernel_argument_refused(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    pointer = cuda.CUdeviceptr(ADDRESS)
    arguments = ((pointer, "text"), (None, ctypes.c_int))
    return _raising(TypeError, cuda.cuLaunchKernel, ADDRESS, 1, 1, 1, 1, 1, 1, 0, 0, arguments, 0), [pointer, *arguments]


@_kind
def kernel_arguments_of_numpy(_: recorder.Recorder) -> Kind:
    import numpy
    from cuspec import cuda

    scalar, array = numpy.float32(1.5), numpy.arange(4)
    arguments = ((scalar, array), (None, None))
    return lambda: cuda.cuLaunchKernel(ADDRESS, 1, 1, 1, 1, 1, 1, 0, 0, arguments, 0), [scalar, array, *arguments]


@_kind
def packed_kernel_arguments(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    packed = (ctypes.c_void_p * 4)()
    return lambda: cuda.cuLaunchKernel(ADDRESS, 1, 1, 1, 1, 1, 1, 0, 0, packed, 0), [packed]


@_kind
def enums(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    kind = cuda.CUresult

    def call() -> None:
        assert kind(0) is kind.CUDA_SUCCESS and kind["CUDA_ERROR_NOT_FOUND"] in kind

    return call, [kind, kind.CUDA_SUCCESS]


@_kind
def objects(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    def call() -> None:
        copy = cuda.CUDA_MEMCPY2D()
        assert repr(copy) and copy == cuda.CUDA_MEMCPY2D(copy.getPtr())
        assert hash(cuda.CUstream(ADDRESS)) == hash(cuda.CUstream(ADDRESS))

    return call, [cuda.CUDA_MEMCPY2D, cuda.CUstream]


@_kind
def host_function(control: recorder.Recorder) -> Kind:
    from cuspec import cuda

    ran = []

    def callback(*_: object) -> None:
        ran.append(1)
        ran.clear()

    def call() -> None:
        cuda.cuLaunchHostFunc(0, callback, 0)
        _, function, data = control.call(control.count() - 1).arguments
        HOST_FUNCTION(function.number)(data.number)
        control.reset()

    return call, [callback]


@_kind
def stream_callback(control: recorder.Recorder) -> Kind:
    from cuspec import cuda

    def callback(*_: object) -> None:
        pass

    def call() -> None:
        cuda.cuStreamAddCallback(0, callback, 0, 0)
        _, function, data, _ = control.call(control.count() - 1).arguments
        STREAM_CALLBACK(function.number)(ADDRESS, 0, data.number)
        control.reset()

    return call, [callback]


@_kind
def host_function_of_a_failing_call(control: recorder.Recorder) -> Kind:
    from cuspec import cuda

    def callback(*_: object) -> None:
        pass

    def call() -> None:
        control.fail("cuLaunchHostFunc", FAULT)
        assert int(cuda.cuLaunchHostFunc(0, callback, 0)[0]) == FAULT

    return call, [callback]


@_kind
def callback_refused(_: recorder.Recorder) -> Kind:
    from cuspec import cuda

    def callback(*_: object) -> None:
        pass

    return _raising((TypeError, OverflowError), cuda.cuLaunchHostFunc_v2, 0, callback, 0, -1), [callback]
