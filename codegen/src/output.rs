//! The output tree: every generated file in memory, compared with what is on disk.
//!
//! Input: files from the emitters. Output: the folder `generated/`, or the [`Drift`] between it and the tree.
//! Invariant: after [`Tree::write`] the folder holds exactly the tree, byte for byte; an unchanged file is not touched.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use rayon::prelude::*;
use similar::TextDiff;

use crate::diag::Diagnostic;

/// Generated files by path, relative to the output folder and with `/` between its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    files: BTreeMap<String, Vec<u8>>,
}

/// What [`Tree::write`] did, as sorted relative paths.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Created or replaced.
    pub written: Vec<String>,
    /// Already as they should be.
    pub unchanged: Vec<String>,
    /// Deleted: files that no emitter makes any more.
    pub removed: Vec<String>,
}

/// How a folder differs from the tree, as sorted relative paths.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drift {
    /// In the tree only.
    pub missing: Vec<String>,
    /// On disk only.
    pub extra: Vec<String>,
    /// On both sides, with other content.
    pub differing: Vec<String>,
    /// A unified diff of the first differing files, cut to a readable length.
    pub diff: String,
}

/// The diff of a drift shows this many files ...
const DIFF_FILES: usize = 3;
/// ... and this many lines of each.
const DIFF_LINES: usize = 40;

impl Tree {
    /// An empty tree.
    pub fn new() -> Self {
        Tree::default()
    }

    /// A tree of files.
    pub fn from_files<T: Into<Vec<u8>>>(files: impl IntoIterator<Item = (PathBuf, T)>) -> Self {
        let mut tree = Tree::new();
        tree.extend(files);
        tree
    }

    /// Adds a file. Two emitters that claim one path, or a path that leaves the tree, are defects of the generator.
    pub fn insert(&mut self, path: impl Into<String>, content: impl Into<Vec<u8>>) {
        let path = path.into();
        let inside = path.split('/').all(|part| !matches!(part, "" | "." | "..")) && !path.contains(['\\', ':']);
        assert!(inside, "`{path}` is no path below the output folder");
        let earlier = self.files.insert(path, content.into());
        assert!(earlier.is_none(), "two emitters wrote one path");
    }

    /// Adds the files of an emitter.
    pub fn extend<T: Into<Vec<u8>>>(&mut self, files: impl IntoIterator<Item = (PathBuf, T)>) {
        for (path, content) in files {
            let parts: Vec<_> = path.components().map(|part| part.as_os_str().to_string_lossy()).collect();
            self.insert(parts.join("/"), content);
        }
    }

    /// The content of a file.
    pub fn get(&self, path: &str) -> Option<&[u8]> {
        self.files.get(path).map(Vec::as_slice)
    }

