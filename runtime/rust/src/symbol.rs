//! One entry point of a library, resolved on first use.
//!
//! The way to a resolved address is one load and one branch, inlined into the caller. Everything else happens out of line, in one
//! function that is not generic.

use std::ffi::{CStr, c_void};
use std::fmt;
use std::ptr::{NonNull, null_mut};
use std::sync::atomic::{AtomicBool, AtomicPtr, Ordering};

use crate::default_stream;
use crate::library::Library;
use crate::version::Version;

/// An entry point: a static that the generator writes once per exported symbol.
pub struct Symbol {
    /// Null until resolved, and for ever when the library does not have it.
    address: AtomicPtr<c_void>,
    /// The library was searched and does not have it.
    absent: AtomicBool,
    library: &'static Library,
    name: &'static CStr,
    per_thread: Option<&'static CStr>,
    since: Option<Version>,
}

impl Symbol {
    /// The symbol `name` of `library`; `per_thread` is its variant for the per-thread default stream, `since` the release that
    /// brought it.
    pub const fn new(
        library: &'static Library,
        name: &'static CStr,
        per_thread: Option<&'static CStr>,
        since: Option<Version>,
    ) -> Self {
        Self { address: AtomicPtr::new(null_mut()), absent: AtomicBool::new(false), library, name, per_thread, since }
    }

    /// Its address, never null. The first call opens the library when needed.
    #[inline(always)]
    pub fn get(&'static self) -> Result<NonNull<c_void>, Missing> {
        match NonNull::new(self.address.load(Ordering::Acquire)) {
            Some(address) => Ok(address),
            None => self.resolve().ok_or(Missing(self)),
        }
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

    #[cold]
    #[inline(never)]
    fn resolve(&'static self) -> Option<NonNull<c_void>> {
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

    /// The name that was looked up and not found; `None` when it was not looked up, or found.
    pub(crate) fn absent_name(&self) -> Option<&'static str> {
        self.absent.load(Ordering::Acquire).then(|| utf8(self.bound_name()))
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
