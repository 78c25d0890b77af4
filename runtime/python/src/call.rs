//! A call, by its table.
//!
//! Input: a [`Function`] and the objects that Python passes. Output: a tuple of the status and the outs. Steps: arguments are bound to
//! parameters, converted in the order of C (those that depend on others last), C is called, outs become objects. Most objects are of
//! the very class that a [`Step`] names, and are converted at once; any other goes by its [`Argument`], which knows all that is taken.
//! Invariant: whatever way it ends, everything that was taken is given back; nothing of C's is touched before all arguments have been
//! converted.

mod bind;
mod results;
mod tagged;

use std::mem::MaybeUninit;
use std::ptr;

use cuspec_runtime::Kept;

use crate::callback::{self, Closure, During, Passed};
use crate::ffi::{self, PyObject};
use crate::raise::{Place, Raised, Result};
use crate::scope::{Kept as KeptScope, Room, Scope};
use crate::sequence::Sequence;
use crate::table::{Argument, Count, Function, Item, Kind, MAX_ARGUMENTS, NO_PARAMETER, Step};
use crate::{handles, item, kernel, library, memory, number, records};

/// Calls an entry point.
///
/// # Safety
/// Called by the interpreter, with as many objects as `count` and the names say.
#[inline(never)]
pub unsafe fn call(
    function: &'static Function,
    args: *const *mut PyObject,
    count: ffi::Py_ssize_t,
    names: *mut PyObject,
) -> *mut PyObject {
    // SAFETY: the caller's promise.
    unsafe {
        let mut bound = MaybeUninit::<[*mut PyObject; MAX_ARGUMENTS]>::uninit();
        let objects = if names.is_null() && count as usize == function.parameters.len() {
            args
        } else if bind::bind(function, args, count as usize, names, bound.write([ptr::null_mut(); MAX_ARGUMENTS])).is_err() {
            return ptr::null_mut();
        } else {
            bound.as_ptr().cast()
        };
        let mut slots = [MaybeUninit::<u64>::uninit(); MAX_ARGUMENTS];
        // SAFETY: a word of any content is a word; each is written before it is read.
        let slots = &mut *(&raw mut slots).cast::<[u64; MAX_ARGUMENTS]>();
        let mut sizes = [MaybeUninit::<usize>::uninit(); MAX_ARGUMENTS];
        // SAFETY: as above; those that are read are marked, or belong to an argument with room.
        let sizes = &mut *(&raw mut sizes).cast::<[usize; MAX_ARGUMENTS]>();
        let mut room = MaybeUninit::<Room>::uninit();
        let mut call =
            Call { function, objects, slots, sizes, sized: 0, scope: Scope::new(&mut room), answered: false, rare: None };
        call.run().unwrap_or(ptr::null_mut())
    }
}

struct Call<'c> {
    function: &'static Function,
    objects: *const *mut PyObject,
    slots: &'c mut [u64; MAX_ARGUMENTS],
    /// How many elements or bytes an argument has: of a list or buffer that was passed, or of the room for what comes back. Of a struct
    /// that comes back, the object.
    sizes: &'c mut [usize; MAX_ARGUMENTS],
    /// The arguments whose size must suffice for what others say, by bit.
    sized: u32,
    scope: Scope<'c>,
    /// More has to be done with what C has written than to load words.
    answered: bool,
    rare: Option<Box<Rare>>,
}

/// What few calls have.
#[derive(Default)]
struct Rare {
    /// A callable in the table of closures, until C has it; the argument with its data.
    closure: Option<(u8, Kept<Closure>)>,
    /// What a new object will refer to, and the argument where it is.
    staying: Option<(u8, KeptScope)>,
    /// A callable for the time of the call.
    during: Option<During>,
}

