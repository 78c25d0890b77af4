//! What the template of a Python module is filled with.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use serde::Serialize;

use crate::emit::python::types::{Kind, Types};
use crate::emit::python::{Call, extras, symbol_names, title};
use crate::facts::{Field, HeaderFacts, ItemKind, Library, Platform, Record, RecordKind, Type, Value, c_signature};
use crate::plan::{Category, Class, Declared, Entry, Plan};
use crate::version::Version;

/// A Python module.
#[derive(Serialize)]
pub(super) struct Module<'a> {
    title: &'static str,
    module: &'static str,
    /// Every public name.
    all: Vec<String>,
    imports: Vec<Import<'a>>,
    constants: Vec<Constant>,
    enums: Vec<EnumClass<'a>>,
    aliases: Vec<(&'a str, &'a str)>,
    values: Vec<ValueClass<'a>>,
    records: Vec<RecordClass<'a>>,
    functions: Vec<Function<'a>>,
    /// Symbols, and the documented names of the functions behind them.
    symbols: Vec<(&'a str, &'a str)>,
}

#[derive(Serialize)]
struct Import<'a> {
    module: &'static str,
    names: Vec<&'a str>,
    /// Names that are part of this module as well.
    public: Vec<&'a str>,
}

#[derive(Serialize)]
struct Constant {
    name: String,
    annotation: String,
    value: String,
}

#[derive(Serialize)]
struct EnumClass<'a> {
    name: &'a str,
    doc: Option<String>,
    members: Vec<(&'a str, i64)>,
}

/// A class that holds one number or pointer.
#[derive(Serialize)]
struct ValueClass<'a> {
    name: &'a str,
    base: Option<&'a str>,
    /// What the first class of its kind derives from.
    kind: &'static str,
    /// Other packages take it for a stream.
    stream: bool,
    doc: String,
}

#[derive(Serialize)]
struct RecordClass<'a> {
    name: &'a str,
    base: Option<&'a str>,
    doc: String,
    fields: Vec<FieldProperty>,
}

#[derive(Serialize)]
struct FieldProperty {
    name: String,
    value: String,
    /// What may be assigned, where that is more than what reading gives.
    accepted: Option<String>,
}

#[derive(Serialize)]
struct Function<'a> {
    name: &'a str,
    signature: String,
    /// Signatures of single attributes, before that of all.
    overloads: Vec<String>,
    prototype: String,
    summary: Option<String>,
    since: Option<Version>,
}

/// The view of one library's module.
pub(super) fn module<'a>(plan: &'a Plan<'a>, types: &Types<'a>, library: Library) -> Module<'a> {
    let headers: Vec<&HeaderFacts> = plan.facts.headers.iter().filter(|h| is_part_of(h, library)).collect();
    let (values, typedef_records) = typedef_classes(plan, types, &headers);
    let mut records: Vec<RecordClass<'a>> = Vec::new();
    for r in plan.records.iter().filter(|r| is_part_of(r.header, library)) {
        if r.fact.kind != RecordKind::Opaque && r.fact.platforms.has(Platform::Linux) {
            records.push(record(plan, types, r.fact, &r.python, r.summary.as_deref()));
        }
    }
    records.extend(typedef_records);
    let status = status_class(plan, types, library);
    let mut module = Module {
        title: title(library),
        module: library.name(),
        all: Vec::new(),
        imports: imports(plan, types, &headers, library),
        constants: constants(plan, types, &headers),
        enums: enums(plan, library),
        aliases: aliases(plan, types, &headers),
        values,
        records,
        functions: plan
            .entries
            .iter()
            .filter(|e| e.library() == library && is_callable(e))
            .map(|e| function(types, e, status))
            .collect(),
        symbols: symbol_names(plan.entries.iter().filter(|e| e.library() == library && is_callable(e))).collect(),
    };
    module.all = module.names(extras(library));
    module
}

/// The names in a module that macros of C stand behind, and other names of its classes.
pub(in crate::emit) fn further_names(plan: &Plan<'_>, types: &Types<'_>, library: Library) -> HashSet<String> {
    let headers: Vec<&HeaderFacts> = plan.facts.headers.iter().filter(|h| is_part_of(h, library)).collect();
    let constants = constants(plan, types, &headers).into_iter().map(|c| c.name);
    constants.chain(aliases(plan, types, &headers).into_iter().map(|(name, _)| name.to_owned())).collect()
}

