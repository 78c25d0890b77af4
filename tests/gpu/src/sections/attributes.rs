//! Every attribute of every kind: the typed getter must agree with the same question asked of C, in value or in error. C is asked twice
//! with different bytes in the buffer, which shows how many bytes it writes: as many as the type of the attribute has.

use std::ffi::c_void;
use std::fmt::Debug;

use cuspec::cuda::{
    self, CoredumpSettings, DeviceAttribute, DevResourceType, ExecAffinityType, FunctionAttribute, GraphMemAttribute,
    LaunchAttributeId, Limit, MemPoolAttribute, MemRangeAttribute, MemoryPoolRef, PointerAttribute, Stream, StreamFlags, Uuid,
};
use cuspec::cudart::{self, DeviceAttr};
use cuspec::memory::{DeviceMemory, PinnedMemory};
use cuspec::sys::cuda::{self as sys, CUresult};
use cuspec::sys::cudart as runtime;
use cuspec::{Attribute, Result, Status};

use crate::gpu::{Gpu, kernel};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, holds, same};
use crate::report::note;

section! { "attributes":
    of_devices,
    of_devices_by_the_runtime,
    of_functions,
    of_kernels,
    of_context_limits,
    of_runtime_limits,
    of_pools,
    of_pools_by_the_runtime,
    of_pointers_to_device_memory,
    of_pointers_to_pinned_memory,
    of_pointers_to_managed_memory,
    of_pointers_to_pool_memory,
    of_pointers_to_nothing,
    of_several_at_once,
    of_ranges_of_managed_memory,
    of_memory_of_graphs,
    of_coredumps,
    of_streams,
    of_device_resources,
    of_exec_affinity,
    of_a_device_with_itself,
    every_typed_attribute_was_asked_for,
}

/// Numbers that are asked for; no enumeration of attributes has more.
const NUMBERS: u32 = 256;

/// The typed answer must be the raw one.
#[track_caller]
fn agree<T: Debug, S: Status>(what: &str, typed: Result<T>, status: S, raw: &dyn Debug) -> Outcome<bool> {
    let code = status.code();
    match typed {
        Ok(value) if code == 0 => {
            same(what, format!("{value:?}"), format!("{raw:?}"))?;
            Ok(true)
        }
        Ok(value) => Err(Stop::failed(format!("{what}: the typed getter returned {value:?}, C the status {code}"))),
        Err(error) => {
            same(format!("{what}: {error}; the status"), error.code(), Some(code))?;
            Ok(false)
        }
    }
}

/// What C writes into a buffer, and how many bytes.
fn written<S: Status>(ask: impl Fn(*mut c_void) -> S) -> (S, Vec<u64>, usize) {
    let (mut zeros, mut ones) = (vec![0u64; 512], vec![u64::MAX; 512]);
    ask(ones.as_mut_ptr().cast());
    let status = ask(zeros.as_mut_ptr().cast());
    let bytes = |words: &[u64]| words.iter().flat_map(|word| word.to_ne_bytes()).collect::<Vec<u8>>();
    let len = bytes(&zeros).iter().zip(bytes(&ones)).rposition(|(a, b)| *a == b).map_or(0, |last| last + 1);
    (status, zeros, len)
}

/// A typed getter against C, for one attribute of type `T`. The number of bytes is compared where `sized`.
fn typed<T: Copy + Debug, S: Status>(what: &str, typed: Result<T>, sized: bool, ask: impl Fn(*mut c_void) -> S) -> Outcome<bool> {
    let (status, words, len) = written(ask);
    // SAFETY: the buffer is larger than any attribute, aligned for all, and `T` is what C writes or zeros.
    let raw: T = unsafe { words.as_ptr().cast::<T>().read() };
    let known = agree(what, typed, status, &raw)?;
    if known && sized {
        // What pads a struct is not written.
        let fits = len <= size_of::<T>() && len + align_of::<T>() > size_of::<T>();
        holds(fits, format!("{what}: C writes {len} bytes of a type of {}", size_of::<T>()))?;
    }
    Ok(known)
}

