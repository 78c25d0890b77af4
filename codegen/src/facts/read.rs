//! YAML -> facts.
//!
//! Input: the folder `spec/facts`. Output: [`Facts`] in their fixed order, or every fault found.
//! Invariant: each file lies where [`super::path`] puts its header, so no header can be there twice.

use std::path::{Path, PathBuf};

use rayon::prelude::*;

use super::{Facts, HISTORY, HeaderFacts, History, Library, path};
use crate::diag::{Diagnostic, Span};

/// Reads all facts below a folder.
pub fn read_dir(dir: &Path) -> Result<Facts, Vec<Diagnostic>> {
    let libraries: Vec<Library> = Library::ALL.into_iter().chain(Library::MAJORS).collect();
    let (read, history) = rayon::join(|| read_headers(dir, &libraries), || read_history(dir));
    let (read, mut faults) = read;
    if read.is_empty() && faults.is_empty() {
        faults.push(
            Diagnostic::error("CG120", format!("no facts below `{}`", dir.display()))
                .help("run `cargo xtask regen`, or restore the folder from version control"),
        );
    }
    let (majors, headers) = read.into_iter().partition(|h: &HeaderFacts| h.library.major().is_some());
    let mut facts = Facts { headers, ..Facts::default() };
    facts.sort();
    match history {
        Ok(history) => facts.history = history.with(&facts),
        Err(fault) => faults.push(*fault),
    }
    facts.add_majors(majors);
    if faults.is_empty() { Ok(facts) } else { Err(faults) }
}

/// Reads the headers of the older majors of cudart below a folder.
pub fn read_majors(dir: &Path) -> Result<Vec<HeaderFacts>, Vec<Diagnostic>> {
    let (headers, faults) = read_headers(dir, &Library::MAJORS);
    if faults.is_empty() { Ok(headers) } else { Err(faults) }
}

/// The headers of some libraries, and what is wrong with others.
fn read_headers(dir: &Path, libraries: &[Library]) -> (Vec<HeaderFacts>, Vec<Diagnostic>) {
    let (mut files, mut headers, mut faults) = (vec![], vec![], vec![]);
    for library in libraries {
        match list(&dir.join(library.name())) {
            Ok(found) => files.extend(found),
            // A release need not have headers of every library.
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => {}
            Err(e) => faults.push(unreadable(&dir.join(library.name()), &e)),
        }
    }
    for read in files.par_iter().map(|file| read_file(dir, file)).collect::<Vec<_>>() {
        match read {
            Ok(header) => headers.push(header),
            Err(fault) => faults.push(*fault),
        }
    }
    (headers, faults)
}

/// Reads the history below a folder, where there is one. What the facts add is still to come, see [`History::with`].
pub fn read_history(dir: &Path) -> Result<History, Box<Diagnostic>> {
    let file = dir.join(HISTORY);
    match std::fs::read_to_string(&file) {
        Ok(text) => History::from_yaml(&text, &file),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(History::default()),
        Err(e) => Err(Box::new(unreadable(&file, &e))),
    }
}

/// Reads the facts of one header; `file` is only named in faults.
pub fn from_yaml(text: &str, file: &Path) -> Result<HeaderFacts, Box<Diagnostic>> {
    serde_yaml::from_str(text).map_err(|e| {
        let e = e.without_snippet();
        let span = e.location().map(|l| Span::new(file, l.line() as u32, l.column() as u32, 0));
        Box::new(
            Diagnostic::error("CG121", format!("`{}` is not what regen writes: {e}", file.display()))
                .at_opt(span)
                .help("do not edit facts: run `cargo xtask regen`, or restore the file from version control"),
        )
    })
}

fn read_file(dir: &Path, file: &Path) -> Result<HeaderFacts, Box<Diagnostic>> {
    let text = std::fs::read_to_string(file).map_err(|e| Box::new(unreadable(file, &e)))?;
    let header = from_yaml(&text, file)?;
    let expected = path(header.library, &header.header);
    if file.strip_prefix(dir).is_ok_and(|f| f == expected) {
        Ok(header)
    } else {
        Err(Box::new(
            Diagnostic::error("CG121", format!("the facts of `{}` belong into `{}`", header.header, expected.display()))
                .at(Span::new(file, 1, 1, 0))
                .help("remove the file and run `cargo xtask regen`"),
        ))
    }
}

fn list(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "yaml") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn unreadable(path: &Path, e: &std::io::Error) -> Diagnostic {
    Diagnostic::error("CG120", format!("`{}` cannot be read: {e}", path.display()))
        .help("check the file's permissions, or restore it from version control")
}
