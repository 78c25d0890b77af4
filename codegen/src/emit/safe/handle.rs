//! Handle types: a borrowed form for every handle of `handles.yaml`, and an owner where it has a destroyer.
//!
//! The borrowed form is only ever seen behind a reference, whose lifetime is the handle's. The owner dereferences to it, so that
//! `&stream` is accepted wherever a stream is borrowed, and methods are written once.

use proc_macro2::TokenStream;
use quote::quote;

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
    quote! {
        #docs
        #alias
        #[derive(Debug)]
        pub struct #name(#borrow);
        impl #name {
            /// Takes ownership of a handle.
            ///
            /// # Safety
            /// The handle must be live, and nobody else may destroy it.
            pub unsafe fn from_raw(raw: #raw) -> Self {
                Self(#borrow { raw, _threads: core::marker::PhantomData })
            }
            /// Gives the handle away: it is not destroyed any more.
            pub fn into_raw(self) -> #raw {
                core::mem::ManuallyDrop::new(self).as_raw()
            }
            /// Destroys it now and tells how that went; on failure the owner comes back.
            pub fn destroy(self) -> core::result::Result<(), (Self, Error)> {
                match self.release() {
                    Ok(()) => {
                        core::mem::forget(self);
                        Ok(())
                    }
                    Err(error) => Err((self, error)),
                }
            }
            fn release(&self) -> Result<()> {
                // SAFETY: the handle is live and owned; both callers give it up on success.
                check(&sys::symbols::#function, unsafe { sys::#function(#argument) }.code())
            }
        }
        impl Drop for #name {
            fn drop(&mut self) {
                // There is nobody to tell; `destroy` is for those who want to know.
                let _ = self.release();
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

fn thread_bounds(h: &HandlePlan, name: &proc_macro2::Ident) -> TokenStream {
    let Some(threads) = &h.threads else { return TokenStream::new() };
    let safety = format!(" SAFETY: {}.", threads.why);
    let send = threads.send.then(|| quote!(#[doc = #safety] unsafe impl Send for #name {}));
    let sync = threads.sync.then(|| quote!(#[doc = #safety] unsafe impl Sync for #name {}));
    quote!(#send #sync)
}
