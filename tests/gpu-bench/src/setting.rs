//! What the calls work on: a context, a stream, memory and kernels.

use std::error::Error;
use std::fs;

use cuspec::Lent;
use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, ContextRef, DeviceAttribute, Event, EventFlags, FunctionRef, Module, Stream, StreamFlags};
use cuspec::memory::DeviceMemory;
use cuspec::nvrtc::{self, Program};
use cuspec::sys::cuda::CUdevice;

/// Bytes that are allocated and copied.
pub const SMALL: usize = 1024;

/// Where calls find their arguments.
pub struct Setting<'s> {
    pub device: CUdevice,
    pub context: &'s ContextRef,
    pub stream: &'s Stream,
    pub event: &'s Event,
    pub module: &'s Module,
    pub empty: Lent<'s, FunctionRef>,
    pub ints: Lent<'s, FunctionRef>,
    pub doubles: Lent<'s, FunctionRef>,
    /// What is copied to.
    pub target: DeviceMemory<u8>,
    /// 128 by 128 numbers.
    pub tensor: DeviceMemory<f32>,
    pub host: Vec<u8>,
    pub words: [i32; 16],
    pub numbers: [f64; 512],
}

/// Prepares the first device and does something there.
pub fn with<T>(kernels: &str, act: impl FnOnce(&mut Setting<'_>) -> Result<T, Box<dyn Error>>) -> Result<T, Box<dyn Error>> {
    cuda::init()?;
    let device = cuda::device_get(0)?;
    let context = PrimaryContext::retain(device)?;
    let _current = context.make_current()?;
    let image = compiled(device, &fs::read_to_string(kernels)?)?;
    // SAFETY: NVRTC made the image just now.
    let module = unsafe { Module::load_data(&image)? };
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let event = Event::create(EventFlags::DISABLE_TIMING)?;
    act(&mut Setting {
        device,
        context: &context,
        stream: &stream,
        event: &event,
        module: &module,
        empty: module.get_function("empty")?,
        ints: module.get_function("ints")?,
        doubles: module.get_function("doubles")?,
        target: DeviceMemory::new(SMALL)?,
        tensor: DeviceMemory::new(128 * 128)?,
        host: vec![0; SMALL],
        words: [7; 16],
        numbers: [1.25; 512],
    })
}

fn compiled(device: CUdevice, source: &str) -> cuspec::Result<Vec<u8>> {
    let major = cuda::device_get_attribute(DeviceAttribute::COMPUTE_CAPABILITY_MAJOR, device)?;
    let minor = cuda::device_get_attribute(DeviceAttribute::COMPUTE_CAPABILITY_MINOR, device)?;
    let program = Program::create(source, Some("kernels.cu"), &[], &[])?;
    program.compile(&[&format!("--gpu-architecture=sm_{major}{minor}")])?;
    program.cubin()
}

/// The machine in a line of JSON. Names of devices and versions have nothing in them that would have to be escaped.
pub fn describe(setting: &Setting<'_>) -> cuspec::Result<String> {
    let name = cuda::device_get_name(setting.device)?;
    let driver = cuda::driver_get_version()?;
    let (major, minor) = nvrtc::version()?;
    let (of_driver, of_release) = (driver / 1000, driver % 1000 / 10);
    Ok(format!(
        r#"{{"device": "{name}", "driver": "CUDA {of_driver}.{of_release}", "nvrtc": "{major}.{minor}", "version": "cuspec"}}"#
    ))
}
