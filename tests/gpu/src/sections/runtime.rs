//! The CUDA Runtime beside the driver in one process: memory, streams, events, libraries and graphs of one in the other.

use std::ffi::c_void;
use std::ptr;

use cuspec::Status as _;
use cuspec::cuda::{self, DeviceAttribute, KernelRef, MemoryPoolRef, Stream, StreamFlags};
use cuspec::cudart::{self, ChannelFormatKind, DeviceAttr, MemcpyKind, MemoryType, Status};
use cuspec::memory::DeviceMemory;
use cuspec::sys::cudart::LIBRARY;
use cuspec::{DeviceSlice, ErrorKind};

use crate::gpu::{Gpu, download};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, differs, fails, holds, same, same_elements};

section! { "runtime":
    the_runtime_has_the_context_of_the_driver,
    memory_of_the_runtime_is_used_by_the_driver,
    memory_of_the_driver_is_copied_by_the_runtime,
    a_stream_of_the_runtime_is_used_by_the_driver,
    a_stream_of_the_driver_is_used_by_the_runtime,
    events_are_shared,
    a_kernel_of_the_runtime_computes,
    a_kernel_tells_the_runtime_about_itself,
    occupancy_is_the_same_in_both,
    a_pointer_tells_the_runtime_about_itself,
    properties_are_those_of_the_driver,
    work_is_captured_and_launched_by_both,
    an_error_is_remembered_and_forgotten,
    errors_of_the_runtime_are_named_as_in_the_headers,
    pinned_memory_of_the_runtime_is_seen_by_the_driver,
    pitched_memory_is_copied_in_rows,
    an_array_of_the_runtime_tells_its_shape,
    memory_is_allocated_in_the_order_of_a_stream,
    pools_are_the_same_in_both,
    fills_of_the_runtime_fill,
    closures_are_called_by_the_runtime,
    entry_points_of_the_driver_are_found,
    the_device_is_found_by_its_bus,
    limits_are_the_same_in_both,
}

const N: usize = 1 << 12;

/// Skips the test where there is no libcudart.
fn needs_runtime(gpu: &Gpu) -> Outcome {
    if let Err(error) = LIBRARY.open() {
        return match error.kind() {
            ErrorKind::LibraryNotFound(_) => Err(Stop::skipped("libcudart was not found")),
            _ => Err(error.into()),
        };
    }
    Ok(cudart::set_device(gpu.device())?)
}

/// Memory of the runtime as numbers, freed at the end.
struct Allocation(*mut c_void);

impl Allocation {
    fn new() -> Outcome<Self> {
        Ok(Self(cudart::malloc(N * 4)?))
    }

    fn numbers(&mut self) -> &mut DeviceSlice<u32> {
        // SAFETY: the allocation has that many elements, and lives as long as the borrow.
        unsafe { DeviceSlice::from_raw_mut(self.0.addr() as u64, N) }
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        // SAFETY: each test is done with it.
        if let Err(error) = unsafe { cudart::free(self.0) } {
            cuspec_runtime::dropped(&error);
        }
    }
}

fn the_runtime_has_the_context_of_the_driver(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    same("cuCtxGetCurrent after cudaSetDevice", cuda::ctx_get_current()?, gpu.context().as_raw())?;
    same("cudaGetDevice", cudart::get_device()?, gpu.device())?;
    same("cudaGetDeviceCount", cudart::get_device_count()?, cuda::device_get_count()?)?;
    same("cudaDriverGetVersion", cudart::driver_get_version()?, cuda::driver_get_version()?)
}

fn memory_of_the_runtime_is_used_by_the_driver(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let mut memory = Allocation::new()?;
    cuda::memset_d32(memory.numbers(), 21)?;
    all_are("memory of the runtime", &download(memory.numbers())?, 21)?;
    let range = cuda::mem_get_address_range(memory.0.addr() as u64 + 8)?;
    same("cuMemGetAddressRange", range, (memory.0.addr() as u64, N * 4))
}

fn memory_of_the_driver_is_copied_by_the_runtime(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let host: Vec<u32> = (0..N as u32).collect();
    for kind in [MemcpyKind::DEVICE_TO_HOST, MemcpyKind::DEFAULT] {
        let memory = DeviceMemory::from_slice(&host)?;
        let mut back = vec![0u32; N];
        // SAFETY: both have that many bytes.
        unsafe { cudart::memcpy(back.as_mut_ptr().cast(), memory.as_device_ptr(), N * 4, kind)? };
        same_elements(format!("cudaMemcpy as {kind:?}"), &back, &host)?;
    }
    Ok(())
}

