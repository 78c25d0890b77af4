//! Tensor maps: descriptions of tensors that the bulk copy engine reads.

use std::ptr;

use cuspec::ErrorKind;
use cuspec::cuda::{
    self, DeviceAttribute, Status, TensorMap, TensorMapDataType, TensorMapFloatOoBfill, TensorMapInterleave, TensorMapL2promotion,
    TensorMapSwizzle,
};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;

use crate::gpu::{Gpu, download, kernel};
use crate::harness::section;
use crate::outcome::{Outcome, differs, fails, refused, same_elements};

section! { "tensor_maps":
    a_tile_is_loaded_through_a_map,
    a_tile_beyond_the_edge_is_filled_with_zeros,
    a_map_for_convolutions_is_encoded,
    a_map_gets_another_address,
    a_box_that_is_too_large_is_refused,
    lengths_that_do_not_fit_never_reach_c,
}

const WIDTH: usize = 64;
const HEIGHT: usize = 32;
const TILE: [u32; 2] = [16, 8];

const SOURCE: &str = r#"
struct alignas(64) Map { unsigned long long words[16]; };
extern "C" __global__ void load(const __grid_constant__ Map map, float *out, int x, int y) {
    __shared__ alignas(128) float tile[16 * 8];
    __shared__ alignas(8) unsigned long long barrier;
    unsigned to = (unsigned)__cvta_generic_to_shared(tile), at = (unsigned)__cvta_generic_to_shared(&barrier);
    if (threadIdx.x == 0) {
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(at) : "memory");
        asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" :: "r"(at), "r"(16 * 8 * 4) : "memory");
        asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes [%0], [%1, {%2, %3}], [%4];"
            :: "r"(to), "l"(&map), "r"(x), "r"(y), "r"(at) : "memory");
    }
    __syncthreads();
    unsigned done = 0;
    while (!done) {
        asm volatile("{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0; selp.u32 %0, 1, 0, p; }"
            : "=r"(done) : "r"(at) : "memory");
    }
    out[threadIdx.x] = tile[threadIdx.x];
}
"#;

fn encode(memory: &DeviceMemory<f32>, tile: &[u32; 2]) -> cuspec::Result<TensorMap> {
    cuda::tensor_map_encode_tiled(
        TensorMapDataType::FLOAT32,
        memory.as_device_ptr(),
        &[WIDTH as u64, HEIGHT as u64],
        &[WIDTH as u64 * 4],
        tile,
        &[1, 1],
        TensorMapInterleave::NONE,
        TensorMapSwizzle::NONE,
        TensorMapL2promotion::NONE,
        TensorMapFloatOoBfill::NONE,
    )
}

fn matrix(gpu: &Gpu) -> Outcome<(DeviceMemory<f32>, Vec<f32>)> {
    gpu.needs(DeviceAttribute::TENSOR_MAP_ACCESS_SUPPORTED)?;
    let host: Vec<f32> = (0..WIDTH * HEIGHT).map(|i| i as f32 + 1.0).collect();
    Ok((DeviceMemory::from_slice(&host)?, host))
}

/// Loads the tile at a place, and holds it against the matrix with zeros around.
fn load(gpu: &Gpu, map: &TensorMap, host: &[f32], at: (usize, usize)) -> Outcome {
    let module = gpu.module(SOURCE)?;
    let (width, height) = (TILE[0] as usize, TILE[1] as usize);
    let mut out = DeviceMemory::from_slice(&vec![-1f32; width * height])?;
    let function = kernel(&module, "load")?;
    let launch = function.launch(Dim3::x(1), Dim3::x((width * height) as u32)).arg(&map.opaque);
    // SAFETY: the map is one of the matrix, and there is one element per thread.
    unsafe { launch.arg(&mut out).arg(&(at.0 as i32)).arg(&(at.1 as i32)).run()? };
    let element = |x: usize, y: usize| if x < WIDTH && y < HEIGHT { host[y * WIDTH + x] } else { 0.0 };
    let expected: Vec<f32> = (0..width * height).map(|i| element(at.0 + i % width, at.1 + i / width)).collect();
    same_elements(format!("the tile at {at:?}"), &download(&out)?, &expected)
}

fn a_tile_is_loaded_through_a_map(gpu: &Gpu) -> Outcome {
    let (memory, host) = matrix(gpu)?;
    let map = encode(&memory, &TILE)?;
    [(0, 0), (16, 8), (4, 3)].into_iter().try_for_each(|at| load(gpu, &map, &host, at))
}

fn a_tile_beyond_the_edge_is_filled_with_zeros(gpu: &Gpu) -> Outcome {
    let (memory, host) = matrix(gpu)?;
    load(gpu, &encode(&memory, &TILE)?, &host, (WIDTH - 4, HEIGHT - 2))
}

fn a_map_for_convolutions_is_encoded(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::TENSOR_MAP_ACCESS_SUPPORTED)?;
    let memory = DeviceMemory::<u16>::new(64 * 16 * 16 * 2)?;
    let map = cuda::tensor_map_encode_im2col(
        TensorMapDataType::FLOAT16,
        memory.as_device_ptr(),
        &[64, 16, 16, 2],
        &[128, 128 * 16, 128 * 16 * 16],
        &[-1, -1],
        &[-1, -1],
        64,
        32,
        &[1, 1, 1, 1],
        TensorMapInterleave::NONE,
        TensorMapSwizzle::SWIZZLE_128_B,
        TensorMapL2promotion::L2_128_B,
        TensorMapFloatOoBfill::NONE,
    )?;
    differs("the encoded map", map.opaque, [0; 16])
}

fn a_map_gets_another_address(gpu: &Gpu) -> Outcome {
    let (memory, mut host) = matrix(gpu)?;
    let mut map = encode(&memory, &TILE)?;
    host.iter_mut().for_each(|value| *value *= 2.0);
    let other = DeviceMemory::from_slice(&host)?;
    cuda::tensor_map_replace_address(&mut map, other.as_device_ptr())?;
    load(gpu, &map, &host, (16, 16))
}

fn a_box_that_is_too_large_is_refused(gpu: &Gpu) -> Outcome {
    let (memory, _) = matrix(gpu)?;
    fails("cuTensorMapEncodeTiled of a box of 512", encode(&memory, &[512, 8]).map(|_| ()), &[Status::ERROR_INVALID_VALUE])?;
    fails("cuTensorMapEncodeTiled of an empty box", encode(&memory, &[0, 8]).map(|_| ()), &[Status::ERROR_INVALID_VALUE])
}

fn lengths_that_do_not_fit_never_reach_c(_: &Gpu) -> Outcome {
    let encode = |strides: &[u64], tile: &[u32]| {
        cuda::tensor_map_encode_tiled(
            TensorMapDataType::FLOAT32,
            ptr::null_mut(),
            &[64, 32],
            strides,
            tile,
            &[1, 1],
            TensorMapInterleave::NONE,
            TensorMapSwizzle::NONE,
            TensorMapL2promotion::NONE,
            TensorMapFloatOoBfill::NONE,
        )
        .map(|_| ())
    };
    refused("a box of one dimension", encode(&[256], &[16]), |kind| matches!(kind, ErrorKind::LengthMismatch { .. }))?;
    refused("no strides", encode(&[], &[16, 8]), |kind| matches!(kind, ErrorKind::BufferTooSmall { .. }))
}
