//! The general rules of `rules.yaml`: for each key, the first rule that matches and knows it decides.

use std::collections::BTreeMap;

use super::{Decisions, Subject};
use crate::facts::{Function, HeaderFacts, Param};
use crate::plan::Why;
use crate::spec::{FunctionNote, OneOrMany, Rule, When};

/// How often each rule matched, and what it matched, for `coverage` and for rules that never do.
#[derive(Debug, Default)]
pub struct RuleHits {
    /// Rule id to the parameters (`symbol.param`) or functions (`symbol`) that it matched.
    pub hits: BTreeMap<String, Vec<String>>,
}

pub(super) fn apply(s: Subject<'_>, d: &mut Decisions, hits: &mut RuleHits) {
    for rule in s.rules {
        if !param_matches(&rule.when, s.param()) {
            continue;
        }
        hits.hits.entry(rule.id.value.clone()).or_default().push(format!("{}.{}", s.function.name, s.param().name));
        d.fill(&rule.then, &|span| Why { rule: rule.id.value.clone(), text: rule.why.value.clone(), span: Some(span.clone()) });
    }
}

/// The rules about parameters that a function comes under, in order: asked once for all its parameters.
pub fn of_function<'a>(rules: &'a [Rule], header: &HeaderFacts, f: &Function) -> Vec<&'a Rule> {
    rules.iter().filter(|r| about_params(&r.when) && function_matches(&r.when, header, f)).collect()
}

/// The rules that say something about a whole function, first match first.
pub fn function_note<'a>(
    rules: &'a [Rule],
    header: &HeaderFacts,
    f: &Function,
    hits: &mut RuleHits,
) -> Vec<(&'a Rule, &'a FunctionNote)> {
    let mut found = Vec::new();
    for rule in rules.iter().filter(|r| !about_params(&r.when)) {
        if function_matches(&rule.when, header, f) {
            hits.hits.entry(rule.id.value.clone()).or_default().push(f.name.clone());
            found.push((rule, &rule.function));
        }
    }
    found
}

fn about_params(when: &When) -> bool {
    when.param.is_some() || when.ty.is_some() || when.doc.is_some()
}

fn function_matches(when: &When, header: &HeaderFacts, f: &Function) -> bool {
    let text = |pattern: &Option<OneOrMany>, value: Option<&str>| match pattern {
        None => true,
        Some(p) => value.is_some_and(|v| p.matches(v)),
    };
    when.library.is_none_or(|l| l == header.library.family())
        && text(&when.function, Some(&f.name))
        && text(&when.header, Some(&header.header))
        && text(&when.group, f.group.as_deref())
        && when.note.as_ref().is_none_or(|p| f.notes.iter().any(|n| p.matches(n)))
}

fn param_matches(when: &When, param: &Param) -> bool {
    when.param.as_ref().is_none_or(|p| p.matches(&param.name))
        && when.doc.as_ref().is_none_or(|p| param.doc.is_some_and(|d| p.matches(d.word())))
        && when.ty.as_ref().is_none_or(|p| p.matches(&param.ty.to_string()))
}
