//! Gets the CUDA headers, the real CUDA libraries and libclang.
//!
//! Input: a release number or a folder, `spec/releases.yaml`, the environment. Output: folders to read from.
//! Invariant: what comes from the network has a pinned checksum and is used only when it is complete; with everything cached
//! nothing is run and nothing is written.
//!
//! ```text
//! local ───────────────────────────────┐
//! releases ── fetch ── pip ── wheel ── cache ── Provided
//! libclang ─────┘
//! ```

mod cache;
mod fetch;
mod libclang;
mod local;
mod pip;
mod progress;
mod releases;
mod wheel;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

pub use cache::Cache;
pub use progress::Progress;
pub use releases::{Libclang, LibclangWheel, Libraries, Package, Release, Releases, RuntimePackage, Sha256, SystemRange, Wheel};

use crate::diag::Diagnostic;
use crate::version::Version;
use local::Local;

/// Where things are on this machine, and how to behave.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where fetched things are kept.
    pub cache: Cache,
    /// The Python to use, instead of the first one on the path.
    pub python: Option<PathBuf>,
    /// The libclang to use: the variable that names it, and its value.
    pub libclang: Option<(String, PathBuf)>,
    /// Folders in which libclang may be installed.
    pub libclang_folders: Vec<PathBuf>,
    /// The installed CUDA toolkit: the variable that names it, and its value. Only offered, never taken unasked.
    pub toolkit: Option<(String, PathBuf)>,
    /// Use the cache only.
    pub offline: bool,
    /// Show no progress.
    pub quiet: bool,
}

impl Settings {
    /// The settings of this process.
    pub fn from_env(offline: bool, quiet: bool) -> Result<Self, Diagnostic> {
        let path = |variable: &str| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
        let first = |variables: [&str; 2]| variables.into_iter().find_map(|name| Some((name.to_owned(), path(name)?)));
        let home = || path("HOME").map(|home| home.join(".cache")).or_else(|| path("LOCALAPPDATA"));
        // A relative XDG_CACHE_HOME is invalid by its specification and to be ignored.
        let user =
            || path("XDG_CACHE_HOME").filter(|folder| folder.is_absolute()).or_else(home).map(|folder| folder.join("cuspec"));
        let cache = path("CUSPEC_CACHE").or_else(user).ok_or_else(|| {
            Diagnostic::error("CG009", "no cache folder: none of CUSPEC_CACHE, XDG_CACHE_HOME and HOME is set")
                .help("set CUSPEC_CACHE")
        })?;
        Ok(Settings {
            cache: Cache::new(cache),
            python: path("CUSPEC_PYTHON"),
            libclang: first(["CUSPEC_LIBCLANG", "LIBCLANG_PATH"]),
            libclang_folders: libclang::system_folders(),
            toolkit: first(["CUDA_HOME", "CUDA_PATH"]),
            offline,
            quiet,
        })
    }
}

/// Which headers are wanted.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The release; without it the newest, or the one that is in `folder`.
    pub release: Option<Version>,
    /// A toolkit or include folder with the Linux headers, instead of the published ones.
    pub folder: Option<PathBuf>,
    /// The same with the Windows headers. With `folder` and without this there is no Windows pass.
    pub windows_folder: Option<PathBuf>,
}

/// Headers, ready to parse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provided {
    /// Their release.
    pub release: Version,
    /// Include folders of the Linux pass, in search order.
    pub linux: Vec<PathBuf>,
    /// Include folders of the Windows pass, in search order.
    pub windows: Option<Vec<PathBuf>>,
    /// What had to be downloaded.
    pub fetched: Vec<Fetched>,
    /// Headers that the release has and that nobody published.
    pub unpublished: &'static [&'static str],
}

/// A wheel that was downloaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fetched {
    /// Its name in the index.
    pub package: String,
    /// Its version.
    pub version: String,
    /// Its size.
    pub bytes: u64,
}

