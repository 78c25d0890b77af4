//! Entry points.
//!
//! Input: a function's cursor. Output: a [`Function`], or a listed skip for what has no symbol to bind.
//! Invariant: the name is the exported symbol; the documented name is the identifier that the header writes.

use super::cursor::Cursor;
use super::walk::{Pass, Walk};
use super::{anchor, comments, docs};
use crate::facts::{Function, Library, Param, Platforms, Type};

impl<'u> Walk<'u, '_> {
    pub(super) fn function(&mut self, cursor: &Cursor<'u>, header: usize) {
        let name = cursor.spelling();
        let skip = if cursor.is_static() || cursor.is_inline() {
            Some("inline function without a symbol")
        } else if cursor.ty().is_variadic() {
            Some("function with a variable number of arguments")
        } else {
            None
        };
        if let Some(reason) = skip {
            self.headers[header].skip(reason, name);
            return;
        }
        if !self.functions.insert(name.clone()) {
            // A repeated declaration; C makes sure that it agrees with the first.
            return;
        }
        let Some((returns, params)) = self.prototype(cursor) else { return };
        let offset = cursor.place().offset;
        let written = self.source(header).identifier_at(offset);
        let api = (written != name && !written.is_empty() && !self.function_like.contains(written)).then(|| written.to_owned());
        let mut function = Function {
            name,
            api,
            per_thread: None,
            superseded: false,
            platforms: Platforms::all(),
            group: None,
            anchor: None,
            deprecated: false,
            returns,
            params,
            errors: vec![],
            notes: vec![],
            see: vec![],
            value_types: vec![],
        };
        if self.pass == Pass::Plain {
            self.document(&mut function, cursor, header, offset);
        }
        self.headers[header].functions.push(function);
    }

    fn prototype(&mut self, cursor: &Cursor<'u>) -> Option<(Type, Vec<Param>)> {
        let (returns, types) = cursor.ty().function()?;
        let returns = self.convert_at(cursor, |names| names.convert(&returns))?;
        let arguments = cursor.arguments();
        let mut params = Vec::with_capacity(types.len());
        for (i, ty) in types.iter().enumerate() {
            let ty = self.convert_at(cursor, |names| names.parameter(ty))?;
            let name = arguments.get(i).map(Cursor::spelling).filter(|n| !n.is_empty()).unwrap_or_else(|| format!("arg{i}"));
            params.push(Param { name, ty, doc: None });
        }
        Some((returns, params))
    }

    /// Adds what the documentation states. Codes are checked later, when every enumeration is known.
    fn document(&self, function: &mut Function, cursor: &Cursor<'u>, header: usize, offset: usize) {
        let source = self.source(header);
        // The reference of NVRTC is made by other means, and no fragment of it is known.
        if source.library != Library::Nvrtc {
            function.anchor = anchor::of(&source.bytes, offset);
        }
        function.group = source.grouped.at(offset).map(str::to_owned);
        function.deprecated = cursor.is_deprecated();
        let Some(doc) = docs::before(source, offset, b";{}").map(|text| comments::read(&text)) else { return };
        function.deprecated |= doc.deprecated;
        function.group = doc.group.or(function.group.take());
        for param in &mut function.params {
            param.doc = doc.directions.iter().find(|(name, _)| *name == param.name).map(|(_, d)| *d);
        }
        function.errors = doc.returned;
        function.notes = doc.notes;
        function.see = doc.see;
        function.value_types = doc.value_types;
    }
}
