"""Installation, refusal, removal.

Input: interpreters in which cuda-python was or was not imported before. Output: what `install`, `install(force=True)` and `uninstall`
leave. Invariant: after `uninstall` imports give what they would have given without cuspec.
"""

from __future__ import annotations

from pathlib import Path

from interpreters import Interpreter


def test_install_twice_is_install_once(interpreter: Interpreter) -> None:
    interpreter.run("""
        import sys, cuspec.compat as compat
        before = list(sys.meta_path)
        assert not compat.is_installed()
        compat.install()
        compat.install()
        assert compat.is_installed() and len(sys.meta_path) == len(before) + 1
        from cuda.bindings import driver
        compat.install()
        assert len(sys.meta_path) == len(before) + 1
        compat.uninstall()
        assert not compat.is_installed() and sys.meta_path == before
        compat.uninstall()
        assert sys.meta_path == before
    """)


def test_install_returns_to_the_front(interpreter: Interpreter) -> None:
    interpreter.run("""
        import sys, cuspec.compat as compat
        class Other:
            def find_spec(self, name, path, target=None):
                assert not name.endswith(".driver"), "asked before cuspec"
        compat.install()
        sys.meta_path.insert(0, Other())
        compat.install()
        import cuda.bindings.driver
    """)


def test_uninstall_leaves_nothing_without_the_peer(without_peer: Interpreter) -> None:
    without_peer.run("""
        import sys, cuspec.compat as compat
        compat.install()
        import cuda.bindings.utils
        from cuda import cuda as driver
        from cuda.bindings import runtime, nvrtc
        compat.uninstall()
        left = [name for name in sys.modules if name.split(".")[0] == "cuda"]
        assert not left, left
        try:
            import cuda.bindings
        except ModuleNotFoundError as error:
            assert error.name == "cuda", error
        else:
            raise AssertionError("still there")
        compat.install()
        from cuda.bindings import driver as again
        assert again is driver
    """)


def test_uninstall_gives_the_real_modules_back(beside_peer: Interpreter) -> None:
    beside_peer.run("""
        import sys, cuspec.compat as compat
        compat.install()
        import cuda.bindings
        from cuda.bindings import driver as ours, utils
        bridged = utils.get_cuda_native_handle
        compat.uninstall()
        assert "cuda.bindings.driver" not in sys.modules and not hasattr(cuda.bindings, "driver")
        assert utils.get_cuda_native_handle is not bridged
        from cuda.bindings import driver as real
        assert real is not ours and real.__name__ == "cuda.bindings.driver"
        assert utils.get_cuda_native_handle(real.CUstream(5)) == 5
    """)


def test_real_module_imported_before_is_refused(beside_peer: Interpreter) -> None:
    text = beside_peer.run("""
        import cuda.bindings.driver as real, sys, cuspec, cuspec.compat as compat
        before = list(sys.meta_path)
        try:
            compat.install()
        except compat.AlreadyImportedError as error:
            assert isinstance(error, cuspec.Error)
            print(error)
        assert sys.meta_path == before and not compat.is_installed()
        from cuda.bindings import driver
        assert driver is real
    """)
    assert text.startswith("cuda.bindings.driver was imported before cuspec.compat.install()")
    assert "Call cuspec.compat.install() before the first import" in text
    assert "python -m cuspec.compat" in text and "force=True" in text


def test_every_real_module_imported_before_is_named(beside_peer: Interpreter) -> None:
    text = beside_peer.run("""
        import cuda.bindings.nvrtc, cuspec.compat as compat
        try:
            compat.install()
        except compat.AlreadyImportedError as error:
            print(error)
    """)
    assert text.startswith("cuda.bindings.driver, cuda.bindings.nvrtc were imported before")


def test_the_real_package_alone_is_no_reason_to_refuse(beside_peer: Interpreter) -> None:
    beside_peer.run("""
        import cuda.bindings.utils, cuspec.compat
        cuspec.compat.install()
        from cuda.bindings import driver
        assert driver.__name__ == "cuspec.cuda"
        assert cuda.bindings.utils.get_cuda_native_handle(driver.CUstream(5)) == 5
    """)


def test_force_replaces_and_uninstall_restores(beside_peer: Interpreter) -> None:
    beside_peer.run("""
        import sys, cuda.bindings
        from cuda.bindings import driver as real
        import cuspec.compat as compat
        compat.install(force=True)
        from cuda.bindings import driver as ours
        assert ours.__name__ == "cuspec.cuda" and cuda.bindings.driver is ours
        compat.install()
        compat.uninstall()
        assert sys.modules["cuda.bindings.driver"] is real and cuda.bindings.driver is real
    """)


