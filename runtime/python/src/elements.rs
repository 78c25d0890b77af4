//! Elements of tuples and lists.
//!
//! The stable ABI gives each of them by a call, which costs as much as all else that is done with one. An interpreter whose release is
//! known, and whose objects look as expected when a sample is asked, has them read and written in place; any other has the calls, and so
//! has one that [`VARIABLE`] says so for.

use std::ffi::CStr;
use std::ops::RangeInclusive;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::ffi::{self, PyObject};
use crate::raise::{Raised, Result, made};

/// The minor releases of CPython 3 that are known: a tuple's elements stand behind its head, whose size it tells, and a list has a
/// pointer to them behind its length.
const KNOWN: RangeInclusive<u32> = 10..=14;

/// The environment variable that asks for the calls of the stable ABI alone.
const VARIABLE: &str = "CUSPEC_STABLE_ABI";

/// Where the length is: behind the reference count and the class.
const LENGTH: usize = 16;
/// Where a list has the pointer to its elements.
const LIST: usize = 24;

/// Where the first element of a tuple is; 0 where tuples and lists are read by calls.
static TUPLE: AtomicUsize = AtomicUsize::new(0);

/// Finds out whether elements can be read in place; called once, when the module is made.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// The interpreter's lock is held.
pub unsafe fn learn() -> Result<()> {
    // SAFETY: the caller's promise. The sample is read only up to sizes that the interpreter tells.
    unsafe {
        let version = CStr::from_ptr(ffi::Py_GetVersion()).to_string_lossy();
        let minor = version.strip_prefix("3.").and_then(|rest| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok());
        let calls_only = std::env::var_os(VARIABLE).is_some_and(|value| !value.is_empty() && value != "0");
        if calls_only || !minor.is_some_and(|minor| KNOWN.contains(&minor)) {
            return Ok(());
        }
        let size = |class, name: &CStr| {
            let size = made(ffi::PyObject_GetAttrString(class, name.as_ptr()))?;
            let bytes = ffi::PyLong_AsSize_t(size);
            ffi::Py_DecRef(size);
            Ok(bytes)
        };
        let head = size((&raw mut ffi::PyTuple_Type).cast(), c"__basicsize__")?;
        let each = size((&raw mut ffi::PyTuple_Type).cast(), c"__itemsize__")?;
        let list_size = size((&raw mut ffi::PyList_Type).cast(), c"__basicsize__")?;
        let heads = LENGTH + 8..=LENGTH + 64;
        if !heads.contains(&head) || each != size_of::<*mut PyObject>() || list_size < LIST + 8 {
            ffi::PyErr_Clear();
            return Ok(());
        }
        let sample = [ffi::Py_None(), ffi::Py_True(), (&raw mut ffi::PyTuple_Type).cast::<PyObject>()];
        let list = made(ffi::PyList_New(0))?;
        let filled = sample.iter().all(|object| ffi::PyList_Append(list, *object) == 0);
        let tuple = if filled { ffi::PyList_AsTuple(list) } else { ptr::null_mut() };
        if tuple.is_null() {
            ffi::Py_DecRef(list);
            return Err(Raised);
        }
        let alike = word(tuple, LENGTH).read() == sample.len()
            && word(list, LENGTH).read() == sample.len()
            && (0..sample.len()).all(|at| {
                let listed = word(list, LIST).cast::<*const *mut PyObject>().read();
                let in_tuple = word(tuple, head + 8 * at).cast::<*mut PyObject>().read();
                in_tuple == sample[at] && listed.add(at).read() == sample[at]
            });
        ffi::Py_DecRef(list);
        ffi::Py_DecRef(tuple);
        if alike {
            TUPLE.store(head, Ordering::Relaxed);
        }
        Ok(())
    }
}

/// Whether elements are read in place.
pub fn in_place() -> bool {
    TUPLE.load(Ordering::Relaxed) != 0
}

#[inline(always)]
unsafe fn word(object: *mut PyObject, at: usize) -> *mut usize {
    // SAFETY: the caller knows that the object reaches so far.
    unsafe { object.cast::<u8>().add(at).cast() }
}

/// The length of a tuple.
///
/// # Safety
/// The interpreter's lock is held, and `tuple` is one.
#[inline(always)]
pub unsafe fn tuple_len(tuple: *mut PyObject) -> usize {
    // SAFETY: the caller's promise.
    unsafe { if in_place() { word(tuple, LENGTH).read() } else { ffi::PyTuple_Size(tuple) as usize } }
}

/// The length of a list.
///
/// # Safety
/// The interpreter's lock is held, and `list` is one.
#[inline(always)]
pub unsafe fn list_len(list: *mut PyObject) -> usize {
    // SAFETY: the caller's promise.
    unsafe { if in_place() { word(list, LENGTH).read() } else { ffi::PyList_Size(list) as usize } }
}

/// An element of a tuple: a borrowed reference.
///
/// # Safety
/// The interpreter's lock is held; `at` is within the tuple.
#[inline(always)]
pub unsafe fn of_tuple(tuple: *mut PyObject, at: usize) -> *mut PyObject {
    // SAFETY: the caller's promise.
    unsafe {
        match TUPLE.load(Ordering::Relaxed) {
            0 => ffi::PyTuple_GetItem(tuple, at as ffi::Py_ssize_t),
            first => word(tuple, first + 8 * at).cast::<*mut PyObject>().read(),
        }
    }
}

/// An element of a list: a borrowed reference.
///
/// # Safety
/// The interpreter's lock is held; `at` is within the list.
#[inline(always)]
pub unsafe fn of_list(list: *mut PyObject, at: usize) -> *mut PyObject {
    // SAFETY: the caller's promise.
    unsafe {
        if in_place() {
            word(list, LIST).cast::<*const *mut PyObject>().read().add(at).read()
        } else {
            ffi::PyList_GetItem(list, at as ffi::Py_ssize_t)
        }
    }
}

/// Sets an element of a new tuple that has none there yet. Takes the reference.
///
/// # Safety
/// The interpreter's lock is held; nobody else has the tuple; `at` is within it.
#[inline(always)]
pub unsafe fn put(tuple: *mut PyObject, at: usize, object: *mut PyObject) {
    // SAFETY: the caller's promise.
    unsafe {
        match TUPLE.load(Ordering::Relaxed) {
            0 => _ = ffi::PyTuple_SetItem(tuple, at as ffi::Py_ssize_t, object),
            first => word(tuple, first + 8 * at).cast::<*mut PyObject>().write(object),
        }
    }
}
