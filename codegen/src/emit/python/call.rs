//! The Python call form of an entry point: what is passed, how C's arguments are made of it, what comes back.
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
//! 5. Structs that are read and written are changed in place, one or a list of them; other values of that kind are parameters and
//!    come back. Untyped memory is changed in place, and what the callee takes is gone.
//! 6. A value whose type an attribute tells is returned, or passed, as that type; of several attributes, a list of values comes back.
//!    The place of its size has no parameter.
//! 7. A pointer that nobody has decided is an address.

use crate::emit::rust::raw_text;
use crate::facts::{Prim, Type};
use crate::plan::{Class, Declared, Entry, Extent, Form, ParamPlan, Returns, Shape};
use crate::spec::{Access, CallCount, Dir, Own, Role};

use super::item::Item;
use super::types::{ADDRESS, Types};

/// A Python function: its parameters, C's arguments, and what comes back.
pub(crate) struct Call<'a> {
    pub params: Vec<PyParam>,
    /// One per parameter of C.
    pub arguments: Vec<Argument<'a>>,
    /// Name and annotation of each value behind the status.
    pub results: Vec<(String, String)>,
    /// The annotation of each element of the returned tuple; empty where nothing is returned.
    pub returns: Vec<String>,
    /// Attribute and value, where the type of the value depends on the attribute.
    pub tagged: Option<TaggedCall>,
}

/// A parameter of a Python function.
#[derive(Clone)]
pub(crate) struct PyParam {
    pub name: String,
    pub annotation: String,
    /// What stands behind `=`, where the parameter may be left out.
    pub default: Option<String>,
}

/// A typed attribute: for each type, the enumerators that have it.
pub(crate) struct TaggedCall {
    /// The parameter of the attribute.
    pub tag: usize,
    /// The parameter of the value, or the position among the elements that come back.
    pub value: Place,
    /// Type and enumerators.
    pub cases: Vec<(String, Vec<String>)>,
}

/// Where a tagged value is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Parameter(usize),
    Result(usize),
}

/// A C argument.
pub(crate) struct Argument<'a> {
    /// The Python parameter it is made from.
    pub from: Option<usize>,
    /// What comes back does so when the call has failed, too.
    pub on_failure: bool,
    /// The argument with the new object that refers to what is passed for as long as it lives.
    pub stays: Option<usize>,
    pub kind: Kind<'a>,
}

