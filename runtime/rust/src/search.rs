//! Where a library is looked for.
//!
//! Input: a [`LibrarySpec`], a path chosen by the program, the environment. Output: an open library with the file it came from, or
//! everything that was tried. Order: the chosen path, else the file named by the variable (each of them alone: an explicit choice is
//! never passed over in silence); else the files that the program has named; else the system's search; else the spec's places.

use std::env;
use std::error::Error as _;
use std::fs;
use std::path::{Path, PathBuf};

use crate::error::Tried;
use crate::library::LibrarySpec;

/// A place to look in after the system's own search.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// The toolkits that `CUDA_HOME`, `CUDA_PATH` and `CONDA_PREFIX` name.
    Toolkit,
    /// A toolkit at a fixed folder, such as `/usr/local/cuda`.
    ToolkitAt(&'static str),
    /// A folder below `nvidia` in the packages of the active Python environment (`VIRTUAL_ENV`, `CONDA_PREFIX`).
    PythonPackage(&'static str),
    /// A folder that holds the library itself.
    Folder(&'static str),
}

/// Folders of a toolkit that hold libraries. Never its `stubs`: those link, but every call in them fails.
const TOOLKIT_FOLDERS: &[&str] = if cfg!(windows) {
    &["bin\\x64", "bin", "Library\\bin\\x64", "Library\\bin"]
} else if cfg!(target_arch = "aarch64") {
    &["lib64", "lib", "targets/sbsa-linux/lib", "targets/aarch64-linux/lib"]
} else {
    &["lib64", "lib", "targets/x86_64-linux/lib"]
};

/// Folders of one `nvidia` package that hold libraries.
const PACKAGE_FOLDERS: &[&str] = if cfg!(windows) { &["bin\\x86_64", "bin"] } else { &["lib"] };

/// Opens the library that `spec` describes.
pub(crate) fn open(
    spec: &LibrarySpec,
    chosen: Option<PathBuf>,
    first: &[PathBuf],
) -> Result<(libloading::Library, PathBuf), Vec<Tried>> {
    let mut tried = Vec::new();
    let explicit = chosen.or_else(|| variable(spec.variable));
    if let Some(path) = explicit {
        return load(&path, &mut tried).map(|library| (library, path)).ok_or(tried);
    }
    for path in first {
        if let Some(library) = load(path, &mut tried) {
            return Ok((library, path.clone()));
        }
    }
    for file in spec.files {
        let path = PathBuf::from(file);
        if let Some(library) = load(&path, &mut tried) {
            return Ok((library, path));
        }
    }
    for place in spec.places {
        for folder in folders(place, &mut tried) {
            let present: Vec<PathBuf> = spec.files.iter().map(|file| folder.join(file)).filter(|path| path.exists()).collect();
            if present.is_empty() {
                tried.push(Tried::new(&folder, format!("holds none of {}", spec.files.join(", "))));
            }
            for path in present {
                if let Some(library) = load(&path, &mut tried) {
                    return Ok((library, path));
                }
            }
        }
    }
    Err(tried)
}

fn load(path: &Path, tried: &mut Vec<Tried>) -> Option<libloading::Library> {
    // SAFETY: the initialisers that run are those of a CUDA library, or of a file that the user named in its place.
    match unsafe { load_file(path) } {
        Ok(library) => Some(library),
        Err(error) => {
            tried.push(Tried::new(path, reason(path, &error)));
            None
        }
    }
}

/// What the system says of a failure, without the file's name, which its entry has already.
fn reason(path: &Path, error: &libloading::Error) -> String {
    let text = error.source().map_or_else(|| error.to_string(), ToString::to_string);
    match text.strip_prefix(&*path.to_string_lossy()).and_then(|rest| rest.strip_prefix(": ")) {
        Some(rest) => rest.to_owned(),
        None => text,
    }
}

/// # Safety
/// The library's initialisers must be safe to run.
#[cfg(windows)]
unsafe fn load_file(path: &Path) -> Result<libloading::Library, libloading::Error> {
    use libloading::os::windows::{LOAD_WITH_ALTERED_SEARCH_PATH, Library};
    // The flag makes a library find its neighbours, such as NVRTC's builtins; it is defined for absolute paths only.
    let flags = if path.is_absolute() { LOAD_WITH_ALTERED_SEARCH_PATH } else { 0 };
    // SAFETY: as promised by the caller.
    unsafe { Library::load_with_flags(path, flags) }.map(Into::into)
}

/// # Safety
/// The library's initialisers must be safe to run.
#[cfg(not(windows))]
unsafe fn load_file(path: &Path) -> Result<libloading::Library, libloading::Error> {
    // SAFETY: as promised by the caller.
    unsafe { libloading::Library::new(path) }
}

/// The folders of a place that exist; what does not exist is noted in `tried`.
fn folders(place: &Place, tried: &mut Vec<Tried>) -> Vec<PathBuf> {
    match *place {
        Place::Toolkit => roots(&["CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX"], tried)
            .iter()
            .flat_map(|root| below(root, TOOLKIT_FOLDERS, tried))
            .collect(),
        Place::ToolkitAt(root) => below(Path::new(root), TOOLKIT_FOLDERS, tried),
        Place::PythonPackage(package) => roots(&["VIRTUAL_ENV", "CONDA_PREFIX"], tried)
            .iter()
            .flat_map(|root| site_packages(root))
            .flat_map(|site| below(&site.join("nvidia").join(package), PACKAGE_FOLDERS, tried))
            .collect(),
        Place::Folder(folder) => below(Path::new(folder), &[""], tried),
    }
}

/// The folders that environment variables name.
fn roots(variables: &[&str], tried: &mut Vec<Tried>) -> Vec<PathBuf> {
    let mut roots = Vec::new();
    for name in variables {
        match variable(name) {
            Some(root) if !roots.contains(&root) => roots.push(root),
            Some(_) => {}
            None => {
                let entry = Tried { place: format!("${name}"), reason: "not set".to_owned() };
                if !tried.contains(&entry) {
                    tried.push(entry);
                }
            }
        }
    }
    roots
}

/// The subfolders of `root` that exist.
fn below(root: &Path, subfolders: &[&str], tried: &mut Vec<Tried>) -> Vec<PathBuf> {
    let found: Vec<PathBuf> = subfolders.iter().map(|name| root.join(name)).filter(|folder| folder.is_dir()).collect();
    if found.is_empty() {
        tried.push(Tried::new(root, "no folder with libraries there".to_owned()));
    }
    found
}

/// The package folders of a Python environment, newest Python first.
fn site_packages(root: &Path) -> Vec<PathBuf> {
    if cfg!(windows) {
        return vec![root.join("Lib").join("site-packages")];
    }
    let Ok(entries) = fs::read_dir(root.join("lib")) else {
        return Vec::new();
    };
    let mut pythons: Vec<(u32, PathBuf)> = entries
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.strip_prefix("python3.")?.parse().ok()?, entry.path())))
        .collect();
    pythons.sort();
    pythons.into_iter().rev().map(|(_, path)| path.join("site-packages")).collect()
}

/// The value of an environment variable; empty counts as unset.
fn variable(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from)
}
