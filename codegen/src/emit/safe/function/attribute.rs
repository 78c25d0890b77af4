//! Attributes and their values: the attribute that the caller passes brings the type of the value.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Builder, Pieces};
use crate::emit::rust::ident;
use crate::plan::{Form, ParamPlan};

impl<'p, 'a> Builder<'p, 'a> {
    /// The parameter whose value has the type that the parameter at `at` tells.
    fn value_of(&self, at: usize) -> Option<&ParamPlan<'a>> {
        self.e.params.iter().find(|p| matches!(p.form, Form::Tagged { tag, .. } if tag == at))
    }

    pub(super) fn tags_a_value(&self, at: usize) -> bool {
        self.value_of(at).is_some()
    }

    /// Type parameters of a wrapper that takes or returns the value of an attribute. What can be set can be read too.
    pub(super) fn value_generics(&self) -> Option<TokenStream> {
        self.e.params.iter().filter(|_| !self.raw).find_map(|p| match p.form {
            Form::Tagged { written: true, .. } => Some(quote!(<T: Copy, const SET: bool>)),
            Form::Tagged { written: false, .. } => Some(quote!(<T: Copy>)),
            _ => None,
        })
    }

    pub(super) fn attribute(&self, at: usize, p: &ParamPlan<'a>) -> Pieces {
        let name = ident(&p.rust);
        let ty = self.as_enum(p).unwrap_or_else(|| self.public_type(p.ty));
        let set = match self.value_of(at).map(|v| &v.form) {
            Some(Form::Tagged { written: true, .. }) => quote!(SET),
            _ => quote!(true),
        };
        let argument = if self.as_enum(p).is_some() { quote!(#name.raw().0 as _) } else { quote!(#name.raw()) };
        Pieces::passed(p, quote!(Attribute<#ty, T, #set>), argument)
    }

    pub(super) fn attribute_value(&self, p: &ParamPlan<'a>, tag: usize, written: bool) -> Pieces {
        let name = ident(&p.rust);
        let tag = ident(&self.e.params[tag].rust);
        if written {
            return Pieces {
                before: quote!(let mut #name: T = #tag.zero();),
                argument: quote!(core::ptr::from_mut(&mut #name).cast()),
                output: Some((quote!(T), quote!(#name))),
                ..Pieces::default()
            };
        }
        Pieces::passed(p, quote!(&T), quote!(core::ptr::from_ref(#name).cast_mut().cast()))
    }

    /// The size of the value, which some functions carry both ways.
    pub(super) fn value_size(&self, p: &ParamPlan<'a>) -> Pieces {
        let (name, text) = (ident(&p.rust), p.name);
        let before = quote!(let mut #name = len_as(#text, size_of::<T>())?;);
        match p.ty.as_pointer() {
            Some(_) => Pieces { before, argument: quote!(&mut #name), ..Pieces::default() },
            None => Pieces {
                before: quote!(let #name = len_as(#text, size_of::<T>())?;),
                argument: quote!(#name),
                ..Pieces::default()
            },
        }
    }
}
