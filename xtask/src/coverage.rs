//! `coverage`: how much is bound, and how well.

use anyhow::Result;
use cuspec_codegen::Session;
use cuspec_codegen::report::{Decisions, todo_json, todo_markdown, todo_text};
use serde_json::json;

use crate::console::{Outcome, print, repository, show};

/// Show how much is bound and decided, per library
///
/// Functions: safe, unsafe with a reason, raw (superseded), manual, skipped, undecided. Then parameters, and how many functions each
/// emitter has written.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo xtask coverage
  cargo xtask coverage --decisions     which rule and which file decides how much, and why unsafe functions are so
  cargo xtask coverage --todo          every undecided parameter, with what is missing
  cargo xtask coverage --todo --md     the same as a list of tasks")]
pub struct Args {
    /// List every undecided parameter instead
    #[arg(long)]
    todo: bool,
    /// Count decisions by rule and by file, and the reasons for `unsafe`, instead
    #[arg(long, conflicts_with_all = ["todo", "md"])]
    decisions: bool,
    /// As JSON
    #[arg(long, conflicts_with = "md")]
    json: bool,
    /// As Markdown
    #[arg(long)]
    md: bool,
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let mut session = Session::open(&root);
    if let Some(text) = report(&mut session, args) {
        print(&format!("{}\n", text.trim_end()));
    }
    Ok(show(&session.findings(), &root))
}

fn report(session: &mut Session, args: &Args) -> Option<String> {
    let (facts, spec) = session.load()?;
    let plan = session.plan(&facts, &spec)?;
    if args.todo {
        return Some(match (args.json, args.md) {
            (true, _) => format!("{:#}", todo_json(&plan)),
            (_, true) => todo_markdown(&plan),
            _ => todo_text(&plan),
        });
    }
    let decisions = Decisions::of(&plan);
    if args.decisions {
        return Some(if args.json { format!("{:#}", decisions.json()) } else { decisions.text() });
    }
    let files = session.emit(&plan)?;
    Some(match (args.json, args.md) {
        (true, _) => {
            let emitted = files.census.emitted.iter().map(|e| (e.emitter.to_owned(), json!(e.found)));
            let emitted = serde_json::Map::from_iter(emitted);
            let census = json!({ "facts": files.census.facts, "skipped": files.census.skipped, "emitted": emitted });
            format!("{:#}", json!({ "libraries": files.coverage.json(), "census": census, "decisions": decisions.json() }))
        }
        (_, true) => format!("{}\n{}\n", files.coverage.markdown(), files.census),
        _ => format!("{}  {}\n", files.coverage.text(), files.census),
    })
}
