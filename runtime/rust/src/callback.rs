//! Closures that a library calls.
//!
//! A library is never given the address of a closure, only a number under which a table knows it. So a call that comes too often or
//! too late, such as that of a captured graph that is launched again, finds nothing and does nothing.

use std::collections::BTreeMap;
use std::ffi::{c_char, c_void};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::error::Result;

/// The closures of one kind that may still be called.
pub struct Calls<F> {
    open: Mutex<Open<F>>,
}

struct Open<F> {
    last: usize,
    closures: BTreeMap<usize, F>,
}

impl<F> Calls<F> {
    /// A table without closures.
    #[allow(clippy::new_without_default, reason = "made in statics")]
    pub const fn new() -> Self {
        Self { open: Mutex::new(Open { last: 0, closures: BTreeMap::new() }) }
    }

    /// Keeps a closure until it is called, or until the result goes.
    pub fn keep(&'static self, closure: F) -> Kept<F> {
        let mut open = self.lock();
        open.last += 1;
        let id = open.last;
        open.closures.insert(id, closure);
        Kept { calls: self, id }
    }

    /// The closure behind user data, which is not kept any longer.
    pub fn take(&self, user_data: *mut c_void) -> Option<F> {
        self.lock().closures.remove(&user_data.addr())
    }

    /// The closure behind user data, which may be called again.
    pub fn get(&self, user_data: *mut c_void) -> Option<F>
    where
        F: Clone,
    {
        self.lock().closures.get(&user_data.addr()).cloned()
    }

    fn lock(&self) -> MutexGuard<'_, Open<F>> {
        // The table is whole between any two statements: a panic elsewhere does not harm it.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A closure that is kept for a library; it goes with this value.
#[must_use]
pub struct Kept<F: 'static> {
    calls: &'static Calls<F>,
    id: usize,
}

impl<F> Kept<F> {
    /// What the library passes back. It leads nowhere.
    pub fn user_data(&self) -> *mut c_void {
        ptr::without_provenance_mut(self.id)
    }

    /// Leaves the closure in the table, for the library to call.
    pub fn stay(self) {
        std::mem::forget(self);
    }
}

impl<F> Drop for Kept<F> {
    fn drop(&mut self) {
        // The closure is dropped without the lock, as it may own whatever keeps a closure itself.
        let closure = self.calls.lock().closures.remove(&self.id);
        drop(closure);
    }
}

/// A registered callback. It is taken back when this value goes.
#[must_use = "the callback is taken back at once"]
pub struct Registered {
    release: Option<Box<dyn FnOnce() -> Result<()> + Send>>,
}

impl Registered {
    /// A registration that `release` takes back.
    pub fn new(release: impl FnOnce() -> Result<()> + Send + 'static) -> Self {
        Self { release: Some(Box::new(release)) }
    }

    /// Takes the callback back and tells how that went. Afterwards it is never called again, whatever the library does.
    ///
    /// # Errors
    /// What the library says.
    pub fn unregister(mut self) -> Result<()> {
        self.release.take().map_or(Ok(()), |release| release())
    }

    /// Leaves it registered for as long as the program runs.
    pub fn keep(mut self) {
        std::mem::forget(self.release.take());
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        // There is nobody to tell; `unregister` is for those who want to know.
        let _ = self.release.take().map(|release| release());
    }
}

impl fmt::Debug for Registered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Registered")
    }
}

/// A handle that the release of a registration takes to another thread.
#[derive(Clone, Copy, Debug)]
pub struct HandleOnly<T>(pub T);

// SAFETY: a registration handle is only ever handed back to the library, whose functions may be called on any thread.
unsafe impl<T> Send for HandleOnly<T> {}

impl<T: Copy> HandleOnly<T> {
    /// The handle.
    pub fn get(&self) -> T {
        self.0
    }
}

/// Runs a closure on behalf of C: a panic, which the panic hook has reported by then, ends here.
pub fn guarded(call: impl FnOnce()) {
    if let Err(payload) = catch_unwind(AssertUnwindSafe(call)) {
        // Dropping it might panic once more.
        std::mem::forget(payload);
    }
}

/// A text of a given length that C lends for a call; bytes that are not UTF-8 become U+FFFD.
///
/// # Safety
/// `text` must be null or point to `len` bytes.
pub unsafe fn lent_text(text: *const c_char, len: usize) -> String {
    if text.is_null() {
        return String::new();
    }
    // SAFETY: as promised by the caller.
    let bytes = unsafe { std::slice::from_raw_parts(text.cast::<u8>(), len) };
    String::from_utf8_lossy(bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[test]
    fn a_closure_is_called_once_however_often_the_library_calls() {
        static CALLS: Calls<Box<dyn FnOnce() + Send>> = Calls::new();
        let count = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&count);
        let kept = CALLS.keep(Box::new(move || {
            counter.fetch_add(1, Ordering::Relaxed);
        }));
        let user_data = kept.user_data();
        kept.stay();
        for _ in 0..3 {
            if let Some(call) = CALLS.take(user_data) {
                guarded(call);
            }
        }
        assert_eq!((count.load(Ordering::Relaxed), Arc::strong_count(&count)), (1, 1));
    }

    #[test]
    fn a_closure_that_was_not_handed_over_is_dropped() {
        static CALLS: Calls<Box<dyn FnOnce() + Send>> = Calls::new();
        let owned = Arc::new(());
        let inside = Arc::clone(&owned);
        let kept = CALLS.keep(Box::new(move || drop(inside)));
        let late = kept.user_data();
        drop(kept);
        assert_eq!(Arc::strong_count(&owned), 1);
        assert!(CALLS.take(late).is_none());
    }

    #[test]
    fn a_panic_does_not_reach_c() {
        guarded(|| std::panic::resume_unwind(Box::new("quiet")));
    }

    #[test]
    fn a_registration_is_taken_back_once() {
        let count = Arc::new(AtomicUsize::new(0));
        let registered = |count: &Arc<AtomicUsize>| {
            let count = Arc::clone(count);
            Registered::new(move || {
                count.fetch_add(1, Ordering::Relaxed);
                Ok(())
            })
        };
        drop(registered(&count));
        registered(&count).unregister().expect("it says so");
        registered(&count).keep();
        assert_eq!(count.load(Ordering::Relaxed), 2);
    }
}
