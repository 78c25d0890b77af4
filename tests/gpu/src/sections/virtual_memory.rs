//! Virtual memory management: addresses, physical memory, and what maps one to the other.

use std::os::fd::{FromRawFd as _, OwnedFd};
use std::ptr;

use cuspec::DeviceSlice;
use cuspec::cuda::{
    self, Array, Array3dDescriptor, ArrayFormat, DeviceAttribute, MemAccessDesc, MemAccessFlags, MemAllocationGranularityFlags,
    MemAllocationHandleType, MemAllocationProp, MemAllocationType, PhysicalMemory, PhysicalMemoryRef, Status,
};
use cuspec::memory::DeviceMemory;
use cuspec::sys::cuda::{CUDA_ARRAY3D_DEFERRED_MAPPING, CUDA_ARRAY3D_SPARSE};

use crate::gpu::{Gpu, download, located};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, fails, holds, same};

section! { "virtual_memory":
    granularities_are_powers_of_two,
    memory_is_reserved_created_mapped_and_used,
    one_piece_of_memory_is_mapped_twice,
    memory_tells_what_it_was_made_with,
    a_mapped_address_gives_its_memory_back,
    access_can_be_read_only,
    a_mapping_has_no_access_at_first,
    memory_goes_to_another_owner_as_a_file,
    a_range_is_exported_as_a_buffer_for_others,
    a_sparse_array_tells_its_tiles,
    an_array_with_deferred_mapping_tells_what_it_needs,
    what_is_not_aligned_is_refused,
}

/// What physical memory of the device is made with.
pub fn properties(gpu: &Gpu) -> Outcome<MemAllocationProp<'static>> {
    gpu.needs(DeviceAttribute::VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED)?;
    Ok(MemAllocationProp::new().type_(MemAllocationType::PINNED).location(located(gpu.device())))
}

/// The same, to be exported as a file.
pub fn exportable(gpu: &Gpu) -> Outcome<MemAllocationProp<'static>> {
    gpu.needs(DeviceAttribute::HANDLE_TYPE_POSIX_FILE_DESCRIPTOR_SUPPORTED)?;
    Ok(properties(gpu)?.requested_handle_types(MemAllocationHandleType::POSIX_FILE_DESCRIPTOR))
}

/// The smallest piece that can be made.
pub fn granularity(properties: &MemAllocationProp<'_>) -> Outcome<usize> {
    Ok(cuda::mem_get_allocation_granularity(properties, MemAllocationGranularityFlags::MINIMUM)?)
}

/// A reserved range that a piece of memory is mapped to.
pub struct Mapping {
    address: u64,
    size: usize,
}

impl Mapping {
    /// Maps the memory with an access for the device.
    pub fn new(gpu: &Gpu, memory: &PhysicalMemoryRef, size: usize, access: MemAccessFlags) -> Outcome<Self> {
        let address = cuda::mem_address_reserve(size, 0, 0)?;
        if let Err(error) = memory.map(address, size, 0) {
            // SAFETY: nothing is mapped there.
            unsafe { cuda::mem_address_free(address, size)? };
            return Err(error.into());
        }
        let mapping = Self { address, size };
        if access != MemAccessFlags::NONE {
            let access = MemAccessDesc { location: located(gpu.device()), flags: access };
            // SAFETY: the mapping was made just now, and nothing uses it yet.
            unsafe { cuda::mem_set_access(address, size, &[access])? };
        }
        Ok(mapping)
    }

    /// The memory as numbers.
    pub fn numbers(&mut self) -> &mut DeviceSlice<u32> {
        // SAFETY: the mapping has that many bytes, and lives as long as the borrow.
        unsafe { DeviceSlice::from_raw_mut(self.address, self.size / 4) }
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: each test is done with the memory.
        let unmapped = unsafe { cuda::mem_unmap(self.address, self.size) };
        // SAFETY: as above.
        let freed = unsafe { cuda::mem_address_free(self.address, self.size) };
        if let Err(error) = unmapped.and(freed) {
            cuspec_runtime::dropped(&error);
        }
    }
}

fn granularities_are_powers_of_two(gpu: &Gpu) -> Outcome {
    let properties = properties(gpu)?;
    let least = granularity(&properties)?;
    let best = cuda::mem_get_allocation_granularity(&properties, MemAllocationGranularityFlags::RECOMMENDED)?;
    holds(least.is_power_of_two() && best >= least, format!("cuMemGetAllocationGranularity: {least} at least, best {best}"))
}

fn memory_is_reserved_created_mapped_and_used(gpu: &Gpu) -> Outcome {
    let properties = properties(gpu)?;
    let size = granularity(&properties)?;
    let memory = PhysicalMemory::create(size, &properties)?;
    let mut mapping = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
    let access = cuda::mem_get_access(&located(gpu.device()), mapping.address)?;
    same("cuMemGetAccess", access, u64::from(MemAccessFlags::READWRITE.0))?;
    cuda::memset_d32(mapping.numbers(), 11)?;
    all_are("mapped memory", &download(mapping.numbers())?, 11)
}

fn one_piece_of_memory_is_mapped_twice(gpu: &Gpu) -> Outcome {
    let properties = properties(gpu)?;
    let size = granularity(&properties)?;
    let memory = PhysicalMemory::create(size, &properties)?;
    let mut one = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
    let mut other = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
    // The mappings keep the memory.
    memory.destroy().map_err(|(_, error)| error)?;
    cuda::memset_d32(one.numbers(), 12)?;
    cuda::ctx_synchronize()?;
    all_are("the other mapping", &download(other.numbers())?, 12)
}

