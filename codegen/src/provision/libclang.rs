//! Finds libclang.
//!
//! Input: what the environment names, the cache, the folders of the system. Output: the path of a shared library.
//! Invariant: the order is the environment, the wheel where it is already cached, the system's newest accepted version, and only then a
//! download. Facts do not depend on which of them it is, so an installed libclang saves 25 MB and serves offline; a wheel that is
//! there comes first all the same, because its exact version is pinned. The version inside a file is checked by whoever loads it.

use std::fs;
use std::path::{Path, PathBuf};

use super::releases::{Libclang, SystemRange};
use crate::diag::Diagnostic;

/// The host as `spec/releases.yaml` spells it, such as `linux-x86_64`.
pub fn host() -> String {
    format!("{}-{}", std::env::consts::OS, std::env::consts::ARCH)
}

/// The library that an environment variable names, as a file or as the folder that holds it.
pub fn named(variable: &str, path: &Path) -> Result<PathBuf, Diagnostic> {
    if path.is_file() {
        return Ok(path.to_owned());
    }
    // The name without a version first: a folder that was named on purpose says by it which one it prefers.
    let mut found: Vec<PathBuf> = libraries_in(path).collect();
    found.sort_by_key(|path| (path.as_os_str().len(), path.clone()));
    found.into_iter().next().ok_or_else(|| {
        Diagnostic::error("CG013", format!("{variable} names {}, where there is no libclang", path.display()))
            .help(format!("set {variable} to the shared library or to its folder, or unset it to let cuspec find or fetch one"))
    })
}

/// The newest library of the system within `range`, or the ones that were passed over.
pub fn in_system(folders: &[PathBuf], range: SystemRange) -> Result<PathBuf, Vec<PathBuf>> {
    let mut accepted = vec![];
    let mut passed_over = vec![];
    for path in folders.iter().flat_map(|folder| libraries_in(folder)) {
        match major_version(&path) {
            Some(major) if (range.oldest..=range.newest).contains(&major) => accepted.push((major, path)),
            _ => passed_over.push(path),
        }
    }
    // The newest, and of its several names always the same one.
    accepted.sort_by(|(a, path_a), (b, path_b)| b.cmp(a).then_with(|| path_a.cmp(path_b)));
    accepted.into_iter().next().map(|(_, path)| path).ok_or(passed_over)
}

/// What to say when neither the system nor the cache has one and the wheel cannot be fetched.
pub fn not_found(pinned: &Libclang, has_wheel: bool, passed_over: &[PathBuf]) -> Diagnostic {
    let SystemRange { oldest, newest } = pinned.system;
    let install = format!("install libclang {oldest} to {newest}, or name one by CUSPEC_LIBCLANG");
    let (why, help) = match has_wheel {
        true => (
            "none is in the cache, and `--offline` was given".to_owned(),
            format!(
                "run `cargo xtask regen` once without `--offline` to fetch {} {}, or {install}",
                pinned.package, pinned.version
            ),
        ),
        false => (format!("none is published for {}", host()), install),
    };
    let diagnostic = Diagnostic::error("CG014", format!("no libclang: no accepted version is installed, {why}")).help(help);
    passed_over
        .iter()
        .fold(diagnostic, |d, path| d.note(format!("passed over {}: its version is not {oldest} to {newest}", path.display())))
}

/// The folders in which distributions install libclang.
pub fn system_folders() -> Vec<PathBuf> {
    let parents = ["/usr/lib", "/usr/lib64", "/usr/local", "/usr/local/opt", "/opt/homebrew/opt"];
    let own_folders = parents.into_iter().flat_map(|parent| {
        let entries = fs::read_dir(parent).into_iter().flatten().flatten();
        entries
            .filter(|e| e.file_name().to_string_lossy().starts_with("llvm"))
            .flat_map(|e| ["lib", "lib64"].map(|lib| e.path().join(lib)))
    });
    let loader = ["/usr/lib64", "/usr/lib", "/usr/local/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"];
    own_folders.chain(loader.map(PathBuf::from)).collect()
}

fn libraries_in(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).filter(|path| path.is_file() && file_name(path).is_some_and(is_libclang))
}

fn file_name(path: &Path) -> Option<&str> {
    path.file_name()?.to_str()
}

/// `libclang.so`, `libclang.so.18`, `libclang-14.so.1`; not `libclang-cpp.so.14` and not `libclangAST.so`.
fn is_libclang(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("libclang") else { return false };
    let rest = rest.trim_start_matches(|c: char| c == '-' || c == '.' || c.is_ascii_digit());
    let suffix = rest.trim_end_matches(|c: char| c == '.' || c.is_ascii_digit());
    matches!(suffix, "so" | "dylib" | "dll")
}

/// The version that the names say: of the file, of what it links to, or of an `llvm-18` folder above it.
fn major_version(path: &Path) -> Option<u32> {
    let real = fs::canonicalize(path).ok()?;
    from_file_name(file_name(path)?).or_else(|| from_file_name(file_name(&real)?)).or_else(|| from_folders(&real))
}

fn from_file_name(name: &str) -> Option<u32> {
    // `libclang.so.1` counts revisions of the interface, not releases, so 1 says nothing.
    let after_dash = name.strip_prefix("libclang-").and_then(leading_number);
    after_dash.or_else(|| name.strip_prefix("libclang.so.").and_then(leading_number).filter(|major| *major > 1))
}

fn from_folders(path: &Path) -> Option<u32> {
    let names = path.parent()?.ancestors().filter_map(file_name);
    names.filter_map(|name| leading_number(name.strip_prefix("llvm")?.trim_start_matches(['-', '@']))).next()
}

fn leading_number(text: &str) -> Option<u32> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{from_file_name, from_folders, is_libclang};
    use std::path::Path;

    #[test]
    fn other_libraries_of_clang_are_not_libclang() {
        for name in ["libclang.so", "libclang.so.1", "libclang.so.18", "libclang-14.so.1", "libclang-14.0.6.so", "libclang.dylib"]
        {
            assert!(is_libclang(name), "{name}");
        }
        for name in ["libclang-cpp.so.14", "libclangAST.so", "libclang.a", "libclang_rt.so", "clang.so"] {
            assert!(!is_libclang(name), "{name}");
        }
    }

    #[test]
    fn interface_revision_is_not_a_release() {
        assert_eq!(from_file_name("libclang.so.1"), None);
        assert_eq!(from_file_name("libclang.so.18.1"), Some(18));
        assert_eq!(from_file_name("libclang-14.so.1"), Some(14));
        assert_eq!(from_folders(Path::new("/usr/lib/llvm-14/lib/libclang.so")), Some(14));
        assert_eq!(from_folders(Path::new("/usr/lib/llvm15/lib/libclang.so")), Some(15));
        assert_eq!(from_folders(Path::new("/usr/lib64/libclang.so")), None);
    }
}
