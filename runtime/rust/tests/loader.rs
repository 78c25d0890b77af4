//! Finding, opening and asking a library, against a stub that a C compiler makes.
#![cfg(unix)]

mod stub;

use std::ffi::{c_int, c_void};
use std::mem::transmute;
use std::path::Path;
use std::ptr::NonNull;
use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, thread};

use cuspec_runtime::{Error, ErrorKind, Library, LibrarySpec, Status, StatusTable, Symbol, UNAVAILABLE, Version, check};
use stub::{SPEC, StubStatus, add, give, in_own_process, part, set_path, stub, which};

#[test]
fn errors_are_one_pointer_wide() {
    assert_eq!(size_of::<Error>(), size_of::<usize>());
    assert_eq!(size_of::<Result<(), Error>>(), size_of::<usize>());
    assert_eq!(size_of::<Result<u64, Error>>(), 2 * size_of::<usize>());
}

#[test]
fn a_library_that_is_not_there_lists_what_was_tried() {
    static LIBRARY: Library = Library::new(SPEC);
    static ADD: Symbol = Symbol::new(&LIBRARY, c"stubAdd", None, None);
    if part().is_none() {
        return in_own_process(
            "a_library_that_is_not_there_lists_what_was_tried",
            "bare",
            &[("CUDA_PATH", Path::new("/nowhere"))],
        );
    }
    assert!(!ADD.is_available());
    assert!(!LIBRARY.is_available());
    let error = Error::from(ADD.get().expect_err("no library"));
    let ErrorKind::LibraryNotFound(failure) = error.kind() else { panic!("{error}") };
    let places: Vec<&str> = failure.tried.iter().map(|tried| tried.place.as_str()).collect();
    let expected =
        ["libcuspec-stub.so.1", "libcuspec-stub.so", "$CUDA_HOME", "$CONDA_PREFIX", "/nowhere", "$VIRTUAL_ENV", "/nonexistent"];
    assert_eq!(places, expected);
    let message = error.to_string();
    assert!(message.starts_with("the stub library was not found; install the stub\n  tried libcuspec-stub.so.1: "), "{message}");
    assert!(failure.tried.iter().all(|tried| !tried.reason.is_empty()));
}

#[test]
fn what_the_system_says_of_a_file_is_told() {
    static MISSING: Library = Library::new(SPEC);
    static BROKEN: Library = Library::new(SPEC);
    let reason = |library: &'static Library, path: &Path| {
        set_path(library, path).expect("not open yet");
        let error = library.open().expect_err("it is no library");
        let ErrorKind::LibraryNotFound(failure) = error.kind() else { panic!("{error}") };
        assert_eq!(failure.tried[0].place, path.display().to_string());
        failure.tried[0].reason.clone()
    };
    let reason_of_missing = reason(&MISSING, Path::new("/nowhere/library.so"));
    assert!(reason_of_missing.contains("No such file") && !reason_of_missing.contains("/nowhere"), "{reason_of_missing}");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("library.so");
    fs::write(&path, "no library at all, though it is a file").expect("writable");
    let reason_of_broken = reason(&BROKEN, &path);
    assert!(!reason_of_broken.is_empty() && reason_of_broken != reason_of_missing, "{reason_of_broken}");
    assert!(!reason_of_broken.contains("dlopen failed"), "{reason_of_broken}");
}

#[test]
fn a_missing_symbol_names_its_release_and_the_library_goes_on() {
    static LIBRARY: Library = Library::new(SPEC);
    static NEW: Symbol = Symbol::new(&LIBRARY, c"stubNew", None, Some(Version::new(13, 0)));
    static ADD: Symbol = Symbol::new(&LIBRARY, c"stubAdd", None, None);
    set_path(&LIBRARY, stub()).expect("not open yet");
    for _ in 0..2 {
        let error = Error::from(NEW.get().expect_err("the stub has no such function"));
        let message = "the stub library (CUDA 12.4) has no function stubNew, which came with CUDA 13.0; update the stub";
        assert_eq!(error.to_string(), message);
        assert_eq!(error.function(), Some("stubNew"));
    }
    let mut sum = 0;
    assert_eq!(add(&ADD, &mut sum, 2, 3).expect("it has this one"), 0);
    assert_eq!(sum, 5);
    assert_eq!(LIBRARY.path(), Some(stub()));
}

