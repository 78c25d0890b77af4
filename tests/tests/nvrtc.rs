//! The wrapped run-time compiler with the real libnvrtc, which needs no GPU and no driver.

use std::thread;

use cuspec::ErrorKind;
use cuspec::nvrtc::{self, Program, Status};
use cuspec_tests::variable;

const SAXPY: &str = r#"
extern "C" __global__ void saxpy(float a, const float *x, float *y, unsigned int n)
{
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
"#;

/// A program of a source without headers.
fn program(source: &str) -> Program {
    variable("CUSPEC_NVRTC_LIBRARY");
    Program::create(source, Some("test.cu"), &[], &[]).expect("a program is created from any text")
}

/// The option for the newest architecture.
fn newest() -> String {
    let archs = nvrtc::supported_archs().expect("libnvrtc is there");
    format!("--gpu-architecture=sm_{}", archs.last().expect("a compiler has a target"))
}

#[test]
fn it_is_the_release_of_the_headers() {
    variable("CUSPEC_NVRTC_LIBRARY");
    let headers = cuspec::sys::cuda::CUDA_VERSION;
    assert_eq!(nvrtc::version().expect("libnvrtc is there"), (headers / 1000, headers % 1000 / 10));
}

#[test]
fn supported_architectures_ascend() {
    variable("CUSPEC_NVRTC_LIBRARY");
    let archs = nvrtc::supported_archs().expect("libnvrtc is there");
    assert!(archs.len() > 3 && archs.is_sorted() && archs.contains(&90), "{archs:?}");
}

#[test]
fn a_kernel_becomes_ptx_and_a_cubin() {
    let program = program(SAXPY);
    program.compile(&[&newest(), "--use_fast_math"]).expect("the kernel is sound");
    let ptx = program.ptx().expect("it is compiled");
    assert!(ptx.contains(".visible .entry saxpy(") && !ptx.contains('\0'), "{ptx}");
    assert!(program.cubin().expect("it is compiled for a real architecture").starts_with(b"\x7fELF"));
    assert_eq!(program.log().expect("it is compiled").trim(), "");
}

#[test]
fn a_virtual_architecture_has_no_cubin() {
    let program = program(SAXPY);
    program.compile(&["--gpu-architecture=compute_90"]).expect("the kernel is sound");
    assert!(program.ptx().expect("it is compiled").contains(".target sm_90"));
    let cubin = program.cubin();
    assert!(cubin.as_ref().map_or(true, Vec::is_empty), "{cubin:?}");
}

#[test]
fn options_may_be_left_out() {
    let program = program(SAXPY);
    program.compile(&[]).expect("there is a default architecture");
    assert!(program.ptx().expect("it is compiled").contains("saxpy"));
}

#[test]
fn a_faulty_kernel_leaves_a_log() {
    let program = program("extern \"C\" __global__ void faulty(float a) { undeclared = a; }");
    let error = program.compile(&[]).expect_err("the kernel is faulty");
    assert!(error.is(Status::ERROR_COMPILATION), "{error}");
    assert!(error.to_string().contains("nvrtcCompileProgram"), "{error}");
    let log = program.log().expect("a failed compilation has a log");
    assert!(log.contains("undeclared") && log.contains("test.cu(1)") && !log.contains('\0'), "{log}");
}

#[test]
fn an_option_that_does_not_exist_is_an_error() {
    let error = program(SAXPY).compile(&["--no-such-option"]).expect_err("there is no such option");
    assert!(error.is(Status::ERROR_INVALID_OPTION), "{error}");
}

#[test]
fn a_nul_inside_a_text_is_an_error() {
    variable("CUSPEC_NVRTC_LIBRARY");
    let error = Program::create("int a;\0int b;", None, &[], &[]).expect_err("C would see half of it");
    assert!(matches!(error.kind(), ErrorKind::InteriorNul { argument: "src", position: 6 }), "{error:?}");
    let error = program(SAXPY).compile(&["--use_fast_math", "-D\0"]).expect_err("C would see half of it");
    assert!(matches!(error.kind(), ErrorKind::InteriorNul { .. }), "{error:?}");
}

#[test]
fn headers_are_passed_as_texts() {
    let program =
        Program::create("#include \"three.h\"\n__device__ int three = THREE;", None, &["#define THREE 3\n"], &["three.h"]);
    program.expect("two arrays of one length").compile(&[]).expect("the header is found");
    let error = Program::create("", None, &[], &["three.h"]).expect_err("a name without a header");
    assert!(matches!(error.kind(), ErrorKind::LengthMismatch { .. }), "{error:?}");
}

#[test]
fn a_template_has_a_lowered_name() {
    let program = program("namespace ns { template<class T> __global__ void scale(T *x) { *x *= 2; } }");
    program.add_name_expression("ns::scale<float>").expect("before compilation");
    program.compile(&[]).expect("the kernel is sound");
    let name = program.lowered_name("ns::scale<float>").expect("it was added").expect("it is not NULL");
    assert!(name.starts_with("_Z") && program.ptx().expect("it is compiled").contains(&name), "{name}");
    let error = program.lowered_name("ns::unknown").expect_err("it was not added");
    assert!(error.is(Status::ERROR_NAME_EXPRESSION_NOT_VALID), "{error}");
}

#[test]
fn a_program_can_be_destroyed_with_an_answer() {
    let program = program(SAXPY);
    program.destroy().map_err(|(_, error)| error).expect("a live program");
}

#[test]
fn eight_threads_compile_at_once() {
    let architecture = newest();
    let compile = &|i: usize| {
        let name = format!("kernel_{i}");
        let program = program(&SAXPY.replace("saxpy", &name));
        program.compile(&[&architecture]).expect("the kernel is sound");
        (program.ptx().expect("it is compiled").contains(&name), program.cubin().expect("it is compiled").len())
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|i| scope.spawn(move || compile(i))).collect();
        for thread in threads {
            let (named, bytes) = thread.join().expect("no thread panics");
            assert!(named && bytes > 0);
        }
    });
}
