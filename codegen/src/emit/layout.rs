//! What a C compiler and the crate have to agree on, number by number: two C programs, and the same rows as a Rust table.
//!
//! Output: `rust/tests/layout/plain.c` and `internal.c`, which print a line per number as a C compiler sees it, and `rows.rs` with
//! what the facts say and what the crate says. Invariant: the n-th line of a program is the n-th row of its tables, and what C cannot
//! be asked on Linux is in a table of its own. An older major of cudart has the same three files in a folder of its name.
//!
//! The *internal* program defines `__CUDA_API_VERSION_INTERNAL`, behind which the headers keep superseded records.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use crate::clang;
use crate::facts::{Constant, Enum, Facts, Field, Library, Platform, Record, RecordKind, Type, Value};
use crate::plan::{Class, Index, Plan};

use super::rust::{HEADER, ident};

/// Emits the programs and the tables.
pub fn emit(plan: &Plan<'_>) -> Vec<(PathBuf, String)> {
    plan.with_majors().flat_map(of_plan).collect()
}

fn of_plan(plan: &Plan<'_>) -> Vec<(PathBuf, String)> {
    let rows = Rows::of(plan.facts, &plan.index);
    let folder = Path::new("rust/tests/layout").join(plan.facts.major.map_or("", Library::name));
    let mut files: Vec<_> = rows.programs(plan.facts).into_iter().map(|p| (folder.join(p.name), p.source)).collect();
    files.push((folder.join("rows.rs"), rows.table(plan.facts)));
    files
}

/// A C program about facts alone, for any release.
#[derive(Debug)]
pub struct Program {
    /// The file's name.
    pub name: &'static str,
    /// Its text.
    pub source: String,
    /// The lines that it prints where the facts are right.
    pub expected: Vec<String>,
}

/// The programs for facts of which there need be no plan.
pub fn programs(facts: &Facts) -> [Program; 2] {
    Rows::of(facts, &Index::new(facts)).programs(facts)
}

/// One number or text.
struct Row {
    /// What it is, such as `size CUuuid_st`.
    label: String,
    /// The C function that prints it, and its argument.
    c: (&'static str, String),
    /// The value in the facts, as C prints it.
    fact: String,
    /// The expression that gives it in Rust.
    rust: String,
}

#[derive(Default)]
struct Rows {
    numbers: Vec<Row>,
    addresses: Vec<Row>,
    texts: Vec<Row>,
    internal: Vec<Row>,
    unreachable: Vec<Row>,
    windows: Vec<String>,
}

impl Rows {
    fn of(facts: &Facts, index: &Index<'_>) -> Self {
        let mut rows = Rows::default();
        let places = Places::new(facts);
        for header in facts.headers.iter().filter(|h| facts.emits(h.library)) {
            header.records.iter().filter(|r| r.kind != RecordKind::Opaque).for_each(|r| rows.record(&places, header.library, r));
            header.enums.iter().for_each(|e| rows.enumeration(header.library, e));
            header.constants.iter().for_each(|c| rows.constant(index, header.library, c));
        }
        rows
    }

    fn programs(&self, facts: &Facts) -> [Program; 2] {
        let program = |name, defines, rows: &[&Vec<Row>]| {
            let expected = rows.iter().copied().flatten().map(|r| format!("{} {}", r.label, r.fact)).collect();
            Program { name, source: program(facts, defines, rows), expected }
        };
        [
            program("internal.c", "#define __CUDA_API_VERSION_INTERNAL\n", &[&self.internal]),
            program("plain.c", "", &[&self.numbers, &self.addresses, &self.texts]),
        ]
    }

