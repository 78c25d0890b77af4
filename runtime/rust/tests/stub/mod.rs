//! A tiny library to load: compiled once per run, with functions that call it as generated code does. Also runs a test again in a process of its own,
//! for what is decided once per process or read from the environment.

use std::ffi::{c_int, c_void};
use std::mem::transmute;
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::ptr::NonNull;
use std::sync::OnceLock;
use std::{env, fs};

use cuspec_runtime::{Error, Library, LibrarySpec, Missing, Place, Status, StatusTable, Symbol, VersionQuery, check};

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

/// Calls a symbol by way of [`Symbol::get`], as `stubAdd` is declared.
pub fn add(symbol: &'static Symbol, sum: &mut c_int, a: c_int, b: c_int) -> Result<c_int, Missing> {
    let address = symbol.get()?;
    // SAFETY: the stub declares the function with this signature.
    let function = unsafe { transmute::<NonNull<c_void>, unsafe extern "C" fn(*mut c_int, c_int, c_int) -> c_int>(address) };
    // SAFETY: `sum` is live.
    Ok(unsafe { function(sum, a, b) })
}

/// The same for `stubReturn`.
pub fn give(symbol: &'static Symbol, code: c_int) -> Result<c_int, Missing> {
    let address = symbol.get()?;
    // SAFETY: the stub declares the function with this signature.
    let function = unsafe { transmute::<NonNull<c_void>, unsafe extern "C" fn(c_int) -> c_int>(address) };
    // SAFETY: it takes any number.
    Ok(unsafe { function(code) })
}

/// Which variant of a stream function a call reaches.
pub fn which(symbol: &'static Symbol) -> Result<c_int, Error> {
    let address = symbol.get()?;
    // SAFETY: the stub declares the stream functions with this signature.
    let function = unsafe { transmute::<NonNull<c_void>, unsafe extern "C" fn(*mut c_int) -> c_int>(address) };
    let mut which = 0;
    // SAFETY: a live local.
    check(symbol, unsafe { function(&mut which) })?;
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

/// Names the file that `library` is to be: the stub, or what cannot be loaded.
pub fn set_path(library: &'static Library, path: impl Into<PathBuf>) -> Result<(), Error> {
    // SAFETY: the tests declare the stub's functions as the stub does.
    unsafe { library.set_path(path) }
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
