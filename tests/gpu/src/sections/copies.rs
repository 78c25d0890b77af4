//! Copies: of one, two and three dimensions, of arrays, in and out of order, and in batches; fills.

use std::ffi::c_void;

use cuspec::ErrorKind;
use cuspec::cuda::{
    self, Array, Array3dDescriptor, ArrayDescriptor, ArrayFormat, Extent3d, Memcpy2d, Memcpy3d, Memcpy3dBatchOp, Memcpy3dOperand,
    Memcpy3dOperandType, Memcpy3dPeer, MemcpyAttributes, MemcpySrcAccessOrder, Memorytype, Stream, StreamFlags,
};
use cuspec::memory::{DeviceMemory, PinnedMemory, copy_to_device, copy_to_host};
use cuspec::sys::cuda::{CUmemcpy3DOperand_st__op, CUmemcpy3DOperand_st__op__ptr, symbols};

use crate::gpu::{Gpu, download, located};
use crate::harness::section;
use crate::outcome::{Outcome, all_are, refused, same, same_elements};

section! { "copies":
    from_device_to_device,
    from_any_to_any,
    out_of_order_with_the_host,
    out_of_order_by_raw_slices,
    a_pending_copy_can_be_dropped,
    rows_of_a_matrix,
    rows_without_alignment,
    rows_out_of_order,
    boxes_of_a_volume,
    boxes_out_of_order,
    an_array_and_the_host,
    an_array_and_device_memory,
    an_array_and_another,
    an_array_of_two_dimensions,
    an_array_of_three_dimensions,
    an_array_tells_its_shape,
    a_mipmapped_array_has_levels,
    between_contexts_of_one_device,
    a_batch_of_copies,
    a_batch_of_boxes,
    a_copy_with_attributes,
    lengths_that_differ_are_refused,
    fills_of_every_width,
    fills_out_of_order,
    fills_of_rectangles,
    fills_of_rectangles_out_of_order,
    a_rectangle_beyond_its_memory_is_refused,
}

const N: usize = 1 << 12;

fn numbers() -> Vec<u32> {
    (0..N as u32).map(|i| i.wrapping_mul(2_654_435_761)).collect()
}

fn stream() -> Outcome<Stream> {
    Ok(Stream::create(StreamFlags::NON_BLOCKING)?)
}

fn from_device_to_device(_: &Gpu) -> Outcome {
    let source = DeviceMemory::from_slice(&numbers())?;
    let mut target = DeviceMemory::<u32>::new(N)?;
    cuda::memcpy_dtod(&mut target, &source)?;
    same_elements("a copy on the device", &download(&target)?, &numbers())?;
    let (stream, mut other) = (stream()?, DeviceMemory::<u32>::new(N)?);
    cuda::memcpy_dtod_async(&mut other, &target, Some(&stream))?;
    stream.synchronize()?;
    same_elements("a copy in a stream", &download(&other)?, &numbers())
}

fn from_any_to_any(_: &Gpu) -> Outcome {
    let source = DeviceMemory::from_slice(&numbers())?;
    let mut target = DeviceMemory::<u32>::new(N)?;
    cuda::memcpy(&mut target, &source)?;
    same_elements("cuMemcpy", &download(&target)?, &numbers())?;
    let (stream, mut other) = (stream()?, DeviceMemory::<u32>::new(N)?);
    cuda::memcpy_async(&mut other, &target, Some(&stream))?;
    stream.synchronize()?;
    same_elements("cuMemcpyAsync", &download(&other)?, &numbers())
}

fn out_of_order_with_the_host(_: &Gpu) -> Outcome {
    let stream = stream()?;
    let mut input = PinnedMemory::<u32>::new(N)?;
    input.copy_from_slice(&numbers());
    let mut memory = DeviceMemory::<u32>::new(N)?;
    let upload = copy_to_device(&mut memory, input, Some(&stream))?;
    let download = copy_to_host(PinnedMemory::<u32>::new(N)?, &memory, Some(&stream))?;
    let output = download.wait()?;
    same_elements("a copy there and back", &output, &numbers())?;
    same("the upload is done", upload.is_done()?, true)?;
    same_elements("the buffer that comes back", &upload.wait()?, &numbers())
}

