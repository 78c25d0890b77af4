//! Classes of one value: handles, addresses, numbers with a name.
//!
//! Invariant: an object's `pointer` is its own `value`, or memory that the caller has named by `_ptr`.

use std::ffi::{c_int, c_void};
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use crate::classes;
use crate::elements;
use crate::ffi::{self, PyObject, PyTypeObject};
use crate::memory;
use crate::number;
use crate::raise::{Place, Raised, Result, made};
use crate::table::{Class, Handle, Holds};

/// An object of such a class.
#[repr(C)]
pub struct Object {
    head: ffi::PyObject,
    pointer: *mut u8,
    value: u64,
    handle: &'static Handle,
}

/// What every such class derives from.
static BASE: Class = Class::new();

/// Memory of objects that are gone, each with the address of the next one as its pointer: most calls make an object and most programs
/// drop it soon. The interpreter's lock guards it.
static FREE: AtomicPtr<Object> = AtomicPtr::new(ptr::null_mut());
static FREE_COUNT: AtomicUsize = AtomicUsize::new(0);
const FREE_MOST: usize = 64;

/// The value of such an object; `None` for any other.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
#[inline]
pub unsafe fn value(object: *mut PyObject) -> Option<u64> {
    // SAFETY: an instance of the base has this layout.
    unsafe {
        match classes::found(ffi::Py_TYPE(object)) {
            Some(classes::Described::Handle(_)) => return Some(held(object)),
            Some(classes::Described::Record(_)) => return None,
            // A class made by Python code may derive from one of ours.
            None => {}
        }
        let base = BASE.get();
        if base.is_null() || ffi::PyType_IsSubtype(ffi::Py_TYPE(object), base) == 0 {
            return None;
        }
        Some(held(object))
    }
}

/// The number of an object of a class of the tables, and whether such numbers may be negative: what its index is, without an `int` in
/// between. `None` for any other object, those of classes that Python code has derived among them.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
#[inline]
pub unsafe fn plain(object: *mut PyObject) -> Option<(u64, bool)> {
    // SAFETY: an instance of a class of the tables has this layout.
    unsafe {
        match classes::found(ffi::Py_TYPE(object)) {
            Some(classes::Described::Handle(handle)) => Some((held(object), handle.signed)),
            _ => None,
        }
    }
}

/// Where the value of such an object is; `None` for any other object.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
#[inline]
pub unsafe fn pointer(object: *mut PyObject) -> Option<*mut u8> {
    // SAFETY: an instance of the base has this layout.
    unsafe { value(object).map(|_| (*object.cast::<Object>()).pointer) }
}

/// The value of an object of such a class.
#[inline]
unsafe fn held(object: *mut PyObject) -> u64 {
    // SAFETY: the caller has checked the class; `pointer` is as the invariant says.
    unsafe { held_as(object, (*object.cast::<Object>()).handle) }
}

/// The same of an object whose table is known.
#[inline(always)]
unsafe fn held_as(object: *mut PyObject, handle: &Handle) -> u64 {
    // SAFETY: as above.
    unsafe {
        let bits = number::read((*object.cast::<Object>()).pointer, handle.size as usize);
        if handle.signed { extended(bits, handle.size) } else { bits }
    }
}

fn extended(bits: u64, size: u8) -> u64 {
    let shift = 64 - 8 * u32::from(size);
    ((bits as i64) << shift >> shift) as u64
}

/// The value of an object of this very class; `None` for any other, and for null.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one or null.
#[inline(always)]
pub unsafe fn exact(object: *mut PyObject, handle: &'static Handle) -> Option<u64> {
    // SAFETY: an instance of the class has this layout.
    unsafe {
        if object.is_null() || ffi::Py_TYPE(object) != handle.class.get() {
            return None;
        }
        Some(held_as(object, handle))
    }
}

