//! What a fixture cannot state: that prose stays out, and that nothing is lost in a crowd.

use cuspec_codegen::facts::DocDirection;

use crate::support::{Find, facts};

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