fn out_of_order_by_raw_slices(_: &Gpu) -> Outcome {
    let stream = stream()?;
    let (input, mut output) = (numbers(), vec![0u32; N]);
    let mut memory = DeviceMemory::<u32>::new(N)?;
    // SAFETY: both buffers live until the stream was waited for.
    unsafe {
        cuda::memcpy_htod_async(&mut memory, &input, Some(&stream))?;
        cuda::memcpy_dtoh_async(&mut output, &memory, Some(&stream))?;
    }
    stream.synchronize()?;
    same_elements("a copy there and back", &output, &input)
}

fn a_pending_copy_can_be_dropped(_: &Gpu) -> Outcome {
    let mut memory = DeviceMemory::<u32>::new(N)?;
    drop(copy_to_device(&mut memory, numbers(), None)?);
    same_elements("after the drop, which waits", &download(&memory)?, &numbers())
}

const WIDTH: usize = 60;
const HEIGHT: usize = 9;

/// A matrix of bytes on the device with a pitch, from the host's without one and back.
fn there_and_back(copy: impl Fn(&Memcpy2d<'_>) -> cuspec::Result<()>) -> Outcome {
    let host: Vec<u8> = (0..WIDTH * HEIGHT).map(|i| i as u8).collect();
    let mut back = vec![0u8; WIDTH * HEIGHT];
    let (address, pitch) = cuda::mem_alloc_pitch(WIDTH, HEIGHT, 4)?;
    // SAFETY: so many bytes, which nobody else owns.
    let memory = unsafe { DeviceMemory::<u8>::from_raw(address, pitch * HEIGHT) };
    let shape = || Memcpy2d::new().width_in_bytes(WIDTH).height(HEIGHT);
    let to = shape().src_memory_type(Memorytype::HOST).src_host(host.as_ptr().cast()).src_pitch(WIDTH);
    copy(&to.dst_memory_type(Memorytype::DEVICE).dst_device(memory.address()).dst_pitch(pitch))?;
    let from = shape().src_memory_type(Memorytype::DEVICE).src_device(memory.address()).src_pitch(pitch);
    copy(&from.dst_memory_type(Memorytype::HOST).dst_host(back.as_mut_ptr().cast()).dst_pitch(WIDTH))?;
    same_elements("a matrix there and back", &back, &host)?;
    same_elements("its second row on the device", &download(&memory[pitch..pitch + WIDTH])?, &host[WIDTH..2 * WIDTH])
}

fn rows_of_a_matrix(_: &Gpu) -> Outcome {
    // SAFETY: both matrices have that many rows.
    there_and_back(|copy| unsafe { cuda::memcpy2d(copy) })
}

fn rows_without_alignment(_: &Gpu) -> Outcome {
    // SAFETY: as above.
    there_and_back(|copy| unsafe { cuda::memcpy2d_unaligned(copy) })
}

fn rows_out_of_order(_: &Gpu) -> Outcome {
    let stream = stream()?;
    // SAFETY: as above, until the stream was waited for.
    there_and_back(|copy| unsafe { cuda::memcpy2d_async(copy, Some(&stream)) }.and_then(|()| stream.synchronize()))
}

/// A box of 8 x 4 x 2 numbers inside a volume of 16 x 8 x 4.
fn box_there_and_back(copy: impl Fn(&Memcpy3d<'_>) -> cuspec::Result<()>) -> Outcome {
    let mut volume = DeviceMemory::from_slice(&[0u32; 16 * 8 * 4])?;
    let (host, mut back) = ((1..=64).collect::<Vec<u32>>(), vec![0u32; 64]);
    let shape = || Memcpy3d::new().width_in_bytes(32).height(4).depth(2);
    let to = shape().src_memory_type(Memorytype::HOST).src_host(host.as_ptr().cast()).src_pitch(32).src_height(4);
    let to = to.dst_memory_type(Memorytype::DEVICE).dst_device(volume.address()).dst_pitch(64).dst_height(8);
    copy(&to.dst_x_in_bytes(16).dst_y(2).dst_z(1))?;
    let from = shape().src_memory_type(Memorytype::DEVICE).src_device(volume.address()).src_pitch(64).src_height(8);
    let from = from.src_x_in_bytes(16).src_y(2).src_z(1).dst_memory_type(Memorytype::HOST);
    copy(&from.dst_host(back.as_mut_ptr().cast()).dst_pitch(32).dst_height(4))?;
    same_elements("a box there and back", &back, &host)?;
    let all = download(&volume)?;
    same("its first element in the volume", all[16 * 8 + 2 * 16 + 4], 1)?;
    same("elements of the volume that are set", all.iter().filter(|value| **value != 0).count(), 64)?;
    Ok(cuda::memset_d32(&mut volume, 0)?)
}

fn boxes_of_a_volume(_: &Gpu) -> Outcome {
    // SAFETY: the box lies within the volume.
    box_there_and_back(|copy| unsafe { cuda::memcpy3d(copy) })
}

fn boxes_out_of_order(_: &Gpu) -> Outcome {
    let stream = stream()?;
    // SAFETY: as above, until the stream was waited for.
    box_there_and_back(|copy| unsafe { cuda::memcpy3d_async(copy, Some(&stream)) }.and_then(|()| stream.synchronize()))
}

fn array(width: usize, height: usize) -> Outcome<Array> {
    let format = ArrayFormat::UNSIGNED_INT8;
    Ok(Array::create(&ArrayDescriptor { Width: width, Height: height, Format: format, NumChannels: 1 })?)
}

fn an_array_and_the_host(_: &Gpu) -> Outcome {
    let array = array(256, 0)?;
    array.memcpy_htoa(0, &[3; 256])?;
    array.memcpy_htoa(64, &[4; 64])?;
    let mut back = [0u8; 256];
    cuda::memcpy_atoh(&mut back, &array, 0)?;
    all_are("the first quarter", &back[..64], 3)?;
    all_are("the second quarter", &back[64..128], 4)?;
    all_are("the rest", &back[128..], 3)
}

fn an_array_and_device_memory(_: &Gpu) -> Outcome {
    let array = array(256, 0)?;
    let source = DeviceMemory::from_slice(&[5u8; 256])?;
    array.memcpy_dtoa(0, &source)?;
    let mut target = DeviceMemory::from_slice(&[0u8; 256])?;
    cuda::memcpy_atod(&mut target, &array, 0)?;
    all_are("a copy through an array", &download(&target)?, 5)
}

fn an_array_and_another(_: &Gpu) -> Outcome {
    let (one, other) = (array(128, 0)?, array(128, 0)?);
    one.memcpy_htoa(0, &[6; 128])?;
    other.memcpy_atoa(0, &one, 0, 128)?;
    let mut back = [0u8; 128];
    cuda::memcpy_atoh(&mut back, &other, 0)?;
    all_are("a copy between arrays", &back, 6)
}

fn an_array_of_two_dimensions(_: &Gpu) -> Outcome {
    let array = array(WIDTH, HEIGHT)?;
    let host: Vec<u8> = (0..WIDTH * HEIGHT).map(|i| i as u8).collect();
    let mut back = vec![0u8; WIDTH * HEIGHT];
    let shape = || Memcpy2d::new().width_in_bytes(WIDTH).height(HEIGHT);
    let to = shape().src_memory_type(Memorytype::HOST).src_host(host.as_ptr().cast()).src_pitch(WIDTH);
    let from = shape().src_memory_type(Memorytype::ARRAY).src_array(&array).dst_memory_type(Memorytype::HOST);
    // SAFETY: both matrices and the array have that many rows.
    unsafe {
        cuda::memcpy2d(&to.dst_memory_type(Memorytype::ARRAY).dst_array(&array))?;
        cuda::memcpy2d(&from.dst_host(back.as_mut_ptr().cast()).dst_pitch(WIDTH))?;
    }
    same_elements("a matrix through an array", &back, &host)
}

fn an_array_of_three_dimensions(_: &Gpu) -> Outcome {
    let shape = Array3dDescriptor { Width: 8, Height: 4, Depth: 2, Format: ArrayFormat::UNSIGNED_INT32, NumChannels: 1, Flags: 0 };
    let array = Array::array3d_create(&shape)?;
    let (host, mut back) = ((1..=64).collect::<Vec<u32>>(), vec![0u32; 64]);
    let shape = || Memcpy3d::new().width_in_bytes(32).height(4).depth(2);
    let to = shape().src_memory_type(Memorytype::HOST).src_host(host.as_ptr().cast()).src_pitch(32).src_height(4);
    let from = shape().src_memory_type(Memorytype::ARRAY).src_array(&array).dst_memory_type(Memorytype::HOST);
    // SAFETY: the volumes on both sides have that many elements.
    unsafe {
        cuda::memcpy3d(&to.dst_memory_type(Memorytype::ARRAY).dst_array(&array))?;
        cuda::memcpy3d(&from.dst_host(back.as_mut_ptr().cast()).dst_pitch(32).dst_height(4))?;
    }
    same_elements("a volume through an array", &back, &host)
}

fn an_array_tells_its_shape(_: &Gpu) -> Outcome {
    let told = array(WIDTH, HEIGHT)?.get_descriptor()?;
    same("cuArrayGetDescriptor: size", (told.Width, told.Height), (WIDTH, HEIGHT))?;
    same("cuArrayGetDescriptor: elements", (told.Format, told.NumChannels), (ArrayFormat::UNSIGNED_INT8, 1))?;
    let shape = Array3dDescriptor { Width: 8, Height: 4, Depth: 2, Format: ArrayFormat::HALF, NumChannels: 2, Flags: 0 };
    let told = cuda::array3d_get_descriptor(&*Array::array3d_create(&shape)?)?;
    same("cuArray3DGetDescriptor: size", (told.Width, told.Height, told.Depth), (8, 4, 2))?;
    same("cuArray3DGetDescriptor: elements", (told.Format, told.NumChannels), (ArrayFormat::HALF, 2))
}

fn a_mipmapped_array_has_levels(_: &Gpu) -> Outcome {
    let shape = Array3dDescriptor { Width: 64, Height: 32, Depth: 0, Format: ArrayFormat::FLOAT, NumChannels: 1, Flags: 0 };
    let array = cuda::MipmappedArray::create(&shape, 3)?;
    for level in 0..3 {
        let told = array.get_level(level)?.get_descriptor()?;
        same(format!("the size of level {level}"), (told.Width, told.Height), (64 >> level, 32 >> level))?;
    }
    let beyond = array.get_level(3);
    crate::outcome::fails("cuMipmappedArrayGetLevel beyond the last", beyond, &[cuda::Status::ERROR_INVALID_VALUE])
}

fn between_contexts_of_one_device(gpu: &Gpu) -> Outcome {
    let source = DeviceMemory::from_slice(&numbers())?;
    let context = cuda::Context::create(None, cuda::CtxFlags::SCHED_AUTO, gpu.device())?;
    let mut target = DeviceMemory::<u32>::new(N)?;
    cuda::memcpy_peer(&mut target, &context, &source, gpu.context())?;
    same_elements("cuMemcpyPeer", &download(&target)?, &numbers())?;
    cuda::memset_d32(&mut target, 0)?;
    cuda::memcpy_peer_async(&mut target, &context, &source, gpu.context(), None)?;
    cuda::ctx_synchronize()?;
    same_elements("cuMemcpyPeerAsync", &download(&target)?, &numbers())?;
    cuda::memset_d32(&mut target, 0)?;
    let copy = Memcpy3dPeer::new().width_in_bytes(N * 4).height(1).depth(1).src_memory_type(Memorytype::DEVICE);
    let copy = copy.src_device(source.address()).src_context(gpu.context()).dst_memory_type(Memorytype::DEVICE);
    // SAFETY: both sides have that many elements.
    unsafe { cuda::memcpy3d_peer(&copy.dst_device(target.address()).dst_context(&context))? };
    same_elements("cuMemcpy3DPeer", &download(&target)?, &numbers())
}

fn in_stream_order() -> MemcpyAttributes {
    MemcpyAttributes { srcAccessOrder: MemcpySrcAccessOrder::STREAM, ..Default::default() }
}

fn a_batch_of_copies(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuMemcpyBatchAsync_v2)?;
    let sources = [1, 2, 3].map(|value| DeviceMemory::from_slice(&[value; N]));
    let sources = sources.into_iter().collect::<cuspec::Result<Vec<_>>>()?;
    let target = DeviceMemory::<u32>::new(3 * N)?;
    let from: Vec<u64> = sources.iter().map(|source| source.address()).collect();
    let to: Vec<u64> = target_parts(&target);
    let stream = stream()?;
    // SAFETY: each part has that many bytes, and all live until the stream was waited for.
    unsafe { cuda::memcpy_batch_async(&to, &from, &[N * 4; 3], &[in_stream_order()], &[0], &stream)? };
    stream.synchronize()?;
    for (part, value) in download(&target)?.chunks(N).zip(1..) {
        all_are("a part of a batch", part, value)?;
    }
    Ok(())
}

fn target_parts(target: &DeviceMemory<u32>) -> Vec<u64> {
    (0..3).map(|part| target[part * N..].address()).collect()
}

fn operand(gpu: &Gpu, memory: &DeviceMemory<u32>) -> Memcpy3dOperand<'static> {
    let ptr = CUmemcpy3DOperand_st__op__ptr { ptr: memory.address(), rowLength: 0, layerHeight: 0, locHint: located(gpu.device()) };
    // SAFETY: the kind says that it is a pointer.
    unsafe { Memcpy3dOperand::new().type_(Memcpy3dOperandType::POINTER).op(CUmemcpy3DOperand_st__op { ptr }) }
}

