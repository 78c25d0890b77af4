//! Memory from the pool of a device, allocated and freed in the order of a stream; attributes know the types of their values.

use std::process::ExitCode;

use cuspec::DeviceSlice;
use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, MemoryPoolRef, Stream, StreamFlags, mem_pool_attributes};

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
    let device = cuda::device_get(0)?;
    let context = PrimaryContext::retain(device)?;
    let _current = context.make_current()?;
    let raw = cuda::device_get_default_mem_pool(device)?;
    // SAFETY: the default pool lives as long as its device.
    let pool = unsafe { MemoryPoolRef::from_raw(&raw) };
    pool.set_attribute(mem_pool_attributes::RELEASE_THRESHOLD, &(64u64 << 20))?;
    println!("the pool keeps {} bytes", pool.get_attribute(mem_pool_attributes::RELEASE_THRESHOLD)?);

    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let address = cuda::mem_alloc_async(N, Some(&stream))?;
    // SAFETY: the allocation is that large, and is freed below, after its last use in the same stream.
    let memory = unsafe { DeviceSlice::<u8>::from_raw_mut(address, N) };
    cuda::memset_d8_async(memory, 5, Some(&stream))?;
    stream.synchronize()?;
    let mut host = vec![0u8; N];
    cuda::memcpy_dtoh(&mut host, memory)?;
    // SAFETY: nothing uses the memory after this point of the stream.
    unsafe { cuda::mem_free_async(address, Some(&stream))? };
    stream.synchronize()?;

    println!("{} of {N} bytes are right", host.iter().filter(|v| **v == 5).count());
    println!("at most {} bytes were in use", pool.get_attribute(mem_pool_attributes::USED_MEM_HIGH)?);
    Ok(())
}
