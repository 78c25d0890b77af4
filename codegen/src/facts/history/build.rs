//! The facts of all releases -> history.
//!
//! Invariant: what changed from one release to the next is what [`diff`] says of the two.

use std::collections::HashSet;

use super::step::{Moves, Part, Step, Was};
use super::{History, ItemKind};
use crate::facts::diff::MOVED_TO;
use crate::facts::{Change, ChangeKind, Facts, HeaderFacts, Library, diff};
use crate::version::Version;

/// What is known of a release.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The release.
    pub release: Version,
    /// Its facts.
    pub facts: Facts,
    /// Headers that it has and that nobody published.
    pub unpublished: &'static [&'static str],
}

impl History {
    /// The history of some releases. A header that was not published is taken to be that of the next release which has it.
    pub fn build(mut seen: Vec<Seen>) -> History {
        seen.sort_by_key(|s| s.release);
        for newer in (1..seen.len()).rev() {
            let (older, newer) = seen.split_at_mut(newer);
            let (older, newer) = (&mut older[older.len() - 1], &newer[0]);
            let lacks = |h: &&HeaderFacts| {
                older.unpublished.contains(&h.header.as_str()) && older.facts.headers.iter().all(|own| own.header != h.header)
            };
            let lent: Vec<HeaderFacts> = newer.facts.headers.iter().filter(lacks).cloned().collect();
            older.facts.headers.extend(lent);
            older.facts.sort();
        }
        let first = seen.first().map(|s| step(None, s)).into_iter();
        let steps: Vec<Step> = first.chain(seen.windows(2).map(|pair| step(Some(&pair[0].facts), &pair[1]))).collect();
        let history = History { steps, ..History::default() };
        match seen.last() {
            Some(newest) => history.with(&newest.facts),
            None => history,
        }
    }
}

fn step(old: Option<&Facts>, new: &Seen) -> Step {
    let mut step = Step::new(new.release);
    for library in Library::CALLABLE {
        let functions = headers(&new.facts, library).map(|h| h.functions.len()).sum();
        step.functions.insert(library, functions);
    }
    let Some(old) = old else { return step };
    for library in Library::ALL {
        let part = step.part_mut(library);
        for kind in ItemKind::ALL {
            let moves = part.of_mut(kind);
            moves.added = only_in(&new.facts, old, library, kind);
            moves.removed = only_in(old, &new.facts, library, kind);
        }
    }
    for change in diff(old, &new.facts).list {
        add(step.part_mut(change.library), change);
    }
    step
}

fn headers(facts: &Facts, library: Library) -> impl Iterator<Item = &HeaderFacts> {
    facts.headers.iter().filter(move |h| h.library == library)
}

fn only_in(facts: &Facts, other: &Facts, library: Library, kind: ItemKind) -> Vec<String> {
    let others: HashSet<&str> = headers(other, library).flat_map(|h| kind.names(h)).collect();
    // A documented name may be declared twice.
    let mut seen = HashSet::new();
    let own = headers(facts, library).flat_map(|h| kind.names(h));
    own.filter(|name| !others.contains(name) && seen.insert(*name)).map(str::to_owned).collect()
}

/// Adds what changed about an item that stayed.
fn add(part: &mut Part, change: Change) {
    use ChangeKind::*;
    let Change { kind, name, before, details, .. } = change;
    let of = match kind {
        SignatureChanged | ParameterRenamed => ItemKind::Function,
        AliasMoved => ItemKind::Name,
        RecordAppended | UnionExtended | RecordChanged => ItemKind::Record,
        // The sign of a whole enumeration has no "of".
        EnumeratorChanged if details.is_empty() => ItemKind::Enum,
        EnumeratorChanged | BoundRaised => ItemKind::Enumerator,
        TypedefChanged => ItemKind::Typedef,
        ConstantChanged => ItemKind::Constant,
        FunctionAdded | FunctionRemoved | EnumeratorAdded | EnumeratorRemoved | EnumAdded | EnumRemoved | RecordAdded
        | RecordRemoved | TypedefAdded | TypedefRemoved | ConstantAdded | ConstantRemoved | AliasAdded | AliasRemoved => return,
        PerThreadAdded | PerThreadRemoved | Superseded | Deprecated | PlatformAdded | PlatformRemoved => return,
        DirectionChanged | MemberRenamed | Documentation => return,
    };
    let was = before.expect("what changed was something before");
    let details = if of == ItemKind::Record { shortened(details) } else { vec![] };
    let moves: &mut Moves = part.of_mut(of);
    let list = if kind == ParameterRenamed { &mut moves.renamed } else { &mut moves.changed };
    list.push(Was { name, was, details });
}

/// Fields that only moved, because of others before them, are counted.
fn shortened(details: Vec<String>) -> Vec<String> {
    let (moved, mut kept): (Vec<_>, Vec<_>) = details.into_iter().partition(|detail| detail.contains(MOVED_TO));
    match moved.len() {
        0 => {}
        1 => kept.extend(moved),
        n => kept.push(format!("{n} fields moved")),
    }
    kept
}
