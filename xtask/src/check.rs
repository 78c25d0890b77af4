//! `check`: the whole pipeline from committed facts, compared with what is on disk.

use std::path::Path;

use anyhow::Result;
use cuspec_codegen::Session;
use cuspec_codegen::diag::{self, Format};

use crate::console::{Outcome, outcome, print, repository};

/// Check that spec and generated files agree; writes nothing, needs neither libclang nor network
///
/// Runs every stage after parsing in memory, from the committed facts. Reports everything that is wrong in the spec at once, shows how
/// the first differing files differ, and refuses coverage below spec/coverage.lock.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo xtask check
  cargo xtask check --format ci      annotations that a code review shows beside the lines")]
pub struct Args {
    /// How findings are written
    #[arg(long, value_enum, default_value_t = Style::Human)]
    format: Style,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Style {
    /// With source lines, for a terminal
    Human,
    /// One JSON object per line
    Json,
    /// Lines that continuous integration understands
    Ci,
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    Ok(check(&root, args.format))
}

/// `check` for people, as a step of `test`.
pub fn check_repository(root: &Path) -> Outcome {
    check(root, Style::Human)
}

fn check(root: &Path, style: Style) -> Outcome {
    let mut session = Session::open(root);
    let drifts = compare(&mut session);
    let findings = session.findings();
    let format = match style {
        Style::Human => Format::human(),
        Style::Json => Format::Json,
        Style::Ci => Format::Ci,
    };
    match style {
        Style::Human => {
            eprint!("{}{}", drifts.as_deref().unwrap_or_default(), diag::render(&findings, format, root));
            if outcome(&findings) == Outcome::Clean {
                println!("spec and generated files agree");
            }
        }
        Style::Json | Style::Ci => print(&diag::render(&findings, format, root)),
    }
    outcome(&findings)
}

/// The text of all differences; `None` when a stage failed.
fn compare(session: &mut Session) -> Option<String> {
    let (facts, spec) = session.load()?;
    session.refuse_drafts(&facts, &spec);
    let plan = session.plan(&facts, &spec)?;
    let files = session.emit(&plan)?;
    let drifts = session.check(&files);
    Some(drifts.iter().map(|(folder, drift)| format!("{folder}:\n{drift}\n")).collect())
}
