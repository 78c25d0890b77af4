//! Types of the wrapped layer: the raw ones under their public names.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::rust::ident;
use crate::facts::{Library, RecordKind};
use crate::plan::Plan;

/// Re-exports of a library's enumerations and records.
pub fn exports(plan: &Plan<'_>, library: Library) -> TokenStream {
    let enums = plan.enums.iter().filter(|e| e.header.library == library).map(|e| (e.fact.name.as_str(), e.rust.as_str()));
    let records = plan
        .records
        .iter()
        .filter(|r| r.header.library == library && r.fact.kind != RecordKind::Opaque && !r.fact.superseded && r.view.is_none())
        .map(|r| (r.fact.name.as_str(), r.rust.as_str()));
    let items = enums.chain(records).map(|(c, rust)| {
        let (c, rust) = (ident(c), ident(rust));
        if c == rust { quote!(pub use sys::#c;) } else { quote!(pub use sys::#c as #rust;) }
    });
    quote!(#(#items)*)
}
