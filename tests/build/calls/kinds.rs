//! C types as the tests see them: size and members, from the facts.

use std::cell::RefCell;
use std::collections::BTreeMap;

use cuspec_codegen::facts::{RecordKind, Type};
use cuspec_codegen::plan::{Class, Index};

/// The kinds that the calls mention.
pub struct Kinds<'p, 'a> {
    index: &'p Index<'a>,
    used: RefCell<BTreeMap<String, String>>,
}

impl<'p, 'a> Kinds<'p, 'a> {
    pub fn new(index: &'p Index<'a>) -> Self {
        Kinds { index, used: RefCell::default() }
    }

    /// The path of a type's kind; `None` for what has no size.
    pub fn of(&self, ty: &'a Type) -> Option<String> {
        let size = self.size(ty)?;
        let mut leaves = vec![];
        self.leaves(ty, 0, &mut leaves);
        let name: String = ty.to_string().replace('*', "P").replace(|c: char| !c.is_ascii_alphanumeric(), "_");
        Some(self.add(name, size, &leaves))
    }

    /// The kind of a whole number of some bytes.
    pub fn number(&self, size: u64) -> String {
        self.add(format!("number_{size}"), size, &[(0, size, "Number")])
    }

    /// The kind of an address.
    pub fn address(&self) -> String {
        self.add("address".to_owned(), 8, &[(0, 8, "Address")])
    }

    fn add(&self, name: String, size: u64, leaves: &[(u64, u64, &str)]) -> String {
        let leaves: String = leaves.iter().map(|(at, size, leaf)| format!("({at}, {size}, Leaf::{leaf}), ")).collect();
        let item = format!("pub static K_{name}: Kind = Kind {{ size: {size}, leaves: &[{leaves}] }};\n");
        self.used.borrow_mut().insert(name.clone(), item);
        format!("&kinds::K_{name}")
    }

    /// The items of every kind that was asked for.
    pub fn items(&self) -> String {
        self.used.borrow().values().map(String::as_str).collect()
    }

    /// The size in bytes on Linux.
    pub fn size(&self, ty: &'a Type) -> Option<u64> {
        Some(match self.index.class(ty) {
            Class::Number(name) => number_size(name),
            Class::Enum(_) => 4,
            Class::Record(r) => r.size,
            Class::Handle(_) | Class::Callback | Class::Pointer { .. } => 8,
            Class::Array { len, of } => len? * self.size(of)?,
            Class::Void | Class::Opaque(_) | Class::Function | Class::Unknown(_) => return None,
        })
    }

    fn leaves(&self, ty: &'a Type, offset: u64, leaves: &mut Vec<(u64, u64, &'static str)>) {
        match self.index.class(ty) {
            Class::Number(name @ ("f32" | "f64")) => leaves.push((offset, number_size(name), "Float")),
            Class::Number("bool") => leaves.push((offset, 1, "Bool")),
            Class::Number(name) => leaves.push((offset, number_size(name), "Number")),
            Class::Enum(_) => leaves.push((offset, 4, "Number")),
            Class::Handle(_) | Class::Callback | Class::Pointer { .. } => leaves.push((offset, 8, "Address")),
            // Its members lie over each other; any bytes will do.
            Class::Record(r) if r.kind == RecordKind::Union => leaves.push((offset, r.size, "Bytes")),
            Class::Record(r) => {
                for field in &r.fields {
                    match field.bits {
                        // Neighbours share its bytes: none of them is told apart.
                        Some(bits) => {
                            let (first, last) = (bits.offset / 8, (bits.offset + bits.width - 1) / 8);
                            leaves.push((offset + first, last - first + 1, "Bytes"));
                        }
                        None => self.leaves(&field.ty, offset + field.offset, leaves),
                    }
                }
            }
            Class::Array { len, of } => {
                let (len, size) = (len.unwrap_or(0), self.size(of).unwrap_or(0));
                if matches!(self.index.class(of), Class::Number(name) if !matches!(name, "bool" | "f32" | "f64")) {
                    leaves.push((offset, len * size, "Bytes"));
                } else {
                    (0..len).for_each(|at| self.leaves(of, offset + at * size, leaves));
                }
            }
            Class::Void | Class::Opaque(_) | Class::Function | Class::Unknown(_) => {}
        }
    }
}

fn number_size(name: &str) -> u64 {
    match name {
        "bool" | "c_char" | "i8" | "u8" => 1,
        "i16" | "u16" => 2,
        "i32" | "u32" | "f32" => 4,
        _ => 8,
    }
}
