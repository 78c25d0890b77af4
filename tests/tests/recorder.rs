//! The recording driver itself: what it exports, records, answers and fails.

use std::collections::BTreeSet;

use cuspec_codegen::facts::{self, Platform};
use cuspec_tests::recorder::{Of, Recorder, Without, alone, build};
use cuspec_tests::repository;

#[test]
fn it_exports_every_linux_symbol_with_all_its_parameters() {
    let recorder = Recorder::start();
    let facts = facts::read_dir(&repository().join("spec/facts")).expect("committed facts");
    let linux = facts.headers.iter().flat_map(|h| &h.functions).filter(|f| f.platforms.has(Platform::Linux));
    let mut symbols = BTreeSet::new();
    // SAFETY: its one initialiser reads the environment.
    let library = unsafe { libloading::Library::new(build(Of::Newest, Without::Nothing)) }.expect("it is open already");
    for f in linux {
        for symbol in [Some(&f.name), f.per_thread.as_ref()].into_iter().flatten() {
            assert_eq!(recorder.parameters(symbol), Some(f.params.len()), "{symbol}");
            // SAFETY: only the address is looked at.
            assert!(unsafe { library.get::<*const ()>(symbol.as_str()) }.is_ok(), "{symbol}");
            symbols.insert(symbol.clone());
        }
    }
    assert!(symbols.len() > 1000, "{}", symbols.len());
    println!("the recorder exports {} symbols", symbols.len());
}

#[test]
fn a_failure_is_ordered_by_the_environment() {
    let test = "a_failure_is_ordered_by_the_environment";
    if !alone(test, &[("CUSPEC_RECORDER_FAIL", "cuDeviceGetCount:2:998")]) {
        return;
    }
    // The first start would reset what the environment orders.
    let path = build(Of::Newest, Without::Nothing);
    // SAFETY: compiled against the headers.
    unsafe { cuspec::sys::cuda::LIBRARY.set_path(path) }.expect("first use");
    assert!(cuspec::cuda::device_get_count().is_ok());
    let error = cuspec::cuda::device_get_count().expect_err("the second call fails");
    assert_eq!(error.code(), Some(998));
    assert!(cuspec::cuda::device_get_count().is_ok());
}
