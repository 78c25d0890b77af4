//! `sections.yaml`: names that the headers do not have, and entries without a place or with two.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::Check;
use crate::diag::{Diagnostic, Span, did_you_mean};
use crate::facts::{HeaderFacts, Library};
use crate::spec::{At, SectionNote, SectionsFile};

impl Check<'_> {
    /// Checks the sections of every library. Without any, the reference follows the groups of the headers.
    pub(super) fn sections(&mut self, sections: &SectionsFile) {
        for library in Library::CALLABLE {
            self.sections_of(library, sections.of(library), &sections.texts);
        }
    }

    fn sections_of(&mut self, library: Library, sections: &[SectionNote], texts: &BTreeMap<String, String>) {
        let headers: Vec<&HeaderFacts> = self.index.headers.iter().filter(|h| h.library == library).collect();
        let groups: HashSet<&str> = headers.iter().flat_map(|h| &h.functions).filter_map(|f| f.group.as_deref()).collect();
        let mut titles: HashMap<&str, &Span> = HashMap::new();
        let mut placed: HashMap<&str, &Span> = HashMap::new();
        for section in sections {
            if let Some(first) = titles.insert(&section.title, &section.title.span) {
                self.twice(&section.title, first, "two sections are called");
            }
            for name in section.groups.iter().chain(&section.functions).chain(&section.types).chain(&section.constants) {
                if let Some(first) = placed.insert(name, &name.span) {
                    self.twice(name, first, "two sections hold");
                }
            }
            for group in section.groups.iter().filter(|g| !groups.contains(g.as_str())) {
                self.nothing("group with entry points", group, did_you_mean(group, groups.iter().copied()));
            }
            for symbol in &section.functions {
                self.symbol(Some(library), symbol);
            }
            for name in &section.types {
                if !self.index.types.contains_key(name.as_str()) {
                    self.nothing("type", name, self.index.type_like(name));
                }
            }
            for name in &section.constants {
                if !self.index.is_constant(name) {
                    self.nothing("constant", name, self.index.constant_like(name));
                }
            }
            if let Some(file) = section.text.as_ref().filter(|file| !texts.contains_key(file.as_str())) {
                self.report(
                    Diagnostic::error("CG262", format!("there is no file `spec/sections/{}`", file.value))
                        .at(file.span.clone())
                        .help_opt(did_you_mean(file, texts.keys().map(String::as_str)).map(|n| format!("did you mean `{n}`?"))),
                );
            }
        }
        let Some(last) = sections.last() else { return };
        let mut homeless: Vec<&str> = groups.into_iter().filter(|g| !placed.contains_key(g)).collect();
        homeless.sort_unstable();
        for group in homeless {
            self.report(
                Diagnostic::hint("CG264", format!("no section of {library} holds the group `{group}`"))
                    .at(last.title.span.clone())
                    .help("its entries stand at the end, under the header's heading; add a section, or the group to one"),
            );
        }
    }

    fn nothing(&mut self, what: &str, name: &At<String>, near: Option<&str>) {
        self.report(
            Diagnostic::error("CG262", format!("the headers have no {what} `{}`", name.value))
                .at(name.span.clone())
                .help_opt(near.map(|n| format!("did you mean `{n}`?"))),
        );
    }

    fn twice(&mut self, name: &At<String>, first: &Span, what: &str) {
        self.report(
            Diagnostic::error("CG263", format!("{what} `{}`", name.value))
                .at(name.span.clone())
                .label(first.clone(), "the other one")
                .help("keep one of the two"),
        );
    }
}
