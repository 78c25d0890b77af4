//! Queries that are called twice: `T *array` ... `size_t *numArray`, where a NULL array asks for the count.
//!
//! A run of mutable pointers to handles or records directly before a mutable pointer to an integer whose name starts with `num`.
//! The run must hold a pointer to handles: single handles out never come with a count of their own. Runs before the handle rule,
//! which would take the array for a single new handle.

use super::{Decisions, Subject, why};
use crate::facts::Function;
use crate::plan::{Class, Index, Known};
use crate::spec::{Dir, Len};

pub(super) fn apply(s: Subject<'_>, d: &mut Decisions) {
    for count in 0..s.function.params.len() {
        let Some(first) = run_before(s.index, s.function, count) else { continue };
        let name = &s.function.params[count].name;
        if s.at == count {
            d.dir.get_or_insert_with(|| Known {
                value: Dir::Inout,
                why: why("two-call", "capacity in, number of elements out; a NULL array asks for the number"),
            });
            d.len.get_or_insert_with(|| Known { value: Len::Fixed(1), why: why("two-call", "one count") });
        } else if (first..count).contains(&s.at) {
            d.dir.get_or_insert_with(|| Known { value: Dir::Out, why: why("two-call", format!("array that `{name}` counts")) });
            d.len.get_or_insert_with(|| Known {
                value: Len::InOut(name.clone()),
                why: why("two-call", format!("`{name}` carries capacity and count")),
            });
        }
    }
}

/// The first parameter of the run that the parameter at `count` counts.
fn run_before(index: &Index<'_>, f: &Function, count: usize) -> Option<usize> {
    let p = &f.params[count];
    let (is_const, to) = p.ty.as_pointer()?;
    if is_const || !p.name.starts_with("num") || !matches!(index.class(to), Class::Number(_)) {
        return None;
    }
    let is_array = |i: usize| match f.params[i].ty.as_pointer() {
        Some((false, to)) => matches!(index.class(to), Class::Handle(_) | Class::Record(_)),
        _ => false,
    };
    let first = (0..count).rev().take_while(|&i| is_array(i)).last()?;
    let has_handles =
        (first..count).any(|i| f.params[i].ty.as_pointer().is_some_and(|(_, to)| matches!(index.class(to), Class::Handle(_))));
    has_handles.then_some(first)
}
