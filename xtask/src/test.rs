//! `test`: everything that can be tested without a GPU.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, bail, ensure};
use cuspec_codegen::diag::Diagnostic;
use cuspec_codegen::facts::Library;
use cuspec_codegen::provision::{self, Releases, Request, Settings};

use crate::check::check_repository;
use crate::console::{Outcome, repository, show};
use crate::docs;
use crate::headers::{Headers, releases};
use crate::python::Environment;
use crate::wheel;

/// Run every test; no GPU and no driver needed
///
/// Gets libclang, the headers and the real libcudart and libnvrtc (from the cache, else the published wheels), then runs each step and
/// sums up. A failed step does not stop the others.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  cargo xtask test
  cargo xtask test unit check      these steps only
  cargo xtask test --list")]
pub struct Args {
    /// The steps to run; all of them by default
    #[arg(value_name = "STEP")]
    steps: Vec<String>,
    /// List the steps and run none
    #[arg(long)]
    list: bool,
    /// Use what has been fetched before, and no network
    #[arg(long)]
    offline: bool,
}

/// A step: add a row to [`STEPS`] for what is to be tested besides.
struct Step {
    name: &'static str,
    what: &'static str,
    /// The releases that it reads beside the newest.
    older: Older,
    run: fn(&Setting) -> Result<bool>,
}

/// Releases beside the newest one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Older {
    None,
    /// The last ones of older majors of cudart.
    Majors,
    All,
}

const STEPS: &[Step] = &[
    Step { name: "unit", what: "tests of each crate", older: Older::None, run: |s| s.tests(&["--workspace"]) },
    Step {
        name: "cross",
        what: "tests across crates: layouts, drills, the real libraries, fixtures",
        older: Older::All,
        // The one folder for both workspaces: what they share is built once.
        run: |s| s.tests(&["--workspace", "--manifest-path", "tests/Cargo.toml", "--target-dir", "target"]),
    },
    Step {
        name: "doc",
        what: "examples in documentation",
        older: Older::None,
        run: |s| s.cargo(&["test", "--quiet", "--doc", "--workspace"]),
    },
    Step {
        name: "example",
        what: "compiling a kernel with the real libnvrtc",
        older: Older::None,
        run: |s| s.cargo(&["run", "--quiet", "--package", "cuspec", "--example", "nvrtc_ptx"]),
    },
    Step { name: "python", what: "the Python package: calls, classes, faults, typing", older: Older::Majors, run: python },
    Step {
        name: "reference",
        what: "the built reference: links, names, sections, and a look in a browser",
        older: Older::None,
        run: reference,
    },
    Step {
        name: "check",
        what: "generated files are up to date",
        older: Older::None,
        run: |s| Ok(check_repository(&s.root) == Outcome::Clean),
    },
];

