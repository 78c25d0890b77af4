//! The known CUDA releases.
//!
//! Input: `spec/releases.yaml`. Output: [`Releases`], and from it each [`Wheel`] that can be fetched.
//! Invariant: every wheel has a pinned checksum; nothing without one can be fetched.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use serde::{Deserialize, Deserializer, de};

use crate::diag::{Diagnostic, Span, did_you_mean};
use crate::version::Version;

/// `spec/releases.yaml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Releases {
    /// The parser's library.
    pub libclang: Libclang,
    /// By release number.
    pub releases: BTreeMap<Version, Release>,
}

/// One CUDA release.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Release {
    /// File names of the shared libraries.
    pub libraries: Libraries,
    /// Headers of cuda and cudart, for both platforms; libcudart.
    pub runtime: RuntimePackage,
    /// Profiler headers, where they were published.
    pub profiler: Option<Package>,
    /// The nvrtc header and library.
    pub nvrtc: Package,
}

/// File names of the shared libraries of a release on Linux.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Libraries {
    /// The Runtime API.
    pub cudart: String,
    /// The run-time compiler.
    pub nvrtc: String,
    /// What libnvrtc loads from its own folder.
    pub nvrtc_builtins: String,
}

/// A package of which the Linux wheel is enough.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    /// Its name in the index.
    pub package: String,
    /// Its exact version.
    pub version: String,
    /// Checksum of the Linux wheel.
    pub linux: Sha256,
}

/// A package whose headers differ between platforms.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuntimePackage {
    /// Its name in the index.
    pub package: String,
    /// Its exact version.
    pub version: String,
    /// Checksum of the Linux wheel.
    pub linux: Sha256,
    /// Checksum of the Windows wheel.
    pub windows: Sha256,
}

/// Where libclang comes from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Libclang {
    /// Its name in the index.
    pub package: String,
    /// Its exact version.
    pub version: String,
    /// The installed major versions that are accepted.
    pub system: SystemRange,
    /// By host, as `linux-x86_64`.
    pub wheels: BTreeMap<String, LibclangWheel>,
}

/// Major versions of an installed libclang, both ends included.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemRange {
    /// The oldest that works.
    pub oldest: u32,
    /// The newest that was tried.
    pub newest: u32,
}

/// The libclang wheel of one host.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LibclangWheel {
    /// pip's tag for the host.
    pub platform: String,
    /// The file name of the library.
    pub library: String,
    /// Checksum of the wheel.
    pub sha256: Sha256,
}

/// A checksum: 64 lower-case hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sha256(String);

impl Sha256 {
    /// Formats a digest.
    pub fn from_digest(digest: &[u8]) -> Self {
        Sha256(digest.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Enough digits to tell any two wheels of this project apart in a file name.
    pub fn short(&self) -> &str {
        &self.0[..16]
    }
}

impl fmt::Display for Sha256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Sha256 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        match text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')) {
            true => Ok(Sha256(text)),
            false => Err(de::Error::custom("a sha256 has 64 lower-case hexadecimal digits")),
        }
    }
}

/// The platform tags under which the CUDA wheels for Linux were published over the years.
const LINUX_TAGS: &[&str] = &["manylinux2014_x86_64", "manylinux_2_17_x86_64", "manylinux_2_28_x86_64"];
const WINDOWS_TAGS: &[&str] = &["win_amd64"];

/// A wheel that can be fetched.
#[derive(Clone, Debug)]
pub struct Wheel<'a> {
    /// Its name in the index.
    pub package: &'a str,
    /// Its exact version.
    pub version: &'a str,
    /// pip's platform tags, any of which will do.
    pub platforms: Vec<&'a str>,
    /// The pinned checksum.
    pub sha256: &'a Sha256,
    /// The header that it must contain.
    pub header: Option<&'static str>,
    /// The shared libraries that it must contain and that are taken out; it may hold others.
    pub libraries: Vec<&'a str>,
}

impl Wheel<'_> {
    /// The folder of the cache that holds what was taken out. Contains the checksum: another wheel is another folder.
    pub fn folder_name(&self) -> String {
        format!("{}-{}-{}", self.package, self.version, self.sha256.short())
    }

    /// Name and version for people; the platform where it is not the usual one.
    pub fn title(&self) -> String {
        let platform = if self.platforms == WINDOWS_TAGS { " for Windows" } else { "" };
        format!("{} {}{platform}", self.package, self.version)
    }
}

