//! Texture and surface objects.

use cuspec::cuda::{
    self, AddressMode, Array, Array3dDescriptor, ArrayFormat, ArrayRef, FilterMode, Memcpy2d, Memorytype, MipmappedArray,
    ResourceDesc, Resourcetype, Status, SurfaceObject, TextureDesc, TextureObject,
};
use cuspec::launch::Dim3;
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::{CU_TRSF_NORMALIZED_COORDINATES, CUDA_ARRAY3D_SURFACE_LDST};

use crate::gpu::{Gpu, download, kernel};
use crate::harness::section;
use crate::outcome::{Outcome, all_are, fails, same, same_elements};

section! { "textures":
    a_texture_of_an_array_is_read,
    a_texture_interpolates,
    a_texture_clamps_and_wraps,
    a_texture_of_linear_memory_is_read,
    a_texture_of_pitched_memory_is_read,
    a_texture_of_levels_is_read,
    a_texture_tells_what_it_was_made_of,
    a_surface_is_written_and_read,
    a_surface_tells_its_array,
    a_surface_of_linear_memory_is_refused,
}

const SOURCE: &str = r#"
extern "C" __global__ void read_2d(cudaTextureObject_t texture, float *out, float shift, float scale) {
    unsigned x = threadIdx.x, y = threadIdx.y;
    out[y * blockDim.x + x] = tex2D<float>(texture, (x + shift) * scale, (y + shift) * scale);
}
extern "C" __global__ void read_1d(cudaTextureObject_t texture, float *out) {
    out[threadIdx.x] = tex1Dfetch<float>(texture, threadIdx.x);
}
extern "C" __global__ void read_level(cudaTextureObject_t texture, float *out, float level) {
    out[threadIdx.x] = tex2DLod<float>(texture, 0.5f, 0.5f, level);
}
extern "C" __global__ void square(cudaSurfaceObject_t surface) {
    unsigned value;
    surf2Dread(&value, surface, threadIdx.x * 4, threadIdx.y);
    surf2Dwrite(value * value, surface, threadIdx.x * 4, threadIdx.y);
}
"#;

const SIDE: usize = 8;

fn shape(format: ArrayFormat, side: usize, flags: i32) -> Array3dDescriptor {
    Array3dDescriptor { Width: side, Height: side, Depth: 0, Format: format, NumChannels: 1, Flags: flags as u32 }
}

/// Fills an array of 4-byte elements from the host.
fn upload<T: cuspec::Plain>(array: &ArrayRef, host: &[T], side: usize) -> Outcome {
    let copy = Memcpy2d::new().width_in_bytes(side * 4).height(side).src_memory_type(Memorytype::HOST).src_pitch(side * 4);
    let copy = copy.src_host(host.as_ptr().cast()).dst_memory_type(Memorytype::ARRAY).dst_array(array);
    // SAFETY: both have that many rows.
    unsafe { cuda::memcpy2d(&copy)? };
    Ok(())
}

fn numbers() -> Vec<f32> {
    (0..SIDE * SIDE).map(|i| i as f32).collect()
}

fn array() -> Outcome<Array> {
    let array = Array::array3d_create(&shape(ArrayFormat::FLOAT, SIDE, 0))?;
    upload(&array, &numbers(), SIDE)?;
    Ok(array)
}

fn how(filter: FilterMode, address: AddressMode, flags: i32) -> TextureDesc {
    TextureDesc { addressMode: [address; 3], filterMode: filter, flags: flags as u32, ..Default::default() }
}

/// What a texture has at each element's place.
fn read_2d(gpu: &Gpu, texture: &TextureObject, shift: f32, scale: f32) -> Outcome<Vec<f32>> {
    let module = gpu.module(SOURCE)?;
    let mut out = DeviceMemory::from_slice(&[-1f32; SIDE * SIDE])?;
    let launch = kernel(&module, "read_2d")?;
    let launch = launch.launch(Dim3::x(1), Dim3::xy(SIDE as u32, SIDE as u32)).arg(&texture.as_raw());
    // SAFETY: one element per thread, and the texture lives until the copy has waited.
    unsafe { launch.arg(&mut out).arg(&shift).arg(&scale).run()? };
    download(&out)
}