/// The attributes of a record's class and their types.
pub(in crate::emit) fn attributes<'a>(plan: &'a Plan<'a>, types: &Types<'a>, fact: &'a Record) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    push_fields(plan, types, fact, &mut fields);
    fields.into_iter().map(|f| (f.name, f.value)).collect()
}

impl Module<'_> {
    /// Every name that a star import gives, in order.
    fn names(&self, extras: impl Iterator<Item = &'static str>) -> Vec<String> {
        let imports = self.imports.iter().flat_map(|i| i.names.iter().chain(&i.public)).map(|n| (*n).to_owned());
        let constants = self.constants.iter().map(|c| c.name.clone());
        let enums = self.enums.iter().map(|e| e.name.to_owned());
        let aliases = self.aliases.iter().map(|(name, _)| (*name).to_owned());
        let values = self.values.iter().map(|v| v.name.to_owned());
        let records = self.records.iter().map(|r| r.name.to_owned());
        let functions = self.functions.iter().map(|f| f.name.to_owned());
        let functions = functions.chain(self.symbols.iter().map(|(symbol, _)| (*symbol).to_owned()));
        let all = imports.chain(constants).chain(enums).chain(aliases).chain(values).chain(records).chain(functions);
        let mut all: Vec<String> = all.chain(extras.map(str::to_owned)).filter(|name| !name.starts_with('_')).collect();
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// Whether Python code can call an entry point.
pub(crate) fn is_callable(entry: &Entry<'_>) -> bool {
    entry.on(Platform::Linux) && entry.category != Category::Skipped
}

/// The success code of a library, as the type of the status of functions that have none.
pub(crate) fn status_class<'a>(plan: &'a Plan<'a>, types: &Types<'a>, library: Library) -> Option<&'a str> {
    let status = plan.enums.iter().find(|e| e.header.library == library && e.status.is_some());
    status.map(|e| types.enum_class(&e.fact.name))
}

/// Headers of other vendors' types are part of the driver's module.
fn is_part_of(header: &HeaderFacts, library: Library) -> bool {
    header.library == library || (library == Library::Cuda && header.library == Library::Platform)
}

fn function<'a>(types: &Types<'a>, entry: &'a Entry<'a>, status: Option<&str>) -> Function<'a> {
    let call = Call::new(types, entry, status);
    Function {
        name: &entry.names.python,
        signature: call.signature(),
        overloads: call.overloads(),
        prototype: c_signature(entry.fact),
        summary: entry.summary.as_ref().map(|s| docstring(&s.value)),
        since: entry.since,
    }
}

fn enums<'a>(plan: &'a Plan<'a>, library: Library) -> Vec<EnumClass<'a>> {
    let own = plan.enums.iter().filter(|e| is_part_of(e.header, library) && e.fact.platforms.has(Platform::Linux));
    own.map(|e| EnumClass {
        name: e.c_name,
        doc: Some(paragraphs([e.summary.as_deref().map(docstring), plan.life(ItemKind::Enum, &e.fact.name)]))
            .filter(|doc| !doc.is_empty()),
        members: e.fact.enumerators.iter().map(|m| (m.name.as_str(), m.value)).collect(),
    })
    .collect()
}

/// Other names of classes: typedefs of enumerations, and macros that stand for a type.
fn aliases<'a>(plan: &'a Plan<'a>, types: &Types<'a>, headers: &[&'a HeaderFacts]) -> Vec<(&'a str, &'a str)> {
    let mut out = Vec::new();
    for h in headers {
        let typedefs = h.typedefs.iter().map(|t| (t.name.as_str(), &t.platforms, t.name.as_str()));
        let macros = h.aliases.iter().map(|a| (a.name.as_str(), &a.platforms, a.target.as_str()));
        for (name, platforms, target) in typedefs.chain(macros) {
            let Some(class) = types.class(target).filter(|_| platforms.has(Platform::Linux)) else { continue };
            let is_class = target == name && class.kind != Kind::Enum;
            if !is_class && class.name != name && (target == name || plan.index.declared(name).is_none()) {
                out.push((name, class.name));
            }
        }
    }
    out
}

