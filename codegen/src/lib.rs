//! CUDA headers -> facts -> plan -> files.

pub mod clang;
pub mod diag;
pub mod facts;
