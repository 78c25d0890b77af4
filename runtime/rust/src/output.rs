//! Results whose length only C knows: ask for the length, then for the content.
//!
//! Invariant: every buffer is initialised before C sees it, so that nothing uninitialised is read whatever C writes.

use crate::argument::{bytes_len, too_large};
use crate::error::{Error, ErrorKind, Result};

/// How often a result may have grown between the two calls before this is given up.
const ATTEMPTS: usize = 8;

/// Reads a result whose function takes a capacity and tells how many elements there are. `query` asks for the number alone; `fill`
/// writes to the buffer and returns the number that the function told.
///
/// The buffer has a spare element: a full one means that the result has grown in between, and it is read again. A result that
/// shrank is cut to its new length.
///
/// # Errors
/// Those of the two calls; [`ErrorKind::TooLarge`] for a length that cannot be allocated; [`ErrorKind::BufferTooSmall`] when the
/// result kept growing.
pub fn counted<T: Copy>(
    argument: &'static str,
    zero: T,
    query: &mut dyn FnMut() -> Result<usize>,
    fill: &mut dyn FnMut(&mut [T]) -> Result<usize>,
) -> Result<Vec<T>> {
    let mut needed = query()?;
    if needed == 0 {
        return Ok(Vec::new());
    }
    let mut given = 0;
    for _ in 0..ATTEMPTS {
        given = needed.saturating_add(1);
        let mut buffer = zeroed(argument, zero, given)?;
        let count = fill(&mut buffer)?;
        if count < given {
            buffer.truncate(count);
            return Ok(buffer);
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
pub fn sized<T: Copy>(
    argument: &'static str,
    zero: T,
    query: &mut dyn FnMut() -> Result<usize>,
    fill: &mut dyn FnMut(&mut [T]) -> Result<()>,
) -> Result<Vec<T>> {
    let mut buffer = zeroed(argument, zero, query()?)?;
    if !buffer.is_empty() {
        fill(&mut buffer)?;
    }
    Ok(buffer)
}

/// A buffer that C filled with text, up to the first NUL; bytes that are not UTF-8 become U+FFFD.
pub fn text(mut buffer: Vec<u8>) -> String {
    if let Some(end) = buffer.iter().position(|&byte| byte == 0) {
        buffer.truncate(end);
    }
    String::from_utf8(buffer).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// An initialised buffer; an error where `vec!` would panic or abort on a length that a faulty library told.
fn zeroed<T: Copy>(argument: &'static str, zero: T, count: usize) -> Result<Vec<T>> {
    bytes_len::<T>(argument, count)?;
    let mut buffer = Vec::new();
    if buffer.try_reserve_exact(count).is_err() {
        return Err(too_large(argument, count));
    }
    buffer.resize(count, zero);
    Ok(buffer)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A query over a result whose length changes before each fill.
    fn race(lengths: &[usize], fills: &mut usize) -> Result<Vec<u32>> {
        let now = std::cell::Cell::new(0);
        let length = || lengths[now.get().min(lengths.len() - 1)];
        let result = counted("nodes", 0, &mut || Ok(length()), &mut |buffer| {
            now.set(now.get() + 1);
            let count = length().min(buffer.len());
            buffer[..count].iter_mut().zip(1..).for_each(|(node, value)| *node = value);
            Ok(count)
        });
        *fills = now.get();
        result
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
            let error = counted("nodes", 0u64, &mut || Ok(length), &mut |_| Ok(0)).expect_err("no such memory");
            assert!(matches!(error.kind(), ErrorKind::TooLarge { .. }));
        }
    }

    #[test]
    fn a_count_beyond_the_buffer_is_read_again_not_believed() {
        let mut capacities = Vec::new();
        let result = counted("nodes", 0u8, &mut || Ok(2), &mut |buffer| {
            capacities.push(buffer.len());
            Ok(5)
        });
        assert_eq!(result.expect("fits the second time").len(), 5);
        assert_eq!(capacities, [3, 6]);
    }

    #[test]
    fn an_empty_result_is_not_asked_for() {
        let result = sized("log", 0u8, &mut || Ok(0), &mut |_| unreachable!("nothing to fill"));
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
