//! Parsing of texts, and shorthand for what came of it.

use std::path::PathBuf;

use cuspec_codegen::clang;
use cuspec_codegen::diag::{Diagnostic, Sink};
use cuspec_codegen::facts::{self, Enum, Facts, Function, HeaderFacts, Record};

/// The libclang to test with.
pub fn libclang() -> PathBuf {
    std::env::var_os("CUSPEC_LIBCLANG").expect("set CUSPEC_LIBCLANG to a libclang; `cargo xtask test` does").into()
}

/// Facts and findings of a header.
pub fn parse(text: &str) -> (Option<Facts>, Vec<Diagnostic>) {
    let mut sink = Sink::default();
    let facts = clang::parse_header(text, "test.h", &libclang(), &mut sink);
    (facts, sink.sorted())
}

/// Facts of a header that has nothing wrong with it. What is written is read back on the way.
pub fn facts(text: &str) -> HeaderFacts {
    let (facts, found) = parse(text);
    assert_eq!(found, [], "{text}");
    let mut headers = facts.expect("no findings").headers;
    let header = headers.pop().expect("the header has facts");
    assert_eq!(headers, []);
    let yaml = facts::to_yaml(&header);
    assert_eq!(facts::from_yaml(&yaml, "test.yaml".as_ref()).as_ref(), Ok(&header), "{yaml}");
    header
}

/// The codes of the findings in a header that is refused.
pub fn faults(text: &str) -> Vec<&'static str> {
    let (facts, found) = parse(text);
    assert!(facts.is_none(), "{text}");
    found.iter().map(|d| d.code).collect()
}

/// What a test asks of a header.
pub trait Find {
    fn function(&self, name: &str) -> &Function;
    fn record(&self, name: &str) -> &Record;
    fn enumeration(&self, name: &str) -> &Enum;
    /// The type behind a typedef, in the notation of the facts.
    fn typedef(&self, name: &str) -> String;
    /// `TYPE NAME` of each parameter, then the result.
    fn signature(&self, name: &str) -> Vec<String>;
    /// `NAME TYPE OFFSET` of each field.
    fn fields(&self, name: &str) -> Vec<String>;
    /// Why a name is skipped.
    fn reason(&self, name: &str) -> &str;
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

    fn signature(&self, name: &str) -> Vec<String> {
        let f = self.function(name);
        let params = f.params.iter().map(|p| format!("{} {}", p.ty, p.name));
        params.chain([f.returns.to_string()]).collect()
    }

    fn fields(&self, name: &str) -> Vec<String> {
        self.record(name).fields.iter().map(|f| format!("{} {} {}", f.name, f.ty, f.offset)).collect()
    }

    fn reason(&self, name: &str) -> &str {
        let found = self.skipped.iter().find(|s| s.names.iter().any(|n| n == name));
        &found.unwrap_or_else(|| panic!("{name} is not skipped: {self:#?}")).reason
    }
}
