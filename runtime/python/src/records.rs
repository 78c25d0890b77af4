//! Structs and unions.
//!
//! Invariant: `data` is memory of the object's own, of its `owner`, or of whoever gave its address by `_ptr`. What a field points to is
//! kept by the object that owns the memory, by the field's offset, for as long as the field may point there.

use std::alloc::{Layout, alloc_zeroed, dealloc as free_memory};
use std::ffi::{c_int, c_void};
use std::ptr;

use crate::accessors;
use crate::classes;
use crate::ffi::{self, PyObject, PyTypeObject};
use crate::handles::{method, slot};
use crate::number;
use crate::raise::{Place, Raised, Result, made};
use crate::table::{Class, Field, Item, Record, When};

/// An object of such a class.
#[repr(C)]
pub struct Object {
    head: ffi::PyObject,
    data: *mut u8,
    record: &'static Record,
    /// The object whose memory this is a part of, or null.
    owner: *mut PyObject,
    /// The member of a union that this is, or is a part of.
    within: Option<Within>,
    /// What fields point to, by offset: a dictionary or null.
    kept: *mut PyObject,
    /// Its bytes came from a library: pointers among them lead somewhere.
    answered: bool,
    /// A call has filled in what is marked so.
    filled: bool,
    /// `data` is a block of this object's own, and not behind it.
    own: bool,
}

/// A member of a union, and the record that the union is a part of.
#[derive(Clone, Copy)]
struct Within {
    member: &'static Field,
    record: *const u8,
}

/// What every such class derives from.
static BASE: Class = Class::new();

/// The place of a field in the memory of an object.
///
/// # Safety
/// An object of such a class, and a field of its record.
#[inline(always)]
pub unsafe fn place(object: *mut PyObject, field: &Field) -> *mut u8 {
    // SAFETY: the caller's promise: a field lies within its record.
    unsafe { (*object.cast::<Object>()).data.add(field.offset) }
}

/// The record of an object.
///
/// # Safety
/// An object of such a class.
pub unsafe fn record(object: *mut PyObject) -> &'static Record {
    // SAFETY: the caller's promise.
    unsafe { (*object.cast::<Object>()).record }
}

/// Where the bytes of such an object are; `None` for any other object.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
pub unsafe fn data(object: *mut PyObject) -> Option<*mut u8> {
    // SAFETY: an instance of the base has this layout.
    unsafe {
        let base = BASE.get();
        if base.is_null() || ffi::PyType_IsSubtype(ffi::Py_TYPE(object), base) == 0 {
            return None;
        }
        Some((*object.cast::<Object>()).data)
    }
}

/// Where the bytes of an object of this record are.
///
/// # Errors
/// `TypeError` for an object of another class.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
#[inline]
pub unsafe fn data_of(object: *mut PyObject, record: &'static Record, place: &Place<'_>) -> Result<*mut u8> {
    // SAFETY: instances of a class of the record's tag have the record's layout.
    unsafe {
        let class = record.class.get();
        if !class.is_null() && ffi::Py_TYPE(object) == class {
            return Ok((*object.cast::<Object>()).data);
        }
        let root = root(record).class.get();
        if !root.is_null() && ffi::PyType_IsSubtype(ffi::Py_TYPE(object), root) != 0 {
            return Ok((*object.cast::<Object>()).data);
        }
        Err(place.expected(record.name.to_str().expect("names are ASCII"), object))
    }
}

/// Whether an object is of this record.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
pub unsafe fn is(object: *mut PyObject, record: &'static Record) -> bool {
    let root = root(record).class.get();
    // SAFETY: the caller's promise.
    !root.is_null() && unsafe { ffi::PyType_IsSubtype(ffi::Py_TYPE(object), root) } != 0
}

