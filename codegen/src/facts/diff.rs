//! What changed between two sets of facts.
//!
//! Input: the facts of two releases. Output: [`Changes`], by library and kind, then in header order.
//! Invariant: equal facts give no change, and any difference in what a binding is made from gives at least one.

use std::collections::{HashMap, HashSet};

use super::{Facts, Function, HeaderFacts, Library};

mod items;

pub(super) use items::MOVED_TO;
pub use items::OTHER_KIND;

/// The difference between two sets of facts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Every change.
    pub list: Vec<Change>,
}

/// One changed item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The library whose header declares the item.
    pub library: Library,
    /// What happened.
    pub kind: ChangeKind,
    /// The item: a symbol, a documented name, a type, an enumerator or a constant.
    pub name: String,
    /// How it was: a signature, value, size or target.
    pub before: Option<String>,
    /// How it is now.
    pub after: Option<String>,
    /// Particulars, one to a line.
    pub details: Vec<String>,
}

/// Kinds of change, in the order of reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "`label` says it")]
pub enum ChangeKind {
    FunctionAdded,
    FunctionRemoved,
    SignatureChanged,
    ParameterRenamed,
    DirectionChanged,
    AliasAdded,
    AliasRemoved,
    AliasMoved,
    PerThreadAdded,
    PerThreadRemoved,
    Superseded,
    Deprecated,
    PlatformAdded,
    PlatformRemoved,
    EnumeratorAdded,
    EnumeratorRemoved,
    EnumeratorChanged,
    BoundRaised,
    MemberRenamed,
    EnumAdded,
    EnumRemoved,
    RecordAdded,
    RecordRemoved,
    RecordAppended,
    UnionExtended,
    RecordChanged,
    TypedefAdded,
    TypedefRemoved,
    TypedefChanged,
    ConstantAdded,
    ConstantRemoved,
    ConstantChanged,
    Documentation,
}

impl ChangeKind {
    /// The row's label in reports.
    pub fn label(self) -> &'static str {
        match self {
            ChangeKind::FunctionAdded => "added",
            ChangeKind::FunctionRemoved => "removed",
            ChangeKind::SignatureChanged => "signature changed",
            ChangeKind::ParameterRenamed => "parameter renamed",
            ChangeKind::DirectionChanged => "documented direction",
            ChangeKind::AliasAdded => "alias added",
            ChangeKind::AliasRemoved => "alias removed",
            ChangeKind::AliasMoved => "alias moved",
            ChangeKind::PerThreadAdded => "per-thread variant added",
            ChangeKind::PerThreadRemoved => "per-thread variant removed",
            ChangeKind::Superseded => "superseded",
            ChangeKind::Deprecated => "deprecated",
            ChangeKind::PlatformAdded => "platform added",
            ChangeKind::PlatformRemoved => "platform removed",
            ChangeKind::EnumeratorAdded => "new enumerators",
            ChangeKind::EnumeratorRemoved => "removed enumerators",
            ChangeKind::EnumeratorChanged => "enumerator value",
            ChangeKind::BoundRaised => "enumeration bound",
            ChangeKind::MemberRenamed => "member renamed in Rust",
            ChangeKind::EnumAdded => "new enums",
            ChangeKind::EnumRemoved => "removed enums",
            ChangeKind::RecordAdded => "new records",
            ChangeKind::RecordRemoved => "removed records",
            ChangeKind::RecordAppended => "record appended",
            ChangeKind::UnionExtended => "union extended",
            ChangeKind::RecordChanged => "record layout",
            ChangeKind::TypedefAdded => "new typedefs",
            ChangeKind::TypedefRemoved => "removed typedefs",
            ChangeKind::TypedefChanged => "typedef changed",
            ChangeKind::ConstantAdded => "new constants",
            ChangeKind::ConstantRemoved => "removed constants",
            ChangeKind::ConstantChanged => "constant changed",
            ChangeKind::Documentation => "documentation",
        }
    }
}

/// Compares two sets of facts.
pub fn diff(old: &Facts, new: &Facts) -> Changes {
    let mut list = vec![];
    for library in Library::ALL {
        let mut log = Log { library, list: &mut list };
        log.items(old, new, |h| &h.functions);
        log.documented_names(old, new);
        log.items(old, new, |h| &h.enums);
        log.items(old, new, |h| &h.records);
        log.items(old, new, |h| &h.typedefs);
        log.items(old, new, |h| &h.constants);
    }
    // Stable: within a kind the order of the headers stays.
    list.sort_by_key(|c| (c.library, c.kind));
    Changes { list }
}

