//! The spec held against the facts.
//!
//! Input: [`Spec`] and [`Facts`]. Output: findings, each at the place where it was written.
//! Invariant: nothing is changed and nothing stops at the first finding.

mod agreement;
mod constants;
mod expr;
mod function;
mod handles;
pub(super) mod index;
mod param;
mod rules;
mod sections;
mod types;

use std::collections::{HashMap, HashSet};

use self::index::Index;
use super::{AnnotationFile, At, Rule, Spec};
use crate::diag::{Diagnostic, Sink, Span};
use crate::facts::{Earlier, Facts, Library};

/// Reports what the spec says about things that the headers do not have, or have otherwise, those of older majors included. Drafts are
/// left out: they decide nothing.
pub fn validate(spec: &Spec, facts: &Facts, earlier: &Earlier<'_>, sink: &mut Sink) {
    let mut check = Check::new(spec, facts, earlier, sink);
    let mut seen = Seen::default();
    spec.files.iter().for_each(|file| check.file(file, &mut seen));
    spec.older.iter().filter_map(|file| file.library.as_ref()).for_each(|library| check.has_major(library));
    check.handles(&spec.handles);
    check.rules(&spec.rules);
    check.sections(&spec.sections);
    for (symbol, reason) in &spec.skipped {
        check.symbol(None, symbol);
        check.not_empty(reason);
        if let Some(elsewhere) = seen.functions.get(symbol.as_str()) {
            check.report(
                Diagnostic::error("CG251", format!("`{}` is skipped and annotated", symbol.value))
                    .at(symbol.span.clone())
                    .label((*elsewhere).clone(), "annotated here")
                    .help("remove one of the two"),
            );
        }
    }
    for (facts, spec) in facts.majors.iter().zip(&spec.majors) {
        validate_major(spec, facts, earlier, sink);
    }
}

/// The same of the spec of an older major of cudart, without what is not its own: handles, rules and skips are those of the newest.
fn validate_major(spec: &Spec, facts: &Facts, earlier: &Earlier<'_>, sink: &mut Sink) {
    let mut found = Sink::default();
    let mut check = Check::new(spec, facts, earlier, &mut found);
    let mut seen = Seen::default();
    spec.files.iter().for_each(|file| check.file(file, &mut seen));
    // What an inherited entry says wrongly of every major is told once.
    let known = sink.clone().sorted();
    found.sorted().into_iter().filter(|d| !known.contains(d)).for_each(|d| sink.push(d));
}

/// Reports each draft, and what else is wrong in it.
pub fn refuse_drafts(spec: &Spec, facts: &Facts, earlier: &Earlier<'_>, sink: &mut Sink) {
    let mut check = Check::new(spec, facts, earlier, sink);
    let mut seen = Seen::default();
    spec.files.iter().for_each(|file| seen.add(file));
    for file in &spec.drafts {
        if let Some(draft) = &file.draft {
            check.report(
                Diagnostic::error("CG216", "the file is still a draft")
                    .at(draft.span.clone())
                    .help("go through the guessed values, then remove this line"),
            );
        }
        if file.major() == facts.major {
            check.file(file, &mut seen);
        }
    }
}

/// What is annotated, and where.
#[derive(Default)]
struct Seen<'s> {
    functions: HashMap<&'s str, &'s Span>,
    types: HashMap<&'s str, &'s Span>,
    constants: HashMap<&'s str, &'s Span>,
}

impl<'s> Seen<'s> {
    fn add(&mut self, file: &'s AnnotationFile) {
        self.functions.extend(file.functions.iter().map(|(k, _)| (k.as_str(), &k.span)));
        self.types.extend(file.types.iter().map(|(k, _)| (k.as_str(), &k.span)));
        self.constants.extend(file.constants.iter().map(|(k, _)| (k.as_str(), &k.span)));
    }
}

/// The Rust names that the spec gives to types.
fn public_types(spec: &Spec) -> HashSet<&str> {
    let handles = spec.handles.iter().flat_map(|(_, h)| h.rust.iter().chain(&h.borrow));
    let types = spec.files.iter().flat_map(|f| &f.types).flat_map(|(_, t)| &t.rust);
    handles.chain(types).map(|name| name.as_str()).collect()
}

