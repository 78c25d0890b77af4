//! The GPU that tests run on: its primary context, what it can do, and kernels compiled for it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use cuspec::context::PrimaryContext;
use cuspec::cuda::{self, ContextRef, DeviceAttribute, FunctionRef, MemLocation, MemLocationStAnon0, MemLocationType, Module};
use cuspec::nvrtc::Program;
use cuspec::sys::cuda::{CUdevice, LIBRARY};
use cuspec::{DeviceSlice, Lent, Plain, Symbol};
use cuspec_runtime::Version;

use crate::outcome::{Outcome, Stop};

/// The first device. Its primary context is retained as long as this value lives, and current while a test runs.
pub struct Gpu {
    device: CUdevice,
    context: PrimaryContext,
    cubins: Mutex<HashMap<&'static str, Vec<u8>>>,
}

impl Gpu {
    /// Retains the primary context of the first device.
    pub fn open() -> cuspec::Result<Self> {
        let device = cuda::device_get(0)?;
        Ok(Self { device, context: PrimaryContext::retain(device)?, cubins: Mutex::default() })
    }

    /// The device.
    pub fn device(&self) -> CUdevice {
        self.device
    }

    /// Its primary context.
    pub fn context(&self) -> &ContextRef {
        &self.context
    }

    /// An attribute of the device.
    pub fn attribute(&self, which: DeviceAttribute) -> Outcome<i32> {
        Ok(cuda::device_get_attribute(which, self.device)?)
    }

    /// Skips the test where the device says that it cannot.
    pub fn needs(&self, which: DeviceAttribute) -> Outcome {
        match cuda::device_get_attribute(which, self.device) {
            Ok(0) => Err(Stop::skipped(format!("{} is 0", name(which)))),
            Ok(_) => Ok(()),
            Err(error) if error.is(cuda::Status::ERROR_INVALID_VALUE) => {
                Err(Stop::skipped(format!("this driver does not know {}", name(which))))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Skips the test where the driver is older than a function.
    pub fn needs_symbol(&self, symbol: &'static Symbol) -> Outcome {
        let (since, version) = (symbol.since(), LIBRARY.version());
        match symbol.get() {
            Ok(_) => Ok(()),
            Err(missing) if since > version => Err(Stop::skipped(missing.to_string())),
            Err(missing) => Err(Stop::failed(missing)),
        }
    }

    /// Skips the test where the driver supports less than a release.
    pub fn needs_driver(&self, major: u16, minor: u16) -> Outcome {
        let version = LIBRARY.version();
        if version >= Some(Version::new(major, minor)) {
            return Ok(());
        }
        let version = version.map_or("an unknown version".to_owned(), |v| format!("CUDA {v}"));
        Err(Stop::skipped(format!("needs a driver for CUDA {major}.{minor}; this one supports {version}")))
    }

    /// The compute capability, as in `sm_90`.
    pub fn architecture(&self) -> Outcome<String> {
        let major = self.attribute(DeviceAttribute::COMPUTE_CAPABILITY_MAJOR)?;
        let minor = self.attribute(DeviceAttribute::COMPUTE_CAPABILITY_MINOR)?;
        Ok(format!("{major}{minor}"))
    }

    /// Device code for this device, compiled once per source.
    pub fn cubin(&self, source: &'static str) -> Outcome<Vec<u8>> {
        let known = |cubins: &Mutex<HashMap<_, Vec<u8>>>| {
            cubins.lock().unwrap_or_else(PoisonError::into_inner).get(source).cloned()
        };
        if let Some(cubin) = known(&self.cubins) {
            return Ok(cubin);
        }
        let program = self.compile(source, &[])?;
        let cubin = program.cubin()?;
        self.cubins.lock().unwrap_or_else(PoisonError::into_inner).insert(source, cubin.clone());
        Ok(cubin)
    }

    /// The same as PTX, with the NUL that the driver wants at its end.
    pub fn ptx(&self, source: &str) -> Outcome<Vec<u8>> {
        let option = format!("--gpu-architecture=compute_{}", self.architecture()?);
        let mut ptx = compiled(source, &[&option])?.ptx()?.into_bytes();
        ptx.push(0);
        Ok(ptx)
    }

    /// A program compiled for this device, with more options.
    pub fn compile(&self, source: &str, options: &[&str]) -> Outcome<Program> {
        let option = format!("--gpu-architecture=sm_{}", self.architecture()?);
        compiled(source, &[&[&*option], options].concat())
    }

    /// A module of device code in the current context.
    pub fn module(&self, source: &'static str) -> Outcome<Module> {
        // SAFETY: NVRTC made the image just now, and tests launch what is in it as it is declared.
        Ok(unsafe { Module::load_data(&self.cubin(source)?)? })
    }
}

/// Skips the test where the driver came without its compiler, which some containers leave out.
pub fn jit<T>(result: cuspec::Result<T>) -> Outcome<T> {
    match result {
        Err(error) if error.is(cuda::Status::ERROR_JIT_COMPILER_NOT_FOUND) => Err(Stop::skipped(error.to_string())),
        result => Ok(result?),
    }
}

fn compiled(source: &str, options: &[&str]) -> Outcome<Program> {
    let program = Program::create(source, Some("test.cu"), &[], &[])?;
    if let Err(error) = program.compile(options) {
        return Err(Stop::failed(format!("{error}\n{}", program.log()?.trim_end())));
    }
    Ok(program)
}

/// A kernel of a module.
pub fn kernel<'m>(module: &'m Module, name: &str) -> Outcome<Lent<'m, FunctionRef>> {
    Ok(module.get_function(name)?)
}

/// What is in a range of device memory.
pub fn download<T: Plain + Default>(memory: &DeviceSlice<T>) -> Outcome<Vec<T>> {
    let mut host = vec![T::default(); memory.len()];
    cuda::memcpy_dtoh(&mut host, memory)?;
    Ok(host)
}

/// A device as the place of memory.
pub fn located(device: CUdevice) -> MemLocation {
    MemLocation { r#type: MemLocationType::DEVICE, anon0: MemLocationStAnon0 { id: device } }
}

/// The C name of an attribute, or its number.
pub fn name(which: DeviceAttribute) -> String {
    which.c_name().map_or_else(|| format!("attribute {}", which.0), str::to_owned)
}
