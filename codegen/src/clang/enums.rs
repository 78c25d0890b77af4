//! Enumerations.
//!
//! Input: an enumeration's cursor. Output: an [`Enum`]. Invariant: values are those of C; the bindings hold them in 32 bits, so a
//! wider enumeration is a finding.

use super::cursor::{Cursor, Kind};
use super::walk::{Meant, Pass, Walk};
use super::{comments, docs};
use crate::diag::Diagnostic;
use crate::facts::{Enum, Enumerator, Platforms};

impl<'u> Walk<'u, '_> {
    /// An enumeration that nothing names is called after its first member.
    pub(super) fn anonymous_enum(&mut self, cursor: &Cursor<'u>, header: usize) {
        let Some(first) = cursor.children().into_iter().find(|c| c.kind() == Kind::Enumerator) else { return };
        let name = format!("{}__enum", first.spelling());
        if self.done.insert(cursor.identity()) && self.claim(&name, Meant::Tag(cursor.identity()), cursor) {
            self.names.set_if_new(cursor, &name);
            self.enumeration(cursor, name, header);
        }
    }

    pub(super) fn enumeration(&mut self, cursor: &Cursor<'u>, name: String, header: usize) {
        let integer = cursor.integer_type().canonical();
        if integer.size() != Some(4) {
            let d = Diagnostic::error("CG111", format!("enumeration `{name}` does not have the size of an int"))
                .note(format!("its integer type is `{}`", integer.spelling()))
                .help("the bindings hold enumerations in 32 bits; this one needs a form of its own");
            self.report(d, cursor);
            return;
        }
        let unsigned = integer.spelling().starts_with("unsigned");
        let members = cursor.children().into_iter().filter(|c| c.kind() == Kind::Enumerator);
        let enumerators: Vec<Enumerator> = members.map(|m| self.enumerator(&m, unsigned, header)).collect();
        let signed = enumerators.iter().any(|e| e.value < 0);
        self.headers[header].enums.push(Enum { name, signed, platforms: Platforms::all(), enumerators });
    }

    fn enumerator(&self, cursor: &Cursor<'u>, unsigned: bool, header: usize) -> Enumerator {
        let (name, value) = (cursor.spelling(), cursor.enumerator_value(unsigned));
        if self.pass == Pass::Internal {
            return Enumerator { name, value, deprecated: false, value_type: None };
        }
        let (source, offset) = (self.source(header), cursor.place().offset);
        let doc = docs::before(source, offset, b",{}").or_else(|| docs::after(source, offset));
        let doc = doc.filter(|text| text.contains("deprecated") || text.contains("value type")).map(|text| comments::read(&text));
        let deprecated = cursor.is_deprecated() || doc.as_ref().is_some_and(|d| d.deprecated);
        let value_type = doc.and_then(|d| d.value_types.into_iter().next()).map(|v| v.ty);
        Enumerator { name, value, deprecated, value_type }
    }
}
