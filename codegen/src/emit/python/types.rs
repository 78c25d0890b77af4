//! Python annotations of C types.
//!
//! Every C name that the headers declare for Linux stands for at most one Python class:
//! - an enumeration: a class named after its typedef, where there is one;
//! - a struct or union: a class named after its tag; each typedef of it is a subclass;
//! - an alias of a number, of a pointer or of a function: a class that holds the value. Aliases of a handle whose opaque tag already
//!   has a class derive from that class, so that a runtime stream is a driver stream.
//!
//! A type is annotated in two ways: as what comes back ([`Types::value`]) and as what may be passed ([`Types::accepted`]), which is
//! wider: plain integers for handles and enumerations, `None` for a null handle, any buffer for untyped memory.

use std::collections::HashMap;

use super::item::Item;
use crate::facts::{Facts, Library, Platform, Prim, Record, RecordKind, Type, Typedef, Value};
use crate::plan::{Class, Declared, Index, Plan, prim_rust, std_rust};

/// Anything that has an address: an integer, a buffer, a device array, or `None` for NULL.
pub(crate) const ADDRESS: &str = "_Address";

/// Annotations and classes of all C types of a plan.
pub(crate) struct Types<'a> {
    index: &'a Index<'a>,
    enums: HashMap<&'a str, &'a str>,
    roots: HashMap<&'a str, &'a str>,
    constants: HashMap<&'a str, i128>,
    /// Names of structs without a tag, by the name in the facts.
    nameless: HashMap<&'a str, &'a str>,
    /// Handle typedefs by opaque tag: a pointer to the tag is the same handle.
    of_tag: HashMap<&'a str, &'a str>,
}

/// What a Python class holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Enum,
    Record,
    Integer,
    Handle,
    Callback,
}

/// The Python class of a C name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PyClass<'a> {
    pub name: &'a str,
    pub base: Option<&'a str>,
    pub kind: Kind,
}

impl<'a> Types<'a> {
    pub fn new(plan: &'a Plan<'a>) -> Self {
        let enums = plan.enums.iter().map(|e| (e.fact.name.as_str(), e.c_name)).collect();
        let (roots, of_tag) = handle_roots(plan.facts, &plan.index);
        let nameless = plan.records.iter().filter(|r| r.fact.name != r.python);
        let nameless = nameless.map(|r| (r.fact.name.as_str(), r.python.as_str())).collect();
        let headers = || plan.facts.headers.iter();
        let members = headers().flat_map(|h| &h.enums).flat_map(|e| &e.enumerators).map(|m| (m.name.as_str(), m.value.into()));
        let macros = headers().flat_map(|h| &h.constants).filter_map(|c| match c.value {
            Value::Int(value) => Some((c.name.as_str(), value)),
            _ => None,
        });
        let constants = members.chain(macros).collect();
        Types { index: &plan.index, enums, roots, constants, nameless, of_tag }
    }

    /// The number that a default stands for: written as one, or the name of an enumerator or constant; NULL is 0.
    pub fn constant(&self, text: &str) -> Option<i128> {
        match text {
            "NULL" => Some(0),
            _ => text.parse().ok().or_else(|| self.constants.get(text).copied()),
        }
    }

    /// Names and types, resolved.
    pub fn index(&self) -> &'a Index<'a> {
        self.index
    }

