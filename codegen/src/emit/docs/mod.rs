//! Reference pages, as reStructuredText for Sphinx.
//!
//! Input: a [`Plan`] and the Rust signatures by symbol. Output: one page per section with its entries, a table of the functions of each
//! library, an index per library, and what Sphinx needs to make a site of them.
//! Invariant: every fact has an entry with a label; all text is our own.

mod chart;
mod diagnostics;
mod functions;
mod guides;
mod items;
mod links;
mod log_chart;
mod major_names;
mod majors;
mod measured;
mod overview;
mod removed;
mod rst;
mod sections;
mod types;
mod uses;
mod words;

use std::collections::BTreeMap;
use std::path::PathBuf;

use rayon::prelude::*;
use serde::Serialize;

use self::functions::{FunctionView, Functions, Row};
pub use self::guides::guides;
use self::items::Page;
use self::sections::{Section, sections};
use self::types::{ItemsView, TypePages};
use super::python::types::Types;
use super::text::render;
use crate::facts::{HeaderFacts, Library, release};
use crate::plan::Plan;

/// The pages and Sphinx's settings, with paths relative to `generated/`.
pub fn docs(plan: &Plan<'_>, rust_signatures: &BTreeMap<String, String>) -> Vec<(PathBuf, String)> {
    let types = Types::new(plan);
    let functions = Functions::new(plan, &types, rust_signatures);
    let type_pages = TypePages::new(plan, &types);
    let site = Site { plan, types: &types, functions: &functions, type_pages: &type_pages };

    // Types of other vendors are looked up last.
    let libraries = Library::CALLABLE.into_iter().chain([Library::Platform]);
    let libraries: Vec<(Library, Vec<Section<'_>>)> =
        libraries.map(|l| (l, sections(plan, &type_pages, l))).filter(|(_, sections)| !sections.is_empty()).collect();
    let jobs: Vec<Job<'_>> = libraries
        .iter()
        .flat_map(|(library, sections)| {
            let index = [Job::Index(*library, sections), Job::Functions(*library, sections)];
            index.into_iter().chain(sections.iter().flat_map(move |s| section_jobs(*library, s)))
        })
        .collect();
    let mut pages: Vec<(PathBuf, String)> = jobs.into_par_iter().filter_map(|job| site.page(job)).collect();

    let names: Vec<&str> = libraries.iter().map(|(l, _)| l.name()).collect();
    let tables: Vec<&str> = Library::CALLABLE.map(Library::name).into_iter().filter(|l| names.contains(l)).collect();
    let release = release(plan.facts).map(|r| r.to_string());
    let older: Vec<&str> = plan.majors.iter().filter_map(|major| major.facts.major).map(Library::name).collect();
    let measured = measured::page(plan);
    let start = serde_json::json!({
        "libraries": names, "majors": older, "tables": tables, "release": release, "measured": measured.is_some(),
    });
    pages.push(("index.rst".into(), render("docs/index.rst", &start)));
    pages.push(("overview.rst".into(), overview::page(plan)));
    pages.extend(measured.map(|text| ("measured.rst".into(), text)));
    pages.push(("removed.rst".into(), removed::page(plan.history())));
    let majors = plan.majors.iter().filter_map(|major| Some((major, major.facts.major?)));
    for (major, library) in majors {
        pages.push((format!("{library}.rst").into(), majors::page(plan, major)));
        pages.push((major_names::path(library), major_names::page(major, library, rust_signatures)));
    }
    pages.push(("diagnostics.rst".into(), diagnostics::page()));
    pages.extend(SETTINGS.iter().map(|(path, text)| (PathBuf::from(path), (*text).to_owned())));
    pages.into_iter().map(|(path, text)| (PathBuf::from("docs").join(path), text)).collect()
}

const SETTINGS: [(&str, &str); 5] = [
    ("reading.rst", include_str!("../../../templates/docs/reading.rst")),
    ("conf.py", include_str!("../../../templates/docs/conf.py")),
    ("requirements.txt", include_str!("../../../templates/docs/requirements.txt")),
    ("_static/reference.css", include_str!("../../../templates/docs/reference.css")),
    ("_static/filter.js", include_str!("../../../templates/docs/filter.js")),
];

/// A page to make.
enum Job<'j> {
    Index(Library, &'j [Section<'j>]),
    /// The table of all functions.
    Functions(Library, &'j [Section<'j>]),
    Section(Library, &'j Section<'j>),
    /// The types of one kind of a section that has a page for each.
    Types(Library, &'j Section<'j>, Page),
}

