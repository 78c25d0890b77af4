//! Entries of functions.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::Serialize;

use super::rst::{enumerator_ref, function_label, function_ref, heading, literal, table, text};
use super::{links, words};
use crate::emit::python::types::Types;
use crate::emit::python::{Call, symbol_names};
use crate::emit::safe::signature_key;
use crate::emit::stubs::{is_callable, status_class};
use crate::facts::{Function, ItemKind, Library, Platform, c_signature, declare};
use crate::plan::{Category, Entry, Plan, Returns};

/// What all entries of functions look up.
pub(super) struct Functions<'a> {
    plan: &'a Plan<'a>,
    types: &'a Types<'a>,
    /// Rust signatures by symbol.
    rust: &'a BTreeMap<String, String>,
    /// The symbol behind each documented name.
    documented: HashMap<&'a str, &'a str>,
    statuses: HashMap<Library, Option<&'a str>>,
    enumerators: HashSet<&'a str>,
    /// Symbols that Python modules have as names.
    python_symbols: HashSet<&'a str>,
    related: Related<'a>,
}

#[derive(Serialize)]
pub(super) struct FunctionView {
    label: String,
    rust_label: Option<String>,
    /// The Rust name as people look it up.
    rust_name: Option<String>,
    heading: String,
    summary: Option<String>,
    marks: Option<String>,
    prototype: String,
    /// The C name belongs to another entry's documented name.
    unindexed: bool,
    /// The exported symbol as a name of its own.
    symbol: Option<String>,
    python: Option<String>,
    /// The symbol, where Python has it as a name, too.
    python_symbol: Option<String>,
    rust: Option<String>,
    params: Option<String>,
    fields: Vec<(&'static str, String)>,
    notes: Vec<String>,
    safety: Vec<String>,
}

/// A row of a table of functions.
#[derive(Serialize)]
pub(super) struct Row {
    link: String,
    text: String,
    rust: String,
}

impl<'a> Functions<'a> {
    pub fn new(plan: &'a Plan<'a>, types: &'a Types<'a>, rust: &'a BTreeMap<String, String>) -> Self {
        let mut documented = HashMap::new();
        for e in plan.entries.iter().filter(|e| !e.fact.superseded) {
            documented.entry(e.fact.api_name()).or_insert(e.fact.name.as_str());
        }
        let statuses = plan.facts.callable().into_iter().map(|l| (l, status_class(plan, types, l))).collect();
        let enumerators = plan.enums.iter().flat_map(|e| &e.fact.enumerators).map(|m| m.name.as_str()).collect();
        let python_symbols = symbol_names(plan.entries.iter().filter(|e| is_callable(e))).map(|(symbol, _)| symbol).collect();
        Functions { plan, python_symbols, types, rust, documented, statuses, enumerators, related: Related::new(plan) }
    }

    /// An entry, with the character that underlines its heading.
    pub fn entry(&self, e: &Entry<'a>, underline: char) -> FunctionView {
        let f = e.fact;
        let name = if f.superseded { f.name.as_str() } else { f.api_name() };
        let owner = self.documented.get(name).copied();
        let bound = e.category != Category::Skipped;
        let call = is_callable(e).then(|| Call::new(self.types, e, self.statuses.get(&e.library()).copied().flatten()));
        FunctionView {
            label: function_label(&f.name),
            rust_label: bound.then(|| links::rust_path(self.plan, e)),
            rust_name: bound.then(|| links::rust_name(self.plan, e)),
            heading: heading(&self.title(e), underline),
            summary: e.summary.as_ref().map(|s| text(&s.value)),
            marks: marks(e),
            prototype: prototype(f, name),
            unindexed: owner.is_some_and(|o| o != f.name),
            symbol: (f.name != name && !self.documented.contains_key(f.name.as_str())).then(|| prototype(f, &f.name)),
            python_symbol: self.python_symbols.contains(f.name.as_str()).then(|| f.name.clone()),
            python: call.as_ref().map(|c| format!("{}{}", e.names.python, c.signature())),
            rust: self.rust.get(&signature_key(e)).map(|s| s.trim_end().replace('\n', "\n   ")),
            params: self.params(e),
            fields: self.fields(e, call.as_ref()),
            notes: notes(e),
            safety: e.unsafe_reasons.iter().map(|r| text(&r.value)).collect(),
        }
    }

