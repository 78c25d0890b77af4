//! The one error type of the crate.
//!
//! Invariant: an [`Error`] is one pointer wide, so that `Result<(), Error>` and `Result<u64, Error>` come back in registers. Making
//! one is always out of line.

use std::fmt;
use std::path::Path;
use std::sync::Arc;

use crate::library::Library;
use crate::status::Status;
use crate::symbol::{Missing, Symbol, UNAVAILABLE};
use crate::version::Version;

/// The result of a wrapped call.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a call did not do what it was asked.
pub struct Error(Box<Content>);

struct Content {
    kind: ErrorKind,
    log: Option<String>,
}

/// What went wrong. Sizes and counts are in elements unless they say bytes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The function was called and returned a status other than success.
    Status {
        /// The function.
        symbol: &'static Symbol,
        /// The number it returned.
        code: i32,
    },
    /// The library is there but does not have the function.
    MissingSymbol {
        /// The function.
        symbol: &'static Symbol,
        /// The exported name that was looked up: that of the per-thread variant where that is chosen.
        name: &'static str,
        /// The library's version, where it says so.
        version: Option<Version>,
    },
    /// The library could not be loaded.
    LibraryNotFound(Arc<NotFound>),
    /// The arguments of a launch are not those of the kernel.
    WrongArguments {
        /// What is wrong.
        message: String,
    },
    /// An object cannot be destroyed before those that were made in it.
    StillInUse {
        /// The object.
        what: &'static str,
        /// How many are left.
        children: usize,
    },
    /// A setting was changed after the first use that depends on it.
    AlreadyInUse {
        /// The library or setting.
        what: &'static str,
    },
    /// A string has a NUL byte inside, where C would take it to end.
    InteriorNul {
        /// The parameter.
        argument: &'static str,
        /// The offset of the first NUL, in bytes.
        position: usize,
    },
    /// A length does not fit: its bytes exceed the address space, or its number exceeds the C type.
    TooLarge {
        /// The parameter.
        argument: &'static str,
        /// The length.
        count: usize,
    },
    /// Two arrays that share one count have different lengths.
    LengthMismatch {
        /// The two parameters.
        arguments: (&'static str, &'static str),
        /// Their lengths.
        lengths: (usize, usize),
    },
    /// A buffer cannot hold the result. Also reported for a result that kept growing while it was read.
    BufferTooSmall {
        /// The parameter.
        argument: &'static str,
        /// The length that is needed.
        needed: usize,
        /// The length that was given.
        given: usize,
    },
}

/// A library that could not be loaded, and what was tried.
#[derive(Debug)]
pub struct NotFound {
    /// The library.
    pub library: &'static Library,
    /// Files, folders and variables in the order they were tried.
    pub tried: Vec<Tried>,
}

/// One attempt to load a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// A file, a folder, or a variable (`$NAME`).
    pub place: String,
    /// Why there is no library there.
    pub reason: String,
}

impl Tried {
    pub(crate) fn new(place: &Path, reason: String) -> Self {
        Self { place: place.display().to_string(), reason }
    }
}

/// Turns a status into a result; every code but zero is an error.
///
/// # Errors
/// [`ErrorKind::Status`]; [`ErrorKind::MissingSymbol`] or [`ErrorKind::LibraryNotFound`] after a first call that found nothing.
#[inline]
pub fn check(symbol: &'static Symbol, code: i32) -> Result<()> {
    if code == 0 { Ok(()) } else { Err(Error::status(symbol, code)) }
}

impl Error {
    /// An error of any kind.
    #[cold]
    #[inline(never)]
    pub fn new(kind: ErrorKind) -> Self {
        Self(Box::new(Content { kind, log: None }))
    }

    /// `symbol` returned `code`, or its first call found that there is nothing to call.
    #[cold]
    #[inline(never)]
    pub fn status(symbol: &'static Symbol, code: i32) -> Self {
        // A library that returns this very number is believed: nothing stood in the way of calling it.
        let obstacle = if code == UNAVAILABLE { symbol.obstacle() } else { None };
        Self::new(obstacle.unwrap_or(ErrorKind::Status { symbol, code }))
    }

    /// The same error with a compiler's log.
    #[must_use]
    pub fn with_log(mut self, log: String) -> Self {
        self.0.log = Some(log);
        self
    }

    /// What went wrong.
    pub fn kind(&self) -> &ErrorKind {
        &self.0.kind
    }

