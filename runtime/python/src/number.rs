//! Numbers: Python's to C's, checked, and back.

use std::ffi::c_int;
use std::ops::RangeInclusive;

use crate::ffi::{self, PyObject};
use crate::handles;
use crate::raise::{Place, Raised, Result, made};
use crate::table::Enum;

/// The bits of a whole number of so many bytes.
///
/// # Errors
/// `TypeError` for what is no whole number, `OverflowError` for one that is out of range.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
#[inline]
pub unsafe fn bits(object: *mut PyObject, size: usize, signed: bool, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if ffi::is_int(object) {
            return of_int(object, size, signed, place);
        }
        if let Some((number, negative)) = handles::plain(object)
            && (negative || number <= i64::MAX as u64)
            && fits(number as i64, size, signed)
        {
            return Ok(number);
        }
        let number = index(object, place)?;
        let bits = of_int(number, size, signed, place);
        ffi::Py_DecRef(number);
        bits
    }
}

/// A new reference to the `int` that an object stands for as an index.
///
/// # Errors
/// `TypeError` where it does not.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
pub unsafe fn index(object: *mut PyObject, place: &Place<'_>) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        if ffi::PyIndex_Check(object) == 0 {
            return Err(place.expected("an int", object));
        }
        made(ffi::PyNumber_Index(object))
    }
}

/// The bits of an `int` itself that fits; `None` for any other object, and for null.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one or null.
#[inline(always)]
pub unsafe fn exact(object: *mut PyObject, size: usize, signed: bool) -> Option<u64> {
    let mut overflow: c_int = 0;
    // SAFETY: the caller's promise.
    unsafe {
        if object.is_null() || ffi::Py_TYPE(object) != &raw mut ffi::PyLong_Type {
            return None;
        }
        let value = ffi::PyLong_AsLongLongAndOverflow(object, &mut overflow);
        (overflow == 0 && fits(value, size, signed)).then_some(value as u64)
    }
}

/// The bits of a member of an enumeration; `None` for any other object, and for null.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one or null.
#[inline(always)]
pub unsafe fn member(object: *mut PyObject, e: &Enum) -> Option<u64> {
    let mut overflow: c_int = 0;
    // SAFETY: the caller's promise; a member is an `int`.
    unsafe {
        if object.is_null() || ffi::Py_TYPE(object) != e.class.get() {
            return None;
        }
        let value = ffi::PyLong_AsLongLongAndOverflow(object, &mut overflow);
        (overflow == 0 && ENUMERATORS.contains(&value)).then_some(value as u64 & 0xffff_ffff)
    }
}

/// Whether a number is one of so many bytes.
#[inline]
fn fits(value: i64, size: usize, signed: bool) -> bool {
    let shift = 64 - 8 * size as u32;
    if signed { (value << shift) >> shift == value } else { value >= 0 && (value as u64) << shift >> shift == value as u64 }
}

#[inline]
unsafe fn of_int(object: *mut PyObject, size: usize, signed: bool, place: &Place<'_>) -> Result<u64> {
    let mut overflow: c_int = 0;
    // SAFETY: an int.
    let value = unsafe { ffi::PyLong_AsLongLongAndOverflow(object, &mut overflow) };
    if overflow == 0 {
        if fits(value, size, signed) {
            return Ok(value as u64);
        }
    } else if overflow > 0 && !signed && size == 8 {
        // SAFETY: an int.
        unsafe {
            let value = ffi::PyLong_AsUnsignedLongLong(object);
            if ffi::PyErr_Occurred().is_null() {
                return Ok(value);
            }
            ffi::PyErr_Clear();
        }
    }
    let shift = 64 - 8 * size as u32;
    let (low, high) = match (signed, size) {
        (true, _) => (i64::MIN >> shift, i64::MAX as u64 >> shift),
        (false, _) => (0, u64::MAX >> shift),
    };
    // SAFETY: the caller's promise.
    Err(unsafe { place.overflow(&format!("must be between {low} and {high}")) })
}

/// Both readings of 32 bits.
const ENUMERATORS: RangeInclusive<i64> = i32::MIN as i64..=u32::MAX as i64;

/// The bits of an enumerator.
///
/// # Errors
/// As [`bits`].
///
/// # Safety
/// As [`bits`].
#[inline]
pub unsafe fn enumerator(object: *mut PyObject, place: &Place<'_>) -> Result<u64> {
    let mut overflow: c_int = 0;
    // SAFETY: the caller's promise.
    unsafe {
        if ffi::is_int(object) {
            let value = ffi::PyLong_AsLongLongAndOverflow(object, &mut overflow);
            if overflow == 0 && ENUMERATORS.contains(&value) {
                return Ok(value as u64 & 0xffff_ffff);
            }
            return Err(place.overflow(&format!("must be between {} and {}", i32::MIN, u32::MAX)));
        }
        let number = index(object, place)?;
        let bits = enumerator(number, place);
        ffi::Py_DecRef(number);
        bits
    }
}

/// A number with a fraction.
///
/// # Errors
/// `TypeError` for what is no number.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
pub unsafe fn double(object: *mut PyObject, place: &Place<'_>) -> Result<f64> {
    // SAFETY: the caller's promise.
    unsafe {
        let value = ffi::PyFloat_AsDouble(object);
        if value == -1.0 && !ffi::PyErr_Occurred().is_null() {
            if ffi::PyErr_ExceptionMatches(ffi::PyExc_TypeError) != 0 {
                ffi::PyErr_Clear();
                return Err(place.expected("a number", object));
            }
            return Err(Raised);
        }
        Ok(value)
    }
}

/// A truth value.
///
/// # Errors
/// `TypeError` for what is neither a `bool` nor 0 nor 1.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
pub unsafe fn truth(object: *mut PyObject, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        match bits(object, 8, true, place)? {
            value @ (0 | 1) => Ok(value),
            _ => Err(place.value_error("must be True or False")),
        }
    }
}

/// An `int` of the bytes at an address.
///
/// # Safety
/// The interpreter's lock is held, and so many bytes can be read there.
#[inline]
pub unsafe fn int_at(at: *const u8, size: usize, signed: bool) -> *mut PyObject {
    // SAFETY: the caller's promise.
    unsafe {
        let bits = read(at, size);
        if signed {
            let shift = 64 - 8 * size as u32;
            ffi::PyLong_FromLongLong((bits as i64) << shift >> shift)
        } else {
            ffi::PyLong_FromUnsignedLongLong(bits)
        }
    }
}

/// So many bytes, at most eight, as a number.
///
/// # Safety
/// They can be read.
#[inline]
pub unsafe fn read(at: *const u8, size: usize) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        match size {
            1 => u64::from(*at),
            2 => u64::from(at.cast::<u16>().read_unaligned()),
            4 => u64::from(at.cast::<u32>().read_unaligned()),
            _ => at.cast::<u64>().read_unaligned(),
        }
    }
}

/// The low bytes of a number, at most eight.
#[inline]
pub fn low(bits: u64, size: usize) -> u64 {
    bits & u64::MAX >> (64 - 8 * size)
}

/// Writes the low bytes of a number, at most eight.
///
/// # Safety
/// They can be written.
#[inline]
pub unsafe fn write(at: *mut u8, size: usize, bits: u64) {
    // SAFETY: the caller's promise.
    unsafe {
        match size {
            1 => *at = bits as u8,
            2 => at.cast::<u16>().write_unaligned(bits as u16),
            4 => at.cast::<u32>().write_unaligned(bits as u32),
            _ => at.cast::<u64>().write_unaligned(bits),
        }
    }
}
