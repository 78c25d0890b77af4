//! Support library.
