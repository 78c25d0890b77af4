//! Times of calls on a GPU: `spec/measured/*.json`.
//!
//! Input: files as the benchmark of `cargo xtask bundle` writes them. Output: [`Measured`]. Invariant: what follows from the times was
//! worked out where they were measured, and is not worked out again.

use std::collections::BTreeMap;

use serde::Deserialize;

/// One run of the benchmark on one machine.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// Where it ran.
    pub machine: Machine,
    /// What was measured, each with its version.
    pub versions: ByWay<String>,
    /// How often every call was timed by each way.
    pub rounds: u32,
    /// What was not measured, with the reason.
    pub missing: BTreeMap<String, String>,
    /// The times.
    pub calls: Vec<MeasuredCall>,
    /// Geometric means of the ratios over all calls.
    pub means: ByWay<f64>,
    /// Calls that take longer than the peer's.
    pub slower: ByWay<Vec<String>>,
}

/// The machine of a run.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    /// The GPU's name.
    pub device: String,
    /// The CUDA release that the driver supports.
    pub driver: String,
    /// The version of NVRTC.
    pub nvrtc: String,
    /// The version of the driver's kernel module.
    pub module: String,
    /// The processor's name.
    pub cpu: String,
    /// The version of Python.
    pub python: String,
}

/// A call, or two that undo one another.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredCall {
    /// Its name in the benchmark.
    pub name: String,
    /// Nanoseconds.
    pub ns: ByWay<f64>,
    /// Nanoseconds above C++, at least one.
    pub overheads: ByWay<f64>,
    /// Our overhead over the peer's.
    pub ratios: ByWay<f64>,
}

/// Something about each way of calling; some may be missing.
#[derive(Debug, Clone, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByWay<T> {
    /// C++, linked against the library.
    #[serde(rename = "C++")]
    pub cpp: Option<T>,
    /// The crate.
    #[serde(rename = "Rust")]
    pub rust: Option<T>,
    /// The Python package.
    #[serde(rename = "Python")]
    pub python: Option<T>,
    /// The Python package of the vendor.
    #[serde(rename = "cuda-bindings")]
    pub peer: Option<T>,
}

impl<T> ByWay<T> {
    /// Each way with its name, in order.
    pub fn named(&self) -> [(&'static str, Option<&T>); 4] {
        [
            ("C++", self.cpp.as_ref()),
            ("Rust", self.rust.as_ref()),
            ("Python", self.python.as_ref()),
            ("cuda-bindings", self.peer.as_ref()),
        ]
    }
}
