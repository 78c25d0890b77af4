//! Macros: constants, aliases, and those that are neither.
//!
//! Input: the macros that the headers may define. Output: C declarations that make the compiler expand each one (*probes*), and
//! what it made of them. Invariant: every macro that a CUDA header defines ends as a constant, an alias or a listed skip.
//!
//! `__auto_type v = M;` shows what `M` is (its initialiser refers to a function, or has a type and a value); the same through an
//! integer cast shows the number in a pointer such as `((CUstream)0x1)`; `typedef M t;` shows whether it names a type. A probe that
//! does not compile is how a macro turns out to be no constant.

use std::collections::HashMap;
use std::fmt::Write as _;

use clang_sys::{CXType_ConstantArray, CXType_Pointer};

use super::cursor::{Cursor, Evaluated, Kind};
use super::scan::identifier;
use super::sources::{Source, Sources};
use super::types::Names;
use crate::facts::{Alias, Constant, Platforms, Type, Value};

const VALUE: &str = "cuspec_value_";
const NUMBER: &str = "cuspec_number_";
const TYPE: &str = "cuspec_type_";
const GONE: &str = "cuspec_gone_";
/// Stands behind all probes: if it is missing, one of them has upset the parser.
const LAST: &str = "cuspec_last";

/// The macros to ask about.
#[derive(Default)]
pub(super) struct Probes<'s> {
    names: Vec<(&'s str, &'s str)>,
}

/// What is known about macros.
pub(super) enum Meaning {
    Constant(Constant),
    Alias(Alias),
    /// The reason why it is neither.
    None(&'static str),
}

impl<'s> Probes<'s> {
    /// Probes for every object-like macro that may have a value.
    pub(super) fn new(sources: &'s Sources) -> Self {
        let defines = sources.files.iter().flat_map(|f: &Source| &f.scan.defines);
        let mut names: Vec<(&str, &str)> = Vec::new();
        let mut index = HashMap::new();
        for define in defines.filter(|d| !d.function_like && is_balanced(&d.body)) {
            let at = *index.entry(define.name.as_str()).or_insert(names.len());
            match names.get_mut(at) {
                None => names.push((&define.name, &define.body)),
                // Of alternatives under `#if`, one with a replacement is worth a probe.
                Some((_, body)) if body.is_empty() => *body = &define.body,
                Some(_) => {}
            }
        }
        Probes { names }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The probes in C.
    pub(super) fn write(&self, out: &mut String) {
        if self.names.is_empty() {
            return;
        }
        for (i, (name, body)) in self.names.iter().enumerate().filter(|(_, (_, body))| !body.is_empty()) {
            let words = body.split_whitespace().all(|w| identifier(w.as_bytes()) == w);
            let written = write!(
                out,
                "#ifdef {name}\n__auto_type {VALUE}{i} = {name};\nstatic const unsigned long long {NUMBER}{i} = (unsigned long long)({name});\n"
            )
            .and_then(|()| if words { writeln!(out, "typedef {name} {TYPE}{i};") } else { Ok(()) })
            .and_then(|()| writeln!(out, "#else\nint {GONE}{i};\n#endif"));
            written.expect("a string takes everything");
        }
        writeln!(out, "int {LAST};").expect("a string takes everything");
    }
}

/// The probes as the compiler understood them.
#[derive(Default)]
pub(super) struct Answers<'u> {
    by_probe: HashMap<String, Cursor<'u>>,
}

impl<'u> Answers<'u> {
    /// Takes a declaration of the main file.
    pub(super) fn add(&mut self, cursor: Cursor<'u>) {
        self.by_probe.insert(cursor.spelling(), cursor);
    }

    /// Whether the parser got through all probes.
    pub(super) fn is_complete(&self) -> bool {
        self.by_probe.contains_key(LAST)
    }

