//! The names of the facts, for look-ups and for suggestions.

use std::collections::{HashMap, HashSet};

use crate::diag::did_you_mean;
use crate::facts::{Enum, Facts, Function, HeaderFacts, Library, Prim, Record, RecordKind, Type};

/// What a type name stands for.
#[derive(Clone, Copy)]
pub enum TypeItem<'f> {
    /// Another type.
    Typedef(&'f Type),
    /// An enumeration.
    Enum(&'f Enum),
    /// A struct, union or opaque tag.
    Record(&'f Record),
}

/// The facts by name.
pub struct Index<'f> {
    /// Entry points by exported symbol.
    pub functions: HashMap<&'f str, (Library, &'f Function)>,
    /// Types by name.
    pub types: HashMap<&'f str, (Library, TypeItem<'f>)>,
    /// Documented names that a macro maps to a symbol.
    pub aliases: HashMap<&'f str, &'f str>,
    /// Per-thread default stream variants, each with the symbol whose entry covers it.
    pub per_thread: HashMap<&'f str, &'f str>,
    /// Declarations that are no binding, each with the reason.
    pub skipped: HashMap<&'f str, &'f str>,
    /// Macro constants by name.
    pub constants: HashMap<&'f str, Library>,
    /// Every header of every library.
    pub headers: &'f [HeaderFacts],
    enumerators: HashSet<&'f str>,
}

/// Integer typedefs of the C library, which CUDA's headers use without declaring them.
const C_INTEGERS: [&str; 12] = [
    "size_t",
    "int8_t",
    "uint8_t",
    "int16_t",
    "uint16_t",
    "int32_t",
    "uint32_t",
    "int64_t",
    "uint64_t",
    "intptr_t",
    "uintptr_t",
    "ptrdiff_t",
];

impl<'f> Index<'f> {
    /// Indexes all headers.
    pub fn new(facts: &'f Facts) -> Self {
        let mut index = Index {
            functions: HashMap::new(),
            types: HashMap::new(),
            aliases: HashMap::new(),
            per_thread: HashMap::new(),
            skipped: HashMap::new(),
            headers: &facts.headers,
            enumerators: HashSet::new(),
            constants: HashMap::new(),
        };
        facts.headers.iter().for_each(|h| index.add(h));
        index
    }

    fn add(&mut self, h: &'f HeaderFacts) {
        for f in &h.functions {
            self.functions.insert(&f.name, (h.library, f));
            self.per_thread.extend(f.per_thread.as_deref().map(|p| (p, f.name.as_str())));
        }
        // A tag and its typedef share a name; the definition says more.
        for t in &h.typedefs {
            self.types.entry(&t.name).or_insert((h.library, TypeItem::Typedef(&t.ty)));
        }
        for r in &h.records {
            self.types.insert(&r.name, (h.library, TypeItem::Record(r)));
        }
        for e in &h.enums {
            self.types.insert(&e.name, (h.library, TypeItem::Enum(e)));
            self.enumerators.extend(e.enumerators.iter().map(|m| m.name.as_str()));
        }
        self.constants.extend(h.constants.iter().map(|c| (c.name.as_str(), h.library)));
        self.aliases.extend(h.aliases.iter().map(|a| (a.name.as_str(), a.target.as_str())));
        for s in &h.skipped {
            self.skipped.extend(s.names.iter().map(|n| (n.as_str(), s.reason.as_str())));
        }
    }

    /// Whether a name is an enumerator or a macro constant.
    pub fn is_constant(&self, name: &str) -> bool {
        self.enumerators.contains(name) || self.constants.contains_key(name)
    }

