//! One run: the stages as calls.
//!
//! ```text
//! headers --parse--> facts ----+
//!             load_facts --^    +--plan--> plan --emit--> files --write | check--> repository
//!                load_spec -----+
//! ```
//! Input: the repository's root. Output: [`Files`], written or compared, and findings.
//! Invariant: a stage with errors yields nothing, and nothing is written after it.
//!
//! Every stage is a tracing span: `CUSPEC_LOG=debug cargo xtask ...` shows how long each took.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rayon::join;
use rayon::prelude::*;
use tracing::debug_span;

use crate::clang::{self, ParseInput};
use crate::diag::{Diagnostic, Sink};
use crate::edit::{self, Draft};
use crate::emit;
use crate::facts::{self, Changes, Earlier, Facts, History, Seen, release};
use crate::output::{Drift, Tree, Written, write_file};
use crate::plan::{self, Entry, Plan};
use crate::provision::{Progress, Provided};
use crate::report::{Census, Coverage, Differences, Ratchet, census, changes};
use crate::spec::{self, Spec};
use crate::version::Version;

/// A run over one repository; findings collect in it.
#[derive(Debug)]
pub struct Session {
    root: PathBuf,
    sink: Sink,
}

/// Everything that a run makes, in memory.
#[derive(Debug)]
pub struct Files {
    /// Folders that hold nothing else, by path below the root.
    pub folders: Vec<(&'static str, Tree)>,
    /// The Rust signatures of the wrapped layer, by symbol.
    pub rust_signatures: emit::safe::Signatures,
    /// The numbers of the plan.
    pub coverage: Coverage,
    /// What each emitter made of the facts.
    pub census: Census,
}

impl Files {
    /// The signatures of an entry point as users see them: language and text.
    pub fn signatures(&self, entry: &Entry<'_>) -> Vec<(&'static str, String)> {
        let rust = self.rust_signatures.get(&emit::safe::signature_key(entry)).cloned();
        let definition = format!("def {}(", entry.names.python);
        let stubs = self.folders.iter().flat_map(|(_, tree)| tree.iter()).filter(|(path, _)| path.ends_with(".pyi"));
        let python = stubs.filter(|(path, _)| path.ends_with(&format!("/{}.pyi", entry.library()))).find_map(|(_, text)| {
            let text = std::str::from_utf8(text).ok()?;
            text.lines()
                .find(|line| line.starts_with(&definition))
                .map(|line| line.trim_end_matches(" ...").trim_end_matches(':').to_owned())
        });
        [("Rust", rust), ("Python", python)].into_iter().filter_map(|(language, text)| Some((language, text?))).collect()
    }
}

const FACTS: &str = "spec/facts";
const SCHEMA: &str = "spec/schema";
const GENERATED: &str = "generated";
const DIFFERENCES: &str = "spec/peer-differences.yaml";
const RATCHET: &str = "spec/coverage.lock";

impl Session {
    /// A run over the repository at `root`.
    pub fn open(root: impl Into<PathBuf>) -> Self {
        Session { root: root.into(), sink: Sink::default() }
    }

    /// The repository.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Facts from headers. That some were not published is no finding.
    pub fn parse(&mut self, provided: &Provided, libclang: PathBuf) -> Option<Facts> {
        parse_published(provided, libclang, &mut self.sink)
    }

    /// Facts from headers with the committed history and older majors of cudart, and beside that what people wrote.
    pub fn read(&mut self, provided: &Provided, libclang: PathBuf) -> Option<(Facts, Spec)> {
        let folder = self.root.join(FACTS);
        self.with_spec(|sink| {
            let mut facts = parse(provided, libclang, sink)?;
            let history = facts::read_history(&folder).map_err(|d| sink.push(*d)).ok()?;
            facts.history = history.with(&facts);
            facts.add_majors(facts::read_majors(&folder).map_err(|found| found.into_iter().for_each(|d| sink.push(d))).ok()?);
            Some(facts)
        })
    }

