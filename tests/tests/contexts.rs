//! Contexts on the recording driver: what is current when, and that a context goes after everything that was made in it, once.

use std::any::Any;
use std::sync::{Barrier, Mutex, PoisonError};
use std::thread;

use cuspec::context::PrimaryContext;
use cuspec::cuda::{Context, ContextRef, CtxFlags, Event, EventFlags, Module, Stream, StreamFlags};
use cuspec::memory::{DeviceMemory, PinnedMemory};
use cuspec::{Error, ErrorKind};
use cuspec_tests::recorder::Recorder;

/// A status that no header has.
const FAULT: i32 = 998;

/// A context that is current and that memory is of.
fn context(recorder: &Recorder) -> Context {
    let context = Context::create(None, CtxFlags(0), 0).expect("the recorder makes anything");
    current(recorder, context.as_raw().addr());
    context
}

fn current(recorder: &Recorder, handle: usize) {
    recorder.script("cuCtxGetCurrent", 0, &handle.to_le_bytes());
    recorder.script("cuPointerGetAttribute", 0, &handle.to_le_bytes());
}

/// Makes an object in the current context.
type Make = fn() -> Box<dyn Any + Send>;

/// Kinds of such objects: how they are made, and what destroys them.
const KINDS: [(Make, &str); 5] = [
    (|| Box::new(Stream::create(StreamFlags(0)).expect("the recorder makes anything")), "cuStreamDestroy_v2"),
    (|| Box::new(Event::create(EventFlags(0)).expect("as above")), "cuEventDestroy_v2"),
    // SAFETY: the recorder runs no code.
    (|| Box::new(unsafe { Module::load("module.cubin") }.expect("as above")), "cuModuleUnload"),
    (|| Box::new(DeviceMemory::<u32>::new(3).expect("as above")), "cuMemFree_v2"),
    (|| Box::new(PinnedMemory::<u32>::new(3).expect("as above")), "cuMemFreeHost"),
];

const DESTROYER: &str = "cuCtxDestroy_v2";

/// The calls that destroy something, in order.
fn destroyed(recorder: &Recorder) -> Vec<String> {
    let destroys = |symbol: &String| symbol == DESTROYER || KINDS.iter().any(|(_, destroyer)| symbol == destroyer);
    recorder.symbols().into_iter().filter(destroys).collect()
}

/// Every order of what is left, after what is chosen.
fn permute(chosen: &[usize], of: usize, orders: &mut Vec<Vec<usize>>) {
    if chosen.len() == of {
        return orders.push(chosen.to_vec());
    }
    for at in (0..of).filter(|at| !chosen.contains(at)) {
        permute(&[chosen, &[at]].concat(), of, orders);
    }
}

#[test]
fn a_context_goes_last_and_once_in_every_order() {
    let recorder = Recorder::start();
    let mut orders = vec![];
    permute(&[], 4, &mut orders);
    let three = |left_out: usize, other: usize| (0..KINDS.len()).filter(move |at| *at != left_out && *at != other);
    let mut tried = 0;
    for (left_out, other) in (0..KINDS.len()).flat_map(|a| (0..a).map(move |b| (a, b))) {
        let kinds: Vec<usize> = three(left_out, other).collect();
        for order in &orders {
            recorder.reset();
            let context = context(&recorder);
            let handle = context.as_raw().addr() as u64;
            let mut owners: Vec<Option<Box<dyn Any>>> = kinds.iter().map(|&at| Some(KINDS[at].0() as Box<dyn Any>)).collect();
            owners.push(Some(Box::new(context)));
            order.iter().for_each(|&at| owners[at] = None);
            let children = order.iter().filter(|&&at| at < 3).map(|&at| KINDS[kinds[at]].1);
            let wanted: Vec<&str> = children.chain([DESTROYER]).collect();
            assert_eq!(destroyed(&recorder), wanted, "{kinds:?} in order {order:?}");
            assert_eq!(recorder.calls_of(DESTROYER)[0].arguments[0].number(), handle);
            tried += 1;
        }
    }
    println!("{tried} orders of a context and three of {} kinds of children", KINDS.len());
    assert_eq!(tried, 240);
}

