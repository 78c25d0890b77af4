//! Decisions to forms: how a parameter crosses the boundary, or what is missing to say so.

use super::{Class, Extent, Form, Index, Known, Shape};
use crate::facts::{Function, Prim, Type};
use crate::infer::Decisions;
use crate::spec::{Access, Dir, Len, Role};

/// A form, or what nobody has decided yet.
pub type FormResult = Result<Form, String>;

/// The form of the parameter at `at`, before counts are known (see [`mark_counts`]).
pub fn form(index: &Index<'_>, f: &Function, at: usize, d: &Decisions) -> FormResult {
    let param = &f.params[at];
    match d.role.as_ref().map(|r| r.value) {
        Some(Role::Callback) => return Ok(Form::Value),
        Some(Role::KernelArguments) => return Ok(Form::Raw),
        Some(role) => return Ok(Form::Filled(role)),
        None => {}
    }
    if let (Some(access), Some(len)) = (&d.access, &d.len)
        && access.value != Access::None
        && matches!(len.value, Len::Param(_) | Len::Bytes(_) | Len::Fixed(_) | Len::Expr(_))
        && is_address(index, &param.ty, d)
    {
        return Ok(Form::Range { extent: extent(f, &len.value)?, written: access.value == Access::Write });
    }
    match d.as_type.as_ref().map(|a| a.value.as_str()) {
        // An address that the callee takes as a number; what lies there is device memory, or never read.
        Some("address") => return Ok(Form::Value),
        // A handle behind an untyped pointer.
        Some(name) if is_untyped(index, &param.ty) && matches!(index.class_named(name), Class::Handle(_)) => {
            return Ok(Form::Value);
        }
        // Decided to stay as it is in C; the function says why it is `unsafe`.
        Some("raw") => return Ok(Form::Raw),
        _ => {}
    }
    if let Some(tag) = &d.tagged_by {
        let at = f.params.iter().position(|p| p.name == tag.value);
        return Ok(match (at, &d.dir, &d.values) {
            // One attribute, one value. Several at once stay as in C.
            (Some(tag), Some(dir), Some(_)) if f.params[tag].ty.as_pointer().is_none() && is_untyped(index, &param.ty) => {
                Form::Tagged { tag, written: dir.value == Dir::Out }
            }
            _ => Form::Raw,
        });
    }
    let to = match index.class(&param.ty) {
        Class::Pointer { to, .. } => to,
        // A handle is a pointer too, but it is a value to everybody; so is a pointer that hides behind a typedef.
        _ => return Ok(Form::Value),
    };
    if param.ty.as_pointer().is_none() {
        return Ok(Form::Value);
    }
    let Some(dir) = &d.dir else { return Err("direction".to_owned()) };
    let shape = shape(index, f, to, d)?;
    Ok(match dir.value {
        Dir::In => Form::In(shape),
        Dir::Out => Form::Out(shape),
        Dir::Inout => Form::InOut(shape),
    })
}

/// Whether a parameter is a pointer to a value of any type.
fn is_untyped(index: &Index<'_>, ty: &Type) -> bool {
    ty.as_pointer().is_some_and(|(_, to)| matches!(index.class(to), Class::Void))
}

/// Whether a parameter is the address of memory: a number as wide as one (the first driver's addresses have 32 bits), or a pointer
/// that is passed as one.
fn is_address(index: &Index<'_>, ty: &Type, d: &Decisions) -> bool {
    matches!(index.class(ty), Class::Number("u64")) || d.as_type.as_ref().is_some_and(|a| a.value == "address")
}

