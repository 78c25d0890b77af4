//! Which headers a release consists of.
//!
//! Output: the headers that a parse includes, by platform, in order. Invariant: a header is included after those it silently relies
//! on (`cudaVDPAU.h` uses `vdpau/vdpau.h` without including it, and the Direct3D ones do likewise).

use crate::facts::{Library, Platform};

/// A header that the parse includes by itself; others come along through its `#include`s.
pub(super) struct Root {
    pub(super) name: &'static str,
    on: Option<Platform>,
    /// Some releases are published without it.
    pub(super) optional: bool,
}

const fn root(name: &'static str) -> Root {
    Root { name, on: None, optional: false }
}

const fn optional(name: &'static str) -> Root {
    Root { name, on: None, optional: true }
}

const fn on(platform: Platform, name: &'static str) -> Root {
    Root { name, on: Some(platform), optional: false }
}

const ROOTS: &[Root] = &[
    on(Platform::Linux, "vdpau/vdpau.h"),
    on(Platform::Windows, "d3d9.h"),
    on(Platform::Windows, "d3d10_1.h"),
    on(Platform::Windows, "d3d11.h"),
    root("cuda.h"),
    on(Platform::Linux, "cudaEGL.h"),
    root("cudaGL.h"),
    on(Platform::Linux, "cudaVDPAU.h"),
    on(Platform::Windows, "cudaD3D9.h"),
    on(Platform::Windows, "cudaD3D10.h"),
    on(Platform::Windows, "cudaD3D11.h"),
    optional("cudaProfiler.h"),
    root("cuda_runtime_api.h"),
    // Entry points take types of `library_types.h`, which only this one includes.
    root("cuda_runtime.h"),
    on(Platform::Linux, "cuda_egl_interop.h"),
    root("cuda_gl_interop.h"),
    on(Platform::Linux, "cuda_vdpau_interop.h"),
    on(Platform::Windows, "cuspec/untagged.h"),
    on(Platform::Windows, "cuda_d3d9_interop.h"),
    on(Platform::Windows, "cuda_d3d10_interop.h"),
    on(Platform::Windows, "cuda_d3d11_interop.h"),
    optional("cuda_profiler_api.h"),
    root("nvrtc.h"),
];

/// The headers to include on a platform.
pub(super) fn roots(platform: Platform) -> impl Iterator<Item = &'static Root> {
    ROOTS.iter().filter(move |r| r.on.is_none_or(|on| on == platform))
}

/// The library that a CUDA header belongs to: what is neither the driver's nor nvrtc's is cudart's.
pub(super) fn library_of(header: &str) -> Library {
    const DRIVER: &[&str] =
        &["cuda.h", "cudaEGL.h", "cudaGL.h", "cudaVDPAU.h", "cudaD3D9.h", "cudaD3D10.h", "cudaD3D11.h", "cudaProfiler.h"];
    match header {
        "nvrtc.h" => Library::Nvrtc,
        driver if DRIVER.contains(&driver) => Library::Cuda,
        _ => Library::Cudart,
    }
}
