"""Nothing grows with the number of calls, and nothing stays held.

Input: `children.leaks` on the recording driver, one process per kind of call. Invariant: memory is compared after 10,000 and after 110,000
calls, so that only what grows with every call counts; no time is asserted.
"""

from __future__ import annotations

from collections.abc import Callable

import children
import pytest
import recorder
from children.leak_kinds import KINDS

#: One block lost in every hundred calls would be as much. The interpreter itself takes and gives back some hundreds.
MOST_BLOCKS = 1000
#: 16 bytes, the smallest piece of memory, lost per call would be more.
MOST_BYTES = 1_500_000


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_grows_with(kind: str, record_property: Callable[[str, object], None]) -> None:
    variables = {**recorder.environment(), "CUSPEC_RECORDER": recorder.path()}
    found = children.run("leaks", kind, variables=variables)
    for name, value in found.items():
        record_property(name, value)
    assert not any(found["references"]), "references to the arguments, in the order in which the kind watches them"
    assert found["exported"] == 0, "bytearrays whose memory is still held"
    assert found["blocks"] < MOST_BLOCKS, "Python's blocks"
    assert found["bytes"] <= MOST_BYTES, "resident bytes"