    /// All files in path order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.files.iter().map(|(path, content)| (path.as_str(), content.as_slice()))
    }

    /// The number of files.
    pub fn len(&self) -> usize {
        self.files.len()
    }

    /// Whether there is no file.
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// Makes `root` hold exactly this tree.
    pub fn write(&self, root: &Path) -> Result<Written, Diagnostic> {
        let found = Disk::scan(root)?;
        let state = self.compare(root, &found)?;

        // Removal comes first: a file may have become a folder, or the other way round.
        for path in &state.extra {
            fs::remove_file(root.join(path)).map_err(|e| cannot("remove", &root.join(path), &e))?;
        }
        // A folder sorts before what it holds, so that the reverse order empties it first.
        for folder in found.folders.iter().rev().filter(|f| !self.has_folder(f)) {
            fs::remove_dir(root.join(folder)).map_err(|e| cannot("remove", &root.join(folder), &e))?;
        }

        let mut written: Vec<String> = state.missing.into_iter().chain(state.differing).collect();
        written.sort();
        let folders: BTreeSet<PathBuf> =
            written.iter().filter_map(|path| root.join(path).parent().map(Path::to_path_buf)).collect();
        for folder in folders {
            fs::create_dir_all(&folder).map_err(|e| cannot("create", &folder, &e))?;
        }
        written.par_iter().try_for_each(|path| {
            let target = root.join(path);
            replace(&target, &self.files[path]).map_err(|e| cannot("write", &target, &e))
        })?;
        let unchanged = self.files.keys().filter(|p| written.binary_search(p).is_err()).cloned().collect();
        Ok(Written { written, unchanged, removed: state.extra })
    }

    /// Whether `root` holds exactly this tree.
    pub fn matches(&self, root: &Path) -> Result<bool, Diagnostic> {
        Ok(self.compare(root, &Disk::scan(root)?)?.is_empty())
    }

    /// Compares `root` with this tree and touches nothing.
    pub fn check(&self, root: &Path) -> Result<Drift, Diagnostic> {
        let mut drift = self.compare(root, &Disk::scan(root)?)?;
        for path in drift.differing.iter().take(DIFF_FILES) {
            let on_disk = fs::read(root.join(path)).map_err(|e| cannot("read", &root.join(path), &e))?;
            drift.diff += &unified(path, &on_disk, &self.files[path]);
        }
        Ok(drift)
    }

    fn compare(&self, root: &Path, found: &Disk) -> Result<Drift, Diagnostic> {
        let (shared, missing): (Vec<_>, Vec<_>) = self.files.iter().partition(|(path, _)| found.files.contains(*path));
        let same = shared
            .par_iter()
            .map(|(path, content)| {
                let path = root.join(path);
                same_content(&path, content).map_err(|e| cannot("read", &path, &e))
            })
            .collect::<Result<Vec<bool>, _>>()?;
        Ok(Drift {
            missing: missing.into_iter().map(|(path, _)| path.clone()).collect(),
            extra: found.files.iter().chain(&found.links).filter(|p| !self.files.contains_key(*p)).cloned().collect(),
            differing: shared.iter().zip(same).filter(|(_, same)| !same).map(|((path, _), _)| (*path).clone()).collect(),
            diff: String::new(),
        }
        .sorted())
    }

    fn has_folder(&self, folder: &str) -> bool {
        let below = format!("{folder}/");
        self.files.range(below.clone()..).next().is_some_and(|(path, _)| path.starts_with(&below))
    }
}

impl Drift {
    /// Whether the folder is exactly the tree.
    pub fn is_empty(&self) -> bool {
        self.missing.is_empty() && self.extra.is_empty() && self.differing.is_empty()
    }

    /// The finding that `check` reports; `root` is the folder's name and `command` brings it up to date.
    pub fn finding(&self, root: &str, command: &str) -> Option<Diagnostic> {
        let parts: Vec<String> = [("changed", &self.differing), ("missing", &self.missing), ("extra", &self.extra)]
            .into_iter()
            .filter(|(_, paths)| !paths.is_empty())
            .map(|(word, paths)| format!("{} {word}", paths.len()))
            .collect();
        (!parts.is_empty()).then(|| {
            Diagnostic::error("CG401", format!("`{root}` is not what the spec generates: files {}", parts.join(", ")))
                .help(format!("run `{command}`; `{root}` is never edited by hand"))
        })
    }

    fn sorted(mut self) -> Self {
        self.extra.sort();
        self
    }
}

impl fmt::Display for Drift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 10;
        for (sign, paths) in [("missing", &self.missing), ("extra", &self.extra), ("differs", &self.differing)] {
            for path in paths.iter().take(SHOWN) {
                writeln!(f, "{sign:<8} {path}")?;
            }
            if paths.len() > SHOWN {
                writeln!(f, "{sign:<8} ... and {} more", paths.len() - SHOWN)?;
            }
        }
        f.write_str(&self.diff)
    }
}

/// Writes a single file where its content differs.
pub fn write_file(path: &Path, content: &[u8]) -> Result<(), Diagnostic> {
    if path.is_file() && same_content(path, content).map_err(|e| cannot("read", path, &e))? {
        return Ok(());
    }
    replace(path, content).map_err(|e| cannot("write", path, &e))
}

