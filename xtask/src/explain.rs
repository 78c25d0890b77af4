//! `explain`: everything that is known about one entry point.

use anyhow::Result;
use cuspec_codegen::{Session, report};

use crate::console::{Outcome, print, repository, show};

/// Show everything that is known about an entry point, each decision with its reason
///
/// Takes the documented name, the exported symbol, or the public Rust or Python name.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo xtask explain cuMemAlloc            the documented name: shows which symbol stands behind it
  cargo xtask explain cuMemAlloc_v1         its superseded first version
  cargo xtask explain cudart12::cudaMemAdvise   as the Runtime API of CUDA 12 has it
  cargo xtask explain Program::create --json")]
pub struct Args {
    /// The entry point
    #[arg(value_name = "SYMBOL")]
    name: String,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let mut session = Session::open(&root);
    if let Some(text) = explain(&mut session, args) {
        print(&format!("{}\n", text.trim_end()));
    }
    Ok(show(&session.findings(), &root))
}

fn explain(session: &mut Session, args: &Args) -> Option<String> {
    let (facts, spec) = session.load()?;
    let plan = session.plan(&facts, &spec)?;
    let mut explanation = report::explain(&plan, &args.name).map_err(|d| session.report(d)).ok()?;
    explanation.signatures = session.emit(&plan)?.signatures(explanation.entry());
    Some(if args.json { format!("{:#}", explanation.json()) } else { explanation.text() })
}
