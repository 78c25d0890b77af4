//! Streams: priorities, flags, order, memory operations, capture status and attributes.

use std::sync::mpsc;
use std::thread;

use cuspec::cuda::{
    self, AccessPolicyWindow, AccessProperty, DeviceAttribute, Event, EventFlags, EventWaitFlags, LaunchAttributeId,
    LaunchAttributeValue, Status, Stream, StreamBatchMemOpParams, StreamBatchMemOpType, StreamCaptureMode, StreamCaptureStatus,
    StreamFlags, StreamMemOpWriteValueParamsSt, StreamMemOpWriteValueParamsStAnon0, StreamRef, StreamWaitValueFlags,
    StreamWriteValueFlags, SynchronizationPolicy,
};
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::symbols;

use crate::gpu::{Gpu, download};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, differs, fails, same};

section! { "streams":
    every_priority_can_be_had,
    a_priority_beyond_the_range_is_clamped,
    flags_are_told,
    streams_have_ids_of_their_own,
    a_stream_tells_its_context_and_device,
    a_stream_with_work_is_not_done,
    work_of_one_stream_is_in_order,
    streams_wait_for_each_other,
    the_legacy_stream_waits_for_blocking_streams,
    both_default_streams_can_be_named,
    a_value_is_written_and_waited_for,
    values_are_written_in_a_batch,
    capture_has_a_status,
    a_capture_is_isolated,
    the_capture_mode_of_a_thread_is_exchanged,
    attributes_are_set_and_copied,
    a_window_of_the_cache_is_set,
    memory_is_attached_to_a_stream,
    a_stream_goes_to_another_thread,
    a_foreign_stream_is_borrowed,
    many_streams_are_made_and_go,
    destroying_waits_for_nothing_and_loses_nothing,
}

const N: usize = 1 << 16;

fn stream() -> Outcome<Stream> {
    Ok(Stream::create(StreamFlags::NON_BLOCKING)?)
}

fn every_priority_can_be_had(_: &Gpu) -> Outcome {
    let (least, greatest) = cuda::ctx_get_stream_priority_range()?;
    for priority in greatest..=least {
        let stream = Stream::create_with_priority(StreamFlags::NON_BLOCKING, priority)?;
        same("cuStreamGetPriority", stream.get_priority()?, priority)?;
    }
    Ok(())
}

fn a_priority_beyond_the_range_is_clamped(_: &Gpu) -> Outcome {
    let (least, greatest) = cuda::ctx_get_stream_priority_range()?;
    let stream = Stream::create_with_priority(StreamFlags::NON_BLOCKING, greatest - 100)?;
    same("cuStreamGetPriority of one too great", stream.get_priority()?, greatest)?;
    let stream = Stream::create_with_priority(StreamFlags::NON_BLOCKING, least + 100)?;
    same("cuStreamGetPriority of one too small", stream.get_priority()?, least)
}

fn flags_are_told(_: &Gpu) -> Outcome {
    for flags in [StreamFlags::DEFAULT, StreamFlags::NON_BLOCKING] {
        same("cuStreamGetFlags", Stream::create(flags)?.get_flags()?, flags)?;
    }
    Ok(())
}

fn streams_have_ids_of_their_own(_: &Gpu) -> Outcome {
    let (one, other) = (stream()?, stream()?);
    differs("cuStreamGetId of two streams", one.get_id()?, other.get_id()?)?;
    differs("cuStreamGetId of the default streams", StreamRef::legacy().get_id()?, StreamRef::per_thread().get_id()?)
}

fn a_stream_tells_its_context_and_device(gpu: &Gpu) -> Outcome {
    let stream = stream()?;
    same("cuStreamGetCtx", stream.get_ctx()?, gpu.context().as_raw())?;
    if gpu.needs_symbol(&symbols::cuStreamGetCtx_v2).is_ok() {
        let (context, green) = stream.get_ctx_v2()?;
        same("cuStreamGetCtx_v2", (context, green.is_null()), (gpu.context().as_raw(), true))?;
    }
    gpu.needs_symbol(&symbols::cuStreamGetDevice)?;
    same("cuStreamGetDevice", stream.get_device()?, gpu.device())
}

