//! Findings: what is wrong, where, and what to do about it.
//!
//! Every stage reports into a [`Sink`] and goes on, so that one run shows all findings; [`render`] turns them into text.

mod codes;
mod model;
mod render;

pub use codes::{CODES, Code, code};
pub use model::{Diagnostic, Severity, Sink, Span, did_you_mean};
pub use render::{Format, render, render_with, summary};
