//! A safe layer over libclang's translation units, cursors and types.
//!
//! Input: an open [`Libclang`] and the text of a unit. Output: values that live as long as the unit and own no memory.
//! Invariant: apart from opening the library ([`super::load`]), this is the only module with `unsafe`. Each call passes values
//! that the same unit handed out and that live as long as it, which is all that libclang's C interface asks for.

#![allow(non_upper_case_globals, reason = "libclang's constants are matched by their C names")]

use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::path::Path;
use std::ptr;

use clang_sys::*;

use super::load::Libclang;

/// Calls a libclang function by name.
macro_rules! call {
    ($lib:expr, $name:ident($($arg:expr),*)) => {{
        let function = $lib.functions.$name.expect("every listed function was found when the library was opened");
        // SAFETY: the arguments belong to one live unit; see the module's invariant.
        unsafe { function($($arg),*) }
    }};
}

/// The library's own version text.
pub(super) fn version(lib: &Libclang) -> String {
    text(lib, call!(lib, clang_getClangVersion()))
}

/// Takes a string over and frees it.
fn text(lib: &Libclang, s: CXString) -> String {
    let chars = call!(lib, clang_getCString(s));
    let owned = if chars.is_null() {
        String::new()
    } else {
        // SAFETY: libclang's strings end in NUL and live until they are disposed of.
        unsafe { CStr::from_ptr(chars) }.to_string_lossy().into_owned()
    };
    call!(lib, clang_disposeString(s));
    owned
}

/// A place in a file, after macro expansion.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    /// Identifies the file within the unit; 0 for none.
    pub(super) file: usize,
    pub(super) line: u32,
    pub(super) column: u32,
    /// In bytes.
    pub(super) offset: usize,
}

/// A message of the compiler.
pub(super) struct Message {
    pub(super) is_error: bool,
    pub(super) text: String,
    pub(super) place: Place,
}

/// A parsed translation unit.
pub(super) struct Unit<'l> {
    lib: &'l Libclang,
    index: CXIndex,
    raw: CXTranslationUnit,
}

impl Drop for Unit<'_> {
    fn drop(&mut self) {
        call!(self.lib, clang_disposeTranslationUnit(self.raw));
        call!(self.lib, clang_disposeIndex(self.index));
    }
}

impl<'l> Unit<'l> {
    /// Parses `main`; `texts` stand in for files, `main` among them. `None` when libclang gives up altogether.
    pub(super) fn parse(
        lib: &'l Libclang,
        main: &Path,
        args: &[String],
        texts: &[(String, String)],
        macros: bool,
    ) -> Option<Unit<'l>> {
        let c = |s: &str| CString::new(s).ok();
        let main = c(main.to_str()?)?;
        let args = args.iter().map(|a| c(a)).collect::<Option<Vec<_>>>()?;
        let args: Vec<*const c_char> = args.iter().map(|a| a.as_ptr()).collect();
        let names = texts.iter().map(|(name, _)| c(name)).collect::<Option<Vec<_>>>()?;
        let mut unsaved: Vec<CXUnsavedFile> = names
            .iter()
            .zip(texts)
            .map(|(name, (_, text))| CXUnsavedFile {
                Filename: name.as_ptr(),
                Contents: text.as_ptr().cast(),
                Length: text.len() as _,
            })
            .collect();
        let options = CXTranslationUnit_SkipFunctionBodies
            | if macros { CXTranslationUnit_DetailedPreprocessingRecord } else { CXTranslationUnit_None };
        let index = call!(lib, clang_createIndex(0, 0));
        let mut raw = ptr::null_mut();
        call!(
            lib,
            clang_parseTranslationUnit2(
                index,
                main.as_ptr(),
                args.as_ptr(),
                args.len() as c_int,
                unsaved.as_mut_ptr(),
                unsaved.len() as c_uint,
                options,
                &mut raw
            )
        );
        if raw.is_null() {
            call!(lib, clang_disposeIndex(index));
            return None;
        }
        Some(Unit { lib, index, raw })
    }

    /// Everything the compiler said.
    pub(super) fn messages(&self) -> Vec<Message> {
        let lib = self.lib;
        (0..call!(lib, clang_getNumDiagnostics(self.raw)))
            .map(|i| {
                let d = call!(lib, clang_getDiagnostic(self.raw, i));
                let message = Message {
                    is_error: call!(lib, clang_getDiagnosticSeverity(d)) >= CXDiagnostic_Error,
                    text: text(lib, call!(lib, clang_getDiagnosticSpelling(d))),
                    place: place(lib, call!(lib, clang_getDiagnosticLocation(d))),
                };
                call!(lib, clang_disposeDiagnostic(d));
                message
            })
            .collect()
    }

    /// The declarations at file level and, where they were recorded, the macros.
    pub(super) fn top(&self) -> Vec<Cursor<'_>> {
        self.cursor(call!(self.lib, clang_getTranslationUnitCursor(self.raw))).children()
    }

    /// The path of the file that a [`Place`] names.
    pub(super) fn file_name(&self, file: usize) -> String {
        text(self.lib, call!(self.lib, clang_getFileName(file as CXFile)))
    }

    fn cursor(&self, raw: CXCursor) -> Cursor<'_> {
        Cursor { unit: self, raw }
    }
}

