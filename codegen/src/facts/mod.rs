//! What the headers say, and nothing else.
//!
//! Input: the parse of one CUDA release ([`crate::clang`]) or the committed files under `spec/facts`.
//! Output: [`Facts`], owned and ordered as the headers are.
//! Invariant: no decision is made here. Every declaration of a header is an item or a listed skip.

mod ctype;
mod model;
mod sig;

pub use ctype::{Prim, Type, TypeError};
pub use model::*;
pub use sig::{c_signature, declare, fingerprint};
