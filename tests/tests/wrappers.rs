//! Every wrapper is called: with everything in order, with nothing in its slices, with texts that C would cut short, with calls of C
//! that fail, with no library to call.

use std::collections::{BTreeMap, BTreeSet};

use cuspec_codegen::facts::{self, Platform};
use cuspec_tests::recorder::case::{Case, Created, FAULT, Mode, Tally, Wrapped};
use cuspec_tests::recorder::pattern::{Kind, Leaf, aligned, bytes, make, make_all, pattern, patterns, word};
use cuspec_tests::recorder::{Argument, Call, Recorder, Without, alone};
use cuspec_tests::repository;

include!(concat!(env!("OUT_DIR"), "/calls.rs"));

/// Calls every wrapper once.
fn call_all(recorder: &Recorder, mode: Mode) -> Tally {
    let mut tally = Tally { mode, ..Tally::default() };
    CALLS.iter().for_each(|wrapped| (wrapped.call)(recorder, &mut tally));
    println!(
        "{mode:?}: {} wrappers called, {} C arguments and {} results checked; {} wrappers not called, {} arguments and results not checked",
        tally.functions,
        tally.arguments,
        tally.results,
        NOT_CALLED.len(),
        tally.unchecked.len()
    );
    tally
}

/// # Panics
/// With all findings.
fn none_found(tally: &Tally) {
    assert!(tally.findings.is_empty(), "{} findings:\n{}", tally.findings.len(), tally.findings.join("\n"));
    assert!(tally.functions > 0, "there are such wrappers");
}

#[test]
fn c_sees_what_every_wrapper_is_given() {
    let tally = call_all(&Recorder::start(), Mode::Plain);
    let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (symbol, reason) in NOT_CALLED {
        reasons.entry(reason).or_default().push(symbol);
    }
    reasons.iter().for_each(|(reason, symbols)| println!("not called: {}: {reason}", symbols.join(", ")));
    tally.unchecked.iter().for_each(|what| println!("not checked: {what}"));
    none_found(&tally);
    assert!(NOT_CALLED.is_empty() && tally.unchecked.is_empty(), "everything is called and checked");
    let facts = facts::read_dir(&repository().join("spec/facts")).expect("committed facts");
    let linux = facts.headers.iter().flat_map(|h| &h.functions).filter(|f| f.platforms.has(Platform::Linux));
    let wanted: BTreeMap<&str, usize> = linux.map(|f| (f.name.as_str(), f.params.len())).collect();
    let called: BTreeSet<&str> = CALLS.iter().map(|wrapped| wrapped.symbol).collect();
    assert!(called.iter().copied().eq(wanted.keys().copied()), "every Linux symbol has a wrapper");
    assert_eq!(tally.arguments, CALLS.iter().map(|wrapped| wanted[wrapped.symbol]).sum::<usize>());
}

#[test]
fn c_sees_the_same_through_the_per_thread_variants() {
    if alone("c_sees_the_same_through_the_per_thread_variants", &[("CUSPEC_PER_THREAD_DEFAULT_STREAM", "1")]) {
        none_found(&call_all(&Recorder::start(), Mode::Plain));
    }
}

#[test]
fn an_empty_slice_is_null_and_counted_as_nothing() {
    none_found(&call_all(&Recorder::start(), Mode::Empty));
}

#[test]
fn a_slice_that_is_longer_than_its_count_can_say_never_reaches_c() {
    none_found(&call_all(&Recorder::start(), Mode::Oversize));
}

#[test]
fn a_text_with_a_nul_inside_never_reaches_c() {
    none_found(&call_all(&Recorder::start(), Mode::InteriorNul));
}

#[test]
fn a_library_without_symbols_is_an_error_of_every_wrapper() {
    if alone("a_library_without_symbols_is_an_error_of_every_wrapper", &[]) {
        none_found(&call_all(&Recorder::start_without(Without::Everything), Mode::Absent));
    }
}

#[test]
fn no_library_is_an_error_of_every_wrapper() {
    if alone("no_library_is_an_error_of_every_wrapper", &[]) {
        none_found(&call_all(&Recorder::start_without(Without::Library), Mode::Absent));
    }
}

/// The calls that destroy an object.
fn releases<'c>(calls: &'c [Call], created: &Created) -> impl Iterator<Item = &'c Call> {
    let handle = word(&pattern(created.kind, created.seed));
    let is_it = move |a: &Argument| a.number() == handle || a.pointee.as_deref().is_some_and(|p| word(p) == handle);
    calls.iter().filter(move |call| call.symbol == created.release && call.arguments.iter().any(is_it))
}

#[test]
fn a_call_that_fails_leaks_nothing_and_destroys_nothing_twice() {
    let recorder = Recorder::start();
    let mut tally = Tally::default();
    let (mut sites, mut creators, mut created, mut destroyed) = (0, 0, 0, 0);
    for wrapped in CALLS {
        creators += usize::from(!wrapped.created.is_empty());
        for nth in 1.. {
            tally.mode = Mode::Fault(nth);
            (wrapped.call)(&recorder, &mut tally);
            let calls = recorder.calls();
            // Past the last call there is nothing to fail; that run shows that all is destroyed when nothing fails.
            let last = recorder.failure_pending();
            sites += usize::from(!last);
            let came_through = calls.iter().enumerate().filter(|(at, c)| c.symbol == wrapped.symbol && at + 1 != nth).count();
            for object in wrapped.created {
                let released = releases(&calls, object).count();
                if released != came_through.min(1) {
                    tally.findings.push(format!(
                        "{}: destroyed {released} times by {} with call {nth} failing: {:?}",
                        wrapped.symbol,
                        object.release,
                        recorder.symbols()
                    ));
                }
                created += came_through.min(1);
                destroyed += released;
            }
            if last {
                break;
            }
        }
    }
    println!(
        "{sites} sites failed with status {FAULT} in {} wrappers, {creators} of which create objects: {created} created, {destroyed} destroyed, {} findings",
        CALLS.len(),
        tally.findings.len()
    );
    none_found(&tally);
    assert_eq!(created, destroyed);
}
