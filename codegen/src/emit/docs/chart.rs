//! Bars that are made of parts, as SVG.
//!
//! Input: labels and numbers. Output: a picture that takes its colours from the page.
//! Invariant: nothing is left out; a part of a bar is as long as its number, at one scale for the whole picture.

use serde::Serialize;

use crate::emit::text::render;

/// A picture.
pub(super) struct Chart<'a> {
    /// What it shows, for those who do not see it.
    pub title: &'a str,
    /// The parts of each bar; empty where every bar is one number.
    pub parts: Vec<String>,
    pub bars: Vec<Bar>,
}

/// A bar.
pub(super) struct Bar {
    pub label: String,
    /// One number per part.
    pub values: Vec<usize>,
}

#[derive(Serialize)]
struct View<'a> {
    title: &'a str,
    width: usize,
    height: usize,
    label_end: usize,
    axis: usize,
    top: usize,
    bottom: usize,
    bars: Vec<BarView<'a>>,
    legend: Vec<Legend<'a>>,
}

#[derive(Serialize)]
struct BarView<'a> {
    label: &'a str,
    y: usize,
    text_y: usize,
    parts: Vec<PartView>,
    total: usize,
    total_x: usize,
}

#[derive(Serialize)]
struct PartView {
    x: usize,
    width: usize,
    class: usize,
    title: String,
}

#[derive(Serialize)]
struct Legend<'a> {
    x: usize,
    class: usize,
    text: &'a str,
}

const LABEL: usize = 120;
const LENGTH: usize = 520;
const TOTAL: usize = 60;
const ROW: usize = 24;

impl Chart<'_> {
    /// The picture.
    pub fn svg(&self) -> String {
        let longest = self.bars.iter().map(|b| b.values.iter().sum::<usize>()).max().unwrap_or(0).max(1);
        let top = if self.parts.is_empty() { 8 } else { 32 };
        let bottom = top + ROW * self.bars.len();
        let view = View {
            title: self.title,
            width: LABEL + LENGTH + TOTAL,
            height: bottom + 8,
            label_end: LABEL - 8,
            axis: LABEL,
            top,
            bottom,
            bars: self.bars.iter().enumerate().map(|(row, bar)| self.bar(bar, top + row * ROW, longest)).collect(),
            legend: self.legend(),
        };
        render("docs/chart.svg", &view)
    }

    fn bar<'b>(&self, bar: &'b Bar, y: usize, longest: usize) -> BarView<'b> {
        let mut before = 0;
        let mut parts = Vec::new();
        for (class, &value) in bar.values.iter().enumerate().filter(|(_, value)| **value > 0) {
            let x = LABEL + before * LENGTH / longest;
            before += value;
            let name = self.parts.get(class).map(|p| format!("{p}: ")).unwrap_or_default();
            parts.push(PartView {
                x,
                width: (LABEL + before * LENGTH / longest - x).max(1),
                class,
                title: format!("{}: {name}{value}", bar.label),
            });
        }
        let end = LABEL + before * LENGTH / longest;
        BarView { label: &bar.label, y: y + 3, text_y: y + 16, parts, total: before, total_x: end + 6 }
    }

    fn legend(&self) -> Vec<Legend<'_>> {
        let mut x = LABEL;
        let mut out = Vec::new();
        for (class, text) in self.parts.iter().enumerate() {
            out.push(Legend { x, class, text });
            x += 34 + 7 * text.chars().count();
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::{Bar, Chart};

    #[test]
    fn parts_follow_one_another_at_one_scale() {
        let bars = vec![Bar { label: "a".to_owned(), values: vec![30, 10] }, Bar { label: "b".to_owned(), values: vec![0, 20] }];
        let svg = Chart { title: "T", parts: vec!["x".to_owned(), "y".to_owned()], bars }.svg();
        for part in [
            r#"<rect class="part-0" x="120" y="35" width="390""#,
            r#"<rect class="part-1" x="510" y="35" width="130""#,
            r#"<rect class="part-1" x="120" y="59" width="260""#,
            "<title>b: y: 20</title>",
        ] {
            assert!(svg.contains(part), "`{part}` is missing in:\n{svg}");
        }
        assert_eq!(svg.matches("<rect").count(), 5, "three parts and the legend: {svg}");
    }
}