    /// The meaning of every macro that was asked about.
    pub(super) fn read<'s>(&self, probes: &Probes<'s>, names: &mut Names<'u>) -> HashMap<&'s str, Meaning> {
        probes.names.iter().enumerate().map(|(i, (name, body))| (*name, self.meaning(i, name, body, names))).collect()
    }

    fn probe(&self, prefix: &str, i: usize) -> Option<&Cursor<'u>> {
        self.by_probe.get(&format!("{prefix}{i}"))
    }

    fn meaning(&self, i: usize, name: &str, body: &str, names: &mut Names<'u>) -> Meaning {
        if body.is_empty() {
            return Meaning::None("macro without a value");
        }
        if self.probe(GONE, i).is_some() {
            return Meaning::None("macro that is undefined again");
        }
        // The type comes first: some versions go on with a broken initialiser where a type stands in place of a value, none with
        // anything but `int` where a value stands in place of a type.
        let ty = self.probe(TYPE, i).and_then(|t| names.convert(&t.underlying()).ok());
        if let Some(Type::Named(target)) = ty {
            return alias(name, target);
        }
        let value = self.probe(VALUE, i);
        let init = value.and_then(|v| v.children().into_iter().rfind(|c| is_expression(c.kind())));
        if let (Some(value), Some(init)) = (value, init)
            && let Some(meaning) = self.value(i, name, value, init, names)
        {
            return meaning;
        }
        Meaning::None("macro that is no constant")
    }

    fn value(&self, i: usize, name: &str, value: &Cursor<'u>, init: Cursor<'u>, names: &mut Names<'u>) -> Option<Meaning> {
        let inner = innermost(init);
        if inner.kind() == Kind::DeclRef
            && let Some(target) = inner.referenced()
        {
            return match target.kind() {
                Kind::Function if target.is_static() => Some(Meaning::None("macro that stands for an inline function")),
                Kind::Function | Kind::Enumerator => Some(alias(name, target.spelling())),
                _ => None,
            };
        }
        let ty = if inner.kind() == Kind::StringLiteral { inner.ty() } else { init.ty() };
        let evaluated = if ty.canonical().kind() == CXType_Pointer {
            self.probe(NUMBER, i)?.evaluate()
        } else if ty.canonical().kind() == CXType_ConstantArray && inner.kind() != Kind::StringLiteral {
            return None;
        } else {
            value.evaluate()
        };
        let value = match evaluated {
            Evaluated::Int(n) => Value::Int(n),
            Evaluated::Float(x) => Value::Float(x),
            Evaluated::Text(text) => Value::Text(text),
            Evaluated::Unknown => return None,
        };
        let ty = names.convert(&ty).ok()?;
        Some(Meaning::Constant(Constant { name: name.to_owned(), ty, value, platforms: Platforms::all() }))
    }
}

fn alias(name: &str, target: String) -> Meaning {
    if name == target {
        return Meaning::None("macro that stands for itself");
    }
    Meaning::Alias(Alias { name: name.to_owned(), target, platforms: Platforms::all() })
}

fn is_expression(kind: Kind) -> bool {
    matches!(kind, Kind::Expression | Kind::Wrapper | Kind::DeclRef | Kind::StringLiteral)
}

/// The expression below parentheses and implicit conversions: as long as there is one child of the same value.
fn innermost(mut cursor: Cursor<'_>) -> Cursor<'_> {
    while cursor.kind() == Kind::Wrapper {
        match cursor.children().as_slice() {
            [only] => cursor = *only,
            _ => break,
        }
    }
    cursor
}

/// Whether a replacement can stand in an expression: brackets close, nothing ends the statement.
fn is_balanced(body: &str) -> bool {
    let mut open = Vec::new();
    let mut in_string = false;
    let mut escaped = false;
    for c in body.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => in_string = !in_string,
            _ if in_string => {}
            '(' => open.push(')'),
            '[' => open.push(']'),
            '{' => open.push('}'),
            ')' | ']' | '}' if open.pop() != Some(c) => return false,
            ';' | '#' => return false,
            _ => {}
        }
    }
    open.is_empty() && !in_string
}
