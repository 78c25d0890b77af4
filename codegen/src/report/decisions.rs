//! Who decides: how many values each rule and each file of annotations decides, and why the functions that are `unsafe` are so.

use std::collections::BTreeMap;

use serde_json::json;

use crate::plan::{Category, Plan, Why};

/// Counts over all entry points, superseded ones included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Decisions {
    /// Decided values of parameters and functions by rule.
    pub rules: BTreeMap<String, usize>,
    /// Decided values by who decided: people, the general rules, or one of the proofs.
    pub sources: BTreeMap<String, usize>,
    /// Values that people wrote by file.
    pub files: BTreeMap<String, usize>,
    /// Functions by the kind of a reason for `unsafe`; a function can have several.
    pub reasons: BTreeMap<String, usize>,
    /// Functions, types and constants without a summary.
    pub without_summary: Vec<String>,
}

impl Decisions {
    /// Counts a plan.
    pub fn of(plan: &Plan<'_>) -> Decisions {
        let mut counted = Decisions::default();
        for entry in &plan.entries {
            let params = entry.params.iter().flat_map(|p| p.why.iter().map(|(_, known)| &known.why));
            let summary = entry.summary.iter().map(|k| &k.why);
            let context = entry.context.iter().map(|k| &k.why);
            params.chain(summary).chain(context).for_each(|why| counted.add(why));
            if entry.summary.is_none() && entry.category != Category::Skipped {
                counted.without_summary.push(entry.fact.name.clone());
            }
            let mut kinds: Vec<String> = entry.unsafe_reasons.iter().map(|r| kind(&r.value)).collect();
            kinds.sort();
            kinds.dedup();
            kinds.into_iter().for_each(|kind| *counted.reasons.entry(kind).or_default() += 1);
        }
        counted.without_summary.extend(plan.summaries.missing(plan.facts).map(str::to_owned));
        counted
    }

    fn add(&mut self, why: &Why) {
        *self.rules.entry(why.rule.clone()).or_default() += 1;
        let general = |span: &crate::diag::Span| span.file.ends_with("rules.yaml");
        let source = match &why.span {
            Some(span) if general(span) => "rules.yaml",
            Some(_) => "by hand",
            None => &why.rule,
        };
        *self.sources.entry(source.to_owned()).or_default() += 1;
        if let Some(span) = &why.span {
            *self.files.entry(span.file.display().to_string()).or_default() += 1;
        }
    }

    /// Lists, most frequent first.
    pub fn text(&self) -> String {
        let list = |title: &str, counts: &BTreeMap<String, usize>| {
            let lines: String = ranked(counts).into_iter().map(|(name, n)| format!("  {n:>6}  {name}\n")).collect();
            format!("{title}\n{lines}\n")
        };
        let mut out = list("decisions by rule", &self.rules);
        out += &list("decisions by file", &self.files);
        out += &list("reasons for unsafe, by number of functions", &self.reasons);
        out + &format!(
            "{} functions, types and constants have no summary {}\n",
            self.without_summary.len(),
            self.without_summary.join(", ")
        )
    }

    /// The same as an object of counts.
    pub fn json(&self) -> serde_json::Value {
        json!({ "rules": self.rules, "files": self.files, "unsafe": self.reasons, "without-summary": self.without_summary })
    }
}

fn ranked(counts: &BTreeMap<String, usize>) -> Vec<(&str, usize)> {
    let mut ranked: Vec<(&str, usize)> = counts.iter().map(|(name, n)| (name.as_str(), *n)).collect();
    ranked.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    ranked
}

/// A reason without the names in it, so that equal reasons about different parameters count as one.
fn kind(reason: &str) -> String {
    reason.split('`').enumerate().map(|(i, part)| if i % 2 == 0 { part } else { "_" }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::Facts;
    use crate::plan;
    use crate::spec::Spec;

    #[test]
    fn functions_types_and_constants_without_a_summary_are_listed() {
        let text = "
library: cuda
header: cuda.h
typedefs: [{ name: CUsize, type: int }]
enums: [{ name: CUmode, enumerators: [] }]
constants: [{ name: CU_ONE, type: int, value: 1 }]
functions: [{ name: cuInit, returns: int }]
";
        let headers = vec![serde_yaml::from_str(text).expect("facts of the test")];
        let (facts, spec) = (Facts { headers, ..Facts::default() }, Spec::default());
        let counted = Decisions::of(&plan::build(&facts, &spec).0);
        assert_eq!(counted.without_summary, ["cuInit", "CUmode", "CUsize", "CU_ONE"]);
        assert!(counted.text().ends_with("4 functions, types and constants have no summary cuInit, CUmode, CUsize, CU_ONE\n"));
        assert_eq!(counted.json()["without-summary"].as_array().map(Vec::len), Some(4));
    }

    #[test]
    fn reasons_about_different_parameters_are_one_kind() {
        assert_eq!(kind("`dst` must be live, as `src`."), kind("`a` must be live, as `b`."));
        assert_ne!(kind("`dst` must be live."), kind("`dst` must be null."));
    }
}
