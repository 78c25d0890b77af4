//! Writes what the tests of the recording driver are made of.
//!
//! Input: the committed facts and spec, and the generated crate's sources. Output, in `OUT_DIR`: `entry_points.c`, from the facts
//! alone, and `calls.rs`, which calls every wrapper; the same with an ending such as `_cudart12` for each older major of cudart.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use cuspec_codegen::Session;
use cuspec_codegen::facts::Library;

mod calls;
mod entry_points;
mod wrappers;

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of the repository");
    for input in ["spec", "generated/rust/src"] {
        println!("cargo::rerun-if-changed={}", root.join(input).display());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    let mut session = Session::open(root);
    let Some((facts, spec)) = session.load() else { stop(&session) };
    let Some(plan) = session.plan(&facts, &spec) else { stop(&session) };
    for plan in plan.with_majors() {
        let ending = plan.facts.major.map_or(String::new(), |major| format!("_{major}"));
        write(&out.join(format!("entry_points{ending}.c")), &entry_points::source(plan.facts));
        let libraries: Vec<_> = plan.emitted().filter(|library| *library != Library::Platform).collect();
        let wrappers = wrappers::read(&root.join("generated/rust/src"), &libraries);
        write(&out.join(format!("calls{ending}.rs")), &calls::source(plan, &wrappers));
    }
}

/// Writes a file that cargo lets nobody else touch.
fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
}

/// Ends with what is wrong with the spec.
fn stop(session: &Session) -> ! {
    let findings: Vec<String> = session.findings().iter().map(|d| format!("{d:?}")).collect();
    panic!("the committed spec is not sound; `cargo xtask check` says more: {findings:#?}");
}
