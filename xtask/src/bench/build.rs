//! `bench build`: how long an app waits for the crate, beside a peer.
//!
//! Input: the crate, and cudarc from the registry. Output: one table, of one run.
//!
//! Each is built as the only dependency of an empty crate, by one job, into a fresh folder, after everything has been downloaded.
//! Incremental compilation is off: cargo has it off for dependencies from a registry, which the peer is and an app's cuspec would be.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use cuspec_codegen::Session;
use cuspec_codegen::plan::Category;
use cuspec_codegen::report::{Coverage, Part};
use serde_json::Value;

use super::output;
use crate::console::{Outcome, repository, show};
use crate::test::cargo;

/// Time cold builds of the crate, debug and release, beside a peer's
///
/// The peer is cudarc with what binds the same three libraries (`driver`, `runtime`, `nvrtc`) by dynamic loading, for its newest CUDA
/// 13. Takes a minute or two.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How often each is built; the fastest counts
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
}

const PEER: &str = r#"cudarc = { version = "0.19.10", default-features = false, features = ["std", "driver", "runtime", "nvrtc", "dynamic-loading", "cuda-13040"] }"#;
const PROFILES: [&str; 2] = ["debug", "release"];

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let mut session = Session::open(&root);
    let Some(wrapped) = wrapped(&mut session) else { return Ok(show(&session.findings(), &root)) };
    let scratch = tempfile::tempdir().context("no temporary folder")?;
    let own = format!("cuspec = {{ path = {:?} }}", root.join("generated/rust"));
    let crates = [App::new("cuspec", &own, scratch.path())?, App::new("cudarc", PEER, scratch.path())?];

    let mut rows = vec![];
    for profile in PROFILES {
        let mut builds = [Build::SLOWEST; 2];
        for round in 1..=args.rounds {
            for (app, best) in crates.iter().zip(&mut builds) {
                eprintln!("building {}, {profile}, {round} of {}", app.name, args.rounds);
                let build = app.build(profile)?;
                if build.time < best.time {
                    *best = build;
                }
            }
        }
        rows.push((format!("{profile} build, s"), builds.map(|build| build.time.as_secs_f64())));
        rows.push((format!("{profile} rlib, MB"), builds.map(|build| build.bytes as f64 / 1e6)));
    }
    println!("{:<24}{:>10}{:>10}{:>8}", "", "cuspec", "cudarc", "ratio");
    for (what, [ours, peers]) in rows {
        println!("{what:<24}{ours:>10.1}{peers:>10.1}{:>8.2}", ours / peers);
    }
    println!("{:<24}{:>10}{:>10}", "crates besides it", crates[0].dependencies, crates[1].dependencies);
    let peers = crates[1].called()?;
    println!("{:<24}{wrapped:>10}{peers:>10}{:>8.2}", "entry points wrapped", wrapped as f64 / peers as f64);
    Ok(Outcome::Clean)
}

/// How many entry points our wrapped layer has, superseded ones left out.
fn wrapped(session: &mut Session) -> Option<usize> {
    let (facts, spec) = session.load()?;
    let coverage = Coverage::of(&session.plan(&facts, &spec)?);
    let functions = coverage.libraries.iter().flat_map(|library| &library.functions);
    let current = functions
        .filter(|((part, category), _)| *part != Part::Superseded && matches!(category, Category::Safe | Category::Unsafe));
    Some(current.map(|(_, count)| count).sum())
}

/// An empty crate with one dependency.
struct App {
    name: &'static str,
    folder: PathBuf,
    /// The sources of the dependency.
    source: PathBuf,
    /// Crates that are built besides it.
    dependencies: usize,
}

#[derive(Clone, Copy)]
struct Build {
    time: Duration,
    /// The size of the dependency's rlib; for ours, with that of the runtime, which is its other half.
    bytes: u64,
}

impl Build {
    const SLOWEST: Self = Self { time: Duration::MAX, bytes: 0 };
}

