//! The default stream: legacy and per thread, chosen by function and by variable, each in a process of its own.

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use cuspec::ErrorKind;
use cuspec::cuda::{self, Event, EventFlags, Stream, StreamFlags};
use cuspec::cudart;
use cuspec::memory::DeviceMemory;

use crate::child::{self, Child};
use crate::gpu::{Gpu, download};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, refused, same};

section! { "default_stream":
    the_legacy_stream_waits_for_others,
    the_stream_per_thread_does_not_wait_for_others,
    the_variable_chooses_the_stream_per_thread,
    the_choice_holds_for_the_runtime_too,
    two_threads_have_streams_of_their_own,
    the_choice_is_final,
}

/// What runs in a process of its own.
pub const CHILDREN: &[Child] = &[
    ("default-stream", waits),
    ("default-stream-of-the-runtime", runtime_waits),
    ("default-stream-threads", threads),
    ("default-stream-choice", choice),
];

const VARIABLE: &str = "CUSPEC_PER_THREAD_DEFAULT_STREAM";

/// Chooses as the first argument says, if there is one.
fn choose(arguments: &[String]) -> Outcome {
    if let Some(on) = arguments.first() {
        cuspec::set_per_thread_default_stream(on == "per-thread")?;
    }
    Ok(cuda::init()?)
}

/// Whether an event recorded without naming a stream waits for a blocking stream that is held up.
fn held_up(record: impl FnOnce(&Event) -> cuspec::Result<()>) -> Outcome<String> {
    let (event, blocking) = (Event::create(EventFlags::DISABLE_TIMING)?, Stream::create(StreamFlags::DEFAULT)?);
    let (release, wait) = mpsc::channel::<()>();
    blocking.launch_host_func(move || wait.recv().unwrap_or_default())?;
    record(&event)?;
    let mut done = event.query()?;
    for _ in 0..20 {
        if done {
            break;
        }
        thread::sleep(Duration::from_millis(10));
        done = event.query()?;
    }
    drop(release);
    event.synchronize()?;
    blocking.synchronize()?;
    Ok(if done { "does not wait" } else { "waits" }.to_owned())
}

fn waits(arguments: &[String]) -> Outcome<String> {
    choose(arguments)?;
    let gpu = Gpu::open()?;
    let _current = gpu.context().make_current()?;
    held_up(|event| event.record(None))
}

fn runtime_waits(arguments: &[String]) -> Outcome<String> {
    choose(arguments)?;
    if cuspec::sys::cudart::LIBRARY.open().is_err() {
        return Err(Stop::skipped("libcudart was not found"));
    }
    let gpu = Gpu::open()?;
    let _current = gpu.context().make_current()?;
    cudart::set_device(gpu.device())?;
    held_up(|event| cudart::event_record(event, None))
}

fn the_legacy_stream_waits_for_others(_: &Gpu) -> Outcome {
    same("the default stream", child::run("default-stream", &["legacy"])?, "waits")
}

fn the_stream_per_thread_does_not_wait_for_others(_: &Gpu) -> Outcome {
    same("the stream per thread", child::run("default-stream", &["per-thread"])?, "does not wait")
}

fn the_variable_chooses_the_stream_per_thread(_: &Gpu) -> Outcome {
    for (value, expected) in [("1", "does not wait"), ("on", "does not wait"), ("0", "waits"), ("", "waits")] {
        let said = child::run_with("default-stream", &[(VARIABLE, value)])?;
        same(format!("the default stream with {VARIABLE}={value}"), said, expected)?;
    }
    Ok(())
}

fn the_choice_holds_for_the_runtime_too(_: &Gpu) -> Outcome {
    same("the legacy stream", child::run("default-stream-of-the-runtime", &["legacy"])?, "waits")?;
    same("the stream per thread", child::run("default-stream-of-the-runtime", &["per-thread"])?, "does not wait")
}

fn two_threads_have_streams_of_their_own(_: &Gpu) -> Outcome {
    same("two threads", child::run("default-stream-threads", &["per-thread"])?, "done")
}

fn threads(arguments: &[String]) -> Outcome<String> {
    choose(arguments)?;
    let gpu = Gpu::open()?;
    let (release, wait) = mpsc::channel::<()>();
    let (started, start) = mpsc::channel();
    thread::scope(|scope| {
        let held = scope.spawn(|| -> Outcome {
            let _current = gpu.context().make_current()?;
            cuda::StreamRef::per_thread().launch_host_func(move || wait.recv().unwrap_or_default())?;
            started.send(()).map_err(|_| Stop::failed("nobody listens"))?;
            let mut memory = DeviceMemory::<u32>::new(1 << 16)?;
            cuda::memset_d32_async(&mut memory, 1, None)?;
            all_are("what the thread that was held up left", &download(&memory)?, 1)
        });
        start.recv().map_err(|_| Stop::failed("the thread did not start"))?;
        let _current = gpu.context().make_current()?;
        let event = Event::create(EventFlags::DISABLE_TIMING)?;
        event.record(None)?;
        // This would wait for ever if both threads shared a stream.
        let waited = event.synchronize();
        drop(release);
        waited?;
        held.join().map_err(|_| Stop::failed("the thread panicked"))?
    })?;
    Ok("done".to_owned())
}

fn the_choice_is_final(_: &Gpu) -> Outcome {
    same("the choice", child::run("default-stream-choice", &["per-thread"])?, "done")
}

fn choice(arguments: &[String]) -> Outcome<String> {
    choose(arguments)?;
    // Until a function is called that can mean the default stream, the choice is free.
    cuspec::set_per_thread_default_stream(false)?;
    let gpu = Gpu::open()?;
    let _current = gpu.context().make_current()?;
    Event::create(EventFlags::DEFAULT)?.record(None)?;
    let late = cuspec::set_per_thread_default_stream(true);
    refused("the choice after the first use", late, |kind| matches!(kind, ErrorKind::AlreadyInUse { .. }))?;
    Ok("done".to_owned())
}
