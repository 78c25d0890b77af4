//! CUDA headers -> facts -> plan -> files.
//!
//! Input: CUDA headers, or the facts that were committed, and what people wrote under `spec/`. Output: everything below
//! `generated/`, and the machine-written files below `spec/`. [`Session`] is the table of contents.

pub mod clang;
pub mod diag;
pub mod edit;
pub mod emit;
pub mod facts;
pub mod infer;
pub mod output;
pub mod plan;
pub mod provision;
pub mod report;
mod session;
pub mod spec;
pub mod version;

pub use facts::release;
pub use session::{Files, Session};
