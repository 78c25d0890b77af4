//! A C value as Python has it: its class, and how many bytes it takes.

/// One value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item<'a> {
    Int(u64),
    Uint(u64),
    Bool,
    Single,
    Double,
    Enum(&'a str),
    /// A class of one value, and its size.
    Handle(&'a str, u64),
    /// A struct or union, and its size.
    Record(&'a str, u64),
    Text,
    Address,
    /// The address of addresses, as those of a kernel's arguments.
    Arguments,
    Array(Box<Item<'a>>, u64),
    Bytes(u64),
    /// A pointer to elements; offset and size of the field that counts them.
    List(Box<Item<'a>>, Option<(u64, u64)>),
    /// The same where a call fills them in.
    Filled(Box<Item<'a>>, (u64, u64)),
    Nothing,
}

impl Item<'_> {
    /// Its size in bytes.
    pub fn size(&self) -> u64 {
        match self {
            Item::Int(size) | Item::Uint(size) | Item::Handle(_, size) | Item::Record(_, size) | Item::Bytes(size) => *size,
            Item::Bool => 1,
            Item::Single | Item::Enum(_) => 4,
            Item::Double | Item::Text | Item::Address | Item::Arguments | Item::List(..) | Item::Filled(..) => 8,
            Item::Array(of, count) => of.size() * count,
            Item::Nothing => 0,
        }
    }

    /// The annotation of a value that comes back.
    pub fn annotation(&self) -> String {
        match self {
            Item::Int(_) | Item::Uint(_) | Item::Address | Item::Arguments => "int".to_owned(),
            Item::Bool => "bool".to_owned(),
            Item::Single | Item::Double => "float".to_owned(),
            Item::Enum(class) | Item::Handle(class, _) | Item::Record(class, _) => (*class).to_owned(),
            Item::Text | Item::Bytes(_) => "bytes".to_owned(),
            Item::Array(of, _) | Item::List(of, _) | Item::Filled(of, _) => format!("list[{}]", of.annotation()),
            Item::Nothing => "None".to_owned(),
        }
    }

    /// The annotations of what may be passed.
    pub fn accepted(&self) -> Vec<String> {
        let all: &[&str] = match self {
            Item::Enum(class) => &[class, "int"],
            Item::Handle(class, _) => &[class, "int", "None"],
            Item::Text | Item::Bytes(_) => &["str", "bytes"],
            Item::Address => return vec![super::types::ADDRESS.to_owned()],
            Item::Array(of, _) | Item::List(of, _) | Item::Filled(of, _) => {
                return vec![format!("Sequence[{}]", of.accepted().join(" | "))];
            }
            _ => return vec![self.annotation()],
        };
        all.iter().map(|part| (*part).to_owned()).collect()
    }
}
