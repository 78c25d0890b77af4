"""Versions of PTX.

Input: PTX text, or a version of the PTX ISA. Output: its version, or the first CUDA release that reads it. Invariant: an unknown
version is a ValueError, never a guess.
"""

from __future__ import annotations

import re

# The release notes in the PTX ISA manual: CUDA release -> the PTX versions that came with it.
_RELEASES = {
    (1, 0): "1.0",
    (1, 1): "1.1",
    (2, 0): "1.2",
    (2, 1): "1.3",
    (2, 2): "1.4",
    (3, 0): "2.0",
    (3, 1): "2.1",
    (3, 2): "2.2",
    (4, 0): "2.3",
    (4, 1): "3.0",
    (5, 0): "3.1",
    (5, 5): "3.2",
    (6, 0): "4.0",
    (6, 5): "4.1",
    (7, 0): "4.2",
    (7, 5): "4.3",
    (8, 0): "5.0",
    (9, 0): "6.0",
    (9, 1): "6.1",
    (9, 2): "6.2",
    (10, 0): "6.3",
    (10, 1): "6.4",
    (10, 2): "6.5",
    (11, 0): "7.0",
    (11, 1): "7.1",
    (11, 2): "7.2",
    (11, 3): "7.3",
    (11, 4): "7.4",
    (11, 5): "7.5",
    (11, 6): "7.6",
    (11, 7): "7.7",
    (11, 8): "7.8",
    (12, 0): "8.0",
    (12, 1): "8.1",
    (12, 2): "8.2",
    (12, 3): "8.3",
    (12, 4): "8.4",
    (12, 5): "8.5",
    (12, 7): "8.6",
    (12, 8): "8.7",
    (12, 9): "8.8",
    (13, 0): "9.0",
    (13, 1): "9.1",
    (13, 2): "9.2",
    (13, 3): "9.3",
    (13, 4): "9.4",
    (13, 5): "9.5",
}
_CUDA_OF_PTX = {ptx: 1000 * major + 10 * minor for (major, minor), ptx in _RELEASES.items()}
_DIRECTIVE = re.compile(r"\.version\s+(\d+\.\d+)")


def get_ptx_ver(ptx: str) -> str:
    """The version that the `.version` directive of PTX text names, such as "8.8"; ValueError where there is none."""
    directive = _DIRECTIVE.search(ptx)
    if directive is None:
        raise ValueError("the text has no .version directive, so it is not PTX")
    return directive[1]


def get_minimal_required_cuda_ver_from_ptx_ver(ptx_version: str) -> int:
    """The first CUDA release that reads this version of PTX, as 1000 * major + 10 * minor; ValueError for an unknown version."""
    try:
        return _CUDA_OF_PTX[ptx_version]
    except KeyError:
        newest = max(_CUDA_OF_PTX, key=_CUDA_OF_PTX.__getitem__)
        raise ValueError(f"unknown version of PTX: {ptx_version!r} (the newest known is {newest})") from None
