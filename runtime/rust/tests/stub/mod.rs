//! A tiny library to load: compiled once per run, with the macros that declare it. Also runs a test again in a process of its own,
//! for what is decided once per process or read from the environment.

use std::ffi::c_int;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::OnceLock;
use std::{env, fs};

use cuspec_runtime::{LibrarySpec, Place, Status, StatusTable, VersionQuery};

/// The status of the stub.
#[derive(Clone, Copy)]
pub struct StubStatus(pub i32);

impl StubStatus {
    pub const OUT_OF_MEMORY: Self = Self(2);
}

impl Status for StubStatus {
    const TABLE: &'static StatusTable = &StatusTable {
        type_name: "stubStatus",
        name: |code| (code == 2).then_some("STUB_OUT_OF_MEMORY"),
        hint: |code| (code == 2).then_some("free some memory"),
    };
    const SUCCESS: Self = Self(0);

    fn code(self) -> i32 {
        self.0
    }
}

/// What most tests search for: nothing that this machine has.
pub const SPEC: LibrarySpec = LibrarySpec {
    name: "stub",
    files: &["libcuspec-stub.so.1", "libcuspec-stub.so"],
    variable: "CUSPEC_TEST_LIBRARY",
    places: &[Place::Toolkit, Place::PythonPackage("stub"), Place::Folder("/nonexistent")],
    install: "install the stub",
    update: "update the stub",
    version: VersionQuery::Packed(c"stubGetVersion"),
    status: StubStatus::TABLE,
};

/// Resolves a [`cuspec_runtime::Symbol`] and calls it with its C type: the shape of generated code.
#[macro_export]
macro_rules! call {
    ($symbol:expr, ($($type:ty),*), $($argument:expr),*) => {
        $symbol.get().map(|address| {
            // SAFETY: the stub declares the function with this signature.
            let function = unsafe {
                std::mem::transmute::<std::ptr::NonNull<std::ffi::c_void>, unsafe extern "C" fn($($type),*) -> std::ffi::c_int>(address)
            };
            // SAFETY: the stub's functions take any number, and pointers to live integers.
            unsafe { function($($argument),*) }
        })
    };
}

/// Which variant of a stream function a call reaches.
pub fn which(symbol: &'static cuspec_runtime::Symbol) -> cuspec_runtime::Result<c_int> {
    let mut which = 0;
    cuspec_runtime::check(symbol, call!(symbol, (*mut c_int), &mut which)?)?;
    Ok(which)
}

/// The compiled stub.
pub fn stub() -> &'static Path {
    static STUB: OnceLock<PathBuf> = OnceLock::new();
    STUB.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/stub/stub.c");
        let (fresh, stub) = (folder.join(format!("stub-{}.so", process::id())), folder.join("stub.so"));
        let status = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&fresh).arg(source).status();
        assert!(status.expect("a C compiler is needed").success());
        fs::rename(&fresh, &stub).expect("same folder");
        stub
    })
}

/// Runs the test `name` again in a process of its own with these variables, as the part `part`.
pub fn in_own_process(name: &str, part: &str, variables: &[(&str, &Path)]) {
    let mut command = Command::new(env::current_exe().expect("a test is a file"));
    for variable in ["CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX", "VIRTUAL_ENV"] {
        command.env_remove(variable);
    }
    command.args(["--exact", name, "--nocapture"]).env("CUSPEC_TEST_PART", part).envs(variables.iter().copied());
    let output = command.output().expect("the test starts");
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && text.contains("1 passed"), "{name}, {part}:\n{text}{errors}");
}

/// Which part of a test this process runs; `None` in the first process.
pub fn part() -> Option<String> {
    env::var("CUSPEC_TEST_PART").ok()
}
