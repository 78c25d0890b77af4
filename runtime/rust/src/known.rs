//! The libraries of CUDA: file names and places, the same for every release of the headers.
//!
//! The generated crate takes one of these and adds the names of its status codes.

use crate::library::{LibrarySpec, VersionQuery};
use crate::search::Place;
use crate::status::StatusTable;

static NO_STATUS: StatusTable = StatusTable { type_name: "", name: |_| None, hint: |_| None };

/// The driver, `libcuda`.
pub const CUDA: LibrarySpec = LibrarySpec {
    name: "cuda",
    files: if cfg!(windows) { &["nvcuda.dll"] } else { &["libcuda.so.1", "libcuda.so"] },
    variable: "CUSPEC_CUDA_LIBRARY",
    // WSL keeps the driver's libraries outside the system's search.
    places: if cfg!(windows) { &[] } else { &[Place::Folder("/usr/lib/wsl/lib"), Place::Folder("/usr/local/nvidia/lib64")] },
    install: "install the NVIDIA driver",
    update: "update the NVIDIA driver",
    version: VersionQuery::Packed(c"cuDriverGetVersion"),
    status: &NO_STATUS,
};

/// The CUDA Runtime API, `libcudart`.
pub const CUDART: LibrarySpec = LibrarySpec {
    name: "cudart",
    files: if cfg!(windows) { &["cudart64_13.dll"] } else { &["libcudart.so.13"] },
    variable: "CUSPEC_CUDART_LIBRARY",
    places: &[
        Place::Toolkit,
        Place::PythonPackage("cu13"),
        Place::PythonPackage("cuda_runtime"),
        Place::ToolkitAt("/usr/local/cuda"),
    ],
    install: "install the CUDA toolkit 13, or `pip install nvidia-cuda-runtime`",
    update: "install a newer CUDA toolkit 13, or `pip install --upgrade nvidia-cuda-runtime`",
    version: VersionQuery::Packed(c"cudaRuntimeGetVersion"),
    status: &NO_STATUS,
};

/// The CUDA Runtime API of CUDA 12.
pub const CUDART12: LibrarySpec = LibrarySpec {
    name: "cudart12",
    files: if cfg!(windows) { &["cudart64_12.dll"] } else { &["libcudart.so.12"] },
    variable: "CUSPEC_CUDART12_LIBRARY",
    places: &[Place::Toolkit, Place::PythonPackage("cuda_runtime"), Place::ToolkitAt("/usr/local/cuda-12")],
    install: "install the CUDA toolkit 12, or `pip install nvidia-cuda-runtime-cu12`",
    update: "install a newer CUDA toolkit 12, or `pip install --upgrade nvidia-cuda-runtime-cu12`",
    ..CUDART
};

/// The CUDA Runtime API of CUDA 11.
pub const CUDART11: LibrarySpec = LibrarySpec {
    name: "cudart11",
    files: if cfg!(windows) { &["cudart64_110.dll"] } else { &["libcudart.so.11.0"] },
    variable: "CUSPEC_CUDART11_LIBRARY",
    places: &[Place::Toolkit, Place::PythonPackage("cuda_runtime"), Place::ToolkitAt("/usr/local/cuda-11")],
    install: "install the CUDA toolkit 11, or `pip install nvidia-cuda-runtime-cu11`",
    update: "install a newer CUDA toolkit 11, or `pip install --upgrade nvidia-cuda-runtime-cu11`",
    ..CUDART
};

/// The run-time compiler, `libnvrtc`.
pub const NVRTC: LibrarySpec = LibrarySpec {
    name: "nvrtc",
    files: if cfg!(windows) {
        &["nvrtc64_130_0.dll", "nvrtc64_120_0.dll", "nvrtc64_112_0.dll"]
    } else {
        &["libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2", "libnvrtc.so"]
    },
    variable: "CUSPEC_NVRTC_LIBRARY",
    places: &[
        Place::Toolkit,
        Place::PythonPackage("cu13"),
        Place::PythonPackage("cuda_nvrtc"),
        Place::ToolkitAt("/usr/local/cuda"),
    ],
    install: "install the CUDA toolkit, or `pip install nvidia-cuda-nvrtc`",
    update: "install a newer CUDA toolkit, or `pip install --upgrade nvidia-cuda-nvrtc`",
    version: VersionQuery::Pair(c"nvrtcVersion"),
    status: &NO_STATUS,
};
