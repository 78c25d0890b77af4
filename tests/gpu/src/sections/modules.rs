//! Modules and what is in them; the linker.

use std::ffi::c_void;
use std::fs;
use std::ptr;

use cuspec::DeviceSlice;
use cuspec::cuda::{self, FunctionLoadingState, JitInputType, JitOption, Module, Status};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::{CUfunction, symbols};

use crate::gpu::{Gpu, download, jit, kernel};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, fails, holds, same};

section! { "modules":
    device_code_is_loaded_and_run,
    ptx_is_compiled_by_the_driver,
    the_driver_tells_what_it_compiled,
    a_module_is_loaded_from_a_file,
    functions_are_counted_and_listed,
    a_function_tells_its_name_and_parameters,
    a_function_tells_its_module,
    a_function_is_loaded_when_asked_for,
    a_global_is_read_and_written,
    what_is_not_there_is_not_found,
    what_is_no_device_code_is_refused,
    a_file_that_is_not_there_is_not_found,
    the_loading_mode_is_told,
    a_cache_preference_is_taken,
    two_sources_are_linked,
    what_does_not_link_says_why,
}

const SOURCE: &str = r#"
__device__ unsigned counter[4] = {1, 2, 3, 4};
__device__ unsigned sum;
extern "C" __global__ void fill(unsigned *values, unsigned value) { values[threadIdx.x] = value; }
extern "C" __global__ void add(unsigned long long a, unsigned char b) { sum = a + b + counter[0]; }
"#;

const NAMED: &str = r#"
extern "C" __device__ unsigned table[4] = {1, 2, 3, 4};
extern "C" __global__ void total(unsigned *out) { *out = table[0] + table[1] + table[2] + table[3]; }
"#;

/// Runs `fill`, and checks what it did.
fn run_fill(module: &Module) -> Outcome {
    let mut memory = DeviceMemory::from_slice(&[0u32; 32])?;
    // SAFETY: the kernel takes a pointer and a number, and writes one element per thread.
    unsafe { kernel(module, "fill")?.launch(Dim3::x(1), Dim3::x(32)).arg(&mut memory).arg(&77u32).run()? };
    same("what the kernel wrote", download(&memory)?, vec![77; 32])
}

fn device_code_is_loaded_and_run(gpu: &Gpu) -> Outcome {
    run_fill(&gpu.module(SOURCE)?)
}

fn ptx_is_compiled_by_the_driver(gpu: &Gpu) -> Outcome {
    // SAFETY: NVRTC made it just now.
    run_fill(&jit(unsafe { Module::load_data(&gpu.ptx(SOURCE)?) })?)
}

fn the_driver_tells_what_it_compiled(gpu: &Gpu) -> Outcome {
    let mut log = vec![0u8; 4096];
    let options =
        [JitOption::INFO_LOG_BUFFER, JitOption::INFO_LOG_BUFFER_SIZE_BYTES, JitOption::LOG_VERBOSE, JitOption::OPTIMIZATION_LEVEL];
    let mut values: [*mut c_void; 4] = [
        log.as_mut_ptr().cast(),
        ptr::without_provenance_mut(log.len()),
        ptr::without_provenance_mut(1),
        ptr::without_provenance_mut(4),
    ];
    // SAFETY: NVRTC made it just now, and each value is of the type of its option.
    let module = jit(unsafe { Module::load_data_ex(&gpu.ptx(SOURCE)?, &options, values.as_mut_ptr()) })?;
    run_fill(&module)?;
    let written = values[1].addr();
    holds(written <= log.len(), format!("CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES: {written} bytes of {}", log.len()))
}

fn a_module_is_loaded_from_a_file(gpu: &Gpu) -> Outcome {
    let path = std::env::temp_dir().join(format!("cuspec-gpu-tests-{}.cubin", std::process::id()));
    fs::write(&path, gpu.cubin(SOURCE)?)?;
    // SAFETY: the file is what NVRTC made.
    let module = unsafe { Module::load(&path.to_string_lossy()) };
    fs::remove_file(&path)?;
    run_fill(&module?)
}

fn functions_are_counted_and_listed(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuModuleEnumerateFunctions)?;
    let module = gpu.module(SOURCE)?;
    same("cuModuleGetFunctionCount", module.get_function_count()?, 2)?;
    let mut functions: [CUfunction; 2] = [ptr::null_mut(); 2];
    module.enumerate_functions(&mut functions)?;
    let mut names = functions.iter().map(function_name).collect::<Outcome<Vec<_>>>()?;
    names.sort();
    same("names of the functions", names, ["add", "fill"])
}

fn function_name(raw: &CUfunction) -> Outcome<String> {
    // SAFETY: the module lives longer than the name is asked for.
    Ok(unsafe { cuda::FunctionRef::from_raw(raw) }.get_name()?.unwrap_or_default())
}

fn a_function_tells_its_name_and_parameters(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuFuncGetParamInfo)?;
    let module = gpu.module(SOURCE)?;
    let add = kernel(&module, "add")?;
    same("cuFuncGetName", add.get_name()?.as_deref(), Some("add"))?;
    same("cuFuncGetParamInfo of the first", add.get_param_info(0)?, (0, 8))?;
    same("cuFuncGetParamInfo of the second", add.get_param_info(1)?, (8, 1))?;
    fails("cuFuncGetParamInfo beyond the last", add.get_param_info(2), &[Status::ERROR_INVALID_VALUE])?;
    gpu.needs_symbol(&symbols::cuFuncGetParamCount)?;
    same("cuFuncGetParamCount", add.get_param_count()?, 2)
}

fn a_function_tells_its_module(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SOURCE)?;
    same("cuFuncGetModule", kernel(&module, "fill")?.get_module()?.as_raw(), module.as_raw())
}

