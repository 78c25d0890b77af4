//! The guides: pages of the reference that people write.
//!
//! Input: the folder `spec/guides` of a repository. Output: the same pages below `docs/guides/`, byte for byte.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The pages; `root` is the repository.
///
/// # Errors
/// When the folder or a page cannot be read.
pub fn guides(root: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(root.join("spec/guides"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "rst") {
            let name = path.file_name().expect("a listed file has a name");
            pages.push((Path::new("docs/guides").join(name), fs::read_to_string(&path)?));
        }
    }
    pages.sort();
    Ok(pages)
}
