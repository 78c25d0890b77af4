//! Modules: functions and constants at once, classes on first use.

use std::collections::HashMap;
use std::ffi::CStr;
use std::ptr;
use std::sync::OnceLock;

use crate::ffi::{self, PyObject};
use crate::raise::{self, Raised, Result, made, utf8};
use crate::table::{Alias, Constant, Module};
use crate::{classes, enums, handles, records};

/// The modules of the package.
static MODULES: OnceLock<Vec<Filled>> = OnceLock::new();

struct Filled {
    module: &'static Module,
    lazy: HashMap<&'static str, Lazy>,
}

#[derive(Clone, Copy)]
enum Lazy {
    Alias(&'static Alias),
    Enum(&'static crate::table::Enum),
    Handle(&'static crate::table::Handle),
    Record(&'static crate::table::Record),
}

fn name(text: &'static CStr) -> &'static str {
    text.to_str().expect("names are ASCII")
}

/// Names the modules that there are; called once, by the generated crate.
pub fn register(modules: &[&'static Module]) {
    let filled = |module: &&'static Module| {
        let module = *module;
        let enums = module.enums.iter().map(|e| (name(e.name), Lazy::Enum(e)));
        let handles = module.handles.iter().map(|h| (name(h.name), Lazy::Handle(h)));
        let records = module.records.iter().map(|r| (name(r.name), Lazy::Record(r)));
        let aliases = module.aliases.iter().map(|(alias, what)| (name(alias), Lazy::Alias(what)));
        Filled { module, lazy: enums.chain(handles).chain(records).chain(aliases).collect() }
    };
    let _ = MODULES.set(modules.iter().map(filled).collect());
}

fn filled(module: &str) -> Option<&'static Filled> {
    MODULES.get()?.iter().find(|filled| name(filled.module.name) == module)
}

/// Fills the dictionary of a Python module.
///
/// # Errors
/// `ValueError` for a module that there is no table of.
///
/// # Safety
/// The interpreter's lock is held; `dict` is the dictionary of a module called `module`.
pub unsafe fn populate(module: &str, dict: *mut PyObject) -> Result<()> {
    // SAFETY: the caller's promise; what a table of methods points to lives for ever.
    unsafe {
        let Some(filled) = filled(module) else {
            return Err(raise::set(ffi::PyExc_ValueError, &format!("there is no table for {module}")));
        };
        let full_name = made(ffi::PyUnicode_InternFromString(filled.module.name.as_ptr()))?;
        let methods: Vec<ffi::PyMethodDef> = filled
            .module
            .functions
            .iter()
            .map(|export| ffi::PyMethodDef {
                ml_name: export.function.name.as_ptr(),
                ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: export.entry },
                ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS,
                ml_doc: export.function.doc.as_ptr(),
            })
            .collect();
        let count = methods.len();
        let methods = classes::leaked(methods);
        for at in 0..count {
            let method = methods.add(at);
            let function = made(ffi::PyCFunction_NewEx(method, ptr::null_mut(), full_name))?;
            put(dict, CStr::from_ptr((*method).ml_name), function)?;
        }
        for (symbol, function) in filled.module.symbols {
            let function = ffi::PyDict_GetItemString(dict, function.as_ptr());
            ffi::Py_IncRef(function);
            put(dict, symbol, made(function)?)?;
        }
        for (constant, value) in filled.module.constants {
            let value = match value {
                Constant::Int(number) => int(*number),
                Constant::Float(number) => ffi::PyFloat_FromDouble(*number),
                Constant::Text(text) => ffi::PyUnicode_FromString(text.as_ptr()),
            };
            put(dict, constant, made(value)?)?;
        }
        let lazy = made(ffi::PyList_New(0))?;
        let mut names: Vec<&str> = filled.lazy.keys().copied().collect();
        names.sort_unstable();
        for name in names {
            let name = made(ffi::PyUnicode_FromStringAndSize(name.as_ptr().cast(), name.len() as ffi::Py_ssize_t))?;
            ffi::PyList_Append(lazy, name);
            ffi::Py_DecRef(name);
        }
        put(dict, c"_lazy_names", lazy)?;
        ffi::Py_DecRef(full_name);
        Ok(())
    }
}

unsafe fn int(number: i128) -> *mut PyObject {
    // SAFETY: the lock is held.
    unsafe {
        match u64::try_from(number) {
            Ok(number) => ffi::PyLong_FromUnsignedLongLong(number),
            Err(_) => ffi::PyLong_FromLongLong(number as i64),
        }
    }
}

unsafe fn put(dict: *mut PyObject, name: &CStr, value: *mut PyObject) -> Result<()> {
    // SAFETY: the caller's promise: a dictionary, and a reference that is given.
    unsafe {
        let failed = ffi::PyDict_SetItemString(dict, name.as_ptr(), value) != 0;
        ffi::Py_DecRef(value);
        if failed { Err(Raised) } else { Ok(()) }
    }
}

/// A new reference to a class, or another name of one, that a module makes on first use; null where it has no such name.
///
/// # Errors
/// When the class cannot be made.
///
/// # Safety
/// The interpreter's lock is held.
pub unsafe fn lazy(module: &str, name: *mut PyObject) -> Result<*mut PyObject> {
    // SAFETY: the caller's promise.
    unsafe {
        let found = filled(module).zip(utf8(name)).and_then(|(filled, name)| filled.lazy.get(name));
        let class = match found {
            None => return Ok(ptr::null_mut()),
            Some(Lazy::Enum(e) | Lazy::Alias(Alias::Enum(e))) => enums::class(e)?,
            Some(Lazy::Handle(h) | Lazy::Alias(Alias::Handle(h))) => handles::class(h)?,
            Some(Lazy::Record(r) | Lazy::Alias(Alias::Record(r))) => records::class(r)?,
            Some(Lazy::Alias(Alias::Member(e, value))) => return enums::member(e, *value),
        };
        ffi::Py_IncRef(class.cast());
        Ok(class.cast())
    }
}

/// The number of bytes of what a class stands for.
///
/// # Errors
/// `TypeError` for a class of something else.
///
/// # Safety
/// The interpreter's lock is held; `class` is any object.
pub unsafe fn size_of(class: *mut PyObject) -> Result<usize> {
    // SAFETY: the caller's promise.
    unsafe {
        if ffi::PyType_Check(class) != 0 {
            let is_enum =
                MODULES.get().is_some_and(|all| all.iter().flat_map(|f| f.module.enums).any(|e| e.class.get() == class.cast()));
            if is_enum {
                return Ok(4);
            }
            match classes::described(class.cast()) {
                Ok(classes::Described::Handle(handle)) => return Ok(handle.size.into()),
                Ok(classes::Described::Record(record)) => return Ok(record.size),
                Err(Raised) => ffi::PyErr_Clear(),
            }
        }
        Err(raise::set(ffi::PyExc_TypeError, "sizeof() takes a class of this package that stands for a C type"))
    }
}

/// The library with a name.
pub fn library(name: &str) -> Option<&'static cuspec_runtime::Library> {
    MODULES.get()?.iter().map(|filled| filled.module.library).find(|library| library.name() == name)
}
