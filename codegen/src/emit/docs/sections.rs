//! Which page has which entries.
//!
//! Input: the plan and `sections.yaml`. Output: the pages of a library, in order.
//! Invariant: every entry point, type and constant of a library is on exactly one page. What no section names stands at the end:
//! groups under the headings of the headers, types and constants in a section of their own.

use std::collections::{HashMap, HashSet};

use super::items::Items;
use super::types::TypePages;
use crate::facts::Library;
use crate::plan::{Entry, Plan};
use crate::spec::SectionNote;

/// A page.
pub(super) struct Section<'a> {
    /// The file's stem.
    pub file: String,
    pub title: String,
    pub about: Option<&'a str>,
    /// What a person wrote about it.
    pub text: Option<&'a str>,
    /// Entry points of today, in the order of groups and headers.
    pub entries: Vec<&'a Entry<'a>>,
    /// Entry points that are kept for old binaries.
    pub superseded: Vec<&'a Entry<'a>>,
    pub items: Items<'a>,
}

impl Section<'_> {
    /// Whether its types are so many that each kind has a page of its own.
    pub fn has_pages_of_types(&self) -> bool {
        self.entries.is_empty() && self.superseded.is_empty() && !self.items.is_empty()
    }
}

/// The pages of a library.
pub(super) fn sections<'a>(plan: &'a Plan<'a>, types: &TypePages<'a>, library: Library) -> Vec<Section<'a>> {
    let notes = plan.sections.of(library);
    let mut rest = types.items(library);
    let mut groups = groups(plan, library);
    let mut out: Vec<Section<'a>> = notes.iter().map(|note| section(plan, note, &mut groups, &mut rest)).collect();
    if let Some(at) = notes.iter().position(|note| note.rest) {
        out[at].items.extend(std::mem::take(&mut rest));
    }
    out.extend(groups.into_iter().filter(|g| !g.entries.is_empty()).map(|g| bare(&g.title, g.entries)));
    if !rest.is_empty() {
        let mut section = bare("Data types", Vec::new());
        section.items = rest;
        out.push(section);
    }
    assert_eq!(out.iter().map(|s| &s.file).collect::<HashSet<_>>().len(), out.len(), "two pages of {library} have one name");
    out
}

fn section<'a>(plan: &'a Plan<'a>, note: &'a SectionNote, groups: &mut [Group<'a>], rest: &mut Items<'a>) -> Section<'a> {
    let mut entries = Vec::new();
    for id in &note.groups {
        let own = groups.iter_mut().filter(|g| g.id == **id);
        own.for_each(|g| entries.append(&mut g.entries));
    }
    for symbol in &note.functions {
        for group in groups.iter_mut() {
            entries.extend(group.entries.extract_if(.., |e| e.fact.name == **symbol));
        }
    }
    let names: HashSet<&str> = note.types.iter().chain(&note.constants).map(|n| n.as_str()).collect();
    Section {
        file: slug(&note.title),
        title: note.title.value.clone(),
        about: note.about.as_ref().map(|a| a.as_str()),
        text: note.text.as_ref().and_then(|file| plan.sections.texts.get(file.as_str())).map(String::as_str),
        items: rest.take(&names),
        ..bare("", entries)
    }
}

fn bare<'a>(title: &str, entries: Vec<&'a Entry<'a>>) -> Section<'a> {
    let (superseded, entries) = entries.into_iter().partition(|e| e.fact.superseded);
    Section { file: slug(title), title: title.to_owned(), about: None, text: None, entries, superseded, items: Items::default() }
}

/// A documentation group with its entry points; what is in none is in one without an id.
struct Group<'a> {
    id: &'a str,
    title: String,
    entries: Vec<&'a Entry<'a>>,
}

fn groups<'a>(plan: &'a Plan<'a>, library: Library) -> Vec<Group<'a>> {
    let mut out: Vec<Group<'a>> = Vec::new();
    for header in plan.facts.headers.iter().filter(|h| h.library == library) {
        let mut at: HashMap<&str, usize> = HashMap::new();
        for group in &header.groups {
            at.insert(&group.id, out.len());
            out.push(Group { id: &group.id, title: group.title.clone(), entries: Vec::new() });
        }
        let none = out.len();
        out.push(Group { id: "", title: format!("Other functions of {}", header.header), entries: Vec::new() });
        for entry in plan.entries.iter().filter(|e| std::ptr::eq(e.header, header)) {
            let own = group_of(plan, entry).and_then(|id| at.get(id));
            out[own.copied().unwrap_or(none)].entries.push(entry);
        }
    }
    out
}

/// The documentation group; the headers document no superseded entry point, so those stand with their successors.
fn group_of<'a>(plan: &Plan<'a>, entry: &Entry<'a>) -> Option<&'a str> {
    let successor = || entry.successor.and_then(|s| plan.index.function(s)).and_then(|(_, f)| f.group.as_deref());
    entry.fact.group.as_deref().or_else(successor)
}

/// A heading as the name of a file.
pub(super) fn slug(title: &str) -> String {
    let lower = title.to_lowercase().replace("++", "pp");
    let words: Vec<&str> = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()).collect();
    words.join("-")
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn headings_become_file_names() {
        assert_eq!(slug("C++ API Routines"), "cpp-api-routines");
        assert_eq!(slug("Context Management [DEPRECATED]"), "context-management-deprecated");
    }
}