impl App {
    /// Writes the app and downloads what it needs.
    fn new(name: &'static str, dependency: &str, scratch: &Path) -> Result<Self> {
        let folder = scratch.join(name);
        fs::create_dir_all(folder.join("src"))?;
        fs::write(folder.join("src/lib.rs"), "")?;
        let package = "[package]\nname = \"app\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n";
        fs::write(folder.join("Cargo.toml"), format!("{package}\n[dependencies]\n{dependency}\n"))?;
        output(cargo(&folder).args(["fetch", "--quiet"]))?;

        let version = output(cargo(&folder).arg("-vV"))?;
        let host = version.lines().find_map(|line| line.strip_prefix("host: ")).context("cargo does not name its host")?;
        let metadata = output(cargo(&folder).args(["metadata", "--format-version=1", "--offline", "--filter-platform", host]))?;
        let metadata: Value = serde_json::from_str(&metadata)?;
        let packages = metadata["packages"].as_array().context("cargo lists no packages")?;
        let found = packages.iter().find(|package| package["name"] == name).context("the dependency is not listed")?;
        let manifest = Path::new(found["manifest_path"].as_str().context("a manifest is a path")?);
        let source = manifest.parent().context("a manifest lies in a folder")?.to_owned();
        Ok(Self { name, folder, source, dependencies: packages.len() - 2 })
    }

    /// Builds it from nothing.
    fn build(&self, profile: &str) -> Result<Build> {
        let target = tempfile::tempdir_in(&self.folder)?;
        let mut build = cargo(&self.folder);
        build.args(["build", "--quiet", "--offline", "--jobs=1", "--target-dir"]).arg(target.path());
        build.args((profile == "release").then_some("--release")).env("CARGO_INCREMENTAL", "0");
        let start = Instant::now();
        output(&mut build)?;
        let time = start.elapsed();
        let mut bytes = 0;
        for entry in fs::read_dir(target.path().join(profile).join("deps"))? {
            let entry = entry?;
            if is_library(&entry.file_name(), self.name) {
                bytes += entry.metadata()?.len();
            }
        }
        Ok(Build { time, bytes })
    }

    /// How many entry points the `result` modules call, where the peer keeps its wrappers.
    fn called(&self) -> Result<usize> {
        let mut called = BTreeSet::new();
        for library in ["driver", "runtime", "nvrtc"] {
            let file = self.source.join("src").join(library).join("result.rs");
            let text = fs::read_to_string(&file).with_context(|| format!("`{}` cannot be read", file.display()))?;
            called.extend(entry_points(&text).map(str::to_owned));
        }
        Ok(called.len())
    }
}

/// Whether this is the rlib of the crate, or of its runtime.
fn is_library(file: &OsStr, name: &str) -> bool {
    let stem = file.to_str().and_then(|file| file.strip_prefix("lib")?.strip_suffix(".rlib"));
    let written = stem.and_then(|stem| Some(stem.rsplit_once('-')?.0));
    written.is_some_and(|written| written == name || written.strip_suffix("_runtime") == Some(name))
}

/// What is called as `sys::NAME(`.
fn entry_points(source: &str) -> impl Iterator<Item = &str> {
    let names = source.split("sys::").skip(1);
    names.filter_map(|rest| rest.split_once('(')).map(|(name, _)| name).filter(|name| {
        name.starts_with(|first: char| first.is_ascii_lowercase()) && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runtime_counts_with_the_crate_and_its_sources_do_not() {
        let counted = ["libcuspec-1a.rlib", "libcuspec_runtime-2b.rlib"];
        assert!(counted.iter().all(|file| is_library(file.as_ref(), "cuspec")));
        let others = ["libcuspec-1a.rmeta", "cuspec-1a.d", "liblibloading-3c.rlib", "libcuspec_python-4d.rlib"];
        assert!(others.iter().all(|file| !is_library(file.as_ref(), "cuspec")));
    }

    #[test]
    fn types_and_enumerators_are_no_entry_points() {
        let source = "sys::cuInit(0).result()?; let a: sys::CUdevice = sys::CUresult::SUCCESS; unsafe { sys::nvrtcVersion(&mut a) }; \
                      sys::cuInit (1)";
        assert_eq!(entry_points(source).collect::<Vec<_>>(), ["cuInit", "nvrtcVersion"]);
    }
}
