//! A call of every wrapper, with what C has to see and what has to come back.
//!
//! Input: the plan, which says what crosses the boundary and how, and the wrappers as they are written. Output: one function per
//! wrapper over `cuspec_tests::recorder::case`, and a list of the wrappers that nobody knows how to call, with what stands in the way.
//! A new kind of input is an arm of `inputs::build`, a new kind of result one of `outputs::check`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use cuspec_codegen::facts::{Library, Platform};
use cuspec_codegen::plan::{Category, Entry, Extent, Form, Plan, Shape};

use crate::wrappers::Wrapper;
use kinds::Kinds;

mod filled;
mod inputs;
mod kinds;
mod outputs;

/// The source of all calls.
pub fn source(plan: &Plan<'_>, wrappers: &BTreeMap<String, Vec<Wrapper>>) -> String {
    let writer = Writer { plan, kinds: Kinds::new(&plan.index), names: Names::of(plan) };
    let raw = plan.facts.libraries().map(|library| format!("{library}::*")).join(", ");
    let mut modules = String::new();
    let mut skipped = String::new();
    let mut tables = String::new();
    for library in plan.emitted().filter(|library| *library != Library::Platform) {
        let mut functions = vec![];
        for e in plan.entries.iter().filter(|e| e.library() == library && e.on(Platform::Linux)) {
            let found = wrappers.get(&e.fact.name).map_or(&[][..], Vec::as_slice);
            if found.is_empty() {
                writeln!(skipped, "    ({:?}, \"it has no wrapper\"),", e.fact.name).expect("a string grows");
            }
            for (at, wrapper) in found.iter().enumerate() {
                match writer.call(e, wrapper, at) {
                    Ok(function) => functions.push(function),
                    Err(reason) => writeln!(skipped, "    ({:?}, {reason:?}),", e.fact.name).expect("a string grows"),
                }
            }
        }
        // Files of a size that compiles side by side and fails with a readable message.
        for (at, chunk) in functions.chunks(50).enumerate() {
            let module = format!("{library}_{at:02}");
            let rows: String = chunk.iter().map(|f| format!("    {},\n", f.row.replace("MODULE", &module))).collect();
            let text: String = chunk.iter().map(|f| f.text.as_str()).collect();
            write!(modules, "mod {module} {{\n{PRELUDE}use cuspec::sys::{{{raw}}};\nuse cuspec::{library}::*;\n{text}}}\n")
                .expect("a string grows");
            tables.push_str(&rows);
        }
    }
    format!(
        "/// Every call.\npub static CALLS: &[Wrapped] = &[\n{tables}];\n\
         /// Wrappers that are not called, and why.\npub const NOT_CALLED: &[(&str, &str)] = &[\n{skipped}];\n\
         #[allow(dead_code, non_upper_case_globals)]\nmod kinds {{\n    use super::*;\n{}}}\n{modules}",
        writer.kinds.items()
    )
}

const PRELUDE: &str = "\
#![allow(unused, non_snake_case, clippy::all)]
use super::*;
use core::ffi::{CStr, c_char, c_void};
use cuspec_runtime::DeviceSlice;
";

/// Public names by what they are.
struct Names<'p> {
    owners: BTreeSet<&'p str>,
    borrows: BTreeSet<&'p str>,
    /// Types of which any bytes that the pattern gives are a value.
    plain: BTreeSet<&'p str>,
}

impl<'p> Names<'p> {
    fn of(plan: &'p Plan<'_>) -> Self {
        let handles = || plan.handles.iter().filter(|h| h.raw.is_none());
        let mut plain =
            BTreeSet::from(["bool", "f32", "f64", "i8", "i16", "i32", "i64", "isize", "u8", "u16", "u32", "u64", "usize"]);
        plain.extend(["c_char", "c_void", "c_long", "c_ulong"]);
        for e in &plan.enums {
            plain.extend([e.rust.as_str(), e.c_name, e.fact.name.as_str()]);
        }
        for r in &plan.records {
            plain.extend([r.rust.as_str(), r.c_name, r.fact.name.as_str()]);
        }
        plain.extend(plan.facts.headers.iter().flat_map(|h| &h.typedefs).map(|t| t.name.as_str()));
        let owners: BTreeSet<&str> = handles().filter(|h| h.release.is_some()).map(|h| h.rust.as_str()).collect();
        let borrows: BTreeSet<&str> = handles().map(|h| h.borrow.as_str()).collect();
        // A typed handle hides a C name of the same text, where there is one.
        plain.retain(|name| !owners.contains(name) && !borrows.contains(name));
        Names { owners, borrows, plain }
    }

    fn last(ty: &str) -> &str {
        ty.rsplit("::").next().unwrap_or(ty)
    }

    fn owner(&self, ty: &str) -> bool {
        self.owners.contains(Names::last(ty))
    }

    fn borrow(&self, ty: &str) -> bool {
        self.borrows.contains(Names::last(ty))
    }

    fn plain(&self, ty: &str) -> bool {
        let ty = ty.strip_suffix("<'_>").unwrap_or(ty);
        ty.starts_with("*const ") || ty.starts_with("*mut ") || self.plain.contains(Names::last(ty))
    }
}

