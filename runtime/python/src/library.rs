//! Before the first call into a library: where this interpreter's packages may have it.

use std::ffi::CStr;
use std::path::PathBuf;
use std::sync::Mutex;

use cuspec_runtime::{Error, Library};

use crate::classes::imported;
use crate::errors;
use crate::ffi;
use crate::raise::{Result, made, text, utf8};
use crate::table::{Function, Returns};

/// Libraries whose places have been asked for.
static ASKED: Mutex<Vec<&'static str>> = Mutex::new(Vec::new());

/// Names the places, before the first call, and refuses a function without a status that cannot be called.
///
/// # Errors
/// Where it cannot be called.
///
/// # Safety
/// The interpreter's lock is held.
#[inline]
pub unsafe fn prepare(function: &'static Function) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe {
        if function.symbol.is_resolved() {
            return Ok(());
        }
        if function.symbol.library().path().is_none() {
            ask(function.symbol.library())?;
        }
        if !matches!(function.returns, Returns::Status)
            && let Err(missing) = function.symbol.get()
        {
            return Err(errors::raise(&Error::from(missing)));
        }
        Ok(())
    }
}

#[cold]
unsafe fn ask(library: &'static Library) -> Result<()> {
    let asked = || ASKED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if asked().contains(&library.name()) {
        return Ok(());
    }
    let spec = library.spec();
    if std::env::var_os(spec.variable).is_none_or(|value| value.is_empty()) {
        // SAFETY: the caller's promise.
        let files = unsafe { candidates(library.name(), spec.files)? };
        // SAFETY: they are files of the library's names, in folders of packages that the user has installed.
        unsafe { library.look_at(files) };
    }
    // Marked last: whoever comes meanwhile asks as well, rather than going on without an answer.
    asked().push(library.name());
    Ok(())
}

unsafe fn candidates(library: &str, files: &[&str]) -> Result<Vec<PathBuf>> {
    const MODULE: &CStr = c"cuspec._find";
    // SAFETY: the lock is held; tuples take their references.
    unsafe {
        let function = imported(MODULE, c"candidates")?;
        let names = made(ffi::PyTuple_New(files.len() as ffi::Py_ssize_t))?;
        for (at, file) in files.iter().enumerate() {
            ffi::PyTuple_SetItem(names, at as ffi::Py_ssize_t, text(file));
        }
        let args = made(ffi::PyTuple_New(2))?;
        ffi::PyTuple_SetItem(args, 0, text(library));
        ffi::PyTuple_SetItem(args, 1, names);
        let found = ffi::PyObject_CallObject(function, args);
        ffi::Py_DecRef(args);
        ffi::Py_DecRef(function);
        let found = made(found)?;
        let list = ffi::PySequence_Tuple(found);
        ffi::Py_DecRef(found);
        let list = made(list)?;
        let paths =
            (0..ffi::PyTuple_Size(list)).filter_map(|at| utf8(ffi::PyTuple_GetItem(list, at)).map(PathBuf::from)).collect();
        ffi::Py_DecRef(list);
        Ok(paths)
    }
}
