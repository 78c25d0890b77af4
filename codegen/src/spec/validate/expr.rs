//! Length expressions: numbers, parameter names, `+ - * /` and parentheses.

/// The names in an expression, in order; or what was not understood.
pub fn names(text: &str) -> Result<Vec<&str>, String> {
    let mut parser = Parser { text, at: 0, names: Vec::new() };
    parser.sum(0)?;
    match parser.peek() {
        None => Ok(parser.names),
        Some(c) => Err(format!("`{c}` is not expected after `{}`", text[..parser.at].trim_end())),
    }
}

/// Deeper than any length, and shallow enough for every stack.
const DEPTH: usize = 64;

struct Parser<'a> {
    text: &'a str,
    at: usize,
    names: Vec<&'a str>,
}

impl<'a> Parser<'a> {
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.text[self.at..].chars().next()
    }

    fn eat(&mut self, any: &[char]) -> bool {
        let hit = self.peek().is_some_and(|c| any.contains(&c));
        self.at += usize::from(hit);
        hit
    }

    fn sum(&mut self, depth: usize) -> Result<(), String> {
        self.product(depth)?;
        while self.eat(&['+', '-']) {
            self.product(depth)?;
        }
        Ok(())
    }

    fn product(&mut self, depth: usize) -> Result<(), String> {
        self.atom(depth)?;
        while self.eat(&['*', '/']) {
            self.atom(depth)?;
        }
        Ok(())
    }

    fn atom(&mut self, depth: usize) -> Result<(), String> {
        if depth > DEPTH {
            return Err("too many parentheses".to_owned());
        }
        if self.eat(&['(']) {
            self.sum(depth + 1)?;
            return if self.eat(&[')']) { Ok(()) } else { Err("a parenthesis is not closed".to_owned()) };
        }
        self.peek();
        let word = self.word();
        match word.chars().next() {
            Some('0'..='9') if word.bytes().all(|b| b.is_ascii_digit()) => Ok(()),
            Some('0'..='9') => Err(format!("`{word}` is neither a number nor a name")),
            Some(_) => {
                self.names.push(word);
                Ok(())
            }
            None => Err(match self.peek() {
                Some(c) => format!("`{c}` where a number or a name is expected"),
                None => "it ends where a number or a name is expected".to_owned(),
            }),
        }
    }

    fn word(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn expressions_give_their_names_or_the_fault() {
        assert_eq!(names("pitch * (height - 1) + width/2"), Ok(vec!["pitch", "height", "width"]));
        for faulty in ["", "a +", "a b", "(a", "a)", "3x", "a ** b", "a % b", "ä", &"(".repeat(10_000)] {
            assert!(names(faulty).is_err(), "{faulty}");
        }
    }
}