#[test]
fn a_code_keeps_its_number_known_or_not() {
    static LIBRARY: Library = Library::new(SPEC);
    static RETURN: Symbol = Symbol::new(&LIBRARY, c"stubReturn", None, None);
    static OTHER_STATUS: StatusTable = StatusTable { type_name: "otherStatus", name: |_| None, hint: |_| None };
    static OTHER: Library = Library::new(LibrarySpec { status: &OTHER_STATUS, ..SPEC });
    static OTHER_RETURN: Symbol = Symbol::new(&OTHER, c"stubReturn", None, None);
    set_path(&LIBRARY, stub()).expect("not open yet");
    let fail = |code| check(&RETURN, give(&RETURN, code).expect("it is there")).expect_err("not zero");

    let known = fail(2);
    assert_eq!(known.to_string(), "stubReturn failed: STUB_OUT_OF_MEMORY (2); free some memory");
    assert!(known.is(StubStatus::OUT_OF_MEMORY));
    assert!(!Error::status(&OTHER_RETURN, 2).is(StubStatus::OUT_OF_MEMORY));
    assert_eq!(StubStatus::OUT_OF_MEMORY.name(), known.name());

    for code in [998, -1, i32::MIN, i32::MAX] {
        let unknown = fail(code);
        assert_eq!(unknown.code(), Some(code));
        assert_eq!(unknown.to_string(), format!("stubReturn failed: code {code} (unknown to this version of cuspec)"));
        assert!(!unknown.is(StubStatus::OUT_OF_MEMORY));
    }
    assert!(check(&RETURN, give(&RETURN, 0).expect("it is there")).is_ok());
}

#[test]
fn an_error_carries_a_compilers_log_across_threads() {
    static LIBRARY: Library = Library::new(SPEC);
    static RETURN: Symbol = Symbol::new(&LIBRARY, c"stubReturn", None, None);
    let error = Error::status(&RETURN, 6).with_log("k.cu(1): error\n".to_owned());
    let error: Box<dyn std::error::Error + Send + Sync> = error.into();
    let message = thread::spawn(move || error.to_string()).join().expect("no panic");
    assert_eq!(message, "stubReturn failed: code 6 (unknown to this version of cuspec)\nk.cu(1): error");
}

#[test]
fn a_failure_is_remembered_until_it_is_lifted() {
    static LIBRARY: Library = Library::new(SPEC);
    static ADD: Symbol = Symbol::new(&LIBRARY, c"stubAdd", None, None);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("late.so");
    set_path(&LIBRARY, &path).expect("not open yet");
    let missing = ADD.get().expect_err("no file yet");
    fs::copy(stub(), &path).expect("a copy");
    assert!(!ADD.is_available(), "no search on every call");
    LIBRARY.open().expect("an explicit attempt searches again");
    assert!(ADD.is_available());
    let told_late = Error::from(missing);
    assert!(matches!(told_late.kind(), ErrorKind::LibraryNotFound(failure) if failure.tried.len() == 1), "{told_late}");
    let error = set_path(&LIBRARY, "other.so").expect_err("open");
    assert_eq!(error.to_string(), "the stub is already in use; make the choice before the first call");
}

#[test]
fn a_file_that_is_no_library_is_an_error() {
    static TEXT: Library = Library::new(SPEC);
    static FOLDER: Library = Library::new(SPEC);
    static NUL: Library = Library::new(SPEC);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("text.so");
    fs::write(&path, "not a library").expect("writable");
    for (library, path) in [(&TEXT, path.as_path()), (&FOLDER, folder.path()), (&NUL, Path::new("a\0b.so"))] {
        set_path(library, path).expect("not open yet");
        let error = library.open().expect_err("not a library");
        assert!(matches!(error.kind(), ErrorKind::LibraryNotFound(failure) if failure.tried.len() == 1), "{error}");
        assert_eq!(library.version(), None);
    }
}

