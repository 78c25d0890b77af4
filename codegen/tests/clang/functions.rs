//! Entry points and what their documentation states.

use cuspec_codegen::facts::DocDirection;

use crate::support::{Find, facts, faults, parse};

#[test]
fn what_has_no_symbol_is_listed_and_not_bound() {
    let h = facts(
        r#"
        static inline int inlined(void) { return 1; }
        __inline__ int also_inlined(void) { return 1; }
        static const int constant = 3;
        extern int variable;
        int variadic(int n, ...);
        int real(void);
        "#,
    );
    let names: Vec<_> = h.functions.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(names, ["real"]);
    assert_eq!(h.reason("inlined"), "inline function without a symbol");
    assert_eq!(h.reason("also_inlined"), "inline function without a symbol");
    assert_eq!(h.reason("constant"), "constant variable without a symbol");
    assert_eq!(h.reason("variable"), "variable");
    assert_eq!(h.reason("variadic"), "function with a variable number of arguments");
}

#[test]
fn parameter_names_are_those_of_the_first_declaration() {
    let h = facts("int f(int first, void *in, float);\nint f(int other, void *type, float third);");
    assert_eq!(h.functions.len(), 1);
    assert_eq!(h.signature("f"), ["int first", "void * in", "float arg2", "int"]);
}

#[test]
fn pointers_keep_every_const() {
    let h = facts(
        r#"
        typedef struct N_st *N;
        struct dim3 { unsigned x, y, z; };
        struct dim3 f(const N **borrowed, const void *const *srcs, void *const *dsts, N *handles, struct dim3 grid, unsigned flags);
        "#,
    );
    assert_eq!(
        h.signature("f"),
        [
            "const N ** borrowed",
            "const void *const * srcs",
            "void *const * dsts",
            "N * handles",
            "dim3 grid",
            "unsigned int flags",
            "dim3"
        ]
    );
}

#[test]
fn cplusplus_overloads_and_defaults_do_not_leak() {
    let h = facts(
        "#ifdef __cplusplus\n#define __dv(v) = v\nint overload(float);\n#else\n#define __dv(v)\n#endif\nint f(unsigned flags __dv(0));",
    );
    let names: Vec<_> = h.functions.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(names, ["f"]);
}

#[test]
fn an_error_of_the_compiler_is_fatal() {
    assert_eq!(faults("#include \"nowhere.h\"\nint f(void);"), ["CG104"]);
    assert_eq!(faults("int f(unknown_t x);\nint g(void);"), ["CG104"]);
    let (_, found) = parse("int ok(void);\nint f(unknown_t x);");
    let span = found[0].span.as_ref().expect("the compiler says where");
    assert_eq!((span.line, span.column), (2, 7));
}

#[test]
fn superseded_and_per_thread_symbols_come_from_the_internal_declarations() {
    let h = facts(
        r#"
        #ifdef __CUDA_API_VERSION_INTERNAL
        #define PTDS(api) api ## _ptds
        #else
        #define PTDS(api) api
        #endif
        #define cuCopy PTDS(cuCopy_v2)
        /** \return ::OK */
        int cuCopy(int n);
        enum E { A,
        #ifdef __CUDA_API_VERSION_INTERNAL
        E_MAX
        #endif
        };
        #ifdef __CUDA_API_VERSION_INTERNAL
        #undef cuCopy
        typedef struct Old_st { int a; } Old;
        int cuCopy_v2(int n);
        int cuCopy(Old *n);
        int cuOnly_ptsz(int n);
        #endif
        "#,
    );
    let all: Vec<_> =
        h.functions.iter().map(|f| (f.name.as_str(), f.api.as_deref(), f.per_thread.as_deref(), f.superseded)).collect();
    assert_eq!(
        all,
        [
            ("cuCopy_v2", Some("cuCopy"), Some("cuCopy_v2_ptds"), false),
            ("cuCopy", None, None, true),
            ("cuOnly_ptsz", None, None, true)
        ]
    );
    assert!(h.record("Old_st").superseded && h.typedefs.iter().all(|t| t.superseded));
    assert_eq!(h.enumeration("E").enumerators.len(), 1);
    assert_eq!(h.reason("E_MAX"), "enumerator of the internal declarations");
}

