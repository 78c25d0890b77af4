//! An attribute knows the type of its value.
use cuspec::cuda::{MemoryPoolRef, mem_pool_attributes};

fn set(pool: &MemoryPoolRef) -> cuspec::Result<()> {
    pool.set_attribute(mem_pool_attributes::RELEASE_THRESHOLD, &0.5f32)
}

fn main() {
    let _ = set;
}