fn place(lib: &Libclang, location: CXSourceLocation) -> Place {
    let (mut file, mut line, mut column, mut offset) = (ptr::null_mut(), 0, 0, 0);
    call!(lib, clang_getExpansionLocation(location, &mut file, &mut line, &mut column, &mut offset));
    Place { file: file as usize, line, column, offset: offset as usize }
}

/// What a cursor stands for, as far as facts are made of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Function,
    Variable,
    Struct,
    Union,
    Enum,
    Enumerator,
    Typedef,
    Macro,
    /// A reference to a declaration, in an expression.
    DeclRef,
    StringLiteral,
    /// Parentheses or an implicit conversion.
    Wrapper,
    /// Another expression.
    Expression,
    Other,
}

/// A node of the syntax tree.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'u> {
    unit: &'u Unit<'u>,
    raw: CXCursor,
}

extern "C" fn collect(cursor: CXCursor, _: CXCursor, out: CXClientData) -> CXChildVisitResult {
    // SAFETY: `children` passes its own vector, which outlives the visit and which nothing else touches meanwhile.
    unsafe { &mut *out.cast::<Vec<CXCursor>>() }.push(cursor);
    CXChildVisit_Continue
}

extern "C" fn collect_field(cursor: CXCursor, out: CXClientData) -> CXVisitorResult {
    // SAFETY: as in `collect`.
    unsafe { &mut *out.cast::<Vec<CXCursor>>() }.push(cursor);
    CXVisit_Continue
}

