//! Kernel launches: arguments are packed and held against what the driver knows of the kernel.

use core::fmt;

use cuspec_runtime::{Error, ErrorKind, KernelArgument, KernelArguments, Result};

use crate::cuda::{self, FunctionRef, LaunchAttribute, LaunchConfig, StreamRef};

/// The size of a grid, a block or a cluster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dim3 {
    /// In x.
    pub x: u32,
    /// In y.
    pub y: u32,
    /// In z.
    pub z: u32,
}

impl Dim3 {
    /// One dimension.
    pub const fn x(x: u32) -> Self {
        Self { x, y: 1, z: 1 }
    }

    /// Two dimensions.
    pub const fn xy(x: u32, y: u32) -> Self {
        Self { x, y, z: 1 }
    }

    /// Three dimensions.
    pub const fn xyz(x: u32, y: u32, z: u32) -> Self {
        Self { x, y, z }
    }
}

/// A launch that is being put together.
#[must_use = "nothing is launched before `run`"]
pub struct Launch<'a> {
    function: &'a FunctionRef,
    config: LaunchConfig<'a>,
    attributes: Vec<LaunchAttribute<'a>>,
    arguments: KernelArguments,
}

impl FunctionRef {
    /// Starts to put a launch of the kernel together: a grid of so many blocks of so many threads.
    pub fn launch(&self, grid: Dim3, block: Dim3) -> Launch<'_> {
        let config = LaunchConfig::new().grid_dim_x(grid.x).grid_dim_y(grid.y).grid_dim_z(grid.z);
        let config = config.block_dim_x(block.x).block_dim_y(block.y).block_dim_z(block.z);
        Launch { function: self, config, attributes: Vec::new(), arguments: KernelArguments::default() }
    }
}

impl<'a> Launch<'a> {
    /// In a stream rather than in the default stream.
    pub fn on(mut self, stream: &'a StreamRef) -> Self {
        self.config = self.config.h_stream(stream);
        self
    }

    /// With so many bytes of dynamic shared memory per block.
    pub fn shared_memory(mut self, bytes: u32) -> Self {
        self.config = self.config.shared_mem_bytes(bytes);
        self
    }

    /// With all blocks on the device at once, so that they can wait for each other.
    pub fn cooperative(self) -> Self {
        self.attribute(LaunchAttribute::new().cooperative(1))
    }

    /// In clusters of so many blocks.
    pub fn cluster(self, size: Dim3) -> Self {
        self.attribute(LaunchAttribute::new().cluster_dim(size.x, size.y, size.z))
    }

    /// With any attribute.
    pub fn attribute(mut self, attribute: LaunchAttribute<'a>) -> Self {
        self.attributes.push(attribute);
        self
    }

    /// The next argument: a plain value, or memory, of which the kernel gets the address.
    pub fn arg(mut self, argument: impl KernelArgument) -> Self {
        argument.append_to(&mut self.arguments);
        self
    }

    /// Launches the kernel.
    ///
    /// # Errors
    /// Arguments whose number or size is not what the kernel has (where the driver can tell, since CUDA 12.4); those of
    /// `cuLaunchKernelEx`.
    ///
    /// # Safety
    /// The arguments must be of the types that the kernel declares, and what it does with memory must stay within bounds and not
    /// conflict with other uses of that memory until it is done.
    pub unsafe fn run(mut self) -> Result<()> {
        self.check()?;
        let mut pointers = self.arguments.pointers();
        let config = self.config.attrs(&self.attributes)?;
        let pointers = if pointers.is_empty() { core::ptr::null_mut() } else { pointers.as_mut_ptr() };
        // SAFETY: one pointer per argument, each to a value of its size; the caller answers for the rest.
        unsafe { cuda::launch_kernel_ex(&config, self.function, pointers, core::ptr::null_mut()) }
    }

    fn check(&self) -> Result<()> {
        let wrong = |what: &str| Err(Error::new(ErrorKind::WrongArguments { message: what.to_owned() }));
        for (at, given) in self.arguments.sizes().enumerate() {
            match self.function.get_param_info(at) {
                Ok((_, wanted)) if wanted == given => {}
                Ok((_, wanted)) => return wrong(&format!("argument {at} of the kernel has {wanted} bytes, not {given}")),
                Err(error) if matches!(error.kind(), ErrorKind::MissingSymbol { .. }) => return Ok(()),
                Err(error) if error.is(cuda::Status::ERROR_INVALID_VALUE) => {
                    return wrong(&format!("the kernel has {at} arguments, not {}", self.arguments.len()));
                }
                Err(error) => return Err(error),
            }
        }
        match self.function.get_param_info(self.arguments.len()) {
            Ok(_) => wrong(&format!("the kernel has more than {} arguments", self.arguments.len())),
            Err(_) => Ok(()),
        }
    }
}

impl fmt::Debug for Launch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Launch").field("arguments", &self.arguments.len()).finish_non_exhaustive()
    }
}