fn memory_tells_what_it_was_made_with(gpu: &Gpu) -> Outcome {
    let properties = properties(gpu)?;
    let memory = PhysicalMemory::create(granularity(&properties)?, &properties)?;
    let told = memory.get_allocation_properties_from_handle()?;
    same("the type", told.r#type, MemAllocationType::PINNED)?;
    same("the kind of place", told.location.r#type, cuda::MemLocationType::DEVICE)?;
    // SAFETY: the kind says that it is a number.
    same("the place", unsafe { told.location.anon0.id }, gpu.device())
}

fn a_mapped_address_gives_its_memory_back(gpu: &Gpu) -> Outcome {
    let properties = properties(gpu)?;
    let size = granularity(&properties)?;
    let memory = PhysicalMemory::create(size, &properties)?;
    let mapping = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
    let again = cuda::mem_retain_allocation_handle(ptr::without_provenance_mut(mapping.address as usize))?;
    same("cuMemRetainAllocationHandle", again.as_raw(), memory.as_raw())
}

fn access_can_be_read_only(gpu: &Gpu) -> Outcome {
    let properties = properties(gpu)?;
    let size = granularity(&properties)?;
    let memory = PhysicalMemory::create(size, &properties)?;
    let mut writer = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
    cuda::memset_d32(writer.numbers(), 13)?;
    cuda::ctx_synchronize()?;
    let mut reader = match Mapping::new(gpu, &memory, size, MemAccessFlags::READ) {
        Err(Stop::Failed(why)) if why.contains("cuMemSetAccess") => return Err(Stop::skipped(why)),
        mapping => mapping?,
    };
    let access = cuda::mem_get_access(&located(gpu.device()), reader.address)?;
    same("cuMemGetAccess", access, u64::from(MemAccessFlags::READ.0))?;
    all_are("what a mapping for reading shows", &download(reader.numbers())?, 13)
}

fn a_mapping_has_no_access_at_first(gpu: &Gpu) -> Outcome {
    let properties = properties(gpu)?;
    let size = granularity(&properties)?;
    let memory = PhysicalMemory::create(size, &properties)?;
    let mapping = Mapping::new(gpu, &memory, size, MemAccessFlags::NONE)?;
    same("cuMemGetAccess", cuda::mem_get_access(&located(gpu.device()), mapping.address)?, 0)
}

fn memory_goes_to_another_owner_as_a_file(gpu: &Gpu) -> Outcome {
    let properties = exportable(gpu)?;
    let size = granularity(&properties)?;
    let memory = PhysicalMemory::create(size, &properties)?;
    let mut one = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
    cuda::memset_d32(one.numbers(), 14)?;
    cuda::ctx_synchronize()?;
    let file = memory.export_to_shareable_handle(cuda::mem_allocation_handle_types::POSIX_FILE_DESCRIPTOR)?;
    // SAFETY: the driver opened it for whoever asks.
    let _file = unsafe { OwnedFd::from_raw_fd(file) };
    // SAFETY: the file is one of memory of this device, of that size.
    let imported = unsafe {
        let handle = ptr::without_provenance_mut(file as usize);
        PhysicalMemory::import_from_shareable_handle(handle, MemAllocationHandleType::POSIX_FILE_DESCRIPTOR)?
    };
    let mut other = Mapping::new(gpu, &imported, size, MemAccessFlags::READWRITE)?;
    all_are("imported memory", &download(other.numbers())?, 14)
}

fn a_range_is_exported_as_a_buffer_for_others(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::DMA_BUF_SUPPORTED)?;
    let memory = DeviceMemory::<u8>::new(2 << 20)?;
    let kind = cuda::mem_range_handle_types::DMA_BUF_FD;
    let file = cuda::mem_get_handle_for_address_range(memory.address(), 2 << 20, kind, cuda::MemRangeFlags(0))?;
    // SAFETY: the driver opened it for whoever asks.
    drop(unsafe { OwnedFd::from_raw_fd(file) });
    holds(file >= 0, format!("cuMemGetHandleForAddressRange: expected a file, got {file}"))
}

fn array_of(flags: i32) -> Array3dDescriptor {
    let format = ArrayFormat::FLOAT;
    Array3dDescriptor { Width: 1024, Height: 1024, Depth: 0, Format: format, NumChannels: 4, Flags: flags as u32 }
}

fn a_sparse_array_tells_its_tiles(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::SPARSE_CUDA_ARRAY_SUPPORTED)?;
    let array = Array::array3d_create(&array_of(CUDA_ARRAY3D_SPARSE))?;
    let tiles = array.get_sparse_properties()?;
    holds(tiles.tileExtent.width > 0 && tiles.tileExtent.height > 0, "cuArrayGetSparseProperties: expected tiles, got none")
}

fn an_array_with_deferred_mapping_tells_what_it_needs(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::DEFERRED_MAPPING_CUDA_ARRAY_SUPPORTED)?;
    let array = Array::array3d_create(&array_of(CUDA_ARRAY3D_DEFERRED_MAPPING))?;
    let needs = array.get_memory_requirements(gpu.device())?;
    let least = 1024 * 1024 * 16;
    holds(needs.size >= least, format!("cuArrayGetMemoryRequirements: expected {least} bytes or more, got {}", needs.size))
}

fn what_is_not_aligned_is_refused(gpu: &Gpu) -> Outcome {
    let properties = properties(gpu)?;
    let size = granularity(&properties)?;
    fails("cuMemCreate of half a piece", PhysicalMemory::create(size / 2, &properties), &[Status::ERROR_INVALID_VALUE])?;
    fails("cuMemAddressReserve of one byte", cuda::mem_address_reserve(1, 0, 0), &[Status::ERROR_INVALID_VALUE])
}
