//! Headers in a folder that the user gives.
//!
//! Input: an include folder or the root of a CUDA toolkit. Output: the include folder and its release.
//! Invariant: the folder is only read; its release is what its own `cuda.h` says.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::Digest;

use super::cache::Cache;
use super::releases::Sha256;
use crate::diag::Diagnostic;
use crate::version::Version;

/// Without these there are whole libraries missing from the facts. The profiler's are no more than three functions and not everywhere.
const REQUIRED: [&str; 2] = ["cuda_runtime_api.h", "nvrtc.h"];

/// Headers that read the same on every platform, and that the Windows runtime wheel lacks.
const SHARED: [&str; 3] = ["nvrtc.h", "cudaProfiler.h", "cuda_profiler_api.h"];

/// An include folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Local {
    /// Where `cuda.h` lies.
    pub include: PathBuf,
    /// What it says it is.
    pub release: Version,
}

impl Local {
    /// Finds the headers in `folder`. `toolkit` is the toolkit that the environment names, for the help text.
    pub fn find(folder: &Path, toolkit: Option<&(String, PathBuf)>) -> Result<Self, Diagnostic> {
        let places = [folder.to_owned(), folder.join("include"), folder.join("targets/x86_64-linux/include")];
        let Some(include) = places.iter().find(|place| place.join("cuda.h").is_file()) else {
            let diagnostic = Diagnostic::error("CG010", format!("no CUDA headers in {}", folder.display())).help(match toolkit {
                Some((variable, root)) => format!("{variable} is set: try `--headers {}`", root.display()),
                None => {
                    "give a toolkit (the folder that CUDA_HOME or CUDA_PATH name where they are set), or leave `--headers` out: \
                         the headers are then downloaded"
                        .to_owned()
                }
            });
            return Err(places
                .iter()
                .fold(diagnostic, |d, place| d.note(format!("there is no {}", place.join("cuda.h").display()))));
        };
        Ok(Local { release: release_of(&include.join("cuda.h"))?, include: include.clone() })
    }

    /// Refuses a folder that lacks the headers of a whole library. `others` are searched too.
    pub fn require(&self, others: &[PathBuf]) -> Result<(), Diagnostic> {
        let lacks = |header: &&str| !others.iter().chain([&self.include]).any(|folder| folder.join(header).is_file());
        let missing: Vec<&str> = REQUIRED.into_iter().filter(lacks).collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err(Diagnostic::error("CG011", format!("{} has cuda.h, but not {}", self.include.display(), missing.join(" and "))).help(
            "install the toolkit's cudart and nvrtc development packages, or leave `--headers` out to use the published headers",
        ))
    }

    /// Refuses a folder of another release.
    pub fn expect_release(&self, expected: Version, who: &str) -> Result<(), Diagnostic> {
        if self.release == expected {
            return Ok(());
        }
        Err(Diagnostic::error("CG012", format!("{} is CUDA {}, but {who} {expected}", self.include.display(), self.release))
            .help("give folders and `--cuda` of the same release"))
    }
}

/// A cached folder with those shared headers that `windows` lacks and the Linux folders have: the whole Linux folders
/// must not be searched by the Windows pass. `None` where nothing is lacking.
pub fn shared_headers(cache: &Cache, windows: &Path, linux: &[PathBuf]) -> Result<Option<PathBuf>, Diagnostic> {
    let mut texts = vec![];
    let mut hasher = sha2::Sha256::new();
    for header in SHARED.into_iter().filter(|header| !windows.join(header).is_file()) {
        let Some(path) = linux.iter().map(|folder| folder.join(header)).find(|path| path.is_file()) else { continue };
        let text = fs::read(&path).map_err(|e| unreadable(&path, &e))?;
        hasher.update(header);
        hasher.update(&text);
        texts.push((header, text));
    }
    if texts.is_empty() {
        return Ok(None);
    }
    let name = format!("shared-headers-{}", Sha256::from_digest(&hasher.finalize()).short());
    let fill = |folder: &Path, _: &Path| {
        texts.iter().try_for_each(|(header, text)| fs::write(folder.join(header), text)).map_err(|e| cache.unusable(&e))
    };
    Ok(Some(cache.get_or_fill(&name, fill)?.0))
}

/// Reads `#define CUDA_VERSION 13050`.
fn release_of(header: &Path) -> Result<Version, Diagnostic> {
    // Headers have been seen with bytes that are not UTF-8.
    let text = fs::read(header).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let text = text.map_err(|e| unreadable(header, &e))?;
    let number = text.lines().find_map(|line| {
        let mut words = line.trim_start().strip_prefix('#')?.split_whitespace();
        (words.next()? == "define" && words.next()? == "CUDA_VERSION").then(|| words.next()?.parse().ok())?
    });
    number.map(Version::from_cuda_version).ok_or_else(|| {
        Diagnostic::error("CG012", format!("{} does not define CUDA_VERSION as a number", header.display()))
            .help("this is not NVIDIA's cuda.h: give the include folder of a CUDA toolkit")
    })
}

fn unreadable(header: &Path, error: &std::io::Error) -> Diagnostic {
    Diagnostic::error("CG010", format!("cannot read {}: {error}", header.display())).help("make the file readable for this user")
}
