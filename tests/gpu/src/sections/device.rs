//! Devices: what they are called, how they are found, and their sizes.

use std::ffi::c_void;

use cuspec::Status as _;
use cuspec::cuda::{self, ArrayFormat, AtomicOperation, DeviceAttribute};
use cuspec::sys::cuda as sys;

use crate::gpu::Gpu;
use crate::harness::section;
use crate::outcome::{Outcome, Stop, fails, holds, same};

section! { "devices":
    every_ordinal_is_a_device,
    an_ordinal_beyond_the_last_is_an_error,
    a_device_has_a_name,
    a_device_has_a_uuid,
    a_luid_is_for_windows,
    the_memory_of_a_device_is_what_a_context_sees,
    a_device_is_found_by_its_bus,
    a_texture_width_is_told_per_format,
    atomics_on_the_host_are_told,
    the_driver_is_not_older_than_its_functions,
    a_compute_capability_is_told_twice,
    writes_over_rdma_are_flushed,
    export_tables_are_found_by_their_id_only,
}

fn every_ordinal_is_a_device(_: &Gpu) -> Outcome {
    for ordinal in 0..cuda::device_get_count()? {
        same("cuDeviceGet", cuda::device_get(ordinal)?, ordinal)?;
    }
    Ok(())
}

fn an_ordinal_beyond_the_last_is_an_error(_: &Gpu) -> Outcome {
    let count = cuda::device_get_count()?;
    fails("cuDeviceGet(count)", cuda::device_get(count), &[cuda::Status::ERROR_INVALID_DEVICE])?;
    fails("cuDeviceGet(-1)", cuda::device_get(-1), &[cuda::Status::ERROR_INVALID_DEVICE])
}

fn a_device_has_a_name(gpu: &Gpu) -> Outcome {
    let name = cuda::device_get_name(gpu.device())?;
    let mut raw = [0u8; 256];
    // SAFETY: the buffer has that length.
    let status = unsafe { sys::cuDeviceGetName(raw.as_mut_ptr().cast(), 256, gpu.device()) };
    same("cuDeviceGetName", status, sys::CUresult::SUCCESS)?;
    let end = raw.iter().position(|byte| *byte == 0).unwrap_or(raw.len());
    same("cuDeviceGetName", name.as_bytes(), &raw[..end])?;
    holds(!name.is_empty(), "cuDeviceGetName: expected a name, got none")
}

fn a_device_has_a_uuid(gpu: &Gpu) -> Outcome {
    let uuid = cuda::device_get_uuid(gpu.device())?;
    let mut raw = sys::CUuuid::default();
    // SAFETY: `raw` is a live local.
    same("cuDeviceGetUuid", unsafe { sys::cuDeviceGetUuid_v2(&mut raw, gpu.device()) }, sys::CUresult::SUCCESS)?;
    same("cuDeviceGetUuid", uuid.bytes, raw.bytes)?;
    holds(uuid.bytes != [0; 16], "cuDeviceGetUuid: expected a UUID, got zeros")
}

fn a_luid_is_for_windows(gpu: &Gpu) -> Outcome {
    let wrapped = cuda::device_get_luid(gpu.device());
    let (mut luid, mut mask) = ([0u8; 8], 0);
    // SAFETY: both are live locals of the size that C asks for.
    let status = unsafe { sys::cuDeviceGetLuid(luid.as_mut_ptr().cast(), &mut mask, gpu.device()) };
    match wrapped {
        Ok(told) => same("cuDeviceGetLuid", (status, told), (sys::CUresult::SUCCESS, (luid, mask))),
        Err(error) => same("cuDeviceGetLuid", error.code(), Some(status.code())),
    }
}

fn the_memory_of_a_device_is_what_a_context_sees(gpu: &Gpu) -> Outcome {
    let (free, total) = cuda::mem_get_info()?;
    same("cuMemGetInfo: total, and cuDeviceTotalMem", total, cuda::device_total_mem(gpu.device())?)?;
    holds(free > 0 && free <= total, format!("cuMemGetInfo: {free} bytes free of {total}"))
}

