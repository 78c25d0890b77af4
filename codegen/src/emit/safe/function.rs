//! One wrapper: arguments in, a call, results out.
//!
//! Each parameter contributes pieces ([`Pieces`]): what the caller passes, what happens before the call, what C receives, what comes
//! back. The wrapper is their concatenation.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::rust::{docs, ident, raw_type};
use crate::facts::{Type, c_signature};
use crate::plan::{Category, Class, Entry, Extent, Form, HandlePlan, ParamPlan, Plan, Returns, Shape};
use crate::spec::{Own, Role};

/// A wrapper and the text of its signature.
pub struct Wrapper {
    /// The item, in an `impl` block where it is a method.
    pub item: TokenStream,
    /// Such as `pub fn mem_alloc(bytesize: usize) -> Result<u64>`.
    pub signature: String,
}

/// What one parameter contributes.
#[derive(Default)]
struct Pieces {
    /// Name and type in the signature.
    input: Option<(String, TokenStream)>,
    /// Statements before the call.
    before: TokenStream,
    /// The C argument.
    argument: TokenStream,
    /// Type and expression of what comes back.
    output: Option<(TokenStream, TokenStream)>,
}

/// Emits a wrapper.
pub fn wrapper(plan: &Plan<'_>, e: &Entry<'_>) -> Wrapper {
    let raw = matches!(e.category, Category::Undecided | Category::Raw);
    let home = e
        .names
        .rust_home
        .as_deref()
        .filter(|_| !raw)
        .and_then(|h| plan.handles.iter().find(|p| p.rust == h && p.release.is_some()));
    let w = Builder { plan, e, raw, home };
    let pieces: Vec<Pieces> = e.params.iter().enumerate().map(|(at, p)| w.pieces(at, p)).collect();
    w.assemble(pieces)
}

struct Builder<'p, 'a> {
    plan: &'p Plan<'a>,
    e: &'p Entry<'a>,
    /// Bound as in C.
    raw: bool,
    home: Option<&'p HandlePlan>,
}