    /// Facts from the headers of the newest of some releases, with the history of all, and beside that what people wrote.
    pub fn read_all(&mut self, provided: &[Provided], libclang: &Path, progress: &Progress) -> Option<(Facts, Spec)> {
        self.with_spec(|sink| {
            let _stage = debug_span!("parse_all").entered();
            let parsed: Vec<(Option<Seen>, Sink)> = provided.par_iter().map(|release| see(release, libclang, progress)).collect();
            let (seen, found): (Vec<_>, Vec<_>) = parsed.into_iter().unzip();
            found.into_iter().for_each(|found| sink.extend(found));
            let seen: Vec<Seen> = seen.into_iter().collect::<Option<_>>()?;
            let mut facts = seen.iter().max_by_key(|seen| seen.release)?.facts.clone();
            let majors = facts::major_headers(&seen);
            facts.history = History::build(seen);
            facts.add_majors(majors);
            Some(facts)
        })
    }

    /// Facts as they were committed, and beside that what people wrote.
    pub fn load(&mut self) -> Option<(Facts, Spec)> {
        let folder = self.root.join(FACTS);
        self.with_spec(|sink| {
            let _stage = debug_span!("load_facts").entered();
            facts::read_dir(&folder).map_err(|found| found.into_iter().for_each(|d| sink.push(d))).ok()
        })
    }

    fn with_spec(&mut self, facts: impl FnOnce(&mut Sink) -> Option<Facts> + Send) -> Option<(Facts, Spec)> {
        let folder = self.root.join("spec");
        let mut about_facts = Sink::default();
        let load_spec = || {
            let _stage = debug_span!("load_spec").entered();
            let mut sink = Sink::default();
            (Spec::load(&folder, &mut sink), sink)
        };
        let (facts, (spec, about_spec)) = join(|| facts(&mut about_facts), load_spec);
        self.sink.extend(about_facts);
        self.sink.extend(about_spec);
        let facts = facts?;
        self.sink.extend(facts.history.findings(&facts));
        let spec = spec.with_majors(&facts);
        Some((facts, spec))
    }

    /// Every decision. `None` when the spec has errors.
    pub fn plan<'a>(&mut self, facts: &'a Facts, spec: &'a Spec) -> Option<Plan<'a>> {
        let _stage = debug_span!("plan").entered();
        let earlier = self.earlier(facts);
        spec::validate(spec, facts, &earlier, &mut self.sink);
        let (plan, _hits) = plan::build(facts, spec);
        (!self.sink.has_errors()).then_some(plan)
    }

    /// Makes drafts that are left, and what is wrong in them, findings.
    pub fn refuse_drafts(&mut self, facts: &Facts, spec: &Spec) {
        spec::refuse_drafts(spec, facts, &self.earlier(facts), &mut self.sink);
    }