/// How many attributes of a kind were asked for, and how many had a value.
#[derive(Default)]
struct Tally {
    asked: usize,
    known: usize,
}

impl Tally {
    fn add(&mut self, known: bool) {
        self.asked += 1;
        self.known += usize::from(known);
    }

    fn tell(&self, what: &str) -> Outcome {
        note(format!("{what}: {} asked for, {} have a value here", self.asked, self.known));
        holds(self.known > 0, format!("{what}: expected some to have a value, of {}", self.asked))
    }
}

/// Asks for every numbered attribute whose value is a number.
macro_rules! numbered {
    ($what:literal, $kind:ident, |$which:ident, $raw:ident: $value:ty| $typed:expr, $ask:expr) => {{
        let mut tally = Tally::default();
        for $which in (0..NUMBERS).map(|number| $kind(number as _)) {
            let Some(name) = $which.c_name() else { continue };
            let mut value: $value = Default::default();
            let $raw = &raw mut value;
            let typed = $typed;
            // SAFETY: the pointer is to a live local of the type that C writes.
            let status = unsafe { $ask };
            tally.add(agree(name, typed, status, &value)?);
        }
        tally.tell($what)
    }};
}

fn of_devices(gpu: &Gpu) -> Outcome {
    let device = gpu.device();
    numbered!("attributes of a device", DeviceAttribute, |which, raw: i32| cuda::device_get_attribute(which, device), {
        sys::cuDeviceGetAttribute(raw, which, device)
    })
}

fn of_devices_by_the_runtime(gpu: &Gpu) -> Outcome {
    let device = gpu.device();
    numbered!("attributes of a device by cudart", DeviceAttr, |which, raw: i32| cudart::device_get_attribute(which, device), {
        runtime::cudaDeviceGetAttribute(raw, which, device)
    })
}

const EMPTY: &str = r#"extern "C" __global__ void empty(int) {}"#;

fn of_functions(gpu: &Gpu) -> Outcome {
    let module = gpu.module(EMPTY)?;
    let function = kernel(&module, "empty")?;
    numbered!("attributes of a function", FunctionAttribute, |which, raw: i32| function.get_attribute(which), {
        sys::cuFuncGetAttribute(raw, which, function.as_raw())
    })
}

fn of_kernels(gpu: &Gpu) -> Outcome {
    // SAFETY: NVRTC made it just now.
    let library = unsafe {
        cuda::CodeLibrary::load_data(&gpu.cubin(EMPTY)?, &[], std::ptr::null_mut(), &[], std::ptr::null_mut())?
    };
    let (kernel, device) = (library.get_kernel("empty")?, gpu.device());
    numbered!("attributes of a kernel", FunctionAttribute, |which, raw: i32| kernel.get_attribute(which, device), {
        sys::cuKernelGetAttribute(raw, which, kernel.as_raw(), device)
    })
}

fn of_context_limits(_: &Gpu) -> Outcome {
    numbered!("limits of a context", Limit, |which, raw: usize| cuda::ctx_get_limit(which), sys::cuCtxGetLimit(raw, which))
}

fn of_runtime_limits(_: &Gpu) -> Outcome {
    use cudart::Limit;
    numbered!("limits by cudart", Limit, |which, raw: usize| cudart::device_get_limit(which), {
        runtime::cudaDeviceGetLimit(raw, which)
    })
}

/// Asks for every typed attribute that is listed, and returns their numbers.
macro_rules! listed {
    ($module:path: $($name:ident)+; |$attribute:ident| $typed:expr, |$raw:ident, $data:ident, $size:ident| $ask:expr, $sized:expr, $tally:ident) => {{
        use $module as attributes;
        $({
            let $attribute = attributes::$name;
            let $raw = $attribute.raw();
            let $size = of_value(&$attribute);
            let what = $raw.c_name().unwrap_or(stringify!($name));
            // SAFETY: the buffer holds more than any attribute.
            $tally.add(typed(what, $typed, $sized, |$data| unsafe { $ask })?);
        })+
    }};
}

