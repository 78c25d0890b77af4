//! A part of device memory lives as long as its allocation.
use cuspec::memory::DeviceMemory;

fn main() -> cuspec::Result<()> {
    let memory = DeviceMemory::<f32>::new(16)?;
    let part = &memory[..4];
    drop(memory);
    println!("{}", part.len());
    Ok(())
}
