//! Launches: arguments, shapes, shared memory, cooperation, clusters and attributes.

use std::ffi::c_void;
use std::fmt::Write as _;
use std::mem::offset_of;
use std::ptr;

use cuspec::ErrorKind;
use cuspec::cuda::{
    self, DeviceAttribute, FunctionAttribute, LaunchAttribute, LaunchConfig, LaunchMemSyncDomain, Module, Status, Stream,
    StreamFlags,
};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::{CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE, CU_LAUNCH_PARAM_END};

use crate::gpu::{Gpu, download, kernel};
use crate::harness::section;
use crate::outcome::{Outcome, fails, refused, same, same_elements};

section! { "launches":
    a_kernel_computes_what_it_should,
    a_kernel_without_arguments_runs,
    arguments_of_every_size_arrive,
    arguments_arrive_by_pointers,
    arguments_arrive_in_a_buffer,
    a_launch_of_512_arguments,
    a_struct_is_an_argument,
    too_few_and_too_many_arguments_are_refused,
    an_argument_of_the_wrong_size_is_refused,
    grids_and_blocks_have_three_dimensions,
    a_launch_without_blocks_is_refused,
    a_block_that_is_too_large_is_refused,
    shared_memory_is_given_to_a_block,
    more_shared_memory_than_usual_is_asked_for,
    blocks_wait_for_each_other,
    a_cooperative_launch_that_does_not_fit_is_refused,
    blocks_form_clusters,
    attributes_are_taken,
    a_launch_completes_an_event,
    a_launch_records_an_event,
    the_old_launch_works_too,
}

const SAXPY: &str = r#"extern "C" __global__ void saxpy(float a, const float *x, float *y, unsigned n) {
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}"#;

const N: usize = 1 << 16;

/// Input, output and what the output should be after `y = 2 x + y`.
fn data() -> Outcome<(DeviceMemory<f32>, DeviceMemory<f32>, Vec<f32>)> {
    let host: Vec<f32> = (0..N).map(|i| i as f32).collect();
    Ok((DeviceMemory::from_slice(&host)?, DeviceMemory::from_slice(&host)?, host.iter().map(|v| 3.0 * v).collect()))
}

fn a_kernel_computes_what_it_should(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SAXPY)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let (x, mut y, expected) = data()?;
    let launch = kernel(&module, "saxpy")?;
    let launch = launch.launch(Dim3::x(N as u32 / 256), Dim3::x(256)).on(&stream);
    // SAFETY: the arguments are those that the kernel declares, and both arrays have that many elements.
    unsafe { launch.arg(&2f32).arg(&x).arg(&mut y).arg(&(N as u32)).run()? };
    stream.synchronize()?;
    same_elements("saxpy", &download(&y)?, &expected)
}

fn a_kernel_without_arguments_runs(gpu: &Gpu) -> Outcome {
    let module = gpu.module(r#"extern "C" __global__ void nothing() {}"#)?;
    // SAFETY: it takes nothing and does nothing.
    unsafe { kernel(&module, "nothing")?.launch(Dim3::x(1), Dim3::x(1)).run()? };
    Ok(cuda::ctx_synchronize()?)
}

fn arguments_of_every_size_arrive(gpu: &Gpu) -> Outcome {
    const SOURCE: &str = r#"extern "C" __global__ void all(signed char a, unsigned char b, short c, unsigned short d, int e,
        unsigned f, long long g, unsigned long long h, float i, double j, bool k, double *out) {
        double values[11] = {(double)a, (double)b, (double)c, (double)d, (double)e, (double)f, (double)g, (double)h,
            (double)i, j, (double)k};
        for (int at = 0; at < 11; ++at) out[at] = values[at];
    }"#;
    let module = gpu.module(SOURCE)?;
    let mut out = DeviceMemory::from_slice(&[0f64; 11])?;
    let launch = kernel(&module, "all")?;
    let launch = launch.launch(Dim3::x(1), Dim3::x(1)).arg(&-1i8).arg(&255u8).arg(&-2i16).arg(&65535u16).arg(&-3i32);
    let launch = launch.arg(&4_000_000_000u32).arg(&-4i64).arg(&(1u64 << 40)).arg(&0.5f32).arg(&0.25f64).arg(&1u8);
    // SAFETY: the arguments are those that the kernel declares.
    unsafe { launch.arg(&mut out).run()? };
    let expected = [-1.0, 255.0, -2.0, 65535.0, -3.0, 4e9, -4.0, (1u64 << 40) as f64, 0.5, 0.25, 1.0];
    same_elements("arguments", &download(&out)?, &expected)
}

