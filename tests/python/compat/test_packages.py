"""Packages built on cuda-python, and the names they take from it.

Input: `used_names.USED`; the packages themselves where they are installed. Output: each name resolves in our modules; the packages
import, and the bindings they hold are ours. Invariant: no GPU and no driver is needed to import them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from interpreters import Interpreter, installed
from used_names import USED


@pytest.mark.parametrize("package", USED)
def test_names_that_packages_use_are_there(package: str, interpreter: Interpreter, record_property: Callable[[str, object], None]) -> None:
    wanted = {module: names.split() for module, names in USED[package].items()}
    count = interpreter.run(f"""
        import importlib, cuspec.compat
        cuspec.compat.install()
        missing, count = [], 0
        for module, names in {wanted!r}.items():
            module = importlib.import_module("cuda.bindings." + module)
            count += len(names)
            missing += [f"{{module.__name__}}.{{name}}" for name in names if not hasattr(module, name)]
        assert not missing, missing
        print(count)
    """)
    assert int(count) == sum(map(len, wanted.values())) > 0
    record_property("names", count)


def _needs(*modules: str) -> None:
    missing = [module for module in modules if not installed(module)]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")


def test_cuda_core_holds_our_bindings(beside_peer: Interpreter) -> None:
    _needs("cuda.core")
    beside_peer.run("""
        import sys, cuspec.compat
        cuspec.compat.install()
        from cuda import core
        import cuda.core.checkpoint, cuda.core.graph, cuda.core.utils
        from cuspec import cuda as driver, cudart, nvrtc
        held = {id(value) for name, module in list(sys.modules.items()) if name.startswith("cuda.core.") for value in vars(module).values()}
        assert {id(driver), id(cudart), id(nvrtc)} <= held
        stream = core.Stream.from_handle(5)
        assert type(stream.handle) is driver.CUstream and int(stream.handle) == 5
    """)


def test_numba_cuda_holds_our_bindings(beside_peer: Interpreter) -> None:
    _needs("numba_cuda", "cuda.core")
    if "CUSPEC_CUDART_LIBRARY" not in beside_peer.environment:
        pytest.skip("numba-cuda asks the runtime for its version while it is imported, and CUSPEC_RECORDER names none")
    beside_peer.run("""
        import cuspec.compat
        cuspec.compat.install()
        import numba.cuda
        from numba.cuda.cudadrv import driver, nvrtc
        import cuspec
        assert driver.binding is cuspec.cuda and nvrtc.bindings_nvrtc is cuspec.nvrtc
        assert driver.get_cuda_native_handle(cuspec.cuda.CUstream(5)) == 5
        assert driver.ERROR_MAP[cuspec.cuda.CUresult.CUDA_ERROR_NOT_READY] == "CUDA_ERROR_NOT_READY"
    """)


@pytest.mark.skipif(sys.platform != "linux", reason="numba-cuda looks for libcuda.so.1 by that name")
def test_numba_cuda_calls_through_our_bindings(beside_peer: Interpreter, tmp_path: Path) -> None:
    _needs("numba_cuda", "cuda.core")
    recorder = beside_peer.environment.get("CUSPEC_CUDA_LIBRARY")
    if recorder is None:
        pytest.skip("CUSPEC_RECORDER names no recording driver to call")
    # numba-cuda opens the driver by itself as well, to see that there is one.
    (tmp_path / "libcuda.so.1").symlink_to(recorder)
    beside_peer.run(
        """
        import ctypes, os
        import cuspec.compat
        cuspec.compat.install()
        from numba.cuda.cudadrv.driver import CudaAPIError, binding, driver
        from cuspec import cuda
        assert driver.get_device_count() == 1
        recorder = ctypes.CDLL(os.environ["CUSPEC_CUDA_LIBRARY"])
        recorder.recorder_symbol.restype = ctypes.c_char_p
        recorder.recorder_reset()
        assert driver.cuStreamQuery(binding.CUstream(5)) == ()
        assert recorder.recorder_symbol(ctypes.c_size_t(0), None) == b"cuStreamQuery"
        assert type(driver.cuCtxGetCurrent()) is cuda.CUcontext
        recorder.recorder_fail(b"cuStreamQuery", ctypes.c_size_t(1), 600)
        try:
            driver.cuStreamQuery(binding.CUstream(5))
        except CudaAPIError as error:
            assert error.code is cuda.CUresult.CUDA_ERROR_NOT_READY and "CUDA_ERROR_NOT_READY" in error.msg
        else:
            raise AssertionError("the failure was lost")
        """,
        LD_LIBRARY_PATH=str(tmp_path),
    )


def test_program_in_the_older_style_runs(interpreter: Interpreter) -> None:
    script = Path(interpreter.folder, "legacy.py")
    script.write_text(
        "from cuda import cuda, cudart\n"
        "def check(error):\n"
        "    if isinstance(error, cuda.CUresult):\n"
        "        return error == cuda.CUresult.CUDA_SUCCESS\n"
        "    return isinstance(error, cudart.cudaError_t) and error == cudart.cudaError_t.cudaSuccess\n"
        "print(check(cuda.CUresult(0)), check(cudart.cudaError_t(0)), check(cuda.CUresult.CUDA_ERROR_NOT_INITIALIZED))\n"
    )
    done = interpreter.start("-m", "cuspec.compat", "legacy.py")
    assert (done.returncode, done.stdout.strip()) == (0, "True True False"), done.stderr
