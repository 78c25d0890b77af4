//! The wrapped Rust layer: results returned, errors as `Result`, slices and strings where decided, handles as owners.
//!
//! Output: `rust/src/<library>/mod.rs` with types and handles, one file per documentation group with functions, and the text of
//! every signature for the reference. What is undecided is bound as in C and `unsafe`.

mod attributes;
mod function;
mod handle;
mod types;
mod view;

use std::collections::BTreeMap;
use std::path::PathBuf;

use proc_macro2::TokenStream;
use quote::quote;
use rayon::prelude::*;

use super::imports::Imports;
use super::rust::{format, ident};
use crate::facts::Library;
use crate::plan::{Entry, Plan};

/// Signatures of the wrapped functions by symbol, as [`signature_key`] writes it.
pub type Signatures = BTreeMap<String, String>;

/// The key of an entry among [`Signatures`]: its symbol, behind the name of its module where that is an older major's.
pub fn signature_key(e: &Entry<'_>) -> String {
    match e.library().major() {
        Some(_) => format!("{}::{}", e.library(), e.fact.name),
        None => e.fact.name.clone(),
    }
}

/// Emits the wrapped layer, that of older majors of cudart among it.
pub fn emit(plan: &Plan<'_>) -> (Vec<(PathBuf, String)>, Signatures) {
    let ((mut files, mut signatures), majors) =
        rayon::join(|| libraries(plan), || plan.majors.par_iter().map(libraries).collect::<Vec<_>>());
    for (more, of_major) in majors {
        files.extend(more);
        signatures.extend(of_major);
    }
    files.sort();
    (files, signatures)
}

/// The files of the libraries that a plan emits.
fn libraries(plan: &Plan<'_>) -> (Vec<(PathBuf, String)>, Signatures) {
    let mut groups: BTreeMap<(Library, String), Vec<&Entry<'_>>> = BTreeMap::new();
    for e in &plan.entries {
        groups.entry((e.library(), group_module(e))).or_default().push(e);
    }
    let imports = Imports::new(plan);
    let mut files = Vec::new();
    for library in plan.emitted().filter(|l| *l != Library::Platform) {
        let modules: Vec<&str> = groups.keys().filter(|(l, _)| *l == library).map(|(_, g)| g.as_str()).collect();
        files.push((PathBuf::from(format!("rust/src/{library}/mod.rs")), format(module(plan, &imports, library, &modules))));
    }
    let emitted: Vec<_> = groups
        .par_iter()
        .map(|((library, group), entries)| {
            let functions: Vec<_> = entries.iter().map(|e| function::wrapper(plan, e)).collect();
            let text = format(group_file(&imports, *library, functions.iter().map(|w| &w.item)));
            let signatures = entries.iter().zip(&functions).map(|(e, w)| (signature_key(e), w.signature.clone()));
            ((PathBuf::from(format!("rust/src/{library}/{group}.rs")), text), signatures.collect::<Vec<_>>())
        })
        .collect();
    let mut signatures = Signatures::new();
    for (file, names) in emitted {
        files.push(file);
        signatures.extend(names);
    }
    (files, signatures)
}

/// The module of an entry: its documentation group without the library's prefix, `superseded` for old versions.
fn group_module(e: &Entry<'_>) -> String {
    if e.fact.superseded {
        return "superseded".to_owned();
    }
    let group = e.fact.group.as_deref().unwrap_or("other").to_lowercase();
    let short = group.strip_prefix("cudart_").or(group.strip_prefix("cuda_")).unwrap_or(&group);
    short.trim_matches('_').replace("__", "_")
}

fn group_file<'i>(imports: &Imports<'_>, library: Library, items: impl Iterator<Item = &'i TokenStream>) -> TokenStream {
    let items: TokenStream = items.cloned().collect();
    let imports = imports.wrapped_file(library, false, &items);
    let library = ident(library.name());
    // An address that a safe wrapper takes as a pointer is looked up or noted, and never followed: the plan saw to that.
    quote! {
        #![allow(unused_imports, clippy::too_many_arguments, clippy::type_complexity, clippy::not_unsafe_ptr_arg_deref)]
        use crate::sys::#library as sys;
        #imports
        #items
    }
}

fn module(plan: &Plan<'_>, imports: &Imports<'_>, library: Library, modules: &[&str]) -> TokenStream {
    let title = match library {
        Library::Platform => unreachable!("no functions, no wrapped module"),
        Library::Cuda => " The CUDA driver API.",
        Library::Cudart => " The CUDA Runtime API.",
        Library::Nvrtc => " The CUDA run-time compiler.",
        Library::Cudart12 => " The CUDA Runtime API of CUDA 12, for programs that run on its library.",
        Library::Cudart11 => " The CUDA Runtime API of CUDA 11, for programs that run on its library.",
    };
    let modules = modules.iter().map(|m| ident(m)).collect::<Vec<_>>();
    let types = types::exports(plan, library);
    let views = plan.records.iter().filter(|r| r.header.library == library);
    let views = views.filter_map(|r| r.view.as_ref().map(|v| view::types(plan, r, v)));
    let attributes = attributes::modules(plan, imports, library);
    let handles = plan.handles.iter().filter(|h| h.library == library).map(|h| handle::types(plan, h));
    let sys = ident(library.name());
    let items = quote!(#types #attributes #(#views)* #(#handles)*);
    let imports = imports.wrapped_file(library, true, &items);
    quote! {
        #![doc = #title]
        #(mod #modules;)*
        #(#[allow(unused_imports)] pub use #modules::*;)*
        use crate::sys::#sys as sys;
        #imports
        #items
    }
}

/// A public type of one library's module, as the module of another writes it.
fn path(from: Library, library: Library, name: &str) -> TokenStream {
    let name = ident(name);
    if library == from {
        quote!(#name)
    } else {
        let module = ident(library.name());
        quote!(crate::#module::#name)
    }
}
