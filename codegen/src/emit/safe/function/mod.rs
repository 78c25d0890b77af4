//! One wrapper: arguments in, a call, results out.
//!
//! Each parameter contributes pieces ([`Pieces`]): what the caller passes, what happens before the call, what C receives, what comes
//! back. The wrapper is their concatenation.

mod attribute;
mod call;
mod callback;
mod docs;
mod input;
mod memory;
mod output;

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::rust::{docs as doc_comments, ident, raw_type};
use crate::facts::{Library, Type};
use crate::plan::{Category, Class, Entry, Extent, Form, HandlePlan, ParamPlan, Plan, Shape};
use crate::spec::Role;

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
    /// Statements after the call has succeeded.
    after: TokenStream,
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
        .and_then(|h| plan.handles.iter().find(|p| p.rust == h && p.library == e.library() && p.raw.is_none()));
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
            Form::Range { extent, written } => self.range(p, extent, *written),
            Form::Tagged { tag, written } => self.attribute_value(p, *tag, *written),
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
            if p.is_take() && h.release.is_some() {
                return self.given_up(p, h, quote!());
            }
            if self.receiver() == Some(at) {
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
        if let Some(h) = p.as_type.as_ref().and_then(|t| self.plan.handle_named(&t.value)) {
            let ty = self.type_of(h, &h.borrow);
            return Pieces::passed(p, quote!(&#ty), quote!(#name.as_raw() as _));
        }
        if let Some(pieces) = self.callback(p) {
            return pieces;
        }
        if self.tags_a_value(at) {
            return self.attribute(at, p);
        }
        if let Some(ty) = self.as_enum(p) {
            return Pieces::passed(p, ty, quote!(#name.0 as _));
        }
        let value = if self.plan.view(p.ty).is_some() { quote!(*#name.as_raw()) } else { quote!(#name) };
        Pieces::passed(p, self.built_type(p.ty), value)
    }

    /// The enumeration behind an integer, as an annotation names it.
    fn as_enum(&self, p: &ParamPlan<'a>) -> Option<TokenStream> {
        let name = p.as_type.as_ref()?.value.as_str();
        let e = self.plan.enums.iter().find(|e| e.c_name == name || e.fact.name == name)?;
        Some(self.path(e.header.library, &e.rust))
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
            Role::UserData if self.closure().is_some() => quote!(kept.user_data()),
            Role::UserData => {
                return Pieces::passed(p, raw_type(p.ty), {
                    let n = ident(&p.rust);
                    quote!(#n)
                });
            }
            Role::Reserved | Role::Callback | Role::KernelArguments => zero(&self.plan.index.class(p.ty)),
        };
        Pieces { argument, ..Pieces::default() }
    }

    fn count(&self, p: &ParamPlan<'a>, of: &[usize], bytes: bool) -> Pieces {
        let name = ident(&p.rust);
        let text = p.name;
        if let [value] = of
            && matches!(self.e.params[*value].form, Form::Tagged { .. })
        {
            return self.value_size(p);
        }
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
        arrays.sort_by_key(|a| a.left_out);
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
            let check = if a.left_out { quote!(same_len_or_empty) } else { quote!(same_len) };
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
        if self.is_plain_data(p) {
            let name = p.name;
            return quote!(bytes_len::<T>(#name, #len)?);
        }
        match (&p.form, p.ty.as_pointer()) {
            (Form::In(Shape::Array(_)) | Form::InOut(Shape::Array(_)) | Form::Out(Shape::Array(_)), Some((_, to))) => {
                let ty = raw_type(to);
                let name = p.name;
                quote!(bytes_len::<#ty>(#name, #len)?)
            }
            _ => len.clone(),
        }
    }

    /// A handle's type.
    fn type_of(&self, h: &HandlePlan, name: &str) -> TokenStream {
        self.path(h.library, name)
    }

    /// A public type of a library's module, as this entry's module writes it.
    fn path(&self, library: Library, name: &str) -> TokenStream {
        super::path(self.e.library(), library, name)
    }

    /// The type of what a caller builds: a view where there is one.
    fn built_type(&self, ty: &'a Type) -> TokenStream {
        match self.plan.view(ty) {
            Some(r) => {
                let view = self.path(r.header.library, &r.rust);
                quote!(#view<'_>)
            }
            None => self.public_type(ty),
        }
    }

    /// A C type under its public name, where it has one.
    fn public_type(&self, ty: &'a Type) -> TokenStream {
        if ty.as_named().is_none() {
            return raw_type(ty);
        }
        let public = match self.plan.index.class(ty) {
            Class::Enum(e) => self.plan.enums.iter().find(|p| p.fact.name == e.name).map(|p| (p.header.library, &p.rust)),
            Class::Record(r) if !r.superseded => {
                // A record with a view comes back as in C, but for one that only the driver makes.
                let plan = self.plan.records.iter().find(|p| p.fact.name == r.name);
                plan.filter(|p| p.view.is_none()).map(|p| (p.header.library, &p.rust))
            }
            _ => None,
        };
        match public {
            Some((library, name)) if library != Library::Platform => self.path(library, name),
            _ => raw_type(ty),
        }
    }

    /// Whether the wrapper takes `&self`.
    fn is_method(&self) -> bool {
        self.receiver().is_some()
    }

    /// The parameter that is `self`: the first of the home's type that is passed by value and may not be null.
    fn receiver(&self) -> Option<usize> {
        let home = self.home?;
        self.e.params.iter().position(|p| p.form == Form::Value && !p.is_take() && p.ty.as_named().is_some_and(|n| home.is(n)))
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
        let after = pieces.iter().map(|p| &p.after);
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
        let generics = match (e.params.iter().any(|p| self.is_plain_data(p)), self.value_generics()) {
            (true, _) => Some(quote!(<T: Plain>)),
            (_, generics) => generics,
        };
        let head = quote!(pub #unsafety fn #name #generics(#(#parameters),*) -> Result<#ty>);
        let docs = doc_comments(&self.doc_lines());
        let aliases = std::iter::once(e.fact.name.as_str()).chain(e.fact.api.as_deref()).filter(|alias| *alias != e.names.rust);
        let function = quote! {
            #docs
            #(#[doc(alias = #aliases)])*
            #[inline]
            #head {
                #(#before)*
                #body
                #(#after)*
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
        Wrapper { item, signature: crate::emit::rust::one_line(&head) }
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
