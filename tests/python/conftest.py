"""What all tests share: the package on the recording driver, and counts that the last lines of a run print.

Input: ``CUSPEC_RECORDER``. Output: fixtures. Invariant: the variables that lead the package to the recorder are set
before a test imports it.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

import recorder as recording

os.environ.update(recording.environment())

_COUNTS: Counter[str] = Counter()
_NOTES: list[str] = []


@pytest.fixture(scope="session")
def counts() -> Counter[str]:
    """Numbers that the summary prints."""
    return _COUNTS


@pytest.fixture(scope="session")
def notes() -> list[str]:
    """Lines that the summary prints."""
    return _NOTES


@pytest.fixture
def recorder() -> Iterator[recording.Recorder]:
    """The recorder in this process, with nothing recorded."""
    control = recording.Recorder()
    yield control
    control.reset()


@pytest.fixture
def alone(tmp_path: Path) -> str:
    """A folder that leads to the package and to nothing else that is installed beside it."""
    spec = find_spec("cuspec")
    assert spec is not None and spec.origin is not None
    package = Path(spec.origin).parent
    for folder in (package, *package.parent.glob("cuspec-*.dist-info")):
        (tmp_path / folder.name).symlink_to(folder)
    return str(tmp_path)


@pytest.fixture
def cuda() -> ModuleType:
    from cuspec import cuda

    return cuda


@pytest.fixture
def cudart() -> ModuleType:
    from cuspec import cudart

    return cudart


@pytest.fixture
def nvrtc() -> ModuleType:
    from cuspec import nvrtc

    return nvrtc


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints the counts and notes."""
    if _COUNTS or _NOTES:
        terminalreporter.section("counts")
    for name, count in sorted(_COUNTS.items()):
        terminalreporter.write_line(f"{count:>9,}  {name}")
    for note in _NOTES:
        terminalreporter.write_line(note)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of an older major of cudart, only what is about it: the other modules are tested with the newest."""
    import facts

    module = facts.MODULES[1]
    if module == "cudart":
        return
    kept = [item for item in items if _is_about(item, module)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def _is_about(item: pytest.Item, module: str) -> bool:
    callspec = getattr(item, "callspec", None)
    values = callspec.params.values() if callspec is not None else ()
    # A typed attribute is of the module of its call.
    of = (getattr(value, "call", value) for value in values)
    return any(value == module or getattr(value, "module", None) == module for value in of)
