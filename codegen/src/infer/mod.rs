//! Decisions about parameters: an ordered chain of rules, one file per rule.
//!
//! Input: a parameter with its function, the index and the annotations. Output: [`Decisions`], each with its reason.
//! Invariant: the first rule that knows a value decides it; later rules only fill what is open. A guess is never a decision.

mod annotation;
mod destroyer;
mod documented;
mod inherit;
mod rules;
mod single;
mod structure;
mod two_call;

use std::collections::HashMap;

pub use rules::{RuleHits, function_note, of_function};

use crate::facts::{Function, HeaderFacts, Param};
use crate::plan::{Index, Known, Why};
use crate::spec::{
    Access, Alloc, At, CallCount, Dir, FunctionNote, HandleNote, Len, Nullable, Own, ParamNote, Role, Spec, Table,
};

/// What is asked about.
#[derive(Clone, Copy)]
pub struct Subject<'a> {
    /// Names and types.
    pub index: &'a Index<'a>,
    /// What people wrote.
    pub notes: &'a Notes<'a>,
    /// The header of the function.
    pub header: &'a HeaderFacts,
    /// The function.
    pub function: &'a Function,
    /// The general rules that the function comes under.
    pub rules: &'a [&'a crate::spec::Rule],
    /// The position of the parameter.
    pub at: usize,
}

impl<'a> Subject<'a> {
    /// The parameter.
    pub fn param(&self) -> &'a Param {
        &self.function.params[self.at]
    }
}

/// Annotations by symbol.
pub struct Notes<'a> {
    functions: HashMap<&'a str, &'a FunctionNote>,
    handles: HashMap<&'a str, &'a HandleNote>,
    /// The symbol that replaces a superseded one.
    pub successors: HashMap<&'a str, &'a str>,
    /// The general rules.
    pub rules: &'a [crate::spec::Rule],
}

impl<'a> Notes<'a> {
    /// Builds the tables.
    pub fn new(spec: &'a Spec, successors: HashMap<&'a str, &'a str>) -> Self {
        let functions = spec.files.iter().flat_map(|f| &f.functions).map(|(k, v)| (k.value.as_str(), v)).collect();
        let mut handles: HashMap<&str, &HandleNote> = HashMap::new();
        for (name, note) in &spec.handles {
            handles.insert(name.value.as_str(), note);
            for other in note.same_as.iter().flat_map(|s| &s.value) {
                handles.insert(other, note);
            }
        }
        Notes { functions, handles, successors, rules: &spec.rules }
    }

    /// The annotation of a function.
    pub fn function(&self, symbol: &str) -> Option<&'a FunctionNote> {
        self.functions.get(symbol).copied()
    }

    /// The annotation of a handle, by any of its typedefs.
    pub fn handle(&self, typedef: &str) -> Option<&'a HandleNote> {
        self.handles.get(typedef).copied()
    }

    /// The annotation of a parameter.
    pub fn param(&self, symbol: &str, param: &str) -> Option<&'a ParamNote> {
        self.function(symbol)?.params.iter().find(|(n, _)| n.value == param).map(|(_, p)| p)
    }
}

/// What is known about a parameter.
#[derive(Debug, Default)]
#[allow(missing_docs, reason = "the fields are the vocabulary's keys")]
pub struct Decisions {
    pub dir: Option<Known<Dir>>,
    pub alloc: Option<Known<Alloc>>,
    pub len: Option<Known<Len>>,
    pub own: Option<Known<Own>>,
    pub release: Option<Known<String>>,
    pub nullable: Option<Known<Nullable>>,
    pub means: Option<Known<String>>,
    pub default: Option<Known<String>>,
    pub lives: Option<Known<String>>,
    pub valid_if: Option<Known<String>>,
    pub as_type: Option<Known<String>>,
    pub access: Option<Known<Access>>,
    pub calls: Option<Known<CallCount>>,
    pub role: Option<Known<Role>>,
    pub tagged_by: Option<Known<String>>,
    pub values: Option<Known<Table>>,
}

impl Decisions {
    /// Fills what is open from a note; `why` makes the reason for a value written at a place.
    fn fill(&mut self, note: &ParamNote, why: &dyn Fn(&crate::diag::Span) -> Why) {
        fn take<T: Clone>(slot: &mut Option<Known<T>>, note: &Option<At<T>>, why: &dyn Fn(&crate::diag::Span) -> Why) {
            if let (None, Some(at)) = (&slot, note) {
                *slot = Some(Known { value: at.value.clone(), why: why(&at.span) });
            }
        }
        take(&mut self.dir, &note.dir, why);
        take(&mut self.alloc, &note.alloc, why);
        take(&mut self.len, &note.len, why);
        take(&mut self.own, &note.own, why);
        take(&mut self.release, &note.release, why);
        take(&mut self.nullable, &note.nullable, why);
        take(&mut self.means, &note.means, why);
        take(&mut self.lives, &note.lives, why);
        take(&mut self.valid_if, &note.valid_if, why);
        take(&mut self.as_type, &note.as_, why);
        take(&mut self.access, &note.access, why);
        take(&mut self.calls, &note.calls, why);
        take(&mut self.role, &note.role, why);
        take(&mut self.tagged_by, &note.tagged_by, why);
        take(&mut self.values, &note.values, why);
        if let (None, Some(at)) = (&self.default, &note.default) {
            let value = match &at.value {
                crate::spec::Scalar::Bool(b) => b.to_string(),
                crate::spec::Scalar::Int(i) => i.to_string(),
                crate::spec::Scalar::Text(t) => t.clone(),
            };
            self.default = Some(Known { value, why: why(&at.span) });
        }
    }
}

/// Why something holds, for rules that are code.
fn why(rule: &str, text: impl Into<String>) -> Why {
    Why { rule: rule.to_owned(), text: text.into(), span: None }
}

/// Decides what can be decided about a parameter.
pub fn decide(s: Subject<'_>, hits: &mut RuleHits) -> Decisions {
    let mut d = Decisions::default();
    annotation::apply(s, &mut d);
    inherit::apply(s, &mut d);
    destroyer::apply(s, &mut d);
    rules::apply(s, &mut d, hits);
    two_call::apply(s, &mut d);
    documented::apply(s, &mut d);
    structure::apply(s, &mut d);
    single::apply(s, &mut d);
    d
}
