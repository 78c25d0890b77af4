//! What a copy writes is nothing that it reads.
use cuspec::cuda;
use cuspec::memory::DeviceMemory;

fn main() -> cuspec::Result<()> {
    let mut memory = DeviceMemory::<f32>::new(16)?;
    cuda::memcpy_dtod(&mut memory[8..], &memory[..8])
}
