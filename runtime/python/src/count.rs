//! How many elements or bytes an argument is about.

use crate::number;
use crate::table::Count;

impl Count {
    /// The number, once the arguments that it depends on are converted; `None` where it is not known.
    ///
    /// # Safety
    /// Those arguments are converted: what is behind one of them can be read.
    #[inline]
    pub unsafe fn of(&self, slots: &[u64]) -> Option<usize> {
        match *self {
            Count::Unknown => None,
            Count::Fixed(count) => Some(count),
            Count::Value(at) => Some(slots[at as usize] as usize),
            Count::Behind(at, size) => match slots[at as usize] {
                0 => Some(0),
                // SAFETY: the caller's promise.
                address => Some(unsafe { number::read(address as *const u8, size as usize) } as usize),
            },
            Count::Expression(count) => count(slots),
        }
    }
}
