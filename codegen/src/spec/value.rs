//! The values of the vocabulary that serde cannot derive: placed values, tables in file order, scalars, globs.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::path::PathBuf;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::diag::Span;

/// A value and where it was written.
#[derive(Debug, Clone, PartialEq)]
pub struct At<T> {
    /// The value.
    pub value: T,
    /// Its place.
    pub span: Span,
}

impl<T> At<T> {
    /// The name by which the decoder knows that a place is asked for beside the value.
    pub(super) const NAME: &str = "cuspec::At";
}

impl<T> std::ops::Deref for At<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        d.deserialize_tuple_struct(Self::NAME, 5, AtVisitor(PhantomData))
    }
}

struct AtVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for AtVisitor<T> {
    type Value = At<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value with its place")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<At<T>, A::Error> {
        fn next<'de, A: SeqAccess<'de>, T: Deserialize<'de>>(seq: &mut A) -> Result<T, A::Error> {
            seq.next_element()?.ok_or_else(|| A::Error::custom("only the spec decoder knows places"))
        }
        let span = Span {
            file: PathBuf::from(next::<_, &str>(&mut seq)?).into(),
            line: next(&mut seq)?,
            column: next(&mut seq)?,
            len: next(&mut seq)?,
        };
        Ok(At { value: next(&mut seq)?, span })
    }
}

impl<T: JsonSchema> JsonSchema for At<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        T::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        generator.subschema_for::<T>()
    }
}

/// Reads a map as its entries in file order; a key that has no value yet is an empty map.
pub fn entries<'de, D: Deserializer<'de>, T: Deserialize<'de>>(d: D) -> Result<Vec<(At<String>, T)>, D::Error> {
    struct Entries<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
        type Value = Vec<(At<String>, T)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a map from names to entries")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut entries = Vec::new();
            while let Some(entry) = map.next_entry()? {
                entries.push(entry);
            }
            Ok(entries)
        }

        fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
            Ok(Vec::new())
        }
    }

    d.deserialize_map(Entries(PhantomData))
}

/// Names and their texts, in file order.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Table(pub Vec<(At<String>, At<String>)>);

impl Table {
    /// The text of a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(n, _)| *n == name).map(|(_, text)| text)
    }

    /// Names and texts.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}

impl<'de> Deserialize<'de> for Table {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        entries(d).map(Table)
    }
}

impl JsonSchema for Table {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Table".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<String, String>::json_schema(generator)
    }
}

/// A default value.
#[derive(Debug, Clone, PartialEq)]
pub enum Scalar {
    /// A truth value.
    Bool(bool),
    /// A number.
    Int(i64),
    /// The name of a constant or enumerator, or text.
    Text(String),
}

impl<'de> Deserialize<'de> for Scalar {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct ScalarVisitor;

        impl Visitor<'_> for ScalarVisitor {
            type Value = Scalar;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("`true`, `false`, a number or a name")
            }

            fn visit_bool<E: Error>(self, v: bool) -> Result<Scalar, E> {
                Ok(Scalar::Bool(v))
            }

            fn visit_i64<E: Error>(self, v: i64) -> Result<Scalar, E> {
                Ok(Scalar::Int(v))
            }

            fn visit_u64<E: Error>(self, v: u64) -> Result<Scalar, E> {
                i64::try_from(v).map(Scalar::Int).map_err(|_| E::custom(format!("`{v}` is out of range")))
            }

            fn visit_str<E: Error>(self, v: &str) -> Result<Scalar, E> {
                Ok(Scalar::Text(v.to_owned()))
            }
        }

        d.deserialize_any(ScalarVisitor)
    }
}

impl JsonSchema for Scalar {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Scalar".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({ "type": ["boolean", "integer", "string"] })
    }
}

/// One glob or a list of them.
#[derive(Debug, Clone, PartialEq)]
pub enum OneOrMany {
    /// One glob.
    One(At<String>),
    /// Any of these.
    Many(Vec<At<String>>),
}

impl OneOrMany {
    /// The globs, each with its place.
    pub fn globs(&self) -> &[At<String>] {
        match self {
            OneOrMany::One(glob) => std::slice::from_ref(glob),
            OneOrMany::Many(globs) => globs,
        }
    }

    /// Whether any of the globs matches.
    pub fn matches(&self, text: &str) -> bool {
        self.globs().iter().any(|g| glob_matches(g, text))
    }
}

impl<'de> Deserialize<'de> for OneOrMany {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        // The two forms are told apart behind the place, since only there the kind of node is known.
        let At { value, span } = At::<Globs>::deserialize(d)?;
        Ok(match value {
            Globs::One(value) => OneOrMany::One(At { value, span }),
            Globs::Many(globs) => OneOrMany::Many(globs),
        })
    }
}

enum Globs {
    One(String),
    Many(Vec<At<String>>),
}

impl<'de> Deserialize<'de> for Globs {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct GlobsVisitor;

        impl<'de> Visitor<'de> for GlobsVisitor {
            type Value = Globs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a glob or a list of globs")
            }

            fn visit_str<E: Error>(self, v: &str) -> Result<Globs, E> {
                Ok(Globs::One(v.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Globs, A::Error> {
                let mut globs = Vec::new();
                while let Some(glob) = seq.next_element()? {
                    globs.push(glob);
                }
                Ok(Globs::Many(globs))
            }
        }

        d.deserialize_any(GlobsVisitor)
    }
}

impl JsonSchema for OneOrMany {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "OneOrMany".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({ "anyOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] })
    }
}

/// Whether `text` matches `glob`, in which `*` stands for any text.
pub fn glob_matches(glob: &str, text: &str) -> bool {
    let Some((head, rest)) = glob.split_once('*') else { return glob == text };
    let Some(mut text) = text.strip_prefix(head) else { return false };
    // Every middle part may take its first hit: what follows then has the most text left.
    let mut parts = rest.split('*').collect::<Vec<_>>();
    let tail = parts.pop().expect("splitting gives at least one part");
    for part in parts {
        match text.find(part) {
            Some(at) => text = &text[at + part.len()..],
            None => return false,
        }
    }
    text.ends_with(tail)
}

#[cfg(test)]
mod tests {
    use super::glob_matches;

    #[test]
    fn globs_match_in_the_middle_and_at_both_ends() {
        for (glob, text, hit) in [
            ("cuMem*", "cuMemAlloc_v2", true),
            ("*_v2", "cuMemAlloc_v2", true),
            ("cu*Get*Count", "cuDeviceGetCount", true),
            ("cu*Get*Count", "cuDeviceGetCountX", false),
            ("const char *", "const char *", true),
            ("a*a", "a", false),
            ("*", "", true),
            ("cuInit", "cuInit2", false),
        ] {
            assert_eq!(glob_matches(glob, text), hit, "{glob} {text}");
        }
    }
}
