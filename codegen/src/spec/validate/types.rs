//! Entries of types.

use super::index::TypeItem;
use super::{Check, belongs_to};
use crate::diag::{Diagnostic, did_you_mean};
use crate::facts::Library;
use crate::spec::{At, TypeNote};

impl Check<'_> {
    /// Checks one entry below `types`.
    pub(super) fn type_note(&mut self, library: Library, name: &At<String>, note: &TypeNote) {
        [&note.summary, &note.rust, &note.python].into_iter().flatten().for_each(|text| self.not_empty(text));
        let Some(&(of, item)) = self.index.types.get(name.as_str()) else {
            let near = self.index.type_like(name).map(|n| format!("did you mean `{n}`?"));
            return self.report(
                Diagnostic::error("CG250", format!("no header declares a type `{}`", name.value))
                    .at(name.span.clone())
                    .help_opt(near),
            );
        };
        if of != library {
            self.report(
                Diagnostic::error("CG202", format!("`{}` is no type of `{library}`: {}", name.value, belongs_to(of)))
                    .at(name.span.clone())
                    .help(format!("move the entry to a file below `annotations/{of}/`")),
            );
        }
        let enumeration = match item {
            TypeItem::Enum(e) => Some(e),
            TypeItem::Typedef(to) => self.index.enumeration(to),
            TypeItem::Record(_) => None,
        };
        if let Some(flags) = note.flags.as_ref().filter(|_| enumeration.is_none()) {
            self.report(
                Diagnostic::error("CG253", format!("`{}` is no enumeration, so it has no flags", name.value))
                    .at(flags.span.clone())
                    .help("remove `flags`"),
            );
        }
        let hints = note.hints.iter().flat_map(|h| &h.0);
        hints.clone().for_each(|(_, text)| self.not_empty(text));
        for code in note.status.iter().chain(hints.map(|(code, _)| code)) {
            let members = || enumeration.iter().flat_map(|e| &e.enumerators).map(|m| m.name.as_str());
            if !members().any(|m| m == **code) {
                self.report(
                    Diagnostic::error("CG235", format!("`{}` has no code `{}`", name.value, code.value))
                        .at(code.span.clone())
                        .help_opt(did_you_mean(code, members()).map(|n| format!("did you mean `{n}`?"))),
                );
            }
        }
    }
}
