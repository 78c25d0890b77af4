//! Notes of parameters: directions, lengths and everything that refers to another name.

use super::function::declared;
use super::{Check, expr};
use crate::diag::{Diagnostic, Span, did_you_mean};
use crate::facts::{Function, Param, Type};
use crate::spec::{Access, At, Dir, Len, ParamNote, Scalar, Table};

impl Check<'_> {
    /// Checks the note of a parameter, or of the returned value.
    pub(super) fn param(&mut self, f: &Function, name: &str, ty: &Type, note: &ParamNote) {
        [&note.means, &note.contradicts_header].into_iter().flatten().for_each(|text| self.not_empty(text));
        if let Some(dir) = &note.dir {
            self.direction(f, name, ty, dir, note.contradicts_header.is_some());
        }
        if let Some(len) = &note.len {
            self.length(f, name, ty, len);
        }
        if let Some(access) = note.access.as_ref().filter(|a| a.value != Access::None && note.len.is_none()) {
            self.report(
                Diagnostic::error("CG226", format!("nothing says how much memory the call works on at `{name}`"))
                    .at(access.span.clone())
                    .note(declared(f))
                    .help("add `len`"),
            );
        }
        if let Some(release) = &note.release {
            self.release(ty, release);
        }
        if let Some(tag) = &note.tagged_by {
            self.parameter(f, tag, &tag.span);
        }
        if let Some(condition) = note.valid_if.as_ref().filter(|c| c.value != "always") {
            self.condition(f, condition);
        }
        if let Some(lives) = &note.lives {
            self.lifetime(Some(f), lives);
        }
        if let Some(values) = &note.values {
            let tag = note.tagged_by.as_ref().and_then(|t| f.params.iter().find(|p| p.name == **t));
            self.values(tag, values);
        }
        if let Some(as_) = &note.as_ {
            self.public_type(as_);
        }
        let text = note.as_.as_ref().is_some_and(|a| **a == "text");
        if let Some(At { value: Scalar::Text(constant), span }) = note.default.as_ref().filter(|_| !text)
            && constant != "NULL"
        {
            self.constant(constant, span);
        }
    }

    fn direction(&mut self, f: &Function, name: &str, ty: &Type, dir: &At<Dir>, excused: bool) {
        let proof = match ty {
            Type::Array { .. } => None,
            _ => match ty.as_pointer() {
                None => Some("is passed by value"),
                Some((true, _)) => Some("points to `const`"),
                Some((false, _)) => None,
            },
        };
        match (dir.value, proof) {
            (Dir::In, Some(proof)) => self.report(
                Diagnostic::hint("CG237", format!("`{name}` {proof}, so `dir: in` says nothing new"))
                    .at(dir.span.clone())
                    .help("remove `dir`"),
            ),
            (Dir::Out | Dir::Inout, Some(proof)) if !excused => self.report(
                Diagnostic::error("CG238", format!("`dir: {}` contradicts the header: `{name}` {proof}", dir.word()))
                    .at(dir.span.clone())
                    .note(declared(f))
                    .help("mend the direction, or say in `contradicts-header` why the header is wrong"),
            ),
            _ => {}
        }
    }

    fn length(&mut self, f: &Function, name: &str, ty: &Type, len: &At<Len>) {
        if !self.has_extent(ty) {
            self.report(
                Diagnostic::error("CG223", format!("`{name}` is passed by value and has no length"))
                    .at(len.span.clone())
                    .note(declared(f))
                    .help("move `len` to the pointer that it is meant for"),
            );
        }
        match &len.value {
            Len::Nul | Len::SelfDescribing | Len::Fixed(_) => {}
            Len::Param(n) | Len::Bytes(n) => self.count(f, name, n, false, &len.span),
            Len::InOut(n) => self.count(f, name, n, true, &len.span),
            Len::Query(function) => {
                self.referred(function, &len.span);
            }
            Len::Expr(text) => match expr::names(text) {
                Ok(names) => names.into_iter().for_each(|n| self.count(f, name, n, false, &len.span)),
                Err(fault) => self.report(
                    Diagnostic::error("CG224", format!("`{text}` is not a length: {fault}"))
                        .at(len.span.clone())
                        .help("use numbers, parameter names, `+ - * /` and parentheses"),
                ),
            },
        }
    }

    /// Pointers have an extent, and so have addresses behind a typedef.
    fn has_extent(&self, ty: &Type) -> bool {
        match ty {
            Type::Named(n) => self.index.types.contains_key(n.as_str()) && self.index.enumeration(ty).is_none(),
            Type::Array { .. } => true,
            _ => ty.as_pointer().is_some(),
        }
    }

    fn count(&mut self, f: &Function, of: &str, name: &str, written: bool, at: &Span) {
        if name == of {
            return self.report(
                Diagnostic::error("CG221", format!("the length of `{of}` is said to be `{of}`"))
                    .at(at.clone())
                    .help("name the parameter that holds the count"),
            );
        }
        let Some(param) = self.parameter(f, name, at) else { return };
        let pointee = param.ty.as_pointer().map(|(_, to)| to);
        let fits = pointee.map_or(!written && self.index.is_integer(&param.ty), |to| self.index.is_integer(to));
        if !fits {
            let wanted = if written { "a pointer to an integer" } else { "an integer" };
            self.report(
                Diagnostic::error("CG222", format!("`{name}` cannot be a length: it is `{}`, not {wanted}", param.ty))
                    .at(at.clone())
                    .note(declared(f)),
            );
        }
    }

    /// Looks a parameter up that a value refers to.
    fn parameter<'f>(&mut self, f: &'f Function, name: &str, at: &Span) -> Option<&'f Param> {
        let found = f.params.iter().find(|p| p.name == name);
        if found.is_none() {
            let near = did_you_mean(name, f.params.iter().map(|p| p.name.as_str()));
            self.report(
                Diagnostic::error("CG220", format!("`{}` has no parameter `{name}` to refer to", f.name))
                    .at(at.clone())
                    .help_opt(near.map(|n| format!("did you mean `{n}`?")))
                    .note(declared(f)),
            );
        }
        found
    }

    fn release(&mut self, ty: &Type, release: &At<String>) {
        let Some(destroyer) = self.referred(release, &release.span) else { return };
        let created = ty.as_pointer().map_or(ty, |(_, to)| to);
        if !self.index.takes(destroyer, created) {
            self.report(
                Diagnostic::error("CG231", format!("`{}` does not take a `{created}`", release.value))
                    .at(release.span.clone())
                    .note(declared(destroyer)),
            );
        }
    }

    fn condition(&mut self, f: &Function, condition: &At<String>) {
        let words = condition.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        let mut names = words.filter(|w| w.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')).peekable();
        if names.peek().is_none() {
            self.parameter(f, condition, &condition.span);
        }
        for name in names.filter(|n| !matches!(*n, "NULL" | "true" | "false")) {
            if !self.index.is_constant(name) {
                self.parameter(f, name, &condition.span);
            }
        }
    }

    /// Checks how long a pointer is kept; a rule, which speaks of many functions, gives none.
    pub(super) fn lifetime(&mut self, f: Option<&Function>, lives: &At<String>) {
        match (lives.as_str(), lives.strip_prefix("handle:")) {
            ("call" | "stream" | "program", _) => {}
            (_, Some(param)) => {
                f.and_then(|f| self.parameter(f, param.trim(), &lives.span));
            }
            _ => {
                let near = did_you_mean(lives, ["call", "stream", "program"]);
                self.report(
                    Diagnostic::error("CG206", format!("`{}` is none of the words allowed here", lives.value))
                        .at(lives.span.clone())
                        .help_opt(near.map(|n| format!("did you mean `{n}`?")))
                        .note("allowed: `call`, `stream`, `program`, and `handle:` with a parameter"),
                );
            }
        }
    }

    fn values(&mut self, tag: Option<&Param>, values: &Table) {
        let tag = tag.and_then(|p| self.index.enumeration(p.ty.as_pointer().map_or(&p.ty, |(_, to)| to)));
        for (member, ty) in &values.0 {
            self.member(tag, member);
            self.value_type(ty);
        }
    }

    pub(super) fn member(&mut self, tag: Option<&crate::facts::Enum>, member: &At<String>) {
        let known = match tag {
            Some(e) => e.enumerators.iter().any(|m| m.name == **member),
            None => self.index.is_constant(member),
        };
        if !known {
            let near = match tag {
                Some(e) => did_you_mean(member, e.enumerators.iter().map(|m| m.name.as_str())),
                None => self.index.constant_like(member),
            };
            let whose = tag.map_or("any enumeration".to_owned(), |e| format!("`{}`", e.name));
            self.report(
                Diagnostic::error("CG234", format!("`{}` is no enumerator of {whose}", member.value))
                    .at(member.span.clone())
                    .help_opt(near.map(|n| format!("did you mean `{n}`?"))),
            );
        }
    }

    /// The type of a value: one of [`Self::public_type`], or any C type.
    fn value_type(&mut self, ty: &At<String>) {
        match ty.parse::<Type>() {
            Ok(Type::Named(_)) | Err(_) => self.public_type(ty),
            Ok(tree) => tree.for_each_name(&mut |name| self.type_name(name, &ty.span)),
        }
    }

    /// A type named by `as`.
    pub(super) fn public_type(&mut self, name: &At<String>) {
        if !matches!(name.as_str(), "text" | "bytes" | "address" | "raw") {
            self.type_name(name, &name.span);
        }
    }
}
