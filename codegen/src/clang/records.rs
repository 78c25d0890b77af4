//! Structs and unions.
//!
//! Input: a tag's cursor. Output: a [`Record`] with its layout, behind the records that are nested in it.
//! Invariant: a nested record without a tag is named by its path, `Parent__field`, or `Parent__anon0` where the member has no name
//! either: the same with every libclang.

use super::cursor::{Cursor, Kind};
use super::types::base_tag;
use super::walk::{Meant, Walk};
use crate::facts::{Bits, Field, Record, RecordKind};

impl<'u> Walk<'u, '_> {
    /// A struct, union or enumeration at file level.
    pub(super) fn tag(&mut self, cursor: &Cursor<'u>, header: usize) {
        if cursor.is_anonymous() {
            if cursor.kind() == Kind::Enum {
                self.anonymous_enum(cursor, header);
            }
            return;
        }
        // A declaration without a definition is mentioned; if none ever follows it becomes an opaque tag.
        let Some(name) = self.convert_at(cursor, |names| names.tag(cursor)) else { return };
        if cursor.is_definition() {
            self.define(cursor, name, header);
        }
    }

    /// Adds a defined tag under a name.
    fn define(&mut self, cursor: &Cursor<'u>, name: String, header: usize) {
        if !self.done.insert(cursor.identity()) || !self.claim(&name, Meant::Tag(cursor.identity()), cursor) {
            return;
        }
        match cursor.kind() {
            Kind::Enum => self.enumeration(cursor, name, header),
            _ => self.record(cursor, name, header),
        }
    }

    fn record(&mut self, cursor: &Cursor<'u>, name: String, header: usize) {
        for nested in cursor.children() {
            if matches!(nested.kind(), Kind::Struct | Kind::Union | Kind::Enum)
                && !nested.is_anonymous()
                && nested.is_definition()
            {
                self.tag(&nested, header);
            }
        }
        let ty = cursor.ty();
        let mut fields = Vec::new();
        let mut unnamed = 0;
        for field in ty.fields() {
            let (mut field_name, ty, bits) = (field.spelling(), field.ty(), field.bit_width());
            // Some versions spell a missing name as a description of the place.
            let anonymous = field_name.is_empty() || field_name.contains(' ');
            if anonymous && bits.is_some() {
                // An unnamed bit field only moves its neighbours.
                continue;
            }
            if anonymous {
                field_name = format!("anon{unnamed}");
                unnamed += 1;
            }
            if let Some(tag) = base_tag(&ty)
                && tag.is_anonymous()
            {
                let nested = format!("{name}__{field_name}");
                if self.names.set_if_new(&tag, &nested) {
                    self.define(&tag, nested, header);
                }
            }
            let Some(ty) = self.convert_at(&field, |names| names.convert(&ty)) else { continue };
            let offset = field.bit_offset().max(0) as u64;
            let bits = bits.map(|width| Bits { offset, width });
            fields.push(Field { name: field_name, ty, offset: offset / 8, anonymous, bits });
        }
        let kind = if cursor.kind() == Kind::Union { RecordKind::Union } else { RecordKind::Struct };
        self.headers[header].records.push(Record {
            kind,
            // A tagged type is spelled `struct S`. Without a tag there is a typedef's name, or a path that C does not know.
            untagged: !cursor.is_anonymous() && !ty.spelling().contains(' '),
            size: ty.size().unwrap_or_default(),
            align: ty.align().unwrap_or_default(),
            fields,
            ..Record::opaque(name)
        });
    }
}
