//! The generated tables of layouts, held against the C compiler.

use std::ffi::{CStr, c_void};
use std::fmt::Display;
use std::path::PathBuf;

use crate::{c, repository};

/// What the facts and the crate say of some libraries, and the headers that the facts were made from.
pub struct Tables {
    /// Their folder below that of the newest libraries, with its slash.
    pub folder: &'static str,
    /// The folders of the headers.
    pub headers: Vec<PathBuf>,
    /// See the generated file.
    pub numbers: &'static [(&'static str, i128, i128)],
    /// See the generated file.
    pub addresses: &'static [(&'static str, usize, *const c_void)],
    /// See the generated file.
    pub texts: &'static [(&'static str, &'static str, &'static CStr)],
    /// See the generated file.
    pub internal: &'static [(&'static str, i128, i128)],
    /// See the generated file.
    pub unreachable: &'static [(&'static str, i128, i128)],
    /// See the generated file.
    pub windows_only: &'static [&'static str],
}

/// A line of a program: what it is, a blank, and its value.
fn line(label: &str, value: impl Display) -> String {
    format!("{label} {value}")
}

/// Lines of the facts, and of the crate.
fn lines(rows: &[(&str, i128, i128)]) -> (Vec<String>, Vec<String>) {
    rows.iter().map(|(label, fact, own)| (line(label, fact), line(label, own))).unzip()
}

/// Fails with the first differences.
fn same(one: (&str, &[String]), other: (&str, &[String])) {
    let different: Vec<_> = one.1.iter().zip(other.1).filter(|(a, b)| a != b).take(10).collect();
    assert!(different.is_empty(), "{} and {} differ: {different:#?}", one.0, other.0);
    assert_eq!(one.1.len(), other.1.len(), "{} and {} have other numbers of lines", one.0, other.0);
}

/// How many lines there are of a kind.
pub fn count(lines: &[String], kind: &str) -> usize {
    lines.iter().filter(|line| line.starts_with(kind)).count()
}

impl Tables {
    /// What each row is about.
    pub fn labels(&self) -> Vec<String> {
        let numbers = [self.numbers, self.internal, self.unreachable].into_iter().flatten().map(|row| row.0);
        let others = self.addresses.iter().map(|row| row.0).chain(self.texts.iter().map(|row| row.0));
        numbers.chain(others).map(|label| format!("{label} ")).collect()
    }

    /// Numbers, addresses and texts that a program sees without asking for superseded ones.
    pub fn what_every_program_sees(&self) {
        let (mut facts, mut own) = lines(self.numbers);
        for (label, fact, pointer) in self.addresses {
            facts.push(line(label, fact));
            own.push(line(label, pointer.addr()));
        }
        for (label, fact, text) in self.texts {
            facts.push(line(label, fact));
            own.push(line(label, text.to_str().expect("constants are ASCII")));
        }
        assert!(count(&facts, "size ") > 0, "there are records");
        self.compare("plain.c", &facts, &own);
    }

    /// Records that the headers keep for old programs.
    pub fn superseded_records(&self) {
        let (facts, own) = lines(self.internal);
        self.compare("internal.c", &facts, &own);
    }

    /// Rows that no C expression reaches: facts and crate alone.
    pub fn what_c_cannot_be_asked(&self) {
        let (facts, own) = lines(self.unreachable);
        same(("the facts", &facts), ("the crate", &own));
        let nameless = count(&facts, "size ");
        println!("{nameless} types of members without a name agree in facts and crate; no C expression names them");
        let windows = self.windows_only.join(", ");
        println!("{} declarations of Windows alone cannot be checked on Linux: {windows}", self.windows_only.len());
    }

    fn compare(&self, program: &str, facts: &[String], own: &[String]) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let source = repository().join("generated/rust/tests/layout").join(self.folder).join(program);
        let c = c::printed(&source, &self.headers, folder.path());
        same(("the facts", facts), ("the C compiler", &c));
        same(("the crate", own), ("the C compiler", &c));
        println!(
            "{}{program}: {} records, {} fields, {} enumerators, {} constants agree in facts, crate and C",
            self.folder,
            count(&c, "size "),
            count(&c, "offset "),
            count(&c, "enumerator "),
            count(&c, "constant ")
        );
    }
}
