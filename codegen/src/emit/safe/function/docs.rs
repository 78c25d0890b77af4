//! What the documentation of a wrapper says.

use super::Builder;
use crate::facts::c_signature;

impl<'p, 'a> Builder<'p, 'a> {
    pub(super) fn doc_lines(&self) -> Vec<String> {
        let e = self.e;
        let mut lines: Vec<String> = e.summary.iter().flat_map(|s| [s.value.clone(), String::new()]).collect();
        lines.push(format!("C: `{}`", c_signature(e.fact)));
        if let Some(since) = e.since {
            lines.extend([String::new(), format!("Since CUDA {since}.")]);
        }
        for (code, meaning) in &e.ok {
            lines.extend([String::new(), format!("Returns `true` on success, `false` for `{code}`: {meaning}.")]);
        }
        if let Some(successor) = e.successor {
            lines.extend([String::new(), format!("Superseded by `{successor}`.")]);
        }
        let undecided: Vec<String> =
            e.undecided().map(|p| format!("`{}` ({})", p.name, p.undecided.as_deref().unwrap_or_default())).collect();
        if !undecided.is_empty() {
            lines.extend([String::new(), format!("Bound as in C: undecided are {}.", undecided.join(", "))]);
        }
        if !e.fact.errors.is_empty() {
            let errors: Vec<String> = e.fact.errors.iter().map(|c| format!("`{c}`")).collect();
            lines.extend([String::new(), "# Errors".to_owned(), errors.join(", ")]);
        }
        if !e.unsafe_reasons.is_empty() || self.raw {
            lines.extend([String::new(), "# Safety".to_owned()]);
            if self.raw {
                lines.push("The arguments must be what the C function asks for.".to_owned());
            }
            lines.extend(e.unsafe_reasons.iter().filter(|_| !self.raw).map(|r| format!("- {}", r.value)));
        }
        lines
    }
}
