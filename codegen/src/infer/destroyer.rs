//! The entry point that `handles.yaml` names as a handle's destroyer consumes the handle, by value or through a pointer.

use super::{Decisions, Subject, why};
use crate::plan::Known;
use crate::spec::{Dir, Len, Own};

pub(super) fn apply(s: Subject<'_>, d: &mut Decisions) {
    let ty = &s.param().ty;
    let pointee = ty.as_pointer().map(|(_, to)| to);
    let Some(handle) = pointee.unwrap_or(ty).as_named() else { return };
    let Some(note) = s.notes.handle(handle) else { return };
    if note.release.as_ref().is_none_or(|r| r.value != s.function.name) {
        return;
    }
    let reason = || why("destroyer", format!("handles.yaml names it as the destroyer of `{handle}`"));
    d.own.get_or_insert_with(|| Known { value: Own::Take, why: reason() });
    if pointee.is_some() {
        d.dir.get_or_insert_with(|| Known { value: Dir::Inout, why: reason() });
        d.len.get_or_insert_with(|| Known { value: Len::Fixed(1), why: reason() });
    }
}