/// What the steps find in their environment.
struct Setting {
    root: PathBuf,
    variables: Vec<(&'static str, PathBuf)>,
    nextest: bool,
}

pub fn run(args: &Args) -> Result<Outcome> {
    if args.list {
        STEPS.iter().for_each(|step| println!("{:<9} {}", step.name, step.what));
        return Ok(Outcome::Clean);
    }
    if let Some(unknown) = args.steps.iter().find(|name| !STEPS.iter().any(|step| step.name == **name)) {
        bail!("there is no step `{unknown}`; `cargo xtask test --list` lists them");
    }
    let root = repository()?;
    let chosen = || STEPS.iter().filter(|step| args.steps.is_empty() || args.steps.iter().any(|name| name == step.name));
    let older = chosen().map(|step| step.older).max().unwrap_or(Older::None);
    let variables = match provide(&root, args.offline, older) {
        Ok(variables) => variables,
        Err(d) => return Ok(show(&[d], &root)),
    };
    let setting = Setting { nextest: has_nextest(&root), root, variables };
    let mut results = vec![];
    for step in chosen() {
        println!("== {}: {}", step.name, step.what);
        let start = Instant::now();
        let passed = (step.run)(&setting).with_context(|| format!("step `{}` cannot run", step.name))?;
        results.push((step.name, passed, start.elapsed()));
    }
    println!();
    for (name, passed, time) in &results {
        println!("{name:<9} {}  {:.1} s", if *passed { "passed" } else { "FAILED" }, time.as_secs_f64());
    }
    let passed = results.iter().filter(|(_, passed, _)| *passed).count();
    println!("{passed} of {} steps passed", results.len());
    Ok(if passed == results.len() { Outcome::Clean } else { Outcome::Findings })
}

/// Gets what the tests stand on, and the variables that name it.
fn provide(root: &Path, offline: bool, older: Older) -> Result<Vec<(&'static str, PathBuf)>, Diagnostic> {
    let (releases, settings) = (releases(root)?, Settings::from_env(offline, false)?);
    // Without a network, tests that need a release which is not there say that they leave it out.
    if older == Older::All && !offline {
        provision::all_headers(&releases, &settings)?;
    }
    let (provided, libclang) = Headers { offline, ..Headers::default() }.provide(root)?;
    let folder = provision::library_folder(&releases, &settings, provided.release)?;
    let libraries = &releases.get(provided.release)?.libraries;
    let windows = provided.windows.as_deref().map(|folders| ("CUSPEC_WINDOWS_HEADERS", list(folders)));
    // The drills run this command line as people do.
    let xtask = env::current_exe().ok().map(|path| ("CUSPEC_XTASK", path));
    let fixed = [
        ("CUSPEC_LIBCLANG", libclang),
        ("CUSPEC_HEADERS", list(&provided.linux)),
        ("CUSPEC_CUDART_LIBRARY", folder.join(&libraries.cudart)),
        ("CUSPEC_NVRTC_LIBRARY", folder.join(&libraries.nvrtc)),
    ];
    let cached_only = offline.then(|| ("CUSPEC_OFFLINE", PathBuf::from("1")));
    let majors = if older >= Older::Majors { majors(&releases, &settings)? } else { vec![] };
    Ok(fixed.into_iter().chain(majors).chain(windows).chain(xtask).chain(cached_only).collect())
}

/// The headers and the library of each older major of cudart, as its last release has them.
fn majors(releases: &Releases, settings: &Settings) -> Result<Vec<(&'static str, PathBuf)>, Diagnostic> {
    let mut variables = vec![];
    for (major, headers, library) in [
        (Library::Cudart12, "CUSPEC_CUDART12_HEADERS", "CUSPEC_CUDART12_LIBRARY"),
        (Library::Cudart11, "CUSPEC_CUDART11_HEADERS", "CUSPEC_CUDART11_LIBRARY"),
    ] {
        let of_major = releases.releases.keys().filter(|release| Some(release.major) == major.major());
        let Some(release) = of_major.max().copied() else { continue };
        let provided = provision::headers(releases, settings, &Request { release: Some(release), ..Request::default() })?;
        let folder = provision::library_folder(releases, settings, release)?;
        variables.push((headers, list(&provided.linux)));
        variables.push((library, folder.join(&releases.get(release)?.libraries.cudart)));
    }
    Ok(variables)
}

/// Folders as a variable lists them.
fn list(folders: &[PathBuf]) -> PathBuf {
    PathBuf::from(env::join_paths(folders).expect("the cache's path has no separator of lists"))
}

impl Setting {
    /// The tests of a workspace, by nextest where it is installed.
    fn tests(&self, args: &[&str]) -> Result<bool> {
        let runner: &[&str] = if self.nextest { &["nextest", "run", "--no-fail-fast"] } else { &["test", "--no-fail-fast"] };
        let rest: &[&str] =
            if self.nextest { &["--status-level", "fail", "--cargo-quiet"] } else { &["--quiet", "--all-targets"] };
        self.cargo(&[runner, args, rest].concat())
    }

