"""The helpers of `cuda.bindings.utils`, our own.

Input: handles, PTX text, environment variables, the installed driver. Output: numbers, versions, warnings. Invariant:
`check_nvvm_compiler_options` is missing, because libNVVM's bindings are: programs that ask for it find out at import.
"""

from cuspec.compat._native_handles import native_handle as get_cuda_native_handle

from ._driver import warn_if_cuda_major_version_mismatch
from ._environment import envvar_bool
from ._ptx import get_minimal_required_cuda_ver_from_ptx_ver, get_ptx_ver

__all__ = [
    "envvar_bool",
    "get_cuda_native_handle",
    "get_minimal_required_cuda_ver_from_ptx_ver",
    "get_ptx_ver",
    "warn_if_cuda_major_version_mismatch",
]
