//! Misuse that must not compile, and the same things done right, which must.

#[test]
fn misuse_does_not_compile() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/sound.rs");
    for case in [
        "after_destroy",
        "closure_of_a_local",
        "closure_that_cannot_move",
        "current_elsewhere",
        "kernel_after_module",
        "part_after_memory",
        "read_only_attribute",
        "same_memory_twice",
        "shared_graph",
        "unsafe_call",
        "value_of_another_type",
        "view_after_handle",
    ] {
        cases.compile_fail(format!("tests/ui/{case}.rs"));
    }
}
