//! Handle types: a borrowed form for every handle of `handles.yaml`, and an owner where it has a destroyer.
//!
//! The borrowed form is only ever seen behind a reference, whose lifetime is the handle's. The owner dereferences to it, so that
//! `&stream` is accepted wherever a stream is borrowed, and methods are written once.

use proc_macro2::TokenStream;
use quote::quote;

use super::path;
use crate::emit::rust::{docs, ident};
use crate::plan::{HandlePlan, Plan};

/// The types of a handle.
pub fn types(plan: &Plan<'_>, h: &HandlePlan) -> TokenStream {
    if h.raw.is_some() {
        return TokenStream::new();
    }
    let borrow = borrowed(h);
    let owner = h.release.as_ref().map(|release| owner(plan, h, release));
    quote!(#borrow #owner)
}

fn borrowed(h: &HandlePlan) -> TokenStream {
    let name = ident(&h.borrow);
    let (c_name, raw) = (&h.c_name, ident(&h.c_name));
    let mut lines: Vec<String> = h.summary.iter().cloned().collect();
    lines.extend([String::new(), format!("C: `{c_name}`, borrowed.")]);
    if let Some(reason) = &h.no_release {
        lines.extend([String::new(), format!("It has no owner type: {reason}.")]);
    }
    let docs = docs(&lines);
    let alias = (name != c_name).then(|| quote!(#[doc(alias = #c_name)]));
    let sentinels = h.sentinels.iter().map(|(constant, public)| {
        let (constant_ident, public) = (ident(constant), ident(public));
        let doc = format!(" `{constant}`, which is always valid and never destroyed.");
        quote! {
            #[doc = #doc]
            #[doc(alias = #constant)]
            pub fn #public() -> &'static Self {
                const RAW: &#raw = &sys::#constant_ident;
                // SAFETY: the library knows this value at all times.
                unsafe { Self::from_raw(RAW) }
            }
        }
    });
    let bounds = thread_bounds(h, &name);
    quote! {
        #docs
        #alias
        #[derive(Debug)]
        #[repr(transparent)]
        pub struct #name {
            raw: #raw,
            _threads: core::marker::PhantomData<*mut ()>,
        }
        impl #name {
            #(#sentinels)*
            /// Borrows a handle that somebody else owns.
            ///
            /// # Safety
            /// The handle must stay live as long as the reference.
            pub unsafe fn from_raw(raw: &#raw) -> &Self {
                // SAFETY: the type is a transparent wrapper around the handle.
                unsafe { &*core::ptr::from_ref(raw).cast() }
            }
            /// The handle; it is still owned by its owner.
            #[inline]
            pub fn as_raw(&self) -> #raw {
                self.raw
            }
        }
        // SAFETY: `from_raw` is a cast.
        unsafe impl cuspec_runtime::BorrowedHandle for #name {
            type Raw = #raw;
            #[inline]
            unsafe fn lend(raw: &#raw) -> &Self {
                // SAFETY: as promised by the caller.
                unsafe { Self::from_raw(raw) }
            }
        }
        #bounds
    }
}

