//! The plan types: one [`Entry`] per function, everything decided, everything with its reason.

use crate::diag::Span;
use crate::facts::{Facts, Function, HeaderFacts, History, ItemKind, Library, Platform, Type};
use crate::spec::{Access, CallCount, Context, Dir, Measured, Own, Role, SectionsFile};
use crate::version::Version;

use super::index::Index;
use super::summaries::Summaries;
use super::views::View;

/// A decided value and why it was decided so.
#[derive(Clone, Debug, PartialEq)]
pub struct Known<T> {
    /// The value.
    pub value: T,
    /// The reason.
    pub why: Why,
}

/// The origin of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Why {
    /// The deciding rule: `annotation`, the id of a rule of `rules.yaml`, or the name of a rule of `infer`.
    pub rule: String,
    /// The reason in a few words.
    pub text: String,
    /// Where it is written, for annotations and rules.
    pub span: Option<Span>,
}

/// Everything that the emitters need.
pub struct Plan<'a> {
    /// The facts it was made from.
    pub facts: &'a Facts,
    /// Names and types, resolved.
    pub index: Index<'a>,
    /// One per function of the facts, in facts order.
    pub entries: Vec<Entry<'a>>,
    /// One per enumeration, in facts order.
    pub enums: Vec<EnumPlan<'a>>,
    /// One per record, in facts order.
    pub records: Vec<RecordPlan<'a>>,
    /// One per handle of `handles.yaml`, in that order.
    pub handles: Vec<HandlePlan>,
    /// The sections of the reference.
    pub sections: &'a SectionsFile,
    /// Times of calls on GPUs.
    pub measured: &'a [Measured],
    /// One line about every type and constant.
    pub summaries: Summaries<'a>,
    /// The plans of older majors of cudart: each has the entries of that library alone.
    pub majors: Vec<Plan<'a>>,
}

/// What becomes of an entry point in the wrapped layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// Callable without `unsafe`.
    Safe,
    /// Everything is decided; `unsafe`, with reasons.
    Unsafe,
    /// Superseded: bound as it is in C, `unsafe`.
    Raw,
    /// Bound by hand in the file that the annotation names.
    Manual,
    /// Left out, with a reason.
    Skipped,
    /// Some parameter is undecided: bound as it is in C, `unsafe`, and listed.
    Undecided,
}

impl HandlePlan {
    /// Whether a typedef names this handle.
    pub fn is(&self, typedef: &str) -> bool {
        self.c_name == typedef || self.same_as.iter().any(|s| s == typedef)
    }
}

impl<'a> Plan<'a> {
    /// The libraries that files are made of.
    pub fn emitted(&self) -> impl Iterator<Item = Library> {
        self.facts.libraries().into_iter().filter(|library| self.facts.emits(*library))
    }

