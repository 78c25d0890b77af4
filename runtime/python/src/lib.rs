//! What the Python package's extension module stands on: an engine that calls by table.
//!
//! Input: the tables of [`table`], which the generator writes, one row per entry point, class, field and constant. Output: Python
//! functions and classes. Invariant: no entry point has code of its own here; what a row does not say is not done.
//!
//! Why the C API and not PyO3 alone: a call of the driver takes a few nanoseconds, and a thousand generated functions would each bring
//! the same conversions again. One engine converts by table, and a table of all calls compiles in seconds. PyO3 makes the module.

#![allow(clippy::missing_panics_doc, reason = "names in tables are ASCII")]

mod accessors;
pub mod call;
mod callback;
mod classes;
mod count;
mod elements;
mod enum_call;
mod enums;
mod errors;
pub mod ffi;
mod handles;
mod item;
mod kernel;
mod library;
mod memory;
pub mod module;
mod number;
pub mod raise;
mod records;
mod scope;
mod sequence;
pub mod table;

pub use callback::fire;
pub use cuspec_runtime::Symbol;
pub use table::rows::*;

use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyBytes, PyDict, PyModule, PyString};
use pyo3::wrap_pyfunction;

/// Fills a module of the package from its table.
#[pyfunction]
fn populate(py: Python<'_>, module: &str, dict: &Bound<'_, PyDict>) -> PyResult<()> {
    // SAFETY: the lock is held, as `py` says.
    unsafe { module::populate(module, dict.as_ptr()) }.map_err(|raise::Raised| PyErr::fetch(py))
}

/// Makes a class of a module; `None` for a name that is none.
#[pyfunction]
fn make_class(py: Python<'_>, module: &str, name: &Bound<'_, PyString>) -> PyResult<Option<Py<PyAny>>> {
    // SAFETY: the lock is held, as `py` says; a reference that is given becomes the result's.
    unsafe {
        match module::lazy(module, name.as_ptr()) {
            Ok(made) => Ok(Bound::from_owned_ptr_or_opt(py, made).map(Bound::unbind)),
            Err(raise::Raised) => Err(PyErr::fetch(py)),
        }
    }
}

/// Remembers the members of an enumeration by number.
#[pyfunction]
fn register_enum(class_: &Bound<'_, PyAny>, members: &Bound<'_, PyDict>) {
    // SAFETY: the lock is held, as there are bound references.
    unsafe { enum_call::register(class_.as_ptr(), members.as_ptr()) }
}

/// A struct from its bytes.
#[pyfunction]
fn record_from_bytes(py: Python<'_>, class_: &Bound<'_, PyAny>, from_: &Bound<'_, PyBytes>) -> PyResult<Py<PyAny>> {
    // SAFETY: as above.
    unsafe {
        match records::from_bytes(class_.as_ptr(), from_.as_bytes()) {
            Ok(made) => Ok(Bound::from_owned_ptr(py, made).unbind()),
            Err(raise::Raised) => Err(PyErr::fetch(py)),
        }
    }
}

/// The size in bytes of what a class stands for in C.
#[pyfunction]
#[pyo3(signature = (obj_type, /))]
fn sizeof(py: Python<'_>, obj_type: &Bound<'_, PyAny>) -> PyResult<usize> {
    // SAFETY: as above.
    unsafe { module::size_of(obj_type.as_ptr()) }.map_err(|raise::Raised| PyErr::fetch(py))
}

/// Chooses the per-thread default stream, before the first call of a function that has two variants.
#[pyfunction]
fn set_per_thread_default_stream(on: bool) -> PyResult<()> {
    cuspec_runtime::set_per_thread_default_stream(on).map_err(|error| PyRuntimeError::new_err(error.to_string()))
}

/// The file that a library was loaded from; `None` before its first use.
#[pyfunction]
fn library_path(library: &str) -> Option<String> {
    module::library(library)?.path().map(|path| path.display().to_string())
}

/// Whether elements of tuples and lists are read in place, instead of by calls of the stable ABI.
#[pyfunction]
fn elements_in_place() -> bool {
    elements::in_place()
}

/// Adds what the Python code of the package needs to the extension module.
///
/// # Errors
/// When the interpreter cannot make it.
pub fn fill(module: &Bound<'_, PyModule>, modules: &[&'static table::Module]) -> PyResult<()> {
    module::register(modules);
    // SAFETY: the lock is held, as there are bound references.
    unsafe { elements::learn() }.map_err(|raise::Raised| PyErr::fetch(module.py()))?;
    module.add_function(wrap_pyfunction!(populate, module)?)?;
    module.add_function(wrap_pyfunction!(make_class, module)?)?;
    module.add_function(wrap_pyfunction!(register_enum, module)?)?;
    module.add_function(wrap_pyfunction!(record_from_bytes, module)?)?;
    module.add_function(wrap_pyfunction!(sizeof, module)?)?;
    module.add_function(wrap_pyfunction!(set_per_thread_default_stream, module)?)?;
    module.add_function(wrap_pyfunction!(library_path, module)?)?;
    module.add_function(wrap_pyfunction!(elements_in_place, module)?)?;
    // SAFETY: the lock is held, as there are bound references; the reference becomes the module's.
    unsafe {
        let class = enum_call::metaclass().map_err(|raise::Raised| PyErr::fetch(module.py()))?;
        module.add("EnumCall", Bound::from_owned_ptr(module.py(), class.cast()))?;
        let value = handles::base().map_err(|raise::Raised| PyErr::fetch(module.py()))?;
        module.add("Value", Bound::from_borrowed_ptr(module.py(), value.cast()))?;
        let record = records::base().map_err(|raise::Raised| PyErr::fetch(module.py()))?;
        module.add("Record", Bound::from_borrowed_ptr(module.py(), record.cast()))
    }
}
