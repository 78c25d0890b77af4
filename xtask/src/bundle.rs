//! `bundle`: what runs on a machine with a GPU, in one folder.
//!
//! Input: this repository. Output: a folder with everything built, the Python tests, and `run.sh`, which runs all of it and writes one
//! report. Invariant: the folder needs nothing of this machine: no path of it, no compiler, no network, and no newer C library than the
//! oldest that is meant.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use cuspec_codegen::facts::{self, Facts, ItemKind, Platform};
use serde_json::{Value, json};

use crate::console::{Outcome, repository, show};
use crate::python::Environment;
use crate::test::{self, cargo};
use crate::wheel;

/// Build all that runs on a machine with a GPU into one folder
///
/// The wheel, the Rust tests, the examples, the programs of the guides, the Python tests and the benchmarks, for x86-64 Linux. The
/// folder is carried to the machine, where `./run.sh` runs it and writes report.json and report.txt.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo xtask bundle
  cargo xtask bundle --numba       with what numba-cuda's own tests need
  target/bundle/run.sh --list      on the machine: the parts
  target/bundle/run.sh rust python --out DIR --limit-minutes 9")]
pub struct Args {
    /// The folder; what it holds is replaced
    #[arg(long, value_name = "DIR", default_value = "target/bundle")]
    out: PathBuf,
    /// Carry the packages that numba-cuda's tests need besides, for CPython 3.12
    #[arg(long)]
    numba: bool,
    /// Use what has been fetched before, and no network
    #[arg(long, conflicts_with = "numba")]
    offline: bool,
}

/// A larger folder cannot be carried.
const LIMIT: u64 = 60_000_000;

/// The C library of the machine.
const NEWEST_GLIBC: (u32, u32) = (2, 39);

/// numba-cuda 0.30 works with no newer numpy, and its tests import filecheck.
const NUMBA: [&str; 2] = ["numpy==2.4.6", "filecheck==1.0.6"];

/// The wheels for [`NUMBA`]: pip takes each tag literally.
const TAGS: [&str; 4] = ["manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"];

/// A file in a folder that marks it as made here, so that no other folder is emptied by mistake.
const MARK: &str = "bundle.json";

pub fn run(args: &Args) -> Result<Outcome> {
    ensure!(cfg!(all(target_os = "linux", target_arch = "x86_64")), "the machine is x86-64 Linux, and so must be this one");
    let root = repository()?;
    let facts = match facts::read_dir(&root.join("spec/facts")) {
        Ok(facts) => facts,
        Err(found) => return Ok(show(&found, &root)),
    };
    let out = std::path::absolute(&args.out)?;
    empty(&out)?;
    let bundle = Bundle { root: &root, out: &out };

    bundle.copy_file(&wheel::build(&root)?, "wheels")?;
    bundle.rust_tests()?;
    bundle.examples()?;
    if let Some(found) = bundle.guides(args.offline)? {
        return Ok(found);
    }
    bundle.python()?;
    fs::write(out.join("symbols.json"), serde_json::to_string(&symbols(&facts))?)?;
    bundle.bench()?;
    if args.numba {
        bundle.numba()?;
    }
    bundle.report()
}

/// Makes the folder, and empties one that was made here.
fn empty(out: &Path) -> Result<()> {
    if out.exists() {
        let is_ours = out.join(MARK).is_file() || fs::read_dir(out)?.next().is_none();
        ensure!(is_ours, "`{}` is there and is no bundle; it is left as it is", out.display());
        fs::remove_dir_all(out)?;
    }
    fs::create_dir_all(out).with_context(|| format!("`{}` cannot be made", out.display()))?;
    fs::write(out.join(MARK), json!({ "cuspec": env!("CARGO_PKG_VERSION") }).to_string())?;
    Ok(())
}

/// Every symbol on Linux, with the library that has it and the release that brought it.
fn symbols(facts: &Facts) -> Vec<Value> {
    let functions = facts.headers.iter().flat_map(|h| h.functions.iter().map(move |f| (h.library, f)));
    let linux = functions.filter(|(_, function)| function.platforms.has(Platform::Linux));
    linux
        .map(|(library, function)| {
            let since = facts.history.came_with(ItemKind::Function, &function.name).map(|version| version.to_string());
            json!({
                "library": library.to_string(),
                "symbol": function.name,
                "api": function.api.as_ref().unwrap_or(&function.name),
                "per_thread": function.per_thread,
                "superseded": function.superseded,
                "since": since,
            })
        })
        .collect()
}

