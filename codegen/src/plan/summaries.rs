//! One line about every type and constant: what people wrote, or what the declaration alone says.
//!
//! Input: facts and [`Spec`]. Output: [`Summaries`]. Invariant: a type is described alike under each of its names, unless a name has
//! a line of its own; nothing is written where nothing is known.

use std::collections::HashMap;

use super::index::{Class, Declared, Index, version};
use crate::facts::{Enum, Facts, Record, RecordKind, Type, Typedef};
use crate::spec::Spec;

/// The lines, by C name.
#[derive(Debug, Default)]
pub struct Summaries<'a> {
    types: HashMap<&'a str, String>,
    constants: HashMap<&'a str, String>,
}

impl<'a> Summaries<'a> {
    /// Collects what is written and derives the rest.
    pub fn new(facts: &'a Facts, index: &Index<'a>, spec: &'a Spec) -> Self {
        let notes =
            spec.files.iter().flat_map(|f| &f.types).filter_map(|(k, n)| Some((k.as_str(), n.summary.as_ref()?.as_str())));
        let mut written: HashMap<&str, &str> = spec
            .handles
            .iter()
            .filter_map(|(k, n)| Some((k, n, n.summary.as_ref()?.as_str())))
            .flat_map(|(k, n, text)| {
                std::iter::once(k).chain(n.same_as.iter().flat_map(|s| &s.value)).map(move |k| (k.as_str(), text))
            })
            .collect();
        written.extend(notes);
        let headers = || facts.headers.iter();
        let derive = Derive { index, pointers: pointers(facts) };

        let mut types: HashMap<&'a str, String> = HashMap::new();
        let mut families: HashMap<&'a str, Vec<&'a Typedef>> = HashMap::new();
        for t in headers().flat_map(|h| &h.typedefs) {
            match tag(index.class(&t.ty)) {
                Some(tag) => families.entry(tag).or_default().push(t),
                None => types.extend(own_or(&written, &t.name, || derive.alias(t)).map(|text| (t.name.as_str(), text))),
            }
        }
        let enums = headers().flat_map(|h| &h.enums).map(|e| (e.name.as_str(), None));
        let records = headers().flat_map(|h| &h.records).map(|r| (r.name.as_str(), Some(r)));
        for (tag, record) in enums.chain(records) {
            let typedefs = families.get(tag).map(Vec::as_slice).unwrap_or_default();
            let names = || [index.c_name(tag), tag].into_iter().chain(typedefs.iter().map(|t| t.name.as_str()));
            let shared = names().find_map(|n| written.get(n)).map(|text| (*text).to_owned());
            // A version of one of its own names says nothing.
            let is_own = |n: &str| version(n).is_some_and(|(base, _)| names().any(|name| name == base));
            let of_another = || names().filter(|n| !is_own(n)).find_map(|n| derive.version(n));
            let shared = shared.or_else(|| record.and_then(|r| derive.record(r))).or_else(of_another);
            for name in names() {
                types.extend(own_or(&written, name, || shared.clone()).map(|text| (name, text)));
            }
        }

        let notes = spec.files.iter().flat_map(|f| &f.constants);
        let mut constants: HashMap<&'a str, String> =
            notes.filter_map(|(k, n)| Some((k.as_str(), n.summary.as_ref()?.value.clone()))).collect();
        let macros = headers().flat_map(|h| &h.aliases).filter(|a| index.function(&a.target).is_none());
        for a in macros {
            constants.entry(&a.name).or_insert_with(|| another_name(&a.target));
        }
        Summaries { types, constants }
    }

    /// The line about an enumeration, record, typedef, handle or opaque tag.
    pub fn of_type(&self, c_name: &str) -> Option<&str> {
        self.types.get(c_name).map(String::as_str)
    }

    /// The line about a constant, or about a macro that stands for another name.
    pub fn of_constant(&self, name: &str) -> Option<&str> {
        self.constants.get(name).map(String::as_str)
    }