impl Call<'_> {
    #[inline(always)]
    unsafe fn run(&mut self) -> Result<*mut PyObject> {
        let function = self.function;
        // SAFETY: the slots are converted before C is called, outs only read when it has succeeded.
        unsafe {
            let mut late = false;
            for (at, step) in function.steps.iter().enumerate() {
                let bits = match *step {
                    Step::Handle(from, handle) => handles::exact(self.passed(from), handle),
                    Step::Enum(from, e) => number::member(self.passed(from), e),
                    Step::Int(from, size) => number::exact(self.passed(from), size.into(), true),
                    Step::Uint(from, size) => number::exact(self.passed(from), size.into(), false),
                    Step::Address(from) => memory::exact(self.passed(from)),
                    Step::Text(from) => item::exact_text(self.passed(from)),
                    Step::Out(_) => Some(self.scope.zeros(8)? as u64),
                    Step::Argument => None,
                    Step::Answered => {
                        self.answered = true;
                        None
                    }
                    Step::Late => {
                        late = true;
                        continue;
                    }
                };
                match bits {
                    // SAFETY: no function has more arguments; `steps` has counted them.
                    Some(bits) => *self.slots.get_unchecked_mut(at) = bits,
                    None => self.convert(at)?,
                }
            }
            if self.sized != 0 {
                self.check_sizes()?;
            }
            if late {
                self.answered = true;
                for (at, step) in function.steps.iter().enumerate() {
                    if matches!(step, Step::Late) {
                        self.convert(at)?;
                    }
                }
            }
            library::prepare(function)?;
            // Room for any struct that is returned by value; C writes it, or the first word of it.
            let mut returned = MaybeUninit::<[u64; 8]>::uninit();
            returned.as_mut_ptr().cast::<u64>().write(0);
            if function.keeps_lock {
                (function.call)(self.slots.as_ptr(), returned.as_mut_ptr().cast());
            } else {
                let state = ffi::PyEval_SaveThread();
                (function.call)(self.slots.as_ptr(), returned.as_mut_ptr().cast());
                ffi::PyEval_RestoreThread(state);
            }
            self.finish(returned.as_ptr().cast())
        }
    }

    #[inline]
    fn place(&self, argument: &Argument) -> Place<'static> {
        Place::Argument(self.function, argument.from)
    }

    /// The object of a parameter, or null where it was left out.
    #[inline(always)]
    unsafe fn passed(&self, from: u8) -> *mut PyObject {
        // SAFETY: a parameter of the function.
        unsafe { *self.objects.add(from as usize) }
    }

    /// The object of an argument, or null where it was left out or there is none.
    #[inline]
    unsafe fn object(&self, argument: &Argument) -> *mut PyObject {
        if argument.from == NO_PARAMETER {
            return ptr::null_mut();
        }
        // SAFETY: as above.
        unsafe { self.passed(argument.from) }
    }

    /// Converts an argument in whatever way it asks for.
    #[inline(never)]
    unsafe fn convert(&mut self, at: usize) -> Result<()> {
        let argument = &self.function.arguments[at];
        // SAFETY: objects are those of the call; rooms live as long as it.
        unsafe {
            let (object, place) = (self.object(argument), &self.place(argument));
            if object.is_null() && argument.from != NO_PARAMETER && !matches!(argument.kind, Kind::Counter { .. }) {
                // Only values have defaults besides NULL.
                self.slots[at] = self.function.parameters[argument.from as usize].default.unwrap_or(0) as u64;
                return Ok(());
            }
            self.slots[at] = match &argument.kind {
                Kind::Value(item) => item::bits(item, object, &mut self.scope, place)?,
                Kind::Out(Item::Record(record)) => {
                    let (object, data) = records::new(record)?;
                    self.scope.keep(object);
                    self.sizes[at] = object as usize;
                    data as u64
                }
                Kind::Out(item) => self.scope.zeros(item.size().max(8))? as u64,
                Kind::Memory { written, size, chars } => {
                    if *chars && ffi::PyBytes_Check(object) != 0 {
                        self.preallocated(at, object)?
                    } else {
                        self.memory(at, argument, object, *written, size)?
                    }
                }
                Kind::Text => item::text(object, place)?,
                Kind::Elements(item, _) | Kind::UpdatedElements(item, _) => self.elements(at, item, object, place)?,
                Kind::KernelArguments => kernel::arguments(object, &mut self.scope, place)?,
                Kind::Pointers(_) => self.pointers(at, object, place)?,
                kind => self.other(at, argument, kind, object)?,
            };
            Ok(())
        }
    }

    #[inline]
    unsafe fn memory(
        &mut self,
        at: usize,
        argument: &'static Argument,
        object: *mut PyObject,
        written: bool,
        size: &Count,
    ) -> Result<u64> {
        // SAFETY: as in `convert`.
        unsafe {
            let place = &self.place(argument);
            let memory = memory::address(object, written, &mut self.scope, place)?;
            if let Some(len) = memory.len
                && !matches!(size, Count::Unknown)
            {
                self.has(at, len);
            }
            Ok(memory.address)
        }
    }

    /// Bytes that a program has made to be filled. An object of one byte or none is shared by the whole program, so C gets room of its
    /// own instead: all that it could tell there is the NUL of an empty text.
    #[cold]
    unsafe fn preallocated(&mut self, at: usize, object: *mut PyObject) -> Result<u64> {
        // SAFETY: a `bytes` object.
        unsafe {
            let len = ffi::PyBytes_Size(object) as usize;
            self.has(at, len);
            if len < 2 { Ok(self.scope.zeros(8)? as u64) } else { Ok(ffi::PyBytes_AsString(object) as u64) }
        }
    }

    fn rare(&mut self) -> &mut Rare {
        self.rare.get_or_insert_default()
    }

    /// Notes how much there is of what was passed for an argument.
    #[inline]
    fn has(&mut self, at: usize, size: usize) {
        self.sizes[at] = size;
        self.sized |= 1 << at;
    }

    #[inline(never)]
    unsafe fn other(
        &mut self,
        at: usize,
        argument: &'static Argument,
        kind: &'static Kind,
        object: *mut PyObject,
    ) -> Result<u64> {
        let place = &self.place(argument);
        // SAFETY: as in `convert`.
        unsafe {
            Ok(match kind {
                Kind::Pointee(item) => {
                    if object == ffi::Py_None() {
                        return Ok(0);
                    }
                    match item {
                        Item::Record(record) => records::data_of(object, record, place)? as u64,
                        _ => {
                            let room = self.scope.zeros(item.size().max(8))?;
                            item::store(item, object, room, &mut self.scope, place)?;
                            room as u64
                        }
                    }
                }
                Kind::Texts(_) => self.elements(at, &Item::Text, object, place)?,
                Kind::Updated(item) => {
                    if object == ffi::Py_None() {
                        return Ok(0);
                    }
                    match item {
                        Item::Record(record) => records::data_of(object, record, place)? as u64,
                        _ => {
                            let room = self.scope.zeros(item.size().max(8))?;
                            item::store(item, object, room, &mut self.scope, place)?;
                            room as u64
                        }
                    }
                }
                Kind::Counter { item } => {
                    let room = self.scope.zeros(8)?;
                    if !object.is_null() && object != ffi::Py_None() {
                        item::store(item, object, room, &mut self.scope, place)?;
                    }
                    room as u64
                }
                Kind::OutElements(item, count) => {
                    let count = self.extent(count, place)?;
                    self.sizes[at] = count;
                    if count == 0 { 0 } else { self.scope.zeros(room_for(count, item.size(), place)?)? as u64 }
                }
                Kind::OutBytes { size, .. } => {
                    let size = self.extent(size, place)?;
                    self.sizes[at] = size;
                    if size == 0 { 0 } else { self.scope.zeros(room_for(size, 1, place)?)? as u64 }
                }
                Kind::OutLent(..) => self.scope.zeros(8)? as u64,
                Kind::Callback(callback) => {
                    let data = callback.data.map_or(ptr::null_mut(), |data| self.object(&self.function.arguments[data as usize]));
                    match callback::passed(callback, object, data, place)? {
                        Passed::Function(address) => address,
                        Passed::During(address, during) => {
                            self.rare().during = Some(during);
                            address
                        }
                        Passed::Closure(address, kept) => {
                            let data = callback.data.expect("a closure has a place for its data");
                            self.slots[data as usize] = kept.user_data() as u64;
                            self.rare().closure = Some((data, kept));
                            address
                        }
                    }
                }
                Kind::CallbackData => match self.rare.as_ref().and_then(|rare| rare.closure.as_ref()) {
                    Some((data, kept)) if *data as usize == at => kept.user_data() as u64,
                    _ => self.data(at, object, place)?,
                },
                Kind::TaggedIn(tagged) => self.tagged_in(tagged, object, place)?,
                Kind::TaggedOut(tagged) => self.tagged_out(at, tagged, place)?,
                Kind::TaggedEach(tagged) => self.tagged_each(tagged)?,
                Kind::SizeOf(of) => self.size_of(*of, place)?,
                // `convert` has done them.
                Kind::Value(_)
                | Kind::Out(_)
                | Kind::Text
                | Kind::Memory { .. }
                | Kind::Elements(..)
                | Kind::UpdatedElements(..)
                | Kind::KernelArguments
                | Kind::Pointers(_) => 0,
            })
        }
    }

    /// The data of a callback. A callable in front of it may already stand for it; then its own conversion is not asked for.
    unsafe fn data(&mut self, at: usize, object: *mut PyObject, place: &Place<'_>) -> Result<u64> {
        // SAFETY: as in `convert`.
        unsafe {
            for argument in self.function.arguments {
                if let Kind::Callback(callback) = argument.kind
                    && callback.data == Some(at as u8)
                {
                    let function = self.object(argument);
                    let callable =
                        !function.is_null() && ffi::PyCallable_Check(function) != 0 && crate::handles::value(function).is_none();
                    if callable {
                        return Ok(0);
                    }
                }
            }
            Ok(memory::address(object, false, &mut self.scope, place)?.address)
        }
    }

    unsafe fn extent(&self, count: &Count, place: &Place<'_>) -> Result<usize> {
        // SAFETY: late arguments come after those that they depend on.
        unsafe {
            match count.of(&self.slots[..]) {
                Some(count) if count <= isize::MAX as usize => Ok(count),
                Some(_) => Err(place.value_error("would be larger than memory")),
                None => Err(place.value_error("has no known size")),
            }
        }
    }

    unsafe fn elements(&mut self, at: usize, item: &Item, object: *mut PyObject, place: &Place<'_>) -> Result<u64> {
        // SAFETY: as in `convert`.
        unsafe {
            if object == ffi::Py_None() {
                return Ok(0);
            }
            let items = match (Sequence::exact(object), item) {
                (Some(items), Item::Text) if !items.is_empty() => items.keep(&mut self.scope)?,
                (Some(items), _) => items,
                // An object alone stands for a list of it: programs pass one where C has an array of one.
                (None, Item::Handle(_)) if handles::value(object).is_some() => return self.alone(at, item, object, place),
                (None, Item::Record(record)) if records::is(object, record) => return self.alone(at, item, object, place),
                // Texts are read where they are.
                (None, Item::Text) => Sequence::kept(object, &mut self.scope, place)?,
                (None, _) => Sequence::of(object, &mut self.scope, place)?,
            };
            let count = items.len();
            self.has(at, count);
            if count == 0 {
                return Ok(0);
            }
            let size = item.size();
            let room =
                if matches!(item, Item::Record(_)) { self.scope.zeros(count * size)? } else { self.scope.room(count * size)? };
            // What most elements are, without a call for each.
            let write = |i: usize, bits: Option<u64>| bits.map(|bits| number::write(room.add(i * size), size, bits)).is_some();
            let done = match *item {
                Item::Handle(handle) => items.leading(|i, element| write(i, handles::exact(element, handle))),
                Item::Enum(e) => items.leading(|i, element| write(i, number::member(element, e))),
                Item::Uint(_) => items.leading(|i, element| write(i, number::exact(element, size, false))),
                Item::Int(_) => items.leading(|i, element| write(i, number::exact(element, size, true))),
                Item::Text => items.leading(|i, element| write(i, item::exact_text(element))),
                _ => 0,
            };
            let scope = &mut self.scope;
            items.each_from(done, place, |i, element| item::store(item, element, room.add(i * size), scope, place))?;
            Ok(room as u64)
        }
    }

    #[cold]
    unsafe fn alone(&mut self, at: usize, item: &Item, object: *mut PyObject, place: &Place<'_>) -> Result<u64> {
        self.has(at, 1);
        // SAFETY: as in `convert`.
        unsafe {
            let room = self.scope.zeros(item.size().max(8))?;
            item::store(item, object, room, &mut self.scope, place)?;
            Ok(room as u64)
        }
    }

    /// Addresses, and numbers that C takes in their place.
    unsafe fn pointers(&mut self, at: usize, object: *mut PyObject, place: &Place<'_>) -> Result<u64> {
        // SAFETY: as in `convert`.
        unsafe {
            let stays = self.function.arguments[at].stays;
            let (address, count) = match stays {
                None => pointers(object, &mut self.scope, place)?,
                Some(owner) => {
                    let mut kept = KeptScope::new();
                    let converted = pointers(object, kept.scope(), place)?;
                    self.rare().staying = Some((owner, kept));
                    converted
                }
            };
            if let Some(count) = count {
                self.has(at, count);
            }
            Ok(address)
        }
    }

    /// Lists and buffers against the counts that were passed for them, once all are known.
    #[inline]
    unsafe fn check_sizes(&self) -> Result<()> {
        let mut left = self.sized;
        while left != 0 {
            let at = left.trailing_zeros() as usize;
            left &= left - 1;
            let argument = &self.function.arguments[at];
            let (count, unit) = match &argument.kind {
                Kind::Memory { size, .. } => (size, "bytes"),
                Kind::Elements(_, count) | Kind::UpdatedElements(_, count) | Kind::Texts(count) | Kind::Pointers(count) => {
                    (count, "elements")
                }
                _ => continue,
            };
            // SAFETY: every argument that a count depends on is converted.
            unsafe {
                if let Some(needed) = count.of(&self.slots[..])
                    && needed > self.sizes[at]
                {
                    let has = self.sizes[at];
                    let message = format!("is too small: it has {has} {unit}, and {needed} are needed");
                    return Err(self.place(argument).value_error(&message));
                }
            }
        }
        Ok(())
    }
}

