//! Wrong use: what the driver promises an error for must be an error, and what the wrappers refuse must never reach it. What could bring
//! the process down happens in one of its own.

use std::ffi::c_void;
use std::fmt::Debug;
use std::ptr;

use cuspec::cuda::{self, EventRef, GraphRef, MemoryPoolRef, Status, Stream, StreamFlags};
use cuspec::launch::Dim3;
use cuspec::memory::{DeviceMemory, PinnedMemory};
use cuspec::sys::cuda as sys;
use cuspec::{ErrorKind, Status as _};

use crate::child::{self, Child};
use crate::gpu::{Gpu, kernel};
use crate::harness::{self, section};
use crate::outcome::{Outcome, Stop, fails, holds, refused, same};

section! { "misuse":
    null_handles_are_errors,
    memory_is_freed_once,
    an_address_of_nothing_is_an_error,
    a_text_with_a_nul_never_reaches_c,
    a_bus_that_is_none_is_an_error,
    a_launch_of_null_is_an_error,
    a_kernel_that_faults_is_an_error_for_ever,
    a_call_before_init_is_an_error,
    arrays_of_no_size_are_refused,
    pending_work_of_a_dropped_owner_is_waited_for,
}

/// What runs in a process of its own.
pub const CHILDREN: &[Child] = &[("null-handles", null_handles), ("fault", fault), ("before-init", before_init)];

fn null_handles_are_errors(_: &Gpu) -> Outcome {
    child::run("null-handles", &[]).map(crate::report::note)
}

fn null_handles(_: &[String]) -> Outcome<String> {
    cuda::init()?;
    let gpu = Gpu::open()?;
    let _current = gpu.context().make_current()?;
    let mut count = 0;
    let mut check = |call: &str, code: i32| {
        count += 1;
        holds(code != 0 && code != cuspec_runtime::UNAVAILABLE, format!("{call} of null: expected an error, got {code}"))
    };
    let mut context = ptr::null_mut::<c_void>().cast();
    // SAFETY: this asks the driver to refuse null, which it promises; the process is there for it.
    unsafe {
        check("cuCtxDestroy", sys::cuCtxDestroy_v2(ptr::null_mut()).code())?;
        check("cuEventQuery", sys::cuEventQuery(ptr::null_mut()).code())?;
        check("cuEventDestroy", sys::cuEventDestroy_v2(ptr::null_mut()).code())?;
        check("cuStreamDestroy", sys::cuStreamDestroy_v2(ptr::null_mut()).code())?;
        check("cuStreamGetCtx to nowhere", sys::cuStreamGetCtx(ptr::null_mut(), ptr::null_mut()).code())?;
        check("cuModuleUnload", sys::cuModuleUnload(ptr::null_mut()).code())?;
        check("cuLibraryUnload", sys::cuLibraryUnload(ptr::null_mut()).code())?;
        check("cuGraphDestroy", sys::cuGraphDestroy(ptr::null_mut()).code())?;
        check("cuGraphExecDestroy", sys::cuGraphExecDestroy(ptr::null_mut()).code())?;
        check("cuArrayDestroy", sys::cuArrayDestroy(ptr::null_mut()).code())?;
        check("cuMemAlloc to nowhere", sys::cuMemAlloc_v2(ptr::null_mut(), 16).code())?;
        check("cuCtxGetId to nowhere", sys::cuCtxGetId(gpu.context().as_raw(), ptr::null_mut()).code())?;
        check("cuCtxPopCurrent twice", {
            sys::cuCtxPopCurrent_v2(&mut context);
            let code = sys::cuCtxPopCurrent_v2(&mut context).code();
            sys::cuCtxPushCurrent_v2(gpu.context().as_raw());
            code
        })?;
    }
    fn wrapped<T: Debug>(result: cuspec::Result<T>) -> i32 {
        result.err().and_then(|error| error.code()).unwrap_or(0)
    }
    let null = ptr::null_mut::<c_void>();
    // SAFETY: as above.
    unsafe {
        check("EventRef::synchronize", wrapped(EventRef::from_raw(&null.cast()).synchronize()))?;
        check("GraphRef::get_nodes", wrapped(GraphRef::from_raw(&null.cast()).get_nodes()))?;
        check("MemoryPoolRef::trim_to", wrapped(MemoryPoolRef::from_raw(&null.cast()).trim_to(0)))?;
    }
    Ok(format!("{count} calls with null are errors"))
}

fn memory_is_freed_once(_: &Gpu) -> Outcome {
    let address = DeviceMemory::<u32>::new(1024)?.into_raw();
    // SAFETY: nothing uses it; the second call is the mistake, and nothing was allocated between the two.
    let (first, second) = unsafe { (cuda::mem_free(address), cuda::mem_free(address)) };
    first?;
    fails("cuMemFree twice", second, &[Status::ERROR_INVALID_VALUE])
}

