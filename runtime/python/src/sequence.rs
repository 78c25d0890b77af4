//! Lists and tuples, element by element.
//!
//! A tuple that the caller of a function holds does not change and is read as it is. A list may change while an element is converted,
//! as that may run Python code: each element is held meanwhile, and the length asked again. Anything else is copied to a tuple.

use crate::elements;
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
            if let Some(sequence) = Sequence::exact(object) {
                return Ok(sequence);
            }
            if ffi::PyTuple_Check(object) != 0 {
                return Ok(Sequence { object, len: elements::tuple_len(object), list: false });
            }
            if ffi::PyList_Check(object) != 0 {
                return Ok(Sequence { object, len: elements::list_len(object), list: true });
            }
            let text = ffi::PyUnicode_Check(object) != 0 || ffi::PyBytes_Check(object) != 0;
            if text || ffi::PySequence_Check(object) == 0 || memory::has(object, c"keys") {
                return Err(place.expected("a list or tuple", object));
            }
            Sequence::copied(object, scope)
        }
    }

    /// The elements of a tuple or list itself; `None` for any other object.
    ///
    /// # Safety
    /// As [`Sequence::of`].
    #[inline(always)]
    pub unsafe fn exact(object: *mut PyObject) -> Option<Sequence> {
        // SAFETY: the caller's promise.
        unsafe {
            let class = ffi::Py_TYPE(object);
            if class == &raw mut ffi::PyTuple_Type {
                Some(Sequence { object, len: elements::tuple_len(object), list: false })
            } else if class == &raw mut ffi::PyList_Type {
                Some(Sequence { object, len: elements::list_len(object), list: true })
            } else {
                None
            }
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
        unsafe { Sequence::of(object, scope, place)?.keep(scope) }
    }

    /// The same elements, which live as long as the scope.
    ///
    /// # Errors
    /// When there is no memory.
    ///
    /// # Safety
    /// As [`Sequence::of`].
    pub unsafe fn keep(self, scope: &mut Scope<'_>) -> Result<Sequence> {
        // SAFETY: the caller's promise.
        if self.list { unsafe { Sequence::copied(self.object, scope) } } else { Ok(self) }
    }

    unsafe fn copied(object: *mut PyObject, scope: &mut Scope) -> Result<Sequence> {
        // SAFETY: the caller's promise; the scope keeps the tuple.
        unsafe {
            let object = made(ffi::PySequence_Tuple(object))?;
            scope.keep(object);
            Ok(Sequence { object, len: elements::tuple_len(object), list: false })
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
        unsafe { elements::of_tuple(self.object, at) }
    }

    /// Calls a function with the elements up to the first that it does not take; it runs no Python code, so that a list cannot change
    /// meanwhile. Returns how many it took.
    ///
    /// # Safety
    /// The interpreter's lock is held.
    #[inline(always)]
    pub unsafe fn leading(self, mut take: impl FnMut(usize, *mut PyObject) -> bool) -> usize {
        // SAFETY: within the length; the element belongs to the sequence, which nothing changes here.
        let element = |at: usize| unsafe {
            if self.list { elements::of_list(self.object, at) } else { elements::of_tuple(self.object, at) }
        };
        (0..self.len).find(|at| !take(*at, element(*at))).unwrap_or(self.len)
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
                    act(at, elements::of_tuple(self.object, at))?;
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
