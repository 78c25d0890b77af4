//! Values that are sound by themselves but have to agree with others: destroyers, counts, tables over an enumeration.
//!
//! Input: the note of one function. Output: findings where two places of the spec, or the spec and an enumeration, do not fit.
//! Invariant: a name that is wrong already is a finding elsewhere and gives no second one here.

use std::collections::{HashMap, HashSet};

use super::{Check, expr};
use crate::diag::Diagnostic;
use crate::facts::{DocDirection, Enum, Enumerator, Function, Param, Type};
use crate::spec::{Alloc, At, Dir, FunctionNote, HandleNote, Len, Own, ParamNote, Rule, Spec};

/// Handle types by each of their typedefs.
pub(super) type Handles<'a> = HashMap<&'a str, &'a HandleNote>;

/// The handle types of a spec.
pub(super) fn handle_types(spec: &Spec) -> Handles<'_> {
    let mut handles = Handles::new();
    for (name, note) in &spec.handles {
        handles.insert(name, note);
        handles.extend(note.same_as.iter().flat_map(|s| &s.value).map(|form| (form.as_str(), note)));
    }
    handles
}

impl<'a> Check<'a> {
    /// Checks what the notes of a function say together.
    pub(super) fn agreement(&mut self, f: &Function, note: &FunctionNote) {
        for (name, param) in &note.params {
            let Some(p) = f.params.iter().find(|p| p.name == **name) else { continue };
            self.destroyer(f, p, param);
            self.count_in_time(f, name, note, param);
            self.covered(f, param);
        }
    }

    /// What the caller owns has a destroyer, and one only.
    fn destroyer(&mut self, f: &Function, p: &Param, note: &ParamNote) {
        let handle = self.handle_behind(&p.ty, note.as_.as_ref().map(|a| a.as_str()));
        match (&note.release, handle) {
            // What a tag selects has no common destroyer; the table of values says what it is.
            (None, None) if note.values.is_none() => {
                let fresh = note.own.as_ref().filter(|own| own.value == Own::Fresh);
                if let Some(own) = fresh
                    && !self.rules.iter().any(|rule| releases(rule, f, p))
                {
                    self.report(
                        Diagnostic::warning("CG245", format!("the caller owns `{}`, and nothing says what destroys it", p.name))
                            .at(own.span.clone())
                            .help("name the destroyer in `release`, or give the type an entry in `handles.yaml`"),
                    );
                }
            }
            // A counted reference is given back by whatever counts, which need not be the destroyer.
            (Some(own), Some((typedef, HandleNote { release: Some(general), .. })))
                if note.own.as_ref().is_none_or(|o| o.value != Own::Shared) =>
            {
                self.two_destroyers(typedef, own, general);
            }
            _ => {}
        }
    }

    fn two_destroyers(&mut self, typedef: &str, own: &At<String>, general: &At<String>) {
        // Libraries that share a type have a destroyer each, and either will do.
        let library = |function: &At<String>| self.index.functions.get(function.as_str()).map(|(library, _)| *library);
        if **own != **general && library(own).is_some() && library(own) == library(general) {
            self.report(
                Diagnostic::hint("CG246", format!("`{}` is not the destroyer of every `{typedef}`", own.value))
                    .at(own.span.clone())
                    .label(general.span.clone(), "the destroyer of the type")
                    .note("the one of the parameter wins: the new object is returned as a bare handle, without an owner")
                    .help("remove `release` unless this creator is special"),
            );
        }
    }

    /// The handle type that a parameter is or points to, by the typedef that has the entry.
    fn handle_behind(&self, ty: &Type, public: Option<&str>) -> Option<(&'a str, &'a HandleNote)> {
        let found = |name: &str| self.handles.get_key_value(name).map(|(name, note)| (*name, *note));
        let mut ty = ty;
        // As deep as any declaration; facts edited by hand might hold a circle.
        for _ in 0..32 {
            if let Some((_, to)) = ty.as_pointer() {
                ty = to;
                continue;
            }
            let Some(name) = ty.as_named() else { break };
            if let Some(handle) = found(name) {
                return Some(handle);
            }
            match self.index.alias_of(name) {
                Some(to) => ty = to,
                None => break,
            }
        }
        public.and_then(found)
    }

