//! Every symbol that the headers declare: those of the library's release resolve, later ones say which release brought them.

use cuspec::sys::{cuda, cudart, nvrtc};
use cuspec::{Error, ErrorKind, Library, Symbol};
use cuspec_runtime::Version;

use crate::child::{self, Child};
use crate::gpu::Gpu;
use crate::harness::section;
use crate::outcome::{Outcome, Stop, holds, same};
use crate::report::note;

include!(concat!(env!("OUT_DIR"), "/symbols.rs"));

section! { "symbols":
    the_driver_has_every_symbol_of_its_release,
    the_runtime_has_every_symbol_of_its_release,
    the_compiler_has_every_symbol_of_its_release,
    variants_for_the_stream_per_thread_are_there_too,
    a_function_that_came_later_says_so,
}

/// What runs in a process of its own.
pub const CHILDREN: &[Child] = &[("symbols-per-thread", per_thread)];

/// Declared for every platform; only drivers for Tegra export it.
const NOT_EXPORTED: [&str; 1] = ["cuEventCreateFromEGLSync"];

/// Looks all of them up; what is missing must be newer than the library.
fn look_up(library: &'static Library, symbols: &[&'static Symbol]) -> Outcome<String> {
    library.open()?;
    let Some(version) = library.version() else { return Err(Stop::failed(format!("{} tells no version", library.name()))) };
    let (mut resolved, mut later, mut wrong) = (0, 0, vec![]);
    for symbol in symbols {
        let is_due = symbol.since().is_none_or(|since| since <= version);
        match symbol.get().map_err(Error::from) {
            Ok(_) => resolved += 1,
            Err(error) => match error.kind() {
                ErrorKind::MissingSymbol { symbol: told, version: of, .. } if !is_due => {
                    same("the symbol of the error", told.name(), symbol.name())?;
                    same("the version of the error", *of, Some(version))?;
                    let since = symbol.since().map(|since| format!("CUDA {since}")).unwrap_or_default();
                    let text = error.to_string();
                    holds(text.contains(&since) && text.contains(symbol.name()), format!("the error says: {text}"))?;
                    later += 1;
                }
                _ if NOT_EXPORTED.contains(&symbol.name()) => note(format!("{} is not exported here", symbol.name())),
                _ => wrong.push(symbol.name()),
            },
        }
    }
    holds(wrong.is_empty(), format!("{} of CUDA {version} lacks {} symbols: {wrong:?}", library.name(), wrong.len()))?;
    Ok(format!("{} of CUDA {version}: {resolved} symbols resolved, {later} came later", library.name()))
}

fn the_driver_has_every_symbol_of_its_release(_: &Gpu) -> Outcome {
    look_up(&cuda::LIBRARY, &CUDA).map(note)
}

fn the_runtime_has_every_symbol_of_its_release(_: &Gpu) -> Outcome {
    look_up(&cudart::LIBRARY, &CUDART).map(note)
}

fn the_compiler_has_every_symbol_of_its_release(_: &Gpu) -> Outcome {
    look_up(&nvrtc::LIBRARY, &NVRTC).map(note)
}

fn variants_for_the_stream_per_thread_are_there_too(_: &Gpu) -> Outcome {
    child::run("symbols-per-thread", &[]).map(note)
}

fn per_thread(_: &[String]) -> Outcome<String> {
    cuspec::set_per_thread_default_stream(true)?;
    let driver = look_up(&cuda::LIBRARY, &CUDA)?;
    let runtime = look_up(&cudart::LIBRARY, &CUDART)?;
    Ok(format!("per-thread default stream: {driver}; {runtime}"))
}

fn a_function_that_came_later_says_so(gpu: &Gpu) -> Outcome {
    let version = cuda::LIBRARY.version();
    let last: Option<Version> = CUDA.iter().filter_map(|symbol| symbol.since()).max();
    if version >= last {
        return Err(Stop::skipped("the driver has every function that the headers declare"));
    }
    let symbol = &cuda::symbols::cuMemGetLocationInfo;
    if symbol.since() <= version {
        return Err(Stop::skipped(format!("the driver has {}", symbol.name())));
    }
    let mut places = [cuspec::cuda::MemLocation::default()];
    let error = match cuspec::cuda::mem_get_location_info(0, 4096, 4096, 4096, &mut places) {
        Err(error) => error,
        Ok(()) => return Err(Stop::failed("cuMemGetLocationInfo: expected a missing symbol, got success")),
    };
    let ErrorKind::MissingSymbol { symbol: told, .. } = error.kind() else { return Err(error.into()) };
    same("the symbol of the error", told.name(), symbol.name())?;
    same("its release", told.since(), symbol.since())?;
    same("a second call", gpu.needs_symbol(symbol).is_err(), true)
}
