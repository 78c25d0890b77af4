//! Libraries of device code, which belong to no context, and their kernels.

use std::fs;
use std::ptr;

use cuspec::cuda::{self, CodeLibrary, FunctionAttribute, FunctionRef, Status};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::{CUkernel, symbols};

use crate::gpu::{Gpu, download};
use crate::harness::section;
use crate::outcome::{Outcome, fails, holds, same};

section! { "libraries":
    a_kernel_of_a_library_is_run,
    a_library_is_loaded_from_a_file,
    kernels_are_counted_and_listed,
    a_kernel_tells_its_name_and_parameters,
    a_kernel_tells_its_library,
    an_attribute_of_a_kernel_is_set,
    a_library_has_a_module_per_context,
    a_variable_of_a_library_has_an_address,
    a_managed_variable_is_seen_by_both,
    what_is_not_in_a_library_is_not_found,
    a_library_outlives_contexts,
}

const SOURCE: &str = r#"
extern "C" __device__ unsigned table[4] = {1, 2, 3, 4};
extern "C" __device__ __managed__ unsigned shared_by_all = 5;
extern "C" __global__ void fill(unsigned *values, unsigned value) { values[threadIdx.x] = value * table[0]; }
extern "C" __global__ void bump() { shared_by_all += 1; }
"#;

fn load(gpu: &Gpu) -> Outcome<CodeLibrary> {
    // SAFETY: NVRTC made it just now.
    Ok(unsafe { CodeLibrary::load_data(&gpu.cubin(SOURCE)?, &[], ptr::null_mut(), &[], ptr::null_mut())? })
}

fn run_fill(library: &CodeLibrary) -> Outcome {
    let function = library.get_kernel("fill")?.get_function()?;
    // SAFETY: it is of the library, which is borrowed.
    let function = unsafe { FunctionRef::from_raw(&function) };
    let mut memory = DeviceMemory::from_slice(&[0u32; 32])?;
    // SAFETY: the kernel takes a pointer and a number, and writes one element per thread.
    unsafe { function.launch(Dim3::x(1), Dim3::x(32)).arg(&mut memory).arg(&78u32).run()? };
    same("what the kernel wrote", download(&memory)?, vec![78; 32])
}

fn a_kernel_of_a_library_is_run(gpu: &Gpu) -> Outcome {
    run_fill(&load(gpu)?)
}

fn a_library_is_loaded_from_a_file(gpu: &Gpu) -> Outcome {
    let path = std::env::temp_dir().join(format!("cuspec-gpu-tests-library-{}.cubin", std::process::id()));
    fs::write(&path, gpu.cubin(SOURCE)?)?;
    // SAFETY: the file is what NVRTC made.
    let library =
        unsafe { CodeLibrary::load_from_file(&path.to_string_lossy(), &[], ptr::null_mut(), &[], ptr::null_mut()) };
    fs::remove_file(&path)?;
    run_fill(&library?)
}

fn kernels_are_counted_and_listed(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuLibraryEnumerateKernels)?;
    let library = load(gpu)?;
    same("cuLibraryGetKernelCount", library.get_kernel_count()?, 2)?;
    let mut kernels: [CUkernel; 2] = [ptr::null_mut(); 2];
    library.enumerate_kernels(&mut kernels)?;
    holds(kernels.contains(&library.get_kernel("fill")?.as_raw()), "cuLibraryEnumerateKernels: expected `fill` among them")
}

fn a_kernel_tells_its_name_and_parameters(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuKernelGetParamInfo)?;
    let library = load(gpu)?;
    let fill = library.get_kernel("fill")?;
    same("cuKernelGetName", fill.get_name()?.as_deref(), Some("fill"))?;
    same("cuKernelGetParamInfo of the first", fill.get_param_info(0)?, (0, 8))?;
    same("cuKernelGetParamInfo of the second", fill.get_param_info(1)?, (8, 4))?;
    gpu.needs_symbol(&symbols::cuKernelGetParamCount)?;
    same("cuKernelGetParamCount", fill.get_param_count()?, 2)
}

fn a_kernel_tells_its_library(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuKernelGetLibrary)?;
    let library = load(gpu)?;
    same("cuKernelGetLibrary", library.get_kernel("fill")?.get_library()?.as_raw(), library.as_raw())
}

fn an_attribute_of_a_kernel_is_set(gpu: &Gpu) -> Outcome {
    let library = load(gpu)?;
    let fill = library.get_kernel("fill")?;
    let which = FunctionAttribute::MAX_DYNAMIC_SHARED_SIZE_BYTES;
    fill.set_attribute(which, 4096, gpu.device())?;
    same("cuKernelGetAttribute", fill.get_attribute(which, gpu.device())?, 4096)?;
    fill.set_cache_config(cuda::FuncCache::SHARED, gpu.device())?;
    run_fill(&library)
}

fn a_library_has_a_module_per_context(gpu: &Gpu) -> Outcome {
    let library = load(gpu)?;
    let here = library.get_module()?;
    let context = cuda::Context::create(None, cuda::CtxFlags::SCHED_AUTO, gpu.device())?;
    let there = library.get_module()?;
    crate::outcome::differs("cuLibraryGetModule in two contexts", here, there)?;
    run_fill(&library)?;
    Ok(context.destroy().map_err(|(_, error)| error)?)
}

fn a_variable_of_a_library_has_an_address(gpu: &Gpu) -> Outcome {
    let library = load(gpu)?;
    let (address, bytes) = library.get_global("table")?;
    same("the size of the variable", bytes, 16)?;
    // SAFETY: so many bytes, which live as long as the library.
    let table = unsafe { cuspec::DeviceSlice::<u32>::from_raw(address, 4) };
    same("the variable", download(table)?, vec![1, 2, 3, 4])
}

fn a_managed_variable_is_seen_by_both(gpu: &Gpu) -> Outcome {
    gpu.needs(cuda::DeviceAttribute::CONCURRENT_MANAGED_ACCESS)?;
    let library = load(gpu)?;
    let (address, bytes) = library.get_managed("shared_by_all")?;
    same("the size of the variable", bytes, 4)?;
    let function = library.get_kernel("bump")?.get_function()?;
    // SAFETY: it is of the library; the kernel takes nothing.
    unsafe { FunctionRef::from_raw(&function).launch(Dim3::x(1), Dim3::x(1)).run()? };
    cuda::ctx_synchronize()?;
    // SAFETY: managed memory, with which the device is done.
    same("the variable after the kernel", unsafe { ptr::with_exposed_provenance::<u32>(address as usize).read() }, 6)
}

fn what_is_not_in_a_library_is_not_found(gpu: &Gpu) -> Outcome {
    let library = load(gpu)?;
    fails("cuLibraryGetKernel", library.get_kernel("absent").map(|_| ()), &[Status::ERROR_NOT_FOUND])?;
    fails("cuLibraryGetGlobal", library.get_global("absent"), &[Status::ERROR_NOT_FOUND])
}

fn a_library_outlives_contexts(gpu: &Gpu) -> Outcome {
    let context = cuda::Context::create(None, cuda::CtxFlags::SCHED_AUTO, gpu.device())?;
    let library = load(gpu)?;
    run_fill(&library)?;
    context.destroy().map_err(|(_, error)| error)?;
    run_fill(&library)?;
    Ok(library.destroy().map_err(|(_, error)| error)?)
}
