//! Declarations -> facts, for one parse.
//!
//! Input: the headers of a platform and which of the two parses to do. Output: facts per header, in the order of declaration.
//! Invariant: each declaration and macro of a CUDA header is visited once and ends as a fact or a listed skip.

use std::collections::{HashMap, HashSet};
use std::path::Path;

use super::cursor::{Cursor, Kind, Place, Unit};
use super::load::Libclang;
use super::macros::{Answers, Meaning, Probes};
use super::sources::{Source, Sources};
use super::types::Names;
use super::unit;
use crate::diag::{Diagnostic, Sink, Span};
use crate::facts::{HeaderFacts, Record, Type, Typedef};

/// Which parse of a platform.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Pass {
    /// As a program sees the headers.
    Plain,
    /// With `__CUDA_API_VERSION_INTERNAL`.
    Internal,
}

/// Parses and walks.
pub(super) fn walk(lib: &Libclang, sources: &Sources, pass: Pass, sink: &mut Sink) -> Option<Vec<HeaderFacts>> {
    let probes = if pass == Pass::Plain { Probes::new(sources) } else { Probes::default() };
    let unit = unit::parse(lib, sources, pass, &probes, sink)?;
    let mut walk = Walk::new(&unit, sources, pass, sink);
    let mut macros = Vec::new();
    let mut answers = Answers::default();
    for cursor in unit.top() {
        match cursor.kind() {
            Kind::Macro => macros.push(cursor),
            Kind::Other => {}
            _ => match walk.file(cursor.place()) {
                File::Header(header) => walk.declaration(&cursor, header),
                File::Main => answers.add(cursor),
                File::Support => {}
            },
        }
    }
    if pass == Pass::Plain {
        walk.macros(&probes, &answers, &macros);
    }
    Some(walk.headers)
}

/// Where a declaration stands.
#[derive(Clone, Copy)]
pub(super) enum File {
    /// A header whose declarations are facts.
    Header(usize),
    /// Behind the headers, among the probes.
    Main,
    /// A header of ours that only makes the others parse.
    Support,
}

/// What a name of the type namespace has been declared as.
pub(super) enum Meant {
    Tag(usize),
    Typedef(Type),
}

pub(super) struct Walk<'u, 'a> {
    unit: &'u Unit<'u>,
    pub(super) sources: &'a Sources,
    pub(super) pass: Pass,
    pub(super) headers: Vec<HeaderFacts>,
    pub(super) names: Names<'u>,
    /// Declarations that are facts already, by identity.
    pub(super) done: HashSet<usize>,
    pub(super) functions: HashSet<String>,
    pub(super) types: HashMap<String, Meant>,
    pub(super) function_like: HashSet<&'a str>,
    files: HashMap<usize, File>,
    sink: &'a mut Sink,
}

impl<'u, 'a> Walk<'u, 'a> {
    fn new(unit: &'u Unit<'u>, sources: &'a Sources, pass: Pass, sink: &'a mut Sink) -> Self {
        let headers = sources
            .files
            .iter()
            .map(|f| {
                let mut facts = HeaderFacts::new(f.library, f.header.clone());
                if pass == Pass::Plain {
                    facts.groups = f.grouped.groups.clone();
                }
                facts
            })
            .collect();
        let defines = sources.files.iter().flat_map(|f| &f.scan.defines);
        let function_like = defines.filter(|d| d.function_like).map(|d| d.name.as_str()).collect();
        Walk {
            unit,
            sources,
            pass,
            headers,
            names: Names::default(),
            done: HashSet::new(),
            functions: HashSet::new(),
            types: HashMap::new(),
            function_like,
            files: HashMap::new(),
            sink,
        }
    }

    /// The kind of file that a place is in.
    fn file(&mut self, place: Place) -> File {
        if place.file == 0 {
            return File::Support;
        }
        if let Some(file) = self.files.get(&place.file) {
            return *file;
        }
        let name = self.unit.file_name(place.file);
        let path = Path::new(&name);
        let file = match self.sources.index_of(path) {
            Some(index) => File::Header(index),
            None if path.parent() == Some(self.sources.embedded.path()) && path.extension().is_some_and(|e| e == "c") => {
                File::Main
            }
            None if self.sources.is_support(path) => File::Support,
            None => {
                self.sink.push(
                    Diagnostic::error(
                        "CG114",
                        format!("`{name}` was included in a way that the scan of the headers did not see"),
                    )
                    .help("an `#include` of a CUDA header must name its file directly"),
                );
                File::Support
            }
        };
        self.files.insert(place.file, file);
        file
    }

