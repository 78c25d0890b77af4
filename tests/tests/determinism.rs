//! The same input gives the same bytes: run by run, in whatever order a folder lists its files, and with every libclang.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use cuspec_codegen::clang::{self, ParseInput};
use cuspec_codegen::diag::Sink;
use cuspec_codegen::facts::{self, Facts};
use cuspec_codegen::{Session, release};
use cuspec_tests::{files, headers, repository, variable};

type Texts = BTreeMap<PathBuf, String>;

fn libclang() -> PathBuf {
    variable("CUSPEC_LIBCLANG").into()
}

fn windows_headers() -> Vec<PathBuf> {
    env::split_paths(&variable("CUSPEC_WINDOWS_HEADERS")).collect()
}

/// Facts of these headers, with the committed ones of older majors, which come from older headers.
fn parse(linux: Vec<PathBuf>, windows: Vec<PathBuf>, libclang: PathBuf) -> Facts {
    let mut sink = Sink::default();
    let facts = clang::parse(&ParseInput { linux, windows: Some(windows), libclang }, &mut sink);
    let mut facts = facts.unwrap_or_else(|| panic!("{:#?}", sink.sorted()));
    facts.add_majors(facts::read_majors(&repository().join("spec/facts")).expect("the committed facts are readable"));
    facts
}

/// Every file below `generated/`, with its bytes.
fn emit(facts: &Facts) -> Vec<(String, Vec<u8>)> {
    let mut session = Session::open(repository());
    let (_, spec) = session.load().expect("the committed facts are readable");
    let plan = session.plan(facts, &spec);
    let files = plan.and_then(|plan| session.emit(&plan)).unwrap_or_else(|| panic!("{:#?}", session.findings()));
    let folders = files.folders.iter().flat_map(|(folder, tree)| tree.iter().map(move |file| (folder, file)));
    folders.map(|(folder, (path, bytes))| (format!("{folder}/{path}"), bytes.to_vec())).collect()
}

/// Fails with the names of the files that differ.
fn same<T: PartialEq, P: Ord + std::fmt::Debug>(one: impl IntoIterator<Item = (P, T)>, other: impl IntoIterator<Item = (P, T)>) {
    let (one, other): (BTreeMap<_, _>, BTreeMap<_, _>) = (one.into_iter().collect(), other.into_iter().collect());
    assert!(!one.is_empty(), "there are files to compare");
    assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
    let different: Vec<_> = one.iter().filter(|(path, bytes)| other.get(path) != Some(bytes)).map(|(path, _)| path).collect();
    assert!(different.is_empty(), "{different:?} differ");
}

#[test]
fn two_runs_give_the_same_bytes_and_the_committed_facts() {
    let run = || parse(headers(), windows_headers(), libclang());
    let (first, second) = (run(), run());
    same(facts::to_files(&first), facts::to_files(&second));
    same(emit(&first), emit(&second));
    let folder = repository().join("spec/facts");
    let committed: Texts = facts::to_files(&first)
        .into_keys()
        .map(|path| (path.clone(), fs::read_to_string(folder.join(&path)).unwrap_or_default()))
        .collect();
    same(facts::to_files(&first), committed);
}

#[test]
fn the_order_of_a_folder_does_not_matter() {
    let scratch = tempfile::tempdir().expect("a temporary folder");
    let expected = parse(headers(), windows_headers(), libclang());
    for (name, reverse) in [("forwards", false), ("backwards", true)] {
        let copies = [("linux", headers()), ("windows", windows_headers())].map(|(platform, folders)| {
            let target = scratch.path().join(name).join(platform);
            folders.iter().enumerate().map(|(i, folder)| headers_only(folder, &target.join(i.to_string()), reverse)).collect()
        });
        let [linux, windows] = copies;
        same(facts::to_files(&expected), facts::to_files(&parse(linux, windows, libclang())));
    }
}

/// Copies a folder's headers in an order of our own; most file systems list them in the order in which they were made.
fn headers_only(from: &Path, to: &Path, reverse: bool) -> PathBuf {
    let mut paths = files(from);
    paths.retain(|path| path.extension().is_some_and(|e| e == "h" || e == "hpp"));
    if reverse {
        paths.reverse();
    }
    for path in paths {
        let target = to.join(&path);
        fs::create_dir_all(target.parent().expect("a file has a folder")).expect("writable");
        fs::copy(from.join(path), target).expect("readable and writable");
    }
    to.to_owned()
}

#[test]
fn every_libclang_gives_the_same_bytes() {
    let version = |path: &Path| clang::libclang_version(path).ok();
    let first = version(&libclang()).expect("CUSPEC_LIBCLANG is usable");
    let others: BTreeMap<String, PathBuf> =
        installed().into_iter().filter_map(|path| Some((version(&path)?, path))).filter(|(text, _)| *text != first).collect();
    if others.is_empty() {
        println!("only one libclang is here, {first}: nothing to compare it with");
        return;
    }
    let expected = parse(headers(), windows_headers(), libclang());
    let emitted = emit(&expected);
    for (version, path) in others {
        let facts = parse(headers(), windows_headers(), path);
        same(facts::to_files(&expected), facts::to_files(&facts));
        same(emitted.clone(), emit(&facts));
        let cuda = release(&facts).expect("the headers say their release");
        println!("{first} and {version}: equal facts and files of CUDA {cuda}");
    }
}

/// The libclangs of the system's LLVM folders.
fn installed() -> Vec<PathBuf> {
    let folders = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let llvm = folders.filter(|entry| entry.file_name().to_string_lossy().starts_with("llvm-"));
    let candidates = llvm.flat_map(|entry| ["libclang.so", "libclang.so.1"].map(|name| entry.path().join("lib").join(name)));
    let mut found: Vec<PathBuf> = candidates.filter(|path| path.is_file()).collect();
    found.sort();
    found
}
