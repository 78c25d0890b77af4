//! Emitters: total functions of the plan, one output each.
//!
//! Input: [`crate::plan::Plan`]. Output: paths below `generated/` with their text. Invariant: no decision, and no function's name
//! in a condition.

pub mod docs;
#[cfg(test)]
mod every_fact;
mod imports;
pub mod layout;
pub mod package;
pub mod python;
pub mod rust;
pub mod safe;
#[cfg(test)]
pub(crate) mod sample;
pub mod stubs;
pub mod sys;
mod text;
