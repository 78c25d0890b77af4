//! Device memory as a range: an address with a length, which the host cannot follow but Rust can borrow.
//!
//! Invariant: a [`DeviceSlice`] lies within one allocation of device memory that lives as long as the borrow. Making one by hand is
//! `unsafe`; cutting one up is not. Reading and writing is what the wrapped copies and fills do, which take slices and check lengths.

use std::ffi::c_void;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Bound, Index, IndexMut, RangeBounds};
use std::ptr;
use std::slice;

use crate::argument::bytes_len;

/// A type that is nothing but its bytes: any bytes are a value of it, none of them is padding, and copies on a device mean the same.
///
/// # Safety
/// The type must have no padding, no invalid bit pattern, no pointer that the host follows, and no `Drop`.
pub unsafe trait Plain: Copy + Send + Sync + 'static {}

macro_rules! plain {
    ($($ty:ty)*) => {
        // SAFETY: numbers without padding or invalid values.
        $(unsafe impl Plain for $ty {})*
    };
}
plain! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 }
// SAFETY: as plain as its elements, which follow each other without padding.
unsafe impl<T: Plain, const N: usize> Plain for [T; N] {}

/// The bytes of plain values.
pub fn bytes_of<T: Plain>(values: &[T]) -> &[u8] {
    // SAFETY: every byte of a plain value is initialised.
    unsafe { slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) }
}

/// The bytes of plain values, to be overwritten.
pub fn bytes_of_mut<T: Plain>(values: &mut [T]) -> &mut [u8] {
    // SAFETY: as above, and any bytes are values again.
    unsafe { slice::from_raw_parts_mut(values.as_mut_ptr().cast(), size_of_val(values)) }
}

/// One element of device memory, of which the host sees nothing.
struct Element<T>(PhantomData<T>);

/// A borrowed range of device memory with elements of type `T`. It is used behind a reference, as `[T]` is: shared for what devices
/// read, exclusive for what they write.
///
/// A range is cut like a slice: `&memory[16..32]`, `&mut memory[..n]`; `get` and `get_mut` do so without a panic.
#[repr(transparent)]
pub struct DeviceSlice<T> {
    elements: [Element<T>],
}

impl<T: Plain> DeviceSlice<T> {
    /// Borrows device memory.
    ///
    /// # Safety
    /// `len` elements from `address` on must lie in one allocation of device memory that lives as long as the reference, hold values
    /// that were written before they are read, and not be written through anything else meanwhile.
    #[inline]
    pub unsafe fn from_raw<'a>(address: u64, len: usize) -> &'a Self {
        let elements: *const [Element<T>] = ptr::slice_from_raw_parts(start(address), len);
        // SAFETY: elements have no size, so that any address that is not null is a valid slice of them.
        unsafe { &*(elements as *const Self) }
    }

    /// Borrows device memory exclusively.
    ///
    /// # Safety
    /// As for [`DeviceSlice::from_raw`], and nothing else may use the memory as long as the reference lives.
    #[inline]
    pub unsafe fn from_raw_mut<'a>(address: u64, len: usize) -> &'a mut Self {
        let elements: *mut [Element<T>] = ptr::slice_from_raw_parts_mut(start(address), len);
        // SAFETY: as above.
        unsafe { &mut *(elements as *mut Self) }
    }

