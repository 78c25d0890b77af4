//! A library that stands in for libcuda, libcudart and libnvrtc and does nothing: what is left of a call is what the caller spends.
//!
//! Input: the committed facts. Output: a shared library with every Linux symbol. Invariant: each symbol is a function of its own that
//! returns 0 and writes nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};
use cuspec_codegen::facts::{Facts, Platform};

use super::output;

/// Symbols that hand out functions: an answer of nothing would be taken for a function that is missing.
const LOOKUPS: [&str; 2] = ["cuGetProcAddress", "cuGetProcAddress_v2"];

/// Compiles the library into a folder, by `CC` or else `cc`.
pub fn build(facts: &Facts, folder: &Path) -> Result<PathBuf> {
    fs::create_dir_all(folder).with_context(|| format!("`{}` cannot be made", folder.display()))?;
    let (text, library) = (folder.join("stub.c"), folder.join("libstub.so"));
    fs::write(&text, source(facts))?;
    let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    output(Command::new(compiler).args(["-O2", "-shared", "-fPIC", "-o"]).args([&library, &text]))
        .context("the stub does not compile")?;
    Ok(library)
}

fn source(facts: &Facts) -> String {
    let functions = facts.headers.iter().flat_map(|header| &header.functions);
    let linux = functions.filter(|function| function.platforms.has(Platform::Linux));
    let symbols: BTreeSet<&str> =
        linux.flat_map(|f| [Some(&f.name), f.per_thread.as_ref()]).flatten().map(String::as_str).collect();
    let empty = symbols.iter().filter(|symbol| !LOOKUPS.contains(symbol));
    let empty: String = empty.map(|symbol| format!("int {symbol}(void) {{ return 0; }}\n")).collect();
    let lookups = LOOKUPS.map(|symbol| {
        format!("int {symbol}(const char *symbol, void **function) {{ *function = (void *)nothing; return 0; }}\n")
    });
    format!("static int nothing(void) {{ return 0; }}\n{empty}{}", lookups.concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use cuspec_codegen::facts::from_yaml;

    #[test]
    fn variants_for_threads_are_there_and_other_platforms_are_not() {
        let text = "library: cuda\nheader: cuda.h\nfunctions:\n  - { name: cuA_v2, api: cuA, per-thread: cuA_v2_ptsz, returns: int }\n  \
                    - { name: cuW, platforms: [windows], returns: int }\n";
        let facts = Facts { headers: vec![from_yaml(text, Path::new("cuda.yaml")).expect("valid facts")], ..Default::default() };
        let source = source(&facts);
        assert!(source.contains("int cuA_v2(void)") && source.contains("int cuA_v2_ptsz(void)"), "{source}");
        assert!(!source.contains("cuW"), "{source}");
    }
}
