//! What a documentation comment states, without its prose.
//!
//! Input: the text of one comment. Output: [`DocFacts`], names and words only.
//! Invariant: no sentence of the header gets out.

use crate::facts::{DocDirection, ValueType};

/// The facts of one comment.
#[derive(Default)]
pub(super) struct DocFacts {
    /// The documented direction of parameters.
    pub(super) directions: Vec<(String, DocDirection)>,
    /// Every identifier in the sections on the returned value, in order.
    pub(super) returned: Vec<String>,
    /// `note_*` commands and `notefnerr`.
    pub(super) notes: Vec<String>,
    /// Every identifier in the lists of what to see also, in order.
    pub(super) see: Vec<String>,
    pub(super) value_types: Vec<ValueType>,
    pub(super) group: Option<String>,
    pub(super) deprecated: bool,
}

/// Commands that stand inside a sentence and end no section.
const INLINE: &[&str] = &["p", "c", "e", "b", "a", "n", "ref", "link", "endlink", "em"];

/// The lines of a comment without delimiters and leading stars.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(|line| {
        let line = line.trim().trim_end_matches("*/").trim_end();
        let line = line.strip_prefix("/**").or_else(|| line.strip_prefix("/*!")).unwrap_or(line).trim_start_matches('<');
        line.trim_start_matches(['*', '/']).trim()
    })
}

/// Reads a comment.
pub(super) fn read(text: &str) -> DocFacts {
    let mut facts = DocFacts::default();
    let (mut returning, mut seeing) = (false, false);
    // The enumerator that a "value type" speaks of: the last one mentioned at the start of a line.
    let mut subject: Option<&str> = None;
    let has_value_types = text.contains("value type");
    for line in lines(text) {
        for (command, rest) in commands(line) {
            match command {
                "ingroup" => facts.group = rest.split_whitespace().next().map(str::to_owned),
                "deprecated" => facts.deprecated = true,
                "notefnerr" => push_new(&mut facts.notes, command),
                note if note.starts_with("note_") => push_new(&mut facts.notes, note),
                _ => {}
            }
        }
        if let Some((command, rest)) = leading_command(line) {
            match command {
                "return" | "returns" => {
                    returning = true;
                    push_identifiers(&mut facts.returned, rest);
                    continue;
                }
                "sa" | "see" => {
                    seeing = true;
                    push_identifiers(&mut facts.see, rest);
                    continue;
                }
                "param" => facts.directions.extend(param(rest)),
                _ => {}
            }
            returning &= INLINE.contains(&command);
            seeing &= INLINE.contains(&command);
        }
        if returning {
            push_identifiers(&mut facts.returned, line);
        }
        if seeing {
            push_identifiers(&mut facts.see, line);
        }
        if !has_value_types {
            continue;
        }
        if let Some(name) = line.trim_start_matches(['-', ' ']).strip_prefix("::") {
            subject = identifiers(name).next();
        }
        if let Some(ty) = value_type(line) {
            facts.value_types.push(ValueType { name: subject.unwrap_or_default().to_owned(), ty });
        }
    }
    facts
}

/// The type in `(value type = T)`.
fn value_type(line: &str) -> Option<String> {
    let (_, after) = line.split_once("value type = ").or_else(|| line.split_once("value type is "))?;
    let ty = after.split([')', '.', ',']).next()?.split(" / ").next()?.trim();
    (!ty.is_empty()).then(|| ty.to_owned())
}

/// The name and direction in the text behind `\param`.
fn param(rest: &str) -> Option<(String, DocDirection)> {
    let rest = rest.trim_start();
    if let Some(tagged) = rest.strip_prefix('[') {
        let (tag, rest) = tagged.split_once(']')?;
        let tag: String = tag.chars().filter(|c| !c.is_whitespace()).collect();
        let direction = match tag.as_str() {
            "in" => DocDirection::In,
            "out" => DocDirection::Out,
            "in,out" | "inout" | "out,in" => DocDirection::Inout,
            _ => return None,
        };
        return Some((rest.split_whitespace().next()?.trim_end_matches(',').to_owned(), direction));
    }
    let name = identifiers(rest).next()?;
    let described = rest[name.len()..].trim_start().trim_start_matches(['-', ':']).trim_start();
    // Only the first word is a statement about the parameter; later on "returned" may speak of anything.
    matches!(identifiers(described).next()?, "Returned" | "Returns").then(|| (name.to_owned(), DocDirection::Returned))
}

fn push_new(list: &mut Vec<String>, name: &str) {
    if !list.iter().any(|n| n == name) {
        list.push(name.to_owned());
    }
}

fn push_identifiers(list: &mut Vec<String>, line: &str) {
    identifiers(line).for_each(|name| push_new(list, name));
}

fn identifiers(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).filter(|w| !w.is_empty())
}

/// The command at the start of a line, and what follows.
fn leading_command(line: &str) -> Option<(&str, &str)> {
    commands(line).next().filter(|(command, _)| line.get(1..).is_some_and(|l| l.starts_with(command)))
}

/// All commands of a line, each with what follows.
fn commands(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let marks = line.bytes().enumerate().filter(|(_, b)| matches!(b, b'\\' | b'@'));
    marks.filter_map(move |(at, _)| {
        let rest = &line[at + 1..];
        let len = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        (len > 0).then(|| rest.split_at(len))
    })
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::facts::DocDirection::{In, Inout, Out, Returned};

    #[test]
    fn directions_come_from_tags_and_first_words_only() {
        let facts = read(
            "/**\n * \\param[in] a - x\n * \\param [out] b y\n * \\param   [in, out] c z\n * \\param d - Returned size\n * \
             \\param e - Pointer to returned size\n * \\param f      Returns it\n * \\param g\n */",
        );
        let all: Vec<_> = facts.directions.iter().map(|(n, d)| (n.as_str(), *d)).collect();
        assert_eq!(all, [("a", In), ("b", Out), ("c", Inout), ("d", Returned), ("f", Returned)]);
    }

    #[test]
    fn the_section_on_the_result_ends_at_the_next_command() {
        let facts =
            read("/** \\return\n * ::A,\n *   - \\link #r B \\endlink\n * \\notefnerr\n * \\note_async\n * \\sa ::C\n */");
        assert!(facts.returned.contains(&"A".to_owned()) && facts.returned.contains(&"B".to_owned()));
        assert!(!facts.returned.contains(&"C".to_owned()));
        assert_eq!(facts.notes, ["notefnerr", "note_async"]);
    }

    #[test]
    fn a_value_type_belongs_to_the_enumerator_before_it() {
        let facts = read("/**\n * - ::X_A: (value type = int)\n *   text\n * - ::X_B:\n *    (value type = cuuint64_t)\n */");
        let all: Vec<_> = facts.value_types.iter().map(|v| (v.name.as_str(), v.ty.as_str())).collect();
        assert_eq!(all, [("X_A", "int"), ("X_B", "cuuint64_t")]);
    }

    #[test]
    fn odd_text_is_no_trouble() {
        assert!(read("/** \\ @ \\\\ [x] \u{fffd} *\\/ \\param */").directions.is_empty());
        assert!(read("/*!< \\deprecated old */").deprecated);
    }
}
