//! Type stubs of the Python package.
//!
//! Input: a [`Plan`]. Output: one `.pyi` per module and the marker that the package is typed. Invariant: everything that the headers
//! declare for Linux is in exactly one module; the call form of each function follows the rules of `emit::python::call`.

mod view;

pub(super) use view::{attributes, further_names, python_field};
pub(crate) use view::{imported, is_callable, status_class};

use std::path::PathBuf;

use rayon::prelude::*;

use super::python::types::Types;
use super::text::render;
use crate::facts::Library;
use crate::plan::Plan;

/// The stubs, with paths relative to `generated/`.
pub fn stubs(plan: &Plan<'_>) -> Vec<(PathBuf, String)> {
    let types = Types::new(plan);
    let package = PathBuf::from("python/cuspec");
    let modules: Vec<(PathBuf, String)> = Library::CALLABLE
        .into_par_iter()
        .map(|library| {
            let view = view::module(plan, &types, library);
            (package.join(format!("{library}.pyi")), render("stubs/module.pyi", &view))
        })
        .collect();
    let names: Vec<&str> = Library::CALLABLE.iter().map(|l| l.name()).collect();
    let root = render("stubs/package.pyi", &serde_json::json!({ "modules": names }));
    [(package.join("__init__.pyi"), root), (package.join("py.typed"), String::new())].into_iter().chain(modules).collect()
}

#[cfg(test)]
mod tests;
