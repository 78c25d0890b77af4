//! What each known release of CUDA brought, took away and changed.
//!
//! Input: the facts of all releases ([`History::build`]), or `spec/facts/history.yaml` and the facts of the newest release.
//! Output: the [`Life`] of every symbol that any release declared, and counts by release.
//! Invariant: a history without a line on an item that the facts declare says that every known release has it, unchanged. That only
//! holds where the history ends with the release of the facts; otherwise nothing is known of such an item.

mod build;
mod step;
mod yaml;

use std::collections::{BTreeMap, HashMap};

use super::{Facts, HeaderFacts, Library, Value};
use crate::diag::{Diagnostic, Sink};
use crate::version::Version;

pub use build::Seen;
use step::{Step, Was};

/// The file's name below `spec/facts`.
pub const HISTORY: &str = "history.yaml";

/// All known releases.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    steps: Vec<Step>,
    lives: HashMap<ItemKind, HashMap<String, Life>>,
    /// The symbols behind documented names in the facts.
    behind: HashMap<String, String>,
    is_current: bool,
}

/// What a name is a name of. One name may be several things: a tag and a typedef, a documented name and a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ItemKind {
    /// An exported symbol.
    Function,
    /// A documented name, and the symbol behind it.
    Name,
    /// A struct, union or opaque tag.
    Record,
    /// An enumeration.
    Enum,
    /// A member of an enumeration.
    Enumerator,
    /// A type alias: handles and callbacks among them.
    Typedef,
    /// A macro constant.
    Constant,
}

/// When an item was there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Life {
    /// The first known release that has it. Where that is the oldest one, earlier releases may have had it too.
    pub since: Version,
    /// The last release that has it; `None` where the newest one does.
    pub until: Option<Version>,
    /// Releases between the two that lack it.
    pub absent: Vec<Version>,
    /// How it changed, oldest first.
    pub changes: Vec<Changed>,
}

/// One of the symbols that a function had over the years.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolVersion<'h> {
    /// The symbol.
    pub symbol: &'h str,
    /// Its life.
    pub life: &'h Life,
    /// When the documented name stood for it: first release and last, `None` where it still does.
    pub documented: Vec<(Version, Option<Version>)>,
}

/// A change of an item that stayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The first release that has it otherwise.
    pub release: Version,
    /// How it was before: a signature, a size, a value, a type, the symbol behind a name.
    pub was: String,
    /// Particulars.
    pub details: Vec<String>,
    /// Only parameters have other names.
    pub only_names: bool,
}

/// Entry points of a library in a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The release.
    pub release: Version,
    /// The library.
    pub library: Library,
    /// Entry points, superseded ones among them.
    pub functions: usize,
    /// Those that the release before lacks.
    pub added: usize,
    /// Those of the release before that this one lacks.
    pub removed: usize,
    /// Those that have another signature than in the release before; other names of parameters do not count.
    pub changed: usize,
}

impl ItemKind {
    /// Every kind, in the order of the file.
    pub const ALL: [ItemKind; 7] = [
        ItemKind::Function,
        ItemKind::Name,
        ItemKind::Record,
        ItemKind::Enum,
        ItemKind::Enumerator,
        ItemKind::Typedef,
        ItemKind::Constant,
    ];

    /// The key in the file.
    fn key(self) -> &'static str {
        match self {
            ItemKind::Function => "functions",
            ItemKind::Name => "names",
            ItemKind::Record => "records",
            ItemKind::Enum => "enums",
            ItemKind::Enumerator => "enumerators",
            ItemKind::Typedef => "typedefs",
            ItemKind::Constant => "constants",
        }
    }

    /// What a header declares of this kind, in order.
    fn names(self, h: &HeaderFacts) -> Vec<&str> {
        match self {
            ItemKind::Function => h.functions.iter().map(|f| f.name.as_str()).collect(),
            ItemKind::Name => {
                let current = h.functions.iter().filter(|f| !f.superseded).map(|f| f.api_name());
                h.aliases.iter().map(|a| a.name.as_str()).chain(current).collect()
            }
            ItemKind::Record => h.records.iter().map(|r| r.name.as_str()).collect(),
            ItemKind::Enum => h.enums.iter().map(|e| e.name.as_str()).collect(),
            ItemKind::Enumerator => h.enums.iter().flat_map(|e| &e.enumerators).map(|m| m.name.as_str()).collect(),
            ItemKind::Typedef => h.typedefs.iter().map(|t| t.name.as_str()).collect(),
            ItemKind::Constant => h.constants.iter().map(|c| c.name.as_str()).collect(),
        }
    }
}

