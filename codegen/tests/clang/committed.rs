//! The committed facts: what is written is what is read.

use std::collections::BTreeMap;
use std::path::Path;

use cuspec_codegen::facts::{self, Library, Platform};

fn folder() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../spec/facts"))
}

#[test]
fn committed_facts_are_what_the_writer_writes() {
    let facts = facts::read_dir(folder()).unwrap_or_else(|faults| panic!("{faults:#?}"));
    for (path, text) in facts::to_files(&facts) {
        let committed = std::fs::read_to_string(folder().join(&path)).expect("it was read a moment ago");
        assert!(committed == text, "{} differs from what regen would write", path.display());
    }
}

#[test]
fn every_entry_point_of_the_release_is_there() {
    let facts = facts::read_dir(folder()).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut counts: BTreeMap<(Library, bool), usize> = BTreeMap::new();
    for h in &facts.headers {
        for f in h.functions.iter().filter(|f| !f.superseded) {
            *counts.entry((h.library, f.platforms.has(Platform::Linux))).or_default() += 1;
        }
    }
    let linux = |library| counts.get(&(library, true)).copied().unwrap_or_default();
    assert_eq!((linux(Library::Cuda), linux(Library::Cudart), linux(Library::Nvrtc)), (523, 367, 29));
    let windows: usize = counts.iter().filter(|((_, linux), _)| !linux).map(|(_, n)| n).sum();
    assert_eq!(windows, 87);
}
