//! The Python call form of an entry point.
//!
//! Rules, in terms of the plan's [`Form`] only:
//! 1. Parameters keep the C order and may be given by keyword. Element 0 of the result is the status, then come the outputs in C
//!    order, `None` when the call failed. A function that returns a plain value gives the library's success code and the value.
//! 2. Counts stay parameters (`count`, then `Sequence`; `length`, then bytes come back), although a list knows its own length:
//!    programs written for NVIDIA's package pass them. So do parameters that the wrapper could fill in.
//! 3. A count behind a pointer is a capacity that goes in and a number that comes back. In a two-call query it is 0 by default,
//!    which asks for the number.
//! 4. An out buffer of elements or characters is returned, as a list or `bytes`. The caller passes it in when it is untyped memory,
//!    or characters whose number the call does not say beforehand. An array of the callee's is a list too.
//! 5. A value both read and written is a parameter and comes back; untyped memory is changed in place, and
//!    what the callee takes is gone.
//! 6. A pointer that nobody has decided is an address.

use crate::facts::Type;
use crate::plan::{Entry, Extent, Form, ParamPlan, Returns, Shape};
use crate::spec::Own;

use super::types::{ADDRESS, Types};

/// A Python function's parameters and results.
pub(crate) struct Call {
    pub params: Vec<PyParam>,
    /// Name and annotation of each value behind the status.
    pub results: Vec<(String, String)>,
    /// The annotation of each element of the returned tuple; empty where nothing is returned.
    pub returns: Vec<String>,
}

/// A parameter of a Python function.
pub(crate) struct PyParam {
    pub name: String,
    pub annotation: String,
    /// What stands behind `=`, where the parameter may be left out.
    pub default: Option<String>,
}

impl Call {
    /// The call form of `entry`, by the rules of this module.
    pub fn new<'a>(types: &Types<'a>, entry: &Entry<'a>, status: Option<&str>) -> Call {
        let mut params = Vec::new();
        let mut results = Vec::new();
        for p in &entry.params {
            let role = role(types, entry, p);
            if let Some(annotation) = role.passed {
                let annotation = if p.nullable.as_ref().is_some_and(|n| n.value) && !annotation.contains(ADDRESS) {
                    optional(annotation)
                } else {
                    annotation
                };
                params.push(PyParam { name: p.python.clone(), annotation, default: role.default });
            }
            if let Some(annotation) = role.returned {
                results.push((p.name.to_owned(), optional(annotation)));
            }
        }
        drop_inner_defaults(&mut params);
        let returns = returns(types, entry, status, &results);
        Call { params, results, returns }
    }

    /// `(a: int, b: int = 0) -> tuple[CUresult]`.
    pub fn signature(&self) -> String {
        let params: Vec<String> = self
            .params
            .iter()
            .map(|p| match &p.default {
                Some(d) => format!("{}: {} = {d}", p.name, p.annotation),
                None => format!("{}: {}", p.name, p.annotation),
            })
            .collect();
        let returns = match self.returns.as_slice() {
            [] => "None".to_owned(),
            elements => format!("tuple[{}]", elements.join(", ")),
        };
        format!("({}) -> {returns}", params.join(", "))
    }
}

/// How one parameter takes part in a call.
#[derive(Default)]
struct PartOfCall {
    passed: Option<String>,
    default: Option<String>,
    returned: Option<String>,
}

fn role<'a>(types: &Types<'a>, entry: &Entry<'a>, p: &ParamPlan<'a>) -> PartOfCall {
    let passed = |annotation: String| PartOfCall {
        passed: Some(annotation),
        default: p.default.as_ref().map(|_| "...".to_owned()),
        returned: None,
    };
    let returned = |annotation: String| PartOfCall { returned: Some(annotation), ..PartOfCall::default() };
    match &p.form {
        Form::Value | Form::Range { .. } | Form::Tagged { .. } | Form::Filled(_) | Form::Raw => passed(by_value(types, p)),
        Form::In(shape) => passed(read(types, p, shape)),
        Form::Out(_) if is_passed_in(entry, p) => passed(ADDRESS.to_owned()),
        Form::Out(shape) => returned(written(types, p, shape)),
        Form::InOut(Shape::Bytes(_)) => passed(ADDRESS.to_owned()),
        Form::InOut(shape) if p.own.as_ref().is_some_and(|o| o.value == Own::Take) => passed(read(types, p, shape)),
        Form::InOut(shape) => {
            PartOfCall { passed: Some(read(types, p, shape)), default: None, returned: Some(written(types, p, shape)) }
        }
        Form::Count { of, .. } => match p.ty.as_pointer() {
            None => passed("int".to_owned()),
            Some(_) => {
                let is_query = of.iter().any(|&i| is_query(&entry.params[i]));
                let default = is_query.then(|| "0".to_owned());
                PartOfCall { passed: Some("int".to_owned()), default, returned: Some("int".to_owned()) }
            }
        },
    }
}

