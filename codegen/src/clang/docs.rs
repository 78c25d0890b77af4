//! Which comment documents which declaration.
//!
//! Input: a scanned header and the place of a declared name. Output: the text of its documentation.
//! Invariant: no other declaration stands between the two. libclang has an answer of its own, but it differs between versions and
//! takes longer than this one.

use std::borrow::Cow;

use super::comments;
use super::sources::Source;

/// The comment before a declaration whose name is at `offset`; a declaration ends with one of `stops`.
pub(super) fn before<'s>(source: &'s Source, offset: usize, stops: &[u8]) -> Option<Cow<'s, str>> {
    let comments = &source.scan.comments;
    let mut next = comments.partition_point(|c| c.range.end <= offset);
    let mut gap_end = offset;
    let mut skipping = 0;
    while next > 0 {
        next -= 1;
        let comment = &comments[next];
        if has_stop(source.bytes.get(comment.range.end..gap_end)?, stops, &mut skipping) {
            return None;
        }
        if comment.is_doc && !is_trailing(&source.bytes[comment.range.clone()]) {
            let text = String::from_utf8_lossy(&source.bytes[comment.range.clone()]);
            return (!is_structural(&text)).then_some(text);
        }
        gap_end = comment.range.start;
    }
    None
}

/// The `/**<` comment behind an enumerator whose name is at `offset`.
pub(super) fn after(source: &Source, offset: usize) -> Option<Cow<'_, str>> {
    let comments = &source.scan.comments;
    let comment = comments.get(comments.partition_point(|c| c.range.start < offset))?;
    let gap = &source.bytes[offset..comment.range.start];
    let same_declaration = !gap.contains(&b'}') && gap.iter().filter(|b| **b == b',').count() <= 1;
    let last_of_line = gap.rsplit(|b| *b == b',').next().is_none_or(|g| !gap.contains(&b',') || g.trim_ascii().is_empty());
    let text = &source.bytes[comment.range.clone()];
    (is_trailing(text) && same_declaration && last_of_line).then(|| String::from_utf8_lossy(text))
}

fn is_trailing(text: &[u8]) -> bool {
    text.get(3) == Some(&b'<')
}

/// Whether the text between a comment and a name holds the end of another declaration. Read backwards, so that the branches of an
/// `#if` which the name is not in are known as such: many entry points have one declaration for C++ and one for C below one comment.
fn has_stop(gap: &[u8], stops: &[u8], skipping: &mut usize) -> bool {
    for line in gap.split(|b| *b == b'\n').rev() {
        match line.trim_ascii_start().strip_prefix(b"#").map(<[u8]>::trim_ascii_start) {
            Some(directive) if directive.starts_with(b"el") => *skipping = (*skipping).max(1),
            Some(directive) if directive.starts_with(b"if") => *skipping = skipping.saturating_sub(1),
            Some(directive) if directive.starts_with(b"endif") && *skipping > 0 => *skipping += 1,
            Some(_) => {}
            None if *skipping == 0 && line.iter().any(|b| stops.contains(b)) => return true,
            None => {}
        }
    }
    false
}

/// Speaks of the file or a group, not of the declaration that happens to follow.
fn is_structural(text: &str) -> bool {
    comments::lines(text).any(|line| {
        ["\\defgroup", "\\addtogroup", "\\file", "\\cond", "\\endcond", "\\page", "@{", "@}"].iter().any(|c| line.starts_with(c))
    })
}
