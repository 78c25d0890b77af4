//! Contexts: primary and created ones, the stack of a thread, limits and flags.

use std::thread;

use cuspec::ErrorKind;
use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, Context, CtxFlags, DeviceAttribute, Event, EventFlags, ExecAffinityType, Limit, Stream, StreamFlags};
use cuspec::memory::DeviceMemory;

use crate::gpu::{Gpu, download};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, differs, holds, same};

section! { "contexts":
    the_primary_context_is_active_while_it_is_retained,
    retaining_twice_gives_one_context,
    the_current_context_tells_its_device,
    a_created_context_is_current_until_it_goes,
    a_created_context_has_the_flags_it_was_made_with,
    contexts_have_ids_of_their_own,
    guards_nest,
    what_is_pushed_is_popped,
    another_thread_has_no_current_context,
    a_context_can_be_current_on_two_threads,
    a_context_waits_for_its_stream_to_go,
    a_context_with_children_is_not_destroyed_by_hand,
    memory_is_freed_in_the_context_it_was_made_in,
    limits_can_be_set,
    flags_can_be_changed,
    the_api_version_is_told,
    stream_priorities_form_a_range,
    a_context_waits_for_an_event_and_records_one,
    a_context_is_waited_for,
    persisting_lines_of_the_cache_are_reset,
    exec_affinity_is_the_number_of_multiprocessors,
    null_means_no_context_is_current,
}

fn create(gpu: &Gpu) -> Outcome<Context> {
    Ok(Context::create(None, CtxFlags::SCHED_AUTO, gpu.device())?)
}

fn the_primary_context_is_active_while_it_is_retained(gpu: &Gpu) -> Outcome {
    let (_, active) = cuda::device_primary_ctx_get_state(gpu.device())?;
    same("cuDevicePrimaryCtxGetState: active", active, 1)
}

fn retaining_twice_gives_one_context(gpu: &Gpu) -> Outcome {
    let again = PrimaryContext::retain(gpu.device())?;
    same("cuDevicePrimaryCtxRetain", again.as_raw(), gpu.context().as_raw())?;
    drop(again);
    let (_, active) = cuda::device_primary_ctx_get_state(gpu.device())?;
    same("cuDevicePrimaryCtxGetState after one release of two", active, 1)
}

fn the_current_context_tells_its_device(gpu: &Gpu) -> Outcome {
    same("cuCtxGetCurrent", cuda::ctx_get_current()?, gpu.context().as_raw())?;
    same("cuCtxGetDevice", cuda::ctx_get_device()?, gpu.device())
}

fn a_created_context_is_current_until_it_goes(gpu: &Gpu) -> Outcome {
    let context = create(gpu)?;
    same("cuCtxGetCurrent after cuCtxCreate", cuda::ctx_get_current()?, context.as_raw())?;
    differs("cuCtxCreate", context.as_raw(), gpu.context().as_raw())?;
    context.destroy().map_err(|(_, error)| error)?;
    same("cuCtxGetCurrent after cuCtxDestroy", cuda::ctx_get_current()?, gpu.context().as_raw())
}

fn a_created_context_has_the_flags_it_was_made_with(gpu: &Gpu) -> Outcome {
    for wanted in [CtxFlags::SCHED_SPIN, CtxFlags::SCHED_YIELD, CtxFlags::SCHED_BLOCKING_SYNC] {
        let _context = Context::create(None, wanted, gpu.device())?;
        let flags = cuda::ctx_get_flags()?;
        same(format!("cuCtxGetFlags of a context made with {wanted:?}"), flags.0 & CtxFlags::SCHED_MASK.0, wanted.0)?;
    }
    Ok(())
}

fn contexts_have_ids_of_their_own(gpu: &Gpu) -> Outcome {
    let context = create(gpu)?;
    differs("cuCtxGetId of two contexts", context.get_id()?, gpu.context().get_id()?)?;
    same("cuCtxGetId asked twice", context.get_id()?, context.get_id()?)
}

