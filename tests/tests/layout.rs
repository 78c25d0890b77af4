//! Sizes, alignments, offsets, enumerators and constants: the facts, the crate and a C compiler say the same.
//!
//! The programs and the table of rows are generated with the crate. The programs are compiled against the real headers, and against
//! the stand-ins for other vendors' headers with which the facts were made.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use cuspec_codegen::facts::{self, Platform, Platforms, RecordKind};
use cuspec_tests::{c, headers, repository};

mod rows {
    // Included rather than a module by path: formatting these tests must not touch what is generated.
    include!("../../generated/rust/tests/layout/rows.rs");
}

/// A line of a program: what it is, a blank, and its value.
fn line(label: &str, value: impl std::fmt::Display) -> String {
    format!("{label} {value}")
}

/// Lines of the facts, and of the crate.
fn numbers(rows: &[(&str, i128, i128)]) -> (Vec<String>, Vec<String>) {
    rows.iter().map(|(label, fact, own)| (line(label, fact), line(label, own))).unzip()
}

/// What a generated program prints.
fn run(program: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    c::printed(&repository().join("generated/rust/tests/layout").join(program), &headers(), folder.path())
}

/// Fails with the first differences.
fn same(one: (&str, &[String]), other: (&str, &[String])) {
    let different: Vec<_> = one.1.iter().zip(other.1).filter(|(a, b)| a != b).take(10).collect();
    assert!(different.is_empty(), "{} and {} differ: {different:#?}", one.0, other.0);
    assert_eq!(one.1.len(), other.1.len(), "{} and {} have other numbers of lines", one.0, other.0);
}

/// How many lines there are of a kind.
fn count(lines: &[String], kind: &str) -> usize {
    lines.iter().filter(|line| line.starts_with(kind)).count()
}

fn compare(program: &str, facts: &[String], own: &[String]) {
    let c = run(program);
    same(("the facts", facts), ("the C compiler", &c));
    same(("the crate", own), ("the C compiler", &c));
    println!(
        "{program}: {} records, {} fields, {} enumerators, {} constants agree in facts, crate and C",
        count(&c, "size "),
        count(&c, "offset "),
        count(&c, "enumerator "),
        count(&c, "constant ")
    );
}

#[test]
fn what_every_program_sees() {
    let (mut facts, mut own) = numbers(rows::NUMBERS);
    for (label, fact, pointer) in rows::ADDRESSES {
        facts.push(line(label, fact));
        own.push(line(label, pointer.addr()));
    }
    for (label, fact, text) in rows::TEXTS {
        facts.push(line(label, fact));
        own.push(line(label, text.to_str().expect("constants are ASCII")));
    }
    compare("plain.c", &facts, &own);
}

#[test]
fn superseded_records() {
    let (facts, own) = numbers(rows::INTERNAL);
    assert!(facts.iter().any(|line| line.starts_with("size ")), "there are superseded records");
    compare("internal.c", &facts, &own);
}

#[test]
fn what_c_cannot_be_asked() {
    let (facts, own) = numbers(rows::UNREACHABLE);
    same(("the facts", &facts), ("the crate", &own));
    println!("{} types of members without a name agree in facts and crate; no C expression names them", count(&facts, "size "));
    println!(
        "{} declarations of Windows alone cannot be checked on Linux: {}",
        rows::WINDOWS_ONLY.len(),
        rows::WINDOWS_ONLY.join(", ")
    );
}

#[test]
fn every_fact_has_a_row() {
    let facts = facts::read_dir(&repository().join("spec/facts")).expect("the committed facts are sound");
    let linux = |platforms: &Platforms| platforms.has(Platform::Linux);
    let headers = || facts.headers.iter();
    let records = || headers().flat_map(|h| &h.records).filter(|r| r.kind != RecordKind::Opaque && linux(&r.platforms));
    let (mut rows, _) = numbers(&[rows::NUMBERS, rows::INTERNAL, rows::UNREACHABLE].concat());
    rows.extend(rows::ADDRESSES.iter().map(|row| row.0.to_owned()).chain(rows::TEXTS.iter().map(|row| row.0.to_owned())));
    assert_eq!(count(&rows, "size "), records().count());
    assert_eq!(count(&rows, "align "), records().count());
    assert_eq!(count(&rows, "offset "), records().map(|r| r.fields.len()).sum::<usize>());
    let enums = headers().flat_map(|h| &h.enums).filter(|e| linux(&e.platforms));
    assert_eq!(count(&rows, "enumerator "), enums.map(|e| e.enumerators.len()).sum::<usize>());
    assert_eq!(count(&rows, "constant "), headers().flat_map(|h| &h.constants).filter(|c| linux(&c.platforms)).count());
}
