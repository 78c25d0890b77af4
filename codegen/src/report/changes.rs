//! What changed between two releases, for people and for tools, and what that means for the version numbers.

use serde_json::json;

use super::Table;
use crate::facts::{self, Change, ChangeKind, Changes, Enum, Facts, Library, OTHER_KIND};
use crate::plan::{Index, rust_members};

/// What changed between two releases, the names that are derived in Rust among it.
pub fn changes(old: &Facts, new: &Facts) -> Changes {
    let mut changes = facts::diff(old, new);
    let (of_old, of_new) = (Index::new(old), Index::new(new));
    for library in Library::ALL {
        let enums = |facts| enums(facts, library);
        for e in enums(new) {
            let before = enums(old).find(|o| o.name == e.name).map_or(vec![], |e| members(&of_old, e));
            let after = members(&of_new, e);
            for (name, was) in before {
                if let Some((_, is)) = after.iter().find(|(n, is)| *n == name && *is != was) {
                    let (before, after) = (Some(was), Some(is.clone()));
                    let details = vec![format!("of {}, whose members share other words", e.name)];
                    let name = name.to_owned();
                    changes.list.push(Change { library, kind: ChangeKind::MemberRenamed, name, before, after, details });
                }
            }
        }
    }
    changes.list.sort_by_key(|c| (c.library, c.kind));
    changes
}

fn enums(facts: &Facts, library: Library) -> impl Iterator<Item = &Enum> {
    facts.headers.iter().filter(move |h| h.library == library).flat_map(|h| &h.enums)
}

/// The members of an enumeration and their names in Rust.
fn members<'a>(index: &Index<'a>, e: &'a Enum) -> Vec<(&'a str, String)> {
    let names: Vec<&str> = e.enumerators.iter().map(|m| m.name.as_str()).collect();
    let rust = rust_members(index.c_name(&e.name), &names);
    names.into_iter().zip(rust).collect()
}

/// What is published.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// The Rust crate.
    Crate,
    /// The Python package.
    Package,
}

/// The part of a version number that has to rise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bump {
    /// Nothing that code could rely on.
    Patch,
    /// Additions only.
    Minor,
    /// Code that worked may stop to.
    Major,
}

impl Bump {
    /// The word of semantic versioning.
    pub fn word(self) -> &'static str {
        match self {
            Bump::Patch => "patch",
            Bump::Minor => "minor",
            Bump::Major => "major",
        }
    }
}

/// Which part of a product's version has to rise, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The part.
    pub bump: Bump,
    /// The kinds of change that ask for it, each with its count: `3 removed`.
    pub reasons: Vec<String>,
}

/// The verdict of semantic versioning.
pub fn verdict(changes: &Changes, product: Product) -> Verdict {
    let bump = changes.list.iter().map(|c| impact(c, product)).max().unwrap_or(Bump::Patch);
    let deciding: Vec<&Change> = changes.list.iter().filter(|c| impact(c, product) == bump).collect();
    let reasons = kinds(&deciding).map(|kind| format!("{} {}", deciding.iter().filter(|c| c.kind == kind).count(), kind.label()));
    Verdict { bump, reasons: reasons.collect() }
}

fn impact(change: &Change, product: Product) -> Bump {
    use ChangeKind::*;
    match change.kind {
        FunctionRemoved | SignatureChanged | AliasRemoved | AliasMoved | PerThreadRemoved | PlatformRemoved => Bump::Major,
        EnumeratorRemoved | EnumeratorChanged | EnumRemoved => Bump::Major,
        RecordRemoved | RecordChanged | TypedefRemoved | TypedefChanged | ConstantRemoved => Bump::Major,
        // A keyword argument has the parameter's name; Rust arguments have none.
        ParameterRenamed if product == Product::Package => Bump::Major,
        ParameterRenamed => Bump::Patch,
        // A Rust literal names every field; Python objects are built field by field.
        RecordAppended if product == Product::Crate => Bump::Major,
        RecordAppended => Bump::Minor,
        // The wrapped layer names a function as the documentation does; the package knows its symbol too.
        AliasAdded if product == Product::Crate && !change.details.is_empty() => Bump::Major,
        // With no annotation, it decides whether a parameter is given or returned.
        DirectionChanged => Bump::Major,
        // The package has the C names.
        MemberRenamed if product == Product::Crate => Bump::Major,
        MemberRenamed => Bump::Patch,
        // A value such as the version number is expected to change; with another type, uses of it stop compiling.
        ConstantChanged if change.details.is_empty() => Bump::Minor,
        ConstantChanged if product == Product::Package && !change.details.iter().any(|d| d == OTHER_KIND) => Bump::Minor,
        ConstantChanged => Bump::Major,
        FunctionAdded | AliasAdded | PerThreadAdded | PlatformAdded => Bump::Minor,
        EnumeratorAdded | EnumAdded | RecordAdded | TypedefAdded | ConstantAdded => Bump::Minor,
        BoundRaised | UnionExtended | Superseded | Deprecated => Bump::Minor,
        Documentation => Bump::Patch,
    }
}

