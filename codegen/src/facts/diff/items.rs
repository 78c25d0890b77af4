//! How each kind of declaration may differ from its earlier self.

use super::{ChangeKind, Item, Log};
use crate::facts::{
    Constant, DocDirection, Enum, Enumerator, Field, Function, Param, Platform, Platforms, Record, RecordKind, Typedef, Value,
    c_signature, declare,
};

impl Item for Function {
    const ADDED: ChangeKind = ChangeKind::FunctionAdded;
    const REMOVED: ChangeKind = ChangeKind::FunctionRemoved;

    fn name(&self) -> &str {
        &self.name
    }

    fn shown(&self) -> String {
        c_signature(self)
    }

    fn compare(&self, new: &Self, log: &mut Log) {
        let name = &self.name;
        if c_signature(self) != c_signature(new) {
            let renamed = renamed_parameters(self, new);
            let kind = if renamed.is_empty() { ChangeKind::SignatureChanged } else { ChangeKind::ParameterRenamed };
            log.add(kind, name, Some(c_signature(self)), Some(c_signature(new))).details = renamed;
        }
        match (&self.per_thread, &new.per_thread) {
            (before, after) if before == after => {}
            (None, after) => drop(log.add(ChangeKind::PerThreadAdded, name, None, after.clone())),
            (before, after) => drop(log.add(ChangeKind::PerThreadRemoved, name, before.clone(), after.clone())),
        }
        flag(ChangeKind::Superseded, name, self.superseded, new.superseded, log);
        flag(ChangeKind::Deprecated, name, self.deprecated, new.deprecated, log);
        platforms(name, &self.platforms, &new.platforms, log);
        directions(self, new, log);
        let details: Vec<String> = [
            ("group", self.group != new.group),
            ("error codes", self.errors != new.errors),
            ("notes", self.notes != new.notes),
            ("references", self.see != new.see),
            ("value types", self.value_types != new.value_types),
        ]
        .into_iter()
        .filter(|(_, changed)| *changed)
        .map(|(what, _)| what.to_owned())
        .collect();
        if !details.is_empty() {
            log.add(ChangeKind::Documentation, name, None, None).details = details;
        }
    }
}

/// Reports parameters of the same type whose documented direction is another one: with no annotation, it decides their form.
fn directions(old: &Function, new: &Function, log: &mut Log) {
    let word = |p: &Param| p.doc.map_or("none", DocDirection::word);
    let same_types = old.params.len() == new.params.len() && old.params.iter().zip(&new.params).all(|(a, b)| a.ty == b.ty);
    let changed = old.params.iter().zip(&new.params).filter(|(a, b)| same_types && a.doc != b.doc);
    let details: Vec<_> = changed.map(|(a, b)| format!("{}: {} -> {}", b.name, word(a), word(b))).collect();
    if !details.is_empty() {
        log.add(ChangeKind::DirectionChanged, &new.name, None, None).details = details;
    }
}

/// `old -> new` for each renamed parameter, where names are all that changed. Names that trade places are no renaming: arguments
/// then mean something else.
fn renamed_parameters(old: &Function, new: &Function) -> Vec<String> {
    let types = |f: &Function| (f.returns.clone(), f.params.iter().map(|p| p.ty.clone()).collect::<Vec<_>>());
    let renamed: Vec<_> = old.params.iter().zip(&new.params).filter(|(a, b)| a.name != b.name).collect();
    let traded = renamed.iter().any(|(_, b)| old.params.iter().any(|p| p.name == b.name));
    if traded || types(old) != types(new) {
        return vec![];
    }
    renamed.into_iter().map(|(a, b)| format!("{} -> {}", a.name, b.name)).collect()
}

impl Item for Enum {
    const ADDED: ChangeKind = ChangeKind::EnumAdded;
    const REMOVED: ChangeKind = ChangeKind::EnumRemoved;

    fn name(&self) -> &str {
        &self.name
    }

    fn shown(&self) -> String {
        format!("{} enumerators", self.enumerators.len())
    }