struct Check<'a> {
    facts: &'a Facts,
    index: Index<'a>,
    public_types: HashSet<&'a str>,
    handles: agreement::Handles<'a>,
    rules: &'a [Rule],
    earlier: &'a Earlier<'a>,
    sink: &'a mut Sink,
}

impl<'a> Check<'a> {
    fn new(spec: &'a Spec, facts: &'a Facts, earlier: &'a Earlier<'a>, sink: &'a mut Sink) -> Self {
        let (public_types, handles) = (public_types(spec), agreement::handle_types(spec));
        Check { facts, index: Index::new(facts), public_types, handles, rules: &spec.rules, earlier, sink }
    }

    fn file<'s>(&mut self, file: &'s AnnotationFile, seen: &mut Seen<'s>) {
        // Without a library there already is a finding, and every name would be a further one.
        let Some(library) = file.library.as_ref().map(|l| l.value) else { return };
        for (symbol, note) in &file.functions {
            self.once(&mut seen.functions, symbol);
            self.function(library, symbol, note);
        }
        for (name, note) in &file.types {
            self.once(&mut seen.types, name);
            self.type_note(library, name, note);
        }
        for (name, note) in &file.constants {
            self.once(&mut seen.constants, name);
            self.constant_note(library, name, note);
        }
    }

    /// Whether there are facts of the major that a file is written for.
    fn has_major(&mut self, library: &At<Library>) {
        if !self.facts.majors.iter().any(|older| older.major == Some(library.value)) {
            let name = library.value;
            self.report(
                Diagnostic::error("CG218", format!("`spec/facts` has no facts of {name}"))
                    .at(library.span.clone())
                    .help("`cargo xtask regen --all` writes those of every major"),
            );
        }
    }

    fn report(&mut self, finding: Diagnostic) {
        self.sink.push(finding);
    }

    fn once<'s>(&mut self, seen: &mut HashMap<&'s str, &'s Span>, name: &'s At<String>) {
        if let Some(first) = seen.insert(name, &name.span) {
            self.report(
                Diagnostic::error("CG204", format!("`{}` is annotated twice", name.value))
                    .at(name.span.clone())
                    .label(first.clone(), "first annotated here")
                    .help("merge the two entries"),
            );
        }
    }

    fn not_empty(&mut self, text: &At<String>) {
        if text.trim().is_empty() {
            self.report(
                Diagnostic::error("CG252", "the text is empty").at(text.span.clone()).help("write a sentence, or remove the key"),
            );
        }
    }

    /// Looks a function up that a value refers to.
    fn referred(&mut self, name: &str, at: &Span) -> Option<&'a crate::facts::Function> {
        let found = self.index.functions.get(name).map(|(_, f)| *f);
        if found.is_none() {
            let target = self.index.aliases.get(name).copied().filter(|t| self.index.functions.contains_key(t));
            let near = target.or_else(|| self.index.function_like(name, None));
            self.report(
                Diagnostic::error("CG230", format!("no header declares a function `{name}`"))
                    .at(at.clone())
                    .help_opt(near.map(|n| format!("did you mean `{n}`?"))),
            );
        }
        found
    }

    fn constant(&mut self, name: &str, at: &Span) {
        if !self.index.is_constant(name) {
            let near = self.index.constant_like(name).map(|n| format!("did you mean `{n}`?"));
            self.report(
                Diagnostic::error("CG236", format!("no header declares a constant `{name}`")).at(at.clone()).help_opt(near),
            );
        }
    }

    /// A type that a value names: one of C, or one that the spec names.
    fn type_name(&mut self, name: &str, at: &Span) {
        if self.index.has_type(name) || self.public_types.contains(name) {
            return;
        }
        let near = self.index.type_like(name).map(|n| format!("did you mean `{n}`?"));
        self.report(
            Diagnostic::error("CG232", format!("no header and no spec entry has a type `{name}`")).at(at.clone()).help_opt(near),
        );
    }
}

/// `in another library` with the library's name, for messages.
fn belongs_to(library: Library) -> String {
    format!("it belongs to `{library}`")
}
