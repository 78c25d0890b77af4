//! The translation unit: all headers of a platform, and the probes of macro values behind them.
//!
//! Input: [`Sources`]. Output: a parsed [`Unit`]. Invariant: an error anywhere but in a probe is a finding, and then there is no
//! unit: libclang would go on and leave out what it did not understand.

use std::fmt::Write as _;
use std::path::Path;

use super::cursor::{Message, Unit};
use super::load::Libclang;
use super::macros::Probes;
use super::sources::Sources;
use super::walk::Pass;
use crate::diag::{Diagnostic, Sink, Span};
use crate::facts::Platform;

/// The name of the unit's main file, which exists only in memory.
const MAIN: &str = "cuspec.c";

/// Parses all headers of a platform.
pub(super) fn parse<'l>(
    lib: &'l Libclang,
    sources: &Sources,
    pass: Pass,
    probes: &Probes<'_>,
    sink: &mut Sink,
) -> Option<Unit<'l>> {
    let mut text = String::new();
    for root in &sources.roots {
        writeln!(text, "#include <{root}>").expect("a string takes everything");
    }
    let first_probe_line = sources.roots.len() as u32 + 1;
    probes.write(&mut text);
    let main = sources.embedded.path().join(MAIN);
    let mut overlays = sources.overlays.clone();
    overlays.push((main.to_string_lossy().into_owned(), text));
    let args = arguments(sources, pass);
    let Some(unit) = Unit::parse(lib, &main, &args, &overlays, pass == Pass::Plain) else {
        sink.push(
            Diagnostic::error("CG105", format!("libclang gave up on the {} headers", platform_name(sources.platform)))
                .note(format!("version: {}", lib.version))
                .help("run again; if it stays, try another version of libclang"),
        );
        return None;
    };
    let errors: Vec<Diagnostic> =
        unit.messages().into_iter().filter(|m| m.is_error).filter_map(|m| report(&unit, &main, first_probe_line, m)).collect();
    let sound = errors.is_empty();
    errors.into_iter().for_each(|d| sink.push(d));
    sound.then_some(unit)
}

/// An error of the compiler as a finding; `None` for one in a probe, which only says that a macro is no constant.
fn report(unit: &Unit<'_>, main: &Path, first_probe_line: u32, message: Message) -> Option<Diagnostic> {
    let d = Diagnostic::error("CG104", format!("the compiler says: {}", message.text))
        .help("the headers of a release must parse as they are: is the folder complete, and is it one release?");
    if message.place.file == 0 {
        return Some(d);
    }
    let file = unit.file_name(message.place.file);
    if Path::new(&file) == main {
        return (message.place.line < first_probe_line).then_some(d);
    }
    Some(d.at(Span::new(file, message.place.line, message.place.column, 0)))
}

fn arguments(sources: &Sources, pass: Pass) -> Vec<String> {
    let mut args: Vec<String> = ["-xc", "-std=c11", "-nostdinc", "-w", "-ferror-limit=0"].map(str::to_owned).to_vec();
    match sources.platform {
        Platform::Linux => args.push("--target=x86_64-unknown-linux-gnu".to_owned()),
        Platform::Windows => {
            args.extend(
                ["--target=x86_64-pc-windows-msvc", "-fms-extensions", "-fms-compatibility-version=19.30"].map(str::to_owned),
            );
        }
    }
    if pass == Pass::Internal {
        args.push("-D__CUDA_API_VERSION_INTERNAL".to_owned());
    }
    for folder in std::iter::once(sources.embedded.path()).chain(sources.folders.iter().map(|f| f.as_path())) {
        args.push("-I".to_owned());
        args.push(folder.to_string_lossy().into_owned());
    }
    args
}

fn platform_name(platform: Platform) -> &'static str {
    match platform {
        Platform::Linux => "Linux",
        Platform::Windows => "Windows",
    }
}