    /// The number of elements.
    #[inline]
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    /// Whether there is no element.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.elements.is_empty()
    }

    /// The device address; 0 for an empty range.
    #[inline]
    pub fn address(&self) -> u64 {
        if self.is_empty() { 0 } else { self.elements.as_ptr().addr() as u64 }
    }

    /// The device address as C's pointer type; the host must not follow it.
    #[inline]
    pub fn as_device_ptr(&self) -> *mut c_void {
        ptr::without_provenance_mut(self.address() as usize)
    }

    /// A part of the range; `None` where it would reach beyond it.
    pub fn get(&self, range: impl RangeBounds<usize>) -> Option<&Self> {
        let (first, len) = within(&range, self.len())?;
        // SAFETY: a part of a range that is borrowed for as long.
        Some(unsafe { Self::from_raw(self.offset(first), len) })
    }

    /// A part of the range, exclusively; `None` where it would reach beyond it.
    pub fn get_mut(&mut self, range: impl RangeBounds<usize>) -> Option<&mut Self> {
        let (first, len) = within(&range, self.len())?;
        // SAFETY: a part of a range that is borrowed exclusively for as long.
        Some(unsafe { Self::from_raw_mut(self.offset(first), len) })
    }

    /// Two parts that do not overlap; `None` where `at` lies beyond the end.
    pub fn split_at_mut(&mut self, at: usize) -> Option<(&mut Self, &mut Self)> {
        let rest = self.len().checked_sub(at)?;
        // SAFETY: two parts without a common element.
        Some(unsafe { (Self::from_raw_mut(self.offset(0), at), Self::from_raw_mut(self.offset(at), rest)) })
    }

    /// The same memory as bytes.
    pub fn as_bytes(&self) -> &DeviceSlice<u8> {
        // SAFETY: the same range; a length in memory has a length in bytes.
        unsafe { DeviceSlice::from_raw(self.address(), self.len() * size_of::<T>()) }
    }

    /// The same memory as bytes, exclusively.
    pub fn as_bytes_mut(&mut self) -> &mut DeviceSlice<u8> {
        // SAFETY: as above.
        unsafe { DeviceSlice::from_raw_mut(self.address(), self.len() * size_of::<T>()) }
    }

    /// The same memory as elements of another type, as many as fit; `None` where its start is not aligned for them.
    pub fn cast<U: Plain>(&self) -> Option<&DeviceSlice<U>> {
        let len = self.fits::<U>()?;
        // SAFETY: within the range, and any bytes are a plain value.
        Some(unsafe { DeviceSlice::from_raw(self.address(), len) })
    }

    /// The same, exclusively.
    pub fn cast_mut<U: Plain>(&mut self) -> Option<&mut DeviceSlice<U>> {
        let len = self.fits::<U>()?;
        // SAFETY: as above.
        Some(unsafe { DeviceSlice::from_raw_mut(self.address(), len) })
    }

    fn fits<U: Plain>(&self) -> Option<usize> {
        let bytes = bytes_len::<T>("memory", self.len()).ok()?;
        (self.address() as usize).is_multiple_of(align_of::<U>()).then(|| bytes.checked_div(size_of::<U>()).unwrap_or(0))
    }

    fn offset(&self, elements: usize) -> u64 {
        self.elements.as_ptr().addr().wrapping_add(elements.wrapping_mul(size_of::<T>())) as u64
    }
}

/// What a kernel takes as an argument: a plain value, or memory by its address.
pub trait KernelArgument {
    /// The bytes that the kernel gets, appended with their alignment.
    fn append_to(&self, arguments: &mut KernelArguments);
}

/// The arguments of a launch, packed as C wants them.
#[derive(Clone, Debug, Default)]
pub struct KernelArguments {
    /// Storage aligned for every argument.
    words: Vec<u128>,
    /// Start in words and size in bytes of each argument.
    places: Vec<(usize, usize)>,
}

impl KernelArguments {
    /// Appends the bytes of a value.
    pub fn push<T: Plain>(&mut self, value: T) {
        let size = size_of::<T>();
        let start = self.words.len();
        self.words.resize(start + size.div_ceil(size_of::<u128>()), 0);
        // SAFETY: the words just appended have room for the value, and any bytes of it are initialised.
        unsafe { ptr::copy_nonoverlapping(ptr::from_ref(&value).cast::<u8>(), self.words[start..].as_mut_ptr().cast(), size) };
        self.places.push((start, size));
    }

    /// The size of each argument in bytes.
    pub fn sizes(&self) -> impl Iterator<Item = usize> + '_ {
        self.places.iter().map(|(_, size)| *size)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// One pointer per argument, valid as long as this value stays as it is.
    pub fn pointers(&mut self) -> Vec<*mut c_void> {
        let base = self.words.as_mut_ptr();
        // SAFETY: each place lies within the words.
        self.places.iter().map(|(start, _)| unsafe { base.add(*start) }.cast()).collect()
    }
}

