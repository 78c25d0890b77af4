//! C parameters that the caller of a wrapper does not pass: what C has to see in them, and what it answers.

use cuspec_codegen::plan::{Class, Entry, Extent, Form, Shape};
use cuspec_codegen::spec::Role;

use super::outputs::Answer;
use super::{Call, Writer, seed};

/// What C writes where a text is asked for, with its NUL.
const TEXT: &str = "answer";

impl<'p, 'a> Writer<'p, 'a> {
    /// Expectations and answers for the parameter `at`, which is no input.
    pub(super) fn filled(&self, call: &mut Call, e: &'p Entry<'a>, at: usize) {
        let p = &e.params[at];
        let known = match &p.form {
            Form::Count { of, bytes } => self.count(call, e, at, of, *bytes),
            Form::Filled(Role::StructSize) => self.struct_size(call, e, at),
            // A number by which a closure is found.
            Form::Filled(Role::UserData) => {
                call.before.push(format!("c.something({at});"));
                Some(())
            }
            Form::Filled(Role::Reserved | Role::Callback) => {
                call.before.push(format!("c.zero({at});"));
                Some(())
            }
            Form::Out(shape) => self.out(call, e, at, shape),
            Form::Tagged { written: true, .. } => {
                let (kind, seed) = (self.kinds.number(8), seed(at));
                call.before.push(format!("c.script({at}, &pattern({kind}, {seed}));"));
                let bytes = format!("pattern({kind}, {seed})");
                call.answers.push(Answer::Bytes { what: p.name.to_owned(), bytes, kind, seed, release: None });
                Some(())
            }
            _ => None,
        };
        if known.is_none() {
            let what = format!("argument `{}` is passed in a way that the tests do not know", p.name);
            call.before.push(format!("c.unknown({what:?});"));
        }
    }

    fn count(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, of: &[usize], bytes: bool) -> Option<()> {
        let p = &e.params[at];
        let first = *of.first()?;
        if matches!(e.params[first].form, Form::Tagged { .. }) {
            // The size of the value, which C may write back.
            match p.ty.as_pointer() {
                Some((_, to)) => {
                    let kind = self.kinds.of(to)?;
                    call.before.push(format!("c.points({at}, {kind}, 8_usize.to_le_bytes().to_vec());"));
                    call.before.push(format!("c.leave({at});"));
                }
                None => call.before.push(format!("c.number({at}, 8);")),
            }
            return Some(());
        }
        let extent = e.params[first].form.extent();
        if let Some((_, to)) = p.ty.as_pointer() {
            let kind = self.kinds.of(to)?;
            let size = self.kinds.size(to)?;
            if matches!(extent, Some(Extent::InOut(_))) {
                let (seen, told) = if self.is_text(e, first) { (TEXT.len() + 2, TEXT.len() + 1) } else { (4, 3) };
                call.before.push(format!("c.points({at}, {kind}, {seen}u64.to_le_bytes()[..{size}].to_vec());"));
                call.before.push(format!("c.script({at}, &{told}u64.to_le_bytes()[..{size}]);"));
                return Some(());
            }
            let len = call.lengths.get(&first).cloned().unwrap_or_else(|| self.len(extent).to_string());
            call.before.push(format!("c.points({at}, {kind}, ({len} as u64).to_le_bytes()[..{size}].to_vec());"));
            call.before.push(format!("c.script({at}, &2u64.to_le_bytes()[..{size}]);"));
            call.answers.push(Answer::Bytes {
                what: p.name.to_owned(),
                kind,
                bytes: format!("2u64.to_le_bytes()[..{size}]"),
                seed: 0,
                release: None,
            });
            return Some(());
        }
        if of.iter().all(|&i| matches!(e.params[i].form, Form::Out(Shape::Text(_)))) {
            // The wrapper makes the buffer.
            let number: u64 = p.default.as_ref()?.parse().ok()?;
            call.before.push(format!("c.number({at}, {number});"));
            return Some(());
        }
        let size = match (bytes, shape(e, first), e.params[first].ty.as_pointer()) {
            (false, ..) => 1,
            _ if call.elements.contains_key(&first) => call.elements[&first],
            (true, Some(Shape::Array(_)), Some((_, to))) => self.kinds.size(to)?,
            _ => 1,
        };
        let len = call.lengths.get(&first).cloned().unwrap_or_else(|| self.len(extent).to_string());
        call.before.push(format!("c.number({at}, {len} as u64 * {size});"));
        Some(())
    }

    fn struct_size(&self, call: &mut Call, e: &'p Entry<'a>, at: usize) -> Option<()> {
        let size = e.params.iter().find_map(|other| match self.plan.index.class(other.ty.as_pointer()?.1) {
            Class::Record(record) => Some(record.size),
            _ => None,
        })?;
        call.before.push(format!("c.number({at}, {size});"));
        Some(())
    }

