//! One value in memory: from Python, and to Python.

use std::ffi::CStr;
use std::ptr;

use crate::ffi::{self, PyObject};
use crate::raise::{Place, Raised, Result, made};
use crate::scope::Scope;
use crate::sequence::Sequence;
use crate::table::{Field, Holds, Item};
use crate::{enums, handles, kernel, memory, number, records};

/// The bits of a value that is passed in a register; for a struct, where its bytes are.
///
/// # Errors
/// When the object does not fit.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one; the scope lives as long as the value is used.
#[inline]
pub unsafe fn bits(item: &Item, object: *mut PyObject, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        match *item {
            Item::Int(size) => number::bits(object, size as usize, true, place),
            Item::Uint(size) => number::bits(object, size as usize, false, place),
            Item::Handle(handle) => handles::bits(object, handle, place),
            Item::Enum(e) => match number::member(object, e) {
                Some(bits) => Ok(bits),
                None => number::enumerator(object, place),
            },
            Item::Bool => number::truth(object, place),
            Item::Single => Ok(u64::from((number::double(object, place)? as f32).to_bits())),
            Item::Double => Ok(number::double(object, place)?.to_bits()),
            Item::Record(record) => Ok(records::data_of(object, record, place)? as u64),
            Item::Text => text(object, place),
            Item::Address | Item::Arguments | Item::List(..) | Item::Filled(..) => {
                Ok(memory::address(object, false, scope, place)?.address)
            }
            Item::Array(..) | Item::Bytes(_) | Item::Nothing => {
                Err(place.expected("something that can be passed by value", object))
            }
        }
    }
}

/// Writes a value to memory.
///
/// # Errors
/// When the object does not fit.
///
/// # Safety
/// As [`bits`]; the item's size can be written at `at`.
#[inline]
pub unsafe fn store(item: &Item, object: *mut PyObject, at: *mut u8, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe {
        match *item {
            Item::Record(record) => {
                let data = records::data_of(object, record, place)?;
                at.copy_from(data, record.size);
            }
            Item::Array(of, count) => array(of, count as usize, object, at, scope, place)?,
            Item::Bytes(count) => characters(count as usize, object, at, scope, place)?,
            _ => number::write(at, item.size(), bits(item, object, scope, place)?),
        }
        Ok(())
    }
}

/// The address of a text that is `bytes` itself or `None`; `None` for any other object, for null, and for one with a NUL inside.
///
/// # Safety
/// As [`text`]; the object may be null.
#[inline(always)]
pub unsafe fn exact_text(object: *mut PyObject) -> Option<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if object == ffi::Py_None() {
            return Some(0);
        }
        if object.is_null() || ffi::Py_TYPE(object) != &raw mut ffi::PyBytes_Type {
            return None;
        }
        let (mut start, mut len) = (ptr::null_mut(), 0);
        ffi::PyBytes_AsStringAndSize(object, &mut start, &mut len);
        (CStr::from_ptr(start).count_bytes() == len as usize).then_some(start as u64)
    }
}

/// The address of a text: of the object's own bytes.
///
/// # Errors
/// `TypeError` for what is no text, `ValueError` for one with a NUL inside.
///
/// # Safety
/// As [`bits`]; the object lives as long as the text is used.
#[inline]
pub unsafe fn text(object: *mut PyObject, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if object == ffi::Py_None() {
            return Ok(0);
        }
        let mut size = 0;
        let start = if ffi::Py_TYPE(object) == &raw mut ffi::PyBytes_Type || ffi::PyBytes_Check(object) != 0 {
            // Refuses a NUL inside by itself.
            let mut start = ptr::null_mut();
            if ffi::PyBytes_AsStringAndSize(object, &mut start, ptr::null_mut()) != 0 {
                ffi::PyErr_Clear();
                return Err(place.value_error("has a NUL inside"));
            }
            return Ok(start as u64);
        } else if ffi::PyUnicode_Check(object) != 0 {
            ffi::PyUnicode_AsUTF8AndSize(object, &mut size)
        } else {
            return Err(place.expected("str, bytes or None", object));
        };
        if start.is_null() {
            return Err(Raised);
        }
        if CStr::from_ptr(start).count_bytes() != size as usize {
            return Err(place.value_error("has a NUL inside"));
        }
        Ok(start as u64)
    }
}

unsafe fn array(
    of: &Item,
    count: usize,
    object: *mut PyObject,
    at: *mut u8,
    scope: &mut Scope<'_>,
    place: &Place<'_>,
) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe {
        let items = Sequence::of(object, scope, place)?;
        let len = items.len();
        if len != count {
            return Err(place.value_error(&format!("must have {count} elements, not {len}")));
        }
        items.each(place, |i, element| store(of, element, at.add(i * of.size()), scope, place))
    }
}