fn a_batch_of_boxes(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuMemcpy3DBatchAsync_v2)?;
    let source = DeviceMemory::from_slice(&numbers())?;
    let (one, other) = (DeviceMemory::<u32>::new(N)?, DeviceMemory::<u32>::new(N)?);
    let boxes = |target| {
        // Rows of pointers are measured in bytes.
        let extent = Extent3d { width: N * 4, height: 1, depth: 1 };
        let op = Memcpy3dBatchOp::new().src(operand(gpu, &source)).dst(operand(gpu, target)).extent(extent);
        op.src_access_order(MemcpySrcAccessOrder::STREAM)
    };
    let stream = stream()?;
    // SAFETY: all have that many bytes, and live until the stream was waited for.
    unsafe { cuda::memcpy3d_batch_async(&[boxes(&one), boxes(&other)], &stream)? };
    stream.synchronize()?;
    same_elements("the first box", &download(&one)?, &numbers())?;
    same_elements("the second box", &download(&other)?, &numbers())
}

fn a_copy_with_attributes(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuMemcpyWithAttributesAsync)?;
    let source = DeviceMemory::from_slice(&numbers())?;
    let mut target = DeviceMemory::<u32>::new(N)?;
    let stream = stream()?;
    cuda::memcpy_with_attributes_async(&mut target, &source, &in_stream_order(), Some(&stream))?;
    stream.synchronize()?;
    same_elements("cuMemcpyWithAttributesAsync", &download(&target)?, &numbers())
}

