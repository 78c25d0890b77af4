//! Facts in == entries out, for everything beside functions, on the committed facts: the text emitters drop no type or value.

use std::collections::{BTreeMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use super::{docs, stubs};
use crate::diag::Sink;
use crate::facts::{self, Facts, Platform};
use crate::plan;
use crate::spec::Spec;

type Files = Vec<(PathBuf, String)>;

/// The committed facts, their stubs and their pages.
static COMMITTED: LazyLock<(Facts, Files, Files)> = LazyLock::new(|| {
    let spec_dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let facts = facts::read_dir(&spec_dir.join("facts")).expect("committed facts are readable");
    let spec = Spec::load(&spec_dir, &mut Sink::default());
    let (stubs, docs) = {
        let (plan, _) = plan::build(&facts, &spec);
        (stubs::stubs(&plan), docs::docs(&plan, &BTreeMap::new()))
    };
    (facts, stubs, docs)
});

fn lines(files: &Files) -> impl Iterator<Item = &str> {
    files.iter().flat_map(|(_, text)| text.lines()).map(str::trim_start)
}

/// The names that C directives declare: the last identifier before a parenthesis, dimension or value.
fn declared<'a>(docs: &'a Files, directive: &'a str) -> HashSet<&'a str> {
    let declarations = lines(docs).filter_map(move |l| l.strip_prefix(".. c:")?.strip_prefix(directive)?.strip_prefix(":: "));
    declarations.map(|d| d.split(" = ").next().unwrap_or(d).rsplit([' ', '*']).next().unwrap_or(d)).collect()
}

#[test]
fn every_type_and_value_has_an_entry() {
    let (facts, _, docs) = &*COMMITTED;
    let enumerators = declared(docs, "enumerator");
    let tags: HashSet<&str> = ["enum", "struct", "union"].into_iter().flat_map(|d| declared(docs, d)).collect();
    let macros = declared(docs, "macro");
    let labels: HashSet<&str> =
        lines(docs).filter_map(|l| l.strip_prefix(".. _")?.strip_suffix(':')).map(|l| l.trim_matches('`')).collect();
    let types: Vec<&str> = lines(docs).filter(|l| l.starts_with(".. c:type:: ") || l.starts_with(".. c:enum:: ")).collect();
    let names: HashSet<&str> = types.iter().flat_map(|l| l.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))).collect();
    for h in &facts.headers {
        for e in &h.enums {
            assert!(tags.contains(e.name.as_str()), "enum {}", e.name);
            e.enumerators.iter().for_each(|m| assert!(enumerators.contains(m.name.as_str()), "enumerator {}", m.name));
        }
        h.records.iter().for_each(|r| assert!(tags.contains(r.name.as_str()), "record {}", r.name));
        for t in &h.typedefs {
            assert!(names.contains(t.name.as_str()) || tags.contains(t.name.as_str()), "typedef {}", t.name);
        }
        for c in &h.constants {
            assert!(macros.contains(c.name.as_str()), "constant {}", c.name);
            assert!(labels.contains(format!("const-{}", c.name).as_str()), "label of {}", c.name);
        }
    }
}

#[test]
fn labels_differ_even_without_case() {
    let (_, _, docs) = &*COMMITTED;
    let mut seen = HashSet::new();
    for label in lines(docs).filter_map(|l| l.strip_prefix(".. _")?.strip_suffix(':')) {
        assert!(seen.insert(label.to_lowercase()), "label {label} is there twice");
    }
}

#[test]
fn every_type_and_value_of_linux_is_in_a_stub() {
    let (facts, stubs, _) = &*COMMITTED;
    let names: HashSet<&str> = lines(stubs)
        .filter_map(|l| {
            let name = l.strip_prefix("class ").unwrap_or(l);
            name.split([' ', ':', '(']).next()
        })
        .collect();
    for h in &facts.headers {
        for e in h.enums.iter().filter(|e| e.platforms.has(Platform::Linux)) {
            e.enumerators.iter().for_each(|m| assert!(names.contains(m.name.as_str()), "enumerator {}", m.name));
        }
        for r in h.records.iter().filter(|r| r.platforms.has(Platform::Linux) && r.kind != facts::RecordKind::Opaque) {
            // Nested ones have numbers for names.
            assert!(names.contains(r.name.as_str()) || r.is_nameless(), "record {}", r.name);
        }
        for c in h.constants.iter().filter(|c| c.platforms.has(Platform::Linux)) {
            assert!(names.contains(c.name.as_str()), "constant {}", c.name);
        }
    }
}

#[test]
fn a_module_defines_no_name_twice() {
    let (_, stubs, _) = &*COMMITTED;
    for (path, text) in stubs {
        let (mut seen, mut overload) = (HashSet::new(), false);
        for line in text.lines() {
            // A function of a typed attribute has a signature per type.
            if std::mem::replace(&mut overload, line == "@overload") && line.starts_with("def ") {
                continue;
            }
            let defined =
                line.strip_prefix("class ").or(line.strip_prefix("def ")).or_else(|| line.split_once(": Final").map(|(n, _)| n));
            if let Some(name) = defined.and_then(|d| d.split([':', '(']).next()) {
                assert!(seen.insert(name), "{}: {name}", path.display());
            }
        }
    }
}
