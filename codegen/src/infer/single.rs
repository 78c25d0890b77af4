//! One element or several: a pointer stands for one element where nothing in the signature counts.

use super::{Decisions, Subject, why};
use crate::facts::{Param, Prim, Type};
use crate::plan::{Class, Known};
use crate::spec::Len;

pub(super) fn apply(s: Subject<'_>, d: &mut Decisions) {
    let param = s.param();
    let Some((_, to)) = param.ty.as_pointer() else { return };
    if d.dir.is_none() || d.len.is_some() || s.function.params.iter().any(counts_something) {
        return;
    }
    let element = match s.index.class(to) {
        Class::Void | Class::Unknown(_) | Class::Array { .. } | Class::Function => false,
        _ if *to == Type::Prim(Prim::Char) => false,
        // What a returned pointer points to is another question; the pointer itself is one value.
        Class::Pointer { .. } | Class::Opaque(_) => !matches!(d.dir, Some(Known { value: crate::spec::Dir::In, .. })),
        _ => true,
    };
    if element {
        d.len = Some(Known { value: Len::Fixed(1), why: why("single", "nothing in the signature counts elements") });
    }
}

/// Whether a parameter looks like a number of elements: an integer, by value or by pointer, called after counting. Being called so
/// decides nothing here: it only keeps the rule from deciding.
pub(super) fn counts_something(p: &Param) -> bool {
    let ty = p.ty.as_pointer().map_or(&p.ty, |(_, to)| to);
    let integer = match ty {
        Type::Prim(p) => !matches!(p, Prim::Bool | Prim::Char | Prim::Float | Prim::Double),
        Type::Named(name) => crate::plan::std_rust(name).is_some(),
        _ => false,
    };
    let lower = p.name.to_lowercase();
    let called = ["num", "count", "max", "n_"].iter().any(|w| lower.starts_with(w))
        || ["count", "len", "length", "nb"].iter().any(|w| lower.ends_with(w))
        || lower == "n";
    integer && called
}
