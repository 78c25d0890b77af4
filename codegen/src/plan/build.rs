//! Builds the plan: every fact in, every decision made.

use std::collections::HashMap;

use rayon::prelude::*;

use super::forms::{describe, form, mark_counts};
use super::views::Views;
use super::{
    Category, Class, Entry, EnumPlan, Form, HandlePlan, Index, Known, Names, ParamPlan, Plan, RecordPlan, Returns, Shape,
    Summaries, Why,
};
use super::{names, safety};
use crate::facts::{Facts, Function, HeaderFacts, History, ItemKind, Library, Platform, RecordKind, Type};
use crate::infer::{self, Decisions, Notes, RuleHits, Subject};
use crate::spec::{At, FunctionNote, Len, Nullable, Own, Spec, TypeNote};

/// The plan, and which rules decided what.
pub fn build<'a>(facts: &'a Facts, spec: &'a Spec) -> (Plan<'a>, RuleHits) {
    let index = Index::new(facts);
    let notes = Notes::new(spec, successors(facts, &index));
    let types: HashMap<&str, &TypeNote> = spec.files.iter().flat_map(|f| &f.types).map(|(k, v)| (k.value.as_str(), v)).collect();
    let skipped: HashMap<&str, &str> = spec.skipped.iter().map(|(k, v)| (k.value.as_str(), v.value.as_str())).collect();
    let mut hits = RuleHits::default();

    let summaries = Summaries::new(facts, &index, spec);
    let views = Views { index: &index, notes: &notes, types: &types };
    let records = facts.headers.iter().flat_map(|h| h.records.iter().map(move |r| (h, r))).map(|(header, fact)| {
        let c_name = index.c_name(&fact.name);
        let note = types.get(c_name).or(types.get(fact.name.as_str())).copied();
        RecordPlan {
            fact,
            header,
            c_name,
            rust: note.and_then(|n| text(&n.rust)).unwrap_or_else(|| names::rust_type(c_name)),
            python: fact.name.clone(),
            plain: safety::is_plain(&index, &notes, fact),
            view: views.of(fact),
            summary: summaries.of_type(c_name).map(str::to_owned),
        }
    });
    let mut records: Vec<RecordPlan<'a>> = records.collect();
    number_nameless(&mut records);
    let handles = handles(spec, &index);
    let mut entries = Vec::new();
    for header in facts.headers.iter().filter(|h| facts.emits(h.library)) {
        for fact in &header.functions {
            let (index, notes, types, records, handles) = (&index, &notes, &types, &records, &handles);
            let builder = EntryBuilder { index, notes, types, records, handles, history: &facts.history, header, fact };
            entries.push(builder.build(skipped.get(fact.name.as_str()).copied(), &mut hits));
        }
    }
    let enums = facts.headers.iter().flat_map(|h| h.enums.iter().map(move |e| (h, e))).map(|(header, fact)| {
        let c_name = index.c_name(&fact.name);
        let note = types.get(c_name).or(types.get(fact.name.as_str())).copied();
        let members: Vec<&str> = fact.enumerators.iter().map(|m| m.name.as_str()).collect();
        EnumPlan {
            fact,
            header,
            c_name,
            rust: note.and_then(|n| text(&n.rust)).unwrap_or_else(|| names::rust_type(c_name)),
            members: names::rust_members(c_name, &members),
            flags: note.and_then(|n| n.flags.as_ref()).is_some_and(|f| f.value),
            status: note.and_then(|n| text(&n.status)),
            hints: note.and_then(|n| n.hints.as_ref()).map(|h| pairs(h)).unwrap_or_default(),
            summary: summaries.of_type(c_name).map(str::to_owned),
        }
    });
    let enums = enums.collect();
    drop(notes);
    let majors = facts.majors.par_iter().zip(&spec.majors).map(|(facts, spec)| build(facts, spec).0).collect();
    (
        Plan {
            facts,
            index,
            entries,
            enums,
            records,
            handles,
            sections: &spec.sections,
            measured: &spec.measured,
            summaries,
            majors,
        },
        hits,
    )
}