fn typedef_classes<'a>(
    plan: &'a Plan<'a>,
    types: &Types<'a>,
    headers: &[&'a HeaderFacts],
) -> (Vec<ValueClass<'a>>, Vec<RecordClass<'a>>) {
    let mut values = Vec::new();
    let mut records = Vec::new();
    for t in headers.iter().flat_map(|h| &h.typedefs).filter(|t| t.platforms.has(Platform::Linux)) {
        let Some(Declared::Typedef(..)) = plan.index.declared(&t.name) else { continue };
        let Some(class) = types.class(&t.name).filter(|c| c.kind != Kind::Enum) else { continue };
        let declared = format!("``{}``", crate::facts::declare(&t.ty, &t.name));
        let doc = paragraphs([plan.type_summary(&t.name).map(docstring), Some(declared), plan.life(ItemKind::Typedef, &t.name)]);
        if class.kind == Kind::Record {
            records.push(RecordClass { name: class.name, base: class.base, doc, fields: Vec::new() });
        } else {
            let kind = match class.kind {
                Kind::Integer => "_Integer",
                Kind::Callback => "_Function",
                Kind::Handle | Kind::Enum | Kind::Record => "_Value",
            };
            let stream = plan.handles.iter().any(|h| h.stream && h.is(class.name));
            values.push(ValueClass { name: class.name, base: class.base, kind, stream, doc });
        }
    }
    (values, records)
}

fn record<'a>(plan: &'a Plan<'a>, types: &Types<'a>, fact: &'a Record, class: &'a str, summary: Option<&str>) -> RecordClass<'a> {
    let mut fields = Vec::new();
    push_fields(plan, types, fact, &mut fields);
    // Inside a class Python reads two leading underscores as another name: no stub can declare such a field.
    fields.retain(|f| !f.name.starts_with("__"));
    let hidden: Vec<String> = fields.iter().map(|f| f.name.clone()).filter(|n| BUILTINS.contains(&n.as_str())).collect();
    for f in &mut fields {
        f.value = qualify(&f.value, &hidden);
        f.accepted = f.accepted.take().map(|a| qualify(&a, &hidden)).filter(|a| *a != f.value);
    }
    let kind = if fact.kind == RecordKind::Union { "union" } else { "struct" };
    let doc = match summary {
        Some(s) => docstring(s),
        None => format!("C {kind} of {} bytes.", fact.size),
    };
    let doc = paragraphs([Some(doc), plan.life(ItemKind::Record, &fact.name)]);
    RecordClass { name: class, base: None, doc, fields }
}

/// The docstring of a class: a line alone, or several paragraphs with the quotes on a line of their own.
fn paragraphs<const N: usize>(texts: [Option<String>; N]) -> String {
    let texts: Vec<String> = texts.into_iter().flatten().collect();
    let end = if texts.len() > 1 { "\n    " } else { "" };
    texts.join("\n\n    ") + end
}

/// Fields of a record, those of members without a name included: C reaches them through the parent.
fn push_fields<'a>(plan: &'a Plan<'a>, types: &Types<'a>, fact: &'a Record, out: &mut Vec<FieldProperty>) {
    for f in &fact.fields {
        match nested(plan, f) {
            Some(inner) => push_fields(plan, types, inner, out),
            None => {
                let (value, accepted) = types.field(&f.ty);
                out.push(FieldProperty { name: python_field(&f.name), value, accepted: Some(accepted) });
            }
        }
    }
}

fn nested<'a>(plan: &'a Plan<'a>, field: &'a Field) -> Option<&'a Record> {
    match plan.index.class(&field.ty) {
        Class::Record(inner) if field.anonymous => Some(inner),
        _ => None,
    }
}

/// The attribute of a field: its C name, where that is no Python keyword.
pub(in crate::emit) fn python_field(name: &str) -> String {
    const KEYWORDS: [&str; 10] = ["from", "in", "is", "as", "lambda", "def", "class", "global", "pass", "None"];
    if KEYWORDS.contains(&name) { format!("{name}_") } else { name.to_owned() }
}

/// Builtins that annotations use. A field of the same name hides them inside its class.
const BUILTINS: [&str; 6] = ["int", "float", "bool", "bytes", "str", "list"];

fn qualify(annotation: &str, hidden: &[String]) -> String {
    if hidden.is_empty() {
        return annotation.to_owned();
    }
    let mut out = String::new();
    let mut rest = annotation;
    while !rest.is_empty() {
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len()).max(1);
        let (token, tail) = rest.split_at(end);
        if hidden.iter().any(|h| h == token) {
            out.push_str("builtins.");
        }
        out.push_str(token);
        rest = tail;
    }
    out
}

