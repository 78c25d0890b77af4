"""Every way to import the modules of cuda-python gives cuspec's.

Input: the names, the forms of the import statement. Output: identity with our modules. Invariant: what cuda-python has besides is
imported from it, and is missing without it.
"""

from __future__ import annotations

import pytest
from interpreters import Interpreter

MODULES = {
    "cuda.bindings.driver": "cuda",
    "cuda.bindings.runtime": "cudart",
    "cuda.bindings.nvrtc": "nvrtc",
    "cuda.cuda": "cuda",
    "cuda.cudart": "cudart",
    "cuda.nvrtc": "nvrtc",
}

FORMS = {
    "from package import name": "from {package} import {attribute} as module",
    "import as": "import {name} as module",
    "import dotted": "import {name}; module = {name}",
    "import_module": "import importlib; module = importlib.import_module('{name}')",
    "import_module, relative": "import importlib; module = importlib.import_module('.{attribute}', '{package}')",
    "__import__ with a list": "module = __import__('{name}', fromlist=['__name__'])",
    "module_from_spec": """
        import importlib.util as util
        spec = util.find_spec('{name}')
        module = util.module_from_spec(spec)
        spec.loader.exec_module(module)
    """,
}


@pytest.mark.parametrize("form", FORMS)
def test_every_form_of_import_gives_our_modules(form: str, interpreter: Interpreter) -> None:
    checks = []
    for name, ours in MODULES.items():
        package, _, attribute = name.rpartition(".")
        lines = FORMS[form].format(name=name, package=package, attribute=attribute).strip().splitlines()
        checks += [line.strip() for line in lines]
        checks.append(f"import cuspec.{ours}; assert module is cuspec.{ours}, module")
        checks.append(f"assert (module.__name__, module.__spec__.name) == ('cuspec.{ours}', 'cuspec.{ours}')")
    interpreter.run("import cuspec.compat\ncuspec.compat.install()\n" + "\n".join(checks))


def test_several_modules_in_one_statement(interpreter: Interpreter) -> None:
    interpreter.run("""
        import cuspec.compat
        cuspec.compat.install()
        from cuda import cuda, cudart, nvrtc
        from cuda.bindings import driver, runtime
        from cuda.bindings.driver import CUresult
        from cuspec import cuda as ours
        assert cuda is driver is ours and cudart is runtime and CUresult is ours.CUresult
    """)


def test_nothing_is_imported_by_install(interpreter: Interpreter) -> None:
    interpreter.run("""
        import sys, cuspec.compat
        before = set(sys.modules)
        cuspec.compat.install()
        assert set(sys.modules) == before, set(sys.modules) - before
    """)


def test_program_that_probes_for_the_modules_finds_them(interpreter: Interpreter) -> None:
    interpreter.run("""
        import cuspec.compat, importlib.util
        cuspec.compat.install()
        for name in ("cuda", "cuda.bindings", "cuda.bindings.driver", "cuda.cudart", "cuda.bindings.utils"):
            assert importlib.util.find_spec(name) is not None, name
        assert importlib.util.find_spec("cuda.ccudart") is None
        assert importlib.util.find_spec("cuda.bindings.no_such") is None
    """)


CYTHON_ONLY = ["cuda.ccuda", "cuda.ccudart", "cuda.cnvrtc"]
COMPILED = ["cydriver", "cyruntime", "cynvrtc", "nvjitlink", "nvvm", "_internal"]


def test_names_for_cython_are_missing(interpreter: Interpreter) -> None:
    for name in CYTHON_ONLY:
        done = interpreter.start("-c", f"import cuspec.compat; cuspec.compat.install(); import {name}")
        assert done.stderr.strip().endswith(f"ModuleNotFoundError: No module named '{name}'"), done.stderr


def test_compiled_modules_are_missing_without_the_peer(without_peer: Interpreter) -> None:
    for name in COMPILED:
        done = without_peer.start("-c", f"import cuspec.compat; cuspec.compat.install(); from cuda.bindings import {name}")
        assert f"ImportError: cannot import name '{name}' from 'cuda.bindings'" in done.stderr, done.stderr
        done = without_peer.start("-c", f"import cuspec.compat; cuspec.compat.install(); import cuda.bindings.{name}")
        assert f"ModuleNotFoundError: No module named 'cuda.bindings.{name}'" in done.stderr, done.stderr


def test_other_modules_of_the_peer_go_on_importing(beside_peer: Interpreter) -> None:
    beside_peer.run(f"""
        import importlib, sys
        import cuspec.compat
        cuspec.compat.install()
        import cuda.bindings, cuda.pathfinder
        assert "cuspec" not in cuda.bindings.__file__
        for name in {COMPILED!r}:
            module = importlib.import_module("cuda.bindings." + name)
            assert "cuspec" not in module.__spec__.origin, module
        from cuda.bindings import driver
        assert driver.__name__ == "cuspec.cuda"
        # None of them may have brought the real ones in under another name.
        loaded = [name for name, module in sys.modules.items() if getattr(module, "__name__", "") in {list(MODULES)!r}]
        assert not loaded, loaded
    """)
