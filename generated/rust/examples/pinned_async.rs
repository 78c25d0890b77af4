//! Copies that run on while the host goes on: each owns its host buffer until it is done.

use std::process::ExitCode;

use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, Stream, StreamFlags};
use cuspec::memory::{DeviceMemory, PinnedMemory, copy_to_device, copy_to_host};

const N: usize = 1 << 20;

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
    let streams = [Stream::create(StreamFlags::NON_BLOCKING)?, Stream::create(StreamFlags::NON_BLOCKING)?];

    let mut under_way = Vec::new();
    let mut memories = Vec::new();
    for (number, stream) in streams.iter().enumerate() {
        let mut input = PinnedMemory::<u32>::new(N)?;
        input.iter_mut().zip(0..).for_each(|(value, i)| *value = i + number as u32);
        let mut memory = DeviceMemory::<u32>::new(N)?;
        under_way.push(copy_to_device(&mut memory, input, Some(stream))?);
        memories.push(memory);
    }
    println!("enqueued {} copies", under_way.len());
    // The buffers come back once the device has read them.
    let inputs = under_way.into_iter().map(|copy| copy.wait()).collect::<cuspec::Result<Vec<_>>>()?;

    for ((memory, input), stream) in memories.iter().zip(&inputs).zip(&streams) {
        let output = copy_to_host(PinnedMemory::<u32>::new(N)?, memory, Some(stream))?.wait()?;
        println!("{} of {N} elements are right", output.iter().zip(input.iter()).filter(|(a, b)| a == b).count());
    }
    Ok(())
}
