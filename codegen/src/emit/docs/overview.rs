//! The page of numbers.
//!
//! Input: the plan. Output: pictures and a table of what was counted in it.
//! Invariant: no number is written by hand.

use serde_json::json;

use super::chart::{Bar, Chart};
use super::rst::table;
use crate::emit::text::render;
use crate::facts::{Library, release};
use crate::plan::{Category, Plan};
use crate::report::{Coverage, Decisions};

/// The page.
pub(super) fn page(plan: &Plan<'_>) -> String {
    let decisions = Decisions::of(plan);
    let view = json!({
        "release": release(plan.facts).map(|r| r.to_string()),
        "releases": indented(&releases(plan)),
        "coverage": indented(&coverage(plan)),
        "decisions": indented(&by_source(&decisions)),
        "entries": entries(plan),
        "without_summary": decisions.without_summary.len(),
    });
    render("docs/overview.rst", &view)
}

fn releases(plan: &Plan<'_>) -> String {
    let counts = plan.history().counts();
    let of = |release, library| counts.iter().find(|c| c.release == release && c.library == library).map_or(0, |c| c.functions);
    let bar = |release| Bar {
        label: format!("CUDA {release}"),
        values: Library::CALLABLE.into_iter().map(|l| of(release, l)).collect(),
    };
    Chart {
        title: "Entry points of each library by CUDA release",
        parts: Library::CALLABLE.map(|l| l.to_string()).into(),
        bars: plan.history().releases().map(bar).collect(),
    }
    .svg()
}

fn coverage(plan: &Plan<'_>) -> String {
    let counted = Coverage::of(plan);
    let used: Vec<Category> =
        Category::ALL.into_iter().filter(|c| counted.libraries.iter().any(|l| l.in_category(*c) > 0)).collect();
    let bar = |l: &crate::report::LibraryCoverage| Bar {
        label: l.library.to_string(),
        values: used.iter().map(|c| l.in_category(*c)).collect(),
    };
    Chart {
        title: "Functions of each library by what becomes of them in Rust",
        parts: used.iter().map(|c| c.word().to_owned()).collect(),
        bars: counted.libraries.iter().map(bar).collect(),
    }
    .svg()
}

fn by_source(decisions: &Decisions) -> String {
    let mut sources: Vec<(&String, &usize)> = decisions.sources.iter().collect();
    sources.sort_by_key(|(name, n)| (std::cmp::Reverse(**n), name.as_str()));
    Chart {
        title: "Decisions by who made them",
        parts: vec![],
        bars: sources.into_iter().map(|(name, n)| Bar { label: name.clone(), values: vec![*n] }).collect(),
    }
    .svg()
}

/// How many items of each kind the libraries have.
fn entries(plan: &Plan<'_>) -> String {
    let of = |library: Library| {
        let headers = || plan.facts.headers.iter().filter(move |h| h.library == library);
        let functions = || plan.entries.iter().filter(move |e| e.library() == library);
        [
            library.to_string(),
            functions().filter(|e| !e.fact.superseded).count().to_string(),
            functions().filter(|e| e.fact.superseded).count().to_string(),
            headers().map(|h| h.enums.len()).sum::<usize>().to_string(),
            headers().flat_map(|h| &h.enums).map(|e| e.enumerators.len()).sum::<usize>().to_string(),
            headers().map(|h| h.records.len()).sum::<usize>().to_string(),
            headers().map(|h| h.typedefs.len()).sum::<usize>().to_string(),
            headers().map(|h| h.constants.len()).sum::<usize>().to_string(),
        ]
    };
    let header = ["Library", "Functions", "Superseded", "Enumerations", "Enumerators", "Records", "Typedefs", "Constants"];
    let rows: Vec<[String; 8]> = Library::CALLABLE.into_iter().chain([Library::Platform]).map(of).collect();
    table("counts", header, &rows)
}

/// HTML as the content of a directive.
pub(super) fn indented(html: &str) -> String {
    html.trim().lines().map(|line| format!("   {line}")).collect::<Vec<_>>().join("\n")
}
