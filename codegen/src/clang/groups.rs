//! Documentation groups: `\defgroup ID title`, and the stretch of text between `@{` and `@}`.
//!
//! Input: a scanned header. Output: its groups in order, and which one encloses a place.
//! Invariant: groups nest; a closing bracket without an opening one is ignored.

use std::ops::Range;

use super::comments;
use super::scan::Scan;
use crate::facts::Group;

/// The groups of a header.
#[derive(Default)]
pub(super) struct Grouped {
    pub(super) groups: Vec<Group>,
    /// In order of their ends, so that the innermost enclosing one comes first.
    regions: Vec<(Range<usize>, String)>,
}

impl Grouped {
    /// The innermost group around a place.
    pub(super) fn at(&self, offset: usize) -> Option<&str> {
        self.regions.iter().find(|(range, _)| range.contains(&offset)).map(|(_, id)| id.as_str())
    }
}

/// Finds the groups.
pub(super) fn find(bytes: &[u8], scan: &Scan) -> Grouped {
    let mut found = Grouped::default();
    let mut open: Vec<(usize, Option<String>)> = Vec::new();
    let mut named: Option<String> = None;
    for comment in scan.comments.iter().filter(|c| c.is_doc) {
        if !may_group(&bytes[comment.range.clone()]) {
            named = None;
            continue;
        }
        let text = String::from_utf8_lossy(&bytes[comment.range.clone()]);
        let mut names_group = false;
        for line in comments::lines(&text) {
            if let Some((id, title)) = heading(line) {
                if !title.is_empty() && found.groups.iter().all(|g| g.id != id) {
                    found.groups.push(Group { id: id.to_owned(), title: title.to_owned() });
                }
                named = Some(id.to_owned());
                names_group = true;
            }
            if line.contains("@{") {
                open.push((comment.range.end, named.take()));
            } else if line.contains("@}")
                && let Some((start, Some(id))) = open.pop()
            {
                found.regions.push((start..comment.range.start, id));
            }
        }
        if !names_group {
            named = None;
        }
    }
    found
}

/// Whether a comment is worth reading: most hold neither a bracket nor a heading.
fn may_group(comment: &[u8]) -> bool {
    comment.contains(&b'@') || comment.windows(8).any(|w| w == b"defgroup" || w == b"addtogro")
}

/// Identifier and title of a group command.
fn heading(line: &str) -> Option<(&str, &str)> {
    let rest = ["\\defgroup ", "\\addtogroup ", "@defgroup ", "@addtogroup "].iter().find_map(|c| line.strip_prefix(c))?;
    let rest = rest.trim();
    Some(rest.split_once(char::is_whitespace).map_or((rest, ""), |(id, title)| (id, title.trim())))
}

#[cfg(test)]
mod tests {
    use super::find;
    use crate::clang::scan::scan;

    #[test]
    fn groups_nest_and_one_line_headings_open_nothing() {
        let text = "/** \\defgroup LATER Later */\n/**\n * \\ingroup X\n * \\defgroup A Outer [OLD]\n * @{\n */\na;\n/** \\addtogroup B\n * @{ */\nb;\n/** @} */\nc;\n/** @} */\nd;";
        let found = find(text.as_bytes(), &scan(text.as_bytes()));
        let titles: Vec<_> = found.groups.iter().map(|g| (g.id.as_str(), g.title.as_str())).collect();
        assert_eq!(titles, [("LATER", "Later"), ("A", "Outer [OLD]")]);
        let at = |c: &str| found.at(text.find(&format!("\n{c};")).expect("in the text") + 1);
        assert_eq!([at("a"), at("b"), at("c"), at("d")], [Some("A"), Some("B"), Some("A"), None]);
    }
}
