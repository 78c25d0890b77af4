//! Values whose type an attribute tells.

use super::{Call, room_for};
use crate::ffi::{self, PyObject};
use crate::item;
use crate::number;
use crate::raise::{Place, Result, made};
use crate::table::{Item, Kind, NO_PARAMETER, Tagged};

/// The most bytes of a value whose length only the library knows.
const TEXT_ROOM: usize = 4096;

/// The type that an attribute tells.
unsafe fn tag(tagged: &Tagged, place: &Place<'_>, bits: u64) -> Result<&'static Item> {
    let value = if tagged.of.signed { i64::from(bits as i32) } else { bits as i64 & 0xffff_ffff };
    // The table lives as long as the program.
    let values: &'static [(i64, Item)] = tagged.values;
    // Most enumerations count on from their first value.
    let near = values.first().and_then(|(first, _)| values.get(usize::try_from(value.checked_sub(*first)?).ok()?));
    match near.filter(|(number, _)| *number == value).or_else(|| values.iter().find(|(number, _)| *number == value)) {
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

/// The values of a list of attributes.
pub(super) struct Each {
    count: usize,
    tags: *const u32,
    /// How many bytes each has, where the caller says so.
    sizes: Option<*const usize>,
}

impl Each {
    /// The number of bytes of one of them.
    unsafe fn size(&self, at: usize, item: &Item) -> usize {
        // SAFETY: there are `count` sizes.
        self.sizes.map_or(item.size(), |sizes| unsafe { sizes.add(at).read() })
    }

    /// The values: `addresses` is what [`Call::tagged_each`] has made.
    pub(super) unsafe fn list(&self, addresses: *const u8) -> Result<*mut PyObject> {
        // SAFETY: behind the addresses of the values are those of their types.
        unsafe {
            let addresses = addresses.cast::<*const u8>();
            let types = addresses.add(self.count).cast::<&Item>();
            item::list_of(self.count, |at| {
                let item = types.add(at).read();
                tagged_value(item, self.size(at, item), addresses.add(at).read())
            })
        }
    }
}

impl Call<'_> {
    /// The type of a tagged value, and how many bytes it takes.
    pub(super) unsafe fn tagged_size(&self, tagged: &'static Tagged, place: &Place<'static>) -> Result<(&'static Item, usize)> {
        // SAFETY: the tag is converted before.
        unsafe {
            let item = tag(tagged, &self.tag_place(tagged, place), self.slots[tagged.tag as usize])?;
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

    /// Room for a tagged value.
    pub(super) unsafe fn tagged_out(&mut self, at: usize, tagged: &'static Tagged, place: &Place<'static>) -> Result<u64> {
        // SAFETY: as in `convert`; the type stands in front of the value, for those who read it.
        unsafe {
            let (item, size) = self.tagged_size(tagged, place)?;
            self.sizes[at] = size;
            let room = self.scope.zeros(room_for(size.max(8), 1, place)? + 8)?;
            room.cast::<&Item>().write(item);
            Ok(room.add(8) as u64)
        }
    }

    /// The value that C has written to such room.
    pub(super) unsafe fn tagged_result(&self, at: usize) -> Result<*mut PyObject> {
        // SAFETY: `tagged_out` has made the room.
        unsafe {
            let value = self.slots[at] as *const u8;
            let item = value.sub(8).cast::<&Item>().read();
            tagged_value(item, self.sizes[at], value)
        }
    }

    pub(super) fn tag_place(&self, tagged: &'static Tagged, otherwise: &Place<'static>) -> Place<'static> {
        match self.function.arguments.get(tagged.tag as usize) {
            Some(argument) if argument.from != NO_PARAMETER => self.place(argument),
            _ => *otherwise,
        }
    }

    pub(super) unsafe fn tagged_in(
        &mut self,
        tagged: &'static Tagged,
        object: *mut PyObject,
        place: &Place<'static>,
    ) -> Result<u64> {
        // SAFETY: as in `convert`; the tag is converted before.
        unsafe {
            let item = tag(tagged, &self.tag_place(tagged, place), self.slots[tagged.tag as usize])?;
            match item {
                Item::Nothing => Err(place.value_error("cannot be set for this attribute")),
                Item::Bytes(0) => item::text(object, place),
                item => {
                    let room = self.scope.zeros(item.size().max(8))?;
                    // Numbers are taken for values of any class, as programs pass them.
                    item::store(item, object, room, &mut self.scope, place)?;
                    Ok(room as u64)
                }
            }
        }
    }

    pub(super) unsafe fn size_of(&mut self, of: u8, place: &Place<'static>) -> Result<u64> {
        // SAFETY: as in `convert`.
        unsafe {
            let argument = &self.function.arguments[of as usize];
            let size = match argument.kind {
                Kind::TaggedOut(tagged) => self.tagged_size(tagged, place)?.1,
                Kind::TaggedIn(tagged) => match tag(tagged, place, self.slots[tagged.tag as usize])? {
                    Item::Bytes(0) => {
                        let object = self.object(argument);
                        let text = item::text(object, place)?;
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

    /// The values of a list of attributes, none where the caller passes none.
    pub(super) unsafe fn each(&self, tagged: &'static Tagged) -> Each {
        // The arguments that it depends on are converted before.
        let count = tagged.size.map_or(0, |size| self.slots[size as usize] as usize);
        let tags = self.slots[tagged.tag as usize] as *const u32;
        let sizes = tagged.sizes.map(|sizes| self.slots[sizes as usize] as *const usize);
        let none = tags.is_null() || sizes.is_some_and(|sizes| sizes.is_null());
        Each { count: if none { 0 } else { count }, tags, sizes }
    }

    pub(super) unsafe fn tagged_each(&mut self, tagged: &'static Tagged) -> Result<u64> {
        // SAFETY: as in `convert`.
        unsafe {
            let place = &self.place(&self.function.arguments[tagged.tag as usize]);
            let items = self.each(tagged);
            if items.count == 0 {
                return Ok(0);
            }
            // The types stand behind the addresses, for those who read the values.
            let addresses = self.scope.room(16 * items.count)?.cast::<*mut u8>();
            let types = addresses.add(items.count).cast::<&Item>();
            for i in 0..items.count {
                let item = tag(tagged, place, u64::from(items.tags.add(i).read()))?;
                let size = item.size().max(items.size(i, item)).max(8);
                addresses.add(i).write(self.scope.zeros(room_for(size, 1, place)?)?);
                types.add(i).write(item);
            }
            Ok(addresses as u64)
        }
    }
}

/// A tagged value of so many bytes.
///
/// # Safety
/// The interpreter's lock is held, and the value is there.
pub(super) unsafe fn tagged_value(item: &Item, size: usize, address: *const u8) -> Result<*mut PyObject> {
    // SAFETY: there are so many bytes.
    unsafe {
        match item {
            Item::Array(of, 0) => item::list(of, size / of.size().max(1), address),
            // Characters are a text, whose room is larger.
            Item::Bytes(_) => {
                let len = (0..size).find(|i| *address.add(*i) == 0).unwrap_or(size);
                made(ffi::PyBytes_FromStringAndSize(address.cast(), len as ffi::Py_ssize_t))
            }
            item => item::load(item, address),
        }
    }
}
