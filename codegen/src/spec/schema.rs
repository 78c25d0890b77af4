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

    use serde_json::Value;

    use super::*;
    use crate::diag::Sink;
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
