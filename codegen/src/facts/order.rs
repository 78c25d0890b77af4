//! The order of headers.
//!
//! Input: a header's name. Output: its place. Invariant: a header comes after those whose types it uses; one that is not listed
//! comes last, by name. Facts are read from files without an order of their own, so it cannot depend on a parse.

/// Headers in the order in which they build on each other.
const ORDER: &[&str] = &[
    "vdpau/vdpau.h",
    "EGL/egl.h",
    "EGL/eglext.h",
    "GL/gl.h",
    "dxgi.h",
    "d3d9.h",
    "d3d10_1.h",
    "d3d11.h",
    "cuda.h",
    "cudaEGL.h",
    "cudaGL.h",
    "cudaVDPAU.h",
    "cudaD3D9.h",
    "cudaD3D10.h",
    "cudaD3D11.h",
    "cudaProfiler.h",
    "device_types.h",
    "vector_types.h",
    "driver_types.h",
    "surface_types.h",
    "texture_types.h",
    "builtin_types.h",
    "library_types.h",
    "cuda_device_runtime_api.h",
    "cuda_runtime_api.h",
    "channel_descriptor.h",
    "driver_functions.h",
    "vector_functions.h",
    "cuda_runtime.h",
    "cudart_platform.h",
    "cuda_egl_interop.h",
    "cuda_gl_interop.h",
    "cuda_vdpau_interop.h",
    "cuda_d3d9_interop.h",
    "cuda_d3d10_interop.h",
    "cuda_d3d11_interop.h",
    "cuda_profiler_api.h",
    "nvrtc.h",
];

/// The place of a header among those of its library.
pub(super) fn rank(header: &str) -> usize {
    ORDER.iter().position(|h| *h == header).unwrap_or(ORDER.len())
}
