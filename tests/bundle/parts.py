"""The parts of a run: add a `Part` to `PARTS` for what is to run besides.

Input: the bundle's folders. Output: the list, in the order of a run. Invariant: a part that cannot run says why; what a part runs has its
own processes, each with a limit.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numba_part
from machine import Ended, Machine, tool
from outcomes import Outcome, of_records, of_rust, of_sanitizer

#: Exit code of compute-sanitizer for a program in which it found something.
FOUND = 86

#: Files of tests that are parts of their own.
SEPARATE = {"test_symbols.py": "symbols", "test_peer.py": "peer", "test_cupy.py": "interop", "test_torch.py": "interop"}

#: Not below a memory checker: what only asks, and what needs processes besides.
NOT_CHECKED = {"test_coredump.py", "test_device.py", "test_diagnostics.py", "test_ipc.py"}

#: Tells tests that a checker watches them.
CHECKED = {"CUSPEC_CHECKED": "1"}

#: Test files at a time: each is a process with a context, and most of its time goes into starting.
AT_A_TIME = 6


@dataclass(frozen=True)
class Part:
    """A part of a run."""

    name: str
    what: str
    run: Callable[[Machine, Outcome], None]
    #: Why it cannot run; None where it can.
    missing: Callable[[Machine], str | None]
    #: It is not begun when less is left.
    least_minutes: float = 0.5


def has(path: str, else_: str) -> Callable[[Machine], str | None]:
    """Whether the bundle has a file."""
    return lambda machine: None if (machine.folder / path).exists() else else_


def device(machine: Machine, outcome: Outcome) -> None:
    """Which GPU, driver and packages there are."""
    if smi := tool("nvidia-smi"):
        ended = machine.process("nvidia-smi", [smi], 60)
        outcome.facts["nvidia-smi"] = "works" if ended.well else ended.how
    else:
        outcome.facts["nvidia-smi"] = "not found"
    ended = machine.process("device", [machine.python(), machine.folder / "device.py"], 120)
    if ended.well:
        outcome.facts.update(json.loads(ended.text.splitlines()[-1]))
        outcome.passed += 1
    else:
        outcome.fail("device.py", f"{ended.text}\ndevice.py {ended.how}")


def rust(machine: Machine, outcome: Outcome) -> None:
    """The Rust tests."""
    rust_tests(machine, outcome, "rust")


def rust_tests(machine: Machine, outcome: Outcome, tag: str, prefix: Sequence[str] = ()) -> Ended:
    """Runs the Rust tests, by themselves or below another program."""
    report = machine.out / f"{tag}.json"
    report.unlink(missing_ok=True)
    program = machine.folder / "rust/cuspec-gpu-tests"
    ended = machine.process(tag, [*prefix, program, "--report", report], 300, CHECKED if prefix else {})
    found, running = of_rust(report)
    outcome.add(found)
    # An exit code alone tells of what no single test is to blame for.
    silent = ended.code not in (0, FOUND) and not found.failures
    if running is not None or ended.timed_out or silent:
        outcome.fail(running or program.name, f"{ended.text}\nit {ended.how}")
    return ended


def examples(machine: Machine, outcome: Outcome) -> None:
    """Each example ends well, and all elements of which it tells are right."""
    for program in sorted((machine.folder / "examples").iterdir()):
        ended = machine.process(f"example-{program.name}", [program], 120)
        wrong = [line for line, a, b in re.findall(r"((\d+) of (\d+) \w+ are right)", ended.text) if a != b]
        if not ended.well or wrong:
            outcome.fail(program.name, f"{ended.text}\nit {ended.how}; {wrong or 'no wrong sums'}")
        else:
            outcome.passed += 1


def guides(machine: Machine, outcome: Outcome) -> None:
    """Each program of the guides ends well and prints what its guide says."""
    folder = machine.folder / "guides"
    ended = machine.process("guides", [machine.python(), folder / "guides.py", folder], 540)
    names = [line.split("\t")[0] for line in (folder / "list.tsv").read_text(encoding="utf-8").splitlines()]
    # A result is a name, then what is wrong over any number of lines.
    found = re.split(rf"^({'|'.join(map(re.escape, names))}): ", ended.text, flags=re.MULTILINE)[1:]
    results = dict(zip(found[::2], found[1::2], strict=True))
    for name in names:
        result = results.get(name, f"it was not run, as guides.py {ended.how}")
        if result.splitlines()[0] == "right":
            outcome.passed += 1
        else:
            outcome.fail(name, result)


def python(machine: Machine, outcome: Outcome, wanted: Callable[[str], bool], prefix: Sequence[str] = (), tag: str = "python") -> None:
    """Each file of Python tests, in a process of its own."""
    files = [path for path in sorted((machine.folder / "python").glob("test_*.py")) if wanted(path.name)]

    def one(file: Path) -> tuple[Outcome, Ended]:
        name = f"{tag}-{file.stem}"
        records = machine.out / "records" / f"{name}.jsonl"
        records.parent.mkdir(exist_ok=True)
        records.unlink(missing_ok=True)
        command = [*prefix, str(machine.python()), "-X", "faulthandler", "-m", "pytest", "-q", "-p", "no:cacheprovider", str(file)]
        command += ["--junitxml", str(machine.out / "junit" / f"{name}.xml"), "-o", "junit_family=xunit2"]
        variables = {"CUSPEC_RECORDS": str(records), **(CHECKED if prefix else {})}
        ended = machine.process(name, command, 300, variables, cwd=file.parent)
        found, running = of_records(records, "")
        # 1: tests failed, which the records tell. 5: none ran, as with a file that is skipped as a whole.
        if ended.code not in (0, 1, 5, FOUND) or ended.timed_out:
            found.fail(running or file.name, f"{ended.text}\npytest {file.name} {ended.how}")
        elif not found.passed and not found.failures and not found.skips:
            found.fail(file.name, f"{ended.text}\npytest {file.name} ran no test")
        return found, ended

    with ThreadPoolExecutor(AT_A_TIME) as pool:
        results = list(pool.map(one, files))
    for found, ended in results:
        outcome.add(found)
        if prefix:
            judge_sanitizer(ended, outcome)


def python_part(name: str) -> Callable[[Machine, Outcome], None]:
    """The files that are a part of their own, or, for `python`, all others."""
    return lambda machine, outcome: python(machine, outcome, lambda file: SEPARATE.get(file, "python") == name)


def without(module: str, name: str) -> Callable[[Machine], str | None]:
    """Whether the files of a part are there and a package that they need is."""

    def missing(machine: Machine) -> str | None:
        if not (machine.folder / "python").exists():
            return "the bundle has no Python tests"
        code = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({module!r}) is None)"
        ended = machine.process(f"has-{name}", [machine.python(), "-c", code], 60)
        return None if ended.well else f"{name} is not installed"

    return missing


def sanitizer(*options: str) -> list[str]:
    """The command line of memcheck. Errors that calls return are no faults: tests make them on purpose.

    Processes that a test starts are left alone: in some, the host lets a kernel go on that the checker waits for, and one traps.
    """
    found = tool("compute-sanitizer") or "compute-sanitizer"
    fixed = ["--tool", "memcheck", "--report-api-errors", "no", "--target-processes", "application-only"]
    return [found, *fixed, "--error-exitcode", str(FOUND), *options]


def judge_sanitizer(ended: Ended, outcome: Outcome) -> None:
    """Holds a log of compute-sanitizer against none of its findings."""
    said = of_sanitizer(ended.text)
    lines = "\n".join(line for line in ended.text.splitlines() if line.startswith("========="))
    if said.errors or said.leaked_bytes:
        outcome.fail("compute-sanitizer", f"{lines}\n{said.errors} errors, {said.leaked_bytes} bytes leaked")
    elif said.summaries == 0:
        outcome.fail("compute-sanitizer", f"{ended.text}\nit summed nothing up, and {ended.how}")
    else:
        outcome.passed += 1


def checked_rust(machine: Machine, outcome: Outcome) -> None:
    """The Rust tests below memcheck, which at the end looks for memory that was never freed."""
    judge_sanitizer(rust_tests(machine, outcome, "memcheck-rust", sanitizer("--leak-check", "full")), outcome)


def checked_python(machine: Machine, outcome: Outcome) -> None:
    """The Python tests below memcheck, without those that have nothing for it."""
    wanted = lambda file: file not in SEPARATE and file not in NOT_CHECKED  # noqa: E731
    python(machine, outcome, wanted, sanitizer(), "memcheck-python")


def can_check(path: str) -> Callable[[Machine], str | None]:
    """Whether there is a memory checker, and what it is to check."""

    def missing(machine: Machine) -> str | None:
        if not (machine.folder / path).exists():
            return f"the bundle has no {path}"
        return None if tool("compute-sanitizer") else "compute-sanitizer is not installed"

    return missing


def bench(machine: Machine, outcome: Outcome) -> None:
    """The benchmarks: `bench/run.py OUT.json`, whose figures go into the report."""
    figures = machine.out / "bench.json"
    figures.unlink(missing_ok=True)
    ended = machine.process("bench", [machine.python(), machine.folder / "bench/run.py", figures], 540)
    if ended.well and figures.exists():
        outcome.passed += 1
        found = json.loads(figures.read_text(encoding="utf-8"))
        outcome.facts["bench"] = found
        for way, mean in found["means"].items():
            slower = ", ".join(found["slower"][way]) or "no call"
            outcome.facts[f"bench, {way}"] = f"{mean:.3f} of the overhead of cuda-bindings; slower than it: {slower}"
        for name, reason in found["missing"].items():
            outcome.skip(name, reason)
    else:
        outcome.fail("bench/run.py", f"{ended.text}\nit {ended.how}")


NO_RUST = "the bundle has no Rust tests"
NO_PYTHON = "the bundle has no Python tests"

PARTS = [
    Part("device", "the GPU, the driver and the packages at hand", device, lambda _: None),
    Part("rust", "tests of the crate", rust, has("rust/cuspec-gpu-tests", NO_RUST), 1),
    Part("examples", "the crate's examples", examples, has("examples", "the bundle has no examples")),
    Part("guides", "the programs in the guides", guides, has("guides/list.tsv", "the bundle has no guides"), 1),
    Part("symbols", "every symbol, by the release that brought it", python_part("symbols"), has("python", NO_PYTHON)),
    Part("python", "tests of the package", python_part("python"), has("python", NO_PYTHON), 1),
    Part("interop", "arrays of CuPy and tensors of PyTorch", python_part("interop"), has("python", NO_PYTHON), 1),
    Part("peer", "equal answers of cuda-bindings", python_part("peer"), without("cuda.bindings", "cuda-bindings")),
    Part("bench", "benchmarks", bench, has("bench/run.py", "the bundle has no benchmarks"), 2),
    Part(
        "memcheck-rust",
        "compute-sanitizer over the Rust tests: faults, and what is never freed",
        checked_rust,
        can_check("rust/cuspec-gpu-tests"),
        2,
    ),
    Part("memcheck-python", "compute-sanitizer over the Python tests", checked_python, can_check("python"), 2),
    Part("numba", "numba-cuda's own tests, on this package and on cuda-bindings", numba_part.run, numba_part.missing, 4),
]
