//! Older majors of cudart: every wrapper is called, every symbol is in the real library, and it is another library than the newest one.

use std::collections::{BTreeMap, BTreeSet};

use cuspec::{Status as _, cudart11, cudart12};
use cuspec_codegen::facts::{self, Library, Platform};
use cuspec_tests::recorder::case::{Mode, Tally, Wrapped};
use cuspec_tests::recorder::{Of, Recorder, Without, alone};
use cuspec_tests::{repository, variable};

/// The calls of one major.
macro_rules! calls {
    ($name:ident, $file:literal) => {
        mod $name {
            #![allow(unused_imports, reason = "each major has its own kinds of values")]
            use cuspec_tests::recorder::case::{Case, Created, Tally, Wrapped};
            use cuspec_tests::recorder::pattern::{Kind, Leaf, aligned, bytes, make, make_all, pattern, patterns, word};
            use cuspec_tests::recorder::{Argument, Call, Recorder};
            include!(concat!(env!("OUT_DIR"), $file));
        }
    };
}

calls!(calls12, "/calls_cudart12.rs");
calls!(calls11, "/calls_cudart11.rs");

/// Linux symbols of a major with how many parameters they have.
fn declared(major: Library) -> BTreeMap<String, usize> {
    let facts = facts::read_dir(&repository().join("spec/facts")).expect("committed facts");
    let of_major = facts.majors.into_iter().find(|m| m.major == Some(major)).expect("the facts have the major");
    let own = of_major.headers.into_iter().filter(|h| h.library == major).flat_map(|h| h.functions);
    own.filter(|f| f.platforms.has(Platform::Linux)).map(|f| (f.name, f.params.len())).collect()
}

fn call_all(of: Of, calls: &[Wrapped], not_called: &[(&str, &str)], major: Library) {
    let recorder = Recorder::start_of(of, Without::Nothing);
    let wanted = declared(major);
    for mode in [Mode::Plain, Mode::Empty, Mode::Oversize, Mode::InteriorNul] {
        let mut tally = Tally { mode, ..Tally::default() };
        calls.iter().for_each(|wrapped| (wrapped.call)(&recorder, &mut tally));
        println!(
            "{major}, {mode:?}: {} wrappers called, {} C arguments and {} results checked; {} wrappers not called, {} arguments and results not checked",
            tally.functions,
            tally.arguments,
            tally.results,
            not_called.len(),
            tally.unchecked.len()
        );
        assert!(tally.findings.is_empty(), "{} findings:\n{}", tally.findings.len(), tally.findings.join("\n"));
        assert!(tally.functions > 0, "there are such wrappers");
        if mode == Mode::Plain {
            assert_eq!((not_called, &*tally.unchecked), (&[][..], &[][..]), "everything is called and checked");
            let called: BTreeSet<&str> = calls.iter().map(|wrapped| wrapped.symbol).collect();
            assert!(called.into_iter().eq(wanted.keys().map(String::as_str)), "every Linux symbol has a wrapper");
            assert_eq!(tally.arguments, calls.iter().map(|wrapped| wanted[wrapped.symbol]).sum::<usize>());
        }
    }
}

#[test]
fn c_sees_what_wrappers_of_cudart12_are_given() {
    if alone("c_sees_what_wrappers_of_cudart12_are_given", &[]) {
        call_all(Of::Cudart12, calls12::CALLS, calls12::NOT_CALLED, Library::Cudart12);
    }
}

#[test]
fn c_sees_what_wrappers_of_cudart11_are_given() {
    if alone("c_sees_what_wrappers_of_cudart11_are_given", &[]) {
        call_all(Of::Cudart11, calls11::CALLS, calls11::NOT_CALLED, Library::Cudart11);
    }
}

/// The names of a raw layer's symbols that the real library of a release lacks.
fn missing(major: Library, name: &str) -> Vec<String> {
    let path = variable(name);
    // SAFETY: its initialisers prepare cudart, and nothing else.
    let library = unsafe { libloading::Library::new(&path) }.unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let wanted = declared(major);
    // SAFETY: the address is not called.
    let lacks = |symbol: &&String| unsafe { library.get::<*const ()>(symbol.as_str()) }.is_err();
    let missing: Vec<String> = wanted.keys().filter(lacks).cloned().collect();
    println!("{major}: {} of {} symbols are in the real library", wanted.len() - missing.len(), wanted.len());
    missing
}

#[test]
fn every_symbol_is_in_the_real_library() {
    assert_eq!(missing(Library::Cudart12, "CUSPEC_CUDART12_LIBRARY"), [""; 0]);
    assert_eq!(missing(Library::Cudart11, "CUSPEC_CUDART11_LIBRARY"), [""; 0]);
}

#[test]
fn each_major_is_a_library_of_its_own() {
    for name in ["CUSPEC_CUDART_LIBRARY", "CUSPEC_CUDART12_LIBRARY", "CUSPEC_CUDART11_LIBRARY"] {
        variable(name);
    }
    let newest = cuspec::cudart::runtime_get_version().expect("libcudart is there");
    assert_eq!(newest, cuspec::sys::cudart::CUDART_VERSION);
    assert_eq!(cudart12::runtime_get_version().expect("libcudart of CUDA 12 is there"), cuspec::sys::cudart12::CUDART_VERSION);
    // That of CUDA 11 asks the driver first. Its own answer needs none.
    let invalid = cuspec::sys::cudart11::cudaErrorInvalidValue;
    let text = cudart11::get_error_string(invalid).expect("libcudart of CUDA 11 is there");
    assert_eq!(text, cudart12::get_error_string(cuspec::sys::cudart12::cudaErrorInvalidValue).expect("as above"));
    assert_eq!(invalid.name(), Some("cudaErrorInvalidValue"));
    assert_ne!(
        size_of::<cuspec::sys::cudart12::cudaDeviceProp>(),
        size_of::<cuspec::sys::cudart::cudaDeviceProp>(),
        "a record that CUDA 13 changed"
    );
}