/// How a C argument is made, and what comes back through it.
#[derive(Clone, Debug)]
pub(crate) enum Kind<'a> {
    Value(Item<'a>),
    Pointee(Item<'a>),
    Elements(Item<'a>, Count),
    Text,
    Texts(Count),
    Memory { written: bool, size: Count, chars: bool },
    Pointers(Count),
    KernelArguments,
    Out(Item<'a>),
    OutElements(Item<'a>, Count),
    OutLent(Item<'a>, Count),
    OutBytes { size: Count, text: bool },
    Updated(Item<'a>),
    UpdatedElements(Item<'a>, Count),
    Counter(Item<'a>),
    SizeOf(usize),
    TaggedIn(Tagged<'a>),
    TaggedOut(Tagged<'a>),
    TaggedEach(Tagged<'a>),
    Callback(Callback<'a>),
    CallbackData,
}

/// How many there are.
#[derive(Clone, Debug)]
pub(crate) enum Count {
    Unknown,
    Fixed(u64),
    Value(usize),
    Behind(usize, u64),
    Expression(String),
    /// Statements that ask the library.
    Ask(String),
}

/// A value whose type another argument tells.
#[derive(Clone, Debug)]
pub(crate) struct Tagged<'a> {
    pub tag: usize,
    /// The class of the attribute.
    pub of: &'a str,
    pub size: Option<usize>,
    pub sizes: Option<usize>,
    pub values: Vec<(i64, Item<'a>)>,
}

/// A function that C calls back.
#[derive(Clone, Debug)]
pub(crate) struct Callback<'a> {
    /// The C argument with the data, where a callable can stand for both.
    pub data: Option<usize>,
    /// How often, and when, as the engine calls it.
    pub calls: &'static str,
    /// What it takes, the data included, and what it returns.
    pub params: &'a [Type],
    pub returns: &'a Type,
    /// Where among them the data is.
    pub data_at: Option<usize>,
}

impl<'a> Call<'a> {
    /// The call form of `entry`, by the rules of this module.
    pub fn new(types: &Types<'a>, entry: &'a Entry<'a>, status: Option<&str>) -> Call<'a> {
        let form = Former { types, entry };
        let mut call = Call { params: Vec::new(), arguments: Vec::new(), results: Vec::new(), returns: Vec::new(), tagged: None };
        let first = usize::from(matches!(entry.returns, Returns::Value(_)));
        for (at, p) in entry.params.iter().enumerate() {
            let role = form.role(at, p);
            let mut from = None;
            if let Some(annotation) = role.passed {
                let annotation = if p.nullable.as_ref().is_some_and(|n| n.value) && !annotation.contains(ADDRESS) {
                    optional(annotation)
                } else {
                    annotation
                };
                from = Some(call.params.len());
                call.params.push(PyParam { name: p.python.clone(), annotation, default: role.default });
            }
            if let Some(annotation) = role.returned {
                call.results.push((p.name.to_owned(), optional(annotation)));
            }
            let stays = p.lives.as_ref().and_then(|lives| lives.value.strip_prefix("handle:"));
            let stays = stays.and_then(|handle| entry.params.iter().position(|q| q.name == handle && q.form.is_output()));
            call.arguments.push(Argument { from, on_failure: p.on_failure, stays, kind: role.kind });
        }
        drop_inner_defaults(&mut call.params);
        call.returns = returns(types, entry, status, &call.results);
        call.tagged = form.tagged_call(&call, first);
        call
    }

    /// `(a: int, b: int = 0) -> tuple[CUresult]`.
    pub fn signature(&self) -> String {
        signature(&self.params, &self.returns)
    }

    /// One signature per type of a typed attribute, where there are several.
    pub fn overloads(&self) -> Vec<String> {
        let Some(tagged) = &self.tagged else { return Vec::new() };
        if tagged.cases.len() < 2 {
            return Vec::new();
        }
        let one = |(annotation, members): &(String, Vec<String>)| {
            let (mut params, mut returns) = (self.params.clone(), self.returns.clone());
            params[tagged.tag].annotation = format!("Literal[{}]", members.join(", "));
            match tagged.value {
                Place::Parameter(at) => params[at].annotation.clone_from(annotation),
                Place::Result(at) => returns[at] = optional(annotation.clone()),
            }
            signature(&params, &returns)
        };
        tagged.cases.iter().map(one).collect()
    }
}

fn signature(params: &[PyParam], returns: &[String]) -> String {
    let params: Vec<String> = params
        .iter()
        .map(|p| match &p.default {
            Some(d) => format!("{}: {} = {d}", p.name, p.annotation),
            None => format!("{}: {}", p.name, p.annotation),
        })
        .collect();
    let returns = match returns {
        [] => "None".to_owned(),
        elements => format!("tuple[{}]", elements.join(", ")),
    };
    format!("({}) -> {returns}", params.join(", "))
}

/// How one parameter takes part in a call.
struct PartOfCall<'a> {
    passed: Option<String>,
    default: Option<String>,
    returned: Option<String>,
    kind: Kind<'a>,
}

struct Former<'p, 'a> {
    types: &'p Types<'a>,
    entry: &'a Entry<'a>,
}

impl<'a> Former<'_, 'a> {
    fn role(&self, at: usize, p: &'a ParamPlan<'a>) -> PartOfCall<'a> {
        let default = p.default.as_ref().and_then(|text| self.types.constant(text)).map(|value| value.to_string());
        let passed = |annotation: String, kind: Kind<'a>| PartOfCall {
            passed: Some(annotation),
            default: default.clone(),
            returned: None,
            kind,
        };
        let returned =
            |annotation: String, kind: Kind<'a>| PartOfCall { passed: None, default: None, returned: Some(annotation), kind };
        let memory = |written| Kind::Memory { written, size: self.bytes(p), chars: is_chars(p) };
        if let Some(tagged) = self.tagged_each(p) {
            let kind = Kind::TaggedEach(tagged);
            return returned("list[Any]".to_owned(), kind);
        }
        match &p.form {
            Form::Tagged { tag, written } => match (self.tagged(at, p, *tag), *written) {
                (Some(tagged), true) => {
                    let annotation = self.union(&tagged);
                    returned(annotation, Kind::TaggedOut(tagged))
                }
                (Some(tagged), false) => {
                    let annotation = self.union_accepted(&tagged);
                    passed(annotation, Kind::TaggedIn(tagged))
                }
                (None, written) => passed(ADDRESS.to_owned(), memory(written)),
            },
            Form::Value => match self.callback(p) {
                Some(callback) => passed(self.by_value(p), Kind::Callback(callback)),
                None => passed(self.by_value(p), self.value(p)),
            },
            Form::Filled(Role::UserData) => {
                let annotation = if self.has_closure() { "Any".to_owned() } else { self.by_value(p) };
                passed(annotation, Kind::CallbackData)
            }
            Form::Range { .. } | Form::Filled(_) | Form::Raw => passed(self.by_value(p), self.value(p)),
            Form::In(shape) => passed(self.read(p, shape), self.reading(p, shape)),
            Form::Out(_) if self.is_passed_in(p) => passed(ADDRESS.to_owned(), memory(true)),
            Form::Out(shape) => returned(self.written(p, shape), self.writing(p, shape)),
            Form::InOut(Shape::Bytes(_)) => passed(ADDRESS.to_owned(), memory(true)),
            Form::InOut(shape) if p.own.as_ref().is_some_and(|o| o.value == Own::Take) => {
                passed(self.read(p, shape), self.reading(p, shape))
            }
            Form::InOut(shape) => {
                let kind = match self.reading(p, shape) {
                    Kind::Pointee(item) => Kind::Updated(item),
                    Kind::Elements(item, count) => Kind::UpdatedElements(item, count),
                    Kind::Text | Kind::Memory { .. } => memory(true),
                    other => other,
                };
                let comes_back = matches!(&kind, Kind::Updated(item) if !matches!(item, Item::Record(..)));
                PartOfCall {
                    passed: Some(self.read(p, shape)),
                    default: None,
                    returned: comes_back.then(|| self.written(p, shape)),
                    kind,
                }
            }
            Form::Count { of, .. } => match p.ty.as_pointer() {
                None => passed("int".to_owned(), self.value(p)),
                Some((_, to)) => {
                    let sized = of.iter().find(|&&i| matches!(self.entry.params[i].form, Form::Tagged { .. }));
                    if let Some(&sized) = sized {
                        return PartOfCall { passed: None, default: None, returned: None, kind: Kind::SizeOf(sized) };
                    }
                    let is_query = of.iter().any(|&i| is_query(&self.entry.params[i]));
                    let lent = of.iter().all(|&i| self.entry.params[i].counted_by == Some(at));
                    let item = self.types.item(to);
                    if lent {
                        return returned("int".to_owned(), Kind::Out(item));
                    }
                    let default = is_query.then(|| "0".to_owned());
                    PartOfCall {
                        passed: Some("int".to_owned()),
                        default,
                        returned: Some("int".to_owned()),
                        kind: Kind::Counter(item),
                    }
                }
            },
        }
    }

    fn value(&self, p: &'a ParamPlan<'a>) -> Kind<'a> {
        // Untyped pointers to pointers: addresses of values, as kernel arguments are.
        if let Some((_, to)) = p.ty.as_pointer()
            && matches!(self.types.class_of(to), Class::Pointer { to, .. } if *to == Type::Void)
        {
            return match p.role {
                Some(Role::KernelArguments) => Kind::KernelArguments,
                _ => Kind::Pointers(self.count(p.len.as_ref())),
            };
        }
        match self.types.item(p.ty) {
            Item::Address => Kind::Memory { written: self.is_written(p), size: self.count(p.len.as_ref()), chars: false },
            Item::Text if is_chars(p) => Kind::Memory { written: true, size: self.count(p.len.as_ref()), chars: true },
            item => Kind::Value(item),
        }
    }

    /// Whether C may write to memory that is passed as an address.
    fn is_written(&self, p: &ParamPlan<'_>) -> bool {
        let is_const = p.ty.as_pointer().is_none_or(|(is_const, _)| is_const);
        !is_const && p.dir != Some(Dir::In) && p.access.as_ref().is_none_or(|a| a.value == Access::Write)
    }

    fn has_closure(&self) -> bool {
        self.entry.params.iter().any(|p| self.callback(p).is_some_and(|c| c.data.is_some()))
    }

    fn callback(&self, p: &'a ParamPlan<'a>) -> Option<Callback<'a>> {
        if !matches!(self.types.class_of(p.ty), Class::Callback | Class::Function) {
            return None;
        }
        let (returns, params) = self.function_type(p.ty)?;
        let user_data = self.entry.params.iter().position(|p| p.form == Form::Filled(Role::UserData));
        // The data is the first untyped pointer that the function takes.
        let data_at = params.iter().position(|ty| ty.as_pointer().is_some_and(|(_, to)| *to == Type::Void));
        let data = user_data.filter(|_| data_at.is_some());
        let calls = match &p.calls {
            Some(c) if c.value == CallCount::Once => "Once",
            None if p.lives.as_ref().is_some_and(|l| l.value == "call") && data.is_none() => "During",
            _ => "Many",
        };
        Some(Callback { data, calls, params, returns, data_at })
    }

    fn function_type(&self, ty: &'a Type) -> Option<(&'a Type, &'a [Type])> {
        match ty {
            Type::Pointer { to, .. } => self.function_type(to),
            Type::Fn { returns, params } => Some((returns, params)),
            Type::Named(name) => match self.types.index().declared(name)? {
                Declared::Typedef(_, t) => self.function_type(&t.ty),
                _ => None,
            },
            _ => None,
        }
    }

    fn tagged(&self, at: usize, p: &'a ParamPlan<'a>, tag: usize) -> Option<Tagged<'a>> {
        let size = self.entry.params.iter().position(|c| matches!(&c.form, Form::Count { of, .. } if of.contains(&at)));
        self.tagged_values(p, tag, size, None)
    }

    /// Several attributes at once: an array of addresses beside an array of attributes, of equal number.
    fn tagged_each(&self, p: &'a ParamPlan<'a>) -> Option<Tagged<'a>> {
        let Some(Extent::Param(count)) = p.len else { return None };
        if p.form != Form::Raw || p.dir != Some(Dir::Out) {
            return None;
        }
        let position = |name: &String| self.entry.params.iter().position(|q| q.name == *name);
        let tag = p.tagged_by.as_ref().and_then(position)?;
        let counted = |q: &ParamPlan<'_>| matches!(&q.form, Form::In(Shape::Array(Extent::Param(n))) if *n == count);
        let sizes = self.entry.params.iter().enumerate().position(|(at, q)| at != tag && counted(q));
        counted(&self.entry.params[tag]).then(|| self.tagged_values(p, tag, Some(count), sizes)).flatten()
    }

    fn tagged_values(&self, p: &'a ParamPlan<'a>, tag: usize, size: Option<usize>, sizes: Option<usize>) -> Option<Tagged<'a>> {
        let ty = self.entry.params[tag].ty;
        let Class::Enum(e) = self.types.class_of(ty.as_pointer().map_or(ty, |(_, to)| to)) else { return None };
        let values = p.all_values.iter().filter_map(|(name, ty)| {
            let member = e.enumerators.iter().find(|m| m.name == *name)?;
            Some((member.value, self.types.item(ty)))
        });
        let values: Vec<_> = values.collect();
        (!values.is_empty()).then(|| Tagged { tag, of: self.types.enum_class(&e.name), size, sizes, values })
    }

    fn union(&self, tagged: &Tagged<'a>) -> String {
        let mut all: Vec<String> = Vec::new();
        for (_, item) in &tagged.values {
            let one = item.annotation();
            if !all.contains(&one) {
                all.push(one);
            }
        }
        all.join(" | ")
    }

    fn union_accepted(&self, tagged: &Tagged<'a>) -> String {
        let mut all: Vec<String> = Vec::new();
        for one in tagged.values.iter().flat_map(|(_, item)| item.accepted()) {
            if !all.contains(&one) {
                all.push(one);
            }
        }
        all.join(" | ")
    }

    fn tagged_call(&self, call: &Call<'a>, first: usize) -> Option<TaggedCall> {
        let (at, tagged, written) = call.arguments.iter().enumerate().find_map(|(at, a)| match &a.kind {
            Kind::TaggedOut(tagged) => Some((at, tagged, true)),
            Kind::TaggedIn(tagged) => Some((at, tagged, false)),
            _ => None,
        })?;
        let tag = call.arguments[tagged.tag].from?;
        let name = &self.entry.params[at].name;
        let value = if written {
            Place::Result(1 + first + call.results.iter().position(|(result, _)| result == name)?)
        } else {
            Place::Parameter(call.arguments[at].from?)
        };
        let ty = self.entry.params[tagged.tag].ty;
        let Class::Enum(e) = self.types.class_of(ty) else { return None };
        let mut cases: Vec<(String, Vec<String>)> = Vec::new();
        for (number, item) in &tagged.values {
            let annotation = if written { item.annotation() } else { item.accepted().join(" | ") };
            let Some(member) = e.enumerators.iter().find(|m| m.value == *number) else { continue };
            let member = format!("{}.{}", tagged.of, member.name);
            match cases.iter_mut().find(|(known, _)| *known == annotation) {
                Some((_, members)) => members.push(member),
                None => cases.push((annotation, vec![member])),
            }
        }
        Some(TaggedCall { tag, value, cases })
    }

    fn count(&self, extent: Option<&Extent>) -> Count {
        match extent {
            Some(Extent::Fixed(n)) => Count::Fixed(*n),
            Some(Extent::Param(n) | Extent::Bytes(n) | Extent::InOut(n)) => {
                let counter = &self.entry.params[*n];
                match counter.ty.as_pointer() {
                    Some((_, to)) => Count::Behind(*n, self.types.item(to).size()),
                    None => Count::Value(*n),
                }
            }
            Some(Extent::Expr(text)) => Count::Expression(self.expression(text)),
            Some(Extent::Query(symbol)) => self.query(symbol),
            Some(Extent::Nul | Extent::SelfDescribing) | None => Count::Unknown,
        }
    }

    /// What another entry point says, which takes the same objects and writes one number.
    fn query(&self, symbol: &str) -> Count {
        let Some((header, f)) = self.types.index().function(symbol) else { return Count::Unknown };
        let mut number = None;
        let mut passed = Vec::new();
        for p in &f.params {
            match self.entry.params.iter().position(|own| own.name == p.name && *own.ty == p.ty) {
                Some(at) => passed.push(format!("get(s.as_ptr(), {at})")),
                None => {
                    number = p.ty.as_pointer().map(|(_, to)| raw_text(to));
                    passed.push("&mut n".to_owned());
                }
            }
        }
        let Some(number) = number else { return Count::Unknown };
        let call = format!("cuspec::sys::{}::{symbol}({})", header.library, passed.join(", "));
        Count::Ask(format!("let mut n: {number} = 0; (unsafe {{ {call} }}.0 == 0).then_some(n as usize)"))
    }

    /// How many bytes memory must have.
    fn bytes(&self, p: &ParamPlan<'_>) -> Count {
        match p.form.extent() {
            // A record's own count is in elements; memory is in bytes.
            Some(extent) => self.count(Some(extent)),
            None => Count::Unknown,
        }
    }

    /// An expression over parameters, as Rust over the words of arguments.
    fn expression(&self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
            if end == 0 {
                let mut chars = rest.chars();
                out.extend(chars.next());
                rest = chars.as_str();
                continue;
            }
            let (token, tail) = rest.split_at(end);
            match self.entry.params.iter().position(|p| p.name == token) {
                Some(at) => out.push_str(&format!("length(s[{at}])")),
                None => out.push_str(&format!("length({token}_u64)")),
            }
            rest = tail;
        }
        out
    }

    /// Whether the caller provides an out buffer: untyped memory, or characters whose number the call does not say beforehand.
    fn is_passed_in(&self, p: &ParamPlan<'_>) -> bool {
        let Form::Out(Shape::Text(extent) | Shape::Bytes(extent)) = &p.form else { return false };
        let Some((_, to)) = p.ty.as_pointer() else { return false };
        let callee_allocates = to.as_pointer().is_some();
        match extent {
            _ if callee_allocates => false,
            Extent::Fixed(_) => false,
            Extent::Param(i) | Extent::Bytes(i) => *to == Type::Void || self.entry.params[*i].ty.as_pointer().is_some(),
            Extent::Nul | Extent::SelfDescribing | Extent::Query(_) | Extent::InOut(_) | Extent::Expr(_) => true,
        }
    }

    fn by_value(&self, p: &ParamPlan<'a>) -> String {
        match self.public_enum(p) {
            Some(class) => format!("{class} | int"),
            None => self.types.accepted(p.ty),
        }
    }

    fn read(&self, p: &ParamPlan<'a>, shape: &Shape) -> String {
        match (shape, pointee(p.ty)) {
            (Shape::Text(_), _) => if known_not_null(p) { "str | bytes" } else { "str | bytes | None" }.to_owned(),
            (Shape::Texts(_), _) => "Sequence[str | bytes] | None".to_owned(),
            (Shape::Bytes(_), _) | (_, None) => ADDRESS.to_owned(),
            (Shape::One, Some(to)) => {
                let annotation = self.types.accepted(to);
                if known_not_null(p) { annotation } else { optional(annotation) }
            }
            (Shape::Array(_), Some(to)) => format!("Sequence[{}] | None", self.types.accepted(to)),
        }
    }

    fn reading(&self, p: &'a ParamPlan<'a>, shape: &Shape) -> Kind<'a> {
        match (shape, pointee(p.ty)) {
            (Shape::Text(_), _) => Kind::Text,
            (Shape::Texts(extent), _) => Kind::Texts(self.count(Some(extent))),
            (Shape::Bytes(_), _) | (_, None) => Kind::Memory { written: false, size: self.bytes(p), chars: false },
            (Shape::One, Some(to)) => Kind::Pointee(self.types.item(to)),
            (Shape::Array(extent), Some(to)) => Kind::Elements(self.types.item(to), self.count(Some(extent))),
        }
    }

    fn written(&self, p: &ParamPlan<'a>, shape: &Shape) -> String {
        match (shape, pointee(p.ty)) {
            (Shape::Text(_) | Shape::Bytes(_), _) => "bytes".to_owned(),
            (Shape::Texts(_), _) => "list[bytes]".to_owned(),
            (_, None) => "int".to_owned(),
            (Shape::One, Some(to)) => match to.as_pointer() {
                Some((_, element)) if p.counted_by.is_some() => format!("list[{}]", self.types.value(element)),
                _ => self.out_enum(p, to).map_or_else(|| self.types.value(to), str::to_owned),
            },
            (Shape::Array(_), Some(to)) => match self.types.element_of(to) {
                Some(element) => format!("list[{}]", self.types.value(element)),
                None => "bytes".to_owned(),
            },
        }
    }

    fn writing(&self, p: &'a ParamPlan<'a>, shape: &Shape) -> Kind<'a> {
        let Some(to) = pointee(p.ty) else { return Kind::Out(Item::Address) };
        match shape {
            // A text of the callee's.
            Shape::Text(_) if to.as_pointer().is_some() => Kind::Out(Item::Text),
            Shape::Text(extent) => Kind::OutBytes { size: self.count(Some(extent)), text: true },
            Shape::Bytes(extent) => {
                let unit = self.types.item(to).size().max(1);
                let size = match self.count(Some(extent)) {
                    Count::Fixed(n) => Count::Fixed(n * unit),
                    other => other,
                };
                Kind::OutBytes { size, text: false }
            }
            Shape::Texts(extent) => Kind::OutElements(Item::Text, self.count(Some(extent))),
            Shape::One => match to.as_pointer() {
                Some((_, element)) if p.counted_by.is_some() => {
                    Kind::OutLent(self.types.item(element), self.count(p.counted_by.map(Extent::Param).as_ref()))
                }
                _ => Kind::Out(self.out_enum(p, to).map_or_else(|| self.types.item(to), Item::Enum)),
            },
            Shape::Array(extent) => match self.types.element_of(to) {
                Some(element) => Kind::OutElements(self.types.item(element), self.count(Some(extent))),
                None => Kind::OutBytes { size: self.count(Some(extent)), text: false },
            },
        }
    }

    /// The enumeration that comes back behind an integer of the same size.
    fn out_enum(&self, p: &ParamPlan<'a>, to: &'a Type) -> Option<&'a str> {
        self.public_enum(p).filter(|_| self.types.item(to).size() == 4)
    }

    fn public_enum(&self, p: &ParamPlan<'a>) -> Option<&'a str> {
        p.as_type.as_ref().and_then(|t| self.types.enum_named(&t.value))
    }
}

