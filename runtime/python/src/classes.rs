//! Making classes from tables, and finding the table of a class again.

use std::ffi::{CStr, CString, c_int, c_uint};
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::ffi::{self, PyObject, PyTypeObject};
use crate::raise::{self, Raised, Result, made};
use crate::table::{Handle, Record};

/// The table of a class.
#[derive(Clone, Copy)]
pub enum Described {
    /// A class of one value.
    Handle(&'static Handle),
    /// A struct or union.
    Record(&'static Record),
}

/// Places for classes and their tables; a power of two, and well above their number.
const PLACES: usize = 4096;

struct Entry {
    class: AtomicUsize,
    /// The address of the table; the lowest bit tells a record from a handle.
    table: AtomicUsize,
}

static ENTRIES: [Entry; PLACES] = [const { Entry { class: AtomicUsize::new(0), table: AtomicUsize::new(0) } }; PLACES];

#[inline]
fn places(class: usize) -> impl Iterator<Item = &'static Entry> {
    let start = (class >> 4).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 52;
    (0..PLACES).map(move |step| &ENTRIES[(start + step) % PLACES])
}

/// Remembers the table of a class. The interpreter's lock keeps others from doing so meanwhile.
pub fn register(class: *mut PyTypeObject, described: Described) {
    let table = match described {
        Described::Handle(handle) => ptr::from_ref(handle) as usize,
        Described::Record(record) => ptr::from_ref(record) as usize | 1,
    };
    if let Some(free) = places(class as usize).find(|place| place.class.load(Ordering::Relaxed) == 0) {
        free.table.store(table, Ordering::Relaxed);
        free.class.store(class as usize, Ordering::Release);
    }
}

/// The table of a class itself.
#[inline]
pub fn found(class: *mut PyTypeObject) -> Option<Described> {
    for place in places(class as usize) {
        match place.class.load(Ordering::Acquire) {
            0 => return None,
            known if known == class as usize => {
                let table = place.table.load(Ordering::Relaxed);
                // SAFETY: `register` stored the address of a static, and its kind beside it.
                return Some(unsafe {
                    match table & 1 {
                        0 => Described::Handle(&*(table as *const Handle)),
                        _ => Described::Record(&*((table & !1) as *const Record)),
                    }
                });
            }
            _ => {}
        }
    }
    None
}

/// The table of a class, or of the nearest one that it derives from.
///
/// # Errors
/// `TypeError` where there is none: the classes that others derive from have no objects of their own.
///
/// # Safety
/// The interpreter's lock is held, and `class` is a class.
pub unsafe fn described(class: *mut PyTypeObject) -> Result<Described> {
    let mut at = class;
    while !at.is_null() {
        if let Some(found) = found(at) {
            return Ok(found);
        }
        // SAFETY: a class made at run time, or a static one, which the stable ABI lets us ask as well since 3.10.
        at = unsafe { ffi::PyType_GetSlot(at, ffi::Py_tp_base) }.cast();
    }
    // SAFETY: the lock is held.
    Err(unsafe { raise::set(ffi::PyExc_TypeError, "cannot create instances of this class") })
}

/// Makes a class.
///
/// # Errors
/// When the interpreter cannot.
///
/// # Safety
/// The interpreter's lock is held; the slots are right for objects of `size` bytes.
pub unsafe fn make(
    module: &CStr,
    name: &CStr,
    size: usize,
    mut slots: Vec<ffi::PyType_Slot>,
    base: *mut PyTypeObject,
) -> Result<*mut PyTypeObject> {
    let full = format!("{}.{}", module.to_string_lossy(), name.to_string_lossy());
    // Python keeps a pointer to the name for as long as the class lives, which is for ever.
    let full = CString::new(full).expect("names have no NUL").into_raw();
    slots.push(ffi::PyType_Slot { slot: 0, pfunc: ptr::null_mut() });
    let mut spec = ffi::PyType_Spec {
        name: full,
        basicsize: size as c_int,
        itemsize: 0,
        flags: (ffi::Py_TPFLAGS_DEFAULT | ffi::Py_TPFLAGS_BASETYPE) as c_uint,
        slots: slots.as_mut_ptr(),
    };
    // SAFETY: the caller's promise; the interpreter copies spec and slots, but not the tables that slots point to.
    unsafe { made(ffi::PyType_FromSpecWithBases(&mut spec, base.cast())).map(|class| class.cast()) }
}

/// A table that lives as long as the class.
pub fn leaked<T>(table: Vec<T>) -> *mut T {
    Box::leak(table.into_boxed_slice()).as_mut_ptr()
}

/// Gives the memory of an object back.
///
/// # Safety
/// Nobody has it any more, and `class` is its class.
pub unsafe fn free(object: *mut PyObject, class: *mut PyTypeObject) {
    // SAFETY: the slot is a function that frees objects of the class.
    unsafe {
        let free = ffi::PyType_GetSlot(class, ffi::Py_tp_free);
        if free.is_null() {
            ffi::PyObject_Free(object.cast());
        } else {
            std::mem::transmute::<*mut std::ffi::c_void, ffi::freefunc>(free)(object.cast());
        }
    }
}

/// Arguments of a constructor, by position or name; null where they are left out. References stay the caller's.
///
/// # Errors
/// `TypeError` for one too many, or one of another name.
///
/// # Safety
/// The interpreter's lock is held; `args` is a tuple, `named` a dictionary or null.
pub unsafe fn arguments<const N: usize>(
    args: *mut PyObject,
    named: *mut PyObject,
    names: [&CStr; N],
    class: &str,
) -> Result<[*mut PyObject; N]> {
    let mut found = [ptr::null_mut(); N];
    // SAFETY: the caller's promise.
    unsafe {
        let count = ffi::PyTuple_Size(args) as usize;
        if count > N {
            return Err(raise::set(ffi::PyExc_TypeError, &format!("{class}() takes at most {N} arguments ({count} given)")));
        }
        for (at, slot) in found.iter_mut().take(count).enumerate() {
            *slot = ffi::PyTuple_GetItem(args, at as ffi::Py_ssize_t);
        }
        if named.is_null() {
            return Ok(found);
        }
        let (mut at, mut key, mut value) = (0, ptr::null_mut(), ptr::null_mut());
        while ffi::PyDict_Next(named, &mut at, &mut key, &mut value) != 0 {
            let text = raise::utf8(key).unwrap_or_default();
            match names.iter().position(|name| name.to_bytes() == text.as_bytes()) {
                Some(at) if found[at].is_null() => found[at] = value,
                Some(_) => {
                    let message = format!("{class}() got multiple values for argument '{text}'");
                    return Err(raise::set(ffi::PyExc_TypeError, &message));
                }
                None => {
                    let message = format!("{class}() got an unexpected keyword argument '{text}'");
                    return Err(raise::set(ffi::PyExc_TypeError, &message));
                }
            }
        }
        Ok(found)
    }
}

/// A new reference to an attribute of a Python module of the package.
///
/// # Errors
/// When it cannot be imported or has no such attribute.
///
/// # Safety
/// The interpreter's lock is held.
pub unsafe fn imported(module: &CStr, name: &CStr) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        let module = made(ffi::PyImport_ImportModule(module.as_ptr()))?;
        let attribute = ffi::PyObject_GetAttrString(module, name.as_ptr());
        ffi::Py_DecRef(module);
        if attribute.is_null() { Err(Raised) } else { Ok(attribute) }
    }
}
