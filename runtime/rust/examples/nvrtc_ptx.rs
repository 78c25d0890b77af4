//! Compiles a CUDA kernel to PTX and to a cubin with NVRTC. Needs libnvrtc, but no GPU and no driver.
//!
//! ```console
//! $ pip install nvidia-cuda-nvrtc && cargo run --example nvrtc_ptx
//! ```

use std::process::ExitCode;

use cuspec::nvrtc::{self, Program, Status};

const SAXPY: &str = r#"
extern "C" __global__ void saxpy(float a, const float *x, float *y, unsigned int n)
{
    unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
"#;

const FAULTY: &str = "extern \"C\" __global__ void saxpy(float a) { y = a; }";

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
    let (major, minor) = nvrtc::version()?;
    let archs = nvrtc::supported_archs()?;
    println!("NVRTC {major}.{minor} compiles for {archs:?}");
    let newest = archs.iter().max().expect("a compiler has a target");

    let program = Program::create(SAXPY, Some("saxpy.cu"), &[], &[])?;
    program.add_name_expression("saxpy")?;
    program.compile(&[&format!("--gpu-architecture=sm_{newest}"), "--use_fast_math"])?;
    let ptx = program.ptx()?;
    let cubin = program.cubin()?;
    let name = program.lowered_name("saxpy")?;
    println!(
        "saxpy for sm_{newest}: {} bytes of PTX, {} bytes of cubin, entry {}",
        ptx.len(),
        cubin.len(),
        name.unwrap_or_default()
    );
    println!("{}", ptx.lines().find(|line| line.contains(".entry")).unwrap_or_default());

    let faulty = Program::create(FAULTY, Some("faulty.cu"), &[], &[])?;
    match faulty.compile(&[]) {
        Ok(()) => println!("the faulty kernel compiled, which it should not"),
        Err(error) if error.is(Status::ERROR_COMPILATION) => println!("as expected, {error}:\n{}", faulty.log()?.trim_end()),
        Err(error) => return Err(error),
    }
    faulty.destroy().map_err(|(_, error)| error)
}