impl Release {
    /// The wheels of the Linux pass: runtime first.
    pub fn linux_headers(&self) -> Vec<Wheel<'_>> {
        let mut wheels = vec![self.linux_runtime()];
        wheels.extend(self.shared_headers());
        wheels
    }

    /// The wheels of the Windows pass: runtime first.
    pub fn windows_headers(&self) -> Vec<Wheel<'_>> {
        let RuntimePackage { package, version, windows: sha256, .. } = &self.runtime;
        let platforms = WINDOWS_TAGS.to_vec();
        let mut wheels = vec![Wheel { package, version, platforms, sha256, header: Some("cuda.h"), libraries: vec![] }];
        wheels.extend(self.shared_headers());
        wheels
    }

    /// Headers that were not published as wheels.
    pub fn unpublished_headers(&self) -> &'static [&'static str] {
        if self.profiler.is_none() { &["cudaProfiler.h", "cuda_profiler_api.h"] } else { &[] }
    }

    /// The wheels that hold the shared libraries.
    pub fn with_libraries(&self) -> Vec<Wheel<'_>> {
        vec![self.linux_runtime(), self.nvrtc()]
    }

    fn linux_runtime(&self) -> Wheel<'_> {
        let RuntimePackage { package, version, linux: sha256, .. } = &self.runtime;
        let libraries = vec![self.libraries.cudart.as_str()];
        Wheel { package, version, platforms: LINUX_TAGS.to_vec(), sha256, header: Some("cuda.h"), libraries }
    }

    fn nvrtc(&self) -> Wheel<'_> {
        let Package { package, version, linux: sha256 } = &self.nvrtc;
        let libraries = vec![self.libraries.nvrtc.as_str(), self.libraries.nvrtc_builtins.as_str()];
        Wheel { package, version, platforms: LINUX_TAGS.to_vec(), sha256, header: Some("nvrtc.h"), libraries }
    }

    /// The headers that are the same text on both platforms.
    fn shared_headers(&self) -> Vec<Wheel<'_>> {
        let profiler = self.profiler.iter().map(|Package { package, version, linux: sha256 }| {
            let platforms = LINUX_TAGS.to_vec();
            Wheel { package, version, platforms, sha256, header: Some("cudaProfiler.h"), libraries: vec![] }
        });
        profiler.chain([self.nvrtc()]).collect()
    }
}

impl Libclang {
    /// The wheel for a host such as `linux-x86_64`.
    pub fn wheel(&self, host: &str) -> Option<Wheel<'_>> {
        let LibclangWheel { platform, library, sha256 } = self.wheels.get(host)?;
        let libraries = vec![library.as_str()];
        let Libclang { package, version, .. } = self;
        Some(Wheel { package, version, platforms: vec![platform], sha256, header: None, libraries })
    }
}

impl Releases {
    /// Reads the file.
    pub fn load(file: &Path) -> Result<Self, Diagnostic> {
        let text = std::fs::read_to_string(file).map_err(|e| {
            Diagnostic::error("CG001", format!("cannot read {}: {e}", file.display())).help("restore it from the repository")
        })?;
        Self::parse(&text, file)
    }

    /// Decodes the text of `file`.
    pub fn parse(text: &str, file: &Path) -> Result<Self, Diagnostic> {
        let releases: Releases = serde_yaml::from_str(text).map_err(|e| {
            let span = e.location().map(|at| Span::new(file, at.line() as u32, at.column() as u32, 0));
            let message = e.without_snippet().to_string();
            Diagnostic::error("CG001", message)
                .at_opt(span)
                .help("the comment at the top of the file says what a release consists of")
        })?;
        if releases.releases.is_empty() {
            return Err(Diagnostic::error("CG001", "no release is known")
                .at(Span::new(file, 1, 1, 0))
                .help("add one under `releases`"));
        }
        Ok(releases)
    }

    /// The newest release.
    pub fn newest(&self) -> Version {
        *self.releases.keys().next_back().expect("parse refuses a file without releases")
    }

    /// A release by number.
    pub fn get(&self, version: Version) -> Result<&Release, Diagnostic> {
        self.releases.get(&version).ok_or_else(|| self.unknown(version))
    }

    fn unknown(&self, version: Version) -> Diagnostic {
        let known: Vec<String> = self.releases.keys().rev().map(Version::to_string).collect();
        let wanted = version.to_string();
        let nearest = did_you_mean(&wanted, known.iter().map(String::as_str)).filter(|_| version < self.newest());
        let help = match nearest {
            Some(nearest) => format!("did you mean `{nearest}`?"),
            None => "add it to spec/releases.yaml, or give the folder of its toolkit with `--headers DIR`".to_owned(),
        };
        Diagnostic::error("CG002", format!("CUDA {version} is not a known release"))
            .help(help)
            .note(format!("known releases: {}", known.join(", ")))
    }
}
