//! Writes the list of every symbol that the generated crate binds on this platform.
//!
//! Input: the committed facts, which know where a function is declared. Output, in `OUT_DIR`: `symbols.rs`, one static per library.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use cuspec_codegen::Session;
use cuspec_codegen::facts::{Library, Platform};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("a folder of a folder of the repository");
    println!("cargo::rerun-if-changed={}", root.join("spec").display());
    let windows = env::var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "windows");
    let platform = if windows { Platform::Windows } else { Platform::Linux };
    let mut session = Session::open(root);
    let Some((facts, _)) = session.load() else { panic!("the committed facts are not sound; `cargo xtask check` says more") };
    let mut source = String::new();
    for (library, module) in [(Library::Cuda, "cuda"), (Library::Cudart, "cudart"), (Library::Nvrtc, "nvrtc")] {
        let headers = facts.headers.iter().filter(|header| header.library == library);
        let functions = headers.flat_map(|header| &header.functions).filter(|function| function.platforms.has(platform));
        let symbols: Vec<String> =
            functions.map(|function| format!("    &cuspec::sys::{module}::symbols::{},\n", function.name)).collect();
        let (name, count) = (module.to_uppercase(), symbols.len());
        let rows = symbols.concat();
        writeln!(source, "/// Every symbol of {module}.\npub static {name}: [&cuspec::Symbol; {count}] = [\n{rows}];")
            .expect("a string grows");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("symbols.rs"), source).expect("cargo lets nobody else touch its folder");
}
