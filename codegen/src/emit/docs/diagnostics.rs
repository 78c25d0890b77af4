//! The page of diagnostic codes.

use super::rst::{heading, text};
use crate::diag::CODES;

/// One section per code, by what it is about.
pub fn page() -> String {
    let mut out = format!(
        "{}\n\nWhat ``cargo xtask`` reports, by code. Every finding names its place and what to do; this page says what is behind it.\n",
        heading("Diagnostic codes", '=')
    );
    let mut codes: Vec<_> = CODES.iter().collect();
    codes.sort_by_key(|c| c.code);
    let mut part = "";
    for code in codes {
        let title = match &code.code[..3] {
            "CG0" => "The machine",
            "CG1" => "Headers and facts",
            "CG2" => "Spec files",
            "CG3" => "Decisions",
            _ => "Output",
        };
        if title != part {
            out += &format!("\n{}\n", heading(title, '-'));
            part = title;
        }
        let name = format!("{}: {}", code.code, text(code.title));
        out += &format!("\n.. _{}:\n\n{}\n\n{}\n", code.code, heading(&name, '~'), text(code.text));
    }
    out
}