def test_threads_that_install_and_import_see_one_module(interpreter: Interpreter) -> None:
    interpreter.run("""
        import sys, threading, cuspec.compat as compat
        sys.setswitchinterval(1e-6)
        start, seen, failed = threading.Barrier(16), [], []
        def work(number):
            try:
                start.wait()
                compat.install()
                if number % 2:
                    from cuda.bindings import driver
                else:
                    from cuda import cuda as driver
                driver.CUresult
                seen.append(driver)
            except BaseException as error:
                failed.append(error)
        threads = [threading.Thread(target=work, args=(number,)) for number in range(16)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        assert not failed, failed
        from cuspec import cuda
        assert len(seen) == 16 and all(module is cuda for module in seen)
        assert sum(type(finder).__module__.startswith("cuspec") for finder in sys.meta_path) == 1
    """)


def test_reload_keeps_the_module(interpreter: Interpreter) -> None:
    interpreter.run("""
        import importlib, cuspec.compat
        cuspec.compat.install()
        import cuda.bindings.driver as driver
        assert importlib.reload(driver) is driver
        import cuda.bindings.driver as again, cuspec.cuda
        assert again is driver is cuspec.cuda and driver.__spec__.name == "cuspec.cuda"
    """)


def test_pickles_name_our_modules_and_those_of_the_peer_are_read(interpreter: Interpreter) -> None:
    interpreter.run("""
        import pickle, cuspec.compat
        cuspec.compat.install()
        from cuda.bindings import driver
        member = driver.CUresult.CUDA_ERROR_NOT_INITIALIZED
        assert driver.CUresult.__module__ == "cuspec.cuda"
        data = pickle.dumps(member, protocol=0)
        assert pickle.loads(data) is member and b"cuda.bindings" not in data
        assert pickle.loads(b"ccuda.bindings.driver\\nCUresult\\n(I3\\ntR.") is member
        cuspec.compat.uninstall()
        assert pickle.loads(data) is member
    """)


def test_packages_list_what_they_hold(interpreter: Interpreter) -> None:
    interpreter.run("""
        import pkgutil, cuspec.compat
        cuspec.compat.install()
        import cuda, cuda.bindings
        assert "bindings" in [module.name for module in pkgutil.iter_modules(cuda.__path__)]
        assert {"utils", "_version"} <= {module.name for module in pkgutil.iter_modules(cuda.bindings.__path__)}
        assert pkgutil.resolve_name("cuda.bindings.driver:CUresult").__module__ == "cuspec.cuda"
    """)


def _distribution(folder: Path, module: str) -> Path:
    """A folder of packages that shares the namespace `cuda`."""
    (folder / "cuda").mkdir(parents=True)
    (folder / "cuda" / f"{module}.py").write_text(f"NAME = {module!r}\n")
    return folder


def test_other_distributions_share_the_namespace(interpreter: Interpreter, tmp_path: Path) -> None:
    interpreter.path = [*interpreter.path, _distribution(tmp_path / "one", "shared_one")]
    later = _distribution(tmp_path / "two", "shared_two")
    interpreter.run(f"""
        import sys, cuspec.compat
        cuspec.compat.install()
        from cuda.bindings import driver
        from cuda import shared_one, cudart
        sys.path.append({str(later)!r})
        from cuda import shared_two
        import cuda.bindings.runtime
        assert (shared_one.NAME, shared_two.NAME) == ("shared_one", "shared_two") and cuda.bindings.runtime is cudart
        cuspec.compat.uninstall()
        assert sys.modules["cuda.shared_one"] is shared_one and sys.modules["cuda"] is cuda
        assert not hasattr(cuda, "cudart")
    """)


def test_namespace_that_appears_after_the_stand_in(without_peer: Interpreter, tmp_path: Path) -> None:
    later = _distribution(tmp_path / "late", "late")
    without_peer.run(f"""
        import sys, cuspec.compat
        cuspec.compat.install()
        from cuda.bindings import driver
        sys.path.append({str(later)!r})
        from cuda import late
        from cuda.bindings import runtime
        assert late.NAME == "late" and runtime.__name__ == "cuspec.cudart"
    """)


def test_folder_left_by_a_removed_package_is_no_package(without_peer: Interpreter, tmp_path: Path) -> None:
    (tmp_path / "left" / "cuda" / "bindings").mkdir(parents=True)
    without_peer.path = [*without_peer.path, tmp_path / "left"]
    without_peer.run("""
        import cuspec.compat
        cuspec.compat.install()
        import cuda.bindings
        assert cuda.bindings.__version__
    """)


def test_peer_of_another_major_release_is_told(without_peer: Interpreter, tmp_path: Path) -> None:
    package = tmp_path / "old" / "cuda" / "bindings"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "9.1.0"\n')
    without_peer.path = [*without_peer.path, tmp_path / "old"]
    code = "import cuspec.compat; cuspec.compat.install(); from cuda.bindings import driver, runtime"
    done = without_peer.start("-W", "always", "-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("RuntimeWarning: cuda-bindings 9.1.0 is installed") == 1, done.stderr
