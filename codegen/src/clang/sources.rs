//! The headers of one platform as texts.
//!
//! Input: folders (or one text). Output: every CUDA header that a parse may reach, scanned, with the folder of embedded headers.
//! Invariant: the first folder that has a header wins; within one folder nothing depends on the order of its entries.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::embedded::{self, EMBEDDED};
use super::groups::{self, Grouped};
use super::headers;
use super::scan::{Scan, identifier, scan};
use crate::diag::{Diagnostic, Sink, Span};
use crate::facts::{Library, Platform};

/// One header whose declarations are facts.
pub(super) struct Source {
    /// The name as it is included.
    pub(super) header: String,
    pub(super) library: Library,
    pub(super) bytes: Vec<u8>,
    pub(super) scan: Scan,
    pub(super) grouped: Grouped,
}

impl Source {
    /// The identifier at a byte offset, perhaps empty.
    pub(super) fn identifier_at(&self, offset: usize) -> &str {
        identifier(self.bytes.get(offset..).unwrap_or_default())
    }
}

/// All headers of a platform.
pub(super) struct Sources {
    pub(super) platform: Platform,
    pub(super) files: Vec<Source>,
    /// What the unit includes, in order.
    pub(super) roots: Vec<String>,
    /// Where to look, after the embedded headers.
    pub(super) folders: Vec<PathBuf>,
    /// Texts that stand in for files on disk.
    pub(super) overlays: Vec<(String, String)>,
    pub(super) embedded: TempDir,
    by_path: HashMap<PathBuf, usize>,
}

impl Sources {
    /// The headers of a release.
    pub(super) fn release(platform: Platform, folders: &[PathBuf], sink: &mut Sink) -> Option<Sources> {
        let mut sources = Sources::empty(platform, folders.to_vec(), sink)?;
        let errors = sink.count(crate::diag::Severity::Error);
        for root in headers::roots(platform) {
            if sources.is_embedded(root.name) || sources.load(root.name, None, sink) {
                sources.roots.push(root.name.to_owned());
            } else {
                sink.push(missing(root, folders));
            }
        }
        sources.add_overlays();
        (sink.count(crate::diag::Severity::Error) == errors).then_some(sources)
    }

    /// One header given as text.
    pub(super) fn single(name: &str, text: &[u8], sink: &mut Sink) -> Option<Sources> {
        let mut sources = Sources::empty(Platform::Linux, vec![], sink)?;
        let path = sources.embedded.path().join(name);
        if let Err(e) = std::fs::write(&path, text) {
            sink.push(Diagnostic::error("CG115", format!("`{name}` cannot be written for the parse: {e}")));
            return None;
        }
        sources.add(name, Library::Cuda, path, text.to_vec(), sink);
        sources.roots.push(name.to_owned());
        Some(sources)
    }

    fn empty(platform: Platform, folders: Vec<PathBuf>, sink: &mut Sink) -> Option<Sources> {
        let embedded = embedded::unpack().map_err(|d| sink.push(d)).ok()?;
        let mut sources =
            Sources { platform, files: vec![], roots: vec![], folders, overlays: vec![], embedded, by_path: HashMap::new() };
        for header in EMBEDDED.iter().filter(|h| h.platform) {
            let path = sources.embedded.path().join(header.name);
            sources.add(header.name, Library::Platform, path, header.text.as_bytes().to_vec(), sink);
        }
        Some(sources)
    }

    /// The header at a path that the compiler names.
    pub(super) fn index_of(&self, path: &Path) -> Option<usize> {
        self.by_path.get(path).copied()
    }

    /// Whether an embedded header without facts of its own is meant.
    pub(super) fn is_support(&self, path: &Path) -> bool {
        path.starts_with(self.embedded.path()) || self.overlays.iter().any(|(p, _)| Path::new(p) == path)
    }

    fn is_embedded(&self, name: &str) -> bool {
        EMBEDDED.iter().any(|h| h.name == name)
    }

    /// Reads a header and all that it may include; false when no folder has it.
    fn load(&mut self, name: &str, beside: Option<&Path>, sink: &mut Sink) -> bool {
        let candidates = beside.into_iter().chain(self.folders.iter().map(PathBuf::as_path));
        let Some((folder, path)) = candidates.map(|f| (f.to_owned(), f.join(name))).find(|(_, p)| p.is_file()) else {
            return false;
        };
        if self.by_path.contains_key(&path) {
            return true;
        }
        if let Some(first) = self.files.iter().position(|f| f.header == name) {
            // The same header of a later folder, found beside its includer; include guards keep it from saying anything.
            self.by_path.insert(path, first);
            return true;
        }
        let bytes = match std::fs::read(&path) {
            Ok(bytes) => bytes,
            Err(e) => {
                sink.push(Diagnostic::error("CG103", format!("header `{}` cannot be read: {e}", path.display())));
                return true;
            }
        };
        let index = self.add(name, headers::library_of(name), path, bytes, sink);
        for include in self.files[index].scan.includes.clone() {
            if !self.is_embedded(&include) {
                self.load(&include, Some(&folder), sink);
            }
        }
        true
    }

    fn add(&mut self, name: &str, library: Library, path: PathBuf, bytes: Vec<u8>, sink: &mut Sink) -> usize {
        if let Err(e) = std::str::from_utf8(&bytes) {
            let before = &bytes[..e.valid_up_to()];
            let line = before.iter().filter(|b| **b == b'\n').count() + 1;
            let column = e.valid_up_to() - before.iter().rposition(|b| *b == b'\n').map_or(0, |n| n + 1) + 1;
            sink.push(
                Diagnostic::warning("CG109", format!("`{name}` is not UTF-8"))
                    .at(Span::new(&path, line as u32, column as u32, 1))
                    .help("nothing to do: the bytes in question are read as a replacement character"),
            );
        }
        let scan = scan(&bytes);
        let grouped = groups::find(&bytes, &scan);
        self.by_path.insert(path, self.files.len());
        self.files.push(Source { header: name.to_owned(), library, bytes, scan, grouped });
        self.files.len() - 1
    }

    /// A quoted `#include` looks beside the including file first: where a folder has a header that an embedded one replaces, the
    /// embedded text stands in for it.
    fn add_overlays(&mut self) {
        for folder in &self.folders {
            for header in EMBEDDED {
                let path = folder.join(header.name);
                if path.is_file() {
                    self.overlays.push((path.to_string_lossy().into_owned(), header.text.to_owned()));
                }
            }
        }
    }
}

fn missing(root: &headers::Root, folders: &[PathBuf]) -> Diagnostic {
    let message = format!("no folder has the header `{}`", root.name);
    let d = if root.optional {
        Diagnostic::warning("CG110", message).help("without it its entry points are not in the facts")
    } else {
        Diagnostic::error("CG102", message).help("give the folders that hold all headers of a release")
    };
    folders.iter().fold(d, |d, f| d.note(format!("looked in {}", f.display())))
}