    fn cargo(&self, args: &[&str]) -> Result<bool> {
        let variables = self.variables.iter().map(|(name, value)| (name, value));
        let status = cargo(&self.root).args(args).envs(variables).status().context("cargo cannot be started")?;
        Ok(status.success())
    }
}

/// Builds the wheel, installs it into an environment of its own, and tests it there, on the recording driver and the real libraries.
fn python(setting: &Setting) -> Result<bool> {
    let root = &setting.root;
    let wheel = wheel::build(root)?;
    let folder = root.join("tests/python");
    let environment = Environment::with(root, "test", &fs::read_to_string(folder.join("requirements.txt"))?)?;
    environment.install(&wheel)?;
    let mut pytest = environment.python();
    pytest.args(["-m", "pytest", "--quiet"]).current_dir(&folder);
    pytest.env("CUSPEC_RECORDER", recorder(setting, None)?);
    // Variables that lead to one library alone are each test's own affair.
    for (name, path) in &setting.variables {
        match *name {
            "CUSPEC_CUDART_LIBRARY" => pytest.env("CUSPEC_REAL_CUDART", path),
            "CUSPEC_CUDART12_LIBRARY" => pytest.env("CUSPEC_REAL_CUDART12", path),
            "CUSPEC_CUDART11_LIBRARY" => pytest.env("CUSPEC_REAL_CUDART11", path),
            "CUSPEC_NVRTC_LIBRARY" => pytest.env("CUSPEC_REAL_NVRTC", path),
            _ => &mut pytest,
        };
    }
    let mut passed = pytest.status()?.success();
    // What an older major declares under the names of the newest one is called in a run of its own.
    for major in Library::MAJORS {
        println!("the module {major}:");
        let mut pytest = environment.python();
        pytest.args(["-m", "pytest", "--quiet"]).args(OF_MAJORS).current_dir(&folder);
        pytest.env("CUSPEC_RECORDER", recorder(setting, Some(major))?).env("CUSPEC_TEST_CUDART", major.name());
        passed &= pytest.status()?.success();
    }
    Ok(passed)
}

/// The tests that are about whatever a module has.
const OF_MAJORS: [&str; 6] =
    ["test_attributes.py", "test_calls.py", "test_enums.py", "test_every_call.py", "test_handles.py", "test_structs.py"];

/// Builds the reference and tests the site; what needs a browser skips where none is found.
fn reference(setting: &Setting) -> Result<bool> {
    let root = &setting.root;
    let Some(site) = docs::build(root)? else { return Ok(false) };
    let folder = root.join("tests/docs");
    let environment = Environment::with(root, "reference", &fs::read_to_string(folder.join("requirements.txt"))?)?;
    let mut pytest = environment.python();
    pytest.args(["-m", "pytest", "--quiet"]).current_dir(&folder).env("CUSPEC_SITE", &site);
    Ok(pytest.status()?.success())
}

/// Builds the programs of the guides and runs those that need no GPU; returns the folder that is left for a machine with one.
pub fn guides(root: &Path, offline: bool) -> Result<Result<PathBuf, Diagnostic>> {
    let variables = match provide(root, offline, Older::None) {
        Ok(variables) => variables,
        Err(d) => return Ok(Err(d)),
    };
    let setting = Setting { root: root.to_owned(), variables, nextest: false };
    let test = ["test", "--quiet", "--manifest-path", "tests/Cargo.toml", "--target-dir", "target", "--test", "guides"];
    ensure!(setting.cargo(&test)?, "the programs of the guides do not all build and run");
    Ok(Ok(root.join("target/guides/run")))
}

/// The recording driver, or that of an older major of cudart; built unless it is there.
fn recorder(setting: &Setting, major: Option<Library>) -> Result<PathBuf> {
    let mut build = cargo(&setting.root);
    build.args(["run", "--quiet", "--manifest-path", "tests/Cargo.toml", "--target-dir", "target", "--bin", "recorder"]);
    build.args(major.map(Library::name));
    let output = build.envs(setting.variables.iter().map(|(name, value)| (name, value))).stderr(Stdio::inherit()).output()?;
    ensure!(output.status.success(), "the recording driver cannot be built");
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

/// The cargo that runs this, at the repository's root.
pub fn cargo(root: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

fn has_nextest(root: &Path) -> bool {
    let status = cargo(root).args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
