//! A copy of the repository's inputs, and the command line in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cuspec_tests::{copy, files, repository, variable};
use sha2::{Digest as _, Sha256};
use tempfile::TempDir;

/// A copy of what a drill needs.
pub struct Copy(TempDir);

impl Copy {
    /// The facts and nothing that people wrote.
    pub fn bare() -> Self {
        Copy::of(&["spec/facts", "runtime/rust/examples", "runtime/python/cuspec"])
    }

    /// Some folders of the repository, and the releases that are known.
    pub fn of(folders: &[&str]) -> Self {
        let copied = Copy(tempfile::tempdir().expect("a temporary folder"));
        folders.iter().for_each(|folder| copy(&repository().join(folder), &copied.path().join(folder)));
        copied.write("spec/releases.yaml", &fs::read(repository().join("spec/releases.yaml")).expect("it is committed"));
        copied
    }

    /// Its root.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Writes a file, by its path below the root.
    pub fn write(&self, path: &str, text: &[u8]) {
        let path = self.path().join(path);
        fs::create_dir_all(path.parent().expect("a file has a folder")).expect("writable");
        fs::write(path, text).expect("writable");
    }

    /// The command line, in the copy.
    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(PathBuf::from(variable("CUSPEC_XTASK")));
        command.args(args).current_dir(self.path()).env("NO_COLOR", "1");
        command
    }

    /// Runs the command line in the copy.
    pub fn run(&self, args: &[&str]) -> Ended {
        Ended::of(self.command(args).output().expect("CUSPEC_XTASK names a program"))
    }

    /// A hash of every path and byte.
    pub fn hash(&self) -> Vec<u8> {
        let mut hash = Sha256::new();
        for path in files(self.path()) {
            hash.update(path.as_os_str().as_encoded_bytes());
            hash.update(fs::read(self.path().join(path)).expect("listed a moment ago"));
        }
        hash.finalize().to_vec()
    }
}

/// How a command ended, and all that it said.
pub struct Ended {
    /// The exit code.
    pub code: Option<i32>,
    /// Everything on both streams.
    pub text: String,
}

impl Ended {
    /// How a process ended.
    pub fn of(output: Output) -> Self {
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        Ended { code: output.status.code(), text }
    }

    /// Fails unless it said so.
    pub fn says(&self, what: &str) {
        assert!(self.text.contains(what), "`{what}` is not in\n{}", self.text);
    }
}