    /// The enumerator or constant most like `name`.
    pub fn constant_like(&self, name: &str) -> Option<&'f str> {
        nearest(name, self.enumerators.iter().chain(self.constants.keys()).copied())
    }

    /// The macro constant most like `name`.
    pub fn macro_like(&self, name: &str) -> Option<&'f str> {
        nearest(name, self.constants.keys().copied())
    }

    /// The symbol of `library`, or of any library, most like `name`.
    pub fn function_like(&self, name: &str, library: Option<Library>) -> Option<&'f str> {
        nearest(name, self.functions.iter().filter(|(_, (l, _))| library.is_none_or(|want| want == *l)).map(|(n, _)| *n))
    }

    /// The type most like `name`.
    pub fn type_like(&self, name: &str) -> Option<&'f str> {
        nearest(name, self.types.keys().copied())
    }

    /// Whether a type name means something in C.
    pub fn has_type(&self, name: &str) -> bool {
        self.types.contains_key(name) || C_INTEGERS.contains(&name)
    }

    /// What a typedef stands for.
    pub fn alias_of(&self, name: &str) -> Option<&'f Type> {
        match self.types.get(name) {
            Some((_, TypeItem::Typedef(to))) => Some(to),
            _ => None,
        }
    }

    /// A type behind all its typedefs.
    pub fn resolve<'t>(&self, mut ty: &'t Type) -> &'t Type
    where
        'f: 't,
    {
        // Typedefs form no circle in C, but a spec folder edited by hand might hold one.
        for _ in 0..32 {
            match ty.as_named().and_then(|n| self.types.get(n)) {
                Some((_, TypeItem::Typedef(to))) => ty = to,
                _ => break,
            }
        }
        ty
    }

    /// The enumeration that a type is.
    pub fn enumeration(&self, ty: &Type) -> Option<&'f Enum> {
        match self.types.get(self.resolve(ty).as_named()?) {
            Some((_, TypeItem::Enum(e))) => Some(e),
            _ => None,
        }
    }

    /// The struct or union that a type is.
    pub fn record(&self, ty: &Type) -> Option<&'f Record> {
        match self.types.get(self.resolve(ty).as_named()?) {
            Some((_, TypeItem::Record(r))) => Some(r),
            _ => None,
        }
    }

    /// Whether a value of the type counts something.
    pub fn is_integer(&self, ty: &Type) -> bool {
        match self.resolve(ty) {
            Type::Prim(p) => !matches!(p, Prim::Float | Prim::Double | Prim::Bool),
            Type::Named(n) => C_INTEGERS.contains(&n.as_str()),
            _ => false,
        }
    }

    /// Whether values of the type can name an object that lives elsewhere: a pointer to a record, or an integer.
    pub fn is_handle(&self, ty: &Type) -> bool {
        match self.resolve(ty) {
            Type::Pointer { to, .. } => match self.resolve(to) {
                Type::Void => true,
                // A tag that no header defines is opaque as well.
                Type::Named(n) => self
                    .types
                    .get(n.as_str())
                    .is_none_or(|(_, t)| matches!(t, TypeItem::Record(r) if r.kind != RecordKind::Union)),
                _ => false,
            },
            other => self.is_integer(other),
        }
    }

    /// Whether two types are the same but for typedefs and `const`.
    pub fn same(&self, a: &Type, b: &Type) -> bool {
        match (self.resolve(a), self.resolve(b)) {
            (Type::Pointer { to: a, .. }, Type::Pointer { to: b, .. }) => self.same(a, b),
            (a, b) => a == b,
        }
    }

    /// Whether a function takes a value of the type, or a pointer to one.
    pub fn takes(&self, f: &Function, ty: &Type) -> bool {
        f.params.iter().any(|p| self.same(&p.ty, ty) || p.ty.as_pointer().is_some_and(|(_, to)| self.same(to, ty)))
    }
}

/// The most similar candidate; the same one whatever the order of the candidates.
fn nearest<'f>(name: &str, candidates: impl Iterator<Item = &'f str>) -> Option<&'f str> {
    let mut sorted: Vec<&str> = candidates.collect();
    sorted.sort_unstable();
    did_you_mean(name, sorted)
}