fn a_texture_of_an_array_is_read(gpu: &Gpu) -> Outcome {
    let array = array()?;
    let texture = TextureObject::create(&ResourceDesc::new().array(&array), &how(FilterMode::POINT, AddressMode::CLAMP, 0), None)?;
    same_elements("what the texture has", &read_2d(gpu, &texture, 0.5, 1.0)?, &numbers())
}

fn a_texture_interpolates(gpu: &Gpu) -> Outcome {
    let array = array()?;
    let how = how(FilterMode::LINEAR, AddressMode::CLAMP, 0);
    let texture = TextureObject::create(&ResourceDesc::new().array(&array), &how, None)?;
    // Between four elements lies their mean, except at the border.
    let got = read_2d(gpu, &texture, 1.0, 1.0)?;
    same("between the first four elements", got[0], (0.0 + 1.0 + 8.0 + 9.0) / 4.0)?;
    same("beyond the last element", got[SIDE * SIDE - 1], 63.0)
}

fn a_texture_clamps_and_wraps(gpu: &Gpu) -> Outcome {
    let array = array()?;
    let at = |address, flags, shift, scale| -> Outcome<f32> {
        let how = how(FilterMode::POINT, address, flags);
        let texture = TextureObject::create(&ResourceDesc::new().array(&array), &how, None)?;
        Ok(read_2d(gpu, &texture, shift, scale)?[0])
    };
    let normalized = CU_TRSF_NORMALIZED_COORDINATES;
    same("far beyond the end, clamped", at(AddressMode::CLAMP, 0, 100.5, 1.0)?, 63.0)?;
    same("far beyond the end, the border", at(AddressMode::BORDER, 0, 100.5, 1.0)?, 0.0)?;
    same("one round further, wrapped", at(AddressMode::WRAP, normalized, 8.5, 1.0 / 8.0)?, 0.0)?;
    same("one element further, mirrored", at(AddressMode::MIRROR, normalized, 8.5, 1.0 / 8.0)?, 63.0)
}

fn a_texture_of_linear_memory_is_read(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&numbers())?;
    let what = ResourceDesc::new().linear(memory.address(), ArrayFormat::FLOAT, 1, SIDE * SIDE * 4);
    let texture = TextureObject::create(&what, &how(FilterMode::POINT, AddressMode::CLAMP, 0), None)?;
    let module = gpu.module(SOURCE)?;
    let mut out = DeviceMemory::from_slice(&[-1f32; SIDE * SIDE])?;
    let launch = kernel(&module, "read_1d")?;
    let launch = launch.launch(Dim3::x(1), Dim3::x((SIDE * SIDE) as u32)).arg(&texture.as_raw());
    // SAFETY: one element per thread.
    unsafe { launch.arg(&mut out).run()? };
    same_elements("what the texture has", &download(&out)?, &numbers())
}

fn a_texture_of_pitched_memory_is_read(gpu: &Gpu) -> Outcome {
    let (address, pitch) = cuda::mem_alloc_pitch(SIDE * 4, SIDE, 4)?;
    // SAFETY: so many bytes, which nobody else owns.
    let mut memory = unsafe { DeviceMemory::<u8>::from_raw(address, pitch * SIDE) };
    for (row, numbers) in numbers().chunks(SIDE).enumerate() {
        cuda::memcpy_htod(&mut memory[row * pitch..row * pitch + SIDE * 4], cuspec::bytes_of(numbers))?;
    }
    let what = ResourceDesc::new().pitch2d(address, ArrayFormat::FLOAT, 1, SIDE, SIDE, pitch);
    let texture = TextureObject::create(&what, &how(FilterMode::POINT, AddressMode::CLAMP, 0), None)?;
    same_elements("what the texture has", &read_2d(gpu, &texture, 0.5, 1.0)?, &numbers())
}

