//! Occupancy: how many blocks fit where.

use cuspec::cuda::{self, DeviceAttribute, FunctionAttribute, LaunchAttribute, LaunchConfig, OccupancyFlags};

use crate::gpu::{Gpu, kernel};
use crate::harness::section;
use crate::outcome::{Outcome, holds, same};

section! { "occupancy":
    blocks_per_multiprocessor_are_bounded,
    a_size_is_proposed_that_can_be_launched,
    a_size_is_proposed_for_shared_memory_by_size,
    shared_memory_that_is_left_is_told,
    flags_are_taken,
    the_largest_cluster_is_told,
    clusters_that_run_at_once_are_told,
}

const SOURCE: &str = r#"extern "C" __global__ void work(float *values) { values[threadIdx.x] *= 2; }"#;

fn blocks_per_multiprocessor_are_bounded(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SOURCE)?;
    let work = kernel(&module, "work")?;
    let threads = gpu.attribute(DeviceAttribute::MAX_THREADS_PER_MULTIPROCESSOR)?;
    let most = gpu.attribute(DeviceAttribute::MAX_BLOCKS_PER_MULTIPROCESSOR)?;
    for size in [32, 256, 1024] {
        let blocks = cuda::occupancy_max_active_blocks_per_multiprocessor(&work, size, 0)?;
        let bound = most.min(threads / size);
        holds((1..=bound).contains(&blocks), format!("blocks of {size} threads: expected 1 to {bound}, got {blocks}"))?;
    }
    Ok(())
}

fn a_size_is_proposed_that_can_be_launched(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SOURCE)?;
    let work = kernel(&module, "work")?;
    let (grid, block) = cuda::occupancy_max_potential_block_size(&work, None, 0, 0)?;
    let most = work.get_attribute(FunctionAttribute::MAX_THREADS_PER_BLOCK)?;
    holds((1..=most).contains(&block), format!("the proposed block: expected 1 to {most} threads, got {block}"))?;
    let sms = gpu.attribute(DeviceAttribute::MULTIPROCESSOR_COUNT)?;
    holds(grid >= sms, format!("the proposed grid: expected at least {sms} blocks, got {grid}"))?;
    let (_, limited) = cuda::occupancy_max_potential_block_size(&work, None, 0, 128)?;
    holds((1..=128).contains(&limited), format!("the proposed block of at most 128 threads: got {limited}"))
}

fn a_size_is_proposed_for_shared_memory_by_size(gpu: &Gpu) -> Outcome {
    extern "C" fn bytes(threads: i32) -> usize {
        threads as usize * 64
    }
    let module = gpu.module(SOURCE)?;
    let (_, block) = cuda::occupancy_max_potential_block_size(&*kernel(&module, "work")?, Some(bytes), 0, 0)?;
    let most = gpu.attribute(DeviceAttribute::MAX_SHARED_MEMORY_PER_BLOCK)?;
    holds((1..=most / 64).contains(&block), format!("the proposed block: expected 1 to {} threads, got {block}", most / 64))
}

fn shared_memory_that_is_left_is_told(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SOURCE)?;
    let work = kernel(&module, "work")?;
    let one = cuda::occupancy_available_dynamic_s_mem_per_block(&work, 1, 256)?;
    let two = cuda::occupancy_available_dynamic_s_mem_per_block(&work, 2, 256)?;
    holds(one >= two && two > 0, format!("shared memory per block: {one} bytes for one, {two} for two"))
}

fn flags_are_taken(gpu: &Gpu) -> Outcome {
    let module = gpu.module(SOURCE)?;
    let work = kernel(&module, "work")?;
    let plain = cuda::occupancy_max_active_blocks_per_multiprocessor(&work, 256, 0)?;
    let flags = OccupancyFlags::DISABLE_CACHING_OVERRIDE;
    let other = cuda::occupancy_max_active_blocks_per_multiprocessor_with_flags(&work, 256, 0, flags)?;
    holds((1..=plain).contains(&other), format!("blocks with the flag: expected 1 to {plain}, got {other}"))?;
    let sizes = cuda::occupancy_max_potential_block_size_with_flags(&work, None, 0, 0, OccupancyFlags::DEFAULT)?;
    same("sizes with the default flags", sizes, cuda::occupancy_max_potential_block_size(&work, None, 0, 0)?)
}

fn the_largest_cluster_is_told(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::CLUSTER_LAUNCH)?;
    let module = gpu.module(SOURCE)?;
    let size = cuda::occupancy_max_potential_cluster_size(&*kernel(&module, "work")?, &config())?;
    holds((1..=16).contains(&size), format!("cuOccupancyMaxPotentialClusterSize: expected 1 to 16, got {size}"))
}

fn clusters_that_run_at_once_are_told(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::CLUSTER_LAUNCH)?;
    let module = gpu.module(SOURCE)?;
    let attributes = [LaunchAttribute::new().cluster_dim(2, 1, 1)];
    let count = cuda::occupancy_max_active_clusters(&*kernel(&module, "work")?, &config().attrs(&attributes)?)?;
    holds(count > 0, format!("cuOccupancyMaxActiveClusters: expected some, got {count}"))
}

fn config() -> LaunchConfig<'static> {
    let config = LaunchConfig::new().grid_dim_x(64).grid_dim_y(1).grid_dim_z(1);
    config.block_dim_x(256).block_dim_y(1).block_dim_z(1)
}
