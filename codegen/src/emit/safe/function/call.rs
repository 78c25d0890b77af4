//! The call itself: once, or twice where the length is asked for first.

use proc_macro2::TokenStream;
use quote::quote;

use super::Builder;
use crate::emit::rust::{ident, raw_type};
use crate::facts::Type;
use crate::plan::{Extent, Form, ParamPlan, Returns, Shape};

impl<'p, 'a> Builder<'p, 'a> {
    /// The call with its status check; binds `returned` where the value is more than a status.
    pub(super) fn call(&self, symbol: &proc_macro2::Ident, arguments: &[&TokenStream]) -> TokenStream {
        let call = match self.e.returns {
            Returns::Status(_) => quote!(unsafe { sys::#symbol(#(#arguments),*) }),
            _ => quote!(unsafe { sys::#symbol(#(#arguments),*) }?),
        };
        match &self.e.returns {
            Returns::Void => quote!(#call;),
            Returns::Value(_) => quote!(let returned = #call;),
            Returns::Status(_) if self.e.ok.is_empty() => {
                let log = self.log();
                quote!(check(&sys::symbols::#symbol, #call.code())#log?;)
            }
            Returns::Status(ty) => {
                let ty = ident(ty);
                let codes = self.e.ok.iter().map(|(code, _)| ident(code));
                quote! {
                    let status = #call;
                    let done = status == sys::#ty::SUCCESS;
                    if !done #(&& status != sys::#codes)* {
                        check(&sys::symbols::#symbol, status.code())?;
                    }
                }
            }
        }
    }

    /// What an error carries besides its code: the log of the object that the method is of.
    fn log(&self) -> Option<TokenStream> {
        let log = self.e.log.as_deref().filter(|_| self.is_method())?;
        let entry = self.plan.entries.iter().find(|e| e.fact.name == log && e.names.rust_home == self.e.names.rust_home)?;
        let method = ident(&entry.names.rust);
        Some(quote!(.map_err(|error| match self.#method() {
            Ok(log) => error.with_log(log),
            Err(_) => error,
        })))
    }

    pub(super) fn result(&self, outputs: &[&(TokenStream, TokenStream)]) -> (TokenStream, TokenStream) {
        let mut types: Vec<TokenStream> = outputs.iter().map(|o| o.0.clone()).collect();
        let mut values: Vec<TokenStream> = outputs.iter().map(|o| o.1.clone()).collect();
        match &self.e.returns {
            Returns::Value(ty) if self.is_text(ty) => {
                types.insert(0, quote!(&'static CStr));
                values.insert(0, quote!(unsafe { static_text(returned) }));
            }
            Returns::Value(ty) => {
                types.insert(0, raw_type(ty));
                values.insert(0, quote!(returned));
            }
            Returns::Status(_) if !self.e.ok.is_empty() => {
                types.insert(0, quote!(bool));
                values.insert(0, quote!(done));
            }
            _ => {}
        }
        match types.as_slice() {
            [] => (quote!(()), quote!(())),
            [ty] => (ty.clone(), values[0].clone()),
            _ => (quote!((#(#types),*)), quote!((#(#values),*))),
        }
    }

    pub(super) fn is_text(&self, ty: &Type) -> bool {
        matches!(ty.as_pointer(), Some((true, Type::Prim(crate::facts::Prim::Char))))
    }

    /// The arrays of a two-call query, by position of their count.
    pub(super) fn two_call(&self) -> Option<usize> {
        if self.raw {
            return None;
        }
        self.e.params.iter().find_map(|p| match &p.form {
            Form::Out(Shape::Array(Extent::InOut(n)) | Shape::Text(Extent::InOut(n)) | Shape::Bytes(Extent::InOut(n))) => {
                Some(*n)
            }
            _ => None,
        })
    }

    pub(super) fn counted(&self, symbol: &proc_macro2::Ident, arguments: &[&TokenStream], count: usize) -> TokenStream {
        let n = &self.e.params[count];
        let (name, text) = (ident(&n.rust), n.name);
        let arrays: Vec<&ParamPlan<'a>> = self
            .e
            .params
            .iter()
            .filter(|p| matches!(&p.form, Form::Out(s) if s.extent() == Some(&Extent::InOut(count))))
            .collect();
        let names: Vec<_> = arrays.iter().map(|a| ident(&a.rust)).collect();
        let texts = arrays.iter().map(|a| a.name);
        let types = arrays.iter().map(|a| match (&a.form, a.ty.as_pointer()) {
            (Form::Out(Shape::Array(_)), Some((_, to))) => raw_type(to),
            _ => quote!(u8),
        });
        let call = self.call(symbol, arguments);
        quote! {
            #(let mut #names: Vec<#types> = Vec::new();)*
            let count = {
                let mut ask = |capacity: usize| -> Result<usize> {
                    #(#names = zeroed(#texts, capacity)?;)*
                    let mut #name = len_as(#text, capacity)?;
                    #call
                    Ok(told(#name))
                };
                let ask = core::cell::RefCell::new(&mut ask);
                counted(#text, &mut || (ask.borrow_mut())(0), &mut |capacity| (ask.borrow_mut())(capacity))?
            };
            #(#names.truncate(count);)*
        }
    }

    /// The array whose length another entry point tells.
    pub(super) fn queried(&self) -> Option<(usize, &'p str)> {
        if self.raw {
            return None;
        }
        self.e.params.iter().enumerate().find_map(|(i, p)| match &p.form {
            Form::Out(Shape::Array(Extent::Query(q)) | Shape::Text(Extent::Query(q)) | Shape::Bytes(Extent::Query(q))) => {
                Some((i, q.as_str()))
            }
            _ => None,
        })
    }

    pub(super) fn sized(
        &self,
        symbol: &proc_macro2::Ident,
        arguments: &[&TokenStream],
        array: usize,
        query: &str,
    ) -> TokenStream {
        let p = &self.e.params[array];
        let (name, text) = (ident(&p.rust), p.name);
        let element = match (&p.form, p.ty.as_pointer()) {
            (Form::Out(Shape::Array(_)), Some((_, to))) => raw_type(to),
            _ => quote!(u8),
        };
        let (_, q) = self.plan.index.function(query).expect("validation found the query");
        // The sister takes the same inputs in the same order; its one mutable pointer is the answer.
        let mut inputs = self.e.params.iter().zip(arguments).filter(|(p, _)| !p.form.is_output()).map(|(_, a)| *a);
        let query_arguments: Vec<TokenStream> = q
            .params
            .iter()
            .map(|qp| match qp.ty.as_pointer() {
                Some((false, _)) => quote!(&mut size),
                _ => inputs.next().cloned().unwrap_or_default(),
            })
            .collect();
        let query = ident(query);
        let call = self.call(symbol, arguments);
        quote! {
            let #name: Vec<#element> = sized(
                #text,
                &mut || {
                    let mut size = 0;
                    check(&sys::symbols::#query, unsafe { sys::#query(#(#query_arguments),*) }.code())?;
                    Ok(told(size))
                },
                &mut |buffer: &mut [#element]| {
                    #call
                    Ok(())
                },
            )?;
        }
    }
}
