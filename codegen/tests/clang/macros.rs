//! Macros: every one is a constant, an alias or a listed skip.

use cuspec_codegen::facts::Value;

use crate::support::{Find, facts};

#[test]
fn constants_with_casts_shifts_signs_and_strings_keep_type_and_value() {
    let h = facts(
        r#"
        typedef struct CUstream_st *CUstream;
        typedef int CUdevice;
        #define BASE 0x10
        #define LEGACY ((CUstream)0x1)
        #define UNPARENTHESISED (CUstream)0x0100000000000000
        #define ALL_ONES ((void *)-1)
        #define HIGH_BIT (1u<<31)
        #define ANY (~0u)
        #define MINUS -1
        #define CPU ((CUdevice)-1)
        #define SUM (BASE + 2)
        #define WIDE 0xffffffffffffffffULL
        #define HALF 0.5f
        #define NAME "a \"quoted\" 1"
        #define LETTER 'x'
        "#,
    );
    let all: Vec<_> = h.constants.iter().map(|c| (c.name.as_str(), c.ty.to_string(), c.value.clone())).collect();
    let int = |name, ty: &str, n| (name, ty.to_owned(), Value::Int(n));
    assert_eq!(
        all,
        [
            int("BASE", "int", 16),
            int("LEGACY", "CUstream", 1),
            int("UNPARENTHESISED", "CUstream", 0x0100_0000_0000_0000),
            int("ALL_ONES", "void *", u64::MAX.into()),
            int("HIGH_BIT", "unsigned int", 1 << 31),
            int("ANY", "unsigned int", u32::MAX.into()),
            int("MINUS", "int", -1),
            int("CPU", "CUdevice", -1),
            int("SUM", "int", 18),
            int("WIDE", "unsigned long long", u64::MAX.into()),
            ("HALF", "float".to_owned(), Value::Float(0.5)),
            ("NAME", "char [13]".to_owned(), Value::Text("a \"quoted\" 1".to_owned())),
            int("LETTER", "int", 120),
        ]
    );
    assert_eq!(h.skipped, []);
}

#[test]
fn macros_without_a_value_are_listed_with_the_reason() {
    let h = facts(
        r#"
        #define GUARD_H
        #define CALL(x) x
        #define ATTRIBUTE __attribute__((aligned(8)))
        #define INIT { 0, 1 }
        #define OPEN {
        #define UNKNOWN (not_declared + 1)
        #define GONE 1
        #undef GONE
        #define NUMBER unsigned int
        static inline int helper(void) { return 1; }
        #define HELPER helper
        "#,
    );
    for (name, reason) in [
        ("GUARD_H", "macro without a value"),
        ("CALL", "function-like macro"),
        ("ATTRIBUTE", "macro that is no constant"),
        ("INIT", "macro that is no constant"),
        ("OPEN", "macro that is no expression"),
        ("UNKNOWN", "macro that is no constant"),
        ("GONE", "macro that is undefined again"),
        ("NUMBER", "macro that is no constant"),
        ("HELPER", "macro that stands for an inline function"),
    ] {
        assert_eq!(h.reason(name), reason, "{name}");
    }
    assert_eq!((h.constants, h.aliases), (vec![], vec![]));
}

#[test]
fn a_broken_macro_does_not_hide_its_neighbours() {
    let h =
        facts("#define A }\n#define B 2\n#define C ) + (\n#define D 4\n#define E ; int x\n#define F 6\n#define G \"\\\"(\"\n");
    let names: Vec<_> = h.constants.iter().map(|c| c.name.as_str()).collect();
    assert_eq!(names, ["B", "D", "F", "G"]);
}

#[test]
fn aliases_resolve_through_chains_and_identities() {
    let h = facts(
        r#"
        #define PTSZ(api) api
        #define cuA cuA_v2
        #define cuChain cuMiddle
        #define cuMiddle PTSZ(cuA_v2)
        #define cuSame PTSZ(cuSame)
        int cuA(int a);
        int cuSame(int b);
        typedef enum ID_enum { ID_A = 1 } ID;
        #define OTHER_ID ID
        #define OTHER_A ID_A
        #define PARENTHESISED (ID_A)
        "#,
    );
    let all: Vec<_> = h.aliases.iter().map(|a| (a.name.as_str(), a.target.as_str())).collect();
    assert_eq!(
        all,
        [
            ("cuA", "cuA_v2"),
            ("cuChain", "cuA_v2"),
            ("cuMiddle", "cuA_v2"),
            ("OTHER_ID", "ID"),
            ("OTHER_A", "ID_A"),
            ("PARENTHESISED", "ID_A")
        ]
    );
    assert_eq!(h.function("cuA_v2").api.as_deref(), Some("cuA"));
    assert_eq!(h.function("cuSame").api, None);
    assert_eq!(h.reason("cuSame"), "macro that stands for itself");
}

#[test]
fn a_moving_alias_changes_the_symbol_and_not_the_documented_name() {
    let release = |n: u32| {
        let h = facts(&format!("#define cuCtxCreate cuCtxCreate_v{n}\nint cuCtxCreate(int flags);"));
        (h.functions[0].name.clone(), h.functions[0].api.clone())
    };
    assert_eq!(release(2), ("cuCtxCreate_v2".to_owned(), Some("cuCtxCreate".to_owned())));
    assert_eq!(release(4), ("cuCtxCreate_v4".to_owned(), Some("cuCtxCreate".to_owned())));
}

#[test]
fn a_macro_and_an_enumerator_may_share_a_name() {
    let h = facts("enum E { SHARED = 3 };\n#define SHARED SHARED\n");
    assert_eq!(h.enumeration("E").enumerators[0].value, 3);
    assert_eq!(h.reason("SHARED"), "macro that stands for itself");
}
