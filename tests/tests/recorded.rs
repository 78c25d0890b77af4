//! What wrappers make of a driver that changes its mind, is old or new, or is called from many threads at once.

use std::any::Any;
use std::ffi::c_void;
use std::mem;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};
use std::thread;

use cuspec::cuda::{self, Event, EventFlags, Graph, Module, Status, Stream, StreamCaptureStatus, StreamFlags, StreamRef};
use cuspec::{ErrorKind, cudart, nvrtc};
use cuspec_tests::recorder::{Recorder, Without, alone};

/// Orders what `cuGraphGetNodes` tells as the number of nodes, call by call.
fn node_counts(recorder: &Recorder, counts: &[usize]) {
    counts.iter().for_each(|count| recorder.script("cuGraphGetNodes", 2, &count.to_le_bytes()));
    recorder.script("cuGraphGetNodes", 1, &[0x1000_usize.to_le_bytes(), 0x2000_usize.to_le_bytes()].concat());
}

/// The capacities that C was offered.
fn capacities(recorder: &Recorder) -> Vec<u64> {
    recorder.calls_of("cuGraphGetNodes").iter().map(|call| call.arguments[2].pointee_number()).collect()
}

#[test]
fn a_list_that_grows_between_the_calls_is_read_again() {
    let recorder = Recorder::start();
    let graph = Graph::create().expect("the recorder makes anything");
    node_counts(&recorder, &[2, 3, 5, 5]);
    assert_eq!(graph.get_nodes().expect("it settles").len(), 5);
    assert_eq!(capacities(&recorder), [0, 3, 0, 6]);
}

#[test]
fn a_list_that_shrinks_between_the_calls_is_cut() {
    let recorder = Recorder::start();
    let graph = Graph::create().expect("the recorder makes anything");
    node_counts(&recorder, &[4, 1]);
    assert_eq!(graph.get_nodes().expect("it shrank").len(), 1);
    recorder.reset();
    node_counts(&recorder, &[4, 0]);
    assert!(graph.get_nodes().expect("it vanished").is_empty());
}

#[test]
fn a_list_that_keeps_growing_is_given_up() {
    let recorder = Recorder::start();
    let graph = Graph::create().expect("the recorder makes anything");
    node_counts(&recorder, &(1..64).map(|step| step * 10).collect::<Vec<_>>());
    let error = graph.get_nodes().expect_err("it never settles");
    assert!(matches!(error.kind(), ErrorKind::BufferTooSmall { .. }), "{error}");
    println!("given up after {} calls", capacities(&recorder).len());
}

#[test]
fn an_absurd_count_is_an_error() {
    let recorder = Recorder::start();
    let graph = Graph::create().expect("the recorder makes anything");
    node_counts(&recorder, &[usize::MAX]);
    let error = graph.get_nodes().expect_err("no such memory");
    assert!(matches!(error.kind(), ErrorKind::TooLarge { .. }), "{error}");
}

#[test]
fn a_missing_symbol_is_an_error_with_its_name_and_others_work() {
    if !alone("a_missing_symbol_is_an_error_with_its_name_and_others_work", &[]) {
        return;
    }
    let recorder = Recorder::start_without(Without::Symbols(&["cuStreamGetId", "cuDriverGetVersion"]));
    let stream = Stream::create(StreamFlags(0)).expect("the symbol is there");
    let error = stream.get_id().expect_err("the symbol is missing");
    assert!(matches!(error.kind(), ErrorKind::MissingSymbol { name: "cuStreamGetId", version: None, .. }), "{error:?}");
    assert_eq!(
        error.to_string(),
        "the cuda library has no function cuStreamGetId, which came with CUDA 12.0; update the NVIDIA driver"
    );
    // What every known release has says nothing of releases.
    assert_eq!(cuspec::sys::cuda::symbols::cuInit.since(), None);
    drop(stream);
    assert_eq!(recorder.symbols(), ["cuStreamCreate", "cuStreamDestroy_v2"]);
}

