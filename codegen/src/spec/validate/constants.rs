//! Entries of macro constants.

use super::{Check, belongs_to};
use crate::diag::Diagnostic;
use crate::facts::Library;
use crate::spec::{At, ConstantNote};

impl Check<'_> {
    /// Checks one entry below `constants`.
    pub(super) fn constant_note(&mut self, library: Library, name: &At<String>, note: &ConstantNote) {
        note.summary.iter().for_each(|text| self.not_empty(text));
        let Some(&of) = self.index.constants.get(name.as_str()) else {
            let near = self.index.macro_like(name).map(|n| format!("did you mean `{n}`?"));
            return self.report(
                Diagnostic::error("CG236", format!("no header defines a macro constant `{}`", name.value))
                    .at(name.span.clone())
                    .help_opt(near),
            );
        };
        if of != library {
            self.report(
                Diagnostic::error("CG202", format!("`{}` is no constant of `{library}`: {}", name.value, belongs_to(of)))
                    .at(name.span.clone())
                    .help(format!("move the entry to a file below `annotations/{of}/`")),
            );
        }
    }
}
