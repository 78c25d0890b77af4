//! A finding, its place, and the sink that collects findings.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::CODES;

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A possible improvement; never fails a run.
    Hint,
    /// Suspicious, but output is well defined.
    Warning,
    /// Nothing is written and the run fails.
    Error,
}

/// A region of a text file. Lines and columns start at 1; columns count characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The file, relative to the repository where it lies inside.
    pub file: Arc<Path>,
    /// First line.
    pub line: u32,
    /// First column.
    pub column: u32,
    /// Length in characters; 0 when only the start is known.
    pub len: u32,
}

impl Span {
    /// A span that covers `len` characters.
    pub fn new(file: impl Into<PathBuf>, line: u32, column: u32, len: u32) -> Self {
        Span { file: file.into().into(), line, column, len }
    }
}

/// A finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// `CG` and three digits; see [`CODES`].
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// One sentence, lower case, no full stop.
    pub message: String,
    /// Where; `None` for findings about the whole run.
    pub span: Option<Span>,
    /// Further places, each with its text.
    pub labels: Vec<(Span, String)>,
    /// What to do.
    pub help: Option<String>,
    /// What else is known.
    pub notes: Vec<String>,
}

impl Diagnostic {
    /// An error without a place yet.
    pub fn error(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Severity::Error, code, message)
    }

    /// A warning without a place yet.
    pub fn warning(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Severity::Warning, code, message)
    }

    /// A hint without a place yet.
    pub fn hint(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(Severity::Hint, code, message)
    }

    fn new(severity: Severity, code: &'static str, message: impl Into<String>) -> Self {
        debug_assert!(CODES.iter().any(|c| c.code == code), "{code} is not in the table of codes");
        Diagnostic { code, severity, message: message.into(), span: None, labels: vec![], help: None, notes: vec![] }
    }

    /// Sets the place.
    pub fn at(mut self, span: Span) -> Self {
        self.span = Some(span);
        self
    }

    /// Sets the place where one is known.
    pub fn at_opt(mut self, span: Option<Span>) -> Self {
        self.span = span;
        self
    }

    /// Adds a further place.
    pub fn label(mut self, span: Span, text: impl Into<String>) -> Self {
        self.labels.push((span, text.into()));
        self
    }

    /// Says what to do.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }

    /// Says what to do, where anything is known.
    pub fn help_opt(mut self, text: Option<String>) -> Self {
        self.help = text.or(self.help);
        self
    }

    /// Adds a note.
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }
}

/// Collects findings.
#[derive(Clone, Debug, Default)]
pub struct Sink {
    found: Vec<Diagnostic>,
}

impl Sink {
    /// Adds a finding.
    pub fn push(&mut self, d: Diagnostic) {
        self.found.push(d);
    }

    /// Adds all findings of another sink.
    pub fn extend(&mut self, other: Sink) {
        self.found.extend(other.found);
    }

    /// Whether any finding is an error.
    pub fn has_errors(&self) -> bool {
        self.count(Severity::Error) > 0
    }

    /// The number of findings of a severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.found.iter().filter(|d| d.severity == severity).count()
    }

    /// All findings, by file, line and column; findings without a place come first.
    pub fn sorted(mut self) -> Vec<Diagnostic> {
        self.found.sort_by(|a, b| (&a.span, a.code, &a.message).cmp(&(&b.span, b.code, &b.message)));
        self.found.dedup();
        self.found
    }
}

/// The most similar candidate, close enough to be a slip of the keyboard.
pub fn did_you_mean<'a>(wrong: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    candidates
        .into_iter()
        .map(|c| (strsim::damerau_levenshtein(&wrong.to_lowercase(), &c.to_lowercase()), c))
        .filter(|(distance, c)| *distance <= (wrong.len().max(c.len()) / 3).max(1))
        .min_by_key(|(distance, c)| (*distance, c.len()))
        .map(|(_, c)| c)
}
