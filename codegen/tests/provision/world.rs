//! A package index in a folder, a stand-in Python whose pip serves it, and an empty cache.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use cuspec_codegen::diag::Diagnostic;
use cuspec_codegen::provision::{self, Cache, Provided, Releases, Request, Settings};
use cuspec_codegen::version::Version;
use sha2::Digest;
use tempfile::TempDir;

/// The one release of the stand-in index.
pub const RELEASE: Version = Version::new(13, 5);

/// Its wheels: name, then path and text of each entry.
const WHEELS: [(&str, &[(&str, &str)]); 4] = [
    ("runtime", &[("nvidia/cu13/include/cuda.h", "#define CUDA_VERSION 13050\n"), ("nvidia/cu13/lib/libcudart.so.13", "cudart")]),
    ("runtime-win", &[("nvidia/cu13/include/cuda.h", "windows"), ("nvidia/cu13/include/sub/cudaD3D9.h", "d3d9")]),
    ("profiler", &[("nvidia/cu13/include/cudaProfiler.h", "profiler")]),
    (
        "nvrtc",
        &[
            ("nvidia/cu13/include/nvrtc.h", "nvrtc"),
            ("nvidia/cu13/include/nvrtc.inl", "not a C header"),
            ("nvidia/cu13/lib/libnvrtc.so.13", "nvrtc"),
            ("nvidia/cu13/lib/libnvrtc.alt.so.13", "another nvrtc"),
            ("nvidia/cu13/lib/libnvrtc-builtins.so.13.5", "builtins"),
            ("../include/escape.h", "outside"),
            ("nvidia/include/../../../escape.h", "outside"),
        ],
    ),
];

/// What pip does when nothing is wrong: notes the call and copies the wheel.
const SERVE: &str = r#"
echo "$*" >> "$ROOT/calls"
for word in "$@"; do case "$before" in --dest) dest=$word ;; esac; before=$word; done
name=${word%%==*}
case "$*" in *win_amd64*) name=$name-win ;; esac
cp "$ROOT/index/$name.whl" "$dest/$name.whl""#;

pub struct World {
    root: TempDir,
    pub releases: Releases,
}

impl World {
    pub fn new() -> Self {
        Self::with_wheels(|_, bytes| bytes)
    }

    /// `change` replaces the bytes of a wheel before its checksum is pinned.
    pub fn with_wheels(change: impl Fn(&str, Vec<u8>) -> Vec<u8>) -> Self {
        let root = tempfile::tempdir().expect("a temporary folder");
        let index = root.path().join("index");
        fs::create_dir(&index).expect("created");
        let [runtime, windows, profiler, nvrtc] = WHEELS.map(|(name, entries)| {
            let bytes = change(name, archive(entries));
            fs::write(index.join(format!("{name}.whl")), &bytes).expect("written");
            sha2::Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>()
        });
        let yaml = format!(
            "libclang: {{ package: libclang, version: 18.1.1, system: {{ oldest: 14, newest: 21 }}, wheels: {{ }} }}
releases:
  \"13.5\":
    libraries: {{ cudart: libcudart.so.13, nvrtc: libnvrtc.so.13, nvrtc-builtins: libnvrtc-builtins.so.13.5 }}
    runtime: {{ package: runtime, version: 13.5.1, linux: {runtime}, windows: {windows} }}
    profiler: {{ package: profiler, version: 13.5.2, linux: {profiler} }}
    nvrtc: {{ package: nvrtc, version: 13.5.3, linux: {nvrtc} }}
"
        );
        let releases = Releases::parse(&yaml, Path::new("releases.yaml")).expect("valid");
        let world = World { root, releases };
        world.pip_does(SERVE);
        world
    }

    /// Replaces what pip does when it is asked to download.
    pub fn pip_does(&self, script: &str) {
        let version = "case \"$*\" in *--version) exit 0 ;; esac";
        self.python_does(&format!("ROOT={}\n{version}\n{script}\n", self.path("").display()));
    }

    /// Replaces Python altogether. Another process writes the file that is run: one that this process has open for writing while
    /// another test starts a child cannot be.
    pub fn python_does(&self, script: &str) {
        fs::write(self.path("script"), format!("#!/bin/sh\n{script}")).expect("written");
        let install = Command::new("install").args(["-m", "755"]).arg(self.path("script")).arg(self.path("python")).status();
        assert!(install.expect("install runs").success());
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.root.path().join(name)
    }

    pub fn settings(&self) -> Settings {
        Settings {
            cache: Cache::new(self.path("cache")),
            python: Some(self.path("python")),
            libclang: None,
            libclang_folders: vec![],
            toolkit: None,
            offline: false,
            quiet: true,
        }
    }

    pub fn offline(&self) -> Settings {
        Settings { offline: true, ..self.settings() }
    }

    /// The published headers of the newest release.
    pub fn headers(&self) -> Result<Provided, Diagnostic> {
        provision::headers(&self.releases, &self.settings(), &Request::default())
    }

    /// Headers of local folders.
    pub fn local(&self, request: &Request) -> Result<Provided, Diagnostic> {
        provision::headers(&self.releases, &self.offline(), request)
    }

    /// How often pip was asked to download.
    pub fn downloads(&self) -> usize {
        fs::read_to_string(self.path("calls")).map_or(0, |calls| calls.lines().count())
    }

    /// What is in the cache, apart from locks.
    pub fn cached(&self) -> Vec<String> {
        let entries = fs::read_dir(self.path("cache")).into_iter().flatten().flatten();
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).filter(|name| name != ".locks").collect()
    }

    /// Makes a folder with these files.
    pub fn folder(&self, name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = self.path(name);
        fs::create_dir_all(&folder).expect("created");
        for (name, text) in files {
            fs::write(folder.join(name), text).expect("written");
        }
        folder
    }
}

/// A wheel with these entries.
pub fn archive(entries: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = zip::ZipWriter::new(std::io::Cursor::new(vec![]));
    for (name, text) in entries {
        zip.start_file(*name, zip::write::SimpleFileOptions::default()).expect("started");
        zip.write_all(text.as_bytes()).expect("written");
    }
    zip.finish().expect("finished").into_inner()
}

/// Everything of a finding that a reader sees, apart from its place.
pub fn text(d: &Diagnostic) -> String {
    let help = d.help.as_deref().unwrap_or_else(|| panic!("{} does not say what to do", d.code));
    format!("{} {} | {help} | {}", d.code, d.message, d.notes.join(" | "))
}

/// Checks that a finding says all of `parts`.
pub fn assert_says(d: &Diagnostic, parts: &[&str]) {
    let text = text(d);
    for part in parts {
        assert!(text.contains(part), "{part:?} is missing in: {text}");
    }
}