fn arguments_arrive_by_pointers(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SAXPY)?;
    let (x, y, expected) = data()?;
    let (mut a, mut n, mut from, mut to) = (2f32, N as u32, x.address(), y.address());
    let mut pointers: [*mut c_void; 4] =
        [(&raw mut a).cast(), (&raw mut from).cast(), (&raw mut to).cast(), (&raw mut n).cast()];
    let function = kernel(&module, "saxpy")?;
    // SAFETY: one pointer per argument, each to a value of its type, and both arrays have that many elements.
    unsafe {
        function.launch_kernel(N as u32 / 256, 1, 1, 256, 1, 1, 0, None, pointers.as_mut_ptr(), ptr::null_mut())?;
    }
    same_elements("saxpy", &download(&y)?, &expected)
}

fn arguments_arrive_in_a_buffer(gpu: &Gpu) -> Outcome {
    #[repr(C)]
    struct Arguments {
        a: f32,
        x: u64,
        y: u64,
        n: u32,
    }
    let module = gpu.module(SAXPY)?;
    let (x, y, expected) = data()?;
    let mut arguments = Arguments { a: 2.0, x: x.address(), y: y.address(), n: N as u32 };
    // Up to the end of the last parameter: what pads the struct is no part of them.
    let mut size = offset_of!(Arguments, n) + size_of::<u32>();
    let mut extra: [*mut c_void; 5] = [
        CU_LAUNCH_PARAM_BUFFER_POINTER,
        (&raw mut arguments).cast(),
        CU_LAUNCH_PARAM_BUFFER_SIZE,
        (&raw mut size).cast(),
        CU_LAUNCH_PARAM_END,
    ];
    let function = kernel(&module, "saxpy")?;
    // SAFETY: the buffer has the layout of the parameters, and both arrays have that many elements.
    unsafe { function.launch_kernel(N as u32 / 256, 1, 1, 256, 1, 1, 0, None, ptr::null_mut(), extra.as_mut_ptr())? };
    same_elements("saxpy", &download(&y)?, &expected)
}

fn a_launch_of_512_arguments(gpu: &Gpu) -> Outcome {
    let mut source = r#"extern "C" __global__ void many(unsigned *out"#.to_owned();
    let mut body = String::new();
    for at in 0..511 {
        write!(source, ", unsigned a{at}").expect("a string grows");
        write!(body, "out[{at}] = a{at};").expect("a string grows");
    }
    let cubin = gpu.compile(&format!("{source}) {{ {body} }}"), &[])?.cubin()?;
    // SAFETY: NVRTC made it just now.
    let module = unsafe { Module::load_data(&cubin)? };
    let mut out = DeviceMemory::from_slice(&[0u32; 511])?;
    let function = kernel(&module, "many")?;
    let expected: Vec<u32> = (0..511).map(|at| at * 3 + 1).collect();
    let launch = function.launch(Dim3::x(1), Dim3::x(1)).arg(&mut out);
    let launch = expected.iter().fold(launch, |launch, value| launch.arg(value));
    // SAFETY: the arguments are those that the kernel declares.
    unsafe { launch.run()? };
    same_elements("512 arguments", &download(&out)?, &expected)
}

