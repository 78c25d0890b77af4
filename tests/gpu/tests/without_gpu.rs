//! The program on a machine without a driver: it says so, reports every test as skipped, and lists them.

use std::fs;
use std::process::{Command, Output};

/// Runs the program where no driver can be found.
fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cuspec-gpu-tests"));
    command.args(arguments).env("CUSPEC_CUDA_LIBRARY", "/nowhere/libcuda.so").output().expect("it was built")
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it prints text")
}

#[test]
fn no_driver_is_an_error_unless_it_is_allowed() {
    let (strict, lenient) = (run(&[]), run(&["--allow-no-gpu"]));
    assert_eq!((strict.status.code(), lenient.status.code()), (Some(2), Some(0)), "{}", text(&strict));
    for output in [strict, lenient] {
        let text = text(&output);
        assert!(text.contains("no driver or no GPU was found") && text.contains("tests are skipped"), "{text}");
    }
}

#[test]
fn the_report_names_every_test_and_why_it_was_skipped() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("report.json");
    run(&["--allow-no-gpu", "--report", file.to_str().expect("the folder has a name in UTF-8")]);
    let report = fs::read_to_string(&file).expect("it was written");
    let report: serde_json::Value = serde_json::from_str(&report).expect("it is JSON");
    let tests = report["tests"].as_array().expect("a list of tests");
    assert_eq!(report["counts"]["skipped"], tests.len());
    for test in tests {
        assert_eq!(test["outcome"], "skipped", "{test}");
        assert!(test["reason"].as_str().is_some_and(|reason| reason.contains("/nowhere/libcuda.so")), "{test}");
    }
    let listed = text(&run(&["--list"])).lines().filter(|line| line.ends_with(": test")).count();
    assert_eq!(listed, tests.len());
    println!("{listed} tests");
}

#[test]
fn a_filter_chooses_a_section() {
    let listed = text(&run(&["--list", "graphs::"]));
    assert!(listed.lines().filter(|line| line.ends_with(": test")).all(|line| line.starts_with("graphs::")), "{listed}");
    assert!(listed.contains("graphs::work_of_a_stream_is_captured"), "{listed}");
}
