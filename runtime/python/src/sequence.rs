//! Lists and tuples, element by element.
//!
//! A tuple that the caller of a function holds does not change and is read as it is. A list may change while an element is converted,
//! as that may run Python code: each element is held meanwhile, and the length asked again. Anything else is copied to a tuple.

use crate::ffi::{self, PyObject};
use crate::memory;
use crate::raise::{Place, Raised, Result, made};
use crate::scope::Scope;

/// What elements are read from.
#[derive(Clone, Copy)]
pub struct Sequence {
    object: *mut PyObject,
    len: usize,
    list: bool,
}

impl Sequence {
    /// The elements of a list, a tuple or another sequence; texts are none.
    ///
    /// # Errors
    /// `TypeError` for anything else.
    ///
    /// # Safety
    /// The interpreter's lock is held, and `object` is one that lives as long as the result, as the scope does.
    #[inline]
    pub unsafe fn of(object: *mut PyObject, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<Sequence> {
        // SAFETY: the caller's promise.
        unsafe {
            if ffi::is_tuple(object) {
                return Ok(Sequence { object, len: ffi::PyTuple_Size(object) as usize, list: false });
            }
            if ffi::is_list(object) {
                return Ok(Sequence { object, len: ffi::PyList_Size(object) as usize, list: true });
            }
            let text = ffi::PyUnicode_Check(object) != 0 || ffi::PyBytes_Check(object) != 0;
            if text || ffi::PySequence_Check(object) == 0 || memory::has(object, c"keys") {
                return Err(place.expected("a list or tuple", object));
            }
            Sequence::copied(object, scope)
        }
    }

    /// The same, whose elements live as long as the scope: lists are copied.
    ///
    /// # Errors
    /// As [`Sequence::of`].
    ///
    /// # Safety
    /// As [`Sequence::of`].
    pub unsafe fn kept(object: *mut PyObject, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<Sequence> {
        // SAFETY: the caller's promise.
        unsafe {
            let sequence = Sequence::of(object, scope, place)?;
            if sequence.list { Sequence::copied(object, scope) } else { Ok(sequence) }
        }
    }

    unsafe fn copied(object: *mut PyObject, scope: &mut Scope) -> Result<Sequence> {
        // SAFETY: the caller's promise; the scope keeps the tuple.
        unsafe {
            let object = made(ffi::PySequence_Tuple(object))?;
            scope.keep(object);
            Ok(Sequence { object, len: ffi::PyTuple_Size(object) as usize, list: false })
        }
    }

    /// A new reference to the object.
    ///
    /// # Safety
    /// The interpreter's lock is held.
    pub unsafe fn object(self) -> *mut PyObject {
        // SAFETY: the caller's promise.
        unsafe { ffi::Py_IncRef(self.object) };
        self.object
    }

    /// How many elements there are.
    pub fn len(self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// An element of a sequence that does not change.
    ///
    /// # Safety
    /// It is within the length, of a sequence that [`Sequence::kept`] gave.
    #[inline]
    pub unsafe fn get(self, at: usize) -> *mut PyObject {
        // SAFETY: the caller's promise.
        unsafe { ffi::PyTuple_GetItem(self.object, at as ffi::Py_ssize_t) }
    }

    /// Calls a function with the elements that are plain `int`s, up to the first that is none or that the function does not take.
    /// Converting them runs no Python code, so that a list cannot change meanwhile. Returns how many they are.
    ///
    /// # Safety
    /// The interpreter's lock is held.
    #[inline]
    pub unsafe fn leading_ints(self, mut take: impl FnMut(usize, *mut PyObject) -> bool) -> usize {
        // SAFETY: within the length; the element belongs to the sequence, which nothing changes here.
        unsafe {
            let mut taken = |at: usize| {
                let index = at as ffi::Py_ssize_t;
                let element =
                    if self.list { ffi::PyList_GetItem(self.object, index) } else { ffi::PyTuple_GetItem(self.object, index) };
                ffi::Py_TYPE(element) == &raw mut ffi::PyLong_Type && take(at, element)
            };
            (0..self.len).find(|at| !taken(*at)).unwrap_or(self.len)
        }
    }

    /// Calls a function with each element.
    ///
    /// # Errors
    /// Those of [`Sequence::each_from`].
    ///
    /// # Safety
    /// The interpreter's lock is held.
    #[inline]
    pub unsafe fn each(self, place: &Place<'_>, act: impl FnMut(usize, *mut PyObject) -> Result<()>) -> Result<()> {
        // SAFETY: the caller's promise.
        unsafe { self.each_from(0, place, act) }
    }

    /// Calls a function with each element from one on.
    ///
    /// # Errors
    /// Those of the function, and `ValueError` for a list that has become shorter meanwhile.
    ///
    /// # Safety
    /// The interpreter's lock is held.
    #[inline]
    pub unsafe fn each_from(
        self,
        first: usize,
        place: &Place<'_>,
        mut act: impl FnMut(usize, *mut PyObject) -> Result<()>,
    ) -> Result<()> {
        // SAFETY: as at the start; a list's element is held while it is used.
        unsafe {
            for at in first..self.len {
                if !self.list {
                    act(at, ffi::PyTuple_GetItem(self.object, at as ffi::Py_ssize_t))?;
                    continue;
                }
                let element = ffi::PyList_GetItem(self.object, at as ffi::Py_ssize_t);
                if element.is_null() {
                    ffi::PyErr_Clear();
                    return Err(place.value_error("has changed its length while it was read"));
                }
                ffi::Py_IncRef(element);
                let done = act(at, element);
                ffi::Py_DecRef(element);
                if let Err(Raised) = done {
                    return Err(Raised);
                }
            }
            Ok(())
        }
    }
}
