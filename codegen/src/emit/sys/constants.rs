//! Macro constants.

use super::life;
use crate::emit::rust::{doc_text, name, raw_text};
use crate::facts::{Constant, ItemKind, Library, Value};
use crate::plan::{Class, Plan};

/// The constants of a library.
pub fn constants(plan: &Plan<'_>, library: Library) -> String {
    let headers = plan.facts.headers.iter().filter(|h| h.library == library);
    let items: String = headers.flat_map(|h| &h.constants).map(|c| constant(plan, c)).collect();
    format!("//! Constants that the headers define as macros.\n#![allow(unused_imports)]\nuse crate::sys::prelude::*;\n{items}")
}

fn constant(plan: &Plan<'_>, c: &Constant) -> String {
    let (ty, value) = match &c.value {
        Value::Text(text) => ("&CStr".to_owned(), format!("c{text:?}")),
        Value::Float(v) => (raw_text(&c.ty), format!("{v:?}")),
        Value::Int(v) => {
            let value = match plan.index.class(&c.ty) {
                Class::Number("bool") => (*v != 0).to_string(),
                Class::Number(_) => v.to_string(),
                Class::Enum(e) => format!("{}({v})", name(&e.name)),
                // A handle or pointer made from a number.
                _ => format!("core::ptr::without_provenance_mut({v})"),
            };
            (raw_text(&c.ty), value)
        }
    };
    let summary = plan.constant_summary(&c.name).map_or_else(|| format!("`{}`.", c.name), str::to_owned);
    let lines: Vec<String> = std::iter::once(summary).chain(life(plan, ItemKind::Constant, &c.name)).collect();
    format!("{}pub const {}: {ty} = {value};\n", doc_text("", &lines), name(&c.name))
}
