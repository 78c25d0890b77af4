//! The tiny headers that stand in for the system's, so that no header of the machine is read.
//!
//! Output: a temporary folder with all of them. Invariant: a type has the ABI of the real one, and nothing is declared that CUDA
//! does not mention.

use std::path::Path;

use tempfile::TempDir;

use crate::diag::Diagnostic;

/// A header of our own.
pub(super) struct Embedded {
    /// The name as it is included.
    pub(super) name: &'static str,
    pub(super) text: &'static str,
    /// Its types are facts: they belong to another vendor and CUDA signatures mention them.
    pub(super) platform: bool,
}

macro_rules! embedded {
    ($($name:literal $platform:literal)*) => {
        &[$(Embedded { name: $name, text: include_str!(concat!("include/", $name)), platform: $platform }),*]
    };
}

pub(super) const EMBEDDED: &[Embedded] = embedded! {
    "stddef.h" false
    "stdint.h" false
    "stdlib.h" false
    "string.h" false
    "limits.h" false
    "windows.h" false
    "cuspec/untagged.h" false
    "crt/host_config.h" false
    "crt/host_defines.h" false
    "EGL/egl.h" true
    "EGL/eglext.h" true
    "GL/gl.h" true
    "vdpau/vdpau.h" true
    "dxgi.h" true
    "d3d9.h" true
    "d3d10_1.h" true
    "d3d11.h" true
};

/// Writes the headers into a folder that lives as long as the value.
pub(super) fn unpack() -> Result<TempDir, Diagnostic> {
    let write = |dir: &Path| {
        for header in EMBEDDED {
            let path = dir.join(header.name);
            std::fs::create_dir_all(path.parent().unwrap_or(dir))?;
            std::fs::write(path, header.text)?;
        }
        Ok(())
    };
    tempfile::tempdir().and_then(|dir| write(dir.path()).map(|()| dir)).map_err(|e: std::io::Error| {
        Diagnostic::error("CG115", format!("no temporary folder for the parse: {e}"))
            .help("check that the folder for temporary files (TMPDIR) exists and has room")
    })
}
