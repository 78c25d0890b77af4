//! What is written into the files of people: drafts of what nobody has annotated, and fresh stamps on what somebody has reviewed.
//!
//! Input: the plan or the facts, and the spec. Output: the new text of whole files; the caller writes them.
//! Invariant: every byte that is not drafted or stamped stays as it was.

mod bless;
mod draft;

pub use bless::bless;
pub use draft::{Draft, drafts};
