//! A table of text, for terminals and Markdown.

use std::fmt::Write as _;

/// Rows of equal length under a row of headings. The first column holds words, the others numbers.
#[derive(Clone, Debug, Default)]
pub struct Table {
    headings: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// An empty table.
    pub fn new(headings: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Table { headings: headings.into_iter().map(Into::into).collect(), rows: vec![] }
    }

    /// Adds a row; a shorter one is filled with empty cells.
    pub fn row(&mut self, cells: impl IntoIterator<Item = impl Into<String>>) {
        let mut row: Vec<String> = cells.into_iter().map(Into::into).collect();
        row.resize(self.headings.len(), String::new());
        self.rows.push(row);
    }

    /// Whether there are headings only.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Aligned text, every line indented by two spaces.
    pub fn text(&self) -> String {
        let widths: Vec<usize> = (0..self.headings.len())
            .map(|i| self.lines().map(|row| row[i].chars().count()).max().expect("there is a row of headings"))
            .collect();
        let mut out = String::new();
        for row in self.lines() {
            let mut line = String::new();
            for (i, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                match i {
                    0 => write!(line, "  {cell:<width$}"),
                    _ => write!(line, "  {cell:>width$}"),
                }
                .expect("writing to a string does not fail");
            }
            out += line.trim_end();
            out.push('\n');
        }
        out
    }

    /// A Markdown table.
    pub fn markdown(&self) -> String {
        let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
        let rule: Vec<String> = (0..self.headings.len()).map(|i| if i == 0 { "---" } else { "---:" }.to_owned()).collect();
        let rows = self.rows.iter().map(|row| line(row));
        [line(&self.headings), line(&rule)].into_iter().chain(rows).collect()
    }

    fn lines(&self) -> impl Iterator<Item = &Vec<String>> {
        std::iter::once(&self.headings).chain(&self.rows)
    }
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn columns_line_up() {
        let mut table = Table::new(["added", "cuda"]);
        table.row(["a much longer word", "7"]);
        table.row(["x"]);
        assert_eq!(table.text(), "  added               cuda\n  a much longer word     7\n  x\n");
        assert_eq!(table.markdown(), "| added | cuda |\n| --- | ---: |\n| a much longer word | 7 |\n| x |  |\n");
    }
}