impl<'p, 'a> Builder<'p, 'a> {
    fn pieces(&self, at: usize, p: &ParamPlan<'a>) -> Pieces {
        let name = ident(&p.rust);
        if self.raw {
            return Pieces::passed(p, raw_type(p.ty), quote!(#name));
        }
        match &p.form {
            Form::Value => self.value(at, p),
            Form::Raw => Pieces::passed(p, raw_type(p.ty), quote!(#name)),
            Form::Filled(role) => self.filled(p, *role),
            Form::Count { of, bytes } => self.count(p, of, *bytes),
            Form::In(shape) => self.input(p, shape),
            Form::InOut(shape) => self.in_out(p, shape),
            Form::Out(shape) => self.output(at, p, shape),
        }
    }

    fn value(&self, at: usize, p: &ParamPlan<'a>) -> Pieces {
        let name = ident(&p.rust);
        if let Some(h) = self.plan.handle(p.ty) {
            if self.e.is_take(p) && h.release.is_some() {
                return Pieces::passed(p, self.type_of(h, &h.rust), quote!(#name.into_raw()));
            }
            if at == 0 && self.is_method() {
                return Pieces { argument: quote!(self.as_raw()), ..Pieces::default() };
            }
            let ty = self.type_of(h, &h.borrow);
            return if optional(p) {
                let null = zero(&self.plan.index.class(p.ty));
                Pieces::passed(p, quote!(Option<&#ty>), quote!(#name.map_or(#null, |h| h.as_raw())))
            } else {
                Pieces::passed(p, quote!(&#ty), quote!(#name.as_raw()))
            };
        }
        if let Some(ty) = self.as_enum(p) {
            return Pieces::passed(p, ty, quote!(#name.0 as _));
        }
        Pieces::passed(p, raw_type(p.ty), quote!(#name))
    }

    /// The enumeration behind an integer, as an annotation names it.
    fn as_enum(&self, p: &ParamPlan<'a>) -> Option<TokenStream> {
        let name = p.as_type.as_ref()?.value.as_str();
        let e = self.plan.enums.iter().find(|e| e.c_name == name || e.fact.name == name)?;
        Some(raw_type(&Type::named(e.fact.name.as_str())))
    }

    fn filled(&self, p: &ParamPlan<'a>, role: Role) -> Pieces {
        let argument = match role {
            Role::StructSize => {
                let record = self.e.params.iter().find_map(|other| {
                    let (_, to) = other.ty.as_pointer()?;
                    matches!(self.plan.index.class(to), Class::Record(_)).then(|| raw_type(to))
                });
                record.map_or(quote!(0), |r| quote!(core::mem::size_of::<#r>() as _))
            }
            Role::UserData => {
                return Pieces::passed(p, raw_type(p.ty), {
                    let n = ident(&p.rust);
                    quote!(#n)
                });
            }
            Role::Reserved | Role::Callback => zero(&self.plan.index.class(p.ty)),
        };
        Pieces { argument, ..Pieces::default() }
    }

    fn count(&self, p: &ParamPlan<'a>, of: &[usize], bytes: bool) -> Pieces {
        let name = ident(&p.rust);
        let text = p.name;
        if let Some((_, ty)) = p.ty.as_pointer() {
            let argument = quote!(&mut #name);
            if of.iter().any(|&i| matches!(&self.e.params[i].form, Form::Out(s) if matches!(s.extent(), Some(Extent::InOut(_)))))
            {
                // Carried both ways by the two-call pattern, which the arrays' pieces write.
                return Pieces { argument, ..Pieces::default() };
            }
            // Capacity in, number of elements out.
            let array = ident(&self.e.params[of[0]].rust);
            let ty = raw_type(ty);
            return Pieces {
                before: quote!(let mut #name: #ty = len_as(#text, #array.len())?;),
                argument,
                output: Some((ty, quote!(#name))),
                ..Pieces::default()
            };
        }
        let mut arrays: Vec<&ParamPlan<'a>> = of.iter().map(|&i| &self.e.params[i]).collect();
        // What may be left out does not tell the number.
        arrays.sort_by_key(|a| optional(a));
        let owned = arrays.iter().all(|a| matches!(a.form, Form::Out(Shape::Text(_))));
        if owned {
            // The wrapper makes the buffer: the caller says how large, or the default does.
            let ty = raw_type(p.ty);
            return match &p.default {
                Some(default) => {
                    let default: TokenStream = default.parse().expect("validation checked the default");
                    Pieces { before: quote!(let #name: #ty = #default;), argument: quote!(#name), ..Pieces::default() }
                }
                None => Pieces::passed(p, ty, quote!(#name)),
            };
        }
        let lengths: Vec<TokenStream> = arrays
            .iter()
            .map(|a| {
                let name = ident(&a.rust);
                quote!(#name.len())
            })
            .collect();
        let (first, rest) = lengths.split_first().expect("a count counts something");
        let checks = rest.iter().zip(&arrays[1..]).map(|(len, a)| {
            let (one, other) = (arrays[0].name, a.name);
            let check = if optional(a) { quote!(same_len_or_empty) } else { quote!(same_len) };
            quote!(#check((#one, #other), (#first, #len))?;)
        });
        let len = if bytes { self.byte_length(arrays[0], first) } else { first.clone() };
        Pieces {
            before: quote! {
                #(#checks)*
                let #name = len_as(#text, #len)?;
            },
            argument: quote!(#name),
            ..Pieces::default()
        }
    }

    fn byte_length(&self, p: &ParamPlan<'a>, len: &TokenStream) -> TokenStream {
        match (&p.form, p.ty.as_pointer()) {
            (Form::In(Shape::Array(_)) | Form::InOut(Shape::Array(_)) | Form::Out(Shape::Array(_)), Some((_, to))) => {
                let ty = raw_type(to);
                let name = p.name;
                quote!(bytes_len::<#ty>(#name, #len)?)
            }
            _ => len.clone(),
        }
    }

    fn input(&self, p: &ParamPlan<'a>, shape: &Shape) -> Pieces {
        let name = ident(&p.rust);
        let text = p.name;
        let element = p.ty.as_pointer().map(|(_, to)| raw_type(to)).unwrap_or_else(|| quote!(c_void));
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
    fn taken(&self, p: &ParamPlan<'a>) -> Option<&HandlePlan> {
        let (_, to) = p.ty.as_pointer()?;
        self.plan.handle(to).filter(|h| self.e.is_take(p) && h.release.is_some())
    }

    fn take(&self, p: &ParamPlan<'a>) -> Pieces {
        let h = self.taken(p).expect("callers asked");
        let name = ident(&p.rust);
        Pieces {
            before: quote!(let mut #name = #name.into_raw();),
            ..Pieces::passed(p, self.type_of(h, &h.rust), quote!(&mut #name))
        }
    }

    fn in_out(&self, p: &ParamPlan<'a>, shape: &Shape) -> Pieces {
        let name = ident(&p.rust);
        let element = p.ty.as_pointer().map(|(_, to)| raw_type(to)).unwrap_or_else(|| quote!(c_void));
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

    fn output(&self, at: usize, p: &ParamPlan<'a>, shape: &Shape) -> Pieces {
        let name = ident(&p.rust);
        let (_, to) = p.ty.as_pointer().expect("outputs are pointers");
        let element = raw_type(to);
        match shape {
            Shape::One => {
                let fresh = p.own.as_ref().is_some_and(|o| o.value == Own::Fresh);
                // A creator with a destroyer of its own makes a raw handle: the owner type would call another one.
                let owned = |h: &&HandlePlan| {
                    fresh && h.release.is_some() && p.release.as_ref().is_none_or(|r| Some(&r.value) == h.release.as_ref())
                };
                let (ty, value) = match self.plan.handle(to).filter(owned) {
                    Some(h) => {
                        let owner = self.type_of(h, &h.rust);
                        let created = at == 0 && self.home.is_some_and(|x| x.c_name == h.c_name);
                        (if created { quote!(Self) } else { owner.clone() }, quote!(unsafe { #owner::from_raw(#name) }))
                    }
                    None => (element.clone(), quote!(#name)),
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
            Shape::Array(_) => Pieces::passed(p, quote!(&mut [#element]), quote!(ptr_or_null_mut(#name))),
            Shape::Text(_) | Shape::Bytes(_) => Pieces::passed(p, quote!(&mut [u8]), quote!(ptr_or_null_mut(#name) as _)),
            Shape::Texts(_) => Pieces::passed(p, raw_type(p.ty), quote!(#name)),
        }
    }

    /// A type of a handle's module, as this entry's module writes it.
    fn type_of(&self, h: &HandlePlan, name: &str) -> TokenStream {
        let name = ident(name);
        if h.library == self.e.library() {
            quote!(#name)
        } else {
            let module = ident(h.library.name());
            quote!(crate::#module::#name)
        }
    }

    /// Whether the wrapper takes `&self`.
    fn is_method(&self) -> bool {
        let Some(home) = self.home else { return false };
        self.e.params.first().is_some_and(|p| p.form == Form::Value && p.ty.as_named().is_some_and(|n| home.is(n)))
    }

    fn assemble(&self, pieces: Vec<Pieces>) -> Wrapper {
        let e = self.e;
        let symbol = ident(&e.fact.name);
        let name = ident(&e.names.rust);
        let arguments: Vec<&TokenStream> = pieces.iter().map(|p| &p.argument).collect();
        let call = self.call(&symbol, &arguments);
        // Lengths come first: buffers are made to measure, and an argument's length is asked for before it becomes a C value.
        let is_count = |at: &usize| matches!(e.params[*at].form, Form::Count { .. });
        let (counts, others): (Vec<usize>, Vec<usize>) = (0..pieces.len()).partition(is_count);
        let before = counts.into_iter().chain(others).map(|at| &pieces[at].before);
        let outputs: Vec<&(TokenStream, TokenStream)> = pieces.iter().filter_map(|p| p.output.as_ref()).collect();
        let (ty, value) = self.result(&outputs);
        let body = if let Some(array) = self.two_call() {
            self.counted(&symbol, &arguments, array)
        } else if let Some((array, query)) = self.queried() {
            self.sized(&symbol, &arguments, array, query)
        } else {
            call
        };
        let inputs: Vec<&(String, TokenStream)> = pieces.iter().filter_map(|p| p.input.as_ref()).collect();
        let mut parameters: Vec<TokenStream> = Vec::new();
        if self.is_method() {
            parameters.push(quote!(&self));
        }
        parameters.extend(inputs.iter().map(|(n, t)| {
            let n = ident(n);
            quote!(#n: #t)
        }));
        let unsafety = (!e.unsafe_reasons.is_empty() || self.raw).then(|| quote!(unsafe));
        let head = quote!(pub #unsafety fn #name(#(#parameters),*) -> Result<#ty>);
        let docs = docs(&self.doc_lines());
        let aliases = std::iter::once(e.fact.name.as_str()).chain(e.fact.api.as_deref()).filter(|alias| *alias != e.names.rust);
        let function = quote! {
            #docs
            #(#[doc(alias = #aliases)])*
            #[inline]
            #head {
                #(#before)*
                #body
                Ok(#value)
            }
        };
        let item = match self.home {
            Some(home) => {
                let home = ident(if self.is_method() { &home.borrow } else { &home.rust });
                quote!(impl #home { #function })
            }
            None => function,
        };
        Wrapper { item, signature: super::super::rust::one_line(&head) }
    }

    /// The call with its status check; binds `returned` where the value is more than a status.
    fn call(&self, symbol: &proc_macro2::Ident, arguments: &[&TokenStream]) -> TokenStream {
        let call = match self.e.returns {
            Returns::Status(_) => quote!(unsafe { sys::#symbol(#(#arguments),*) }),
            _ => quote!(unsafe { sys::#symbol(#(#arguments),*) }?),
        };
        match &self.e.returns {
            Returns::Void => quote!(#call;),
            Returns::Value(_) => quote!(let returned = #call;),
            Returns::Status(_) if self.e.ok.is_empty() => quote!(check(&sys::symbols::#symbol, #call.code())?;),
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

    fn result(&self, outputs: &[&(TokenStream, TokenStream)]) -> (TokenStream, TokenStream) {
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

    fn is_text(&self, ty: &Type) -> bool {
        matches!(ty.as_pointer(), Some((true, Type::Prim(crate::facts::Prim::Char))))
    }

    /// The arrays of a two-call query, by position of their count.
    fn two_call(&self) -> Option<usize> {
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

    fn counted(&self, symbol: &proc_macro2::Ident, arguments: &[&TokenStream], count: usize) -> TokenStream {
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
    fn queried(&self) -> Option<(usize, &'p str)> {
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

    fn sized(&self, symbol: &proc_macro2::Ident, arguments: &[&TokenStream], array: usize, query: &str) -> TokenStream {
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

    fn doc_lines(&self) -> Vec<String> {
        let e = self.e;
        let mut lines: Vec<String> = e.summary.iter().flat_map(|s| [s.value.clone(), String::new()]).collect();
        lines.push(format!("C: `{}`", c_signature(e.fact)));
        for (code, meaning) in &e.ok {
            lines.extend([String::new(), format!("Returns `true` on success, `false` for `{code}`: {meaning}.")]);
        }
        if let Some(successor) = e.successor {
            lines.extend([String::new(), format!("Superseded by `{successor}`.")]);
        }
        let undecided: Vec<String> =
            e.undecided().map(|p| format!("`{}` ({})", p.name, p.undecided.as_deref().unwrap_or_default())).collect();
        if !undecided.is_empty() {
            lines.extend([String::new(), format!("Bound as in C: undecided are {}.", undecided.join(", "))]);
        }
        if !e.fact.errors.is_empty() {
            let errors: Vec<String> = e.fact.errors.iter().map(|c| format!("`{c}`")).collect();
            lines.extend([String::new(), "# Errors".to_owned(), errors.join(", ")]);
        }
        if !e.unsafe_reasons.is_empty() || self.raw {
            lines.extend([String::new(), "# Safety".to_owned()]);
            if self.raw {
                lines.push("The arguments must be what the C function asks for.".to_owned());
            }
            lines.extend(e.unsafe_reasons.iter().filter(|_| !self.raw).map(|r| format!("- {}", r.value)));
        }
        lines
    }
}

impl Pieces {
    /// A parameter of the wrapper that goes to C as `argument`.
    fn passed(p: &ParamPlan<'_>, ty: TokenStream, argument: TokenStream) -> Pieces {
        Pieces { input: Some((p.rust.clone(), ty)), argument, ..Pieces::default() }
    }
}

fn optional(p: &ParamPlan<'_>) -> bool {
    p.nullable.as_ref().is_some_and(|n| n.value)
}

/// Zero or null, where the type is known from the call.
fn zero(class: &Class<'_>) -> TokenStream {
    match class {
        Class::Number("bool") => quote!(false),
        Class::Number("f32" | "f64") => quote!(0.0),
        Class::Number(_) => quote!(0),
        Class::Handle(_) | Class::Pointer { is_const: false, .. } => quote!(core::ptr::null_mut()),
        Class::Pointer { is_const: true, .. } => quote!(core::ptr::null()),
        Class::Callback => quote!(None),
        _ => quote!(Default::default()),
    }
}

/// Zero or null of a type that is written beside it.
fn zero_typed(class: &Class<'_>, element: &TokenStream) -> TokenStream {
    match class {
        Class::Enum(_) | Class::Record(_) => quote!(<#element>::default()),
        Class::Array { .. } => quote!(unsafe { core::mem::zeroed() }),
        _ => zero(class),
    }
}
