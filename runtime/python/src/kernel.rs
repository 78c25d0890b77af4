//! Arguments of a kernel.
//!
//! Input: `None`, an address, a buffer of addresses, or a pair of values and their types. Output: an array with the address of each
//! argument. A type is a class of ctypes, or `None` for what has an address by itself: a struct of ctypes, a handle or struct of this
//! package, a number or array of numpy's, an enumerator.

use std::ffi::CStr;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::classes::imported;
use crate::ffi::{self, PyObject, PyTypeObject};
use crate::raise::{Place, Raised, Result, made};
use crate::scope::{Kept, Scope};
use crate::sequence::Sequence;
use crate::{handles, memory, number, records};

/// How a class of ctypes is converted.
#[derive(Clone, Copy)]
enum Scalar {
    Int(usize),
    Uint(usize),
    Bool,
    Char,
    Single,
    Double,
    Pointer,
}

const SCALARS: [(&CStr, Scalar); 24] = [
    (c"c_int", Scalar::Int(4)),
    (c"c_uint", Scalar::Uint(4)),
    (c"c_void_p", Scalar::Pointer),
    (c"c_float", Scalar::Single),
    (c"c_double", Scalar::Double),
    (c"c_size_t", Scalar::Uint(8)),
    (c"c_longlong", Scalar::Int(8)),
    (c"c_ulonglong", Scalar::Uint(8)),
    (c"c_long", Scalar::Int(size_of::<std::ffi::c_long>())),
    (c"c_ulong", Scalar::Uint(size_of::<std::ffi::c_long>())),
    (c"c_ssize_t", Scalar::Int(8)),
    (c"c_int8", Scalar::Int(1)),
    (c"c_uint8", Scalar::Uint(1)),
    (c"c_int16", Scalar::Int(2)),
    (c"c_uint16", Scalar::Uint(2)),
    (c"c_int32", Scalar::Int(4)),
    (c"c_uint32", Scalar::Uint(4)),
    (c"c_int64", Scalar::Int(8)),
    (c"c_uint64", Scalar::Uint(8)),
    (c"c_byte", Scalar::Int(1)),
    (c"c_ubyte", Scalar::Uint(1)),
    (c"c_short", Scalar::Int(2)),
    (c"c_ushort", Scalar::Uint(2)),
    (c"c_bool", Scalar::Bool),
];

/// What of ctypes is asked for often; null before its first use.
static TYPES: [AtomicPtr<PyTypeObject>; SCALARS.len()] = [const { AtomicPtr::new(ptr::null_mut()) }; SCALARS.len()];
static CHAR: AtomicPtr<PyTypeObject> = AtomicPtr::new(ptr::null_mut());

#[inline]
fn scalar(class: *mut PyTypeObject) -> Option<Scalar> {
    TYPES.iter().position(|known| known.load(Ordering::Relaxed) == class).map(|at| SCALARS[at].1)
}

unsafe fn load_types() -> Result<()> {
    if !CHAR.load(Ordering::Acquire).is_null() {
        return Ok(());
    }
    // SAFETY: the lock is held; references are kept for ever.
    unsafe {
        for (slot, (name, _)) in TYPES.iter().zip(&SCALARS) {
            slot.store(imported(c"ctypes", name)?.cast(), Ordering::Relaxed);
        }
        CHAR.store(imported(c"ctypes", c"c_char")?.cast(), Ordering::Release);
    }
    Ok(())
}

