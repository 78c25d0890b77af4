//! What came of the tests, as JSON. It is written anew after each test, so that it is there after a crash too.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, io};

use cuspec::{cuda, cudart, nvrtc};
use serde::Serialize;

/// The file.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// The machine.
    pub machine: Machine,
    /// How many tests ended how.
    pub counts: Counts,
    /// The test that was begun last and has not ended.
    pub running: Option<String>,
    /// Numbers that tests found worth telling.
    pub notes: Vec<String>,
    /// Each test that has ended.
    pub tests: Vec<Entry>,
}

/// What the tests ran on. Versions are of CUDA.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Machine {
    device: Option<String>,
    devices: i32,
    architecture: Option<String>,
    driver: Option<String>,
    runtime: Option<String>,
    nvrtc: Option<String>,
}

/// How many tests ended how.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Counts {
    passed: usize,
    failed: usize,
    skipped: usize,
}

/// One test.
#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    /// Its name without the section.
    pub name: &'static str,
    /// The section of the reference.
    pub section: &'static str,
    /// How it ended.
    pub outcome: Ending,
    /// Why it failed or was skipped.
    pub reason: Option<String>,
    /// How long it took.
    pub seconds: f64,
}

/// How a test ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// All checks held.
    Passed,
    /// One did not.
    Failed,
    /// The machine cannot do it.
    Skipped,
}

impl Machine {
    /// Asks the libraries. What does not answer is left out.
    pub fn ask() -> Self {
        let device = cuda::device_get(0).ok();
        let attribute = |which| device.and_then(|device| cuda::device_get_attribute(which, device).ok());
        let packed = |version: i32| format!("{}.{}", version / 1000, version % 1000 / 10);
        let major = attribute(cuda::DeviceAttribute::COMPUTE_CAPABILITY_MAJOR);
        let minor = attribute(cuda::DeviceAttribute::COMPUTE_CAPABILITY_MINOR);
        Self {
            device: device.and_then(|device| cuda::device_get_name(device).ok()),
            devices: cuda::device_get_count().unwrap_or(0),
            architecture: major.zip(minor).map(|(major, minor)| format!("sm_{major}{minor}")),
            driver: cuda::driver_get_version().ok().map(packed),
            runtime: cudart::runtime_get_version().ok().map(packed),
            nvrtc: nvrtc::version().ok().map(|(major, minor)| format!("{major}.{minor}")),
        }
    }
}

/// The report that is being made, and where it goes.
pub struct Book {
    report: Mutex<Report>,
    begun: Mutex<Option<Instant>>,
    file: Option<PathBuf>,
}

impl Book {
    /// An empty report.
    pub fn new(machine: Machine, file: Option<PathBuf>) -> Self {
        Self { report: Mutex::new(Report { machine, ..Report::default() }), begun: Mutex::default(), file }
    }

    /// A test has begun.
    pub fn begin(&self, name: String) {
        *self.begun.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.change(|report| report.running = Some(name));
    }

    /// The test that was begun last, when that was longer ago than a limit.
    pub fn hung(&self, limit: Duration) -> Option<String> {
        let begun = (*self.begun.lock().unwrap_or_else(PoisonError::into_inner))?;
        if begun.elapsed() > limit { self.report().running } else { None }
    }

    /// A test has ended.
    pub fn end(&self, entry: Entry) {
        self.change(|report| {
            let counts = &mut report.counts;
            match entry.outcome {
                Ending::Passed => counts.passed += 1,
                Ending::Failed => counts.failed += 1,
                Ending::Skipped => counts.skipped += 1,
            }
            report.running = None;
            report.notes.append(&mut NOTES.lock().unwrap_or_else(PoisonError::into_inner));
            report.tests.push(entry);
        });
    }

    /// All tests, by section and name, are skipped for one reason.
    pub fn end_all(&self, tests: impl Iterator<Item = (&'static str, &'static str)>, reason: &str) {
        let skipped = |(section, name)| {
            Entry { name, section, outcome: Ending::Skipped, reason: Some(reason.to_owned()), seconds: 0.0 }
        };
        self.change(|report| {
            report.tests.extend(tests.map(skipped));
            report.counts.skipped = report.tests.len();
        });
    }

    fn change(&self, change: impl FnOnce(&mut Report)) {
        let mut report = self.report.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut report);
        if let Some(file) = &self.file
            && let Err(error) = save(file, &report)
        {
            eprintln!("{}: {error}", file.display());
        }
    }

    /// What there is now.
    pub fn report(&self) -> Report {
        self.report.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Report {
    /// One line about the machine.
    pub fn headline(&self) -> String {
        let of = |version: &Option<String>| version.clone().unwrap_or_else(|| "none".to_owned());
        let Machine { device, devices, architecture, driver, runtime, nvrtc } = &self.machine;
        format!(
            "{} ({}), {devices} in all; driver for CUDA {}, cudart {}, nvrtc {}",
            of(device),
            of(architecture),
            of(driver),
            of(runtime),
            of(nvrtc)
        )
    }
}

fn save(file: &Path, report: &Report) -> io::Result<()> {
    let text = serde_json::to_string_pretty(report).map_err(io::Error::other)?;
    fs::write(file, text + "\n")
}

static NOTES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Prints a number that is worth telling, and keeps it for the report.
pub fn note(text: String) {
    println!("    {text}");
    NOTES.lock().unwrap_or_else(PoisonError::into_inner).push(text);
}