impl<T: Plain> KernelArgument for &T {
    fn append_to(&self, arguments: &mut KernelArguments) {
        arguments.push(**self);
    }
}

impl<T: Plain> KernelArgument for &DeviceSlice<T> {
    fn append_to(&self, arguments: &mut KernelArguments) {
        arguments.push(self.address());
    }
}

impl<T: Plain> KernelArgument for &mut DeviceSlice<T> {
    fn append_to(&self, arguments: &mut KernelArguments) {
        arguments.push(self.address());
    }
}

/// Elements have no size and any alignment, but a reference is never null.
fn start<T>(address: u64) -> *mut Element<T> {
    ptr::without_provenance_mut((address as usize).max(1))
}

fn within(range: &impl RangeBounds<usize>, len: usize) -> Option<(usize, usize)> {
    let first = match range.start_bound() {
        Bound::Included(&first) => first,
        Bound::Excluded(&before) => before.checked_add(1)?,
        Bound::Unbounded => 0,
    };
    let end = match range.end_bound() {
        Bound::Included(&last) => last.checked_add(1)?,
        Bound::Excluded(&end) => end,
        Bound::Unbounded => len,
    };
    (first <= end && end <= len).then(|| (first, end - first))
}

impl<T: Plain, R: RangeBounds<usize>> Index<R> for DeviceSlice<T> {
    type Output = DeviceSlice<T>;

    /// # Panics
    /// Where the range reaches beyond the memory, as slices do.
    fn index(&self, range: R) -> &Self {
        self.get(range).expect("the range lies within the memory")
    }
}

impl<T: Plain, R: RangeBounds<usize>> IndexMut<R> for DeviceSlice<T> {
    /// # Panics
    /// Where the range reaches beyond the memory, as slices do.
    fn index_mut(&mut self, range: R) -> &mut Self {
        self.get_mut(range).expect("the range lies within the memory")
    }
}

impl<T: Plain> fmt::Debug for DeviceSlice<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceSlice({:#x}, {} x {})", self.address(), self.len(), std::any::type_name::<T>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(len: usize) -> &'static mut DeviceSlice<u32> {
        // SAFETY: nothing follows the address.
        unsafe { DeviceSlice::from_raw_mut(0x7000, len) }
    }

    #[test]
    fn parts_are_counted_in_elements_and_addressed_in_bytes() {
        let all = memory(16);
        assert_eq!((all[4..8].address(), all[4..8].len()), (0x7010, 4));
        assert_eq!((all[..].address(), all[12..=15].len()), (0x7000, 4));
        let (left, right) = all.split_at_mut(6).expect("within");
        assert_eq!((left.len(), right.len(), right.address()), (6, 10, 0x7018));
    }

    #[test]
    fn a_part_beyond_the_end_is_refused() {
        let all = memory(4);
        assert!(all.get(..5).is_none() && all.get_mut(3..=usize::MAX).is_none() && all.split_at_mut(5).is_none());
        let (first, end) = (3, 2);
        assert!(all.get(first..end).is_none());
        assert!(all.get(4..).is_some_and(DeviceSlice::is_empty));
    }

    #[test]
    fn an_empty_range_is_null_to_c() {
        assert_eq!(memory(4)[4..].address(), 0);
        // SAFETY: nothing follows the address.
        assert!(unsafe { DeviceSlice::<u8>::from_raw(0, 0) }.as_device_ptr().is_null());
    }

    #[test]
    fn another_element_type_needs_its_alignment() {
        let all = memory(5);
        assert_eq!(all.cast::<u64>().expect("aligned").len(), 2);
        assert!(all[1..].cast::<u64>().is_none());
        assert_eq!(all.as_bytes().len(), 20);
        assert_eq!(all.as_bytes_mut().cast_mut::<u16>().expect("aligned").len(), 10);
    }
}
