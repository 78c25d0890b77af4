//! One edited annotation changes the crate, the stubs and the reference, by generation alone.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cuspec_codegen::Session;
use cuspec_tests::{copy, repository};

/// Everything below `generated/` that a spec makes.
fn generated(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut session = Session::open(root);
    let loaded = session.load();
    let files = loaded.and_then(|(facts, spec)| {
        let plan = session.plan(&facts, &spec)?;
        session.emit(&plan)
    });
    let files = files.unwrap_or_else(|| panic!("{:#?}", session.findings()));
    let (_, tree) = files.folders.iter().find(|(folder, _)| *folder == "generated").expect("it is among the folders");
    tree.iter().map(|(path, bytes)| (PathBuf::from(path), bytes.to_vec())).collect()
}

#[test]
fn flags_behind_an_integer_are_one_line_of_yaml() {
    let copied = tempfile::tempdir().expect("a temporary folder");
    for folder in ["spec", "runtime/rust/examples", "runtime/python/cuspec"] {
        copy(&repository().join(folder), &copied.path().join(folder));
    }
    let before = generated(copied.path());

    let file = copied.path().join("spec/annotations/cuda/streams.yaml");
    let text = fs::read_to_string(&file).expect("readable");
    let entry = text.find("\n  cuStreamCreate:\n").expect("the annotation is there");
    let line = entry + text[entry..].find("Flags: { as: CUstream_flags").expect("its flags are annotated");
    let end = line + text[line..].find('\n').expect("the line ends");
    fs::write(&file, format!("{}Flags: {{ as: CUevent_flags }}{}", &text[..line], &text[end..])).expect("writable");
    let after = generated(copied.path());

    assert_eq!(before.keys().collect::<Vec<_>>(), after.keys().collect::<Vec<_>>(), "no file comes or goes");
    let changed: Vec<&str> =
        before.iter().filter(|(path, bytes)| after[*path] != **bytes).map(|(path, _)| path.to_str().expect("UTF-8")).collect();
    println!("changed: {changed:?}");
    let wanted = [
        "docs/cuda/enums.rst", // each of the two types lists the functions that use it
        "docs/cuda/stream-management.rst",
        "python/cuspec/cuda.pyi",
        "python/src/cuda/functions.rs",
        "rust/src/cuda/stream.rs",
    ];
    assert_eq!(changed, wanted);
    for path in changed {
        let text = String::from_utf8_lossy(&after[Path::new(path)]).into_owned();
        let (new, old) = if path.starts_with("rust/") { ("EventFlags", "flags: StreamFlags") } else { ("CUevent_flags", "") };
        assert!(text.contains(new), "{path} has the new type");
        let uses = |bytes: &[u8]| String::from_utf8_lossy(bytes).matches(old).count();
        assert!(old.is_empty() || uses(&after[Path::new(path)]) < uses(&before[Path::new(path)]), "{path} has lost the old one");
    }
}
