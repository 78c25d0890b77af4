use std::path::Path;

use super::*;

/// A release of a driver with a constant that says which, and more.
fn seen(release: &str, items: &str) -> Seen {
    let release: Version = release.parse().expect("a release");
    let number = release.cuda_version();
    let text = format!(
        "library: cuda\nheader: cuda.h\nconstants:\n  - {{ name: CUDA_VERSION, type: int, value: {number} }}\n{}",
        items.trim_start_matches('\n')
    );
    let facts = Facts { headers: vec![serde_yaml::from_str(&text).expect("facts of the test")], ..Facts::default() };
    Seen { release, facts, unpublished: &[] }
}

const FIRST: &str = "
enums:
  - { name: CUmode, enumerators: [{ name: CU_A, value: 0 }, { name: CU_MAX, value: 1 }] }
records:
  - { name: CUpair, kind: struct, size: 4, align: 4, fields: [{ name: x, type: int, offset: 0 }] }
functions:
  - { name: cuStay, returns: int, params: [{ name: n, type: int }] }
  - { name: cuGo, returns: int }
  - { name: cuWaver, returns: int }
  - { name: cuMake, returns: int, params: [{ name: p, type: int }] }
";

const SECOND: &str = "
enums:
  - { name: CUmode, enumerators: [{ name: CU_A, value: 0 }, { name: CU_B, value: 1 }, { name: CU_MAX, value: 2 }] }
records:
  - name: CUpair
    kind: struct
    size: 12
    align: 4
    fields: [{ name: w, type: int, offset: 0 }, { name: x, type: int, offset: 4 }, { name: y, type: int, offset: 8 }]
functions:
  - { name: cuStay, returns: int, params: [{ name: n, type: long }] }
  - { name: cuGo, returns: int }
  - { name: cuCome, returns: int }
  - { name: cuMake, superseded: true, returns: int, params: [{ name: p, type: int }] }
  - { name: cuMake_v2, api: cuMake, returns: int, params: [{ name: p, type: long }] }
";

/// What the newest release has.
fn third() -> String {
    SECOND
        .replace("cuStay, returns: int, params: [{ name: n,", "cuStay, returns: int, params: [{ name: count,")
        .replace("cuGo", "cuWaver")
}

fn history() -> History {
    // In no order: the releases say it themselves.
    History::build(vec![seen("11.10", SECOND), seen("12.0", &third()), seen("11.9", FIRST)])
}

fn function(name: &str) -> Life {
    history().of(ItemKind::Function, name).unwrap_or_else(|| panic!("{name} was declared")).clone()
}

fn v(text: &str) -> Version {
    text.parse().expect("a release")
}

#[test]
fn a_symbol_that_came_or_went_or_was_away_says_when() {
    let come = function("cuCome");
    assert_eq!((come.since, come.until), (v("11.10"), None));
    let go = function("cuGo");
    assert_eq!((go.since, go.until), (v("11.9"), Some(v("11.10"))));
    let waver = function("cuWaver");
    assert_eq!((waver.since, waver.until, waver.absent), (v("11.9"), None, vec![v("11.10")]));
    let history = history();
    assert_eq!(history.came_with(ItemKind::Function, "cuCome"), Some(v("11.10")));
    assert_eq!(history.came_with(ItemKind::Function, "cuStay"), None, "the oldest release stands for all before it");
    assert_eq!(history.of(ItemKind::Function, "cuNever"), None);
    assert_eq!(history.all(ItemKind::Function).len(), 6);
}

#[test]
fn a_changed_signature_keeps_the_earlier_text_and_tells_new_names_apart() {
    let changes = function("cuStay").changes;
    let was: Vec<_> = changes.iter().map(|c| (c.release, c.was.as_str(), c.only_names)).collect();
    assert_eq!(was, [(v("11.10"), "int cuStay(int n)", false), (v("12.0"), "int cuStay(long n)", true)]);
}

#[test]
fn a_documented_name_moves_between_symbols() {
    let history = history();
    let versions = history.versions("cuMake");
    let told: Vec<_> = versions.iter().map(|s| (s.symbol, s.life.since, s.documented.as_slice())).collect();
    let (first, second) = ([(v("11.9"), Some(v("11.9")))], [(v("11.10"), None)]);
    assert_eq!(told, [("cuMake", v("11.9"), &first[..]), ("cuMake_v2", v("11.10"), &second[..])]);
}

