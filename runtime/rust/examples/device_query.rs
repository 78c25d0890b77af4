//! Lists the CUDA devices with their architecture and memory.

use std::process::ExitCode;

use cuspec::cuda::{self, DeviceAttribute};

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
    let version = cuda::driver_get_version()?;
    println!("the driver supports CUDA {}.{}", version / 1000, version % 1000 / 10);
    for ordinal in 0..cuda::device_get_count()? {
        let device = cuda::device_get(ordinal)?;
        let attribute = |which| cuda::device_get_attribute(which, device);
        println!(
            "{ordinal}: {}, sm_{}{}, {} multiprocessors, {} MiB",
            cuda::device_get_name(device)?,
            attribute(DeviceAttribute::COMPUTE_CAPABILITY_MAJOR)?,
            attribute(DeviceAttribute::COMPUTE_CAPABILITY_MINOR)?,
            attribute(DeviceAttribute::MULTIPROCESSOR_COUNT)?,
            cuda::device_total_mem(device)? >> 20,
        );
    }
    Ok(())
}
