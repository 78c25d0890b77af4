//! `spec/facts/history.yaml`: read and written.
//!
//! Invariant: reading the text gives the same history, and equal histories give equal bytes. A release is a block of its own, so that
//! the next one only adds lines.

use std::path::Path;

use serde::Deserialize;

use super::step::{Moves, Step, Was};
use super::{History, ItemKind};
use crate::diag::{Diagnostic, Span};
use crate::facts::Library;
use crate::facts::write::{flow_list, quoted, scalar, wrapped};

const HEAD: &str = "\
# Machine-written by `cargo xtask regen --all`; do not edit.
#
# What each release changed, beside the one before it; `functions` counts its entry points. What no line is about is in every release
# as it is in the facts. The oldest release stands for itself and for all before it. A header that a release has and nobody published
# (11.7 and 11.8: the profiler's) is taken to be that of the next release. `names` are documented names; their `was` is the symbol
# that stood behind one.
releases:
";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    releases: Vec<Step>,
}

impl History {
    /// The text of the file.
    pub fn to_yaml(&self) -> String {
        let mut out = HEAD.to_owned();
        for step in &self.steps {
            let counts: Vec<String> = step.functions.iter().map(|(library, n)| format!("{library}: {n}")).collect();
            out += &format!("  - release: \"{}\"\n    functions: {{ {} }}\n", step.release, counts.join(", "));
            for library in Library::ALL {
                let moved = ItemKind::ALL.map(|kind| (kind, step.part(library).of(kind)));
                if moved.iter().all(|(_, moves)| moves.is_empty()) {
                    continue;
                }
                out += &format!("    {library}:\n");
                for (kind, moves) in moved.iter().filter(|(_, moves)| !moves.is_empty()) {
                    out += &format!("      {}:\n", kind.key());
                    write(&mut out, moves);
                }
            }
        }
        out
    }

    /// Reads the text of `file`.
    pub fn from_yaml(text: &str, file: &Path) -> Result<History, Box<Diagnostic>> {
        let refused = |message: String, span: Option<Span>| {
            Box::new(
                Diagnostic::error("CG121", format!("`{}` is not what regen writes: {message}", file.display()))
                    .at_opt(span)
                    .help("do not edit it: run `cargo xtask regen --all`, or restore the file from version control"),
            )
        };
        let read: File = serde_yaml::from_str(text).map_err(|e| {
            let e = e.without_snippet();
            let span = e.location().map(|l| Span::new(file, l.line() as u32, l.column() as u32, 0));
            refused(e.to_string(), span)
        })?;
        match read.releases.windows(2).find(|pair| pair[0].release >= pair[1].release) {
            Some(pair) => Err(refused(format!("{} comes after {}", pair[1].release, pair[0].release), None)),
            None => Ok(History { steps: read.releases, ..History::default() }),
        }
    }
}

fn write(out: &mut String, moves: &Moves) {
    for (key, names) in [("added", &moves.added), ("removed", &moves.removed)] {
        wrapped(out, 8, key, names);
    }
    for (key, list) in [("changed", &moves.changed), ("renamed", &moves.renamed)] {
        if !list.is_empty() {
            *out += &format!("        {key}:\n");
        }
        for Was { name, was, details } in list {
            let details = if details.is_empty() { String::new() } else { format!(", details: {}", flow_list(details)) };
            *out += &format!("          - {{ name: {}, was: {}{details} }}\n", scalar(name), quoted(was));
        }
    }
}
