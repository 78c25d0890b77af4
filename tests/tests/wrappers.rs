//! Every wrapper, called once: what C sees is what was passed, and what C answers comes back.

use std::collections::BTreeMap;

use cuspec_tests::recorder::case::{Case, Tally};
use cuspec_tests::recorder::pattern::{Kind, Leaf, aligned, bytes, make, make_all, pattern, patterns, word};
use cuspec_tests::recorder::{Recorder, alone};

include!(concat!(env!("OUT_DIR"), "/calls.rs"));

fn call_all() -> Tally {
    let recorder = Recorder::start();
    let mut tally = Tally::default();
    CALLS.iter().for_each(|call| call(&recorder, &mut tally));
    println!(
        "{} wrappers called, {} C arguments and {} results checked; {} wrappers not called, {} arguments and results not checked",
        tally.functions,
        tally.arguments,
        tally.results,
        NOT_CALLED.len(),
        tally.unchecked.len()
    );
    tally
}

#[test]
fn c_sees_what_every_wrapper_is_given() {
    let tally = call_all();
    let mut reasons: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (symbol, reason) in NOT_CALLED {
        reasons.entry(reason).or_default().push(symbol);
    }
    reasons.iter().for_each(|(reason, symbols)| println!("not called: {}: {reason}", symbols.join(", ")));
    tally.unchecked.iter().for_each(|what| println!("not checked: {what}"));
    assert!(tally.findings.is_empty(), "{} findings:\n{}", tally.findings.len(), tally.findings.join("\n"));
    assert!(tally.functions > 900, "the wrappers were found");
}

#[test]
fn c_sees_the_same_through_the_per_thread_variants() {
    if !alone("c_sees_the_same_through_the_per_thread_variants", &[("CUSPEC_PER_THREAD_DEFAULT_STREAM", "1")]) {
        return;
    }
    let tally = call_all();
    assert!(tally.findings.is_empty(), "{} findings:\n{}", tally.findings.len(), tally.findings.join("\n"));
}
