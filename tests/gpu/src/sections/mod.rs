//! The sections, in the order in which they run.

use crate::child::Child;
use crate::harness::Section;

mod attributes;
mod callbacks;
mod contexts;
mod copies;
mod device;
mod diagnostics;
mod events;
mod external;
mod graphs;
mod green_contexts;
mod ipc;
mod launches;
mod libraries;
mod memory;
mod modules;
mod occupancy;
mod peers;
mod pools;
mod streams;
mod symbols;
mod tensor_maps;
mod textures;
mod virtual_memory;

const SECTIONS: &[Section] = &[
    device::SECTION,
    contexts::SECTION,
    green_contexts::SECTION,
    memory::SECTION,
    virtual_memory::SECTION,
    pools::SECTION,
    ipc::SECTION,
    copies::SECTION,
    streams::SECTION,
    events::SECTION,
    modules::SECTION,
    libraries::SECTION,
    launches::SECTION,
    graphs::SECTION,
    occupancy::SECTION,
    textures::SECTION,
    tensor_maps::SECTION,
    external::SECTION,
    callbacks::SECTION,
    diagnostics::SECTION,
    peers::SECTION,
    attributes::SECTION,
    symbols::SECTION,
];

/// Every section.
pub fn all() -> impl Iterator<Item = Section> {
    SECTIONS.iter().copied()
}

/// How many tests there are.
pub fn count() -> usize {
    all().map(|section| section.tests.len()).sum()
}

/// What runs in processes of its own.
pub fn children() -> Vec<Child> {
    [ipc::CHILDREN, diagnostics::CHILDREN, symbols::CHILDREN].concat()
}
