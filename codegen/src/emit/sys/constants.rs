//! Macro constants.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::rust::{ident, raw_type};
use crate::facts::{Constant, Library, Value};
use crate::plan::{Class, Plan};

/// The constants of a library.
pub fn constants(plan: &Plan<'_>, library: Library) -> TokenStream {
    let headers = plan.facts.headers.iter().filter(|h| h.library == library);
    let items = headers.flat_map(|h| &h.constants).map(|c| constant(plan, c));
    quote! {
        //! Constants that the headers define as macros.
        #[allow(unused_imports)]
        use crate::sys::prelude::*;
        #(#items)*
    }
}

fn constant(plan: &Plan<'_>, c: &Constant) -> TokenStream {
    let name = ident(&c.name);
    let doc = format!(" `{}`.", c.name);
    let (ty, value) = match &c.value {
        Value::Text(text) => {
            let text = Literal::c_string(&std::ffi::CString::new(text.as_str()).unwrap_or_default());
            (quote!(&CStr), quote!(#text))
        }
        Value::Float(v) => {
            let v = Literal::f64_unsuffixed(*v);
            (raw_type(&c.ty), quote!(#v))
        }
        Value::Int(v) => {
            let literal = Literal::i128_unsuffixed(*v);
            let ty = raw_type(&c.ty);
            let value = match plan.index.class(&c.ty) {
                Class::Number("bool") => {
                    let truth = *v != 0;
                    quote!(#truth)
                }
                Class::Number(_) => quote!(#literal),
                Class::Enum(e) => {
                    let e = ident(&e.name);
                    quote!(#e(#literal))
                }
                // A handle or pointer made from a number.
                _ => quote!(core::ptr::without_provenance_mut(#literal)),
            };
            (ty, value)
        }
    };
    quote! {
        #[doc = #doc]
        pub const #name: #ty = #value;
    }
}
