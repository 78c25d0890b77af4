//! What the headers say, and nothing else.
//!
//! Input: the parse of one CUDA release ([`crate::clang`]) or the committed files under `spec/facts`.
//! Output: [`Facts`], owned and ordered as the headers are, and the [`History`] of all releases.
//! Invariant: no decision is made here. Every declaration of a header is an item or a listed skip.

mod ctype;
mod diff;
mod earlier;
mod history;
mod majors;
mod model;
mod order;
mod read;
mod sig;
mod value;
mod write;

pub use ctype::{Prim, STANDARD_TYPES, Type, TypeError};
pub use diff::{Change, ChangeKind, Changes, OTHER_KIND, diff};
pub use earlier::Earlier;
pub use history::{Changed, Count, HISTORY, History, ItemKind, Life, Seen, SymbolVersion, release};
pub use majors::{major_headers, runtime_release};
pub use model::*;
pub use read::{from_yaml, read_dir, read_history, read_majors};
pub use sig::{c_signature, declare, fingerprint};
pub use value::Value;
pub use write::{path, to_files, to_yaml};
