//! Compiles a kernel with NVRTC, runs it on the first device and checks what it computed.

use std::ffi::c_void;
use std::process::ExitCode;
use std::ptr::{from_mut, null_mut};

use cuspec::cuda::{self, DeviceAttribute, FunctionRef, Module, Stream, StreamFlags};
use cuspec::nvrtc::Program;

const SAXPY: &str = r#"
extern "C" __global__ void saxpy(float a, const float *x, float *y, unsigned int n)
{
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
"#;

const N: u32 = 1 << 20;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> cuspec::Result<()> {
    cuda::init()?;
    let device = cuda::device_get(0)?;
    let raw = cuda::device_primary_ctx_retain(device)?;
    // SAFETY: the primary context is retained until the end of this function.
    unsafe { cuda::ContextRef::from_raw(&raw) }.ctx_set_current()?;

    let major = cuda::device_get_attribute(DeviceAttribute::COMPUTE_CAPABILITY_MAJOR, device)?;
    let minor = cuda::device_get_attribute(DeviceAttribute::COMPUTE_CAPABILITY_MINOR, device)?;
    let program = Program::create(SAXPY, Some("saxpy.cu"), &[], &[])?;
    program.compile(&[&format!("--gpu-architecture=sm_{major}{minor}")])?;
    // SAFETY: the image was just made by NVRTC, for this device.
    let module = unsafe { Module::load_data(&program.cubin()?)? };
    let raw = cuda::module_get_function(&module, "saxpy")?;
    // SAFETY: the module outlives the function.
    let saxpy = unsafe { FunctionRef::from_raw(&raw) };

    let x: Vec<f32> = (0..N).map(|i| i as f32).collect();
    let mut y = vec![1.0f32; N as usize];
    let bytes = size_of_val(x.as_slice());
    let (mut device_x, mut device_y) = (cuda::mem_alloc(bytes)?, cuda::mem_alloc(bytes)?);
    let stream = Stream::create(StreamFlags::DEFAULT)?;
    let (mut a, mut n) = (2.0f32, N);
    let mut arguments: [*mut c_void; 4] =
        [from_mut(&mut a).cast(), from_mut(&mut device_x).cast(), from_mut(&mut device_y).cast(), from_mut(&mut n).cast()];
    // SAFETY: both allocations hold `bytes` bytes; the arguments are those that the kernel declares; the stream is waited for before
    // anything is read or freed.
    unsafe {
        cuda::memcpy_htod(device_x, bytes_of(&x))?;
        cuda::memcpy_htod(device_y, bytes_of(&y))?;
        cuda::launch_kernel(saxpy, N.div_ceil(256), 1, 1, 256, 1, 1, 0, Some(&stream), arguments.as_mut_ptr(), null_mut())?;
        stream.synchronize()?;
        cuda::memcpy_dtoh(bytes_of_mut(&mut y), device_y)?;
        cuda::mem_free(device_x)?;
        cuda::mem_free(device_y)?;
    }
    let wrong = y.iter().zip(&x).filter(|(y, x)| **y != 2.0 * **x + 1.0).count();
    println!("{} of {N} elements are right", N as usize - wrong);
    drop((stream, module));
    // SAFETY: nothing of the context is left.
    unsafe { cuda::device_primary_ctx_release(device) }
}

fn bytes_of(values: &[f32]) -> &[u8] {
    // SAFETY: every byte of an `f32` is initialised.
    unsafe { std::slice::from_raw_parts(values.as_ptr().cast(), size_of_val(values)) }
}

fn bytes_of_mut(values: &mut [f32]) -> &mut [u8] {
    // SAFETY: as above, and any bytes are a value of `f32`.
    unsafe { std::slice::from_raw_parts_mut(values.as_mut_ptr().cast(), size_of_val(values)) }
}