fn a_function_is_loaded_when_asked_for(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuFuncLoad)?;
    let module = gpu.module(SOURCE)?;
    let fill = kernel(&module, "fill")?;
    fill.load()?;
    same("cuFuncIsLoaded", fill.is_loaded()?, FunctionLoadingState::LOADED)
}

fn a_global_is_read_and_written(gpu: &Gpu) -> Outcome {
    let module = gpu.module(NAMED)?;
    let (address, bytes) = module.get_global("table")?;
    same("the size of the variable", bytes, 16)?;
    // SAFETY: so many bytes, which live as long as the module.
    let table = unsafe { DeviceSlice::<u32>::from_raw_mut(address, 4) };
    same("the variable", download(table)?, vec![1, 2, 3, 4])?;
    cuda::memcpy_htod(table, &[10, 20, 30, 40])?;
    let mut total = DeviceMemory::from_slice(&[0u32])?;
    // SAFETY: the kernel takes a pointer to one number.
    unsafe { kernel(&module, "total")?.launch(Dim3::x(1), Dim3::x(1)).arg(&mut total).run()? };
    same("what the kernel made of it", download(&total)?, vec![100])
}

fn what_is_not_there_is_not_found(gpu: &Gpu) -> Outcome {
    let module = gpu.module(NAMED)?;
    fails("cuModuleGetFunction", module.get_function("absent").map(|_| ()), &[Status::ERROR_NOT_FOUND])?;
    fails("cuModuleGetGlobal", module.get_global("absent"), &[Status::ERROR_NOT_FOUND])
}

fn what_is_no_device_code_is_refused(_: &Gpu) -> Outcome {
    // SAFETY: the driver looks at text that ends, and finds no code.
    let result = unsafe { Module::load_data(b".version 1.0 nonsense\0") };
    let refusals =
        [Status::ERROR_INVALID_PTX, Status::ERROR_INVALID_IMAGE, Status::ERROR_NO_BINARY_FOR_GPU, Status::ERROR_INVALID_SOURCE];
    fails("cuModuleLoadData of nonsense", result, &refusals)
}

fn a_file_that_is_not_there_is_not_found(_: &Gpu) -> Outcome {
    // SAFETY: there is no file.
    let result = unsafe { Module::load("/nowhere/at/all.cubin") };
    fails("cuModuleLoad", result, &[Status::ERROR_FILE_NOT_FOUND])
}

fn the_loading_mode_is_told(_: &Gpu) -> Outcome {
    let mode = cuda::module_get_loading_mode()?;
    let modes = [cuda::ModuleLoadingMode::EAGER_LOADING, cuda::ModuleLoadingMode::LAZY_LOADING];
    holds(modes.contains(&mode), format!("cuModuleGetLoadingMode: expected one of {modes:?}, got {mode:?}"))
}

fn a_cache_preference_is_taken(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SOURCE)?;
    kernel(&module, "fill")?.set_cache_config(cuda::FuncCache::L1)?;
    run_fill(&module)
}

fn two_sources_are_linked(gpu: &Gpu) -> Outcome {
    let part = |source: &str| -> Outcome<Vec<u8>> {
        let program = gpu.compile(source, &["--relocatable-device-code=true"])?;
        Ok(program.cubin()?)
    };
    let caller = part(
        r#"extern __device__ unsigned twice(unsigned);
        extern "C" __global__ void fill(unsigned *values, unsigned value) { values[threadIdx.x] = twice(value) / 2; }"#,
    )?;
    let callee = part("__device__ unsigned twice(unsigned value) { return 2 * value; }")?;
    // SAFETY: there are no options.
    let linker = jit(unsafe { cuda::link_create(&[], ptr::null_mut()) })?;
    for (code, name) in [(&caller, "caller"), (&callee, "callee")] {
        // SAFETY: NVRTC made it just now.
        unsafe { linker.add_data(JitInputType::INPUT_CUBIN, code, Some(name), &[], ptr::null_mut())? };
    }
    let (start, len) = linker.complete()?;
    // SAFETY: the linker keeps so many bytes there until it goes.
    let image = unsafe { std::slice::from_raw_parts(start.cast::<u8>(), len) };
    // SAFETY: the linker made it just now.
    let module = unsafe { Module::load_data(image)? };
    drop(linker);
    run_fill(&module)
}

fn what_does_not_link_says_why(gpu: &Gpu) -> Outcome {
    let source = r#"extern __device__ unsigned absent(unsigned);
        extern "C" __global__ void fill(unsigned *values) { *values = absent(1); }"#;
    let code = gpu.compile(source, &["--relocatable-device-code=true"])?.cubin()?;
    let mut log = vec![0u8; 4096];
    let options = [JitOption::ERROR_LOG_BUFFER, JitOption::ERROR_LOG_BUFFER_SIZE_BYTES];
    let mut values: [*mut c_void; 2] = [log.as_mut_ptr().cast(), ptr::without_provenance_mut(log.len())];
    // SAFETY: each value is of the type of its option, and both outlive the linker.
    let linker = jit(unsafe { cuda::link_create(&options, values.as_mut_ptr()) })?;
    // SAFETY: NVRTC made it just now.
    let added = unsafe { linker.add_data(JitInputType::INPUT_CUBIN, &code, Some("caller"), &[], ptr::null_mut()) };
    let linked = added.and_then(|()| linker.complete());
    drop(linker);
    if let Ok(image) = linked {
        return Err(Stop::failed(format!("cuLinkComplete: expected an error for a function that is nowhere, got {image:?}")));
    }
    let said = String::from_utf8_lossy(&log);
    holds(said.contains("absent"), format!("the log of the linker: expected the name `absent`, got {said:?}"))
}
