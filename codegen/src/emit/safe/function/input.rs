//! Parameters behind a pointer that the callee reads.

use proc_macro2::TokenStream;
use quote::quote;

use super::{Builder, Pieces, optional};
use crate::emit::rust::{ident, raw_type};
use crate::plan::{Class, Extent, HandlePlan, ParamPlan, Shape};

impl<'p, 'a> Builder<'p, 'a> {
    pub(super) fn input(&self, p: &ParamPlan<'a>, shape: &Shape) -> Pieces {
        let name = ident(&p.rust);
        let text = p.name;
        let element = p.ty.as_pointer().map(|(_, to)| self.built_type(to)).unwrap_or_else(|| quote!(c_void));
        match shape {
            Shape::One if self.taken(p).is_some() => self.take(p),
            Shape::One if self.is_object(p) => self.object(p, &element),
            Shape::One if optional(p) => {
                let element = self.lent(p).unwrap_or(element);
                Pieces::passed(p, quote!(Option<&#element>), quote!(#name.map_or(core::ptr::null(), core::ptr::from_ref) as _))
            }
            Shape::One if self.lent(p).is_some() => {
                let element = self.lent(p);
                Pieces::passed(p, quote!(&#element), quote!(core::ptr::from_ref(#name) as _))
            }
            Shape::One => Pieces::passed(p, quote!(&#element), quote!(core::ptr::from_ref(#name) as _)),
            Shape::Text(Extent::Nul) if optional(p) => Pieces {
                before: quote!(let #name = #name.map(|t| cstr(#text, t)).transpose()?;),
                ..Pieces::passed(p, quote!(Option<&str>), quote!(#name.as_ref().map_or(core::ptr::null(), |t| t.as_ptr())))
            },
            Shape::Text(Extent::Nul) => Pieces {
                before: quote!(let #name = cstr(#text, #name)?;),
                ..Pieces::passed(p, quote!(&str), quote!(#name.as_ptr()))
            },
            Shape::Texts(_) => Pieces {
                before: quote!(let #name = cstr_array(#text, #name)?;),
                ..Pieces::passed(p, quote!(&[&str]), quote!(#name.as_ptr() as _))
            },
            Shape::Array(Extent::Fixed(n)) => {
                let n = proc_macro2::Literal::u64_unsuffixed(*n);
                Pieces::passed(p, quote!(&[#element; #n]), quote!(#name.as_ptr() as _))
            }
            Shape::Array(_) => match p.ty.as_pointer().and_then(|(_, to)| self.plan.handle(to)) {
                Some(h) => {
                    let ty = self.type_of(h, &h.borrow);
                    let before = quote!(let #name: Vec<#element> = #name.iter().map(|h| h.as_raw()).collect(););
                    Pieces { before, ..Pieces::passed(p, quote!(&[&#ty]), quote!(ptr_or_null(&#name) as _)) }
                }
                None => {
                    let element = self.object_element(p).unwrap_or(element);
                    let before = self.checked(p, shape);
                    Pieces { before, ..Pieces::passed(p, quote!(&[#element]), quote!(ptr_or_null(#name) as _)) }
                }
            },
            Shape::Bytes(_) if self.is_plain_data(p) => Pieces::passed(p, quote!(&[T]), quote!(ptr_or_null(#name) as _)),
            Shape::Text(_) | Shape::Bytes(_) => Pieces::passed(p, quote!(&[u8]), quote!(ptr_or_null(#name) as _)),
        }
    }

    /// The borrowed handle behind a pointer: a transparent wrapper, so that its address is the handle's.
    fn lent(&self, p: &ParamPlan<'a>) -> Option<TokenStream> {
        let (_, to) = p.ty.as_pointer()?;
        self.plan.handle(to).map(|h| self.type_of(h, &h.borrow))
    }

    /// Whether a parameter points to an object of another API: only references to it exist.
    fn is_object(&self, p: &ParamPlan<'a>) -> bool {
        p.ty.as_pointer().is_some_and(|(_, to)| matches!(self.plan.index.class(to), Class::Opaque(_)))
    }

    /// The reference that an element of an array of such objects is.
    fn object_element(&self, p: &ParamPlan<'a>) -> Option<TokenStream> {
        let (_, element) = p.ty.as_pointer()?;
        let (_, to) = element.as_pointer()?;
        matches!(self.plan.index.class(to), Class::Opaque(_)).then(|| {
            let object = self.public_type(to);
            quote!(&#object)
        })
    }

    /// The check of an array whose length an expression tells.
    pub(super) fn checked(&self, p: &ParamPlan<'a>, shape: &Shape) -> TokenStream {
        match shape.extent() {
            Some(Extent::Expr(text)) => self.holds(p, text),
            _ => TokenStream::new(),
        }
    }

    fn object(&self, p: &ParamPlan<'a>, element: &TokenStream) -> Pieces {
        let name = ident(&p.rust);
        if optional(p) {
            let null = quote!(core::ptr::null());
            return Pieces::passed(p, quote!(Option<&#element>), quote!(#name.map_or(#null, core::ptr::from_ref).cast_mut()));
        }
        Pieces::passed(p, quote!(&#element), quote!(core::ptr::from_ref(#name).cast_mut()))
    }

    /// The handle that a call consumes through a pointer.
    pub(super) fn taken(&self, p: &ParamPlan<'a>) -> Option<&HandlePlan> {
        let (_, to) = p.ty.as_pointer()?;
        self.plan.handle(to).filter(|h| p.is_take() && h.release.is_some())
    }

    pub(super) fn take(&self, p: &ParamPlan<'a>) -> Pieces {
        let h = self.taken(p).expect("callers asked");
        let name = ident(&p.rust);
        Pieces { argument: quote!(&mut #name), ..self.given_up(p, h, quote!(mut)) }
    }

    /// An owner that the call consumes. What it was made in is held until the call is done.
    pub(super) fn given_up(&self, p: &ParamPlan<'a>, h: &HandlePlan, mutable: TokenStream) -> Pieces {
        let name = ident(&p.rust);
        let before = match self.plan.lives_in_current(h) {
            true => quote!(let (#mutable #name, _held) = #name.into_parts();),
            false => quote!(let #mutable #name = #name.into_raw();),
        };
        Pieces { before, ..Pieces::passed(p, self.type_of(h, &h.rust), quote!(#name)) }
    }

    pub(super) fn in_out(&self, p: &ParamPlan<'a>, shape: &Shape) -> Pieces {
        let name = ident(&p.rust);
        let element = p.ty.as_pointer().map(|(_, to)| self.built_type(to)).unwrap_or_else(|| quote!(c_void));
        if self.taken(p).is_some() {
            return self.take(p);
        }
        match shape {
            Shape::One if optional(p) => Pieces::passed(
                p,
                quote!(Option<&mut #element>),
                quote!(#name.map_or(core::ptr::null_mut(), core::ptr::from_mut) as _),
            ),
            Shape::One if self.is_object(p) => self.object(p, &element),
            Shape::One => Pieces::passed(p, quote!(&mut #element), quote!(core::ptr::from_mut(#name) as _)),
            Shape::Array(_) => {
                let before = self.checked(p, shape);
                Pieces { before, ..Pieces::passed(p, quote!(&mut [#element]), quote!(ptr_or_null_mut(#name) as _)) }
            }
            Shape::Text(_) | Shape::Bytes(_) => Pieces::passed(p, quote!(&mut [u8]), quote!(ptr_or_null_mut(#name) as _)),
            Shape::Texts(_) => Pieces::passed(p, raw_type(p.ty), quote!(#name)),
        }
    }
}