impl Callback<'_> {
    /// The parameters as Rust types, and what comes back.
    pub fn rust_types(&self) -> (Vec<String>, String) {
        let returns = if *self.returns == Type::Void { "()".to_owned() } else { raw_text(self.returns) };
        (self.params.iter().map(raw_text).collect(), returns)
    }
}

/// Whether C may write characters there.
fn is_chars(p: &ParamPlan<'_>) -> bool {
    p.ty.as_pointer().is_some_and(|(is_const, to)| !is_const && *to == CHAR)
}

fn is_query(p: &ParamPlan) -> bool {
    matches!(&p.form, Form::Out(s) | Form::InOut(s) if matches!(s.extent(), Some(Extent::InOut(_))))
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
    let alone = |part: &str| part.trim() == "None" || part.trim() == ADDRESS || part.trim() == "Any";
    if annotation.split('|').any(alone) { annotation } else { format!("{annotation} | None") }
}

/// Python allows a default only where every later parameter has one.
fn drop_inner_defaults(params: &mut [PyParam]) {
    let required = params.iter().rposition(|p| p.default.is_none()).map_or(0, |i| i + 1);
    for p in &mut params[..required] {
        p.default = None;
    }
}

fn returns<'a>(types: &Types<'a>, entry: &'a Entry<'a>, status: Option<&str>, results: &[(String, String)]) -> Vec<String> {
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

/// `char`, whose pointer is a text.
pub(super) const CHAR: Type = Type::Prim(Prim::Char);
