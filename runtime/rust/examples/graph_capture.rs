//! Captures work of a stream into a graph and launches it several times.

use std::process::ExitCode;

use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, ExecutableGraph, GraphInstantiateFlags, Stream, StreamCaptureMode, StreamFlags};
use cuspec::memory::DeviceMemory;

const N: usize = 1 << 16;

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
    let context = PrimaryContext::retain(cuda::device_get(0)?)?;
    let _current = context.make_current()?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let mut first = DeviceMemory::<u32>::new(N)?;
    let mut second = DeviceMemory::from_slice(&vec![0u32; N])?;

    stream.begin_capture(StreamCaptureMode::THREAD_LOCAL)?;
    cuda::memset_d32_async(&mut first, 42, Some(&stream))?;
    cuda::memcpy_dtod_async(&mut second, &first, Some(&stream))?;
    let graph = stream.end_capture()?;
    println!("captured {} nodes", graph.get_nodes()?.len());

    // SAFETY: the memory that the nodes refer to lives until the end of this function, which waits for the last launch.
    let executable = unsafe { ExecutableGraph::instantiate(&graph, GraphInstantiateFlags::default())? };
    for _ in 0..3 {
        // SAFETY: as above, and nothing else uses the memory meanwhile.
        unsafe { executable.launch(Some(&stream))? };
    }
    stream.synchronize()?;
    let mut host = vec![0u32; N];
    second.copy_to(&mut host)?;
    println!("{} of {N} elements are right", host.iter().filter(|v| **v == 42).count());
    Ok(())
}
