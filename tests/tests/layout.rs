//! Sizes, alignments, offsets, enumerators and constants: the facts, the crate and a C compiler say the same.
//!
//! The programs and the tables of rows are generated with the crate. The programs are compiled against the real headers, and against
//! the stand-ins for other vendors' headers with which the facts were made.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use cuspec_codegen::facts::{self, Facts, Platform, Platforms, RecordKind};
use cuspec_tests::layout::{Tables, count};
use cuspec_tests::{listed, repository};

/// The generated tables of some libraries: included rather than modules by path, because formatting these tests must not touch what is
/// generated.
macro_rules! tables {
    ($name:ident, $folder:literal, $headers:literal) => {
        mod $name {
            #![allow(unused_imports, reason = "each table uses the modules that its rows need")]
            include!(concat!("../../generated/rust/tests/layout/", $folder, "rows.rs"));

            /// These tables.
            pub fn tables() -> cuspec_tests::layout::Tables {
                cuspec_tests::layout::Tables {
                    folder: $folder,
                    headers: super::listed($headers),
                    numbers: NUMBERS,
                    addresses: ADDRESSES,
                    texts: TEXTS,
                    internal: INTERNAL,
                    unreachable: UNREACHABLE,
                    windows_only: WINDOWS_ONLY,
                }
            }
        }
    };
}

tables!(newest, "", "CUSPEC_HEADERS");
tables!(cudart12, "cudart12/", "CUSPEC_CUDART12_HEADERS");
tables!(cudart11, "cudart11/", "CUSPEC_CUDART11_HEADERS");

fn all() -> [Tables; 3] {
    [newest::tables(), cudart12::tables(), cudart11::tables()]
}

#[test]
fn what_every_program_sees() {
    all().iter().for_each(Tables::what_every_program_sees);
}

#[test]
fn superseded_records() {
    assert!(!newest::tables().internal.is_empty(), "there are superseded records; older cudarts need have none");
    all().iter().for_each(Tables::superseded_records);
}

#[test]
fn what_c_cannot_be_asked() {
    all().iter().for_each(Tables::what_c_cannot_be_asked);
}

#[test]
fn every_fact_has_a_row() {
    let facts = facts::read_dir(&repository().join("spec/facts")).expect("the committed facts are sound");
    assert_eq!(facts.majors.len() + 1, all().len(), "each major has its tables");
    for (facts, tables) in std::iter::once(&facts).chain(&facts.majors).zip(all()) {
        has_a_row(facts, &tables.labels());
    }
}

fn has_a_row(facts: &Facts, rows: &[String]) {
    let linux = |platforms: &Platforms| platforms.has(Platform::Linux);
    let headers = || facts.headers.iter().filter(|h| facts.emits(h.library));
    let records = || headers().flat_map(|h| &h.records).filter(|r| r.kind != RecordKind::Opaque && linux(&r.platforms));
    assert_eq!(count(rows, "size "), records().count());
    assert_eq!(count(rows, "align "), records().count());
    assert_eq!(count(rows, "offset "), records().map(|r| r.fields.len()).sum::<usize>());
    let enums = headers().flat_map(|h| &h.enums).filter(|e| linux(&e.platforms));
    assert_eq!(count(rows, "enumerator "), enums.map(|e| e.enumerators.len()).sum::<usize>());
    assert_eq!(count(rows, "constant "), headers().flat_map(|h| &h.constants).filter(|c| linux(&c.platforms)).count());
}