unsafe fn characters(count: usize, object: *mut PyObject, at: *mut u8, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe {
        let (start, len) = if ffi::PyUnicode_Check(object) != 0 {
            let mut size = 0;
            let start = ffi::PyUnicode_AsUTF8AndSize(object, &mut size);
            if start.is_null() {
                return Err(Raised);
            }
            (start.cast::<u8>(), size as usize)
        } else if ffi::PyObject_CheckBuffer(object) != 0 {
            match scope.view(object) {
                Some(view) => (view.buf.cast_const().cast(), view.len as usize),
                None => {
                    ffi::PyErr_Clear();
                    return Err(place.buffer_error("must be contiguous memory"));
                }
            }
        } else if ffi::is_list(object) || ffi::is_tuple(object) {
            return array(&Item::Uint(1), count, object, at, scope, place);
        } else {
            return Err(place.expected("bytes", object));
        };
        if len > count {
            return Err(place.value_error(&format!("must have at most {count} bytes, not {len}")));
        }
        at.write_bytes(0, count);
        at.copy_from(start, len);
        Ok(())
    }
}

/// A new reference to the value in memory; structs are copied.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// The interpreter's lock is held, and there is a value of the type at `at`.
#[inline]
pub unsafe fn load(item: &Item, at: *const u8) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        match *item {
            Item::Handle(handle) => handles::new(handle, number::read(at, handle.size as usize)),
            Item::Int(size) => made(number::int_at(at, size as usize, true)),
            Item::Uint(size) => made(number::int_at(at, size as usize, false)),
            Item::Enum(e) => {
                let bits = number::read(at, 4);
                enums::member(e, if e.signed { i64::from(bits as i32) } else { bits as i64 })
            }
            Item::Bool => made(ffi::PyBool_FromLong((*at != 0).into())),
            Item::Single => made(ffi::PyFloat_FromDouble(f64::from(at.cast::<f32>().read_unaligned()))),
            Item::Double => made(ffi::PyFloat_FromDouble(at.cast::<f64>().read_unaligned())),
            Item::Record(record) => records::copied(record, at),
            Item::Text => match number::read(at, 8) as *const std::ffi::c_char {
                start if start.is_null() => Ok(none()),
                start => made(ffi::PyBytes_FromString(start)),
            },
            Item::Address | Item::Arguments => made(number::int_at(at, 8, false)),
            Item::Array(of, count) => list(of, count as usize, at),
            Item::Bytes(count) => made(ffi::PyBytes_FromStringAndSize(at.cast(), count as ffi::Py_ssize_t)),
            Item::List(..) | Item::Filled(..) => made(number::int_at(at, 8, false)),
            Item::Nothing => Ok(none()),
        }
    }
}

/// A new reference to `None`.
#[inline]
pub fn none() -> *mut PyObject {
    // SAFETY: `None` is always there; the lock is held by whoever makes objects.
    unsafe {
        let none = ffi::Py_None();
        ffi::Py_IncRef(none);
        none
    }
}

/// A new list of so many values in memory.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// As [`load`], for each of them.
pub unsafe fn list(of: &Item, count: usize, at: *const u8) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe { list_of(count, |i| load(of, at.add(i * of.size()))) }
}

/// A new list of so many elements that a function makes: new references.
///
/// # Errors
/// When there is no memory, and those of the function.
///
/// # Safety
/// The interpreter's lock is held.
#[inline]
pub unsafe fn list_of(count: usize, element: impl Fn(usize) -> Result<*mut PyObject>) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise; a list takes its references.
    unsafe {
        let list = made(ffi::PyList_New(count as ffi::Py_ssize_t))?;
        for i in 0..count {
            match element(i) {
                Ok(item) => ffi::PyList_SetItem(list, i as ffi::Py_ssize_t, item),
                Err(Raised) => {
                    ffi::Py_DecRef(list);
                    return Err(Raised);
                }
            };
        }
        Ok(list)
    }
}

/// A new reference to the value of a field. Structs are views; lists are copies.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// The interpreter's lock is held; `at` is the field's place in the memory of `object`.
pub unsafe fn field(field: &'static Field, at: *mut u8, object: *mut PyObject) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        match field.item {
            Item::Record(record) => records::view(record, field, at, object),
            Item::List(of, count) => listed(of, count.filter(|_| records::answers(object, field)), field, at, object),
            Item::Filled(of, count) => listed(of, records::answers(object, field).then_some(count), field, at, object),
            Item::Text if records::kept(object, at).is_null() && !records::answers(object, field) => Ok(none()),
            ref item => load(item, at),
        }
    }
}

