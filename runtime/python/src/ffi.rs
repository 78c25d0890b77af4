//! What of the C API the bindings below do not declare.
//!
//! The buffer protocol joined the stable ABI with 3.11. CPython 3.10 exports the same functions with the same struct, so that one wheel
//! serves it too; `tests/python` runs there.

#![allow(missing_docs, reason = "each is the C API's own")]

pub use pyo3::ffi::*;

use std::ffi::{c_char, c_int, c_void};

/// A view of an exporter's memory.
#[repr(C)]
pub struct Buffer {
    pub buf: *mut c_void,
    pub obj: *mut PyObject,
    pub len: Py_ssize_t,
    pub itemsize: Py_ssize_t,
    pub readonly: c_int,
    pub ndim: c_int,
    pub format: *mut c_char,
    pub shape: *mut Py_ssize_t,
    pub strides: *mut Py_ssize_t,
    pub suboffsets: *mut Py_ssize_t,
    pub internal: *mut c_void,
}

/// Contiguous memory in whichever order.
pub const BUFFER_CONTIGUOUS: c_int = 0x98;

unsafe extern "C" {
    pub fn PyObject_GetBuffer(object: *mut PyObject, view: *mut Buffer, flags: c_int) -> c_int;
    pub fn PyBuffer_Release(view: *mut Buffer);
    pub fn PyObject_CheckBuffer(object: *mut PyObject) -> c_int;
}

/// Whether an object is an `int`: by its class first, which costs no call.
///
/// # Safety
/// It is an object.
#[inline(always)]
pub unsafe fn is_int(object: *mut PyObject) -> bool {
    // SAFETY: the caller's promise.
    unsafe { Py_TYPE(object) == &raw mut PyLong_Type || PyLong_Check(object) != 0 }
}

/// Whether an object is a `tuple`.
///
/// # Safety
/// It is an object.
#[inline(always)]
pub unsafe fn is_tuple(object: *mut PyObject) -> bool {
    // SAFETY: the caller's promise.
    unsafe { Py_TYPE(object) == &raw mut PyTuple_Type || PyTuple_Check(object) != 0 }
}

/// Whether an object is a `list`.
///
/// # Safety
/// It is an object.
#[inline(always)]
pub unsafe fn is_list(object: *mut PyObject) -> bool {
    // SAFETY: the caller's promise.
    unsafe { Py_TYPE(object) == &raw mut PyList_Type || PyList_Check(object) != 0 }
}