/// The address of the array of addresses.
///
/// # Errors
/// When the object is none of what the module lists, or a value does not fit its type.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one; the scope lives as long as the array is used.
pub unsafe fn arguments(object: *mut PyObject, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if object == ffi::Py_None() {
            return Ok(0);
        }
        let list = ffi::is_list(object);
        if !list && !ffi::is_tuple(object) {
            return Ok(memory::address(object, false, scope, place)?.address);
        }
        let pair = Sequence::kept(object, scope, place)?;
        if pair.is_empty() {
            return Ok(0);
        }
        if pair.len() != 2 {
            return Err(place.value_error("must be a pair: the values, and their types"));
        }
        let (values, types) = (pair.get(0), pair.get(1));
        let (values, types) = match (is_sequence(values), is_sequence(types)) {
            (true, true) => (Sequence::kept(values, scope, place)?, Some(Sequence::kept(types, scope, place)?)),
            (true, false) if types == ffi::Py_None() => (Sequence::kept(values, scope, place)?, None),
            _ => return Err(place.value_error("must be a pair of sequences: the values, and their types")),
        };
        let count = values.len();
        if let Some(types) = types
            && types.len() != count
        {
            let others = types.len();
            return Err(place.value_error(&format!("has {count} values and {others} types")));
        }
        load_types()?;
        // A NULL behind the last one: who launches a kernel may ask for more than it takes.
        let addresses = scope.room(8 * (count + 1))?.cast::<u64>();
        addresses.add(count).write(0);
        let rooms = scope.room(8 * count.max(1))?.cast::<u64>();
        let (mut last, mut last_scalar) = (ptr::null_mut(), None);
        for at in 0..count {
            let value = values.get(at);
            let class = types.map_or(ffi::Py_None(), |types| types.get(at));
            // Arguments of one type often follow each other.
            if class != last {
                (last, last_scalar) = (class, scalar(class.cast()));
            }
            let room = rooms.add(at);
            let address = match last_scalar {
                Some(scalar) => match exact(scalar, value) {
                    Some(bits) => {
                        room.write(bits);
                        room as u64
                    }
                    None => one(scalar, value, room, place)?,
                },
                None => by_itself(value, class, room, scope, place)?,
            };
            addresses.add(at).write(address);
        }
        Ok(addresses as u64)
    }
}

/// The same for a field of a struct: what has to live as long as the address is a new reference.
///
/// # Errors
/// As [`arguments`].
///
/// # Safety
/// The interpreter's lock is held, and `object` is a tuple or list.
pub unsafe fn kept_arguments(object: *mut PyObject, place: &Place<'_>) -> Result<(u64, *mut PyObject)> {
    const KEPT: &CStr = c"cuspec.arguments";
    unsafe extern "C" fn dropped(capsule: *mut PyObject) {
        // SAFETY: called once, for a capsule with this; the lock is held.
        unsafe { drop(Box::from_raw(ffi::PyCapsule_GetPointer(capsule, KEPT.as_ptr()).cast::<Kept>())) }
    }
    let mut kept = Box::new(Kept::new());
    // SAFETY: the caller's promise.
    unsafe {
        ffi::Py_IncRef(object);
        kept.scope().keep(object);
        let address = arguments(object, kept.scope(), place)?;
        Ok((address, made(ffi::PyCapsule_New(Box::into_raw(kept).cast(), KEPT.as_ptr(), Some(dropped)))?))
    }
}

unsafe fn is_sequence(object: *mut PyObject) -> bool {
    // SAFETY: an object.
    unsafe { ffi::is_tuple(object) || ffi::is_list(object) }
}

/// The bits of what most arguments are: an `int` or a `float` itself that fits. `None` says nothing about the object.
#[inline(always)]
unsafe fn exact(scalar: Scalar, object: *mut PyObject) -> Option<u64> {
    // SAFETY: the caller's promise; the class is the one that the function asks for.
    unsafe {
        let float = || (ffi::Py_TYPE(object) == &raw mut ffi::PyFloat_Type).then(|| ffi::PyFloat_AsDouble(object));
        match scalar {
            Scalar::Double => float().map(f64::to_bits),
            Scalar::Single => float().map(|value| u64::from((value as f32).to_bits())),
            Scalar::Int(size) => number::exact(object, size, true),
            Scalar::Uint(size) => number::exact(object, size, false),
            Scalar::Pointer => number::exact(object, 8, false),
            Scalar::Bool | Scalar::Char => None,
        }
    }
}

/// Writes a scalar to its room; what is an instance of ctypes already has its value in `value`.
#[inline(never)]
unsafe fn one(scalar: Scalar, object: *mut PyObject, room: *mut u64, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if ffi::Py_TYPE(object) == &raw mut ffi::PyFloat_Type && !matches!(scalar, Scalar::Double | Scalar::Single) {
            return Err(place.expected("an int where its type says so", object));
        }
        let object = plain(object)?;
        let bits = match scalar {
            Scalar::Int(size) => number::bits(object.get(), size, true, place),
            Scalar::Uint(size) => number::bits(object.get(), size, false, place),
            Scalar::Pointer => pointer(object.get(), place),
            Scalar::Single => number::double(object.get(), place).map(|value| u64::from((value as f32).to_bits())),
            Scalar::Double => number::double(object.get(), place).map(f64::to_bits),
            Scalar::Bool => match ffi::PyObject_IsTrue(object.get()) {
                -1 => Err(Raised),
                truth => Ok(truth as u64),
            },
            Scalar::Char => character(object.get(), place),
        }?;
        room.write(bits);
        Ok(room as u64)
    }
}

