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

pub const BUFFER_SIMPLE: c_int = 0;
pub const BUFFER_WRITABLE: c_int = 1;

unsafe extern "C" {
    pub fn PyObject_GetBuffer(object: *mut PyObject, view: *mut Buffer, flags: c_int) -> c_int;
    pub fn PyBuffer_Release(view: *mut Buffer);
    pub fn PyObject_CheckBuffer(object: *mut PyObject) -> c_int;
}
