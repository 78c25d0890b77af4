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
