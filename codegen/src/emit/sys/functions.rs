//! Entry points: a static symbol, a first call and an inline function each.

use crate::emit::rust::{doc_text, name, raw_text};
use crate::facts::{Library, Platform, Type, c_signature};
use crate::plan::{Class, Entry, Plan, Returns};

const USES: &str = "#![allow(unused_imports)]
use core::mem::transmute;
use core::ptr::NonNull;

use super::symbols;
use crate::sys::prelude::*;
";

/// The functions of a library.
pub fn functions(plan: &Plan<'_>, library: Library) -> String {
    let items: String = entries(plan, library).map(function).collect();
    format!("//! Entry points.\n{USES}{items}")
}

/// The symbols of a library's functions.
pub fn symbols(plan: &Plan<'_>, library: Library) -> String {
    let items: String = entries(plan, library)
        .map(|e| {
            let (c_name, rust) = (&e.fact.name, name(&e.fact.name));
            let per_thread = e.fact.per_thread.as_ref().map_or("None".to_owned(), |v| format!("Some(c\"{v}\")"));
            let since = e.since.map_or("None".to_owned(), |v| format!("Some(Version::new({}, {}))", v.major, v.minor));
            let arguments = format!("&super::LIBRARY, c\"{c_name}\", {per_thread}, {since}");
            let made = if is_status(e) {
                format!("Symbol::with_first_call({arguments}, first_calls::{rust} as *const ())")
            } else {
                format!("Symbol::new({arguments})")
            };
            format!("/// `{c_name}`.\npub static {rust}: Symbol = {made};\n")
        })
        .collect();
    format!(
        "//! The symbols behind the entry points, resolved on first use.\n#![allow(unused_imports)]\nuse cuspec_runtime::{{Symbol, Version}};\n\n\
         use super::first_calls;\n{items}"
    )
}

/// What the symbols of a library point to until they are resolved.
pub fn first_calls(plan: &Plan<'_>, library: Library) -> String {
    let items: String = entries(plan, library)
        .filter(|e| is_status(e))
        .map(|e| {
            let call = Call::new(e);
            let Class::Enum(status) = plan.index.class(&e.fact.returns) else { unreachable!("a status is an enumeration") };
            format!(
                "pub(super) unsafe extern \"C\" fn {rust}({declared}) -> {value} {{
    match symbols::{rust}.resolve() {{
        // SAFETY: the header declares the symbol with this signature; the caller answers for the arguments.
        Some(found_) => unsafe {{ transmute::<NonNull<c_void>, {ty}>(found_)({names}) }},
        None => {status}(UNAVAILABLE as _),
    }}
}}
",
                rust = call.rust,
                declared = call.declared,
                value = call.value,
                ty = call.ty,
                names = call.names,
                status = name(&status.name),
            )
        })
        .collect();
    format!(
        "//! The first call of each entry point: resolves the symbol, then calls it.\n{USES}use cuspec_runtime::UNAVAILABLE;\n{items}"
    )
}

fn entries<'p, 'a>(plan: &'p Plan<'a>, library: Library) -> impl Iterator<Item = &'p Entry<'a>> {
    plan.entries.iter().filter(move |e| e.library() == library)
}

/// Functions that return a status have a first call: it can report a missing symbol in the status itself.
fn is_status(e: &Entry<'_>) -> bool {
    matches!(e.returns, Returns::Status(_))
}

/// The pieces of a call, as text.
struct Call {
    rust: String,
    /// `a: T, b: U`.
    declared: String,
    /// `a, b`.
    names: String,
    /// The type of the function pointer.
    ty: String,
    /// The type of the returned value.
    value: String,
}

