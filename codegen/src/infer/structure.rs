//! What the type itself proves: by-value and `const` parameters are inputs, a lone pointer to a handle is an output, constant
//! characters are text.

use super::single::counts_something;
use super::{Decisions, Subject, why};
use crate::facts::{Prim, Type};
use crate::plan::{Class, Known};
use crate::spec::{Dir, Len};

pub(super) fn apply(s: Subject<'_>, d: &mut Decisions) {
    let param = s.param();
    let Some((is_const, to)) = param.ty.as_pointer() else {
        d.dir.get_or_insert_with(|| Known { value: Dir::In, why: why("by-value", "passed by value") });
        return;
    };
    if is_const {
        d.dir.get_or_insert_with(|| Known { value: Dir::In, why: why("const", "the callee cannot write through it") });
    }
    let counted = s.function.params.iter().any(counts_something);
    if !is_const && s.at == 0 && !counted && matches!(s.index.class(to), Class::Handle(_)) {
        d.dir.get_or_insert_with(|| Known {
            value: Dir::Out,
            why: why("handle", "a lone pointer to a handle, first and without a count"),
        });
    }
    if matches!(d.dir, Some(Known { value: Dir::In, .. })) && is_const && *to == Type::Prim(Prim::Char) {
        d.len.get_or_insert_with(|| Known { value: Len::Nul, why: why("c-string", "constant characters without a length") });
    }
}
