//! The calls: each is made as a program would make it, with its arguments taken from the setting.

use std::ffi::c_void;
use std::ptr;

use cuspec::cuda::{
    self, DeviceAttribute, FunctionRef, Memorytype, PointerAttribute, TensorMapDataType, TensorMapFloatOoBfill, TensorMapInterleave,
    TensorMapL2promotion, TensorMapSwizzle, pointer_attributes,
};
use cuspec::nvrtc::Program;
use cuspec::Result;

use crate::setting::{SMALL, Setting};

/// A call, or two that undo one another.
pub type Call = fn(&mut Setting<'_>) -> Result<()>;

macro_rules! calls {
    ($($name:ident),* $(,)?) => {
        /// All calls by name.
        pub const CALLS: &[(&str, Call)] = &[$((stringify!($name), $name)),*];
    };
}

calls! {
    nothing, ctx_get_current, ctx_set_current, device_get_attribute, event_record, event_query, stream_query, stream_synchronize,
    mem_alloc_free, mem_alloc_async_free_async, memcpy_htod, pointer_get_attribute, pointer_get_attributes, module_get_function,
    tensor_map_encode_tiled, launch_empty, launch_16_args, launch_512_doubles, nvrtc_create_program,
}

fn nothing(_: &mut Setting<'_>) -> Result<()> {
    Ok(())
}

fn ctx_get_current(_: &mut Setting<'_>) -> Result<()> {
    cuda::ctx_get_current().map(drop)
}

fn ctx_set_current(setting: &mut Setting<'_>) -> Result<()> {
    // SAFETY: it is the current one already, and lives longer than this thread's last call.
    unsafe { setting.context.set_current() }
}

fn device_get_attribute(setting: &mut Setting<'_>) -> Result<()> {
    cuda::device_get_attribute(DeviceAttribute::MULTIPROCESSOR_COUNT, setting.device).map(drop)
}

fn event_record(setting: &mut Setting<'_>) -> Result<()> {
    setting.event.record(Some(setting.stream))
}

fn event_query(setting: &mut Setting<'_>) -> Result<()> {
    setting.event.query().map(drop)
}

fn stream_query(setting: &mut Setting<'_>) -> Result<()> {
    setting.stream.query().map(drop)
}

fn stream_synchronize(setting: &mut Setting<'_>) -> Result<()> {
    setting.stream.synchronize()
}

fn mem_alloc_free(_: &mut Setting<'_>) -> Result<()> {
    let memory = cuda::mem_alloc(SMALL)?;
    // SAFETY: nothing has used it.
    unsafe { cuda::mem_free(memory) }
}

fn mem_alloc_async_free_async(setting: &mut Setting<'_>) -> Result<()> {
    let memory = cuda::mem_alloc_async(SMALL, Some(setting.stream))?;
    // SAFETY: nothing has used it.
    unsafe { cuda::mem_free_async(memory, Some(setting.stream)) }
}

fn memcpy_htod(setting: &mut Setting<'_>) -> Result<()> {
    cuda::memcpy_htod(&mut setting.target, &setting.host)
}

fn pointer_get_attribute(setting: &mut Setting<'_>) -> Result<()> {
    cuda::pointer_get_attribute(pointer_attributes::MEMORY_TYPE, setting.tensor.address()).map(drop)
}

fn pointer_get_attributes(setting: &mut Setting<'_>) -> Result<()> {
    let which = [
        PointerAttribute::MEMORY_TYPE,
        PointerAttribute::DEVICE_POINTER,
        PointerAttribute::HOST_POINTER,
        PointerAttribute::BUFFER_ID,
    ];
    let (mut kind, mut device, mut host, mut id) = (Memorytype::default(), 0u64, ptr::null_mut::<c_void>(), 0u64);
    let mut data: [*mut c_void; 4] = [(&raw mut kind).cast(), (&raw mut device).cast(), (&raw mut host).cast(), (&raw mut id).cast()];
    // SAFETY: one pointer per attribute, each to a live local of its type.
    unsafe { cuda::pointer_get_attributes(&which, data.as_mut_ptr(), setting.tensor.address()) }
}

fn module_get_function(setting: &mut Setting<'_>) -> Result<()> {
    setting.module.get_function("empty").map(drop)
}

fn tensor_map_encode_tiled(setting: &mut Setting<'_>) -> Result<()> {
    let map = cuda::tensor_map_encode_tiled(
        TensorMapDataType::FLOAT32,
        setting.tensor.as_device_ptr(),
        &[128, 128],
        &[512],
        &[64, 64],
        &[1, 1],
        TensorMapInterleave::NONE,
        TensorMapSwizzle::NONE,
        TensorMapL2promotion::NONE,
        TensorMapFloatOoBfill::NONE,
    );
    map.map(drop)
}

fn launch_empty(setting: &mut Setting<'_>) -> Result<()> {
    launch(setting, &setting.empty, ptr::null_mut())
}

fn launch_16_args(setting: &mut Setting<'_>) -> Result<()> {
    let mut arguments = setting.words.each_mut().map(|word| ptr::from_mut(word).cast());
    launch(setting, &setting.ints, arguments.as_mut_ptr())
}

fn launch_512_doubles(setting: &mut Setting<'_>) -> Result<()> {
    let mut arguments = setting.numbers.each_mut().map(|number| ptr::from_mut(number).cast());
    launch(setting, &setting.doubles, arguments.as_mut_ptr())
}

fn launch(setting: &Setting<'_>, kernel: &FunctionRef, arguments: *mut *mut c_void) -> Result<()> {
    // SAFETY: the kernels do nothing, and each is given one pointer for each of its arguments, to a value of its type.
    unsafe { kernel.launch_kernel(1, 1, 1, 1, 1, 1, 0, Some(setting.stream), arguments, ptr::null_mut()) }
}

fn nvrtc_create_program(_: &mut Setting<'_>) -> Result<()> {
    Program::create("extern \"C\" __global__ void empty() {}", Some("empty.cu"), &[], &[]).map(drop)
}
