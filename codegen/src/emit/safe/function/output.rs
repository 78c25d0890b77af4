//! Parameters behind a pointer that the callee writes.

use quote::quote;

use super::{Builder, Pieces, zero_typed};
use crate::emit::rust::{ident, raw_type};
use crate::facts::Type;
use crate::plan::{Class, Extent, HandlePlan, ParamPlan, Shape};
use crate::spec::Own;

impl<'p, 'a> Builder<'p, 'a> {
    /// The handle that comes back, by its type or by the name that the annotation gives it.
    fn handle_out(&self, p: &ParamPlan<'a>, to: &'a Type) -> Option<&HandlePlan> {
        self.plan.handle(to).or_else(|| self.plan.handle_named(&p.as_type.as_ref()?.value))
    }

    /// The handle that comes back, where it lives in the object that the method is of: always, or as the annotation says here.
    fn lent_by(&self, p: &ParamPlan<'a>, to: &'a Type) -> Option<&HandlePlan> {
        let borrowed = p.own.as_ref().is_some_and(|o| o.value == Own::Borrow);
        let always = p.valid_if.is_none() && p.nullable.as_ref().is_none_or(|n| !n.value);
        let h = self.handle_out(p, to).filter(|_| borrowed && always && self.is_method())?;
        let receiver = self.receiver().map(|at| self.e.params[at].name);
        let here =
            p.lives.as_ref().and_then(|lives| lives.value.strip_prefix("handle:")).is_some_and(|name| Some(name) == receiver);
        (here || h.parent.as_deref()? == self.home?.c_name).then_some(h)
    }

