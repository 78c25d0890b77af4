//! Two processes: memory and events of one are opened by the other.

use std::ffi::c_void;
use std::os::fd::{AsFd as _, AsRawFd as _, FromRawFd as _, OwnedFd};
use std::ptr;
use std::thread;
use std::time::Duration;

use cuspec::DeviceSlice;
use cuspec::cuda::{
    self, DeviceAttribute, Event, EventFlags, IpcEventHandle, IpcMemFlags, IpcMemHandle, MemAccessFlags,
    MemAllocationHandleType, MemPoolPtrExportData, MemoryPool, PhysicalMemory, Stream, StreamFlags,
};
use cuspec::memory::DeviceMemory;

use super::pools::pool;
use super::virtual_memory::{Mapping, exportable, granularity};
use crate::child::{self, Child};
use crate::gpu::{Gpu, download};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, same};

section! { "two_processes":
    memory_is_changed_by_the_other,
    an_event_is_waited_for_by_the_other,
    physical_memory_is_mapped_by_the_other,
    memory_of_a_pool_is_changed_by_the_other,
    a_handle_of_nothing_is_refused,
}

/// What runs in a process of its own.
pub const CHILDREN: &[Child] =
    &[("ipc-memory", open_memory), ("ipc-event", open_event), ("ipc-physical", map_physical), ("ipc-pool", open_pool)];

const N: usize = 1024;

fn hex<'b>(bytes: impl IntoIterator<Item = &'b u8>) -> String {
    bytes.into_iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of an argument of a child.
fn unhex<const LEN: usize>(arguments: &[String]) -> Outcome<[u8; LEN]> {
    let mut bytes = [0; LEN];
    let text = arguments.first().map_or("", String::as_str);
    same("the length of the argument", text.len(), 2 * LEN)?;
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = std::str::from_utf8(digits).ok().and_then(|d| u8::from_str_radix(d, 16).ok()).ok_or_else(|| Stop::failed(text))?;
    }
    Ok(bytes)
}

/// The GPU of a child, which checks that all of it is ones and makes it twos.
fn in_child(part: impl FnOnce(&Gpu) -> Outcome) -> Outcome<String> {
    cuda::init()?;
    let gpu = Gpu::open()?;
    let _current = gpu.context().make_current()?;
    part(&gpu)?;
    cuda::ctx_synchronize()?;
    Ok("done".to_owned())
}

fn ones_to_twos(memory: &mut DeviceSlice<u32>) -> Outcome {
    all_are("memory of the other process", &download(memory)?, 1)?;
    Ok(cuda::memset_d32(memory, 2)?)
}

fn memory_is_changed_by_the_other(_: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&[1u32; N])?;
    let capable = cuda::pointer_attributes::IS_LEGACY_CUDA_IPC_CAPABLE;
    if cuda::pointer_get_attribute(capable, memory.address())? == 0 {
        return Err(Stop::skipped("CU_POINTER_ATTRIBUTE_IS_LEGACY_CUDA_IPC_CAPABLE is 0"));
    }
    let handle = cuda::ipc_get_mem_handle(memory.address())?;
    child::run("ipc-memory", &[&hex(&handle.reserved.map(|byte| byte as u8))])?;
    all_are("what the other process left", &download(&memory)?, 2)
}

fn open_memory(arguments: &[String]) -> Outcome<String> {
    in_child(|_| {
        let handle = IpcMemHandle { reserved: unhex::<64>(arguments)?.map(|byte| byte as _) };
        // SAFETY: the first process waits for this one before it frees the memory.
        let address = unsafe { cuda::ipc_open_mem_handle(handle, IpcMemFlags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)? };
        // SAFETY: as above, and so many elements.
        let result = ones_to_twos(unsafe { DeviceSlice::from_raw_mut(address, N) });
        cuda::ctx_synchronize()?;
        // SAFETY: nothing uses the mapping any more.
        unsafe { cuda::ipc_close_mem_handle(address)? };
        result
    })
}

fn an_event_is_waited_for_by_the_other(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::IPC_EVENT_SUPPORTED)?;
    let event = Event::create(EventFlags::INTERPROCESS | EventFlags::DISABLE_TIMING)?;
    let handle = cuda::ipc_get_event_handle(&event)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let (release, wait) = std::sync::mpsc::channel::<()>();
    stream.launch_host_func(move || wait.recv().unwrap_or_default())?;
    event.record(Some(&stream))?;
    let later = thread::spawn(move || {
        thread::sleep(Duration::from_millis(50));
        drop(release);
    });
    let result = child::run("ipc-event", &[&hex(&handle.reserved.map(|byte| byte as u8))]);
    later.join().map_err(|_| Stop::failed("the thread panicked"))?;
    stream.synchronize()?;
    result?;
    same("cuEventQuery after the other process", event.query()?, true)
}

