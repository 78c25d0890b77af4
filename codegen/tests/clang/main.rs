//! Headers -> facts on tiny headers, one gap each.
//!
//! `CUSPEC_LIBCLANG` names the libclang to test with; without it the tests fail, because a skipped parser test proves nothing.

mod committed;
mod functions;
mod gaps;
mod release;
mod support;
