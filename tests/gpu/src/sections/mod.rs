//! The sections, in the order in which they run.

use crate::child::Child;
use crate::harness::Section;

mod attributes;
mod callbacks;
mod compiler;
mod contexts;
mod copies;
mod default_stream;
mod device;
mod diagnostics;
mod events;
mod external;
mod graph_nodes;
mod graphs;
mod green_contexts;
mod ipc;
mod launches;
mod leaks;
mod libraries;
mod memory;
mod misuse;
mod modules;
mod occupancy;
mod peers;
mod pools;
mod runtime;
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
    default_stream::SECTION,
    events::SECTION,
    modules::SECTION,
    libraries::SECTION,
    launches::SECTION,
    graphs::SECTION,
    graph_nodes::SECTION,
    occupancy::SECTION,
    textures::SECTION,
    tensor_maps::SECTION,
    external::SECTION,
    callbacks::SECTION,
    diagnostics::SECTION,
    peers::SECTION,
    compiler::SECTION,
    runtime::SECTION,
    attributes::SECTION,
    symbols::SECTION,
    misuse::SECTION,
    leaks::SECTION,
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
    [ipc::CHILDREN, default_stream::CHILDREN, diagnostics::CHILDREN, symbols::CHILDREN, misuse::CHILDREN].concat()
}
