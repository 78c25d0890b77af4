//! Names of all facts, resolved: what a type really is, where a name is declared.

use std::collections::HashMap;

use crate::facts::{Enum, Facts, Function, HeaderFacts, Library, Prim, Record, RecordKind, Type, Typedef};

/// Lookup tables over [`Facts`].
pub struct Index<'a> {
    types: HashMap<&'a str, Declared<'a>>,
    functions: HashMap<&'a str, (&'a HeaderFacts, &'a Function)>,
    /// The typedef that C code uses for a tag, where one stands directly for it.
    typedef_of: HashMap<&'a str, &'a str>,
}

/// What a type name declares.
#[derive(Clone, Copy, Debug)]
pub enum Declared<'a> {
    /// An enumeration.
    Enum(&'a HeaderFacts, &'a Enum),
    /// A struct, union or opaque tag.
    Record(&'a HeaderFacts, &'a Record),
    /// An alias.
    Typedef(&'a HeaderFacts, &'a Typedef),
}

/// What a type is, with aliases looked through.
#[derive(Clone, Copy, Debug)]
pub enum Class<'a> {
    /// `void`.
    Void,
    /// An arithmetic type, by its Rust name (`i32`, `usize`, `f32` ...).
    Number(&'static str),
    /// An enumeration.
    Enum(&'a Enum),
    /// A struct or union with known fields.
    Record(&'a Record),
    /// A tag without definition; only pointers to it exist.
    Opaque(&'a Record),
    /// A handle: an alias of a pointer to an opaque tag (by the name written).
    Handle(&'a str),
    /// A pointer to a function.
    Callback,
    /// A function type.
    Function,
    /// Any other pointer.
    Pointer {
        /// Whether the pointee is `const`.
        is_const: bool,
        /// What it points to.
        to: &'a Type,
    },
    /// An array.
    Array {
        /// Number of elements.
        len: Option<u64>,
        /// The element.
        of: &'a Type,
    },
    /// A name that no header declares.
    Unknown(&'a str),
}

impl<'a> Index<'a> {
    /// Builds the tables.
    pub fn new(facts: &'a Facts) -> Self {
        let mut types = HashMap::new();
        let mut functions = HashMap::new();
        let mut typedef_of = HashMap::new();
        for h in &facts.headers {
            for t in &h.typedefs {
                types.insert(t.name.as_str(), Declared::Typedef(h, t));
                if let Type::Named(target) = &t.ty {
                    typedef_of.entry(target.as_str()).or_insert(t.name.as_str());
                }
            }
            for f in &h.functions {
                functions.insert(f.name.as_str(), (h, f));
            }
        }
        // `CUDA_RESOURCE_DESC` is what people write; that it stands for `CUDA_RESOURCE_DESC_v1` today is the header's affair.
        let plain: HashMap<&str, &str> = types
            .values()
            .filter_map(|d| match d {
                Declared::Typedef(_, t) => Some((t.ty.as_named()?, t.name.as_str())),
                _ => None,
            })
            .filter(|(to, name)| version(to).is_some_and(|(base, _)| base == *name))
            .collect();
        typedef_of.values_mut().for_each(|name| *name = plain.get(*name).copied().unwrap_or(name));
        for h in &facts.headers {
            for e in &h.enums {
                types.insert(e.name.as_str(), Declared::Enum(h, e));
            }
            for r in &h.records {
                types.insert(r.name.as_str(), Declared::Record(h, r));
            }
        }
        Index { types, functions, typedef_of }
    }

    /// The declaration behind a type name.
    pub fn declared(&self, name: &str) -> Option<Declared<'a>> {
        self.types.get(name).copied()
    }

    /// A function by symbol.
    pub fn function(&self, symbol: &str) -> Option<(&'a HeaderFacts, &'a Function)> {
        self.functions.get(symbol).copied()
    }

    /// Every symbol.
    pub fn symbols(&self) -> impl Iterator<Item = &'a str> + '_ {
        self.functions.keys().copied()
    }

    /// The name that C code uses for a tag: its typedef, where there is one.
    pub fn c_name(&self, tag: &'a str) -> &'a str {
        self.typedef_of.get(tag).copied().unwrap_or(tag)
    }

    /// The library that declares a type name.
    pub fn library_of(&self, name: &str) -> Option<Library> {
        self.declared(name).map(|d| match d {
            Declared::Enum(h, _) | Declared::Record(h, _) | Declared::Typedef(h, _) => h.library,
        })
    }

    /// What a type is.
    pub fn class(&self, ty: &'a Type) -> Class<'a> {
        match ty {
            Type::Void => Class::Void,
            Type::Prim(p) => Class::Number(prim_rust(*p)),
            Type::Fn { .. } => Class::Function,
            Type::Pointer { to, .. } if matches!(self.class(to), Class::Function) => Class::Callback,
            Type::Pointer { is_const, to } => Class::Pointer { is_const: *is_const, to },
            Type::Array { len, of } => Class::Array { len: *len, of },
            Type::Named(name) => self.class_of_name(name),
        }
    }

    /// What a type name stands for, wherever it is written.
    pub fn class_named(&self, name: &str) -> Class<'a> {
        match self.types.get_key_value(name) {
            Some((&name, _)) => self.class_of_name(name),
            None => std_rust(name).map_or(Class::Void, Class::Number),
        }
    }

    fn class_of_name(&self, name: &'a str) -> Class<'a> {
        match self.declared(name) {
            Some(Declared::Enum(_, e)) => Class::Enum(e),
            Some(Declared::Record(_, r)) if r.kind == RecordKind::Opaque => Class::Opaque(r),
            Some(Declared::Record(_, r)) => Class::Record(r),
            Some(Declared::Typedef(_, t)) => match self.class(&t.ty) {
                Class::Pointer { to, .. } if matches!(self.class(to), Class::Opaque(_)) => Class::Handle(name),
                class => class,
            },
            None => std_rust(name).map_or(Class::Unknown(name), Class::Number),
        }
    }
}

/// A type name without its version suffix, and the version's digits; `None` where it has none.
pub(super) fn version(name: &str) -> Option<(&str, &str)> {
    let (base, digits) = name.split_at(name.trim_end_matches(|c: char| c.is_ascii_digit()).len());
    let base = base.strip_suffix("_v").or(base.strip_suffix("_V"))?;
    (!digits.is_empty()).then_some((base, digits))
}

/// The Rust type of a C primitive on the supported 64-bit platforms; `long` is the one that differs and is spelled by alias.
pub fn prim_rust(p: Prim) -> &'static str {
    match p {
        Prim::Bool => "bool",
        Prim::Char => "c_char",
        Prim::SChar => "i8",
        Prim::UChar => "u8",
        Prim::Short => "i16",
        Prim::UShort => "u16",
        Prim::Int => "i32",
        Prim::UInt => "u32",
        Prim::Long => "c_long",
        Prim::ULong => "c_ulong",
        Prim::LongLong => "i64",
        Prim::ULongLong => "u64",
        Prim::Float => "f32",
        Prim::Double => "f64",
    }
}

/// The Rust type of a name that the C standard headers declare.
pub fn std_rust(name: &str) -> Option<&'static str> {
    Some(match name {
        "size_t" | "uintptr_t" => "usize",
        "ptrdiff_t" | "ssize_t" | "intptr_t" => "isize",
        "int8_t" => "i8",
        "int16_t" => "i16",
        "int32_t" => "i32",
        "int64_t" => "i64",
        "uint8_t" => "u8",
        "uint16_t" => "u16",
        "uint32_t" => "u32",
        "uint64_t" => "u64",
        _ => return None,
    })
}
