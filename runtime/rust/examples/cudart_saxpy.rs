//! The same kernel by the CUDA Runtime: its memory, its streams and its libraries of device code.

use std::process::ExitCode;

use cuspec::cudart::{self, DeviceAttr};
use cuspec::nvrtc::Program;
use cuspec::{DeviceSlice, cuda};

const SAXPY: &str = r#"
extern "C" __global__ void saxpy(float a, const float *x, float *y, unsigned int n)
{
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
"#;

const N: u32 = 1 << 16;

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
    cudart::set_device(0)?;
    let major = cudart::device_get_attribute(DeviceAttr::COMPUTE_CAPABILITY_MAJOR, 0)?;
    let minor = cudart::device_get_attribute(DeviceAttr::COMPUTE_CAPABILITY_MINOR, 0)?;
    let program = Program::create(SAXPY, Some("saxpy.cu"), &[], &[])?;
    program.compile(&[&format!("--gpu-architecture=sm_{major}{minor}")])?;
    let cubin = program.cubin()?;

    let bytes = N as usize * size_of::<f32>();
    let (x, y) = (cudart::malloc(bytes)?, cudart::malloc(bytes)?);
    let host: Vec<f32> = (0..N).map(|i| i as f32).collect();
    let mut result = vec![0f32; N as usize];
    let stream = cudart::stream_create()?;
    // SAFETY: the image was just made by NVRTC; both allocations hold that many bytes; the arguments are those that the kernel
    // declares; the stream is waited for before anything is read or freed.
    unsafe {
        let library = cudart::library_load_data(&cubin, &[], core::ptr::null_mut(), &[], core::ptr::null_mut())?;
        let kernel = cudart::library_get_kernel(&library, "saxpy")?;
        let kernel = cuda::KernelRef::from_raw(&kernel);
        for memory in [x, y] {
            let memory = DeviceSlice::<f32>::from_raw_mut(memory as u64, N as usize);
            cuda::memcpy_htod(memory, &host)?;
        }
        let (mut a, mut n, mut x, mut y) = (2.0f32, N, x, y);
        let mut arguments: [*mut core::ffi::c_void; 4] =
            [(&raw mut a).cast(), (&raw mut x).cast(), (&raw mut y).cast(), (&raw mut n).cast()];
        let (grid, block) = (cudart::Dim3 { x: N / 256, y: 1, z: 1 }, cudart::Dim3 { x: 256, y: 1, z: 1 });
        cudart::launch_kernel(kernel, grid, block, arguments.as_mut_ptr(), 0, Some(&stream))?;
        cudart::stream_synchronize(Some(&stream))?;
        cuda::memcpy_dtoh(&mut result, DeviceSlice::<f32>::from_raw(y as u64, N as usize))?;
        cudart::free(x)?;
        cudart::free(y)?;
    }
    println!("{} of {N} elements are right", result.iter().zip(&host).filter(|(y, x)| **y == 3.0 * **x).count());
    Ok(())
}
