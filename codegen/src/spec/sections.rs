//! The sections of the reference: `spec/sections.yaml`.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;

use super::At;
use crate::facts::Library;

/// `spec/sections.yaml`.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SectionsFile {
    /// Sections of the driver API, in order.
    pub cuda: Vec<SectionNote>,
    /// Sections of the CUDA Runtime API, in order.
    pub cudart: Vec<SectionNote>,
    /// Sections of the run-time compiler, in order.
    pub nvrtc: Vec<SectionNote>,
    /// The files below `spec/sections`, by name.
    #[serde(skip)]
    pub texts: BTreeMap<String, String>,
}

/// A page of the reference.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SectionNote {
    /// The heading; the page is named after it.
    pub title: At<String>,
    /// One line, own words.
    #[serde(default)]
    pub about: Option<At<String>>,
    /// Documentation groups of the headers whose entry points stand here.
    #[serde(default)]
    pub groups: Vec<At<String>>,
    /// Entry points that are in no group.
    #[serde(default)]
    pub functions: Vec<At<String>>,
    /// Types whose entries stand here.
    #[serde(default)]
    pub types: Vec<At<String>>,
    /// Macro constants whose entries stand here.
    #[serde(default)]
    pub constants: Vec<At<String>>,
    /// All types and constants that no section names stand here.
    #[serde(default)]
    pub rest: bool,
    /// A file below `spec/sections` whose text follows.
    #[serde(default)]
    pub text: Option<At<String>>,
}

impl SectionsFile {
    /// The sections of a library.
    pub fn of(&self, library: Library) -> &[SectionNote] {
        match library {
            Library::Cuda => &self.cuda,
            Library::Cudart => &self.cudart,
            Library::Nvrtc => &self.nvrtc,
            Library::Platform | Library::Cudart12 | Library::Cudart11 => &[],
        }
    }
}
