//! A call, by its table.
//!
//! Input: a [`Function`] and the objects that Python passes. Output: a tuple of the status and the outs. Steps: arguments are bound to
//! parameters, converted in the order of C (those that depend on others last), C is called, outs become objects. Invariant: whatever
//! way it ends, everything that was taken is given back; nothing of C's is touched before all arguments have been converted.

use std::collections::BTreeMap;
use std::mem::MaybeUninit;
use std::ptr;
use std::sync::{Mutex, PoisonError};

use cuspec_runtime::{Kept, UNAVAILABLE, check};

use crate::callback::{self, Closure, During, Passed};
use crate::errors;
use crate::ffi::{self, PyObject};
use crate::raise::{self, Place, Raised, Result, made};
use crate::scope::{Kept as KeptScope, Room, Scope};
use crate::sequence::Sequence;
use crate::table::{Argument, Count, Function, Item, Kind, MAX_ARGUMENTS, NO_PARAMETER, Returns, Tagged};
use crate::{enums, item, kernel, library, memory, number, records};

/// The most bytes of a value whose length only the library knows.
const TEXT_ROOM: usize = 4096;

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
        } else if bind(function, args, count as usize, names, bound.write([ptr::null_mut(); MAX_ARGUMENTS])).is_err() {
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
        let mut call = Call {
            function,
            objects,
            slots,
            sizes,
            sized: 0,
            scope: Scope::new(&mut room),
            closure: None,
            staying: None,
            during: None,
            owned: [(0, ptr::null_mut()); 2],
            owned_count: 0,
        };
        call.run().unwrap_or(ptr::null_mut())
    }
}

#[cold]
unsafe fn bind(
    function: &'static Function,
    args: *const *mut PyObject,
    count: usize,
    names: *mut PyObject,
    bound: &mut [*mut PyObject; MAX_ARGUMENTS],
) -> Result<()> {
    let parameters = function.parameters;
    let name = function.name.to_str().expect("names are ASCII");
    // SAFETY: the caller's promise: named arguments stand behind the others.
    unsafe {
        if count > parameters.len() {
            let most = parameters.len();
            let message = format!("{name}() takes {most} positional arguments but {count} were given");
            return Err(raise::set(ffi::PyExc_TypeError, &message));
        }
        for (at, object) in bound.iter_mut().enumerate().take(count) {
            *object = *args.add(at);
        }
        let named = if names.is_null() { 0 } else { ffi::PyTuple_Size(names) as usize };
        for at in 0..named {
            let key = raise::utf8(ffi::PyTuple_GetItem(names, at as ffi::Py_ssize_t)).unwrap_or_default();
            let message = match parameters.iter().position(|p| p.name == key) {
                Some(to) if bound[to].is_null() => {
                    bound[to] = *args.add(count + at);
                    continue;
                }
                Some(_) => format!("{name}() got multiple values for argument '{key}'"),
                None => format!("{name}() got an unexpected keyword argument '{key}'"),
            };
            return Err(raise::set(ffi::PyExc_TypeError, &message));
        }
        let missing: Vec<String> = parameters
            .iter()
            .zip(bound.iter())
            .filter(|(p, object)| object.is_null() && p.default.is_none())
            .map(|(p, _)| format!("'{}'", p.name))
            .collect();
        if !missing.is_empty() {
            let message = format!("{name}() is missing {}: {}", counted(missing.len()), missing.join(", "));
            return Err(raise::set(ffi::PyExc_TypeError, &message));
        }
    }
    Ok(())
}

fn counted(count: usize) -> String {
    if count == 1 { "1 argument".to_owned() } else { format!("{count} arguments") }
}