fn guards_nest(gpu: &Gpu) -> Outcome {
    let context = create(gpu)?;
    {
        let _outer = gpu.context().make_current()?;
        same("cuCtxGetCurrent under the outer guard", cuda::ctx_get_current()?, gpu.context().as_raw())?;
        {
            let _inner = context.make_current()?;
            same("cuCtxGetCurrent under the inner guard", cuda::ctx_get_current()?, context.as_raw())?;
        }
        same("cuCtxGetCurrent after the inner guard", cuda::ctx_get_current()?, gpu.context().as_raw())?;
    }
    same("cuCtxGetCurrent after both", cuda::ctx_get_current()?, context.as_raw())
}

fn what_is_pushed_is_popped(gpu: &Gpu) -> Outcome {
    let context = create(gpu)?;
    // SAFETY: it is popped below, before it goes.
    unsafe { context.push_current()? };
    same("cuCtxPopCurrent", cuda::ctx_pop_current()?, context.as_raw())?;
    same("cuCtxGetCurrent after cuCtxPopCurrent", cuda::ctx_get_current()?, context.as_raw())
}

fn another_thread_has_no_current_context(_: &Gpu) -> Outcome {
    let other = thread::spawn(|| cuda::ctx_get_current().map(|context| context.addr()));
    let other = other.join().map_err(|_| Stop::failed("the thread panicked"))?;
    same("cuCtxGetCurrent on a new thread", other?, 0)
}

fn a_context_can_be_current_on_two_threads(gpu: &Gpu) -> Outcome {
    let mut memory = DeviceMemory::from_slice(&[0u32; 256])?;
    thread::scope(|scope| {
        let other = scope.spawn(|| {
            let _current = gpu.context().make_current()?;
            cuda::memset_d32(&mut memory, 7)
        });
        other.join().map_err(|_| Stop::failed("the thread panicked"))?.map_err(Stop::from)
    })?;
    all_are("memory that another thread filled", &download(&memory)?, 7)
}

fn a_context_waits_for_its_stream_to_go(gpu: &Gpu) -> Outcome {
    let context = create(gpu)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let handle = context.as_raw();
    drop(context);
    same("cuStreamGetCtx of a stream whose context's owner has gone", stream.get_ctx()?, handle)?;
    stream.synchronize()?;
    drop(stream);
    same("cuCtxGetCurrent after the last child", cuda::ctx_get_current()?, gpu.context().as_raw())
}

fn a_context_with_children_is_not_destroyed_by_hand(gpu: &Gpu) -> Outcome {
    let context = create(gpu)?;
    let event = Event::create(EventFlags::DEFAULT)?;
    let context = match context.destroy() {
        Err((context, error)) if matches!(error.kind(), ErrorKind::StillInUse { children: 1, .. }) => context,
        other => return Err(Stop::failed(format!("destroy of a context with an event: {other:?}"))),
    };
    drop(event);
    Ok(context.destroy().map_err(|(_, error)| error)?)
}

fn memory_is_freed_in_the_context_it_was_made_in(gpu: &Gpu) -> Outcome {
    let context = create(gpu)?;
    let mut memory = DeviceMemory::<u32>::new(1024)?;
    let primary = gpu.context().make_current()?;
    cuda::memset_d32(&mut memory, 3)?;
    all_are("memory of another context", &download(&memory)?, 3)?;
    memory.free().map_err(|(_, error)| error)?;
    drop(primary);
    Ok(context.destroy().map_err(|(_, error)| error)?)
}

fn limits_can_be_set(gpu: &Gpu) -> Outcome {
    let _context = create(gpu)?;
    for (limit, value) in [(Limit::STACK_SIZE, 4096), (Limit::PRINTF_FIFO_SIZE, 2 << 20), (Limit::MALLOC_HEAP_SIZE, 16 << 20)] {
        cuda::ctx_set_limit(limit, value)?;
        let got = cuda::ctx_get_limit(limit)?;
        holds(got >= value, format!("cuCtxGetLimit({limit:?}): expected at least {value}, got {got}"))?;
    }
    Ok(())
}

