//! The files under `spec/`, read in parallel.
//!
//! Input: the spec folder. Output: [`Spec`] and every finding of every file.
//! Invariant: the result does not depend on the order in which the file system lists files.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use serde::de::DeserializeOwned;

use super::decode::decode;
use super::majors::library_of_folder;
use super::yaml::{self, Kind, Node};
use super::{AnnotationFile, At, HandlesFile, Measured, RulesFile, SectionsFile, SkippedFile, Spec};
use crate::diag::{Diagnostic, Sink, Span};

impl Spec {
    /// Reads the hand-written files below `dir`; a missing file is an empty one. Places are relative to the folder around `dir`.
    pub fn load(dir: &Path, sink: &mut Sink) -> Spec {
        let root = dir.parent().unwrap_or(Path::new(""));
        let annotations = annotation_files(&dir.join("annotations"), root, sink);
        let read: Vec<(Option<AnnotationFile>, Sink)> = annotations
            .par_iter()
            .map(|path| {
                let mut sink = Sink::default();
                let file = read_annotations(path, root, &mut sink);
                (file, sink)
            })
            .collect();
        let mut files: Vec<AnnotationFile> = Vec::with_capacity(read.len());
        for (file, found) in read {
            files.extend(file);
            sink.extend(found);
        }
        let (drafts, files): (_, Vec<AnnotationFile>) =
            files.into_iter().partition(|file| file.draft.as_ref().is_some_and(|draft| draft.value));
        let (older, files) = files.into_iter().partition(|file| file.major().is_some());
        Spec {
            files,
            older,
            drafts,
            handles: read_or_default::<HandlesFile>(&dir.join("handles.yaml"), root, sink).handles,
            rules: read_or_default::<RulesFile>(&dir.join("rules.yaml"), root, sink).rules,
            sections: SectionsFile {
                texts: texts(&dir.join("sections"), root, sink),
                ..read_or_default(&dir.join("sections.yaml"), root, sink)
            },
            skipped: read_or_default::<SkippedFile>(&dir.join("skipped.yaml"), root, sink).skipped,
            measured: measured(&dir.join("measured"), root, sink),
            majors: vec![],
        }
    }
}

/// Decodes the text of one file; `None` when no entry of it could be kept.
pub fn decode_file<T: DeserializeOwned + Default>(text: &str, file: &Arc<Path>, sink: &mut Sink) -> Option<T> {
    let node = yaml::parse(text, file, sink)?;
    decode_root(&node, file, sink)
}

fn decode_root<T: DeserializeOwned + Default>(node: &Node<'_>, file: &Arc<Path>, sink: &mut Sink) -> Option<T> {
    if matches!(node.kind, Kind::Null) { Some(T::default()) } else { decode(node, file, sink) }
}

fn read_annotations(path: &Path, root: &Path, sink: &mut Sink) -> Option<AnnotationFile> {
    let file = relative(path, root);
    let text = read_text(path, root, sink)?;
    let node = yaml::parse(&text, &file, sink)?;
    let mut annotations: AnnotationFile = decode_root(&node, &file, sink)?;
    check_library(&mut annotations, &node, path, &file, sink);
    Some(annotations)
}

fn read_or_default<T: DeserializeOwned + Default>(path: &Path, root: &Path, sink: &mut Sink) -> T {
    if !path.exists() {
        return T::default();
    }
    let text = read_text(path, root, sink);
    text.and_then(|text| decode_file(&text, &relative(path, root), sink)).unwrap_or_default()
}

fn relative(path: &Path, root: &Path) -> Arc<Path> {
    path.strip_prefix(root).unwrap_or(path).into()
}