fn a_device_is_found_by_its_bus(gpu: &Gpu) -> Outcome {
    let bus = cuda::device_get_pci_bus_id(gpu.device())?;
    same(format!("cuDeviceGetByPCIBusId({bus})"), cuda::device_get_by_pci_bus_id(&bus)?, gpu.device())?;
    let (domain, number, slot) = (
        gpu.attribute(DeviceAttribute::PCI_DOMAIN_ID)?,
        gpu.attribute(DeviceAttribute::PCI_BUS_ID)?,
        gpu.attribute(DeviceAttribute::PCI_DEVICE_ID)?,
    );
    same("cuDeviceGetPCIBusId", bus.to_lowercase(), format!("{domain:04x}:{number:02x}:{slot:02x}.0"))
}

fn a_texture_width_is_told_per_format(gpu: &Gpu) -> Outcome {
    let narrow = cuda::device_get_texture1d_linear_max_width(ArrayFormat::FLOAT, 1, gpu.device())?;
    let wide = cuda::device_get_texture1d_linear_max_width(ArrayFormat::FLOAT, 4, gpu.device())?;
    holds(narrow >= wide && wide > 0, format!("cuDeviceGetTexture1DLinearMaxWidth: {narrow} for one channel, {wide} for four"))
}

fn atomics_on_the_host_are_told(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&sys::symbols::cuDeviceGetHostAtomicCapabilities)?;
    let operations = [AtomicOperation::INTEGER_ADD, AtomicOperation::CAS, AtomicOperation::FLOAT_ADD];
    let (mut wrapped, mut raw) = ([u32::MAX; 3], [u32::MAX; 3]);
    let result = cuda::device_get_host_atomic_capabilities(&mut wrapped, &operations, gpu.device());
    // SAFETY: both arrays have three elements.
    let status =
        unsafe { sys::cuDeviceGetHostAtomicCapabilities(raw.as_mut_ptr(), operations.as_ptr(), 3, gpu.device()) };
    same("cuDeviceGetHostAtomicCapabilities", result.err().and_then(|error| error.code()).unwrap_or(0), status.code())?;
    same("cuDeviceGetHostAtomicCapabilities", wrapped, raw)
}

fn the_driver_is_not_older_than_its_functions(_: &Gpu) -> Outcome {
    let packed = cuda::driver_get_version()?;
    let version = cuspec_runtime::Version::from_packed(packed);
    same("cuDriverGetVersion, and the version of the library", version, sys::LIBRARY.version())
}

fn a_compute_capability_is_told_twice(gpu: &Gpu) -> Outcome {
    let (mut major, mut minor) = (0, 0);
    // SAFETY: both are live locals.
    let status = unsafe { sys::cuDeviceComputeCapability(&mut major, &mut minor, gpu.device()) };
    same("cuDeviceComputeCapability", status, sys::CUresult::SUCCESS)?;
    same("cuDeviceComputeCapability", format!("{major}{minor}"), gpu.architecture()?)
}

fn writes_over_rdma_are_flushed(gpu: &Gpu) -> Outcome {
    // Bit 0: the host may ask for it.
    if gpu.attribute(DeviceAttribute::GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS)? & 1 == 0 {
        return Err(Stop::skipped("CU_DEVICE_ATTRIBUTE_GPU_DIRECT_RDMA_FLUSH_WRITES_OPTIONS has no host option"));
    }
    let target = cuda::FlushGpuDirectRdmaWritesTarget::CU_FLUSH_GPU_DIRECT_RDMA_WRITES_TARGET_CURRENT_CTX;
    Ok(cuda::flush_gpu_direct_rdma_writes(target, cuda::FlushGpuDirectRdmaWritesScope(100))?)
}

fn export_tables_are_found_by_their_id_only(_: &Gpu) -> Outcome {
    let table: cuspec::Result<*const c_void> = cuda::get_export_table(&cuda::Uuid::default());
    match table {
        Err(error) if error.code().is_some() => Ok(()),
        Ok(table) => same("cuGetExportTable of an id that nobody has", table.is_null(), true),
        Err(error) => Err(error.into()),
    }
}