fn root(record: &'static Record) -> &'static Record {
    let mut root = record;
    while let Some(base) = root.base {
        root = base;
    }
    root
}

fn layout(record: &Record) -> Layout {
    // An address of its own even where there are no fields.
    Layout::from_size_align(record.size.max(1), record.align.max(16)).expect("the header's alignment is a power of two")
}

/// A new object of zeros, and its memory.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// The interpreter's lock is held.
pub unsafe fn new(record: &'static Record) -> Result<(*mut PyObject, *mut u8)> {
    // SAFETY: the class has objects of this layout.
    unsafe {
        let class = class(record)?;
        // The bytes of the struct stand behind the object, at the next address of its alignment.
        let align = record.align.max(16);
        let object = allocated(class, size_of::<Object>() + record.size + align)?;
        let data = (object as usize + size_of::<Object>()).next_multiple_of(align) as *mut u8;
        data.write_bytes(0, record.size);
        fill_in(object, record, data, ptr::null_mut(), None);
        Ok((object.cast(), data))
    }
}

/// Memory of so many bytes for an object of a class of the tables, with its head.
unsafe fn allocated(class: *mut PyTypeObject, bytes: usize) -> Result<*mut Object> {
    // SAFETY: the caller's promise: the lock is held.
    unsafe {
        let object = ffi::PyObject_Malloc(bytes).cast::<Object>();
        if object.is_null() {
            ffi::PyErr_NoMemory();
            return Err(Raised);
        }
        ffi::PyObject_Init(object.cast(), class);
        Ok(object)
    }
}

/// Everything behind the head of a new object. Takes the reference to the owner.
#[inline]
unsafe fn fill_in(object: *mut Object, record: &'static Record, data: *mut u8, owner: *mut PyObject, within: Option<Within>) {
    // SAFETY: memory of an object, whose head is done.
    unsafe {
        (&raw mut (*object).data).write(data);
        (&raw mut (*object).record).write(record);
        (&raw mut (*object).owner).write(owner);
        (&raw mut (*object).within).write(within);
        (&raw mut (*object).kept).write(ptr::null_mut());
        (&raw mut (*object).answered).write(false);
        (&raw mut (*object).filled).write(false);
        (&raw mut (*object).own).write(false);
    }
}

unsafe fn own(object: *mut Object, record: &'static Record) -> Result<*mut u8> {
    // SAFETY: memory of an object of zeros, whose head is done; the layout has a size.
    unsafe {
        (&raw mut (*object).record).write(record);
        let data = alloc_zeroed(layout(record));
        if data.is_null() {
            ffi::PyErr_NoMemory();
            ffi::Py_DecRef(object.cast());
            return Err(Raised);
        }
        (*object).data = data;
        (*object).own = true;
        Ok(data)
    }
}

/// Notes that a library has written the bytes.
///
/// # Safety
/// An object of such a class.
#[inline]
pub unsafe fn answered(object: *mut PyObject) {
    // SAFETY: the caller's promise.
    unsafe { (*object.cast::<Object>()).answered = true }
}

/// Notes that a call has filled in the fields that are marked so.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
pub unsafe fn fill(object: *mut PyObject) {
    // SAFETY: the caller's promise.
    unsafe {
        if data(object).is_some() {
            (*owner(object).cast::<Object>()).filled = true;
        }
    }
}

/// Whether a call has written what a pointer in a field leads to: all fields of an answer, and of what was passed those that are marked
/// so. A member of a union has to be the one that the tag names.
///
/// # Safety
/// An object of such a class, and a field of its record.
pub unsafe fn answers(object: *mut PyObject, field: &Field) -> bool {
    // SAFETY: the caller's promise; a view keeps the record that it is a part of.
    unsafe {
        let this = &*object.cast::<Object>();
        let owner = &*owner(object).cast::<Object>();
        let written = owner.answered || (owner.filled && matches!(field.item, Item::Filled(..)));
        written && holds(field, this.data) && this.within.is_none_or(|within| holds(within.member, within.record))
    }
}

/// Whether a field is what the memory of its record holds.
unsafe fn holds(field: &Field, record: *const u8) -> bool {
    match field.when {
        When::Always => true,
        When::Unknown => false,
        When::Tag(offset, size, values) => {
            // SAFETY: the tag is a field of the same record.
            let tag = unsafe { number::read(record.add(offset), size.into()) };
            values.iter().any(|value| number::low(*value as u64, size.into()) == tag)
        }
    }
}

/// A new object with a copy of the bytes at an address.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// The interpreter's lock is held, and so many bytes can be read there.
pub unsafe fn copied(record: &'static Record, from: *const u8) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        let (object, data) = new(record)?;
        data.copy_from_nonoverlapping(from, record.size);
        answered(object);
        Ok(object)
    }
}

/// An object whose memory is a part of another's.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// The interpreter's lock is held; `data` is the place of `field` within what `owner` owns.
pub unsafe fn view(record: &'static Record, field: &'static Field, data: *mut u8, owner: *mut PyObject) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        let class = class(record)?;
        let within = match field.when {
            When::Always => (*owner.cast::<Object>()).within,
            _ => Some(Within { member: field, record: data.sub(field.offset) }),
        };
        let object = allocated(class, size_of::<Object>())?;
        // The owner of the owner: a view of a view keeps the object alone.
        let owner = self::owner(owner);
        ffi::Py_IncRef(owner);
        fill_in(object, record, data, owner, within);
        Ok(object.cast())
    }
}

