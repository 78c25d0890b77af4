//! Reading: what decodes, what is found, and where.

use std::path::Path;

use super::*;
use crate::diag::{Diagnostic, Sink};

fn read(text: &str) -> (Option<AnnotationFile>, Vec<Diagnostic>) {
    let mut sink = Sink::default();
    let file = decode_file(text, &Path::new("spec/annotations/cuda/memory.yaml").into(), &mut sink);
    (file, sink.sorted())
}

/// Code, line, column, length of every finding.
fn places(found: &[Diagnostic]) -> Vec<(&str, u32, u32, u32)> {
    found.iter().map(|d| d.span.as_ref().map_or((d.code, 0, 0, 0), |s| (d.code, s.line, s.column, s.len))).collect()
}

const GOOD: &str = r#"library: cuda
topic: memory, streams
functions:
  cuMemAlloc_v2:
    sig: x5e0c91f2
    summary: "Allocates linear device memory: in the current context."
    ok: { CUDA_ERROR_NOT_READY: still running }
    context: needs-current
    unsafe: >
      The address is foreign data
      to the type system.
    params:
      dptr: { dir: out, own: fresh, release: cuMemFree_v2, len: { bytes: bytesize } }
      name: { len: nul, nullable: when-empty, default: 0x10, means: 'all' }
      flags: { default: CU_STREAM_DEFAULT, len: { fixed: 16 }, as: text }
  nvrtcGetPTX:
    params:
types:
  CUresult: { status: CUDA_SUCCESS, flags: false, hints: { CUDA_ERROR_NOT_READY: Wait. } }
"#;

#[test]
fn values_keep_their_places() {
    let (file, found) = read(GOOD);
    assert_eq!(found, []);
    let file = file.expect("a file without findings decodes");
    let (symbol, note) = &file.functions[0];
    assert_eq!((symbol.as_str(), symbol.span.line, symbol.span.column, symbol.span.len), ("cuMemAlloc_v2", 4, 3, 13));
    assert_eq!(note.sig.as_ref().map(|s| s.as_str()), Some("x5e0c91f2"));
    let (name, dptr) = &note.params[0];
    assert_eq!((name.as_str(), name.span.line), ("dptr", 13));
    let len = dptr.len.as_ref().expect("given");
    assert_eq!((&len.value, len.span.column, len.span.len), (&Len::Bytes("bytesize".to_owned()), 65, 19));
    assert_eq!(note.params[1].1.default.as_ref().map(|d| d.value.clone()), Some(Scalar::Int(16)));
    assert_eq!(note.ok.as_ref().and_then(|ok| ok.get("CUDA_ERROR_NOT_READY")), Some("still running"));
    assert_eq!(file.functions.len(), 2);
}

#[test]
fn every_finding_of_a_file_shows_in_one_run() {
    let (file, found) = read(
        "library: cuda\nfunctions:\n  cuA:\n    sumary: x\n    params:\n      p: { dir: output, nullible: never, own: [fresh] }\n      q: { len: { byte: n } }\n  cuB:\n    context: 3\n",
    );
    assert_eq!(
        places(&found),
        [
            ("CG205", 4, 5, 6),
            ("CG206", 6, 17, 6),
            ("CG205", 6, 25, 8),
            ("CG207", 6, 47, 7),
            ("CG206", 7, 19, 4),
            ("CG206", 9, 14, 1)
        ]
    );
    assert_eq!(found[0].help.as_deref(), Some("did you mean `summary`?"));
    assert_eq!(found[1].help.as_deref(), Some("did you mean `out`?"));
    assert_eq!(found[3].message, "expected one of `fresh`, `borrow`, `take`, `static`, `shared`, found a list");
    assert_eq!(file.expect("the rest is kept").functions.len(), 2);
}

#[test]
fn duplicate_keys_show_both_places() {
    let (_, found) = read("library: cuda\nfunctions:\n  cuA: { sig: x00000000, sig: x00000001 }\n  cuA: {}\n");
    assert_eq!(places(&found), [("CG208", 3, 26, 3), ("CG208", 4, 3, 3)]);
    assert_eq!(found[1].labels[0].0.line, 3);
}

#[test]
fn odd_yaml_is_refused_with_a_place() {
    for (text, code, line) in [
        ("- a\n- b\n", "CG207", 1),
        ("just text\n", "CG207", 1),
        ("library: cuda\nfunctions:\n\tcuA: {}\n", "CG209", 3),
        ("library: cuda\nfunctions: { cuA: {\n", "CG209", 2),
        ("library: cuda\nfunctions:\n  cuA: &a {}\n  cuB: *a\n", "CG210", 3),
        ("library: cuda\nfunctions:\n  cuA: *a\n", "CG210", 3),
        ("library: cuda\ntopic: !!str memory\n", "CG210", 2),
        ("library: cuda\n---\nlibrary: cuda\n", "CG210", 2),
        ("library: cuda\ntopic:\n", "CG207", 2),
        ("library: cuda\ntopic: [a]\n", "CG207", 2),
        ("library: cuda\ndraft: yes\n", "CG207", 2),
        ("library: cuda\n? [a]\n: b\n", "CG207", 2),
        ("library: cuda\nfunctions: 3\n", "CG207", 2),
    ] {
        let (_, found) = read(text);
        let first = found.first().unwrap_or_else(|| panic!("nothing found in {text:?}"));
        assert_eq!((first.code, first.span.as_ref().map(|s| s.line)), (code, Some(line)), "{text:?}: {found:#?}");
    }
    assert_eq!(read("").1, []);
    assert_eq!(read("# only a comment\n").1, []);
}

#[test]
fn text_that_looks_like_a_number_stays_text() {
    let (file, found) = read("library: cuda\ntopic: 13.10\nfunctions:\n  cuA: { sig: 1234e567, summary: true, python: 0x1 }\n");
    assert_eq!(found, []);
    let file = file.expect("decodes");
    assert_eq!(file.topic.as_ref().map(|t| t.as_str()), Some("13.10"));
    assert_eq!(file.functions[0].1.sig.as_ref().map(|s| s.as_str()), Some("1234e567"));
}

#[test]
fn a_rule_lacks_a_key_once() {
    let mut sink = Sink::default();
    let text = "rules:\n  - id: a\n    when: { param: [x*, y], functon: z }\n  - { id: [b], why: w, when: {} }\n  - { id: c, why: w, when: { type: t } }\n";
    let rules: RulesFile = decode_file(text, &Path::new("spec/rules.yaml").into(), &mut sink).expect("decodes");
    assert_eq!(places(&sink.sorted()), [("CG211", 2, 5, 2), ("CG205", 3, 29, 7), ("CG207", 4, 11, 3)]);
    assert_eq!(rules.rules.len(), 1);
}

#[test]
fn cut_off_files_never_panic() {
    for end in (0..=GOOD.len()).filter(|i| GOOD.is_char_boundary(*i)) {
        read(&GOOD[..end]);
    }
    for without in 0..GOOD.lines().count() {
        let kept: String = GOOD.lines().enumerate().filter(|(i, _)| *i != without).map(|(_, l)| format!("{l}\n")).collect();
        read(&kept);
    }
    // Any one character doubled, or replaced by one that means something to YAML.
    for i in (0..GOOD.len()).step_by(3) {
        for c in ["{", "}", "[", "]", ":", "-", "&", "*", "!", "\"", "\t", "\n", "? ", "<<: "] {
            read(&format!("{}{c}{}", &GOOD[..i], &GOOD[i + 1..]));
        }
    }
}
