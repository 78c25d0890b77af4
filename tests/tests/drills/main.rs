//! The command line under a maintainer's mistakes, and on a machine that has nothing.
//!
//! Each drill works on a copy of the repository's inputs, with the very binary that people run.

mod copied;
mod release_day;

use std::fs;
use std::path::Path;

use copied::{Copy, Ended};
use cuspec_tests::{files, repository};

/// A mistake in an annotation file.
struct Mistake {
    file: &'static str,
    text: &'static str,
    /// What the finding points to, the last time it is in the text.
    at: &'static str,
    code: &'static str,
    suggestion: &'static str,
}

const FILE: &str = "spec/annotations/cuda/drill.yaml";

const MISTAKES: [Mistake; 6] = [
    Mistake {
        file: FILE,
        text: "library: cuda\ntopic: drill\nfunctions:\n  cuMemAlloc_v2:\n    params:\n      dptr: { nulable: never }\n",
        at: "nulable",
        code: "CG205",
        suggestion: "did you mean `nullable`?",
    },
    Mistake {
        file: FILE,
        text: "library: cuda\ntopic: drill\nfunctions:\n  cuMemAlocHost_v2:\n    summary: Allocates.\n",
        at: "cuMemAlocHost_v2",
        code: "CG201",
        suggestion: "did you mean `cuMemAllocHost_v2`?",
    },
    Mistake {
        file: FILE,
        text: "library: cuda\ntopic: drill\nfunctions:\n  cuMemAlloc_v2:\n    params:\n      dtpr: { own: fresh }\n",
        at: "dtpr",
        code: "CG203",
        suggestion: "did you mean `dptr`?",
    },
    Mistake {
        file: FILE,
        text: "library: cuda\ntopic: drill\nfunctions:\n  cuInit:\n    summary: One.\n  cuInit:\n    summary: Two.\n",
        at: "cuInit",
        code: "CG208",
        suggestion: "",
    },
    Mistake {
        file: "spec/annotations/nvrtc/drill.yaml",
        text: "library: nvrtc\ntopic: drill\nfunctions:\n  cuInit:\n    summary: Initialises the driver.\n",
        at: "cuInit",
        code: "CG202",
        suggestion: "move the entry to a file below `annotations/cuda/`",
    },
    Mistake {
        file: FILE,
        text: "library: cuda\ntopic: drill\nfunctions:\n  cuMemAlloc_v2:\n    params:\n      dptr: { len: { bytes: bytsize } }\n",
        at: "{ bytes",
        code: "CG220",
        suggestion: "did you mean `bytesize`?",
    },
];

/// `FILE:LINE:COLUMN` of the last place where a text has something.
fn place(file: &str, text: &str, at: &str) -> String {
    let offset = text.rfind(at).expect("the drill names a part of its text");
    let before = &text[..offset];
    let column = offset - before.rfind('\n').map_or(0, |n| n + 1) + 1;
    format!("{file}:{}:{column}", before.matches('\n').count() + 1)
}

#[test]
fn each_mistake_is_reported_with_its_place_and_nothing_is_written() {
    let copied = Copy::bare();
    for mistake in MISTAKES {
        copied.write(mistake.file, mistake.text.as_bytes());
        let before = copied.hash();
        let ended = copied.run(&["check"]);
        assert_eq!(ended.code, Some(1), "{}", ended.text);
        ended.says(&format!("error[{}]", mistake.code));
        ended.says(&place(mistake.file, mistake.text, mistake.at));
        ended.says(mistake.suggestion);
        assert!(copied.hash() == before, "{}: something was written", mistake.code);
        fs::remove_file(copied.path().join(mistake.file)).expect("written above");
    }
}

const THREE: &str = "\
library: cuda
topic: drill
functions:
  cuMemAlloc_v2:
    params:
      dptr: { nulable: never }
  cuMemFre_v2:
    summary: Frees.
  cuStreamQuery:
    params:
      stream: { nullable: allowed }
";

#[test]
fn three_mistakes_in_one_file_are_reported_in_one_run() {
    let copied = Copy::bare();
    copied.write(FILE, THREE.as_bytes());
    let before = copied.hash();
    for args in [&["check"][..], &["coverage"], &["explain", "cuInit"], &["regen", "--offline", "--quiet"]] {
        let ended = copied.run(args);
        assert_eq!(ended.code, Some(1), "{args:?}: {}", ended.text);
        for (code, at, suggestion) in
            [("CG205", "nulable", "`nullable`"), ("CG201", "cuMemFre_v2", "`cuMemFree_v2`"), ("CG203", "stream:", "`hStream`")]
        {
            ended.says(&format!("error[{code}]"));
            ended.says(&place(FILE, THREE, at));
            ended.says(&format!("did you mean {suggestion}?"));
        }
        ended.says("3 errors");
    }
    copied.run(&["regen", "--offline", "--quiet"]).says("nothing was written");
    assert!(copied.hash() == before, "something was written");
}