fn owner(plan: &Plan<'_>, h: &HandlePlan, release: &str) -> TokenStream {
    let (name, borrow, raw) = (ident(&h.rust), ident(&h.borrow), ident(&h.c_name));
    let c_name = &h.c_name;
    let mut lines: Vec<String> = h.summary.iter().cloned().collect();
    lines.extend([String::new(), format!("C: `{c_name}`, destroyed by `{release}` on drop.")]);
    let docs = docs(&lines);
    let alias = (name != c_name).then(|| quote!(#[doc(alias = #c_name)]));
    let function = ident(release);
    let first = plan.index.function(release).and_then(|(_, f)| f.params.first());
    // Some destroyers take a pointer to the handle, to clear it.
    let by_pointer = first.and_then(|p| p.ty.as_pointer()).is_some_and(|(_, to)| to.as_named().is_some_and(|n| h.is(n)));
    let argument = if by_pointer { quote!(&mut { self.as_raw() }) } else { quote!(self.as_raw()) };
    // What was made in another object keeps that one alive.
    let parent = h.parent.as_ref().and_then(|p| plan.handle_named(p)).filter(|p| p.current.is_some() && p.release.is_some());
    let (field, nothing, created, hold) = match parent {
        None => (quote!(), quote!(), quote!(), quote!()),
        Some(parent) => {
            let parents = path(h.library, parent.library, &registry(parent));
            let current = current(plan, h, parent);
            let created = quote! {
                /// Takes ownership of what was just made in the current context.
                pub(crate) unsafe fn created(raw: #raw) -> Self {
                    let held = #parents.hold(|| #current);
                    Self(#borrow { raw, _threads: core::marker::PhantomData }, held)
                }
            };
            let created = quote! {
                #created
                /// The handle, and the hold on what it was made in.
                #[allow(dead_code)]
                pub(crate) fn into_parts(self) -> (#raw, Held) {
                    let this = core::mem::ManuallyDrop::new(self);
                    // SAFETY: the owner is not used again, and its hold is moved out once.
                    (this.as_raw(), unsafe { core::ptr::read(&this.1) })
                }
            };
            // SAFETY of the emitted block: as above.
            let hold = quote!(drop(unsafe { core::ptr::read(&this.1) }););
            (quote!(, Held), quote!(, Held::nothing()), created, hold)
        }
    };
    let (registry_item, own, disown, release_body, drop_body) = match &h.current {
        None => (
            quote!(),
            quote!(),
            quote!(),
            quote!(check(&sys::symbols::#function, unsafe { sys::#function(#argument) }.code())),
            quote!(self.release()),
        ),
        Some(_) => {
            let parents = ident(&registry(h));
            let what = h.rust.to_lowercase();
            let item = quote! {
                pub(crate) static #parents: Parents = Parents::new(#what, |handle| {
                    let handle = core::ptr::without_provenance_mut(handle);
                    // SAFETY: the owner gave the handle up, and nothing that was made in it is left.
                    check(&sys::symbols::#function, unsafe { sys::#function(handle) }.code())
                });
            };
            (
                item,
                quote!(#parents.own(raw.addr());),
                quote!(#parents.disown(this.as_raw().addr());),
                quote!(#parents.destroy(self.as_raw().addr())),
                quote!(#parents.leave(self.as_raw().addr())),
            )
        }
    };
    quote! {
        #registry_item
        #docs
        #alias
        #[derive(Debug)]
        pub struct #name(#borrow #field);
        impl #name {
            /// Takes ownership of a handle.
            ///
            /// # Safety
            /// The handle must be live, and nobody else may destroy it.
            pub unsafe fn from_raw(raw: #raw) -> Self {
                #own
                Self(#borrow { raw, _threads: core::marker::PhantomData } #nothing)
            }
            #created
            /// Gives the handle away: it is not destroyed any more.
            pub fn into_raw(self) -> #raw {
                let this = core::mem::ManuallyDrop::new(self);
                #disown
                #hold
                this.as_raw()
            }
            /// Destroys it now and tells how that went; on failure the owner comes back.
            pub fn destroy(self) -> core::result::Result<(), (Self, Error)> {
                match self.release() {
                    Ok(()) => {
                        let this = core::mem::ManuallyDrop::new(self);
                        #hold
                        let _ = this;
                        Ok(())
                    }
                    Err(error) => Err((self, error)),
                }
            }
            fn release(&self) -> Result<()> {
                // SAFETY: the handle is live and owned; both callers give it up on success.
                #release_body
            }
        }
        impl Drop for #name {
            fn drop(&mut self) {
                if let Err(error) = #drop_body {
                    dropped(&error);
                }
            }
        }
        impl core::ops::Deref for #name {
            type Target = #borrow;
            #[inline]
            fn deref(&self) -> &#borrow {
                &self.0
            }
        }
    }
}

/// The name of the table of owned parents of a type.
fn registry(h: &HandlePlan) -> String {
    format!("{}S", h.rust.to_uppercase())
}

/// The handle of the current parent, as a number; zero where there is none or nobody can tell.
fn current(plan: &Plan<'_>, h: &HandlePlan, parent: &HandlePlan) -> TokenStream {
    let symbol = parent.current.as_deref().expect("callers looked");
    let raw = ident(&parent.c_name);
    let library = plan.index.function(symbol).map_or(parent.library, |(header, _)| header.library);
    let (function, module) = (ident(symbol), ident(library.name()));
    let sys = if library == h.library { quote!(sys) } else { quote!(crate::sys::#module) };
    quote! {{
        let mut current: #raw = core::ptr::null_mut();
        // SAFETY: it is a live local.
        match unsafe { #sys::#function(&mut current) }.code() {
            0 => current.addr(),
            _ => 0,
        }
    }}
}

fn thread_bounds(h: &HandlePlan, name: &proc_macro2::Ident) -> TokenStream {
    let Some(threads) = &h.threads else { return TokenStream::new() };
    let safety = format!(" SAFETY: {}.", threads.why);
    let send = threads.send.then(|| quote!(#[doc = #safety] unsafe impl Send for #name {}));
    let sync = threads.sync.then(|| quote!(#[doc = #safety] unsafe impl Sync for #name {}));
    quote!(#send #sync)
}
