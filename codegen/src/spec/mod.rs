//! The hand-written half of the spec: annotations, handles, rules, skips.
//!
//! Input: the YAML files under `spec/`. Output: [`Spec`], every value with its place.
//! Invariant: all findings of all files are collected; nothing is read twice and nothing unknown is accepted.

mod model;

pub use model::*;

use crate::diag::Span;

/// A value and where it was written.
#[derive(Debug, Clone, PartialEq)]
pub struct At<T> {
    /// The value.
    pub value: T,
    /// Its place.
    pub span: Span,
}

impl<T> std::ops::Deref for At<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<'de, T: serde::Deserialize<'de>> serde::Deserialize<'de> for At<T> {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(At { value: T::deserialize(d)?, span: Span::new("", 1, 1, 0) })
    }
}
