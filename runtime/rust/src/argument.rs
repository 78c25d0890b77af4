//! From Rust arguments to what C takes: strings, pointers, lengths.
//!
//! Invariant: a value that C cannot take becomes an [`Error`] that names the parameter. Nothing is cut off and nothing panics.

use std::ffi::{CString, c_char};
use std::ptr::{null, null_mut};

use crate::error::{Error, ErrorKind, Result};

/// Enough for most kernel, option and file names.
const INLINE: usize = 64;

/// A string with its NUL, on the stack when it is short.
#[derive(Debug)]
pub struct CText {
    inline: [u8; INLINE],
    heap: Option<CString>,
}

impl CText {
    /// The string for C; valid as long as this value stays where it is.
    pub fn as_ptr(&self) -> *const c_char {
        match &self.heap {
            Some(text) => text.as_ptr(),
            None => self.inline.as_ptr().cast(),
        }
    }
}

/// A string argument for C.
///
/// # Errors
/// [`ErrorKind::InteriorNul`].
pub fn cstr(argument: &'static str, text: &str) -> Result<CText> {
    let bytes = text.as_bytes();
    let mut inline = [0; INLINE];
    if bytes.len() >= INLINE {
        return match CString::new(bytes) {
            Ok(heap) => Ok(CText { inline, heap: Some(heap) }),
            Err(error) => Err(Error::new(ErrorKind::InteriorNul { argument, position: error.nul_position() })),
        };
    }
    reject_nul(argument, bytes)?;
    inline[..bytes.len()].copy_from_slice(bytes);
    Ok(CText { inline, heap: None })
}

/// An array of strings for C, such as compiler options.
#[derive(Debug)]
pub struct CTextArray {
    /// All strings, each with its NUL.
    _bytes: Vec<u8>,
    /// Into `_bytes`, whose storage does not move.
    pointers: Vec<*const c_char>,
}

// SAFETY: the pointers lead to storage that this value owns and never changes.
unsafe impl Send for CTextArray {}
// SAFETY: as above.
unsafe impl Sync for CTextArray {}

impl CTextArray {
    /// The array for C; null when it is empty.
    pub fn as_ptr(&self) -> *const *const c_char {
        ptr_or_null(&self.pointers)
    }

    /// How many strings there are.
    pub fn len(&self) -> usize {
        self.pointers.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.pointers.is_empty()
    }
}

/// An array of string arguments for C.
///
/// # Errors
/// [`ErrorKind::InteriorNul`].
pub fn cstr_array(argument: &'static str, texts: &[&str]) -> Result<CTextArray> {
    let mut bytes = Vec::with_capacity(texts.iter().map(|text| text.len() + 1).sum());
    for text in texts {
        reject_nul(argument, text.as_bytes())?;
        bytes.extend_from_slice(text.as_bytes());
        bytes.push(0);
    }
    let starts = texts.iter().scan(0, |next, text| {
        let start = *next;
        *next += text.len() + 1;
        Some(start)
    });
    let pointers = starts.map(|start| bytes[start..].as_ptr().cast()).collect();
    Ok(CTextArray { _bytes: bytes, pointers })
}

fn reject_nul(argument: &'static str, bytes: &[u8]) -> Result<()> {
    match bytes.iter().position(|&byte| byte == 0) {
        None => Ok(()),
        Some(position) => Err(Error::new(ErrorKind::InteriorNul { argument, position })),
    }
}

/// The bytes of `count` elements of type `T`.
///
/// # Errors
/// [`ErrorKind::TooLarge`] above `isize::MAX` bytes, which no allocation can have.
#[inline]
pub fn bytes_len<T>(argument: &'static str, count: usize) -> Result<usize> {
    match count.checked_mul(size_of::<T>()) {
        Some(bytes) if bytes <= isize::MAX as usize => Ok(bytes),
        _ => Err(too_large(argument, count)),
    }
}

/// A length as the C type that the function takes it in.
///
/// # Errors
/// [`ErrorKind::TooLarge`] when the type cannot hold it.
#[inline]
pub fn len_as<T: TryFrom<usize>>(argument: &'static str, count: usize) -> Result<T> {
    match T::try_from(count) {
        Ok(value) => Ok(value),
        Err(_) => Err(too_large(argument, count)),
    }
}

/// Checks that two arrays which share one count are equally long.
///
/// # Errors
/// [`ErrorKind::LengthMismatch`].
#[inline]
pub fn same_len(arguments: (&'static str, &'static str), lengths: (usize, usize)) -> Result<()> {
    if lengths.0 == lengths.1 { Ok(()) } else { Err(mismatch(arguments, lengths)) }
}

