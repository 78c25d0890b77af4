//! Records, enumerations and typedefs.

use cuspec_codegen::facts::{Bits, RecordKind};

use crate::support::{Find, facts, faults};

#[test]
fn bit_fields_packing_and_alignment_are_in_the_layout() {
    let h = facts(
        r#"
        struct Bits { unsigned a : 3, b : 29; int : 5; unsigned char c : 2; };
        struct __attribute__((packed)) Packed { char a; int b; };
        struct Aligned { char a; _Alignas(64) int b; };
        "#,
    );
    let bits: Vec<_> = h.record("Bits").fields.iter().map(|f| (f.name.as_str(), f.bits)).collect();
    let at = |offset, width| Some(Bits { offset, width });
    assert_eq!(bits, [("a", at(0, 3)), ("b", at(3, 29)), ("c", at(37, 2))]);
    assert_eq!((h.record("Packed").size, h.record("Packed").align, h.record("Packed").fields[1].offset), (5, 1, 1));
    assert_eq!((h.record("Aligned").size, h.record("Aligned").align, h.record("Aligned").fields[1].offset), (128, 64, 64));
}

#[test]
fn nested_records_are_named_by_their_path() {
    let h = facts(
        r#"
        typedef struct Outer_st {
            union { int a; struct { int x; } deep; };
            struct { int b; };
            union { struct { void *p; } one[2]; int raw; } params;
            enum { MODE_A, MODE_B = 7 } mode;
            struct Tagged { int t; } tagged;
        } Outer;
        "#,
    );
    assert_eq!(
        h.fields("Outer_st"),
        [
            "anon0 Outer_st__anon0 0",
            "anon1 Outer_st__anon1 4",
            "params Outer_st__params 8",
            "mode Outer_st__mode 24",
            "tagged Tagged 28"
        ]
    );
    assert_eq!(h.fields("Outer_st__anon0"), ["a int 0", "deep Outer_st__anon0__deep 0"]);
    assert_eq!(h.fields("Outer_st__params"), ["one Outer_st__params__one [2] 0", "raw int 0"]);
    let anonymous: Vec<_> = h.record("Outer_st").fields.iter().map(|f| f.anonymous).collect();
    assert_eq!(anonymous, [true, true, false, false, false]);
    assert_eq!(h.enumeration("Outer_st__mode").enumerators[1].value, 7);
    let order: Vec<_> = h.records.iter().map(|r| r.name.as_str()).collect();
    assert_eq!(
        order,
        [
            "Tagged",
            "Outer_st__anon0__deep",
            "Outer_st__anon0",
            "Outer_st__anon1",
            "Outer_st__params__one",
            "Outer_st__params",
            "Outer_st"
        ],
        "a record comes after those it contains"
    );
}

#[test]
fn flexible_and_empty_arrays_are_told_from_one_element() {
    let h = facts("struct A { int n; char tail[]; }; struct B { int n; char tail[0]; }; struct C { int n; char tail[1]; };");
    assert_eq!(h.fields("A")[1], "tail char [] 4");
    assert_eq!(h.fields("B")[1], "tail char [0] 4");
    assert_eq!(h.fields("C")[1], "tail char [1] 4");
    assert_eq!([h.record("A").size, h.record("B").size, h.record("C").size], [4, 4, 8]);
}

#[test]
fn a_definition_wins_over_earlier_mentions() {
    let h = facts(
        r#"
        struct Late;
        int use_late(struct Late *p, struct Never *q);
        typedef struct Later *LaterHandle;
        struct Late { int a; };
        struct Later { struct Late inner; struct Hidden *h; };
        "#,
    );
    let all: Vec<_> = h.records.iter().map(|r| (r.name.as_str(), r.kind)).collect();
    assert_eq!(
        all,
        [
            ("Never", RecordKind::Opaque),
            ("Late", RecordKind::Struct),
            ("Later", RecordKind::Struct),
            ("Hidden", RecordKind::Opaque)
        ]
    );
    assert_eq!(h.typedef("LaterHandle"), "Later *");
}

#[test]
fn a_tag_and_its_typedef_are_one_type() {
    let h = facts(
        r#"
        typedef struct S S;
        typedef struct S S;
        struct S { int a; };
        typedef struct { int b; } Unnamed;
        typedef enum { ONLY = 1 } UnnamedEnum;
        typedef struct T_st { int c; } T_v1;
        typedef T_v1 T;
        enum { LOOSE_A = 5, LOOSE_B };
        "#,
    );
    let records: Vec<_> = h.records.iter().map(|r| r.name.as_str()).collect();
    assert_eq!(records, ["S", "Unnamed", "T_st"]);
    let enums: Vec<_> = h.enums.iter().map(|e| e.name.as_str()).collect();
    assert_eq!(enums, ["UnnamedEnum", "LOOSE_A__enum"]);
    let typedefs: Vec<_> = h.typedefs.iter().map(|t| (t.name.as_str(), t.ty.to_string())).collect();
    assert_eq!(typedefs, [("T_v1", "T_st".to_owned()), ("T", "T_v1".to_owned())]);
}

#[test]
fn one_name_for_two_types_is_refused() {
    assert_eq!(faults("struct A { int a; }; typedef int A;"), ["CG107"]);
    assert_eq!(faults("typedef int B; enum B { X };"), ["CG107"]);
}

#[test]
fn enumerations_keep_duplicates_signs_and_large_values() {
    let h = facts("enum U { A = 1, B = 1, HIGH = 0x80000000 }; enum S { N = -1, Z };");
    let values: Vec<_> = h.enumeration("U").enumerators.iter().map(|e| e.value).collect();
    assert_eq!(values, [1, 1, 0x8000_0000]);
    assert_eq!((h.enumeration("U").signed, h.enumeration("S").signed), (false, true));
    assert_eq!(faults("enum Wide { W = 0x100000000 };"), ["CG111"]);
}

#[test]
fn function_pointers_are_recorded_at_every_use() {
    let h = facts(
        r#"
        #include <stddef.h>
        typedef void (*Callback)(void *userData, const char *text);
        typedef int Plain(int);
        struct Ops { Callback a; size_t (*size)(int); Plain *plain; };
        Callback set(Callback next, void (*raw)(int), Plain decays, int rows[2][3], const int tail[]);
        "#,
    );
    assert_eq!(h.typedef("Callback"), "fn(void *, const char *) -> void");
    assert_eq!(h.typedef("Plain"), "bare fn(int) -> int");
    assert_eq!(h.fields("Ops"), ["a Callback 0", "size fn(int) -> size_t 8", "plain Plain * 16"]);
    assert_eq!(
        h.signature("set"),
        ["Callback next", "fn(int) -> void raw", "Plain * decays", "(int [3]) * rows", "const int * tail", "Callback"]
    );
}

#[test]
fn a_type_without_a_counterpart_is_refused() {
    assert_eq!(faults("typedef float V __attribute__((vector_size(16)));"), ["CG106"]);
    assert_eq!(faults("int f(__int128 wide);"), ["CG106"]);
}
