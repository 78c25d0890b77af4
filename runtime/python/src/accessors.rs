//! Fields of structs and unions as attributes: what reads and what sets each.
//!
//! Most fields are numbers or handles. They have functions of their own, which only read or write; whatever is not exactly what they
//! take goes by the functions for any field.

use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr;

use crate::ffi::{self, PyObject};
use crate::raise::{Place, Result};
use crate::records;
use crate::scope::{Room, Scope};
use crate::table::{Field, Item};
use crate::{handles, item, number};

/// The functions behind the attribute of a field.
pub fn of(field: &Field) -> (ffi::getter, ffi::setter) {
    match (field.item, field.bits) {
        (Item::Int(1), None) => (get_number::<i8>, set_number::<i8>),
        (Item::Int(2), None) => (get_number::<i16>, set_number::<i16>),
        (Item::Int(4), None) => (get_number::<i32>, set_number::<i32>),
        (Item::Int(8), None) => (get_number::<i64>, set_number::<i64>),
        (Item::Uint(1), None) => (get_number::<u8>, set_number::<u8>),
        (Item::Uint(2), None) => (get_number::<u16>, set_number::<u16>),
        (Item::Uint(4), None) => (get_number::<u32>, set_number::<u32>),
        (Item::Uint(8), None) => (get_number::<u64>, set_number::<u64>),
        (Item::Handle(_), None) => (get_handle, set),
        _ => (get, set),
    }
}

/// A whole number of C.
trait Number: Copy {
    const SIGNED: bool;
    /// The `int`.
    unsafe fn object(self) -> *mut PyObject;
}

macro_rules! numbers {
    ($signed:literal, $widest:ty, $object:ident: $($number:ty)*) => {$(
        impl Number for $number {
            const SIGNED: bool = $signed;

            unsafe fn object(self) -> *mut PyObject {
                // SAFETY: the caller's promise: the interpreter's lock is held.
                unsafe { ffi::$object(<$widest>::from(self)) }
            }
        }
    )*};
}

numbers!(true, i64, PyLong_FromLongLong: i8 i16 i32 i64);
numbers!(false, u64, PyLong_FromUnsignedLongLong: u8 u16 u32 u64);

unsafe extern "C" fn get_number<T: Number>(object: *mut PyObject, field: *mut c_void) -> *mut PyObject {
    // SAFETY: as of `get`, and the field is such a number.
    unsafe { records::place(object, &*field.cast::<Field>()).cast::<T>().read_unaligned().object() }
}

unsafe extern "C" fn set_number<T: Number>(object: *mut PyObject, value: *mut PyObject, field: *mut c_void) -> c_int {
    // SAFETY: as of `set`, and the field is such a number.
    unsafe {
        match number::exact(value, size_of::<T>(), T::SIGNED) {
            Some(bits) => {
                number::write(records::place(object, &*field.cast::<Field>()), size_of::<T>(), bits);
                0
            }
            None => set(object, value, field),
        }
    }
}

unsafe extern "C" fn get_handle(object: *mut PyObject, field: *mut c_void) -> *mut PyObject {
    // SAFETY: as of `get`.
    unsafe {
        let field = &*field.cast::<Field>();
        let Item::Handle(handle) = field.item else { return ptr::null_mut() };
        handles::new(handle, number::read(records::place(object, field), handle.size.into())).unwrap_or(ptr::null_mut())
    }
}

/// Reads any field.
///
/// # Safety
/// Called by the interpreter, with an object of a class of the tables and a field of its record.
pub unsafe extern "C" fn get(object: *mut PyObject, field: *mut c_void) -> *mut PyObject {
    // SAFETY: the caller's promise.
    unsafe {
        let field = &*field.cast::<Field>();
        let at = records::place(object, field);
        match field.bits {
            Some((shift, width)) => {
                let bits = number::read(at, field.item.size()) >> shift & (u64::MAX >> (64 - width));
                ffi::PyLong_FromUnsignedLongLong(bits)
            }
            None => item::field(field, at, object).unwrap_or(ptr::null_mut()),
        }
    }
}

/// Sets any field.
unsafe extern "C" fn set(object: *mut PyObject, value: *mut PyObject, field: *mut c_void) -> c_int {
    // SAFETY: as above.
    unsafe {
        let field = &*field.cast::<Field>();
        let place = &Place::Field(records::record(object).name, field.name);
        if value.is_null() {
            place.type_error("cannot be deleted");
            return -1;
        }
        let at = records::place(object, field);
        let mut room = MaybeUninit::<Room>::uninit();
        let mut scope = Scope::new(&mut room);
        let done = match field.bits {
            Some((shift, width)) => set_bits(value, at, field, shift, width, place),
            None => item::set_field(field, value, at, object, &mut scope, place),
        };
        if done.is_ok() { 0 } else { -1 }
    }
}

unsafe fn set_bits(value: *mut PyObject, at: *mut u8, field: &Field, shift: u8, width: u8, place: &Place<'_>) -> Result<()> {
    // SAFETY: as above.
    unsafe {
        let (size, most) = (field.item.size(), u64::MAX >> (64 - width));
        let bits = number::bits(value, 8, false, place)?;
        if bits > most {
            return Err(place.overflow(&format!("must be between 0 and {most}")));
        }
        let others = number::read(at, size) & !(most << shift);
        number::write(at, size, others | bits << shift);
        Ok(())
    }
}
