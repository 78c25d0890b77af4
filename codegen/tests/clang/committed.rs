//! The committed facts: what is written is what is read.

use std::collections::BTreeMap;
use std::path::Path;

use cuspec_codegen::facts::{self, ItemKind, Library, Platform};
use cuspec_codegen::version::Version;

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

#[test]
fn the_history_adds_up_to_the_facts() {
    let facts = facts::read_dir(folder()).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let history = &facts.history;
    assert!(history.is_current() && history.findings(&facts).sorted().is_empty());
    for library in Library::CALLABLE {
        let counts: Vec<_> = history.counts().into_iter().filter(|c| c.library == library).collect();
        assert_eq!(counts.len(), 17);
        for pair in counts.windows(2) {
            assert_eq!(pair[1].functions, pair[0].functions + pair[1].added - pair[1].removed, "{pair:?}");
        }
        // Each symbol that any release had is in as many counts as its life has releases.
        let of_library = |name: &str| match library {
            Library::Nvrtc => name.starts_with("nvrtc"),
            Library::Cudart => name.starts_with("cuda"),
            _ => name.starts_with("cu") && !name.starts_with("cuda"),
        };
        let there = |release: Version| {
            let lives = history.all(ItemKind::Function).into_iter().filter(|(name, _)| of_library(name));
            lives
                .filter(|(_, l)| l.since <= release && l.until.is_none_or(|u| release <= u) && !l.absent.contains(&release))
                .count()
        };
        counts.iter().for_each(|c| assert_eq!(there(c.release), c.functions, "{library} {}", c.release));
    }
    let of_13_0 = |library| {
        let count = history.counts().into_iter().find(|c| (c.release, c.library) == (Version::new(13, 0), library));
        count.map(|c| (c.added, c.removed, c.changed))
    };
    assert_eq!(of_13_0(Library::Cuda), Some((13, 0, 0)));
    assert_eq!(of_13_0(Library::Cudart), Some((13, 24, 15)));
    let versions = history.versions("cuCtxCreate");
    let moved = versions.iter().find(|v| v.symbol == "cuCtxCreate_v4").expect("declared").documented.as_slice();
    assert_eq!(moved, [(Version::new(13, 0), None)]);
    assert_eq!(history.came_with(ItemKind::Function, "cuProfilerStart"), None, "it is older than its published header");
}

#[test]
fn facts_that_regen_did_not_write_are_refused_with_a_place() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let codes = || {
        let faults = facts::read_dir(dir.path()).expect_err("nothing in it is right");
        faults.iter().map(|d| (d.code, d.span.as_ref().map(|s| s.line))).collect::<Vec<_>>()
    };
    assert_eq!(codes(), [("CG120", None)]);
    std::fs::create_dir(dir.path().join("cuda")).expect("writable");
    std::fs::write(dir.path().join("cuda/a.yaml"), "library: cuda\nheader: b.h\n").expect("writable");
    std::fs::write(dir.path().join("cuda/c.yaml"), "library: cuda\nheader: c.h\nenums: 1\n").expect("writable");
    assert_eq!(codes(), [("CG121", Some(1)), ("CG121", Some(3))], "a file in the wrong place, and one of another shape");
}
