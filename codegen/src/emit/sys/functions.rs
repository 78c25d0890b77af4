//! Entry points: a static symbol and an inline function each.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::rust::{docs, ident, raw_type};
use crate::facts::{Library, Platform, Type, c_signature};
use crate::plan::{Class, Entry, Plan, Returns};

/// The functions of a library.
pub fn functions(plan: &Plan<'_>, library: Library) -> TokenStream {
    let functions = entries(plan, library).map(function);
    quote! {
        //! Entry points.
        #![allow(unused_imports)]
        use core::mem::transmute;
        use core::ptr::NonNull;
        use super::symbols;
        use crate::sys::prelude::*;
        #(#functions)*
    }
}

/// The symbols of a library's functions.
pub fn symbols(plan: &Plan<'_>, library: Library) -> TokenStream {
    let symbols = entries(plan, library).map(|e| {
        let f = e.fact;
        let name = ident(&f.name);
        let c_name = c_string(&f.name);
        let per_thread = match &f.per_thread {
            Some(variant) => {
                let variant = c_string(variant);
                quote!(Some(#variant))
            }
            None => quote!(None),
        };
        let doc = format!(" `{}`.", f.name);
        let make = if is_status(e) {
            quote!(Symbol::with_first_call(&super::LIBRARY, #c_name, #per_thread, None, first_calls::#name as *const ()))
        } else {
            quote!(Symbol::new(&super::LIBRARY, #c_name, #per_thread, None))
        };
        quote! {
            #[doc = #doc]
            pub static #name: Symbol = #make;
        }
    });
    quote! {
        //! The symbols behind the entry points, resolved on first use.
        #![allow(unused_imports)]
        use cuspec_runtime::Symbol;
        use super::first_calls;
        #(#symbols)*
    }
}

fn entries<'p, 'a>(plan: &'p Plan<'a>, library: Library) -> impl Iterator<Item = &'p Entry<'a>> {
    plan.entries.iter().filter(move |e| e.library() == library)
}

fn function(e: &Entry<'_>) -> TokenStream {
    let f = e.fact;
    let name = ident(&f.name);
    let names: Vec<_> = f.params.iter().map(|p| ident(&p.name)).collect();
    let types: Vec<_> = f.params.iter().map(|p| raw_type(&p.ty)).collect();
    let value = match f.returns {
        Type::Void => quote!(()),
        _ => raw_type(&f.returns),
    };
    let mut lines: Vec<String> = e.summary.iter().map(|s| s.value.clone()).collect();
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.push(format!("C: `{}`", c_signature(f)));
    if let [only] = f.platforms.0.as_slice() {
        lines.extend([String::new(), format!("Declared on {} only.", platform_name(*only))]);
    }
    if let Some(successor) = e.successor {
        lines.extend([String::new(), format!("Superseded by [`{successor}`].")]);
    }
    let docs = docs(&lines);
    let alias = f.api.as_ref().map(|api| quote!(#[doc(alias = #api)]));
    if is_status(e) {
        return quote! {
            #docs
            #alias
            #[inline]
            pub unsafe fn #name(#(#names: #types),*) -> #value {
                // SAFETY: the entry is the function or its first call, both of this signature; the caller answers for the arguments.
                unsafe {
                    transmute::<*mut c_void, unsafe extern "C" fn(#(#types),*) -> #value>(symbols::#name.entry())(#(#names),*)
                }
            }
        };
    }
    quote! {
        #docs
        #alias
        #[inline]
        pub unsafe fn #name(#(#names: #types),*) -> Result<#value, Missing> {
            // SAFETY: the header declares the symbol with this signature; the caller answers for the arguments.
            unsafe {
                Ok(transmute::<NonNull<c_void>, unsafe extern "C" fn(#(#types),*) -> #value>(symbols::#name.get()?)(#(#names),*))
            }
        }
    }
}

/// Functions that return a status have a first call: it can report a missing symbol in the status itself.
fn is_status(e: &Entry<'_>) -> bool {
    matches!(e.returns, Returns::Status(_))
}

/// What the symbols of a library point to until they are resolved.
pub fn first_calls(plan: &Plan<'_>, library: Library) -> TokenStream {
    let functions = entries(plan, library).filter(|e| is_status(e)).map(|e| {
        let f = e.fact;
        let name = ident(&f.name);
        let names: Vec<_> = f.params.iter().map(|p| ident(&p.name)).collect();
        let types: Vec<_> = f.params.iter().map(|p| raw_type(&p.ty)).collect();
        let value = raw_type(&f.returns);
        let status = match plan.index.class(&f.returns) {
            Class::Enum(status) => ident(&status.name),
            _ => unreachable!("a status is an enumeration"),
        };
        quote! {
            pub(super) unsafe extern "C" fn #name(#(#names: #types),*) -> #value {
                match symbols::#name.resolve() {
                    // SAFETY: the header declares the symbol with this signature; the caller answers for the arguments.
                    Some(found_) => unsafe {
                        transmute::<NonNull<c_void>, unsafe extern "C" fn(#(#types),*) -> #value>(found_)(#(#names),*)
                    },
                    None => #status(UNAVAILABLE as _),
                }
            }
        }
    });
    quote! {
        //! The first call of each entry point: resolves the symbol, then calls it.
        #![allow(unused_imports)]
        use core::mem::transmute;
        use core::ptr::NonNull;
        use cuspec_runtime::UNAVAILABLE;
        use super::symbols;
        use crate::sys::prelude::*;
        #(#functions)*
    }
}

fn platform_name(p: Platform) -> &'static str {
    match p {
        Platform::Linux => "Linux",
        Platform::Windows => "Windows",
    }
}

fn c_string(text: &str) -> Literal {
    Literal::c_string(&std::ffi::CString::new(text).expect("identifiers hold no NUL"))
}

/// `mod.rs` of a library: its parts, and the library itself.
pub fn module(library: Library, parts: &[&str], status: Option<&str>) -> TokenStream {
    let title = match library {
        Library::Platform => " Types of other vendors that CUDA signatures mention.",
        Library::Cuda => " The CUDA driver API, `libcuda`.",
        Library::Cudart => " The CUDA Runtime API, `libcudart`.",
        Library::Nvrtc => " The CUDA run-time compiler, `libnvrtc`.",
    };
    let modules = parts.iter().map(|part| {
        let part = ident(part);
        if part == "symbols" { quote!(pub mod #part;) } else { quote!(mod #part;) }
    });
    let exports = parts.iter().filter(|p| !matches!(**p, "symbols" | "first_calls")).map(|part| {
        let part = ident(part);
        quote!(pub use #part::*;)
    });
    let statics = parts.contains(&"symbols").then(|| library_static(library, status));
    quote! {
        #![doc = #title]
        #(#modules)*
        #(#exports)*
        #statics
    }
}

fn library_static(library: Library, status: Option<&str>) -> TokenStream {
    let known = ident(&library.name().to_uppercase());
    let status = status.map(|s| {
        let status = ident(s);
        quote!(status: <#status as cuspec_runtime::Status>::TABLE,)
    });
    quote! {
        /// The library, opened on first use.
        pub static LIBRARY: cuspec_runtime::Library = cuspec_runtime::Library::new(cuspec_runtime::LibrarySpec {
            #status
            ..cuspec_runtime::known::#known
        });
    }
}
