//! Pools: memory that is allocated and freed in the order of a stream.

use cuspec::DeviceSlice;
use cuspec::cuda::{
    self, DeviceAttribute, MemAccessFlags, MemAllocationHandleType, MemAllocationType, MemPoolProps, MemoryPool, MemoryPoolRef,
    Stream, StreamFlags, mem_pool_attributes,
};

use crate::gpu::{Gpu, download, located};
use crate::harness::section;
use crate::outcome::{Outcome, all_are, holds, same};

section! { "pools":
    memory_of_the_default_pool_is_used_in_a_stream,
    memory_of_an_own_pool_is_counted,
    an_own_pool_is_the_pool_of_the_device_while_it_is_set,
    a_pool_keeps_what_its_threshold_says,
    ways_of_reuse_are_switched,
    a_pool_tells_who_has_access,
    a_pool_has_a_greatest_size,
    the_default_stream_allocates_too,
    memory_freed_in_one_stream_is_reused_in_it,
}

const SIZE: usize = 1 << 20;

/// A pool of the device.
pub fn pool(gpu: &Gpu, handles: MemAllocationHandleType) -> Outcome<MemoryPool> {
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    let properties = MemPoolProps::new().alloc_type(MemAllocationType::PINNED).location(located(gpu.device()));
    Ok(MemoryPool::create(&properties.handle_types(handles))?)
}

/// Fills an allocation in a stream, reads it back and frees it.
fn fill_and_free(address: u64, stream: Option<&cuda::StreamRef>) -> Outcome {
    // SAFETY: the allocation is that large, and is freed below.
    let memory = unsafe { DeviceSlice::<u8>::from_raw_mut(address, SIZE) };
    cuda::memset_d8_async(memory, 5, stream)?;
    match stream {
        Some(stream) => stream.synchronize()?,
        None => cuda::ctx_synchronize()?,
    }
    let host = download(memory);
    // SAFETY: nothing uses the memory after this point of the stream.
    unsafe { cuda::mem_free_async(address, stream)? };
    all_are("memory of a pool", &host?, 5)
}

fn memory_of_the_default_pool_is_used_in_a_stream(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    fill_and_free(cuda::mem_alloc_async(SIZE, Some(&stream))?, Some(&stream))?;
    Ok(stream.synchronize()?)
}

fn the_default_stream_allocates_too(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    fill_and_free(cuda::mem_alloc_async(SIZE, None)?, None)
}

fn memory_of_an_own_pool_is_counted(gpu: &Gpu) -> Outcome {
    let pool = pool(gpu, MemAllocationHandleType::NONE)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let used = || pool.get_attribute(mem_pool_attributes::USED_MEM_CURRENT);
    same("bytes in use of a new pool", used()?, 0)?;
    let address = cuda::mem_alloc_from_pool_async(SIZE, &pool, Some(&stream))?;
    stream.synchronize()?;
    let meanwhile = used()?;
    holds(meanwhile >= SIZE as u64, format!("bytes in use: expected at least {SIZE}, got {meanwhile}"))?;
    fill_and_free(address, Some(&stream))?;
    stream.synchronize()?;
    same("bytes in use after freeing", used()?, 0)?;
    let high = pool.get_attribute(mem_pool_attributes::USED_MEM_HIGH)?;
    holds(high >= SIZE as u64, format!("most bytes in use: expected at least {SIZE}, got {high}"))?;
    pool.set_attribute(mem_pool_attributes::USED_MEM_HIGH, &0)?;
    same("most bytes in use after a reset", pool.get_attribute(mem_pool_attributes::USED_MEM_HIGH)?, 0)?;
    pool.trim_to(0)?;
    same("bytes reserved after cuMemPoolTrimTo(0)", pool.get_attribute(mem_pool_attributes::RESERVED_MEM_CURRENT)?, 0)?;
    Ok(pool.destroy().map_err(|(_, error)| error)?)
}

fn an_own_pool_is_the_pool_of_the_device_while_it_is_set(gpu: &Gpu) -> Outcome {
    let own = pool(gpu, MemAllocationHandleType::NONE)?;
    let default = cuda::device_get_default_mem_pool(gpu.device())?;
    same("cuDeviceGetMemPool", cuda::device_get_mem_pool(gpu.device())?, default)?;
    cuda::device_set_mem_pool(gpu.device(), &own)?;
    let now = cuda::device_get_mem_pool(gpu.device());
    // SAFETY: the default pool lives as long as its device.
    cuda::device_set_mem_pool(gpu.device(), unsafe { MemoryPoolRef::from_raw(&default) })?;
    same("cuDeviceGetMemPool after cuDeviceSetMemPool", now?, own.as_raw())
}

fn a_pool_keeps_what_its_threshold_says(gpu: &Gpu) -> Outcome {
    let pool = pool(gpu, MemAllocationHandleType::NONE)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    pool.set_attribute(mem_pool_attributes::RELEASE_THRESHOLD, &u64::MAX)?;
    same("the threshold", pool.get_attribute(mem_pool_attributes::RELEASE_THRESHOLD)?, u64::MAX)?;
    fill_and_free(cuda::mem_alloc_from_pool_async(SIZE, &pool, Some(&stream))?, Some(&stream))?;
    stream.synchronize()?;
    let kept = pool.get_attribute(mem_pool_attributes::RESERVED_MEM_CURRENT)?;
    holds(kept >= SIZE as u64, format!("bytes reserved: expected at least {SIZE}, got {kept}"))
}

fn ways_of_reuse_are_switched(gpu: &Gpu) -> Outcome {
    let pool = pool(gpu, MemAllocationHandleType::NONE)?;
    for which in [
        mem_pool_attributes::REUSE_FOLLOW_EVENT_DEPENDENCIES,
        mem_pool_attributes::REUSE_ALLOW_OPPORTUNISTIC,
        mem_pool_attributes::REUSE_ALLOW_INTERNAL_DEPENDENCIES,
    ] {
        for value in [0, 1] {
            pool.set_attribute(which, &value)?;
            same(format!("{which:?} after it was set"), pool.get_attribute(which)?, value)?;
        }
    }
    Ok(())
}

fn a_pool_tells_who_has_access(gpu: &Gpu) -> Outcome {
    let pool = pool(gpu, MemAllocationHandleType::NONE)?;
    same("cuMemPoolGetAccess", pool.get_access(&located(gpu.device()))?, MemAccessFlags::READWRITE)
}

fn a_pool_has_a_greatest_size(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    gpu.needs_driver(12, 2)?;
    let properties = MemPoolProps::new().alloc_type(MemAllocationType::PINNED).location(located(gpu.device()));
    let pool = MemoryPool::create(&properties.max_size(64 << 20))?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let result = cuda::mem_alloc_from_pool_async(1 << 30, &pool, Some(&stream));
    crate::outcome::fails("cuMemAllocFromPoolAsync beyond maxSize", result, &[cuda::Status::ERROR_OUT_OF_MEMORY])
}

fn memory_freed_in_one_stream_is_reused_in_it(gpu: &Gpu) -> Outcome {
    let pool = pool(gpu, MemAllocationHandleType::NONE)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    for _ in 0..100 {
        let address = cuda::mem_alloc_from_pool_async(SIZE, &pool, Some(&stream))?;
        // SAFETY: nothing uses the memory after this point of the stream.
        unsafe { cuda::mem_free_async(address, Some(&stream))? };
    }
    stream.synchronize()?;
    let high = pool.get_attribute(mem_pool_attributes::USED_MEM_HIGH)?;
    holds(high <= 2 * SIZE as u64, format!("most bytes in use of 100 allocations one after the other: {high}"))
}
