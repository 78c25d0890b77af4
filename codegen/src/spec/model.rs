//! The annotation vocabulary: what people write under `spec/`.
//!
//! Every value carries its place ([`At`]), so that findings and `explain` can name file and line. Keys are C names, never positions.

use schemars::JsonSchema;
use serde::Deserialize;

use super::value::{OneOrMany, Scalar, Table, entries};
use super::{At, Measured, SectionsFile};
use crate::facts::Library;

/// A file of annotations: `spec/annotations/<library>/<topic>.yaml`.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AnnotationFile {
    /// The library that all symbols of the file belong to.
    pub library: Option<At<Library>>,
    /// What the file is about, in a few words.
    pub topic: Option<At<String>>,
    /// Set in a machine-drafted file until a person has reviewed it; `check` refuses it.
    pub draft: Option<At<bool>>,
    /// Notes per entry point, keyed by exported symbol.
    #[serde(deserialize_with = "entries")]
    #[schemars(with = "std::collections::BTreeMap<String, FunctionNote>")]
    pub functions: Vec<(At<String>, FunctionNote)>,
    /// Notes per type, keyed by C name.
    #[serde(deserialize_with = "entries")]
    #[schemars(with = "std::collections::BTreeMap<String, TypeNote>")]
    pub types: Vec<(At<String>, TypeNote)>,
    /// Notes per macro constant, keyed by C name.
    #[serde(deserialize_with = "entries")]
    #[schemars(with = "std::collections::BTreeMap<String, ConstantNote>")]
    pub constants: Vec<(At<String>, ConstantNote)>,
}

/// What a person knows about an entry point.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct FunctionNote {
    /// Fingerprint of the C signature that was reviewed.
    pub sig: Option<At<String>>,
    /// One line, own words, third person, full stop.
    pub summary: Option<At<String>>,
    /// Success-like codes and their meaning.
    pub ok: Option<At<Table>>,
    /// Whether a current context is needed.
    pub context: Option<At<Context>>,
    /// Which threads may call it.
    pub threads: Option<At<String>>,
    /// Why a call never waits for anything: Python keeps its lock then, instead of giving it up for the call.
    pub never_waits: Option<At<String>>,
    /// Why the wrapper stays `unsafe`; becomes its `# Safety` section.
    #[serde(rename = "unsafe")]
    pub unsafe_: Option<At<String>>,
    /// Public Rust path where the derived one is poor, such as `Program::create`.
    pub rust: Option<At<String>>,
    /// Public Python name where the derived one is poor.
    pub python: Option<At<String>>,
    /// The entry point that tells more about a failure, for an object that this one takes too: errors carry what it says.
    pub log: Option<At<String>>,
    /// What is known about the returned value, where that is no status.
    pub returns: Option<ParamNote>,
    /// The file of a binding written by hand.
    pub manual: Option<At<String>>,
    /// What is known about each parameter, by name.
    #[serde(deserialize_with = "entries")]
    #[schemars(with = "std::collections::BTreeMap<String, ParamNote>")]
    pub params: Vec<(At<String>, ParamNote)>,
}

/// What a person knows about a parameter.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct ParamNote {
    /// Who reads and writes.
    pub dir: Option<At<Dir>>,
    /// Who provides the memory of an out value.
    pub alloc: Option<At<Alloc>>,
    /// The extent of what is pointed to.
    pub len: Option<At<Len>>,
    /// Ownership after the call.
    pub own: Option<At<Own>>,
    /// The entry point that destroys what this call creates, where the creator decides it rather than the type.
    pub release: Option<At<String>>,
    /// Whether NULL (or a null handle) is legal.
    pub nullable: Option<At<Nullable>>,
    /// What NULL means.
    pub means: Option<At<String>>,
    /// What the wrapper passes when the caller leaves it out.
    pub default: Option<At<Scalar>>,
    /// How long the callee keeps the pointer.
    pub lives: Option<At<String>>,
    /// The condition on another out under which this one exists.
    pub valid_if: Option<At<String>>,
    /// The public type: an enum or flags type behind an integer, `text`, `bytes`, or a type name.
    #[serde(rename = "as")]
    pub as_: Option<At<String>>,
    /// What the callee does with the memory at an address that it takes.
    pub access: Option<At<Access>>,
    /// How often a callback is called, where a closure can stand for it.
    pub calls: Option<At<CallCount>>,
    /// What the wrapper fills in.
    pub role: Option<At<Role>>,
    /// The parameter whose value selects the type behind this one.
    pub tagged_by: Option<At<String>>,
    /// Enumerator to type of the value behind this pointer.
    pub values: Option<At<Table>>,
    /// Why the annotation is right although the header says otherwise.
    pub contradicts_header: Option<At<String>>,
}

