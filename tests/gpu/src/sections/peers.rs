//! Several devices: contexts, copies and mappings between two.

use cuspec::Status as _;
use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, DeviceP2pAttribute, MemAccessDesc, MemAccessFlags, PhysicalMemory, Status};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::{self as sys, CUdevice};

use super::virtual_memory::{Mapping, granularity, properties};
use crate::gpu::{Gpu, download, kernel, located};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, fails, same, same_elements};

section! { "several_devices":
    contexts_of_two_devices_nest,
    attributes_of_two_devices_agree,
    memory_is_copied_between_devices,
    memory_of_another_device_is_used_by_a_kernel,
    access_is_allowed_once,
    memory_is_freed_on_the_device_it_is_of,
    physical_memory_is_mapped_for_two_devices,
}

const N: usize = 1 << 14;

/// The second device, where there is one.
fn second(gpu: &Gpu) -> Outcome<(CUdevice, PrimaryContext)> {
    let count = cuda::device_get_count()?;
    if count < 2 {
        return Err(Stop::skipped(format!("needs two devices; there is {count}")));
    }
    let device = cuda::device_get(gpu.device() + 1)?;
    Ok((device, PrimaryContext::retain(device)?))
}

fn needs_access(gpu: &Gpu, other: CUdevice) -> Outcome {
    match cuda::device_can_access_peer(gpu.device(), other)? {
        0 => Err(Stop::skipped("cuDeviceCanAccessPeer is 0")),
        _ => Ok(()),
    }
}

fn contexts_of_two_devices_nest(gpu: &Gpu) -> Outcome {
    let (device, context) = second(gpu)?;
    {
        let _current = context.make_current()?;
        same("cuCtxGetDevice inside", cuda::ctx_get_device()?, device)?;
    }
    same("cuCtxGetDevice outside", cuda::ctx_get_device()?, gpu.device())
}

fn attributes_of_two_devices_agree(gpu: &Gpu) -> Outcome {
    let (other, _context) = second(gpu)?;
    for which in (0..64).map(DeviceP2pAttribute).filter(|which| which.c_name().is_some()) {
        let mut raw = 0;
        // SAFETY: `raw` is a live local.
        let status = unsafe { sys::cuDeviceGetP2PAttribute(&mut raw, which, gpu.device(), other) };
        let typed = cuda::device_get_p2p_attribute(which, gpu.device(), other);
        let code = typed.as_ref().err().and_then(|error| error.code()).unwrap_or(0);
        same(format!("{which:?}"), (code, typed.unwrap_or(raw)), (status.code(), raw))?;
    }
    Ok(())
}

fn memory_is_copied_between_devices(gpu: &Gpu) -> Outcome {
    let (_, context) = second(gpu)?;
    let host: Vec<u32> = (0..N as u32).collect();
    let source = DeviceMemory::from_slice(&host)?;
    let current = context.make_current()?;
    let mut target = DeviceMemory::from_slice(&[0u32; N])?;
    cuda::memcpy_peer(&mut target, &context, &source, gpu.context())?;
    same_elements("cuMemcpyPeer", &download(&target)?, &host)?;
    drop(current);
    cuda::memcpy_peer_async(&mut target, &context, &source, gpu.context(), None)?;
    cuda::ctx_synchronize()?;
    same_elements("cuMemcpyPeerAsync", &download(&target)?, &host)
}

fn memory_of_another_device_is_used_by_a_kernel(gpu: &Gpu) -> Outcome {
    const SOURCE: &str = r#"extern "C" __global__ void bump(unsigned *values) {
        values[blockIdx.x * blockDim.x + threadIdx.x] += 1;
    }"#;
    let (other, context) = second(gpu)?;
    needs_access(gpu, other)?;
    let current = context.make_current()?;
    let mut memory = DeviceMemory::from_slice(&[1u32; N])?;
    drop(current);
    context.enable_peer_access()?;
    let module = gpu.module(SOURCE)?;
    let bump = kernel(&module, "bump")?;
    // SAFETY: one element per thread, and access was allowed.
    let launched = unsafe { bump.launch(Dim3::x(N as u32 / 256), Dim3::x(256)).arg(&mut memory).run() };
    let done = cuda::ctx_synchronize();
    context.disable_peer_access()?;
    launched?;
    done?;
    all_are("memory of the other device", &download(&memory)?, 2)
}

fn access_is_allowed_once(gpu: &Gpu) -> Outcome {
    let (other, context) = second(gpu)?;
    needs_access(gpu, other)?;
    context.enable_peer_access()?;
    let again = context.enable_peer_access();
    context.disable_peer_access()?;
    fails("cuCtxEnablePeerAccess twice", again, &[Status::ERROR_PEER_ACCESS_ALREADY_ENABLED])?;
    fails("cuCtxDisablePeerAccess twice", context.disable_peer_access(), &[Status::ERROR_PEER_ACCESS_NOT_ENABLED])
}

fn memory_is_freed_on_the_device_it_is_of(gpu: &Gpu) -> Outcome {
    let (_, context) = second(gpu)?;
    let current = context.make_current()?;
    let memory = DeviceMemory::<u32>::new(N)?;
    drop(current);
    drop(context);
    // The memory keeps its context.
    same("the first device", cuda::ctx_get_device()?, gpu.device())?;
    Ok(memory.free().map_err(|(_, error)| error)?)
}

fn physical_memory_is_mapped_for_two_devices(gpu: &Gpu) -> Outcome {
    let (other, context) = second(gpu)?;
    needs_access(gpu, other)?;
    let properties = properties(gpu)?;
    let size = granularity(&properties)?;
    let memory = PhysicalMemory::create(size, &properties)?;
    let mut mapping = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
    let address = mapping.numbers().address();
    let access = MemAccessDesc { location: located(other), flags: MemAccessFlags::READWRITE };
    // SAFETY: the mapping was made just now, and nothing uses it yet.
    unsafe { cuda::mem_set_access(address, size, &[access])? };
    {
        let _current = context.make_current()?;
        cuda::memset_d32(mapping.numbers(), 16)?;
        cuda::ctx_synchronize()?;
    }
    all_are("memory that the other device filled", &download(mapping.numbers())?, 16)
}