#[test]
fn documentation_gives_words_and_never_prose() {
    let h = facts(
        r#"
        typedef enum R_enum { OK = 0, BAD = 1 } R;
        /** \defgroup MEM Memory
         * @{ */
        /**
         * \brief Secret prose with [x], <b>, `ticks`, *\/ and @code
         * \deprecated
         * \param[in] src - Secret
         * \param dst - Returned secret
         * \param [in,out] both  - Secret
         * - ::ATTR_A: (value type = int)
         * \return
         * ::OK, ::BAD and ::not_a_code,
         * \note_async
         * \notefnerr
         * \sa ::g
         */
        /* a plain remark */
        R f(const void *src, void *dst, int *both);
        int undocumented(void);
        /** @} */
        /** \ingroup OTHER */
        __attribute__((deprecated)) R g(void);
        "#,
    );
    let f = h.function("f");
    let docs: Vec<_> = f.params.iter().map(|p| p.doc).collect();
    assert_eq!(docs, [Some(DocDirection::In), Some(DocDirection::Returned), Some(DocDirection::Inout)]);
    assert_eq!((f.errors.join(" "), f.notes.join(" ")), ("OK BAD".to_owned(), "note_async notefnerr".to_owned()));
    assert_eq!((f.value_types[0].name.as_str(), f.value_types[0].ty.as_str()), ("ATTR_A", "int"));
    assert_eq!((f.group.as_deref(), f.deprecated), (Some("MEM"), true));
    let next = h.function("undocumented");
    assert_eq!((next.group.as_deref(), next.deprecated, next.errors.len()), (Some("MEM"), false, 0));
    assert_eq!((h.function("g").group.as_deref(), h.function("g").deprecated), (Some("OTHER"), true));
    assert_eq!(h.groups[0].title, "Memory");
    assert!(!cuspec_codegen::facts::to_yaml(&h).contains("Secret"));
}

#[test]
fn one_comment_may_document_the_cplusplus_and_the_c_declaration() {
    let h = facts(
        r#"
        /** \param[out] p - x */
        #if defined(__cplusplus)
        #ifdef UNKNOWN
        int f(int *p = 0, int q = 1);
        #endif
        int f(int *p = 0);
        #else
        int f(int *p);
        #endif
        #ifdef __cplusplus
        int h(void);
        #endif
        int g(int *p);
        "#,
    );
    assert_eq!(h.function("f").params[0].doc, Some(DocDirection::Out));
    assert_eq!(h.function("g").params[0].doc, None, "a closed `#if` is another declaration");
}

#[test]
fn comments_of_enumerators_belong_to_the_right_one() {
    let h = facts(
        r#"
        enum Attr {
            A = 1, /**< plain */
            B = 2, /**< (value type = int) */
            /** \deprecated */
            C,
            /**
             * (value type = cuuint64_t)
             */
            D __attribute__((deprecated)),
            E
        };
        "#,
    );
    let all: Vec<_> = h.enumeration("Attr").enumerators.iter().map(|e| (e.deprecated, e.value_type.as_deref())).collect();
    assert_eq!(all, [(false, None), (false, Some("int")), (true, None), (true, Some("cuuint64_t")), (false, None)]);
}

#[test]
fn a_comment_that_contradicts_const_is_recorded_beside_it() {
    let h = facts("/** \\param[out] p - x */ int f(const int *p);");
    assert_eq!(h.signature("f")[0], "const int * p");
    assert_eq!(h.function("f").params[0].doc, Some(DocDirection::Out));
}

#[test]
fn entries_in_are_entries_out() {
    let names: Vec<String> = (0..50).map(|i| format!("fn_{i}")).collect();
    let text: String = names
        .iter()
        .enumerate()
        .map(|(i, n)| {
            format!(
                "#define M{i} {}\n{} {n}(int a{i});\n",
                ["", "1", "{"][i % 3],
                ["int", "static inline int", "extern void"][i % 3]
            )
        })
        .collect();
    // A static function without a body is a declaration like any other.
    let h = facts(&text);
    for (i, name) in names.iter().enumerate() {
        assert!(h.lists(name) && h.lists(&format!("M{i}")), "{name}");
    }
}
