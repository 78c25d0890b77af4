//! Entries of functions, grouped into one page per documentation group.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::Serialize;

use super::rst::{enumerator_ref, function_label, function_ref, heading, literal, table, text};
use super::words;
use crate::emit::python::Call;
use crate::emit::python::types::Types;
use crate::emit::stubs::{is_callable, status_class};
use crate::facts::{Function, Library, Platform, c_signature, declare};
use crate::plan::{Category, Entry, Plan};

/// What all entries of functions look up.
pub(super) struct Functions<'a> {
    pub plan: &'a Plan<'a>,
    pub types: &'a Types<'a>,
    /// Rust signatures by symbol.
    pub rust: &'a BTreeMap<String, String>,
    documented: HashMap<&'a str, &'a str>,
    statuses: HashMap<Library, Option<&'a str>>,
    enumerators: HashSet<&'a str>,
}

/// A page of functions.
pub(super) struct Group<'a> {
    pub file: String,
    pub title: String,
    pub entries: Vec<&'a Entry<'a>>,
}

#[derive(Serialize)]
struct Page {
    heading: String,
    module: String,
    functions: Vec<FunctionView>,
}

#[derive(Serialize)]
struct FunctionView {
    label: String,
    rust_label: Option<String>,
    heading: String,
    summary: Option<String>,
    marks: String,
    prototype: String,
    /// The C name belongs to another entry's documented name.
    unindexed: bool,
    /// The exported symbol as a name of its own.
    symbol: Option<String>,
    python: Option<String>,
    rust_path: Option<String>,
    rust: Option<String>,
    params: Option<String>,
    fields: Vec<(&'static str, String)>,
    notes: Vec<String>,
    safety: Vec<String>,
}

impl<'a> Functions<'a> {
    pub fn new(plan: &'a Plan<'a>, types: &'a Types<'a>, rust: &'a BTreeMap<String, String>) -> Self {
        let mut documented = HashMap::new();
        for e in plan.entries.iter().filter(|e| !e.fact.superseded) {
            documented.entry(e.fact.api_name()).or_insert(e.fact.name.as_str());
        }
        let statuses = Library::CALLABLE.into_iter().map(|l| (l, status_class(plan, types, l))).collect();
        let enumerators = plan.enums.iter().flat_map(|e| &e.fact.enumerators).map(|m| m.name.as_str()).collect();
        Functions { plan, types, rust, documented, statuses, enumerators }
    }

    /// The pages of a library, in header order.
    pub fn groups(&self, library: Library) -> Vec<Group<'a>> {
        let mut groups: Vec<Group<'a>> = Vec::new();
        let mut at: HashMap<String, usize> = HashMap::new();
        for header in self.plan.facts.headers.iter().filter(|h| h.library == library) {
            let stem = header.header.trim_end_matches(".h").replace('/', "_");
            let titles = header.groups.iter().map(|g| (g.id.as_str(), g.title.clone()));
            let rest = ("", format!("Other functions of {}", header.header));
            for (id, title) in titles.chain([rest]) {
                let file = if id.is_empty() { format!("other_{stem}") } else { id.to_owned() }.to_lowercase();
                at.entry(file.clone()).or_insert_with(|| {
                    groups.push(Group { file, title, entries: Vec::new() });
                    groups.len() - 1
                });
            }
            let of_header = self.plan.entries.iter().filter(|e| std::ptr::eq(e.header, header));
            for entry in of_header {
                let own = self.group_of(entry).and_then(|g| at.get(&g.to_lowercase()));
                let index =
                    own.or_else(|| at.get(&format!("other_{stem}").to_lowercase())).expect("every header has a last group");
                groups[*index].entries.push(entry);
            }
        }
        groups.retain(|g| !g.entries.is_empty());
        groups
    }

