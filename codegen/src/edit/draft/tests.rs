use super::*;
use crate::diag::Sink;
use crate::facts::{Earlier, Facts};
use crate::plan;
use crate::spec::{decode_file, refuse_drafts};

const HEADER: &str = "
library: cuda
header: cuda.h
typedefs: [{ name: CUmode, type: CUmode_enum }]
enums: [{ name: CUmode_enum, enumerators: [] }]
records: [{ name: CUpair, kind: struct, size: 8, align: 4, fields: [{ name: a, type: int, offset: 0 }, { name: b, type: int, offset: 4 }] }]
constants:
  - { name: CUDA_VERSION, type: int, value: 13060 }
  - { name: CU_ONE, type: int, value: 1 }
functions:
  - { name: cuKnown, returns: int, params: [{ name: pValue, type: void * }] }
  - { name: cuNew, group: NEW, returns: int, params: [{ name: pValue, type: void * }, { name: data, type: const void * }, { name: n, type: int }] }
";

const KNOWN: &str = "
library: cuda
functions: { cuKnown: { summary: Known. } }
types: { CUpair: { rust: Pair } }
constants: { CUDA_VERSION: { summary: Version. } }
";

fn file(path: &str, text: &str) -> AnnotationFile {
    let mut sink = Sink::default();
    let file = decode_file(text, &std::path::Path::new(path).into(), &mut sink).expect("the text of the test");
    assert_eq!(sink.sorted(), []);
    file
}

fn facts() -> Facts {
    Facts { headers: vec![serde_yaml::from_str(HEADER).expect("facts of the test")], ..Facts::default() }
}

/// The draft beside what stands in a file already, as a draft or reviewed.
fn drafted(standing: Option<(&str, &str)>) -> Vec<Draft> {
    let mut spec = Spec { files: vec![file("known.yaml", KNOWN)], ..Spec::default() };
    if let Some((path, text)) = standing {
        let file = file(path, text);
        if file.draft.is_some() { spec.drafts.push(file) } else { spec.files.push(file) }
    }
    let facts = facts();
    drafts(&plan::build(&facts, &spec).0, &spec, |path| {
        standing.filter(|(standing, _)| *standing == path).map(|(_, text)| text.to_owned())
    })
}

const PATH: &str = "spec/annotations/cuda/_new-13.6.yaml";

#[test]
fn what_no_file_is_about_is_drafted_with_reasons() {
    let [Draft { path, text, items: 3, functions: 1 }] = &drafted(None)[..] else { panic!("{:#?}", drafted(None)) };
    assert_eq!(path, PATH);
    let entries = &text[text.find("functions:").expect("one is new")..];
    let expected = "functions:
  # cuda.h, NEW: int cuNew(void *pValue, const void *data, int n)
  cuNew:
    sig: SIG
    summary: \"\"
    params:
      # void *pValue: missing is WHAT; guessed by the name
      pValue: { dir: out }
      # const void *data: missing is EXTENT; dir is in by const
      data: {}

types:
  CUmode: { summary: \"\" }  # enumeration, cuda.h

constants:
  CU_ONE: { summary: \"\" }  # cuda.h
";
    let (facts, nothing) = (facts(), Spec::default());
    let (plan, _) = plan::build(&facts, &nothing);
    let missing = |at: usize| plan.entries[1].params[at].undecided.clone().expect("nobody decided it");
    let expected = expected.replace("SIG", &fingerprint(plan.entries[1].fact));
    assert_eq!(entries, expected.replace("WHAT", &missing(0)).replace("EXTENT", &missing(1)));
}

#[test]
fn a_draft_decides_nothing_and_is_refused_until_each_summary_is_written() {
    let text = drafted(None).remove(0).text;
    let spec = Spec { drafts: vec![file(PATH, &text)], ..Spec::default() };
    let facts = facts();
    let (plan, _) = plan::build(&facts, &spec);
    assert!(plan.entries[1].undecided().count() == 2 && plan.entries[1].summary.is_none());
    let mut sink = Sink::default();
    refuse_drafts(&spec, &facts, &Earlier::new(&facts.history, None), &mut sink);
    let codes: Vec<&str> = sink.sorted().iter().map(|d| d.code).collect();
    assert_eq!(codes, ["CG216", "CG252", "CG252", "CG252"]);
}

#[test]
fn a_draft_that_a_person_edits_only_gets_what_it_lacks() {
    let begun = "library: cuda\ndraft: true  # by me\nfunctions:\n  # cuNew is next\n  cuKnown: {}\n\n# the rest\nconstants:\n  CU_ONE: { summary: One. }\n";
    let begun = begun.replace("  cuKnown: {}\n", "  cuNew: { summary: New. }\n");
    let [draft] = &drafted(Some((PATH, &begun)))[..] else { panic!("the type is missing") };
    assert_eq!(draft.text, begun.clone() + "\ntypes:\n  CUmode: { summary: \"\" }  # enumeration, cuda.h\n");

    let begun = begun.replace("cuNew: { summary: New. }", "cuOther: {}");
    let text = &drafted(Some((PATH, &begun)))[0].text;
    let (before, rest) = text.split_once("  cuOther: {}\n").expect("what was there stays");
    assert!(rest.starts_with("  # cuda.h, NEW: int cuNew("), "{rest}");
    let after = rest.split_once("      data: {}\n").expect("the entry").1;
    assert!(begun.starts_with(before) && after.starts_with("\n# the rest\nconstants:\n  CU_ONE: { summary: One. }\n"), "{text}");
    assert_eq!(drafted(Some((PATH, text))), [], "the second time there is nothing to add");
}

#[test]
fn what_a_person_has_reviewed_or_laid_out_anew_is_left_alone() {
    for standing in ["library: cuda\n", "library: cuda\ndraft: true\ntypes: { CUother: {} }\n"] {
        let [draft] = &drafted(Some((PATH, standing)))[..] else { panic!("there is more to draft") };
        assert_eq!(draft.path, "spec/annotations/cuda/_new-13.6-2.yaml");
    }
}