    /// What a type is.
    pub fn class_of(&self, ty: &'a Type) -> Class<'a> {
        self.index.class(ty)
    }

    /// The class of a struct.
    pub fn record_class(&self, r: &'a Record) -> &'a str {
        self.nameless.get(r.name.as_str()).copied().unwrap_or(&r.name)
    }

    /// A type as a value in memory.
    pub fn item(&self, ty: &'a Type) -> Item<'a> {
        if let Some(class) = self.named_class(ty) {
            match class.kind {
                Kind::Enum => return Item::Enum(class.name),
                Kind::Record => {}
                Kind::Integer | Kind::Handle | Kind::Callback => return Item::Handle(class.name, self.width(class.name)),
            }
            let size = match self.index.class(ty) {
                Class::Record(r) => r.size,
                _ => 0,
            };
            return Item::Record(class.name, size);
        }
        match self.index.class(ty) {
            Class::Number(n) => number_item(n),
            Class::Enum(e) => Item::Enum(self.enum_class(&e.name)),
            Class::Record(r) => Item::Record(self.record_class(r), r.size),
            Class::Pointer { to, .. } if *to == super::call::CHAR => Item::Text,
            Class::Pointer { .. } | Class::Handle(_) | Class::Callback | Class::Function => Item::Address,
            Class::Array { len, of } if is_char(of) => Item::Bytes(len.unwrap_or(0)),
            Class::Array { len, of } => Item::Array(Box::new(self.item(of)), len.unwrap_or(0)),
            Class::Void | Class::Opaque(_) | Class::Unknown(_) => Item::Nothing,
        }
    }

    /// The size in bytes of a class of one value, by its typedef.
    pub fn width(&self, typedef: &str) -> u64 {
        match self.index.class_named(typedef) {
            Class::Number(n) => number_item(n).size(),
            _ => 8,
        }
    }

    /// Whether a class of one value may be negative.
    pub fn is_signed(&self, typedef: &str) -> bool {
        matches!(self.index.class_named(typedef), Class::Number(n) if matches!(number_item(n), Item::Int(_)))
    }

    /// The module that holds a C name: types of other vendors are part of the driver's module.
    pub fn module_of(&self, name: &str) -> Option<Library> {
        self.index.library_of(name).map(|l| self.module(l))
    }

    /// The module that holds a library's declarations.
    pub fn module(&self, library: Library) -> Library {
        if library == Library::Platform { Library::Cuda } else { library }
    }

    /// The class that all handles of the same opaque tag derive from.
    pub fn root<'n>(&self, name: &'n str) -> &'n str
    where
        'a: 'n,
    {
        self.roots.get(name).copied().unwrap_or(name)
    }

    /// The class of an enumeration, by tag.
    pub fn enum_class(&self, tag: &'a str) -> &'a str {
        self.enums.get(tag).copied().unwrap_or(tag)
    }

    /// The Python class that stands for a C name.
    pub fn class(&self, name: &str) -> Option<PyClass<'a>> {
        match self.index.declared(name)? {
            Declared::Enum(_, e) => Some(PyClass { name: self.enum_class(&e.name), base: None, kind: Kind::Enum }),
            Declared::Record(_, r) if r.kind == RecordKind::Opaque => None,
            Declared::Record(_, r) => Some(PyClass { name: self.record_class(r), base: None, kind: Kind::Record }),
            Declared::Typedef(_, t) if t.platforms.has(Platform::Linux) => self.typedef(t),
            Declared::Typedef(..) => None,
        }
    }

    fn typedef(&self, t: &'a Typedef) -> Option<PyClass<'a>> {
        let parent = t.ty.as_named().filter(|n| *n != t.name).and_then(|n| self.class(n)).map(|c| c.name);
        let (base, kind) = match self.index.class(&t.ty) {
            Class::Enum(e) => return Some(PyClass { name: self.enum_class(&e.name), base: None, kind: Kind::Enum }),
            Class::Record(_) => (parent, Kind::Record),
            Class::Number(n) if python_number(n) == "int" => (parent, Kind::Integer),
            Class::Callback | Class::Function => (parent, Kind::Callback),
            Class::Handle(_) => (Some(self.root(&t.name)).filter(|r| *r != t.name), Kind::Handle),
            Class::Pointer { .. } => (Some(self.root(&t.name)).filter(|r| *r != t.name).or(parent), Kind::Handle),
            Class::Void | Class::Number(_) | Class::Opaque(_) | Class::Array { .. } | Class::Unknown(_) => return None,
        };
        Some(PyClass { name: &t.name, base, kind })
    }

    /// The handle whose opaque tag this is.
    pub fn handle_to(&self, tag: &str) -> Option<&'a str> {
        self.of_tag.get(tag).copied()
    }

    fn named_class(&self, ty: &Type) -> Option<PyClass<'a>> {
        let handle = || ty.as_pointer().and_then(|(_, to)| self.handle_to(to.as_named()?));
        ty.as_named().or_else(handle).and_then(|n| self.class(n))
    }

    /// The annotation of a value that comes back.
    pub fn value(&self, ty: &'a Type) -> String {
        if let Some(class) = self.named_class(ty) {
            return class.name.to_owned();
        }
        match self.index.class(ty) {
            Class::Number(n) => python_number(n).to_owned(),
            Class::Enum(e) => self.enum_class(&e.name).to_owned(),
            Class::Pointer { to, .. } if *to == Type::Prim(Prim::Char) => "bytes".to_owned(),
            Class::Array { of, .. } if is_char(of) => "bytes".to_owned(),
            Class::Array { of, .. } => format!("list[{}]", self.value(of)),
            Class::Void => "None".to_owned(),
            _ => "int".to_owned(),
        }
    }

    /// The annotation of a value that may be passed.
    pub fn accepted(&self, ty: &'a Type) -> String {
        if let Some(class) = self.named_class(ty) {
            return match class.kind {
                Kind::Enum => format!("{} | int", class.name),
                Kind::Record => class.name.to_owned(),
                Kind::Integer => format!("{} | int | None", class.name),
                Kind::Handle => format!("{} | int | None", self.root(class.name)),
                Kind::Callback => format!("{} | Callable[..., object] | int | None", class.name),
            };
        }
        match self.index.class(ty) {
            Class::Number(n) => python_number(n).to_owned(),
            Class::Enum(e) => format!("{} | int", self.enum_class(&e.name)),
            Class::Callback | Class::Function => "Callable[..., object] | int | None".to_owned(),
            Class::Pointer { is_const: true, to } if *to == Type::Prim(Prim::Char) => "str | bytes | None".to_owned(),
            // An array of pointers to untyped values, such as kernel arguments.
            Class::Pointer { to, .. } if matches!(self.index.class(to), Class::Pointer { to, .. } if *to == Type::Void) => {
                format!("Sequence[Any] | {ADDRESS}")
            }
            Class::Array { of, .. } if is_char(of) => "bytes".to_owned(),
            Class::Array { of, .. } => format!("Sequence[{}]", self.accepted(of)),
            _ => ADDRESS.to_owned(),
        }
    }

    /// The class of an enumeration that an annotation names, by tag or typedef.
    pub fn enum_named(&self, name: &str) -> Option<&'a str> {
        self.class(name).filter(|c| c.kind == Kind::Enum).map(|c| c.name)
    }

