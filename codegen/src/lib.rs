//! CUDA headers -> facts -> plan -> files.

pub mod clang;
pub mod diag;
pub mod emit;
pub mod facts;
pub mod infer;
pub mod output;
pub mod plan;
pub mod provision;
pub mod report;
pub mod spec;
pub mod version;
