//! `docs`: the reference as a site.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::console::{Outcome, repository};
use crate::python::Environment;

/// Build the reference
///
/// Runs Sphinx on generated/docs in a virtual environment with pinned versions, and rustdoc on the crate; both below target/site.
/// Warnings are errors.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Show it in the browser
    #[arg(long)]
    open: bool,
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let Some(site) = build(&root)? else { return Ok(Outcome::Findings) };
    let index = site.join("index.html");
    println!("{}", index.display());
    if args.open {
        let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
        Command::new(opener).arg(&index).status().with_context(|| format!("`{opener}` cannot be started"))?;
    }
    Ok(Outcome::Clean)
}

/// The folder of the finished site; `None` when something warned.
pub fn build(root: &Path) -> Result<Option<PathBuf>> {
    let site = root.join("target/site");
    Ok((pages(root, &site)? && crate_documentation(root, &site.join("rust"))?).then_some(site))
}

fn pages(root: &Path, site: &Path) -> Result<bool> {
    let source = root.join("generated/docs");
    let environment = Environment::with(root, "docs", &fs::read_to_string(source.join("requirements.txt"))?)?;
    let mut sphinx = environment.python();
    remove_pages_of_earlier_builds(&source, site, "")?;
    sphinx.args(["-m", "sphinx", "--quiet", "--fail-on-warning", "--jobs", "auto", "--builder", "html"]);
    Ok(sphinx.arg(source).arg(site).status()?.success())
}

/// Sphinx leaves a page where it was when its source has gone.
fn remove_pages_of_earlier_builds(source: &Path, site: &Path, below: &str) -> Result<()> {
    let Ok(entries) = fs::read_dir(site.join(below)) else { return Ok(()) };
    for entry in entries {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let path = Path::new(below).join(&name);
        if source.join(&path).is_dir() {
            remove_pages_of_earlier_builds(source, site, &path.to_string_lossy())?;
        } else if name.ends_with(".html") && !source.join(path.with_extension("rst")).exists() {
            fs::remove_file(site.join(path))?;
        }
    }
    Ok(())
}

/// What rustdoc says about the crate that users see, and nothing about the tools of this repository.
fn crate_documentation(root: &Path, folder: &Path) -> Result<bool> {
    let target = root.join("target/reference");
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args([
        "doc",
        "--quiet",
        "--no-deps",
        "--package",
        "cuspec",
        "--package",
        "cuspec-runtime",
        "--all-features",
        "--target-dir",
    ]);
    let done = cargo.arg(&target).current_dir(root).env("RUSTDOCFLAGS", "-D warnings").status()?;
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    if done.success() {
        link_all(&target.join("doc"), folder).with_context(|| format!("cannot fill `{}`", folder.display()))?;
    }
    Ok(done.success())
}

/// The same files under another folder, without their bytes where the file system can.
fn link_all(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let (source, name) = entry.map(|e| (e.path(), e.file_name()))?;
        let target = to.join(name);
        if source.is_dir() {
            link_all(&source, &target)?;
        } else if fs::hard_link(&source, &target).is_err() {
            fs::copy(&source, &target)?;
        }
    }
    Ok(())
}
