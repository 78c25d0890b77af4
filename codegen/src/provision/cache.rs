//! The cache folder.
//!
//! Input: a folder name and a function that fills the folder. Output: the path of a complete folder.
//! Invariant: a folder under its final name is complete. It is filled under another name in the same file system, flushed, and renamed
//! in one step, so whatever was interrupted is never seen. Two processes that want the same folder wait for each other; where the
//! file system has no locks both work, and the first rename wins.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::diag::Diagnostic;

/// Prefix of folders that are being filled.
const PARTIAL: &str = ".partial-";
/// No download takes this long: older partial folders were left by an interrupted run.
const ABANDONED: Duration = Duration::from_secs(24 * 60 * 60);

/// A cache folder. Nothing is created before something is stored.
#[derive(Clone, Debug)]
pub struct Cache {
    root: PathBuf,
}

impl Cache {
    /// The cache at `root`.
    pub fn new(root: impl Into<PathBuf>) -> Self {
        Cache { root: root.into() }
    }

    /// The complete folder of this name, if it is there.
    pub fn find(&self, name: &str) -> Option<PathBuf> {
        Some(self.root.join(name)).filter(|path| path.is_dir())
    }

    /// The folder of this name; `fill(folder, scratch)` makes it where it is missing. Both its arguments are empty folders.
    pub fn get_or_fill<T>(
        &self,
        name: &str,
        fill: impl FnOnce(&Path, &Path) -> Result<T, Diagnostic>,
    ) -> Result<(PathBuf, Option<T>), Diagnostic> {
        let target = self.root.join(name);
        if target.is_dir() {
            return Ok((target, None));
        }
        fs::create_dir_all(&self.root).map_err(|e| self.unusable(&e))?;
        let _lock = self.lock(name);
        if target.is_dir() {
            return Ok((target, None));
        }
        self.remove_abandoned();
        let partial = tempfile::Builder::new().prefix(PARTIAL).tempdir_in(&self.root).map_err(|e| self.unusable(&e))?;
        let (folder, scratch) = (partial.path().join("folder"), partial.path().join("scratch"));
        fs::create_dir(&folder).and_then(|()| fs::create_dir(&scratch)).map_err(|e| self.unusable(&e))?;
        let value = fill(&folder, &scratch)?;
        match fs::rename(&folder, &target) {
            Ok(()) => Ok((target, Some(value))),
            Err(_) if target.is_dir() => Ok((target, None)),
            Err(e) => Err(self.unusable(&e)),
        }
    }

    /// What to say when the file system refuses.
    pub fn unusable(&self, error: &io::Error) -> Diagnostic {
        Diagnostic::error("CG009", format!("cannot use the cache folder {}: {error}", self.root.display()))
            .help("make it writable and the disk large enough (about 250 MB a release), or set CUSPEC_CACHE to another folder")
    }

    /// Held until dropped, and by the system's care no longer than this process lives. Without it work may be done twice, not wrongly.
    fn lock(&self, name: &str) -> Option<File> {
        let locks = self.root.join(".locks");
        fs::create_dir_all(&locks).ok()?;
        let file = File::options().create(true).truncate(false).write(true).open(locks.join(name)).ok()?;
        file.lock().ok().map(|()| file)
    }

    /// Failing to tidy up does no harm, so errors are left alone.
    fn remove_abandoned(&self) {
        let now = SystemTime::now();
        for entry in fs::read_dir(&self.root).into_iter().flatten().flatten() {
            let age = entry.metadata().and_then(|m| m.modified()).ok().and_then(|at| now.duration_since(at).ok());
            if entry.file_name().to_string_lossy().starts_with(PARTIAL) && age.is_some_and(|age| age > ABANDONED) {
                let _ = fs::remove_dir_all(entry.path());
            }
        }
    }
}