    fn record(&mut self, places: &Places<'_>, library: Library, r: &Record) {
        if !r.platforms.has(Platform::Linux) {
            return self.windows.push(r.name.clone());
        }
        let Place { holder, base } = places.of(r);
        let rust = format!("{library}::{}", ident(&r.name));
        for (what, operator, number) in [("size", "sizeof", r.size), ("align", "_Alignof", r.align)] {
            let row = Row {
                label: format!("{what} {}", r.name),
                c: ("natural", format!("{operator}({holder})")),
                fact: number.to_string(),
                rust: format!("{what}_of::<{rust}>() as i128"),
            };
            self.of_record(r, base.is_none()).push(row);
        }
        for f in &r.fields {
            let base = base.map_or(String::new(), |first| format!(" - offsetof({holder}, {first})"));
            let row = Row {
                label: format!("offset {}.{}", r.name, f.name),
                c: ("natural", format!("offsetof({holder}, {}){base}", places.first_name(f))),
                fact: f.offset.to_string(),
                rust: format!("offset_of!({rust}, {}) as i128", ident(&f.name)),
            };
            self.of_record(r, f.bits.is_none()).push(row);
        }
    }

    fn of_record(&mut self, r: &Record, reachable: bool) -> &mut Vec<Row> {
        match (reachable, r.superseded) {
            (false, _) => &mut self.unreachable,
            (true, true) => &mut self.internal,
            (true, false) => &mut self.numbers,
        }
    }

    fn enumeration(&mut self, library: Library, e: &Enum) {
        if !e.platforms.has(Platform::Linux) {
            return self.windows.push(e.name.clone());
        }
        self.numbers.extend(e.enumerators.iter().map(|m| Row {
            label: format!("enumerator {}", m.name),
            c: ("integer", m.name.clone()),
            fact: m.value.to_string(),
            rust: format!("{library}::{}.0 as i128", ident(&m.name)),
        }));
    }

    fn constant(&mut self, index: &Index<'_>, library: Library, c: &Constant) {
        if !c.platforms.has(Platform::Linux) {
            return self.windows.push(c.name.clone());
        }
        let path = format!("{library}::{}", ident(&c.name));
        let (print, fact, rust, rows) = match &c.value {
            Value::Text(text) => ("text", text.clone(), path, &mut self.texts),
            Value::Float(x) => {
                ("bits", x.to_bits().to_string(), format!("f64::to_bits({path} as f64) as i128"), &mut self.numbers)
            }
            Value::Int(n) => match index.class(&c.ty) {
                Class::Number(_) => ("integer", n.to_string(), format!("{path} as i128"), &mut self.numbers),
                Class::Enum(_) => ("integer", n.to_string(), format!("{path}.0 as i128"), &mut self.numbers),
                _ => ("address", n.to_string(), format!("{path} as *const c_void"), &mut self.addresses),
            },
        };
        rows.push(Row { label: format!("constant {}", c.name), c: (print, c.name.clone()), fact, rust });
    }

    fn table(&self, facts: &Facts) -> String {
        let table = |doc: &str, name: &str, types: &str, rows: &[Row]| {
            let literal = |r: &Row| if types.starts_with('&') { format!("{:?}", r.fact) } else { r.fact.clone() };
            let rows: String = rows.iter().map(|r| format!("    ({:?}, {}, {}),\n", r.label, literal(r), r.rust)).collect();
            format!("/// {doc}\npub const {name}: &[(&str, {types})] = &[\n{rows}];\n")
        };
        let mut modules = facts.libraries().map(Library::name);
        modules.sort_unstable();
        let windows: String = self.windows.iter().map(|name| format!("    {name:?},\n")).collect();
        [
            HEADER,
            "// Each row: what it is, what the facts say, what the crate says.\n\n",
            "use core::ffi::{CStr, c_void};\nuse core::mem::{align_of, offset_of, size_of};\n\n",
            &format!("use cuspec::sys::{{{}}};\n\n", modules.join(", ")),
            &table("The numbers that `plain.c` prints.", "NUMBERS", "i128, i128", &self.numbers),
            &table("The addresses that `plain.c` prints.", "ADDRESSES", "usize, *const c_void", &self.addresses),
            &table("The texts that `plain.c` prints.", "TEXTS", "&str, &CStr", &self.texts),
            &table("The numbers that `internal.c` prints.", "INTERNAL", "i128, i128", &self.internal),
            &table(
                "Records and members that no C expression reaches: types of members without a name, and bit fields.",
                "UNREACHABLE",
                "i128, i128",
                &self.unreachable,
            ),
            &format!("/// What only Windows declares.\npub const WINDOWS_ONLY: &[&str] = &[\n{windows}];\n"),
        ]
        .concat()
    }
}

/// How C reaches a record.
struct Place<'a> {
    /// The type that holds its members: its own, or for a member without a name the closest record outside with one.
    holder: String,
    /// The holder's member with which the record starts, where it is such a member.
    base: Option<&'a str>,
}