fn of_value<E, T: Copy, const SET: bool>(_: &Attribute<E, T, SET>) -> usize {
    size_of::<T>()
}

macro_rules! pool_attributes {
    ($($rest:tt)*) => { listed!(cuda::mem_pool_attributes:
        REUSE_FOLLOW_EVENT_DEPENDENCIES REUSE_ALLOW_OPPORTUNISTIC REUSE_ALLOW_INTERNAL_DEPENDENCIES RELEASE_THRESHOLD
        RESERVED_MEM_CURRENT RESERVED_MEM_HIGH USED_MEM_CURRENT USED_MEM_HIGH ALLOCATION_TYPE EXPORT_HANDLE_TYPES LOCATION_ID
        LOCATION_TYPE MAX_POOL_SIZE HW_DECOMPRESS_ENABLED LOCALITY_DOMAIN_ID; $($rest)*) };
}

fn of_pools(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    let raw_pool = cuda::device_get_default_mem_pool(gpu.device())?;
    // SAFETY: the default pool lives as long as its device.
    let pool = unsafe { MemoryPoolRef::from_raw(&raw_pool) };
    let mut tally = Tally::default();
    pool_attributes!(|attribute| pool.get_attribute(attribute),
        |raw, data, _size| sys::cuMemPoolGetAttribute(raw_pool, raw, data), true, tally);
    tally.tell("attributes of a pool")
}

fn of_pools_by_the_runtime(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    let raw_pool = cuda::device_get_default_mem_pool(gpu.device())?;
    // SAFETY: the default pool lives as long as its device.
    let pool = unsafe { MemoryPoolRef::from_raw(&raw_pool) };
    let mut tally = Tally::default();
    listed!(cudart::mem_pool_attrs: REUSE_FOLLOW_EVENT_DEPENDENCIES REUSE_ALLOW_OPPORTUNISTIC REUSE_ALLOW_INTERNAL_DEPENDENCIES
        ATTR_RELEASE_THRESHOLD ATTR_RESERVED_MEM_CURRENT ATTR_RESERVED_MEM_HIGH ATTR_USED_MEM_CURRENT ATTR_USED_MEM_HIGH
        ATTR_ALLOCATION_TYPE ATTR_EXPORT_HANDLE_TYPES ATTR_LOCATION_ID ATTR_LOCATION_TYPE ATTR_MAX_POOL_SIZE ATTR_HW_DECOMPRESS_ENABLED
        ATTR_LOCALITY_DOMAIN_ID;
        |attribute| cudart::mem_pool_get_attribute(pool, attribute),
        |raw, data, _size| runtime::cudaMemPoolGetAttribute(raw_pool.cast(), raw, data), true, tally);
    tally.tell("attributes of a pool by cudart")
}

macro_rules! pointer_attributes {
    ($($rest:tt)*) => { listed!(cuda::pointer_attributes:
        CONTEXT MEMORY_TYPE DEVICE_POINTER HOST_POINTER P2P_TOKENS SYNC_MEMOPS BUFFER_ID IS_MANAGED DEVICE_ORDINAL
        IS_LEGACY_CUDA_IPC_CAPABLE RANGE_START_ADDR RANGE_SIZE MAPPED ALLOWED_HANDLE_TYPES IS_GPU_DIRECT_RDMA_CAPABLE ACCESS_FLAGS
        MEMPOOL_HANDLE MAPPING_SIZE MAPPING_BASE_ADDR MEMORY_BLOCK_ID IS_HW_DECOMPRESS_CAPABLE LOCALITY_DOMAIN_ORDINAL;
        $($rest)*) };
}

fn pointer(what: &str, address: u64) -> Outcome {
    let mut tally = Tally::default();
    pointer_attributes!(|attribute| cuda::pointer_get_attribute(attribute, address),
        |raw, data, _size| sys::cuPointerGetAttribute(data, raw, address), true, tally);
    tally.tell(&format!("attributes of a pointer to {what}"))
}