struct Bundle<'a> {
    root: &'a Path,
    out: &'a Path,
}

impl Bundle<'_> {
    fn rust_tests(&self) -> Result<()> {
        let package = ["build", "--quiet", "--release", "--package", "cuspec-gpu-tests", "--bin", "cuspec-gpu-tests"];
        self.build(&[&package[..], &["--manifest-path", "tests/Cargo.toml", "--target-dir", "target"]].concat())?;
        self.copy_program(&self.root.join("target/release/cuspec-gpu-tests"), "rust")
    }

    /// The same calls in C++, Rust and Python, and what times them.
    fn bench(&self) -> Result<()> {
        let package = ["build", "--quiet", "--release", "--package", "cuspec-gpu-bench", "--bin", "cuspec-gpu-bench"];
        self.build(&[&package[..], &["--manifest-path", "tests/Cargo.toml", "--target-dir", "target"]].concat())?;
        self.copy_program(&self.root.join("target/release/cuspec-gpu-bench"), "bench")?;
        self.copy_folder(&self.root.join("tests/gpu-bench/bench"), "bench")
    }

    fn examples(&self) -> Result<()> {
        self.build(&["build", "--quiet", "--release", "--package", "cuspec", "--examples"])?;
        for source in listed(&self.root.join("generated/rust/examples"))? {
            let name = source.file_stem().context("a file has a name")?;
            self.copy_program(&self.root.join("target/release/examples").join(name), "examples")?;
        }
        Ok(())
    }

    /// The programs of the guides, built by the test that runs them where there is no GPU.
    fn guides(&self, offline: bool) -> Result<Option<Outcome>> {
        let built = match test::guides(self.root, offline)? {
            Ok(folder) => folder,
            Err(found) => return Ok(Some(show(&[found], self.root))),
        };
        for file in listed(&built)? {
            let is_program = file.extension().is_none();
            if is_program { self.copy_program(&file, "guides")? } else { self.copy_file(&file, "guides")? }
        }
        self.copy_file(&self.root.join("tests/python/guides.py"), "guides")?;
        Ok(None)
    }

    /// The runner, and the tests that it runs.
    fn python(&self) -> Result<()> {
        for (from, to) in [("tests/bundle", ""), ("tests/python/gpu", "python")] {
            self.copy_folder(&self.root.join(from), to)?;
        }
        Ok(())
    }

    fn numba(&self) -> Result<()> {
        let folder = self.out.join("wheels/numba");
        let environment = Environment::with(self.root, "bundle", "")?;
        let mut pip = environment.python();
        pip.args(["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:"]);
        pip.args(["--python-version", "3.12", "--implementation", "cp", "--dest"]).arg(folder);
        pip.args(TAGS.iter().flat_map(|tag| ["--platform", tag])).args(NUMBA);
        ensure!(pip.status()?.success(), "pip could not download {}", NUMBA.join(" and "));
        Ok(())
    }

    fn build(&self, arguments: &[&str]) -> Result<()> {
        let status = cargo(self.root).args(arguments).status().context("cargo cannot be started")?;
        ensure!(status.success(), "`cargo {}` failed", arguments.join(" "));
        Ok(())
    }

    fn copy_file(&self, file: &Path, folder: &str) -> Result<()> {
        let folder = self.out.join(folder);
        fs::create_dir_all(&folder)?;
        let name = file.file_name().context("a file has a name")?;
        fs::copy(file, folder.join(name)).with_context(|| format!("`{}` cannot be copied", file.display()))?;
        Ok(())
    }

    fn copy_folder(&self, from: &Path, to: &str) -> Result<()> {
        for file in listed(from)? {
            let name = file.file_name().context("a file has a name")?.to_string_lossy().into_owned();
            if file.is_file() {
                self.copy_file(&file, to)?;
            } else if name != "__pycache__" && !name.starts_with('.') {
                // What Python tools leave behind is no part of the folder.
                self.copy_folder(&file, Path::new(to).join(name).to_str().context("our folders are named in ASCII")?)?;
            }
        }
        Ok(())
    }

    /// A program without its debugging symbols, by `STRIP` or else `strip`.
    fn copy_program(&self, program: &Path, folder: &str) -> Result<()> {
        self.copy_file(program, folder)?;
        let copy = self.out.join(folder).join(program.file_name().context("a program has a name")?);
        let strip = std::env::var_os("STRIP").unwrap_or_else(|| "strip".into());
        let status = Command::new(&strip).arg("--strip-all").arg(&copy).status();
        let status = status.with_context(|| format!("`{}` cannot be started", Path::new(&strip).display()))?;
        ensure!(status.success(), "`{}` cannot be stripped", program.display());
        let needed = glibc(&fs::read(&copy)?);
        let (major, minor) = needed;
        ensure!(needed <= NEWEST_GLIBC, "`{}` needs glibc {major}.{minor}, which the machine does not have", program.display());
        Ok(())
    }

    /// Prints the parts with their sizes.
    fn report(&self) -> Result<Outcome> {
        let mut parts = BTreeMap::<String, (usize, u64)>::new();
        for file in files(self.out)? {
            let inside = file.strip_prefix(self.out).context("it was listed there")?;
            let folder = inside.parent().filter(|folder| *folder != Path::new(""));
            let part = folder.map_or("(the runner)".to_owned(), |folder| folder.display().to_string());
            let (count, size) = parts.entry(part).or_default();
            *count += 1;
            *size += fs::metadata(&file)?.len();
        }
        println!("{:<24}{:>7}{:>11}", "part", "files", "MB");
        for (part, (count, size)) in &parts {
            println!("{part:<24}{count:>7}{:>11.2}", *size as f64 / 1e6);
        }
        let (count, size) = parts.values().fold((0, 0), |(count, sum), (more, size)| (count + more, sum + size));
        println!("{:<24}{count:>7}{:>11.2}", "all", size as f64 / 1e6);
        println!("{}", self.out.display());
        if size > LIMIT {
            bail!("{:.2} MB are too much: the folder must stay below {} MB", size as f64 / 1e6, LIMIT / 1_000_000);
        }
        Ok(Outcome::Clean)
    }
}