/// The object that owns the memory.
unsafe fn owner(object: *mut PyObject) -> *mut PyObject {
    // SAFETY: an object of such a class.
    unsafe {
        let owner = (*object.cast::<Object>()).owner;
        if owner.is_null() { object } else { owner }
    }
}

/// Keeps what the field at an address points to, instead of what was kept for it before; null forgets it. Takes the reference.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// The interpreter's lock is held; `object` is of such a class, and `at` lies in its memory.
pub unsafe fn keep(object: *mut PyObject, at: *const u8, what: *mut PyObject) -> Result<()> {
    // SAFETY: the caller's promise.
    unsafe {
        let owner = owner(object).cast::<Object>();
        if (*owner).kept.is_null() {
            if what.is_null() {
                return Ok(());
            }
            (*owner).kept = made(ffi::PyDict_New())?;
        }
        let key = made(ffi::PyLong_FromSize_t((at as usize).wrapping_sub((*owner).data as usize)))?;
        let failed = if what.is_null() {
            let failed = ffi::PyDict_DelItem((*owner).kept, key) != 0;
            if failed {
                ffi::PyErr_Clear();
            }
            false
        } else {
            let failed = ffi::PyDict_SetItem((*owner).kept, key, what) != 0;
            ffi::Py_DecRef(what);
            failed
        };
        ffi::Py_DecRef(key);
        if failed { Err(Raised) } else { Ok(()) }
    }
}

/// What is kept for the field at an address: a borrowed reference or null.
///
/// # Safety
/// As [`keep`].
pub unsafe fn kept(object: *mut PyObject, at: *const u8) -> *mut PyObject {
    // SAFETY: the caller's promise.
    unsafe {
        let owner = owner(object).cast::<Object>();
        if (*owner).kept.is_null() {
            return ptr::null_mut();
        }
        let key = ffi::PyLong_FromSize_t((at as usize).wrapping_sub((*owner).data as usize));
        if key.is_null() {
            ffi::PyErr_Clear();
            return ptr::null_mut();
        }
        let found = ffi::PyDict_GetItemWithError((*owner).kept, key);
        ffi::Py_DecRef(key);
        found
    }
}

/// Copies a struct into memory of an object: bytes, and what its fields keep.
///
/// # Errors
/// When there is no memory.
///
/// # Safety
/// The interpreter's lock is held; `to` is memory of `target` for the record, `source` an object of the record.
pub unsafe fn assign(target: *mut PyObject, to: *mut u8, source: *mut PyObject, size: usize) -> Result<()> {
    // SAFETY: the caller's promise; source and target may be one memory.
    unsafe {
        let from = (*source.cast::<Object>()).data;
        let origin = owner(source).cast::<Object>();
        if !(*origin).kept.is_null() {
            let (mut at, mut key, mut value) = (0, ptr::null_mut(), ptr::null_mut());
            let mut found = vec![];
            while ffi::PyDict_Next((*origin).kept, &mut at, &mut key, &mut value) != 0 {
                let offset = ffi::PyLong_AsSize_t(key).wrapping_add((*origin).data as usize).wrapping_sub(from as usize);
                if offset < size {
                    ffi::Py_IncRef(value);
                    found.push((offset, value));
                }
            }
            for (offset, value) in found {
                keep(target, to.add(offset), value)?;
            }
        }
        ptr::copy(from, to, size);
        Ok(())
    }
}

/// The class, made on first use.
///
/// # Errors
/// When it cannot be made.
///
/// # Safety
/// The interpreter's lock is held.
#[inline]
pub unsafe fn class(record: &'static Record) -> Result<*mut PyTypeObject> {
    let known = record.class.get();
    // SAFETY: the caller's promise.
    if known.is_null() { unsafe { make(record) } } else { Ok(known) }
}