fn of_pointers_to_device_memory(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::<u8>::new(4096)?;
    pointer("device memory", memory.address())?;
    let of = |address| cuda::pointer_get_attribute(cuda::pointer_attributes::CONTEXT, address);
    same("CU_POINTER_ATTRIBUTE_CONTEXT", of(memory.address() + 100)?, gpu.context().as_raw())?;
    let start = cuda::pointer_get_attribute(cuda::pointer_attributes::RANGE_START_ADDR, memory.address() + 100)?;
    same("CU_POINTER_ATTRIBUTE_RANGE_START_ADDR", start, memory.address())
}

fn of_pointers_to_pinned_memory(_: &Gpu) -> Outcome {
    let memory = PinnedMemory::<u8>::new(4096)?;
    let address = memory.as_ptr().addr() as u64;
    pointer("pinned memory", address)?;
    let host = cuda::pointer_get_attribute(cuda::pointer_attributes::HOST_POINTER, address)?;
    same("CU_POINTER_ATTRIBUTE_HOST_POINTER", host.addr(), memory.as_ptr().addr())?;
    let kind = cuda::pointer_get_attribute(cuda::pointer_attributes::MEMORY_TYPE, address)?;
    same("CU_POINTER_ATTRIBUTE_MEMORY_TYPE", kind, cuda::Memorytype::HOST)
}

fn of_pointers_to_managed_memory(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MANAGED_MEMORY)?;
    let address = cuda::mem_alloc_managed(4096, cuda::MemAttachFlags::GLOBAL)?;
    let result = pointer("managed memory", address);
    let managed = cuda::pointer_get_attribute(cuda::pointer_attributes::IS_MANAGED, address);
    // SAFETY: nothing uses it any more.
    unsafe { cuda::mem_free(address)? };
    result?;
    same("CU_POINTER_ATTRIBUTE_IS_MANAGED", managed?, 1)
}

fn of_pointers_to_pool_memory(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let address = cuda::mem_alloc_async(4096, Some(&stream))?;
    stream.synchronize()?;
    let result = pointer("pool memory", address);
    let pool = cuda::pointer_get_attribute(cuda::pointer_attributes::MEMPOOL_HANDLE, address);
    // SAFETY: nothing uses it any more.
    unsafe { cuda::mem_free_async(address, Some(&stream))? };
    stream.synchronize()?;
    result?;
    same("CU_POINTER_ATTRIBUTE_MEMPOOL_HANDLE", pool?, cuda::device_get_mem_pool(gpu.device())?)
}

fn of_pointers_to_nothing(_: &Gpu) -> Outcome {
    let mut tally = Tally::default();
    pointer_attributes!(|attribute| cuda::pointer_get_attribute(attribute, 0x40),
        |raw, data, _size| sys::cuPointerGetAttribute(data, raw, 0x40), false, tally);
    note(format!("attributes of a pointer to nothing: {} asked for, {} have a value here", tally.asked, tally.known));
    Ok(())
}

fn of_several_at_once(gpu: &Gpu) -> Outcome {
    let memory = DeviceMemory::<u8>::new(4096)?;
    let which = [PointerAttribute::CONTEXT, PointerAttribute::RANGE_SIZE, PointerAttribute::DEVICE_ORDINAL];
    let (mut context, mut size, mut ordinal) = (sys::CUcontext::default(), 0usize, -1i32);
    let mut data: [*mut c_void; 3] = [(&raw mut context).cast(), (&raw mut size).cast(), (&raw mut ordinal).cast()];
    // SAFETY: one pointer per attribute, each to a live local of its type.
    unsafe { cuda::pointer_get_attributes(&which, data.as_mut_ptr(), memory.address())? };
    same("cuPointerGetAttributes", (context, size, ordinal), (gpu.context().as_raw(), 4096, gpu.device()))
}

