//! Memory: linear, pitched, managed, pinned and registered.

use std::ffi::c_void;

use cuspec::ErrorKind;
use cuspec::cuda::{self, DeviceAttribute, MemAdvise, MemAttachFlags, Status};
use cuspec::launch::Dim3;
use cuspec::memory::{DeviceMemory, PinnedMemory};
use cuspec::sys::cuda::{
    CU_MEMHOSTALLOC_DEVICEMAP, CU_MEMHOSTALLOC_PORTABLE, CU_MEMHOSTREGISTER_DEVICEMAP, CU_MEMHOSTREGISTER_PORTABLE, symbols,
};
use cuspec::DeviceSlice;

use crate::gpu::{Gpu, download, kernel, located};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, fails, holds, refused, same, same_elements};

section! { "memory":
    what_is_written_is_read,
    a_part_is_written_alone,
    an_address_tells_its_range,
    memory_of_nothing_is_no_allocation,
    too_much_is_out_of_memory,
    a_size_beyond_the_address_space_never_reaches_c,
    memory_can_be_given_away_and_taken_back,
    elements_of_a_range_can_be_seen_as_others,
    rows_of_pitched_memory_are_aligned,
    managed_memory_is_seen_by_both,
    managed_memory_has_a_preferred_location,
    managed_memory_is_prefetched,
    several_ranges_are_prefetched_at_once,
    pinned_memory_is_a_slice_of_zeros,
    pinned_memory_is_seen_by_the_device,
    flags_of_host_memory_are_told,
    registered_memory_is_seen_by_the_device,
    memory_is_registered_once,
    synchronous_operations_can_be_asked_for,
    a_listener_for_memory_pressure_comes_and_goes,
    freed_memory_is_free_again,
}

const N: usize = 1 << 12;

const INCREMENT: &str = r#"extern "C" __global__ void increment(unsigned *values, unsigned n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] += 1;
}"#;

/// Adds one to `N` numbers at an address, and waits.
fn increment(gpu: &Gpu, address: u64) -> Outcome {
    let module = gpu.module(INCREMENT)?;
    // SAFETY: the caller has so many numbers there.
    let memory = unsafe { DeviceSlice::<u32>::from_raw_mut(address, N) };
    // SAFETY: the kernel takes a pointer and the number of elements behind it.
    unsafe { kernel(&module, "increment")?.launch(Dim3::x(N as u32 / 256), Dim3::x(256)).arg(memory).arg(&(N as u32)).run()? };
    Ok(cuda::ctx_synchronize()?)
}

fn what_is_written_is_read(_: &Gpu) -> Outcome {
    let host: Vec<u64> = (0..N as u64).map(|i| i * i).collect();
    let memory = DeviceMemory::from_slice(&host)?;
    same_elements("what was written", &download(&memory)?, &host)
}

fn a_part_is_written_alone(_: &Gpu) -> Outcome {
    let mut memory = DeviceMemory::from_slice(&[1u16; N])?;
    cuda::memcpy_htod(&mut memory[100..200], &[2; 100])?;
    let host = download(&memory)?;
    all_are("before the part", &host[..100], 1)?;
    all_are("the part", &host[100..200], 2)?;
    all_are("after the part", &host[200..], 1)
}

fn an_address_tells_its_range(_: &Gpu) -> Outcome {
    let memory = DeviceMemory::<u32>::new(N)?;
    let range = cuda::mem_get_address_range(memory[N / 2..].address())?;
    same("cuMemGetAddressRange", range, (memory.address(), N * 4))
}

fn memory_of_nothing_is_no_allocation(_: &Gpu) -> Outcome {
    let mut none = DeviceMemory::<u32>::new(0)?;
    same("the address of nothing", none.address(), 0)?;
    none.copy_from(&[])?;
    fails("cuMemAlloc(0)", cuda::mem_alloc(0), &[Status::ERROR_INVALID_VALUE])
}

fn too_much_is_out_of_memory(gpu: &Gpu) -> Outcome {
    let all = cuda::device_total_mem(gpu.device())?;
    fails("cuMemAlloc of more than there is", cuda::mem_alloc(all * 2), &[Status::ERROR_OUT_OF_MEMORY])?;
    fails("new of more than there is", DeviceMemory::<u8>::new(all * 2), &[Status::ERROR_OUT_OF_MEMORY])
}

fn a_size_beyond_the_address_space_never_reaches_c(_: &Gpu) -> Outcome {
    let result = DeviceMemory::<u64>::new((1 << 61) + 1);
    refused("DeviceMemory::new", result, |kind| matches!(kind, ErrorKind::TooLarge { .. }))?;
    refused("PinnedMemory::new", PinnedMemory::<u64>::new(usize::MAX), |kind| matches!(kind, ErrorKind::TooLarge { .. }))
}

