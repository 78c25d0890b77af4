//! The fact types. Their YAML form is read by serde and written by `write`.

use std::fmt;

use serde::Deserialize;

use super::{History, Type, Value};

/// The library whose header declares an item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Library {
    /// Types of other vendors that CUDA signatures mention (EGL, OpenGL, VDPAU, Direct3D); no entry points.
    Platform,
    /// The driver API, `libcuda`.
    Cuda,
    /// The Runtime API, `libcudart`.
    Cudart,
    /// The run-time compiler, `libnvrtc`.
    Nvrtc,
    /// The Runtime API of CUDA 12, beside the newest one.
    Cudart12,
    /// The Runtime API of CUDA 11, beside the newest one.
    Cudart11,
}

impl Library {
    /// Every library of a release, in the order in which they may refer to each other.
    pub const ALL: [Library; 4] = [Library::Platform, Library::Cuda, Library::Cudart, Library::Nvrtc];
    /// The libraries of a release that export entry points.
    pub const CALLABLE: [Library; 3] = [Library::Cuda, Library::Cudart, Library::Nvrtc];
    /// The majors of cudart that are bound beside the newest one, newest first: each is its predecessor's namesake in other headers,
    /// so its facts and its plan are its own.
    pub const MAJORS: [Library; 2] = [Library::Cudart12, Library::Cudart11];

    /// The name used for folders, modules and packages.
    pub fn name(self) -> &'static str {
        match self {
            Library::Platform => "platform",
            Library::Cuda => "cuda",
            Library::Cudart => "cudart",
            Library::Nvrtc => "nvrtc",
            Library::Cudart12 => "cudart12",
            Library::Cudart11 => "cudart11",
        }
    }

    /// The library whose older major this is; itself otherwise.
    pub fn family(self) -> Library {
        if self.major().is_some() { Library::Cudart } else { self }
    }

    /// The major release that it is bound to, where that is not the newest one.
    pub fn major(self) -> Option<u32> {
        match self {
            Library::Cudart12 => Some(12),
            Library::Cudart11 => Some(11),
            Library::Platform | Library::Cuda | Library::Cudart | Library::Nvrtc => None,
        }
    }
}

impl fmt::Display for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An operating system whose headers were parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Platform {
    /// x86-64 Linux.
    Linux,
    /// x86-64 Windows.
    Windows,
}

/// The platforms that declare an item; all of them when the YAML key is absent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Platforms(pub Vec<Platform>);

impl Platforms {
    /// Declared wherever headers were parsed.
    pub fn all() -> Self {
        Platforms(vec![Platform::Linux, Platform::Windows])
    }

    /// Declared on one platform.
    pub fn only(platform: Platform) -> Self {
        Platforms(vec![platform])
    }

    /// Whether every platform declares the item.
    pub fn is_all(&self) -> bool {
        self.0.len() == 2
    }

    /// Whether `platform` declares the item.
    pub fn has(&self, platform: Platform) -> bool {
        self.0.contains(&platform)
    }
}

impl Default for Platforms {
    fn default() -> Self {
        Platforms::all()
    }
}

/// All facts of one release: libraries in [`Library::ALL`] order, headers in inclusion order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Facts {
    /// One entry per defining header.
    pub headers: Vec<HeaderFacts>,
    /// What other releases have; empty where it is not known.
    pub history: History,
    /// The older major of cudart that these facts hold in place of the newest one.
    pub major: Option<Library>,
    /// The facts with older majors of cudart in place of the newest one, newest first.
    pub majors: Vec<Facts>,
}

impl Facts {
    /// The libraries that headers of these facts belong to, in the order in which they may refer to each other.
    pub fn libraries(&self) -> [Library; 4] {
        Library::ALL.map(|library| self.present(library))
    }

    /// Those that export entry points.
    pub fn callable(&self) -> [Library; 3] {
        Library::CALLABLE.map(|library| self.present(library))
    }

    /// Whether files are made from what these facts say of a library. What an older major stands on, the newest facts emit.
    pub fn emits(&self, library: Library) -> bool {
        self.major.is_none_or(|major| major == library)
    }

    /// Whether a program about these facts includes a header: of an older major it is that cudart's own, and what those need.
    pub fn includes(&self, header: &str) -> bool {
        let stands_alone = |h: &HeaderFacts| self.emits(h.library) || h.library == Library::Platform;
        self.headers.iter().any(|h| h.header == header && stands_alone(h))
    }

    fn present(&self, library: Library) -> Library {
        if library == Library::Cudart { self.major.unwrap_or(library) } else { library }
    }

    /// Puts the headers into their fixed order, which does not depend on how they were found.
    pub fn sort(&mut self) {
        self.headers.sort_by(|a, b| {
            let key = |h: &HeaderFacts| (h.library, super::order::rank(&h.header));
            key(a).cmp(&key(b)).then_with(|| a.header.cmp(&b.header))
        });
    }
}

