//! A superseded entry point takes what is written for its successor, parameter by parameter, where name and type agree.

use super::{Decisions, Subject};
use crate::plan::Why;

pub(super) fn apply(s: Subject<'_>, d: &mut Decisions) {
    let Some(successor) = s.notes.successors.get(s.function.name.as_str()) else { return };
    let Some((_, f)) = s.index.function(successor) else { return };
    let param = s.param();
    if !f.params.iter().any(|p| p.name == param.name && p.ty == param.ty) {
        return;
    }
    if let Some(note) = s.notes.param(successor, &param.name) {
        let text = format!("same parameter as in {successor}");
        d.fill(note, &|span| Why { rule: "inherited".into(), text: text.clone(), span: Some(span.clone()) });
    }
}