fn of_ranges_of_managed_memory(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::CONCURRENT_MANAGED_ACCESS)?;
    const SIZE: usize = 1 << 16;
    let address = cuda::mem_alloc_managed(SIZE, cuda::MemAttachFlags::GLOBAL)?;
    let ask = || {
        let mut tally = Tally::default();
        listed!(cuda::mem_range_attributes: READ_MOSTLY PREFERRED_LOCATION LAST_PREFETCH_LOCATION PREFERRED_LOCATION_TYPE
            PREFERRED_LOCATION_ID LAST_PREFETCH_LOCATION_TYPE LAST_PREFETCH_LOCATION_ID;
            |attribute| cuda::mem_range_get_attribute(attribute, address, SIZE),
            |raw, data, size| sys::cuMemRangeGetAttribute(data, size, raw, address, SIZE), true, tally);
        listed!(cudart::mem_range_attributes: READ_MOSTLY PREFERRED_LOCATION LAST_PREFETCH_LOCATION PREFERRED_LOCATION_TYPE
            PREFERRED_LOCATION_ID LAST_PREFETCH_LOCATION_TYPE LAST_PREFETCH_LOCATION_ID;
            |attribute| cudart::mem_range_get_attribute(attribute, std::ptr::without_provenance(address as usize), SIZE),
            |raw, data, size| runtime::cudaMemRangeGetAttribute(
                data, size, raw, std::ptr::without_provenance(address as usize), SIZE), true, tally);
        tally.tell("attributes of a range, by the driver and by cudart")
    };
    let result = ask();
    // SAFETY: nothing uses it any more.
    unsafe { cuda::mem_free(address)? };
    result
}

fn of_memory_of_graphs(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::MEMORY_POOLS_SUPPORTED)?;
    let device = gpu.device();
    let mut tally = Tally::default();
    listed!(cuda::graph_mem_attributes: USED_MEM_CURRENT USED_MEM_HIGH RESERVED_MEM_CURRENT RESERVED_MEM_HIGH;
        |attribute| cuda::device_get_graph_mem_attribute(device, attribute),
        |raw, data, _size| sys::cuDeviceGetGraphMemAttribute(device, raw, data), true, tally);
    listed!(cudart::graph_mem_attribute_types: USED_MEM_CURRENT USED_MEM_HIGH RESERVED_MEM_CURRENT RESERVED_MEM_HIGH;
        |attribute| cudart::device_get_graph_mem_attribute(device, attribute),
        |raw, data, _size| runtime::cudaDeviceGetGraphMemAttribute(device, raw, data), true, tally);
    tally.tell("attributes of the memory of graphs, by the driver and by cudart")
}

fn of_coredumps(_: &Gpu) -> Outcome {
    let mut tally = Tally::default();
    listed!(cuda::coredump_settings: ENABLE_ON_EXCEPTION TRIGGER_HOST LIGHTWEIGHT ENABLE_USER_TRIGGER FILE PIPE GENERATION_FLAGS;
        |attribute| cuda::coredump_get_attribute(attribute), |raw, data, size| {
            let mut size = size;
            sys::cuCoredumpGetAttribute(raw, data, &mut size)
        }, false, tally);
    listed!(cuda::coredump_settings: ENABLE_ON_EXCEPTION TRIGGER_HOST LIGHTWEIGHT ENABLE_USER_TRIGGER FILE PIPE GENERATION_FLAGS;
        |attribute| cuda::coredump_get_attribute_global(attribute), |raw, data, size| {
            let mut size = size;
            sys::cuCoredumpGetAttributeGlobal(raw, data, &mut size)
        }, false, tally);
    tally.tell("settings of coredumps, of the context and of all")
}

