//! Why a node is not what a type asks for, in the words of a spec file.

use std::fmt::{self, Display};
use std::path::Path;
use std::sync::Arc;

use serde::de::{self, Expected, Unexpected};

use super::yaml::Place;
use crate::diag::{Diagnostic, did_you_mean};

/// Why a node is not what the type asks for.
#[derive(Debug)]
pub struct DecodeError {
    pub(super) what: What,
    place: Option<Place>,
    /// Whether an entry was set aside for it.
    pub(super) dropped: bool,
}

#[derive(Debug)]
pub(super) enum What {
    Other(String),
    Type {
        expected: String,
        found: String,
    },
    Word {
        word: String,
        allowed: &'static [&'static str],
    },
    Missing(&'static str),
    /// Follows from a finding that is already made.
    Known,
}

impl DecodeError {
    pub(super) fn new(what: What) -> Self {
        DecodeError { what, place: None, dropped: false }
    }

    pub(super) fn at(mut self, place: Place) -> Self {
        self.place.get_or_insert(place);
        self
    }

    pub(super) fn into_finding(self, root: Place, file: &Arc<Path>) -> Option<Diagnostic> {
        let finding = match self.what {
            What::Known => return None,
            What::Other(text) => Diagnostic::error("CG207", text),
            What::Type { expected, found } => {
                let help = (found == NOTHING).then(|| "give a value, or remove the key".to_owned());
                Diagnostic::error("CG207", format!("expected {expected}, found {found}")).help_opt(help)
            }
            What::Word { word, allowed } => {
                let near = did_you_mean(&word, allowed.iter().copied())
                    .or_else(|| allowed.iter().copied().find(|a| word.starts_with(a) || a.starts_with(&word)))
                    .map(|w| format!("did you mean `{w}`?"));
                Diagnostic::error("CG206", format!("`{word}` is none of the words allowed here"))
                    .help_opt(near)
                    .note(format!("allowed: {}", quoted(allowed.iter().copied())))
            }
            What::Missing(key) => {
                Diagnostic::error("CG211", format!("`{key}` is missing")).help(format!("add `{key}:` to this entry"))
            }
        };
        Some(finding.at(self.place.unwrap_or(root).span(file)))
    }
}

const NOTHING: &str = "nothing";

pub(super) fn quoted<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    words.into_iter().map(|w| format!("`{w}`")).collect::<Vec<_>>().join(", ")
}

impl Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.what)
    }
}

impl std::error::Error for DecodeError {}

impl de::Error for DecodeError {
    fn custom<T: Display>(text: T) -> Self {
        Self::new(What::Other(text.to_string()))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new(What::Type { expected: expected.to_string(), found: words(found) })
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(found, expected)
    }

    fn unknown_variant(word: &str, allowed: &'static [&'static str]) -> Self {
        Self::new(What::Word { word: word.to_owned(), allowed })
    }

    fn missing_field(key: &'static str) -> Self {
        Self::new(What::Missing(key))
    }
}

pub(super) fn words(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Unit | Unexpected::Option => NOTHING.to_owned(),
        Unexpected::Str(text) => format!("the text `{text}`"),
        Unexpected::Bool(b) => format!("`{b}`"),
        Unexpected::Seq => "a list".to_owned(),
        Unexpected::Map => "a map".to_owned(),
        other => other.to_string(),
    }
}

/// The expectation of serde's own types, in the words of a spec file.
pub(super) struct Want(pub(super) &'static str);

impl Expected for Want {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}
