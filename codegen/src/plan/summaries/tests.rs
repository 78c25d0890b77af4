use std::path::Path;

use super::*;
use crate::diag::Sink;
use crate::facts;
use crate::spec::decode_file;

const FACTS: &str = "
library: cuda
header: cuda.h
typedefs:
  - { name: CUstream, type: CUstream_st * }
  - { name: CUqueue, type: CUstream }
  - { name: CUdevice_v1, type: int }
  - { name: CUdevice, type: CUdevice_v1 }
  - { name: CUdesc_v1, type: CUdesc_st }
  - { name: CUdesc, type: CUdesc_v1 }
  - { name: CUcopy_v1, type: CUcopy_v1_st }
  - { name: CUcopy_v2, type: CUcopy_v2_st }
  - { name: CUcopy, type: CUcopy_v2_st }
  - { name: CUcallback, type: fn(int) -> void }
records:
  - { name: CUstream_st, kind: opaque }
  - name: CUdesc_st__res__array
    kind: struct
    fields: [{ name: h, type: int, offset: 0 }]
  - name: CUdesc_st__res
    kind: union
    fields: [{ name: array, type: CUdesc_st__res__array, offset: 0 }]
  - name: CUdesc_st__anon0__inner
    kind: struct
    fields: [{ name: a, type: int, offset: 0 }]
  - name: CUdesc_st__anon0
    kind: union
    fields: [{ name: inner, type: CUdesc_st__anon0__inner, offset: 0 }]
  - name: CUdesc_st
    kind: struct
    fields:
      - { name: res, type: CUdesc_st__res, offset: 0 }
      - { name: anon0, type: CUdesc_st__anon0, offset: 8, anonymous: true }
  - { name: CUcopy_v1_st, kind: struct, fields: [{ name: size, type: unsigned int, offset: 0 }] }
  - { name: CUcopy_v2_st, kind: struct, fields: [{ name: size, type: size_t, offset: 0 }] }
  - { name: float1, kind: struct, align: 4, fields: [{ name: x, type: float, offset: 0 }] }
  - name: long2_16a
    kind: struct
    align: 16
    fields: [{ name: x, type: long, offset: 0 }, { name: \"y\", type: long, offset: 8 }]
  - name: CUposition
    kind: struct
    fields: [{ name: x, type: size_t, offset: 0 }, { name: \"y\", type: size_t, offset: 8 }]
enums:
  - { name: CUmode_enum, enumerators: [{ name: CU_MODE_A, value: 0 }] }
constants:
  - { name: CU_SIZE, type: int, value: 64 }
  - { name: CU_OPEN, type: int, value: 1 }
aliases:
  - { name: CU_MODE, target: CU_MODE_A }
  - { name: cuInit, target: cuInit_v2 }
functions:
  - { name: cuInit_v2, api: cuInit, returns: int }
";

const SPEC: &str = "
library: cuda
topic: a test
types:
  CUstream: { summary: A queue. }
  CUdevice: { summary: A device. }
  CUdesc_st: { summary: A description. }
  CUcopy: { summary: A copy. }
constants:
  CU_SIZE: { summary: A size in bytes. }
";

/// Asks about types and constants by name.
fn check(types: &[(&str, Option<&str>)], constants: &[(&str, Option<&str>)]) {
    let facts = Facts { headers: vec![serde_yaml::from_str(FACTS).expect("facts of the test")], ..Facts::default() };
    let file = decode_file(SPEC, &Path::new("x.yaml").into(), &mut Sink::default()).expect("the notes of the test");
    let spec = Spec { files: vec![file], ..Spec::default() };
    let summaries = Summaries::new(&facts, &Index::new(&facts), &spec);
    for (name, expected) in types {
        assert_eq!(summaries.of_type(name), *expected, "{name}");
    }
    for (name, expected) in constants {
        assert_eq!(summaries.of_constant(name), *expected, "{name}");
    }
}

#[test]
fn all_names_of_a_record_have_its_line() {
    let line = Some("A description.");
    check(&[("CUdesc_st", line), ("CUdesc", line), ("CUdesc_v1", line)], &[]);
    check(&[("CUcopy_v2_st", Some("A copy.")), ("CUcopy_v2", Some("A copy."))], &[]);
}

#[test]
fn versions_and_aliases_name_what_they_stand_for() {
    let older = Some("Version 1 of `CUcopy`, a name that stands for another version.");
    check(&[("CUcopy_v1", older), ("CUcopy_v1_st", older), ("CUdevice_v1", Some("Version 1 of `CUdevice`."))], &[]);
    check(&[("CUqueue", Some("Another name of `CUstream`.")), ("CUdevice", Some("A device."))], &[]);
}

#[test]
fn what_has_no_tag_is_told_by_its_place() {
    check(
        &[
            ("CUdesc_st__res", Some("Member `res` of `CUdesc`.")),
            ("CUdesc_st__res__array", Some("Member `res.array` of `CUdesc`.")),
            ("CUdesc_st__anon0", Some("A union without a name in `CUdesc`.")),
            ("CUdesc_st__anon0__inner", Some("Member `inner` of `CUdesc`.")),
        ],
        &[],
    );
}

#[test]
fn opaque_tags_and_vectors_speak_for_themselves() {
    check(
        &[
            ("CUstream_st", Some("The object behind `CUstream`; only pointers to it exist.")),
            ("float1", Some("A vector of one `float`.")),
            ("long2_16a", Some("A vector of 2 `long`, aligned to 16 bytes.")),
            ("CUposition", None),
            ("CUcallback", None),
            ("CUmode_enum", None),
        ],
        &[],
    );
}

#[test]
fn macros_for_names_are_told_from_those_for_functions() {
    check(
        &[],
        &[
            ("CU_SIZE", Some("A size in bytes.")),
            ("CU_MODE", Some("Another name of `CU_MODE_A`.")),
            ("CU_OPEN", None),
            ("cuInit", None),
        ],
    );
}

#[test]
fn the_committed_spec_leaves_nothing_without_a_line() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let facts = facts::read_dir(&folder.join("facts")).expect("committed facts are readable");
    let spec = Spec::load(&folder, &mut Sink::default());
    let index = Index::new(&facts);
    let missing: Vec<&str> = Summaries::new(&facts, &index, &spec).missing(&facts).collect();
    assert!(missing.is_empty(), "write a `summary` for {missing:?}");
    let unwritten = Spec::default();
    assert!(Summaries::new(&facts, &index, &unwritten).missing(&facts).count() > 500, "the count sees what is not described");
}
