//! `fmt`: formats what people write.

use anyhow::Result;

use crate::console::{Outcome, repository};
use crate::test::cargo;

/// The packages that people write; generated Rust is formatted as it is emitted.
const PACKAGES: [&str; 4] = ["cuspec-codegen", "cuspec-python", "cuspec-runtime", "xtask"];

/// Format the hand-written crates
///
/// Plain `cargo fmt` would also reformat generated/rust, and `check` would then find it changed.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Only say whether something would change
    #[arg(long)]
    check: bool,
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let check: &[&str] = if args.check { &["--", "--check"] } else { &[] };
    let own = PACKAGES.iter().flat_map(|package| ["--package", package]);
    let mut clean = cargo(&root).arg("fmt").args(own).args(check).status()?.success();
    clean &= cargo(&root).args(["fmt", "--manifest-path", "tests/Cargo.toml"]).args(check).status()?.success();
    Ok(if clean { Outcome::Clean } else { Outcome::Findings })
}
