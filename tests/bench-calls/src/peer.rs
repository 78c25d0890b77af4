//! The calls by cudarc, loading dynamically: `driver::sys` and `driver::result`.

use std::ptr::{null_mut, slice_from_raw_parts_mut};

use cudarc::driver::{result, sys};

use crate::{Setting, Way, fail};

/// `cudarc::driver::sys`.
pub const RAW: Way = [
    |_| {
        let mut context = null_mut();
        // SAFETY: a live local.
        let status = unsafe { sys::cuCtxGetCurrent(&mut context) };
        if status == sys::CUresult::CUDA_SUCCESS { context as u64 } else { fail(status) }
    },
    |_| {
        let mut address = 0;
        // SAFETY: a live local.
        let status = unsafe { sys::cuMemAlloc_v2(&mut address, 4096) };
        if status == sys::CUresult::CUDA_SUCCESS { address } else { fail(status) }
    },
    |setting| {
        // SAFETY: the stub looks at no handle.
        let status = unsafe { sys::cuStreamSynchronize(setting.stream.cast()) };
        if status == sys::CUresult::CUDA_SUCCESS { 0 } else { fail(status) }
    },
    |&Setting { stream, function, parameters }| {
        let (function, stream) = (function.cast(), stream.cast());
        // SAFETY: the stub looks at no handle and no parameter.
        let status = unsafe { sys::cuLaunchKernel(function, 1, 1, 1, 256, 1, 1, 0, stream, parameters, null_mut()) };
        if status == sys::CUresult::CUDA_SUCCESS { 0 } else { fail(status) }
    },
];

/// `cudarc::driver::result`.
pub const WRAPPED: Way = [
    |_| result::ctx::get_current().unwrap_or_else(|e| fail(e)).map_or(0, |context| context as u64),
    // SAFETY: nobody reads the memory.
    |_| unsafe { result::malloc_sync(4096) }.unwrap_or_else(|e| fail(e)),
    // SAFETY: the stub looks at no handle.
    |setting| unsafe { result::stream::synchronize(setting.stream.cast()) }.map_or_else(|e| fail(e), |()| 0),
    |&Setting { stream, function, parameters }| {
        // SAFETY: there is one parameter.
        let parameters = unsafe { &mut *slice_from_raw_parts_mut(parameters, 1) };
        // SAFETY: the stub looks at no handle and no parameter.
        let launched = unsafe { result::launch_kernel(function.cast(), (1, 1, 1), (256, 1, 1), 0, stream.cast(), parameters) };
        launched.map_or_else(|e| fail(e), |()| 0)
    },
];