/// What a parameter or field of such a type takes: `None`, an object of such a class, or anything that is a number.
///
/// # Errors
/// `TypeError` for what is no number, `OverflowError` for one that is out of range.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
#[inline]
pub unsafe fn bits(object: *mut PyObject, handle: &'static Handle, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if let Some(value) = exact(object, handle) {
            return Ok(value);
        }
        if object == ffi::Py_None() {
            return Ok(0);
        }
        if !ffi::is_int(object)
            && let Some(value) = value(object)
        {
            return Ok(value);
        }
        number(object, handle.size as usize, handle.signed, place)
    }
}

/// The bits of anything that is a whole number or says that it can be one.
///
/// # Errors
/// As [`bits`].
///
/// # Safety
/// As [`bits`].
pub unsafe fn number(object: *mut PyObject, size: usize, signed: bool, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if ffi::is_int(object) || ffi::PyIndex_Check(object) != 0 {
            return number::bits(object, size, signed, place);
        }
        if ffi::PyFloat_Check(object) != 0 || !memory::has(object, c"__int__") {
            return Err(place.expected("a handle, an int or None", object));
        }
        let number = made(ffi::PyNumber_Long(object))?;
        let bits = number::bits(number, size, signed, place);
        ffi::Py_DecRef(number);
        bits
    }
}

/// A new object.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// The interpreter's lock is held.
#[inline]
pub unsafe fn new(handle: &'static Handle, value: u64) -> Result<*mut PyObject> {
    // SAFETY: the class has objects of this layout.
    unsafe {
        let mut class = handle.class.get();
        if class.is_null() {
            class = self::class(handle)?;
        }
        let free = FREE.load(Ordering::Relaxed);
        let object = if free.is_null() {
            ffi::PyObject_Malloc(size_of::<Object>()).cast::<Object>()
        } else {
            FREE.store((*free).pointer.cast(), Ordering::Relaxed);
            FREE_COUNT.store(FREE_COUNT.load(Ordering::Relaxed) - 1, Ordering::Relaxed);
            free
        };
        if object.is_null() {
            ffi::PyErr_NoMemory();
            return Err(Raised);
        }
        ffi::PyObject_Init(object.cast(), class);
        fill(object, handle, value);
        Ok(object.cast())
    }
}

unsafe fn fill(object: *mut Object, handle: &'static Handle, value: u64) {
    // SAFETY: memory of an object, whose head is done.
    unsafe {
        (&raw mut (*object).handle).write(handle);
        (&raw mut (*object).value).write(value);
        let own = &raw mut (*object).value;
        (&raw mut (*object).pointer).write(own.cast());
    }
}

/// The class, made on first use.
///
/// # Errors
/// When it cannot be made.
///
/// # Safety
/// The interpreter's lock is held.
#[cold]
pub unsafe fn class(handle: &'static Handle) -> Result<*mut PyTypeObject> {
    // SAFETY: slots have the types that their numbers ask for.
    unsafe {
        if !handle.class.get().is_null() {
            return Ok(handle.class.get());
        }
        let base = match handle.base {
            Some(base) => class(base)?,
            None => base()?,
        };
        let mut methods = vec![ffi::PyMethodDef::zeroed()];
        if handle.holds == Holds::Stream {
            methods.insert(
                0,
                method(
                    c"__cuda_stream__",
                    cuda_stream,
                    c"__cuda_stream__($self, /)\n--\n\nThe version of the protocol, 0, and the address of the stream.",
                ),
            );
        }
        let slots = vec![
            slot(ffi::Py_tp_doc, handle.doc.as_ptr().cast_mut().cast()),
            // Not inherited, as it is for classes made by Python code.
            slot(ffi::Py_tp_dealloc, dealloc as *mut c_void),
            slot(ffi::Py_tp_methods, classes::leaked(methods).cast()),
        ];
        let class = classes::make(handle.module, handle.name, size_of::<Object>(), slots, base)?;
        classes::register(class, classes::Described::Handle(handle));
        handle.class.set(class);
        Ok(class)
    }
}

