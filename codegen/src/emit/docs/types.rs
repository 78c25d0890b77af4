//! Entries of enumerations, records, handles, callbacks, other typedefs and constants.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::items::{Items, Named, Other, Page};
use super::rst::{function_ref, heading, literal, table, text};
use super::uses::Uses;
use super::{links, words};
use crate::emit::python::types::{Kind, Types};
use crate::emit::stubs::{attributes, further_names};
use crate::facts::{Alias, Constant, Facts, ItemKind, Library, Platform, Platforms, Record, RecordKind, Typedef, Value, declare};
use crate::plan::{Class, Declared, EnumPlan, HandlePlan, Index, Plan, RecordPlan};

/// What all entries of types look up.
pub(super) struct TypePages<'a> {
    plan: &'a Plan<'a>,
    types: &'a Types<'a>,
    /// Typedefs by the enumeration or record that they stand for.
    typedefs: HashMap<&'a str, Vec<&'a Typedef>>,
    functions: HashSet<&'a str>,
    /// Names in the Python modules that macros stand behind.
    python: HashSet<String>,
    uses: Uses<'a>,
}

/// The entries of items, ready to be laid out.
#[derive(Default, Serialize)]
pub(super) struct ItemsView {
    enums: Vec<EnumView>,
    records: Vec<RecordView>,
    types: Vec<TypeView>,
    constants: Vec<ConstantView>,
    macros: Vec<MacroView>,
}

#[derive(Serialize)]
struct MacroView {
    name: String,
    python: bool,
    summary: String,
}

#[derive(Serialize)]
struct EnumView {
    label: String,
    heading: String,
    summary: Option<String>,
    marks: Option<String>,
    name: String,
    /// The tag, where C code uses a typedef.
    tag: Option<String>,
    /// Further names, each a C declaration.
    names: Vec<String>,
    python: Option<String>,
    /// Further names of the class.
    python_names: Vec<String>,
    members: Vec<MemberView>,
    fields: Vec<(&'static str, String)>,
}

#[derive(Serialize)]
struct MemberView {
    name: String,
    value: i64,
    rust: String,
    since: Option<String>,
    /// What a user can do about a status.
    hint: Option<String>,
    deprecated: bool,
}

#[derive(Serialize)]
struct PythonClass {
    signature: String,
    /// The module, where it is not that of the page.
    module: Option<String>,
}

#[derive(Serialize)]
struct RecordView {
    label: String,
    heading: String,
    summary: Option<String>,
    marks: Option<String>,
    kind: &'static str,
    name: String,
    names: Vec<String>,
    python: Vec<PythonClass>,
    /// Field declarations, for the C index.
    members: Vec<String>,
    /// Attributes and their types, for the Python index.
    attributes: Vec<(String, String)>,
    layout: String,
    table: Option<String>,
    fields: Vec<(&'static str, String)>,
}

#[derive(Serialize)]
struct TypeView {
    label: String,
    heading: String,
    summary: Option<String>,
    marks: Option<String>,
    /// A C declaration with its directive.
    declaration: String,
    python: Option<String>,
    fields: Vec<(&'static str, String)>,
}

#[derive(Serialize)]
struct ConstantView {
    label: String,
    name: String,
    summary: Option<String>,
    value: String,
    python: bool,
    marks: Option<String>,
}

impl<'a> TypePages<'a> {
    pub fn new(plan: &'a Plan<'a>, types: &'a Types<'a>) -> Self {
        let functions = plan.entries.iter().flat_map(|e| [e.fact.name.as_str(), e.fact.api_name()]).collect();
        let python = plan.facts.callable().into_iter().flat_map(|l| further_names(plan, types, l)).collect();
        let typedefs = typedefs_by_target(plan.facts, &plan.index);
        TypePages { plan, types, typedefs, functions, python, uses: Uses::new(plan) }
    }

    /// The types and constants of a library, in header order.
    pub fn items(&self, library: Library) -> Items<'a> {
        let mut items = Items::default();
        for h in self.plan.facts.headers.iter().filter(|h| h.library == library) {
            let enums = self.plan.enums.iter().filter(|e| std::ptr::eq(e.header, h));
            items.enums.extend(enums.map(|e| Named { names: self.names(&e.fact.name), item: e }));
            let records = self.plan.records.iter().filter(|r| std::ptr::eq(r.header, h) && r.fact.kind != RecordKind::Opaque);
            items.records.extend(records.map(|r| Named { names: self.names(&r.fact.name), item: r }));
            let own = h.typedefs.iter().filter(|t| {
                let declared = matches!(self.plan.index.declared(&t.name), Some(Declared::Typedef(..)));
                declared && target(&self.plan.index, t).is_none()
            });
            items.types.extend(own.map(|t| Named { names: vec![&t.name], item: Other::Typedef(t) }));
            let opaque = h.records.iter().filter(|r| r.kind == RecordKind::Opaque);
            items.types.extend(opaque.map(|r| Named { names: vec![&r.name], item: Other::Opaque(r) }));
            items.constants.extend(&h.constants);
            let is_name = |a: &&Alias| !self.functions.contains(a.name.as_str()) && self.plan.index.declared(&a.name).is_none();
            items.macros.extend(h.aliases.iter().filter(is_name));
        }
        items
    }

