"""Switches in environment variables.

Input: a variable's name. Output: its meaning as a bool. Invariant: no value raises; one that means nothing counts as set, so on.
"""

from __future__ import annotations

import os


def envvar_bool(name: str, default: bool = False) -> bool:
    """The variable as a switch: words such as "yes" and "off", or a number; `default` where it is unset or blank."""
    value = os.environ.get(name, "").strip().lower()
    if not value:
        return default
    if value in ("false", "no", "off"):
        return False
    try:
        return int(value, 0) != 0
    except ValueError:
        return True
