//! Types of libclang -> types of the facts.
//!
//! Input: a [`CType`]. Output: a [`Type`], and the tags that it mentioned. Invariant: a type keeps the name it was written with;
//! only what has no counterpart in the notation is refused.

#![allow(non_upper_case_globals, reason = "libclang's constants are matched by their C names")]

use std::collections::HashMap;

use clang_sys::*;

use super::cursor::{CType, Cursor, Kind};
use crate::facts::{Prim, Type};

/// Names of tags, and which have been mentioned.
#[derive(Default)]
pub(super) struct Names<'u> {
    by_identity: HashMap<usize, String>,
    /// Tags mentioned for the first time since the list was last taken.
    pub(super) mentioned: Vec<(String, Cursor<'u>)>,
}

impl<'u> Names<'u> {
    /// Names an anonymous tag; false when it has a name already.
    pub(super) fn set_if_new(&mut self, decl: &Cursor<'u>, name: &str) -> bool {
        let identity = decl.identity();
        let is_new = !self.by_identity.contains_key(&identity);
        if is_new {
            self.by_identity.insert(identity, name.to_owned());
        }
        is_new
    }

    /// The name of a tag: its own, its typedef's, or the one that was set.
    pub(super) fn tag(&mut self, decl: &Cursor<'u>) -> Result<String, String> {
        let identity = decl.identity();
        if let Some(name) = self.by_identity.get(&identity) {
            return Ok(name.clone());
        }
        if decl.is_anonymous() {
            return Err("an unnamed type is used outside of the declaration that defines it".to_owned());
        }
        let spelling = decl.ty().spelling();
        let name = spelling.rsplit(' ').next().unwrap_or(&spelling).to_owned();
        self.by_identity.insert(identity, name.clone());
        self.mentioned.push((name.clone(), *decl));
        Ok(name)
    }

    /// Converts a type.
    pub(super) fn convert(&mut self, ty: &CType<'u>) -> Result<Type, String> {
        Ok(match ty.kind() {
            CXType_Void => Type::Void,
            CXType_Elaborated => return self.convert(&ty.named()),
            CXType_Typedef => Type::Named(ty.declaration().spelling()),
            CXType_Record | CXType_Enum => Type::Named(self.tag(&ty.declaration())?),
            CXType_Pointer => {
                let to = ty.pointee();
                let is_const = is_const(&to);
                self.convert(&to)?.pointer(is_const)
            }
            CXType_ConstantArray | CXType_IncompleteArray => {
                Type::Array { len: ty.array_len(), of: Box::new(self.convert(&ty.element())?) }
            }
            CXType_Attributed => return self.convert(&ty.modified()),
            kind => match (prim(kind), ty.function()) {
                (Some(prim), _) => Type::Prim(prim),
                (None, Some((returns, params))) => {
                    if ty.is_variadic() && kind != CXType_FunctionNoProto {
                        return Err(format!("`{}` takes a variable number of arguments", ty.spelling()));
                    }
                    let params = params.iter().map(|p| self.parameter(p)).collect::<Result<_, _>>()?;
                    Type::Fn { returns: Box::new(self.convert(&returns)?), params }
                }
                (None, None) if ty.canonical().kind() != kind => return self.convert(&ty.canonical()),
                (None, None) => return Err(format!("`{}` has no counterpart in the facts", ty.spelling())),
            },
        })
    }

    /// Converts the type of a parameter, where arrays and functions are pointers.
    pub(super) fn parameter(&mut self, ty: &CType<'u>) -> Result<Type, String> {
        let canonical = ty.canonical();
        if matches!(canonical.kind(), CXType_ConstantArray | CXType_IncompleteArray | CXType_VariableArray) {
            // A typedef of an array has no element of its own.
            let array = if ty.kind() == canonical.kind() { ty } else { &canonical };
            let element = array.element();
            return Ok(self.convert(&element)?.pointer(is_const(&element)));
        }
        let converted = self.convert(ty)?;
        let is_function = matches!(canonical.kind(), CXType_FunctionProto | CXType_FunctionNoProto);
        Ok(if is_function { converted.pointer(false) } else { converted })
    }
}

/// The tag at the bottom of arrays and pointers, where there is one.
pub(super) fn base_tag<'u>(ty: &CType<'u>) -> Option<Cursor<'u>> {
    match ty.kind() {
        CXType_Elaborated => base_tag(&ty.named()),
        CXType_Pointer => base_tag(&ty.pointee()),
        CXType_ConstantArray | CXType_IncompleteArray => base_tag(&ty.element()),
        CXType_Record | CXType_Enum => {
            Some(ty.declaration()).filter(|d| matches!(d.kind(), Kind::Struct | Kind::Union | Kind::Enum))
        }
        _ => None,
    }
}

/// Whether a pointee is constant; an array is when its elements are.
fn is_const(ty: &CType<'_>) -> bool {
    ty.is_const() || matches!(ty.kind(), CXType_ConstantArray | CXType_IncompleteArray) && is_const(&ty.element())
}

fn prim(kind: CXTypeKind) -> Option<Prim> {
    Some(match kind {
        CXType_Bool => Prim::Bool,
        CXType_Char_S | CXType_Char_U => Prim::Char,
        CXType_SChar => Prim::SChar,
        CXType_UChar => Prim::UChar,
        CXType_Short => Prim::Short,
        CXType_UShort => Prim::UShort,
        CXType_Int => Prim::Int,
        CXType_UInt => Prim::UInt,
        CXType_Long => Prim::Long,
        CXType_ULong => Prim::ULong,
        CXType_LongLong => Prim::LongLong,
        CXType_ULongLong => Prim::ULongLong,
        CXType_Float => Prim::Float,
        CXType_Double => Prim::Double,
        _ => return None,
    })
}
