//! What people wrote, as far as it holds for an older major of cudart.
//!
//! Input: the annotations of the newest major, those written for older ones, and the facts of all. Output: a [`Spec`] per major.
//! Invariant: an entry holds for an older major where the declaration is the same there, be it under the same name or under one with
//! a version (`cudaMemAdvise_v2` of 12 became `cudaMemAdvise` of 13). What is written for a major stands before what is said of a newer
//! one, so only what differs has to be written.

use std::borrow::Cow;
use std::collections::HashSet;

use super::validate::index::{Index, TypeItem};
use super::{AnnotationFile, At, FunctionNote, HandleNote, Spec, Table, TypeNote};
use crate::facts::{Facts, Function, Library, Record, fingerprint};

impl Spec {
    /// The spec with one of its own for each older major of cudart in the facts.
    #[must_use]
    pub fn with_majors(mut self, facts: &Facts) -> Spec {
        let mut nearest: Vec<(&Facts, Vec<&AnnotationFile>)> = vec![(facts, self.files.iter().collect())];
        let mut majors = Vec::new();
        for older in &facts.majors {
            let written: Vec<&AnnotationFile> = self.written_for(older).collect();
            majors.push(Inherited::new(older, &written).spec(&self, &nearest));
            nearest.insert(0, (older, written));
        }
        self.majors = majors;
        self
    }

    /// The files that are written for the major of some facts.
    pub fn written_for(&self, facts: &Facts) -> impl Iterator<Item = &AnnotationFile> {
        self.files.iter().chain(&self.older).filter(move |file| file.major() == facts.major)
    }
}

