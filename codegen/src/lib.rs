//! CUDA headers -> facts -> plan -> files.

pub mod diag;
pub mod facts;
pub mod provision;
pub mod version;
