//! `cargo xtask`: the command line over `cuspec-codegen`.
//!
//! Every command is a module with its arguments and a `run`. Exit codes: 0 all is well, 1 there are findings, 2 it could not run.

mod audit;
mod bench;
mod bundle;
mod check;
mod console;
mod coverage;
mod diff;
mod docs;
mod explain;
mod fmt;
mod headers;
mod python;
mod regen;
mod schema;
mod test;
mod wheel;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::FmtSpan;

use console::Outcome;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Takes NVIDIA's CUDA headers all the way to bindings.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", arg_required_else_help = true, max_term_width = 110)]
#[command(
    after_help = "Exit codes: 0 all is well, 1 there are findings, 2 it could not run.\nCUSPEC_LOG=debug shows the time of each stage."
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Regen(regen::Args),
    Check(check::Args),
    Coverage(coverage::Args),
    Audit(audit::Args),
    Explain(explain::Args),
    Diff(diff::Args),
    Docs(docs::Args),
    Schema(schema::Args),
    Fmt(fmt::Args),
    Test(test::Args),
    Bench(bench::Args),
    Wheel(wheel::Args),
    Bundle(bundle::Args),
}

fn main() -> ExitCode {
    tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::try_from_env("CUSPEC_LOG").unwrap_or_else(|_| EnvFilter::new("warn")))
        .with_writer(std::io::stderr)
        .with_span_events(FmtSpan::CLOSE)
        .init();
    let outcome = match Cli::parse().command {
        Command::Regen(args) => regen::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Coverage(args) => coverage::run(&args),
        Command::Audit(args) => audit::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Diff(args) => diff::run(&args),
        Command::Docs(args) => docs::run(&args),
        Command::Schema(args) => schema::run(&args),
        Command::Fmt(args) => fmt::run(&args),
        Command::Test(args) => test::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Wheel(args) => wheel::run(&args),
        Command::Bundle(args) => bundle::run(&args),
    };
    match outcome {
        Ok(Outcome::Clean) => ExitCode::SUCCESS,
        Ok(Outcome::Findings) => ExitCode::from(1),
        Ok(Outcome::CouldNotRun) => ExitCode::from(2),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}
