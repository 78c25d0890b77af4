//! A look at a header's text, for what a syntax tree does not keep.
//!
//! Input: the bytes of a header. Output: where its comments are, which macros it may define, which files it may include.
//! Invariant: no condition is evaluated, so all of it is what the header *may* do; the compiler decides what it does.

use std::ops::Range;

/// The findings.
#[derive(Default)]
pub(super) struct Scan {
    pub(super) comments: Vec<Comment>,
    pub(super) defines: Vec<Define>,
    pub(super) includes: Vec<String>,
}

/// A comment; neighbouring `///` lines are one.
pub(super) struct Comment {
    pub(super) range: Range<usize>,
    /// Starts as documentation does.
    pub(super) is_doc: bool,
    is_line: bool,
}

/// A `#define`.
pub(super) struct Define {
    pub(super) name: String,
    pub(super) function_like: bool,
    /// The replacement, without comments and line breaks.
    pub(super) body: String,
}

/// Scans a header.
pub(super) fn scan(bytes: &[u8]) -> Scan {
    let mut scanner = Scanner { bytes, at: 0, found: Scan::default() };
    let mut line_start = true;
    while let Some(&b) = bytes.get(scanner.at) {
        match b {
            b'\n' => {
                line_start = true;
                scanner.at += 1;
            }
            b' ' | b'\t' | b'\r' => scanner.at += 1,
            b'#' if line_start => scanner.directive(),
            _ => {
                if !scanner.comment() && !scanner.literal() {
                    scanner.at += 1;
                    line_start = false;
                }
            }
        }
    }
    scanner.found
}

struct Scanner<'a> {
    bytes: &'a [u8],
    at: usize,
    found: Scan,
}

impl Scanner<'_> {
    fn starts(&self, text: &[u8]) -> bool {
        self.bytes[self.at..].starts_with(text)
    }

    /// Steps over a comment.
    fn comment(&mut self) -> bool {
        let (start, is_line) = (self.at, self.starts(b"//"));
        if !is_line && !self.starts(b"/*") {
            return false;
        }
        let rest = &self.bytes[start + 2..];
        let end = if is_line {
            rest.iter().position(|&b| b == b'\n').map_or(self.bytes.len(), |n| start + 2 + n)
        } else {
            rest.windows(2).position(|w| w == b"*/").map_or(self.bytes.len(), |n| start + 4 + n)
        };
        self.at = end;
        let is_doc = match rest {
            [b'!', ..] => true,
            // `/****` and `////` are banners, `/**/` is empty.
            [b'*', next, ..] => !is_line && !matches!(next, b'*' | b'/'),
            [b'/', next, ..] => is_line && *next != b'/',
            _ => false,
        };
        match self.found.comments.last_mut() {
            Some(last)
                if is_doc
                    && is_line
                    && last.is_doc
                    && last.is_line
                    && self.bytes[last.range.end..start].iter().all(u8::is_ascii_whitespace) =>
            {
                last.range.end = end;
            }
            _ => self.found.comments.push(Comment { range: start..end, is_doc, is_line }),
        }
        true
    }

    /// Steps over a string or character literal, which ends with its line at the latest.
    fn literal(&mut self) -> bool {
        let quote = self.bytes[self.at];
        if !matches!(quote, b'"' | b'\'') {
            return false;
        }
        self.at += 1;
        while let Some(&b) = self.bytes.get(self.at) {
            match b {
                b'\\' => self.at += 2,
                b'\n' => break,
                _ => self.at += 1,
            }
            if b == quote {
                break;
            }
        }
        self.at = self.at.min(self.bytes.len());
        true
    }

    fn directive(&mut self) {
        self.at += 1;
        match self.word().as_str() {
            "define" => self.define(),
            "include" => {
                let line = self.logical_line();
                let name = line.trim().trim_start_matches(['"', '<']);
                self.found.includes.extend(name.split(['"', '>']).next().map(str::to_owned));
            }
            _ => {
                self.logical_line();
            }
        }
    }

    fn define(&mut self) {
        let name = self.word();
        let function_like = self.bytes.get(self.at) == Some(&b'(');
        let body = self.logical_line().trim().to_owned();
        if !name.is_empty() {
            self.found.defines.push(Define { name, function_like, body });
        }
    }

    /// The identifier behind blanks.
    fn word(&mut self) -> String {
        while self.bytes.get(self.at).is_some_and(|b| matches!(b, b' ' | b'\t')) {
            self.at += 1;
        }
        let word = identifier(&self.bytes[self.at..]);
        self.at += word.len();
        word.to_owned()
    }

    /// The rest of a line with its continuations, without comments; stops at the line break.
    fn logical_line(&mut self) -> String {
        let mut out = Vec::new();
        while let Some(&b) = self.bytes.get(self.at) {
            let start = self.at;
            if b == b'\n' {
                break;
            } else if self.starts(b"\\\n") || self.starts(b"\\\r\n") {
                self.at += if self.starts(b"\\\n") { 2 } else { 3 };
                out.push(b' ');
            } else if self.comment() {
                out.push(b' ');
            } else if self.literal() {
                out.extend_from_slice(&self.bytes[start..self.at]);
            } else {
                out.push(b);
                self.at += 1;
            }
        }
        String::from_utf8_lossy(&out).into_owned()
    }
}

/// The C identifier at the start of `bytes`, perhaps empty.
pub(super) fn identifier(bytes: &[u8]) -> &str {
    let len = bytes.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
    let len = if bytes.first().is_some_and(u8::is_ascii_digit) { 0 } else { len };
    std::str::from_utf8(&bytes[..len]).expect("ASCII")
}

#[cfg(test)]
mod tests {
    use super::scan;

    #[test]
    fn defines_end_with_their_logical_line() {
        let found = scan(b"#define A 1 /* one\n line */\n #  define B(x) \\\n  x\n#define C \"/*\"\r\n#define D\n");
        let all: Vec<_> = found.defines.iter().map(|d| (d.name.as_str(), d.function_like, d.body.as_str())).collect();
        assert_eq!(all, [("A", false, "1"), ("B", true, "(x)    x"), ("C", false, "\"/*\""), ("D", false, "")]);
    }

    #[test]
    fn banners_are_no_documentation() {
        let text = b"/****x***//** doc */ /* plain */ /**/\n/// a\n/// b\n//// no\nchar c = '\"'; /** last */";
        let docs: Vec<_> = scan(text).comments.into_iter().filter(|c| c.is_doc).map(|c| &text[c.range]).collect();
        assert_eq!(docs, [&b"/** doc */"[..], b"/// a\n/// b", b"/** last */"]);
    }

    #[test]
    fn includes_of_both_forms_are_seen() {
        assert_eq!(scan(b"#include <a/b.h>\n# include \"c.h\" // d\n").includes, ["a/b.h", "c.h"]);
    }
}
