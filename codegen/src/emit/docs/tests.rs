use std::collections::BTreeMap;

use super::docs;
use crate::emit::sample;
use crate::plan;

fn page(path: &str) -> String {
    let (facts, spec) = (sample::facts(), sample::spec());
    let (plan, _) = plan::build(&facts, &spec);
    let rust =
        BTreeMap::from([("cuMemAlloc_v2".to_owned(), "pub fn mem_alloc(bytesize: usize) -> Result<DevicePtr>".to_owned())]);
    let path = format!("docs/{path}");
    docs(&plan, &rust).into_iter().find(|(p, _)| p.to_str() == Some(&path)).expect("the page is emitted").1
}

#[track_caller]
fn has(text: &str, part: &str) {
    assert!(text.contains(part), "`{part}` is missing in:\n{text}");
}

#[test]
fn an_entry_shows_every_language() {
    let page = page("cuda/memory-management.rst");
    has(&page, ".. _fn-cuMemAlloc_v2:\n");
    has(&page, "Allocates ``bytesize`` bytes of device memory.");
    has(&page, ".. c:function:: CUresult cuMemAlloc(CUdeviceptr *dptr, size_t bytesize)\n");
    has(&page, ".. py:function:: cuMemAlloc(bytesize: int) -> tuple[CUresult, CUdeviceptr | None]\n");
    has(&page, "   pub fn mem_alloc(bytesize: usize) -> Result<DevicePtr>\n");
}

#[test]
fn a_documented_name_belongs_to_one_prototype() {
    let page = page("cuda/memory-management.rst");
    has(&page, "cuMemAlloc (first version)\n~~~~~~~~~~~~~~~~~~~~~~~~~~\n");
    has(&page, ".. code-block:: c\n\n   CUresult cuMemAlloc(unsigned int *dptr, unsigned int bytesize);\n");
    has(&page, ":Superseded by: :ref:`cuMemAlloc <fn-cuMemAlloc_v2>`");
}

#[test]
fn codes_that_no_header_declares_are_no_links() {
    has(&page("cuda/memory-management.rst"), ":Codes: :c:enumerator:`CUDA_SUCCESS`, ``CUDA_ERROR_GONE``");
}

#[test]
fn an_unknown_note_is_named() {
    let page = page("cuda/memory-management.rst");
    has(&page, "- May also report an error that an earlier asynchronous call left behind.");
    has(&page, "- The header attaches the note ``note_new``.");
}

#[test]
fn functions_of_no_group_have_a_page() {
    has(&page("cuda/other-functions-of-cuda-h.rst"), ".. _fn-cuDeviceGetName:");
    has(&page("cuda/index.rst"), "   other-functions-of-cuda-h\n");
}

#[test]
fn windows_functions_have_an_entry() {
    let page = page("cuda/memory-management.rst");
    has(&page, ".. _fn-cuD3D11Register:");
    has(&page, "*Windows only. Not in the Python package.*");
}

#[test]
fn layouts_of_both_platforms_are_shown() {
    has(&page("cuda/records.rst"), "     - 16 (Windows: 20)\n");
}

#[test]
fn every_name_is_in_an_index() {
    let enums = page("cuda/enums.rst");
    has(&enums, "   .. c:enumerator:: CUDA_ERROR_INVALID_VALUE = 1\n\n      Rust: ``ERROR_INVALID_VALUE``. Deprecated");
    has(&enums, "   .. py:attribute:: CUDA_SUCCESS\n");
    let records = page("cuda/records.rst");
    has(&records, ".. c:struct:: CUuuid_st\n");
    has(&records, ".. c:type:: CUuuid_st CUuuid\n");
    let types = page("cuda/types.rst");
    has(&types, ".. c:type:: void (*CUhostFn)(void *)\n");
    has(&types, ".. c:struct:: CUstream_st\n");
    has(&page("cuda/constants.rst"), ".. c:macro:: CU_OK\n\n   Another name of ``CUDA_SUCCESS``.");
    has(&page("cuda/index.rst"), "     - takes variadic arguments\n     - ``cuPrint``");
}
