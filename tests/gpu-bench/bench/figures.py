"""What was measured, and what follows from it.

Input: for each call and contender the times of all rounds, in ns. Output: JSON and a table. Invariant: a time is the least of the rounds:
what disturbs a machine makes calls slower and never faster. An overhead is what a way costs above C++, at least 1 ns; a ratio is our
overhead over the peer's, so that less is better.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from contenders import CPP, NAMES, PEER

OURS = [name for name in NAMES if name not in (CPP, PEER)]

#: Below it, clocks and loops count for more than calls.
FLOOR_NS = 1.0

#: Times that differ by no more, as part of the whole, are the same.
TIE = 0.01


def figures(times: Mapping[str, Mapping[str, Sequence[float]]]) -> dict[str, Any]:
    """What is known of each call, and of all of them. `times` has a call "nothing", the loop, which is taken off."""
    loops = {name: min(rounds) for name, rounds in times["nothing"].items() if rounds}
    calls = [_call(name, _less(rounds, loops)) for name, rounds in times.items() if name != "nothing"]
    return {"calls": calls, "means": _means(calls), "slower": _slower(calls)}


def _less(times: Mapping[str, Sequence[float]], loops: Mapping[str, float]) -> dict[str, float]:
    return {name: round(max(min(rounds) - loops.get(name, 0.0), 0.0), 1) for name, rounds in times.items() if rounds}


def _call(name: str, ns: dict[str, float]) -> dict[str, Any]:
    overheads = {way: round(max(ns[way] - ns[CPP], FLOOR_NS), 1) for way in ns if way != CPP} if CPP in ns else {}
    ratios = {way: _short(overheads[way] / overheads[PEER]) for way in OURS if way in overheads and PEER in overheads}
    return {"name": name, "ns": ns, "overheads": overheads, "ratios": ratios}


def _short(ratio: float) -> float:
    """Four digits, however small: rounded to so many places, one of nothing against much would be none."""
    return float(f"{ratio:.4g}")


def _means(calls: Sequence[Mapping[str, Any]]) -> dict[str, float]:
    """Geometric means of the ratios."""
    means = {}
    for way in OURS:
        ratios = [call["ratios"][way] for call in calls if way in call["ratios"]]
        if ratios:
            means[way] = _short(math.exp(sum(map(math.log, ratios)) / len(ratios)))
    return means


def _slower(calls: Sequence[Mapping[str, Any]]) -> dict[str, list[str]]:
    """Calls that take longer than the peer's, by more than two runs of one program differ. What takes as long as C++ is none."""

    def longer(ns: Mapping[str, float], way: str) -> bool:
        return way in ns and PEER in ns and ns[way] > max(ns[PEER], ns.get(CPP, 0.0)) * (1 + TIE)

    return {way: [call["name"] for call in calls if longer(call["ns"], way)] for way in OURS}


def table(report: Mapping[str, Any]) -> str:
    """For people."""
    lines = [f"{name:<14}{value}" for name, value in report["machine"].items()]
    lines += [f"{name:<14}{value}" for name, value in report["versions"].items()]
    lines += [f"{name:<14}not measured: {reason}" for name, reason in report["missing"].items()]
    heads = "".join(f"{name:>14}" for name in NAMES)
    lines += ["", f"{'ns':<28}{heads}" + "".join(f"{f'{way}, ratio':>16}" for way in OURS)]
    for call in report["calls"]:
        times = "".join(f"{call['ns'][name]:>14,.0f}" if name in call["ns"] else f"{'-':>14}" for name in NAMES)
        ratios = "".join(f"{call['ratios'][way]:>16.3f}" if way in call["ratios"] else f"{'-':>16}" for way in OURS)
        lines.append(f"{call['name']:<28}{times}{ratios}")
    means = "".join(f"{report['means'][way]:>16.3f}" if way in report["means"] else f"{'-':>16}" for way in OURS)
    lines += [f"{'geometric mean':<28}{'':>{14 * len(NAMES)}}{means}", ""]
    lines.append(f"a ratio is the overhead over {CPP} divided by that of {PEER}; both are at least {FLOOR_NS:g} ns")
    lines += [f"{way}: slower than {PEER} by more than {TIE:.0%}: {', '.join(names) or 'none'}" for way, names in report["slower"].items()]
    return "\n".join(lines)
