//! What a call, or a struct's field, keeps until it is done with it: memory, references, views of buffers.
//!
//! Invariant: whatever is taken is given back when the scope is dropped, however the call ends.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::mem::{ManuallyDrop, MaybeUninit};

use crate::ffi::{self, Buffer, PyObject};
use crate::raise::{Raised, Result};

/// Words of memory at hand without an allocation.
const WORDS: usize = 96;
/// Views of buffers at hand without an allocation.
const VIEWS: usize = 3;
/// References at hand without an allocation.
const REFERENCES: usize = 8;

/// Memory at hand: it stays where it is, as copying it around would cost more than a call.
pub struct Room {
    words: [MaybeUninit<u64>; WORDS],
    views: [MaybeUninit<Buffer>; VIEWS],
    references: [MaybeUninit<*mut PyObject>; REFERENCES],
}

/// See the module.
pub struct Scope<'r> {
    room: &'r mut MaybeUninit<Room>,
    used: usize,
    views: usize,
    references: usize,
    /// Dropped with the rest, in [`Scope::give_back`].
    more: ManuallyDrop<Option<Box<More>>>,
}

/// What has no place in the scope itself.
#[derive(Default)]
struct More {
    blocks: Vec<(*mut u8, Layout)>,
    objects: Vec<*mut PyObject>,
    #[allow(clippy::vec_box, reason = "an exporter may keep the address of a view, so it must not move")]
    views: Vec<Box<Buffer>>,
}

impl<'r> Scope<'r> {
    /// Nothing is kept.
    #[inline]
    pub fn new(room: &'r mut MaybeUninit<Room>) -> Scope<'r> {
        Scope { room, used: 0, views: 0, references: 0, more: ManuallyDrop::new(None) }
    }

    /// Pointers to parts of the room: nothing is said about what is in them.
    #[inline]
    fn words(&mut self) -> *mut u64 {
        // SAFETY: the place of a field is within the room.
        unsafe { (&raw mut (*self.room.as_mut_ptr()).words).cast() }
    }

    #[inline]
    fn views(&mut self) -> *mut Buffer {
        // SAFETY: as above.
        unsafe { (&raw mut (*self.room.as_mut_ptr()).views).cast() }
    }

    #[inline]
    fn references(&mut self) -> *mut *mut PyObject {
        // SAFETY: as above.
        unsafe { (&raw mut (*self.room.as_mut_ptr()).references).cast() }
    }

    /// Memory for so many bytes, of any content, aligned for anything but vectors. Valid until the scope is dropped.
    ///
    /// # Errors
    /// `MemoryError` where there is not so much.
    #[inline]
    pub fn room(&mut self, bytes: usize) -> Result<*mut u8> {
        match self.at_hand(bytes) {
            Some(room) => Ok(room),
            None => self.block(bytes),
        }
    }

    /// The same, of zeros.
    ///
    /// # Errors
    /// As [`Scope::room`].
    #[inline]
    pub fn zeros(&mut self, bytes: usize) -> Result<*mut u8> {
        let Some(room) = self.at_hand(bytes) else { return self.block(bytes) };
        // SAFETY: it was just made.
        unsafe {
            if bytes == 8 {
                // The usual size, without a call of `memset`.
                room.cast::<u64>().write(0);
            } else {
                room.write_bytes(0, bytes);
            }
        }
        Ok(room)
    }

    #[inline]
    fn at_hand(&mut self, bytes: usize) -> Option<*mut u8> {
        if bytes > 8 * (WORDS - self.used) {
            return None;
        }
        let at = self.used;
        self.used += bytes.div_ceil(8);
        // SAFETY: within the array.
        Some(unsafe { self.words().add(at) }.cast())
    }

    /// A block of zeros of its own. Pages that nobody touches take no memory.
    #[cold]
    fn block(&mut self, bytes: usize) -> Result<*mut u8> {
        let block = Layout::from_size_align(bytes.max(1), 16).ok().and_then(|layout| {
            // SAFETY: the layout has a size.
            let start = unsafe { alloc_zeroed(layout) };
            (!start.is_null()).then_some((start, layout))
        });
        let Some(block) = block else {
            // SAFETY: the interpreter's lock is held wherever there is a scope.
            unsafe { ffi::PyErr_NoMemory() };
            return Err(Raised);
        };
        self.more.get_or_insert_default().blocks.push(block);
        Ok(block.0)
    }

    /// Keeps a reference, which becomes the scope's.
    #[inline]
    pub fn keep(&mut self, object: *mut PyObject) {
        if self.references < REFERENCES {
            // SAFETY: within the array.
            unsafe { self.references().add(self.references).write(object) };
            self.references += 1;
        } else {
            self.more.get_or_insert_default().objects.push(object);
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
            // SAFETY: room for a view, which is filled in when the result is 0.
            unsafe {
                let view = self.views().add(self.views);
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
            let views = &mut self.more.get_or_insert_default().views;
            views.push(view.assume_init());
            views.last().map(|view| &**view)
        }
    }
}

impl Drop for Scope<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        // Most calls keep nothing.
        if self.views | self.references != 0 || self.more.is_some() {
            self.give_back();
        }
    }
}

impl Scope<'_> {
    #[inline(never)]
    fn give_back(&mut self) {
        // SAFETY: each view was filled in, each reference is the scope's, and the lock is held as it was when they were taken.
        unsafe {
            for at in 0..self.views {
                ffi::PyBuffer_Release(self.views().add(at));
            }
            for at in 0..self.references {
                ffi::Py_DecRef(self.references().add(at).read());
            }
            if let Some(mut more) = ManuallyDrop::take(&mut self.more) {
                more.views.iter_mut().for_each(|view| ffi::PyBuffer_Release(&mut **view));
                more.objects.iter().for_each(|object| ffi::Py_DecRef(*object));
                more.blocks.iter().for_each(|(start, layout)| dealloc(*start, *layout));
            }
        }
    }
}

/// A scope that outlives the call, with its room.
pub struct Kept {
    scope: Option<Scope<'static>>,
    room: *mut MaybeUninit<Room>,
}

// SAFETY: what is done with it is done under the interpreter's lock.
unsafe impl Send for Kept {}

impl Kept {
    /// Nothing is kept.
    pub fn new() -> Kept {
        let room = Box::into_raw(Box::new(MaybeUninit::uninit()));
        // SAFETY: the room goes after the scope, see `drop`.
        Kept { scope: Some(Scope::new(unsafe { &mut *room })), room }
    }

    /// The scope.
    pub fn scope(&mut self) -> &mut Scope<'static> {
        self.scope.as_mut().expect("only `drop` takes it")
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        self.scope = None;
        // SAFETY: made by `new`, and nothing refers to it any more.
        drop(unsafe { Box::from_raw(self.room) });
    }
}