fn a_stream_with_work_is_not_done(_: &Gpu) -> Outcome {
    let stream = stream()?;
    same("cuStreamQuery of a new stream", stream.query()?, true)?;
    let (release, wait) = mpsc::channel::<()>();
    stream.launch_host_func(move || wait.recv().unwrap_or_default())?;
    let meanwhile = stream.query();
    drop(release);
    stream.synchronize()?;
    same("cuStreamQuery of a stream that is held up", meanwhile?, false)?;
    same("cuStreamQuery afterwards", stream.query()?, true)
}

fn work_of_one_stream_is_in_order(_: &Gpu) -> Outcome {
    let stream = stream()?;
    let mut memory = DeviceMemory::<u32>::new(N)?;
    for value in 0..50 {
        cuda::memset_d32_async(&mut memory, value, Some(&stream))?;
    }
    stream.synchronize()?;
    all_are("what the last of 50 fills left", &download(&memory)?, 49)
}

fn streams_wait_for_each_other(_: &Gpu) -> Outcome {
    let (first, second) = (stream()?, stream()?);
    let mut source = DeviceMemory::from_slice(&[0u32; N])?;
    let mut target = DeviceMemory::<u32>::new(N)?;
    let (release, wait) = mpsc::channel::<()>();
    first.launch_host_func(move || wait.recv().unwrap_or_default())?;
    cuda::memset_d32_async(&mut source, 7, Some(&first))?;
    let filled = Event::create(EventFlags::DISABLE_TIMING)?;
    filled.record(Some(&first))?;
    second.wait_event(&filled, EventWaitFlags::DEFAULT)?;
    cuda::memcpy_dtod_async(&mut target, &source, Some(&second))?;
    let meanwhile = second.query();
    drop(release);
    second.synchronize()?;
    same("cuStreamQuery of the stream that waits", meanwhile?, false)?;
    all_are("what came through both streams", &download(&target)?, 7)
}

fn the_legacy_stream_waits_for_blocking_streams(_: &Gpu) -> Outcome {
    let blocking = Stream::create(StreamFlags::DEFAULT)?;
    let mut memory = DeviceMemory::<u32>::new(N)?;
    let (release, wait) = mpsc::channel::<()>();
    blocking.launch_host_func(move || wait.recv().unwrap_or_default())?;
    cuda::memset_d32_async(&mut memory, 8, Some(StreamRef::legacy()))?;
    let meanwhile = StreamRef::legacy().query();
    drop(release);
    StreamRef::legacy().synchronize()?;
    same("cuStreamQuery of the legacy stream", meanwhile?, false)?;
    same("cuStreamQuery of the blocking stream", blocking.query()?, true)?;
    all_are("what the legacy stream left", &download(&memory)?, 8)
}

fn both_default_streams_can_be_named(_: &Gpu) -> Outcome {
    for stream in [StreamRef::legacy(), StreamRef::per_thread()] {
        let mut memory = DeviceMemory::<u32>::new(N)?;
        cuda::memset_d32_async(&mut memory, 9, Some(stream))?;
        stream.synchronize()?;
        all_are("what a default stream left", &download(&memory)?, 9)?;
    }
    Ok(())
}

fn a_value_is_written_and_waited_for(gpu: &Gpu) -> Outcome {
    let stream = stream()?;
    let mut word = DeviceMemory::from_slice(&[0u32])?;
    stream.write_value32(&mut word, 42, StreamWriteValueFlags::DEFAULT)?;
    stream.wait_value32(&word, 40, StreamWaitValueFlags::GEQ)?;
    stream.wait_value32(&word, 42, StreamWaitValueFlags::EQ)?;
    stream.synchronize()?;
    same("cuStreamWriteValue32", download(&word)?, vec![42])?;
    gpu.needs(DeviceAttribute::CAN_USE_64_BIT_STREAM_MEM_OPS)?;
    let mut word = DeviceMemory::from_slice(&[0u64])?;
    stream.write_value64(&mut word, 1 << 40, StreamWriteValueFlags::DEFAULT)?;
    stream.wait_value64(&word, 1 << 40, StreamWaitValueFlags::EQ)?;
    stream.synchronize()?;
    same("cuStreamWriteValue64", download(&word)?, vec![1 << 40])
}

