//! Lengths that an expression over other arguments tells, such as `(height - 1) * pitch + width`.
//!
//! Invariant: nothing wraps around. What does not fit, or divides by zero, is larger than any buffer.

use std::ops::{Add, Div, Mul, Sub};

use crate::error::{Error, ErrorKind, Result};

/// A length on its way through an expression; `None` once it left the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length(Option<u128>);

macro_rules! from {
    ($($ty:ty)*) => {
        $(impl From<$ty> for Length {
            /// A negative number is no length.
            #[inline]
            fn from(value: $ty) -> Self {
                Length(u128::try_from(value).ok())
            }
        })*
    };
}
from! { u8 u16 u32 u64 usize i32 i64 }

impl Length {
    /// The length; `None` where it left the numbers.
    #[inline]
    pub fn get(self) -> Option<usize> {
        self.0.and_then(|length| usize::try_from(length).ok())
    }

    #[inline]
    fn with(self, other: Self, combine: impl FnOnce(u128, u128) -> Option<u128>) -> Self {
        Length(self.0.zip(other.0).and_then(|(a, b)| combine(a, b)))
    }
}

impl Add for Length {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        self.with(other, u128::checked_add)
    }
}

impl Sub for Length {
    type Output = Self;
    /// Not below zero: one less than nothing is nothing.
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.with(other, |a, b| Some(a.saturating_sub(b)))
    }
}

impl Mul for Length {
    type Output = Self;
    #[inline]
    fn mul(self, other: Self) -> Self {
        self.with(other, u128::checked_mul)
    }
}

impl Div for Length {
    type Output = Self;
    #[inline]
    fn div(self, other: Self) -> Self {
        self.with(other, u128::checked_div)
    }
}

/// The start of an expression.
#[inline]
pub fn length<T: Into<Length>>(value: T) -> Length {
    value.into()
}

/// Checks that a buffer is as long as an expression asks for.
///
/// # Errors
/// [`ErrorKind::BufferTooSmall`].
#[inline]
pub fn holds(argument: &'static str, given: usize, needed: Length) -> Result<()> {
    match needed.0 {
        Some(needed) if needed <= given as u128 => Ok(()),
        needed => Err(too_small(argument, given, needed)),
    }
}

#[cold]
#[inline(never)]
fn too_small(argument: &'static str, given: usize, needed: Option<u128>) -> Error {
    let needed = needed.and_then(|n| usize::try_from(n).ok()).unwrap_or(usize::MAX);
    Error::new(ErrorKind::BufferTooSmall { argument, needed, given })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rectangle(pitch: u64, width: u64, height: u64) -> Length {
        (Length::from(height) - Length::from(1u32)) * Length::from(pitch) + Length::from(width)
    }

    #[test]
    fn a_rectangle_ends_with_its_last_row() {
        assert!(holds("dst", 25, rectangle(10, 5, 3)).is_ok());
        let error = holds("dst", 24, rectangle(10, 5, 3)).expect_err("one short");
        assert_eq!(error.to_string(), "`dst` holds 24 elements, but 25 are needed");
        assert!(holds("dst", 5, rectangle(10, 5, 0)).is_ok());
    }

    #[test]
    fn what_does_not_fit_is_larger_than_any_buffer() {
        let twice = rectangle(u64::MAX, u64::MAX, u64::MAX) * rectangle(u64::MAX, u64::MAX, u64::MAX);
        for far in [twice, Length::from(1u32) / Length::from(0u32), Length::from(-1)] {
            assert!(holds("dst", usize::MAX, far).is_err());
        }
    }
}
