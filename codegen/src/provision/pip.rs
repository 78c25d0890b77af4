//! Downloads by pip.
//!
//! Input: a [`Wheel`]. Output: the wheel's file, its checksum equal to the pinned one.
//! Invariant: the index, proxy and certificates are the user's own pip configuration; none of it is read here, and no URL that
//! may carry a password is repeated in a message.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::Command;

use sha2::Digest;

use super::releases::{Sha256, Wheel};
use crate::diag::Diagnostic;

/// A Python that has pip.
#[derive(Clone, Debug)]
pub struct Pip {
    python: OsString,
}

impl Pip {
    /// Looks for a Python: only the `chosen` one (of CUSPEC_PYTHON) if there is one, else the usual names on the path.
    pub fn find(chosen: Option<&Path>) -> Result<Self, Diagnostic> {
        let candidates: Vec<OsString> = match chosen {
            Some(python) => vec![python.into()],
            None => ["python3", "python", "py"].map(OsString::from).to_vec(),
        };
        let mut without_pip = vec![];
        for python in candidates {
            match Command::new(&python).args(["-m", "pip", "--version"]).output() {
                Ok(output) if output.status.success() => return Ok(Pip { python }),
                Ok(_) => without_pip.push(python.to_string_lossy().into_owned()),
                Err(_) => {}
            }
        }
        Err(match (without_pip.first(), chosen) {
            (Some(python), _) => Diagnostic::error("CG004", format!("`{python}` cannot run pip"))
                .help(format!("run `{python} -m ensurepip`, or install your system's pip package (often `python3-pip`)")),
            (None, Some(python)) => {
                Diagnostic::error("CG003", format!("CUSPEC_PYTHON names `{}`, which cannot be run", python.display()))
                    .help("correct or unset CUSPEC_PYTHON")
            }
            (None, None) => Diagnostic::error("CG003", "no Python was found: looked for `python3`, `python` and `py`")
                .help("install Python 3 with pip, set CUSPEC_PYTHON, or give a CUDA toolkit with `--headers DIR`"),
        })
    }

    /// Downloads a wheel into an empty folder and checks it.
    pub fn download(&self, wheel: &Wheel<'_>, folder: &Path) -> Result<PathBuf, Diagnostic> {
        let mut command = Command::new(&self.python);
        command.args(["-m", "pip", "download", "--no-deps", "--only-binary=:all:", "--no-input", "--disable-pip-version-check"]);
        // pip's own cache would hand out a damaged file again after it was refused here, and keep every wheel a second time.
        command.args(["--no-cache-dir", "--progress-bar", "off"]);
        command.args(wheel.platforms.iter().flat_map(|tag| ["--platform", tag]));
        command.arg("--dest").arg(folder).arg(format!("{}=={}", wheel.package, wheel.version));
        let output = command.output().map_err(|e| failed(wheel, &e.to_string()))?;
        if !output.status.success() {
            let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
            return Err(failed(wheel, &said));
        }
        let file = only_wheel(folder).ok_or_else(|| failed(wheel, "pip ended well and left no wheel"))?;
        check(wheel, &file)?;
        Ok(file)
    }
}

/// Compares the checksum; a wrong file is removed at once.
fn check(wheel: &Wheel<'_>, file: &Path) -> Result<(), Diagnostic> {
    let found = sha256(file).map_err(|e| failed(wheel, &e.to_string()))?;
    if found == *wheel.sha256 {
        return Ok(());
    }
    // The folder is temporary and goes too; this is for the case that it cannot.
    let _ = fs::remove_file(file);
    Err(Diagnostic::error("CG006", format!("the checksum of {} is wrong; the file was removed", wheel.title()))
        .note(format!("expected sha256 {}", wheel.sha256))
        .note(format!("found sha256    {found}"))
        .help("try again; if it stays so, the package index serves another file than the one pinned in spec/releases.yaml"))
}

fn sha256(file: &Path) -> io::Result<Sha256> {
    let mut hasher = sha2::Sha256::new();
    let mut reader = BufReader::with_capacity(1 << 18, File::open(file)?);
    loop {
        let chunk = reader.fill_buf()?;
        let length = chunk.len();
        if length == 0 {
            return Ok(Sha256::from_digest(&hasher.finalize()));
        }
        hasher.update(chunk);
        reader.consume(length);
    }
}

fn only_wheel(folder: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    files.into_iter().find(|path| path.extension().is_some_and(|e| e == "whl"))
}

fn failed(wheel: &Wheel<'_>, said: &str) -> Diagnostic {
    let help = match said.contains("No matching distribution") && !said.contains("onnection") {
        true => {
            "the package index that pip uses does not have this wheel: use another index, or give a CUDA toolkit with `--headers DIR`"
        }
        false => {
            "check the network and pip's proxy and index settings (`pip config list`), or give a CUDA toolkit with `--headers DIR`"
        }
    };
    let last = last_lines(said);
    let diagnostic = Diagnostic::error("CG005", format!("pip could not download {}", wheel.title())).help(help);
    last.into_iter().fold(diagnostic, |d, line| d.note(format!("pip: {line}")))
}

/// The end of pip's output, where the reason is.
fn last_lines(said: &str) -> Vec<String> {
    const LINES: usize = 4;
    const WIDTH: usize = 300;
    let lines: Vec<&str> = said.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let last = &lines[lines.len().saturating_sub(LINES)..];
    last.iter().map(|line| without_credentials(line).chars().take(WIDTH).collect()).collect()
}

/// Hides user, password and query of every URL in a line.
fn without_credentials(line: &str) -> String {
    let mut shown = String::new();
    let mut rest = line;
    while let Some(start) = rest.find("://") {
        let (before, url) = rest.split_at(start + 3);
        let end = url.find(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '<' | '>')).unwrap_or(url.len());
        let (url, after) = url.split_at(end);
        // The last `@`, since a password may contain one; hiding too much of a path is harmless.
        let (hidden, place) = url.rsplit_once('@').map_or(("", url), |(_, place)| ("***@", place));
        let place = place.split(['?', '#']).next().unwrap_or_default();
        shown.extend([before, hidden, place]);
        rest = after;
    }
    shown + rest
}

#[cfg(test)]
mod tests {
    use super::without_credentials;

    #[test]
    fn passwords_in_index_urls_are_not_shown() {
        for (line, shown) in [
            ("Looking in indexes: https://joe:s3cret@host.example/simple", "Looking in indexes: https://***@host.example/simple"),
            ("https://joe:p@ss/word@host.example/a, then", "https://***@host.example/a, then"),
            (
                "see https://host.example/a?token=s3cret and https://k@b.example",
                "see https://host.example/a and https://***@b.example",
            ),
            ("host='plain.example', port=443", "host='plain.example', port=443"),
        ] {
            assert_eq!(without_credentials(line), shown);
        }
    }
}