#[test]
fn a_context_with_children_cannot_be_destroyed_by_hand() {
    let recorder = Recorder::start();
    let context = context(&recorder);
    let children = [KINDS[0].0(), KINDS[3].0()];
    let (context, error) = context.destroy().expect_err("it has children");
    assert!(matches!(error.kind(), ErrorKind::StillInUse { children: 2, .. }), "{error}");
    assert!(recorder.calls_of(DESTROYER).is_empty());
    drop(children);
    recorder.fail(Some(DESTROYER), 1, FAULT);
    let (context, error) = context.destroy().expect_err("it was ordered");
    assert_eq!(error.code(), Some(FAULT));
    context.destroy().map_err(|(_, error)| error).expect("the second time it can be");
    assert_eq!(recorder.calls_of(DESTROYER).len(), 2);
}

#[test]
fn children_that_were_given_away_hold_no_context() {
    let recorder = Recorder::start();
    let context = context(&recorder);
    Stream::create(StreamFlags(0)).expect("the recorder makes anything").into_raw();
    DeviceMemory::<u8>::new(3).expect("as above").into_raw();
    drop(context);
    assert_eq!(destroyed(&recorder), [DESTROYER]);
}

#[test]
fn a_context_that_was_given_away_is_never_destroyed() {
    let recorder = Recorder::start();
    let context = context(&recorder);
    let children = KINDS.map(|(make, _)| make());
    let raw = context.into_raw();
    drop(children);
    assert!(recorder.calls_of(DESTROYER).is_empty());
    // SAFETY: nobody owns it.
    drop(unsafe { Context::from_raw(raw) });
    assert_eq!(recorder.calls_of(DESTROYER).len(), 1);
}

#[test]
fn a_child_that_cannot_be_destroyed_does_not_hold_its_context_for_ever() {
    let recorder = Recorder::start();
    for (make, destroyer) in KINDS {
        recorder.reset();
        let context = context(&recorder);
        let child = make();
        drop(context);
        recorder.fail(Some(destroyer), 1, FAULT);
        drop(child);
        assert_eq!(destroyed(&recorder), [destroyer, DESTROYER]);
    }
}

#[test]
fn the_current_context_is_only_asked_for_while_there_is_an_owned_one() {
    let recorder = Recorder::start();
    drop(KINDS.map(|(make, _)| make()));
    assert!(recorder.calls_of("cuCtxGetCurrent").is_empty());
    let context = context(&recorder);
    drop(KINDS.map(|(make, _)| make()));
    assert_eq!(recorder.calls_of("cuCtxGetCurrent").len(), KINDS.len());
    drop(context);
    drop(KINDS.map(|(make, _)| make()));
    assert_eq!(recorder.calls_of("cuCtxGetCurrent").len(), KINDS.len());
}

#[test]
fn a_context_whose_children_go_on_many_threads_goes_last_and_once() {
    let recorder = Recorder::start();
    const ROUNDS: usize = 50;
    for round in 0..ROUNDS {
        recorder.reset();
        let context = context(&recorder);
        let children: Vec<Box<dyn Any + Send>> = KINDS.iter().cycle().take(8).map(|(make, _)| make()).collect();
        let gate = Barrier::new(children.len() + 1);
        let leave = |owner: Box<dyn Any + Send>| {
            gate.wait();
            drop(owner);
        };
        thread::scope(|scope| {
            let owners = children.into_iter().chain([Box::new(context) as Box<dyn Any + Send>]);
            owners.for_each(|owner| drop(scope.spawn(|| leave(owner))));
        });
        let destroyed = destroyed(&recorder);
        assert_eq!(destroyed.len(), 9, "round {round}: {destroyed:?}");
        assert_eq!(destroyed.iter().position(|symbol| symbol == DESTROYER), Some(8), "round {round}: {destroyed:?}");
    }
    println!("{ROUNDS} rounds of a context and 8 children on 9 threads");
}