fn open_event(arguments: &[String]) -> Outcome<String> {
    in_child(|_| {
        let handle = IpcEventHandle { reserved: unhex::<64>(arguments)?.map(|byte| byte as _) };
        // SAFETY: the first process made it so, and waits for this one.
        let event = unsafe { Event::ipc_open_handle(handle)? };
        let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
        stream.wait_event(&event, cuda::EventWaitFlags::DEFAULT)?;
        stream.synchronize()?;
        event.synchronize()?;
        same("cuEventQuery in the other process", event.query()?, true)
    })
}

fn physical_memory_is_mapped_by_the_other(gpu: &Gpu) -> Outcome {
    let properties = exportable(gpu)?;
    let size = granularity(&properties)?;
    let memory = PhysicalMemory::create(size, &properties)?;
    let mut mapping = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
    cuda::memset_d32(mapping.numbers(), 1)?;
    cuda::ctx_synchronize()?;
    let file = memory.export_to_shareable_handle(cuda::mem_allocation_handle_types::POSIX_FILE_DESCRIPTOR)?;
    // SAFETY: the driver opened it for whoever asks.
    child::run_on("ipc-physical", &[], unsafe { OwnedFd::from_raw_fd(file) })?;
    all_are("what the other process left", &download(mapping.numbers())?, 2)
}

/// The file that this process was given, under another number: as a handle, number 0 would be null.
fn given() -> Outcome<OwnedFd> {
    Ok(std::io::stdin().as_fd().try_clone_to_owned()?)
}

/// A file as the driver takes it.
fn handle(file: &OwnedFd) -> *mut c_void {
    ptr::without_provenance_mut(file.as_raw_fd() as usize)
}

fn map_physical(_: &[String]) -> Outcome<String> {
    in_child(|gpu| {
        let size = granularity(&exportable(gpu)?)?;
        let file = given()?;
        // SAFETY: the file is the memory.
        let memory = unsafe {
            PhysicalMemory::import_from_shareable_handle(handle(&file), MemAllocationHandleType::POSIX_FILE_DESCRIPTOR)?
        };
        let mut mapping = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
        ones_to_twos(mapping.numbers())?;
        Ok(cuda::ctx_synchronize()?)
    })
}

fn memory_of_a_pool_is_changed_by_the_other(gpu: &Gpu) -> Outcome {
    // Bit 0: a file.
    if gpu.attribute(DeviceAttribute::MEMPOOL_SUPPORTED_HANDLE_TYPES)? & 1 == 0 {
        return Err(Stop::skipped("CU_DEVICE_ATTRIBUTE_MEMPOOL_SUPPORTED_HANDLE_TYPES has no files"));
    }
    let pool = pool(gpu, MemAllocationHandleType::POSIX_FILE_DESCRIPTOR)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let address = cuda::mem_alloc_from_pool_async(N * 4, &pool, Some(&stream))?;
    // SAFETY: so many elements, freed at the end of this function.
    let memory = unsafe { DeviceSlice::<u32>::from_raw_mut(address, N) };
    cuda::memset_d32_async(memory, 1, Some(&stream))?;
    stream.synchronize()?;
    let share = || {
        let file = pool.export_to_shareable_handle(cuda::mem_allocation_handle_types::POSIX_FILE_DESCRIPTOR)?;
        // SAFETY: the driver opened it for whoever asks.
        let file = unsafe { OwnedFd::from_raw_fd(file) };
        child::run_on("ipc-pool", &[&hex(&cuda::mem_pool_export_pointer(address)?.reserved)], file)?;
        download(memory)
    };
    let result = share();
    // SAFETY: nothing uses the memory after this point of the stream.
    unsafe { cuda::mem_free_async(address, Some(&stream))? };
    stream.synchronize()?;
    all_are("what the other process left", &result?, 2)
}

fn open_pool(arguments: &[String]) -> Outcome<String> {
    in_child(|_| {
        let data = MemPoolPtrExportData { reserved: unhex(arguments)? };
        let file = given()?;
        // SAFETY: the file is the pool.
        let pool = unsafe {
            MemoryPool::import_from_shareable_handle(handle(&file), MemAllocationHandleType::POSIX_FILE_DESCRIPTOR)?
        };
        // SAFETY: the first process exported it from that pool.
        let address = unsafe { cuda::mem_pool_import_pointer(&pool, &data)? };
        // SAFETY: so many elements.
        let result = ones_to_twos(unsafe { DeviceSlice::from_raw_mut(address, N) });
        cuda::ctx_synchronize()?;
        let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
        // SAFETY: nothing uses the memory after this point of the stream.
        unsafe { cuda::mem_free_async(address, Some(&stream))? };
        stream.synchronize()?;
        result
    })
}

fn a_handle_of_nothing_is_refused(_: &Gpu) -> Outcome {
    let result = cuda::ipc_get_mem_handle(0x40);
    crate::outcome::fails("cuIpcGetMemHandle of no allocation", result, &[cuda::Status::ERROR_INVALID_VALUE])
}
