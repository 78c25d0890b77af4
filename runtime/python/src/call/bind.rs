//! Objects to parameters, by position and by name.

use crate::ffi::{self, PyObject};
use crate::raise::{self, Result};
use crate::table::{Function, MAX_ARGUMENTS};

/// Binds what a call passes; null stands for what it leaves out.
///
/// # Errors
/// `TypeError` for one too many, one too few, or a name that is none.
///
/// # Safety
/// Named arguments stand behind the others, and there are as many as `count` and the names say.
#[cold]
pub(super) unsafe fn bind(
    function: &'static Function,
    args: *const *mut PyObject,
    count: usize,
    names: *mut PyObject,
    bound: &mut [*mut PyObject; MAX_ARGUMENTS],
) -> Result<()> {
    let parameters = function.parameters;
    let name = function.name.to_str().expect("names are ASCII");
    // SAFETY: the caller's promise: named arguments stand behind the others.
    unsafe {
        if count > parameters.len() {
            let most = parameters.len();
            let message = format!("{name}() takes {most} positional arguments but {count} were given");
            return Err(raise::set(ffi::PyExc_TypeError, &message));
        }
        for (at, object) in bound.iter_mut().enumerate().take(count) {
            *object = *args.add(at);
        }
        let named = if names.is_null() { 0 } else { ffi::PyTuple_Size(names) as usize };
        for at in 0..named {
            let key = raise::utf8(ffi::PyTuple_GetItem(names, at as ffi::Py_ssize_t)).unwrap_or_default();
            let message = match parameters.iter().position(|p| p.name == key) {
                Some(to) if bound[to].is_null() => {
                    bound[to] = *args.add(count + at);
                    continue;
                }
                Some(_) => format!("{name}() got multiple values for argument '{key}'"),
                None => format!("{name}() got an unexpected keyword argument '{key}'"),
            };
            return Err(raise::set(ffi::PyExc_TypeError, &message));
        }
        let missing: Vec<String> = parameters
            .iter()
            .zip(bound.iter())
            .filter(|(p, object)| object.is_null() && p.default.is_none())
            .map(|(p, _)| format!("'{}'", p.name))
            .collect();
        if !missing.is_empty() {
            let message = format!("{name}() is missing {}: {}", counted(missing.len()), missing.join(", "));
            return Err(raise::set(ffi::PyExc_TypeError, &message));
        }
    }
    Ok(())
}

fn counted(count: usize) -> String {
    if count == 1 { "1 argument".to_owned() } else { format!("{count} arguments") }
}
