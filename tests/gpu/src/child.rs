//! Parts of tests that need a process of their own: the program starts itself again.

use std::os::fd::OwnedFd;
use std::process::{Command, Stdio};

use crate::outcome::{Outcome, Stop};

/// A part of a test, by name, with its arguments. What it returns is what the test gets.
pub type Child = (&'static str, fn(&[String]) -> Outcome<String>);

/// The argument that makes the program a child.
pub const OPTION: &str = "--child";

/// Runs a child to its end and returns what it said.
pub fn run(name: &str, arguments: &[&str]) -> Outcome<String> {
    start(name, arguments, Stdio::null(), &[])
}

/// The same with environment variables.
pub fn run_with(name: &str, variables: &[(&str, &str)]) -> Outcome<String> {
    start(name, &[], Stdio::null(), variables)
}

/// The same with a file, which the child has as its standard input.
pub fn run_on(name: &str, arguments: &[&str], file: OwnedFd) -> Outcome<String> {
    start(name, arguments, Stdio::from(file), &[])
}

fn start(name: &str, arguments: &[&str], input: Stdio, variables: &[(&str, &str)]) -> Outcome<String> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg(OPTION).arg(name).args(arguments).envs(variables.iter().copied());
    let output = command.stdin(input).output()?;
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim_end().to_owned();
    let (out, err) = (said(&output.stdout), said(&output.stderr));
    match output.status.code() {
        Some(0) => Ok(out),
        Some(SKIPPED) => Err(Stop::skipped(err)),
        _ => Err(Stop::failed(format!("the process `{name}` ended with {}: {err}", output.status))),
    }
}

/// The status of a child that cannot do what it should on this machine.
const SKIPPED: i32 = 77;

/// Runs as a child and returns the status to exit with.
pub fn be(children: &[Child], arguments: &[String]) -> i32 {
    let [name, rest @ ..] = arguments else {
        eprintln!("{OPTION} needs a name");
        return 2;
    };
    let Some((_, part)) = children.iter().find(|(known, _)| known == name) else {
        eprintln!("no child is named {name}");
        return 2;
    };
    match part(rest) {
        Ok(said) => {
            println!("{said}");
            0
        }
        Err(Stop::Failed(why)) => {
            eprintln!("{why}");
            1
        }
        Err(Stop::Skipped(why)) => {
            eprintln!("{why}");
            SKIPPED
        }
    }
}
