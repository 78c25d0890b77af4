//! The hand-written half of the spec: annotations, handles, rules, skips.
//!
//! Input: the YAML files under `spec/`. Output: [`Spec`], every value with its place.
//! Invariant: all findings of all files are collected; nothing is read twice and nothing unknown is accepted.

mod decode;
mod decode_error;
mod load;
mod majors;
mod measured;
mod model;
mod schema;
mod sections;
#[cfg(test)]
mod tests;
mod validate;
mod value;
mod yaml;

pub use load::decode_file;
pub use measured::*;
pub use model::*;
pub use schema::schemas;
pub use sections::*;
pub use validate::{refuse_drafts, validate};
pub use value::{At, OneOrMany, Scalar, Table, entries, glob_matches};
