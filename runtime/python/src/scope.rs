//! What a call, or a struct's field, keeps until it is done with it: memory, references, views of buffers.
//!
//! Invariant: whatever is taken is given back when the scope is dropped, however the call ends.

use std::mem::MaybeUninit;

use crate::ffi::{self, Buffer, PyObject};

/// Words of memory at hand without an allocation.
const WORDS: usize = 96;
/// Views of buffers at hand without an allocation.
const VIEWS: usize = 3;
/// References at hand without an allocation.
const REFERENCES: usize = 8;

/// See the module.
pub struct Scope {
    used: usize,
    views: usize,
    words: [MaybeUninit<u64>; WORDS],
    held: [MaybeUninit<Buffer>; VIEWS],
    references: usize,
    kept: [MaybeUninit<*mut PyObject>; REFERENCES],
    blocks: Vec<Box<[MaybeUninit<u128>]>>,
    objects: Vec<*mut PyObject>,
    more: Vec<Box<Buffer>>,
}

impl Scope {
    /// Nothing is kept.
    #[inline]
    pub fn new() -> Scope {
        Scope {
            used: 0,
            views: 0,
            words: [const { MaybeUninit::uninit() }; WORDS],
            held: [const { MaybeUninit::uninit() }; VIEWS],
            references: 0,
            kept: [const { MaybeUninit::uninit() }; REFERENCES],
            blocks: Vec::new(),
            objects: Vec::new(),
            more: Vec::new(),
        }
    }

    /// Memory for so many bytes, of any content, aligned for anything but vectors. Valid until the scope is dropped; the scope must
    /// not move meanwhile.
    #[inline]
    pub fn room(&mut self, bytes: usize) -> *mut u8 {
        let words = bytes.div_ceil(8);
        if words <= WORDS - self.used {
            let at = self.used;
            self.used += words;
            // SAFETY: within the array.
            return unsafe { self.words.as_mut_ptr().add(at) }.cast();
        }
        let mut block = Box::new_uninit_slice(bytes.div_ceil(16).max(1));
        let start = block.as_mut_ptr();
        self.blocks.push(block);
        start.cast()
    }

    /// The same, of zeros.
    #[inline]
    pub fn zeros(&mut self, bytes: usize) -> *mut u8 {
        let room = self.room(bytes);
        // SAFETY: it was just made.
        unsafe { room.write_bytes(0, bytes) };
        room
    }

    /// Keeps a reference, which becomes the scope's.
    #[inline]
    pub fn keep(&mut self, object: *mut PyObject) {
        if self.references < REFERENCES {
            self.kept[self.references].write(object);
            self.references += 1;
        } else {
            self.objects.push(object);
        }
    }

    /// A view of an object's memory, if it has some that is contiguous; an exception is set where it has not.
    ///
    /// # Safety
    /// The interpreter's lock is held, and `object` is one.
    #[inline]
    pub unsafe fn view(&mut self, object: *mut PyObject) -> Option<&Buffer> {
        let flags = ffi::BUFFER_CONTIGUOUS;
        if self.views < VIEWS {
            let view = self.held[self.views].as_mut_ptr();
            // SAFETY: room for a view, which is filled in when the result is 0.
            unsafe {
                if ffi::PyObject_GetBuffer(object, view, flags) != 0 {
                    return None;
                }
                self.views += 1;
                return Some(&*view);
            }
        }
        let mut view = Box::new(MaybeUninit::<Buffer>::uninit());
        // SAFETY: as above.
        unsafe {
            if ffi::PyObject_GetBuffer(object, view.as_mut_ptr(), flags) != 0 {
                return None;
            }
            self.more.push(view.assume_init());
        }
        self.more.last().map(|view| &**view)
    }
}

impl Drop for Scope {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: each view was filled in, each reference is the scope's, and the lock is held as it was when they were taken.
        unsafe {
            for view in &mut self.held[..self.views] {
                ffi::PyBuffer_Release(view.as_mut_ptr());
            }
            for view in &mut self.more {
                ffi::PyBuffer_Release(&mut **view);
            }
            for object in &self.kept[..self.references] {
                ffi::Py_DecRef(object.assume_init());
            }
            for object in &self.objects {
                ffi::Py_DecRef(*object);
            }
        }
    }
}
