//! One entry point of a library, resolved on first use.
//!
//! Two ways to call it. [`Symbol::get`] is one load and one branch, inlined into the caller, and tells when there is nothing to
//! call; it fits every function. [`Symbol::entry`] is one load and no branch, for functions that return a status: until it is
//! resolved, the address is that of a *first call*, a function with the same signature that resolves the symbol and passes its
//! arguments on, or returns [`UNAVAILABLE`]. That is what a linker does for a C program; it also keeps the arguments in their
//! registers, which a branch to a resolver that comes back cannot.
//!
//! Everything else happens out of line, in one function that is not generic.

use std::ffi::{CStr, c_void};
use std::fmt;
use std::ptr::{NonNull, null};
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};

use crate::default_stream;
use crate::error::ErrorKind;
use crate::library::Library;
use crate::version::Version;

/// The status that a first call returns when the library is not found or does not have the symbol. No CUDA status is near it; an
/// [`crate::Error`] made from it says what is missing.
pub const UNAVAILABLE: i32 = -0x6375_7370;

/// An entry point: a static that the generator writes once per exported symbol.
pub struct Symbol {
    /// Equal to `first` until resolved, and for ever when the library does not have it.
    address: AtomicPtr<c_void>,
    /// The first call, or null.
    first: *mut c_void,
    /// The library was searched and does not have it.
    absent: AtomicBool,
    library: &'static Library,
    name: &'static CStr,
    per_thread: Option<&'static CStr>,
    since: Option<Version>,
}

// SAFETY: `first` is the address of a function and is never written.
unsafe impl Sync for Symbol {}

impl Symbol {
    /// The symbol `name` of `library`; `per_thread` is its variant for the per-thread default stream, `since` the release that
    /// brought it.
    pub const fn new(
        library: &'static Library,
        name: &'static CStr,
        per_thread: Option<&'static CStr>,
        since: Option<Version>,
    ) -> Self {
        Self::with_first_call(library, name, per_thread, since, null())
    }

    /// The same for a function that returns a status. `first` is a function with the signature of the symbol.
    pub const fn with_first_call(
        library: &'static Library,
        name: &'static CStr,
        per_thread: Option<&'static CStr>,
        since: Option<Version>,
        first: *const (),
    ) -> Self {
        let first = first.cast_mut().cast();
        Self { address: AtomicPtr::new(first), first, absent: AtomicBool::new(false), library, name, per_thread, since }
    }

    /// Its address. The first call opens the library when needed.
    #[inline]
    pub fn get(&'static self) -> Result<NonNull<c_void>, Missing> {
        let address = self.address.load(Ordering::Acquire);
        if address == self.first {
            return self.resolve().ok_or(Missing(self));
        }
        // SAFETY: only `resolve` changes the address, and never to null.
        Ok(unsafe { NonNull::new_unchecked(address) })
    }

    /// What to call now: the function itself, or its first call. Null for a symbol without a first call that is not resolved.
    #[inline]
    pub fn entry(&'static self) -> *mut c_void {
        self.address.load(Ordering::Acquire)
    }

    /// Whether its address is known already.
    #[inline]
    pub fn is_resolved(&self) -> bool {
        self.address.load(Ordering::Relaxed) != self.first
    }

    /// Whether it can be called here: the library is found and has it. For a symbol with a per-thread variant this freezes the
    /// choice of the default stream, as a call would.
    pub fn is_available(&'static self) -> bool {
        self.get().is_ok()
    }

    /// The name that C code uses, without the suffix of a per-thread variant.
    pub fn name(&self) -> &'static str {
        utf8(self.name)
    }

    /// The library that exports it.
    pub fn library(&self) -> &'static Library {
        self.library
    }

    /// The release that brought it, where known.
    pub fn since(&self) -> Option<Version> {
        self.since
    }

    /// [`Symbol::get`] out of line: what a first call uses.
    #[cold]
    #[inline(never)]
    pub fn resolve(&'static self) -> Option<NonNull<c_void>> {
        if self.absent.load(Ordering::Relaxed) {
            return None;
        }
        let opened = self.library.opened()?;
        let found = opened.address(self.bound_name());
        match found {
            Some(address) => self.address.store(address.as_ptr(), Ordering::Release),
            None => self.absent.store(true, Ordering::Release),
        }
        found
    }

    /// The name that is looked up, which settles the choice of the default stream where it matters.
    fn bound_name(&self) -> &'static CStr {
        match self.per_thread {
            Some(variant) if default_stream::freeze() => variant,
            _ => self.name,
        }
    }

    /// Why it cannot be called, when an attempt has failed.
    pub(crate) fn obstacle(&'static self) -> Option<ErrorKind> {
        if self.absent.load(Ordering::Acquire) {
            let name = utf8(self.bound_name());
            return Some(ErrorKind::MissingSymbol { symbol: self, name, version: self.library.version() });
        }
        self.library.failure().map(ErrorKind::LibraryNotFound)
    }
}

fn utf8(name: &'static CStr) -> &'static str {
    name.to_str().unwrap_or("(not UTF-8)")
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Symbol({}: {})", self.library.name(), self.name())
    }
}

/// An entry point that cannot be called here, because its library is not found or does not have it. As small as a reference;
/// [`crate::Error`] says which of the two and why.
#[derive(Clone, Copy, Debug)]
pub struct Missing(&'static Symbol);

impl Missing {
    /// The entry point.
    pub fn symbol(self) -> &'static Symbol {
        self.0
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::Error::from(*self).fmt(f)
    }
}

impl std::error::Error for Missing {}
