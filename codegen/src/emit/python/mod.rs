//! The Python package: the tables of its extension module, and the files that people wrote.
//!
//! Input: a [`Plan`], the folder `runtime/python/cuspec`. Output: a crate of tables, one module per library, below `python/src`, and the
//! Python files of the package. Invariant: stubs, reference and tables say the same, because each asks `Call`.

mod call;
mod docs;
mod item;
mod package;
mod tables;
pub(crate) mod types;

pub(crate) use call::Call;
pub use package::package;
pub(crate) use tables::symbol_names;

use std::path::PathBuf;

use rayon::prelude::*;

use crate::facts::Library;
use crate::plan::Plan;

/// The tables, with paths relative to `generated/`.
pub fn tables<'a>(plan: &'a Plan<'a>) -> Vec<(PathBuf, String)> {
    plan.with_majors().collect::<Vec<_>>().into_par_iter().flat_map(libraries).collect()
}

/// The tables of the libraries that a plan emits.
fn libraries<'a>(plan: &'a Plan<'a>) -> Vec<(PathBuf, String)> {
    let types = types::Types::new(plan);
    let modules = modules(plan).into_par_iter().flat_map(|library| {
        let of = tables::Tables { plan, types: &types, library };
        let folder = PathBuf::from("python/src").join(library.name());
        [
            (folder.join("mod.rs"), of.module()),
            (folder.join("functions.rs"), of.functions()),
            (folder.join("enums.rs"), of.enums()),
            (folder.join("handles.rs"), of.handles()),
            (folder.join("records.rs"), of.records()),
        ]
    });
    modules.collect()
}

/// The libraries of a plan that are modules of the package.
pub(crate) fn modules(plan: &Plan<'_>) -> Vec<Library> {
    plan.emitted().filter(|library| *library != Library::Platform).collect()
}

/// The names that people wrote for a module, which its stub lists with the others.
pub(crate) fn extras(library: Library) -> impl Iterator<Item = &'static str> {
    let all = extras_text(library).split_once("__all__ = [");
    let all = all.and_then(|(_, rest)| rest.split_once(']')).map_or("", |(all, _)| all);
    all.split(',').map(|name| name.trim().trim_matches('"')).filter(|name| !name.is_empty())
}

fn extras_text(library: Library) -> &'static str {
    match library {
        Library::Cudart | Library::Cudart12 | Library::Cudart11 => include_str!("../../../templates/python/extras_cudart.py"),
        Library::Nvrtc => include_str!("../../../../runtime/python/cuspec/_extras_nvrtc.py"),
        Library::Cuda | Library::Platform => include_str!("../../../../runtime/python/cuspec/_extras_cuda.py"),
    }
}

/// The functions among them, with their parameters and what they return.
pub(crate) fn extra_signatures(library: Library) -> Vec<String> {
    let names: Vec<&str> = extras(library).collect();
    let signature = |line: &'static str| {
        let line = line.strip_prefix("def ")?.trim_end().strip_suffix(':')?;
        names.contains(&line.split('(').next()?).then(|| line.to_owned())
    };
    let shared = include_str!("../../../../runtime/python/cuspec/_cuspec.pyi");
    extras_text(library).lines().chain(shared.lines()).filter_map(signature).collect()
}

/// The first line of a module's documentation.
pub(crate) fn title(library: Library) -> &'static str {
    match library {
        Library::Cudart => "The CUDA Runtime API.",
        Library::Cudart12 => "The CUDA Runtime API of CUDA 12.",
        Library::Cudart11 => "The CUDA Runtime API of CUDA 11.",
        Library::Nvrtc => "The run-time compiler.",
        Library::Cuda | Library::Platform => "The CUDA driver API.",
    }
}