    /// This plan and those of older majors.
    pub fn with_majors(&self) -> impl Iterator<Item = &Plan<'a>> {
        std::iter::once(self).chain(&self.majors)
    }

    /// When each symbol came, changed and went.
    pub fn history(&self) -> &'a History {
        &self.facts.history
    }

    /// When a type or constant came, and with which releases it changed: sentences for its documentation. What the oldest known
    /// release has, and never changed, has none; what changed after an older major of cudart is none of that major's.
    pub fn life(&self, kind: ItemKind, name: &str) -> Option<String> {
        let life = self.history().of(kind, name)?;
        let last = self.facts.major.and_then(Library::major).unwrap_or(u32::MAX);
        let changed = life.changes.iter().filter(|c| !c.only_names && c.release.major <= last);
        let changed: Vec<String> = changed.map(|c| c.release.to_string()).collect();
        let since = self.history().came_with(kind, name).map(|since| format!("Since CUDA {since}."));
        let changed = (!changed.is_empty()).then(|| format!("Changed with CUDA {}.", changed.join(", ")));
        let sentences: Vec<String> = since.into_iter().chain(changed).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    /// The handle type that a C type is wrapped in.
    pub fn handle(&self, ty: &Type) -> Option<&HandlePlan> {
        self.handle_named(ty.as_named()?)
    }

    /// The record that callers build by a view.
    pub fn view(&self, ty: &'a Type) -> Option<&RecordPlan<'a>> {
        let super::Class::Record(r) = self.index.class(ty) else { return None };
        self.records.iter().find(|p| p.fact.name == r.name && p.view.is_some())
    }

    /// The enumeration that a parameter takes, by its type or behind an integer.
    pub fn enum_behind(&self, p: &ParamPlan<'a>) -> Option<&EnumPlan<'a>> {
        let by_name = p.as_type.as_ref().and_then(|t| self.enums.iter().find(|e| e.c_name == t.value || e.fact.name == t.value));
        by_name.or_else(|| match self.index.class(p.ty) {
            super::Class::Enum(e) => self.enums.iter().find(|plan| plan.fact.name == e.name),
            _ => None,
        })
    }

    /// The enumeration and the public name of an enumerator.
    pub fn enumerator(&self, name: &str) -> Option<(Library, &str, &str)> {
        self.enums.iter().find_map(|e| {
            let at = e.fact.enumerators.iter().position(|m| m.name == name)?;
            Some((e.header.library, e.rust.as_str(), e.members[at].as_str()))
        })
    }

    /// Whether objects of a type live in the current one of another type.
    pub fn lives_in_current(&self, h: &HandlePlan) -> bool {
        let parent = h.parent.as_ref().and_then(|p| self.handle_named(p));
        parent.is_some_and(|p| p.current.is_some() && p.release.is_some())
    }

    /// One line about an enumeration, record, typedef, handle or opaque tag, by any of its C names.
    pub fn type_summary(&self, c_name: &str) -> Option<&str> {
        self.summaries.of_type(c_name)
    }

    /// One line about a macro constant, or about a macro that stands for another name.
    pub fn constant_summary(&self, name: &str) -> Option<&str> {
        self.summaries.of_constant(name)
    }

    /// The handle type with a typedef.
    pub fn handle_named(&self, typedef: &str) -> Option<&HandlePlan> {
        self.handles.iter().find(|h| h.raw.is_none() && h.is(typedef))
    }
}

impl Category {
    /// Every category, best first.
    pub const ALL: [Category; 6] =
        [Category::Safe, Category::Unsafe, Category::Raw, Category::Manual, Category::Skipped, Category::Undecided];

    /// The word used in reports.
    pub fn word(self) -> &'static str {
        match self {
            Category::Safe => "safe",
            Category::Unsafe => "unsafe",
            Category::Raw => "raw",
            Category::Manual => "manual",
            Category::Skipped => "skipped",
            Category::Undecided => "undecided",
        }
    }
}

/// The plan of one entry point.
#[derive(Debug)]
pub struct Entry<'a> {
    /// Its facts.
    pub fact: &'a Function,
    /// The header that declares it.
    pub header: &'a HeaderFacts,
    /// What becomes of it.
    pub category: Category,
    /// Parameters in C order.
    pub params: Vec<ParamPlan<'a>>,
    /// What the returned value is.
    pub returns: Returns,
    /// Public names.
    pub names: Names,
    /// Why the wrapper is `unsafe`; empty when it is not. Each line is a sentence for `# Safety`.
    pub unsafe_reasons: Vec<Known<String>>,
    /// One line in our own words.
    pub summary: Option<Known<String>>,
    /// Success-like codes: enumerator and meaning.
    pub ok: Vec<(String, String)>,
    /// The entry point that tells more about a failure.
    pub log: Option<String>,
    /// Whether a current context is needed.
    pub context: Option<Known<Context>>,
    /// Thread rules.
    pub threads: Option<Known<String>>,
    /// Why a call never waits for anything.
    pub never_waits: Option<Known<String>>,
    /// The symbol that replaces a superseded one.
    pub successor: Option<&'a str>,
    /// The release that brought the symbol; `None` where every known release has it, or it is not known.
    pub since: Option<Version>,
    /// The reason, for a skipped entry; the file, for a manual one.
    pub note: Option<String>,
}

impl<'a> Entry<'a> {
    /// The library it belongs to.
    pub fn library(&self) -> Library {
        self.header.library
    }

    /// Whether `platform` declares it.
    pub fn on(&self, platform: Platform) -> bool {
        self.fact.platforms.has(platform)
    }

    /// The parameters that nothing has decided.
    pub fn undecided(&self) -> impl Iterator<Item = &ParamPlan<'a>> {
        self.params.iter().filter(|p| p.undecided.is_some())
    }

    /// The parameters whose values come back, in C order.
    pub fn outputs(&self) -> impl Iterator<Item = &ParamPlan<'a>> {
        self.params.iter().filter(|p| p.form.is_output())
    }

    /// The parameters that a caller passes, in C order.
    pub fn inputs(&self) -> impl Iterator<Item = &ParamPlan<'a>> {
        self.params.iter().filter(|p| p.form.is_input())
    }
}

/// The returned value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Returns {
    /// Nothing.
    Void,
    /// The status enumeration of the library, by its C type name.
    Status(String),
    /// A value of its own; text where the type is a constant string.
    Value(Type),
}