fn constants<'a>(plan: &'a Plan<'a>, types: &Types<'a>, headers: &[&'a HeaderFacts]) -> Vec<Constant> {
    let enumerators = enumerator_classes(plan, types);
    let mut out = Vec::new();
    for h in headers {
        for c in h.constants.iter().filter(|c| c.platforms.has(Platform::Linux)) {
            let (annotation, value) = match &c.value {
                Value::Int(i) => ("int", i.to_string()),
                Value::Float(f) => ("float", format!("{f:?}")),
                Value::Text(t) => ("str", python_text(t)),
            };
            out.push(Constant { name: c.name.clone(), annotation: annotation.to_owned(), value });
        }
        for a in h.aliases.iter().filter(|a| a.platforms.has(Platform::Linux)) {
            if let Some(class) = enumerators.get(a.target.as_str()) {
                let value = format!("{class}.{}", a.target);
                out.push(Constant { name: a.name.clone(), annotation: (*class).to_owned(), value });
            }
        }
    }
    out
}

fn enumerator_classes<'a>(plan: &'a Plan<'a>, types: &Types<'a>) -> HashMap<&'a str, &'a str> {
    let of = |e: &'a crate::plan::EnumPlan<'a>| e.fact.enumerators.iter().map(move |m| (m.name.as_str(), e.fact.name.as_str()));
    plan.enums.iter().flat_map(of).map(|(member, tag)| (member, types.enum_class(tag))).collect()
}

/// Classes of other modules that a module has besides its own.
pub(crate) fn imported<'a>(plan: &'a Plan<'a>, types: &Types<'a>, library: Library) -> Vec<String> {
    let headers: Vec<&HeaderFacts> = plan.facts.headers.iter().filter(|h| is_part_of(h, library)).collect();
    let imports = imports(plan, types, &headers, library);
    imports.iter().flat_map(|i| i.names.iter().chain(&i.public)).map(|n| (*n).to_owned()).collect()
}

/// Classes of other modules that this one's declarations mention.
fn imports<'a>(plan: &'a Plan<'a>, types: &Types<'a>, headers: &[&'a HeaderFacts], library: Library) -> Vec<Import<'a>> {
    let mut names: BTreeMap<Library, BTreeSet<&'a str>> = BTreeMap::new();
    // The name that people write for a struct comes with its tag.
    let typedef = |name: &'a str| match plan.index.declared(name) {
        Some(Declared::Record(_, r)) => Some(plan.index.c_name(&r.name)).filter(|n| types.class(n).is_some_and(|c| c.name == *n)),
        _ => None,
    };
    let mut mention = |ty: &'a Type| {
        ty.for_each_name(&mut |name| {
            for name in types
                .class(name)
                .map(|c| [Some(c.name), c.base, Some(types.root(c.name)), typedef(c.name)])
                .into_iter()
                .flatten()
                .flatten()
            {
                if let Some(module) = types.module_of(name).filter(|m| *m != library) {
                    names.entry(module).or_default().insert(name);
                }
            }
        });
    };
    for h in headers {
        h.typedefs.iter().for_each(|t| mention(&t.ty));
        h.records.iter().flat_map(|r| &r.fields).for_each(|f| mention(&f.ty));
        for f in &h.functions {
            mention(&f.returns);
            f.params.iter().for_each(|p| mention(&p.ty));
        }
    }
    // Types of attributes' values, which signatures do not show.
    for e in plan.entries.iter().filter(|e| e.library() == library) {
        e.params.iter().flat_map(|p| &p.all_values).for_each(|(_, ty)| mention(ty));
    }
    for t in headers.iter().flat_map(|h| &h.typedefs) {
        if let Some(base) = types.class(&t.name).and_then(|c| c.base)
            && let Some(module) = types.module_of(base).filter(|m| *m != library)
        {
            names.entry(module).or_default().insert(base);
        }
    }
    names
        .into_iter()
        .map(|(module, names)| {
            let of_vendors = |n: &&str| plan.index.library_of(n) == Some(Library::Platform);
            let (public, names) = names.into_iter().partition(of_vendors);
            Import { module: module.name(), names, public }
        })
        .collect()
}

/// Text inside a docstring.
fn docstring(text: &str) -> String {
    text.replace('\\', "\\\\").replace("\"\"\"", "\\\"\\\"\\\"").replace('`', "``")
}

/// A Python string literal.
fn python_text(text: &str) -> String {
    format!("\"{}\"", text.escape_default())
}