impl<'u> Cursor<'u> {
    fn lib(&self) -> &'u Libclang {
        self.unit.lib
    }

    fn wrap(&self, raw: CXCursor) -> Cursor<'u> {
        Cursor { unit: self.unit, raw }
    }

    fn wrap_type(&self, raw: CXType) -> CType<'u> {
        CType { unit: self.unit, raw }
    }

    pub(super) fn kind(&self) -> Kind {
        match self.raw.kind {
            CXCursor_FunctionDecl => Kind::Function,
            CXCursor_VarDecl => Kind::Variable,
            CXCursor_StructDecl => Kind::Struct,
            CXCursor_UnionDecl => Kind::Union,
            CXCursor_EnumDecl => Kind::Enum,
            CXCursor_EnumConstantDecl => Kind::Enumerator,
            CXCursor_TypedefDecl => Kind::Typedef,
            CXCursor_MacroDefinition => Kind::Macro,
            CXCursor_DeclRefExpr => Kind::DeclRef,
            CXCursor_StringLiteral => Kind::StringLiteral,
            CXCursor_ParenExpr | CXCursor_UnexposedExpr => Kind::Wrapper,
            CXCursor_UnexposedExpr..CXCursor_UnexposedStmt => Kind::Expression,
            _ => Kind::Other,
        }
    }

    /// Direct children.
    pub(super) fn children(&self) -> Vec<Cursor<'u>> {
        let mut out: Vec<CXCursor> = Vec::new();
        call!(self.lib(), clang_visitChildren(self.raw, collect, ptr::from_mut(&mut out).cast::<c_void>()));
        out.into_iter().map(|raw| self.wrap(raw)).collect()
    }

    pub(super) fn place(&self) -> Place {
        place(self.lib(), call!(self.lib(), clang_getCursorLocation(self.raw)))
    }

    pub(super) fn spelling(&self) -> String {
        text(self.lib(), call!(self.lib(), clang_getCursorSpelling(self.raw)))
    }

    pub(super) fn ty(&self) -> CType<'u> {
        self.wrap_type(call!(self.lib(), clang_getCursorType(self.raw)))
    }

    /// Identifies a declaration within its unit, whichever redeclaration this is.
    pub(super) fn identity(&self) -> usize {
        call!(self.lib(), clang_getCanonicalCursor(self.raw)).data[0] as usize
    }

    pub(super) fn definition(&self) -> Option<Cursor<'u>> {
        self.non_null(call!(self.lib(), clang_getCursorDefinition(self.raw)))
    }

    pub(super) fn is_definition(&self) -> bool {
        self.definition().is_some_and(|d| d.raw.data[0] == self.raw.data[0])
    }

    pub(super) fn referenced(&self) -> Option<Cursor<'u>> {
        self.non_null(call!(self.lib(), clang_getCursorReferenced(self.raw)))
    }

    fn non_null(&self, raw: CXCursor) -> Option<Cursor<'u>> {
        (!matches!(raw.kind, CXCursor_InvalidFile..=CXCursor_InvalidCode)).then(|| self.wrap(raw))
    }

    pub(super) fn is_deprecated(&self) -> bool {
        call!(self.lib(), clang_getCursorAvailability(self.raw)) == CXAvailability_Deprecated
    }

    pub(super) fn is_static(&self) -> bool {
        call!(self.lib(), clang_Cursor_getStorageClass(self.raw)) == CX_SC_Static
    }

    pub(super) fn is_inline(&self) -> bool {
        call!(self.lib(), clang_Cursor_isFunctionInlined(self.raw)) != 0
    }

    /// A tag with neither a name nor a typedef that names it.
    pub(super) fn is_anonymous(&self) -> bool {
        call!(self.lib(), clang_Cursor_isAnonymous(self.raw)) != 0
    }

    pub(super) fn is_function_like(&self) -> bool {
        call!(self.lib(), clang_Cursor_isMacroFunctionLike(self.raw)) != 0
    }

    pub(super) fn is_builtin_macro(&self) -> bool {
        call!(self.lib(), clang_Cursor_isMacroBuiltin(self.raw)) != 0
    }

    /// The parameters of a function declaration.
    pub(super) fn arguments(&self) -> Vec<Cursor<'u>> {
        let count = call!(self.lib(), clang_Cursor_getNumArguments(self.raw)).max(0) as c_uint;
        (0..count).map(|i| self.wrap(call!(self.lib(), clang_Cursor_getArgument(self.raw, i)))).collect()
    }

    /// The offset of a field in bits; negative when the record has no layout.
    pub(super) fn bit_offset(&self) -> i64 {
        call!(self.lib(), clang_Cursor_getOffsetOfField(self.raw))
    }

    /// The width of a bit field.
    pub(super) fn bit_width(&self) -> Option<u64> {
        let is_bit_field = call!(self.lib(), clang_Cursor_isBitField(self.raw)) != 0;
        is_bit_field.then(|| call!(self.lib(), clang_getFieldDeclBitWidth(self.raw)).max(0) as u64)
    }

    /// What a typedef stands for.
    pub(super) fn underlying(&self) -> CType<'u> {
        self.wrap_type(call!(self.lib(), clang_getTypedefDeclUnderlyingType(self.raw)))
    }

    /// The integer type of an enumeration.
    pub(super) fn integer_type(&self) -> CType<'u> {
        self.wrap_type(call!(self.lib(), clang_getEnumDeclIntegerType(self.raw)))
    }

    /// The value of an enumerator, read as the signedness of the enumeration says.
    pub(super) fn enumerator_value(&self, unsigned: bool) -> i64 {
        if unsigned {
            call!(self.lib(), clang_getEnumConstantDeclUnsignedValue(self.raw)) as i64
        } else {
            call!(self.lib(), clang_getEnumConstantDeclValue(self.raw))
        }
    }

    /// The value of a variable's initialiser, as the compiler computes it.
    pub(super) fn evaluate(&self) -> Evaluated {
        let lib = self.lib();
        let result = call!(lib, clang_Cursor_Evaluate(self.raw));
        if result.is_null() {
            return Evaluated::Unknown;
        }
        let value = match call!(lib, clang_EvalResult_getKind(result)) {
            CXEval_Int if call!(lib, clang_EvalResult_isUnsignedInt(result)) != 0 => {
                Evaluated::Int(call!(lib, clang_EvalResult_getAsUnsigned(result)).into())
            }
            CXEval_Int => Evaluated::Int(call!(lib, clang_EvalResult_getAsLongLong(result)).into()),
            CXEval_Float => Evaluated::Float(call!(lib, clang_EvalResult_getAsDouble(result))),
            CXEval_StrLiteral => {
                let chars = call!(lib, clang_EvalResult_getAsStr(result));
                // SAFETY: the string ends in NUL and lives until the result is disposed of.
                Evaluated::Text(unsafe { CStr::from_ptr(chars) }.to_string_lossy().into_owned())
            }
            _ => Evaluated::Unknown,
        };
        call!(lib, clang_EvalResult_dispose(result));
        value
    }
}

