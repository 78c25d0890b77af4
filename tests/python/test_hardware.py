"""What a real driver did otherwise than its headers say, on the recording driver.

Input: what an H200 with the driver of CUDA 13.0 wrote. Invariant: a test here stands for a failure that only the tests on a GPU could
find, so that it is found without one from then on.
"""

from __future__ import annotations

import ctypes
from types import ModuleType

import pytest

from recorder import Recorder


def test_allowed_handle_types_take_eight_bytes(recorder: Recorder, cuda: ModuleType) -> None:
    """The enumeration has four; the driver writes eight."""
    attribute = cuda.CUpointer_attribute.CU_POINTER_ATTRIBUTE_ALLOWED_HANDLE_TYPES
    recorder.script("cuPointerGetAttribute", 0, (1 << 40 | 1).to_bytes(8, "little"))
    assert cuda.cuPointerGetAttribute(attribute, 0x7F00_0000) == (cuda.CUresult.CUDA_SUCCESS, 1 << 40 | 1)


@pytest.mark.parametrize("name", ["cuCoredumpGetAttribute", "cuCoredumpGetAttributeGlobal"])
def test_a_text_ends_where_the_driver_ends_it(recorder: Recorder, cuda: ModuleType, name: str) -> None:
    """The driver takes all of the room for the size of the text."""
    recorder.script(name, 1, b"core.1\0" + bytes(1017))
    assert getattr(cuda, name)(cuda.CUcoredumpSettings.CU_COREDUMP_FILE)[1] == b"core.1"


@pytest.mark.parametrize("module", ["cuda", "cudart"])
def test_bodies_of_a_conditional_node_come_back(
    recorder: Recorder, cuda: ModuleType, cudart: ModuleType, module: str
) -> None:
    """The driver writes the address of an array of its own, as long as the program asked for."""
    if module == "cuda":
        params, add, symbol = cuda.CUgraphNodeParams(), cuda.cuGraphAddNode, "cuGraphAddNode_v2"
        params.type = cuda.CUgraphNodeType.CU_GRAPH_NODE_TYPE_CONDITIONAL
    else:
        params, add, symbol = cudart.cudaGraphNodeParams(), cudart.cudaGraphAddNode, "cudaGraphAddNode"
        params.type = cudart.cudaGraphNodeType.cudaGraphNodeTypeConditional
    params.conditional.size = 2
    assert list(params.conditional.phGraph_out) == []
    bodies = recorder.keep((0x1000).to_bytes(8, "little") + (0x2000).to_bytes(8, "little"))
    whole = ctypes.string_at(params.getPtr(), 256)
    recorder.script(symbol, 5, whole[:32] + bodies.to_bytes(8, "little") + whole[40:])
    assert add(1, None, None, 0, params)[0] == 0
    assert [int(body) for body in params.conditional.phGraph_out] == [0x1000, 0x2000]


def test_what_has_no_size_is_named(cuda: ModuleType) -> None:
    """Nothing comes in pieces of no bytes; the result has no name in Python."""
    with pytest.raises(ValueError, match=r"^cuMemGetLocationInfo\(\) result has no known size$"):
        cuda.cuMemGetLocationInfo(0, 0, 0, 0)