#[test]
fn what_is_current_is_left_in_the_opposite_order() {
    let recorder = Recorder::start();
    let (outer, inner) = (context(&recorder), context(&recorder));
    {
        let _outer = outer.make_current().expect("the recorder does anything");
        let _inner = inner.make_current().expect("as above");
    }
    let pushed: Vec<u64> = recorder.calls_of("cuCtxPushCurrent_v2").iter().map(|call| call.arguments[0].number()).collect();
    assert_eq!(pushed, [outer.as_raw().addr() as u64, inner.as_raw().addr() as u64]);
    assert_eq!(recorder.calls_of("cuCtxPopCurrent_v2").len(), 2);
    recorder.fail(Some("cuCtxPushCurrent_v2"), 1, FAULT);
    assert_eq!(outer.make_current().expect_err("it was ordered").code(), Some(FAULT));
    assert_eq!(recorder.calls_of("cuCtxPopCurrent_v2").len(), 2, "what was not pushed is not popped");
}

#[test]
fn a_panic_leaves_the_context_before_it_current() {
    let recorder = Recorder::start();
    let context = context(&recorder);
    let inside = || {
        let _current = context.make_current().expect("the recorder does anything");
        panic!("this message is expected");
    };
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(inside)).expect_err("it panics");
    assert_eq!(recorder.calls_of("cuCtxPopCurrent_v2").len(), 1);
}

#[test]
fn a_context_that_cannot_be_left_is_told_to_the_hook() {
    static TOLD: Mutex<Vec<Option<i32>>> = Mutex::new(Vec::new());
    fn tell(error: &Error) {
        TOLD.lock().unwrap_or_else(PoisonError::into_inner).push(error.code());
    }
    let recorder = Recorder::start();
    let context = context(&recorder);
    cuspec::set_drop_hook(tell);
    TOLD.lock().expect("nothing panics with it").clear();
    recorder.fail(Some("cuCtxPopCurrent_v2"), 1, FAULT);
    drop(context.make_current().expect("the recorder does anything"));
    assert_eq!(*TOLD.lock().expect("nothing panics with it"), [Some(FAULT)]);
}

#[test]
fn every_retain_of_a_primary_context_is_released_once_on_its_device() {
    let recorder = Recorder::start();
    let handle = 0x7000_usize;
    recorder.script("cuDevicePrimaryCtxRetain", 0, &handle.to_le_bytes());
    current(&recorder, handle);
    let released = || {
        let calls = recorder.calls_of("cuDevicePrimaryCtxRelease_v2");
        calls.iter().map(|call| call.arguments[0].number()).collect::<Vec<_>>()
    };
    let (first, second) = (PrimaryContext::retain(3), PrimaryContext::retain(3));
    let (first, second) = (first.expect("the recorder makes anything"), second.expect("as above"));
    assert_eq!((first.as_raw().addr(), released()), (handle, vec![]));
    let child = KINDS[0].0();
    drop(first);
    assert_eq!(released(), [3], "another owner keeps it");
    drop(second);
    assert_eq!(released(), [3], "a stream keeps it");
    // What is retained meanwhile is a third part.
    let third = PrimaryContext::retain(3).expect("as above");
    drop(child);
    drop(third);
    assert_eq!(recorder.calls_of("cuDevicePrimaryCtxRetain").len(), 3);
    assert_eq!(released(), [3; 3]);
    assert!(recorder.calls_of(DESTROYER).is_empty(), "nobody destroys a primary context");
}

#[test]
fn a_primary_context_that_cannot_be_retained_is_not_released() {
    let recorder = Recorder::start();
    recorder.fail(Some("cuDevicePrimaryCtxRetain"), 1, FAULT);
    assert_eq!(PrimaryContext::retain(0).expect_err("it was ordered").code(), Some(FAULT));
    assert_eq!(recorder.symbols(), ["cuDevicePrimaryCtxRetain"]);
}

#[test]
fn a_borrowed_context_is_never_destroyed() {
    let recorder = Recorder::start();
    let raw = Context::create(None, CtxFlags(0), 0).expect("the recorder makes anything").into_raw();
    current(&recorder, raw.addr());
    // SAFETY: nobody destroys it.
    let borrowed = unsafe { ContextRef::from_raw(&raw) };
    let guard = borrowed.make_current().expect("the recorder does anything");
    drop(KINDS[0].0());
    drop(guard);
    assert!(recorder.calls_of(DESTROYER).is_empty());
}