    fn earlier<'a>(&self, facts: &'a Facts) -> Earlier<'a> {
        Earlier::new(&facts.history, Some(self.root.join(FACTS)))
    }

    /// Stamps the annotations of symbols anew, and reads what people wrote again. `None` when one of them is not stale.
    pub fn bless(&mut self, facts: &Facts, spec: &Spec, symbols: &[String]) -> Option<Spec> {
        let read = |path: &Path| fs::read_to_string(self.root.join(path)).ok();
        let stamped = edit::bless(facts, spec, symbols, read).map_err(|found| found.into_iter().for_each(|d| self.sink.push(d)));
        self.write_files(stamped.ok()?)?;
        Some(Spec::load(&self.root.join("spec"), &mut self.sink).with_majors(facts))
    }

    /// Writes files of people anew, by path below the repository.
    fn write_files(&mut self, files: BTreeMap<String, String>) -> Option<()> {
        for (path, text) in files {
            write_file(&self.root.join(path), text.as_bytes()).map_err(|d| self.sink.push(d)).ok()?;
        }
        Some(())
    }

    /// The known differences from another package, see [`report::audit`](crate::report::audit).
    pub fn load_differences(&mut self) -> Option<Differences> {
        let path = Path::new(DIFFERENCES);
        let text = fs::read_to_string(self.root.join(path)).map_err(|e| self.sink.push(unreadable(DIFFERENCES, &e))).ok()?;
        spec::decode_file(&text, &path.into(), &mut self.sink)
    }

    /// All files. `None` when an emitter has lost entries or a file that is copied cannot be read.
    pub fn emit(&mut self, plan: &Plan<'_>) -> Option<Files> {
        let _stage = debug_span!("emit").entered();
        let package =
            emit::package::emit(&self.root).map_err(|e| self.sink.push(unreadable("runtime/rust/examples", &e))).ok()?;
        let python =
            emit::python::package(plan, &self.root).map_err(|e| self.sink.push(unreadable("runtime/python/cuspec", &e))).ok()?;
        let guides = emit::docs::guides(&self.root).map_err(|e| self.sink.push(unreadable("spec/guides", &e))).ok()?;
        // The reference quotes the signatures of the wrapped layer; everything else goes side by side.
        let wrapped = || {
            let (safe, signatures) = debug_span!("safe").in_scope(|| emit::safe::emit(plan));
            let docs = debug_span!("docs").in_scope(|| emit::docs::docs(plan, &signatures));
            (safe, signatures, docs)
        };
        let python_files = || join(|| emit::stubs::stubs(plan), || debug_span!("python").in_scope(|| emit::python::tables(plan)));
        let texts = || join(|| (facts::to_files(plan.facts), emit::layout::emit(plan)), python_files);
        let ((safe, rust_signatures, docs), (sys, ((facts, layout), (stubs, tables)))) =
            join(wrapped, || (debug_span!("sys").in_scope(|| emit::sys::emit(plan)), debug_span!("texts").in_scope(texts)));

        let mut generated = Tree::new();
        [sys, safe, layout, package, stubs, tables, python, docs, guides].into_iter().for_each(|files| generated.extend(files));
        let census = debug_span!("census").in_scope(|| census(plan, &generated));
        census.findings().into_iter().for_each(|d| self.sink.push(d));
        let folders = vec![(FACTS, Tree::from_files(facts)), (SCHEMA, schemas()), (GENERATED, generated)];
        let files = Files { folders, rust_signatures, coverage: Coverage::of(plan), census };
        (!self.sink.has_errors()).then_some(files)
    }

    /// The release of the committed facts, and what `new` changes. Facts are decoded only where their text differs; without
    /// readable ones nothing is known to have changed.
    pub fn changes(&mut self, files: &Files, new: &Facts) -> Option<(Version, Changes)> {
        let _stage = debug_span!("changes").entered();
        let (folder, tree) = files.folders.iter().find(|(folder, _)| *folder == FACTS).expect("facts are among the files");
        let folder = self.root.join(folder);
        if tree.matches(&folder).map_err(|d| self.sink.push(d)).ok()? {
            return Some((release(new)?, Changes::default()));
        }
        let old = facts::read_dir(&folder).ok()?;
        Some((release(&old)?, changes(&old, new)))
    }

    /// Writes drafts of what nobody has annotated, beside those that are there.
    pub fn draft(&mut self, plan: &Plan<'_>, spec: &Spec) -> Option<Vec<Draft>> {
        let _stage = debug_span!("draft").entered();
        let drafts = edit::drafts(plan, spec, |path| fs::read_to_string(self.root.join(path)).ok());
        self.write_files(drafts.iter().map(|draft| (draft.path.clone(), draft.text.clone())).collect())?;
        Some(drafts)
    }

    /// Brings the repository up to date.
    pub fn write(&mut self, files: &Files) -> Option<Vec<(&'static str, Written)>> {
        let _stage = debug_span!("write").entered();
        let ratchet = self.ratchet()?;
        let mut done = vec![];
        for (folder, tree) in &files.folders {
            match tree.write(&self.root.join(folder)) {
                Ok(written) => done.push((*folder, written)),
                Err(d) => self.sink.push(d),
            }
        }
        let now = Ratchet::of(&files.coverage);
        let raised = ratchet.map_or(now.clone(), |best| best.raised(&now));
        if let Err(d) = write_file(&self.root.join(RATCHET), raised.yaml().as_bytes()) {
            self.sink.push(d);
        }
        (!self.sink.has_errors()).then_some(done)
    }

    /// Writes the JSON Schema of what people write.
    pub fn write_schema(&mut self) -> Option<Written> {
        schemas().write(&self.root.join(SCHEMA)).map_err(|d| self.sink.push(d)).ok()
    }

    /// Compares the repository with the files, and the coverage with the best that was reached.
    pub fn check(&mut self, files: &Files) -> Vec<(&'static str, Drift)> {
        let _stage = debug_span!("check").entered();
        if let Some(Some(best)) = self.ratchet() {
            best.findings(&Ratchet::of(&files.coverage), Path::new(RATCHET)).into_iter().for_each(|d| self.sink.push(d));
        }
        let mut drifts = vec![];
        for (folder, tree) in &files.folders {
            match tree.check(&self.root.join(folder)) {
                Ok(drift) => {
                    drift.finding(folder, "cargo xtask regen").into_iter().for_each(|d| self.sink.push(d));
                    drifts.push((*folder, drift));
                }
                Err(d) => self.sink.push(d),
            }
        }
        drifts.retain(|(_, drift)| !drift.is_empty());
        drifts
    }

    /// Every finding so far, in order.
    pub fn findings(&self) -> Vec<Diagnostic> {
        self.sink.clone().sorted()
    }

    /// Adds a finding of the caller's.
    pub fn report(&mut self, finding: Diagnostic) {
        self.sink.push(finding);
    }

    fn ratchet(&mut self) -> Option<Option<Ratchet>> {
        let text = match fs::read_to_string(self.root.join(RATCHET)) {
            Ok(text) => text,
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Some(None),
            Err(e) => {
                self.sink.push(unreadable(RATCHET, &e));
                return None;
            }
        };
        Ratchet::parse(&text, Path::new(RATCHET)).map(Some).map_err(|d| self.sink.push(d)).ok()
    }
}

