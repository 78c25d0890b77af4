//! The table of codes: one file per stage, one paragraph per code.

mod environment;
mod headers;
mod output;
mod spec;

/// A diagnostic code with its paragraph in the documentation.
#[derive(Clone, Copy, Debug)]
pub struct Code {
    /// `CG` and three digits: 0xx environment, 1xx headers, 2xx spec files, 3xx decisions, 4xx output.
    pub code: &'static str,
    /// A short title.
    pub title: &'static str,
    /// What it means and how to mend it.
    pub text: &'static str,
}

/// The codes of each stage. A stage that reports adds its table here.
const STAGES: &[&[Code]] = &[environment::CODES, headers::CODES, spec::CODES, output::CODES];

/// Every code that can be reported.
pub const CODES: &[Code] = &joined::<{ total() }>();

/// Looks a code up.
pub fn code(code: &str) -> Option<&'static Code> {
    CODES.iter().find(|c| c.code == code)
}

const fn total() -> usize {
    let (mut n, mut stage) = (0, 0);
    while stage < STAGES.len() {
        n += STAGES[stage].len();
        stage += 1;
    }
    n
}

const fn joined<const N: usize>() -> [Code; N] {
    let mut all = [Code { code: "", title: "", text: "" }; N];
    let (mut n, mut stage) = (0, 0);
    while stage < STAGES.len() {
        let mut i = 0;
        while i < STAGES[stage].len() {
            all[n] = STAGES[stage][i];
            n += 1;
            i += 1;
        }
        stage += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::CODES;

    #[test]
    fn codes_are_unique_and_explained() {
        for (i, c) in CODES.iter().enumerate() {
            assert!(CODES[..i].iter().all(|other| other.code != c.code), "{} is given twice", c.code);
            assert!(
                c.code.len() == 5 && c.code.starts_with("CG") && c.code[2..].bytes().all(|b| b.is_ascii_digit()),
                "{}",
                c.code
            );
            assert!(
                !c.title.is_empty() && c.text.len() > 60 && c.text.ends_with('.'),
                "{} needs a title and a paragraph",
                c.code
            );
        }
    }
}
