//! Entries in == entries out: every function of the facts is looked for in the files of every emitter.
//!
//! The files themselves are searched, so that no emitter vouches for itself.

use std::collections::{BTreeSet, HashSet};
use std::fmt;

use rayon::prelude::*;

use crate::diag::Diagnostic;
use crate::facts::{Library, Platform};
use crate::output::Tree;
use crate::plan::{Category, Entry, Plan};

/// What each emitter made of the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// The number of functions in the facts.
    pub facts: usize,
    /// Left out of every emitter, each with its reason in `skipped.yaml`.
    pub skipped: usize,
    /// One per emitter.
    pub emitted: Vec<Emitted>,
    /// Older majors of cudart, whose functions have namesakes in the newest one.
    pub majors: Vec<(Library, Census)>,
}

/// What one emitter made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emitted {
    /// The emitter: `raw`, `wrapped`, `python`, `stubs`, `docs`.
    pub emitter: &'static str,
    /// The number of functions found in its files.
    pub found: usize,
    /// Functions that should be there and are not.
    pub missing: Vec<String>,
}

/// What belongs to an emitter, and how its files name a function.
struct Source {
    emitter: &'static str,
    /// Whether a path is one of its files.
    owns: fn(&str) -> bool,
    /// The part of a line in which names count; `None` when the line only mentions them.
    names: fn(&str) -> Option<&str>,
    /// The name that stands for an entry; `None` where the emitter leaves it out on purpose.
    name: for<'e> fn(&'e Entry<'_>) -> Option<&'e str>,
    /// Of which plans it makes files.
    of: Of,
}

/// Of which plans an emitter makes files in the same way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    All,
    Newest,
    Majors,
}

const SOURCES: [Source; 6] = [
    Source { emitter: "raw", owns: |path| is_rust(path) && is_raw(path), names: code, name: |e| Some(&e.fact.name), of: Of::All },
    Source {
        emitter: "wrapped",
        owns: |path| is_rust(path) && !is_raw(path),
        names: code,
        name: |e| Some(&e.fact.name),
        of: Of::All,
    },
    Source {
        emitter: "python",
        owns: |path| path.starts_with("python/src/"),
        names: |line| line.strip_prefix("    functions: &[").or_else(|| line.trim_start().strip_prefix("export!(")),
        name: |e| e.on(Platform::Linux).then_some(e.names.python.as_str()),
        of: Of::All,
    },
    Source {
        emitter: "stubs",
        owns: |path| path.ends_with(".pyi"),
        names: |line| line.strip_prefix("def ").map(before_parenthesis),
        // The package is made for Linux.
        name: |e| e.on(Platform::Linux).then_some(e.names.python.as_str()),
        of: Of::All,
    },
    Source {
        emitter: "docs",
        owns: |path| path.ends_with(".rst"),
        names: |line| line.trim_start().strip_prefix(".. c:function::").map(before_parenthesis),
        name: |e| Some(&e.fact.name),
        of: Of::Newest,
    },
    Source {
        emitter: "docs",
        owns: |path| path.ends_with("-names.rst"),
        names: |line| line.trim_start().strip_prefix("C: ``").map(before_parenthesis),
        name: |e| Some(&e.fact.name),
        of: Of::Majors,
    },
];

/// The older major that a file is of.
fn major_of(path: &str) -> Option<Library> {
    let of = |major: Library| path.split('/').any(|part| part.split(['.', '-']).next() == Some(major.name()));
    Library::MAJORS.into_iter().find(|major| of(*major))
}

fn is_rust(path: &str) -> bool {
    path.ends_with(".rs") && path.starts_with("rust/") && !path.starts_with("rust/tests/")
}

fn is_raw(path: &str) -> bool {
    path.split('/').any(|part| part.trim_end_matches(".rs") == "sys")
}

/// A line of code; comments mention neighbours.
fn code(line: &str) -> Option<&str> {
    (!line.trim_start().starts_with("//")).then_some(line)
}