/// What every such class derives from, made on first use.
///
/// # Errors
/// When it cannot be made.
///
/// # Safety
/// The interpreter's lock is held.
pub unsafe fn base() -> Result<*mut PyTypeObject> {
    if !BASE.get().is_null() {
        return Ok(BASE.get());
    }
    // SAFETY: slots have the types that their numbers ask for.
    unsafe {
        let methods =
            vec![method(c"getPtr", get_ptr, c"getPtr($self, /)\n--\n\nThe address of the value."), ffi::PyMethodDef::zeroed()];
        let slots = vec![
            slot(ffi::Py_tp_new, new_from_python as *mut c_void),
            slot(ffi::Py_tp_dealloc, dealloc as *mut c_void),
            slot(ffi::Py_tp_repr, repr as *mut c_void),
            slot(ffi::Py_tp_hash, hash as *mut c_void),
            slot(ffi::Py_tp_richcompare, compare as *mut c_void),
            slot(ffi::Py_nb_int, int as *mut c_void),
            slot(ffi::Py_nb_index, int as *mut c_void),
            slot(ffi::Py_tp_methods, classes::leaked(methods).cast()),
        ];
        let class = classes::make(c"cuspec._cuspec", c"Value", size_of::<Object>(), slots, ptr::null_mut())?;
        BASE.set(class);
        Ok(class)
    }
}

pub(crate) fn slot(number: c_int, value: *mut c_void) -> ffi::PyType_Slot {
    ffi::PyType_Slot { slot: number, pfunc: value }
}

pub(crate) fn method(
    name: &'static std::ffi::CStr,
    function: ffi::PyCFunction,
    doc: &'static std::ffi::CStr,
) -> ffi::PyMethodDef {
    ffi::PyMethodDef {
        ml_name: name.as_ptr(),
        ml_meth: ffi::PyMethodDefPointer { PyCFunction: function },
        ml_flags: ffi::METH_NOARGS,
        ml_doc: doc.as_ptr(),
    }
}

unsafe extern "C" fn new_from_python(class: *mut PyTypeObject, args: *mut PyObject, named: *mut PyObject) -> *mut PyObject {
    // SAFETY: called by the interpreter with a class that derives from ours, a tuple and a dictionary or null.
    unsafe { from_python(class, args, named) }.unwrap_or(ptr::null_mut())
}

unsafe fn from_python(class: *mut PyTypeObject, args: *mut PyObject, named: *mut PyObject) -> Result<*mut PyObject> {
    // SAFETY: as above.
    unsafe {
        let classes::Described::Handle(handle) = classes::described(class)? else { return Err(Raised) };
        // What most programs write: an `int` alone.
        if named.is_null() && class == handle.class.get() && elements::tuple_len(args) == 1 {
            let number = elements::of_tuple(args, 0);
            if let Some(value) = number::exact(number, handle.size.into(), handle.signed) {
                return self::new(handle, value);
            }
        }
        let name = handle.name.to_str().expect("names are ASCII");
        let [initial, pointer] = classes::arguments(args, named, [c"init_value", c"_ptr"], name)?;
        let place = &Place::Value(name);
        let value = if initial.is_null() { 0 } else { bits(initial, handle, place)? };
        let address = if pointer.is_null() { 0 } else { number::bits(pointer, 8, false, place)? };
        let object = if class == handle.class.get() {
            self::new(handle, value)?.cast::<Object>()
        } else {
            // A class made by Python code has objects of its own size.
            let object = made(ffi::PyType_GenericAlloc(class, 0))?.cast::<Object>();
            fill(object, handle, value);
            object
        };
        if address != 0 {
            (*object).pointer = address as *mut u8;
            // The value is that of the memory; one that was given is written there.
            if !initial.is_null() && value != 0 {
                number::write((*object).pointer, handle.size as usize, value);
            }
        }
        Ok(object.cast())
    }
}