    /// The documentation group; the headers document no superseded entry point, so those stand with their successors.
    fn group_of(&self, entry: &Entry<'a>) -> Option<&'a str> {
        let successor = || entry.successor.and_then(|s| self.plan.index.function(s)).and_then(|(_, f)| f.group.as_deref());
        entry.fact.group.as_deref().or_else(successor)
    }

    /// The view of a page.
    pub fn page(&self, library: Library, group: &Group<'a>) -> impl Serialize + use<> {
        Page {
            heading: heading(&group.title, '='),
            module: format!("cuspec.{library}"),
            functions: group.entries.iter().map(|e| self.function(e)).collect(),
        }
    }

    fn function(&self, e: &Entry<'a>) -> FunctionView {
        let f = e.fact;
        let title = self.title(e);
        let name = if f.superseded { f.name.as_str() } else { f.api_name() };
        let owner = self.documented.get(name).copied();
        let bound = e.category != Category::Skipped;
        let call = is_callable(e).then(|| Call::new(self.types, e, self.statuses.get(&e.library()).copied().flatten()));
        FunctionView {
            label: function_label(&f.name),
            rust_label: bound.then(|| rust_path(e)),
            heading: heading(&title, '-'),
            summary: e.summary.as_ref().map(|s| text(&s.value)),
            marks: marks(e),
            prototype: prototype(f, name),
            unindexed: owner.is_some_and(|o| o != f.name),
            symbol: (f.name != name && !self.documented.contains_key(f.name.as_str())).then(|| prototype(f, &f.name)),
            python: call.as_ref().map(|c| format!("{}{}", e.names.python, c.signature())),
            rust_path: bound.then(|| rust_path(e)),
            rust: self.rust.get(&f.name).map(|s| s.trim_end().replace('\n', "\n   ")),
            params: self.params(e),
            fields: self.fields(e, call.as_ref()),
            notes: notes(e),
            safety: e.unsafe_reasons.iter().map(|r| text(&r.value)).collect(),
        }
    }

    fn title(&self, e: &Entry<'_>) -> String {
        let f = e.fact;
        if f.superseded && self.documented.contains_key(f.name.as_str()) {
            format!("{} (first version)", f.name)
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
                words::null(p),
            ]
        };
        let rows: Vec<[String; 6]> = e.params.iter().map(row).collect();
        (!rows.is_empty()).then(|| table(["Parameter", "C type", "Direction", "Length", "Ownership", "NULL"], &rows))
    }

    fn fields(&self, e: &Entry<'a>, call: Option<&Call>) -> Vec<(&'static str, String)> {
        let f = e.fact;
        let mut out = Vec::new();
        let results: Vec<String> = call.iter().flat_map(|c| &c.results).map(|(n, _)| literal(n)).collect();
        if !results.is_empty() {
            out.push(("Returns", results.join(", ")));
        }
        for p in &e.params {
            if let Some(condition) = &p.valid_if {
                out.push(("Exists only if", format!("{}: {}", literal(p.name), text(condition))));
            }
        }
        for (code, meaning) in &e.ok {
            out.push(("Also a success", format!("{}: {}", self.code(code), text(meaning))));
        }
        if !f.errors.is_empty() {
            out.push(("Codes", f.errors.iter().map(|c| self.code(c)).collect::<Vec<_>>().join(", ")));
        }
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
        out.push(("Status", words::category(e)));
        for p in e.undecided() {
            out.push(("Undecided", format!("{}: {}", literal(p.name), text(p.undecided.as_deref().unwrap_or_default()))));
        }
        out
    }

    fn code(&self, code: &str) -> String {
        if self.enumerators.contains(code) { enumerator_ref(code) } else { literal(code) }
    }
}

fn rust_path(e: &Entry<'_>) -> String {
    format!("cuspec::{}::{}", e.library(), e.names.rust_path())
}

/// The prototype under a name that may not be the symbol.
fn prototype(f: &Function, name: &str) -> String {
    let c = c_signature(f);
    if name == f.name { c } else { c.replacen(&format!("{}(", f.name), &format!("{name}("), 1) }
}

fn marks(e: &Entry<'_>) -> String {
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
    marks.join(" ")
}

fn notes(e: &Entry<'_>) -> Vec<String> {
    let context = e.context.as_ref().map(|c| words::context(c.value).to_owned());
    let threads = e.threads.as_ref().map(|t| text(&t.value));
    let header = e.fact.notes.iter().map(|n| words::note(n));
    let mut out: Vec<String> = Vec::new();
    for sentence in context.into_iter().chain(threads).chain(header) {
        if !out.contains(&sentence) {
            out.push(sentence);
        }
    }
    out
}
