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
        code: "CG001",
        title: "the list of releases is wrong",
        text: "`spec/releases.yaml` names the packages, versions and checksums of every known CUDA release. It is read \
               strictly: an unknown key, a duplicate key, a checksum that is not 64 lower-case hexadecimal digits or a release \
               that is not `major.minor` stops the run before anything is fetched.",
    },
    Code {
        code: "CG002",
        title: "unknown CUDA release",
        text: "The release that was asked for is not in `spec/releases.yaml`. Ask for a known one, add an entry for it as the \
               comment at the top of that file describes, or give the folder of its toolkit with `--headers`.",
    },
    Code {
        code: "CG003",
        title: "no Python",
        text: "Headers are published as Python wheels and fetched by pip. Python is looked for as `CUSPEC_PYTHON` if that is \
               set, else as `python3`, `python` and `py`. It is not needed when everything is cached or when `--headers` gives \
               a toolkit.",
    },
    Code {
        code: "CG004",
        title: "Python without pip",
        text: "A Python was found, but `python -m pip` does not work. Some distributions package pip apart from Python; `python \
               -m ensurepip` installs it otherwise.",
    },
    Code {
        code: "CG005",
        title: "pip could not download a package",
        text: "pip ended with an error; the end of its output is shown, without user names, passwords and queries of URLs. \
               Usually there is no network, a proxy is missing from pip's settings, or a private package index does not mirror \
               the package.",
    },
    Code {
        code: "CG006",
        title: "wrong checksum",
        text: "A downloaded wheel is not the one whose sha256 is pinned in `spec/releases.yaml`. The file was removed. A \
               damaged download goes away by trying again; if the same other checksum comes back, the index serves another file \
               under this name and version, which has to be looked into before its checksum is entered.",
    },
    Code {
        code: "CG007",
        title: "unusable wheel",
        text: "A wheel has its pinned checksum, yet is no zip archive or lacks a header or library that its entry in \
               `spec/releases.yaml` promises. The entry is wrong: a checksum of a truncated file, a package of another kind, or \
               a library of another name.",
    },
    Code {
        code: "CG008",
        title: "not in the cache",
        text: "With `--offline` only the cache is used, and it does not hold the packages named. The command shown fills it. \
               `CUSPEC_CACHE` may name a cache that was filled on another machine.",
    },
    Code {
        code: "CG009",
        title: "unusable cache folder",
        text: "What was fetched is kept in `CUSPEC_CACHE`, else in the folder `cuspec` of the user's cache folder. It could not \
               be created, read or written: permissions, a full disk, or a file in its place.",
    },
    Code {
        code: "CG010",
        title: "no CUDA headers in a folder",
        text: "`--headers` takes an include folder or the root of a toolkit. `cuda.h` was looked for in the folder itself, in \
               `include` and in `targets/x86_64-linux/include`, and is in none of them or cannot be read.",
    },
    Code {
        code: "CG011",
        title: "incomplete CUDA headers",
        text: "The folder has `cuda.h`, but lacks the header of cudart or nvrtc. Facts made from it would silently lose a whole \
               library. Distributions split toolkits into packages; install the development packages of cudart and nvrtc too.",
    },
    Code {
        code: "CG012",
        title: "headers of another release",
        text: "Headers say their release by `CUDA_VERSION` in `cuda.h`. It is not a number, or not the release that `--cuda` or \
               the headers of the other platform have; both passes have to read the same release.",
    },
    Code {
        code: "CG013",
        title: "libclang is not where it is said to be",
        text: "`CUSPEC_LIBCLANG` or `LIBCLANG_PATH` is set, but is neither a file nor a folder with a libclang. A variable that \
               is set is never passed over in silence.",
    },
    Code {
        code: "CG014",
        title: "no libclang",
        text: "No libclang of an accepted version is installed, and its wheel is not cached and cannot be fetched. The accepted \
               versions are the range `system` in `spec/releases.yaml`; libraries that were found and passed over are listed.",
    },
];
