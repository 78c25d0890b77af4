//! What a pool tells about its use cannot be set.
use cuspec::cuda::{MemoryPoolRef, mem_pool_attributes};

fn set(pool: &MemoryPoolRef) -> cuspec::Result<()> {
    pool.set_attribute(mem_pool_attributes::USED_MEM_CURRENT, &0)
}

fn main() {
    let _ = set;
}