struct Call<'c> {
    function: &'static Function,
    objects: *const *mut PyObject,
    slots: &'c mut [u64; MAX_ARGUMENTS],
    /// How many elements or bytes an argument has: of a list or buffer that was passed, or of the room for what comes back.
    sizes: &'c mut [usize; MAX_ARGUMENTS],
    /// The arguments whose size must suffice for what others say, by bit.
    sized: u32,
    scope: Scope<'c>,
    /// A callable in the table of closures, until C has it; the argument with its data.
    closure: Option<(u8, Kept<Closure>)>,
    /// What a new object will refer to, and the argument where it is.
    staying: Option<(u8, KeptScope)>,
    /// A callable for the time of the call.
    during: Option<During>,
    /// New structs that C writes to, until they are results.
    owned: [(usize, *mut PyObject); 2],
    owned_count: usize,
}

impl Drop for Call<'_> {
    fn drop(&mut self) {
        for (_, object) in &self.owned[..self.owned_count] {
            // SAFETY: references of the call's own; the lock is held.
            unsafe { ffi::Py_XDECREF(*object) }
        }
    }
}

impl Call<'_> {
    #[inline]
    unsafe fn run(&mut self) -> Result<*mut PyObject> {
        let function = self.function;
        // SAFETY: the slots are converted before C is called, outs only read when it has succeeded.
        unsafe {
            for (at, argument) in function.arguments.iter().enumerate() {
                if !function.late || !argument.kind.is_late() {
                    self.convert(at, argument)?;
                }
            }
            if self.sized != 0 {
                self.check_sizes()?;
            }
            if function.late {
                for (at, argument) in function.arguments.iter().enumerate() {
                    if argument.kind.is_late() {
                        self.convert(at, argument)?;
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
        let name = self.function.parameters.get(argument.from as usize).map_or("", |p| p.name);
        Place::Argument(self.function.name, name)
    }

    /// The object of a parameter, or null where it was left out.
    #[inline]
    unsafe fn object(&self, argument: &Argument) -> *mut PyObject {
        if argument.from == NO_PARAMETER {
            return ptr::null_mut();
        }
        // SAFETY: a parameter of the function.
        unsafe { *self.objects.add(argument.from as usize) }
    }

    #[inline]
    unsafe fn convert(&mut self, at: usize, argument: &'static Argument) -> Result<()> {
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
                Kind::Out(Item::Record(record)) if self.owned_count < self.owned.len() => {
                    let (object, data) = records::new(record)?;
                    self.owned[self.owned_count] = (at, object);
                    self.owned_count += 1;
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

    /// Notes how much there is of what was passed for an argument.
    #[inline]
    fn has(&mut self, at: usize, size: usize) {
        self.sizes[at] = size;
        self.sized |= 1 << at;
    }

    #[inline(never)]
    unsafe fn other(&mut self, at: usize, argument: &'static Argument, kind: &'static Kind, object: *mut PyObject) -> Result<u64> {
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
                Kind::Elements(item, _) | Kind::UpdatedElements(item, _) => self.elements(at, item, object, place)?,
                Kind::Text => item::text(object, &mut self.scope, place)?,
                Kind::Texts(_) => self.elements(at, &Item::Text, object, place)?,
                Kind::Pointers(_) => self.pointers(at, object, place)?,
                Kind::KernelArguments => kernel::arguments(object, &mut self.scope, place)?,
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
                            self.during = Some(during);
                            address
                        }
                        Passed::Closure(address, kept) => {
                            let data = callback.data.expect("a closure has a place for its data");
                            self.slots[data as usize] = kept.user_data() as u64;
                            self.closure = Some((data, kept));
                            address
                        }
                    }
                }
                Kind::CallbackData => match &self.closure {
                    Some((data, kept)) if *data as usize == at => kept.user_data() as u64,
                    _ => self.data(at, object, place)?,
                },
                Kind::TaggedIn(tagged) => self.tagged_in(tagged, object, place)?,
                Kind::TaggedOut(tagged) => {
                    let (_, size) = self.tagged_size(tagged, place)?;
                    self.scope.zeros(size.max(8))? as u64
                }
                Kind::TaggedEach(tagged) => self.tagged_each(tagged)?,
                Kind::SizeOf(of) => self.size_of(*of, place)?,
                Kind::Value(_) | Kind::Out(_) | Kind::Memory { .. } => {
                    let room = self.scope.zeros(if let Kind::Out(item) = kind { item.size().max(8) } else { 8 })?;
                    room as u64
                }
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
                    let callable = !function.is_null()
                        && ffi::PyCallable_Check(function) != 0
                        && crate::handles::value(function).is_none();
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
            // An object alone stands for a list of it: programs pass one where C has an array of one.
            let alone = match item {
                Item::Handle(_) => crate::handles::value(object).is_some(),
                Item::Record(record) => records::is(object, record),
                _ => false,
            };
            if alone {
                self.has(at, 1);
                let room = self.scope.zeros(item.size().max(8))?;
                item::store(item, object, room, &mut self.scope, place)?;
                return Ok(room as u64);
            }
            // Texts are read where they are.
            let items = match item {
                Item::Text => Sequence::kept(object, &mut self.scope, place)?,
                _ => Sequence::of(object, &mut self.scope, place)?,
            };
            let count = items.len();
            self.has(at, count);
            if count == 0 {
                return Ok(0);
            }
            let size = item.size();
            let room = if matches!(item, Item::Record(_)) { self.scope.zeros(count * size)? } else { self.scope.room(count * size)? };
            let scope = &mut self.scope;
            items.each(place, |i, element| item::store(item, element, room.add(i * size), scope, place))?;
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
                    self.staying = Some((owner, kept));
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

    unsafe fn tag(&self, tagged: &Tagged, place: &Place<'_>, bits: u64) -> Result<&'static Item> {
        let value = if tagged.of.signed { i64::from(bits as i32) } else { bits as i64 & 0xffff_ffff };
        // The table lives as long as the program.
        let values: &'static [(i64, Item)] = tagged.values;
        match values.iter().find(|(number, _)| *number == value) {
            Some((_, item)) => Ok(item),
            None => {
                let name = tagged.of.name.to_string_lossy();
                let known = tagged.of.members.iter().find(|(_, number)| *number == value).map(|(name, _)| name.to_string_lossy());
                let message = match known {
                    Some(known) => format!("has no value of a known type for {known}"),
                    None => format!("has no value of a known type for {name} {value}"),
                };
                // SAFETY: the lock is held.
                Err(unsafe { place.value_error(&message) })
            }
        }
    }

    /// The type of a tagged value, and how many bytes it takes.
    unsafe fn tagged_size(&self, tagged: &'static Tagged, place: &Place<'static>) -> Result<(&'static Item, usize)> {
        // SAFETY: the tag is converted before.
        unsafe {
            let item = self.tag(tagged, &self.tag_place(tagged, place), self.slots[tagged.tag as usize])?;
            let size = match (item, tagged.size) {
                // As many as fit.
                (Item::Array(_, 0) | Item::Bytes(0), Some(size)) => match self.function.arguments[size as usize].kind {
                    Kind::SizeOf(_) => TEXT_ROOM,
                    _ => self.slots[size as usize] as usize,
                },
                (Item::Array(_, 0) | Item::Bytes(0), None) => TEXT_ROOM,
                (item, Some(size)) if !matches!(self.function.arguments[size as usize].kind, Kind::SizeOf(_)) => {
                    item.size().max(self.slots[size as usize] as usize)
                }
                (item, _) => item.size(),
            };
            if size > isize::MAX as usize {
                return Err(place.value_error("would be larger than memory"));
            }
            Ok((item, size))
        }
    }

    fn tag_place(&self, tagged: &'static Tagged, otherwise: &Place<'static>) -> Place<'static> {
        match self.function.arguments.get(tagged.tag as usize) {
            Some(argument) if argument.from != NO_PARAMETER => self.place(argument),
            _ => *otherwise,
        }
    }

    unsafe fn tagged_in(&mut self, tagged: &'static Tagged, object: *mut PyObject, place: &Place<'static>) -> Result<u64> {
        // SAFETY: as in `convert`; the tag is converted before.
        unsafe {
            let item = self.tag(tagged, &self.tag_place(tagged, place), self.slots[tagged.tag as usize])?;
            match item {
                Item::Nothing => Err(place.value_error("cannot be set for this attribute")),
                Item::Bytes(0) => item::text(object, &mut self.scope, place),
                item => {
                    let room = self.scope.zeros(item.size().max(8))?;
                    // Numbers are taken for values of any class, as programs pass them.
                    item::store(item, object, room, &mut self.scope, place)?;
                    Ok(room as u64)
                }
            }
        }
    }

    unsafe fn size_of(&mut self, of: u8, place: &Place<'static>) -> Result<u64> {
        // SAFETY: as in `convert`.
        unsafe {
            let argument = &self.function.arguments[of as usize];
            let size = match argument.kind {
                Kind::TaggedOut(tagged) => self.tagged_size(tagged, place)?.1,
                Kind::TaggedIn(tagged) => match self.tag(tagged, place, self.slots[tagged.tag as usize])? {
                    Item::Bytes(0) => {
                        let object = self.object(argument);
                        let text = item::text(object, &mut self.scope, place)?;
                        if text == 0 { 0 } else { std::ffi::CStr::from_ptr(text as *const std::ffi::c_char).count_bytes() + 1 }
                    }
                    item => item.size(),
                },
                _ => 0,
            };
            let room = self.scope.zeros(8)?;
            number::write(room, 8, size as u64);
            Ok(room as u64)
        }
    }

    /// The values of a list of attributes: their types, and the number of bytes of each.
    unsafe fn each<'t>(&self, tagged: &'static Tagged, place: &Place<'t>) -> Result<Vec<(&'static Item, usize)>> {
        // SAFETY: the arguments that it depends on are converted before.
        unsafe {
            let count = tagged.size.map_or(0, |size| self.slots[size as usize] as usize);
            let tags = self.slots[tagged.tag as usize] as *const u32;
            let sizes = tagged.sizes.map(|sizes| self.slots[sizes as usize] as *const usize);
            if tags.is_null() || sizes.is_some_and(|sizes| sizes.is_null()) {
                return Ok(Vec::new());
            }
            let mut items = Vec::with_capacity(count.min(64));
            for i in 0..count {
                let item = self.tag(tagged, place, u64::from(tags.add(i).read()))?;
                let size = sizes.map_or(item.size(), |sizes| sizes.add(i).read());
                items.push((item, size));
            }
            Ok(items)
        }
    }

    unsafe fn tagged_each(&mut self, tagged: &'static Tagged) -> Result<u64> {
        // SAFETY: as in `convert`.
        unsafe {
            let place = &self.place(&self.function.arguments[tagged.tag as usize]);
            let items = self.each(tagged, place)?;
            if items.is_empty() {
                return Ok(0);
            }
            let addresses = self.scope.room(8 * items.len())?.cast::<u64>();
            for (i, (item, size)) in items.iter().enumerate() {
                let room = self.scope.zeros(room_for((*size).max(item.size()).max(8), 1, place)?)?;
                addresses.add(i).write(room as u64);
            }
            Ok(addresses as u64)
        }
    }

    /// What comes back.
    #[inline]
    unsafe fn finish(&mut self, returned: *const u64) -> Result<*mut PyObject> {
        let function = self.function;
        // SAFETY: C has written what it says.
        unsafe {
            let status = match function.returns {
                Returns::Status => returned.read() as u32,
                Returns::Nothing | Returns::Value(_) => 0,
            };
            if status as i32 == UNAVAILABLE
                && let Err(error) = check(function.symbol, UNAVAILABLE)
            {
                return Err(errors::raise(&error));
            }
            if status == 0
                && let Some((_, kept)) = self.closure.take()
            {
                kept.stay();
            }
            if status == 0
                && let Some((owner, kept)) = self.staying.take()
            {
                let object = number::read(self.slots[owner as usize] as *const u8, 8);
                let before = STAYING.lock().unwrap_or_else(PoisonError::into_inner).insert(object, kept);
                // Dropped without the lock of the table: destructors of Python objects may call anything.
                drop(before);
            }
            if function.results == 0 && status == 0 {
                return enums::zero_alone(function.status);
            }
            let tuple = made(ffi::PyTuple_New(1 + ffi::Py_ssize_t::from(function.results)))?;
            match self.fill(tuple, status, returned) {
                Ok(()) => Ok(tuple),
                Err(Raised) => {
                    ffi::Py_DecRef(tuple);
                    Err(Raised)
                }
            }
        }
    }

    #[inline]
    unsafe fn fill(&mut self, tuple: *mut PyObject, status: u32, returned: *const u64) -> Result<()> {
        let function = self.function;
        // SAFETY: as in `finish`; a tuple takes its references.
        unsafe {
            let signed = if function.status.signed { i64::from(status as i32) } else { i64::from(status) };
            ffi::PyTuple_SetItem(tuple, 0, enums::member(function.status, signed)?);
            let mut next = 1;
            if status != 0 {
                for (at, argument) in function.arguments.iter().enumerate() {
                    if argument.on_failure
                        && let Some(position) = self.position(at)
                        && let Some(result) = self.one(at, argument)?
                    {
                        ffi::PyTuple_SetItem(tuple, position, result);
                    }
                }
                for at in 1..=ffi::Py_ssize_t::from(function.results) {
                    if ffi::PyTuple_GetItem(tuple, at).is_null() {
                        ffi::PyErr_Clear();
                        ffi::PyTuple_SetItem(tuple, at, item::none());
                    }
                }
                return Ok(());
            }
            if let Returns::Value(item) = &function.returns {
                ffi::PyTuple_SetItem(tuple, next, item::load(item, returned.cast())?);
                next += 1;
            }
            for (at, argument) in function.arguments.iter().enumerate() {
                if let Some(result) = self.one(at, argument)? {
                    ffi::PyTuple_SetItem(tuple, next, result);
                    next += 1;
                }
            }
            Ok(())
        }
    }

    /// What comes back through one argument.
    #[inline]
    unsafe fn one(&mut self, at: usize, argument: &'static Argument) -> Result<Option<*mut PyObject>> {
        // SAFETY: as in `finish`.
        unsafe {
            match &argument.kind {
                Kind::Out(Item::Record(record)) => match self.owned.iter_mut().find(|(slot, object)| *slot == at && !object.is_null()) {
                    Some((_, object)) => {
                        records::answered(*object);
                        Ok(Some(std::mem::replace(object, ptr::null_mut())))
                    }
                    None => records::copied(record, self.slots[at] as *const u8).map(Some),
                },
                Kind::Out(item) => item::load(item, self.slots[at] as *const u8).map(Some),
                Kind::Value(_) | Kind::Memory { .. } => Ok(None),
                kind => self.result(at, kind),
            }
        }
    }

    /// The place of what comes back through an argument, in the tuple.
    fn position(&self, at: usize) -> Option<ffi::Py_ssize_t> {
        let first = if matches!(self.function.returns, Returns::Value(_)) { 2 } else { 1 };
        let before = self.function.arguments[..at].iter().filter(|a| a.kind.comes_back()).count();
        self.function.arguments[at].kind.comes_back().then_some(first + before as ffi::Py_ssize_t)
    }

    #[inline(never)]
    unsafe fn result(&mut self, at: usize, kind: &'static Kind) -> Result<Option<*mut PyObject>> {
        let address = self.slots[at] as *const u8;
        // SAFETY: as in `finish`.
        unsafe {
            Ok(match kind {
                Kind::OutElements(item, count) => {
                    Some(item::list(item, self.written(count, at), address)?)
                }
                Kind::OutLent(item, count) => {
                    let start = number::read(address, 8) as *const u8;
                    let count = if start.is_null() { 0 } else { count.of(&self.slots[..]).unwrap_or(0) };
                    Some(item::list(item, count, start)?)
                }
                Kind::OutBytes { size, text } => {
                    let mut len = self.written(size, at);
                    if *text {
                        len = (0..len).find(|i| *address.add(*i) == 0).unwrap_or(len);
                    }
                    Some(made(ffi::PyBytes_FromStringAndSize(address.cast(), len as ffi::Py_ssize_t))?)
                }
                Kind::Updated(item) => match item {
                    Item::Record(_) => None,
                    _ if address.is_null() => Some(item::none()),
                    item => Some(item::load(item, address)?),
                },
                Kind::UpdatedElements(item, _) => {
                    self.write_back(item, at)?;
                    None
                }
                Kind::Counter { item } => Some(item::load(item, address)?),
                Kind::TaggedOut(tagged) => {
                    let (item, size) = self.tagged_size(tagged, &Place::Value(""))?;
                    Some(tagged_value(item, size, address)?)
                }
                Kind::TaggedEach(tagged) => {
                    let items = self.each(tagged, &Place::Value(""))?;
                    let list = made(ffi::PyList_New(items.len() as ffi::Py_ssize_t))?;
                    for (i, (item, size)) in items.iter().enumerate() {
                        let room = number::read(address.add(8 * i), 8) as *const u8;
                        match tagged_value(item, *size, room) {
                            Ok(value) => ffi::PyList_SetItem(list, i as ffi::Py_ssize_t, value),
                            Err(Raised) => {
                                ffi::Py_DecRef(list);
                                return Err(Raised);
                            }
                        };
                    }
                    Some(list)
                }
                Kind::Out(_)
                | Kind::Value(_)
                | Kind::Pointee(_)
                | Kind::Elements(..)
                | Kind::Text
                | Kind::Texts(_)
                | Kind::Memory { .. }
                | Kind::Pointers(_)
                | Kind::KernelArguments
                | Kind::SizeOf(_)
                | Kind::TaggedIn(_)
                | Kind::Callback(_)
                | Kind::CallbackData => None,
            })
        }
    }

    /// How many elements C has written, of those that there was room for.
    unsafe fn written(&self, count: &Count, at: usize) -> usize {
        let room = if self.slots[at] == 0 { 0 } else { self.sizes[at] };
        // SAFETY: all arguments are converted by now.
        match count {
            Count::Behind(..) => unsafe { count.of(&self.slots[..]) }.map_or(room, |count| count.min(room)),
            _ => room,
        }
    }

    /// Copies structs of a list back into its elements.
    unsafe fn write_back(&mut self, item: &Item, at: usize) -> Result<()> {
        let argument = &self.function.arguments[at];
        // SAFETY: the list was converted, element by element.
        unsafe {
            let object = self.object(argument);
            let address = self.slots[at] as *const u8;
            if object.is_null() || address.is_null() {
                return Ok(());
            }
            if let Item::Record(record) = item
                && records::is(object, record)
            {
                records::data_of(object, record, &self.place(argument))?.copy_from(address, record.size);
            } else if let Item::Record(record) = item {
                let place = &self.place(argument);
                let items = Sequence::of(object, &mut self.scope, place)?;
                let count = self.sizes[at];
                items.each(place, |i, element| {
                    // A list that has grown meanwhile has more elements than C saw.
                    if i < count {
                        records::data_of(element, record, place)?.copy_from(address.add(i * record.size), record.size);
                    }
                    Ok(())
                })?;
            }
            Ok(())
        }
    }
}

unsafe fn tagged_value(item: &Item, size: usize, address: *const u8) -> Result<*mut PyObject> {
    // SAFETY: there are so many bytes.
    unsafe {
        match item {
            Item::Array(of, 0) => item::list(of, size / of.size().max(1), address),
            Item::Bytes(0) => {
                let len = (0..size).find(|i| *address.add(*i) == 0).unwrap_or(size);
                made(ffi::PyBytes_FromStringAndSize(address.cast(), len as ffi::Py_ssize_t))
            }
            item => item::load(item, address),
        }
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

/// What objects of a library refer to, by their address. An address that comes again is another object's: the first one has gone.
static STAYING: Mutex<BTreeMap<u64, KeptScope>> = Mutex::new(BTreeMap::new());
