//! Callbacks: a closure stands for function and user data.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::{Builder, Pieces, optional};
use crate::emit::rust::{ident, raw_type};
use crate::facts::{Prim, Type};
use crate::plan::{Class, Declared, ParamPlan};
use crate::spec::{CallCount, Own};

/// How the arguments of a C callback reach a closure.
#[derive(Default)]
struct Arguments {
    /// Parameters of the C function.
    c: Vec<TokenStream>,
    /// Types of the closure's parameters.
    types: Vec<TokenStream>,
    /// What the closure is called with.
    values: Vec<TokenStream>,
    /// Statements before that.
    before: TokenStream,
}

impl<'p, 'a> Builder<'p, 'a> {
    /// The callback that a closure stands for.
    pub(super) fn closure(&self) -> Option<&ParamPlan<'a>> {
        self.e.params.iter().find(|p| p.calls.is_some() && !self.raw)
    }

    /// What a callback contributes, where it is more than a pointer that is passed on.
    pub(super) fn callback(&self, p: &ParamPlan<'a>) -> Option<Pieces> {
        if !matches!(self.plan.index.class(p.ty), Class::Callback) {
            return None;
        }
        match &p.calls {
            Some(calls) => Some(self.closure_pieces(p, calls.value)),
            None if self.e.unsafe_reasons.is_empty() => self.plain_function(p),
            None => None,
        }
    }

    fn function_type(&self, ty: &'a Type) -> Option<(&'a Type, &'a [Type])> {
        let mut ty = ty;
        loop {
            match ty {
                Type::Pointer { to, .. } => ty = to,
                Type::Fn { returns, params } => return Some((returns, params)),
                Type::Named(name) => match self.plan.index.declared(name)? {
                    Declared::Typedef(_, t) => ty = &t.ty,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    /// A function without data that is called during the call: safe Rust functions can be passed.
    fn plain_function(&self, p: &ParamPlan<'a>) -> Option<Pieces> {
        let (returns, params) = self.function_type(p.ty)?;
        let params: Vec<TokenStream> = params.iter().map(raw_type).collect();
        let result = match returns {
            Type::Void => quote!(),
            ty => {
                let ty = raw_type(ty);
                quote!(-> #ty)
            }
        };
        let name = ident(&p.rust);
        let c = quote!(unsafe extern "C" fn(#(#params),*) #result);
        let rust = quote!(extern "C" fn(#(#params),*) #result);
        Some(match optional(p) {
            true => Pieces::passed(p, quote!(Option<#rust>), quote!(#name.map(|f| f as #c))),
            false => Pieces::passed(p, rust, quote!(Some(#name as #c))),
        })
    }

    fn closure_pieces(&self, p: &ParamPlan<'a>, calls: CallCount) -> Pieces {
        let (_, params) = self.function_type(p.ty).expect("a callback has a function type");
        let Arguments { c, types, values, before } = self.closure_arguments(params);
        let name = ident(&p.rust);
        let (bound, kept, boxed, find) = match calls {
            CallCount::Once => (
                quote!(FnOnce(#(#types),*) + Send + 'static),
                quote!(Box<dyn FnOnce(#(#types),*) + Send>),
                quote!(Box::new(#name)),
                quote!(take),
            ),
            CallCount::Many => (
                quote!(Fn(#(#types),*) + Send + Sync + 'static),
                quote!(std::sync::Arc<dyn Fn(#(#types),*) + Send + Sync>),
                quote!(std::sync::Arc::new(#name)),
                quote!(get),
            ),
        };
        let after = match calls {
            CallCount::Once => quote!(kept.stay();),
            CallCount::Many => TokenStream::new(),
        };
        Pieces {
            before: quote! {
                static CALLS: Calls<#kept> = Calls::new();
                unsafe extern "C" fn called(#(#c),*) {
                    if let Some(call) = CALLS.#find(user_data) {
                        guarded(|| {
                            #before
                            call(#(#values),*)
                        });
                    }
                }
                let kept = CALLS.keep(#boxed);
            },
            after,
            ..Pieces::passed(p, quote!(impl #bound), quote!(Some(called)))
        }
    }

    fn closure_arguments(&self, params: &'a [Type]) -> Arguments {
        let mut out = Arguments::default();
        let mut at = 0;
        while let Some(ty) = params.get(at) {
            let name = format_ident!("a{at}");
            let raw = raw_type(ty);
            at += 1;
            if matches!(ty.as_pointer(), Some((_, Type::Void))) {
                out.c.push(quote!(user_data: #raw));
                continue;
            }
            out.c.push(quote!(#name: #raw));
            if let Some(h) = self.plan.handle(ty) {
                let ty = self.type_of(h, &h.borrow);
                out.types.push(quote!(&#ty));
                // SAFETY of the emitted block: the library passes a live handle for the time of the call.
                out.values.push(quote!(unsafe { #ty::from_raw(&#name) }));
                continue;
            }
            match ty.as_pointer() {
                Some((_, Type::Prim(Prim::Char))) if matches!(params.get(at).and_then(Type::as_named), Some("size_t")) => {
                    let len = format_ident!("a{at}");
                    out.c.push(quote!(#len: usize));
                    at += 1;
                    out.before.extend(quote!(let text = unsafe { lent_text(#name, #len) };));
                    out.types.push(quote!(&str));
                    out.values.push(quote!(&text));
                }
                Some((_, to)) => {
                    let to = raw_type(to);
                    out.before.extend(quote!(let Some(#name) = (unsafe { #name.as_ref() }) else { return };));
                    out.types.push(quote!(&#to));
                    out.values.push(quote!(#name));
                }
                None => {
                    out.types.push(self.public_type(ty));
                    out.values.push(quote!(#name));
                }
            }
        }
        out
    }

    /// Whether an out value is the registration of a closure.
    pub(super) fn is_registration(&self, p: &ParamPlan<'a>) -> bool {
        let many = self.closure().and_then(|c| c.calls.as_ref()).is_some_and(|c| c.value == CallCount::Many);
        many && p.own.as_ref().is_some_and(|o| o.value == Own::Fresh)
    }

    pub(super) fn registration(&self, p: &ParamPlan<'a>, to: &'a Type) -> Pieces {
        let name = ident(&p.rust);
        let own = p.release.as_ref().map(|r| r.value.as_str());
        let release = own.or_else(|| self.plan.handle(to)?.release.as_deref()).expect("validation asks for a destroyer");
        let (_, f) = self.plan.index.function(release).expect("validation found the destroyer");
        let symbol = ident(release);
        let raw = raw_type(to);
        // What else the destroyer asks for is named as in the registration.
        let arguments = f.params.iter().map(|q| match self.plan.handle(&q.ty) {
            Some(_) if q.ty == *to => quote!(handle.get()),
            _ => {
                let same = self.e.params.iter().find(|mine| mine.name == q.name);
                same.map_or(quote!(Default::default()), |mine| {
                    let name = ident(&mine.rust);
                    quote!(#name)
                })
            }
        });
        let argument = quote!(&mut #name);
        Pieces {
            before: quote!(let mut #name: #raw = core::ptr::null_mut();),
            argument,
            output: Some((
                quote!(Registered),
                quote! {{
                    let handle = HandleOnly(#name);
                    Registered::new(move || {
                        let _kept = kept;
                        // SAFETY: the handle is the one that was registered; nobody else has it.
                        check(&sys::symbols::#symbol, unsafe { sys::#symbol(#(#arguments),*) }.code())
                    })
                }},
            )),
            ..Pieces::default()
        }
    }
}