    /// A row about an entry.
    pub fn row(&self, e: &Entry<'a>) -> Row {
        let summary = e.summary.as_ref().map(|s| text(&s.value));
        let marks = marks(e).map(|m| format!("*{m}*"));
        Row {
            link: function_ref(&self.title(e), &e.fact.name),
            text: summary.into_iter().chain(marks).collect::<Vec<_>>().join(" "),
            rust: words::short_category(e).to_owned(),
        }
    }

    fn title(&self, e: &Entry<'_>) -> String {
        let f = e.fact;
        if f.superseded && self.documented.contains_key(f.name.as_str()) {
            first_version(&f.name)
        } else if f.superseded {
            f.name.clone()
        } else {
            f.api_name().to_owned()
        }
    }

    fn params(&self, e: &Entry<'a>) -> Option<String> {
        let row = |p: &crate::plan::ParamPlan<'a>| {
            [
                literal(p.name),
                literal(declare(p.ty, "").trim_end()),
                words::direction(p, e),
                words::length(p, e, self.plan),
                words::ownership(p, self.plan),
                words::lifetime(p),
                words::null(p),
            ]
        };
        let rows: Vec<[String; 7]> = e.params.iter().map(row).collect();
        let header = ["Parameter", "C type", "Direction", "Length", "Ownership", "Lifetime", "NULL"];
        (!rows.is_empty()).then(|| table("params", header, &rows))
    }

    fn fields(&self, e: &Entry<'a>, call: Option<&Call>) -> Vec<(&'static str, String)> {
        let f = e.fact;
        let mut out = Vec::new();
        out.extend(returns(e, call).map(|r| ("Returns", r)));
        for p in &e.params {
            if let Some(condition) = &p.valid_if {
                out.push(("Exists only if", format!("{}: {}", literal(p.name), text(condition))));
            }
            if p.on_failure {
                out.push(("Also after a failure", literal(p.name)));
            }
        }
        for (code, meaning) in &e.ok {
            out.push(("Also a success", format!("{}: {}", self.code(code), text(meaning))));
        }
        if !f.errors.is_empty() {
            out.push(("Codes", f.errors.iter().map(|c| self.code(c)).collect::<Vec<_>>().join(", ")));
        }
        out.extend(self.versions(f));
        if f.name != f.api_name() {
            out.push(("Exported as", literal(&f.name)));
        }
        if let Some(variant) = &f.per_thread {
            out.push(("Per-thread default stream", literal(variant)));
        }
        if let Some(next) = e.successor {
            let title = self.plan.index.function(next).map_or(next, |(_, f)| f.api_name());
            out.push(("Superseded by", function_ref(title, next)));
        }
        out.push(("Rust", links::rust(self.plan, e)));
        out.push(("Status", words::category(e)));
        for p in e.undecided() {
            out.push(("Undecided", format!("{}: {}", literal(p.name), text(p.undecided.as_deref().unwrap_or_default()))));
        }
        out.extend(self.related.of(e, self.plan).map(|related| ("See also", related)));
        out.extend(links::nvidia(e).map(|link| ("NVIDIA", link)));
        out
    }

    /// When the function came; every symbol of its documented name, where that meant several over the years.
    fn versions(&self, f: &Function) -> Vec<(&'static str, String)> {
        let (history, name) = (self.plan.history(), f.api_name());
        let versions = history.versions(name);
        if f.superseded || versions.len() < 2 {
            return words::life(history, ItemKind::Function, &f.name);
        }
        let words = |v| ("Version", text(&history.version_words(v, name)));
        let life = words::life(history, ItemKind::Function, &f.name);
        let before = life.into_iter().filter(|(key, _)| *key == "Before");
        versions.iter().map(words).chain(before).collect()
    }

    fn code(&self, code: &str) -> String {
        if self.enumerators.contains(code) { enumerator_ref(code) } else { literal(code) }
    }
}

/// The title of the first version of a function, whose symbol is today's documented name.
fn first_version(symbol: &str) -> String {
    format!("{symbol} (first version)")
}

