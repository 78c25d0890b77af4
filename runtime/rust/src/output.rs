//! Results whose length only C knows: ask for the length, then for the content.
//!
//! Invariant: every buffer is initialised before C sees it, so that nothing uninitialised is read whatever C writes.

use std::ffi::{CStr, c_char};

use crate::argument::{bytes_len, too_large};
use crate::error::{Error, ErrorKind, Result};

/// How often a result may have grown between the two calls before this is given up.
const ATTEMPTS: usize = 8;

/// Reads a result whose function takes a capacity and tells how many elements there are. `query` asks for the number alone; `fill`
/// makes buffers of a capacity ([`zeroed`]), lets C fill them and returns the number that C told. Returns how many elements are
/// valid in the buffers of the last `fill`; 0 when it was never called.
///
/// The capacity has a spare element: a full buffer means that the result has grown in between, and it is read again. A result that
/// shrank is cut to its new length by the caller.
///
/// # Errors
/// Those of the two calls; [`ErrorKind::BufferTooSmall`] when the result kept growing.
pub fn counted(
    argument: &'static str,
    query: &mut dyn FnMut() -> Result<usize>,
    fill: &mut dyn FnMut(usize) -> Result<usize>,
) -> Result<usize> {
    let mut needed = query()?;
    if needed == 0 {
        return Ok(0);
    }
    let mut given = 0;
    for _ in 0..ATTEMPTS {
        given = needed.saturating_add(1);
        let count = fill(given)?;
        if count < given {
            return Ok(count);
        }
        needed = count.max(query()?);
    }
    Err(Error::new(ErrorKind::BufferTooSmall { argument, needed, given }))
}

/// Reads a result whose length another function tells, into a buffer of just that length. The object must not change in between:
/// it is borrowed exclusively, or never changes.
///
/// # Errors
/// Those of the two calls; [`ErrorKind::TooLarge`] for a length that cannot be allocated.
pub fn sized<T: Copy + Default>(
    argument: &'static str,
    query: &mut dyn FnMut() -> Result<usize>,
    fill: &mut dyn FnMut(&mut [T]) -> Result<()>,
) -> Result<Vec<T>> {
    let mut buffer = zeroed(argument, query()?)?;
    if !buffer.is_empty() {
        fill(&mut buffer)?;
    }
    Ok(buffer)
}

/// A length that C told, in whatever integer it tells lengths; nonsense is nothing.
pub fn told<T: TryInto<usize>>(length: T) -> usize {
    length.try_into().unwrap_or(0)
}

/// A buffer that C filled with text, up to the first NUL; bytes that are not UTF-8 become U+FFFD.
pub fn text(mut buffer: Vec<u8>) -> String {
    if let Some(end) = buffer.iter().position(|&byte| byte == 0) {
        buffer.truncate(end);
    }
    String::from_utf8(buffer).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// A string that C returned and keeps for as long as the program runs; empty for a null pointer.
///
/// # Safety
/// `text` must be null or point to a NUL-terminated string that stays valid.
pub unsafe fn static_text(text: *const c_char) -> &'static CStr {
    // SAFETY: as promised by the caller.
    if text.is_null() { c"" } else { unsafe { CStr::from_ptr(text) } }
}

/// A copy of a string that C returned and may take back; `None` for a null pointer.
///
/// # Safety
/// `text` must be null or point to a NUL-terminated string.
pub unsafe fn copied_text(text: *const c_char) -> Option<String> {
    // SAFETY: as promised by the caller.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned())
}

/// An initialised buffer; an error where `vec!` would panic or abort on a length that a faulty library told.
///
/// # Errors
/// [`ErrorKind::TooLarge`].
pub fn zeroed<T: Copy + Default>(argument: &'static str, count: usize) -> Result<Vec<T>> {
    bytes_len::<T>(argument, count)?;
    let mut buffer = Vec::new();
    if buffer.try_reserve_exact(count).is_err() {
        return Err(too_large(argument, count));
    }
    buffer.resize(count, T::default());
    Ok(buffer)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A query over a result whose length changes before each fill.
    fn race(lengths: &[usize], fills: &mut usize) -> Result<Vec<u32>> {
        let now = std::cell::Cell::new(0);
        let length = || lengths[now.get().min(lengths.len() - 1)];
        let mut nodes = Vec::new();
        let result = counted("nodes", &mut || Ok(length()), &mut |capacity| {
            now.set(now.get() + 1);
            nodes = zeroed("nodes", capacity)?;
            let count = length().min(capacity);
            nodes[..count].iter_mut().zip(1..).for_each(|(node, value)| *node = value);
            Ok(count)
        });
        *fills = now.get();
        nodes.truncate(result?);
        Ok(nodes)
    }

    #[test]
    fn a_result_that_grew_is_read_again_and_one_that_shrank_is_cut() {
        let mut fills = 0;
        assert_eq!(race(&[3], &mut fills).expect("stable"), [1, 2, 3]);
        assert_eq!(fills, 1);
        assert_eq!(race(&[3, 4, 2], &mut fills).expect("settles"), [1, 2]);
        assert_eq!(fills, 2);
        assert_eq!(race(&[3, 6], &mut fills).expect("settles"), [1, 2, 3, 4, 5, 6]);
        assert_eq!(fills, 2);
        assert_eq!(race(&[5, 1], &mut fills).expect("shrank"), [1]);
        assert_eq!(race(&[0], &mut fills).expect("empty"), []);
        assert_eq!(fills, 0);
    }

    #[test]
    fn a_result_that_always_grows_is_given_up() {
        let mut fills = 0;
        let lengths: Vec<usize> = (1..100).map(|step| step * 10).collect();
        let error = race(&lengths, &mut fills).expect_err("never settles");
        assert!(matches!(error.kind(), ErrorKind::BufferTooSmall { argument: "nodes", .. }));
        assert_eq!(fills, ATTEMPTS);
    }

    #[test]
    fn a_nonsense_length_is_an_error() {
        for length in [usize::MAX, isize::MAX as usize, 1 << 62] {
            let error = sized::<u64>("nodes", &mut || Ok(length), &mut |_| Ok(())).expect_err("no such memory");
            assert!(matches!(error.kind(), ErrorKind::TooLarge { .. }));
        }
    }

    #[test]
    fn a_count_beyond_the_buffer_is_read_again_not_believed() {
        let mut capacities = Vec::new();
        let result = counted("nodes", &mut || Ok(2), &mut |capacity| {
            capacities.push(capacity);
            Ok(5)
        });
        assert_eq!(result.expect("fits the second time"), 5);
        assert_eq!(capacities, [3, 6]);
    }

    #[test]
    fn an_empty_result_is_not_asked_for() {
        let result = sized::<u8>("log", &mut || Ok(0), &mut |_| unreachable!("nothing to fill"));
        assert_eq!(result.expect("empty"), []);
    }

    #[test]
    fn text_ends_at_its_nul_and_odd_bytes_are_marked() {
        assert_eq!(text(b"sm_90\0\0garbage".to_vec()), "sm_90");
        assert_eq!(text(b"no end".to_vec()), "no end");
        assert_eq!(text(b"\0".to_vec()), "");
        assert_eq!(text(b"caf\xe9\0".to_vec()), "caf\u{fffd}");
    }
}
