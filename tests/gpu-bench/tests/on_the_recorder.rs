//! `bench/run.py` with the calls in C++ and Rust, on the recording driver: the times mean nothing, all else is as on a GPU.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use cuspec_tests::recorder::{Of, Without, build};
use cuspec_tests::variable;
use serde_json::Value;

const CALLS: usize = 18;

/// Copies what a bundle holds, and runs it; mostly no Python package is at hand.
fn run(with_program: bool) -> (Value, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("bench")).expect("what a bundle holds") {
        let path = entry.expect("a listed file").path();
        if path.is_file() {
            fs::copy(&path, folder.path().join(path.file_name().expect("it was listed"))).expect("writable");
        }
    }
    if with_program {
        fs::copy(env!("CARGO_BIN_EXE_cuspec-gpu-bench"), folder.path().join("cuspec-gpu-bench")).expect("writable");
    }
    // C++ finds the libraries by the names that are written into it.
    let recorder = build(Of::Newest, Without::Nothing);
    let libraries = folder.path().join("lib");
    fs::create_dir(&libraries).expect("writable");
    let out = folder.path().join("out.json");
    let mut python = Command::new("python3");
    python.arg(folder.path().join("run.py")).arg(&out).args(["--rounds", "2"]);
    python.env("CUSPEC_HEADERS", variable("CUSPEC_HEADERS")).env("LD_LIBRARY_PATH", &libraries);
    for (name, file) in [("CUDA", "libcuda.so.1"), ("NVRTC", "libnvrtc.so.13")] {
        let library = libraries.join(file);
        std::os::unix::fs::symlink(&recorder, &library).expect("links can be made");
        python.env(format!("CUSPEC_{name}_LIBRARY"), library);
    }
    let done = python.output().expect("python3 is installed");
    let (printed, errors) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{printed}{errors}");
    let text = fs::read_to_string(&out).expect("it writes its figures");
    (serde_json::from_str(&text).expect("JSON"), printed.into_owned())
}

fn names(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[test]
fn every_call_is_timed_in_cpp_and_rust_and_the_rest_is_named() {
    let (report, printed) = run(true);
    assert!(names(&report["missing"]).is_subset(&BTreeSet::from(["Python", "cuda-bindings"])), "{report}");
    let calls = report["calls"].as_array().expect("a list");
    assert_eq!(calls.len(), CALLS);
    for call in calls {
        assert!(names(&call["ns"]).is_superset(&BTreeSet::from(["C++", "Rust"])), "{call}");
        assert!(call["overheads"]["Rust"].as_f64().is_some_and(|overhead| overhead >= 1.0), "{call}");
        assert!(printed.contains(&format!("\n{} ", call["name"].as_str().expect("a name"))), "{printed}");
    }
    assert_eq!(report["rounds"], 2);
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let (report, printed) = run(false);
    let reason = report["missing"]["Rust"].as_str().expect("it is missing");
    assert!(reason.ends_with("cuspec-gpu-bench is not there"), "{reason}");
    assert!(printed.contains("not measured: "), "{printed}");
    assert!(!names(&report["versions"]).contains("Rust"));
}

#[test]
fn the_figures_are_what_the_reference_reads() {
    let (report, _) = run(true);
    let mut sink = cuspec_codegen::diag::Sink::default();
    let text = serde_json::to_string_pretty(&report).expect("it was JSON");
    let read: Option<cuspec_codegen::spec::Measured> =
        cuspec_codegen::spec::decode_file(&text, &Path::new("spec/measured/a.json").into(), &mut sink);
    assert_eq!(sink.sorted(), []);
    assert_eq!(read.expect("nothing is wrong with it").calls.len(), CALLS);
}
