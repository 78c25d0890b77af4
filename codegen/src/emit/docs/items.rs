//! Types and constants, gathered by where their entries stand.
//!
//! Input: the plan. Output: [`Items`] of a library, from which sections take what they name.
//! Invariant: an item is in one place, whichever of its C names is given.

use std::collections::HashSet;

use crate::facts::{Alias, Constant, Record, Typedef};
use crate::plan::{EnumPlan, RecordPlan};

/// A kind of entries, where each kind has a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    Enums,
    Records,
    Types,
    Constants,
}

impl Page {
    pub const ALL: [Page; 4] = [Page::Enums, Page::Records, Page::Types, Page::Constants];

    /// The file's stem.
    pub fn file(self) -> &'static str {
        match self {
            Page::Enums => "enums",
            Page::Records => "records",
            Page::Types => "types",
            Page::Constants => "constants",
        }
    }

    /// The heading.
    pub fn title(self) -> &'static str {
        match self {
            Page::Enums => "Enumerations",
            Page::Records => "Structs and unions",
            Page::Types => "Handles, callbacks and other types",
            Page::Constants => "Constants",
        }
    }
}

/// Types and constants whose entries stand together.
#[derive(Default)]
pub(super) struct Items<'a> {
    pub enums: Vec<Named<'a, &'a EnumPlan<'a>>>,
    pub records: Vec<Named<'a, &'a RecordPlan<'a>>>,
    pub types: Vec<Named<'a, Other<'a>>>,
    pub constants: Vec<&'a Constant>,
    pub macros: Vec<&'a Alias>,
}

/// An item with all its C names.
pub(super) struct Named<'a, T> {
    pub names: Vec<&'a str>,
    pub item: T,
}

/// A type that is neither an enumeration nor a record with fields.
pub(super) enum Other<'a> {
    Typedef(&'a Typedef),
    Opaque(&'a Record),
}

impl<'a> Items<'a> {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        Page::ALL.into_iter().all(|page| !self.has(page))
    }

    /// Whether there is one of a kind.
    pub fn has(&self, page: Page) -> bool {
        match page {
            Page::Enums => !self.enums.is_empty(),
            Page::Records => !self.records.is_empty(),
            Page::Types => !self.types.is_empty(),
            Page::Constants => !self.constants.is_empty() || !self.macros.is_empty(),
        }
    }

    /// Takes out what has one of the names.
    pub fn take(&mut self, names: &HashSet<&str>) -> Items<'a> {
        fn of<'a, T>(all: &mut Vec<Named<'a, T>>, names: &HashSet<&str>) -> Vec<Named<'a, T>> {
            all.extract_if(.., |i| i.names.iter().any(|n| names.contains(n))).collect()
        }
        Items {
            enums: of(&mut self.enums, names),
            records: of(&mut self.records, names),
            types: of(&mut self.types, names),
            constants: self.constants.extract_if(.., |c| names.contains(c.name.as_str())).collect(),
            macros: self.macros.extract_if(.., |m| names.contains(m.name.as_str())).collect(),
        }
    }

    /// Adds the items of another one.
    pub fn extend(&mut self, other: Items<'a>) {
        self.enums.extend(other.enums);
        self.records.extend(other.records);
        self.types.extend(other.types);
        self.constants.extend(other.constants);
        self.macros.extend(other.macros);
    }
}
