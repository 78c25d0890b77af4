//! Enumerations: open newtypes, because C can return any number; their members as constants, under short names and C names.

use std::collections::HashSet;

use super::life;
use crate::emit::rust::{doc_text, name};
use crate::facts::{ItemKind, Library};
use crate::plan::{EnumPlan, Plan};

/// The enumerations of a library.
pub fn enums(plan: &Plan<'_>, library: Library) -> String {
    let items: String = of(plan, library).map(|e| enumeration(plan, e)).collect();
    format!(
        "//! Enumerations. A value that no constant names keeps its number.\n#![allow(unused_imports)]\n\
         use cuspec_runtime::{{Status, StatusTable}};\n{items}"
    )
}

/// The members under their C names.
pub fn enumerators(plan: &Plan<'_>, library: Library) -> String {
    let item = |e: &EnumPlan<'_>| -> String {
        let ty = name(&e.fact.name);
        let members = e.fact.enumerators.iter().zip(&e.members);
        members
            .map(|(m, member)| {
                let since = since(plan, &m.name);
                format!(
                    "/// {} of `{}`{since}.\npub const {}: {ty} = {ty}::{};\n",
                    m.value,
                    e.c_name,
                    name(&m.name),
                    name(member)
                )
            })
            .collect()
    };
    let items: String = of(plan, library).map(item).collect();
    format!("//! Members of enumerations under their C names.\nuse super::enums::*;\n{items}")
}

fn of<'p, 'a>(plan: &'p Plan<'a>, library: Library) -> impl Iterator<Item = &'p EnumPlan<'a>> {
    plan.enums.iter().filter(move |e| e.header.library == library)
}

/// A value as its integer type writes it.
fn number(e: &EnumPlan<'_>, value: i64) -> String {
    if e.fact.signed { value.to_string() } else { u64::from(value as u32).to_string() }
}

/// The release that brought a member, for the end of a sentence.
fn since(plan: &Plan<'_>, member: &str) -> String {
    plan.history().came_with(ItemKind::Enumerator, member).map_or(String::new(), |since| format!(", since CUDA {since}"))
}

fn enumeration(plan: &Plan<'_>, e: &EnumPlan<'_>) -> String {
    let (ty, c_name) = (name(&e.fact.name), e.c_name);
    let repr = if e.fact.signed { "i32" } else { "u32" };
    let mut lines: Vec<String> = e.summary.iter().flat_map(|s| [s.clone(), String::new()]).collect();
    lines.push(format!("C: `{c_name}`"));
    lines.extend(life(plan, ItemKind::Enum, &e.fact.name));
    let docs = doc_text("", &lines);
    let alias = if e.c_name == e.fact.name { String::new() } else { format!("#[doc(alias = \"{c_name}\")]\n") };
    let members: String = e
        .fact
        .enumerators
        .iter()
        .zip(&e.members)
        .map(|(m, member)| {
            let alias = if m.name == *member { String::new() } else { format!("    #[doc(alias = \"{}\")]\n", m.name) };
            let since = since(plan, &m.name);
            format!("    /// `{}`{since}.\n{alias}    pub const {}: Self = Self({});\n", m.name, name(member), number(e, m.value))
        })
        .collect();
    // The first of several names for one value is the one that is printed.
    let mut seen = HashSet::new();
    let named: String = e
        .fact
        .enumerators
        .iter()
        .filter(|m| seen.insert(m.value))
        .map(|m| format!("        ({}, \"{}\"),\n", number(e, m.value), m.name))
        .collect();
    let status = e.status.as_ref().map_or(String::new(), |success| status(e, success));
    let flags = if e.flags { flags(&ty) } else { String::new() };
    format!(
        "{docs}{alias}#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct {ty}(pub {repr});
impl {ty} {{
{members}    const NAMES: &'static [({repr}, &'static str)] = &[
{named}    ];
    /// The C name of this value; `None` for a number that these headers do not name.
    pub fn c_name(self) -> Option<&'static str> {{
        Self::NAMES.iter().find(|(value, _)| *value == self.0).map(|(_, name)| *name)
    }}
}}
impl core::fmt::Debug for {ty} {{
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{
        match self.c_name() {{
            Some(name) => f.write_str(name),
            None => write!(f, \"{c_name}({{}})\", self.0),
        }}
    }}
}}
{status}{flags}"
    )
}

fn status(e: &EnumPlan<'_>, success: &str) -> String {
    let (ty, c_name) = (name(&e.fact.name), e.c_name);
    let members = e.fact.enumerators.iter().zip(&e.members);
    let success = members.clone().find(|(m, _)| m.name == *success).map(|(_, member)| name(member));
    let success = success.expect("validation found the success code among the members");
    let hints: String = e
        .hints
        .iter()
        .map(|(code, text)| {
            let member = e.fact.enumerators.iter().find(|m| m.name == *code).expect("validation found the code");
            format!("            {} => Some({text:?}),\n", member.value)
        })
        .collect();
    format!(
        "impl Status for {ty} {{
    const TABLE: &'static StatusTable = &StatusTable {{
        type_name: \"{c_name}\",
        name: |code| Self(code as _).c_name(),
        hint: |code| match code {{
{hints}            _ => None,
        }},
    }};
    const SUCCESS: Self = Self::{success};
    #[inline]
    fn code(self) -> i32 {{
        self.0 as i32
    }}
}}
"
    )
}

fn flags(ty: &str) -> String {
    let operator = |operator: &str, method: &str, sign: &str| {
        format!(
            "impl core::ops::{operator} for {ty} {{
    type Output = Self;
    fn {method}(self, other: Self) -> Self {{
        Self(self.0 {sign} other.0)
    }}
}}
"
        )
    };
    operator("BitOr", "bitor", "|") + &operator("BitAnd", "bitand", "&")
}