/// The facts of one header file.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HeaderFacts {
    /// The library that the header belongs to.
    pub library: Library,
    /// The file name as it is included, such as `cuda.h` or `EGL/egl.h`.
    pub header: String,
    /// Documentation groups, in order.
    #[serde(default)]
    pub groups: Vec<Group>,
    /// Type aliases, handles and callback types among them.
    #[serde(default)]
    pub typedefs: Vec<Typedef>,
    /// Enumerations.
    #[serde(default)]
    pub enums: Vec<Enum>,
    /// Structs, unions and opaque tags.
    #[serde(default)]
    pub records: Vec<Record>,
    /// Macro constants.
    #[serde(default)]
    pub constants: Vec<Constant>,
    /// `#define cuX cuX_v2`: the documented name and the symbol behind it.
    #[serde(default)]
    pub aliases: Vec<Alias>,
    /// Entry points.
    #[serde(default)]
    pub functions: Vec<Function>,
    /// Declarations that are no binding, each with its reason.
    #[serde(default)]
    pub skipped: Vec<Skipped>,
}

impl HeaderFacts {
    /// A header without facts yet.
    pub fn new(library: Library, header: impl Into<String>) -> Self {
        HeaderFacts {
            library,
            header: header.into(),
            groups: vec![],
            typedefs: vec![],
            enums: vec![],
            records: vec![],
            constants: vec![],
            aliases: vec![],
            functions: vec![],
            skipped: vec![],
        }
    }

    /// Whether there is nothing to say about the header.
    pub fn is_empty(&self) -> bool {
        *self == HeaderFacts::new(self.library, self.header.as_str())
    }

    /// Whether a macro or function has an entry, bound or skipped.
    pub fn lists(&self, name: &str) -> bool {
        self.constants.iter().any(|c| c.name == name)
            || self.aliases.iter().any(|a| a.name == name)
            || self.functions.iter().any(|f| f.name == name)
            || self.skipped.iter().any(|s| s.names.iter().any(|n| n == name))
    }

    /// Lists a declaration as not bound.
    pub fn skip(&mut self, reason: &str, name: impl Into<String>) {
        match self.skipped.iter_mut().find(|s| s.reason == reason) {
            Some(skipped) => skipped.names.push(name.into()),
            None => self.skipped.push(Skipped { reason: reason.to_owned(), names: vec![name.into()] }),
        }
    }
}

/// A documentation group (`\defgroup`).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// The identifier, such as `CUDA_MEM`.
    pub id: String,
    /// The section's heading.
    pub title: String,
}

/// A type alias.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Typedef {
    /// The alias.
    pub name: String,
    /// What it stands for.
    #[serde(rename = "type")]
    pub ty: Type,
    /// Declared only behind `__CUDA_API_VERSION_INTERNAL`.
    #[serde(default)]
    pub superseded: bool,
    /// Where it is declared.
    #[serde(default)]
    pub platforms: Platforms,
}

/// An enumeration.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enum {
    /// The tag, or the typedef's name where the enumeration has no tag.
    pub name: String,
    /// Whether any value is negative (`i32`) or not (`u32`). Compilers differ in the formal type; the bits agree.
    #[serde(default)]
    pub signed: bool,
    /// Where it is declared.
    #[serde(default)]
    pub platforms: Platforms,
    /// Members in header order; values may repeat.
    pub enumerators: Vec<Enumerator>,
}

/// A member of an enumeration.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enumerator {
    /// The C name.
    pub name: String,
    /// Its value.
    pub value: i64,
    /// Marked as deprecated.
    #[serde(default)]
    pub deprecated: bool,
    /// The documented C type of the value, for a member that selects an attribute.
    #[serde(default, rename = "value-type")]
    pub value_type: Option<String>,
}

/// What kind of record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RecordKind {
    /// A struct with known fields.
    Struct,
    /// A union with known members.
    Union,
    /// A tag that is never defined: only pointers to it exist.
    Opaque,
}

/// A struct, union or opaque tag.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The tag, the typedef's name where there is no tag, or `Parent__path` for a record nested without a tag.
    pub name: String,
    /// Struct, union or opaque.
    pub kind: RecordKind,
    /// There is no tag: C reaches the record through its typedef alone.
    #[serde(default)]
    pub untagged: bool,
    /// Size in bytes on Linux (on Windows where only Windows declares it); 0 when opaque.
    #[serde(default)]
    pub size: u64,
    /// Alignment in bytes.
    #[serde(default)]
    pub align: u64,
    /// Declared only behind `__CUDA_API_VERSION_INTERNAL`.
    #[serde(default)]
    pub superseded: bool,
    /// Where it is declared.
    #[serde(default)]
    pub platforms: Platforms,
    /// Fields in order.
    #[serde(default)]
    pub fields: Vec<Field>,
    /// The Windows layout, where it differs.
    #[serde(default)]
    pub windows: Option<Layout>,
}

