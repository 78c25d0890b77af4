//! Sizes, alignments, offsets, enumerators and constants of every known release: its facts and a C compiler say the same.
//!
//! The programs are made from facts that were just read from the headers of that release, and compiled with the same headers.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use std::env;
use std::fs;
use std::sync::Mutex;
use std::thread;

use cuspec_codegen::Session;
use cuspec_codegen::emit::layout;
use cuspec_codegen::facts::{Facts, Field, Platform, RecordKind};
use cuspec_codegen::provision::{self, Releases, Request, Settings};
use cuspec_codegen::version::Version;
use cuspec_tests::{c, repository};

/// Releases that are looked at at once: clang and the C compiler have a process or threads of their own.
const WORKERS: usize = 2;

/// What was compared.
#[derive(Clone, Copy, Default)]
struct Checked {
    records: usize,
    fields: usize,
    enumerators: usize,
    constants: usize,
    /// Types of members without a name: no C expression has their size. Their own members are among the fields.
    nameless: usize,
}

impl Checked {
    fn plus(self, other: Checked) -> Checked {
        Checked {
            records: self.records + other.records,
            fields: self.fields + other.fields,
            enumerators: self.enumerators + other.enumerators,
            constants: self.constants + other.constants,
            nameless: self.nameless + other.nameless,
        }
    }

    /// What the facts declare for Linux.
    fn declared(facts: &Facts) -> Checked {
        let headers = || facts.headers.iter();
        let records =
            || headers().flat_map(|h| &h.records).filter(|r| r.kind != RecordKind::Opaque && r.platforms.has(Platform::Linux));
        let fields = || records().flat_map(|r| &r.fields);
        let enums = headers().flat_map(|h| &h.enums).filter(|e| e.platforms.has(Platform::Linux));
        let in_bytes = |f: &&Field| f.bits.is_none();
        let nameless = fields().filter(|f| f.anonymous).count();
        Checked {
            records: records().count() - nameless,
            fields: fields().filter(in_bytes).count(),
            enumerators: enums.map(|e| e.enumerators.len()).sum(),
            constants: headers().flat_map(|h| &h.constants).filter(|c| c.platforms.has(Platform::Linux)).count(),
            nameless,
        }
    }

    fn words(&self) -> String {
        let Checked { records, fields, enumerators, constants, nameless } = self;
        format!(
            "{records} records, {fields} fields, {enumerators} enumerators, {constants} constants; {nameless} nameless types not asked"
        )
    }
}

/// Compares one release.
fn check(release: Version, releases: &Releases, settings: &Settings) -> Result<(Checked, Vec<String>), String> {
    let request = Request { release: Some(release), ..Request::default() };
    let provided = match provision::headers(releases, settings, &request) {
        Ok(provided) => provided,
        Err(d) if settings.offline => return Err(d.message),
        Err(d) => panic!("CUDA {release}: {d:?}"),
    };
    let libclang = provision::libclang(releases, settings).expect("a libclang");
    let mut session = Session::open(repository());
    let facts = session.parse(&provided, libclang).unwrap_or_else(|| panic!("CUDA {release}: {:#?}", session.findings()));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (mut all, mut expected) = (vec![], vec![]);
    for program in layout::programs(&facts) {
        let source = folder.path().join(program.name);
        fs::write(&source, program.source).expect("writable");
        all.extend(c::printed(&source, &provided.linux, folder.path()));
        expected.extend(program.expected);
    }
    let count = |kind: &str| expected.iter().filter(|line| line.starts_with(kind)).count();
    let declared = Checked::declared(&facts);
    assert_eq!(count("size "), declared.records, "CUDA {release}: a record is missing");
    assert_eq!(count("align "), declared.records, "CUDA {release}: a record is missing");
    assert_eq!(count("offset "), declared.fields, "CUDA {release}: a field is missing");
    assert_eq!(count("enumerator "), declared.enumerators, "CUDA {release}: an enumerator is missing");
    assert_eq!(count("constant "), declared.constants, "CUDA {release}: a constant is missing");
    assert_eq!(all.len(), expected.len(), "CUDA {release}: numbers of lines");
    let different = all.iter().zip(&expected).filter(|(c, fact)| c != fact);
    Ok((declared, different.map(|(c, fact)| format!("CUDA {release}: C says `{c}`, the facts `{fact}`")).collect()))
}

#[test]
fn every_release_has_the_layouts_of_its_facts() {
    let offline = env::var_os("CUSPEC_OFFLINE").is_some();
    let settings = Settings::from_env(offline, true).expect("a cache folder");
    let releases = Releases::load(&repository().join("spec/releases.yaml")).expect("it is committed");
    let open = Mutex::new(releases.releases.keys().copied());
    let done = Mutex::new(vec![]);
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                loop {
                    let Some(release) = open.lock().expect("no holder panics").next() else { return };
                    let checked = check(release, &releases, &settings);
                    done.lock().expect("no holder panics").push((release, checked));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no holder panics");
    done.sort_by_key(|(release, _)| *release);
    let (mut all, mut differences, mut skipped) = (Checked::default(), vec![], 0);
    for (release, checked) in done {
        match checked {
            Ok((checked, different)) => {
                println!("CUDA {release}: {}, {} differences", checked.words(), different.len());
                all = all.plus(checked);
                differences.extend(different);
            }
            Err(reason) => {
                println!("CUDA {release}: skipped, {reason}");
                skipped += 1;
            }
        }
    }
    println!("{} releases: {}, {} differences", releases.releases.len() - skipped, all.words(), differences.len());
    assert!(differences.is_empty(), "{differences:#?}");
    assert!(skipped < releases.releases.len(), "the newest release is always there");
}