    fn out(&self, call: &mut Call, e: &'p Entry<'a>, at: usize, shape: &Shape) -> Option<()> {
        let p = &e.params[at];
        let (_, to) = p.ty.as_pointer()?;
        let what = p.name.to_owned();
        let seed = seed(at);
        match shape {
            Shape::One => {
                let kind = self.kinds.of(to)?;
                call.before.push(format!("c.script({at}, &pattern({kind}, {seed}));"));
                let by_type = || self.plan.handle(to).and_then(|h| h.release.clone());
                let release = p.release.as_ref().map(|known| known.value.clone()).or_else(by_type);
                call.answers.push(Answer::Bytes { what, bytes: format!("pattern({kind}, {seed})"), kind, seed, release });
            }
            Shape::Text(Extent::Nul) => {
                call.before.push(format!("c.script({at}, &(c\"{TEXT}\".as_ptr() as usize).to_le_bytes());"));
                call.answers.push(Answer::Text { what, text: TEXT.to_owned() });
            }
            Shape::Text(Extent::Fixed(_) | Extent::Param(_) | Extent::Bytes(_) | Extent::InOut(_) | Extent::Query(_)) => {
                call.before.push(format!("c.script({at}, b\"{TEXT}\\0\");"));
                call.answers.push(Answer::Text { what, text: TEXT.to_owned() });
            }
            Shape::Array(extent @ (Extent::Fixed(_) | Extent::InOut(_) | Extent::Query(_)))
            | Shape::Bytes(extent @ (Extent::Fixed(_) | Extent::InOut(_) | Extent::Query(_))) => {
                let (kind, len) = (self.element(e, at)?, self.len(Some(extent)));
                call.before.push(format!("c.script({at}, &patterns({kind}, {seed}, {len}));"));
                call.answers.push(Answer::Array { what, bytes: format!("patterns({kind}, {seed}, {len})"), kind });
            }
            _ => return None,
        }
        Some(())
    }

    /// A value that the function returns beside or instead of a status.
    pub(super) fn returned(&self, call: &mut Call, e: &'p Entry<'a>) {
        use cuspec_codegen::plan::Returns;
        match &e.returns {
            Returns::Void => {}
            Returns::Status(_) if e.ok.is_empty() => {}
            Returns::Status(_) => call.answers.push(Answer::Done),
            Returns::Value(_) => {
                let ty = &e.fact.returns;
                let text = ty.as_pointer().is_some_and(|(is_const, to)| is_const && to.to_string() == "char");
                if text {
                    call.before.push(format!("c.answer(&(c\"{TEXT}\".as_ptr() as usize).to_le_bytes());"));
                    call.answers.push(Answer::Text { what: "returned".to_owned(), text: TEXT.to_owned() });
                } else if let Some(kind) = self.kinds.of(ty) {
                    call.before.push(format!("c.answer(&pattern({kind}, 900));"));
                    call.answers.push(Answer::Bytes {
                        what: "returned".to_owned(),
                        bytes: format!("pattern({kind}, 900)"),
                        kind,
                        seed: 900,
                        release: None,
                    });
                }
            }
        }
    }

    /// Calls before the one that is checked: those that ask how much there is.
    pub(super) fn asked_before(&self, call: &mut Call, e: &'p Entry<'a>) {
        let extents = || e.params.iter().enumerate().filter_map(|(at, p)| Some((at, shape(e, at)?.extent()?, p)));
        let count = extents().find_map(|(_, extent, p)| match extent {
            Extent::InOut(count) if matches!(p.form, Form::Out(_)) => Some(*count),
            _ => None,
        });
        if let Some(count) = count {
            let arrays: Vec<usize> =
                extents().filter(|(_, extent, _)| **extent == Extent::InOut(count)).map(|(at, ..)| at).collect();
            call.before.push(format!("c.asked_for_count({count}, &{arrays:?});"));
        }
        for (at, extent, _) in extents() {
            let Extent::Query(query) = extent else { continue };
            let Some((_, q)) = self.plan.index.function(query) else { continue };
            let size = q.params.iter().enumerate().find_map(|(i, qp)| match qp.ty.as_pointer() {
                Some((false, to)) => Some((i, self.kinds.size(to)?)),
                _ => None,
            });
            let Some((place, size)) = size else { continue };
            let len = if self.is_text(e, at) { TEXT.len() as u64 + 1 } else { self.len(Some(extent)) };
            call.before.push(format!("c.script_of({query:?}, {place}, &{len}u64.to_le_bytes()[..{size}]);"));
        }
    }

    fn is_text(&self, e: &'p Entry<'a>, at: usize) -> bool {
        matches!(shape(e, at), Some(Shape::Text(_)))
    }
}

fn shape<'e>(e: &'e Entry<'_>, at: usize) -> Option<&'e Shape> {
    match &e.params[at].form {
        Form::In(shape) | Form::Out(shape) | Form::InOut(shape) => Some(shape),
        _ => None,
    }
}
