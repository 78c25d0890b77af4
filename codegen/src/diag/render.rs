//! Findings as text: for people, for programs, for annotations in a code review.
//!
//! Input: findings in the order of [`super::Sink::sorted`]. Output: one text.
//! Invariant: a source file that cannot be read costs its lines, never the finding.

use std::collections::{BTreeSet, HashMap};
use std::io::IsTerminal;
use std::path::Path;

use annotate_snippets::{AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet};
use serde::Serialize;

use super::{Diagnostic, Severity, Span};

/// How findings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// With source lines, like a compiler; coloured or plain.
    Human {
        /// Whether to use terminal colours.
        colour: bool,
    },
    /// One JSON object per line and finding.
    Json,
    /// `::error file=...::` lines, which continuous integration shows beside the source.
    Ci,
}

impl Format {
    /// For people: coloured when standard error is a terminal and `NO_COLOR` is not set.
    pub fn human() -> Format {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty());
        Format::Human { colour: !unwanted && std::io::stderr().is_terminal() }
    }
}

/// Writes findings, with source lines read from below `root`.
pub fn render(found: &[Diagnostic], format: Format, root: &Path) -> String {
    render_with(found, format, &|file| std::fs::read(root.join(file)).ok().map(|b| String::from_utf8_lossy(&b).into_owned()))
}

/// Writes findings, with source lines from `source`.
pub fn render_with(found: &[Diagnostic], format: Format, source: &dyn Fn(&Path) -> Option<String>) -> String {
    match format {
        Format::Human { colour } => human(found, colour, source),
        Format::Json => found.iter().map(json_line).collect(),
        Format::Ci => found.iter().map(ci_line).collect(),
    }
}

/// The closing line, such as `3 errors, 1 warning in 2 files`; empty when nothing was found.
pub fn summary(found: &[Diagnostic]) -> String {
    let counts: Vec<String> = [Severity::Error, Severity::Warning, Severity::Hint]
        .into_iter()
        .map(|s| (found.iter().filter(|d| d.severity == s).count(), word(s)))
        .filter(|(n, _)| *n > 0)
        .map(|(n, word)| plural(n, word))
        .collect();
    let files = found.iter().filter_map(|d| d.span.as_ref()).map(|s| &s.file).collect::<BTreeSet<_>>().len();
    match (counts.is_empty(), files) {
        (true, _) => String::new(),
        (false, 0) => counts.join(", "),
        (false, n) => format!("{} in {}", counts.join(", "), plural(n, "file")),
    }
}

fn plural(n: usize, word: &str) -> String {
    format!("{n} {word}{}", if n == 1 { "" } else { "s" })
}

fn word(severity: Severity) -> &'static str {
    match severity {
        Severity::Hint => "hint",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

fn human(found: &[Diagnostic], colour: bool, source: &dyn Fn(&Path) -> Option<String>) -> String {
    let spans = found.iter().flat_map(|d| d.span.iter().chain(d.labels.iter().map(|(s, _)| s)));
    let mut sources: HashMap<&Path, Option<String>> = HashMap::new();
    for span in spans {
        sources.entry(&span.file).or_insert_with(|| source(&span.file));
    }
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let mut text = String::new();
    for d in found {
        text.push_str(&renderer.render(&[report(d, &sources)]));
        text.push_str("\n\n");
    }
    if !found.is_empty() {
        text.push_str(&summary(found));
        text.push('\n');
    }
    text
}

fn report<'a>(d: &'a Diagnostic, sources: &'a HashMap<&Path, Option<String>>) -> Group<'a> {
    let level = match d.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Hint => Level::INFO.with_name("hint"),
    };
    let mut group = Group::with_title(level.primary_title(&d.message).id(d.code));
    let mut places: Vec<(&Span, Option<&str>)> = d.span.iter().map(|s| (s, None)).collect();
    places.extend(d.labels.iter().map(|(s, text)| (s, Some(text.as_str()))));
    // One excerpt per file, the finding's own file first.
    while let Some((first, _)) = places.first().copied() {
        let (here, elsewhere) = places.into_iter().partition(|(s, _)| s.file == first.file);
        places = elsewhere;
        let text = sources.get(&*first.file).and_then(Option::as_deref);
        group = group.element(excerpt(d, &here, text));
    }
    group = group.elements(d.notes.iter().map(|n| Level::NOTE.message(n)));
    group.elements(d.help.iter().map(|h| Level::HELP.message(h)))
}

/// The lines around all `places`, which lie in one file; only the position where the lines are not at hand.
fn excerpt<'a>(d: &Diagnostic, places: &[(&'a Span, Option<&'a str>)], source: Option<&'a str>) -> Element<'a> {
    let first = places[0].0;
    let path = first.file.to_string_lossy().replace('\\', "/");
    let from = places.iter().map(|(s, _)| s.line).min().unwrap_or(1).max(1);
    let to = places.iter().map(|(s, _)| s.line).max().unwrap_or(from);
    let window = source.and_then(|text| lines(text, from, to));
    let Some(window) = window.filter(|w| !w.is_empty()) else {
        return Origin::path(path).line(first.line as usize).char_column(first.column as usize).into();
    };
    let mut snippet = Snippet::source(window).line_start(from as usize).path(path);
    for (span, label) in places {
        let own = d.span.as_ref() == Some(*span);
        let kind = if own { AnnotationKind::Primary } else { AnnotationKind::Context };
        snippet = snippet.annotation(kind.span(bytes(window, from, span)).label(*label));
    }
    snippet.into()
}

