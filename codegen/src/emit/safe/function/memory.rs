//! Device memory, and extents that are checked before the call.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::quote;

use super::{Builder, Pieces};
use crate::emit::rust::{ident, raw_type};
use crate::facts::Type;
use crate::plan::{Extent, Form, ParamPlan, Shape};

impl<'p, 'a> Builder<'p, 'a> {
    /// A range of device memory: borrowed exclusively where the call writes to it.
    pub(super) fn range(&self, p: &ParamPlan<'a>, extent: &Extent, written: bool) -> Pieces {
        let name = ident(&p.rust);
        let element = if self.is_plain_data(p) { quote!(T) } else { element(p) };
        let exclusive = written.then(|| quote!(mut));
        let argument = match p.ty.as_pointer() {
            Some(_) => quote!(#name.as_device_ptr()),
            None => quote!(#name.address()),
        };
        let before = match extent {
            Extent::Expr(text) => self.holds(p, text),
            Extent::Fixed(n) => self.holds(p, &n.to_string()),
            _ => TokenStream::new(),
        };
        Pieces { before, ..Pieces::passed(p, quote!(&#exclusive DeviceSlice<#element>), argument) }
    }

    /// Whether a parameter is memory of any plain elements: its size is told in bytes that device memory shares.
    pub(super) fn is_plain_data(&self, p: &ParamPlan<'a>) -> bool {
        let sized = match &p.form {
            Form::Range { extent, .. } => extent,
            Form::In(Shape::Bytes(extent)) | Form::Out(Shape::Bytes(extent)) => extent,
            _ => return false,
        };
        let Extent::Bytes(count) = sized else { return false };
        let Form::Count { of, .. } = &self.e.params[*count].form else { return false };
        !self.raw && of.iter().any(|&i| matches!(self.e.params[i].form, Form::Range { .. }))
    }

    /// The check that a buffer is as long as an expression says.
    pub(super) fn holds(&self, p: &ParamPlan<'a>, expression: &str) -> TokenStream {
        let (name, text) = (ident(&p.rust), p.name);
        let tokens: TokenStream = expression.parse().expect("validation checked the expression");
        let needed = self.extents(tokens);
        quote!(holds(#text, #name.len(), #needed)?;)
    }

    /// Names and numbers as lengths that cannot wrap around.
    fn extents(&self, tokens: TokenStream) -> TokenStream {
        let one = |token| match token {
            TokenTree::Ident(name) => {
                let param = self.e.params.iter().find(|p| name == p.name).expect("validation checked the names");
                let name = ident(&param.rust);
                quote!(length(#name))
            }
            TokenTree::Literal(number) => {
                let number =
                    proc_macro2::Literal::u64_suffixed(number.to_string().parse().expect("validation checked the numbers"));
                quote!(length(#number))
            }
            TokenTree::Group(group) => TokenTree::Group(Group::new(group.delimiter(), self.extents(group.stream()))).into(),
            other => other.into(),
        };
        tokens.into_iter().map(one).collect()
    }
}

/// The type of an element: what the annotation names, else a byte.
fn element(p: &ParamPlan<'_>) -> TokenStream {
    match p.as_type.as_ref().map(|t| t.value.as_str()) {
        None | Some("address" | "bytes") => quote!(u8),
        Some(name) => raw_type(&Type::named(name)),
    }
}