/// The headers of a release, for both platforms.
pub fn headers(releases: &Releases, settings: &Settings, request: &Request) -> Result<Provided, Diagnostic> {
    let local = |folder: &PathBuf| Local::find(folder, settings.toolkit.as_ref());
    let linux = request.folder.as_ref().map(local).transpose()?;
    let windows = request.windows_folder.as_ref().map(local).transpose()?;
    let found = linux.as_ref().or(windows.as_ref()).map(|local| local.release);
    let release = request.release.or(found).unwrap_or_else(|| releases.newest());
    if let Some(local) = &linux {
        local.expect_release(release, "`--cuda` says")?;
        local.require(&[])?;
    }
    if let Some(local) = &windows {
        local.expect_release(release, "the Linux headers are")?;
    }

    let no_windows = windows.is_none() && request.folder.is_some();
    let linux_wheels = if linux.is_none() { releases.get(release)?.linux_headers() } else { vec![] };
    let windows_wheels = if windows.is_none() && !no_windows { releases.get(release)?.windows_headers() } else { vec![] };
    let wheels: Vec<Wheel<'_>> = linux_wheels.iter().chain(&windows_wheels).cloned().collect();
    let (mut linux_folders, fetched) = fetch::fetch(settings, &wheels, &format!("cargo xtask regen --cuda {release}"))?;
    linux_folders.iter_mut().for_each(|folder| folder.push(wheel::INCLUDE));
    let mut windows_folders = linux_folders.split_off(linux_wheels.len());

    linux_folders.extend(linux.map(|local| local.include));
    if let Some(local) = windows {
        let shared = local::shared_headers(&settings.cache, &local.include, &linux_folders)?;
        local.require(shared.as_slice())?;
        windows_folders.push(local.include);
        windows_folders.extend(shared);
    }
    let unpublished = if linux_wheels.is_empty() { &[] } else { releases.get(release)?.unpublished_headers() };
    Ok(Provided { release, linux: linux_folders, windows: (!no_windows).then_some(windows_folders), fetched, unpublished })
}

/// The published headers of every known release, oldest first, and what had to be downloaded for all of them.
pub fn all_headers(releases: &Releases, settings: &Settings) -> Result<(Vec<Provided>, Vec<Fetched>), Diagnostic> {
    let known = releases.releases.values();
    let wheels: Vec<Wheel<'_>> = known.flat_map(|r| r.linux_headers().into_iter().chain(r.windows_headers())).collect();
    let (_, fetched) = fetch::fetch(settings, &wheels, "cargo xtask regen --all")?;
    let request = |release: &Version| Request { release: Some(*release), ..Request::default() };
    let provided: Result<Vec<_>, _> = releases.releases.keys().map(|r| headers(releases, settings, &request(r))).collect();
    Ok((provided?, fetched))
}

/// The path of a libclang.
pub fn libclang(releases: &Releases, settings: &Settings) -> Result<PathBuf, Diagnostic> {
    if let Some((variable, path)) = &settings.libclang {
        return libclang::named(variable, path);
    }
    let pinned = &releases.libclang;
    let wheel = pinned.wheel(&libclang::host());
    let library = |folder: PathBuf, wheel: &Wheel<'_>| folder.join(wheel::LIB).join(wheel.libraries[0]);
    if let Some(wheel) = &wheel
        && let Some(folder) = settings.cache.find(&wheel.folder_name())
    {
        return Ok(library(folder, wheel));
    }
    let passed_over = match libclang::in_system(&settings.libclang_folders, pinned.system) {
        Ok(path) => return Ok(path),
        Err(passed_over) => passed_over,
    };
    match wheel {
        Some(wheel) if !settings.offline => {
            let (mut folders, _) = fetch::fetch(settings, std::slice::from_ref(&wheel), "cargo xtask regen")?;
            Ok(library(folders.remove(0), &wheel))
        }
        wheel => Err(libclang::not_found(pinned, wheel.is_some(), &passed_over)),
    }
}

/// A folder with libcudart, libnvrtc and what libnvrtc loads, all for x86-64 Linux.
pub fn library_folder(releases: &Releases, settings: &Settings, release: Version) -> Result<PathBuf, Diagnostic> {
    let wheels = releases.get(release)?.with_libraries();
    let sums: Vec<&str> = wheels.iter().map(|wheel| wheel.sha256.short()).collect();
    let name = format!("libraries-{release}-{}", sums.join("-"));
    if let Some(folder) = settings.cache.find(&name) {
        return Ok(folder);
    }
    let (folders, _) = fetch::fetch(settings, &wheels, "cargo xtask test")?;
    let link = |from: &Path, to: &Path| fs::hard_link(from, to).or_else(|_| fs::copy(from, to).map(drop));
    let fill = |target: &Path, _: &Path| {
        for (folder, wheel) in folders.iter().zip(&wheels) {
            for library in &wheel.libraries {
                link(&folder.join(wheel::LIB).join(library), &target.join(library)).map_err(|e| settings.cache.unusable(&e))?;
            }
        }
        Ok(())
    };
    Ok(settings.cache.get_or_fill(&name, fill)?.0)
}
