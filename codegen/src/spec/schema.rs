//! JSON Schema of the spec files, for completion and hints in editors.
//!
//! Input: the types of the vocabulary, their doc comments included. Output: one schema text per kind of file.
//! Invariant: derived from the types that the decoder fills, so that the two cannot disagree.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

use super::{AnnotationFile, HandlesFile, RulesFile, SectionsFile, SkippedFile};

/// File name and text of every schema.
pub fn schemas() -> Vec<(&'static str, String)> {
    [
        ("annotations.json", of::<AnnotationFile>()),
        ("handles.json", of::<HandlesFile>()),
        ("rules.json", of::<RulesFile>()),
        ("sections.json", of::<SectionsFile>()),
        ("skipped.json", of::<SkippedFile>()),
    ]
    .map(|(name, schema)| (name, serde_json::to_string_pretty(&schema).expect("a schema is plain JSON") + "\n"))
    .into()
}

fn of<T: JsonSchema>() -> Schema {
    // The keys as they are read: what has a default need not be given.
    SchemaSettings::draft2020_12().for_deserialize().into_generator().into_root_schema_for::<T>()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use serde_json::Value;

    use super::*;
    use crate::diag::Sink;
    use crate::facts::Library;
    use crate::spec::{ConstantNote, FunctionNote, HandleNote, HandleThreads, ParamNote, Rule, TypeNote, When, decode_file};

    /// The keys that the decoder names when it meets one it does not know.
    fn decoder_keys(text: &str) -> BTreeSet<String> {
        fn keys<T: serde::de::DeserializeOwned + Default>(text: &str) -> Option<String> {
            let mut sink = Sink::default();
            decode_file::<T>(text, &std::path::Path::new("x.yaml").into(), &mut sink);
            sink.sorted().into_iter().find(|d| d.code == "CG205").map(|d| d.notes.concat())
        }
        let note = if text.starts_with("handles") {
            keys::<HandlesFile>(text)
        } else if text.starts_with("rules") {
            keys::<RulesFile>(text)
        } else {
            keys::<AnnotationFile>(text)
        };
        let note = note.unwrap_or_else(|| panic!("nothing unknown in {text}"));
        note.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    }

    fn schema_keys<T: JsonSchema>() -> BTreeSet<String> {
        let schema = Value::from(of::<T>());
        assert_eq!(schema["additionalProperties"], Value::Bool(false), "unknown keys must be marked");
        schema["properties"].as_object().expect("a map of keys").keys().cloned().collect()
    }

    #[test]
    fn schema_and_decoder_know_the_same_keys() {
        for (text, keys) in [
            ("zz: 1", schema_keys::<AnnotationFile>()),
            ("functions: { f: { zz: 1 } }", schema_keys::<FunctionNote>()),
            ("functions: { f: { params: { p: { zz: 1 } } } }", schema_keys::<ParamNote>()),
            ("types: { t: { zz: 1 } }", schema_keys::<TypeNote>()),
            ("constants: { c: { zz: 1 } }", schema_keys::<ConstantNote>()),
            ("handles: { t: { zz: 1 } }", schema_keys::<HandleNote>()),
            ("handles: { t: { threads: { zz: 1 } } }", schema_keys::<HandleThreads>()),
            ("rules: [ { zz: 1 } ]", schema_keys::<Rule>()),
            ("rules: [ { when: { zz: 1 } } ]", schema_keys::<When>()),
        ] {
            assert_eq!(decoder_keys(text), keys, "{text}");
        }
    }

    /// What an editor says about a text: YAML 1.2 as it reads it, in which `n` is a name, under a committed schema.
    fn said_by_editor(schema: &str, text: &str) -> Vec<String> {
        let schema = fs::read_to_string(spec().join("schema").join(schema)).expect("it is committed");
        let schema: Value = serde_json::from_str(&schema).expect("valid JSON");
        let schema = jsonschema::draft202012::new(&schema).expect("a valid schema");
        let options = serde_yaml::options! { strict_booleans: true };
        let text: Value = serde_yaml::from_str_with_options(text, options).unwrap_or_else(|e| panic!("{e}"));
        schema.iter_errors(&text).map(|e| format!("{}: {e}", e.instance_path())).collect()
    }

    fn spec() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
    }

    #[test]
    fn the_committed_files_are_valid_under_the_committed_schemas() {
        let libraries = Library::ALL.into_iter().chain(Library::MAJORS);
        let folders: Vec<PathBuf> = libraries.map(|library| spec().join("annotations").join(library.name())).collect();
        let files =
            |folder: &PathBuf| fs::read_dir(folder).into_iter().flatten().map(|e| e.expect("a listed file").path()).collect();
        let annotations: Vec<PathBuf> = folders.iter().flat_map::<Vec<_>, _>(files).collect();
        assert!(annotations.len() > 50, "the annotations are found");
        let others = ["handles", "rules", "sections", "skipped"];
        let others = others.map(|name| (format!("{name}.json"), spec().join(format!("{name}.yaml"))));
        for (schema, path) in annotations.into_iter().map(|path| ("annotations.json".to_owned(), path)).chain(others) {
            let text = fs::read_to_string(&path).expect("it is committed");
            let errors = said_by_editor(&schema, &text);
            assert!(errors.is_empty(), "{}: {errors:#?}", path.display());
        }
    }

    #[test]
    fn an_editor_marks_what_the_decoder_refuses() {
        let note = |note: &str| format!("library: cuda\nfunctions: {{ cuF: {{ {note} }} }}");
        let (handle, rule) = ("handles: { CUh: { rust: H, ", "rules: [ { id: a, why: w, ");
        for (schema, right, wrong) in [
            ("annotations.json", note("summary: One."), note("sumary: One.")),
            ("annotations.json", note("params: { p: { dir: out } }"), note("params: { p: { dir: output } }")),
            ("annotations.json", note("params: { p: { len: { param: n } } }"), note("params: { p: { len: { parm: n } } }")),
            ("annotations.json", "library: nvrtc".to_owned(), "library: nvtrc".to_owned()),
            ("handles.json", format!("{handle}release: cuR }} }}"), format!("{handle}relaese: cuR }} }}")),
            ("rules.json", format!("{rule}when: {{ param: x }} }} ]"), format!("{rule}when: {{ parma: x }} }} ]")),
            ("sections.json", "cuda: [ { title: T } ]".to_owned(), "cuda: [ { tilte: T } ]".to_owned()),
            ("skipped.json", "skipped: { cuF: is no function }".to_owned(), "skiped: { cuF: is no function }".to_owned()),
        ] {
            assert_eq!(said_by_editor(schema, &right), [""; 0], "{right}");
            assert_ne!(said_by_editor(schema, &wrong), [""; 0], "{wrong}");
        }
    }

    #[test]
    fn every_key_has_a_description_and_every_word_is_listed() {
        for (name, text) in schemas() {
            let schema: Value = serde_json::from_str(&text).expect("valid JSON");
            assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema", "{name}");
            let definitions = schema["$defs"].as_object().into_iter().flatten().map(|(_, d)| d);
            for (key, property) in definitions.chain([&schema]).filter_map(|d| d["properties"].as_object()).flatten() {
                assert!(property["description"].is_string(), "{name}: `{key}` has no description");
            }
        }
        let annotations = &schemas()[0].1;
        for word in ["inout", "self-describing", "in-out", "when-empty", "needs-current", "user-data", "nvrtc"] {
            assert!(annotations.contains(&format!("\"{word}\"")), "{word}");
        }
    }
}
