//! `schema`: the JSON Schema of the files below `spec/`.

use anyhow::Result;
use cuspec_codegen::Session;

use crate::console::{Outcome, repository, show};

/// Write spec/schema/*.json, with which editors complete and check annotations
///
/// `regen` writes them too; this needs no headers.
#[derive(Debug, clap::Args)]
pub struct Args {}

pub fn run(_: &Args) -> Result<Outcome> {
    let root = repository()?;
    let mut session = Session::open(&root);
    if let Some(written) = session.write_schema() {
        println!("spec/schema: {} written, {} unchanged", written.written.len(), written.unchanged.len());
    }
    Ok(show(&session.findings(), &root))
}
