//! One tiny header per gap, with the facts or the findings that come of it.
//!
//! Each folder below `tests/fixtures/headers` holds `input.h` and either `expected.yaml`, the facts as they are written, or
//! `expected.txt`, the findings of a header that is refused. `CUSPEC_BLESS=1 cargo test -p cuspec-codegen --test clang` writes them
//! anew.

use std::fs;
use std::path::{Path, PathBuf};

use cuspec_codegen::clang;
use cuspec_codegen::diag::{Diagnostic, Sink};
use cuspec_codegen::facts;

use crate::support::libclang;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/headers")
}

/// What comes of a header: the name of the file that says so, and its text.
fn outcome(text: &str) -> (&'static str, String) {
    let mut sink = Sink::default();
    let facts = clang::parse_header(text, "input.h", &libclang(), &mut sink);
    let found = sink.sorted();
    let Some(facts) = facts else { return ("expected.txt", found.iter().map(line).collect()) };
    assert_eq!(found, [], "{text}");
    let written = facts.headers.iter().map(|header| {
        let yaml = facts::to_yaml(header);
        assert_eq!(facts::from_yaml(&yaml, "input.yaml".as_ref()).as_ref(), Ok(header), "what is written is read back");
        yaml
    });
    ("expected.yaml", written.collect())
}

/// `LINE:COLUMN: error[CODE]: MESSAGE`; the path is that of a temporary folder.
fn line(d: &Diagnostic) -> String {
    let place = d.span.as_ref().map_or(String::new(), |span| format!("{}:{}: ", span.line, span.column));
    format!("{place}error[{}]: {}\n", d.code, d.message)
}

#[test]
fn every_header_gives_what_is_expected() {
    let bless = std::env::var_os("CUSPEC_BLESS").is_some();
    let mut folders: Vec<PathBuf> =
        fs::read_dir(fixtures()).expect("the folder of fixtures").map(|entry| entry.expect("a listed folder").path()).collect();
    folders.sort();
    assert!(!folders.is_empty());
    let mut different = vec![];
    for folder in &folders {
        let text = fs::read_to_string(folder.join("input.h")).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
        let (file, text) = outcome(&text);
        let other = if file == "expected.txt" { "expected.yaml" } else { "expected.txt" };
        if bless {
            fs::write(folder.join(file), &text).expect("fixtures can be written");
            if folder.join(other).exists() {
                fs::remove_file(folder.join(other)).expect("fixtures can be removed");
            }
        } else if fs::read_to_string(folder.join(file)).unwrap_or_default() != text || folder.join(other).exists() {
            different.push(format!("{}/{file}:\n{text}", folder.display()));
        }
    }
    assert!(different.is_empty(), "run again with CUSPEC_BLESS=1 after review:\n{}", different.join("\n"));
}