/// A function that calls a wrapper.
struct Function {
    /// Its row in the table, but for the module.
    row: String,
    text: String,
}

struct Writer<'p, 'a> {
    plan: &'p Plan<'a>,
    kinds: Kinds<'p, 'a>,
    names: Names<'p>,
}

/// A call in the making: statements before it, what is passed, what comes back, statements after it.
#[derive(Default)]
struct Call {
    before: Vec<String>,
    passed: Vec<String>,
    /// Sizes of elements that the wrapper's type says, by parameter.
    elements: BTreeMap<usize, u64>,
    /// The names of lengths that a test may set to nothing, by parameter.
    lengths: BTreeMap<usize, String>,
    answers: Vec<outputs::Answer>,
    after: Vec<String>,
    /// What comes back owned.
    created: Vec<String>,
}

impl Call {
    /// The name of the length of a slice.
    fn length(&mut self, at: usize, len: u64) -> String {
        let name = format!("n{at}");
        self.before.push(format!("let {name} = c.len({len});"));
        self.lengths.insert(at, name.clone());
        name
    }
}

impl<'p, 'a> Writer<'p, 'a> {
    /// The function that calls a wrapper, or what stands in the way.
    fn call(&self, e: &'p Entry<'a>, w: &Wrapper, at: usize) -> Result<Function, String> {
        let mut call = Call::default();
        let mut seen = BTreeSet::new();
        for (name, ty) in &w.inputs {
            let name = name.trim_start_matches("mut ").trim_start_matches("r#");
            let place = match name {
                "self" => self.receiver(e, w),
                _ => e.params.iter().position(|p| p.rust == name),
            };
            let Some(place) = place else { return Err(format!("input of no one parameter: {name}: {ty}")) };
            let home = w.home.as_deref().unwrap_or_default();
            let ty = ty.replace("Self", home);
            if !self.input(&mut call, e, place, &ty, home) {
                return Err(format!("{name}: {ty}"));
            }
            seen.insert(place);
        }
        self.returned(&mut call, e);
        let raw = matches!(e.category, Category::Raw | Category::Undecided);
        for place in 0..e.params.len() {
            if raw || seen.contains(&place) {
                continue;
            }
            self.filled(&mut call, e, place);
        }
        self.asked_before(&mut call, e);
        let function = if at == 0 { e.fact.name.clone() } else { format!("{}_{at}", e.fact.name) };
        let path = match &w.home {
            Some(home) => format!("cuspec::{}::{home}::{}", w.library, w.name),
            None => format!("cuspec::{}::{}", w.library, w.name),
        };
        let mut text = format!("pub fn {function}(recorder: &Recorder, tally: &mut Tally) {{\n");
        let per_thread = e.fact.per_thread.as_deref();
        writeln!(text, "    let mut c = Case::new(recorder, tally, ({:?}, {per_thread:?}));", e.fact.name)
            .expect("a string grows");
        call.before.iter().for_each(|line| writeln!(text, "    {line}").expect("a string grows"));
        writeln!(text, "    let result = unsafe {{ {path}({}) }};", call.passed.join(", ")).expect("a string grows");
        text.push_str("    let Some(out) = c.called(result) else { return };\n");
        self.check(&mut call, w);
        call.after.iter().for_each(|line| writeln!(text, "    {line}").expect("a string grows"));
        text.push_str("}\n");
        let created = call.created.join(", ");
        Ok(Function {
            row: format!("Wrapped {{ symbol: {:?}, call: MODULE::{function}, created: &[{created}] }}", e.fact.name),
            text,
        })
    }

    /// The parameter that a method is called on: the first that is passed by value and of the method's type.
    fn receiver(&self, e: &'p Entry<'a>, w: &Wrapper) -> Option<usize> {
        let home = w.home.as_deref()?;
        e.params
            .iter()
            .position(|p| p.form == Form::Value && !p.is_take() && self.plan.handle(p.ty).is_some_and(|h| h.borrow == home))
    }

    /// How many elements a test gives an array: another number for each count.
    fn len(&self, extent: Option<&Extent>) -> u64 {
        match extent {
            None => 1,
            Some(Extent::Fixed(n)) => *n,
            Some(Extent::Param(n) | Extent::Bytes(n)) => 2 + *n as u64 % 5,
            Some(Extent::InOut(_)) => 3,
            Some(_) => 5,
        }
    }

    /// The kind of the elements behind a pointer parameter; bytes where they have no type.
    fn element(&self, e: &'p Entry<'a>, at: usize) -> Option<String> {
        let p = &e.params[at];
        let (_, to) = p.ty.as_pointer()?;
        let bytes = matches!(
            &p.form,
            Form::In(Shape::Bytes(_) | Shape::Text(_))
                | Form::Out(Shape::Bytes(_) | Shape::Text(_))
                | Form::InOut(Shape::Bytes(_) | Shape::Text(_))
        );
        if bytes { Some(self.kinds.number(1)) } else { self.kinds.of(to) }
    }
}

/// The seed of a parameter's pattern: elements of an array take the numbers after it.
fn seed(at: usize) -> usize {
    1 + at * 16
}
