//! What happens to an error that only a `Drop` sees.

use std::sync::RwLock;

use crate::error::Error;

static HOOK: RwLock<Option<fn(&Error)>> = RwLock::new(None);

/// Sets the function that is told of errors while objects are dropped. Without one they are lost; `destroy` returns them instead.
pub fn set_drop_hook(hook: fn(&Error)) {
    *HOOK.write().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(hook);
}

/// Tells the hook of an error.
#[cold]
pub fn dropped(error: &Error) {
    let hook = *HOOK.read().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(hook) = hook {
        crate::guarded(|| hook(error));
    }
}
