//! Findings: what is wrong, where, and what to do about it.
//!
//! Every stage reports into a [`Sink`] and goes on, so that one run shows all findings. Rendering lives in `render`.

use std::path::{Path, PathBuf};
use std::sync::Arc;

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

/// A diagnostic code with its paragraph in the documentation.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    /// `CG` and three digits: 0xx environment, 1xx headers, 2xx spec files, 3xx decisions, 4xx output.
    pub code: &'static str,
    /// A short title.
    pub title: &'static str,
    /// What it means and how to mend it.
    pub text: &'static str,
}

/// Every code that can be reported.
pub const CODES: &[Code] = &[
    Code {
        code: "CG100",
        title: "libclang cannot be opened",
        text: "The shared library is missing, is for another processor, or lacks a library it needs. Name a libclang of version 14 or later, or let the tool fetch one.",
    },
    Code {
        code: "CG101",
        title: "libclang is too old",
        text: "Facts are tested with libclang 14 and later. An older one lacks functions that the parse needs. Install a newer one, or let the tool fetch one.",
    },
    Code {
        code: "CG102",
        title: "header not found",
        text: "A header that belongs to every release is in none of the folders. A parse without it would make facts that look whole and are not, so nothing is parsed. Give all folders of one release; the headers come in several packages.",
    },
    Code {
        code: "CG103",
        title: "header cannot be read",
        text: "The file is there and reading it fails. Check its permissions and the disk.",
    },
    Code {
        code: "CG104",
        title: "error of the compiler",
        text: "libclang reports an error in a header. It would go on and leave out what it did not understand, so every error ends the parse. Usually a folder is incomplete or mixes releases; a new release may also need an addition to the headers that stand in for the system's.",
    },
    Code {
        code: "CG105",
        title: "libclang gave up",
        text: "libclang returned no translation unit at all, which is a crash it caught or a lack of memory.",
    },
    Code {
        code: "CG106",
        title: "type without a counterpart",
        text: "A declaration uses a C type that the notation of the facts cannot write, such as a vector, a complex number or a variable number of arguments. The notation needs a form for it before the declaration can be bound.",
    },
    Code {
        code: "CG107",
        title: "one name for two types",
        text: "C keeps tags and typedefs apart; the bindings do not. A tag and a typedef of one name must be the same type.",
    },
    Code {
        code: "CG108",
        title: "platforms disagree",
        text: "Linux and Windows declare the same item differently, in a way that is neither a layout nor another spelling of the same integer. Most often the folders are of different releases.",
    },
    Code {
        code: "CG109",
        title: "header is not UTF-8",
        text: "A comment holds bytes that are not UTF-8. They are read as a replacement character; facts hold no text of comments, so nothing is lost.",
    },
    Code {
        code: "CG110",
        title: "optional header not found",
        text: "Some releases are published without the profiler's headers. Their entry points are then not in the facts.",
    },
    Code {
        code: "CG111",
        title: "enumeration of another size",
        text: "The bindings hold enumerations in 32 bits, as C compilers do. This one has a wider or narrower integer type.",
    },
    Code {
        code: "CG112",
        title: "macro probes broken",
        text: "Macro values come from declarations that are compiled behind the headers. One macro upset the parser, so that the values of later ones cannot be trusted.",
    },
    Code {
        code: "CG113",
        title: "type not declared",
        text: "A fact mentions a type that no parsed header declares. It belongs to another vendor's header, and the small header that stands in for it must declare it with the right ABI.",
    },
    Code {
        code: "CG114",
        title: "header from nowhere",
        text: "The compiler read a file that the scan of `#include` lines did not foresee, so its comments and macros are unknown.",
    },
    Code {
        code: "CG115",
        title: "no temporary folder",
        text: "The headers that stand in for the system's are written to a temporary folder for the parse. Check that TMPDIR exists and has room.",
    },
    Code {
        code: "CG120",
        title: "facts cannot be read",
        text: "A folder or file below spec/facts is missing or unreadable. Facts are written by regen.",
    },
    Code {
        code: "CG121",
        title: "facts do not parse",
        text: "A file below spec/facts is not what regen writes. It is machine-written: do not edit it, run regen.",
    },
];
