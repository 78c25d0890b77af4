//! Whole releases in miniature: folders, platforms, and what is missing from them.

use std::path::{Path, PathBuf};

use cuspec_codegen::clang::{self, ParseInput};
use cuspec_codegen::diag::{Diagnostic, Severity, Sink};
use cuspec_codegen::facts::{Facts, HeaderFacts, Layout, Library, Platform, Platforms};

use crate::support::{Find, libclang};

const LINUX: &[&str] = &[
    "cuda.h",
    "cudaEGL.h",
    "cudaGL.h",
    "cudaVDPAU.h",
    "cudaProfiler.h",
    "cuda_runtime_api.h",
    "cuda_runtime.h",
    "cuda_egl_interop.h",
    "cuda_gl_interop.h",
    "cuda_vdpau_interop.h",
    "cuda_profiler_api.h",
    "nvrtc.h",
];
const WINDOWS: &[&str] = &[
    "cuda.h",
    "cudaGL.h",
    "cudaD3D9.h",
    "cudaD3D10.h",
    "cudaD3D11.h",
    "cudaProfiler.h",
    "cuda_runtime_api.h",
    "cuda_runtime.h",
    "cuda_gl_interop.h",
    "cuda_d3d9_interop.h",
    "cuda_d3d10_interop.h",
    "cuda_d3d11_interop.h",
    "cuda_profiler_api.h",
    "nvrtc.h",
];

struct Release {
    root: tempfile::TempDir,
}

impl Release {
    /// Empty headers for both platforms.
    fn new() -> Self {
        let release = Release { root: tempfile::tempdir().expect("a temporary folder") };
        for (folder, names) in [("linux", LINUX), ("windows", WINDOWS)] {
            names.iter().for_each(|name| release.write(folder, name, b""));
        }
        // cudart's tag that the Direct3D headers use without `struct`.
        release.both("cuda_runtime_api.h", "struct cudaArray;");
        release
    }

    fn folder(&self, name: &str) -> PathBuf {
        self.root.path().join(name)
    }

    fn write(&self, folder: &str, name: &str, text: &[u8]) {
        let path = self.folder(folder).join(name);
        std::fs::create_dir_all(path.parent().expect("inside the folder")).expect("writable");
        std::fs::write(path, text).expect("writable");
    }

    fn both(&self, name: &str, text: &str) {
        self.write("linux", name, text.as_bytes());
        self.write("windows", name, text.as_bytes());
    }

    fn remove(&self, path: &str) {
        std::fs::remove_file(self.root.path().join(Path::new(path))).expect("it was there");
    }

    fn parse(&self) -> (Option<Facts>, Vec<Diagnostic>) {
        let (linux, windows) = (vec![self.folder("linux")], Some(vec![self.folder("windows")]));
        let mut sink = Sink::default();
        let facts = clang::parse(&ParseInput { linux, windows, libclang: libclang() }, &mut sink);
        (facts, sink.sorted())
    }

    fn facts(&self) -> Facts {
        let (facts, found) = self.parse();
        assert!(found.iter().all(|d| d.severity < Severity::Error), "{found:#?}");
        facts.expect("no errors")
    }

    fn codes(&self) -> Vec<&'static str> {
        let (facts, found) = self.parse();
        assert!(facts.is_none());
        found.iter().map(|d| d.code).collect()
    }
}

fn header<'a>(facts: &'a Facts, name: &str) -> &'a HeaderFacts {
    facts.headers.iter().find(|h| h.header == name).unwrap_or_else(|| panic!("no facts of {name}"))
}

#[test]
fn a_missing_header_fails_and_does_not_produce_less() {
    let release = Release::new();
    release.remove("linux/cudaEGL.h");
    release.remove("windows/nvrtc.h");
    assert_eq!(release.codes(), ["CG102", "CG102"]);
}

#[test]
fn releases_without_profiler_headers_are_known() {
    let release = Release::new();
    release.remove("linux/cudaProfiler.h");
    let (facts, found) = release.parse();
    assert!(facts.is_some());
    assert_eq!(found.iter().map(|d| (d.code, d.severity)).collect::<Vec<_>>(), [("CG110", Severity::Warning)]);
}

