"""Where this interpreter's environment keeps the libraries of CUDA.

Input: the name of a library and the names of its files, newest release first. Output: paths of files that exist, best first: the
packages that pip installed for this interpreter, then the conda environment, then the toolkit that `CUDA_PATH` or `CUDA_HOME` names.
Invariant: importing this module touches no file; the variables and folders are read anew by each call. The system's own search and the
fixed places of toolkits are not repeated here: the native module goes on to them when nothing of this loads.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

# The folder of each library below `nvidia` in the packages of CUDA 12 and older; later ones share `cu<major>`. The driver comes in no
# package, and in toolkits as a stub only.
_COMPONENTS: Final = {
    "cudart": "cuda_runtime",
    "cudart11": "cuda_runtime",
    "cudart12": "cuda_runtime",
    "nvrtc": "cuda_nvrtc",
}

_WINDOWS: Final = os.name == "nt"
_PACKAGE_FOLDERS: Final = ("bin/x86_64", "bin") if _WINDOWS else ("lib",)
_CONDA_FOLDERS: Final = ("Library/bin/x64", "Library/bin") if _WINDOWS else ("lib",)
_TOOLKIT_FOLDERS: Final = ("bin/x64", "bin") if _WINDOWS else ("lib64", "lib")


def candidates(library: str, files: Sequence[str]) -> list[str]:
    """The files of a library in this interpreter's environment.

    Parameters
    ----------
    library : str
        "cudart", "cudart11", "cudart12" or "nvrtc"; any other library is in none of these places.
    files : sequence of str
        The file names of the library, newest release first.

    Returns
    -------
    list of str
        Absolute paths of existing files, best first, none twice.
    """
    component = _COMPONENTS.get(library)
    if component is None:
        return []
    places = (
        _packages(component),
        _below(_roots("CONDA_PREFIX"), _CONDA_FOLDERS),
        _below(_roots("CUDA_PATH", "CUDA_HOME"), _TOOLKIT_FOLDERS),
    )
    return list(dict.fromkeys(path for place in places for path in _present(list(place), files)))


def _present(folders: Sequence[str], files: Sequence[str]) -> Iterator[str]:
    """The files that exist, newest first; of one release, in the order of the folders."""
    for file in files:
        for folder in folders:
            path = os.path.join(folder, file)
            if os.path.isfile(path):
                yield path


def _packages(component: str) -> Iterator[str]:
    """The folders of libraries that pip filled, newest release first in each of the interpreter's folders."""
    for entry in sys.path:
        # An empty entry is the working folder, which is nobody's environment.
        if not entry:
            continue
        nvidia = os.path.join(os.path.abspath(entry), "nvidia")
        yield from _below((os.path.join(nvidia, name) for name in [*_releases(nvidia), component]), _PACKAGE_FOLDERS)


def _releases(nvidia: str) -> list[str]:
    """The folders `cu<major>`, newest first."""
    try:
        names = os.listdir(nvidia)
    except OSError:
        return []
    majors = [int(match[1]) for name in names if (match := re.fullmatch(r"cu([1-9]\d*)", name))]
    return [f"cu{major}" for major in sorted(majors, reverse=True)]


def _roots(*variables: str) -> Iterator[str]:
    for variable in variables:
        if root := os.environ.get(variable):
            yield os.path.abspath(root)


def _below(roots: Iterable[str], folders: Sequence[str]) -> Iterator[str]:
    for root in roots:
        for folder in folders:
            yield os.path.join(root, *folder.split("/"))
