//! The calls of the GPU benchmark by the wrapped layer of the crate.
//!
//! Argument: a file with the kernels. Input: orders, `NAME COUNT` a line. Output: first a line of JSON about the machine, then for each
//! order the nanoseconds of so many calls, or `error` and a reason. Work that a call leaves on the GPU is waited for outside of the time.
//!
//! `bench/run.py` gives the orders, to this program and to its twins in C++ and Python.

mod calls;
mod setting;

use std::error::Error;
use std::hint::black_box;
use std::io::{BufRead, stdin};
use std::process::ExitCode;
use std::time::Instant;

use calls::{CALLS, Call};
use setting::Setting;

fn main() -> ExitCode {
    let Some(kernels) = std::env::args().nth(1) else { return ExitCode::from(2) };
    match obey(&kernels) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn obey(kernels: &str) -> Result<(), Box<dyn Error>> {
    let mut orders = stdin().lock().lines();
    // Nothing is opened before the first order: by then this process is where it should run.
    orders.next().transpose()?;
    setting::with(kernels, |setting| {
        println!("{}", setting::describe(setting)?);
        for order in orders {
            let order = order?;
            let (name, count) = order.split_once(' ').ok_or("an order is a name and a number")?;
            match CALLS.iter().find(|(known, _)| *known == name) {
                Some((_, call)) => match measure(setting, *call, count.parse()?) {
                    Ok(nanoseconds) => println!("{nanoseconds}"),
                    Err(error) => println!("error {error}"),
                },
                None => println!("error no such call"),
            }
        }
        Ok(())
    })
}

fn measure(setting: &mut Setting<'_>, call: Call, count: u64) -> cuspec::Result<u128> {
    let call = black_box(call);
    // Outside of the time: memory that a pool has given back is fetched again by it.
    call(setting)?;
    let start = Instant::now();
    for _ in 0..count {
        call(setting)?;
    }
    let time = start.elapsed();
    setting.stream.synchronize()?;
    Ok(time.as_nanos())
}
