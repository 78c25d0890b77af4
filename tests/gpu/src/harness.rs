//! Sections of tests, and what is looked after around each test.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use cuspec::cuda;
use libtest_mimic::{Completion, Failed, Trial};

use crate::gpu::Gpu;
use crate::outcome::{Outcome, Stop};
use crate::report::{Book, Ending, Entry};

/// The tests of one section of the reference.
#[derive(Clone, Copy)]
pub struct Section {
    /// Its name.
    pub name: &'static str,
    /// Its tests.
    pub tests: &'static [Test],
}

/// One test. The primary context of the GPU is current while it runs.
#[derive(Clone, Copy)]
pub struct Test {
    /// What it shows.
    pub name: &'static str,
    /// Its code.
    pub run: fn(&Gpu) -> Outcome,
}

/// Names a section and lists its tests.
macro_rules! section {
    ($name:literal: $($test:ident),+ $(,)?) => {
        /// The tests.
        pub const SECTION: $crate::harness::Section = $crate::harness::Section {
            name: $name,
            tests: &[$($crate::harness::Test { name: stringify!($test), run: $test }),+],
        };
    };
}
pub(crate) use section;

/// What the drop hook was told since the last test ended.
static DROPPED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Listens to the drop hook.
pub fn listen() {
    cuspec::set_drop_hook(|error| DROPPED.lock().unwrap_or_else(PoisonError::into_inner).push(error.to_string()));
}

/// Takes what the drop hook was told.
pub fn dropped() -> Vec<String> {
    std::mem::take(&mut *DROPPED.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Section {
    /// Its tests for the harness.
    pub fn trials(self, gpu: &Arc<Gpu>, book: &Arc<Book>) -> Vec<Trial> {
        let trial = |test: &Test| {
            let (test, gpu, book) = (*test, Arc::clone(gpu), Arc::clone(book));
            let full = format!("{}::{}", self.name, test.name);
            Trial::ignorable_test(full.clone(), move || {
                book.begin(full);
                let start = Instant::now();
                let result = guarded(test.run, &gpu);
                let seconds = start.elapsed().as_secs_f64();
                let (outcome, reason) = match &result {
                    Ok(()) => (Ending::Passed, None),
                    Err(Stop::Failed(why)) => (Ending::Failed, Some(why.clone())),
                    Err(Stop::Skipped(why)) => (Ending::Skipped, Some(why.clone())),
                };
                book.end(Entry { name: test.name, section: self.name, outcome, reason, seconds });
                match result {
                    Ok(()) => Ok(Completion::Completed),
                    Err(Stop::Skipped(why)) => Ok(Completion::ignored_with(why)),
                    Err(Stop::Failed(why)) => Err(Failed::from(why)),
                }
            })
        };
        self.tests.iter().map(trial).collect()
    }
}

/// Runs a test in the primary context, and holds it to leave things as they were.
fn guarded(run: fn(&Gpu) -> Outcome, gpu: &Gpu) -> Outcome {
    let current = gpu.context().make_current()?;
    let result = catch_unwind(AssertUnwindSafe(|| run(gpu))).unwrap_or_else(|panic| Err(Stop::Failed(message(&*panic))));
    let heard = dropped();
    if result.is_ok() {
        crate::outcome::same("cuCtxGetCurrent after the test", cuda::ctx_get_current()?, gpu.context().as_raw())?;
        cuda::ctx_synchronize().map_err(|error| Stop::failed(format!("work of the test ended with an error: {error}")))?;
        crate::outcome::same("what the drop hook was told", heard, Vec::<String>::new())?;
    }
    drop(current);
    result
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("it panicked: {}", text.unwrap_or("without a text"))
}
