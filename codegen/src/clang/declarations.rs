//! The last look at joined facts.
//!
//! Input: facts of all platforms. Output: findings. Invariant: every type that a fact mentions is a fact, or is one of C's own.

use std::collections::{BTreeMap, HashSet};

use crate::diag::{Diagnostic, Sink};
use crate::facts::{Facts, STANDARD_TYPES, Type};

/// Checks that every type mentioned is declared.
pub(super) fn check(facts: &Facts, sink: &mut Sink) {
    let mut declared: HashSet<&str> = STANDARD_TYPES.iter().copied().collect();
    for h in &facts.headers {
        declared.extend(h.typedefs.iter().map(|t| t.name.as_str()));
        declared.extend(h.enums.iter().map(|e| e.name.as_str()));
        declared.extend(h.records.iter().map(|r| r.name.as_str()));
    }
    // The first mention of each, by the name of what mentions it.
    let mut missing: BTreeMap<&str, &str> = BTreeMap::new();
    for h in &facts.headers {
        h.typedefs.iter().for_each(|t| note(&t.ty, &t.name, &declared, &mut missing));
        h.constants.iter().for_each(|c| note(&c.ty, &c.name, &declared, &mut missing));
        for r in &h.records {
            r.fields.iter().for_each(|f| note(&f.ty, &r.name, &declared, &mut missing));
        }
        for f in &h.functions {
            note(&f.returns, &f.name, &declared, &mut missing);
            f.params.iter().for_each(|p| note(&p.ty, &f.name, &declared, &mut missing));
        }
    }
    for (name, by) in missing {
        sink.push(
            Diagnostic::error("CG113", format!("no header declares the type `{name}`, which `{by}` mentions"))
                .help("a header of another vendor that the parse stands in for lacks it"),
        );
    }
}

fn note<'a>(ty: &'a Type, by: &'a str, declared: &HashSet<&str>, missing: &mut BTreeMap<&'a str, &'a str>) {
    ty.for_each_name(&mut |name| {
        if !declared.contains(name) {
            missing.entry(name).or_insert(by);
        }
    });
}