/// A table of counts and the verdicts; `from` and `to` name the releases.
pub fn changes_summary(changes: &Changes, from: &str, to: &str) -> String {
    if changes.list.is_empty() {
        return format!("  {from} -> {to}: no change\n");
    }
    let mut out = counts(changes, &format!("{from} -> {to}"), "-").text();
    for (name, verdict) in verdicts(changes) {
        out += &format!("  {name:<8} {}{}\n", verdict.bump.word(), because(&verdict));
    }
    out
}

/// The summary and every change below it.
pub fn changes_text(changes: &Changes, from: &str, to: &str) -> String {
    let mut out = changes_summary(changes, from, to);
    for (kind, list) in by_kind(changes) {
        out += &format!("\n{}\n", kind.label());
        for change in list {
            out += &format!("  {:<7} {}{}\n", change.library.name(), change.name, transition(change, "  "));
            change.details.iter().for_each(|d| out += &format!("          {d}\n"));
        }
    }
    out
}

/// The same in Markdown, for a changelog or a pull request.
pub fn changes_markdown(changes: &Changes, from: &str, to: &str) -> String {
    let mut out = format!("# CUDA {from} to {to}\n\n");
    match changes.list.is_empty() {
        true => out += "No change.\n",
        false => out += &counts(changes, "", "").markdown(),
    }
    out.push('\n');
    for (name, verdict) in verdicts(changes) {
        out += &format!("- {name}: **{}**{}\n", verdict.bump.word(), because(&verdict));
    }
    for (kind, list) in by_kind(changes) {
        out += &format!("\n## {}\n\n", capitalised(kind.label()));
        for change in list {
            out += &format!("- {} `{}`", change.library, change.name);
            out += &match (&change.before, &change.after) {
                (Some(before), Some(after)) => format!(": `{before}` → `{after}`"),
                (Some(one), None) | (None, Some(one)) => format!(": `{one}`"),
                (None, None) => String::new(),
            };
            if !change.details.is_empty() {
                out += &format!(" ({})", change.details.join("; "));
            }
            out.push('\n');
        }
    }
    out
}

/// The same for tools.
pub fn changes_json(changes: &Changes, from: &str, to: &str) -> serde_json::Value {
    let verdicts: serde_json::Map<_, _> = verdicts(changes)
        .into_iter()
        .map(|(name, v)| (name.to_owned(), json!({ "bump": v.bump.word(), "reasons": v.reasons })))
        .collect();
    let list: Vec<_> = changes
        .list
        .iter()
        .map(|c| {
            json!({
                "library": c.library.name(),
                "kind": c.kind.label(),
                "name": c.name,
                "before": c.before,
                "after": c.after,
                "details": c.details,
            })
        })
        .collect();
    json!({ "from": from, "to": to, "verdict": verdicts, "changes": list })
}

