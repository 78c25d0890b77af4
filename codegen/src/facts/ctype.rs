//! C types as trees, with a compact text form close to C.
//!
//! `const CUgraphNode **` is a mutable pointer to a pointer to constant nodes; `char [16]` an array; `fn(void *) -> void` a
//! pointer to a function; `bare fn(int) -> int` a function type that is only ever pointed to; `(int [4]) *` a pointer to an array.

use std::fmt;

use serde::{Deserialize, Deserializer};

/// Builtin arithmetic types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is the C type of its name")]
pub enum Prim {
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Float,
    Double,
}

impl Prim {
    const TABLE: [(Prim, &'static str); 14] = [
        (Prim::Bool, "_Bool"),
        (Prim::Char, "char"),
        (Prim::SChar, "signed char"),
        (Prim::UChar, "unsigned char"),
        (Prim::Short, "short"),
        (Prim::UShort, "unsigned short"),
        (Prim::Int, "int"),
        (Prim::UInt, "unsigned int"),
        (Prim::Long, "long"),
        (Prim::ULong, "unsigned long"),
        (Prim::LongLong, "long long"),
        (Prim::ULongLong, "unsigned long long"),
        (Prim::Float, "float"),
        (Prim::Double, "double"),
    ];

    /// The C spelling.
    pub fn c_name(self) -> &'static str {
        Self::TABLE.iter().find(|(p, _)| *p == self).map(|(_, n)| *n).expect("every primitive is in the table")
    }

    /// The primitive with this C spelling.
    pub fn from_c_name(name: &str) -> Option<Prim> {
        Self::TABLE.iter().find(|(_, n)| *n == name).map(|(p, _)| *p)
    }
}

/// Type names that belong to C and are declared by no header of the facts.
pub const STANDARD_TYPES: &[&str] = &[
    "size_t",
    "ptrdiff_t",
    "wchar_t",
    "int8_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "uint8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "intptr_t",
    "uintptr_t",
];

/// A C type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `void`, as a return type or behind a pointer.
    Void,
    /// A builtin arithmetic type.
    Prim(Prim),
    /// A typedef, record or enumeration by name (tags and typedefs share one space here), `size_t` and `uint32_t` among them.
    Named(String),
    /// A pointer; `is_const` qualifies what it points to.
    Pointer {
        /// Whether the pointee is `const`.
        is_const: bool,
        /// What it points to.
        to: Box<Type>,
    },
    /// An array; `len` is `None` for a flexible one.
    Array {
        /// Number of elements.
        len: Option<u64>,
        /// The element.
        of: Box<Type>,
    },
    /// A function type; pointers to it are printed without a star.
    Fn {
        /// What it returns.
        returns: Box<Type>,
        /// What it takes.
        params: Vec<Type>,
    },
}

impl Type {
    /// A named type.
    pub fn named(name: impl Into<String>) -> Type {
        Type::Named(name.into())
    }

    /// A pointer to `self`.
    pub fn pointer(self, is_const: bool) -> Type {
        Type::Pointer { is_const, to: Box::new(self) }
    }

    /// The pointee and its constness, for a pointer to data.
    pub fn as_pointer(&self) -> Option<(bool, &Type)> {
        match self {
            Type::Pointer { is_const, to } if !matches!(**to, Type::Fn { .. }) => Some((*is_const, to)),
            _ => None,
        }
    }

    /// The name, for a named type.
    pub fn as_named(&self) -> Option<&str> {
        match self {
            Type::Named(name) => Some(name),
            _ => None,
        }
    }

    /// Calls `f` with every name in the tree.
    pub fn for_each_name<'a>(&'a self, f: &mut impl FnMut(&'a str)) {
        match self {
            Type::Void | Type::Prim(_) => {}
            Type::Named(name) => f(name),
            Type::Pointer { to, .. } => to.for_each_name(f),
            Type::Array { of, .. } => of.for_each_name(f),
            Type::Fn { returns, params } => {
                returns.for_each_name(f);
                params.iter().for_each(|p| p.for_each_name(f));
            }
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Void => f.write_str("void"),
            Type::Prim(p) => f.write_str(p.c_name()),
            Type::Named(name) => f.write_str(name),
            Type::Pointer { to, .. } if matches!(**to, Type::Fn { .. }) => write_fn(to, f),
            Type::Pointer { is_const, to } => write_pointer(*is_const, to, f),
            Type::Array { len, of } => {
                // C reads dimensions outside in: `int [2][3]` is two arrays of three.
                let mut dims = vec![*len];
                let mut of = of;
                while let Type::Array { len, of: inner } = &**of {
                    dims.push(*len);
                    of = inner;
                }
                write!(f, "{of}{}", if matches!(**of, Type::Pointer { .. }) { "" } else { " " })?;
                dims.iter().try_for_each(|d| match d {
                    Some(n) => write!(f, "[{n}]"),
                    None => f.write_str("[]"),
                })
            }
            Type::Fn { .. } => {
                f.write_str("bare ")?;
                write_fn(self, f)
            }
        }
    }
}

fn write_pointer(is_const: bool, to: &Type, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match to {
        Type::Array { .. } => write!(f, "({}{to}) *", if is_const { "const " } else { "" }),
        Type::Pointer { to: inner, .. } if matches!(**inner, Type::Fn { .. }) => {
            write!(f, "({to}) {}*", if is_const { "const" } else { "" })
        }
        // `const` of a pointer stands behind its star: `void *const *`.
        Type::Pointer { .. } => write!(f, "{to}{}*", if is_const { "const " } else { "" }),
        _ => write!(f, "{}{to} *", if is_const { "const " } else { "" }),
    }
}