fn a_stream_of_the_runtime_is_used_by_the_driver(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let stream = cudart::stream_create()?;
    same("cuStreamGetCtx", stream.get_ctx()?, gpu.context().as_raw())?;
    let mut memory = Allocation::new()?;
    cuda::memset_d32_async(memory.numbers(), 22, Some(&stream))?;
    cudart::stream_synchronize(Some(&stream))?;
    all_are("what the stream did", &download(memory.numbers())?, 22)?;
    Ok(stream.destroy().map_err(|(_, error)| error)?)
}

fn a_stream_of_the_driver_is_used_by_the_runtime(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let (_, greatest) = cuda::ctx_get_stream_priority_range()?;
    let stream = Stream::create_with_priority(StreamFlags::NON_BLOCKING, greatest)?;
    same("cudaStreamGetFlags", cudart::stream_get_flags(Some(&stream))?, StreamFlags::NON_BLOCKING.0)?;
    same("cudaStreamGetPriority", cudart::stream_get_priority(Some(&stream))?, greatest)?;
    same("cudaStreamGetId", cudart::stream_get_id(Some(&stream))?, stream.get_id()?)?;
    let mut memory = Allocation::new()?;
    cudart::memset_async(memory.numbers(), 1, Some(&stream))?;
    stream.synchronize()?;
    same("cudaStreamQuery", cudart::stream_query(Some(&stream))?, true)?;
    all_are("what the stream did", &download(memory.numbers())?, 0x0101_0101)
}

fn events_are_shared(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let (start, end) = (cudart::event_create()?, cuda::Event::create(cuda::EventFlags::DEFAULT)?);
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    start.record(Some(&stream))?;
    cudart::event_record(&end, Some(&stream))?;
    cudart::event_synchronize(&end)?;
    same("cudaEventQuery", (cudart::event_query(&start)?, cudart::event_query(&end)?), (true, true))?;
    let time = cudart::event_elapsed_time(&start, &end)?;
    holds(time >= 0.0 && time == start.elapsed_time(&end)?, format!("the time of both: got {time}"))
}

const SOURCE: &str = r#"extern "C" __global__ void scale(unsigned *values, unsigned by) {
    values[blockIdx.x * blockDim.x + threadIdx.x] *= by;
}"#;

/// Does something with a kernel that the runtime loaded.
fn with_kernel(gpu: &Gpu, run: impl FnOnce(&KernelRef) -> Outcome) -> Outcome {
    needs_runtime(gpu)?;
    // SAFETY: NVRTC made it just now.
    let library = unsafe { cudart::library_load_data(&gpu.cubin(SOURCE)?, &[], ptr::null_mut(), &[], ptr::null_mut())? };
    same("cudaLibraryGetKernelCount", cudart::library_get_kernel_count(&library)?, 1)?;
    let raw = cudart::library_get_kernel(&library, "scale")?;
    // SAFETY: it is of the library, which lives on.
    run(unsafe { KernelRef::from_raw(&raw) })
}

fn a_kernel_of_the_runtime_computes(gpu: &Gpu) -> Outcome {
    with_kernel(gpu, |kernel| {
        let memory = DeviceMemory::from_slice(&[3u32; N])?;
        let (mut address, mut by) = (memory.address(), 7u32);
        let mut arguments: [*mut c_void; 2] = [(&raw mut address).cast(), (&raw mut by).cast()];
        let (grid, block) = (cudart::Dim3 { x: N as u32 / 256, y: 1, z: 1 }, cudart::Dim3 { x: 256, y: 1, z: 1 });
        // SAFETY: one pointer per argument; one element per thread.
        unsafe { cudart::launch_kernel(kernel, grid, block, arguments.as_mut_ptr(), 0, None)? };
        cudart::device_synchronize()?;
        all_are("what the kernel left", &download(&memory)?, 21)
    })
}

fn a_kernel_tells_the_runtime_about_itself(gpu: &Gpu) -> Outcome {
    with_kernel(gpu, |kernel| {
        let told = cudart::func_get_attributes(kernel)?;
        let most = kernel.get_attribute(cuda::FunctionAttribute::MAX_THREADS_PER_BLOCK, gpu.device())?;
        same("maxThreadsPerBlock", told.maxThreadsPerBlock, most)?;
        let registers = kernel.get_attribute(cuda::FunctionAttribute::NUM_REGS, gpu.device())?;
        same("numRegs", told.numRegs, registers)
    })
}