/// What lies in a folder, as relative paths.
#[derive(Default)]
struct Disk {
    files: BTreeSet<String>,
    links: BTreeSet<String>,
    folders: BTreeSet<String>,
}

impl Disk {
    fn scan(root: &Path) -> Result<Disk, Diagnostic> {
        let mut disk = Disk::default();
        match fs::canonicalize(root) {
            Ok(real) => disk.walk(root, &real, "").map(|()| disk),
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(disk),
            Err(e) => Err(cannot("read", root, &e)),
        }
    }

    fn walk(&mut self, folder: &Path, root: &Path, prefix: &str) -> Result<(), Diagnostic> {
        let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        for entry in entries.map_err(|e| cannot("read", folder, &e))? {
            let path = entry.path();
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            let kind = entry.file_type().map_err(|e| cannot("read", &path, &e))?;
            if kind.is_symlink() {
                if fs::canonicalize(&path).is_ok_and(|target| !target.starts_with(root)) {
                    return Err(Diagnostic::error(
                        "CG403",
                        format!("`{}` is a link that leaves the output folder", path.display()),
                    )
                    .help("remove the link: writing through it would change files elsewhere"));
                }
                self.links.insert(name);
            } else if kind.is_dir() {
                self.walk(&path, root, &format!("{name}/"))?;
                self.folders.insert(name);
            } else {
                self.files.insert(name);
            }
        }
        Ok(())
    }
}

fn same_content(path: &Path, content: &[u8]) -> io::Result<bool> {
    Ok(fs::metadata(path)?.len() == content.len() as u64 && fs::read(path)? == content)
}

/// Writes beside the target and renames, so that no reader ever sees half a file.
fn replace(target: &Path, content: &[u8]) -> io::Result<()> {
    let folder = target.parent().expect("a path below the output folder has a parent");
    let mut builder = tempfile::Builder::new();
    // Temporary files are private by default; these are meant for everyone, within the umask.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = builder.tempfile_in(folder)?;
    file.write_all(content)?;
    file.persist(target).map_err(|e| e.error)?;
    Ok(())
}