fn read_text(path: &Path, root: &Path, sink: &mut Sink) -> Option<String> {
    let bytes = match std::fs::read(path) {
        Ok(bytes) => bytes,
        Err(e) => {
            sink.push(unreadable(path, root, &e));
            return None;
        }
    };
    match String::from_utf8(bytes) {
        Ok(text) => Some(text),
        Err(e) => {
            let good = &e.as_bytes()[..e.utf8_error().valid_up_to()];
            let line = good.iter().filter(|b| **b == b'\n').count() + 1;
            let at = Span { file: relative(path, root), line: u32::try_from(line).unwrap_or(u32::MAX), column: 1, len: 0 };
            sink.push(Diagnostic::error("CG200", "not UTF-8 text").at(at).help("save the file as UTF-8"));
            None
        }
    }
}

fn unreadable(path: &Path, root: &Path, error: &std::io::Error) -> Diagnostic {
    let shown = relative(path, root);
    Diagnostic::error("CG200", format!("cannot read `{}`: {error}", shown.display()))
        .help("check that the path is right and that you may read it")
}

/// `annotations/<library>/*.yaml`, in path order.
fn annotation_files(dir: &Path, root: &Path, sink: &mut Sink) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in sorted_children(dir, root, sink) {
        if folder.is_dir() {
            files.extend(sorted_children(&folder, root, sink).into_iter().filter(|f| is_yaml(f)));
        } else if is_yaml(&folder) {
            sink.push(
                Diagnostic::error("CG212", "annotations lie in the folder of their library")
                    .at(Span { file: relative(&folder, root), line: 1, column: 1, len: 0 })
                    .help("move the file to `annotations/<library>/`"),
            );
        }
    }
    files
}

/// The texts of a folder by file name.
fn texts(dir: &Path, root: &Path, sink: &mut Sink) -> BTreeMap<String, String> {
    let files = sorted_children(dir, root, sink).into_iter().filter(|f| f.is_file());
    let read = files.filter_map(|f| Some((f.file_name()?.to_string_lossy().into_owned(), read_text(&f, root, sink)?)));
    read.collect()
}

/// What was measured, by file name.
fn measured(dir: &Path, root: &Path, sink: &mut Sink) -> Vec<Measured> {
    let files = sorted_children(dir, root, sink).into_iter().filter(|f| f.extension().is_some_and(|e| e == "json"));
    files.filter_map(|f| decode_file(&read_text(&f, root, sink)?, &relative(&f, root), sink)).collect()
}

fn is_yaml(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "yaml" || e == "yml")
}

fn sorted_children(dir: &Path, root: &Path, sink: &mut Sink) -> Vec<PathBuf> {
    if !dir.exists() {
        return Vec::new();
    }
    let listed: Result<Vec<_>, _> = std::fs::read_dir(dir).and_then(|entries| entries.map(|e| e.map(|e| e.path())).collect());
    match listed {
        Ok(mut paths) => {
            paths.sort();
            paths
        }
        Err(e) => {
            sink.push(unreadable(dir, root, &e));
            Vec::new()
        }
    }
}

/// A file belongs to one library, says so, and lies in its folder; the folder stands in for what the file does not say.
fn check_library(annotations: &mut AnnotationFile, node: &Node<'_>, path: &Path, file: &Arc<Path>, sink: &mut Sink) {
    let folder = path.parent().and_then(Path::file_name).map(|f| f.to_string_lossy().into_owned()).unwrap_or_default();
    let of_folder = library_of_folder(&folder);
    match &annotations.library {
        Some(library) if library.name() != folder => sink.push(
            Diagnostic::error("CG212", format!("the file says `library: {}` but lies in the folder `{folder}`", library.name()))
                .at(library.span.clone())
                .help("move the file, or mend the key"),
        ),
        Some(_) => {}
        None => {
            let start = Span { file: file.clone(), line: 1, column: 1, len: 0 };
            if !node.has_key("library") {
                let help = of_folder
                    .map_or("start the file with `library:`".to_owned(), |l| format!("start the file with `library: {l}`"));
                sink.push(Diagnostic::error("CG211", "`library` is missing").at(start.clone()).help(help));
            }
            annotations.library = of_folder.map(|value| At { value, span: start });
        }
    }
}
