//! Closures that CUDA calls: one in the order of a stream, one for each message of the driver's error log.

use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};

use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, Stream, StreamFlags};
use cuspec::{DeviceSlice, ErrorKind};

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
    let messages = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&messages);
    let registered = match cuda::logs_register_callback(move |level, text| {
        counter.fetch_add(1, Ordering::Relaxed);
        println!("the driver says ({level:?}): {}", text.trim_end());
    }) {
        Ok(registered) => Some(registered),
        Err(error) if matches!(error.kind(), ErrorKind::MissingSymbol { .. }) => {
            println!("{error}");
            None
        }
        Err(error) => return Err(error),
    };

    let context = PrimaryContext::retain(cuda::device_get(0)?)?;
    let _current = context.make_current()?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let (sender, receiver) = mpsc::channel();
    stream.launch_host_func(move || sender.send("the stream has come here").unwrap_or_default())?;
    println!("{}", receiver.recv().unwrap_or("the closure was dropped"));

    // An error on purpose, for the log.
    // SAFETY: nothing follows the address; the driver refuses it.
    let nowhere = unsafe { DeviceSlice::<u8>::from_raw(64, 16) };
    println!("as expected: {}", cuda::memcpy_dtoh(&mut [0u8; 16], nowhere).err().map_or_else(String::new, |e| e.to_string()));
    if let Some(registered) = registered {
        registered.unregister()?;
    }
    println!("{} messages", messages.load(Ordering::Relaxed));
    Ok(())
}
