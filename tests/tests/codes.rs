//! Every diagnostic code is provoked by some test.
//!
//! Those of spec files have a folder below `tests/fixtures/diagnostics`, those of provisioning and of headers are in the tests of
//! `codegen`; the rest are provoked here, and a gate counts them all.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cuspec_codegen::clang::{self, ParseInput};
use cuspec_codegen::diag::{CODES, Sink};
use cuspec_codegen::edit::bless;
use cuspec_codegen::output::Tree;
use cuspec_codegen::report::{PeerSurface, Ratchet, census, explain};
use cuspec_codegen::{facts, plan, spec::Spec};
use cuspec_tests::{files, headers, repository, variable};

/// Codes that need a broken machine or a defect of our own, with the reason why no test makes one.
const UNPROVOKED: [(&str, &str); 4] = [
    ("CG105", "libclang returns no translation unit only when it crashes or memory ends"),
    ("CG112", "a macro that upsets the parser behind the headers would have to get past the filter of macros first"),
    ("CG113", "clang itself refuses a type that no header declares, unless a stand-in header is incomplete"),
    ("CG115", "the temporary folder of the whole test process would have to go"),
];

fn codes(sink: Sink) -> BTreeSet<&'static str> {
    sink.sorted().into_iter().map(|d| d.code).collect()
}

fn parse(linux: Vec<PathBuf>, libclang: PathBuf) -> BTreeSet<&'static str> {
    let mut sink = Sink::default();
    let facts = clang::parse(&ParseInput { linux, windows: None, libclang }, &mut sink);
    assert!(facts.is_none(), "what cannot be read makes no facts");
    codes(sink)
}

#[test]
fn cg101_a_library_that_is_no_libclang() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (source, library) = (folder.path().join("old.c"), folder.path().join("libclang.so"));
    fs::write(&source, "int nothing_of_libclang(void) { return 0; }\n").expect("writable");
    let built = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&source).status().expect("a C compiler");
    assert!(built.success());
    assert!(parse(headers(), library).contains("CG101"));
}

#[test]
fn cg103_a_header_that_cannot_be_read() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for path in files(&headers()[0]) {
        if path.components().count() == 1 {
            fs::copy(headers()[0].join(&path), folder.path().join(&path)).expect("readable");
        }
    }
    // A folder stands where a file is expected: nobody can read that, not even the administrator.
    fs::remove_file(folder.path().join("cuda.h")).expect("it was copied");
    fs::create_dir(folder.path().join("cuda.h")).expect("writable");
    let mut linux = vec![folder.path().to_owned()];
    linux.extend(headers().into_iter().skip(1));
    let found = parse(linux, variable("CUSPEC_LIBCLANG").into());
    assert!(found.contains("CG103") || found.contains("CG102"), "{found:?}");
}

#[test]
fn cg401_a_file_that_somebody_edited() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let tree = Tree::from_files([(PathBuf::from("a.rs"), "one".to_owned())]);
    tree.write(folder.path()).expect("writable");
    fs::write(folder.path().join("a.rs"), "two").expect("writable");
    let drift = tree.check(folder.path()).expect("readable");
    assert_eq!(drift.finding("generated", "cargo xtask regen").expect("it differs").code, "CG401");
}

#[test]
fn cg402_a_folder_that_is_a_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let blocked = folder.path().join("generated");
    fs::write(&blocked, "a file").expect("writable");
    let tree = Tree::from_files([(PathBuf::from("a.rs"), "one".to_owned())]);
    assert_eq!(tree.write(&blocked).expect_err("no folder can be made there").code, "CG402");
}

#[cfg(unix)]
#[test]
fn cg403_a_link_out_of_the_folder() {
    let (folder, outside) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("another"));
    std::os::unix::fs::symlink(outside.path(), folder.path().join("out")).expect("links can be made");
    let tree = Tree::from_files([(PathBuf::from("out/a.rs"), "one".to_owned())]);
    assert_eq!(tree.write(folder.path()).expect_err("it would write outside").code, "CG403");
    assert!(files(outside.path()).is_empty(), "nothing was written outside");
}

#[test]
fn cg404_an_emitter_that_lost_everything() {
    let facts = facts::read_dir(&repository().join("spec/facts")).expect("committed facts");
    let spec = Spec::default();
    let (plan, _) = plan::build(&facts, &spec);
    let findings = census(&plan, &Tree::new()).findings();
    assert!(!findings.is_empty() && findings.iter().all(|d| d.code == "CG404"));
}

#[test]
fn cg405_and_cg406_marks_that_are_damaged_or_not_reached() {
    let path = Path::new("spec/coverage.lock");
    assert_eq!(Ratchet::parse("cuda: many", path).expect_err("no marks").code, "CG405");
    let best = Ratchet::parse("cuda: { safe: 2, decided: 9, undecided: 0 }", path).expect("marks");
    let now = Ratchet::parse("cuda: { safe: 1, decided: 9, undecided: 0 }", path).expect("marks");
    assert_eq!(best.findings(&now, path).iter().map(|d| d.code).collect::<Vec<_>>(), ["CG406"]);
}

#[test]
fn cg407_a_name_that_no_header_declares() {
    let facts = facts::read_dir(&repository().join("spec/facts")).expect("committed facts");
    let spec = Spec::default();
    let (plan, _) = plan::build(&facts, &spec);
    let Err(finding) = explain(&plan, "cuMemAloc") else { panic!("there is no such function") };
    assert_eq!(finding.code, "CG407");
}

#[test]
fn cg409_a_surface_that_is_none() {
    let Err(finding) = PeerSurface::parse("{ \"modules\": 1 }", "surface.json") else {
        panic!("a number is no table of modules")
    };
    assert_eq!(finding.code, "CG409");
}

#[test]
fn cg410_a_symbol_that_nobody_has_annotated() {
    let facts = facts::read_dir(&repository().join("spec/facts")).expect("committed facts");
    let faults = bless(&facts, &Spec::default(), &["cuInit".to_owned()], |_| None).expect_err("there is no annotation");
    assert_eq!(faults.iter().map(|d| d.code).collect::<Vec<_>>(), ["CG410"]);
}

/// What of a source file is a test.
fn test_part(path: &Path, text: &str) -> String {
    if path.ends_with("tests.rs") {
        text.to_owned()
    } else {
        text.split_once("#[cfg(test)]").map_or("", |(_, tests)| tests).to_owned()
    }
}

#[test]
fn every_code_is_provoked_or_has_a_reason() {
    let root = repository();
    let sources = ["codegen/tests", "tests/tests", "tests/fixtures"].map(|folder| root.join(folder));
    let unit = root.join("codegen/src");
    let texts: Vec<String> = sources
        .iter()
        .flat_map(|folder| files(folder).into_iter().map(move |file| folder.join(file)))
        .filter_map(|path| fs::read_to_string(path).ok())
        .chain(files(&unit).into_iter().filter_map(|path| Some(test_part(&path, &fs::read_to_string(unit.join(&path)).ok()?))))
        .collect();
    let listed = |code: &str| UNPROVOKED.iter().any(|(c, _)| *c == code);
    let missing: Vec<&str> = CODES
        .iter()
        .map(|c| c.code)
        .filter(|code| !listed(code) && !texts.iter().any(|t| t.contains(code) || t.contains(&code.to_lowercase())))
        .collect();
    println!("{} codes, {} of them without a test:", CODES.len(), UNPROVOKED.len());
    UNPROVOKED.iter().for_each(|(code, why)| println!("{code}: {why}"));
    assert_eq!(missing, Vec::<&str>::new());
}
