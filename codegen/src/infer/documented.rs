//! The direction that the header's documentation states.

use super::{Decisions, Subject, why};
use crate::facts::DocDirection;
use crate::plan::Known;
use crate::spec::Dir;

pub(super) fn apply(s: Subject<'_>, d: &mut Decisions) {
    let param = s.param();
    // By-value parameters are inputs whatever the words say, and `const` is checked by the compiler where words are not.
    let Some((false, _)) = param.ty.as_pointer() else { return };
    let Some(doc) = param.doc else { return };
    let (value, text) = match doc {
        DocDirection::In => (Dir::In, "tagged as input"),
        DocDirection::Out => (Dir::Out, "tagged as output"),
        DocDirection::Inout => (Dir::Inout, "tagged as input and output"),
        DocDirection::Returned => (Dir::Out, "described as returned"),
    };
    d.dir.get_or_insert_with(|| Known { value, why: why("documented", text) });
}
