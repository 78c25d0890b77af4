//! The machine's C compiler, with the headers that the facts were made from.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::repository;

/// The lines that a C program prints; `headers` are its include folders, `folder` takes the binary.
///
/// # Panics
/// When the program does not compile or fails.
pub fn printed(source: &Path, headers: &[PathBuf], folder: &Path) -> Vec<String> {
    let binary = folder.join(source.with_extension("").file_name().expect("a program is a file"));
    let compiler = env::var_os("CC").unwrap_or_else(|| "cc".into());
    let mut compile = Command::new(&compiler);
    compile.args(["-w", "-O0", "-std=gnu11", "-nostdinc", "-I"]).arg(repository().join("codegen/src/clang/include"));
    compile.args(headers.iter().flat_map(|folder| ["-I".as_ref(), folder.as_os_str()]));
    let status = compile.arg(source).arg("-o").arg(&binary).status();
    let status = status.unwrap_or_else(|e| panic!("the C compiler {compiler:?} cannot be started: {e}"));
    assert!(status.success(), "{} does not compile", source.display());
    let output = Command::new(&binary).output().expect("a program that was just compiled");
    assert!(output.status.success(), "{} ends with {}", source.display(), output.status);
    String::from_utf8(output.stdout).expect("names and numbers").lines().map(str::to_owned).collect()
}
