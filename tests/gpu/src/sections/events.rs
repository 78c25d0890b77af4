//! Events: what they wait for, and the time between two.

use std::sync::mpsc;

use cuspec::cuda::{self, Event, EventFlags, EventRecordFlags, EventWaitFlags, Status, Stream, StreamFlags};
use cuspec::memory::DeviceMemory;

use crate::gpu::Gpu;
use crate::harness::section;
use crate::outcome::{Outcome, fails, holds, same};

section! { "events":
    an_event_that_was_never_recorded_is_done,
    an_event_behind_work_is_not_done,
    time_does_not_go_backwards,
    an_event_without_time_tells_none,
    the_time_to_an_event_that_is_not_done_is_not_known,
    an_event_is_recorded_again,
    an_event_is_recorded_with_flags,
    a_blocking_event_is_waited_for,
    a_wait_takes_the_record_before_it,
    an_event_is_given_away_and_taken_back,
}

fn stream() -> Outcome<Stream> {
    Ok(Stream::create(StreamFlags::NON_BLOCKING)?)
}

fn an_event_that_was_never_recorded_is_done(_: &Gpu) -> Outcome {
    let event = Event::create(EventFlags::DEFAULT)?;
    same("cuEventQuery", event.query()?, true)?;
    Ok(event.synchronize()?)
}

fn an_event_behind_work_is_not_done(_: &Gpu) -> Outcome {
    let (stream, event) = (stream()?, Event::create(EventFlags::DEFAULT)?);
    let (release, wait) = mpsc::channel::<()>();
    stream.launch_host_func(move || wait.recv().unwrap_or_default())?;
    event.record(Some(&stream))?;
    let meanwhile = event.query();
    drop(release);
    event.synchronize()?;
    same("cuEventQuery meanwhile", meanwhile?, false)?;
    same("cuEventQuery afterwards", event.query()?, true)
}

fn time_does_not_go_backwards(_: &Gpu) -> Outcome {
    let stream = stream()?;
    let (start, end) = (Event::create(EventFlags::DEFAULT)?, Event::create(EventFlags::DEFAULT)?);
    let mut memory = DeviceMemory::<u32>::new(1 << 20)?;
    start.record(Some(&stream))?;
    cuda::memset_d32_async(&mut memory, 1, Some(&stream))?;
    end.record(Some(&stream))?;
    end.synchronize()?;
    let there = start.elapsed_time(&end)?;
    holds(there > 0.0 && there.is_finite(), format!("cuEventElapsedTime: expected more than 0 ms, got {there}"))?;
    let back = end.elapsed_time(&start)?;
    holds(back < 0.0, format!("cuEventElapsedTime the other way: expected less than 0 ms, got {back}"))
}

fn an_event_without_time_tells_none(_: &Gpu) -> Outcome {
    let (stream, with) = (stream()?, Event::create(EventFlags::DEFAULT)?);
    let without = Event::create(EventFlags::DISABLE_TIMING)?;
    with.record(Some(&stream))?;
    without.record(Some(&stream))?;
    stream.synchronize()?;
    fails("cuEventElapsedTime without timing", with.elapsed_time(&without), &[Status::ERROR_INVALID_HANDLE])?;
    let never = Event::create(EventFlags::DEFAULT)?;
    fails("cuEventElapsedTime of an event never recorded", with.elapsed_time(&never), &[Status::ERROR_INVALID_HANDLE])
}

fn the_time_to_an_event_that_is_not_done_is_not_known(_: &Gpu) -> Outcome {
    let stream = stream()?;
    let (start, end) = (Event::create(EventFlags::DEFAULT)?, Event::create(EventFlags::DEFAULT)?);
    let (release, wait) = mpsc::channel::<()>();
    start.record(Some(&stream))?;
    stream.launch_host_func(move || wait.recv().unwrap_or_default())?;
    end.record(Some(&stream))?;
    let meanwhile = start.elapsed_time(&end);
    drop(release);
    stream.synchronize()?;
    fails("cuEventElapsedTime meanwhile", meanwhile, &[Status::ERROR_NOT_READY])?;
    start.elapsed_time(&end)?;
    Ok(())
}

fn an_event_is_recorded_again(_: &Gpu) -> Outcome {
    let (stream, event) = (stream()?, Event::create(EventFlags::DEFAULT)?);
    event.record(Some(&stream))?;
    event.synchronize()?;
    let (release, wait) = mpsc::channel::<()>();
    stream.launch_host_func(move || wait.recv().unwrap_or_default())?;
    event.record(Some(&stream))?;
    let meanwhile = event.query();
    drop(release);
    event.synchronize()?;
    same("cuEventQuery after the second record", meanwhile?, false)
}

fn an_event_is_recorded_with_flags(_: &Gpu) -> Outcome {
    let (stream, event) = (stream()?, Event::create(EventFlags::DEFAULT)?);
    event.record_with_flags(Some(&stream), EventRecordFlags::DEFAULT)?;
    event.synchronize()?;
    same("cuEventQuery", event.query()?, true)?;
    event.record(None)?;
    Ok(event.synchronize()?)
}

fn a_blocking_event_is_waited_for(_: &Gpu) -> Outcome {
    let (stream, event) = (stream()?, Event::create(EventFlags::BLOCKING_SYNC | EventFlags::DISABLE_TIMING)?);
    let mut memory = DeviceMemory::<u32>::new(1 << 20)?;
    cuda::memset_d32_async(&mut memory, 1, Some(&stream))?;
    event.record(Some(&stream))?;
    event.synchronize()?;
    same("cuStreamQuery", stream.query()?, true)
}

fn a_wait_takes_the_record_before_it(_: &Gpu) -> Outcome {
    let (first, second) = (stream()?, stream()?);
    let event = Event::create(EventFlags::DISABLE_TIMING)?;
    event.record(Some(&first))?;
    second.wait_event(&event, EventWaitFlags::DEFAULT)?;
    let (release, wait) = mpsc::channel::<()>();
    first.launch_host_func(move || wait.recv().unwrap_or_default())?;
    event.record(Some(&first))?;
    let waited = second.synchronize();
    drop(release);
    first.synchronize()?;
    Ok(waited?)
}

fn an_event_is_given_away_and_taken_back(_: &Gpu) -> Outcome {
    let raw = Event::create(EventFlags::DEFAULT)?.into_raw();
    // SAFETY: nobody owns it.
    let event = unsafe { Event::from_raw(raw) };
    event.record(None)?;
    event.synchronize()?;
    Ok(event.destroy().map_err(|(_, error)| error)?)
}
