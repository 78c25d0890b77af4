//! The calls by this crate: `cuspec::sys` and the wrappers.

use std::ptr::{from_ref, null_mut};

use cuspec::cuda::{FunctionRef, StreamRef, ctx_get_current, mem_alloc};
use cuspec::sys::cuda as sys;

use crate::{Setting, Way, fail};

/// `cuspec::sys`.
pub const RAW: Way = [
    |_| {
        let mut context = null_mut();
        // SAFETY: a live local.
        let status = unsafe { sys::cuCtxGetCurrent(&mut context) };
        if status == sys::CUresult::SUCCESS { context as u64 } else { fail(status) }
    },
    |_| {
        let mut address = 0;
        // SAFETY: a live local.
        let status = unsafe { sys::cuMemAlloc_v2(&mut address, 4096) };
        if status == sys::CUresult::SUCCESS { address } else { fail(status) }
    },
    |setting| {
        // SAFETY: the stub looks at no handle.
        let status = unsafe { sys::cuStreamSynchronize(setting.stream.cast()) };
        if status == sys::CUresult::SUCCESS { 0 } else { fail(status) }
    },
    |&Setting { stream, function, parameters }| {
        let (function, stream) = (function.cast(), stream.cast());
        // SAFETY: the stub looks at no handle and no parameter.
        let status = unsafe { sys::cuLaunchKernel(function, 1, 1, 1, 256, 1, 1, 0, stream, parameters, null_mut()) };
        if status == sys::CUresult::SUCCESS { 0 } else { fail(status) }
    },
];

/// `cuspec::cuda`.
pub const WRAPPED: Way = [
    |_| ctx_get_current().unwrap_or_else(|e| fail(e)) as u64,
    |_| mem_alloc(4096).unwrap_or_else(|e| fail(e)),
    |setting| stream(setting).synchronize().map_or_else(|e| fail(e), |()| 0),
    |setting| {
        // SAFETY: the stub looks at no parameter.
        let launched = unsafe {
            function(setting).launch_kernel(1, 1, 1, 256, 1, 1, 0, Some(stream(setting)), setting.parameters, null_mut())
        };
        launched.map_or_else(|e| fail(e), |()| 0)
    },
];

fn stream(setting: &Setting) -> &StreamRef {
    // SAFETY: the stub looks at no handle; a raw handle is a pointer.
    unsafe { StreamRef::from_raw(&*from_ref(&setting.stream).cast()) }
}

fn function(setting: &Setting) -> &FunctionRef {
    // SAFETY: as above.
    unsafe { FunctionRef::from_raw(&*from_ref(&setting.function).cast()) }
}