fn a_struct_is_an_argument(gpu: &Gpu) -> Outcome {
    const SOURCE: &str = r#"struct Four { float values[4]; };
    extern "C" __global__ void sum(Four four, float *out) {
        *out = four.values[0] + four.values[1] + four.values[2] + four.values[3];
    }"#;
    let module = gpu.module(SOURCE)?;
    let mut out = DeviceMemory::from_slice(&[0f32])?;
    let function = kernel(&module, "sum")?;
    // SAFETY: four numbers are what the struct has.
    unsafe { function.launch(Dim3::x(1), Dim3::x(1)).arg(&[1f32, 2.0, 3.0, 4.0]).arg(&mut out).run()? };
    same("the sum", download(&out)?, vec![10.0])
}

fn too_few_and_too_many_arguments_are_refused(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SAXPY)?;
    let function = kernel(&module, "saxpy")?;
    let wrong = |kind: &ErrorKind| matches!(kind, ErrorKind::WrongArguments { .. });
    let launch = || function.launch(Dim3::x(1), Dim3::x(1)).arg(&1f32).arg(&0u64).arg(&0u64);
    // SAFETY: neither is launched.
    let (few, many) = unsafe { (launch().run(), launch().arg(&0u32).arg(&0u32).run()) };
    refused("three arguments for four", few, wrong)?;
    refused("five arguments for four", many, wrong)
}

fn an_argument_of_the_wrong_size_is_refused(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SAXPY)?;
    let function = kernel(&module, "saxpy")?;
    // SAFETY: it is not launched.
    let result = unsafe { function.launch(Dim3::x(1), Dim3::x(1)).arg(&1f64).arg(&0u64).arg(&0u64).arg(&0u32).run() };
    refused("a double for a float", result, |kind| matches!(kind, ErrorKind::WrongArguments { .. }))
}

fn grids_and_blocks_have_three_dimensions(gpu: &Gpu) -> Outcome {
    const SOURCE: &str = r#"extern "C" __global__ void where(unsigned *out) {
        unsigned block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
        unsigned thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
        unsigned at = block * (blockDim.x * blockDim.y * blockDim.z) + thread;
        out[at] = at;
    }"#;
    let module = gpu.module(SOURCE)?;
    let count = 2 * 3 * 4 * 5 * 6 * 7;
    let mut out = DeviceMemory::from_slice(&vec![u32::MAX; count])?;
    let function = kernel(&module, "where")?;
    // SAFETY: as many elements as threads.
    unsafe { function.launch(Dim3::xyz(2, 3, 4), Dim3::xyz(5, 6, 7)).arg(&mut out).run()? };
    same_elements("the places of all threads", &download(&out)?, &(0..count as u32).collect::<Vec<_>>())
}

const NOTHING: &str = r#"extern "C" __global__ void nothing() {}"#;

fn a_launch_without_blocks_is_refused(gpu: &Gpu) -> Outcome {
    let module = gpu.module(NOTHING)?;
    let function = kernel(&module, "nothing")?;
    // SAFETY: it takes nothing and does nothing.
    let result = unsafe { function.launch(Dim3::x(0), Dim3::x(1)).run() };
    fails("cuLaunchKernelEx without blocks", result, &[Status::ERROR_INVALID_VALUE])
}

fn a_block_that_is_too_large_is_refused(gpu: &Gpu) -> Outcome {
    let module = gpu.module(NOTHING)?;
    let function = kernel(&module, "nothing")?;
    let most = gpu.attribute(DeviceAttribute::MAX_THREADS_PER_BLOCK)? as u32;
    // SAFETY: it takes nothing and does nothing.
    let result = unsafe { function.launch(Dim3::x(1), Dim3::x(most + 1)).run() };
    fails("cuLaunchKernelEx of too many threads", result, &[Status::ERROR_INVALID_VALUE])
}

const SHARED: &str = r#"extern "C" __global__ void reverse(unsigned *values, unsigned n) {
    extern __shared__ unsigned buffer[];
    for (unsigned i = threadIdx.x; i < n; i += blockDim.x) buffer[i] = values[i];
    __syncthreads();
    for (unsigned i = threadIdx.x; i < n; i += blockDim.x) values[i] = buffer[n - 1 - i];
}"#;