/// The values behind a pointer: those that the field was set to, which are kept as bytes; else, where `count` is given, those of the
/// callee, whose number stands beside the pointer.
unsafe fn listed(
    of: &Item,
    count: Option<(u32, u8)>,
    field: &Field,
    at: *mut u8,
    object: *mut PyObject,
) -> Result<*mut PyObject> {
    // SAFETY: the promise of `field`.
    unsafe {
        let start = number::read(at, 8) as *const u8;
        let kept = records::kept(object, at);
        if start.is_null() {
            return made(ffi::PyList_New(0));
        }
        // The elements, and the objects that they were made from.
        let kept = if !kept.is_null() && ffi::is_tuple(kept) { ffi::PyTuple_GetItem(kept, 0) } else { kept };
        if !kept.is_null() && ffi::PyByteArray_Check(kept) != 0 && ffi::PyByteArray_AsString(kept).cast_const().cast() == start {
            return list(of, ffi::PyByteArray_Size(kept) as usize / of.size().max(1), start);
        }
        match count {
            Some((offset, size)) => {
                let count = number::read(at.sub(field.offset).add(offset as usize), size as usize);
                list(of, count as usize, start)
            }
            None => made(ffi::PyList_New(0)),
        }
    }
}

/// Sets a field, and keeps what it points to then.
///
/// # Errors
/// When the object does not fit; the field is as before then.
///
/// # Safety
/// As [`field`].
pub unsafe fn set_field(
    field: &'static Field,
    value: *mut PyObject,
    at: *mut u8,
    object: *mut PyObject,
    scope: &mut Scope<'_>,
    place: &Place<'_>,
) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe {
        match field.item {
            Item::Record(record) => {
                records::data_of(value, record, place)?;
                records::assign(object, at, value, record.size)
            }
            Item::Text => {
                let address = if ffi::is_int(value) { number::bits(value, 8, false, place)? } else { text(value, place)? };
                keep(value, address, at, object)
            }
            Item::Arguments if ffi::is_tuple(value) || ffi::is_list(value) => {
                let (address, kept) = kernel::kept_arguments(value, place)?;
                records::keep(object, at, kept)?;
                number::write(at, 8, address);
                Ok(())
            }
            Item::Address | Item::Arguments => {
                let address = pointed(value, scope, place)?;
                keep(value, address, at, object)
            }
            Item::Handle(handle) if handle.holds == Holds::Function => {
                if ffi::PyCallable_Check(value) != 0 && handles::value(value).is_none() {
                    return Err(place.type_error(
                        "takes the address of a C function: wrap it by `ctypes.CFUNCTYPE` and pass the class with `_ptr`",
                    ));
                }
                number::write(at, 8, handles::bits(value, handle, place)?);
                Ok(())
            }
            Item::List(of, _) | Item::Filled(of, _) => set_list(of, value, at, object, scope, place),
            Item::Array(..) => {
                // All or nothing: an element that does not fit must not leave half of the others.
                let room = scope.room(field.item.size())?;
                store(&field.item, value, room, scope, place)?;
                at.copy_from_nonoverlapping(room, field.item.size());
                Ok(())
            }
            ref item => store(item, value, at, scope, place),
        }
    }
}

/// The address that a field of untyped memory is set to. A view of a buffer ends with the assignment, but the object is kept.
unsafe fn pointed(value: *mut PyObject, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe { Ok(memory::address(value, false, scope, place)?.address) }
}

unsafe fn keep(value: *mut PyObject, address: u64, at: *mut u8, object: *mut PyObject) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe {
        if address == 0 || ffi::is_int(value) {
            records::keep(object, at, ptr::null_mut())?;
        } else if ffi::PyObject_CheckBuffer(value) != 0 {
            // A view holds a buffer in place; the object alone could be resized.
            records::keep(object, at, made(ffi::PyMemoryView_FromObject(value))?)?;
        } else {
            ffi::Py_IncRef(value);
            records::keep(object, at, value)?;
        }
        number::write(at, 8, address);
        Ok(())
    }
}

unsafe fn set_list(
    of: &Item,
    value: *mut PyObject,
    at: *mut u8,
    object: *mut PyObject,
    scope: &mut Scope<'_>,
    place: &Place<'_>,
) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe {
        if value == ffi::Py_None() || ffi::is_int(value) {
            let address = if value == ffi::Py_None() { 0 } else { number::bits(value, 8, false, place)? };
            records::keep(object, at, ptr::null_mut())?;
            number::write(at, 8, address);
            return Ok(());
        }
        let items = Sequence::kept(value, scope, place)?;
        let count = items.len();
        if count == 0 {
            records::keep(object, at, ptr::null_mut())?;
            number::write(at, 8, 0);
            return Ok(());
        }
        let holder = made(ffi::PyByteArray_FromStringAndSize(ptr::null(), (count * of.size()) as ffi::Py_ssize_t))?;
        let start = ffi::PyByteArray_AsString(holder).cast::<u8>();
        start.write_bytes(0, count * of.size());
        let stored = items.each(place, |i, element| store(of, element, start.add(i * of.size()), scope, place));
        if let Err(Raised) = stored {
            ffi::Py_DecRef(holder);
            return Err(Raised);
        }
        // Elements may hold addresses that their own objects keep.
        let pair = made(ffi::PyTuple_New(2))?;
        ffi::PyTuple_SetItem(pair, 0, holder);
        ffi::PyTuple_SetItem(pair, 1, items.object());
        records::keep(object, at, pair)?;
        number::write(at, 8, start as u64);
        Ok(())
    }
}
