//! Attributes with the types of their values: a module of constants per enumeration that selects the type of a value.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use super::path;
use crate::emit::imports::Imports;
use crate::emit::rust::{ident, raw_type};
use crate::facts::{Library, Type};
use crate::plan::{EnumPlan, Form, Plan, rust_words};

/// What the functions of a library say about an enumerator.
struct Known<'p> {
    ty: &'p Type,
    set: bool,
}

/// The modules of a library.
pub fn modules(plan: &Plan<'_>, imports: &Imports<'_>, library: Library) -> TokenStream {
    let mut tags: BTreeMap<&str, (&EnumPlan<'_>, BTreeMap<&str, Known<'_>>)> = BTreeMap::new();
    for e in plan.entries.iter().filter(|e| e.library() == library && !e.fact.superseded) {
        for p in &e.params {
            let Form::Tagged { tag, written } = p.form else { continue };
            let Some(of) = plan.enum_behind(&e.params[tag]) else { continue };
            let known = &mut tags.entry(&of.rust).or_insert((of, BTreeMap::new())).1;
            for (enumerator, ty) in &p.values {
                let entry = known.entry(enumerator).or_insert(Known { ty, set: false });
                entry.set |= !written;
            }
        }
    }
    tags.values().map(|(of, known)| module(imports, library, of, known)).collect()
}

fn module(imports: &Imports<'_>, library: Library, of: &EnumPlan<'_>, known: &BTreeMap<&str, Known<'_>>) -> TokenStream {
    let words = rust_words(&of.rust);
    // Settings are several already.
    let name = if words.ends_with('s') { ident(&words) } else { ident(&format!("{words}s")) };
    let ty = match of.header.library == library {
        true => {
            let ty = ident(&of.rust);
            quote!(super::#ty)
        }
        false => path(library, of.header.library, &of.rust),
    };
    let doc = format!(" The members of `{}`, each with the type of its value.", of.rust);
    let members =
        of.fact.enumerators.iter().zip(&of.members).filter_map(|(m, rust)| Some((m, rust, known.get(m.name.as_str())?)));
    let constants = members.map(|(m, rust, known)| {
        let (rust, c_name, value, set) = (ident(rust), &m.name, raw_type(known.ty), known.set);
        let doc = format!(" `{c_name}`, {}.", if set { "which can be set" } else { "for reading" });
        quote! {
            #[doc = #doc]
            #[doc(alias = #c_name)]
            // SAFETY: the annotations of the functions that take it name this type.
            pub const #rust: Attribute<#ty, #value, #set> = unsafe { Attribute::new(#ty::#rust) };
        }
    });
    let items: TokenStream = constants.collect();
    let imports = imports.wrapped_file(library, true, &items);
    quote! {
        #[doc = #doc]
        pub mod #name {
            #imports
            #items
        }
    }
}
