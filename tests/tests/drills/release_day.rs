//! Release day: a spec of one release, the headers of a later one.
//!
//! The older headers come from the cache, where `cargo xtask regen --all` or `diff` has put them. A drill says so and ends where they
//! are not there.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::Path;

use cuspec_codegen::diag::Sink;
use cuspec_codegen::facts::{self, Facts, HISTORY, ItemKind};
use cuspec_codegen::plan::{self, Plan};
use cuspec_codegen::provision::{self, Releases, Request, Settings};
use cuspec_codegen::spec::{AnnotationFile, Spec};
use cuspec_codegen::version::Version;
use cuspec_codegen::{Session, edit};
use cuspec_tests::{copy, files, repository};

use super::copied::Copy;

const INPUTS: [&str; 3] = ["spec", "runtime/rust/examples", "runtime/python/cuspec"];

fn version(text: &str) -> Version {
    text.parse().expect("a release")
}

/// The facts of an older release; `None`, with the reason said, where its headers are not in the cache.
fn facts_of(release: Version) -> Option<Facts> {
    let read = || {
        let settings = Settings::from_env(true, true)?;
        let releases = Releases::load(&repository().join("spec/releases.yaml"))?;
        let request = Request { release: Some(release), ..Request::default() };
        Ok((provision::headers(&releases, &settings, &request)?, provision::libclang(&releases, &settings)?))
    };
    let provided: Result<_, cuspec_codegen::diag::Diagnostic> = read();
    match provided {
        Ok((provided, libclang)) => {
            let mut session = Session::open(repository());
            let facts = session.parse(&provided, libclang);
            Some(facts.unwrap_or_else(|| panic!("{:#?}", session.findings())))
        }
        Err(missing) => {
            println!("skipped: {}; `cargo xtask regen --all` fetches the headers of all releases", missing.message);
            None
        }
    }
}

fn committed() -> Facts {
    facts::read_dir(&repository().join("spec/facts")).expect("committed facts")
}

/// The facts of a release instead of those that are committed, with the history up to it.
fn go_back(copied: &Copy, facts: &Facts, release: Version) {
    let folder = copied.path().join("spec/facts");
    let history = fs::read_to_string(folder.join(HISTORY)).expect("it is committed");
    let next = committed().history.releases().find(|r| *r > release).expect("a later release");
    let end = history.find(&format!("  - release: \"{next}\"")).expect("it has a line");
    fs::remove_dir_all(&folder).expect("writable");
    // No release changes older majors of cudart any more; they are there where something is said of them.
    let has_majors = copied.path().join("spec/annotations/cudart12").exists();
    let majors = if has_majors { committed().majors } else { vec![] };
    for (path, text) in facts::to_files(&Facts { majors, ..facts.clone() }) {
        copied.write(&format!("spec/facts/{}", path.display()), text.as_bytes());
    }
    copied.write(&format!("spec/facts/{HISTORY}"), &history.as_bytes()[..end]);
    let _ = fs::remove_file(copied.path().join("spec/coverage.lock"));
}

/// Every name that came with a release.
fn brought(release: Version) -> HashSet<String> {
    let history = committed().history;
    let of = |kind| {
        let all = history.all(kind).into_iter().filter(|(_, life)| life.since == release);
        all.map(|(name, _)| name.to_owned()).collect::<Vec<_>>()
    };
    ItemKind::ALL.into_iter().flat_map(of).collect()
}

/// A text of YAML without the entries of some names, each with all that is indented below it.
fn without(text: &str, is_out: impl Fn(&str) -> bool) -> String {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut dropped: Option<usize> = None;
    let mut kept = String::new();
    for line in text.split_inclusive('\n') {
        dropped = dropped.filter(|depth| !line.trim().is_empty() && indent(line) > *depth);
        let key = line.trim_start().split(':').next().unwrap_or_default();
        if dropped.is_none() && is_out(key) {
            dropped = Some(indent(line));
        }
        if dropped.is_none() {
            kept += line;
        }
    }
    kept
}

/// Edits every annotation file.
fn edit_annotations(copied: &Copy, edit: impl Fn(&str) -> String) {
    for path in files(&copied.path().join("spec/annotations")) {
        let path = format!("spec/annotations/{}", path.display());
        let text = fs::read_to_string(copied.path().join(&path)).expect("listed a moment ago");
        copied.write(&path, edit(&text).as_bytes());
    }
}

fn spec(root: &Path) -> Spec {
    let mut sink = Sink::default();
    let spec = Spec::load(&root.join("spec"), &mut sink);
    assert!(!sink.has_errors(), "{:#?}", sink.sorted());
    // What is written for older majors of cudart is said of their namesakes.
    spec.with_majors(&committed())
}