/// A reference that may be one's own.
struct Plain {
    object: *mut PyObject,
    owned: bool,
}

impl Plain {
    fn get(&self) -> *mut PyObject {
        self.object
    }
}

impl Drop for Plain {
    fn drop(&mut self) {
        if self.owned {
            // SAFETY: one's own reference; the lock is held.
            unsafe { ffi::Py_DecRef(self.object) }
        }
    }
}

/// The Python value of an instance of a ctypes class; anything else is itself.
#[inline]
unsafe fn plain(object: *mut PyObject) -> Result<Plain> {
    // SAFETY: the caller's promise.
    unsafe {
        let class = ffi::Py_TYPE(object);
        if ffi::is_int(object) || ffi::PyFloat_CheckExact(object) != 0 {
            return Ok(Plain { object, owned: false });
        }
        if scalar(class).is_some() || class == CHAR.load(Ordering::Relaxed) {
            let value = made(ffi::PyObject_GetAttrString(object, c"value".as_ptr()))?;
            return Ok(Plain { object: value, owned: true });
        }
        Ok(Plain { object, owned: false })
    }
}

#[inline]
unsafe fn pointer(object: *mut PyObject, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if ffi::is_int(object) {
            return number::bits(object, 8, false, place);
        }
        if object == ffi::Py_None() {
            return Ok(0);
        }
        if let Some(value) = handles::value(object) {
            return Ok(value);
        }
        handles::number(object, 8, false, place)
    }
}

unsafe fn character(object: *mut PyObject, place: &Place<'_>) -> Result<u64> {
    // SAFETY: the caller's promise.
    unsafe {
        if ffi::PyBytes_Check(object) != 0 && ffi::PyBytes_Size(object) == 1 {
            return Ok(u64::from(*ffi::PyBytes_AsString(object).cast::<u8>()));
        }
        number::bits(object, 1, true, place)
    }
}

/// The address of a value that knows its own type; `class` is `None`, or one that ctypes defines otherwise.
unsafe fn by_itself(
    value: *mut PyObject,
    class: *mut PyObject,
    room: *mut u64,
    scope: &mut Scope<'_>,
    place: &Place<'_>,
) -> Result<u64> {
    // SAFETY: the caller's promise; `values` keeps the object for the call.
    unsafe {
        if class.cast() == CHAR.load(Ordering::Relaxed) {
            return one(Scalar::Char, value, room, place);
        }
        if let Some(pointer) = handles::pointer(value) {
            return Ok(pointer as u64);
        }
        // A struct of ours, or a handle or struct of of another package that follows the same convention.
        if let Some(data) = records::data(value) {
            return Ok(data as u64);
        }
        if memory::has(value, c"getPtr") {
            let address = made(ffi::PyObject_CallMethod(value, c"getPtr".as_ptr(), ptr::null()))?;
            let bits = number::bits(address, 8, false, place);
            ffi::Py_DecRef(address);
            return bits;
        }
        // An enumerator is an int of C.
        if ffi::is_int(value) {
            if ffi::PyLong_CheckExact(value) != 0 {
                return Err(place.type_error("has an int without a type: its size is not known"));
            }
            return one(Scalar::Int(4), value, room, place);
        }
        // An array of device memory stands for its address.
        if memory::has(value, c"__cuda_array_interface__") {
            room.write(memory::address(value, false, scope, place)?.address);
            return Ok(room as u64);
        }
        // Instances of ctypes, numbers and arrays of numpy's: their bytes are the argument.
        if ffi::PyObject_CheckBuffer(value) != 0 && ffi::PyBytes_Check(value) == 0 {
            return match scope.view(value) {
                Some(view) => Ok(view.buf as u64),
                None => {
                    ffi::PyErr_Clear();
                    Err(place.buffer_error("has an argument whose memory is not contiguous"))
                }
            };
        }
        let name = crate::raise::class_name(value);
        Err(place.type_error(&format!("has a {name} without a type of ctypes")))
    }
}
