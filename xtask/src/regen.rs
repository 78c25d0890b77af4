//! `regen`: headers to facts to files.

use std::time::Instant;

use anyhow::Result;
use cuspec_codegen::edit::Draft;
use cuspec_codegen::facts::Facts;
use cuspec_codegen::output::Written;
use cuspec_codegen::provision::{Fetched, Progress, Settings};
use cuspec_codegen::report::changes_summary;
use cuspec_codegen::spec::{AnnotationFile, Spec};
use cuspec_codegen::{Session, release};

use crate::console::{Outcome, print, repository, show};
use crate::headers::{Headers, provide_all};

/// Read the headers and bring spec/facts and generated/ up to date
///
/// Gets the headers of a CUDA release (published wheels, checksums pinned in spec/releases.yaml, kept in a cache; or a local folder),
/// reads them with libclang, decides everything with the annotations below spec/, and writes what differs. With an error anywhere,
/// nothing is written.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo xtask regen                                the newest release that spec/releases.yaml knows
  cargo xtask regen --cuda 13.6                    release day
  cargo xtask regen --headers /usr/local/cuda --windows-headers DIR
  cargo xtask regen --offline                      only what is in the cache
  cargo xtask regen --all                          the newest release, and spec/facts/history.yaml from all that are known
  cargo xtask regen --bless cuFoo cuBar            the annotations of both are right for the signatures that CG213 has shown
  cargo xtask regen --bless cudart12::cudaFoo      the same for an older major of cudart")]
pub struct Args {
    #[command(flatten)]
    headers: Headers,
    /// Read every release of spec/releases.yaml, and write anew when each symbol came, changed and went
    #[arg(long, conflicts_with_all = ["cuda", "headers", "windows_headers"])]
    all: bool,
    /// Stamp the annotations of these symbols anew, after review: the present signature is the one that they are for
    #[arg(long, value_name = "SYMBOL", num_args = 1..)]
    bless: Vec<String>,
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let mut session = Session::open(&root);
    let report = match args.all {
        true => regenerate_all(&mut session, &args.headers, &args.bless),
        false => regenerate(&mut session, &args.headers, &args.bless),
    };
    let outcome = show(&session.findings(), &root);
    if let Some(report) = report {
        print(&report);
    } else {
        eprintln!("nothing was {}", if args.bless.is_empty() { "written" } else { "generated" });
    }
    Ok(outcome)
}

/// All stages, after the annotations of some symbols were stamped anew. `None` when one of them failed; the session then has the
/// findings.
pub fn regenerate(session: &mut Session, headers: &Headers, bless: &[String]) -> Option<String> {
    let (provided, libclang) = headers.provide(session.root()).map_err(|d| session.report(d)).ok()?;
    let start = Instant::now();
    let read = session.read(&provided, libclang)?;
    let read = blessed(session, read, bless)?;
    finish(session, &provided.fetched, start, "", read)
}

/// The same with the history of all releases.
fn regenerate_all(session: &mut Session, headers: &Headers, bless: &[String]) -> Option<String> {
    let settings = Settings::from_env(headers.offline, headers.quiet).map_err(|d| session.report(d)).ok()?;
    let (provided, fetched, libclang) = provide_all(session.root(), &settings).map_err(|d| session.report(d)).ok()?;
    let start = Instant::now();
    let read = session.read_all(&provided, &libclang, &Progress::new(headers.quiet))?;
    let read = blessed(session, read, bless)?;
    let of_all = format!(", the newest of {} releases,", provided.len());
    finish(session, &fetched, start, &of_all, read)
}

/// The spec with fresh stamps. They stay where a later stage fails: somebody has reviewed these entries.
fn blessed(session: &mut Session, (facts, spec): (Facts, Spec), symbols: &[String]) -> Option<(Facts, Spec)> {
    if symbols.is_empty() {
        return Some((facts, spec));
    }
    let spec = session.bless(&facts, &spec, symbols)?;
    eprintln!("stamped anew: {}", symbols.join(", "));
    Some((facts, spec))
}

/// Everything after the headers have been read, which began at `start`.
fn finish(
    session: &mut Session,
    fetched: &[Fetched],
    start: Instant,
    of_all: &str,
    (facts, spec): (Facts, Spec),
) -> Option<String> {
    let (facts, spec) = (&facts, &spec);
    let parsed = start.elapsed();
    let to = release(facts).map_or(String::new(), |r| r.to_string());
    let plan = session.plan(facts, spec)?;
    let files = session.emit(&plan)?;
    let changes = session.changes(&files, facts);
    let written = session.write(&files)?;
    let drafts = session.draft(&plan, spec)?;

    let mut out = String::new();
    for fetched in fetched {
        out += &format!("  fetched {} {} ({} MB)\n", fetched.package, fetched.version, fetched.bytes.div_ceil(1 << 20));
    }
    out += &format!("  parsed {} entry points of CUDA {to}{of_all} in {:.2} s\n", entry_points(facts), parsed.as_secs_f64());
    out += &format!("  {}\n", files.census);
    match changes {
        Some((_, changes)) if changes.list.is_empty() => out += "  the headers say what the committed facts say\n",
        Some((from, changes)) => out += &changes_summary(&changes, &from.to_string(), &to),
        None => out += "  there were no readable facts to compare with\n",
    }
    written.iter().for_each(|(folder, written)| out += &line(folder, written));
    out += &format!("  done in {:.2} s\n", start.elapsed().as_secs_f64());
    out += &next_steps(spec, &drafts, files.coverage.libraries.iter().map(|l| l.undecided).sum());
    Some(out)
}

/// What is left to people.
fn next_steps(spec: &Spec, drafts: &[Draft], undecided: usize) -> String {
    let mut out = String::new();
    for Draft { path, items, functions, .. } in drafts {
        out += &format!("  drafted {items} entries, {functions} of functions, in {path}\n");
    }
    let entries = |file: &AnnotationFile| file.functions.len() + file.types.len() + file.constants.len();
    let waiting = spec.drafts.iter().map(entries).chain(drafts.iter().map(|draft| draft.items)).sum::<usize>();
    if waiting > 0 {
        out += &format!(
            "  next: review the {waiting} entries of drafts, spec/annotations/*/_new-*.yaml; `check` refuses them until then\n"
        );
    }
    if undecided > 0 {
        out += &format!("  next: decide {undecided} parameters; `cargo xtask coverage --todo` lists them\n");
    }
    out
}

fn entry_points(facts: &Facts) -> usize {
    facts.headers.iter().map(|h| h.functions.len()).sum()
}

fn line(folder: &str, done: &Written) -> String {
    let all = done.written.len() + done.unchanged.len();
    match (done.written.len(), done.removed.len()) {
        (0, 0) => format!("  {folder:<12} {all} files, none changed\n"),
        (written, removed) => format!("  {folder:<12} {all} files, {written} written, {removed} removed\n"),
    }
}
