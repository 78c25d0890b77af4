"""What the tests on a GPU share: a current context, and a record of each test as it runs.

Input: the machine's driver; `CUSPEC_RECORDS` names a file for the records. Output: fixtures. Invariant: a test begins with the primary
context of device 0 current and no work under way, and leaves the device without a sticky error, or the run ends there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from cuspec import cuda
from gpu import check

#: The place of the reason, behind file and line.
_SKIP_REASON = 2


@pytest.fixture(scope="session")
def device() -> Any:
    """The first device."""
    check(cuda.cuInit(0))
    return check(cuda.cuDeviceGet(0))


@pytest.fixture(scope="session")
def primary(device: Any) -> Iterator[Any]:
    """Its primary context."""
    yield check(cuda.cuDevicePrimaryCtxRetain(device))
    check(cuda.cuDevicePrimaryCtxRelease(device))


@pytest.fixture
def context(primary: Any) -> Iterator[Any]:
    """The primary context, current."""
    check(cuda.cuCtxSetCurrent(primary))
    yield primary
    check(cuda.cuCtxSetCurrent(primary))
    (status,) = cuda.cuCtxSynchronize()
    if status:
        pytest.exit(f"the context is lost: cuCtxSynchronize gives {status!r} after the test", returncode=3)


@pytest.fixture
def stream(context: Any) -> Iterator[Any]:
    """A stream that does not wait for the default stream."""
    made = check(cuda.cuStreamCreate(cuda.CUstream_flags.CU_STREAM_NON_BLOCKING))
    yield made
    check(cuda.cuStreamSynchronize(made))
    check(cuda.cuStreamDestroy(made))


def _record(test: str, outcome: str, text: str = "") -> None:
    if path := os.environ.get("CUSPEC_RECORDS"):
        with open(path, "a", encoding="utf-8") as file:
            file.write(json.dumps({"test": test, "outcome": outcome, "text": text}) + "\n")


def _reason(skipped: Any) -> str:
    """Why a test was skipped."""
    reason = skipped[_SKIP_REASON] if isinstance(skipped, tuple) else skipped
    return str(reason).removeprefix("Skipped: ")


def pytest_runtest_logstart(nodeid: str) -> None:
    """Before a test: if it crashes, this is what is known of it."""
    _record(nodeid, "started")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """After each of a test's three steps."""
    if report.skipped:
        _record(report.nodeid, "skipped", _reason(report.longrepr))
    elif report.failed:
        _record(report.nodeid, "failed", f"{report.when}: {report.longreprtext}")
    elif report.when == "call":
        _record(report.nodeid, "passed")


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """A file that cannot be imported, or is skipped as a whole."""
    if report.failed:
        _record(report.nodeid, "failed", f"it cannot be imported: {report.longreprtext}")
    elif report.skipped:
        _record(report.nodeid, "skipped", _reason(report.longrepr))