/// Public names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    /// The Rust function's name.
    pub rust: String,
    /// The Rust type that it is a method or associated function of.
    pub rust_home: Option<String>,
    /// The Python function's name.
    pub python: String,
}

impl Names {
    /// The path below the library's module, such as `Program::create`.
    pub fn rust_path(&self) -> String {
        match &self.rust_home {
            Some(home) => format!("{home}::{}", self.rust),
            None => self.rust.clone(),
        }
    }
}

/// The plan of one parameter.
#[derive(Debug)]
pub struct ParamPlan<'a> {
    /// Its C name.
    pub name: &'a str,
    /// Its Rust name: snake case, keywords avoided.
    pub rust: String,
    /// Its Python name: the C name, clashes with builtins avoided.
    pub python: String,
    /// Its C type.
    pub ty: &'a Type,
    /// How it crosses the boundary.
    pub form: Form,
    /// Why: every decision that led to the form, deciding one first.
    pub why: Vec<(&'static str, Known<String>)>,
    /// What is missing, when nothing decided it (the form is then [`Form::Raw`]).
    pub undecided: Option<String>,
    /// Who reads and who writes what it points to.
    pub dir: Option<Dir>,
    /// Its purpose besides the call's own.
    pub role: Option<Role>,
    /// How many values there are behind an untyped pointer that stays as in C.
    pub len: Option<Extent>,
    /// Whether NULL is legal, and what it means.
    pub nullable: Option<Known<bool>>,
    /// Whether it may be left out although its count is not zero.
    pub left_out: bool,
    /// What NULL means.
    pub means: Option<String>,
    /// Ownership of the value after the call.
    pub own: Option<Known<Own>>,
    /// The destroyer of a fresh value.
    pub release: Option<Known<String>>,
    /// The public type where the annotation names one: an enumeration behind an integer, `text`, `bytes`.
    pub as_type: Option<Known<String>>,
    /// What the call does with the memory at an address.
    pub access: Option<Known<Access>>,
    /// How often a callback is called; a closure stands for it then.
    pub calls: Option<Known<CallCount>>,
    /// How long the callee keeps the pointer.
    pub lives: Option<Known<String>>,
    /// The parameter whose value selects the type behind this one.
    pub tagged_by: Option<String>,
    /// The type of the value, per enumerator of that parameter; those without one of fixed size are left out.
    pub values: Vec<(String, Type)>,
    /// The same, with those whose size only the value tells: arrays and texts.
    pub all_values: Vec<(String, Type)>,
    /// The condition under which an out value exists.
    pub valid_if: Option<String>,
    /// The value exists when the call has failed, too.
    pub on_failure: bool,
    /// The value passed when the caller leaves it out.
    pub default: Option<String>,
    /// The parameter that counts the elements, where one address comes back: that of an array of the callee's.
    pub counted_by: Option<usize>,
}

impl ParamPlan<'_> {
    /// Whether the call consumes what it refers to.
    pub fn is_take(&self) -> bool {
        self.own.as_ref().is_some_and(|o| o.value == Own::Take)
    }

    /// Whether the call does nothing with the memory at the address.
    pub fn only_noted(&self) -> bool {
        self.access.as_ref().is_some_and(|a| a.value == Access::None)
    }
}

/// How a parameter crosses the boundary, in every language.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// By value: numbers, enumerations, handles, plain structs, function pointers.
    Value,
    /// The address of device memory, passed by value, whose extent is known.
    Range {
        /// How much memory the call works on.
        extent: Extent,
        /// Whether the call writes to it.
        written: bool,
    },
    /// Read by the callee through a pointer.
    In(Shape),
    /// Written by the callee through a pointer; the wrapper returns it.
    Out(Shape),
    /// Read and written through a pointer.
    InOut(Shape),
    /// The number of elements or bytes of other parameters (by index); the wrapper computes it.
    Count {
        /// The arrays that share this count.
        of: Vec<usize>,
        /// Whether it counts bytes rather than elements.
        bytes: bool,
    },
    /// A value behind an untyped pointer, whose type an attribute passed beside it tells.
    Tagged {
        /// The attribute.
        tag: usize,
        /// Whether the callee writes it.
        written: bool,
    },
    /// Filled in by the wrapper.
    Filled(Role),
    /// Passed as written in C: undecided, or a pointer whose meaning stays with the caller.
    Raw,
}

impl Form {
    /// Whether the caller of a wrapper passes it.
    pub fn is_input(&self) -> bool {
        matches!(
            self,
            Form::Value | Form::Range { .. } | Form::Tagged { written: false, .. } | Form::In(_) | Form::InOut(_) | Form::Raw
        ) || matches!(self, Form::Out(s) if s.caller_sized())
    }