fn reverse(gpu: &Gpu, bytes: u32, permit: bool) -> Outcome {
    let module = gpu.module(SHARED)?;
    let function = kernel(&module, "reverse")?;
    if permit {
        function.set_attribute(FunctionAttribute::MAX_DYNAMIC_SHARED_SIZE_BYTES, bytes as i32)?;
    }
    let count = bytes / 4;
    let mut memory = DeviceMemory::from_slice(&(0..count).collect::<Vec<_>>())?;
    let launch = function.launch(Dim3::x(1), Dim3::x(256)).shared_memory(bytes);
    // SAFETY: the array and the shared memory have that many elements.
    unsafe { launch.arg(&mut memory).arg(&count).run()? };
    same_elements("the reversed array", &download(&memory)?, &(0..count).rev().collect::<Vec<_>>())
}

fn shared_memory_is_given_to_a_block(gpu: &Gpu) -> Outcome {
    reverse(gpu, 4096, false)
}

fn more_shared_memory_than_usual_is_asked_for(gpu: &Gpu) -> Outcome {
    let most = gpu.attribute(DeviceAttribute::MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)? as u32;
    reverse(gpu, most, true)?;
    let module = gpu.module(SHARED)?;
    let function = kernel(&module, "reverse")?;
    let launch = function.launch(Dim3::x(1), Dim3::x(1)).shared_memory(most).arg(&0u64).arg(&0u32);
    // SAFETY: it is not launched, as nobody allowed that much.
    fails("cuLaunchKernelEx with too much shared memory", unsafe { launch.run() }, &[Status::ERROR_INVALID_VALUE])
}

const BARRIER: &str = r#"extern "C" __global__ void meet(unsigned *arrived, unsigned *seen) {
    if (threadIdx.x == 0) {
        atomicAdd(arrived, 1);
        while (atomicAdd(arrived, 0) < gridDim.x) { }
        seen[blockIdx.x] = atomicAdd(arrived, 0);
    }
}"#;

fn blocks_wait_for_each_other(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::COOPERATIVE_LAUNCH)?;
    let blocks = gpu.attribute(DeviceAttribute::MULTIPROCESSOR_COUNT)? as u32;
    let module = gpu.module(BARRIER)?;
    let function = kernel(&module, "meet")?;
    let mut arrived = DeviceMemory::from_slice(&[0u32])?;
    let mut seen = DeviceMemory::from_slice(&vec![0u32; blocks as usize])?;
    let launch = function.launch(Dim3::x(blocks), Dim3::x(32)).cooperative();
    // SAFETY: a number, and one per block; one block per multiprocessor fits.
    unsafe { launch.arg(&mut arrived).arg(&mut seen).run()? };
    same_elements("what each block saw", &download(&seen)?, &vec![blocks; blocks as usize])
}

fn a_cooperative_launch_that_does_not_fit_is_refused(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::COOPERATIVE_LAUNCH)?;
    let module = gpu.module(NOTHING)?;
    let function = kernel(&module, "nothing")?;
    // SAFETY: it takes nothing and does nothing.
    let result = unsafe { function.launch_cooperative_kernel(1 << 20, 1, 1, 1024, 1, 1, 0, None, ptr::null_mut()) };
    fails("cuLaunchCooperativeKernel of a million blocks", result, &[Status::ERROR_COOPERATIVE_LAUNCH_TOO_LARGE])
}