/// What comes back besides the status.
fn returns(e: &Entry<'_>, call: Option<&Call>) -> Option<String> {
    let value = match &e.returns {
        Returns::Value(ty) => Some(format!("a {}", literal(declare(ty, "").trim_end()))),
        Returns::Status(_) | Returns::Void => None,
    };
    let results = call.into_iter().flat_map(|c| &c.results);
    // What Python adds to every result says nothing here: it is `None` after a failure.
    let results = results.map(|(name, ty)| format!("{} ({})", literal(name), literal(ty.trim_end_matches(" | None"))));
    let all: Vec<String> = value.into_iter().chain(results).collect();
    (!all.is_empty()).then(|| all.join(", "))
}

/// Entry points that belong together: what the headers refer to, and what destroys what the other makes.
struct Related<'a> {
    /// The symbol of each documented name.
    symbols: HashMap<&'a str, &'a str>,
    /// Older versions by the symbol of their successor.
    older: HashMap<&'a str, Vec<&'a str>>,
}

impl<'a> Related<'a> {
    fn new(plan: &'a Plan<'a>) -> Self {
        let mut related = Related { symbols: HashMap::new(), older: HashMap::new() };
        for e in &plan.entries {
            if !e.fact.superseded {
                related.symbols.insert(e.fact.api_name(), &e.fact.name);
            }
            if let Some(next) = e.successor {
                related.older.entry(next).or_default().push(&e.fact.name);
            }
        }
        related
    }

    fn of(&self, e: &Entry<'a>, plan: &Plan<'a>) -> Option<String> {
        let released = e.params.iter().filter_map(|p| p.release.as_ref()).map(|r| r.value.as_str());
        let named = e.fact.see.iter().filter_map(|name| self.symbols.get(name.as_str()).copied());
        let older = self.older.get(e.fact.name.as_str()).into_iter().flatten().copied();
        let mut symbols: Vec<&str> = Vec::new();
        for symbol in released.chain(named).chain(older) {
            if symbol != e.fact.name && !symbols.contains(&symbol) {
                symbols.push(symbol);
            }
        }
        let link = |symbol: &&str| {
            let fact = plan.index.function(symbol).map(|(_, f)| f);
            let title = match fact {
                Some(f) if f.superseded && self.symbols.contains_key(f.name.as_str()) => first_version(&f.name),
                Some(f) if !f.superseded => f.api_name().to_owned(),
                _ => (*symbol).to_owned(),
            };
            function_ref(&title, symbol)
        };
        (!symbols.is_empty()).then(|| symbols.iter().map(link).collect::<Vec<_>>().join(", "))
    }
}

/// The prototype under a name that may not be the symbol.
fn prototype(f: &Function, name: &str) -> String {
    let c = c_signature(f);
    if name == f.name { c } else { c.replacen(&format!("{}(", f.name), &format!("{name}("), 1) }
}

fn marks(e: &Entry<'_>) -> Option<String> {
    let mut marks = Vec::new();
    if e.fact.deprecated {
        marks.push("Deprecated.".to_owned());
    }
    if e.fact.superseded {
        marks.push("Superseded: kept for programs that were linked against it.".to_owned());
    }
    if let Some(platforms) = words::platforms(&e.fact.platforms) {
        marks.push(format!("{platforms}."));
    }
    if !e.on(Platform::Linux) {
        marks.push("Not in the Python package.".to_owned());
    }
    (!marks.is_empty()).then(|| marks.join(" "))
}

fn notes(e: &Entry<'_>) -> Vec<String> {
    let context = e.context.as_ref().map(|c| words::context(c.value).to_owned());
    let threads = e.threads.as_ref().map(|t| text(&t.value));
    let waits = e.never_waits.as_ref().map(|_| "Never waits; in Python it keeps the lock of the interpreter.".to_owned());
    let header = e.fact.notes.iter().map(|n| words::note(n));
    let mut out: Vec<String> = Vec::new();
    for sentence in context.into_iter().chain(threads).chain(waits).chain(header) {
        if !out.contains(&sentence) {
            out.push(sentence);
        }
    }
    out
}
