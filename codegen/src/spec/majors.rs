//! What people wrote, as far as it holds for an older major of cudart.
//!
//! Input: the annotations of the newest major, those written for older ones, and the facts of all. Output: a [`Spec`] per major.
//! Invariant: an entry holds for an older major where the declaration is the same there; what is written for a major stands before
//! what is said of a newer one, and only what differs has to be written.

use std::collections::HashSet;

use super::validate::index::{Index, TypeItem};
use super::{AnnotationFile, At, FunctionNote, HandleNote, Spec, Table, TypeNote};
use crate::facts::{Facts, Library, Record, fingerprint};

impl Spec {
    /// The spec with one of its own for each older major of cudart in the facts.
    #[must_use]
    pub fn with_majors(mut self, facts: &Facts) -> Spec {
        let of_major = |file: &AnnotationFile| {
            let library = file.library.as_ref().map(|l| l.value);
            facts.majors.iter().any(|m| m.major == library)
        };
        let (own, files): (Vec<_>, Vec<_>) = self.files.into_iter().partition(of_major);
        self.files = files;
        let mut nearest: Vec<(&Facts, Vec<&AnnotationFile>)> = vec![(facts, self.files.iter().collect())];
        let mut majors = Vec::new();
        for older in &facts.majors {
            let written: Vec<&AnnotationFile> =
                own.iter().filter(|f| f.library.as_ref().map(|l| l.value) == older.major).collect();
            majors.push(Inherited::new(older, &written).spec(&self, &nearest));
            nearest.insert(0, (older, written));
        }
        self.majors = majors;
        self
    }
}

/// What is taken over for one major.
struct Inherited<'a> {
    older: Index<'a>,
    files: Vec<AnnotationFile>,
    /// The names that have an entry already.
    functions: HashSet<String>,
    types: HashSet<String>,
    constants: HashSet<String>,
}

impl<'a> Inherited<'a> {
    fn new(older: &'a Facts, written: &[&AnnotationFile]) -> Self {
        let names = |of: fn(&AnnotationFile) -> Vec<&String>| written.iter().flat_map(|f| of(f)).cloned().collect();
        Inherited {
            older: Index::new(older),
            files: written.iter().map(|f| (*f).clone()).collect(),
            functions: names(|f| f.functions.iter().map(|(name, _)| &name.value).collect()),
            types: names(|f| f.types.iter().map(|(name, _)| &name.value).collect()),
            constants: names(|f| f.constants.iter().map(|(name, _)| &name.value).collect()),
        }
    }

    /// The spec of the major: what is written for it, then what holds of newer ones, nearest first.
    fn spec(mut self, newest: &Spec, nearest: &[(&Facts, Vec<&AnnotationFile>)]) -> Spec {
        for (facts, files) in nearest {
            let newer = Index::new(facts);
            for file in files {
                self.take(&newer, file);
            }
        }
        Spec {
            handles: newest.handles.iter().filter_map(|(name, note)| Some((name.clone(), self.handle(name, note)?))).collect(),
            rules: newest.rules.clone(),
            skipped: newest.skipped.iter().filter(|(name, _)| self.older.functions.contains_key(name.as_str())).cloned().collect(),
            files: self.files,
            ..Spec::default()
        }
    }

    fn take(&mut self, newer: &Index<'_>, file: &AnnotationFile) {
        let mut taken = AnnotationFile { topic: file.topic.clone(), ..AnnotationFile::default() };
        for (name, note) in &file.functions {
            let same = match (newer.functions.get(name.as_str()), self.older.functions.get(name.as_str())) {
                (Some((_, new)), Some((_, old))) => fingerprint(new) == fingerprint(old),
                _ => false,
            };
            if same && self.functions.insert(name.value.clone()) {
                taken.functions.push((name.clone(), self.function(note)));
            }
        }
        for (name, note) in &file.types {
            if self.older.types.contains_key(name.as_str()) && self.types.insert(name.value.clone()) {
                taken.types.push((name.clone(), self.type_note(newer, name, note)));
            }
        }
        for (name, note) in &file.constants {
            if self.older.constants.contains_key(name.as_str()) && self.constants.insert(name.value.clone()) {
                taken.constants.push((name.clone(), note.clone()));
            }
        }
        self.files.push(taken);
    }

    /// Members that the major lacks are left out of tables.
    fn function(&self, note: &FunctionNote) -> FunctionNote {
        let mut note = note.clone();
        for (_, param) in &mut note.params {
            self.only_known(&mut param.values);
        }
        self.only_known(&mut note.ok);
        note
    }

    fn only_known(&self, table: &mut Option<At<Table>>) {
        if let Some(table) = table {
            table.value.0.retain(|(name, _)| self.older.is_constant(name));
        }
    }

    /// Fields that the major lacks, or has with another type, are left out.
    fn type_note(&self, newer: &Index<'_>, name: &str, note: &TypeNote) -> TypeNote {
        let mut note = note.clone();
        let (old, new) = (record(&self.older, name), record(newer, name));
        note.fields.retain(|(field, _)| {
            let of = |r: Option<&Record>| r.and_then(|r| r.fields.iter().find(|f| f.name == field.value)).map(|f| f.ty.clone());
            of(old) == of(new)
        });
        self.only_known(&mut note.hints);
        note
    }

    /// A handle whose typedef the major has, with the typedefs and the destroyer that are there.
    fn handle(&self, name: &str, note: &HandleNote) -> Option<HandleNote> {
        let mut note = note.clone();
        if let Some(same) = &mut note.same_as {
            same.value.retain(|typedef| self.older.has_type(typedef));
        }
        self.older.has_type(name).then_some(note)
    }
}

fn record<'f>(index: &Index<'f>, name: &str) -> Option<&'f Record> {
    match index.types.get(name)?.1 {
        TypeItem::Record(r) => Some(r),
        TypeItem::Typedef(to) => index.record(to),
        TypeItem::Enum(_) => None,
    }
}

/// The library that a file of annotations may belong to, by the name of its folder.
pub(super) fn library_of_folder(folder: &str) -> Option<Library> {
    Library::CALLABLE.into_iter().chain(Library::MAJORS).find(|l| l.name() == folder)
}
