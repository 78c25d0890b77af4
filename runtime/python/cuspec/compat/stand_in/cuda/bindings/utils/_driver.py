"""The age of the installed driver.

Input: the driver's version. Output: one warning for each process where the driver is of an older major release than the bindings.
Invariant: `CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING` turns the check off, the driver is not even loaded then.
"""

from __future__ import annotations

import functools
import warnings

from cuspec import cuda

from ._environment import envvar_bool


def warn_if_cuda_major_version_mismatch() -> None:
    """Warns, once, if the driver is of an older major release of CUDA than these bindings."""
    if not envvar_bool("CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING"):
        _compare()


@functools.cache
def _compare() -> None:
    error, version = cuda.cuDriverGetVersion()
    if version is None:
        raise RuntimeError(f"the driver does not tell its version: {error.name}")
    ours = cuda.CUDA_VERSION // 1000
    if version // 1000 < ours:
        warnings.warn(
            f"the driver supports CUDA {version // 1000}, older than the CUDA {ours} of these bindings: newer functions will fail. "
            "Update the NVIDIA driver, or set CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING=1.",
            UserWarning,
            stacklevel=3,
        )
