//! Builds and opens the recording driver.
//!
//! Input: the generated entry points, the recorder, the headers that `CUSPEC_HEADERS` names, or those of an older major of cudart.
//! Output: a shared library under `target/tmp`, named by a hash of all that went into it, so that it is built once.

use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{self, Command};

use crate::{listed, repository};

const RECORDER: &str = include_str!("c/recorder.c");
const SHARED: &str = include_str!("c/recorder.h");

/// The entry points that a recorder has.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub enum Of {
    /// Those of the newest libraries.
    Newest,
    /// Those of cudart of CUDA 12.
    Cudart12,
    /// Those of cudart of CUDA 11.
    Cudart11,
}

impl Of {
    fn source(self) -> &'static str {
        match self {
            Of::Newest => include_str!(concat!(env!("OUT_DIR"), "/entry_points.c")),
            Of::Cudart12 => include_str!(concat!(env!("OUT_DIR"), "/entry_points_cudart12.c")),
            Of::Cudart11 => include_str!(concat!(env!("OUT_DIR"), "/entry_points_cudart11.c")),
        }
    }

    fn headers(self) -> Vec<PathBuf> {
        listed(match self {
            Of::Newest => "CUSPEC_HEADERS",
            Of::Cudart12 => "CUSPEC_CUDART12_HEADERS",
            Of::Cudart11 => "CUSPEC_CUDART11_HEADERS",
        })
    }
}

/// Which symbols a library leaves out.
#[derive(Clone, Copy, Debug, Hash, PartialEq, Eq)]
pub enum Without {
    /// It has every symbol.
    Nothing,
    /// It lacks these.
    Symbols(&'static [&'static str]),
    /// It has none at all.
    Everything,
    /// There is no library.
    Library,
}

/// The shared library, built unless it is there.
///
/// # Panics
/// When it cannot be built.
pub fn build(of: Of, without: Without) -> PathBuf {
    let (source, headers) = (of.source(), of.headers());
    let mut hasher = DefaultHasher::new();
    (source, RECORDER, SHARED, without, &headers).hash(&mut hasher);
    let folder = repository().join("target/tmp");
    let library = folder.join(format!("librecorder-{:016x}.so", hasher.finish()));
    fs::create_dir_all(&folder).expect("a folder for temporary files");
    // One process builds it, the others wait for it.
    let turn = fs::File::create(folder.join("recorder.lock")).expect("a writable folder");
    turn.lock().expect("files can be locked");
    if library.exists() {
        return library;
    }
    let own = folder.join(format!("recorder-{}", process::id()));
    fs::create_dir_all(&own).expect("a folder for temporary files");
    for (name, text) in [("entry_points.c", source), ("recorder.c", RECORDER), ("recorder.h", SHARED)] {
        fs::write(own.join(name), text).expect("a writable folder");
    }
    let mut entry_points = compiler(&own, "entry_points.c");
    entry_points.args(["-w", "-nostdinc", "-I"]).arg(repository().join("codegen/src/clang/include"));
    entry_points.args(headers.iter().flat_map(|folder| ["-I".as_ref(), folder.as_os_str()]));
    match without {
        Without::Nothing | Without::Library => {}
        Without::Symbols(symbols) => {
            entry_points.args(symbols.iter().map(|symbol| format!("-DOMIT_{symbol}")));
        }
        Without::Everything => {
            entry_points.arg("-DOMIT_ALL");
        }
    }
    run(entry_points);
    let mut recorder = compiler(&own, "recorder.c");
    recorder.args(["-Wall", "-Wextra", "-Werror"]);
    run(recorder);
    let mut link = Command::new(program());
    link.current_dir(&own).args(["-shared", "-pthread", "entry_points.o", "recorder.o", "-o", "done.so"]);
    run(link);
    fs::rename(own.join("done.so"), &library).expect("both are in one folder");
    fs::remove_dir_all(&own).expect("nobody else uses it");
    library
}

fn program() -> std::ffi::OsString {
    env::var_os("CC").unwrap_or_else(|| "cc".into())
}

fn compiler(folder: &Path, source: &str) -> Command {
    let mut command = Command::new(program());
    command.current_dir(folder).args(["-std=gnu11", "-g", "-O0", "-fPIC", "-c", source]);
    command
}

fn run(mut command: Command) {
    let status = command.status().unwrap_or_else(|e| panic!("{command:?} cannot be started: {e}"));
    assert!(status.success(), "{command:?} ends with {status}");
}