fn an_address_of_nothing_is_an_error(_: &Gpu) -> Outcome {
    let wrong = [Status::ERROR_INVALID_VALUE, Status::ERROR_NOT_FOUND];
    fails("cuMemGetAddressRange", cuda::mem_get_address_range(0x40), &wrong)?;
    fails("cuMemHostGetFlags", cuda::mem_host_get_flags(ptr::without_provenance_mut(0x40)), &wrong)?;
    let handle = cuda::mem_retain_allocation_handle(ptr::without_provenance_mut(0x40));
    fails("cuMemRetainAllocationHandle", handle, &wrong)?;
    // SAFETY: nothing is there.
    fails("cuMemFree", unsafe { cuda::mem_free(0x40) }, &wrong)
}

fn a_text_with_a_nul_never_reaches_c(gpu: &Gpu) -> Outcome {
    let module = gpu.module(r#"extern "C" __global__ void nothing() {}"#)?;
    let inside = |kind: &ErrorKind| matches!(kind, ErrorKind::InteriorNul { position: 3, .. });
    refused("cuModuleGetFunction", module.get_function("not\0hing").map(|_| ()), inside)?;
    refused("cuDeviceGetByPCIBusId", cuda::device_get_by_pci_bus_id("000\0:01"), inside)
}

fn a_bus_that_is_none_is_an_error(_: &Gpu) -> Outcome {
    let wrong = [Status::ERROR_INVALID_VALUE, Status::ERROR_INVALID_DEVICE];
    fails("cuDeviceGetByPCIBusId of nonsense", cuda::device_get_by_pci_bus_id("nonsense"), &wrong)?;
    fails("cuDeviceGetByPCIBusId of no device", cuda::device_get_by_pci_bus_id("ffff:ff:1f.0"), &wrong)
}

fn a_launch_of_null_is_an_error(_: &Gpu) -> Outcome {
    let null = ptr::null_mut();
    // SAFETY: the driver refuses null.
    let result = unsafe { cuda::FunctionRef::from_raw(&null).launch_kernel(1, 1, 1, 1, 1, 1, 0, None, null.cast(), null.cast()) };
    fails("cuLaunchKernel of null", result, &[Status::ERROR_INVALID_HANDLE, Status::ERROR_INVALID_VALUE])
}

fn a_kernel_that_faults_is_an_error_for_ever(_: &Gpu) -> Outcome {
    child::run("fault", &[]).map(crate::report::note)
}

fn fault(_: &[String]) -> Outcome<String> {
    cuda::init()?;
    harness::listen();
    let gpu = Gpu::open()?;
    let current = gpu.context().make_current()?;
    let module = gpu.module(r#"extern "C" __global__ void fault() { asm volatile("trap;"); }"#)?;
    let memory = DeviceMemory::<u32>::new(64)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    // SAFETY: the fault is the point; the process ends soon.
    unsafe { kernel(&module, "fault")?.launch(Dim3::x(1), Dim3::x(1)).on(&stream).run()? };
    let Err(first) = stream.synchronize() else { return Err(Stop::failed("cuStreamSynchronize after a fault succeeded")) };
    let code = first.code();
    let Err(second) = cuda::ctx_synchronize() else { return Err(Stop::failed("cuCtxSynchronize after a fault succeeded")) };
    same("the status of later calls", second.code(), code)?;
    fails("the query of the stream", stream.query(), &[Status(code.unwrap_or(0) as _)])?;
    drop((memory, stream));
    drop(module);
    drop(current);
    let heard = harness::dropped();
    holds(!heard.is_empty(), "the drop hook: expected to hear of owners that could not be freed, heard nothing")?;
    // The context is lost; so is what it held.
    std::mem::forget(gpu);
    Ok(format!("after a fault: {first}; the drop hook heard {} errors", heard.len()))
}

fn a_call_before_init_is_an_error(_: &Gpu) -> Outcome {
    child::run("before-init", &[]).map(|_| ())
}

fn before_init(_: &[String]) -> Outcome<String> {
    fails("cuDeviceGetCount before cuInit", cuda::device_get_count(), &[Status::ERROR_NOT_INITIALIZED])?;
    cuda::init()?;
    cuda::device_get_count()?;
    Ok("done".to_owned())
}

fn arrays_of_no_size_are_refused(_: &Gpu) -> Outcome {
    let nothing = cuda::ArrayDescriptor { Format: cuda::ArrayFormat::FLOAT, NumChannels: 1, ..Default::default() };
    fails("cuArrayCreate of no width", cuda::Array::create(&nothing), &[Status::ERROR_INVALID_VALUE])?;
    let three = cuda::ArrayDescriptor { Width: 16, Height: 16, NumChannels: 3, ..nothing };
    fails("cuArrayCreate of three channels", cuda::Array::create(&three), &[Status::ERROR_INVALID_VALUE])
}

fn pending_work_of_a_dropped_owner_is_waited_for(_: &Gpu) -> Outcome {
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    for _ in 0..20 {
        let mut memory = DeviceMemory::<u32>::new(1 << 18)?;
        let mut host = PinnedMemory::<u32>::new(1 << 18)?;
        host.fill(1);
        let copy = cuspec::memory::copy_to_device(&mut memory, host, Some(&stream))?;
        drop(memory);
        drop(copy);
    }
    Ok(stream.synchronize()?)
}
