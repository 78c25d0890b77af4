//! Nothing: the cases are in `tests/ui`. They have a crate of their own because each is built with what their crate depends on.