fn write_fn(ty: &Type, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Type::Fn { returns, params } = ty else { unreachable!("callers matched a function type") };
    f.write_str("fn(")?;
    for (i, p) in params.iter().enumerate() {
        if i > 0 {
            f.write_str(", ")?;
        }
        write!(f, "{p}")?;
    }
    write!(f, ") -> {returns}")
}

/// Text that is no type.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not a C type in this notation: {what} at byte {at}")]
pub struct TypeError {
    text: String,
    what: &'static str,
    at: usize,
}

impl std::str::FromStr for Type {
    type Err = TypeError;

    fn from_str(text: &str) -> Result<Type, TypeError> {
        let mut p = Parser { text, at: 0 };
        let ty = p.ty()?;
        p.space();
        if p.at < text.len() { Err(p.error("text left over")) } else { Ok(ty) }
    }
}

impl<'de> Deserialize<'de> for Type {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Type, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Parser<'a> {
    fn error(&self, what: &'static str) -> TypeError {
        TypeError { text: self.text.to_owned(), what, at: self.at }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn eat(&mut self, token: &str) -> bool {
        self.space();
        let hit = self.rest().starts_with(token);
        if hit {
            self.at += token.len();
        }
        hit
    }

    fn peek_word(&mut self) -> &'a str {
        self.space();
        let rest = self.rest();
        let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
        &rest[..end]
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let hit = self.peek_word() == word;
        if hit {
            self.at += word.len();
        }
        hit
    }

    fn ty(&mut self) -> Result<Type, TypeError> {
        if self.eat_word("bare") {
            return if self.eat_word("fn") { self.function() } else { Err(self.error("`fn` expected")) };
        }
        if self.eat_word("fn") {
            return Ok(self.function()?.pointer(false));
        }
        let mut is_const = self.eat_word("const");
        let mut ty = if self.eat("(") {
            let inner_const = self.eat_word("const");
            let inner = self.ty()?;
            if !self.eat(")") {
                return Err(self.error("`)` expected"));
            }
            is_const |= inner_const;
            inner
        } else {
            self.base()?
        };
        loop {
            if self.eat_word("const") {
                is_const = true;
            } else if self.eat("*") {
                ty = ty.pointer(std::mem::take(&mut is_const));
            } else {
                break;
            }
        }
        let mut dims = Vec::new();
        while self.eat("[") {
            self.space();
            let digits = self.peek_word();
            self.at += digits.len();
            dims.push(if digits.is_empty() {
                None
            } else {
                Some(digits.parse().map_err(|_| self.error("array length expected"))?)
            });
            if !self.eat("]") {
                return Err(self.error("`]` expected"));
            }
        }
        if is_const {
            // Only behind a pointer does `const` mean anything to a binding; an array keeps it for the pointer around it.
            return Err(self.error("`const` without a pointer"));
        }
        Ok(dims.into_iter().rev().fold(ty, |of, len| Type::Array { len, of: Box::new(of) }))
    }

    fn base(&mut self) -> Result<Type, TypeError> {
        let first = self.peek_word();
        if first.is_empty() {
            return Err(self.error("type name expected"));
        }
        self.at += first.len();
        if first == "void" {
            return Ok(Type::Void);
        }
        let mut name = first.to_owned();
        if matches!(first, "signed" | "unsigned" | "long" | "short") {
            while matches!(self.peek_word(), "char" | "short" | "int" | "long") {
                let word = self.peek_word();
                self.at += word.len();
                name = format!("{name} {word}");
            }
        }
        Ok(Prim::from_c_name(&name).map_or(Type::Named(name), Type::Prim))
    }

    fn function(&mut self) -> Result<Type, TypeError> {
        if !self.eat("(") {
            return Err(self.error("`(` expected"));
        }
        let mut params = Vec::new();
        if !self.eat(")") {
            loop {
                params.push(self.ty()?);
                if self.eat(")") {
                    break;
                }
                if !self.eat(",") {
                    return Err(self.error("`,` or `)` expected"));
                }
            }
        }
        if !self.eat("->") {
            return Err(self.error("`->` expected"));
        }
        Ok(Type::Fn { returns: Box::new(self.ty()?), params })
    }
}

#[cfg(test)]
mod tests {
    use super::Type;

    #[test]
    fn text_form_round_trips() {
        for text in [
            "void",
            "unsigned long long",
            "CUdeviceptr *",
            "const CUgraphNode **",
            "void *const *",
            "const void *const *",
            "char [16]",
            "int [2][3]",
            "char []",
            "void *[4]",
            "fn(CUstream, CUresult, void *) -> void",
            "fn() -> fn(int) -> void",
            "bare fn(int, fn(void *) -> int) -> int",
            "(int [4]) *",
            "(const int [4]) *",
            "(fn(int) -> void) *",
        ] {
            let ty: Type = text.parse().unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(ty.to_string(), text, "{ty:?}");
        }
    }

    #[test]
    fn what_is_no_type_is_refused() {
        for text in ["", "int)", "const int", "fn(int", "char [x]", "* int"] {
            assert!(text.parse::<Type>().is_err(), "{text}");
        }
    }
}
