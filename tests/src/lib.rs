//! What the tests share: the repository, what the environment has to name, and folders of their own.

pub mod c;
pub mod layout;
pub mod recorder;

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The repository.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this crate is a folder of the repository").to_owned()
}

/// What a variable of the environment says.
///
/// # Panics
/// Without it: a test that is left out proves nothing.
pub fn variable(name: &str) -> OsString {
    env::var_os(name).unwrap_or_else(|| panic!("{name} is not set; `cargo xtask test cross` sets it"))
}

/// The folders of the Linux headers, as `CUSPEC_HEADERS` lists them.
pub fn headers() -> Vec<PathBuf> {
    listed("CUSPEC_HEADERS")
}

/// The folders that a variable of the environment lists.
///
/// # Panics
/// Without it: a test that is left out proves nothing.
pub fn listed(name: &str) -> Vec<PathBuf> {
    env::split_paths(&variable(name)).collect()
}

/// Every file below a folder, by its path below it, in order.
///
/// # Panics
/// When the folder cannot be read.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = vec![];
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        let entries = fs::read_dir(&next).unwrap_or_else(|e| panic!("{}: {e}", next.display()));
        for entry in entries {
            let path = entry.expect("a listed entry").path();
            if path.is_dir() {
                open.push(path);
            } else {
                found.push(path.strip_prefix(folder).expect("it is below the folder").to_owned());
            }
        }
    }
    found.sort();
    found
}

/// Copies a folder.
///
/// # Panics
/// When a file cannot be read or written.
pub fn copy(from: &Path, to: &Path) {
    for path in files(from) {
        let target = to.join(&path);
        fs::create_dir_all(target.parent().expect("a file has a folder")).expect("writable");
        fs::copy(from.join(&path), target).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    }
}
