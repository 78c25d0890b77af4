//! The names of an older major of cudart: every function with its signatures, every class and constant of its Python module.
//!
//! Input: the plan of the major and the Rust signatures by key. Output: a page. Invariant: what C declares has its place under `cudart`;
//! here it is shown as text, so that no name of C has two.

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::functions::Functions;
use super::rst::heading;
use super::types::TypePages;
use crate::emit::python::extra_signatures;
use crate::emit::python::types::Types;
use crate::emit::text::render;
use crate::facts::Library;
use crate::plan::{Class, Plan};

/// Where the page is.
pub(super) fn path(library: Library) -> PathBuf {
    format!("{library}-names.rst").into()
}

/// The page of a major.
pub(super) fn page(major: &Plan<'_>, library: Library, rust_signatures: &BTreeMap<String, String>) -> String {
    let types = Types::new(major);
    let (functions, type_pages) = (Functions::new(major, &types, rust_signatures), TypePages::new(major, &types));
    let header = major.facts.headers.iter().filter(|h| h.library == library);
    // A typedef of another library's struct stands with that one's names, which are not here.
    let borrowed = header.flat_map(|h| &h.typedefs).filter_map(|t| match major.index.class(&t.ty) {
        Class::Record(r) if major.index.library_of(&r.name) != Some(library) => {
            types.class(&t.name).and_then(|class| Some(format!("{}({})", class.name, class.base?)))
        }
        _ => None,
    });
    let own = major.entries.iter().filter(|e| e.library() == library);
    let view = serde_json::json!({
        "heading": heading(&format!("{library}: every name"), '='),
        "library": library.name(),
        "functions": own.map(|e| functions.entry(e, '-')).collect::<Vec<_>>(),
        "items": type_pages.view(&type_pages.items(library)),
        "borrowed": borrowed.collect::<Vec<_>>(),
        "extras": extra_signatures(library),
    });
    render("docs/major_names.rst", &view)
}
