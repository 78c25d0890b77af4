//! The recording driver's entry points in C.
//!
//! Input: facts, never the plan: what is recorded must not share a mistake with what is tested. Output: one C definition per Linux
//! symbol, superseded ones and per-thread variants among them, and the table of their parameters. A definition that differs from the
//! header's declaration does not compile.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use cuspec_codegen::clang;
use cuspec_codegen::facts::{DocDirection, Facts, Function, Library, Param, Platform, Prim, RecordKind, Type, declare};
use cuspec_codegen::plan::{Class, Declared, Index};

/// Types of a status, which is what a function returns when it is told to fail.
const STATUS: [&str; 3] = ["CUresult", "cudaError_t", "nvrtcResult"];

/// The C source.
pub fn source(facts: &Facts) -> String {
    let index = Index::new(facts);
    let mut tables = String::new();
    let mut rows = String::new();
    let mut definitions = String::new();
    let mut names = vec![];
    let mut types = BTreeSet::new();
    let own = facts.headers.iter().filter(|h| facts.emits(h.library));
    let functions = own.flat_map(|h| &h.functions).filter(|f| f.platforms.has(Platform::Linux));
    for f in functions {
        let parameters: Vec<String> = f.params.iter().map(|p| parameter(&index, p)).collect();
        if !parameters.is_empty() {
            writeln!(tables, "static const struct parameter of_{}[] = {{{}}};", f.name, parameters.join(", "))
                .expect("a string grows");
        }
        names.push(f.api_name());
        f.params.iter().map(|p| &p.ty).chain([&f.returns]).for_each(|ty| {
            ty.for_each_name(&mut |name| {
                types.insert(name);
            })
        });
        for symbol in [Some(&f.name), f.per_thread.as_ref()].into_iter().flatten() {
            let table = if parameters.is_empty() { "0".to_owned() } else { format!("of_{}", f.name) };
            let at = rows.lines().count();
            writeln!(rows, "    {{\"{symbol}\", {}, {table}}},", parameters.len()).expect("a string grows");
            definitions.push_str(&definition(&index, f, symbol, at));
            names.push(symbol);
        }
    }
    let includes: String =
        clang::included(Platform::Linux).filter(|name| facts.includes(name)).map(|name| format!("#include <{name}>\n")).collect();
    // The headers rename documented names by macro; here every symbol is itself.
    let undefine: String = names.iter().map(|name| format!("#undef {name}\n")).collect();
    let tags: String = types.into_iter().filter_map(|name| tag(&index, name)).collect();
    format!(
        "#define __CUDA_API_VERSION_INTERNAL\n#include <stddef.h>\n{includes}#include \"recorder.h\"\n{undefine}{tags}\n{tables}\n\
         const struct function recorder_functions[] = {{\n{rows}}};\n\
         const unsigned long recorder_function_count = sizeof recorder_functions / sizeof *recorder_functions;\n\n{definitions}"
    )
}

/// Facts name a type by its tag alone; so does this source, once the tag is a type name too.
fn tag(index: &Index<'_>, name: &str) -> Option<String> {
    let keyword = match index.declared(name)? {
        Declared::Record(_, r) if r.untagged => return None,
        Declared::Record(_, r) if r.kind == RecordKind::Union => "union",
        Declared::Record(..) => "struct",
        // Elsewhere an enumeration's name is a type name already, and some have no tag. A wrong guess does not compile.
        Declared::Enum(h, _) if h.library.family() == Library::Cudart => "enum",
        Declared::Enum(..) | Declared::Typedef(..) => return None,
    };
    Some(format!("typedef {keyword} {name} {name};\n"))
}

fn definition(index: &Index<'_>, f: &Function, symbol: &str, at: usize) -> String {
    let parameters = f.params.iter().map(|p| declare(&p.ty, &format!("{}_", p.name))).collect::<Vec<_>>().join(", ");
    let values = f.params.iter().map(|p| format!("&{}_", p.name)).collect::<Vec<_>>().join(", ");
    let head = declare(&f.returns, &format!("{symbol}({})", if parameters.is_empty() { "void" } else { &parameters }));
    let body = match &f.returns {
        Type::Void => format!("    recorder_called({at}, values);\n"),
        ty if ty.as_named().is_some_and(|name| STATUS.contains(&name)) => {
            format!("    return ({ty})recorder_called({at}, values);\n")
        }
        ty => format!(
            "    {};\n    recorder_returns({at}, values, &result, sizeof result, {});\n    return result;\n",
            declare(ty, "result"),
            fill(index, ty)
        ),
    };
    let values = if values.is_empty() { "0" } else { &values };
    format!(
        "#if !defined OMIT_ALL && !defined OMIT_{symbol}\n{head}\n{{\n    const void *const values[] = {{{values}}};\n{body}}}\n#endif\n\n"
    )
}

/// A row of the table: the size, the size of what it points to, and what an out receives.
fn parameter(index: &Index<'_>, p: &Param) -> String {
    let size = format!("sizeof({})", abstract_type(&p.ty));
    let Some((is_const, to)) = p.ty.as_pointer() else { return format!("{{{size}, 0, FILL_NOTHING}}") };
    if matches!(index.class(to), Class::Void | Class::Opaque(_) | Class::Function | Class::Unknown(_)) {
        return format!("{{{size}, 0, FILL_NOTHING}}");
    }
    let fill = if is_const || p.doc == Some(DocDirection::In) { "FILL_NOTHING" } else { fill(index, to) };
    format!("{{{size}, sizeof({}), {fill}}}", abstract_type(to))
}

fn abstract_type(ty: &Type) -> String {
    declare(ty, "").trim_end().to_owned()
}

/// What an out of a type receives.
fn fill(index: &Index<'_>, ty: &Type) -> &'static str {
    match index.class(ty) {
        Class::Handle(_) => "FILL_HANDLE",
        Class::Number("f32" | "f64") => "FILL_FLOAT",
        Class::Number(_) if ty.as_named().is_some() && is_numbered_object(index, ty) => "FILL_HANDLE",
        Class::Number(_) | Class::Enum(_) => "FILL_NUMBER",
        Class::Pointer { to, .. } => match index.class(to) {
            Class::Opaque(_) => "FILL_HANDLE",
            Class::Number("c_char") => "FILL_TEXT",
            _ => "FILL_MEMORY",
        },
        _ => "FILL_ZEROS",
    }
}

/// Whether it is a name of the API's own for `unsigned long long`: device addresses, texture objects and the like.
fn is_numbered_object(index: &Index<'_>, ty: &Type) -> bool {
    match ty {
        Type::Prim(prim) => *prim == Prim::ULongLong,
        Type::Named(name) => match index.declared(name) {
            Some(Declared::Typedef(_, t)) => is_numbered_object(index, &t.ty),
            _ => false,
        },
        _ => false,
    }
}
