"""The runner of ``cargo xtask bundle``: what it reports of parts that pass, fail, hang, crash and cannot run.

Input: ``tests/bundle``, copied beside parts of a few lines. Output: its report and exit code. Invariant: no GPU is needed, and none of the
real parts runs.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parents[1] / "bundle"

PARTS = '''
import sys
from dataclasses import dataclass
from typing import Any
from outcomes import Outcome, of_records

@dataclass
class Part:
    name: str
    what: str
    run: Any
    missing: Any = lambda machine: None
    least_minutes: float = 0

def script(code, seconds=30):
    """A part whose tests are a program that writes records."""
    def run(machine, outcome):
        records = machine.out / "records.jsonl"
        records.unlink(missing_ok=True)
        ended = machine.process("script", [sys.executable, "-c", HEAD + code, records], seconds)
        found, running = of_records(records, "")
        outcome.add(found)
        if not ended.well:
            outcome.fail(running or "the program", f"{ended.text}it {ended.how}")
    return run

HEAD = """
import json, os, subprocess, sys, time
def record(test, outcome, text=""):
    with open(sys.argv[1], "a") as file:
        file.write(json.dumps({"test": test, "outcome": outcome, "text": text}) + chr(10))
"""

def faulty(machine, outcome):
    raise RuntimeError("a fault of the runner")

def facts(machine, outcome):
    outcome.facts["GPU"] = "none at all"
    outcome.passed += 1

PARTS = [
    Part("facts", "tells a fact", facts),
    Part("passes", "two tests pass", script("record('a', 'passed'); record('b', 'passed')")),
    Part("skips", "one of two is skipped", script("record('a', 'passed'); record('b', 'skipped', 'no second GPU')")),
    Part("cannot", "cannot run", facts, lambda machine: "the thing is not installed"),
    Part("long", "takes a day", facts, least_minutes=1440),
    Part("fails", "one of two fails", script("record('a', 'passed'); record('b', 'failed', 'expected 1, got 2')")),
    Part("crashes", "dies in its second test", script("record('a', 'passed'); record('b', 'started'); os.abort()")),
    Part("faulty", "is faulty itself", faulty),
    Part("hangs", "hangs with a child of its own", script(
        "record('a', 'started'); child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']);"
        "print(child.pid, flush=True); time.sleep(600)", seconds=2)),
]
'''


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A bundle with small parts."""
    folder = tmp_path / "bundle"
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "parts.py").write_text(PARTS, encoding="utf-8")
    return folder