fn a_texture_of_levels_is_read(gpu: &Gpu) -> Outcome {
    let levels = MipmappedArray::create(&shape(ArrayFormat::FLOAT, SIDE, 0), 3)?;
    for level in 0..3 {
        let side = SIDE >> level;
        upload(&*levels.get_level(level)?, &vec![level as f32 + 1.0; side * side], side)?;
    }
    let how = TextureDesc { maxMipmapLevelClamp: 2.0, ..how(FilterMode::POINT, AddressMode::CLAMP, CU_TRSF_NORMALIZED_COORDINATES) };
    let texture = TextureObject::create(&ResourceDesc::new().mipmap(&levels), &how, None)?;
    let module = gpu.module(SOURCE)?;
    let read = kernel(&module, "read_level")?;
    for level in 0..3 {
        let mut out = DeviceMemory::from_slice(&[-1f32; 32])?;
        let launch = read.launch(Dim3::x(1), Dim3::x(32)).arg(&texture.as_raw());
        // SAFETY: one element per thread.
        unsafe { launch.arg(&mut out).arg(&(level as f32)).run()? };
        all_are(format!("level {level}"), &download(&out)?, level as f32 + 1.0)?;
    }
    Ok(())
}

fn a_texture_tells_what_it_was_made_of(_: &Gpu) -> Outcome {
    let array = array()?;
    let made = how(FilterMode::LINEAR, AddressMode::WRAP, CU_TRSF_NORMALIZED_COORDINATES);
    let texture = TextureObject::create(&ResourceDesc::new().array(&array), &made, None)?;
    let what = texture.get_resource_desc()?;
    same("the kind of resource", what.resType, Resourcetype::ARRAY)?;
    // SAFETY: the kind says which member it is.
    same("the array", unsafe { what.res.array.hArray }, array.as_raw())?;
    let told = texture.get_texture_desc()?;
    same("the filter", (told.filterMode, told.addressMode[0]), (FilterMode::LINEAR, AddressMode::WRAP))
}

fn a_surface_is_written_and_read(gpu: &Gpu) -> Outcome {
    let array = Array::array3d_create(&shape(ArrayFormat::UNSIGNED_INT32, SIDE, CUDA_ARRAY3D_SURFACE_LDST))?;
    let host: Vec<u32> = (0..(SIDE * SIDE) as u32).collect();
    upload(&array, &host, SIDE)?;
    let surface = SurfaceObject::create(&ResourceDesc::new().array(&array))?;
    let module = gpu.module(SOURCE)?;
    let square = kernel(&module, "square")?;
    // SAFETY: one element per thread.
    unsafe { square.launch(Dim3::x(1), Dim3::xy(SIDE as u32, SIDE as u32)).arg(&surface.as_raw()).run()? };
    cuda::ctx_synchronize()?;
    let mut back = vec![0u32; SIDE * SIDE];
    let copy = Memcpy2d::new().width_in_bytes(SIDE * 4).height(SIDE).src_memory_type(Memorytype::ARRAY).src_array(&array);
    let copy = copy.dst_memory_type(Memorytype::HOST).dst_host(back.as_mut_ptr().cast()).dst_pitch(SIDE * 4);
    // SAFETY: both have that many rows.
    unsafe { cuda::memcpy2d(&copy)? };
    same_elements("squares", &back, &host.iter().map(|i| i * i).collect::<Vec<_>>())
}

fn a_surface_tells_its_array(_: &Gpu) -> Outcome {
    let array = Array::array3d_create(&shape(ArrayFormat::UNSIGNED_INT32, SIDE, CUDA_ARRAY3D_SURFACE_LDST))?;
    let surface = SurfaceObject::create(&ResourceDesc::new().array(&array))?;
    let what = surface.get_resource_desc()?;
    // SAFETY: only arrays have surfaces.
    same("the array", (what.resType, unsafe { what.res.array.hArray }), (Resourcetype::ARRAY, array.as_raw()))
}

fn a_surface_of_linear_memory_is_refused(_: &Gpu) -> Outcome {
    let memory = DeviceMemory::from_slice(&[0f32; 64])?;
    let linear = ResourceDesc::new().linear(memory.address(), ArrayFormat::FLOAT, 1, 256);
    fails("cuSurfObjectCreate of linear memory", SurfaceObject::create(&linear), &[Status::ERROR_INVALID_VALUE])
}
