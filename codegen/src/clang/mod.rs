//! Headers -> facts.
//!
//! Input: folders with CUDA headers and the path of libclang. Output: [`Facts`] of all platforms.
//! Invariant: the parse is hermetic (no header of the machine is read), every error of the compiler ends it, and every declaration
//! and macro of a CUDA header is a fact or a listed skip.
//!
//! Each platform is parsed twice. The *plain* parse sees what a program sees: entry points, their documentation, macro values.
//! The *internal* one defines `__CUDA_API_VERSION_INTERNAL`, behind which the headers keep superseded entry points and the symbols
//! of the per-thread default stream; `passes` joins the two, and `merge` joins the platforms.

mod anchor;
mod comments;
mod cursor;
mod declarations;
mod docs;
mod embedded;
mod enums;
mod functions;
mod groups;
mod headers;
mod load;
mod macros;
mod merge;
mod passes;
mod records;
mod scan;
mod sources;
mod types;
mod unit;
mod walk;

use std::path::{Path, PathBuf};

use crate::diag::{Diagnostic, Sink};
use crate::facts::{Facts, Platform};

use load::Libclang;
use sources::Sources;
use walk::Pass;

pub use load::OLDEST;

/// What to parse.
#[derive(Clone, Debug)]
pub struct ParseInput {
    /// Folders with the Linux headers; the first that has a header wins.
    pub linux: Vec<PathBuf>,
    /// Folders with the Windows headers, where there are any.
    pub windows: Option<Vec<PathBuf>>,
    /// The libclang shared library.
    pub libclang: PathBuf,
}

/// The headers that a program on a platform includes to see all that a release declares, in order.
pub fn included(platform: Platform) -> impl Iterator<Item = &'static str> {
    headers::roots(platform).map(|root| root.name)
}

/// The version text of a libclang, once it is known to be usable.
pub fn libclang_version(path: &Path) -> Result<String, Diagnostic> {
    Libclang::open(path).map(|lib| lib.version)
}

/// Parses the headers of one release. `None` when a finding is an error.
pub fn parse(input: &ParseInput, sink: &mut Sink) -> Option<Facts> {
    let lib = open(&input.libclang, sink)?;
    let platform = |platform, folders: Option<&Vec<PathBuf>>| {
        let mut sink = Sink::default();
        let facts = folders.map(|folders| {
            let sources = Sources::release(platform, folders, &mut sink)?;
            parse_platform(&lib, &sources, &mut sink)
        });
        (facts, sink)
    };
    let ((linux, found), (windows, found_windows)) =
        rayon::join(|| platform(Platform::Linux, Some(&input.linux)), || platform(Platform::Windows, input.windows.as_ref()));
    sink.extend(found);
    sink.extend(found_windows);
    let linux = linux.flatten()?;
    let facts = match windows {
        Some(windows) => merge::merge(linux, windows?, sink),
        None => linux,
    };
    finish(facts, sink)
}

/// Parses the text of one header as if it were all of the driver's, for Linux.
pub fn parse_header(text: &str, name: &str, libclang: &Path, sink: &mut Sink) -> Option<Facts> {
    let lib = open(libclang, sink)?;
    let sources = Sources::single(name, text.as_bytes(), sink)?;
    let facts = parse_platform(&lib, &sources, sink)?;
    finish(facts, sink)
}

fn open(path: &Path, sink: &mut Sink) -> Option<Libclang> {
    Libclang::open(path).map_err(|d| sink.push(d)).ok()
}

/// Both parses of one platform, side by side.
fn parse_platform(lib: &Libclang, sources: &Sources, sink: &mut Sink) -> Option<Facts> {
    let run = |pass| {
        let mut sink = Sink::default();
        (walk::walk(lib, sources, pass, &mut sink), sink)
    };
    let ((plain, found), (internal, found_internal)) = rayon::join(|| run(Pass::Plain), || run(Pass::Internal));
    sink.extend(found);
    sink.extend(found_internal);
    Some(passes::join(plain?, internal?))
}

/// Orders the headers and checks that every type mentioned is declared.
fn finish(mut facts: Facts, sink: &mut Sink) -> Option<Facts> {
    facts.headers.retain(|h| !h.is_empty());
    facts.sort();
    declarations::check(&facts, sink);
    (!sink.has_errors()).then_some(facts)
}
