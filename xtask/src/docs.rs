//! `docs`: the reference as a site.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::console::{Outcome, repository};
use crate::python::Environment;

/// Build the reference
///
/// Runs Sphinx on generated/docs in a virtual environment with pinned versions, below target/. Warnings are errors.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Show it in the browser
    #[arg(long)]
    open: bool,
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let site = root.join("target/site");
    if !build(&root, &site)? {
        return Ok(Outcome::Findings);
    }
    let index = site.join("index.html");
    println!("{}", index.display());
    if args.open {
        let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
        Command::new(opener).arg(index).status()?;
    }
    Ok(Outcome::Clean)
}

/// Builds it; tells whether that went without a warning.
pub fn build(root: &Path, site: &Path) -> Result<bool> {
    let source = root.join("generated/docs");
    let environment = Environment::with(root, "docs", &fs::read_to_string(source.join("requirements.txt"))?)?;
    let mut sphinx = environment.python();
    sphinx.args(["-m", "sphinx", "--quiet", "--fail-on-warning", "--jobs", "auto", "--builder", "html"]);
    Ok(sphinx.arg(source).arg(site).status()?.success())
}