#[cold]
unsafe fn make(record: &'static Record) -> Result<*mut PyTypeObject> {
    // SAFETY: slots have the types that their numbers ask for.
    unsafe {
        let base = match record.base {
            Some(base) => class(base)?,
            None => base()?,
        };
        // Those of the class that this one derives from, again: an attribute of the class itself is found with less.
        let mut fields: Vec<ffi::PyGetSetDef> = root(record)
            .fields
            .iter()
            .map(|field| {
                let (get, set) = accessors::of(field);
                let closure = ptr::from_ref(field).cast_mut().cast();
                ffi::PyGetSetDef { name: field.name.as_ptr(), get: Some(get), set: Some(set), doc: ptr::null(), closure }
            })
            .collect();
        fields.push(ffi::PyGetSetDef { name: ptr::null(), get: None, set: None, doc: ptr::null(), closure: ptr::null_mut() });
        let slots = vec![
            slot(ffi::Py_tp_doc, record.doc.as_ptr().cast_mut().cast()),
            // Not inherited, as it is for classes made by Python code.
            slot(ffi::Py_tp_dealloc, dealloc as *mut c_void),
            slot(ffi::Py_tp_getset, classes::leaked(fields).cast()),
        ];
        let class = classes::make(record.module, record.name, size_of::<Object>(), slots, base)?;
        classes::register(class, classes::Described::Record(record));
        record.class.set(class);
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
        let methods = vec![
            method(c"getPtr", get_ptr, c"getPtr($self, /)\n--\n\nThe address of the struct."),
            method(c"__copy__", copy, c"__copy__($self, /)\n--\n\n"),
            with_argument(c"__deepcopy__", deep_copy, c"__deepcopy__($self, memo, /)\n--\n\n"),
            method(c"__reduce__", reduce, c"__reduce__($self, /)\n--\n\n"),
            method(c"__bytes__", bytes, c"__bytes__($self, /)\n--\n\nThe bytes of the struct."),
            ffi::PyMethodDef::zeroed(),
        ];
        let slots = vec![
            slot(ffi::Py_tp_new, new_from_python as *mut c_void),
            slot(ffi::Py_tp_dealloc, dealloc as *mut c_void),
            slot(ffi::Py_tp_repr, repr as *mut c_void),
            slot(ffi::Py_tp_richcompare, compare as *mut c_void),
            slot(ffi::Py_tp_methods, classes::leaked(methods).cast()),
        ];
        let class = classes::make(c"cuspec._cuspec", c"Record", size_of::<Object>(), slots, ptr::null_mut())?;
        BASE.set(class);
        Ok(class)
    }
}

fn with_argument(name: &'static std::ffi::CStr, function: ffi::PyCFunction, doc: &'static std::ffi::CStr) -> ffi::PyMethodDef {
    ffi::PyMethodDef { ml_flags: ffi::METH_O, ..method(name, function, doc) }
}

unsafe extern "C" fn new_from_python(class: *mut PyTypeObject, args: *mut PyObject, named: *mut PyObject) -> *mut PyObject {
    // SAFETY: called by the interpreter with a class that derives from ours, a tuple and a dictionary or null.
    unsafe { from_python(class, args, named) }.unwrap_or(ptr::null_mut())
}

unsafe fn from_python(class: *mut PyTypeObject, args: *mut PyObject, named: *mut PyObject) -> Result<*mut PyObject> {
    // SAFETY: as above.
    unsafe {
        let classes::Described::Record(record) = classes::described(class)? else { return Err(Raised) };
        let name = record.name.to_str().expect("names are ASCII");
        let [pointer] = classes::arguments(args, named, [c"_ptr"], name)?;
        let address = if pointer.is_null() { 0 } else { number::bits(pointer, 8, false, &Place::Value(name))? };
        if address == 0 && class == record.class.get() {
            return Ok(new(record)?.0);
        }
        // A class made by Python code has objects of its own size.
        let object = made(ffi::PyType_GenericAlloc(class, 0))?.cast::<Object>();
        if address == 0 {
            own(object, record)?;
        } else {
            (&raw mut (*object).record).write(record);
            (*object).data = address as *mut u8;
        }
        Ok(object.cast())
    }
}

unsafe extern "C" fn dealloc(object: *mut PyObject) {
    // SAFETY: called once for an object that nobody has any more; an object holds a reference to its class.
    unsafe {
        let this = &mut *object.cast::<Object>();
        if this.own {
            free_memory(this.data, layout(this.record));
        }
        ffi::Py_XDECREF(this.owner);
        ffi::Py_XDECREF(this.kept);
        let class = ffi::Py_TYPE(object);
        if class == this.record.class.get() {
            ffi::PyObject_Free(object.cast());
        } else {
            classes::free(object, class);
        }
        ffi::Py_DecRef(class.cast());
    }
}

unsafe extern "C" fn get_ptr(object: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: called by the interpreter with an object of such a class.
    unsafe { ffi::PyLong_FromUnsignedLongLong((*object.cast::<Object>()).data as u64) }
}

unsafe extern "C" fn bytes(object: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: as above.
    unsafe {
        let this = &*object.cast::<Object>();
        ffi::PyBytes_FromStringAndSize(this.data.cast(), this.record.size as ffi::Py_ssize_t)
    }
}

unsafe extern "C" fn copy(object: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: as above.
    unsafe {
        let record = (*object.cast::<Object>()).record;
        let Ok((copy, data)) = new(record) else { return ptr::null_mut() };
        match assign(copy, data, object, record.size) {
            Ok(()) => copy,
            Err(Raised) => {
                ffi::Py_DecRef(copy);
                ptr::null_mut()
            }
        }
    }
}

