//! What a person wrote about this very parameter decides first.

use super::{Decisions, Subject};
use crate::plan::Why;

pub(super) fn apply(s: Subject<'_>, d: &mut Decisions) {
    if let Some(note) = s.notes.param(&s.function.name, &s.param().name) {
        d.fill(note, &|span| Why {
            rule: "annotation".into(),
            text: "written for this parameter".into(),
            span: Some(span.clone()),
        });
    }
}
