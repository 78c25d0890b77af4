use super::*;

const BASE: &str = "
library: cuda
header: cuda.h
typedefs:
  - { name: CUdevice, type: int }
enums:
  - { name: CUmode, enumerators: [{ name: A, value: 0 }, { name: B, value: 1 }] }
records:
  - name: CUpair
    kind: struct
    size: 8
    align: 4
    fields: [{ name: x, type: int, offset: 0 }, { name: y, type: int, offset: 4 }]
constants:
  - { name: LIMIT, type: int, value: 3 }
aliases:
  - { name: cuFree, target: cuFree_v2 }
functions:
  - { name: cuFree, superseded: true, returns: int, params: [{ name: p, type: unsigned int }] }
  - { name: cuFree_v2, api: cuFree, per-thread: cuFree_v2_ptsz, returns: int, params: [{ name: p, type: size_t }] }
  - { name: cuCopy, returns: int, params: [{ name: dst, type: void * }, { name: src, type: void * }] }
";

fn facts(text: &str) -> Facts {
    Facts { headers: vec![serde_yaml::from_str(text).expect("facts of the test")], ..Default::default() }
}

/// The changes after replacing `from` by `to` in the base.
fn after(from: &str, to: &str) -> Vec<Change> {
    assert!(BASE.contains(from), "{from} is not in the base");
    diff(&facts(BASE), &facts(&BASE.replace(from, to))).list
}

fn kinds(changes: &[Change]) -> Vec<(ChangeKind, &str)> {
    changes.iter().map(|c| (c.kind, c.name.as_str())).collect()
}

#[test]
fn equal_facts_have_no_change() {
    assert_eq!(diff(&facts(BASE), &facts(BASE)), Changes::default());
}

#[test]
fn every_difference_is_seen() {
    use ChangeKind::*;
    let cuda_free = "name: cuFree_v2, api: cuFree, per-thread: cuFree_v2_ptsz,";
    for (from, to, expected) in [
        ("{ name: CUdevice, type: int }", "{ name: CUdevice, type: long }", vec![(TypedefChanged, "CUdevice")]),
        ("CUdevice", "CUdev", vec![(TypedefAdded, "CUdev"), (TypedefRemoved, "CUdevice")]),
        ("{ name: A, value: 0 }", "{ name: A, value: -1 }", vec![(EnumeratorChanged, "A")]),
        ("{ name: B, value: 1 }", "{ name: C, value: 1 }", vec![(EnumeratorAdded, "C"), (EnumeratorRemoved, "B")]),
        ("{ name: B, value: 1 }", "{ name: B, value: 1, deprecated: true }", vec![(Deprecated, "B")]),
        ("{ name: B, value: 1 }", "{ name: B, value: 1, value-type: int }", vec![(Documentation, "B")]),
        ("{ name: CUdevice,", "{ name: CUdevice, superseded: true,", vec![(Superseded, "CUdevice")]),
        ("name: CUmode,", "name: CUmode, signed: true,", vec![(EnumeratorChanged, "CUmode")]),
        ("CUmode", "CUkind", vec![(EnumAdded, "CUkind"), (EnumRemoved, "CUmode")]),
        ("CUpair", "CUduo", vec![(RecordAdded, "CUduo"), (RecordRemoved, "CUpair")]),
        ("size: 8", "size: 16", vec![(RecordChanged, "CUpair")]),
        ("align: 4", "align: 8", vec![(RecordChanged, "CUpair")]),
        ("kind: struct", "kind: union", vec![(RecordChanged, "CUpair")]),
        ("kind: struct", "kind: struct\n    superseded: true", vec![(Superseded, "CUpair")]),
        ("name: y, type: int, offset: 4", "name: z, type: int, offset: 4", vec![(RecordChanged, "CUpair")]),
        ("name: y, type: int, offset: 4", "name: y, type: float, offset: 4", vec![(RecordChanged, "CUpair")]),
        ("value: 3", "value: 4", vec![(ConstantChanged, "LIMIT")]),
        ("LIMIT", "BOUND", vec![(ConstantAdded, "BOUND"), (ConstantRemoved, "LIMIT")]),
        ("name: cuCopy, returns: int", "name: cuCopy, returns: long", vec![(SignatureChanged, "cuCopy")]),
        ("name: cuCopy", "name: cuMove", vec![(FunctionAdded, "cuMove"), (FunctionRemoved, "cuCopy")]),
        ("name: cuCopy", "name: cuCopy, superseded: true", vec![(Superseded, "cuCopy")]),
        ("name: cuCopy", "name: cuCopy, deprecated: true", vec![(Deprecated, "cuCopy")]),
        ("name: cuCopy", "name: cuCopy, platforms: [windows]", vec![(PlatformRemoved, "cuCopy")]),
        ("name: cuCopy", "name: cuCopy, per-thread: cuCopy_ptds", vec![(PerThreadAdded, "cuCopy")]),
        (cuda_free, "name: cuFree_v2, api: cuFree,", vec![(PerThreadRemoved, "cuFree_v2")]),
        ("name: cuCopy", "name: cuCopy, group: CUDA_MEM", vec![(Documentation, "cuCopy")]),
        ("name: dst, type: void *", "name: dst, type: void *, doc: out", vec![(DirectionChanged, "cuCopy")]),
        ("name: cuCopy", "name: cuCopy, notes: [note_async]", vec![(Documentation, "cuCopy")]),
    ] {
        let mut changes = kinds(&after(from, to)).iter().map(|(k, n)| (*k, (*n).to_owned())).collect::<Vec<_>>();
        // The documented name of a function that changes sides is reported beside it.
        changes.retain(|(k, _)| !matches!(k, AliasAdded | AliasRemoved | AliasMoved));
        let expected: Vec<_> = expected.into_iter().map(|(k, n)| (k, n.to_owned())).collect();
        assert_eq!(changes, expected, "{from} -> {to}");
    }
}