fn parse(provided: &Provided, libclang: PathBuf, sink: &mut Sink) -> Option<Facts> {
    let _stage = debug_span!("parse").entered();
    let input = ParseInput { linux: provided.linux.clone(), windows: provided.windows.clone(), libclang };
    clang::parse(&input, sink)
}

/// The same without the finding that some headers are missing, where nobody published them.
fn parse_published(provided: &Provided, libclang: PathBuf, sink: &mut Sink) -> Option<Facts> {
    let mut found = Sink::default();
    let facts = parse(provided, libclang, &mut found);
    let unpublished = provided.unpublished;
    found.sorted().into_iter().filter(|d| d.code != "CG110" || unpublished.is_empty()).for_each(|d| sink.push(d));
    facts
}

/// A release for the history, and what was found in its headers.
fn see(provided: &Provided, libclang: &Path, progress: &Progress) -> (Option<Seen>, Sink) {
    let release = provided.release;
    let step = progress.start(format!("reading the headers of CUDA {release}"));
    let mut sink = Sink::default();
    let facts = parse_published(provided, libclang.to_owned(), &mut sink);
    step.finish(format!("read the headers of CUDA {release}"));
    (facts.map(|facts| Seen { release, facts, unpublished: provided.unpublished }), sink)
}

fn schemas() -> Tree {
    Tree::from_files(spec::schemas().into_iter().map(|(name, text)| (PathBuf::from(name), text)))
}

fn unreadable(path: &str, error: &io::Error) -> Diagnostic {
    Diagnostic::error("CG402", format!("cannot read `{path}`: {error}")).help("restore it from version control")
}
