//! Handles that live as long as the object they were taken from: a kernel of a module, a node of a graph.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

/// The borrowed form of a handle, which is only ever seen behind a reference.
///
/// # Safety
/// `lend` must be a cast: the type is a transparent wrapper around `Raw`.
pub unsafe trait BorrowedHandle {
    /// The handle as C has it.
    type Raw: Copy;

    /// Borrows a handle.
    ///
    /// # Safety
    /// The handle must stay live as long as the reference.
    unsafe fn lend(raw: &Self::Raw) -> &Self;
}

/// A handle without an owner of its own, borrowed from its parent.
#[repr(transparent)]
pub struct Lent<'p, H: BorrowedHandle> {
    raw: H::Raw,
    _parent: PhantomData<&'p H>,
}

// SAFETY: it is a shared reference to the handle.
unsafe impl<H: BorrowedHandle + Sync> Send for Lent<'_, H> {}
// SAFETY: as above.
unsafe impl<H: BorrowedHandle + Sync> Sync for Lent<'_, H> {}

impl<H: BorrowedHandle> Lent<'_, H> {
    /// Borrows a handle from its parent.
    ///
    /// # Safety
    /// The handle must live as long as the parent that the lifetime is of.
    #[inline]
    pub unsafe fn new(raw: H::Raw) -> Self {
        Self { raw, _parent: PhantomData }
    }
}

impl<'p, H: BorrowedHandle> From<&'p H> for Lent<'p, H> {
    /// The same handle, by value: as the elements of arrays that C reads.
    fn from(handle: &'p H) -> Self {
        // SAFETY: the borrowed form is a transparent wrapper around the handle.
        Self { raw: unsafe { *std::ptr::from_ref(handle).cast() }, _parent: PhantomData }
    }
}

impl<H: BorrowedHandle> Deref for Lent<'_, H> {
    type Target = H;

    #[inline]
    fn deref(&self) -> &H {
        // SAFETY: whoever made this promised that the handle lives as long.
        unsafe { H::lend(&self.raw) }
    }
}

impl<H: BorrowedHandle> Clone for Lent<'_, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<H: BorrowedHandle> Copy for Lent<'_, H> {}

impl<H: BorrowedHandle + fmt::Debug> fmt::Debug for Lent<'_, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
