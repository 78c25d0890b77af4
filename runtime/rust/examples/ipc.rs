//! Two processes share device memory: the first exports it, the second opens it, adds to what it finds and closes it again.

use std::process::{Command, ExitCode};

use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, IpcMemFlags, IpcMemHandle};
use cuspec::memory::DeviceMemory;
use cuspec::{DeviceSlice, bytes_of};

const N: usize = 1024;

fn main() -> ExitCode {
    let result = match std::env::args().nth(1) {
        None => parent(),
        Some(handle) => child(&handle),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn parent() -> cuspec::Result<()> {
    cuda::init()?;
    let context = PrimaryContext::retain(cuda::device_get(0)?)?;
    let _current = context.make_current()?;
    let memory = DeviceMemory::from_slice(&[1u32; N])?;
    let handle = cuda::ipc_get_mem_handle(memory.address())?;
    let text: String = handle.reserved.iter().map(|byte| format!("{:02x}", *byte as u8)).collect();
    let program = std::env::current_exe().expect("the system knows the running program");
    let status = Command::new(program).arg(text).status().expect("the running program can be started again");
    println!("the second process ended with {status}");
    let mut host = [0u32; N];
    memory.copy_to(&mut host)?;
    println!("{} of {N} elements are right", host.iter().filter(|v| **v == 2).count());
    Ok(())
}

fn child(text: &str) -> cuspec::Result<()> {
    cuda::init()?;
    let context = PrimaryContext::retain(cuda::device_get(0)?)?;
    let _current = context.make_current()?;
    let mut handle = IpcMemHandle::default();
    for (byte, digits) in handle.reserved.iter_mut().zip(text.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).unwrap_or_default();
        *byte = u8::from_str_radix(digits, 16).unwrap_or_default() as _;
    }
    // SAFETY: the handle comes from the first process, which waits for this one before it frees the memory.
    let address = unsafe { cuda::ipc_open_mem_handle(handle, IpcMemFlags::CU_IPC_MEM_LAZY_ENABLE_PEER_ACCESS)? };
    // SAFETY: as above, and the memory has so many elements.
    let memory = unsafe { DeviceSlice::<u32>::from_raw_mut(address, N) };
    let mut host = [0u32; N];
    cuda::memcpy_dtoh(&mut host, memory)?;
    host.iter_mut().for_each(|value| *value += 1);
    cuda::memcpy_htod(memory, &host)?;
    println!("the second process changed {} bytes", bytes_of(&host).len());
    // SAFETY: nothing uses the mapping any more.
    unsafe { cuda::ipc_close_mem_handle(address) }
}
