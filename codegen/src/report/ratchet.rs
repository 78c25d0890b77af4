//! The ratchet: `spec/coverage.lock` holds the best numbers reached, and `check` refuses worse ones.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde::Deserialize;

use super::Coverage;
use crate::diag::{Diagnostic, Span};
use crate::plan::Category;

/// The best numbers reached, by library.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Ratchet {
    libraries: BTreeMap<String, Marks>,
}

/// The marks of one library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Marks {
    safe: usize,
    decided: usize,
    undecided: usize,
}

impl Ratchet {
    /// The marks of a coverage.
    pub fn of(coverage: &Coverage) -> Ratchet {
        let marks = coverage.libraries.iter().map(|l| {
            let marks = Marks { safe: l.in_category(Category::Safe), decided: l.decided, undecided: l.undecided };
            (l.library.name().to_owned(), marks)
        });
        Ratchet { libraries: marks.collect() }
    }

    /// Reads the file's text; `file` is where findings point to.
    pub fn parse(text: &str, file: &Path) -> Result<Ratchet, Diagnostic> {
        serde_yaml::from_str(text).map_err(|e| {
            let reason = e.to_string();
            let reason = reason.lines().next().unwrap_or_default();
            Diagnostic::error("CG405", format!("the coverage marks cannot be read: {reason}"))
                .at(Span::new(file, 1, 1, 0))
                .help("restore the file from version control, or delete it: `cargo xtask regen` writes it anew")
        })
    }

    /// The file's text.
    pub fn yaml(&self) -> String {
        let mut out =
            "# Written by `cargo xtask regen`: the best numbers reached. `cargo xtask check` refuses worse ones.\n".to_owned();
        for (library, Marks { safe, decided, undecided }) in &self.libraries {
            writeln!(out, "{library}: {{ safe: {safe}, decided: {decided}, undecided: {undecided} }}")
                .expect("writing to a string does not fail");
        }
        out
    }

    /// The better of both, number by number.
    pub fn raised(&self, now: &Ratchet) -> Ratchet {
        let mut best = now.clone();
        for (library, old) in &self.libraries {
            let marks = best.libraries.entry(library.clone()).or_insert(*old);
            marks.safe = marks.safe.max(old.safe);
            marks.decided = marks.decided.max(old.decided);
            marks.undecided = marks.undecided.min(old.undecided);
        }
        Ratchet { libraries: best.libraries }
    }

    /// An error for every number that got worse.
    pub fn findings(&self, now: &Ratchet, file: &Path) -> Vec<Diagnostic> {
        let mut findings = vec![];
        for (line, (library, old)) in (2..).zip(&self.libraries) {
            let now = now.libraries.get(library).copied().unwrap_or_default();
            let worse = [
                ("safe functions", old.safe, now.safe, now.safe < old.safe),
                ("decided parameters", old.decided, now.decided, now.decided < old.decided),
                ("undecided parameters", old.undecided, now.undecided, now.undecided > old.undecided),
            ];
            for (what, before, now, _) in worse.into_iter().filter(|(.., worse)| *worse) {
                findings.push(
                    Diagnostic::error("CG406", format!("coverage of {library} got worse: {what} {before} -> {now}"))
                        .at(Span::new(file, line, 1, 0))
                        .help("`cargo xtask coverage --todo` lists what is open; where the headers themselves have changed, delete the file and run `cargo xtask regen`"),
                );
            }
        }
        findings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratchet(text: &str) -> Ratchet {
        Ratchet::parse(text, Path::new("spec/coverage.lock")).expect("marks of the test")
    }

    #[test]
    fn marks_survive_the_file() {
        let marks = ratchet("cuda: { safe: 3, decided: 9, undecided: 1 }\nnvrtc: { safe: 1, decided: 2, undecided: 0 }\n");
        assert_eq!(ratchet(&marks.yaml()), marks);
    }

    #[test]
    fn each_worse_number_is_an_error() {
        let best = ratchet("cuda: { safe: 3, decided: 9, undecided: 1 }");
        let worse = ratchet("cuda: { safe: 2, decided: 8, undecided: 2 }");
        let findings = best.findings(&worse, Path::new("spec/coverage.lock"));
        let messages: Vec<&str> = findings.iter().map(|d| d.message.as_str()).collect();
        assert_eq!(
            messages,
            [
                "coverage of cuda got worse: safe functions 3 -> 2",
                "coverage of cuda got worse: decided parameters 9 -> 8",
                "coverage of cuda got worse: undecided parameters 1 -> 2",
            ]
        );
        assert_eq!(worse.findings(&best, Path::new("spec/coverage.lock")), []);
    }

    #[test]
    fn marks_only_rise() {
        let (old, now) =
            (ratchet("cuda: { safe: 3, decided: 9, undecided: 1 }"), ratchet("cuda: { safe: 4, decided: 8, undecided: 0 }"));
        assert_eq!(old.raised(&now), ratchet("cuda: { safe: 4, decided: 9, undecided: 0 }"));
    }

    #[test]
    fn library_that_vanishes_is_worse() {
        let best = ratchet("nvrtc: { safe: 1, decided: 0, undecided: 0 }");
        assert_eq!(best.findings(&Ratchet::default(), Path::new("l")).len(), 1);
    }

    #[test]
    fn unreadable_file_names_the_way_out() {
        let refused = Ratchet::parse("cuda: 7", Path::new("spec/coverage.lock")).expect_err("no marks");
        assert!(refused.help.is_some_and(|h| h.contains("regen")));
    }
}
