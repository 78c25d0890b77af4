//! How a test ends, and the checks that name the call and both values when they fail.

use std::fmt;
use std::panic::Location;

use cuspec::Status;

/// What a test returns.
pub type Outcome<T = ()> = Result<T, Stop>;

/// Why a test did not come to its end.
#[derive(Debug)]
pub enum Stop {
    /// Something is not as it must be.
    Failed(String),
    /// The machine cannot do what is tested, as the driver says.
    Skipped(String),
}

impl Stop {
    /// A failure at the caller's place.
    #[track_caller]
    pub fn failed(what: impl fmt::Display) -> Self {
        Self::Failed(format!("{}: {what}", place(Location::caller())))
    }

    /// A skip.
    pub fn skipped(reason: impl Into<String>) -> Self {
        Self::Skipped(reason.into())
    }
}

fn place(location: &Location<'_>) -> String {
    let file = location.file();
    let file = file.rfind("src/").map_or(file, |at| &file[at + 4..]);
    format!("{file}:{}", location.line())
}

impl From<cuspec::Error> for Stop {
    #[track_caller]
    fn from(error: cuspec::Error) -> Self {
        Self::failed(error)
    }
}

impl From<std::io::Error> for Stop {
    #[track_caller]
    fn from(error: std::io::Error) -> Self {
        Self::failed(error)
    }
}

/// What a call returned must be what was expected.
#[track_caller]
pub fn same<T: PartialEq<U> + fmt::Debug, U: fmt::Debug>(call: impl fmt::Display, got: T, expected: U) -> Outcome {
    if got == expected { Ok(()) } else { Err(Stop::failed(format!("{call}: expected {expected:?}, got {got:?}"))) }
}

/// What a call returned must be something else.
#[track_caller]
pub fn differs<T: PartialEq<U> + fmt::Debug, U: fmt::Debug>(call: impl fmt::Display, got: T, other: U) -> Outcome {
    if got != other { Ok(()) } else { Err(Stop::failed(format!("{call}: expected anything but {other:?}, got it"))) }
}

/// A condition, and what is wrong when it does not hold.
#[track_caller]
pub fn holds(condition: bool, otherwise: impl fmt::Display) -> Outcome {
    if condition { Ok(()) } else { Err(Stop::failed(otherwise)) }
}

/// Every element must be the same value.
#[track_caller]
pub fn all_are<T: PartialEq + fmt::Debug>(what: impl fmt::Display, got: &[T], expected: T) -> Outcome {
    match got.iter().position(|value| *value != expected) {
        None => Ok(()),
        Some(at) => {
            Err(Stop::failed(format!("{what}: expected {expected:?} in all {}, got {:?} at {at}", got.len(), got[at])))
        }
    }
}

/// Two arrays must be equal; the first difference is told.
#[track_caller]
pub fn same_elements<T: PartialEq + fmt::Debug>(what: impl fmt::Display, got: &[T], expected: &[T]) -> Outcome {
    if got.len() != expected.len() {
        return Err(Stop::failed(format!("{what}: expected {} elements, got {}", expected.len(), got.len())));
    }
    match got.iter().zip(expected).position(|(a, b)| a != b) {
        None => Ok(()),
        Some(at) => Err(Stop::failed(format!("{what}: expected {:?} at {at}, got {:?}", expected[at], got[at]))),
    }
}

/// A call must fail with one of some statuses.
#[track_caller]
pub fn fails<T: fmt::Debug, S: Status + fmt::Debug>(
    call: impl fmt::Display,
    result: cuspec::Result<T>,
    statuses: &[S],
) -> Outcome {
    match result {
        Err(error) if statuses.iter().any(|status| error.is(*status)) => Ok(()),
        Err(error) => Err(Stop::failed(format!("{call}: expected one of {statuses:?}, got: {error}"))),
        Ok(value) => Err(Stop::failed(format!("{call}: expected one of {statuses:?}, got success: {value:?}"))),
    }
}

/// A wrapper must refuse its arguments before C sees them.
#[track_caller]
pub fn refused<T: fmt::Debug>(
    call: impl fmt::Display,
    result: cuspec::Result<T>,
    is_right: impl FnOnce(&cuspec::ErrorKind) -> bool,
) -> Outcome {
    match result {
        Err(error) if is_right(error.kind()) => Ok(()),
        Err(error) => Err(Stop::failed(format!("{call}: refused, but with the wrong error: {:?}", error.kind()))),
        Ok(value) => Err(Stop::failed(format!("{call}: expected a refusal, got success: {value:?}"))),
    }
}
