//! Structs, unions, opaque tags and aliases.

use super::life;
use crate::emit::rust::{doc_text, name, raw_text};
use crate::facts::{ItemKind, Library, Prim, Record, RecordKind, Type, declare};
use crate::plan::{Class, Index, Plan, RecordPlan};

/// The records and aliases of a library.
pub fn types(plan: &Plan<'_>, library: Library) -> String {
    let records: String = plan.records.iter().filter(|r| r.header.library == library).map(|r| record(plan, r)).collect();
    let headers = plan.facts.headers.iter().filter(|h| h.library == library);
    let aliases: String = headers
        .flat_map(|h| &h.typedefs)
        .filter(|t| t.ty.as_named() != Some(&t.name))
        .map(|t| {
            let summary = plan.type_summary(&t.name).map_or_else(|| format!("`{}`.", t.name), str::to_owned);
            let lines: Vec<String> = std::iter::once(summary).chain(life(plan, ItemKind::Typedef, &t.name)).collect();
            format!("{}pub type {} = {};\n", doc_text("", &lines), name(&t.name), raw_text(&t.ty))
        })
        .collect();
    format!(
        "//! Structs, unions, handles and other type names.\n#![allow(unused_imports)]\nuse crate::sys::prelude::*;\n{records}{aliases}"
    )
}

fn record(all: &Plan<'_>, plan: &RecordPlan<'_>) -> String {
    let (r, index) = (plan.fact, &all.index);
    let ty = name(&r.name);
    let mut lines: Vec<String> = plan.summary.iter().flat_map(|s| [s.clone(), String::new()]).collect();
    if r.kind == RecordKind::Opaque {
        lines.push(format!("C: opaque `{}`.", r.name));
        return format!(
            "{}#[repr(C)]
pub struct {ty} {{
    _opaque: [u8; 0],
    _address: core::marker::PhantomData<(*mut u8, core::marker::PhantomPinned)>,
}}
",
            doc_text("", &lines)
        );
    }
    let keyword = if r.kind == RecordKind::Union { "union" } else { "struct" };
    lines.push(format!("C: {keyword} `{}`, {} bytes.", plan.c_name, r.size));
    lines.extend(life(all, ItemKind::Record, &r.name));
    let natural = r.fields.iter().map(|f| align_of(index, &f.ty)).max().unwrap_or(1);
    let repr = match r.align.cmp(&natural) {
        std::cmp::Ordering::Greater => format!("C, align({})", r.align),
        std::cmp::Ordering::Less => format!("C, packed({})", r.align),
        std::cmp::Ordering::Equal => "C".to_owned(),
    };
    let fields: String = r
        .fields
        .iter()
        .map(|f| {
            let declared = declare(&f.ty, &f.name);
            format!("    /// C: `{declared}`, at byte {}.\n    pub {}: {},\n", f.offset, name(&f.name), raw_text(&f.ty))
        })
        .collect();
    let debug = if has_debug(index, r) { ", Debug" } else { "" };
    format!(
        "{docs}#[repr({repr})]
#[derive(Clone, Copy{debug})]
pub {keyword} {ty} {{
{fields}}}
impl Default for {ty} {{
    /// All bytes zero.
    fn default() -> Self {{
        // SAFETY: every field is a number, a raw pointer, an optional function or made of these: zero is a value of each.
        unsafe {{ core::mem::zeroed() }}
    }}
}}
",
        docs = doc_text("", &lines)
    )
}

/// Whether a record can print itself: no union in it.
fn has_debug(index: &Index<'_>, r: &Record) -> bool {
    fn printable(index: &Index<'_>, ty: &Type) -> bool {
        match index.class(ty) {
            Class::Record(r) => has_debug(index, r),
            Class::Array { of, .. } => printable(index, of),
            _ => true,
        }
    }
    r.kind == RecordKind::Struct && r.align <= 16 && r.fields.iter().all(|f| printable(index, &f.ty))
}

/// The alignment that a field's type asks for on a 64-bit platform.
fn align_of(index: &Index<'_>, ty: &Type) -> u64 {
    match ty {
        Type::Void | Type::Fn { .. } => 1,
        Type::Pointer { .. } => 8,
        Type::Array { of, .. } => align_of(index, of),
        Type::Prim(p) => match p {
            Prim::Bool | Prim::Char | Prim::SChar | Prim::UChar => 1,
            Prim::Short | Prim::UShort => 2,
            Prim::Int | Prim::UInt | Prim::Float => 4,
            Prim::Long | Prim::ULong | Prim::LongLong | Prim::ULongLong | Prim::Double => 8,
        },
        Type::Named(_) => match index.class(ty) {
            Class::Enum(_) => 4,
            Class::Record(r) | Class::Opaque(r) => r.align.max(1),
            Class::Number(rust) => match rust {
                "bool" | "i8" | "u8" | "c_char" => 1,
                "i16" | "u16" => 2,
                "i32" | "u32" | "f32" => 4,
                _ => 8,
            },
            Class::Array { of, .. } => align_of(index, of),
            _ => 8,
        },
    }
}