#[test]
fn records_and_enumerators_have_a_life_too() {
    let history = history();
    let pair = history.of(ItemKind::Record, "CUpair").expect("declared");
    let [changed] = pair.changes.as_slice() else { panic!("one change: {pair:?}") };
    assert_eq!((changed.release, changed.was.as_str()), (v("11.10"), "4 bytes"));
    assert!(changed.details.contains(&"new field: int y".to_owned()), "{changed:?}");
    assert_eq!(history.came_with(ItemKind::Enumerator, "CU_B"), Some(v("11.10")));
    let max = &history.of(ItemKind::Enumerator, "CU_MAX").expect("declared").changes;
    assert_eq!(max.iter().map(|c| c.was.as_str()).collect::<Vec<_>>(), ["1"]);
}

#[test]
fn counts_agree_with_the_facts_of_each_release() {
    let counts: Vec<_> = history().counts().into_iter().filter(|c| c.library == Library::Cuda).collect();
    let told: Vec<_> = counts.iter().map(|c| (c.release, c.functions, c.added, c.removed, c.changed)).collect();
    assert_eq!(told, [(v("11.9"), 4, 0, 0, 0), (v("11.10"), 5, 2, 1, 1), (v("12.0"), 5, 1, 1, 0)]);
}

#[test]
fn what_nobody_published_is_neither_new_nor_was_it_away() {
    let profiler = |mut seen: Seen| {
        let text = "library: cuda\nheader: cudaProfiler.h\nfunctions: [{ name: cuProfile, returns: int }]\n";
        seen.facts.headers.push(serde_yaml::from_str(text).expect("facts of the test"));
        seen
    };
    let without = |release, items| Seen { unpublished: &["cudaProfiler.h"], ..seen(release, items) };
    let newest = || profiler(seen("12.0", &third()));
    let history = History::build(vec![without("11.9", FIRST), without("11.10", SECOND), newest()]);
    let life = history.of(ItemKind::Function, "cuProfile").expect("declared");
    assert_eq!((life.since, life.until, life.absent.len()), (v("11.9"), None, 0));
    // A header that is merely missing is another matter.
    let history = History::build(vec![seen("11.9", FIRST), newest()]);
    assert_eq!(history.came_with(ItemKind::Function, "cuProfile"), Some(v("12.0")));
}

#[test]
fn the_file_reads_back_and_a_new_release_only_adds_lines() {
    let whole = history();
    let text = whole.to_yaml();
    let read =
        History::from_yaml(&text, Path::new("history.yaml")).expect("what was written").with(&seen("12.0", &third()).facts);
    assert_eq!(read, whole);
    let shorter = History::build(vec![seen("11.9", FIRST), seen("11.10", SECOND)]).to_yaml();
    assert!(text.starts_with(&shorter), "{text}\n---\n{shorter}");
}

#[test]
fn a_file_that_regen_did_not_write_is_refused() {
    let step = |release| format!("  - release: \"{release}\"\n    functions: {{ cuda: 1 }}\n");
    for text in [
        format!("releases:\n{}{}", step("12.0"), step("11.9")),
        format!("releases:\n{}    cuda: {{ functoins: 1 }}\n", step("12.0")),
        "releases: 12\n".to_owned(),
    ] {
        let fault = History::from_yaml(&text, Path::new("history.yaml")).expect_err("it is wrong");
        assert_eq!(fault.code, "CG121", "{text}");
    }
}

#[test]
fn of_a_release_that_is_not_in_it_nothing_is_guessed() {
    let newer = seen("12.1", &third().replace("cuWaver", "cuNew")).facts;
    let text = history().to_yaml();
    let stale = History::from_yaml(&text, Path::new("history.yaml")).expect("what was written").with(&newer);
    assert!(!stale.is_current());
    assert_eq!(stale.of(ItemKind::Function, "cuNew"), None, "it is not as old as the oldest release");
    assert_eq!(stale.came_with(ItemKind::Function, "cuCome"), Some(v("11.10")), "what is written stays known");
    let found = stale.findings(&newer).sorted();
    assert_eq!(found.iter().map(|d| d.code).collect::<Vec<_>>(), ["CG122"]);
    assert!(found[0].message.ends_with("ends with CUDA 12.0, the facts are of 12.1"), "{}", found[0].message);
    assert!(found[0].help.as_ref().is_some_and(|help| help.contains("cargo xtask regen --all")));
    // Other headers of the same release, and no history at all.
    let other = seen("12.0", SECOND.split_once("  - { name: cuCome").expect("a part").0).facts;
    for (history, facts) in [(history(), &other), (History::default(), &newer)] {
        assert_eq!(history.with(facts).findings(facts).sorted().len(), 1);
    }
    assert!(history().findings(&seen("12.0", &third()).facts).sorted().is_empty());
}