#[test]
fn the_environment_names_the_file_or_the_folder() {
    const NAME: &str = "the_environment_names_the_file_or_the_folder";
    static LIBRARY: Library = Library::new(SPEC);
    static CHOSEN: Library = Library::new(SPEC);
    let Some(part) = part() else {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let toolkit = folder.path().join("lib64");
        let package = folder.path().join("lib/python3.11/site-packages/nvidia/stub/lib");
        for place in [&toolkit, &package] {
            fs::create_dir_all(place).expect("writable");
            fs::copy(stub(), place.join("libcuspec-stub.so")).expect("a copy");
        }
        // An older Python without the package, and one whose number sorts wrongly as text.
        fs::create_dir_all(folder.path().join("lib/python3.9/site-packages")).expect("writable");
        in_own_process(NAME, "file", &[("CUSPEC_TEST_LIBRARY", stub())]);
        in_own_process(NAME, "wrong file", &[("CUSPEC_TEST_LIBRARY", Path::new("/nowhere.so")), ("CUDA_HOME", folder.path())]);
        in_own_process(NAME, "toolkit", &[("CUSPEC_TEST_LIBRARY", Path::new("")), ("CUDA_HOME", folder.path())]);
        in_own_process(NAME, "package", &[("VIRTUAL_ENV", folder.path())]);
        return;
    };
    let opened = LIBRARY.open();
    let ending = match part.as_str() {
        "wrong file" => {
            let error = opened.expect_err("an explicit choice is not passed over");
            assert!(matches!(error.kind(), ErrorKind::LibraryNotFound(failure) if failure.tried.len() == 1), "{error}");
            set_path(&CHOSEN, stub()).expect("not open yet");
            return CHOSEN.open().expect("the program's choice stands over the variable");
        }
        "file" => "stub.so",
        "toolkit" => "lib64/libcuspec-stub.so",
        _ => "python3.11/site-packages/nvidia/stub/lib/libcuspec-stub.so",
    };
    opened.expect("it is there");
    assert!(LIBRARY.path().is_some_and(|path| path.ends_with(ending)), "{LIBRARY:?}");
}

#[test]
fn many_threads_resolve_at_once() {
    static LIBRARY: Library = Library::new(SPEC);
    static ADD: Symbol = Symbol::new(&LIBRARY, c"stubAdd", None, None);
    static NEW: Symbol = Symbol::new(&LIBRARY, c"stubNew", None, None);
    set_path(&LIBRARY, stub()).expect("not open yet");
    let start = Barrier::new(16);
    let run = || {
        start.wait();
        let mut sum = 0;
        let status = add(&ADD, &mut sum, 2, 3).map_err(Error::from);
        (status.expect("it is there"), sum, NEW.is_available())
    };
    let results: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..16).map(|_| scope.spawn(run)).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    assert!(results.iter().all(|result| *result == (0, 5, false)));
}