/// The keys of annotation files.
fn keys(files: &[AnnotationFile]) -> BTreeSet<&str> {
    let functions = files.iter().flat_map(|f| &f.functions).map(|(k, _)| k.as_str());
    let types = files.iter().flat_map(|f| &f.types).map(|(k, _)| k.as_str());
    functions.chain(types).chain(files.iter().flat_map(|f| &f.constants).map(|(k, _)| k.as_str())).collect()
}

/// The undecided parameters of functions.
fn undecided<'p>(plan: &'p Plan<'_>) -> BTreeMap<&'p str, Vec<&'p str>> {
    let open = plan.entries.iter().map(|e| (e.fact.name.as_str(), e.undecided().map(|p| p.name).collect::<Vec<_>>()));
    open.filter(|(_, params)| !params.is_empty()).collect()
}

/// A report in lines, with single spaces.
fn lines(text: &str) -> Vec<String> {
    text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

#[test]
fn from_13_4_to_13_5_by_editing_data_alone() {
    let (old, new) = (version("13.4"), version("13.5"));
    let Some(facts) = facts_of(old) else { return };
    let copied = Copy::of(&INPUTS);
    let names = brought(new);
    let groups = |facts: &Facts| facts.headers.iter().flat_map(|h| &h.functions).filter_map(|f| f.group.clone()).collect();
    let (before, after): (HashSet<String>, HashSet<String>) = (groups(&facts), groups(&committed()));
    go_back(&copied, &facts, old);
    edit_annotations(&copied, |text| without(text, |key| names.contains(key)));
    let sections = fs::read_to_string(copied.path().join("spec/sections.yaml")).expect("it is committed");
    let about_new = |section: &str| after.difference(&before).any(|group| section.contains(&format!("groups: [{group}]")));
    let sections: Vec<&str> = sections.split("  - title:").filter(|section| !about_new(section)).collect();
    copied.write("spec/sections.yaml", sections.join("  - title:").as_bytes());
    copied.run(&["coverage", "--todo"]).says("0 parameters in 0 functions are undecided");

    let ended = copied.run(&["regen", "--cuda", "13.5", "--offline", "--quiet"]);
    assert_eq!(ended.code, Some(0), "{}", ended.text);
    let report = lines(&ended.text);
    for line in [
        "13.4 -> 13.5 cuda cudart nvrtc",
        "added 2 - -",
        "new enumerators 10 5 -",
        "enumerator value 1 - -",
        "record layout - 1 -",
    ] {
        assert!(report.iter().any(|l| l == line), "`{line}` is not in\n{}", ended.text);
    }
    for path in files(&repository().join("spec/facts")).iter().filter(|path| *path != Path::new(HISTORY)) {
        let read = |root: &Path| fs::read(root.join("spec/facts").join(path)).expect("both have it");
        assert!(read(copied.path()) == read(&repository()), "the facts of {} are not those of 13.5", path.display());
    }

    // The draft: what the headers brought, less what rules describe, and of each function the parameters that rules leave open.
    let (reviewed, here) = (spec(&repository()), spec(copied.path()));
    let committed = committed();
    let missing: BTreeSet<&str> = keys(&reviewed.files).difference(&keys(&here.files)).copied().collect();
    assert_eq!(keys(&here.drafts), missing);
    let plan = plan::build(&committed, &here).0;
    let notes = here.drafts.iter().flat_map(|file| &file.functions);
    let drafted: BTreeMap<&str, Vec<&str>> =
        notes.map(|(symbol, note)| (symbol.as_str(), note.params.iter().map(|(name, _)| name.as_str()).collect())).collect();
    assert_eq!(
        drafted.keys().copied().collect::<BTreeSet<_>>(),
        BTreeSet::from(["cuFabricCpyBatchAsync", "cuTensorMapSetAllocationClass"])
    );
    let open: BTreeMap<&str, Vec<&str>> = drafted.iter().filter(|(_, p)| !p.is_empty()).map(|(s, p)| (*s, p.clone())).collect();
    assert_eq!(open, undecided(&plan));
    let params = || plan.entries.iter().filter(|e| drafted.contains_key(e.fact.name.as_str())).flat_map(|e| &e.params);
    let by_hand = params().filter(|p| p.undecided.is_some()).count();
    println!(
        "13.4 -> 13.5: {} new functions with {} parameters, {by_hand} of them to be decided by hand; {} entries drafted",
        drafted.len(),
        params().count(),
        missing.len()
    );
    ended.says(&format!("next: review the {} entries of drafts", missing.len()));
    ended.says(&format!("next: decide {by_hand} parameters"));

    let refused = copied.run(&["check"]);
    assert_eq!(refused.code, Some(1), "{}", refused.text);
    refused.says("error[CG216]: the file is still a draft");
    assert_eq!(refused.text.matches("error[CG252]").count(), missing.len(), "each summary is asked for: {}", refused.text);

    // What people do: the entries that this repository has, each in the file of its topic; and `regen --all` for the history.
    fs::remove_dir_all(copied.path().join("spec/annotations")).expect("writable");
    for folder in ["spec", "generated"] {
        copy(&repository().join(folder), &copied.path().join(folder));
    }
    let green = copied.run(&["check"]);
    assert_eq!(green.code, Some(0), "{}", green.text);
    green.says("spec and generated files agree");
}

/// Everything of 12.9 annotated as a draft has it, which somebody has reviewed.
fn annotated(copied: &Copy, facts: &Facts) {
    let nothing = Spec::default();
    for draft in edit::drafts(&plan::build(facts, &nothing).0, &nothing, |_| None) {
        let mut text = draft.text.replace("draft: true\n", "").replace("summary: \"\"", "summary: Reviewed.");
        for (status, success) in [("CUresult", "CUDA_SUCCESS"), ("cudaError_t", "cudaSuccess"), ("nvrtcResult", "NVRTC_SUCCESS")]
        {
            text = text.replace(&format!("  {status}: {{ "), &format!("  {status}: {{ status: {success}, "));
        }
        copied.write(&draft.path, text.as_bytes());
    }
}

#[test]
fn from_12_9_to_13_0_with_stale_annotations() {
    let (old, new) = (version("12.9"), version("13.0"));
    let (Some(facts), Some(_)) = (facts_of(old), facts_of(new)) else { return };
    let copied = Copy::of(&["spec/facts", "spec/guides", "runtime/rust/examples", "runtime/python/cuspec"]);
    go_back(&copied, &facts, old);
    annotated(&copied, &facts);
    let regen = |more: &[&str]| copied.run(&[&["regen", "--cuda", "13.0", "--offline", "--quiet"], more].concat());

    let history = committed().history;
    let functions = history.all(ItemKind::Function);
    let changes = functions.iter().flat_map(|(name, life)| life.changes.iter().map(move |c| (*name, c)));
    let stale: BTreeMap<&str, &str> = changes.filter(|(_, c)| c.release == new).map(|(name, c)| (name, c.was.as_str())).collect();
    let gone: Vec<&str> = functions.iter().filter(|(_, life)| life.until == Some(old)).map(|(name, _)| *name).collect();
    println!("12.9 -> 13.0: {} removed, {} changed under the same name", gone.len(), stale.len());
    let ended = regen(&[]);
    assert_eq!(ended.code, Some(1), "{}", ended.text);
    ended.says("nothing was written");
    assert_eq!(ended.text.matches("error[CG213]").count(), stale.len(), "{}", ended.text);
    for (symbol, was) in &stale {
        ended.says(&format!("error[CG213]: `{symbol}` has changed since it was annotated"));
        ended.says(&format!("annotated as `{was}`"));
    }
    assert_eq!(ended.text.matches("error[CG201]").count(), gone.len());

    let refused = regen(&["--bless", "cuInit"]);
    assert_eq!(refused.code, Some(1), "{}", refused.text);
    refused.says("error[CG410]: the annotation of `cuInit` is not stale");

    // What people do: entries of what went away go, what is stale is reviewed and stamped.
    let left = |kind| history.all(kind).into_iter().filter(|(_, life)| life.until == Some(old)).map(|(name, _)| name.to_owned());
    // A documented name may be gone whose symbol is there.
    let kinds = ItemKind::ALL.into_iter().filter(|kind| *kind != ItemKind::Name);
    let left: HashSet<String> = kinds.flat_map(left).collect();
    edit_annotations(&copied, |text| without(text, |key| left.contains(key)));
    let symbols: Vec<&str> = stale.keys().copied().collect();
    let ended = regen(&[&["--bless"], &symbols[..]].concat());
    ended.says("stamped anew: cudaGraphAddDependencies, ");
    for left in
        ["error[CG203]: `cudaMemcpyBatchAsync` has no parameter `failIdx`", "error[CG238]: `dir: out` contradicts the header"]
    {
        ended.says(left);
    }
    ended.says("3 errors");
    edit_annotations(&copied, |text| without(text, |key| key == "failIdx").replace("sizes: { dir: out }", "sizes: {}"));

    let ended = regen(&[]);
    assert_eq!(ended.code, Some(0), "{}", ended.text);
    let report = lines(&ended.text);
    for line in ["12.9 -> 13.0 cuda cudart nvrtc", "added 13 13 -", "removed - 24 2", "signature changed - 15 -"] {
        assert!(report.iter().any(|l| l == line), "`{line}` is not in\n{}", ended.text);
    }
    let added: usize = history.counts().iter().filter(|count| count.release == new).map(|count| count.added).sum();
    let drafted = spec(copied.path()).drafts.iter().map(|file| file.functions.len()).sum::<usize>();
    assert_eq!(drafted, added, "all that is new is drafted, and nothing else");
}
