//! The files of the package that are not tables: manifests, the root of the crate, and the Python code that people wrote.

use std::io;
use std::path::{Path, PathBuf};

use crate::emit::text::render;
use crate::facts::Library;
use crate::plan::Plan;

const FIXED: [(&str, &str); 3] = [
    ("python/Cargo.toml", include_str!("../../../templates/python/Cargo.toml")),
    ("python/pyproject.toml", include_str!("../../../templates/python/pyproject.toml")),
    ("python/README.md", include_str!("../../../templates/python/README.md")),
];

/// Emits them; `root` is the repository.
///
/// # Errors
/// When a file of `runtime/python/cuspec` cannot be read.
pub fn package(plan: &Plan<'_>, root: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut files: Vec<(PathBuf, String)> = FIXED.iter().map(|(path, text)| (PathBuf::from(path), (*text).to_owned())).collect();
    let modules: Vec<Library> = plan.with_majors().flat_map(super::modules).collect();
    for library in &modules {
        let view = serde_json::json!({ "title": super::title(*library), "module": library.name() });
        let mut add = |name: String, template| files.push((Path::new("python").join(name), render(template, &view)));
        add(format!("cuspec/{library}.py"), "python/module.py");
        if library.family() == Library::Cudart {
            add(format!("cuspec/_extras_{library}.py"), "python/extras_cudart.py");
        }
    }
    let names: Vec<&str> = modules.iter().map(|library| library.name()).collect();
    files.push((PathBuf::from("python/src/lib.rs"), render("python/lib.rs", &serde_json::json!({ "modules": names }))));
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
