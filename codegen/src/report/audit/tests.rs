//! Equal, explained, unexplained, and explanations of nothing.

use std::path::Path;

use super::{Audit, Differences, PeerSurface, audit};
use crate::diag::Sink;
use crate::emit::sample;
use crate::plan;
use crate::spec::decode_file;

/// `cuMemAlloc` is called like ours. `cuDeviceGetName` has one parameter less.
const PEER: &str = r#"{ "modules": { "peer.driver": { "functions": {
  "cuMemAlloc": {
    "params": [{ "name": "bytesize", "ctype": "size_t" }],
    "returns_doc": [[null, "CUresult"], ["dptr", "CUdeviceptr"]],
    "observed_types": ["CUresult", "NoneType"]
  },
  "cuDeviceGetName": {
    "params": [{ "name": "dev" }],
    "returns_doc": [[null, "CUresult"], ["name", "bytes"]],
    "observed_len": 2
  },
  "cuElsewhere": { "params": [] }
} } } }"#;

fn audited(known: &str) -> Audit {
    let (facts, spec) = (sample::facts(), sample::spec());
    let (plan, _) = plan::build(&facts, &spec);
    let peer = PeerSurface::parse(PEER, "peer.json").expect("the surface of the test");
    let mut sink = Sink::default();
    let known: Differences =
        decode_file(known, &Path::new("spec/peer-differences.yaml").into(), &mut sink).expect("differences of the test");
    assert!(sink.sorted().is_empty());
    audit(&plan, &peer, &known)
}

#[test]
fn a_difference_needs_an_explanation() {
    let audit = audited("differences: {}");
    let text = audit.text();
    assert!(text.starts_with("functions in both: 2, equal: 1, explained: 0, unexplained: 1\n"), "{text}");
    assert!(text.contains("only theirs: 1 (cuElsewhere)\n\ncuDeviceGetName: parameters\n"), "{text}");
    assert!(text.contains("\n  theirs  (dev) -> tuple[CUresult, bytes]\n"), "{text}");
    assert!(audit.findings().is_empty());
}

#[test]
fn an_explained_difference_is_counted_apart() {
    let audit = audited("differences:\n  cuDeviceGetName: the length of the buffer is ours to choose\n");
    assert_eq!(audit.counts(), (1, 1, 0));
    assert!(audit.findings().is_empty());
    assert_eq!(audit.json()["differences"][0]["explanation"], "the length of the buffer is ours to choose");
}

#[test]
fn an_explanation_of_nothing_is_found_at_its_place() {
    let audit = audited("differences:\n  cuDeviceGetName: a reason\n  cuMemAlloc: not needed\n  cuGone: not there\n");
    let places: Vec<_> = audit.findings().iter().map(|d| (d.code, d.span.as_ref().map(|s| s.line))).collect();
    assert_eq!(places, [("CG408", Some(3)), ("CG408", Some(4))]);
}

#[test]
fn what_a_run_returned_goes_before_what_is_documented() {
    let peer = PEER.replace("NoneType", "int");
    let (facts, spec) = (sample::facts(), sample::spec());
    let (plan, _) = plan::build(&facts, &spec);
    let peer = PeerSurface::parse(&peer, "peer.json").expect("the surface of the test");
    let audit = audit(&plan, &peer, &Differences::default());
    let found: Vec<_> = audit.unexplained().map(|c| (c.name.as_str(), c.differences.join(", "))).collect();
    assert!(found.contains(&("cuMemAlloc", "type of result 1".to_owned())), "{found:?}");
}