    /// The entries of one kind.
    pub fn view_of(&self, items: &Items<'a>, page: Page) -> ItemsView {
        let mut view = ItemsView::default();
        match page {
            Page::Enums => view.enums = items.enums.iter().map(|e| self.enumeration(e.item)).collect(),
            Page::Records => view.records = items.records.iter().map(|r| self.record(r.item)).collect(),
            Page::Types => view.types = items.types.iter().map(|t| self.other(&t.item)).collect(),
            Page::Constants => {
                view.constants = items.constants.iter().map(|c| self.constant(c)).collect();
                let stands_for = |m: &&Alias| MacroView {
                    name: m.name.clone(),
                    python: self.python.contains(&m.name),
                    summary: self
                        .plan
                        .constant_summary(&m.name)
                        .map_or_else(|| format!("Stands for {}.", literal(&m.target)), text),
                };
                view.macros = items.macros.iter().map(stands_for).collect();
            }
        }
        view
    }

    /// The entries of every kind.
    pub fn view(&self, items: &Items<'a>) -> ItemsView {
        ItemsView {
            enums: self.view_of(items, Page::Enums).enums,
            records: self.view_of(items, Page::Records).records,
            types: self.view_of(items, Page::Types).types,
            ..self.view_of(items, Page::Constants)
        }
    }