#[test]
fn deleted_output_comes_back_byte_for_byte() {
    let copied = Copy::of(&["spec", "runtime/rust/examples", "runtime/python/cuspec"]);
    let ended = copied.run(&["regen", "--offline", "--quiet"]);
    assert_eq!(ended.code, Some(0), "{}", ended.text);
    let (committed, restored) = (repository().join("generated"), copied.path().join("generated"));
    assert_eq!(files(&restored), files(&committed));
    for path in files(&committed) {
        let read = |folder: &Path| fs::read(folder.join(&path)).expect("listed a moment ago");
        assert!(read(&restored) == read(&committed), "generated/{} differs", path.display());
    }
    copied.run(&["regen", "--offline", "--quiet"]).says("none changed");
}

#[test]
fn check_needs_no_program_no_network_and_no_libclang() {
    let copied = Copy::of(&["spec", "runtime/rust/examples", "runtime/python/cuspec", "generated"]);
    let bare = |args: &[&str]| {
        let mut command = copied.command(args);
        Ended::of(command.env_clear().env("PATH", "").output().expect("CUSPEC_XTASK names a program"))
    };
    let ended = bare(&["check"]);
    assert_eq!(ended.code, Some(0), "{}", ended.text);
    ended.says("spec and generated files agree");
    copied.write("generated/rust/src/lib.rs", b"// edited by hand\n");
    let ended = bare(&["check"]);
    assert_eq!(ended.code, Some(1), "{}", ended.text);
    ended.says("rust/src/lib.rs");
    ended.says("edited by hand");
    ended.says("cargo xtask regen");
    for args in [&["coverage"][..], &["coverage", "--todo"], &["explain", "cuInit"]] {
        assert_eq!(bare(args).code, Some(0), "{args:?}");
    }
}

#[test]
fn a_history_that_ends_too_early_is_told_and_nothing_is_guessed() {
    let copied = Copy::of(&["spec", "runtime/rust/examples", "runtime/python/cuspec", "generated"]);
    let file = copied.path().join("spec/facts/history.yaml");
    let whole = fs::read_to_string(&file).expect("it is committed");
    let newest = whole.rfind("  - release: ").expect("there are releases");
    let brought = newest + whole[newest..].find("added: [").expect("it brought functions") + "added: [".len();
    let symbol = &whole[brought..brought + whole[brought..].find(',').expect("two at least")];
    copied.run(&["explain", symbol]).says("  since        CUDA 13.5");

    fs::write(&file, &whole[..newest]).expect("writable");
    for args in [&["check"][..], &["regen", "--offline", "--quiet"]] {
        let ended = copied.run(args);
        ended.says("warning[CG122]: the history ends with CUDA 13.4, the facts are of 13.5");
        ended.says("cargo xtask regen --all");
    }
    assert!(fs::read_to_string(&file).is_ok_and(|text| text == whole[..newest]), "regen alone leaves the history as it is");
    assert!(!copied.run(&["explain", symbol]).text.contains("  since "), "it is not as old as the oldest release");
    copied.run(&["explain", "cuGraphAddNode"]).says("  since        CUDA 12.3");

    fs::remove_file(&file).expect("it is there");
    copied.run(&["regen", "--offline", "--quiet"]).says("warning[CG122]: there is no history of the releases");
}

#[test]
fn explain_tells_of_every_version_and_of_what_is_gone() {
    let copied = Copy::of(&["spec", "runtime/rust/examples", "runtime/python/cuspec"]);
    let ended = copied.run(&["explain", "cuGraphAddNode"]);
    assert_eq!(ended.code, Some(0), "{}", ended.text);
    ended.says("version      cuGraphAddNode, since CUDA 12.2; cuGraphAddNode means it from 12.2 to 12.9");
    ended.says("version      cuGraphAddNode_v2, since CUDA 12.3; cuGraphAddNode means it since 13.0");
    let ended = copied.run(&["explain", "nvrtcGetNVVM"]);
    assert_eq!(ended.code, Some(1), "{}", ended.text);
    ended.says("CUDA 12.9 was the last release with `nvrtcGetNVVM`");
    let ended = copied.run(&["explain", "cudaThreadExit"]);
    assert_eq!(ended.code, Some(0), "{}", ended.text);
    ended.says("module       cudart12, the Runtime of an older CUDA");
    let ended = copied.run(&["explain", "cudart11::cudaThreadExit"]);
    ended.says("module       cudart11, the Runtime of an older CUDA");
    let ended = copied.run(&["explain", "cudaMemAdvise"]);
    ended.says("in cudart12  cudaError_t cudaMemAdvise(const void *devPtr, size_t count, cudaMemoryAdvise advice, int device)");
}

#[test]
fn explain_shows_what_is_known_and_what_was_meant() {
    let copied = Copy::of(&["spec", "runtime/rust/examples", "runtime/python/cuspec"]);
    let ended = copied.run(&["explain", "cuMemAlloc"]);
    assert_eq!(ended.code, Some(0), "{}", ended.text);
    for part in [
        "cuMemAlloc -> cuMemAlloc_v2",
        "CUresult cuMemAlloc_v2(CUdeviceptr *dptr, size_t bytesize)",
        "CUdeviceptr *dptr",
        "size_t bytesize",
        "spec/annotations/cuda/",
        "cuMemFree_v2",
        "Rust ",
        "fn mem_alloc(",
        "Python ",
        "def cuMemAlloc(",
    ] {
        ended.says(part);
    }
    let ended = copied.run(&["explain", "cuMemAloc"]);
    assert_eq!(ended.code, Some(1), "{}", ended.text);
    ended.says("did you mean `cuMemAlloc`?");
}
