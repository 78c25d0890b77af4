//! Memory with an owner: of the device, and page-locked memory of the host; copies that own their host buffer until they are done.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};
use std::sync::Arc;

use cuspec_runtime::{DeviceSlice, Error, Held, KernelArgument, KernelArguments, Plain, Result, bytes_len, dropped};

use crate::context::within;
use crate::cuda::{self, CONTEXTS, Event, EventFlags, StreamRef, pointer_attributes};

/// Device memory for `len` elements, freed on drop once the device has done what uses it.
///
/// It dereferences to [`DeviceSlice`], which the copies and fills of [`crate::cuda`] take.
pub struct DeviceMemory<T: Plain> {
    address: u64,
    len: usize,
    _elements: PhantomData<T>,
    _context: Held,
}

impl<T: Plain> DeviceMemory<T> {
    /// Allocates memory, whose content is arbitrary, in the current context. No element needs no memory.
    ///
    /// # Errors
    /// Those of `cuMemAlloc`; a size in bytes that does not fit.
    pub fn new(len: usize) -> Result<Self> {
        let bytes = bytes_len::<T>("len", len)?;
        let address = if bytes == 0 { 0 } else { cuda::mem_alloc(bytes)? };
        let held = CONTEXTS.hold(|| cuda::ctx_get_current().map_or(0, |c| c.addr()));
        Ok(Self { address, len, _elements: PhantomData, _context: held })
    }

    /// Allocates memory and copies a host slice to it.
    ///
    /// The slice is read before this returns, but the last bytes may still be on their way to the device. The default stream waits for
    /// them; a stream made with `NON_BLOCKING` does not, so synchronise before it uses the memory.
    ///
    /// # Errors
    /// Those of `cuMemAlloc` and `cuMemcpyHtoD`.
    pub fn from_slice(host: &[T]) -> Result<Self> {
        let mut memory = Self::new(host.len())?;
        memory.copy_from(host)?;
        Ok(memory)
    }

    /// Takes ownership of memory that `cuMemAlloc` returned.
    ///
    /// # Safety
    /// Nobody else may free it, and it must have room for `len` elements.
    pub unsafe fn from_raw(address: u64, len: usize) -> Self {
        Self { address, len, _elements: PhantomData, _context: Held::nothing() }
    }

    /// Gives the memory away: it is not freed any more.
    pub fn into_raw(mut self) -> u64 {
        core::mem::take(&mut self.address)
    }

    /// Copies a host slice of the same length to the memory.
    ///
    /// # Errors
    /// Those of `cuMemcpyHtoD`; different lengths.
    pub fn copy_from(&mut self, host: &[T]) -> Result<()> {
        if self.is_nothing(host) {
            return Ok(());
        }
        cuda::memcpy_htod(self, host)
    }

    /// Copies the memory to a host slice of the same length.
    ///
    /// # Errors
    /// Those of `cuMemcpyDtoH`; different lengths.
    pub fn copy_to(&self, host: &mut [T]) -> Result<()> {
        if self.is_nothing(host) {
            return Ok(());
        }
        cuda::memcpy_dtoh(host, self)
    }

    /// Whether a copy from or to a host slice has no byte to copy.
    fn is_nothing(&self, host: &[T]) -> bool {
        size_of_val(host) == 0 && host.len() == self.len
    }

    /// Frees it now and tells how that went; on failure the owner comes back.
    ///
    /// # Errors
    /// Those of `cuCtxSynchronize` and `cuMemFree`.
    pub fn free(mut self) -> Result<(), (Self, Error)> {
        match self.release() {
            Ok(()) => {
                self.address = 0;
                Ok(())
            }
            Err(error) => Err((self, error)),
        }
    }

    /// Work that was enqueued on a borrowed range may still be under way, so the context is waited for. If that fails, so did the
    /// context, and the memory is lost with it.
    fn release(&self) -> Result<()> {
        if self.address == 0 {
            return Ok(());
        }
        let context = cuda::pointer_get_attribute(pointer_attributes::CONTEXT, self.address)?;
        within(context, || {
            cuda::ctx_synchronize()?;
            // SAFETY: the memory is owned, and nothing uses it any more.
            unsafe { cuda::mem_free(self.address) }
        })
    }
}

