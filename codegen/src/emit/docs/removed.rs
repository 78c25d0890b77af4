//! The page of what older releases had and the newest one has not.
//!
//! Input: the history of the releases. Output: a table per kind of item, each name with its first and last release.
//! Invariant: every item that any known release declared either has an entry elsewhere or stands here.

use std::collections::BTreeMap;

use super::rst::{heading, literal, table};
use crate::facts::{History, ItemKind, Life};

const KINDS: [(ItemKind, &str); 6] = [
    (ItemKind::Function, "Functions"),
    (ItemKind::Enum, "Enumerations"),
    (ItemKind::Enumerator, "Enumerators"),
    (ItemKind::Record, "Structs and unions"),
    (ItemKind::Typedef, "Other types"),
    (ItemKind::Constant, "Constants"),
];

/// The page.
pub(super) fn page(history: &History) -> String {
    let mut out = format!(
        "{}\n\nWhat the headers of an earlier release declare, since 11.7, and those of the newest do not.\n",
        heading("Removed names", '=')
    );
    for (kind, title) in KINDS {
        let gone: BTreeMap<&str, &Life> = history.all(kind).into_iter().filter(|(_, life)| life.until.is_some()).collect();
        if !gone.is_empty() {
            let title = heading(&format!("{title} ({})", gone.len()), '-');
            out += &format!("\n{title}\n\n{}\n", rows(history, &gone));
        }
    }
    out
}

fn rows(history: &History, gone: &BTreeMap<&str, &Life>) -> String {
    let row = |(name, life): (&&str, &&Life)| {
        let until = life.until.map(|until| format!("CUDA {until}")).unwrap_or_default();
        [literal(name), history.since_words(life), until]
    };
    let rows: Vec<[String; 3]> = gone.iter().map(row).collect();
    table("removed", ["Name", "Since", "Until"], &rows)
}

#[cfg(test)]
mod tests {
    use super::page;
    use crate::facts::{Facts, History, Seen};

    #[test]
    fn what_is_gone_is_listed_with_its_last_release() {
        let seen = |release: &str, functions: &str| {
            let text = format!("library: cuda\nheader: cuda.h\nfunctions:\n{functions}");
            let headers = vec![serde_yaml::from_str(&text).expect("facts of the test")];
            Seen { release: release.parse().expect("a release"), facts: Facts { headers, ..Facts::default() }, unpublished: &[] }
        };
        let stays = "  - { name: cuStay, returns: int }\n";
        let old = format!("{stays}  - {{ name: cuGo, returns: int }}\n");
        let page = page(&History::build(vec![seen("12.9", &old), seen("13.0", stays)]));
        assert!(page.contains("Functions (1)\n-------------\n"), "{page}");
        assert!(page.contains("   * - ``cuGo``\n     - CUDA 12.9 or earlier\n     - CUDA 12.9\n"), "{page}");
        assert!(!page.contains("cuStay"), "{page}");
    }
}
