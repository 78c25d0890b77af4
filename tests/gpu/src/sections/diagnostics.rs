//! What helps to find errors: settings of coredumps, the error log, the profiler, names of errors and entry points.

use std::ffi::c_char;
use std::fs;
use std::sync::{Arc, Mutex, PoisonError};

use cuspec::DeviceSlice;
use cuspec::Status as _;
use cuspec::cuda::{self, DriverProcAddressFlags, DriverProcAddressQueryResult, Status, coredump_settings};
use cuspec::sys::cuda::{self as sys, symbols};

use crate::child::{self, Child};
use crate::gpu::Gpu;
use crate::harness::section;
use crate::outcome::{Outcome, Stop, fails, holds, same};

section! { "diagnostics":
    coredumps_are_set_up,
    a_listener_for_coredumps_comes_and_goes,
    messages_of_the_log_are_heard,
    the_log_is_dumped_to_memory,
    the_log_is_dumped_to_a_file,
    the_profiler_is_started_and_stopped,
    errors_are_named_as_in_the_headers,
    an_error_tells_its_function_and_code,
    an_unknown_error_keeps_its_number,
    an_entry_point_is_found_and_called,
    an_entry_point_is_found_by_its_release,
    an_entry_point_that_is_not_there_is_not_found,
    an_entry_point_of_a_later_release_is_not_found,
}

/// What runs in a process of its own.
pub const CHILDREN: &[Child] = &[("coredump-settings", set_coredumps)];

fn coredumps_are_set_up(_: &Gpu) -> Outcome {
    child::run("coredump-settings", &[]).map(|_| ())
}

fn text(bytes: &[c_char]) -> String {
    bytes.iter().take_while(|byte| **byte != 0).map(|byte| char::from(*byte as u8)).collect()
}

fn set_coredumps(_: &[String]) -> Outcome<String> {
    cuda::init()?;
    let mut file = [0; 1024];
    // The driver fills in `%p` and its like at once.
    file.iter_mut().zip(b"cuspec.nvcudmp").for_each(|(to, from)| *to = *from as c_char);
    cuda::coredump_set_attribute_global(coredump_settings::FILE, &file)?;
    same("CU_COREDUMP_FILE", text(&cuda::coredump_get_attribute_global(coredump_settings::FILE)?), text(&file))?;
    cuda::coredump_set_attribute_global(coredump_settings::ENABLE_ON_EXCEPTION, &false)?;
    same("CU_COREDUMP_ENABLE_ON_EXCEPTION", cuda::coredump_get_attribute_global(coredump_settings::ENABLE_ON_EXCEPTION)?, false)?;
    let flags = cuda::CoredumpGenerationFlags::SKIP_ABORT | cuda::CoredumpGenerationFlags::SKIP_GLOBAL_MEMORY;
    cuda::coredump_set_attribute_global(coredump_settings::GENERATION_FLAGS, &flags)?;
    same("CU_COREDUMP_GENERATION_FLAGS", cuda::coredump_get_attribute_global(coredump_settings::GENERATION_FLAGS)?, flags)?;
    let gpu = Gpu::open()?;
    let _current = gpu.context().make_current()?;
    cuda::coredump_set_attribute(coredump_settings::ENABLE_ON_EXCEPTION, &true)?;
    same("the same of the context", cuda::coredump_get_attribute(coredump_settings::ENABLE_ON_EXCEPTION)?, true)?;
    Ok("done".to_owned())
}

fn a_listener_for_coredumps_comes_and_goes(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuCoredumpRegisterStartCallback)?;
    Ok(cuda::coredump_register_start_callback(|_, _| {})?.unregister()?)
}

/// A copy from nowhere, which the driver refuses.
fn mistake() -> Outcome {
    // SAFETY: nothing follows the address; the driver refuses it.
    let nowhere = unsafe { DeviceSlice::<u8>::from_raw(64, 16) };
    fails("cuMemcpyDtoH from nowhere", cuda::memcpy_dtoh(&mut [0; 16], nowhere), &[Status::ERROR_INVALID_VALUE])
}

fn messages_of_the_log_are_heard(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuLogsRegisterCallback)?;
    let heard = Arc::new(Mutex::new(vec![]));
    let ear = Arc::clone(&heard);
    let registered = cuda::logs_register_callback(move |level, text| {
        ear.lock().unwrap_or_else(PoisonError::into_inner).push((level, text.to_owned()));
    })?;
    mistake()?;
    let meanwhile = heard.lock().unwrap_or_else(PoisonError::into_inner).len();
    registered.unregister()?;
    holds(meanwhile > 0, "the log: expected a message about a copy from nowhere, heard none")?;
    mistake()?;
    same("messages after cuLogsUnregisterCallback", heard.lock().unwrap_or_else(PoisonError::into_inner).len(), meanwhile)
}

fn the_log_is_dumped_to_memory(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuLogsDumpToMemory)?;
    mistake()?;
    let (mut buffer, mut size) = (vec![0u8; 25_600], 25_600);
    // SAFETY: the buffer has that size.
    unsafe { cuda::logs_dump_to_memory(None, buffer.as_mut_ptr().cast(), &mut size)? };
    let text = String::from_utf8_lossy(buffer.get(..size).unwrap_or(&buffer));
    holds(text.trim_end_matches('\0').len() > 4, format!("cuLogsDumpToMemory: expected a text, got {text:?} of {size} bytes"))
}