    /// A tag and every typedef that stands for it.
    fn names(&self, tag: &'a str) -> Vec<&'a str> {
        let typedefs = self.typedefs.get(tag).map(Vec::as_slice).unwrap_or_default();
        std::iter::once(tag).chain(typedefs.iter().map(|t| t.name.as_str())).collect()
    }

    fn further_names(&self, tag: &str, shown: &str) -> Vec<String> {
        let typedefs = self.typedefs.get(tag).map(Vec::as_slice).unwrap_or_default();
        typedefs.iter().filter(|t| t.name != shown).map(|t| declare(&t.ty, &t.name)).collect()
    }

    fn enumeration(&self, e: &EnumPlan<'a>) -> EnumView {
        let member = |(m, rust): (&crate::facts::Enumerator, &String)| MemberView {
            name: m.name.clone(),
            value: m.value,
            rust: rust.clone(),
            since: self.plan.history().came_with(ItemKind::Enumerator, &m.name).map(|v| v.to_string()),
            hint: e.hints.iter().find(|(code, _)| *code == m.name).map(|(_, hint)| text(hint)),
            deprecated: m.deprecated,
        };
        EnumView {
            label: format!("enum-{}", e.fact.name),
            heading: heading(e.c_name, '-'),
            summary: self.plan.type_summary(&e.fact.name).map(text),
            marks: marks(e.fact.platforms.clone(), false),
            name: e.c_name.to_owned(),
            tag: (e.fact.name != e.c_name).then(|| e.fact.name.clone()),
            names: self.further_names(&e.fact.name, e.c_name),
            python: e.fact.platforms.has(Platform::Linux).then(|| self.types.enum_class(&e.fact.name).to_owned()),
            python_names: self.names(&e.fact.name).into_iter().filter(|n| self.python.contains(*n)).map(str::to_owned).collect(),
            members: e.fact.enumerators.iter().zip(&e.members).map(member).collect(),
            fields: self.about_enum(e),
        }
    }

    fn record(&self, r: &RecordPlan<'a>) -> RecordView {
        let fact = r.fact;
        let python = fact.platforms.has(Platform::Linux);
        let typedefs = self.typedefs.get(fact.name.as_str()).map(Vec::as_slice).unwrap_or_default();
        let classes = typedefs.iter().filter_map(|t| self.types.class(&t.name)).filter(|c| c.name != fact.name);
        let module = |name: &str| self.plan.index.library_of(name).map(|l| self.types.module(l));
        let own = module(&fact.name);
        let elsewhere = |name: &str| module(name).filter(|m| Some(*m) != own).map(|m| format!("cuspec.{m}"));
        RecordView {
            label: format!("record-{}", fact.name),
            heading: heading(r.c_name, '-'),
            summary: self.plan.type_summary(&r.fact.name).map(text),
            marks: marks(fact.platforms.clone(), fact.superseded),
            kind: if fact.kind == RecordKind::Union { "union" } else { "struct" },
            name: fact.name.clone(),
            names: self.further_names(&fact.name, &fact.name),
            python: python
                .then(|| PythonClass { signature: r.python.clone(), module: None })
                .into_iter()
                .chain(classes.map(|c| PythonClass {
                    signature: format!("{}({})", c.name, c.base.unwrap_or(&fact.name)),
                    module: elsewhere(c.name),
                }))
                .collect(),
            members: fact.fields.iter().map(|f| declare(&f.ty, &f.name)).collect(),
            attributes: if python { attributes(self.plan, self.types, fact) } else { vec![] },
            layout: layout(fact),
            table: self.members(fact, python),
            fields: self.about_record(r),
        }
    }

    fn about_enum(&self, e: &EnumPlan<'a>) -> Vec<(&'static str, String)> {
        let (library, tag) = (e.header.library, &e.fact.name);
        let path = format!("cuspec::{library}::{}", e.rust);
        let mut out = vec![("Rust", links::item(&path, &format!("sys/{library}/struct.{tag}.html"), &e.fact.platforms))];
        out.extend(words::life(self.plan.history(), ItemKind::Enum, tag));
        if e.flags {
            out.push(("Flags", "values are combined with a bitwise or".to_owned()));
        }
        out.extend(self.used_by(tag));
        out
    }

    fn about_record(&self, r: &RecordPlan<'a>) -> Vec<(&'static str, String)> {
        let (library, fact) = (r.header.library, r.fact);
        let kind = if fact.kind == RecordKind::Union { "union" } else { "struct" };
        let raw = format!("cuspec::sys::{library}::{}", fact.name);
        let raw = links::item(&raw, &format!("sys/{library}/{kind}.{}.html", fact.name), &fact.platforms);
        let built = r.view.as_ref().map(|_| {
            let path = format!("cuspec::{library}::{}", r.rust);
            links::item(&path, &format!("{library}/struct.{}.html", r.rust), &fact.platforms)
        });
        let rust = built.into_iter().chain([raw]).collect::<Vec<_>>().join(", ");
        let mut out = vec![("Rust", rust)];
        out.extend(words::life(self.plan.history(), ItemKind::Record, &fact.name));
        out.extend(self.used_by(&fact.name));
        out
    }

    fn used_by(&self, name: &str) -> Option<(&'static str, String)> {
        self.uses.of(name).map(|functions| ("Used by", functions))
    }

    fn members(&self, fact: &'a Record, python: bool) -> Option<String> {
        let rows: Vec<[String; 4]> = fact
            .fields
            .iter()
            .enumerate()
            .map(|(at, f)| {
                [
                    if f.anonymous { "(no name)".to_owned() } else { literal(&f.name) },
                    literal(declare(&f.ty, "").trim_end()),
                    offset(fact, at),
                    if python && !f.anonymous { literal(&self.types.field(&f.ty).0) } else { String::new() },
                ]
            })
            .collect();
        (!rows.is_empty()).then(|| table("fields", ["Field", "C type", "Offset", "Python"], &rows))
    }

    fn other(&self, item: &Other<'a>) -> TypeView {
        match item {
            Other::Typedef(t) => self.typedef(t),
            Other::Opaque(r) => self.opaque(r),
        }
    }

    fn typedef(&self, t: &'a Typedef) -> TypeView {
        let class = self.types.class(&t.name);
        let handle = self.plan.handles.iter().find(|h| h.c_name == t.name);
        let mut fields = vec![("Kind", kind(class.map(|c| c.kind)).to_owned())];
        fields.extend(words::life(self.plan.history(), ItemKind::Typedef, &t.name));
        if let Some(h) = handle {
            fields.extend(self.handle(h));
        }
        fields.extend(self.used_by(&t.name));
        TypeView {
            label: format!("type-{}", t.name),
            heading: heading(&t.name, '-'),
            summary: self.plan.type_summary(&t.name).map(text),
            marks: marks(t.platforms.clone(), false),
            declaration: format!("c:type:: {}", declare(&t.ty, &t.name)),
            python: class.map(|c| c.base.map_or_else(|| c.name.to_owned(), |b| format!("{}({b})", c.name))),
            fields,
        }
    }

    fn handle(&self, h: &HandlePlan) -> Vec<(&'static str, String)> {
        let mut out = vec![];
        if h.raw.is_none() {
            let all = Platforms::all();
            let item = |name: &str| {
                links::item(&format!("cuspec::{}::{name}", h.library), &format!("{}/struct.{name}.html", h.library), &all)
            };
            if h.release.is_some() {
                out.push(("Rust", item(&h.rust)));
            }
            out.push(("Rust, borrowed", item(&h.borrow)));
        }
        if let Some(release) = &h.release {
            let title = self.plan.index.function(release).map_or(release.as_str(), |(_, f)| f.api_name());
            out.push(("Released by", function_ref(title, release)));
        }
        if let Some(why) = &h.no_release {
            out.push(("Not released", text(why)));
        }
        if let Some(parent) = &h.parent {
            out.push(("Lives in", literal(parent)));
        }
        for (constant, name) in &h.sentinels {
            out.push(("Special value", format!("{} ({})", literal(constant), literal(name))));
        }
        if let Some(t) = &h.threads {
            let send = if t.send { "may move to another thread" } else { "stays on its thread" };
            let sync = if t.sync { "may be shared between threads" } else { "is used by one thread at a time" };
            out.push(("Threads", format!("{send}, {sync}: {}", text(&t.why))));
        }
        out
    }

    fn opaque(&self, r: &'a Record) -> TypeView {
        let pointers = self.plan.facts.headers.iter().flat_map(|h| &h.typedefs);
        let handles: Vec<String> = pointers
            .filter(|t| t.ty.as_pointer().and_then(|(_, to)| to.as_named()) == Some(r.name.as_str()))
            .map(|t| literal(&t.name))
            .collect();
        let mut fields = vec![("Kind", "opaque struct".to_owned())];
        if !handles.is_empty() {
            fields.push(("Behind", handles.join(", ")));
        }
        fields.extend(self.used_by(&r.name));
        TypeView {
            label: format!("record-{}", r.name),
            heading: heading(&format!("struct {}", r.name), '-'),
            summary: self.plan.type_summary(&r.name).map(text),
            marks: marks(r.platforms.clone(), r.superseded),
            declaration: format!("c:struct:: {}", r.name),
            python: None,
            fields,
        }
    }

    fn constant(&self, c: &Constant) -> ConstantView {
        let value = match &c.value {
            Value::Int(i) => i.to_string(),
            Value::Float(f) => format!("{f:?}"),
            Value::Text(t) => format!("\"{}\"", t.escape_default()),
        };
        ConstantView {
            label: format!("const-{}", c.name),
            name: c.name.clone(),
            summary: self.plan.constant_summary(&c.name).map(text),
            value,
            python: c.platforms.has(Platform::Linux),
            marks: marks(c.platforms.clone(), false),
        }
    }
}

fn typedefs_by_target<'a>(facts: &'a Facts, index: &Index<'a>) -> HashMap<&'a str, Vec<&'a Typedef>> {
    let mut out: HashMap<&str, Vec<&Typedef>> = HashMap::new();
    for t in facts.headers.iter().flat_map(|h| &h.typedefs) {
        if let Some(tag) = target(index, t).filter(|tag| *tag != t.name) {
            out.entry(tag).or_default().push(t);
        }
    }
    out
}

/// The enumeration or record that a typedef stands for.
fn target<'a>(index: &Index<'a>, t: &'a Typedef) -> Option<&'a str> {
    match index.class(&t.ty) {
        Class::Enum(e) => Some(&e.name),
        Class::Record(r) => Some(&r.name),
        _ => None,
    }
}

fn kind(kind: Option<Kind>) -> &'static str {
    match kind {
        Some(Kind::Handle) => "handle or pointer",
        Some(Kind::Callback) => "function pointer",
        Some(Kind::Integer) => "number",
        Some(Kind::Enum | Kind::Record) | None => "alias",
    }
}

fn layout(fact: &Record) -> String {
    let bytes = |n: u64| if n == 1 { "1 byte".to_owned() } else { format!("{n} bytes") };
    let own = format!("{}, aligned to {}", bytes(fact.size), fact.align);
    match &fact.windows {
        Some(w) => format!("{own}; on Windows {}, aligned to {}.", bytes(w.size), w.align),
        None => format!("{own}."),
    }
}

/// A field's place on every platform.
fn offset(record: &Record, at: usize) -> String {
    let f = &record.fields[at];
    let mut offset = f.offset.to_string();
    if let Some(other) = record.windows.as_ref().and_then(|w| w.offsets.get(at)).filter(|o| **o != f.offset) {
        offset = format!("{offset} (Windows: {other})");
    }
    match f.bits {
        Some(bits) => format!("{offset}, bits {} to {}", bits.offset, bits.offset + bits.width.max(1) - 1),
        None => offset,
    }
}

fn marks(platforms: Platforms, superseded: bool) -> Option<String> {
    let superseded = superseded.then_some("Superseded.").into_iter();
    let platforms = words::platforms(&platforms).map(|p| format!("{p}."));
    let marks: Vec<String> = superseded.map(str::to_owned).chain(platforms).collect();
    (!marks.is_empty()).then(|| marks.join(" "))
}