#[test]
fn renamed_parameter_is_no_new_signature() {
    let changes = after("name: dst", "name: dest");
    assert_eq!(kinds(&changes), [(ChangeKind::ParameterRenamed, "cuCopy")]);
    assert_eq!(changes[0].details, ["dst -> dest"]);
}

#[test]
fn parameters_that_trade_places_are_a_new_signature() {
    let changes = after(
        "{ name: dst, type: void * }, { name: src, type: void * }",
        "{ name: src, type: void * }, { name: dst, type: void * }",
    );
    assert_eq!(kinds(&changes), [(ChangeKind::SignatureChanged, "cuCopy")]);
    assert_eq!(changes[0].before.as_deref(), Some("int cuCopy(void *dst, void *src)"));
    assert_eq!(changes[0].after.as_deref(), Some("int cuCopy(void *src, void *dst)"));
}

#[test]
fn alias_that_moves_is_reported_with_both_targets() {
    let new = BASE
        .replace("target: cuFree_v2", "target: cuFree_v3")
        .replace("name: cuFree_v2, api: cuFree,", "name: cuFree_v2, superseded: true,")
        + "  - { name: cuFree_v3, api: cuFree, returns: int, params: [{ name: p, type: void * }] }\n";
    let changes = diff(&facts(BASE), &facts(&new)).list;
    assert_eq!(
        kinds(&changes),
        [(ChangeKind::FunctionAdded, "cuFree_v3"), (ChangeKind::AliasMoved, "cuFree"), (ChangeKind::Superseded, "cuFree_v2")]
    );
    assert_eq!((changes[1].before.as_deref(), changes[1].after.as_deref()), (Some("cuFree_v2"), Some("cuFree_v3")));
}

#[test]
fn plain_name_that_becomes_an_alias_has_moved() {
    let changes = after(
        "  - { name: cuCopy, returns: int",
        "  - { name: cuCopy, superseded: true, returns: int }\n  - { name: cuCopy_v2, api: cuCopy, returns: int",
    );
    assert!(kinds(&changes).contains(&(ChangeKind::AliasMoved, "cuCopy")), "{changes:?}");
}

#[test]
fn appended_field_differs_from_a_changed_layout() {
    let field = "{ name: y, type: int, offset: 4 }";
    let grown = BASE
        .replace("size: 8", "size: 12")
        .replace(field, "{ name: y, type: int, offset: 4 }, { name: z, type: int, offset: 8 }");
    let changes = diff(&facts(BASE), &facts(&grown)).list;
    assert_eq!(kinds(&changes), [(ChangeKind::RecordAppended, "CUpair")]);
    assert_eq!(changes[0].details, ["+4 bytes", "new field: int z"]);

    // Carved out of what was there before: same size, yet an old reader sees other fields.
    let carved = after(field, "{ name: y, type: short, offset: 4 }, { name: z, type: short, offset: 6 }");
    assert_eq!(kinds(&carved), [(ChangeKind::RecordChanged, "CUpair")]);
}

#[test]
fn union_with_a_further_member_keeps_its_layout() {
    let union =
        BASE.replace("kind: struct", "kind: union").replace("name: y, type: int, offset: 4", "name: y, type: int, offset: 0");
    let extended = union.replace("{ name: y,", "{ name: z, type: short, offset: 0 }, { name: y,");
    let changes = diff(&facts(&union), &facts(&extended)).list;
    assert_eq!(kinds(&changes), [(ChangeKind::UnionExtended, "CUpair")]);
    let larger = extended.replace("size: 8", "size: 16");
    assert_eq!(kinds(&diff(&facts(&union), &facts(&larger)).list), [(ChangeKind::RecordChanged, "CUpair")]);
}

#[test]
fn bound_of_an_enumeration_moves_with_it() {
    let last = "{ name: B, value: 1 }";
    let grown = after(last, "{ name: C, value: 1 }, { name: B, value: 2 }");
    assert_eq!(kinds(&grown), [(ChangeKind::EnumeratorAdded, "C"), (ChangeKind::BoundRaised, "B")]);
    let renumbered = after(last, "{ name: C, value: 3 }, { name: B, value: 2 }");
    assert_eq!(kinds(&renumbered), [(ChangeKind::EnumeratorAdded, "C"), (ChangeKind::EnumeratorChanged, "B")]);
}

#[test]
fn layout_of_one_platform_counts() {
    let changes = after("    align: 4", "    align: 4\n    windows: { size: 8, align: 4, offsets: [4, 0] }");
    assert_eq!(kinds(&changes), [(ChangeKind::RecordChanged, "CUpair")]);
    assert_eq!(changes[0].details, ["layout on Windows"]);
}