#[test]
fn an_unknown_status_keeps_its_number() {
    let recorder = Recorder::start();
    recorder.fail(Some("cuInit"), 1, 998);
    let error = cuda::init().expect_err("it was ordered");
    assert_eq!((error.code(), error.name()), (Some(998), None));
    assert!(error.is(Status(998)) && error.to_string().contains("cuInit failed: code 998"), "{error}");
    recorder.fail(Some("cudaDeviceSynchronize"), 1, 998);
    assert_eq!(cudart::device_synchronize().expect_err("it was ordered").code(), Some(998));
    recorder.fail(Some("nvrtcVersion"), 1, 998);
    assert_eq!(nvrtc::version().expect_err("it was ordered").code(), Some(998));
}

#[test]
fn an_unknown_enumerator_keeps_its_number() {
    let recorder = Recorder::start();
    let stream = Stream::create(StreamFlags(0)).expect("the recorder makes anything");
    recorder.script("cuStreamIsCapturing", 1, &4711_u32.to_le_bytes());
    let status = stream.is_capturing().expect("a value is a value");
    assert_eq!(status, StreamCaptureStatus(4711));
    assert!(format!("{status:?}").contains("4711"), "{status:?}");
}

#[test]
fn owners_are_destroyed_once_in_every_order() {
    let recorder = Recorder::start();
    let destroyers = ["cuStreamDestroy_v2", "cuEventDestroy_v2", "cuGraphDestroy", "cuModuleUnload"];
    let mut orders = vec![];
    permute(&[], &mut orders);
    for order in &orders {
        recorder.reset();
        let stream = Stream::create(StreamFlags(0)).expect("the recorder makes anything");
        let event = Event::create(EventFlags(0)).expect("as above");
        let graph = Graph::create().expect("as above");
        // SAFETY: the recorder runs no code.
        let module = unsafe { Module::load("module.cubin") }.expect("as above");
        let mut owners: [Option<Box<dyn Any>>; 4] =
            [Some(Box::new(stream)), Some(Box::new(event)), Some(Box::new(graph)), Some(Box::new(module))];
        order.iter().for_each(|&at| owners[at] = None);
        let wanted: Vec<&str> = order.iter().map(|&at| destroyers[at]).collect();
        let seen = recorder.symbols();
        assert_eq!(seen.iter().filter(|s| destroyers.contains(&s.as_str())).collect::<Vec<_>>(), wanted, "{order:?}");
    }
    println!("{} orders of {} owners", orders.len(), destroyers.len());
    assert_eq!(orders.len(), 24);
}

/// Every order of what is left, after what is chosen.
fn permute(chosen: &[usize], orders: &mut Vec<Vec<usize>>) {
    if chosen.len() == 4 {
        return orders.push(chosen.to_vec());
    }
    for at in (0..4).filter(|at| !chosen.contains(at)) {
        permute(&[chosen, &[at]].concat(), orders);
    }
}

#[test]
fn an_owner_that_cannot_be_destroyed_comes_back() {
    let recorder = Recorder::start();
    let stream = Stream::create(StreamFlags(0)).expect("the recorder makes anything");
    let raw = stream.as_raw();
    recorder.fail(Some("cuStreamDestroy_v2"), 1, 998);
    let (stream, error) = stream.destroy().expect_err("it was ordered");
    assert_eq!((stream.as_raw(), error.code()), (raw, Some(998)));
    stream.destroy().map_err(|(_, error)| error).expect("the second time it can be");
    assert_eq!(recorder.calls_of("cuStreamDestroy_v2").len(), 2);
}

#[test]
fn a_handle_given_away_is_not_destroyed() {
    let recorder = Recorder::start();
    let raw = Stream::create(StreamFlags(0)).expect("the recorder makes anything").into_raw();
    // SAFETY: the handle is live: nobody destroyed it.
    assert!(unsafe { StreamRef::from_raw(&raw) }.get_priority().is_ok());
    assert!(StreamRef::legacy().get_priority().is_ok() && StreamRef::per_thread().get_priority().is_ok());
    assert!(recorder.calls_of("cuStreamDestroy_v2").is_empty());
}