fn of_streams(_: &Gpu) -> Outcome {
    let stream = Stream::create(StreamFlags::NON_BLOCKING)?;
    let mut tally = Tally::default();
    for which in (0..NUMBERS).map(LaunchAttributeId) {
        let Some(name) = which.c_name() else { continue };
        let mut value = sys::CUlaunchAttributeValue::default();
        // SAFETY: `value` is a live local.
        let status = unsafe { sys::cuStreamGetAttribute(stream.as_raw(), which, &mut value) };
        // SAFETY: both unions were zeroed, so that all their bytes are known.
        let typed = stream.get_attribute(which).map(|value| unsafe { value.pad });
        // SAFETY: as above.
        tally.add(agree(name, typed, status, unsafe { &value.pad })?);
    }
    tally.tell("attributes of a stream")
}

fn of_device_resources(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&sys::symbols::cuDeviceGetDevResource)?;
    let mut tally = Tally::default();
    for which in [DevResourceType::SM, DevResourceType::WORKQUEUE_CONFIG, DevResourceType::WORKQUEUE] {
        let mut value = sys::CUdevResource::default();
        // SAFETY: `value` is a live local.
        let status = unsafe { sys::cuDeviceGetDevResource(gpu.device(), &mut value, which) };
        let typed = cuda::device_get_dev_resource(gpu.device(), which);
        // SAFETY: both were zeroed, so that all their bytes are known.
        let bytes = |resource: sys::CUdevResource| unsafe { (resource.r#type, resource.anon0._oversize) };
        tally.add(agree(&format!("{which:?}"), typed.map(bytes), status, &bytes(value))?);
    }
    tally.tell("resources of a device")
}

fn of_exec_affinity(gpu: &Gpu) -> Outcome {
    let device = gpu.device();
    numbered!("kinds of affinity", ExecAffinityType, |which, raw: i32| cuda::device_get_exec_affinity_support(which, device), {
        sys::cuDeviceGetExecAffinitySupport(raw, which, device)
    })
}

fn of_a_device_with_itself(gpu: &Gpu) -> Outcome {
    let device = gpu.device();
    for which in (0..NUMBERS).map(cuda::DeviceP2pAttribute).filter(|which| which.c_name().is_some()) {
        let mut value = 0;
        // SAFETY: `value` is a live local.
        let status = unsafe { sys::cuDeviceGetP2PAttribute(&mut value, which, device, device) };
        let typed = cuda::device_get_p2p_attribute(which, device, device);
        agree(which.c_name().unwrap_or_default(), typed, status, &value)?;
    }
    same("cuDeviceCanAccessPeer of a device and itself", cuda::device_can_access_peer(device, device)?, 0)?;
    let uuid: Uuid = cuda::device_get_uuid(device)?;
    holds(uuid.bytes != [0; 16], "cuDeviceGetUuid: expected a UUID, got zeros")
}

/// An enumerator that was added to a header and not to the lists above would otherwise go unseen.
fn every_typed_attribute_was_asked_for(_: &Gpu) -> Outcome {
    fn named<E>(of: impl Fn(u32) -> E, name: impl Fn(&E) -> Option<&'static str>) -> Vec<&'static str> {
        (0..NUMBERS).filter_map(|number| name(&of(number))).filter(|name| !name.ends_with("_MAX")).collect()
    }
    let count = |what: &str, names: Vec<&'static str>, listed: usize, untyped: usize| {
        same(format!("enumerators of {what}, listed and without a type: {names:?}"), names.len(), listed + untyped)
    };
    count("CUmemPool_attribute", named(MemPoolAttribute, |e| e.c_name()), 15, 0)?;
    // Tokens are written by their own type; nothing else is left out.
    count("CUpointer_attribute", named(PointerAttribute, |e| e.c_name()), 22, 0)?;
    // What accesses a range is a list.
    count("CUmem_range_attribute", named(MemRangeAttribute, |e| e.c_name()), 7, 1)?;
    count("CUgraphMem_attribute", named(GraphMemAttribute, |e| e.c_name()), 4, 0)?;
    count("cudaMemPoolAttr", named(cudart::MemPoolAttr, |e| e.c_name()), 15, 0)?;
    count("CUcoredumpSettings", named(CoredumpSettings, |e| e.c_name()), 7, 0)?;
    same("CUresult of success", CUresult::SUCCESS.code(), 0)
}