fn shape(index: &Index<'_>, f: &Function, to: &Type, d: &Decisions) -> Result<Shape, String> {
    let text = d.as_type.as_ref().is_some_and(|a| a.value == "text");
    let bytes = d.as_type.as_ref().is_some_and(|a| a.value == "bytes");
    let extent = match &d.len {
        Some(len) => extent(f, &len.value)?,
        None => return Err(missing_length(index, to)),
    };
    let is_char = *to == Type::Prim(Prim::Char);
    let is_out = d.dir.as_ref().is_some_and(|k| k.value == Dir::Out);
    // An array of the callee's is handed out as its address; its count comes back beside it.
    let handed_out =
        is_out && to.as_pointer().is_some() && matches!(extent, Extent::Param(n) if f.params[n].ty.as_pointer().is_some());
    let one = extent == Extent::Fixed(1) || handed_out;
    Ok(match index.class(to) {
        Class::Void if one => return Err("type of what is pointed to".to_owned()),
        Class::Void => Shape::Bytes(extent),
        _ if bytes => Shape::Bytes(extent),
        _ if is_char && (text || extent == Extent::Nul) => Shape::Text(extent),
        _ if is_char => Shape::Bytes(extent),
        Class::Pointer { is_const: true, to } if *to == Type::Prim(Prim::Char) => match (one, extent) {
            // One string handed out.
            (true, _) | (_, Extent::Nul) => Shape::Text(Extent::Nul),
            (false, extent) => Shape::Texts(extent),
        },
        _ if one => Shape::One,
        _ => Shape::Array(extent),
    })
}

fn missing_length(index: &Index<'_>, to: &Type) -> String {
    match index.class(to) {
        Class::Void => "extent and type of the memory".to_owned(),
        Class::Pointer { .. } => "what the pointer behind the pointer points to".to_owned(),
        _ => "one element or how many".to_owned(),
    }
}

/// How many elements there are, by position of parameters.
pub fn extent(f: &Function, len: &Len) -> Result<Extent, String> {
    let position =
        |name: &String| f.params.iter().position(|p| p.name == *name).ok_or_else(|| format!("`{name}`, which is no parameter"));
    Ok(match len {
        Len::Nul => Extent::Nul,
        Len::SelfDescribing => Extent::SelfDescribing,
        Len::Param(n) => Extent::Param(position(n)?),
        Len::Bytes(n) => Extent::Bytes(position(n)?),
        Len::Fixed(n) => Extent::Fixed(*n),
        Len::Query(function) => Extent::Query(function.clone()),
        Len::InOut(n) => Extent::InOut(position(n)?),
        Len::Expr(text) => Extent::Expr(text.clone()),
    })
}

/// Turns the parameters that count others into [`Form::Count`]: the arrays are in hand, so the wrapper knows the number.
///
/// A count that describes memory which the callee provides (an out value of one pointer) stays an input: it is the size asked for.
pub fn mark_counts(forms: &mut [FormResult], decisions: &[Decisions], f: &Function) {
    let mut counts: Vec<(usize, usize, bool)> = Vec::new();
    for (i, form) in forms.iter().enumerate() {
        let Ok(form) = form else { continue };
        match form.extent() {
            Some(Extent::Param(n) | Extent::InOut(n)) => counts.push((*n, i, false)),
            Some(Extent::Bytes(n)) => counts.push((*n, i, true)),
            _ => {}
        }
    }
    let tagged = forms.iter().enumerate().filter(|(_, form)| matches!(form, Ok(Form::Tagged { .. })));
    for (i, _) in tagged {
        if let Some(Len::Bytes(size)) = decisions[i].len.as_ref().map(|l| &l.value) {
            counts.extend(f.params.iter().position(|p| p.name == *size).map(|n| (n, i, true)));
        }
    }
    for (count, array, in_bytes) in counts {
        match &mut forms[count] {
            Ok(Form::Count { of, .. }) => of.push(array),
            slot => *slot = Ok(Form::Count { of: vec![array], bytes: in_bytes }),
        }
    }
}

/// The text of a decision, for `explain`.
pub fn describe<T>(known: &Known<T>, text: impl FnOnce(&T) -> String) -> Known<String> {
    Known { value: text(&known.value), why: known.why.clone() }
}