fn section_jobs<'j>(library: Library, section: &'j Section<'j>) -> impl Iterator<Item = Job<'j>> {
    let pages = Page::ALL.into_iter().filter(|page| section.has_pages_of_types() && section.items.has(*page));
    std::iter::once(Job::Section(library, section)).chain(pages.map(move |page| Job::Types(library, section, page)))
}

/// What all pages look up.
struct Site<'a> {
    plan: &'a Plan<'a>,
    types: &'a Types<'a>,
    functions: &'a Functions<'a>,
    type_pages: &'a TypePages<'a>,
}

#[derive(Serialize)]
struct SectionView<'s> {
    heading: String,
    module: String,
    about: Option<String>,
    text: Option<&'s str>,
    /// Pages of its types.
    pages: Vec<&'static str>,
    rows: Vec<Row>,
    functions: Vec<FunctionView>,
    superseded: Vec<FunctionView>,
    items: ItemsView,
}

#[derive(Serialize)]
struct LibraryView<'s> {
    heading: String,
    /// The Python module, for the libraries that have one.
    module: Option<String>,
    functions: usize,
    sections: Vec<&'s str>,
    skipped: Vec<Skipped>,
}

#[derive(Serialize)]
struct Skipped {
    header: String,
    reason: String,
    names: String,
}

impl<'a> Site<'a> {
    fn page(&self, job: Job<'a>) -> Option<(PathBuf, String)> {
        let path = |library: Library, file: &str| PathBuf::from(library.name()).join(format!("{file}.rst"));
        Some(match job {
            Job::Index(library, sections) => {
                (path(library, "index"), render("docs/library.rst", &self.library(library, sections)))
            }
            Job::Functions(library, sections) => {
                let entries = sections.iter().flat_map(|s| &s.entries);
                let rows: Vec<Row> = entries.map(|e| self.functions.row(e)).collect();
                if rows.is_empty() {
                    return None;
                }
                let view = serde_json::json!({ "library": library.name(), "rows": rows, "underline": "=".repeat(40) });
                (path(library, "functions"), render("docs/functions.rst", &view))
            }
            Job::Section(library, section) => {
                (path(library, &section.file), render("docs/section.rst", &self.section(library, section)))
            }
            Job::Types(library, section, page) => {
                let view = SectionView {
                    heading: rst::heading(page.title(), '='),
                    items: self.type_pages.view_of(&section.items, page),
                    ..self.blank(library)
                };
                (path(library, page.file()), render("docs/section.rst", &view))
            }
        })
    }

    fn blank(&self, library: Library) -> SectionView<'a> {
        SectionView {
            heading: String::new(),
            module: format!("cuspec.{}", self.types.module(library)),
            about: None,
            text: None,
            pages: vec![],
            rows: vec![],
            functions: vec![],
            superseded: vec![],
            items: ItemsView::default(),
        }
    }

    fn section(&self, library: Library, s: &Section<'a>) -> SectionView<'a> {
        let apart = s.has_pages_of_types();
        SectionView {
            heading: rst::heading(&s.title, '='),
            about: s.about.map(rst::text),
            text: s.text,
            pages: Page::ALL.into_iter().filter(|p| apart && s.items.has(*p)).map(Page::file).collect(),
            rows: s.entries.iter().map(|e| self.functions.row(e)).collect(),
            functions: s.entries.iter().map(|e| self.functions.entry(e, '-')).collect(),
            superseded: s.superseded.iter().map(|e| self.functions.entry(e, '~')).collect(),
            items: if apart { ItemsView::default() } else { self.type_pages.view(&s.items) },
            ..self.blank(library)
        }
    }

    fn library<'s>(&self, library: Library, sections: &'s [Section<'a>]) -> LibraryView<'s> {
        let title = match library {
            Library::Platform => "Types of other vendors",
            Library::Cuda => "cuda: the driver API",
            Library::Cudart => "cudart: the CUDA Runtime API",
            Library::Cudart12 => "cudart12: the CUDA Runtime API of CUDA 12",
            Library::Cudart11 => "cudart11: the CUDA Runtime API of CUDA 11",
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
        LibraryView {
            heading: rst::heading(title, '='),
            module: Library::CALLABLE.contains(&library).then(|| format!("cuspec.{library}")),
            functions: sections.iter().map(|s| s.entries.len()).sum(),
            sections: sections.iter().map(|s| s.file.as_str()).collect(),
            skipped: self.plan.facts.headers.iter().filter(|h| h.library == library).flat_map(skipped).collect(),
        }
    }
}

#[cfg(test)]
mod tests;