fn values_are_written_in_a_batch(_: &Gpu) -> Outcome {
    let stream = stream()?;
    let memory = DeviceMemory::from_slice(&[0u32; 4])?;
    let operations: Vec<StreamBatchMemOpParams> = (0..4u32)
        .map(|at| {
            let write = StreamMemOpWriteValueParamsSt::new().operation(StreamBatchMemOpType::WRITE_VALUE_32);
            let write = write.address(memory[at as usize..].address());
            let write = write.anon0(StreamMemOpWriteValueParamsStAnon0 { value: at + 1 });
            StreamBatchMemOpParams { writeValue: *write.as_raw() }
        })
        .collect();
    // SAFETY: each address is of one element of the memory, which lives until the stream was waited for.
    unsafe { stream.batch_mem_op(&operations)? };
    stream.synchronize()?;
    same("cuStreamBatchMemOp", download(&memory)?, vec![1, 2, 3, 4])
}

fn capture_has_a_status(_: &Gpu) -> Outcome {
    let stream = stream()?;
    same("cuStreamIsCapturing before", stream.is_capturing()?, StreamCaptureStatus::NONE)?;
    stream.begin_capture(StreamCaptureMode::THREAD_LOCAL)?;
    let meanwhile = stream.is_capturing();
    let again = stream.begin_capture(StreamCaptureMode::THREAD_LOCAL);
    let graph = stream.end_capture()?;
    same("cuStreamIsCapturing meanwhile", meanwhile?, StreamCaptureStatus::ACTIVE)?;
    same("cuStreamBeginCapture twice is an error", again.is_err(), true)?;
    same("nodes of an empty capture", graph.get_nodes()?.len(), 0)?;
    same("cuStreamIsCapturing after", stream.is_capturing()?, StreamCaptureStatus::NONE)?;
    fails("cuStreamEndCapture without a capture", stream.end_capture(), &[Status::ERROR_ILLEGAL_STATE])
}

fn a_capture_is_isolated(_: &Gpu) -> Outcome {
    let stream = stream()?;
    stream.begin_capture(StreamCaptureMode::THREAD_LOCAL)?;
    let waited = stream.synchronize();
    let ended = stream.end_capture();
    fails("cuStreamSynchronize while capturing", waited, &[Status::ERROR_STREAM_CAPTURE_UNSUPPORTED])?;
    fails("cuStreamEndCapture of an invalidated capture", ended, &[Status::ERROR_STREAM_CAPTURE_INVALIDATED])
}

fn the_capture_mode_of_a_thread_is_exchanged(_: &Gpu) -> Outcome {
    let mut mode = StreamCaptureMode::RELAXED;
    cuda::thread_exchange_stream_capture_mode(&mut mode)?;
    same("the mode before", mode, StreamCaptureMode::GLOBAL)?;
    cuda::thread_exchange_stream_capture_mode(&mut mode)?;
    same("the mode that was set", mode, StreamCaptureMode::RELAXED)
}

fn policy(stream: &StreamRef) -> Outcome<SynchronizationPolicy> {
    let value = stream.get_attribute(LaunchAttributeId::SYNCHRONIZATION_POLICY)?;
    // SAFETY: the attribute says which member it is.
    Ok(unsafe { value.syncPolicy })
}