impl AnnotationFile {
    /// The older major of cudart that the file is written for.
    pub fn major(&self) -> Option<Library> {
        self.library.as_ref().map(|library| library.value).filter(|library| Library::MAJORS.contains(library))
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
            skipped: newest
                .skipped
                .iter()
                .filter(|(name, _)| self.older.functions.contains_key(name.as_str()))
                .cloned()
                .collect(),
            files: self.files,
            ..Spec::default()
        }
    }

    fn take(&mut self, newer: &Index<'_>, file: &AnnotationFile) {
        let mut taken = AnnotationFile { topic: file.topic.clone(), ..AnnotationFile::default() };
        for (name, note) in &file.functions {
            let Some((_, new)) = newer.functions.get(name.as_str()) else { continue };
            let same: Vec<&Function> = self.namesakes(name).filter(|old| is_same(old, new)).collect();
            for old in same {
                if self.functions.insert(old.name.clone()) {
                    taken.functions.push((At { value: old.name.clone(), span: name.span.clone() }, self.function(old, note)));
                }
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

    /// The function of that name in the major, and those of its versions.
    fn namesakes<'s>(&'s self, name: &'s str) -> impl Iterator<Item = &'a Function> + 's {
        let versions = (2..=MOST_VERSIONS).map(move |n| Cow::Owned(format!("{name}_v{n}")));
        let names = std::iter::once(Cow::Borrowed(name)).chain(versions);
        names.filter_map(|name| self.older.functions.get(&*name).map(|(_, f)| *f))
    }

    /// The note for a function of the major. Members that it lacks are left out of tables.
    fn function(&self, old: &Function, note: &FunctionNote) -> FunctionNote {
        let mut note = note.clone();
        // The note was reviewed for these parameters; only the name within the prototype may be another one.
        if let Some(sig) = &mut note.sig {
            sig.value = fingerprint(old);
        }
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

/// No function of cudart has had more versions than this.
const MOST_VERSIONS: u32 = 9;

/// Whether two functions take and return the same.
fn is_same(old: &Function, new: &Function) -> bool {
    old.returns == new.returns && old.params.iter().map(|p| (&p.name, &p.ty)).eq(new.params.iter().map(|p| (&p.name, &p.ty)))
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

#[cfg(test)]
mod tests {
    use crate::diag::Sink;
    use crate::facts::{Facts, HeaderFacts, fingerprint};
    use crate::spec::{AnnotationFile, FunctionNote, HandlesFile, Spec, decode_file};

    const ENUM: &str = "enums:\n  - name: cudaE\n    enumerators: [{ name: cudaA, value: 0 }";

    fn headers(library: &str, body: &str) -> Vec<HeaderFacts> {
        let text = format!("library: {library}\nheader: cuda_runtime_api.h\n{body}");
        vec![serde_yaml::from_str(&text).expect("facts of the test")]
    }

    fn facts(older: &str) -> Facts {
        let newest = format!(
            "{ENUM}, {{ name: cudaB, value: 1 }}]\nrecords:\n  - {{ name: cudaR, kind: struct, size: 8, align: 4, fields: \
             [{{ name: a, type: int, offset: 0 }}, {{ name: b, type: int, offset: 4 }}] }}\ntypedefs:\n  - {{ name: cudaNew_t, type: int }}\n\
             functions:\n  - {{ name: cudaSame, returns: int, params: [{{ name: e, type: cudaE }}, {{ name: p, type: void * }}] }}\n\
             \x20 - {{ name: cudaTakes, returns: int, params: [{{ name: a, type: int }}] }}\n"
        );
        let mut facts = Facts { headers: headers("cudart", &newest), ..Facts::default() };
        facts.add_majors(headers("cudart12", &format!("{ENUM}]\n{older}")));
        facts
    }

    fn spec(facts: &Facts, files: &[&str]) -> Spec {
        let mut sink = Sink::default();
        let read =
            |text: &&str, sink: &mut Sink| decode_file::<AnnotationFile>(text, &std::path::Path::new("a.yaml").into(), sink);
        let (older, files) =
            files.iter().filter_map(|text| read(text, &mut sink)).partition(|file: &AnnotationFile| file.major().is_some());
        let handles = "handles: { cudaNew_t: { rust: New, no-release: test } }";
        let handles: HandlesFile = decode_file(handles, &std::path::Path::new("h.yaml").into(), &mut sink).expect("handles");
        assert!(!sink.has_errors(), "{:?}", sink.sorted());
        Spec { files, older, handles: handles.handles, ..Spec::default() }.with_majors(facts)
    }

    fn note<'s>(spec: &'s Spec, name: &str) -> Option<&'s FunctionNote> {
        let all = spec.files.iter().flat_map(|f| &f.functions);
        all.filter(|(n, _)| n.value == name).map(|(_, note)| note).next()
    }

    const NEWEST: &str = "library: cudart\nfunctions:\n  cudaSame:\n    sig: x00000000\n    summary: Newest.\n    params:\n      \
                          p: { tagged-by: e, values: { cudaA: int, cudaB: int } }\n  cudaTakes: { summary: Newest. }\ntypes:\n  cudaR:\n    \
                          fields: { a: { role: reserved }, b: { role: reserved } }\n";

    #[test]
    fn what_is_declared_alike_is_taken_over_with_its_own_stamp() {
        let same =
            "functions:\n  - { name: cudaSame, returns: int, params: [{ name: e, type: cudaE }, { name: p, type: void * }] }\n";
        let facts = facts(same);
        let spec = spec(&facts, &[NEWEST]);
        let taken = note(&spec.majors[0], "cudaSame").expect("the declaration is the same");
        let f = facts.majors[0].headers.iter().flat_map(|h| &h.functions).next().expect("one function");
        assert_eq!(taken.sig.as_ref().map(|s| s.value.clone()), Some(fingerprint(f)));
        let values = taken.params[0].1.values.as_ref().expect("its values");
        assert_eq!(values.iter().collect::<Vec<_>>(), [("cudaA", "int")], "members that the major lacks are left out");
        assert!(spec.majors[0].handles.is_empty(), "the major has no such typedef");
    }

    #[test]
    fn a_version_of_the_major_is_the_newest_function() {
        let facts = facts("functions:\n  - { name: cudaTakes_v2, returns: int, params: [{ name: a, type: int }] }\n");
        assert!(note(&spec(&facts, &[NEWEST]).majors[0], "cudaTakes_v2").is_some());
    }

    #[test]
    fn what_takes_something_else_is_not_taken_over() {
        let facts = facts("functions:\n  - { name: cudaTakes, returns: int, params: [{ name: a, type: long }] }\n");
        assert!(note(&spec(&facts, &[NEWEST]).majors[0], "cudaTakes").is_none());
    }

    #[test]
    fn what_is_written_for_the_major_stands_before_the_newest() {
        let facts = facts("functions:\n  - { name: cudaTakes, returns: int, params: [{ name: a, type: int }] }\n");
        let own = "library: cudart12\nfunctions:\n  cudaTakes: { summary: Own. }\n";
        let spec = spec(&facts, &[own, NEWEST]);
        assert_eq!(note(&spec.majors[0], "cudaTakes").and_then(|n| n.summary.as_ref()).map(|s| s.value.as_str()), Some("Own."));
        assert_eq!(note(&spec, "cudaTakes").and_then(|n| n.summary.as_ref()).map(|s| s.value.as_str()), Some("Newest."));
    }

    #[test]
    fn fields_of_another_type_are_left_out() {
        let facts = facts(
            "records:\n  - { name: cudaR, kind: struct, size: 12, align: 4, fields: [{ name: a, type: int, offset: 0 }, \
             { name: b, type: long, offset: 4 }] }\n",
        );
        let spec = spec(&facts, &[NEWEST]);
        let fields: Vec<&str> = spec.majors[0]
            .files
            .iter()
            .flat_map(|f| &f.types)
            .flat_map(|(_, t)| &t.fields)
            .map(|(n, _)| n.value.as_str())
            .collect();
        assert_eq!(fields, ["a"]);
    }
}
