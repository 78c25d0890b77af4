//! A superseded entry point takes what is written for its successor, parameter by parameter, where the name agrees and the type is
//! of the same build: the first versions differ in the width of their integers and in the version of their records.

use super::{Decisions, Subject};
use crate::facts::Type;
use crate::plan::Why;

pub(super) fn apply(s: Subject<'_>, d: &mut Decisions) {
    let Some(successor) = s.notes.successors.get(s.function.name.as_str()) else { return };
    let Some((_, f)) = s.index.function(successor) else { return };
    let param = s.param();
    if !f.params.iter().any(|p| p.name == param.name && same_build(&p.ty, &param.ty)) {
        return;
    }
    if let Some(note) = s.notes.param(successor, &param.name) {
        let text = format!("same parameter as in {successor}");
        d.fill(note, &|span| Why { rule: "inherited".into(), text: text.clone(), span: Some(span.clone()) });
    }
}

/// Pointers to the same depth with the same `const`s, values otherwise.
fn same_build(a: &Type, b: &Type) -> bool {
    match (a.as_pointer(), b.as_pointer()) {
        (None, None) => true,
        (Some((a_const, a)), Some((b_const, b))) => a_const == b_const && same_build(a, b),
        _ => false,
    }
}
