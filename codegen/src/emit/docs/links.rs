//! Links out of the pages: to the documentation of the Rust crate, which lies beside them, and to NVIDIA's reference.

use super::rst::literal;
use super::sections::slug;
use crate::facts::{Library, Platform, Platforms};
use crate::plan::{Category, Entry, Plan};

/// The folder of the crate's documentation, seen from a page of a library.
const CRATE: &str = "../rust/cuspec";
const NVIDIA: &str = "https://docs.nvidia.com/cuda";

/// The public path of a wrapper.
pub(super) fn rust_path(plan: &Plan<'_>, e: &Entry<'_>) -> String {
    format!("cuspec::{}::{}", e.library(), rust_name(plan, e))
}

/// The same below the module of the library.
pub(super) fn rust_name(plan: &Plan<'_>, e: &Entry<'_>) -> String {
    home(plan, e).map_or_else(|| e.names.rust.clone(), |home| format!("{home}::{}", e.names.rust))
}

/// The type that a wrapper is a method of: an owner, which has the methods of its borrowed form, too; where there is no owner, that form.
fn home<'p>(plan: &'p Plan<'_>, e: &'p Entry<'_>) -> Option<&'p str> {
    let home = e.names.rust_home.as_deref()?;
    let of = plan.handles.iter().find(|h| h.library == e.library() && h.rust == home);
    Some(of.filter(|h| h.release.is_none()).map_or(home, |h| &h.borrow))
}

/// The wrapper of an entry point and its raw binding.
pub(super) fn rust(plan: &Plan<'_>, e: &Entry<'_>) -> String {
    let library = e.library();
    let wrapper = (e.category != Category::Skipped).then(|| {
        let page = match home(plan, e) {
            Some(home) => format!("{library}/struct.{home}.html#method.{}", e.names.rust),
            None => format!("{library}/fn.{}.html", e.names.rust),
        };
        item(&rust_path(plan, e), &page, &e.fact.platforms)
    });
    let raw = item(
        &format!("cuspec::sys::{library}::{}", e.fact.name),
        &format!("sys/{library}/fn.{}.html", e.fact.name),
        &e.fact.platforms,
    );
    wrapper.into_iter().chain([raw]).collect::<Vec<_>>().join(", ")
}

/// A path of the crate with its page.
pub(super) fn item(path: &str, page: &str, platforms: &Platforms) -> String {
    // The crate's documentation is built on Linux.
    if platforms.has(Platform::Linux) { format!("`{path} <{CRATE}/{page}>`__") } else { literal(path) }
}

/// The entry in NVIDIA's own reference.
pub(super) fn nvidia(e: &Entry<'_>) -> Option<String> {
    let group = e.fact.group.as_deref()?;
    let guide = match e.library() {
        Library::Cuda => "cuda-driver-api",
        Library::Cudart => "cuda-runtime-api",
        // One page, whose fragments are its headings.
        Library::Nvrtc => {
            let title = e.header.groups.iter().find(|g| g.id == group).map(|g| slug(&g.title)).unwrap_or_default();
            return Some(format!("`NVRTC <{NVIDIA}/nvrtc/index.html#{title}>`__"));
        }
        // NVIDIA's pages are those of the newest release.
        Library::Platform | Library::Cudart12 | Library::Cudart11 => return None,
    };
    let page = format!("group__{}", group.replace('_', "__"));
    let entry = e.fact.anchor.as_ref().map(|anchor| format!("#{page}_1g{anchor}")).unwrap_or_default();
    Some(format!("`{} <{NVIDIA}/{guide}/{page}.html{entry}>`__", e.fact.api_name()))
}
