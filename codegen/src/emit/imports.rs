//! `use` lines that name just what a file refers to.
//!
//! A glob import costs every importing module an entry per name in the crate's metadata: with a hundred modules and seven thousand
//! names these were two thirds of the library's size, and as much of its compile time went into resolving them.

use std::collections::BTreeSet;

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

use super::rust::ident;
use crate::facts::{Library, RecordKind};
use crate::plan::Plan;

/// The names that generated files refer to, by the module that declares them.
pub struct Imports<'p> {
    /// Types of the raw layer.
    raw: Vec<(Library, BTreeSet<&'p str>)>,
    /// Types of the wrapped layer.
    wrapped: Vec<(Library, BTreeSet<&'p str>)>,
    /// What the runtime gives every wrapper.
    support: BTreeSet<&'static str>,
}

/// The line of a raw file that stands for its imports.
pub const PLACE: &str = "use crate::sys::prelude::*;";

const SUPPORT: &str = include_str!("../../templates/rust/support.rs");
const CORE: [&str; 5] = ["CStr", "c_char", "c_long", "c_ulong", "c_void"];
const RUNTIME: [&str; 2] = ["Missing", "Symbol"];

impl<'p> Imports<'p> {
    /// Collects the names of a plan.
    pub fn new(plan: &'p Plan<'_>) -> Self {
        let raw = plan.facts.libraries().map(|library| {
            let headers = plan.facts.headers.iter().filter(|h| h.library == library);
            let names = headers.flat_map(|h| {
                let types = h.typedefs.iter().map(|t| t.name.as_str()).chain(h.records.iter().map(|r| r.name.as_str()));
                types.chain(h.enums.iter().map(|e| e.name.as_str()))
            });
            (library, names.collect())
        });
        let wrapped = plan.facts.callable().map(|library| {
            let enums = plan.enums.iter().filter(|e| e.header.library == library).map(|e| e.rust.as_str());
            let records = plan.records.iter().filter(|r| r.header.library == library && r.fact.kind != RecordKind::Opaque);
            let records = records.filter(|r| !r.fact.superseded).map(|r| r.rust.as_str());
            let handles = plan.handles.iter().filter(|h| h.library == library && h.raw.is_none());
            let handles =
                handles.flat_map(|h| [h.borrow.as_str()].into_iter().chain(h.release.is_some().then_some(h.rust.as_str())));
            (library, enums.chain(records).chain(handles).collect())
        });
        Imports { raw: raw.to_vec(), wrapped: wrapped.to_vec(), support: support_names() }
    }

    /// Fills in the imports of a file of the raw layer.
    pub fn raw_file(&self, library: Library, text: &str) -> String {
        if !text.contains(PLACE) {
            return text.to_owned();
        }
        // What comments mention needs no import.
        let code = text.lines().filter(|l| !l.trim_start().starts_with("//"));
        let words: BTreeSet<&str> = code.flat_map(|l| l.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))).collect();
        let defined: BTreeSet<&str> = text.lines().filter_map(defined).collect();
        let mut lines = String::new();
        let mut add = |path: &str, names: Vec<&str>| {
            if !names.is_empty() {
                lines.push_str(&format!("use {path}::{{{}}};\n", names.join(", ")));
            }
        };
        add("core::ffi", CORE.into_iter().filter(|n| words.contains(n)).collect());
        add("cuspec_runtime", RUNTIME.into_iter().filter(|n| words.contains(n)).collect());
        let mut seen = defined;
        for (of, names) in self.own_first(library) {
            let found: Vec<&str> = names.iter().copied().filter(|n| words.contains(n) && !seen.contains(n)).collect();
            seen.extend(&found);
            add(&format!("crate::sys::{of}"), found);
        }
        text.replacen(PLACE, lines.trim_end(), 1)
    }

    /// The imports of a module of the wrapped layer: `root` where it is the library's own, which declares the public types.
    pub fn wrapped_file(&self, library: Library, root: bool, items: &TokenStream) -> TokenStream {
        let mut words = BTreeSet::new();
        collect(items.clone(), &mut words);
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut out = TokenStream::new();
        let mut add = |path: TokenStream, names: Vec<&str>| {
            let names: Vec<_> = names.into_iter().map(ident).collect();
            if !names.is_empty() {
                out.extend(quote!(#[allow(unused_imports)] use #path::{#(#names),*};));
            }
        };
        let public = self.wrapped.iter().filter(|(of, _)| *of == library).flat_map(|(_, names)| names);
        let found: Vec<&str> = public.copied().filter(|n| root || words.contains(*n)).collect();
        seen.extend(&found);
        if !root {
            add(quote!(super), found);
        }
        let support: Vec<&str> = self.support.iter().copied().filter(|n| words.contains(*n) && !seen.contains(n)).collect();
        seen.extend(&support);
        add(quote!(crate::support), support);
        for (of, names) in self.own_first(library) {
            let found: Vec<&str> = names.iter().copied().filter(|n| words.contains(*n) && !seen.contains(n)).collect();
            seen.extend(&found);
            let of = ident(of.name());
            add(quote!(crate::sys::#of), found);
        }
        quote! {
            #[allow(unused_imports)]
            use cuspec_runtime::Status as _;
            #out
        }
    }

    fn own_first(&self, library: Library) -> impl Iterator<Item = &(Library, BTreeSet<&'p str>)> {
        let own = self.raw.iter().filter(move |(of, _)| *of == library);
        own.chain(self.raw.iter().filter(move |(of, _)| *of != library))
    }
}

/// The name that a line of a raw file declares.
fn defined(line: &str) -> Option<&str> {
    let rest = ["pub struct ", "pub union ", "pub type "].iter().find_map(|start| line.strip_prefix(start))?;
    rest.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next()
}

/// The names between the braces of the support module's imports.
fn support_names() -> BTreeSet<&'static str> {
    let inside = SUPPORT.split('{').skip(1).filter_map(|part| part.split('}').next());
    inside.flat_map(|names| names.split(',')).map(str::trim).filter(|name| !name.is_empty() && !name.contains(' ')).collect()
}

/// The words that may need an import: those that no path or dot leads to.
fn collect(tokens: TokenStream, words: &mut BTreeSet<String>) {
    let (mut led, mut colons) = (false, 0);
    for token in tokens {
        match token {
            TokenTree::Ident(name) if !led => drop(words.insert(name.to_string())),
            TokenTree::Group(group) => collect(group.stream(), words),
            TokenTree::Punct(ref p) if p.as_char() == ':' => {
                colons += 1;
                led = colons == 2;
                continue;
            }
            TokenTree::Punct(ref p) if p.as_char() == '.' => {
                (led, colons) = (true, 0);
                continue;
            }
            _ => {}
        }
        (led, colons) = (false, 0);
    }
}