impl Record {
    /// Whether it is nested in another one and has no tag of its own.
    pub fn is_nameless(&self) -> bool {
        self.name.contains("__")
    }

    /// A tag that is never defined.
    pub fn opaque(name: impl Into<String>) -> Self {
        Record {
            name: name.into(),
            kind: RecordKind::Opaque,
            untagged: false,
            size: 0,
            align: 0,
            superseded: false,
            platforms: Platforms::all(),
            fields: vec![],
            windows: None,
        }
    }
}

/// A layout that differs from the record's own.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes.
    pub align: u64,
    /// Byte offsets, one per field.
    pub offsets: Vec<u64>,
}

/// A member of a record.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// The C name; `anon0`, `anon1` ... for an anonymous member.
    pub name: String,
    /// Its type.
    #[serde(rename = "type")]
    pub ty: Type,
    /// Offset in bytes.
    pub offset: u64,
    /// The member has no name in C: its own members are reached through the parent.
    #[serde(default)]
    pub anonymous: bool,
    /// Position and width in bits, for a bit field.
    #[serde(default)]
    pub bits: Option<Bits>,
}

/// A bit field's place within its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bits {
    /// Offset in bits from the start of the record.
    pub offset: u64,
    /// Width in bits.
    pub width: u64,
}

/// A macro that is a constant.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constant {
    /// The macro's name.
    pub name: String,
    /// The C type of the expression.
    #[serde(rename = "type")]
    pub ty: Type,
    /// The value, as the compiler evaluates it.
    pub value: Value,
    /// Where it is declared.
    #[serde(default)]
    pub platforms: Platforms,
}

/// A documented name that a macro maps to the symbol of a release.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Alias {
    /// The name in the documentation.
    pub name: String,
    /// The symbol, enumerator or type it stands for after every expansion.
    pub target: String,
    /// Where it is declared.
    #[serde(default)]
    pub platforms: Platforms,
}

/// An entry point.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Function {
    /// The exported symbol.
    pub name: String,
    /// The documented name, where it differs (`cuMemAlloc` for `cuMemAlloc_v2`).
    #[serde(default)]
    pub api: Option<String>,
    /// The symbol of the per-thread default stream variant.
    #[serde(default)]
    pub per_thread: Option<String>,
    /// Declared only behind `__CUDA_API_VERSION_INTERNAL`: kept for old binaries.
    #[serde(default)]
    pub superseded: bool,
    /// Where it is declared.
    #[serde(default)]
    pub platforms: Platforms,
    /// The documentation group.
    #[serde(default)]
    pub group: Option<String>,
    /// The fragment of its entry on the group's page of NVIDIA's reference: an MD5 sum over the declaration.
    #[serde(default)]
    pub anchor: Option<String>,
    /// Marked as deprecated, by attribute or by documentation.
    #[serde(default)]
    pub deprecated: bool,
    /// The return type.
    pub returns: Type,
    /// Parameters in order.
    #[serde(default)]
    pub params: Vec<Param>,
    /// Codes that the documentation lists, in order.
    #[serde(default)]
    pub errors: Vec<String>,
    /// Thread and asynchrony notes, as the names of their documentation commands (`note_async`, `notefnerr`).
    #[serde(default)]
    pub notes: Vec<String>,
    /// The functions that the documentation refers to, by documented name.
    #[serde(default)]
    pub see: Vec<String>,
    /// Documented value types of an attribute parameter: enumerator and C type.
    #[serde(default)]
    pub value_types: Vec<ValueType>,
}

impl Function {
    /// The name that documentation uses.
    pub fn api_name(&self) -> &str {
        self.api.as_deref().unwrap_or(&self.name)
    }
}

/// A documented pairing of an attribute with the type of its value.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueType {
    /// The enumerator.
    pub name: String,
    /// The C type, as documented.
    #[serde(rename = "type")]
    pub ty: String,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Param {
    /// The C name; `arg0`, `arg1` ... where the declaration has none.
    pub name: String,
    /// Its type.
    #[serde(rename = "type")]
    pub ty: Type,
    /// The direction that the documentation states.
    #[serde(default)]
    pub doc: Option<DocDirection>,
}

/// A direction stated in documentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DocDirection {
    /// Tagged as input.
    In,
    /// Tagged as output.
    Out,
    /// Tagged as both.
    Inout,
    /// Described with "Returned" as the first word.
    Returned,
}

impl DocDirection {
    /// The word in the YAML form.
    pub fn word(self) -> &'static str {
        match self {
            DocDirection::In => "in",
            DocDirection::Out => "out",
            DocDirection::Inout => "inout",
            DocDirection::Returned => "returned",
        }
    }
}

/// A declaration that is not bound.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Skipped {
    /// Why, in a few words.
    pub reason: String,
    /// The names, in order.
    pub names: Vec<String>,
}
