//! One CUDA library, opened on first use and never closed.
//!
//! Input: a [`LibrarySpec`]. Output: addresses of its symbols.
//! Invariant: no lock is held while foreign code runs (a library's constructors may call back into this crate). Two threads may
//! thus open at the same time; the first to finish wins, and the system counts the other's handle.

use std::ffi::{CStr, c_int, c_void};
use std::fmt;
use std::mem::transmute;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::error::{Error, ErrorKind, NotFound, Result};
use crate::search::{self, Place};
use crate::status::StatusTable;
use crate::version::Version;

/// What the generator knows about a library.
#[derive(Debug)]
pub struct LibrarySpec {
    /// Its name in messages: `cuda`, `cudart`, `nvrtc`.
    pub name: &'static str,
    /// Its file names on this platform, best first.
    pub files: &'static [&'static str],
    /// The environment variable that names the file to load, instead of any search.
    pub variable: &'static str,
    /// Where to look after the system's own search.
    pub places: &'static [Place],
    /// What to do when it is not found.
    pub install: &'static str,
    /// What to do when it is too old.
    pub update: &'static str,
    /// How to ask it for its version.
    pub version: VersionQuery,
    /// The names of its status codes.
    pub status: &'static StatusTable,
}

/// The function of a library that tells its version.
#[derive(Clone, Copy, Debug)]
pub enum VersionQuery {
    /// There is none.
    None,
    /// Writes `1000 * major + 10 * minor` to one integer.
    Packed(&'static CStr),
    /// Writes major and minor to two integers.
    Pair(&'static CStr),
}

/// A library of CUDA: a static that the generator writes once.
pub struct Library {
    spec: LibrarySpec,
    opened: OnceLock<Opened>,
    search: Mutex<Search>,
}

struct Search {
    path: Option<PathBuf>,
    /// Files to try before the system's own search.
    first: Vec<PathBuf>,
    /// How many threads are opening right now.
    opening: usize,
    /// Why the last attempt failed; kept after a later success, for an error that is still to be told.
    failure: Option<Arc<NotFound>>,
}

impl Library {
    /// A library that is opened on first use.
    pub const fn new(spec: LibrarySpec) -> Self {
        Self {
            spec,
            opened: OnceLock::new(),
            search: Mutex::new(Search { path: None, first: Vec::new(), opening: 0, failure: None }),
        }
    }

    /// Its name in messages.
    pub fn name(&self) -> &'static str {
        self.spec.name
    }

    /// What the generator knows about it.
    pub fn spec(&self) -> &LibrarySpec {
        &self.spec
    }

    /// Opens it now rather than on first use. A failure is remembered, so that calls fail fast without another search; this method
    /// is the way to search again, for instance after the library has been installed.
    ///
    /// # Errors
    /// [`ErrorKind::LibraryNotFound`], with everything that was tried.
    pub fn open(&'static self) -> Result<()> {
        if self.opened.get().is_some() {
            return Ok(());
        }
        let (path, first) = {
            let mut search = self.search();
            search.opening += 1;
            (search.path.clone(), search.first.clone())
        };
        let found = search::open(&self.spec, path, &first);
        let mut search = self.search();
        search.opening -= 1;
        match found {
            Ok((library, path)) => {
                // A thread that came second drops its handle here, which only lowers the system's count.
                let _ = self.opened.set(Opened { library, path });
                Ok(())
            }
            Err(_) if self.opened.get().is_some() => Ok(()),
            Err(tried) => {
                let failure = Arc::new(NotFound { library: self, tried });
                search.failure = Some(Arc::clone(&failure));
                Err(Error::new(ErrorKind::LibraryNotFound(failure)))
            }
        }
    }

    /// Whether it can be opened here. The first answer "no" is remembered until [`Library::open`] or [`Library::set_path`].
    pub fn is_available(&'static self) -> bool {
        self.opened().is_some()
    }

    /// Names the file to load, over the environment variable and instead of any search. Also lifts a remembered failure.
    ///
    /// # Errors
    /// [`ErrorKind::AlreadyInUse`] when the library is open.
    ///
    /// # Safety
    /// The file must be this library, or one whose functions have the same signatures and keep the same promises; its initialisers
    /// must be safe to run.
    pub unsafe fn set_path(&'static self, path: impl Into<PathBuf>) -> Result<()> {
        self.replace_path(path.into())
    }

    /// Names files to try before the system's own search, in order; a chosen path and the environment variable still come first. Has
    /// no effect once the library is open. Also lifts a remembered failure.
    ///
    /// # Safety
    /// As for [`Library::set_path`], for each file.
    pub unsafe fn look_at(&'static self, files: Vec<PathBuf>) {
        let mut search = self.search();
        search.first = files;
        search.failure = None;
    }

    fn replace_path(&'static self, path: PathBuf) -> Result<()> {
        let mut search = self.search();
        if search.opening > 0 || self.opened.get().is_some() {
            return Err(Error::new(ErrorKind::AlreadyInUse { what: self.spec.name }));
        }
        search.path = Some(path);
        search.failure = None;
        Ok(())
    }

    /// The file that was opened: a path, or the bare name that the system's own search found. `None` before the first use.
    pub fn path(&self) -> Option<&Path> {
        self.opened.get().map(|opened| opened.path.as_path())
    }

    /// The version that the library says it has; `None` when it is not found or does not say.
    pub fn version(&'static self) -> Option<Version> {
        let opened = self.opened()?;
        let (mut first, mut second): (c_int, c_int) = (-1, -1);
        let status = match self.spec.version {
            VersionQuery::None => return None,
            VersionQuery::Packed(name) => {
                let address = opened.address(name)?;
                // SAFETY: the spec says that the symbol is a function that writes one integer.
                let query = unsafe { transmute::<NonNull<c_void>, unsafe extern "C" fn(*mut c_int) -> c_int>(address) };
                // SAFETY: a live local.
                unsafe { query(&mut first) }
            }
            VersionQuery::Pair(name) => {
                let address = opened.address(name)?;
                // SAFETY: the spec says that the symbol is a function that writes two integers.
                let query =
                    unsafe { transmute::<NonNull<c_void>, unsafe extern "C" fn(*mut c_int, *mut c_int) -> c_int>(address) };
                // SAFETY: two live locals.
                unsafe { query(&mut first, &mut second) }
            }
        };
        match self.spec.version {
            _ if status != 0 => None,
            VersionQuery::Pair(_) => Version::from_pair(first, second),
            _ => Version::from_packed(first),
        }
    }

    /// The open library, opening it unless that has failed before.
    pub(crate) fn opened(&'static self) -> Option<&'static Opened> {
        if self.opened.get().is_none() {
            if self.search().failure.is_some() {
                return None;
            }
            self.open().ok()?;
        }
        self.opened.get()
    }

    /// Why the last failed attempt failed.
    pub(crate) fn failure(&self) -> Option<Arc<NotFound>> {
        self.search().failure.clone()
    }

    fn search(&self) -> MutexGuard<'_, Search> {
        // Each update is complete before anything could panic, so a poisoned lock still holds a sound value.
        self.search.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").field("name", &self.spec.name).field("path", &self.path()).finish_non_exhaustive()
    }
}

/// An open library. It lives in a static, so it is never closed and its addresses hold for the whole program.
pub(crate) struct Opened {
    library: libloading::Library,
    path: PathBuf,
}

impl Opened {
    pub(crate) fn address(&self, name: &CStr) -> Option<NonNull<c_void>> {
        // SAFETY: only the address is read; what it points to is the caller's to know.
        let symbol = unsafe { self.library.get::<*mut c_void>(name) }.ok()?;
        // SAFETY: as above.
        NonNull::new(unsafe { symbol.try_as_raw_ptr() }?)
    }
}