/// What a person knows about a type.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct TypeNote {
    /// One line, own words.
    pub summary: Option<At<String>>,
    /// An enumeration whose members are combined with `|`.
    pub flags: Option<At<bool>>,
    /// The status enumeration of its library, with the code that means success.
    pub status: Option<At<String>>,
    /// Public Rust name where the derived one is poor.
    pub rust: Option<At<String>>,
    /// Public Python name where the derived one is poor.
    pub python: Option<At<String>>,
    /// Per code, what a user can do about it.
    pub hints: Option<At<Table>>,
    /// A record that only the driver fills: callers hand it on as it came.
    pub driver_made: Option<At<bool>>,
    /// What is known about the fields of a record, by name; `len: { param: ... }` and `tagged-by` name fields.
    #[serde(deserialize_with = "entries")]
    #[schemars(with = "std::collections::BTreeMap<String, ParamNote>")]
    pub fields: Vec<(At<String>, ParamNote)>,
}

/// What a person knows about a macro constant.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ConstantNote {
    /// One line, own words.
    pub summary: Option<At<String>>,
}

/// A handle type of `spec/handles.yaml`, keyed by its C typedef.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct HandleNote {
    /// One line, own words.
    pub summary: Option<At<String>>,
    /// The owner's Rust name.
    pub rust: Option<At<String>>,
    /// The Rust name of the borrowed form.
    pub borrow: Option<At<String>>,
    /// The word that entry points use for it where that is not the owner's name, such as `Ctx`.
    pub noun: Option<At<String>>,
    /// Other typedefs of the same handle.
    pub same_as: Option<At<Vec<At<String>>>>,
    /// The entry point that destroys it.
    pub release: Option<At<String>>,
    /// Why there is nothing to destroy, or why the type alone does not decide the destroyer.
    pub no_release: Option<At<String>>,
    /// Why a value of it cannot be checked: entry points that take it by value stay `unsafe`.
    pub raw: Option<At<String>>,
    /// The entry point that tells which object of this type is current: objects that are made live in that one.
    pub current: Option<At<String>>,
    /// The handle it lives in.
    pub parent: Option<At<String>>,
    /// Python objects of it follow the protocol by which packages pass streams to each other (`__cuda_stream__`).
    pub stream: Option<At<bool>>,
    /// Special values that are never destroyed: constant to public name.
    pub sentinels: Option<At<Table>>,
    /// Thread rules with their reason.
    pub threads: Option<At<HandleThreads>>,
}

/// Thread rules of a handle.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HandleThreads {
    /// May be moved to another thread.
    pub send: bool,
    /// May be used from several threads at once.
    pub sync: bool,
    /// Why.
    pub why: String,
}

/// An ordered general rule of `spec/rules.yaml`.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Rule {
    /// A short name, shown by `explain`.
    pub id: At<String>,
    /// The reason.
    pub why: At<String>,
    /// Which parameters it decides.
    pub when: When,
    /// What it decides for a parameter.
    #[serde(default)]
    pub then: ParamNote,
    /// What it decides for the function.
    #[serde(default)]
    pub function: FunctionNote,
    /// Parameters that it is meant for, as `symbol.param` (or `symbol`): checked to be hits.
    #[serde(default)]
    pub examples: Vec<At<String>>,
}

/// The condition of a rule: every given key must match. Names are globs with `*`; a list matches when any of its globs does.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct When {
    /// The library.
    pub library: Option<Library>,
    /// The exported symbol.
    pub function: Option<OneOrMany>,
    /// The header file.
    pub header: Option<OneOrMany>,
    /// The documentation group.
    pub group: Option<OneOrMany>,
    /// The parameter's name.
    pub param: Option<OneOrMany>,
    /// The parameter's type in the facts' notation.
    #[serde(rename = "type")]
    pub ty: Option<OneOrMany>,
    /// The direction that the documentation states.
    pub doc: Option<OneOrMany>,
    /// A documentation note of the function.
    pub note: Option<OneOrMany>,
}

/// Who reads and writes a parameter's memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Dir {
    /// The callee reads.
    In,
    /// The callee writes.
    Out,
    /// The callee reads, then writes.
    Inout,
}

impl Dir {
    /// The word of the vocabulary.
    pub fn word(self) -> &'static str {
        match self {
            Dir::In => "in",
            Dir::Out => "out",
            Dir::Inout => "inout",
        }
    }
}

/// Who provides the memory of an out value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Alloc {
    /// The caller passes a buffer.
    Caller,
    /// The callee returns a pointer to its own memory.
    Callee,
}

impl Alloc {
    /// The word of the vocabulary.
    pub fn word(self) -> &'static str {
        match self {
            Alloc::Caller => "caller",
            Alloc::Callee => "callee",
        }
    }
}