unsafe extern "C" fn deep_copy(object: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: as above. What fields point to is memory that both may use: it belongs to nobody but the kept objects.
    unsafe { copy(object, ptr::null_mut()) }
}

unsafe extern "C" fn reduce(object: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: as above.
    unsafe { reduced(object) }.unwrap_or(ptr::null_mut())
}

unsafe fn reduced(object: *mut PyObject) -> Result<*mut PyObject> {
    // SAFETY: as above; tuples take the references.
    unsafe {
        let record = (*object.cast::<Object>()).record;
        if !record.plain {
            let name = crate::raise::class_name(object);
            return Err(Place::Value(&name).type_error("holds addresses of this process and cannot be pickled"));
        }
        let restore = classes::imported(c"cuspec._cuspec", c"record_from_bytes")?;
        let args = made(ffi::PyTuple_New(2))?;
        let class = ffi::Py_TYPE(object).cast::<PyObject>();
        ffi::Py_IncRef(class);
        ffi::PyTuple_SetItem(args, 0, class);
        ffi::PyTuple_SetItem(args, 1, bytes(object, ptr::null_mut()));
        let pair = made(ffi::PyTuple_New(2))?;
        ffi::PyTuple_SetItem(pair, 0, restore);
        ffi::PyTuple_SetItem(pair, 1, args);
        Ok(pair)
    }
}

/// An object of a class from its bytes: what unpickling calls.
///
/// # Errors
/// `TypeError` for another class, `ValueError` for another number of bytes.
///
/// # Safety
/// The interpreter's lock is held; `class` is any object.
pub unsafe fn from_bytes(class: *mut PyObject, from: &[u8]) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        let place = &Place::Value("record_from_bytes()");
        if ffi::PyType_Check(class) == 0 {
            return Err(place.expected("called with a class of a struct", class));
        }
        match classes::described(class.cast())? {
            classes::Described::Record(record) if record.plain && record.size == from.len() => copied(record, from.as_ptr()),
            _ => Err(place.value_error("got bytes of another struct")),
        }
    }
}

unsafe extern "C" fn compare(left: *mut PyObject, right: *mut PyObject, operation: c_int) -> *mut PyObject {
    // SAFETY: as above; `right` is any object.
    unsafe {
        let this = &*left.cast::<Object>();
        let same = data(right).is_some() && ptr::eq(root((*right.cast::<Object>()).record), root(this.record));
        let answer = if !same || (operation != ffi::Py_EQ && operation != ffi::Py_NE) {
            ffi::Py_NotImplemented()
        } else {
            let other = &*right.cast::<Object>();
            let (a, b) = (
                std::slice::from_raw_parts(this.data, this.record.size),
                std::slice::from_raw_parts(other.data, this.record.size),
            );
            if (a == b) == (operation == ffi::Py_EQ) { ffi::Py_True() } else { ffi::Py_False() }
        };
        ffi::Py_IncRef(answer);
        answer
    }
}

unsafe extern "C" fn repr(object: *mut PyObject) -> *mut PyObject {
    // SAFETY: as above.
    unsafe {
        let this = &*object.cast::<Object>();
        let mut text = format!("<{}", crate::raise::class_name(object));
        // Which member of a union alone is meant, its owner knows.
        let fields = if this.record.union { &[] } else { root(this.record).fields };
        if this.record.union {
            let bytes = std::slice::from_raw_parts(this.data, this.record.size);
            text += &format!(" {}", bytes.iter().map(|b| format!("{b:02x}")).collect::<String>());
        }
        for field in fields {
            // Of a union whose tag is known, the member that holds.
            if matches!(field.when, When::Tag(..)) && !holds(field, this.data) {
                continue;
            }
            let at = this.data.add(field.offset);
            // Pointers are shown, not followed: only their owner knows what is there.
            let value = match field.item {
                Item::Text | Item::List(..) | Item::Filled(..) if kept(object, at).is_null() => number::int_at(at, 8, false),
                _ => accessors::get(object, ptr::from_ref(field).cast_mut().cast()),
            };
            let shown = if value.is_null() { ptr::null_mut() } else { ffi::PyObject_Repr(value) };
            ffi::Py_XDECREF(value);
            if shown.is_null() {
                return shown;
            }
            text += &format!(" {}={}", field.name.to_string_lossy(), crate::raise::utf8(shown).unwrap_or("..."));
            ffi::Py_DecRef(shown);
        }
        text.push('>');
        ffi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as ffi::Py_ssize_t)
    }
}
