//! `wheel`: the Python package as people install it.

use std::path::{Path, PathBuf};
use std::time::Instant;
use std::{env, fs};

use anyhow::{Context as _, Result, ensure};

use crate::console::{Outcome, repository};
use crate::python::Environment;

/// Build the Python package
///
/// One wheel for CPython 3.10 and later, below target/wheels, built by maturin in a virtual environment with a pinned version.
#[derive(Debug, clap::Args)]
pub struct Args {}

/// What builds it.
const REQUIREMENTS: &str = "maturin==1.16.0\n";

pub fn run(_: &Args) -> Result<Outcome> {
    let start = Instant::now();
    let wheel = build(&repository()?)?;
    let size = fs::metadata(&wheel)?.len();
    println!("{}", wheel.display());
    println!("{:.2} MB in {:.1} s", size as f64 / 1e6, start.elapsed().as_secs_f64());
    Ok(Outcome::Clean)
}

/// Builds the wheel; what is up to date is not compiled again.
pub fn build(root: &Path) -> Result<PathBuf> {
    let environment = Environment::with(root, "wheel", REQUIREMENTS)?;
    let out = root.join("target/wheels");
    // A wheel of another version must not be taken for this one.
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    let mut maturin = environment.python();
    maturin.args(["-m", "maturin", "build", "--quiet", "--profile", "wheel", "--out"]).arg(&out);
    maturin.arg("--manifest-path").arg(root.join("generated/python/Cargo.toml"));
    // maturin starts cargo by itself: the one that runs this.
    if let Some(cargo) = env::var_os("CARGO") {
        maturin.env("CARGO", cargo);
    }
    ensure!(maturin.status().context("maturin cannot be started")?.success(), "the wheel could not be built");
    let wheels = fs::read_dir(&out)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "whl"));
    let wheels: Vec<PathBuf> = wheels.collect();
    match wheels.as_slice() {
        [wheel] => Ok(wheel.clone()),
        _ => anyhow::bail!("{} wheels were built instead of one", wheels.len()),
    }
}
