//! Records as callers build them: which fields are set freely, which by borrowing what they point to, which by hand.
//!
//! Input: a record and the notes about its fields. Output: a [`View`]. Invariant: what a view's safe setters can store is nothing that
//! the callee could follow to memory or an object that is not borrowed for as long; bare addresses are stored as numbers, and the
//! entry point that works on the memory says so itself.

use std::collections::HashMap;

use super::{Class, Index, names, safety};
use crate::facts::{Field, Record, RecordKind, Type};
use crate::infer::Notes;
use crate::spec::{Access, Dir, Len, ParamNote, Role, TypeNote};

/// How a record is built.
#[derive(Debug)]
pub struct View<'a> {
    /// Every field, in order.
    pub fields: Vec<FieldPlan<'a>>,
    /// Only the driver makes meaningful values: there are no setters.
    pub driver_made: bool,
    /// It can hold addresses of memory that is not borrowed.
    pub addresses: bool,
}

/// How a field is set.
#[derive(Debug)]
pub struct FieldPlan<'a> {
    /// Its facts.
    pub fact: &'a Field,
    /// The setter's name.
    pub rust: String,
    /// What it takes.
    pub form: FieldForm<'a>,
}

/// What a setter takes.
#[derive(Debug)]
pub enum FieldForm<'a> {
    /// There is no setter: a count, a tag, an unused field, or one that the callee writes.
    Hidden,
    /// A harmless value.
    Plain,
    /// The address of memory, as a number.
    Address,
    /// A borrowed handle.
    Handle,
    /// A record with a view of its own.
    View,
    /// A borrowed value behind a pointer.
    One,
    /// Borrowed elements behind a pointer; the position of their count.
    Slice(usize),
    /// Elements behind a pointer that the library fills in; the position of their count, which the caller sets.
    Filled(usize),
    /// One member of a union, and the tag that tells which: one setter per case.
    Tagged(usize, Vec<Case<'a>>),
    /// A pointer or function that nothing checks: the setter is `unsafe`.
    Unchecked,
}

/// A member of a tagged union.
#[derive(Debug)]
pub struct Case<'a> {
    /// The tag's enumerator.
    pub enumerator: &'a str,
    /// The member.
    pub member: &'a Field,
    /// The setter's name.
    pub rust: String,
    /// What it takes: the fields of a nameless member, or the member itself.
    pub parts: Vec<FieldPlan<'a>>,
    /// Whether the parts are fields of the member.
    pub flat: bool,
}

/// What is asked for every record.
pub struct Views<'p, 'a> {
    /// Names and types.
    pub index: &'p Index<'a>,
    /// Handles.
    pub notes: &'p Notes<'a>,
    /// Notes of types, by C name.
    pub types: &'p HashMap<&'a str, &'a TypeNote>,
}

