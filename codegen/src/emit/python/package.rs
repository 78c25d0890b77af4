//! The files of the package that are not tables: manifests, the root of the crate, and the Python code that people wrote.

use std::io;
use std::path::{Path, PathBuf};

use crate::emit::text::render;
use crate::facts::Library;

const FIXED: [(&str, &str); 4] = [
    ("python/Cargo.toml", include_str!("../../../templates/python/Cargo.toml")),
    ("python/pyproject.toml", include_str!("../../../templates/python/pyproject.toml")),
    ("python/README.md", include_str!("../../../templates/python/README.md")),
    ("python/src/lib.rs", include_str!("../../../templates/python/lib.rs")),
];

/// Emits them; `root` is the repository.
///
/// # Errors
/// When a file of `runtime/python/cuspec` cannot be read.
pub fn package(root: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut files: Vec<(PathBuf, String)> = FIXED.iter().map(|(path, text)| (PathBuf::from(path), (*text).to_owned())).collect();
    for library in Library::CALLABLE {
        let view = serde_json::json!({ "title": super::title(library), "module": library.name() });
        files.push((Path::new("python/cuspec").join(format!("{library}.py")), render("python/module.py", &view)));
    }
    copy(&root.join("runtime/python/cuspec"), Path::new("python/cuspec"), &mut files)?;
    files.sort();
    Ok(files)
}

fn copy(from: &Path, to: &Path, files: &mut Vec<(PathBuf, String)>) -> io::Result<()> {
    for entry in std::fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().expect("a listed file has a name");
        if path.is_dir() {
            if name != "__pycache__" {
                copy(&path, &to.join(name), files)?;
            }
        } else if path.extension().is_some_and(|e| e == "py" || e == "pyi") {
            files.push((to.join(name), std::fs::read_to_string(&path)?));
        }
    }
    Ok(())
}
