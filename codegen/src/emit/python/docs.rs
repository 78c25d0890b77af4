//! Docstrings, in numpydoc's form: the C prototype, parameters, what comes back, errors.

use std::fmt::Write as _;

use super::call::Call;
use crate::facts::{c_signature, declare};
use crate::plan::Entry;

/// The text signature and the docstring of a function, as the interpreter wants them: `name(a, b)`, a line, the rest.
pub(super) fn function(e: &Entry<'_>, call: &Call<'_>) -> String {
    let parameters: Vec<String> = call
        .params
        .iter()
        .map(|p| match p.default.as_deref() {
            Some(value) => format!("{}={value}", p.name),
            None => p.name.clone(),
        })
        .collect();
    format!("{}({})\n--\n\n{}", e.names.python, parameters.join(", "), body(e, call))
}

/// The docstring alone.
pub(crate) fn body(e: &Entry<'_>, call: &Call<'_>) -> String {
    let mut out = String::new();
    if let Some(summary) = &e.summary {
        let _ = write!(out, "{}\n\n", summary.value.replace('`', "``"));
    }
    let _ = writeln!(out, "``{}``", c_signature(e.fact));
    if let Some(since) = e.since {
        let _ = writeln!(out, "\nSince CUDA {since}.");
    }
    if e.fact.deprecated {
        out.push_str("\nDeprecated by NVIDIA.\n");
    }
    if let Some(successor) = e.successor {
        let _ = writeln!(out, "\nSuperseded by ``{successor}``.");
    }
    if !call.params.is_empty() {
        out.push_str("\nParameters\n----------\n");
        for (at, p) in call.params.iter().enumerate() {
            let optional = if p.default.is_some() { ", optional" } else { "" };
            let _ = writeln!(out, "{} : {}{optional}", p.name, p.annotation.replace("_Address", "address"));
            let c = call.arguments.iter().position(|a| a.from == Some(at)).map(|at| &e.params[at]);
            if let Some(c) = c {
                let _ = write!(out, "    ``{}``", declare(c.ty, c.name));
                if let Some(means) = c.means.as_ref().filter(|_| c.nullable.as_ref().is_some_and(|n| n.value)) {
                    let _ = write!(out, "; None: {}", means.replace('`', "``"));
                }
                out.push('\n');
            }
        }
    }
    if let Some((status, values)) = call.returns.split_first() {
        let _ = write!(out, "\nReturns\n-------\n{status}\n");
        let errors: Vec<String> = e.fact.errors.iter().map(|code| format!("``{code}``")).collect();
        let _ = writeln!(out, "    {}", if errors.is_empty() { "The status.".to_owned() } else { errors.join(", ") });
        let extra = values.len() - call.results.len();
        for (at, annotation) in values.iter().enumerate() {
            let _ = writeln!(out, "{annotation}");
            match at.checked_sub(extra).map(|at| &call.results[at]) {
                Some((name, _)) => {
                    let _ = writeln!(out, "    ``{name}``");
                }
                None => out.push_str("    What the function returns.\n"),
            }
        }
    }
    let _ = write!(out, "\nNotes\n-----\nDeclared in ``{}``.", e.header.header);
    if e.context.as_ref().is_some_and(|c| c.value == crate::spec::Context::NeedsCurrent) {
        out.push_str(" Needs a current context.");
    }
    out.push('\n');
    out
}

/// The docstring of a class: what it is, the declaration, and the releases that it came with and changed with.
pub(super) fn class(summary: Option<&str>, declaration: &str, life: Option<String>) -> String {
    let life = life.map(|life| format!("\n\n{life}")).unwrap_or_default();
    match summary {
        Some(summary) => format!("{}\n\n{declaration}{life}", summary.replace('`', "``")),
        None => format!("{declaration}{life}"),
    }
}

/// The docstring of a class that Python code makes objects of: the constructor's signature comes first.
pub(super) fn constructible(class: &str, parameters: &str, doc: &str) -> String {
    format!("{class}({parameters})\n--\n\n{doc}")
}
