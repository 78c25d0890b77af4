//! The current context: a guard that makes one current, and the primary context of a device.

use core::marker::PhantomData;

use cuspec_runtime::{Result, dropped};

use crate::cuda::{self, CONTEXTS, ContextRef};
use crate::sys::cuda::{CUcontext, CUdevice};

/// A context is current on this thread as long as this value lives; then the one before is again.
///
/// Guards are left in the opposite order of their making, as blocks do by themselves.
#[derive(Debug)]
#[must_use = "the context is current only as long as the guard lives"]
pub struct Current<'c> {
    // Being current is a property of the thread.
    _context: PhantomData<(&'c ContextRef, *mut ())>,
}

impl ContextRef {
    /// Makes the context current on this thread.
    ///
    /// # Errors
    /// Those of `cuCtxPushCurrent`.
    pub fn make_current(&self) -> Result<Current<'_>> {
        // SAFETY: the guard borrows the context, and takes it off the thread again.
        unsafe { self.push_current()? };
        Ok(Current { _context: PhantomData })
    }
}

impl Drop for Current<'_> {
    fn drop(&mut self) {
        if let Err(error) = cuda::ctx_pop_current() {
            dropped(&error);
        }
    }
}

/// The primary context of a device, which the CUDA Runtime uses too. It is retained until this value goes and everything that was
/// made in it meanwhile has gone.
#[derive(Debug)]
pub struct PrimaryContext {
    raw: CUcontext,
}

// SAFETY: the driver locks a context; being current is a property of the thread and not of the handle.
unsafe impl Send for PrimaryContext {}
// SAFETY: as above.
unsafe impl Sync for PrimaryContext {}

impl PrimaryContext {
    /// Retains the primary context of a device, which makes it exist.
    ///
    /// # Errors
    /// Those of `cuDevicePrimaryCtxRetain`.
    pub fn retain(device: CUdevice) -> Result<Self> {
        let raw = cuda::device_primary_ctx_retain(device)?;
        CONTEXTS.own_as(raw.addr(), release, device as usize);
        Ok(Self { raw })
    }
}

fn release(device: usize) -> Result<()> {
    // SAFETY: this gives up what `retain` got, and nothing that was made in the context meanwhile is left.
    unsafe { cuda::device_primary_ctx_release(device as CUdevice) }
}

impl core::ops::Deref for PrimaryContext {
    type Target = ContextRef;

    fn deref(&self) -> &ContextRef {
        // SAFETY: the context is retained as long as this value lives.
        unsafe { ContextRef::from_raw(&self.raw) }
    }
}

impl Drop for PrimaryContext {
    fn drop(&mut self) {
        if let Err(error) = CONTEXTS.leave(self.raw.addr()) {
            dropped(&error);
        }
    }
}

/// Runs a closure while a context is current, if there is one; not at all where that cannot be.
pub(crate) fn within<R>(context: CUcontext, run: impl FnOnce() -> Result<R>) -> Result<R> {
    if context.is_null() {
        return run();
    }
    // SAFETY: the caller got the handle from the driver just now.
    let context = unsafe { ContextRef::from_raw(&context) };
    let _current = context.make_current()?;
    run()
}