def run(bundle: Path, *arguments: str) -> tuple[int, str, dict[str, Any]]:
    """Exit code, what is printed, and the report."""
    out = bundle.parent / "out"
    command = [str(bundle / "run.sh"), "--out", str(out), *arguments]
    environment = {"PYTHON": sys.executable, "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, env=environment)
    report = out / "report.json"
    return done.returncode, done.stdout + done.stderr, json.loads(report.read_text()) if report.exists() else {}


def counts(report: dict[str, Any], name: str) -> tuple[str, int, int, int]:
    (part,) = [part for part in report["parts"] if part["name"] == name]
    return part["result"], part["passed"], part["failed"], part["skipped"]


def test_everything_that_passes_is_success(bundle: Path) -> None:
    code, printed, report = run(bundle, "facts", "passes", "skips", "cannot", "--limit-minutes", "60")
    assert code == 0, printed
    assert report["counts"] == {"passed": 4, "failed": 0, "skipped": 1}
    assert report["facts"] == {"GPU": "none at all"}
    assert counts(report, "skips") == ("passed", 1, 0, 1)
    assert report["parts"][2]["skips"] == [{"name": "b", "reason": "no second GPU"}]
    assert report["parts"][3]["reason"] == "the thing is not installed"
    text = (bundle.parent / "out/report.txt").read_text(encoding="utf-8")
    assert "none at all" in text and "1 skipped: no second GPU" in text and "the thing is not installed" in text


def test_what_fails_is_told_and_stops_nothing(bundle: Path) -> None:
    code, printed, report = run(bundle, "fails", "faulty", "crashes", "passes")
    assert code == 1, printed
    assert [part["name"] for part in report["parts"]] == ["passes", "fails", "crashes", "faulty"], "in the order of the list"
    assert counts(report, "fails") == ("failed", 1, 1, 0)
    assert counts(report, "crashes") == ("failed", 1, 1, 0)
    (crash,) = report["parts"][2]["failures"]
    assert crash["name"] == "b" and "SIGABRT" in crash["text"]
    assert "a fault of the runner" in report["parts"][3]["failures"][0]["text"]
    text = (bundle.parent / "out/report.txt").read_text(encoding="utf-8")
    assert "expected 1, got 2" in text and "expected 1, got 2" in printed


def test_what_hangs_is_ended_with_all_that_it_started(bundle: Path) -> None:
    code, printed, report = run(bundle, "hangs")
    assert code == 1, printed
    (hang,) = report["parts"][0]["failures"]
    assert hang["name"] == "a" and "its limit" in hang["text"]
    child = int(hang["text"].split()[0])
    for _ in range(100):
        if _gone(child):
            return
        time.sleep(0.05)
    raise AssertionError(f"process {child}, which a part started, still runs")


def _gone(process: int) -> bool:
    """Whether a process has ended; one that nobody has waited for yet has, too."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def test_a_part_that_no_longer_fits_is_skipped(bundle: Path) -> None:
    code, printed, report = run(bundle, "long", "passes", "--limit-minutes", "5")
    assert code == 0, printed
    assert [part["result"] for part in report["parts"]] == ["passed", "skipped"]
    assert report["parts"][1]["reason"].startswith("it takes 1440 min at least, and ")


def test_parts_are_listed_and_unknown_ones_refused(bundle: Path) -> None:
    code, printed, report = run(bundle, "--list")
    assert code == 0 and report == {} and "two tests pass" in printed
    code, printed, report = run(bundle, "nonsense")
    assert code == 2 and report == {} and "there is no part `nonsense`" in printed


def test_the_real_parts_are_listed(tmp_path: Path) -> None:
    """The list can be read where nothing of the bundle is built."""
    folder = tmp_path / "bundle"
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    code, printed, _ = run(folder, "--list")
    assert code == 0, printed
    for name in ("device", "rust", "examples", "guides", "symbols", "python", "peer", "memcheck-rust", "memcheck-python", "numba", "bench"):
        assert f"\n{name} " in f"\n{printed}"


def test_threads_that_ask_at_once_have_one_environment() -> None:
    code = textwrap.dedent(
        """
        import time
        from concurrent.futures import ThreadPoolExecutor
        from pathlib import Path
        from machine import Machine

        class Slow(Machine):
            made = 0

            def _environment(self, name):
                Slow.made += 1
                time.sleep(0.05)
                return self.out / str(Slow.made)

        machine = Slow(Path("folder"), Path("out"))
        with ThreadPoolExecutor(8) as pool:
            found = sorted(map(str, set(pool.map(lambda _: machine.python(), range(8)))))
        print(Slow.made, found)
        """
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=SOURCE)
    assert done.stdout.split() == ["1", "['out/1']"], done.stderr


def test_logs_of_compute_sanitizer_are_summed_up() -> None:
    code = textwrap.dedent(
        """
        from outcomes import of_sanitizer
        log = "========= ERROR SUMMARY: 2 errors\\n========= LEAK SUMMARY: 48 bytes leaked in 2 allocations\\n"
        print(of_sanitizer(log + "noise\\n========= ERROR SUMMARY: 0 errors\\n"))
        """
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=SOURCE)
    assert done.stdout.strip() == "Sanitized(errors=2, leaked_bytes=48, summaries=2)", done.stderr


def test_records_of_unittest_name_what_failed(tmp_path: Path) -> None:
    """As numba's tests are recorded: failures, errors, subtests, skips and classes that cannot be set up."""
    (tmp_path / "sample.py").write_text(
        textwrap.dedent(
            """
            import unittest

            class A(unittest.TestCase):
                def test_fails(self): self.assertEqual(1, 2)
                def test_passes(self): pass
                @unittest.skip("not here")
                def test_skips(self): pass
                @unittest.expectedFailure
                def test_expected(self): raise ValueError
                def test_subtests(self):
                    for value in (1, 2):
                        with self.subTest(value=value): self.assertEqual(value, 1)

            class B(unittest.TestCase):
                @classmethod
                def setUpClass(cls): raise RuntimeError("no set-up")
                def test_never(self): pass
            """
        ),
        encoding="utf-8",
    )
    records = tmp_path / "records.jsonl"
    command = [sys.executable, str(SOURCE / "numba_suite.py"), "sample", str(records)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in records.read_text(encoding="utf-8").splitlines()]
    ended = {line["test"]: line["outcome"] for line in lines if line["outcome"] != "started"}
    assert len([line for line in lines if line["outcome"] != "started"]) == len(ended), "each has one outcome"
    setup = [name for name in ended if "setUpClass" in name]
    assert len(setup) == 1 and ended.pop(setup[0]) == "failed"
    assert ended == {
        "A.test_fails": "failed",
        "A.test_passes": "passed",
        "A.test_skips": "skipped",
        "A.test_expected": "passed",
        "A.test_subtests": "failed",
    }
