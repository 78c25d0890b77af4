//! Reference pages, as reStructuredText for Sphinx.
//!
//! Input: a [`Plan`] and the Rust signatures by symbol. Output: one page per documentation group of functions, and per library pages
//! of enumerations, records, other types and constants, below an index. Invariant: every fact has an entry with a label; all text is
//! our own.

mod diagnostics;
mod functions;
mod guides;
mod rst;
mod types;
mod words;

use std::collections::BTreeMap;
use std::path::PathBuf;

use rayon::prelude::*;
use serde::Serialize;

use self::functions::{Functions, Group};
pub use self::guides::guides;
use self::types::{Page, TypePages};
use super::python::types::Types;
use super::text::render;
use crate::facts::{HeaderFacts, Library};
use crate::plan::Plan;

/// The pages and Sphinx's settings, with paths relative to `generated/`.
pub fn docs(plan: &Plan<'_>, rust_signatures: &BTreeMap<String, String>) -> Vec<(PathBuf, String)> {
    let types = Types::new(plan);
    let functions = Functions::new(plan, &types, rust_signatures);
    let type_pages = TypePages::new(plan, &types);
    let groups: Vec<(Library, Vec<Group<'_>>)> = Library::ALL.into_iter().map(|l| (l, functions.groups(l))).collect();

    let jobs: Vec<(Library, Job<'_>)> = groups
        .iter()
        .flat_map(|(l, groups)| {
            let of_types = Page::ALL.into_iter().map(Job::Types);
            groups.iter().map(Job::Functions).chain(of_types).map(|job| (*l, job))
        })
        .collect();
    let pages: Vec<(Library, String, String)> = jobs
        .into_par_iter()
        .filter_map(|(library, job)| match job {
            Job::Functions(group) => {
                Some((library, group.file.clone(), render("docs/functions.rst", &functions.page(library, group))))
            }
            Job::Types(page) => {
                let view = type_pages.page(library, page);
                let template = format!("docs/{}.rst", page.file());
                (!view.is_empty()).then(|| (library, page.file().to_owned(), render(&template, &view)))
            }
        })
        .collect();

    let root = PathBuf::from("docs");
    let mut out = settings(&root);
    let mut libraries = Vec::new();
    for library in Library::ALL {
        let files: Vec<&str> = pages.iter().filter(|(l, ..)| *l == library).map(|(_, file, _)| file.as_str()).collect();
        if !files.is_empty() {
            libraries.push(library.name());
            let view = library_index(plan, library, files);
            out.push((root.join(library.name()).join("index.rst"), render("docs/library.rst", &view)));
        }
    }
    out.extend(pages.into_iter().map(|(library, file, text)| (root.join(library.name()).join(format!("{file}.rst")), text)));
    // Types of other vendors are looked up last.
    libraries.sort_by_key(|l| *l == Library::Platform.name());
    out.push((root.join("diagnostics.rst"), diagnostics::page()));
    out.push((root.join("index.rst"), render("docs/index.rst", &serde_json::json!({ "libraries": libraries }))));
    out
}

enum Job<'j> {
    Functions(&'j Group<'j>),
    Types(Page),
}

fn settings(root: &std::path::Path) -> Vec<(PathBuf, String)> {
    vec![
        (root.join("conf.py"), include_str!("../../../templates/docs/conf.py").to_owned()),
        (root.join("requirements.txt"), include_str!("../../../templates/docs/requirements.txt").to_owned()),
    ]
}

#[derive(Serialize)]
struct LibraryIndex<'a> {
    heading: String,
    /// The Python module, for the libraries that have one.
    module: Option<String>,
    pages: Vec<&'a str>,
    skipped: Vec<Skipped>,
}

#[derive(Serialize)]
struct Skipped {
    header: String,
    reason: String,
    names: String,
}

fn library_index<'a>(plan: &Plan<'_>, library: Library, pages: Vec<&'a str>) -> LibraryIndex<'a> {
    let title = match library {
        Library::Platform => "Types of other vendors",
        Library::Cuda => "cuda: the driver API",
        Library::Cudart => "cudart: the CUDA Runtime API",
        Library::Nvrtc => "nvrtc: the run-time compiler",
    };
    let skipped = |h: &HeaderFacts| {
        let of = |s: &crate::facts::Skipped| Skipped {
            header: rst::literal(&h.header),
            reason: rst::text(&s.reason),
            names: s.names.iter().map(|n| rst::literal(n)).collect::<Vec<_>>().join(", "),
        };
        h.skipped.iter().map(of).collect::<Vec<_>>()
    };
    LibraryIndex {
        heading: rst::heading(title, '='),
        module: Library::CALLABLE.contains(&library).then(|| format!("cuspec.{library}")),
        pages,
        skipped: plan.facts.headers.iter().filter(|h| h.library == library).flat_map(skipped).collect(),
    }
}

#[cfg(test)]
mod tests;
