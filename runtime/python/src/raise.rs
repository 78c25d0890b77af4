//! Exceptions: a [`Raised`] says that one is set, and where.

use std::ffi::{CStr, CString};

use crate::ffi::{self, PyObject};
use crate::table::Function;

/// A Python exception is set.
#[derive(Debug)]
pub struct Raised;

/// A value, or an exception is set.
pub type Result<T> = std::result::Result<T, Raised>;

/// What is being converted, for messages.
#[derive(Clone, Copy)]
pub enum Place<'p> {
    /// An argument: of which function, and the number of its parameter; [`NO_PARAMETER`](crate::table::NO_PARAMETER) for what comes back.
    Argument(&'static Function, u8),
    /// A field: of which class, and its name.
    Field(&'p CStr, &'p CStr),
    /// A value by itself, of this class.
    Value(&'p str),
}

impl Place<'_> {
    fn text(self) -> String {
        match self {
            Place::Argument(function, at) => {
                let called = function.name.to_string_lossy();
                match function.parameters.get(usize::from(at)) {
                    Some(parameter) => format!("{called}() argument '{}'", parameter.name),
                    // What comes back is no parameter in Python.
                    None => format!("{called}() result"),
                }
            }
            Place::Field(class, name) => format!("{}.{}", class.to_string_lossy(), name.to_string_lossy()),
            Place::Value(class) => class.to_owned(),
        }
    }

    /// Raises a `TypeError`.
    ///
    /// # Safety
    /// The interpreter's lock is held.
    #[cold]
    pub unsafe fn type_error(self, message: &str) -> Raised {
        // SAFETY: the caller's promise.
        unsafe { set(ffi::PyExc_TypeError, &format!("{} {message}", self.text())) }
    }

    /// Raises a `TypeError` that says what was expected and what came.
    ///
    /// # Safety
    /// The interpreter's lock is held, and `got` is an object.
    #[cold]
    pub unsafe fn expected(self, what: &str, got: *mut PyObject) -> Raised {
        // SAFETY: the caller's promise.
        unsafe { self.type_error(&format!("must be {what}, not {}", class_name(got))) }
    }

    /// Raises a `ValueError`.
    ///
    /// # Safety
    /// The interpreter's lock is held.
    #[cold]
    pub unsafe fn value_error(self, message: &str) -> Raised {
        // SAFETY: the caller's promise.
        unsafe { set(ffi::PyExc_ValueError, &format!("{} {message}", self.text())) }
    }

    /// Raises an `OverflowError`.
    ///
    /// # Safety
    /// The interpreter's lock is held.
    #[cold]
    pub unsafe fn overflow(self, message: &str) -> Raised {
        // SAFETY: the caller's promise.
        unsafe { set(ffi::PyExc_OverflowError, &format!("{} {message}", self.text())) }
    }

    /// Raises a `BufferError`.
    ///
    /// # Safety
    /// The interpreter's lock is held.
    #[cold]
    pub unsafe fn buffer_error(self, message: &str) -> Raised {
        // SAFETY: the caller's promise.
        unsafe { set(ffi::PyExc_BufferError, &format!("{} {message}", self.text())) }
    }
}

/// Raises an exception of a class.
///
/// # Safety
/// The interpreter's lock is held, and `class` is an exception class.
#[cold]
pub unsafe fn set(class: *mut PyObject, message: &str) -> Raised {
    let message = CString::new(message.replace('\0', "\\0")).expect("NULs were replaced");
    // SAFETY: the caller's promise.
    unsafe { ffi::PyErr_SetString(class, message.as_ptr()) };
    Raised
}

/// The name of an object's class.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
pub unsafe fn class_name(object: *mut PyObject) -> String {
    // SAFETY: a type has a name; the text is copied before the object goes.
    unsafe {
        let name = ffi::PyObject_GetAttrString(ffi::Py_TYPE(object).cast(), c"__name__".as_ptr());
        if name.is_null() {
            ffi::PyErr_Clear();
            return "object".to_owned();
        }
        let text = utf8(name).unwrap_or_default().to_owned();
        ffi::Py_DecRef(name);
        text
    }
}

/// The text of a `str`.
///
/// # Safety
/// The interpreter's lock is held, and `object` outlives the result.
pub unsafe fn utf8<'t>(object: *mut PyObject) -> Option<&'t str> {
    let mut size = 0;
    // SAFETY: the text belongs to the object.
    unsafe {
        let text = ffi::PyUnicode_AsUTF8AndSize(object, &mut size);
        if text.is_null() {
            ffi::PyErr_Clear();
            return None;
        }
        std::str::from_utf8(std::slice::from_raw_parts(text.cast(), size as usize)).ok()
    }
}

/// The object, or the exception that stands for it.
///
/// # Errors
/// When it is null.
pub fn made(object: *mut PyObject) -> Result<*mut PyObject> {
    if object.is_null() { Err(Raised) } else { Ok(object) }
}

/// A new `str`.
///
/// # Safety
/// The interpreter's lock is held.
pub unsafe fn text(text: &str) -> *mut PyObject {
    // SAFETY: the caller's promise; the text is copied.
    unsafe { ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as ffi::Py_ssize_t) }
}
