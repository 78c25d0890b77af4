//! `audit`: our Python calls beside those of another package.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use cuspec_codegen::Session;
use cuspec_codegen::report::{PeerSurface, audit};

use crate::console::{Outcome, print, repository, show};

/// Compare our Python calls with another package's, function by function
///
/// Every difference is an error of ours, or has a reason in spec/peer-differences.yaml.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo xtask audit --peer peer-surface-13.5.json
  cargo xtask audit --peer peer-surface-13.5.json --json    the explained differences as well")]
pub struct Args {
    /// The other package's public surface, as JSON
    #[arg(long, value_name = "FILE")]
    peer: PathBuf,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let peer = fs::read_to_string(&args.peer).with_context(|| format!("cannot read `{}`", args.peer.display()))?;
    let mut session = Session::open(&root);
    let unexplained = compare(&mut session, args, &peer).unwrap_or_default();
    let outcome = show(&session.findings(), &root);
    Ok(if unexplained > 0 { outcome.max(Outcome::Findings) } else { outcome })
}

/// Shows the comparison; the number of differences that nobody has explained.
fn compare(session: &mut Session, args: &Args, peer: &str) -> Option<usize> {
    let peer = PeerSurface::parse(peer, &args.peer.to_string_lossy()).map_err(|d| session.report(d)).ok()?;
    let (facts, spec) = session.load()?;
    let plan = session.plan(&facts, &spec)?;
    let known = session.load_differences()?;
    let audit = audit(&plan, &peer, &known);
    if args.json {
        print(&format!("{:#}\n", audit.json()));
    } else {
        print(&audit.text());
    }
    audit.findings().into_iter().for_each(|d| session.report(d));
    Some(audit.unexplained().count())
}