    pub(super) fn source(&self, header: usize) -> &'a Source {
        &self.sources.files[header]
    }

    fn declaration(&mut self, cursor: &Cursor<'u>, header: usize) {
        match cursor.kind() {
            Kind::Function => self.function(cursor, header),
            Kind::Struct | Kind::Union | Kind::Enum => self.tag(cursor, header),
            Kind::Typedef => self.typedef(cursor, header),
            Kind::Variable => {
                let reason = if cursor.is_static() { "constant variable without a symbol" } else { "variable" };
                self.headers[header].skip(reason, cursor.spelling());
            }
            _ => {}
        }
        self.opaque_tags();
    }

    /// Adds tags that have been mentioned and are never defined.
    fn opaque_tags(&mut self) {
        for (name, decl) in std::mem::take(&mut self.names.mentioned) {
            if decl.definition().is_some() || !self.done.insert(decl.identity()) {
                continue;
            }
            let File::Header(header) = self.file(decl.place()) else { continue };
            self.claim(&name, Meant::Tag(decl.identity()), &decl);
            self.headers[header].records.push(Record::opaque(name));
        }
    }

    fn typedef(&mut self, cursor: &Cursor<'u>, header: usize) {
        let name = cursor.spelling();
        let Some(ty) = self.convert_at(cursor, |names| names.convert(&cursor.underlying())) else { return };
        if ty == Type::named(&name) {
            // `typedef struct S S;` and a tag that the typedef itself names: the record is the fact.
            return;
        }
        if self.claim(&name, Meant::Typedef(ty.clone()), cursor) {
            self.headers[header].typedefs.push(Typedef { name, ty, superseded: false, platforms: Default::default() });
        }
    }

    /// Reserves a type name; false when it is declared already, and a finding when as something else.
    pub(super) fn claim(&mut self, name: &str, meant: Meant, cursor: &Cursor<'u>) -> bool {
        let clash = match (self.types.get(name), &meant) {
            (None, _) => {
                self.types.insert(name.to_owned(), meant);
                return true;
            }
            (Some(Meant::Tag(a)), Meant::Tag(b)) => a != b,
            (Some(Meant::Typedef(a)), Meant::Typedef(b)) => a != b,
            _ => true,
        };
        if clash {
            let d = Diagnostic::error("CG107", format!("`{name}` names two different types"))
                .help("the bindings have one namespace for types: a tag and a typedef of one name must be the same type");
            self.report(d, cursor);
        }
        false
    }

    /// Converts a type, or reports why it cannot be.
    pub(super) fn convert_at<T>(
        &mut self,
        at: &Cursor<'u>,
        convert: impl FnOnce(&mut Names<'u>) -> Result<T, String>,
    ) -> Option<T> {
        match convert(&mut self.names) {
            Ok(ty) => Some(ty),
            Err(why) => {
                let d = Diagnostic::error("CG106", format!("the type of `{}` cannot be a fact: {why}", at.spelling()))
                    .help("the notation of types needs a form for it");
                self.report(d, at);
                None
            }
        }
    }

    /// Reports a finding at a declaration.
    pub(super) fn report(&mut self, d: Diagnostic, cursor: &Cursor<'u>) {
        let place = cursor.place();
        let span = (place.file != 0).then(|| Span::new(self.unit.file_name(place.file), place.line, place.column, 0));
        self.sink.push(d.at_opt(span));
    }

    fn macros(&mut self, probes: &Probes<'a>, answers: &Answers<'u>, cursors: &[Cursor<'u>]) {
        if !probes.is_empty() && !answers.is_complete() {
            self.sink.push(
                Diagnostic::error("CG112", "the probes of macro values do not parse to their end")
                    .help("one of the macros leaves a bracket or a declaration open; its probe must be left out"),
            );
        }
        let mut meanings = answers.read(probes, &mut self.names);
        let mut seen = HashSet::new();
        for cursor in cursors.iter().filter(|c| !c.is_builtin_macro()) {
            let File::Header(header) = self.file(cursor.place()) else { continue };
            let name = cursor.spelling();
            if !seen.insert(name.clone()) {
                continue;
            }
            let meaning = meanings.remove(name.as_str());
            // The compiler's answer is about the macro at the end of the unit, which may have been undefined by then.
            let function_like = cursor.is_function_like() || meaning.is_none() && self.function_like.contains(name.as_str());
            let facts = &mut self.headers[header];
            match meaning {
                _ if function_like => facts.skip("function-like macro", name),
                Some(Meaning::Constant(constant)) => facts.constants.push(constant),
                Some(Meaning::Alias(alias)) => facts.aliases.push(alias),
                Some(Meaning::None(reason)) => facts.skip(reason, name),
                None => facts.skip("macro that is no expression", name),
            }
        }
    }
}
