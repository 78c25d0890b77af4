//! Facts -> YAML, one file per header.
//!
//! Input: [`Facts`]. Output: texts by path relative to `spec/facts`. Invariant: reading a text gives the same facts; equal facts give
//! equal bytes. What fits is one line, so that the difference between two releases reads as a list.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use super::*;

/// Lists longer than this are wrapped.
const WIDTH: usize = 120;

/// The files of all facts, the history among them.
pub fn to_files(facts: &Facts) -> BTreeMap<PathBuf, String> {
    let history = (!facts.history.is_empty()).then(|| (PathBuf::from(HISTORY), facts.history.to_yaml()));
    let majors = facts.majors.iter().flat_map(|m| m.headers.iter().filter(|h| m.emits(h.library)));
    facts.headers.iter().chain(majors).map(|h| (path(h.library, &h.header), to_yaml(h))).chain(history).collect()
}

/// Where the facts of a header lie below `spec/facts`.
pub fn path(library: Library, header: &str) -> PathBuf {
    let stem = header.strip_suffix(".h").unwrap_or(header).replace('/', "_");
    PathBuf::from(library.name()).join(format!("{stem}.yaml"))
}

/// The YAML of one header.
pub fn to_yaml(h: &HeaderFacts) -> String {
    let mut out = String::from("# Machine-written by `cargo xtask regen`; do not edit.\n");
    line(&mut out, &format!("library: {}", h.library.name()));
    line(&mut out, &format!("header: {}", scalar(&h.header)));
    section(&mut out, "groups", &h.groups, |out, g| flow(out, 0, &[("id", scalar(&g.id)), ("title", scalar(&g.title))]));
    section(&mut out, "typedefs", &h.typedefs, |out, t| {
        let mut keys = vec![("name", scalar(&t.name)), ("type", ty(&t.ty))];
        flag(&mut keys, "superseded", t.superseded);
        platforms(&mut keys, &t.platforms);
        flow(out, 0, &keys);
    });
    section(&mut out, "enums", &h.enums, enumeration);
    section(&mut out, "records", &h.records, record);
    section(&mut out, "constants", &h.constants, |out, c| {
        let mut keys = vec![("name", scalar(&c.name)), ("type", ty(&c.ty)), ("value", value(&c.value))];
        platforms(&mut keys, &c.platforms);
        flow(out, 0, &keys);
    });
    section(&mut out, "aliases", &h.aliases, |out, a| {
        let mut keys = vec![("name", scalar(&a.name)), ("target", scalar(&a.target))];
        platforms(&mut keys, &a.platforms);
        flow(out, 0, &keys);
    });
    section(&mut out, "functions", &h.functions, function);
    section(&mut out, "skipped", &h.skipped, |out, s| {
        block(out, &[("reason", scalar(&s.reason))]);
        wrapped(out, 4, "names", &s.names);
    });
    out
}

fn enumeration(out: &mut String, e: &Enum) {
    let mut keys = vec![("name", scalar(&e.name))];
    flag(&mut keys, "signed", e.signed);
    platforms(&mut keys, &e.platforms);
    block(out, &keys);
    items(out, "enumerators", &e.enumerators, |out, m| {
        let mut keys = vec![("name", scalar(&m.name)), ("value", m.value.to_string())];
        flag(&mut keys, "deprecated", m.deprecated);
        keys.extend(m.value_type.as_ref().map(|t| ("value-type", scalar(t))));
        flow(out, 4, &keys);
    });
}

fn record(out: &mut String, r: &Record) {
    let kind = match r.kind {
        RecordKind::Struct => "struct",
        RecordKind::Union => "union",
        RecordKind::Opaque => "opaque",
    };
    let mut keys = vec![("name", scalar(&r.name)), ("kind", kind.to_owned())];
    if r.kind != RecordKind::Opaque {
        keys.extend([("size", r.size.to_string()), ("align", r.align.to_string())]);
    }
    flag(&mut keys, "untagged", r.untagged);
    flag(&mut keys, "superseded", r.superseded);
    platforms(&mut keys, &r.platforms);
    if r.kind == RecordKind::Opaque {
        return flow(out, 0, &keys);
    }
    block(out, &keys);
    items(out, "fields", &r.fields, |out, f| {
        let mut keys = vec![("name", scalar(&f.name)), ("type", ty(&f.ty)), ("offset", f.offset.to_string())];
        flag(&mut keys, "anonymous", f.anonymous);
        keys.extend(f.bits.map(|b| ("bits", format!("{{ offset: {}, width: {} }}", b.offset, b.width))));
        flow(out, 4, &keys);
    });
    if let Some(w) = &r.windows {
        let offsets = w.offsets.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        line(out, &format!("    windows: {{ size: {}, align: {}, offsets: [{offsets}] }}", w.size, w.align));
    }
}

