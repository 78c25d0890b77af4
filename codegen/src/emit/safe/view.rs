//! Records that hold pointers or handles, as callers build them: a transparent wrapper with a lifetime, and a setter per field.

use proc_macro2::TokenStream;
use quote::quote;

use super::path;
use crate::emit::rust::{docs, ident, raw_type};
use crate::facts::{Library, Type, declare};
use crate::plan::{Case, Class, FieldForm, FieldPlan, Plan, RecordPlan, View};

/// The wrapper of a record.
pub fn types(plan: &Plan<'_>, r: &RecordPlan<'_>, view: &View<'_>) -> TokenStream {
    let e = Emitter { plan, library: r.header.library, record: r, view };
    let (name, raw, c_name) = (ident(&r.rust), ident(&r.fact.name), r.c_name);
    let mut lines: Vec<String> = r.summary.iter().flat_map(|s| [s.clone(), String::new()]).collect();
    lines.push(match view.driver_made {
        true => format!("C: `{c_name}`, as the driver fills it."),
        false => format!("C: `{c_name}`. What a setter takes by reference is borrowed as long as the value lives."),
    });
    let docs = docs(&lines);
    let alias = (r.rust != c_name).then(|| quote!(#[doc(alias = #c_name)]));
    let setters: TokenStream = view.fields.iter().filter(|_| !view.driver_made).map(|f| e.setter(f)).collect();
    quote! {
        #docs
        #alias
        #[derive(Clone, Copy, Default)]
        #[repr(transparent)]
        pub struct #name<'a> {
            raw: sys::#raw,
            _borrows: core::marker::PhantomData<&'a ()>,
        }
        impl<'a> #name<'a> {
            /// All bytes zero: every pointer and handle is null.
            pub fn new() -> Self {
                Self::default()
            }
            /// Takes a record as C has it.
            ///
            /// # Safety
            /// Every pointer and handle in it must be null or valid as long as the value lives, and of the kind that its tags say.
            pub unsafe fn from_raw(raw: sys::#raw) -> Self {
                Self { raw, _borrows: core::marker::PhantomData }
            }
            /// The record as C has it.
            #[inline]
            pub fn as_raw(&self) -> &sys::#raw {
                &self.raw
            }
            #setters
        }
        impl core::fmt::Debug for #name<'_> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!(#name)).finish_non_exhaustive()
            }
        }
    }
}

struct Emitter<'p, 'a> {
    plan: &'p Plan<'a>,
    library: Library,
    record: &'p RecordPlan<'a>,
    view: &'p View<'a>,
}