impl History {
    /// Whether no release is known.
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The known releases, oldest first.
    pub fn releases(&self) -> impl DoubleEndedIterator<Item = Version> + '_ {
        self.steps.iter().map(|step| step.release)
    }

    /// The newest known release.
    pub fn newest(&self) -> Option<Version> {
        self.releases().next_back()
    }

    /// Whether it ends with the release of the facts that it was read with.
    pub fn is_current(&self) -> bool {
        self.is_current
    }

    /// The life of an item; `None` where nothing is known of it.
    pub fn of(&self, kind: ItemKind, name: &str) -> Option<&Life> {
        self.lives.get(&kind)?.get(name)
    }

    /// A release as readers need it: the oldest known one stands for all before it.
    pub fn since_words(&self, life: &Life) -> String {
        let earlier = if Some(life.since) == self.releases().next() { " or earlier" } else { "" };
        format!("CUDA {}{earlier}", life.since)
    }

    /// The release that brought an item: `None` where the oldest known one has it, or nothing is known.
    pub fn came_with(&self, kind: ItemKind, name: &str) -> Option<Version> {
        let since = self.of(kind, name)?.since;
        (Some(since) != self.releases().next()).then_some(since)
    }

    /// Every item of a kind that any release declared, by name.
    pub fn all(&self, kind: ItemKind) -> BTreeMap<&str, &Life> {
        self.lives.get(&kind).into_iter().flatten().map(|(name, life)| (name.as_str(), life)).collect()
    }

    /// Entry points by release and library, oldest release first.
    pub fn counts(&self) -> Vec<Count> {
        let of = |step: &Step, library| {
            let moves = &step.part(library).functions;
            Count {
                release: step.release,
                library,
                functions: step.functions.get(&library).copied().unwrap_or_default(),
                added: moves.added.len(),
                removed: moves.removed.len(),
                changed: moves.changed.len(),
            }
        };
        self.steps.iter().flat_map(|step| Library::CALLABLE.map(|library| of(step, library))).collect()
    }

    /// Every symbol of a documented name that any release declared, oldest first: the name itself, and the name with `_v2`, `_v3` ...
    pub fn versions(&self, name: &str) -> Vec<SymbolVersion<'_>> {
        let number = |symbol: &str| match symbol.strip_prefix(name)? {
            "" => Some(1),
            suffix => suffix.strip_prefix("_v")?.parse::<u32>().ok(),
        };
        let all = self.lives.get(&ItemKind::Function).into_iter().flatten();
        let mut found: Vec<_> = all.filter_map(|(symbol, life)| Some((number(symbol)?, symbol.as_str(), life))).collect();
        found.sort_by_key(|(number, ..)| *number);
        let times = self.times(name);
        let of = |symbol| times.iter().filter(|(s, ..)| *s == symbol).map(|(_, from, to)| (*from, *to)).collect();
        found.into_iter().map(|(_, symbol, life)| SymbolVersion { symbol, life, documented: of(symbol) }).collect()
    }

    /// One of the symbols behind a documented name as readers need it: when it was there, and when the name meant it.
    pub fn version_words(&self, version: &SymbolVersion<'_>, name: &str) -> String {
        let SymbolVersion { symbol, life, documented } = version;
        let until = life.until.map_or(String::new(), |until| format!(" until {until}"));
        let times = documented.iter().map(|(from, to)| match to {
            None => format!("since {from}"),
            Some(to) if to == from => format!("in {from}"),
            Some(to) => format!("from {from} to {to}"),
        });
        let times: Vec<String> = times.collect();
        let meant = if times.is_empty() { String::new() } else { format!("; {name} means it {}", times.join(" and ")) };
        format!("{symbol}, since {}{until}{meant}", self.since_words(life))
    }

    /// What stood behind a documented name, oldest first: the symbol, the first release and the last.
    fn times(&self, name: &str) -> Vec<(&str, Version, Option<Version>)> {
        let Some(life) = self.of(ItemKind::Name, name) else { return vec![] };
        let starts = std::iter::once(life.since).chain(life.changes.iter().map(|c| c.release));
        let before = |release| self.releases().rfind(|r| *r < release);
        let ends = life.changes.iter().map(|c| before(c.release)).chain([life.until]);
        let symbols = life.changes.iter().map(|c| c.was.as_str()).chain(self.behind.get(name).map(String::as_str));
        symbols.zip(starts).zip(ends).map(|((symbol, from), to)| (symbol, from, to)).collect()
    }

    /// What is wrong with it beside the facts that it was read with.
    pub fn findings(&self, facts: &Facts) -> Sink {
        let mut sink = Sink::default();
        let (Some(of_facts), newest) = (release(facts), self.newest()) else { return sink };
        let counts = |library| {
            let declared: usize = facts.headers.iter().filter(|h| h.library == library).map(|h| h.functions.len()).sum();
            let noted = self.steps.last().and_then(|step| step.functions.get(&library).copied());
            (noted != Some(declared)).then(|| format!("{library} has {declared} entry points, not {}", noted.unwrap_or_default()))
        };
        let what = match newest {
            None => "there is no history of the releases".to_owned(),
            Some(newest) if newest != of_facts => format!("the history ends with CUDA {newest}, the facts are of {of_facts}"),
            Some(_) => match Library::CALLABLE.into_iter().find_map(counts) {
                Some(difference) => format!("the history is of other headers of CUDA {of_facts}: {difference}"),
                None => return sink,
            },
        };
        sink.push(
            Diagnostic::warning("CG122", what)
                .note("what is new since then is not said to be so, in documentation and messages")
                .help("run `cargo xtask regen --all`; a release must be in spec/releases.yaml for that"),
        );
        sink
    }

    /// The same history, with the items of the facts that no line is about.
    #[must_use]
    pub fn with(mut self, facts: &Facts) -> Self {
        self.is_current = self.newest().is_some() && self.newest() == release(facts);
        self.lives = self.lives_of_lines();
        for h in &facts.headers {
            let functions = h.functions.iter().filter(|f| !f.superseded).map(|f| (f.api_name(), &f.name));
            let names = h.aliases.iter().map(|a| (a.name.as_str(), &a.target)).chain(functions);
            self.behind.extend(names.map(|(name, symbol)| (name.to_owned(), symbol.clone())));
        }
        let oldest = self.releases().next();
        if let (true, Some(since)) = (self.is_current, oldest) {
            let whole = Life { since, until: None, absent: vec![], changes: vec![] };
            for kind in ItemKind::ALL {
                let lives = self.lives.entry(kind).or_default();
                for name in facts.headers.iter().flat_map(|h| kind.names(h)) {
                    if !lives.contains_key(name) {
                        lives.insert(name.to_owned(), whole.clone());
                    }
                }
            }
        }
        self
    }

    fn lives_of_lines(&self) -> HashMap<ItemKind, HashMap<String, Life>> {
        let Some(oldest) = self.releases().next() else { return HashMap::new() };
        let mut all: HashMap<ItemKind, HashMap<String, Life>> = HashMap::new();
        let from = |since| Life { since, until: None, absent: vec![], changes: vec![] };
        for (before, step) in std::iter::once(oldest).chain(self.releases()).zip(&self.steps) {
            // What goes is first: an item that another library's header declares from now on is still there.
            for (kind, moves) in step.moves() {
                for name in &moves.removed {
                    all.entry(kind).or_default().entry(name.clone()).or_insert_with(|| from(oldest)).until = Some(before);
                }
            }
            for (kind, moves) in step.moves() {
                let lives = all.entry(kind).or_default();
                for name in &moves.added {
                    let life = lives.entry(name.clone()).or_insert_with(|| from(step.release));
                    if let Some(gone) = life.until.take() {
                        life.absent.extend(self.releases().filter(|r| *r > gone && *r < step.release));
                    }
                }
                let changed = moves.changed.iter().map(|was| (was, false));
                for (Was { name, was, details }, only_names) in changed.chain(moves.renamed.iter().map(|was| (was, true))) {
                    let (was, details) = (was.clone(), details.clone());
                    let life = lives.entry(name.clone()).or_insert_with(|| from(oldest));
                    life.changes.push(Changed { release: step.release, was, details, only_names });
                }
            }
        }
        all
    }
}

/// The release that facts are of.
pub fn release(facts: &Facts) -> Option<Version> {
    let constants = facts.headers.iter().flat_map(|h| &h.constants);
    constants.filter(|c| c.name == "CUDA_VERSION").find_map(|c| match c.value {
        Value::Int(number) => u32::try_from(number).ok().map(Version::from_cuda_version),
        _ => None,
    })
}

#[cfg(test)]
mod tests;
