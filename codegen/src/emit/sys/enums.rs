//! Enumerations: open newtypes, because C can return any number; their members as constants, under short names and C names.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::emit::rust::{docs, ident};
use crate::facts::Library;
use crate::plan::{EnumPlan, Plan};

/// The enumerations of a library.
pub fn enums(plan: &Plan<'_>, library: Library) -> TokenStream {
    let items = of(plan, library).map(enumeration);
    quote! {
        //! Enumerations. A value that no constant names keeps its number.
        #![allow(unused_imports)]
        use cuspec_runtime::{Status, StatusTable};
        #(#items)*
    }
}

/// The members under their C names.
pub fn enumerators(plan: &Plan<'_>, library: Library) -> TokenStream {
    let items = of(plan, library).flat_map(|e| {
        let ty = ident(&e.fact.name);
        e.fact.enumerators.iter().zip(&e.members).map(move |(m, member)| {
            let name = ident(&m.name);
            let member = ident(member);
            let doc = format!(" {} of `{}`.", m.value, e.c_name);
            quote! {
                #[doc = #doc]
                pub const #name: #ty = #ty::#member;
            }
        })
    });
    quote! {
        //! Members of enumerations under their C names.
        use super::enums::*;
        #(#items)*
    }
}

fn of<'p, 'a>(plan: &'p Plan<'a>, library: Library) -> impl Iterator<Item = &'p EnumPlan<'a>> {
    plan.enums.iter().filter(move |e| e.header.library == library)
}

fn enumeration(e: &EnumPlan<'_>) -> TokenStream {
    let name = ident(&e.fact.name);
    let repr = if e.fact.signed { quote!(i32) } else { quote!(u32) };
    let value = |v: i64| if e.fact.signed { Literal::i64_unsuffixed(v) } else { Literal::u64_unsuffixed(v as u32 as u64) };
    let members = e.fact.enumerators.iter().zip(&e.members).map(|(m, member)| {
        let member = ident(member);
        let c_name = &m.name;
        let value = value(m.value);
        let doc = format!(" `{c_name}`.");
        let alias = (member != c_name).then(|| quote!(#[doc(alias = #c_name)]));
        quote! {
            #[doc = #doc]
            #alias
            pub const #member: Self = Self(#value);
        }
    });
    // The first of several names for one value is the one that is printed.
    let mut seen = std::collections::HashSet::new();
    let named = e.fact.enumerators.iter().filter(|m| seen.insert(m.value)).map(|m| {
        let (c_name, value) = (&m.name, value(m.value));
        quote!((#value, #c_name))
    });
    let mut lines: Vec<String> = e.summary.iter().cloned().collect();
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines.push(format!("C: `{}`", e.c_name));
    let docs = docs(&lines);
    let alias = (e.c_name != e.fact.name).then(|| {
        let alias = e.c_name;
        quote!(#[doc(alias = #alias)])
    });
    let debug_name = e.c_name;
    let status = e.status.as_ref().map(|success| status(e, success));
    let flags = e.flags.then(|| flags(&name));
    quote! {
        #docs
        #alias
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct #name(pub #repr);
        impl #name {
            #(#members)*
            const NAMES: &'static [(#repr, &'static str)] = &[#(#named),*];
            /// The C name of this value; `None` for a number that these headers do not name.
            pub fn c_name(self) -> Option<&'static str> {
                Self::NAMES.iter().find(|(value, _)| *value == self.0).map(|(_, name)| *name)
            }
        }
        impl core::fmt::Debug for #name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self.c_name() {
                    Some(name) => f.write_str(name),
                    None => write!(f, concat!(#debug_name, "({})"), self.0),
                }
            }
        }
        #status
        #flags
    }
}

fn status(e: &EnumPlan<'_>, success: &str) -> TokenStream {
    let name = ident(&e.fact.name);
    let c_name = e.c_name;
    let success = e
        .fact
        .enumerators
        .iter()
        .zip(&e.members)
        .find(|(m, _)| m.name == *success)
        .map(|(_, member)| ident(member))
        .expect("validation found the success code among the members");
    let hints = e.hints.iter().map(|(code, text)| {
        let member = e.fact.enumerators.iter().find(|m| m.name == *code).expect("validation found the code");
        let value = Literal::i64_unsuffixed(member.value);
        quote!(#value => Some(#text),)
    });
    quote! {
        impl Status for #name {
            const TABLE: &'static StatusTable = &StatusTable {
                type_name: #c_name,
                name: |code| Self(code as _).c_name(),
                hint: |code| match code {
                    #(#hints)*
                    _ => None,
                },
            };
            const SUCCESS: Self = Self::#success;
            #[inline]
            fn code(self) -> i32 {
                self.0 as i32
            }
        }
    }
}

fn flags(name: &proc_macro2::Ident) -> TokenStream {
    quote! {
        impl core::ops::BitOr for #name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }
        impl core::ops::BitAnd for #name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }
    }
}