fn room_for(count: usize, size: usize, place: &Place<'_>) -> Result<usize> {
    match count.checked_mul(size) {
        Some(bytes) if bytes <= isize::MAX as usize => Ok(bytes),
        // SAFETY: the lock is held.
        _ => Err(unsafe { place.value_error("would be larger than memory") }),
    }
}

/// The address of an array of addresses, and how many there are where that is known.
unsafe fn pointers(object: *mut PyObject, scope: &mut Scope<'_>, place: &Place<'_>) -> Result<(u64, Option<usize>)> {
    // SAFETY: the lock is held; the scope lives as long as the array is used.
    unsafe {
        if !ffi::is_tuple(object) && !ffi::is_list(object) {
            return Ok((memory::address(object, false, scope, place)?.address, None));
        }
        let items = Sequence::kept(object, scope, place)?;
        let count = items.len();
        if count == 0 {
            return Ok((0, Some(0)));
        }
        let room = scope.room(count * 8)?.cast::<u64>();
        for i in 0..count {
            let item = items.get(i);
            let bits = if ffi::PyFloat_Check(item) != 0 {
                u64::from((number::double(item, place)? as f32).to_bits())
            } else if ffi::is_int(item) {
                number::bits(item, 8, true, place).or_else(|Raised| {
                    ffi::PyErr_Clear();
                    number::bits(item, 8, false, place)
                })?
            } else {
                memory::address(item, false, scope, place)?.address
            };
            room.add(i).write(bits);
        }
        Ok((room as u64, Some(count)))
    }
}
