//! YAML text as a tree in which every key and value knows its place.
//!
//! Input: the text of one file. Output: [`Node`]s that borrow from it, plus findings.
//! Invariant: never a panic, whatever the text; what spec files do not use (anchors, tags, several documents) is a finding.

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use serde_yaml::granit_parser::{self as granit, Event, Marker, Options, Parser, ScalarStyle, ScanError};

use crate::diag::{Diagnostic, Sink, Span};

/// A place in the file at hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// First line.
    pub line: u32,
    /// First column.
    pub column: u32,
    /// Length in characters.
    pub len: u32,
}

impl Place {
    /// The place in `file`.
    pub fn span(self, file: &Arc<Path>) -> Span {
        Span { file: file.clone(), line: self.line, column: self.column, len: self.len }
    }
}

/// A value, or a key.
#[derive(Debug)]
pub struct Node<'s> {
    /// What is written.
    pub kind: Kind<'s>,
    /// Where.
    pub place: Place,
    /// A finding was made here; decoding continues as if the node were not there, so that the next finding shows.
    pub set_aside: Cell<bool>,
}

/// The contents of a node.
#[derive(Debug)]
pub enum Kind<'s> {
    /// No value, `~` or `null`.
    Null,
    /// A scalar; `plain` when written without quotes, so that it may be a number or a truth value.
    Scalar {
        /// The text, escapes resolved.
        text: Cow<'s, str>,
        /// Written without quotes.
        plain: bool,
    },
    /// A list.
    List(Vec<Node<'s>>),
    /// A map in file order; keys are scalars.
    Map(Vec<(Node<'s>, Node<'s>)>),
}

impl<'s> Node<'s> {
    fn new(kind: Kind<'s>, place: Place) -> Self {
        Node { kind, place, set_aside: Cell::new(false) }
    }

    /// The text of a scalar.
    pub fn text(&self) -> Option<&str> {
        match &self.kind {
            Kind::Scalar { text, .. } => Some(text),
            _ => None,
        }
    }

    /// The entries of a map, those set aside among them; empty for anything else.
    pub fn entries(&self) -> &[(Node<'s>, Node<'s>)] {
        match &self.kind {
            Kind::Map(entries) => entries,
            _ => &[],
        }
    }

    /// Whether a map has a key, readable or not.
    pub fn has_key(&self, key: &str) -> bool {
        self.entries().iter().any(|(k, _)| k.text() == Some(key))
    }
}

/// Reads the only document of `text`; `None` when the text is no YAML, which is then a finding.
pub fn parse<'s>(text: &'s str, file: &Arc<Path>, sink: &mut Sink) -> Option<Node<'s>> {
    let mut options = Options::default();
    options.set_emit_comments(false);
    options.emit_unresolved_aliases = true;
    let parser = Parser::new_from_str_with_options(text, options);
    let mut builder = Builder { text, file, parser, sink };
    match builder.document() {
        Ok(node) => Some(node),
        Err(e) => {
            let at = Place { line: to_u32(e.marker().line().max(1)), column: to_u32(e.marker().col() + 1), len: 1 };
            sink.push(
                Diagnostic::error("CG209", format!("not valid YAML: {}", e.info()))
                    .at(at.span(file))
                    .help("mend the syntax first; the other entries of this file are looked at after that"),
            );
            None
        }
    }
}

