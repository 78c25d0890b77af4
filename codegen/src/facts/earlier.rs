//! How functions were declared before, for annotations that were written then.
//!
//! Input: the history, and the facts that are committed, which are read only when they are asked for. Output: prototypes as
//! [`c_signature`] writes them. Invariant: a prototype that a fingerprint is said to be of has that fingerprint.

use std::path::PathBuf;
use std::sync::OnceLock;

use super::sig::fingerprint_of;
use super::{Function, History, ItemKind, c_signature, declare, read_dir};

/// The prototypes of earlier releases.
pub struct Earlier<'a> {
    history: &'a History,
    folder: Option<PathBuf>,
    committed: OnceLock<Vec<Function>>,
}

impl<'a> Earlier<'a> {
    /// Those of the history, and before them those of the facts in a folder, where it can be read.
    pub fn new(history: &'a History, folder: Option<PathBuf>) -> Self {
        Earlier { history, folder, committed: OnceLock::new() }
    }

    /// Every prototype that a symbol is known to have had, newest first.
    pub fn prototypes(&self, symbol: &str) -> Vec<String> {
        let committed = self.committed().iter().filter(|f| f.name == symbol).map(c_signature);
        let changes = self.history.of(ItemKind::Function, symbol).into_iter().flat_map(|life| life.changes.iter().rev());
        committed.chain(changes.map(|changed| changed.was.clone())).collect()
    }

    /// The prototype of a symbol that a fingerprint is of.
    pub fn stamped(&self, symbol: &str, fingerprint: &str) -> Option<String> {
        self.prototypes(symbol).into_iter().find(|prototype| fingerprint_of(prototype) == fingerprint)
    }

    /// The present name of the parameter that was called `name`: one of the same type is at its place, and neither name is at
    /// another one.
    pub fn renamed<'f>(&self, f: &'f Function, name: &str) -> Option<&'f str> {
        let now = |name: &str| f.params.iter().any(|p| p.name == name);
        self.prototypes(&f.name).iter().find_map(|prototype| {
            let before = parameters(prototype);
            let at = before.iter().position(|declaration| declared_name(declaration) == name)?;
            let p = f.params.get(at).filter(|p| declare(&p.ty, name) == before[at])?;
            let is_new = before.iter().all(|declaration| declared_name(declaration) != p.name);
            (is_new && !now(name)).then_some(p.name.as_str())
        })
    }

    fn committed(&self) -> &[Function] {
        self.committed.get_or_init(|| {
            let facts = self.folder.as_ref().and_then(|folder| read_dir(folder).ok());
            let headers = facts.into_iter().flat_map(|facts| facts.headers);
            headers.flat_map(|h| h.functions).collect()
        })
    }
}

/// The declarations of the parameters of a prototype, in order.
fn parameters(prototype: &str) -> Vec<&str> {
    let Some(list) = prototype.find('(').map(|open| &prototype[open + 1..prototype.len() - 1]) else { return vec![] };
    let (mut declarations, mut depth, mut start) = (vec![], 0, 0);
    for (at, c) in list.char_indices().chain([(list.len(), ',')]) {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                declarations.push(list[start..at].trim_start());
                start = at + 1;
            }
            _ => {}
        }
    }
    declarations
}

/// The name in a declaration: `fn` of `void (*fn)(void *)`, `rows` of `int (*rows)[4]`, `names` of `char names[2][16]`.
fn declared_name(declaration: &str) -> &str {
    let inner = match declaration.find("(*") {
        Some(open) => declaration[open + 2..].split(')').next().unwrap_or_default(),
        None => declaration,
    };
    let inner = inner.split('[').next().unwrap_or_default().trim_end();
    let start = inner.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(0, |before| before + 1);
    &inner[start..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_from_every_kind_of_declarator() {
        let prototype = "int cuF(const void *const *srcs, char names[2][16], void (*fn)(void *, int), int (*rows)[4], size_t n)";
        let names = |prototype| parameters(prototype).into_iter().map(declared_name).collect::<Vec<_>>();
        assert_eq!(names(prototype), ["srcs", "names", "fn", "rows", "n"]);
        assert_eq!(names("int cuF(void)"), ["void"]);
    }

    #[test]
    fn only_a_name_that_came_in_the_place_of_another_is_a_renaming() {
        let text = "{ name: cuF, returns: int, params: [{ name: a, type: int }, { name: c, type: int }] }";
        let f: Function = serde_yaml::from_str(text).expect("a function of the test");
        let history = History::default();
        let was = |params: &str| {
            let text = format!("{{ name: cuF, returns: int, params: [{params}] }}");
            let committed = vec![serde_yaml::from_str(&text).expect("a function of the test")];
            Earlier { history: &history, folder: None, committed: committed.into() }
        };
        assert_eq!(was("{ name: a, type: int }, { name: b, type: int }").renamed(&f, "b"), Some("c"));
        assert_eq!(was("{ name: b, type: int }, { name: a, type: int }").renamed(&f, "b"), None, "`a` only moved");
        assert_eq!(was("{ name: a, type: int }, { name: b, type: size_t }").renamed(&f, "b"), None, "it is another parameter");
        assert_eq!(was("{ name: a, type: int }, { name: b, type: int }").renamed(&f, "x"), None);
    }
}
