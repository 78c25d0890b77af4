//! `diff` between real releases: its figures, its three formats, backwards, and a release with itself.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use cuspec_tests::{repository, variable};

/// What `diff` says; `None`, with the reason printed, where the headers may not be fetched.
fn diff(from: &str, to: &str, format: &str) -> Option<String> {
    let offline = env::var_os("CUSPEC_OFFLINE").is_some();
    let mut command = Command::new(PathBuf::from(variable("CUSPEC_XTASK")));
    command.args(["diff", from, to, "--quiet", "--format", format]).args(offline.then_some("--offline"));
    let output = command.current_dir(repository()).env("NO_COLOR", "1").output().expect("CUSPEC_XTASK names a program");
    let said = String::from_utf8_lossy(&output.stderr);
    if offline && said.contains("offline") {
        println!("{from} -> {to}: skipped, {said}");
        return None;
    }
    assert!(output.status.success() && said.is_empty(), "{from} -> {to}: {said}");
    Some(String::from_utf8(output.stdout).expect("UTF-8"))
}

/// The row of a kind in the table, a number per library.
fn row(text: &str, kind: &str) -> Vec<usize> {
    let line = text.lines().find_map(|line| line.trim_start().strip_prefix(kind)?.strip_prefix("  "));
    let cells = line.into_iter().flat_map(str::split_whitespace);
    cells.map(|cell| cell.parse().unwrap_or_else(|_| usize::from(cell != "-"))).collect()
}

#[test]
fn a_major_release_has_the_figures_that_were_counted() {
    let Some(text) = diff("12.9", "13.0", "text") else { return };
    assert_eq!(row(&text, "added"), [13, 13, 0]);
    assert_eq!(row(&text, "removed"), [0, 24, 2]);
    assert_eq!(row(&text, "signature changed"), [0, 15, 0]);
    assert!(text.contains("cuCtxCreate  cuCtxCreate_v2 -> cuCtxCreate_v4"), "the name moves");
    assert!(text.contains("  crate    major: 26 removed, 15 signature changed"));
    let Some(json) = diff("12.9", "13.0", "json") else { return };
    for (kind, count) in [("added", 26), ("removed", 26), ("signature changed", 15)] {
        assert_eq!(json.matches(&format!("\"kind\": \"{kind}\"")).count(), count, "{kind}");
    }
    let Some(markdown) = diff("12.9", "13.0", "md") else { return };
    let section = |title: &str| markdown.split(&format!("\n## {title}\n")).nth(1).and_then(|rest| rest.split("\n## ").next());
    for (title, count) in [("Added", 26), ("Removed", 26), ("Signature changed", 15)] {
        assert_eq!(section(title).map(|list| list.matches("\n- ").count()), Some(count), "{title}");
    }
}

#[test]
fn five_minor_releases_remove_nothing() {
    let Some(text) = diff("13.0", "13.5", "text") else { return };
    assert_eq!(row(&text, "added"), [43, 28, 5]);
    assert_eq!(row(&text, "removed"), []);
    assert_eq!(row(&text, "signature changed"), []);
    assert_eq!(row(&text, "parameter renamed"), [1, 0, 0]);
}

#[test]
fn backwards_what_came_goes() {
    let (Some(there), Some(back)) = (diff("13.4", "13.5", "text"), diff("13.5", "13.4", "text")) else { return };
    for (came, went) in [
        ("added", "removed"),
        ("new enumerators", "removed enumerators"),
        ("new records", "removed records"),
        ("new typedefs", "removed typedefs"),
    ] {
        assert!(!row(&there, came).is_empty(), "{came}");
        assert_eq!(row(&there, came), row(&back, went), "{came}");
        assert_eq!(row(&there, went), row(&back, came), "{went}");
    }
}

#[test]
fn a_release_is_equal_to_itself() {
    let Some(text) = diff("13.5", "13.5", "text") else { return };
    assert_eq!(text, "  13.5 -> 13.5: no change\n");
    let Some(json) = diff("13.5", "13.5", "json") else { return };
    assert!(json.contains("\"changes\": []") && json.matches("\"bump\": \"patch\"").count() == 2, "{json}");
}

#[test]
fn headers_that_nobody_published_are_no_news() {
    let Some(text) = diff("11.8", "12.0", "text") else { return };
    assert!(!text.contains("cuProfilerStart") && !text.contains("cudaProfilerStart"), "they were in 11.8 too");
    assert_eq!(row(&text, "added"), [25, 5, 4]);
}