fn verdicts(changes: &Changes) -> [(&'static str, Verdict); 2] {
    [("crate", verdict(changes, Product::Crate)), ("package", verdict(changes, Product::Package))]
}

fn because(verdict: &Verdict) -> String {
    if verdict.reasons.is_empty() { String::new() } else { format!(": {}", verdict.reasons.join(", ")) }
}

/// A row per kind and a column per library with entry points; `platform` joins them when it changed.
fn counts(changes: &Changes, corner: &str, none: &str) -> Table {
    let count = |kind, library| changes.list.iter().filter(|c| c.kind == kind && c.library == library).count();
    let libraries: Vec<Library> = Library::ALL
        .into_iter()
        .filter(|l| Library::CALLABLE.contains(l) || changes.list.iter().any(|c| c.library == *l))
        .collect();
    let mut table = Table::new(std::iter::once(corner).chain(libraries.iter().map(|l| l.name())));
    for (kind, _) in by_kind(changes) {
        let cells = libraries.iter().map(|library| match count(kind, *library) {
            0 => none.to_owned(),
            n => n.to_string(),
        });
        table.row(std::iter::once(kind.label().to_owned()).chain(cells));
    }
    table
}

fn kinds(changes: &[&Change]) -> impl Iterator<Item = ChangeKind> + use<> {
    let mut kinds: Vec<ChangeKind> = changes.iter().map(|c| c.kind).collect();
    kinds.sort();
    kinds.dedup();
    kinds.into_iter()
}

fn by_kind(changes: &Changes) -> Vec<(ChangeKind, Vec<&Change>)> {
    let all: Vec<&Change> = changes.list.iter().collect();
    kinds(&all).map(|kind| (kind, all.iter().copied().filter(|c| c.kind == kind).collect())).collect()
}

/// How an item was and is: on the same line, or below each other where that would be long.
fn transition(change: &Change, gap: &str) -> String {
    match (&change.before, &change.after) {
        (Some(before), Some(after)) if before.len() + after.len() > 60 => {
            format!("\n        - {before}\n        + {after}")
        }
        (Some(before), Some(after)) => format!("{gap}{before} -> {after}"),
        (Some(one), None) | (None, Some(one)) => format!("{gap}{one}"),
        (None, None) => String::new(),
    }
}

fn capitalised(label: &str) -> String {
    let mut chars = label.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(kind: ChangeKind, name: &str) -> Change {
        let (before, after) = (Some("old".to_owned()), Some("new".to_owned()));
        Change { library: Library::Cuda, kind, name: name.to_owned(), before, after, details: vec![] }
    }

    fn bumps(list: Vec<Change>) -> (Bump, Bump) {
        let changes = Changes { list };
        (verdict(&changes, Product::Crate).bump, verdict(&changes, Product::Package).bump)
    }

    #[test]
    fn nothing_or_documentation_is_a_patch() {
        assert_eq!(bumps(vec![]), (Bump::Patch, Bump::Patch));
        assert_eq!(bumps(vec![change(ChangeKind::Documentation, "cuInit")]), (Bump::Patch, Bump::Patch));
    }

    #[test]
    fn addition_is_minor_and_removal_major() {
        let added = change(ChangeKind::FunctionAdded, "cuNew");
        assert_eq!(bumps(vec![added.clone()]), (Bump::Minor, Bump::Minor));
        assert_eq!(bumps(vec![added, change(ChangeKind::EnumeratorRemoved, "CU_OLD")]), (Bump::Major, Bump::Major));
    }

    #[test]
    fn keyword_names_and_literals_break_in_one_language_only() {
        assert_eq!(bumps(vec![change(ChangeKind::ParameterRenamed, "cuF")]), (Bump::Patch, Bump::Major));
        assert_eq!(bumps(vec![change(ChangeKind::RecordAppended, "CUrec")]), (Bump::Major, Bump::Minor));
    }

    #[test]
    fn reasons_name_what_decided() {
        let list = vec![
            change(ChangeKind::FunctionAdded, "cuNew"),
            change(ChangeKind::AliasMoved, "cuFree"),
            change(ChangeKind::AliasMoved, "cuCopy"),
        ];
        assert_eq!(verdict(&Changes { list }, Product::Crate).reasons, ["2 alias moved"]);
    }

    #[test]
    fn text_has_counts_verdicts_and_details() {
        let mut moved = change(ChangeKind::AliasMoved, "cuFree");
        moved.details.push("a detail".to_owned());
        let text = changes_text(&Changes { list: vec![moved] }, "13.4", "13.5");
        assert_eq!(
            text,
            "  13.4 -> 13.5  cuda  cudart  nvrtc
  alias moved      1       -      -
  crate    major: 1 alias moved
  package  major: 1 alias moved

alias moved
  cuda    cuFree  old -> new
          a detail
"
        );
    }

    #[test]
    fn markdown_and_json_carry_the_same_changes() {
        let changes = Changes { list: vec![change(ChangeKind::AliasMoved, "cuFree")] };
        let markdown = changes_markdown(&changes, "13.4", "13.5");
        assert!(markdown.contains("## Alias moved\n\n- cuda `cuFree`: `old` → `new`\n"), "{markdown}");
        let json = changes_json(&changes, "13.4", "13.5");
        assert_eq!(json["verdict"]["crate"]["bump"], "major");
        assert_eq!(json["changes"][0]["name"], "cuFree");
    }
}