    fn compare(&self, new: &Self, log: &mut Log) {
        let of = vec![format!("of {}", self.name)];
        let find = |e: &Enum, name: &str| e.enumerators.iter().find(|m| m.name == name).cloned();
        let value = |m: &Enumerator| Some(m.value.to_string());
        for m in &new.enumerators {
            match find(self, &m.name) {
                None => log.add(ChangeKind::EnumeratorAdded, &m.name, None, value(m)).details = of.clone(),
                Some(earlier) => {
                    if earlier.value != m.value {
                        // A count or maximum moves whenever its enumeration grows.
                        let raised = m.value > earlier.value && is_bound(self, &m.name) && is_bound(new, &m.name);
                        let kind = if raised { ChangeKind::BoundRaised } else { ChangeKind::EnumeratorChanged };
                        log.add(kind, &m.name, value(&earlier), value(m)).details = of.clone();
                    }
                    flag(ChangeKind::Deprecated, &m.name, earlier.deprecated, m.deprecated, log);
                    if earlier.value_type != m.value_type {
                        let (before, after) = (earlier.value_type.clone(), m.value_type.clone());
                        log.add(ChangeKind::Documentation, &m.name, before, after).details = vec!["type of the value".to_owned()];
                    }
                }
            }
        }
        for m in self.enumerators.iter().filter(|m| find(new, &m.name).is_none()) {
            log.add(ChangeKind::EnumeratorRemoved, &m.name, value(m), None).details = of.clone();
        }
        if self.signed != new.signed {
            let sign = |e: &Enum| Some(if e.signed { "signed" } else { "unsigned" }.to_owned());
            log.add(ChangeKind::EnumeratorChanged, &self.name, sign(self), sign(new));
        }
        platforms(&self.name, &self.platforms, &new.platforms, log);
    }
}

/// Whether a member's value is above that of every other one.
fn is_bound(e: &Enum, name: &str) -> bool {
    let value = |m: &Enumerator| m.value;
    let (own, others): (Vec<_>, Vec<_>) = e.enumerators.iter().partition(|m| m.name == name);
    own.into_iter().map(value).max() > others.into_iter().map(value).max()
}

impl Item for Record {
    const ADDED: ChangeKind = ChangeKind::RecordAdded;
    const REMOVED: ChangeKind = ChangeKind::RecordRemoved;

    fn name(&self) -> &str {
        &self.name
    }

    fn shown(&self) -> String {
        match self.kind {
            RecordKind::Opaque => "opaque".to_owned(),
            _ => format!("{} bytes", self.size),
        }
    }

    fn compare(&self, new: &Self, log: &mut Log) {
        let details = layout_changes(self, new);
        if !details.is_empty() {
            let kind = match () {
                () if is_appended(self, new) => ChangeKind::RecordAppended,
                () if is_extended_union(self, new) => ChangeKind::UnionExtended,
                () => ChangeKind::RecordChanged,
            };
            log.add(kind, &self.name, Some(self.shown()), Some(new.shown())).details = details;
        }
        flag(ChangeKind::Superseded, &self.name, self.superseded, new.superseded, log);
        platforms(&self.name, &self.platforms, &new.platforms, log);
    }
}

/// Whether old code still finds every field where it was, and the record has only grown.
fn is_appended(old: &Record, new: &Record) -> bool {
    let windows = match (&old.windows, &new.windows) {
        (None, None) => true,
        (Some(a), Some(b)) => a.align == b.align && b.size >= a.size && b.offsets.starts_with(&a.offsets),
        _ => false,
    };
    windows
        && old.kind == RecordKind::Struct
        && new.kind == old.kind
        && new.align == old.align
        && new.size >= old.size
        && new.fields.len() > old.fields.len()
        && new.fields.starts_with(&old.fields)
}

/// Whether a union of the same size has every member that it had.
fn is_extended_union(old: &Record, new: &Record) -> bool {
    let place = |r: &Record| (r.kind, r.size, r.align, r.windows.as_ref().map(|w| (w.size, w.align)));
    old.kind == RecordKind::Union && place(old) == place(new) && old.fields.iter().all(|f| new.fields.contains(f))
}

/// What stands between a field and its new place.
pub(in crate::facts) const MOVED_TO: &str = " moved to offset ";

