"""Every name of the CUDA Python 11.6 reference is a name of this package, or was removed by NVIDIA.

Input: ``reference.yaml``. Output: names that are missing. Invariant: an entry of ``removed`` without a difference fails.
"""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path

import pytest
import yaml

REFERENCE = yaml.safe_load(Path(__file__).with_name("reference.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", ["cuda", "cudart", "nvrtc"])
def test_every_name_of_the_reference_is_here(module: str, counts: Counter[str]) -> None:
    loaded = importlib.import_module(f"cuspec.{module}")
    missing = {name for name in REFERENCE[module] if not hasattr(loaded, name)}
    removed = {name.partition(".")[2] for name in REFERENCE["removed"] if name.startswith(f"{module}.")}
    assert missing == removed
    counts["names of the 11.6 reference looked for"] += len(REFERENCE[module])
    counts["of those, removed by NVIDIA"] += len(removed)
