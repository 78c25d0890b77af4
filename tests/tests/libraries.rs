//! libcudart and libcuda: what they answer without a GPU, and what is said when they are not there.

use std::ffi::CStr;

use cuspec::sys::cuda::{CUDA_VERSION, cuInit};
use cuspec::sys::cudart::{self as sys, cudaError};
use cuspec::{ErrorKind, Status as _, cudart};
use cuspec_tests::variable;

#[test]
fn cudart_tells_its_version() {
    variable("CUSPEC_CUDART_LIBRARY");
    let mut version = 0;
    // SAFETY: `version` is a live local.
    let status = unsafe { sys::cudaRuntimeGetVersion(&mut version) };
    assert_eq!((status, version), (cudaError(0), CUDA_VERSION));
    assert_eq!(cudart::runtime_get_version().expect("libcudart is there"), CUDA_VERSION);
}

#[test]
fn cudart_names_its_errors_as_the_headers_do() {
    variable("CUSPEC_CUDART_LIBRARY");
    for error in [sys::cudaSuccess, sys::cudaErrorInvalidValue, sys::cudaErrorNoDevice, sys::cudaErrorUnknown] {
        // SAFETY: the function takes any number and returns a constant text.
        let name = unsafe { CStr::from_ptr(sys::cudaGetErrorName(error).expect("libcudart is there")) };
        assert_eq!(error.name(), name.to_str().ok());
        // SAFETY: as above.
        let text = unsafe { CStr::from_ptr(sys::cudaGetErrorString(error).expect("libcudart is there")) };
        assert!(text.count_bytes() > 4, "{text:?}");
    }
}

#[test]
fn a_missing_driver_is_an_error_that_lists_what_was_tried() {
    let error = match cuspec::cuda::init() {
        Err(error) if matches!(error.kind(), ErrorKind::LibraryNotFound(_)) => error,
        other => return println!("not tested, because this machine has a driver: {other:?}"),
    };
    let ErrorKind::LibraryNotFound(missing) = error.kind() else { unreachable!("matched above") };
    assert_eq!(missing.library.spec().name, "cuda");
    assert!(missing.tried.iter().any(|tried| tried.place == "libcuda.so.1"), "{:?}", missing.tried);
    for tried in &missing.tried {
        assert!(error.to_string().contains(&tried.place) && !tried.reason.is_empty(), "{error}");
    }
    assert!(error.to_string().contains("install the NVIDIA driver"), "{error}");
    // SAFETY: it takes no pointer.
    assert_eq!(unsafe { cuInit(0) }.0 as i32, cuspec_runtime::UNAVAILABLE, "the raw layer answers with a status");
}
