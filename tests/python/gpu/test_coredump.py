"""Settings of core dumps. None is written."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from cuspec import cuda
from gpu import check, needs_driver, raw

S = cuda.CUcoredumpSettings

#: What a setting is, from the driver's manual; the size of texts is the caller's.
KINDS = {
    S.CU_COREDUMP_ENABLE_ON_EXCEPTION: bool,
    S.CU_COREDUMP_TRIGGER_HOST: bool,
    S.CU_COREDUMP_LIGHTWEIGHT: bool,
    S.CU_COREDUMP_ENABLE_USER_TRIGGER: bool,
    S.CU_COREDUMP_FILE: bytes,
    S.CU_COREDUMP_PIPE: bytes,
    S.CU_COREDUMP_GENERATION_FLAGS: cuda.CUCoredumpGenerationFlags,
}


@pytest.fixture(autouse=True)
def supported(context: Any) -> None:
    needs_driver(12, 1)


@pytest.mark.parametrize("suffix", ["", "Global"], ids=["context", "process"])
@pytest.mark.parametrize("member", [m for m in S if m in KINDS], ids=lambda member: member.name)
def test_setting_is_what_the_driver_says(member: Any, suffix: str) -> None:
    kind = KINDS[member]
    room = ctypes.create_string_buffer(1024)
    size = ctypes.c_size_t({bool: 1, bytes: 1024}.get(kind, 4))
    code = raw(f"cuCoredumpGetAttribute{suffix}", int(member), room, ctypes.byref(size))
    result, found = getattr(cuda, f"cuCoredumpGetAttribute{suffix}")(member)
    assert int(result) == code, f"it gives {result!r}, and the driver {code}"
    if code:
        assert found is None
    elif kind is bytes:
        assert found == room.value
    else:
        assert int(found) == int.from_bytes(room.raw[: size.value], "little")
        assert isinstance(found, kind)


@pytest.mark.parametrize(
    ("member", "value"),
    [
        (S.CU_COREDUMP_ENABLE_ON_EXCEPTION, True),
        (S.CU_COREDUMP_ENABLE_ON_EXCEPTION, False),
        (S.CU_COREDUMP_FILE, b"core_of_a_test"),
        (S.CU_COREDUMP_GENERATION_FLAGS, 1),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_a_setting_of_the_process_is_changed(member: Any, value: Any) -> None:
    if member is S.CU_COREDUMP_GENERATION_FLAGS:
        needs_driver(12, 4)
    before = check(cuda.cuCoredumpGetAttributeGlobal(member))
    check(cuda.cuCoredumpSetAttributeGlobal(member, value))
    found = check(cuda.cuCoredumpGetAttributeGlobal(member))
    # An empty name is no name, and is not taken.
    cuda.cuCoredumpSetAttributeGlobal(member, before)
    assert found == value