fn unified(path: &str, old: &[u8], new: &[u8]) -> String {
    let (Ok(old), Ok(new)) = (std::str::from_utf8(old), std::str::from_utf8(new)) else {
        return format!("--- {path}\n+++ {path}\nbinary files differ\n");
    };
    // Past the timeout the diff is coarser, never wrong.
    let diff = TextDiff::configure().timeout(Duration::from_millis(200)).diff_lines(old, new);
    let text =
        diff.unified_diff().context_radius(2).header(&format!("{path} (on disk)"), &format!("{path} (generated)")).to_string();
    let mut lines = text.split_inclusive('\n');
    let mut shown: String = lines.by_ref().take(DIFF_LINES).collect();
    let rest = lines.count();
    if rest > 0 {
        shown += &format!("... and {rest} more lines\n");
    }
    shown
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Diagnostic {
    Diagnostic::error("CG402", format!("cannot {what} `{}`: {error}", path.display()))
        .help("check that the path is a folder or file of yours, that you may write to it, and that the disk is not full")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(files: &[(&str, &str)]) -> Tree {
        let mut tree = Tree::new();
        files.iter().for_each(|(path, text)| tree.insert(*path, *text));
        tree
    }

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().expect("a temporary folder")
    }

    #[test]
    fn second_write_touches_nothing() {
        let root = folder();
        let tree = tree(&[("rust/src/lib.rs", "fn a() {}\n"), ("docs/index.rst", "Index\n")]);
        let first = tree.write(root.path()).expect("written");
        assert_eq!(first.written, ["docs/index.rst", "rust/src/lib.rs"]);
        let file = root.path().join("docs/index.rst");
        let before = fs::metadata(&file).and_then(|m| m.modified()).expect("a time");

        let second = tree.write(root.path()).expect("written");
        assert_eq!(second, Written { unchanged: first.written, ..Written::default() });
        assert_eq!(fs::metadata(&file).and_then(|m| m.modified()).expect("a time"), before);
    }

    #[test]
    fn orphans_and_their_folders_go() {
        let root = folder();
        tree(&[("a/old/deep.rs", ""), ("a/keep.rs", "1")]).write(root.path()).expect("written");
        fs::create_dir_all(root.path().join("empty/er")).expect("created");
        let done = tree(&[("a/keep.rs", "1")]).write(root.path()).expect("written");
        assert_eq!(done.removed, ["a/old/deep.rs"]);
        assert!(!root.path().join("a/old").exists() && !root.path().join("empty").exists());
        assert!(root.path().join("a/keep.rs").exists());
    }

    #[test]
    fn file_may_become_folder_and_back() {
        let root = folder();
        let (file, inside) = (tree(&[("x", "1")]), tree(&[("x/y", "2")]));
        for step in [&file, &inside, &file] {
            step.write(root.path()).expect("written");
            assert!(step.check(root.path()).expect("compared").is_empty());
        }
    }

    #[test]
    fn drift_names_files_and_shows_lines() {
        let root = folder();
        tree(&[("edited", "one\ntwo\n"), ("extra", "")]).write(root.path()).expect("written");
        let drift = tree(&[("edited", "one\n2\n"), ("missing", "")]).check(root.path()).expect("compared");
        assert_eq!(
            (&drift.missing[..], &drift.extra[..], &drift.differing[..]),
            (&["missing".to_owned()][..], &["extra".to_owned()][..], &["edited".to_owned()][..])
        );
        assert!(drift.diff.contains("\n-two\n+2\n"), "{}", drift.diff);
        let finding = drift.finding("generated", "cargo xtask regen").expect("a drift is a finding");
        assert!(finding.message.ends_with("1 changed, 1 missing, 1 extra"), "{}", finding.message);
        assert!(finding.help.is_some_and(|h| h.contains("cargo xtask regen")));
    }

    #[test]
    fn long_diff_is_cut() {
        let old = (0..200).map(|i| format!("{i}\n")).collect::<String>();
        let shown = unified("long", old.as_bytes(), old.replace('\n', "!\n").as_bytes());
        assert_eq!(shown.lines().count(), DIFF_LINES + 1);
        assert!(shown.ends_with("more lines\n"));
    }

    #[test]
    fn missing_root_is_all_missing() {
        let root = folder();
        let drift = tree(&[("a", "")]).check(&root.path().join("none")).expect("compared");
        assert_eq!(drift.missing, ["a"]);
    }

    #[cfg(unix)]
    #[test]
    fn link_out_of_the_folder_is_refused() {
        let (root, elsewhere) = (folder(), folder());
        fs::write(elsewhere.path().join("precious"), "p").expect("written");
        std::os::unix::fs::symlink(elsewhere.path(), root.path().join("rust")).expect("linked");
        let refused = tree(&[("rust/precious", "x")]).write(root.path()).expect_err("a link outwards");
        assert_eq!(refused.code, "CG403");
        assert_eq!(fs::read(elsewhere.path().join("precious")).expect("still there"), b"p");
    }

    #[cfg(unix)]
    #[test]
    fn link_within_the_folder_becomes_a_file() {
        let root = folder();
        tree(&[("a", "1")]).write(root.path()).expect("written");
        std::os::unix::fs::symlink("a", root.path().join("b")).expect("linked");
        tree(&[("a", "1"), ("b", "2")]).write(root.path()).expect("written");
        assert_eq!(fs::read(root.path().join("a")).expect("read"), b"1");
        assert!(!fs::symlink_metadata(root.path().join("b")).expect("there").is_symlink());
    }

    #[test]
    #[should_panic(expected = "no path below")]
    fn path_out_of_the_tree_is_a_defect() {
        tree(&[("../x", "")]);
    }
}
