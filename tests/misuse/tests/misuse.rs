//! Misuse that must not compile, and the same things done right, which must.

#[test]
fn misuse_does_not_compile() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/ui/sound.rs");
    for case in [
        "after_destroy",
        "closure_of_a_local",
        "closure_that_cannot_move",
        "kernel_after_module",
        "level_after_array",
        "part_after_memory",
        "read_only_attribute",
        "same_memory_twice",
        "unsafe_call",
        "value_of_another_type",
        "view_after_handle",
    ] {
        cases.compile_fail(format!("tests/ui/{case}.rs"));
    }
}

// What rustc says about these shows sources of the standard library, where they are installed.
static_assertions::assert_not_impl_any!(cuspec::cuda::Graph: Sync);
static_assertions::assert_not_impl_any!(cuspec::cuda::GraphRef: Sync);
static_assertions::assert_not_impl_any!(cuspec::context::Current<'static>: Send, Sync);
static_assertions::assert_impl_all!(cuspec::cuda::Graph: Send);
static_assertions::assert_impl_all!(cuspec::cuda::Stream: Send, Sync);
