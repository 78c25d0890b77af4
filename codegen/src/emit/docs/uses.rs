//! Which entry points mention a type.
//!
//! Input: the plan. Output: per type, references to the entries of the functions of today that take or return it.
//! Invariant: a type is counted under one name, its tag, or the typedef where there is no tag.

use std::collections::HashMap;

use super::rst::function_ref;
use crate::facts::Type;
use crate::plan::{Class, Declared, Entry, Index, ParamPlan, Plan};

/// The table.
pub(super) struct Uses<'a> {
    by_type: HashMap<&'a str, Vec<&'a Entry<'a>>>,
}

impl<'a> Uses<'a> {
    pub fn new(plan: &'a Plan<'a>) -> Self {
        let mut by_type: HashMap<&str, Vec<&Entry<'_>>> = HashMap::new();
        for entry in plan.entries.iter().filter(|e| !e.fact.superseded) {
            let params = entry.params.iter().flat_map(|p| mentioned(plan, p));
            let mut names: Vec<&str> = params.chain(base(&plan.index, &entry.fact.returns)).collect();
            names.sort_unstable();
            names.dedup();
            names.into_iter().for_each(|name| by_type.entry(name).or_default().push(entry));
        }
        Uses { by_type }
    }

    /// References to the functions that take a type; those that only return it as their status are not told.
    pub fn of(&self, name: &str) -> Option<String> {
        let entries = self.by_type.get(name)?;
        let takes = |e: &&&Entry<'_>| !matches!(&e.returns, crate::plan::Returns::Status(_)) || !is_status(e, name);
        let links: Vec<String> = entries.iter().filter(takes).map(|e| function_ref(e.fact.api_name(), &e.fact.name)).collect();
        (!links.is_empty()).then(|| links.join(", "))
    }
}

/// Whether an entry mentions the type as its status and nowhere else.
fn is_status(entry: &Entry<'_>, name: &str) -> bool {
    let mut elsewhere = false;
    entry.params.iter().for_each(|p| p.ty.for_each_name(&mut |n| elsewhere |= n == name));
    !elsewhere && entry.fact.returns.as_named().is_some()
}

fn mentioned<'a>(plan: &Plan<'a>, p: &ParamPlan<'a>) -> Vec<&'a str> {
    let behind = plan.enum_behind(p).map(|e| e.fact.name.as_str());
    base(&plan.index, p.ty).into_iter().chain(behind).collect()
}

/// The tag or typedef that a type is made of.
fn base<'a>(index: &Index<'a>, ty: &'a Type) -> Option<&'a str> {
    let mut name = None;
    // A callback's own types are its affair.
    if !matches!(ty, Type::Fn { .. }) {
        ty.for_each_name(&mut |n| name = name.or(Some(n)));
    }
    let name = name?;
    match index.class_named(name) {
        Class::Enum(e) => Some(&e.name),
        Class::Record(r) | Class::Opaque(r) => Some(&r.name),
        _ => matches!(index.declared(name), Some(Declared::Typedef(..))).then_some(name),
    }
}
