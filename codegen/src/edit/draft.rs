//! Drafts: annotations of what a release has and nobody has described, for people to go through.
//!
//! Input: the plan and the spec. Output: an [`Item`] for each function, type and constant that no file is about and that lacks a
//! decision or a summary; they are laid into the [`Draft`] of a library.
//! Invariant: a guess is live in a draft only, and a draft decides nothing.

use std::collections::{BTreeMap, HashSet};

use crate::facts::{HeaderFacts, Library, RecordKind, c_signature, declare, fingerprint, release};
use crate::plan::{Category, Class, Entry, ParamPlan, Plan};
use crate::report::name_hints;
use crate::spec::{AnnotationFile, Spec};

/// The parts of an annotation file, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// Entry points.
    Functions,
    /// Types.
    Types,
    /// Macro constants.
    Constants,
}

/// An entry to be reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Item {
    /// Where it belongs.
    part: Part,
    /// Its text, whole lines.
    text: String,
}

/// A file that is written: a new draft, or one with entries appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Its path below the repository.
    pub path: String,
    /// Its whole text.
    pub text: String,
    /// Functions, types and constants that came in.
    pub items: usize,
    /// Functions among them.
    pub functions: usize,
}

impl Part {
    const ALL: [Part; 3] = [Part::Functions, Part::Types, Part::Constants];

    /// The key in the file.
    fn key(self) -> &'static str {
        match self {
            Part::Functions => "functions",
            Part::Types => "types",
            Part::Constants => "constants",
        }
    }
}

/// The drafts of all libraries that lack something. `read` gives the present text of a file, `None` where there is none: a draft that
/// somebody has begun to edit gets more entries and is otherwise left as it is.
pub fn drafts(plan: &Plan<'_>, spec: &Spec, read: impl Fn(&str) -> Option<String>) -> Vec<Draft> {
    let Some(release) = release(plan.facts) else { return vec![] };
    let is_draft = |path: &str| spec.drafts.iter().filter_map(|d| d.draft.as_ref()).any(|d| *d.span.file == *path);
    let draft = |(library, items): (Library, Vec<Item>)| {
        let functions = items.iter().filter(|item| item.part == Part::Functions).count();
        let made = |path, text| Draft { path, text, items: items.len(), functions };
        let paths = (1..).map(|n| {
            format!("spec/annotations/{library}/_new-{release}{}.yaml", if n == 1 { String::new() } else { format!("-{n}") })
        });
        // What is reviewed, or laid out otherwise, is another's file.
        paths.into_iter().find_map(|path| match read(&path) {
            None => Some(made(path, new(library, &release.to_string(), &items))),
            Some(text) => is_draft(&path).then(|| with(&text, &items))?.map(|text| made(path, text)),
        })
    };
    items(plan, spec).into_iter().filter_map(draft).collect()
}

/// What nobody has described and what lacks something, by library in the order of the facts.
fn items(plan: &Plan<'_>, spec: &Spec) -> BTreeMap<Library, Vec<Item>> {
    let files = || spec.files.iter().chain(&spec.drafts);
    let described = |of: fn(&AnnotationFile) -> Vec<&str>| files().flat_map(of).collect::<HashSet<&str>>();
    let functions = described(|f| f.functions.iter().map(|(k, _)| k.as_str()).collect());
    let mut types = described(|f| f.types.iter().map(|(k, _)| k.as_str()).collect());
    types.extend(
        spec.handles
            .iter()
            .flat_map(|(k, h)| std::iter::once(k.as_str()).chain(h.same_as.iter().flat_map(|s| &s.value).map(|s| s.as_str()))),
    );
    let constants = described(|f| f.constants.iter().map(|(k, _)| k.as_str()).collect());

    let mut found: BTreeMap<Library, Vec<Item>> = BTreeMap::new();
    let mut add = |library, part, text| found.entry(library).or_default().push(Item { part, text });
    for entry in plan.entries.iter().filter(|e| e.category != Category::Skipped && !functions.contains(e.fact.name.as_str())) {
        if entry.summary.is_none() || entry.undecided().next().is_some() {
            add(entry.library(), Part::Functions, function(entry));
        }
    }
    let mut seen = HashSet::new();
    for h in &plan.facts.headers {
        let names = type_names(h).filter(|(name, _)| plan.type_summary(name).is_none());
        for (name, kind) in names {
            let name = common_name(plan, name);
            if !types.contains(name) && seen.insert(name) {
                add(h.library, Part::Types, format!("  {name}: {{ summary: \"\" }}  # {kind}, {}\n", h.header));
            }
        }
        for c in h.constants.iter().filter(|c| plan.constant_summary(&c.name).is_none() && !constants.contains(c.name.as_str())) {
            add(h.library, Part::Constants, format!("  {}: {{ summary: \"\" }}  # {}\n", c.name, h.header));
        }
    }
    found
}