fn lengths_that_differ_are_refused(_: &Gpu) -> Outcome {
    let mut memory = DeviceMemory::from_slice(&[1u32; 8])?;
    let wrong = |kind: &ErrorKind| matches!(kind, ErrorKind::LengthMismatch { .. });
    refused("copy_from of too few", memory.copy_from(&[0; 7]), wrong)?;
    refused("copy_to of too many", memory.copy_to(&mut [0; 9]), wrong)?;
    let other = DeviceMemory::<u32>::new(9)?;
    refused("cuMemcpyDtoD", cuda::memcpy_dtod(&mut memory, &other), wrong)?;
    refused("copy_to_device", copy_to_device(&mut memory, vec![0; 9], None), wrong)?;
    all_are("the memory", &download(&memory)?, 1)
}

fn fills_of_every_width(_: &Gpu) -> Outcome {
    let mut bytes = DeviceMemory::<u8>::new(N)?;
    cuda::memset_d8(&mut bytes, 0xa5)?;
    all_are("cuMemsetD8", &download(&bytes)?, 0xa5)?;
    let mut halves = DeviceMemory::<u16>::new(N)?;
    cuda::memset_d16(&mut halves, 0xa5b6)?;
    all_are("cuMemsetD16", &download(&halves)?, 0xa5b6)?;
    let mut words = DeviceMemory::<u32>::new(N)?;
    cuda::memset_d32(&mut words, 0xa5b6_c7d8)?;
    all_are("cuMemsetD32", &download(&words)?, 0xa5b6_c7d8)
}

