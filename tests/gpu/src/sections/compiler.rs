//! The run-time compiler, from source to a kernel with a checked result.

use cuspec::cuda::{Module, StreamFlags};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;
use cuspec::nvrtc::{self, Program, Status};

use crate::gpu::{Gpu, download, kernel};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, fails, holds, same, same_elements};

section! { "compiler":
    a_version_and_targets_are_told,
    the_device_is_among_the_targets,
    a_template_is_found_by_its_expression,
    headers_come_from_memory,
    macros_come_from_options,
    ptx_and_device_code_have_the_sizes_that_are_told,
    an_error_is_in_the_log,
    a_warning_is_in_the_log_of_a_success,
    an_option_that_is_none_is_refused,
    code_for_the_linker_is_made,
    programs_are_compiled_on_many_threads,
    a_kernel_computes_a_matrix_product,
}

fn a_version_and_targets_are_told(_: &Gpu) -> Outcome {
    let (major, minor) = nvrtc::version()?;
    let told = nvrtc::supported_archs()?;
    holds(major >= 11 && minor >= 0, format!("nvrtcVersion: {major}.{minor}"))?;
    same("nvrtcGetNumSupportedArchs", told.len(), nvrtc::get_num_supported_archs()? as usize)
}

fn the_device_is_among_the_targets(gpu: &Gpu) -> Outcome {
    let (own, all) = (gpu.architecture()?, nvrtc::supported_archs()?);
    holds(all.iter().any(|arch| arch.to_string() == own), format!("nvrtcGetSupportedArchs: {own} is not among {all:?}"))
}

fn a_template_is_found_by_its_expression(gpu: &Gpu) -> Outcome {
    const SOURCE: &str = "template <typename T> __global__ void fill(T *values, T value) { values[threadIdx.x] = value; }";
    let program = Program::create(SOURCE, Some("template.cu"), &[], &[])?;
    program.add_name_expression("fill<double>")?;
    program.compile(&[&format!("--gpu-architecture=sm_{}", gpu.architecture()?)])?;
    let name = program.lowered_name("fill<double>")?.ok_or_else(|| Stop::failed("nvrtcGetLoweredName gave no name"))?;
    holds(name.starts_with("_Z"), format!("nvrtcGetLoweredName: expected a mangled name, got {name}"))?;
    // SAFETY: NVRTC made it just now.
    let module = unsafe { Module::load_data(&program.cubin()?)? };
    let mut memory = DeviceMemory::from_slice(&[0f64; 32])?;
    // SAFETY: a pointer and a number, one element per thread.
    unsafe { kernel(&module, &name)?.launch(Dim3::x(1), Dim3::x(32)).arg(&mut memory).arg(&0.5f64).run()? };
    same("what the kernel wrote", download(&memory)?, vec![0.5; 32])
}

fn headers_come_from_memory(gpu: &Gpu) -> Outcome {
    let source = "#include \"answer.h\"\nextern \"C\" __global__ void tell(int *out) { *out = ANSWER; }";
    let program = Program::create(source, Some("tell.cu"), &["#define ANSWER 42\n"], &["answer.h"])?;
    program.compile(&[&format!("--gpu-architecture=sm_{}", gpu.architecture()?)])?;
    tell(&program.cubin()?, 42)
}

fn tell(cubin: &[u8], expected: i32) -> Outcome {
    // SAFETY: NVRTC made it just now.
    let module = unsafe { Module::load_data(cubin)? };
    let mut out = DeviceMemory::from_slice(&[0i32])?;
    // SAFETY: a pointer to one number.
    unsafe { kernel(&module, "tell")?.launch(Dim3::x(1), Dim3::x(1)).arg(&mut out).run()? };
    same("what the kernel told", download(&out)?, vec![expected])
}

fn macros_come_from_options(gpu: &Gpu) -> Outcome {
    let program = gpu.compile("extern \"C\" __global__ void tell(int *out) { *out = ANSWER; }", &["--define-macro=ANSWER=43"])?;
    tell(&program.cubin()?, 43)
}

fn ptx_and_device_code_have_the_sizes_that_are_told(gpu: &Gpu) -> Outcome {
    let program = gpu.compile("extern \"C\" __global__ void nothing() {}", &[])?;
    same("nvrtcGetCUBINSize", program.cubin()?.len(), program.get_cubin_size()?)?;
    let ptx = program.ptx()?;
    same("nvrtcGetPTXSize, which counts the NUL", ptx.len() + 1, program.get_ptx_size()?)?;
    holds(ptx.contains(".entry nothing"), "nvrtcGetPTX: expected an entry `nothing`")
}

