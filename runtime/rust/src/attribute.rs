//! Attributes with the type of their values.
//!
//! Invariant: whoever makes an [`Attribute`] has checked that `T` is the C type that the library reads or writes for it, and that
//! zero is a value of it.

use std::fmt;
use std::marker::PhantomData;
use std::mem::MaybeUninit;

/// An attribute `E` whose value is a `T`; `SET` where it can be set as well as read.
pub struct Attribute<E, T, const SET: bool> {
    raw: E,
    value: PhantomData<fn() -> T>,
}

impl<E: Copy, T: Copy, const SET: bool> Attribute<E, T, SET> {
    /// Names the type of an attribute's value.
    ///
    /// # Safety
    /// `T` must be the C type of the values, for reading and, with `SET`, for setting; zero must be a value of it.
    pub const unsafe fn new(raw: E) -> Self {
        Self { raw, value: PhantomData }
    }

    /// The attribute as C has it.
    #[inline]
    pub const fn raw(self) -> E {
        self.raw
    }

    /// A value for the library to overwrite.
    #[inline]
    pub fn zero(self) -> T {
        // SAFETY: whoever made the attribute promised that zero is a value.
        unsafe { MaybeUninit::zeroed().assume_init() }
    }
}

impl<E: Copy, T, const SET: bool> Clone for Attribute<E, T, SET> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E: Copy, T, const SET: bool> Copy for Attribute<E, T, SET> {}

impl<E: fmt::Debug, T, const SET: bool> fmt::Debug for Attribute<E, T, SET> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.raw.fmt(f)
    }
}