fn occupancy_is_the_same_in_both(gpu: &Gpu) -> Outcome {
    with_kernel(gpu, |kernel| {
        let function = kernel.get_function()?;
        // SAFETY: it is of the kernel's library.
        let function = unsafe { cuda::FunctionRef::from_raw(&function) };
        let driver = cuda::occupancy_max_active_blocks_per_multiprocessor(function, 256, 0)?;
        let runtime = cudart::occupancy_max_active_blocks_per_multiprocessor(kernel, 256, 0)?;
        same("cudaOccupancyMaxActiveBlocksPerMultiprocessor", runtime, driver)
    })
}

fn a_pointer_tells_the_runtime_about_itself(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let memory = DeviceMemory::<u32>::new(N)?;
    let told = cudart::pointer_get_attributes(memory.as_device_ptr())?;
    same("cudaPointerGetAttributes", (told.r#type, told.device), (MemoryType::DEVICE, gpu.device()))?;
    let local = 0u32;
    let told = cudart::pointer_get_attributes((&raw const local).cast())?;
    same("cudaPointerGetAttributes of a local", told.r#type, MemoryType::UNREGISTERED)
}

fn properties_are_those_of_the_driver(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let told = cudart::get_device_properties(gpu.device())?;
    let name: String = told.name.iter().take_while(|c| **c != 0).map(|c| char::from(*c as u8)).collect();
    same("the name", name, cuda::device_get_name(gpu.device())?)?;
    same("the memory", told.totalGlobalMem, cuda::device_total_mem(gpu.device())?)?;
    same("multiprocessors", told.multiProcessorCount, gpu.attribute(DeviceAttribute::MULTIPROCESSOR_COUNT)?)?;
    same("the architecture", format!("{}{}", told.major, told.minor), gpu.architecture()?)?;
    same("the UUID", told.uuid.bytes, cuda::device_get_uuid(gpu.device())?.bytes)?;
    let warp = cudart::device_get_attribute(DeviceAttr::WARP_SIZE, gpu.device())?;
    same("the size of a warp", (told.warpSize, warp), (32, 32))
}

fn work_is_captured_and_launched_by_both(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let mut memory = DeviceMemory::from_slice(&[0u32; N])?;
    cudart::stream_begin_capture(&stream, cudart::StreamCaptureMode::THREAD_LOCAL)?;
    let filled = cudart::memset_async(&mut memory, 2, Some(&stream));
    let graph = cudart::stream_end_capture(&stream)?;
    filled?;
    same("cuGraphGetNodes of a graph of the runtime", graph.get_nodes()?.len(), 1)?;
    // SAFETY: the memory lives until the launch was waited for.
    unsafe { cuda::ExecutableGraph::instantiate(&graph, cuda::GraphInstantiateFlags(0))?.launch(Some(&stream))? };
    stream.synchronize()?;
    all_are("what the graph left", &download(&memory)?, 0x0202_0202)
}

fn an_error_is_remembered_and_forgotten(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let wrong = [Status::ERROR_INVALID_DEVICE];
    fails("cudaSetDevice(9999)", cudart::set_device(9999), &wrong)?;
    fails("cudaPeekAtLastError", cudart::peek_at_last_error(), &wrong)?;
    fails("cudaGetLastError", cudart::get_last_error(), &wrong)?;
    Ok(cudart::get_last_error()?)
}

fn errors_of_the_runtime_are_named_as_in_the_headers(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let known: Vec<Status> = (0..1000).map(Status).filter(|status| status.name().is_some()).collect();
    let later = LIBRARY.version() < cuspec_runtime::Version::from_packed(cuspec::sys::cuda::CUDA_VERSION);
    for status in known {
        let name = cudart::get_error_name(status)?;
        let is_newer = later && name.to_bytes().starts_with(b"unrecognized");
        if !is_newer {
            same("cudaGetErrorName", name.to_str().ok(), status.name())?;
        }
        differs("cudaGetErrorString", cudart::get_error_string(status)?.to_bytes().len(), 0)?;
    }
    Ok(())
}

fn pinned_memory_of_the_runtime_is_seen_by_the_driver(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let memory = cudart::malloc_host(4096)?;
    let kind = cuda::pointer_get_attribute(cuda::pointer_attributes::MEMORY_TYPE, memory.addr() as u64);
    // SAFETY: nothing uses it any more.
    unsafe { cudart::free_host(memory)? };
    same("CU_POINTER_ATTRIBUTE_MEMORY_TYPE", kind?, cuda::Memorytype::HOST)
}

fn pitched_memory_is_copied_in_rows(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let (start, pitch) = cudart::malloc_pitch(100, 8)?;
    let host: Vec<u8> = (0..800).map(|i| i as u8).collect();
    let mut back = vec![0u8; 800];
    // SAFETY: each side has eight rows of a hundred bytes, at its pitch.
    let copied = unsafe {
        cudart::memcpy2d(start, pitch, host.as_ptr().cast(), 100, 100, 8, MemcpyKind::HOST_TO_DEVICE).and_then(|()| {
            cudart::memcpy2d(back.as_mut_ptr().cast(), 100, start, pitch, 100, 8, MemcpyKind::DEVICE_TO_HOST)
        })
    };
    // SAFETY: nothing uses it any more.
    unsafe { cudart::free(start)? };
    copied?;
    same_elements("a matrix there and back", &back, &host)
}

fn an_array_of_the_runtime_tells_its_shape(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let format = cudart::create_channel_desc(32, 0, 0, 0, ChannelFormatKind::FLOAT)?;
    let array = cudart::Array::malloc(&format, 64, 32, 0)?;
    let (told, extent, _) = array.get_info()?;
    same("cudaArrayGetInfo: size", (extent.width, extent.height), (64, 32))?;
    same("cudaArrayGetInfo: elements", (told.x, told.y, told.f), (32, 0, ChannelFormatKind::FLOAT))
}

fn memory_is_allocated_in_the_order_of_a_stream(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let start = cudart::malloc_async(N * 4, Some(&stream))?;
    // SAFETY: so many elements, which are freed below.
    let memory = unsafe { DeviceSlice::<u32>::from_raw_mut(start.addr() as u64, N) };
    cuda::memset_d32_async(memory, 23, Some(&stream))?;
    stream.synchronize()?;
    let host = download(memory);
    // SAFETY: nothing uses it after this point of the stream.
    unsafe { cudart::free_async(start, Some(&stream))? };
    stream.synchronize()?;
    all_are("memory of the stream", &host?, 23)
}

fn pools_are_the_same_in_both(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    let (driver, runtime) =
        (cuda::device_get_default_mem_pool(gpu.device())?, cudart::device_get_default_mem_pool(gpu.device())?);
    same("cudaDeviceGetDefaultMemPool", runtime.addr(), driver.addr())?;
    // SAFETY: the default pool lives as long as its device.
    let pool = unsafe { MemoryPoolRef::from_raw(&driver) };
    let threshold = cudart::mem_pool_get_attribute(pool, cudart::mem_pool_attrs::ATTR_RELEASE_THRESHOLD)?;
    same("the threshold", threshold, pool.get_attribute(cuda::mem_pool_attributes::RELEASE_THRESHOLD)?)
}

fn fills_of_the_runtime_fill(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let mut memory = DeviceMemory::from_slice(&[0u8; 128])?;
    cudart::memset2d(&mut memory, 32, 7, 8, 3)?;
    for (row, bytes) in download(&memory)?.chunks(32).enumerate() {
        all_are(format!("row {row}"), &bytes[..8], if row < 3 { 7 } else { 0 })?;
        all_are(format!("beyond row {row}"), &bytes[8..], 0)?;
    }
    cudart::memset(&mut memory, 9)?;
    all_are("cudaMemset", &download(&memory)?, 9)
}

fn closures_are_called_by_the_runtime(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let (sender, receiver) = std::sync::mpsc::channel();
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let other = sender.clone();
    cudart::launch_host_func(Some(&stream), move || sender.send(1).unwrap_or_default())?;
    cudart::stream_add_callback(Some(&stream), move |_, status| other.send(2 + status.0 as i32).unwrap_or_default())?;
    stream.synchronize()?;
    same("what was called", receiver.try_iter().collect::<Vec<i32>>(), vec![1, 2])
}

fn entry_points_of_the_driver_are_found(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let flags = cudart::GetDriverEntryPointFlags(0);
    let (address, result) = cudart::get_driver_entry_point_by_version("cuDriverGetVersion", 12000, flags)?;
    same("the result", (address.is_null(), result), (false, cudart::DriverEntryPointQueryResult(0)))
}

fn the_device_is_found_by_its_bus(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let bus = cudart::device_get_pci_bus_id(gpu.device())?;
    same("cudaDeviceGetPCIBusId", &bus, &cuda::device_get_pci_bus_id(gpu.device())?)?;
    same("cudaDeviceGetByPCIBusId", cudart::device_get_by_pci_bus_id(&bus)?, gpu.device())
}

fn limits_are_the_same_in_both(gpu: &Gpu) -> Outcome {
    needs_runtime(gpu)?;
    let driver = cuda::ctx_get_limit(cuda::Limit::STACK_SIZE)?;
    same("cudaDeviceGetLimit", cudart::device_get_limit(cudart::Limit::STACK_SIZE)?, driver)?;
    let (driver, runtime) = (cuda::ctx_get_stream_priority_range()?, cudart::device_get_stream_priority_range()?);
    same("cudaDeviceGetStreamPriorityRange", runtime, driver)
}
