"""Imports the package and tells what that did to the process.

Output: the interpreter; which of the named libraries are mapped after the import, and after the first call of each; which modules an
import of the package alone brings in; what a call of a library that is not there raises.
"""

from __future__ import annotations

import json
import os
import sys

LIBRARIES = ("libcuda", "libcudart", "libnvrtc")


def _mapped(more: str) -> list[str]:
    with open("/proc/self/maps", encoding="utf-8") as file:
        names = {line.split(maxsplit=5)[5].strip().rsplit("/", 1)[-1] for line in file if "/" in line}
    return sorted(name for name in names if name.startswith((*LIBRARIES, more)))


def main() -> None:
    import cuspec

    alone = sorted(name for name in sys.modules if name.split(".")[0] == "cuspec")
    from cuspec import cuda, cudart, nvrtc

    # Classes and enums are made when they are asked for.
    assert int(cuda.CUstream(5)) == 5
    assert int(cudart.cudaError_t.cudaSuccess) == int(nvrtc.nvrtcResult(0)) == 0
    found: dict[str, object] = {"python": sys.version.split()[0], "alone": alone, "version": cuspec.__version__}
    file = os.path.basename(os.environ.get("CUSPEC_CUDA_LIBRARY", "-"))
    found["mapped"] = _mapped(file)
    try:
        found["results"] = [int(result[0]) for result in (cuda.cuInit(0), cudart.cudaDeviceSynchronize(), nvrtc.nvrtcVersion())]
    except cuspec.LibraryNotFoundError as error:
        found["raised"] = [type(error).__name__, str(error), isinstance(error, RuntimeError)]
    found["mapped_after"] = _mapped(file)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
