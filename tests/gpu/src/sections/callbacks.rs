//! Closures that the driver calls on its own threads.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use cuspec::cuda::{self, Status, Stream, StreamFlags, StreamRef};
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::symbols;

use crate::gpu::{Gpu, download};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, differs, same, same_elements};

section! { "callbacks":
    closures_are_called_in_the_order_of_the_stream,
    a_closure_runs_on_another_thread,
    work_after_a_closure_waits_for_it,
    a_closure_is_dropped_after_its_call,
    a_panic_ends_with_its_closure,
    a_callback_gets_its_stream_and_the_status,
    a_panic_in_a_callback_ends_with_it,
    closures_of_the_default_stream_are_called,
    many_closures_of_many_threads_are_called_once,
    a_closure_with_a_mode_is_called,
}

fn stream() -> Outcome<Stream> {
    Ok(Stream::create(StreamFlags::NON_BLOCKING)?)
}

fn closures_are_called_in_the_order_of_the_stream(_: &Gpu) -> Outcome {
    let (stream, seen) = (stream()?, Arc::new(Mutex::new(vec![])));
    for at in 0..100 {
        let seen = Arc::clone(&seen);
        stream.launch_host_func(move || seen.lock().unwrap_or_else(PoisonError::into_inner).push(at))?;
    }
    stream.synchronize()?;
    let seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    same_elements("the order of calls", &seen, &(0..100).collect::<Vec<_>>())
}

fn a_closure_runs_on_another_thread(_: &Gpu) -> Outcome {
    let (stream, (sender, receiver)) = (stream()?, mpsc::channel());
    stream.launch_host_func(move || sender.send(thread::current().id()).unwrap_or_default())?;
    stream.synchronize()?;
    let there = receiver.try_recv().map_err(|_| Stop::failed("the closure was not called"))?;
    differs("the thread of the closure", there, thread::current().id())
}

fn work_after_a_closure_waits_for_it(_: &Gpu) -> Outcome {
    let (stream, mut memory) = (stream()?, DeviceMemory::from_slice(&[0u32; 64])?);
    let value = Arc::new(AtomicU32::new(0));
    let other = Arc::clone(&value);
    cuda::memset_d32_async(&mut memory, 1, Some(&stream))?;
    stream.launch_host_func(move || {
        thread::sleep(std::time::Duration::from_millis(20));
        other.store(1, Ordering::SeqCst);
    })?;
    cuda::memset_d32_async(&mut memory, 2, Some(&stream))?;
    stream.synchronize()?;
    same("what the closure did", value.load(Ordering::SeqCst), 1)?;
    all_are("what came after it", &download(&memory)?, 2)
}

fn a_closure_is_dropped_after_its_call(_: &Gpu) -> Outcome {
    let (stream, kept) = (stream()?, Arc::new(()));
    let held = Arc::clone(&kept);
    stream.launch_host_func(move || drop(held))?;
    stream.synchronize()?;
    same("owners of what the closure held", Arc::strong_count(&kept), 1)
}

fn a_panic_ends_with_its_closure(_: &Gpu) -> Outcome {
    let (stream, (sender, receiver)) = (stream()?, mpsc::channel());
    stream.launch_host_func(|| panic!("this message is expected"))?;
    stream.launch_host_func(move || sender.send(7).unwrap_or_default())?;
    stream.synchronize()?;
    same("the closure after the one that panicked", receiver.try_recv(), Ok(7))
}

fn a_callback_gets_its_stream_and_the_status(_: &Gpu) -> Outcome {
    let (stream, (sender, receiver)) = (stream()?, mpsc::channel());
    let tell = move |of: &StreamRef, status: Status| sender.send((of.as_raw().addr(), status)).unwrap_or_default();
    stream.add_callback(tell)?;
    stream.synchronize()?;
    same("what the callback got", receiver.try_recv(), Ok((stream.as_raw().addr(), Status::SUCCESS)))
}

fn a_panic_in_a_callback_ends_with_it(_: &Gpu) -> Outcome {
    let stream = stream()?;
    stream.add_callback(|_, _| panic!("this message is expected"))?;
    stream.synchronize()?;
    same("cuStreamQuery after the panic", stream.query()?, true)
}

fn closures_of_the_default_stream_are_called(_: &Gpu) -> Outcome {
    for stream in [StreamRef::legacy(), StreamRef::per_thread()] {
        let (sender, receiver) = mpsc::channel();
        stream.launch_host_func(move || sender.send(8).unwrap_or_default())?;
        stream.synchronize()?;
        same("a closure of a default stream", receiver.try_recv(), Ok(8))?;
    }
    Ok(())
}

fn many_closures_of_many_threads_are_called_once(gpu: &Gpu) -> Outcome {
    let calls = Arc::new(AtomicU32::new(0));
    thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| -> Outcome {
                    let _current = gpu.context().make_current()?;
                    let stream = stream()?;
                    for _ in 0..100 {
                        let calls = Arc::clone(&calls);
                        stream.launch_host_func(move || {
                            calls.fetch_add(1, Ordering::SeqCst);
                        })?;
                    }
                    Ok(stream.synchronize()?)
                })
            })
            .collect();
        threads.into_iter().try_for_each(|thread| thread.join().map_err(|_| Stop::failed("a thread panicked"))?)
    })?;
    same("calls of 4 threads with 100 closures", calls.load(Ordering::SeqCst), 400)
}

fn a_closure_with_a_mode_is_called(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuLaunchHostFunc_v2)?;
    let (stream, (sender, receiver)) = (stream()?, mpsc::channel());
    stream.launch_host_func_v2(move || sender.send(9).unwrap_or_default(), cuda::HostTaskSyncMode::default())?;
    stream.synchronize()?;
    same("the closure", receiver.try_recv(), Ok(9))
}
