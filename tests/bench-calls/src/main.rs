//! The program that `cargo xtask bench calls` counts the instructions of: one way of calling, one function, so many calls.
//!
//! Arguments: the way (`raw`, `wrapped`, `peer-raw`, `peer-wrapped`), the function (or `nothing`), the number of calls. Every call is
//! a function of its own behind a pointer, so that a loop around it can prepare nothing: it takes its arguments from memory, checks
//! the status, and returns what C wrote.

mod ours;
mod peer;

use std::env;
use std::ffi::c_void;
use std::fmt::Debug;
use std::hint::black_box;
use std::process::{self, ExitCode};
use std::ptr::null_mut;

/// Where callers find their arguments.
pub struct Setting {
    pub stream: *mut c_void,
    pub function: *mut c_void,
    pub parameters: *mut *mut c_void,
}

/// The functions in one way of calling, in the order of [`FUNCTIONS`]; each gives what C wrote, if anything.
pub type Way = [fn(&Setting) -> u64; 4];

const FUNCTIONS: [&str; 4] = ["cuCtxGetCurrent", "cuMemAlloc", "cuStreamSynchronize", "cuLaunchKernel"];

/// Where a call that did not succeed ends: coming back would cost each way something else.
#[cold]
#[inline(never)]
pub fn fail(error: impl Debug) -> ! {
    eprintln!("{error:?}");
    process::exit(1)
}

fn caller(way: &str, function: &str) -> Option<fn(&Setting) -> u64> {
    let way = match way {
        "raw" => ours::RAW,
        "wrapped" => ours::WRAPPED,
        "peer-raw" => peer::RAW,
        "peer-wrapped" => peer::WRAPPED,
        _ => return None,
    };
    match function {
        "nothing" => Some(|_| 0),
        _ => FUNCTIONS.iter().position(|name| *name == function).map(|place| way[place]),
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let [way, function, calls] = &args[..] else { return ExitCode::from(2) };
    let (Some(caller), Ok(calls)) = (caller(way, function), calls.parse::<u64>()) else { return ExitCode::from(2) };
    let mut parameters = [null_mut()];
    let parameters: *mut *mut c_void = parameters.as_mut_ptr();
    let setting = Setting { stream: parameters.cast(), function: parameters.cast(), parameters };
    let (caller, setting) = black_box((caller, &setting));
    let mut sum = 0;
    for _ in 0..calls {
        sum ^= caller(setting);
    }
    println!("{sum}");
    ExitCode::SUCCESS
}
