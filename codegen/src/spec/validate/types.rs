//! Entries of types.

use super::index::TypeItem;
use super::{Check, belongs_to};
use crate::diag::{Diagnostic, Span, did_you_mean};
use crate::facts::{Library, Record};
use crate::spec::{At, Len, TypeNote};

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
        self.fields(name, item, note);
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

    fn fields(&mut self, name: &At<String>, item: TypeItem<'_>, note: &TypeNote) {
        let record = match item {
            TypeItem::Record(r) => Some(r),
            TypeItem::Typedef(to) => self.index.record(to),
            TypeItem::Enum(_) => None,
        };
        let driver_made = note.driver_made.as_ref().map(|d| d.span.clone());
        let Some(record) = record else {
            if let Some(at) = note.fields.first().map(|(key, _)| key.span.clone()).or(driver_made) {
                self.report(
                    Diagnostic::error("CG254", format!("`{}` is no record, so it has no fields", name.value))
                        .at(at)
                        .help("remove the key, or name the record"),
                );
            }
            return;
        };
        if let (Some(at), Some((field, _))) = (driver_made, note.fields.first()) {
            self.report(
                Diagnostic::error("CG254", format!("`{}` is made by the driver, so nobody sets its fields", name.value))
                    .at(field.span.clone())
                    .label(at, "said here")
                    .help("remove one of the two"),
            );
        }
        for (key, field) in &note.fields {
            let referred = match field.len.as_ref().map(|l| (&l.value, &l.span)) {
                Some((Len::Param(count) | Len::Bytes(count), at)) => Some((count.as_str(), at)),
                _ => None,
            };
            let tag = field.tagged_by.as_ref().map(|t| (t.as_str(), &t.span));
            for (wanted, at) in [Some((key.as_str(), &key.span)), referred, tag].into_iter().flatten() {
                self.field(record, wanted, at);
            }
            let Some(values) = &field.values else { continue };
            let of = |name: &str| record.fields.iter().find(|f| f.name == name);
            let tag = field.tagged_by.as_ref().and_then(|t| of(t)).and_then(|f| self.index.enumeration(&f.ty));
            let union = of(key).and_then(|f| self.index.record(&f.ty));
            for (enumerator, member) in &values.0 {
                self.member(tag, enumerator);
                let Some(union) = union else { continue };
                if !union.fields.iter().any(|f| f.name == **member) {
                    let near = did_you_mean(member, union.fields.iter().map(|f| f.name.as_str()));
                    self.report(
                        Diagnostic::error("CG256", format!("`{}` has no member `{}`", union.name, member.value))
                            .at(member.span.clone())
                            .help_opt(near.map(|n| format!("did you mean `{n}`?"))),
                    );
                }
            }
        }
    }

    fn field(&mut self, record: &Record, name: &str, at: &Span) {
        if !record.fields.iter().any(|f| f.name == name) {
            let near = did_you_mean(name, record.fields.iter().map(|f| f.name.as_str()));
            self.report(
                Diagnostic::error("CG255", format!("`{}` has no field `{name}`", record.name))
                    .at(at.clone())
                    .help_opt(near.map(|n| format!("did you mean `{n}`?"))),
            );
        }
    }
}