/// What a folder holds, in order.
fn listed(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("`{}` cannot be listed", folder.display()))?;
    let mut found = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<PathBuf>>>()?;
    found.sort();
    Ok(found)
}

/// Every file below a folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = vec![];
    for path in listed(folder)? {
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}

/// The newest version of glibc's symbols that a program names.
fn glibc(program: &[u8]) -> (u32, u32) {
    const PREFIX: &[u8] = b"GLIBC_";
    let versions = program.windows(PREFIX.len()).enumerate().filter(|(_, window)| *window == PREFIX).filter_map(|(at, _)| {
        let rest = &program[at + PREFIX.len()..];
        let end = rest.iter().position(|byte| !byte.is_ascii_digit() && *byte != b'.')?;
        let mut numbers = std::str::from_utf8(&rest[..end]).ok()?.split('.').map(str::parse);
        Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
    });
    versions.max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_symbol_version_counts() {
        assert_eq!(glibc(b"\0GLIBC_2.9\0x\0GLIBC_2.34\0GLIBC_2.3.4\0GLIBC_PRIVATE\0GLIBC_"), (2, 34));
        assert_eq!(glibc(b"static"), (0, 0));
    }

    #[test]
    fn another_folder_is_not_emptied() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        fs::write(folder.path().join("letter.txt"), "kept").expect("a writable folder");
        assert!(empty(folder.path()).is_err());
        assert!(folder.path().join("letter.txt").is_file());

        let ours = folder.path().join("bundle");
        empty(&ours).expect("a new folder");
        fs::write(ours.join("old"), "").expect("a writable folder");
        empty(&ours).expect("a bundle is replaced");
        assert!(!ours.join("old").exists() && ours.join(MARK).is_file());
    }
}