fn before_parenthesis(declaration: &str) -> &str {
    declaration.split('(').next().expect("a split has a first part")
}

/// Searches the tree for every entry of the plan.
pub fn census(plan: &Plan<'_>, tree: &Tree) -> Census {
    let bound = || plan.entries.iter().filter(|e| e.category != Category::Skipped);
    let other = if plan.facts.major.is_some() { Of::Newest } else { Of::Majors };
    let sources = SOURCES.iter().filter(|source| source.of != other);
    let emitted = sources.map(|source| {
        let wanted: BTreeSet<&str> = bound().filter_map(source.name).collect();
        let found = found(source, plan.facts.major, tree, &wanted);
        let missing = wanted.iter().filter(|name| !found.contains(**name)).map(|name| (*name).to_owned()).collect();
        Emitted { emitter: source.emitter, found: found.len(), missing }
    });
    let majors = plan.majors.iter().filter_map(|major| Some((major.facts.major?, census(major, tree)))).collect();
    Census { facts: plan.entries.len(), skipped: plan.entries.len() - bound().count(), emitted: emitted.collect(), majors }
}

fn found<'t>(source: &Source, major: Option<Library>, tree: &'t Tree, wanted: &BTreeSet<&str>) -> HashSet<&'t str> {
    let of_source = |path: &str| (source.owns)(path) && major_of(path) == major;
    let files: Vec<&str> =
        tree.iter().filter(|(path, _)| of_source(path)).filter_map(|(_, text)| std::str::from_utf8(text).ok()).collect();
    let wanted: HashSet<&str> = wanted.iter().copied().collect();
    // Most words of a file differ from every symbol in their first character already, which is cheaper than a hash.
    let starts: HashSet<u8> = wanted.iter().filter_map(|name| name.bytes().next()).collect();
    let starts: [bool; 256] = std::array::from_fn(|byte| starts.contains(&(byte as u8)));
    let known = |word: &&str| word.bytes().next().is_some_and(|first| starts[usize::from(first)]) && wanted.contains(word);
    let words = |line: &'t str| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    files.par_iter().flat_map_iter(|text| text.lines().filter_map(source.names).flat_map(words).filter(known)).collect()
}

impl Census {
    /// The error for every emitter that has lost entries.
    pub fn findings(&self) -> Vec<Diagnostic> {
        const SHOWN: usize = 10;
        let newest = self.emitted.iter().map(|e| (e, String::new()));
        let majors = self.majors.iter();
        let majors = majors.flat_map(|(library, census)| census.emitted.iter().map(move |e| (e, format!(" of {library}"))));
        let lost = newest.chain(majors).filter(|(e, _)| !e.missing.is_empty());
        lost.map(|(e, of)| {
            let more = e.missing.len().saturating_sub(SHOWN);
            let names = e.missing[..e.missing.len() - more].join(", ");
            let more = if more > 0 { format!(" and {more} more") } else { String::new() };
            Diagnostic::error("CG404", format!("{} functions{of} have no place in the {} output", e.missing.len(), e.emitter))
                .note(format!("missing: {names}{more}"))
                .help("an emitter has dropped them: a function is left out by an entry of `spec/skipped.yaml` only")
        })
        .collect()
    }
}

