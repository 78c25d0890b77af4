use super::stubs;
use crate::emit::sample;
use crate::plan;

fn module(name: &str) -> String {
    let (facts, spec) = (sample::facts(), sample::spec());
    let (plan, _) = plan::build(&facts, &spec);
    let files = stubs(&plan);
    let path = format!("python/cuspec/{name}.pyi");
    files.into_iter().find(|(p, _)| p.to_str() == Some(&path)).expect("the module is emitted").1
}

#[track_caller]
fn has(text: &str, line: &str) {
    assert!(text.contains(line), "`{line}` is missing in:\n{text}");
}

#[test]
fn outputs_follow_the_status() {
    has(&module("cuda"), "def cuMemAlloc(bytesize: int) -> tuple[CUresult, CUdeviceptr | None]:");
}

#[test]
fn a_superseded_symbol_keeps_a_name_of_its_own() {
    has(&module("cuda"), "def cuMemAlloc_v1(bytesize: int) -> tuple[CUresult, int | None]:");
}

#[test]
fn text_with_a_length_parameter_comes_back_as_bytes() {
    has(&module("cuda"), "def cuDeviceGetName(length: int, dev: int) -> tuple[CUresult, bytes | None]:");
}

#[test]
fn untyped_out_memory_is_passed_in() {
    has(&module("cuda"), "def cuMemcpyDtoH(dst: _Address, src: CUdeviceptr | int | None, ByteCount: int) -> tuple[CUresult]:");
}

#[test]
fn a_two_call_count_is_optional_and_comes_back() {
    has(
        &module("cuda"),
        "def cuStreamNodes(hStream: CUstream | int | None, numNodes: int = 0) -> tuple[CUresult, list[CUuuid] | None, int | None]:",
    );
}

#[test]
fn a_function_without_status_gives_the_success_code_and_its_value() {
    has(&module("cudart"), "def cudaGetErrorString(error: cudaError | int) -> tuple[cudaError, bytes]:");
}

#[test]
fn runtime_handles_are_driver_handles() {
    let cudart = module("cudart");
    has(&cudart, "class cudaStream_t(CUstream):");
    has(&cudart, "from .cuda import (\n    CUhostFn as CUhostFn,\n    CUstream as CUstream,\n)");
    has(&cudart, "def cudaStreamDestroy(stream: CUstream | int | None) -> tuple[cudaError]:");
}

#[test]
fn members_without_a_name_are_reached_through_the_parent() {
    let cuda = module("cuda");
    let class = cuda.split("class CUparams(_Record):").nth(1).expect("the class is there");
    let class = class.split("\nclass ").next().expect("a class ends");
    has(class, "    raw: bytes");
    has(class, "    def ids(self) -> list[CUuuid]: ...");
    has(class, "    from_: int");
    assert!(!class.contains("anon0"), "{class}");
}

#[test]
fn a_field_named_like_a_builtin_does_not_hide_it() {
    has(&module("cuda"), "    bytes: builtins.bytes");
}

#[test]
fn windows_declarations_are_left_out() {
    let cuda = module("cuda");
    assert!(!cuda.contains("cuD3D11Register") && !cuda.contains("CU_WINDOWS"), "{cuda}");
}

#[test]
fn macros_of_enumerators_are_constants() {
    has(&module("cuda"), "CU_OK: Final[CUresult] = CUresult.CUDA_SUCCESS");
}

#[test]
fn what_the_callee_takes_does_not_come_back() {
    has(&module("cuda"), "def cuStreamEnd(hStream: CUstream | int | None) -> tuple[CUresult]:");
}

#[test]
fn an_array_of_the_callee_is_a_list_and_a_pointer_to_an_opaque_tag_a_handle() {
    has(
        &module("cuda"),
        "def cuStreamCaptured(hStream: CUstream | int | None) -> tuple[CUresult, list[CUuuid] | None, int | None]:",
    );
}

#[test]
fn a_capacity_behind_a_pointer_is_passed_and_the_number_comes_back() {
    has(&module("cuda"), "def cuDeviceCliques(count: int) -> tuple[CUresult, list[CUuuid] | None, int | None]:");
}
