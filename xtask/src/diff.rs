//! `diff`: what changed between two releases.

use std::collections::BTreeSet;

use anyhow::Result;
use cuspec_codegen::Session;
use cuspec_codegen::facts::Facts;
use cuspec_codegen::report::{changes, changes_json, changes_markdown, changes_text};
use cuspec_codegen::version::Version;

use crate::console::{Outcome, print, repository, show};
use crate::headers::Headers;

/// Compare two CUDA releases, with a verdict for the version numbers of crate and package
///
/// Headers that are not in the cache are fetched. The committed spec is not touched.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo xtask diff 13.4 13.5
  cargo xtask diff 12.9 13.0 --format md > changes.md")]
pub struct Args {
    /// The older release
    #[arg(value_name = "A")]
    from: Version,
    /// The newer release
    #[arg(value_name = "B")]
    to: Version,
    /// How the changes are written
    #[arg(long, value_enum, default_value_t = Style::Text)]
    format: Style,
    /// Use what has been fetched before, and no network
    #[arg(long)]
    offline: bool,
    /// Show no progress
    #[arg(long, short)]
    quiet: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Style {
    /// Tables for a terminal
    Text,
    /// Markdown
    Md,
    /// JSON
    Json,
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let mut session = Session::open(&root);
    if let (Some(old), Some(new)) = (facts_of(&mut session, args, args.from), facts_of(&mut session, args, args.to)) {
        let ((mut old, one), (mut new, other)) = (old, new);
        // What nobody published neither came nor went.
        let unpublished: BTreeSet<&str> = one.iter().chain(other).copied().collect();
        [&mut old, &mut new].into_iter().for_each(|facts| facts.headers.retain(|h| !unpublished.contains(h.header.as_str())));
        let (changes, from, to) = (changes(&old, &new), args.from.to_string(), args.to.to_string());
        if !unpublished.is_empty() && !args.quiet {
            let names: Vec<&str> = unpublished.into_iter().collect();
            eprintln!("  left out, as not both releases have it published: {}", names.join(", "));
        }
        let text = match args.format {
            Style::Text => changes_text(&changes, &from, &to),
            Style::Md => changes_markdown(&changes, &from, &to),
            Style::Json => format!("{:#}\n", changes_json(&changes, &from, &to)),
        };
        print(&text);
    }
    Ok(show(&session.findings(), &root))
}

/// The facts of a release, and the headers of it that nobody published.
fn facts_of(session: &mut Session, args: &Args, release: Version) -> Option<(Facts, &'static [&'static str])> {
    let headers = Headers { cuda: Some(release), offline: args.offline, quiet: args.quiet, ..Headers::default() };
    let (provided, libclang) = headers.provide(session.root()).map_err(|d| session.report(d)).ok()?;
    Some((session.parse(&provided, libclang)?, provided.unpublished))
}
