//! `bench`: measurements against a peer, always as a ratio of one run. Each is a module.

mod build;
mod calls;
mod python;
mod regen;
mod stub;

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::console::Outcome;

/// Measure against a peer
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Regen(regen::Args),
    Calls(calls::Args),
    Build(build::Args),
    Python(python::Args),
    /// One regeneration into another folder: what `regen` measures
    #[command(hide = true)]
    Once(regen::Once),
}

pub fn run(args: &Args) -> Result<Outcome> {
    match &args.what {
        What::Regen(args) => regen::run(args),
        What::Calls(args) => calls::run(args),
        What::Build(args) => build::run(args),
        What::Python(args) => python::run(args),
        What::Once(args) => regen::once(args),
    }
}

/// Runs a command to its end; what it prints on standard output is given back.
fn output(command: &mut Command) -> Result<String> {
    let name = Path::new(command.get_program()).display().to_string();
    let output =
        command.stderr(std::process::Stdio::inherit()).output().with_context(|| format!("`{name}` cannot be started"))?;
    ensure!(output.status.success(), "`{name}` failed with {}", output.status);
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
