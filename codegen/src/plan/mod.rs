//! Facts and annotations to decisions: one plan that every emitter reads.
//!
//! Input: [`crate::facts::Facts`] and [`crate::spec::Spec`]. Output: [`Plan`]. Invariant: one entry in, one entry out; every
//! decision carries its reason, and nothing downstream decides again.

mod build;
mod forms;
mod index;
mod model;
mod names;
mod safety;
mod summaries;
mod views;

pub use build::build;
pub use index::{Class, Declared, Index, prim_rust, std_rust};
pub use model::*;
pub use names::{rust_members, rust_words};
pub use summaries::Summaries;
pub use views::{Case, FieldForm, FieldPlan, View};
