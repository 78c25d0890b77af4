//! Tests of cuspec that need a GPU: one program that is carried to a machine with one.
//!
//! ```console
//! $ cuspec-gpu-tests --report report.json
//! $ cuspec-gpu-tests graphs
//! ```
//!
//! Each section of the reference has a module in `sections`. A test is skipped, with the reason, where the driver says that the machine
//! cannot do what is tested. After each test the current context must be what it was, all work done without an error, and the drop hook
//! must have heard nothing. Exits with 0 when nothing failed, 101 when something did, 2
//! without a driver or a GPU, and 3 when a test hung: the report names it as running.

use std::path::PathBuf;
use std::process::exit;
use std::sync::Arc;

use clap::Parser;
use libtest_mimic::Arguments;

mod child;
mod gpu;
mod harness;
mod outcome;
mod report;
mod sections;
mod watchdog;

use gpu::Gpu;
use report::{Book, Machine};

/// Runs the tests that need a GPU.
#[derive(Parser)]
#[command(name = "cuspec-gpu-tests", after_help = "Tests run one after the other unless --test-threads says otherwise.")]
struct Options {
    #[command(flatten)]
    tests: Arguments,

    /// Write what came of each test to this file, as JSON
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,

    /// Without a driver or a GPU, skip all tests and succeed
    #[arg(long)]
    allow_no_gpu: bool,

    /// Give up when one test takes longer
    #[arg(long, value_name = "SECONDS", default_value_t = 300)]
    test_limit: u64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    if arguments.get(1).is_some_and(|first| first == child::OPTION) {
        exit(child::be(&sections::children(), &arguments[2..]));
    }
    let mut options = Options::parse();
    options.tests.test_threads.get_or_insert(1);
    if options.tests.list {
        list(&options.tests);
    }
    match cuspec::cuda::init().and_then(|()| Gpu::open()) {
        Ok(gpu) => exit(run(&options, gpu)),
        Err(error) => {
            println!("no driver or no GPU was found: {error}");
            println!("all {} tests are skipped", sections::count());
            skip_all(&options, &error);
            exit(if options.allow_no_gpu { 0 } else { 2 });
        }
    }
}

/// Lists the tests, for which no GPU is needed.
fn list(arguments: &Arguments) -> ! {
    let names = sections::all().flat_map(|section| section.tests.iter().map(move |test| (section.name, test.name)));
    let trials = names.map(|(section, name)| libtest_mimic::Trial::test(format!("{section}::{name}"), || Ok(()))).collect();
    libtest_mimic::run(arguments, trials).exit()
}

/// Reports every test as skipped.
fn skip_all(options: &Options, error: &cuspec::Error) {
    let book = Book::new(Machine::default(), options.report.clone());
    let reason = error.to_string();
    book.end_all(sections::all().flat_map(|section| section.tests.iter().map(move |test| (section.name, test.name))), &reason);
}

fn run(options: &Options, gpu: Gpu) -> i32 {
    harness::listen();
    let book = Arc::new(Book::new(Machine::ask(), options.report.clone()));
    println!("{}", book.report().headline());
    watchdog::watch(&book, options.test_limit);
    let (gpu, device) = (Arc::new(gpu), 0);
    let trials = sections::all().flat_map(|section| section.trials(&gpu, &book)).collect();
    let conclusion = libtest_mimic::run(&options.tests, trials);
    drop(gpu);
    let mut failed = conclusion.has_failed();
    // SAFETY: every object of the context has gone with the tests. A tool that looks for leaks takes stock here.
    if let Err(error) = unsafe { cuspec::cuda::device_primary_ctx_reset(device) } {
        println!("after the last test: {error}");
        failed = true;
    }
    for heard in harness::dropped() {
        println!("after the last test, the drop hook was told: {heard}");
        failed = true;
    }
    if failed { 101 } else { 0 }
}