impl Call {
    fn new(e: &Entry<'_>) -> Call {
        let f = e.fact;
        let names: Vec<String> = f.params.iter().map(|p| name(&p.name)).collect();
        let types: Vec<String> = f.params.iter().map(|p| raw_text(&p.ty)).collect();
        let declared: Vec<String> = names.iter().zip(&types).map(|(n, t)| format!("{n}: {t}")).collect();
        let value = if f.returns == Type::Void { "()".to_owned() } else { raw_text(&f.returns) };
        let ty = format!("unsafe extern \"C\" fn({}) -> {value}", types.join(", "));
        Call { rust: name(&f.name), declared: declared.join(", "), names: names.join(", "), ty, value }
    }
}

fn function(e: &Entry<'_>) -> String {
    let call = Call::new(e);
    let docs = doc_text("", &doc_lines(e));
    let alias = e.fact.api.as_ref().map_or(String::new(), |api| format!("#[doc(alias = \"{api}\")]\n"));
    let Call { rust, declared, names, ty, value } = call;
    let (result, body) = if is_status(e) {
        (
            value,
            format!(
                "    // SAFETY: the entry is the function or its first call, both of this signature; the caller answers for the arguments.
    unsafe {{ transmute::<*mut c_void, {ty}>(symbols::{rust}.entry())({names}) }}"
            ),
        )
    } else {
        (
            format!("Result<{value}, Missing>"),
            format!(
                "    // SAFETY: the header declares the symbol with this signature; the caller answers for the arguments.
    unsafe {{ Ok(transmute::<NonNull<c_void>, {ty}>(symbols::{rust}.get()?)({names})) }}"
            ),
        )
    };
    format!("{docs}{alias}#[inline]\npub unsafe fn {rust}({declared}) -> {result} {{\n{body}\n}}\n")
}

fn doc_lines(e: &Entry<'_>) -> Vec<String> {
    let mut lines: Vec<String> = e.summary.iter().flat_map(|s| [s.value.clone(), String::new()]).collect();
    lines.push(format!("C: `{}`", c_signature(e.fact)));
    if let Some(since) = e.since {
        lines.extend([String::new(), format!("Since CUDA {since}.")]);
    }
    if let [only] = e.fact.platforms.0.as_slice() {
        let platform = match only {
            Platform::Linux => "Linux",
            Platform::Windows => "Windows",
        };
        lines.extend([String::new(), format!("Declared on {platform} only.")]);
    }
    if let Some(successor) = e.successor {
        lines.extend([String::new(), format!("Superseded by `{successor}`.")]);
    }
    lines
}

/// `mod.rs` of a library: its parts, and the library itself.
pub fn module(library: Library, parts: &[&str], status: Option<&str>) -> String {
    let title = match library {
        Library::Platform => "Types of other vendors that CUDA signatures mention.",
        Library::Cuda => "The CUDA driver API, `libcuda`.",
        Library::Cudart => "The CUDA Runtime API, `libcudart`.",
        Library::Nvrtc => "The CUDA run-time compiler, `libnvrtc`.",
        Library::Cudart12 => "The CUDA Runtime API of CUDA 12, on its `libcudart`.",
        Library::Cudart11 => "The CUDA Runtime API of CUDA 11, on its `libcudart`.",
    };
    let modules: String =
        parts.iter().map(|p| if *p == "symbols" { format!("pub mod {p};\n") } else { format!("mod {p};\n") }).collect();
    let hidden = |p: &&&str| !matches!(**p, "symbols" | "first_calls");
    let exports: String = parts.iter().filter(hidden).map(|p| format!("pub use {p}::*;\n")).collect();
    let library_static = if parts.contains(&"symbols") { library_static(library, status) } else { String::new() };
    format!("//! {title}\n{modules}{exports}{library_static}")
}

fn library_static(library: Library, status: Option<&str>) -> String {
    let known = library.name().to_uppercase();
    let status = status.map_or(String::new(), |s| format!("    status: <{s} as cuspec_runtime::Status>::TABLE,\n"));
    format!(
        "/// The library, opened on first use.
pub static LIBRARY: cuspec_runtime::Library = cuspec_runtime::Library::new(cuspec_runtime::LibrarySpec {{
{status}    ..cuspec_runtime::known::{known}
}});
"
    )
}