fn is_query(p: &ParamPlan) -> bool {
    matches!(&p.form, Form::Out(s) | Form::InOut(s) if matches!(s.extent(), Some(Extent::InOut(_))))
}

/// Whether the caller provides an out buffer: untyped memory, or characters whose number the call does not say beforehand.
fn is_passed_in(entry: &Entry, p: &ParamPlan) -> bool {
    let Form::Out(Shape::Text(extent) | Shape::Bytes(extent)) = &p.form else { return false };
    let Some((_, to)) = p.ty.as_pointer() else { return false };
    let callee_allocates = to.as_pointer().is_some();
    match extent {
        _ if callee_allocates => false,
        Extent::Fixed(_) => false,
        Extent::Param(i) | Extent::Bytes(i) => *to == Type::Void || entry.params[*i].ty.as_pointer().is_some(),
        Extent::Nul | Extent::SelfDescribing | Extent::Query(_) | Extent::InOut(_) | Extent::Expr(_) => true,
    }
}

fn by_value<'a>(types: &Types<'a>, p: &ParamPlan<'a>) -> String {
    match public_enum(types, p) {
        Some(class) => format!("{class} | int"),
        None => types.accepted(p.ty),
    }
}

fn read<'a>(types: &Types<'a>, p: &ParamPlan<'a>, shape: &Shape) -> String {
    match (shape, pointee(p.ty)) {
        (Shape::Text(_), _) => if known_not_null(p) { "str | bytes" } else { "str | bytes | None" }.to_owned(),
        (Shape::Texts(_), _) => "Sequence[str | bytes] | None".to_owned(),
        (Shape::Bytes(_), _) | (_, None) => ADDRESS.to_owned(),
        (Shape::One, Some(to)) => {
            let annotation = types.accepted(to);
            if known_not_null(p) { annotation } else { optional(annotation) }
        }
        (Shape::Array(_), Some(to)) => format!("Sequence[{}] | None", types.accepted(to)),
    }
}

fn written<'a>(types: &Types<'a>, p: &ParamPlan<'a>, shape: &Shape) -> String {
    match (shape, pointee(p.ty)) {
        (Shape::Text(_) | Shape::Bytes(_), _) => "bytes".to_owned(),
        (Shape::Texts(_), _) => "list[bytes]".to_owned(),
        (_, None) => "int".to_owned(),
        (Shape::One, Some(to)) => match to.as_pointer() {
            Some((_, element)) if p.counted_by.is_some() => format!("list[{}]", types.value(element)),
            _ => public_enum(types, p).map_or_else(|| types.value(to), str::to_owned),
        },
        (Shape::Array(_), Some(to)) => match types.element_of(to) {
            Some(element) => format!("list[{}]", types.value(element)),
            None => "bytes".to_owned(),
        },
    }
}

fn public_enum<'a>(types: &Types<'a>, p: &ParamPlan<'a>) -> Option<&'a str> {
    p.as_type.as_ref().and_then(|t| types.enum_named(&t.value))
}

fn known_not_null(p: &ParamPlan) -> bool {
    p.nullable.as_ref().is_some_and(|n| !n.value)
}

fn pointee(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Array { of, .. } => Some(of),
        _ => ty.as_pointer().map(|(_, to)| to),
    }
}

/// `T | None`, with `None` once.
fn optional(annotation: String) -> String {
    if annotation.ends_with("| None") || annotation == "None" || annotation == ADDRESS {
        annotation
    } else {
        format!("{annotation} | None")
    }
}

/// Python allows a default only where every later parameter has one.
fn drop_inner_defaults(params: &mut [PyParam]) {
    let required = params.iter().rposition(|p| p.default.is_none()).map_or(0, |i| i + 1);
    for p in &mut params[..required] {
        p.default = None;
    }
}

fn returns<'a>(types: &Types<'a>, entry: &Entry<'a>, status: Option<&str>, results: &[(String, String)]) -> Vec<String> {
    let mut elements = Vec::new();
    match &entry.returns {
        Returns::Status(name) => elements.push(types.enum_named(name).unwrap_or("int").to_owned()),
        Returns::Value(_) => {
            elements.extend(status.map(str::to_owned));
            elements.push(types.value(&entry.fact.returns));
        }
        Returns::Void => elements.extend(status.map(str::to_owned)),
    }
    elements.extend(results.iter().map(|(_, annotation)| annotation.clone()));
    elements
}