/// A value computed by the compiler.
pub(super) enum Evaluated {
    Int(i128),
    Float(f64),
    Text(String),
    Unknown,
}

/// A type as libclang sees it.
#[derive(Clone, Copy)]
pub(super) struct CType<'u> {
    unit: &'u Unit<'u>,
    raw: CXType,
}

impl<'u> CType<'u> {
    fn lib(&self) -> &'u Libclang {
        self.unit.lib
    }

    fn wrap(&self, raw: CXType) -> CType<'u> {
        CType { unit: self.unit, raw }
    }

    /// libclang's `CXTypeKind`.
    pub(super) fn kind(&self) -> c_int {
        self.raw.kind
    }

    pub(super) fn spelling(&self) -> String {
        text(self.lib(), call!(self.lib(), clang_getTypeSpelling(self.raw)))
    }

    pub(super) fn canonical(&self) -> CType<'u> {
        self.wrap(call!(self.lib(), clang_getCanonicalType(self.raw)))
    }

    pub(super) fn pointee(&self) -> CType<'u> {
        self.wrap(call!(self.lib(), clang_getPointeeType(self.raw)))
    }

    pub(super) fn is_const(&self) -> bool {
        call!(self.lib(), clang_isConstQualifiedType(self.raw)) != 0
    }

    pub(super) fn declaration(&self) -> Cursor<'u> {
        Cursor { unit: self.unit, raw: call!(self.lib(), clang_getTypeDeclaration(self.raw)) }
    }

    /// The type below an attribute such as a calling convention.
    pub(super) fn modified(&self) -> CType<'u> {
        self.wrap(call!(self.lib(), clang_Type_getModifiedType(self.raw)))
    }

    /// The type that an elaborated one (`struct S`) names.
    pub(super) fn named(&self) -> CType<'u> {
        self.wrap(call!(self.lib(), clang_Type_getNamedType(self.raw)))
    }

    /// What a function returns, and what it takes; `None` when this is no function.
    pub(super) fn function(&self) -> Option<(CType<'u>, Vec<CType<'u>>)> {
        let count = c_uint::try_from(call!(self.lib(), clang_getNumArgTypes(self.raw))).ok()?;
        let returns = self.wrap(call!(self.lib(), clang_getResultType(self.raw)));
        Some((returns, (0..count).map(|i| self.wrap(call!(self.lib(), clang_getArgType(self.raw, i)))).collect()))
    }

    pub(super) fn is_variadic(&self) -> bool {
        call!(self.lib(), clang_isFunctionTypeVariadic(self.raw)) != 0
    }

    pub(super) fn element(&self) -> CType<'u> {
        self.wrap(call!(self.lib(), clang_getArrayElementType(self.raw)))
    }

    /// The length of an array; `None` for a flexible one.
    pub(super) fn array_len(&self) -> Option<u64> {
        u64::try_from(call!(self.lib(), clang_getArraySize(self.raw))).ok()
    }

    /// In bytes; `None` for an incomplete type.
    pub(super) fn size(&self) -> Option<u64> {
        u64::try_from(call!(self.lib(), clang_Type_getSizeOf(self.raw))).ok()
    }

    /// In bytes; `None` for an incomplete type.
    pub(super) fn align(&self) -> Option<u64> {
        u64::try_from(call!(self.lib(), clang_Type_getAlignOf(self.raw))).ok()
    }

    /// The fields of a record, those without a name among them.
    pub(super) fn fields(&self) -> Vec<Cursor<'u>> {
        let mut out: Vec<CXCursor> = Vec::new();
        call!(self.lib(), clang_Type_visitFields(self.raw, collect_field, ptr::from_mut(&mut out).cast::<c_void>()));
        out.into_iter().map(|raw| Cursor { unit: self.unit, raw }).collect()
    }
}
