//! Bars side by side on a logarithmic scale, as SVG.
//!
//! Input: labels, and for each some numbers of at least 1. Output: a picture that takes its colours from the page.
//! Invariant: a number that is missing has no bar; a bar ends where the scale has its number.

use serde::Serialize;

use crate::emit::text::render;

/// A picture.
pub(super) struct LogChart<'a> {
    /// What it shows, for those who do not see it.
    pub title: &'a str,
    /// What the numbers count.
    pub unit: &'a str,
    /// What the bars of a row stand for.
    pub parts: Vec<&'a str>,
    pub rows: Vec<Row<'a>>,
}

/// Bars that are compared.
pub(super) struct Row<'a> {
    pub label: &'a str,
    /// One number per part.
    pub values: Vec<Option<f64>>,
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
    ticks: Vec<Tick>,
    rows: Vec<RowView<'a>>,
    legend: Vec<Legend<'a>>,
}

#[derive(Serialize)]
struct Tick {
    x: usize,
    text: String,
}

#[derive(Serialize)]
struct RowView<'a> {
    label: &'a str,
    text_y: usize,
    bars: Vec<BarView>,
}

#[derive(Serialize)]
struct BarView {
    y: usize,
    text_y: usize,
    width: usize,
    end: usize,
    class: usize,
    title: String,
    value: String,
}

#[derive(Serialize)]
struct Legend<'a> {
    x: usize,
    class: usize,
    text: &'a str,
}

const LABEL: usize = 200;
const LENGTH: usize = 480;
const VALUE: usize = 60;
const TOP: usize = 48;
const BAR: usize = 11;
const GAP: usize = 8;

impl LogChart<'_> {
    /// The picture.
    pub fn svg(&self) -> String {
        let largest = self.rows.iter().flat_map(|row| &row.values).flatten().copied().fold(1.0, f64::max);
        let decades = largest.log10().ceil().max(1.0);
        let row_height = BAR * self.parts.len() + GAP;
        let bottom = TOP + row_height * self.rows.len();
        let ticks = (0..=decades as u32).map(|power| {
            let value = 10f64.powi(power.cast_signed());
            Tick { x: LABEL + length(value, decades), text: format!("{} {}", number(value), self.unit) }
        });
        let view = View {
            title: self.title,
            width: LABEL + LENGTH + VALUE,
            height: bottom + 8,
            label_end: LABEL - 8,
            axis: LABEL,
            top: TOP - 4,
            bottom,
            ticks: ticks.collect(),
            rows: self.rows.iter().enumerate().map(|(at, row)| self.row(row, TOP + at * row_height, decades)).collect(),
            legend: self.legend(),
        };
        render("docs/log_chart.svg", &view)
    }

    fn row<'r>(&self, row: &'r Row<'_>, top: usize, decades: f64) -> RowView<'r> {
        let given = self.parts.iter().zip(&row.values).enumerate();
        let bars = given.filter_map(|(class, (part, value))| {
            let (y, value) = (top + GAP / 2 + class * BAR, (*value)?);
            let width = length(value, decades).max(1);
            let title = format!("{}: {part}: {} {}", row.label, number(value), self.unit);
            Some(BarView { y, text_y: y + BAR - 2, width, end: LABEL + width + 4, class, title, value: number(value) })
        });
        let text_y = top + (GAP + BAR * self.parts.len()) / 2 + 4;
        RowView { label: row.label, text_y, bars: bars.collect() }
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

/// How far a number is from 1.
fn length(value: f64, decades: f64) -> usize {
    (LENGTH as f64 * value.max(1.0).log10() / decades).round() as usize
}

/// A number with separators between thousands, and one decimal where it is small.
pub(super) fn number(value: f64) -> String {
    if value < 9.95 && value.fract() != 0.0 {
        return format!("{value:.1}");
    }
    let digits = format!("{value:.0}");
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{LogChart, Row, number};

    #[test]
    fn a_bar_ends_where_the_scale_has_its_number() {
        let rows =
            vec![Row { label: "a", values: vec![Some(1.0), Some(1000.0)] }, Row { label: "b", values: vec![None, Some(100.0)] }];
        let svg = LogChart { title: "T", unit: "ns", parts: vec!["x", "y"], rows }.svg();
        for part in [
            r#"<rect class="part-0" x="200" y="52" width="1" height="10">"#,
            r#"<rect class="part-1" x="200" y="63" width="480" height="10">"#,
            r#"<rect class="part-1" x="200" y="93" width="320" height="10">"#,
            r#"<line class="axis" x1="520" y1="44" x2="520""#,
            "<title>b: y: 100 ns</title>",
            ">1,000 ns</text>",
        ] {
            assert!(svg.contains(part), "`{part}` is missing in:\n{svg}");
        }
        assert_eq!(svg.matches("<rect").count(), 5, "three bars and the legend: {svg}");
    }

    #[test]
    fn thousands_are_set_apart() {
        let shown = [1.0, 1.26, 9.96, 123.4, 1234.5, 1_234_567.0].map(number);
        assert_eq!(shown, ["1", "1.3", "10", "123", "1,234", "1,234,567"]);
    }
}
