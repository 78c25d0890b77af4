//! Enumerations: real `IntEnum` classes, made on first use by `cuspec._enums`.
//!
//! Invariant: a number that comes from a library always becomes a member; one that no header has keeps its number.

use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::classes::imported;
use crate::ffi::{self, PyObject, PyTypeObject};
use crate::raise::{Raised, Result, made};
use crate::table::Enum;

/// The function that makes a class, and the one that makes a member without a name.
static HELPERS: [AtomicPtr<PyObject>; 2] = [const { AtomicPtr::new(ptr::null_mut()) }; 2];

unsafe fn helper(at: usize) -> Result<*mut PyObject> {
    let known = HELPERS[at].load(Ordering::Relaxed);
    if !known.is_null() {
        return Ok(known);
    }
    // SAFETY: the lock is held; the reference is kept for ever.
    let found = unsafe { imported(c"cuspec._enums", [c"make", c"unknown"][at])? };
    HELPERS[at].store(found, Ordering::Relaxed);
    Ok(found)
}

/// The class, made on first use.
///
/// # Errors
/// When it cannot be made.
///
/// # Safety
/// The interpreter's lock is held.
#[cold]
pub unsafe fn class(e: &'static Enum) -> Result<*mut PyTypeObject> {
    // SAFETY: the caller's promise; references are kept or given back.
    unsafe {
        if !e.class.get().is_null() {
            return Ok(e.class.get());
        }
        let make = helper(0)?;
        let members = made(ffi::PyList_New(e.members.len() as ffi::Py_ssize_t))?;
        for (at, (name, value)) in e.members.iter().enumerate() {
            let pair = made(ffi::PyTuple_New(2))?;
            ffi::PyTuple_SetItem(pair, 0, ffi::PyUnicode_InternFromString(name.as_ptr()));
            ffi::PyTuple_SetItem(pair, 1, ffi::PyLong_FromLongLong(*value));
            ffi::PyList_SetItem(members, at as ffi::Py_ssize_t, pair);
        }
        let args = made(ffi::PyTuple_New(4))?;
        ffi::PyTuple_SetItem(args, 0, ffi::PyUnicode_FromString(e.name.as_ptr()));
        ffi::PyTuple_SetItem(args, 1, members);
        ffi::PyTuple_SetItem(args, 2, ffi::PyUnicode_FromString(e.module.as_ptr()));
        ffi::PyTuple_SetItem(args, 3, ffi::PyUnicode_FromString(e.doc.as_ptr()));
        let class = ffi::PyObject_CallObject(make, args);
        ffi::Py_DecRef(args);
        let class = made(class)?;
        // Another thread may have made it while the lock was given up in between.
        if !e.class.get().is_null() {
            ffi::Py_DecRef(class);
            return Ok(e.class.get());
        }
        let by_value = made(ffi::PyObject_GetAttrString(class, c"_value2member_map_".as_ptr()))?;
        e.by_value.store(by_value, Ordering::Relaxed);
        e.class.set(class.cast());
        Ok(class.cast())
    }
}

/// A new reference to the member with a number.
///
/// # Errors
/// When the class cannot be made.
///
/// # Safety
/// The interpreter's lock is held.
#[inline]
pub unsafe fn member(e: &'static Enum, value: i64) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        if value == 0 {
            let zero = e.zero[0].load(Ordering::Relaxed);
            if !zero.is_null() {
                ffi::Py_IncRef(zero);
                return Ok(zero);
            }
        }
        any_member(e, value)
    }
}

unsafe fn any_member(e: &'static Enum, value: i64) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        let class = class(e)?;
        let number = made(ffi::PyLong_FromLongLong(value))?;
        let found = ffi::PyDict_GetItemWithError(e.by_value.load(Ordering::Relaxed), number);
        let member = if !found.is_null() {
            ffi::Py_IncRef(found);
            found
        } else if !ffi::PyErr_Occurred().is_null() {
            ptr::null_mut()
        } else {
            ffi::PyObject_CallFunctionObjArgs(helper(1)?, class.cast::<PyObject>(), number, ptr::null_mut::<PyObject>())
        };
        ffi::Py_DecRef(number);
        let member = made(member)?;
        if value == 0 {
            ffi::Py_IncRef(member);
            e.zero[0].store(member, Ordering::Relaxed);
        }
        Ok(member)
    }
}

/// A new reference to the tuple of member 0 alone: what most calls return.
///
/// # Errors
/// When the class cannot be made.
///
/// # Safety
/// The interpreter's lock is held.
#[inline]
pub unsafe fn zero_alone(e: &'static Enum) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        let known = e.zero[1].load(Ordering::Relaxed);
        if !known.is_null() {
            ffi::Py_IncRef(known);
            return Ok(known);
        }
        let tuple = made(ffi::PyTuple_New(1))?;
        match member(e, 0) {
            Ok(zero) => ffi::PyTuple_SetItem(tuple, 0, zero),
            Err(Raised) => {
                ffi::Py_DecRef(tuple);
                return Err(Raised);
            }
        };
        ffi::Py_IncRef(tuple);
        e.zero[1].store(tuple, Ordering::Relaxed);
        Ok(tuple)
    }
}