/// Python classes of structs without a tag: numbered within their module, structs and unions apart, as programs written for NVIDIA's
/// package know them.
fn number_nameless(records: &mut [RecordPlan<'_>]) {
    let mut counts: HashMap<(Library, RecordKind), usize> = HashMap::new();
    let nameless =
        records.iter_mut().filter(|r| r.fact.is_nameless() && !r.fact.superseded && r.fact.platforms.has(Platform::Linux));
    for r in nameless {
        let module = if r.header.library == Library::Platform { Library::Cuda } else { r.header.library };
        let count = counts.entry((module, r.fact.kind)).or_default();
        let kind = if r.fact.kind == RecordKind::Union { "union" } else { "struct" };
        r.python = format!("anon_{kind}{count}");
        *count += 1;
    }
}

fn text(at: &Option<At<String>>) -> Option<String> {
    at.as_ref().map(|a| a.value.clone())
}

fn pairs(table: &crate::spec::Table) -> Vec<(String, String)> {
    table.iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
}

fn handles(spec: &Spec, index: &Index<'_>) -> Vec<HandlePlan> {
    let plan = |(name, note): &(At<String>, crate::spec::HandleNote)| HandlePlan {
        c_name: name.value.clone(),
        same_as: note.same_as.iter().flat_map(|s| &s.value).map(|s| s.value.clone()).collect(),
        // What the platform declares is used by both libraries; the driver's module has its borrowed form.
        library: index.library_of(&name.value).filter(|l| *l != Library::Platform).unwrap_or(Library::Cuda),
        rust: text(&note.rust).unwrap_or_else(|| names::rust_type(&name.value)),
        borrow: text(&note.borrow).unwrap_or_else(|| names::rust_type(&name.value) + "Ref"),
        noun: text(&note.noun).or_else(|| text(&note.rust)).unwrap_or_else(|| names::rust_type(&name.value)),
        raw: text(&note.raw),
        release: text(&note.release),
        no_release: text(&note.no_release),
        current: text(&note.current),
        parent: text(&note.parent),
        stream: note.stream.as_ref().is_some_and(|s| s.value),
        sentinels: note.sentinels.as_ref().map(|s| pairs(s)).unwrap_or_default(),
        threads: note.threads.as_ref().map(|t| t.value.clone()),
        summary: text(&note.summary),
    };
    spec.handles.iter().map(plan).collect()
}

/// The symbol that replaces each superseded one: what its unsuffixed name stands for today.
fn successors<'a>(facts: &'a Facts, index: &Index<'a>) -> HashMap<&'a str, &'a str> {
    let mut current: HashMap<&str, &str> = HashMap::new();
    for h in &facts.headers {
        for a in &h.aliases {
            if index.function(&a.target).is_some() {
                current.insert(&a.name, &a.target);
            }
        }
        for f in h.functions.iter().filter(|f| !f.superseded) {
            current.insert(f.api_name(), &f.name);
        }
    }
    let superseded = facts.headers.iter().flat_map(|h| &h.functions).filter(|f| f.superseded);
    superseded.filter_map(|f| Some((f.name.as_str(), *current.get(base_name(&f.name))?))).filter(|(a, b)| a != b).collect()
}

/// The symbol without its version suffix.
fn base_name(symbol: &str) -> &str {
    match symbol.rsplit_once("_v") {
        Some((base, digits)) if !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()) => base,
        _ => symbol,
    }
}

struct EntryBuilder<'p, 'a> {
    index: &'p Index<'a>,
    notes: &'p Notes<'a>,
    types: &'p HashMap<&'a str, &'a TypeNote>,
    records: &'p [RecordPlan<'a>],
    handles: &'p [HandlePlan],
    history: &'a History,
    header: &'a HeaderFacts,
    fact: &'a Function,
}