fn memory_can_be_given_away_and_taken_back(_: &Gpu) -> Outcome {
    let address = DeviceMemory::from_slice(&[5u32; N])?.into_raw();
    // SAFETY: so many elements, which nobody owns.
    let memory = unsafe { DeviceMemory::<u32>::from_raw(address, N) };
    all_are("memory that was given away and taken back", &download(&memory)?, 5)?;
    Ok(memory.free().map_err(|(_, error)| error)?)
}

fn elements_of_a_range_can_be_seen_as_others(_: &Gpu) -> Outcome {
    let mut memory = DeviceMemory::from_slice(&[0u32; 64])?;
    let bytes = memory.as_bytes_mut();
    same("the length in bytes", bytes.len(), 256)?;
    cuda::memset_d8(&mut bytes[..128], 1)?;
    let host = download(&memory)?;
    all_are("the first half", &host[..32], 0x0101_0101)?;
    all_are("the second half", &host[32..], 0)
}

fn rows_of_pitched_memory_are_aligned(_: &Gpu) -> Outcome {
    const WIDTH: usize = 100;
    const HEIGHT: usize = 7;
    let (address, pitch) = cuda::mem_alloc_pitch(WIDTH, HEIGHT, 4)?;
    // SAFETY: so many bytes, which nobody else owns.
    let mut memory = unsafe { DeviceMemory::<u8>::from_raw(address, pitch * HEIGHT) };
    holds(pitch >= WIDTH && pitch % 4 == 0, format!("cuMemAllocPitch: expected a pitch of 100 or more, got {pitch}"))?;
    cuda::memset_d8(&mut memory, 1)?;
    cuda::memset_d2d8(&mut memory, pitch, 2, WIDTH, HEIGHT)?;
    for row in download(&memory)?.chunks(pitch) {
        all_are("a row", &row[..WIDTH], 2)?;
        all_are("what is between rows", &row[WIDTH..], 1)?;
    }
    Ok(())
}

/// Managed memory for one test.
struct Managed(u64);

impl Managed {
    fn new(gpu: &Gpu, value: u32) -> Outcome<Self> {
        gpu.needs(DeviceAttribute::MANAGED_MEMORY)?;
        let mut managed = Self(cuda::mem_alloc_managed(N * 4, MemAttachFlags::GLOBAL)?);
        managed.host().fill(value);
        Ok(managed)
    }

    /// What the host sees. The device must be done with it.
    fn host(&mut self) -> &mut [u32] {
        // SAFETY: so many numbers, which the device does not use at this moment.
        unsafe { std::slice::from_raw_parts_mut(std::ptr::with_exposed_provenance_mut(self.0 as usize), N) }
    }
}

impl Drop for Managed {
    fn drop(&mut self) {
        // SAFETY: nothing uses it any more.
        if let Err(error) = unsafe { cuda::mem_free(self.0) } {
            cuspec_runtime::dropped(&error);
        }
    }
}

fn managed_memory_is_seen_by_both(gpu: &Gpu) -> Outcome {
    let mut managed = Managed::new(gpu, 41)?;
    increment(gpu, managed.0)?;
    all_are("managed memory after the kernel", managed.host(), 42)
}

fn managed_memory_has_a_preferred_location(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::CONCURRENT_MANAGED_ACCESS)?;
    let managed = Managed::new(gpu, 0)?;
    cuda::mem_advise(managed.0, N * 4, MemAdvise::SET_PREFERRED_LOCATION, located(gpu.device()))?;
    let preferred = cuda::mem_range_get_attribute(cuda::mem_range_attributes::PREFERRED_LOCATION, managed.0, N * 4)?;
    same("CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION", preferred, gpu.device())?;
    cuda::mem_advise(managed.0, N * 4, MemAdvise::SET_READ_MOSTLY, located(gpu.device()))?;
    let mostly = cuda::mem_range_get_attribute(cuda::mem_range_attributes::READ_MOSTLY, managed.0, N * 4)?;
    same("CU_MEM_RANGE_ATTRIBUTE_READ_MOSTLY", mostly, 1)
}

fn managed_memory_is_prefetched(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::CONCURRENT_MANAGED_ACCESS)?;
    let mut managed = Managed::new(gpu, 1)?;
    let stream = cuda::Stream::create(cuda::StreamFlags::NON_BLOCKING)?;
    cuda::mem_prefetch_async(managed.0, N * 4, located(gpu.device()), Some(&stream))?;
    stream.synchronize()?;
    let last = cuda::mem_range_get_attribute(cuda::mem_range_attributes::LAST_PREFETCH_LOCATION, managed.0, N * 4)?;
    same("CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION", last, gpu.device())?;
    increment(gpu, managed.0)?;
    all_are("prefetched memory after the kernel", managed.host(), 2)
}

fn several_ranges_are_prefetched_at_once(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::CONCURRENT_MANAGED_ACCESS)?;
    gpu.needs_symbol(&symbols::cuMemPrefetchBatchAsync)?;
    let (one, other) = (Managed::new(gpu, 1)?, Managed::new(gpu, 2)?);
    let stream = cuda::Stream::create(cuda::StreamFlags::NON_BLOCKING)?;
    let places = [located(gpu.device())];
    cuda::mem_prefetch_batch_async(&[one.0, other.0], &[N * 4; 2], &places, &[0], &stream)?;
    stream.synchronize()?;
    for managed in [&one, &other] {
        let last = cuda::mem_range_get_attribute(cuda::mem_range_attributes::LAST_PREFETCH_LOCATION, managed.0, N * 4)?;
        same("CU_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION", last, gpu.device())?;
    }
    Ok(())
}

