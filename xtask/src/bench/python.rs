//! `bench python`: what a Python call costs, beside a peer.
//!
//! Input: our wheel, the peer from the registry, the committed facts. Output: one table, of one run, by `tests/python/bench`.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use cuspec_codegen::facts;

use super::stub;
use crate::console::{Outcome, repository, show};
use crate::python::Environment;
use crate::wheel;

/// Time Python calls, ours and a peer's, on a library whose functions are empty
///
/// The peer is cuda-bindings. Both are loaded into one interpreter and run the same statements in turn. Needs Linux, a C compiler (`CC`,
/// else `cc`) and no driver.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A wheel that was built before; it is built by default
    #[arg(long, value_name = "FILE")]
    wheel: Option<PathBuf>,
    /// Samples per row and package; the best counts
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Only calls whose name contains this
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
    /// Write the figures there too
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// The peer, and numpy for calls that take arrays, in a version that every supported interpreter can have.
const REQUIREMENTS: &str = "cuda-bindings==13.5.0\nnumpy==2.2.6\n";

pub fn run(args: &Args) -> Result<Outcome> {
    ensure!(cfg!(target_os = "linux"), "the library with empty functions is found in the way of Linux, so this runs there only");
    let root = repository()?;
    let facts = match facts::read_dir(&root.join("spec/facts")) {
        Ok(facts) => facts,
        Err(found) => return Ok(show(&found, &root)),
    };
    let stub = stub::build(&facts, &root.join("target/bench-python"))?;
    let wheel = match &args.wheel {
        Some(file) => absolute(file)?,
        None => wheel::build(&root)?,
    };
    let environment = Environment::with(&root, "bench", REQUIREMENTS)?;
    environment.install(&wheel)?;

    let mut bench = environment.python();
    bench.args(["-m", "bench", "--stub"]).arg(stub).arg("--wheel").arg(wheel).current_dir(root.join("tests/python"));
    bench.args(["--rounds", &args.rounds.to_string()]);
    bench.args(args.only.iter().flat_map(|text| ["--only", text]));
    if let Some(json) = &args.json {
        bench.arg("--json").arg(absolute(json)?);
    }
    ensure!(bench.status()?.success(), "the measurement failed");
    Ok(Outcome::Clean)
}

/// The measuring script runs in another folder.
fn absolute(path: &Path) -> Result<PathBuf> {
    std::path::absolute(path).with_context(|| format!("`{}` is no path", path.display()))
}
