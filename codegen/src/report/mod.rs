//! Reports for maintainers: what changed, how much is covered, why an entry point is bound as it is.
//!
//! Input: [`crate::plan::Plan`] or [`crate::facts::Changes`]. Output: text for a terminal, Markdown, or JSON.
//! Invariant: a report decides nothing; every number is counted from its input.

mod changes;
mod table;

pub use changes::{Bump, Product, Verdict, changes_json, changes_markdown, changes_summary, changes_text, verdict};
pub use table::Table;