#[test]
fn platforms_are_joined_item_by_item() {
    let release = Release::new();
    let shared = "typedef struct P_st { long a; char b; } P;\nenum E { HIGH = 0x80000000 };\nint cuBoth(P p);\n";
    release.both("cuda.h", shared);
    release.both("nvrtc.h", "#ifdef _WIN32\ntypedef unsigned long long u64;\n#define CB __stdcall\nint nvrtcWin(void);\n#else\n#include <stdint.h>\ntypedef uint64_t u64;\n#define CB\n#endif\ntypedef void (CB *F)(u64);\n");
    release.write("windows", "cudaD3D9.h", b"int cuD3D9GetDevice(int *d, IDirect3DDevice9 *p);");
    let facts = release.facts();
    let cuda = header(&facts, "cuda.h");
    assert_eq!(cuda.record("P_st").windows, Some(Layout { size: 8, align: 4, offsets: vec![0, 4] }));
    assert_eq!((cuda.record("P_st").size, cuda.enumeration("E").enumerators[0].value), (16, 0x8000_0000));
    assert!(cuda.function("cuBoth").platforms.is_all());
    let nvrtc = header(&facts, "nvrtc.h");
    assert_eq!(nvrtc.function("nvrtcWin").platforms, Platforms::only(Platform::Windows));
    assert_eq!((nvrtc.typedef("u64"), nvrtc.typedef("F")), ("uint64_t".to_owned(), "fn(u64) -> void".to_owned()));
    assert_eq!(header(&facts, "cudaD3D9.h").functions[0].platforms, Platforms::only(Platform::Windows));
    let device = header(&facts, "d3d9.h");
    assert_eq!(
        (device.library, &device.record("IDirect3DDevice9").platforms),
        (Library::Platform, &Platforms::only(Platform::Windows))
    );
}

#[test]
fn platforms_that_disagree_are_reported() {
    let release = Release::new();
    release.write("linux", "cuda.h", b"int f(int a); struct S { int a; }; \n#define V 1\n");
    release.write("windows", "cuda.h", b"int f(float a); struct S { int b; }; \n#define V 2\n");
    assert_eq!(release.codes(), ["CG108", "CG108", "CG108"]);
}

#[test]
fn opaque_tags_belong_to_the_first_library_that_mentions_them() {
    let release = Release::new();
    release.both("cuda.h", "typedef struct CUstream_st *CUstream;");
    release
        .both("cuda_runtime_api.h", "struct cudaArray;\ntypedef struct CUstream_st *cudaStream_t;\nint cudaUse(cudaStream_t s);");
    let facts = release.facts();
    assert_eq!(header(&facts, "cuda.h").record("CUstream_st").size, 0);
    let names: Vec<_> = header(&facts, "cuda_runtime_api.h").records.iter().map(|r| r.name.as_str()).collect();
    assert_eq!(names, ["cudaArray"]);
}

#[test]
fn comments_that_are_not_utf8_are_read_with_a_warning() {
    let release = Release::new();
    release.write("linux", "cuda.h", b"/** \\param[out] p - caf\xe9 */\nint f(int *p);\n");
    release.write("windows", "cuda.h", b"int f(int *p);\n");
    let (facts, found) = release.parse();
    assert!(header(&facts.expect("only a warning"), "cuda.h").function("f").params[0].doc.is_some());
    let span = found[0].span.as_ref().expect("a place");
    assert_eq!((found[0].code, span.line, span.column), ("CG109", 1, 24));
}

#[test]
fn system_headers_of_the_folder_are_not_read() {
    let release = Release::new();
    release.both("crt/host_defines.h", "#error the real one needs more headers");
    release.both("cuda.h", "#include \"crt/host_defines.h\"\n__host__ int f(void);");
    assert_eq!(header(&release.facts(), "cuda.h").functions.len(), 1);
}

#[test]
fn a_header_beside_its_includer_in_a_second_folder_adds_nothing() {
    let release = Release::new();
    release.both("cuda.h", "#ifndef G\n#define G\nint f(void);\n#endif");
    release.remove("windows/cudaProfiler.h");
    release.write("extra", "cudaProfiler.h", b"#include \"cuda.h\"\nint cuProfilerStart(void);");
    release.write("extra", "cuda.h", b"#ifndef G\n#define G\nint f(void);\nint other(void);\n#endif");
    let mut sink = Sink::default();
    let folders = |first: &str| vec![release.folder(first), release.folder("extra")];
    let input = ParseInput { linux: folders("linux"), windows: Some(folders("windows")), libclang: libclang() };
    let facts = clang::parse(&input, &mut sink).unwrap_or_else(|| panic!("{:#?}", sink.sorted()));
    assert_eq!(facts.headers.iter().filter(|h| h.header == "cuda.h").count(), 1);
    assert!(header(&facts, "cuda.h").function("f").platforms.is_all());
}

#[test]
fn a_header_that_the_scan_did_not_foresee_is_refused() {
    let release = Release::new();
    release.both("cuda.h", "#define HIDDEN \"hidden.h\"\n#include HIDDEN\n");
    release.both("hidden.h", "int f(void);");
    assert!(release.codes().contains(&"CG114"));
}

#[test]
fn a_library_that_is_no_libclang_is_refused() {
    let mut sink = Sink::default();
    let not_there = Path::new("no/such/libclang.so");
    assert!(clang::parse_header("", "a.h", not_there, &mut sink).is_none());
    assert_eq!(sink.sorted()[0].code, "CG100");
}