impl<T: Plain> Drop for DeviceMemory<T> {
    fn drop(&mut self) {
        if let Err(error) = self.release() {
            dropped(&error);
        }
    }
}

impl<T: Plain> Deref for DeviceMemory<T> {
    type Target = DeviceSlice<T>;

    #[inline]
    fn deref(&self) -> &DeviceSlice<T> {
        // SAFETY: the memory is owned and has this length.
        unsafe { DeviceSlice::from_raw(self.address, self.len) }
    }
}

impl<T: Plain> DerefMut for DeviceMemory<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut DeviceSlice<T> {
        // SAFETY: the memory is owned, borrowed exclusively, and has this length.
        unsafe { DeviceSlice::from_raw_mut(self.address, self.len) }
    }
}

impl<T: Plain> fmt::Debug for DeviceMemory<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Plain> KernelArgument for &DeviceMemory<T> {
    fn append_to(&self, arguments: &mut KernelArguments) {
        arguments.push(self.address);
    }
}

impl<T: Plain> KernelArgument for &mut DeviceMemory<T> {
    fn append_to(&self, arguments: &mut KernelArguments) {
        arguments.push(self.address);
    }
}

/// Page-locked host memory, which copies to and from a device run on at full speed. It is a slice to the host.
pub struct PinnedMemory<T: Plain> {
    start: *mut T,
    len: usize,
    _context: Held,
}

// SAFETY: it owns its memory, as a `Vec` does; the driver frees it on any thread.
unsafe impl<T: Plain> Send for PinnedMemory<T> {}
// SAFETY: as above.
unsafe impl<T: Plain> Sync for PinnedMemory<T> {}

impl<T: Plain> PinnedMemory<T> {
    /// Allocates memory of zero bytes in the current context.
    ///
    /// # Errors
    /// Those of `cuMemAllocHost`; a size in bytes that does not fit.
    pub fn new(len: usize) -> Result<Self> {
        let bytes = bytes_len::<T>("len", len)?;
        let start = match bytes {
            0 => core::ptr::NonNull::dangling().as_ptr(),
            _ => cuda::mem_alloc_host(bytes)?.cast::<T>(),
        };
        // SAFETY: the driver returned as many bytes, aligned to a page.
        unsafe { core::ptr::write_bytes(start, 0, len) };
        let held = CONTEXTS.hold(|| cuda::ctx_get_current().map_or(0, |c| c.addr()));
        Ok(Self { start, len, _context: held })
    }
}

impl<T: Plain> Drop for PinnedMemory<T> {
    fn drop(&mut self) {
        if self.len * size_of::<T>() == 0 {
            return;
        }
        // SAFETY: the memory is owned; copies that are under way own it themselves.
        if let Err(error) = unsafe { cuda::mem_free_host(self.start.cast()) } {
            dropped(&error);
        }
    }
}

impl<T: Plain> Deref for PinnedMemory<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        // SAFETY: the memory is owned, initialised and has this length.
        unsafe { core::slice::from_raw_parts(self.start, self.len) }
    }
}

impl<T: Plain> DerefMut for PinnedMemory<T> {
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above, and borrowed exclusively.
        unsafe { core::slice::from_raw_parts_mut(self.start, self.len) }
    }
}

impl<T: Plain> fmt::Debug for PinnedMemory<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PinnedMemory({:p}, {} x {})", self.start, self.len, core::any::type_name::<T>())
    }
}

/// Host memory that stays where it is when its owner moves, and can be read while a copy is under way.
///
/// # Safety
/// The slice must not move or change as long as the owner lives and is not borrowed.
pub unsafe trait HostBuffer<T: Plain>: 'static {
    /// The memory.
    fn elements(&self) -> &[T];
}

