"""The package `cuda.bindings` that stands in for one that is not installed.

Input: its version and helpers. Output: the peer's answers, where the peer has them. Invariant: the version is that of our headers.
"""

from __future__ import annotations

from interpreters import Interpreter

# The stand-in's utils under a name of their own, so that they load beside the peer's.
LOAD = """
import importlib.machinery, importlib.util, os, sys, warnings
import cuspec.compat._finder as finder
def stand_in(name="utils"):
    spec = importlib.machinery.PathFinder.find_spec(name, [os.path.join(finder.STAND_IN, "cuda", "bindings")])
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
def outcome(function, *arguments):
    try:
        return function(*arguments)
    except Exception as error:
        return type(error)
"""


def test_version_is_that_of_our_headers(without_peer: Interpreter) -> None:
    without_peer.run("""
        import cuspec.compat
        cuspec.compat.install()
        import cuda.bindings
        from cuda.bindings import _version as version, driver
        expected = driver.CUDA_VERSION
        major, minor, patch = map(int, cuda.bindings.__version__.split("."))
        assert (1000 * major + 10 * minor + patch) == expected, cuda.bindings.__version__
        assert version.version == version.__version__ == cuda.bindings.__version__
        assert version.version_tuple == version.__version_tuple__ == (major, minor, patch)
        assert version.commit_id is None and version.__commit_id__ is None
        assert set(version.__all__) <= set(dir(version))
    """)


def test_newest_ptx_is_that_of_our_headers(without_peer: Interpreter) -> None:
    without_peer.run(f"""
        {indented(LOAD)}
        from cuspec import cuda
        stand_in()
        from utils import _ptx
        assert max(_ptx._CUDA_OF_PTX.values()) == cuda.CUDA_VERSION, "a new release came with a new PTX version"
    """)


def test_native_handles(interpreter: Interpreter) -> None:
    interpreter.run("""
        import cuspec.compat
        cuspec.compat.install()
        from cuda.bindings.utils import get_cuda_native_handle
        from cuda.bindings import driver, runtime
        assert get_cuda_native_handle(driver.CUstream(5)) == 5
        assert get_cuda_native_handle(runtime.cudaStream_t(6)) == 6
        assert type(get_cuda_native_handle(driver.CUcontext(2**63))) is int
        for other in (5, None, "x", driver.CUuuid(), driver.CUresult.CUDA_SUCCESS, driver.CUstream):
            try:
                get_cuda_native_handle(other)
            except TypeError:
                continue
            raise AssertionError(other)
    """)


def test_public_names_of_utils_are_the_peers(beside_peer: Interpreter) -> None:
    names = beside_peer.run(f"""
        {indented(LOAD)}
        from cuda.bindings import utils as real
        public = {{name for name in dir(real) if getattr(getattr(real, name), "__module__", "").startswith("cuda.bindings")}}
        ours = stand_in()
        print(*sorted(public - set(ours.__all__) - {{"_add_cuda_native_handle_getter"}}))
        assert set(ours.__all__) <= public
    """)
    assert names == "check_nvvm_compiler_options", names


def test_ptx_versions_are_the_peers(beside_peer: Interpreter) -> None:
    beside_peer.run(f"""
        {indented(LOAD)}
        from cuda.bindings import utils as real
        ours = stand_in()
        versions = [f"{{major}}.{{minor}}" for major in range(12) for minor in range(20)] + ["", "8", "8.8 ", "x", None, 8.8]
        answers = []
        for version in versions:
            name = "get_minimal_required_cuda_ver_from_ptx_ver"
            answers.append((version, outcome(getattr(real, name), version), outcome(getattr(ours, name), version)))
        newest = max(expected for _, expected, _ in answers if isinstance(expected, int))
        for version, expected, got in answers:
            # An older peer does not know the newest versions.
            assert expected == got or expected is ValueError and got > newest, (version, expected, got)
        texts = ["", ".version 8.8", "//\\n  .version   8.5 // x", ".version 8", ".version\\t9.10\\n.version 1.0", ".version 8.3.1"]
        for text in texts:
            expected, got = outcome(real.get_ptx_ver, text), outcome(ours.get_ptx_ver, text)
            assert expected == got, (text, expected, got)
    """)


def test_switches_in_variables_are_read_as_by_the_peer(beside_peer: Interpreter) -> None:
    beside_peer.run(f"""
        {indented(LOAD)}
        from cuda.bindings import utils as real
        ours = stand_in()
        values = [None, "", "  ", "0", "1", "2", "-0", "-1", "00", "010", "0x0", "0x10", " 1 ", "1.5", "true", "TRUE", "yes", "on",
                  "off", "OFF", "no", "False", "t", "f", "n", "maybe"]
        for value in values:
            os.environ.pop("SWITCH", None)
            if value is not None:
                os.environ["SWITCH"] = value
            for default in (False, True):
                expected, got = real.envvar_bool("SWITCH", default), ours.envvar_bool("SWITCH", default)
                assert expected is got, (value, default, expected, got)
    """)


def test_old_driver_is_told_once(without_peer: Interpreter) -> None:
    without_peer.run("""
        import warnings, cuspec.compat
        cuspec.compat.install()
        from cuda.bindings import driver
        from cuda.bindings.utils import warn_if_cuda_major_version_mismatch as check
        versions = iter([driver.CUDA_VERSION - 1000])
        driver.cuDriverGetVersion = lambda: (driver.CUresult.CUDA_SUCCESS, next(versions))
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            check()
            check()
        assert [warning.category for warning in seen] == [UserWarning], seen
        assert "Update the NVIDIA driver" in str(seen[0].message) and seen[0].filename == "<string>"
    """)


def test_driver_as_new_or_silenced_is_not_told(without_peer: Interpreter) -> None:
    code = """
        import warnings, cuspec.compat
        warnings.simplefilter("error")
        cuspec.compat.install()
        from cuda.bindings import driver
        from cuda.bindings.utils import warn_if_cuda_major_version_mismatch as check
        driver.cuDriverGetVersion = lambda: (driver.CUresult.CUDA_SUCCESS, driver.CUDA_VERSION{})
        check()
    """
    without_peer.run(code.format(" // 1000 * 1000"))
    without_peer.run(code.format(" - 1000"), CUDA_PYTHON_DISABLE_MAJOR_VERSION_WARNING="1")


def test_driver_that_does_not_answer_is_an_error(without_peer: Interpreter) -> None:
    without_peer.run("""
        import cuspec.compat
        cuspec.compat.install()
        from cuda.bindings import driver
        from cuda.bindings.utils import warn_if_cuda_major_version_mismatch as check
        driver.cuDriverGetVersion = lambda: (driver.CUresult.CUDA_ERROR_NOT_INITIALIZED, None)
        for _ in range(2):
            try:
                check()
            except RuntimeError as error:
                assert "CUDA_ERROR_NOT_INITIALIZED" in str(error)
            else:
                raise AssertionError("no error")
    """)


def indented(code: str) -> str:
    """The code as part of an indented block of eight."""
    return code.strip().replace("\n", "\n        ")