/// A declaration that exists in two releases under one name.
trait Item: 'static {
    const ADDED: ChangeKind;
    const REMOVED: ChangeKind;

    fn name(&self) -> &str;
    /// The item in one line.
    fn shown(&self) -> String;
    /// Reports how `new` differs from `self`.
    fn compare(&self, new: &Self, log: &mut Log);
}

/// Collects the changes of one library.
struct Log<'a> {
    library: Library,
    list: &'a mut Vec<Change>,
}

impl Log<'_> {
    fn add(&mut self, kind: ChangeKind, name: &str, before: Option<String>, after: Option<String>) -> &mut Change {
        self.list.push(Change { library: self.library, kind, name: name.to_owned(), before, after, details: vec![] });
        self.list.last_mut().expect("a change was pushed just now")
    }

    fn headers<'f>(&self, facts: &'f Facts) -> impl Iterator<Item = &'f HeaderFacts> + use<'f> {
        let library = self.library;
        facts.headers.iter().filter(move |h| h.library == library)
    }

    fn items<T: Item>(&mut self, old: &Facts, new: &Facts, of: impl Fn(&HeaderFacts) -> &Vec<T>) {
        let before: HashMap<&str, &T> = self.headers(old).flat_map(&of).map(|t| (t.name(), t)).collect();
        let mut seen = HashSet::new();
        for item in self.headers(new).flat_map(&of) {
            seen.insert(item.name());
            match before.get(item.name()) {
                Some(earlier) => earlier.compare(item, self),
                None => drop(self.add(T::ADDED, item.name(), None, Some(item.shown()))),
            }
        }
        for item in self.headers(old).flat_map(&of).filter(|t| !seen.contains(t.name())) {
            self.add(T::REMOVED, item.name(), Some(item.shown()), None);
        }
    }

    /// Documented names and what stands behind them. A name that comes or goes together with its symbol is no news.
    fn documented_names(&mut self, old: &Facts, new: &Facts) {
        let (before, after) = (Names::of(self.headers(old)), Names::of(self.headers(new)));
        for &(name, target) in &after.in_order {
            match before.target.get(name) {
                Some(&earlier) if earlier != target => {
                    self.add(ChangeKind::AliasMoved, name, Some(earlier.to_owned()), Some(target.to_owned()));
                }
                None if before.symbols.contains(target) || !after.symbols.contains(target) => {
                    let change = self.add(ChangeKind::AliasAdded, name, None, Some(target.to_owned()));
                    // A function is wrapped under its documented name; before, it was under another one.
                    if before.symbols.contains(target) && after.current.get(target) == Some(&name) {
                        let earlier = before.current.get(target).map_or("none", |earlier| *earlier);
                        change.details.push(format!("instead of {earlier}"));
                    }
                }
                _ => {}
            }
        }
        for &(name, target) in before.in_order.iter().filter(|(name, _)| !after.target.contains_key(name)) {
            // A symbol that got another documented name is still known by its own.
            let still = name == target && after.current.contains_key(target);
            if !still && (after.symbols.contains(target) || !before.symbols.contains(target)) {
                self.add(ChangeKind::AliasRemoved, name, Some(target.to_owned()), None);
            }
        }
    }
}

/// The documented names of a library: macros, and functions that are no one's earlier version.
struct Names<'f> {
    in_order: Vec<(&'f str, &'f str)>,
    target: HashMap<&'f str, &'f str>,
    symbols: HashSet<&'f str>,
    /// The one documented name of each symbol that is no one's earlier version.
    current: HashMap<&'f str, &'f str>,
}

impl<'f> Names<'f> {
    fn of(headers: impl Iterator<Item = &'f HeaderFacts>) -> Self {
        let (mut in_order, mut target, mut symbols) = (vec![], HashMap::new(), HashSet::new());
        let mut names = HashMap::new();
        for h in headers {
            let current = |f: &&Function| !f.superseded;
            let functions = h.functions.iter().filter(current).map(|f| (f.api_name(), f.name.as_str()));
            names.extend(functions.clone().map(|(name, of)| (of, name)));
            for (name, of) in h.aliases.iter().map(|a| (a.name.as_str(), a.target.as_str())).chain(functions) {
                if target.insert(name, of).is_none() {
                    in_order.push((name, of));
                }
            }
            symbols.extend(h.functions.iter().map(|f| f.name.as_str()));
        }
        Names { in_order, target, symbols, current: names }
    }
}

#[cfg(test)]
mod tests;