fn to_u32(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

struct Builder<'s, 'a> {
    text: &'s str,
    file: &'a Arc<Path>,
    parser: Parser<'s, granit::StrInput<'s>>,
    sink: &'a mut Sink,
}

type Read<T> = Result<T, ScanError>;

impl<'s> Builder<'s, '_> {
    fn next(&mut self) -> Read<(Event<'s>, granit::Span)> {
        // The parser ends its stream with an event of its own, and nothing here asks for more after that.
        self.parser.next_event().unwrap_or_else(|| Ok((Event::StreamEnd, granit::Span::default())))
    }

    fn document(&mut self) -> Read<Node<'s>> {
        let mut root = None;
        loop {
            let (event, span) = self.next()?;
            match event {
                Event::StreamEnd => break,
                Event::DocumentStart(..) if root.is_some() => {
                    self.refuse(
                        "a second document",
                        self.place(span.start, span.end),
                        "a file holds one document; start another file",
                    );
                    break;
                }
                Event::StreamStart | Event::DocumentStart(..) | Event::DocumentEnd => {}
                _ => root = Some(self.node(event, span)?),
            }
        }
        Ok(root.unwrap_or_else(|| Node::new(Kind::Null, Place { line: 1, column: 1, len: 0 })))
    }

    fn node(&mut self, event: Event<'s>, span: granit::Span) -> Read<Node<'s>> {
        let place = self.place(span.start, span.end);
        let (anchor, tagged) = match &event {
            Event::Scalar(.., anchor, tag) => (*anchor, tag.is_some()),
            Event::SequenceStart(_, anchor, tag) | Event::MappingStart(_, anchor, tag) => (*anchor, tag.is_some()),
            _ => (0, false),
        };
        let node = match event {
            Event::Scalar(text, style, ..) => {
                let plain = style == ScalarStyle::Plain;
                let null = plain && matches!(&*text, "" | "~" | "null");
                Node::new(if null { Kind::Null } else { Kind::Scalar { text, plain } }, place)
            }
            Event::SequenceStart(..) => self.list(place, span)?,
            Event::MappingStart(..) => self.map(place, span)?,
            // An alias, resolved or not: the one other event in the place of a node.
            _ => {
                self.refuse("an alias", place, "write the value out where it is used");
                Node { set_aside: Cell::new(true), ..Node::new(Kind::Null, place) }
            }
        };
        if anchor != 0 {
            self.refuse("an anchor", node.place, "remove the `&` name, and write the value out where it is used");
        }
        if tagged {
            let place = span.tag_span().map_or(node.place, |t| self.place(t.start, t.end));
            self.refuse("a tag", place, "remove the `!`; text that starts with one needs quotes");
            node.set_aside.set(true);
        }
        Ok(node)
    }

    fn list(&mut self, place: Place, open: granit::Span) -> Read<Node<'s>> {
        let mut items = Vec::new();
        loop {
            match self.next()? {
                (Event::SequenceEnd, end) => {
                    let place = self.collection(place, open, end, items.first().map(|n: &Node<'_>| n.place));
                    return Ok(Node::new(Kind::List(items), place));
                }
                (event, span) => items.push(self.node(event, span)?),
            }
        }
    }

    fn map(&mut self, place: Place, open: granit::Span) -> Read<Node<'s>> {
        let mut entries = Vec::new();
        loop {
            match self.next()? {
                (Event::MappingEnd, end) => {
                    let place = self.collection(place, open, end, entries.first().map(|(k, _): &(Node<'_>, _)| k.place));
                    self.duplicates(&entries);
                    return Ok(Node::new(Kind::Map(entries), place));
                }
                (event, span) => {
                    let key = self.node(event, span)?;
                    let (event, span) = self.next()?;
                    let mut value = self.node(event, span)?;
                    if value.place.len == 0 {
                        // Nothing can be marked where nothing is written.
                        value.place = key.place;
                    }
                    if key.text().is_none() && !key.set_aside.replace(true) {
                        self.sink.push(
                            Diagnostic::error("CG207", "a key must be text")
                                .at(key.place.span(self.file))
                                .help("write `name: value`; a word that YAML reads as something else needs quotes"),
                        );
                    }
                    entries.push((key, value));
                }
            }
        }
    }

    /// The first of two equal keys counts; the second is a finding.
    fn duplicates(&mut self, entries: &[(Node<'s>, Node<'s>)]) {
        let mut seen = HashMap::with_capacity(entries.len());
        for (key, _) in entries {
            let Some(text) = key.text() else { continue };
            let first = *seen.entry(text).or_insert(key.place);
            if first != key.place {
                key.set_aside.set(true);
                self.sink.push(
                    Diagnostic::error("CG208", format!("`{text}` is given twice in the same map"))
                        .at(key.place.span(self.file))
                        .label(first.span(self.file), "first given here")
                        .help("merge the two, or remove one"),
                );
            }
        }
    }

    fn refuse(&mut self, what: &str, place: Place, help: &str) {
        let text = format!("spec files do without {what}");
        self.sink.push(Diagnostic::error("CG210", text).at(place.span(self.file)).help(help));
    }

    /// A collection in brackets is marked from bracket to bracket, any other by its first entry.
    fn collection(&self, start: Place, open: granit::Span, end: granit::Span, first: Option<Place>) -> Place {
        let bracket = open.slice(self.text).is_some_and(|s| s.starts_with(['{', '[']));
        if bracket { self.place(open.start, end.end) } else { first.unwrap_or(start) }
    }

    /// The part of a range that lies on its first line.
    fn place(&self, start: Marker, end: Marker) -> Place {
        let text = granit::Span::new(start, end).slice(self.text).unwrap_or("");
        let line = text.lines().next().unwrap_or("").trim_end();
        Place { line: to_u32(start.line().max(1)), column: to_u32(start.col() + 1), len: to_u32(line.chars().count()) }
    }
}
