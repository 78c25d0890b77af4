//! Every finding about spec files, as a person sees it.
//!
//! Each folder below `tests/fixtures/diagnostics` holds a small `spec/` and the text that it gives, in `expected.txt`; all share
//! the facts in `facts/`. `CUSPEC_BLESS=1 cargo test -p cuspec-codegen --test diagnostics` writes the texts anew.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use cuspec_codegen::diag::{CODES, Format, Sink, render};
use cuspec_codegen::facts::{self, Earlier};
use cuspec_codegen::spec::{Spec, refuse_drafts, validate};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fixtures/diagnostics")
}

#[test]
fn every_spec_finding_reads_as_expected() {
    let facts = facts::read_dir(&fixtures().join("facts")).expect("the facts of the fixtures are sound");
    let bless = std::env::var_os("CUSPEC_BLESS").is_some();
    let mut folders: Vec<PathBuf> = std::fs::read_dir(fixtures())
        .expect("the folder of fixtures")
        .map(|entry| entry.expect("a listed folder").path())
        .filter(|path| path.join("spec").is_dir())
        .collect();
    folders.sort();

    let mut shown = BTreeSet::new();
    let mut different = Vec::new();
    for folder in &folders {
        let name = folder.file_name().expect("a folder below the fixtures").to_string_lossy();
        let mut sink = Sink::default();
        let spec = Spec::load(&folder.join("spec"), &mut sink).with_majors(&facts);
        let earlier = Earlier::new(&facts.history, None);
        validate(&spec, &facts, &earlier, &mut sink);
        refuse_drafts(&spec, &facts, &earlier, &mut sink);
        let found = sink.sorted();
        if let Some(code) = name.get(..5).filter(|prefix| prefix.starts_with("CG")) {
            assert!(found.iter().any(|d| d.code == code), "{name} does not show {code}: {found:#?}");
            shown.insert(code.to_owned());
        }
        let text = render(&found, Format::Human { colour: false }, folder);
        let file = folder.join("expected.txt");
        if bless {
            std::fs::write(&file, &text).expect("fixtures can be written");
        } else if std::fs::read_to_string(&file).unwrap_or_default() != text {
            different.push(format!("{name}:\n{text}"));
        }
    }
    assert!(different.is_empty(), "run again with CUSPEC_BLESS=1 after review:\n{}", different.join("\n"));

    let without: Vec<_> = CODES.iter().map(|c| c.code).filter(|c| c.starts_with("CG2") && !shown.contains(*c)).collect();
    assert!(without.is_empty(), "codes without a fixture: {without:?}");
}
