//! reStructuredText pieces: escaped text, headings, literals, references.

/// Plain text with `code` in single backticks, as annotations write it.
pub(super) fn text(plain: &str) -> String {
    let mut out = String::with_capacity(plain.len());
    for (i, part) in plain.split('`').enumerate() {
        if i % 2 == 0 {
            if i > 0 && part.starts_with(|c: char| c.is_alphanumeric()) {
                out.push_str("\\ ");
            }
            push_escaped(part, &mut out);
        } else {
            out.push_str(&literal(part));
        }
    }
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn push_escaped(part: &str, out: &mut String) {
    for c in part.chars() {
        if matches!(c, '\\' | '*' | '|' | '_' | '<' | '>') {
            out.push('\\');
        }
        out.push(c);
    }
}

/// Monospaced text; nothing in it is markup.
pub(super) fn literal(code: &str) -> String {
    if code.is_empty() { String::new() } else { format!("``{code}``") }
}

/// A heading with its underline.
pub(super) fn heading(title: &str, underline: char) -> String {
    let line: String = std::iter::repeat_n(underline, title.chars().count()).collect();
    format!("{}\n{line}", title.replace('*', "\\*"))
}

/// A table of a class, with a header row. Columns in which nothing stands are left out.
pub(super) fn table<const N: usize>(class: &str, header: [&str; N], rows: &[[String; N]]) -> String {
    let columns: Vec<usize> = (0..N).filter(|&c| rows.iter().any(|r| !r[c].is_empty())).collect();
    let mut out = format!(".. list-table::\n   :class: {class}\n   :header-rows: 1\n");
    let mut row = |cells: [&str; N]| {
        for (i, &c) in columns.iter().enumerate() {
            out.push_str(if i == 0 { "\n   * -" } else { "\n     -" });
            if !cells[c].is_empty() {
                out.push(' ');
                out.push_str(cells[c]);
            }
        }
    };
    row(header);
    rows.iter().for_each(|r| row(r.each_ref().map(String::as_str)));
    out
}

/// A link to a function's entry.
pub(super) fn function_ref(title: &str, symbol: &str) -> String {
    format!(":ref:`{title} <{}>`", function_label(symbol))
}

/// The label of a function's entry.
pub(super) fn function_label(symbol: &str) -> String {
    format!("fn-{symbol}")
}

/// A link to an enumerator.
pub(super) fn enumerator_ref(name: &str) -> String {
    format!(":c:enumerator:`{name}`")
}

#[cfg(test)]
mod tests {
    use super::{table, text};

    #[test]
    fn a_column_without_text_is_left_out() {
        let rows = [["a".to_owned(), String::new(), "1".to_owned()], ["b".to_owned(), String::new(), String::new()]];
        let lines =
            ".. list-table::\n   :class: c\n   :header-rows: 1\n\n   * - X\n     - Z\n   * - a\n     - 1\n   * - b\n     -";
        assert_eq!(table("c", ["X", "Y", "Z"], &rows), lines);
    }

    #[test]
    fn text_of_annotations_is_no_markup() {
        assert_eq!(text("Sets `a_b` of f(x*) and c_."), "Sets ``a_b`` of f(x\\*) and c\\_.");
        assert_eq!(text("two `CUstream`s"), "two ``CUstream``\\ s");
    }
}