/// Records by name, and the field that declares a nested one.
struct Places<'a> {
    records: HashMap<&'a str, &'a Record>,
    parents: HashMap<String, (&'a Record, &'a Field)>,
}

impl<'a> Places<'a> {
    fn new(facts: &'a Facts) -> Self {
        let all = || facts.headers.iter().flat_map(|h| &h.records);
        let fields = all().flat_map(|r| r.fields.iter().map(move |f| (format!("{}__{}", r.name, f.name), (r, f))));
        Places { records: all().map(|r| (r.name.as_str(), r)).collect(), parents: fields.collect() }
    }

    fn of(&self, record: &'a Record) -> Place<'a> {
        let Some((parent, field)) = self.parents.get(&record.name) else {
            let keyword = match record.kind {
                _ if record.untagged => "",
                RecordKind::Union => "union ",
                _ => "struct ",
            };
            return Place { holder: format!("{keyword}{}", record.name), base: None };
        };
        let outer = self.of(parent);
        if field.anonymous {
            return Place { holder: outer.holder, base: record.fields.first().map(|f| self.first_name(f)) };
        }
        let dimensions = "[0]".repeat(dimensions(&field.ty));
        Place { holder: format!("__typeof__((({} *)0)->{}{dimensions})", outer.holder, field.name), base: None }
    }

    /// The name of a field; of its first member, where it has none.
    fn first_name(&self, field: &'a Field) -> &'a str {
        let inner = field.ty.as_named().filter(|_| field.anonymous).and_then(|name| self.records.get(name)?.fields.first());
        inner.map_or(&field.name, |first| self.first_name(first))
    }
}

/// How often a type is indexed or followed until its base is reached.
fn dimensions(ty: &Type) -> usize {
    match ty {
        Type::Array { of, .. } => 1 + dimensions(of),
        Type::Pointer { to, .. } => 1 + dimensions(to),
        _ => 0,
    }
}

/// A program that prints rows. It declares `printf` itself, because it is compiled without the system's headers, as the facts were.
fn program(facts: &Facts, defines: &str, rows: &[&Vec<Row>]) -> String {
    let includes: String =
        clang::included(Platform::Linux).filter(|name| facts.includes(name)).map(|name| format!("#include <{name}>\n")).collect();
    let lines: String = rows.iter().copied().flatten().map(|r| format!("    {}({:?}, {});\n", r.c.0, r.label, r.c.1)).collect();
    format!(
        r#"/* Generated by `cargo xtask regen` from spec/facts. Do not edit: change codegen/src/emit/layout.rs instead. */
{defines}#include <stddef.h>
{includes}
int printf(const char *, ...);

static void signed_number(const char *label, int negative, unsigned long long bits)
{{
    printf("%s %s%llu\n", label, negative ? "-" : "", negative ? -bits : bits);
}}

static void bits(const char *label, double value)
{{
    union {{ double number; unsigned long long bits; }} both;
    both.number = value;
    printf("%s %llu\n", label, both.bits);
}}

#define natural(label, number) printf("%s %llu\n", label, (unsigned long long)(number))
#define integer(label, number) signed_number(label, (number) < 0, (unsigned long long)(number))
#define address(label, pointer) natural(label, (size_t)(pointer))
#define text(label, characters) printf("%s %s\n", label, characters)

int main(void)
{{
{lines}    return 0;
}}
"#
    )
}