    /// A count that only the call writes cannot tell how much memory the caller has to pass.
    fn count_in_time(&mut self, f: &Function, of: &str, note: &FunctionNote, param: &ParamNote) {
        let Some(len) = param.len.as_ref().filter(|_| param.alloc.as_ref().is_none_or(|a| a.value != Alloc::Callee)) else {
            return;
        };
        // The two calls of `in-out` prove a direction that documentation seldom states.
        let (names, documented) = match &len.value {
            Len::Param(n) | Len::Bytes(n) => (vec![n.as_str()], true),
            Len::InOut(n) => (vec![n.as_str()], false),
            Len::Expr(text) => (expr::names(text).unwrap_or_default(), true),
            Len::Nul | Len::SelfDescribing | Len::Fixed(_) | Len::Query(_) => return,
        };
        for name in names.into_iter().filter(|n| *n != of) {
            let Some(count) = f.params.iter().find(|p| p.name == name && matches!(p.ty.as_pointer(), Some((false, _)))) else {
                continue;
            };
            let said = note.params.iter().find(|(n, _)| **n == name).and_then(|(_, n)| n.dir.as_ref());
            let late = match said {
                Some(dir) => dir.value == Dir::Out,
                None => documented && matches!(count.doc, Some(DocDirection::Out | DocDirection::Returned)),
            };
            if late {
                let mut finding = Diagnostic::error(
                    "CG225",
                    format!("`{name}` is known after the call only, but `{of}` needs its length before"),
                )
                .at(len.span.clone())
                .note(super::function::declared(f))
                .help(format!(
                    "where `{name}` carries the capacity in, it is `dir: inout`; memory of the callee is `alloc: callee`"
                ));
                if let Some(dir) = said {
                    finding = finding.label(dir.span.clone(), "said to be written only");
                }
                self.report(finding);
            }
        }
    }

    /// A table of value types has an entry for every enumerator that selects a value.
    fn covered(&mut self, f: &Function, note: &ParamNote) {
        let (Some(values), Some(tag)) = (&note.values, &note.tagged_by) else { return };
        let Some(tag) = f.params.iter().find(|p| p.name == **tag) else { return };
        let Some(of) = self.index.enumeration(tag.ty.as_pointer().map_or(&tag.ty, |(_, to)| to)) else { return };
        let member = |name: &str| of.enumerators.iter().find(|m| m.name == name);
        // A wrong name is most likely the one that would be missed.
        let Some(listed) = values.iter().map(|(name, _)| member(name).map(|m| m.value)).collect::<Option<HashSet<i64>>>() else {
            return;
        };
        let missing: Vec<String> = of
            .enumerators
            .iter()
            .filter(|m| !m.deprecated && !listed.contains(&m.value) && !is_mark(of, m))
            .map(|m| format!("`{}`", m.name))
            .collect();
        if !missing.is_empty() {
            self.report(
                Diagnostic::warning("CG239", format!("`values` leaves out members of `{}`", of.name))
                    .at(values.span.clone())
                    .note(format!("missing: {}", missing.join(", ")))
                    .help("add them; where a member selects no value, its type is `void`"),
            );
        }
    }
}

/// Whether an enumerator marks the width or the end of an enumeration: nobody passes it to a function.
fn is_mark(of: &Enum, m: &Enumerator) -> bool {
    let width = m.value == i64::from(i32::MAX) || m.value == i64::from(u32::MAX);
    let last = of.enumerators.iter().all(|other| other.value <= m.value);
    width || last && m.value_type.is_none() && m.name.to_ascii_uppercase().ends_with("MAX")
}

/// Whether a rule may name the destroyer of a parameter.
fn releases(rule: &Rule, f: &Function, p: &Param) -> bool {
    let when = &rule.when;
    rule.then.release.is_some()
        && when.function.as_ref().is_none_or(|w| w.matches(&f.name))
        && when.param.as_ref().is_none_or(|w| w.matches(&p.name))
        && when.ty.as_ref().is_none_or(|w| w.matches(&p.ty.to_string()))
}