fn the_log_is_dumped_to_a_file(gpu: &Gpu) -> Outcome {
    gpu.needs_symbol(&symbols::cuLogsDumpToFile)?;
    let mut here = cuda::logs_current()?;
    mistake()?;
    let path = std::env::temp_dir().join(format!("cuspec-gpu-tests-{}.log", std::process::id()));
    cuda::logs_dump_to_file(Some(&mut here), &path.to_string_lossy())?;
    let text = fs::read_to_string(&path)?;
    fs::remove_file(&path)?;
    holds(text.len() > 4, format!("cuLogsDumpToFile: expected a text, got {text:?}"))
}

fn the_profiler_is_started_and_stopped(_: &Gpu) -> Outcome {
    cuda::profiler_start()?;
    Ok(cuda::profiler_stop()?)
}

fn errors_are_named_as_in_the_headers(_: &Gpu) -> Outcome {
    let known: Vec<Status> = (0..1000).map(Status).filter(|status| status.name().is_some()).collect();
    holds(known.len() > 90, format!("statuses: expected more than 90, got {}", known.len()))?;
    let mut unknown = vec![];
    for status in known {
        match cuda::get_error_name(status) {
            Ok(name) => same("cuGetErrorName", name.to_str().ok(), status.name())?,
            // A status of a later release.
            Err(error) if error.is(Status::ERROR_INVALID_VALUE) => unknown.push(status),
            Err(error) => return Err(error.into()),
        }
    }
    let later = sys::LIBRARY.version() < cuspec_runtime::Version::from_packed(sys::CUDA_VERSION);
    holds(unknown.is_empty() || later, format!("this driver of the headers' release has no name for {unknown:?}"))
}

fn an_error_tells_its_function_and_code(gpu: &Gpu) -> Outcome {
    let Err(error) = cuda::device_get(1 << 20) else { return Err(Stop::failed("cuDeviceGet(1 << 20) succeeded")) };
    same("the function", error.function(), Some("cuDeviceGet"))?;
    same("the code", error.code(), Some(101))?;
    same("the name", error.name(), Some("CUDA_ERROR_INVALID_DEVICE"))?;
    let text = error.to_string();
    holds(text.contains("cuDeviceGet") && text.contains("101"), format!("the text: {text}"))?;
    same("the device", cuda::ctx_get_device()?, gpu.device())
}

fn an_unknown_error_keeps_its_number(_: &Gpu) -> Outcome {
    let unknown = Status(998);
    fails("cuGetErrorName(998)", cuda::get_error_name(unknown), &[Status::ERROR_INVALID_VALUE])?;
    holds(format!("{unknown:?}").contains("998"), format!("the text of an unknown status: {unknown:?}"))
}

fn an_entry_point_is_found_and_called(_: &Gpu) -> Outcome {
    let (address, result) = cuda::get_proc_address("cuDriverGetVersion", cuda::driver_get_version()?, DriverProcAddressFlags::DEFAULT)?;
    same("the result", result, DriverProcAddressQueryResult::SUCCESS)?;
    // SAFETY: the address is that of a function with this signature.
    let get_version: unsafe extern "C" fn(*mut i32) -> sys::CUresult = unsafe { std::mem::transmute(address) };
    let mut version = 0;
    // SAFETY: `version` is a live local.
    same("cuDriverGetVersion", unsafe { get_version(&mut version) }, sys::CUresult::SUCCESS)?;
    same("the version", version, cuda::driver_get_version()?)
}

fn an_entry_point_is_found_by_its_release(_: &Gpu) -> Outcome {
    let find = |version| cuda::get_proc_address("cuMemAlloc", version, DriverProcAddressFlags::DEFAULT);
    let ((old, _), (new, _)) = (find(2000)?, find(12000)?);
    holds(!old.is_null() && !new.is_null(), "cuGetProcAddress(cuMemAlloc): expected addresses")?;
    crate::outcome::differs("cuMemAlloc of 2.0 and of 12.0", old, new)
}

fn an_entry_point_that_is_not_there_is_not_found(_: &Gpu) -> Outcome {
    match cuda::get_proc_address("cuNoSuchFunction", cuda::driver_get_version()?, DriverProcAddressFlags::DEFAULT) {
        Ok((address, result)) => {
            same("the result", (address.is_null(), result), (true, DriverProcAddressQueryResult::SYMBOL_NOT_FOUND))
        }
        Err(error) => same("the status", error.is(Status::ERROR_NOT_FOUND), true),
    }
}

fn an_entry_point_of_a_later_release_is_not_found(_: &Gpu) -> Outcome {
    match cuda::get_proc_address("cuMemAllocAsync", 10000, DriverProcAddressFlags::DEFAULT) {
        Ok((address, result)) => {
            same("the result", (address.is_null(), result), (true, DriverProcAddressQueryResult::VERSION_NOT_SUFFICIENT))
        }
        Err(error) => same("the status", error.is(Status::ERROR_NOT_FOUND), true),
    }
}
