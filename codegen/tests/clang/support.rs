//! Parsing of texts, and shorthand for what came of it.

use std::path::PathBuf;

use cuspec_codegen::clang;
use cuspec_codegen::diag::Sink;
use cuspec_codegen::facts::{self, Enum, Function, HeaderFacts, Record};

/// The libclang to test with.
pub fn libclang() -> PathBuf {
    std::env::var_os("CUSPEC_LIBCLANG").expect("set CUSPEC_LIBCLANG to a libclang; `cargo xtask test` does").into()
}

/// Facts of a header that has nothing wrong with it. What is written is read back on the way.
pub fn facts(text: &str) -> HeaderFacts {
    let mut sink = Sink::default();
    let facts = clang::parse_header(text, "test.h", &libclang(), &mut sink);
    assert_eq!(sink.sorted(), [], "{text}");
    let mut headers = facts.expect("no findings").headers;
    let header = headers.pop().expect("the header has facts");
    assert_eq!(headers, []);
    let yaml = facts::to_yaml(&header);
    assert_eq!(facts::from_yaml(&yaml, "test.yaml".as_ref()).as_ref(), Ok(&header), "{yaml}");
    header
}

/// What a test asks of a header.
pub trait Find {
    fn function(&self, name: &str) -> &Function;
    fn record(&self, name: &str) -> &Record;
    fn enumeration(&self, name: &str) -> &Enum;
    /// The type behind a typedef, in the notation of the facts.
    fn typedef(&self, name: &str) -> String;
}

impl Find for HeaderFacts {
    fn function(&self, name: &str) -> &Function {
        self.functions.iter().find(|f| f.name == name).unwrap_or_else(|| panic!("no function {name}: {self:#?}"))
    }

    fn record(&self, name: &str) -> &Record {
        self.records.iter().find(|r| r.name == name).unwrap_or_else(|| panic!("no record {name}: {self:#?}"))
    }

    fn enumeration(&self, name: &str) -> &Enum {
        self.enums.iter().find(|e| e.name == name).unwrap_or_else(|| panic!("no enumeration {name}: {self:#?}"))
    }

    fn typedef(&self, name: &str) -> String {
        let found = self.typedefs.iter().find(|t| t.name == name);
        found.unwrap_or_else(|| panic!("no typedef {name}: {self:#?}")).ty.to_string()
    }
}
