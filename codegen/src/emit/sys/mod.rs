//! The raw Rust layer: every entry point, type and constant under its C name.
//!
//! Output: `rust/src/sys/<library>/*.rs`, one file per kind. The items are so regular that they are written as text: building and
//! printing syntax trees for twelve thousand of them would take longer than all other stages together.

mod constants;
mod enums;
mod functions;
mod records;

use std::path::PathBuf;

use rayon::prelude::*;

use super::imports::Imports;
use super::rust::{HEADER, only_with_feature};
use crate::facts::{ItemKind, Library};
use crate::plan::Plan;

/// Emits the raw layer, that of older majors of cudart among it.
pub fn emit(plan: &Plan<'_>) -> Vec<(PathBuf, String)> {
    let mut files = vec![(sys_file("mod.rs"), format!("{HEADER}{}", root(plan)))];
    files.par_extend(plan.with_majors().collect::<Vec<_>>().into_par_iter().flat_map(libraries));
    files.sort();
    files
}

/// The files of the libraries that a plan emits.
fn libraries(plan: &Plan<'_>) -> Vec<(PathBuf, String)> {
    type Part = fn(&Plan<'_>, Library) -> String;
    const PARTS: [(&str, Part); 7] = [
        ("functions", functions::functions),
        ("first_calls", functions::first_calls),
        ("symbols", functions::symbols),
        ("enums", enums::enums),
        ("enumerators", enums::enumerators),
        ("types", records::types),
        ("constants", constants::constants),
    ];
    let imports = Imports::new(plan);
    let mut jobs: Vec<(PathBuf, Part, Library)> = Vec::new();
    let mut files = Vec::new();
    for library in plan.emitted() {
        let parts = PARTS.iter().filter(|(name, _)| has(plan, library, name));
        let names: Vec<&str> = parts.clone().map(|(name, _)| *name).collect();
        let status = plan.enums.iter().find(|e| e.header.library == library && e.status.is_some()).map(|e| e.c_name);
        let module = functions::module(library, &names, status);
        files.push((sys_file(&format!("{library}/mod.rs")), format!("{HEADER}{module}")));
        jobs.extend(parts.map(|(name, part)| (sys_file(&format!("{library}/{name}.rs")), *part, library)));
    }
    files.par_extend(
        jobs.into_par_iter()
            .map(|(path, part, library)| (path, format!("{HEADER}{}", imports.raw_file(library, &part(plan, library))))),
    );
    files
}

/// The lines of documentation about the life of a type or constant, behind an empty one.
fn life(plan: &Plan<'_>, kind: ItemKind, name: &str) -> impl Iterator<Item = String> {
    plan.life(kind, name).into_iter().flat_map(|text| [String::new(), text])
}

fn sys_file(name: &str) -> PathBuf {
    PathBuf::from(format!("rust/src/sys/{name}"))
}

fn has(plan: &Plan<'_>, library: Library, part: &str) -> bool {
    let mut headers = plan.facts.headers.iter().filter(|h| h.library == library);
    headers.any(|h| match part {
        "functions" | "symbols" | "first_calls" => !h.functions.is_empty(),
        "enums" | "enumerators" => !h.enums.is_empty(),
        "constants" => !h.constants.is_empty(),
        _ => !(h.typedefs.is_empty() && h.records.is_empty()),
    })
}

fn root(plan: &Plan<'_>) -> String {
    let module = |library: Library| format!("{}pub mod {library};\n", only_with_feature(library));
    let modules: String = plan.with_majors().flat_map(Plan::emitted).map(module).collect();
    format!(
        "//! The C API as it is: names, types and constants of the headers, functions resolved on first use.
//!
//! A function whose library is not found, or does not have it, returns `cuspec_runtime::UNAVAILABLE` as its status; one that
//! returns no status gives `Err(Missing)`.
#![allow(
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    clippy::too_many_arguments,
    clippy::missing_safety_doc,
    clippy::upper_case_acronyms
)]
{modules}
"
    )
}

#[cfg(test)]
mod tests {
    use super::emit;
    use crate::facts::{Facts, History, Seen};
    use crate::plan;
    use crate::spec::Spec;

    fn facts(size: u64, more: &str) -> Facts {
        let text = format!(
            "library: cudart\nheader: driver_types.h\nrecords:\n  - {{ name: cudaR, kind: struct, size: {size}, align: 4, fields: \
             [{{ name: a, type: \"int [{}]\", offset: 0 }}] }}\nenums:\n  - name: cudaE\n    enumerators: [{{ name: cudaA, value: 0 }}{more}]\n",
            size / 4
        );
        Facts { headers: vec![serde_yaml::from_str(&text).expect("facts of the test")], ..Facts::default() }
    }

    #[test]
    fn types_tell_when_they_came_and_changed() {
        let seen = |release: &str, facts: Facts| Seen { release: release.parse().expect("a release"), facts, unpublished: &[] };
        let mut newest = facts(8, ", { name: cudaB, value: 1 }");
        let history = History::build(vec![seen("12.9", facts(4, "")), seen("13.0", newest.clone())]);
        newest.history = history.clone();
        newest.add_majors(
            facts(4, "")
                .headers
                .into_iter()
                .map(|mut h| {
                    h.library = crate::facts::Library::Cudart12;
                    h
                })
                .collect(),
        );
        let spec = Spec::default().with_majors(&newest);
        let files = emit(&plan::build(&newest, &spec).0);
        let text = |end: &str| files.iter().find(|(path, _)| path.ends_with(end)).map_or("", |(_, text)| text.as_str());
        assert!(text("cudart/types.rs").contains("/// Changed with CUDA 13.0.\n#[repr(C)]"), "{}", text("cudart/types.rs"));
        assert!(text("cudart/enums.rs").contains("/// `cudaB`, since CUDA 13.0.\n"), "{}", text("cudart/enums.rs"));
        assert!(!text("cudart12/types.rs").contains("Changed"), "what changed later is not said of an older major");
    }
}