/// Host memory that a copy can write to.
///
/// # Safety
/// As for [`HostBuffer`], and nobody else may have access to it.
pub unsafe trait HostBufferMut<T: Plain>: HostBuffer<T> {
    /// The memory.
    fn elements_mut(&mut self) -> &mut [T];
}

macro_rules! host_buffer {
    ($($owner:ty),*) => {
        $(
            // SAFETY: the elements are on the heap, and the owner alone has them.
            unsafe impl<T: Plain> HostBuffer<T> for $owner {
                fn elements(&self) -> &[T] {
                    self
                }
            }
            // SAFETY: as above.
            unsafe impl<T: Plain> HostBufferMut<T> for $owner {
                fn elements_mut(&mut self) -> &mut [T] {
                    self
                }
            }
        )*
    };
}
host_buffer! { Vec<T>, PinnedMemory<T> }
// SAFETY: the elements are on the heap and cannot change while they are shared.
unsafe impl<T: Plain> HostBuffer<T> for Arc<[T]> {
    fn elements(&self) -> &[T] {
        self
    }
}

/// A copy that is under way and owns its host buffer. Dropping it waits.
#[must_use = "dropping it waits for the copy"]
pub struct Pending<B> {
    buffer: Option<B>,
    done: Event,
}

impl<B> Pending<B> {
    /// Whether the copy is done.
    ///
    /// # Errors
    /// Those of the copy and of what came before it in the stream.
    pub fn is_done(&self) -> Result<bool> {
        self.done.query()
    }

    /// Waits for the copy and returns the buffer.
    ///
    /// # Errors
    /// Those of the copy and of what came before it in the stream; the buffer is lost then, as the device may still use it.
    pub fn wait(mut self) -> Result<B> {
        match self.done.synchronize() {
            Ok(()) => Ok(self.buffer.take().expect("it is taken once")),
            Err(error) => {
                core::mem::forget(self.buffer.take());
                Err(error)
            }
        }
    }
}

impl<B> Drop for Pending<B> {
    fn drop(&mut self) {
        if self.buffer.is_some()
            && let Err(error) = self.done.synchronize()
        {
            // Nothing says that the device has let go of it.
            core::mem::forget(self.buffer.take());
            dropped(&error);
        }
    }
}

impl<B> fmt::Debug for Pending<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pending")
    }
}

/// Enqueues a copy from host to device memory of the same length. The buffer is owned until the copy is done.
///
/// # Errors
/// Those of `cuMemcpyHtoDAsync` and of events; different lengths.
pub fn copy_to_device<T: Plain, B: HostBuffer<T>>(
    device: &mut DeviceSlice<T>,
    host: B,
    stream: Option<&StreamRef>,
) -> Result<Pending<B>> {
    let done = Event::create(EventFlags::DISABLE_TIMING)?;
    // SAFETY: the buffer stays where it is until the event, which comes after the copy.
    unsafe { cuda::memcpy_htod_async(device, host.elements(), stream)? };
    pending(host, done, stream)
}

/// Enqueues a copy from device to host memory of the same length. The buffer is owned until the copy is done.
///
/// # Errors
/// Those of `cuMemcpyDtoHAsync` and of events; different lengths.
pub fn copy_to_host<T: Plain, B: HostBufferMut<T>>(
    mut host: B,
    device: &DeviceSlice<T>,
    stream: Option<&StreamRef>,
) -> Result<Pending<B>> {
    let done = Event::create(EventFlags::DISABLE_TIMING)?;
    // SAFETY: the buffer stays where it is until the event, which comes after the copy, and nobody else sees it.
    unsafe { cuda::memcpy_dtoh_async(host.elements_mut(), device, stream)? };
    pending(host, done, stream)
}

fn pending<B>(buffer: B, done: Event, stream: Option<&StreamRef>) -> Result<Pending<B>> {
    if let Err(error) = done.record(stream) {
        // The copy is under way and nothing tells when it ends.
        core::mem::forget(buffer);
        return Err(error);
    }
    Ok(Pending { buffer: Some(buffer), done })
}
