//! `bench regen`: all outputs beside bindgen on the same headers.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use cuspec_codegen::Session;

use crate::console::{Outcome, repository, show};
use crate::headers::Headers;
use crate::regen::regenerate;
use crate::test::cargo;

/// Time regeneration, all outputs, against bindgen on the same headers
///
/// Both are processes of their own, in turn, each from start to end: ours reads both platforms, decides, and writes all files of an
/// empty output folder; bindgen (without comments, layout tests and formatting) writes raw bindings for Linux. bindgen is built first,
/// which takes minutes the first time.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How often each is run
    #[arg(long, default_value_t = 11)]
    rounds: usize,
    #[command(flatten)]
    headers: Headers,
}

/// What `once` takes.
#[derive(Debug, clap::Args)]
pub struct Once {
    /// A copy of the repository's inputs
    repository: PathBuf,
    #[command(flatten)]
    headers: Headers,
}

/// The inputs that regeneration reads besides the headers.
const INPUTS: [&str; 2] = ["spec", "runtime"];
const PEER: &str = "tests/bench-peer";

/// One regeneration, in a process of its own.
pub fn once(args: &Once) -> Result<Outcome> {
    let mut session = Session::open(&args.repository);
    regenerate(&mut session, &args.headers, &[]);
    Ok(show(&session.findings(), &args.repository))
}

pub fn run(args: &Args) -> Result<Outcome> {
    let root = repository()?;
    let (provided, libclang) = match args.headers.provide(&root) {
        Ok(provided) => provided,
        Err(d) => return Ok(show(&[d], &root)),
    };
    let target = root.join("target/bench-peer");
    let built = cargo(&root)
        .args(["build", "--quiet", "--release", "--manifest-path"])
        .arg(root.join(PEER).join("Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .status()?;
    ensure!(built.success(), "the peer in `{PEER}` does not build");

    let scratch = tempfile::tempdir().context("no temporary folder")?;
    let copy = scratch.path().join("repository");
    INPUTS.iter().try_for_each(|folder| copy_folder(&root.join(folder), &copy.join(folder)))?;

    let mut ours = Command::new(std::env::current_exe()?);
    ours.args(["bench", "once"]).arg(&copy).args(["--offline", "--quiet"]).env("CUSPEC_LIBCLANG", &libclang);
    if let Some(release) = args.headers.cuda {
        ours.arg("--cuda").arg(release.to_string());
    }
    for (name, folder) in [("--headers", &args.headers.headers), ("--windows-headers", &args.headers.windows_headers)] {
        ours.args(folder.iter().flat_map(|folder| [name.as_ref(), folder.as_os_str()]));
    }
    let mut peer = Command::new(target.join("release/bench-peer"));
    peer.arg(scratch.path().join("peer.rs")).args(["-nostdinc", "-isystem"]).arg(root.join("codegen/src/clang/include"));
    peer.args(provided.linux.iter().flat_map(|folder| ["-I".as_ref(), folder.as_os_str()]));
    peer.env("LIBCLANG_PATH", &libclang);

    let (mut our_times, mut peer_times) = (vec![], vec![]);
    for _ in 0..args.rounds.max(1) {
        let generated = copy.join("generated");
        if generated.is_dir() {
            fs::remove_dir_all(&generated)?;
        }
        our_times.push(timed(&mut ours).context("regeneration")?);
        peer_times.push(timed(&mut peer).context("bindgen")?);
    }
    let (our_time, peer_time) = (median(our_times), median(peer_times));
    println!("  median of {} rounds, in turn", args.rounds.max(1));
    println!("  cuspec regen, all outputs   {:>7.1} ms", our_time.as_secs_f64() * 1e3);
    println!("  bindgen, lean               {:>7.1} ms", peer_time.as_secs_f64() * 1e3);
    println!("  ratio                       {:>7.2}", our_time.as_secs_f64() / peer_time.as_secs_f64());
    Ok(Outcome::Clean)
}

fn timed(command: &mut Command) -> Result<Duration> {
    let start = Instant::now();
    let status = command.stdout(Stdio::null()).status()?;
    let time = start.elapsed();
    ensure!(status.success(), "failed with {status}");
    Ok(time)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("`{}` cannot be read", from.display()))? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        match entry.file_type()?.is_dir() {
            true => copy_folder(&entry.path(), &target)?,
            false => drop(fs::copy(entry.path(), target)?),
        }
    }
    Ok(())
}