impl<'a> Views<'_, 'a> {
    /// The view of a record; none where every value is harmless, and for unions and old versions, which stay as in C.
    pub fn of(&self, r: &'a Record) -> Option<View<'a>> {
        if !self.has_view(r) {
            return None;
        }
        let note = self.note(r);
        let mut fields: Vec<FieldPlan<'a>> =
            r.fields.iter().map(|f| FieldPlan { fact: f, rust: names::rust_param(&f.name), form: self.form(r, f) }).collect();
        // What a setter fills in besides its own field has no setter.
        let filled: Vec<usize> = fields
            .iter()
            .filter_map(|f| match f.form {
                FieldForm::Slice(at) | FieldForm::Tagged(at, _) => Some(at),
                _ => None,
            })
            .collect();
        filled.into_iter().for_each(|at| fields[at].form = FieldForm::Hidden);
        let driver_made = note.is_some_and(|n| n.driver_made.as_ref().is_some_and(|d| d.value));
        let addresses = !driver_made && fields.iter().any(|f| self.holds_address(&f.form, &f.fact.ty));
        Some(View { fields, driver_made, addresses })
    }

    fn has_view(&self, r: &Record) -> bool {
        r.kind == RecordKind::Struct && !r.superseded && !r.name.contains("__") && !safety::is_plain(self.index, self.notes, r)
    }

    fn note(&self, r: &'a Record) -> Option<&'a TypeNote> {
        self.types.get(self.index.c_name(&r.name)).or(self.types.get(r.name.as_str())).copied()
    }

    fn field_note(&self, r: &'a Record, field: &str) -> Option<&'a ParamNote> {
        self.note(r)?.fields.iter().find(|(name, _)| name.value == field).map(|(_, note)| note)
    }

    fn form(&self, r: &'a Record, f: &'a Field) -> FieldForm<'a> {
        let position = |name: &str| r.fields.iter().position(|f| f.name == name);
        if let Some(note) = self.field_note(r, &f.name) {
            if note.role.as_ref().is_some_and(|role| matches!(role.value, Role::Reserved | Role::StructSize)) {
                return FieldForm::Hidden;
            }
            if let (Some(tag), Some(values)) = (&note.tagged_by, &note.values)
                && let Some(at) = position(&tag.value)
            {
                return FieldForm::Tagged(at, self.cases(f, values));
            }
            match (f.ty.as_pointer(), note.len.as_ref().map(|l| &l.value)) {
                (Some((_, to)), Some(Len::Fixed(1))) if self.can_lend(to) => return FieldForm::One,
                (Some(_), Some(Len::Param(count))) if note.dir.as_ref().is_some_and(|d| d.value == Dir::Out) => {
                    return position(count).map_or(FieldForm::Unchecked, FieldForm::Filled);
                }
                (Some((_, to)), Some(Len::Param(count))) if self.can_lend(to) => {
                    return position(count).map_or(FieldForm::Unchecked, FieldForm::Slice);
                }
                _ => {}
            }
            if note.access.as_ref().is_some_and(|a| a.value == Access::None) && f.ty.as_pointer().is_some() {
                return FieldForm::Address;
            }
        }
        self.derived(f)
    }

    /// What the type and the name say by themselves.
    fn derived(&self, f: &'a Field) -> FieldForm<'a> {
        if is_unused(&f.name) {
            return FieldForm::Hidden;
        }
        if let Some(handle) = safety::handle_name(self.index, self.notes, &f.ty) {
            return match self.notes.handle(handle) {
                Some(note) if note.raw.is_some() => FieldForm::Address,
                Some(_) => FieldForm::Handle,
                None => FieldForm::Unchecked,
            };
        }
        match self.index.class(&f.ty) {
            Class::Record(r) if self.has_view(r) => FieldForm::View,
            _ if safety::plain_type(self.index, self.notes, &f.ty) => FieldForm::Plain,
            _ => FieldForm::Unchecked,
        }
    }

    fn cases(&self, union: &'a Field, values: &'a crate::spec::Table) -> Vec<Case<'a>> {
        let Class::Record(u) = self.index.class(&union.ty) else { return Vec::new() };
        let case = |(enumerator, member): (&'a str, &'a str)| {
            let member = u.fields.iter().find(|f| f.name == member)?;
            let flat =
                matches!(self.index.class(&member.ty), Class::Record(r) if r.name.contains("__") && r.kind == RecordKind::Struct);
            let parts = match self.index.class(&member.ty) {
                Class::Record(r) if flat => r.fields.iter().collect(),
                _ => vec![member],
            };
            let parts = parts.into_iter().map(|f| FieldPlan { fact: f, rust: names::rust_param(&f.name), form: self.derived(f) });
            Some(Case { enumerator, member, rust: names::rust_param(&member.name), parts: parts.collect(), flat })
        };
        values.iter().filter_map(case).collect()
    }

    /// Whether borrowing the elements is all that it takes.
    fn can_lend(&self, to: &'a Type) -> bool {
        let named = safety::handle_name(self.index, self.notes, to).and_then(|h| self.notes.handle(h));
        named.is_some()
            || matches!(self.index.class(to), Class::Record(r) if self.has_view(r))
            || safety::plain_type(self.index, self.notes, to)
    }

    fn holds_address(&self, form: &FieldForm<'a>, ty: &'a Type) -> bool {
        let raw = |ty: &'a Type| {
            safety::handle_name(self.index, self.notes, ty).and_then(|h| self.notes.handle(h)).is_some_and(|h| h.raw.is_some())
        };
        let nested = |ty: &'a Type| match self.index.class(ty) {
            Class::Record(r) => self.of(r).is_some_and(|v| v.addresses),
            _ => false,
        };
        match form {
            FieldForm::Address => true,
            FieldForm::View => nested(ty),
            FieldForm::One | FieldForm::Slice(_) => ty.as_pointer().is_some_and(|(_, to)| raw(to) || nested(to)),
            FieldForm::Tagged(_, cases) => cases.iter().flat_map(|c| &c.parts).any(|p| self.holds_address(&p.form, &p.fact.ty)),
            FieldForm::Hidden | FieldForm::Plain | FieldForm::Handle | FieldForm::Filled(_) | FieldForm::Unchecked => false,
        }
    }
}

/// Fields that headers keep for later versions, for themselves or for alignment, and those that they mark as written by the callee.
fn is_unused(name: &str) -> bool {
    let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
    name.starts_with('_') || name.ends_with("_out") || matches!(base, "reserved" | "padding" | "pad")
}
