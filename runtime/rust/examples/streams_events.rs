//! Two streams: one waits for an event of the other, and a pair of events tells how long the work took.

use std::process::ExitCode;

use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, Event, EventFlags, Stream, StreamFlags};
use cuspec::memory::DeviceMemory;

const N: usize = 1 << 22;

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
    let (first, second) = (Stream::create(StreamFlags::NON_BLOCKING)?, Stream::create(StreamFlags::NON_BLOCKING)?);
    let (start, filled, end) =
        (Event::create(EventFlags::DEFAULT)?, Event::create(EventFlags::DEFAULT)?, Event::create(EventFlags::DEFAULT)?);

    let mut source = DeviceMemory::<u32>::new(N)?;
    let mut copy = DeviceMemory::<u32>::new(N)?;
    start.record(Some(&first))?;
    cuda::memset_d32_async(&mut source, 7, Some(&first))?;
    filled.record(Some(&first))?;
    // The copy starts once the memory is filled, though it is in another stream.
    second.wait_event(&filled, cuda::EventWaitFlags::DEFAULT)?;
    cuda::memcpy_dtod_async(&mut copy, &source, Some(&second))?;
    end.record(Some(&second))?;
    end.synchronize()?;

    println!("filled and copied {} MiB in {:.3} ms", (N * 4) >> 20, start.elapsed_time(&end)?);
    let mut host = vec![0u32; N];
    copy.copy_to(&mut host)?;
    println!("{} of {N} elements are right", host.iter().filter(|v| **v == 7).count());
    println!("the first stream is {}", if first.query()? { "idle" } else { "busy" });
    Ok(())
}