/// What is said of a constant that was a number and is a text, or the like.
pub const OTHER_KIND: &str = "another kind of value";

fn layout_changes(old: &Record, new: &Record) -> Vec<String> {
    let mut details = vec![];
    if old.kind != new.kind {
        details.push(format!("{:?} -> {:?}", old.kind, new.kind).to_lowercase());
    }
    if old.size != new.size {
        details.push(format!("{:+} bytes", i128::from(new.size) - i128::from(old.size)));
    }
    if old.align != new.align {
        details.push(format!("alignment {} -> {}", old.align, new.align));
    }
    let find = |r: &Record, name: &str| r.fields.iter().find(|f| f.name == name).cloned();
    for f in &new.fields {
        match find(old, &f.name) {
            None => details.push(format!("new field: {}", field(f))),
            Some(earlier) if field(&earlier) != field(f) => details.push(format!("field: {} -> {}", field(&earlier), field(f))),
            Some(earlier) if earlier != *f => details.push(format!("field {}{MOVED_TO}{}", f.name, f.offset)),
            Some(_) => {}
        }
    }
    details.extend(old.fields.iter().filter(|f| find(new, &f.name).is_none()).map(|f| format!("removed field: {}", field(f))));
    if details.is_empty() && old.fields != new.fields {
        details.push("order of fields".to_owned());
    }
    if old.windows != new.windows {
        details.push("layout on Windows".to_owned());
    }
    details
}

fn field(f: &Field) -> String {
    let width = f.bits.map_or(String::new(), |b| format!(" : {}", b.width));
    format!("{}{width}", declare(&f.ty, &f.name))
}

impl Item for Typedef {
    const ADDED: ChangeKind = ChangeKind::TypedefAdded;
    const REMOVED: ChangeKind = ChangeKind::TypedefRemoved;

    fn name(&self) -> &str {
        &self.name
    }

    fn shown(&self) -> String {
        self.ty.to_string()
    }

    fn compare(&self, new: &Self, log: &mut Log) {
        if self.ty != new.ty {
            log.add(ChangeKind::TypedefChanged, &self.name, Some(self.shown()), Some(new.shown()));
        }
        flag(ChangeKind::Superseded, &self.name, self.superseded, new.superseded, log);
        platforms(&self.name, &self.platforms, &new.platforms, log);
    }
}

impl Item for Constant {
    const ADDED: ChangeKind = ChangeKind::ConstantAdded;
    const REMOVED: ChangeKind = ChangeKind::ConstantRemoved;

    fn name(&self) -> &str {
        &self.name
    }

    fn shown(&self) -> String {
        match &self.value {
            Value::Int(n) => format!("{n} ({})", self.ty),
            Value::Float(x) => format!("{x} ({})", self.ty),
            Value::Text(text) => format!("{text:?}"),
        }
    }

    fn compare(&self, new: &Self, log: &mut Log) {
        if (&self.ty, &self.value) != (&new.ty, &new.value) {
            let change = log.add(ChangeKind::ConstantChanged, &self.name, Some(self.shown()), Some(new.shown()));
            if self.ty != new.ty {
                change.details.push(format!("type {} -> {}", self.ty, new.ty));
            }
            if std::mem::discriminant(&self.value) != std::mem::discriminant(&new.value) {
                change.details.push(OTHER_KIND.to_owned());
            }
        }
        platforms(&self.name, &self.platforms, &new.platforms, log);
    }
}

fn flag(kind: ChangeKind, name: &str, before: bool, after: bool, log: &mut Log) {
    if before != after {
        let word = |set| Some(if set { kind.label().to_owned() } else { format!("not {}", kind.label()) });
        log.add(kind, name, word(before), word(after));
    }
}

fn platforms(name: &str, before: &Platforms, after: &Platforms, log: &mut Log) {
    for platform in [Platform::Linux, Platform::Windows] {
        let kind = match (before.has(platform), after.has(platform)) {
            (false, true) => ChangeKind::PlatformAdded,
            (true, false) => ChangeKind::PlatformRemoved,
            _ => continue,
        };
        log.add(kind, name, None, None).details = vec![format!("{platform:?}")];
    }
}
