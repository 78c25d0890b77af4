//! Memory and semaphores of others. No other API is at hand here, so that memory of CUDA itself is exported as a file and imported, and
//! what is no such file must be refused, with the file still the caller's.

use std::fs::File;
use std::os::fd::{AsRawFd as _, FromRawFd as _, IntoRawFd as _, OwnedFd};

use cuspec::DeviceSlice;
use cuspec::cuda::{
    self, DeviceAttribute, ExternalMemory, ExternalMemoryBufferDesc, ExternalMemoryHandleDesc, ExternalMemoryHandleDescStHandle,
    ExternalMemoryHandleType, ExternalSemaphore, ExternalSemaphoreHandleDesc, ExternalSemaphoreHandleDescStHandle,
    ExternalSemaphoreHandleType, MemAccessFlags, PhysicalMemory,
};

use super::virtual_memory::{Mapping, exportable, granularity};
use crate::gpu::{Gpu, download};
use crate::harness::section;
use crate::outcome::{Outcome, Stop, all_are, holds};

section! { "external_resources":
    exported_memory_is_imported_and_mapped,
    a_file_that_is_no_memory_is_refused,
    a_file_that_is_no_semaphore_is_refused,
}

fn import(file: i32, size: usize) -> cuspec::Result<ExternalMemory> {
    let handle = ExternalMemoryHandleDescStHandle { fd: file };
    let description = ExternalMemoryHandleDesc::new().type_(ExternalMemoryHandleType::OPAQUE_FD).size(size as u64);
    // SAFETY: the file is open; the driver says whether it is memory.
    unsafe { ExternalMemory::import(&description.handle(handle)) }
}

fn exported_memory_is_imported_and_mapped(gpu: &Gpu) -> Outcome {
    let properties = exportable(gpu)?;
    let size = granularity(&properties)?;
    let memory = PhysicalMemory::create(size, &properties)?;
    let mut mapping = Mapping::new(gpu, &memory, size, MemAccessFlags::READWRITE)?;
    cuda::memset_d32(mapping.numbers(), 15)?;
    cuda::ctx_synchronize()?;
    let file = memory.export_to_shareable_handle(cuda::mem_allocation_handle_types::POSIX_FILE_DESCRIPTOR)?;
    // SAFETY: the driver opened it for whoever asks.
    let file = unsafe { OwnedFd::from_raw_fd(file) };
    let imported = match import(file.as_raw_fd(), size) {
        Ok(imported) => imported,
        Err(error) if error.code().is_some() => {
            return Err(Stop::skipped(format!("the driver takes no memory of its own as an opaque file: {error}")));
        }
        Err(error) => return Err(error.into()),
    };
    // It belongs to the driver now.
    let _ = file.into_raw_fd();
    let part = ExternalMemoryBufferDesc { offset: 0, size: size as u64, ..Default::default() };
    let address = cuda::external_memory_get_mapped_buffer(&imported, &part)?;
    // SAFETY: the mapping has that many bytes, and is freed below.
    let host = download(unsafe { DeviceSlice::<u32>::from_raw(address, size / 4) });
    // SAFETY: nothing uses it any more.
    unsafe { cuda::mem_free(address)? };
    all_are("imported memory", &host?, 15)
}

fn a_file_that_is_no_memory_is_refused(_: &Gpu) -> Outcome {
    // The driver closes it, whether it takes it or not.
    let result = import(File::open("/dev/null")?.into_raw_fd(), 4096);
    let refused = matches!(&result, Err(error) if error.code().is_some());
    holds(refused, format!("cuImportExternalMemory of /dev/null: expected a status, got {result:?}"))
}

fn a_file_that_is_no_semaphore_is_refused(gpu: &Gpu) -> Outcome {
    gpu.needs(DeviceAttribute::TIMELINE_SEMAPHORE_INTEROP_SUPPORTED)?;
    let file = File::open("/dev/null")?;
    for kind in [ExternalSemaphoreHandleType::OPAQUE_FD, ExternalSemaphoreHandleType::TIMELINE_SEMAPHORE_FD] {
        let handle = ExternalSemaphoreHandleDescStHandle { fd: file.as_raw_fd() };
        let description = ExternalSemaphoreHandleDesc::new().type_(kind);
        // SAFETY: the file is open; the driver says whether it is a semaphore.
        let result = unsafe { ExternalSemaphore::import(&description.handle(handle)) };
        let refused = matches!(&result, Err(error) if error.code().is_some());
        holds(refused, format!("cuImportExternalSemaphore of /dev/null as {kind:?}: expected a status, got {result:?}"))?;
    }
    file.metadata()?;
    Ok(())
}