fn type_names(h: &HeaderFacts) -> impl Iterator<Item = (&str, &'static str)> {
    let enums = h.enums.iter().map(|e| (e.name.as_str(), "enumeration"));
    let records = h.records.iter().map(|r| (r.name.as_str(), if r.kind == RecordKind::Union { "union" } else { "struct" }));
    enums.chain(records).chain(h.typedefs.iter().map(|t| (t.name.as_str(), "typedef")))
}

/// The one name under which a type is described: a line about it is a line about its tag and its other names.
fn common_name<'a>(plan: &Plan<'a>, name: &'a str) -> &'a str {
    match plan.index.class_named(name) {
        Class::Enum(e) => plan.index.c_name(&e.name),
        Class::Record(r) | Class::Opaque(r) => plan.index.c_name(&r.name),
        _ => name,
    }
}

fn function(entry: &Entry<'_>) -> String {
    let f = entry.fact;
    let mut out = format!("  # {}, {}: {}\n", entry.header.header, f.group.as_deref().unwrap_or("no group"), c_signature(f));
    out += &format!("  {}:\n    sig: {}\n", f.name, fingerprint(f));
    if entry.summary.is_none() {
        out += "    summary: \"\"\n";
    }
    let params: String = entry.undecided().map(param).collect();
    if !params.is_empty() {
        out += &format!("    params:\n{params}");
    }
    out
}

/// An undecided parameter: what is missing, what is known, and what its name suggests.
fn param(p: &ParamPlan<'_>) -> String {
    let missing = p.undecided.as_deref().expect("only undecided parameters are drafted");
    let known: String = p.why.iter().map(|(key, known)| format!("; {key} is {} by {}", known.value, known.why.rule)).collect();
    // What is known needs no second line, least of all a guess.
    let guesses: Vec<_> =
        name_hints(p.name, p.ty).into_iter().filter(|(key, _)| p.why.iter().all(|(known, _)| known != key)).collect();
    let (value, guess) = match guesses.iter().map(|(key, value)| format!("{key}: {value}")).collect::<Vec<_>>().join(", ") {
        none if none.is_empty() => ("{}".to_owned(), ""),
        keys => (format!("{{ {keys} }}"), "; guessed by the name"),
    };
    format!("      # {}: missing is {missing}{known}{guess}\n      {}: {value}\n", declare(p.ty, p.name), p.name)
}

fn new(library: Library, release: &str, items: &[Item]) -> String {
    let head = format!(
        "# Drafted by `cargo xtask regen`: what CUDA {release} has and no other file describes. The values are guesses and decide nothing.
# Read the header's comment on each, write what holds and a summary, and move the entry to the file of its topic. Then remove this
# file, or its line `draft`.
library: {library}
topic: new in CUDA {release}
draft: true
"
    );
    with(&head, items).expect("no part is there yet")
}

/// A draft with more entries, each behind those of its part; `None` where a part is laid out otherwise than in a draft.
fn with(text: &str, items: &[Item]) -> Option<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for part in Part::ALL {
        let entries: Vec<String> =
            items.iter().filter(|i| i.part == part).flat_map(|i| i.text.lines().map(str::to_owned)).collect();
        if entries.is_empty() {
            continue;
        }
        let key = format!("{}:", part.key());
        match lines.iter().position(|line| line.starts_with(&key)) {
            None => {
                lines.extend([String::new(), key]);
                lines.extend(entries);
            }
            Some(at) if lines[at].trim_end() == key => {
                let inside = |line: &String| line.starts_with(' ') || line.trim().is_empty();
                let length = lines[at + 1..].iter().take_while(|line| inside(line)).count();
                let filled =
                    lines[at + 1..][..length].iter().rposition(|line| !line.trim().is_empty()).map_or(0, |last| last + 1);
                lines.splice(at + 1 + filled..at + 1 + filled, entries);
            }
            Some(_) => return None,
        }
    }
    Some(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests;
