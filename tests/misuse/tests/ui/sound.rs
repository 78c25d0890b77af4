//! The same things done right.
use cuspec::cuda::{self, Array, MemoryPoolRef, Module, ResourceDesc, Stream, StreamFlags, mem_pool_attributes};
use cuspec::memory::DeviceMemory;

fn all(module: &Module, array: &Array, pool: &MemoryPoolRef) -> cuspec::Result<()> {
    let kernel = module.get_function("kernel")?;
    kernel.get_param_info(0)?;
    let _description: ResourceDesc<'_> = ResourceDesc::new().array(array);
    pool.set_attribute(mem_pool_attributes::RELEASE_THRESHOLD, &1)?;
    let stream = Stream::create(StreamFlags::DEFAULT)?;
    stream.launch_host_func(|| println!("done"))?;
    let mut memory = DeviceMemory::<f32>::new(16)?;
    if let Some((left, right)) = memory.split_at_mut(8) {
        cuda::memcpy_dtod(right, left)?;
    }
    stream.destroy().map_err(|(_, error)| error)
}

fn main() {
    let _ = all;
}
