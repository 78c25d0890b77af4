//! What C has written, as objects.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use cuspec_runtime::{UNAVAILABLE, check};

use super::{Call, Rare};
use crate::elements;
use crate::errors;
use crate::ffi::{self, PyObject};
use crate::raise::{Raised, Result, made};
use crate::scope::Kept;
use crate::sequence::Sequence;
use crate::table::{Argument, Count, Item, Kind, Returns, Step};
use crate::{enums, item, number, records};

impl Call<'_> {
    /// What comes back.
    #[inline]
    pub(super) unsafe fn finish(&mut self, returned: *const u64) -> Result<*mut PyObject> {
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
                && let Some(rare) = self.rare.take()
            {
                self.stays(*rare);
            }
            if function.results == 0 && status == 0 && !self.answered {
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

    /// C has what was passed: it lives on.
    #[cold]
    unsafe fn stays(&self, rare: Rare) {
        if let Some((_, kept)) = rare.closure {
            kept.stay();
        }
        if let Some((owner, kept)) = rare.staying {
            // SAFETY: C has written the new object there.
            let object = unsafe { number::read(self.slots[owner as usize] as *const u8, 8) };
            let before = STAYING.lock().unwrap_or_else(PoisonError::into_inner).insert(object, kept);
            // Dropped without the lock of the table: destructors of Python objects may call anything.
            drop(before);
        }
    }

    #[inline]
    pub(super) unsafe fn fill(&mut self, tuple: *mut PyObject, status: u32, returned: *const u64) -> Result<()> {
        let function = self.function;
        // SAFETY: as in `finish`; a tuple takes its references.
        unsafe {
            let signed = if function.status.signed { i64::from(status as i32) } else { i64::from(status) };
            elements::put(tuple, 0, enums::member(function.status, signed)?);
            let mut next = 1;
            if status != 0 {
                for (at, argument) in function.arguments.iter().enumerate() {
                    if argument.on_failure
                        && let Some(position) = self.position(at)
                        && let Some(result) = self.one(at, argument)?
                    {
                        elements::put(tuple, position, result);
                    }
                }
                for at in 1..=usize::from(function.results) {
                    if elements::of_tuple(tuple, at).is_null() {
                        elements::put(tuple, at, item::none());
                    }
                }
                return Ok(());
            }
            if let Returns::Value(item) = &function.returns {
                elements::put(tuple, next, item::load(item, returned.cast())?);
                next += 1;
            }
            for (at, step) in function.steps.iter().enumerate() {
                let result = match *step {
                    Step::Out(item) => Some(item::load(item, *self.slots.get_unchecked(at) as *const u8)?),
                    Step::Answered | Step::Late => self.one(at, &function.arguments[at])?,
                    _ => None,
                };
                if let Some(result) = result {
                    elements::put(tuple, next, result);
                    next += 1;
                }
            }
            Ok(())
        }
    }

    /// What comes back through one argument.
    #[inline]
    pub(super) unsafe fn one(&mut self, at: usize, argument: &'static Argument) -> Result<Option<*mut PyObject>> {
        // SAFETY: as in `finish`.
        unsafe {
            match &argument.kind {
                Kind::Out(Item::Record(_)) => {
                    let object = self.sizes[at] as *mut PyObject;
                    records::answered(object);
                    ffi::Py_IncRef(object);
                    Ok(Some(object))
                }
                Kind::Out(item) => item::load(item, self.slots[at] as *const u8).map(Some),
                kind => self.result(at, kind),
            }
        }
    }

    /// The place of what comes back through an argument, in the tuple.
    pub(super) fn position(&self, at: usize) -> Option<usize> {
        let first = if matches!(self.function.returns, Returns::Value(_)) { 2 } else { 1 };
        let before = self.function.arguments[..at].iter().filter(|a| a.kind.comes_back()).count();
        self.function.arguments[at].kind.comes_back().then_some(first + before)
    }

    #[inline(never)]
    pub(super) unsafe fn result(&mut self, at: usize, kind: &'static Kind) -> Result<Option<*mut PyObject>> {
        let address = self.slots[at] as *const u8;
        // SAFETY: as in `finish`.
        unsafe {
            Ok(match kind {
                Kind::OutElements(item, count) => Some(item::list(item, self.written(count, at), address)?),
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
                    Item::Record(_) => {
                        records::fill(self.object(&self.function.arguments[at]));
                        None
                    }
                    _ if address.is_null() => Some(item::none()),
                    item => Some(item::load(item, address)?),
                },
                Kind::UpdatedElements(item, _) => {
                    self.write_back(item, at)?;
                    None
                }
                Kind::Counter { item } => Some(item::load(item, address)?),
                Kind::TaggedOut(_) => Some(self.tagged_result(at)?),
                Kind::TaggedEach(tagged) => Some(self.each(tagged).list(address)?),
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
    pub(super) unsafe fn written(&self, count: &Count, at: usize) -> usize {
        let room = if self.slots[at] == 0 { 0 } else { self.sizes[at] };
        // SAFETY: all arguments are converted by now.
        match count {
            Count::Behind(..) => unsafe { count.of(&self.slots[..]) }.map_or(room, |count| count.min(room)),
            _ => room,
        }
    }

    /// Copies structs of a list back into its elements.
    pub(super) unsafe fn write_back(&mut self, item: &Item, at: usize) -> Result<()> {
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

/// What objects of a library refer to, by their address. An address that comes again is another object's: the first one has gone.
static STAYING: Mutex<BTreeMap<u64, Kept>> = Mutex::new(BTreeMap::new());