fn function(out: &mut String, f: &Function) {
    let mut keys = vec![("name", scalar(&f.name))];
    keys.extend(f.api.as_ref().map(|n| ("api", scalar(n))));
    keys.extend(f.per_thread.as_ref().map(|n| ("per-thread", scalar(n))));
    flag(&mut keys, "superseded", f.superseded);
    platforms(&mut keys, &f.platforms);
    keys.extend(f.group.as_ref().map(|g| ("group", scalar(g))));
    keys.extend(f.anchor.as_ref().map(|a| ("anchor", scalar(a))));
    flag(&mut keys, "deprecated", f.deprecated);
    keys.push(("returns", ty(&f.returns)));
    block(out, &keys);
    items(out, "params", &f.params, |out, p| {
        let mut keys = vec![("name", scalar(&p.name)), ("type", ty(&p.ty))];
        keys.extend(p.doc.map(|d| ("doc", d.word().to_owned())));
        flow(out, 4, &keys);
    });
    wrapped(out, 4, "errors", &f.errors);
    wrapped(out, 4, "notes", &f.notes);
    wrapped(out, 4, "see", &f.see);
    items(out, "value-types", &f.value_types, |out, v| flow(out, 4, &[("name", scalar(&v.name)), ("type", scalar(&v.ty))]));
}

type Keys<'a> = Vec<(&'a str, String)>;

fn line(out: &mut String, text: &str) {
    writeln!(out, "{text}").expect("a string takes everything");
}

/// A key of the file with its items.
fn section<T>(out: &mut String, key: &str, all: &[T], write: impl Fn(&mut String, &T)) {
    if !all.is_empty() {
        line(out, &format!("{key}:"));
        all.iter().for_each(|item| write(out, item));
    }
}

/// A key of an item with items of its own.
fn items<T>(out: &mut String, key: &str, all: &[T], write: impl Fn(&mut String, &T)) {
    if !all.is_empty() {
        line(out, &format!("    {key}:"));
        all.iter().for_each(|item| write(out, item));
    }
}

/// An item on one line.
fn flow(out: &mut String, indent: usize, keys: &[(&str, String)]) {
    let keys = keys.iter().map(|(key, value)| format!("{key}: {value}")).collect::<Vec<_>>().join(", ");
    line(out, &format!("{:indent$}  - {{ {keys} }}", ""));
}

/// The first keys of an item of several lines.
fn block(out: &mut String, keys: &[(&str, String)]) {
    for (i, (key, value)) in keys.iter().enumerate() {
        line(out, &format!("  {} {key}: {value}", if i == 0 { '-' } else { ' ' }));
    }
}

/// A list of names, wrapped.
pub(super) fn wrapped(out: &mut String, indent: usize, key: &str, names: &[String]) {
    if names.is_empty() {
        return;
    }
    let mut current = format!("{:indent$}{key}: [", "");
    for (i, name) in names.iter().enumerate() {
        let end = if i + 1 == names.len() { "]" } else { "," };
        let piece = format!("{}{end}", scalar(name));
        let fresh = current.ends_with('[') || current.trim().is_empty();
        if !fresh && current.len() + 1 + piece.len() > WIDTH {
            line(out, &current);
            current = " ".repeat(indent + 2);
        } else if !fresh {
            current.push(' ');
        }
        current.push_str(&piece);
    }
    line(out, &current);
}

/// A list of texts on one line.
pub(super) fn flow_list(texts: &[String]) -> String {
    format!("[{}]", texts.iter().map(|text| scalar(text)).collect::<Vec<_>>().join(", "))
}

fn flag(keys: &mut Keys<'_>, key: &'static str, set: bool) {
    if set {
        keys.push((key, "true".to_owned()));
    }
}

fn platforms(keys: &mut Keys<'_>, platforms: &Platforms) {
    if !platforms.is_all() {
        let names = platforms.0.iter().map(|p| match p {
            Platform::Linux => "linux",
            Platform::Windows => "windows",
        });
        keys.push(("platforms", format!("[{}]", names.collect::<Vec<_>>().join(", "))));
    }
}

fn ty(ty: &Type) -> String {
    scalar(&ty.to_string())
}

fn value(value: &Value) -> String {
    match value {
        Value::Int(n) => n.to_string(),
        Value::Float(x) => format!("{x:?}"),
        Value::Text(text) => quoted(text),
    }
}

/// A string, in quotes where plain text would mean something else.
pub(super) fn scalar(text: &str) -> String {
    let plain = text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && !text.ends_with(' ')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || "_ */.-".contains(c))
        && !matches!(text.to_ascii_lowercase().as_str(), "true" | "false" | "null" | "yes" | "no" | "on" | "off" | "y" | "n");
    if plain { text.to_owned() } else { quoted(text) }
}

pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            c if c.is_control() => write!(out, "\\u{:04x}", u32::from(c)).expect("a string takes everything"),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
