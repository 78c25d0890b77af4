//! What is shown while something is fetched or read.
//!
//! Input: titles of steps. Output: a spinner per running step where stderr is a terminal, one line per step otherwise, nothing when quiet.
//! Invariant: nothing goes to stdout, and nothing remains on a terminal except one line per finished step.

use std::io::{IsTerminal, stderr};
use std::time::Duration;

use indicatif::{MultiProgress, ProgressBar, ProgressStyle};

/// How steps are shown.
#[derive(Clone, Debug)]
pub enum Progress {
    /// Not at all.
    Quiet,
    /// A line when a step starts: logs of CI.
    Lines,
    /// Spinners.
    Bars(MultiProgress),
}

impl Progress {
    /// The right way for this process.
    pub fn new(quiet: bool) -> Self {
        match quiet {
            true => Progress::Quiet,
            false if stderr().is_terminal() => Progress::Bars(MultiProgress::new()),
            false => Progress::Lines,
        }
    }

    /// Shows that a step has begun, until the returned value is finished or dropped.
    pub fn start(&self, text: String) -> Step {
        let bar = match self {
            Progress::Quiet => None,
            Progress::Lines => {
                eprintln!("{text}");
                None
            }
            Progress::Bars(bars) => {
                let bar = bars.add(ProgressBar::new_spinner());
                bar.set_style(ProgressStyle::with_template("{spinner} {elapsed:>4} {msg}").expect("the template is valid"));
                bar.set_message(text);
                bar.enable_steady_tick(Duration::from_millis(100));
                Some(bar)
            }
        };
        Step { bar }
    }
}

/// A running step.
#[derive(Debug)]
pub struct Step {
    bar: Option<ProgressBar>,
}

impl Step {
    /// Says what the step does now.
    pub fn say(&self, text: impl Into<String>) {
        if let Some(bar) = &self.bar {
            bar.set_message(text.into());
        }
    }

    /// Ends the step; its last line stays.
    pub fn finish(mut self, text: impl Into<String>) {
        if let Some(bar) = self.bar.take() {
            bar.finish_with_message(text.into());
        }
    }
}

impl Drop for Step {
    /// A step that failed leaves the screen to its diagnostic.
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