#[test]
fn the_default_stream_is_chosen_once() {
    const NAME: &str = "the_default_stream_is_chosen_once";
    static LIBRARY: Library = Library::new(SPEC);
    static PLAIN: Symbol = Symbol::new(&LIBRARY, c"stubLegacyOnly", None, None);
    static STREAM: Symbol = Symbol::new(&LIBRARY, c"stubStream", Some(c"stubStream_ptsz"), None);
    static LEGACY_ONLY: Symbol = Symbol::new(&LIBRARY, c"stubLegacyOnly", Some(c"stubLegacyOnly_ptsz"), None);
    let Some(part) = part() else {
        let variable = "CUSPEC_PER_THREAD_DEFAULT_STREAM";
        in_own_process(NAME, "unset", &[]);
        in_own_process(NAME, "0", &[(variable, Path::new("0"))]);
        in_own_process(NAME, "1", &[(variable, Path::new("1"))]);
        in_own_process(NAME, "call over variable", &[(variable, Path::new("0"))]);
        return;
    };
    set_path(&LIBRARY, stub()).expect("not open yet");
    assert_eq!(which(&PLAIN).expect("has no variant, so freezes nothing"), 1);
    if part == "call over variable" {
        cuspec_runtime::set_per_thread_default_stream(false).expect("nothing depends on it yet");
        cuspec_runtime::set_per_thread_default_stream(true).expect("nothing depends on it yet");
    }
    let on = part == "1" || part == "call over variable";
    assert_eq!(cuspec_runtime::per_thread_default_stream(), on);
    assert_eq!(which(&STREAM).expect("it is there"), if on { 2 } else { 1 });
    cuspec_runtime::set_per_thread_default_stream(on).expect("no change");
    let error = cuspec_runtime::set_per_thread_default_stream(!on).expect_err("in use");
    assert!(matches!(error.kind(), ErrorKind::AlreadyInUse { .. }));
    match which(&LEGACY_ONLY) {
        Ok(which) => assert!(!on && which == 1),
        // Falling back to the other default stream would lose the program's ordering without a word.
        Err(error) => assert!(on && error.to_string().contains("stubLegacyOnly_ptsz"), "{error}"),
    }
}

#[test]
fn a_first_call_resolves_once_and_tells_what_is_missing() {
    static LIBRARY: Library = Library::new(SPEC);
    static NOWHERE: Library = Library::new(SPEC);
    static RETURN: Symbol = Symbol::with_first_call(&LIBRARY, c"stubReturn", None, None, first_return as *const ());
    static NEW: Symbol = Symbol::with_first_call(&LIBRARY, c"stubNew", None, None, first_of_none as *const ());
    static LOST: Symbol = Symbol::with_first_call(&NOWHERE, c"stubReturn", None, None, first_of_lost as *const ());
    static FIRST_CALLS: AtomicUsize = AtomicUsize::new(0);

    unsafe extern "C" fn first_return(code: c_int) -> c_int {
        FIRST_CALLS.fetch_add(1, Ordering::Relaxed);
        let found = RETURN.resolve().expect("the stub has it");
        // SAFETY: the stub declares the function with this signature.
        unsafe { transmute::<NonNull<c_void>, unsafe extern "C" fn(c_int) -> c_int>(found)(code) }
    }
    unsafe extern "C" fn first_of_none(_: c_int) -> c_int {
        NEW.resolve().map_or(UNAVAILABLE, |_| 0)
    }
    unsafe extern "C" fn first_of_lost(_: c_int) -> c_int {
        LOST.resolve().map_or(UNAVAILABLE, |_| 0)
    }
    fn call(symbol: &'static Symbol, code: c_int) -> Result<(), Error> {
        let entry = symbol.entry();
        // SAFETY: a function of the stub or its first call, which take one number.
        check(symbol, unsafe { transmute::<*mut c_void, unsafe extern "C" fn(c_int) -> c_int>(entry)(code) })
    }

    set_path(&LIBRARY, stub()).expect("not open yet");
    set_path(&NOWHERE, "/nowhere.so").expect("not open yet");
    assert_eq!(call(&RETURN, 998).expect_err("not zero").code(), Some(998));
    assert!(call(&RETURN, 0).is_ok());
    assert_eq!(FIRST_CALLS.load(Ordering::Relaxed), 1);
    assert!(RETURN.is_available() && !NEW.is_available() && !LOST.is_available());
    for _ in 0..2 {
        assert!(matches!(call(&NEW, 0).expect_err("not there").kind(), ErrorKind::MissingSymbol { name: "stubNew", .. }));
        assert!(matches!(call(&LOST, 0).expect_err("not there").kind(), ErrorKind::LibraryNotFound(_)));
    }
    assert_eq!(call(&RETURN, UNAVAILABLE).expect_err("not zero").code(), Some(UNAVAILABLE), "it was called and said so");
}
