//! Which wrappers are callable without `unsafe`, and why the others are not.

use super::{Class, Extent, Form, Index, Known, ParamPlan, RecordPlan, Shape, Why};
use crate::facts::{Function, RecordKind, Type};
use crate::infer::Notes;
use crate::spec::{Own, Role};

/// The reasons why a call may break memory safety although every parameter is decided.
pub fn reasons(
    index: &Index<'_>,
    notes: &Notes<'_>,
    records: &[RecordPlan<'_>],
    f: &Function,
    params: &[ParamPlan<'_>],
) -> Vec<Known<String>> {
    let mut out = Vec::new();
    if let Some(at) = notes.function(&f.name).and_then(|n| n.unsafe_.as_ref()) {
        out.push(Known {
            value: at.value.clone(),
            why: Why { rule: "annotation".into(), text: "written for this entry point".into(), span: Some(at.span.clone()) },
        });
    }
    // A closure brings its own data, and goes when nobody can call it any more.
    let closure = params.iter().any(|p| p.calls.is_some());
    let user_data = params.iter().any(|p| p.form == Form::Filled(Role::UserData));
    for p in params {
        if closure && (p.calls.is_some() || p.form == Form::Filled(Role::UserData)) {
            continue;
        }
        // A function without data of its own, called before the wrapper returns, is as safe as its Rust type says.
        let during = p.lives.as_ref().is_some_and(|l| l.value == "call") && !user_data;
        if during && matches!(index.class(p.ty), Class::Callback) {
            continue;
        }
        let reason = match &p.form {
            Form::Value => value_reason(index, notes, records, p),
            Form::In(_) | Form::InOut(_) => pointee_reason(index, notes, records, p),
            Form::Raw => Some(raw_reason(p)),
            Form::Tagged { written, .. } => tagged_reason(index, notes, p, *written),
            Form::Range { .. } | Form::Out(_) | Form::Count { .. } | Form::Filled(_) => None,
        };
        // What comes back borrowed lives in an object; nothing of the caller's has to.
        let lent = matches!(p.form, Form::Out(_)) && p.own.as_ref().is_some_and(|own| own.value == Own::Borrow);
        let given = p.form != Form::Value && !lent;
        let lives = p.lives.as_ref().filter(|l| l.value != "call" && given).map(|l| {
            format!(
                "the memory behind `{}` must stay valid as long as the {} uses it.",
                p.name,
                l.value.replace("handle:", "object ")
            )
        });
        for text in [reason, extent_reason(p), lives].into_iter().flatten() {
            let why = Why { rule: "safety".into(), text: "follows from the parameter's type and lifetime".into(), span: None };
            out.push(Known { value: text, why });
        }
    }
    out
}

/// An extent that the wrapper takes as a slice without being able to hold the slice against it.
fn extent_reason(p: &ParamPlan<'_>) -> Option<String> {
    let (Form::In(shape) | Form::InOut(shape) | Form::Out(shape)) = &p.form else { return None };
    let written = matches!(p.form, Form::Out(_));
    Some(match (shape, shape.extent()?) {
        // Typed arrays are held against it by the wrapper.
        (Shape::Bytes(_) | Shape::Text(_), Extent::Expr(text)) => format!("`{}` must hold `{text}` bytes.", p.name),
        (_, Extent::SelfDescribing) => format!("`{}` must be whole: the callee reads as far as the data itself says.", p.name),
        (_, Extent::Query(symbol)) if !written => format!("`{}` must hold as many elements as `{symbol}` tells.", p.name),
        (Shape::Array(_), Extent::Fixed(n)) if matches!(p.form, Form::InOut(_)) => {
            format!("`{}` must hold {n} elements.", p.name)
        }
        (Shape::Bytes(_) | Shape::Text(_), Extent::Fixed(n)) if !written => format!("`{}` must hold {n} bytes.", p.name),
        _ => return None,
    })
}

/// A value that is set must not lead anywhere; what is read is for the caller to judge.
fn tagged_reason(index: &Index<'_>, notes: &Notes<'_>, p: &ParamPlan<'_>, written: bool) -> Option<String> {
    let harmless = written || p.values.iter().all(|(_, ty)| value_is_harmless(index, notes, ty));
    (!harmless).then(|| format!("what `{}` holds or leads to must be valid.", p.name))
}

fn value_is_harmless(index: &Index<'_>, notes: &Notes<'_>, ty: &Type) -> bool {
    match ty {
        Type::Named(name) => match index.class_named(name) {
            Class::Number(_) | Class::Enum(_) => notes.handle(name).is_none(),
            Class::Record(r) => is_plain(index, notes, r),
            _ => false,
        },
        Type::Array { of, .. } => value_is_harmless(index, notes, of),
        Type::Prim(_) => true,
        _ => false,
    }
}

fn raw_reason(p: &ParamPlan<'_>) -> String {
    match &p.tagged_by {
        Some(tag) => format!("`{}` must point to a value of the type that `{tag}` selects.", p.name),
        None => format!("`{}` is passed to C as it is.", p.name),
    }
}

fn value_reason(index: &Index<'_>, notes: &Notes<'_>, records: &[RecordPlan<'_>], p: &ParamPlan<'_>) -> Option<String> {
    if p.only_noted() || p.as_type.as_ref().is_some_and(|name| notes.handle(&name.value).is_some_and(|h| h.raw.is_none())) {
        return None;
    }
    if let Some(handle) = handle_name(index, notes, p.ty) {
        return match notes.handle(handle) {
            None => Some(format!("`{}` must be a live `{handle}`, or null where the entry point allows that.", p.name)),
            Some(note) => note.raw.as_ref().map(|raw| format!("`{}`: {}", p.name, raw.value)),
        };
    }
    match index.class(p.ty) {
        Class::Callback => Some(format!(
            "`{}` is called by the library: it must be sound to call with its user data, on any thread, and must not unwind.",
            p.name
        )),
        Class::Record(r) => record_reason(index, notes, records, r, p),
        Class::Pointer { .. } if p.as_type.as_ref().is_some_and(|a| a.value == "address") => Some(format!(
            "`{}` is an address: it must lie in an allocation that is large enough and live until the work is done.",
            p.name
        )),
        Class::Pointer { .. } => Some(format!("`{}` must be a valid pointer.", p.name)),
        _ => None,
    }
}

fn pointee_reason(index: &Index<'_>, notes: &Notes<'_>, records: &[RecordPlan<'_>], p: &ParamPlan<'_>) -> Option<String> {
    if p.only_noted() {
        return None;
    }
    let (_, to) = p.ty.as_pointer()?;
    if let Some(handle) = handle_name(index, notes, to) {
        return match notes.handle(handle) {
            Some(note) if note.raw.is_none() && (matches!(p.form, Form::In(_)) || p.is_take()) => None,
            _ => Some(format!("every `{handle}` behind `{}` must be live.", p.name)),
        };
    }
    match index.class(to) {
        // An object of another API, seen by reference only: who made the reference answers for it.
        Class::Opaque(_) => None,
        Class::Pointer { to, .. } if matches!(index.class(to), Class::Opaque(_)) => None,
        Class::Record(r) => record_reason(index, notes, records, r, p),
        _ => None,
    }
}

/// A record that callers build by a view holds nothing unchecked but addresses.
fn record_reason(
    index: &Index<'_>,
    notes: &Notes<'_>,
    records: &[RecordPlan<'_>],
    r: &crate::facts::Record,
    p: &ParamPlan<'_>,
) -> Option<String> {
    match records.iter().find(|plan| plan.fact.name == r.name).and_then(|plan| plan.view.as_ref()) {
        Some(view) if view.addresses => Some(format!(
            "the addresses in `{}` must lie in allocations that are large enough and live until the work is done.",
            p.name
        )),
        Some(_) => None,
        None if is_plain(index, notes, r) => None,
        None => Some(format!("the pointers and handles in `{}` must be valid.", p.name)),
    }
}

/// The typedef of a handle: a pointer to an opaque tag, or any typedef that `handles.yaml` names.
pub fn handle_name<'a>(index: &Index<'a>, notes: &Notes<'_>, ty: &'a Type) -> Option<&'a str> {
    let name = ty.as_named()?;
    (matches!(index.class(ty), Class::Handle(_)) || notes.handle(name).is_some()).then_some(name)
}

/// Whether any value of a record is harmless: no pointers and no handles inside. A union of numbers is harmless too: whichever member
/// the callee reads, every bit pattern is a value of it.
pub fn is_plain(index: &Index<'_>, notes: &Notes<'_>, r: &crate::facts::Record) -> bool {
    r.kind != RecordKind::Opaque && r.fields.iter().all(|f| plain_type(index, notes, &f.ty))
}

/// Whether any value of a type is harmless.
pub fn plain_type(index: &Index<'_>, notes: &Notes<'_>, ty: &Type) -> bool {
    if handle_name(index, notes, ty).is_some() {
        return false;
    }
    match index.class(ty) {
        Class::Number(name) => name != "bool",
        Class::Enum(_) => true,
        Class::Record(r) => is_plain(index, notes, r),
        Class::Array { of, .. } => plain_type(index, notes, of),
        _ => false,
    }
}