    /// The compiler's log, where there is one.
    pub fn log(&self) -> Option<&str> {
        self.0.log.as_deref()
    }

    /// The status code, when the function was called and returned one.
    pub fn code(&self) -> Option<i32> {
        match self.0.kind {
            ErrorKind::Status { code, .. } => Some(code),
            _ => None,
        }
    }

    /// Whether the function returned this status. Equal numbers of different libraries are different statuses.
    pub fn is<S: Status>(&self, status: S) -> bool {
        self.is_code(S::TABLE.type_name, status.code())
    }

    fn is_code(&self, type_name: &str, wanted: i32) -> bool {
        match self.0.kind {
            ErrorKind::Status { symbol, code } => code == wanted && symbol.library().spec().status.type_name == type_name,
            _ => false,
        }
    }

    /// The C name of the function that failed or is missing.
    pub fn function(&self) -> Option<&'static str> {
        match self.0.kind {
            ErrorKind::Status { symbol, .. } | ErrorKind::MissingSymbol { symbol, .. } => Some(symbol.name()),
            _ => None,
        }
    }

    /// The C name of the status; `None` when there is none, or the code is unknown.
    pub fn name(&self) -> Option<&'static str> {
        match self.0.kind {
            ErrorKind::Status { symbol, code } => (symbol.library().spec().status.name)(code),
            _ => None,
        }
    }

    /// What to do about it, when that is known.
    pub fn hint(&self) -> Option<&'static str> {
        match &self.0.kind {
            ErrorKind::Status { symbol, code } => (symbol.library().spec().status.hint)(*code),
            ErrorKind::MissingSymbol { symbol, .. } => Some(symbol.library().spec().update),
            ErrorKind::LibraryNotFound(failure) => Some(failure.library.spec().install),
            ErrorKind::AlreadyInUse { .. } => Some("make the choice before the first call"),
            ErrorKind::StillInUse { .. } => Some("destroy those first"),
            _ => None,
        }
    }
}

impl From<Missing> for Error {
    #[cold]
    #[inline(never)]
    fn from(missing: Missing) -> Self {
        let symbol = missing.symbol();
        let unknown = || ErrorKind::LibraryNotFound(Arc::new(NotFound { library: symbol.library(), tried: Vec::new() }));
        Self::new(symbol.obstacle().unwrap_or_else(unknown))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.kind.fmt(f)?;
        if let Some(hint) = self.hint() {
            write!(f, "; {hint}")?;
        }
        if let ErrorKind::LibraryNotFound(failure) = self.kind() {
            for Tried { place, reason } in &failure.tried {
                write!(f, "\n  tried {place}: {reason}")?;
            }
        }
        if let Some(log) = self.log() {
            write!(f, "\n{}", log.trim_end())?;
        }
        Ok(())
    }
}

/// The first line of the message, without advice.
impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Status { symbol, code } => match (symbol.library().spec().status.name)(*code) {
                Some(name) => write!(f, "{} failed: {name} ({code})", symbol.name()),
                None => write!(f, "{} failed: code {code} (unknown to this version of cuspec)", symbol.name()),
            },
            Self::MissingSymbol { symbol, name, version } => {
                write!(f, "the {} library", symbol.library().name())?;
                if let Some(version) = version {
                    write!(f, " (CUDA {version})")?;
                }
                write!(f, " has no function {name}")?;
                match symbol.since() {
                    Some(since) => write!(f, ", which came with CUDA {since}"),
                    None => Ok(()),
                }
            }
            Self::LibraryNotFound(failure) => write!(f, "the {} library was not found", failure.library.name()),
            Self::WrongArguments { message } => f.write_str(message),
            Self::StillInUse { what, children } => write!(f, "the {what} is still in use by {children} of its objects"),
            Self::AlreadyInUse { what } => write!(f, "the {what} is already in use"),
            Self::InteriorNul { argument, position } => write!(f, "`{argument}` has a NUL byte at offset {position}"),
            Self::TooLarge { argument, count } => write!(f, "`{argument}` is too long: {count} elements"),
            Self::LengthMismatch { arguments: (first, second), lengths: (left, right) } => {
                write!(f, "`{first}` and `{second}` must be equally long, but have {left} and {right} elements")
            }
            Self::BufferTooSmall { argument, needed, given } => {
                write!(f, "`{argument}` holds {given} elements, but {needed} are needed")
            }
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What `unwrap` prints: the message says more than the fields would.
        write!(f, "{self}")
    }
}

impl std::error::Error for Error {}
