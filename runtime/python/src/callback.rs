//! Python callables that C calls back.
//!
//! C is given a number in place of the callable, as in Rust: a call that comes too often or too late finds nothing, and says so.
//! The callable gets the arguments of the C function; the data stands among them where it was given and is not `None`.
//! Exceptions go to `sys.unraisablehook`.

use std::cell::Cell;
use std::ffi::c_void;
use std::mem::MaybeUninit;
use std::ptr;

use cuspec_runtime::{Calls as Table, Kept};

use crate::ffi::{self, PyObject};
use crate::raise::{self, Place, Raised, Result, made};
use crate::scope::{Room, Scope};
use crate::table::{Callback, Calls};
use crate::{handles, item, memory};

/// A callable, and its data or null. References are the closure's own.
pub struct Closure {
    callable: *mut PyObject,
    data: *mut PyObject,
}

// SAFETY: what is done with the pointers is done under the interpreter's lock.
unsafe impl Send for Closure {}

impl Clone for Closure {
    fn clone(&self) -> Closure {
        // SAFETY: closures are cloned and dropped under the lock.
        unsafe {
            ffi::Py_IncRef(self.callable);
            ffi::Py_IncRef(self.data);
        }
        Closure { callable: self.callable, data: self.data }
    }
}

impl Drop for Closure {
    fn drop(&mut self) {
        // SAFETY: closures are cloned and dropped under the lock.
        unsafe {
            ffi::Py_DecRef(self.callable);
            ffi::Py_DecRef(self.data);
        }
    }
}

static CLOSURES: Table<Closure> = Table::new();

thread_local! {
    /// The callable that the call which this thread is in may call back.
    static DURING: Cell<*const Closure> = const { Cell::new(ptr::null()) };
}

/// A callable that is called only during the call which it is passed to.
pub struct During {
    closure: Box<Closure>,
    before: *const Closure,
}

impl During {
    fn new(closure: Closure) -> During {
        let closure = Box::new(closure);
        let before = DURING.replace(&raw const *closure);
        During { closure, before }
    }
}

impl Drop for During {
    fn drop(&mut self) {
        debug_assert_eq!(DURING.get(), &raw const *self.closure);
        DURING.set(self.before);
    }
}

/// What C is given for a function.
pub enum Passed {
    /// An address; the data is passed as it is.
    Function(u64),
    /// The function that passes calls on, and what stands for the data.
    Closure(u64, Kept<Closure>),
    /// The function that passes calls on while the call lasts.
    During(u64, During),
}

/// The function that an object is or stands for. `data` is a borrowed reference or null.
///
/// # Errors
/// `TypeError` for what is neither callable nor an address, and for a callable where C has no place for its data.
///
/// # Safety
/// The interpreter's lock is held, and `object` is one.
pub unsafe fn passed(
    callback: &'static Callback,
    object: *mut PyObject,
    data: *mut PyObject,
    place: &Place<'_>,
) -> Result<Passed> {
    // SAFETY: the caller's promise.
    unsafe {
        if object == ffi::Py_None() {
            return Ok(Passed::Function(0));
        }
        if let Some(address) = handles::value(object) {
            return Ok(Passed::Function(address));
        }
        let number = ffi::is_int(object) || ffi::PyIndex_Check(object) != 0 || memory::has(object, c"__int__");
        if number || ffi::PyCallable_Check(object) == 0 {
            return Ok(Passed::Function(handles::number(object, 8, false, place)?));
        }
        if callback.calls == Calls::During {
            ffi::Py_IncRef(object);
            let closure = Closure { callable: object, data: ptr::null_mut() };
            return Ok(Passed::During(callback.trampoline as u64, During::new(closure)));
        }
        if callback.data.is_none() {
            return Err(place.type_error(
                "has no data beside it by which a Python callable could be found: pass the address of a C function, made by `ctypes.CFUNCTYPE`",
            ));
        }
        ffi::Py_IncRef(object);
        let data = if data.is_null() || data == ffi::Py_None() { ptr::null_mut() } else { data };
        ffi::Py_IncRef(data);
        Ok(Passed::Closure(callback.trampoline as u64, CLOSURES.keep(Closure { callable: object, data })))
    }
}

/// What a trampoline calls: from any thread, without the lock. The bits of the arguments come without the data.
///
/// # Safety
/// The arguments are what the callback's table says.
pub unsafe fn fire(callback: &'static Callback, data: *mut c_void, arguments: &[u64]) -> u64 {
    // SAFETY: the interpreter is asked before anything else; the lock is taken for all that follows.
    unsafe {
        if ffi::Py_IsInitialized() == 0 {
            return 0;
        }
        let state = ffi::PyGILState_Ensure();
        let closure = match callback.calls {
            Calls::Once => CLOSURES.take(data),
            Calls::Many => CLOSURES.get(data),
            // The call that keeps it is on this very thread.
            Calls::During => DURING.get().as_ref().cloned(),
        };
        let answer = match &closure {
            Some(closure) => called(callback, closure, arguments),
            None => {
                raise::set(
                    ffi::PyExc_RuntimeError,
                    "a callable that was passed for one call is called again, as by a captured graph that is launched twice: \
                     pass a C function there",
                );
                Err(Raised)
            }
        };
        let answer = answer.unwrap_or_else(|Raised| {
            let about = closure.as_ref().map_or(ptr::null_mut(), |closure| closure.callable);
            ffi::PyErr_WriteUnraisable(about);
            0
        });
        drop(closure);
        ffi::PyGILState_Release(state);
        answer
    }
}

unsafe fn called(callback: &Callback, closure: &Closure, arguments: &[u64]) -> Result<u64> {
    // SAFETY: the lock is held; the tuple takes its references.
    unsafe {
        let with_data = !closure.data.is_null();
        let count = arguments.len() + usize::from(with_data);
        let args = made(ffi::PyTuple_New(count as ffi::Py_ssize_t))?;
        let mut next = 0;
        let mut push = |object: *mut PyObject| {
            ffi::PyTuple_SetItem(args, next, object);
            next += 1;
        };
        for at in 0..=arguments.len() {
            if at == callback.data_at as usize && with_data {
                ffi::Py_IncRef(closure.data);
                push(closure.data);
            }
            if let (Some(item), Some(bits)) = (callback.parameters.get(at), arguments.get(at)) {
                match item::load(item, ptr::from_ref(bits).cast()) {
                    Ok(object) => push(object),
                    Err(Raised) => {
                        ffi::Py_DecRef(args);
                        return Err(Raised);
                    }
                }
            }
        }
        let answer = ffi::PyObject_CallObject(closure.callable, args);
        ffi::Py_DecRef(args);
        let answer = made(answer)?;
        let bits = if matches!(callback.returns, crate::table::Item::Nothing) || answer == ffi::Py_None() {
            Ok(0)
        } else {
            item::bits(
                &callback.returns,
                answer,
                &mut Scope::new(&mut MaybeUninit::<Room>::uninit()),
                &Place::Value("the result of a callback"),
            )
        };
        ffi::Py_DecRef(answer);
        bits
    }
}