fn blocks_form_clusters(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::CLUSTER_LAUNCH)?;
    const SOURCE: &str = r#"extern "C" __global__ void cluster(unsigned *out) {
        unsigned size, rank;
        asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(size));
        asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
        if (threadIdx.x == 0) out[blockIdx.x] = size * 100 + rank;
    }"#;
    let module = gpu.module(SOURCE)?;
    let function = kernel(&module, "cluster")?;
    let mut out = DeviceMemory::from_slice(&[0u32; 8])?;
    // SAFETY: one number per block.
    unsafe { function.launch(Dim3::x(8), Dim3::x(32)).cluster(Dim3::x(4)).arg(&mut out).run()? };
    same("sizes and ranks", download(&out)?, vec![400, 401, 402, 403, 400, 401, 402, 403])?;
    // SAFETY: it is not launched, as 8 blocks are no clusters of 3.
    let result = unsafe { function.launch(Dim3::x(8), Dim3::x(32)).cluster(Dim3::x(3)).arg(&mut out).run() };
    fails("clusters that do not divide the grid", result, &[Status::ERROR_INVALID_CLUSTER_SIZE, Status::ERROR_INVALID_VALUE])
}

fn attributes_are_taken(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SAXPY)?;
    let function = kernel(&module, "saxpy")?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let (_, greatest) = cuda::ctx_get_stream_priority_range()?;
    let attributes = [
        ("priority", LaunchAttribute::new().priority(greatest)),
        ("programmatic stream serialization", LaunchAttribute::new().programmatic_stream_serialization_allowed(1)),
        ("memory synchronisation domain", LaunchAttribute::new().mem_sync_domain(LaunchMemSyncDomain::DEFAULT)),
        ("preferred shared memory", LaunchAttribute::new().shared_mem_carveout(50)),
        ("cluster scheduling", LaunchAttribute::new().cluster_scheduling_policy_preference(cuda::ClusterSchedulingPolicy::SPREAD)),
    ];
    for (what, attribute) in attributes {
        let (x, mut y, expected) = data()?;
        let launch = function.launch(Dim3::x(N as u32 / 256), Dim3::x(256)).on(&stream).attribute(attribute);
        // SAFETY: the arguments are those that the kernel declares, and both arrays have that many elements.
        let result = unsafe { launch.arg(&2f32).arg(&x).arg(&mut y).arg(&(N as u32)).run() };
        result.map_err(|error| crate::outcome::Stop::failed(format!("with {what}: {error}")))?;
        stream.synchronize()?;
        same_elements(format!("saxpy with {what}"), &download(&y)?, &expected)?;
    }
    Ok(())
}

fn a_launch_completes_an_event(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::CLUSTER_LAUNCH)?;
    gpu.needs_driver(12, 3)?;
    let event = cuda::Event::create(cuda::EventFlags::DISABLE_TIMING)?;
    run_with_event(gpu, LaunchAttribute::new().launch_completion_event(&event, 0))?;
    event.synchronize()?;
    same("cuEventQuery", event.query()?, true)
}

fn a_launch_records_an_event(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::CLUSTER_LAUNCH)?;
    let event = cuda::Event::create(cuda::EventFlags::DISABLE_TIMING)?;
    run_with_event(gpu, LaunchAttribute::new().programmatic_event(&event, 0, 1))?;
    event.synchronize()?;
    same("cuEventQuery", event.query()?, true)
}

fn run_with_event(gpu: &Gpu, attribute: LaunchAttribute<'_>) -> Outcome {
    let module = gpu.module(NOTHING)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    // SAFETY: it takes nothing and does nothing.
    unsafe { kernel(&module, "nothing")?.launch(Dim3::x(1), Dim3::x(32)).on(&stream).attribute(attribute).run()? };
    Ok(stream.synchronize()?)
}

fn the_old_launch_works_too(gpu: &Gpu) -> Outcome {
    let module = gpu.module(NOTHING)?;
    let function = kernel(&module, "nothing")?;
    let config = LaunchConfig::new().grid_dim_x(1).grid_dim_y(1).grid_dim_z(1).block_dim_x(32).block_dim_y(1).block_dim_z(1);
    // SAFETY: it takes nothing and does nothing.
    unsafe {
        function.launch_kernel(1, 1, 1, 32, 1, 1, 0, None, ptr::null_mut(), ptr::null_mut())?;
        cuda::launch_kernel_ex(&config, &function, ptr::null_mut(), ptr::null_mut())?;
    }
    Ok(cuda::ctx_synchronize()?)
}