    /// The Python number for the C spelling of one.
    pub fn number(name: &str) -> Option<&'static str> {
        Prim::from_c_name(name).map(prim_rust).or_else(|| std_rust(name)).map(python_number)
    }

    /// The element of a list that comes back; `None` where the list is bytes. A pointer to elements is looked through: the callee
    /// returned the address of its own array.
    pub fn element_of(&self, element: &'a Type) -> Option<&'a Type> {
        match self.index.class(element) {
            _ if self.named_class(element).is_some() => Some(element),
            Class::Pointer { to, .. } if *to != Type::Void => Some(to),
            _ => Some(element).filter(|e| !is_char(e)),
        }
    }

    /// Whether a type is a pointer to untyped pointers.
    pub fn is_untyped_array(&self, ty: &'a Type) -> bool {
        let to = ty.as_pointer().map(|(_, to)| to);
        to.is_some_and(|to| matches!(self.index.class(to), Class::Pointer { to, .. } if *to == Type::Void))
    }

    /// What the elements of a pointer field are that is read as a list.
    pub fn listed(&self, ty: &'a Type) -> Option<&'a Type> {
        ty.as_pointer().map(|(_, to)| to).filter(|to| self.is_listed(to))
    }

    /// The annotations of a record's field: what reading gives and what may be assigned.
    pub fn field(&self, ty: &'a Type) -> (String, String) {
        match ty.as_pointer() {
            Some((_, to)) if self.is_listed(to) => {
                (format!("list[{}]", self.value(to)), format!("Sequence[{}] | None", self.accepted(to)))
            }
            _ => (self.value(ty), self.accepted(ty)),
        }
    }

    /// Whether a pointer field to this type is read as a list.
    fn is_listed(&self, to: &'a Type) -> bool {
        matches!(self.index.class(to), Class::Record(_) | Class::Handle(_) | Class::Enum(_))
            || matches!(self.named_class(to), Some(PyClass { kind: Kind::Integer, .. }))
    }
}

/// `char` of any signedness: an array of them is bytes.
fn is_char(ty: &Type) -> bool {
    matches!(ty, Type::Prim(Prim::Char | Prim::SChar | Prim::UChar))
}

/// A number by its Rust name.
fn number_item<'a>(rust: &str) -> Item<'a> {
    match rust {
        "f32" => Item::Single,
        "f64" => Item::Double,
        "bool" => Item::Bool,
        "i8" | "c_char" => Item::Int(1),
        "i16" => Item::Int(2),
        "i32" => Item::Int(4),
        "i64" | "isize" | "c_long" => Item::Int(8),
        "u8" => Item::Uint(1),
        "u16" => Item::Uint(2),
        "u32" => Item::Uint(4),
        _ => Item::Uint(8),
    }
}

fn python_number(rust: &str) -> &'static str {
    match rust {
        "f32" | "f64" => "float",
        "bool" => "bool",
        _ => "int",
    }
}

/// Handle aliases by name, each with the first alias of the same opaque tag; and that alias by tag.
fn handle_roots<'a>(facts: &'a Facts, index: &'a Index<'a>) -> (HashMap<&'a str, &'a str>, HashMap<&'a str, &'a str>) {
    let mut of_tag: HashMap<&str, &str> = HashMap::new();
    let mut roots: HashMap<&str, &str> = HashMap::new();
    let typedefs = facts.headers.iter().flat_map(|h| &h.typedefs).filter(|t| t.platforms.has(Platform::Linux));
    for t in typedefs {
        let root = match index.class(&t.ty) {
            Class::Handle(other) => roots.get(other).copied().unwrap_or(other),
            Class::Pointer { to, .. } => match index.class(to) {
                Class::Opaque(tag) => of_tag.entry(&tag.name).or_insert(&t.name),
                _ => continue,
            },
            _ => continue,
        };
        roots.insert(&t.name, root);
    }
    (roots, of_tag)
}