unsafe extern "C" fn dealloc(object: *mut PyObject) {
    // SAFETY: called once for an object that nobody has any more; an object holds a reference to its class.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if class == (*object.cast::<Object>()).handle.class.get() {
            let count = FREE_COUNT.load(Ordering::Relaxed);
            if count < FREE_MOST {
                (*object.cast::<Object>()).pointer = FREE.load(Ordering::Relaxed).cast();
                FREE.store(object.cast(), Ordering::Relaxed);
                FREE_COUNT.store(count + 1, Ordering::Relaxed);
            } else {
                ffi::PyObject_Free(object.cast());
            }
        } else {
            classes::free(object, class);
        }
        ffi::Py_DecRef(class.cast());
    }
}

unsafe extern "C" fn int(object: *mut PyObject) -> *mut PyObject {
    // SAFETY: called by the interpreter with an object of such a class.
    unsafe {
        let this = &*object.cast::<Object>();
        number::int_at(this.pointer, this.handle.size as usize, this.handle.signed)
    }
}

unsafe extern "C" fn repr(object: *mut PyObject) -> *mut PyObject {
    // SAFETY: as above.
    unsafe {
        let this = &*object.cast::<Object>();
        let name = crate::raise::class_name(object);
        let value = held(object);
        let text = match this.handle.holds {
            Holds::Integer if this.handle.signed => format!("<{name} {}>", value as i64),
            Holds::Integer => format!("<{name} {value}>"),
            Holds::Pointer | Holds::Stream | Holds::Function => format!("<{name} {value:#x}>"),
        };
        ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as ffi::Py_ssize_t)
    }
}

unsafe extern "C" fn hash(object: *mut PyObject) -> ffi::Py_hash_t {
    // SAFETY: as above. The hash is that of the number, as integer handles are equal to theirs.
    unsafe {
        let number = int(object);
        if number.is_null() {
            return -1;
        }
        let hash = ffi::PyObject_Hash(number);
        ffi::Py_DecRef(number);
        hash
    }
}

/// The class that all classes of the same object derive from.
fn root(handle: &'static Handle) -> &'static Handle {
    let mut root = handle;
    while let Some(base) = root.base {
        root = base;
    }
    root
}

unsafe extern "C" fn compare(left: *mut PyObject, right: *mut PyObject, operation: c_int) -> *mut PyObject {
    // SAFETY: as above; `right` is any object.
    unsafe {
        let handle = (*left.cast::<Object>()).handle;
        let integer = handle.holds == Holds::Integer;
        let same = value(right).is_some() && {
            let other = (*right.cast::<Object>()).handle;
            ptr::eq(root(other), root(handle)) || (integer && other.holds == Holds::Integer)
        };
        let comparable = same || (integer && ffi::is_int(right));
        if !comparable || (!integer && operation != ffi::Py_EQ && operation != ffi::Py_NE) {
            let answer = ffi::Py_NotImplemented();
            ffi::Py_IncRef(answer);
            return answer;
        }
        let (left, other) = (int(left), if same { int(right) } else { right });
        if !same {
            ffi::Py_IncRef(other);
        }
        let answer =
            if left.is_null() || other.is_null() { ptr::null_mut() } else { ffi::PyObject_RichCompare(left, other, operation) };
        ffi::Py_XDECREF(left);
        ffi::Py_XDECREF(other);
        answer
    }
}

unsafe extern "C" fn get_ptr(object: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: as above.
    unsafe { ffi::PyLong_FromUnsignedLongLong((*object.cast::<Object>()).pointer as u64) }
}

unsafe extern "C" fn cuda_stream(object: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: as above; the tuple takes both references.
    unsafe {
        let pair = ffi::PyTuple_New(2);
        if pair.is_null() {
            return pair;
        }
        ffi::PyTuple_SetItem(pair, 0, ffi::PyLong_FromLong(0));
        ffi::PyTuple_SetItem(pair, 1, int(object));
        pair
    }
}