impl fmt::Display for Census {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "facts {}", self.facts)?;
        for (i, e) in self.emitted.iter().enumerate() {
            let platform = if matches!(e.emitter, "python" | "stubs") { " (Linux)" } else { "" };
            write!(f, "{} {} {}{platform}", if i == 0 { " ->" } else { "," }, e.emitter, e.found)?;
        }
        if self.skipped > 0 {
            write!(f, "; skipped {}", self.skipped)?;
        }
        self.majors.iter().try_for_each(|(library, census)| write!(f, "; {library}: {census}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan;
    use crate::report::test_facts;
    use crate::spec::Spec;

    /// Every entry, in the way that each emitter writes it.
    fn tree(plan: &Plan<'_>) -> Tree {
        let all = |line: fn(&Entry<'_>) -> String| plan.entries.iter().map(line).collect::<String>();
        let mut tree = Tree::new();
        tree.insert("rust/src/cuda/sys.rs", all(|e| format!("pub fn {}();\n", e.fact.name)));
        tree.insert("rust/src/cuda/mod.rs", all(|e| format!("    sys::{}()\n", e.fact.name)));
        tree.insert("python/src/cuda/mod.rs", all(|e| format!("        export!(functions::{}),\n", e.names.python)));
        tree.insert("python/cuspec/cuda.pyi", all(|e| format!("def {}() -> int: ...\n", e.names.python)));
        tree.insert("docs/cuda.rst", all(|e| format!(".. c:function:: int {}(int x)\n", e.fact.name)));
        tree
    }

    fn replaced(tree: &Tree, path: &str, from: &str, to: &str) -> Tree {
        let edit = |p: &str, text: &[u8]| {
            let text = String::from_utf8(text.to_vec()).expect("text");
            if p == path { text.replace(from, to) } else { text }
        };
        let mut out = Tree::new();
        tree.iter().for_each(|(p, text)| out.insert(p, edit(p, text)));
        out
    }

    #[test]
    fn complete_output_has_every_entry() {
        let (facts, spec) = (test_facts(), Spec::default());
        let (plan, _) = plan::build(&facts, &spec);
        let census = census(&plan, &tree(&plan));
        assert_eq!(census.to_string(), "facts 5 -> raw 5, wrapped 5, python 4 (Linux), stubs 4 (Linux), docs 5");
        assert_eq!(census.findings(), []);
    }

    #[test]
    fn what_is_lost_of_a_major_is_named_with_it() {
        let header = |library: &str| -> crate::facts::HeaderFacts {
            let text = format!("library: {library}\nheader: h.h\nfunctions:\n  - {{ name: cudaTakes, returns: int }}\n");
            serde_yaml::from_str(&text).expect("facts of the test")
        };
        let mut facts = crate::facts::Facts { headers: vec![header("cudart")], ..Default::default() };
        facts.add_majors(vec![header("cudart12")]);
        let spec = Spec::default().with_majors(&facts);
        let (plan, _) = plan::build(&facts, &spec);
        let mut tree = tree(&plan);
        tree.insert("docs/cudart12-names.rst", "   C: ``int cudaTakes(void)``\n".to_owned());
        let messages: Vec<String> = census(&plan, &tree).findings().into_iter().map(|found| found.message).collect();
        let lost = |emitter: &str| format!("1 functions of cudart12 have no place in the {emitter} output");
        assert_eq!(messages, ["raw", "wrapped", "python", "stubs"].map(lost));
    }

    #[test]
    fn entry_that_an_emitter_drops_is_named() {
        let (facts, spec) = (test_facts(), Spec::default());
        let (plan, _) = plan::build(&facts, &spec);
        for (path, emitter) in [
            ("rust/src/cuda/sys.rs", "raw"),
            ("rust/src/cuda/mod.rs", "wrapped"),
            ("python/src/cuda/mod.rs", "python"),
            ("python/cuspec/cuda.pyi", "stubs"),
            ("docs/cuda.rst", "docs"),
        ] {
            // Neither a longer name, a comment nor a parameter of that name stands for the function.
            let lossy = replaced(&tree(&plan), path, "cuQuery(", "cuQueryMore(cuQuery: ");
            let lossy = replaced(&lossy, path, "cuQuery)", "cuQueryMore)");
            let lossy = if path.ends_with(".rs") { replaced(&lossy, path, "(cuQuery: ", "(\n // cuQuery\n") } else { lossy };
            let findings = census(&plan, &lossy).findings();
            let findings: Vec<_> = findings.iter().map(|d| (d.message.as_str(), d.notes[0].as_str())).collect();
            assert_eq!(findings, [(format!("1 functions have no place in the {emitter} output").as_str(), "missing: cuQuery")]);
        }
    }
}
