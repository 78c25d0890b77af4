//! Which entry points mention a type.
//!
//! Input: the plan. Output: per type, references to the entries of the functions of today that take or return it.
//! Invariant: a type is counted under one name, its tag, or the typedef where there is no tag.

use std::collections::HashMap;

use super::rst::function_ref;
use crate::facts::Type;
use crate::plan::{Class, Declared, Entry, Index, ParamPlan, Plan, Returns};

/// The table.
pub(super) struct Uses<'a> {
    by_type: HashMap<&'a str, Vec<&'a Entry<'a>>>,
}

impl<'a> Uses<'a> {
    pub fn new(plan: &'a Plan<'a>) -> Self {
        let mut by_type: HashMap<&str, Vec<&Entry<'_>>> = HashMap::new();
        for entry in plan.entries.iter().filter(|e| !e.fact.superseded) {
            let params = entry.params.iter().flat_map(|p| mentioned(plan, p));
            // Nearly every function returns a status; that is no use of it.
            let returned = matches!(entry.returns, Returns::Value(_)).then(|| base(&plan.index, &entry.fact.returns)).flatten();
            let mut names: Vec<&str> = params.chain(returned).collect();
            names.sort_unstable();
            names.dedup();
            names.into_iter().for_each(|name| by_type.entry(name).or_default().push(entry));
        }
        Uses { by_type }
    }

    /// References to the functions that take or return a type.
    pub fn of(&self, name: &str) -> Option<String> {
        let link = |e: &&Entry<'_>| function_ref(e.fact.api_name(), &e.fact.name);
        self.by_type.get(name).map(|entries| entries.iter().map(link).collect::<Vec<_>>().join(", "))
    }
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
