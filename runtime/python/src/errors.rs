//! What cannot be called here, as exceptions of `cuspec._errors`.

use cuspec_runtime::{Error, ErrorKind};

use crate::classes::imported;
use crate::ffi;
use crate::raise::{Raised, made, text};

/// Raises what an error of the loader says.
///
/// # Safety
/// The interpreter's lock is held.
#[cold]
pub unsafe fn raise(error: &Error) -> Raised {
    let (class, library, symbol) = match error.kind() {
        ErrorKind::MissingSymbol { symbol, .. } => (c"MissingSymbolError", symbol.library().name(), Some(*symbol)),
        ErrorKind::LibraryNotFound(found) => (c"LibraryNotFoundError", found.library.name(), None),
        _ => (c"Error", "", None),
    };
    let since = symbol.and_then(|symbol| symbol.since()).map(|since| since.to_string());
    // SAFETY: the caller's promise; the tuple takes its references.
    let raised = unsafe {
        imported(c"cuspec._errors", class).and_then(|class| {
            let args = made(ffi::PyTuple_New(4))?;
            ffi::PyTuple_SetItem(args, 0, text(&error.to_string()));
            ffi::PyTuple_SetItem(args, 1, text(library));
            ffi::PyTuple_SetItem(args, 2, symbol.map_or_else(crate::item::none, |symbol| text(symbol.name())));
            ffi::PyTuple_SetItem(args, 3, since.map_or_else(crate::item::none, |since| text(&since)));
            let exception = ffi::PyObject_CallObject(class, args);
            ffi::Py_DecRef(args);
            let exception = made(exception)?;
            ffi::PyErr_SetObject(class, exception);
            ffi::Py_DecRef(exception);
            ffi::Py_DecRef(class);
            Ok(())
        })
    };
    // Either that exception is set, or the one that kept it from being made.
    let _ = raised;
    Raised
}