    /// Whether a wrapper returns it.
    pub fn is_output(&self) -> bool {
        matches!(self, Form::Out(_) | Form::InOut(_) | Form::Tagged { written: true, .. })
    }
}

impl Form {
    /// The extent, for memory of more than one element.
    pub fn extent(&self) -> Option<&Extent> {
        match self {
            Form::Range { extent, .. } => Some(extent),
            Form::In(shape) | Form::Out(shape) | Form::InOut(shape) => shape.extent(),
            Form::Value | Form::Tagged { .. } | Form::Count { .. } | Form::Filled(_) | Form::Raw => None,
        }
    }
}

/// What is behind a pointer.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// One element.
    One,
    /// Several elements.
    Array(Extent),
    /// Characters.
    Text(Extent),
    /// Untyped memory.
    Bytes(Extent),
    /// Several strings.
    Texts(Extent),
}

impl Shape {
    /// The extent, for anything but one element.
    pub fn extent(&self) -> Option<&Extent> {
        match self {
            Shape::One => None,
            Shape::Array(e) | Shape::Text(e) | Shape::Bytes(e) | Shape::Texts(e) => Some(e),
        }
    }

    /// Whether the caller chooses how much an out buffer may hold.
    pub fn caller_sized(&self) -> bool {
        matches!(self.extent(), Some(Extent::Param(_) | Extent::Bytes(_) | Extent::Expr(_)))
    }
}

/// How many elements there are. Parameters are referred to by index.
#[derive(Clone, Debug, PartialEq)]
pub enum Extent {
    /// Up to a NUL.
    Nul,
    /// The data says itself.
    SelfDescribing,
    /// As many elements as a parameter says.
    Param(usize),
    /// As many bytes as a parameter says.
    Bytes(usize),
    /// A fixed number of elements.
    Fixed(u64),
    /// As many as another entry point (a symbol) says.
    Query(String),
    /// Two-call: the parameter carries capacity in and count out; NULL asks for the count.
    InOut(usize),
    /// An expression over parameters.
    Expr(String),
}

/// The plan of an enumeration.
#[derive(Debug)]
pub struct EnumPlan<'a> {
    /// Its facts.
    pub fact: &'a crate::facts::Enum,
    /// The header that declares it.
    pub header: &'a HeaderFacts,
    /// The name that C code uses: the typedef where there is one.
    pub c_name: &'a str,
    /// The public Rust type name.
    pub rust: String,
    /// Public Rust names of the members, in order.
    pub members: Vec<String>,
    /// Members are combined with `|`.
    pub flags: bool,
    /// The code that means success, for a status enumeration.
    pub status: Option<String>,
    /// Per code of a status enumeration, what a user can do about it.
    pub hints: Vec<(String, String)>,
    /// One line in our own words.
    pub summary: Option<String>,
}

/// The plan of a record.
#[derive(Debug)]
pub struct RecordPlan<'a> {
    /// Its facts.
    pub fact: &'a crate::facts::Record,
    /// The header that declares it.
    pub header: &'a HeaderFacts,
    /// The name that C code uses: the typedef where there is one.
    pub c_name: &'a str,
    /// The public Rust type name.
    pub rust: String,
    /// The Python class.
    pub python: String,
    /// Holds no pointer and no handle, so that any value of it is harmless.
    pub plain: bool,
    /// How callers build it, where not every value is harmless.
    pub view: Option<View<'a>>,
    /// One line in our own words.
    pub summary: Option<String>,
}

/// The plan of a handle type.
#[derive(Debug)]
pub struct HandlePlan {
    /// The C typedef.
    pub c_name: String,
    /// Other typedefs of the same object.
    pub same_as: Vec<String>,
    /// The library that declares it.
    pub library: Library,
    /// The owner's Rust name; what has no destroyer has no owner type.
    pub rust: String,
    /// The borrowed form's Rust name.
    pub borrow: String,
    /// What entry points call it.
    pub noun: String,
    /// Why values of it stay numbers, without a type of their own.
    pub raw: Option<String>,
    /// The destroyer, by symbol.
    pub release: Option<String>,
    /// Why there is none.
    pub no_release: Option<String>,
    /// The entry point that tells the current one.
    pub current: Option<String>,
    /// The handle it lives in, by C typedef.
    pub parent: Option<String>,
    /// Python objects of it follow the stream protocol, so that other packages take them for streams.
    pub stream: bool,
    /// Special values: constant and public name.
    pub sentinels: Vec<(String, String)>,
    /// May be moved to another thread, may be shared, and why.
    pub threads: Option<crate::spec::HandleThreads>,
    /// One line in our own words.
    pub summary: Option<String>,
}