    pub(super) fn output(&self, at: usize, p: &ParamPlan<'a>, shape: &Shape) -> Pieces {
        let name = ident(&p.rust);
        let (_, to) = p.ty.as_pointer().expect("outputs are pointers");
        let element = self.public_type(to);
        match shape {
            Shape::One if self.is_registration(p) => self.registration(p, to),
            Shape::One => {
                // A counted reference is owned like a new object, where the destroyer gives references back.
                let fresh = p.own.as_ref().is_some_and(|o| match o.value {
                    Own::Fresh => true,
                    Own::Shared => p.release.is_some(),
                    _ => false,
                });
                // A creator with a destroyer of its own makes a raw handle: the owner type would call another one.
                // Libraries that share a type have a destroyer each, and either will do.
                let library = |symbol: &str| self.plan.index.function(symbol).map(|(header, _)| header.library);
                let same = |h: &HandlePlan, r: &str| h.release.as_deref() == Some(r) || library(r) != Some(h.library);
                let owned =
                    |h: &&HandlePlan| fresh && h.release.is_some() && p.release.as_ref().is_none_or(|r| same(h, &r.value));
                let (ty, value) = match self.handle_out(p, to).filter(owned) {
                    None if self.lent_by(p, to).is_some() => {
                        let h = self.lent_by(p, to).expect("just seen");
                        let ty = self.type_of(h, &h.borrow);
                        (quote!(Lent<'_, #ty>), quote!(unsafe { Lent::new(#name) }))
                    }
                    Some(h) => {
                        let owner = self.type_of(h, &h.rust);
                        let created = at == 0 && !self.is_method() && self.home.is_some_and(|x| x.c_name == h.c_name);
                        (if created { quote!(Self) } else { owner.clone() }, {
                            let make = if self.plan.lives_in_current(h) { quote!(created) } else { quote!(from_raw) };
                            quote!(unsafe { #owner::#make(#name) })
                        })
                    }
                    // A wider integer may tell bits that the enumeration has no room for.
                    None => match self.as_enum(p) {
                        Some(ty) if matches!(self.plan.index.class(to), Class::Number("i32" | "u32")) => {
                            (ty.clone(), quote!(#ty(#name as _)))
                        }
                        _ => (element.clone(), quote!(#name)),
                    },
                };
                let zero = zero_typed(&self.plan.index.class(to), &element);
                Pieces {
                    before: quote!(let mut #name: #element = #zero;),
                    argument: quote!(&mut #name),
                    output: Some((ty, value)),
                    ..Pieces::default()
                }
            }
            Shape::Text(Extent::Nul) => {
                let fixed = p.own.as_ref().is_some_and(|o| o.value == Own::Static);
                let (ty, value) = if fixed {
                    (quote!(&'static CStr), quote!(unsafe { static_text(#name) }))
                } else {
                    (quote!(Option<String>), quote!(unsafe { copied_text(#name) }))
                };
                Pieces {
                    before: quote!(let mut #name = core::ptr::null();),
                    argument: quote!(&mut #name),
                    output: Some((ty, value)),
                    ..Pieces::default()
                }
            }
            Shape::Text(Extent::Param(n) | Extent::Bytes(n)) if self.e.params[*n].ty.as_pointer().is_none() => {
                let count = ident(&self.e.params[*n].rust);
                let text = p.name;
                Pieces {
                    before: quote!(let mut #name: Vec<u8> = zeroed(#text, told(#count))?;),
                    argument: quote!(ptr_or_null_mut(&mut #name) as _),
                    output: Some((quote!(String), quote!(text(#name)))),
                    ..Pieces::default()
                }
            }
            Shape::Array(Extent::Fixed(n)) => {
                let n = proc_macro2::Literal::u64_unsuffixed(*n);
                let zero = zero_typed(&self.plan.index.class(to), &element);
                Pieces {
                    before: quote!(let mut #name: [#element; #n] = [#zero; #n];),
                    argument: quote!(#name.as_mut_ptr()),
                    output: Some((quote!([#element; #n]), quote!(#name))),
                    ..Pieces::default()
                }
            }
            Shape::Bytes(Extent::Fixed(n)) | Shape::Text(Extent::Fixed(n)) => {
                let n = proc_macro2::Literal::u64_unsuffixed(*n);
                let (ty, value) = match shape {
                    Shape::Text(_) => (quote!(String), quote!(text(#name.to_vec()))),
                    _ => (quote!([u8; #n]), quote!(#name)),
                };
                Pieces {
                    before: quote!(let mut #name = [0u8; #n];),
                    argument: quote!(#name.as_mut_ptr() as _),
                    output: Some((ty, value)),
                    ..Pieces::default()
                }
            }
            Shape::Text(Extent::InOut(_)) | Shape::Bytes(Extent::InOut(_)) => Pieces {
                argument: quote!(ptr_or_null_mut(&mut #name) as _),
                output: Some(if matches!(shape, Shape::Text(_)) {
                    (quote!(String), quote!(text(#name)))
                } else {
                    (quote!(Vec<u8>), quote!(#name))
                }),
                ..Pieces::default()
            },
            Shape::Array(Extent::InOut(_)) => Pieces {
                argument: quote!(ptr_or_null_mut(&mut #name)),
                output: Some((quote!(Vec<#element>), quote!(#name))),
                ..Pieces::default()
            },
            Shape::Text(Extent::Query(_)) => Pieces {
                argument: quote!(buffer.as_mut_ptr() as _),
                output: Some((quote!(String), quote!(text(#name)))),
                ..Pieces::default()
            },
            Shape::Bytes(Extent::Query(_)) => Pieces {
                argument: quote!(buffer.as_mut_ptr() as _),
                output: Some((quote!(Vec<u8>), quote!(#name))),
                ..Pieces::default()
            },
            Shape::Array(Extent::Query(_)) => Pieces {
                argument: quote!(buffer.as_mut_ptr()),
                output: Some((quote!(Vec<#element>), quote!(#name))),
                ..Pieces::default()
            },
            Shape::Array(_) => {
                let before = self.checked(p, shape);
                Pieces { before, ..Pieces::passed(p, quote!(&mut [#element]), quote!(ptr_or_null_mut(#name))) }
            }
            Shape::Bytes(_) if self.is_plain_data(p) => Pieces::passed(p, quote!(&mut [T]), quote!(ptr_or_null_mut(#name) as _)),
            Shape::Text(_) | Shape::Bytes(_) => Pieces::passed(p, quote!(&mut [u8]), quote!(ptr_or_null_mut(#name) as _)),
            Shape::Texts(_) => Pieces::passed(p, raw_type(p.ty), quote!(#name)),
        }
    }
}