fn an_error_is_in_the_log(_: &Gpu) -> Outcome {
    let program = Program::create("__global__ void broken() { undeclared = 1; }", Some("broken.cu"), &[], &[])?;
    fails("nvrtcCompileProgram", program.compile(&[]), &[Status::ERROR_COMPILATION])?;
    let log = program.log()?;
    holds(log.contains("broken.cu") && log.contains("undeclared"), format!("the log: {log}"))
}

fn a_warning_is_in_the_log_of_a_success(gpu: &Gpu) -> Outcome {
    let program = gpu.compile("extern \"C\" __global__ void idle() { int unused; }", &[])?;
    let log = program.log()?;
    holds(log.contains("unused"), format!("the log: expected a warning about `unused`, got {log:?}"))
}

fn an_option_that_is_none_is_refused(_: &Gpu) -> Outcome {
    let program = Program::create("__global__ void nothing() {}", None, &[], &[])?;
    let result = program.compile(&["--no-such-option"]);
    fails("nvrtcCompileProgram", result, &[Status::ERROR_INVALID_OPTION, Status::ERROR_COMPILATION])
}

fn code_for_the_linker_is_made(gpu: &Gpu) -> Outcome {
    let program = gpu.compile("extern \"C\" __global__ void nothing() {}", &["--dlink-time-opt"])?;
    same("nvrtcGetLTOIRSize", program.lto_ir()?.len(), program.get_ltoir_size()?)
}

fn programs_are_compiled_on_many_threads(gpu: &Gpu) -> Outcome {
    let cubins = std::thread::scope(|scope| {
        let compile = |value: i32| {
            let source = format!("extern \"C\" __global__ void tell(int *out) {{ *out = {value}; }}");
            Ok::<_, Stop>(gpu.compile(&source, &[])?.cubin()?)
        };
        let threads: Vec<_> = (0..4).map(|value| scope.spawn(move || compile(value))).collect();
        threads.into_iter().map(|thread| thread.join().map_err(|_| Stop::failed("a thread panicked"))?).collect::<Outcome<Vec<_>>>()
    })?;
    cubins.iter().zip(0..).try_for_each(|(cubin, value)| tell(cubin, value))
}

fn a_kernel_computes_a_matrix_product(gpu: &Gpu) -> Outcome {
    const SIDE: usize = 64;
    const SOURCE: &str = r#"extern "C" __global__ void product(const float *a, const float *b, float *c, int side) {
        __shared__ float left[16][16], right[16][16];
        int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
        float sum = 0;
        for (int tile = 0; tile < side; tile += 16) {
            left[threadIdx.y][threadIdx.x] = a[row * side + tile + threadIdx.x];
            right[threadIdx.y][threadIdx.x] = b[(tile + threadIdx.y) * side + column];
            __syncthreads();
            for (int k = 0; k < 16; ++k) sum += left[threadIdx.y][k] * right[k][threadIdx.x];
            __syncthreads();
        }
        c[row * side + column] = sum;
    }"#;
    let matrix = |seed: usize| (0..SIDE * SIDE).map(|i| ((i * seed) % 7) as f32 - 3.0).collect::<Vec<_>>();
    let (a, b) = (matrix(3), matrix(5));
    let element = |row: usize, column: usize| (0..SIDE).map(|k| a[row * SIDE + k] * b[k * SIDE + column]).sum::<f32>();
    let expected: Vec<f32> = (0..SIDE * SIDE).map(|at| element(at / SIDE, at % SIDE)).collect();
    let module = gpu.module(SOURCE)?;
    let stream = cuspec::cuda::Stream::create(StreamFlags::NON_BLOCKING)?;
    let (left, right) = (DeviceMemory::from_slice(&a)?, DeviceMemory::from_slice(&b)?);
    let mut out = DeviceMemory::from_slice(&vec![0f32; SIDE * SIDE])?;
    let blocks = SIDE as u32 / 16;
    let function = kernel(&module, "product")?;
    let launch = function.launch(Dim3::xy(blocks, blocks), Dim3::xy(16, 16)).on(&stream).arg(&left).arg(&right);
    // SAFETY: three square matrices of that side.
    unsafe { launch.arg(&mut out).arg(&(SIDE as i32)).run()? };
    stream.synchronize()?;
    // Small integers: every sum is exact, in any order.
    same_elements("the product", &download(&out)?, &expected)
}
