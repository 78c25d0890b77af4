//! The page of times on GPUs.
//!
//! Input: what was measured. Output: a page with a picture and tables for each machine; none where nothing was measured.
//! Invariant: every number is one of the file, and what was not measured is named.

use serde_json::{Value, json};

use super::log_chart::{LogChart, Row, number};
use super::overview::indented;
use super::rst;
use crate::emit::text::render;
use crate::plan::Plan;
use crate::spec::{ByWay, Machine, Measured, MeasuredCall};

/// The page.
pub(super) fn page(plan: &Plan<'_>) -> Option<String> {
    let runs: Vec<Value> = plan.measured.iter().map(run).collect();
    (!runs.is_empty()).then(|| render("docs/measured.rst", &json!({ "runs": runs })))
}

fn run(measured: &Measured) -> Value {
    let title = format!("{}, {}", measured.machine.device, measured.machine.driver);
    let missing = measured.missing.iter().map(|(what, why)| format!("{}: {}", rst::text(what), rst::text(why)));
    json!({
        "heading": rst::heading(&rst::text(&title), '-'),
        "machine": machine(measured),
        "rounds": measured.rounds,
        "chart": indented(&chart(measured)),
        "calls": calls(measured),
        "means": ways(&measured.means, |mean| format!("{mean:.3}")),
        "slower": ways(&measured.slower, |names| listed(names)),
        "missing": missing.collect::<Vec<_>>(),
    })
}

/// What there is of each way, with its name.
fn ways<T>(of: &ByWay<T>, show: impl Fn(&T) -> String) -> Vec<String> {
    of.named().into_iter().filter_map(|(name, value)| Some(format!("{name}: {}", show(value?)))).collect()
}

fn listed(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.iter().map(|n| rst::literal(n)).collect::<Vec<_>>().join(", ") }
}

fn machine(measured: &Measured) -> String {
    let Machine { device, driver, nvrtc, module, cpu, python } = &measured.machine;
    let facts =
        [("GPU", device), ("Driver", driver), ("Kernel module", module), ("NVRTC", nvrtc), ("CPU", cpu), ("Interpreter", python)];
    let facts = facts.into_iter().map(|(name, value)| (name.to_owned(), value));
    let versions = measured.versions.named().into_iter().filter_map(|(name, version)| Some((name.to_owned(), version?)));
    let rows: Vec<[String; 2]> = facts.chain(versions).map(|(name, value)| [name, rst::text(value)]).collect();
    rst::table("counts", ["What", "Which"], &rows)
}

fn chart(measured: &Measured) -> String {
    let rows = measured
        .calls
        .iter()
        .map(|call| Row { label: &call.name, values: vec![call.overheads.rust, call.overheads.python, call.overheads.peer] });
    LogChart {
        title: "What a call costs above C++",
        unit: "ns",
        parts: vec!["Rust", "Python", "cuda-bindings"],
        rows: rows.collect(),
    }
    .svg()
}

fn calls(measured: &Measured) -> String {
    let header = ["Call", "C++, ns", "Rust, ns", "Python, ns", "cuda-bindings, ns", "Rust, ratio", "Python, ratio"];
    let row = |call: &MeasuredCall| {
        let [cpp, rust, python, peer] = call.ns.named().map(|(_, ns)| ns.map_or_else(String::new, |ns| number(*ns)));
        let ratio = |ratio: Option<f64>| ratio.map_or_else(String::new, |ratio| format!("{ratio:.3}"));
        [rst::literal(&call.name), cpp, rust, python, peer, ratio(call.ratios.rust), ratio(call.ratios.python)]
    };
    let rows: Vec<[String; 7]> = measured.calls.iter().map(row).collect();
    rst::table("counts", header, &rows)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::page;
    use crate::diag::Sink;
    use crate::emit::sample;
    use crate::plan;
    use crate::spec::{Measured, decode_file};

    const RUN: &str = r#"{
 "machine": {"device": "A GPU_1", "driver": "CUDA 13.0", "nvrtc": "13.0", "module": "580.1", "cpu": "a CPU", "python": "3.12.3"},
 "versions": {"C++": "C++ compiler 13.2.0", "Rust": "cuspec", "cuda-bindings": "cuda-bindings 13.3.1"},
 "rounds": 200,
 "missing": {"Python": "it is not there"},
 "calls": [
  {"name": "event_query", "ns": {"C++": 180.5, "Rust": 182, "cuda-bindings": 1456.0},
   "overheads": {"Rust": 1.5, "cuda-bindings": 1275.5}, "ratios": {"Rust": 0.0012}}
 ],
 "means": {"Rust": 0.0012},
 "slower": {"Rust": ["event_query"], "Python": []}
}"#;

    fn page_of(text: &str) -> Option<String> {
        let (facts, mut spec, mut sink) = (sample::facts(), sample::spec(), Sink::default());
        spec.measured.extend(decode_file::<Measured>(text, &Path::new("spec/measured/a.json").into(), &mut sink));
        assert_eq!(sink.sorted(), []);
        page(&plan::build(&facts, &spec).0)
    }

    #[test]
    fn the_page_shows_what_the_file_says_and_names_what_is_missing() {
        let page = page_of(RUN).expect("something was measured");
        for part in [
            "A GPU\\_1, CUDA 13.0\n-------------------\n",
            "   * - C++\n     - C++ compiler 13.2.0",
            "   * - ``event_query``\n     - 180\n     - 182\n     - 1,456\n     - 0.001",
            "<title>event_query: cuda-bindings: 1,276 ns</title>",
            "- Rust: 0.001\n",
            "- Rust: ``event_query``\n- Python: none\n",
            "- Python: it is not there\n",
            "the least of 200 rounds",
        ] {
            assert!(page.contains(part), "`{part}` is missing in:\n{page}");
        }
    }

    #[test]
    fn without_data_there_is_no_page() {
        let (facts, spec) = (sample::facts(), sample::spec());
        assert_eq!(page(&plan::build(&facts, &spec).0), None);
    }
}
