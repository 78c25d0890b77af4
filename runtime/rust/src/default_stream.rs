//! The choice between the legacy and the per-thread default stream.
//!
//! CUDA exports two variants of each function that can mean "the default stream". One choice holds for the whole process: a program
//! in which some functions use one default stream and some the other has lost its ordering. So the choice freezes as soon as the
//! first such function has been resolved.

use std::ffi::OsStr;
use std::sync::atomic::{AtomicU8, Ordering};

use crate::error::{Error, ErrorKind, Result};

const VARIABLE: &str = "CUSPEC_PER_THREAD_DEFAULT_STREAM";

const ON: u8 = 1;
const CHOSEN: u8 = 2;
const FROZEN: u8 = 4;

static CHOICE: AtomicU8 = AtomicU8::new(0);

/// Chooses the per-thread default stream (`true`) or the legacy one (`false`), over the variable `CUSPEC_PER_THREAD_DEFAULT_STREAM`
/// (`1`, `true`, `yes` or `on` choose per-thread; anything else is legacy, as is no choice at all).
///
/// # Errors
/// [`ErrorKind::AlreadyInUse`] when a function that differs between the two has been resolved with the other choice.
pub fn set_per_thread_default_stream(on: bool) -> Result<()> {
    let wanted = CHOSEN | if on { ON } else { 0 };
    let update = |choice| (choice & FROZEN == 0).then_some(wanted);
    match CHOICE.fetch_update(Ordering::AcqRel, Ordering::Acquire, update) {
        Err(frozen) if (frozen & ON != 0) != on => Err(Error::new(ErrorKind::AlreadyInUse { what: "default stream" })),
        _ => Ok(()),
    }
}

/// Whether the per-thread default stream is chosen so far.
pub fn per_thread_default_stream() -> bool {
    let choice = CHOICE.load(Ordering::Acquire);
    if choice & CHOSEN != 0 { choice & ON != 0 } else { from_environment() }
}

/// The choice, final from now on.
pub(crate) fn freeze() -> bool {
    let choice = CHOICE.load(Ordering::Acquire);
    if choice & FROZEN != 0 {
        return choice & ON != 0;
    }
    let default = if from_environment() { ON } else { 0 };
    let update = |choice| Some(FROZEN | CHOSEN | if choice & CHOSEN != 0 { choice & ON } else { default });
    let before = match CHOICE.fetch_update(Ordering::AcqRel, Ordering::Acquire, update) {
        Ok(before) | Err(before) => before,
    };
    (if before & CHOSEN != 0 { before & ON } else { default }) != 0
}

fn from_environment() -> bool {
    std::env::var_os(VARIABLE).is_some_and(|value| is_yes(&value))
}

fn is_yes(value: &OsStr) -> bool {
    ["1", "true", "yes", "on"].iter().any(|yes| value.eq_ignore_ascii_case(yes))
}

#[cfg(test)]
mod tests {
    use super::is_yes;

    #[test]
    fn only_clear_words_switch_it_on() {
        assert!(["1", "true", "YES", "On"].iter().all(|word| is_yes(word.as_ref())));
        assert!(["", "0", "false", "no", "off", "2", " 1"].iter().all(|word| !is_yes(word.as_ref())));
    }
}