/// The extent of what a pointer points to.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Len {
    /// Text up to a NUL.
    Nul,
    /// The data carries its own length (a module image).
    SelfDescribing,
    /// As many elements as another parameter says.
    Param(String),
    /// As many bytes as another parameter says.
    Bytes(String),
    /// A fixed number of elements.
    Fixed(u64),
    /// Another entry point tells the length.
    Query(String),
    /// Two-call: a NULL pointer asks for the count, which the other parameter carries both ways.
    InOut(String),
    /// An expression over other parameters, in elements.
    Expr(String),
}

/// What a call does with the memory at an address that it takes, now or in the order of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Access {
    /// Nothing: the address is looked up, or noted for work that is started by another call.
    None,
    /// It is read.
    Read,
    /// It is written.
    Write,
}

impl Access {
    /// The word of the vocabulary.
    pub fn word(self) -> &'static str {
        match self {
            Access::None => "none",
            Access::Read => "read",
            Access::Write => "write",
        }
    }
}

/// How often the library calls a callback.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum CallCount {
    /// Once: its data can go with that call.
    Once,
    /// Until the registration that comes back is taken back.
    Many,
}

impl CallCount {
    /// The word of the vocabulary.
    pub fn word(self) -> &'static str {
        match self {
            CallCount::Once => "once",
            CallCount::Many => "many",
        }
    }
}

/// Ownership after the call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Own {
    /// The caller owns a new object.
    Fresh,
    /// The caller gets, or lends, a reference only.
    Borrow,
    /// The callee consumes it.
    Take,
    /// Lives as long as the program.
    Static,
    /// Counted: the caller owns one more reference.
    Shared,
}

impl Own {
    /// The word of the vocabulary.
    pub fn word(self) -> &'static str {
        match self {
            Own::Fresh => "fresh",
            Own::Borrow => "borrow",
            Own::Take => "take",
            Own::Static => "static",
            Own::Shared => "shared",
        }
    }
}

/// Whether NULL is legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Nullable {
    /// NULL is an error.
    Never,
    /// NULL has a meaning.
    Allowed,
    /// NULL goes with a count of zero.
    WhenEmpty,
}

/// What the wrapper fills in itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The value handed back to a callback.
    UserData,
    /// Must be zero or NULL.
    Reserved,
    /// The size of the struct behind another parameter.
    StructSize,
    /// A function that the callee calls.
    Callback,
    /// The addresses of a kernel's arguments.
    KernelArguments,
}

impl Role {
    /// The word of the vocabulary.
    pub fn word(self) -> &'static str {
        match self {
            Role::UserData => "user-data",
            Role::Reserved => "reserved",
            Role::StructSize => "struct-size",
            Role::Callback => "callback",
            Role::KernelArguments => "kernel-arguments",
        }
    }
}

/// Whether a current context is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Context {
    /// A context must be current on the calling thread.
    NeedsCurrent,
    /// Works without.
    Any,
}

impl Context {
    /// The word of the vocabulary.
    pub fn word(self) -> &'static str {
        match self {
            Context::NeedsCurrent => "needs-current",
            Context::Any => "any",
        }
    }
}

/// `spec/handles.yaml`.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct HandlesFile {
    /// Handle types by C typedef.
    #[serde(deserialize_with = "entries")]
    #[schemars(with = "std::collections::BTreeMap<String, HandleNote>")]
    pub handles: Vec<(At<String>, HandleNote)>,
}

/// `spec/rules.yaml`.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct RulesFile {
    /// General rules, first match first.
    pub rules: Vec<Rule>,
}

/// `spec/skipped.yaml`.
#[derive(Debug, Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SkippedFile {
    /// Symbols that are not bound, each with its reason.
    #[serde(deserialize_with = "entries")]
    #[schemars(with = "std::collections::BTreeMap<String, String>")]
    pub skipped: Vec<(At<String>, At<String>)>,
}

/// Everything that people wrote.
#[derive(Debug, Clone, Default)]
pub struct Spec {
    /// Topic files in path order.
    pub files: Vec<AnnotationFile>,
    /// Those that are written for older majors of cudart.
    pub older: Vec<AnnotationFile>,
    /// Files that are drafts still. What they say is a guess, and decides nothing.
    pub drafts: Vec<AnnotationFile>,
    /// Handle types by C typedef.
    pub handles: Vec<(At<String>, HandleNote)>,
    /// General rules, first match first.
    pub rules: Vec<Rule>,
    /// The sections of the reference.
    pub sections: SectionsFile,
    /// Times of calls on GPUs, by file name.
    pub measured: Vec<Measured>,
    /// Symbols that are not bound, each with its reason.
    pub skipped: Vec<(At<String>, At<String>)>,
    /// The specs of older majors of cudart, in the order of the facts'.
    pub majors: Vec<Spec>,
}
