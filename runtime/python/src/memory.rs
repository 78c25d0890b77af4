//! Addresses of memory: numbers, buffers, device arrays, DLPack.
//!
//! Input: any object. Output: an address, and how many bytes are known to be there. Invariant: what lies there stays until the scope is
//! dropped; memory that must not be written is refused where C writes.

use std::ffi::CStr;

use crate::ffi::{self, PyObject};
use crate::handles;
use crate::number;
use crate::raise::{Place, Result, made};
use crate::scope::Scope;

/// An address, and the number of bytes behind it where that is known.
#[derive(Clone, Copy)]
pub struct Memory {
    /// The address.
    pub address: u64,
    /// How many bytes there are.
    pub len: Option<usize>,
}

/// The address that an `int` itself or `None` stands for; `None` for any other object, and for null.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one or null.
#[inline(always)]
pub unsafe fn exact(object: *mut PyObject) -> Option<u64> {
    // SAFETY: the caller's promise.
    unsafe { if object == ffi::Py_None() { Some(0) } else { number::exact(object, 8, false) } }
}

/// What an object says about where its memory is.
///
/// # Errors
/// `TypeError` for an object without an address; `BufferError` for memory that is not contiguous or must not be written.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
#[inline]
pub unsafe fn address(object: *mut PyObject, written: bool, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<Memory> {
    let known = |address| Ok(Memory { address, len: None });
    // SAFETY: the caller's promise.
    unsafe {
        if object == ffi::Py_None() {
            return known(0);
        }
        if ffi::is_int(object) {
            return known(number::bits(object, 8, false, place)?);
        }
        if let Some(value) = handles::value(object) {
            return known(value);
        }
        if ffi::PyObject_CheckBuffer(object) != 0 {
            return buffer(object, written, scope, place);
        }
        other(object, written, scope, place)
    }
}

unsafe fn buffer(object: *mut PyObject, written: bool, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<Memory> {
    // SAFETY: the caller's promise.
    unsafe {
        let Some(view) = scope.view(object) else {
            // Nothing may be asked of an object while its exception is set.
            ffi::PyErr_Clear();
            // An array in device memory that has a buffer only where it is in the host's, as a tensor of torch.
            if has(object, c"__cuda_array_interface__") {
                return device_array(object, written, scope, place);
            }
            return Err(place.buffer_error("must be contiguous memory"));
        };
        let (address, len, readonly, scalar) = (view.buf as u64, view.len as usize, view.readonly != 0, view.ndim == 0);
        // A number of numpy's has a buffer, of its own eight bytes; what it stands for is meant.
        if scalar && readonly && ffi::PyIndex_Check(object) != 0 {
            return Ok(Memory { address: number::bits(object, 8, false, place)?, len: None });
        }
        if written && readonly {
            return Err(place.buffer_error("is read-only memory, and would be written to"));
        }
        Ok(Memory { address, len: Some(len) })
    }
}

#[cold]
unsafe fn other(object: *mut PyObject, written: bool, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<Memory> {
    // SAFETY: the caller's promise.
    unsafe {
        if has(object, c"__cuda_array_interface__") {
            return device_array(object, written, scope, place);
        }
        if has(object, c"__dlpack__") {
            return tensor(object, written, scope, place);
        }
        if let Some(data) = crate::records::data(object) {
            return Ok(Memory { address: data as u64, len: None });
        }
        if ffi::PyIndex_Check(object) != 0 || (has(object, c"__int__") && ffi::PyFloat_Check(object) == 0) {
            return Ok(Memory { address: handles::number(object, 8, false, place)?, len: None });
        }
        Err(place.expected("an address: an int, None, a buffer or a device array", object))
    }
}

/// Whether an object has an attribute.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
pub unsafe fn has(object: *mut PyObject, name: &CStr) -> bool {
    // SAFETY: the caller's promise. An error in between says no.
    unsafe { ffi::PyObject_HasAttrString(object, name.as_ptr()) != 0 }
}

unsafe fn device_array(object: *mut PyObject, written: bool, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<Memory> {
    // SAFETY: the caller's promise; what is kept lives until the scope is dropped.
    unsafe {
        let interface = made(ffi::PyObject_GetAttrString(object, c"__cuda_array_interface__".as_ptr()))?;
        scope.keep(interface);
        let data = ffi::PyMapping_GetItemString(interface, c"data".as_ptr());
        if data.is_null() {
            ffi::PyErr_Clear();
            return Err(place.type_error("has a device array interface without `data`"));
        }
        scope.keep(data);
        if !ffi::is_tuple(data) || ffi::PyTuple_Size(data) != 2 {
            return Err(place.type_error("has a device array interface whose `data` is no pair of an address and a flag"));
        }
        let readonly = ffi::PyObject_IsTrue(ffi::PyTuple_GetItem(data, 1));
        if readonly < 0 {
            return Err(crate::raise::Raised);
        }
        if written && readonly != 0 {
            return Err(place.buffer_error("is a read-only device array, and would be written to"));
        }
        let pointer = ffi::PyTuple_GetItem(data, 0);
        let address = if pointer == ffi::Py_None() { 0 } else { number::bits(pointer, 8, false, place)? };
        Ok(Memory { address, len: None })
    }
}

/// The beginning of DLPack's struct of a tensor, which its versions share; `managed` is where it begins within theirs.
#[repr(C)]
struct Tensor {
    data: *mut u8,
    device: [i32; 2],
    ndim: i32,
    dtype: [u8; 4],
    shape: *const i64,
    strides: *const i64,
    byte_offset: u64,
}

unsafe fn tensor(object: *mut PyObject, written: bool, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<Memory> {
    // SAFETY: the caller's promise. The capsule is not renamed, so its destructor gives the tensor back when it is dropped.
    unsafe {
        let method = made(ffi::PyObject_GetAttrString(object, c"__dlpack__".as_ptr()))?;
        let capsule = ffi::PyObject_CallObject(method, std::ptr::null_mut());
        ffi::Py_DecRef(method);
        let capsule = made(capsule)?;
        scope.keep(capsule);
        // The newer struct has a version, a context and a deleter before its flags.
        let versioned = c"dltensor_versioned";
        let (start, flags) = if ffi::PyCapsule_IsValid(capsule, versioned.as_ptr()) != 0 {
            let start = ffi::PyCapsule_GetPointer(capsule, versioned.as_ptr()).cast::<u8>();
            (start.add(32), start.add(24).cast::<u64>().read())
        } else if ffi::PyCapsule_IsValid(capsule, c"dltensor".as_ptr()) != 0 {
            (ffi::PyCapsule_GetPointer(capsule, c"dltensor".as_ptr()).cast::<u8>(), 0)
        } else {
            return Err(place.type_error("has a `__dlpack__` that gives no tensor"));
        };
        if written && flags & 1 != 0 {
            return Err(place.buffer_error("is a read-only tensor, and would be written to"));
        }
        let tensor = &*start.cast::<Tensor>();
        Ok(Memory { address: (tensor.data as u64).wrapping_add(tensor.byte_offset), len: None })
    }
}
