//! Opens libclang.
//!
//! Input: the path of the shared library. Output: [`Libclang`], its functions and version.
//! Invariant: every function in the list below is there and has the type that clang-sys declares for it.
//!
//! clang-sys keeps its own library per thread and finds it by environment variable only. A table of our own is opened by path,
//! serves all threads, and leaves other libraries of the process alone.

use std::path::Path;

use clang_sys::Functions;

use crate::diag::Diagnostic;

/// The oldest major version whose facts are tested.
pub const OLDEST: u32 = 14;

/// An open libclang.
pub(super) struct Libclang {
    pub(super) functions: Functions,
    /// The version string, such as `clang version 18.1.1`.
    pub(super) version: String,
    /// Keeps the functions mapped.
    _library: libloading::Library,
}

macro_rules! functions {
    ($($name:ident)*) => {
        fn fill(library: &libloading::Library) -> Result<Functions, &'static str> {
            let mut functions = Functions::default();
            $(
                // SAFETY: libclang's C interface is stable, and clang-sys declares the type of each function by its name.
                let symbol = unsafe { library.get(concat!(stringify!($name), "\0").as_bytes()) };
                functions.$name = Some(*symbol.map_err(|_| stringify!($name))?);
            )*
            Ok(functions)
        }
    };
}

functions! {
    clang_createIndex clang_disposeIndex clang_parseTranslationUnit2 clang_disposeTranslationUnit
    clang_getTranslationUnitCursor clang_visitChildren clang_Type_visitFields
    clang_getNumDiagnostics clang_getDiagnostic clang_disposeDiagnostic clang_getDiagnosticSeverity
    clang_getDiagnosticSpelling clang_getDiagnosticLocation
    clang_getCString clang_disposeString clang_getClangVersion
    clang_getCursorLocation clang_getExpansionLocation clang_getFileName
    clang_getCursorSpelling clang_getCursorType clang_getCursorDefinition clang_getCanonicalCursor clang_getCursorReferenced
    clang_getCursorAvailability clang_Cursor_getStorageClass clang_Cursor_isFunctionInlined clang_Cursor_isAnonymous
    clang_Cursor_isMacroFunctionLike clang_Cursor_isMacroBuiltin clang_Cursor_getNumArguments clang_Cursor_getArgument
    clang_Cursor_isBitField clang_getFieldDeclBitWidth clang_Cursor_getOffsetOfField
    clang_getTypedefDeclUnderlyingType clang_getEnumDeclIntegerType
    clang_getEnumConstantDeclValue clang_getEnumConstantDeclUnsignedValue
    clang_Cursor_Evaluate clang_EvalResult_dispose clang_EvalResult_getKind clang_EvalResult_isUnsignedInt
    clang_EvalResult_getAsLongLong clang_EvalResult_getAsUnsigned clang_EvalResult_getAsDouble clang_EvalResult_getAsStr
    clang_getTypeSpelling clang_getCanonicalType clang_getPointeeType clang_isConstQualifiedType clang_getTypeDeclaration
    clang_getResultType clang_getNumArgTypes clang_getArgType clang_isFunctionTypeVariadic
    clang_getArrayElementType clang_getArraySize clang_Type_getModifiedType clang_Type_getNamedType
    clang_Type_getSizeOf clang_Type_getAlignOf
}

impl Libclang {
    /// Opens the library at `path`.
    pub(super) fn open(path: &Path) -> Result<Libclang, Diagnostic> {
        // SAFETY: loading runs the library's initialisers; the caller names a libclang, whose initialisers have no requirements.
        let library = unsafe { libloading::Library::new(path) }.map_err(|e| {
            Diagnostic::error("CG100", format!("libclang cannot be opened: {e}"))
                .note(format!("looked for it at {}", path.display()))
                .help("name a libclang shared library of version 14 or later")
        })?;
        let functions = fill(&library).map_err(|missing| {
            Diagnostic::error("CG101", format!("this libclang has no function `{missing}`"))
                .note(format!("opened {}", path.display()))
                .help(format!("use libclang {OLDEST} or later"))
        })?;
        let mut lib = Libclang { functions, version: String::new(), _library: library };
        lib.version = super::cursor::version(&lib);
        match major(&lib.version) {
            Some(major) if major >= OLDEST => Ok(lib),
            _ => Err(Diagnostic::error("CG101", format!("libclang is too old: it calls itself `{}`", lib.version))
                .note(format!("opened {}", path.display()))
                .help(format!("use libclang {OLDEST} or later"))),
        }
    }
}

/// The major version in a text such as `Ubuntu clang version 14.0.0-1ubuntu1`.
fn major(version: &str) -> Option<u32> {
    let (_, after) = version.split_once("version ")?;
    after.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn vendors_decorate_the_version() {
        assert_eq!(major("Ubuntu clang version 14.0.0-1ubuntu1.1"), Some(14));
        assert_eq!(major("clang version 18.1.1 (branch 5)"), Some(18));
        assert_eq!(major("LLVM 9"), None);
    }
}
