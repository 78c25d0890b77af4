//! Structs, unions, opaque tags and aliases.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::rust::{docs, ident, raw_type};
use crate::facts::{Library, Prim, Record, RecordKind, Type};
use crate::plan::{Class, Index, Plan, RecordPlan};

/// The records and aliases of a library.
pub fn types(plan: &Plan<'_>, library: Library) -> TokenStream {
    let headers = plan.facts.headers.iter().filter(|h| h.library == library);
    let aliases = headers.flat_map(|h| &h.typedefs).filter(|t| t.ty.as_named() != Some(&t.name)).map(|t| {
        let name = ident(&t.name);
        let ty = raw_type(&t.ty);
        let doc = format!(" `{}`.", t.name);
        quote! {
            #[doc = #doc]
            pub type #name = #ty;
        }
    });
    let records = plan.records.iter().filter(|r| r.header.library == library).map(|r| record(&plan.index, r));
    quote! {
        //! Structs, unions, handles and other type names.
        #[allow(unused_imports)]
        use crate::sys::prelude::*;
        #(#records)*
        #(#aliases)*
    }
}

fn record(index: &Index<'_>, plan: &RecordPlan<'_>) -> TokenStream {
    let r = plan.fact;
    let name = ident(&r.name);
    let mut lines: Vec<String> = plan.summary.iter().cloned().collect();
    if !lines.is_empty() {
        lines.push(String::new());
    }
    let kind = match r.kind {
        RecordKind::Struct => "struct",
        RecordKind::Union => "union",
        RecordKind::Opaque => "opaque",
    };
    lines.push(match r.kind {
        RecordKind::Opaque => format!("C: opaque `{}`; only pointers to it exist.", r.name),
        _ => format!("C: {kind} `{}`, {} bytes.", plan.c_name, r.size),
    });
    let docs = docs(&lines);
    if r.kind == RecordKind::Opaque {
        return quote! {
            #docs
            #[repr(C)]
            pub struct #name {
                _opaque: [u8; 0],
                _address: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
            }
        };
    }
    let natural = r.fields.iter().map(|f| align_of(index, &f.ty)).max().unwrap_or(1);
    let repr = if r.align > natural {
        let align = Literal::u64_unsuffixed(r.align);
        quote!(#[repr(C, align(#align))])
    } else if r.align < natural {
        let align = Literal::u64_unsuffixed(r.align);
        quote!(#[repr(C, packed(#align))])
    } else {
        quote!(#[repr(C)])
    };
    let fields = r.fields.iter().map(|f| {
        let name = ident(&f.name);
        let ty = raw_type(&f.ty);
        let doc = format!(" C: `{}`, at byte {}.", crate::facts::declare(&f.ty, &f.name), f.offset);
        quote! {
            #[doc = #doc]
            pub #name: #ty
        }
    });
    let keyword = if r.kind == RecordKind::Union { quote!(union) } else { quote!(struct) };
    let debug = has_debug(index, r).then(|| quote!(, Debug));
    quote! {
        #docs
        #repr
        #[derive(Clone, Copy #debug)]
        pub #keyword #name {
            #(#fields,)*
        }
        impl Default for #name {
            /// All bytes zero.
            fn default() -> Self {
                // SAFETY: every field is a number, a raw pointer, an optional function or made of these: zero is a value of each.
                unsafe { core::mem::zeroed() }
            }
        }
    }
}

/// Whether a record can print itself: no union in it.
fn has_debug(index: &Index<'_>, r: &Record) -> bool {
    fn printable(index: &Index<'_>, ty: &Type) -> bool {
        match index.class(ty) {
            Class::Record(r) => has_debug(index, r),
            Class::Array { of, .. } => printable(index, of),
            _ => true,
        }
    }
    r.kind == RecordKind::Struct && r.align <= 16 && r.fields.iter().all(|f| printable(index, &f.ty))
}

/// The alignment that a field's type asks for on a 64-bit platform.
fn align_of(index: &Index<'_>, ty: &Type) -> u64 {
    match ty {
        Type::Void | Type::Fn { .. } => 1,
        Type::Pointer { .. } => 8,
        Type::Array { of, .. } => align_of(index, of),
        Type::Prim(p) => match p {
            Prim::Bool | Prim::Char | Prim::SChar | Prim::UChar => 1,
            Prim::Short | Prim::UShort => 2,
            Prim::Int | Prim::UInt | Prim::Float => 4,
            Prim::Long | Prim::ULong | Prim::LongLong | Prim::ULongLong | Prim::Double => 8,
        },
        Type::Named(_) => match index.class(ty) {
            Class::Enum(_) => 4,
            Class::Record(r) | Class::Opaque(r) => r.align.max(1),
            Class::Number(rust) => match rust {
                "bool" | "i8" | "u8" | "c_char" => 1,
                "i16" | "u16" => 2,
                "i32" | "u32" | "f32" => 4,
                _ => 8,
            },
            Class::Array { of, .. } => align_of(index, of),
            _ => 8,
        },
    }
}