impl<'a> Emitter<'_, 'a> {
    fn setter(&self, f: &FieldPlan<'a>) -> TokenStream {
        let (name, field) = (ident(&f.rust), ident(&f.fact.name));
        let declared = declare(&f.fact.ty, &f.fact.name);
        let doc = format!(" C: `{declared}`.");
        match &f.form {
            FieldForm::Hidden => TokenStream::new(),
            FieldForm::Tagged(tag, cases) => cases.iter().map(|case| self.case(f, *tag, case)).collect(),
            FieldForm::Slice(count) => self.slices(f, *count),
            FieldForm::One => {
                let (_, to) = f.fact.ty.as_pointer().expect("the plan saw a pointer");
                let element = self.element(to);
                quote! {
                    #[doc = #doc]
                    #[must_use]
                    pub fn #name(mut self, #name: &'a #element) -> Self {
                        self.raw.#field = core::ptr::from_ref(#name).cast_mut().cast();
                        self
                    }
                }
            }
            FieldForm::Unchecked => {
                let ty = raw_type(&f.fact.ty);
                let safety = " It must be null, or valid for what the entry point does with it as long as that may happen.";
                quote! {
                    #[doc = #doc]
                    #[doc = ""]
                    #[doc = " # Safety"]
                    #[doc = #safety]
                    #[must_use]
                    pub unsafe fn #name(mut self, #name: #ty) -> Self {
                        self.raw.#field = #name;
                        self
                    }
                }
            }
            FieldForm::Filled(count) => {
                let (_, to) = f.fact.ty.as_pointer().expect("the plan saw a pointer");
                let (element, count) = (raw_type(to), ident(&self.view.fields[*count].fact.name));
                let fills = format!(" {doc} What a call wrote there; nothing before.").replace("  C:", " C:");
                let safety = " A call must have filled the record in, and what it points to must still be there.";
                quote! {
                    #[doc = #fills]
                    #[doc = ""]
                    #[doc = " # Safety"]
                    #[doc = #safety]
                    pub unsafe fn #name(&self) -> &[#element] {
                        if self.raw.#field.is_null() {
                            return &[];
                        }
                        // SAFETY: the caller's promise; a call fills in as many as the record asks for.
                        unsafe { core::slice::from_raw_parts(self.raw.#field, self.raw.#count as usize) }
                    }
                }
            }
            FieldForm::Plain | FieldForm::Address | FieldForm::Handle | FieldForm::View => {
                let (ty, value) = self.value(f);
                quote! {
                    #[doc = #doc]
                    #[must_use]
                    pub fn #name(mut self, #name: #ty) -> Self {
                        self.raw.#field = #value;
                        self
                    }
                }
            }
        }
    }

    /// Type and C value of what is passed by value.
    fn value(&self, f: &FieldPlan<'a>) -> (TokenStream, TokenStream) {
        let name = ident(&f.rust);
        match &f.form {
            FieldForm::Handle => {
                let h = self.plan.handle(&f.fact.ty).expect("the plan saw a handle");
                let ty = path(self.library, h.library, &h.borrow);
                (quote!(&'a #ty), quote!(#name.as_raw()))
            }
            FieldForm::View => {
                let ty = self.named(&f.fact.ty);
                (quote!(#ty<'a>), quote!(*#name.as_raw()))
            }
            _ => (self.named(&f.fact.ty), quote!(#name)),
        }
    }

    /// All arrays that share a count, set together.
    fn slices(&self, first: &FieldPlan<'a>, count: usize) -> TokenStream {
        let shared: Vec<&FieldPlan<'a>> =
            self.view.fields.iter().filter(|f| matches!(f.form, FieldForm::Slice(at) if at == count)).collect();
        if !std::ptr::eq(shared[0], first) {
            return TokenStream::new();
        }
        let count = &self.view.fields[count];
        let counter = ident(&count.fact.name);
        let name = ident(&first.rust);
        let names: Vec<_> = shared.iter().map(|f| ident(&f.rust)).collect();
        let fields: Vec<_> = shared.iter().map(|f| ident(&f.fact.name)).collect();
        let elements = shared.iter().map(|f| self.element(f.fact.ty.as_pointer().expect("the plan saw a pointer").1));
        let declared: Vec<String> = shared.iter().map(|f| format!("`{}`", declare(&f.fact.ty, &f.fact.name))).collect();
        let doc = format!(" C: {}, and their number.", declared.join(", "));
        let (one, text) = (first.fact.name.as_str(), first.fact.name.as_str());
        let checks = shared[1..].iter().map(|f| {
            let (other, rust) = (f.fact.name.as_str(), ident(&f.rust));
            quote!(same_len((#one, #other), (#name.len(), #rust.len()))?;)
        });
        quote! {
            #[doc = #doc]
            #[doc = ""]
            #[doc = " # Errors"]
            #[doc = " Lengths that differ or do not fit."]
            pub fn #name(mut self, #(#names: &'a [#elements]),*) -> Result<Self> {
                #(#checks)*
                self.raw.#counter = len_as(#text, #name.len())?;
                #(self.raw.#fields = ptr_or_null(#names).cast_mut().cast();)*
                Ok(self)
            }
        }
    }

    /// What an element that is lent by pointer is in Rust: always of the same layout.
    fn element(&self, to: &'a Type) -> TokenStream {
        if let Some(h) = self.plan.handle(to) {
            let ty = path(self.library, h.library, &h.borrow);
            return quote!(Lent<'a, #ty>);
        }
        let ty = self.named(to);
        match self.plan.view(to) {
            Some(_) => quote!(#ty<'a>),
            None => ty,
        }
    }

    /// Selects one member of a union.
    fn case(&self, f: &FieldPlan<'a>, tag: usize, case: &Case<'a>) -> TokenStream {
        let (union, member) = (ident(&f.fact.name), ident(&case.member.name));
        let tag_field = ident(&self.view.fields[tag].fact.name);
        let Some((library, ty, value)) = self.plan.enumerator(case.enumerator) else { return TokenStream::new() };
        let ty = path(self.library, library, ty);
        let value = ident(value);
        let name = ident(&case.rust);
        let enumerator = case.enumerator;
        let doc = format!(" Selects `{enumerator}`.");
        let unchecked = case.parts.iter().any(|p| matches!(p.form, FieldForm::Unchecked));
        let (safety, unsafety) = match unchecked {
            true => (
                quote!(#[doc = ""] #[doc = " # Safety"] #[doc = " Pointers must be null, or valid for what the entry point does with them."]),
                quote!(unsafe),
            ),
            false => (quote!(), quote!()),
        };
        let parts: Vec<&FieldPlan<'a>> = case.parts.iter().filter(|p| !matches!(p.form, FieldForm::Hidden)).collect();
        let names: Vec<_> = parts.iter().map(|p| ident(&p.rust)).collect();
        let (types, values): (Vec<_>, Vec<_>) = parts.iter().map(|p| self.value(p)).unzip();
        let places = parts.iter().map(|p| {
            let part = ident(&p.fact.name);
            if case.flat { quote!(self.raw.#union.#member.#part) } else { quote!(self.raw.#union.#member) }
        });
        quote! {
            #[doc = #doc]
            #safety
            #[doc(alias = #enumerator)]
            #[must_use]
            pub #unsafety fn #name(mut self, #(#names: #types),*) -> Self {
                self.raw.#tag_field = #ty::#value;
                self.raw.#union = Default::default();
                #(#places = #values;)*
                self
            }
        }
    }

    /// A type under its public name.
    fn named(&self, ty: &'a Type) -> TokenStream {
        if ty.as_named().is_none() {
            return raw_type(ty);
        }
        let public = match self.plan.index.class(ty) {
            Class::Enum(e) => self.plan.enums.iter().find(|p| p.fact.name == e.name).map(|p| (p.header.library, &p.rust)),
            Class::Record(r) if !r.superseded && !std::ptr::eq(r, self.record.fact) => {
                self.plan.records.iter().find(|p| p.fact.name == r.name).map(|p| (p.header.library, &p.rust))
            }
            _ => None,
        };
        match public {
            Some((library, name)) if library != Library::Platform => path(self.library, library, name),
            _ => raw_type(ty),
        }
    }
}