fn fills_out_of_order(_: &Gpu) -> Outcome {
    let stream = stream()?;
    let mut memory = DeviceMemory::from_slice(&[0u32; N])?;
    cuda::memset_d32_async(&mut memory, 1, Some(&stream))?;
    let half = memory.get_mut(..N / 2).and_then(|half| half.cast_mut::<u16>());
    cuda::memset_d16_async(half.expect("a half has an address"), 2, Some(&stream))?;
    cuda::memset_d8_async(&mut memory.as_bytes_mut()[..N], 3, Some(&stream))?;
    stream.synchronize()?;
    let host = download(&memory)?;
    all_are("the first quarter", &host[..N / 4], 0x0303_0303)?;
    all_are("the second quarter", &host[N / 4..N / 2], 0x0002_0002)?;
    all_are("the second half", &host[N / 2..], 1)
}

/// Checks that 3 rows of 8 bytes of a pitch of 32 have a value and everything else is zero.
fn only_the_rectangle(what: &str, memory: &DeviceMemory<u8>, pattern: &[u8]) -> Outcome {
    for (row, bytes) in download(memory)?.chunks(32).enumerate() {
        let expected = if row < 3 { pattern.repeat(8 / pattern.len()) } else { vec![0; 8] };
        same_elements(format!("{what}, row {row}"), &bytes[..8], &expected)?;
        all_are(format!("{what}, beyond row {row}"), &bytes[8..], 0)?;
    }
    Ok(())
}

