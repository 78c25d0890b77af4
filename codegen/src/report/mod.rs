//! Reports for maintainers: what changed, how much is covered, why an entry point is bound as it is.
//!
//! Input: [`crate::plan::Plan`] or [`crate::facts::Changes`]. Output: text for a terminal, Markdown, or JSON.
//! Invariant: a report decides nothing; every number is counted from its input.

mod audit;
mod census;
mod changes;
mod coverage;
mod decisions;
mod explain;
mod ratchet;
mod table;
mod todo;

pub use audit::{Audit, Comparison, Differences, PeerSurface, audit};
pub use census::{Census, Emitted, census};
pub use changes::{Bump, Product, Verdict, changes, changes_json, changes_markdown, changes_summary, changes_text, verdict};
pub use coverage::{Coverage, LibraryCoverage, Part};
pub use decisions::Decisions;
pub use explain::{Explanation, explain};
pub use ratchet::Ratchet;
pub use table::Table;
pub use todo::{name_hints, todo_json, todo_markdown, todo_text};

/// Facts with a function of every kind that reports tell apart.
#[cfg(test)]
pub(crate) fn test_facts() -> crate::facts::Facts {
    let text = "
library: cuda
header: cuda.h
aliases:
  - { name: cuFree, target: cuFree_v2 }
functions:
  - { name: cuInit, group: CUDA_INITIALIZE, returns: int, params: [{ name: Flags, type: unsigned int }] }
  - { name: cuQuery, group: CUDA_MEM, returns: int, params: [{ name: pValue, type: void * }] }
  - { name: cuFree, superseded: true, returns: int, params: [{ name: p, type: unsigned int }] }
  - { name: cuFree_v2, api: cuFree, per-thread: cuFree_v2_ptsz, returns: int, params: [{ name: p, type: size_t }] }
  - { name: cuWin, platforms: [windows], returns: int, params: [{ name: x, type: int }] }
";
    crate::facts::Facts { headers: vec![serde_yaml::from_str(text).expect("facts of the tests")], ..Default::default() }
}
