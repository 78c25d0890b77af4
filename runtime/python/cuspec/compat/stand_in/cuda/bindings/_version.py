"""The release that the modules of `cuda.bindings` are of.

Input: the CUDA release of the headers that cuspec was made from. Output: it as the version of `cuda.bindings`. Invariant: no commit is
named, for the modules come from no commit of cuda-python.
"""

from __future__ import annotations

from cuspec.cuda import CUDA_VERSION

__all__ = ["__commit_id__", "__version__", "__version_tuple__", "commit_id", "version", "version_tuple"]

version_tuple: tuple[int | str, ...] = (CUDA_VERSION // 1000, CUDA_VERSION % 1000 // 10, CUDA_VERSION % 10)
version: str = ".".join(map(str, version_tuple))
commit_id: str | None = None

__version_tuple__ = version_tuple
__version__ = version
__commit_id__ = commit_id
