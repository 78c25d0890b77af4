//! What commands share: where the repository is, how findings are shown, and what they mean for the exit code.

use std::env;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use cuspec_codegen::diag::{self, Diagnostic, Format, Severity};

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// All is well.
    Clean,
    /// Something has to be mended.
    Findings,
    /// The environment lacks something: codes CG0xx.
    CouldNotRun,
}

/// The repository: the closest folder upwards that has `spec/releases.yaml`.
pub fn repository() -> Result<PathBuf> {
    let here = env::current_dir().context("the current folder is gone")?;
    let found = here.ancestors().find(|folder| folder.join("spec/releases.yaml").is_file());
    found.map(Path::to_path_buf).context("this is no cuspec repository: no folder upwards has `spec/releases.yaml`")
}

/// Prints a report. A reader that has seen enough and closes the pipe, as `head` does, ends nothing in error.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// Shows errors and warnings for people on standard error, and says how the command ends. Hints are `check`'s to show.
pub fn show(findings: &[Diagnostic], root: &Path) -> Outcome {
    let grave: Vec<Diagnostic> = findings.iter().filter(|d| d.severity > Severity::Hint).cloned().collect();
    if !grave.is_empty() {
        eprint!("{}", diag::render(&grave, Format::human(), root));
    }
    outcome(findings)
}

/// How a command with these findings ends.
pub fn outcome(findings: &[Diagnostic]) -> Outcome {
    let errors = findings.iter().filter(|d| d.severity == Severity::Error);
    errors
        .map(|d| if d.code.starts_with("CG0") { Outcome::CouldNotRun } else { Outcome::Findings })
        .max()
        .unwrap_or(Outcome::Clean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn environment_is_told_from_findings() {
        let (offline, drift) = (Diagnostic::error("CG009", "no cache folder"), Diagnostic::error("CG401", "out of date"));
        assert_eq!(outcome(&[]), Outcome::Clean);
        assert_eq!(outcome(&[Diagnostic::warning("CG401", "only a warning")]), Outcome::Clean);
        assert_eq!(outcome(std::slice::from_ref(&drift)), Outcome::Findings);
        assert_eq!(outcome(&[drift, offline]), Outcome::CouldNotRun);
    }
}
