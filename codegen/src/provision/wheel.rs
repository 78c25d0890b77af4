//! Takes out of a wheel what is needed.
//!
//! Input: a wheel file with the right checksum. Output: `include/` with its headers, `lib/` with its shared libraries.
//! Invariant: nothing is written outside these two folders, whatever the names in the archive are.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

use super::releases::Wheel;
use crate::diag::Diagnostic;

/// Headers of an unpacked wheel.
pub const INCLUDE: &str = "include";
/// Shared libraries of an unpacked wheel.
pub const LIB: &str = "lib";

/// Takes the headers and libraries of `wheel`, which lies in `file`, into `folder`.
pub fn unpack(wheel: &Wheel<'_>, file: &Path, folder: &Path) -> Result<(), Diagnostic> {
    extract(wheel, file, folder).map_err(|e| corrupt(wheel, &e.to_string()))?;
    let header = wheel.header.map(|name| Path::new(INCLUDE).join(name));
    let libraries = wheel.libraries.iter().map(|name| Path::new(LIB).join(name));
    match header.into_iter().chain(libraries).find(|wanted| !folder.join(wanted).is_file()) {
        Some(missing) => Err(corrupt(wheel, &format!("it does not contain {}", missing.display()))),
        None => Ok(()),
    }
}

fn corrupt(wheel: &Wheel<'_>, why: &str) -> Diagnostic {
    Diagnostic::error("CG007", format!("the wheel of {} cannot be used: {why}", wheel.title())).help(
        "its checksum is the one in spec/releases.yaml, so that entry is wrong: compare it with the entry of another release",
    )
}

fn extract(wheel: &Wheel<'_>, file: &Path, folder: &Path) -> io::Result<()> {
    let mut archive = zip::ZipArchive::new(io::BufReader::new(File::open(file)?))?;
    for index in 0..archive.len() {
        let mut entry = archive.by_index(index)?;
        let Some(place) = entry.enclosed_name().filter(|_| entry.is_file()).and_then(|name| place(wheel, &name)) else {
            continue;
        };
        let target = folder.join(place);
        fs::create_dir_all(target.parent().expect("a place is below a folder"))?;
        let mut output = File::create(&target)?;
        io::copy(&mut entry, &mut output)?;
        output.flush()?;
        // On disk before the folder gets its final name.
        output.sync_data()?;
    }
    Ok(())
}

/// Where an entry goes, if it is needed: headers keep their place below the include folder, libraries go by file name.
fn place(wheel: &Wheel<'_>, name: &Path) -> Option<PathBuf> {
    let file_name = name.file_name()?.to_str()?;
    if wheel.libraries.contains(&file_name) {
        return Some(Path::new(LIB).join(file_name));
    }
    let mut parts = name.components();
    parts.find(|part| *part == Component::Normal(INCLUDE.as_ref()))?;
    (name.extension()? == "h" || name.extension()? == "hpp").then(|| Path::new(INCLUDE).join(parts.as_path()))
}