/// Lines `from..=to` of a text, counted from 1.
fn lines(text: &str, from: u32, to: u32) -> Option<&str> {
    let starts = || std::iter::once(0).chain(text.match_indices('\n').map(|(i, _)| i + 1));
    let start = starts().nth(from as usize - 1)?;
    let end = starts().nth(to as usize).unwrap_or(text.len());
    Some(text[start..end].trim_end_matches(['\r', '\n']))
}

/// The bytes of `window`, which starts at line `from`, that a span covers: within its line, whatever its length says.
fn bytes(window: &str, from: u32, span: &Span) -> std::ops::Range<usize> {
    let line_start = lines(window, span.line - from + 1, span.line - from + 1).map_or(window.len(), |l| {
        // A part of `window`, so that its address tells its offset.
        l.as_ptr() as usize - window.as_ptr() as usize
    });
    let line = window[line_start..].lines().next().unwrap_or("");
    let byte = |chars: u32| line.char_indices().nth(chars as usize).map_or(line.len(), |(i, _)| i);
    let start = byte(span.column.saturating_sub(1));
    let end = byte(span.column.saturating_sub(1).saturating_add(span.len)).max(start);
    line_start + start..line_start + end
}

#[derive(Serialize)]
struct JsonPlace<'a> {
    file: String,
    line: u32,
    column: u32,
    length: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
}

#[derive(Serialize)]
struct JsonFinding<'a> {
    code: &'a str,
    severity: &'a str,
    message: &'a str,
    place: Option<JsonPlace<'a>>,
    labels: Vec<JsonPlace<'a>>,
    help: Option<&'a str>,
    notes: &'a [String],
}

fn json_place<'a>(span: &Span, text: Option<&'a str>) -> JsonPlace<'a> {
    JsonPlace { file: slashes(span), line: span.line, column: span.column, length: span.len, text }
}

fn slashes(span: &Span) -> String {
    span.file.to_string_lossy().replace('\\', "/")
}

fn json_line(d: &Diagnostic) -> String {
    let finding = JsonFinding {
        code: d.code,
        severity: word(d.severity),
        message: &d.message,
        place: d.span.as_ref().map(|s| json_place(s, None)),
        labels: d.labels.iter().map(|(s, text)| json_place(s, Some(text))).collect(),
        help: d.help.as_deref(),
        notes: &d.notes,
    };
    serde_json::to_string(&finding).expect("strings and numbers only") + "\n"
}

fn ci_line(d: &Diagnostic) -> String {
    let level = match d.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Hint => "notice",
    };
    let place = d.span.as_ref().map_or(String::new(), |s| {
        let end = if s.len > 0 { format!(",endColumn={}", s.column + s.len) } else { String::new() };
        format!("file={},line={},col={}{end},", property(&slashes(s)), s.line, s.column)
    });
    let mut message = d.message.clone();
    d.notes.iter().for_each(|n| message.push_str(&format!("\nnote: {n}")));
    d.help.iter().for_each(|h| message.push_str(&format!("\nhelp: {h}")));
    format!("::{level} {place}title={}::{}\n", property(d.code), escaped(&message))
}

/// The escapes of workflow commands.
fn escaped(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    escaped(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding() -> Diagnostic {
        Diagnostic::error("CG203", "`f` has no parameter `é%x`")
            .at(Span::new("spec/a,b.yaml", 2, 3, 4))
            .label(Span::new("spec/a,b.yaml", 1, 1, 1), "of this function")
            .label(Span::new("spec/missing.yaml", 7, 2, 1), "and here")
            .note("declared as (int x)")
            .help("did you mean `x`?")
    }

    fn source(file: &Path) -> Option<String> {
        file.ends_with("a,b.yaml").then(|| "f:\n  éabc: { dir: out }\n".to_owned())
    }

    #[test]
    fn people_see_source_lines_and_a_count() {
        let text = render_with(&[finding()], Format::Human { colour: false }, &source);
        assert!(text.starts_with("error[CG203]: `f` has no parameter `é%x`\n --> spec/a,b.yaml:2:3\n"), "{text}");
        assert!(text.contains("2 |   éabc: { dir: out }\n  |   ^^^^\n"), "{text}");
        assert!(text.contains("::: spec/missing.yaml:7:2"), "{text}");
        assert!(text.ends_with("\n\n1 error in 1 file\n"), "{text}");
    }

    #[test]
    fn a_place_beyond_the_file_still_shows() {
        let beyond = Diagnostic::error("CG209", "cut off").at(Span::new("spec/a,b.yaml", 90, 80, 9));
        let text = render_with(&[beyond], Format::Human { colour: false }, &source);
        assert!(text.contains("spec/a,b.yaml:90:80"), "{text}");
    }

    #[test]
    fn programs_get_stable_fields() {
        let line = render_with(&[finding()], Format::Json, &source);
        let json: serde_json::Value = serde_json::from_str(&line).expect("valid JSON");
        assert_eq!(json["place"]["line"], 2);
        assert_eq!(json["labels"][1]["text"], "and here");
        assert_eq!(line.lines().count(), 1);
    }

    #[test]
    fn annotations_escape_their_separators() {
        assert_eq!(
            render_with(&[finding()], Format::Ci, &source),
            "::error file=spec/a%2Cb.yaml,line=2,col=3,endColumn=7,title=CG203::`f` has no parameter `é%25x`%0Anote: declared as (int x)%0Ahelp: did you mean `x`?\n"
        );
    }
}