    /// Types and constants without a line, in the order of the facts.
    pub fn missing(&self, facts: &'a Facts) -> impl Iterator<Item = &'a str> {
        let types = facts.headers.iter().flat_map(|h| {
            let enums = h.enums.iter().map(|e: &Enum| e.name.as_str());
            let records = h.records.iter().map(|r| r.name.as_str());
            enums.chain(records).chain(h.typedefs.iter().map(|t| t.name.as_str()))
        });
        let constants = facts.headers.iter().flat_map(|h| &h.constants).map(|c| c.name.as_str());
        let types = types.filter(|n| !self.types.contains_key(n));
        types.chain(constants.filter(|n| !self.constants.contains_key(n)))
    }
}

fn own_or(written: &HashMap<&str, &str>, name: &str, otherwise: impl FnOnce() -> Option<String>) -> Option<String> {
    written.get(name).map(|text| (*text).to_owned()).or_else(otherwise)
}

/// The tag of an enumeration, record or opaque type.
fn tag(class: Class<'_>) -> Option<&str> {
    match class {
        Class::Enum(e) => Some(&e.name),
        Class::Record(r) | Class::Opaque(r) => Some(&r.name),
        _ => None,
    }
}

/// The first typedef of a pointer to each name.
fn pointers(facts: &Facts) -> HashMap<&str, &str> {
    let mut out = HashMap::new();
    for t in facts.headers.iter().flat_map(|h| &h.typedefs) {
        if let Some(to) = t.ty.as_pointer().and_then(|(_, to)| to.as_named()) {
            out.entry(to).or_insert(t.name.as_str());
        }
    }
    out
}

fn another_name(of: &str) -> String {
    format!("Another name of `{of}`.")
}

/// What declarations say without an annotation.
struct Derive<'p, 'a> {
    index: &'p Index<'a>,
    /// Typedefs by the name that they point to.
    pointers: HashMap<&'a str, &'a str>,
}

impl<'a> Derive<'_, 'a> {
    /// A typedef of what is no enumeration and no record.
    fn alias(&self, t: &Typedef) -> Option<String> {
        let target = || t.ty.as_named().filter(|n| self.index.declared(n).is_some()).map(another_name);
        self.version(&t.name).or_else(target)
    }

    /// A name that ends with the version of another one.
    fn version(&self, name: &str) -> Option<String> {
        let (base, number) = version(name)?;
        self.index.declared(base)?;
        let same = tag(self.index.class_named(base)) == tag(self.index.class_named(name));
        let text = format!("Version {number} of `{base}`");
        Some(if same { text + "." } else { text + ", a name that stands for another version." })
    }

    fn record(&self, r: &'a Record) -> Option<String> {
        if r.is_nameless() {
            return self.member(r);
        }
        if r.kind == RecordKind::Opaque {
            let handle = self.pointers.get(r.name.as_str())?;
            return Some(format!("The object behind `{handle}`; only pointers to it exist."));
        }
        vector(r)
    }

    /// A record without a tag, by its place in the record around it.
    fn member(&self, r: &'a Record) -> Option<String> {
        let (root, path) = r.name.split_once("__")?;
        let mut around = root.to_owned();
        let mut members = Vec::new();
        let mut has_name = true;
        for member in path.split("__") {
            let Some(Declared::Record(_, record)) = self.index.declared(&around) else { return None };
            has_name = record.fields.iter().any(|f| f.name == member && !f.anonymous);
            members.extend(has_name.then_some(member));
            around = format!("{around}__{member}");
        }
        let (members, root) = (members.join("."), self.index.c_name(root));
        let kind = if r.kind == RecordKind::Union { "union" } else { "struct" };
        Some(match (has_name, members.as_str()) {
            (true, members) => format!("Member `{members}` of `{root}`."),
            (false, "") => format!("A {kind} without a name in `{root}`."),
            (false, members) => format!("A {kind} without a name in the member `{members}` of `{root}`."),
        })
    }
}

/// CUDA's vectors: one to four numbers of one type, named `x`, `y`, `z` and `w`.
fn vector(r: &Record) -> Option<String> {
    let names = ["x", "y", "z", "w"];
    let of = &r.fields.first()?.ty;
    let alike = r.fields.len() <= names.len() && r.fields.iter().zip(names).all(|(f, name)| f.name == name && f.ty == *of);
    let Type::Prim(number) = of else { return None };
    // The suffix of the name is the alignment that tells it from its like.
    let aligned =
        r.name.rsplit_once('_').filter(|_| r.kind == RecordKind::Struct).map(|_| format!(", aligned to {} bytes", r.align));
    let count = if r.fields.len() == 1 { "one".to_owned() } else { r.fields.len().to_string() };
    alike.then(|| format!("A vector of {count} `{}`{}.", number.c_name(), aligned.unwrap_or_default()))
}

#[cfg(test)]
mod tests;
