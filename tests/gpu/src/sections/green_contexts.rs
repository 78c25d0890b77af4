//! Green contexts: resources of a device, their partition, and contexts that have only a part.

use cuspec::cuda::{
    self, ContextRef, DevResource, DevResourceType, DevSmResourceSplitByCountFlags, DeviceAttribute, Event, EventFlags,
    GreenContext, GreenCtxCreateFlags, ResourceDescriptionRef, Stream, StreamFlags,
};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::{CUdevResource, symbols};

use crate::gpu::{Gpu, download, kernel};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, differs, holds, same};

section! { "green_contexts":
    a_device_has_all_multiprocessors,
    the_primary_context_has_all_multiprocessors,
    multiprocessors_are_split_by_count,
    a_green_context_has_its_part,
    a_green_context_runs_kernels_in_its_stream,
    a_green_context_can_be_made_current,
    a_green_context_records_and_waits_for_events,
    green_contexts_have_ids,
}

const SMS: u32 = 8;

/// A resource as the driver told it.
fn known(resource: CUdevResource) -> DevResource<'static> {
    // SAFETY: the driver filled it in.
    unsafe { DevResource::from_raw(resource) }
}

fn sm_count(resource: &CUdevResource) -> Outcome<u32> {
    same("the type of a resource", resource.r#type, DevResourceType::SM)?;
    // SAFETY: the type says so.
    Ok(unsafe { resource.anon0.sm.smCount })
}

fn all_sms(gpu: &Gpu) -> Outcome<CUdevResource> {
    gpu.needs_symbol(&symbols::cuDeviceGetDevResource)?;
    Ok(cuda::device_get_dev_resource(gpu.device(), DevResourceType::SM)?)
}

fn split(gpu: &Gpu) -> Outcome<(Vec<CUdevResource>, CUdevResource)> {
    let all = known(all_sms(gpu)?);
    let (groups, rest) = cuda::dev_sm_resource_split_by_count(&all, DevSmResourceSplitByCountFlags(0), SMS)?;
    if groups.is_empty() {
        return Err(Stop::skipped(format!("the device has fewer than {SMS} multiprocessors")));
    }
    Ok((groups, rest))
}

fn green(gpu: &Gpu) -> Outcome<GreenContext> {
    let (groups, _) = split(gpu)?;
    let description = cuda::dev_resource_generate_desc(&[known(groups[0])])?;
    // SAFETY: the driver made it just now.
    let description = unsafe { ResourceDescriptionRef::from_raw(&description) };
    Ok(GreenContext::create(description, gpu.device(), GreenCtxCreateFlags::DEFAULT_STREAM)?)
}

fn a_device_has_all_multiprocessors(gpu: &Gpu) -> Outcome {
    let all = gpu.attribute(DeviceAttribute::MULTIPROCESSOR_COUNT)? as u32;
    same("cuDeviceGetDevResource: multiprocessors", sm_count(&all_sms(gpu)?)?, all)
}

fn the_primary_context_has_all_multiprocessors(gpu: &Gpu) -> Outcome {
    let all = sm_count(&all_sms(gpu)?)?;
    let of_context = gpu.context().get_dev_resource(DevResourceType::SM)?;
    same("cuCtxGetDevResource: multiprocessors", sm_count(&of_context)?, all)
}

fn multiprocessors_are_split_by_count(gpu: &Gpu) -> Outcome {
    let all = sm_count(&all_sms(gpu)?)?;
    let (groups, rest) = split(gpu)?;
    let mut sum = 0;
    for group in &groups {
        let count = sm_count(group)?;
        holds(count >= SMS, format!("cuDevSmResourceSplitByCount: expected at least {SMS} in a group, got {count}"))?;
        sum += count;
    }
    let rest = if rest.r#type == DevResourceType::SM { sm_count(&rest)? } else { 0 };
    holds(sum + rest <= all, format!("{} groups of {sum} and {rest} left, of {all}", groups.len()))
}

fn a_green_context_has_its_part(gpu: &Gpu) -> Outcome {
    let green = green(gpu)?;
    let count = sm_count(&green.get_dev_resource(DevResourceType::SM)?)?;
    let all = sm_count(&all_sms(gpu)?)?;
    holds((SMS..=all).contains(&count), format!("cuGreenCtxGetDevResource: expected {SMS} to {all}, got {count}"))
}

fn a_green_context_runs_kernels_in_its_stream(gpu: &Gpu) -> Outcome {
    const SOURCE: &str = r#"extern "C" __global__ void where(unsigned *sm) {
        unsigned id; asm("mov.u32 %0, %%smid;" : "=r"(id));
        if (threadIdx.x == 0) sm[blockIdx.x] = id;
    }"#;
    const BLOCKS: u32 = 2048;
    let green = green(gpu)?;
    let part = sm_count(&green.get_dev_resource(DevResourceType::SM)?)? as usize;
    let stream = Stream::create_in_green_context(&green, StreamFlags::NON_BLOCKING, 0)?;
    same("cuStreamGetGreenCtx", stream.get_green_ctx()?, green.as_raw())?;
    let of_context = cuda::ctx_from_green_ctx(&green)?;
    // SAFETY: the green context lives until the end of this function.
    let _current = unsafe { ContextRef::from_raw(&of_context) }.make_current()?;
    let module = gpu.module(SOURCE)?;
    let mut seen = DeviceMemory::from_slice(&[u32::MAX; BLOCKS as usize])?;
    // SAFETY: the kernel takes one pointer and writes one number per block.
    unsafe { kernel(&module, "where")?.launch(Dim3::x(BLOCKS), Dim3::x(128)).on(&stream).arg(&mut seen).run()? };
    stream.synchronize()?;
    let mut seen = download(&seen)?;
    seen.sort_unstable();
    seen.dedup();
    holds(!seen.contains(&u32::MAX), "a block did not run")?;
    holds(seen.len() <= part, format!("blocks ran on {} multiprocessors of a green context with {part}", seen.len()))
}

fn a_green_context_can_be_made_current(gpu: &Gpu) -> Outcome {
    let green = green(gpu)?;
    let raw = cuda::ctx_from_green_ctx(&green)?;
    differs("cuCtxFromGreenCtx", raw, gpu.context().as_raw())?;
    // SAFETY: the green context lives until the end of this function.
    let context = unsafe { ContextRef::from_raw(&raw) };
    let _current = context.make_current()?;
    same("cuCtxGetCurrent", cuda::ctx_get_current()?, raw)?;
    same("cuCtxGetDevice", cuda::ctx_get_device()?, gpu.device())?;
    let mut memory = DeviceMemory::<u32>::new(64)?;
    cuda::memset_d32(&mut memory, 9)?;
    same("memory of a green context", download(&memory)?, vec![9; 64])
}

fn a_green_context_records_and_waits_for_events(gpu: &Gpu) -> Outcome {
    let green = green(gpu)?;
    let raw = cuda::ctx_from_green_ctx(&green)?;
    // SAFETY: the green context lives until the end of this function.
    let _current = unsafe { ContextRef::from_raw(&raw) }.make_current()?;
    let event = Event::create(EventFlags::DISABLE_TIMING)?;
    green.record_event(&event)?;
    green.wait_event(&event)?;
    event.synchronize()?;
    same("cuEventQuery", event.query()?, true)
}

fn green_contexts_have_ids(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuGreenCtxGetId)?;
    let (one, other) = (green(gpu)?, green(gpu)?);
    differs("cuGreenCtxGetId of two green contexts", one.get_id()?, other.get_id()?)
}
