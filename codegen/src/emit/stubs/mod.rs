//! Type stubs of the Python package.
//!
//! Input: a [`Plan`]. Output: one `.pyi` per module and the marker that the package is typed. Invariant: everything that the headers
//! declare for Linux is in exactly one module; the call form of each function follows the rules of `emit::python::call`.

mod view;

pub(super) use view::{attributes, further_names, python_field};
pub(crate) use view::{imported, is_callable, status_class};

use std::path::PathBuf;

use rayon::prelude::*;

use super::python::modules;
use super::python::types::Types;
use super::text::render;
use crate::facts::Library;
use crate::plan::Plan;

/// The stubs, with paths relative to `generated/`.
pub fn stubs(plan: &Plan<'_>) -> Vec<(PathBuf, String)> {
    let package = PathBuf::from("python/cuspec");
    let of_plan = |plan: &Plan<'_>| {
        let types = Types::new(plan);
        let stub = |library: Library| {
            let view = view::module(plan, &types, library);
            (package.join(format!("{library}.pyi")), render("stubs/module.pyi", &view))
        };
        modules(plan).into_par_iter().map(stub).collect::<Vec<_>>()
    };
    let plans: Vec<&Plan<'_>> = plan.with_majors().collect();
    let stubs: Vec<(PathBuf, String)> = plans.par_iter().copied().flat_map(of_plan).collect();
    let names: Vec<&str> = plans.into_iter().flat_map(modules).map(Library::name).collect();
    let root = render("stubs/package.pyi", &serde_json::json!({ "modules": names }));
    [(package.join("__init__.pyi"), root), (package.join("py.typed"), String::new())].into_iter().chain(stubs).collect()
}

#[cfg(test)]
mod tests;
