//! A release beside the one before it, as the file has it.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::ItemKind;
use crate::facts::Library;
use crate::version::Version;

/// One release beside the one before it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    pub(super) release: Version,
    /// Entry points by library.
    pub(super) functions: BTreeMap<Library, usize>,
    #[serde(default)]
    pub(super) platform: Part,
    #[serde(default)]
    pub(super) cuda: Part,
    #[serde(default)]
    pub(super) cudart: Part,
    #[serde(default)]
    pub(super) nvrtc: Part,
}

/// What became of the items of one library.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Part {
    pub(super) functions: Moves,
    pub(super) names: Moves,
    pub(super) records: Moves,
    pub(super) enums: Moves,
    pub(super) enumerators: Moves,
    pub(super) typedefs: Moves,
    pub(super) constants: Moves,
}

/// What became of the items of one kind, in header order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Moves {
    pub(super) added: Vec<String>,
    pub(super) removed: Vec<String>,
    pub(super) changed: Vec<Was>,
    pub(super) renamed: Vec<Was>,
}

/// How an item was before.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Was {
    pub(super) name: String,
    pub(super) was: String,
    #[serde(default)]
    pub(super) details: Vec<String>,
}

impl Step {
    pub(super) fn new(release: Version) -> Self {
        let nothing = Part::default;
        let functions = BTreeMap::new();
        Step { release, functions, platform: nothing(), cuda: nothing(), cudart: nothing(), nvrtc: nothing() }
    }

    pub(super) fn moves(&self) -> impl Iterator<Item = (ItemKind, &Moves)> {
        Library::ALL.into_iter().flat_map(|library| ItemKind::ALL.map(|kind| (kind, self.part(library).of(kind))))
    }

    pub(super) fn part(&self, library: Library) -> &Part {
        match library.family() {
            Library::Platform => &self.platform,
            Library::Cuda => &self.cuda,
            Library::Cudart => &self.cudart,
            Library::Nvrtc => &self.nvrtc,
            Library::Cudart12 | Library::Cudart11 => unreachable!("a family is no major"),
        }
    }

    pub(super) fn part_mut(&mut self, library: Library) -> &mut Part {
        match library.family() {
            Library::Platform => &mut self.platform,
            Library::Cuda => &mut self.cuda,
            Library::Cudart => &mut self.cudart,
            Library::Nvrtc => &mut self.nvrtc,
            Library::Cudart12 | Library::Cudart11 => unreachable!("a family is no major"),
        }
    }
}

impl Part {
    pub(super) fn of(&self, kind: ItemKind) -> &Moves {
        match kind {
            ItemKind::Function => &self.functions,
            ItemKind::Name => &self.names,
            ItemKind::Record => &self.records,
            ItemKind::Enum => &self.enums,
            ItemKind::Enumerator => &self.enumerators,
            ItemKind::Typedef => &self.typedefs,
            ItemKind::Constant => &self.constants,
        }
    }

    pub(super) fn of_mut(&mut self, kind: ItemKind) -> &mut Moves {
        match kind {
            ItemKind::Function => &mut self.functions,
            ItemKind::Name => &mut self.names,
            ItemKind::Record => &mut self.records,
            ItemKind::Enum => &mut self.enums,
            ItemKind::Enumerator => &mut self.enumerators,
            ItemKind::Typedef => &mut self.typedefs,
            ItemKind::Constant => &mut self.constants,
        }
    }
}

impl Moves {
    pub(super) fn is_empty(&self) -> bool {
        *self == Moves::default()
    }
}
