//! Compiles a kernel with NVRTC, runs it on the first device and checks what it computed.

use std::process::ExitCode;

use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, DeviceAttribute, Module, Stream, StreamFlags};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;
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
    let context = PrimaryContext::retain(device)?;
    let _current = context.make_current()?;

    let major = cuda::device_get_attribute(DeviceAttribute::COMPUTE_CAPABILITY_MAJOR, device)?;
    let minor = cuda::device_get_attribute(DeviceAttribute::COMPUTE_CAPABILITY_MINOR, device)?;
    let program = Program::create(SAXPY, Some("saxpy.cu"), &[], &[])?;
    program.compile(&[&format!("--gpu-architecture=sm_{major}{minor}")])?;
    // SAFETY: the image was just made by NVRTC, for this device.
    let module = unsafe { Module::load_data(&program.cubin()?)? };
    let saxpy = module.get_function("saxpy")?;

    let x: Vec<f32> = (0..N).map(|i| i as f32).collect();
    let mut y = vec![1.0f32; N as usize];
    let device_x = DeviceMemory::from_slice(&x)?;
    let mut device_y = DeviceMemory::from_slice(&y)?;
    let stream = Stream::create(StreamFlags::DEFAULT)?;
    let launch = saxpy.launch(Dim3::x(N.div_ceil(256)), Dim3::x(256)).on(&stream);
    let launch = launch.arg(&2.0f32).arg(&device_x).arg(&mut device_y).arg(&N);
    // SAFETY: the arguments are those that the kernel declares, and it checks its bounds.
    unsafe { launch.run()? };
    stream.synchronize()?;
    device_y.copy_to(&mut y)?;

    let wrong = y.iter().zip(&x).filter(|(y, x)| **y != 2.0 * **x + 1.0).count();
    println!("{} of {N} elements are right", N as usize - wrong);
    Ok(())
}
