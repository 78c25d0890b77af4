"""Tuples and lists are read alike in place and by calls of the stable ABI, with every interpreter that the package supports.

Input: `children.elements`, once as the package decides and once with ``CUSPEC_STABLE_ABI``. Output: what C saw and what came back, both
times as expected here.
"""

from __future__ import annotations

import struct
import sys
from typing import Any

import children
import pytest
import recorder
import versions

KINDS = ("list", "tuple", "of list", "of tuple", "other")
NUMBERS: dict[str, tuple[int, ...]] = {
    "{} of ": (),
    "{} of int": (5,),
    "{} of int int": (1 << 40, 0),
    "{} of int int int int int int int": (1, 2, 3, 4, 5, 6, 7),
    "{} of cuuint64_t int cuuint64_t": (3, 2, 1),
    "{} of int NoneType bool": (4, 0, 1),
}


def _found(variables: dict[str, str], interpreter: str, path: str) -> Any:
    variables = {**recorder.environment(), "CUSPEC_RECORDER": recorder.path(), **variables}
    return children.run("elements", variables=variables, interpreter=interpreter, path=(path,))


@pytest.mark.parametrize("version", versions.VERSIONS, ids=versions.name)
def test_elements_are_the_same_in_place_and_by_calls(version: tuple[int, int], alone: str) -> None:
    interpreter = versions.interpreter(version)
    in_place = _found({}, interpreter, alone)
    by_calls = _found({"CUSPEC_STABLE_ABI": "1"}, interpreter, alone)
    assert in_place.pop("in_place") and not by_calls.pop("in_place")
    assert in_place == by_calls

    passed = in_place["passed"]
    assert len(passed) == len(KINDS) * len(NUMBERS)
    for name, numbers in NUMBERS.items():
        expected = struct.pack(f"<{len(numbers)}Q", *numbers).hex()
        assert {kind: passed[name.format(kind)] for kind in KINDS} == dict.fromkeys(KINDS, expected)
    assert in_place["launched"] == [struct.pack("<id", -3, 0.5).hex()] * 2
    assert [len(result) for result in in_place["results"]] == [1, 2, 3, 2, 3]
    assert in_place["results"][4] == [1, "None", "None"]
    assert in_place["references"] == [0, 0, 0]


def test_an_empty_variable_and_0_ask_for_nothing(alone: str) -> None:
    assert [_found({"CUSPEC_STABLE_ABI": value}, sys.executable, alone)["in_place"] for value in ("", "0")] == [True, True]
