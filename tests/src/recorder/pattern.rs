//! Values that tell where they came from.
//!
//! Input: what a C type is made of ([`Kind`]), and a seed. Output: bytes in which every member has a number of its own, small where it
//! may be taken for a length. Invariant: padding is zero in what is made and never compared, because a copy need not keep it.

use std::mem::MaybeUninit;
use std::slice;

/// What a C type is made of.
#[derive(Debug)]
pub struct Kind {
    /// Its size in bytes.
    pub size: usize,
    /// Its members, without structure: offset, size, what they are.
    pub leaves: &'static [(usize, usize, Leaf)],
}

/// A member that has no members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// A whole number, an enumeration too.
    Number,
    /// A number with a fraction.
    Float,
    /// Only 0 and 1 are values of it.
    Bool,
    /// An address: of an object, of memory, of a function.
    Address,
    /// Many bytes.
    Bytes,
}

/// The bytes of a value.
pub fn pattern(kind: &Kind, seed: usize) -> Vec<u8> {
    let mut bytes = vec![0; kind.size];
    for (at, &(offset, size, leaf)) in kind.leaves.iter().enumerate() {
        let number = (seed * 64 + at % 64) as u64;
        let place = &mut bytes[offset..offset + size];
        let word = match leaf {
            Leaf::Bool => 1,
            Leaf::Number => 0x4_1401 + number,
            Leaf::Address => 0x7a00_0000_1000 + number * 0x100,
            Leaf::Float if size == 4 => u64::from((number as f32 + 0.25).to_bits()),
            Leaf::Float => (number as f64 + 0.25).to_bits(),
            Leaf::Bytes => {
                place.iter_mut().enumerate().for_each(|(i, byte)| *byte = (number as usize + i) as u8 & 0x7f | 1);
                continue;
            }
        };
        let len = place.len().min(8);
        place[..len].copy_from_slice(&word.to_le_bytes()[..len]);
    }
    bytes
}

/// The bytes of an array; its elements differ.
pub fn patterns(kind: &Kind, seed: usize, count: usize) -> Vec<u8> {
    (0..count).flat_map(|at| pattern(kind, seed + at)).collect()
}

/// A value with the bytes of [`pattern`].
///
/// # Safety
/// `T` must be the Rust type of what `kind` describes.
///
/// # Panics
/// When their sizes differ.
pub unsafe fn make<T>(kind: &Kind, seed: usize) -> T {
    let bytes = pattern(kind, seed);
    assert_eq!(bytes.len(), size_of::<T>(), "{}", std::any::type_name::<T>());
    let mut value = MaybeUninit::<T>::zeroed();
    // SAFETY: so many bytes, none of which can overlap the new value.
    unsafe { bytes.as_ptr().copy_to_nonoverlapping(value.as_mut_ptr().cast(), bytes.len()) };
    // SAFETY: every member holds a value of its kind, as the caller promised.
    unsafe { value.assume_init() }
}

/// An array of such values.
///
/// # Safety
/// As for [`make`].
pub unsafe fn make_all<T>(kind: &Kind, seed: usize, count: usize) -> Vec<T> {
    // SAFETY: as promised by the caller.
    (0..count).map(|at| unsafe { make(kind, seed + at) }).collect()
}

/// The bytes of a value; those of padding are whatever they are.
pub fn bytes<T: ?Sized>(value: &T) -> &[u8] {
    // SAFETY: the memory is that of a live value; the C side reads padding in the same way.
    unsafe { slice::from_raw_parts(std::ptr::from_ref(value).cast(), size_of_val(value)) }
}

/// The first member that differs between arrays of a kind, as offset and both contents.
pub fn difference(kind: &Kind, wanted: &[u8], seen: &[u8]) -> Option<String> {
    if wanted.len() != seen.len() {
        return Some(format!("{} bytes instead of {}", seen.len(), wanted.len()));
    }
    for start in (0..wanted.len()).step_by(kind.size.max(1)) {
        for &(offset, size, _) in kind.leaves {
            let range = start + offset..start + offset + size;
            let (wanted, seen) = (&wanted[range.clone()], &seen[range.clone()]);
            if wanted != seen {
                return Some(format!("at offset {}: {seen:02x?} instead of {wanted:02x?}", range.start));
            }
        }
    }
    None
}

/// Bytes at an address that suits every type.
pub fn aligned(bytes: &[u8]) -> Vec<u128> {
    let words = bytes.chunks(16).map(|chunk| {
        let mut word = [0; 16];
        word[..chunk.len()].copy_from_slice(chunk);
        u128::from_le_bytes(word)
    });
    words.collect()
}

/// The number in up to eight bytes.
pub fn word(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |word, &byte| word << 8 | u64::from(byte))
}