/// The same for an array that may be left out: an empty one passes null and is not counted.
///
/// # Errors
/// [`ErrorKind::LengthMismatch`].
pub fn same_len_or_empty(arguments: (&'static str, &'static str), lengths: (usize, usize)) -> Result<()> {
    if lengths.1 == 0 { Ok(()) } else { same_len(arguments, lengths) }
}

/// The start of an array, or null when it is empty: C code may look at any other pointer.
#[inline]
pub fn ptr_or_null<T>(slice: &[T]) -> *const T {
    if slice.is_empty() { null() } else { slice.as_ptr() }
}

/// The start of an array to write to, or null when it is empty.
#[inline]
pub fn ptr_or_null_mut<T>(slice: &mut [T]) -> *mut T {
    if slice.is_empty() { null_mut() } else { slice.as_mut_ptr() }
}

#[cold]
#[inline(never)]
pub(crate) fn too_large(argument: &'static str, count: usize) -> Error {
    Error::new(ErrorKind::TooLarge { argument, count })
}

#[cold]
#[inline(never)]
fn mismatch(arguments: (&'static str, &'static str), lengths: (usize, usize)) -> Error {
    Error::new(ErrorKind::LengthMismatch { arguments, lengths })
}

#[cfg(test)]
mod tests {
    use std::ffi::{CStr, c_int};

    use super::*;

    #[test]
    fn short_and_long_strings_reach_c_whole() {
        for length in [0, 1, INLINE - 1, INLINE, INLINE + 1, 10_000] {
            let text = "x".repeat(length);
            let moved = Some(cstr("name", &text).expect("no NUL inside"));
            let pointer = moved.as_ref().expect("just made").as_ptr();
            // SAFETY: `moved` still holds the string.
            assert_eq!(unsafe { CStr::from_ptr(pointer) }.to_bytes(), text.as_bytes());
        }
    }

    #[test]
    fn a_nul_inside_a_string_is_an_error_with_its_place() {
        let long = format!("{}\0", "x".repeat(100));
        for (text, at) in [("a\0b", 1), ("\0", 0), (long.as_str(), 100)] {
            let error = cstr("name", text).expect_err("NUL inside");
            assert!(matches!(error.kind(), ErrorKind::InteriorNul { argument: "name", position } if *position == at));
        }
        assert!(cstr_array("options", &["-a", "-\0b"]).is_err());
    }

    #[test]
    fn an_array_of_strings_keeps_order_and_empty_ones() {
        let texts = ["--a", "", "-b=1"];
        let array = cstr_array("options", &texts).expect("no NUL inside");
        // SAFETY: `array` holds three pointers to strings.
        let seen = unsafe { std::slice::from_raw_parts(array.as_ptr(), array.len()) };
        // SAFETY: as above.
        let seen: Vec<&[u8]> = seen.iter().map(|&text| unsafe { CStr::from_ptr(text) }.to_bytes()).collect();
        assert_eq!(seen, texts.map(str::as_bytes));
        assert!(cstr_array("options", &[]).expect("nothing in it").as_ptr().is_null());
    }

    #[test]
    fn a_byte_count_that_wraps_around_is_an_error() {
        assert!(bytes_len::<u64>("count", (1 << 61) + 1).is_err());
        assert!(bytes_len::<u8>("count", isize::MAX as usize + 1).is_err());
        assert_eq!(bytes_len::<u8>("count", isize::MAX as usize).expect("fits"), isize::MAX as usize);
        assert_eq!(bytes_len::<u64>("count", 3).expect("fits"), 24);
        assert_eq!(bytes_len::<()>("count", usize::MAX).expect("no bytes at all"), 0);
    }

    #[test]
    fn a_length_that_the_c_type_cannot_hold_is_an_error() {
        assert_eq!(len_as::<c_int>("count", 7).expect("fits"), 7);
        let error = len_as::<c_int>("count", 1 << 31).expect_err("one too many");
        assert_eq!(error.to_string(), "`count` is too long: 2147483648 elements");
    }

    #[test]
    fn arrays_that_share_a_count_must_agree() {
        assert!(same_len(("dsts", "srcs"), (2, 2)).is_ok());
        let error = same_len(("dsts", "srcs"), (2, 3)).expect_err("they differ");
        assert_eq!(error.to_string(), "`dsts` and `srcs` must be equally long, but have 2 and 3 elements");
    }

    #[test]
    fn an_empty_slice_passes_null() {
        assert!(ptr_or_null::<u8>(&[]).is_null());
        assert!(ptr_or_null_mut::<u64>(&mut []).is_null());
        assert!(!ptr_or_null(&[0u8]).is_null());
        assert!(!ptr_or_null_mut(&mut [0u8]).is_null());
    }
}