#[test]
fn an_owner_moves_to_another_thread_and_is_destroyed_there() {
    let recorder = Recorder::start();
    let stream = Stream::create(StreamFlags(0)).expect("the recorder makes anything");
    let event = Event::create(EventFlags(0)).expect("as above");
    thread::spawn(move || drop((stream, event))).join().expect("it only drops");
    for (symbol, here) in
        [("cuStreamCreate", true), ("cuEventCreate", true), ("cuStreamDestroy_v2", false), ("cuEventDestroy_v2", false)]
    {
        let calls = recorder.calls_of(symbol);
        assert_eq!(calls.iter().map(|call| call.here).collect::<Vec<_>>(), [here], "{symbol}");
    }
}

#[test]
fn first_calls_from_many_threads_all_arrive() {
    if !alone("first_calls_from_many_threads_all_arrive", &[]) {
        return;
    }
    let recorder = Recorder::start();
    const THREADS: usize = 16;
    let gate = Barrier::new(THREADS);
    let context = || {
        gate.wait();
        let (count, version) = (cuda::device_get_count(), cuda::driver_get_version());
        let stream = Stream::create(StreamFlags(0)).expect("the recorder makes anything");
        let handle = stream.as_raw().addr();
        drop(stream);
        (count.is_ok() && version.is_ok() && cudart::get_device().is_ok() && nvrtc::version().is_ok(), handle)
    };
    let mut handles: Vec<usize> = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(context)).collect();
        let ended = threads.into_iter().map(|thread| thread.join().expect("no thread panics"));
        ended.inspect(|(well, _)| assert!(well)).map(|(_, handle)| handle).collect()
    });
    handles.sort_unstable();
    handles.dedup();
    assert_eq!(handles.len(), THREADS, "every thread has a stream of its own");
    for symbol in
        ["cuDeviceGetCount", "cuDriverGetVersion", "cuStreamCreate", "cuStreamDestroy_v2", "cudaGetDevice", "nvrtcVersion"]
    {
        assert_eq!(recorder.calls_of(symbol).len(), THREADS, "{symbol}");
    }
    println!("{THREADS} threads, {} calls", recorder.count());
}

/// A host function with its user data.
type HostFunction = unsafe extern "C" fn(*mut c_void);

/// Calls what `cuLaunchHostFunc` was given, as the driver would.
fn call_back(recorder: &Recorder) {
    let call = recorder.calls_of("cuLaunchHostFunc").pop().expect("it was called");
    let address = ptr::with_exposed_provenance::<()>(call.arguments[1].number() as usize);
    // SAFETY: the wrapper passed a function of this type.
    let function = unsafe { mem::transmute::<*const (), HostFunction>(address) };
    // SAFETY: with the user data that came beside it.
    unsafe { function(ptr::with_exposed_provenance_mut(call.arguments[2].number() as usize)) };
}

#[test]
fn a_closure_runs_once_on_the_thread_that_calls_it_and_is_dropped() {
    let recorder = Recorder::start();
    let stream = Stream::create(StreamFlags(0)).expect("the recorder makes anything");
    let ran = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&ran);
    stream
        .launch_host_func(move || {
            counter.fetch_add(1, Ordering::Relaxed);
        })
        .expect("it is enqueued");
    assert_eq!(Arc::strong_count(&ran), 2);
    thread::scope(|scope| drop(scope.spawn(|| call_back(&recorder))));
    // A captured graph may be launched again.
    call_back(&recorder);
    assert_eq!((ran.load(Ordering::Relaxed), Arc::strong_count(&ran)), (1, 1));
}

#[test]
fn a_closure_that_panics_does_not_unwind_into_c() {
    let recorder = Recorder::start();
    let stream = Stream::create(StreamFlags(0)).expect("the recorder makes anything");
    stream.launch_host_func(|| panic!("this message is expected")).expect("it is enqueued");
    call_back(&recorder);
}

#[test]
fn a_closure_that_cannot_be_enqueued_is_dropped() {
    let recorder = Recorder::start();
    let stream = Stream::create(StreamFlags(0)).expect("the recorder makes anything");
    let held = Arc::new(());
    let token = Arc::clone(&held);
    recorder.fail(Some("cuLaunchHostFunc"), 1, 998);
    stream.launch_host_func(move || drop(token)).expect_err("it was ordered");
    assert_eq!(Arc::strong_count(&held), 1);
}