impl<'a> EntryBuilder<'_, 'a> {
    fn build(&self, skipped: Option<&str>, hits: &mut RuleHits) -> Entry<'a> {
        let f = self.fact;
        let rules = infer::of_function(self.notes.rules, self.header, f);
        let subject = |at| Subject { index: self.index, notes: self.notes, header: self.header, function: f, rules: &rules, at };
        let decisions: Vec<Decisions> = (0..f.params.len()).map(|at| infer::decide(subject(at), hits)).collect();
        let mut forms: Vec<_> = (0..f.params.len()).map(|at| form(self.index, f, at, &decisions[at])).collect();
        mark_counts(&mut forms, &decisions, f);
        let params: Vec<ParamPlan<'a>> =
            forms.into_iter().zip(decisions).enumerate().map(|(at, (form, d))| self.param(at, form, d)).collect();

        let note = self.notes.function(&f.name);
        let by_rule = infer::function_note(self.notes.rules, self.header, f, hits);
        let manual = note.and_then(|n| text(&n.manual));
        let unsafe_reasons = safety::reasons(self.index, self.notes, self.records, f, &params);
        let category = if skipped.is_some() {
            Category::Skipped
        } else if manual.is_some() {
            Category::Manual
        } else if params.iter().any(|p| p.undecided.is_some()) {
            if f.superseded { Category::Raw } else { Category::Undecided }
        } else if unsafe_reasons.is_empty() {
            Category::Safe
        } else {
            Category::Unsafe
        };
        let known = |get: fn(&FunctionNote) -> &Option<At<String>>| self.known(note, &by_rule, get);
        Entry {
            fact: f,
            header: self.header,
            category,
            returns: self.returns(),
            names: self.names(note, &params, matches!(category, Category::Undecided | Category::Raw)),
            unsafe_reasons,
            summary: known(|n| &n.summary),
            ok: note.and_then(|n| n.ok.as_ref()).map(|o| pairs(o)).unwrap_or_default(),
            log: note.and_then(|n| text(&n.log)),
            context: self.known(note, &by_rule, |n| &n.context),
            threads: known(|n| &n.threads),
            never_waits: known(|n| &n.never_waits),
            successor: self.notes.successors.get(f.name.as_str()).copied(),
            since: self.history.came_with(ItemKind::Function, &f.name),
            note: skipped.map(str::to_owned).or(manual),
            params,
        }
    }

    /// The annotation's value, else the first rule's.
    fn known<T: Clone>(
        &self,
        note: Option<&FunctionNote>,
        by_rule: &[(&crate::spec::Rule, &FunctionNote)],
        get: impl Fn(&FunctionNote) -> &Option<At<T>>,
    ) -> Option<Known<T>> {
        if let Some(at) = note.and_then(|n| get(n).as_ref()) {
            let why = Why { rule: "annotation".into(), text: "written for this entry point".into(), span: Some(at.span.clone()) };
            return Some(Known { value: at.value.clone(), why });
        }
        by_rule.iter().find_map(|(rule, n)| {
            let at = get(n).as_ref()?;
            let why = Why { rule: rule.id.value.clone(), text: rule.why.value.clone(), span: Some(at.span.clone()) };
            Some(Known { value: at.value.clone(), why })
        })
    }

    fn param(&self, at: usize, form: Result<Form, String>, d: Decisions) -> ParamPlan<'a> {
        let param = &self.fact.params[at];
        let mut why: Vec<(&'static str, Known<String>)> = Vec::new();
        why.extend(d.dir.as_ref().map(|k| ("dir", describe(k, |v| v.word().to_owned()))));
        why.extend(d.len.as_ref().map(|k| ("len", describe(k, len_text))));
        why.extend(d.alloc.as_ref().map(|k| ("alloc", describe(k, |v| v.word().to_owned()))));
        why.extend(d.own.as_ref().map(|k| ("own", describe(k, |v| v.word().to_owned()))));
        why.extend(d.release.clone().map(|k| ("release", k)));
        why.extend(d.nullable.as_ref().map(|k| ("nullable", describe(k, nullable_text))));
        why.extend(d.as_type.clone().map(|k| ("as", k)));
        why.extend(d.access.as_ref().map(|k| ("access", describe(k, |v| v.word().to_owned()))));
        why.extend(d.calls.as_ref().map(|k| ("calls", describe(k, |v| v.word().to_owned()))));
        why.extend(d.lives.clone().map(|k| ("lives", k)));
        why.extend(d.role.as_ref().map(|k| ("role", describe(k, |v| v.word().to_owned()))));
        why.extend(d.tagged_by.clone().map(|k| ("tagged-by", k)));
        why.extend(d.valid_if.clone().map(|k| ("valid-if", k)));
        why.extend(d.default.clone().map(|k| ("default", k)));
        let (form, undecided) = match form {
            Ok(form) => (form, None),
            Err(missing) => (Form::Raw, Some(missing)),
        };
        let counted_by = match d.len.as_ref().map(|k| &k.value) {
            Some(Len::Param(count)) if form == Form::Out(Shape::One) => self.fact.params.iter().position(|p| p.name == *count),
            _ => None,
        };
        ParamPlan {
            name: &param.name,
            rust: names::rust_param(&param.name),
            python: names::python_param(&param.name),
            ty: &param.ty,
            form,
            why,
            undecided,
            dir: d.dir.as_ref().map(|k| k.value),
            role: d.role.as_ref().map(|k| k.value),
            len: d.len.as_ref().and_then(|k| super::forms::extent(self.fact, &k.value).ok()),
            left_out: d.nullable.as_ref().is_some_and(|k| k.value == Nullable::Allowed),
            nullable: d.nullable.map(|k| Known { value: k.value != Nullable::Never, why: k.why }),
            means: d.means.map(|k| k.value),
            own: d.own,
            release: d.release,
            as_type: d.as_type,
            access: d.access,
            calls: d.calls,
            lives: d.lives,
            tagged_by: d.tagged_by.map(|k| k.value),
            values: d.values.iter().flat_map(|k| value_types(&k.value)).collect(),
            all_values: d.values.iter().flat_map(|k| all_value_types(&k.value)).collect(),
            on_failure: d.valid_if.as_ref().is_some_and(|k| k.value == "always"),
            valid_if: d.valid_if.map(|k| k.value).filter(|condition| condition != "always"),
            default: d.default.map(|k| k.value),
            counted_by,
        }
    }

    fn returns(&self) -> Returns {
        match self.index.class(&self.fact.returns) {
            Class::Void => Returns::Void,
            Class::Enum(e) if self.is_status(e) => Returns::Status(self.index.c_name(&e.name).to_owned()),
            _ => Returns::Value(self.fact.returns.clone()),
        }
    }

    fn is_status(&self, e: &'a crate::facts::Enum) -> bool {
        let names = [self.index.c_name(&e.name), e.name.as_str()];
        names.iter().any(|n| self.types.get(n).is_some_and(|t| t.status.is_some()))
    }

    /// What is bound as in C is a free function: it takes raw handles.
    fn names(&self, note: Option<&FunctionNote>, params: &[ParamPlan<'a>], as_in_c: bool) -> Names {
        let f = self.fact;
        let api = self.public_name();
        let python = note.and_then(|n| text(&n.python)).unwrap_or_else(|| api.clone());
        if let Some(path) = note.and_then(|n| text(&n.rust)) {
            return match path.rsplit_once("::") {
                Some((home, name)) if !as_in_c => Names { rust: name.to_owned(), rust_home: Some(home.to_owned()), python },
                Some(_) => Names { rust: names::rust_function(self.header.library, &api), rust_home: None, python },
                None => Names { rust: path, rust_home: None, python },
            };
        }
        let library = self.header.library;
        match self.home(params) {
            Some(home) if !f.superseded && !as_in_c => {
                Names { rust: names::rust_method(library, &api, &home.noun), rust_home: Some(home.rust.clone()), python }
            }
            _ => Names { rust: names::rust_function(library, &api), rust_home: None, python },
        }
    }

    /// The name that users see: the documented one; superseded symbols keep their version, and the first version says so.
    fn public_name(&self) -> String {
        let f = self.fact;
        if f.superseded && base_name(&f.name) == f.name { format!("{}_v1", f.name) } else { f.api_name().to_owned() }
    }

    /// The handle type that an entry point is a method or associated function of: the handle that it takes first by value, or the
    /// one that it creates first; or one that it takes later, where its name begins with what entry points call that. A destroyer
    /// belongs to nobody: the owner's `destroy` calls it.
    fn home(&self, params: &[ParamPlan<'a>]) -> Option<&HandlePlan> {
        let handle = |ty: &Type| {
            let name = ty.as_named()?;
            self.handles.iter().find(|h| h.raw.is_none() && h.c_name == name && h.library == self.header.library)
        };
        let first = params.first()?;
        let own = first.own.as_ref().map(|o| o.value);
        let taken = match &first.form {
            Form::Value if own != Some(Own::Take) => handle(first.ty),
            Form::Out(Shape::One) if own == Some(Own::Fresh) => {
                let (_, to) = first.ty.as_pointer()?;
                return handle(to).filter(|h| h.release.is_some());
            }
            _ => None,
        };
        taken.or_else(|| {
            let by_value =
                params.iter().filter(|p| p.form == Form::Value && !p.is_take() && p.nullable.as_ref().is_none_or(|n| !n.value));
            let (h, p) = by_value.filter_map(|p| Some((handle(p.ty)?, p))).next()?;
            (p.as_type.is_none() && names::begins_with(self.header.library, self.fact.api_name(), &h.noun)).then_some(h)
        })
    }
}

/// The values that have a type.
fn all_value_types(table: &crate::spec::Table) -> Vec<(String, Type)> {
    let value = |(enumerator, text): (&str, &str)| Some((enumerator.to_owned(), text.parse::<Type>().ok()?));
    table.iter().filter_map(value).filter(|(_, ty)| *ty != Type::Void).collect()
}

/// The values that have a type of fixed size.
fn value_types(table: &crate::spec::Table) -> Vec<(String, Type)> {
    let sized = |ty: &Type| !matches!(ty, Type::Void | Type::Array { len: None, .. });
    let value = |(enumerator, text): (&str, &str)| Some((enumerator.to_owned(), text.parse::<Type>().ok().filter(sized)?));
    table.iter().filter_map(value).collect()
}

fn nullable_text(n: &Nullable) -> String {
    match n {
        Nullable::Never => "never",
        Nullable::Allowed => "allowed",
        Nullable::WhenEmpty => "when-empty",
    }
    .to_owned()
}

fn len_text(len: &crate::spec::Len) -> String {
    use crate::spec::Len;
    match len {
        Len::Nul => "nul".to_owned(),
        Len::SelfDescribing => "self-describing".to_owned(),
        Len::Param(n) => format!("param {n}"),
        Len::Bytes(n) => format!("bytes {n}"),
        Len::Fixed(n) => format!("fixed {n}"),
        Len::Query(f) => format!("query {f}"),
        Len::InOut(n) => format!("in-out {n}"),
        Len::Expr(e) => format!("expr {e}"),
    }
}
