//! Owners of handles: one type per handle of `handles.yaml` that has a destroyer.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::rust::{docs, ident};
use crate::plan::{HandlePlan, Plan};

/// The owner type.
pub fn owner(plan: &Plan<'_>, h: &HandlePlan) -> TokenStream {
    let Some(release) = &h.release else { return TokenStream::new() };
    let name = ident(&h.rust);
    let c_name = &h.c_name;
    let raw = ident(&h.c_name);
    let mut lines: Vec<String> = h.summary.iter().cloned().collect();
    lines.extend([String::new(), format!("C: `{c_name}`, destroyed by `{release}` on drop.")]);
    let docs = docs(&lines);
    let function = ident(release);
    let by_pointer = plan
        .index
        .function(release)
        .and_then(|(_, f)| f.params.first())
        .is_some_and(|p| p.ty.as_named() != Some(c_name) && p.ty.as_pointer().is_some());
    let argument = if by_pointer { quote!(&mut raw) } else { quote!(raw) };
    let binding = if by_pointer { quote!(let mut raw = self.raw;) } else { quote!(let raw = self.raw;) };
    let (send, sync) = h.threads.as_ref().map_or((false, false), |t| (t.send, t.sync));
    let why = h.threads.as_ref().map_or("", |t| &t.why);
    let safety = format!(" SAFETY: {why}");
    let send = send.then(|| quote!(#[doc = #safety] unsafe impl Send for #name {}));
    let sync = sync.then(|| quote!(#[doc = #safety] unsafe impl Sync for #name {}));
    quote! {
        #docs
        #[doc(alias = #c_name)]
        #[derive(Debug)]
        pub struct #name {
            raw: sys::#raw,
        }
        impl #name {
            /// Takes ownership of a handle.
            ///
            /// # Safety
            /// The handle must be live, and nobody else may destroy it.
            pub unsafe fn from_raw(raw: sys::#raw) -> Self {
                Self { raw }
            }
            /// The handle; it stays owned by `self`.
            pub fn as_raw(&self) -> sys::#raw {
                self.raw
            }
            /// Gives the handle away: it is not destroyed any more.
            pub fn into_raw(self) -> sys::#raw {
                core::mem::ManuallyDrop::new(self).raw
            }
            /// Destroys it now and reports how that went; on failure the owner comes back.
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
                #binding
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
        #send
        #sync
    }
}
