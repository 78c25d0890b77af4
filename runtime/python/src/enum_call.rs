//! The metaclass of enumerations: `E(5)` is one look-up.
//!
//! Everything but a call with one number that has an enumerator goes the way of `enum.EnumMeta`.

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use crate::classes;
use crate::ffi::{self, PyObject, PyTypeObject};
use crate::handles::slot;
use crate::raise::{Result, made};

/// Places for classes and their members by number; a power of two, and more than there are enumerations.
const PLACES: usize = 1024;

struct Place {
    class: AtomicUsize,
    members: AtomicPtr<PyObject>,
}

static MEMBERS: [Place; PLACES] =
    [const { Place { class: AtomicUsize::new(0), members: AtomicPtr::new(ptr::null_mut()) } }; PLACES];

/// `enum.EnumMeta.__call__`.
static ORDINARY: AtomicPtr<PyObject> = AtomicPtr::new(ptr::null_mut());

fn start(class: usize) -> usize {
    (class >> 4).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 54
}

/// Makes the metaclass.
///
/// # Errors
/// When the interpreter cannot.
///
/// # Safety
/// The interpreter's lock is held.
pub unsafe fn metaclass() -> Result<*mut PyTypeObject> {
    // SAFETY: slots have the types that their numbers ask for; a size of 0 is that of the base.
    unsafe {
        let base = classes::imported(c"enum", c"EnumMeta")?;
        ORDINARY.store(made(ffi::PyObject_GetAttrString(base, c"__call__".as_ptr()))?, Ordering::Relaxed);
        // Members are attributes of their class: no detour by way of `EnumMeta.__getattr__`, which CPython 3.11 still has.
        let plain = ffi::PyType_GetSlot(&raw mut ffi::PyType_Type, ffi::Py_tp_getattro);
        let slots = vec![
            slot(ffi::Py_tp_call, call as *mut c_void),
            slot(ffi::Py_tp_getattro, plain),
            slot(ffi::Py_tp_doc, c"The metaclass of enumerations.".as_ptr().cast_mut().cast()),
        ];
        classes::make(c"cuspec._cuspec", c"EnumCall", 0, slots, base.cast())
    }
}

/// Remembers the members of a class by number: both are kept for ever.
///
/// # Safety
/// The interpreter's lock is held; `members` is a dictionary.
pub unsafe fn register(class: *mut PyObject, members: *mut PyObject) {
    let first = start(class as usize);
    let free = (first..first + PLACES).map(|at| &MEMBERS[at % PLACES]).find(|place| place.class.load(Ordering::Relaxed) == 0);
    if let Some(place) = free {
        // SAFETY: two objects.
        unsafe {
            ffi::Py_IncRef(class);
            ffi::Py_IncRef(members);
        }
        place.members.store(members, Ordering::Relaxed);
        place.class.store(class as usize, Ordering::Relaxed);
    }
}

#[inline]
fn members(class: *mut PyObject) -> *mut PyObject {
    let mut at = start(class as usize);
    loop {
        let place = &MEMBERS[at % PLACES];
        match place.class.load(Ordering::Relaxed) {
            0 => return ptr::null_mut(),
            found if found == class as usize => return place.members.load(Ordering::Relaxed),
            _ => at += 1,
        }
    }
}

unsafe extern "C" fn call(class: *mut PyObject, args: *mut PyObject, named: *mut PyObject) -> *mut PyObject {
    // SAFETY: called by the interpreter with a class, a tuple and a dictionary or null.
    unsafe {
        if named.is_null() && ffi::PyTuple_Size(args) == 1 {
            let number = ffi::PyTuple_GetItem(args, 0);
            if ffi::PyLong_CheckExact(number) != 0 {
                let members = members(class);
                if !members.is_null() {
                    let member = ffi::PyDict_GetItemWithError(members, number);
                    if !member.is_null() {
                        ffi::Py_IncRef(member);
                        return member;
                    }
                    ffi::PyErr_Clear();
                }
            }
        }
        let count = ffi::PyTuple_Size(args);
        let all = ffi::PyTuple_New(count + 1);
        if all.is_null() {
            return all;
        }
        ffi::Py_IncRef(class);
        ffi::PyTuple_SetItem(all, 0, class);
        for at in 0..count {
            let arg = ffi::PyTuple_GetItem(args, at);
            ffi::Py_IncRef(arg);
            ffi::PyTuple_SetItem(all, at + 1, arg);
        }
        let made = ffi::PyObject_Call(ORDINARY.load(Ordering::Relaxed), all, named);
        ffi::Py_DecRef(all);
        made
    }
}
