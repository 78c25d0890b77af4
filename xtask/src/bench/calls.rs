//! `bench calls`: instructions per call, counted by callgrind on a driver whose functions are empty.
//!
//! Input: the callers in `tests/bench-calls`, in C and in Rust. Output: one table.
//!
//! What is counted: everything between entering and leaving a function that makes one call, that is loading the arguments, the way
//! through the binding, the empty function itself (two instructions), the check of the status, and the return of what C wrote. The
//! loop around it and the calling of a function that does nothing are taken off. A count is the difference between two runs, so
//! start-up and the first call cancel out.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, ensure};

use super::output;
use crate::console::{Outcome, repository};
use crate::test::cargo;

/// Count the instructions of a call: wrapped, raw, in C, and by a peer
///
/// Needs valgrind and a C compiler (`CC`, else `cc`), and no driver: the library that is called has empty functions. cudarc, the
/// peer, is built first, which takes a minute the first time.
#[derive(Debug, clap::Args)]
pub struct Args {}

const CALLERS: &str = "tests/bench-calls";

/// The functions, and the most instructions that a wrapper may take.
const FUNCTIONS: [(&str, u64); 4] =
    [("cuCtxGetCurrent", 13), ("cuMemAlloc", 17), ("cuStreamSynchronize", 13), ("cuLaunchKernel", 30)];

/// The ways of calling: a heading, and the callers' word for it. C is a program of its own.
const WAYS: [(&str, &str); 5] =
    [("C, linked", "c"), ("raw", "raw"), ("wrapped", "wrapped"), ("cudarc sys", "peer-raw"), ("cudarc result", "peer-wrapped")];

/// Two runs differ by so many calls.
const CALLS: u64 = 1000;

/// The variables that would change what is loaded, or which of two functions.
const UNSET: [&str; 2] = ["CUSPEC_CUDA_LIBRARY", "CUSPEC_PER_THREAD_DEFAULT_STREAM"];

pub fn run(_: &Args) -> Result<Outcome> {
    let root = repository()?;
    let valgrind = Command::new("valgrind").arg("--version").stdout(Stdio::null()).status();
    ensure!(
        valgrind.is_ok_and(|status| status.success()),
        "valgrind counts the instructions, and it cannot be started; install it"
    );
    let scratch = tempfile::tempdir().context("no temporary folder")?;
    let callers = Callers::build(&root, scratch.path())?;

    print!("{:<22}", "instructions per call");
    WAYS.iter().for_each(|(heading, _)| print!("{heading:>15}"));
    println!("{:>15}", "wrapped, limit");
    let nothing = WAYS.iter().map(|(_, way)| callers.per_call(way, "nothing")).collect::<Result<Vec<_>>>()?;
    let mut unmet = vec![];
    for (function, limit) in FUNCTIONS {
        print!("{function:<22}");
        for ((heading, way), nothing) in WAYS.iter().zip(&nothing) {
            let count = callers.per_call(way, function)? - nothing;
            print!("{count:>15.0}");
            if *heading == "wrapped" && count.round() as u64 > limit {
                unmet.push(function);
            }
        }
        println!("{limit:>15}");
    }
    // A linked program has found its library before it starts.
    print!("{:<22}{:>15}", "first call, opening", "-");
    for (_, way) in &WAYS[1..] {
        print!("{:>15}", callers.instructions(way, "cuCtxGetCurrent", 1)? - callers.instructions(way, "cuCtxGetCurrent", 0)?);
    }
    println!();
    if !unmet.is_empty() {
        println!("above the limit: {}", unmet.join(", "));
    }
    Ok(Outcome::Clean)
}

/// The programs, and where they find the stub.
struct Callers {
    c: PathBuf,
    rust: PathBuf,
    folder: PathBuf,
}

impl Callers {
    fn build(root: &Path, folder: &Path) -> Result<Self> {
        let (sources, target) = (root.join(CALLERS), root.join("target/bench-calls"));
        let build = ["build", "--quiet", "--release", "--manifest-path", "Cargo.toml", "--target-dir"];
        output(cargo(&sources).args(build).arg(&target)).context("the callers in Rust do not build")?;

        let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
        let stub = folder.join("libcuda.so.1");
        output(
            Command::new(&compiler)
                .args(["-O2", "-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-o"])
                .arg(&stub)
                .arg(sources.join("c/stub.c")),
        )
        .context("the stub does not compile")?;
        // The peer looks for the name without a version.
        fs::copy(&stub, folder.join("libcuda.so"))?;
        let c = folder.join("calls");
        output(Command::new(&compiler).args(["-O2", "-o"]).arg(&c).arg(sources.join("c/calls.c")).arg(&stub))
            .context("the callers in C do not compile")?;
        Ok(Self { c, rust: target.join("release/bench-calls"), folder: folder.to_owned() })
    }

    /// Instructions of one call and of the loop around it.
    fn per_call(&self, way: &str, function: &str) -> Result<f64> {
        let (one, two) = (self.instructions(way, function, CALLS)?, self.instructions(way, function, 2 * CALLS)?);
        Ok(two.abs_diff(one) as f64 / CALLS as f64)
    }

    /// Instructions of a whole run.
    fn instructions(&self, way: &str, function: &str, calls: u64) -> Result<u64> {
        let program = if way == "c" { &self.c } else { &self.rust };
        let profile = self.folder.join("profile");
        let mut valgrind = Command::new("valgrind");
        valgrind.args(["--quiet", "--tool=callgrind"]).arg(format!("--callgrind-out-file={}", profile.display()));
        valgrind.arg(program).args([way, function, &calls.to_string()]).env("LD_LIBRARY_PATH", &self.folder);
        for name in UNSET {
            valgrind.env_remove(name);
        }
        output(&mut valgrind).with_context(|| format!("calling {function} ({way})"))?;
        total(&fs::read_to_string(&profile)?).context("callgrind's profile has no total")
    }
}

/// The sum of all instructions in a profile of callgrind.
fn total(profile: &str) -> Option<u64> {
    profile.lines().find_map(|line| line.strip_prefix("totals:"))?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::total;

    #[test]
    fn the_total_is_that_of_the_whole_profile() {
        let profile = "version: 1\nevents: Ir\nsummary: 148000\n\nfn=(1) main\n12 7\n\ntotals: 148587\n";
        assert_eq!(total(profile), Some(148_587));
        assert_eq!(total("events: Ir\n"), None);
    }
}