fn fills_of_rectangles(_: &Gpu) -> Outcome {
    let mut memory = DeviceMemory::from_slice(&[0u8; 128])?;
    cuda::memset_d2d8(&mut memory, 32, 7, 8, 3)?;
    only_the_rectangle("cuMemsetD2D8", &memory, &[7])?;
    cuda::memset_d2d16(&mut memory, 32, 0x0908, 4, 3)?;
    only_the_rectangle("cuMemsetD2D16", &memory, &[8, 9])?;
    cuda::memset_d2d32(&mut memory, 32, 0x0d0c_0b0a, 2, 3)?;
    only_the_rectangle("cuMemsetD2D32", &memory, &[10, 11, 12, 13])
}

fn fills_of_rectangles_out_of_order(_: &Gpu) -> Outcome {
    let stream = stream()?;
    let mut memory = DeviceMemory::from_slice(&[0u8; 128])?;
    cuda::memset_d2d8_async(&mut memory, 32, 7, 8, 3, Some(&stream))?;
    stream.synchronize()?;
    only_the_rectangle("cuMemsetD2D8Async", &memory, &[7])?;
    cuda::memset_d2d16_async(&mut memory, 32, 0x0908, 4, 3, Some(&stream))?;
    stream.synchronize()?;
    only_the_rectangle("cuMemsetD2D16Async", &memory, &[8, 9])?;
    cuda::memset_d2d32_async(&mut memory, 32, 0x0d0c_0b0a, 2, 3, Some(&stream))?;
    stream.synchronize()?;
    only_the_rectangle("cuMemsetD2D32Async", &memory, &[10, 11, 12, 13])
}

fn a_rectangle_beyond_its_memory_is_refused(_: &Gpu) -> Outcome {
    let mut memory = DeviceMemory::from_slice(&[0u8; 128])?;
    let small = |kind: &ErrorKind| matches!(kind, ErrorKind::BufferTooSmall { .. } | ErrorKind::TooLarge { .. });
    refused("cuMemsetD2D8 of too many rows", cuda::memset_d2d8(&mut memory, 32, 1, 8, 5), small)?;
    refused("cuMemsetD2D16 of rows that are too wide", cuda::memset_d2d16(&mut memory, 32, 1, 17, 4), small)?;
    let huge = cuda::memset_d2d32(&mut memory, usize::MAX, 1, usize::MAX, usize::MAX);
    refused("cuMemsetD2D32 of everything", huge, small)?;
    let start: *const c_void = memory.as_device_ptr();
    all_are(format!("the memory at {start:p}"), &download(&memory)?, 0)
}