fn attributes_are_set_and_copied(_: &Gpu) -> Outcome {
    let (one, other) = (stream()?, stream()?);
    let value = LaunchAttributeValue { syncPolicy: SynchronizationPolicy::SPIN };
    // SAFETY: the value is of the kind that the attribute has.
    unsafe { one.set_attribute(LaunchAttributeId::SYNCHRONIZATION_POLICY, &value)? };
    same("the policy that was set", policy(&one)?, SynchronizationPolicy::SPIN)?;
    differs("the policy of another stream", policy(&other)?, SynchronizationPolicy::SPIN)?;
    other.copy_attributes(Some(&one))?;
    same("the policy that was copied", policy(&other)?, SynchronizationPolicy::SPIN)
}

fn a_window_of_the_cache_is_set(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MAX_ACCESS_POLICY_WINDOW_SIZE)?;
    let (stream, memory) = (stream()?, DeviceMemory::<u8>::new(N)?);
    let window = AccessPolicyWindow::new().base_ptr(memory.as_device_ptr()).num_bytes(N).hit_ratio(0.5);
    let window = window.hit_prop(AccessProperty::PERSISTING).miss_prop(AccessProperty::STREAMING);
    let value = LaunchAttributeValue { accessPolicyWindow: *window.as_raw() };
    // SAFETY: the window is one of memory that outlives the stream's work.
    unsafe { stream.set_attribute(LaunchAttributeId::ACCESS_POLICY_WINDOW, &value)? };
    let told = stream.get_attribute(LaunchAttributeId::ACCESS_POLICY_WINDOW)?;
    // SAFETY: the attribute says which member it is.
    let told = unsafe { told.accessPolicyWindow };
    same("the size of the window", told.num_bytes, N)?;
    same("what hits become", told.hitProp, AccessProperty::PERSISTING)
}

fn memory_is_attached_to_a_stream(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MANAGED_MEMORY)?;
    gpu.needs(DeviceAttribute::CONCURRENT_MANAGED_ACCESS)?;
    let stream = stream()?;
    let address = cuda::mem_alloc_managed(4096, cuda::MemAttachFlags::HOST)?;
    // SAFETY: the host does not use it.
    let attached = unsafe { stream.attach_mem_async(address, 0, cuda::MemAttachFlags::SINGLE) };
    stream.synchronize()?;
    // SAFETY: nothing uses it any more.
    unsafe { cuda::mem_free(address)? };
    Ok(attached?)
}

fn a_stream_goes_to_another_thread(gpu: &Gpu) -> Outcome {
    let stream = stream()?;
    let mut memory = DeviceMemory::<u32>::new(N)?;
    thread::scope(|scope| {
        let there = scope.spawn(|| {
            let _current = gpu.context().make_current()?;
            cuda::memset_d32_async(&mut memory, 10, Some(&stream))?;
            stream.synchronize()?;
            drop(stream);
            Outcome::Ok(())
        });
        there.join().map_err(|_| Stop::failed("the thread panicked"))?
    })?;
    all_are("what the other thread left", &download(&memory)?, 10)
}

fn a_foreign_stream_is_borrowed(_: &Gpu) -> Outcome {
    let raw = stream()?.into_raw();
    // SAFETY: nobody else destroys it before it is taken back.
    unsafe { StreamRef::from_raw(&raw) }.synchronize()?;
    // SAFETY: nobody owns it.
    let owned = unsafe { Stream::from_raw(raw) };
    Ok(owned.destroy().map_err(|(_, error)| error)?)
}

fn many_streams_are_made_and_go(_: &Gpu) -> Outcome {
    let streams = (0..200).map(|_| stream()).collect::<Outcome<Vec<_>>>()?;
    streams.iter().try_for_each(|stream| stream.synchronize())?;
    Ok(())
}

fn destroying_waits_for_nothing_and_loses_nothing(_: &Gpu) -> Outcome {
    let mut memory = DeviceMemory::<u32>::new(N)?;
    {
        let stream = stream()?;
        cuda::memset_d32_async(&mut memory, 11, Some(&stream))?;
    }
    cuda::ctx_synchronize()?;
    all_are("work of a stream that was destroyed", &download(&memory)?, 11)
}
