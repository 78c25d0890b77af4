use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::docs;
use crate::diag::Sink;
use crate::emit::sample;
use crate::facts::{self, Facts, History, Seen};
use crate::plan;
use crate::spec::{Spec, decode_file};

fn page(path: &str) -> String {
    page_of(&sample::facts(), &sample::spec(), path)
}

fn page_of(facts: &Facts, spec: &Spec, path: &str) -> String {
    let (plan, _) = plan::build(facts, spec);
    let rust =
        BTreeMap::from([("cuMemAlloc_v2".to_owned(), "pub fn mem_alloc(bytesize: usize) -> Result<DevicePtr>".to_owned())]);
    let path = format!("docs/{path}");
    docs(&plan, &rust).into_iter().find(|(p, _)| p.to_str() == Some(&path)).expect("the page is emitted").1
}

fn spec_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

fn real_spec() -> Spec {
    Spec::load(&spec_folder(), &mut Sink::default())
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

#[test]
fn an_entry_tells_when_it_came_and_what_it_was() {
    let mut facts = sample::facts();
    let old = "library: cuda\nheader: cuda.h\nconstants:\n  - { name: CUDA_VERSION, type: int, value: 13040 }\nfunctions:\n  \
               - { name: cuMemcpyDtoH, returns: int }\n";
    let old = Facts { headers: vec![serde_yaml::from_str(old).expect("facts of the test")], ..Facts::default() };
    let seen = |release: &str, facts: Facts| Seen { release: release.parse().expect("a release"), facts, unpublished: &[] };
    facts.history = History::build(vec![seen("13.4", old), seen("13.5", facts.clone())]).with(&facts);
    let spec = sample::spec();
    let page = page_of(&facts, &spec, "cuda/memory-management.rst");
    has(&page, ":Version: cuMemAlloc\\_v2, since CUDA 13.5; cuMemAlloc means it since 13.5\n");
    has(&page, ":Since: CUDA 13.4 or earlier\n:Before: CUDA 13.5: ``int cuMemcpyDtoH(void)``\n");
}

#[test]
fn a_section_holds_what_it_names_and_the_rest_stands_elsewhere() {
    let (facts, mut spec) = (sample::facts(), sample::spec());
    let sections = "cuda:\n  - { title: Copies, about: Words., groups: [CUDA_MEM], types: [CUstream], text: copies.rst }\n  \
                    - { title: Data, rest: true }\n";
    let mut sink = Sink::default();
    spec.sections = decode_file(sections, &Path::new("sections.yaml").into(), &mut sink).expect("sections of the test");
    spec.sections.texts.insert("copies.rst".to_owned(), "A text of its own.\n".to_owned());
    let page = page_of(&facts, &spec, "cuda/copies.rst");
    has(&page, "Words.\n\nA text of its own.\n");
    has(&page, ".. _fn-cuMemAlloc_v2:\n");
    has(&page, ".. _type-CUstream:\n");
    assert!(!page_of(&facts, &spec, "cuda/types.rst").contains(".. _type-CUstream:"));
    has(&page_of(&facts, &spec, "cuda/data.rst"), "   enums\n   records\n   types\n   constants\n");
    has(&page_of(&facts, &spec, "cuda/index.rst"), "   copies\n   data\n   other-functions-of-cuda-h\n");
}

#[test]
fn a_method_of_a_handle_without_an_owner_is_the_borrowed_form_s() {
    let page = page_of(
        &facts::read_dir(&spec_folder().join("facts")).expect("the facts are sound"),
        &real_spec(),
        "cuda/graph-management.rst",
    );
    has(&page, "<../rust/cuspec/cuda/struct.GraphNodeRef.html#method.get_type>`__");
    has(&page, "<../rust/cuspec/cuda/struct.Graph.html#method.add_node>`__");
}

#[test]
fn an_enumeration_behind_an_integer_or_a_typedef_is_used() {
    let facts = facts::read_dir(&spec_folder().join("facts")).expect("the facts are sound");
    let page = page_of(&facts, &real_spec(), "cuda/enums.rst");
    let used = |label: &str| page.split(label).nth(1).and_then(|rest| rest.split(".. _enum-").next()).expect("it has an entry");
    has(used(".. _enum-CUctx_flags_enum:"), "<fn-cuCtxCreate_v4>`");
    has(used(".. _enum-CUmem_advise_enum:"), "<fn-cuMemAdvise_v2>`");
    assert!(!used(".. _enum-cudaError_enum:").contains("<fn-cuInit>`"), "a status that is returned is no use");
}