fn pinned_memory_is_a_slice_of_zeros(_: &Gpu) -> Outcome {
    let mut pinned = PinnedMemory::<u32>::new(N)?;
    all_are("new pinned memory", &pinned, 0)?;
    pinned.fill(3);
    let memory = DeviceMemory::from_slice(&pinned)?;
    all_are("a copy of it", &download(&memory)?, 3)
}

fn pinned_memory_is_seen_by_the_device(gpu: &Gpu) -> Outcome {
    let mut pinned = PinnedMemory::<u32>::new(N)?;
    pinned.fill(7);
    let address = cuda::mem_host_get_device_pointer(pinned.as_mut_ptr().cast())?;
    increment(gpu, address)?;
    all_are("pinned memory after the kernel", &pinned, 8)
}

fn flags_of_host_memory_are_told(_: &Gpu) -> Outcome {
    let wanted = (CU_MEMHOSTALLOC_PORTABLE | CU_MEMHOSTALLOC_DEVICEMAP) as u32;
    let memory = cuda::mem_host_alloc(4096, wanted)?;
    let flags = cuda::mem_host_get_flags(memory);
    // SAFETY: nothing uses it any more.
    unsafe { cuda::mem_free_host(memory)? };
    same("cuMemHostGetFlags", flags? & wanted, wanted)
}

fn registered_memory_is_seen_by_the_device(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::HOST_REGISTER_SUPPORTED)?;
    let mut host = vec![9u32; N];
    let start: *mut c_void = host.as_mut_ptr().cast();
    let flags = (CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP) as u32;
    // SAFETY: the vector stays where it is until it is unregistered.
    unsafe { cuda::mem_host_register(start, N * 4, flags)? };
    let result = cuda::mem_host_get_device_pointer(start).map_err(Stop::from).and_then(|address| increment(gpu, address));
    // SAFETY: the kernel is done.
    unsafe { cuda::mem_host_unregister(start)? };
    result?;
    all_are("registered memory after the kernel", &host, 10)
}

fn memory_is_registered_once(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::HOST_REGISTER_SUPPORTED)?;
    let mut host = vec![0u32; N];
    let start: *mut c_void = host.as_mut_ptr().cast();
    // SAFETY: the vector stays where it is until it is unregistered.
    let (first, second) = unsafe { (cuda::mem_host_register(start, N * 4, 0), cuda::mem_host_register(start, N * 4, 0)) };
    first?;
    // SAFETY: nothing uses it.
    let (last, again) = unsafe { (cuda::mem_host_unregister(start), cuda::mem_host_unregister(start)) };
    last?;
    fails("cuMemHostRegister again", second, &[Status::ERROR_HOST_MEMORY_ALREADY_REGISTERED])?;
    fails("cuMemHostUnregister again", again, &[Status::ERROR_HOST_MEMORY_NOT_REGISTERED])
}

fn synchronous_operations_can_be_asked_for(_: &Gpu) -> Outcome {
    let memory = DeviceMemory::<u32>::new(N)?;
    cuda::pointer_set_attribute(&1, cuda::pointer_attributes::SYNC_MEMOPS, memory.address())?;
    let value = cuda::pointer_get_attribute(cuda::pointer_attributes::SYNC_MEMOPS, memory.address())?;
    same("CU_POINTER_ATTRIBUTE_SYNC_MEMOPS", value, 1)
}

fn a_listener_for_memory_pressure_comes_and_goes(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuDeviceRegisterAsyncNotification)?;
    match cuda::device_register_async_notification(gpu.device(), |_, _| {}) {
        Ok(registered) => Ok(registered.unregister()?),
        Err(error) if error.is(Status::ERROR_NOT_SUPPORTED) => Err(Stop::skipped(error.to_string())),
        Err(error) => Err(error.into()),
    }
}

fn freed_memory_is_free_again(_: &Gpu) -> Outcome {
    const SIZE: usize = 256 << 20;
    let mut seen = vec![];
    // Other processes take and give memory too, so that one of several tries must show it.
    for _ in 0..5 {
        let (before, _) = cuda::mem_get_info()?;
        let memory = DeviceMemory::<u8>::new(SIZE)?;
        let (meanwhile, _) = cuda::mem_get_info()?;
        drop(memory);
        let (after, _) = cuda::mem_get_info()?;
        if before >= meanwhile + SIZE && after >= meanwhile + SIZE {
            return Ok(());
        }
        seen.push((before, meanwhile, after));
    }
    Err(Stop::failed(format!("cuMemGetInfo: bytes free before, with and after an allocation of {SIZE}: {seen:?}")))
}
