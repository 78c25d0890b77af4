//! Wheels to unpacked folders of the cache.
//!
//! Input: the wheels that a task needs. Output: one cache folder per wheel, in the same order.
//! Invariant: Python is not even looked for when everything is cached, so a warm call costs one look per wheel; offline
//! nothing else happens. Missing wheels are fetched side by side, a few at a time; after a failure no other one is begun.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::cache::Cache;
use super::pip::Pip;
use super::progress::Progress;
use super::releases::Wheel;
use super::{Fetched, Settings, wheel};
use crate::diag::Diagnostic;

/// Downloads at one time.
const SIDE_BY_SIDE: usize = 8;

/// Folders of `wheels`, and what had to be downloaded. `command` is what to run online, for the offline message.
pub fn fetch(settings: &Settings, wheels: &[Wheel<'_>], command: &str) -> Result<(Vec<PathBuf>, Vec<Fetched>), Diagnostic> {
    let cache = &settings.cache;
    let mut missing: Vec<&Wheel<'_>> = wheels.iter().filter(|wheel| cache.find(&wheel.folder_name()).is_none()).collect();
    // The passes of both platforms share wheels.
    missing.sort_by_key(|wheel| wheel.folder_name());
    missing.dedup_by_key(|wheel| wheel.folder_name());
    let fetched = match missing.is_empty() {
        true => vec![],
        false if settings.offline => return Err(not_cached(&missing, command)),
        false => fetch_all(settings, &missing)?,
    };
    let folder = |wheel: &Wheel<'_>| cache.find(&wheel.folder_name());
    let folders = wheels.iter().map(folder).collect::<Option<Vec<_>>>();
    let folders = folders.ok_or_else(|| cache.unusable(&std::io::Error::other("a folder vanished while it was used")))?;
    Ok((folders, fetched))
}

fn fetch_all(settings: &Settings, missing: &[&Wheel<'_>]) -> Result<Vec<Fetched>, Diagnostic> {
    let pip = Pip::find(settings.python.as_deref())?;
    let progress = Progress::new(settings.quiet);
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let fetch_some = || {
        let mut done = vec![];
        while !failed.load(Ordering::Relaxed)
            && let Some(wheel) = missing.get(next.fetch_add(1, Ordering::Relaxed))
        {
            let fetched = fetch_one(&settings.cache, &pip, &progress, wheel);
            failed.fetch_or(fetched.is_err(), Ordering::Relaxed);
            done.push(fetched);
        }
        done
    };
    let results: Vec<Result<Option<Fetched>, Diagnostic>> = thread::scope(|scope| {
        let running: Vec<_> = (0..SIDE_BY_SIDE.min(missing.len())).map(|_| scope.spawn(fetch_some)).collect();
        running.into_iter().flat_map(|thread| thread.join().expect("fetching reports errors, it does not panic")).collect()
    });
    let mut fetched = results.into_iter().filter_map(Result::transpose).collect::<Result<Vec<_>, _>>()?;
    fetched.sort_by(|a, b| (&a.package, &a.version).cmp(&(&b.package, &b.version)));
    Ok(fetched)
}

/// `None` where another process was faster.
fn fetch_one(cache: &Cache, pip: &Pip, progress: &Progress, wanted: &Wheel<'_>) -> Result<Option<Fetched>, Diagnostic> {
    let step = progress.start(format!("fetching {}", wanted.title()));
    let (_, fetched) = cache.get_or_fill(&wanted.folder_name(), |folder, scratch| {
        let file = pip.download(wanted, scratch)?;
        let bytes = file.metadata().map_err(|e| cache.unusable(&e))?.len();
        step.say(format!("unpacking {}", wanted.title()));
        wheel::unpack(wanted, &file, folder)?;
        Ok(Fetched { package: wanted.package.to_owned(), version: wanted.version.to_owned(), bytes })
    })?;
    match &fetched {
        Some(done) => step.finish(format!("fetched {} ({:.1} MB)", wanted.title(), done.bytes as f64 / 1e6)),
        None => step.finish(format!("found {}", wanted.title())),
    }
    Ok(fetched)
}

fn not_cached(missing: &[&Wheel<'_>], command: &str) -> Diagnostic {
    let names: Vec<String> = missing.iter().map(|wheel| wheel.title()).collect();
    Diagnostic::error("CG008", format!("not in the cache, and `--offline` was given: {}", names.join(", ")))
        .help(format!("run `{command}` once with a network and without `--offline`"))
}