fn flags_can_be_changed(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&cuspec::sys::cuda::symbols::cuCtxSetFlags)?;
    let _context = create(gpu)?;
    cuda::ctx_set_flags(CtxFlags::SYNC_MEMOPS)?;
    let flags = cuda::ctx_get_flags()?;
    same("cuCtxGetFlags after cuCtxSetFlags", flags.0 & CtxFlags::SYNC_MEMOPS.0, CtxFlags::SYNC_MEMOPS.0)
}

fn the_api_version_is_told(gpu: &Gpu) -> Outcome {
    let version = gpu.context().get_api_version()?;
    holds(version >= 3010, format!("cuCtxGetApiVersion: expected at least 3010, got {version}"))
}

fn stream_priorities_form_a_range(_: &Gpu) -> Outcome {
    let (least, greatest) = cuda::ctx_get_stream_priority_range()?;
    holds(least >= greatest, format!("cuCtxGetStreamPriorityRange: greater priorities are lower numbers, got {least}, {greatest}"))
}

fn a_context_waits_for_an_event_and_records_one(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&cuspec::sys::cuda::symbols::cuCtxRecordEvent)?;
    gpu.needs_symbol(&cuspec::sys::cuda::symbols::cuCtxWaitEvent)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let mut memory = DeviceMemory::<u32>::new(1 << 20)?;
    cuda::memset_d32_async(&mut memory, 1, Some(&stream))?;
    let done = Event::create(EventFlags::DISABLE_TIMING)?;
    gpu.context().record_event(&done)?;
    gpu.context().wait_event(&done)?;
    done.synchronize()?;
    same("cuStreamQuery after the event of its context", stream.query()?, true)
}

fn a_context_is_waited_for(gpu: &Gpu) -> Outcome {
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let mut memory = DeviceMemory::<u32>::new(1 << 20)?;
    cuda::memset_d32_async(&mut memory, 1, Some(&stream))?;
    cuda::ctx_synchronize()?;
    same("cuStreamQuery after cuCtxSynchronize", stream.query()?, true)?;
    gpu.needs_symbol(&cuspec::sys::cuda::symbols::cuCtxSynchronize_v2)?;
    Ok(gpu.context().synchronize_v2()?)
}

fn persisting_lines_of_the_cache_are_reset(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MAX_PERSISTING_L2_CACHE_SIZE)?;
    Ok(cuda::ctx_reset_persisting_l2_cache()?)
}

fn exec_affinity_is_the_number_of_multiprocessors(gpu: &Gpu) -> Outcome {
    if cuda::device_get_exec_affinity_support(ExecAffinityType::SM_COUNT, gpu.device())? == 0 {
        return Err(Stop::skipped("cuDeviceGetExecAffinitySupport tells 0 for the number of multiprocessors"));
    }
    let affinity = cuda::ctx_get_exec_affinity(ExecAffinityType::SM_COUNT)?;
    same("cuCtxGetExecAffinity: type", affinity.r#type, ExecAffinityType::SM_COUNT)?;
    // SAFETY: the type says which member it is.
    let count = unsafe { affinity.param.smCount.val };
    let all = gpu.attribute(DeviceAttribute::MULTIPROCESSOR_COUNT)? as u32;
    holds((1..=all).contains(&count), format!("cuCtxGetExecAffinity: expected 1 to {all}, got {count}"))
}

fn null_means_no_context_is_current(gpu: &Gpu) -> Outcome {
    let popped = cuda::ctx_pop_current()?;
    let current = cuda::ctx_get_current();
    let memory = cuda::mem_alloc(16);
    // SAFETY: it is the context that was current, which the test's guard pops.
    unsafe { gpu.context().push_current()? };
    same("cuCtxPopCurrent", popped, gpu.context().as_raw())?;
    same("cuCtxGetCurrent without a context", current?.is_null(), true)?;
    crate::outcome::fails("cuMemAlloc without a context", memory, &[cuda::Status::ERROR_INVALID_CONTEXT])
}
