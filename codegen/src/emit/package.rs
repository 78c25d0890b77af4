//! The fixed files of the generated crate: its manifest, its root, and the examples that people wrote.
//!
//! Input: the templates of this crate and the folder `runtime/rust/examples`. Output: files below `rust/`.

use std::io;
use std::path::{Path, PathBuf};

const FIXED: [(&str, &str); 7] = [
    ("rust/Cargo.toml", include_str!("../../templates/rust/Cargo.toml")),
    ("rust/README.md", include_str!("../../templates/rust/README.md")),
    ("rust/src/context.rs", include_str!("../../templates/rust/context.rs")),
    ("rust/src/launch.rs", include_str!("../../templates/rust/launch.rs")),
    ("rust/src/lib.rs", include_str!("../../templates/rust/lib.rs")),
    ("rust/src/memory.rs", include_str!("../../templates/rust/memory.rs")),
    ("rust/src/support.rs", include_str!("../../templates/rust/support.rs")),
];

/// Emits them; `root` is the repository.
///
/// # Errors
/// When an example cannot be read.
pub fn emit(root: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut files: Vec<(PathBuf, String)> = FIXED.iter().map(|(path, text)| (PathBuf::from(path), (*text).to_owned())).collect();
    for entry in std::fs::read_dir(root.join("runtime/rust/examples"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "rs") {
            let name = path.file_name().expect("a listed file has a name");
            files.push((Path::new("rust/examples").join(name), std::fs::read_to_string(&path)?));
        }
    }
    files.sort();
    Ok(files)
}
