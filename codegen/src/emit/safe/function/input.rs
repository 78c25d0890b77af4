//! Parameters behind a pointer that the callee reads.

use quote::quote;

use super::{Builder, Pieces, optional};
use crate::emit::rust::{ident, raw_type};
use crate::plan::{Extent, HandlePlan, ParamPlan, Shape};

impl<'p, 'a> Builder<'p, 'a> {
    pub(super) fn input(&self, p: &ParamPlan<'a>, shape: &Shape) -> Pieces {
        let name = ident(&p.rust);
        let text = p.name;
        let element = p.ty.as_pointer().map(|(_, to)| self.public_type(to)).unwrap_or_else(|| quote!(c_void));
        match shape {
            Shape::One if self.taken(p).is_some() => self.take(p),
            Shape::One if optional(p) => {
                Pieces::passed(p, quote!(Option<&#element>), quote!(#name.map_or(core::ptr::null(), |v| v) as _))
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
                None => Pieces::passed(p, quote!(&[#element]), quote!(ptr_or_null(#name) as _)),
            },
            Shape::Text(_) | Shape::Bytes(_) => Pieces::passed(p, quote!(&[u8]), quote!(ptr_or_null(#name) as _)),
        }
    }

    /// The handle that a call consumes through a pointer.
    pub(super) fn taken(&self, p: &ParamPlan<'a>) -> Option<&HandlePlan> {
        let (_, to) = p.ty.as_pointer()?;
        self.plan.handle(to).filter(|h| self.e.is_take(p) && h.release.is_some())
    }

    pub(super) fn take(&self, p: &ParamPlan<'a>) -> Pieces {
        let h = self.taken(p).expect("callers asked");
        let name = ident(&p.rust);
        Pieces {
            before: quote!(let mut #name = #name.into_raw();),
            ..Pieces::passed(p, self.type_of(h, &h.rust), quote!(&mut #name))
        }
    }

    pub(super) fn in_out(&self, p: &ParamPlan<'a>, shape: &Shape) -> Pieces {
        let name = ident(&p.rust);
        let element = p.ty.as_pointer().map(|(_, to)| self.public_type(to)).unwrap_or_else(|| quote!(c_void));
        if self.taken(p).is_some() {
            return self.take(p);
        }
        match shape {
            Shape::One if optional(p) => {
                Pieces::passed(p, quote!(Option<&mut #element>), quote!(#name.map_or(core::ptr::null_mut(), |v| v)))
            }
            Shape::One => Pieces::passed(p, quote!(&mut #element), quote!(#name)),
            Shape::Array(_) => Pieces::passed(p, quote!(&mut [#element]), quote!(ptr_or_null_mut(#name))),
            Shape::Text(_) | Shape::Bytes(_) => Pieces::passed(p, quote!(&mut [u8]), quote!(ptr_or_null_mut(#name) as _)),
            Shape::Texts(_) => Pieces::passed(p, raw_type(p.ty), quote!(#name)),
        }
    }
}
